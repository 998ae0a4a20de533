"""desktop/games/ganymede/blows.py: comparisons in their order, and who is asked when for its 7s."""

import pytest

from desktop.engine.frames import frame_from_json, frame_to_json
from desktop.engine.match import Match, Seat
from desktop.games.ganymede import GAME
from desktop.games.ganymede.blows import Strike
from desktop.games.ganymede.state import HP, PHASE, SHOWDOWN, GanymedeState
from tests.games.ganymede.fields import hp, legal, notes, play, preview, ruling, showdown

# ---- the 7: "You may add 2 to the damage you deal to your opponent."


@pytest.mark.parametrize(("used", "left"), [("sevens:1", 15 - 2 - 2), ("sevens:0", 15 - 2)])
def test_a_7_may_add_2_to_the_damage_or_be_left(used: str, left: int) -> None:
    state = showdown("7 9", "8 6")
    assert state.decider() == 0 and legal(state) == ["sevens:1", "sevens:0"]
    assert hp(play(state, used)) == [15, left]


@pytest.mark.parametrize("used", [2, 1, 0])
def test_each_copy_adds_2_and_any_number_of_them_may_be_used(used: int) -> None:
    state = showdown("7 7", "5 8")
    assert legal(state) == ["sevens:2", "sevens:1", "sevens:0"]
    assert hp(play(state, f"sevens:{used}")) == [15, 15 - 2 - 2 * used]


def test_who_deals_no_damage_is_not_asked() -> None:
    # "the damage you deal": a row that is weaker, or bust, deals none.
    assert hp(showdown("7 8", "9 9")) == [13, 15]
    assert hp(showdown("7 7 8", "5 8")) == [13, 15]
    assert hp(showdown("7 9 8", "10 7 9")) == [15, 15]


@ruling("sevens_asked")
def test_the_strengths_are_told_and_no_damage_is_dealt_while_the_7_is_asked_for() -> None:
    state = showdown("7 9", "8 6")
    assert notes(state, "strength", "hit") == [("strength", 0, 16), ("strength", 1, 14)] and hp(state) == [15, 15]
    assert state.counters[PHASE] == SHOWDOWN
    play(state, "sevens:1")
    assert notes(state, "strength", "hit") == [("hit", 1, 4)]


@ruling("sevens_asked")
@pytest.mark.parametrize("starter", [0, 1])
def test_on_a_tie_both_are_asked_the_start_player_first_and_then_both_blows_fall(starter: int) -> None:
    # Rulebook, Showdown Phase: "Beginning with the Start Player"; "they both deal damage to their opponent".
    state = showdown("7 8", "7 8", disc=0, starter=starter)
    assert state.decider() == starter
    play(state, "sevens:0")
    assert state.decider() == 1 - starter and hp(state) == [15, 15]
    play(state, "sevens:1")
    expected = [15 - 2, 15 - 2]
    expected[starter] -= 2
    assert hp(state) == expected


def test_of_two_on_a_tie_only_who_has_a_7_is_asked() -> None:
    for starter in (0, 1):
        state = showdown("9 6", "7 8", disc=0, starter=starter)
        assert state.decider() == 1
        assert hp(play(state, "sevens:1")) == [15 - 4, 15 - 2]


def test_exactly_21_counts_besides_and_the_10_caps_last() -> None:
    # Rulebook, second question: "3 damage for playing 3 cards, 1 damage for reaching 21 and 2 damage for the effect of
    # the card 7, normally adds up to 6 damage. However ... only takes of 3 damage."
    assert hp(play(showdown("7 8 6", "9 9"), "sevens:0")) == [15, 15 - 3 - 1]
    assert hp(play(showdown("7 8 6", "9 9"), "sevens:1")) == [15, 15 - 3 - 1 - 2]
    # Asked for also where the cap leaves nothing to add to.
    for used, uncapped in (("sevens:1", 6), ("sevens:0", 4)):
        told = notes(play(showdown("4 6 7", "10 10"), used), "capped", "hit")
        assert told == [("capped", 1, uncapped), ("hit", 1, 3)]
    assert notes(play(showdown("7 8", "10 2"), "sevens:0"), "capped", "hit") == [("hit", 1, 2)]


def test_both_may_fall_and_a_7_may_be_what_it_takes() -> None:
    # "The game ends when a player's HP drops to 0 or below."
    for used, over in (("sevens:1", True), ("sevens:0", False)):
        state = play(showdown("7 9", "8 6", hp=(15, 4)), used)
        assert state.over is over and hp(state) == [15, 0 if over else 2]


# ---- against Purple


@ruling("sevens_asked")
def test_red_is_asked_before_its_own_blow_and_green_before_its_own() -> None:
    # Rulebook, (5) Damage Calculation Phase (Red), then (6) Damage Calculation Phase (Green).
    state = showdown("7 9", "7 8", "4 4 4", mode="coop")
    assert state.decider() == 0 and notes(state, "strength") == [("strength", 0, 16), ("strength", 2, 12)]
    play(state, "sevens:0")
    assert notes(state, "hit", "strength") == [("hit", 2, 2), ("strength", 1, 15), ("strength", 2, 12)]
    assert state.decider() == 1
    assert hp(play(state, "sevens:1")) == [15, 15, 15 - 2 - 4]


@ruling("sevens_asked")
def test_the_automated_purple_uses_its_7s_and_is_not_asked() -> None:
    state = showdown("5", "5", "7 7 4", mode="coop")
    assert notes(state, "hit") == [("hit", 0, 7), ("hit", 1, 7)]


def test_a_win_by_red_spares_green_the_question() -> None:
    # "The game ends when the Purple camp's HP drops to 0 or below."
    state = play(showdown("7 9", "7 8", "4 4 4", mode="coop", hp=(15, 15, 4)), "sevens:1")
    assert state.over and hp(state) == [15, 15, 0]
    state = play(showdown("7 9", "7 8", "4 4 4", mode="coop", hp=(15, 15, 4)), "sevens:0")
    assert not state.over and state.decider() == 1


def test_green_fights_on_after_red_fell() -> None:
    state = showdown("5", "7 9", "10 2", mode="coop", hp=(1, 15, 15))
    assert state.decider() == 1 and hp(state)[0] == 0
    assert hp(play(state, "sevens:1")) == [0, 15, 15 - 3]


@ruling("sevens_asked", "human_purple")
def test_purple_s_player_is_asked_in_each_fight_after_the_player() -> None:
    # Rulebook, 3-Player Game: "the game procedure is the same as that for the Cooperative Game for 2 Players."
    state = showdown("7 4", "5", "7 4", mode="three")
    asked = []
    for text in ("sevens:1", "sevens:0", "sevens:1"):
        asked.append(state.decider())
        play(state, text)
    assert asked == [0, 2, 2] and hp(state) == [15 - 2, 15 - 4, 15 - 4]


# ---- what waits


def waiting(**more: object) -> GanymedeState:
    """Green is asked second, and Red has left one of its two 7s."""
    return play(showdown("7 7 4", "7 8 3", **more), "threes:red:0", "sevens:1")  # type: ignore[arg-type]


def test_a_position_at_the_question_can_be_written_and_read() -> None:
    state = waiting()
    frame = state.stack[-1]
    assert isinstance(frame, Strike) and frame == Strike(1, 0, 1, 1)
    assert frame.fits(state) and frame_from_json(frame_to_json(frame), GanymedeState.frames, state) == frame
    assert hp(play(state, "sevens:1")) == [15 - 5, 15 - 5]


@pytest.mark.parametrize(
    "wrong",
    [
        Strike(0, 0, 1, 1),  # Red is asked first
        Strike(1, 1, 1, 1),  # in battle Red's is the comparison
        Strike(1, 0, 2, 1),
        Strike(1, 0, 1, 3),  # Red has two 7s
        Strike(1, 0, 1, -1),
        Strike(0, 0, 0, 1),  # nobody has been asked before
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: Strike) -> None:
    assert not wrong.fits(waiting())


def test_nobody_is_asked_without_a_7_or_a_blow() -> None:
    state = waiting()
    assert not Strike(0, 0, 0, 0).fits(showdown("A 9", "7 8"))  # no 7
    state.counters[PHASE] -= 1
    assert not state.stack[-1].fits(state)  # type: ignore[union-attr]
    behind = showdown("7 A", "9 A")
    assert not Strike(0, 0, 0, 0).fits(behind)
    fallen = showdown("7 9", "7 8", "4 4 4", mode="coop")
    assert Strike(0, 0, 0, 0).fits(fallen) and Strike(1, 1, 0, 0).fits(fallen)
    fallen.counters[HP[1]] = 0
    assert not Strike(1, 1, 0, 0).fits(fallen)


def test_nothing_passes_by_itself_and_the_answer_may_be_taken_back_until_the_other_decides() -> None:
    match = Match(GAME, [Seat("Mara"), Seat("Ivo")], "battle", {}, 1, start=showdown("7 8", "7 8"))
    step = match.submit(0, GAME.verbs.parse("sevens:1"))
    assert step.forced == () and match.undoable(0) == 1
    match.submit(1, GAME.verbs.parse("sevens:1"))
    assert match.undoable(0) == 0


def test_each_answer_is_told_with_the_damage_it_leaves() -> None:
    state = showdown("7 7", "5 8")
    told = [preview(state, text) for text in legal(state)]
    assert told == [[("note.harm", dealt, 0, False)] for dealt in (6, 4, 2)]
    second = waiting()
    assert [preview(second, text)[0][1:3] for text in legal(second)] == [(5, 5), (3, 5)]

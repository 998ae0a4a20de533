"""desktop/engine/match.py: the strict edge, forced moves, and what can be taken back."""

from typing import Any

import pytest

from desktop.engine.actions import Action
from desktop.engine.match import IllegalAction, Match, Seat, Step, ai_seed
from desktop.engine.record import digest
from desktop.engine.state import State
from tests.engine import pouch
from tests.engine.pouch import DECK, GAME, MOON, STAR, STONE, TABLE, Looked, Stash, Turn, hand


def new(seats: int = 2, practice: bool = False, start: State | None = None, **options: Any) -> Match:
    people = [Seat(f"seat {number}") for number in range(seats)]
    return Match(GAME, people, "circle", options, seed=1, salt="salt", practice=practice, start=start)


def do(match: Match, text: str) -> Step:
    return match.submit(match.state.decider(), pouch.at(match.state, text))


def laid_out(own: list[int], deck: list[int]) -> State:
    """Two seats: these cards in the hand of seat 0 and in the deck, a stone with seat 1."""
    state: State = GAME.blank(pouch.pouch_setting(2))
    for zone, cards in ((hand(0), own), (DECK, deck), (hand(1), [STONE])):
        for card in cards:
            state.spawn(card, zone)
    state.stack.append(Turn(0))
    return state


# ---- the strict edge


# Rule 7: `apply` is unchecked, `Match.submit` is the strict edge: what is illegal changes nothing.
@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (1, Action("draw"), "seat 1 is not to act"),
        (-1, Action("draw"), "seat -1 is not to act"),
        (7, Action("draw"), "seat 7 is not to act"),
        (0, Action("done"), "done is not allowed here"),
        (0, Action("play", MOON), "play is not allowed here"),
        (0, Action("dance"), "dance is not allowed here"),
        (0, Action("give", STAR, 0), "give is not allowed here"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(seat: int, action: Action, reason: str) -> None:
    match = new(start=laid_out([STAR, STAR], [STONE, STAR]))
    before = digest(match.state)
    with pytest.raises(IllegalAction) as error:
        match.submit(seat, action)
    assert str(error.value) == reason
    assert (digest(match.state), match.steps, match.state.decider()) == (before, [], 0)


def test_nothing_is_allowed_after_the_end() -> None:
    match = new(turns=1)
    do(match, "draw")
    assert match.over and match.outcome().scores == (0.0, 0.0)
    with pytest.raises(IllegalAction, match="the game is over"):
        match.submit(0, Action("draw"))


def test_a_step_tells_what_happened() -> None:
    start = laid_out([STAR], [STONE, STAR])
    step = do(new(start=start), "draw")
    assert (step.seat, step.action, step.forced, step.learned) == (0, Action("draw"), (), 0b01)
    assert [event.verb for event in step.events] == ["move", "count"]
    assert step.before.to_json() == start.to_json()


def test_a_match_does_not_touch_the_position_it_starts_from() -> None:
    start = laid_out([STAR], [STONE, STAR])
    before = start.to_json()
    do(new(start=start), "draw")
    assert start.to_json() == before


def test_a_match_shows_seats_their_views() -> None:
    match = new(seats=3)
    assert match.view(1) == GAME.view(match.state, 1) and match.view(None) == GAME.view(match.state, None)
    assert match.info(0).legal == match.state.legal() and match.info(1).legal == []


# ---- forced moves


# Rule 8: a choice with one option is made by the match, and recorded, unless the frame says it must be seen.
def test_a_forced_move_is_made_and_recorded() -> None:
    match = new(start=laid_out([MOON, STONE], [STAR]))
    step = do(match, "stash:stone")  # the moon comes before it: only `done` is left
    assert step.forced == ((0, Action("done")),)
    assert match.state.decider() == 1
    assert match.actions() == [step.action, Action("done")]


def test_a_free_choice_is_put_before_the_player() -> None:
    match = new(start=laid_out([MOON, STONE], [STAR]))
    step = do(match, "stash:moon")
    assert step.forced == () and match.state.stack[-1] == Stash(0, MOON)
    assert [pouch.VERBS.text(action) for action in match.state.legal()] == ["stash:stone", "done"]


def test_a_frame_that_must_be_seen_is_put_before_the_player_with_one_option() -> None:
    match = new(start=laid_out([STONE], [STAR]))
    step = do(match, "look")
    assert step.forced == () and match.state.stack[-1] == Looked(0)
    assert match.state.legal() == [Action("leave")]


def test_forced_moves_at_the_start_are_the_opening() -> None:
    start = laid_out([], [])
    start.stack[-1] = Stash(0, 0)
    start.stack.insert(0, pouch.Pass(0))
    match = new(start=start)
    assert match.opening == ((0, Action("done")),) and match.actions() == [Action("done")]
    assert match.state.decider() == 1 and match.steps == []
    assert [event.verb for event in match.opening_events] == ["count", "count"]


# ---- undo


# Rule 10: undo reaches back until the deciding seat learned something or another seat decided.
@pytest.mark.parametrize(
    ("text", "back"),
    [
        ("play:star", 1),  # shows a card of one's own
        ("show:star", 1),
        ("give:star:seat1", 1),
        ("stash:moon", 1),
        ("draw", 0),
        ("look", 0),
    ],
)
def test_what_can_be_taken_back(text: str, back: int) -> None:
    match = new(start=laid_out([MOON, STAR], [STONE, STAR]))
    before = digest(match.state)
    do(match, text)
    after = digest(match.state)
    assert match.undoable(0) == back
    assert match.undo(0) == bool(back)
    assert digest(match.state) == (before if back else after)
    assert match.undos == back


def test_a_shuffle_that_the_seat_can_see_the_result_of_moves_the_horizon(monkeypatch: pytest.MonkeyPatch) -> None:
    def shuffled(zone: int) -> Match:
        def play(self: Turn, state: State, action: Action) -> None:
            state.shuffle(zone)
            state.stack[-1] = Turn(1)

        monkeypatch.setattr(Turn, "choose", play)
        match = new(start=laid_out([MOON, STAR], [STONE, STAR]))
        do(match, "draw")
        return match

    assert shuffled(hand(0)).undoable(0) == 0
    assert shuffled(DECK).undoable(0) == 1
    assert shuffled(hand(1)).undoable(0) == 1


def test_undo_goes_back_step_by_step_to_the_horizon() -> None:
    match = new(start=laid_out([MOON, STAR, STONE], [STONE, STAR]))
    do(match, "look")
    digests = [digest(match.state)]
    do(match, "leave")
    digests.append(digest(match.state))
    assert match.undoable(0) == 1  # `leave` taught nothing; `look` did
    assert match.undo(0) and digest(match.state) == digests[0]
    assert match.undoable(0) == 0 and not match.undo(0)


def test_what_another_seat_learned_does_not_hold_the_seat_back() -> None:
    match = new(start=laid_out([MOON, STAR], [STONE, STAR]))
    step = do(match, "give:star:seat1")
    assert step.learned == 0b10 and match.undoable(0) == 1


def test_the_decision_of_another_seat_is_the_horizon() -> None:
    match = new(start=laid_out([MOON, STAR], [STONE, STAR]))
    do(match, "play:star")
    do(match, "show:stone")
    assert match.undoable(0) == 0 and match.undoable(1) == 1
    assert not match.undo(0)
    assert match.undo(1) and match.undoable(0) == 1


def test_undo_takes_forced_moves_back_too() -> None:
    match = new(start=laid_out([MOON, STONE], [STAR]))
    before = digest(match.state)
    do(match, "stash:stone")
    assert match.undo(0) and digest(match.state) == before and match.actions() == []


def test_after_an_undo_the_game_goes_on_and_logs() -> None:
    match = new(start=laid_out([MOON, STAR], [STONE, STAR]))
    do(match, "play:star")
    match.undo(0)
    step = do(match, "play:moon")
    assert [event.verb for event in step.events] == ["move", "turn", "count"]
    assert match.state.zones[TABLE] == [pouch.DARK_MOON]


def test_redo_plays_what_was_undone() -> None:
    match = new(start=laid_out([MOON, STAR, STONE], [STONE, STAR]))
    do(match, "stash:moon")
    do(match, "stash:star")
    after, actions = digest(match.state), match.actions()
    assert match.undo(0) and match.undo(0) and match.redoable == 2
    assert match.redo(1) is None  # not seat 1's to redo
    assert match.redo(0) is not None and match.redo(0) is not None
    assert (digest(match.state), match.actions(), match.redoable) == (after, actions, 0)
    assert match.redo(0) is None
    assert match.undos == 2


def test_another_decision_drops_what_could_be_redone_and_the_same_one_keeps_it() -> None:
    match = new(start=laid_out([MOON, STAR, STONE], [STONE, STAR]))
    for text in ("stash:moon", "stash:star"):
        do(match, text)
    match.undo(0)
    match.undo(0)
    do(match, "stash:moon")  # by hand, as it was
    assert match.redoable == 1
    do(match, "done")
    assert match.redoable == 0


def test_practice_lifts_the_horizon() -> None:
    match = new(practice=True, start=laid_out([MOON, STAR], [STONE, STAR, STAR]))
    before = digest(match.state)
    do(match, "draw")
    do(match, "draw")
    after = digest(match.state)
    assert match.undoable(0) == 1
    assert match.undo(0) and digest(match.state) == before  # and what seat 1 did since
    assert match.redo(0) is not None and match.redo(1) is not None
    assert digest(match.state) == after


def test_there_is_nothing_to_undo_at_the_start() -> None:
    match = new(practice=True)
    assert not match.undo(0) and match.undos == 0


# ---- seats


def test_opponents_have_seeds_of_their_own() -> None:
    seeds = {ai_seed(seed, seat) for seed in range(50) for seat in range(4)}
    assert len(seeds) == 200 and ai_seed(1, 0) == ai_seed(1, 0)
    assert all(0 <= seed < 2**48 for seed in seeds)


def test_a_salt_is_made_up_unless_given() -> None:
    people = (Seat("a"), Seat("b"))
    salts = {Match(GAME, people, "circle", {}, seed=1).salt for _ in range(3)}
    assert len(salts) == 3 and all(len(salt) == 32 for salt in salts)

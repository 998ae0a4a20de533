"""desktop/games/ganymede/prospects.py: what every action is worth, as a chance to win."""

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede import GAME
from desktop.games.ganymede.cards import VALUE
from desktop.games.ganymede.judgement import Row
from desktop.games.ganymede.prospects import (
    Draws,
    Pile,
    after_meeting,
    chance,
    judge,
    own_pile,
    standing_of,
    with_card,
)
from desktop.games.ganymede.state import DISCARD, GREEN, HP, PURPLE, RED, STACK_OF, GanymedeState
from tests.games.ganymede.fields import card, drawing, play, ranks, showdown


def row(camp: int, text: str) -> Row:
    return tuple(sorted(card(camp, rank) for rank in text.split()))


def worths(state: GanymedeState) -> dict[str, float]:
    judged = judge(InfoSet(GAME, state, state.decider()), Rng(1))
    return {GAME.verbs.text(action): worth for action, worth in judged}


# ---- standings


def test_the_two_of_battle_share_the_chance() -> None:
    state = showdown("9 9 8", "9 9 8", hp=(12, 5))
    red, green = (chance(standing_of(state, camp)) for camp in (RED, GREEN))
    assert red > 0.5 > green and red + green == pytest.approx(1.0)


@pytest.mark.parametrize(("hp", "red"), [((3, 0), 1.0), ((0, 3), 0.0), ((0, 0), 1.0)])
def test_a_fall_ends_a_battle_and_the_disc_breaks_a_double_one(hp: tuple[int, int], red: float) -> None:
    state = showdown("9 9 8", "9 9 8")
    assert chance(standing_of(state, RED)._replace(hp=hp, disc=RED)) == red
    assert chance(standing_of(state, GREEN)._replace(hp=hp, disc=RED)) == 1.0 - red


def test_against_purple_its_fall_wins_whoever_else_fell() -> None:
    at = standing_of(showdown("9 9 8", "9 9 8", "10 10 4", mode="three"), RED)
    assert chance(at._replace(hp=(0, 0, 0))) == 1.0 and chance(at._replace(hp=(0, 0, 1))) == 0.0
    assert 0.0 < chance(at._replace(hp=(0, 5, 5))) < chance(at._replace(hp=(5, 5, 5))) < 1.0
    assert chance(at._replace(camp=PURPLE)) == pytest.approx(1.0 - chance(at))


def test_a_meeting_takes_hit_points_a_card_of_the_damaged_and_says_who_takes_first() -> None:
    at = standing_of(drawing(rows=("9 9", "8 8", "")), RED)
    after = after_meeting(at, (row(RED, "9 9"), row(GREEN, "8 8")))
    assert after.hp == (15, 13)
    # Green loses an 8, which is a relief, and takes before Red.
    assert after.owned[GREEN] - at.owned[GREEN] > at.picks[0] == after.owned[RED] - at.owned[RED]  # two 3s are there
    both = after_meeting(at, (row(RED, "8 8"), row(GREEN, "8 8")))
    assert both.hp == (13, 13)


def test_green_is_not_hit_by_what_red_meets() -> None:
    at = standing_of(drawing(seat=1, mode="coop", rows=("9", "8", "7")), GREEN)
    after = after_meeting(at, (row(RED, "5"), row(GREEN, "9 9"), row(PURPLE, "7 10")))
    assert after.hp[GREEN] == 15 and after.hp[RED] < 15 and after.hp[PURPLE] == 15 - 2


# ---- drawing


def pile(known: str = "", below: str = "", discard: str = "") -> Pile:
    return Pile(tuple(card(RED, rank) for rank in known.split()), row(RED, below), row(RED, discard))


def against(text: str) -> Draws:
    """Red draws, and will meet this row."""
    return Draws(standing_of(drawing(rows=("9", "8", "")), RED), [(((), row(GREEN, text)), 1.0)])


def test_drawing_is_the_mean_over_every_card_with_the_best_that_follows() -> None:
    draws = against("9 8")
    own = row(RED, "9 5")
    five_six, five_eight = with_card(own, card(RED, "6")), with_card(own, card(RED, "8"))
    assert sum(VALUE[each] for each in five_six) == 20
    assert draws.best(five_six, pile(below="8")) == draws.stop(five_six)
    assert draws.draw(own, pile(below="6 8")) == pytest.approx((draws.stop(five_six) + draws.stop(five_eight)) / 2)
    assert draws.draw(own, pile("6", "8")) == pytest.approx(draws.stop(five_six))
    assert draws.stop(five_six) > draws.stop(own) > 0.0


def test_a_full_row_or_one_past_21_draws_no_more() -> None:
    draws = against("9 8")
    for text in ("5 6 2 2", "9 8 6"):
        assert draws.best(row(RED, text), pile(below="A")) == draws.stop(row(RED, text))


def test_drawing_goes_on_from_the_discard_pile_when_the_deck_runs_out() -> None:
    draws = against("9 9")
    # 9, then 6 at the deck's end, then 6 from the pile reach 21; the deck alone would not beat 18.
    assert draws.draw(row(RED, "9"), pile(below="6", discard="6")) == draws.stop(row(RED, "9 6 6"))
    assert draws.stop(row(RED, "9 6 6")) > draws.stop(row(RED, "9 6"))


def test_a_2_still_to_come_will_fetch_what_serves_best() -> None:
    draws = against("9 9")
    worth = draws.draw(row(RED, "5 8"), pile("2", "9 9", "5 6"))
    assert worth == draws.stop(row(RED, "5 8 2 6"))
    assert worth > draws.best(row(RED, "5 8 2"), pile("", "9 9", "5 6"))


def test_a_2_that_plays_its_card_fetches_into_the_row() -> None:
    draws = Draws(standing_of(drawing(rows=("9", "8", "")), RED), [(((), row(GREEN, "9 9")), 1.0)], played=True)
    assert draws.fetched(row(RED, "9 4 2"), pile(below="9", discard="6"), card(RED, "6")) == draws.stop(
        row(RED, "9 4 2 6")
    )


def test_a_4_still_to_come_will_choose_between_the_next_two() -> None:
    draws = against("9 9")
    low, high = draws.stop(row(RED, "9 4 6")), draws.stop(row(RED, "9 4 8"))
    assert high > low
    assert draws.peeked(row(RED, "9 4"), pile(below="6 8")) == pytest.approx(high)
    assert draws.draw(row(RED, "9"), pile("4", "6 8")) == pytest.approx(high)


def test_the_own_pile_knows_what_a_4_put_on_top() -> None:
    state = drawing(rows=("5 4", "9", ""), decks=("6 8 9", "8 8 6 5", ""), discards=("6", "", ""))
    assert own_pile(state, RED).known == ()
    play(state, "turn_up:black_4", "look", "top:red_8")
    own = own_pile(state, RED)
    assert (ranks(own.known), ranks(own.below), ranks(own.discard)) == ("8 9", "6", "6")


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    own = own_pile(drawing(rows=("5 4", "9", ""), decks=("", "8", ""), discards=("6 9", "", "")), RED)
    assert [(ranks([top]), ways, rest.any()) for top, ways, rest in own.tops()] == [("6", 1, True), ("9", 1, True)]
    assert not Pile((), (), ()).any()


# ---- all decisions


@pytest.mark.parametrize("mode", ["battle", "coop", "three"])
def test_every_action_of_whole_games_is_judged_as_a_chance(mode: str) -> None:
    state, rng = GAME.new(3 if mode == "three" else 2, mode, {"round_limit": 4}, 7), Rng(2)
    verbs = set()
    while not state.over:
        offered = state.legal()
        judged = judge(InfoSet(GAME, state, state.decider()), rng)
        assert [action for action, _ in judged] == offered
        assert all(0.0 <= worth <= 1.0 for _, worth in judged)
        verbs |= {action.verb for action in offered}
        state.apply(offered[rng.below(len(offered))])
    assert {"take", "draw", "stop"} <= verbs


def test_an_announcement_foresees_the_answer() -> None:
    # 20 against 20: Green's own 3 then takes 1 from Red, so only -1 leaves a tie.
    worth = worths(showdown("9 8 3", "9 8 3", disc=0))
    assert max(worth, key=lambda text: worth[text]) == "threes:green:-1"


def test_the_card_that_a_2_takes_is_the_one_that_reaches_21() -> None:
    state = drawing(rows=("9 4 2", "9", ""), decks=("9 9", "8 8 6 5", ""), discards=("6 5 9", "", ""))
    play(state, "turn_up:black_2")
    worth = worths(state)
    assert max(worth, key=lambda text: worth[text]) == "fetch:red_6"


def best(state: GanymedeState) -> str:
    """What is worth most."""
    worth = worths(state)
    return max(worth, key=lambda text: worth[text])


def test_all_7s_are_used_and_foreseen_in_what_is_announced_before() -> None:
    for hp in ((15, 15), (15, 2), (2, 15)):
        assert best(showdown("7 7", "8 5", hp=hp)) == "sevens:2"
    assert best(showdown("4 6 7", "10 10")) == "sevens:1"  # even where a 10 lets no more through
    state = showdown("7 7 3", "9 8")
    foreseen = worths(state)["threes:green:-1"]
    assert worths(play(state, "threes:green:-1"))["sevens:2"] == pytest.approx(foreseen)


def test_a_2_or_4_is_turned_up_only_where_that_helps() -> None:
    idle = drawing(rows=("9 2", "9", ""), decks=("9 9", "8 8 6 5", ""))
    worth = worths(idle)
    assert worth["turn_up:black_2"] < max(worth["draw"], worth["stop"])
    assert best(drawing(rows=("9 4", "9", ""), decks=("", "8 8 6 5", ""), discards=("9", "", ""))) != "turn_up:black_4"
    state = drawing(rows=("9 4", "9", ""), decks=("6 8 9", "8 8 6 5", ""))
    assert best(state) == "turn_up:black_4" and best(play(state, "turn_up:black_4")) == "look"


def test_a_2_turned_up_is_left_where_every_card_does_harm() -> None:
    # The deck's last card, a 6, makes 21 for sure; what lies in the pile would bust in its place.
    state = drawing(rows=("9 4 2", "9 9", ""), decks=("6", "8 8 6 5", ""), discards=("9 9", "", ""))
    assert best(play(state, "turn_up:black_2")) == "leave"


def test_taking_first_a_3_is_kept_from_the_other() -> None:
    state = showdown("9 9 8", "9 9 8")
    assert state.counters[HP[0]] == 15 and state.legal()[0].verb == "take"
    worth = worths(state)
    assert max(worth, key=lambda text: worth[text]) == "take:black_3"


@pytest.mark.parametrize(("theirs", "taken"), [("9 9 8", "take:black_4"), ("9 4 8", "take:black_7")])
def test_a_7_is_taken_before_a_4_once_the_other_takes_4s_too(theirs: str, taken: str) -> None:
    state = showdown("9 9", theirs, disc=0)
    while state.legal()[0].verb != "take":
        state.apply(state.legal()[0])
    for _ in range(3):
        state.move(STACK_OF[card(RED, "3")], 0, DISCARD[RED])
    while state.decider() != RED:
        state.apply(state.legal()[0])
    worth = worths(state)
    assert max(worth, key=lambda text: worth[text]) == taken

"""desktop/games/ganymede/prospects.py: what every action is worth, as a chance to win."""

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede import GAME
from desktop.games.ganymede.cards import VALUE
from desktop.games.ganymede.judgement import Row
from desktop.games.ganymede.outlook import Outlook
from desktop.games.ganymede.prospects import AgainstFoe, Draws, Pile, judge, own_pile
from desktop.games.ganymede.reckoning import with_card
from desktop.games.ganymede.state import GREEN, HP, RED, GanymedeState
from tests.games.ganymede.fields import card, drawing, play, ranks, showdown


def row(camp: int, text: str) -> Row:
    return tuple(sorted(card(camp, rank) for rank in text.split()))


def worths(state: GanymedeState) -> dict[str, float]:
    judged = judge(InfoSet(GAME, state, state.decider()), Rng(1))
    return {GAME.verbs.text(action): worth for action, worth in judged}


# ---- drawing


def pile(known: str = "", below: str = "", discard: str = "") -> Pile:
    return Pile(tuple(card(RED, rank) for rank in known.split()), row(RED, below), row(RED, discard))


def meeting(text: str) -> AgainstFoe:
    # Late: at first a lost card and the first choice among the black ones may be worth two hit points.
    state = drawing(rows=("9", "8", ""), hp=(4, 4))
    return AgainstFoe(Outlook(state, RED), [{row(GREEN, text): 1.0}] * 5)


def against(text: str) -> Draws:
    """Red draws, and will meet this row."""
    return Draws(meeting(text))


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
    draws = Draws(meeting("9 9"), played=True)
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

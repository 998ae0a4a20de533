"""desktop/games/ganymede/odds.py: exact chances, from what the seat may know."""

from fractions import Fraction

from desktop.engine.rng import Rng
from desktop.games.ganymede import GAME
from desktop.games.ganymede.odds import bust_chance, next_cards, row_sum, stands
from tests.games.ganymede.fields import drawing, play, ranks


def test_the_chance_counts_the_own_deck_s_cards() -> None:
    # 15 so far: 8 and 9 pass 21, 5 and 6 do not, 6 makes exactly 21.
    state = drawing(rows=("9 6", "6", ""), decks=("5 6 8 9", "8", ""))
    view = GAME.view(state, 0)
    assert (row_sum(view, 0), ranks(next_cards(view)), bust_chance(view)) == (15, "5 6 8 9", Fraction(1, 2))


def test_an_a_counts_1() -> None:
    assert bust_chance(GAME.view(drawing(rows=("9 A", "6", ""), decks=("9 8", "8", "")), 0)) == 0
    assert bust_chance(GAME.view(drawing(rows=("9 6 6", "6", ""), decks=("A", "8", "")), 0)) == 1


def test_one_a_stands_for_11_as_long_as_that_stays_within_21() -> None:
    sums = {"9 6": (15, 15), "6 4": (10, 10), "9 A": (10, 20), "A A": (2, 12), "6 4 A": (11, 21), "9 2 A": (12, 12)}
    for row, both in sums.items():
        assert stands(GAME.view(drawing(rows=(row, "6", "")), 0)) == both


def test_a_card_seen_with_a_4_or_fetched_with_a_2_is_certain() -> None:
    state = play(drawing(rows=("9 4", "6", ""), decks=("5 6 9", "8", "")), "turn_up:black_4", "look", "top:red_9")
    assert bust_chance(GAME.view(state, 0)) == 1 and ranks(next_cards(GAME.view(state, 0))) == "9"
    state = play(
        drawing(rows=("9 2", "6", ""), decks=("9", "8", ""), discards=("5", "", "")), "turn_up:black_2", "fetch:red_5"
    )
    assert bust_chance(GAME.view(state, 0)) == 0


def test_a_known_card_lower_down_is_no_longer_among_the_unknown() -> None:
    state = drawing(rows=("9 4", "6", ""), decks=("5 6 9", "8", ""))
    play(state, "turn_up:black_4", "look", "top:red_9", "draw")  # the 6 is next
    assert ranks(next_cards(GAME.view(state, 0))) == "6"


def test_with_an_empty_deck_the_discard_pile_is_what_comes() -> None:
    state = drawing(rows=("9 6", "6", ""), discards=("5 9", "", ""))
    assert bust_chance(GAME.view(state, 0)) == Fraction(1, 2)
    assert bust_chance(GAME.view(drawing(rows=("9 6", "6", "")), 0)) is None


def test_the_chance_is_that_of_sampled_worlds() -> None:
    state = drawing(rows=("9 6", "6", ""), decks=("5 6 8 9 A", "8", ""), discards=("2 3", "", ""))
    chance = bust_chance(GAME.view(state, 0))
    assert chance is not None
    tops = [GAME.resample(state, 0, Rng(seed)).zones[6][-1] for seed in range(2000)]
    bust = sum(15 + int(ranks([card]).replace("A", "1")) > 21 for card in tops)
    assert abs(bust / 2000 - float(chance)) < 0.04

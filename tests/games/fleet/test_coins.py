"""Coins: 25 of 1,000, 15 of 5,000 and 10 of 10,000, and change."""

from hypothesis import given
from hypothesis import strategies as st

from desktop.engine.text import Text
from desktop.games.fleet.cards import COINS
from desktop.games.fleet.coins import granted, payable, purses, told, worth
from tests.games.fleet.fields import ruling


def test_the_coins_are_those_of_the_materials_list() -> None:
    # Rulebook: "Currency - (25) 1,000; (15) 5,000; (10) 10,000".
    assert COINS == ((10_000, 10), (5_000, 15), (1_000, 25))


def test_everybody_begins_with_one_coin_of_5000_and_three_of_1000() -> None:
    # Rulebook: "Each Player takes (1) 5,000 coin and (3) 1,000 coins for their starting money".
    assert purses(8000, 8000) == (((0, 1, 3), (0, 1, 3)), (10, 13, 19))


@ruling("change")
def test_the_bank_changes_to_the_fewest_coins() -> None:
    assert purses(17_000, 0).seats[0] == (1, 1, 2)
    # No coin of 10,000 is left for the second.
    assert purses(100_000, 26_000).seats == ((10, 0, 0), (0, 5, 1))


@given(st.integers(0, 100), st.integers(0, 100))
def test_coins_are_never_lost_and_make_the_sum(first: int, second: int) -> None:
    made = purses(first * 1000, second * 1000)
    for at, (_, copies) in enumerate(COINS):
        assert sum(each[at] for each in (*made.seats, made.bank)) == copies and made.bank[at] >= 0
    if first + second <= 100:
        assert [worth(coins) for coins in made.seats] == [first * 1000, second * 1000]
        assert payable(first * 1000, second * 1000)


@ruling("change")
def test_a_bank_that_runs_dry_pays_what_it_has() -> None:
    assert granted(8000, 3000, 8000) == 11_000
    assert granted(190_000, 6000, 8000) == 192_000 and not payable(193_000, 8000)


def test_a_sum_is_written_in_thousands() -> None:
    assert told(11_000) == Text("fleet.money", (11,)) and told(0) == Text("fleet.no_money")

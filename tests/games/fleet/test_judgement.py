"""What ships and money are worth to the rule of thumb."""

from desktop.games.fleet.cards import CATALOG
from desktop.games.fleet.judgement import Prices, Strength, strength, wealth
from tests.games.fleet.fields import market


def test_a_side_is_what_flies_gear_and_scrap_apart() -> None:
    state = market("goshawk gun_pod", "vekk", fleets=("rivet", ""), bays=("beacon", ""), scraps=("osprey", ""))
    assert strength(state, 0) == Strength(5 + 1 + 2, 6 + 3 + 5, 3)


def test_a_strong_ship_is_worth_more_and_gear_nothing() -> None:
    prices = Prices(Strength(100, 100, 25))
    ark, goshawk, gun_pod = (prices.of(CATALOG.numbers[name]) for name in ("meridian_ark", "goshawk", "gun_pod"))
    assert ark > goshawk > 0 == gun_pod
    # Near the end every ship counts.
    assert Prices(Strength(8, 8, 2)).of(CATALOG.numbers["goshawk"]) > 5 * goshawk


def test_the_next_coin_is_worth_less_to_the_rich() -> None:
    assert wealth(0) == 0 < wealth(21_000) - wealth(20_000) < wealth(3000) - wealth(2000)

"""What positions and ships are worth."""

from typing import Any

import pytest

from desktop.games.fleet.cards import CATALOG
from desktop.games.fleet.judgement import Prices, Strength, afield, compare, odds, strength, wealth
from tests.games.fleet.fields import market

EVEN: dict[str, Any] = {"fleets": ("rivet lantern", "kri ssil")}


def test_a_side_is_what_flies_gear_and_scrap_apart() -> None:
    state = market("goshawk gun_pod", "vekk", fleets=("rivet", ""), bays=("beacon", ""), scraps=("osprey", ""))
    assert strength(state, 0) == Strength(5 + 1 + 2, 6 + 3 + 5, 3)
    assert afield(state.zones[2]) == Strength(5, 6, 1)
    assert Strength(10, 8, 4).less(Strength(4, 2, 2), 0.5) == Strength(8, 7, 3)


def test_equal_sides_are_even_and_the_two_see_the_opposite() -> None:
    side = Strength(30, 30, 8)
    assert compare(side, side) == 0.0
    assert compare(side, Strength(20, 30, 8)) > 0 > compare(Strength(20, 30, 8), side)
    state = market("goshawk", "vekk", **EVEN)
    assert odds(state, 0) == pytest.approx(-odds(state, 1))


def test_fewer_ships_of_the_same_strength_are_better() -> None:
    assert compare(Strength(30, 30, 6), Strength(30, 30, 9)) > 0


def test_a_strong_ship_is_worth_more_and_gear_nothing() -> None:
    prices = Prices(Strength(100, 100, 25))
    ark, goshawk, gun_pod = (prices.of(CATALOG.numbers[name]) for name in ("meridian_ark", "goshawk", "gun_pod"))
    assert ark > goshawk > 0 == gun_pod
    # Near the end every ship counts.
    assert Prices(Strength(8, 8, 2)).of(CATALOG.numbers["goshawk"]) > 5 * goshawk


def test_a_battle_that_is_won_counts_before_it_is_fought() -> None:
    now = odds(market("osprey", "kri", **EVEN), 0)
    assert now > odds(market("osprey", "kri deflector barrier_ring bastion_field", **EVEN), 0)


def test_in_a_stalemate_the_side_that_comes_closer_is_ahead() -> None:
    behind = market("goshawk", "vekk bastion_field", **EVEN)
    assert odds(behind, 0) < odds(market("goshawk", "vekk", **EVEN), 0)


def test_the_next_coin_is_worth_less_to_the_rich() -> None:
    assert wealth(0) == 0 < wealth(21_000) - wealth(20_000) < wealth(3000) - wealth(2000)

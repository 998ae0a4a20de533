"""What counts of a position."""

from math import log
from typing import Any

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.fleet import GAME
from desktop.games.fleet.features import NAMES, features, untouched
from desktop.games.fleet.state import FleetState
from desktop.games.fleet.weights import WEIGHTS
from tests.games.fleet.fields import blank, flipping, market, play

FLEETS: dict[str, Any] = {"fleets": ("rivet osprey", "kri ssil")}


def told(state: FleetState, name: str, seat: int = 0) -> float:
    return features(state, seat)[NAMES.index(name)]


def begun(earth: str, skaxar: str, **table: Any) -> FleetState:
    """A turn in which nobody has done anything yet."""
    return market(earth, skaxar, last=0, **table)


def test_each_feature_has_a_weight() -> None:
    assert len(WEIGHTS) == len(NAMES) == len(features(begun("goshawk", "vekk"), 0))


def test_what_one_side_has_the_other_lacks() -> None:
    for state in (
        begun("goshawk", "vekk", money=(9, 4), scraps=("lantern", ""), shop="repair_scout", **FLEETS),
        market("goshawk gun_pod", "vekk kri ablative_plate", money=(3, 14), **FLEETS),
    ):
        assert features(state, 0) == pytest.approx([-each for each in features(state, 1)])
        assert any(features(state, 0))


def test_a_turn_has_begun_until_somebody_buys_or_lets_it_be() -> None:
    table: dict[str, Any] = {"shop": "gun_pod", "dealer": "", **FLEETS}
    assert untouched(begun("goshawk", "vekk", **table))
    assert not untouched(play(begun("goshawk", "vekk", **table), "done"))
    assert not untouched(play(begun("goshawk", "vekk", **table), "buy:gun_pod"))
    assert not untouched(blank())


def test_the_ships_of_a_new_turn_count_as_still_to_come() -> None:
    waiting = blank(fleets=("goshawk rivet osprey", "vekk kri ssil"))
    state = begun("goshawk", "vekk", **FLEETS)
    assert features(state, 0) == pytest.approx(features(waiting, 0))
    assert features(market("goshawk", "vekk", **FLEETS), 0) != pytest.approx(features(waiting, 0))


def test_later_in_a_turn_the_battle_counts_as_fought() -> None:
    # 6 against 5 destroys Vekk, whose 5 do not break 6: three thousand, and an asteroid for the other.
    state = market("goshawk gun_pod", "vekk", money=(1, 1), **FLEETS)
    fought = blank(bays=("goshawk", ""), scraps=("", "vekk"), money=(4, 1), **FLEETS)
    names = ("guns", "shields", "might", "hulls", "hits")
    assert [told(state, name) for name in names] == pytest.approx([told(fought, name) for name in names])
    assert told(state, "money") == pytest.approx(log(1 + 4 / 5) - log(1 + 3.5 / 5))
    none_left = market("goshawk gun_pod", "vekk", money=(1, 1), asteroids="", **FLEETS)
    assert told(none_left, "money") == pytest.approx(log(1 + 4 / 5) - log(1 + 1 / 5))


def test_few_strong_ships_count_for_more_than_as_much_in_many() -> None:
    # Firepower 8 in one, and in four.
    state = blank(fleets=("osprey", "tik tok kru tak"))
    assert told(state, "guns") == pytest.approx(log(65) - log(17))


def test_the_next_battle_is_weighed_by_all_ships_that_may_come() -> None:
    # Rivet 1/3 and Osprey 8/3 against Kri 3/1 and Ssil 4/3: Osprey breaks both, Rivet none; Ssil both, Kri none.
    assert told(blank(**FLEETS), "hits") == pytest.approx(0.5 * 0.15 - 0.5 * 0.2)
    # Beside Rivet, and beside Kri with three more points of Shield: still Osprey breaks both, 9 against 5 and 7, and
    # Ssil both, 7 against 6; what stands falls with what comes.
    standing = market("rivet", "kri barrier_ring", flipped=(-1, -1), last=0, **FLEETS)
    assert told(standing, "hits") == pytest.approx(0.5 * 0.25 - 0.5 * 0.3)


def test_wrecks_count_while_something_unsold_brings_them_back() -> None:
    table: dict[str, Any] = {"scraps": ("lantern plumbline", ""), "money": (3, 3), **FLEETS}
    assert told(blank(shop="redraw", **table), "wrecks") == 0.0
    later, now = blank(dealer="repair_scout", **table), blank(shop="repair_scout repair_scout", **table)
    mass = 1 + 3 + 8 + 3
    assert told(later, "wrecks") == told(now, "wrecks") == pytest.approx(8 / (mass + 10))
    assert told(later, "wrecks_now") == 0.0 < told(now, "wrecks_now")
    assert told(blank(shop="repair_scout", **table | {"money": (2, 3)}), "wrecks_now") == 0.0


def test_what_lies_where_unseen_does_not_count() -> None:
    """Every world that the seat can imagine says the same: nobody knows an order, and both know what is left."""
    state = GAME.new(2, "battle", GAME.settle({}), 11)
    for _ in range(30):
        info = InfoSet(GAME, state, state.decider())
        worlds = [info.sample(Rng(seed)) for seed in range(5)]
        assert len({tuple(features(world, info.seat)) for world in worlds}) == 1  # type: ignore[arg-type]
        state.apply(GAME.bots.greedy(info, Rng(1)))


def test_after_a_battle_nobody_has_a_formation() -> None:
    state = flipping(fleets=("rivet", "kri"))
    assert untouched(state) and told(state, "hits") == 0.0

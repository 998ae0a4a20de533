"""Of actions that come to the same a search looks at one."""

from typing import Any

from desktop.ai.agent import worth_trying
from desktop.engine.infoset import InfoSet
from desktop.games.fleet import GAME
from desktop.games.fleet.alike import apart
from desktop.games.fleet.state import FleetState
from tests.games.fleet.fields import market, play

TABLE: dict[str, Any] = {"fleets": ("rivet lantern", "kri ssil"), "money": (30, 8)}


def kept(state: FleetState, first: bool = True) -> list[str]:
    return [GAME.verbs.text(action) for action in apart(state, state.legal(), first)]


def test_one_asteroid_is_as_good_as_any() -> None:
    state = play(market("plumbline", "ssil", **TABLE), "done")
    assert kept(state) == ["harvest:1"]
    assert len(worth_trying(InfoSet(GAME, state, state.decider()))) == 1


def test_the_best_ships_by_each_measure_come_back() -> None:
    # 7/7, 6/8 and 9/5: none is better in all; of the scouts 4/4 has all that the others have.
    scraps = ("resolute_dawn iron_solstice atlas_verdict lantern plumbline almanac", "")
    state = market("goshawk", "vekk", shop="repair_destroyer repair_scout", scraps=scraps, **TABLE)
    destroyers = [f"repair:repair_destroyer:{ship}" for ship in ("resolute_dawn", "iron_solstice", "atlas_verdict")]
    assert kept(state) == ["done", *destroyers, "repair:repair_scout:plumbline"]


def test_who_looks_ahead_buys_gear_in_one_order() -> None:
    state = market("goshawk", "vekk", shop="gun_pod rail_battery plasma_lance redraw", **TABLE)
    assert kept(state, first=False) == ["done", "buy:gun_pod", "buy:rail_battery", "buy:plasma_lance", "buy:redraw"]
    play(state, "buy:rail_battery")
    assert kept(state, first=False) == ["done", "buy:plasma_lance", "buy:redraw"]
    assert kept(state) == ["done", "buy:gun_pod", "buy:plasma_lance", "buy:redraw"], "what was chosen may be added to"


def test_gear_that_was_bought_for_another_ship_bars_nothing() -> None:
    state = market("goshawk plasma_lance rivet", "vekk", shop="gun_pod", **TABLE)
    assert kept(state, first=False) == ["done", "buy:gun_pod"]
    state = market("goshawk plasma_lance", "vekk", shop="gun_pod", flipped=(-1, 0), **TABLE)
    assert kept(state, first=False) == ["done", "buy:gun_pod"]

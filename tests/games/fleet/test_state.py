"""Positions: clones, marks, and files that hold no position of the game."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from desktop.engine.events import Place
from desktop.engine.state import StateError
from desktop.games.fleet import GAME
from desktop.games.fleet.state import FleetState
from tests.games.fleet.fields import flipping, legal, market, play


def real(seed: int = 3, plies: int = 30) -> FleetState:
    """A position of a real game, all cards in it, on a seat's choice to buy."""
    state = GAME.new(2, "battle", {"fleets": "seat0_earth"}, seed)
    assert isinstance(state, FleetState)
    for _ in range(plies):
        state.apply(state.legal()[-1])
    while not state.prompt().id.startswith("fleet.prompt.buy"):
        state.apply(state.legal()[-1])
    return state


def test_a_clone_shares_nothing_that_changes() -> None:
    state = market("goshawk", "vekk", fleets=("rivet lantern", "kri"), shop="reinforcements gun_pod")
    clone = state.clone()
    before = clone.to_json()
    play(state, "buy:reinforcements", "buy:gun_pod")
    assert clone.to_json() == before and clone.helpers == 0 and state.helpers


def test_ships_carry_their_marks() -> None:
    state = market("goshawk gun_pod", "vekk", fleets=("rivet", ""), shop="reinforcements")
    play(state, "buy:reinforcements")
    slots = GAME.view(state, 1).zones[Place("formation", 0)] or ()
    assert [slot.marks for slot in slots] == [("flipped",), (), ("helper",)]


def test_helpers_are_saved_by_name() -> None:
    state = market("goshawk", "vekk", fleets=("rivet", ""), shop="reinforcements")
    data = play(state, "buy:reinforcements").to_json()
    assert data["helpers"] == ["rivet"]
    again = GAME.blank(state.setting)
    again.read_json(json.loads(json.dumps(data)))
    assert again.to_json() == data and again.legal() == state.legal()


def test_a_real_position_is_read_again() -> None:
    state = real()
    again = GAME.from_json(state.setting, json.loads(json.dumps(state.to_json())))
    assert again.to_json() == state.to_json()


Spoil = Callable[[dict[str, Any]], None]


def _set(*path: str, to: Any) -> Spoil:
    def spoil(data: dict[str, Any]) -> None:
        for name in path[:-1]:
            data = data[name]
        data[path[-1]] = to

    return spoil


def _swap(one: str, other: str) -> Spoil:
    """Two cards change their zones."""

    def spoil(data: dict[str, Any]) -> None:
        zones = data["zones"]
        zones[one][0], zones[other][0] = zones[other][0], zones[one][0]

    return spoil


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (_set("helpers", to=["goshawk", "goshawk"]), "state.helpers"),
        (_set("helpers", to=["gun_pod"]), "state.helpers"),
        (_set("helpers", to=[7]), "state.helpers"),
        (_set("counters", "fleet:0", to=1), "state.counters.fleet:0"),
        (_set("counters", "money:0", to=1500), "state.counters.money:0"),
        (_set("counters", "money:0", to=-1000), "state.counters.money:0"),
        (_set("counters", "money:1", to=300_000), "state.counters.money:0"),
        (_set("counters", "flipped:1", to=9), "state.counters.flipped:1"),
        (_set("counters", "phase", to=7), "state.counters"),
        (_set("counters", "winner", to=2), "state.counters.end"),
        (_set("counters", "end", to=1), "state.counters.end"),
        (_set("over", to=True), "state.counters.end"),
        (_swap("fleet:0", "fleet:1"), "state.zones.fleet:0"),
        (_swap("dealer", "rocks"), "state.zones.dealer"),
        (_set("known", "dealer", to=[3] * 100), "state.known.dealer"),
        (_set("counters", "phase", to=2), "state.stack"),
        (_set("stack", to=[{"frame": "Buy", "seat": 0, "last": 1}]), "state.stack"),
        (_set("stack", to=[{"frame": "Course"}, {"frame": "Harvest", "seat": 0}]), "state.stack"),
        (_set("stack", to=[{"frame": "Course"}, {"frame": "Buy", "seat": 0, "last": 2}]), "state.stack"),
        (
            _set(
                "stack",
                to=[{"frame": "Course"}, {"frame": "Stranded", "seat": 0, "first": 0, "stranded": 1, "tried": 0}],
            ),
            "state.stack",
        ),
    ],
)
def test_what_holds_no_position_is_refused_with_its_place(spoil: Spoil, place: str) -> None:
    state = real()
    data: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    spoil(data)
    with pytest.raises(StateError) as raised:
        GAME.from_json(state.setting, data)
    assert raised.value.place.startswith(place), str(raised.value)


def test_too_many_cards_in_the_shop_and_gear_without_a_ship_are_refused() -> None:
    state = market("goshawk", "vekk", shop=" ".join(["gun_pod"] * 7))
    for data, place in ((state.to_json(), "state.zones.shop"), (_naked(), "state.zones.formation:0")):
        with pytest.raises(StateError) as raised:
            GAME.blank(state.setting).read_json(data)
        assert raised.value.place == place


def _naked() -> dict[str, object]:
    data: dict[str, Any] = market("goshawk gun_pod", "vekk").to_json()
    data["zones"]["formation:0"] = ["gun_pod", "goshawk"]
    data["counters"]["flipped:0"] = 1
    return data


def test_a_stranded_position_is_read_again() -> None:
    state = flipping(fleets=("", "ssil"), scraps=("rivet", ""), shop="repair_drone")
    again = GAME.blank(state.setting)
    again.read_json(state.to_json())
    assert legal(again) == ["repair:repair_drone:rivet"]  # type: ignore[arg-type]

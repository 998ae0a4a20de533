"""The JSON form: real positions are read again, and what is none is refused with its place."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from desktop.engine.record import digest
from desktop.engine.state import StateError
from desktop.games.barbarossa import GAME
from tests.games.barbarossa.fields import card, ending, operation, play, reinforcement, turn

Spoil = Callable[[dict[str, Any]], None]
TABLE: dict[str, Any] = {
    "hand": ["trucks engineer_battalion", "horses"], "deck": ["horses", "horses"], "fatigued": "panzer_regiment",
    "deployed": "grenadier_regiment repair_workshop", "events": "general_winter",
}  # fmt: skip


def test_positions_in_the_midst_of_everything_are_read_again() -> None:
    winter = play(operation(bp=40, **TABLE), "attack:minsk")
    for state in (
        operation(**TABLE),
        play(operation(**TABLE), "play:engineer_battalion"),
        play(operation(**TABLE), "play:engineer_battalion", "remove:trucks"),
        play(operation(**TABLE), "attack:minsk"),
        winter,
        play(winter.clone(), "lose:grenadier_regiment:active"),
        play(winter.clone(), "lose:grenadier_regiment:active", "assign:seat0"),
        turn(fatigued="independent_heavy_tank_battalion", hand="trucks"),
        reinforcement(hand="trucks"),
        ending(hand="trucks horses"),
        play(operation(hand="field_replacement_battalion", discard="grenadier_regiment"),
             "play:field_replacement_battalion"),
        play(operation(hand="concentrated_offensive", fatigued="panzer_regiment"), "play:concentrated_offensive"),
        play(operation(bp=40, cities="stalingrad moscow", events="rifle_army",
                       deployed="panzer_regiment grenadier_regiment"), "attack:stalingrad"),
    ):  # fmt: skip
        again = GAME.from_json(state.setting, json.loads(json.dumps(state.to_json())))
        assert digest(again) == digest(state) and again.legal() == state.legal()


def _set(*path: str | int, to: Any) -> Spoil:
    def spoil(data: dict[str, Any]) -> None:
        for step in path[:-1]:
            data = data[step]  # type: ignore[index]
        data[path[-1]] = to  # type: ignore[index]

    return spoil


def _swap(one: str, other: str) -> Spoil:
    """Exchange the last cards of two zones."""

    def spoil(data: dict[str, Any]) -> None:
        zones = data["zones"]
        zones[one][-1], zones[other][-1] = zones[other][-1], zones[one][-1]

    return spoil


def _carry(src: str, dst: str) -> Spoil:
    """Lay the last card of one open zone into another."""

    def spoil(data: dict[str, Any]) -> None:
        data["zones"][dst].append(data["zones"][src].pop())

    return spoil


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (_carry("deployed:0", "revealed"), "state.zones.revealed"),
        (_carry("deployed:1", "fatigued:1"), "state.zones.fatigued"),
        (_carry("box", "deployed:0"), "state.zones"),
        (_set("counters", "spared", to=card("rasputitsa")), "state.counters.spared"),
        (_set("counters", "phase", to=4), "state.counters.phase"),
        (_set("counters", "player", to=2), "state.counters.player"),
        (_set("counters", "op", to=-1), "state.counters.op"),
        (_set("counters", "target", to=0), "state.counters.target"),
        (_set("counters", "vp:0", to=7), "state.counters.vp:0"),
        (_set("counters", "end", to=1), "state.counters.end"),
        (_set("known", "hand:0", to=[0, 0]), "state.known.hand:0"),
        (_swap("trucks", "trains"), "state.zones.trucks"),
        (_swap("fatigued:0", "hill"), "state.zones.hill"),
        (_swap("city", "hand:0"), "state.zones.city"),
        (_set("stack", 1, to={"frame": "Attack", "seat": 0}), "state.stack"),
        (_set("stack", 1, to={"frame": "Reinforce", "seat": 0}), "state.stack"),
        (_set("stack", 1, to={"frame": "Lose", "seat": 0, "group": 9, "count": 1}), "state.stack"),
        (_set("stack", 1, to={"frame": "Operate", "seat": 1}), "state.stack"),
        (_set("stack", 1, to={"frame": "Remove", "seat": 1, "more": 3}), "state.stack"),
        (_set("stack", to=[]), "state.stack"),
    ],
)
def test_what_holds_no_position_is_refused_with_its_place(spoil: Spoil, place: str) -> None:
    state = operation(**{**TABLE, "deployed": [TABLE["deployed"], "hill"], "box": "rifle_army"})
    data = json.loads(json.dumps(state.to_json()))
    spoil(data)
    with pytest.raises(StateError) as caught:
        GAME.from_json(state.setting, data)
    assert caught.value.place.startswith(place)


def test_a_clone_shares_nothing_that_changes() -> None:
    state = operation(**TABLE)
    before = state.to_json()
    clone = state.clone()
    play(clone, "play:trucks", "attack:minsk", "break_off")
    assert state.to_json() == before

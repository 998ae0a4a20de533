"""Positions that walks hardly ever come to, by game: for the table of refusals."""

from __future__ import annotations

from typing import Any

from desktop.engine.state import State
from tests.games.barbarossa import fields as barbarossa
from tests.games.fleet import fields as fleet
from tests.games.ganymede import fields as ganymede


def rare(game: str) -> list[State]:
    """Positions of one game."""
    return {"barbarossa": _barbarossa, "fleet": _fleet, "ganymede": _ganymede}.get(game, list)()


def _barbarossa() -> list[State]:
    """Headquarters, fatigued Tanks, each choice of a red rule and of a plan."""
    army = "panzer_regiment panzer_grenadier supply_depot minsk hill grenadier_regiment"
    hand = "rifle_army trucks anti_tank_battalion elite_panzer_regiment grenadier_regiment horses"
    tired = "panzer_regiment panzer_grenadier grenadier_regiment chief_of_staff"
    offensive: dict[str, Any] = {"hand": "concentrated_offensive", "op": 3}
    return [
        barbarossa.operation(hq=1, op=0, hand=hand, deployed=army, fatigued="grenadier_regiment", discard="horses"),
        barbarossa.operation(hand=hand, deployed=army, playing="artillery_regiment", discard="horses"),
        barbarossa.turn(fatigued="independent_heavy_tank_battalion", hand=hand, deployed=army),
        barbarossa.play(barbarossa.operation(fatigued=tired, **offensive), "play:concentrated_offensive"),
        barbarossa.play(
            barbarossa.operation(fatigued=tired, **offensive), "play:concentrated_offensive", "rally:panzer_grenadier"
        ),
        barbarossa.play(
            barbarossa.operation(bp=40, cities="stalingrad moscow", deployed=army, fatigued="grenadier_regiment"),
            "attack:stalingrad",
        ),
    ]


def _fleet() -> list[State]:
    """Stranded, with a Repair of a class that was not destroyed, and one that is too dear."""
    shop = "repair_drone gun_pod repair_scout repair_mothership"
    return [fleet.flipping(fleets=("", "ssil"), scraps=("rivet meridian_ark", ""), shop=shop)]


def _ganymede() -> list[State]:
    """Nothing left to draw; everything drawn that may be; a 4 that a 2 has brought, which cannot be turned up."""
    brought = ganymede.drawing(
        rows=("9 2", "6", ""), decks=("5", "8", ""), discards=("4", "", ""), two_takes_to="played"
    )
    return [
        ganymede.play(brought, "turn_up:black_2", "fetch:black_4"),
        ganymede.drawing(rows=("2 3", "6", "")),
        ganymede.drawing(rows=("2 3 4 2", "6", ""), decks=("5", "8", "")),
        ganymede.drawing(rows=("2 3 4", "6", ""), decks=("", "8", ""), discards=("8 6 9", "4", "")),
    ]

"""Barbarossa: staff models of cast and painted metal on a sculpted sand-table, seen from above under the map room's lamp.

Nothing glorifies: machines, weather, roads and ruins; no insignia of the regimes. The face shows the middle of the
picture and draws the counter beside it: the model stands in the middle 60 %, one stop brighter than feels right.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from studio import barbarossa_board, shoot
from studio.barbarossa_grounds import SEASONS
from studio.clash import maker
from studio.clay import Clay
from studio.lighting import camera, lamp, sky
from studio.materials import fog
from studio.rows import Row
from studio.solids import Group, figure

SIZE = (860, 704)
EXPOSURE = 0.3
FIGURES = (
    "barbarossa_columns",
    "barbarossa_guns",
    "barbarossa_cities",
    "barbarossa_towns",
    "barbarossa_staff",
    "barbarossa_events",
)
GROUNDS = ("barbarossa_grounds", *FIGURES)


def stand(row: Row, detail: int) -> None:
    """Everything of a picture in front of the lens; the light is the season's, but the map room has its own."""
    if row.ground == "map_room":
        maker(row.figure, ("barbarossa_board",))(Random(row.dice), **row.build)
        return
    season = SEASONS[row.light]
    fog(season.light.haze, start=9.5, depth=20)
    maker(row.ground, GROUNDS)(Random(row.dice), season)
    with Group((0, 0, row.sink), (0, 0, row.turn), row.grow):
        clay = Clay()
        maker(row.figure, FIGURES)(clay, **row.build)
        if clay.parts:
            figure(clay, detail, bump=row.bump, grain=row.grain)
    sky(season.light, high=0.4, strength=0.72)
    lamp("AREA", (-4.5, -2.5, 5.5), season.light.key[1] * 1.2, season.light.key[0], 1.2, (0, 0, 0.5))
    lamp("AREA", (4.0, 4.5, 3.5), season.light.rim[1], season.light.rim[0], 1.5, (0, 0, 0.6))
    fill = lamp("AREA", (3.0, -6.0, 4.0), season.light.key[1] * 0.18, "#ffffff", 3.0, (0, 0, 0.5))
    fill.visible_glossy = False  # or water shows it as a white square
    camera((0.0, -row.far, row.eye), (0, 0, row.aim), row.lens, (0, row.lift), (0, -0.6, 0.8), 0.7)


def develop(row: Row, raw: Path) -> Any:
    """What the lens saw, as the program shows it."""
    if row.ground == "map_room":
        return barbarossa_board.finish(row.figure, raw)
    return shoot.grade(raw, vignette=0.26, saturation=1.18, dust=row.dust, dust_colour=(255, 255, 255))

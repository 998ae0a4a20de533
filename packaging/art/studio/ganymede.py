"""Ganymede: heavy mining machines on the ice under Jupiter; lamps, dust, one hard sun.

Three camps by colour, ground and light: Rust digs, Frost drills and grows, Eclipse does not say what it does; the hired
black machines stand in lamp light. A machine's number is its size: a five is small, a nine fills the picture.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from studio import ganymede_board, ganymede_field, shoot
from studio.clash import maker
from studio.clay import Clay, Vec
from studio.lighting import Light, camera, lamp, sky
from studio.materials import fog
from studio.planets import jupiter
from studio.rows import Row
from studio.solids import Group, figure

SIZE = (630, 880)
FOOT = 0.5  # how dark the lower third is, where the card prints what a machine does
EXPOSURE = 0.2
FIGURES = ("ganymede_rust", "ganymede_frost", "ganymede_eclipse", "ganymede_hired")
GROUNDS = ("ganymede_grounds",)
BOARD = ("back", "cover")  # pictures that are no machine on its ground


class Hour(NamedTuple):
    """A sky, the hard sun and where it stands, the rim from behind, the cold or warm fill; Jupiter's place, or none."""

    air: Light
    sun: tuple[str, float, Vec]
    rim: tuple[str, float]
    fill: tuple[str, float]
    planet: Vec | None = (6.6, 46, 14.5)


def _air(horizon: str, zenith: str, haze: str, cloud: str, power: float = 0.5) -> Light:
    return Light(horizon, zenith, 0.25, cloud, (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), haze, power)


LIGHTS = {
    "sunrise": Hour(_air("#4a3540", "#08070f", "#7a5a58", "#6a4a4a"), ("#fff0dc", 5.5, (-5, -6, 4.5)), ("#ffb880", 1500), ("#8fb8ff", 220)),
    "dust":    Hour(_air("#8a5a38", "#2a1a18", "#a8744c", "#b07a50", 0.6), ("#ffe0b0", 4.6, (-6, -4, 3.4)), ("#ffa060", 1300), ("#c8b0a0", 260), (-5.5, 46, 15)),
    "noon":    Hour(_air("#35506a", "#0a1424", "#6f8fa8", "#5a7a90", 0.6), ("#f4faff", 5.8, (-4, -6, 6.0)), ("#bfe8ff", 1300), ("#a8d0ff", 260)),
    "aurora":  Hour(_air("#1f6a5c", "#061420", "#3f8478", "#48c8a0", 0.8), ("#e4fff4", 4.2, (-5, -5, 5.0)), ("#6affc0", 1700), ("#80b0e0", 280), (5.2, 46, 16)),
    "violet":  Hour(_air("#5a3a86", "#0a0618", "#6a4f96", "#8a5fc0", 0.7), ("#f0e4ff", 4.6, (-5, -6, 4.8)), ("#c88aff", 1800), ("#8f90e8", 280), (-5.8, 46, 15)),
    "eclipse": Hour(_air("#7a3a6a", "#08050e", "#5f3a68", "#a04a80", 0.6), ("#ffe0f0", 3.6, (-6, -5, 3.6)), ("#ff9ad0", 2000), ("#7f80d8", 300), (1.4, 46, 13)),
    "lamps":   Hour(_air("#3a3026", "#0c0a08", "#4a3c2c", "#4a3c2c", 0.5), ("#ffd8a0", 4.0, (-4, -6, 6.0)), ("#ffb050", 1500), ("#8fa8d0", 220), None),
    "floods":  Hour(_air("#26323a", "#080c10", "#3c4a52", "#3c4a52", 0.5), ("#f0f6ff", 4.4, (-4, -6, 5.5)), ("#ffc070", 1600), ("#a0b8d0", 240), None),
}  # fmt: skip


def stand(row: Row, detail: int) -> None:
    """Everything of a picture in front of the lens."""
    if row.figure in BOARD:
        ganymede_board.stand(row)
        return
    if row.figure in ganymede_field.PICTURES:
        ganymede_field.stand(row)
        return
    hour = LIGHTS[row.light]
    fog(hour.air.haze, start=10, depth=30)
    maker(row.ground, GROUNDS)(Random(row.dice))
    if hour.planet:
        jupiter(hour.planet, 9.2)
    with Group((0, 0, row.sink), (0, 0, row.turn), row.grow):
        clay = Clay()
        maker(row.figure, FIGURES)(clay, **row.build)
        if clay.parts:
            figure(clay, detail, bump=row.bump, grain=row.grain)
    sky(hour.air, high=0.45, strength=1.0)
    colour, strength, where = hour.sun
    if hour.planet:
        lamp("SUN", where, strength, colour, 1.0, (0, 0, 0.8))
    else:  # under a roof
        lamp("AREA", (-3.0, -4.4, 4.2), strength * 260, colour, 1.3, (0, 0, 1.0))
        lamp("AREA", (0.0, 4.6, 4.0), strength * 90, colour, 3.0, (0, 9, 1.0))
    lamp("AREA", (4.5, 5.5, 4.5), hour.rim[1] * 0.7, hour.rim[0], 3.0, (0, 0, 1.2))
    lamp("AREA", (-4.5, 5.0, 3.0), hour.rim[1] * 0.35, hour.rim[0], 2.0, (0, 0, 1.4))
    fill = lamp("AREA", (3.5, -6.0, 1.5), hour.fill[1], hour.fill[0], 3.0, (0, 0, 1.2))
    fill.visible_glossy = False
    camera((0.0, -row.far, row.eye), (0, 0, row.aim), row.lens, (0, row.lift), (0, -0.8, 1.6), 1.0)


def develop(row: Row, raw: Path) -> Any:
    """What the lens saw, as the program shows it."""
    if row.figure in BOARD:
        return ganymede_board.develop(row, raw)
    if row.figure in ganymede_field.PICTURES:
        return ganymede_field.finish(row, raw)
    return shoot.grade(raw, foot=FOOT if row.foot < 0 else row.foot, vignette=0.3, saturation=1.14, dust=row.dust)

"""Earth vs Skaxar: painted metal and grown shells between planet and nebula, seen from below at three quarters.

A ship's plan (fleet_plans, fleet_broods) says its outline; the yards give it depth. It lies in the x-z plane, its bow
up, its keel towards the lens, before it is turned.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from studio import fleet_field, shoot
from studio.clash import maker
from studio.clay import Clay, Vec
from studio.fleet_space import stars
from studio.lighting import Light, camera, lamp, sky
from studio.materials import fog
from studio.rows import Row
from studio.solids import Group, figure

SIZE = (630, 880)
FOOT = 0.45  # how dark the lower third is, where the card prints its numbers
EXPOSURE = 0.25
FIGURES = ("fleet_earth", "fleet_skaxar", "fleet_gear", "fleet_tools", "fleet_rocks", "fleet_backs")
GROUNDS = ("fleet_space",)
TILT = -24.0  # degrees a ship's bow leans away


class Place(NamedTuple):
    """What colour space has, the one hard sun, the light a planet throws back, the rim from behind."""

    air: Light
    sun: tuple[str, float, Vec]
    back: tuple[str, float]
    rim: tuple[str, float]


def _air(horizon: str, zenith: str, cloud: str, clouds: float = 0.7, power: float = 0.5) -> Light:
    return Light(horizon, zenith, clouds, cloud, (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), horizon, power)


LIGHTS = {
    "orbit":   Place(_air("#16345c", "#050b18", "#2f6aa8"), ("#fff4e4", 4.6, (-5, -6, 5)), ("#6fb0ff", 420), ("#9fd0ff", 1100)),
    "morning": Place(_air("#3a4a7c", "#080c1c", "#c88a6a"), ("#ffe2b8", 5.0, (-6, -4, 2)), ("#6f9fe8", 380), ("#ffc890", 1300)),
    "deep":    Place(_air("#0c2a3c", "#03070c", "#2a7a88"), ("#eef6ff", 4.4, (-4, -6, 6)), ("#4fb0c0", 320), ("#80e0ff", 1200)),
    "flare":   Place(_air("#5a2c1c", "#120808", "#e88a3a"), ("#ffd8a0", 5.0, (-6, -5, 3)), ("#c87a4a", 380), ("#ffb060", 1500)),
    "hive":    Place(_air("#5a1a6a", "#0c0416", "#c04ab0", 0.9), ("#ffe8ff", 4.0, (-5, -6, 5)), ("#3fe0b0", 420), ("#ff8af0", 1300)),
    "venom":   Place(_air("#0f4a44", "#04100f", "#3fc8a0", 0.9), ("#f4ffe8", 4.0, (-5, -6, 5)), ("#a05ae0", 420), ("#6affd0", 1300)),
    "blood":   Place(_air("#6a142c", "#140308", "#e0506a", 0.9), ("#ffe0d0", 4.0, (-5, -6, 5)), ("#8a5ae0", 420), ("#ff7a8a", 1400)),
    "abyss":   Place(_air("#1c2070", "#05061a", "#6a6af0", 0.9), ("#eae8ff", 4.0, (-5, -6, 5)), ("#3fe0c0", 380), ("#9a8aff", 1400)),
    "shop":    Place(_air("#3a2c1a", "#0c0906", "#5a4426", 0.3), ("#ffe2b0", 0.0, (-4, -6, 6)), ("#8fa8d0", 220), ("#ffc070", 700)),
    "forge":   Place(_air("#26323a", "#080c10", "#3c4a52", 0.3), ("#f4faff", 0.0, (-4, -6, 6)), ("#c8a070", 220), ("#80d0ff", 800)),
    "belt":    Place(_air("#3c2c20", "#0c0806", "#8a6a48", 0.8), ("#ffe6c0", 5.4, (-6, -4, 3)), ("#8f7a6a", 260), ("#ffd0a0", 1100)),
}  # fmt: skip


def stand(row: Row, detail: int) -> None:
    """Everything of a picture in front of the lens."""
    if row.figure in fleet_field.PICTURES:
        fleet_field.stand(row)
        return
    place = LIGHTS[row.light]
    fog(place.air.haze, start=16, depth=60)
    dice = Random(row.dice)
    indoors = not place.sun[1]
    if not indoors:
        stars(dice)
    maker(row.ground, GROUNDS)(dice)
    lean = (0.0, 0.0, row.turn) if indoors else (TILT, row.turn * 0.35, row.turn)
    with Group((0, 0, row.sink), lean, row.grow):
        clay = Clay()
        maker(row.figure, FIGURES)(clay, **row.build)
        if clay.parts:
            figure(clay, detail, bump=row.bump, grain=row.grain)
    sky(place.air, stretch=1.2, low=-0.2, high=0.7, strength=1.0)
    colour, strength, where = place.sun
    if indoors:
        lamp("AREA", (-3.0, -4.4, 4.6), 620, colour, 1.2, (0, 0, 0.8))
    else:
        lamp("SUN", where, strength * 0.62, colour, 0.6, (0, 0, 0))
    lamp("AREA", (1.5, -4.0, -4.5), place.back[1], place.back[0], 4.0, (0, 0, 0))
    lamp("AREA", (4.5, 4.5, 3.5), place.rim[1], place.rim[0], 2.5, (0, 0, 0.4))
    lamp("AREA", (-4.5, 4.0, 1.0), place.rim[1] * 0.5, place.rim[0], 2.0, (0, 0, 0.2))
    camera((0.0, -row.far, row.eye), (0, 0, row.aim), row.lens, (0, row.lift))


def develop(row: Row, raw: Path) -> Any:
    """What the lens saw, as the program shows it."""
    if row.figure in fleet_field.PICTURES:
        return fleet_field.finish(raw)
    return shoot.grade(raw, foot=FOOT if row.foot < 0 else row.foot, vignette=0.3, saturation=1.12, dust=row.dust)

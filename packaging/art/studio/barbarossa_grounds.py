"""The sand-table in its seasons, with or without a road; the staff's desk for plans and aids."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np
from studio.lighting import Light
from studio.materials import paint
from studio.nature import Height, Place, fbm, fir, land, leafy_tree, rock_mesh, scatter, tuft
from studio.solids import box, solid

Road = Callable[[float], float]  # where the road's middle lies at a depth y


class Season(NamedTuple):
    """Soil in two tones, trees, what lies on them, grass, and the light of that time."""

    soil: tuple[str, str]
    tree: str
    snow: str | None
    grass: str
    rough: float
    light: Light


def _light(horizon: str, zenith: str, key: tuple[str, float], haze: str) -> Light:
    return Light(horizon, zenith, 0.6, "#fff4e0", (-0.5, 1, 0.3), "#ffe0b0", key, (horizon, 700), haze, 0.75)


SEASONS = {
    "summer": Season(("#a08a4e", "#8f8444"), "#4f6a34", None, "#b8a85a", 0.85, _light("#ffe2ae", "#8fa8c8", ("#fff0d0", 1500), "#cbbd92")),
    "mud":    Season(("#54402a", "#6a5236"), "#4f5030", None, "#8a7a48", 0.42, _light("#b8b4a8", "#7a8288", ("#e8ecf0", 1250), "#8f8a7e")),
    "snow":   Season(("#cfdae6", "#b4c4d8"), "#2f4a40", "#dfe8f2", "#a89a70", 0.85, _light("#c8d8ea", "#6f8fb8", ("#ffe2c0", 1050), "#b9cbe0")),
    "dusk":   Season(("#8a7a58", "#6f6a48"), "#4a5230", None, "#a8985a", 0.85, _light("#ffb070", "#4f5a8a", ("#ffc890", 1500), "#b98a78")),
    "dawn":   Season(("#938a66", "#7d7d54"), "#4c6440", None, "#a8a468", 0.85, _light("#ffd8b8", "#88a4d8", ("#ffe8d8", 1400), "#c8bcb4")),
    "lamp":   Season(("#5a4632", "#4a3828"), "#3a4a30", None, "#8a7a48", 0.7, _light("#6a5a48", "#2a2a30", ("#ffd8a0", 1500), "#4a4038")),
}  # fmt: skip


def terrain(
    season: Season, dice: Random, road: Road | None = None, rough: float = 0.16, flat: float = 2.2, ruts: float = 0.0,
    trees: int = 12, wide: float = 0.72,
) -> Height:  # fmt: skip
    """Rolling land about a flat middle; a road runs where `road` says, rutted by `ruts`."""
    shift = dice.uniform(0, 90)

    def way(x: float, y: float) -> float:
        return abs(x - road(y)) if road else 9.0

    def height(x: float, y: float) -> float:
        hill = max(0.0, math.hypot(x * 0.8, (y - 0.4) * 0.9) - flat)
        z = rough * 0.35 * fbm(x * 0.9 + shift, y * 0.9)
        z += min(1.7, hill * 0.2) * (0.55 + 0.6 * fbm(x * 0.28 + shift, y * 0.28, 3))
        d = way(x, y)
        if d < wide + 0.23:
            share = min(1.0, (wide + 0.23 - d) / 0.35)
            z = z * (1 - share) + share * 0.02 * fbm(x * 3, y * 3)
            if ruts:
                z -= ruts * math.exp(-(((d - 0.4) / 0.11) ** 2)) * (1 + 0.5 * fbm(x * 2, y * 2))
                z -= ruts * 0.5 * math.exp(-(((d - 0.66) / 0.1) ** 2))
        return z

    land(
        height,
        paint(season.soil[0], season.rough, bump=0.7, grain=7, mottle=0.3, second=season.soil[1]),
        (26, 24),
        (0, 6.5),
        300,
    )
    if road and not ruts:
        _paved(road, height, wide, "#c9b48a" if not season.snow else "#b9b4ac")

    def free(n: int, near: float) -> list[Place]:
        found: list[Place] = []
        for _ in range(4000):
            x, y = dice.uniform(-6.5, 6.5), dice.uniform(-2.2, 8)
            if math.hypot(x, y * 0.9) > near and way(x, y) > 1.1 and (y > 0.8 or abs(x) > 2.5):
                found.append((x, y))
            if len(found) == n:
                break
        return found

    bark, cap = paint("#4a3626"), paint(season.snow, 0.7, bump=0.4, grain=6) if season.snow else None
    green = paint(season.tree, 0.9, bump=0.6, grain=8, second="#3f4a2c" if not season.snow else "#24403a")
    for k in range(3 if trees else 0):
        round_one = k and not season.snow
        leaf = paint("#6f8038", 0.9, bump=0.9, grain=9, second="#4f6a30") if season.soil[0] == "#a08a4e" else green
        tree = leafy_tree(leaf, bark, dice, 1.9) if round_one else fir(green, bark, dice, 6, 2.2, cap)
        scatter(tree, free(trees, 3.0), height, 0.4, 0.8, dice, 4)
    blades = tuft(paint(season.grass, 0.9), dice, 10, 0.12, 0.08, 0.008)
    spots = [(dice.gauss(0, 2.6), dice.uniform(-3, 3)) for _ in range(240)]
    scatter(blades, [spot for spot in spots if way(*spot) > 0.8], height, 0.5, 1.2, dice)
    stone = paint("#8a8478", 0.9, bump=0.5) if not season.snow else paint("#d8e0ea", 0.8)
    scatter(
        rock_mesh(3, stone), [(dice.gauss(0, 2.2), dice.uniform(-3, 3)) for _ in range(70)], height, 0.01, 0.07, dice
    )
    return height


def _paved(road: Road, height: Height, wide: float, tone: str) -> None:
    points, across = [], 9
    for k in range(160):
        y = -5 + 18 * k / 159
        points += [(road(y) + e, y, height(road(y) + e, y) + 0.014) for e in np.linspace(-wide, wide, across)]
    faces = [
        (k * across + i, k * across + i + 1, (k + 1) * across + i + 1, (k + 1) * across + i)
        for k in range(159)
        for i in range(across - 1)
    ]
    solid(points, faces, paint(tone, 0.9, bump=0.5, grain=9, mottle=0.25), smooth=True)


def open_land(dice: Random, season: Season) -> Height:
    """No road."""
    return terrain(season, dice)


def straight_road(dice: Random, season: Season) -> Height:
    """A road from the lower left to the horizon."""
    return terrain(season, dice, lambda y: 0.5 + 0.34 * y + 0.5 * math.sin(y * 0.42))


def side_road(dice: Random, season: Season) -> Height:
    """A road past the model, on its right."""
    return terrain(season, dice, lambda y: 1.9 + 0.5 * math.sin(y * 0.5))


def rutted_road(dice: Random, season: Season) -> Height:
    """A track of ruts and puddles."""
    height = terrain(season, dice, lambda y: 0.1 + 0.22 * y + 0.3 * math.sin(y * 0.6), 0.3, ruts=0.2)
    box((4.2, 18, 0.02), (0.54, 3, -0.045), paint("#5a5f60", 0.04, bump=0.04, grain=3), (0, 0, -12), 0)
    return height


def high_ground(dice: Random, season: Season) -> Height:
    """Steeper hills close behind."""
    return terrain(season, dice, None, 0.3, 1.6)


def desk(dice: Random, season: Season) -> Height:
    """The staff's table: boards, and a map's corner lying on it."""
    wood = [
        paint(tone, 0.45, bump=0.25, grain=3, mottle=0.3, second="#4a3020", coat=0.3)
        for tone in ("#6a4428", "#5f3c24", "#72492c")
    ]
    for k in range(9):
        box((1.18, 14, 0.1), (-4.8 + 1.2 * k, 2, -0.06), wood[k % 3], (0, 0, 0), 0.02)
    paper = paint("#d8c89a", 0.8, bump=0.15, grain=6, mottle=0.12, second="#cdbb88")
    box((5.2, 4.2, 0.012), (0.2, 0.5, 0.005), paper, (0, 0, -7), 0.004)
    ink, red, blue = paint("#5a5040", 0.8), paint("#a83a2a", 0.7), paint("#3a5f8a", 0.7)
    for k in range(7):
        points = [(-2.2 + 4.6 * t, -1.2 + 0.55 * k + 0.25 * math.sin(5 * t + k), 0.014) for t in np.linspace(0, 1, 24)]
        for a, b in itertools.pairwise(points):
            box((math.dist(a, b) + 0.01, 0.018, 0.006), tuple((p + q) / 2 for p, q in zip(a, b, strict=True)), ink,
                (0, 0, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))), 0)  # fmt: skip
    for k, tone in enumerate((red, blue, red)):
        points = [(-1.9 + 1.4 * k + 0.5 * t, -1.0 + 2.6 * t * t, 0.018) for t in np.linspace(0, 1, 14)]
        for a, b in itertools.pairwise(points):
            box((math.dist(a, b) + 0.02, 0.06, 0.008), tuple((p + q) / 2 for p, q in zip(a, b, strict=True)), tone,
                (0, 0, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))), 0)  # fmt: skip
    return lambda x, y: 0.02

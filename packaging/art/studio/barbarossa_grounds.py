"""The sand-table in its seasons, with or without a road; the staff's desk for plans and aids."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from studio.lighting import Light
from studio.materials import paint
from studio.nature import Height, Place, fbm, fir, land, leafy_tree, rock_mesh, scatter, tuft
from studio.solids import box, solid, tube

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
    "summer": Season(("#a08a4e", "#8f8444"), "#4f6a34", None, "#b8a85a", 0.85, _light("#d3e2ea", "#5f92cc", ("#fff0d0", 1600), "#b4c4c4")),
    "mud":    Season(("#54402a", "#6a5236"), "#4f5030", None, "#8a7a48", 0.42, _light("#b8b4a8", "#7a8288", ("#e8ecf0", 1250), "#8f8a7e")),
    "snow":   Season(("#cfdae6", "#b4c4d8"), "#2f4a40", "#dfe8f2", "#a89a70", 0.85, _light("#c8d8ea", "#6f8fb8", ("#ffe2c0", 1050), "#b9cbe0")),
    "dusk":   Season(("#8a7a58", "#6f6a48"), "#4a5230", None, "#a8985a", 0.85, _light("#f0a070", "#46568c", ("#ffcf98", 1600), "#a08088")),
    "dawn":   Season(("#938a66", "#7d7d54"), "#4c6440", None, "#a8a468", 0.85, _light("#ffe0b4", "#6f94d4", ("#ffe8d0", 1500), "#b4b4bc")),
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
        dry = "#8f7c5c" if season is SEASONS["mud"] else "#c9b48a"
        _paved(road, height, wide, dry if not season.snow else "#b9b4ac")

    def free(n: int, near: float) -> list[Place]:
        found: list[Place] = []
        for _ in range(4000 if n else 0):
            x, y = dice.uniform(-6.5, 6.5), dice.uniform(-2.2, 8)
            if math.hypot(x, y * 0.9) > near and way(x, y) > 1.1 and (y > 0.8 or abs(x) > 2.5):
                found.append((x, y))
            if len(found) == n:
                break
        return found

    grown(season, dice, height, [free(trees, 3.0) for _ in range(3)], lambda x, y: way(x, y) > 0.8)
    return height


def grown(
    season: Season, dice: Random, height: Height, woods: Sequence[Sequence[Place]], dry: Callable[[float, float], bool],
    tall: float = 2.05, stones: int = 70, fine: float = 1.0,
) -> None:  # fmt: skip
    """What grows and lies about: a lot of trees of three kinds each, and tufts and stones in the middle where it is dry."""
    bark, cap = paint("#4a3626"), paint(season.snow, 0.7, bump=0.4, grain=6) if season.snow else None
    green = paint(season.tree, 0.9, bump=0.6, grain=8, second="#24403a" if season.snow else "#3f4a2c")
    leaf = paint("#6f8038", 0.9, bump=0.9, grain=9, second="#4f6a30") if season is SEASONS["summer"] else green
    for k, places in enumerate(woods):
        round_one = k and not season.snow
        tree = leafy_tree(leaf, bark, dice, tall) if round_one else fir(green, bark, dice, 6, tall, cap)
        scatter(tree, places, height, 0.38 * fine, 0.78 * fine, dice, 4)
    blades = tuft(paint(season.grass, 0.9), dice, 10, 0.12, 0.08, 0.008)
    spots = [(dice.gauss(0, 2.6), dice.uniform(-3, 3)) for _ in range(240)]
    scatter(blades, [spot for spot in spots if dry(*spot)], height, 0.5 * fine, 1.2 * fine, dice)
    stone = paint("#d8e0ea", 0.8) if season.snow else paint("#8a8478", 0.9, bump=0.5)
    spots = [(dice.gauss(0, 2.2), dice.uniform(-3, 3)) for _ in range(stones)]
    scatter(rock_mesh(3, stone), [spot for spot in spots if dry(*spot)], height, 0.01, 0.07, dice)


def _paved(road: Road, height: Height, wide: float, tone: str) -> None:
    """Trodden earth that frays into the grass, lower in the wheels' tracks."""
    points, across = [], 25
    for y in np.linspace(-5, 13, 260):
        for e in np.linspace(-1.15, 1.15, across):
            x = road(y) + wide * e * (1 + 0.08 * fbm(y * 1.7, 4.0))
            edge = max(0.0, abs(e) - 0.72) * (0.16 + 0.14 * fbm(x * 4 + 9, y * 4))
            track = 0.012 * math.exp(-(((abs(e) - 0.5) / 0.13) ** 2))
            points.append((x, y, height(x, y) + 0.016 + 0.006 * fbm(x * 6, y * 2) - edge - track))
    faces = [
        (k * across + i, k * across + i + 1, (k + 1) * across + i + 1, (k + 1) * across + i)
        for k in range(259)
        for i in range(across - 1)
    ]
    solid(points, faces, paint(tone, 0.9, bump=0.7, grain=9, mottle=0.35, second="#a8926a"), smooth=True)


def open_land(dice: Random, season: Season) -> Height:
    """No road."""
    return terrain(season, dice)


def side_road(dice: Random, season: Season) -> Height:
    """A road past the model, on its right."""
    return terrain(season, dice, lambda y: 1.9 + 0.5 * math.sin(y * 0.5))


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
    _wall(dice)
    paper = paint("#a8976a", 0.85, bump=0.15, grain=6, mottle=0.15, second="#998a5c")
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


def _wall(dice: Random) -> None:
    """The room behind the desk: panelling, a map on rollers, shelves of files."""
    plaster, oak = paint("#4f5a4c", 0.9, bump=0.2, grain=6), paint("#4a3020", 0.5, bump=0.3, grain=6, coat=0.2)
    box((22, 0.2, 9), (0, 6.4, 3.0), plaster, bevel=0)
    box((22, 0.3, 0.3), (0, 6.25, 1.5), oak, bevel=0.05)
    for k in range(12):
        box((1.5, 0.14, 1.9), (-9.6 + 1.75 * k, 6.3, 0.3), oak, bevel=0.06)
    box(
        (3.6, 0.05, 2.2),
        (-1.6, 6.22, 3.1),
        paint("#cdbb88", 0.85, bump=0.15, grain=5, mottle=0.2, second="#b9b27c"),
        bevel=0,
    )
    for z in (2.0, 4.2):
        box((3.9, 0.14, 0.14), (-1.6, 6.16, z), oak, bevel=0.04)
    for k in range(5):
        river = [(-3.2 + 0.8 * k + 0.22 * math.sin(2.2 * t + k), 6.17, 2.1 + 2.0 * t) for t in np.linspace(0, 1, 12)]
        tube(river, 0.02, paint("#5f84a0", 0.8) if k % 2 else paint("#8a4a34", 0.8))
    for z in (2.2, 3.3):
        box((3.2, 0.5, 0.08), (3.4, 6.1, z), oak, bevel=0.02)
        x = 1.95
        while x < 4.8:
            wide = dice.uniform(0.14, 0.3)
            tone = dice.choice(("#8a4a34", "#5f6a4c", "#a08a58", "#4a5a70"))
            box(
                (wide, 0.36, dice.uniform(0.6, 0.85)), (x + wide / 2, 6.05, z + 0.42), paint(tone, 0.8), (0, 0, 0), 0.02
            )
            x += wide + 0.02

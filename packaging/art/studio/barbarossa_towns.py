"""Barbarossa's towns, and the bare hill and the position."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from studio.barbarossa_grounds import Season, terrain
from studio.clay import Clay, Vec
from studio.materials import paint
from studio.nature import Height, fbm, rock_mesh
from studio.skylines import (
    GLASS,
    Block,
    boxes,
    chimney,
    church,
    gate_tower,
    gilt,
    houses,
    locomotive,
    panes,
    plume,
    rails,
    round_keep,
    sawtooth,
    station,
    tooth_wall,
    tractor,
    water_tower,
    wire,
)
from studio.solids import Group, box, lathe, link, pole, solid, sphere
from studio.vehicles import sandbags
from studio.waterside import (
    carved,
    crane,
    floes,
    grove,
    lattice,
    quay,
    rim,
    ripples,
    rowboat,
    smooth,
    steamer,
    truss_bridge,
)


def rail_yard(dice: Random, season: Season) -> Height:
    """A flat yard of cinders before a town."""
    height = terrain(season, dice, None, 0.05, 3.4, trees=6)
    yard = paint("#8a8074", 0.95, bump=0.6, grain=14, mottle=0.3, second="#756a5e")
    solid([(-0.9, 0.3, 0.03), (0.9, 0.3, 0.03), (3.4, -5, 0.03), (-3.2, -5, 0.03)], [(0, 3, 2, 1)], yard)
    spots = [(dice.uniform(-6.5, 6.5), dice.uniform(1.6, 7)) for _ in range(130)]
    houses(
        dice,
        [(x, y) for x, y in spots if abs(x) > 1.9 or y > 3],
        height,
        ("#e8d0a4", "#d8b890", "#e4dcc8"),
        ("#8a4a3a", "#6a7a70", "#a86a48"),
        0.34,
        3,
        12,
    )
    return height


def _level(x: float, y: float) -> float:
    return 0.03


def _curve(x: float, bend: float) -> Callable[[float], tuple[float, float]]:
    """A track that leaves the hall at x and bends outward."""
    return lambda t: (x * (1 + bend * (1.7 * t) ** 1.6), 0.15 - 5.6 * t)


def minsk(c: Clay) -> None:
    """The station, and the tracks that fan out of it."""
    dice = Random(4)
    station((0, 0.7, 0), 0, 3.4, 1.45, "#d8a868", "#f4e8d0", "#4f7a70", True)
    for k, x in enumerate((-0.52, -0.22, 0.22, 0.52)):
        for bend in (2.4, 3.4) if k in (0, 3) else (1.7,):
            rails(_curve(x, bend), _level, 76, bed=False)
    rails(lambda t: (-5.2 + 4.6 * t, -0.75 - 1.1 * t * t), _level, 64)
    locomotive((-0.3, -1.35, 0.1), -9, 1.15, "#2f5a48", ("#a8523a", "#8a7a4e"))
    plume(dice, (-0.36, -1.72, 0.66), 0.85, 0.06, -0.75, "#f4f0e8", "#d8d4cc")
    with Group((1.35, -0.72, 0.08), (0, 0, 24), 1.1):
        for k, tone in enumerate(("#6a7a52", "#a8523a")):
            box((0.24, 0.46, 0.24), (0, 0.54 * k, 0.22), paint(tone, 0.7, bump=0.3), bevel=0.012)
            box((0.27, 0.49, 0.03), (0, 0.54 * k, 0.36), paint("#4a4844", 0.6), bevel=0.012)
            for s in (-1, 1):
                for y in (-0.14, 0.14):
                    lathe(
                        [(0.05, -0.015), (0.05, 0.015)],
                        paint("#262626", 0.5),
                        (s * 0.1, 0.54 * k + y, 0.05),
                        (0, 90, 0),
                        sides=14,
                    )
    water_tower((-2.05, 0.1, 0), 2.0, "#a8482e")
    iron, red = paint("#3a3a3c", 0.5, 0.5), paint("#c03a2a", 0.5)
    for x, y in ((-1.25, -0.85), (0.95, -1.3), (1.9, -0.2)):
        pole((x, y, 0), (x, y, 0.85), 0.022, iron, 0.016, 8)
        box((0.3, 0.02, 0.07), (x + 0.13, y - 0.02, 0.78), red, (0, -28, 0), 0.006)
        box((0.05, 0.024, 0.07), (x + 0.2, y - 0.022, 0.815), paint("#f4ecd8", 0.5), (0, -28, 0), 0.004)
    with Group((2.35, 0.4, 0), (0, 0, -18)):
        box((0.5, 0.4, 0.5), (0, 0, 0.25), paint("#a8523a", 0.8, bump=0.3), bevel=0.01)
        box((0.6, 0.5, 0.3), (0, 0, 0.65), paint("#e8dcc0", 0.7), bevel=0.012)
        boxes(panes((0.6, 0.5, 0.3), (0, 0, 0.5), 4, 1, (0.7, 0.6)), paint(GLASS, 0.2))
        lathe(
            [(0.5, 0), (0.06, 0.24)], paint("#4f7a70", 0.6), (0, 0, 0.8), (0, 0, 45), sides=4, smooth=False, bevel=0.01
        )


def _mount(x: float, y: float) -> float:
    hill = math.exp(-((x / 1.9) ** 2) - (((y - 1.6) / 1.3) ** 2)) * 1.1
    return hill * smooth(-0.2, 0.9, y) + rim(x, y) * smooth(1.5, 4, y)


def walled_hill(dice: Random, season: Season) -> Height:
    """A green hill within an old wall."""
    height = carved(season, dice, _mount, None, -1.0, 10, lambda x, y: y > 2.6)
    wood = [(dice.uniform(-2.6, 2.6), dice.uniform(0.35, 1.6)) for _ in range(420)]
    grove(
        dice,
        [(x, y) for x, y in wood if not (abs(x) < 1.25 and y > 0.9) and abs(x) < 2.4],
        height,
        "#7a9440",
        "#4f6a30",
    )
    spots = [(dice.uniform(-6.5, 6.5), dice.uniform(0.4, 6.5)) for _ in range(170)]
    houses(
        dice,
        [(x, y) for x, y in spots if abs(x) > 2.1 + 0.1 * y or y > 3.4],
        height,
        ("#f0e4c8", "#e0c8a0", "#e8dcd0"),
        ("#9a6a4a", "#7a5a44", "#6a7a6a"),
        0.3,
        2,
    )
    return height


def smolensk(c: Clay) -> None:
    """The green cathedral above the red wall and its round towers."""
    church(
        (0.05, 1.55, _mount(0, 1.5) - 0.12),
        (1.6, 1.1, 1.15),
        "#4fa886",
        "#f6f2e6",
        "#3f6a58",
        "#3f7a68",
        -16,
        None,
        0.36,
        "#4fa886",
    )
    ring: list[tuple[float, float]] = [
        (-2.7, 0.9),
        (-2.0, -0.25),
        (-0.55, -0.75),
        (1.05, -0.6),
        (2.35, 0.1),
        (2.9, 1.2),
    ]
    for a, b in itertools.pairwise(ring):
        tooth_wall((*a, _mount(*a)), (*b, _mount(*b)), 0.62, "#b0583e", "#ecdcc0", 0.2)
    for k, (x, y) in enumerate(ring):
        round_keep(
            (x, y, _mount(x, y)),
            (0.3, 0.36, 0.33, 0.38, 0.34, 0.3)[k],
            (0.95, 1.1, 0.95, 1.15, 1.0, 0.9)[k],
            "#b0583e",
            "#ecdcc0",
            "#6a5640",
        )
    gate_tower((0.25, -0.72, 0), 0.5, 0.85, "#b0583e", "#ecdcc0", "#6a5640", 4)


def _wide_river(x: float, y: float) -> float:
    far = smooth(2.3, 2.8, y + 0.12 * math.sin(x * 1.5)) * 0.55
    near = smooth(-2.3, -2.7, y + 0.5 * x) * 0.5 * smooth(-0.5, -1.5, x)
    return -0.5 + max(far, near) + smooth(2.8, 4.6, y) * 0.5 + rim(x, y, 5, 0.2) * smooth(4, 6, y)


def broad_river(dice: Random, season: Season) -> Height:
    """A broad river and a town on its far bank."""
    height = carved(season, dice, _wide_river, "#5f8aa0", -0.22, 6, lambda x, y: y > 4.6)
    ripples(dice, -0.22, lambda x, y: _wide_river(x, y) < -0.4, 90, "#f4dcc0")
    spots = [(dice.uniform(-6.5, 6.5), dice.uniform(2.75, 6)) for _ in range(170)]
    houses(dice, spots, height, ("#f0dcb4", "#e0b890", "#e8d8c4"), ("#9a4a38", "#a8684a", "#6a6a64"), 0.34, 3, 12)
    return height


def rostov(c: Clay) -> None:
    """The long bridge with its lifted span, boats and a port."""
    start, end = (-3.5, -0.85), (3.6, 1.75)
    marks = [(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t) for t in (0.0, 0.4, 0.62, 1.0)]
    tone, iron = "#3f7078", paint("#3f7078", 0.45, 0.35, bump=0.15, mottle=0.2)
    a, b, d, e = marks
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    truss_bridge((*a, 0.42), (*b, 0.42), 2, 0.52, 0.46, tone)
    truss_bridge((*b, 1.12), (*d, 1.12), 1, 0.5, 0.46, tone, piers=False)
    truss_bridge((*d, 0.42), (*e, 0.42), 2, 0.52, 0.46, tone)
    for x, y in (b, d):
        with Group((x, y, 0), (0, 0, turn)):
            for s in (-0.3, 0.3):
                lattice((0, s, 0.35), (0, s, 2.35), 0.26, iron, 8, 0.026)
                lathe([(0.14, -0.03), (0.14, 0.03)], paint("#c8963c", 0.4, 0.6), (0, s, 2.42), (90, 0, 0), sides=20)
                box((0.16, 0.14, 0.4), (0, s, 1.0), paint("#b8a888", 0.85, bump=0.3), bevel=0.015)
                pole((0.0, s, 1.2), (0.0, s, 2.4), 0.01, paint("#262626", 0.5), sides=5)
            box((0.3, 0.9, 0.1), (0, 0, 2.36), iron, bevel=0.012)
            box((0.26, 0.3, 0.2), (0, 0, 2.5), paint("#e8dcc0", 0.7), bevel=0.012)
            lathe(
                [(0.24, 0), (0.03, 0.14)],
                paint("#a8483a", 0.6),
                (0, 0, 2.6),
                (0, 0, 45),
                sides=4,
                smooth=False,
                bevel=0.008,
            )
    locomotive((-2.0, -0.85 + 0.366 * 1.5, 0.52), 111, 0.85, "#3a3f3c", ("#a8523a", "#8a7a4e"))
    plume(Random(3), (-1.75, -0.24, 0.92), 0.7, 0.07, -0.8, "#f0e4d8", "#c8b8ac")
    steamer((0.1, 0.35, -0.2), -62, 0.95, "#f0e4d0", "#fbf4e8", "#2f6a7a")
    rowboat((-0.9, -1.3, -0.19), 24, 1.2, sail="#fbf0dc")
    rowboat((0.55, -1.5, -0.19), -16, 1.0, sail="#e8a860")
    rowboat((-2.0, 0.6, -0.19), 10, 0.9)
    quay((-3.4, 2.35, 0.1), (3.4, 2.35, 0.1), 0.4, 0.3)
    crane((-1.6, 2.7, 0.1), 40, 1.0, "#d08a2e")
    crane((-2.5, 2.75, 0.1), 140, 1.0, "#c8603a")
    church((2.4, 3.3, 0.25), (1.0, 0.8, 0.7), "#f4e8d0", "#fbf4e4", "#4f8a72", turn=-12, big=0.3)


def _dammed(x: float, y: float) -> float:
    bank = smooth(0.5, 0.75, y + 0.1 * math.sin(x * 1.2)) * 0.34
    side = max(smooth(-2.75, -3.2, x), smooth(2.75, 3.2, x)) * 0.7
    upper = smooth(-0.62, -0.55, y) * 0.5
    return -0.75 + max(upper + bank, side + bank * 0.6) + rim(x, y, 4, 0.16) * smooth(2, 4, y)


def dam_lake(dice: Random, season: Season) -> Height:
    """A frozen lake above a dam, black water and ice below."""
    height = carved(season, dice, _dammed, "#3f627a", -0.45, 8, lambda x, y: y > 3.6, 0)
    box(
        (6.2, 1.3, 0.02),
        (0, 0.05, -0.06),
        paint("#a8c4d8", 0.35, bump=0.2, grain=3, mottle=0.2, second="#c8dcea", coat=0.4),
        bevel=0,
    )
    floes(dice, -0.45, lambda x, y: y < -1.3 and abs(x) < 3, 60, spread=(-3, 3, -4, -1.2))
    spots = [(dice.uniform(-6.5, 6.5), dice.uniform(2.7, 6.5)) for _ in range(110)]
    houses(dice, spots, height, ("#c8a890", "#d8c0a0", "#b8a8a0"), ("#e8f0f6", "#dce6f0"), 0.34, 2, 12)
    return height


def voronezh(c: Clay) -> None:
    """Rows of saw-tooth roofs above the dam, in snow."""
    dice = Random(8)
    stone, pale = paint("#8f8a86", 0.85, bump=0.4, grain=6, mottle=0.25), paint("#e8f0f6", 0.8, bump=0.3)
    iron, foam = paint("#3f6a72", 0.5, 0.4, bump=0.2), paint("#f4f8fc", 0.7, bump=0.6, grain=10, second="#c8dcea")
    with Group((0, -0.62, 0), (0, 0, 4)):
        for k in range(9):
            x = -2.8 + 0.7 * k
            box((0.2, 0.5, 1.15), (x, 0, -0.16), stone, bevel=0.02)
            box((0.24, 0.54, 0.06), (x, 0, 0.42), pale, bevel=0.015)
            solid([(-0.1, -0.25, -0.7), (0.1, -0.25, -0.7), (0.1, -0.62, -0.7), (-0.1, -0.62, -0.7), (-0.1, -0.25, 0.2), (0.1, -0.25, 0.2)],
                  [(0, 1, 5, 4), (3, 2, 5, 4), (0, 4, 3), (1, 2, 5), (0, 3, 2, 1)], stone, (x, 0, 0), bevel=0.01)  # fmt: skip
            if k == 8:
                break
            if k in (2, 3, 5):
                curve = [(-0.1, 0.12), (-0.25, 0.1), (-0.36, -0.05), (-0.44, -0.28), (-0.5, -0.5)]
                points = [(x + 0.1 + 0.5 * u, y, z) for y, z in curve for u in (0.0, 0.5, 1.0)]
                faces = [(3 * j + i, 3 * j + i + 1, 3 * j + i + 4, 3 * j + i + 3) for j in range(4) for i in range(2)]
                solid(points, faces, foam, smooth=True, thick=0.05)
                for j in range(12):
                    link(
                        rock_mesh(j * 1.3, foam, 0.4, 2),
                        "foam",
                        (x + dice.uniform(0.1, 0.6), -0.52 - dice.uniform(0, 0.16), -0.43),
                        scale=dice.uniform(0.04, 0.1),
                    )
            else:
                box((0.5, 0.06, 0.75), (x + 0.35, -0.06, -0.12), iron, bevel=0.012)
                for z in (-0.3, -0.05, 0.18):
                    box((0.5, 0.1, 0.04), (x + 0.35, -0.08, z), iron, bevel=0.006)
        box((6.0, 0.34, 0.06), (0, 0.04, 0.5), pale, bevel=0.012)
        rail = paint("#33383c", 0.5, 0.5)
        box((6.0, 0.02, 0.02), (0, -0.12, 0.64), rail, bevel=0.003)
        boxes([((0.016, 0.016, 0.14), (-3 + 0.15 * k, -0.12, 0.57), 0.0) for k in range(41)], rail)
        with Group((-1.05, 0.06, 0.52)):
            for s in (-0.26, 0.26):
                pole((s, 0, 0), (s * 0.8, 0, 0.5), 0.03, iron, sides=8)
            box((0.62, 0.3, 0.22), (0, 0, 0.6), paint("#c88a3a", 0.6), bevel=0.02)
            box((0.66, 0.34, 0.04), (0, 0, 0.73), pale, bevel=0.015)
    for x, y, bays, turn in ((-1.2, 1.15, 6, -8), (1.05, 1.35, 5, -8), (-0.2, 2.25, 8, -8)):
        sawtooth((x, y, 0.09), bays, 0.38, 0.62, 0.55, turn, "#a84e38", "#dcd0bc", "#5a6068", True, 0.36)
    for x, y, tall in ((-2.45, 1.7, 1.75), (2.35, 1.75, 1.95), (1.75, 2.3, 2.2)):
        chimney((x, y, 0.09), tall, 0.13, "#b0583c")
        plume(dice, (x, y, tall + 0.1), 0.75, 0.09, -0.7, "#c8ccd4", "#98a0ac")


def works_yard(dice: Random, season: Season) -> Height:
    """A concrete yard before a works and a town."""
    height = terrain(season, dice, None, 0.05, 3.6, trees=8)
    box(
        (6.4, 3.4, 0.04),
        (0, -0.9, 0.02),
        paint("#b8ac94", 0.9, bump=0.3, grain=7, mottle=0.2, second="#a89c86"),
        bevel=0.01,
    )
    boxes([((0.03, 3.3, 0.01), (-2.8 + 0.7 * k, -0.9, 0.044), 0.0) for k in range(9)], paint("#8f846e", 0.9))
    spots = [(dice.uniform(-6.5, 6.5), dice.uniform(2.4, 6.5)) for _ in range(120)]
    houses(dice, spots, height, ("#e8d4ac", "#d8bc94", "#e4dccc"), ("#a8583c", "#8a6a50", "#6a7a70"), 0.34, 3, 12)
    return height


def kharkov(c: Clay) -> None:
    """The round-fronted tractor works, and its rows of toy tractors."""
    dice = Random(6)
    wall, white, glass = (
        paint("#d8b078", 0.8, bump=0.2, mottle=0.12),
        paint("#f0e4c8", 0.75, bump=0.1),
        paint("#5f8698", 0.12, coat=0.7, bump=0.05),
    )
    with Group((-0.1, 1.25, 0.03), (0, 0, -6)):
        r, tall = 1.15, 1.75
        lathe([(r, 0), (r, tall)], wall, sides=48)
        mullions: list[Block] = []
        lights: list[Block] = []
        for k in range(17):
            a = math.radians(-174 + 168 * k / 16)
            mullions.append(((0.07, 0.1, tall), (r * math.cos(a), r * math.sin(a), tall / 2), math.degrees(a) + 90))
            if k < 16:
                b = a + math.radians(5.25)
                lights.append(
                    ((0.15, 0.05, tall * 0.72), (r * math.cos(b), r * math.sin(b), tall * 0.56), math.degrees(b) + 90)
                )
                for z in (0.36, 0.56, 0.76):
                    mullions.append(
                        ((0.18, 0.07, 0.03), (r * math.cos(b), r * math.sin(b), tall * z), math.degrees(b) + 90)
                    )
        boxes(lights, glass)
        boxes(mullions, white, 0.006)
        for z, h in ((0.0, 0.12), (tall * 0.17, 0.05), (tall * 0.94, 0.1)):
            lathe([(r * 1.06, 0), (r * 1.06, h)], white, (0, 0, z), sides=48, smooth=True)
        lathe(
            [(r * 0.86, 0), (r * 0.84, 0.22), (r * 0.5, 0.34), (0.02, 0.4)],
            paint("#6a7a78", 0.5, 0.3, bump=0.2),
            (0, 0, tall),
            sides=48,
        )
        lathe([(0.2, 0), (0.18, 0.16), (0.02, 0.3)], glass, (0, 0, tall + 0.38), sides=12, smooth=False, bevel=0.006)
        box((0.62, 0.3, 0.36), (0, -r - 0.02, 0.18), white, bevel=0.015)
        box((0.46, 0.32, 0.28), (0, -r - 0.04, 0.14), paint("#2c2622", 0.7), bevel=0.0)
        with Group((0, -r - 0.2, 0.62), (90, 0, 0)):
            gear = [(q * math.cos(math.radians(x)), q * math.sin(math.radians(x))) for k in range(12)
                    for x, q in ((30 * k - 9, 0.17), (30 * k - 6, 0.22), (30 * k + 6, 0.22), (30 * k + 9, 0.17))]  # fmt: skip
            n = len(gear)
            points = [(x, y, z) for z in (0, 0.06) for x, y in gear]
            faces: list[Sequence[int]] = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
            faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
            solid(points, faces, paint("#5a6468", 0.4, 0.7, bump=0.1), bevel=0.006)
            lathe([(0.09, 0), (0.09, 0.07)], paint("#f0e4c8", 0.75, bump=0.1), sides=20, smooth=False)
    for s in (-1, 1):
        sawtooth(
            (s * 2.15 - 0.1, 1.6 - 0.12 * s, 0.03), 5, 0.36, 0.9, 0.85, -6, "#c8905c", "#f0e4c8", "#6a7a78", False, 0.26
        )
    for x, y, tall in ((-2.3, 2.4, 2.25), (1.9, 2.5, 2.5)):
        chimney((x, y, 0), tall, 0.13)
        plume(dice, (x, y, tall), 0.7, 0.08, 0.8, "#e0d8cc", "#b8b0a8")
    for row, (y, count) in enumerate(((-0.3, 6), (-1.1, 5), (-1.95, 3))):
        for k in range(count):
            x = -1.95 + 0.74 * k + 0.16 * row
            tractor((x, y, 0.04), -24 + dice.gauss(0, 1.5), 0.98, "#d0502c" if (k, row) != (3, 1) else "#3f8a5a")


def muddy_town(dice: Random, season: Season) -> Height:
    """A town on a muddy square."""
    height = terrain(season, dice, None, 0.08, 3.4, trees=6)
    box(
        (4.6, 2.6, 0.05),
        (0, -0.5, 0.0),
        paint("#8a7c6c", 0.7, bump=0.7, grain=9, mottle=0.3, second="#75685a"),
        bevel=0.01,
    )
    for _ in range(9):
        x, y, r = dice.uniform(-2.6, 2.6), dice.uniform(-2.4, -0.6), dice.uniform(0.12, 0.34)
        lathe(
            [(r, 0), (r, 0.006)],
            paint("#6f7c84", 0.25, bump=0.05),
            (x, y, 0.026 if abs(x) < 2.2 and y > -1.8 else 0.03),
            scale=(1, 0.6, 1),
            sides=24,
        )
    spots = [(dice.uniform(-6.5, 6.5), dice.uniform(1.9, 6.5)) for _ in range(150)]
    houses(dice, spots, height, ("#d8c0a0", "#b89870", "#c8b090"), ("#7a5a48", "#5f6a60", "#8a4a3a"), 0.34, 2)
    return height


def tula(c: Clay) -> None:
    """The smiths' anvil and hammer before the kremlin's tower and smoking chimneys."""
    dice = Random(9)
    for start, end in (((-3.6, 1.15, 0), (-1.35, 0.85, 0)), ((-1.35, 0.85, 0), (3.6, 1.5, 0))):
        tooth_wall(start, end, 0.75, "#b8402c", "#ecdcc0", 0.24)
    gate_tower((-1.35, 0.85, 0), 0.85, 1.45, "#b8402c", "#ecdcc0", "#4f6a5a", -10)
    for x, y, tall in ((1.35, 2.4, 2.1), (2.0, 2.5, 2.5), (2.65, 2.6, 2.2)):
        chimney((x, y, 0), tall, 0.15, "#a8543c")
        plume(dice, (x, y, tall), 0.8, 0.1, -0.7, "#6f6a66", "#4a4644")
    sawtooth((1.9, 2.0, 0), 6, 0.36, 0.7, 0.85, -6, "#9a5a44")
    stone, iron = (
        paint("#b8ac98", 0.85, bump=0.3, grain=6, mottle=0.2),
        paint("#5a6468", 0.36, 0.75, bump=0.15, mottle=0.2),
    )
    bronze = paint("#c88a48", 0.35, 0.8, bump=0.12, mottle=0.2)
    with Group((0.3, -0.35, 0.02), (0, 0, 22), 1.12):
        for w, z, h in ((1.5, 0.0, 0.12), (1.2, 0.12, 0.12), (0.92, 0.24, 0.46)):
            box((w, w * 0.75, h), (0, 0, z + h / 2), stone, bevel=0.02)
        box((1.0, 0.78, 0.07), (0, 0, 0.72), stone, bevel=0.02)
        box((0.4, 0.03, 0.22), (0, -0.36, 0.46), bronze, bevel=0.01)
        box((0.74, 0.46, 0.12), (0, 0, 0.82), iron, bevel=0.03, taper=0.85)
        box((0.36, 0.28, 0.24), (0, 0, 0.97), iron, bevel=0.03, taper=0.95)
        box((0.86, 0.36, 0.2), (0.06, 0, 1.16), iron, bevel=0.025)
        lathe(
            [(0.16, 0), (0.12, 0.22), (0.05, 0.42), (0.015, 0.5)],
            iron,
            (-0.34, 0, 1.14),
            (0, -86, 0),
            (1, 1.05, 1),
            sides=20,
        )
        box((0.1, 0.06, 0.02), (0.38, 0, 1.265), paint("#1c1c1c", 0.7), bevel=0.0)
        with Group((0.04, -0.06, 1.34), (8, -38, -18)):
            pole((0, 0, 0), (1.15, 0, 0), 0.04, paint("#8a5a34", 0.7, bump=0.4), 0.034, 12)
            box((0.2, 0.46, 0.2), (0, 0, 0), bronze, bevel=0.03)
    samovar((-0.95, -1.15, 0.02), 0.5)
    for x, y in ((-0.5, -0.85), (1.3, -0.95), (-0.62, 0.02), (1.35, 0.2)):
        lathe([(0.05, 0), (0.05, 0.28), (0.07, 0.3), (0.03, 0.36)], paint("#3a3c3c", 0.5, 0.5), (x, y, 0.02), sides=12)


def samovar(at: Vec, tall: float) -> None:
    """A brass tea urn: foot, belly, tap, handles, a pot on its crown."""
    brass, dark = paint("#d8a03c", 0.28, 0.85, bump=0.06), paint("#3a2a20", 0.6)
    with Group(at, scale=tall):
        box((0.44, 0.44, 0.07), (0, 0, 0.035), brass, bevel=0.02)
        lathe(
            [
                (0.18, 0.07),
                (0.08, 0.14),
                (0.1, 0.2),
                (0.24, 0.3),
                (0.32, 0.55),
                (0.28, 0.66),
                (0.34, 0.68),
                (0.34, 0.72),
                (0.16, 0.8),
                (0.14, 0.9),
            ],
            brass,
            sides=28,
        )
        sphere((0, 0, 0.98), (0.15, 0.15, 0.11), paint("#e8e0d0", 0.3, coat=0.6), 18)
        pole((0.1, 0, 0.96), (0.26, 0, 1.04), 0.03, paint("#e8e0d0", 0.3, coat=0.6), 0.02, 8)
        pole((0, -0.26, 0.36), (0, -0.42, 0.34), 0.03, brass, sides=10)
        pole((0, -0.4, 0.4), (0, -0.4, 0.26), 0.024, brass, sides=8)
        for s in (-1, 1):
            pole((s * 0.3, 0, 0.6), (s * 0.42, 0, 0.62), 0.02, brass, sides=8)
            pole((s * 0.42, 0, 0.5), (s * 0.42, 0, 0.66), 0.03, dark, sides=10)


LAYER, LAYERS = 0.155, 11


def _contour(level: float, a: float) -> tuple[float, float]:
    """Where the hill's contour of a level lies in a direction."""
    share = 1 - level / LAYERS
    r = 0.16 + 2.35 * share**0.85
    r *= (
        1
        + 0.16 * math.sin(2 * a + 0.7 + level * 0.13) * share
        + 0.1 * math.sin(3 * a + 2.1 - level * 0.2)
        + 0.035 * math.sin(7 * a + level)
    )
    return -0.06 * level + r * math.cos(a) * 1.12, 0.65 + 0.035 * level + r * math.sin(a) * 0.82


def hill(c: Clay) -> None:
    """A hill cut in layers like a surveyor's model, with a striped pole, trenches and pins."""
    n = 120
    for level in range(LAYERS):
        top = (
            "#5f8a3c",
            "#6f9440",
            "#86a048",
            "#a0a850",
            "#b8ac54",
            "#c8a850",
            "#c89a4c",
            "#b88248",
            "#a46c40",
            "#96603c",
            "#f0e8d8",
        )[level]
        for z0, z1, stuff in (
            (
                level * LAYER - 0.2 * (level == 0),
                (level + 1) * LAYER - 0.035,
                paint("#a8865a" if level % 2 else "#c8a878", 0.8, bump=0.35, grain=12),
            ),
            ((level + 1) * LAYER - 0.035, (level + 1) * LAYER, paint(top, 0.9, bump=0.5, grain=12, mottle=0.2)),
        ):
            ring = [_contour(level, 2 * math.pi * k / n) for k in range(n)]
            points = [(x, y, z) for z in (z0, z1) for x, y in ring]
            faces: list[Sequence[int]] = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
            faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
            solid(points, faces, stuff, bevel=0.01)
    x, y = _contour(LAYERS - 1, 0)[0] - 0.28, _contour(LAYERS - 1, 1.5)[1] - 0.2
    z = LAYERS * LAYER
    for k in range(7):
        tone = "#c83a2a" if k % 2 == 0 else "#f8f0e0"
        pole((x, y, z + 0.19 * k), (x, y, z + 0.19 * (k + 1)), 0.042, paint(tone, 0.5), sides=14)
    sphere((x, y, z + 1.36), 0.075, gilt(), 16)
    for a in (0.4, 2.5, 4.6):
        pole(
            (x, y, z + 0.95),
            (x + 0.42 * math.cos(a), y + 0.34 * math.sin(a), z - 0.03),
            0.012,
            paint("#3a3630", 0.6),
            sides=5,
        )
    for level, low, high in ((2, 200, 330), (6, 190, 325)):
        z = (level + 1) * LAYER
        line = []
        steps = 16 if level == 2 else 11
        for k in range(steps):
            a = math.radians(low + (high - low) * k / (steps - 1))
            (x0, y0), (x1, y1) = _contour(level, a), _contour(level + 1, a)
            u = 0.3 if k % 2 else 0.62
            line.append((x0 + (x1 - x0) * u, y0 + (y1 - y0) * u, z))
        for here, there in itertools.pairwise(line):
            turn = math.degrees(math.atan2(there[1] - here[1], there[0] - here[0]))
            box(
                (math.dist(here, there) + 0.04, 0.12, 0.012),
                ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2, z + 0.008),
                paint("#33261c", 0.9),
                (0, 0, turn),
                0.0,
            )
            out = math.radians(turn - 90)
            shift = (0.075 * math.cos(out), 0.075 * math.sin(out))
            ends = [(x + shift[0], y + shift[1], z) for x, y, *_ in (here, there)]
            sandbags(ends, 2, "#c8b484", 0.12)
    for level, a in ((4, 250), (8, 215), (3, 345), (5, 300), (1, 265)):
        (x0, y0), (x1, y1) = _contour(level, math.radians(a)), _contour(level + 1, math.radians(a))
        x, y, z = (x0 + x1) / 2, (y0 + y1) / 2, (level + 1) * LAYER
        pole((x, y, z), (x, y, z + 0.22), 0.008, paint("#b8b4ac", 0.3, 0.9), sides=6)
        sphere((x, y, z + 0.23), 0.035, paint("#c83a2a" if level % 2 else "#2f6a9a", 0.35, coat=0.5), 12)
    theodolite((-1.75, -1.25, 0.02), 1.1)


def theodolite(at: Vec, tall: float) -> None:
    """A surveyor's brass telescope on a tripod."""
    wood, brass = paint("#a8743e", 0.7, bump=0.3), paint("#d8a03c", 0.3, 0.85, bump=0.06)
    with Group(at, scale=tall):
        for a in (0.5, 2.6, 4.7):
            pole(
                (0.05 * math.cos(a), 0.05 * math.sin(a), 0.8),
                (0.34 * math.cos(a), 0.34 * math.sin(a), 0),
                0.028,
                wood,
                0.02,
                8,
            )
        lathe([(0.1, 0), (0.1, 0.04), (0.05, 0.05), (0.05, 0.1), (0.09, 0.12)], brass, (0, 0, 0.8), sides=20)
        for s in (-1, 1):
            box((0.02, 0.05, 0.18), (s * 0.08, 0, 0.98), brass, bevel=0.006)
        with Group((0, 0, 1.05), (0, 0, 28)):
            pole((0, -0.22, 0.0), (0, 0.22, -0.05), 0.04, brass, 0.052, 16)
            lathe([(0.09, -0.015), (0.09, 0.015)], brass, (0, 0, 0), (0, 90, 0), sides=24)


CRATERS = (
    (-2.15, 0.95, 0.5),
    (1.75, 1.5, 0.62),
    (0.2, 2.3, 0.5),
    (0.5, -1.3, 0.5),
    (2.7, -0.8, 0.4),
    (-2.9, 2.6, 0.6),
    (3.1, 3.2, 0.6),
    (-0.9, 3.7, 0.6),
)
ZIGZAG = (
    (-4.6, -0.55),
    (-2.9, -0.35),
    (-2.3, 0.15),
    (-1.0, -0.25),
    (-0.45, 0.3),
    (0.8, -0.1),
    (1.35, 0.5),
    (2.7, 0.3),
    (4.6, 0.9),
)


def _from_trench(x: float, y: float) -> float:
    best = 9.0
    for (x0, y0), (x1, y1) in itertools.pairwise(ZIGZAG):
        dx, dy = x1 - x0, y1 - y0
        t = min(1.0, max(0.0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)))
        best = min(best, math.hypot(x - x0 - dx * t, y - y0 - dy * t))
    return best


def _torn(x: float, y: float) -> float:
    z = 0.12 * fbm(x * 0.9 + 3, y * 0.9)
    for cx, cy, r in CRATERS:
        d = math.hypot(x - cx, y - cy) / r
        if d < 1.9:
            z = z * smooth(0.7, 1.9, d)
            z += -0.42 * r * math.exp(-((d / 0.62) ** 2)) * 1.6 + 0.34 * r * math.exp(-(((d - 1.05) / 0.3) ** 2))
    d = _from_trench(x, y)
    z = z * smooth(0.2, 0.9, d) + 0.1 * math.exp(-(((d - 0.42) / 0.16) ** 2))
    return z - 0.62 * smooth(0.3, 0.24, d) + rim(x, y, 3.6)


def torn_ground(dice: Random, season: Season) -> Height:
    """Shell holes full of water, splintered trees, a trench across."""
    height = carved(season._replace(rough=0.75), dice, _torn, None, -9, 3)
    for cx, cy, r in CRATERS:
        lathe(
            [(r * 0.72, 0), (r * 0.72, 0.01)], paint("#7f98a8", 0.2, bump=0.08, grain=3), (cx, cy, -0.16 * r), sides=32
        )
    stump = paint("#4a3c30", 0.9, bump=0.6, grain=9)
    for x, y, tall in (
        (-3.0, 1.5, 1.2),
        (2.4, 2.6, 1.5),
        (-1.6, 3.0, 1.3),
        (0.9, 3.9, 1.6),
        (3.6, 1.6, 1.0),
        (-4.2, 3.8, 1.5),
    ):
        z = _torn(x, y)
        pole((x, y, z - 0.1), (x + 0.1, y, z + tall), 0.11, stump, 0.06, 9)
        for _ in range(3):
            pole(
                (x + 0.08, y, z + tall * 0.95),
                (x + 0.1 + dice.uniform(-0.1, 0.1), y, z + tall * dice.uniform(1.1, 1.3)),
                0.04,
                stump,
                0.004,
                6,
            )
        pole(
            (x + 0.05, y, z + tall * 0.6),
            (x + dice.choice((-0.5, 0.5)), y - 0.1, z + tall * 0.85),
            0.04,
            stump,
            0.015,
            7,
        )
    return height


def position(c: Clay) -> None:
    """A bunker of logs with a gun in its slit, a planked trench beside it, rolls of wire on crossed stakes before it."""
    dice = Random(5)
    plank = [paint(tone, 0.85, bump=0.6, grain=9, mottle=0.3) for tone in ("#8a6a44", "#7a5c3a", "#9a7850")]
    with Group((0.35, 0.55, 0.0), (0, 0, -20)):
        _bunker(dice, plank)
    for (x0, y0), (x1, y1) in itertools.pairwise(ZIGZAG[1:-1]):
        length, turn = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0))
        with Group((x0, y0, 0), (0, 0, turn)):
            for k in range(5):
                box((length + 0.2, 0.05, 0.14), (length / 2, 0.3, -0.5 + 0.155 * k), plank[k % 3], (dice.gauss(0, 2), dice.gauss(0, 0.6), 0), 0.008)  # fmt: skip
            for k in range(round(length / 0.4)):
                pole((0.2 + 0.4 * k, 0.26, -0.6), (0.2 + 0.4 * k, 0.27, 0.3), 0.035, plank[1], sides=8)
            for k in range(round(length / 0.12)):
                box((0.085, 0.46, 0.03), (0.06 + 0.12 * k, 0, -0.54), plank[k % 3], (0, 0, dice.gauss(0, 3)), 0.006)
        c0, s0 = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        sandbags([(x0 - s0 * 0.42, y0 + c0 * 0.42, 0.05), (x1 - s0 * 0.42, y1 + c0 * 0.42, 0.05)], 2, "#b8a070", 0.27)
    _wire_fence(dice, [(-2.1, -0.95), (-1.35, -1.3), (-0.5, -1.15), (0.4, -1.5), (1.3, -1.3)])
    # a periscope and a helmet on a stick look over the edge
    with Group((-1.5, -0.2, -0.5), (0, 0, -12), 1.2):
        pole((0, 0, 0), (0, 0, 1.15), 0.05, paint("#4f5a4a", 0.5, 0.4), sides=10)
        box((0.14, 0.16, 0.22), (0, -0.02, 1.2), paint("#4f5a4a", 0.5, 0.4), bevel=0.012)
        box((0.1, 0.02, 0.1), (0, -0.11, 1.22), paint("#a8c4cc", 0.1, coat=0.8), bevel=0.004)
    pole((-2.0, -0.1, -0.5), (-1.95, -0.15, 0.5), 0.03, plank[2], sides=8)
    lathe([(0.19, 0), (0.165, 0.03), (0.15, 0.11), (0.09, 0.18), (0.01, 0.2)], paint("#5f6a58", 0.4, 0.4), (-1.95, -0.15, 0.45), (6, -10, 0))  # fmt: skip
    for x, y, a in ((-0.62, -0.42, 20), (-0.95, -0.62, -8)):
        box((0.34, 0.22, 0.17), (x, y, _torn(x, y) + 0.09), paint("#6a6a44", 0.8, bump=0.3), (0, 0, a), 0.012)
        box((0.36, 0.04, 0.02), (x, y, _torn(x, y) + 0.18), paint("#3a3a34", 0.5, 0.4), (0, 0, a), 0.004)


def _bunker(dice: Random, plank: Sequence[Any]) -> None:
    """A squat house of logs and bags under a roof of earth; its slit, with a gun, faces -y."""
    log = [paint(tone, 0.85, bump=0.7, grain=7, mottle=0.3, second="#5a4028") for tone in ("#80603c", "#74552f")]
    end, dark = paint("#c8a26a", 0.8, bump=0.4), paint("#0c0a08", 0.95, bump=0)
    half, deep = 1.35, 0.75
    box((2 * half - 0.1, 2 * deep - 0.1, 1.1), (0, 0, 0.4), dark, bevel=0)
    for k in range(6):
        z = 0.02 + 0.19 * k
        for s in (-1, 1):
            for x0, x1 in ((-half, -0.62), (0.62, half)) if k in (3, 4) and s < 0 else ((-half, half),):
                pole((x0, s * deep, z), (x1, s * deep, z), 0.105, log[k % 2], sides=12)
            pole((s * half, -deep - 0.16, z + 0.09), (s * half, deep, z + 0.09), 0.105, log[k % 2], sides=12)
            lathe([(0.095, 0), (0.095, 0.014)], end, (s * half, -deep - 0.16, z + 0.09), (90, 0, 0), sides=14)
    for x in (-0.62, 0.62):
        box((0.12, 0.2, 0.46), (x, -deep - 0.02, 0.68), plank[2], bevel=0.015)
    for z in (0.48, 0.9):
        box((1.5, 0.22, 0.1), (0, -deep - 0.03, z), plank[2], bevel=0.015)
    n = 15
    for k in range(n):
        x = -half - 0.2 + (2 * half + 0.4) * k / (n - 1)
        y = -deep - 0.42 + dice.uniform(-0.04, 0.04)
        pole((x, y, 1.2), (x, deep + 0.2, 1.2), 0.11, log[k % 2], sides=12)
        lathe([(0.1, 0), (0.1, 0.014)], end, (x, y, 1.2), (90, 0, 0), sides=14)
    roof = paint("#e4ecf4", 0.75, bump=0.4, grain=6)
    for k in range(9):
        wide = dice.uniform(0.5, 0.62)
        link(rock_mesh(k * 1.7, roof, 0.15, 4), "snow", (-1.15 + 0.29 * k, -0.1 + 0.2 * (-1) ** k, 1.28), (0, 0, 40 * k), (wide, wide * 1.2, 0.26))  # fmt: skip
    sandbags([(-half - 0.1, -deep - 0.26, 0.0), (-0.7, -deep - 0.3, 0.0)], 3, "#b8a070", 0.3)
    sandbags([(0.7, -deep - 0.3, 0.0), (half + 0.1, -deep - 0.26, 0.0)], 3, "#b8a070", 0.3)
    sandbags([(-0.6, -deep - 0.25, 0.0), (0.6, -deep - 0.25, 0.0)], 2, "#b8a070", 0.3)
    steel = paint("#4a4e50", 0.4, 0.8, bump=0.2)
    pole((-0.05, -deep + 0.2, 0.72), (-0.12, -deep - 0.75, 0.7), 0.07, steel)
    pole((-0.12, -deep - 0.72, 0.7), (-0.14, -deep - 1.05, 0.695), 0.035, steel)
    for k in range(5):
        pole((-0.068 - 0.006 * k, -deep - 0.2 - 0.11 * k, 0.712), (-0.07 - 0.006 * k, -deep - 0.24 - 0.11 * k, 0.712), 0.082, steel)  # fmt: skip
    pole((0.85, 0.35, 1.3), (0.85, 0.35, 1.95), 0.08, steel)
    lathe([(0.15, 0), (0.02, 0.12)], steel, (0.85, 0.35, 1.98), sides=16)
    smoke = [rock_mesh(k * 2.7, paint("#8a8e94", 0.95, bump=0.3, grain=4), 0.3, 4) for k in range(3)]
    for k in range(7):
        r = 0.08 + 0.03 * k
        link(smoke[k % 3], "smoke", (0.87 - 0.03 * k * k, 0.38, 2.15 + 0.09 * k), (180 * (k % 2), 0, 50 * k), r)


def _wire_fence(dice: Random, line: Sequence[tuple[float, float]]) -> None:
    """Crossed stakes with strands and a roll of barbed wire between them."""
    wood, steel = paint("#4f3824", 0.85, bump=0.6, grain=9), paint("#4a4440", 0.4, 0.7, bump=0.1)
    tall = 0.78
    for x, y in line:
        z = _torn(x, y)
        for s in (-1, 1):
            pole((x - s * 0.3, y + 0.12 * s, z - 0.1), (x + s * 0.26, y - 0.12 * s, z + tall), 0.055, wood, 0.045, 9)
        pole((x, y, z + 0.36), (x + 0.01, y, z + 0.42), 0.1, paint("#c8b088", 0.9), sides=10)
    coil = []
    for (xa, ya), (xb, yb) in itertools.pairwise(line):
        za, zb = _torn(xa, ya), _torn(xb, yb)
        for f, g in ((0.3, 0.3), (0.85, 0.85), (0.15, 0.9), (0.9, 0.15)):
            strand = [
                (xa + (xb - xa) * t, ya + (yb - ya) * t, za + tall * f + (zb + tall * g - za - tall * f) * t - 0.08 * math.sin(math.pi * t))
                for t in (k / 20 for k in range(21))
            ]  # fmt: skip
            wire(strand, 0.013, steel)
            for x, y, z in strand[2:20:3]:
                for s in (-1, 1):
                    wire([(x - 0.04, y - 0.01, z - 0.04 * s), (x + 0.04, y + 0.01, z + 0.04 * s)], 0.009, steel)
        turns = 5
        for k in range(24 * turns):
            t = k / (24 * turns)
            x, y, a = xa + (xb - xa) * t, ya + (yb - ya) * t, 2 * math.pi * turns * t
            coil.append((x, y - 0.22 + 0.24 * math.cos(a), _torn(x, y - 0.22) + 0.24 + 0.25 * math.sin(a)))
    wire(coil, 0.014, steel)

"""Rivers, bays and what belongs to them: land that is carved, ice, ships, boats, cranes, lighthouses, bridges."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from studio.barbarossa_grounds import Season, grown
from studio.clay import Vec
from studio.materials import paint
from studio.nature import Height, Place, fbm, land, rock_mesh, scatter
from studio.skylines import Block, boxes, gilt
from studio.solids import Group, box, lathe, link, pole, solid, sphere

Free = Callable[[float, float], bool]  # whether something may grow there


def smooth(low: float, high: float, value: float) -> float:
    """From 0 at `low` to 1 at `high`, without a corner."""
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def rim(x: float, y: float, flat: float = 3.4, steep: float = 0.2) -> float:
    """Rolling hills that begin outside the middle."""
    out = max(0.0, math.hypot(x * 0.8, (y - 0.4) * 0.8) - flat)
    return min(1.5, out * steep) * (0.55 + 0.6 * fbm(x * 0.28 + 31, y * 0.28, 3))


def carved(
    season: Season, dice: Random, shape: Height, sea: str | None = None, level: float = -0.12, trees: int = 14,
    free: Free | None = None, stones: int = 70, tall: float = 1.5,
) -> Height:  # fmt: skip
    """Land of a given shape, with trees, grass and stones wherever it is dry and `free`, and perhaps water."""

    def height(x: float, y: float) -> float:
        return shape(x, y) + 0.03 * fbm(x * 1.1 + 7, y * 1.1)

    soil = paint(season.soil[0], season.rough, bump=0.7, grain=7, mottle=0.3, second=season.soil[1])
    land(height, soil, (26, 24), (0, 6.5), 300)
    if sea:
        box((30, 17, 0.02), (0, 1.5, level), paint(sea, 0.5, bump=0.25, grain=3, mottle=0.25), bevel=0)

    def dry(x: float, y: float) -> bool:
        return height(x, y) > level + 0.1 and (free is None or free(x, y))

    def some(count: int) -> list[Place]:
        found: list[Place] = []
        for _ in range(6000 if count else 0):
            spot = dice.uniform(-6.5, 6.5), dice.uniform(-2.4, 9)
            if dry(*spot) and not (abs(spot[0]) < 2.4 and spot[1] < 1.5):
                found.append(spot)
            if len(found) == count:
                break
        return found

    woods = [some(trees) for _ in range(3)]
    grown(season, dice, height, woods, dry, tall, stones, 0.8)
    return height


def grove(
    dice: Random, spots: Sequence[Place], height: Height, leaf: str, second: str, low: float = 0.09, high: float = 0.19
) -> None:
    """Round bushes and small trees, thick as a wood on a model."""
    for k in range(4):
        crown = rock_mesh(k * 4.3 + 1, paint(leaf if k % 2 else second, 0.9, bump=0.9, grain=9, second=second), 0.4, 3)
        scatter(crown, [(x, y) for x, y in spots[k::4]], lambda x, y: height(x, y) + 0.06, low, high, dice, 25)


def floes(
    dice: Random,
    level: float,
    inside: Free,
    count: int = 90,
    tone: str = "#e8f0f6",
    spread: tuple[float, float, float, float] = (-5, 5, -4, 1),
) -> None:
    """Cakes of drifting ice."""
    ice = paint(tone, 0.5, bump=0.3, grain=6, mottle=0.1, second="#c8dcea", coat=0.2)
    made = 0
    taken: list[tuple[float, float, float]] = []
    for _ in range(count * 30):
        x, y, r = dice.uniform(*spread[:2]), dice.uniform(*spread[2:]), dice.choice((0.1, 0.14, 0.2, 0.3, 0.38))
        if not inside(x, y) or any(math.hypot(x - px, y - py) < (r + pr) * 0.86 for px, py, pr in taken):
            continue
        n, phase = dice.randint(5, 8), dice.uniform(0, 6)
        ring = [(r * q * math.cos(a), r * q * math.sin(a)) for a, q in
                ((phase + 6.283 * k / n, dice.uniform(0.8, 1.1)) for k in range(n))]  # fmt: skip
        points = [(px, py, z) for z in (-0.03, 0.03) for px, py in ring]
        faces: list[Sequence[int]] = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
        faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        solid(points, faces, ice, (x, y, level + 0.02), (dice.uniform(-3, 3), dice.uniform(-3, 3), 0), bevel=0.015)
        taken.append((x, y, r))
        made += 1
        if made == count:
            return


def ripples(dice: Random, level: float, inside: Free, count: int = 60, tone: str = "#dce8ea") -> None:
    """Short light strokes on the water, as a modeller paints them."""
    strokes: list[Block] = []
    for _ in range(count * 6):
        x, y = dice.uniform(-5, 5), dice.uniform(-4, 4)
        if inside(x, y):
            strokes.append(((dice.uniform(0.1, 0.34), 0.014, 0.006), (x, y, level + 0.012), dice.uniform(-8, 8)))
        if len(strokes) == count:
            break
    boxes(strokes, paint(tone, 0.5))


def hull(
    long: float, wide: float, tall: float, material: Any, at: Vec = (0, 0, 0), flare: float = 0.8, stern: float = 0.55
) -> None:
    """A ship's body along x, its bow at +x."""
    points: list[Vec] = []
    steps = 14
    for z, q in ((0.0, flare), (tall, 1.0)):
        for side in (-1, 1):
            for k in range(steps + 1):
                t = k / steps
                half = min(1.0, stern + 2.2 * t) * max(0.02, 1 - max(0.0, (t - 0.55) / 0.45) ** 2)
                sheer = tall * 0.3 * (2 * t - 0.9) ** 2 * (z > 0)
                points.append(((t - 0.5) * long * (0.94 if z == 0 else 1), side * half * wide / 2 * q, z + sheer))
    n = steps + 1
    faces: list[Sequence[int]] = []
    for k in range(steps):
        faces += [(k, k + 1, 2 * n + k + 1, 2 * n + k), (n + k + 1, n + k, 3 * n + k, 3 * n + k + 1)]
        faces += [(2 * n + k, 2 * n + k + 1, 3 * n + k + 1, 3 * n + k), (k + 1, k, n + k, n + k + 1)]
    faces += [(n, 0, 2 * n, 3 * n), (steps, n + steps, 3 * n + steps, 2 * n + steps)]
    solid(points, faces, material, at, bevel=0.008)


def steamer(
    at: Vec, turn: float = 0, scale: float = 1.0, tone: str = "#2c3438", upper: str = "#f0e8d8", funnel: str = "#b0402e"
) -> None:
    """A little cargo steamer: red below, house amidships, a banded funnel, two masts with derricks."""
    dark, white, wood = paint(tone, 0.4, 0.2), paint(upper, 0.6), paint("#a87a4a", 0.7, bump=0.3)
    with Group(at, (0, 0, turn), scale):
        hull(1.9, 0.42, 0.12, paint("#8a3226", 0.5), (0, 0, -0.04), 0.8)
        hull(1.94, 0.44, 0.14, dark, (0, 0, 0.07), 0.97)
        box((1.3, 0.34, 0.02), (-0.12, 0, 0.22), wood, bevel=0.004)
        for size, x, z in (
            ((0.5, 0.3, 0.13), -0.1, 0.29),
            ((0.34, 0.26, 0.11), -0.08, 0.41),
            ((0.2, 0.3, 0.08), 0.0, 0.5),
        ):
            box(size, (x, 0, z), white, bevel=0.012)
        boxes([((0.05, 0.32, 0.04), (-0.28 + 0.09 * k, 0, 0.3), 0.0) for k in range(5)], paint("#2c3438", 0.3))
        boxes([((0.05, 0.28, 0.04), (-0.2 + 0.09 * k, 0, 0.42), 0.0) for k in range(3)], paint("#2c3438", 0.3))
        lathe([(0.075, 0), (0.07, 0.34)], paint(funnel, 0.5), (-0.14, 0, 0.42), (0, -6, 0), sides=18)
        lathe([(0.078, 0), (0.076, 0.06)], paint("#221f1e", 0.6), (-0.172, 0, 0.7), (0, -6, 0), sides=18)
        lathe([(0.078, 0), (0.078, 0.05)], white, (-0.16, 0, 0.6), (0, -6, 0), sides=18)
        for x in (-0.6, 0.48):
            pole((x, 0, 0.2), (x, 0, 0.92), 0.018, wood, 0.01, 8)
            pole((x, 0, 0.34), (x + 0.26, 0.1, 0.66), 0.011, wood, sides=6)
            pole((x, 0, 0.34), (x - 0.26, -0.1, 0.66), 0.011, wood, sides=6)
            box((0.2, 0.2, 0.05), (x + 0.16, 0, 0.24), paint("#8f8a7a", 0.7), bevel=0.01)


def warship(at: Vec, turn: float = 0, scale: float = 1.0, tone: str = "#8f9aa0") -> None:
    """A small grey warship: turrets fore and aft, a bridge, a tripod mast, two funnels. No flag."""
    grey, dark, deck = paint(tone, 0.42, 0.3, bump=0.1), paint("#3a4044", 0.5, 0.4), paint("#b09a70", 0.7, bump=0.3)
    with Group(at, (0, 0, turn), scale):
        hull(2.4, 0.4, 0.08, paint("#7a3028", 0.5), (0, 0, -0.05), 0.8)
        hull(2.44, 0.42, 0.15, grey, (0, 0, 0.02), 0.9)
        box((1.7, 0.3, 0.02), (-0.1, 0, 0.185), deck, bevel=0.004)
        for x, z, way in ((0.72, 0.2, 1), (0.44, 0.28, 1), (-0.84, 0.2, -1)):
            lathe([(0.1, 0), (0.1, z - 0.17)], grey, (x, 0, 0.17), sides=16)
            box((0.2, 0.2, 0.09), (x, 0, z + 0.06), grey, bevel=0.02, taper=0.85)
            for y in (-0.05, 0.05):
                pole((x + way * 0.08, y, z + 0.07), (x + way * 0.34, y, z + 0.1), 0.016, dark, 0.012, 8)
        for size, x, z in (
            ((0.6, 0.26, 0.12), -0.12, 0.25),
            ((0.22, 0.26, 0.2), 0.18, 0.38),
            ((0.16, 0.32, 0.08), 0.2, 0.52),
        ):
            box(size, (x, 0, z), grey, bevel=0.015)
        for x in (-0.06, -0.36):
            lathe([(0.08, 0), (0.072, 0.3)], grey, (x, 0, 0.3), (0, -7, 0), sides=16)
            lathe([(0.076, 0), (0.074, 0.05)], dark, (x - 0.035, 0, 0.56), (0, -7, 0), sides=16)
        for y in (-0.07, 0.07):
            pole((0.06, y, 0.45), (0.14, 0, 0.95), 0.014, dark, sides=6)
        pole((0.18, 0, 0.5), (0.14, 0, 1.12), 0.018, dark, 0.008, 8)
        box((0.06, 0.24, 0.02), (0.14, 0, 0.86), dark, bevel=0.004)
        pole((-0.62, 0, 0.2), (-0.62, 0, 0.75), 0.014, dark, 0.007, 6)


def rowboat(at: Vec, turn: float = 0, scale: float = 1.0, tone: str = "#8a5a34", sail: str | None = None) -> None:
    """A rowing boat with thwarts, or with a mast and a sail."""
    wood, inner = paint(tone, 0.7, bump=0.4), paint("#3a2a1e", 0.8)
    with Group(at, (0, 0, turn), scale):
        hull(0.6, 0.24, 0.11, wood, (0, 0, -0.03), 0.7)
        box((0.36, 0.15, 0.02), (-0.04, 0, 0.09), inner, bevel=0.004)
        boxes([((0.05, 0.2, 0.02), (x, 0, 0.105), 0.0) for x in (-0.16, 0.02, 0.16)], paint("#b8905a", 0.7))
        if sail:
            pole((0.06, 0, 0.08), (0.06, 0, 0.8), 0.014, wood, 0.008, 8)
            solid(
                [(0.05, 0, 0.2), (-0.3, 0.03, 0.24), (-0.16, 0.09, 0.5), (0.05, 0, 0.78)],
                [(0, 1, 2, 3)],
                paint(sail, 0.8),
                thick=0.012,
            )


def lattice(start: Vec, end: Vec, wide: float, material: Any, bays: int = 6, r: float = 0.02) -> None:
    """A square lattice boom between two places."""
    a, b = start, end
    length = math.dist(a, b)
    along = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
    with Group(a, along=along):
        h = wide / 2
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            pole((sx * h, sy * h, 0), (sx * h * 0.6, sy * h * 0.6, length), r, material, sides=6)
        for k in range(bays):
            for j, ((px, py), (qx, qy)) in enumerate(
                (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1)))
            ):
                t, u = k / bays, (k + 1) / bays
                f, g = h * (1 - 0.4 * t), h * (1 - 0.4 * u)
                if (k + j) % 2:
                    px, py, qx, qy = qx, qy, px, py
                pole((px * f, py * f, t * length), (qx * g, qy * g, u * length), r * 0.7, material, sides=5)


def crane(
    at: Vec, turn: float = 0, scale: float = 1.0, tone: str = "#c98a2e", house: str = "#4a6a5a", rise: float = 52
) -> None:
    """A harbour crane: a portal on four legs, a turning house, a lattice jib with a hook and a crate."""
    iron, body, dark = (
        paint(tone, 0.5, 0.3, bump=0.15, mottle=0.2),
        paint(house, 0.6, 0.2, bump=0.2),
        paint("#2c2a28", 0.6, 0.3),
    )
    with Group(at, scale=scale):
        for sx in (-1, 1):
            for sy in (-1, 1):
                pole((sx * 0.3, sy * 0.26, 0.03), (sx * 0.17, sy * 0.17, 0.72), 0.034, iron, sides=8)
                box((0.13, 0.08, 0.07), (sx * 0.3, sy * 0.26, 0.035), dark, bevel=0.01)
            pole((sx * 0.26, -0.23, 0.28), (sx * 0.19, 0.2, 0.62), 0.018, iron, sides=6)
        box((0.5, 0.44, 0.07), (0, 0, 0.74), iron, bevel=0.012)
        lathe([(0.17, 0), (0.17, 0.07)], dark, (0, 0, 0.77), sides=20)
        with Group((0, 0, 0.84), (0, 0, turn)):
            box((0.5, 0.32, 0.34), (-0.1, 0, 0.17), body, bevel=0.02)
            box((0.54, 0.36, 0.04), (-0.1, 0, 0.36), paint("#3a3e40", 0.6, 0.2), bevel=0.01)
            boxes(
                [((0.02, 0.22, 0.14), (0.155, 0, 0.2), 0.0), ((0.18, 0.33, 0.12), (0.02, 0, 0.21), 0.0)],
                paint("#a8c4cc", 0.1, coat=0.8),
            )
            a = math.radians(rise)
            tip = (0.16 + 1.5 * math.cos(a), 0.0, 0.12 + 1.5 * math.sin(a))
            lattice((0.14, 0, 0.1), tip, 0.17, iron, 8)
            pole((-0.22, 0, 0.34), (-0.16, 0, 0.72), 0.02, iron, sides=6)
            pole((-0.16, 0, 0.72), tip, 0.009, dark, sides=5)
            drop = tip[2] - 0.85
            pole(tip, (tip[0], 0, drop), 0.008, dark, sides=5)
            box((0.22, 0.2, 0.17), (tip[0], 0, drop - 0.2), paint("#a8773e", 0.8, bump=0.5), (0, 0, 20), 0.012)
            pole((tip[0], 0, drop), (tip[0] - 0.1, 0.0, drop - 0.12), 0.007, dark, sides=5)
            pole((tip[0], 0, drop), (tip[0] + 0.1, 0.0, drop - 0.12), 0.007, dark, sides=5)


def lighthouse(
    at: Vec, tall: float = 2.2, r: float = 0.28, tone: str = "#f6f2e8", band: str | None = "#b0402e", glow: float = 3.0
) -> None:
    """A white lighthouse with a gallery, a lit lantern and a domed cap."""
    white, iron = paint(tone, 0.6, bump=0.15, mottle=0.08), paint("#33383c", 0.5, 0.5)
    x, y, z = at
    top = z + tall * 0.8

    def wide(t: float) -> float:
        return r * (1 - 0.42 * t)

    lathe([(r * 1.3, 0), (r * 1.3, 0.1), (r * 1.1, 0.12)], white, at, sides=32, bevel=0.01)
    lathe([(wide(k / 8), tall * 0.8 * k / 8) for k in range(9)], white, at, sides=32)
    if band:
        lathe(
            [(wide(0.52) * 1.01, 0), (wide(0.72) * 1.01, tall * 0.16)],
            paint(band, 0.6, bump=0.1),
            (x, y, z + tall * 0.416),
            sides=32,
        )
    for k, t in enumerate((0.12, 0.34, 0.62, 0.84)):
        a = math.radians(-90 + (-34, 8, -20, 16)[k])
        box((0.09, 0.06, 0.16), (x + wide(t) * math.cos(a), y + wide(t) * math.sin(a), z + tall * 0.8 * t), paint("#2c3238", 0.3),
            (0, 0, math.degrees(a) + 90), 0.01)  # fmt: skip
    lathe([(wide(1), -0.12), (wide(1) * 1.5, 0), (wide(1) * 1.5, 0.05)], white, (x, y, top), sides=32, bevel=0.008)
    for k in range(14):
        a = 2 * math.pi * k / 14
        q = wide(1) * 1.42
        pole(
            (x + q * math.cos(a), y + q * math.sin(a), top + 0.04),
            (x + q * math.cos(a), y + q * math.sin(a), top + 0.17),
            0.009,
            iron,
            sides=5,
        )
    lathe([(wide(1) * 1.43, 0), (wide(1) * 1.43, 0.016)], iron, (x, y, top + 0.17), sides=32)
    lathe(
        [(wide(1) * 0.72, 0), (wide(1) * 0.72, 0.28)],
        paint("#ffe08a", 0.3, glow=glow, bump=0),
        (x, y, top + 0.05),
        sides=12,
        smooth=False,
    )
    for k in range(6):
        a = 2 * math.pi * k / 6
        q = wide(1) * 0.76
        pole(
            (x + q * math.cos(a), y + q * math.sin(a), top + 0.05),
            (x + q * math.cos(a), y + q * math.sin(a), top + 0.34),
            0.014,
            iron,
            sides=5,
        )
    lathe(
        [(wide(1) * 0.95, 0), (wide(1) * 0.8, 0.07), (wide(1) * 0.4, 0.17), (0.02, 0.21)],
        paint(band or "#3f6a5a", 0.4, 0.4),
        (x, y, top + 0.33),
        sides=24,
    )
    sphere((x, y, top + 0.57), 0.04, gilt(), 12)
    pole((x, y, top + 0.5), (x, y, top + 0.78), 0.012, iron, 0.005, 6)


def lamp_post(at: Vec, tall: float, iron: Any) -> None:
    """A lamp post with a warm globe."""
    x, y, z = at
    pole(at, (x, y, z + tall), tall * 0.045, iron, tall * 0.03, 6)
    sphere((x, y, z + tall), tall * 0.11, paint("#fff0c0", 0.4, glow=1.6, bump=0), 10)


def truss_bridge(start: Vec, end: Vec, spans: int = 3, tall: float = 0.5, wide: float = 0.42, tone: str = "#5f7a80",
                 stone: str = "#b8a888", piers: bool = True) -> None:  # fmt: skip
    """A railway bridge: bow-backed trusses of iron on stone piers; without the piers, a span that is lifted."""
    length, a = math.dist(start[:2], end[:2]), math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    iron, rock, wood = (
        paint(tone, 0.45, 0.35, bump=0.15, mottle=0.2),
        paint(stone, 0.85, bump=0.4, grain=7, mottle=0.25),
        paint("#5a4634", 0.8, bump=0.4),
    )
    deck, span = start[2], length / spans
    with Group((start[0], start[1], 0), (0, 0, a)):
        box((length, wide, 0.07), (length / 2, 0, deck), iron, bevel=0.008)
        boxes([((0.04, wide * 0.8, 0.03), (0.1 * k, 0, deck + 0.045), 0.0) for k in range(int(length / 0.1))], wood)
        for s in (-1, 1):
            box((length, 0.022, 0.03), (length / 2, s * 0.09, deck + 0.07), paint("#8f8a84", 0.3, 0.9), bevel=0.004)
        for k in range(spans + 1 if piers else 0):
            box((0.26, wide + 0.26, deck + 0.5), (k * span, 0, (deck - 0.5) / 2), rock, bevel=0.03, taper=0.85)
            box((0.3, wide + 0.2, 0.07), (k * span, 0, deck - 0.04), paint("#d8ccb4", 0.8), bevel=0.012)
        for k in range(spans):
            bays = 8
            top = [deck + 0.04 + tall * math.sin(math.pi * (i / bays)) ** 0.75 for i in range(bays + 1)]
            xs = [k * span + 0.08 + (span - 0.16) * i / bays for i in range(bays + 1)]
            for y in (-wide / 2, wide / 2):
                for i in range(bays):
                    pole((xs[i], y, top[i]), (xs[i + 1], y, top[i + 1]), 0.03, iron, sides=8)
                    if i:
                        pole((xs[i], y, deck), (xs[i], y, top[i]), 0.018, iron, sides=6)
                    if 0 < i < bays - 1:
                        up = i < bays / 2
                        pole(
                            (xs[i], y, deck if up else top[i]),
                            (xs[i + 1], y, top[i + 1] if up else deck),
                            0.013,
                            iron,
                            sides=5,
                        )
            for i in range(2, bays - 1):
                pole((xs[i], -wide / 2, top[i]), (xs[i], wide / 2, top[i]), 0.016, iron, sides=6)


def quay(start: Vec, end: Vec, tall: float = 0.3, deep: float = 0.3, tone: str = "#a89a84") -> None:
    """A quay wall of dressed stone with bollards; start and end are its upper edge."""
    length, a = math.dist(start[:2], end[:2]), math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    stone, pale = paint(tone, 0.85, bump=0.4, grain=6, mottle=0.25, second="#8f826e"), paint("#cfc4ae", 0.8, bump=0.2)
    with Group(start, (0, 0, a)):
        box((length, deep, tall), (length / 2, deep / 2, -tall / 2), stone, bevel=0.01)
        box((length, deep + 0.05, 0.05), (length / 2, deep / 2 - 0.02, 0), pale, bevel=0.01)
        boxes(
            [((0.012, 0.012, tall * 0.9), (0.22 * k + 0.1, 0.0, -tall * 0.5), 0.0) for k in range(int(length / 0.22))],
            paint("#5f564a", 0.9),
        )
        for k in range(int(length / 0.55)):
            lathe(
                [(0.03, 0), (0.024, 0.06), (0.04, 0.07), (0.03, 0.1)],
                paint("#2f2f30", 0.5, 0.5),
                (0.3 + 0.55 * k, 0.07, 0.02),
                sides=10,
            )


def rocks(
    dice: Random, places: Sequence[Vec], tone: str = "#a89880", low: float = 0.12, high: float = 0.3, flat: float = 0.8
) -> None:
    """Boulders, cliffs and breakwaters."""
    for k, at in enumerate(places):
        stuff = paint(tone, 0.9, bump=0.7, grain=4, mottle=0.3, second="#8a7a64")
        link(rock_mesh(k % 7 * 2.3, stuff, 0.5, 3), "rock", at, (dice.uniform(-20, 20), dice.uniform(-20, 20), dice.uniform(0, 360)),
             (s := dice.uniform(low, high), s, s * flat))  # fmt: skip

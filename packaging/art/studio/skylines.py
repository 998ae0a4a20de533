"""A town's parts as small models: houses, churches, factories, halls, stations. Fronts look to -y, floors lie on z = 0."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import numpy as np
from studio.clay import Vec
from studio.materials import paint
from studio.nature import Height, rock_mesh
from studio.solids import Group, box, lathe, link, pole, solid, sphere, tube

GOLD, GLASS = "#e8b040", "#2c3238"
Block = tuple[Vec, Vec, float]  # a box: its size, its middle, its turn about z

_CUBE = [(-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1)]
_SIDES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def gilt() -> Any:
    """Gold leaf, not quite a mirror."""
    return paint(GOLD, 0.32, 0.85, bump=0.1)


def boxes(blocks: Iterable[Block], material: Any, bevel: float = 0.0) -> None:
    """Many boxes as one mesh."""
    points: list[Vec] = []
    faces: list[Sequence[int]] = []
    for size, at, turn in blocks:
        c, s, n = math.cos(math.radians(turn)), math.sin(math.radians(turn)), len(points)
        for x, y, z in _CUBE:
            px, py = x * size[0] / 2, y * size[1] / 2
            points.append((at[0] + px * c - py * s, at[1] + px * s + py * c, at[2] + z * size[2] / 2))
        faces += [tuple(n + k for k in side) for side in _SIDES]
    if points:
        solid(points, faces, material, bevel=bevel)


def panes(
    size: Vec, at: Vec, across: int, up: int, fill: tuple[float, float] = (0.5, 0.55), sides: int = 2
) -> list[Block]:
    """The windows of a house of that size standing at that place, on its front and its two sides."""
    x, y, z = at
    found: list[Block] = []
    high = size[2] / up
    for j in range(up):
        level = z + (j + 0.52) * high
        for k in range(across):
            place = x + size[0] * ((k + 0.5) / across - 0.5)
            found.append(((size[0] / across * fill[0], 0.03, high * fill[1]), (place, y - size[1] / 2, level), 0))
        deep = max(1, round(across * size[1] / size[0])) if sides else 0
        for k in range(deep):
            place = y + size[1] * ((k + 0.5) / deep - 0.5)
            for side in (-1, 1):
                found.append(
                    ((0.03, size[1] / deep * fill[0], high * fill[1]), (x + side * size[0] / 2, place, level), 0)
                )
    return found


def gable(size: Vec, at: Vec, rise: float, material: Any, turn: float = 0, over: float = 0.04) -> None:
    """A pitched roof over a house of that size, its ridge along x."""
    x, y, z = size[0] / 2 + over, size[1] / 2 + over, size[2]
    points = [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z), (-x, 0, z + rise), (x, 0, z + rise)]
    faces = [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4), (0, 3, 2, 1)]
    solid(points, faces, material, at, (0, 0, turn), bevel=0.008)


def houses(
    dice: Random, places: Sequence[tuple[float, float]], height: Height, walls: Sequence[str], roofs: Sequence[str],
    size: float = 0.3, storeys: int = 2, turn: float = 25, pitched: bool = True, broken: float = 0.0,
) -> None:  # fmt: skip
    """A town of little houses, one mesh a tone; `broken` is the share that stands without a roof."""
    bodies: dict[str, list[Block]] = {tone: [] for tone in walls}
    tops: dict[str, tuple[list[Vec], list[Sequence[int]]]] = {tone: ([], []) for tone in roofs}
    glass: list[Block] = []
    for x, y in places:
        w, d = size * dice.uniform(0.8, 1.4), size * dice.uniform(0.7, 1.0)
        levels = dice.randint(1, storeys)
        h, a, z = (
            size * 0.42 * (levels + 0.4),
            dice.uniform(-turn, turn) + dice.choice((0, 90)) * (turn > 10),
            height(x, y) - 0.03,
        )
        bodies[dice.choice(walls)].append(((w, d, h), (x, y, z + h / 2), a))
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))

        def put(px: float, py: float, pz: float, c: float = c, s: float = s, x: float = x, y: float = y) -> Vec:
            return x + px * c - py * s, y + px * s + py * c, pz

        for j in range(levels):
            level = z + h * (j + 0.6) / (levels + 0.4)
            for k in range(max(2, round(w / size * 2.4))):
                px = w * ((k + 0.5) / max(2, round(w / size * 2.4)) - 0.5)
                glass += [((size * 0.15, 0.012, size * 0.2), put(px, side * d / 2, level), a) for side in (-1, 1)]
            glass += [((0.012, size * 0.15, size * 0.2), put(side * w / 2, 0, level), a) for side in (-1, 1)]
        if dice.random() < broken:
            continue
        points, faces = tops[dice.choice(roofs)]
        n, o, rise = len(points), size * 0.06, d * (0.5 if pitched else 0.08)
        for px, py, pz in ((-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0), (-1, 0, 1), (1, 0, 1)):
            points.append(put(px * (w / 2 + o), py * (d / 2 + o), z + h + pz * rise))
        faces += [
            tuple(n + k for k in face) for face in ((0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4), (0, 3, 2, 1))
        ]
        if pitched:
            bodies[walls[0]].append(((size * 0.13, size * 0.13, size * 0.4), put(w * 0.25, d * 0.12, z + h + rise), a))
    for tone, blocks in bodies.items():
        boxes(blocks, paint(tone, 0.8, bump=0.2, mottle=0.12), 0.008)
    for tone, (points, faces) in tops.items():
        if points:
            solid(points, faces, paint(tone, 0.75, bump=0.3, grain=14, mottle=0.2), bevel=0.006)
    boxes(glass, paint(GLASS, 0.3))


def onion(
    at: Vec, r: float, tone: str, rib: str | None = None, metal: float = 0.2, twist: float = 1.2, stripes: int = 7
) -> None:
    """An onion dome of that widest radius with a gold ball and spike; `rib` is the other tone of its twisted stripes."""
    sides, s = stripes * 8, r / 0.43
    swell = ((0, 0.15, 0.3, 0.45, 0.62, 0.8, 0.92, 1), (0.26, 0.38, 0.43, 0.4, 0.27, 0.12, 0.05, 0.015))
    steps = 24
    points: list[Vec] = []
    for j in range(steps + 1):
        t = j / steps
        q = s * float(np.interp(t, *swell))
        for k in range(sides):
            a = 2 * math.pi * k / sides + twist * t
            w = q * (1 + 0.05 * math.cos(2 * stripes * 2 * math.pi * k / sides) * (rib is not None))
            points.append((w * math.cos(a), w * math.sin(a), s * 0.95 * t))
    faces = [
        (j * sides + k, j * sides + (k + 1) % sides, (j + 1) * sides + (k + 1) % sides, (j + 1) * sides + k)
        for j in range(steps)
        for k in range(sides)
    ]
    thing = solid(points, faces, paint(tone, 0.3, metal, bump=0.06, mottle=0.1), at, smooth=True)
    if rib:
        thing.data.materials.append(paint(rib, 0.35, 0.1, bump=0.06, mottle=0.1))
        thing.data.polygons.foreach_set("material_index", [(k // 4) % 2 for _ in range(steps) for k in range(sides)])
    top = at[2] + s * 0.93
    sphere((at[0], at[1], top + 0.02), r * 0.14, gilt(), 12)
    pole((at[0], at[1], top), (at[0], at[1], top + r * 0.85), r * 0.045, gilt(), r * 0.02, 8)


def drum(
    at: Vec, r: float, tall: float, wall: Any, trim: Any, sides: int = 8, courses: Sequence[float] = (0.0, 0.55, 1.0),
    rows: Sequence[float] = (0.3, 0.78), wide: float = 0.3,
) -> None:  # fmt: skip
    """A round or many-sided shaft with string courses at some shares of its height, and rows of arched windows."""
    x, y, z = at
    lathe([(r, 0), (r, tall)], wall, at, sides=sides, smooth=sides > 12, bevel=0.01)
    for t in courses:
        for q, h in ((1.1, 0.035), (1.18, 0.025)):
            level = min(max(t * tall - 0.02, 0.0), tall - 0.03) + (0.03 if q > 1.15 else 0.0)
            lathe([(r * q, 0), (r * q, h)], trim, (x, y, z + level), sides=sides, smooth=sides > 12, bevel=0.006)
    lit: list[Block] = []
    frames: list[Block] = []
    n = sides if sides <= 12 else 8
    near = r * math.cos(math.pi / n) if sides <= 12 else r
    for t in rows:
        for k in range(n):
            a = 2 * math.pi * (k + 0.5) / n
            place = (x + near * math.cos(a), y + near * math.sin(a), z + t * tall)
            turn = math.degrees(a) + 90
            w, h = r * wide, min(tall * 0.26, r * 0.85)
            frames.append(((w * 1.5, 0.03, h * 1.2), place, turn))
            lit.append(((w, 0.05, h), place, turn))
    boxes(frames, trim, 0.006)
    boxes(lit, paint(GLASS, 0.3))


def church(
    at: Vec, size: Vec = (1.2, 0.9, 0.9), wall: str = "#f2ece0", trim: str = "#f8f4ea", roof: str = "#4f8a62", dome: str = GOLD,
    turn: float = 0, rib: str | None = None, big: float = 0.3, drums: str | None = None,
) -> None:  # fmt: skip
    """A church of five onion domes: pilasters, a cornice, two rows of windows, a porch."""
    w, d, h = size
    plaster, white = paint(wall, 0.7, bump=0.15, mottle=0.1), paint(trim, 0.7, bump=0.1, mottle=0.06)
    shaft = paint(drums, 0.7, bump=0.1, mottle=0.1) if drums else white
    with Group(at, (0, 0, turn)):
        box((w + 0.16, d + 0.16, 0.1), (0, 0, 0.05), paint("#b8ae9c", 0.8, bump=0.3), bevel=0.015)
        box((w, d, h), (0, 0, h / 2), plaster, bevel=0.015)
        boxes(panes((w, d, h * 0.86), (0, 0, 0.06), 4, 2, (0.58, 0.68)), white, 0.006)
        boxes([((q[0] * (0.6 if q[0] > 0.04 else 1.4), q[1] * (0.6 if q[1] > 0.04 else 1.4), q[2] * 0.78), p, a)
               for q, p, a in panes((w, d, h * 0.86), (0, 0, 0.06), 4, 2, (0.58, 0.68))], paint(GLASS, 0.3))  # fmt: skip
        pilasters = [((0.07, 0.07, h), (w * (k / 4 - 0.5), -d / 2, h / 2), 0.0) for k in range(5)]
        pilasters += [((0.07, 0.07, h), (s * w / 2, d * (k / 3 - 0.5), h / 2), 0.0) for s in (-1, 1) for k in range(4)]
        boxes(pilasters, white, 0.008)
        for z, o in ((h * 0.5, 0.05), (h - 0.06, 0.1), (h, 0.16)):
            box((w + o, d + o, 0.05), (0, 0, z), white, bevel=0.01)
        solid([(-w / 2, -d / 2, 0), (w / 2, -d / 2, 0), (w / 2, d / 2, 0), (-w / 2, d / 2, 0),
               (-w * 0.2, -d * 0.2, 0.2), (w * 0.2, -d * 0.2, 0.2), (w * 0.2, d * 0.2, 0.2), (-w * 0.2, d * 0.2, 0.2)],
              _SIDES, paint(roof, 0.5, 0.2, bump=0.2), (0, 0, h + 0.02), scale=(1.06, 1.06, 1), bevel=0.01)  # fmt: skip
        metal = 0.85 if dome == GOLD else 0.25
        for sx, sy in ((-1, 1), (1, 1), (-1, -1), (1, -1)):
            place = (sx * w * 0.31, sy * d * 0.3, h + 0.06)
            drum(place, big * 0.5, big * 1.25, shaft, white, 16, (0.1, 1.0), (0.55,), 0.32)
            onion((place[0], place[1], place[2] + big * 1.2), big * 0.62, dome, rib, metal)
        drum((0, 0, h + 0.1), big * 0.78, big * 2.0, shaft, white, 20, (0.1, 0.95), (0.55,), 0.3)
        onion((0, 0, h + 0.1 + big * 1.95), big * 1.0, dome, rib, metal)
        box((w * 0.3, 0.2, h * 0.42), (0, -d / 2 - 0.1, h * 0.21), plaster, bevel=0.012)
        gable((0.22, w * 0.34, h * 0.42), (0, -d / 2 - 0.1, 0), 0.14, paint(roof, 0.5, 0.2, bump=0.2), 90)
        box((w * 0.15, 0.04, h * 0.3), (0, -d / 2 - 0.2, h * 0.15), paint("#4a3020", 0.6), bevel=0.01)


def columns(start: Vec, end: Vec, count: int, tall: float, r: float, material: Any) -> None:
    """A row of columns with bases and capitals."""
    for k in range(count):
        t = k / max(1, count - 1)
        at = (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t, start[2])
        lathe([(r, 0), (r * 0.97, tall * 0.4), (r * 0.82, tall)], material, at, sides=14)
        boxes(
            [((r * 2.6, r * 2.6, 0.03), (at[0], at[1], at[2] + z), 0.0) for z in (0.015, tall - 0.015)], material, 0.005
        )


def colonnade(at: Vec, size: Vec = (1.6, 0.6, 0.7), turn: float = 0, wall: str = "#e0b860", trim: str = "#f6f0e0",
              roof: str = "#6f7a72", count: int = 6, portico: float = 0.5) -> None:  # fmt: skip
    """A classical house: two wings of windows and a portico of columns under a pediment."""
    w, d, h = size
    plaster, white = paint(wall, 0.75, bump=0.15, mottle=0.1), paint(trim, 0.7, bump=0.1, mottle=0.06)
    with Group(at, (0, 0, turn)):
        box((w, d, h), (0, 0, h / 2), plaster, bevel=0.01)
        boxes(panes((w, d, h * 0.9), (0, 0, 0.03), round(w / 0.16), 3 if h > 0.6 else 2, (0.62, 0.7)), white, 0.004)
        boxes([((q[0] * (0.62 if q[0] > 0.04 else 1.3), q[1] * (0.62 if q[1] > 0.04 else 1.3), q[2] * 0.75), p, a)
               for q, p, a in panes((w, d, h * 0.9), (0, 0, 0.03), round(w / 0.16), 3 if h > 0.6 else 2, (0.62, 0.7))],
              paint(GLASS, 0.3))  # fmt: skip
        for z, o in ((0.04, 0.06), (h * 0.36, 0.03), (h, 0.1)):
            box((w + o, d + o, 0.05), (0, 0, z), white, bevel=0.008)
        gable((w, d, h), (0, 0, 0.02), d * 0.3, paint(roof, 0.6, 0.1, bump=0.3, grain=14))
        p = w * portico
        front = -d / 2 - 0.14
        box((p + 0.1, 0.34, 0.08), (0, front + 0.08, 0.04), white, bevel=0.01)
        columns((-p / 2 + 0.05, front, 0.08), (p / 2 - 0.05, front, 0.08), count, h - 0.1, 0.04, white)
        box((p + 0.06, 0.34, 0.09), (0, front + 0.12, h + 0.02), white, bevel=0.01)
        rise = p * 0.22
        solid([(-p / 2 - 0.05, 0, 0), (p / 2 + 0.05, 0, 0), (0, 0, rise), (-p / 2 - 0.05, 0.34, 0), (p / 2 + 0.05, 0.34, 0), (0, 0.34, rise)],
              [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)], white, (0, front - 0.05, h + 0.06), bevel=0.008)  # fmt: skip
        solid(
            [(-p / 2 + 0.06, 0, 0), (p / 2 - 0.06, 0, 0), (0, 0, rise - 0.08)],
            [(0, 1, 2)],
            plaster,
            (0, front - 0.06, h + 0.09),
        )


def sawtooth(at: Vec, bays: int = 5, bay: float = 0.36, deep: float = 1.1, tall: float = 0.6, turn: float = 0, wall: str = "#a8543c",
             trim: str = "#d8c8a8", roof: str = "#5a6068", snow: bool = False, rise: float = 0.3) -> None:  # fmt: skip
    """A factory hall whose roof is a row of glazed teeth, seen against its front."""
    brick, pale = paint(wall, 0.8, bump=0.3, grain=14, mottle=0.2), paint(trim, 0.8, bump=0.2)
    slate, light = paint(roof, 0.6, 0.2, bump=0.3, grain=12), paint("#9fb8c0", 0.15, coat=0.6)
    white = paint("#e4ecf4", 0.8, bump=0.3, grain=6)
    w, y = bays * bay, deep / 2
    with Group(at, (0, 0, turn)):
        box((w, deep, tall), (0, 0, tall / 2), brick, bevel=0.01)
        box((w + 0.04, deep + 0.04, 0.05), (0, 0, tall), pale, bevel=0.008)
        box((w + 0.04, deep + 0.04, 0.08), (0, 0, 0.04), pale, bevel=0.008)
        tall_panes = panes((w, deep, tall * 0.8), (0, 0, 0.1), bays * 2, 1, (0.6, 0.72))
        boxes(
            [((q[0] + 0.03 * (q[0] > 0.04), q[1] + 0.03 * (q[1] > 0.04), q[2] + 0.05), p, a) for q, p, a in tall_panes],
            pale,
            0.005,
        )
        boxes([((q[0] * (1 if q[0] > 0.04 else 1.3), q[1] * (1 if q[1] > 0.04 else 1.3), q[2]), p, a) for q, p, a in tall_panes],
              paint("#4a5a64", 0.2, coat=0.5))  # fmt: skip
        for k in range(bays):
            x = -w / 2 + k * bay
            edge = [(x, 0.0), (x + bay, 0.0), (x + bay * 0.12, rise)]
            points = [(px, side * y, tall + 0.02 + pz) for side in (-1, 1) for px, pz in edge]
            solid(points, [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (0, 3, 4, 1), (1, 4, 5, 2)], brick, bevel=0.006)
            slope = math.hypot(bay * 0.88, rise)
            pitch = math.degrees(math.atan2(rise, bay * 0.88))
            middle = (x + bay * 0.56, 0, tall + 0.035 + rise / 2)
            box((slope, deep + 0.04, 0.035), middle, slate, (0, pitch, 0), 0.008)
            if snow:
                box((slope * 0.92, deep, 0.05), (middle[0] + 0.01, 0, middle[2] + 0.035), white, (0, pitch, 0), 0.02)
            steep = math.degrees(math.atan2(rise, bay * 0.12))
            box((math.hypot(bay * 0.12, rise) * 0.8, deep * 0.9, 0.02), (x + bay * 0.045, 0, tall + 0.03 + rise / 2), light,
                (0, -steep, 0), 0.004)  # fmt: skip


def chimney(at: Vec, tall: float = 1.8, r: float = 0.11, tone: str = "#b0583c", band: str = "#e8dcc0") -> None:
    """A factory chimney on its plinth, with hoops and a pale crown."""
    brick, pale = paint(tone, 0.8, bump=0.3, grain=14, mottle=0.25), paint(band, 0.8)
    x, y, z = at
    box((r * 2.9, r * 2.9, tall * 0.12), (x, y, z + tall * 0.06), brick, bevel=0.012)
    lathe([(r, 0), (r * 0.62, tall)], brick, at, sides=24)
    for t in (0.14, 0.4, 0.62, 0.8):
        q = r * (1 - 0.38 * t) * 1.04
        lathe([(q, 0), (q, 0.02)], paint("#3a3430", 0.5, 0.6), (x, y, z + t * tall), sides=24)
    lathe(
        [(r * 0.66, 0), (r * 0.66, tall * 0.06), (r * 0.8, tall * 0.07), (r * 0.8, tall * 0.1)],
        pale,
        (x, y, z + tall * 0.9),
        sides=24,
    )
    lathe([(r * 0.5, 0), (r * 0.5, 0.01)], paint("#181614", 0.9), (x, y, z + tall), sides=16)


def plume(
    dice: Random,
    at: Vec,
    long: float = 1.2,
    thick: float = 0.1,
    drift: float = 0.9,
    tone: str = "#d8d4cc",
    second: str | None = "#a8a29a",
) -> None:
    """Smoke that leaves a chimney, drifts and swells."""
    stuff = paint(tone, 0.95, bump=0.5, grain=5, second=second)
    meshes = [rock_mesh(k * 3.1 + 0.4, stuff, 0.28, 4) for k in range(4)]
    count = max(8, round(long / thick * 1.9))
    for k in range(count):
        t = k / count
        size = thick * (0.75 + 1.7 * t**0.8) * dice.uniform(0.85, 1.15)
        place = (
            at[0] + drift * long * t**1.3 + dice.gauss(0, thick * 0.3 * t),
            at[1] + 0.25 * long * t + dice.gauss(0, thick * 0.3),
            at[2] + 0.04 + long * 0.62 * t**0.8,
        )
        link(meshes[k % 4], "smoke", place, (dice.uniform(0, 360), dice.uniform(0, 360), 0), size)


def block(
    at: Vec,
    size: Vec = (0.6, 0.4, 0.9),
    turn: float = 0,
    wall: str = "#d8c8a8",
    trim: str = "#f0e8d8",
    snow: bool = False,
) -> None:
    """A block of flats: storeys of windows, a cornice, balconies."""
    w, d, h = size
    with Group(at, (0, 0, turn)):
        box(size, (0, 0, h / 2), paint(wall, 0.8, bump=0.15, mottle=0.12), bevel=0.01)
        box((w + 0.06, d + 0.06, 0.05), (0, 0, h), paint("#e4ecf4" if snow else trim, 0.8), bevel=0.01)
        box((w + 0.03, d + 0.03, 0.03), (0, 0, h * 0.26), paint(trim, 0.8), bevel=0.006)
        boxes(
            panes((w, d, h * 0.94), (0, 0, 0), max(2, round(w / 0.13)), max(2, round(h / 0.19)), (0.46, 0.55)),
            paint(GLASS, 0.3),
        )


def tooth_wall(
    start: Vec, end: Vec, tall: float, tone: str = "#b0402e", trim: str = "#efe2c4", thick: float = 0.2
) -> None:
    """A brick city wall with swallow-tailed teeth, a pale course and arrow slits."""
    length, a = math.dist(start[:2], end[:2]), math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    brick = paint(tone, 0.75, bump=0.35, grain=16, mottle=0.2)
    teeth: list[Block] = []
    slits: list[Block] = []
    count = max(2, round(length / 0.17))
    with Group(start, (0, math.degrees(math.atan2(start[2] - end[2], length)), a)):
        box((length + 0.06, thick, tall + 0.4), (length / 2, 0, tall / 2 - 0.2), brick, bevel=0.01)
        box((length + 0.04, thick + 0.04, 0.035), (length / 2, 0, tall * 0.78), paint(trim, 0.75), bevel=0.006)
        for k in range(count):
            x = length * (k + 0.5) / count
            teeth += [((0.1, 0.07, 0.12), (x, -thick / 2 + 0.035, tall + 0.06), 0.0)]
            teeth += [((0.035, 0.07, 0.06), (x + s * 0.033, -thick / 2 + 0.035, tall + 0.14), 0.0) for s in (-1, 1)]
            if k % 3 == 1:
                slits.append(((0.035, 0.03, tall * 0.3), (x, -thick / 2, tall * 0.45), 0.0))
        boxes(teeth, brick, 0.005)
        boxes(slits, paint("#201814", 0.6))


def gate_tower(at: Vec, wide: float = 0.6, tall: float = 1.3, tone: str = "#b0402e", trim: str = "#efe2c4", roof: str = "#3f7a5a",
               turn: float = 0, clock: bool = False) -> None:  # fmt: skip
    """A square wall tower in steps, with a gate arch, teeth and a tiled tent roof."""
    brick, pale = paint(tone, 0.75, bump=0.35, grain=16, mottle=0.2), paint(trim, 0.75, bump=0.1)
    tile, dark = paint(roof, 0.5, 0.2, bump=0.4, grain=16), paint("#201814", 0.6)
    w = wide
    with Group(at, (0, 0, turn)):
        box((w, w, tall + 0.4), (0, 0, tall / 2 - 0.2), brick, bevel=0.012, taper=0.95)
        for z in (tall * 0.46, tall * 0.86):
            box((w + 0.03, w + 0.03, 0.04), (0, 0, z), pale, bevel=0.008)
        box((w + 0.1, w + 0.1, 0.07), (0, 0, tall), pale, bevel=0.01)
        boxes([((0.08, 0.08, 0.13), (sx * w * 0.48, sy * w * 0.48, tall + 0.1), 0.0) for sx in (-1, -0.35, 0.35, 1) for sy in (-1, -0.35, 0.35, 1)
               if abs(sx) == 1 or abs(sy) == 1], brick, 0.006)  # fmt: skip
        for turn_side in (0, 90, -90):
            with Group((0, 0, 0), (0, 0, turn_side)):
                box((w * 0.36, 0.06, tall * 0.3), (0, -w / 2, tall * 0.12), pale, bevel=0.01)
                lathe(
                    [(w * 0.18, -0.03), (w * 0.18, 0.03)],
                    pale,
                    (0, -w / 2, tall * 0.27),
                    (90, 0, 0),
                    sides=20,
                    smooth=False,
                )
                box((w * 0.24, 0.08, tall * 0.3), (0, -w / 2, tall * 0.12), dark, bevel=0.0)
                lathe(
                    [(w * 0.12, -0.04), (w * 0.12, 0.04)],
                    dark,
                    (0, -w / 2, tall * 0.27),
                    (90, 0, 0),
                    sides=20,
                    smooth=False,
                )
                boxes(
                    [((w * 0.1, 0.04, tall * 0.16), (s * w * 0.22, -w * 0.485, tall * 0.66), 0.0) for s in (-1, 1)],
                    dark,
                )
        upper = tall + 0.04
        if clock:
            box((w * 0.66, w * 0.66, w * 0.8), (0, 0, upper + w * 0.4), brick, bevel=0.012)
            for side in (0, 90, -90):
                with Group((0, 0, upper + w * 0.42), (0, 0, side)):
                    lathe(
                        [(w * 0.27, -0.03), (w * 0.27, 0.03)],
                        gilt(),
                        (0, -w * 0.33, 0),
                        (90, 0, 0),
                        sides=28,
                        smooth=False,
                    )
                    lathe(
                        [(w * 0.22, -0.04), (w * 0.22, 0.04)],
                        paint("#1c1c22", 0.5),
                        (0, -w * 0.33, 0),
                        (90, 0, 0),
                        sides=28,
                        smooth=False,
                    )
                    boxes([((0.02, 0.02, w * 0.17), (0, -w * 0.33 - 0.045, w * 0.07), 0.0), ((w * 0.13, 0.02, 0.02), (w * 0.05, -w * 0.33 - 0.045, 0), 0.0)],
                          gilt())  # fmt: skip
            box((w * 0.74, w * 0.74, 0.05), (0, 0, upper + w * 0.82), pale, bevel=0.01)
            upper += w * 0.84
            w *= 0.66
        lathe(
            [(w * 0.66, 0), (w * 0.6, 0.05), (w * 0.12, w * 1.5)],
            tile,
            (0, 0, upper),
            (0, 0, 45),
            sides=4,
            smooth=False,
            bevel=0.01,
        )
        pole((0, 0, upper + w * 1.45), (0, 0, upper + w * 2.1), 0.022, gilt(), 0.008, 10)
        sphere((0, 0, upper + w * 1.6), 0.045, gilt(), 12)


def round_keep(
    at: Vec, r: float, tall: float, tone: str = "#a8543c", trim: str = "#e8dcc4", roof: str = "#5a6a58"
) -> None:
    """A round tower of an old city wall under a wooden cone."""
    brick, pale = paint(tone, 0.75, bump=0.35, grain=14, mottle=0.25), paint(trim, 0.8, bump=0.15)
    x, y, z = at
    lathe([(r * 1.1, -0.4), (r * 1.08, 0), (r * 0.98, tall * 0.3), (r * 0.96, tall)], brick, at, sides=28)
    for t in (0.32, 0.74):
        lathe([(r * 1.02, 0), (r * 1.02, 0.035)], pale, (x, y, z + tall * t), sides=28, bevel=0.006)
    lathe([(r * 0.98, 0), (r * 1.16, 0.09), (r * 1.16, 0.15)], pale, (x, y, z + tall - 0.14), sides=28)
    slits: list[Block] = []
    teeth: list[Block] = []
    for k in range(12):
        a = 2 * math.pi * k / 12
        teeth.append(
            (
                (r * 0.34, 0.08, 0.12),
                (x + r * 1.1 * math.cos(a), y + r * 1.1 * math.sin(a), z + tall + 0.06),
                math.degrees(a) + 90,
            )
        )
        if k % 2:
            t = 0.54 if k % 4 == 1 else 0.16
            slits.append(
                (
                    (r * 0.16, 0.06, tall * 0.13),
                    (x + r * 0.97 * math.cos(a), y + r * 0.97 * math.sin(a), z + tall * t),
                    math.degrees(a) + 90,
                )
            )
    boxes(teeth, brick, 0.006)
    boxes(slits, paint("#201814", 0.6))
    lathe([(r * 1.24, 0), (r * 0.6, r * 1.0), (0.015, r * 2.0)], paint(roof, 0.8, bump=0.6, grain=14, mottle=0.3), (x, y, z + tall + 0.1),
          sides=28, wave=lambda a, _: 1 + 0.02 * math.cos(14 * a))  # fmt: skip
    sphere((x, y, z + tall + 0.1 + r * 2.0), 0.035, gilt(), 10)


def silo(
    at: Vec,
    tall: float = 2.2,
    tubes: int = 4,
    r: float = 0.26,
    tone: str = "#c8b898",
    turn: float = 0,
    scarred: bool = False,
) -> None:
    """A grain elevator: two rows of concrete tubes, and the tower of the lifts above them."""
    stone, pale = paint(tone, 0.85, bump=0.3, grain=8, mottle=0.22, second="#c0b49c"), paint("#e8dfcc", 0.8, bump=0.15)
    dark, high, wide = paint(GLASS, 0.4), tall * 0.62, tubes * 2 * r
    with Group(at, (0, 0, turn)):
        for k in range(tubes):
            for y in (-r * 0.98, r * 0.98):
                lathe([(r, 0), (r, high)], stone, ((k - (tubes - 1) / 2) * 2 * r * 0.98, y, 0), sides=28)
        box((wide + 0.06, r * 4 + 0.06, 0.1), (0, 0, high + 0.03), pale, bevel=0.012)
        box((wide * 0.96, r * 2.2, tall * 0.12), (0, 0, high + 0.08 + tall * 0.06), stone, bevel=0.012)
        boxes(panes((wide * 0.96, r * 2.2, tall * 0.12), (0, 0, high + 0.08), tubes * 3, 1, (0.5, 0.5)), dark)
        box((r * 2.4, r * 3.2, tall), (-wide / 2 - r * 0.9, 0, tall / 2), stone, bevel=0.015)
        for z in (0.3, 0.62, 0.94):
            box((r * 2.4 + 0.05, r * 3.2 + 0.05, 0.05), (-wide / 2 - r * 0.9, 0, tall * z), pale, bevel=0.01)
        boxes(panes((r * 2.4, r * 3.2, tall * 0.92), (-wide / 2 - r * 0.9, 0, 0.04), 3, 9, (0.36, 0.5)), dark)
        box((r * 1.7, r * 2.2, 0.16), (-wide / 2 - r * 0.9, 0, tall + 0.06), pale, bevel=0.012)
        box((wide, 0.16, 0.18), (0, -r * 2.1, 0.09), pale, bevel=0.01)
        if scarred:
            dice = Random(5)
            for k in range(12):
                place = ((k % 4 - 1.5) * 1.96 * r + dice.gauss(0, 0.02), -r * 1.97, dice.uniform(0.2, 0.95) * high)
                size = dice.uniform(0.025, 0.07)
                for q, tone in ((1.5, "#a8947a"), (1.0, "#4a4038")):
                    link(rock_mesh(k * 1.7, paint(tone, 0.9, bump=0.5), 0.5, 2), "hole", (place[0], place[1] - 0.01 / q, place[2]),
                         (90, 0, k * 40), (size * q, size * q * 1.2, 0.02))  # fmt: skip


def ruin(dice: Random, at: Vec, size: Vec = (0.8, 0.5, 0.7), turn: float = 0, tone: str = "#b8785c") -> None:
    """The broken walls of a house: ragged tops, empty windows, rubble inside."""
    w, d, h = size
    brick, rubble = paint(tone, 0.85, bump=0.5, grain=12, mottle=0.3, second="#8f5a46"), paint("#a89078", 0.9, bump=0.5)
    pieces: list[Block] = []
    step = 0.09
    with Group(at, (0, 0, turn)):
        for length, lay in ((w, "front"), (d, "left"), (w, "back"), (d, "right")):
            count, seed = round(length / step), dice.uniform(0, 9)
            for k in range(count):
                x = length * ((k + 0.5) / count - 0.5)
                share = 0.5 + 0.5 * math.sin(seed + x * 5 / length) * math.cos(seed * 2 + x * 11 / length)
                top = h * (0.35 + 0.65 * share) + dice.uniform(-0.05, 0.05)
                spans = [(0.0, top)] if k % 3 != 1 else [(0.0, h * 0.16), (h * 0.4, h * 0.58), (h * 0.82, top)]
                for low, high in spans:
                    high = min(high, top)
                    if high - low < 0.03:
                        continue
                    place = {"front": (x, -d / 2), "back": (x, d / 2), "left": (-w / 2, x), "right": (w / 2, x)}[lay]
                    slab = (step * 1.02, 0.07) if lay in ("front", "back") else (0.07, step * 1.02)
                    pieces.append(((*slab, high - low), (*place, (low + high) / 2), 0.0))
        boxes(pieces, brick, 0.006)
        for k in range(26):
            link(rock_mesh(k * 1.3, rubble if k % 2 else brick, 0.5, 2), "rubble", (dice.gauss(0, w * 0.42), dice.gauss(0, d * 0.55), 0.0),
                 (dice.uniform(0, 90), 0, k * 30), dice.uniform(0.03, 0.09))  # fmt: skip


def water_tower(at: Vec, tall: float = 1.5, tone: str = "#b0583c", tank: str = "#6a5a48") -> None:
    """A brick shaft with a wooden tank under a cone."""
    brick, pale = paint(tone, 0.8, bump=0.35, grain=14, mottle=0.2), paint("#e8dcc0", 0.8)
    wood, iron = paint(tank, 0.8, bump=0.5, grain=10, second="#54463a"), paint("#3a3632", 0.5, 0.6)
    h = tall * 0.58
    with Group(at):
        lathe([(0.26, 0), (0.2, h)], brick, sides=8, smooth=False, bevel=0.01)
        for z in (0.03, h * 0.5, h - 0.05):
            lathe(
                [(0.275 - 0.06 * z / h, 0), (0.275 - 0.06 * z / h, 0.05)],
                pale,
                (0, 0, z),
                sides=8,
                smooth=False,
                bevel=0.006,
            )
        boxes([((0.07, 0.05, 0.15), (0.2 * math.cos(a), 0.2 * math.sin(a), h * z), math.degrees(a) + 90)
               for z in (0.3, 0.75) for a in (math.radians(-112.5), math.radians(-67.5), math.radians(-22.5), math.radians(-157.5))],
              paint(GLASS, 0.4))  # fmt: skip
        lathe(
            [(0.2, h - 0.02), (0.36, h + 0.12), (0.37, tall * 0.9)],
            wood,
            sides=28,
            wave=lambda a, _: 1 + 0.012 * math.cos(28 * a),
        )
        for z in (h + 0.17, h + 0.32, tall * 0.88):
            lathe([(0.385, 0), (0.385, 0.025)], iron, (0, 0, z), sides=28)
        lathe(
            [(0.44, 0), (0.02, 0.3)],
            paint("#5a6468", 0.5, 0.3, bump=0.3),
            (0, 0, tall * 0.9),
            sides=20,
            smooth=False,
            bevel=0.008,
        )
        sphere((0, 0, tall * 0.9 + 0.31), 0.04, gilt(), 10)


def station(at: Vec, turn: float = 0, wide: float = 2.6, tall: float = 1.2, wall: str = "#e8c890", trim: str = "#f8f0e0", roof: str = "#5f7a72",
            shed: bool = False) -> None:  # fmt: skip
    """A railway station: a great arched window under a round roof, a clock, two wings and corner turrets. A `shed` is
    open below, so that the tracks run in."""
    plaster, white = paint(wall, 0.75, bump=0.15, mottle=0.1), paint(trim, 0.7, bump=0.1, mottle=0.06)
    slate, glass, dark = (
        paint(roof, 0.5, 0.2, bump=0.3, grain=12),
        paint("#7f9aa8", 0.12, coat=0.8, bump=0.05),
        paint("#2c2a2c", 0.5),
    )
    r, deep, low = tall * 0.62, 1.3, tall * 0.55
    with Group(at, (0, 0, turn)):
        wing = (wide / 2 - r, 0.8, low * 1.15)
        for s in (-1, 1):
            x = s * (r + wing[0] / 2)
            box(wing, (x, 0.1, wing[2] / 2), plaster, bevel=0.01)
            boxes(panes(wing, (x, 0.1, 0.02), 5, 2, (0.56, 0.68)), white, 0.005)
            boxes([((q[0] * (0.62 if q[0] > 0.04 else 1.3), q[1] * (0.62 if q[1] > 0.04 else 1.3), q[2] * 0.76), p, a)
                   for q, p, a in panes(wing, (x, 0.1, 0.02), 5, 2, (0.56, 0.68))], paint(GLASS, 0.3))  # fmt: skip
            box((wing[0] + 0.06, 0.88, 0.05), (x, 0.1, wing[2]), white, bevel=0.01)
            gable(wing, (x, 0.1, 0.02), 0.24, slate)
            turret = s * (r + 0.06)
            box((0.26, 0.34, tall * 1.2), (turret, -0.36, tall * 0.6), plaster, bevel=0.012)
            for z in (low, tall * 0.9, tall * 1.2):
                box((0.32, 0.4, 0.05), (turret, -0.36, z), white, bevel=0.01)
            boxes([((0.09, 0.05, 0.16), (turret, -0.53, tall * z), 0.0) for z in (0.25, 0.66, 1.04)], dark)
            lathe(
                [(0.2, 0), (0.18, 0.06), (0.03, 0.4)],
                slate,
                (turret, -0.36, tall * 1.22),
                (0, 0, 45),
                sides=4,
                smooth=False,
                bevel=0.01,
            )
            pole((turret, -0.36, tall * 1.22 + 0.36), (turret, -0.36, tall * 1.22 + 0.6), 0.014, gilt(), 0.006, 8)
        arc = [(math.pi * k / 24) for k in range(25)]
        for q, y0, y1, stuff in (
            (r, -0.42, deep, slate),
            (r * 1.06, -0.5, -0.36, white),
            (r * 0.84, -0.52, -0.4, glass),
        ):
            rim = [(q * math.cos(a), low + q * math.sin(a)) for a in arc]
            rim = [(q, 0.0 if q != r * 0.84 else 0.34), *rim, (-q, 0.0 if q != r * 0.84 else 0.34)]
            n = len(rim)
            points = [(x, y, z) for y in (y0, y1) for x, z in rim]
            faces: list[Sequence[int]] = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
            faces += [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
            solid(points, faces, stuff, bevel=0.008)
        for k in range(1, 6):
            a = math.pi * k / 6
            pole(
                (0, -0.535, low + 0.1),
                (r * 0.84 * math.cos(a), -0.535, low + r * 0.84 * math.sin(a)),
                0.016,
                white,
                sides=6,
            )
        for q in (0.45, 0.66):
            tube([(r * q * math.cos(a), -0.535, low + r * q * math.sin(a)) for a in arc[::2]], 0.014, white)
        clock_face((0, -0.6, low + r * 0.99), 0.2)
        if shed:
            box((r * 1.66, 0.05, low), (0, -0.5, low / 2), paint("#1c1a1c", 0.8), bevel=0.0)
            boxes([((r * 1.66, 0.06, 0.07), (0, -0.54, low), 0.0)], white, 0.008)
            boxes([((0.05, 0.07, low), (x * r * 0.82, -0.53, low / 2), 0.0) for x in (-1, 0, 1)], white, 0.008)
            return
        boxes([((r * 1.66, 0.04, 0.05), (0, -0.53, z), 0.0) for z in (0.36, low - 0.02)], white)
        boxes(
            [((0.03, 0.04, low - 0.3), (x * r * 0.28, -0.53, 0.3 + (low - 0.3) / 2), 0.0) for x in (-2, -1, 0, 1, 2)],
            white,
        )
        boxes([((r * 0.32, 0.05, 0.3), (x * r * 0.5, -0.515, 0.16), 0.0) for x in (-1, 0, 1)], dark, 0.008)
        box((r * 2.5, 0.42, 0.04), (0, -0.68, 0.4), slate, (6, 0, 0), 0.01)
        for x in (-1, -0.34, 0.34, 1):
            pole((x * r * 1.15, -0.86, 0), (x * r * 1.15, -0.86, 0.38), 0.02, dark, sides=8)


def clock_face(at: Vec, r: float) -> None:
    """A station's clock: a gilt ring, a pale face, two hands."""
    with Group(at, (90, 0, 0)):
        lathe([(r, -0.06), (r, 0.03)], gilt(), sides=32, smooth=False, bevel=0.01)
        lathe([(r * 0.84, 0), (r * 0.84, 0.04)], paint("#f8f4e8", 0.5, mottle=0.04), sides=32, smooth=False)
        boxes([((0.02, r * 0.12, 0.02), (r * 0.68 * math.sin(a), r * 0.68 * math.cos(a), 0.045), -math.degrees(a)) for a in np.linspace(0, 2 * math.pi, 13)[:-1]],
              paint("#1c1c22", 0.5))  # fmt: skip
        boxes(
            [((0.026, r * 0.6, 0.02), (0, r * 0.26, 0.05), 0.0), ((r * 0.44, 0.03, 0.02), (r * 0.18, 0, 0.05), 0.0)],
            paint("#1c1c22", 0.5),
        )


def rails(
    way: Callable[[float], tuple[float, float]], height: Height, count: int = 40, gauge: float = 0.16, bed: bool = True
) -> None:
    """A track along way(t), t from 0 to 1: gravel, sleepers, two rails."""
    wood, iron = paint("#54402e", 0.85, bump=0.5), paint("#8f8a84", 0.3, 0.9, bump=0.1)
    spots = [way(k / count) for k in range(count + 1)]
    sleepers: list[Block] = []
    bars: list[Block] = []
    stones: list[Block] = []
    for (x0, y0), (x1, y1) in itertools.pairwise(spots):
        x, y, a = (x0 + x1) / 2, (y0 + y1) / 2, math.degrees(math.atan2(y1 - y0, x1 - x0))
        z, length = height(x, y), math.hypot(x1 - x0, y1 - y0)
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        stones.append(((length * 1.15, gauge * 2.3, 0.03), (x, y, z + 0.012), a))
        sleepers.append(((min(0.05, length * 0.6), gauge * 1.8, 0.03), (x, y, z + 0.036), a))
        for side in (-1, 1):
            bars.append(
                ((length * 1.08, 0.022, 0.032), (x - s * side * gauge / 2, y + c * side * gauge / 2, z + 0.064), a)
            )
    if bed:
        boxes(stones, paint("#8f8678", 0.95, bump=0.7, grain=16, mottle=0.4))
    boxes(sleepers, wood)
    boxes(bars, iron)


def locomotive(
    at: Vec, turn: float = 0, scale: float = 1.0, tone: str = "#3f5a48", wagons: Sequence[str] = ("#8a4a34", "#7a6a4a")
) -> None:
    """A toy steam engine with its tender and wagons; it lies along y, its nose at -y."""
    body, dark, red = paint(tone, 0.4, 0.3, bump=0.1), paint("#262626", 0.5, 0.4), paint("#a83a2a", 0.5)
    with Group(at, (0, 0, turn), scale):
        box((0.2, 0.8, 0.05), (0, 0, 0.13), dark, bevel=0.01)
        lathe([(0.1, 0), (0.105, 0.02), (0.105, 0.52), (0.1, 0.54)], body, (0, 0.12, 0.25), (90, 0, 0), sides=20)
        for y in (-0.36, -0.2, 0.0):
            lathe([(0.109, 0), (0.109, 0.02)], gilt(), (0, y, 0.25), (90, 0, 0), sides=20)
        lathe([(0.07, 0), (0.07, 0.02)], red, (0, -0.41, 0.25), (90, 0, 0), sides=16)
        lathe([(0.04, 0), (0.035, 0.1), (0.055, 0.15)], dark, (0, -0.32, 0.33), sides=14)
        sphere((0, -0.1, 0.35), (0.05, 0.05, 0.05), gilt(), 12)
        box((0.24, 0.24, 0.26), (0, 0.26, 0.28), body, bevel=0.015)
        box((0.28, 0.3, 0.025), (0, 0.27, 0.42), dark, bevel=0.008)
        boxes([((0.25, 0.1, 0.1), (0, 0.26, 0.34), 0.0), ((0.16, 0.25, 0.08), (0, 0.26, 0.34), 0.0)], paint(GLASS, 0.2))
        box((0.24, 0.04, 0.08), (0, -0.42, 0.12), red, bevel=0.01)
        for s in (-1, 1):
            lathe(
                [(0.025, 0), (0.025, 0.03)],
                paint("#fff0c0", 0.3, glow=2.0, bump=0),
                (s * 0.07, -0.42, 0.19),
                (90, 0, 0),
                sides=10,
            )
            for y, r in ((-0.3, 0.055), (-0.12, 0.09), (0.08, 0.09), (0.28, 0.09)):
                lathe([(r, -0.018), (r, 0.018)], red, (s * 0.1, y, r), (0, 90, 0), sides=18)
            box((0.02, 0.42, 0.025), (s * 0.13, 0.06, 0.09), paint("#b0aca4", 0.3, 0.9), bevel=0.005)
        for k, shade in enumerate((tone, *wagons)):
            y = 0.66 + 0.56 * k
            box((0.2, 0.5, 0.04), (0, y, 0.12), dark, bevel=0.008)
            box(
                (0.24, 0.46, 0.16 if k == 0 else 0.24),
                (0, y, 0.21 if k == 0 else 0.25),
                paint(shade, 0.7, bump=0.3, grain=12),
                bevel=0.012,
            )
            if k:
                box((0.27, 0.49, 0.03), (0, y, 0.38), paint("#4a4844", 0.6), bevel=0.012)
                box((0.25, 0.13, 0.18), (0, y, 0.25), paint("#5a4030", 0.8), bevel=0.004)
            else:
                for j in range(9):
                    link(
                        rock_mesh(j * 1.9, paint("#1e1c1c", 0.6, bump=0.5), 0.4, 2),
                        "coal",
                        (0.07 * (j % 3 - 1), y + 0.13 * (j // 3 - 1), 0.28),
                        scale=0.07,
                    )
            for s in (-1, 1):
                for axle in (-0.15, 0.15):
                    lathe([(0.05, -0.015), (0.05, 0.015)], dark, (s * 0.1, y + axle, 0.05), (0, 90, 0), sides=14)


def tractor(at: Vec, turn: float = 0, scale: float = 1.0, tone: str = "#c8502c") -> None:
    """A toy tractor: two tall wheels behind, two small ones before, a bonnet, an exhaust pipe, a seat. Nose at -y."""
    body, dark, hub = paint(tone, 0.4, 0.2, bump=0.08), paint("#2a2826", 0.6), paint("#e8c050", 0.5, 0.2)
    with Group(at, (0, 0, turn), scale):
        box((0.16, 0.42, 0.16), (0, -0.1, 0.27), body, bevel=0.03)
        box((0.13, 0.02, 0.13), (0, -0.315, 0.27), dark, bevel=0.004)
        box((0.12, 0.3, 0.1), (0, 0.18, 0.22), dark, bevel=0.01)
        pole((0.03, -0.12, 0.34), (0.03, -0.12, 0.56), 0.018, dark, sides=8)
        box((0.12, 0.1, 0.03), (0, 0.24, 0.36), dark, bevel=0.01)
        box((0.12, 0.02, 0.1), (0, 0.3, 0.4), dark, bevel=0.01)
        pole((0, 0.1, 0.32), (0, 0.16, 0.42), 0.01, dark, sides=6)
        lathe([(0.05, 0), (0.05, 0.012)], dark, (0, 0.16, 0.42), (30, 0, 0), sides=14)
        for s in (-1, 1):
            for x, y, r, w in ((0.17, 0.2, 0.2, 0.1), (0.12, -0.22, 0.11, 0.06)):
                lathe(
                    [(r * 0.86, -w / 2), (r, -w * 0.35), (r, w * 0.35), (r * 0.86, w / 2)],
                    dark,
                    (s * x, y, r),
                    (0, 90, 0),
                    sides=20,
                )
                lathe([(r * 0.55, -w * 0.58), (r * 0.55, w * 0.58)], hub, (s * x, y, r), (0, 90, 0), sides=16)
            box((0.1, 0.26, 0.025), (s * 0.17, 0.2, 0.42), body, bevel=0.01)
            box((0.1, 0.02, 0.12), (s * 0.17, 0.34, 0.37), body, bevel=0.008)
            sphere((s * 0.06, -0.33, 0.33), 0.028, paint("#f4e8b0", 0.3, coat=0.6), 10)


def wire(points: Sequence[Vec], r: float, material: Any) -> None:
    """A thin wire through many places, one mesh."""
    ring, sides = [], 5
    for k, p in enumerate(points):
        q, o = points[min(k + 1, len(points) - 1)], points[max(k - 1, 0)]
        d = np.array(q, float) - np.array(o, float)
        d /= np.linalg.norm(d) or 1.0
        u = np.cross(d, (0.3, 0.2, 1.0))
        u /= np.linalg.norm(u) or 1.0
        v = np.cross(d, u)
        for j in range(sides):
            a = 2 * math.pi * j / sides
            ring.append(tuple(np.array(p) + r * (u * math.cos(a) + v * math.sin(a))))
    faces = [
        (k * sides + j, k * sides + (j + 1) % sides, (k + 1) * sides + (j + 1) % sides, (k + 1) * sides + j)
        for k in range(len(points) - 1)
        for j in range(sides)
    ]
    solid(ring, faces, material, smooth=True)

"""Machines on wheels and tracks. A vehicle lies along y, its nose at -y, its wheels on z = 0."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import bpy
import numpy as np
from studio.clay import Vec
from studio.materials import paint
from studio.nature import rock_mesh
from studio.solids import Group, box, join, lathe, link, pole, solid, sphere, tube

RUBBER, IRON = "#2a2826", "#5a564e"


def body_paint(tone: str, second: str | None = None) -> Any:
    """Worn army paint over metal."""
    return paint(tone, 0.42, 0.32, bump=0.18, grain=9, mottle=0.22, second=second)


def wheel(at: Vec, r: float, w: float, hub: Any, tyre: Any = None) -> None:
    """A wheel about x."""
    rubber = tyre or paint(RUBBER, 0.6)
    lathe([(r * 0.86, -w / 2), (r, -w * 0.35), (r, w * 0.35), (r * 0.86, w / 2)], rubber, at, (0, 90, 0), sides=28)
    lathe(
        [(r * 0.62, -w * 0.56), (r * 0.5, -w * 0.62), (r * 0.5, w * 0.62), (r * 0.62, w * 0.56)],
        hub,
        at,
        (0, 90, 0),
        sides=24,
    )


def hoop(at: Vec, r: float, material: Any, wide: float = 0.07, thick: float = 0.05, sides: int = 40) -> Any:
    """An open ring about x: a rim or a tyre."""
    cut = [
        (-wide / 2, -thick * 0.4),
        (-wide / 3, 0),
        (wide / 3, 0),
        (wide / 2, -thick * 0.4),
        (wide / 2, -thick),
        (-wide / 2, -thick),
    ]
    points: list[Vec] = []
    for k in range(sides):
        a = 2 * math.pi * k / sides
        points += [(x, (r + d) * math.cos(a), (r + d) * math.sin(a)) for x, d in cut]
    n = len(cut)
    faces = [
        (k * n + i, k * n + (i + 1) % n, (k + 1) % sides * n + (i + 1) % n, (k + 1) % sides * n + i)
        for k in range(sides)
        for i in range(n)
    ]
    return solid(points, faces, material, at, smooth=True)


def open_wheel(at: Vec, r: float, material: Any, spokes: int = 12, thin: float = 0.02, tyre: Any = None) -> None:
    """A wheel about x that one sees through: a cart's, a gun's, a motorcycle's, a locomotive's."""
    hoop(at, r, tyre or material, 0.24 * r, 0.16 * r)
    if tyre:
        hoop(at, r * 0.86, material, 0.2 * r, 0.08 * r)
    lathe(
        [(r * 0.13, -0.16 * r), (r * 0.17, -0.1 * r), (r * 0.17, 0.1 * r), (r * 0.13, 0.16 * r)],
        material,
        at,
        (0, 90, 0),
        sides=16,
    )
    x, y, z = at
    for k in range(spokes):
        a = 6.2832 * k / spokes
        pole((x, y, z), (x, y + r * 0.88 * math.cos(a), z + r * 0.88 * math.sin(a)), thin, material, sides=8)


def tracks(
    long: float, x: float, wide: float = 0.42, r: float = 0.38, wheels: int = 6, tone: Any = None,
    road: float = 0.53, span: float = 0.66, bare: int = 0,
) -> None:  # fmt: skip
    """A pair of tracks: `long` from the first wheel to the last, `x` from the middle; `road` is the radius of the road
    wheels in shares of `r`, `span` how much of the length they take; `bare` the side (-1, 1) whose track is off."""
    iron, dark = (
        paint(IRON, 0.4, 0.8, bump=0.3, grain=12, second="#6f4f34"),
        paint("#2c2a26", 0.5, 0.6, bump=0.4, grain=14),
    )
    hub, top, half, bend = tone or dark, 2 * r - 0.02, long / 2, r - 0.02
    links = max(40, round((2 * long + 2 * math.pi * bend) / 0.083))
    for s in (-1, 1):
        for k in range(links if s != bare else 0):
            t = k / links * 2 * (long + math.pi * bend)
            if t < long:
                p, a = (-half + t, top), 0.0
            elif t < long + math.pi * bend:
                q = (t - long) / bend
                p, a = (half + bend * math.sin(q), r + bend * math.cos(q)), -q
            elif t < 2 * long + math.pi * bend:
                p, a = (half - (t - long - math.pi * bend), 0.02), math.pi
            else:
                q = (t - 2 * long - math.pi * bend) / bend
                p, a = (-half - bend * math.sin(q), r - bend * math.cos(q)), math.pi - q
            box((wide, 0.078, 0.045), (s * x, *p), iron, (math.degrees(a), 0, 0), 0.008)
        for y in (-half, half):
            wheel((s * x, y, r), r * 0.8, wide * 0.72, hub, dark)
        for k in range(wheels):
            wheel(
                (s * x, half * span * (2 * k / max(1, wheels - 1) - 1), r * (road + 0.09)),
                r * road,
                wide * 0.76,
                hub,
                dark,
            )


def snowed(places: list[tuple[Vec, Vec]]) -> None:
    """Caps of snow: (where, half sizes)."""
    white = paint("#dfe8f2", 0.7, bump=0.4, grain=6)
    for at, size in places:
        link(rock_mesh(at[1], white, 0.25, 4), "snow", at, scale=size)


def tank(
    tone: str = "#6a7048", second: str = "#5a5f3c", gun: float = 1.6, turret: float = 1.0, snow: bool = False,
    bare: int = 0,
) -> None:  # fmt: skip
    """A medium tank; a longer gun and a larger turret make it heavy. A turret of 0 is off, and so is the track of the
    `bare` side."""
    plate, dark, brass = (
        body_paint(tone, second),
        paint("#2c2a26", 0.5, 0.6, bump=0.4, grain=14),
        paint("#c9963c", 0.3, 1.0, bump=0.1),
    )
    wood, iron = paint("#7a5a34", 0.7), paint(IRON, 0.4, 0.8, bump=0.3, grain=12, second="#6f4f34")
    box((1.22, 2.5, 0.34), (0, 0, 0.52), plate, bevel=0.03)
    box((1.86, 2.62, 0.07), (0, 0.02, 0.73), plate, bevel=0.02)
    box((1.3, 2.0, 0.26), (0, 0.1, 0.87), plate, bevel=0.04, taper=0.93)
    box((1.3, 0.62, 0.05), (0, -1.13, 0.80), plate, (32, 0, 0), 0.02)
    box((1.22, 0.5, 0.06), (0, -1.36, 0.54), plate, (-42, 0, 0), 0.02)
    tracks(2.3, 0.78, tone=plate, bare=bare)
    for k in range(5):
        box((0.22, 0.11, 0.05), (-0.48 + 0.24 * k, -1.4, 0.68), iron, (-40, 0, 0), 0.015)
    for k in range(4):
        box((0.46, 0.03, 0.03), (0, 0.72 + 0.1 * k, 1.0), dark, bevel=0.005)
    tube([(-0.55, -0.7, 1.0), (-0.6, 0.2, 1.02), (-0.45, 0.95, 1.02)], 0.022, dark)
    for s in (-1, 1):
        box((0.34, 0.5, 0.15), (s * 0.76, 0.85, 0.84), plate, bevel=0.02)
        box((0.05, 1.0, 0.05), (s * 0.72, -0.1, 0.79), wood, bevel=0.01)
        box((0.16, 0.2, 0.03), (s * 0.72, -0.66, 0.79), iron, bevel=0.01)
        lathe([(0.075, 0), (0.075, 0.08), (0.05, 0.1)], brass, (s * 0.62, -1.2, 0.9), (70, 0, 0), sides=16)
        rivets((s * 0.655, -0.8, 0.93), (s * 0.65, 1.0, 0.93), 10, plate, 0.014)
    if turret:
        with Group((0, 0, 1.0)):
            tank_turret(tone, second, gun, turret)
    else:
        lathe([(0.6, 0), (0.6, 0.03)], dark, (0, 0.02, 1.0), sides=30)
    pole((-0.5, 0.9, 0.95), (-0.55, 1.05, 2.3), 0.012, dark, 0.005, 6)
    if snow:
        snowed([((0, 0.1, 1.42), (0.4, 0.5, 0.1)), ((0, 0.5, 1.02), (0.55, 0.6, 0.08)), ((0.75, 0, 0.78), (0.2, 1.15, 0.08)),
                ((-0.75, 0, 0.78), (0.2, 1.15, 0.08)), ((0, 0.78, 1.36), (0.3, 0.24, 0.07)), ((0, -1.5, 1.33), (0.06, 0.55, 0.05)),
                ((0, -1.1, 0.86), (0.5, 0.25, 0.06))])  # fmt: skip


def tank_turret(tone: str = "#6a7048", second: str = "#5a5f3c", gun: float = 1.6, size: float = 1.0) -> None:
    """The medium tank's turret, its ring on z = 0."""
    plate, dark, brass = (
        body_paint(tone, second),
        paint("#2c2a26", 0.5, 0.6, bump=0.4, grain=14),
        paint("#c9963c", 0.3, 1.0, bump=0.1),
    )
    t = size
    profile = [(0.62 * t, 0), (0.64 * t, 0.1), (0.56 * t, 0.36 * t), (0.3 * t, 0.4 * t)]
    lathe(profile, plate, (0, 0.02, 0), scale=(0.92, 1.12, 1), sides=10, smooth=False, bevel=0.04)
    box((0.62 * t, 0.5, 0.28 * t), (0, 0.78 * t, 0.2), plate, bevel=0.04)
    box((0.5 * t, 0.22, 0.3 * t), (0, -0.66 * t, 0.2), plate, bevel=0.05)
    muzzle = -0.6 * t - gun
    pole((0, -0.6 * t, 0.21), (0, muzzle, 0.27), 0.075, plate, 0.058, 20)
    pole((0, muzzle + 0.04, 0.27), (0, muzzle - 0.22, 0.28), 0.09, dark, 0.09, 20)
    pole((0, -0.6 * t, 0.21), (0, -0.6 * t - 0.4, 0.225), 0.11, plate, 0.1, 20)
    lathe([(0.2, 0), (0.2, 0.14), (0.17, 0.17)], plate, (0.14, 0.26, 0.4 * t), sides=24)
    lathe([(0.15, 0), (0.15, 0.03)], dark, (0.14, 0.26, 0.17 + 0.4 * t), sides=24)
    lathe([(0.1, 0), (0.08, 0.09)], brass, (-0.3 * t, -0.1, -0.01 + 0.4 * t), sides=20)
    for s in (-1, 1):
        box((0.02, 0.24, 0.16), (s * 0.57 * t, 0.1, 0.22 * t), dark, (0, s * -16, 0), 0.01)


def lorry(tone: str = "#6f6a4a", canvas: str = "#a8946a") -> None:
    """A three-axle lorry with a canvas cover."""
    body, cloth, dark = body_paint(tone), paint(canvas, 0.85, bump=0.4, grain=12, mottle=0.2), paint(RUBBER, 0.6)
    wood, brass, glass = paint("#7a5a38", 0.7, bump=0.4), paint("#e0b050", 0.25, 1.0), paint("#6f8a94", 0.08, coat=1.0)
    box((0.5, 2.6, 0.14), (0, 0, 0.42), dark, bevel=0.02)
    box((0.72, 0.62, 0.4), (0, -1.06, 0.68), body, bevel=0.07, taper=0.9)
    box((0.6, 0.05, 0.34), (0, -1.39, 0.66), dark, bevel=0.01)
    for k in range(6):
        box((0.035, 0.03, 0.3), (-0.23 + k * 0.092, -1.415, 0.66), brass, bevel=0.005)
    box((0.98, 0.62, 0.52), (0, -0.5, 0.74), body, bevel=0.06)
    box((0.94, 0.56, 0.42), (0, -0.46, 1.16), body, bevel=0.07, taper=0.9)
    box((0.74, 0.04, 0.25), (0, -0.735, 1.17), glass, (-5, 0, 0), 0.01)
    for s in (-1, 1):
        box((0.03, 0.34, 0.25), (s * 0.455, -0.46, 1.17), glass, (0, s * -6, 0), 0.01)
        wheel((s * 0.5, -1.0, 0.3), 0.3, 0.2, body)
        for y in (0.42, 1.05):
            wheel((s * 0.5, y, 0.3), 0.3, 0.28, body)
        box((0.28, 0.74, 0.05), (s * 0.5, -1.0, 0.66), body, (4, 0, 0), 0.02)
        lathe([(0.1, 0), (0.1, 0.07), (0.06, 0.11)], brass, (s * 0.38, -1.36, 0.76), (90, 0, 0), sides=18)
        box((0.05, 1.75, 0.26), (s * 0.56, 0.68, 0.74), body, bevel=0.01)
    box((1.16, 1.75, 0.08), (0, 0.68, 0.58), wood, bevel=0.01)
    points: list[Vec] = []
    for j in range(31):
        rib = 0.045 * abs(math.sin(j / 30 * math.pi * 4))
        for i in range(17):
            a = math.pi * i / 16
            x = (0.59 - rib * 0.5) * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a))
            points.append((x, -0.17 + 1.72 * j / 30, 0.86 + (0.62 - rib) * math.sin(a) ** 0.62))
    faces: list[Any] = [
        (j * 17 + i, j * 17 + i + 1, j * 17 + i + 18, j * 17 + i + 17) for j in range(30) for i in range(16)
    ]
    faces += [tuple(range(16, -1, -1)), tuple(range(30 * 17, 31 * 17))]
    solid(points, faces, cloth, bevel=0.01)


def hull(sections: Sequence[tuple[float, float, float, float, float]], material: Any, bevel: float = 0.03) -> None:
    """A body through cross-sections from front to back: y, half width and height below, half width and height above."""
    points: list[Vec] = []
    for y, low, bottom, high, top in sections:
        points += [(-low, y, bottom), (low, y, bottom), (high, y, top), (-high, y, top)]
    faces: list[Any] = [(0, 1, 2, 3), tuple(range(len(points) - 1, len(points) - 5, -1))]
    for k in range(0, len(points) - 4, 4):
        faces += [(k + e, k + e + 4, k + (e + 1) % 4 + 4, k + (e + 1) % 4) for e in range(4)]
    solid(points, faces, material, bevel=bevel)


def muzzle_brake(at: Vec, r: float, material: Any) -> None:
    """Two baffles on a muzzle that points to -y; `at` is its end."""
    x, y, z = at
    for start, end, size in (
        (0.0, 0.07, 1.0),
        (0.07, 0.16, 0.62),
        (0.16, 0.24, 1.15),
        (0.24, 0.34, 0.62),
        (0.34, 0.46, 0.9),
    ):
        pole((x, y + end, z), (x, y + start, z), r * size, material, sides=20)
    pole((x, y + 0.01, z), (x, y - 0.004, z), r * 0.6, paint("#161412", 0.6), sides=16)


def rivets(start: Vec, end: Vec, n: int, material: Any, r: float = 0.016) -> None:
    """A row of rivets between two places."""
    a, b = np.array(start, float), np.array(end, float)
    mesh = sphere(a, r, material, 10).data
    for k in range(1, n):
        link(mesh, "rivet", a + (b - a) * k / (n - 1), scale=r)


def bedroll(at: Vec, long: float, r: float, tone: str, rot: Vec = (0, 90, 0)) -> None:
    """A rolled blanket with two straps, about x."""
    canvas, strap = paint(tone, 0.9, bump=0.5, grain=16, mottle=0.25), paint("#4a3220", 0.7)
    with Group(at, rot):
        profile = [(r * 0.6, -long / 2), (r, -long / 2 + 0.03), (r, long / 2 - 0.03), (r * 0.6, long / 2)]
        lathe(profile, canvas, sides=20, wave=lambda a, z: 1 + 0.06 * math.sin(2 * a + 9 * z))
        for s in (-0.28, 0.28):
            lathe([(r * 1.08, s * long - 0.02), (r * 1.08, s * long + 0.02)], strap, sides=20)


def clods(dice: Random, n: int, low: Vec, high: Vec, tone: str, small: float = 0.03, large: float = 0.12,
          rough: float = 0.35) -> None:  # fmt: skip
    """Lumps of earth or snow between two corners."""
    earth = paint(tone, rough, bump=0.6, grain=6, mottle=0.3)
    meshes = [rock_mesh(k * 3.1, earth, 0.5, 3) for k in range(4)]
    for k in range(n):
        at = tuple(dice.uniform(a, b) for a, b in zip(low, high, strict=True))
        link(meshes[k % 4], "clod", at, (dice.uniform(0, 50), 0, dice.uniform(0, 360)), dice.uniform(small, large))


def track_marks(start: float, end: float, x: float, wide: float = 0.42, tone: str = "#3a2a1c") -> None:
    """What a vehicle's tracks leave in the ground behind it."""
    earth = paint(tone, 0.5, bump=0.5, grain=9, mottle=0.3)
    for s in (-1, 1):
        for k in range(round((end - start) / 0.13)):
            box((wide, 0.075, 0.07), (s * x + 0.012 * math.sin(k * 2.3), start + 0.13 * k, -0.005), earth, bevel=0.015)


def heavy_tank(tone: str = "#a8966a", second: str = "#94855c", aim: float = 0.0) -> None:
    """A huge boxy tank with overlapping wheels; `aim` turns the turret."""
    plate, iron, dark = (
        body_paint(tone, second),
        paint(IRON, 0.4, 0.8, bump=0.3, grain=12),
        paint("#2c2a26", 0.5, 0.6, bump=0.4),
    )
    wood, brass = paint("#7a5a34", 0.7), paint("#c9963c", 0.3, 1.0, bump=0.1)
    tracks(2.75, 0.9, wide=0.56, r=0.46, wheels=0, tone=plate)
    for s in (-1, 1):
        for k in range(8):
            wheel((s * (0.9 + 0.1 * (k % 2)), -1.06 + 0.303 * k, 0.33), 0.27, 0.3, plate, dark)
    hull(
        [
            (-1.66, 0.6, 0.62, 0.6, 0.8),
            (-1.5, 0.62, 0.34, 0.62, 0.9),
            (1.5, 0.62, 0.34, 0.62, 0.9),
            (1.7, 0.62, 0.6, 0.62, 0.9),
        ],
        plate,
    )
    hull([(-1.06, 1.14, 0.92, 1.14, 1.3), (1.62, 1.14, 0.92, 1.14, 1.3)], plate)
    box((2.28, 0.7, 0.05), (0, -1.38, 0.93), plate, (7, 0, 0), 0.02)
    for s in (-1, 1):
        box((0.5, 0.42, 0.04), (s * 0.9, -1.72, 0.86), plate, (24, 0, 0), 0.015)
        box((0.06, 2.5, 0.16), (s * 1.15, 0.25, 0.96), plate, (0, s * -14, 0), 0.015)
        rivets((s * 1.145, -0.95, 1.24), (s * 1.145, 1.5, 1.24), 14, plate)
        pole((s * 0.45, 1.7, 0.75), (s * 0.45, 1.7, 1.4), 0.13, dark)
        lathe([(0.12, 0), (0.12, 0.1), (0.08, 0.14)], brass, (s * 0.74, -1.42, 1.0), (80, 0, 0), sides=18)
    lathe([(0.17, 0), (0.12, 0.1)], plate, (0.52, -1.06, 1.1), (90, 0, 0), sides=20)
    pole((0.52, -1.1, 1.1), (0.52, -1.42, 1.12), 0.03, dark)
    box((0.5, 0.06, 0.16), (-0.5, -1.08, 1.13), plate, bevel=0.02)
    box((0.36, 0.07, 0.05), (-0.5, -1.1, 1.13), dark, bevel=0.01)
    for k in range(4):
        box((0.05, 0.9, 0.04), (-0.98 + 0.07 * k, 0.9 - 0.1 * k, 1.32), wood if k % 2 else iron, (0, 0, 3 * k), 0.01)
    tube([(1.0, -0.9, 1.33), (1.06, 0.2, 1.33), (0.95, 1.3, 1.33), (0.5, 1.5, 1.33)], 0.028, iron)
    for x in (-0.5, 0.0, 0.5):
        for k in range(7):
            box((0.4, 0.025, 0.03), (x, 1.1 + 0.06 * k, 1.31), dark, bevel=0.005)
    with Group((0, 0.05, 1.3), (0, 0, aim)):
        _horseshoe(0.84, 0.52, plate)
        box((1.12, 0.2, 0.44), (0, -0.82, 0.26), plate, bevel=0.05)
        box((0.44, 0.14, 0.36), (0, -0.96, 0.26), plate, bevel=0.06)
        pole((0, -0.9, 0.27), (0, -1.5, 0.28), 0.15, plate, 0.125, 24)
        pole((0, -1.5, 0.28), (0, -2.75, 0.31), 0.1, plate, 0.085, 24)
        muzzle_brake((0, -3.14, 0.32), 0.13, dark)
        lathe([(0.25, 0), (0.25, 0.17), (0.19, 0.21)], plate, (0.34, 0.24, 0.52), sides=24)
        lathe([(0.18, 0), (0.15, 0.04)], dark, (0.34, 0.24, 0.73), sides=24)
        for k in range(7):
            a = 0.9 * k
            box(
                (0.09, 0.03, 0.05),
                (0.34 + 0.25 * math.cos(a), 0.24 + 0.25 * math.sin(a), 0.64),
                dark,
                (0, 0, math.degrees(a) + 90),
                0.005,
            )
        box((0.42, 0.36, 0.04), (-0.36, -0.02, 0.54), plate, bevel=0.01)
        lathe([(0.08, 0), (0.06, 0.08)], brass, (-0.1, -0.4, 0.52), sides=16)
        box((1.15, 0.34, 0.36), (0, 0.95, 0.28), plate, bevel=0.04)
        for s in (-1, 1):
            for k in range(3):
                box((0.05, 0.2, 0.3), (s * 0.86, -0.42 + 0.24 * k, 0.28), iron, bevel=0.02)
    pole((-0.95, 1.3, 1.3), (-1.02, 1.5, 3.0), 0.014, dark, 0.005, 6)


def _horseshoe(r: float, tall: float, material: Any) -> None:
    """A turret's wall: round behind, straight in front."""
    outline = [(-r * 0.82, -r * 0.9), (r * 0.82, -r * 0.9)]
    outline += [(r * math.cos(a), r * 0.1 + r * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))]
    n = len(outline)
    points = [(x, y, z) for z in (0.0, tall) for x, y in outline]
    faces: list[Any] = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    solid(points, faces, material, bevel=0.04)


def assault_gun(tone: str = "#8a9094", second: str = "#787f84", skirts: bool = True) -> None:
    """A low tracked gun without a turret, plates hung along its sides."""
    plate, dark, brass = (
        body_paint(tone, second),
        paint("#2c2a26", 0.5, 0.6, bump=0.4),
        paint("#c9963c", 0.3, 1.0, bump=0.1),
    )
    tracks(2.35, 0.78, tone=plate)
    hull(
        [
            (-1.52, 0.6, 0.5, 0.6, 0.64),
            (-1.3, 0.62, 0.3, 0.62, 0.76),
            (1.35, 0.62, 0.3, 0.62, 0.8),
            (1.5, 0.6, 0.55, 0.6, 0.8),
        ],
        plate,
    )
    box((1.98, 2.8, 0.05), (0, 0, 0.78), plate, bevel=0.015)
    hull(
        [
            (-0.78, 0.94, 0.8, 0.84, 1.14),
            (-0.62, 0.94, 0.8, 0.82, 1.26),
            (0.62, 0.94, 0.8, 0.78, 1.28),
            (0.86, 0.9, 0.8, 0.74, 0.98),
        ],
        plate,
    )
    box((1.5, 0.7, 0.16), (0, 1.12, 0.88), plate, bevel=0.03, taper=0.9)
    box((1.3, 0.62, 0.05), (0, -1.1, 0.86), plate, (20, 0, 0), 0.02)
    for k in range(5):
        for s in (-1, 1):
            box((0.42, 0.03, 0.03), (s * 0.36, 0.9 + 0.1 * k, 0.97), dark, bevel=0.005)
    hull(
        [(-1.42, 0.14, 0.92, 0.12, 1.14), (-1.02, 0.26, 0.86, 0.24, 1.26), (-0.7, 0.34, 0.82, 0.32, 1.22)], plate, 0.05
    )
    pole((0, -1.3, 1.03), (0, -2.45, 1.08), 0.085, plate, 0.07, 22)
    muzzle_brake((0, -2.82, 1.09), 0.105, dark)
    for s in (-1, 1):
        lathe([(0.08, 0), (0.08, 0.09), (0.05, 0.11)], brass, (s * 0.72, -1.3, 0.86), (80, 0, 0), sides=16)
        pole((s * 0.55, 0.2, 1.27), (s * 0.58, 0.3, 2.3), 0.011, dark, 0.004, 6)
        if skirts:
            pole((s * 1.05, -1.25, 0.98), (s * 1.05, 1.3, 0.98), 0.02, dark)
            for k in range(5):
                box(
                    (0.025, 0.51, 0.5),
                    (s * (1.08 + 0.012 * (k % 2)), -1.04 + 0.53 * k, 0.72),
                    plate,
                    (0, s * (-4 - 2 * (k % 3)), (k % 3 - 1) * 1.5),
                    0.008,
                )
                rivets((s * 1.115, -1.2 + 0.53 * k, 0.93), (s * 1.115, -0.88 + 0.53 * k, 0.93), 3, plate)
    lathe([(0.2, 0), (0.2, 0.12), (0.15, 0.15)], plate, (0.46, 0.3, 1.27), sides=22)
    lathe([(0.14, 0), (0.12, 0.03)], dark, (0.46, 0.3, 1.42), sides=22)
    box((0.36, 0.34, 0.03), (-0.4, 0.3, 1.29), plate, bevel=0.01)
    box((0.05, 0.3, 0.28), (-0.3, -0.25, 1.4), plate, (0, 0, 70), 0.01)
    for k in range(5):
        box((0.3, 0.11, 0.05), (-0.56 + 0.28 * k, -1.36, 0.78), paint(IRON, 0.4, 0.8, bump=0.3), (-35, 0, 0), 0.015)
    bedroll((0, 1.48, 0.95), 1.2, 0.13, "#9a8a62")
    for s in (-1, 1):
        box((0.28, 0.24, 0.2), (s * 0.62, 1.3, 1.06), paint("#7a5f3c", 0.8, bump=0.5), bevel=0.02)


def sloped_tank(
    tone: str = "#5f7a3e", second: str = "#4c6634", loaded: bool = False, snow: bool = False, aim: float = 0.0
) -> None:
    """A medium tank of sloped plates with a round turret; `loaded` with a log and bedrolls."""
    plate, dark, iron = body_paint(tone, second), paint("#2c2a26", 0.5, 0.6, bump=0.4), paint(IRON, 0.4, 0.8, bump=0.3)
    brass = paint("#c9963c", 0.3, 1.0, bump=0.1)
    tracks(2.35, 0.8, wide=0.4, r=0.36, wheels=5, tone=plate, road=0.6, span=0.72)
    hull(
        [
            (-1.46, 0.58, 0.5, 0.58, 0.6),
            (-1.2, 0.6, 0.26, 0.6, 0.7),
            (1.2, 0.6, 0.26, 0.6, 0.7),
            (1.44, 0.58, 0.5, 0.58, 0.7),
        ],
        plate,
    )
    hull(
        [
            (-1.55, 1.0, 0.62, 1.0, 0.68),
            (-0.74, 1.0, 0.7, 0.66, 1.08),
            (0.8, 1.0, 0.7, 0.66, 1.08),
            (1.5, 1.0, 0.62, 0.72, 0.76),
        ],
        plate,
    )
    box((0.44, 0.05, 0.36), (-0.26, -1.14, 0.92), plate, (-63, 0, 0), 0.02)
    box((0.3, 0.03, 0.06), (-0.26, -1.04, 1.0), dark, (-63, 0, 0), 0.01)
    sphere((0.34, -1.12, 0.9), 0.12, plate, 20)
    pole((0.34, -1.15, 0.92), (0.34, -1.42, 0.94), 0.025, dark)
    lathe([(0.08, 0), (0.08, 0.08), (0.05, 0.1)], brass, (-0.68, -1.36, 0.86), (75, 0, 0), sides=16)
    for s in (-1, 1):
        for k in range(2):
            pole((s * 0.88, 0.06 + 0.62 * k, 1.0), (s * 0.88, 0.58 + 0.62 * k, 1.0), 0.13, plate, sides=20)
            for j in (0.14, 0.5):
                pole((s * 0.88, 0.04 + j + 0.62 * k, 1.0), (s * 0.88, 0.08 + j + 0.62 * k, 1.0), 0.14, dark, sides=20)
        tube(
            [(s * 0.86, -0.62, 0.95), (s * 0.92, -0.6, 1.06), (s * 0.92, -0.12, 1.06), (s * 0.86, -0.1, 0.95)],
            0.016,
            dark,
        )
        box((0.36, 0.26, 0.03), (s * 0.8, -1.55, 0.62), plate, (28, 0, 0), 0.01)
    for k in range(4):
        box((0.36, 0.14, 0.05), (-0.6 + 0.4 * k, -1.48, 0.62), iron, (50, 0, 0), 0.015)
    with Group((0, -0.16, 1.06), (0, 0, aim)):
        profile = [(0.66, 0), (0.7, 0.08), (0.68, 0.2), (0.58, 0.36), (0.4, 0.45), (0.02, 0.48)]
        lathe(profile, plate, scale=(0.92, 1.14, 1), sides=36)
        hull(
            [(-0.98, 0.2, 0.1, 0.17, 0.34), (-0.66, 0.34, 0.04, 0.28, 0.42), (-0.3, 0.36, 0.04, 0.28, 0.44)],
            plate,
            0.05,
        )
        pole((0, -0.9, 0.22), (0, -1.2, 0.23), 0.11, plate, 0.1, 20)
        pole((0, -1.1, 0.23), (0, -2.1, 0.27), 0.075, plate, 0.062, 20)
        pole((0, -2.08, 0.27), (0, -2.115, 0.27), 0.075, dark, sides=20)
        for x in (-0.26, 0.26):
            lathe([(0.2, 0), (0.2, 0.07), (0.16, 0.1)], plate, (x, 0.12, 0.42), sides=22)
            lathe([(0.04, 0), (0.04, 0.08)], dark, (x, -0.28, 0.4), sides=12)
        for s in (-1, 1):
            tube(
                [(s * 0.6, 0.1, 0.24), (s * 0.7, 0.12, 0.32), (s * 0.56, 0.56, 0.32), (s * 0.48, 0.56, 0.24)],
                0.016,
                dark,
            )
        if loaded:
            bedroll((0, 0.84, 0.2), 0.9, 0.14, "#a89468")
            bedroll((0.1, 0.86, 0.44), 0.7, 0.12, "#8a8f94")
    pole((0.55, 0.95, 1.0), (0.58, 1.05, 2.3), 0.012, dark, 0.005, 6)
    if loaded:
        log = paint("#7a5638", 0.9, bump=0.8, grain=10, second="#5a3e28")
        for s, z in ((1, 0.86), (1, 1.06)):
            pole((s * 1.13, -1.1, z - 0.06), (s * 1.12, 1.35, z), 0.1 if z > 1 else 0.12, log, 0.12, 14)
            pole((s * 1.13, -1.11, z - 0.06), (s * 1.13, -1.1, z - 0.06), 0.085, paint("#d8b888", 0.8), sides=14)
        for y in (-0.6, 0.8):
            box((0.3, 0.05, 0.48), (1.1, y, 0.95), dark, bevel=0.01)
        bedroll((-0.3, 1.2, 1.02), 0.8, 0.14, "#b09a70", (0, 90, 8))
        bedroll((0.34, 1.34, 0.95), 0.6, 0.13, "#7f7a5c", (0, 90, -10))
        box((0.34, 0.24, 0.22), (-0.86, 1.2, 1.0), paint("#7a5f3c", 0.8, bump=0.5), (0, 0, 12), 0.02)
    if snow:
        snowed([((0, -0.1, 1.5), (0.42, 0.5, 0.08)), ((0.86, -0.3, 0.86), (0.12, 0.7, 0.06)), ((-0.86, -0.3, 0.86), (0.12, 0.7, 0.06)),
                ((0, 1.0, 1.06), (0.6, 0.4, 0.06)), ((0, -1.0, 0.95), (0.3, 0.12, 0.06))])  # fmt: skip


def field_gun(tone: str = "#8f967c", second: str = "#7c8468", rise: float = 32.0) -> None:
    """A howitzer on spoked wheels with a shield and split trails, its barrel at `rise` degrees."""
    steel, dark, wood = (
        body_paint(tone, second),
        paint("#2c2a26", 0.5, 0.6, bump=0.4),
        paint("#a07c50", 0.65, bump=0.4, grain=10),
    )
    brass = paint("#d8a848", 0.3, 1.0, bump=0.1)
    for s in (-1, 1):
        open_wheel((s * 0.74, 0, 0.6), 0.62, wood, 12, 0.024, dark)
        lathe([(0.13, -0.11), (0.13, 0.11)], dark, (s * 0.74, 0, 0.6), (0, 90, 0), sides=18)
        with Group((s * 0.2, 0.12, 0.5), (-13, 0, s * -14)):
            box((0.13, 2.3, 0.16), (0, 1.15, 0), steel, bevel=0.025)
            for k in range(3):
                box((0.15, 0.05, 0.18), (0, 0.5 + 0.6 * k, 0), dark, bevel=0.01)
            box((0.5, 0.05, 0.42), (0, 2.3, -0.02), steel, (20, 0, 0), 0.015)
            pole((0, 2.1, 0.1), (0, 2.3, 0.5), 0.03, wood)
        with Group((s * 0.37, -0.2, 0.86), (-14, 0, s * 9)):
            box((0.5, 0.035, 0.92), (0, 0, 0.06), steel, bevel=0.012)
            rivets((-0.2, -0.025, 0.46), (0.2, -0.025, 0.46), 5, steel)
            rivets((-0.2, -0.025, -0.3), (0.2, -0.025, -0.3), 5, steel)
            rivets((s * 0.21, -0.025, -0.3), (s * 0.21, -0.025, 0.46), 7, steel)
            box((0.5, 0.03, 0.16), (0, 0.05, 0.58), steel, (-38, 0, 0), 0.01)
            box((0.46, 0.03, 0.24), (0, 0.03, -0.5), steel, (16, 0, 0), 0.01)
        box((0.16, 0.04, 0.07), (s * 0.36, -0.24, 1.1), dark, (-14, 0, s * 9), 0.01)
    pole((-0.74, 0, 0.6), (0.74, 0, 0.6), 0.07, steel)
    box((0.42, 0.5, 0.34), (0, 0.1, 0.62), steel, bevel=0.04)
    with Group((0, 0.12, 0.86), (-rise, 0, 0)):
        box((0.26, 1.5, 0.14), (0, -0.32, -0.13), steel, bevel=0.03)
        box((0.32, 0.4, 0.34), (0, 0.5, 0.03), steel, bevel=0.05)
        pole((0, 0.4, 0.05), (0, -0.7, 0.05), 0.155, steel, 0.14, 26)
        pole((0, -0.7, 0.05), (0, -1.72, 0.05), 0.125, steel, 0.105, 26)
        pole((0, -1.68, 0.05), (0, -1.8, 0.05), 0.135, steel, sides=26)
        pole((0, -1.8, 0.05), (0, -1.806, 0.05), 0.085, paint("#161412", 0.6), sides=22)
        pole((0, 0.42, 0.25), (0, -0.8, 0.22), 0.075, steel, sides=20)
        pole((0, -0.79, 0.22), (0, -0.82, 0.22), 0.05, brass, sides=16)
        for y in (-0.66, -0.1, 0.36):
            box((0.3, 0.06, 0.36), (0, y, 0.08), dark, bevel=0.02)
    lathe([(0.15, -0.015), (0.15, 0.015)], brass, (-0.32, 0.4, 0.84), (0, 90, 0), sides=24)
    pole((-0.26, 0.2, 0.95), (-0.26, 0.2, 1.3), 0.025, dark)
    box((0.07, 0.12, 0.1), (-0.26, 0.18, 1.33), brass, bevel=0.015)


def anti_tank_gun(tone: str = "#8a9094", second: str = "#a8aeb2") -> None:
    """A long low gun behind a wide sloped shield, on rubber tyres, its trails spread."""
    steel, dark, brass = (
        body_paint(tone, second),
        paint("#2c2a26", 0.5, 0.6, bump=0.4),
        paint("#d8a848", 0.3, 1.0, bump=0.1),
    )
    for s in (-1, 1):
        wheel((s * 0.72, 0.15, 0.33), 0.33, 0.17, steel)
        for k in range(6):
            a = 1.047 * k
            sphere((s * 0.83, 0.15 + 0.14 * math.cos(a), 0.33 + 0.14 * math.sin(a)), 0.022, dark, 8)
        with Group((s * 0.18, 0.2, 0.34), (-7, 0, s * -20)):
            pole((0, 0, 0), (0, 2.2, 0), 0.075, steel, 0.06, 16)
            box((0.42, 0.05, 0.4), (0, 2.2, 0.0), steel, (20, 0, 0), 0.015)
        for k, y in enumerate((0.0, 0.09)):
            with Group((s * 0.46, -0.3 + y, 0.66), (-24, 0, s * (16 - 3 * k))):
                wing = [
                    (-0.4 * s, 0, -0.34),
                    (0.36 * s, 0, -0.34),
                    (0.5 * s, 0, -0.1),
                    (0.4 * s, 0, 0.36),
                    (-0.4 * s, 0, 0.36),
                ]
                solid(wing, [(0, 1, 2, 3, 4)], steel, bevel=0.006, thick=0.03)
                rivets((-0.3 * s, -0.03, 0.28), (0.3 * s, -0.03, 0.28), 6, steel, 0.015)
                rivets((-0.3 * s, -0.03, -0.26), (0.3 * s, -0.03, -0.26), 6, steel, 0.015)
    pole((-0.72, 0.15, 0.33), (0.72, 0.15, 0.33), 0.06, dark)
    box((0.34, 0.9, 0.18), (0, 0.05, 0.54), steel, bevel=0.03)
    box((0.26, 0.34, 0.3), (0, 0.62, 0.68), steel, bevel=0.04)
    pole((0, 0.5, 0.7), (0, -0.9, 0.72), 0.1, steel, 0.09, 22)
    pole((0, -0.88, 0.72), (0, -2.4, 0.77), 0.072, steel, 0.058, 22)
    muzzle_brake((0, -2.78, 0.78), 0.098, dark)
    lathe([(0.11, -0.015), (0.11, 0.015)], brass, (-0.26, 0.5, 0.62), (0, 90, 0), sides=22)


def shell(at: Vec, long: float = 0.42, r: float = 0.06, rot: Vec = (0, 0, 0), case: str = "#d8a848") -> None:
    """A round: brass case below, painted nose above, along its own z."""
    brass, nose = paint(case, 0.3, 1.0, bump=0.1), paint("#5f6a58", 0.5, 0.3)
    with Group(at, rot):
        lathe([(r * 1.08, 0), (r * 1.08, 0.02), (r, 0.03), (r * 0.96, long * 0.55)], brass, sides=18)
        lathe(
            [(r * 0.92, long * 0.55), (r * 0.92, long * 0.68), (r * 0.62, long * 0.86), (r * 0.1, long)], nose, sides=18
        )
        lathe([(r * 0.96, long * 0.6), (r * 0.96, long * 0.63)], paint("#b0603a", 0.35, 1.0), sides=18)


def sandbags(path: Sequence[Vec], rows: int = 3, tone: str = "#c0aa7c", size: float = 0.3) -> None:
    """A wall of sandbags along a line."""
    canvas = [paint(each, 0.9, bump=0.5, grain=18, mottle=0.2) for each in (tone, "#b09a6c", "#a89468")]
    bags = [rock_mesh(k * 5.3, canvas[k % 3], 0.16, 3) for k in range(6)]
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(path)]
    for row in range(rows):
        s = size * (0.5 if row % 2 else 0.0)
        k = row
        while s < sum(lengths):
            left, i = s, 0
            while left > lengths[i]:
                left -= lengths[i]
                i += 1
            a, b = path[i], path[i + 1]
            share = left / lengths[i]
            turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            at = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (row + 0.4) * size * 0.42)
            link(
                bags[k % 6],
                "bag",
                at,
                (0, 4 * math.sin(k * 2.1), turn + 7 * math.sin(k)),
                (size * 0.54, size * 0.36, size * 0.27),
            )
            s += size
            k += 1


def cast(make: Callable[[], object]) -> Any:
    """One mesh of everything that is made, to be linked many times."""
    before = set(bpy.context.scene.objects)
    make()
    made = set(bpy.context.scene.objects) - before
    things = [thing for thing in made if thing.type == "MESH"]
    bpy.context.view_layer.update()
    bpy.ops.object.select_all(action="DESELECT")
    for thing in things:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.object.parent_clear(type="CLEAR_KEEP_TRANSFORM")
    bpy.ops.object.convert(target="MESH")
    for hook in made - set(things):
        bpy.data.objects.remove(hook)
    return join(things)

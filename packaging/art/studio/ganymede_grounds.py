"""Ganymede's ice, its derricks, pits and hangars, and Jupiter over them. A ground is free in the middle."""

from __future__ import annotations

import itertools
import math
from random import Random
from typing import Any

import numpy as np
from studio.clay import Vec
from studio.materials import paint
from studio.nature import Height, Place, fbm, land, rock_mesh, scatter, underfoot
from studio.solids import box, lathe, pole, solid, sphere

ICE = ("#a8c4d8", "#7f9cb8")
RUSTY = ("#b49a8a", "#8a6a5a")
VIOLET = ("#a89cc8", "#7a6a9c")


def _ice(dice: Random, tones: tuple[str, str] = ICE, steep: float = 0.3, far: float = 2.2, shards: int = 9) -> Height:
    """An ice field: pressure ridges, shards at the sides, chips underfoot."""
    snow = paint(tones[0], 0.38, bump=0.7, grain=3.5, mottle=0.3, second=tones[1])
    shift = dice.uniform(0, 50)

    def height(x: float, y: float) -> float:
        ridge = 1 - abs(fbm(x * 0.22 + shift, y * 0.22, 2)) * 2
        away = max(0.0, min(1.0, (y - 5) / 6))
        side = max(0.0, abs(x) - 2.2)
        return 0.1 * fbm(x, y) + steep * side * (0.4 + 0.6 * fbm(x * 0.6, y * 0.5)) + away * far * ridge

    land(height, snow, (40, 38), (0, 9.5), 280)
    shard = paint("#c8e4f4", 0.12, bump=0.2, grain=4, mottle=0.2, second="#8fb8d8", coat=0.6)
    for k in range(3):
        beside: list[Place] = [
            (dice.uniform(2, 5) * dice.choice((-1, 1)), dice.uniform(-1.5, 7)) for _ in range(shards)
        ]
        scatter(rock_mesh(k * 5, shard, 0.6, 2), beside, height, 0.12, 0.5, dice, 25, (0.6, 0.6, 1.5))
        scatter(rock_mesh(k * 3, snow, 0.5, 2), underfoot(dice, 60, 2.0), height, 0.015, 0.09, dice, 25)
    return height


def derrick(at: Vec, tall: float, wide: float = 0.5) -> None:
    """A lattice tower with a lamp."""
    iron, light = paint("#4a4038", 0.5, 0.7, bump=0.3), paint("#ffd890", glow=9.0, bump=0)
    x, y, z = at
    for s, q in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        pole((x + s * wide, y + q * wide, z - 0.3), (x + s * 0.1, y + q * 0.1, z + tall), 0.04, iron)
    for k in range(6):
        w = wide - (wide - 0.11) * k / 6
        for s in (-1, 1):
            pole(
                (x - s * w, y - w, z + tall * k / 6),
                (x + s * (w - 0.06), y - w, z + tall * (k + 1) / 6),
                0.02,
                iron,
                sides=6,
            )
    lathe([(0.02, -0.09), (0.09, 0), (0.02, 0.09)], light, (x, y, z + tall + 0.1), sides=12)


def dome(at: Vec, r: float, tone: str = "#8fb0bc", lit: str = "#ffe0a0") -> None:
    """A dwelling of panels with a ring of lit windows and a lock."""
    shell, frame, light = (
        paint(tone, 0.3, 0.3, bump=0.15, coat=0.4),
        paint("#5a6468", 0.5, 0.5),
        paint(lit, glow=4.0, bump=0),
    )
    x, y, z = at
    lathe(
        [(r * math.cos(a), r * math.sin(a) * 0.86) for a in np.linspace(0, 1.55, 12)],
        shell,
        at,
        sides=16,
        smooth=False,
        bevel=0.01,
    )
    lathe([(r * 1.04, 0), (r * 1.04, 0.14 * r), (r, 0.16 * r)], frame, at, sides=32)
    for k in range(14):
        a = 2 * math.pi * k / 14
        box(
            (0.2 * r, 0.06, 0.1 * r),
            (x + r * 0.97 * math.cos(a), y + r * 0.97 * math.sin(a), z + 0.26 * r),
            light,
            (0, 0, math.degrees(a) + 90),
            0.01,
        )
    box((0.42 * r, 0.5 * r, 0.42 * r), (x, y - r * 1.05, z + 0.2 * r), frame, bevel=0.04)
    box((0.24 * r, 0.03, 0.3 * r), (x, y - r * 1.31, z + 0.18 * r), light, bevel=0.01)


def ice_field(dice: Random) -> Height:
    """Open ice, derricks far behind."""
    height = _ice(dice)
    for x, y, tall in ((-4.0, 7.5, 3.4), (4.6, 9.0, 4.0), (-6.5, 11, 3.6)):
        derrick((x, y, height(x, y)), tall)
    return height


def rust_pit(dice: Random) -> Height:
    """A terraced open pit of stained ice, a conveyor and spoil heaps."""
    height = _ice(dice, RUSTY, 0.36, 1.6, 4)
    earth = paint("#8f5a3c", 0.9, bump=0.8, grain=5, mottle=0.4, second="#6a4230")
    for k in range(4):
        box((30 - 2 * k, 3.0, 0.9), (0, 8.5 + 2.2 * k, 0.25 + 0.85 * k), earth, (0, 0, dice.uniform(-3, 3)), 0.2)
    for k in range(3):
        heap = rock_mesh(k * 7.0, earth, 0.25, 4)
        scatter(
            heap,
            [(dice.choice((-1, 1)) * dice.uniform(2.8, 5.5), dice.uniform(2, 6)) for _ in range(3)],
            height,
            0.6,
            1.2,
            dice,
            5,
            (1, 1, 0.6),
        )
    iron = paint("#5a4c40", 0.5, 0.6, bump=0.4)
    for s in (-0.35, 0.35):
        pole((-6, 6.2 + s, 0.4), (-2.2, 8.2 + s, 3.0), 0.05, iron)
    box((4.8, 0.6, 0.06), (-4.1, 7.2, 1.8), paint("#3a3430", 0.8), (0, -30, 28), 0.01)
    derrick((4.6, 9.0, 1.0), 3.4)
    return height


def ore_yard(dice: Random) -> Height:
    """Rails, ore wagons and floodlights on trodden ice."""
    height = _ice(dice, RUSTY, 0.22, 1.8, 3)
    iron, wood = paint("#6a5c50", 0.45, 0.7, bump=0.3), paint("#5a4030", 0.85, bump=0.5)
    for x in (-3.6, -2.9, 3.2, 3.9):
        pole((x, -2, 0.1), (x * 1.3, 14, 0.16), 0.045, iron, sides=8)
    for k in range(24):
        for x in (-3.25, 3.55):
            box((1.1, 0.16, 0.08), (x * (1 + 0.012 * k), -2 + 0.62 * k, 0.04), wood, (0, 0, dice.gauss(0, 3)), 0.02)
    for x, y in ((-4.1, 4.6), (-4.5, 6.8), (4.5, 5.4)):
        box((0.95, 1.5, 0.7), (x, y, 0.65), paint("#7a4a34", 0.6, 0.4, bump=0.4), bevel=0.05, taper=1.25)
        scatter(
            rock_mesh(4.0, paint("#8a7a70", 0.8, bump=0.6), 0.5, 2),
            [(x + dice.uniform(-0.3, 0.3), y + dice.uniform(-0.5, 0.5)) for _ in range(14)],
            lambda *_: 0.98,
            0.1,
            0.2,
            dice,
            40,
        )
    for x in (-5.6, 5.8):
        derrick((x, 9.0, 0.3), 4.2, 0.3)
    return height


def crevasse(dice: Random) -> Height:
    """A blue rift behind the machine, ice walls on both sides."""
    height = _ice(dice, ("#b8dcec", "#7fb4d4"), 0.55, 2.6, 12)
    glow = paint("#3fb8e8", 0.2, glow=0.8, bump=0.4, grain=3)
    box((30, 0.9, 0.02), (0, 5.2, 0.16), glow, (0, 0, 6), 0)
    wall = paint("#a0d4ec", 0.15, bump=0.5, grain=2.5, mottle=0.3, second="#6fa8cc", coat=0.4)
    for s in (-1, 1):
        scatter(
            rock_mesh(3.0 + s, wall, 0.5, 3),
            [(s * dice.uniform(3.6, 6.5), dice.uniform(1, 9)) for _ in range(9)],
            height,
            0.6,
            1.5,
            dice,
            12,
            (0.6, 0.7, 1.9),
        )
    return height


def greenhouse(dice: Random) -> Height:
    """Frost's domes with green light in them."""
    height = _ice(dice, ("#b0d0d0", "#84aab0"), 0.25, 2.0, 6)
    for x, y, r in ((-3.6, 6.2, 1.5), (3.9, 7.4, 1.9), (-6.4, 10, 1.7), (0.6, 11, 1.4)):
        dome((x, y, height(x, y) - 0.1), r, "#9fc8bc", "#b8ffb0")
    return height


def monoliths(dice: Random) -> Height:
    """Eclipse's dark slabs with lines of light."""
    height = _ice(dice, VIOLET, 0.3, 2.2, 5)
    slab, line = paint("#2c2440", 0.35, 0.5, bump=0.2, grain=5), paint("#c890ff", glow=6.0, bump=0)
    for x, y, tall in ((-3.4, 5.2, 3.4), (3.6, 6.2, 4.2), (-5.8, 9, 5.0), (6.2, 10, 4.6), (0.4, 13, 5.5)):
        turn = dice.uniform(-20, 20)
        box((1.1, 0.5, tall), (x, y, tall / 2), slab, (dice.uniform(-4, 4), dice.uniform(-4, 4), turn), 0.06, 0.86)
        box((0.05, 0.03, tall * 0.7), (x - 0.1, y - 0.32, tall / 2), line, (0, 0, turn), 0)
    return height


def night_base(dice: Random) -> Height:
    """A base of low black towers behind, windows lit in violet."""
    height = _ice(dice, VIOLET, 0.26, 1.6, 6)
    hull, light = paint("#3a3250", 0.45, 0.4, bump=0.25), paint("#e0b0ff", glow=5.0, bump=0)
    for _ in range(14):
        x, y = dice.uniform(-8, 8), dice.uniform(7, 13)
        wide, tall = dice.uniform(0.7, 1.6), dice.uniform(0.8, 3.2)
        box((wide, wide, tall), (x, y, tall / 2), hull, bevel=0.06, taper=0.9)
        for k in range(int(tall / 0.35)):
            box((wide * 0.6, 0.03, 0.06), (x, y - wide / 2 * 0.98, 0.3 + 0.35 * k), light, bevel=0)
    for x in (-2.9, 2.9):
        pole((x, 3.5, 0), (x, 3.5, 2.6), 0.05, hull)
        sphere((x, 3.5, 2.7), 0.13, light, 14)
    return height


def hangar(dice: Random) -> Height:
    """Inside: plates underfoot, girders, a gate with hazard stripes, hanging lamps."""
    plate, girder = paint("#5a564e", 0.45, 0.6, bump=0.35, grain=6, mottle=0.3), paint("#6a5a3c", 0.5, 0.5, bump=0.3)
    dark, yellow, glow = (
        paint("#26241f", 0.6, 0.4),
        paint("#e0a830", 0.5, bump=0.2),
        paint("#ffe0a0", glow=10.0, bump=0),
    )
    for i in range(-5, 6):
        for j in range(-3, 9):
            box((1.16, 1.16, 0.1), (1.2 * i, 1.2 * j, -0.06), plate, (0, 0, 0), 0.02)
    box((16, 0.3, 9), (0, 9.6, 4), paint("#4a463e", 0.6, 0.4, bump=0.3, grain=5), bevel=0.02)
    for x in (-5.4, -2.9, 2.9, 5.4):
        box((0.3, 0.4, 9), (x, 9.2, 4), girder, bevel=0.03)
    for k in range(12):
        box((0.42, 0.06, 0.36), (-2.3 + 0.42 * k, 9.4, 0.5), yellow if k % 2 else dark, (0, 30, 0), 0.01)
    for side in (-1, 1):
        box((0.3, 14, 9), (side * 6.4, 3, 4), paint("#4a463e", 0.6, 0.4, bump=0.3, grain=5), bevel=0.02)
        for y in (0.5, 3.5, 6.5):
            box((0.5, 0.3, 9), (side * 6.1, y, 4), girder, bevel=0.03)
    for x in (-3.2, 0.2, 3.4):
        for y in (3.2, 6.6):
            pole((x, y, 8), (x, y, 5.4), 0.02, dark)
            lathe([(0.5, 0), (0.16, 0.3), (0.06, 0.4)], dark, (x, y, 5.1), sides=24)
            sphere((x, y, 5.12), 0.16, glow, 14)
    drum = paint("#8a5a30", 0.5, 0.4, bump=0.3)
    for x, y in ((-3.9, 4.4), (-4.5, 5.0), (-3.5, 5.4), (4.1, 4.2), (4.7, 5.2)):
        lathe([(0.32, 0), (0.34, 0.04), (0.34, 0.86), (0.3, 0.9)], drum, (x + dice.gauss(0, 0.1), y, 0), sides=24)
    return lambda x, y: 0.0


def landing_pad(dice: Random) -> Height:
    """A round pad with lights in its rim, floodlights and the night behind."""
    height = _ice(dice, ("#7a8890", "#5a6870"), 0.25, 2.0, 4)
    deck, yellow, glow = (
        paint("#4a4e50", 0.5, 0.5, bump=0.3, grain=6),
        paint("#e0a830", 0.5, bump=0.2),
        paint("#ffd070", glow=8.0, bump=0),
    )
    lathe([(3.6, -0.1), (3.6, 0.1), (3.5, 0.14)], deck, (0, 0.6, 0), sides=64)
    for k in range(48):
        a = 2 * math.pi * k / 48
        box((0.12, 0.22, 0.02), (2.4 * math.cos(a), 0.6 + 2.4 * math.sin(a), 0.145), yellow, (0, 0, math.degrees(a)), 0)
    for k in range(20):
        a = 2 * math.pi * k / 20
        sphere((3.42 * math.cos(a), 0.6 + 3.42 * math.sin(a), 0.18), 0.07, glow, 10)
    for x, y in ((-4.8, 6), (5.0, 7)):
        derrick((x, y, height(x, y)), 4.4, 0.25)
    dome((-1.6, 10, height(-1.6, 10)), 1.8, "#70787c", "#ffd890")
    return height


def tunnel(dice: Random) -> Height:
    """A bore through the ice, ribbed with steel, lamps along it."""
    ice = paint("#7f98a8", 0.3, bump=0.8, grain=3, mottle=0.3, second="#4f6878", coat=0.3)
    steel, glow = paint("#6a5c48", 0.5, 0.6, bump=0.3), paint("#ffd080", glow=10.0, bump=0)
    floor = land(
        lambda x, y: 0.05 * fbm(x * 2, y * 2),
        paint("#5a5248", 0.8, bump=0.7, grain=6, mottle=0.3),
        (14, 26),
        (0, 8),
        160,
    )
    floor.name = "floor"
    points: list[Any] = []
    for y in range(30):
        for k in range(25):
            a = math.pi * k / 24
            r = 4.2 * (1 + 0.07 * fbm(math.cos(a) * 3, y * 0.5, math.sin(a) * 3))
            points.append((r * math.cos(a), -2 + 0.7 * y, r * 1.25 * math.sin(a) - 0.2))
    faces = [(y * 25 + k, y * 25 + k + 1, (y + 1) * 25 + k + 1, (y + 1) * 25 + k) for y in range(29) for k in range(24)]

    solid(points, faces, ice, smooth=True)
    for j in range(6):
        deep = 1.2 + 2.6 * j
        arch = [(3.9 * math.cos(a), deep, 4.8 * math.sin(a) - 0.2) for a in np.linspace(0, math.pi, 26)]
        for p, q in itertools.pairwise(arch):
            pole(p, q, 0.09, steel, sides=8)
        for s in (-1, 1):
            sphere((s * 3.3, deep - 0.1, 2.6), 0.13, glow, 14)
    return lambda x, y: 0.05 * fbm(x * 2, y * 2)

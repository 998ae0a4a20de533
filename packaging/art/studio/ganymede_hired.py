"""The hired machines: black paint, hazard stripes, lamps; each does what its card does."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from studio.clay import Clay, Vec
from studio.fire import EMBER, Ramp, blaze, sparks
from studio.gearwork import torus
from studio.lighting import lamp
from studio.materials import paint
from studio.mining import (
    antenna,
    beam,
    dark,
    headlamp,
    iron,
    joint,
    ladder,
    miner,
    piston,
    sagging_hose,
    stripes,
    yellow,
)
from studio.nature import lightning
from studio.solids import Group, box, lathe, pole, solid, sphere, tube
from studio.vehicles import hull, rivets, tracks, wheel
from studio.vehicles_light import loft

JET: Ramp = ((0.0, "#f0faff", 0.9), (0.3, "#a8e0ff", 0.6), (0.65, "#4a9cf0", 0.35), (1.0, "#1a3a90", 0.1))

# Paints and parts of every machine on the ice


def black() -> Any:
    """Worn black camp paint, light enough to take an edge of light."""
    return paint("#474440", 0.36, 0.35, bump=0.22, grain=8, mottle=0.28, second="#32302e", coat=0.2)


def brass() -> Any:
    """Polished where hands reach."""
    return paint("#d0a048", 0.3, 0.9, bump=0.15, grain=10)


def lit(tone: str = "#ffd070", glow: float = 6.0) -> Any:
    """A lamp's glass."""
    return paint(tone, glow=glow, bump=0)


def leg(hip: Vec, knee: Vec, foot: Vec, r: float, plate: Any, pad: float = 2.2) -> None:
    """A leg of two links: armour, joints, a piston, a round foot."""
    h, k, f = (np.array(each, float) for each in (hip, knee, foot))
    axis = np.cross(k - h, f - k)
    ankle = f + (0, 0, 0.12)
    beam(tuple(h), tuple(k), (r * 2, r * 1.7), (r * 2 * 0.8, r * 1.7 * 0.8), plate, tuple(axis), 0.025)
    beam(tuple(k), tuple(ankle), (r * 1.8, r * 1.5), (r * 1.8 * 0.55, r * 1.5 * 0.55), plate, tuple(axis), 0.025)
    shin = k + (ankle - k) * 0.5
    beam(
        tuple(k + (ankle - k) * 0.16),
        tuple(shin),
        (r * 2.2, r * 1.9),
        (r * 2.2 * 0.8, r * 1.9 * 0.8),
        plate,
        tuple(axis),
        0.025,
    )
    joint(tuple(h), r * 1.35, 2 * (r * 1.5), iron(), brass(), tuple(axis))
    joint(tuple(k), r * 1.2, 2 * (r * 1.35), iron(), brass(), tuple(axis))
    piston(tuple(h + (k - h) * 0.25 + (0, 0, -r * 1.5)), tuple(k + (ankle - k) * 0.35), r * 0.42, dark())
    lathe([(r * pad, 0), (r * pad, 0.04), (r * pad * 0.8, 0.08), (r * 0.7, 0.17)], iron(), tuple(f), sides=20)


def polygon(points: Sequence[tuple[float, float]], material: Any, y: float, thick: float = 0.02) -> None:
    """A flat shape of (x, z) in front of a wall at y."""
    n = len(points)
    both = [(x, y, z) for x, z in points] + [(x, y + thick, z) for x, z in points]
    sides = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    solid(both, [tuple(range(n)), tuple(reversed(range(n, 2 * n))), *sides], material)


# The cards


def black_2(c: Clay) -> None:
    """RECALL: a walking crane whose claw lowers a container with a card on it."""
    plate = black()
    with Group((-0.48, 0.3, 0), (0, 0, 58), 0.9):
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            leg((x * 0.42, y * 0.5, 0.98), (x * 0.86, y * 0.82, 1.16), (x * 1.02, y * 0.98, 0), 0.11, plate)
        hull([(-0.82, 0.3, 0.92, 0.26, 1.1), (-0.6, 0.44, 0.78, 0.46, 1.24), (0.6, 0.44, 0.78, 0.46, 1.24),
              (0.82, 0.3, 0.92, 0.26, 1.12)], plate)  # fmt: skip
        stripes((0.46, 0, 1.0), 0.86, 0.13, rot=(0, 0, 90), n=7)
        rivets((0.47, -0.55, 1.18), (0.47, 0.55, 1.18), 10, brass())
        lathe([(0.4, 0), (0.4, 0.08), (0.34, 0.12)], iron(), (0, 0, 1.22), sides=32)
        box((0.66, 0.62, 0.42), (0, 0.34, 1.55), plate, bevel=0.05, taper=0.92)
        box((0.8, 0.22, 0.5), (0, 0.78, 1.5), iron(), bevel=0.04)
        stripes((0, 0.9, 1.5), 0.8, 0.16, rot=(0, 0, 180), n=6)
        box((0.32, 0.5, 0.5), (0.33, -0.2, 1.6), plate, bevel=0.05, taper=0.88)
        box((0.24, 0.03, 0.26), (0.33, -0.455, 1.66), lit("#ffd890", 1.6), (-4, 0, 0), 0.01)
        box((0.03, 0.34, 0.26), (0.49, -0.2, 1.66), lit("#ffd890", 1.6), (0, -4, 0), 0.01)
        headlamp((0.33, -0.46, 1.9), 0.07, brass())
        tip, foot = (-0.08, -1.86, 2.86), (-0.08, -0.1, 1.66)
        for s in (-0.13, 0.13):
            beam(
                (foot[0] + s, foot[1], foot[2]),
                (tip[0] + s * 0.6, tip[1], tip[2]),
                (0.09, 0.15),
                (0.09, 0.15),
                plate,
                bevel=0.025,
            )
        for k in range(6):
            t, q = (k + 0.4) / 6.6, (k + 1.2) / 6.6
            p, e = (np.array(foot) * (1 - u) + np.array(tip) * u for u in (t, q))
            s = 0.12 if k % 2 else -0.12
            pole(p + (s, 0, 0.05), e + (-s, 0, 0.05), 0.025, yellow(), sides=8)
        piston((-0.08, -0.45, 1.4), (-0.08, -0.85, 2.12), 0.075, dark())
        for s in (-0.1, 0.1):
            pole((s, 0.6, 1.76), (s - 0.08, 0.15, 2.3), 0.03, iron())
            pole((s - 0.08, 0.15, 2.3), (tip[0], tip[1] + 0.12, tip[2] + 0.08), 0.013, dark(), sides=6)
        joint((tip[0], tip[1], tip[2]), 0.15, 2 * 0.1, iron(), brass(), (1, 0, 0))
        sphere((tip[0], tip[1] + 0.1, tip[2] + 0.2), 0.055, lit("#ff6040", 7), 12)
        headlamp((tip[0], tip[1] - 0.08, tip[2] - 0.16), 0.07, brass(), way=(0, -0.5, -0.866))
        sagging_hose((-0.08, -0.3, 1.85), (-0.08, -1.3, 2.5), 0.18, 0.022)
        ladder((0.5, 0.62, 0.4), (0.48, 0.62, 1.3), 0.16)
        antenna((-0.2, 0.5, 1.76), 0.5, (0.06, 0))
    _claw((0.88, -0.56, 2.42), 1.5)
    with Group((0.88, -0.56, 0.62), (0, 2.5, 16), 1.16):
        _container()
    miner((0.25, -1.15, 0), 70, tall=0.3, wave=True)
    miner((-1.35, -0.7, 0), -120, tone="#d8d0c0", tall=0.3)
    lamp("SPOT", (0.9, -0.7, 2.6), 140, "#ffe0a8", 0.1, (0.92, -0.62, 0.5), 70)


def _claw(top: Vec, bottom: float) -> None:
    """Two ropes, a block and a claw of four fingers that closes at the height `bottom`."""
    x, y, z = top
    for s in (-0.05, 0.05):
        pole((x + s, y, z), (x + s, y, bottom + 0.42), 0.016, paint("#b8b0a0", 0.4, 0.6), sides=6)
    lathe([(0.1, 0), (0.17, 0.06), (0.17, 0.2), (0.08, 0.26)], yellow(), (x, y, bottom + 0.2), sides=24)
    lathe([(0.175, 0), (0.175, 0.05)], dark(), (x, y, bottom + 0.29), sides=24)
    for k in range(4):
        a = math.pi / 4 + math.pi / 2 * k + 0.28
        u, v = math.cos(a), math.sin(a)
        path = [(x + u * q, y + v * q, bottom + h) for q, h in ((0.12, 0.26), (0.36, 0.3), (0.46, 0.08), (0.4, -0.14))]
        for p, q in itertools.pairwise(path):
            beam(p, q, (0.075, 0.075), (0.075, 0.075), iron(), bevel=0.015)
        sphere(path[1], 0.06, brass(), 14)
        sphere(path[2], 0.05, brass(), 14)


def _container() -> None:
    """A ribbed ivory container about z; its side wears a painted card."""
    shell, frame = paint("#c9a878", 0.55, 0.1, bump=0.3, grain=8, mottle=0.3, second="#b08c5c"), black()
    box((0.7, 0.56, 0.66), (0, 0, 0.33), shell, bevel=0.02)
    for k in range(9):
        box((0.035, 0.6, 0.56), (-0.28 + 0.07 * k, 0, 0.33), shell, bevel=0.008)
    for sx, sy in itertools.product((-1, 1), repeat=2):
        box((0.08, 0.08, 0.74), (sx * 0.34, sy * 0.28, 0.34), frame, bevel=0.012)
    for z in (0.02, 0.66):
        for s in (-1, 1):
            box((0.7, 0.07, 0.07), (0, s * 0.28, z), frame, bevel=0.012)
            box((0.07, 0.56, 0.07), (s * 0.34, 0, z), frame, bevel=0.012)
    box((0.3, 0.03, 0.42), (0, -0.31, 0.34), paint("#f4ecdc", 0.6, bump=0.1), bevel=0.006)
    polygon([(0, 0.44), (-0.085, 0.27), (0.085, 0.27)], paint("#c8402c", 0.5, bump=0.1), -0.335)
    for k in range(3):
        box((0.2, 0.01, 0.02), (0, -0.327, 0.22 - 0.035 * k), dark(), bevel=0)


def black_3(c: Clay) -> None:
    """JAM: a Tesla tower on tracks; lightning to both sides."""
    dice, plate = Random(3), black()
    copper = paint("#d07a3c", 0.3, 0.9, bump=0.15, grain=12)
    white = paint("#d8d4cc", 0.25, bump=0.08, coat=0.6)
    with Group((0.12, 0, 0), (0, 0, -28)):
        tracks(1.5, 0.66, wide=0.4, r=0.34, wheels=4, tone=plate)
        hull([(-1.12, 0.4, 0.42, 0.4, 0.56), (-0.9, 0.45, 0.3, 0.45, 0.82), (0.95, 0.45, 0.3, 0.45, 0.82),
              (1.12, 0.4, 0.42, 0.4, 0.66)], plate)  # fmt: skip
        for s in (-1, 1):
            box((0.44, 1.9, 0.05), (s * 0.66, 0, 0.74), plate, bevel=0.02)
            headlamp((s * 0.32, -1.06, 0.66), 0.085, brass())
            rivets((s * 0.88, -0.9, 0.775), (s * 0.88, 0.9, 0.775), 14, brass())
            stripes((s * 0.66, -0.97, 0.7), 0.4, 0.1, rot=(0, 0, 0), n=4)
            sagging_hose((s * 0.3, 0.5, 0.85), (s * 0.24, 0.2, 1.15), -0.1, 0.03)
        stripes((0, -1.01, 0.5), 0.8, 0.14, rot=(-24, 0, 0), n=6)
        box((0.5, 0.5, 0.42), (0, 0.72, 0.98), plate, bevel=0.05)
        for k in range(5):
            box((0.42, 0.03, 0.3), (0, 0.55 + 0.09 * k, 1.05), iron(), bevel=0.005)
        lathe([(0.62, 0), (0.6, 0.1), (0.5, 0.2), (0.42, 0.24)], plate, (0, 0, 0.8), sides=8, smooth=False, bevel=0.02)
        for k in range(8):
            a = 2 * math.pi * (k + 0.5) / 8
            sphere((0.53 * math.cos(a), 0.53 * math.sin(a), 0.94), 0.035, lit("#8fd8ff", 5), 10)
        lathe([(0.36, 1.0), (0.2, 2.3)], dark(), sides=32)
        for k in range(24):
            t = k / 23
            torus(0.36 - 0.155 * t, 0.026, copper, (0, 0, 1.08 + 1.16 * t))
        for k in range(3):
            lathe([(0.2, 0), (0.34, 0.03), (0.3, 0.06), (0.18, 0.09)], white, (0, 0, 2.26 + 0.09 * k), sides=32)
        for k in range(4):
            a = math.pi / 4 + math.pi / 2 * k
            u, v = math.cos(a), math.sin(a)
            beam((u * 0.62, v * 0.62, 0.82), (u * 0.27, v * 0.27, 2.3), (0.07, 0.07), (0.07, 0.07), plate, bevel=0.015)
            for z, q in ((1.25, 0.5), (1.75, 0.39)):
                pole((u * q, v * q, z), (u * 0.26, v * 0.26, z), 0.02, brass(), sides=8)
        torus(0.5, 0.13, brass(), (0, 0, 2.62), tall=0.85)
        lathe([(0.4, 2.56), (0.4, 2.66)], plate, sides=32)
        sphere((0, 0, 2.84), 0.17, brass(), 28)
        pole((0, 0, 2.6), (0, 0, 2.75), 0.08, iron())
        ladder((0, -0.66, 0.85), (0, -0.3, 2.2), 0.14, 12)
    for start, end in (
        ((-0.4, -0.1, 2.5), (-1.72, -0.3, 1.2)), ((-0.4, -0.2, 2.5), (-1.4, -1.2, 0.05)),
        ((0.68, -0.1, 2.66), (1.95, 0.3, 2.0)), ((0.68, -0.1, 2.58), (1.62, -0.8, 0.3)), ((0.2, 0, 3.0), (0.75, 0.6, 3.9)),
    ):  # fmt: skip
        lightning(dice, start, end, 0.022, 9.0, "#cfeaff", 4)
    for x, y, z in ((-1.4, -1.2, 0.05), (1.62, -0.8, 0.3), (-1.72, -0.3, 1.42)):
        sphere((x, y, z), 0.07, lit("#eaf8ff", 8), 12)
        _spray(dice, (x, y, z), 14, 0.1, (0, 0, 1), "#bfe4ff")
    for x in (-0.9, 1.1):
        lamp("POINT", (x, -0.9, 2.2), 40, "#a8d4ff", 0.3)
    lamp("AREA", (0.1, 3.4, 2.4), 160, "#a8c8f0", 2.5, (0, 8, 2.4))


def _spray(dice: Random, at: Vec, n: int, wide: float, way: Vec, tone: str = "#ffae40") -> None:
    """Sparks that fly from a place."""
    x, y, z = at
    sparks(dice, n, lambda: (x + dice.gauss(0, wide), y - abs(dice.gauss(0, wide)), z + dice.gauss(0, wide)), way, tone)


def black_4(c: Clay) -> None:
    """SCOUT: two long legs, one huge eye, a radar dish."""
    dice, plate = Random(4), black()
    with Group((0.1, -0.1, 0), (0, 0, -24), 0.95):
        leg((-0.3, 0.05, 1.5), (-0.52, 0.62, 0.98), (-0.5, -0.28, 0), 0.1, plate, 2.5)
        leg((0.3, 0.05, 1.5), (0.56, 0.42, 0.86), (0.52, 0.72, 0), 0.1, plate, 2.5)
        for s in (-1, 1):
            for k in (-1, 0, 1):  # toes
                y = -0.28 if s < 0 else 0.72
                beam(
                    (s * 0.51, y, 0.05),
                    (s * 0.51 + 0.24 * math.sin(k * 0.8), y - 0.42 * math.cos(k * 0.8), 0.03),
                    (0.09, 0.09),
                    (0.09, 0.09),
                    iron(),
                    bevel=0.025,
                )
        joint((0, 0.05, 1.5), 0.16, 2 * 0.42, iron(), brass(), (1, 0, 0))
        box((0.42, 0.5, 0.3), (0, 0.16, 1.58), plate, bevel=0.05)
        with Group((0, 0, 2.05), (6, 0, 0)):
            _eye(plate)
            box((0.5, 0.34, 0.46), (0, 0.52, -0.02), plate, bevel=0.06, taper=0.85)
            for k in range(4):
                box((0.4, 0.03, 0.05), (0, 0.7, -0.14 + 0.09 * k), iron(), bevel=0.006)
            stripes((0.262, 0.52, -0.12), 0.4, 0.12, rot=(0, 0, 90), n=4)
            antenna((-0.16, 0.56, 0.18), 0.62, (-0.05, 0))
            antenna((-0.06, 0.62, 0.18), 0.42, (-0.03, 0))
        pole((0.14, 0.5, 2.2), (0.2, 0.5, 2.68), 0.055, iron())
        joint((0.2, 0.5, 2.7), 0.08, 2 * 0.09, iron(), brass(), (1, 0, 0))
        with Group((0.26, 0.42, 2.76), along=(0.2, -0.85, 0.4)):
            _dish(plate)
        sagging_hose((-0.2, 0.5, 1.9), (-0.35, 0.2, 1.5), 0.12, 0.022)
        sagging_hose((0.2, 0.5, 1.9), (0.35, 0.2, 1.5), 0.12, 0.022)
    miner((-0.95, -0.7, 0.05), 60, tall=0.26, wave=True)
    prints = paint("#6a7f94", 0.6, bump=0.4)
    for k in range(5):
        at = (0.9 + 0.42 * k, 1.3 + 0.9 * k, 0.03 + dice.uniform(0, 0.01))
        lathe([(0.25, 0), (0.2, 0.03), (0.01, -0.02)], prints, at, sides=16)
    lamp("SPOT", (-0.1, -0.9, 2.05), 180, "#ffd080", 0.2, (-0.7, -2.6, 0), 50)


def _eye(plate: Any) -> None:
    """A ball with a lens towards -y: iris blades, brass rings, an upper lid of armour."""
    sphere((0, 0, 0), 0.5, plate, 40)
    torus(0.4, 0.06, brass(), (0, -0.33, 0), (90, 0, 0))
    lathe([(0.4, 0.3), (0.4, 0.46), (0.33, 0.5), (0.33, 0.42)], iron(), rot=(90, 0, 0), sides=40)
    torus(0.345, 0.026, brass(), (0, -0.49, 0), (90, 0, 0))
    lathe([(0.32, 0.43), (0.3, 0.44)], paint("#402008", 0.4, bump=0.1), rot=(90, 0, 0), sides=40)
    for k in range(14):  # the iris
        a = 2 * math.pi * k / 14
        inner, outer = 0.13, 0.3
        u, v = math.cos(a), math.sin(a)
        pole((u * outer, -0.45, v * outer), (math.cos(a + 0.5) * inner, -0.47, math.sin(a + 0.5) * inner), 0.022,
             lit("#ff8a10", 0.9 if k % 2 else 0.35), sides=6)  # fmt: skip
    torus(0.14, 0.02, lit("#ffb030", 1.2), (0, -0.47, 0), (90, 0, 0))
    lathe([(0.12, 0.455), (0.01, 0.46)], paint("#0c0a08", 0.1, coat=1.0, bump=0), rot=(90, 0, 0), sides=24)
    sphere((-0.1, -0.5, 0.1), 0.045, lit("#fff8e8", 5), 12)
    lid = [(0.56 * math.cos(t), 0.56 * math.sin(t)) for t in np.linspace(0.5, 1.5, 12)]
    lathe(lid, plate, (0, 0.02, 0.03), (-14, 0, 0), sides=40)
    for k in range(10):
        a = math.radians(200 + 14 * k)
        sphere((0.5 * math.cos(a), -0.04 + 0.5 * math.sin(a) * 0.95, 0.12), 0.022, brass(), 10)
    for s in (-1, 1):
        lathe([(0.2, 0), (0.2, 0.06), (0.14, 0.1)], plate, (s * 0.46, 0.02, 0), (0, s * 90, 0), sides=28)
        lathe([(0.09, 0.1), (0.08, 0.13)], brass(), (s * 0.46, 0.02, 0), (0, s * 90, 0), sides=20)
        headlamp((s * 0.42, -0.3, 0.36), 0.055, brass())


def _dish(plate: Any) -> None:
    """A radar dish that looks along z, its feed on three rods."""
    bowl = [(r, 0.55 * r * r) for r in np.linspace(0.04, 0.62, 12)]
    inside = paint("#5c6670", 0.5, 0.2, bump=0.2, mottle=0.2)
    lathe([*[(r, z - 0.025) for r, z in bowl], *reversed(bowl)], inside, sides=40)
    torus(0.62, 0.022, yellow(), (0, 0, 0.21))
    for k in range(10):
        a = 2 * math.pi * k / 10
        u, v = math.cos(a), math.sin(a)
        ribs = [(u * r, v * r, 0.55 * r * r - 0.035) for r in (0.08, 0.3, 0.48, 0.61)]
        tube(ribs, 0.016, plate)
        tube([(u * r, v * r, 0.55 * r * r + 0.004) for r in (0.1, 0.3, 0.48, 0.61)], 0.006, dark())
    for k in range(3):
        a = 2 * math.pi * k / 3
        pole((math.cos(a) * 0.55, math.sin(a) * 0.55, 0.17), (0, 0, 0.6), 0.012, brass(), sides=6)
    lathe([(0.03, 0.5), (0.07, 0.58), (0.05, 0.66)], plate, sides=16)
    sphere((0, 0, 0.52), 0.045, lit("#ff5030", 6), 12)


def rocket(long: float = 1.0, r: float = 0.11) -> None:
    """A rocket along z from 0: white and red, fins at its foot."""
    white, red = paint("#e8e0d0", 0.4, bump=0.15, mottle=0.15), paint("#d0402a", 0.4, bump=0.15)
    lathe([(r * 0.9, 0), (r, 0.03), (r, long * 0.66), (r * 0.98, long * 0.7)], white, sides=24)
    lathe([(r, long * 0.68), (r * 0.9, long * 0.78), (r * 0.5, long * 0.93), (0.004, long)], red, sides=24)
    for z in (0.16, 0.52):
        lathe([(r * 1.02, long * z), (r * 1.02, long * z + 0.04)], dark(), sides=24)
    for k in range(4):
        with Group((0, 0, 0), (0, 0, 45 + 90 * k)):
            points = [(r * 0.9, -0.01, 0.02), (r * 2.3, -0.01, -0.06), (r * 2.3, -0.01, 0.1), (r * 0.9, -0.01, 0.32)]
            solid(points, [(0, 1, 2, 3)], red, thick=0.02)


def black_7(c: Clay) -> None:
    """BLAST: nine rockets raised on a wheeled carriage; one leaves."""
    dice, plate = Random(7), black()
    with Group((-0.28, 0.25, 0), (0, 0, 52), 0.92):
        for s in (-1, 1):
            for y in (-1.02, -0.1, 0.66, 1.3):
                wheel((s * 0.5, y, 0.34), 0.34, 0.28, brass(), dark())
                lathe([(0.12, 0), (0.1, 0.05)], yellow(), (s * 0.66, y, 0.34), (0, s * 90, 0), sides=6, smooth=False)
            box((0.3, 3.0, 0.05), (s * 0.52, 0.15, 0.73), plate, bevel=0.02)
            stripes((s * 0.68, 0.3, 0.72), 1.1, 0.1, rot=(0, 0, s * 90), n=9)
            beam((s * 0.5, 1.2, 0.6), (s * 0.86, 1.36, 0.3), (0.1, 0.1), (0.1, 0.1), iron(), bevel=0.025)
            lathe([(0.17, 0), (0.15, 0.05)], iron(), (s * 0.9, 1.38, 0), sides=18)
            pole((s * 0.9, 1.38, 0), (s * 0.88, 1.37, 0.34), 0.045, brass())
        box((0.74, 3.0, 0.26), (0, 0.15, 0.58), plate, bevel=0.03)
        hull([(-1.62, 0.5, 0.46, 0.46, 0.78), (-1.48, 0.52, 0.42, 0.42, 1.12), (-0.86, 0.52, 0.42, 0.46, 1.18),
              (-0.74, 0.52, 0.5, 0.46, 0.9)], plate, 0.04)  # fmt: skip
        box((0.72, 0.03, 0.22), (0, -1.585, 0.98), lit("#ffd890", 1.4), (-18, 0, 0), 0.01)
        for s in (-1, 1):
            headlamp((s * 0.36, -1.64, 0.62), 0.08, brass())
            box((0.03, 0.34, 0.22), (s * 0.485, -1.12, 0.98), lit("#ffd890", 1.2), bevel=0.01)
        stripes((0, -1.63, 0.5), 0.86, 0.1, n=7)
        antenna((0.3, -0.9, 1.18), 0.7, (0.06, 0))
        lathe([(0.5, 0), (0.5, 0.1), (0.4, 0.16)], iron(), (0, 0.55, 0.7), sides=32)
        for s in (-1, 1):
            box((0.1, 0.5, 0.62), (s * 0.48, 0.72, 1.06), plate, bevel=0.03, taper=0.7)
            joint((s * 0.5, 0.72, 1.3), 0.12, 2 * 0.08, iron(), brass(), (1, 0, 0))
            piston((s * 0.3, 0.0, 0.8), (s * 0.3, 0.1, 1.6), 0.06, dark())
        rise = np.array((0, -math.cos(math.radians(48)), math.sin(math.radians(48))))
        with Group((0, 0.6, 1.42), along=tuple(rise)):
            _rack(plate)
        away = np.array((0, 0.6, 1.42)) + rise * 1.62
    x, y = away[0] * 0.92, away[1] * 0.92
    a = math.radians(52)
    start = np.array(
        (x * math.cos(a) - y * math.sin(a) - 0.28, x * math.sin(a) + y * math.cos(a) + 0.25, away[2] * 0.92)
    )
    way = np.array((-rise[1] * math.sin(a), rise[1] * math.cos(a), rise[2]))
    with Group(tuple(start + (0, 0, 0.02)), along=tuple(way)):
        rocket(1.02, 0.13)
        with Group(rot=(180, 0, 0)):
            blaze(dice, (0, 0, -0.1), 0.17, 1.5, 18, EMBER, 0.85)
    lamp("POINT", tuple(start - way * 0.4 + (0, -0.5, 0)), 14, "#ff9030", 0.2)
    back = np.array((-1.75, 0.95, 0.25))
    cloud = paint("#a8a4a2", 1.0, bump=0.1, grain=5, mottle=0.1)
    smoke = [
        tuple(back + (dice.gauss(0, 0.32), dice.gauss(0, 0.4), abs(dice.gauss(0, 0.3)) - 0.15)) for _ in range(110)
    ]
    for at in smoke:
        sphere(at, dice.uniform(0.08, 0.24), cloud, 16)
    miner((1.15, -1.0, 0.14), -60, tall=0.28)


def _rack(plate: Any) -> None:
    """Nine tubes along z about the middle, eight of them loaded, in a frame."""
    for i, j in itertools.product((-1, 0, 1), repeat=2):
        x, y = 0.31 * i, 0.31 * j
        lathe([(0.145, -0.75), (0.145, 0.6), (0.125, 0.6), (0.125, -0.7)], iron(), (x, y, 0), sides=20)
        if (i, j) != (1, 1):
            with Group((x, y, -0.12)):
                rocket(0.98, 0.112)
        else:
            lathe([(0.12, 0.3), (0.1, 0.31)], lit("#ff8030", 1.2), (x, y, 0), sides=20)
    for z in (-0.6, -0.05, 0.5):
        for s in (-1, 1):
            box((1.06, 0.06, 0.14), (0, s * 0.49, z), plate, bevel=0.02)
            box((0.06, 1.06, 0.14), (s * 0.51, 0, z), plate, bevel=0.02)
    for s in (-1, 1):
        box((0.05, 0.94, 1.1), (s * 0.49, 0, -0.05), plate, bevel=0.02)
        rivets((s * 0.53, -0.42, 0.2), (s * 0.53, 0.42, 0.2), 8, brass(), 0.022)
        stripes((s * 0.525, 0, 0.34), 0.9, 0.14, rot=(0, 0, s * 90), n=7)


def black_10(c: Clay) -> None:
    """BULWARK: a bunker on tracks behind a spread shield of nine plates, dented, struck, unmoved."""
    dice, plate = Random(10), black()
    with Group((0.25, 0.4, 0), (0, 0, -42), 1.0):
        tracks(1.9, 0.72, wide=0.42, r=0.34, wheels=5, tone=plate)
        hull([(-1.3, 0.44, 0.42, 0.44, 0.56), (-1.1, 0.5, 0.28, 0.5, 0.84), (1.1, 0.5, 0.28, 0.5, 0.84),
              (1.3, 0.44, 0.42, 0.44, 0.7)], plate)  # fmt: skip
        for s in (-1, 1):
            box((0.48, 2.4, 0.06), (s * 0.74, 0, 0.76), plate, bevel=0.02)
            stripes((s * 0.985, 0.1, 0.74), 1.9, 0.12, rot=(0, 0, s * 90), n=14)
        concrete = paint("#6a665e", 0.75, bump=0.5, grain=6, mottle=0.3, second="#54504a")
        lathe(
            [(1.02, 0), (1.0, 0.62), (0.84, 1.0), (0.5, 1.16)],
            concrete,
            (0, 0.35, 0.8),
            scale=(0.94, 1.05, 1),
            sides=12,
            smooth=False,
            bevel=0.03,
        )
        for k in range(12):
            a = 2 * math.pi * (k + 0.5) / 12
            u, v = math.cos(a), math.sin(a)
            box(
                (0.32, 0.06, 0.09),
                (u * 0.91, 0.35 + v * 1.02, 1.26),
                lit("#ffc860", 2.2),
                (0, 0, math.degrees(a) + 90),
                0.01,
            )
            box((0.42, 0.12, 0.06), (u * 0.94, 0.35 + v * 1.05, 1.36), plate, (-20, 0, math.degrees(a) + 90), 0.015)
            box(
                (0.5, 0.05, 0.1),
                (u * 0.93, 0.35 + v * 1.04, 0.88),
                yellow() if k % 2 else dark(),
                (0, 0, math.degrees(a) + 90),
                0.01,
            )
        lathe([(0.5, 0), (0.5, 0.26), (0.4, 0.42), (0.12, 0.48)], plate, (0, 0.35, 1.92), sides=28)
        for k in range(9):
            a = 2 * math.pi * k / 9
            box(
                (0.16, 0.04, 0.09),
                (0.5 * math.cos(a), 0.35 + 0.5 * math.sin(a), 2.07),
                lit("#ffc860", 2.6),
                (0, 0, math.degrees(a) + 90),
                0.008,
            )
        for s in (-1, 1):
            pole((s * 0.14, 0.0, 2.16), (s * 0.14, -0.95, 2.24), 0.055, iron(), 0.045)
            pole((s * 0.14, -0.85, 2.23), (s * 0.14, -1.02, 2.245), 0.075, brass())
        box((0.5, 0.3, 0.24), (0, -0.05, 2.16), plate, bevel=0.05)
        sphere((0, 0.4, 2.46), 0.075, lit("#ff5030", 7), 14)
        antenna((0.3, 0.7, 2.2), 0.8, (0.06, 0))
        for x in (-0.16, 0.16):
            pole((x, 1.45, 1.0), (x, 1.5, 1.9), 0.075, iron())
        for k in range(9):
            _shield_plate(math.radians(-50 + 12.5 * k), k, plate, dice)
    for x, y, z in ((-1.12, -0.98, 1.2), (-0.2, -1.32, 0.75)):
        sphere((x, y, z), 0.075, lit("#fff0c0", 9), 14)
        _spray(dice, (x, y, z), 40, 0.16, (-0.5, -0.6, 0.5))
        lamp("POINT", (x, y - 0.3, z), 24, "#ffb050", 0.1)
        for k in range(9):
            a = 2 * math.pi * k / 9 + dice.uniform(-0.3, 0.3)
            q = dice.uniform(0.2, 0.42)
            pole(
                (x, y, z),
                (x + q * math.cos(a) - 0.1, y - 0.15, z + q * math.sin(a)),
                0.014,
                lit("#ffb848", 6),
                0.002,
                6,
            )
    miner((1.6, -0.5, 0), -20, tall=0.3)


def _shield_plate(a: float, k: int, plate: Any, dice: Random) -> None:
    """One of the shield's plates at the angle `a` from the nose: a pointed slab with ribs, bolts, stripes and dents."""
    r = 2.16 if k % 2 else 2.08
    tall = 1.52 - 0.2 * (a / 0.87) ** 2
    bare = paint("#9a958c", 0.3, 0.9, bump=0.3)
    with Group((r * math.sin(a), -r * math.cos(a) + 0.55, 0.1), (-9, 0, math.degrees(a))):
        w = 0.25
        outline = [(-w, 0), (w, 0), (w, tall - 0.2), (w * 0.5, tall), (-w * 0.5, tall), (-w, tall - 0.2)]
        _slab(outline, plate, 0.1)
        inner = [(x * 0.7, 0.36 + (z - 0.36) * 0.92 if z else 0.34) for x, z in outline]
        with Group((0, -0.06, 0)):
            _slab(inner, plate, 0.06)
        for p, q in itertools.pairwise([outline[1], *outline[2:], outline[0]]):
            pole((p[0], -0.05, p[1]), (q[0], -0.05, q[1]), 0.016, bare, sides=6)
        stripes((0, -0.056, 0.14), w * 1.9, 0.2, n=3)
        for x in (-0.2, 0.2):
            for z in (0.3, tall * 0.55, tall - 0.28):
                sphere((x, -0.055, z), 0.027, brass(), 10)
        box((0.2, 0.03, 0.035), (0, -0.1, tall * 0.82), lit("#ffb040", 1.6) if k == 4 else dark(), bevel=0.005)
        for _ in range(3 if k < 7 else 1):
            x, high, deep = dice.uniform(-0.13, 0.13), dice.uniform(0.5, tall - 0.4), dice.uniform(0.035, 0.085)
            _dent((x, -0.09, high), deep, bare)
    piston(
        (0.45 * math.sin(a), -1.0, 0.6), ((r - 0.1) * math.sin(a), -(r - 0.1) * math.cos(a) + 0.55, 0.9), 0.05, dark()
    )


def _dent(at: Vec, r: float, bare: Any) -> None:
    """Where a shot struck a wall that looks to -y: a dark pit in a torn bright rim."""
    profile = [(r * 1.25, 0), (r * 0.95, 0.016), (r * 0.6, -0.03), (0.004, -0.035)]
    lathe(profile, bare, at, (90, 0, 0), sides=14, wave=lambda t, _: 1 + 0.16 * math.sin(3 * t + r * 90))
    x, y, z = at
    sphere((x, y + 0.005, z), (r * 0.62, 0.02, r * 0.62), dark(), 12)


def _slab(outline: Sequence[tuple[float, float]], material: Any, thick: float) -> None:
    """A flat shape of (x, z) about y = 0 with soft edges."""
    n = len(outline)
    points = [(x, y, z) for y in (-thick / 2, thick / 2) for x, z in outline]
    sides = [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
    solid(points, [tuple(range(n)), tuple(reversed(range(n, 2 * n))), *sides], material, bevel=0.018)


def black_a(c: Clay) -> None:
    """ACE: an interceptor lifts off its pad; one bar on one wing, two on the other: it counts as 1 or as 11."""
    dice, plate = Random(1), black()
    with Group((-0.02, 0.2, 1.5), (12, 36, -48), 0.93):
        _interceptor(plate, dice)
    lamp("POINT", (0.2, 0.2, 0.5), 90, "#7fc8ff", 0.3)
    miner((-1.2, -1.5, 0.14), 40, tall=0.26, wave=True)


def _interceptor(plate: Any, dice: Random) -> None:
    """The craft about its middle, nose at -y: blended body, swept wings, two engines, lift jets below."""
    glass = paint("#ffb040", 0.06, 0.2, glow=0.25, bump=0, coat=1.0)
    jet = lit("#bfe8ff", 7.0)
    spine = [(-1.95, 0.02, -0.03, 0.02), (-1.55, 0.11, -0.1, 0.08), (-1.0, 0.21, -0.15, 0.17), (-0.3, 0.34, -0.18, 0.24),
             (0.5, 0.42, -0.17, 0.24), (1.15, 0.36, -0.12, 0.2)]  # fmt: skip
    loft(
        [(y, [(w * 0.4, low), (w, low * 0.3), (w * 0.96, high * 0.35), (w * 0.36, high)]) for y, w, low, high in spine],
        plate,
        0.02,
    )
    sphere((0, -0.78, 0.17), (0.14, 0.46, 0.13), glass, 28)
    tube([(0, -1.22, 0.14), (0, -0.95, 0.27), (0, -0.7, 0.31), (0, -0.4, 0.29)], 0.014, brass())
    for s in (-1, 1):
        wing = [(0.3, -0.55), (0.62, -0.2), (1.62, 0.95), (1.66, 1.3), (1.3, 1.02), (0.36, 0.92)]
        top = [(s * x, y, 0.04 + 0.05 * (1 - x / 1.7) + 0.06 * x) for x, y in wing]
        low = [(x, y, z - 0.1 * (1 - abs(x) / 2.0)) for x, y, z in top]
        n = len(wing)
        sides = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        solid([*top, *low], [tuple(range(n)), tuple(reversed(range(n, 2 * n))), *sides], plate, bevel=0.012)
        for p, q in itertools.pairwise(top[:4]):
            pole(p, q, 0.018, brass(), sides=8)
        for k in range(1 if s < 0 else 2):  # one bar, or two
            x, y = 0.78 + 0.18 * k, 0.42 + 0.13 * k
            points = [(s * (x + u), y + v, 0.152) for u, v in ((0, -0.22), (0.1, -0.12), (0.1, 0.4), (0, 0.4))]
            solid(points, [(0, 1, 2, 3)], yellow(), thick=0.012)
        fin = [(0.34, 0.55, 0.2), (0.38, 1.05, 0.22), (0.62, 1.5, 0.8), (0.6, 1.2, 0.84)]
        solid([(s * x, y, z) for x, y, z in fin], [(0, 1, 2, 3)], plate, thick=0.035, bevel=0.01)
        pole((s * 0.34, 0.55, 0.2), (s * 0.6, 1.2, 0.84), 0.014, brass(), sides=6)
        with Group((s * 0.3, 1.0, 0.05), (90, 0, 0)):  # an engine along -z
            lathe([(0.15, 0.5), (0.2, 0.2), (0.19, -0.25), (0.16, -0.34), (0.13, -0.3)], iron(), sides=24)
            torus(0.165, 0.02, brass(), (0, 0, -0.33))
            lathe([(0.13, -0.28), (0.01, -0.29)], jet, sides=20)
            with Group((0, 0, -0.3), (180, 0, 0)):
                blaze(dice, (0, 0, 0), 0.1, 0.8, 9, ramp=JET, gather=0.9)
        box((0.16, 0.34, 0.14), (s * 0.33, -0.42, 0.0), dark(), (0, 0, s * 12), 0.03)
        for y, x, r in ((0.5, 0.62, 0.15), (-0.35, 0.16, 0.1)):  # lift jets
            torus(r, 0.025, brass(), (s * x, y, -0.07))
            lathe([(r * 0.9, 0), (0.01, -0.02)], jet, (s * x, y, -0.08), sides=20)
            with Group((s * x, y, -0.09), (180, 0, 0)):
                blaze(dice, (0, 0, 0), r * 0.8, 0.55 * r / 0.15, 8, ramp=JET, gather=0.9)
        sphere((s * 1.64, 1.12, 0.14), 0.04, lit("#ff5038" if s < 0 else "#60ff90", 6), 12)
    rivets((-0.2, -0.1, 0.25), (-0.26, 0.8, 0.25), 9, brass(), 0.012)
    rivets((0.2, -0.1, 0.25), (0.26, 0.8, 0.25), 9, brass(), 0.012)
    box((0.2, 0.5, 0.03), (0, 0.35, 0.245), iron(), bevel=0.01)

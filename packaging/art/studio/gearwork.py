"""What machines and devices are put together from: paints of the trade, tori, coils, bolts, hollow barrels, sparks,
robot arms. Turned parts run along their own z, as `lathe` has it.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from studio.clay import Vec
from studio.lighting import lamp
from studio.materials import paint
from studio.solids import Group, blade, box, lathe, link, pole, solid, sphere, tube


def steel(tone: str = "#7c868e", second: str = "#646c74") -> Any:
    """Light metal with grime on it."""
    return paint(tone, 0.42, 0.6, bump=0.25, grain=10, second=second)


def dark() -> Any:
    """Blackened iron."""
    return paint("#2b3138", 0.5, 0.5, bump=0.25, second="#3a3e44")


def brass() -> Any:
    """Brass that many hands have touched."""
    return paint("#c8903a", 0.32, 0.85, bump=0.15, second="#9a6a2c")


def gold() -> Any:
    """Polished gold, for bands and edges."""
    return paint("#f0b848", 0.28, 0.9, bump=0.08)


def shine(tone: str, power: float = 2.0) -> Any:
    """A small thing that glows."""
    return paint(tone, glow=power, bump=0, mottle=0)


def film(tone: str, glow: float = 0.22) -> Any:
    """A sheet of force one sees through."""
    return paint(tone, 0.08, glow=glow, bump=0, clear=0.96, mottle=0)


def torus(r: float, thin: float, material: Any, at: Vec = (0, 0, 0), rot: Vec = (0, 0, 0), sides: int = 64,
          tall: float = 1.0, section: int = 12) -> Any:  # fmt: skip
    """A ring about z; `tall` makes it a band, a `section` of 4 has edges."""
    points: list[Vec] = []
    for k in range(sides):
        a = 2 * math.pi * k / sides
        for i in range(section):
            b = 2 * math.pi * (i + 0.5) / section
            q = r + thin * math.cos(b)
            points.append((q * math.cos(a), q * math.sin(a), thin * tall * math.sin(b)))
    faces = [
        (k * section + i, (k + 1) % sides * section + i,
         (k + 1) % sides * section + (i + 1) % section, k * section + (i + 1) % section)
        for k in range(sides)
        for i in range(section)
    ]  # fmt: skip
    return solid(points, faces, material, at, rot, smooth=section > 4)


def around(n: int, r: float, start: float = 0.0) -> list[tuple[float, float, float]]:
    """Places on a circle about z: x, y, and the angle in degrees."""
    angles = [start + 360 * k / n for k in range(n)]
    return [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), a) for a in angles]


def bolts(n: int, r: float, z: float, material: Any, size: float = 0.03, start: float = 0.0) -> None:
    """Bolt heads in a circle about z."""
    mesh = lathe([(1, 0), (1, 0.6), (0.7, 0.9)], material, (0, 0, -50), sides=6, smooth=False).data
    for x, y, _ in around(n, r, start):
        link(mesh, "bolt", (x, y, z), scale=size)


def barrel(r: float, low: float, high: float, material: Any, bore: float = 0.6, inside: Any = None) -> None:
    """A tube that is hollow at its upper end; `inside` is what one sees in it."""
    deep = min(high - low, 2.2 * r)
    lathe([(r, low), (r, high), (r * bore, high), (r * bore, high - deep)], material, sides=28, bevel=0.008)
    lathe([(r * bore * 0.99, high - deep + 0.01), (r * bore * 0.6, high - deep + 0.02)], inside or dark(), sides=24)


def coil(r: float, low: float, high: float, turns: int, material: Any, thin: float = 0.03) -> None:
    """Windings about z."""
    mesh = torus(r, thin, material, (0, 0, -50), sides=32, section=8).data
    for k in range(turns):
        link(mesh, "winding", (0, 0, low + (high - low) * (k + 0.5) / turns))


def foot(at: Vec, r: float, tall: float, material: Any, trim: Any) -> None:
    """A round foot that stands on the counter: stepped, banded, bolted down."""
    with Group(at):
        steps = [(1.0, 0), (1.0, 0.3), (0.86, 0.42), (0.72, 0.5), (0.62, 0.9), (0.56, 1.0)]
        lathe([(r * q, tall * z) for q, z in steps], material, sides=48, bevel=0.012)
        torus(r * 0.93, 0.025, trim, (0, 0, tall * 0.34))
        bolts(10, r * 0.79, tall * 0.44, trim, 0.03)


def sparks(at: Vec, dice: Random, n: int = 34, reach: float = 0.6) -> None:
    """What flies from a weld, and the light of it."""
    hot, warm = shine("#fff2c8", 7.0), shine("#ff9a30", 4.0)
    for k in range(n):
        a, up = dice.uniform(0, 6.283), dice.uniform(-0.9, 1.0)
        way = np.array([math.cos(a), -abs(math.sin(a)) * 0.7, up])
        far = reach * dice.uniform(0.25, 1.0)
        start = np.array(at, float) + way * far * 0.5
        end = np.array(at, float) + way * far - np.array([0, 0, 0.25 * far * far])
        pole(tuple(start), tuple(end), dice.uniform(0.006, 0.013), hot if k % 3 else warm, 0.003, 6)
    sphere(at, 0.055, shine("#ffffff", 9.0), 14)
    lamp("POINT", (at[0], at[1] - 0.25, at[2] + 0.05), 26, "#ffc070", 0.08)


def link_arm(a: Vec, b: Vec, wide: float, material: Any, trim: Any) -> None:
    """A member of a robot arm from one joint to the next: a tapered beam, a rod beside it, a stripe."""
    way = np.array(b, float) - np.array(a, float)
    long = float(np.linalg.norm(way))
    with Group(a, along=tuple(way), roll=0):
        box((wide, wide * 0.8, long), (0, 0, long / 2), material, bevel=0.035, taper=0.74)
        box((wide * 0.98, wide * 0.86, long * 0.12), (0, 0, long * 0.3), trim, bevel=0.01)
        pole((wide * 0.55, 0, long * 0.08), (wide * 0.5, 0, long * 0.55), wide * 0.16, dark())
        pole((wide * 0.5, 0, long * 0.5), (wide * 0.38, 0, long * 0.92), wide * 0.08, paint("#c8d0d6", 0.25, 0.9))


def robot_arm(joints: Sequence[Vec], wide: float, tone: str = "#c8762a", trim: str = "#2f353b") -> None:
    """A robot arm through its joints, the first on its turntable, the last a wrist."""
    body, band = paint(tone, 0.42, 0.25, bump=0.2, second="#9c5a22"), paint(trim, 0.5, 0.4, bump=0.2)
    joint, cap = steel("#848e96"), brass()
    with Group(joints[0]):
        lathe([(wide * 1.9, -0.26), (wide * 1.9, -0.16), (wide * 1.3, -0.1), (wide * 1.1, 0.02)], joint, sides=36)
        bolts(8, wide * 1.6, -0.16, cap, 0.03)
    for k, (a, b) in enumerate(itertools.pairwise(joints)):
        link_arm(a, b, wide * (1.0 - 0.16 * k), body, band)
    for k, at in enumerate(joints):
        r = wide * (0.86 - 0.13 * k)
        with Group(at, (90, 0, 0)):
            lathe([(r, -wide * 0.6), (r, wide * 0.6)], joint, sides=32, bevel=0.02)
            for z in (-1, 1):
                lathe([(r * 0.6, 0), (r * 0.55, 0.04), (r * 0.2, 0.06)], cap, (0, 0, z * wide * 0.6),
                      (0 if z > 0 else 180, 0, 0), sides=24)  # fmt: skip
    hose = [(x + 0.02, y + wide * 0.55, z + wide * 0.5) for x, y, z in joints]
    tube(hose, wide * 0.09, paint("#1c2024", 0.6))


def wrench(material: Any, long: float = 0.9, wide: float = 0.17) -> None:
    """An open spanner from the origin up z, flat towards the lens."""
    w = wide
    blade([(-w * 0.45, 0), (w * 0.45, 0), (w * 0.4, long * 0.62), (w * 1.3, long * 0.72), (w * 1.45, long * 0.9),
           (w * 0.9, long), (w * 0.55, long * 0.98), (w * 0.62, long * 0.82), (0, long * 0.75), (-w * 0.62, long * 0.82),
           (-w * 0.55, long * 0.98), (-w * 0.9, long), (-w * 1.45, long * 0.9), (-w * 1.3, long * 0.72),
           (-w * 0.4, long * 0.62)], material, wide * 0.5, 0.02)  # fmt: skip

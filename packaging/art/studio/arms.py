"""Weapons, shields and tools, hard and sharp: each lies along its own z with the grip at the origin, and is put in a hand.

held(f, 0, (0, -0.2, 1), lambda: sword(0.9))
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
from studio.clay import Vec
from studio.materials import paint
from studio.nature import rock_mesh
from studio.people import Frame
from studio.solids import Group, blade, box, lathe, link, pole, solid, sphere, tube


def steel(tone: str = "#c8d0d8") -> Any:
    return paint(tone, 0.22, 1.0, bump=0.12, grain=20, mottle=0.12)


def iron(tone: str = "#6f747c") -> Any:
    return paint(tone, 0.42, 0.9, bump=0.35, grain=14, mottle=0.2, second="#5a5048")


def gold(tone: str = "#e0a840") -> Any:
    return paint(tone, 0.26, 1.0, bump=0.1)


def wood(tone: str = "#6f4a2a", second: str = "#573818") -> Any:
    return paint(tone, 0.7, bump=0.45, grain=12, second=second)


def leather(tone: str = "#5a3a24") -> Any:
    return paint(tone, 0.65, bump=0.4, grain=16)


def held(f: Frame, n: int, along: Vec, make: Callable[[], object], roll: float = 0.0, off: Vec = (0, 0, 0)) -> None:
    """Put something in a hand (0 the right, 1 the left), its z along a direction."""
    way = (f.hand[n] - f.elbow[n]) / (np.linalg.norm(f.hand[n] - f.elbow[n]) + 1e-6)
    at = f.hand[n] + way * f.tall * 0.034 + np.array(off, float)
    with Group(at, along=along, roll=roll):
        make()


def sword(
    long: float = 0.9, wide: float = 0.075, tone: str = "#d0d8e0", hilt: str = "#e0a840", glow: float = 0.0
) -> None:
    """A straight blade with a fuller, a cross-guard and a pommel."""
    edge = paint(tone, 0.16, 1.0, bump=0.05, mottle=0.06, glow=glow)
    w = wide
    blade([(-w, 0.1), (w, 0.1), (w * 0.86, long * 0.9), (0, long + 0.1), (-w * 0.86, long * 0.9)], edge, 0.05, 0.022)
    blade(
        [(-w * 0.22, 0.12), (w * 0.22, 0.12), (w * 0.16, long * 0.72), (-w * 0.16, long * 0.72)], iron(), 0.056, 0.004
    )
    box((0.4 * (0.6 + wide * 5), 0.06, 0.055), (0, 0, 0.09), gold(hilt), bevel=0.018)
    pole((0, 0, -0.12), (0, 0, 0.09), 0.034, leather())
    sphere((0, 0, -0.15), 0.055, gold(hilt), 16)


def axe(long: float = 1.1, head: float = 0.3, double: bool = False, tone: str = "#b8c0c8") -> None:
    """A bearded blade on a haft."""
    pole((0, 0, -long * 0.35), (0, 0, long * 0.65), 0.034, wood(), 0.04)
    for side in (1, -1) if double else (1,):
        arc = [
            (side * head * (1.0 + 0.12 * math.sin(math.pi * t)), long * 0.5 + head * (1.15 * t - 0.62))
            for t in np.linspace(0, 1, 9)
        ]
        outline = [(side * 0.02, long * 0.5 - head * 0.18), *arc, (side * 0.02, long * 0.5 + head * 0.24)]
        blade(outline if side > 0 else outline[::-1], steel(tone), 0.06, 0.024)
    box((0.1, 0.1, head * 0.6), (0, 0, long * 0.5), iron(), bevel=0.02)
    lathe([(0.05, 0), (0.005, 0.16)], iron(), (0, 0, long * 0.65), sides=12)
    for z in (-0.12, -0.05, 0.02):
        lathe([(0.044, 0), (0.044, 0.04)], leather(), (0, 0, z), sides=14)


def spear(
    long: float = 2.2, low: float = 0.8, head: float = 0.34, tone: str = "#c8d0d8", pennon: str | None = None
) -> None:
    """A shaft with a leaf-shaped point; `low` is how much of it hangs below the hand."""
    pole((0, 0, -low), (0, 0, long - low), 0.028, wood(), 0.022)
    z = long - low
    w = head * 0.26
    blade(
        [(-0.02, z - 0.04), (0.02, z - 0.04), (w, z + head * 0.3), (0, z + head), (-w, z + head * 0.3)],
        steel(tone),
        0.05,
        0.02,
    )
    lathe([(0.042, z - 0.12), (0.036, z + 0.02)], gold(), sides=14)
    if pennon:
        solid([(0, 0, z - 0.16), (0.55, 0.05, z - 0.26), (0.5, -0.04, z - 0.36), (0, 0, z - 0.46)], [(0, 1, 2, 3)],
              paint(pennon, 0.8, bump=0.2), thick=0.012)  # fmt: skip


def halberd(long: float = 2.2, low: float = 0.9) -> None:
    """Axe, hook and spike on a long shaft."""
    spear(long, low, 0.42)
    z = long - low - 0.12
    blade([(0.02, z - 0.18), (0.3, z - 0.26), (0.36, z), (0.28, z + 0.2), (0.02, z + 0.1)], steel(), 0.05, 0.02)
    blade([(-0.02, z + 0.06), (-0.3, z - 0.14), (-0.26, z - 0.02), (-0.02, z - 0.08)], steel(), 0.05, 0.016)


def mace(long: float = 0.8, flanges: int = 8, tone: str = "#8e959e") -> None:
    """A flanged mace, or a morning star with many spikes."""
    pole((0, 0, -0.2), (0, 0, long), 0.036, wood())
    sphere((0, 0, long), 0.11, iron(tone), 20)
    for k in range(flanges):
        with Group((0, 0, long), (0, 0, 360 * k / flanges)):
            blade([(0.05, -0.14), (0.2, 0), (0.05, 0.15)], iron(tone), 0.03, 0.008)


def club(long: float = 1.2, thick: float = 0.2, spikes: bool = True) -> None:
    """A tree of a club with iron bands."""
    lathe([(0.06, -0.3), (0.075, 0.1), (thick * 0.8, long * 0.75), (thick, long * 0.95), (thick * 0.6, long * 1.05)], wood(), sides=22,
          wave=lambda a, z: 1 + 0.06 * math.sin(3 * a + 5 * z))  # fmt: skip
    for z in (long * 0.62, long * 0.88):
        r = thick * (0.72 + 0.24 * (z / long))
        lathe([(r, z - 0.05), (r * 1.05, z), (r, z + 0.05)], iron(), sides=24)
        for k in range(8 if spikes else 0):
            a = 6.283 * k / 8
            with Group((r * math.cos(a), r * math.sin(a), z), along=(math.cos(a), math.sin(a), 0.15)):
                lathe([(0.05, -0.02), (0.005, 0.2)], steel(), sides=10)


def hammer(long: float = 1.0, size: float = 0.2) -> None:
    """A war hammer."""
    pole((0, 0, -long * 0.4), (0, 0, long * 0.6), 0.038, wood())
    box((size * 2.2, size, size), (0, 0, long * 0.6), iron(), bevel=0.035)
    for side in (-1, 1):
        box((0.05, size * 1.18, size * 1.18), (side * size * 1.1, 0, long * 0.6), gold(), bevel=0.02)


def dagger(long: float = 0.42, tone: str = "#c8d0d8") -> None:
    """A short curved blade."""
    arc = [(0.035 + 0.06 * math.sin(2.6 * t), 0.06 + long * t) for t in np.linspace(0, 1, 8)]
    blade([(-0.035, 0.06), *arc, *[(x - 0.075 * (1 - t * 0.9), z) for (x, z), t in zip(arc[::-1][1:], np.linspace(1, 0, 8)[1:], strict=False)]],
          steel(tone), 0.03, 0.01)  # fmt: skip
    box((0.16, 0.05, 0.035), (0, 0, 0.05), gold(), bevel=0.012)
    pole((0, 0, -0.1), (0, 0, 0.05), 0.026, leather())


def bow(tall: float = 1.5, drawn: float = 0.35, arrow: bool = True) -> None:
    """A bow that stands along z and shoots along +y; the string is drawn towards -y."""
    points = [(0, 0.12 - 0.42 * (2 * abs(t - 0.5)) ** 1.7, tall * (t - 0.5)) for t in np.linspace(0, 1, 13)]
    for k, (a, b) in enumerate(itertools.pairwise(points)):
        r = 0.034 * (1 - 0.6 * abs(k - 5.5) / 6)
        pole(a, b, r, wood("#8a5a2e"), r, 10)
    nock = (0, points[0][1] - drawn, 0)
    string = paint("#e8e0c8", 0.6)
    for end in (points[0], points[-1]):
        pole(end, nock, 0.008, string, sides=6)
    if arrow:
        pole((0, nock[1], 0), (0, 0.42, 0), 0.014, wood("#a8845a"), sides=8)
        with Group((0, 0.42, 0), along=(0, 1, 0)):
            blade([(-0.05, 0), (0.05, 0), (0, 0.16)], steel(), 0.02, 0.006)
        for k in range(3):
            with Group((0, nock[1] + 0.02, 0), along=(0, 1, 0), roll=120 * k):
                blade([(0, 0), (0.06, 0.02), (0.06, 0.14), (0, 0.18)], paint("#c8302a", 0.8), 0.008, 0.0)


def staff(long: float = 2.0, low: float = 0.9, tone: str = "#6f4a2a") -> None:
    """A crooked staff."""
    points = [(0.03 * math.sin(5 * t), 0.03 * math.cos(4 * t), -low + long * t) for t in np.linspace(0, 1, 10)]
    tube(points, 0.034, wood(tone), 0.04)


def round_shield(r: float = 0.45, tone: str = "#9a2620", rim: str = "#e0a840", sign: str = "star") -> None:
    """Lies across z: z is where it faces."""
    arc = [(r * math.sin(t), -0.22 * r * (1 - math.cos(t)) * 2) for t in np.linspace(0.02, 1.35, 9)]
    lathe(
        [(x, z) for x, z in arc][::-1] + [(0.001, 0.0)], paint(tone, 0.42, bump=0.25, grain=10, mottle=0.25), sides=44
    )
    low = arc[-1][1]
    ring = [(r * 0.97, low - 0.03), (r * 1.05, low), (r * 1.02, low + 0.05), (r * 0.94, low + 0.05)]
    lathe(ring, gold(rim), sides=44)
    sphere((0, 0, 0.0), (0.27 * r, 0.27 * r, 0.2 * r), gold(rim))
    for k in range(8 if sign == "star" else 4 if sign == "cross" else 0):
        with Group((0, 0, 0.0), (0, 0, 360 * k / (8 if sign == "star" else 4))):
            reach = [(r * 0.24, 0.012), (r * 0.6, low * 0.36 + 0.015), (r * 0.88, low * 0.8 + 0.02)]
            for (x0, z0), (x1, z1) in itertools.pairwise(reach):
                pole((x0, 0, z0), (x1, 0, z1), 0.05 * r, gold(rim), 0.03 * r, 8)


def tall_shield(wide: float = 0.5, tall: float = 1.1, tone: str = "#9a2620", rim: str = "#e0a840", sign: str = "#e8d8a8",
                kite: bool = True) -> None:  # fmt: skip
    """A kite or a tower shield. Its up is y, z is where it faces; curved across."""
    rows, cols = 22, 14
    edge: Callable[[float], float] = (lambda v: 1 - max(0.0, v - 0.42) ** 1.5 * 2.2) if kite else (lambda v: 1.0)

    def point(u: float, v: float, out: float) -> Vec:
        x = (2 * u - 1) * wide * max(0.02, edge(v)) / 2 * (1 + out * 0.0)
        return x, tall * (0.5 - v), -0.9 * x * x / wide + out

    points = [point(i / cols, j / rows, 0) for j in range(rows + 1) for i in range(cols + 1)]
    w = cols + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(rows) for i in range(cols)]
    solid(points, faces, paint(tone, 0.45, bump=0.3, grain=10, mottle=0.25), smooth=True, thick=0.05)
    metal = gold(rim)
    outline = [point(0, t, 0.0) for t in np.linspace(0, 1, 14)] + [point(1, t, 0.0) for t in np.linspace(1, 0, 14)]
    for a, b in zip(outline, [*outline[1:], outline[0]], strict=False):
        pole(a, b, 0.03, metal, sides=8)
    for v0, v1, u0, u1 in ((0.12, 0.8, 0.5, 0.5), (0.36, 0.36, 0.14, 0.86)):
        line = [point(u0 + (u1 - u0) * t, v0 + (v1 - v0) * t, 0.03) for t in np.linspace(0, 1, 8)]
        for a, b in itertools.pairwise(line):
            pole(a, b, 0.035, paint(sign, 0.5, bump=0.15), sides=8)
    sphere(point(0.5, 0.36, 0.04), 0.09, metal)


def bomb(at: Vec, r: float = 0.4, lit: bool = True) -> None:
    """A black iron ball with a fuse."""
    sphere(at, r, paint("#24262c", 0.32, 0.7, bump=0.3, grain=10), 40)
    x, y, z = at
    lathe([(r * 0.26, 0), (r * 0.28, r * 0.16), (r * 0.22, r * 0.2)], iron(), (x, y, z + r * 0.95), sides=24)
    fuse = [
        (x, y, z + r * 1.1),
        (x + r * 0.1, y, z + r * 1.4),
        (x + r * 0.4, y - 0.02, z + r * 1.6),
        (x + r * 0.62, y, z + r * 1.5),
    ]
    tube(fuse, 0.035, paint("#c8a878", 0.9, bump=0.6, grain=30))
    if lit:
        sphere(fuse[-1], r * 0.1, paint("#fff0b0", glow=14, bump=0, hazy=False))
        for k in range(14):
            a, b = 6.283 * k / 14, 0.6 * math.sin(k * 2.3)
            end = np.array(fuse[-1]) + r * (0.2 + 0.14 * (k % 3)) * np.array((math.cos(a), b, math.sin(a)))
            pole(fuse[-1], end, 0.012, paint("#ffb040", glow=8, bump=0, hazy=False), 0.002, 6)


def stones(at: Vec, n: int = 9, r: float = 0.16, tone: str = "#8a8478") -> None:
    """A heap of stones."""
    for k in range(n):
        a, q = 2.4 * k, 0.5 * r * math.sqrt(k)
        link(rock_mesh(k * 1.7, paint(tone, 0.9, bump=0.6, grain=5)), "stone",
             (at[0] + q * math.cos(a) * 2, at[1] + q * math.sin(a) * 2, at[2] + 0.02 * k), (0, 0, 40 * k), r * (1.1 - 0.05 * k))  # fmt: skip

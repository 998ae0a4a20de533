"""What is bolted to a hull of Earth. A fitting's own frame: z away from the hull, y towards the bow."""

from __future__ import annotations

import math
from random import Random
from typing import Any, NamedTuple

import numpy as np
from studio.clay import Vec
from studio.materials import paint
from studio.plating import plume
from studio.solids import Group, box, lathe, link, pole, solid, sphere, tube


class Stock(NamedTuple):
    """The yard's metals and lights."""

    hull: Any
    pale: Any
    steel: Any
    deep: Any
    orange: Any
    iron: Any
    chrome: Any
    window: Any
    blind: Any
    lamp: Any
    flame: Any
    fire: Any

    def of(self, tone: str) -> Any:
        """The metal of a plan's tone."""
        return getattr(self, tone)


def stock(plated: dict[str, Any], flame: str) -> Stock:
    """Everything that is not plates: iron, glass, lamps, fire."""
    return Stock(
        **plated,
        iron=paint("#2e343a", 0.5, 0.6, bump=0.2, grain=14, hazy=False),
        chrome=paint("#98a4ae", 0.35, 0.7, bump=0.1, hazy=False),
        window=paint("#ffd080", 0.4, glow=2.4, bump=0, hazy=False),
        blind=paint("#141c26", 0.2, bump=0, coat=0.5, hazy=False),
        lamp=paint("#ff4a2a", glow=6.0, bump=0, hazy=False),
        flame=plume(flame),
        fire=paint(flame, glow=5.0, bump=0, hazy=False),
    )


def turret(s: Stock, r: float) -> None:
    """A twin gun on its ring, its barrels towards the bow."""
    lathe([(r * 1.15, -0.1), (r * 1.15, 0.02), (r * 1.02, 0.05)], s.iron, sides=28)
    with Group((0, 0, 0.04)):
        low = [(-0.7, -0.9), (0.7, -0.9), (0.9, -0.2), (0.6, 0.85), (-0.6, 0.85), (-0.9, -0.2)]
        n, high = len(low), r * 0.85
        points = [(x * r, y * r, 0.0) for x, y in low] + [(x * r * 0.72, y * r * 0.72 - r * 0.08, high) for x, y in low]
        faces: list[Any] = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        solid(points, [*faces, tuple(range(n, 2 * n)), tuple(reversed(range(n)))], s.steel, bevel=r * 0.08)
        box((r * 0.9, r * 0.34, 0.02), (0, -r * 0.25, high + 0.005), s.pale, bevel=0.006)
        sphere((r * 0.35, -r * 0.45, high), r * 0.12, s.orange, 12)
        for side in (-0.36, 0.36):
            x, z = side * r, high * 0.5
            pole((x, r * 0.5, z), (x, r * 1.2, z + r * 0.06), r * 0.2, s.iron, r * 0.17)
            pole((x, r * 1.1, z + r * 0.05), (x, r * 2.7, z + r * 0.2), r * 0.12, s.chrome, r * 0.1)
            pole((x, r * 2.55, z + r * 0.19), (x, r * 2.85, z + r * 0.21), r * 0.16, s.iron)


def dish(s: Stock, r: float) -> None:
    """A bowl, its feed on three struts."""
    deep, bowl = r * 0.3, paint("#ccd2d6", 0.65, glow=0.1, bump=0, mottle=0.08, hazy=False)
    stem = 0.06 + min(r * 0.55, 0.16)
    pole((0, 0, -0.1), (0, 0, stem + deep * 0.2), r * 0.24, s.iron, r * 0.14)
    with Group((0, 0, stem), (24, 6, 0)):
        inner = [(r * t, deep * t * t) for t in np.linspace(1, 0.04, 12)]
        outer = [(r * t, deep * t * t - 0.03) for t in np.linspace(0.04, 1, 12)]
        lathe([*outer, (r * 1.03, deep - 0.01), (r * 1.03, deep + 0.015), *inner], bowl, sides=48)
        ring(s.orange, r * 1.05, r * 0.97, r * 0.05, (0, 0, deep), 48)
        for k in range(8):
            a = math.pi * k / 4
            line = [(r * t * math.cos(a), r * t * math.sin(a), deep * t * t + 0.006) for t in np.linspace(0.1, 1, 6)]
            tube(line, 0.004 + r * 0.005, s.chrome)
        feed = r * 0.95
        for a in (0.5, 2.6, 4.7):
            pole((r * 0.8 * math.cos(a), r * 0.8 * math.sin(a), deep * 0.7), (0, 0, feed), 0.007 + r * 0.01, s.chrome)
        lathe([(r * 0.1, 0), (r * 0.2, r * 0.06), (r * 0.12, r * 0.26)], s.orange, (0, 0, feed - r * 0.1), sides=20)
        lathe([(r * 0.2, 0), (r * 0.16, r * 0.08)], s.iron, (0, 0, 0.0), sides=20)


def ring(metal: Any, outer: float, inner: float, high: float, at: Vec = (0, 0, 0), sides: int = 64) -> Any:
    """A chamfered hoop about z."""
    mid, half = (outer + inner) / 2, (outer - inner) / 2
    cut = [(-1, -0.5), (-0.55, -1), (0.55, -1), (1, -0.5), (1, 0.5), (0.55, 1), (-0.55, 1), (-1, 0.5)]
    n = len(cut)
    points = [
        ((mid + half * u) * math.cos(a), (mid + half * u) * math.sin(a), high * v)
        for a in np.linspace(0, 2 * math.pi, sides, endpoint=False)
        for u, v in cut
    ]
    faces = [
        (k * n + i, (k + 1) % sides * n + i, (k + 1) % sides * n + (i + 1) % n, k * n + (i + 1) % n)
        for k in range(sides)
        for i in range(n)
    ]
    return solid(points, faces, metal, at, bevel=min(half, high) * 0.12)


def wheel(s: Stock, metal: Any, outer: float, inner: float, high: float) -> None:
    """A torus of twelve segments: clamps over its joints, lit ports between them."""
    ring(metal, outer, inner, high)
    mid, half = (outer + inner) / 2, (outer - inner) / 2
    pane = box((half * 0.34, half * 0.2, 0.02), (0, 0, -9), s.window, bevel=0.004).data
    for k in range(12):
        a = 2 * math.pi * k / 12
        with Group((mid * math.cos(a), mid * math.sin(a), 0), (0, 0, math.degrees(a))):
            tone = s.orange if k % 3 == 0 else s.steel
            box((half * 2.06, half * 0.24, high * 2.1), (0, 0, 0), tone, bevel=half * 0.08)
        for t in (-0.12, 0, 0.12):
            b = a + math.pi / 12 + t * min(1.0, 0.6 / mid)
            link(pane, "pane", (mid * math.cos(b), mid * math.sin(b), high), (0, 0, math.degrees(b)))


def posts(s: Stock, r: float, deep: float) -> None:
    """What holds a hoop over a hull."""
    for k in range(8):
        a = math.pi * (k + 0.5) / 4
        x, y = r * math.cos(a), r * math.sin(a)
        pole((x, y, 0), (x * 0.8, y * 0.8, -deep), 0.03, s.chrome)


def hub(s: Stock, r: float) -> None:
    """Spokes across a hoop and what they meet in."""
    lathe([(r * 0.34, -0.14), (r * 0.4, -0.1), (r * 0.4, 0.02), (r * 0.34, 0.06)], s.steel, sides=32)
    for k in range(4):
        a = math.pi * (k + 0.5) / 2
        x, y = math.cos(a), math.sin(a)
        pole((x * r * 0.3, y * r * 0.3, -0.04), (x * r * 1.05, y * r * 1.05, 0), 0.05, s.hull, 0.04)
        pole((x * r * 0.6, y * r * 0.6, -0.03), (x * r * 0.75, y * r * 0.75, -0.02), 0.065, s.orange)


def eye(s: Stock, r: float) -> None:
    """A machine's lens in its housing: rings of metal, blue glass, a light within."""
    glass = paint("#0c3a5c", 0.08, coat=1.0, glow=0.25, bump=0, hazy=False)
    light = paint("#8fe8ff", glow=2.6, bump=0, hazy=False)
    rim = [
        (r * 0.98, -0.2),
        (r, r * 0.2),
        (r * 0.9, r * 0.34),
        (r * 0.76, r * 0.34),
        (r * 0.7, r * 0.12),
        (r * 0.1, 0.05),
    ]
    lathe(rim, s.iron, sides=48)
    ring(s.chrome, r * 0.92, r * 0.78, r * 0.05, (0, 0, r * 0.34), 48)
    sphere((0, 0, r * 0.1), (r * 0.68, r * 0.68, r * 0.34), glass, 36)
    ring(light, r * 0.4, r * 0.34, r * 0.03, (0, 0, r * 0.38), 40)
    sphere((0, 0, r * 0.4), (r * 0.15, r * 0.15, r * 0.07), light, 18)
    sphere((-r * 0.3, r * 0.34, r * 0.33), (r * 0.12, r * 0.08, r * 0.05), paint("#ffffff", 0.2, glow=0.8, bump=0), 12)
    for k in range(8):
        a = math.pi * (k + 0.5) / 4
        sphere((r * 0.95 * math.cos(a), r * 0.95 * math.sin(a), r * 0.3), r * 0.06, s.chrome, 10)


def cockpit(s: Stock, wide: float, long: float) -> None:
    """A drop of blue glass in its frame, a pilot's lamp within."""
    glass = paint("#0a3358", 0.06, 0.1, glow=0.12, coat=1.0, bump=0, hazy=False)
    high = wide * 0.95
    sphere((0, -0.01, -0.01), (wide * 1.14, long * 1.07, high * 0.5), s.steel, 36)
    sphere((0, 0, 0), (wide, long, high), glass, 40)
    for y in (-0.45, 0.12, 0.55):
        t = math.sqrt(1 - y * y)
        arc = [
            (wide * t * 1.01 * math.cos(a), y * long, high * t * 1.01 * math.sin(a))
            for a in np.linspace(0, math.pi, 13)
        ]
        tube(arc, 0.011, s.chrome)
    keel = [(0, long * 1.01 * math.cos(a), high * 1.01 * math.sin(a)) for a in np.linspace(0, math.pi, 17)]
    tube(keel, 0.009, s.chrome)
    shine = paint("#d8f4ff", 0.1, glow=0.9, bump=0, hazy=False)
    sphere((-wide * 0.42, long * 0.3, high * 0.83), (wide * 0.12, long * 0.2, 0.012), shine, 14, (0, -28, 0))


def mast(s: Stock, long: float) -> None:
    """A thin boom towards the bow with cross pieces and a lamp at its end."""
    pole((0, -0.05, 0), (0, long, 0), 0.022, s.chrome, 0.012)
    pole((0, -0.05, 0), (0, long * 0.3, 0), 0.04, s.iron, 0.03)
    for k, t in enumerate((0.5, 0.68, 0.84)):
        pole((-0.09 + 0.02 * k, long * t, 0), (0.09 - 0.02 * k, long * t, 0), 0.01, s.chrome, sides=8)
    sphere((0, long, 0), 0.036, s.lamp, 14)


def bays(s: Stock, wide: float, long: float) -> None:
    """Six launch bays in a column, lit within, a dart waiting in each."""
    floor = paint("#c88a3a", 0.6, glow=0.5, bump=0, hazy=False)
    step = long / 6
    for k in range(6):
        y = (k - 2.5) * step
        with Group((0, y, 0)):
            for side in (-1, 1):
                box((0.04, step * 0.86, 0.1), (side * wide * 0.54, 0, 0.02), s.steel, bevel=0.012)
                box((wide * 1.1, step * 0.12, 0.1), (0, side * step * 0.4, 0.02), s.steel, bevel=0.012)
            box((wide, step * 0.7, 0.02), (0, 0, 0.0), s.blind, bevel=0)
            box((wide * 0.9, step * 0.1, 0.02), (0, -step * 0.24, 0.015), floor, bevel=0)
            for side in (-1, 1):
                box((wide * 0.06, step * 0.5, 0.02), (side * wide * 0.42, 0, 0.02), s.window, bevel=0)
            dart = [
                (0, step * 0.3, 0.03),
                (wide * 0.22, -step * 0.2, 0.02),
                (0, -step * 0.12, 0.08),
                (-wide * 0.22, -step * 0.2, 0.02),
            ]
            solid(dart, [(0, 2, 1), (0, 3, 2), (0, 1, 3), (1, 2, 3)], s.pale, bevel=0.004)


def bolt(metal: Any, s: Stock, r: float) -> None:
    """A hexagonal head on its washer."""
    lathe([(r * 1.3, -0.05), (r * 1.3, r * 0.15), (r * 1.15, r * 0.25)], s.iron, sides=24)
    lathe([(r, 0), (r, r * 0.6), (r * 0.8, r * 0.75)], metal, (0, 0, r * 0.1), sides=6, smooth=False, bevel=0.008)


def engine(s: Stock, r: float, long: float) -> None:
    """A bell that opens at z = 0 towards -z, hollow, fire in its throat, a plume out of it."""
    bell = [(r * 0.62, r * 1.2), (r * 0.6, r * 0.7), (r * 0.85, r * 0.2), (r * 1.08, -r * 0.5), (r * 1.12, -r * 0.62), (r, -r * 0.62),
            (r * 0.92, -r * 0.4), (r * 0.7, r * 0.15), (r * 0.3, r * 0.4)]  # fmt: skip
    lathe(bell, s.iron, sides=36)
    ring(s.chrome, r * 1.15, r * 1.02, r * 0.07, (0, 0, -r * 0.58), 36)
    for z in (-0.1, 0.35):
        wide = 1.02 if z < 0 else 0.84
        ring(s.steel, r * (wide + 0.06), r * (wide - 0.1), r * 0.06, (0, 0, r * z), 32)
    sphere((0, 0, r * 0.12), (r * 0.62, r * 0.62, r * 0.3), s.fire, 24)
    for wide, far in ((0.84, long * 1.4), (0.5, long * 0.8)):
        shape = [(0.9, 0.0), (1.06, -0.08), (1.08, -0.2), (0.92, -0.4), (0.62, -0.68), (0.05, -1.0)]
        lathe(shape, s.flame, (0, 0, -r * 0.3), scale=(r * wide, r * wide, far), sides=32)


def hatch(s: Stock, dice: Random, size: float) -> None:
    """Something small that every hull is full of: a lid, a vent, a box, a pipe, a pair of tanks."""
    kind = dice.randrange(5)
    if kind == 0:
        box((size, size * 1.4, 0.03), (0, 0, 0.01), s.pale, bevel=0.01)
        box((size * 0.5, size * 0.16, 0.03), (0, size * 0.3, 0.02), s.iron, bevel=0.005)
    elif kind == 1:
        box((size * 1.3, size, 0.03), (0, 0, 0.01), s.iron, bevel=0.008)
        for k in range(4):
            box((size * 1.1, size * 0.1, 0.03), (0, size * (k - 1.5) * 0.22, 0.025), s.chrome, (35, 0, 0), 0.004)
    elif kind == 2:
        box((size * 0.9, size * 1.2, 0.07), (0, 0, 0.02), s.steel, bevel=0.015, taper=0.8)
        sphere((size * 0.2, size * 0.3, 0.06), 0.018, s.window, 10)
    elif kind == 3:
        pole((-size * 0.3, -size, 0.02), (-size * 0.3, size, 0.02), 0.02, s.chrome)
        pole((-size * 0.05, -size * 0.7, 0.02), (-size * 0.05, size * 0.8, 0.02), 0.014, s.orange)
        for y in (-0.5, 0.4):
            box((size * 0.8, 0.025, 0.06), (-size * 0.15, size * y, 0.01), s.iron, bevel=0.006)
    else:
        for x in (-0.3, 0.3):
            lathe(
                [(0.02, -0.5), (0.2, -0.42), (0.2, 0.42), (0.02, 0.5)],
                s.pale,
                (x * size, 0, 0.02),
                (90, 0, 0),
                size * 1.1,
                16,
            )
        box((size * 1.1, 0.03, 0.06), (0, 0, 0.02), s.iron, bevel=0.006)


def missile(s: Stock, at: Vec) -> None:
    """A missile towards the bow, an orange nose, four fins."""
    with Group(at):
        lathe([(0.03, -0.2), (0.036, -0.19), (0.036, 0.12)], s.pale, sides=16)
        lathe([(0.036, 0.12), (0.03, 0.17), (0.012, 0.22), (0.002, 0.23)], s.orange, sides=16)
        for turn in (45, 135):
            box((0.14, 0.008, 0.07), (0, 0, -0.16), s.iron, (0, 0, turn), 0.002)
            box((0.1, 0.008, 0.04), (0, 0, 0.06), s.iron, (0, 0, turn), 0.002)

"""Machines on wheels and tracks. A vehicle lies along y, its nose at -y, its wheels on z = 0."""

from __future__ import annotations

import math
from typing import Any

from studio.clay import Vec
from studio.materials import paint
from studio.nature import rock_mesh
from studio.solids import box, lathe, link, pole, solid

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


def spoked_wheel(at: Vec, r: float, material: Any, spokes: int = 10) -> None:
    """A cart's or a gun's wheel about x."""
    lathe(
        [(r * 0.88, -0.035), (r, -0.035), (r, 0.035), (r * 0.88, 0.035), (r * 0.88, -0.035)],
        material,
        at,
        (0, 90, 0),
        sides=36,
    )
    lathe([(r * 0.16, -0.08), (r * 0.16, 0.08)], material, at, (0, 90, 0), sides=16)
    x, y, z = at
    for k in range(spokes):
        a = 6.2832 * k / spokes
        pole((x, y, z), (x, y + r * 0.92 * math.cos(a), z + r * 0.92 * math.sin(a)), 0.024, material, sides=8)


def tracks(long: float, x: float, wide: float = 0.42, r: float = 0.38, wheels: int = 6, tone: Any = None) -> None:
    """A pair of tracks with road wheels: `long` from the first wheel to the last, `x` from the middle."""
    iron, dark = (
        paint(IRON, 0.4, 0.8, bump=0.3, grain=12, second="#6f4f34"),
        paint("#2c2a26", 0.5, 0.6, bump=0.4, grain=14),
    )
    hub, top, half, bend = tone or dark, 2 * r - 0.02, long / 2, r - 0.02
    links = max(40, round((2 * long + 2 * math.pi * bend) / 0.083))
    for s in (-1, 1):
        for k in range(links):
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
                (s * x, -half * 0.66 + k * half * 1.32 / max(1, wheels - 1), r * 0.62), r * 0.53, wide * 0.76, hub, dark
            )


def snowed(places: list[tuple[Vec, Vec]]) -> None:
    """Caps of snow: (where, half sizes)."""
    white = paint("#dfe8f2", 0.7, bump=0.4, grain=6)
    for at, size in places:
        link(rock_mesh(at[1], white, 0.25, 4), "snow", at, scale=size)


def tank(
    tone: str = "#6a7048", second: str = "#5a5f3c", gun: float = 1.6, turret: float = 1.0, snow: bool = False
) -> None:
    """A medium tank; a longer gun and a larger turret make it heavy."""
    hull, dark, brass = (
        body_paint(tone, second),
        paint("#2c2a26", 0.5, 0.6, bump=0.4, grain=14),
        paint("#c9963c", 0.3, 1.0, bump=0.1),
    )
    box((1.22, 2.5, 0.34), (0, 0, 0.52), hull, bevel=0.03)
    box((1.86, 2.62, 0.07), (0, 0.02, 0.73), hull, bevel=0.02)
    box((1.3, 2.0, 0.26), (0, 0.1, 0.87), hull, bevel=0.04, taper=0.93)
    box((1.3, 0.62, 0.05), (0, -1.13, 0.80), hull, (32, 0, 0), 0.02)
    box((1.22, 0.5, 0.06), (0, -1.36, 0.54), hull, (-42, 0, 0), 0.02)
    tracks(2.3, 0.78, tone=hull)
    for s in (-1, 1):
        box((0.34, 0.5, 0.15), (s * 0.76, 0.85, 0.84), hull, bevel=0.02)
        box((0.05, 1.0, 0.05), (s * 0.72, -0.1, 0.79), paint("#7a5a34", 0.7), bevel=0.01)
        lathe([(0.075, 0), (0.075, 0.08), (0.05, 0.1)], brass, (s * 0.62, -1.2, 0.9), (70, 0, 0), sides=16)
    t = turret
    lathe(
        [(0.62 * t, 0), (0.64 * t, 0.1), (0.56 * t, 0.36 * t), (0.3 * t, 0.4 * t)],
        hull,
        (0, 0.02, 1.0),
        scale=(0.92, 1.12, 1),
        sides=10,
        smooth=False,
        bevel=0.04,
    )
    box((0.62 * t, 0.5, 0.28 * t), (0, 0.78 * t, 1.2), hull, bevel=0.04)
    box((0.5 * t, 0.22, 0.3 * t), (0, -0.66 * t, 1.2), hull, bevel=0.05)
    muzzle = -0.6 * t - gun
    pole((0, -0.6 * t, 1.21), (0, muzzle, 1.27), 0.075, hull, 0.058, 20)
    pole((0, muzzle + 0.04, 1.27), (0, muzzle - 0.22, 1.28), 0.09, dark, 0.09, 20)
    pole((0, -0.6 * t, 1.21), (0, -0.6 * t - 0.4, 1.225), 0.11, hull, 0.1, 20)
    lathe([(0.2, 0), (0.2, 0.14), (0.17, 0.17)], hull, (0.14, 0.26, 1.0 + 0.4 * t), sides=24)
    lathe([(0.15, 0), (0.15, 0.03)], dark, (0.14, 0.26, 1.17 + 0.4 * t), sides=24)
    lathe([(0.1, 0), (0.08, 0.09)], brass, (-0.3 * t, -0.1, 0.99 + 0.4 * t), sides=20)
    pole((-0.5, 0.9, 0.95), (-0.55, 1.05, 2.3), 0.012, dark, 0.005, 6)
    if snow:
        snowed([((0, 0.1, 1.42), (0.4, 0.5, 0.1)), ((0, 0.5, 1.02), (0.55, 0.6, 0.08)), ((0.75, 0, 0.78), (0.2, 1.15, 0.08)),
                ((-0.75, 0, 0.78), (0.2, 1.15, 0.08)), ((0, 0.78, 1.36), (0.3, 0.24, 0.07)), ((0, -1.5, 1.33), (0.06, 0.55, 0.05)),
                ((0, -1.1, 0.86), (0.5, 0.25, 0.06))])  # fmt: skip


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

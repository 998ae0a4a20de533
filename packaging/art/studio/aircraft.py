"""Aircraft. They lie along y, the nose at -y."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from studio.materials import paint
from studio.solids import Group, box, lathe, pole, solid, tube
from studio.vehicles import body_paint, wheel
from studio.vehicles_light import loft


def wing(sections: Sequence[tuple[float, float, float, float, float]], material: Any) -> None:
    """A wing through sections along x: place, leading and trailing edge, height, thickness; and its mirror."""
    shape = ((0.0, 0.0), (0.12, 0.5), (0.4, 0.6), (1.0, 0.05), (1.0, -0.05), (0.4, -0.3), (0.1, -0.4))
    n = len(shape)
    for side in (-1, 1):
        points = [
            (side * x, lead + (trail - lead) * u, z + thick * v)
            for x, lead, trail, z, thick in sections
            for u, v in shape
        ]
        faces: list[Sequence[int]] = [
            (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
            for k in range(len(sections) - 1)
            for i in range(n)
        ]
        faces += [tuple(range(n)), tuple(range(len(points) - n, len(points)))]
        solid(points, faces, material, bevel=0.008)


def dive_bomber(tone: str = "#6a7c84", second: str = "#4c5c64") -> None:
    """A dive bomber along y: gull wings, fixed legs in trousers, a long greenhouse, one bomb. No marks."""
    skin, dark, yellow = body_paint(tone, second), paint("#34322e", 0.45, 0.4), paint("#f0bc3a", 0.45, bump=0.1)
    pale, glass = body_paint("#a8c0cc"), paint("#9cc4d4", 0.08, coat=1.0)
    body = [
        (-1.72, 0.2, -0.02),
        (-1.5, 0.29, -0.02),
        (-1.0, 0.31, 0),
        (-0.4, 0.31, 0.02),
        (0.6, 0.25, 0.05),
        (1.6, 0.15, 0.1),
        (2.15, 0.07, 0.14),
    ]
    loft(
        [
            (y, [(r * math.sin(a), z - r * 1.1 * math.cos(a)) for a in np.linspace(0.15, math.pi - 0.15, 9)])
            for y, r, z in body
        ],
        skin,
        0.01,
    )
    box((0.3, 0.75, 0.24), (0, -1.3, -0.28), yellow, bevel=0.09)
    lathe([(0.2, 0), (0.19, 0.1), (0.12, 0.26), (0.01, 0.36)], yellow, (0, -1.7, -0.02), (90, 0, 0), sides=24)
    for k in range(3):
        with Group((0, -1.84, -0.02), (0, 120 * k + 20, 0)):
            box((0.13, 0.03, 0.82), (0, 0, 0.45), dark, (0, 0, 28), 0.012, 0.6)
            box((0.09, 0.032, 0.12), (0, 0, 0.84), yellow, (0, 0, 28), 0.01, 0.6)
    wing(
        [
            (0.2, -0.75, 0.5, -0.14, 0.22),
            (0.85, -0.68, 0.42, -0.3, 0.2),
            (2.3, -0.42, 0.26, 0.06, 0.13),
            (2.75, -0.28, 0.16, 0.14, 0.05),
        ],
        skin,
    )
    wing([(2.28, -0.44, 0.28, 0.055, 0.14), (2.5, -0.37, 0.22, 0.1, 0.11)], yellow)
    wing([(0.05, 1.72, 2.18, 0.16, 0.08), (0.95, 1.82, 2.14, 0.18, 0.05)], skin)
    fin = [(0, 1.45, 0.18), (0, 1.75, 0.62), (0, 2.02, 0.86), (0, 2.25, 0.84), (0, 2.32, 0.1)]
    solid([(x, y, z) for x, y, z in fin], [(0, 1, 2, 3, 4)], skin, thick=0.06, bevel=0.01)
    solid(
        [(0, 2.06, 0.86), (0, 2.26, 0.84), (0, 2.33, 0.12), (0, 2.1, 0.14)],
        [(0, 1, 2, 3)],
        yellow,
        thick=0.075,
        bevel=0.01,
    )
    cab = [(-0.72, 0.13, 0.3), (-0.45, 0.19, 0.56), (0.1, 0.2, 0.6), (0.62, 0.18, 0.54), (0.88, 0.12, 0.32)]
    loft([(y, [(w, 0.22), (w, 0.22 + (top - 0.22) * 0.7), (w * 0.6, top)]) for y, w, top in cab], glass, 0.02)
    for y, w, top in [
        (-0.45, 0.19, 0.56),
        (-0.17, 0.195, 0.58),
        (0.1, 0.2, 0.6),
        (0.36, 0.19, 0.57),
        (0.62, 0.18, 0.54),
    ]:
        tube(
            [
                (-w, y, 0.24),
                (-w, y, 0.22 + (top - 0.22) * 0.7),
                (-w * 0.6, y, top),
                (w * 0.6, y, top),
                (w, y, 0.22 + (top - 0.22) * 0.7),
                (w, y, 0.24),
            ],
            0.018,
            dark,
        )
    pole((0, 0.8, 0.48), (0, 1.25, 0.62), 0.022, dark)
    for side in (-1, 1):
        with Group((side * 0.88, -0.3, -0.34)):
            lathe(
                [(0.06, 0), (0.14, 0.12), (0.19, 0.32), (0.13, 0.52), (0.09, 0.7)],
                skin,
                (0, -0.02, -0.6),
                scale=(0.75, 1.35, 1),
                sides=20,
            )
            wheel((0, -0.06, -0.58), 0.16, 0.13, dark)
        pole((side * 0.35, 2.0, 0.16), (side * 0.1, 1.95, -0.02), 0.018, dark)
        for z in (-0.02, 0.09):
            pole((side * 0.28, -1.35 + z, 0.1), (side * 0.34, -1.25 + z, 0.08), 0.03, dark)
        box((0.62, 0.1, 0.04), (side * 1.5, -0.6, -0.2), dark, (0, side * -14, side * -8), 0.01)
    lathe(
        [(0.02, -0.5), (0.12, -0.3), (0.15, 0), (0.1, 0.35), (0.03, 0.5)], pale, (0, -0.35, -0.52), (90, 0, 0), sides=18
    )
    for k in range(4):
        with Group((0, 0.05, -0.52), (0, 45 + 90 * k, 0)):
            box((0.02, 0.24, 0.2), (0, 0, 0.1), pale, bevel=0.005)

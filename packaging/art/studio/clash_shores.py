"""Coasts, swamps and other wet grounds of Clash."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from studio.beach import driftwood, scallop, starfish, weed, whelk
from studio.materials import paint
from studio.nature import Height, around, fbm, land, litter, rock_mesh, scatter, tuft, underfoot
from studio.solids import box, link, solid

SEA = -0.2  # its level; the figure stands on dry sand at 0


def coast(dice: Random) -> Height:
    """Wet sand and surf, rock stacks in the sea, driftwood and shells, the horizon."""
    sand = paint("#b8a078", 0.8, bump=0.5, grain=9, mottle=0.3, second="#a08660")

    def edge(x: float) -> float:
        return 1.9 + 0.35 * math.sin(x * 0.9 + 1) + 0.12 * math.sin(x * 2.7)

    def height(x: float, y: float) -> float:
        ripple = 0.012 * math.sin(y * 11 + 2.5 * fbm(x * 0.7, y * 0.7))
        fall = 0.13 * max(0.0, y - edge(x) + 1.7)
        return (
            0.05 * fbm(x * 0.9, y * 0.9) + ripple - fall + 0.10 * max(0.0, abs(x) - 1.8) * max(0.0, 1 - max(0.0, y) / 2)
        )

    land(height, sand, (26, 32), (0, 7))
    _surf(edge, height)
    _sea(dice, edge)
    stone = paint("#6f6a62", 0.8, bump=0.8, grain=3, mottle=0.4, second="#4f5048")
    for k, (x, y, wide, tall) in enumerate(
        ((-3.6, 8.5, 1.0, 2.3), (-4.9, 9.6, 0.8, 1.3), (3.9, 11, 1.3, 3.1), (2.5, 12, 0.6, 1.2), (6.4, 17, 2.0, 4.2),
         (-7.2, 19, 2.4, 4.6), (-2.6, 22, 0.9, 2.0))
    ):  # fmt: skip
        link(
            rock_mesh(k * 4.3 + 1, stone, 0.55, 4),
            "stack",
            (x, y, SEA + tall * 0.25),
            (0, 0, 60 * k),
            (wide, wide, tall),
        )
        _foam_ring((x, y), wide * 1.12)
    wet = paint("#5a564c", 0.4, bump=0.8, grain=3, mottle=0.4, second="#4a5238")
    for _ in range(3):
        scatter(
            rock_mesh(dice.uniform(0, 40), wet, 0.5), around(dice, 5, 1.35, 3.2, (0.5, 2)), height, 0.12, 0.42, dice
        )
    litter(dice, height, "#a89a80", "#857a68")
    for thing, n, low, high in (
        (scallop(), 16, 0.07, 0.14), (scallop("#f0e6d0", "#d0b088"), 16, 0.06, 0.13), (whelk(), 12, 0.07, 0.13),
        (starfish(), 7, 0.13, 0.2), (weed(dice), 6, 0.4, 0.8),
    ):  # fmt: skip
        scatter(thing, underfoot(dice, n, 1.3), height, low, high, dice, 12)
    for x, y, turn, size in ((-1.25, 0.75, 24, 1.0), (1.55, 1.0, -38, 1.25), (1.0, -1.6, 12, 0.6)):
        link(driftwood(dice), "driftwood", (x, y, height(x, y) - 0.02), (0, 0, turn), size)
    reed = tuft(paint("#9a9a58", 0.9, second="#7a8a4a"), dice, 18, 0.42)
    scatter(reed, [p for p in around(dice, 60, 1.7, 3.6, (0.2, 1.0)) if p[1] < 1.2], height, 0.5, 1.2, dice, 14)
    return height


def _sea(dice: Random, edge: Callable[[float], float]) -> None:
    """Swell that runs in, as far as one sees."""
    deep = paint("#2f6a74", 0.1, bump=0.2, grain=3, mottle=0.3, second="#3f8284")
    crest = paint("#e8f0ea", 0.7, bump=0.6, grain=7)
    box((400, 400, 0.02), (0, 214, SEA), deep, bevel=0)

    def wave(x: float, y: float) -> float:
        out = y - edge(x)
        return SEA + min(1.0, max(0.0, out) * 0.5) * (
            0.10 * math.sin(out * 2.1 - 1.4)
            + 0.06 * fbm(x * 0.8, y * 1.4)
            + 0.26 * (0.5 + 0.5 * math.sin(x * 1.1 + 0.6)) * math.exp(-((out - 1.45) ** 2) * 9)
        )

    land(wave, deep, (34, 14), (0, 8.6), 220)
    spray = paint("#f2f6f2", 0.9, bump=0.5, grain=6)
    foam = [rock_mesh(k * 2.7, spray, 0.4, 3) for k in range(3)]
    for k in range(230):
        x = dice.uniform(-6, 6)
        broken = 0.5 + 0.5 * math.sin(x * 1.1 + 0.6)
        far = edge(x) + 1.45 + 0.12 * math.sin(x * 2.3) + dice.gauss(0, 0.05)
        where = (x, far, wave(x, far) + dice.uniform(0, 0.05) + 0.16 * broken)
        link(foam[k % 3], "foam", where, (0, 0, 50 * k), dice.uniform(0.05, 0.12) * (0.5 + broken))
    for row in range(4):
        far = 1.45 + 3.0 * row
        for _ in range(7):
            start, long = dice.uniform(-7, 6), dice.uniform(0.8, 2.2)
            points = []
            for k in range(33):
                x = start + long * k / 32
                wide = (0.05 + 0.03 * row) * math.sin(math.pi * k / 32) * (1 + 0.5 * math.sin(k * 1.7))
                for side in (-1, 1):
                    y = far + edge(x) + side * wide + 0.08 * math.sin(k * 0.9)
                    points.append((x, y, wave(x, y) + 0.025))
            solid(points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(32)], crest, smooth=True, thick=0.02)


def _surf(edge: Callable[[float], float], height: Height) -> None:
    """Three tongues of foam on the sand, and the dark wet strip under them."""
    foam = paint("#f0f4ee", 0.6, bump=0.8, grain=9)
    wet = paint("#7d6a4c", 0.12, bump=0.15, grain=6, second="#6a6450")
    for far, wide, material, lift in (
        (-0.5, 0.95, wet, 0.004),
        (-0.42, 0.07, foam, 0.02),
        (0.0, 0.12, foam, 0.03),
        (0.5, 0.1, foam, 0.05),
    ):
        points = []
        n = 260
        for k in range(n):
            x = -9 + 18 * k / (n - 1)
            ragged = 0.14 * math.sin(x * 3.1 + far * 9) + 0.06 * math.sin(x * 8.3 + far)
            thin = wide * (1 + 0.6 * math.sin(x * 5.7 + far * 4) * math.sin(x * 2.1))
            for y in (edge(x) + far + ragged, edge(x) + far + ragged + (thin if material is foam else 2.2)):
                points.append((x, y, max(height(x, y), SEA) + lift))
        solid(points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n - 1)], material, smooth=True)


def _foam_ring(at: tuple[float, float], r: float) -> None:
    """White water about the foot of a stack."""
    points = []
    for k in range(41):
        a = 2 * math.pi * k / 40
        for grow in (0.9, 1.12 + 0.1 * math.sin(a * 7)):
            points.append((at[0] + r * grow * math.cos(a), at[1] + r * grow * math.sin(a), SEA + 0.04))
    solid(
        points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(40)], paint("#e8f0ea", 0.7, bump=0.6, grain=7)
    )

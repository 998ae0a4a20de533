"""What people put up: walls, towers, houses, tents, banners, fences, gravestones."""

from __future__ import annotations

import itertools
import math
from random import Random
from typing import Any

from studio.clay import Vec
from studio.materials import paint
from studio.solids import Group, box, cloth, lathe, pole, solid


def wood(tone: str = "#6a4a2e", second: str = "#54392a") -> Any:
    return paint(tone, 0.85, bump=0.7, grain=8, second=second)


def masonry(tone: str = "#8a8478", second: str = "#6f6a62") -> Any:
    return paint(tone, 0.9, bump=0.6, grain=4, mottle=0.35, second=second)


def wall(start: Vec, end: Vec, tall: float, tone: str = "#8a8478", thick: float = 0.5, teeth: bool = True) -> None:
    """A wall of courses of stone between two places, with battlements."""
    stone, other = masonry(tone), masonry(tone, "#7a7468")
    length, a = math.dist(start[:2], end[:2]), math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    dice = Random(f"{start}{end}")
    with Group(start, (0, 0, a)):
        rows = max(2, round(tall / 0.32))
        for row in range(rows):
            x, shift = 0.0, 0.22 * (row % 2)
            while x < length:
                w = min(dice.uniform(0.38, 0.62), length - x) if x else 0.3 + shift
                box((w - 0.015, thick + dice.uniform(0, 0.05), tall / rows - 0.012),
                    (x + w / 2, 0, (row + 0.5) * tall / rows), stone if dice.random() < 0.7 else other, bevel=0.03)  # fmt: skip
                x += w
        for k in range(int(length / 0.6) if teeth else 0):
            box((0.34, thick + 0.06, 0.34), (0.3 + 0.6 * k, 0, tall + 0.17), stone, bevel=0.03)


def round_tower(at: Vec, r: float, tall: float, tone: str = "#8a8478", roof: str | None = None) -> None:
    """A round tower with courses, windows, and battlements or a roof."""
    stone, dark = masonry(tone), paint("#1c1814", 0.6)
    with Group(at):
        n = max(4, round(tall / 0.4))
        profile = []
        for k in range(n):
            q = r * (1 + 0.14 * (1 - k / n) ** 3)
            profile += [(q * 0.985, tall * k / n), (q, tall * (k + 0.08) / n), (q, tall * (k + 0.94) / n)]
        lathe(profile, stone, sides=28, smooth=False, bevel=0.012)
        lathe([(r * 1.16, tall - 0.1), (r * 1.2, tall + 0.12), (r * 1.2, tall + 0.2)], stone, sides=28, bevel=0.02)
        for k in range(3):
            a = math.radians(-90 + 34 * (k - 1))
            box((0.14, 0.2, 0.4), (r * math.cos(a), r * math.sin(a), tall * (0.42 + 0.2 * (k % 2))), dark,
                (0, 0, math.degrees(a) + 90), 0.03)  # fmt: skip
        if roof:
            lathe([(r * 1.34, tall + 0.15), (r * 0.7, tall + r * 1.4), (0.02, tall + r * 2.5)], paint(roof, 0.7, bump=0.4, grain=14),
                  sides=28, wave=lambda a, z: 1 + 0.012 * math.cos(28 * a))  # fmt: skip
            pole((0, 0, tall + r * 2.4), (0, 0, tall + r * 3), 0.02, paint("#d8b060", 0.3, 1.0))
        else:
            for k in range(10):
                a = 6.283 * k / 10
                box((0.3 * r + 0.1, 0.18, 0.3), (r * 1.1 * math.cos(a), r * 1.1 * math.sin(a), tall + 0.34), stone,
                    (0, 0, math.degrees(a) + 90), 0.03)  # fmt: skip


def house(at: Vec, turn: float = 0, wide: float = 1.4, deep: float = 1.1, tall: float = 0.9, roof: str = "#a8532c",
          plaster: str = "#d8c8a0", lit: bool = False) -> None:  # fmt: skip
    """A timbered house with a steep roof; `lit` windows glow."""
    timber, panel = wood("#5a3f28"), paint(plaster, 0.9, bump=0.3, grain=6)
    tile = paint(roof, 0.8, bump=0.6, grain=14, second="#7a3a20")
    window = paint("#ffcf70", 0.5, glow=2.2, bump=0) if lit else paint("#2a2420", 0.4)
    x, y, rise = wide / 2, deep / 2, wide * 0.5
    with Group(at, (0, 0, turn)):
        box((wide, deep, tall), (0, 0, tall / 2), panel, bevel=0.02)
        for sx in (-1, 0, 1):
            for sy in (-1, 1):
                box((0.09, 0.06, tall), (sx * (x - 0.03), sy * y, tall / 2), timber, bevel=0.01)
        for z in (0.06, tall * 0.5, tall - 0.04):
            for sy in (-1, 1):
                box((wide, 0.05, 0.08), (0, sy * y, z), timber, bevel=0.01)
        gable = [(-x, -y, tall), (x, -y, tall), (0, -y, tall + rise), (-x, y, tall), (x, y, tall), (0, y, tall + rise)]
        solid(gable, [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1)], panel)
        slope, pitch = math.hypot(x, rise) + 0.22, math.degrees(math.atan2(rise, x))
        for s in (-1, 1):
            with Group((s * x * 0.55, 0, tall + rise * 0.47), (0, s * pitch, 0)):
                box((slope, deep + 0.3, 0.08), (0, 0, 0), tile, bevel=0.02)
                for k in range(6):
                    box((0.05, deep + 0.32, 0.03), (slope * (k / 6 - 0.42), 0, 0.05), tile, bevel=0.01)
        box((0.2, 0.2, 0.6), (x * 0.45, y * 0.3, tall + rise * 0.75), masonry(), bevel=0.02)
        for pane in (-0.5, 0.5):
            box((0.24, 0.06, 0.28), (pane * x, -y - 0.01, tall * 0.72), window, bevel=0.01)
        box((0.28, 0.07, 0.5), (0, -y - 0.01, 0.25), wood("#3a2818"), bevel=0.02)


def tent(at: Vec, scale: float = 1.0, tone: str = "#a8392c", trim: str = "#d8b060") -> None:
    """A round campaign tent with a gold band and a pennon."""
    canvas, gold, mast = paint(tone, 0.85, bump=0.3, grain=12, mottle=0.2), paint(trim, 0.5, mottle=0.1), wood()

    def fold(a: float, _: float) -> float:
        return 1 + 0.045 * math.cos(a * 10)

    with Group(at, scale=scale):
        lathe([(0.98, 0), (0.92, 0.7), (0.95, 0.72), (0.5, 1.25), (0.08, 1.85)], canvas, wave=fold, sides=40)
        lathe([(0.99, 0.66), (0.99, 0.8), (0.9, 0.84)], gold, wave=fold, sides=40)
        pole((0, 0, 1.8), (0, 0, 2.35), 0.025, mast)
        solid([(0, 0, 2.35), (0.5, 0, 2.23), (0, 0, 2.07)], [(0, 1, 2)], gold, thick=0.01)


def banner(at: Vec, tall: float = 3.5, tone: str = "#a8392c", sign: str = "#e0b85a", wide: float = 0.76) -> None:
    """A hanging banner with a round sign."""
    mast, x, y = wood(), at[0], at[1]
    pole((x, y, at[2] - 0.1), (x, y, at[2] + tall), 0.035, mast)
    top = at[2] + tall - 0.22
    pole((x - wide * 0.56, y, top), (x + wide * 0.56, y, top), 0.025, mast)

    def place(u: float, v: float) -> Vec:
        tail = 0.22 * (1 - abs(u - 0.5) * 2) if v == 1 else 0
        return x + wide * (u - 0.5), y - 0.03 + 0.06 * math.sin(u * 7 + v * 3) * v, top - 1.5 * v - tail

    cloth(place, paint(tone, 0.8, bump=0.3, grain=20, mottle=0.2), 8, 12)
    lathe([(0.2, 0), (0.2, 0.03)], paint(sign, 0.35, 0.9), (x, y - 0.1, top - 0.68), (90, 0, 0))


def palisade(dice: Random, y: float, tall: float = 1.9, span: float = 14) -> None:
    """A row of pointed logs across the picture."""
    log = wood()
    for k in range(int(span / 0.31)):
        x = -span / 2 + k * 0.31
        top = tall + dice.uniform(-0.15, 0.15)
        lathe([(0.13, -0.2), (0.12, top - 0.25), (0.01, top)], log, (x, y + 0.16 * math.sin(k), 0), sides=9)


def fence(places: list[Vec], tall: float = 0.8) -> None:
    """Posts and rails through the places."""
    post = wood()
    for x, y, z in places:
        pole((x, y, z - 0.1), (x + 0.03, y, z + tall), 0.06, post, 0.05, 9)
    for a, b in itertools.pairwise(places):
        for h in (0.35, 0.7):
            pole((a[0], a[1], a[2] + h * tall), (b[0], b[1], b[2] + h * tall), 0.04, post, sides=8)


def gravestone(at: Vec, turn: float = 0, lean: float = 5, tone: str = "#8a8c88", cross: bool = False) -> None:
    """A rounded stone or a stone cross, out of the upright."""
    stone = paint(tone, 0.9, bump=0.7, grain=4, second="#5f6a58")
    with Group(at, (lean, lean * 0.6, turn)):
        if cross:
            box((0.16, 0.14, 1.1), (0, 0, 0.5), stone, bevel=0.03)
            box((0.62, 0.14, 0.16), (0, 0, 0.78), stone, bevel=0.03)
        else:
            box((0.6, 0.14, 0.7), (0, 0, 0.3), stone, bevel=0.04)
            lathe([(0.3, -0.07), (0.3, 0.07)], stone, (0, 0, 0.65), (90, 0, 0), sides=28, smooth=False, bevel=0.04)
        box((0.8, 0.4, 0.16), (0, 0, -0.02), stone, bevel=0.04)

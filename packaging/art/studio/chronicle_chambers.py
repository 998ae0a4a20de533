"""Chronicle's histories within walls: still lifes of a reform, an intrigue, a scandal."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
from studio.chronicle_bust import crown
from studio.chronicle_frame import looking
from studio.clash_folk import candle, quill
from studio.clay import Clay, Vec, blotch
from studio.gearwork import torus
from studio.lighting import Light, lamp, sky
from studio.materials import FOG, paint
from studio.solids import Group, blade, box, cloth, figure, lathe, pole, sphere, tube

WAX = "#b01c24"


def gold(tone: str = "#e0a63c") -> Any:
    return paint(tone, 0.3, 1.0, bump=0.08, grain=16, mottle=0.12)


def indoors(horizon: str, zenith: str, power: float) -> None:
    """The weak light from everywhere of a room, which metal reflects; no haze. Said before anything is painted."""
    FOG["depth"] = 0
    sky(
        Light(horizon, zenith, 0.3, horizon, (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#000000", power),
        1.0,
        -0.5,
        0.9,
        1.0,
    )


def curtain(x: float, y: float, wide: float, tone: str, second: str, sway: float = 0.0) -> None:
    """Heavy drapery from the ceiling, gathered to one side by `sway`."""

    def place(u: float, v: float) -> Vec:
        fold = 0.14 * math.sin(u * wide * 7.5 + 0.6 * math.sin(5 * v))
        return x + wide * (u - 0.5) * (1 - 0.4 * abs(sway) * v) + sway * v * v, y + fold, 5.2 - 5.6 * v

    cloth(place, paint(tone, 0.75, bump=0.3, grain=22, mottle=0.2, second=second), 90, 16, 0.02)


def seal(r: float = 0.2, sign: bool = True) -> None:
    """Wax that was pressed: an uneven rim, a star in the middle; lies across z."""
    wax = paint(WAX, 0.35, bump=0.12, coat=0.4)
    lathe([(r * 1.05, 0), (r * 1.1, r * 0.18), (r * 0.86, r * 0.3), (r * 0.8, r * 0.2), (0.001, r * 0.2)], wax, sides=40,
          wave=lambda a, _: 1 + 0.05 * math.sin(5 * a) + 0.04 * math.sin(3 * a + 1))  # fmt: skip
    for k in range(6 if sign else 0):
        a = math.pi * k / 3
        pole((0, 0, r * 0.22), (r * 0.62 * math.cos(a), r * 0.62 * math.sin(a), r * 0.22), r * 0.13, wax, r * 0.03, 8)


def writing(wide: float, tall: float, lines: int, dice: Random, z: float = 0.012, indent: int = 0) -> None:
    """Lines of words about the origin, in the plane of x and y; the first ones leave room for an initial."""
    ink = paint("#3a2a20", 0.8, bump=0)
    for line in range(lines):
        y = tall * (0.5 - (line + 0.5) / lines)
        x = -wide / 2 + (wide * 0.2 if line < indent else 0)
        end = wide / 2 - (wide * 0.4 if line == lines - 1 else 0)
        while x < end - 0.05:
            word = min(dice.uniform(0.08, 0.26) * wide / 2, end - x)
            box((word, tall / lines * 0.32, 0.004), (x + word / 2, y, z), ink, bevel=0)
            x += word + 0.022 * wide


# ---- great reform


def great_reform(dice: Random) -> None:
    """A charter with seals on a desk, the great quill in its inkwell, books, a window behind."""
    indoors("#bfe0d0", "#2a6a60", 0.3)
    desk = paint("#5c3a20", 0.45, bump=0.3, grain=7, mottle=0.3, second="#46290f", coat=0.3)
    box((12, 4.4, 0.3), (0, 0.4, -0.15), desk, bevel=0.05)
    for k in range(4):
        box((12, 0.015, 0.01), (0, -1.2 + 0.9 * k, 0.003), paint("#2a1808", 0.7), bevel=0)
    _library(dice)
    with Group((-0.3, -0.2, 0.98), (40, 0, 0), 1.16):
        _charter(dice)
    with Group((-0.3, 0.55, 0.72), (40, 0, 0)):
        box((3.5, 2.4, 0.12), (0, -0.6, 0.1), paint("#3a2414", 0.6, bump=0.4, grain=8), bevel=0.03)
    _inkwell((2.15, -0.4, 0))
    quill((2.15, -0.4, 0.5), (2.95, 0.0, 2.6), 0.42)
    _volumes(dice, (-3.0, 0.3, 0))
    candle((-2.95, 0.3, 0.94), 0.62, 0.13)
    lamp("POINT", (-2.95, 0.05, 1.95), 55, "#ffb868", 0.1)
    with Group((2.3, -1.45, 0.0), (0, 0, 24)):
        seal(0.2)
    pole((2.6, -1.3, 0.09), (3.4, -1.2, 0.09), 0.085, paint(WAX, 0.35, coat=0.4), 0.085)
    lathe(
        [(0.17, 0), (0.17, 0.06), (0.06, 0.12), (0.05, 0.34), (0.12, 0.44), (0.1, 0.56), (0.02, 0.6)],
        gold(),
        (1.35, -1.25, 0),
        sides=28,
    )
    lamp("AREA", (4.5, 3.2, 4.6), 420, "#e8fff0", 2.2, (0, 0, 0.5))
    lamp("AREA", (-4.5, -5.5, 4.5), 800, "#ffe4b8", 2.4, (0, 0, 0.6))
    lamp("AREA", (-1.0, 1.0, 5.5), 260, "#d8fff0", 2.0, (0, 4.2, 1.6))
    looking((0, -9.0, 2.7), (0, 0, 1.1), 94, (0, -0.5, 0.8), 1.6)


def _library(dice: Random) -> None:
    """Shelves with rows of books beside a round-headed window of many panes."""
    dark = paint("#3a2614", 0.7, bump=0.4, grain=8)
    box((16, 0.2, 7), (0, 4.6, 2), paint("#2f5a50", 0.9, bump=0.3, grain=4, second="#27483f"), bevel=0)
    for x0, x1 in ((-6.5, -1.4), (2.4, 6.5)):
        for z in (0.3, 1.45, 2.6, 3.75):
            box((x1 - x0, 0.7, 0.1), ((x0 + x1) / 2, 4.2, z), dark, bevel=0.015)
            x = x0 + 0.1
            while x < x1 - 0.2:
                w, h = dice.uniform(0.12, 0.26), dice.uniform(0.65, 0.98)
                tone = dice.choice(("#7a2a24", "#2a5a6a", "#3f6a40", "#8a6a34", "#4a3058", "#a8894c"))
                box(
                    (w, 0.5, h),
                    (x + w / 2, 4.0, z + 0.05 + h / 2),
                    paint(tone, 0.6, bump=0.3),
                    (0, dice.choice((0, 0, 0, 5)), 0),
                    0.02,
                )
                box((w + 0.01, 0.02, 0.03), (x + w / 2, 3.745, z + h * 0.8), gold(), bevel=0)
                x += w + 0.015
        for x in (x0, x1):
            box((0.14, 0.75, 5), (x, 4.2, 2.0), dark, bevel=0.02)
    glass = paint("#d8fff0", 0.4, glow=0.9, bump=0.1, second="#a8e8d8")
    box((2.2, 0.05, 3.0), (0.5, 4.45, 1.8), glass, bevel=0)
    lathe([(1.1, -0.02), (1.1, 0.02)], glass, (0.5, 4.45, 3.3), (90, 0, 0), sides=40)
    for k in range(5):
        pole((-0.6 + 0.55 * k, 4.4, 0.3), (-0.6 + 0.55 * k, 4.4, 4.3), 0.03, dark, sides=6)
    for k in range(9):
        pole((-0.6, 4.4, 0.4 + 0.45 * k), (1.6, 4.4, 0.4 + 0.45 * k), 0.022, dark, sides=6)


def _charter(dice: Random) -> None:
    """A sheet with rolled ends, a painted initial, two seals on ribbons; in the plane of x and y."""
    page = paint("#f0e2bc", 0.9, bump=0.15, grain=8, mottle=0.1, second="#e4d0a0")
    cloth(lambda u, v: (2.5 * (u - 0.5), 1.75 * (0.5 - v), 0.2 + 0.025 * math.sin(5 * u)), page, 16, 12, 0.012)
    for y in (0.93, -0.9):
        for x0, x1 in ((-1.3, 1.3),):
            pole((x0, y, 0.26), (x1, y, 0.26), 0.1, page, sides=24)
        for x in (-1.31, 1.31):
            lathe(
                [(0.07, -0.02), (0.07, 0.02), (0.03, 0.03)], paint("#a8905c", 0.9), (x, y, 0.26), (0, 90, 0), sides=18
            )
    with Group((0.06, 0.0, 0.24)):
        writing(1.9, 0.95, 8, dice, indent=3)
        for k in range(7):
            box(
                (0.14, 0.13, 0.006),
                (-0.62 + 0.21 * k, 0.62, 0.01),
                paint("#8a1c24" if k % 3 == 0 else "#1c5a78", 0.6),
                bevel=0.01,
            )
    box((0.36, 0.36, 0.02), (-0.74, 0.3, 0.24), paint("#2458a0", 0.5), bevel=0.01)
    lathe([(0.14, 0), (0.14, 0.025), (0.08, 0.025), (0.08, 0)], gold(), (-0.74, 0.3, 0.25), sides=24)
    for x, tone in ((-0.5, "#2458a0"), (0.3, "#a8241c"), (0.85, "#2458a0")):
        with Group((x, 0, 0)):
            ribbon = paint(tone, 0.7, bump=0.2)
            cloth(lambda u, v: (0.14 * (u - 0.5), -0.85 - 0.42 * v, 0.37 - 0.12 * v * v), ribbon, 4, 8, 0.01)
            with Group((0, -1.32, 0.27), (0, 0, 20 * x)):
                seal(0.25)


def _inkwell(at: Vec) -> None:
    """Blue glass in a gold foot."""
    lathe([(0.52, 0), (0.54, 0.07), (0.4, 0.12), (0.36, 0.16)], gold(), at, sides=40)
    lathe(
        [(0.34, 0.14), (0.4, 0.24), (0.36, 0.42), (0.2, 0.52), (0.19, 0.58)],
        paint("#123a6a", 0.1, coat=1.0, bump=0.05),
        at,
        sides=40,
    )
    lathe([(0.19, 0.54), (0.25, 0.57), (0.25, 0.63), (0.17, 0.64), (0.16, 0.56)], gold(), at, sides=36)


def _volumes(dice: Random, at: Vec) -> None:
    """A pile of thick books with clasps."""
    z = 0.0
    for tone, wide in (("#7a2a24", 1.9), ("#1f5a58", 1.7), ("#5a3a6a", 1.5)):
        with Group((at[0], at[1], z), (0, 0, dice.uniform(-14, 14))):
            box((wide, 1.25, 0.22), (0, 0, 0.15), paint("#e8d8ac", 0.9, bump=0.3, grain=30), bevel=0.01)
            for h in (0.03, 0.27):
                box((wide + 0.08, 1.35, 0.05), (0, 0, h), paint(tone, 0.5, bump=0.3, grain=12), bevel=0.02)
            box((0.08, 1.35, 0.28), (-wide / 2 - 0.02, 0, 0.15), paint(tone, 0.5, bump=0.3, grain=12), bevel=0.03)
            for x in (-0.4, 0.4):
                box((0.14, 0.06, 0.32), (x * wide * 0.7, -0.67, 0.15), gold(), bevel=0.02)
        z += 0.31


# ---- court intrigue


def court_intrigue(dice: Random) -> None:
    """A masked figure in a hooded cloak behind a table: dagger, goblet, candle; a mirror in the dark."""
    indoors("#3a6a58", "#1c302c", 0.4)
    box((16, 0.2, 8), (0, 4.4, 2), paint("#1c3a32", 0.9, bump=0.4, grain=3, mottle=0.4, second="#142a26"), bevel=0)
    for x in (-5, -3.4, -1.8, -0.2, 1.4, 3.0, 4.6):
        box((0.1, 0.1, 8), (x, 4.25, 2), paint("#3a2c18", 0.6, bump=0.3), bevel=0.02)
    curtain(-4.4, 2.6, 3.6, "#1f5a48", "#123a30", -0.5)
    curtain(4.9, 2.6, 2.6, "#1f5a48", "#123a30", 0.4)
    _plotter()
    table = paint("#4a2c18", 0.35, bump=0.3, grain=7, mottle=0.3, second="#36200f", coat=0.5)
    box((12, 2.6, 0.3), (0, -1.0, -0.15), table, bevel=0.06)
    with Group((-1.9, -1.1, 0)):
        goblet()
    for x, y, tall in ((-2.9, -0.6, 1.0), (-3.25, -0.85, 0.6)):
        lathe([(0.34, 0), (0.32, 0.05), (0.08, 0.1), (0.07, 0.3), (0.2, 0.36), (0.2, 0.4)], gold(), (x, y, 0), sides=28)
        candle((x, y, 0.38), tall, 0.1)
        lamp("POINT", (x, y - 0.25, 0.5 + tall + 0.2), 75, "#ffae58", 0.08)
    with Group((1.75, -1.35, 0.0), (0, 14, -12)):
        _dagger()
    page = paint("#ecdcb0", 0.9, bump=0.15, grain=8)
    with Group((1.7, -1.35, 0.02), (0, 0, 14)):
        cloth(lambda u, v: (1.3 * (u - 0.5), 0.9 * (0.5 - v), 0.02 + 0.05 * (2 * u - 1) ** 4), page, 14, 6, 0.008)
        writing(1.0, 0.6, 5, dice, 0.035)
    _mirror((2.75, 3.6, 2.1))
    for k in range(9):
        lathe(
            [(0.1, 0), (0.1, 0.028)],
            gold(),
            (-0.6 + dice.gauss(0, 0.28), -1.6 + dice.gauss(0, 0.16), 0.028 * (k % 3)),
            (dice.uniform(-4, 4), 0, 0),
            sides=22,
            bevel=0.006,
        )
    lamp("AREA", (4.0, 2.6, 4.0), 330, "#58ffc0", 1.2, (0, 0.6, 1.8))
    lamp("AREA", (-4.0, -5.0, 2.8), 520, "#ffc488", 1.2, (0, 0, 1.3))
    lamp("AREA", (0, -1.0, 6.0), 420, "#9cffd8", 2.0, (0, 4.2, 1.6))
    looking((0.75, -9.0, 1.75), (0.75, 0, 1.3), 84, (0, 0.2, 1.6), 1.6)


def _plotter() -> None:
    """Hood, cloak and a white mask with gold lips; a gloved finger before them."""
    c = Clay()
    c.coat = {"metal": 0.0, "rough": 0.95, "glow": 0.0}
    cloak, inside = blotch("#2c4a40", "#20382f", 3.0, 0.6), "#060807"
    c.cone((0, 0.5, 0.35), 1.5, 0.62, 1.2, cloak, 0.1, folds=19, deep=0.14, oval=0.66)
    c.cone((0, 0.6, -0.6), 1.75, 0.72, 2.0, cloak, 0.15, folds=15, deep=0.12, oval=0.62)
    c.ball((0, 0.6, 1.25), (1.2, 0.62, 0.5), cloak, 0.2)
    c.ball((0, 0.55, 2.05), (0.78, 0.8, 0.92), cloak, 0.1)
    c.limb([(0, 0.6, 2.7), (0, 0.9, 3.0), (0, 1.3, 3.05)], (0.5, 0.32, 0.1), cloak, 0.12)
    c.ball((0, 0.0, 2.0), (0.56, 0.62, 0.76), inside, 0.02, cut=True)
    for s in (-1, 1):
        c.limb(
            [(0, -0.14, 2.88), (s * 0.46, -0.1, 2.6), (s * 0.62, -0.06, 2.0), (s * 0.44, -0.08, 1.45), (0, -0.1, 1.26)],
            (0.1, 0.12, 0.12, 0.12, 0.12),
            cloak,
            0.05,
        )
        c.limb([(s * 0.9, 0.4, 0.8), (s * 1.1, 0.0, 0.4), (s * 0.72, -0.35, 0.22)], (0.3, 0.3, 0.26), cloak, 0.12)
        c.ball((s * 0.6, -0.45, 0.18), (0.2, 0.16, 0.14), "#101414", 0.04, rough=0.35)
        for k in range(4):
            c.limb(
                [(s * (0.62 - 0.06 * k), -0.5, 0.18), (s * (0.42 - 0.07 * k), -0.6 - 0.02 * k, 0.14)],
                (0.07, 0.05),
                "#101414",
                0.015,
                rough=0.35,
            )
    c.ball((0, 0.55, 1.1), (0.16, 0.1, 0.1), "#dda23a", 0.01)
    figure(c, 160, bump=0.35, grain=26, coat=0.0)
    m = Clay()
    white = "#f2ece0"
    m.ball((0, 0.12, 2.0), (0.44, 0.3, 0.62), white, 0.03, rough=0.3)
    m.ball((0, 0.3, 2.0), (0.42, 0.34, 0.6), white, 0.02, cut=True)
    m.limb([(0, -0.16, 2.16), (0, -0.28, 1.92), (0, -0.24, 1.84)], (0.05, 0.09, 0.07), white, 0.06, rough=0.3)
    for s in (-1, 1):
        m.limb(
            [(s * 0.08, -0.16, 2.27), (s * 0.22, -0.16, 2.33), (s * 0.36, -0.06, 2.25)],
            (0.035, 0.05, 0.025),
            white,
            0.03,
            rough=0.3,
        )
        m.limb(
            [(s * 0.1, -0.15, 2.1), (s * 0.21, -0.17, 2.13), (s * 0.32, -0.08, 2.17)],
            (0.035, 0.07, 0.02),
            "#050505",
            0.01,
            cut=True,
        )
        m.limb(
            [(0, -0.2, 1.68), (s * 0.09, -0.18, 1.7), (s * 0.2, -0.1, 1.75)],
            (0.04, 0.04, 0.012),
            "#c8902c",
            0.01,
            metal=1.0,
            rough=0.35,
        )
        m.limb(
            [(s * 0.1, -0.17, 2.2), (s * 0.22, -0.19, 2.24), (s * 0.38, -0.04, 2.24)],
            (0.016, 0.02, 0.012),
            "#c8902c",
            0.008,
            metal=1.0,
            rough=0.35,
        )
    m.ball((0, -0.17, 2.42), (0.07, 0.05, 0.09), WAX, 0.01, rough=0.1)
    figure(m, 110, bump=0.03, grain=20, wash=0.5, brush=0.15)
    sphere((0, 0.42, 2.0), (0.46, 0.3, 0.66), paint("#050606", 0.95, bump=0), 28)


def _dagger() -> None:
    """Stuck upright by its point: a broad blade with a ridge, a gold hilt, a red stone."""
    steel = paint("#dce4ec", 0.3, 0.55, bump=0.05, mottle=0.1)
    blade([(0, -0.06), (0.13, 0.35), (0.15, 1.15), (-0.15, 1.15), (-0.13, 0.35)], steel, 0.06, 0.025)
    pole((0, -0.03, 0.2), (0, -0.03, 1.15), 0.004, steel, 0.03, 6)
    box((0.72, 0.12, 0.1), (0, 0, 1.2), gold(), bevel=0.03)
    for side in (-1, 1):
        sphere((side * 0.38, 0, 1.2), 0.085, gold(), 14)
    pole((0, 0, 1.2), (0, 0, 1.72), 0.065, paint("#3a1418", 0.6, bump=0.4, grain=20))
    for z in (1.34, 1.47, 1.6):
        torus(0.066, 0.016, gold(), (0, 0, z), sides=20)
    sphere((0, 0, 1.8), 0.12, gold(), 20)
    sphere((0, -0.1, 1.8), 0.055, paint(WAX, 0.08, coat=1.0, bump=0), 12)


def goblet() -> None:
    """A gold cup with a knop and garnets, wine in it."""
    lathe([(0.34, 0), (0.34, 0.05), (0.1, 0.12), (0.07, 0.3), (0.13, 0.36), (0.07, 0.42), (0.16, 0.52), (0.36, 0.7), (0.42, 0.95), (0.4, 1.12),
           (0.37, 1.12), (0.37, 0.98)], gold(), sides=44)  # fmt: skip
    lathe([(0.38, 1.04), (0.001, 1.045)], paint("#5a0814", 0.1, coat=0.6, bump=0), sides=36)
    for k in range(10):
        a = 2 * math.pi * k / 10
        sphere(
            (0.41 * math.cos(a), 0.41 * math.sin(a), 0.86),
            0.06,
            paint(WAX if k % 2 else "#1c8a58", 0.08, coat=1.0, bump=0),
            14,
        )


def _mirror(at: Vec) -> None:
    """An oval glass in a gold frame of leaves."""
    with Group(at, (90, 0, -14)):
        with Group(scale=(0.85, 1.15, 1)):
            lathe(
                [(1.0, 0.0), (1.0, 0.04)],
                paint("#b8d8cc", 0.12, 0.9, glow=0.05, bump=0, mottle=0.2, second="#5a8a7c"),
                sides=60,
            )
            lathe([(0.94, 0.0), (1.0, 0.12), (1.14, 0.14), (1.22, 0.02), (1.2, -0.06), (0.94, -0.06)], gold(), sides=60)
        for k in range(22):
            a = 2 * math.pi * k / 22
            sphere((1.02 * math.cos(a), 1.38 * math.sin(a), 0.05), (0.13, 0.13, 0.09), gold(), 12)
        sphere((0, 1.52, 0.1), (0.22, 0.2, 0.14), paint(WAX, 0.1, coat=1.0), 18)


# ---- royal scandal


def royal_scandal(dice: Random) -> None:
    """A love letter torn through its heart of wax, a rose, an overturned crown, a glove, on marble."""
    indoors("#f4dcd0", "#8a6068", 0.4)
    marble = paint("#ece0d8", 0.25, bump=0.05, grain=2.2, mottle=0.18, second="#d0b8b4", coat=0.4)
    box((13, 6, 0.3), (0, 0.8, -0.15), marble, bevel=0.06)
    for k, (tone, second) in enumerate((("#a83a4c", "#7a2434"), ("#8a2a3c", "#641c2a"), ("#a83a4c", "#7a2434"))):
        curtain(-4.6 + 4.6 * k, 4.6 + 0.3 * (k % 2), 6.4, tone, second, 0.2 * (k - 1))
    _torn_letter(dice)
    with Group((-2.85, 0.3, 0.8), (0, 108, -38), 1.05):
        c = Clay()
        crown(c, 8, 0.55, None, 0.0, 0.86)
        c.ball((0, 0.08, 0.04), (0.78, 0.84, 0.2), "#7a1830", 0.02, rough=0.6)
        figure(c, 150, bump=0.06, grain=30, mottle=0.06, wash=0.7, brush=0.2)
    _rose((2.75, -0.55, 0.16), dice)
    _glove((-0.2, 1.35, 0.0))
    for x, y in ((1.1, -1.75), (2.9, -1.5), (-1.4, -1.8), (0.6, -1.3), (3.4, -1.0)):
        sphere(
            (x, y, 0.03),
            (0.16, 0.12, 0.025),
            paint("#c01c34", 0.5, bump=0.2),
            14,
            (dice.uniform(-14, 14), dice.uniform(-14, 14), dice.uniform(0, 180)),
        )
    lamp("AREA", (-4.5, -4.5, 5.0), 700, "#ffe4cc", 1.4, (0, 0, 0.2))
    lamp("AREA", (4.5, 2.0, 4.0), 300, "#ffc8c0", 1.6, (0, 0, 0.4))
    looking((0, -8.6, 4.3), (0, 0.0, 0.3), 98, (0, -0.6, 0.2), 1.6)


def _torn_letter(dice: Random) -> None:
    """Two halves with a jagged tear between them, each with its half of the heart."""
    page = paint("#f6ead0", 0.9, bump=0.15, grain=8, mottle=0.08, second="#ead8b4")
    zigzag = [0.1 * ((-1) ** k) * (0.6 + 0.4 * math.sin(2.1 * k)) for k in range(15)]
    heart = [
        (
            0.55 * math.sin(t) ** 3,
            (0.034 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))),
        )
        for t in np.linspace(0, math.pi, 24)
    ]
    crack = [(0.09 * (-1) ** k, y) for k, y in enumerate(np.linspace(heart[-1][1], heart[0][1], 8))][1:-1]
    wax = paint("#c01c30", 0.3, bump=0.15, coat=0.5)
    for side, at, turn in ((-1, (-0.34, -0.5, 0.02), 5), (1, (0.12, -0.56, 0.02), -9)):
        with Group(at, (0, 0, turn), 1.3):
            edge = [(side * (0.06 + 0.0) + zigzag[k], 1.1 - 2.2 * k / 14) for k in range(15)]

            def place(u: float, v: float, side: int = side, edge: Any = edge) -> Vec:
                k = min(14, round(v * 14))
                inner, y = edge[k]
                x = inner + (side * 1.45 - inner) * u
                return x, y, 0.03 + 0.22 * u**3 * (0.4 + 0.6 * abs(2 * v - 1)) + 0.02 * math.sin(9 * v) * u

            cloth(place, page, 14, 14, 0.01)
            with Group((side * 0.8, 0.55, 0.05), (0, -side * 4, 0)):
                writing(1.0, 0.7, 5, dice, 0.03)
            with Group((side * 0.09, -0.3, 0.08), (-90, 0, 0), 1.3):
                half = [(side * abs(x), z) for x, z in heart]
                blade([*half, *[(x + side * 0.02, z) for x, z in crack]], wax, 0.14, 0.04)


def _rose(at: Vec, dice: Random) -> None:
    """A rose that lies on its stem, its bloom to the left."""
    c = Clay()
    tones = ("#c8102c", "#b00c26", "#d81c38")
    for ring, (n, r, tilt) in enumerate(((3, 0.12, 8), (5, 0.24, 22), (6, 0.36, 42), (7, 0.46, 62))):
        for k in range(n):
            a = 2 * math.pi * (k + 0.5 * (ring % 2)) / n
            p = np.array((r * math.cos(a), r * math.sin(a), 0.34 - 0.06 * ring))
            c.ball(
                p,
                (0.24 + 0.03 * ring, 0.06, 0.28),
                tones[(k + ring) % 3],
                0.006,
                (-tilt, 0, math.degrees(a) - 90),
                rough=0.5,
            )
    c.ball((0, 0, 0.1), (0.3, 0.3, 0.2), tones[1], 0.03, rough=0.5)
    for k in range(5):
        a = 2 * math.pi * k / 5
        c.limb(
            [
                (0, 0, -0.12),
                (0.3 * math.cos(a), 0.3 * math.sin(a), -0.12),
                (0.5 * math.cos(a), 0.5 * math.sin(a), -0.26),
            ],
            (0.1, 0.08, 0.01),
            "#3f7a34",
            0.02,
        )
    with Group((at[0] - 0.5, at[1], at[2] + 0.42), scale=1.1, along=(-0.5, -0.62, 0.6)):
        figure(c, 130, bump=0.1, grain=20, wash=0.95, brush=0.3)
    stem, leaf = paint("#3f6a2c", 0.7, bump=0.3), paint("#3f7a34", 0.6, bump=0.3, grain=10, second="#2c5a28")
    x, y, z = at
    way = [
        (x - 0.3, y, z + 0.22),
        (x + 0.3, y - 0.06, z + 0.06),
        (x + 1.1, y + 0.02, z - 0.05),
        (x + 1.9, y + 0.26, z - 0.08),
    ]
    tube(way, 0.05, stem, 0.035)
    for u, s in ((0.35, 1), (0.8, -1), (1.3, 1)):
        blade_at = (x + u, y + 0.22 * s, z + 0.06)
        sphere(blade_at, (0.3, 0.15, 0.02), leaf, 16, (14 * s, 8, 50 * s))
        pole((x + u + 0.15, y, z), (x + u + 0.1, y - 0.1 * s, z + 0.13), 0.03, stem, 0.003, 6)


def _glove(at: Vec) -> None:
    """A lady's long glove, thrown down."""
    c, silk = Clay(), "#e4dce8"
    c.limb(
        [(0.9, 0.75, 0.12), (0.5, 0.5, 0.14), (0.1, 0.2, 0.13), (-0.15, 0.0, 0.12)],
        (0.26, 0.2, 0.15, 0.2),
        silk,
        0.06,
        flat=(2, 1.6),
    )
    for k in range(4):
        a = math.radians(196 + 17 * k)
        r = (0.5, 0.6, 0.6, 0.5)[k]
        root = np.array((-0.2, -0.02, 0.1))
        tip = root + np.array((math.cos(a), math.sin(a), 0)) * r
        c.limb([root, (root + tip) / 2 + (0, 0, 0.1), tip], (0.09, 0.08, 0.055), silk, 0.02)
    c.limb([(-0.02, 0.12, 0.12), (-0.2, 0.36, 0.14), (-0.4, 0.42, 0.08)], (0.09, 0.08, 0.055), silk, 0.03)
    for k in range(4):
        c.ring((0.86 - 0.07 * k, 0.72 - 0.05 * k, 0.13), 0.25, 0.035, "#d8c8dc", 0.02, (0, 62, 33), tall=0.8, oval=0.75)
    with Group(at, (0, 0, -10), 1.15):
        figure(c, 110, bump=0.15, grain=20)
        for k in range(3):
            sphere((0.45 - 0.13 * k, 0.3 - 0.1 * k, 0.25 - 0.02 * k), 0.035, paint("#f4ecd8", 0.2, bump=0), 10)

"""What Love's busts hold or have about them: flowers, a lute, a fan, a mask, a tambourine, a broom, a book, a raven.

What is held has its grip at (0, 0, 0) and stands along z; its front looks to -y.
"""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
from studio.chronicle_armour import ostrich
from studio.chronicle_bust import GILT, LEAF, Bust
from studio.clay import Clay, Paint, Vec, faded
from studio.materials import paint
from studio.solids import Group, blade, box, cloth, lathe, pole, solid, sphere, tube

LEAF_GREEN = "#4a7a34"


def gilt(rough: float = 0.34) -> Any:
    return paint(GILT, rough, 1.0, bump=0.08, hazy=False)


def wood(tone: str) -> Any:
    return paint(tone, 0.45, bump=0.25, grain=12, mottle=0.25, coat=0.4, hazy=False)


# ---- flowers and herbs


def rose(c: Clay, at: Vec, r: float, tone: Paint = "#c01830", way: Vec = (0, -1, 0.35)) -> None:
    """A full rose that looks along a direction: petals round a bud, each row more open."""
    face = np.array(way, float) / np.linalg.norm(way)
    side = np.cross(face, (0, 0, 1.0))
    side /= np.linalg.norm(side)
    up = np.cross(side, face)
    middle = np.array(at, float)
    c.ball(middle, r * 0.5, tone, 0.01, rough=0.5)
    for row, (n, far, out) in enumerate(((3, 0.24, 0.62), (5, 0.5, 0.42), (6, 0.82, 0.1))):
        for k in range(n):
            a = 2 * math.pi * (k + 0.4 * row) / n
            one, two = (side * math.cos(t) + up * math.sin(t) for t in (a - 0.62, a + 0.62))
            mid = side * math.cos(a) + up * math.sin(a)
            edges = (one, 0.9, out - 0.1), (mid, 1.12, out), (two, 0.9, out - 0.1)
            rim = [middle + r * (edge * far * grow + face * lift) for edge, grow, lift in edges]
            c.limb(rim, (r * 0.1, r * 0.16, r * 0.1), tone, 0.012, rough=0.5)
            c.limb([middle - face * r * 0.2, rim[1]], (r * 0.3, r * 0.13), tone, 0.012, rough=0.5)


def leaf(c: Clay, root: Any, tip: Any, wide: float, tone: Paint = LEAF_GREEN) -> None:
    """A leaf, flat towards the lens."""
    c.limb(
        [root, (np.array(root) + tip) / 2 + (0, -0.02, 0.03), tip],
        (wide * 0.3, wide, 0.005),
        tone,
        0.008,
        flat=(1, 2.6),
        rough=0.5,
    )


def rose_stem(b: Bust) -> None:
    """A rose on its stem with leaves."""
    c = Clay()
    c.limb([(0, 0, -0.5), (0.02, 0, 0.1), (-0.05, -0.04, 0.62)], (0.035,) * 3, LEAF_GREEN, 0.01, rough=0.5)
    for side, z, far in ((1, 0.3, 0.32), (-1, 0.42, 0.28), (1, -0.3, 0.24)):
        leaf(c, (0, 0, z), (side * far, -0.06, z + 0.2), 0.1)
    for k in range(5):
        a = 2 * math.pi * k / 5
        c.limb(
            [(-0.05, -0.02, 0.6), (-0.05 + 0.2 * math.cos(a), -0.05 + 0.12 * math.sin(a), 0.66)],
            (0.06, 0.01),
            LEAF_GREEN,
            0.01,
            rough=0.5,
        )
    rose(c, (-0.05, -0.1, 0.78), 0.31)
    b.bake(c, 0.8)


def lily(b: Bust) -> None:
    """A stem of white lilies with gold stamens."""
    c = Clay()
    c.limb([(0, 0, -0.7), (0.02, 0, 0.5), (-0.04, 0, 1.45)], (0.045, 0.04, 0.03), LEAF_GREEN, 0.01, rough=0.5)
    for side, z, far in ((1, -0.1, 0.34), (-1, 0.2, 0.32), (1, 0.5, 0.28)):
        leaf(c, (0, 0, z), (side * far, -0.04, z + 0.4), 0.075)
    for x, z, lean in ((-0.05, 1.42, 0.0), (0.2, 1.0, 0.8), (-0.22, 0.9, -0.8)):
        foot = np.array((x * 0.6, -0.02, z - 0.05))
        along = np.array((math.sin(lean), -0.55, math.cos(lean)))
        along /= np.linalg.norm(along)
        side = np.cross(along, (0, 1.0, 0.0))
        side /= np.linalg.norm(side)
        up = np.cross(side, along)
        for k in range(6):
            a = 2 * math.pi * k / 6
            out = side * math.cos(a) + up * math.sin(a)
            c.limb(
                [
                    foot,
                    foot + along * 0.24 + out * 0.09,
                    foot + along * 0.4 + out * 0.24,
                    foot + along * 0.36 + out * 0.36,
                ],
                (0.05, 0.085, 0.075, 0.01),
                "#f6f0e2",
                0.012,
                rough=0.4,
            )
            c.limb([foot + along * 0.2, foot + along * 0.46 + out * 0.06], (0.012, 0.028), GILT, 0.004, **LEAF)
    b.bake(c, 1.0)


def herbs(b: Bust) -> None:
    """A thick bundle of herbs tied with a ribbon: lavender, camomile, sage."""
    c, dice = Clay(), Random(3)
    for k in range(17):
        a = math.radians(90 + 92 * (k / 16 - 0.5))
        tip = np.array(
            (math.cos(a) * 0.85, -0.12 + dice.uniform(-0.14, 0.14), 0.15 + math.sin(a) * dice.uniform(0.75, 1.0))
        )
        tone = (LEAF_GREEN, "#6a8a4a", "#3a6a3a")[k % 3]
        c.limb(
            [(0.02 * (k % 5 - 2), 0, -0.5), (0.03 * (k % 5 - 2), 0, 0.05), tip],
            (0.03, 0.03, 0.02),
            tone,
            0.01,
            rough=0.6,
        )
        for j in range(4):
            t = 0.4 + 0.15 * j
            at, side = np.array((0, 0, 0.05)) * (1 - t) + tip * t, 1 if j % 2 else -1
            leaf(c, at, at + (side * 0.17, -0.05, 0.14), 0.06, tone)
        if k % 3 == 0:
            for j in range(6):
                c.ball(tip + (0.02 * (j % 2), -0.02, 0.07 * j - 0.1), 0.055 - 0.004 * j, "#8a64b8", 0.01, rough=0.6)
        elif k % 3 == 1:
            for j in range(8):
                turn = 2 * math.pi * j / 8
                c.ball(
                    tip + (0.085 * math.cos(turn), -0.05, 0.085 * math.sin(turn)),
                    (0.05, 0.02, 0.05),
                    "#f6f0e2",
                    0.004,
                    rough=0.6,
                )
            c.ball(tip + (0, -0.07, 0), 0.055, "#e8b030", 0.004, rough=0.6)
    c.ring((0, 0, -0.2), 0.1, 0.07, "#b02040", 0.01, tall=1.4, rough=0.5)
    b.bake(c, 1.2)


def mortar() -> None:
    """A brass mortar with its pestle, on (0, 0, 0)."""
    brass = paint("#c89038", 0.34, 1.0, bump=0.15, hazy=False)
    lathe(
        [(0.3, 0), (0.32, 0.05), (0.2, 0.12), (0.22, 0.16), (0.36, 0.5), (0.44, 0.66), (0.4, 0.68), (0.3, 0.5)],
        brass,
        sides=40,
    )
    for z, r in ((0.3, 0.29), (0.4, 0.335)):
        lathe([(r, z - 0.03), (r + 0.035, z), (r, z + 0.03)], gilt(), sides=40)
    pole((-0.05, 0, 0.45), (0.42, -0.1, 1.15), 0.06, brass, 0.08)
    sphere((0.43, -0.1, 1.17), 0.11, brass)
    sphere((0, 0, 0.58), (0.38, 0.38, 0.08), paint("#6a8a3a", 0.8, bump=0.6, grain=20, hazy=False))


# ---- what is played


def lute() -> None:
    """A lute with its front to the lens, the neck along z, its pegs bent back."""
    back, board, dark = (
        wood("#7a3c18"),
        paint("#dca458", 0.4, bump=0.2, grain=8, mottle=0.12, coat=0.4, hazy=False),
        wood("#2a1810"),
    )
    pear = [
        (0.03, -0.62),
        (0.25, -0.58),
        (0.43, -0.4),
        (0.48, -0.16),
        (0.42, 0.1),
        (0.29, 0.36),
        (0.14, 0.58),
        (0.07, 0.66),
    ]
    lathe(pear, back, scale=(1, 0.42, 1), sides=40)
    with Group((0, -0.21, 0)):
        blade([*pear, *((-x, z) for x, z in reversed(pear))], board, 0.05, 0.012)
        tube([(0.475 * math.sin(t), -0.01, -0.16 - 0.45 * math.cos(t)) for t in np.linspace(-1.5, 1.5, 20)], 0.02, dark)
        lathe([(0.01, 0), (0.16, 0), (0.16, 0.02), (0.01, 0.02)], dark, (0, -0.02, 0.06), (90, 0, 0), sides=32)
        tube(
            [(0.165 * math.sin(t), -0.045, 0.06 + 0.165 * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 25)],
            0.025,
            gilt(),
        )
        for k in range(6):
            with Group((0, -0.05, 0.06), (0, 60 * k, 0)):
                pole((0, 0, 0), (0, 0, 0.15), 0.014, gilt())
        box((0.36, 0.05, 0.05), (0, -0.04, -0.36), dark, bevel=0.012)
        box((0.16, 0.08, 0.95), (0, 0, 0.95), dark, bevel=0.02, taper=0.8)
        for z in (0.6, 0.74, 0.88, 1.02, 1.16, 1.3):
            box((0.17, 0.09, 0.018), (0, -0.005, z), gilt(), bevel=0.004)
        string = paint("#f4ead0", 0.4, bump=0, hazy=False)
        for k in range(5):
            x = 0.025 * (k - 2)
            pole((x * 2.2, -0.075, -0.36), (x, -0.06, 1.42), 0.0075, string, sides=6)
        with Group((0, 0.0, 1.42), (-62, 0, 0)):
            box((0.16, 0.08, 0.5), (0, 0, 0.24), dark, bevel=0.02, taper=0.7)
            for k in range(4):
                for side in (-1, 1):
                    pole((0, 0, 0.1 + 0.1 * k), (side * 0.19, 0, 0.1 + 0.1 * k), 0.018, gilt(), 0.03)


def tambourine(r: float = 0.52) -> None:
    """A hoop with jingles and a painted skin, held by its rim."""
    frame, gold = wood("#8a2030"), gilt(0.28)
    with Group((0, 0, r)), Group(rot=(90, 0, 0)):
        lathe([(r * 0.92, -0.1), (r, -0.1), (r, 0.1), (r * 0.92, 0.1), (r * 0.92, -0.1)], frame, sides=60)
        for z in (-0.1, 0.1):
            rim = ((0.94, 0.5), (0.94, 1.2), (1.03, 1.0), (1.0, 0.5))  # what closes it lies under the skin
            lathe([(r * wide, z * high) for wide, high in rim], gold, sides=60)
        lathe(
            [(0.01, 0.075), (r * 0.94, 0.08), (r * 0.94, 0.1), (0.01, 0.095)],
            paint("#efe0c0", 0.6, bump=0.15, grain=6, mottle=0.1, hazy=False),
            sides=60,
        )
        for k in range(8):
            a = 2 * math.pi * (k + 0.5) / 8
            for dz in (-0.025, 0.025):
                lathe(
                    [(0.01, 0), (0.1, 0.0), (0.1, 0.015), (0.01, 0.03)],
                    gold,
                    (r * math.cos(a), r * math.sin(a), dz),
                    sides=20,
                )
            with Group((0, 0, 0.1), (0, 0, 45 * k)):
                solid(
                    [(0.1, 0, 0.005), (0.21, -0.07, 0.005), (0.34, 0, 0.005), (0.21, 0.07, 0.005)],
                    [(0, 1, 2, 3)],
                    paint("#b02040", 0.5, bump=0, hazy=False),
                    thick=0.012,
                )


# ---- what is worn or shown


def fan(wide: float = 160.0, r: float = 1.0, n: int = 15) -> None:
    """An open fan: gilded sticks, pleats of rose and cream, a gold hem, down at its rim."""
    gold, pale, red = gilt(), paint("#f4e4c8", 0.5, bump=0.1, hazy=False), paint("#d0466a", 0.45, bump=0.1, hazy=False)
    step = wide / n
    for k in range(n):
        with Group(rot=(0, -wide / 2 + step * (k + 0.5), 0)):
            half = math.radians(step / 2) * 1.04
            x0, x1, x2 = (far * r * math.tan(half) for far in (0.34, 0.8, 0.95))
            for lean in (-1, 1):
                with Group((0, 0, 0), (0, 0, 10 * lean)):
                    for one, two, low, high, tone in (
                        (x0, x1, 0.34, 0.8, red if k % 2 else pale),
                        (x1, x2, 0.8, 0.95, gold),
                    ):
                        blade(
                            [(0, low * r), (lean * one, low * r), (lean * two, high * r), (0, high * r)][::lean],
                            tone,
                            0.012,
                            0.0,
                        )
            pole((0, -0.01, 0), (0, -0.02, r * 0.96), 0.022, gold, 0.014)
            for j in (-1, 0, 1):
                with Group((0, 0, r * 0.93), (0, 9 * j, 0)):
                    lathe(
                        [(0.02, 0), (0.055, 0.1), (0.045, 0.2), (0.01, 0.27)],
                        paint("#f8f0e2", 0.9, bump=0.4, grain=30, hazy=False),
                        scale=(1, 0.4, 1),
                        sides=14,
                    )
    sphere((0, -0.03, 0), 0.06, gold)


def carnival_mask(b: Bust) -> None:
    """A gilded half-mask on a stick, with plumes and stones; its eyes are empty."""
    c = Clay()
    white, dark = "#f2e6d0", "#120a0c"
    c.ball((0.25, 0.05, 0.02), (0.33, 0.16, 0.25), white, 0.08, (0, -10, -12), mirror=True, rough=0.3)
    c.limb([(0, -0.1, 0.12), (0, -0.2, -0.08), (0, -0.22, -0.2)], (0.07, 0.08, 0.09), white, 0.06, rough=0.3)
    c.limb(
        [(0.3, 0, 0.14), (0.55, 0.04, 0.3), (0.66, 0.08, 0.5)],
        (0.14, 0.1, 0.01),
        white,
        0.06,
        mirror=True,
        flat=(1, 1.6),
        rough=0.3,
    )
    c.ball((0.26, -0.1, 0.03), (0.145, 0.4, 0.075), dark, 0.012, (0, -14, 0), cut=True, mirror=True)
    ring = [
        (0.1, -0.145, 0.0),
        (0.2, -0.15, 0.1),
        (0.34, -0.13, 0.13),
        (0.44, -0.07, 0.09),
        (0.33, -0.13, -0.02),
        (0.2, -0.15, -0.06),
        (0.1, -0.145, 0.0),
    ]
    c.limb(ring, (0.026,) * 7, GILT, 0.006, mirror=True, **LEAF)
    rim = [
        (0.0, -0.14, 0.2),
        (0.2, -0.1, 0.27),
        (0.4, -0.04, 0.3),
        (0.66, 0.06, 0.52),
        (0.62, 0.04, 0.2),
        (0.5, 0.0, -0.1),
        (0.28, -0.08, -0.22),
        (0.1, -0.2, -0.27),
        (0, -0.28, -0.26),
    ]
    c.limb(rim, (0.035,) * 9, GILT, 0.008, mirror=True, **LEAF)
    for x, z, r in ((0, 0.26, 0.085), (0.45, 0.26, 0.05), (0.3, -0.14, 0.04)):
        for side in (-1, 1) if x else (1,):
            c.ball((side * x, -0.15 + 0.1 * x, z), r * 1.3, GILT, 0.006, **LEAF)
            c.ball((side * x, -0.15 + 0.1 * x - r, z), r, "#b01c30", 0.004, rough=0.06)
    for x, tone in ((-0.3, "#a01c3c"), (0.0, "#f6eede"), (0.3, "#a01c3c")):
        ostrich([(x * 0.3, 0.05, 0.25), (x, 0.06, 0.75), (x * 2.1, 0.0, 1.0)], tone, 0.16, 0.6)
    pole((0.55, 0.04, -0.02), (0.62, 0.1, -1.4), 0.035, gilt())
    b.bake(c, 1.3)


def veil_sheet(tone: str, line: list[Vec], wide: float) -> None:
    """Sheer cloth that hangs along a line in pleats."""
    way = np.array(line)

    def place(u: float, v: float) -> Vec:
        at = np.array([np.interp(v, np.linspace(0, 1, len(way)), way[:, k]) for k in range(3)])
        x = (u - 0.5) * wide * (0.35 + 0.65 * v)
        return at[0] + x, at[1] + 0.04 * math.sin(u * 26), at[2]

    cloth(place, paint(tone, 0.6, bump=0.05, clear=0.35, hazy=False), 60, 20, 0.012)


# ---- the house, the church, the night


def broom(b: Bust) -> None:
    """A besom held upside down: birch twigs bound with three bands, on a haft."""
    pole((0, 0, -1.3), (0, 0, 1.15), 0.055, wood("#7a5028"))
    c, dice = Clay(), Random(5)
    for k in range(54):
        a, far = 2.4 * k, 0.09 + 0.1 * math.sqrt((k % 13) / 13)
        out = np.array((math.cos(a), 0.7 * math.sin(a), 0))
        high = dice.uniform(1.75, 2.1)
        tone = ("#c89a4c", "#dcb468", "#a87c38")[k % 3]
        c.limb(
            [
                out * 0.06 + (0, 0, 0.85),
                out * far + (0, 0, 1.15),
                out * (far * 2.7) + (0.03 * math.sin(5 * k), 0, high),
            ],
            (0.05, 0.045, 0.018),
            tone,
            0.008,
            rough=0.75,
        )
    for z, r in ((0.9, 0.12), (1.06, 0.17), (1.2, 0.22)):
        c.ring((0, 0, z), r, 0.045, "#b02040", 0.008, oval=0.75, rough=0.5)
    b.bake(c, 1.2)


def open_book(size: float = 1.0, cover: str = "#7a1424") -> None:
    """An open book that shows both its pages: red initials, lines of writing, a ribbon."""
    page = paint("#efe2c0", 0.7, bump=0.1, grain=8, second="#e4d2a4", hazy=False)
    ink, red, gold = (paint(tone, 0.7, bump=0, hazy=False) for tone in ("#3a2a1c", "#b81c28", "#c89028"))

    def bend(t: float) -> float:
        return -0.1 * math.sin(math.pi * t**0.6)

    with Group(scale=size):
        for side in (-1, 1):
            with Group(rot=(0, 0, side * 14)):
                box((0.76, 0.05, 1.02), (side * 0.37, 0.1, 0.5), paint(cover, 0.5, bump=0.2, hazy=False), bevel=0.02)
                for x, z in ((0.7, 0.04), (0.7, 0.96)):
                    sphere((side * x, 0.07, z), (0.06, 0.05, 0.06), gilt(), 16)

                def sheet(u: float, v: float, side: int = side) -> Vec:
                    return side * 0.7 * u, bend(u), 0.04 + 0.92 * (1 - v)

                cloth(sheet, page, 14, 2, 0.02)
                box((0.66, 0.1, 0.9), (side * 0.36, 0.04, 0.5), page, bevel=0.01)

                def across(x: float, side: int = side) -> float:
                    return x if side > 0 else 0.72 - x

                for k in range(9):
                    first = across(0.3 if k < 3 else 0.1)
                    for one, other in ((first, across(0.36)), (across(0.36), across(0.62))):
                        ends = [(side * u, bend(u) - 0.014, 0.84 - 0.085 * k) for u in (one, other)]
                        pole(ends[0], ends[1], 0.012, ink, sides=6)
                u = across(0.18)
                for large, out, tone in (((0.17, 0.03, 0.2), 0.005, red), ((0.07, 0.04, 0.1), 0.01, gold)):
                    box(large, (side * u, bend(u) - out, 0.76), tone, bevel=0.01)
        tube([(0, -0.02, 0.98), (0.03, -0.12, 0.4), (0.0, -0.1, -0.2)], 0.025, red)


def raven(b: Bust) -> None:
    """A raven that leans forward, its beak open, at (0, 0, 0) where it sits; it looks to -x."""
    c = Clay()
    black = faded("#1c1a28", "#3a3a54", 0.0, 0.9)
    c.limb([(0.34, 0.1, 0.1), (0.05, 0, 0.36), (-0.24, -0.05, 0.66)], (0.16, 0.3, 0.2), black, 0.06, rough=0.35)
    c.ball((-0.34, -0.08, 0.84), (0.23, 0.2, 0.2), black, 0.06, rough=0.35)
    c.limb(
        [(-0.48, -0.12, 0.86), (-0.72, -0.2, 0.84), (-0.86, -0.25, 0.74)],
        (0.09, 0.07, 0.01),
        "#c8983c",
        0.02,
        rough=0.25,
    )
    c.limb([(-0.48, -0.12, 0.78), (-0.7, -0.19, 0.68)], (0.06, 0.01), "#c8983c", 0.02, rough=0.25)
    for k in range(6):
        for y in (-0.22, 0.22):
            c.limb(
                [
                    (-0.14 + 0.03 * k, y * 1.1, 0.56 - 0.05 * k),
                    (0.2, y * 1.35, 0.3 - 0.05 * k),
                    (0.66 - 0.07 * k, y * 0.8, -0.16 - 0.02 * k),
                ],
                (0.07, 0.075, 0.012),
                "#22222e" if k % 2 else "#30304a",
                0.01,
                rough=0.3,
            )
    for k in range(5):
        c.limb([(0.3, 0.05 * (k - 2), 0.08), (0.85, 0.09 * (k - 2), -0.3)], (0.07, 0.04), "#1c1c26", 0.01, rough=0.35)
    for k in range(7):
        c.limb(
            [(-0.3, -0.16 + 0.04 * k, 0.66), (-0.34, -0.2 + 0.05 * k, 0.48)], (0.05, 0.008), "#2c2c40", 0.01, rough=0.4
        )
    for y in (-0.1, 0.1):
        c.limb(
            [(0.04, y, 0.16), (0.02, y, -0.04), (-0.14, y * 1.3, -0.05)],
            (0.05, 0.04, 0.015),
            "#4a4438",
            0.01,
            rough=0.4,
        )
    c.ball((-0.42, -0.26, 0.9), 0.06, "#9af02c", 0.006, rough=0.1, glow=0.12)
    c.ball((-0.44, -0.31, 0.9), (0.026, 0.026, 0.032), "#0a0a08", 0.004)
    b.bake(c, 1.0)

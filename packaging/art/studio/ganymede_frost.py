"""Frost, the camp of the gardeners: teal enamel, glass, ice tools, domes."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from studio.clay import Clay, Vec
from studio.lighting import lamp
from studio.materials import paint
from studio.mining import (
    antenna,
    beacon,
    beam,
    chips,
    dark,
    glass,
    grille,
    headlamp,
    hose,
    iron,
    joint,
    miner,
    piston,
    railing,
    rod,
    spoil,
    window,
)
from studio.nature import fern, leafy_tree, rock_mesh, tuft
from studio.solids import Group, box, lathe, link, pole, sphere
from studio.vehicles import hoop, hull, open_wheel, rivets, track_marks, tracks
from studio.vehicles_light import loft

TEAL, DEEP = "#12806e", "#0c6056"


def enamel() -> Any:
    """Teal enamel, kept clean."""
    return paint(TEAL, 0.3, 0.15, bump=0.12, grain=7, mottle=0.22, second=DEEP, coat=0.5)


def cream() -> Any:
    """The pale stripe of a gardener's machine."""
    return paint("#e4e0cc", 0.4, 0.05, bump=0.12, mottle=0.16)


def ice(tone: str = "#a8ecff", glow: float = 0.22) -> Any:
    """Clear old ice with some light in it."""
    return paint(tone, 0.08, glow=glow, bump=0.15, grain=3, mottle=0.3, second="#5fbfe8", coat=0.8)


def crystal(at: Vec, r: float, tall: float, material: Any, rot: Vec = (0, 0, 0), sides: int = 6) -> None:
    """A six-sided crystal, pointed at both ends."""
    profile = [
        (0.005, -tall * 0.5),
        (r * 0.8, -tall * 0.22),
        (r, tall * 0.16),
        (r * 0.55, tall * 0.36),
        (0.005, tall * 0.5),
    ]
    lathe(profile, material, at, rot, sides=sides, smooth=False, bevel=0.012)


def icicles(dice: Random, start: Vec, end: Vec, n: int, long: float = 0.16) -> None:
    """Ice that hangs from an edge."""
    clear, a, b = ice("#d4f0fc", 0.03), np.array(start, float), np.array(end, float)
    for _ in range(n):
        p = a + (b - a) * dice.random()
        pole(p, p - (0, 0, long * dice.uniform(0.3, 1)), long * dice.uniform(0.09, 0.16), clear, 0.003, 6)


def ribbed_dome(
    at: Vec, r: float, tall: float, ribs: int = 12, rings: Sequence[float] = (0.5, 1.0), tone: str = "#d8fff4"
) -> None:
    """A dome of glass between pale ribs."""
    frame = cream()
    arc = np.linspace(0, math.pi / 2 - 0.02, 12)
    lathe([(r * math.cos(a), tall * math.sin(a)) for a in arc], glass(tone), at, sides=48)
    x, y, z = at
    for k in range(ribs):
        b = 2 * math.pi * k / ribs
        places = [(x + 1.01 * r * math.cos(a) * math.cos(b), y + 1.01 * r * math.cos(a) * math.sin(b), z + 1.01 * tall * math.sin(a))
                  for a in arc[::2]]  # fmt: skip
        for p, q in itertools.pairwise(places):
            pole(p, q, 0.018 * r + 0.006, frame, sides=6)
    for a in rings:
        with Group((x, y, z + tall * math.sin(a)), (0, 90, 0)):
            hoop((0, 0, 0), r * math.cos(a) * 1.02 + 0.012, frame, 0.035 * r + 0.01, 0.03)
    lathe([(r * 0.16, 0), (r * 0.16, 0.03), (0.02, 0.06)], frame, (x, y, z + tall), sides=20)


def garden(at: Vec, r: float, tall: float, seed: str) -> None:
    """Trees, ferns and grass under a dome, with a lamp of their own."""
    dice = Random(seed)
    x, y, z = at
    earth, bark = paint("#4a3020", 0.9, bump=0.6), paint("#6a4a2c", 0.8, bump=0.4)
    greens = [paint(tone, 0.7, bump=0.5, grain=8, mottle=0.3, second=second)
              for tone, second in (("#6fc83a", "#4a9a2c"), ("#3fae4a", "#2c8a3c"), ("#a4d84a", "#78b838"))]  # fmt: skip
    lathe([(r * 0.96, 0), (r * 0.96, 0.05), (r * 0.5, 0.09), (0.01, 0.1)], earth, at, sides=32)
    trees = [leafy_tree(greens[k], bark, dice, tall * 0.8, 7) for k in range(2)]
    for k, (a, d) in enumerate(((0.4, 0.1), (2.3, 0.5), (4.2, 0.52), (5.6, 0.5))):
        size = (0.95 if k == 0 else 0.62) * dice.uniform(0.9, 1.05)
        link(trees[k % 2], "tree", (x + r * d * math.cos(a), y + r * d * math.sin(a), z + 0.05), (0, 0, 80 * k), size)
    plants = [
        fern(greens[2], dice, 9, r * 0.34),
        fern(greens[0], dice, 7, r * 0.3),
        tuft(greens[1], dice, 16, r * 0.4, r * 0.2, 0.02),
    ]
    for k in range(26):
        a, d = dice.uniform(0, 6.28), r * math.sqrt(dice.uniform(0.1, 0.75))
        link(plants[k % 3], "plant", (x + d * math.cos(a), y + d * math.sin(a), z + 0.06), (0, 0, dice.uniform(0, 360)))
    for k in range(14):
        a, d = dice.uniform(0, 6.28), r * dice.uniform(0.5, 0.85)
        sphere((x + d * math.cos(a), y + d * math.sin(a), z + dice.uniform(0.1, 0.3) * tall), 0.04 * r,
               paint(("#ff5a3c", "#ffd040", "#ff90c0")[k % 3], 0.4), 10)  # fmt: skip
    lamp("POINT", (x, y, z + tall * 0.92), 26 * r * r, "#fff0c8", 0.1)


def green_5(c: Clay) -> None:
    """A small four-wheeled rover that holds up a crystal in its gripper."""
    with Group((-0.2, 0.2, 0.0), (0, 0, 32), 1.02):
        _crystal_rover()


def _crystal_rover() -> None:
    teal, pale, bare, dice = enamel(), cream(), iron(), Random("rover")
    for s in (-1, 1):
        for y in (-0.62, 0.62):
            open_wheel((s * 0.62, y, 0.34), 0.34, rod(), 10, 0.018, paint("#2c3030", 0.6, bump=0.3))
            for k in range(20):
                a = 2 * math.pi * k / 20
                with Group((s * 0.62, y, 0.34), (math.degrees(a), 0, 0)):
                    box((0.2, 0.05, 0.035), (0, 0, 0.345), dark(), (0, 0, 14 * s), 0.008)
            joint((s * 0.5, y, 0.34), 0.09, 0.2, bare, pale)
            beam((s * 0.44, y, 0.36), (s * 0.36, y * 0.3, 0.62), (0.09, 0.11), (0.1, 0.14), pale, (1, 0, 0))
            box((0.26, 0.56, 0.05), (s * 0.62, y, 0.75), teal, (0, s * 6, 0), 0.02)
    hull(
        [
            (-0.98, 0.26, 0.52, 0.22, 0.7),
            (-0.7, 0.36, 0.4, 0.36, 0.84),
            (0.62, 0.38, 0.4, 0.38, 0.86),
            (0.96, 0.3, 0.5, 0.28, 0.8),
        ],
        teal,
        0.05,
    )
    for s in (-1, 1):
        box((0.02, 1.4, 0.08), (s * 0.38, -0.02, 0.68), pale, (0, 0, 0), 0.005)
        rivets((s * 0.38, -0.6, 0.79), (s * 0.385, 0.6, 0.79), 12, bare, 0.014)
        headlamp((s * 0.2, -0.98, 0.62), 0.085, pale, (0, -1, 0.105), "#e0fff4")
    # a bubble with a gardener in it
    lathe([(0.36, 0), (0.37, 0.05), (0.34, 0.07)], pale, (-0.02, -0.4, 0.84), sides=32)
    ribbed_dome((-0.02, -0.4, 0.88), 0.33, 0.38, 6, (), "#c8f4f0")
    suit, helm = paint("#e88a30", 0.7, bump=0.2), paint("#f4ecd8", 0.3, coat=0.5)
    lathe([(0.13, 0), (0.15, 0.1), (0.08, 0.18)], suit, (-0.02, -0.38, 0.86), sides=16)
    sphere((-0.02, -0.4, 1.1), 0.1, helm, 18)
    sphere((-0.02, -0.45, 1.1), (0.075, 0.07, 0.06), paint("#3a2c20", 0.1, coat=1.0), 14)
    # a box of seedlings behind
    box((0.56, 0.42, 0.18), (0, 0.62, 0.94), paint("#9a7a4c", 0.8, bump=0.4), bevel=0.02)
    leaf = tuft(paint("#7fd040", 0.6), dice, 12, 0.3, 0.14, 0.02)
    for x, y in ((-0.16, 0.54), (0.02, 0.66), (0.18, 0.54), (-0.06, 0.74), (0.16, 0.74)):
        link(leaf, "seedling", (x, y, 1.0), (0, 0, 300 * x))
    antenna((-0.3, 0.3, 0.86), 0.62, (-0.08, 0.05))
    # the arm holds its find up
    shoulder, elbow, wrist = (0.3, 0.12, 0.94), (0.42, 0.42, 1.42), (0.42, -0.32, 1.66)
    lathe([(0.17, 0), (0.17, 0.1), (0.12, 0.14)], bare, (0.3, 0.12, 0.82), sides=24)
    joint(shoulder, 0.13, 0.24, bare, pale)
    beam(shoulder, elbow, (0.12, 0.16), (0.1, 0.12), teal)
    joint(elbow, 0.1, 0.22, bare, pale)
    beam(elbow, wrist, (0.1, 0.13), (0.08, 0.08), teal)
    piston((0.36, -0.04, 1.02), (0.42, 0.18, 1.46), 0.04, pale)
    hose([(0.24, 0.3, 0.9), (0.3, 0.62, 1.2), (0.34, 0.5, 1.5), (0.36, 0.1, 1.62)], 0.022)
    joint(wrist, 0.08, 0.18, bare, pale)
    with Group(wrist, (0, 10, 0)):
        lathe([(0.07, 0), (0.12, 0.1), (0.12, 0.16)], bare, sides=18)
        for k in range(3):
            with Group((0, 0, 0.14), (0, 0, 120 * k + 30)):
                beam((0.1, 0, 0), (0.25, 0, 0.12), (0.06, 0.05), (0.05, 0.04), pale, (0, 1, 0), 0.01)
                beam((0.25, 0, 0.11), (0.2, 0, 0.36), (0.055, 0.045), (0.04, 0.03), pale, (0, 1, 0), 0.01)
        gem = ice("#48ccf0", 0.2)
        crystal((0, 0, 0.5), 0.19, 0.78, gem, (0, 4, 10))
        crystal((0.12, 0.02, 0.36), 0.1, 0.42, gem, (0, 32, 40))
        crystal((-0.12, -0.04, 0.34), 0.09, 0.38, gem, (12, -34, 0))
        lamp("POINT", (-0.1, -0.5, 0.5), 5, "#80e8ff", 0.1)
    for x, y, r, tall, lean in (
        (1.15, -0.45, 0.14, 0.62, 14),
        (1.35, -0.3, 0.1, 0.44, 28),
        (1.0, -0.3, 0.08, 0.36, -12),
    ):
        crystal((x, y, tall * 0.3), r, tall, ice("#70e4ff", 0.12), (lean, lean * 0.6, 20))
    spoil(dice, [(1.15, -0.4, 0.12)])


def green_6(c: Clay) -> None:
    """An ice laser on three track feet: a long barrel with rings of lenses, a thin beam, ice that turns to steam."""
    dice = Random("laser")
    with Group((-0.6, 0.8, 0.0), (0, 0, 52), 0.88):
        _laser()
    hit = (1.05, -0.49, 2.37)
    wall = ice("#6fb8dc", 0.03)
    for k, (x, y, wide, tall) in enumerate(
        ((1.24, -0.42, 0.34, 2.5), (1.52, -0.2, 0.36, 1.7), (0.98, -0.3, 0.22, 1.1), (1.5, -0.7, 0.26, 0.9))
    ):
        link(rock_mesh(k * 3.3, wall, 0.45, 3), "spire", (x, y, 0.0), (0, 0, 70 * k), (wide, wide, tall))
    sphere(hit, 0.06, paint("#b8ffd8", glow=7.0, bump=0), 16)
    lamp("POINT", (hit[0] - 0.15, hit[1] - 0.2, hit[2]), 7, "#60ffb0", 0.1)
    steam = paint("#e4f0f4", 0.9, bump=0.3, grain=5, mottle=0.15)
    for k in range(44):
        t = k / 44
        at = (
            hit[0] + 0.06 + 0.22 * t + dice.gauss(0, 0.04 + 0.1 * t),
            hit[1] + dice.gauss(0, 0.08),
            hit[2] + 0.04 + 0.36 * t,
        )
        sphere(at, dice.uniform(0.03, 0.07) + 0.07 * t, steam, 16)
    chips(dice, 50, hit, (0.1, 0.1, 0.1), away=(-0.3, -0.2, -0.9), high=0.04)
    spoil(dice, [(1.1, -1.0, 0.12), (1.5, -1.2, 0.14)])


def _laser() -> None:
    teal, pale, bare, black = enamel(), cream(), iron(), dark()
    for a in (-80, 40, 160):
        with Group(rot=(0, 0, a)):
            with Group((0.96, 0, 0), scale=0.66):
                tracks(0.8, 0.0, 0.46, 0.3, 3, teal)
                box((0.3, 0.9, 0.3), (0, 0, 0.52), teal, bevel=0.04)
            beam((0.96, 0, 0.4), (0.2, 0, 0.9), (0.2, 0.2), (0.28, 0.32), teal, (0, 1, 0), 0.03)
            joint((0.96, 0, 0.42), 0.13, 0.34, bare, pale, (0, 1, 0))
            piston((0.82, 0, 0.62), (0.26, 0, 1.1), 0.045, pale)
    lathe(
        [(0.3, 0), (0.38, 0.1), (0.4, 0.34), (0.34, 0.42), (0.44, 0.46), (0.44, 0.54), (0.3, 0.58)],
        teal,
        (0, 0, 0.68),
        sides=36,
    )
    lathe([(0.405, 0.18), (0.415, 0.22), (0.415, 0.26), (0.405, 0.3)], pale, (0, 0, 0.68), sides=36)
    for s in (-1, 1):
        beam((s * 0.36, 0, 1.2), (s * 0.36, -0.02, 1.7), (0.1, 0.56), (0.09, 0.32), teal)
        joint((s * 0.36, 0, 1.64), 0.17, 0.16, bare, pale)
        rivets((s * 0.42, -0.2, 1.26), (s * 0.42, 0.2, 1.26), 5, bare, 0.02)
    grille((0, -0.44, 0.98), 0.36, 0.2, (0, 0, 0), 4)
    with Group((0, 0, 1.64), (-24, 0, 0)):
        _barrel(teal, pale, bare, black)
        pole((0, -1.65, 0), (0, -2.6, 0), 0.032, paint("#10ff78", glow=3.0, bump=0, hazy=False), sides=8)


def _barrel(teal: Any, pale: Any, bare: Any, black: Any) -> None:
    """The laser itself along -y: a reactor behind, cooling fins, rings of lenses, a glass eye."""
    with Group(rot=(90, 0, 0)):
        lathe([(0.12, -0.95), (0.26, -0.86), (0.3, -0.6), (0.3, -0.1), (0.22, 0.02), (0.2, 0.3), (0.13, 0.36), (0.13, 1.5), (0.16, 1.54), (0.16, 1.6)],
              teal, sides=36)  # fmt: skip
        for k in range(7):
            z = -0.72 + 0.09 * k
            lathe(
                [(0.3, z - 0.02), (0.36, z - 0.014), (0.36, z + 0.014), (0.3, z + 0.02)],
                pale if k == 6 else bare,
                sides=36,
            )
        light = paint("#20f090", glow=0.9, bump=0)
        for k, r in enumerate((0.34, 0.31, 0.28, 0.25)):
            z = 0.5 + 0.3 * k
            lathe([(r * 0.8, z - 0.05), (r, z - 0.04), (r, z + 0.04), (r * 0.8, z + 0.05)], pale, sides=36)
            lathe(
                [(r * 0.5, z - 0.03), (r * 0.82, z - 0.06), (r * 0.82, z + 0.06), (r * 0.5, z + 0.03)], light, sides=36
            )
            for j in range(3):
                a = 2.094 * j + 0.5
                pole(
                    (0.12 * math.cos(a), 0.12 * math.sin(a), z - 0.14),
                    (r * 0.9 * math.cos(a), r * 0.9 * math.sin(a), z),
                    0.025,
                    bare,
                    sides=8,
                )
        for j in range(3):
            a = 2.094 * j + 0.5
            pole(
                (0.27 * math.cos(a), 0.27 * math.sin(a), 0.1),
                (0.21 * math.cos(a), 0.21 * math.sin(a), 1.44),
                0.022,
                bare,
                sides=8,
            )
        sphere((0, 0, 1.6), 0.12, paint("#60ffa8", glow=4.0, bump=0), 20)
    box((0.1, 0.3, 0.16), (0, -0.1, 0.36), black, bevel=0.02)
    pole((0, -0.4, 0.46), (0, 0.1, 0.46), 0.05, pale)
    beacon((0, 0.5, 0.4), 0.05, "#60ffb0")
    hose([(0.2, 0.6, -0.1), (0.44, 0.5, -0.4), (0.36, 0.3, -0.8)], 0.04)
    hose([(-0.2, 0.7, -0.1), (-0.4, 0.7, -0.5), (-0.3, 0.35, -0.85)], 0.04)


def green_8(c: Clay) -> None:
    """A tracked harvester with a garden under glass on its back, a reel of blades in front."""
    with Group((0.36, 0.9, 0.0), (0, 0, -38), 0.97):
        _harvester()


def _harvester() -> None:
    teal, pale, bare, black, dice = enamel(), cream(), iron(), dark(), Random("harvest")
    tracks(2.3, 0.84, 0.5, 0.42, 5, teal)
    hull(
        [
            (-1.35, 0.55, 0.6, 0.55, 1.0),
            (-1.1, 0.62, 0.4, 0.62, 1.16),
            (1.3, 0.62, 0.4, 0.62, 1.16),
            (1.6, 0.5, 0.6, 0.5, 1.0),
        ],
        teal,
        0.06,
    )
    for s in (-1, 1):
        box((0.56, 3.0, 0.08), (s * 0.86, 0.05, 0.92), teal, bevel=0.03)
        box((0.05, 3.0, 0.1), (s * 1.13, 0.05, 0.9), pale, bevel=0.015)
        rivets((s * 1.16, -1.3, 0.9), (s * 1.16, 1.4, 0.9), 16, bare, 0.02)
        for k in range(3):
            lathe(
                [(0.12, -0.16), (0.14, -0.12), (0.14, 0.12), (0.12, 0.16)],
                pale,
                (s * 0.9, 0.1 + 0.45 * k, 1.06),
                (90, 0, 0),
                sides=18,
            )
    for s in (-1, 1):
        icicles(dice, (s * 1.13, -1.4, 0.86), (s * 1.13, 1.5, 0.86), 26, 0.18)
    # the garden
    lathe([(1.0, 0), (1.06, 0.05), (1.06, 0.22), (0.98, 0.28)], teal, (0, 0.5, 1.12), sides=48)
    lathe([(1.07, 0.1), (1.085, 0.13), (1.07, 0.16)], pale, (0, 0.5, 1.12), sides=48)
    for k in range(24):
        a = 2 * math.pi * k / 24
        sphere((1.07 * math.cos(a), 0.5 + 1.07 * math.sin(a), 1.2), 0.022, bare, 8)
    garden((0, 0.5, 1.38), 0.98, 1.1, "dome")
    ribbed_dome((0, 0.5, 1.38), 1.0, 1.14, 12, (0.45, 0.95))
    antenna((0.6, 1.5, 1.0), 1.3, (0.05, 0.1))
    # the driver's cabin
    with Group((0, -1.0, 1.1)):
        hull([(-0.42, 0.4, 0.0, 0.34, 0.2), (-0.3, 0.44, 0.0, 0.36, 0.56), (0.3, 0.46, 0.0, 0.42, 0.62)], teal, 0.04)
        box((0.6, 0.03, 0.32), (0, -0.385, 0.37), window("#ffe4a0", 1.2), (-18, 0, 0), 0.01)
        pole((0, -0.44, 0.24), (0, -0.345, 0.52), 0.014, black, sides=6)
        for s in (-1, 1):
            box((0.03, 0.34, 0.28), (s * 0.425, 0.02, 0.36), window("#ffe4a0", 1.2), (0, s * -6, 0), 0.01)
            headlamp((s * 0.24, -0.36, 0.66), 0.075, pale, (0, -1, 0.141), "#f0fff0")
        box((0.84, 0.6, 0.05), (0, -0.02, 0.62), pale, bevel=0.02)
    # the reel
    for s in (-1, 1):
        beam((s * 0.66, -1.1, 0.86), (s * 0.98, -2.05, 0.62), (0.12, 0.2), (0.1, 0.12), pale)
        piston((s * 0.5, -1.2, 1.1), (s * 0.92, -1.95, 0.74), 0.05, pale)
        hoop((s * 0.92, -2.05, 0.6), 0.5, teal, 0.06, 0.07)
        for k in range(6):
            a = math.pi * k / 3 + 0.3
            pole(
                (s * 0.92, -2.05, 0.6),
                (s * 0.92, -2.05 + 0.48 * math.cos(a), 0.6 + 0.48 * math.sin(a)),
                0.026,
                bare,
                sides=8,
            )
        joint((s * 0.96, -2.05, 0.6), 0.12, 0.2, bare, pale)
    pole((-0.96, -2.05, 0.6), (0.96, -2.05, 0.6), 0.07, bare)
    steel = paint("#b8c4c8", 0.3, 0.7, bump=0.15)
    for k in range(6):
        a = math.pi * k / 3 + 0.3
        p = np.array((0, -2.05 + 0.48 * math.cos(a), 0.6 + 0.48 * math.sin(a)))
        pole(p + (-0.95, 0, 0), p + (0.95, 0, 0), 0.04, teal)
        out = np.array((0, math.cos(a - 0.5), math.sin(a - 0.5)))
        for j in range(11):
            q = p + (-0.85 + 0.17 * j, 0, 0)
            pole(q, q + out * 0.19, 0.034, steel, 0.006, 6)
    box((1.9, 0.3, 0.1), (0, -1.72, 0.2), bare, (20, 0, 0), 0.03)
    track_marks(1.6, 6.0, 0.84, tone="#7a9494")
    chips(dice, 46, (0, -2.3, 0.5), (0.6, 0.2, 0.2), away=(0, -0.1, 0.6))
    spoil(dice, [(-0.9, -2.9, 0.18), (0.0, -2.95, 0.22), (0.8, -2.9, 0.2)])


def green_9(c: Clay) -> None:
    """An icebreaker on giant tracks: a ship's bow that parts the ice, a lit bridge, a garden under glass amidships."""
    with Group((0.42, 1.1, 0.0), (0, 0, -33), 0.88):
        _icebreaker()


def _icebreaker() -> None:
    teal, pale, bare, black, dice = enamel(), cream(), iron(), dark(), Random("breaker")
    with Group(scale=1.3):
        tracks(2.6, 0.86, 0.44, 0.4, 6, teal)
    for s in (-1, 1):
        box((0.7, 3.6, 0.12), (s * 1.12, 0.1, 1.12), teal, bevel=0.04)
        box((0.06, 3.6, 0.12), (s * 1.46, 0.1, 1.1), pale, bevel=0.02)
    deck = 1.95

    def half(keel: float, wide: float, low: float, top: float) -> list[tuple[float, float]]:
        return [
            (keel, low),
            (wide * 0.72, low + (top - low) * 0.3),
            (wide * 0.95, low + (top - low) * 0.7),
            (wide, top),
        ]

    loft([(-2.75, half(0.01, 0.03, 1.3, 2.3)), (-2.45, half(0.03, 0.32, 0.75, 2.22)), (-1.9, half(0.06, 0.68, 0.4, 2.1)), (-1.1, half(0.3, 0.92, 0.36, deck)),
          (0.4, half(0.5, 1.0, 0.4, deck)), (1.7, half(0.45, 0.92, 0.5, deck)), (2.0, half(0.3, 0.8, 0.8, deck))], teal, 0.03)  # fmt: skip
    for seam in (
        [(-2.45, 0.304, 1.78), (-1.9, 0.646, 1.59), (-1.1, 0.874, 1.47), (0.4, 0.95, 1.485), (1.7, 0.874, 1.515)],
        [(-2.45, 0.23, 1.19), (-1.9, 0.49, 0.91), (-1.1, 0.66, 0.84)],
    ):
        for (y, x, z), (v, u, w) in itertools.pairwise(seam):
            for s in (-1, 1):
                rivets((s * x, y, z), (s * u, v, w), round((v - y) * 9), pale, 0.022)
    for s in (-1, 1):
        icicles(dice, (s * 1.46, -1.6, 1.05), (s * 1.46, 1.8, 1.05), 34, 0.26)
    icicles(dice, (-0.8, 0.55, deck + 1.15), (0.8, 0.55, deck + 1.15), 16, 0.16)
    # a pale stripe, a steel stem with teeth, portholes
    side = [(-2.46, 0.31, 2.02), (-1.9, 0.665, 1.92), (-1.1, 0.905, 1.82), (0.4, 0.985, 1.82), (1.7, 0.905, 1.82)]
    for s in (-1, 1):
        for (y, x, z), (v, u, w) in itertools.pairwise(side):
            beam((s * x, y, z), (s * u, v, w), (0.05, 0.1), (0.05, 0.1), pale, (1, 0, 0), 0.008)
        for k in range(6):
            y = -0.85 + 0.42 * k
            with Group((s * (0.955 + 0.012 * (k > 1)), y, 1.55), (0, s * 90, 0)):
                lathe([(0.1, 0), (0.1, 0.04), (0.075, 0.05)], pale, sides=18)
                lathe([(0.07, 0.045), (0.001, 0.055)], window("#ffe0a0", 2.0), sides=16)
        anchor = (s * 0.6, -2.05, 1.62)
        pole(anchor, (s * 0.66, -2.08, 1.3), 0.035, black)
        pole((s * 0.5, -2.22, 1.34), (s * 0.78, -1.9, 1.34), 0.04, black)
        railing(
            [(s * 0.06, -2.68, 2.3), (s * 0.66, -1.9, 2.1), (s * 0.9, -1.1, deck), (s * 0.98, 0.3, deck)], 0.2, pale
        )
    stem = [(0, -2.84, 2.34), (0, -2.8, 1.3), (0, -2.5, 0.72), (0, -1.95, 0.32)]
    steel = paint("#b8c4c8", 0.34, 0.7, bump=0.3, mottle=0.3, second="#8a6a50")
    for p, q in itertools.pairwise(stem):
        beam(p, q, (0.1, 0.16), (0.12, 0.18), steel)
    for k in range(7):
        t = k / 6
        p = np.array((0, -2.82 + 0.8 * max(0.0, t - 0.3), 1.6 - 1.15 * t))
        for s in (-1, 1):
            pole(p, p + (s * 0.08, -0.22, 0.02), 0.07, steel, 0.01, 8)
    # the bridge, wings and mast
    with Group((0, 1.15, deck), scale=(1.0, 1.0, 1.2)):
        box((1.5, 1.0, 0.5), (0, 0.05, 0.25), pale, bevel=0.04)
        for x in (-0.5, -0.17, 0.17, 0.5):
            box((0.2, 0.03, 0.18), (x, -0.455, 0.28), window("#ffdf98", 1.6), bevel=0.01)
        hull([(-0.62, 0.78, 0.5, 0.82, 0.92), (-0.5, 0.8, 0.48, 0.84, 0.96), (0.3, 0.62, 0.48, 0.6, 0.96)], teal, 0.03)
        for k in range(7):
            box((0.18, 0.03, 0.22), (-0.6 + 0.2 * k, -0.615, 0.73), window("#ffdf98", 1.6), (6, 0, 0), 0.01)
        for s in (-1, 1):
            box((0.03, 0.4, 0.22), (s * 0.765, -0.22, 0.73), window("#ffdf98", 1.6), (0, 0, s * 13), 0.01)
        box((1.76, 1.06, 0.05), (0, -0.12, 0.98), pale, bevel=0.02)
        for x in (-0.6, -0.3, 0.3, 0.6):
            headlamp((x, -0.6, 1.06), 0.07, black, (0, -1, 0.141), "#f0fff4")
        lathe(
            [(0.27, 0), (0.27, 0.5), (0.3, 0.54), (0.3, 0.62)],
            teal,
            (-0.1, 0.55, 0.5),
            scale=(0.8, 1.2, 1.15),
            sides=28,
        )
        lathe(
            [(0.275, 0.3), (0.28, 0.34), (0.28, 0.42), (0.275, 0.46)],
            pale,
            (-0.1, 0.55, 0.5),
            scale=(0.8, 1.2, 1.15),
            sides=28,
        )
        pole((0.3, 0.0, 1.0), (0.3, 0.05, 1.55), 0.04, pale)
        pole((0.02, 0.02, 1.34), (0.58, 0.02, 1.34), 0.02, pale)
        with Group((0.3, -0.06, 1.5), (60, 0, 30)):
            lathe([(0.02, 0), (0.14, 0.03), (0.2, 0.09), (0.19, 0.1), (0.02, 0.04)], pale, sides=24)
        beacon((0.3, 0.05, 1.6), 0.05, "#ff6040")
        antenna((-0.55, 0.2, 1.0), 0.45)
    # the garden amidships
    lathe([(0.72, 0), (0.76, 0.04), (0.76, 0.14), (0.7, 0.18)], pale, (0, -0.25, deck), sides=40)
    garden((0, -0.25, deck + 0.14), 0.68, 0.62, "ship")
    ribbed_dome((0, -0.25, deck + 0.14), 0.7, 0.66, 10, (0.5,))
    box((0.5, 0.4, 0.14), (0, -1.4, deck + 0.06), bare, bevel=0.03)
    lathe([(0.1, 0), (0.08, 0.1), (0.14, 0.16), (0.14, 0.2)], black, (0.3, -1.9, 2.1), sides=16)
    miner((-0.08, -2.3, 2.22), 0, wave=True, tall=0.2)
    miner((0.45, -1.25, deck), 40, tall=0.2)
    # the ice gives way
    slab = ice("#bfe8f8", 0.03)
    for k in range(16):
        s = -1 if k % 2 else 1
        t = k / 16
        size = dice.uniform(0.24, 0.5)
        at = (s * (0.35 + 0.9 * t + dice.uniform(0, 0.2)), -2.9 + 1.3 * t, 0.12 + 0.2 * dice.random())
        link(rock_mesh(k * 1.9, slab, 0.5, 1), "slab", at, (dice.uniform(20, 50), s * dice.uniform(10, 45), dice.uniform(0, 360)),
             (size, size * 0.8, size * 0.28))  # fmt: skip
    chips(dice, 60, (0, -2.9, 0.4), (0.4, 0.2, 0.2), away=(0, -0.2, 0.8))
    for x, y, turn in ((-1.5, -2.0, 200), (-1.7, -1.85, 150)):
        miner((x, y, 0.03), turn, tall=0.18)

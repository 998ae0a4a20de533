"""Clash's beasts: ogres, trolls, lizards, wolves and what crawls from the sea."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
from studio.arms import club, round_shield, spear, sword
from studio.beach import barnacles, scallop, starfish, weed, whelk
from studio.beasts import Fur, claws, eye, horn, lids, strap, teeth, toes, unit, warts, wolf_head
from studio.clay import Clay, Coat, blotch, faded, spline, striped
from studio.materials import paint
from studio.nature import fern, fir, rock_mesh, tuft
from studio.solids import Group, blade, cloth, lathe, link, pole, sphere, tube


def ogre(c: Clay) -> None:
    """All belly, a spiked club raised, a roast in the other fist."""
    dice = Random("ogre")
    c.coat = {"metal": 0.0, "rough": 0.72, "glow": 0.0}
    skin = faded(blotch("#6f8248", "#7d8a50", 4, 0.9), blotch("#83984e", "#96a45a", 4, 0.9), 0.6, 1.9)
    pale, leather = blotch("#c2b484", "#b5a878", 5, 0.9), "#5a3b22"
    # body: a pear that hangs over its belt
    c.ball((0, 0.06, 0.86), (0.58, 0.5, 0.36), skin, 0.1)
    c.ball((0, -0.1, 1.12), (0.66, 0.6, 0.5), skin, 0.14)
    c.ball((0, -0.36, 1.06), (0.46, 0.4, 0.42), pale, 0.12)
    c.ball((0, -0.77, 1.0), (0.045, 0.06, 0.06), "#6a5a3c", 0.03, cut=True)
    c.ball((0, 0.1, 1.62), (0.62, 0.42, 0.36), skin, 0.2)
    c.ball((0.25, -0.26, 1.56), (0.27, 0.18, 0.18), skin, 0.09, mirror=True)
    c.ball((0.27, -0.43, 1.5), 0.045, "#8a6a4a", 0.02, mirror=True)
    c.ball((0.62, 0.06, 1.72), (0.3, 0.3, 0.28), skin, 0.12, mirror=True)
    # short bowed legs, a fold over each knee
    for side, out in ((-1, -0.05), (1, 0.1)):
        c.limb(
            [(side * 0.34, 0, 0.72), (side * 0.5, -0.16 - out, 0.42), (side * 0.47, -0.02 - out, 0.14)],
            (0.3, 0.25, 0.2),
            skin,
            0.1,
        )
        c.ball((side * 0.5, -0.3 - out, 0.46), (0.15, 0.1, 0.11), skin, 0.05)
        c.ball((side * 0.48, -0.1 - out, 0.1), (0.21, 0.24, 0.12), skin, 0.08)
        toes(c, (side * 0.49, -0.26 - out, 0.1), skin, 0.09, 3, 0.15, side * 14, 0.07, paint("#d8c79a", 0.4, bump=0.2))
    # head: sunk between the shoulders, all jaw
    c.limb([(0, 0.0, 1.78), (0, -0.32, 1.92)], (0.34, 0.3), skin, 0.12)
    c.ball((0, -0.38, 2.08), (0.28, 0.3, 0.28), skin, 0.08)
    c.ball((0, -0.56, 1.86), (0.36, 0.28, 0.19), skin, 0.08)
    c.ball((0.28, -0.5, 1.98), (0.12, 0.14, 0.11), skin, 0.06, mirror=True)
    c.limb([(-0.27, -0.7, 1.93), (0, -0.85, 1.95), (0.27, -0.7, 1.93)], (0.04, 0.055, 0.04), "#3a1712", 0.02, cut=True)
    c.limb([(-0.25, -0.72, 1.85), (0, -0.84, 1.86), (0.25, -0.72, 1.85)], (0.05, 0.06, 0.05), skin, 0.03)
    c.ball((0, -0.72, 2.04), (0.12, 0.14, 0.1), blotch("#a2825a", "#96905a"), 0.04)
    c.ball((0.1, -0.72, 2.0), (0.06, 0.07, 0.05), blotch("#a2825a", "#96905a"), 0.03, mirror=True)
    c.ball((0.06, -0.83, 1.99), 0.028, "#2a1a10", 0.01, cut=True, mirror=True)
    for side in (-1, 1):
        at, look = (side * 0.145, -0.635, 2.13), (side * 0.12 + 0.1, -1, -0.08)
        eye(at, 0.07, look, "#e8941e")
        lids(c, at, 0.07, look, skin, 0.45, 0.3 * side)
        c.limb(
            [(side * 0.3, -0.56, 2.25), (side * 0.16, -0.7, 2.235), (0, -0.7, 2.15)], (0.06, 0.085, 0.06), skin, 0.04
        )
        horn([(side * 0.22, -0.74, 1.83), (side * 0.29, -0.84, 1.9), (side * 0.28, -0.83, 2.07)], 0.062)
        c.limb(
            [(side * 0.24, -0.32, 2.08), (side * 0.47, -0.26, 2.16), (side * 0.64, -0.2, 2.3)],
            (0.1, 0.1, 0.015),
            skin,
            0.05,
            flat=(1, 1.7),
        )
    for x in (-0.09, 0.02, 0.12):
        horn([(x, -0.86, 1.86), (x, -0.88, 1.95)], 0.03)
    c.ring((0.53, -0.3, 2.12), 0.06, 0.016, "#e0a83a", 0.005, (0, 80, 20), metal=1, rough=0.25)
    knot = Fur(dice)
    for _ in range(34):
        knot.lock(
            (dice.gauss(0, 0.04), -0.3 + dice.gauss(0, 0.04), 2.36), (dice.gauss(0, 0.45), 0.3, 1), 0.3, 0.03, 0.5
        )
    knot.made("#2e2018", "#4a3020")
    c.ring((0, -0.28, 2.38), 0.08, 0.03, "#8d3b26", 0.01, (-20, 0, 0))
    warts(c, dice, (0, -0.1, 1.12), (0.66, 0.6, 0.5), skin, 9, 0.035)
    # the club arm (his left), raised
    c.limb([(0.7, 0.04, 1.74), (1.06, -0.12, 1.5), (0.98, -0.44, 1.78)], (0.28, 0.22, 0.18), skin, 0.08)
    c.ball((0.98, -0.5, 1.9), (0.18, 0.18, 0.18), skin, 0.05)
    for k in range(4):
        z = 1.79 + k * 0.075
        c.limb([(1.12, -0.56, z), (0.96, -0.69, z), (0.85, -0.56, z)], (0.05, 0.054, 0.045), skin, 0.015)
    c.ring((0.98, -0.34, 1.68), 0.19, 0.04, leather, 0.02, (40, 0, 0), tall=2)
    with Group((0.99, -0.53, 1.92), along=(0.16, 0.1, 1), scale=1.1):
        club(0.9, 0.25)
    # the other fist, and his dinner
    c.limb([(-0.7, 0.02, 1.7), (-1.02, -0.08, 1.32), (-0.9, -0.42, 1.06)], (0.28, 0.22, 0.18), skin, 0.08)
    c.ball((-0.88, -0.5, 1.0), (0.18, 0.18, 0.18), skin, 0.05)
    for k in range(4):
        x = -1.0 + k * 0.075
        c.limb([(x, -0.5, 1.12), (x, -0.67, 1.03), (x + 0.01, -0.56, 0.88)], (0.05, 0.054, 0.045), skin, 0.015)
    _roast((-0.98, -0.62, 1.12), (-0.45, -0.4, 1))
    # dress
    c.ring((0, 0.02, 0.76), 0.55, 0.08, leather, 0.02, tall=1.2)
    c.drum((0, -0.6, 0.74), 0.17, 0.06, "#d8a23e", 0.03, 0.01, (90, 0, 0), metal=1, rough=0.32)
    c.drum((0, -0.67, 0.74), 0.09, 0.04, "#7d1f18", 0.03, 0.01, (90, 0, 0), rough=0.25)
    pelt = Fur(dice)
    for a in range(170, 371, 4):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        for z, long in ((0.72, 0.36), (0.66, 0.26)):
            pelt.lock((x * 0.54, 0.02 + y * 0.54, z), (x * 0.2, y * 0.3, -1), long, 0.075, 0.1)
    pelt.made("#8d3b26", "#5f2418")
    fur = Fur(dice)
    for a in range(-80, 261, 6):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        fur.lock((x * 0.48, 0.06 + y * 0.32, 1.88), (x, y * 0.8, -0.25), 0.3, 0.06, 0.5)
        fur.lock((x * 0.38, 0.04 + y * 0.26, 1.93), (x, y * 0.8, 0.05), 0.26, 0.055, 0.5)
    fur.made("#6a4c34", "#42301f")
    strap(
        c,
        [
            (-0.5, -0.2, 1.84),
            (-0.28, -0.48, 1.66),
            (0.04, -0.66, 1.36),
            (0.42, -0.6, 1.04),
            (0.62, -0.26, 0.84),
            (0.5, 0.0, 0.8),
        ],
        0.05,
        "#4a2f1c",
    )


def _roast(at: tuple[float, float, float], along: tuple[float, float, float]) -> None:
    """A leg of something, bitten into."""
    meat, end = paint("#a8622e", 0.35, bump=0.6, grain=9, second="#7a3a1c"), paint("#efe2bc", 0.5, bump=0.2)
    with Group(at, along=along):
        pole((0, 0, -0.36), (0, 0, 0.34), 0.035, end, 0.03)
        for x in (-0.035, 0.035):
            sphere((x, 0, -0.36), 0.05, end, 12)
        sphere((0, 0, 0.26), (0.17, 0.16, 0.2), meat)
        sphere((0.02, 0, 0.1), (0.11, 0.11, 0.2), meat)


def troll(c: Clay) -> None:
    """A hill that walks: moss, stones and a fir on its hump, fists on the ground, a tree torn up by the roots."""
    dice = Random("troll")
    c.coat = {"metal": 0.0, "rough": 0.8, "glow": 0.0}
    skin = faded(blotch("#66523a", "#725a3c", 5, 0.9), blotch("#947448", "#846848", 5, 0.9), 0.2, 1.7)
    moss, nose = blotch("#5f7a30", "#4a6a2c", 9, 0.5), blotch("#a8664e", "#95604a", 6)
    # the hump stands higher than the head
    c.ball((0, 0.12, 0.95), (0.56, 0.48, 0.42), skin, 0.12)
    c.ball((0, -0.16, 1.05), (0.5, 0.4, 0.4), blotch("#a08a66", "#94805f", 5, 0.9), 0.14)
    c.ball((0, 0.2, 1.68), (0.86, 0.6, 0.6), skin, 0.2)
    c.ball((-0.1, 0.32, 2.02), (0.66, 0.5, 0.4), skin, 0.2)
    c.ball((0.62, -0.02, 1.66), (0.34, 0.34, 0.36), skin, 0.12, mirror=True)
    c.ball((-0.08, 0.3, 2.16), (0.64, 0.5, 0.3), moss, 0.05)
    for x, y, z, r in (
        (-0.62, 0.05, 1.98, 0.2),
        (0.55, 0.1, 2.02, 0.22),
        (0.1, -0.12, 2.16, 0.16),
        (-0.25, -0.1, 2.14, 0.18),
        (0.8, 0.0, 1.86, 0.14),
    ):
        c.ball((x, y, z), (r * 1.2, r, r * 0.6), moss, 0.04)
    # legs: two stumps
    for side in (-1, 1):
        c.limb(
            [(side * 0.34, 0.1, 0.75), (side * 0.5, -0.1, 0.42), (side * 0.48, 0.02, 0.14)],
            (0.3, 0.26, 0.22),
            skin,
            0.1,
        )
        toes(c, (side * 0.49, -0.12, 0.1), skin, 0.11, 3, 0.2, side * 14, 0.09, paint("#c2b48c", 0.5, bump=0.2))
    # arms as long as he is
    for side, hand in ((-1, (-0.98, -0.42, 0.26)), (1, (0.9, -0.52, 0.86))):
        elbow = (side * 1.14, -0.06, 1.02) if side < 0 else (1.2, -0.06, 1.22)
        c.limb([(side * 0.74, 0.0, 1.72), elbow, hand], (0.31, 0.22, 0.27), skin, 0.1)
        c.ball(elbow + np.array((side * 0.12, 0.08, 0)), (0.13, 0.13, 0.16), skin, 0.06)
    c.ball((-0.97, -0.5, 0.16), (0.25, 0.23, 0.2), skin, 0.06)
    for k in range(4):
        x = -1.15 + 0.12 * k
        c.limb([(x, -0.56, 0.26), (x, -0.72, 0.16), (x + 0.01, -0.66, 0.05)], (0.085, 0.085, 0.07), skin, 0.02)
    c.ball((0.9, -0.58, 0.84), (0.23, 0.23, 0.23), skin, 0.06)
    for k in range(4):
        z = 0.7 + k * 0.105
        c.limb([(1.09, -0.68, z), (0.92, -0.87, z), (0.76, -0.66, z)], (0.07, 0.078, 0.062), skin, 0.015)
    _trunk(dice, (0.92, -0.66, 0.0), (0.06, 0.12, 1))
    # head: low, forward, behind its nose
    c.limb([(0, 0.0, 1.6), (-0.02, -0.5, 1.62)], (0.4, 0.32), skin, 0.12)
    c.ball((-0.02, -0.6, 1.72), (0.32, 0.3, 0.26), skin, 0.08)
    c.ball((-0.02, -0.72, 1.46), (0.36, 0.27, 0.2), skin, 0.08)
    c.limb(
        [(-0.28, -0.86, 1.5), (-0.02, -1.0, 1.46), (0.24, -0.86, 1.5)], (0.05, 0.06, 0.05), "#2c120c", 0.02, cut=True
    )
    c.limb([(-0.26, -0.86, 1.41), (-0.02, -0.98, 1.36), (0.22, -0.86, 1.41)], (0.06, 0.08, 0.06), nose, 0.03)
    c.limb([(-0.02, -0.82, 1.82), (-0.03, -1.05, 1.72), (-0.05, -1.16, 1.52)], (0.1, 0.17, 0.17), nose, 0.05)
    c.ball((-0.04, -1.08, 1.54), (0.21, 0.16, 0.13), nose, 0.05)
    for x in (-0.13, 0.06):
        c.ball((x, -1.19, 1.46), (0.045, 0.05, 0.035), "#2a140c", 0.01, cut=True)
    c.ball((0.03, -1.24, 1.66), 0.035, nose, 0.015)
    for side in (-1, 1):
        at, look = (-0.02 + side * 0.18, -0.85, 1.78), (side * 0.14 - 0.05, -1, -0.1)
        eye(at, 0.065, look, "#e8c83a")
        lids(c, at, 0.065, look, skin, 0.5, 0.25 * side)
        c.limb(
            [(-0.02 + side * 0.34, -0.72, 1.88), (-0.02 + side * 0.18, -0.9, 1.89), (-0.02, -0.88, 1.83)],
            (0.07, 0.1, 0.08),
            skin,
            0.04,
        )
        horn(
            [(side * 0.22 - 0.02, -0.88, 1.38), (side * 0.26 - 0.02, -0.99, 1.46), (side * 0.24 - 0.02, -0.98, 1.62)],
            0.055,
        )
        c.limb(
            [(side * 0.28, -0.52, 1.7), (side * 0.5, -0.5, 1.66), (side * 0.68, -0.46, 1.5)],
            (0.1, 0.13, 0.02),
            skin,
            0.05,
            flat=(1, 1.8),
        )
    horn([(0.06, -0.99, 1.38), (0.07, -1.02, 1.47)], 0.04)
    warts(c, dice, (-0.02, -0.6, 1.72), (0.32, 0.3, 0.26), skin, 5, 0.03)
    warts(c, dice, (0, 0.2, 1.68), (0.86, 0.6, 0.6), skin, 12, 0.05)
    brows = Fur(dice)
    for _ in range(40):
        u = dice.uniform(-1, 1)
        brows.lock((-0.02 + u * 0.32, -0.86 + 0.12 * u * u, 1.93), (u * 0.5, -0.4, -0.1), 0.11, 0.022, 0.6)
        brows.lock((-0.02 + u * 0.3, -0.82 + 0.1 * u * u, 1.3), (u * 0.2, -0.2, -1), 0.26, 0.03, 0.1)
    brows.made("#5a6a34", "#6f7a3e")
    # what grows on him
    stone = paint("#8a8680", 0.9, bump=0.8, grain=4, second="#66645f")
    for k, (x, y, z, r) in enumerate(
        (
            (-0.5, 0.3, 2.22, 0.24),
            (0.36, 0.2, 2.26, 0.26),
            (0.0, 0.4, 2.38, 0.2),
            (-0.72, 0.1, 1.98, 0.17),
            (0.74, 0.1, 2.0, 0.19),
        )
    ):
        link(
            rock_mesh(k * 3.1, stone, 0.5),
            "stone",
            (x, y, z),
            (dice.uniform(-30, 30), dice.uniform(-30, 30), 60 * k),
            r,
        )
    green = fir(paint("#3f6a36", 0.9, bump=0.6, grain=8, second="#2d5038"), paint("#4a3626"), dice, 6, 2.0)
    link(green, "fir", (-0.3, 0.2, 2.3), (6, -9, 0), 0.34)
    link(green, "fir", (0.14, 0.36, 2.4), (0, 8, 40), 0.22)
    grass = tuft(paint("#7f9a40", 0.9, second="#5f7a34"), dice, 14, 0.2, 0.2, 0.012)
    for _ in range(26):
        x = dice.uniform(-0.75, 0.7)
        link(
            grass,
            "grass",
            (x, dice.uniform(-0.15, 0.4), 2.38 - 0.5 * abs(x + 0.05) ** 1.6),
            (0, x * 40, dice.uniform(0, 360)),
            dice.uniform(0.6, 1.1),
        )
    link(
        fern(paint("#6f9a3a", 0.7, second="#4a7a34", bump=0.1), dice, 7, 0.4),
        "fern",
        (0.62, 0.0, 2.06),
        (0, 20, 0),
        0.8,
    )
    cap, stalk = paint("#c84a2a", 0.4, bump=0.1), paint("#e8dcc0", 0.7)
    for x, y, z, r in ((-0.62, -0.14, 1.98, 0.07), (-0.52, -0.2, 1.96, 0.05), (-0.7, -0.22, 1.86, 0.045)):
        pole((x, y, z - 0.06), (x - 0.02, y - 0.02, z + 0.08), r * 0.35, stalk)
        lathe(
            [(r, 0), (r * 0.85, r * 0.5), (0.004, r * 0.9)], cap, (x - 0.02, y - 0.02, z + 0.06), (12, -14, 0), sides=16
        )
    # a rag of hides
    pelt = Fur(dice)
    for a in range(180, 361, 4):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        pelt.lock((x * 0.54, 0.06 + y * 0.46, 0.78), (x * 0.2, y * 0.3, -1), 0.42, 0.08, 0.1)
    pelt.made("#4a3826", "#2f2419")
    c.ring((0, 0.06, 0.8), 0.52, 0.05, "#7a6a3c", 0.02, oval=0.88)


def _trunk(dice: Random, at: tuple[float, float, float], along: tuple[float, float, float]) -> None:
    """A young tree torn up, roots and earth above."""
    bark = paint("#6a4a30", 0.9, bump=1.0, grain=7, second="#4a3422")
    with Group(at, along=along):
        lathe([(0.11, 0.05), (0.13, 0.9), (0.16, 1.6), (0.24, 2.0), (0.2, 2.2)], bark, sides=20,
              wave=lambda a, z: 1 + 0.07 * math.sin(5 * a + 4 * z))  # fmt: skip
        lathe([(0.06, 0.0), (0.1, 0.06)], paint("#d0a870", 0.8, bump=0.4), sides=16)
        for k in range(11):
            a = 2 * math.pi * k / 11 + dice.uniform(-0.2, 0.2)
            x, y, r = math.cos(a), math.sin(a), dice.uniform(0.35, 0.6)
            up = dice.uniform(-0.05, 0.5)
            horn([(x * 0.1, y * 0.1, 1.98), (x * 0.26, y * 0.26, 2.12), (x * r * 0.8, y * r * 0.8, 2.2 + up * 0.5), (x * r, y * r, 2.16 + up)],
                 0.085, bark)  # fmt: skip
        earth = rock_mesh(5, paint("#4a3a28", 0.95, bump=0.8, grain=6), 0.5)
        for _ in range(9):
            link(
                earth,
                "clod",
                (dice.gauss(0, 0.13), dice.gauss(0, 0.13), dice.uniform(2.0, 2.25)),
                (0, 0, dice.uniform(0, 360)),
                dice.uniform(0.07, 0.15),
            )
        for z, a in ((0.5, 0.4), (1.2, -2.6), (1.55, -0.9)):
            horn([(0, 0, z), (0.2 * math.cos(a), 0.2 * math.sin(a), z - 0.08)], 0.06, bark, 0.5)


def carnivore(c: Clay) -> None:
    """A tyrant lizard in mid roar, what is left of a shield before it."""
    dice = Random("carnivore")
    c.coat = {"metal": 0.0, "rough": 0.85, "glow": 0.0}
    back, belly, band = (
        blotch("#3c5e2c", "#56702e", 5, 0.5),
        np.array((0.50, 0.36, 0.15)),
        np.array((0.16, 0.02, 0.006)),
    )

    def hide(p: Any) -> Any:
        wave = np.sin(p[..., 1] * 13 + 1.6 * np.sin(p[..., 2] * 5))
        stripe = np.clip(wave * 3 - 0.8, 0, 1)[..., None] * np.clip((p[..., 2:3] - 0.85) * 2.5, 0, 1)
        under = np.clip((1.12 - p[..., 2:3]) * 3.2, 0, 1) * np.clip((0.9 - p[..., 1:2]), 0, 1)
        base = back(p) * (1 - under) + belly * under
        return base * (1 - stripe) + band * stripe

    # the body runs back along y, the tail curls up; the head comes forward at the viewer
    c.limb([(0, -0.55, 1.62), (0, -0.1, 1.38), (0, 0.55, 1.28), (0, 1.2, 1.22)], (0.33, 0.47, 0.58, 0.46), hide, 0.12)
    c.limb(
        [(0, 1.1, 1.2), (0.1, 1.85, 1.12), (0.0, 2.3, 1.55), (-0.12, 2.3, 2.1), (-0.5, 2.0, 2.5)],
        (0.45, 0.34, 0.24, 0.15, 0.02),
        hide,
        0.1,
    )
    c.limb([(0, -0.3, 1.5), (0, -0.72, 1.86), (0, -0.95, 2.1)], (0.4, 0.34, 0.33), hide, 0.12)
    for k in range(5):  # folds of the throat and the flank
        t = k / 4
        y, z = -0.55 - 0.42 * t, 1.48 + 0.36 * t
        c.limb(
            [(-0.3, y + 0.1, z + 0.14), (0, y - 0.18, z - 0.16), (0.3, y + 0.1, z + 0.14)],
            (0.03, 0.05, 0.03),
            hide,
            0.035,
        )
    for k in range(4):
        c.limb(
            [(0.42, 0.05 + 0.2 * k, 1.55), (0.56, 0.02 + 0.2 * k, 1.3), (0.44, 0.0 + 0.2 * k, 1.0)],
            (0.02, 0.035, 0.02),
            hide,
            0.04,
            mirror=True,
        )
    # skull, jaws apart
    c.ball((0, -1.02, 2.18), (0.37, 0.4, 0.31), hide, 0.08)
    c.limb([(0, -1.12, 2.24), (0, -1.55, 2.2), (0, -1.92, 2.13)], (0.31, 0.27, 0.2), hide, 0.08)
    chin = blotch("#8a9a4a", "#b0a860", 5)
    c.limb([(0, -0.98, 1.92), (0, -1.38, 1.6), (0, -1.66, 1.44)], (0.27, 0.22, 0.16), chin, 0.05)
    c.limb([(0, -0.95, 2.02), (0, -1.4, 1.89), (0, -1.98, 1.8)], (0.13, 0.19, 0.17), "#6a1818", 0.03, cut=True)
    c.limb([(0, -1.05, 1.94), (0, -1.42, 1.74), (0.02, -1.62, 1.68)], (0.12, 0.12, 0.06), "#c4424a", 0.03, rough=0.4)
    c.limb([(0, -1.1, 1.98), (0, -1.5, 1.76)], (0.012, 0.012), "#8a2830", 0.02, cut=True)
    crest = blotch("#6a4a24", "#7a3a1c", 9)
    c.limb(
        [(0.22, -0.95, 2.42), (0.27, -1.28, 2.47), (0.17, -1.56, 2.4)], (0.075, 0.105, 0.06), crest, 0.05, mirror=True
    )
    for k in range(5):
        c.ball((0.09, -1.5 - 0.1 * k, 2.43 - 0.03 * k), (0.06, 0.07, 0.05), crest, 0.03, mirror=True)
    c.ball((0.1, -2.08, 2.22), 0.035, "#1c120a", 0.015, cut=True, mirror=True)
    for side in (-1, 1):
        at, look = (side * 0.27, -1.34, 2.36), (side * 0.75, -1, 0.0)
        eye(at, 0.075, look, "#ffb020", "#f0d890", slit=True, wide=0.85)
        lids(c, at, 0.078, look, hide, 0.5, side * 0.2)
        teeth(
            [
                (side * 0.25, -1.16, 2.03),
                (side * 0.24, -1.5, 1.98),
                (side * 0.17, -1.88, 1.95),
                (side * 0.05, -2.06, 1.97),
            ],
            (0, -0.05, -1),
            0.14,
            0.04,
            10,
            dice,
        )
        teeth(
            [
                (side * 0.22, -1.15, 1.84),
                (side * 0.2, -1.4, 1.66),
                (side * 0.13, -1.68, 1.52),
                (side * 0.04, -1.78, 1.49),
            ],
            (0, -0.25, 1),
            0.14,
            0.036,
            8,
            dice,
        )
    spike = paint("#8a3a1e", 0.6, bump=0.4, second="#5f2414")
    for k in range(17):
        t = k / 16
        y = -0.86 + 2.5 * t
        z = float(np.interp(y, (-1.0, -0.72, -0.3, 0.1, 0.55, 1.2, 1.7), (2.5, 2.2, 1.9, 1.86, 1.88, 1.7, 1.42)))
        horn([(0, y, z - 0.1), (0, y + 0.04, z + 0.02), (0, y + 0.14, z + 0.19 - 0.07 * t)], 0.07, spike)
    # hind legs, folds at the knee
    for side, step in ((-1, -0.22), (1, 0.12)):
        c.limb([(side * 0.4, 0.72, 1.2), (side * 0.58, 0.36 + step, 0.84), (side * 0.56, 0.76 + step, 0.46), (side * 0.56, 0.52 + step, 0.12)],
               (0.44, 0.3, 0.16, 0.14), hide, 0.1)  # fmt: skip
        for k in range(3):
            z = 0.42 - 0.09 * k
            c.limb(
                [(side * 0.42, 0.64 + step, z), (side * 0.56, 0.5 + step, z - 0.02), (side * 0.7, 0.64 + step, z)],
                (0.02, 0.035, 0.02),
                hide,
                0.03,
            )
        toes(c, (side * 0.56, 0.48 + step, 0.1), hide, 0.1, 3, 0.36, 0, 0.2)
        c.limb(
            [(side * 0.32, -0.42, 1.4), (side * 0.48, -0.68, 1.14), (side * 0.4, -0.94, 1.24)],
            (0.15, 0.1, 0.075),
            hide,
            0.06,
        )
        for a in (-0.05, 0.05):
            horn(
                [(side * 0.4 + a, -0.94, 1.25), (side * 0.39 + a, -1.06, 1.24), (side * 0.39 + a, -1.12, 1.12)],
                0.045,
                paint("#2e241c", 0.3),
            )
    with Group((-0.95, -0.75, 0.3), (58, 10, 44), 0.8):
        round_shield(0.5, "#34558a")


def alpha(c: Clay) -> None:
    """A werewolf that howls before the moon, arms wide, in what is left of trousers."""
    dice = Random("alpha")
    c.coat = {"metal": 0.0, "rough": 0.85, "glow": 0.0}
    coat, pale = blotch("#6a5a4c", "#5a4a3e", 7, 0.7), blotch("#a8957a", "#98846a", 7, 0.7)
    dark, light = Fur(dice), Fur(dice)
    # body: all chest
    c.ball((0, 0.1, 1.02), (0.25, 0.2, 0.2), coat, 0.08)
    c.limb([(0, 0.1, 1.05), (0, 0.06, 1.35), (0, -0.02, 1.65)], (0.22, 0.24, 0.34), coat, 0.1)
    c.ball((0, -0.02, 1.7), (0.47, 0.34, 0.36), coat, 0.12)
    c.ball((0.2, -0.22, 1.7), (0.22, 0.14, 0.18), pale, 0.08, mirror=True)
    c.limb([(0, 0.05, 1.85), (-0.06, -0.08, 2.08)], (0.28, 0.22), coat, 0.1)
    # legs of a wolf
    for side, step in ((-1, -0.16), (1, 0.1)):
        hip, knee = np.array((side * 0.17, 0.1, 1.0)), np.array((side * 0.36, -0.2 + step, 0.68))
        hock, foot = np.array((side * 0.4, 0.26 + step, 0.36)), np.array((side * 0.42, 0.04 + step, 0.09))
        c.limb([hip, knee], (0.22, 0.15), coat, 0.08)
        c.limb([knee, hock, foot], (0.15, 0.085, 0.085), coat, 0.05)
        toes(c, foot, coat, 0.07, 3, 0.2, side * 14, 0.13)
        dark.limb([knee, hock, foot], (0.14, 0.09, 0.08), 130, 0.12, 0.018)
        trousers = blotch("#8a6238", "#6f4c2a", 8, 0.8)
        c.limb([hip + (0, 0, 0.06), knee * 0.85 + hip * 0.15 + (0, 0, 0.02)], (0.255, 0.2), trousers, 0.04, rough=1.0)
        for k in range(4):
            fold = hip * (0.85 - 0.2 * k) + knee * (0.15 + 0.2 * k)
            c.limb([fold + (-0.2, -0.02, 0.05), fold + (0, -0.225 + 0.012 * k, -0.02 + 0.05 * (k % 2)), fold + (0.2, -0.02, -0.03)],
                   (0.012, 0.05, 0.012), trousers, 0.02)  # fmt: skip
        rags = Fur(dice)
        way = (knee - hip) / np.linalg.norm(knee - hip)
        for a in np.linspace(0, 2 * math.pi, 22):
            out = np.array((math.cos(a), math.sin(a) * 0.9, 0))
            rags.lock(hip * 0.25 + knee * 0.75 + out * 0.185, way + out * 0.28, 0.2, 0.055, 0.3)
        rags.made("#8a6238", "#6f4c2a")
    c.ring((0, 0.06, 1.13), 0.25, 0.045, "#3c2a1a", 0.01, oval=0.85)
    # arms wide, claws out
    for side, elbow, hand, up in (
        (-1, (-0.92, 0.0, 1.5), (-1.16, -0.3, 1.84), 0.9),
        (1, (0.88, 0.02, 1.44), (1.2, -0.32, 1.4), 0.1),
    ):
        c.ball((side * 0.48, 0.0, 1.82), (0.2, 0.2, 0.19), coat, 0.08)
        c.limb([(side * 0.48, 0, 1.82), elbow, hand], (0.17, 0.13, 0.1), coat, 0.06)
        dark.limb([(side * 0.5, 0, 1.82), elbow], (0.17, 0.13), 130, 0.14, 0.019)
        dark.limb([elbow, hand], (0.13, 0.11), 170, 0.15, 0.02, 0.5)
        _claw_hand(c, hand, np.array(hand) - elbow + (0, 0, 0.2 * up), coat, 0.1)
    # the head, thrown up to the left
    at, way = np.array((-0.12, -0.14, 2.26)), (-0.66, -0.42, 0.62)
    wolf_head(c, at, way, 0.225, coat, pale, dice, 34, ears_back=True)
    for _ in range(520):  # the mane
        t, a = dice.random(), dice.uniform(0, 2 * math.pi)
        root = np.array((-0.05 * t, 0.02 - 0.1 * t, 1.84 + 0.3 * t)) + np.array((math.cos(a), math.sin(a), 0)) * (
            0.3 - 0.1 * t
        )
        (light if math.sin(a) < -0.5 else dark).lock(root, (math.cos(a) * 0.6, math.sin(a) * 0.6, -0.8), 0.22, 0.022)
    light.ball((0, -0.1, 1.7), (0.38, 0.29, 0.28), (0, -0.2, -1), 480, 0.16, 0.02)
    light.limb([(0, -0.06, 1.6), (0, -0.04, 1.3), (0, 0.02, 1.14)], (0.27, 0.24, 0.22), 200, 0.16, 0.02)
    for x in (-0.2, 0.2):
        light.ball((x, -0.24, 1.72), (0.22, 0.14, 0.18), (0.2 * x, -0.3, -1), 150, 0.14, 0.018)
    dark.ball((0, 0.0, 1.72), (0.47, 0.34, 0.36), (0, 0.2, -1), 320, 0.17, 0.02, 0.5)
    dark.ball((0.5, 0, 1.86), (0.2, 0.2, 0.18), (1, 0.2, -0.3), 110, 0.17, 0.02)
    dark.ball((-0.5, 0, 1.86), (0.2, 0.2, 0.18), (-1, 0.2, -0.3), 110, 0.17, 0.02)
    tail = [(0, 0.3, 1.02), (0.3, 0.55, 0.95), (0.62, 0.6, 0.72), (0.8, 0.55, 0.6)]
    c.limb(tail, (0.08, 0.11, 0.1, 0.03), coat, 0.04)
    dark.limb(tail, (0.08, 0.11, 0.1, 0.03), 130, 0.26, 0.035, 0.5)
    dark.made("#66564a", "#40352d")
    light.made("#b09c7c", "#8f7b60")
    sphere(
        (9.9, 38.8, 8.3),
        4.4,
        paint("#f2f6f0", 0.9, glow=0.62, bump=0, grain=0.9, mottle=0.5, second="#b9cdd6", hazy=False),
        64,
    )


def _claw_hand(c: Clay, at: tuple[float, float, float], way: Any, tone: Any, r: float) -> None:
    """A spread hand with claws."""
    n, base = unit(way), np.array(at, float)
    side = unit(np.cross(n, (0, 1.0, 0.2)))
    c.ball(base + n * r * 0.7, r * 1.15, tone, 0.04)
    for k in range(5):
        spread = (k - 2) * 0.42
        out = unit(n + side * spread + (0, -0.5, 0))
        root, knuckle = base + n * r + side * spread * r * 1.5, base + n * r * 1.1 + out * r * 1.5
        tip = knuckle + unit(out + (0, -0.5, -0.15)) * r * (0.9 if k in (0, 4) else 1.15)
        c.limb([root, knuckle, tip], (r * 0.48, r * 0.42, r * 0.3), tone, 0.015)
        claws([tip], unit(out + (0, -0.8, -0.3)), r * 1.35, r * 0.3)


def grrr(c: Clay) -> None:
    """A ball of bristles with a wolf's mouth: it means the butterfly."""
    dice = Random("grrr")
    c.coat = {"metal": 0.0, "rough": 0.85, "glow": 0.0}
    coat, pale, gum = (
        blotch("#7a3f22", "#66331c", 6, 0.7),
        blotch("#d8b078", "#c49a66", 6, 0.7),
        blotch("#a03a44", "#8a2e3a", 8),
    )
    # short legs, braced
    for side, y, z in ((-1, -0.35, 0.5), (1, -0.3, 0.5), (-1, 0.6, 0.6), (1, 0.62, 0.6)):
        foot = (side * (0.62 if y < 0 else 0.58), y - 0.12, 0.1)
        c.limb([(side * 0.42, y, z), (side * 0.62, y + 0.06, z * 0.6), foot], (0.26, 0.19, 0.15), coat, 0.08)
        toes(c, foot, coat, 0.1, 3, 0.2, side * 12, 0.13)
    c.ball((0, 0.25, 0.88), (0.62, 0.72, 0.54), coat, 0.12)
    # the head is the beast
    c.ball((0, -0.3, 1.2), (0.78, 0.62, 0.56), coat, 0.12)
    c.ball((0, -0.62, 1.36), (0.62, 0.46, 0.28), coat, 0.1)
    c.ball((0, -0.62, 0.72), (0.66, 0.5, 0.24), pale, 0.08)
    c.ball((0, -0.86, 1.02), (0.62, 0.52, 0.36), "#4a0e16", 0.03, cut=True)
    c.limb(
        [(-0.6, -0.66, 1.16), (-0.42, -0.98, 1.33), (0, -1.1, 1.36), (0.42, -0.98, 1.33), (0.6, -0.66, 1.16)],
        (0.06, 0.07, 0.07),
        gum,
        0.03,
    )
    c.limb(
        [(-0.6, -0.7, 0.88), (-0.42, -1.0, 0.74), (0, -1.12, 0.7), (0.42, -1.0, 0.74), (0.6, -0.7, 0.88)],
        (0.06, 0.07, 0.07),
        gum,
        0.03,
    )
    c.limb(
        [(0, -0.5, 0.8), (0.04, -0.9, 0.86), (0.12, -1.2, 0.74), (0.16, -1.3, 0.56)],
        (0.2, 0.2, 0.16, 0.08),
        "#d8606c",
        0.04,
        rough=0.35,
    )
    c.ball((0, -1.06, 1.5), (0.2, 0.14, 0.13), "#1c1210", 0.03, rough=0.3)
    c.ball((0, -0.9, 1.46), (0.3, 0.24, 0.16), coat, 0.06)
    for k in range(3):  # a snout in wrinkles
        z, w = 1.54 + 0.06 * k, 0.3 - 0.03 * k
        c.limb(
            [(-w, -0.84 + 0.07 * k, z - 0.05), (0, -1.0 + 0.09 * k, z + 0.03), (w, -0.84 + 0.07 * k, z - 0.05)],
            (0.03, 0.045, 0.03),
            coat,
            0.02,
        )
    upper = [(-0.56, -0.74, 1.17), (-0.38, -1.02, 1.31), (0, -1.13, 1.33), (0.38, -1.02, 1.31), (0.56, -0.74, 1.17)]
    lower = [(-0.56, -0.78, 0.86), (-0.38, -1.04, 0.75), (0, -1.16, 0.72), (0.38, -1.04, 0.75), (0.56, -0.78, 0.86)]
    teeth(upper, (0, 0.05, -1), 0.15, 0.05, 13, dice)
    teeth(lower, (0, 0.05, 1), 0.13, 0.048, 12, dice)
    for side in (-1, 1):
        horn([(side * 0.36, -1.04, 1.36), (side * 0.38, -1.1, 1.2), (side * 0.35, -1.05, 1.0)], 0.075)
        horn([(side * 0.44, -1.02, 0.7), (side * 0.48, -1.1, 0.84), (side * 0.46, -1.08, 1.02)], 0.065)
        at, look = (side * 0.27, -0.82, 1.68), (side * 0.06 + 0.12, -1, 0.05)
        c.ball(at, 0.17, coat, 0.05)
        eye((at[0], at[1] - 0.06, at[2]), 0.14, look, "#f0c020", wide=0.42)
        lids(c, (at[0], at[1] - 0.06, at[2]), 0.14, look, coat, 0.35, 0.45 * side)
        c.limb(
            [(side * 0.52, -0.72, 1.9), (side * 0.28, -0.96, 1.84), (side * 0.06, -0.98, 1.7)],
            (0.07, 0.1, 0.07),
            "#2e1a12",
            0.03,
        )
        c.limb(
            [(side * 0.5, -0.3, 1.6), (side * 0.78, -0.16, 1.84), (side * 1.02, 0.06, 1.92)],
            (0.2, 0.15, 0.015),
            coat,
            0.05,
        )
        c.limb(
            [(side * 0.58, -0.42, 1.64), (side * 0.78, -0.26, 1.8), (side * 0.92, -0.1, 1.86)],
            (0.1, 0.08, 0.01),
            "#d08a70",
            0.02,
        )
    fur, dark = Fur(dice), Fur(dice)
    for _ in range(620):
        a, b = dice.uniform(0, 2 * math.pi), dice.uniform(-0.5, 1.45)
        d = np.array((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)))
        if d[1] < -0.45:
            continue
        root = np.array((0, -0.12 + 0.35 * max(0.0, d[1]), 1.1)) + d * np.array((0.74, 0.8, 0.6))
        crest = abs(d[0]) < 0.3 and d[2] > 0.3
        (dark if crest else fur).lock(
            root, d + np.array((0, 0.7, 0.25)), 0.46 if crest else 0.3, 0.05 if crest else 0.045, 0.05 if crest else 0.2
        )
    for side in (-1, 1):
        for _ in range(60):
            root = np.array((side * dice.uniform(0.58, 0.72), dice.uniform(-0.72, -0.3), dice.uniform(0.75, 1.4)))
            fur.lock(root, (side, 0.25, -0.2), 0.34, 0.045)
    for _ in range(70):
        x = dice.uniform(-0.34, 0.34)
        dark.lock((x, -0.62 + abs(x) * 0.3, 1.74), (x * 0.6, 0.1, 1), 0.34, 0.04, -0.1)
    tail = [(0, 0.85, 1.1), (0.25, 1.15, 1.45), (0.5, 1.1, 1.85), (0.62, 1.0, 2.1)]
    c.limb(tail, (0.13, 0.15, 0.13, 0.03), coat, 0.05)
    fur.limb(tail, (0.12, 0.15, 0.13, 0.05), 150, 0.3, 0.045, 0.6)
    for side, y in ((-1, -0.35), (1, -0.3), (-1, 0.6), (1, 0.62)):
        fur.limb(
            [(side * 0.45, y, 0.55), (side * 0.62, y + 0.06, 0.34), (side * 0.61, y - 0.08, 0.14)],
            (0.25, 0.19, 0.14),
            80,
            0.16,
            0.03,
        )
    fur.made("#84451f", "#5a2c16")
    dark.made("#33211a", "#4a2a1a")
    _butterfly((0.5, -1.4, 1.66))


def _butterfly(at: tuple[float, float, float]) -> None:
    """Blue, with black rims: unaware."""
    with Group(at, (28, 10, 34), 0.8):
        pole((0, 0, -0.07), (0, 0, 0.09), 0.014, paint("#1c1410", 0.5), 0.01, 8)
        for side in (-1, 1):
            for turn, size in ((48, 0.21), (128, 0.15)):
                with Group((0, 0, 0), (0, side * turn, 0)):
                    sphere((0, -0.02, size * 0.62), (size * 0.42, 0.008, size * 0.62), paint("#16202c", 0.6), 20)
                    sphere(
                        (0, -0.026, size * 0.6),
                        (size * 0.31, 0.008, size * 0.48),
                        paint("#58b8f0", 0.4, glow=0.25, second="#3a86d8"),
                        20,
                    )
            pole((0, 0, 0.08), (side * 0.06, -0.02, 0.18), 0.006, paint("#1c1410", 0.5), 0.004, 6)


def brute(c: Clay) -> None:
    """A wedge of muscle with a thimble of a head: one fist has split the rock, the other is on its way."""
    dice = Random("brute")
    c.coat = {"metal": 0.0, "rough": 0.75, "glow": 0.0}
    skin, leather = blotch("#a0633c", "#925634", 5, 0.9), blotch("#4a2f1e", "#3c2618", 9)
    steel: Coat = {"metal": 1.0, "rough": 0.42}
    # narrow below
    c.ball((0, 0.12, 0.92), (0.3, 0.25, 0.22), "#4c4a3c", 0.06)
    for side, step in ((-1, -0.1), (1, 0.12)):
        hip, knee, foot = (side * 0.17, 0.12, 0.86), (side * 0.34, -0.16 + step, 0.5), (side * 0.36, 0.06 + step, 0.1)
        c.limb([hip, knee, foot], (0.22, 0.17, 0.13), blotch("#5a5644", "#4c4a3c", 7), 0.06)
        c.limb([(side * 0.35, -0.06 + step, 0.34), foot], (0.16, 0.15), leather, 0.02)
        c.limb([(side * 0.36, 0.06 + step, 0.09), (side * 0.42, -0.24 + step, 0.08)], (0.14, 0.12), leather, 0.04)
        c.ring((side * 0.35, -0.02 + step, 0.36), 0.16, 0.04, "#7a6a50", 0.02)
    # a wedge above
    c.limb([(0, 0.1, 0.95), (0, 0.04, 1.25), (0, 0.0, 1.5)], (0.27, 0.34, 0.46), skin, 0.08)
    c.ball((0, 0.06, 1.66), (0.76, 0.42, 0.42), skin, 0.14)
    c.ball((0, 0.14, 1.9), (0.5, 0.3, 0.22), skin, 0.12)
    c.ball((0.3, -0.27, 1.66), (0.36, 0.2, 0.25), skin, 0.035, mirror=True)
    c.ball((0.34, -0.47, 1.56), 0.035, "#8a4a34", 0.015, mirror=True)
    for k in range(3):
        c.ball((0.1, -0.26 + 0.015 * k, 1.34 - 0.135 * k), (0.115, 0.1, 0.075), skin, 0.025, mirror=True)
    c.limb([(0.62, 0.0, 1.5), (0.48, -0.06, 1.25), (0.3, -0.04, 1.05)], (0.16, 0.13, 0.06), skin, 0.05, mirror=True)
    # the arm on the rock
    c.ball((-0.84, 0.0, 1.72), (0.36, 0.35, 0.34), skin, 0.06)
    c.limb([(-0.86, 0.0, 1.66), (-1.14, -0.06, 1.12)], (0.28, 0.23), skin, 0.08)
    c.ball((-1.08, -0.2, 1.34), (0.22, 0.22, 0.27), skin, 0.05)
    c.limb([(-1.14, -0.06, 1.12), (-1.14, -0.3, 0.8), (-1.0, -0.5, 0.46)], (0.24, 0.32, 0.2), skin, 0.06)
    c.limb([(-1.12, -0.34, 0.74), (-1.02, -0.48, 0.5)], (0.335, 0.275), leather, 0.012)
    _fist(c, (-0.99, -0.54, 0.34), (0.05, -0.25, -1), 0.25, skin)
    # the arm that comes
    c.ball((0.84, 0.02, 1.78), (0.36, 0.35, 0.34), skin, 0.06)
    c.limb([(0.86, 0.02, 1.8), (1.2, -0.02, 1.66)], (0.28, 0.24), skin, 0.08)
    c.ball((1.06, -0.1, 1.86), (0.24, 0.24, 0.22), skin, 0.05)
    c.limb([(1.22, -0.04, 1.64), (1.22, -0.24, 2.02), (1.06, -0.36, 2.34)], (0.24, 0.31, 0.2), skin, 0.06)
    c.limb([(1.2, -0.26, 2.08), (1.1, -0.34, 2.28)], (0.335, 0.27), leather, 0.012)
    _fist(c, (1.03, -0.4, 2.44), (-0.2, -0.25, 1), 0.25, skin)
    for at, turn in (
        ((-1.12, -0.32, 0.78), (28, 22, 0)),
        ((-1.03, -0.46, 0.56), (28, 22, 0)),
        ((1.2, -0.26, 2.1), (20, -16, 0)),
        ((1.12, -0.33, 2.26), (20, -16, 0)),
    ):
        c.ring(at, 0.32 if at[2] in (0.78, 2.1) else 0.27, 0.035, "#8a8f96", 0.008, turn, tall=1.2, **steel)
    chain = paint("#7a7e86", 0.4, 0.9, bump=0.2)
    for k in range(5):  # a broken chain swings from it
        with Group((1.36 + 0.02 * k, -0.42, 1.98 - 0.105 * k), (0, 0, 90 * (k % 2) + 20), (0.6, 0.6, 1)):
            tube([(0.07 * math.cos(a), 0, 0.075 * math.sin(a)) for a in np.linspace(0, 6.283, 11)], 0.024, chain)
    # the head, very small, very cross
    c.limb([(0, -0.02, 1.94), (0, -0.2, 2.1)], (0.24, 0.17), skin, 0.08)
    c.ball((0, -0.24, 2.17), (0.155, 0.175, 0.17), skin, 0.04)
    c.ball((0, -0.32, 2.07), (0.165, 0.14, 0.1), skin, 0.04)
    c.limb(
        [(-0.09, -0.4, 2.06), (0, -0.46, 2.075), (0.09, -0.4, 2.06)], (0.022, 0.026, 0.022), "#3a1712", 0.01, cut=True
    )
    c.ball((0, -0.43, 2.14), (0.04, 0.055, 0.04), blotch("#c08060", "#b06a50"), 0.02)
    c.ball((0.16, -0.22, 2.14), (0.03, 0.05, 0.06), skin, 0.015, mirror=True)
    for side in (-1, 1):
        at, look = (side * 0.068, -0.375, 2.185), (0.15, -1, 0)
        eye(at, 0.036, look, "#4a6a8a")
        lids(c, at, 0.036, look, skin, 0.3, 0.35 * side)
        c.limb(
            [(side * 0.15, -0.36, 2.25), (side * 0.08, -0.41, 2.235), (0, -0.4, 2.2)], (0.025, 0.038, 0.028), skin, 0.02
        )
        horn(
            [
                (side * 0.01, -0.45, 2.1),
                (side * 0.1, -0.47, 2.08),
                (side * 0.17, -0.43, 2.0),
                (side * 0.16, -0.43, 1.9),
            ],
            0.035,
            paint("#5a2c14", 0.8, bump=0.6, grain=30),
        )
    mohawk = Fur(dice)
    for k in range(90):
        y = -0.36 + 0.3 * k / 90
        mohawk.lock(
            (dice.gauss(0, 0.012), y, 2.33 - 1.6 * (y + 0.23) ** 2), (dice.gauss(0, 0.08), 0.35, 1), 0.17, 0.016, 0.1
        )
    mohawk.made("#7a3818", "#5a2810")
    # harness
    for side in (-1, 1):
        strap(
            c,
            [(side * 0.5, 0.2, 1.98), (side * 0.42, -0.18, 1.94), (side * 0.3, -0.46, 1.72), (0, -0.44, 1.5)],
            0.05,
            leather,
            None,
        )
        strap(
            c,
            [(0, -0.44, 1.5), (side * 0.32, -0.38, 1.38), (side * 0.56, -0.08, 1.26), (side * 0.4, 0.2, 1.2)],
            0.045,
            leather,
            None,
        )
    c.ring((0, -0.48, 1.5), 0.1, 0.03, "#c8963a", 0.01, (84, 0, 0), metal=1.0, rough=0.35)
    for side in (-1, 1):
        for x, y, z in (
            (0.16, -0.49, 1.6),
            (0.28, -0.51, 1.72),
            (0.38, -0.36, 1.86),
            (0.2, -0.46, 1.42),
            (0.4, -0.36, 1.34),
        ):
            sphere((side * x, y, z), 0.03, paint("#c8963a", 0.3, 0.9, bump=0.1), 12)
    c.ring((0, 0.1, 1.02), 0.29, 0.06, leather, 0.015, tall=1.5, oval=0.9)
    c.drum((0, -0.2, 1.02), 0.13, 0.05, "#c8963a", 0.02, 0.008, (84, 0, 0), metal=1.0, rough=0.35)
    c.drum((0, -0.25, 1.02), 0.07, 0.03, "#3c2618", 0.01, 0.008, (84, 0, 0))
    apron = Fur(dice)
    for degrees in range(215, 326, 4):
        x, y = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        apron.lock((x * 0.3, 0.1 + y * 0.28, 0.98), (x * 0.25, y * 0.35, -1), 0.4, 0.06, 0.05)
    apron.made("#6a4428", "#4c2f1c")
    # what the fist has done
    stone = paint("#8a857a", 0.9, bump=0.7, grain=4, second="#6a665e")
    for k in range(15):
        a = 2 * math.pi * k / 15 + dice.uniform(-0.2, 0.2)
        r = dice.uniform(0.28, 0.5)
        link(rock_mesh(k * 1.9, stone, 0.6, 2), "shard", (-0.98 + r * math.cos(a), -0.58 + r * math.sin(a), 0.03 + 0.06 * dice.random()),
             (40 * math.sin(a), -40 * math.cos(a), 24 * k), dice.uniform(0.1, 0.2))  # fmt: skip
    for k in range(9):
        a = dice.uniform(0, 6.28)
        link(
            rock_mesh(k * 2.3, stone, 0.6, 2),
            "chip",
            (-0.98 + 0.55 * math.cos(a), -0.58 + 0.5 * math.sin(a), dice.uniform(0.2, 0.6)),
            (50 * k, 30 * k, 0),
            dice.uniform(0.025, 0.06),
        )


def _fist(c: Clay, at: tuple[float, float, float], way: tuple[float, float, float], r: float, tone: Any) -> None:
    """A great clenched hand, knuckles towards a way and fingers to the viewer."""
    n, base = unit(way), np.array(at, float)
    side = unit(np.cross(n, (0, 1.0, 0)))
    front = unit(np.cross(side, n))
    front = front if front[1] < 0 else -front
    c.ball(base, r, tone, 0.05)
    for k in range(4):
        x = side * (k - 1.5) * r * 0.46
        c.limb([base + x + n * r * 0.55, base + x + n * r * 0.8 + front * r * 0.72, base + x + front * r * 1.05 + n * r * 0.1, base + x - n * r * 0.25 + front * r * 0.75],
               (r * 0.26, r * 0.27, r * 0.25, r * 0.2), tone, 0.015)  # fmt: skip
    c.limb([base - side * r * 0.85 - n * r * 0.3, base - side * r * 0.85 + front * r * 0.7, base - side * r * 0.2 + front * r * 1.15 - n * r * 0.25],
           (r * 0.3, r * 0.28, r * 0.22), tone, 0.02)  # fmt: skip


def reptile(c: Clay) -> None:
    """A lizardman, quick and lean: a crest like a sail, a whip of a tail, a spear levelled."""
    dice = Random("reptile")
    c.coat = {"metal": 0.0, "rough": 0.6, "glow": 0.0}
    back, belly = blotch("#1f7a80", "#2a6a5c", 6, 0.6), blotch("#d8c070", "#c8aa5c", 8, 0.7)
    hide = striped(back, "#123c50", 2, 16.0)
    # hips and a back that sways
    c.ball((0, 0.12, 1.0), (0.22, 0.24, 0.2), hide, 0.08)
    c.limb([(0, 0.12, 1.0), (0, 0.04, 1.25), (0, -0.1, 1.52)], (0.2, 0.19, 0.24), hide, 0.08)
    c.ball((0, -0.1, 1.56), (0.32, 0.22, 0.22), hide, 0.08)
    c.limb([(0, -0.1, 0.98), (0, -0.1, 1.24), (0, -0.2, 1.5), (0, -0.28, 1.76)], (0.15, 0.14, 0.17, 0.1), belly, 0.03)
    for k in range(9):
        z = 1.0 + 0.075 * k
        y = float(np.interp(z, (0.98, 1.24, 1.5, 1.76), (-0.24, -0.24, -0.36, -0.38)))
        c.limb([(-0.11, y + 0.04, z + 0.02), (0, y, z), (0.11, y + 0.04, z + 0.02)], (0.022, 0.03, 0.022), belly, 0.012)
    c.limb([(0, -0.06, 1.66), (0, -0.16, 1.86), (0, -0.26, 2.02)], (0.17, 0.13, 0.14), hide, 0.06)
    # head: a long snout
    c.ball((0, -0.3, 2.08), (0.16, 0.2, 0.15), hide, 0.05)
    c.limb([(0, -0.38, 2.09), (0, -0.6, 2.06), (0, -0.8, 2.03)], (0.14, 0.11, 0.075), hide, 0.04)
    c.limb([(0, -0.32, 1.98), (0, -0.56, 1.9), (0, -0.74, 1.86)], (0.12, 0.085, 0.055), belly, 0.03)
    c.limb([(0, -0.4, 2.0), (0, -0.6, 1.965), (0, -0.85, 1.95)], (0.02, 0.045, 0.045), "#6a1f28", 0.015, cut=True)
    tongue = paint("#d8405c", 0.35, bump=0.1)
    tube([(0, -0.62, 1.94), (0.0, -0.86, 1.93), (0.03, -0.98, 1.88)], 0.018, tongue, 0.012)
    for x in (0.0, 0.07):
        tube([(0.03, -0.98, 1.88), (x, -1.1, 1.9 - x)], 0.011, tongue, 0.004)
    for side in (-1, 1):
        at, look = (side * 0.125, -0.42, 2.14), (side * 0.9, -0.8, 0.05)
        c.ball((side * 0.1, -0.4, 2.15), 0.075, hide, 0.03)
        eye(at, 0.055, look, "#f2a81e", "#f0d060", slit=True, wide=0.85)
        lids(c, at, 0.055, look, hide, 0.35, 0.2 * side)
        teeth(
            [(side * 0.1, -0.5, 2.0), (side * 0.075, -0.7, 1.99), (side * 0.03, -0.84, 1.985)],
            (0, 0, -1),
            0.045,
            0.014,
            7,
            dice,
        )
        teeth(
            [(side * 0.08, -0.5, 1.95), (side * 0.06, -0.66, 1.92), (side * 0.02, -0.77, 1.9)],
            (0, 0, 1),
            0.04,
            0.013,
            6,
            dice,
        )
        c.ball((side * 0.04, -0.85, 2.07), 0.016, "#0c1a1c", 0.006, cut=True)
    # the crest: spines and a sail between
    spines = []
    for k in range(9):
        t = k / 8
        root = np.array((0, -0.42 + 0.42 * t, 2.2 - 0.42 * t * t - 0.02))
        a = math.radians(100 - 118 * t)
        long = 0.26 + 0.24 * math.sin(math.pi * (0.15 + 0.75 * t))
        spines.append((root, root + np.array((0, math.cos(a), math.sin(a))) * long))
        horn([spines[-1][0], spines[-1][1]], 0.028, paint("#f0d890", 0.5, second="#d87a2a"))

    def sail(u: float, v: float) -> Any:
        k = min(7, int(u * 8))
        t = u * 8 - k
        low, high = (spines[k][n] * (1 - t) + spines[k + 1][n] * t for n in (0, 1))
        reach = (1 - v) * (0.9 - 0.22 * math.sin(math.pi * t))
        return low + (high - low) * reach + np.array((0.012 * math.sin(u * 25), 0, 0))

    cloth(sail, paint("#e8682a", 0.5, bump=0.3, grain=12, second="#c8381e"), 48, 8, 0.012)
    # legs of a runner
    for side, step in ((-1, -0.28), (1, 0.24)):
        hip, knee = np.array((side * 0.16, 0.12, 0.98)), np.array((side * 0.32, -0.16 + step, 0.66))
        hock, foot = np.array((side * 0.32, 0.22 + step, 0.36)), np.array((side * 0.34, 0.02 + step, 0.08))
        c.limb([hip, knee], (0.19, 0.13), hide, 0.06)
        c.limb([knee, hock, foot], (0.13, 0.07, 0.075), hide, 0.04)
        toes(c, foot, hide, 0.065, 3, 0.24, side * 10, 0.12)
        c.ring(hock * 0.5 + foot * 0.5, 0.08, 0.022, "#c8963a", 0.008, metal=1.0, rough=0.4)
    # the tail lashes up
    tail = [(0, 0.2, 0.98), (0.06, 0.62, 0.78), (0.2, 1.1, 0.74), (0.26, 1.5, 1.1), (0.05, 1.55, 1.6), (-0.3, 1.3, 1.8)]
    c.limb(tail, (0.2, 0.16, 0.12, 0.09, 0.055, 0.01), hide, 0.06)
    line, _ = spline(tail, steps=4)
    ridge = paint("#e8682a", 0.5, bump=0.3, second="#c8381e")
    for k in range(1, 18):
        way = unit(line[k + 1] - line[k - 1])
        up = unit(np.array((0, -way[2], way[1])))
        r = float(np.interp(k / 20, (0, 0.2, 0.4, 0.6, 0.8, 1), (0.2, 0.16, 0.12, 0.09, 0.055, 0.01)))
        horn([line[k] + up * r * 0.6, line[k] + up * (r + 0.1) + way * 0.05], 0.035, ridge)
    for k in range(8):
        t = k / 7
        at = np.array((0, 0.28 - 0.24 * math.sin(1.7 * t) - 0.02, 1.02 + 0.72 * t)) + np.array((0, 0.06, 0))
        horn([at + (0, -0.06, 0), at + (0, 0.1, 0.05)], 0.04, ridge)
    # both hands on the spear
    right, left = np.array((-0.2, -0.72, 1.2)), np.array((0.4, -0.34, 1.66))
    for side, elbow, hand in ((-1, (-0.6, -0.3, 1.3), right), (1, (0.62, -0.08, 1.3), left)):
        c.ball((side * 0.3, -0.08, 1.64), 0.12, hide, 0.05)
        c.limb([(side * 0.3, -0.08, 1.64), elbow, hand], (0.105, 0.085, 0.07), hide, 0.04)
        c.ring(
            np.array(elbow) * 0.45 + hand * 0.55,
            0.085,
            0.022,
            "#c8963a",
            0.008,
            (60, side * 30, 0),
            metal=1.0,
            rough=0.4,
        )
        c.ball(hand, 0.085, hide, 0.03)
        for k in range(3):
            off = (right - left) / np.linalg.norm(right - left) * (k - 1) * 0.06
            c.limb(
                [hand + off + (0, 0.06, 0.07), hand + off + (0, -0.09, 0.02), hand + off + (0, -0.04, -0.08)],
                (0.032, 0.034, 0.026),
                hide,
                0.01,
            )
            claws([hand + off + (0, -0.03, -0.09)], (0, 0.3, -1), 0.06, 0.018)
    with Group(right, along=tuple(right - left)):
        spear(1.75, 1.2, 0.36, "#d8dcd8")
        plume = Fur(dice)
        for _ in range(26):
            a = dice.uniform(0, 6.28)
            plume.lock((0.03 * math.cos(a), 0.03 * math.sin(a), 0.46), (math.cos(a), math.sin(a), -1.2), 0.22, 0.03)
        plume.made("#c8381e", "#e8a02a")
    # a rag, a strap, a string of teeth
    c.ring((0, 0.1, 1.04), 0.22, 0.04, "#6a4428", 0.01, oval=1.1, tall=1.3)
    for y, side in ((-0.14, -1), (0.34, 1)):

        def rag(u: float, v: float, y: float = y, side: int = side) -> tuple[float, float, float]:
            x = (u - 0.5) * (0.26 - 0.1 * v)
            return (
                x,
                y + side * (0.06 * v + 0.02 * math.sin(9 * u + 4 * v)),
                1.04 - 0.46 * v - (0.05 * math.sin(u * 19) if v == 1 else 0),
            )

        cloth(rag, paint("#a8392c", 0.85, bump=0.4, grain=20, second="#8a2a20"), 14, 14, 0.02)
    strap(
        c,
        [(-0.2, 0.1, 1.74), (-0.22, -0.2, 1.68), (0.0, -0.36, 1.46), (0.2, -0.22, 1.2), (0.2, 0.05, 1.1)],
        0.032,
        "#5a3a22",
        None,
    )
    for k in range(7):
        a = math.radians(200 + 140 * k / 6)
        at = np.array((0.17 * math.cos(a), -0.16 + 0.18 * math.sin(a), 1.76 + 0.06 * math.cos(2 * a)))
        horn([at + (0, 0, 0.02), at + (0.01 * math.cos(a), -0.05, -0.09)], 0.022)


def carapace(c: Clay) -> None:
    """A crab in a tortoise's armour, spikes all round: it looks out and waits."""
    dice = Random("carapace")
    c.coat = {"metal": 0.0, "rough": 0.65, "glow": 0.0}
    plate, seam = blotch("#6a6438", "#57582f", 5, 0.7), "#2e2a1c"
    crab, under = blotch("#943420", "#7a2a1a", 6, 0.7), blotch("#c8a066", "#b08c54", 6, 0.8)
    middle, size = np.array((0, 0.12, 0.62)), np.array((1.12, 0.95, 0.82))
    c.ball(middle, size, seam, 0.02)
    c.ball((0, 0.1, 0.3), (1.3, 1.3, 0.6), seam, 0.02, cut=True)
    c.ball((0, 0.12, 0.5), (1.0, 0.85, 0.2), under, 0.04)
    thorn = paint("#e8d6a4", 0.4, bump=0.3, grain=10, second="#a8844e")
    plates = [(2.0, 0.0, 0.36, 0.36)]
    plates += [(38.0, 60.0 * k + 30, 0.34, 0.34) for k in range(6)] + [
        (66.0, 36.0 * k + 18, 0.30, 0.3) for k in range(10)
    ]
    for polar, round_, r, long in plates:
        a, b = math.radians(polar), math.radians(round_)
        d = np.array((math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)))
        at, out = middle + d * size, unit(d / size)
        if at[1] < -0.6 and polar > 60 and abs(at[0]) < 0.3:
            continue
        c.ball(at - out * r * 0.5, (r, r, r * 0.86), plate, 0.012)
        c.ball(at + out * r * 0.3, r * 0.42, blotch("#857a48", "#766c3e", 6), 0.05)
        horn(
            [
                at + out * r * 0.4,
                at + out * (r * 0.5 + long * 0.55) + (0, 0, 0.02),
                at + out * (r * 0.5 + long) + (0, 0.04, 0.08),
            ],
            0.1,
            thorn,
            ridges=0.12,
        )
    for k in range(22):  # the rim
        a = 2 * math.pi * (k + 0.5) / 22
        x, y = math.cos(a), math.sin(a)
        if y < -0.93:
            continue
        c.ball((x * 1.12, 0.12 + y * 0.96, 0.62), (0.17, 0.17, 0.11), plate, 0.012)
        horn(
            [(x * 1.2, 0.12 + y * 1.04, 0.62), (x * 1.34, 0.12 + y * 1.16, 0.6), (x * 1.46, 0.12 + y * 1.26, 0.66)],
            0.08,
            thorn,
        )
    # a brow of plates over the door
    for x in (-0.3, 0.0, 0.3):
        c.ball((x, -0.84 + 0.2 * x * x, 0.82), (0.2, 0.16, 0.12), plate, 0.012)
        horn([(x, -0.92, 0.86), (x * 1.1, -1.06, 0.92), (x * 1.2, -1.1, 1.06)], 0.07, thorn)
    # the face in it
    c.ball((0, -0.75, 0.52), (0.44, 0.24, 0.24), "#1c140e", 0.03)
    c.limb([(0, -0.5, 0.5), (0, -0.98, 0.52)], (0.24, 0.22), under, 0.03)
    for k in range(3):
        c.ring((0, -0.78 - 0.06 * k, 0.51), 0.225, 0.025, under, 0.02, (90, 0, 0))
    c.ball((0, -1.04, 0.54), (0.25, 0.24, 0.2), under, 0.05)
    c.limb([(0, -1.16, 0.54), (0, -1.32, 0.5), (0, -1.38, 0.42)], (0.13, 0.09, 0.03), "#6a5030", 0.03, rough=0.4)
    c.limb(
        [(-0.17, -1.16, 0.45), (0, -1.27, 0.44), (0.17, -1.16, 0.45)], (0.014, 0.018, 0.014), "#3a1a10", 0.01, cut=True
    )
    for side in (-1, 1):
        at, look = (side * 0.15, -1.15, 0.68), (-0.55, -1, 0.02)
        c.ball(at, 0.13, under, 0.03)
        eye(at + np.array((0, -0.035, 0)), 0.115, look, "#5aa02a", wide=0.5)
        lids(c, at + np.array((0, -0.035, 0)), 0.115, look, under, 0.5, -0.1 * side)
    # pincers, the left of the picture the larger
    for side, s, tip in ((-1, 1.25, (-0.92, -1.1, 0.5)), (1, 0.95, (0.88, -1.1, 0.42))):
        end = np.array(tip)
        c.limb(
            [(side * 0.62, -0.5, 0.42), (side * 1.06, -0.7, 0.46), end - (0, 0.1, 0.12)], (0.15, 0.14, 0.12), crab, 0.03
        )
        c.ball((side * 1.06, -0.7, 0.47), 0.17, crab, 0.03)
        c.ball(end, (0.24 * s, 0.19 * s, 0.23 * s), crab, 0.04)
        c.limb(
            [end + (-0.14 * s, -0.02, 0.1 * s), end + (-0.24 * s, -0.04, 0.34 * s), end + (-0.08 * s, -0.08, 0.62 * s)],
            (0.13 * s, 0.12 * s, 0.025),
            crab,
            0.03,
        )
        c.limb(
            [end + (0.14 * s, -0.02, 0.1 * s), end + (0.22 * s, -0.04, 0.3 * s), end + (0.07 * s, -0.08, 0.52 * s)],
            (0.11 * s, 0.09 * s, 0.02),
            "#b8683c",
            0.03,
        )
        for k in range(4):
            z = (0.2 + 0.08 * k) * s
            horn([end + (-0.13 * s, -0.05, z), end + (-0.04 * s, -0.06, z + 0.01)], 0.035 * s, thorn)
            horn([end + (0.14 * s, -0.05, z - 0.02), end + (0.06 * s, -0.06, z)], 0.03 * s, thorn)
        for k in range(4):
            a = math.radians(200 + 40 * k)
            horn(
                [
                    end + np.array((math.cos(a) * 0.2, -0.1, math.sin(a) * 0.19)) * s,
                    end + np.array((math.cos(a) * 0.3, -0.16, math.sin(a) * 0.29)) * s,
                ],
                0.04,
                thorn,
            )
    for x in (-0.42, 0.42):  # two more under the chin
        c.limb([(x * 0.8, -0.6, 0.42), (x * 1.15, -0.95, 0.4)], (0.12, 0.1), crab, 0.03)
        horn([(x * 1.15, -0.92, 0.42), (x * 1.2, -1.08, 0.14)], 0.1, paint("#5a241a", 0.4, bump=0.2))
    # six legs
    for side in (-1, 1):
        for k, y in enumerate((-0.3, 0.15, 0.6)):
            knee, foot = (
                np.array((side * 1.3, y - 0.2 + 0.2 * k, 0.56)),
                np.array((side * 1.42, y - 0.5 + 0.3 * k, 0.16)),
            )
            c.limb([(side * 0.8, y, 0.45), knee], (0.15, 0.12), crab, 0.03)
            c.ball(knee, 0.12, crab, 0.02)
            c.limb([knee, knee * 0.5 + foot * 0.5 + (side * 0.04, 0, 0)], (0.13, 0.1), crab, 0.03)
            horn([knee * 0.55 + foot * 0.45, foot], 0.105, paint("#5a241a", 0.4, bump=0.2))
    # old fights: arrows, a sword; and what the sea has left on it
    shaft, feather = paint("#c8a878", 0.7), paint("#c8302a", 0.8)
    for at, way in (((0.42, -0.45, 1.3), (0.35, -0.3, 1)), ((0.6, -0.2, 1.22), (0.6, -0.1, 1))):
        with Group(at, along=way):
            pole((0, 0, -0.1), (0, 0, 0.5), 0.016, shaft, sides=8)
            for k in range(3):
                with Group((0, 0, 0.36), (0, 0, 120 * k)):
                    blade([(0, 0), (0.07, 0.05), (0.07, 0.17), (0, 0.14)], feather, 0.01, 0.0)
    with Group((-0.36, -0.3, 1.5), along=(0.35, 0.25, -1), roll=30), Group((0, 0, -0.45), scale=0.8):
        sword(0.6, 0.07)
    crust = barnacles(dice, 20)
    for at, rot in (((0.78, -0.35, 1.0), (35, 50, 0)), ((-0.75, -0.4, 1.02), (38, -48, 0))):
        link(crust, "barnacles", at, rot, 0.42)
    link(weed(dice), "weed", (-0.1, -0.1, 1.5), (0, 0, 0), 0.8)


def microctopus(c: Clay) -> None:
    """An octopus no larger than a starfish, armed with a fork and the cap of a bottle."""
    dice = Random("microctopus")
    c.coat = {"metal": 0.0, "rough": 0.42, "glow": 0.0}
    skin, pale = blotch("#b8341e", "#96261a", 7, 0.6), blotch("#e8a070", "#d88c5c", 8)
    # the mantle leans back; brows make the face
    c.ball((0.06, 0.16, 1.72), (0.46, 0.46, 0.5), skin, 0.1)
    c.ball((0.1, 0.34, 1.92), (0.36, 0.36, 0.36), skin, 0.15)
    c.ball((0, 0.0, 1.34), (0.36, 0.34, 0.26), skin, 0.12)
    warts(c, dice, (0.06, 0.16, 1.74), (0.46, 0.46, 0.5), skin, 22, 0.035)
    for side in (-1, 1):
        at, look = (side * 0.22, -0.26, 1.56), (side * 0.1 - 0.05, -1, 0.02)
        c.ball(at, 0.2, skin, 0.06)
        eye((at[0], at[1] - 0.07, at[2]), 0.165, look, "#f0c83a", slit=False, wide=0.5)
        lids(c, (at[0], at[1] - 0.07, at[2]), 0.165, look, skin, 0.35, 0.5 * side)
        c.limb(
            [(side * 0.46, -0.3, 1.84), (side * 0.24, -0.46, 1.76), (side * 0.05, -0.42, 1.6)],
            (0.06, 0.1, 0.07),
            skin,
            0.03,
        )
    c.ball((0, -0.36, 1.3), (0.16, 0.1, 0.1), "#3a0c0c", 0.03, cut=True)
    for x in (-0.09, -0.03, 0.03, 0.09):
        horn([(x, -0.36, 1.37), (x, -0.37, 1.3)], 0.03)
        horn([(x + 0.01, -0.35, 1.23), (x + 0.01, -0.36, 1.29)], 0.026)
    # eight arms
    fork, cap = np.array((-0.98, -0.42, 1.72)), np.array((0.86, -0.62, 1.2))
    ways: list[list[Any]] = [
        [(-0.2, -0.1, 1.22), (-0.62, -0.3, 1.02), (-1.0, -0.38, 1.28), fork, (-0.84, -0.52, 1.84), (-0.86, -0.36, 1.7)],
        [(0.2, -0.12, 1.2), (0.58, -0.4, 1.02), (0.86, -0.52, 1.12), cap, (0.74, -0.66, 1.3)],
        [
            (-0.12, -0.2, 1.16),
            (-0.34, -0.62, 0.9),
            (-0.62, -0.86, 0.62),
            (-0.92, -0.9, 0.6),
            (-0.98, -0.86, 0.76),
            (-0.86, -0.84, 0.78),
        ],
        [
            (0.1, -0.22, 1.14),
            (0.16, -0.66, 0.88),
            (0.3, -0.98, 0.56),
            (0.56, -1.06, 0.44),
            (0.66, -1.04, 0.58),
            (0.56, -1.02, 0.64),
        ],
        [
            (-0.05, -0.22, 1.14),
            (-0.1, -0.66, 0.84),
            (-0.16, -0.96, 0.48),
            (-0.36, -1.06, 0.34),
            (-0.46, -1.06, 0.46),
            (-0.38, -1.04, 0.52),
        ],
        [
            (0.24, 0.1, 1.2),
            (0.72, 0.12, 1.1),
            (1.0, 0.12, 1.5),
            (0.94, 0.1, 1.9),
            (0.74, 0.08, 1.96),
            (0.74, 0.06, 1.8),
        ],
        [
            (-0.22, 0.12, 1.2),
            (-0.66, 0.24, 0.96),
            (-1.06, 0.2, 0.8),
            (-1.26, 0.1, 1.0),
            (-1.14, 0.06, 1.16),
            (-1.04, 0.06, 1.06),
        ],
        [
            (0.2, 0.14, 1.16),
            (0.62, 0.2, 0.92),
            (1.0, 0.06, 0.72),
            (1.24, -0.06, 0.86),
            (1.16, -0.1, 1.04),
            (1.04, -0.1, 0.98),
        ],
    ]
    disc, dot = paint("#f0c498", 0.45, bump=0.1), paint("#b06a4a", 0.5, bump=0.0)
    for way in ways:
        radii = (0.19, 0.155, 0.12, 0.085, 0.06, 0.028)
        c.limb(way, radii, skin, 0.05)
        line, thick = spline(way, radii, 6)
        for k in range(5, len(line) - 2, 2):
            r, ahead = float(thick[k]), unit(line[k + 1] - line[k - 1])
            out = unit(np.array((0, -1.0, -0.35)) - ahead * (np.array((0, -1.0, -0.35)) @ ahead))
            beside = np.cross(ahead, out)
            for m in (-1, 1):
                at = line[k] + unit(out + beside * 0.5 * m) * r * 0.98
                sphere(at, r * 0.36, disc, 12)
                sphere(at + unit(out + beside * 0.5 * m) * r * 0.25, r * 0.2, dot, 8)
    c.ball((0, -0.1, 1.18), (0.24, 0.2, 0.12), pale, 0.05)
    with Group(fork + np.array((0.06, -0.08, 0)), along=(0.14, -0.12, 1), scale=0.9):
        _fork()
    with Group(cap + np.array((0.0, -0.12, 0.06)), along=(0.25, -1, 0.2)):
        _bottle_cap()
    # the rock, and what it shares the beach with
    stone = paint("#6a645a", 0.7, bump=0.9, grain=4, second="#4f5244")
    link(rock_mesh(4.2, stone, 0.35, 5), "rock", (0, 0.08, 0.26), (0, 0, 8), (1.12, 0.72, 0.68))
    crust = barnacles(dice, 30)
    link(crust, "barnacles", (0.62, -0.5, 0.3), (74, 0, 24), 0.6)
    link(crust, "barnacles", (-0.7, -0.5, 0.3), (80, 0, -10), 0.5)
    link(weed(dice), "weed", (0.95, -0.5, 0.36), (20, 30, 0), 1.4)
    link(weed(dice), "weed", (-0.75, -0.6, 0.1), (30, 0, 0), 1.5)
    link(starfish("#e0a030", "#c87828"), "starfish", (-1.02, -0.98, 0.42), (64, -12, 14), 0.56)
    link(scallop(), "shell", (0.98, -1.02, 0.02), (24, 8, 16), 0.46)
    link(whelk(), "whelk", (0.28, -1.42, 0.02), (0, 0, 30), 0.3)


def _fork() -> None:
    """A dinner fork, prongs up, held by the middle of its handle."""
    steel = paint("#c8ccd0", 0.25, 1.0, bump=0.08)
    blade(
        [
            (-0.05, -0.62),
            (0.05, -0.62),
            (0.06, -0.5),
            (0.024, 0.1),
            (0.03, 0.3),
            (-0.03, 0.3),
            (-0.024, 0.1),
            (-0.06, -0.5),
        ],
        steel,
        0.035,
        0.012,
    )
    blade(
        [(-0.03, 0.28), (0.03, 0.28), (0.125, 0.44), (0.125, 0.52), (-0.125, 0.52), (-0.125, 0.44)], steel, 0.03, 0.01
    )
    for x in (-0.105, -0.035, 0.035, 0.105):
        pole((x, 0, 0.5), (x, -0.02, 0.84), 0.02, steel, 0.008, 10)


def _bottle_cap() -> None:
    """The crimped cap of a bottle, worn as a buckler: z is where it faces."""
    tin = paint("#3a6ab0", 0.35, 0.6, bump=0.15, second="#2f5a9a")

    def crimp(a: float, z: float) -> float:
        return 1 + (0.06 * math.cos(21 * a) if z < -0.05 else 0.0)

    lathe([(0.38, -0.16), (0.36, -0.11), (0.31, -0.03), (0.27, 0.0), (0.02, 0.005)], tin, sides=126, wave=crimp)
    lathe([(0.2, 0.0), (0.2, 0.014), (0.17, 0.018), (0.17, 0.0)], paint("#f0e2b0", 0.4), sides=40)
    lathe([(0.08, 0.0), (0.08, 0.014), (0.01, 0.016)], paint("#d84030", 0.4), sides=5)

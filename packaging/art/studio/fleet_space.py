"""Where the fleets are: stars, planets, moons, rings, docks, hives, the belt, and the Arms Dealer's counter."""

from __future__ import annotations

import math
from random import Random

import numpy as np
from studio.materials import paint
from studio.nature import rock_mesh
from studio.planets import planet
from studio.solids import box, lathe, link, pole, sphere, tube

EARTH = ("#123a6a", "#1c5a94", "#2f78b0", "#4a7a4a", "#8a8a54", "#dfe8ee")
MOON = ("#5a5c60", "#7a7c80", "#94969a", "#b0b2b4")
MARS = ("#6a2c1a", "#9a4a2a", "#b8683c", "#d89a68")
HIVE = ("#2a0a3c", "#5a1a6a", "#8a2f8a", "#3fc8a0")
EMBERS = ("#1c0a10", "#4a1420", "#8a2a2a", "#ff8a4a")


def stars(dice: Random, count: int = 170) -> None:
    """Points of light far behind everything."""
    tones = [
        paint(tone, glow=power, bump=0, hazy=False) for tone, power in (("#ffffff", 5), ("#bcd8ff", 4), ("#ffe0b8", 4))
    ]
    meshes = [sphere((0, -200, 0), 1.0, tone, 8).data for tone in tones]
    for k in range(count):
        at = dice.uniform(-19, 19), dice.uniform(50, 60), dice.uniform(-22, 26)
        link(meshes[k % 3], "star", at, scale=dice.choice((0.02, 0.03, 0.03, 0.05, 0.08)))


def over_earth(dice: Random) -> None:
    """The blue limb below."""
    planet((2.6, 30, -20.5), 16, EARTH, 3.4, 1.6, 0.05, "#8fc8ff")


def over_moon(dice: Random) -> None:
    """The grey limb at the right, Earth small at the left."""
    planet((15, 34, -10), 13, MOON, 5.0)
    planet((-9, 46, 13), 3.0, EARTH, 3.0, 1.6, 0.08, "#8fc8ff")


def over_mars(dice: Random) -> None:
    """A rusty world at the left."""
    planet((-14, 36, -9), 13, MARS, 3.2, 1.4, 0.05, "#ffb890")


def by_the_rings(dice: Random) -> None:
    """A banded giant with rings across the sky."""
    planet((9, 46, 9), 8.0, ("#6a5640", "#a88a5c", "#d8b888", "#f0e0c0"), 1.0, 5.0)
    ring = paint("#c8b08a", 0.8, glow=0.12, bump=0.1, hazy=False)
    for r in (10.4, 11.2, 12.4, 13.0, 13.8):
        circle = [
            (9 + r * math.cos(a), 46 + r * 0.5 * math.sin(a), 9 + r * 0.34 * math.sin(a) + r * 0.2 * math.cos(a))
            for a in np.linspace(0, 2 * math.pi, 120)
        ]
        tube(circle, 0.18, ring)


def dock(dice: Random) -> None:
    """Girders of a shipyard on both sides, lamps, Earth below."""
    over_earth(dice)
    steel, light = paint("#56687c", 0.5, 0.6, bump=0.2), paint("#ffd890", glow=8.0, bump=0)
    for side in (-1, 1):
        for y in (5.0, 7.5):
            pole((side * 3.3, y, -9), (side * 3.3, y, 9), 0.16, steel)
        for k in range(-6, 7):
            pole((side * 3.3, 5.0, 1.4 * k), (side * 3.3, 7.5, 1.4 * k + 0.7), 0.07, steel)
            sphere((side * 3.1, 4.8, 1.4 * k), 0.09, light, 10)
    for z in (-4.5, 4.8):
        box((9, 0.5, 0.5), (0, 7.2, z), steel, bevel=0.05)


def wreckage(dice: Random) -> None:
    """Plates and girders of a lost ship, drifting."""
    over_mars(dice)
    steel = paint("#5f6a74", 0.5, 0.6, bump=0.3, second="#4a3a30")
    for _ in range(34):
        x, y, z = dice.uniform(-7, 7), dice.uniform(5, 16), dice.uniform(-6, 8)
        box(
            (dice.uniform(0.1, 1.2), dice.uniform(0.05, 0.3), dice.uniform(0.2, 1.4)),
            (x, y, z),
            steel,
            tuple(dice.uniform(0, 360) for _ in range(3)),
            0.03,
        )


def nebula(dice: Random) -> None:
    """Nothing but clouds and a small moon."""
    planet((-8, 46, 12), 2.6, HIVE, 3.0)


def over_hive(dice: Random) -> None:
    """A world the Skaxar have grown over, veins of light on it."""
    planet((-5, 32, -19), 15, HIVE, 3.0, 1.0, 0.06, "#d88aff", cracks="#5cffc8")


def over_embers(dice: Random) -> None:
    """A burnt world with glowing seas."""
    planet((12, 36, 12), 10, EMBERS, 3.0, 1.0, 0.35)


def tendrils(dice: Random) -> None:
    """Grown cables of a hive across the sky, with buds of light."""
    flesh, bud = (
        paint("#4a1f58", 0.5, bump=0.6, grain=4, second="#6a2a6a", coat=0.4),
        paint("#5cffc8", glow=4.0, bump=0),
    )
    for _ in range(9):
        x, z, y = dice.uniform(-9, 9), dice.uniform(-9, 9), dice.uniform(9, 18)
        way = dice.uniform(0, 6.28)
        line = [
            (
                x + (t - 0.5) * 22 * math.cos(way) + math.sin(5 * t + x),
                y + math.sin(4 * t),
                z + (t - 0.5) * 22 * math.sin(way) + math.cos(6 * t + z),
            )
            for t in np.linspace(0, 1, 40)
        ]
        tube(line, dice.uniform(0.14, 0.4), flesh)
        for place in line[4::9]:
            sphere(place, 0.12, bud, 10)


def swarm(dice: Random) -> None:
    """Far off, a cloud of their own kind."""
    planet((10, 46, -8), 6, HIVE, 3.0, 1.0, 0.06, "#d88aff")
    shell, light = paint("#5a2a6a", 0.4, 0.2), paint("#5cffc8", glow=4.0, bump=0)
    for _ in range(60):
        at = (dice.gauss(0, 5), dice.uniform(14, 26), dice.gauss(3, 4))
        sphere(at, (0.1, 0.2, 0.24), shell, 10, (0, 0, dice.uniform(0, 360)))
        sphere((at[0], at[1] - 0.2, at[2]), 0.04, light, 6)


def comet(dice: Random) -> None:
    """A comet and its tail."""
    ice = paint("#d8f0ff", 0.4, glow=1.2, bump=0.3, hazy=False)
    for k in range(60):
        t = k / 59
        sphere((-7 + 13 * t, 40, 9 + 6 * t + dice.gauss(0, 0.5 * t)), 0.6 * (1 - t) ** 1.5 + 0.04, ice, 12)


def belt(dice: Random) -> None:
    """Rocks near and far."""
    stone = paint("#6a5c50", 0.9, bump=0.9, grain=4, mottle=0.4, second="#4a4038")
    meshes = [rock_mesh(k * 7.7, stone, 0.5, 3) for k in range(5)]
    for k in range(90):
        far = dice.uniform(6, 40)
        at = dice.uniform(-0.35, 0.35) * (far + 8), far, dice.uniform(-0.4, 0.45) * (far + 8)
        link(
            meshes[k % 5],
            "rock",
            at,
            tuple(dice.uniform(0, 360) for _ in range(3)),
            dice.uniform(0.05, 0.05 + far * 0.03),
        )


def counter(dice: Random) -> None:
    """The Arms Dealer's counter: brass rail, green felt, shelves of crates in the dark behind, a lamp."""
    oak, felt, brass = (
        paint("#4a3020", 0.5, bump=0.3, grain=6, coat=0.2),
        paint("#2c4a3c", 0.95, bump=0.4, grain=40),
        paint("#c9963c", 0.3, 1.0, bump=0.1),
    )
    box((9, 3.4, 0.4), (0, 0.3, -1.3), oak, bevel=0.05)
    box((7.6, 2.6, 0.06), (0, 0.3, -1.08), felt, bevel=0.02)
    pole((-4.4, -1.45, -1.05), (4.4, -1.45, -1.05), 0.09, brass)
    box((16, 0.3, 12), (0, 7.0, 3), paint("#2c2620", 0.8, bump=0.3, grain=6), bevel=0)
    for z in (-0.4, 1.9, 4.2):
        box((13, 1.0, 0.14), (0, 6.0, z), oak, bevel=0.03)
        x = -5.6
        while x < 5.6:
            wide = dice.uniform(0.5, 1.3)
            tall = dice.uniform(0.6, 1.6)
            box(
                (wide, 0.7, tall),
                (x + wide / 2, 6.0, z + 0.07 + tall / 2),
                paint(dice.choice(("#5a5c50", "#6a4a34", "#3c4a5a", "#5a4a60")), 0.7, bump=0.3),
                bevel=0.04,
            )
            x += wide + dice.uniform(0.1, 0.5)
    shade = paint("#2f5a48", 0.3, 0.2, coat=0.6)
    lathe([(0.7, 0), (0.3, 0.36), (0.08, 0.5)], shade, (-2.2, 2.2, 3.6), sides=32)
    pole((-2.2, 2.2, 4.0), (-2.2, 2.2, 9), 0.03, brass)
    sphere((-2.2, 2.2, 3.62), 0.18, paint("#ffe6b0", glow=8.0, bump=0), 16)


def workbench(dice: Random) -> None:
    """A steel bench in a hangar bay: tools on the wall, a vice, the bay's door with stars behind."""
    steel, dark, yellow = (
        paint("#6a7480", 0.45, 0.6, bump=0.3),
        paint("#2a3036", 0.6, 0.4, bump=0.2),
        paint("#e0a830", 0.5, bump=0.2),
    )
    box((9, 3.4, 0.3), (0, 0.3, -1.25), steel, bevel=0.05)
    for k in range(-5, 6):
        box((0.4, 0.06, 0.26), (0.8 * k, -1.42, -1.25), yellow if k % 2 else dark, (0, 30, 0), 0.01)
    box((16, 0.3, 12), (0, 6.6, 3), dark, bevel=0)
    for x in (-4.8, -1.6, 1.6, 4.8):
        box((0.3, 0.4, 12), (x, 6.3, 3), steel, bevel=0.04)
    for k in range(14):
        x, z = -5.4 + 0.83 * k, dice.uniform(0.6, 3.4)
        box(
            (0.12, 0.1, dice.uniform(0.5, 1.1)),
            (x, 6.0, z),
            paint(dice.choice(("#8a949c", "#a8532c", "#3f6a8a")), 0.5, 0.5),
            (0, dice.uniform(-10, 10), 0),
            0.03,
        )
    for x in (-3.4, 3.2):
        box((1.6, 0.1, 0.16), (x, 5.2, 4.6), paint("#e8f4ff", glow=6.0, bump=0), bevel=0.02)

"""Where Clash's figures stand. A ground is free in the middle, littered underfoot, and deep behind."""

from __future__ import annotations

import math
from random import Random

from studio.buildings import banner, palisade, tent
from studio.materials import paint
from studio.nature import (
    Height,
    around,
    bare_tree,
    fbm,
    fern,
    fir,
    land,
    litter,
    mountains,
    rock_mesh,
    scatter,
    tuft,
    underfoot,
    water,
)
from studio.solids import lathe, link, pole


def mountain_pass(dice: Random) -> Height:
    """Slabs, firs, ridges."""
    earth = paint("#6b5a44", 0.9, bump=0.7, grain=5, mottle=0.4, second="#8a7650")
    stone = paint("#7d776c", 0.85, bump=0.7, grain=3, mottle=0.4, second="#5d5a58")

    def height(x: float, y: float) -> float:
        side = max(0.0, abs(x) - 1.5)
        return 0.07 * fbm(x * 1.3, y * 1.3) + 0.34 * side * (0.5 + 0.5 * fbm(x * 0.5, y * 0.4, 4)) + 0.02 * max(0.0, y)

    land(height, earth)
    for _ in range(4):
        scatter(rock_mesh(dice.uniform(0, 40), stone, 0.5), around(dice, 9, 1.5, 5, (0.5, 8)), height, 0.12, 0.75, dice)
    green = paint("#3f5a36", 0.9, bump=0.6, grain=8, second="#2d4a38")
    for _ in range(2):
        scatter(fir(green, paint("#4a3626"), dice), around(dice, 13, 2.6, 7, (2, 14)), height, 0.55, 1.1, dice, 4)
    scatter(tuft(paint("#8a7d3e", 0.9, second="#6f7a3a"), dice), around(dice, 90, 0.9, 3.2), height, 0.5, 1.1, dice)
    litter(dice, height, "#8a8070", "#6a6258")
    grass = paint("#9a8a44", 0.9, second="#6f7a3a")
    scatter(tuft(grass, dice, 10, 0.2), underfoot(dice, 60, 1.7), height, 0.5, 1.1, dice)
    mountains(dice, paint("#75708a", 0.9, bump=0.8, grain=1.2, mottle=0.5, second="#5a5670"), far=21, tall=8)
    return height


def bog(dice: Random) -> Height:
    """Black water, dead trees, reeds, glow-caps."""
    mud = paint("#3c3a24", 0.6, bump=0.6, grain=6, mottle=0.4, second="#4f5a2a")

    def height(x: float, y: float) -> float:
        islet = math.exp(-(x * x + y * y) * 0.8)
        swell = (0.4 * fbm(x * 0.45 + 9, y * 0.45) - 0.1) * (1 - islet) + 0.1 * islet
        return swell + 0.05 * fbm(x * 3, y * 3) + 0.12 * max(0.0, abs(x) - 1.6)

    land(height, mud, (26, 24), (0, 7))
    water(0.03, "#1d2a1c")
    bark = paint("#3a3128", 0.9, bump=0.8, grain=6)
    for _ in range(3):
        scatter(bare_tree(bark, dice, 4.0), around(dice, 4, 1.7, 4, (1, 9)), height, 0.7, 1.25, dice, 12)
    reed = tuft(paint("#7d8a3a", 0.9, second="#5d6a2a"), dice, 18, 0.7)
    scatter(reed, around(dice, 60, 1.15, 3.6), height, 0.5, 1.2, dice)
    mossy = paint("#4a5038", 0.7, bump=0.7, grain=4, second="#5f7a34")
    scatter(rock_mesh(3, mossy), around(dice, 14, 1.3, 4), height, 0.12, 0.5, dice)
    cap = paint("#b8ff7a", 0.4, glow=2.2, bump=0)
    for x, y in around(dice, 16, 1.1, 2.6, (0.2, 4)):
        z = max(height(x, y), 0.02)
        pole((x, y, z - 0.1), (x, y, z + 0.14), 0.02, paint("#d8e0b0"))
        lathe([(0.085, 0), (0.07, 0.05), (0.02, 0.09)], cap, (x, y, z + 0.12), sides=14)
    return height


def jungle(dice: Random) -> Height:
    """A canyon of ferns and mossed pillars."""
    soil = paint("#5a5230", 0.9, bump=0.7, grain=6, second="#6a7a34")
    moss = paint("#6f7a4a", 0.9, bump=0.8, grain=2.5, mottle=0.45, second="#8a7a5a")

    def height(x: float, y: float) -> float:
        return 0.12 * fbm(x, y) + 0.25 * max(0.0, abs(x) - 1.7)

    land(height, soil, (24, 24), (0, 7))
    pillars = [(-3.4, 5), (3.6, 6.5), (-5.2, 9), (5.6, 10), (-2.6, 13), (3, 15)]
    for k in range(3):
        rock = rock_mesh(dice.uniform(0, 40), moss, 0.45, 4)
        for x, y in pillars[k::3]:
            link(
                rock,
                "pillar",
                (x, y, 1.5),
                (0, dice.uniform(-6, 6), dice.uniform(0, 360)),
                (1.2, 1.2, dice.uniform(3, 4.6)),
            )
        scatter(rock, around(dice, 6, 1.5, 4), height, 0.15, 0.5, dice)
    litter(dice, height, "#7a6a44", "#5a6a34")
    small = paint("#9a7a34", 0.8, second="#6a8a34", bump=0.1)
    for _ in range(2):
        scatter(fern(small, dice, 5, 0.3), underfoot(dice, 28, 1.7), height, 0.3, 0.9, dice)
    for colour, second in (("#4f8a34", "#2f6a34"), ("#7fa83a", "#4f8a2c")):
        leaf = fern(paint(colour, 0.6, second=second, bump=0.1), dice)
        scatter(leaf, around(dice, 26, 1.25, 3.8, (0.6, 8)), height, 0.6, 1.5, dice)
    trunk = paint("#4a4030", 0.9, bump=0.8, grain=4, second="#5a6a3a")
    for x, y in ((-2.6, 3.2), (2.9, 4.4), (-4.2, 8), (1.9, 10)):
        pole((x, y, -0.2), (x + 0.5, y, 9), 0.24, trunk, 0.16)
    return height


def camp(dice: Random) -> Height:
    """A war camp: tents, palisade, banners."""
    grass = paint("#5f7038", 0.95, bump=0.7, grain=7, mottle=0.4, second="#7d7240")

    def height(x: float, y: float) -> float:
        return 0.06 * fbm(x, y) + 0.16 * max(0.0, abs(x) - 1.9) + 0.015 * max(0.0, y)

    land(height, grass)
    red, pale = "#a8392c", "#c9b489"
    for x, y, s, tone in (
        (-2.7, 3.2, 1.25, red),
        (2.9, 4.0, 1.5, pale),
        (-4.6, 6.5, 1.5, pale),
        (4.6, 7.5, 1.6, red),
        (0.4, 10, 1.6, red),
    ):
        tent((x, y, height(x, y)), s, tone)
    palisade(dice, 12.5)
    for x, y in ((-1.75, 1.5), (1.9, 2.2)):
        banner((x, y, 0), tone=red)
    tall = tuft(paint("#7f8a44", 0.9, second="#5f7a34"), dice, 16, 0.3)
    scatter(tall, around(dice, 150, 0.7, 3.6), height, 0.5, 1.1, dice)
    scatter(rock_mesh(5, paint("#8a8478", 0.9, bump=0.6, grain=4)), around(dice, 16, 1.2, 4), height, 0.07, 0.25, dice)
    litter(dice, height, "#9a9486", "#7a7468")
    short = tuft(paint("#8f9a4a", 0.9, second="#667f36"), dice, 12, 0.2)
    scatter(short, underfoot(dice, 110, 1.7), height, 0.5, 1.1, dice)
    mountains(dice, paint("#6f7a80", 0.9, bump=0.8, grain=1.2, second="#59666a"), far=24, tall=6)
    return height


def moor(dice: Random) -> Height:
    """Torn by wind: grass laid flat, scree."""
    turf = paint("#4f5a38", 0.95, bump=0.7, grain=6, mottle=0.4, second="#6a6a40")

    def height(x: float, y: float) -> float:
        r = math.hypot(x, y)
        return 0.1 * fbm(x * 0.8, y * 0.8) + 0.02 * y - 0.28 * math.exp(-r * r * 1.4)

    land(height, turf, (30, 26))
    grass = tuft(paint("#8a8a4a", 0.9, second="#6a7a44"), dice, 16, 0.4)
    scatter(grass, around(dice, 240, 0.8, 4.5), height, 0.5, 1.1, dice, 25)
    grey = paint("#7a7c7a", 0.9, bump=0.7, grain=3, second="#5a5f60")
    for k in range(3):
        scatter(rock_mesh(k * 5, grey, 0.45), around(dice, 9, 1.0, 4), height, 0.08, 0.4, dice)
    litter(dice, height, "#7c7e7a", "#5a5f60")
    mountains(dice, paint("#4f5c66", 0.9, bump=0.8, grain=1.2, second="#3a4650"), far=22, tall=6)
    return height

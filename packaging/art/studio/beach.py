"""What the sea leaves on a beach: shells, starfish, driftwood, weed."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
from studio.clay import Vec
from studio.materials import paint
from studio.nature import tuft
from studio.solids import join, lathe, link, pole, solid, sphere


def starfish(tone: str = "#d8662a", second: str = "#e89a4a", arms: int = 5) -> Any:
    """A mesh of radius 1 that lies flat, its arms bent a little and studded."""
    material = paint(tone, 0.7, bump=0.8, grain=14, second=second)
    ring, rows = arms * 8, 6
    points: list[Vec] = [(0, 0, 0.28)]
    for j in range(1, rows + 1):
        t = j / rows
        for k in range(ring):
            a = 2 * math.pi * k / ring
            reach = 0.26 + 0.74 * abs(math.cos(a * arms / 2)) ** 3.2
            bend = 0.22 * t * t * math.sin(a * 2 + 1)
            ridge = abs(math.cos(a * arms / 2)) ** 6
            high = (0.28 - 0.22 * t) * (0.55 + 0.45 * ridge) * (1 - t**4)
            points.append((t * reach * math.cos(a + bend), t * reach * math.sin(a + bend), high))
    faces: list[Any] = [(0, 1 + k, 1 + (k + 1) % ring) for k in range(ring)]
    for j in range(rows - 1):
        low = 1 + j * ring
        faces += [(low + k, low + ring + k, low + ring + (k + 1) % ring, low + (k + 1) % ring) for k in range(ring)]
    stud = paint("#f2d2a0", 0.6)
    things = [solid(points, faces, material, smooth=True, thick=0.03)]
    for k in range(arms):
        a = 2 * math.pi * k / arms
        for t in (0.3, 0.45, 0.6, 0.75):
            bend = 0.22 * t * t * math.sin(a * 2 + 1)
            where = (t * math.cos(a + bend), t * math.sin(a + bend), 0.25 - 0.19 * t)
            things.append(sphere(where, 0.045, stud, 8))
    return join(things)


def scallop(tone: str = "#e0b0a0", second: str = "#c87a6a") -> Any:
    """A ribbed fan of radius 1, hollow side down."""
    points: list[Vec] = []
    across, out = 44, 10
    for j in range(out + 1):
        t = j / out
        for i in range(across + 1):
            a = math.radians(20 + 140 * i / across)
            rib = 1 + 0.05 * math.cos(i * 2 * math.pi / 5.5)
            r = t * rib * (0.92 + 0.1 * math.sin(a))
            points.append(
                (r * math.cos(a), r * math.sin(a) - 0.4, 0.42 * math.sin(math.pi * min(1.0, 0.16 + t * 0.84)) * rib)
            )
    row = across + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(out)
        for i in range(across)
    ]
    fan = solid(points, faces, paint(tone, 0.4, second=second, bump=0.3, grain=6, mottle=0.3), smooth=True, thick=0.04)
    wings = [sphere((x, -0.36, 0.1), (0.2, 0.12, 0.1), paint(tone, 0.4, second=second), 12) for x in (-0.16, 0.16)]
    return join([fan, *wings])


def whelk(tone: str = "#d8c09a", second: str = "#9a6a48") -> Any:
    """A turned snail's shell of length 2, lying on its side, its mouth to the viewer."""
    material = paint(tone, 0.35, second=second, bump=0.3, grain=8, mottle=0.3)
    points: list[Vec] = []
    around, along = 16, 84
    for j in range(along + 1):
        t = j / along
        turn = 2 * math.pi * 4.2 * t
        r = 0.42 * (1 - t) ** 1.2 + 0.02
        far = 0.34 * (1 - t) ** 1.2
        centre = (far * math.cos(turn), far * math.sin(turn), -0.35 + 1.5 * t**0.85)
        for i in range(around):
            b = 2 * math.pi * i / around
            q = r * math.cos(b)
            points.append(
                (centre[0] + q * math.cos(turn), centre[1] + q * math.sin(turn), centre[2] + r * 1.1 * math.sin(b))
            )
    faces = [(j * around + i, j * around + (i + 1) % around, (j + 1) * around + (i + 1) % around, (j + 1) * around + i)
             for j in range(along) for i in range(around)]  # fmt: skip
    shell = solid(points, faces, material, smooth=True)
    mouth = sphere((0.42, 0.0, -0.42), (0.26, 0.12, 0.36), paint("#7a3a34", 0.3), 16)
    shell.rotation_euler = mouth.rotation_euler = (math.radians(78), 0, 0)
    mouth.location = (0.42, -0.42, -0.02)
    shell.location = (0, 0, 0.28)
    mouth.location.z += 0.28
    return join([shell, mouth])


def driftwood(dice: Random, long: float = 1.4, tone: str = "#b0a28c") -> Any:
    """A bleached branch with stumps, along x."""
    wood = paint(tone, 0.85, bump=0.8, grain=9, second="#8a7c68")
    things = []
    line = [
        np.array((long * (t - 0.5), 0.06 * math.sin(5 * t), 0.07 + 0.12 * math.sin(2.4 * t)))
        for t in np.linspace(0, 1, 8)
    ]
    for k in range(7):
        r = 0.075 * (1 - 0.09 * k) * long / 1.4
        things.append(pole(line[k], line[k + 1], r, wood, r * 0.92, 10))
        things.append(sphere(line[k + 1], r * 0.92, wood, 10))
        if k in (2, 4, 5):
            away = np.array((0.16, dice.uniform(-0.2, 0.2), dice.uniform(0.1, 0.34))) * long / 1.4
            things.append(pole(line[k], line[k] + away, r * 0.7, wood, r * 0.35, 8))
    return join(things)


def weed(dice: Random, tone: str = "#4a5a24", second: str = "#6a6a2a") -> Any:
    """A wet heap of bladder wrack."""
    leaf = paint(tone, 0.25, bump=0.2, second=second)
    heap = link(tuft(leaf, dice, 34, 0.3, 0.22, 0.03), "weed", scale=(1, 1, 0.4))
    pearls = [
        sphere((dice.gauss(0, 0.14), dice.gauss(0, 0.14), dice.uniform(0.02, 0.09)), 0.026, leaf, 8) for _ in range(14)
    ]
    return join([heap, *pearls])


def barnacles(dice: Random, n: int = 26) -> Any:
    """A crust of little craters, about 1 wide."""
    chalk = paint("#d8d2c2", 0.9, bump=0.5)
    things = []
    for _ in range(n):
        s = dice.uniform(0.03, 0.08)
        things.append(lathe([(s, 0), (s * 0.62, s), (s * 0.4, s), (s * 0.3, s * 0.5)], chalk,
                            (dice.gauss(0, 0.28), dice.gauss(0, 0.28), -0.01), sides=9))  # fmt: skip
    return join(things)

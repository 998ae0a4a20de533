"""Quiet still lifes for pages on which there is nothing yet: cut out, with the shadow that they cast."""

from __future__ import annotations

from random import Random

from studio.clay import Vec
from studio.gearwork import torus
from studio.house_cards import fan, rounded
from studio.house_emblem import STUDIO
from studio.lighting import camera, lamp, sky
from studio.materials import paint
from studio.solids import Group, box, lathe, pole, sphere, tube


def _light(power: float = 1.0) -> None:
    sky(STUDIO, stretch=1.0, low=-0.4, high=0.9, strength=0.8)
    lamp("AREA", (-4.5, -4.0, 6.5), 800 * power, "#ffdcae", 1.6, (0, 0, 0.6))
    lamp("AREA", (5.0, -5.0, 2.5), 160 * power, "#a8c4ff", 3.0, (0, 0, 0.6))
    lamp("AREA", (3.5, 4.0, 4.0), 300 * power, "#ffd0a0", 1.5, (0, 0, 0.8))


def _oak(tone: str = "#8a5a34", second: str = "#6c4426") -> object:
    return paint(tone, 0.42, bump=0.3, grain=5, mottle=0.3, second=second, coat=0.3)


def stand(dice: Random) -> None:
    """An empty card stand: oak in two steps, a groove in each, a brass plate on its front."""
    oak, brass, deep = _oak(), paint("#d09a44", 0.32, 0.9, bump=0.12), paint("#2a180c", 0.9)
    with Group(rot=(0, 0, -12)):
        box((4.2, 1.0, 0.36), (0, 0, 0.18), oak, bevel=0.05)
        box((4.2, 0.42, 0.3), (0, 0.28, 0.46), oak, bevel=0.05)
        box((4.0, 0.07, 0.02), (0, -0.02, 0.362), deep, bevel=0)
        box((4.0, 0.07, 0.02), (0, 0.28, 0.612), deep, bevel=0)
        for s in (-1, 1):
            box((0.06, 1.03, 0.3), (s * 1.8, 0, 0.18), brass, bevel=0.015)
            box((0.06, 0.45, 0.31), (s * 1.8, 0.28, 0.47), brass, bevel=0.015)
        with Group((0, -0.52, 0.19)):
            box((0.9, 0.05, 0.2), (0, 0, 0), brass, bevel=0.02)
            for s in (-1, 1):
                sphere((s * 0.37, -0.03, 0), 0.03, paint("#6c4a1c", 0.4, 0.8), 12)
        dust = paint("#c8beb0", 0.95, bump=0.4)
        for _ in range(70):
            at = dice.uniform(-2.0, 2.0), dice.uniform(-0.46, 0.04), 0.362
            sphere(at, (dice.uniform(0.006, 0.013),) * 3, dust, 6)
    _light()
    camera((0.6, -9.0, 4.2), (0, 0.05, 0.24), 100)


def chest(dice: Random) -> None:
    """A closed box of a game, dust on its lid, the emblem on it; a ribbon is tied round."""
    cloth_, edge = paint("#27415a", 0.6, bump=0.3, grain=16, second="#1f3549"), paint("#c89a50", 0.35, 0.85, bump=0.12)
    red = paint("#a83a2c", 0.5, bump=0.15)
    with Group(rot=(0, 0, 26)):
        box((2.5, 2.5, 0.62), (0, 0, 0.31), paint("#1d3040", 0.65, bump=0.3), bevel=0.03)
        box((2.62, 2.62, 0.5), (0, 0, 0.66), cloth_, bevel=0.04)
        for s in (-1, 1):
            for t in (-1, 1):
                sphere((s * 1.3, t * 1.3, 0.89), 0.07, edge, 16)
                pole((s * 1.31, t * 1.31, 0.44), (s * 1.31, t * 1.31, 0.9), 0.035, edge)
        line = [(x, y, 0.915) for x, y in [*rounded(2.36, 2.36, 0.12), rounded(2.36, 2.36, 0.12)[0]]]
        tube(line, 0.016, edge)
        box((2.66, 0.22, 0.02), (0, 0.52, 0.925), red, bevel=0.006)
        for s in (-1, 1):
            box((0.02, 0.22, 0.6), (s * 1.325, 0.52, 0.62), red, bevel=0.006)
        with Group((0, 0, 0.92), (-90, 0, 0)):
            fan(dice, (0.0, -0.04, -1.0), (0.21, 0.1, 0.21))
        dust = paint("#c8beb0", 0.95, bump=0.4)
        for _ in range(150):
            at: Vec = (dice.uniform(-1.25, 1.25), dice.uniform(-1.25, 1.25), 0.915)
            sphere(at, (dice.uniform(0.006, 0.014),) * 3, dust, 6)
    _light()
    camera((0.0, -8.0, 5.4), (0, 0, 0.42), 104)


def lamplit(dice: Random) -> None:
    """A lamp over an empty table."""
    oak, brass = _oak("#7a4a2a", "#5c361c"), paint("#d8a048", 0.3, 0.9, bump=0.1)
    lathe([(0.02, 0.86), (1.62, 0.86), (1.68, 0.9), (1.68, 0.98), (1.6, 1.02), (0.02, 1.02)], oak, sides=96)
    lathe([(0.02, 1.021), (1.4, 1.021), (1.4, 1.026), (0.02, 1.028)], paint("#2f5a48", 0.85, bump=0.3, grain=20, second="#284e3e"), sides=96)  # fmt: skip
    torus(1.42, 0.025, brass, (0, 0, 1.03), sides=96)
    lathe([(0.62, 0), (0.5, 0.08), (0.16, 0.16), (0.13, 0.5), (0.22, 0.86)], oak, sides=48)
    pole((0, 0, 2.55), (0, 0, 3.5), 0.02, brass)
    lathe([(0.62, 2.1), (0.46, 2.32), (0.2, 2.5), (0.08, 2.58), (0.06, 2.5), (0.4, 2.28), (0.58, 2.09)], paint("#2f6a52", 0.3, 0.2, bump=0.05, coat=0.7), sides=64)  # fmt: skip
    torus(0.61, 0.022, brass, (0, 0, 2.1))
    sphere((0, 0, 2.07), 0.14, paint("#fff0c8", glow=9.0, bump=0), 20)
    lamp("SPOT", (0, 0, 1.9), 300, "#ffd898", 0.1, (0, 0, 0), 112)
    _light(0.4)
    camera((0.0, -10.5, 4.4), (0, 0, 1.54), 99)


FIGURES = {"stand", "chest", "lamplit"}

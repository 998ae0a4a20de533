"""Chronicle's histories under the open sky: each a small scene behind the gilded window of the card."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from studio.buildings import house, masonry, round_tower, wall
from studio.chronicle_crowd import banner_pole, club, fork, rebel, scythe, spearman, torch
from studio.chronicle_frame import looking, mounted
from studio.chronicle_serpents import Hide, head, neck, spines
from studio.clay import Clay, Vec, blotch
from studio.fire import EMBER, blaze, sparks
from studio.lighting import Light, lamp, sky
from studio.materials import fog, paint
from studio.nature import fbm, land, mountains, puffs, rock_mesh, scatter, tuft
from studio.solids import Group, box, figure, lathe, link, pole, sphere

SUITS = {"monster_attack": "power", "the_revolt": "power", "great_reform": "wisdom", "court_intrigue": "wisdom",
         "great_disaster": "love", "royal_scandal": "love"}  # fmt: skip
GRADES: dict[str, dict[str, Any]] = {
    "monster_attack": {"saturation": 1.25},
    "age_of_peace": {"saturation": 1.2, "vignette": 0.15},
    "great_reform": {"contrast": 1.0},
}


def finish(name: str, raw: Path) -> Any:
    """The card: what the lens saw, in its frame."""
    return mounted(raw, SUITS.get(name, "wild"), **GRADES.get(name, {}))


def daylight(light: Light, key_from: Vec, rim_from: Vec, soft: float = 4, high: float = 0.34) -> None:
    """Sky, the sun and its opposite; keys and rims are measured as suns here. `high`: where the sky has its upper tone."""
    sky(light, high=high)
    for (colour, power), at in ((light.key, key_from), (light.rim, rim_from)):
        lamp("SUN", at, power, colour, soft, (0, 0, 0))


def meadow(dice: Random, tone: str, second: str, height: Any, blades: str, n: int = 260, wide: float = 7) -> None:
    """Turf with tufts and stones, thicker towards the lens."""
    land(height, paint(tone, 0.95, bump=0.7, grain=6, mottle=0.4, second=second), (46, 40), (0, 12))
    grass = tuft(paint(blades, 0.9, second=second), dice, 14, 0.24)
    scatter(grass, [(dice.uniform(-wide, wide), dice.uniform(-4, 4)) for _ in range(n)], height, 0.5, 1.2, dice)
    scatter(rock_mesh(5, paint("#8a8478", 0.9, bump=0.6, grain=4)), [(dice.uniform(-wide, wide), dice.uniform(-4, 6)) for _ in range(26)],
            height, 0.05, 0.2, dice)  # fmt: skip


# ---- monster attack


def monster_attack(dice: Random) -> None:
    """A hydra before a walled town, spears against it."""
    fog("#a9bcd8", 14, 40)

    def height(x: float, y: float) -> float:
        return 0.06 * fbm(x, y) + 0.02 * max(0.0, y)

    meadow(dice, "#66733c", "#7d7240", height, "#8a9448")
    mountains(dice, paint("#6f7fa6", 0.9, bump=0.8, grain=1.2, mottle=0.5, second="#5a668c"), far=34, tall=9)
    _walled_town(dice)
    _hydra(dice)
    for k in range(12):
        at = (-5.1 + 0.42 * k - 0.2 * (k % 2), -3.0 + 0.8 * (k % 2) + 0.05 * k, -0.25)
        spearman(dice, at, 128 - 3 * k + dice.uniform(-8, 8), 0.5)
    daylight(Light("#c4d8ec", "#1650b8", 0.35, "#ffffff", (-0.8, 1, 0.1), "#a07838", ("#fff0d0", 4.4), ("#9cc4ff", 2.6), "#a9bcd8", 0.55),
             (-6, -6, 7), (7, 5, 5))  # fmt: skip
    looking((0.2, -11.5, 1.2), (0.3, 0, 1.75), 94, (0.6, -0.3, 1.6), 1.4)


def _walled_town(dice: Random) -> None:
    """Curtain wall, gate and towers with blue roofs, gables behind."""
    stone = "#b0a488"
    wall((-11, 7.5, 0), (-2.0, 7.0, 0), 1.7, stone, 0.5)
    wall((-2.0, 7.0, 0), (9.5, 9.0, 0), 1.7, stone, 0.5)
    for x, y, r, tall in ((-6.4, 7.1, 0.7, 3.0), (-2.0, 6.8, 0.62, 2.7), (6.4, 8.1, 0.7, 2.9)):
        round_tower((x, y, 0), r, tall, stone, "#3a5a94")
    box((1.7, 1.0, 2.5), (-4.2, 7.0, 1.25), masonry(stone), bevel=0.04)
    box((0.9, 0.2, 1.3), (-4.2, 6.5, 0.65), paint("#2a1c12", 0.8), bevel=0.03)
    lathe([(0.45, -0.1), (0.45, 0.1)], paint("#2a1c12", 0.8), (-4.2, 6.5, 1.3), (90, 0, 0), sides=28)
    for k in range(9):
        house((-10 + 2.1 * k + dice.uniform(-0.4, 0.4), 10 + dice.uniform(0, 2), 0.9), dice.uniform(-30, 30), 1.7, 1.3, 1.2,
              dice.choice(("#a8532c", "#8a4630", "#4a5f8a")))  # fmt: skip
    round_tower((-8.4, 12, 0), 0.8, 5.0, "#b8ac92", "#3a5a94")
    blaze(dice, (-1.0, 9.4, 2.0), 0.5, 1.5, 10)
    puffs(dice, [(-0.8 + 0.35 * k, 9.6, 3.4 + 0.45 * k) for k in range(8)], "#4a4650", "#6a6468", 0.35, 0.75)


def _hydra(dice: Random) -> None:
    """Five necks from one body, a tail, two clawed feet."""
    hide = Hide(blotch("#2f6e4e", "#1f4f4a", 4.0, 0.4), "#d8cc84", "#b8402c", "#ffd030")
    crest = paint("#b8482c", 0.5, bump=0.2)
    necks: list[tuple[list[Vec], Vec]] = [  # the curve, and how its head is turned
        ([(0.9, 0.9, 0.9), (0.1, 0.5, 1.5), (-0.5, 0.3, 2.3), (-1.25, 0.0, 2.5)], (22, 0, -58)),
        ([(1.2, 0.8, 1.1), (1.0, 0.6, 2.0), (0.55, 0.4, 2.9), (0.1, 0.0, 3.25)], (12, 0, -28)),
        ([(1.6, 0.7, 1.0), (1.8, 0.3, 1.9), (2.1, 0.2, 2.6), (1.75, -0.2, 2.75)], (14, 0, -18)),
        ([(2.0, 0.8, 1.0), (2.8, 0.7, 1.7), (3.2, 0.6, 2.5), (3.75, 0.2, 2.95)], (10, 0, 42)),
        ([(1.0, 0.5, 0.8), (0.4, 0.0, 1.0), (-0.1, -0.3, 1.5), (-0.85, -0.6, 1.35)], (20, 0, -66)),
    ]
    c = Clay()
    c.ball((1.75, 1.2, 0.7), (1.2, 1.0, 0.85), hide.scales, 0.2)
    for k in range(5):
        c.ball((1.6, 0.42 + 0.03 * k * k, 0.3 + 0.2 * k), (0.62 - 0.04 * k, 0.3, 0.16), hide.belly, 0.03)
    c.limb(
        [(2.6, 1.3, 0.7), (3.8, 1.6, 0.35), (4.8, 1.3, 0.3), (5.3, 0.7, 0.7), (4.9, 0.5, 1.2)],
        (0.7, 0.45, 0.3, 0.2, 0.04),
        hide.scales,
        0.15,
    )
    for x, y in ((0.75, -0.1), (2.5, -0.1)):
        c.limb([(x + 0.1, 0.7, 0.8), (x, 0.1, 0.55), (x, y - 0.15, 0.12)], (0.48, 0.34, 0.24), hide.scales, 0.12)
        for t in (-1, 0, 1):
            c.limb([(x + 0.12 * t, y - 0.2, 0.12), (x + 0.24 * t, y - 0.5, 0.08)], (0.14, 0.1), hide.scales, 0.04)
    for line, _ in necks:
        neck(c, line, (0.42, 0.3, 0.25, 0.23), hide, (-0.5, -1, -0.3))
    figure(c, 190, bump=0.2, grain=12)
    for line, turn in necks:
        spines(line, (0.42, 0.3, 0.25, 0.23), (-0.5, -1, -0.3), 1.5, crest)
        head(line[-1], turn, 0.72, hide, dice)
    for x in (0.75, 2.5):
        for t in (-1, 0, 1):
            tip = np.array((x + 0.27 * t, -0.68, 0.06))
            pole(tip, tip + (0.04 * t, -0.22, -0.05), 0.06, paint("#efe2bc", 0.3), 0.004, 8)


# ---- the revolt


def the_revolt(dice: Random) -> None:
    """A crowd with forks and torches before a gatehouse that burns at dusk."""
    fog("#5c4a6c", 12, 34)

    def height(x: float, y: float) -> float:
        return 0.04 * fbm(x, y)

    meadow(dice, "#4c4338", "#3f3a34", height, "#5c5638", 120)
    _burning_gate(dice)
    for k, tool in enumerate((scythe, banner_pole, torch, fork, fork, torch, fork, club, fork)):
        rebel(
            dice,
            (-4.2 + 1.02 * k + dice.uniform(-0.1, 0.1), -2.3 + dice.uniform(-0.3, 0.2), -0.75 - 0.12 * (k == 4)),
            180 + dice.uniform(-22, 22),
            tool,
            0.84,
        )
    for k, tool in enumerate((scythe, fork, torch, fork, fork, club, torch, fork, scythe, fork)):
        rebel(
            dice,
            (-4.8 + 1.04 * k + dice.uniform(-0.2, 0.2), 0.1 + dice.uniform(-0.4, 0.4), -0.1),
            180 + dice.uniform(-26, 26),
            tool,
            0.66,
            detail=46,
        )
    lamp("POINT", (0, 2.9, 2.0), 260, "#ff8a30", 0.6)
    lamp("POINT", (2.6, 3.4, 3.6), 120, "#ff7a24", 0.5)
    daylight(Light("#a87890", "#182458", 0.5, "#5c5688", (0.9, 1, 0.03), "#502414", ("#a8b8f0", 2.4), ("#ff8a40", 2.4), "#5c4a6c", 0.4),
             (-6, -6, 6), (2, 8, 4))  # fmt: skip
    lamp("AREA", (-3, -9, 5), 420, "#ffb880", 3, (0, -2, 0.6))
    looking((0, -11.0, 1.3), (0, 0, 1.72), 86, (0, -1.5, 1.2), 1.6)


def _burning_gate(dice: Random) -> None:
    """Two towers, the arch between them, its door broken in; fire from the roofs and windows."""
    stone = "#8a7f74"
    for x in (-1.75, 1.75):
        round_tower((x, 5.0, 0), 0.85, 3.3, stone)
    wall((-9, 5.4, 0), (-2.4, 5.2, 0), 1.9, stone, 0.5)
    wall((2.4, 5.2, 0), (9, 5.4, 0), 1.9, stone, 0.5)
    box((2.6, 0.8, 2.6), (0, 5.1, 1.5), masonry(stone), bevel=0.04)
    for k in range(5):
        box((0.32, 0.9, 0.34), (-1.0 + 0.5 * k, 5.1, 2.95), masonry(stone), bevel=0.03)
    ember = paint("#ff7a1c", 0.8, glow=0.3, bump=0.4, grain=4, second="#c03a08", hazy=False)
    box((1.3, 0.1, 1.4), (0, 4.68, 0.7), ember, bevel=0)
    lathe([(0.65, -0.05), (0.65, 0.05)], ember, (0, 4.68, 1.4), (90, 0, 0), sides=36)
    arch = masonry("#a09484")
    for k in range(11):
        a = math.pi * (k + 0.5) / 11
        box(
            (0.26, 0.3, 0.24),
            (0.76 * math.cos(a), 4.62, 1.4 + 0.76 * math.sin(a)),
            arch,
            (0, -math.degrees(a), 0),
            0.03,
        )
    plank = paint("#3a2616", 0.9, bump=0.6)
    for k in range(4):
        box((0.2, 0.08, 1.5 - 0.2 * k), (-0.5 + 0.3 * k, 4.5, 0.55), plank, (0, 14 * (k - 1.5), 0), 0.02)
    for x, y, z, wide, tall in (
        (-1.75, 5.0, 3.3, 0.75, 1.7),
        (1.75, 5.0, 3.3, 0.8, 2.1),
        (0, 5.0, 2.8, 0.8, 1.4),
        (0, 4.5, 0.1, 0.5, 1.3),
    ):
        blaze(dice, (x, y, z), wide, tall, 16)
    for x in (-1.75, 1.75):
        blaze(dice, (x, 4.15, 1.6), 0.16, 0.7, 7)
    smoke = [(-1.6 + 0.3 * k + dice.gauss(0, 0.2), 6.2 + dice.uniform(-0.4, 0.6), 4.8 + 0.34 * k) for k in range(6)]
    smoke += [(2.0 + 0.42 * k + dice.gauss(0, 0.2), 6.2 + dice.uniform(-0.4, 0.6), 5.0 + 0.3 * k) for k in range(8)]
    puffs(dice, smoke, "#3a2c34", "#6a4438", 0.5, 1.0)
    sparks(dice, 70, lambda: (dice.uniform(-4, 4), dice.uniform(2, 5), dice.uniform(1.5, 5)), (0.3, 0, 1))


# ---- great disaster


def great_disaster(dice: Random) -> None:
    """A volcano breaks out over a town."""
    fog("#5c3c38", 18, 50)

    def height(x: float, y: float) -> float:
        return 0.06 * fbm(x, y) + 0.1 * max(0.0, abs(x) - 3.5) * max(0.0, 1 - 0.1 * y)

    meadow(dice, "#4a4034", "#3a332c", height, "#5a5434", 140)
    _volcano(dice)
    for x, y, turn, size in ((-3.9, 0.4, 20, 1.1), (-2.3, 2.2, -12, 1.0), (-0.8, 3.6, 25, 1.0), (0.9, 1.8, -25, 1.05), (2.5, 0.6, 12, 1.15),
                             (4.3, 1.6, -16, 1.2), (-5.4, 2.6, 8, 1.1), (3.3, 3.6, 30, 1.0), (-3.6, 4.6, 5, 1.0), (5.8, 4.0, 10, 1.1)):  # fmt: skip
        with Group((x, y, height(x, y)), (0, 0, turn), 0.78 * size):
            house((0, 0, 0), 0, 1.4, 1.1, 0.9, dice.choice(("#7a3a28", "#6a3024", "#5a3a34")), "#c8b48c", lit=True)
    with Group((-1.5, 1.2, 0), scale=0.62):
        box((1.0, 1.0, 2.6), (0, 0, 1.3), masonry("#9a9080"), bevel=0.04)
        lathe(
            [(0.85, 2.6), (0.4, 3.6), (0.02, 5.0)],
            paint("#4a3a40", 0.7, bump=0.4, grain=14),
            rot=(0, 0, 45),
            sides=4,
            smooth=False,
        )
        box((0.3, 0.1, 0.5), (0, -0.5, 2.0), paint("#1c1814", 0.6), bevel=0.03)
    blaze(dice, (2.5, 0.5, 0.9), 0.5, 1.5, 14)
    blaze(dice, (-3.9, 0.3, 0.9), 0.45, 1.3, 12)
    lamp("POINT", (2.3, -0.6, 1.6), 60, "#ff8a30", 0.4)
    lamp("POINT", (-3.6, -0.8, 1.6), 50, "#ff8a30", 0.4)
    lamp("AREA", (0, -7, 4), 260, "#ffb080", 3, (0, 0, 0))
    for at, size in (
        ((-3.0, 5.0, 4.0), 0.3),
        ((-1.9, 2.5, 2.7), 0.2),
        ((4.4, 5.0, 3.6), 0.28),
        ((3.4, 2.0, 2.5), 0.17),
        ((-5.0, 4.0, 2.8), 0.22),
    ):
        _bomb(dice, at, (at[0] - 1.0, 0, 3.2), size)
    sparks(dice, 90, lambda: (dice.uniform(-5, 5), dice.uniform(-1, 5), dice.uniform(0.4, 4.6)), (0, 0, 1))
    daylight(Light("#9c5838", "#16141f", 0.9, "#3c2c30", (0.06, 1, 0.2), "#602810", ("#c4ccf4", 3.0), ("#ff8848", 2.4), "#6a2a1c", 0.42),
             (-6, -6, 6), (2, 9, 5), high=0.26)  # fmt: skip
    looking((0, -11.0, 2.0), (0, 0, 2.15), 84, (0, 1.5, 1.4), 1.6)


def _volcano(dice: Random) -> None:
    """A cone with glowing streams, a fountain of fire, a column of ash that spreads."""
    flank = paint("#5a3830", 0.9, bump=0.9, grain=1.4, mottle=0.5, second="#33211f")
    rise = np.linspace(0, 1, 22)
    with Group((1.0, 17, -0.6)):
        lathe([(9.0 * (1 - t) ** 1.75 + 1.1, 4.6 * t) for t in rise], flank, sides=72,
              wave=lambda a, z: 1 + 0.09 * math.sin(7 * a) + 0.05 * math.sin(17 * a + 2 * z))  # fmt: skip
        hot = paint("#ff4800", 0.6, glow=0.3, bump=0.4, second="#ff8a10", hazy=False)
        for a0, low, r in ((-2.25, 0.28, 0.2), (-1.72, 0.02, 0.34), (-1.3, 0.3, 0.22), (-0.9, 0.5, 0.16)):
            for t in np.linspace(1, low, 34):
                q = 9.0 * (1 - t) ** 1.75 + 1.1
                a = a0 + 0.1 * math.sin(9 * t + a0 * 3)
                w = 1 + 0.09 * math.sin(7 * a) + 0.05 * math.sin(17 * a + 9.2 * t)
                sphere((q * w * math.cos(a), q * w * math.sin(a), 4.6 * t), (r * 1.1, r * 0.8, r * 0.7), hot, 10)
    blaze(dice, (1.0, 16.6, 3.5), 1.3, 3.2, 28, EMBER)
    lamp("POINT", (1.0, 15.2, 7.0), 420, "#ff7a28", 1.0)
    column = []
    for k in range(60):
        t = k / 60
        a, q = 2.4 * k, (0.7 + 3.6 * t**1.4) * dice.uniform(0.4, 1)
        column.append((1.0 + q * math.cos(a) * 1.7 + 2.0 * t * t, 18 + q * math.sin(a), 5.6 + 2.6 * t))
    puffs(dice, column, "#3c2c2e", "#5a3a34", 0.8, 1.7)


def _bomb(dice: Random, at: Vec, start: Vec, size: float) -> None:
    """A glowing rock that falls, its trail behind it."""
    rock = paint("#5a2a18", 0.9, glow=0.12, bump=0.9, grain=6, second="#ff7a18", hazy=False)
    link(rock_mesh(at[0], rock, 0.5), "bomb", at, (dice.uniform(0, 90), 20, 0), size)
    end, way = np.array(at, float), np.array((0.0, 0.0, 1.0)) + (np.array((0.8, 17.0, 7.0)) - np.array(at)) * 0.08
    for k in range(9):
        t = (k + 1) / 9
        tone = ("#ffb030", "#ff8a20", "#c0501c")[min(2, k // 3)]
        sphere(
            end + way * t * size * 5,
            size * (0.85 - 0.7 * t),
            paint(tone, 0.8, glow=0.42 - 0.3 * t, bump=0.3, hazy=False),
            12,
        )

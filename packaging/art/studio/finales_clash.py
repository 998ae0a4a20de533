"""How Clash's matches end: the gorge with its two bridges at sunrise below one's own keep, or one's tower in the rain."""

from __future__ import annotations

import math
from random import Random

from studio.buildings import banner, masonry, wood
from studio.clash_spells import stronghold, watchtower
from studio.clash_table_scene import stone_bridge
from studio.clash_yards import torch
from studio.clay import Clay, Vec
from studio.fire import EMBER, blaze
from studio.lighting import Light, camera, lamp, sky
from studio.materials import fog, paint
from studio.nature import Height, bare_tree, fbm, fir, land, mountains, puffs, rock_mesh, scatter, tuft
from studio.solids import Group, box, cloth, lathe, pole

SUNRISE = Light("#ffc27a", "#5f7ac0", 0.5, "#ffd9b8", (0.05, 1, 0.10), "#ffd890", ("#ffffff", 0), ("#ffffff", 0), "#e8b08a", 0.62)  # fmt: skip
RAIN = Light("#5f7a92", "#141c2c", 0.9, "#3a4c60", (0.5, 1, 0.2), "#8fb0c8", ("#ffffff", 0), ("#ffffff", 0), "#4a6076", 0.5)  # fmt: skip


def _gorge(dice: Random, turf: str, second: str, rock: str, mist: tuple[str, str]) -> Height:
    """Two plateaus and between them the gorge that runs from the viewer to the horizon, with its two bridges."""

    def middle(y: float) -> float:
        return 0.7 * math.sin(y * 0.16 + 0.3)

    def height(x: float, y: float) -> float:
        away = abs(x - middle(y)) - 1.75 - 0.22 * fbm(y * 0.8, 3.0 if x > 0 else 9.0)
        if away < 0:
            ledge = 0.35 * fbm(x * 1.6, y * 0.9, 2.0)
            return max(-5.0, away * 6 + ledge * min(1.0, -away * 5))
        return 0.06 * fbm(x, y) + min(1.4, 0.2 * max(0.0, abs(x) - 4.5)) + 0.25 * max(0.0, fbm(x * 0.3, y * 0.3)) * away

    ground = land(height, paint(turf, 0.95, bump=0.8, grain=6, mottle=0.35, second=second), (44, 46), (0, 12), 420)
    ground.data.materials.append(paint(rock, 0.9, bump=0.9, grain=3, mottle=0.45, second="#6a6068"))
    for face in ground.data.polygons:
        x, y, z = face.center
        face.material_index = int(z < -0.12 or abs(x - middle(y)) < 1.9)
    for y, deep in ((1.0, 1.0), (7.6, 1.3)):
        stone_bridge((middle(y), y, 0.04), 4.3, deep, 0.9)
    spots = [(dice.choice((-1, 1)) * dice.uniform(2.2, 8), dice.uniform(-6, 10)) for _ in range(420)]
    blades = tuft(paint(turf, 0.9, second=second), dice, 13, 0.2)
    scatter(blades, [spot for spot in spots if abs(spot[0] - middle(spot[1])) > 2.1], height, 0.5, 1.2, dice)
    for k in range(2):
        scatter(rock_mesh(k * 5, paint(rock, 0.9, bump=0.7, grain=4), 0.5), spots[k::6], height, 0.03, 0.16, dice)
    low = [(dice.uniform(-1.6, 1.6), dice.uniform(0, 26), dice.uniform(-4.6, -2.6)) for _ in range(90)]
    puffs(dice, low, mist[0], mist[1], 0.5, 1.2)
    mountains(dice, paint("#6f6484", 0.9, bump=0.8, grain=1.2, mottle=0.4, second="#5a5074"), far=30, tall=6.5)
    return height


def _firs(dice: Random, height: Height, tone: str, second: str) -> None:
    tree = fir(paint(tone, 0.9, bump=0.6, grain=8, second=second), paint("#4a3626"), dice)
    spots = [(side * dice.uniform(6.5, 15), dice.uniform(7, 20)) for side in (-1, 1) for _ in range(22)]
    scatter(tree, spots, height, 0.5, 1.0, dice, 4)


def clash_won(dice: Random) -> None:
    """Banners and torches before one's own stronghold, the sun up over the bridges."""
    fog(SUNRISE.haze, start=16, depth=34)
    height = _gorge(dice, "#7f8a44", "#5c6a38", "#a09484", ("#e8bca8", "#b090a8"))
    _firs(dice, height, "#3f6040", "#2c4834")
    with Group((-4.7, 4.6, height(-4.7, 4.6) - 0.05), (0, 0, 24), 1.72):
        stronghold(Clay())
    with Group((5.6, 9.5, height(5.6, 9.5) - 0.05), (0, 0, -20), 1.5):
        watchtower(Clay())
    for x, y, tall in ((-2.6, 1.9, 3.0), (3.1, -0.4, 3.4), (4.9, 1.0, 3.6), (7.0, 2.6, 3.9)):
        banner((x, y, height(x, y)), tall, "#a8392c")
    for x, y in ((-3.1, -0.6), (4.0, -2.0), (6.1, -0.2), (-7.2, 1.6)):
        pole((x, y, height(x, y)), (x, y, 1.75), 0.06, wood())
        torch(dice, (x, y, 1.8))
        lamp("POINT", (x, y - 0.3, 2.2), 60, "#ff9a40", 0.15)
    sky(SUNRISE, high=0.42)
    lamp("SUN", (2, 40, 9), 3.2, "#ffc070", 2.0, (0, 0, 0))
    lamp("AREA", (-4, -13, 8), 1900, "#ffe2c0", 4.0, (-2, 3, 1))
    lamp("AREA", (9, -8, 5), 700, "#c0b8ff", 4.0, (3, 2, 1))
    camera((0, -12.6, 3.3), (0, 2, 1.15), 46, focus=(-3.4, 3, 1.5), stop=2.4)


def _broken_tower(dice: Random) -> None:
    """A round tower of blocks, torn open: its ring ends in a jagged line, and what is gone lies about its foot."""
    stones = [masonry(tone, second) for tone, second in (("#6f6c70", "#55545c"), ("#625f66", "#4c4a52"), ("#7c7876", "#5f5c60"))]  # fmt: skip
    lathe([(1.1, 0), (0.98, 0.5), (0.96, 1.4)], masonry("#3a383e"), sides=28)
    for row in range(22):
        for k in range(22):
            a = 2 * math.pi * (k + 0.5 * (row % 2)) / 22
            top = 2.5 + 1.7 * math.sin(a - 0.9) + 0.5 * math.sin(3 * a) + dice.uniform(-0.3, 0.3)
            if 0.2 * row > top:
                continue
            r = 1.2 - 0.012 * row
            at = r * math.cos(a), r * math.sin(a), 0.1 + 0.2 * row
            box((0.32, 0.3, 0.19), at, dice.choice(stones), (0, 0, math.degrees(a) + 90), 0.03)
    at = 1.3 * math.cos(-1.9), 1.3 * math.sin(-1.9), 1.2
    box((0.2, 0.24, 0.5), at, paint("#120e10", 0.8), (0, 0, -19), 0.03)
    for k in range(130):
        a, far = dice.uniform(0, 2 * math.pi), 1.3 + abs(dice.gauss(0, 0.8))
        at = far * math.cos(a), far * math.sin(a), max(0.05, 0.75 - 0.5 * (far - 1.2)) * dice.random()
        turn = tuple(dice.uniform(0, 360) for _ in range(3))
        box((0.3, 0.26, 0.19), at, stones[k % 3], turn, 0.03)
    beam = wood("#4a382a", "#2c2420")
    for start, end in (((-0.6, -0.9, 0.2), (-1.5, -1.8, 1.5)), ((0.7, -1.0, 0.1), (1.9, -1.4, 0.9))):
        pole(start, end, 0.09, beam, 0.07, 8)


def _crow(at: Vec, turn: float, size: float) -> None:
    """A black bird that sits there."""
    black = paint("#15171c", 0.6, bump=0.2)
    with Group(at, (0, 0, turn), size):
        lathe([(0.01, -0.5), (0.13, -0.3), (0.2, 0.0), (0.16, 0.25), (0.02, 0.4)], black, rot=(62, 0, 0), sides=14)
        lathe([(0.01, -0.12), (0.12, 0), (0.1, 0.1), (0.02, 0.14)], black, (0, -0.36, 0.32), sides=12)
        pole((0, -0.45, 0.33), (0, -0.66, 0.3), 0.04, black, 0.005, 8)


def clash_lost(dice: Random) -> None:
    """The own tower stands open to the rain, embers in it; crows; a torn banner, the way over the bridges free."""
    fog(RAIN.haze, start=13, depth=30)
    height = _gorge(dice, "#4c5848", "#39443e", "#6a6a70", ("#5a6c80", "#42526a"))
    _firs(dice, height, "#24382f", "#1a2a28")
    x, y = -4.6, 2.6
    with Group((x, y, height(x, y) - 0.1), (0, 0, -10), 1.3):
        _broken_tower(dice)
        blaze(dice, (0.5, -1.2, 0.2), 0.4, 0.7, 10, EMBER)
        blaze(dice, (0.0, -0.2, 1.3), 0.6, 1.1, 12, EMBER)
    lamp("POINT", (x + 0.9, y - 2.4, 1.4), 160, "#ff7a30", 0.3)
    lamp("POINT", (x, y - 0.3, 3.1), 300, "#ff7a30", 0.3)
    tree = bare_tree(paint("#2c2622", 0.9, bump=0.8, grain=6), dice, 3.2)
    scatter(tree, [(6.6, 1.6), (8.6, 6.5)], height, 1.1, 1.2, dice)
    for at, turn in (((3.84, -1.1, 2.9), 70.0), ((4.6, -2.0, 0.2), -40.0), ((-2.6, -1.2, 0.2), 120.0)):
        _crow(at, turn, 0.55)
    rag = paint("#6a2c28", 0.9, bump=0.4, grain=14, second="#4a2422")
    with Group((3.2, -0.9, 0.0), (8, 14, -12)):
        pole((0, 0, -0.2), (0, 0, 2.9), 0.05, wood("#4a382a"))

        def place(u: float, v: float) -> Vec:
            torn = 0.5 * abs(math.sin(5 * v + 1.7)) * (u > 0.9)
            return (1.5 - torn) * u, 0.14 * math.sin(5 * u + 2 * v), 2.8 - v * (0.95 - 0.25 * u) - 0.55 * u * u

        cloth(place, rag, 20, 14)
    sky(RAIN, high=0.5)
    lamp("SUN", (9, 30, 16), 1.3, "#a8c8e8", 4.0, (0, 0, 0))
    lamp("AREA", (-5, -13, 9), 2300, "#b8d0f0", 5.0, (-2, 2, 1))
    camera((0, -12.6, 3.1), (0, 2, 1.25), 46, focus=(-3.4, 1, 1.5), stop=2.4)

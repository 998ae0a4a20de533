"""A first hand is dealt: cards of each game on their way from the pile, on that game's own ground."""

from __future__ import annotations

import math
from random import Random

from studio.barbarossa_board import BUFF, Sheet, folded, laid, magnifier, mug, printed
from studio.barbarossa_staff import map_pin, pencil
from studio.clash_folk import candle
from studio.clay import Vec
from studio.fleet_space import EARTH, stars
from studio.ganymede_grounds import derrick
from studio.gearwork import steel
from studio.house_cards import picture, thin
from studio.lighting import Light, camera, lamp, sky
from studio.materials import paint
from studio.nature import fbm, land, rock_mesh
from studio.planets import jupiter, planet
from studio.solids import Group, box, lathe, link, pole, sphere

AIR = Light("#7a6a58", "#2a3038", 0.0, "#ffffff", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#000000", 0.5)
PILE: Vec = (-1.6, 0.3, 0.0)
FLIGHT = ((-0.95, 0.1, 0.62, -58, -16, 14), (0.0, -0.05, 0.72, -42, -6, 4), (0.95, -0.05, 0.5, -46, 10, -10))
LYING = ((1.5, 0.35, 0.03, -6), (1.78, 0.1, 0.05, 12), (1.6, -0.25, 0.07, -20))


def _deal(backs: tuple[str, ...], edge: str, ground: float = 0.0) -> None:
    """The pile, three cards in the air, three that lie already."""
    prints = [printed(picture(f"{back}.webp"), 0.45) for back in backs]
    side = paint(edge, 0.6, bump=0.05)
    x, y, _ = PILE
    for k in range(16):
        with Group((x + 0.006 * math.sin(k * 7), y, ground + 0.02 + 0.02 * k), (-90, 0, 10 + 2 * math.sin(k * 5))):
            thin(prints[0], side)
    for k, (x, y, z, lean, roll, turn) in enumerate(FLIGHT):
        with Group((x, y, ground + z), (lean, roll, turn)):
            thin(prints[k % len(prints)], side)
    for k, (x, y, z, turn) in enumerate(LYING):
        with Group((x, y, ground + z), (-90, 0, turn)):
            thin(prints[k % len(prints)], side)


def _light(warm: str, cool: str, air: tuple[str, str], power: float = 1.0) -> None:
    """A warm lamp at the upper left, a cool one behind, and what air there is."""
    sky(AIR._replace(horizon=air[0], zenith=air[1], power=0.5), strength=1.0)
    lamp("AREA", (-3.2, -3.4, 4.2), 620 * power, warm, 1.0, (0, 0, 0.4))
    lamp("AREA", (4.0, 3.0, 2.4), 150 * power, cool, 2.0, (0, 0, 0.3))
    camera((0.0, -5.6, 1.3), (0.0, 0.1, 0.62), 108, focus=(0, -0.1, 0.6), stop=1.6)


def deal_ganymede(dice: Random) -> None:
    """On the ice, Jupiter and derricks behind."""
    snow = paint("#a8c4d8", 0.4, bump=0.6, grain=3.5, mottle=0.3, second="#7f9cb8")
    land(lambda x, y: -0.02 + 0.03 * fbm(x * 2, y * 2) + max(0.0, y - 1.6) * 0.035 * (1 + fbm(x, y)), snow, (22, 16), (0, 5), 200)  # fmt: skip
    shard = paint("#c8e4f4", 0.12, bump=0.2, grain=4, second="#8fb8d8", coat=0.6)
    for _ in range(26):
        x = dice.uniform(-4.4, 4.4)
        link(rock_mesh(dice.uniform(0, 9), shard, 0.6, 2), "shard", (x, dice.uniform(1.2, 3.0), 0.05), (dice.uniform(-14, 14), 0, dice.uniform(0, 360)), (0.12, 0.12, dice.uniform(0.15, 0.5)))  # fmt: skip
    for x, y, tall in ((-2.9, 3.2, 1.9), (2.6, 4.0, 2.2), (3.6, 3.0, 1.5)):
        derrick((x, y, 0.1), tall, 0.28)
    jupiter((4.6, 40, 6.4), 6.4)
    lamp("SUN", (-5, -6, 4.5), 2.6, "#fff0dc", 1.0, (0, 0, 0.8))
    _deal(("ganymede/art/back_red", "ganymede/art/back_green"), "#d8d0c4")
    _light("#fff0d8", "#8fb8ff", ("#35506a", "#0a1424"), 0.6)


def deal_barbarossa(dice: Random) -> None:
    """On the staff's map, by lamp light."""
    box((16, 12, 0.2), (0, 2, -0.14), paint("#8a5a38", 0.5, bump=0.35, grain=4, second="#6a4228", coat=0.2), bevel=0)
    sheet = folded(9.0, 5.4, (6, 3), 0.04)
    laid(lambda u, v: tuple(a + b for a, b in zip(sheet(u, v), (0, 0.9, -0.03), strict=True)), printed(Sheet(dice, 900, 540, BUFF, 1.6).drawn(9, True, 1.1, (6, 3)), 0.9))  # fmt: skip
    with Group((2.9, 2.1, 0.02), (0, 0, -150), 0.8):
        mug()
    with Group((-3.1, 1.7, 0.06), (0, 0, -30), 0.8):
        magnifier()
    pencil((-0.6, 1.5, 0.07), 14, "#b02c20", 1.2)
    for x, y, tone in ((0.9, 1.7, "#a83424"), (1.5, 2.1, "#2f5f96"), (-1.2, 2.3, "#a83424"), (0.2, 2.5, "#c09038")):
        map_pin(x, y, tone)
    _deal(("barbarossa/art/back", "barbarossa/art/back_event"), "#e0d4b4")
    _light("#ffe0b0", "#c8b090", ("#4a3a2a", "#2a2018"))


def deal_chronicle(dice: Random) -> None:
    """On oak, between candles."""
    oak = [paint(tone, 0.42, bump=0.35, grain=4, mottle=0.3, second="#3a2214", coat=0.2) for tone in ("#5c3a22", "#523420", "#643f26")]  # fmt: skip
    for k in range(9):
        with Group((0, -2.4 + 0.9 * k, -0.1), scale=(5, 1, 1)):
            box((3.4, 0.88, 0.2), (0, 0, 0), oak[k % 3], bevel=0.015)
    gold = paint("#e8b04c", 0.3, 1.0, bump=0.08)
    for x, y, tall in ((-2.7, 1.9, 1.0), (-2.3, 2.3, 0.7), (2.6, 1.9, 0.9), (3.1, 2.2, 1.2), (0.4, 3.0, 0.8)):
        lathe([(0.24, 0), (0.22, 0.04), (0.1, 0.08)], gold, (x, y, 0), sides=32)
        candle((x, y, 0.06), tall, 0.09)
        lamp("POINT", (x, y - 0.05, tall + 0.2), 9, "#ffb060", 0.06)
    lathe([(0.2, 0), (0.2, 0.05), (0.12, 0.08), (0.05, 0.14), (0.05, 0.3), (0.1, 0.36), (0.26, 0.5), (0.3, 0.72), (0.27, 0.74), (0.24, 0.7)], gold, (0.0, 1.75, 0), sides=48)  # fmt: skip
    _deal(("chronicle/art/back",), "#e8d8b0")
    _light("#ffd8a0", "#8a7ab8", ("#3a2420", "#1a1014"))


def deal_fleet(dice: Random) -> None:
    """On a deck of steel before a window onto the planet."""
    plate, dark = steel("#54657e", "#43526a"), paint("#1c2430", 0.5, 0.4, bump=0.2)
    for i in range(-5, 6):
        for j in range(-2, 3):
            box((1.16, 1.16, 0.1), (1.2 * i, 0.4 + 1.2 * j, -0.06), plate, bevel=0.03)
    box((16, 8, 0.1), (0, 0, -0.14), dark, bevel=0)
    for x in (-3.7, 0.0, 3.7):
        box((0.16, 0.3, 3.4), (x, 3.3, 1.4), dark, bevel=0.04)
        sphere((x, 3.1, 0.42), 0.06, paint("#7fd8ff", glow=5, bump=0), 14)
    box((9, 0.4, 0.3), (0, 3.3, 0.08), dark, bevel=0.05)
    box((8.6, 0.06, 0.05), (0, 3.08, 0.16), paint("#ff9a4a", glow=2.4, bump=0), bevel=0)
    planet((7.5, 46, -3.4), 11, EARTH, 3.4, 1.6, 0.05, "#8fc8ff")
    lamp("SUN", (-6, -5, 4), 2.4, "#fff4e4", 0.6, (0, 0, 0))
    stars(dice, 260)
    _deal(("fleet/art/back_earth", "fleet/art/back_skaxar"), "#c8d0dc")
    _light("#f0f6ff", "#6fb0ff", ("#0c1830", "#040810"))


def deal_clash(dice: Random) -> None:
    """On a bridge's stones between two towers, in the evening."""
    stone = [paint(tone, 0.8, bump=0.6, grain=6, second="#6c6660") for tone in ("#8f877c", "#9c9488", "#837b72")]
    for j in range(-3, 6):
        for i in range(-7, 8):
            long = 0.86 + 0.1 * math.sin(3 * i + j)
            box((long, 0.52, 0.2), (0.92 * i + 0.46 * (j % 2), 0.55 * j, -0.1 + 0.012 * math.sin(5 * i + 3 * j)), stone[(i + j) % 3], bevel=0.04)  # fmt: skip
    for s, roof, tone in ((-1, "#a8392c", "#a89a84"), (1, "#33508a", "#8a96a8")):
        wall = paint(tone, 0.8, bump=0.6, grain=7, second="#6f6a62")
        with Group((s * 2.5, 2.1, 0), scale=0.62):
            lathe([(0.62, 0), (0.55, 0.3), (0.52, 1.3), (0.64, 1.42), (0.64, 1.7)], wall, sides=24)
            lathe([(0.74, 1.68), (0.3, 2.4), (0.01, 2.9)], paint(roof, 0.7, bump=0.4, grain=10), sides=24)
            box((0.16, 0.1, 0.3), (-s * 0.18, -0.5, 0.95), paint("#ffd080", glow=2.5, bump=0), bevel=0.02)
        for k in range(7):
            box((0.3, 0.24, 0.3), (s * (0.25 + 0.42 * k), 2.6, 0.14), wall, bevel=0.04)
        pole((s * 1.1, 2.3, 0), (s * 1.1, 2.3, 0.62), 0.04, paint("#3a2a20", 0.8))
        lathe([(0.01, 0), (0.07, 0.07), (0.05, 0.16), (0.003, 0.3)], paint("#ffb040", glow=6, bump=0), (s * 1.1, 2.3, 0.6), sides=12)  # fmt: skip
        lamp("POINT", (s * 1.1, 2.1, 0.8), 10, "#ff9a40", 0.08)
    _deal(("clash/art/back",), "#e0d0b0")
    _light("#ffd0a0", "#b088d8", ("#e8925a", "#4a3a78"))

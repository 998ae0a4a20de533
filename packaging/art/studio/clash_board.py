"""Clash's table: two plateaus, the gorge between them at dusk, and two bridges where the lanes meet.

Seen by a lens without vanishing point, so that what lies in the frame's units (1778 x 1000) lies there in the picture:
`ground(u, v)` is the place on the plateaus that is seen at (u, v). What lies behind cards is calm, and detail fades out
to the sides, so that an edge column may be stretched in a wider window.
"""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
from PIL import Image
from studio.clay import rgb
from studio.lighting import Light, camera, lamp, sky
from studio.materials import fog, paint
from studio.nature import bare_tree, fbm, fir, land, leafy_tree, puffs, rock_mesh, scatter, tuft
from studio.rows import Row
from studio.solids import blade, box, link, solid

FRAME = (1778.0, 1000.0)
PITCH = math.radians(42)
MIDDLE = 745.0  # the middle of the table region
LANES = (378.0, 578.0)
RIM = 1.60  # from the gorge's middle to a plateau's edge
DEEP = 4.4
DECK = 0.70  # half a bridge's width
CENTRE = (MIDDLE - FRAME[0] / 2) / 100
EVENING = Light("#e8945a", "#3a3f70", 0.4, "#ffb98a", (-0.5, 1, 0.3), "#ffb060", ("#ffd2a0", 0), ("#ff9a55", 0), "#8f7f90", 0.34)  # fmt: skip


def ground(u: float, v: float) -> tuple[float, float]:
    """Where on the plateaus a place of the frame is."""
    return (u - FRAME[0] / 2) / 100, (FRAME[1] / 2 - v) / 100 / math.sin(PITCH)


def stand(row: Row) -> None:
    """The whole board in front of the lens."""
    dice = Random(row.dice)
    fog("#8f7f90", depth=0)
    _land(dice)
    for v in LANES:
        y = ground(0, v + 9)[1]
        _road(dice, y, -1, ("#a58a5e", "#8a7450"))
        _road(dice, y, 1, ("#7d8aa0", "#68758c"))
        _bridge(dice, y)
    _growth(dice)
    _far_end(dice)
    sky(EVENING)
    lamp("SUN", (-26, 6, 26), 4.6, "#ffcf98", 2.0, (0, 0, 0))
    lamp("SUN", (26, -24, 30), 1.4, "#9fb8ff", 8.0, (0, 0, 0))
    lamp("AREA", (CENTRE, 8.5, 0.5), 420, "#ffa868", 4, (CENTRE, 0, -4))
    for y in (-6, -3, 0.2, 2.2):
        lamp("AREA", (CENTRE, y, -0.9), 26, "#c8a8e0", 1.8, (CENTRE, y + 0.6, -DEEP))
    camera((0, -60 * math.cos(PITCH), 60 * math.sin(PITCH)), (0, 0, 0), across=FRAME[0] / 100)


def _edge(y: float, side: int) -> float:
    """How far from the gorge's middle a plateau ends."""
    return RIM + 0.10 + 0.16 * fbm(y * 0.9 + 7 * side, 3.1 * side, 1.7) + 0.05 * fbm(y * 3.1, 5.0 * side)


def _land(dice: Random) -> None:
    """Both plateaus and the gorge's walls and floor, as one ground; west is dry grass, east cold stone."""

    def height(x: float, y: float) -> float:
        away, side = x - CENTRE, -1 if x < CENTRE else 1
        past = (abs(away) - _edge(y, side)) / 0.42
        if past >= 0 and any(abs(y - ground(0, v + 9)[1]) < DECK * 1.3 for v in LANES):
            return 0.012 * fbm(x * 3, y * 3)
        if past >= 0:
            return 0.05 * fbm(x * 1.1, y * 1.1) + min(0.25, 0.05 * max(0.0, past - 2)) * fbm(x * 0.4, y * 0.4, 5)
        slide = max(0.0, 1 + past * 0.42 / RIM)
        wall = min(1.0, -past) ** 0.6 * 1.6 + (1 - slide) * (DEEP - 1.6)
        return -wall * (1 + 0.10 * fbm(x * 2.2, y * 1.6, 3)) - 0.25 * abs(fbm(x * 3, y * 3, 9))

    west = paint("#7d6c42", 0.95, bump=0.7, grain=5, mottle=0.35, second="#5f5a38")
    east = paint("#5a6678", 0.95, bump=0.7, grain=5, mottle=0.16, second="#66727f")
    rock = paint("#7a6a70", 0.9, bump=0.9, grain=3, mottle=0.4, second="#5c5468")
    thing = land(height, west, (26, 34), (CENTRE, 3), 460)
    thing.data.materials.append(east)
    thing.data.materials.append(rock)
    for face in thing.data.polygons:
        x, y, z = face.center
        edge = abs(x - CENTRE) - _edge(y, -1 if x < CENTRE else 1)
        face.material_index = 2 if edge < 0.05 or z < -0.25 else (0 if x < CENTRE else 1)
    for side, tone, other in ((-1, "#8a7458", "#6a5646"), (1, "#78808c", "#5c6472")):
        stone = [
            rock_mesh(dice.uniform(0, 50), paint(tone, 0.9, bump=0.7, grain=4, second=other), 0.5) for _ in range(4)
        ]
        for k in range(150):
            y = dice.uniform(-8, 11)
            x = CENTRE + side * (_edge(y, side) + dice.uniform(-0.32, 0.16))
            if all(abs(y - ground(0, v + 9)[1]) > DECK + 0.12 for v in LANES):
                link(
                    stone[k % 4],
                    "rim",
                    (x, y, dice.uniform(-0.35, 0.02)),
                    (0, 0, dice.uniform(0, 360)),
                    dice.uniform(0.06, 0.24),
                )


def _road(dice: Random, y: float, side: int, tones: tuple[str, str]) -> None:
    """Flagstones from the bridge outwards, fewer and more sunken the further they lie."""
    stones = [paint(tone, 0.85, bump=0.5, grain=6, mottle=0.25, second=tones[1]) for tone in tones]
    rows = 5
    for row in range(rows):
        x = RIM - 0.02 - 0.2 * (row % 2)
        while x < 7.2:
            wide = dice.uniform(0.34, 0.56)
            if dice.random() < 1.25 - x / 6.5:
                deep = 2 * DECK * 1.16 / rows
                at = (
                    CENTRE + side * (x + wide / 2),
                    y + (row - (rows - 1) / 2) * deep,
                    -0.02 - 0.01 * x + dice.uniform(-0.012, 0.012),
                )
                box(
                    (wide - 0.03, deep - 0.03, 0.16),
                    at,
                    stones[dice.random() < 0.4],
                    (dice.uniform(-1, 1), dice.uniform(-1, 1), dice.uniform(-2, 2)),
                    0.035,
                )
            x += wide


def _bridge(dice: Random, y: float) -> None:
    """Two arches, a flagged deck, parapets with battlements, lamps at its ends."""
    stone = paint("#a08c6c", 0.85, bump=0.55, grain=5, mottle=0.3, second="#7d6c58")
    dark = paint("#7a6a58", 0.9, bump=0.6, grain=5, mottle=0.3, second="#5c5048")
    half = RIM + 0.24
    profile: list[tuple[float, float]] = [(-half, 0.0), (half, 0.0), (half, -1.5)]
    for arch in (1, -1):
        centre, r = arch * half / 2, half / 2 - 0.16
        profile += [(centre + r * math.cos(t), -1.5 + 1.16 * math.sin(t)) for t in np.linspace(0, math.pi, 18)]
    profile.append((-half, -1.5))
    body = blade(profile, dark, 2 * DECK, 0.02)
    body.location = (CENTRE, y, -0.02)
    for arch in (1, -1):  # voussoirs round the arches
        centre, r = arch * half / 2, half / 2 - 0.16
        for k in range(13):
            t = math.pi * (k + 0.5) / 13
            at = (CENTRE + centre + (r + 0.07) * math.cos(t), y - DECK - 0.01, -1.52 + 1.23 * math.sin(t))
            box((0.2, 0.1, 0.15), at, stone, (0, -math.degrees(t) + 90, 0), 0.02)
    for k in range(8):  # the pier, course by course
        box(
            (0.42 + 0.05 * k, 2 * DECK + 0.04 + 0.05 * k, 0.36),
            (CENTRE, y, -1.6 - 0.38 * k),
            dark if k % 2 else stone,
            bevel=0.05,
        )
    rows = 5
    for row in range(rows):
        x = -half
        while x < half - 0.1:
            wide = min(dice.uniform(0.3, 0.5), half - x)
            deep = 2 * (DECK - 0.1) / rows
            at = (CENTRE + x + wide / 2, y + (row - (rows - 1) / 2) * deep, 0.02 + dice.uniform(-0.008, 0.008))
            box((wide - 0.022, deep - 0.022, 0.1), at, stone, (0, 0, dice.uniform(-1, 1)), 0.025)
            x += wide
    for s in (-1, 1):
        box((2 * half, 0.15, 0.22), (CENTRE, y + s * (DECK - 0.04), 0.1), stone, bevel=0.025)
        for k in range(9):
            x = -half + 0.18 + k * (2 * half - 0.36) / 8
            box((0.22, 0.2, 0.2), (CENTRE + x, y + s * (DECK - 0.04), 0.29), stone, (0, 0, dice.uniform(-2, 2)), 0.03)
        for end in (-1, 1):
            corner = CENTRE + end * (half + 0.02), y + s * (DECK + 0.02)
            box((0.34, 0.34, 0.5), (*corner, 0.2), stone, bevel=0.03)
            solid([(-0.2, -0.2, 0), (0.2, -0.2, 0), (0.2, 0.2, 0), (-0.2, 0.2, 0), (0, 0, 0.24)],
                  [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], dark, (*corner, 0.46))  # fmt: skip


def _growth(dice: Random) -> None:
    """Broad trees and dry grass in the west, firs and bare trees in the east; none where cards lie."""
    autumn = [
        leafy_tree(paint(tone, 0.9, bump=0.9, grain=9, second=other), paint("#5a4028"), dice, 1.2)
        for tone, other in (("#8a6a2a", "#6a5a28"), ("#7a4a24", "#5f5a2c"))
    ]
    firs = [
        fir(
            paint("#2c4440", 0.9, bump=0.6, grain=8, second="#223a3c"),
            paint("#3a3430"),
            dice,
            6,
            1.3,
            paint("#8fa4b4", 0.8),
        )
        for _ in range(2)
    ]
    bare = bare_tree(paint("#3a3a40", 0.9, bump=0.6), dice, 1.2, 4)

    def free(u: float, v: float) -> bool:
        lanes = any(abs(v - lane) < 118 for lane in LANES)
        return not lanes and abs(u - MIDDLE) > RIM * 100 + 26

    def places(n: int, side: int, top: float, bottom: float) -> list[tuple[float, float]]:
        found: list[tuple[float, float]] = []
        while len(found) < n:
            away = RIM * 100 + 30 + 720 * dice.random() ** 1.2
            u, v = MIDDLE + side * away, dice.uniform(top, bottom)
            if free(u, v):
                found.append(ground(u, v))
        return found

    for trees, side, n in ((autumn, -1, 34), (firs, 1, 44)):
        for k, mesh in enumerate(trees):
            scatter(mesh, places(n, side, -140, 230)[k::1], None, 0.5, 1.0, dice, 4)
            scatter(mesh, places(4, side, 690, 1000), None, 0.4, 0.8, dice, 4)
    scatter(bare, places(5, 1, 40, 250), None, 0.6, 1.0, dice, 5)
    dry = tuft(paint("#9a8648", 0.9, second="#7d7a40"), dice, 14, 0.22, 0.14)
    cold = tuft(paint("#6f8088", 0.9, second="#5a6a70"), dice, 12, 0.18, 0.12)
    for mesh, side in ((dry, -1), (cold, 1)):
        spots = [
            ground(MIDDLE + side * (RIM * 100 + 12 + 700 * dice.random()), dice.uniform(40, 1000)) for _ in range(420)
        ]
        off = [(x, y) for x, y in spots if all(abs(y - ground(0, v + 9)[1]) > DECK * 1.2 for v in LANES)]
        scatter(mesh, off, None, 0.5, 1.1, dice)
    for v in (472, 676):  # a few stones between the lanes
        for side, tone in ((-1, "#86765a"), (1, "#6c7684")):
            scatter(
                rock_mesh(v + side, paint(tone, 0.9, bump=0.6, grain=5)),
                [ground(MIDDLE + side * dice.uniform(190, 640), v + dice.uniform(-10, 10)) for _ in range(9)],
                None,
                0.04,
                0.12,
                dice,
            )


def _far_end(dice: Random) -> None:
    """The river, mist over it, ridges, and the evening behind them."""
    river = paint("#c8a8b0", 0.1, bump=0.05, grain=2, mottle=0.2, glow=0.12)
    solid(
        [
            (CENTRE - 1.2, -12, -DEEP + 0.25),
            (CENTRE + 1.2, -12, -DEEP + 0.25),
            (CENTRE + 1.0, 14, -DEEP + 0.25),
            (CENTRE - 1.0, 14, -DEEP + 0.25),
        ],
        [(0, 1, 2, 3)],
        river,
    )
    puffs(
        dice,
        [(CENTRE + dice.uniform(-1.2, 1.2), dice.uniform(-2, 11), -DEEP + 0.3) for _ in range(60)],
        "#a898b8",
        "#8a80a8",
        0.15,
        0.45,
    )
    for k, (y, tone) in enumerate(((11.6, "#6a5570"), (12.4, "#8f6f80"), (13.2, "#c08f88"))):
        tops = [
            (CENTRE - 3 + 6 * i / 40, y, -DEEP + 1.0 + 0.7 * k + 1.1 * abs(fbm(i * 0.17 + 9 * k, k * 3.0)))
            for i in range(41)
        ]
        points: list[Any] = [*tops, (CENTRE + 3, y, -DEEP - 3), (CENTRE - 3, y, -DEEP - 3)]
        solid(points, [tuple(range(len(points)))], paint(tone, 0.95, bump=0.3, glow=0.7))
    bands = ("#f8c890", "#f0a070", "#b87878", "#6a5a80", "#3a4068")
    for k, tone in enumerate(bands):
        z = -DEEP + 1.6 + 1.1 * k
        solid(
            [(CENTRE - 4, 14, z), (CENTRE + 4, 14, z), (CENTRE + 4, 14, z + 1.1), (CENTRE - 4, 14, z + 1.1)],
            [(0, 1, 2, 3)],
            paint(tone, 1, glow=1.4 - 0.2 * k, bump=0, mottle=0.1),
        )


def finish(picture: Any) -> Any:
    """Darker towards the sides, where columns are stretched, and under what the program lays over it."""
    a = np.asarray(picture.convert("RGB"), np.float32) / 255
    high, wide, _ = a.shape
    v, u = np.mgrid[0:high, 0:wide]
    u, v = u / wide * FRAME[0], v / high * FRAME[1]
    away = np.abs(u - MIDDLE)
    side = np.clip((away - 300) / 520, 0, 1)
    night = rgb("#221e2c")[None, None, :] ** (1 / 2.2)
    keep = (1 - 0.93 * side**1.3)[..., None]
    a = a * keep + np.array(night) * (1 - keep) * 0.8
    calm = np.clip((260 - v) / 200, 0, 1) * 0.35 + np.clip((v - 680) / 80, 0, 1) * 0.45
    calm = calm * np.clip((away - 120) / 120, 0.35, 1)
    return Image.fromarray(((a * (1 - calm[..., None])).clip(0, 1) * 255).astype(np.uint8))

"""Clash's card back, a carved stone, and its cover, the gorge with two bridges."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
from scipy.ndimage import gaussian_filter
from studio.buildings import masonry
from studio.clash import maker
from studio.clash_knights import knight
from studio.clash_spells import stronghold, watchtower
from studio.clay import Clay, Vec, rgb
from studio.fire import painted
from studio.lighting import lamp
from studio.solids import Group, box, figure, solid

HALF = 315.0, 440.0  # half the card, in its units
UNIT = 4.909 / 880  # a unit of the card in the scene, as far as the back's lens stands
GRID = 520, 726


# ---- the back


def back(c: Clay) -> None:
    """A relief square to the lens: two towers foot to foot over a chasm, two bridges, a gold rim and a seal.

    Its upper half is carved; the lower is the same, turned by half a circle.
    """
    u, v = np.meshgrid(np.linspace(-1.02, 1.02, GRID[0]) * HALF[0], np.linspace(-1.02, 1.02, GRID[1]) * HALF[1])
    flip = np.where((v < 0) | ((v == 0) & (u < 0)), -1.0, 1.0)
    x, y = u * flip, v * flip
    high, tone, gilt = _carved(x, y, _grain(u, v))
    wear = _grain(u * 2.3 + 70, v * 2.3)
    gilt = gilt * np.clip(1.35 - 1.9 * np.clip(wear, 0, 1), 0, 1)
    fine, broad = high - gaussian_filter(high, 2.0), high - gaussian_filter(high, 9.0)
    colour = tone * (1 - gilt[..., None]) + rgb("#c88a24") * gilt[..., None]
    colour = colour * (1 + 0.16 * _grain(u * 1.4, v * 1.4 + 40)[..., None])
    colour = colour * (1 - np.clip(-fine * 0.55 - broad * 0.11, 0, 0.8)[..., None])
    colour = colour + np.clip(fine * 0.16 + broad * 0.03, 0, 0.42)[..., None] * (colour * 1.3 + 0.05)
    coat = np.stack([0.85 * gilt, 0.72 - 0.36 * gilt, np.zeros_like(gilt)], -1)
    points = np.stack([u * UNIT, -high * UNIT, 1.6 + v * UNIT], -1).reshape(-1, 3)
    wide = GRID[0]
    faces = [(j * wide + k, j * wide + k + 1, (j + 1) * wide + k + 1, (j + 1) * wide + k)
             for j in range(GRID[1] - 1) for k in range(wide - 1)]  # fmt: skip
    painted(points, faces, colour.reshape(-1, 3).clip(0, 1), coat.reshape(-1, 3), bump=0.25, grain=26, hazy=False)
    lamp("AREA", (-4.4, -2.6, 5.6), 340, "#ffeccb", 0.8, (0, 0, 1.6))


def _grain(u: Any, v: Any) -> Any:
    """Uneven as old stone is, the same from both ends: about -1 to 1."""
    total = np.zeros_like(u)
    for k in range(1, 8):
        a, f = 2.4 * k, 0.011 * 1.55**k
        p, q = u * math.cos(a) + v * math.sin(a), v * math.cos(a) - u * math.sin(a)
        total += np.cos(p * f) * np.cos(q * f * 1.3 + 0.0) * np.cos((p + q) * f * 0.61) / 1.25**k
    return total / 2.2


def _rise(distance: Any, edge: float = 4.0) -> Any:
    """1 inside a shape (distance below 0), 0 outside, round between."""
    t = np.clip(0.5 - distance / edge / 2, 0, 1)
    return t * t * (3 - 2 * t)


def _rect(x: Any, y: Any, left: float, right: float, low: float, top: float, corner: float = 0.0) -> Any:
    """The distance from a rectangle."""
    dx = np.abs(x - (left + right) / 2) - (right - left) / 2 + corner
    dy = np.abs(y - (low + top) / 2) - (top - low) / 2 + corner
    return np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - corner


def _courses(x: Any, y: Any, tall: float, wide: float) -> Any:
    """Joints between blocks: 1 in a joint."""
    row = np.floor(y / tall)
    across = np.abs((x / wide + 0.5 * (row % 2)) % 1 - 0.5) * wide
    down = np.abs(y / tall % 1 - 0.5) * tall
    return np.maximum(np.clip(1 - (wide / 2 - across) / 2.2, 0, 1), np.clip(1 - (tall / 2 - down) / 2.2, 0, 1))


def _carved(x: Any, y: Any, rough: Any) -> tuple[Any, Any, Any]:
    """Height, colour and gilding of the upper half (y >= 0)."""
    r, a = np.hypot(x, y), np.arctan2(y, x)
    high, gilt = 1.5 * rough, np.zeros_like(x)
    tone = np.broadcast_to(rgb("#3f4f70"), (*x.shape, 3)).copy()

    def lay(mask: Any, level: Any, colour: str | None = None, gold: float = 0.0) -> None:
        nonlocal high, gilt, tone
        high = high * (1 - mask) + level * mask
        gilt = gilt * (1 - mask) + gold * mask
        if colour:
            tone = tone * (1 - mask[..., None]) + rgb(colour) * mask[..., None]

    rays = _rise(np.abs((a * 26 / math.pi) % 2 - 1) * 0.5 * r * 0.12 - r * 0.026, 3) * _rise(150 - y, 30)
    high = high + 5 * rays
    for sx, sy, size in ((-196, 352, 11), (198, 330, 13), (-222, 226, 8), (226, 210, 8), (-150, 300, 7), (158, 388, 8)):
        star = np.abs(x - sx) ** 0.6 + np.abs(y - sy) ** 0.6 - size**0.6
        lay(_rise(star * 4, 3), 9.0, None, 0.9)
    _tower(x, y, rough, lay)
    _cliff(x, y, rough, lay)
    _bridges(x, y, lay)
    _seal(x, y, r, a, lay)
    _rim(x, y, lay)
    return high, tone, gilt


def _tower(x: Any, y: Any, rough: Any, lay: Any) -> None:
    """A keep between two turrets with pointed roofs."""
    joints = _courses(x, y, 19, 34)
    for side in (-1, 1):
        s = x * side
        lay(
            _rise(_rect(s, y, 110, 172, 110, 268, 3)),
            15 - 5.0 * joints - ((s - 141) / 15) ** 2 * 0.7 + 1.5 * rough,
            "#77705f",
        )
        lay(_rise(_rect(s, y, 104, 178, 262, 276, 3)), 21.0, "#8a8270")
        roof = np.maximum(np.abs(s - 141) - (348 - y) * 0.56, 274 - y)
        lay(_rise(roof), 16 - 0.11 * np.abs(s - 141) + 2.0 * np.cos(y * 0.52), "#7c3a30")
        lay(_rise(np.hypot(s - 141, y - 352) - 6.5), 20.0, None, 1.0)
        lay(_rise(_rect(s, y, 136, 148, 196, 230, 6)), 1.0, "#141820")
    lay(_rise(_rect(x, y, -96, 96, 108, 296, 3)), 25 - 6.0 * joints - (x / 30) ** 2 * 0.4 + 1.5 * rough, "#978a72")
    lay(_rise(_rect(x, y, -112, 112, 290, 322, 4)), 33 - 3.0 * _courses(x, y, 32, 28), "#a69878")
    lay(_rise(_rect(x, y, -114, 114, 286, 293, 3)), 36.0, None, 1.0)
    for k in range(5):
        lay(_rise(_rect(x, y, -112 + 48.5 * k, -82 + 48.5 * k, 318, 348, 3)), 33.0, "#a69878")
    for sx in (-52, 52):
        lay(_rise(np.minimum(_rect(x, y, sx - 9, sx + 9, 222, 254), np.hypot(x - sx, y - 254) - 9)), 6.0, "#141820")
    arch = np.minimum(_rect(x, y, -31, 31, 100, 168), np.hypot(x, y - 168) - 31)
    lay(_rise(arch - 13), 31 - 5 * np.clip(np.cos(np.arctan2(y - 168, x) * 11) - 0.75, 0, 1) * 4, "#a69878")
    lay(_rise(arch), 5.0, "#1a1a20")
    bars = np.minimum(np.abs((x + 8) % 16 - 8), np.abs(y % 18 - 9)) - 2.2
    lay(_rise(arch + 2) * _rise(bars, 2), 12.0, "#5a5448", 0.35)
    shield = np.maximum(np.abs(x) - 24 * np.clip((y - 196) / 26, 0, 1) ** 0.55, y - 262)
    lay(_rise(shield), 34 - (x / 16) ** 2, "#7c3a30")
    lay(_rise(np.abs(shield + 4) - 3.2, 2), 38.0, None, 1.0)
    lay(_rise(np.hypot(x, y - 238) - 9, 2), 40.0, None, 1.0)


def _cliff(x: Any, y: Any, rough: Any, lay: Any) -> None:
    """Rock under the tower down to a broken edge; below it the chasm, with mist in curls."""
    lip = 66 + 9 * np.cos(x * 0.055) + 6 * np.cos(x * 0.13) + 7 * rough
    strata = 3.2 * np.cos((y + 6 * np.cos(x * 0.03)) * 0.42) + 2.4 * np.cos(x * 0.21 + 2.2 * np.cos(y * 0.09))
    lay(_rise(y - 112 - 2.5 * np.cos(x * 0.09)), 20 + strata + 3 * rough - 0.1 * np.clip(112 - y, 0, 60), "#6a6258")
    lay(_rise(np.abs(y - 112 - 2.5 * np.cos(x * 0.09)) - 5 - 1.5 * np.cos(x * 0.7)), 27.0, "#66743e")
    curl = np.cos(x * 0.052) * np.cos(y * 0.11) + 0.6 * np.cos(x * 0.11) * np.cos(y * 0.07)
    lay(_rise(y - lip, 5), -26 + 4.0 * np.cos(curl * 7.0), "#26324e")


def _bridges(x: Any, y: Any, lay: Any) -> None:
    """Two bridges from cliff to cliff, left and right of the seal."""
    side = np.abs(x) - 196
    bulge = 12 * np.cos(np.clip(y / 100, -1, 1) * math.pi / 2)
    lay(
        _rise(np.maximum(np.abs(side) - 33, y - 104)),
        16 + bulge - 6.5 * np.clip(1 - np.abs(y % 15 - 7.5) / 1.6, 0, 1),
        "#8a6a44",
    )
    rail = np.maximum(np.abs(np.abs(side) - 33) - 5.5, y - 112)
    lay(_rise(rail, 3), 24 + bulge + 2.2 * np.cos((y + side) * 0.6), "#a88c5c")
    for post in (104, 36):
        lay(_rise(np.hypot(np.abs(side) - 33, y - post) - 9.5), 34 + 0.6 * bulge, None, 1.0)


def _seal(x: Any, y: Any, r: Any, a: Any, lay: Any) -> None:
    """A round shield in the middle: blue enamel in gold, on it two rooks foot to foot."""
    lay(_rise(r - 104), 24 - 0.02 * r, "#3a3430")
    lay(_rise(np.abs(r - 95) - 9), 38 + 3.0 * np.cos(a * 36), None, 1.0)
    lay(_rise(r - 84), 24 - (r / 26) ** 2, "#22386a")
    lay(_rise(np.abs(r - 76) - 2.2, 2), 27.0, None, 1.0)
    rook = np.minimum(_rect(x, y, -17, 17, -1, 44, 2), _rect(x, y, -29, 29, -1, 9, 2))
    rook = np.minimum(rook, _rect(x, y, -28, 28, 38, 52, 2))
    for k in (-1, 0, 1):
        rook = np.minimum(rook, _rect(x, y, 21 * k - 7, 21 * k + 7, 50, 63, 2))
    lay(_rise(rook, 3), 37.0, None, 1.0)
    lay(_rise(_rect(x, y, -4.5, 4.5, 18, 32, 4), 2), 26.0, "#22386a")
    lay(_rise(np.maximum(np.abs(y) - 1.4, np.abs(x) - 29), 2), 30.0, "#4a3412")


def _rim(x: Any, y: Any, lay: Any) -> None:
    """A frame: dark stone, a broad gold band with beads, a narrow one, a boss in each corner."""
    edge = _rect(x, y, -HALF[0], HALF[0], -HALF[1], HALF[1], 10)
    lay(_rise(-32 - edge, 6), 28.0, "#2a2c36")
    along = np.where(np.abs(x) / HALF[0] > np.abs(y) / HALF[1] * 0.985, y, x)
    lay(_rise(np.abs(edge + 19) - 9, 5), 37 - ((edge + 19) / 5) ** 2 + 2.4 * np.cos(along * 0.285), None, 1.0)
    lay(_rise(np.abs(edge + 37) - 3.4, 3), 31.0, None, 1.0)
    for side in (-1, 1):
        boss = np.hypot(x - side * (HALF[0] - 32), y - (HALF[1] - 32))
        lay(_rise(boss - 27), 42.0, None, 1.0)
        lay(_rise(boss - 18), 36 + np.sqrt(np.clip(18**2 - boss**2, 0, None)) * 0.7, "#7c2a26")


# ---- the cover


def cover(c: Clay) -> None:
    """The towers on their cliffs, and on the nearer bridge an ogre and a knight who both want across."""
    with Group((-1.62, 1.6, 1.72), (0, 0, 16), 0.53):
        watchtower(Clay())
    with Group((1.5, 1.75, 1.72), (0, 0, -26), 0.54):
        stronghold(Clay())
    with Group((-0.5, -0.95, 0.0), (0, 0, 52), 0.66):
        brute = Clay()
        maker("ogre", ("clash_beasts",))(brute)
        figure(brute, 160)
    with Group((0.78, -1.0, 0.0), (0, 0, -50), 0.54):
        hero = Clay()
        knight(hero)
        figure(hero, 150)
    lamp("AREA", (-2.6, -6.5, 4.2), 520, "#ffd2a0", 1.6, (0.3, 0.5, 0.6))
    lamp("AREA", (4.5, -2.5, 3.5), 160, "#8fa0ff", 1.6, (1.5, 1.5, 1.2))


def stone_bridge(at: Vec, span: float, deep: float, tall: float = 0.75, tone: str = "#a89878") -> None:
    """One arch across x, its deck at the height of `at`: voussoirs, a wall of blocks, low parapets with posts."""
    stone, other, dice = masonry(tone), masonry("#8f8066"), Random(f"{at}{span}")
    half, spring = span / 2, -tall - 0.35
    radius = (half**2 + tall**2) / (2 * tall)

    def under(x: float) -> float:
        return math.sqrt(max(0.0, radius**2 - x * x)) - radius + spring + tall

    n = 40
    xs = [half * (2 * k / n - 1) for k in range(n + 1)]
    with Group(at):
        for y in (-deep / 2, deep / 2):
            points = [(x, y + d, z) for x in xs for d in (-0.05, 0.05) for z in (under(x), -0.05)]
            faces = []
            for k in range(n):
                p, q = 4 * k, 4 * k + 4
                faces += [(p, q, q + 1, p + 1), (p + 2, p + 3, q + 3, q + 2), (p, p + 2, q + 2, q)]
            solid(points, faces, masonry("#6f6452"))
            _spandrel(dice, xs, under, y, stone, other)
            for k in range(13):
                box(
                    (span / 13 - 0.02, 0.14, 0.17),
                    (half * (2 * (k + 0.5) / 13 - 1), y, 0.06),
                    dice.choice((stone, other)),
                    bevel=0.02,
                )
            for k in range(6):
                box((0.17, 0.2, 0.3), (half * (2 * k / 5 - 1), y, 0.14), stone, bevel=0.025)
        soffit = [(x, y, under(x)) for x in xs for y in (-deep / 2, deep / 2)]
        solid(soffit, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)], masonry("#6a5f50"), thick=0.06)
        for k in range(round(span / 0.17)):
            for j in range(max(3, round(deep / 0.24))):
                box((0.155, deep / max(3, round(deep / 0.24)) - 0.015, 0.06), (-half + 0.085 + 0.17 * k, deep * ((j + 0.5) / max(3, round(deep / 0.24)) - 0.5), -0.03),
                    dice.choice((stone, other)), (dice.gauss(0, 1), dice.gauss(0, 1), 0), 0.015)  # fmt: skip


def _spandrel(dice: Random, xs: list[float], under: Any, y: float, stone: Any, other: Any) -> None:
    """The arch's ring of wedges and the courses above it, on one face."""
    front = -0.06 if y < 0 else 0.06
    for k in range(0, len(xs) - 2, 2):
        x = (xs[k] + xs[k + 2]) / 2
        slope = math.degrees(math.atan2(under(xs[k + 2]) - under(xs[k]), xs[k + 2] - xs[k]))
        box(
            (math.hypot(xs[k + 2] - xs[k], under(xs[k + 2]) - under(xs[k])) - 0.012, 0.12, 0.2),
            (x, y + front, under(x) + 0.1),
            stone,
            (0, -slope, 0),
            0.018,
        )
    z = -0.12
    while z > under(xs[0]) + 0.2:
        x = xs[0] + dice.uniform(-0.1, 0)
        while x < xs[-1]:
            w = dice.uniform(0.2, 0.32)
            if under(x + w / 2) + 0.2 < z:
                box(
                    (w - 0.014, 0.1 + dice.uniform(0, 0.03), 0.125),
                    (x + w / 2, y + front * 0.6, z),
                    dice.choice((stone, other)),
                    bevel=0.018,
                )
            x += w
        z -= 0.137

"""Seeded value noise: for ridges as a number, for mist and stone as a picture.

Keeps the rule that a seed (any text) looks the same for ever: it feeds random.Random, whose text seeding is stable.
"""

import math
import random
from functools import lru_cache

from paint import Colour, soft
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage

SIDE = 64


class Noise:
    """A smooth random field that repeats every SIDE units."""

    def __init__(self, seed: str) -> None:
        dice = random.Random(seed)
        self.rows = [[dice.random() for _ in range(SIDE)] for _ in range(SIDE)]

    def at(self, x: float, y: float) -> float:
        left, top = math.floor(x), math.floor(y)
        fx, fy = x - left, y - top
        fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
        upper, lower = self.rows[top % SIDE], self.rows[(top + 1) % SIDE]
        a, b, c, d = upper[left % SIDE], upper[(left + 1) % SIDE], lower[left % SIDE], lower[(left + 1) % SIDE]
        return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy

    def fold(self, x: float, y: float, octaves: int = 4) -> float:
        """Several scales of the field, 0 to 1 and mostly near a half."""
        total, share = 0.0, 0.5
        for _ in range(octaves):
            total += share * self.at(x, y)
            x, y, share = x * 2.03 + 11.7, y * 2.03 + 5.3, share / 2
        return total + share


def veil(
    size: QSize,
    colour: Colour,
    seed: str,
    across: float,
    down: float,
    cut: float = 0.45,
    gain: float = 3.0,
    coarse: int = 6,
) -> QImage:
    """A cloud of one colour: `across` x `down` waves of noise, nothing under `cut`, then rising by `gain`."""
    noise = Noise(seed)
    width, height = max(2, size.width() // coarse), max(2, size.height() // coarse)
    levels = bytearray()
    for row in range(height):
        y = row / height * down
        levels += bytes(
            round(255 * min(1.0, max(0.0, (noise.fold(col / width * across, y) - cut) * gain))) for col in range(width)
        )
    mask = QImage(bytes(levels), width, height, width, QImage.Format.Format_Alpha8).copy()
    cloud = QImage(mask.size(), QImage.Format.Format_ARGB32_Premultiplied)
    cloud.fill(QColor(colour))
    cloud.setAlphaChannel(mask)
    cloud = cloud.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    wide = cloud.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return soft(wide, coarse / 2)


@lru_cache(maxsize=16)
def grain(colour: str, alpha: float, seed: str = "grain", side: int = 128) -> QBrush:
    """Fine tooth of paper and stone, as a brush that tiles."""
    dice = random.Random(seed)
    levels = bytes(round(255 * alpha * dice.random() ** 2) for _ in range(side * side))
    mask = QImage(levels, side, side, side, QImage.Format.Format_Alpha8).copy()
    tile = QImage(mask.size(), QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(QColor(colour))
    tile.setAlphaChannel(mask)
    return QBrush(tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))

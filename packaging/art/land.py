"""Land for the grounds of all worlds: ridges with a lit and a dark side, mist, clouds, rays, small trees and stones.

Keeps the order of distance: what is drawn first is far, pale and blue; what comes last is near and dark.
"""

import math
import random
from itertools import pairwise

from noise import Noise, veil
from paint import Colour, Mode, disc, fall, ink, kept, painting, polygon
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

Line = list[tuple[float, float]]


def crest(
    area: QRectF, height: float, swing: float, seed: str, waves: float = 4.0, rough: float = 0.5, frame: float = 0.0
) -> Line:
    """A skyline from left to right: noise for the shape, small steps for the rock; `frame` lifts both ends."""
    noise, dice = Noise(seed), random.Random(seed)
    steps = max(24, int(waves * 14))
    offset = dice.random() * 20
    line = []
    for k in range(steps + 1):
        x = area.left() - 8 + (area.width() + 16) * k / steps
        lift = (noise.fold(offset + waves * k / steps, 3.7, 4) - 0.5) * 2.2 + frame * (2 * k / steps - 1) ** 2
        line.append((x, height - swing * lift + dice.uniform(-1, 1) * swing * 0.06 * rough))
    return line


def _peaks(line: Line, shades: int) -> list[int]:
    inner = range(2, len(line) - 2)
    tops = [k for k in inner if line[k][1] == min(y for _, y in line[k - 2 : k + 3])]
    return sorted(tops, key=lambda k: line[k][1])[:shades]


def ridge(
    painter: QPainter, area: QRectF, line: Line, top: Colour, foot: Colour, shades: int = 7, seed: str = ""
) -> None:
    """A range of hills; each peak's right side turns away from the light."""
    body = polygon([(area.left() - 9, area.bottom() + 2), *line, (area.right() + 9, area.bottom() + 2)])
    high = min(y for _, y in line)
    low = max(y for _, y in line)
    dice = random.Random(seed)
    with kept(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fall(high, low + (low - high) * 0.9, top, foot))
        painter.drawPath(body)
        painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        for k in _peaks(line, shades):
            x, y = line[k]
            depth = (low - y) * 0.9 + 14
            side: Line = [(x, y)]
            for step in range(1, 6):
                side.append((x + dice.uniform(-0.16, 0.16) * depth - 0.10 * depth * step / 5, y + depth * step / 5))
            right = line[k : k + 9]
            painter.setBrush(fall(y, y + depth, ink("#0B0716", 0.32), ink("#0B0716", 0.0)))
            painter.drawPath(polygon([*right, (right[-1][0], y + depth), *reversed(side)]))
    with kept(painter):
        painter.setPen(QPen(ink("#FFE9C4", 0.20), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(polygon(line, closed=False))


def haze(painter: QPainter, area: QRectF, height: float, depth: float, colour: Colour, alpha: float) -> None:
    """A flat band of mist, thickest at its middle."""
    brush = fall(height - depth, height + depth, ink(colour, 0), (0.5, ink(colour, alpha)), ink(colour, 0))
    painter.fillRect(QRectF(area.left(), height - depth, area.width(), depth * 2), brush)


def clouds(painter: QPainter, area: QRectF, colour: Colour, alpha: float, seed: str, cut: float = 0.52) -> None:
    """Long thin clouds over an area of whole pixels; they thin out towards its top and bottom."""
    size = QSize(int(area.width()), int(area.height()))
    cloud = veil(size, colour, seed, 2.6, 9.0, cut, 3.4, 4)
    with painting(cloud) as pen:
        pen.setCompositionMode(Mode.CompositionMode_DestinationIn)
        clear, full = ink("#000000", 0), ink("#000000")
        pen.fillRect(cloud.rect(), fall(0, size.height(), clear, (0.22, full), (0.72, full), clear))
    with kept(painter):
        painter.setOpacity(alpha)
        painter.drawImage(area.topLeft(), cloud)


def rays(
    painter: QPainter, x: float, y: float, reach: float, count: int, colour: Colour, alpha: float, seed: str
) -> None:
    dice = random.Random(seed)
    with kept(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        for k in range(count):
            turn = (k + dice.uniform(-0.25, 0.25)) * 2 * math.pi / count
            width = dice.uniform(0.03, 0.11)
            ends = [(x + reach * math.cos(turn + w), y + reach * math.sin(turn + w)) for w in (-width, width)]
            strength = alpha * dice.uniform(0.45, 1)
            painter.setBrush(
                disc(x, y, reach, ink(colour, strength), (0.55, ink(colour, strength * 0.35)), ink(colour, 0))
            )
            painter.drawPath(polygon([(x, y), *ends]))


def stars(painter: QPainter, area: QRectF, count: int, seed: str) -> None:
    dice = random.Random(seed)
    with kept(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(count):
            size = 0.5 + dice.random() ** 3 * 1.7
            painter.setBrush(ink("#FFF6E6", dice.uniform(0.2, 0.9)))
            spot = QPointF(area.left() + dice.random() * area.width(), area.top() + dice.random() * area.height())
            painter.drawEllipse(spot, size, size)


def along(line: Line, x: float) -> float:
    """The skyline's height at x."""
    for (left, upper), (right, lower) in pairwise(line):
        if left <= x <= right and right > left:
            return upper + (lower - upper) * (x - left) / (right - left)
    return line[-1][1]

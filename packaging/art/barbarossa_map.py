"""The maps of Barbarossa: contour lines, woods, a river, roads, towns, trenches, pencil arrows, all from one seed.

Contours are marching squares over seeded noise, joined nowhere: each cell draws its own piece, so that a map costs
nothing but its cells. The same ground lies under cards, back, table and cover.
"""

import math
import random
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from noise import Noise, grain
from paint import Colour, dark, ink, kept, light, polygon, slope
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

Height = Callable[[float, float], float]


class Print(NamedTuple):
    """The inks of a map sheet."""

    paper: Colour
    lines: Colour
    wood: Colour
    water: Colour
    shore: Colour
    grid: Colour
    road: Colour
    casing: Colour
    town: Colour


FIELD = Print("#D9CDA6", "#8C7A4E", "#8FA06A", "#8FB0B5", "#C3D5D3", "#5C6B6E", "#F6F0DC", "#A04030", "#B5533C")
COLD = Print("#C9CBC4", "#7A7C78", "#9AA49A", "#9FB2BC", "#CBD8DC", "#5C6268", "#EEF0EC", "#5E6468", "#6E6A66")


# ---- contours


def contours(
    painter: QPainter, area: QRectF, height: Height, levels: list[float], cell: float, pen: QPen, thick: int = 4
) -> None:
    """Marching squares; every fourth line is heavier."""
    across, down = int(area.width() / cell) + 2, int(area.height() / cell) + 2
    field = [[height(area.left() + i * cell, area.top() + j * cell) for i in range(across)] for j in range(down)]
    with kept(painter):
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number, level in enumerate(levels):
            path = QPainterPath()
            for j in range(down - 1):
                for i in range(across - 1):
                    corners = (field[j][i], field[j][i + 1], field[j + 1][i + 1], field[j + 1][i])
                    ends = _piece(corners, level)
                    if ends is not None:
                        x, y = area.left() + i * cell, area.top() + j * cell
                        path.moveTo(x + ends[0][0] * cell, y + ends[0][1] * cell)
                        path.lineTo(x + ends[1][0] * cell, y + ends[1][1] * cell)
            line = QPen(pen)
            line.setWidthF(pen.widthF() * (1.9 if number % thick == 0 else 1.0))
            painter.setPen(line)
            painter.drawPath(path)


# Which two sides a line crosses, by the corners that lie above it (upper left 1, upper right 2, lower right 4, left 8).
_SIDES = {1: "lt", 14: "lt", 2: "tr", 13: "tr", 3: "lr", 12: "lr", 4: "rb", 11: "rb", 6: "tb", 9: "tb", 7: "lb",
          8: "lb"}  # fmt: skip


def _piece(corners: tuple[float, float, float, float], level: float) -> list[tuple[float, float]] | None:
    """Where the line enters and leaves a cell, in shares of it; saddles are left open."""
    a, b, c, d = corners
    sides = _SIDES.get((a > level) + 2 * (b > level) + 4 * (c > level) + 8 * (d > level))
    if sides is None:
        return None
    cut = {
        "t": lambda: ((level - a) / (b - a), 0.0),
        "b": lambda: ((level - d) / (c - d), 1.0),
        "l": lambda: (0.0, (level - a) / (d - a)),
        "r": lambda: (1.0, (level - b) / (c - b)),
    }
    return [cut[side]() for side in sides]


def relief(seed: str, scale: float) -> Height:
    """Rolling country."""
    noise = Noise(seed)
    return lambda x, y: noise.fold(x / scale, y / scale, 3)


LEVELS = [0.26 + 0.05 * k for k in range(11)]


# ---- the sheet


def sheet_of_map(
    painter: QPainter, area: QRectF, seed: str, inks: Print, height: Height | None = None, levels: list[float] = LEVELS
) -> None:
    """Paper, woods, contours, a river, the grid."""
    wide, dice = area.width(), random.Random(seed)
    painter.fillRect(area, inks.paper)
    _woods(painter, area, dice, Noise(f"{seed} woods"), inks)
    pen = QPen(ink(inks.lines, 0.62), wide * 0.0028)
    contours(painter, area, height or relief(seed, wide * 0.34), levels, max(6.0, wide / 110), pen)
    _river(painter, area, dice, inks)
    painter.setPen(QPen(ink(inks.grid, 0.30), wide * 0.002))
    for k in range(1, 6):
        x = area.left() + wide * k / 6
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
    for k in range(1, 5):
        y = area.top() + area.height() * k / 5
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
    painter.setPen(Qt.PenStyle.NoPen)


def lamplight(painter: QPainter, area: QRectF) -> None:
    """Light of a lamp from the upper left, the fold's shade at the lower right, the tooth of the paper."""
    lit = (ink("#FFF6D8", 0.36), (0.5, ink("#FFFFFF", 0)), ink("#3A2A10", 0.36))
    painter.fillRect(area, slope(area.left(), area.top(), area.right(), area.bottom(), *lit))
    painter.fillRect(area, grain("#5A4420", 0.10))


def _woods(painter: QPainter, area: QRectF, dice: random.Random, noise: Noise, inks: Print) -> None:
    for _ in range(11):
        x = area.left() + dice.random() * area.width()
        y = area.top() + dice.random() * area.height()
        size = dice.uniform(0.05, 0.13) * area.width()
        ring = []
        for k in range(22):
            turn = k / 22 * 2 * math.pi
            reach = size * (0.6 + 0.7 * noise.at(math.cos(turn) * 2 + x * 0.01 + 8, math.sin(turn) * 2 + y * 0.01 + 8))
            ring.append((x + reach * math.cos(turn), y + reach * 0.7 * math.sin(turn)))
        wood = polygon(ring)
        painter.fillPath(wood, ink(inks.wood, 0.32))
        with kept(painter):
            painter.setClipPath(wood, Qt.ClipOperation.IntersectClip)
            painter.setBrush(ink(dark(inks.wood, 0.35), 0.30))
            for _ in range(int(size / 5)):
                painter.drawEllipse(QPointF(dice.gauss(x, size * 0.5), dice.gauss(y, size * 0.36)), 3.2, 3.2)


def _river(painter: QPainter, area: QRectF, dice: random.Random, inks: Print) -> None:
    """It winds from one middle of its bends to the next, so that it never has a corner."""
    wide, high = area.width(), area.height()
    x, bends = area.left() + wide * dice.uniform(0.05, 0.45), []
    for k in range(10):
        bends.append(QPointF(x, area.top() + high * (k - 0.5) / 8))
        x += dice.uniform(-0.09, 0.15) * wide
    path = QPainterPath(bends[0])
    for bend, after in pairwise(bends[1:]):
        path.quadTo(bend, (bend + after) / 2)
    bed = min(wide, 900) * 0.020
    _stroke(painter, path, (inks.water, bed), (inks.shore, bed * 0.45))


def _stroke(painter: QPainter, path: QPainterPath, *coats: tuple[Colour, float]) -> None:
    """The same line in several coats, the widest first."""
    with kept(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in coats:
            painter.setPen(
                QPen(ink(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            )
            painter.drawPath(path)


# ---- what stands on it


def road(painter: QPainter, start: QPointF, end: QPointF, width: float, dice: random.Random, inks: Print) -> None:
    """A cased road, never quite straight."""
    way = end - start
    reach = math.hypot(way.x(), way.y())
    first = start + way * 0.33 + QPointF(dice.uniform(-1, 1), dice.uniform(-1, 1)) * reach * 0.09
    second = start + way * 0.68 + QPointF(dice.uniform(-1, 1), dice.uniform(-1, 1)) * reach * 0.07
    path = QPainterPath(start)
    path.cubicTo(first, second, end)
    _stroke(painter, path, (dark(inks.casing, 0.15), width), (inks.road, width * 0.56))


def railway(painter: QPainter, start: QPointF, bend: QPointF, end: QPointF, width: float) -> None:
    """A dark line with pale ties."""
    path = QPainterPath(start)
    path.quadTo(bend, end)
    _stroke(painter, path, ("#3A342A", width))
    pen = QPen(ink("#EFE6CC"), width * 0.5, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([4, 4])
    painter.setPen(pen)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def streets(painter: QPainter, middle: QPointF, size: float, seed: str, inks: Print) -> None:
    """Roads out of a town, a railway past it."""
    dice = random.Random(f"{seed} streets")
    first = dice.uniform(0, math.pi)
    for k in range(6):
        turn = first + k * math.pi / 3 + dice.uniform(-0.2, 0.2)
        far = middle + QPointF(math.cos(turn), math.sin(turn)) * size * 3
        road(painter, middle, far, size * 0.062, dice, inks)
    railway(painter, middle + QPointF(-3, 0.9) * size, middle + QPointF(0, 0.35) * size, middle + QPointF(3, -1) * size,
            size * 0.045)  # fmt: skip


def town(painter: QPainter, middle: QPointF, size: float, seed: str, inks: Print) -> None:
    """Blocks that thin out towards the edge."""
    dice, noise = random.Random(seed), Noise(seed)
    block = size * 0.115
    painter.setPen(QPen(ink("#4A2018", 0.75), size * 0.008))
    for i in range(-8, 9):
        for j in range(-7, 8):
            far = math.hypot(i, j * 1.1) + (noise.at(i * 1.3 + 20, j * 1.3 + 20) - 0.5) * 5
            if far > 6.2 or dice.random() < far * 0.055:
                continue
            tone = inks.town if far < 3.6 else light(inks.town, 0.34)
            painter.setBrush(ink(tone, 0.92))
            corner = middle + QPointF(i * block * 1.2 + dice.uniform(-3, 3), j * block * 1.12 + dice.uniform(-3, 3))
            painter.drawRect(
                QRectF(corner.x(), corner.y(), block * dice.uniform(0.6, 1), block * dice.uniform(0.55, 0.95))
            )
    painter.setPen(Qt.PenStyle.NoPen)


def trenches(painter: QPainter, area: QRectF, dice: random.Random) -> None:
    """Three lines of a position, notched towards the west."""
    for k in range(3):
        x0 = area.left() + area.width() * (0.30 + 0.20 * k)
        path = QPainterPath()
        steps = 24
        for i in range(steps + 1):
            y = area.top() + area.height() * i / steps
            x = x0 + area.width() * (0.05 * math.sin(i * 0.42 + k) + (0.016 if i % 2 else -0.016))
            if i == 0:
                path.moveTo(x, y)
            else:
                path.lineTo(x, y - area.height() / steps * 0.5)
                path.lineTo(x, y)
        _stroke(painter, path, ("#6E1E16", area.width() * 0.011), ("#B5432B", area.width() * 0.006))
        for _ in range(5):
            spot = path.pointAtPercent(dice.random())
            painter.setBrush(ink("#8C2F25", 0.9))
            painter.drawRect(QRectF(spot.x() - 30, spot.y() - 7, 15, 14))


def pencil_arrow(painter: QPainter, points: tuple[QPointF, QPointF, QPointF], width: float, colour: Colour) -> None:
    """A thrust in soft pencil: three strokes that do not quite lie on each other, and a head."""
    path = QPainterPath(points[0])
    path.quadTo(points[1], points[2])
    for shift, alpha in ((-0.16, 0.5), (0.14, 0.5), (0.0, 0.72)):
        with kept(painter):
            painter.translate(width * shift, -width * shift)
            _stroke(painter, path, (ink(colour, alpha), width * 0.8))
    tip = path.pointAtPercent(1)
    turn = -math.radians(path.angleAtPercent(0.985))
    ends = [(turn, 2.6), (turn + 2.25, 2.2), (turn + math.pi, 0.5), (turn - 2.25, 2.2)]
    head = polygon([(tip.x() + math.cos(a) * width * r, tip.y() + math.sin(a) * width * r) for a, r in ends])
    painter.fillPath(head, ink(dark(colour, 0.12), 0.92))

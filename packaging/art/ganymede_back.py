"""The card back of a camp: a mesh of hexagons, Jupiter in two rings with a moon on its way, the camp's shape twice.

The same from either end of the table.
"""

import math

from ganymede_sky import CAMPS, jupiter
from noise import grain
from paint import Colour, dark, disc, fall, glow, ink, light, mix, polygon, slope, vignette
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

AREA = QRectF(0, 0, 630, 880)
MIDDLE = AREA.center()
GLOBE, INNER, OUTER = 172.0, 218.0, 246.0
CELL = 58.0
HEXAGON = [math.pi * (2 * k + 1) / 6 for k in range(6)]
SHAPES = {
    "red": ((0, -1.12), (1.1, 0.82), (-1.1, 0.82)),
    "green": tuple((1.08 * math.cos(turn), 1.08 * math.sin(turn)) for turn in HEXAGON),
    "purple": ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
}


def back(painter: QPainter, camp: str) -> None:
    tone = CAMPS[camp].frame
    edge = light(tone, 0.15)
    painter.fillRect(AREA, slope(0, 0, 630, 880, "#222B33", (0.5, "#151B21"), "#0A0D11"))
    glow(painter, 130, 110, 640, tone, 0.22)
    _mesh(painter, tone)
    painter.fillRect(AREA, grain("#000000", 0.12))
    dim = (ink("#0B0F13", 0.96), (0.55, ink("#0B0F13", 0.80)), ink("#0B0F13", 0))
    painter.fillRect(AREA, disc(MIDDLE.x(), MIDDLE.y(), 410, *dim))
    glow(painter, MIDDLE.x(), MIDDLE.y(), 330, tone, 0.34)
    _rings(painter, edge)
    jupiter(painter, MIDDLE.x(), MIDDLE.y(), GLOBE)
    _moon(painter)
    for way in (-1, 1):
        _shape(painter, camp, QPointF(MIDDLE.x(), MIDDLE.y() + way * 350), 38, tone)
    vignette(painter, AREA, "#04070A", 0.5, 0.6)
    _border(painter, edge)


def _mesh(painter: QPainter, tone: Colour) -> None:
    """Cells with a lit upper left side, as pressed into metal."""
    for row in range(-1, 11):
        for column in range(-1, 9):
            x = column * CELL * 1.5
            y = row * CELL * math.sqrt(3) + (CELL * math.sqrt(3) / 2 if column % 2 else 0)
            corners = [
                (x + CELL * 0.92 * math.cos(k * math.pi / 3), y + CELL * 0.92 * math.sin(k * math.pi / 3))
                for k in range(6)
            ]
            painter.fillPath(polygon(corners), fall(y - CELL, y + CELL, ink("#000000", 0.34), ink("#000000", 0.10)))
            painter.strokePath(polygon(corners), QPen(ink(mix(tone, "#8FA2AC", 0.15), 0.62), 3.4))
            painter.strokePath(polygon(corners[2:6], closed=False), QPen(ink(light(tone, 0.6), 0.34), 1.6))


def _rings(painter: QPainter, edge: Colour) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lit = slope(MIDDLE.x() - OUTER, MIDDLE.y() - OUTER, MIDDLE.x() + OUTER, MIDDLE.y() + OUTER,
                light(edge, 0.45), (0.5, edge), dark(edge, 0.4))  # fmt: skip
    for radius, width, brush in (
        (INNER + 2, 16, QBrush(ink("#020406", 0.6))), (INNER, 10, lit), (OUTER, 3.5, QBrush(ink(edge, 0.7))),
    ):  # fmt: skip
        painter.setPen(QPen(brush, width))
        painter.drawEllipse(MIDDLE, radius, radius)
    for k in range(72):
        turn = math.pi * k / 36
        far = OUTER + (16 if k % 6 == 0 else 9)
        painter.setPen(QPen(ink(edge, 0.75 if k % 6 == 0 else 0.4), 2.4))
        way = QPointF(math.cos(turn), math.sin(turn))
        painter.drawLine(MIDDLE + way * (OUTER + 3), MIDDLE + way * far)
    painter.setPen(Qt.PenStyle.NoPen)


def _moon(painter: QPainter) -> None:
    """Ganymede on its round, icy, lit from the upper left; it stands twice, so that the back has no foot."""
    for way in (-1, 1):
        turn = math.radians(225) if way < 0 else math.radians(45)
        spot = MIDDLE + QPointF(math.cos(turn), -math.sin(turn)) * INNER
        painter.setBrush(ink("#04070A", 0.85))
        painter.drawEllipse(spot, 35, 35)
        painter.setBrush(disc(spot.x() - 9, spot.y() - 9, 40, "#FFFFFF", (0.4, "#C9DADF"), (0.8, "#5A707A"), "#1E2A30"))
        painter.drawEllipse(spot, 27, 27)
        painter.setBrush(ink("#6E868F", 0.5))
        for dx, dy, size in ((-6, 4, 7), (7, -7, 5), (6, 9, 4)):
            painter.drawEllipse(spot + QPointF(dx, dy), size, size * 0.8)


def _shape(painter: QPainter, camp: str, spot: QPointF, size: float, tone: Colour) -> None:
    path = polygon([(spot.x() + dx * size, spot.y() + dy * size) for dx, dy in SHAPES[camp]])
    painter.fillPath(path.translated(3, 6), ink("#000000", 0.6))
    painter.fillPath(path, fall(spot.y() - size, spot.y() + size, light(tone, 0.35), tone))
    pen = QPen(ink("#EAF4F4"), 7)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)


def _border(painter: QPainter, edge: Colour) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lit = slope(0, 0, 630, 880, light(edge, 0.4), (0.4, edge), dark(edge, 0.45))
    for inset, width, brush in (
        (22, 12, QBrush(ink("#020406", 0.6))),
        (20, 9, lit),
        (36, 2.4, QBrush(ink(edge, 0.55))),
    ):
        painter.setPen(QPen(brush, width))
        painter.drawRoundedRect(AREA.adjusted(inset, inset, -inset, -inset), 26 - inset * 0.3, 26 - inset * 0.3)
    painter.setPen(Qt.PenStyle.NoPen)

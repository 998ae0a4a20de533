"""The ground of incantations: a circle drawn in light on rust, different for every spell."""

import math
import random

from land import clouds, rays
from noise import grain
from paint import Colour, disc, glow, ink, kept, light, mix, painting, polygon, sheet, soft, vignette
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

_STROKES = (
    (-1, -1, -1, 1),
    (1, -1, 1, 1),
    (-1, -1, 1, 0),
    (-1, 1, 1, 0),
    (-1, 0, 1, -1),
    (0, -1, 0, 1),
    (-1, -1, 1, -1),
)


def runes(painter: QPainter, area: QRectF, name: str, tint: Colour, centre: QPointF) -> None:
    dice = random.Random(f"{name} runes")
    x, y = centre.x(), centre.y()
    painter.fillRect(area, disc(x, y, 640, mix(tint, "#7A3416", 0.45), (0.45, mix(tint, "#3A150E", 0.82)), "#120A10"))
    clouds(painter, area, "#E0743A", 0.24, f"{name} rust", 0.5)
    clouds(painter, area, "#0C0508", 0.60, f"{name} soot", 0.5)
    rays(painter, x, y, 620, 26, light(tint, 0.45), 0.40, name)
    glow(painter, x, y, 380, light(tint, 0.5), 0.62)
    _circle(painter, area, centre, light(tint, 0.62), dice)
    _embers(painter, centre, light(tint, 0.55), dice)
    vignette(painter, area, "#0E0508", 0.72, 0.45)
    painter.fillRect(area, grain("#000000", 0.14))


def _circle(painter: QPainter, area: QRectF, centre: QPointF, colour: Colour, dice: random.Random) -> None:
    """Drawn once, laid down twice: blurred as its glow, then sharp."""
    layer = sheet(area.size().toSize())
    with painting(layer) as pen:
        pen.translate(centre)
        pen.rotate(dice.uniform(0, 60))
        _rings(pen, colour)
        _star(pen, colour, *dice.choice(((7, 3), (8, 3), (6, 2), (9, 4), (5, 2), (12, 5))))
        _letters(pen, colour, dice)
    with kept(painter):
        painter.setOpacity(0.9)
        for _ in range(2):
            painter.drawImage(0, 0, soft(layer, 7))
        painter.setOpacity(0.60)
        painter.drawImage(0, 0, layer)


def _rings(pen: QPainter, colour: Colour) -> None:
    pen.setBrush(Qt.BrushStyle.NoBrush)
    for radius, width in ((276, 5), (266, 1.6), (228, 1.6), (220, 3.4), (150, 1.4)):
        pen.setPen(QPen(ink(colour), width))
        pen.drawEllipse(QPointF(0, 0), radius, radius)


def _star(pen: QPainter, colour: Colour, points: int, stride: int) -> None:
    pen.setPen(QPen(ink(colour, 0.75), 2.2))
    corners = [
        (220 * math.cos(k * 2 * math.pi / points), 220 * math.sin(k * 2 * math.pi / points)) for k in range(points)
    ]
    for k in range(points):
        pen.drawPath(polygon([corners[k], corners[(k + stride) % points]], closed=False))
    for x, y in corners:
        pen.setBrush(ink(colour))
        pen.drawEllipse(QPointF(x, y), 6, 6)


def _letters(pen: QPainter, colour: Colour, dice: random.Random) -> None:
    pen.setPen(QPen(ink(colour), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for k in range(22):
        with kept(pen):
            pen.rotate(k * 360 / 22)
            pen.translate(0, -247)
            for x1, y1, x2, y2 in dice.sample(_STROKES, 3):
                pen.drawLine(QPointF(x1 * 7, y1 * 9), QPointF(x2 * 7, y2 * 9))


def _embers(painter: QPainter, centre: QPointF, colour: Colour, dice: random.Random) -> None:
    for _ in range(70):
        turn, reach = dice.uniform(0, 2 * math.pi), 120 + 340 * dice.random() ** 0.8
        size = dice.uniform(1, 3.4)
        x, y = centre.x() + reach * math.cos(turn), centre.y() + reach * math.sin(turn) * 1.15
        glow(painter, x, y, size * 5, colour, 0.7)
        painter.setBrush(ink("#FFF6DC", 0.9))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(x, y), size * 0.7, size * 0.7)

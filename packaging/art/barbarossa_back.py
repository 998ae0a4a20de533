"""The backs of Barbarossa: contour lines under a compass rose; of the events, in brick."""

import math

from barbarossa_map import LEVELS, contours, relief
from noise import grain
from paint import dark, disc, ink, light, polygon, slope
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

AREA = QRectF(0, 0, 630, 880)
MIDDLE = QPointF(315, 440)
LINE = "#D9CDA6"
TONES = {"back": "#3D4A38", "back_event": "#5A2E26"}


def back(painter: QPainter, tone: str) -> None:
    painter.fillRect(AREA, slope(0, 0, 630, 880, light(tone, 0.12), tone, dark(tone, 0.30)))
    contours(painter, AREA, relief("barbarossa back", 190), LEVELS, 8, QPen(ink(LINE, 0.34), 2.6))
    painter.fillRect(AREA, disc(120, 90, 760, ink("#FFF2CC", 0.16), ink("#FFF2CC", 0)))
    painter.fillRect(AREA, grain("#000000", 0.12))
    _frame(painter)
    rose(painter, MIDDLE, 190, tone)
    for y in (96.0, 784.0):
        _scale_bar(painter, QPointF(315, y))


def _frame(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lit = slope(0, 0, 630, 880, light(LINE, 0.4), (0.5, LINE), dark(LINE, 0.4))
    for inset, width, brush in (
        (29, 8, QBrush(ink("#000000", 0.4))),
        (26, 5.5, lit),
        (40, 2.2, QBrush(ink(LINE, 0.6))),
    ):
        painter.setPen(QPen(brush, width))
        painter.drawRoundedRect(AREA.adjusted(inset, inset, -inset, -inset), 16, 16)
    painter.setPen(QPen(ink(LINE, 0.6), 2.2))
    for k in range(1, 12):
        y = 40 + 800 * k / 12
        for x in (40.0, 590.0):
            painter.drawLine(QPointF(x, y), QPointF(x + (12 if x < 300 else -12), y))
    painter.setPen(Qt.PenStyle.NoPen)


def _scale_bar(painter: QPainter, middle: QPointF) -> None:
    """The scale of a map: dark and light in turn."""
    for k in range(6):
        box = QRectF(middle.x() - 126 + k * 42, middle.y() - 6, 42, 12)
        painter.fillRect(box, ink(LINE, 0.9 if k % 2 else 0.25))
    painter.setPen(QPen(ink(LINE, 0.9), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(middle.x() - 126, middle.y() - 6, 252, 12))
    painter.setPen(Qt.PenStyle.NoPen)


def rose(painter: QPainter, middle: QPointF, reach: float, ground: str) -> None:
    """A compass rose of eight points on a graduated ring."""
    painter.setBrush(ink(ground, 0.92))
    painter.setPen(QPen(ink(LINE), reach * 0.03))
    painter.drawEllipse(middle, reach, reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink(LINE, 0.8), reach * 0.011))
    painter.drawEllipse(middle, reach * 0.88, reach * 0.88)
    for k in range(72):
        turn = k * math.pi / 36
        inner = 0.80 if k % 6 == 0 else 0.84
        way = QPointF(math.cos(turn), math.sin(turn)) * reach
        painter.drawLine(middle + way * 0.88, middle + way * inner)
    painter.setPen(Qt.PenStyle.NoPen)
    for offset, long, short in ((math.pi / 4, 0.50, 0.14), (0.0, 0.78, 0.18)):
        for k in range(4):
            turn = k * math.pi / 2 + offset
            tip = (middle.x() + math.sin(turn) * reach * long, middle.y() - math.cos(turn) * reach * long)
            for side, tone in ((-1, "#F2E8C8"), (1, "#9C8D60")):
                waist = turn + side * math.pi / 4
                foot = (middle.x() + math.sin(waist) * reach * short, middle.y() - math.cos(waist) * reach * short)
                painter.fillPath(polygon([(middle.x(), middle.y()), tip, foot]), ink(tone))

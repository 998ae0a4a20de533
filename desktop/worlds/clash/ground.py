"""The two-bridges world's fixtures: a stone bridge at any place, and a plain chasm when the ground has no picture."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_numeral, fitted
from desktop.table.drawing.theme import color, font
from desktop.table.scene.air import Air, Motes

STONE, STONE_DEEP, MORTAR = "#CDB994", "#8E7A5C", "#2A2018"


def bridge(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """A bridge seen slightly from above: arches, deck, parapets; its name alone where the ground's picture has it."""
    if not pictured:
        painter.save()
        _arches(painter, rect)
        _deck(painter, rect, unit)
        _parapets(painter, rect, unit)
        painter.restore()
    if not label:
        return
    face = fitted(label, font("almendra 700", 30 * unit), rect.width() * 0.8)
    middle = QPointF(rect.center().x(), rect.center().y() - rect.height() * 0.04)
    draw_numeral(painter, middle, label, face, "#FBF1DA", "#20140C", 5 * unit)


def _arches(painter: QPainter, rect: QRectF) -> None:
    x0, x1, cx, cy = rect.left(), rect.right(), rect.center().x(), rect.center().y()
    w, h = rect.width(), rect.height()
    path = QPainterPath(QPointF(x0, cy + h * 0.28))
    path.lineTo(x1, cy + h * 0.28)
    path.lineTo(x1, cy + h * 0.86)
    path.cubicTo(x1 - w * 0.05, cy + h * 0.40, cx + w * 0.06, cy + h * 0.36, cx + w * 0.05, cy + h * 0.95)
    path.lineTo(cx - w * 0.05, cy + h * 0.95)
    path.cubicTo(cx - w * 0.06, cy + h * 0.36, x0 + w * 0.05, cy + h * 0.40, x0, cy + h * 0.86)
    path.closeSubpath()
    painter.fillPath(path.translated(0, h * 0.08), color("#000000", 0.25))
    painter.fillPath(path, QBrush(paint.vertical(cy + h * 0.2, cy + h * 0.95, "#7A6A58", "#2E2630")))
    painter.strokePath(path, QPen(color("#000000", 0.35), 1.5))


def _deck_path(rect: QRectF) -> QPainterPath:
    cx, cy, h = rect.center().x(), rect.center().y(), rect.height()
    path = QPainterPath(QPointF(rect.left(), cy - h * 0.30))
    path.quadTo(cx, cy - h * 0.44, rect.right(), cy - h * 0.30)
    path.lineTo(rect.right(), cy + h * 0.30)
    path.quadTo(cx, cy + h * 0.16, rect.left(), cy + h * 0.30)
    path.closeSubpath()
    return path


def _deck(painter: QPainter, rect: QRectF, unit: float) -> None:
    cy, h, path = rect.center().y(), rect.height(), _deck_path(rect)
    painter.fillPath(path, QBrush(paint.vertical(cy - h * 0.4, cy + h * 0.3, STONE, STONE_DEEP)))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(color("#3A2C1C", 0.35), 1.5 * unit))
    dice = random.Random(3)
    for course in range(6):
        y = cy - h * 0.42 + h * 0.125 * course * 1.15
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        x = rect.left() + (course % 2) * 16 * unit
        while x < rect.right():
            painter.drawLine(QPointF(x, y), QPointF(x, y + h * 0.143))
            x += dice.uniform(26, 44) * unit
    painter.restore()
    painter.strokePath(path, QPen(QColor(MORTAR), 2 * unit))


def _parapets(painter: QPainter, rect: QRectF, unit: float) -> None:
    cx, cy, w, h = rect.center().x(), rect.center().y(), rect.width(), rect.height()
    for base in (cy - h * 0.33, cy + h * 0.27):
        for number in range(9):
            x = rect.left() + 4 * unit + number * (w - 8 * unit) / 8
            rise = h * 0.10 * (1 - ((x - cx) / (w / 2)) ** 2)
            post = QRectF(x - 7 * unit, base - rise * 1.1 - 9 * unit, 14 * unit, 20 * unit)
            fill = paint.vertical(post.top(), post.bottom(), "#E2D0AA", STONE_DEEP)
            paint.box(painter, post, 3 * unit, fill, MORTAR, 1.2 * unit)


def ground(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Warm west, cool east, dusk between them."""
    dusk = paint.vertical(rect.top(), rect.bottom(), "#2B3558", "#7A5E7C", "#C99A86", "#8E8CA8", "#3A4668")
    painter.fillRect(rect, QBrush(dusk))
    middle, edge = rect.center().x(), rect.width() * 0.122
    west = QRectF(rect.left(), rect.top(), middle - edge - rect.left(), rect.height())
    east = QRectF(middle + edge, rect.top(), rect.right() - middle - edge, rect.height())
    for side, stops in ((west, ("#28242A", "#4A4436", "#6E6A48")), (east, ("#4C6272", "#36425A", "#1E2236"))):
        painter.fillRect(side, QBrush(paint.gradient(side.topLeft(), side.topRight(), *stops)))
    painter.fillRect(rect, color("#120E18", 0.20))
    shade = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.23)
    fall = paint.vertical(shade.top(), shade.bottom(), color("#0E0B14", 0.7), color("#0E0B14", 0))
    painter.fillRect(shade, QBrush(fall))


DECOR = {"bridge": bridge}

# Pollen and embers of the evening, mist over the gorge.
AIR: Air = (
    Motes(44, ("#FFD9A0", "#FFB870"), 6, 11, down=-7, across=6, sway=14, alpha=0.85, twinkle=0.8),
    Motes(5, ("#C8BEDC",), 160, 320, across=9, sway=30, alpha=0.11),
)

"""How the curtain is drawn: red folds lit from the upper left, a shadowed head, gold braid and fringe."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop.table.drawing import paint
from desktop.table.drawing.theme import color

FOLD = 72.0  # units, on average
RED = ("#6A241C", "#48150F", "#2C0C0A")
GOLD = ("#F3DA92", "#C4923A", "#8A5E1E")


def drapery(wide: int, high: int, unit: float, ratio: float) -> QPixmap:
    """The whole cloth, as one opaque picture of a size."""
    pixmap = QPixmap(round(wide * ratio), round(high * ratio))
    pixmap.fill(QColor(RED[1]))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, wide, high)
    painter.fillRect(rect, QBrush(paint.gradient(rect.topLeft(), rect.bottomRight(), *RED)))
    _folds(painter, rect, unit)
    painter.fillRect(rect, QBrush(paint.vertical(0, high * 0.28, color("#000000", 0.62), color("#000000", 0))))
    foot = QRectF(0, high * 0.72, wide, high * 0.28)
    painter.fillRect(foot, QBrush(paint.vertical(foot.y(), foot.bottom(), color("#000000", 0), color("#000000", 0.3))))
    paint.vignette(painter, rect, 0.45, 0.5)
    _fringe(painter, rect, unit)
    painter.end()
    return pixmap


def _folds(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Tubes of cloth: each has a lit flank, a soft back and a deep crease, none as wide as the next."""
    dice = random.Random(7)
    count = max(6, round(rect.width() / (FOLD * unit)))
    shares = [0.8 + 0.4 * dice.random() for _ in range(count)]
    x = rect.x()
    for share in shares:
        wide = rect.width() * share / sum(shares)
        fold = QRectF(x, rect.y(), wide + 1, rect.height())
        stops = (
            (0.0, color("#000000", 0.55)),
            (0.10, color("#000000", 0.22)),
            (0.34, color("#FFB090", 0.17)),
            (0.46, color("#FFB090", 0.11)),
            (0.68, color("#200605", 0.10)),
            (0.93, color("#000000", 0.42)),
            (1.0, color("#000000", 0.62)),
        )
        painter.fillRect(fold, QBrush(paint.gradient(QPointF(x, 0), QPointF(x + wide, 0), *stops)))
        gleam = QRectF(x + wide * (0.30 + 0.08 * dice.random()), rect.y(), wide * 0.07, rect.height())
        light = paint.gradient(gleam.topLeft(), gleam.topRight(), color("#FFD0B0", 0), color("#FFD0B0", 0.07))
        painter.fillRect(gleam, QBrush(light))
        x += wide


def _fringe(painter: QPainter, rect: QRectF, unit: float) -> None:
    """A braid and hanging threads, and their shadow on the cloth."""
    braid, drop = 9 * unit, 30 * unit
    top = rect.bottom() - braid - drop
    shade = QRectF(rect.x(), top - 22 * unit, rect.width(), 22 * unit)
    dark = paint.vertical(shade.y(), shade.bottom(), color("#000000", 0), color("#000000", 0.4))
    painter.fillRect(shade, QBrush(dark))
    ground = QRectF(rect.x(), top + braid, rect.width(), drop)
    painter.fillRect(ground, color("#140504", 0.78))
    pen = QPen(QBrush(paint.vertical(top, rect.bottom(), *GOLD)), 3.0 * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    x, number = rect.x() + 4 * unit, 0
    while x < rect.right():
        long = drop * (0.80 if number % 2 else 0.68)
        painter.drawLine(QPointF(x, top + braid), QPointF(x, top + braid + long))
        x += 7.2 * unit
        number += 1
    strip = QRectF(rect.x(), top, rect.width(), braid)
    painter.fillRect(strip, QBrush(paint.vertical(strip.y(), strip.bottom(), "#F7E4A8", "#D2A24A", "#8A5E1E")))
    _braiding(painter, strip, unit)


def _braiding(painter: QPainter, strip: QRectF, unit: float) -> None:
    path = QPainterPath()
    step, x = 11 * unit, strip.x()
    path.moveTo(x, strip.center().y())
    up = True
    while x < strip.right() + step:
        y = strip.y() + strip.height() * (0.1 if up else 0.9)
        path.quadTo(x + step / 2, y, x + step, strip.center().y())
        x, up = x + step, not up
    painter.setPen(QPen(color("#6B4512", 0.7), 1.6 * unit))
    painter.drawPath(path)

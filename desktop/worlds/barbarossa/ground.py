"""The map room's fixtures: a dark sheet with a stencilled heading, and a plain desk where no picture is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line
from desktop.table.drawing.theme import FELT, MIN_TEXT, color, font

HEADING = "#E9D9A6"


def sheet(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """A sheet of dark glass over the map, a tick of brass before its heading."""
    paint.panel(painter, rect, 12 * unit, 0.60, wears=FELT)
    if not label:
        return
    line = QRectF(rect.left() + 14 * unit, rect.top() + 5 * unit, rect.width() - 28 * unit, 26 * unit)
    painter.fillRect(QRectF(line.left(), line.top() + 4 * unit, 4 * unit, 18 * unit), color(HEADING, 0.8))
    face = font("barlow-condensed 700", max(MIN_TEXT, 20 * unit), 8)
    draw_line(painter, line.adjusted(12 * unit, 0, 0, 0), label.upper(), face, HEADING, LEFT)


def ground(painter: QPainter, rect: QRectF, unit: float) -> None:
    """A grid on dark paper, and the pool of a lamp."""
    painter.fillRect(rect, QBrush(paint.vertical(rect.top(), rect.bottom(), "#3A3A2E", "#24241C")))
    painter.save()
    painter.setPen(QPen(color("#8E8A62", 0.22), unit))
    step, x, y = 120 * unit, rect.left(), rect.top()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
        x += step
    while y < rect.bottom():
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        y += step
    painter.restore()
    pool = QPointF(rect.left() + rect.width() * 0.4, rect.top() + rect.height() * 0.36)
    lamp = paint.radial(pool, rect.width() * 0.6, (0.0, color("#E8D49A", 0.26)), (1.0, color("#E8D49A", 0)))
    painter.fillRect(rect, QBrush(lamp))


DECOR = {"sheet": sheet}

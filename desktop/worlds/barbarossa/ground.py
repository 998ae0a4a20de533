"""The map room's fixtures: a dark sheet with a stencilled heading, and a plain desk where no picture is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line
from desktop.table.drawing.theme import FELT, MIN_TEXT, color, font
from desktop.table.scene.air import Air, Glimmer, Motes

HEADING = "#E9D9A6"
SMOKE = "#15110A"  # of the glass: as warm as the map under it


def sheet(
    painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool, letters: float = 20.0, down: float = 5.0
) -> None:
    """A sheet of dark glass over the map, a tick of brass before its heading."""
    paint.panel(painter, rect, 12 * unit, 0.60, wears=FELT, tint=SMOKE)
    if not label:
        return
    line = QRectF(rect.left() + 14 * unit, rect.top() + down * unit, rect.width() - 28 * unit, 1.3 * letters * unit)
    tick = 0.9 * letters * unit
    painter.fillRect(QRectF(line.left(), line.center().y() - tick / 2, 4 * unit, tick), color(HEADING, 0.8))
    face = font("barlow-condensed 700", max(MIN_TEXT, letters * unit), 8)
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


LARGE = 24.0  # a heading for large text, in units

DECOR: dict[str, Callable[[QPainter, QRectF, str, float, bool], None]] = {
    "sheet": sheet,
    "large_sheet": partial(sheet, letters=LARGE, down=1.0),
}

# Dust in the light of a lamp that is not quite steady.
AIR: Air = (
    Motes(44, ("#FFE9B8", "#E8D49A"), 5, 9, down=3, across=4, sway=16, alpha=0.6, twinkle=0.7),
    Glimmer((600, 330), 420, "#FFD890", alpha=0.05, unrest=0.5),
)

"""The fleet table's fixtures: a console with a heading, the bridge's dock, and plain space where no picture is."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import CENTER, LEFT, draw_line
from desktop.table.drawing.theme import FELT, MIN_TEXT, color, font
from desktop.table.scene.air import Air, Motes

HEADING = "#E9C873"
DOCK = "#CFE3F2"


def console(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """A dark sheet with a heading in the world's type."""
    paint.panel(painter, rect, 14 * unit, 0.66, wears=FELT)
    if label:
        line = QRectF(rect.left() + 18 * unit, rect.top() + 8 * unit, rect.width() - 36 * unit, 32 * unit)
        draw_line(painter, line, label.upper(), font("exo-2 700", max(MIN_TEXT, 21 * unit), 10), HEADING, LEFT)


def bridge(
    painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool, letters: float = 16.0
) -> None:  # fmt: skip
    """A dock drawn as on a plan: brackets at its corners, chevrons to where cards are laid."""
    paint.panel(painter, rect, 12 * unit, 0.5, wears=FELT)
    painter.save()
    painter.setPen(QPen(color(DOCK, 0.55), 2 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner, arm = rect.adjusted(7 * unit, 7 * unit, -7 * unit, -7 * unit), 18 * unit
    for x, dx in ((inner.left(), arm), (inner.right(), -arm)):
        for y, dy in ((inner.top(), arm), (inner.bottom(), -arm)):
            corner = QPainterPath(QPointF(x + dx, y))
            corner.lineTo(x, y)
            corner.lineTo(x, y + dy)
            painter.drawPath(corner)
    painter.setPen(QPen(color(DOCK, 0.30), 3 * unit))
    middle = rect.center()
    under = rect.top() + (10 + 1.5 * letters) * unit if label else rect.top()
    for k in range(3):
        y = rect.top() + rect.height() * 0.76 - k * 12 * unit
        if y < under:
            break
        chevron = QPainterPath(QPointF(middle.x() - 20 * unit, y + 9 * unit))
        chevron.lineTo(middle.x(), y)
        chevron.lineTo(middle.x() + 20 * unit, y + 9 * unit)
        painter.drawPath(chevron)
    painter.restore()
    if label:
        side = 0.5 * letters * unit
        line = QRectF(rect.left() + side, rect.top() + 10 * unit, rect.width() - 2 * side, 1.5 * letters * unit)
        draw_line(painter, line, label.upper(), font("exo-2 700", max(MIN_TEXT, letters * unit), 8), DOCK, CENTER)


def ground(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Violet above, blue below, stars."""
    sky = paint.vertical(rect.top(), rect.bottom(), "#1B0C2A", (0.4, "#130C22"), "#0E2236")
    painter.fillRect(rect, QBrush(sky))
    dice = random.Random("fleet ground")
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(160):
        painter.setBrush(color("#FFFFFF", dice.uniform(0.2, 0.8)))
        spot = QPointF(rect.left() + dice.random() * rect.width(), rect.top() + dice.random() * rect.height())
        painter.drawEllipse(spot, unit * dice.uniform(0.5, 1.4), unit * dice.uniform(0.5, 1.4))
    painter.restore()


DECOR: dict[str, Callable[[QPainter, QRectF, str, float, bool], None]] = {
    "console": console,
    "bridge": bridge,
    "large_bridge": partial(bridge, letters=28.0),
}

# Stars that come and go, and a little of what drifts between them.
AIR: Air = (
    Motes(40, ("#FFFFFF", "#BCD8FF", "#FFE0B8"), 4, 9, alpha=0.9, twinkle=0.95),
    Motes(14, ("#9FD0FF",), 5, 9, down=5, across=-14, alpha=0.35),
)

"""The ice moon's fixtures: a headed column beside the field, and a plain dusk when the ground has no picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line
from desktop.table.drawing.theme import FELT, color, font
from desktop.table.scene.air import Air, Glimmer, Motes

HEADING = "#F3D491"
LETTERS, LARGE_LETTERS = 23.0, 36.0  # units


def column(
    painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool, letters: float = LETTERS
) -> None:  # fmt: skip
    """A dark sheet with a heading in the world's type."""
    paint.panel(painter, rect, 14 * unit, 0.66, wears=FELT)
    if label:
        line = QRectF(rect.left() + 16 * unit, rect.top() + 8 * unit, rect.width() - 28 * unit, 36 * unit)
        draw_line(painter, line, label.upper(), font("saira-condensed 700", letters * unit, 8), HEADING, LEFT)


def ground(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Night over a lit horizon, the planet, and ice."""
    horizon = rect.top() + rect.height() * 0.48
    sky = paint.vertical(rect.top(), horizon, "#070B12", "#12283A", "#2A5468", "#5E8E9C")
    painter.fillRect(rect, QBrush(sky))
    painter.setPen(Qt.PenStyle.NoPen)
    planet = QPointF(rect.left() + rect.width() * 0.66, rect.top() + rect.height() * 0.12)
    radius = rect.height() * 0.34
    stops = ((0.0, "#EBD8B8"), (0.45, "#B9794B"), (0.8, "#4A2A1C"), (1.0, "#0E1A22"))
    painter.setBrush(paint.radial(planet - QPointF(radius * 0.4, radius * 0.3), radius * 1.6, *stops))
    painter.drawEllipse(planet, radius, radius)
    plain = QRectF(rect.left(), horizon, rect.width(), rect.bottom() - horizon)
    painter.fillRect(plain, QBrush(paint.vertical(plain.top(), plain.bottom(), "#1A333D", "#0B171D")))
    painter.fillRect(rect, color("#0A1218", 0.14))


DECOR: dict[str, Callable[[QPainter, QRectF, str, float, bool], None]] = {
    "column": column,
    "large_column": partial(column, letters=LARGE_LETTERS),
}

# Ice that the wind carries, and a lamp.
AIR: Air = (
    Motes(80, ("#E4F4FF", "#BFDCEC"), 5, 11, down=22, across=-34, sway=16, alpha=0.7, twinkle=0.3),
    Glimmer((1380, 430), 260, "#FFD890", alpha=0.06, unrest=0.5),
)

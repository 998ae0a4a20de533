"""The signs of the study, told apart by their shapes: how much a decision cost, a note, a try."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from desktop.table.drawing.theme import BASE, color, draw_icon

ICONS = {"note": "pencil", "try": "graduation-cap"}
NOTCHES = {"slip": 1, "mistake": 2, "blunder": 3}  # one wedge under the other; a slip's is hollow


def draw_sign(painter: QPainter, kind: str, room: QRectF, tint: str = "") -> None:
    """In the middle of the room."""
    if kind in ICONS:
        draw_icon(painter, ICONS[kind], room, tint or BASE.accent_ink)
    elif kind == "small":
        draw_small(painter, room)
    elif kind == "won":
        draw_icon(painter, "trophy", room, tint or BASE.refused)
    else:
        draw_notches(painter, kind, room.center().x(), room.y() + room.height() * 0.1, room.width() * 0.42, tint)


def draw_small(painter: QPainter, room: QRectF) -> None:
    """Many little ones: three hollow wedges side by side."""
    half = room.width() * 0.17
    for x in (-2.0, 0.0, 2.0):
        draw_notches(painter, "slip", room.center().x() + x * half, room.center().y() - half * 0.6, half)


def draw_notches(painter: QPainter, size: str, x: float, top: float, half: float, tint: str = "") -> float:
    """Wedges from above, as many as the loss is large; where they end."""
    count = NOTCHES.get(size, 2)
    high = half * 1.5
    step = high * 0.62
    painter.save()
    painter.setPen(QPen(color(tint or BASE.refused), max(1.0, half * 0.24), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(color(tint or BASE.refused) if count > 1 else Qt.BrushStyle.NoBrush)
    for number in range(count):
        y = top + number * step
        wedge = QPolygonF([QPointF(x - half, y), QPointF(x + half, y), QPointF(x, y + high * 0.8)])
        if number:  # an edge between one and the next
            painter.setPen(QPen(color(BASE.panel), max(1.0, half * 0.2), j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolygon(wedge)
    painter.restore()
    return top + (count - 1) * step + high * 0.8

"""The fixtures of the illuminated book: a leather mat with gold lines and lilies; oak when a ground has no picture."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import CENTER, draw_line
from desktop.table.drawing.theme import color, draw_icon, font
from desktop.table.scene.air import Air, Glimmer, Motes
from desktop.worlds.chronicle.signet import gold

LEATHER, LEATHER_DEEP, LILY = "#5A221C", "#2C0D0C", "#C99A45"


def mat(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """Oxblood leather, lit in its middle; two gold lines, a lily in each corner, its label on the line."""
    radius = 16 * unit
    paint.soft_shadow(painter, rect, radius, 26 * unit, 8 * unit, 0.5)
    body = paint.gradient(rect.topLeft(), rect.bottomRight(), LEATHER, LEATHER_DEEP)
    paint.box(painter, rect, radius, body, color("#000000", 0.5), 1.5 * unit)
    painter.save()
    painter.setClipPath(paint.rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    glow = paint.radial(rect.center(), rect.width() * 0.5, (0, color("#FFB870", 0.20)), (1, color("#FFB870", 0)))
    painter.fillRect(rect, QBrush(glow))
    _grain(painter, rect, unit)
    painter.restore()
    for inset, line in ((11.0, 2.6), (17.0, 1.0)):
        frame = rect.adjusted(inset * unit, inset * unit, -inset * unit, -inset * unit)
        painter.strokePath(paint.rounded(frame, 9 * unit), QPen(QBrush(gold(frame)), line * unit))
    corners = (
        (rect.topLeft(), -45), (rect.topRight(), 45), (rect.bottomRight(), 135), (rect.bottomLeft(), 225),
    )  # fmt: skip
    for corner, turn in corners:
        painter.save()
        inward = QPointF(1 if corner.x() == rect.left() else -1, 1 if corner.y() == rect.top() else -1)
        painter.translate(corner + inward * (37 * unit))
        painter.rotate(turn)
        side = 26 * unit
        draw_icon(painter, "chronicle/lily", QRectF(-side / 2, -side / 2, side, side), LILY)
        painter.restore()
    if label:
        face = font("grenze-gotisch 600", 22 * unit, 6)
        head = QRectF(rect.left(), rect.top() + 22 * unit, rect.width(), 30 * unit)
        draw_line(painter, head, label, face, "#F3D98A", CENTER)


def plaque(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """A dark plate screwed on the mat's edge, for what must be read first."""
    paint.soft_shadow(painter, rect, 12 * unit, 10 * unit, 4 * unit, 0.45)
    paint.box(painter, rect, 12 * unit, paint.vertical(rect.top(), rect.bottom(), "#3A1611", "#1E0A08"))
    frame = rect.adjusted(unit, unit, -unit, -unit)
    painter.strokePath(paint.rounded(frame, 11 * unit), QPen(QBrush(gold(frame)), 2.2 * unit))


def court(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """A dark sheet on the oak, for what belongs to one seat."""
    paint.box(painter, rect, 14 * unit, color("#0C0705", 0.42), color("#F6E6C4", 0.10), 1.2 * unit)


def _grain(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Fine creases, always the same ones."""
    painter.setPen(QPen(color("#120302", 0.22), 1.0 * unit))
    step = 23 * unit
    rows, columns = int(rect.height() / step) + 1, int(rect.width() / (step * 2)) + 1
    for row in range(rows):
        for column in range(columns):
            shift = (row * 37 + column * 61) % 29
            x = rect.left() + (column * 2 + (row % 2)) * step + shift * unit
            y = rect.top() + row * step + (shift * 7 % 19) * unit
            painter.drawLine(QPointF(x, y), QPointF(x + (18 + shift % 11) * unit, y + (shift % 7 - 3) * unit))


def ground(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Seven boards of oak."""
    painter.fillRect(rect, QBrush(paint.gradient(rect.topLeft(), rect.bottomRight(), "#4A2A1A", "#22120D")))
    high = rect.height() / 7
    for board in range(7):
        area = QRectF(rect.left(), rect.top() + board * high, rect.width(), high)
        painter.fillRect(area, color("#6E4326" if board % 2 else "#000000", 0.12))
        painter.fillRect(QRectF(area.left(), area.bottom() - 2 * unit, area.width(), 2 * unit), color("#060201", 0.7))


DECOR = {"court": court, "mat": mat, "plaque": plaque}

# Candles beyond the corners, and what floats in their light.
AIR: Air = (
    Glimmer((40, 120), 420, "#FFB860", alpha=0.1, unrest=0.6),
    Glimmer((1450, 140), 420, "#FFB860", alpha=0.1, unrest=0.6),
    Motes(36, ("#FFE2A8",), 5, 9, down=-4, across=3, sway=14, alpha=0.65, twinkle=0.8),
)

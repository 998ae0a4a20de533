"""The signs of a card's or a place's state: line, mark and place first, colour last.

Each can be told from the others in grey. Lengths come in units, scaled by `unit`.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.theme import FELT, color, draw_icon


def grown(rect: QRectF, by: float) -> QRectF:
    """The rect, larger on each side."""
    return rect.adjusted(-by, -by, by, by)


def hover(painter: QPainter, rect: QRectF, radius: float, unit: float) -> None:
    """An ivory line: it can be lifted."""
    paint.box(painter, grown(rect, 1.5 * unit), radius + 1.5 * unit, None, FELT.text, 2.5 * unit)


def playable(painter: QPainter, rect: QRectF, radius: float, unit: float) -> None:
    """A thin solid line: it could be played now."""
    paint.box(painter, grown(rect, 2.2 * unit), radius + 2 * unit, None, FELT.legal, 1.8 * unit)


def legal(painter: QPainter, rect: QRectF, radius: float, unit: float, taker: bool = False) -> None:
    """A place that would take the card: dashed with corner brackets; the one that takes it is solid and filled."""
    edge, corner = grown(rect, 5 * unit), radius + 4 * unit
    for ring in range(5):
        glow = color(FELT.legal, (0.16 if taker else 0.09) * (1 - ring / 5))
        paint.box(painter, grown(edge, ring * 3 * unit), corner + ring * 3 * unit, None, glow, 3.4 * unit)
    if taker:
        paint.box(painter, edge, corner, color(FELT.legal, 0.20), FELT.legal, 4 * unit)
    else:
        paint.box(painter, edge, corner, color(FELT.legal, 0.07), FELT.legal, 2.5 * unit, (4, 3))
    _brackets(painter, grown(edge, 5 * unit), unit, FELT.legal_bright if taker else FELT.legal)


def _brackets(painter: QPainter, rect: QRectF, unit: float, tint: str) -> None:
    arm = min(26 * unit, rect.width() * 0.22)
    painter.save()
    painter.setPen(QPen(QColor(tint), 5 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    corners = (
        (rect.topLeft(), 1, 1),
        (rect.topRight(), -1, 1),
        (rect.bottomRight(), -1, -1),
        (rect.bottomLeft(), 1, -1),
    )
    for at, dx, dy in corners:
        painter.drawPolyline([at + QPointF(dx * arm, 0), at, at + QPointF(0, dy * arm)])
    painter.restore()


def chosen(painter: QPainter, rect: QRectF, radius: float, unit: float) -> None:
    """A gold line and a tab with a tick on the upper edge."""
    paint.box(painter, grown(rect, 4 * unit), radius + 3 * unit, None, FELT.chosen, 5 * unit)
    tab = QRectF(rect.center().x() - 26 * unit, rect.top() - 25 * unit, 52 * unit, 28 * unit)
    paint.box(painter, tab, 10 * unit, FELT.chosen, "#3A2A08", 1.5 * unit)
    tick = QRectF(tab.center().x() - 11 * unit, tab.top() + 3 * unit, 22 * unit, 22 * unit)
    draw_icon(painter, "check", tick, FELT.chosen_text, 3)


def prevailing(painter: QPainter, rect: QRectF, radius: float, unit: float) -> None:
    """A gold line and a crown on the upper edge: this card would win."""
    paint.box(painter, grown(rect, 3 * unit), radius + 2 * unit, None, "#3A2A08", 6.5 * unit)
    paint.box(painter, grown(rect, 3 * unit), radius + 2 * unit, None, FELT.chosen, 4 * unit)
    tab = crown_tab(rect, unit)
    paint.box(painter, tab, 17 * unit, FELT.chosen, "#3A2A08", 2 * unit)
    draw_icon(painter, "crown", tab.adjusted(7 * unit, 6 * unit, -7 * unit, -8 * unit), FELT.chosen_text, 2.6)


def crown_tab(rect: QRectF, unit: float) -> QRectF:
    """Where the crown of a prevailing card stands."""
    return QRectF(rect.center().x() - 17 * unit, rect.top() - 21 * unit, 34 * unit, 34 * unit)


def refused(painter: QPainter, rect: QRectF, radius: float, unit: float) -> None:
    """Hatch, a bar sign and a dotted line."""
    painter.save()
    painter.setClipPath(paint.rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, color("#160806", 0.45))
    painter.setPen(QPen(color(FELT.refused, 0.55), 4 * unit))
    step, x = 18 * unit, rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        x += step
    painter.restore()
    paint.box(painter, grown(rect, 4 * unit), radius + 3 * unit, None, FELT.refused, 4 * unit, (1.2, 1.6))
    painter.save()
    painter.setPen(QPen(QColor(FELT.refused_text), 3 * unit))
    painter.setBrush(QColor(FELT.refused))
    painter.drawEllipse(rect.center(), 27 * unit, 27 * unit)
    painter.restore()
    sign = QRectF(rect.center().x() - 19 * unit, rect.center().y() - 19 * unit, 38 * unit, 38 * unit)
    draw_icon(painter, "ban", sign, FELT.refused_text, 2.6)


def empty_place(painter: QPainter, rect: QRectF, radius: float, unit: float) -> None:
    """Let into the table, so that a card would lie in it."""
    paint.well(painter, rect, radius, unit)


def gap(painter: QPainter, rect: QRectF, radius: float, unit: float) -> None:
    """Where a lifted card came from."""
    paint.box(painter, rect, radius, color("#000000", 0.22), color("#FFFFFF", 0.3), 1.5 * unit, (3, 2.4))

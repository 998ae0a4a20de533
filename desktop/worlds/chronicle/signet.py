"""A sign in its shape, in relief: what tells a kind apart by shape before colour; and leaf of gold to lay it on."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from desktop.games.chronicle.parts import Signet
from desktop.table.drawing import paint
from desktop.table.drawing.theme import draw_icon, lighter

LINE, GLYPH = "#2A1A0A", "#FBEFC8"
RAYS = 12


def gold(rect: QRectF) -> QLinearGradient:
    """Leaf of gold, lit from the upper left."""
    stops = ((0.0, "#FBEFC0"), (0.3, "#E2BE62"), (0.5, "#B98A35"), (0.7, "#EFD488"), (1.0, "#9A7228"))
    return paint.gradient(rect.topLeft(), rect.bottomRight(), *stops)


def sun_path(centre: QPointF, radius: float) -> QPainterPath:
    """A disc with rays."""
    points = []
    for step in range(RAYS * 2):
        turn, reach = step * math.pi / RAYS, radius * (1.14 if step % 2 == 0 else 0.80)
        points.append(QPointF(centre.x() + reach * math.sin(turn), centre.y() - reach * math.cos(turn)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def draw_signet(painter: QPainter, signet: Signet, centre: QPointF, radius: float) -> None:
    """The sign in its shape, lit from above."""
    path = sun_path(centre, radius) if signet.shape == "sun" else paint.shape_path(signet.shape, centre, radius)
    painter.save()
    pen = QPen(QColor(LINE), radius * 0.14)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    top, foot = centre.y() - radius, centre.y() + radius
    painter.setBrush(QBrush(paint.vertical(top, foot, lighter(signet.main, 0.18), signet.deep)))
    painter.drawPath(path)
    painter.restore()
    reach = radius * {"diamond": 0.56, "sun": 0.58}.get(signet.shape, 0.64)
    draw_icon(painter, signet.icon, QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), GLYPH)

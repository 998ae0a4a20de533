"""A sign in its shape, in relief: what tells a kind apart by shape before colour; leaf of gold, and mouldings of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from desktop.games.chronicle.parts import Signet
from desktop.table.drawing import paint
from desktop.table.drawing.theme import darker, draw_icon, lighter

LINE, GLYPH, SHADE = "#2A1A0A", "#FBEFC8", "#2E1604"
RAYS = 12


RIDGE = ((0.0, "#FFF0C0"), (0.5, "#EDBE68"), (1.0, "#D99C48"))
LEAF = ((0.0, "#FBE3A4"), (0.3, "#E0A646"), (0.5, "#A86C26"), (0.7, "#E8B860"), (1.0, "#7C4C16"))


BAR = ((1.0, LEAF, 0.35), (0.66, LEAF, 0.0), (0.24, RIDGE, 0.0))  # of its width, from below
Stops = Sequence[tuple[float, str]]


@lru_cache(maxsize=8)
def _toned(stops: Stops, shade: float) -> list[tuple[float, QColor]]:
    return [(place, darker(tint, shade)) for place, tint in stops]


@lru_cache(maxsize=1)
def _pens() -> tuple[QPen, QPen]:
    """With sharp corners for the shadow, with round ones for the metal."""
    shadow, metal = QPen(QColor(SHADE)), QPen()
    shadow.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    metal.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return shadow, metal


def gold(rect: QRectF, shade: float = 0.0) -> QLinearGradient:
    """Leaf of gold, lit from the upper left; so much darker."""
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setStops(_toned(LEAF, shade))
    return light


def moulding(painter: QPainter, path: QPainterPath, wide: float) -> None:
    """A gilded bar along a line, round as on the pictures: dark where it turns away, a ridge of light upon it."""
    box = path.boundingRect()
    upper, lower = box.topLeft(), box.bottomRight()
    pen, metal = _pens()
    pen = QPen(pen)
    pen.setWidthF(wide * 1.35)
    painter.strokePath(path, pen)
    for share, stops, shade in BAR:
        light = QLinearGradient(upper, lower)
        light.setStops(_toned(stops, shade))
        pen = QPen(metal)
        pen.setBrush(QBrush(light))
        pen.setWidthF(wide * share)
        painter.strokePath(path, pen)


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
    top, foot = centre.y() - radius, centre.y() + radius
    painter.fillPath(path, QBrush(paint.vertical(top, foot, lighter(signet.main, 0.18), signet.deep)))
    moulding(painter, path, radius * 0.15)
    reach = radius * {"diamond": 0.56, "sun": 0.58}.get(signet.shape, 0.64)
    draw_icon(painter, signet.icon, QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), GLYPH)

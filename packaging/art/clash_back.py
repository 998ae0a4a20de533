"""The card back of Clash: two bridges in a gold ring on dusk blue; the same from either end of the table."""

import math

from emblem import Finish, stand
from noise import grain
from paint import disc, fall, glow, ink, kept, polygon, slope, vignette
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

AREA = QRectF(0, 0, 630, 880)
MIDDLE = AREA.center()
RING = 218.0


def _gold(box: QRectF) -> QBrush:
    corners = (box.left(), box.top(), box.right(), box.bottom())
    return slope(*corners, "#FBEFC0", (0.3, "#E2BE62"), (0.5, "#A87C2E"), (0.72, "#F0D68C"), "#8A6424")


def back(painter: QPainter) -> None:
    painter.fillRect(AREA, slope(0, 0, 630, 880, "#4A5C80", (0.5, "#2E3A58"), "#191E32"))
    glow(painter, 150, 120, 620, "#9FB4DC", 0.26)
    _waves(painter)
    painter.fillRect(AREA, grain("#000000", 0.14))
    vignette(painter, AREA, "#0A0C18", 0.6, 0.5)
    _border(painter)
    _scene(painter)
    for x in (92, 630 - 92):
        for y in (92, 880 - 92):
            _gem(painter, QPointF(x, y), 25)


def _waves(painter: QPainter) -> None:
    """Rings as of water under the bridges, cut by a fine lattice."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for k in range(20):
        painter.setPen(QPen(ink("#DCC894", 0.16 - 0.005 * k), 2.4))
        painter.drawEllipse(MIDDLE, RING + 26 + k * 22, RING + 26 + k * 22)
    painter.setPen(QPen(ink("#DCC894", 0.07), 1.6))
    for k in range(-14, 15):
        painter.drawLine(QPointF(315 + k * 62 - 440, 0), QPointF(315 + k * 62 + 440, 880))
        painter.drawLine(QPointF(315 + k * 62 + 440, 0), QPointF(315 + k * 62 - 440, 880))
    painter.setPen(Qt.PenStyle.NoPen)


def _border(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, alpha, radius in ((27, 11, 0.5, 26), (25, 9, 1.0, 26), (45, 3, 0.75, 15)):
        box = AREA.adjusted(inset, inset, -inset, -inset)
        brush = _gold(AREA) if inset != 27 else QBrush(ink("#05060E", alpha))
        painter.setPen(QPen(brush, width))
        painter.drawRoundedRect(box, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)


def _scene(painter: QPainter) -> None:
    """A round window on the gorge at night: moonlit mist, and the two bridges one over the other."""
    window = QPainterPath()
    window.addEllipse(MIDDLE, RING, RING)
    glow(painter, MIDDLE.x(), MIDDLE.y(), 330, "#E9CE8C", 0.30)
    with kept(painter):
        painter.setClipPath(window)
        top, foot = MIDDLE.y() - RING, MIDDLE.y() + RING
        painter.fillPath(window, fall(top, foot, "#1C2444", (0.45, "#54507C"), (0.62, "#B08A92"), "#2A2C50"))
        glow(painter, MIDDLE.x(), MIDDLE.y() + 20, 210, "#FFE2B4", 0.55, 0.5)
        for side in (-1, 1):
            for depth in range(3):
                x = MIDDLE.x() + side * (RING + 20)
                reach = 150 - 40 * depth
                shape = [(x, top), (x - side * (reach - 46), top), (x - side * reach, MIDDLE.y() - 60 + 60 * depth)]
                shape += [(x - side * (reach - 26), MIDDLE.y() + 40), (x - side * (reach + 14), foot), (x, foot)]
                painter.fillPath(polygon(shape), fall(top, foot, ("#5E5C86", "#40446C", "#262C4C")[depth], "#171B34"))
        painter.fillPath(
            window,
            disc(
                MIDDLE.x() - 40,
                MIDDLE.y() - 70,
                RING * 1.5,
                ink("#000", 0),
                (0.55, ink("#000", 0)),
                ink("#05060E", 0.85),
            ),
        )
    for dy in (-92, 52):
        finish = Finish("#D8C49A", "#FFF4DC", "#2A2440", "#241C30")
        stand(painter, _arch(MIDDLE + QPointF(0, dy)), QSize(630, 880), finish, ground=False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, width, brush in (
        (RING + 3, 18, QBrush(ink("#05060E", 0.55))),
        (RING, 13, _gold(QRectF(97, 222, 436, 436))),
    ):
        painter.setPen(QPen(brush, width))
        painter.drawEllipse(MIDDLE, radius, radius)
    painter.setPen(QPen(ink("#3A2608", 0.8), 1.6))
    painter.drawEllipse(MIDDLE, RING - 4.5, RING - 4.5)
    painter.setPen(Qt.PenStyle.NoPen)
    for k in range(24):
        turn = math.pi * k / 12
        painter.setBrush(ink("#FFF3CE", 0.95) if k % 6 == 0 else ink("#6A4A16", 0.8))
        size = 5.5 if k % 6 == 0 else 2.6
        painter.drawEllipse(MIDDLE + QPointF(math.cos(turn), math.sin(turn)) * RING, size, size)


def _arch(middle: QPointF) -> QPainterPath:
    """A cambered deck with merlons over two arches."""
    x, y = middle.x(), middle.y()
    path = QPainterPath(QPointF(x - 172, y + 6))
    for k in range(12):
        at = x - 172 + 344 * k / 12
        rise = [y + 6 - 34 * (1 - ((at + step * 344 / 12 - x) / 172) ** 2) for step in (0.0, 0.28, 0.72, 1.0)]
        path.lineTo(at + 8, rise[1])
        path.lineTo(at + 8, rise[1] - 13)
        path.lineTo(at + 21, rise[2] - 13)
        path.lineTo(at + 21, rise[2])
    path.lineTo(x + 172, y + 6)
    path.lineTo(x + 172, y + 62)
    path.lineTo(x + 150, y + 62)
    for side in (1, -1):
        outer, inner = x + side * 81 + 69, x + side * 81 - 69
        path.lineTo(outer, y + 62)
        path.cubicTo(outer - 2, y - 2, inner + 2, y - 2, inner, y + 62)
    path.lineTo(x - 172, y + 62)
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _gem(painter: QPainter, spot: QPointF, size: float) -> None:
    """The mana hexagon of the cost, in each corner."""
    corners = [
        (spot.x() + size * math.sin(k * math.pi / 3), spot.y() - size * math.cos(k * math.pi / 3)) for k in range(6)
    ]
    painter.fillPath(polygon(corners).translated(2, 4), ink("#05060E", 0.6))
    painter.fillPath(polygon(corners), fall(spot.y() - size, spot.y() + size, "#6FB2EC", "#1E4A7E"))
    painter.fillPath(polygon([corners[5], corners[0], spot.toTuple(), corners[4]]), ink("#FFFFFF", 0.22))
    painter.strokePath(polygon(corners), QPen(_gold(QRectF(spot.x() - size, spot.y() - size, 2 * size, 2 * size)), 5))

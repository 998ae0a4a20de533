"""What a scribe has at hand: the suits' colours, gold leaf, parchment, vines, small stars.

Keeps the rule that gold is always lit from the upper left: bright there, bronze at the lower right.
"""

import math
import random
from typing import NamedTuple

from noise import grain, veil
from paint import Colour, Mode, dark, disc, glow, ink, kept, mix, polygon, slope, vignette
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

GOLD, BRONZE, PALE_GOLD = "#E9C765", "#8A5E1C", "#FFF8DC"
PARCHMENT, PARCHMENT_EDGE, INK = "#F1E5C6", "#8A6430", "#2A1708"


class Suit(NamedTuple):
    """A suit's three tones, and the colour of the vines on its page."""

    deep: str
    main: str
    light: str
    vine: str
    leaf: str


SUITS = {
    "power": Suit("#173463", "#2F5FA8", "#A9C4E8", "#3F5A2E", "#2F5FA8"),
    "wisdom": Suit("#14463A", "#23785F", "#A9DCCB", "#3F5A2E", "#23785F"),
    "love": Suit("#7E1F1B", "#B5392A", "#E7B09A", "#3F5A2E", "#B5392A"),
    "wild": Suit("#15110F", "#3A2A16", "#D9B45A", "#6A4A1E", "#B98A35"),
}


def gold(area: QRectF) -> QBrush:
    """Leaf of gold over an area, with the fold of light that burnished gold has."""
    tones = ("#FBEFC0", (0.3, "#E2BE62"), (0.5, "#B98A35"), (0.7, "#EFD488"), "#9A7228")
    return slope(area.left(), area.top(), area.right(), area.bottom(), *tones)


def gilded(painter: QPainter, path: QPainterPath, width: float) -> None:
    """A line of raised gold: its shade, the leaf, a thin light."""
    pens = (
        (ink("#2A1606", 0.75), width * 1.5),
        (gold(path.boundingRect()), width),
        (ink(PALE_GOLD, 0.7), width * 0.16),
    )
    for brush, wide in pens:
        pen = QPen(QBrush(brush), wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)


def parchment(painter: QPainter, area: QRectF, seed: str, tone: Colour = PARCHMENT) -> None:
    """Calf skin: stains, fine hairs, and the brown that hands leave at the edge."""
    dice = random.Random(seed)
    with kept(painter):
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.fillRect(area, ink(tone))
        painter.drawImage(area.topLeft(), veil(area.size().toSize(), ink("#C9A868", 0.5), seed, 4, 5, 0.50, 2.0, 8))
        for _ in range(8):
            x, y = area.left() + dice.random() * area.width(), area.top() + dice.random() * area.height()
            glow(painter, x, y, dice.uniform(0.15, 0.4) * area.width(), "#FFF8E4", 0.22)
        for _ in range(90):
            x, y = area.left() + dice.random() * area.width(), area.top() + dice.random() * area.height()
            way, long = dice.uniform(0, 2 * math.pi), dice.uniform(6, 46)
            painter.setPen(QPen(ink("#7A5A2A", dice.uniform(0.04, 0.14)), dice.uniform(0.6, 1.4)))
            painter.drawLine(QPointF(x, y), QPointF(x + math.cos(way) * long, y + math.sin(way) * long))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(area, grain("#6A4A1E", 0.10))
        vignette(painter, area, PARCHMENT_EDGE, 0.62, 0.62)


def vine(
    painter: QPainter, start: QPointF, end: QPointF, stem: Colour, leaf: Colour, width: float, berries: bool = True
) -> None:
    """A winding stem along a line, a leaf in each bend and a gold berry at its tip."""
    way = end - start
    long = math.hypot(way.x(), way.y())
    along, across = way / long, QPointF(-way.y(), way.x()) / long
    bends = max(2, round(long / (width * 13)))

    def at(forward: float, side: float) -> QPointF:
        return start + along * forward + across * side

    with kept(painter):
        path = QPainterPath(start)
        for k in range(bends):
            side = 1 if k % 2 == 0 else -1
            path.quadTo(at(long * (k + 0.5) / bends, side * width * 3), at(long * (k + 1) / bends, 0))
        pen = QPen(QBrush(ink(stem)), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)
        for k in range(bends):
            side, middle = (1 if k % 2 == 0 else -1), long * (k + 0.5) / bends
            root, tip = at(middle, side * width * 1.6), at(middle, -side * width * 3.4)
            blade = QPainterPath(root)
            blade.quadTo(at(middle + width * 3, -side * width), tip)
            blade.quadTo(at(middle - width * 2, -side * width), root)
            painter.fillPath(blade, ink(leaf))
            painter.strokePath(blade, QPen(ink(dark(leaf, 0.35)), width * 0.25))
            if berries:
                berry = at(middle + width * 4.5, -side * width * 2.4)
                painter.setPen(QPen(ink("#8F6A22"), width * 0.2))
                painter.setBrush(disc(berry.x() - width * 0.3, berry.y() - width * 0.3, width, "#FFF3C4", GOLD))
                painter.drawEllipse(berry, width * 0.78, width * 0.78)


def star(x: float, y: float, size: float, points: int = 4, waist: float = 0.3) -> QPainterPath:
    """A star with `points` rays."""
    corners = []
    for k in range(points * 2):
        turn, reach = k * math.pi / points, size if k % 2 == 0 else size * waist
        corners.append((x + reach * math.sin(turn), y - reach * math.cos(turn)))
    return polygon(corners)


def pearl(painter: QPainter, spot: QPointF, radius: float, tone: Colour = GOLD) -> None:
    """A drop of gold that stands up from the page."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink("#1A0C04", 0.5))
    painter.drawEllipse(spot + QPointF(radius * 0.25, radius * 0.4), radius * 1.15, radius * 1.15)
    light = disc(spot.x() - radius * 0.35, spot.y() - radius * 0.4, radius * 1.5, PALE_GOLD, (0.45, tone), BRONZE)
    painter.setBrush(light)
    painter.drawEllipse(spot, radius, radius)


def leather(painter: QPainter, area: QRectF, top: Colour, foot: Colour, seed: str) -> None:
    """Tooled leather: its grain, worn lighter where the light falls."""
    with kept(painter):
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.fillRect(area, slope(area.left(), area.top(), area.right(), area.bottom(), top, foot))
        worn = veil(area.size().toSize(), ink(mix(top, "#E8A070", 0.35), 0.5), seed, 5, 7, 0.52, 2.4, 6)
        painter.drawImage(area.topLeft(), worn)
        painter.fillRect(area, grain("#000000", 0.22, f"{seed} grain"))
        painter.setCompositionMode(Mode.CompositionMode_Screen)
        glow(painter, area.left() + area.width() * 0.3, area.top() + area.height() * 0.25, area.width(), top, 0.25)

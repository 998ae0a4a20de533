"""The fields behind the characters, one a suit: lozenges, a night of stars, vines, rays; each tells the suit by shape.

In the middle stands a nimbus with as many pearls as the character is strong; a Wild has a sun's rays instead.
"""

import math
import random
from collections.abc import Callable

from chronicle_leaf import GOLD, PALE_GOLD, SUITS, Suit, gilded, pearl, star, vine
from land import rays
from noise import grain
from paint import Colour, dark, disc, fall, glow, ink, kept, light, polygon, vignette
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

AREA = QRectF(0, 0, 630, 740)
CENTRE = QPointF(315, 388)
HALO = 214.0


def field(painter: QPainter, suit: str, name: str, strength: int) -> None:
    """The whole ground of a card."""
    tones = SUITS[suit]
    painter.fillRect(AREA, disc(CENTRE.x() - 60, 240, 560, light(tones.main, 0.14), (0.5, tones.main), tones.deep))
    _PATTERNS[suit](painter, tones, random.Random(f"{name} field"))
    _halo(painter, tones, strength)
    vignette(painter, AREA, dark(tones.deep, 0.25), 0.62, 0.5)
    painter.fillRect(QRectF(0, 560, 630, 180), fall(560, 740, ink(tones.deep, 0), ink(dark(tones.deep, 0.2), 0.92)))
    painter.fillRect(AREA, grain("#000000", 0.10))


def _lozenges(painter: QPainter, tones: Suit, dice: random.Random) -> None:
    """Power: a diaper of lozenges, dark and bright in turn, a gold dot where lines cross, lilies in every fourth."""
    step = 70.0
    for row in range(-1, 13):
        for column in range(-1, 10):
            x, y = column * step + (step / 2 if row % 2 else 0), row * step * 0.62
            cell = polygon([(x, y - step * 0.62), (x + step / 2, y), (x, y + step * 0.62), (x - step / 2, y)])
            shade = ink("#000C26", 0.20) if (row // 2 + column) % 2 and row % 2 == 0 else ink(tones.light, 0.07)
            painter.fillPath(cell, shade)
            painter.strokePath(cell, QPen(ink("#F0D79A", 0.34), 2.0))
            if row % 2 == 0 and (row // 2 + column) % 2 == 0:
                painter.fillPath(star(x, y, 12, 4, 0.22), ink("#F6DB9A", 0.42))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink("#FCE9B4", 0.66))
            painter.drawEllipse(QPointF(x + step / 2, y), 3.6, 3.6)


def _night(painter: QPainter, tones: Suit, dice: random.Random) -> None:
    """Wisdom: stars in ranks, and the circles of an astrolabe."""
    for row in range(13):
        for column in range(10):
            x = column * 68 + (34 if row % 2 else 0) + dice.uniform(-5, 5)
            size = 6.5 + 5 * ((column * 7 + row * 3) % 3)
            painter.fillPath(star(x, row * 60 + 16 + dice.uniform(-4, 4), size), ink("#F6E2A8", 0.62))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, alpha in ((248, 0.5), (262, 0.3), (308, 0.42)):
        painter.setPen(QPen(ink("#F3DDA0", alpha), 2.4))
        painter.drawEllipse(CENTRE, radius, radius)
    for k in range(72):
        turn = k * math.pi / 36
        way = QPointF(math.cos(turn), math.sin(turn))
        painter.setPen(QPen(ink("#F3DDA0", 0.5), 3 if k % 6 == 0 else 1.6))
        painter.drawLine(CENTRE + way * 248, CENTRE + way * (276 if k % 6 == 0 else 262))
    painter.setPen(Qt.PenStyle.NoPen)


def _roses(painter: QPainter, tones: Suit, dice: random.Random) -> None:
    """Love: vines that climb, with leaves like hearts."""
    for k in range(7):
        x = 26 + 96 * k
        stem, leaf = ink("#F6C9AE", 0.50), ink("#FBE0CE", 0.34)
        vine(painter, QPointF(x, 760), QPointF(x, -30), stem, leaf, 5.6, berries=False)
        for row in range(9):
            spot = QPointF(x + (26 if row % 2 else -26), 40 + row * 84 + dice.uniform(-6, 6) + (k % 2) * 40)
            painter.fillPath(_heart(spot, 11), ink("#FFE3CF", 0.40))


def _heart(spot: QPointF, size: float) -> QPainterPath:
    x, y = spot.x(), spot.y()
    path = QPainterPath(QPointF(x, y + size))
    path.cubicTo(x - size * 1.9, y - size * 0.3, x - size * 0.9, y - size * 1.4, x, y - size * 0.45)
    path.cubicTo(x + size * 0.9, y - size * 1.4, x + size * 1.9, y - size * 0.3, x, y + size)
    return path


def _rays(painter: QPainter, tones: Suit, dice: random.Random) -> None:
    """Wild: black, and gold rays from the middle."""
    for k in range(32):
        turn = k * math.pi / 16
        wide = 0.030 if k % 2 else 0.052
        ends = [(CENTRE.x() + 620 * math.cos(turn + w), CENTRE.y() + 620 * math.sin(turn + w)) for w in (-wide, wide)]
        shine = disc(CENTRE.x(), CENTRE.y(), 620, ink(GOLD, 0.85), (0.45, ink("#B98A35", 0.55)), ink("#6A4A1E", 0.16))
        painter.fillPath(polygon([(CENTRE.x(), CENTRE.y()), *ends]), shine)
    rays(painter, CENTRE.x(), CENTRE.y(), 500, 26, PALE_GOLD, 0.22, f"{dice.random()}")
    for k in range(16):
        turn = (k + 0.5) * math.pi / 8
        spot = star(CENTRE.x() + 296 * math.cos(turn), CENTRE.y() + 296 * math.sin(turn), 11)
        painter.fillPath(spot, ink("#F6E2A8", 0.75))


_PATTERNS: dict[str, Callable[[QPainter, Suit, random.Random], None]] = {
    "power": _lozenges, "wisdom": _night, "love": _roses, "wild": _rays,
}  # fmt: skip


def _halo(painter: QPainter, tones: Suit, strength: int) -> None:
    """Burnished gold behind the emblem, so that any silhouette stands clear; a pearl a point of strength."""
    glow(painter, CENTRE.x(), CENTRE.y(), HALO * 1.7, "#FFE9AE", 0.50)
    centre: Colour = ink("#FFF0C0", 0.72) if strength else ink("#5A3A10", 0.9)
    middle: Colour = ink(light(tones.main, 0.22), 0.86) if strength else ink("#2A1A08", 0.92)
    painter.setBrush(disc(CENTRE.x() - 40, CENTRE.y() - 60, HALO * 1.25, centre, (0.55, middle), ink(tones.deep, 0.9)))
    painter.drawEllipse(CENTRE, HALO, HALO)
    with kept(painter):
        for k in range(64):
            turn = k * math.pi / 32
            way = QPointF(math.cos(turn), math.sin(turn))
            painter.setPen(QPen(ink("#FFF3C8", 0.16 if k % 2 else 0.28), 3))
            painter.drawLine(CENTRE + way * HALO * 0.52, CENTRE + way * HALO * (0.84 if k % 2 else 0.93))
    ring = QPainterPath()
    ring.addEllipse(CENTRE, HALO, HALO)
    gilded(painter, ring, 9)
    inner = QPainterPath()
    inner.addEllipse(CENTRE, HALO - 20, HALO - 20)
    painter.strokePath(inner, QPen(QBrush(ink("#F6DB9A", 0.55)), 2))
    for k in range(strength):
        turn = -math.pi / 2 + (k - (strength - 1) / 2) * 0.27
        pearl(painter, CENTRE + QPointF(math.cos(turn), math.sin(turn)) * HALO, 12.5)

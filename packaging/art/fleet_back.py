"""The backs of the four decks: an orbit chart for Earth, a slit eye for the Skaxar, brass for the dealer, rubble.

The same from either end of the table, but for the rubble, which has no up.
"""

import math
from pathlib import Path

from emblem import Finish, fitted, stand
from fleet_space import BRASS, belt, cast, in_the_nebula, rock, stars
from noise import grain
from paint import Colour, dark, disc, fall, glow, ink, kept, light, polygon, slope, vignette
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

CARD = QSize(630, 880)
AREA = QRectF(0, 0, 630, 880)
MIDDLE = AREA.center()
LINE, VIOLET = "#CFE3F2", "#E3B4FF"
CUT = 46.0


def earth_back(painter: QPainter, modules: Path) -> None:
    """Orbits round a wire globe, stations on their way, a notched frame."""
    painter.fillRect(AREA, slope(0, 0, 630, 880, "#14304A", (0.5, "#0C1D30"), "#081320"))
    stars(painter, AREA, 90, "earth back", "earth", 1.8)
    glow(painter, 120, 90, 560, "#6FB2E8", 0.34)
    glow(painter, MIDDLE.x(), MIDDLE.y(), 330, "#3F83B8", 0.40)
    with kept(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for k in range(72):
            turn = math.pi * k / 36
            way = QPointF(math.cos(turn), math.sin(turn))
            painter.setPen(QPen(ink(LINE, 0.6 if k % 6 == 0 else 0.3), 2.2))
            painter.drawLine(MIDDLE + way * 252, MIDDLE + way * (274 if k % 6 == 0 else 262))
        for radius, alpha, wide in ((128, 0.45, 2.4), (178, 0.95, 5), (214, 0.40, 2.4), (248, 0.55, 2.4)):
            painter.setPen(QPen(ink(LINE, alpha), wide))
            painter.drawEllipse(MIDDLE, radius, radius)
        painter.setPen(QPen(ink(LINE, 0.34), 2.4))
        for turn in (28, -28):
            painter.save()
            painter.translate(MIDDLE)
            painter.rotate(turn)
            painter.drawEllipse(QPointF(0, 0), 372, 150)
            painter.restore()
        painter.drawLine(QPointF(315, 70), QPointF(315, 810))
        painter.drawLine(QPointF(64, 440), QPointF(566, 440))
    _globe(painter)
    for turn, radius in ((0.6, 178), (0.6 + math.pi, 178), (2.3, 248), (2.3 + math.pi, 248)):
        _station(painter, MIDDLE + QPointF(math.cos(turn), math.sin(turn)) * radius)
    vignette(painter, AREA, "#04080E", 0.6, 0.58)
    box = AREA.adjusted(22, 22, -22, -22)
    corners = [
        (box.left() + CUT, box.top()),
        (box.right(), box.top()),
        (box.right(), box.bottom() - CUT),
        (box.right() - CUT, box.bottom()),
        (box.left(), box.bottom()),
        (box.left(), box.top() + CUT),
    ]
    _frame(painter, polygon(corners), LINE)


def _globe(painter: QPainter) -> None:
    """The world in wires, on a dark sea."""
    x, y, radius = MIDDLE.x(), MIDDLE.y(), 98.0
    with kept(painter):
        painter.setPen(QPen(ink("#DCEAF4"), 7))
        painter.setBrush(disc(x - 34, y - 40, 190, "#3F83B8", (0.6, "#16324C"), "#0A1826"))
        painter.drawEllipse(MIDDLE, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink("#DCEAF4", 0.9), 4))
        for share in (0.36, 0.74):
            painter.drawEllipse(MIDDLE, radius * share, radius)
        painter.drawLine(QPointF(x, y - radius), QPointF(x, y + radius))
        for share in (-0.6, 0.0, 0.6):
            half = radius * math.sqrt(1 - share * share)
            painter.drawLine(QPointF(x - half, y + radius * share), QPointF(x + half, y + radius * share))


def _station(painter: QPainter, spot: QPointF) -> None:
    glow(painter, spot.x(), spot.y(), 44, "#E8803A", 0.8)
    with kept(painter):
        painter.setPen(QPen(ink("#FFFFFF"), 4))
        painter.setBrush(ink("#E8803A"))
        painter.drawEllipse(spot, 13, 13)


def skaxar_back(painter: QPainter, modules: Path) -> None:
    """Meridians drawn to a slit eye."""
    in_the_nebula(painter, AREA, "skaxar back")
    painter.fillRect(AREA, ink("#0A0412", 0.42))
    x, y = MIDDLE.x(), MIDDLE.y()
    with kept(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for k in range(-5, 6):
            bulge = k * 118
            path = QPainterPath(QPointF(x, y - 362))
            path.cubicTo(x + bulge, y - 190, x + bulge, y + 190, x, y + 362)
            painter.setPen(QPen(ink("#12061C", 0.8), 8))
            painter.drawPath(path)
            painter.setPen(QPen(ink(VIOLET, 0.62 - 0.05 * abs(k)), 3.6))
            painter.drawPath(path)
        for share in (0.30, 0.55, 0.80):
            painter.setPen(QPen(ink(VIOLET, 0.26), 2.6))
            for way in (-1, 1):
                arc = QPainterPath(QPointF(x - 250 * (1.1 - share), y + way * 362 * share))
                arc.quadTo(x, y + way * (362 * share + 60), x + 250 * (1.1 - share), y + way * 362 * share)
                painter.drawPath(arc)
    glow(painter, x, y, 300, "#49E6B4", 0.62)
    lid = QPainterPath(QPointF(x, y - 176))
    lid.quadTo(x + 172, y, x, y + 176)
    lid.quadTo(x - 172, y, x, y - 176)
    stand(painter, lid, CARD, Finish("#6A349A", "#F2C6FF", "#49E6B4", "#1A0A26"), ground=False)
    with kept(painter):
        painter.setBrush(disc(x, y, 74, "#0A2A20", (0.7, "#123A30"), "#0A0412"))
        painter.drawEllipse(MIDDLE, 56, 112)
        glow(painter, x, y, 130, "#5CFFC8", 0.9)
        painter.setBrush(disc(x, y, 90, "#FFFFFF", (0.4, "#D8FFF0"), "#5CFFC8"))
        painter.drawEllipse(MIDDLE, 17, 92)
    vignette(painter, AREA, "#04010A", 0.6, 0.58)
    path = QPainterPath()
    path.addRoundedRect(AREA.adjusted(22, 22, -22, -22), 60, 60)
    _frame(painter, path, "#B87ADF")


def dealer_back(painter: QPainter, modules: Path) -> None:
    """A strongbox's plate: brass diagonals, rivets, two coins in a roundel."""
    painter.fillRect(AREA, slope(0, 0, 630, 880, "#4A3B18", (0.5, "#2B2311"), "#171208"))
    with kept(painter):
        for k in range(-12, 13):
            painter.setPen(QPen(ink("#000000", 0.4), 4))
            painter.drawLine(QPointF(k * 74, 4), QPointF(k * 74 + 880, 884))
            painter.drawLine(QPointF(k * 74 + 880, 4), QPointF(k * 74, 884))
            painter.setPen(QPen(ink(BRASS, 0.34), 2.2))
            painter.drawLine(QPointF(k * 74, 0), QPointF(k * 74 + 880, 880))
            painter.drawLine(QPointF(k * 74 + 880, 0), QPointF(k * 74, 880))
    painter.fillRect(AREA, grain("#000000", 0.14))
    glow(painter, 140, 110, 620, "#FFE2A0", 0.30)
    with kept(painter):
        painter.setPen(QPen(slope(120, 240, 510, 640, "#FFF0C0", (0.5, BRASS), "#6A4C14"), 14))
        painter.setBrush(disc(MIDDLE.x(), MIDDLE.y(), 200, "#3A2E14", "#15100A"))
        painter.drawEllipse(MIDDLE, 186, 186)
        painter.setPen(QPen(ink(BRASS, 0.5), 3))
        painter.drawEllipse(MIDDLE, 162, 162)
    coins = fitted(modules, "two-coins", QRectF(MIDDLE.x() - 118, MIDDLE.y() - 118, 236, 236))
    stand(painter, coins, CARD, Finish("#E7C25A", "#FFF4D0", BRASS, "#2A1D08"), ground=False)
    for x in (74, 556):
        for y in (74, 440, 806):
            painter.setBrush(disc(x - 6, y - 6, 24, "#FFF0C0", (0.5, BRASS), "#5A4212"))
            painter.drawEllipse(QPointF(x, y), 17, 17)
    vignette(painter, AREA, "#080502", 0.55, 0.6)
    path = QPainterPath()
    path.addRoundedRect(AREA.adjusted(24, 24, -24, -24), 18, 18)
    _frame(painter, path, BRASS)


def asteroid_back(painter: QPainter, modules: Path) -> None:
    """An unbroken rock: nobody knows what is in it."""
    belt(painter, AREA, "asteroid back")
    x, y = MIDDLE.x(), MIDDLE.y()
    glow(painter, x - 60, y - 80, 420, "#FFC98A", 0.34)
    outline = rock(painter, x, y, 236, "asteroid back", "#A8937C")
    cast(painter, outline, CARD, 26)
    rock(painter, x, y, 236, "asteroid back", "#A8937C")
    vignette(painter, AREA, "#060403", 0.62, 0.55)
    path = QPainterPath()
    path.addRoundedRect(AREA.adjusted(22, 22, -22, -22), 26, 26)
    _frame(painter, path, "#B8A48C")


def _frame(painter: QPainter, path: QPainterPath, colour: Colour) -> None:
    """A line of metal with its own light."""
    painter.strokePath(path.translated(2, 4), QPen(ink("#000000", 0.6), 11))
    lit = slope(0, 0, 630, 880, light(colour, 0.45), (0.45, colour), dark(colour, 0.5))
    painter.strokePath(path, QPen(QBrush(lit), 8))
    painter.fillRect(AREA, fall(0, 120, ink("#FFFFFF", 0.06), ink("#FFFFFF", 0)))


BACKS = {
    "earth": earth_back,
    "skaxar": skaxar_back,
    "dealer": dealer_back,
    "asteroid": asteroid_back,
}

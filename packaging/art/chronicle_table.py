"""The table of Chronicle: oak boards under one lamp. The leather mat is the program's: it fits the window.

Calm where cards lie: the grain is darker than the cards' shadows are deep, and a veil lies over the lower edge.
"""

import random

from noise import grain, veil
from paint import dark, disc, fall, glow, ink, kept, light, mix, polygon, slope, vignette
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

WIDTH, HEIGHT = 1778, 1000
TABLE = QSize(WIDTH * 2, HEIGHT * 2)
TABLE_SCALE = 2.0
FRAME = QRectF(0, 0, WIDTH, HEIGHT)
BOARDS = 7
OAK, DEEP = "#4A2A1A", "#22120D"


def table(painter: QPainter) -> None:
    painter.fillRect(FRAME, slope(0, 0, WIDTH, HEIGHT, OAK, DEEP))
    high = HEIGHT / BOARDS
    for number in range(BOARDS):
        _board(painter, QRectF(0, number * high, WIDTH, high), random.Random(f"oak {number}"), number)
    painter.drawImage(FRAME.topLeft(), veil(FRAME.size().toSize(), ink("#8A5A34", 0.28), "oak light", 5, 16, 0.5, 2, 8))
    painter.drawImage(FRAME.topLeft(), veil(FRAME.size().toSize(), ink("#120804", 0.4), "oak dark", 7, 18, 0.52, 2, 8))
    painter.fillRect(FRAME, grain("#000000", 0.14))
    _light(painter)


def _board(painter: QPainter, area: QRectF, dice: random.Random, number: int) -> None:
    """One plank: its own tone, the grain along it, a knot, and the joint with the next."""
    tone = mix(OAK, "#6E4326" if number % 2 else "#33190F", dice.uniform(0.15, 0.5))
    with kept(painter):
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.fillRect(area, fall(area.top(), area.bottom(), light(tone, 0.07), (0.12, tone), dark(tone, 0.22)))
        knot = QPointF(dice.uniform(100, WIDTH - 100), area.center().y() + dice.uniform(-30, 30))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in range(34):
            start = area.top() + area.height() * (line + dice.random()) / 34
            painter.setPen(QPen(ink("#120703", dice.uniform(0.10, 0.34)), dice.uniform(0.5, 1.8)))
            painter.drawPath(_fibre(start, knot, dice))
        for ring in range(5):
            painter.setPen(QPen(ink("#120703", 0.4 - ring * 0.06), 1.6))
            painter.drawEllipse(knot, 7 + ring * 7, 3 + ring * 3.2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(QRectF(0, area.bottom() - 3, WIDTH, 3), ink("#060201", 0.75))
        painter.fillRect(QRectF(0, area.top(), WIDTH, 1.4), ink("#E8B27A", 0.16))
        seam = dice.uniform(300, WIDTH - 300)
        painter.fillRect(QRectF(seam, area.top(), 2.4, area.height()), ink("#060201", 0.55))
        for y in (area.top() + 22, area.bottom() - 22):
            for x in (seam - 16, seam + 18):
                painter.setBrush(disc(x - 1, y - 1, 5, "#8A6A4A", (0.5, "#3A2416"), "#0C0502"))
                painter.drawEllipse(QPointF(x, y), 4, 4)


def _fibre(start: float, knot: QPointF, dice: random.Random) -> QPainterPath:
    """A line of the grain: straight, and bent round the knot."""
    path = QPainterPath(QPointF(-10, start))
    y = start
    for step in range(1, 19):
        x = step * 100.0
        y += dice.uniform(-2.2, 2.2)
        near = max(0.0, 1 - abs(x - knot.x()) / 190)
        push = (1 if y > knot.y() else -1) * 24 * near * max(0.0, 1 - abs(y - knot.y()) / 60)
        path.quadTo(x - 50, y + push * 0.7 + dice.uniform(-1.5, 1.5), x, y + push)
    return path


def _light(painter: QPainter) -> None:
    glow(painter, 730, 430, 900, "#FFC878", 0.36)
    painter.fillRect(FRAME, disc(160, -60, 1100, ink("#FFE2B0", 0.12), (0.5, ink("#FFE2B0", 0.03)), ink("#FFE2B0", 0)))
    painter.fillRect(FRAME, fall(640, HEIGHT, ink("#0A0402", 0), (0.5, ink("#0A0402", 0.30)), ink("#0A0402", 0.56)))
    shade = ink("#0A0402", 0.5)
    clear = ink("#0A0402", 0)
    painter.fillRect(FRAME, slope(0, 0, WIDTH, 0, shade, (0.16, clear), (0.84, clear), shade))
    vignette(painter, FRAME, "#0A0402", 0.42, 0.55)
    painter.fillPath(polygon([(0, 0), (WIDTH, 0), (WIDTH, 40), (0, 40)]), ink("#0A0402", 0.2))

"""The table of Barbarossa: a dark map under one lamp, folds in the paper, pencil and dividers at its edge.

Calm where cards lie: the map is dimmed to a memory, and only the lamp's pool is warm.
"""

import math
import random

from barbarossa_back import rose
from barbarossa_map import Print, contours, railway, relief, road, sheet_of_map, town
from noise import grain
from paint import disc, fall, glow, ink, kept, slope, vignette
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

WIDTH, HEIGHT = 1778, 1000
TABLE = QSize(WIDTH * 2, HEIGHT * 2)
TABLE_SCALE = 2.0
FRAME = QRectF(0, 0, WIDTH, HEIGHT)
NIGHT = Print("#4A4A39", "#8E8A62", "#55603F", "#3F5A60", "#557880", "#8A8866", "#7A7358", "#3A3428", "#6A4A38")
# Towns: x, y, size.
TOWNS = ((196, 172, 46), (1560, 236, 58), (980, 520, 40), (330, 700, 42), (1420, 812, 50), (720, 70, 34))


def table(painter: QPainter) -> None:
    sheet_of_map(painter, FRAME, "barbarossa table", NIGHT, relief("barbarossa table relief", 250), [])
    fine = QPen(ink(NIGHT.lines, 0.42), 1.5)
    levels = [0.26 + 0.036 * k for k in range(15)]
    contours(painter, FRAME, relief("barbarossa table relief", 250), levels, 6, fine, 5)
    _country(painter)
    _folds(painter)
    painter.fillRect(FRAME, ink("#1B1C16", 0.40))
    _front(painter)
    _lamp(painter)


def _country(painter: QPainter) -> None:
    dice = random.Random("barbarossa table roads")
    for (x1, y1, _), (x2, y2, _) in zip(TOWNS, TOWNS[1:] + TOWNS[:1], strict=True):
        road(painter, QPointF(x1, y1), QPointF(x2, y2), 5, dice, NIGHT)
    railway(painter, QPointF(-20, 420), QPointF(700, 260), QPointF(1800, 640), 4)
    for number, (x, y, size) in enumerate(TOWNS):
        town(painter, QPointF(x, y), size, f"barbarossa table town {number}", NIGHT)


def _folds(painter: QPainter) -> None:
    """Where the sheet was folded: a light and a dark side."""
    for k in range(1, 6):
        x = WIDTH * k / 6
        painter.fillRect(QRectF(x - 26, 0, 26, HEIGHT), slope(x - 26, 0, x, 0, ink("#000000", 0), ink("#000000", 0.22)))
        painter.fillRect(QRectF(x, 0, 18, HEIGHT), slope(x, 0, x + 18, 0, ink("#FFF0C8", 0.13), ink("#FFF0C8", 0)))
    for k in range(1, 4):
        y = HEIGHT * k / 4
        painter.fillRect(QRectF(0, y - 22, WIDTH, 22), fall(y - 22, y, ink("#000000", 0), ink("#000000", 0.20)))
        painter.fillRect(QRectF(0, y, WIDTH, 16), fall(y, y + 16, ink("#FFF0C8", 0.12), ink("#FFF0C8", 0)))


def _front(painter: QPainter) -> None:
    """A front line in red pencil, a rose in the corner: what makes it a staff's map."""
    path = QPainterPath(QPointF(1250, -20))
    for k in range(1, 9):
        path.quadTo(
            QPointF(1250 + 70 * math.sin(k * 2.1) + 20 * k, 125 * k - 70),
            QPointF(1240 + 60 * math.sin(k * 1.3) + 22 * k, 125 * k),
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((9, 0.20), (4, 0.34)):
        painter.setPen(QPen(ink("#B5432B", alpha), width, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    with kept(painter):
        painter.setOpacity(0.30)
        rose(painter, QPointF(1690, 900), 92, "#2A2A22")


def _lamp(painter: QPainter) -> None:
    glow(painter, WIDTH * 0.38, HEIGHT * 0.34, 1040, "#E8D49A", 0.38)
    glow(painter, WIDTH * 0.36, HEIGHT * 0.26, 420, "#FFE7AC", 0.16)
    painter.fillRect(FRAME, disc(160, -40, 1300, ink("#FFF2CC", 0.08), (0.5, ink("#FFF2CC", 0.02)), ink("#FFF2CC", 0)))
    painter.fillRect(FRAME, grain("#000000", 0.10))
    painter.fillRect(FRAME, fall(620, HEIGHT, ink("#0C0C08", 0), ink("#0C0C08", 0.42)))
    vignette(painter, FRAME, "#0A0A06", 0.66, 0.42)

"""The cover of Barbarossa: a map under a lamp, thrusts in blue pencil towards a far city, a counter in front.

Everything that matters stands in the middle 600 of its 900, so that it can be cropped to a narrower place; below the
light ends, where the program sets title and text.
"""

import random
from pathlib import Path

from barbarossa_counter import counter
from barbarossa_map import FIELD, contours, pencil_arrow, railway, relief, road, sheet_of_map, town
from emblem import Finish, fitted, stand
from noise import grain
from paint import fall, glow, ink, vignette
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen

COVER = QSize(900, 1440)
AREA = QRectF(0, 0, 900, 1440)
EMBLEM = "battle-tank"
CITY = QPointF(640, 258)


def cover(painter: QPainter, modules: Path) -> None:
    height = relief("barbarossa cover", 260)
    sheet_of_map(painter, AREA, "barbarossa cover", FIELD, height, [])
    levels = [0.24 + 0.034 * k for k in range(16)]
    contours(painter, AREA, height, levels, 7, QPen(ink(FIELD.lines, 0.6), 2.0))
    dice = random.Random("barbarossa cover roads")
    for start in ((-20, 700), (120, 1460), (920, 900), (300, -20)):
        road(painter, QPointF(*start), CITY, 13, dice, FIELD)
    railway(painter, QPointF(-20, 520), QPointF(420, 460), QPointF(920, 90), 8)
    town(painter, CITY, 150, "barbarossa cover town", FIELD)
    for low, bend, tip, width in (((80, 900), (220, 420), (520, 270), 26), ((340, 980), (480, 560), (636, 420), 22),
                                  ((700, 960), (860, 620), (742, 400), 18)):  # fmt: skip
        pencil_arrow(painter, (QPointF(*low), QPointF(*bend), QPointF(*tip)), width, "#2F5673")
    painter.fillRect(AREA, ink("#2A2412", 0.16))
    glow(painter, 380, 330, 760, "#FFE9B0", 0.46)
    stand(painter, fitted(modules, EMBLEM, QRectF(392, 540, 356, 380)), COVER,
          Finish("#5F6E4A", "#FBF0CE", "#F6EBCB", "#1E2318"), ground=False)  # fmt: skip
    counter(painter, QRectF(168, 606, 280, 280), "armour|III", own=True, tilt=-6)
    _night(painter)


def _night(painter: QPainter) -> None:
    """The lamp reaches so far and no farther."""
    night = "#12130D"
    stops = (ink(night, 0), (0.34, ink(night, 0.58)), (0.62, ink(night, 0.90)), ink(night, 0.98))
    painter.fillRect(QRectF(0, 800, 900, 640), fall(800, 1440, *stops))
    painter.fillRect(AREA, fall(0, 200, ink(night, 0.5), ink(night, 0)))
    vignette(painter, AREA, "#0A0A06", 0.70, 0.45)
    painter.fillRect(AREA, grain("#3A2A10", 0.10))

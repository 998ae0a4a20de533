"""The table of Ganymede: an ice plain in its long dusk, Jupiter over the ridges, derricks with lamps along the horizon.

Calm where cards lie: the plain has no detail brighter than a crack, and a veil lies over all of it.
"""

import random

from ganymede_sky import CAMPS, LAMP, cracks, derrick, dome, jupiter, lamp
from land import Line, along, clouds, crest, haze, ridge, stars
from noise import grain, veil
from paint import dark, disc, fall, glow, ink, light, mix, slope, vignette
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

WIDTH, HEIGHT = 1778, 1000
TABLE = QSize(WIDTH * 2, HEIGHT * 2)
TABLE_SCALE = 2.0
FRAME = QRectF(0, 0, WIDTH, HEIGHT)
HORIZON = 452.0
# Where works stand along the far ridge: x, height.
WORKS = ((24, 74), (150, 110), (300, 66), (452, 96), (620, 58), (706, 84), (884, 62), (1180, 104), (1236, 70),
         (1330, 124), (1452, 92), (1600, 76), (1700, 110))  # fmt: skip


def table(painter: QPainter) -> None:
    _sky(painter)
    far = _ridges(painter)
    _works(painter, far)
    _plain(painter)
    _light(painter)


def _sky(painter: QPainter) -> None:
    painter.fillRect(FRAME, fall(0, HORIZON + 30, "#060A11", (0.40, "#10263A"), (0.78, "#2C586C"), "#6FA0AC"))
    stars(painter, QRectF(0, 0, WIDTH, 380), 420, "ganymede stars")
    jupiter(painter, 1046, 146, 342, "#12283A", 0.06)
    for k in range(3):
        clouds(painter, QRectF(0, 120 + 70 * k, WIDTH, 280), "#9CC4D0", 0.20, f"ganymede veil {k}", 0.53)
    painter.fillRect(
        QRectF(0, 0, WIDTH, HORIZON + 30),
        fall(0, HORIZON + 30, ink("#0A141E", 0.10), (0.58, ink("#1C3D50", 0.22)), ink("#7CAAB4", 0.66)),
    )
    glow(painter, 420, HORIZON, 620, "#BFE2E6", 0.42, 0.34)


def _ridges(painter: QPainter) -> Line:
    layers = ((HORIZON - 22, 76, "#6C96A2", "#8FB6BE", 22, 17.0), (HORIZON + 6, 54, "#47727F", "#6F9AA4", 20, 15.0))
    for k, (height, swing, top, foot, shades, waves) in enumerate(layers):
        line = crest(FRAME, height, swing, f"ganymede ridge {k}", waves, 0.7)
        ridge(painter, FRAME, line, top, foot, shades, f"gan {k}")
        haze(painter, FRAME, height + 30, 40, "#A6CCD2", 0.22)
    return line


def _works(painter: QPainter, line: Line) -> None:
    """Derricks and two domes, with the glow of their lamps in the haze."""
    dice = random.Random("ganymede works")
    for x, tall in WORKS:
        foot = along(line, x) + 12
        glow(painter, x, foot, tall * 1.1, LAMP, 0.14, 0.5)
        derrick(painter, x, foot, tall, "#16303B", "#9FD3E0")
    for x, radius in ((388, 30), (1110, 36), (1540, 28)):
        dome(painter, x, along(line, x) + 20, radius, CAMPS["green"]._replace(horizon="#9FD3E0", middle="#2A5468"))
    near = crest(FRAME, HORIZON + 44, 34, "ganymede ridge near", 13, 0.8)
    ridge(painter, FRAME, near, "#2C505D", "#35606C", 18, "gan near")
    for _ in range(26):
        spot = dice.uniform(0, WIDTH)
        lamp(painter, spot, along(near, spot) + dice.uniform(4, 16), dice.uniform(0.7, 1.3))
    haze(painter, FRAME, HORIZON + 66, 34, "#9CC6CE", 0.20)
    ridge(
        painter,
        FRAME,
        crest(FRAME, HORIZON + 84, 24, "ganymede ridge last", 11, 0.7),
        "#1C3842",
        "#244A55",
        14,
        "gan last",
    )
    haze(painter, FRAME, HORIZON + 104, 30, "#8FBAC4", 0.14)


def _plain(painter: QPainter) -> None:
    """Ice in perspective: frost patches, a sheen under the planet, cracks."""
    area = QRectF(0, HORIZON + 96, WIDTH, HEIGHT - HORIZON - 96)
    painter.fillRect(area, fall(area.top(), HEIGHT, "#2A525D", (0.10, "#1F3F4A"), (0.5, "#142A33"), "#0A151B"))
    size = area.size().toSize()
    painter.drawImage(area.topLeft(), veil(size, ink(light("#9FD3E0", 0.2)), "ganymede frost", 3.0, 12, 0.50, 1.1, 5))
    painter.fillRect(area, ink("#10242D", 0.62))
    painter.drawImage(area.topLeft(), veil(size, dark("#142A33", 0.6), "ganymede hollows", 4.0, 14, 0.54, 2.0, 5))
    glow(painter, 1046, area.top() + 20, 520, "#E9CFA6", 0.22, 0.22)
    glow(painter, 420, area.top() + 10, 620, "#BFE2E6", 0.26, 0.16)
    cracks(painter, area, 70, "#9FD3E0", "ganymede cracks")


def _light(painter: QPainter) -> None:
    painter.fillRect(FRAME, disc(160, -40, 1300, ink("#BFE2F0", 0.10), (0.5, ink("#BFE2F0", 0.03)), ink("#BFE2F0", 0)))
    painter.fillRect(FRAME, grain("#000000", 0.06))
    painter.fillRect(FRAME, ink("#0A1218", 0.14))
    painter.fillRect(FRAME, fall(560, HEIGHT, ink("#060B10", 0), (0.5, ink("#060B10", 0.30)), ink("#060B10", 0.55)))
    painter.fillRect(
        FRAME, slope(0, 0, WIDTH, 0, ink("#060B10", 0.46), (0.18, ink("#060B10", 0)), (0.84, ink("#060B10", 0)),
                     ink("#060B10", 0.46)),
    )  # fmt: skip
    vignette(painter, FRAME, mix("#060B10", "#000000", 0.3), 0.34, 0.6)

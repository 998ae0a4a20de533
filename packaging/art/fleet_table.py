"""The table of Earth vs Skaxar: a nebula above, the lit world below, the belt as dust between them.

Calm where cards lie: nothing in the middle is brighter than a star, and a veil lies over all of it.
"""

import random

from fleet_space import cloud, planet, rock, stars
from noise import grain
from paint import dark, disc, fall, glow, ink, kept, slope, vignette
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

WIDTH, HEIGHT = 1778, 1000
TABLE = QSize(WIDTH * 2, HEIGHT * 2)
TABLE_SCALE = 2.0
FRAME = QRectF(0, 0, WIDTH, HEIGHT)
# A bank of gas: x, y, width, height, colour, strength, waves.
GAS = (
    (-200, -160, 1300, 560, "#8A34BC", 1.0, 3.0),
    (500, -200, 1500, 620, "#C04ACE", 0.85, 3.6),
    (900, -120, 1100, 480, "#5B2AA0", 0.9, 2.6),
    (200, -60, 900, 420, "#D0477E", 0.6, 4.0),
    (1100, -40, 800, 420, "#2FA58C", 0.62, 4.4),
    (-100, 60, 800, 380, "#2FA58C", 0.26, 4.0),
)


def table(painter: QPainter) -> None:
    painter.fillRect(FRAME, fall(0, HEIGHT, "#1B0C2A", (0.34, "#130C22"), (0.6, "#0B1422"), "#0E2236"))
    glow(painter, 1300, 60, 760, "#8A3AC0", 0.34, 0.55)
    glow(painter, 300, 40, 640, "#6A2AA0", 0.30, 0.5)
    for number, (x, y, wide, high, tint, alpha, waves) in enumerate(GAS):
        cloud(painter, QRectF(x, y, wide, high), tint, alpha, f"fleet table gas {number}", waves, 0.44)
    stars(painter, QRectF(0, 0, WIDTH, 460), 420, "fleet table north", "skaxar", 1.3)
    stars(painter, QRectF(0, 400, WIDTH, 600), 420, "fleet table south", "earth", 1.3)
    _belt(painter)
    planet(painter, 640, 2096, 1290, "fleet table world")
    painter.fillRect(
        QRectF(0, 780, WIDTH, 220),
        fall(780, HEIGHT, ink("#0A2034", 0.30), (0.5, ink("#0A2034", 0.62)), ink("#081828", 0.80)),
    )
    glow(painter, 560, 808, 620, "#6FB8EC", 0.34, 0.16)
    _light(painter)


def _belt(painter: QPainter) -> None:
    """Dust and small rocks across the middle, mostly behind what lies there."""
    dice = random.Random("fleet table belt")
    with kept(painter):
        painter.translate(WIDTH / 2, 520)
        painter.rotate(-5)
        cloud(painter, QRectF(-1000, -130, 2000, 260), "#6A523C", 0.55, "fleet table dust", 7, 0.46)
    for _ in range(90):
        x = dice.uniform(-20, WIDTH + 20)
        y = 520 - (x - WIDTH / 2) * 0.087 + dice.gauss(0, 46)
        rock(
            painter,
            x,
            y,
            dice.uniform(1.5, 3 + 7 * dice.random() ** 3),
            dice.random(),
            dark("#8A7762", dice.uniform(0.25, 0.6)),
        )


def _light(painter: QPainter) -> None:
    painter.fillRect(FRAME, disc(160, -40, 1300, ink("#E8D0FF", 0.10), (0.5, ink("#E8D0FF", 0.03)), ink("#E8D0FF", 0)))
    painter.fillRect(FRAME, grain("#000000", 0.05))
    painter.fillRect(FRAME, ink("#070A12", 0.16))
    painter.fillRect(
        FRAME,
        fall(300, 720, ink("#070A12", 0), (0.3, ink("#070A12", 0.34)), (0.7, ink("#070A12", 0.34)), ink("#070A12", 0)),
    )
    painter.fillRect(
        FRAME,
        slope(
            0,
            0,
            WIDTH,
            0,
            ink("#05070D", 0.42),
            (0.2, ink("#05070D", 0)),
            (0.82, ink("#05070D", 0)),
            ink("#05070D", 0.42),
        ),
    )
    vignette(painter, FRAME, "#020409", 0.34, 0.6)

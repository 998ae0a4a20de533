"""The cover of Ganymede: Jupiter over a rust-red evening, a mining machine in front of its derricks.

Everything that matters stands in the middle 740 of its 900, so that it can be cropped to a narrower place; below is
dark land, where the program sets title and text.
"""

import random
from pathlib import Path

from emblem import Finish, fitted, stand
from ganymede_sky import CAMPS, cracks, derrick, jupiter, lamp
from land import along, clouds, crest, haze, rays, ridge, stars, stone
from noise import grain
from paint import dark, fall, glow, ink, light, mix, vignette
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

COVER = QSize(900, 1440)
AREA = QRectF(0, 0, 900, 1440)
EMBLEM = "battle-mech"
HORIZON = 640.0


def cover(painter: QPainter, modules: Path) -> None:
    camp = CAMPS["red"]
    painter.fillRect(AREA, fall(0, HORIZON, "#120809", (0.4, "#55201A"), (0.78, "#B4502E"), "#F6B268"))
    stars(painter, QRectF(0, 0, 900, 520), 240, "gan cover stars")
    jupiter(painter, 560, 290, 350, camp.middle, 0.04)
    painter.fillRect(QRectF(0, 0, 900, HORIZON), fall(300, HORIZON, ink("#C8452E", 0), ink("#F2A860", 0.66)))
    clouds(painter, QRectF(0, 270, 900, 380), "#FFD9A8", 0.45, "gan cover dust", 0.50)
    rays(painter, 170, HORIZON - 20, 900, 26, "#FFE2AE", 0.14, "gan cover rays")
    glow(painter, 170, HORIZON - 20, 620, "#FFCF8A", 0.8)
    glow(painter, 170, HORIZON - 20, 90, "#FFF6DC", 0.9)
    _land(painter)
    path = fitted(modules, EMBLEM, QRectF(96, 318, 380, 440))
    stand(painter, path, COVER, Finish("#E2412A", "#FFE9C4", "#FFB868", "#2A0C08"))
    _dark_land(painter)


def _land(painter: QPainter) -> None:
    far = crest(AREA, HORIZON - 60, 110, "gan cover far", 6, 0.7, 0.3)
    ridge(painter, AREA, far, "#A8583A", "#E09A5C", 8, "gan cover far")
    for x, tall in ((60, 120), (520, 110), (600, 160), (850, 130)):
        derrick(painter, x, along(far, x) + 10, tall, "#5A2418", "#FFC98A")
    haze(painter, AREA, HORIZON - 10, 80, "#FFC98A", 0.45)
    middle = crest(AREA, HORIZON + 6, 64, "gan cover middle", 5, 0.7, 0.4)
    ridge(painter, AREA, middle, "#6E2A1E", "#A8502E", 8, "gan cover middle")
    for x, tall in ((640, 300), (790, 220), (716, 140)):
        derrick(painter, x, along(middle, x) + 18, tall, "#2E120E", "#FFB868")
    haze(painter, AREA, HORIZON + 44, 44, "#F0A060", 0.3)
    near = crest(AREA, HORIZON + 76, 36, "gan cover near", 3, 0.6, 0.2)
    ridge(painter, AREA, near, "#5A2018", "#2A0E0C", 6, "gan cover near")
    cracks(painter, QRectF(0, HORIZON + 80, 900, 460), 60, "#FFC08A", "gan cover ice")
    glow(painter, 240, HORIZON + 120, 460, "#FFB060", 0.4, 0.22)
    dice = random.Random("gan cover stones")
    for _ in range(14):
        wide = dice.uniform(30, 90)
        box = QRectF(dice.uniform(-20, 880), dice.uniform(HORIZON + 130, HORIZON + 330), wide, wide * 0.6)
        stone(painter, box, mix("#5A2018", "#A8583A", dice.random() * 0.5), dice)


def _dark_land(painter: QPainter) -> None:
    line = crest(AREA, 1040, 40, "gan cover edge", 4, 1.0)
    ridge(painter, AREA, line, "#1C0A08", dark("#1C0A08", 0.5), 0)
    for k in range(6):
        lamp(painter, 90 + k * 150, along(line, 90 + k * 150) - 2, 2.4)
    painter.fillRect(AREA, fall(760, 1440, ink("#120708", 0), (0.5, ink("#120708", 0.6)), ink("#0C0606", 0.94)))
    vignette(painter, AREA, "#120606", 0.55, 0.55)
    painter.fillRect(AREA, fall(0, 200, ink(light("#120809", 0.02), 0.4), ink("#120809", 0)))
    painter.fillRect(AREA, grain("#000000", 0.06))

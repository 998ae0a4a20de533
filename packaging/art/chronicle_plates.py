"""The plates of the histories: a page of parchment, and above the words a scene in a golden frame.

Each scene has an hour, a land and a weather of its own; its suit gives the light, so that a court of Power stays blue.
"""

import math
import random
from pathlib import Path
from typing import NamedTuple

from chronicle_leaf import GOLD, PALE_GOLD, SUITS, gilded, parchment, star, vine
from emblem import Finish, fitted, sign, stand
from land import Line, along, clouds, crest, haze, rays, ridge, stars
from noise import grain
from paint import Colour, dark, disc, fall, glow, ink, kept, light, mix, polygon, slope, vignette
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

PAGE = QRectF(0, 0, 880, 630)
WINDOW = QRectF(36, 36, 808, 330)
GROUND = WINDOW.bottom() - 40


class Hour(NamedTuple):
    """When and where a plate happens."""

    suit: str
    sky: tuple[Colour, Colour, Colour]
    sun: float = 440.0  # where the light stands, from the left
    weather: str = ""
    town: bool = False
    night: bool = False


HOURS = {
    "monster_attack": Hour("power", ("#14284E", "#3E6FB0", "#F0D9A0"), 250, "", True),
    "the_revolt": Hour("power", ("#1B1E3C", "#5A5A92", "#F2A860"), 620, "embers", True),
    "great_reform": Hour("wisdom", ("#164A40", "#4E9A80", "#F6E6B0"), 440, "", True),
    "court_intrigue": Hour("wisdom", ("#08241F", "#1E5A4C", "#8FC0A0"), 600, "", False, True),
    "great_disaster": Hour("love", ("#2A0A0C", "#9A2A1E", "#F6B04E"), 440, "ash"),
    "royal_scandal": Hour("love", ("#5A1A2C", "#C25A50", "#FBD8B0"), 300, "petals", True),
    "grand_alliance": Hour("wild", ("#3A2C14", "#A9803E", "#FBEBB8"), 440, "", True),
    "lean_years": Hour("wild", ("#3A352C", "#8A7A5C", "#E4D2A4"), 640, "leaves"),
    "age_of_peace": Hour("wild", ("#3C6A8A", "#9CC3C4", "#FDF0C0"), 300, "", True),
    "time_of_darkness": Hour("wild", ("#060509", "#2A1C22", "#7A4A26"), 440, "embers", True, True),
    "conversation_with_a_dragon": Hour("wild", ("#20160C", "#7A5220", "#F0C468"), 590, "embers"),
    "coronation_of_a_king": Hour("wild", ("#2A1A3A", "#A9752E", "#FFF0B8"), 440, "petals", True),
}


def plate(painter: QPainter, name: str, icons: list[str], modules: Path) -> None:
    hour = HOURS[name]
    tones = SUITS[hour.suit]
    parchment(painter, PAGE, f"{name} page")
    for x in (19.0, 861.0):
        vine(painter, QPointF(x, 612), QPointF(x, 40), tones.vine, tones.leaf, 3.6)
    with kept(painter):
        painter.setClipRect(WINDOW)
        _scene(painter, name, hour, icons, modules)
    frame = QPainterPath()
    frame.addRoundedRect(WINDOW, 8, 8)
    gilded(painter, frame, 11)


def _scene(painter: QPainter, name: str, hour: Hour, icons: list[str], modules: Path) -> None:
    painter.fillRect(WINDOW, fall(WINDOW.top(), GROUND + 20, hour.sky[0], (0.55, hour.sky[1]), hour.sky[2]))
    if hour.night:
        stars(painter, QRectF(36, 36, 808, 200), 90, name)
    rays(painter, hour.sun, GROUND - 30, 640, 30, PALE_GOLD, 0.10 if hour.night else 0.34, name)
    glow(painter, hour.sun, GROUND - 40, 330, light(hour.sky[2], 0.4), 0.35 if hour.night else 0.85)
    sign(painter, fitted(modules, icons[1], QRectF(hour.sun - 380 if hour.sun > 440 else hour.sun + 190, 60, 200, 200)),
         light(hour.sky[2], 0.35), 0.34)  # fmt: skip
    clouds(painter, QRectF(36, 60, 808, 200), light(hour.sky[2], 0.4), 0.30, f"{name} clouds", 0.54)
    _land(painter, name, hour)
    if hour.weather:
        _WEATHERS[hour.weather](painter, random.Random(f"{name} weather"))
    path = fitted(modules, icons[0], QRectF(440 - 140, 66, 280, 262))
    stand(painter, path, QSize(880, 630), Finish(GOLD, PALE_GOLD, "#FFF0BE", "#2A1608"))
    vignette(painter, WINDOW, dark(hour.sky[0], 0.3), 0.55, 0.55)
    painter.fillRect(WINDOW, grain("#1A0E04", 0.12))


def _land(painter: QPainter, name: str, hour: Hour) -> None:
    """Hills as an illuminator paints them: one behind the other, ploughed, with a town on the second."""
    tone = SUITS[hour.suit].main
    bright = 0.15 if hour.night else 0.5
    far = crest(WINDOW, GROUND - 62, 60, f"{name} far", 4, 0.5)
    ridge(painter, WINDOW, far, mix(tone, hour.sky[2], bright), mix(tone, hour.sky[2], bright + 0.2), 6, name)
    haze(painter, WINDOW, GROUND - 40, 40, hour.sky[2], 0.30)
    middle = crest(WINDOW, GROUND - 30, 40, f"{name} middle", 3, 0.3)
    if hour.town:
        _town(painter, middle, name, hour)
    ridge(painter, WINDOW, middle, mix(dark(tone, 0.2), hour.sky[2], bright * 0.5), dark(tone, 0.25), 5, f"{name} m")
    _furrows(painter, middle, light(hour.sky[2], 0.1))
    near = crest(WINDOW, GROUND + 8, 22, f"{name} near", 2.4, 0.3)
    ridge(painter, WINDOW, near, mix(dark(tone, 0.5), "#3A2A10", 0.3), dark(tone, 0.72), 3, f"{name} n")
    _trees(painter, near, name, dark(mix(tone, "#2E4A22", 0.45), 0.3), light(hour.sky[2], 0.1))


def _furrows(painter: QPainter, line: Line, colour: Colour) -> None:
    for k in range(1, 5):
        points = [(x, y + k * 11 + 0.02 * abs(x - 440) * k) for x, y in line]
        painter.strokePath(polygon(points, closed=False), QPen(ink(colour, 0.16), 1.6))
    painter.setPen(Qt.PenStyle.NoPen)


def _town(painter: QPainter, line: Line, name: str, hour: Hour) -> None:
    """Towers with pointed roofs, a lit side each; windows burn at night."""
    dice = random.Random(f"{name} town")
    wall = mix(hour.sky[1], "#F0E0B8", 0.10 if hour.night else 0.42)
    for start in (dice.uniform(84, 130), dice.uniform(640, 690)):
        for k in range(6):
            x = start + k * 21
            foot = along(line, x) + 10
            tall, half = dice.uniform(24, 66) * (1.25 if k in (2, 3) else 0.9), dice.uniform(6, 9)
            box = QRectF(x - half, foot - tall, half * 2, tall)
            painter.fillRect(box, slope(x - half, 0, x + half, 0, light(wall, 0.22), (0.45, wall), dark(wall, 0.4)))
            roof = [
                (x - half - 3, foot - tall),
                (x, foot - tall - half * dice.uniform(1.8, 3.4)),
                (x + half + 3, foot - tall),
            ]
            tile = mix(SUITS[hour.suit].main, "#A8432A", 0.5)
            painter.fillPath(polygon(roof), ink(dark(tile, 0.15)))
            painter.fillPath(polygon([roof[0], roof[1], (x, foot - tall)]), ink(light(tile, 0.18)))
            painter.fillRect(
                QRectF(x - 1.6, foot - tall * 0.7, 3.2, 6), ink("#FFD98A" if hour.night else "#2A1A10", 0.85)
            )


def _trees(painter: QPainter, line: Line, name: str, colour: Colour, lit: Colour) -> None:
    """Round crowns on thin stems, as in the margins of old books."""
    dice = random.Random(f"{name} trees")
    for k in range(12):
        x = dice.uniform(44, 260) if k % 2 else dice.uniform(620, 836)
        foot, size = along(line, x) + 6, dice.uniform(9, 19)
        painter.fillRect(QRectF(x - 1.4, foot - size * 1.6, 2.8, size * 1.6), ink("#2A1A0C"))
        spot = QPointF(x, foot - size * 2)
        painter.setBrush(
            disc(x - size * 0.4, spot.y() - size * 0.4, size * 1.5, mix(colour, lit, 0.42), dark(colour, 0.3))
        )
        painter.drawEllipse(spot, size * 0.8, size)


def _embers(painter: QPainter, dice: random.Random) -> None:
    for _ in range(46):
        spot = (dice.uniform(40, 840), dice.uniform(60, 350))
        glow(painter, *spot, dice.uniform(6, 16), "#FFB050", 0.5)
        painter.setBrush(ink("#FFE9B0", dice.uniform(0.5, 1)))
        painter.drawEllipse(QPointF(*spot), 1.8, 1.8)


def _ash(painter: QPainter, dice: random.Random) -> None:
    _embers(painter, dice)
    for _ in range(26):
        x, y, long = dice.uniform(40, 840), dice.uniform(40, 300), dice.uniform(20, 60)
        painter.setPen(QPen(ink("#FFD08A", dice.uniform(0.1, 0.4)), 1.8))
        painter.drawLine(QPointF(x, y), QPointF(x - long * 0.5, y + long))
    painter.setPen(Qt.PenStyle.NoPen)


def _petals(painter: QPainter, dice: random.Random) -> None:
    for _ in range(40):
        x, y, size = dice.uniform(40, 840), dice.uniform(44, 350), dice.uniform(3, 7)
        with kept(painter):
            painter.translate(x, y)
            painter.rotate(dice.uniform(0, 360))
            painter.setBrush(ink(mix("#F8B8A8", "#FFF0DC", dice.random()), dice.uniform(0.4, 0.9)))
            painter.drawEllipse(QPointF(0, 0), size, size * 0.5)


def _leaves(painter: QPainter, dice: random.Random) -> None:
    for _ in range(30):
        x, y, size = dice.uniform(40, 840), dice.uniform(60, 350), dice.uniform(4, 8)
        turn = dice.uniform(0, 2 * math.pi)
        path = star(0, 0, size, 3, 0.5)
        with kept(painter):
            painter.translate(x, y)
            painter.rotate(math.degrees(turn))
            painter.fillPath(path, ink(mix("#8A5A1C", "#D9A44A", dice.random()), 0.75))


_WEATHERS = {"embers": _embers, "ash": _ash, "petals": _petals, "leaves": _leaves}

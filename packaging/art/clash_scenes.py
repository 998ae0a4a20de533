"""What stands far off on the land of Clash: small silhouettes that tell one card's country from the next.

Keeps to the middle distance and to two colours a card, so that the emblem stays the one thing in focus.
"""

import random
from collections.abc import Callable
from typing import NamedTuple

from land import Line, along, pine
from paint import Colour, fall, glow, ink, kept, light, mix, polygon
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen


class Place(NamedTuple):
    """Where a scene is set: the picture, the skyline it stands on, and the tones of that distance."""

    area: QRectF
    line: Line
    dark: Colour
    lit: Colour
    lamp: Colour


Scene = Callable[[QPainter, Place, random.Random], None]


def _spots(place: Place, dice: random.Random, count: int, edge: float = 0.36) -> list[float]:
    """Places to the left and right; the middle belongs to the emblem."""
    width = place.area.width()
    return [
        place.area.left() + width * (dice.uniform(0.02, edge) if k % 2 else dice.uniform(1 - edge, 0.98))
        for k in range(count)
    ]


def pines(painter: QPainter, place: Place, dice: random.Random) -> None:
    for x in sorted(_spots(place, dice, 26, 0.42), key=lambda x: along(place.line, x)):
        pine(painter, x, along(place.line, x) + 6, dice.uniform(46, 104), place.dark, mix(place.dark, place.lit, 0.32))


def _block(painter: QPainter, box: QRectF, place: Place) -> None:
    painter.fillRect(box, ink(place.dark))
    painter.fillRect(
        QRectF(box.left(), box.top(), box.width() * 0.34, box.height()), ink(mix(place.dark, place.lit, 0.38))
    )


def _tower(painter: QPainter, x: float, foot: float, width: float, height: float, place: Place, roof: bool) -> None:
    _block(painter, QRectF(x - width / 2, foot - height, width, height + 14), place)
    if roof:
        tip = (x, foot - height - width * 1.15)
        painter.fillPath(
            polygon([tip, (x + width * 0.68, foot - height), (x - width * 0.68, foot - height)]), ink(place.dark)
        )
        painter.fillPath(
            polygon([tip, (x - width * 0.1, foot - height), (x - width * 0.68, foot - height)]),
            ink(mix(place.dark, place.lit, 0.5)),
        )
    else:
        _block(painter, QRectF(x - width * 0.66, foot - height - width * 0.2, width * 1.32, width * 0.36), place)
        for k in range(4):
            left = x - width * 0.66 + k * width * 0.36
            _block(painter, QRectF(left, foot - height - width * 0.44, width * 0.22, width * 0.3), place)
    painter.fillRect(QRectF(x - width * 0.07, foot - height * 0.72, width * 0.16, width * 0.3), ink(place.lamp, 0.95))
    glow(painter, x, foot - height * 0.7, width * 0.8, place.lamp, 0.5)


def keep(painter: QPainter, place: Place, dice: random.Random) -> None:
    """A castle on one side, a lone tower on the other."""
    left = dice.random() < 0.5
    middle = place.area.left() + place.area.width() * (dice.uniform(0.10, 0.18) if left else dice.uniform(0.82, 0.90))
    foot = along(place.line, middle) + 8
    _block(painter, QRectF(middle - 64, foot - 52, 128, 70), place)
    for x, width, height, roof in ((-62, 26, 92, True), (-14, 34, 140, True), (30, 24, 84, False), (62, 28, 104, True)):
        _tower(painter, middle + x, foot, width, height * dice.uniform(0.9, 1.15), place, roof)
    lone = place.area.left() + place.area.width() * (0.9 if left else 0.1)
    _tower(painter, lone, along(place.line, lone) + 8, 26, dice.uniform(70, 110), place, roof=False)


def graves(painter: QPainter, place: Place, dice: random.Random) -> None:
    """Leaning headstones and a bare tree."""
    for x in _spots(place, dice, 14, 0.44):
        foot, width = along(place.line, x) + 10, dice.uniform(16, 28)
        with kept(painter):
            painter.translate(x, foot)
            painter.rotate(dice.uniform(-11, 11))
            box = QRectF(-width / 2, -width * 1.5, width, width * 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(ink(mix(place.dark, place.lit, 0.45))))
            painter.drawRoundedRect(box.translated(-2, -1.5), width * 0.45, width * 0.45)
            painter.setBrush(QBrush(ink(place.dark)))
            painter.drawRoundedRect(box, width * 0.45, width * 0.45)
    x = place.area.left() + place.area.width() * dice.choice((0.10, 0.90))
    _bare_tree(painter, x, along(place.line, x) + 8, 150, place, dice)


def _bare_tree(painter: QPainter, x: float, foot: float, height: float, place: Place, dice: random.Random) -> None:
    def branch(at: QPointF, turn: float, length: float, width: float) -> None:
        with kept(painter):
            painter.translate(at)
            painter.rotate(turn)
            painter.setPen(QPen(ink(place.dark), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(0, 0), QPointF(0, -length))
            if width > 1.4:
                for side in (-1, 1):
                    branch(
                        QPointF(0, -length),
                        side * dice.uniform(16, 44),
                        length * dice.uniform(0.58, 0.78),
                        width * 0.62,
                    )

    branch(QPointF(x, foot), dice.uniform(-6, 6), height * 0.34, height * 0.075)


def stones(painter: QPainter, place: Place, dice: random.Random) -> None:
    """A ring of standing stones, some with a lintel."""
    for x in _spots(place, dice, 9, 0.40):
        foot, width, height = along(place.line, x) + 10, dice.uniform(18, 30), dice.uniform(54, 104)
        lean = dice.uniform(-7, 7)
        shape = [
            (x - width / 2, foot),
            (x - width * 0.42 + lean, foot - height),
            (x + width * 0.3 + lean, foot - height - 6),
        ]
        painter.fillPath(polygon([*shape, (x + width / 2, foot)]), ink(place.dark))
        painter.fillPath(
            polygon([*shape[:2], (x - width * 0.1 + lean, foot - height - 3), (x - width * 0.12, foot)]),
            ink(mix(place.dark, place.lit, 0.42)),
        )
        if dice.random() < 0.4:
            _block(painter, QRectF(x - width * 0.7 + lean, foot - height - 16, width * 2.3, 14), place)


def tents(painter: QPainter, place: Place, dice: random.Random) -> None:
    """A camp: tents with a lit side, pennants, a fire."""
    for x in sorted(_spots(place, dice, 8, 0.40)):
        foot, half = along(place.line, x) + 9, dice.uniform(24, 40)
        tall = half * dice.uniform(1.3, 1.6)
        painter.fillPath(polygon([(x - half, foot), (x, foot - tall), (x + half, foot)]), ink(place.dark))
        painter.fillPath(
            polygon([(x - half, foot), (x, foot - tall), (x + half * 0.12, foot)]), ink(mix(place.dark, place.lit, 0.5))
        )
        painter.setPen(QPen(ink(place.dark), 2))
        painter.drawLine(QPointF(x, foot - tall), QPointF(x, foot - tall - 24))
        painter.setPen(Qt.PenStyle.NoPen)
        flag = [(x, foot - tall - 24), (x + 22, foot - tall - 18), (x, foot - tall - 11)]
        painter.fillPath(polygon(flag), ink(mix(place.lamp, place.dark, 0.25)))
    x = place.area.left() + place.area.width() * dice.choice((0.16, 0.84))
    glow(painter, x, along(place.line, x), 70, place.lamp, 0.8)


def village(painter: QPainter, place: Place, dice: random.Random) -> None:
    """Gabled houses with a window or two."""
    for x in sorted(_spots(place, dice, 12, 0.40)):
        foot, width = along(place.line, x) + 10, dice.uniform(30, 46)
        wall = width * 0.55
        _block(painter, QRectF(x - width / 2, foot - wall, width, wall), place)
        roof = [
            (x - width * 0.62, foot - wall),
            (x - width * 0.1, foot - wall - width * 0.6),
            (x + width * 0.62, foot - wall),
        ]
        painter.fillPath(polygon(roof), ink(mix("#7A3A2A", place.dark, 0.35)))
        painter.fillPath(polygon([*roof[:2], (x - width * 0.1, foot - wall)]), ink(mix("#B8603E", place.lit, 0.25)))
        painter.fillRect(QRectF(x + width * 0.1, foot - wall * 0.7, 6, 8), ink(place.lamp))


def hedges(painter: QPainter, place: Place, dice: random.Random) -> None:
    """Round trees in rows, as between fields."""
    for x in _spots(place, dice, 20, 0.46):
        foot, radius = along(place.line, x) + 4, dice.uniform(12, 27)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(ink(place.dark)))
        painter.drawEllipse(QPointF(x, foot - radius * 0.7), radius, radius * 0.9)
        painter.setBrush(QBrush(ink(mix(place.dark, place.lit, 0.4))))
        painter.drawEllipse(QPointF(x - radius * 0.26, foot - radius * 0.95), radius * 0.6, radius * 0.52)


def shore(painter: QPainter, place: Place, dice: random.Random) -> None:
    """A still water before the near land: it repeats the sky and glitters under the sun."""
    top = sum(y for _, y in place.line) / len(place.line) + 2
    area = QRectF(place.area.left(), top, place.area.width(), place.area.height())
    painter.fillRect(
        area, fall(top, top + 160, light(place.lit, 0.1), mix(place.lit, place.dark, 0.45), ink(place.dark))
    )
    for _ in range(90):
        depth = dice.random() ** 1.6
        y = top + 4 + depth * 130
        length = (8 + 46 * depth) * dice.uniform(0.5, 1.2)
        near_sun = dice.random() < 0.5
        x = area.left() + area.width() * (dice.gauss(0.24, 0.08) if near_sun else dice.random())
        painter.fillRect(
            QRectF(x - length / 2, y, length, 1.2 + depth * 1.6), ink(place.lamp, 0.55 if near_sun else 0.22)
        )


def torches(painter: QPainter, place: Place, dice: random.Random) -> None:
    """A beleaguered country: fires along the hill."""
    for x in _spots(place, dice, 9, 0.46):
        foot = along(place.line, x)
        glow(painter, x, foot - 8, dice.uniform(36, 74), place.lamp, 0.85)
        painter.fillPath(
            polygon([(x - 5, foot + 4), (x, foot - dice.uniform(16, 30)), (x + 5, foot + 4)]), ink("#FFE7A8")
        )


def bare(painter: QPainter, place: Place, dice: random.Random) -> None:
    """Nothing but land."""


SCENES: dict[str, Scene] = {
    "pines": pines,
    "keep": keep,
    "graves": graves,
    "stones": stones,
    "tents": tents,
    "village": village,
    "hedges": hedges,
    "shore": shore,
    "torches": torches,
    "peaks": bare,
    "mesas": bare,
    "hills": bare,
}

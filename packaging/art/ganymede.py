"""The world of The War Chronicles of Ganymede: an ice plain under Jupiter, three camps, hired black machines.

Says which pictures there are and paints the cards' illustrations; sky, table, cover and back have modules of their own.
Keeps the rule that everything of a card is drawn from dice seeded by its id.
"""

import random
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from emblem import Finish, fitted, sign, stand
from ganymede_back import back
from ganymede_cover import COVER, cover
from ganymede_sky import CAMPS, Camp, cracks, derrick, dome, jupiter, lamp, lamp_cone, pylon
from ganymede_table import TABLE, TABLE_SCALE, table
from land import Line, along, clouds, crest, haze, rays, ridge, stars, stone
from npm import HERE
from paint import dark, disc, fall, glow, ink, light, mix, vignette
from picture import Picture
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

CARD = QSize(630, 880)
AREA = QRectF(0, 0, 630, 880)
HORIZON = 590.0
EMBLEM = QRectF(105, 280, 440, 400)  # under the numeral, over the second one
SIGNED = QRectF(135, 236, 390, 356)  # over the plate with the effect
BACKS = ("red", "green", "purple")


class Card(NamedTuple):
    """A row of ganymede.toml."""

    icons: list[str]
    authors: list[str]


def groups() -> dict[str, dict[str, Card]]:
    """The cards by camp."""
    rows = tomllib.loads((HERE / "ganymede.toml").read_text(encoding="utf-8"))
    return {camp: {name: Card(**row) for name, row in group.items()} for camp, group in rows.items()}


def pictures(modules: Path) -> Iterator[Picture]:
    for camp, group in groups().items():
        for name, card in group.items():
            paint = partial(_illustrate, name=name, camp=camp, card=card, modules=modules)
            yield Picture(f"ganymede/art/{name}.webp", CARD, paint)
    for camp in BACKS:
        yield Picture(f"ganymede/art/back_{camp}.webp", CARD, partial(back, camp=camp))
    yield Picture("ganymede/art/table.webp", TABLE, table, scale=TABLE_SCALE, quality=88)
    yield Picture("covers/ganymede.webp", COVER, partial(cover, modules=modules))


def _illustrate(painter: QPainter, name: str, camp: str, card: Card, modules: Path) -> None:
    colours, dice = CAMPS[camp], random.Random(f"{name} scene")
    _GROUNDS[camp](painter, name, colours, dice)
    sign(painter, fitted(modules, card.icons[1], QRectF(236, 70, 360, 360)), light(colours.horizon, 0.25), 0.10)
    path = fitted(modules, card.icons[0], SIGNED if camp in ("black", "purple") else EMBLEM)
    rim = light(colours.horizon, 0.6)
    stand(painter, path, CARD, Finish(colours.emblem, rim, colours.horizon, dark(colours.sky, 0.2)))
    _foreground(painter, name, colours, camp)


def _sky(painter: QPainter, name: str, camp: Camp, x: float, y: float, radius: float) -> None:
    """Night above, the camp's light along the horizon, Jupiter between."""
    painter.fillRect(AREA, fall(0, HORIZON + 20, camp.sky, (0.52, camp.middle), camp.horizon))
    stars(painter, QRectF(0, 0, 630, 400), 90, name)
    jupiter(painter, x, y, radius, camp.middle, 0.10)
    veil = (ink(camp.sky, 0.10), (0.5, ink(camp.middle, 0.22)), ink(camp.horizon, 0.72))
    painter.fillRect(QRectF(0, 0, 630, HORIZON + 20), fall(0, HORIZON + 20, *veil))
    clouds(painter, QRectF(0, 300, 630, 300), light(camp.horizon, 0.3), 0.35, f"{name} dust", 0.50)


def _derricks(painter: QPainter, name: str, camp: Camp, dice: random.Random) -> None:
    """Rust: a low sun on the left, works on every ridge."""
    _sky(painter, name, camp, dice.uniform(430, 490), dice.uniform(150, 200), 226)
    sun = dice.uniform(70, 140)
    rays(painter, sun, HORIZON - 30, 520, 18, "#FFE0A8", 0.16, name)
    glow(painter, sun, HORIZON - 30, 420, "#FFD08A", 0.75)
    glow(painter, sun, HORIZON - 30, 70, "#FFF6DC", 0.9)
    far = crest(AREA, HORIZON - 34, 70, f"{name} far", 5, 0.7, 0.4)
    ridge(painter, AREA, far, mix(camp.horizon, camp.middle, 0.55), mix(camp.horizon, camp.middle, 0.2), 6, name)
    for x in (dice.uniform(440, 500), dice.uniform(540, 600), dice.uniform(40, 110)):
        tower = dice.uniform(92, 160)
        derrick(painter, x, along(far, x) + 8, tower, dark(camp.middle, 0.55), camp.horizon)
    haze(painter, AREA, HORIZON, 56, camp.horizon, 0.36)
    _land(painter, name, camp)


def _domes(painter: QPainter, name: str, camp: Camp, dice: random.Random) -> None:
    """Frost: glass houses, Jupiter overhead."""
    _sky(painter, name, camp, dice.uniform(250, 330), dice.uniform(120, 170), 258)
    glow(painter, 315, HORIZON, 430, light(camp.horizon, 0.4), 0.6, 0.5)
    far = crest(AREA, HORIZON - 30, 84, f"{name} far", 6, 0.9, 0.5)
    ridge(painter, AREA, far, light(camp.horizon, 0.35), mix(camp.horizon, camp.middle, 0.4), 7, name)
    derrick(painter, dice.uniform(545, 590), HORIZON, dice.uniform(120, 165), dark(camp.middle, 0.5), camp.horizon)
    for x, radius in ((dice.uniform(40, 110), dice.uniform(66, 92)), (dice.uniform(470, 540), dice.uniform(52, 80)),
                      (dice.uniform(220, 380), dice.uniform(34, 46))):  # fmt: skip
        dome(painter, x, HORIZON + 14, radius, camp)
    haze(painter, AREA, HORIZON + 10, 44, light(camp.horizon, 0.3), 0.34)
    _land(painter, name, camp)


def _pylons(painter: QPainter, name: str, camp: Camp, dice: random.Random) -> None:
    """Eclipse: needles against a violet backlight."""
    _sky(painter, name, camp, dice.uniform(420, 480), dice.uniform(140, 180), 214)
    rays(painter, 315, HORIZON - 20, 640, 26, light(camp.horizon, 0.3), 0.20, name)
    glow(painter, 315, HORIZON - 10, 380, light(camp.horizon, 0.4), 0.75)
    far = crest(AREA, HORIZON - 24, 60, f"{name} far", 7, 1.0, 0.6)
    ridge(painter, AREA, far, mix(camp.horizon, camp.middle, 0.5), camp.middle, 6, name)
    for k in range(7):
        x = 30 + k * 95 + dice.uniform(-26, 26)
        pylon(painter, x, HORIZON + 20, dice.uniform(90, 250) * (0.6 + abs(k - 3) * 0.2), camp)
    haze(painter, AREA, HORIZON + 4, 50, camp.horizon, 0.40)
    _land(painter, name, camp)


def _land(painter: QPainter, name: str, camp: Camp) -> None:
    """The ice the emblem stands on: a lit edge, facets, cracks, blocks of ice."""
    middle = crest(AREA, HORIZON + 26, 30, f"{name} middle", 4, 0.6, 0.5)
    ridge(painter, AREA, middle, mix(camp.middle, camp.horizon, 0.30), dark(camp.middle, 0.35), 7, f"{name} m")
    haze(painter, AREA, HORIZON + 60, 40, camp.horizon, 0.20)
    near = crest(AREA, HORIZON + 74, 22, f"{name} near", 2.4, 0.5, 0.3)
    ridge(
        painter,
        AREA,
        near,
        mix(camp.middle, camp.horizon, 0.22),
        dark(mix(camp.middle, camp.sky, 0.6), 0.2),
        5,
        f"{name} n",
    )
    cracks(painter, QRectF(0, HORIZON + 76, 630, 220), 26, light(camp.horizon, 0.5), f"{name} ice")
    glow(painter, 150, HORIZON + 90, 380, light(camp.horizon, 0.3), 0.42, 0.25)
    dice = random.Random(f"{name} blocks")
    for k in range(7):
        wide = dice.uniform(22, 60)
        x = dice.uniform(-20, 110) if k % 2 else dice.uniform(490, 610)
        box = QRectF(x, dice.uniform(HORIZON + 70, HORIZON + 150), wide, wide * dice.uniform(0.5, 0.8))
        stone(painter, box, mix(camp.middle, camp.horizon, dice.uniform(0.05, 0.3)), dice)


def _hangar(painter: QPainter, name: str, camp: Camp, dice: random.Random) -> None:
    """The hired machines stand on a steel floor under one lamp; Jupiter looks in through the gate."""
    painter.fillRect(AREA, fall(0, HORIZON, "#0A0D10", (0.6, "#1C2126"), "#3A3226"))
    gate = QRectF(330, 60, 330, 470)
    painter.save()
    painter.setClipRect(gate)
    painter.fillRect(gate, fall(60, 530, "#0B1420", (0.6, "#274252"), "#7C98A0"))
    stars(painter, gate, 40, name)
    jupiter(painter, dice.uniform(500, 560), dice.uniform(190, 250), 190, "#101820", 0.12)
    ridge(painter, gate, crest(gate, 500, 40, f"{name} gate", 3, 0.6), "#3A5662", "#5A7A84", 4, name)
    derrick(painter, 560, 512, 96, "#12202A", "#7C98A0")
    painter.restore()
    _ribs(painter)
    _floor(painter)
    lamp_cone(painter, QRectF(0, 0, 630, HORIZON + 190), "#FFD58A")
    glow(painter, 315, HORIZON + 50, 340, "#FFC870", 0.55, 0.26)


def _ribs(painter: QPainter) -> None:
    """Steel ribs and braces of the wall, lit on the side of the lamp."""
    for x, wide in ((-6, 46), (118, 34), (232, 30), (318, 26), (606, 40)):
        box = QRectF(x, 0, wide, HORIZON)
        painter.fillRect(box, fall(0, HORIZON, "#23282D", (0.7, "#4A4436"), "#5E5136"))
        painter.fillRect(QRectF(x + wide, 0, 7, HORIZON), ink("#000000", 0.4))
    painter.setPen(QPen(ink("#454B50", 0.85), 9))
    for top in (70, 250, 430):
        painter.drawLine(QPointF(40, top), QPointF(118, top + 130))
        painter.drawLine(QPointF(152, top + 130), QPointF(232, top))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(0, 0, 630, 42), "#14181C")
    for k in range(9):
        lamp(painter, 30 + k * 72, 44, 2.0, "#FFB84E")


def _floor(painter: QPainter) -> None:
    """Plates in perspective, rubbed bright along their seams."""
    area = QRectF(0, HORIZON - 4, 630, 300)
    painter.fillRect(area, fall(area.top(), 880, "#5A5140", (0.35, "#34322E"), "#101214"))
    painter.setPen(QPen(ink("#06080A", 0.75), 3))
    for k in range(-12, 13):
        painter.drawLine(QPointF(315 + k * 30, area.top()), QPointF(315 + k * 190, 900))
    for k in range(1, 8):
        y = area.top() + 300 * (k / 8) ** 1.7
        painter.setPen(QPen(ink("#06080A", 0.75), 3))
        painter.drawLine(QPointF(0, y), QPointF(630, y))
        painter.setPen(QPen(ink("#FFD99A", 0.14), 1.6))
        painter.drawLine(QPointF(0, y + 2.4), QPointF(630, y + 2.4))
    painter.setPen(Qt.PenStyle.NoPen)


def _foreground(painter: QPainter, name: str, camp: Camp, kind: str) -> None:
    if kind != "black":
        line: Line = crest(AREA, 816, 24, f"{name} edge", 3, 1.0)
        haze(painter, AREA, 760, 70, camp.horizon, 0.08)
        ridge(painter, AREA, line, dark(camp.sky, 0.15), dark(camp.sky, 0.5), 0, name)
    painter.fillRect(AREA, disc(40, 60, 380, ink("#04060A", 0.62), (0.5, ink("#04060A", 0.34)), ink("#04060A", 0)))
    vignette(painter, AREA, dark(camp.sky, 0.4), 0.60, 0.52)


_GROUNDS = {"red": _derricks, "green": _domes, "purple": _pylons, "black": _hangar}

"""The world of Earth vs Skaxar: two fleets, an arms dealer's stock, a belt of asteroids.

Says which pictures there are and paints the cards' illustrations; sky, shipyards, backs, table and cover have modules
of their own. Keeps the rule that everything of a card is drawn from dice seeded by its id.
"""

import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from emblem import Finish, fitted, sign, stand
from fleet_back import BACKS
from fleet_cover import COVER, cover
from fleet_earth import earth_ship
from fleet_skaxar import skaxar_ship
from fleet_space import BRASS, belt, cast, hangar, in_the_nebula, over_earth, rock
from fleet_table import TABLE, TABLE_SCALE, table
from npm import HERE
from paint import dark, disc, fall, glow, ink, kept, light, vignette
from picture import Picture
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPen

CARD = QSize(630, 880)
AREA = QRectF(0, 0, 630, 880)
SHIP = QRectF(56, 132, 518, 492)
BADGE = QRectF(352, 150, 230, 230)
EMBLEM = QRectF(125, 182, 380, 380)
ROCK = (315.0, 372.0, 214.0)


class Card(NamedTuple):
    """A row of fleet.toml."""

    kind: str
    icons: list[str]
    authors: list[str]
    tint: str = BRASS


def groups() -> dict[str, dict[str, Card]]:
    """The cards by fleet or deck."""
    rows = tomllib.loads((HERE / "fleet.toml").read_text(encoding="utf-8"))
    return {group: {name: Card(**row) for name, row in cards.items()} for group, cards in rows.items()}


def pictures(modules: Path) -> Iterator[Picture]:
    for group, cards in groups().items():
        built: Counter[str] = Counter()
        for name, card in cards.items():
            paint = partial(_PAINTERS[group], name=name, card=card, number=built[card.kind], modules=modules)
            built[card.kind] += 1
            yield Picture(f"fleet/art/{name}.webp", CARD, paint)
    for name, paint_back in BACKS.items():
        yield Picture(f"fleet/art/back_{name}.webp", CARD, partial(paint_back, modules=modules))
    yield Picture("fleet/art/table.webp", TABLE, table, scale=TABLE_SCALE, quality=82)
    yield Picture("covers/fleet.webp", COVER, cover)


def _earth(painter: QPainter, name: str, card: Card, number: int, modules: Path) -> None:
    over_earth(painter, AREA, name)
    sign(painter, fitted(modules, card.icons[0], BADGE), "#CFE3F2", 0.16)
    earth_ship(painter, name, card.kind, number, SHIP, CARD)
    _close(painter, "#050B12")


def _skaxar(painter: QPainter, name: str, card: Card, number: int, modules: Path) -> None:
    in_the_nebula(painter, AREA, name)
    sign(painter, fitted(modules, card.icons[0], BADGE), "#E3B4FF", 0.16)
    skaxar_ship(painter, name, card.kind, number, SHIP, CARD)
    _close(painter, "#08030E")


def _gear(painter: QPainter, name: str, card: Card, number: int, modules: Path) -> None:
    """What is for sale lies under the lamp; a repair wears the sign of what it brings back."""
    hangar(painter, AREA, name)
    path = fitted(modules, card.icons[0], EMBLEM)
    cast(painter, path, CARD, 18)
    stand(painter, path, CARD, Finish(card.tint, "#FFFFFF", light(card.tint, 0.2), "#10161C"), ground=False)
    if len(card.icons) > 1:
        _chip(painter, fitted(modules, card.icons[1], QRectF(443, 449, 104, 104)))
    _close(painter, "#06090C")


def _chip(painter: QPainter, path: QPainterPath) -> None:
    spot = QPointF(495, 501)
    with kept(painter):
        painter.setBrush(ink("#000000", 0.5))
        painter.drawEllipse(spot + QPointF(4, 8), 86, 86)
        painter.setPen(QPen(ink("#E9EEF2"), 6))
        painter.setBrush(fall(420, 590, "#2A3641", "#0E141A"))
        painter.drawEllipse(spot, 82, 82)
        painter.fillPath(path, ink("#F4F8FA"))


def _asteroid(painter: QPainter, name: str, card: Card, number: int, modules: Path) -> None:
    """A rock broken open: the more it is worth, the more ore shows."""
    belt(painter, AREA, name)
    x, y, radius = ROCK
    glow(painter, x, y, 330, BRASS, 0.26 + 0.05 * number)
    outline = rock(painter, x, y, radius, name, "#9A8570")
    cast(painter, outline, CARD, 22)
    rock(painter, x, y, radius, name, "#9A8570")
    dice = random.Random(f"{name} ore")
    for k in range(number + 1):
        wide = 138 - 10 * number
        spot = QRectF(0, 0, wide, wide)
        shift = QPointF((k - number / 2) * 78, dice.uniform(-46, 46) if number else 0.0)
        spot.moveCenter(QPointF(x, y + 6) + shift)
        glow(painter, spot.center().x(), spot.center().y(), wide, "#FFD36A", 0.55)
        stand(
            painter,
            fitted(modules, card.icons[0], spot),
            CARD,
            Finish("#F0C04A", "#FFF6D0", "#C8862A", "#3A2408"),
            ground=False,
        )
    _close(painter, "#0A0705")


def _close(painter: QPainter, colour: str) -> None:
    """Dark towards the header and the foot, where the program writes."""
    painter.fillRect(AREA, fall(560, 880, ink(colour, 0), (0.35, ink(colour, 0.5)), ink(colour, 0.9)))
    painter.fillRect(AREA, fall(0, 180, ink(colour, 0.55), ink(colour, 0)))
    painter.fillRect(AREA, disc(630, 880, 420, ink(dark(colour, 0.3), 0.4), ink(colour, 0)))
    vignette(painter, AREA, colour, 0.5, 0.6)


_PAINTERS = {"earth": _earth, "skaxar": _skaxar, "dealer": _gear, "asteroids": _asteroid}

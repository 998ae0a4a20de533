"""The world of Chronicle: an illuminated book. Characters in gold on the fields of their suits, histories as scenes.

Says which pictures there are and paints the characters; fields, plates, backs, table and cover have modules of their
own. Keeps the rule that everything of a card is drawn from dice seeded by its id.
"""

import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from chronicle_back import PLATE, back, plate_back
from chronicle_cover import COVER, cover
from chronicle_grounds import CENTRE, field
from chronicle_leaf import GOLD, PALE_GOLD, SUITS, gilded, parchment, vine
from chronicle_plates import plate
from chronicle_table import TABLE, TABLE_SCALE, table
from emblem import Finish, fitted, stand
from npm import HERE
from paint import ink, kept
from picture import Picture
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

CARD = QSize(630, 880)
EMBLEM = QSizeF(350, 350)


class Card(NamedTuple):
    """A row of chronicle.toml."""

    icons: list[str]
    authors: list[str]
    strength: int = 0


def groups() -> dict[str, dict[str, Card]]:
    """The cards by suit; the histories under `history`."""
    rows = tomllib.loads((HERE / "chronicle.toml").read_text(encoding="utf-8"))
    return {suit: {name: Card(**row) for name, row in group.items()} for suit, group in rows.items()}


def pictures(modules: Path) -> Iterator[Picture]:
    for suit, group in groups().items():
        for name, card in group.items():
            if suit == "history":
                paint = partial(plate, name=name, icons=card.icons, modules=modules)
                yield Picture(f"chronicle/art/{name}.webp", PLATE, paint, quality=80)
            else:
                paint = partial(_illustrate, name=name, suit=suit, card=card, modules=modules)
                yield Picture(f"chronicle/art/{name}.webp", CARD, paint, quality=80)
    yield Picture("chronicle/art/back.webp", CARD, partial(back, modules=modules))
    yield Picture("chronicle/art/back_history.webp", PLATE, partial(plate_back, modules=modules))
    yield Picture("chronicle/art/table.webp", TABLE, table, scale=TABLE_SCALE, quality=84)
    yield Picture("covers/chronicle.webp", COVER, partial(cover, modules=modules))


def _illustrate(painter: QPainter, name: str, suit: str, card: Card, modules: Path) -> None:
    """A page: parchment, vines in its margins, the field of the suit under a golden arch, the emblem before it."""
    tones = SUITS[suit]
    parchment(painter, QRectF(QPointF(0, 0), CARD), name)
    for x, start, end in ((25, 872, 250), (605, 872, 60)):
        vine(painter, QPointF(x, start), QPointF(x, end), tones.vine, tones.leaf, 4.6)
    path = arch()
    painter.fillPath(path.translated(5, 9), ink("#3A2408", 0.35))
    with kept(painter):
        painter.setClipPath(path)
        field(painter, suit, name, card.strength)
        box = QRectF(QPointF(0, 0), EMBLEM)
        box.moveCenter(CENTRE + QPointF(0, 4))
        dark_metal = "#1A1006" if suit == "wild" else "#3A2208"
        finish = Finish(GOLD, PALE_GOLD, "#FFF0BE", dark_metal)
        stand(painter, fitted(modules, card.icons[0], box), CARD, finish, ground=False)
    gilded(painter, path, 13)


def arch() -> QPainterPath:
    """A pointed window."""
    left, top, right, bottom, spring = 46.0, 32.0, 584.0, 650.0, 230.0
    path = QPainterPath(QPointF(left, bottom))
    path.lineTo(left, spring)
    path.cubicTo(left, 130, left + 130, 66, (left + right) / 2, top)
    path.cubicTo(right - 130, 66, right, 130, right, spring)
    path.lineTo(right, bottom)
    path.closeSubpath()
    return path

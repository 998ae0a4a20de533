"""A few cards of a game, fanned out, for a wide cover: what one will hold, not only what it is called.

Faces cost their pictures, so this is done after the first paint, once a size.
"""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.engine.game import Game
from desktop.look import Face
from desktop.table.canvas import HEIGHT, RADIUS, WIDTH
from desktop.table.faces import card_image
from desktop.table.paint import soft_shadow
from desktop.words import Words

CARDS = 4
TILT = 7.0  # degrees between two cards
STEP = 0.62  # of a card's width between two cards
SEEDS = range(2, 12)  # deals that are looked through for cards worth showing


def faces(game: Game, words: Words) -> list[Face]:
    """Printed faces from the first deals of the game, each once; none for a game without pictures."""
    try:
        layout = import_module(f"desktop.games.{game.info.id}.layout")
    except ImportError:
        return []
    mode, seats = next(iter(game.info.modes.items()))
    found: dict[str, Face] = {}
    for seed in SEEDS:
        view = game.view(game.new(seats.start, mode, {}, seed), 0)
        for looks in layout.looks(view, (), words.say).values():
            for look in looks:
                if look.face_up and look.face.art and look.face.template != "back":
                    found.setdefault(look.face.card, look.face)
        if len(found) >= CARDS:
            break
    return list(found.values())[:CARDS]


def images(shown: list[Face], device_width: float) -> list[QImage]:
    """The cards, drawn for so many device pixels."""
    return [card_image(face, face.values, device_width) for face in shown]


def card_width(room: QRectF, count: int) -> float:
    """The width of a card so that the fan fits the room."""
    across = 1 + (count - 1) * STEP + 0.45  # and what the tilt of the outer cards takes
    return min(room.width() / across, room.height() / (HEIGHT / WIDTH * 1.22))


def draw_fan(painter: QPainter, room: QRectF, cards: list[QImage]) -> None:
    """The cards like a hand, in the middle of the room."""
    wide = card_width(room, len(cards))
    high = wide * HEIGHT / WIDTH
    middle = (len(cards) - 1) / 2
    for number, image in enumerate(cards):
        off = number - middle
        painter.save()
        painter.translate(room.center().x() + off * wide * STEP, room.center().y() + abs(off) ** 1.7 * wide * 0.055)
        painter.rotate(off * TILT)
        rect = QRectF(QPointF(-wide / 2, -high / 2), QPointF(wide / 2, high / 2))
        soft_shadow(painter, rect, wide * RADIUS / WIDTH, wide * 0.1, wide * 0.05, 0.55)
        painter.drawImage(rect, image)
        painter.restore()

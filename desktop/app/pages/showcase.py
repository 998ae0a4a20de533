"""A few cards of a game, fanned out, for a wide cover: what one will hold, not only what it is called.

Faces cost their pictures, so this is done after the first paint, and drawn once a size.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.controller.matches import Game
from desktop.face import TableGame
from desktop.table.drawing.canvas import HEIGHT, RADIUS, WIDTH
from desktop.table.drawing.faces import card_image
from desktop.table.drawing.paint import soft_shadow
from desktop.words import Words

CARDS = 4
TILT = 7.0  # degrees between two cards
STEP = 0.62  # of a card's width between two cards
SEEDS = range(2, 12)  # deals that are looked through for cards worth showing


class Fan:
    """Printed faces from the first deals of a game, each once; none for a game without pictures."""

    def __init__(self, game: Game, words: Words) -> None:
        self.faces: list[Any] = _faces(game, words)
        self._drawn: list[QImage] = []

    def __bool__(self) -> bool:
        return bool(self.faces)

    def draw(self, painter: QPainter, room: QRectF, ratio: float) -> None:
        """The cards like a hand, in the middle of the room."""
        wide = self._card_width(room)
        high, middle = wide * HEIGHT / WIDTH, (len(self.faces) - 1) / 2
        for number, image in enumerate(self._images(round(wide * ratio))):
            off = number - middle
            painter.save()
            painter.translate(room.center().x() + off * wide * STEP, room.center().y() + abs(off) ** 1.7 * wide * 0.055)
            painter.rotate(off * TILT)
            rect = QRectF(QPointF(-wide / 2, -high / 2), QPointF(wide / 2, high / 2))
            soft_shadow(painter, rect, wide * RADIUS / WIDTH, wide * 0.1, wide * 0.05, 0.55)
            painter.drawImage(rect, image)
            painter.restore()

    def _images(self, device_width: int) -> list[QImage]:
        if not self._drawn or self._drawn[0].width() != device_width:
            self._drawn = [card_image(face, face.values, device_width) for face in self.faces]
        return self._drawn

    def _card_width(self, room: QRectF) -> float:
        across = 1 + (len(self.faces) - 1) * STEP + 0.45  # and what the tilt of the outer cards takes
        return min(room.width() / across, room.height() / (HEIGHT / WIDTH * 1.22))


def _faces(game: Game, words: Words) -> list[Any]:
    if not isinstance(game, TableGame):
        return []
    mode, seats = next(iter(game.info.modes.items()))
    found: dict[str, Any] = {}
    for seed in SEEDS:
        view = game.view(game.new(seats.start, mode, {}, seed), 0)
        for looks in game.face.looks(view, (), words.say).values():
            for look in looks:
                if look.face_up and look.face.art and look.face.template != "back":
                    found.setdefault(look.face.card, look.face)
        if len(found) >= CARDS:
            break
    return list(found.values())[:CARDS]

"""A game's title in its world's type: on one line, or on two where one would have to be small."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from desktop.table.drawing.lettering import LEFT, draw_line, line_height, width
from desktop.table.drawing.theme import Metrics, font
from desktop.table.world import world_of

TINT = "#FBF5E6"
LEAST = 0.74  # a title shrinks so far before it takes a second line
LEAD = 0.92


def _halves(title: str) -> list[str]:
    """The title broken at the space nearest to its middle."""
    spaces = [at for at, letter in enumerate(title) if letter == " "]
    if not spaces:
        return [title]
    at = min(spaces, key=lambda space: abs(space - len(title) / 2))
    return [title[:at], title[at + 1 :]]


class Title:
    """A title set for a room: its lines, its font, its height."""

    def __init__(self, game_id: str, title: str, size: float, room: float, metrics: Metrics) -> None:
        px = metrics.px(size) * min(metrics.text, 1.2)  # large already: it grows with the text only a little
        face = font(world_of(game_id).title, px)
        self.lines = [title] if width(title, face) * LEAST <= room else _halves(title)
        widest = max(width(line, face) for line in self.lines)
        if widest > room:
            face.setPixelSize(max(11, int(face.pixelSize() * room / widest)))
        self.face: QFont = face
        self.height = line_height(face) * (1 + LEAD * (len(self.lines) - 1))

    @property
    def sinks(self) -> float:
        """From the base of its last line to its foot."""
        metrics = QFontMetricsF(self.face)
        return line_height(self.face) / 2 - (metrics.ascent() - metrics.descent()) / 2

    def draw(self, painter: QPainter, x: float, y: float, room: float) -> None:
        """Its lines from the top left."""
        step = line_height(self.face)
        for number, line in enumerate(self.lines):
            draw_line(painter, QRectF(x, y + number * step * LEAD, room, step), line, self.face, TINT, LEFT)

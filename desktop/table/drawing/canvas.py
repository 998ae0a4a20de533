"""The sheet a face is drawn on: 630 x 880 card units, whatever its size on the screen, and what it may say there.

Kept here: three levels of detail, and no text under eleven device pixels.
"""

from __future__ import annotations

import math
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPainterPath, QPen

from desktop.look import LARGE_TEXT, Face, Value
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import CENTER, LEFT, NARROW, SHRINK, draw_line, draw_numeral, fits, fitted
from desktop.table.drawing.theme import MIN_TEXT, color, draw_icon, font

WIDTH, HEIGHT, RADIUS = 630.0, 880.0, 34.0
MARGIN = 10.0  # between a name and the card that lies beside it


class Level(IntEnum):
    """How much a face tells: number and emblem; the name too; the rules too."""

    S = 0
    M = 1
    L = 2


def level_of(device_width: float) -> Level:
    """The level of detail for a card that many device pixels wide."""
    # 78 and not 84: a lane's cards are 82 pixels wide in a window of 1366 x 768, and their names still read there.
    return Level.S if device_width < 78 else Level.M if device_width < 200 else Level.L


def size_of(face: Face) -> tuple[float, float]:
    """Width and height of a face in card units."""
    return (HEIGHT, WIDTH) if face.wide else (WIDTH, HEIGHT)


class Sign(NamedTuple):
    """Something on the table that can be asked what it is: where it is drawn, and the name of its explanation.

    Several names, with a plus between them, are several sentences; a `text` is a sentence that is known already.
    """

    rect: QRectF
    name: str
    text: str = ""


class Canvas(NamedTuple):
    """A painter scaled to card units, the face, its present values and its picture."""

    painter: QPainter
    face: Face
    values: tuple[Value, ...]
    level: Level
    scale: float  # device pixels a card unit
    art: QImage | None = None
    wordy: bool = False  # the large card: with rules text
    text: float = 1.0  # the reader's text size
    signs: list[Sign] | None = None  # what is drawn, for whoever asks what it is
    shows: float = 1.0  # of the width, from the left: on the rest lies the next card of a hand

    @property
    def rect(self) -> QRectF:
        """The whole card."""
        return QRectF(0, 0, *size_of(self.face))

    @property
    def right(self) -> float:
        """How far it can be seen."""
        return self.rect.width() * self.shows

    def value(self, style: str) -> Value | None:
        """The value of a style, if the card has it."""
        return next((value for value in self.values if value.style == style), None)

    def type(self, size: float, most: float = 2.0) -> float:
        """Letters of that size as this reader wants them, grown `most` times at the most."""
        return size * min(self.text, most)

    def tell(self, rect: QRectF, name: str, text: str = "") -> None:
        """Say that something stands here which wants an explanation."""
        if self.signs is not None and name:
            self.signs.append(Sign(rect, name, text))

    def at_reading_size(self) -> Canvas:
        """For a reader of large text a table's card keeps to what is written large, however wide it lies."""
        told_less = self.level == Level.L and not self.wordy and self.text >= LARGE_TEXT
        return self._replace(level=Level.M) if told_less else self

    def readable(self, size: float) -> bool:
        """Whether letters of that size, in card units, may be drawn here."""
        return size * self.scale >= MIN_TEXT

    def picture(
        self, window: QRectF, radius: float, fallback: tuple[str, ...], sign: str = "", lift: float = 0.0
    ) -> QPainterPath:
        """The card's picture in its frame, or a plain light and a sign when it has none; returns the window's path.

        `lift`: how far it moves up, where its foot is covered.
        """
        path = paint.rounded(window, radius)
        p = self.painter
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        p.fillRect(window, QBrush(paint.vertical(window.top(), window.bottom(), *fallback)))
        if self.art is not None:
            p.drawImage(self.rect.translated(0, -lift), self.art)
        elif sign:
            draw_icon(p, sign, QRectF(WIDTH / 2 - 210, 120, 420, 420), "#E8D4AA")
        else:
            initial = self.face.title[:1]
            face = font("almendra 700", 330)
            draw_numeral(p, QPointF(WIDTH / 2, 310), initial, face, QBrush(color("#FFF1D8", 0.75)))
        p.restore()
        return path

    def name(self, rect: QRectF, key: str, size: float, tint: str, align: Qt.AlignmentFlag = CENTER) -> None:
        """The title on one line: smaller, then the short name, never cut off."""
        if not self.readable(size):
            return
        if rect.right() > self.right:
            rect = QRectF(rect.left(), rect.top(), self.right - MARGIN - rect.left(), rect.height())
        face, title = font(key, size), self.face.title
        if not fits(title, face, self._room(rect), self._lowest(size)) and self.face.short_title:
            title = self.face.short_title
        self.line(rect, title, face, tint, align)

    def line(self, rect: QRectF, text: str, face: QFont, tint: str, align: Qt.AlignmentFlag = LEFT) -> None:
        """Words on one line, no smaller than can be read; large text becomes narrow before it becomes smaller."""
        lowest = self._lowest(face.pixelSize())
        if self.text >= LARGE_TEXT:
            face, lowest = fitted(text, face, self._room(rect), lowest), 1.0
        draw_line(self.painter, rect, text, face, tint, align, lowest)

    def _room(self, rect: QRectF) -> float:
        """How wide letters of their full width may be."""
        return rect.width() / (NARROW if self.text >= LARGE_TEXT else 1.0)

    def _lowest(self, size: float) -> float:
        """How far letters may shrink."""
        return max(SHRINK, (math.ceil(MIN_TEXT / self.scale) + 0.01) / size)

    def badge(
        self, shape: str, centre: QPointF, radius: float, fill: tuple[str, str], line: str, text: str, key: str,
        size: float, tint: str = "#FFFFFF", name: str = "",
    ) -> None:  # fmt: skip
        """A value in its shape; `name` is that of its explanation."""
        self.tell(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), name)
        p = self.painter
        p.save()
        pen = QPen(QColor(line), 8)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        p.setPen(pen)
        p.setBrush(paint.vertical(centre.y() - radius * 1.2, centre.y() + radius * 1.2, *fill))
        p.drawPath(paint.shape_path(shape, centre, radius))
        p.restore()
        draw_numeral(p, centre, text, font(key, size), tint)

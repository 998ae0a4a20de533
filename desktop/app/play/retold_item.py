"""One thing of a turn that is told again, as a button: who, the card, an arrow, what it hit or where it went, figures.

What stands in it is worked out once for a height of its cards, as pieces from left to right; how wide it is follows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.controller.retelling import Look, Retold
from desktop.table.controls.buttons import PushButton, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import size_of
from desktop.table.drawing.faces import shown
from desktop.table.drawing.lettering import (
    CENTER,
    LEFT,
    draw_line,
    draw_paragraph,
    line_height,
    paragraph_height,
    width,
)
from desktop.table.drawing.theme import BASE, MIN_TEXT, Metrics, color, draw_icon, ui_font
from desktop.table.scene.safety_net import netted

EDGE, GAP = 8.0, 7.0  # units
ROOMS = (96.0, 130.0, 170.0, 220.0, 280.0, 360.0)  # units that words may take across, the first in which they fit
GOAL = 100.0
SHAPE, ARROW, PLATE = 17.0, 20.0, 19.0
SIGNS = "+\N{MINUS SIGN}"
LYING = 0.84  # of the height: how wide a card is that lies on its side

Picture = Callable[[Look, float], QPixmap]


class Cut(NamedTuple):
    """How large it is: the height of its cards in units, and the share of its letters."""

    high: float
    letters: float = 1.0

    def pixels(self, m: Metrics) -> float:
        """The height of a card."""
        return m.px(self.high) * math.pow(max(1.0, m.text * self.letters), 0.4)

    def face(self, m: Metrics, units: float, weight: int = 400) -> QFont:
        """Letters of so many units."""
        return ui_font(max(MIN_TEXT, m.type(units) * self.letters), weight)


class Piece(NamedTuple):
    """Something in an item, and how wide it is."""

    kind: str  # shape, card, arrow, words, figure, plate
    wide: float
    look: Look | None = None
    text: str = ""


def pieces(told: Retold, cut: Cut, m: Metrics, times: str) -> list[Piece]:
    """All that stands in an item."""
    high = cut.pixels(m)
    found = [Piece("shape", m.px(SHAPE))] if told.shape else []
    found += [Piece("card", card_size(look, high)[0], look) for look in told.cards]
    figure, small = cut.face(m, 21, 700), cut.face(m, 15)
    if told.onto or (told.goal and told.cards):
        found.append(Piece("arrow", m.sign(ARROW)))
        found += [Piece("card", card_size(look, high)[0], look) for look in told.onto]
        if not told.onto:
            found.append(_written("words", told.goal, small, high, m, GOAL))
    pictured = bool(told.cards) and bool(told.onto or told.goal or told.figures)
    if not pictured and told.words:
        found.append(_written("words", told.words, cut.face(m, 16), high, m))
    said = [each for each in told.figures if pictured or told.verdict or each.lstrip(SIGNS) not in told.words]
    if said:
        found.append(_stacked(said, figure, high))
    if told.verdict is not None:
        found.append(Piece("plate", m.sign(PLATE)))
    if told.times > 1:
        found.append(Piece("times", width(times, figure), text=times))
    return found


def _written(kind: str, text: str, face: QFont, high: float, m: Metrics, least: float = 0.0) -> Piece:
    """Words in as many lines as the height holds."""
    for units in (room for room in ROOMS if room >= least):
        room = m.px(units)
        if paragraph_height(text, face, room, 0.96) <= high and max(width(word, face) for word in text.split()) <= room:
            return Piece(kind, min(room, width(text, face) + 2), text=text)
    return Piece(kind, min(m.px(ROOMS[-1]), width(text, face) + 2), text=text)


def _stacked(said: list[str], face: QFont, high: float) -> Piece:
    """Figures under each other where the height holds them, else in one line."""
    over = line_height(face, 0.9) * len(said) <= high
    wide = max(width(each, face) for each in said) if over else width("  ".join(said), face)
    return Piece("figure", wide + 2, text="\n".join(said) if over else "  ".join(said))


def card_size(look: Look, high: float) -> tuple[float, float]:
    """Width and height of a card in an item."""
    wide, tall = size_of(shown(look)[0])
    return (high * wide / tall, high) if tall >= wide else (high * LYING, high * LYING * tall / wide)


@netted
class RetoldItem(PushButton):
    """A button that shows one thing; the keyboard comes to it by Tab and goes on by arrows."""

    pointed = Signal(bool)  # pointer or keyboard have come, or gone
    stepped = Signal(int)  # arrows: so many items on

    def __init__(self, picture: Picture, parent: QWidget) -> None:
        super().__init__("", parent=parent)
        self._picture = picture
        self.told: Retold | None = None
        self._pieces: list[Piece] = []
        self._cut = Cut(1)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is, at the cards
        self.hide()

    def tell(self, told: Retold | None, cut: Cut, found: list[Piece]) -> None:
        """Show this, in these pieces; None: nothing is left of what it told."""
        self.told, self._cut, self._pieces = told, cut, found
        self.setAccessibleName(told.says if told is not None else "")
        self.update()

    def sizeHint(self) -> QSize:
        """Pieces, gaps and edges."""
        return QSize(*item_size(self._pieces, self._cut, self.metrics))

    # ---- hands

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk along; what else a button takes it takes."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    # ---- what it looks like

    def paintEvent(self, event: QPaintEvent) -> None:
        """A faint sheet with a bar in the colour of whoever acted, and the pieces on it."""
        if self.told is None:
            return
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        lit = self.underMouse() or self.hasFocus()
        fill, rim = (0.16, 0.6) if lit else (0.06, 0.14)
        paint.box(painter, rect, m.px(8), color(BASE.line, fill), color(BASE.line, rim), 1)
        if self.told.color:
            bar = QRectF(rect.x() + 1, rect.y() + m.px(6), m.px(3), rect.height() - m.px(12))
            paint.box(painter, bar, m.px(1.5), self.told.color)
        x = m.px(EDGE + 2)
        for piece in self._pieces:
            self._draw(painter, piece, QRectF(x, 0, piece.wide, self.height()))
            x += piece.wide + m.px(GAP)

    def _draw(self, painter: QPainter, piece: Piece, room: QRectF) -> None:
        assert self.told is not None
        m, middle = self.metrics, room.center()
        if piece.kind == "shape":
            paint.seat_shape(painter, self.told.shape, middle, m.px(SHAPE * 0.42), self.told.color, m.px(1.4))
        elif piece.kind == "card" and piece.look is not None:
            wide, high = card_size(piece.look, self._cut.pixels(m))
            picture = self._picture(piece.look, wide)
            place = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        elif piece.kind in ("arrow", "plate"):
            side = piece.wide
            icon = "arrow-right" if piece.kind == "arrow" else "swords"
            tint = BASE.muted if piece.kind == "arrow" else BASE.accent_ink
            square = QRectF(middle - QPointF(side / 2, side / 2), middle + QPointF(side / 2, side / 2))
            draw_icon(painter, icon, square, tint, 2.0)
        elif piece.kind == "words":
            face = self._cut.face(m, 15 if piece.text == self.told.goal else 16)
            tint = BASE.soft if piece.text == self.told.goal else BASE.text
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            draw_paragraph(painter, room.adjusted(0, m.px(2), 1, -m.px(2)), piece.text, face, tint, align, 0.96)
        elif piece.kind == "times":
            draw_line(painter, room, piece.text, self._cut.face(m, 21, 700), BASE.muted, LEFT)
        else:
            self._draw_figures(painter, piece.text.split("\n"), room)

    def _draw_figures(self, painter: QPainter, said: list[str], room: QRectF) -> None:
        face = self._cut.face(self.metrics, 21, 700)
        step = line_height(face, 0.9)
        y = room.center().y() - step * len(said) / 2
        for each in said:
            draw_line(painter, QRectF(room.x(), y, room.width(), step), each, face, BASE.accent_ink, CENTER)
            y += step


STEPS = {
    Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1,
    Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000,
}  # fmt: skip


def item_size(found: list[Piece], cut: Cut, m: Metrics) -> tuple[int, int]:
    """How much room the pieces of an item need."""
    wide = sum(piece.wide for piece in found) + m.px(GAP) * (len(found) - 1) + m.px(2 * EDGE + 2)
    return round(wide), round(cut.pixels(m) + m.px(10))


def lines(widths: list[int], room: float, gap: float) -> Iterator[range]:
    """The items line by line: as many in each as the room holds, at least one."""
    first, used = 0, 0.0
    for number, wide in enumerate(widths):
        if number > first and used + gap + wide > room:
            yield range(first, number)
            first, used = number, 0.0
        used += wide + (gap if number > first else 0.0)
    if widths:
        yield range(first, len(widths))

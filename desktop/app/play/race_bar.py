"""The bar under the title: how each side stands towards the end of the game, who leads, and what ends it.

Two sides face each other with the standing between them; more stand in a row before it. A number that changes counts
there and carries the difference for a while, also where nothing is animated.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer, QVariantAnimation
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.controller.race import RACE_BAR, Race, Runner, Score, alike, like, signed, told
from desktop.controller.race import changes as came_to
from desktop.table.controls.buttons import Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import CENTER, LEFT, draw_line, width
from desktop.table.drawing.theme import BASE, color, draw_icon, edge, ui_font
from desktop.table.motion.part_steps import COUNT
from desktop.table.motion.speeds import Pace
from desktop.table.scene.safety_net import netted
from desktop.words import Words

STANDS_MS = 2600  # how long a difference stands beside its number
MIDDLE = 0.3  # of the width: what stands between two sides
LAST = 1.4  # of the room of a side: what stands after more than two
LARGEST = 1.35  # of the numbers, which are large already


class Piece(NamedTuple):
    """Something of a side in its row."""

    kind: str  # shape, name, crown, icon, number, change
    text: str
    wide: float
    icon: str = ""


@netted
class RaceBar(Scaled, QWidget):
    """One row of numbers; it is read, never pressed."""

    spoken_role = QAccessible.Role.StaticText

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.race: Race | None = None
        self.changes: dict[tuple[int, int], int] = {}  # by side and score: what has just come to it
        self._counting: dict[tuple[int, int], int] = {}  # of these, what is still on its way
        self._share = 1.0  # of that way
        self._count = QVariantAnimation(self)
        self._count.setStartValue(0.0)
        self._count.setEndValue(1.0)
        self._count.valueChanged.connect(self._pass)
        self._stands = QTimer(self)
        self._stands.setSingleShot(True)
        self._stands.setInterval(STANDS_MS)
        self._stands.timeout.connect(self._forget_changes)

    def tell(self, race: Race | None, pace: Pace | None = None) -> None:
        """How it stands now; with a pace, what has changed counts up or down to it."""
        if race == self.race:
            return
        before, self.race = self.race, race
        self.setAccessibleName(told(race, self._words) if race is not None else "")
        changes = dict(came_to(before, race))
        if pace is None or not alike(before, race):
            changes, self.changes = {}, {}
        if changes or not self.changes:
            self._count.stop()
            self._counting, self._share = changes, 1.0
        for place, change in changes.items():  # one that still stands takes up the next
            self.changes[place] = self.changes.get(place, 0) + change
        self.changes = {place: change for place, change in self.changes.items() if change}
        if changes and pace is not None:
            self._stands.start()
            if pace.speed.value and pace.motion:
                self._count.setDuration(round(pace.ms(COUNT)))
                self._count.start()
                self._share = 0.0
        self.update()

    def _pass(self, share: float) -> None:
        self._share = float(share)
        self.update()

    def _forget_changes(self) -> None:
        self.changes = {}
        self.update()

    # ---- what it looks like

    def sizeHint(self) -> QSize:
        """Its height; it takes the width that there is."""
        return QSize(1, round(self.metrics.px(RACE_BAR)))

    def _faces(self) -> tuple[QFont, QFont, QFont]:
        """Of the numbers, the names, and the words about it; all keep to the height."""
        m, most = self.metrics, self.height() * 0.66
        return (
            ui_font(min(most, m.px(31) * min(LARGEST, m.text)), 700),
            ui_font(min(most * 0.8, m.type(18)), 600),
            ui_font(min(most * 0.62, m.type(15)), 500),
        )

    def _pieces(self, number: int, runner: Runner) -> Iterator[Piece]:
        """A side from its name on."""
        m, (big, face, small) = self.metrics, self._faces()
        yield Piece("shape", "", m.px(26))
        yield Piece("name", runner.name, width(runner.name, face) + m.px(10))
        for place, score in enumerate(runner.scores):
            yield Piece("icon", "", big.pixelSize() * 0.9 + m.px(6), score.icon)
            text = self._passing(score, self._counting.get((number, place), 0))
            yield Piece("number", text, width(text, big) + m.px(8))
            if (number, place) in self.changes:
                change = signed(self.changes[number, place], score)
                yield Piece("change", change, width(change, small) + m.px(18))
            yield Piece("gap", "", m.px(10))
        if runner.leads:
            yield Piece("crown", "", m.px(24))

    def _passing(self, score: Score, change: int) -> str:
        """A number on its way, grouped as it is in the end."""
        now = score.value - round(change * (1 - self._share))
        return score.text if now == score.value else like(now, score)

    def cells(self) -> list[QRectF]:
        """Where the sides stand, and after them the words about it."""
        wide, high = float(self.width()), float(self.height())
        runners = self.race.runners if self.race is not None else ()
        if len(runners) == 2:
            side = wide * (1 - MIDDLE) / 2
            places = [(0.0, side), (wide - side, side), (side, wide - 2 * side)]
        else:
            each = wide / (len(runners) + LAST)
            places = [*((each * n, each) for n in range(len(runners))), (wide - each * LAST, each * LAST)]
        return [QRectF(x, 0, w, high) for x, w in places]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, each side over how far it is, the words."""
        painter, rect = painter_on(self), QRectF(self.rect())
        painter.fillRect(rect, paint.vertical(0, rect.height(), BASE.bar_deep, BASE.bar))
        painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), edge(0.12))
        if self.race is None:
            return
        *sides, words = self.cells()
        mirrored = len(sides) == 2
        for number, (runner, cell) in enumerate(zip(self.race.runners, sides, strict=True)):
            self._paint_side(painter, number, runner, cell, mirrored and number == 1)
        self._paint_words(painter, words, self.race)

    def _paint_side(self, painter: QPainter, number: int, runner: Runner, cell: QRectF, mirrored: bool) -> None:
        m = self.metrics
        room = cell.adjusted(m.px(14), m.px(1), -m.px(14), -m.px(7))
        bar = QRectF(room.left(), cell.bottom() - m.px(6), room.width(), m.px(4))
        paint.box(painter, bar, m.px(2), color(BASE.line, 0.12))
        long = bar.width() * max(0.0, min(1.0, runner.way))
        full = QRectF(bar.right() - long if mirrored else bar.left(), bar.top(), long, bar.height())
        paint.box(painter, full, m.px(2), color(runner.color))
        pieces = list(self._pieces(number, runner))
        spare = room.width() - sum(piece.wide for piece in pieces)
        if spare < 0:  # the name gives way, down to nothing
            name = pieces[1]
            pieces[1] = name._replace(wide=max(0.0, name.wide + spare))
        x = room.right() if mirrored else room.left()
        for piece in pieces:
            x -= piece.wide if mirrored else 0.0
            self._paint_piece(painter, piece, QRectF(x, room.top(), piece.wide, room.height()), runner)
            x += 0.0 if mirrored else piece.wide

    def _paint_piece(self, painter: QPainter, piece: Piece, place: QRectF, runner: Runner) -> None:
        m, (big, face, small) = self.metrics, self._faces()
        middle = place.center()
        if piece.kind == "shape":
            paint.seat_shape(painter, runner.shape, middle, m.px(10), runner.color, m.px(2))
        elif piece.kind == "name":
            draw_line(painter, place.adjusted(m.px(4), 0, -m.px(4), 0), piece.text, face, BASE.text, LEFT)
        elif piece.kind == "crown":
            draw_icon(painter, "crown", _square(middle, m.px(20)), BASE.accent_ink)
        elif piece.kind == "icon":
            draw_icon(painter, piece.icon, _square(middle, min(big.pixelSize() * 0.9, place.height())), BASE.muted)
        elif piece.kind == "number":
            tint = BASE.accent_ink if runner.leads else BASE.text
            draw_line(painter, place, piece.text, big, tint, LEFT)
        elif piece.kind == "change":
            high = small.pixelSize() * 1.6
            pill = QRectF(place.left(), middle.y() - high / 2, place.width() - m.px(2), high)
            paint.box(painter, pill, pill.height() / 2, color(BASE.tip, 0.95), BASE.accent, m.px(1.2))
            draw_line(painter, pill, piece.text, small, BASE.text, CENTER)

    def _paint_words(self, painter: QPainter, cell: QRectF, race: Race) -> None:
        """Who leads over what ends it; what does not fit beside the other goes, the end first."""
        m, (_, face, small) = self.metrics, self._faces()
        room = cell.adjusted(m.px(8), m.px(2), -m.px(8), -m.px(2))
        lines = [(race.standing, face, BASE.text), (race.ends, small, BASE.muted)]
        lines = [line for line in lines if line[0]]
        if sum(line[1].pixelSize() for line in lines) * 1.12 > room.height():
            lines = lines[:1]
        high = room.height() / max(1, len(lines))
        for at, (said, letters, tint) in enumerate(lines):
            draw_line(
                painter, QRectF(room.left(), room.top() + at * high, room.width(), high), said, letters, tint, CENTER
            )


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

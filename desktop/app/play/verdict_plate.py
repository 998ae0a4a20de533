"""The plate that tells what a clash came to: each side's sum, figure by figure, the reason, and who gains what.

While the table waits for it, any key or click takes it away and does nothing else; one that comes before it could be
seen was meant for something else, and does nothing at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.play.over_table import over
from desktop.app.play.placards import lie_near
from desktop.controller.verdicts import Sum, Verdict, told
from desktop.table.controls.buttons import Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import (
    LEFT,
    RIGHT,
    draw_line,
    draw_numeral,
    draw_paragraph,
    line_height,
    paragraph_height,
    sized,
    width,
)
from desktop.table.drawing.theme import BASE, FELT, color, font, ui_font
from desktop.table.guard import Guard
from desktop.table.scene.safety_net import netted
from desktop.table.scene.view import TableView
from desktop.table.world import world_of

WIDE, EDGE, GAP = 660.0, 24.0, 12.0
NAME, TOTAL = 0.24, 0.13  # shares of the width: whose sum it is, and what it comes to
STEPS = 8  # places across and down that are tried
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class Chip(NamedTuple):
    """A figure with its name, somewhere in its row."""

    rect: QRectF
    name: str
    amount: str


@netted
class VerdictPlate(Scaled, QWidget):
    """One verdict, over the middle of the table."""

    def __init__(self, game_id: str, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._world, self._view = world_of(game_id), view
        self.verdict: Verdict | None = None
        self.fresh = Guard()
        self._blocks = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    # ---- coming and going

    def tell(self, verdict: Verdict | None, blocks: bool = False) -> None:
        """Show this one, or none; `blocks`: the table waits until somebody passes on."""
        self.verdict, self._blocks = verdict, blocks
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(self)
        if verdict is None:
            self.hide()
            self._view.table.callouts.make_way()
            return
        self.setAccessibleName(" ".join(told(verdict)))
        self.fresh.begin()
        app.installEventFilter(self)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever presses anything in this window has read it; where the table waits, the press does no more."""
        presses = event.type() in PRESSES or event.type() == QEvent.Type.ShortcutOverride
        if not presses or not isinstance(watched, QWidget) or watched.window() is not self.window():
            return False
        if isinstance(event, QKeyEvent) and event.key() in ALONE:
            return False
        if not self._blocks:
            self.tell(None)
            return False
        event.accept()
        held = isinstance(event, QKeyEvent) and event.isAutoRepeat()
        if event.type() in PRESSES and not held and not self.fresh.holds:
            self._view.table.animator.pass_on()
        return True

    # ---- what it looks like

    def place(self) -> None:
        """Near the middle, over few cards; where the table does not wait for it, off all that can be chosen."""
        table = self._view.table
        if self.verdict is None or table.layout is None:
            return
        m, room = self.metrics, self._view.geometry()
        wide = round(min(m.px(WIDE) * m.text**0.7, room.width() * 0.8))
        size = QSize(wide, round(self._height(wide)))
        cards = [spot.rect for zone in table.layout.zones.values() for spot in zone.spots]
        things = [QRectF(*rect).toAlignedRect().translated(room.topLeft()) for rect in cards]
        if self._blocks:
            self.setGeometry(min(_places(size, room), key=lambda place: _cost(place, room, things)))
        else:
            middle = QRect(room.center(), QSize(1, 1))
            lie_near(self, size, room, [middle], things, round(m.px(GAP)), over(self._view))
        self.show()
        self.raise_()
        self.update()
        table.callouts.make_way()

    def _faces(self) -> tuple[QFont, QFont, QFont, QFont]:
        """Of the title, the totals, whatever is read, and the small names."""
        m = self.metrics
        head, total = font(self._world.title, m.type(32)), font(self._world.numeral, m.type(34))
        return head, total, ui_font(m.type(18), 600), ui_font(m.type(15))

    def _chips(self, each: Sum, wide: float) -> tuple[list[Chip], float]:
        """The figures of a sum in as many lines as they need, from its left upper corner; and how high they are."""
        m, (_, _, face, small) = self.metrics, self._faces()
        x = y = 0.0
        high, chips = line_height(face) * 1.25, []
        for term in each.terms:
            needs = width(term.name, small) + width(term.amount, face) + m.px(26)
            if x and x + needs > wide:
                x, y = 0.0, y + high + m.px(5)
            chips.append(Chip(QRectF(x, y, min(needs, wide), high), term.name, term.amount))
            x += needs + m.px(6)
        return chips, (y + high if chips else 0.0)

    def _rows(self, wide: float) -> Iterator[tuple[Sum, list[Chip], QRectF]]:
        """Each sum, its figures, and where it stands."""
        assert self.verdict is not None
        m, (head, total, _, small) = self.metrics, self._faces()
        y = m.px(EDGE) * 0.7 + line_height(head) + m.px(6)
        inner = wide - 2 * m.px(EDGE)
        for each in self.verdict.sums:
            room = inner * (1 - NAME - TOTAL)
            chips, high = self._chips(each, room)
            high += paragraph_height(each.note, small, room) if each.note else 0.0
            high = max(high, line_height(total)) + m.px(10)
            yield each, chips, QRectF(m.px(EDGE), y, inner, high)
            y += high

    def _said(self) -> list[tuple[str, QFont, str]]:
        """The lines under the sums."""
        assert self.verdict is not None
        face = self._faces()[2]
        gains = [(gain, face, BASE.accent_ink) for gain in self.verdict.gains]
        return [line for line in [(self.verdict.reason, face, BASE.text), *gains] if line[0]]

    def _height(self, wide: float) -> float:
        m, rows = self.metrics, list(self._rows(wide))
        inner = wide - 2 * m.px(EDGE)
        words = sum(paragraph_height(said, face, inner) + m.px(3) for said, face, _ in self._said())
        return (rows[-1][2].bottom() if rows else m.px(EDGE)) + words + m.px(EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark sheet; the sum that decides is bright."""
        if self.verdict is None:
            return
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        paint.box(painter, rect, m.px(12), color(BASE.tip, 0.97), FELT.chosen, m.px(2))
        head = self._faces()[0]
        title = QRectF(m.px(EDGE), m.px(EDGE) * 0.6, self.width() - 2 * m.px(EDGE), line_height(head))
        draw_line(painter, title, self.verdict.title, head, BASE.accent_ink, LEFT)
        y = title.bottom()
        for each, chips, row in self._rows(self.width()):
            self._paint_sum(painter, each, chips, row)
            y = row.bottom()
        y += m.px(4)
        for said, face, tint in self._said():
            room = QRectF(m.px(EDGE), y, title.width(), paragraph_height(said, face, title.width()) + 1)
            draw_paragraph(painter, room, said, face, tint)
            y += room.height() + m.px(3)

    def _paint_sum(self, painter: QPainter, each: Sum, chips: list[Chip], row: QRectF) -> None:
        m, (_, total, face, small) = self.metrics, self._faces()
        painter.fillRect(QRectF(row.left(), row.top(), row.width(), 1), color(BASE.line, 0.16))
        left = row.left()
        if each.shape:
            paint.seat_shape(
                painter, each.shape, QPointF(left + m.px(11), row.center().y()), m.px(10), each.color, m.px(2)
            )
        name = QRectF(left + m.px(28), row.top(), row.width() * NAME - m.px(32), row.height())
        draw_line(painter, name, each.name, face, BASE.text if each.wins else BASE.soft, LEFT)
        low = max((chip.rect.bottom() for chip in chips), default=0.0)
        top = row.top() + m.px(5) if each.note else row.center().y() - low / 2
        corner = QPointF(left + row.width() * NAME, top)
        for chip in chips:
            place = chip.rect.translated(corner)
            paint.box(painter, place, m.px(6), color(BASE.line, 0.10), color(BASE.line, 0.22), 1)
            inner = place.adjusted(m.px(8), 0, -m.px(8), 0)
            wide = width(chip.amount, face)
            draw_line(painter, inner.adjusted(0, 0, -wide - m.px(6), 0), chip.name, small, BASE.muted, LEFT)
            figure = QRectF(inner.right() - wide, inner.top(), wide + 1, inner.height())
            draw_line(painter, figure, chip.amount, face, BASE.text, LEFT)
        if each.note:
            room = QRectF(
                corner.x(), corner.y() + low, row.width() * (1 - NAME - TOTAL), row.bottom() - corner.y() - low
            )
            draw_paragraph(painter, room, each.note, small, BASE.text)
        figure = QRectF(row.right() - row.width() * TOTAL, row.top(), row.width() * TOTAL, row.height())
        draw_line(painter, figure, each.total, total, BASE.accent_ink if each.wins else BASE.soft, RIGHT)
        if each.sign:
            sign = QRectF(figure.left() - m.px(10), row.bottom() - m.px(16), m.px(28), m.px(32))
            draw_numeral(painter, sign.center(), each.sign, sized(total, total.pixelSize() * 0.8), BASE.text)


def _places(size: QSize, room: QRect) -> Iterator[QRect]:
    """Here and there in a room, the middle among them."""
    across, down = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    for column in range(STEPS + 1):
        for row in range(STEPS + 1):
            corner = QPoint(room.x() + across * column // STEPS, room.y() + down * row // STEPS)
            yield QRect(corner, size)


def _cost(place: QRect, room: QRect, things: Sequence[QRect]) -> float:
    """What it covers, and how far from the middle it lies."""
    covered = (place.intersected(thing) for thing in things)
    off = place.center() - room.center()
    far = abs(off.x()) / room.width() + abs(off.y()) / room.height()
    return sum(each.width() * each.height() for each in covered) / (room.width() * room.height()) + far * 0.12

"""What they believed (B): beside the table of a finished match, what one seat thought of another's hidden cards there.

It follows the replay: whatever moment the table shows is the moment that is told. Card by card in a standard list
view, each with its chance, what the last own move changed of it, and whether it was there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.app.house.house import House
from desktop.app.pages.layouts import HBox
from desktop.app.pages.list_rows import Index, Rows
from desktop.app.pages.small_cards import PLACE, SmallCards
from desktop.app.play.sheet import Sheet
from desktop.controller.believed import Believed, Row, Told
from desktop.controller.replay import Replay
from desktop.table.controls.buttons import SMALLEST, IconButton
from desktop.table.controls.fields import DropDown
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, RIGHT, draw_line, draw_paragraph, line_height, paragraph_height, width
from desktop.table.drawing.theme import BASE, color, draw_icon, edge, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

ENTRY = Qt.ItemDataRole.UserRole
WIDE = 500.0
CARDS = 3  # rows for which there is room under the words, or they come before them
TYPES = {"title": (20, 600, "text"), "said": (18, 400, "text"), "quiet": (16, 400, "muted")}  # letters, weight, tint


class Entry(NamedTuple):
    """A row of the list: a card, or words."""

    text: str
    kind: str = "said"  # title, said, quiet
    card: Row | None = None


def entries(told: Sequence[Told], since: str, cards_first: bool = False) -> list[Entry]:
    """Secret by secret: what it is, how much was known, what changed it, the cards, how it was counted.

    The cards come first where else none would be in sight.
    """
    found = []
    for each in told:
        cards = [Entry(row.says, card=row) for row in each.rows]
        said = [*map(Entry, each.measure)]
        if each.changes:
            said += [Entry(since, "quiet"), *map(Entry, each.changes)]
        found += [Entry(each.title, "title"), *(cards + said if cards_first else said + cards)]
        found.append(Entry(each.note, "quiet"))
    return found


@netted
class BeliefsModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []

    def tell(self, found: Sequence[Entry]) -> bool:
        """Other rows; whether they are other ones."""
        if list(found) == self.entries:
            return False
        self.beginResetModel()
        self.entries = list(found)
        self.endResetModel()
        return True

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """As many as rows."""
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a row, or all of it."""
        entry = self.entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.text
        return entry if role == ENTRY else None


@netted
class BeliefsDelegate(QStyledItemDelegate):
    """Words are wrapped; a card has its picture, its chance as a bar and a number, and a sign if it was there."""

    def __init__(self, view: BeliefsView, words: Words) -> None:
        super().__init__(view)
        self.view, self._words = view, words
        self._pictures = SmallCards()

    # ---- sizes

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        m = self.view.metrics
        return ui_font(m.type(18), 600), ui_font(m.type(18), 700), ui_font(m.type(15))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its letters, and as wide as there is room."""
        return QSize(1, self.high(index.data(ENTRY)))

    def high(self, entry: Entry) -> int:
        """As high as the words, or two lines beside the picture."""
        m = self.view.metrics
        if entry.card is not None:
            name, _, small = self._fonts()
            return round(line_height(name) + line_height(small) + m.px(16))
        size, weight, _ = TYPES[entry.kind]
        high = paragraph_height(entry.text, ui_font(m.type(size), weight), self._room())
        return max(SMALLEST, round(high + m.px(16 if entry.kind == "title" else 8)))

    def _room(self) -> float:
        return self.view.viewport().width() - 2 * self.view.metrics.px(8)

    # ---- drawing

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The row on which the keyboard stands has a brass line."""
        m, entry = self.view.metrics, index.data(ENTRY)
        rect = QRectF(option.rect).adjusted(m.px(2), m.px(2), -m.px(2), -m.px(2))
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self.view.currentIndex() == index and self.view.hasFocus():
            paint.box(painter, rect, m.px(8), color(BASE.accent, 0.14), color(BASE.accent), m.px(1.6))
        if entry.card is not None:
            self._card(painter, rect, entry.card)
        else:
            size, weight, tint = TYPES[entry.kind]
            face = ui_font(m.type(size), weight)
            high = paragraph_height(entry.text, face, self._room())
            foot = rect.bottom() - m.px(2) - high
            words = QRectF(m.px(8), foot, self._room(), high + 1)
            draw_paragraph(painter, words, entry.text, face, getattr(BASE, tint))
        painter.restore()

    def _card(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        m = self.view.metrics
        name, number, small = self._fonts()
        high = rect.height() - m.px(6)
        place = QRectF(rect.x() + m.px(6), rect.y() + m.px(3), high * PLACE, high)
        self._pictures.draw(painter, place, row.face, self.view.devicePixelRatioF())
        left, right = place.right() + m.px(10), rect.right() - m.px(8)
        over, under = line_height(name), line_height(small)
        y = rect.center().y() - (over + under) / 2
        end = self._numbers(painter, QRectF(left, y, right - left, over), row, number, small)
        draw_line(painter, QRectF(left, y, end - left, over), row.name, name, BASE.text, LEFT)
        self._truth(painter, QRectF(left, y + over, right - left, under), row, small)

    def _numbers(self, painter: QPainter, room: QRectF, row: Row, number: QFont, small: QFont) -> float:
        """Percent at the right, what changed beside it; from where on they stand."""
        m = self.view.metrics
        wide = width(row.percent, number) + 1
        x = room.right() - wide
        draw_line(painter, QRectF(x, room.y(), wide, room.height()), row.percent, number, BASE.text, RIGHT)
        if row.change:
            points, side = str(abs(row.change)), m.sign(15)
            wide = width(points, small) + 1
            x -= m.px(12) + wide
            draw_line(painter, QRectF(x, room.y(), wide, room.height()), points, small, BASE.text, LEFT)
            x -= side + m.px(2)
            arrow = QRectF(x, room.center().y() - side / 2, side, side)
            draw_icon(painter, "arrow-up" if row.change > 0 else "arrow-down", arrow, BASE.text, 2.6)
        return x - m.px(8)

    def _truth(self, painter: QPainter, room: QRectF, row: Row, small: QFont) -> None:
        """The bar, as long in every row, and after it whether the card was there."""
        m = self.view.metrics
        says, side = self._words.line("house.beliefs.there"), m.sign(16)
        kept = min(width(says, small) + side + m.px(16), room.width() * 0.6)
        thick = m.px(9)
        bar = QRectF(room.x(), room.center().y() - thick / 2, room.width() - kept, thick)
        paint.box(painter, bar, thick / 2, color(BASE.well, 0.5), edge(0.2))
        if row.chance > 0:
            filled = QRectF(bar.topLeft(), QPointF(bar.x() + max(thick, bar.width() * row.chance), bar.bottom()))
            paint.box(painter, filled, thick / 2, BASE.accent)
        if row.there:
            x = bar.right() + m.px(12)
            draw_icon(painter, "circle-check", QRectF(x, room.center().y() - side / 2, side, side), BASE.text, 2.4)
            words = QRectF(x + side + m.px(4), room.y(), room.right() - x - side - m.px(4), room.height())
            draw_line(painter, words, says, small, BASE.text, LEFT)


class BeliefsView(Rows):
    """Its rows are as wide as it is: they are measured anew when that changes."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words.line("house.beliefs.list"), parent)
        self.rows = BeliefsDelegate(self, words)
        self.setItemDelegate(self.rows)
        self.setProperty("ring_radius", 8)

    def shows_cards_of(self, found: Sequence[Entry]) -> bool:
        """Whether some of their cards would be in sight at the top, if there are any."""
        cards = [at for at, entry in enumerate(found) if entry.card is not None][:CARDS]
        high = sum(self.rows.high(entry) for entry in found[: cards[-1] + 1]) if cards else 0
        return high <= self.viewport().height()


@netted
class BeliefsSheet(Sheet):
    """Who thinks, of whom, the other way round, and the list."""

    modal = False

    def __init__(self, house: House, replay: Replay, room_of: Callable[[], QRect], parent: QWidget) -> None:
        line = house.words.line
        super().__init__(line("house.beliefs.title"), line("house.button.close"), parent)
        self._words, self._replay, self._room_of = house.words, replay, room_of
        self.believed = Believed(replay.match, house.words, self)
        self.thinks = DropDown(line("house.beliefs.thinks"), self)
        self.about = DropDown(line("house.beliefs.about"), self)
        for seat in range(len(replay.match.seats)):
            for field, label in zip((self.thinks, self.about), self.believed.sitting(seat), strict=True):
                field.add(label, seat, "user")
        self.swap = IconButton("repeat", line("house.beliefs.swap"), 40, self)
        self.model = BeliefsModel()
        self.view = BeliefsView(house.words, self)
        self.view.setModel(self.model)
        row = HBox(gap=8)
        row.put(self.thinks, stretch=1)
        row.put(self.swap)
        row.put(self.about, stretch=1)
        self.fill(row, self.view, gap=10, side=14, foot=12, grows=self.view)
        self._pair = self.believed.pair
        self._choose(*self._pair)
        # Nobody thinks of oneself: who was chosen before goes to the other field.
        self.thinks.currentIndexChanged.connect(lambda at: self._choose(at, self._pair[at != self._pair[1]]))
        self.about.currentIndexChanged.connect(lambda at: self._choose(self._pair[at == self._pair[0]], at))
        self.swap.clicked.connect(lambda: self._choose(*reversed(self._pair)))
        self.believed.worked_out.connect(self.follow)
        replay.changed.connect(self.follow)
        escape = QShortcut(QKeySequence("Esc"), self)  # also while the keyboard is on the table
        escape.activated.connect(self.dismiss)

    @property
    def why_not(self) -> str:
        """Why there is nothing to tell."""
        return "" if self._replay.ended else self._words.line("house.beliefs.after")

    def toggle(self) -> None:
        """Open it, or close it."""
        if not self.isHidden():
            self.dismiss()
        elif not self.why_not:
            self.place_in(self._room_of())
            self.open()
            self.follow()

    def first_focus(self) -> QWidget:
        """The list: arrows walk along it."""
        return self.view

    def wanted(self, room: QRect) -> QRect:
        """At the right edge, over its height."""
        m = self.metrics
        gap = round(m.px(10))
        wide = min(round(m.px(WIDE) * m.text**0.5), room.width() - 2 * gap)
        return QRect(room.right() - gap - wide, room.y() + gap, wide, room.height() - 2 * gap)

    def place_in(self, room: QRect) -> None:
        """In another size the list may begin otherwise."""
        super().place_in(room)
        self.follow()

    # ---- who thinks of whom

    def _choose(self, seat: int, other: int) -> None:
        self._pair = seat, other
        for field, at in ((self.thinks, seat), (self.about, other)):
            field.blockSignals(True)
            field.setCurrentIndex(at)
            field.blockSignals(False)
        self.follow()

    # ---- what it tells

    def follow(self) -> None:
        """What was believed at the moment that the table shows."""
        if self.isHidden():
            return
        told = self.believed.tell(self._replay.at, *self._pair)
        if told is None:
            if not self.model.entries:
                self.model.tell([Entry(self._words.line("house.beliefs.working"), "quiet")])
            return
        seat, other = self._pair
        since = self.believed.since(other)
        found = entries(told, since)
        if not self.view.shows_cards_of(found):
            found = entries(told, since, cards_first=True)
        row = max(0, self.view.currentIndex().row())
        if self.model.tell(found or [Entry(self.believed.nothing(seat, other))]):
            self.view.setCurrentIndex(self.model.index(min(row, self.model.rowCount() - 1), 0))

"""Every legal move in words (M): a standard list view with a search, so that any assistive tool can play.

Enter or a double click plays; a single click only chooses (UX 10).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.app.pages.lines import Paragraph
from desktop.app.pages.list_rows import Index, Rows
from desktop.app.play.sheet import Sheet
from desktop.table.accessibility.announcer import announce
from desktop.table.controls.buttons import BrassButton
from desktop.table.controls.fields import TextInput
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, paragraph_height
from desktop.table.drawing.theme import BASE, color, draw_icon, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

ACTION = Qt.ItemDataRole.UserRole
WIDE = 470.0


@netted
class MovesModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.moves: list[tuple[str, object]] = []

    def set_moves(self, moves: Sequence[tuple[str, object]]) -> None:
        """Another decision."""
        if list(moves) == self.moves:
            return
        self.beginResetModel()
        self.moves = list(moves)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """As many as moves."""
        return 0 if parent.isValid() else len(self.moves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The sentence, or the action."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.moves[index.row()][0]
        return self.moves[index.row()][1] if role == ACTION else None


@netted
class MovesDelegate(QStyledItemDelegate):
    """A move a row, wrapped, the chosen one in brass."""

    def __init__(self, view: MovesView) -> None:
        super().__init__(view)
        self.view = view

    def _room(self) -> float:
        return self.view.viewport().width() - self._words_left - self.view.metrics.px(10)

    @property
    def _words_left(self) -> float:
        """After the mark, which grows with the letters."""
        return self.view.metrics.px(18) + self.view.metrics.sign(18)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its words."""
        m = self.view.metrics
        high = paragraph_height(index.data(), ui_font(m.type(18)), self._room())
        return QSize(1, round(high + m.px(18)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Brass under the chosen one, and a mark that shows without colour."""
        m, rect = self.view.metrics, QRectF(option.rect)
        on = self.view.currentIndex() == index
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = rect.adjusted(m.px(2), m.px(2), -m.px(2), -m.px(2))
        if on:
            paint.box(painter, row, m.px(8), BASE.accent)
        elif self.view.viewport().underMouse() and rect.contains(self.view.pointer()):
            paint.box(painter, row, m.px(8), color(BASE.line, 0.08))
        side = m.sign(18)
        mark = QRectF(rect.x() + m.px(9), rect.center().y() - side / 2, side, side)
        draw_icon(painter, "play" if on else "chevron-right", mark, BASE.accent_text if on else BASE.muted)
        face = ui_font(m.type(18))
        high = paragraph_height(index.data(), face, self._room())
        words = QRectF(rect.x() + self._words_left, rect.center().y() - high / 2, self._room(), high + 1)
        draw_paragraph(painter, words, index.data(), face, BASE.accent_text if on else BASE.text)
        painter.restore()


class MovesView(Rows):
    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setItemDelegate(MovesDelegate(self))
        self.setMouseTracking(True)
        self.entered.connect(lambda: self.viewport().update())
        self.setProperty("ring_radius", 8)

    def pointer(self) -> Any:
        return self.viewport().mapFromGlobal(self.cursor().pos()).toPointF()


@netted
class MovesSheet(Sheet):
    """Search, list, Play."""

    played = Signal(object)
    modal = False

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words.line("house.play.moves_name"), words.line("house.button.close"), parent)
        self.words = words
        self.moves = MovesModel()
        self.found = QSortFilterProxyModel(self)
        self.found.setSourceModel(self.moves)
        self.found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.search = TextInput(words.line("house.play.moves_search"), "", words.line("house.play.moves_hint"), self)
        self.view = MovesView(self.title, self)
        self.view.setModel(self.found)
        self.play_button = BrassButton(words.line("house.play.moves_play"), words.line("house.key.enter"), parent=self)
        self.none = Paragraph(18, tint="muted", parent=self)
        self.fill(self.search, self.none, self.view, self.play_button, gap=12, grows=self.view)
        self.search.textChanged.connect(self._filter)
        self.view.selectionModel().selectionChanged.connect(self._follow)
        self.view.doubleClicked.connect(lambda _: self.play())
        self.play_button.clicked.connect(self.play)
        self.search.installEventFilter(self)

    def set_moves(self, moves: Sequence[tuple[str, object]]) -> None:
        """The moves of this decision; the first one is chosen."""
        at = self.view.currentIndex().row()
        self.moves.set_moves(moves)
        self._choose(max(0, at))

    def _filter(self, text: str) -> None:
        self.found.setFilterFixedString(text)
        self._choose(0)

    def _choose(self, row: int) -> None:
        count = self.found.rowCount()
        if count:
            index = self.found.index(min(row, count - 1), 0)
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)
        why = "" if self.moves.moves else self.words.line("house.play.moves_not_now")
        self.play_button.disable("" if count else why or self.words.line("house.play.moves_none"))
        self.none.tell(self.play_button.reason)
        self.view.setVisible(bool(count))
        self.view.viewport().update()

    def _follow(self) -> None:
        """What assistive tools select is what will be played: for the keys that is the current one."""
        for index in self.view.selectionModel().selectedIndexes():
            self.view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)

    def play(self) -> None:
        """Play the chosen one; the list stays for the next."""
        index = self.view.currentIndex()
        if index.isValid() and self.play_button.isEnabled():
            action = index.data(ACTION)
            self.search.clear()
            self.played.emit(action)

    def eventFilter(self, watched: Any, event: Any) -> bool:
        """Arrows in the search field walk along the list."""
        if watched is self.search and event.type() == event.Type.KeyPress:
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
            if event.key() in steps:
                self._choose(max(0, self.view.currentIndex().row() + steps[event.key()]))
                announce(self.view, self.view.currentIndex().data() or "")  # the keyboard stays on the search
                return True
        return bool(super().eventFilter(watched, event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays, from the search field too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.play()
        else:
            super().keyPressEvent(event)

    # ---- places

    def first_focus(self) -> QWidget:
        """The search."""
        return self.search

    def wanted(self, room: QRect) -> QRect:
        """At the right edge of the table, over its height."""
        m = self.metrics
        gap = round(m.px(12))
        wide = min(round(m.px(WIDE) * min(1.3, m.text)), room.width() - 2 * gap)
        return QRect(room.right() - gap - wide, room.y() + gap, wide, room.height() - 2 * gap)

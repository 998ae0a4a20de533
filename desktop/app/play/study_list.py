"""What there is to study in a match, as a standard list view: the moments, the notes, the tries.

Arrows walk, Enter or a click goes there, Delete takes a try off; a try is seen again by Enter or two clicks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QItemSelectionModel, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.app.pages.list_rows import Index, Rows
from desktop.app.play.study_signs import draw_sign
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, paragraph_height
from desktop.table.drawing.theme import BASE, color, edge, ui_font
from desktop.table.scene.safety_net import netted

ENTRY = Qt.ItemDataRole.UserRole
MOMENT, SMALL, NOTE, TRY, HEAD, SAID = "moment", "small", "note", "try", "head", "said"
AIR = 9.0


class Entry(NamedTuple):
    """A line of the list; of heads and of what is merely said there is nothing to choose."""

    kind: str
    title: str
    text: str = ""
    at: int = -1  # the decision it belongs to
    sign: str = ""
    id: str = ""  # of a try's save
    name: str = ""  # that somebody gave it
    why: str = ""  # why there are no two ways of it to show

    @property
    def choosable(self) -> bool:
        """Whether it leads anywhere."""
        return self.kind in (MOMENT, SMALL, NOTE, TRY)


@netted
class StudyModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []

    def show(self, entries: Sequence[Entry]) -> None:
        """Other lines."""
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """As many as lines."""
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """All of it in words, or the line."""
        entry = self.entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{entry.title} {entry.text}".strip()
        return entry if role == ENTRY else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Heads are read, not chosen."""
        if self.entries[index.row()].choosable:
            return super().flags(index)
        return Qt.ItemFlag.ItemNeverHasChildren


@netted
class StudyDelegate(QStyledItemDelegate):
    """A sign, what it is, and what is said of it."""

    def __init__(self, view: StudyList) -> None:
        super().__init__(view)
        self.view = view

    def _faces(self, entry: Entry) -> tuple[QFont, QFont]:
        m = self.view.metrics
        if entry.kind == HEAD:
            return ui_font(m.type(15), 600, spacing=5), ui_font(m.type(15.5))
        return ui_font(m.type(16.5), 600 if entry.kind != SAID else 400), ui_font(m.type(15.5))

    def _inset(self, entry: Entry) -> tuple[float, float]:
        """Left edge and width of the words."""
        m = self.view.metrics
        left = m.px(18) if entry.kind in (HEAD, SAID) else m.px(26) + m.sign(18)
        return left, max(m.px(60), self.view.viewport().width() - left - m.px(20))

    def _heights(self, entry: Entry) -> tuple[float, float]:
        _, room = self._inset(entry)
        title, text = self._faces(entry)
        named = entry.title.upper() if entry.kind == HEAD else entry.title
        return paragraph_height(named, title, room), paragraph_height(entry.text, text, room) if entry.text else 0.0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its words."""
        px, entry = self.view.metrics.px, index.data(ENTRY)
        above = px(16 if index.row() else 4) if entry.kind == HEAD else 0.0
        return QSize(1, round(sum(self._heights(entry)) + above + px(2 * AIR)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The chosen one has a brass line and a mark at its side."""
        m, entry, rect = self.view.metrics, index.data(ENTRY), QRectF(option.rect)
        left, room = self._inset(entry)
        title, text = self._faces(entry)
        title_high, text_high = self._heights(entry)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = rect.bottom() - m.px(AIR) - title_high - text_high
        if entry.choosable:
            self._paint_box(painter, rect.adjusted(m.px(8), m.px(2), -m.px(8), -m.px(2)), index)
            side = m.sign(18)
            draw_sign(painter, entry.sign, QRectF(rect.x() + m.px(18), y + m.px(1), side, side))
        named = entry.title.upper() if entry.kind == HEAD else entry.title
        tint = BASE.accent_ink if entry.kind == HEAD else BASE.muted if entry.kind == SAID else BASE.text
        draw_paragraph(painter, QRectF(rect.x() + left, y, room, title_high + 1), named, title, tint)
        if entry.text:
            words = QRectF(rect.x() + left, y + title_high, room, text_high + 1)
            draw_paragraph(painter, words, entry.text, text, BASE.soft)
        painter.restore()

    def _paint_box(self, painter: QPainter, box: QRectF, index: Index) -> None:
        m, on = self.view.metrics, self.view.currentIndex() == index
        fill = color(BASE.accent, 0.14) if on else color(BASE.line, 0.05)
        paint.box(painter, box, m.px(8), fill, color(BASE.accent) if on else edge(0.1), m.px(1.6 if on else 1))
        if on:
            bar = QRectF(box.x(), box.y() + m.px(6), m.px(4), box.height() - m.px(12))
            paint.box(painter, bar, m.px(2), BASE.accent)
            if self.view.hasFocus():
                paint.box(painter, box.adjusted(1, 1, -1, -1), m.px(7), None, BASE.focus, 2)


@netted
class StudyList(Rows):
    """The list itself."""

    chosen = Signal(object)  # an Entry that is gone to
    picked = Signal(object)  # the Entry that is marked, or None
    removed = Signal(object)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setProperty("ring_radius", 8)
        self.lines = StudyModel()
        self.setModel(self.lines)
        self.setItemDelegate(StudyDelegate(self))
        self.setWordWrap(True)
        self.clicked.connect(self._go)
        self.doubleClicked.connect(self._see)

    @property
    def entry(self) -> Entry | None:
        """The one that is marked."""
        row = self.currentIndex().row()
        found = self.lines.entries[row] if 0 <= row < len(self.lines.entries) else None
        return found if found is not None and found.choosable else None

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Other lines; the mark stays on the same one."""
        if list(entries) == self.lines.entries:
            return
        marked = self.entry
        self.lines.show(entries)
        same = [row for row, each in enumerate(entries) if marked is not None and _same(each, marked)]
        self._mark(same[0] if same else -1)

    def mark(self, kind: str, at: int) -> None:
        """Mark what belongs to a decision, or nothing."""
        rows = [row for row, each in enumerate(self.lines.entries) if each.kind == kind and each.at == at]
        self._mark(rows[0] if rows else -1)

    def _mark(self, row: int) -> None:
        index = self.lines.index(row) if row >= 0 else QModelIndex()
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if row >= 0:
            self.scrollTo(index)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Another one is marked."""
        super().currentChanged(current, previous)
        self.picked.emit(self.entry)
        self.viewport().update()

    def _go(self, index: Index) -> None:
        """A click goes to a moment or a note; of a try it offers what can be done with it."""
        entry = index.data(ENTRY)
        if entry is not None and entry.choosable and entry.kind != TRY:
            self.chosen.emit(entry)

    def _see(self, index: Index) -> None:
        entry = index.data(ENTRY)
        if entry is not None and entry.kind == TRY:
            self.chosen.emit(entry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes there, Delete takes a try off; Esc is the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.entry is not None:
            self.chosen.emit(self.entry)
        elif event.key() == Qt.Key.Key_Delete and self.entry is not None and self.entry.kind == TRY:
            self.removed.emit(self.entry)
        else:
            super().keyPressEvent(event)


def _same(one: Entry, other: Entry) -> bool:
    return (one.kind, one.at, one.id) == (other.kind, other.at, other.id)

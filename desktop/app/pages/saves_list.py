"""All matches that are kept, as a standard list view: arrows walk, Enter opens, Delete takes one off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.app.house.house import House
from desktop.app.pages import pictures
from desktop.app.pages.list_rows import Index, Rows
from desktop.app.pages.resume_card import describe
from desktop.storage.saves import Saved
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, line_height
from desktop.table.drawing.theme import BASE, Metrics, color, draw_icon, edge, ui_font
from desktop.table.scene.safety_net import netted

SAVED = Qt.ItemDataRole.UserRole


@netted
class SavesModel(QAbstractListModel):
    """The matches, the last played first."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self.rows: list[Saved] = []

    def show(self, rows: Sequence[Saved]) -> None:
        """Other matches."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def add(self, rows: Sequence[Saved]) -> None:
        """Further ones, that were played before."""
        self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(rows) - 1)
        self.rows += rows
        self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """As many as matches."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """All of it in words, or the match."""
        saved = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            key = "row_practice" if saved.practice else "row"
            return self._house.words.line(f"house.saves.{key}", *describe(self._house, saved))
        return saved if role == SAVED else None


@netted
class SavesDelegate(QStyledItemDelegate):
    """A match a row: picture, game and where it stands, who and when."""

    def __init__(self, view: SavesView) -> None:
        super().__init__(view)
        self.view = view

    def _high(self) -> float:
        m = self.view.metrics
        return 2 * line_height(ui_font(m.type(18))) + line_height(ui_font(m.type(16))) + m.px(24)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Three lines."""
        return QSize(1, round(self._high()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The chosen one has a brass line and a mark at its side."""
        m, saved = self.view.metrics, index.data(SAVED)
        rect = QRectF(option.rect).adjusted(m.px(2), m.px(3), -m.px(2), -m.px(3))
        on = self.view.currentIndex() == index
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        fill = color(BASE.accent, 0.14) if on else color(BASE.line, 0.05)
        paint.box(painter, rect, m.px(10), fill, color(BASE.accent) if on else edge(0.1), m.px(1.6 if on else 1))
        if on:
            paint.box(
                painter, QRectF(rect.x(), rect.y() + m.px(8), m.px(5), rect.height() - m.px(16)), m.px(2), BASE.accent
            )
        high = rect.height() - m.px(14)
        frame = QRectF(rect.x() + m.px(14), rect.y() + m.px(7), high * 1.5, high)
        draw_picture(painter, frame, self.view.house, saved, m)
        x = frame.right() + m.px(16)
        self._paint_words(painter, QRectF(x, rect.y() + m.px(8), rect.right() - m.px(14) - x, rect.height()), saved)
        painter.restore()

    def _paint_words(self, painter: QPainter, room: QRectF, saved: Saved) -> None:
        m, line = self.view.metrics, self.view.house.words.line
        game, stands, who, when = describe(self.view.house, saved)
        game = line("house.saves.practice", game) if saved.practice else game
        y, side = room.y(), m.px(20)
        sign = QRectF(room.right() - side, y + m.px(2), side, side)
        draw_icon(painter, "trophy" if saved.over else "hourglass", sign, BASE.accent_ink if saved.over else BASE.muted)
        for text, size, weight, tint, wide in (
            (game, 18, 600, BASE.text, room.width() - side - m.px(8)),
            (stands, 18, 400, BASE.soft, room.width()),
            (" · ".join(part for part in (who, when) if part), 16, 400, BASE.muted, room.width()),
        ):
            face = ui_font(m.type(size), weight)
            draw_line(painter, QRectF(room.x(), y, wide, line_height(face)), text, face, tint, LEFT)
            y += line_height(face)


@netted
class SavesView(Rows):
    """The list itself."""

    picked = Signal(object)  # a Saved, or None
    opened = Signal()
    removed = Signal()

    def __init__(self, house: House, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.house = house
        self.setProperty("ring_radius", 10)
        self.matches = SavesModel(house)
        self.setModel(self.matches)
        self.setItemDelegate(SavesDelegate(self))
        self.setUniformItemSizes(True)
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    @property
    def saved(self) -> Saved | None:
        """The chosen match."""
        row = self.currentIndex().row()
        return self.matches.rows[row] if 0 <= row < len(self.matches.rows) else None

    def choose(self, save_id: str) -> None:
        """Go to a match by its id."""
        ids = [saved.id for saved in self.matches.rows]
        if save_id in ids:
            self.setCurrentIndex(self.matches.index(ids.index(save_id)))

    def show_matches(self, rows: Sequence[Saved]) -> None:
        """Other matches; the choice stays on the same one, else on its place."""
        row, chosen = max(0, self.currentIndex().row()), self.saved
        self.matches.show(rows)
        ids = [saved.id for saved in rows]
        at = ids.index(chosen.id) if chosen is not None and chosen.id in ids else min(row, len(rows) - 1)
        self.setCurrentIndex(self.matches.index(at))
        self.picked.emit(self.saved)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Another one is chosen."""
        super().currentChanged(current, previous)
        self.picked.emit(self.saved)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete removes; Esc is the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.saved is not None:
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete and self.saved is not None:
            self.removed.emit()
        else:
            super().keyPressEvent(event)


def draw_picture(painter: QPainter, frame: QRectF, house: House, saved: Saved, metrics: Metrics) -> None:
    """The table as nobody in particular sees it; else the game's own."""
    path, device = paint.rounded(frame, metrics.px(8)), painter.device()
    size, ratio = frame.size().toSize(), device.devicePixelRatioF() if device else 1.0
    file = house.saves.picture(saved.id)
    drawn = pictures.filling(pictures.stamp(file), size, ratio, str(file)) if file else None
    drawn = drawn or pictures.filling(f"{saved.game}/art/table.webp", size, ratio)
    painter.save()
    painter.setClipPath(path)
    if drawn is not None:
        painter.drawPixmap(frame.topLeft(), drawn)
    else:
        pictures.draw_cover(painter, frame, path, saved.game)
    painter.restore()
    paint.box(painter, frame, metrics.px(8), None, edge(0.2))

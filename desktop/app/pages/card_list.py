"""The cards of a game as a standard list view: picture, name and kind a row; narrowed by words, kind and source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRectF, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.app.pages.card_catalogue import Specimen
from desktop.app.pages.list_rows import Index, Rows
from desktop.app.pages.small_cards import PLACE, SmallCards
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, line_height
from desktop.table.drawing.theme import BASE, color, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

CARD = Qt.ItemDataRole.UserRole


@netted
class CardsModel(QAbstractListModel):
    """Every card of the game."""

    def __init__(self, cards: Sequence[Specimen], words: Words) -> None:
        super().__init__()
        self.cards = tuple(cards)
        self._words = words

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """As many as cards."""
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name and kind, the rule for who cannot see it, or the card."""
        card = self.cards[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            kind = card.face.kind
            return self._words.line("house.cards.row", card.face.title, kind) if kind else card.face.title
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return card.face.text.replace("**", "")
        return card if role == CARD else None


@netted
class Narrowed(QSortFilterProxyModel):
    """The cards that a search, a kind and a source leave."""

    def __init__(self, model: CardsModel) -> None:
        super().__init__()
        self._cards = model.cards
        self._by: tuple[str, str, str] = ("", "", "")
        self.setSourceModel(model)

    def narrow(self, sought: str, group: str, source: str) -> None:
        """Empty: everything."""
        self._by = (sought, group, source)
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether it stays."""
        card, (sought, group, source) = self._cards[row], self._by
        return card.found_by(sought) and group in ("", card.group) and (not source or source in card.sources)


@netted
class CardDelegate(QStyledItemDelegate):
    """A card a row; the chosen one has a brass line and a mark at its side."""

    def __init__(self, view: CardsView) -> None:
        super().__init__(view)
        self.view = view
        self._pictures = SmallCards()

    def _high(self) -> float:
        m = self.view.metrics
        return line_height(ui_font(m.type(18), 600)) + line_height(ui_font(m.type(15))) + m.px(16)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines."""
        return QSize(1, round(self._high()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Picture, name over kind."""
        m, card = self.view.metrics, index.data(CARD)
        rect = QRectF(option.rect).adjusted(m.px(2), m.px(2), -m.px(2), -m.px(2))
        on = self.view.currentIndex() == index
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if on:
            paint.box(painter, rect, m.px(8), color(BASE.accent, 0.14), color(BASE.accent), m.px(1.6))
            bar = QRectF(rect.x(), rect.y() + m.px(7), m.px(5), rect.height() - m.px(14))
            paint.box(painter, bar, m.px(2), BASE.accent)
        high = rect.height() - m.px(8)
        place = QRectF(rect.x() + m.px(14), rect.y() + m.px(4), high * PLACE, high)
        self._pictures.draw(painter, place, card.face, self.view.devicePixelRatioF())
        x = place.right() + m.px(12)
        line, small = line_height(ui_font(m.type(18), 600)), line_height(ui_font(m.type(15)))
        room = rect.right() - m.px(10) - x
        y = rect.center().y() - (line + small) / 2
        kind = card.face.kind
        name = QRectF(x, y if kind else rect.y(), room, line if kind else rect.height())
        draw_line(painter, name, card.face.title, ui_font(m.type(18), 600), BASE.text, LEFT)
        if kind:
            draw_line(painter, QRectF(x, y + line, room, small), kind, ui_font(m.type(15)), BASE.muted, LEFT)
        painter.restore()


class CardsView(Rows):
    chosen = Signal(object)  # Specimen, or None when nothing is left

    def __init__(self, model: CardsModel, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.cards = Narrowed(model)
        self.setModel(self.cards)
        self.setItemDelegate(CardDelegate(self))
        self.setUniformItemSizes(True)
        self.setProperty("ring_radius", 8)
        self.selectionModel().currentChanged.connect(lambda now, _before: self.chosen.emit(now.data(CARD)))

    @property
    def card(self) -> Specimen | None:
        found = self.currentIndex().data(CARD)
        return found if isinstance(found, Specimen) else None

    def narrow(self, sought: str, group: str, source: str) -> None:
        """Show what is left, the chosen card if it is among it."""
        self.cards.narrow(sought, group, source)
        if not self.currentIndex().isValid():
            self.step(-self.cards.rowCount())
        self.scrollTo(self.currentIndex())
        if self.card is None:
            self.chosen.emit(None)

    def show_card(self, name: str) -> None:
        """Choose the card of this id."""
        for row in range(self.cards.rowCount()):
            if self.cards.index(row, 0).data(CARD).id == name:
                self.setCurrentIndex(self.cards.index(row, 0))

    def step(self, by: int) -> None:
        """So many cards on or back; no further than the last."""
        last = self.cards.rowCount() - 1
        if last >= 0:
            row = max(0, min(last, max(0, self.currentIndex().row()) + by))
            self.setCurrentIndex(self.cards.index(row, 0))
            self.scrollTo(self.currentIndex())

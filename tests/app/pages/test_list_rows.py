"""The standard list view: bare, and its rows follow the letters."""

from __future__ import annotations

from PySide6.QtCore import QSize, QStringListModel
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.pages.list_rows import Index, Rows
from desktop.table.drawing.theme import Metrics


class _Tall(QStyledItemDelegate):
    def __init__(self, view: Rows) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(1, round(self._view.metrics.type(20)))


def _rows(qtbot: QtBot) -> tuple[QWidget, Rows]:
    page = QWidget()
    qtbot.addWidget(page)
    rows = Rows("Ships", page)
    rows.setModel(QStringListModel([str(number) for number in range(40)], rows))
    rows.setItemDelegate(_Tall(rows))
    rows.resize(200, 120)
    page.show()
    return page, rows


def test_the_view_is_bare_and_only_for_reading(qtbot: QtBot) -> None:
    _, rows = _rows(qtbot)
    assert rows.accessibleName() == "Ships"
    assert rows.frameShape() == QFrame.Shape.NoFrame
    assert not rows.viewport().autoFillBackground()
    assert rows.editTriggers() == QListView.EditTrigger.NoEditTriggers
    assert rows.horizontalScrollBarPolicy().name == "ScrollBarAlwaysOff"


def test_rows_and_bar_grow_with_the_letters(qtbot: QtBot) -> None:
    _, rows = _rows(qtbot)
    rows.set_metrics(Metrics(1.0, 1.0))
    rows.doItemsLayout()
    before, bar = rows.visualRect(rows.model().index(0, 0)).height(), rows.verticalScrollBar().sizeHint().width()
    rows.set_metrics(Metrics(2.0, 1.5))
    qtbot.waitUntil(lambda: rows.visualRect(rows.model().index(0, 0)).height() > before)
    assert rows.verticalScrollBar().sizeHint().width() > bar

"""A standard list view as every page has it: no frame, no ground of its own, the house's slim bar."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from desktop.app.pages.scroll import bar_style
from desktop.table.controls.buttons import Scaled
from desktop.table.drawing.theme import Metrics

Index = QModelIndex | QPersistentModelIndex
_BARE = "QListView { background: transparent; border: 0; outline: 0; }"


class Rows(Scaled, QListView):
    """What is in it, and how a row is painted, is the page's."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.viewport().setAutoFillBackground(False)

    def set_metrics(self, metrics: Metrics) -> None:
        """Rows are as high as their letters."""
        super().set_metrics(metrics)
        self.setStyleSheet(_BARE + bar_style(metrics))
        self.scheduleDelayedItemsLayout()

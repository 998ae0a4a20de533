"""Rows of words and figures for a standard item view, each column with its heading and what it is, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.app.house.house import House
from desktop.table.scene.safety_net import netted

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


@netted
class Cells(QAbstractTableModel):
    """`table`: whose headings in the words of the house; the first `words` columns hold words, the others figures."""

    def __init__(self, house: House, table: str, heads: Sequence[str], words: int, parent: QObject | None) -> None:
        super().__init__(parent)
        self._house, self._words = house, words
        self.heads = [house.words.line(f"house.{table}.{head}") for head in heads]
        self.says = [house.words.line(f"house.{table}.{head}_about") for head in heads]
        self.rows: list[tuple[str, ...]] = []

    def show_rows(self, rows: Sequence[tuple[str, ...]]) -> None:
        """Other rows."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """The rows lie side by side: none has others in it."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """As many as there are headings."""
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell; to assistive tools with its heading."""
        if not index.isValid():
            return None
        cell = self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._house.words.line("house.pair", self.heads[index.column()], cell)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.says[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What the figures are, exactly, on hover."""
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self.says[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        return None

    def _side(self, column: int) -> int:
        side = Qt.AlignmentFlag.AlignLeft if column < self._words else Qt.AlignmentFlag.AlignRight
        return int(side | Qt.AlignmentFlag.AlignVCenter)

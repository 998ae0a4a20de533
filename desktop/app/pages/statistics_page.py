"""What has been played and won: three figures, a table by game, mode, seats and opponents, and a way to take it along.

The table is a standard item view, so that arrows, screen readers and a long list need nothing of ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QHeaderView, QTableView, QWidget

from desktop.app.house.house import House
from desktop.app.pages.lines import Line
from desktop.app.pages.page import Page
from desktop.app.pages.scroll import bar_style
from desktop.storage import atomic
from desktop.storage.errors import StorageError
from desktop.storage.statistics import Line as Sum
from desktop.storage.statistics import Statistics, as_csv
from desktop.table.controls.buttons import GlassButton, IconButton, tab_chain
from desktop.table.controls.fields import DropDown
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, line_height
from desktop.table.drawing.theme import BASE, color, css, edge, ui_font
from desktop.table.scene.safety_net import netted

EDGE = 40.0
WIDEST = 1700.0
WORDS = 4  # the first columns hold words, the others figures
HEADS = ("game", "mode", "seats", "against", "played", "won", "share", "streak", "best", "undos", "hints", "practice")
_TABLE = """
QTableView {{ background: transparent; border: 0; outline: 0; color: {text}; gridline-color: transparent;
  selection-background-color: {chosen}; selection-color: {text};
  alternate-background-color: {faint}; }}
QTableView::item {{ padding: 0 {pad}px; border: 0; }}
QHeaderView {{ background: transparent; border: 0; }}
QHeaderView::section {{ background: transparent; border: 0; border-bottom: 1px solid {line};
  color: {muted}; padding: {pad}px; font-family: "{family}";
  font-size: {head}px; font-weight: 600; }}
QTableCornerButton::section {{ background: transparent; border: 0; }}
"""

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


@netted
class Sums(QAbstractTableModel):
    """The sums as cells of words."""

    def __init__(self, house: House, parent: QObject | None = None) -> None:
        super().__init__(parent)
        line = house.words.line
        self._house = house
        self.heads = [line(f"house.statistics.{head}") for head in HEADS]
        self.says = [line(f"house.statistics.{head}_about") for head in HEADS]
        self.rows: list[tuple[str, ...]] = []

    def show(self, sums: Sequence[Sum]) -> None:
        """Other sums."""
        self.beginResetModel()
        self.rows = [self._cells(one) for one in sums]
        self.endResetModel()

    def _cells(self, one: Sum) -> tuple[str, ...]:
        words, line = self._house.words, self._house.words.line
        mode = words.first(f"{one.game}.mode.{one.mode}", default=one.mode.capitalize())
        levels = [words.first(f"house.level.{level}.name", default=level) for level in one.opponents]
        against = words.listed(levels) or line("house.statistics.people")
        share = line("house.statistics.percent", round(100 * one.won / one.played)) if one.played else "–"
        won = line("house.statistics.won_shared", one.won, one.shared) if one.shared else str(one.won)
        figures = (one.streak, one.best, one.undos, one.hints, one.practice)
        title = self._house.title(one.game)
        return (title, mode, str(one.seats), against, str(one.played), won, share, *map(str, figures))

    def rowCount(self, parent: Index = ROOT) -> int:
        """A row a kind of match."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Four of words, the rest figures."""
        return 0 if parent.isValid() else len(HEADS)

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
            return _side(index.column())
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
            return _side(section)
        return None


def _side(column: int) -> int:
    side = Qt.AlignmentFlag.AlignLeft if column < WORDS else Qt.AlignmentFlag.AlignRight
    return int(side | Qt.AlignmentFlag.AlignVCenter)


class StatisticsPage(Page):
    """The house's book of results."""

    def __init__(self, house: House, statistics: Statistics, parent: QWidget | None = None) -> None:
        line = house.words.line
        super().__init__(house, line("house.statistics.page"), parent)
        self.statistics = statistics
        self.arrow = IconButton("arrow-left", line("house.button.back"), 40, self)
        self.arrow.clicked.connect(self.back)
        self.heading = Line(line("house.statistics.page"), 27, 600, parent=self)
        self.who = DropDown(line("house.statistics.who"), self)
        self.who.add(line("house.statistics.everybody"), None, "users")
        for name in statistics.names():
            self.who.add(name, name, "user")
        self.export = GlassButton(line("house.statistics.export"), icon="download", parent=self)
        self.said = Line("", 17, 400, "muted", parent=self)
        self.none = Line(line("house.statistics.none"), 20, 400, "muted", parent=self)
        self.model = Sums(house, self)
        self.table = self._make_table(line("house.statistics.table"))
        self.glance: list[tuple[str, str]] = []
        self.who.currentIndexChanged.connect(self.show_sums)
        self.export.clicked.connect(self._ask_where)
        tab_chain([self.arrow, self.who, self.export, self.table])
        self.show_sums()

    def _make_table(self, name: str) -> QTableView:
        table = QTableView(self)
        table.setModel(self.model)
        table.setAccessibleName(name)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setProperty("ring_radius", 10)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.verticalHeader().hide()
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        return table

    def first_focus(self) -> QWidget | None:
        """The table, when there is something in it."""
        return self.table if self.model.rows else self.arrow

    def show_sums(self) -> None:
        """The matches of the person chosen."""
        line = self.house.words.line
        sums = self.statistics.lines(self.who.currentData())
        self.model.show(sums)
        played, won = sum(one.played for one in sums), sum(one.won for one in sums)
        share = line("house.statistics.percent", round(100 * won / played)) if played else "–"
        shown = (played, won, share, max((one.best for one in sums), default=0))
        heads = ("played", "won", "share", "best")
        self.glance = [(str(figure), line(f"house.statistics.{head}")) for figure, head in zip(shown, heads)]
        self.table.setVisible(bool(sums))
        self.none.setVisible(not sums)
        self.export.disable("" if self.statistics.results else line("house.statistics.none"))
        self.fit()

    # ---- taking it along

    def _ask_where(self) -> None:
        line = self.house.words.line
        start = str(Path.home() / "fivefold.csv")
        name, _ = QFileDialog.getSaveFileName(self, line("house.statistics.export"), start, "CSV (*.csv)")
        if name:
            self.write(Path(name))

    def write(self, path: Path) -> None:
        """Every finished match as a table for a spreadsheet."""
        results = self.statistics.results
        times = [f"{datetime.fromtimestamp(result.when):%Y-%m-%d %H:%M}" for result in results]
        words = self.house.words
        try:
            atomic.write(path, as_csv(results, times).encode("utf-8-sig"))
            self.said.setText(words.line("house.statistics.exported", len(results), str(path)))
        except StorageError as error:
            self.said.setText(words.say(error.text))
        self.fit()

    # ---- layout

    def lay_out(self) -> None:
        """Heading and tools, the figures at a glance, the table under them."""
        m = self.metrics
        wide = round(m.px(min(WIDEST * m.text**0.3, self.wide - 2 * EDGE)))
        left, top = (self.width() - wide) // 2, round(m.px(EDGE))
        side = self.arrow.sizeHint().height()
        head = max(side, self.heading.height_for(9999), self.export.sizeHint().height())
        self.arrow.setGeometry(left, top + (head - side) // 2, side, side)
        high = self.heading.height_for(9999)
        self.heading.setGeometry(left + side + round(m.px(14)), top + (head - high) // 2, wide // 4, high)
        hint, right, gap = self.export.sizeHint(), left + wide, round(m.px(12))
        self.export.setGeometry(right - hint.width(), top + (head - hint.height()) // 2, hint.width(), hint.height())
        box = self.who.sizeHint()
        least = self.heading.geometry().right() + gap
        x = max(least, self.export.x() - gap - box.width())
        self.who.setGeometry(x, top + (head - box.height()) // 2, self.export.x() - gap - x, box.height())
        y = round(self._glance_bottom(top + head)) + round(m.px(16))
        said = self.said.height_for(wide)
        self.said.setGeometry(left, self.height() - round(m.px(EDGE)) - said, wide, said)
        bottom = self.said.y() - (round(m.px(10)) if said else 0)
        inset = round(m.px(18))
        self.table.setGeometry(left + inset, y + inset // 2, wide - 2 * inset, bottom - y - inset)
        self.none.setGeometry(left + 2 * inset, y + inset, wide - 4 * inset, self.none.height_for(wide - 4 * inset))
        self._fit_table()

    def _glance_bottom(self, top: float) -> float:
        m = self.metrics
        return top + m.px(18) + m.type(46) * 1.15 + line_height(ui_font(m.type(17))) + m.px(8)

    def _fit_table(self) -> None:
        m, pad = self.metrics, round(self.metrics.px(10))
        face = ui_font(m.type(18))
        tokens = {"text": BASE.text, "muted": BASE.muted, "head": round(m.type(16)), "family": face.family()}
        tokens |= {"chosen": css(color(BASE.accent, 0.18)), "faint": css(color(BASE.line, 0.035))}
        tokens["line"] = css(edge(0.2))
        self.table.setStyleSheet(_TABLE.format(pad=pad, **tokens) + bar_style(m))
        self.table.setFont(face)
        header = self.table.horizontalHeader()
        self.table.verticalHeader().setDefaultSectionSize(round(line_height(face) + m.px(16)))
        self.table.resizeColumnsToContents()
        widths = [header.sectionSize(column) for column in range(len(HEADS))]
        spare = self.table.viewport().width() - sum(widths)
        for column, wide in enumerate(widths):
            more = int(spare * (0.22 if column < WORDS else 0.12 / 8)) if spare > 0 else 0
            header.resizeSection(column, wide + more)
        self._end_with_the_rows()

    def _end_with_the_rows(self) -> None:
        """A short table is no empty sheet."""
        rows = self.table.verticalHeader().length() + self.table.horizontalHeader().sizeHint().height()
        bar = self.table.horizontalScrollBar().sizeHint().height()
        place = self.table.geometry()
        place.setHeight(min(place.height(), rows + bar + 2))
        self.table.setGeometry(place)

    def paint_page(self, painter: QPainter) -> None:
        """The figures at a glance, and the sheet under the table."""
        m = self.metrics
        left = self.arrow.x()
        wide = self.width() - 2 * left
        top = max(self.export.geometry().bottom(), self.arrow.geometry().bottom()) + m.px(18)
        each = wide / len(self.glance)
        figure, label = ui_font(m.type(46), 700), ui_font(m.type(17))
        for number, (value, head) in enumerate(self.glance):
            x = left + number * each
            draw_line(painter, QRectF(x, top, each - m.px(12), m.type(46) * 1.15), value, figure, BASE.accent_ink, LEFT)
            room = QRectF(x, top + m.type(46) * 1.15, each - m.px(12), line_height(label))
            draw_line(painter, room, head, label, BASE.muted, LEFT)
        y = self.table.y() - m.px(9)
        bottom = self.table.geometry().bottom() + m.px(9)
        sheet = QRectF(left, y, wide, bottom - y)
        paint.box(painter, sheet, m.px(14), color(BASE.panel, max(0.5, BASE.solid)), edge(0.12))

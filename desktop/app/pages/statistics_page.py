"""What has been played and won: three figures, a table by game, mode, seats and opponents, and a way to take it along.

The table is a standard item view, so that arrows, screen readers and a long list need nothing of ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QAbstractTableModel, QObject, QRectF, QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QHeaderView, QSizePolicy, QTableView, QWidget

from desktop.app.house.house import House
from desktop.app.house.plays_like import FEWEST, Likeness, likeness
from desktop.app.house.ways_to_play import called, told_of
from desktop.app.pages.cells import Cells
from desktop.app.pages.layouts import SPRING, VBox
from desktop.app.pages.lines import Line
from desktop.app.pages.nothing_here import NothingHere
from desktop.app.pages.page import Page
from desktop.app.pages.scroll import bar_style
from desktop.controller.matches import STYLED
from desktop.storage import atomic
from desktop.storage.errors import StorageError
from desktop.storage.statistics import Line as Sum
from desktop.storage.statistics import Result, Statistics, as_csv
from desktop.table.controls.buttons import GlassButton, Panel, Scaled, painter_on, tab_chain
from desktop.table.controls.fields import DropDown
from desktop.table.drawing.lettering import LEFT, draw_line, line_height
from desktop.table.drawing.theme import BASE, Metrics, color, css, edge, ui_font
from desktop.table.scene.safety_net import netted

EDGE = 40.0
WIDEST = 1700.0
MOST_RATED = 4  # people of whom is told like whom they play, where everybody is looked at
WORDS = 4  # the first columns hold words, the others figures
HEADS = ("game", "mode", "seats", "against", "played", "won", "share", "streak", "best", "undos", "hints",
         "warnings", "practice")  # fmt: skip
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


@netted
class Sums(Cells):
    """The sums as cells of words."""

    def __init__(self, house: House, parent: QObject | None = None) -> None:
        super().__init__(house, "statistics", HEADS, WORDS, parent)

    def show(self, sums: Sequence[Sum]) -> None:
        """Other sums."""
        self.show_rows([self._cells(one) for one in sums])

    def _cells(self, one: Sum) -> tuple[str, ...]:
        words, line = self._house.words, self._house.words.line
        mode = words.first(f"{one.game}.mode.{one.mode}", default=one.mode.capitalize())
        levels = [called(words, one.game, player) for player in one.opponents]
        against = words.listed(levels) or line("house.statistics.people")
        share = line("house.statistics.percent", round(100 * one.won / one.played)) if one.played else "–"
        won = line("house.statistics.won_shared", one.won, one.shared) if one.shared else str(one.won)
        figures = (one.streak, one.best, one.undos, one.hints, one.warnings, one.practice)
        title = self._house.title(one.game)
        return (title, mode, str(one.seats), against, str(one.played), won, share, *map(str, figures))


@netted
class Glance(Scaled, QWidget):
    """A few figures side by side, each over what it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.figures: list[tuple[str, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def _step(self) -> float:
        return self.metrics.type(46) * 1.15

    def sizeHint(self) -> QSize:
        """As high as its letters."""
        return QSize(0, round(self._step + line_height(ui_font(self.metrics.type(17)))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """In equal columns."""
        painter, m = painter_on(self), self.metrics
        figure, label = ui_font(m.type(46), 700), ui_font(m.type(17))
        each = self.width() / len(self.figures)
        for number, (value, head) in enumerate(self.figures):
            x, wide = number * each, each - m.px(12)
            draw_line(painter, QRectF(x, 0, wide, self._step), value, figure, BASE.accent_ink, LEFT)
            draw_line(painter, QRectF(x, self._step, wide, line_height(label)), head, label, BASE.muted, LEFT)


@netted
class Table(Scaled, QTableView):
    """The sums in house style; no higher than its rows, its columns as wide as the window lets them be."""

    def __init__(self, name: str, model: QAbstractTableModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setAccessibleName(name)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setProperty("ring_radius", 10)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def set_metrics(self, metrics: Metrics) -> None:
        """Letters, rows and bars follow."""
        super().set_metrics(metrics)
        face = ui_font(metrics.type(18))
        tokens = {"text": BASE.text, "muted": BASE.muted, "head": round(metrics.type(16)), "family": face.family()}
        tokens |= {"chosen": css(color(BASE.accent, 0.18)), "faint": css(color(BASE.line, 0.035))}
        tokens |= {"line": css(edge(0.2)), "pad": round(metrics.px(8))}
        self.setStyleSheet(_TABLE.format(**tokens) + bar_style(metrics))
        self.setFont(face)
        ui_font(metrics.type(16), 700)  # Qt measures heads in bold: at hand, or they grow when it is first drawn
        self.verticalHeader().setDefaultSectionSize(round(line_height(face) + metrics.px(16)))
        self.fit_columns()

    def sizeHint(self) -> QSize:
        """All rows: a short table is no empty sheet."""
        rows = self.verticalHeader().length() + self.horizontalHeader().sizeHint().height()
        return QSize(0, rows + self.horizontalScrollBar().sizeHint().height() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns share the room."""
        super().resizeEvent(event)
        self.fit_columns()

    def fit_columns(self) -> None:
        """As wide as their words, and what is left over, most of it to the words."""
        self.resizeColumnsToContents()
        header = self.horizontalHeader()
        widths = [header.sectionSize(column) for column in range(len(HEADS))]
        spare = self.viewport().width() - sum(widths)
        for column, wide in enumerate(widths):
            more = int(spare * (0.22 if column < WORDS else 0.12 / (len(HEADS) - WORDS))) if spare > 0 else 0
            header.resizeSection(column, wide + more)


class StatisticsPage(Page):
    """The house's book of results."""

    def __init__(self, house: House, statistics: Statistics, parent: QWidget | None = None) -> None:
        line = house.words.line
        super().__init__(house, line("house.statistics.page"), parent)
        self.statistics = statistics
        self.heading = Line(line("house.statistics.page"), 27, 600, parent=self)
        self.who = DropDown(line("house.statistics.who"), self)
        self.who.add(line("house.statistics.everybody"), None, "users")
        for name in statistics.names():
            self.who.add(name, name, "user")
        self.export = GlassButton(line("house.statistics.export"), icon="download", parent=self)
        self.rated = Line("", 19, 500, "text", parent=self)
        self.ways = Line("", 17, 400, "muted", parent=self)
        self.said = Line("", 17, 400, "muted", parent=self)
        self.said.hide()
        self.none = NothingHere("lamplit", line("house.statistics.none"), parent=self)
        self.model = Sums(house, self)
        self.glance = Glance(self)
        self.sheet = Panel(0.5, 14, self)
        self.table = Table(line("house.statistics.table"), self.model, self.sheet)
        self.sheet.setLayout(VBox(self.table, self.none, edges=(18, 9, 18, 9)))
        self.sheet.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        head = self.head(self.heading, self.who, self.export)
        self.box = VBox(head, VBox(self.glance, self.rated, self.sheet, self.ways, gap=24), SPRING, self.said, gap=18)
        self.setLayout(self.box)
        self.who.currentIndexChanged.connect(self.show_sums)
        self.export.clicked.connect(self._ask_where)
        tab_chain([self.arrow, self.who, self.export, self.table])
        self.show_sums()

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
        self.glance.figures = [(str(figure), line(f"house.statistics.{head}")) for figure, head in zip(shown, heads)]
        name = self.who.currentData()
        self.rated.setText("\n".join(self._rated(sums, self.statistics.names() if name is None else [name])))
        self.rated.setVisible(bool(self.rated.text()))
        self.ways.setText("\n".join(self._ways(sums)))
        self.ways.setVisible(bool(self.ways.text()))
        self.table.setVisible(bool(sums))
        self.none.setVisible(not sums)
        self.export.disable("" if self.statistics.results else line("house.statistics.none"))
        self.fit()

    def _rated(self, sums: Sequence[Sum], names: Sequence[str]) -> list[str]:
        """Like which opponents they play, a sentence a person and kind of table; only what would hold."""
        told: list[str] = []
        tables: dict[tuple[str, str, int], list[Result]] = {(one.game, one.mode, one.seats): [] for one in sums}
        for result in self.statistics.results:
            if (at := (result.game, result.mode, len(result.players))) in tables:
                tables[at].append(result)
        for (game_id, mode, seats), results in tables.items():
            game = self.house.games.get(game_id)
            if game is not None and len(results) >= FEWEST:
                found = ((name, likeness(game, mode, seats, name, results)) for name in names[:MOST_RATED])
                told += [self._likeness(game_id, name, like) for name, like in found if like is not None]
        return told

    def _likeness(self, game_id: str, name: str, found: Likeness) -> str:
        words = self.house.words
        form = "between" if found.strongest else "at_least"
        form = form if found.weakest else "at_most"
        levels = (called(words, game_id, each) for each in (found.like, found.weakest, found.strongest))
        moves = "based_moves" if found.by_moves else "based"
        based = words.line(f"house.likeness.{moves}", found.games, found.by_play, found.by_moves)
        return words.line(f"house.likeness.{form}", name, self.house.title(game_id), *levels, based)

    def _ways(self, sums: Sequence[Sum]) -> list[str]:
        """How those play who met the person in a style, a line each."""
        met = dict.fromkeys((one.game, player) for one in sums for player in one.opponents if STYLED in player)
        told = {}
        for game_id, player in met:
            game, style = self.house.games.get(game_id), player.partition(STYLED)[2]
            figures = told_of(self.house.words, game, style) if game is not None else ""
            if figures:
                name = self.house.words.line(f"{game_id}.style.{style}.name")
                told[game_id, style] = self.house.words.line(
                    "house.statistics.way", self.house.title(game_id), name, figures
                )
        return list(told.values())

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
        self.said.show()
        self.fit()

    def lay_out(self) -> None:
        """In the middle of a wide window."""
        m = self.metrics
        wide = min(WIDEST * m.text**0.3, self.wide - 2 * EDGE)
        top, side = round(m.px(EDGE)), (self.width() - round(m.px(wide))) // 2
        self.box.setContentsMargins(side, top, side, top)
        self.none.setContentsMargins(*[round(m.px(14))] * 4)

"""Luck and play on the last page: what the deal, the draws, the own play and the others' play gave each seat.

A row a seat, in percent of the win. Each gain has its sign, and a bar from the middle of its column: to the right what
was given, to the left what was taken. Read from left to right a row adds up to its last number.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.app.pages.layouts import VBox
from desktop.app.pages.lines import Line
from desktop.app.play.end_table import OVER, Row, SeatRows
from desktop.controller.luck_told import Gained, LuckTold
from desktop.table.controls.buttons import Scaled
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line
from desktop.table.drawing.theme import BASE, color, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

GAINS = ("deal", "draws", "own", "others")
FULL = 100  # percent: a bar from the middle to the edge of its column, unless one is longer
BAR = 7.0


@netted
class LuckTable(SeatRows):
    """The numbers and their bars."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words.line("house.play.end.seat"), parent)
        self.words = words
        self._gained: dict[tuple[str, str], Gained] = {}
        self._shown: tuple[str, ...] = ()
        self._most = FULL
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring_radius", 10)
        self.setAccessibleName(words.line("house.luck.view"))

    def tell(self, told: LuckTold, rows: Sequence[tuple[int, Row]]) -> None:
        """The seats in the order of the other table."""
        self._shown = ("start", *(gain for gain in GAINS if gain != "draws" or told.draws), "result")
        gained = {seat: told.rows[seat] for seat, _ in rows}
        self._gained = {(row.name, row.shape): gained[seat] for seat, row in rows}
        self._most = max([FULL, *(abs(getattr(each, gain)) for each in gained.values() for gain in GAINS)])
        self.show_rows([self.words.line(f"house.luck.{name}") for name in self._shown], [row for _, row in rows])
        said = [self.words.pair(row.name, self.words.listed(self._cells(gained[seat]))) for seat, row in rows]
        self.setAccessibleDescription(self.words.series(said))

    def _cells(self, gained: Gained) -> list[str]:
        return [f"{head} {self._figure(gained, name)}" for head, name in zip(self.heads, self._shown, strict=True)]

    def _figure(self, gained: Gained, name: str) -> str:
        value = getattr(gained, name)
        if name in GAINS and value:
            return self.words.line(f"house.luck.{'gave' if value > 0 else 'took'}", abs(value))
        return self.words.line("house.luck.percent", value)

    def paint_cells(self, painter: QPainter, row: Row, rect: QRectF) -> None:
        """A number, and under what luck or play gave its bar."""
        m, columns, gained = self.metrics, self.columns(), self._gained[row.name, row.shape]
        wide = max((rect.right() - m.px(OVER) - columns[0]) / len(self._shown), 1.0)
        for number, name in enumerate(self._shown):
            whole = QRectF(columns[0] + number * wide, rect.y(), wide - m.px(18), rect.height())
            is_gain = name in GAINS
            high = rect.height() - (m.px(BAR + 10) if is_gain else 0.0)
            bold = 700 if name == "result" else 600
            tint = BASE.accent_ink if name == "result" else BASE.text if is_gain else BASE.muted
            face = ui_font(m.type(21), bold)
            draw_line(
                painter, QRectF(whole.x(), rect.y(), whole.width(), high), self._figure(gained, name), face, tint, LEFT
            )
            if is_gain:
                self._paint_bar(painter, whole, getattr(gained, name), name in ("deal", "draws"))

    def columns(self) -> list[float]:
        """No cup stands behind the last one."""
        first, right = super().columns()[0], self.width() - self.metrics.px(OVER)
        count = max(1, len(self.heads))
        return [first + (right - first) * number / count for number in range(count + 1)]

    def _paint_bar(self, painter: QPainter, room: QRectF, value: int, luck: bool) -> None:
        """From the middle, to the right or to the left; luck's is hollow: told apart without colour."""
        m = self.metrics
        y, half = room.bottom() - m.px(BAR + 9), room.width() / 2
        painter.fillRect(QRectF(room.x(), y + m.px(BAR) / 2 - 0.5, room.width(), 1), color(BASE.line, 0.16))
        long = half * value / self._most
        bar = QRectF(room.x() + half + min(long, 0.0), y, max(abs(long), 1.0), m.px(BAR))
        tint = BASE.ok if value > 0 else BASE.refused
        fill = color(tint, 0.25 if luck else 0.9)
        paint.box(painter, bar, m.px(2), fill if value else color(BASE.line, 0.3), color(tint, 0.9) if value else None)
        painter.fillRect(QRectF(room.x() + half - 0.5, y - m.px(2), 1, m.px(BAR + 4)), color(BASE.line, 0.45))


class LuckView(Scaled, QWidget):
    """The table with a sentence over it, and what the numbers mean under it."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.said = Line("", 19, 600, parent=self)
        self.table = LuckTable(words, self)
        self.about = Line(words.line("house.luck.about"), 16.5, 400, "muted", parent=self)
        inner = (OVER, 0, OVER, 0)
        self.setLayout(VBox(VBox(self.said, edges=inner), self.table, VBox(self.about, edges=inner), gap=10))

    def tell(self, told: LuckTold, rows: Sequence[tuple[int, Row]], viewer: int | None) -> None:
        """What is known; of one who looks it is said first whether luck was with them."""
        self.said.setText(told.note or (told.said[viewer] if viewer is not None else " ".join(told.said)))
        self.said.set_tint("muted" if told.note else "text")
        for shown in (self.table, self.about):
            shown.setVisible(bool(told.rows))
        if told.rows:
            self.table.tell(told, rows)

"""The keys (?): a list made from the commands themselves (UX 13), and what the table's own keys do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.app.play_actions import PlayActions
from desktop.app.play_sheet import EDGE, Sheet
from desktop.table import paint
from desktop.table.controls import painter_on
from desktop.table.lettering import LEFT, draw_line
from desktop.table.net import netted
from desktop.table.theme import BASE, Metrics, ui_font

TABLE_KEYS = ("arrows", "tab", "enter", "z", "rule", "notice")
WIDE = 1060.0
APART = 0.5  # rows between two groups

Row = tuple[str, str]  # keys and what they do; without keys a heading


@netted
class KeysSheet(Sheet):
    """The commands and the table's keys, in two columns of the same height where there is room for two."""

    def __init__(self, actions: PlayActions, parent: QWidget) -> None:
        line = actions.words.line
        super().__init__(line("house.play.do.keys"), line("house.button.close"), parent)
        table = [(line(f"house.play.key.{key}"), line(f"house.play.key.{key}_about")) for key in TABLE_KEYS]
        self.groups = ((line("house.play.program_keys"), actions.rows()), (line("house.play.table_keys"), table))
        said = actions.words.series(actions.words.pair(*row) for _, rows in self.groups for row in rows)
        self.setAccessibleDescription(said)

    # ---- places

    @property
    def _fitted(self) -> Metrics:
        """The window's metrics, with smaller letters where the whole list would not fit."""
        m = self.metrics
        share = (self.height() - self.head - m.px(EDGE)) / self._high(self._side_by_side)
        return m if share >= 1 else Metrics(m.unit * share, m.text)

    def _step(self, m: Metrics) -> float:
        return max(m.px(38), m.type(18) * 2.05)

    @property
    def _side_by_side(self) -> bool:
        return self.width() > self.metrics.px(640) * self.metrics.text

    def _columns(self, side_by_side: bool) -> list[list[Row]]:
        """The groups one after the other; of two columns the second begins in mid-group."""
        rows = [row for title, group in self.groups for row in (("", title), *group)]
        if not side_by_side:
            return [rows]
        half = (len(rows) + 1) // 2
        return [rows[:half], [("", ""), *rows[half:]]]

    def _high(self, side_by_side: bool) -> float:
        return max(_rows_high(column) for column in self._columns(side_by_side)) * self._step(self.metrics)

    def wanted(self, room: QRect) -> QRect:
        """In the middle of the room, as high as the list."""
        m = self.metrics
        wide = min(round(m.px(WIDE) * m.text), room.width() - round(m.px(40)))
        beside = wide > m.px(640) * m.text
        high = min(round(self.head + self._high(beside) + m.px(EDGE)), room.height() - round(m.px(16)))
        return QRect(room.center().x() - wide // 2, room.center().y() - high // 2, wide, high)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heading, caps, words."""
        super().paintEvent(event)
        m = self._fitted
        columns = self._columns(self._side_by_side)
        edge, gap = m.px(EDGE), m.px(30)
        caps = [max(self._caps_wide(keys) for keys, _ in column if keys) + m.px(14) for column in columns]
        spare = self.width() - 2 * edge - gap * (len(columns) - 1) - sum(caps)
        x = edge
        for column, wide in zip(columns, caps, strict=True):
            room = QRectF(x, self.head, wide + spare / len(columns), self.height())
            self._paint_column(room, column, wide)
            x = room.right() + gap

    def _paint_column(self, room: QRectF, rows: Sequence[Row], caps: float) -> None:
        painter, m = painter_on(self), self._fitted
        step, y = self._step(m), room.y()
        head = ui_font(m.type(15), 600, spacing=5)
        for number, (keys, about) in enumerate(rows):
            if not keys:
                y += APART * step if number > 1 else 0
                place = QRectF(room.x(), y, room.width(), step)
                draw_line(painter, place, about.upper(), head, BASE.accent_ink, LEFT)
            else:
                x = room.x()
                for key in keys.split(" / "):
                    x += paint.key_cap(painter, x, y + step / 2, key, m) + m.px(6)
                words = QRectF(room.x() + caps, y, room.width() - caps, step)
                draw_line(painter, words, about, ui_font(m.type(18)), BASE.text, LEFT)
            y += step

    def _caps_wide(self, keys: str) -> float:
        return sum(paint.key_cap_width(key, self._fitted) + self._fitted.px(6) for key in keys.split(" / "))


def _rows_high(rows: Sequence[Row]) -> float:
    """In rows: a heading under other rows stands apart from them."""
    return len(rows) + APART * sum(not keys for keys, _ in rows[2:])

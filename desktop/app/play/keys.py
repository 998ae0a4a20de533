"""The keys (?): a list made from the commands themselves (UX 13), and what the table's own keys do."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.app.pages.scroll import Column
from desktop.app.play.sheet import EDGE, Sheet
from desktop.table.controls.buttons import Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, line_height, wrap
from desktop.table.drawing.theme import BASE, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

TABLE_KEYS = ("arrows", "tab", "enter", "z", "rule", "notice")
WIDE = 1060.0
APART = 0.5  # rows between two groups
APART_ACROSS = 30.0  # units between two columns

Row = tuple[str, str]  # keys and what they do; without keys a heading


@netted
class KeyRows(Scaled, QWidget):
    """The commands and the table's keys, in two columns of the same height where there is room for two."""

    def __init__(self, groups: Sequence[tuple[str, Sequence[Row]]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.groups = groups

    def height_for(self, wide: float) -> int:
        """How high the list is when it may be that wide."""
        return math.ceil(max(self._column_high(column, caps, room) for column, caps, room in self._columns(wide)))

    @property
    def _step(self) -> float:
        return max(self.metrics.px(38), self.metrics.type(18) * 2.05)

    @property
    def _face(self) -> QFont:
        return ui_font(self.metrics.type(18))

    def _columns(self, wide: float) -> list[tuple[list[Row], float, float]]:
        """The groups one after the other, what their caps take and what they have; the second begins in mid-group."""
        m = self.metrics
        rows = [row for title, group in self.groups for row in (("", title), *group)]
        half = (len(rows) + 1) // 2
        beside = wide > m.px(640) * m.text
        columns = [rows[:half], [("", ""), *rows[half:]]] if beside else [rows]
        caps = [max(self._caps_wide(keys) for keys, _ in column if keys) + m.px(14) for column in columns]
        spare = wide - m.px(APART_ACROSS) * (len(columns) - 1) - sum(caps)
        return [(column, cap, cap + spare / len(columns)) for column, cap in zip(columns, caps, strict=True)]

    def _column_high(self, rows: Sequence[Row], caps: float, room: float) -> float:
        return sum(self._row_high(row, room - caps) for row in rows) + self._step * _gaps(rows)

    def _row_high(self, row: Row, room: float) -> float:
        keys, about = row
        lines = len(wrap(about, self._face, room)) if keys else 1
        return self._step + (lines - 1) * line_height(self._face)

    def _caps_wide(self, keys: str) -> float:
        return sum(paint.key_cap_width(key, self.metrics) + self.metrics.px(6) for key in keys.split(" / "))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Caps and words."""
        x = 0.0
        for rows, caps, room in self._columns(self.width()):
            self._paint_column(x, rows, caps, room)
            x += room + self.metrics.px(APART_ACROSS)

    def _paint_column(self, left: float, rows: Sequence[Row], caps: float, room: float) -> None:
        painter, m, y = painter_on(self), self.metrics, 0.0
        head = ui_font(m.type(15), 600, spacing=5)
        for number, (keys, about) in enumerate(rows):
            high = self._row_high((keys, about), room - caps)
            if not keys:
                y += APART * self._step if number > 1 else 0
                draw_line(painter, QRectF(left, y, room, high), about.upper(), head, BASE.accent_ink, LEFT)
            else:
                x = left
                for key in keys.split(" / "):
                    x += paint.key_cap(painter, x, y + self._step / 2, key, m) + m.px(6)
                words = QRectF(left + caps, y + (self._step - line_height(self._face)) / 2, room - caps, high)
                draw_paragraph(painter, words, about, self._face, BASE.text)
            y += high


@netted
class KeysSheet(Sheet):
    """The list, as large as its letters want it; where the window is too low it scrolls."""

    def __init__(
        self, words: Words, title: str, rows: Sequence[Row], parent: QWidget, table: Sequence[str] = TABLE_KEYS
    ) -> None:
        line = words.line
        super().__init__(line("house.play.do.keys"), line("house.button.close"), parent)
        own = [(line(f"house.play.key.{key}"), line(f"house.play.key.{key}_about")) for key in table]
        groups = ((line(title), rows), (line("house.play.table_keys"), own))
        self.groups = tuple(group for group in groups if group[1])
        said = words.series(words.pair(*row) for _, rows in self.groups for row in rows)
        self.setAccessibleDescription(said)
        self.column = Column(self)
        self.column.setAccessibleName(self.title)
        self.column.setProperty("ring_radius", 8)
        self.rows = KeyRows(self.groups)
        self.column.setWidget(self.rows)
        self.fill(self.column, foot=EDGE / 2, grows=self.column)

    # ---- places

    @property
    def _bar(self) -> int:
        """What the bar of the list may take."""
        return self.column.verticalScrollBar().sizeHint().width()

    def wanted(self, room: QRect) -> QRect:
        """In the middle of the room, as high as the list."""
        m = self.metrics
        wide = min(round(m.px(WIDE) * m.text), room.width() - round(m.px(40)))
        rows = self.rows.height_for(wide - 2 * round(m.px(EDGE)) - self._bar)
        high = min(self.head.sizeHint().height() + rows + round(m.px(EDGE)), room.height() - round(m.px(16)))
        return QRect(room.center().x() - wide // 2, room.center().y() - high // 2, wide, high)

    def place_in(self, room: QRect) -> None:
        """A list that scrolls takes the keyboard."""
        super().place_in(room)
        wide = self.column.width() - self._bar
        self.rows.resize(wide, self.rows.height_for(wide))
        scrolls = self.rows.height() > self.column.height()
        self.column.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def first_focus(self) -> QWidget:
        """The list, where arrows and page keys have something to scroll."""
        return self.cross if self.column.focusPolicy() == Qt.FocusPolicy.NoFocus else self.column


def _gaps(rows: Sequence[Row]) -> float:
    """In rows: a heading under other rows stands apart from them."""
    return APART * sum(not keys for keys, _ in rows[2:])

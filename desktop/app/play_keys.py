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
from desktop.table.theme import BASE, Metrics, ui_font

TABLE_KEYS = ("arrows", "tab", "enter", "z")
WIDE = 900.0


class KeysSheet(Sheet):
    """Two columns: the commands, and the table's keys."""

    def __init__(self, actions: PlayActions, parent: QWidget) -> None:
        line = actions.words.line
        super().__init__(line("house.play.do.keys"), line("house.button.close"), parent)
        table = [(line(f"house.play.key.{key}"), line(f"house.play.key.{key}_about")) for key in TABLE_KEYS]
        self.groups = ((line("house.play.program_keys"), actions.rows()), (line("house.play.table_keys"), table))
        said = "; ".join(f"{key}: {about}" for _, rows in self.groups for key, about in rows)
        self.setAccessibleDescription(said)

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

    def _high(self, side_by_side: bool) -> float:
        rows = [len(rows) + 1 for _, rows in self.groups]
        return (max(rows) if side_by_side else sum(rows) + 0.5) * self._step(self.metrics)

    def wanted(self, room: QRect) -> QRect:
        """In the middle of the room, as high as the list."""
        m = self.metrics
        wide = min(round(m.px(WIDE) * m.text), room.width() - round(m.px(40)))
        beside = wide > m.px(640) * m.text
        high = min(round(self.head + self._high(beside) + m.px(EDGE)), room.height() - round(m.px(16)))
        return QRect(room.center().x() - wide // 2, room.center().y() - high // 2, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heading, caps, words."""
        super().paintEvent(event)
        m = self._fitted
        edge = m.px(EDGE)
        wide = self.width() - 2 * edge
        if self._side_by_side:
            first = wide * 0.5
            self._paint_group(QRectF(edge, self.head, first - m.px(24), self.height()), *self.groups[0])
            self._paint_group(QRectF(edge + first, self.head, wide - first, self.height()), *self.groups[1])
            return
        y = self.head
        for title, rows in self.groups:
            self._paint_group(QRectF(edge, y, wide, self.height()), title, rows)
            y += (len(rows) + 1.5) * self._step(m)

    def _paint_group(self, room: QRectF, title: str, rows: Sequence[tuple[str, str]]) -> None:
        painter, m = painter_on(self), self._fitted
        step = self._step(m)
        head = ui_font(m.type(15), 600, spacing=5)
        draw_line(painter, QRectF(room.x(), room.y(), room.width(), step), title.upper(), head, BASE.accent_ink, LEFT)
        caps = max(self._caps_wide(keys) for keys, _ in rows) + m.px(14)
        for number, (keys, about) in enumerate(rows, 1):
            middle, x = room.y() + (number + 0.5) * step, room.x()
            for key in keys.split(" / "):
                x += paint.key_cap(painter, x, middle, key, m) + m.px(6)
            words = QRectF(room.x() + caps, middle - step / 2, room.width() - caps, step)
            draw_line(painter, words, about, ui_font(m.type(18)), BASE.text, LEFT)

    def _caps_wide(self, keys: str) -> float:
        return sum(paint.key_cap_width(key, self._fitted) + self._fitted.px(6) for key in keys.split(" / "))

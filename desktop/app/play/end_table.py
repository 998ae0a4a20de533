"""The table of the last page: a row a seat, whoever won first, with the numbers that the game counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.table.controls.buttons import Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, fitted, line_height
from desktop.table.drawing.theme import BASE, color, draw_icon, edge, font, ui_font
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of

OVER = 14.0  # units by which a row is wider than what stands in it, at either side
LARGE = 1.5  # letters
SEAT = 0.31  # of the width: the seats' column


class Row(NamedTuple):
    """A seat's line of the table, as the controller's `End` holds it."""

    name: str
    kind: str
    color: str
    shape: str
    winner: bool
    cells: tuple[str, ...]


def broken(label: str, lines: int) -> list[str]:
    """Into two at the blank that leaves the shorter longest part, if there may be two."""
    places = [at for at, sign in enumerate(label) if sign == " "] if lines > 1 else []
    if not places:
        return [label]
    at = min(places, key=lambda place: max(place, len(label) - place))
    return [label[:at], label[at + 1 :]]


@netted
class SeatRows(Scaled, QWidget):
    """Column heads, and under them a box a seat; what stands in the boxes is the table's own."""

    def __init__(self, seat: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.heads: Sequence[str] = ()
        self.rows: list[Row] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, heads: Sequence[str], rows: Sequence[Row]) -> None:
        """Other rows, in this order."""
        self.heads, self.rows = heads, list(rows)
        self.updateGeometry()
        self.update()

    @property
    def row_high(self) -> float:
        """How high a seat's box is; many are a little lower."""
        m, many = self.metrics, len(self.rows) > 4
        return max(m.px(46 if many else 56), m.type(21) * (1.7 if many else 2.1))

    @property
    def label_lines(self) -> int:
        """Heads of several words take two lines where letters are large: in one they would all be tiny."""
        return 2 if self.metrics.text >= LARGE and any(" " in head for head in self.heads) else 1

    @property
    def _labels_high(self) -> float:
        return self.label_lines * line_height(ui_font(self.metrics.type(16), 600)) + self.metrics.px(6)

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(1, round(self._labels_high + len(self.rows) * (self.row_high + self.metrics.px(8))))

    def minimumSizeHint(self) -> QSize:
        """Never less."""
        return self.sizeHint()

    def columns(self) -> list[float]:
        """Left edges of the numbers, and where the last ends."""
        m = self.metrics
        inner = self.width() - 2 * m.px(OVER)
        first, right = m.px(OVER) + inner * SEAT, self.width() - m.px(OVER) - m.px(60)
        count = max(1, len(self.heads))
        return [first + (right - first) * number / count for number in range(count + 1)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heads, then row by row."""
        painter, m = painter_on(self), self.metrics
        head, columns = ui_font(m.type(16), 600, spacing=5), self.columns()
        labels = [(m.px(OVER), columns[0], self.seat)]
        labels += list(zip(columns, columns[1:], self.heads, strict=False))
        lines, high = self.label_lines, line_height(head)
        sized = [(x, end - x - m.px(14), broken(label.upper(), lines)) for x, end, label in labels]
        fitting = min((fitted(part, head, room) for _, room, label in sized for part in label), key=QFont.pixelSize)
        for x, room, label in sized:
            for number, part in enumerate(label):
                y = (lines - len(label) + number) * high  # their last lines stand side by side
                draw_line(painter, QRectF(x, y, room, high), part, fitting, BASE.muted, LEFT)
        y = self._labels_high
        for row in self.rows:
            self._paint_row(painter, row, QRectF(0.5, y, self.width() - 1, self.row_high))
            y += self.row_high + m.px(8)

    def _paint_row(self, painter: QPainter, row: Row, rect: QRectF) -> None:
        m, columns = self.metrics, self.columns()
        fill = color(row.color, 0.16) if row.winner else color(BASE.line, 0.04)
        line = color(BASE.accent, 0.85) if row.winner else edge(0.1)
        paint.box(painter, rect, m.px(10), fill, line, m.px(1.6 if row.winner else 1))
        at = QPointF(rect.x() + m.px(32), rect.center().y())
        paint.seat_shape(painter, row.shape, at, m.px(13), row.color, m.px(2), BASE.line)
        name = f"{row.name} · {row.kind}" if row.kind else row.name
        room = QRectF(rect.x() + m.px(58), rect.y(), columns[0] - rect.x() - m.px(70), rect.height())
        draw_line(painter, room, name, ui_font(m.type(21), 600), BASE.text, LEFT)
        self.paint_cells(painter, row, rect)

    def paint_cells(self, painter: QPainter, row: Row, rect: QRectF) -> None:
        """What stands in a seat's row."""
        raise AssertionError("a table says what stands in it")


class EndTable(SeatRows):
    """The game's own numbers, and a cup for whoever won."""

    def __init__(self, game_id: str, seat: str, parent: QWidget) -> None:
        super().__init__(seat, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring_radius", 10)
        self._numeral = world_of(game_id).numeral

    def paint_cells(self, painter: QPainter, row: Row, rect: QRectF) -> None:
        """In the world's numerals."""
        m, columns = self.metrics, self.columns()
        figure = font(self._numeral, m.type(30))
        for x, end, cell in zip(columns, columns[1:], row.cells, strict=False):
            draw_line(painter, QRectF(x, rect.y(), end - x - m.px(18), rect.height()), cell, figure, BASE.text, LEFT)
        if row.winner:
            side = m.px(34)
            crown = QRectF(rect.right() - m.px(20) - side, rect.center().y() - side / 2, side, side)
            draw_icon(painter, "trophy", crown, BASE.accent_ink, 1.8)

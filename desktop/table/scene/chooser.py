"""A small choice at the card, for a drop that can mean several things."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, width
from desktop.table.drawing.theme import BASE, Metrics, color, ui_font
from desktop.table.guard import Guard
from desktop.table.scene.bubble import BUBBLE_Z
from desktop.table.scene.safety_net import netted


@netted
class Chooser(QGraphicsItem):
    """Rows of words; `at` is the one the keyboard stands on. `done` hears the number, or None for neither."""

    def __init__(
        self, title: str, options: Sequence[str], metrics: Metrics, done: Callable[[int | None], None]
    ) -> None:
        super().__init__()
        self.setZValue(BUBBLE_Z + 1)
        self.title, self.options, self.metrics, self.done = title, tuple(options), metrics, done
        self.at = 0
        self.fresh = Guard()
        self.fresh.begin()
        m = metrics
        self.face, self.head = ui_font(m.type(18), 600), ui_font(m.type(16))
        self.row = max(m.px(42), self.face.pixelSize() * 2)
        longest = max([width(option, self.face) for option in options] + [width(title, self.head)])
        self.top = self.head.pixelSize() * 1.8 if title else m.px(6)
        self.size = (longest + m.px(56), self.top + self.row * len(options) + m.px(10))

    def boundingRect(self) -> QRectF:
        """The sheet and its shadow."""
        return QRectF(0, 0, *self.size).adjusted(-22, -22, 22, 30)

    def place_at(self, point: QPointF, room: QRectF) -> None:
        """Centred over a point, inside the room."""
        x = min(max(point.x() - self.size[0] / 2, room.left() + 4), room.right() - self.size[0] - 4)
        y = min(max(point.y() - self.size[1] / 2, room.top() + 4), room.bottom() - self.size[1] - 4)
        self.setPos(x, y)

    def row_rect(self, number: int) -> QRectF:
        """A row, in its own coordinates."""
        edge = self.metrics.px(6)
        return QRectF(edge, self.top + self.row * number + edge / 2, self.size[0] - 2 * edge, self.row - edge / 2)

    def row_at(self, scene_point: QPointF) -> int | None:
        """The row under a point."""
        point = scene_point - self.pos()
        return next((i for i in range(len(self.options)) if self.row_rect(i).contains(point)), None)

    def step(self, by: int) -> None:
        """Up or down with the keyboard."""
        self.at = (self.at + by) % len(self.options)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Title, then the rows; the one the keyboard stands on is brass."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        m, rect = self.metrics, QRectF(0, 0, *self.size)
        paint.soft_shadow(painter, rect, m.px(12), 18, 6, 0.55)
        paint.box(painter, rect, m.px(12), color(BASE.tip, 0.98), color(BASE.accent, 0.8), m.px(1.5))
        if self.title:
            head = QRectF(m.px(20), m.px(4), self.size[0] - m.px(40), self.top - m.px(4))
            draw_line(painter, head, self.title, self.head, BASE.muted, LEFT)
        for number, words in enumerate(self.options):
            row = self.row_rect(number)
            if number == self.at:
                paint.brass(painter, row, m.px(8))
            tint = BASE.accent_text if number == self.at else BASE.text
            draw_line(painter, row.adjusted(m.px(16), 0, -m.px(8), 0), words, self.face, tint, LEFT)

"""A small choice at the card, for a drop that can mean several things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, width
from desktop.table.drawing.theme import BASE, Metrics, color, ui_font
from desktop.table.guard import Guard
from desktop.table.scene.bubble import BUBBLE_Z
from desktop.table.scene.free_ground import CLEAR, beside, distance, grown
from desktop.table.scene.layout import Rect
from desktop.table.scene.safety_net import netted

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene

GAP = 14.0  # units to what it asks about
SHARES = (1.0, 0.85, 0.7, 0.5)  # of its letters: the first at which it covers nothing that can be chosen


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
        self._measure(1.0)

    def _measure(self, share: float) -> None:
        """Its size at this share of the letters' own."""
        m = self.metrics
        least = Metrics(m.unit).type(18) / m.type(18)  # never smaller than at the smallest size of text
        share = max(share, least)
        self.face, self.head = ui_font(m.type(18) * share, 600), ui_font(m.type(16) * share)
        self.row = max(m.px(42), self.face.pixelSize() * 2)
        longest = max([width(option, self.face) for option in self.options] + [width(self.title, self.head)])
        self.top = self.head.pixelSize() * 1.8 if self.title else m.px(6)
        self.size = (longest + m.px(56), self.top + self.row * len(self.options) + m.px(10))

    def boundingRect(self) -> QRectF:
        """The sheet and its shadow."""
        return QRectF(0, 0, *self.size).adjusted(-22, -22, 22, 30)

    def place(self, scene: TableScene, near: Rect) -> None:
        """Beside what it asks about, off everything that can be chosen."""
        sizes = []
        for share in SHARES:
            self._measure(share)
            sizes.append(self.size)
        gap = self.metrics.px(GAP)
        number, rect, _ = scene.find_place(
            sizes,
            beside(near, gap),
            [grown(near, gap - self.metrics.px(CLEAR))],
            cost=lambda found: distance(found, near),
        )
        self.prepareGeometryChange()
        self._measure(SHARES[number])
        self.setPos(rect.x, rect.y)

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

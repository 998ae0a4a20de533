"""A sentence beside a card: why not, or what this is. No box that must be closed; it goes with the next action."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, line_height, paragraph_height, width, wrap
from desktop.table.drawing.theme import BASE, Metrics, color, draw_icon, ui_font
from desktop.table.scene.safety_net import netted

BUBBLE_Z = 3000.0


@netted
class Bubble(QGraphicsItem):
    """Icon, sentence and, when there is a section to read, a link."""

    def __init__(self, text: str, metrics: Metrics, tint: str, icon: str, link: str = "") -> None:
        super().__init__()
        self.setZValue(BUBBLE_Z)
        self.text, self.metrics, self.tint, self.icon, self.link = text, metrics, tint, icon, link
        m = metrics
        self.face = ui_font(m.type(17), 400)
        self.link_face = ui_font(m.type(16), 600)
        room = m.px(330) * max(1.0, m.text * 0.85)
        lines = wrap(text, self.face, room)
        wide = max(sum(width(run.text, self.face) for run in line) for line in lines)
        wide = max(wide, width(link, self.link_face) if link else 0)
        self.text_size = (wide + 2, paragraph_height(text, self.face, room) + 1)
        link_high = line_height(self.link_face) * 1.15 if link else 0.0
        self.size = (self.text_size[0] + m.px(62), self.text_size[1] + link_high + m.px(22))

    def boundingRect(self) -> QRectF:
        """The sheet and its shadow."""
        return QRectF(0, 0, *self.size).adjusted(-20, -20, 20, 28)

    @property
    def sheet(self) -> QRectF:
        return QRectF(0, 0, *self.size)

    def link_rect(self) -> QRectF:
        """Where the link can be pressed, in scene coordinates; empty without one."""
        if not self.link:
            return QRectF()
        m, high = self.metrics, line_height(self.link_face) * 1.15
        rect = QRectF(m.px(48), self.size[1] - m.px(11) - high, width(self.link, self.link_face), high)
        return rect.translated(self.pos())

    def place_beside(self, card: QRectF, room: QRectF) -> None:
        """Right of the card, else left, else below or above, and always inside the room."""
        wide, high, gap = *self.size, self.metrics.px(18)
        spots = (
            QPointF(card.right() + gap, card.center().y() - high / 2),
            QPointF(card.left() - gap - wide, card.center().y() - high / 2),
            QPointF(card.center().x() - wide / 2, card.top() - gap - high),
            QPointF(card.center().x() - wide / 2, card.bottom() + gap),
        )
        fitting = (at for at in spots if room.contains(QRectF(at.x(), at.y(), wide, high)))
        at = next(fitting, spots[0])
        x = min(max(at.x(), room.left() + gap / 2), room.right() - wide - gap / 2)
        y = min(max(at.y(), room.top() + gap / 2), room.bottom() - high - gap / 2)
        self.setPos(x, y)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Dark sheet with an edge in the colour of the message."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        m, rect = self.metrics, self.sheet
        paint.soft_shadow(painter, rect, m.px(10), 14, 5, 0.5)
        paint.box(painter, rect, m.px(10), color(BASE.tip, 0.97), color(self.tint, 0.8), m.px(1.5))
        icon = QRectF(m.px(14), m.px(11) + (line_height(self.face) - m.px(22)) / 2, m.px(22), m.px(22))
        draw_icon(painter, self.icon, icon, self.tint)
        room = QRectF(m.px(48), m.px(11), *self.text_size)
        draw_paragraph(painter, room, self.text, self.face, BASE.text)
        if self.link:
            link = self.link_rect().translated(-self.pos())
            draw_paragraph(painter, link, self.link, self.link_face, BASE.accent_ink)

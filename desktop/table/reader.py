"""The large card: its picture, present values and full text, shown on hover, never over what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import CARD_ASPECT, Look
from desktop.table import paint
from desktop.table.bubble import BUBBLE_Z
from desktop.table.canvas import Level
from desktop.table.faces import card_image, shown
from desktop.table.lettering import LEFT, draw_line, draw_paragraph, line_height, paragraph_height
from desktop.table.theme import BASE, WORLDS, Metrics, color, font, ui_font

CARD_WIDTH = 268.0  # units


def reader_pixmap(look: Look, width: float, ratio: float) -> QPixmap:
    """The face in its largest form."""
    face, values = shown(look)
    pixmap = QPixmap.fromImage(card_image(face, values, width * ratio, Level.L))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class Reader(QGraphicsItem):
    """The large card with a sheet of text under it."""

    def __init__(self, look: Look, metrics: Metrics, ratio: float, room: QRectF) -> None:
        super().__init__()
        self.setZValue(BUBBLE_Z - 1)
        self.look, self.metrics = look, metrics
        m = metrics
        self.face = shown(look)[0]
        self.card_w = min(m.px(CARD_WIDTH) * min(1.25, 0.75 + m.text / 4), room.height() * 0.62 * CARD_ASPECT)
        self.card_h = self.card_w / CARD_ASPECT
        self.pixmap = reader_pixmap(look, self.card_w, ratio)
        world = WORLDS.get(self.face.world)
        self.body_font = font(world.text, m.type(19)) if world else ui_font(m.type(18))
        self.small = ui_font(m.type(15))
        self.text_w = self.card_w - m.px(24)
        self.text_h = paragraph_height(self.face.text, self.body_font, self.text_w) if self.face.text else 0.0
        self.foot = "  ·  ".join(filter(None, (self.face.kind, self.face.mark)))
        self.foot_h = line_height(self.small) * 1.2 if self.foot else 0.0
        extra = self.text_h + self.foot_h
        self.size = (self.card_w, self.card_h + (extra + m.px(26) if extra else 0.0))

    def boundingRect(self) -> QRectF:
        """Card, sheet and shadow."""
        return QRectF(0, 0, *self.size).adjusted(-40, -40, 40, 50)

    def place(self, card: QRectF, room: QRectF, keep_clear: Sequence[QRectF]) -> None:
        """Where it covers neither its card nor a target; the nearer side first."""
        gap = self.metrics.px(24)
        wide, high = self.size
        y = min(max(card.center().y() - high / 2, room.top() + gap / 2), room.bottom() - high - gap / 2)
        rows = (y, room.top() + gap / 2, room.bottom() - high - gap / 2)
        columns = (card.right() + gap, card.left() - gap - wide, room.right() - wide - gap, room.left() + gap)
        spots = [QRectF(x, top, wide, high) for top in rows for x in columns]
        inside = [spot for spot in spots if room.contains(spot) and not spot.intersects(card)]
        covered = [(sum(_common(spot, clear) for clear in keep_clear), n) for n, spot in enumerate(inside)]
        best = inside[min(covered)[1]] if inside else spots[0]
        self.setPos(best.topLeft())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Text on a dark sheet under the card."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        m, rect = self.metrics, QRectF(0, 0, *self.size)
        paint.soft_shadow(painter, rect, m.px(14), 26, 10, 0.6)
        if self.size[1] > self.card_h:
            sheet = rect.adjusted(0, self.card_h - m.px(20), 0, 0)
            paint.box(painter, sheet, m.px(12), color(BASE.tip, 0.97), color("#FFFFFF", 0.25), m.px(1))
        painter.drawPixmap(QPointF(0, 0), self.pixmap)
        top = self.card_h + m.px(12)
        if self.face.text:
            room = QRectF(m.px(12), top, self.text_w, self.text_h + 1)
            draw_paragraph(painter, room, self.face.text, self.body_font, BASE.text)
        if self.foot:
            foot = QRectF(m.px(12), top + self.text_h, self.text_w, self.foot_h)
            draw_line(painter, foot, self.foot, self.small, BASE.muted, LEFT | Qt.AlignmentFlag.AlignVCenter)


def _common(first: QRectF, second: QRectF) -> float:
    both = first.intersected(second)
    return both.width() * both.height() if both.isValid() else 0.0

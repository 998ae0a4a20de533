"""The large card: its picture, present values and full text, shown on hover, never over what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import CARD_ASPECT, Look
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import Level
from desktop.table.drawing.faces import card_image, shown
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, line_height, paragraph_height
from desktop.table.drawing.theme import BASE, MIN_TEXT, Metrics, color, edge, font, ui_font
from desktop.table.scene.bubble import BUBBLE_Z
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of

CARD_WIDTH = 268.0  # units


def reader_pixmap(look: Look, width: float, ratio: float) -> QPixmap:
    """The face in its largest form."""
    face, values = shown(look)
    pixmap = QPixmap.fromImage(card_image(face, values, width * ratio, Level.L))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@netted
class Floating(QGraphicsItem):
    """Something large over the table; `size` is set at birth."""

    metrics: Metrics
    size: tuple[float, float]

    def boundingRect(self) -> QRectF:
        """The thing itself and its shadow."""
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


@netted
class Reader(Floating):
    """The large card with a sheet of text under it."""

    def __init__(self, look: Look, metrics: Metrics, ratio: float, room: QRectF) -> None:
        super().__init__()
        self.setZValue(BUBBLE_Z - 1)
        self.look, self.metrics = look, metrics
        m = metrics
        self.face = shown(look)[0]
        self.card_w = min(m.px(CARD_WIDTH) * min(1.25, 0.75 + m.text / 4), room.height() * 0.62 * CARD_ASPECT)
        self.card_h = self.card_w / CARD_ASPECT
        if self.face.wide:
            self.card_w, self.card_h = self.card_h, self.card_w
        self.pixmap = reader_pixmap(look, self.card_w, ratio)
        self.body_font = font(world_of(self.face.world).text, m.type(19))
        self.small = ui_font(m.type(15))
        self.foot = "  ·  ".join(filter(None, (self.face.kind, self.face.mark)))
        self.foot_h = line_height(self.small) * 1.2 if self.foot else 0.0
        pad, below = m.px(14), self._text_height(self.card_w - m.px(28))
        card = QRectF(0, 0, self.card_w, self.card_h)
        if self.card_h + below <= room.height() * 0.92:
            self.sheet = QRectF(0, self.card_h - pad, self.card_w, below + pad) if below else QRectF()
        else:
            # Long or large text stands beside the card, where there is height for it.
            wide = m.px(340)
            high = min(room.height() * 0.92, max(self._text_height(wide - 2 * pad), self.card_h * 0.6))
            self.sheet = QRectF(
                self.card_w - pad, (self.card_h - high) / 2 if high < self.card_h else 0, wide + pad, high
            )
        whole = card.united(self.sheet)
        self.size = (whole.width(), whole.height())
        self.beside = not self.sheet.isNull() and self.sheet.left() > 0

    def _text_height(self, room: float) -> float:
        body = paragraph_height(self.face.text, self.body_font, room) if self.face.text else 0.0
        return body + self.foot_h + self.metrics.px(26) if body or self.foot else 0.0

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Text on a dark sheet under the card."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        m, rect = self.metrics, QRectF(0, 0, self.card_w, self.card_h).united(self.sheet)
        paint.soft_shadow(painter, rect, m.px(14), 26, 10, 0.6)
        pad = m.px(14)
        if not self.sheet.isNull():
            paint.box(painter, self.sheet, m.px(12), color(BASE.tip, 0.97), edge(0.25), m.px(1))
        painter.drawPixmap(QPointF(0, 0), self.pixmap)
        if self.sheet.isNull():
            return
        inner = self.sheet.adjusted(pad + (pad if self.beside else 0), 0, -pad, -m.px(8))
        inner.setTop(self.sheet.top() + (pad if self.beside else pad * 1.8))
        if self.face.text:
            body = inner.adjusted(0, 0, 0, -self.foot_h)
            draw_paragraph(painter, body, self.face.text, self.body_font, BASE.text, floor=MIN_TEXT)
        if self.foot:
            foot = QRectF(inner.left(), inner.bottom() - self.foot_h, inner.width(), self.foot_h)
            draw_line(painter, foot, self.foot, self.small, BASE.muted, LEFT | Qt.AlignmentFlag.AlignVCenter)


def _common(first: QRectF, second: QRectF) -> float:
    both = first.intersected(second)
    return both.width() * both.height() if both.isValid() else 0.0

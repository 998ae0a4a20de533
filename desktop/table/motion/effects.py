"""Short-lived things over the cards: a number that floats off, a mote of damage, a banner. None of them takes input."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_line, draw_numeral, fitted, width
from desktop.table.drawing.theme import FELT, Metrics, color, font, ui_font
from desktop.table.scene.safety_net import netted

EFFECT_Z = 2000.0


@netted
class Effect(QGraphicsItem):
    """What all of them share: above the cards, out of the way of the pointer."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        self.setZValue(EFFECT_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Given at birth."""
        return self._rect


@netted
class Number(Effect):
    """`-3`, large and outlined."""

    def __init__(self, text: str, key: str, size: float, tint: str) -> None:
        half = size * max(2.0, 0.4 * len(text))
        super().__init__(QRectF(-half, -size, 2 * half, size * 2))
        self.text, self.key, self.size, self.tint = text, key, size, tint

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Outlined so that it reads on any card."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = font(self.key, self.size)
        draw_numeral(painter, QPointF(0, 0), self.text, face, self.tint, "#1A0A06", self.size * 0.2)


@netted
class Mote(Effect):
    """Damage on its way."""

    def __init__(self, radius: float, tint: str) -> None:
        super().__init__(QRectF(-radius * 2, -radius * 2, radius * 4, radius * 4))
        self.radius, self.tint = radius, tint

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A bright core in a glow."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        fall = ((0.25, 1.0), (0.5, 0.5), (1.0, 0.0))
        stops = ((0.0, color("#FFFFFF")), *((place, color(self.tint, alpha)) for place, alpha in fall))
        painter.setBrush(QBrush(paint.radial(QPointF(0, 0), self.radius * 2, *stops)))
        painter.drawEllipse(QPointF(0, 0), self.radius * 2, self.radius * 2)


@netted
class Banner(Effect):
    """A line of large type across the table, with a smaller one under it."""

    def __init__(self, room: QRectF, title: str, text: str, key: str, tint: str, metrics: Metrics) -> None:
        face = fitted(title, font(key, metrics.type(54)), room.width() * 0.8)
        small = ui_font(metrics.type(21), 600)
        wide = min(room.width(), max(width(title, face), width(text, small)) + metrics.px(120))
        high = face.pixelSize() * 1.5 + (small.pixelSize() * 1.8 if text else 0) + metrics.px(24)
        super().__init__(QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high))
        self.title, self.text, self.faces, self.tint, self.metrics = title, text, (face, small), tint, metrics

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A dark ribbon that fades out to both sides."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, dark = self._rect, color(FELT.veil, 0.88)
        clear = color(FELT.veil, 0)
        ribbon = paint.gradient(rect.topLeft(), rect.topRight(), (0, clear), (0.2, dark), (0.8, dark), (1, clear))
        painter.fillRect(rect, QBrush(ribbon))
        line = color(self.tint, 0.9)
        edge = paint.gradient(rect.topLeft(), rect.topRight(), (0, clear), (0.3, line), (0.7, line), (1, clear))
        for y in (rect.top(), rect.bottom() - self.metrics.px(2)):
            painter.fillRect(QRectF(rect.left(), y, rect.width(), self.metrics.px(2)), QBrush(edge))
        face, small = self.faces
        share = face.pixelSize() * 1.5 / rect.height() if self.text else 1.0
        upper = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * share)
        draw_line(painter, upper, self.title, face, self.tint)
        if self.text:
            under = rect.adjusted(0, rect.height() * share * 0.92, 0, -self.metrics.px(10))
            draw_line(painter, under, self.text, small, FELT.text)

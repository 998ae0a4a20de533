"""Short-lived things over the cards: a pill of words, a mote of damage, a banner. None of them takes input."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import (
    CENTER,
    draw_line,
    draw_paragraph,
    fitted,
    line_height,
    paragraph_height,
    width,
)
from desktop.table.drawing.theme import FELT, Metrics, color, dark, draw_icon, font, ui_font
from desktop.table.scene.safety_net import netted

EFFECT_Z = 2000.0
LARGE, SMALL = 34.0, 25.0  # units of the letters on a pill, and on one that only marks


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
class Pill(Effect):
    """`-3`, or a few words, on a dark ground that reads on anything; around its own middle."""

    def __init__(
        self,
        text: str,
        key: str,
        metrics: Metrics,
        tint: str,
        room: float = math.inf,
        small: bool = False,
        icon: str = "",
    ) -> None:
        size = metrics.type(SMALL if small else LARGE)
        self.icon, self.sign = icon, size * 0.82 if icon else 0.0
        self.face = fitted(text, font(key, size), max(1.0, room - size))
        line = min(room - size, width(text, self.face) + 1)
        wide, high = line + size + self.sign, paragraph_height(text, self.face, line) * 1.12
        super().__init__(QRectF(-wide / 2, -high / 2, wide, high))
        self.text, self.tint, self.metrics, self.inset = text, tint, metrics, size / 2

    @property
    def place(self) -> QRectF:
        """Where it stands on the table."""
        return self.mapRectToScene(self._rect)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """What it is about is told by its edge; the words are as bright as any on the table."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.metrics.px(2)
        sheet = self._rect.adjusted(line, line, -line, -line)
        radius = min(sheet.height(), line_height(self.face)) / 2
        paint.box(painter, sheet, radius, dark(0.93), color(self.tint, 0.95), line)
        inner = self._rect.adjusted(self.inset + self.sign, 0, -self.inset, 0)
        if self.icon:
            place = QRectF(inner.left() - self.sign * 1.15, inner.center().y() - self.sign / 2, self.sign, self.sign)
            draw_icon(painter, self.icon, place, self.tint)
        draw_paragraph(painter, inner, self.text, self.face, FELT.text, CENTER)


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

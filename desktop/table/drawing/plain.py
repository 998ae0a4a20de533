"""What is drawn where no world brings its own: a card with title and values, a back, a tray, the house's ground."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.table.drawing import paint
from desktop.table.drawing.canvas import HEIGHT, WIDTH, Canvas
from desktop.table.drawing.theme import dark


def face(canvas: Canvas) -> None:
    """Ivory card with a title and up to two values."""
    p = canvas.painter
    p.fillRect(canvas.rect, paint.gradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT), "#F3EBD8", "#D9CBAA"))
    canvas.picture(QRectF(40, 150, WIDTH - 80, 480), 18, ("#5B6B78", "#2A343C"))
    canvas.name(QRectF(40, 30, WIDTH - 80, 110), "source-sans-3 700", 90, "#241E14")
    for value, x in zip(canvas.values, (110.0, WIDTH - 110.0), strict=False):
        at = QPointF(x, HEIGHT - 120)
        canvas.badge("circle", at, 76, ("#4C6272", "#26323C"), "#FFF4DC", value.text, "source-sans-3 700", 100)


def back(canvas: Canvas) -> None:
    """A ring on slate."""
    p = canvas.painter
    p.fillRect(canvas.rect, paint.vertical(0, HEIGHT, "#3A4654", "#1C232B"))
    paint.box(p, canvas.rect.adjusted(26, 26, -26, -26), 22, None, "#B9BEC2", 8)
    paint.box(p, QRectF(WIDTH / 2 - 160, HEIGHT / 2 - 160, 320, 320), 160, None, "#B9BEC2", 8)


def ground(painter: QPainter, rect: QRectF, unit: float) -> None:
    """The house's own ground."""
    paint.house_ground(painter, rect)


def tray(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """A dark sheet for a hand to lie on."""
    paint.plate(painter, rect, 16 * unit, dark(0.62, "#120D10"), unit)


def nothing(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """In place of a fixture that nobody knows."""


DECOR = {"tray": tray}

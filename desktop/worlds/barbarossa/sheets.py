"""What cards of Barbarossa are drawn on: the sheet of paper, the window on the map; and the sign of what tires."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.canvas import HEIGHT, WIDTH, Canvas, Level
from desktop.table.drawing.theme import color, draw_icon, lighter
from desktop.worlds.barbarossa.counters import counter

PAPER, PAPER_EDGE, COLD, COLD_EDGE = "#EADFC2", "#CDB88A", "#D8D2C0", "#B2AA94"
PICTURE = 860 / 704  # width by height of what the art holds, whatever sheet it was read onto
INK = "#241E14"


def paper(canvas: Canvas, light: str, edge: str) -> None:
    p = canvas.painter
    sheet_light = paint.gradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT), lighter(light, 0.2), light, edge)
    p.fillRect(canvas.rect, QBrush(sheet_light))
    stain = ((0.0, color("#FFFFFF", 0.22)), (0.7, color("#FFFFFF", 0)), (1.0, color("#6A4A1E", 0.16)))
    p.fillRect(canvas.rect, QBrush(paint.radial(QPointF(WIDTH / 2, HEIGHT * 0.62), 640, *stain)))
    if canvas.level > Level.S:
        paint.box(p, canvas.rect.adjusted(15, 15, -15, -15), 22, None, color("#6A5A36", 0.5), 3)


def picture(canvas: Canvas, window: QRectF, ground_tint: str, low: bool = False) -> None:
    """The picture in its window, and the counter of a unit on it; `low` where a number has the upper corner."""
    p, path = canvas.painter, paint.rounded(window, 8)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.fillRect(window, QColor(ground_tint))
    if canvas.art is not None:
        wide, high = canvas.art.width(), canvas.art.height()
        shown = min(1.0, window.height() / window.width() * PICTURE)
        across = min(1.0, window.width() / window.height() / PICTURE)
        part = QRectF(wide * (1 - across) / 2, high * (1 - shown) / 2, wide * across, high * shown)
        p.drawImage(window, canvas.art, part)
    counter(canvas, window, low)
    p.restore()
    p.strokePath(path, QPen(color("#3A3222", 0.8), 4))


def tires(canvas: Canvas, corner: QRectF) -> None:
    """The turned arrow of what a card gives for its fatigue."""
    p, inset = canvas.painter, corner.width() * 11 / 62
    p.setPen(QPen(QColor("#1F1B14"), 3))
    p.setBrush(QColor("#F6EFD8"))
    p.drawEllipse(corner)
    draw_icon(p, "rotate-cw", corner.adjusted(inset, inset, -inset, -inset), INK, 3.2)

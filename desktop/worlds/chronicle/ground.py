"""The fixtures of the illuminated book: a leather mat with gold lines and lilies; oak when a ground has no picture.

Each number of seats has a mat of its own size, so the mat is a picture apart from the table's.
"""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.faces import read_picture
from desktop.table.drawing.lettering import CENTER, draw_line
from desktop.table.drawing.theme import color, draw_icon, font
from desktop.table.scene.air import Air, Glimmer, Motes
from desktop.worlds.chronicle.signet import gold

LEATHER, LEATHER_DEEP, LILY = "#5A221C", "#2C0D0C", "#C99A45"
MAT, CORNER = (1110.0, 450.0), 80.0  # of its picture, in units; how much of it a corner takes


def mat(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """Oxblood leather with two gold lines and a lily in each corner; its label on the line."""
    radius = 16 * unit
    paint.soft_shadow(painter, rect, radius, 26 * unit, 8 * unit, 0.5)
    leather = _leather(rect, unit, painter.worldTransform().m11())
    painter.save()
    painter.setClipPath(paint.rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    if leather is None:
        _tooled(painter, rect, unit)
    else:
        painter.drawImage(rect, leather)
    painter.restore()
    paint.box(painter, rect, radius, None, color("#000000", 0.5), 1.5 * unit)
    if label:
        face = font("grenze-gotisch 600", 22 * unit, 6)
        head = QRectF(rect.left(), rect.top() + 22 * unit, rect.width(), 30 * unit)
        draw_line(painter, head, label, face, "#F3D98A", CENTER)


def _leather(rect: QRectF, unit: float, ratio: float) -> QImage | None:
    """The picture of the mat at this size: its corners as they are, what is between them stretched."""
    fine = unit * ratio
    whole = read_picture("chronicle", "mat", round(MAT[0] * fine), round(MAT[1] * fine))
    if whole is None:
        return None
    sheet = QImage(round(rect.width() * ratio), round(rect.height() * ratio), QImage.Format.Format_RGB32)
    corner = min(round(CORNER * fine), *(side // 2 for side in (*sheet.size().toTuple(), *whole.size().toTuple())))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    across = zip(_thirds(sheet.width(), corner), _thirds(whole.width(), corner), strict=True)
    down = list(zip(_thirds(sheet.height(), corner), _thirds(whole.height(), corner), strict=True))
    for ((x, wide), (u, width)), ((y, high), (v, height)) in product(across, down):
        painter.drawImage(QRect(x, y, wide, high), whole, QRect(u, v, width, height))
    painter.end()
    return sheet


def _thirds(side: int, corner: int) -> tuple[tuple[int, int], ...]:
    """Where the corner, what follows it and the other corner begin, and how long they are."""
    return (0, corner), (corner, side - 2 * corner), (side - corner, corner)


def _tooled(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Leather without a picture: lit in its middle, creased, tooled."""
    body = paint.gradient(rect.topLeft(), rect.bottomRight(), LEATHER, LEATHER_DEEP)
    painter.fillRect(rect, QBrush(body))
    glow = paint.radial(rect.center(), rect.width() * 0.5, (0, color("#FFB870", 0.20)), (1, color("#FFB870", 0)))
    painter.fillRect(rect, QBrush(glow))
    _grain(painter, rect, unit)
    for inset, line in ((11.0, 2.6), (17.0, 1.0)):
        frame = rect.adjusted(inset * unit, inset * unit, -inset * unit, -inset * unit)
        painter.strokePath(paint.rounded(frame, 9 * unit), QPen(QBrush(gold(frame)), line * unit))
    corners = (
        (rect.topLeft(), -45), (rect.topRight(), 45), (rect.bottomRight(), 135), (rect.bottomLeft(), 225),
    )  # fmt: skip
    for corner, turn in corners:
        painter.save()
        inward = QPointF(1 if corner.x() == rect.left() else -1, 1 if corner.y() == rect.top() else -1)
        painter.translate(corner + inward * (37 * unit))
        painter.rotate(turn)
        side = 26 * unit
        draw_icon(painter, "chronicle/lily", QRectF(-side / 2, -side / 2, side, side), LILY)
        painter.restore()


def plaque(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """A dark plate screwed on the mat's edge, for what must be read first."""
    paint.soft_shadow(painter, rect, 12 * unit, 10 * unit, 4 * unit, 0.45)
    paint.box(painter, rect, 12 * unit, paint.vertical(rect.top(), rect.bottom(), "#3A1611", "#1E0A08"))
    frame = rect.adjusted(unit, unit, -unit, -unit)
    painter.strokePath(paint.rounded(frame, 11 * unit), QPen(QBrush(gold(frame)), 2.2 * unit))


def court(painter: QPainter, rect: QRectF, label: str, unit: float, pictured: bool) -> None:
    """A dark sheet on the oak, for what belongs to one seat."""
    paint.box(painter, rect, 14 * unit, color("#0C0705", 0.42), color("#F6E6C4", 0.10), 1.2 * unit)


def _grain(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Fine creases, always the same ones."""
    painter.setPen(QPen(color("#120302", 0.22), 1.0 * unit))
    step = 23 * unit
    rows, columns = int(rect.height() / step) + 1, int(rect.width() / (step * 2)) + 1
    for row in range(rows):
        for column in range(columns):
            shift = (row * 37 + column * 61) % 29
            x = rect.left() + (column * 2 + (row % 2)) * step + shift * unit
            y = rect.top() + row * step + (shift * 7 % 19) * unit
            painter.drawLine(QPointF(x, y), QPointF(x + (18 + shift % 11) * unit, y + (shift % 7 - 3) * unit))


def ground(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Seven boards of oak."""
    painter.fillRect(rect, QBrush(paint.gradient(rect.topLeft(), rect.bottomRight(), "#4A2A1A", "#22120D")))
    high = rect.height() / 7
    for board in range(7):
        area = QRectF(rect.left(), rect.top() + board * high, rect.width(), high)
        painter.fillRect(area, color("#6E4326" if board % 2 else "#000000", 0.12))
        painter.fillRect(QRectF(area.left(), area.bottom() - 2 * unit, area.width(), 2 * unit), color("#060201", 0.7))


DECOR = {"court": court, "mat": mat, "plaque": plaque}

# The candles of the table's picture, and what floats in their light.
AIR: Air = (
    Glimmer((44, 78), 420, "#FFB860", alpha=0.1, unrest=0.6),
    Glimmer((1472, 78), 420, "#FFB860", alpha=0.1, unrest=0.6),
    Motes(36, ("#FFE2A8",), 5, 9, down=-4, across=3, sway=14, alpha=0.65, twinkle=0.8),
)

"""Unit counters: a die-cut piece of board with a symbol as staff maps use them. Strokes of our own, of no nation.

A symbol is a frame with marks in it, and over it the size of the formation: bars for companies to regiments, crosses
for brigades and above. Which card has which stands beside the pictures.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.canvas import Canvas, Level
from desktop.table.drawing.theme import color, shipped

OWN, THEIRS = ("#BAC592", "#8C9A66", "#3A4229"), ("#D39B83", "#A0614B", "#4A2218")
INK, PAPER = "#1C211A", "#EFE8CE"
SHARE = {Level.S: 0.34, Level.M: 0.3, Level.L: 0.25}  # of the window's width
TALLEST = 0.5  # of its height
TILT = 3.0  # degrees
MARKS = {
    "infantry": "saltire",
    "infantry_light": "saltire post",
    "mech_infantry": "saltire track",
    "armour": "track",
    "armour_star": "track dot",
    "armour_heavy": "track edge",
    "armoured_recon": "track slash",
    "assault_gun": "track dot edge_right",
    "artillery": "ball",
    "anti_tank": "chevron",
    "engineer": "bridge",
    "hq": "shelf staff",
    "replacement": "rising",
    "motorcycle": "slash wheels",
    "signals": "flash",
}  # what is drawn in the frame, by kind of unit
LINES: dict[str, tuple[tuple[float, float], ...]] = {
    "slash": ((-0.5, 0.5), (0.5, -0.5)),
    "post": ((0, -0.5), (0, 0.5)),
    "edge": ((-0.41, -0.5), (-0.41, 0.5)),
    "edge_right": ((0.41, -0.5), (0.41, 0.5)),
    "chevron": ((-0.5, 0.5), (0, -0.5), (0.5, 0.5)),
    "shelf": ((-0.5, -0.16), (0.5, -0.16)),
    "staff": ((-0.5, 0.5), (-0.5, 0.74)),
    "flash": ((-0.5, -0.5), (0.06, 0.14), (-0.06, -0.14), (0.5, 0.5)),
    "bridge": ((-0.27, 0.27), (-0.27, -0.25), (0.27, -0.25), (0.27, 0.27)),
}  # in shares of the frame, from its middle


@lru_cache(maxsize=1)
def _symbols() -> dict[str, str]:
    file = shipped("barbarossa/art/counters.toml")
    rows: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8")) if file is not None else {}
    return rows


def counter(canvas: Canvas, window: QRectF, low: bool = False) -> None:
    """A unit's counter on the sky of its picture, at the right, or `low` where something else stands there."""
    symbol = _symbols().get(canvas.face.art)
    if symbol is None:
        return
    side = min(window.width() * SHARE[canvas.level], window.height() * TALLEST)
    gap = side * 0.08
    top = window.bottom() - side - gap if low else window.top() + gap
    box = QRectF(window.right() - side - gap, top, side, side)
    canvas.tell(box, "unit_counter")
    p = canvas.painter
    p.save()
    p.translate(box.center())
    p.rotate(TILT)
    p.translate(-box.center())
    _board(p, box, THEIRS if canvas.face.template == "event" else OWN)
    inset = box.adjusted(side * 0.075, side * 0.02, -side * 0.075, -side * 0.08)
    _symbol(p, inset, *symbol.split("|"))
    p.restore()


def _board(p: QPainter, box: QRectF, tones: tuple[str, str, str]) -> None:
    """Board two millimetres thick: shadow, core, printed face, a worn bright rim."""
    side, (face, foot, edge) = box.width(), tones
    for k in range(6):
        grow = side * 0.02 * k
        shadow = box.translated(side * 0.03, side * 0.05).adjusted(-grow, -grow, grow, grow)
        paint.box(p, shadow, side * 0.08, color("#1A1408", 0.10))
    paint.box(p, box.translated(side * 0.018, side * 0.026), side * 0.06, "#6B6247")
    fill = paint.gradient(box.topLeft(), box.bottomRight(), face, foot)
    paint.box(p, box, side * 0.06, fill, edge, side * 0.014)
    inset = side * 0.024
    paint.box(p, box.adjusted(inset, inset, -inset, -inset), side * 0.045, None, color("#FFFFFF", 0.4), side * 0.014)


def _symbol(p: QPainter, box: QRectF, kind: str, size: str) -> None:
    stroke = box.width() * 0.062
    frame = QRectF(box.x() + box.width() * 0.07, box.y() + box.height() * 0.38, box.width() * 0.86, box.height() * 0.52)
    p.setPen(QPen(QColor(INK), stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin))
    p.setBrush(QColor(PAPER))
    p.drawRect(frame)
    for mark in MARKS[kind].split():
        p.setBrush(QBrush())
        _mark(p, frame, mark, stroke)
    _formation(p, QRectF(box.x(), box.y() + box.height() * 0.08, box.width(), box.height() * 0.19), size)


def _mark(p: QPainter, frame: QRectF, mark: str, stroke: float) -> None:
    """One stroke of a symbol."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(frame.center().x() + x * frame.width(), frame.center().y() + y * frame.height())

    if mark in LINES:
        p.drawPolyline([at(*point) for point in LINES[mark]])
    if mark == "saltire":
        p.drawLine(at(-0.5, -0.5), at(0.5, 0.5))
        p.drawLine(at(-0.5, 0.5), at(0.5, -0.5))
    elif mark == "bridge":
        p.drawLine(at(0, -0.25), at(0, 0.18))
    elif mark == "track":
        track = QRectF(at(-0.34, -0.27), at(0.34, 0.27))
        p.drawRoundedRect(track, track.height() / 2, track.height() / 2)
    elif mark == "rising":
        for y in (0.26, -0.02):
            p.drawPolyline([at(-0.2, y), at(0, y - 0.26), at(0.2, y)])
    p.setBrush(QColor(INK))
    if mark in ("dot", "ball"):
        radius = frame.height() * (0.17 if mark == "ball" else 0.075)
        p.drawEllipse(frame.center(), radius, radius)
    elif mark == "wheels":
        for x in (-0.2, 0.2):
            p.drawEllipse(at(x, 0.62), stroke * 0.85, stroke * 0.85)


def _formation(p: QPainter, line: QRectF, size: str) -> None:
    """Bars or crosses in a row."""
    crosses = "X" in size
    step = line.height() * (1.16 if crosses else 0.62)
    left = line.center().x() - step * (len(size) - 1) / 2
    half = line.height() * 0.42 if crosses else 0.0
    for k in range(len(size)):
        x = left + k * step
        p.drawLine(QPointF(x - half, line.top()), QPointF(x + half, line.bottom()))
        if crosses:
            p.drawLine(QPointF(x + half, line.top()), QPointF(x - half, line.bottom()))

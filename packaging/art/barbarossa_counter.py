"""Unit counters: a die-cut piece of board with a symbol as staff maps use them. Strokes of our own, of no nation.

A symbol is a frame with marks in it, and over it the size of the formation: bars for companies to regiments, crosses
for brigades and above.
"""

from paint import Colour, fall, ink, kept, polygon, slope
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

INK = "#1C211A"


def counter(painter: QPainter, box: QRectF, symbol: str, own: bool, tilt: float = -3.0) -> None:
    """`symbol` is a kind and a size: `infantry|III`."""
    kind, size = symbol.split("|")
    face, foot, edge = ("#BAC592", "#8C9A66", "#3A4229") if own else ("#D39B83", "#A0614B", "#4A2218")
    with kept(painter):
        painter.translate(box.center())
        painter.rotate(tilt)
        painter.translate(-box.center())
        _board(painter, box, face, foot, edge)
        _symbol(painter, box.adjusted(*(box.width() * k for k in (0.075, 0.02, -0.075, -0.08))), kind, size)


def _board(painter: QPainter, box: QRectF, face: Colour, foot: Colour, edge: Colour) -> None:
    """Board two millimetres thick: shadow, core, printed face, a worn bright rim."""
    side = box.width()
    for k in range(10):
        grow = side * 0.012 * k
        painter.setBrush(ink("#1A1408", 0.075))
        painter.drawRoundedRect(
            box.translated(side * 0.03, side * 0.05).adjusted(-grow, -grow, grow, grow), side * 0.08, side * 0.08
        )
    painter.setBrush(ink("#6B6247"))
    painter.drawRoundedRect(box.translated(side * 0.018, side * 0.026), side * 0.06, side * 0.06)
    painter.setBrush(slope(box.left(), box.top(), box.right(), box.bottom(), face, foot))
    painter.setPen(QPen(ink(edge), side * 0.012))
    painter.drawRoundedRect(box, side * 0.06, side * 0.06)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lit = fall(box.top(), box.bottom(), ink("#FFFFFF", 0.62), (0.5, ink("#FFFFFF", 0.14)), ink("#FFFFFF", 0.05))
    painter.setPen(QPen(lit, side * 0.014))
    inset = side * 0.022
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), side * 0.045, side * 0.045)
    painter.setPen(Qt.PenStyle.NoPen)


def _symbol(painter: QPainter, box: QRectF, kind: str, size: str) -> None:
    stroke = box.width() * 0.058
    frame = QRectF(
        box.left() + box.width() * 0.07, box.top() + box.height() * 0.38, box.width() * 0.86, box.height() * 0.52
    )
    pen = QPen(ink(INK), stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(ink("#EFE8CE"))
    painter.drawRect(frame)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for mark in _MARKS[kind].split():
        _mark(painter, frame, mark, stroke)
    _formation(painter, QRectF(box.left(), box.top() + box.height() * 0.08, box.width(), box.height() * 0.19), size)
    painter.setPen(Qt.PenStyle.NoPen)


# What is drawn in the frame, by kind of unit.
_MARKS = {
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
}


def _mark(painter: QPainter, frame: QRectF, mark: str, stroke: float) -> None:
    """One stroke of a symbol. x and y are shares of the frame, from its middle."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(frame.center().x() + x * frame.width(), frame.center().y() + y * frame.height())

    lines: dict[str, tuple[tuple[float, float], ...]] = {
        "slash": ((-0.5, 0.5), (0.5, -0.5)),
        "post": ((0, -0.5), (0, 0.5)),
        "edge": ((-0.41, -0.5), (-0.41, 0.5)),
        "edge_right": ((0.41, -0.5), (0.41, 0.5)),
        "chevron": ((-0.5, 0.5), (0, -0.5), (0.5, 0.5)),
        "shelf": ((-0.5, -0.16), (0.5, -0.16)),
        "staff": ((-0.5, 0.5), (-0.5, 0.74)),
        "flash": ((-0.5, -0.5), (0.06, 0.14), (-0.06, -0.14), (0.5, 0.5)),
        "bridge": ((-0.27, 0.27), (-0.27, -0.25), (0.27, -0.25), (0.27, 0.27)),
    }
    if mark in lines:
        painter.drawPolyline([at(*point) for point in lines[mark]])
    if mark == "saltire":
        painter.drawLine(at(-0.5, -0.5), at(0.5, 0.5))
        painter.drawLine(at(-0.5, 0.5), at(0.5, -0.5))
    if mark == "bridge":
        painter.drawLine(at(0, -0.25), at(0, 0.18))
    if mark == "track":
        box = QRectF(at(-0.34, -0.27), at(0.34, 0.27))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    if mark == "rising":
        for y in (0.26, -0.02):
            painter.drawPolyline([at(-0.2, y), at(0, y - 0.26), at(0.2, y)])
    painter.setBrush(ink(INK))
    if mark in ("dot", "ball"):
        radius = frame.height() * (0.17 if mark == "ball" else 0.075)
        painter.drawEllipse(frame.center(), radius, radius)
    if mark == "wheels":
        for x in (-0.2, 0.2):
            painter.drawEllipse(at(x, 0.62), stroke * 0.85, stroke * 0.85)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _formation(painter: QPainter, line: QRectF, size: str) -> None:
    """Bars or crosses in a row."""
    crosses = "X" in size
    step = line.height() * (1.16 if crosses else 0.62)
    left = line.center().x() - step * (len(size) - 1) / 2
    half = line.height() * 0.42 if crosses else 0.0
    for k in range(len(size)):
        x = left + k * step
        painter.drawLine(QPointF(x - half, line.top()), QPointF(x + half, line.bottom()))
        if crosses:
            painter.drawLine(QPointF(x + half, line.top()), QPointF(x - half, line.bottom()))


def survey_mark(painter: QPainter, middle: QPointF, size: float) -> None:
    """A trigonometrical point: a triangle with a dot."""
    corners = [(middle.x() + x * size, middle.y() + y * size) for x, y in ((0, -1), (0.92, 0.62), (-0.92, 0.62))]
    painter.setBrush(ink("#F6E8D0", 0.9))
    painter.setPen(QPen(ink("#8C2F25"), size * 0.2))
    painter.drawPath(polygon(corners))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink("#8C2F25"))
    painter.drawEllipse(middle + QPointF(0, size * 0.1), size * 0.18, size * 0.18)

"""How the game went: a curve a seat, named at its end, told apart by its line (solid, dashed, ...) and its colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.table.controls.buttons import Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, line_height, width
from desktop.table.drawing.theme import BASE, Metrics, color, edge, lighter, readable, ui_font
from desktop.table.scene.safety_net import netted

DASHES: tuple[tuple[float, ...], ...] = ((), (3, 1.8), (0.3, 2.2), (5, 1.8, 0.3, 1.8), (7, 2.4), (1.6, 1.6))
STYLES = ("solid", "dashed", "dotted", "dash_dot", "long", "short")


@netted
class Curves(Scaled, QWidget):
    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.lines: list[tuple[tuple[float, ...], str]] = []
        self.names: list[str] = []
        self.scale: tuple[float, float] | None = None
        self.mark = -1  # the decision after which it turned; -1: none

    def set_curves(
        self,
        curves: Mapping[int, Sequence[float]],
        colors: Mapping[int, str],
        scale: tuple[float, float] | None = None,
        names: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """Values, colours and names by seat; without a scale the curves fill the height."""
        self.scale, self.names = scale, [names.get(seat, "") for seat in sorted(curves)]
        self.lines = [(tuple(values), colors.get(seat, "#FFFFFF")) for seat, values in sorted(curves.items())]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Trough, rules, curves; the last point stands out."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint.box(painter, rect, m.px(10), color(BASE.well, 0.32), edge(0.14))
        for number in range(1, 4):
            y = rect.y() + number * rect.height() / 4
            painter.fillRect(QRectF(rect.x(), y, rect.width(), 1), edge(0.08))
        values = [value for line, _ in self.lines for value in line]
        if values:
            low, high = self.scale or (min(values), max(values))
            high = max(high, low + 1e-9)
            for (line, tint), dash in reversed(list(zip(self.lines, DASHES, strict=False))):
                if line:
                    self._paint_curve(painter, rect, line, tint, dash, low, high)
            self._paint_mark(painter, rect)
            self._paint_names(painter, rect, low, high)

    def _paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Where it turned: a line from top to bottom between two wedges, told apart from the curves by its shape."""
        most = max(len(line) for line, _ in self.lines) - 1
        if self.mark < 0 or most < 1:
            return
        m, room = self.metrics, self._room(rect)
        x = room.x() + room.width() * min(self.mark + 1, most) / most
        painter.fillRect(
            QRectF(x - m.px(1), rect.y() + 1, max(1.0, m.px(2)), rect.height() - 2), color(BASE.accent, 0.85)
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(BASE.accent))
        for y, down in ((rect.y() + 1, m.px(11)), (rect.bottom() - 1, -m.px(11))):
            painter.drawPolygon([QPointF(x - m.px(8), y), QPointF(x + m.px(8), y), QPointF(x, y + down)])

    def _room(self, rect: QRectF) -> QRectF:
        """Where the curves run."""
        m = self.metrics
        return rect.adjusted(m.px(14), m.px(14), -m.px(18) - self._names_wide(), -m.px(14))

    @property
    def _name_face(self) -> QFont:
        return ui_font(self.metrics.type(16), 600)

    def _names_wide(self) -> float:
        """What the names take at the right, at most a quarter of it all."""
        wide = max((width(name, self._name_face) for name in self.names), default=0.0)
        return min(wide + self.metrics.px(14), self.width() / 4) if wide else 0.0

    def _paint_names(self, painter: QPainter, rect: QRectF, low: float, high: float) -> None:
        """At the ends of the lines, pushed apart where lines end close together."""
        m, face, step = self.metrics, self._name_face, line_height(self._name_face)
        room = rect.adjusted(0, m.px(14), 0, -m.px(14))
        ends = [
            (room.bottom() - room.height() * (line[-1] - low) / (high - low), name, tint)
            for (line, tint), name in zip(self.lines, self.names, strict=False)
            if line and name
        ]
        y, wide = rect.y(), self._names_wide()
        for number, (end, name, tint) in enumerate(sorted(ends)):
            lowest = rect.bottom() - step * (len(ends) - number)
            y = min(max(end - step / 2, y), lowest)
            place = QRectF(rect.right() - wide - m.px(2), y, wide, step)
            draw_line(painter, place, name, face, readable(lighter(tint, 0.18), BASE.panel), LEFT)
            y += step

    def _paint_curve(
        self,
        painter: QPainter,
        rect: QRectF,
        line: Sequence[float],
        tint: str,
        dash: tuple[float, ...],
        low: float,
        high: float,
    ) -> None:
        m, room = self.metrics, self._room(rect)
        step = room.width() / max(1, len(line) - 1)
        points = [
            QPointF(room.x() + step * number, room.bottom() - room.height() * (value - low) / (high - low))
            for number, value in enumerate(line)
        ]
        draw_course(painter, points, tint, dash, m)


def draw_course(
    painter: QPainter, points: Sequence[QPointF], tint: str, dash: tuple[float, ...], metrics: Metrics
) -> None:
    """One curve through its points; the last of them stands out."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    shade = lighter(tint, 0.18)
    pen = QPen(shade, metrics.px(3.6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    if dash:
        pen.setDashPattern(dash)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(QPen(QColor("#10151A"), metrics.px(2)))
    painter.setBrush(shade)
    painter.drawEllipse(points[-1], metrics.px(6), metrics.px(6))


def style_of(number: int) -> str:
    """The name of a curve's line, for the legend; empty past the ones that have a name."""
    return STYLES[number] if number < len(STYLES) else ""

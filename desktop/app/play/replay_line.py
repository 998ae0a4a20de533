"""The whole of a match as a line: how each seat stood, where turns began, what stands out, and where one is.

It is a slider: keys, wheel and assistive tools know what to do with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractSlider, QToolTip, QWidget

from desktop.app.play.curve import DASHES, draw_course
from desktop.app.play.study_signs import draw_notches
from desktop.controller.study import Swing
from desktop.table.controls.buttons import Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_line, line_height, width
from desktop.table.drawing.theme import BASE, color, edge, ui_font
from desktop.table.scene.safety_net import netted

SIDE = 14.0  # units from the edge to the first decision
HIGH = 96.0
NEAR = 7.0  # units: as close as a pointer must come to a mark
PART_HIGH = 14.0  # units, of the longest bar of luck or play, up or down
NOTHING: Mapping[int, Any] = {}


@netted
class Timeline(Scaled, QAbstractSlider):
    """Drag it, click it, or walk along it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("ring_radius", 10)
        self.curves: list[tuple[tuple[float, ...], str]] = []
        self.scale: tuple[float, float] | None = None
        self.turns: Mapping[int, int] = {}
        self.moments: Mapping[int, str] = {}
        self.sizes: Mapping[int, str] = {}
        self.bands: list[tuple[float, ...]] = []
        self.notes: Mapping[int, str] = {}
        self.parts: Mapping[int, Swing] = {}
        self.heading: Callable[[int], str] = str

    def set_match(self, last: int, turns: Mapping[int, int], heading: Callable[[int], str]) -> None:
        """So many decisions, where turns begin with their numbers, and a heading for each decision."""
        self.setRange(0, last)
        self.setSingleStep(1)
        self.setPageStep(max(1, last // 10))
        self.turns, self.heading = dict(turns), heading
        self.update()

    def set_course(
        self,
        curves: Mapping[int, Sequence[float]],
        tints: Mapping[int, str],
        scale: tuple[float, float] | None,
        moments: Mapping[int, str],
        bands: Mapping[int, Sequence[float]] = NOTHING,
        sizes: Mapping[int, str] = NOTHING,
    ) -> None:
        """A value for each decision and seat, as far as they are known, and by how much it may be off; the decisions
        that stand out, and by how much.
        """
        self.bands = [tuple(bands.get(seat, ())) for seat in sorted(curves)]
        self.sizes = dict(sizes)
        self.curves = [(tuple(values), tints.get(seat, BASE.text)) for seat, values in sorted(curves.items())]
        self.scale, self.moments = scale, dict(moments)
        self.update()

    def set_notes(self, notes: Mapping[int, str]) -> None:
        """What is noted at which decisions."""
        self.notes = dict(notes)
        self.update()

    def set_parts(self, parts: Mapping[int, Swing]) -> None:
        """By how much luck and play moved the viewer's chance with each decision."""
        self.parts = dict(parts)
        self.update()

    def sizeHint(self) -> QSize:
        """Any width."""
        return QSize(round(self.metrics.px(400)), round(self.metrics.px(HIGH)))

    # ---- places

    def _room(self) -> QRectF:
        """Where the curves run: under the marks of what stands out, over the turns."""
        m = self.metrics
        foot = line_height(ui_font(m.type(14)))
        return QRectF(self.rect()).adjusted(m.px(SIDE), m.px(15), -m.px(SIDE), -foot - m.px(8))

    def x_of(self, at: int) -> float:
        """Where a decision stands."""
        room = self._room()
        return room.x() + room.width() * at / max(1, self.maximum())

    def at_of(self, x: float) -> int:
        """The decision at a place; a mark draws what is near."""
        near = [
            mark
            for mark in (*self.moments, *self.notes, *self.turns)
            if abs(self.x_of(mark) - x) < self.metrics.px(NEAR)
        ]
        if near:
            return min(near, key=lambda mark: abs(self.x_of(mark) - x))
        room = self._room()
        return round((x - room.x()) / max(1.0, room.width()) * self.maximum())

    # ---- hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.at_of(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drawn along."""
        if self.isSliderDown():
            self.setSliderPosition(self.at_of(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def event(self, event: QEvent) -> bool:
        """On hover: which turn, and what it cost."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = min(max(self.at_of(event.pos().x()), 0), self.maximum())
            swing = self.parts.get(at)
            words = [self.heading(at), self.moments.get(at, ""), self.notes.get(at, ""), swing.told if swing else ""]
            QToolTip.showText(event.globalPos(), "\n".join(word for word in words if word), self)
            return True
        return super().event(event)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Trough, turns, curves, what stands out, the place."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint.box(painter, rect, m.px(10), color(BASE.well, 0.32), edge(0.14))
        here = self.x_of(self.sliderPosition())
        gone = QRectF(rect.x() + 1, rect.y() + 1, here - rect.x(), rect.height() - 2)
        paint.box(painter, gone, m.px(9), color(BASE.line, 0.05))
        self._paint_turns(painter)
        self._paint_curves(painter)
        self._paint_parts(painter)
        for at in self.moments:
            self._paint_moment(painter, self.x_of(at), self.sizes.get(at, ""))
        for at in self.notes:
            self._paint_note(painter, self.x_of(at))
        self._paint_place(painter, here)

    def _paint_turns(self, painter: QPainter) -> None:
        """A tick a turn; its number where there is room for it."""
        m, room, face = self.metrics, self._room(), ui_font(self.metrics.type(14))
        high = line_height(face)
        y = self.height() - high - m.px(3)
        free, told = 0.0, 0
        for at, number in self.turns.items():
            x = self.x_of(at)
            painter.fillRect(QRectF(x, room.y() - m.px(5), 1, y - room.y() + m.px(5)), edge(0.13))
            wide = width(str(number), face) + 1
            if number != told and x - wide / 2 > free:
                draw_line(painter, QRectF(x - wide / 2, y, wide, high), str(number), face, BASE.muted)
                free, told = x + wide / 2 + m.px(12), number

    def _paint_curves(self, painter: QPainter) -> None:
        values = [value for line, _ in self.curves for value in line]
        if not values:
            return
        low, high = self.scale or (min(values), max(values))
        room, span = self._room(), max(high - low, 1e-9)
        for (line, tint), wide in zip(self.curves, self.bands, strict=False):
            self._paint_band(
                painter, line, wide, tint, lambda value: room.bottom() - room.height() * (value - low) / span
            )
        for (line, tint), dash in reversed(list(zip(self.curves, DASHES, strict=False))):
            points = [
                QPointF(self.x_of(at), room.bottom() - room.height() * (value - low) / span)
                for at, value in enumerate(line)
            ]
            if points:
                draw_course(painter, points, tint, dash, self.metrics)

    def _paint_band(
        self, painter: QPainter, line: Sequence[float], wide: Sequence[float], tint: str, y_of: Callable[[float], float]
    ) -> None:
        """Where other dice would leave the curve."""
        known = list(enumerate(zip(line, wide, strict=False)))
        if len(known) < 2 or not any(wide):
            return
        over = [QPointF(self.x_of(at), y_of(min(1.0, value + by))) for at, (value, by) in known]
        under = [QPointF(self.x_of(at), y_of(max(0.0, value - by))) for at, (value, by) in reversed(known)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(tint, 0.3))
        painter.drawPolygon(QPolygonF([*over, *under]))

    def _paint_parts(self, painter: QPainter) -> None:
        """Along the foot, from a line of its own up and down: play as full bars, luck as hollow ones with a dot."""
        if not self.parts:
            return
        m, room = self.metrics, self._room()
        middle, half = room.bottom() - m.px(PART_HIGH), m.px(PART_HIGH)
        most = max(0.05, *(max(abs(swing.luck), abs(swing.play)) for swing in self.parts.values()))
        wide = min(m.px(7), max(2.0, room.width() / max(1, self.maximum()) * 0.4))
        painter.fillRect(QRectF(room.x(), middle, room.width(), 1), edge(0.3))
        for at, swing in self.parts.items():
            x = self.x_of(at)
            for value, left, lucky in ((swing.play, x - wide, False), (swing.luck, x, True)):
                high = half * min(1.0, abs(value) / most)
                if high < 1.0:
                    continue
                bar = QRectF(left, middle - high if value > 0 else middle, wide * 0.9, high)
                if lucky:
                    paint.box(painter, bar.adjusted(0.5, 0.5, -0.5, -0.5), 1, None, BASE.text, max(1.0, m.px(1.2)))
                else:
                    painter.fillRect(bar, BASE.text)

    def _paint_moment(self, painter: QPainter, x: float, size: str) -> None:
        """Wedges from above with a bar, more of them for more: a sign by its shape, not its colour."""
        m = self.metrics
        end = draw_notches(painter, size, x, 1.0, m.px(6))
        painter.fillRect(QRectF(x - 0.5, end, max(1.0, m.px(1.4)), self._room().bottom() - end), BASE.refused)

    def _paint_note(self, painter: QPainter, x: float) -> None:
        """A small square on its point, under the curves."""
        m, y = self.metrics, self._room().bottom()
        half = m.px(5.5)
        rhomb = [QPointF(x - half, y), QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half)]
        painter.setPen(QPen(color(BASE.accent_text), max(1.0, m.px(1))))
        painter.setBrush(color(BASE.accent))
        painter.drawPolygon(QPolygonF(rhomb))

    def _paint_place(self, painter: QPainter, x: float) -> None:
        m, wide = self.metrics, max(2.0, self.metrics.px(3))
        painter.fillRect(QRectF(x - wide / 2, m.px(3), wide, self.height() - m.px(6)), color(BASE.accent))
        grip = QRectF(x - m.px(6), self.height() / 2 - m.px(13), m.px(12), m.px(26))
        paint.box(painter, grip, m.px(5), BASE.accent, BASE.accent_text, max(1.0, m.px(1.2)))

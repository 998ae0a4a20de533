"""A number on a line, from 0 to 100 percent: by the mouse anywhere on it, by arrows, page keys, Home and End."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from desktop.table.controls.buttons import SMALLEST, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, RIGHT, draw_line, width
from desktop.table.drawing.theme import BASE, color, edge, ui_font
from desktop.table.scene.safety_net import netted

STEP = 5
LEAP = 20


@netted
class Slider(Scaled, QSlider):
    """How much of something; the number stands behind the line, and in a column of `names` its own before it."""

    def __init__(
        self,
        name: str,
        value: int,
        percent: Callable[[int], str],
        parent: QWidget | None = None,
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._percent, self._names = percent, names
        self.setAccessibleName(name)
        self.setRange(0, 100)
        self.setSingleStep(STEP)
        self.setPageStep(LEAP)
        self.setValue(value)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def follow(self, value: int) -> None:
        """Show what was chosen elsewhere, without reporting it as chosen."""
        self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(False)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a row of words; the line takes the room there is."""
        m = self.metrics
        wide = m.px(140) + self._behind() + self._before()
        return QSize(round(wide), max(SMALLEST, round(max(m.px(38), m.type(18) * 1.9))))

    def minimumSizeHint(self) -> QSize:
        """A short line is one still."""
        return QSize(
            round(self.metrics.px(60) + self.metrics.sign(20) + self._behind() + self._before()),
            self.sizeHint().height(),
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel scrolls the page; it never changes a number in passing."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The knob comes to the mouse."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def value_at(self, x: float) -> int:
        """The nearest step under a point."""
        line = self._line()
        share = (x - line.left()) / max(1.0, line.width())
        return min(100, max(0, round(share * 100 / STEP) * STEP))

    def _behind(self) -> float:
        return width(self._percent(100), ui_font(self.metrics.type(18), 600)) + self.metrics.px(22)

    def _before(self) -> float:
        """Room for any of the names, so that the lines of a column begin together."""
        face, gap = ui_font(self.metrics.type(17), 600), self.metrics.px(20)
        return max((width(name, face) + gap for name in self._names), default=0.0)

    def _line(self) -> QRectF:
        """From the middle of the knob at nothing to that at all."""
        m, rect = self.metrics, QRectF(self.rect())
        knob = self._knob()
        return rect.adjusted(m.px(4) + knob + self._before(), 0, -m.px(4) - knob - self._behind(), 0)

    def _knob(self) -> float:
        return min(self.metrics.sign(20), self.height() * 0.7) / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line, as far as it goes in brass, and the knob."""
        painter, m, line = painter_on(self), self.metrics, self._line()
        rect, middle, thick = QRectF(self.rect()), line.center().y(), m.px(8)
        whole = QRectF(line.left(), middle - thick / 2, line.width(), thick)
        paint.box(painter, whole, thick / 2, color(BASE.well, 0.35), edge(0.22))
        at = line.left() + line.width() * self.value() / 100
        paint.box(painter, QRectF(whole.left(), whole.top(), at - whole.left(), thick), thick / 2, BASE.accent)
        self._draw_knob(painter, QPointF(at, middle))
        if self._names:
            draw_line(painter, rect, self.accessibleName(), ui_font(m.type(17), 600), BASE.muted, LEFT)
        face = ui_font(m.type(18), 600)
        draw_line(painter, rect.adjusted(0, 0, -m.px(6), 0), self._percent(self.value()), face, BASE.text, RIGHT)

    def _draw_knob(self, painter: QPainter, at: QPointF) -> None:
        radius = self._knob() * (1.12 if self.underMouse() or self.isSliderDown() else 1.0)
        ring = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        paint.box(painter, ring, radius, BASE.accent, edge(0.5))
        inner = ring.adjusted(radius * 0.55, radius * 0.55, -radius * 0.55, -radius * 0.55)
        paint.box(painter, inner, radius * 0.45, BASE.accent_text)

"""The curtain between two hands: opaque, above everything, opened only by the one who holds (UX 35-37).

Holding is 600 ms with the mouse, Space or Enter; letting go early falls back. With one button or a switch, a click, a
pause and a second click on the plate open it as well (UX 41).
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QBrush,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.play.curtain_drawing import drapery
from desktop.table.controls.buttons import LinkButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_line, draw_numeral, fitted, line_height
from desktop.table.drawing.theme import FELT, Metrics, color, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

HOLD_MS = 600
TICK_MS = 16
LONGEST_TICK_MS = 60  # a program that stalled has not seen anybody hold
SECOND_FROM_MS, SECOND_TO_MS = 500, 6000  # when a second click counts as deliberate
HOLD_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
PALE = "#E3D5C8"


@netted
class Curtain(Scaled, QWidget):
    """Covers its page."""

    opened = Signal()

    def __init__(self, words: Words, panic_key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.words = words
        self.name, self.shape, self.color, self.others = "", "circle", FELT.accent, ""
        self.panic = words.line("house.play.panic", panic_key)
        self.filled = 0.0  # 0..1
        self._cloth: QPixmap | None = None
        self._holding = False
        self._clicked = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._clock = QElapsedTimer()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("own_focus", True)
        self.home_button = LinkButton(words.line("house.button.home"), icon="house", parent=self)
        self.home_button.wears = FELT
        self.setLayout(VBox(HBox(self.home_button, SPRING), SPRING, edges=(18, 14, 18, 0)))
        self.hide()

    # ---- up and down

    def rise(self, name: str, color_name: str, shape: str, others: str) -> None:
        """Cover everything now, before anything else is painted."""
        self.name, self.color, self.shape, self.others = name, color_name, shape, others
        self._reset()
        self.setAccessibleName(self.words.line("house.play.hold_says", name))
        self.setGeometry(self._page.rect())
        self.raise_()
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.isVisible():
            self.repaint()

    def fall(self) -> None:
        self._reset()
        self.hide()

    @property
    def up(self) -> bool:
        """Whether it hides the table."""
        return not self.isHidden()

    def _reset(self) -> None:
        self._timer.stop()
        self._holding, self.filled = False, 0.0
        self._clicked.invalidate()
        self.update()

    # ---- holding

    def _hold(self) -> None:
        if not self._holding:
            self._holding = True
            self._clock.restart()
            self._timer.start()

    def _let_go(self) -> None:
        self._holding = False
        self._clock.restart()

    def _tick(self) -> None:
        spent = min(self._clock.restart(), LONGEST_TICK_MS) / HOLD_MS
        self.filled = min(1.0, self.filled + spent) if self._holding else max(0.0, self.filled - 2 * spent)
        if self.filled >= 1.0:
            self._reset()
            self.opened.emit()
            return
        if self.filled <= 0.0 and not self._holding:
            self._timer.stop()
        self.update()

    def _click(self) -> None:
        """A short press on the plate: the second one opens, when it is no double click."""
        since = self._clicked.elapsed() if self._clicked.isValid() else -1
        if SECOND_FROM_MS <= since <= SECOND_TO_MS:
            self._reset()
            self.opened.emit()
            return
        self._clicked.start()
        self.update()

    # ---- hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hold on the plate."""
        if event.button() == Qt.MouseButton.LeftButton and self._plate().contains(event.position()):
            self._hold()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go; a press too short to open is a click."""
        if event.button() == Qt.MouseButton.LeftButton and self._holding:
            self._let_go()
            if self._plate().contains(event.position()):
                self._click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space or Enter hold; Esc does nothing: there is nothing behind to go back to."""
        if event.key() in HOLD_KEYS:
            if not event.isAutoRepeat():
                self._hold()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let go."""
        if event.key() in HOLD_KEYS and not event.isAutoRepeat():
            self._let_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever looks elsewhere no longer holds."""
        super().focusOutEvent(event)
        self._let_go()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing goes on behind."""
        self._timer.stop()

    # ---- places

    def set_metrics(self, metrics: Metrics) -> None:
        """Everything follows."""
        super().set_metrics(metrics)
        self._cloth = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The cloth is cut anew."""
        self._cloth = None

    def _plate(self) -> QRectF:
        m = self.metrics
        grow = 1 + (m.text - 1) * 0.7
        wide, high = min(m.px(626) * grow, self.width() - m.px(60)), m.px(322) * grow
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cloth, plate, and how to close it again."""
        painter, m, ratio = painter_on(self), self.metrics, self.devicePixelRatioF()
        if self._cloth is None or self._cloth.devicePixelRatio() != ratio:
            self._cloth = drapery(self.width(), self.height(), m.unit, ratio)
        painter.drawPixmap(0, 0, self._cloth)
        self._paint_plate(painter)
        face = ui_font(m.type(20))
        high = line_height(face)
        foot = QRectF(m.px(30), self.height() - m.px(78) - high, self.width() - m.px(60), high)
        draw_line(painter, foot, self.panic, face, PALE)

    def _paint_plate(self, painter: QPainter) -> None:
        m, plate, line = self.metrics, self._plate(), self.words.line
        paint.soft_shadow(painter, plate, m.px(20), m.px(34), m.px(12), 0.6)
        edge = m.px(3 if self.hasFocus() else 2)
        paint.box(painter, plate, m.px(20), color("#14090A", 0.9), "#E2BE62", edge)
        paint.box(painter, plate.adjusted(*(m.px(d) for d in (6, 6, -6, -6))), m.px(15), None, color("#E2BE62", 0.25))
        centre, unit = plate.center(), plate.height() / 322
        mark = QPointF(centre.x(), plate.y() + 58 * unit)
        paint.seat_shape(painter, self.shape, mark, 24 * unit, self.color, m.px(3))
        title, words = ui_font(41 * unit, 600), ui_font(24 * unit)
        room = QRectF(plate.x() + m.px(24), plate.y() + 96 * unit, plate.width() - m.px(48), 54 * unit)
        draw_line(painter, room, line("house.play.turn_of", self.name), title, FELT.text)
        draw_line(painter, room.translated(0, 52 * unit), self.others, words, PALE)
        self._paint_bar(painter, QRectF(centre.x() - 164 * unit, plate.y() + 216 * unit, 328 * unit, 74 * unit), unit)

    def _paint_bar(self, painter: QPainter, bar: QRectF, unit: float) -> None:
        """Fills while one holds; the words stay readable on both halves."""
        m = self.metrics
        paint.box(painter, bar, 14 * unit, color("#000000", 0.55))
        painter.save()
        painter.setClipPath(paint.rounded(bar, 14 * unit))
        full = QRectF(bar.x(), bar.y(), bar.width() * self.filled, bar.height())
        painter.fillRect(full, QBrush(paint.vertical(bar.y(), bar.bottom(), "#F3D694", "#E2B75F", "#BE8C36")))
        painter.restore()
        paint.box(painter, bar, 14 * unit, None, "#E2BE62", m.px(2))
        key = "house.play.hold_again" if self._clicked.isValid() and not self._holding else "house.play.hold"
        label = self.words.line(key)
        face = fitted(label, ui_font(28 * unit, 700), bar.width() - 30 * unit)
        draw_numeral(painter, bar.center(), label, face, "#FFFFFF", "#2A1806", 5 * unit)

    def event(self, event: QEvent) -> bool:
        """A screen of another pixel ratio needs another cloth."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._cloth = None
        return super().event(event)

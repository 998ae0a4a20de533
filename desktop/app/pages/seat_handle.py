"""The handle of a seat: dragged by hand, moved by keys, pressed by whoever can only press."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.table.controls.buttons import SMALLEST, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.theme import BASE, color
from desktop.table.scene.safety_net import netted

KEYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


@netted
class Handle(Scaled, QAbstractButton):
    """Two bars in the seat's colour. A press alone moves the seat one place on, from the last to the first."""

    stepped = Signal(int)  # one place up or down
    dragged = Signal(QPointF)  # where the pointer is, on the screen
    let_go = Signal()

    def __init__(self, tint: str, about: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._tint = tint
        self._pressed: QPointF | None = None
        self.dragging = False
        self.setAccessibleDescription(about)
        self._about = about
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def call(self, label: str) -> None:
        self.setAccessibleName(label)
        self.setToolTip(f"{label}\n{self._about}")

    def sizeHint(self) -> QSize:
        """What a hand can take hold of."""
        return QSize(max(SMALLEST, round(self.metrics.px(32))), max(SMALLEST, round(self.metrics.px(40))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down."""
        step = KEYS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    # ---- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.globalPosition()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry, once it is more than a press."""
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        way = (event.globalPosition() - self._pressed).manhattanLength()
        if self.dragging or way >= QApplication.startDragDistance():
            self.dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.emit(event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go; after a drag that is no press."""
        carried, self.dragging, self._pressed = self.dragging, False, None
        if not carried:
            super().mouseReleaseEvent(event)
            return
        self.setDown(False)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.let_go.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two bars, brighter under the pointer."""
        painter, m = painter_on(self), self.metrics
        middle, alpha = QRectF(self.rect()).center(), 1.0 if self.underMouse() or self.dragging else 0.8
        if self.underMouse():
            paint.box(painter, QRectF(self.rect()), m.px(7), color(BASE.line, 0.08))
        for side in (-1, 1):
            bar = QRectF(middle.x() + side * m.px(4) - m.px(1.75), middle.y() - m.px(12), m.px(3.5), m.px(24))
            paint.box(painter, bar, m.px(1.75), color(self._tint, alpha))

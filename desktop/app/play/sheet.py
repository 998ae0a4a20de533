"""A sheet over the table: heading, cross, Esc. A modal one keeps the keyboard inside and darkens what is behind."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.table.controls.buttons import IconButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, line_height
from desktop.table.drawing.theme import BASE, Metrics, color, ui_font
from desktop.table.scene.safety_net import netted

EDGE = 22.0


@netted
class Veil(Scaled, QWidget):
    """Darkens what is behind a modal sheet; a click on it is a click beside the sheet."""

    clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter_on(self).fillRect(self.rect(), color("#070A10", 0.55))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Beside the sheet."""
        self.clicked.emit()


@netted
class Sheet(Scaled, QWidget):
    """What lies on it is placed by `arrange`."""

    opened = Signal()
    dismissed = Signal()
    spoken_role = QAccessible.Role.Dialog
    modal = True
    solid = 0.985

    def __init__(self, title: str, close: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = title
        self.setAccessibleName(title)
        self.cross = IconButton("x", close, 34, self)
        self.cross.clicked.connect(self.dismiss)
        self._before: QWidget | None = None
        self.hide()

    # ---- what a sheet adds

    def wanted(self, room: QRect) -> QRect:
        """Where it lies in the room of the page."""
        raise AssertionError("a sheet says where it lies")

    def arrange(self) -> None:
        """Place what lies on it."""

    def first_focus(self) -> QWidget:
        """Where the keyboard starts."""
        return self.cross

    # ---- what sheets share

    def open(self) -> None:
        """Show it and take the keyboard."""
        self._before = QApplication.focusWidget()
        self.opened.emit()
        self.show()
        self.raise_()
        self.first_focus().setFocus(Qt.FocusReason.PopupFocusReason)

    def dismiss(self) -> None:
        """Hide it and give the keyboard back."""
        if self.isHidden():
            return
        here = QApplication.focusWidget()
        inside = here is None or self.isAncestorOf(here)
        before, self._before = self._before, None
        self.hide()
        self.dismissed.emit()
        if inside and before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    def place_in(self, room: QRect) -> None:
        """Lie where it wants in the page's room."""
        self.setGeometry(self.wanted(room))
        side = self.cross.sizeHint().height()
        self.cross.setGeometry(self.width() - round(self.metrics.px(14)) - side, round(self.metrics.px(12)), side, side)
        self.arrange()
        self.update()

    @property
    def head(self) -> float:
        """Height of the heading."""
        return max(self.metrics.px(60), line_height(self.title_font) + self.metrics.px(24))

    @property
    def title_font(self) -> QFont:
        """The heading's type."""
        return ui_font(self.metrics.type(22), 600)

    def set_metrics(self, metrics: Metrics) -> None:
        """The cross follows."""
        super().set_metrics(metrics)
        self.cross.set_metrics(metrics)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; nothing else goes through to the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif not self.modal:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the sheet stays on it."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on a modal sheet."""
        if not self.modal:
            return super().focusNextPrevChild(forward)
        ring = [
            child
            for child in self.findChildren(QWidget)
            if child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        ring.sort(key=lambda child: (child.mapTo(self, child.rect().topLeft()).y() // 8, child.x()))
        here = QApplication.focusWidget()
        at = ring.index(here) if here in ring else -1
        if ring:
            reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            ring[(at + (1 if forward else -1)) % len(ring)].setFocus(reason)
        return bool(ring)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet and its heading."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect())
        paint.panel(painter, rect, m.px(14), self.solid, 0.2)
        room = QRectF(m.px(EDGE), 0, self.cross.x() - m.px(EDGE + 6), self.head)
        draw_line(painter, room, self.title, self.title_font, BASE.text, LEFT)

"""A sheet over the table: heading, cross, Esc. A modal one keeps the keyboard inside and darkens what is behind."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from desktop.app.pages.layouts import HBox, Item, VBox, settle
from desktop.table.controls.buttons import IconButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, line_height
from desktop.table.drawing.theme import BASE, color, ui_font
from desktop.table.guard import Guard
from desktop.table.scene.safety_net import netted

EDGE = 22.0
ROW = 8  # pixels: what lies no further apart is in one row for the keyboard


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
class Heading(Scaled, QWidget):
    """The title of a sheet, in one line."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.title = title

    @property
    def _face(self) -> QFont:
        return ui_font(self.metrics.type(22), 600)

    def sizeHint(self) -> QSize:
        """With air over and under it."""
        return QSize(1, round(max(self.metrics.px(60), line_height(self._face) + self.metrics.px(24))))

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_line(painter_on(self), QRectF(self.rect()), self.title, self._face, BASE.text, LEFT)


@netted
class Sheet(Scaled, QWidget):
    """What lies under its heading is put there by `fill`."""

    opened = Signal()
    dismissed = Signal()
    spoken_role = QAccessible.Role.Dialog
    modal = True
    solid = 0.985

    def __init__(self, title: str, close: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.head = Heading(title, self)
        self.cross = IconButton("x", close, 34, self)
        self.call(title)
        self.cross.clicked.connect(self.dismiss)
        self._before: QWidget | None = None
        self.fresh = Guard()
        self.hide()

    # ---- what a sheet adds

    def wanted(self, room: QRect) -> QRect:
        """Where it lies in the room of the page."""
        raise AssertionError("a sheet says where it lies")

    def first_focus(self) -> QWidget:
        """Where the keyboard starts."""
        return self.cross

    # ---- what sheets share

    @property
    def title(self) -> str:
        """What stands over it."""
        return self.head.title

    def call(self, title: str) -> None:
        """Another heading."""
        self.head.title = title
        self.setAccessibleName(title)

    def fill(
        self, *contents: Item, gap: float = 0.0, side: float = EDGE, foot: float = EDGE, grows: Item = None
    ) -> None:
        """Put these under the heading; one of them may grow."""
        head = HBox(self.head, self.cross, gap=6, edges=(EDGE, 0, 14, 0))
        body = VBox(*contents, gap=gap, edges=(side, 0, side, foot))
        if grows is not None:
            body.setStretchFactor(grows, 1)
        self.setLayout(VBox(head, body))

    def heights(self, wide: int) -> tuple[int, int]:
        """The least and the wanted height of a sheet so wide."""
        layout = self.layout()
        assert layout is not None
        layout.activate()  # or the boxes in it still say how high they were
        if not layout.hasHeightForWidth():
            return layout.minimumSize().height(), layout.sizeHint().height()
        return layout.minimumHeightForWidth(wide), layout.heightForWidth(wide)

    def open(self) -> None:
        """Show it and take the keyboard."""
        self._before = QApplication.focusWidget()
        self.fresh.begin()
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
        settle(self)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; nothing else goes through to the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif not self.modal:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the sheet stays on it."""

    def place_in_ring(self, child: QWidget) -> tuple[int, int]:
        """By what the keyboard goes from one to the next: from above, and from the left."""
        return child.mapTo(self, child.rect().topLeft()).y() // ROW, child.x()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on a modal sheet."""
        if not self.modal:
            return super().focusNextPrevChild(forward)
        ring = [
            child
            for child in self.findChildren(QWidget)
            if child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        ring.sort(key=self.place_in_ring)
        here = QApplication.focusWidget()
        at = ring.index(here) if here in ring else -1
        if ring:
            reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            ring[(at + (1 if forward else -1)) % len(ring)].setFocus(reason)
        return bool(ring)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint.panel(painter_on(self), QRectF(self.rect()), self.metrics.px(14), self.solid, 0.2)

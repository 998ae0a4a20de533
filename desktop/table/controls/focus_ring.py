"""The ring that shows where the keyboard is, one a window, above every control; for whoever uses the keyboard."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QWindow
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from desktop.table.controls.buttons import Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.scene.safety_net import netted

REACH = 8.0  # units of it beyond the edge


@netted
class FocusRing(Scaled, QWidget):
    """Shows where the keyboard is: a ring outside the edge of the window's focused control, above everything.

    Where it would lie over a neighbour, as among the rows of a menu, it stands inside the edge.
    A widget that shows its own focus sets the property `own_focus`; one whose ring needs another corner `ring_radius`.
    """

    turned = Signal(bool)  # whether the keyboard is used now, or the mouse

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._target: QWidget | None = None
        self._lies_on: list[QWidget] = []  # and is moved with each of these
        self.by_key = True  # the last input was a key; a hand on the mouse needs no ring
        self._watched: QWindow | None = None
        self.hide()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Without the signal's arguments: a control that loses the focus by dying must not be wrapped once more."""
        new = QApplication.focusWidget()
        # A control that dies loses the focus before it says that it is destroyed.
        if self._target is not None and isValid(self._target):
            self._target.destroyed.disconnect(self._drop)
        for each in filter(isValid, self._lies_on):
            each.removeEventFilter(self)
        ours = new is not None and new.window() is self.window() and not new.property("own_focus")
        self._target = new if ours else None
        if self._target is not None:
            self._target.destroyed.connect(self._drop)
        self._lies_on = list(self._chain())
        for each in self._lies_on:
            each.installEventFilter(self)
        self._place()

    def _chain(self) -> Iterator[QWidget]:
        """The target and whatever it lies on, up to the window."""
        each = self._target
        while each is not None and not each.isWindow():
            yield each
            each = each.parentWidget()

    def _drop(self) -> None:
        self._target, self._lies_on = None, []
        self.hide()

    def watch(self) -> None:
        """See every press before the controls do; once the window is there."""
        handle = self.window().windowHandle()
        if handle is not None and handle is not self._watched:
            self._watched = handle
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay on a control that moves, grows or hides; go while the mouse is used."""
        if watched is self._watched:
            if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin):
                by_key = event.type() == QEvent.Type.KeyPress
                if by_key != self.by_key:
                    self.by_key = by_key
                    self._place()
                    self.turned.emit(by_key)
            return False
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self._place()
        return False

    def _place(self) -> None:
        target, parent = self._target, self.parentWidget()
        if target is None or parent is None or not target.isVisible() or not self.by_key or not self._in_sight():
            self.hide()
            return
        edge = round(self.metrics.px(12))
        corner = target.mapTo(parent, target.rect().topLeft()) if parent.isAncestorOf(target) else target.pos()
        self.setGeometry(QRect(corner, target.size()).adjusted(-edge, -edge, edge, edge))
        self.raise_()
        self.show()
        self.update()

    def _sight(self) -> QRect | None:
        """The part of this in which what scrolls can be seen, in the window's own measure; None: all of it."""
        target, window = self._target, self.parentWidget()
        for each in self._lies_on[1:]:
            if window is None or target is None:
                break
            if isinstance(each, QAbstractScrollArea) and each.viewport().isAncestorOf(target):
                port = each.viewport()
                return QRect(port.mapTo(window, port.rect().topLeft()), port.size())
        return None

    def _in_sight(self) -> bool:
        sight, target, window = self._sight(), self._target, self.parentWidget()
        assert target is not None and window is not None
        corner = target.mapTo(window, target.rect().topLeft())
        return sight is None or sight.intersects(QRect(corner, target.size()))

    def _crowded(self) -> bool:
        """Whether another control lies nearer than the ring reaches."""
        target, reach = self._target, round(self.metrics.px(REACH))
        page = target.parentWidget() if target is not None else None
        if target is None or page is None:
            return False
        near = target.geometry().adjusted(-reach, -reach, reach, reach)
        others = (child for child in page.children() if isinstance(child, QWidget) and child is not target)
        return any(
            other.isVisible() and other.focusPolicy() != Qt.FocusPolicy.NoFocus and near.intersects(other.geometry())
            for other in others
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring, a little closer than on cards: controls stand closer together."""
        m, edge = self.metrics, round(self.metrics.px(12))
        inner = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        radius = self._target.property("ring_radius") if self._target else None
        inset = m.px(3 + (REACH if self._crowded() else 0))
        near = inner.adjusted(inset, inset, -inset, -inset)
        painter, sight = painter_on(self), self._sight()
        if sight is not None:
            painter.setClipRect(sight.translated(-self.pos()).adjusted(-edge, -edge // 2, edge, edge // 2))
        paint.focus_ring(painter, near, m.px(float(radius) if radius else 8), m.unit)

"""Ready controls in the house's look: the buttons and the panel (choices and text are in `fields`).

Every control works by mouse, touch and keyboard, has an accessible name, scales with its `Metrics`, and tells on hover
why it is disabled. None of them paints its own focus: one `FocusRing` a window shows it, outside the control's edge.
What has just appeared takes no press for a moment (`guard`), and a button that goes while the keyboard is on it hands
the keyboard to its page: by itself it would fall on whatever comes next, be it a way out.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QLayout, QSizePolicy, QToolTip, QWidget

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, width
from desktop.table.drawing.palettes import Palette
from desktop.table.drawing.theme import BASE, Metrics, color, draw_icon, edge, ui_font
from desktop.table.guard import Guard
from desktop.table.scene.safety_net import netted
from desktop.table.sound.sounds import HOUSE

SMALLEST = 24  # pixels: what a hand that shakes still hits
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
PRESSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Scaled:
    """What follows the window's metrics; `rescale(page, metrics)` tells every such child."""

    metrics: Metrics = Metrics()

    def set_metrics(self, metrics: Metrics) -> None:
        """Take a new unit or text size."""
        self.metrics = metrics
        if isinstance(self, QWidget):
            self.updateGeometry()
            self.update()


def rescale(page: QWidget, metrics: Metrics) -> None:
    """Give all controls and layouts of a page the metrics of its window."""
    for child in (*page.findChildren(QWidget), *page.findChildren(QLayout)):
        if isinstance(child, Scaled):
            child.set_metrics(metrics)


def painter_on(widget: QWidget) -> QPainter:
    """A smooth painter on a widget."""
    painter = QPainter(widget)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return painter


@runtime_checkable
class KeyboardHome(Protocol):
    """A page to which the keyboard comes back when the button that it was on is gone."""

    def take_keyboard(self) -> None:
        """Give it to what leads nowhere else."""


def _presses(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in PRESSING


@netted
class PushButton(Scaled, QAbstractButton):
    """A push button that paints itself; `disable(reason)` keeps it hoverable so that it can say why."""

    padding = 36
    wears: Palette = BASE  # a button on a picture wears the felt's colours

    def __init__(self, label: str, key: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(label)
        self.setAccessibleName(label)
        self.key = key
        self.icon_name = icon
        self.reason = ""
        self.fresh = Guard()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(HOUSE.click)

    def disable(self, reason: str) -> None:
        """Switch off and remember why; an empty reason switches on again."""
        if self.reason and not reason:
            self.fresh.begin()
        self.reason = reason
        self.setEnabled(not reason)
        self.setAccessibleDescription(reason)

    def set_label(self, label: str, key: str | None = None) -> None:
        """Change what the button says."""
        self.setText(label)
        self.setAccessibleName(label)
        self.key = self.key if key is None else key
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for icon, label and key cap."""
        m = self.metrics
        return QSize(round(self._content_width() + m.px(self.padding)), round(max(m.px(46), m.type(19) * 2)))

    def press(self) -> None:
        """As by hand: not while it is new, and not while it is off."""
        if not self.fresh.holds:
            self.click()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fresh.begin()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Where the keyboard goes; asked also when this button is hidden or switched off with the keyboard on it."""
        if self.isVisible() and self.isEnabled():
            return super().focusNextPrevChild(forward)
        above = self.parentWidget()
        while above is not None and not isinstance(above, KeyboardHome):
            above = above.parentWidget()
        if above is None:
            return super().focusNextPrevChild(forward)
        above.take_keyboard()
        return True

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show hover."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide hover."""
        self.update()
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        """Answer a tooltip also while disabled: nobody meets a silent refusal."""
        if event.type() == QEvent.Type.ToolTip and self.reason and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.reason, self)
            return True
        if self.fresh.holds and (event.type() in PRESSES or _presses(event)):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as Space does; a key that is held down presses once."""
        if event.isAutoRepeat() and _presses(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def _content_width(self) -> float:
        m = self.metrics
        wide = width(self.text(), ui_font(m.type(19), 600))
        wide += m.sign(22) + m.px(10) if self.icon_name else 0
        return wide + (paint.key_cap_width(self.key, m) + m.px(10) if self.key else 0)

    def _surface(self, painter: QPainter, rect: QRectF, radius: float) -> str:
        raise AssertionError("a button kind draws its surface")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Surface, then icon, label and key cap around the middle."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        if self.isEnabled():
            tint = self._surface(painter, rect, m.px(10))
        else:
            paint.frosted(painter, rect, m.px(10), self.wears)
            tint = self.wears.disabled
        room = rect.width() - m.px(12)
        content = min(self._content_width(), room)
        x, middle = rect.center().x() - content / 2, rect.center().y()
        if self.icon_name:
            side = m.sign(22)
            draw_icon(painter, self.icon_name, QRectF(x, middle - side / 2, side, side), tint)
            x += side + m.px(10) if self.text() else side
        cap = paint.key_cap_width(self.key, m) + m.px(10) if self.key else 0
        label = QRectF(x, rect.y(), rect.center().x() + content / 2 - cap - x, rect.height())
        draw_line(painter, label, self.text(), ui_font(m.type(19), 600), tint, LEFT)
        if self.key:
            paint.key_cap(painter, label.right() + m.px(10), middle, self.key, m, tint == BASE.accent_text, self.wears)


class BrassButton(PushButton):
    """The one primary button of a screen; while another one is, it is of glass like the rest."""

    bright = True

    def brighten(self, on: bool) -> None:
        """Be the primary button, or for the time being not."""
        self.bright = on
        self.update()

    def _surface(self, painter: QPainter, rect: QRectF, radius: float) -> str:
        if not self.bright:
            paint.glass(painter, rect, radius, self.underMouse(), self.isDown(), self.wears)
            return self.wears.text
        paint.brass(painter, rect, radius, self.underMouse(), self.isDown())
        return BASE.accent_text


class GlassButton(PushButton):
    """Any other button."""

    def _surface(self, painter: QPainter, rect: QRectF, radius: float) -> str:
        paint.glass(painter, rect, radius, self.underMouse(), self.isDown(), self.wears)
        return self.wears.text


class LinkButton(PushButton):
    """Words in brass that can be pressed: rules, credits."""

    padding = 16

    def _surface(self, painter: QPainter, rect: QRectF, radius: float) -> str:
        if self.underMouse() or self.isDown():
            paint.box(painter, rect, radius, color(self.wears.accent, 0.12))
        return self.wears.accent_ink


@netted
class IconButton(PushButton):
    """A square button with an icon only; its label is its accessible name and its tooltip."""

    def __init__(self, icon: str, label: str, side: float = 34, parent: QWidget | None = None) -> None:
        super().__init__("", "", icon, parent)
        self.side = side
        self.setAccessibleName(label)
        self.setToolTip(label)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square; large letters make it a little larger."""
        side = max(SMALLEST, round(self.metrics.px(self.side) * self.metrics.text**0.3))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A faint square and the icon."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        fill = 0.02 if not self.isEnabled() else 0.2 if self.isDown() else 0.14 if self.underMouse() else 0.06
        line = 0.5 if self.underMouse() and self.isEnabled() else 0.12
        paint.box(painter, rect, m.px(8), color(self.wears.line, fill), edge(line, self.wears))
        side = rect.width() * 18 / 34
        square = QRectF(rect.center() - QPointF(side / 2, side / 2), rect.center() + QPointF(side / 2, side / 2))
        draw_icon(painter, self.icon_name, square, self.wears.text if self.isEnabled() else self.wears.disabled, 1.9)


@netted
class Panel(Scaled, QWidget):
    """A sheet other controls lie on."""

    def __init__(self, alpha: float = 0.8, radius: float = 12, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.alpha = alpha
        self.radius = radius

    def paintEvent(self, event: QPaintEvent) -> None:
        paint.panel(painter_on(self), QRectF(self.rect()), self.metrics.px(self.radius), self.alpha)


def tab_chain(widgets: Iterable[QWidget]) -> None:
    """Set the order of Tab to the order given."""
    chain = list(widgets)
    for first, second in pairwise(chain):
        QWidget.setTabOrder(first, second)

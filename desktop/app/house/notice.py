"""A sentence that needs no answer, over the foot of the window: told to assistive tools, gone after a while.

It never takes the keyboard; F6 goes to it while it stands there.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from desktop.app.pages.layouts import HBox, settle
from desktop.app.pages.lines import Line
from desktop.table.accessibility.announcer import announce
from desktop.table.controls.buttons import GlassButton, IconButton, Scaled, painter_on, rescale
from desktop.table.drawing import paint
from desktop.table.drawing.theme import BASE, Metrics, draw_icon
from desktop.table.scene.safety_net import netted

STAYS_MS = 9000


@netted
class Spoken(QAccessibleWidget):
    """A notice as assistive tools see it. Its sentence can be read there; only `announce` says it, so it comes once: an
    accessible description of the widget would be an event of its own."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(notice, QAccessible.Role.AlertMessage)
        self._notice = notice

    def text(self, kind: QAccessible.Text) -> str:
        """The sentence, beside the name."""
        return self._notice.words if kind == QAccessible.Text.Description else super().text(kind)


@netted
class Notice(Scaled, QWidget):
    """One notice a window; a new one takes the place of the last."""

    def accessible(self) -> QAccessibleInterface:
        """What stands for it with assistive tools."""
        return Spoken(self)

    def __init__(self, window: QWidget, name: str, close: str) -> None:
        super().__init__(window)
        self._line = Line("", 18, parent=self)
        self.button = GlassButton("", parent=self)
        self.cross = IconButton("x", "", 34, self)
        row = HBox(gap=16, edges=(56, 12, 18, 12))
        row.put(self._line, stretch=1)
        row.put(self.button, self.cross)
        self.setLayout(row)
        self._line.setMinimumWidth(1)  # it takes what the others leave, and wraps
        self.call(name, close)
        self._act: Callable[[], object] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._leave)
        self.button.clicked.connect(self._answer)
        self.cross.clicked.connect(self.hide)
        window.installEventFilter(self)
        QShortcut(QKeySequence(Qt.Key.Key_F6), window, self._take_keyboard)
        self.hide()

    def call(self, name: str, close: str) -> None:
        """What this is called, and its cross; what was told before, in another language, is gone."""
        self.setAccessibleName(name)
        self.cross.setAccessibleName(close)
        self.cross.setToolTip(close)
        self.hide()

    @property
    def words(self) -> str:
        """What it says now; empty when there is none."""
        return self._line.text() if self.isVisible() else ""

    def tell(self, sentence: str, label: str = "", act: Callable[[], object] | None = None) -> None:
        """Show a sentence, and a button when something can be done about it."""
        self._line.setText(sentence)
        self._act = act
        self.button.setVisible(bool(label))
        self.button.set_label(label)
        self.place()  # before it is shown: where it stood before, the pointer may be
        self.show()
        announce(self, sentence)
        self._timer.start(STAYS_MS)

    def set_metrics(self, metrics: Metrics) -> None:
        """Follow the window."""
        super().set_metrics(metrics)
        if self.isVisible():
            self.place()

    def place(self) -> None:
        """Over the foot of the window, in its middle, on top of everything."""
        m, parent, layout = self.metrics, self.window().rect(), self.layout()
        assert layout is not None
        rescale(self, m)
        settle(self)
        natural = self._line.fontMetrics().horizontalAdvance(self._line.text()) + 6
        wide = min(round(min(m.px(1000), parent.width() - m.px(60))), layout.minimumSize().width() + natural)
        high = layout.heightForWidth(wide)
        self.setGeometry((parent.width() - wide) // 2, parent.height() - high - round(m.px(84)), wide, high)
        settle(self)
        self.raise_()

    def _answer(self) -> None:
        act, self._act = self._act, None
        self.hide()
        if act is not None:
            act()

    def _leave(self) -> None:
        if self.underMouse() or self.isAncestorOf(self.window().focusWidget() or self.window()):
            self._timer.start(STAYS_MS)
        else:
            self.hide()

    def _take_keyboard(self) -> None:
        if self.isVisible():
            (self.cross if self.button.isHidden() else self.button).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the foot when the window changes."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """A solid sheet with a brass bar and a sign."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect())
        paint.box(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), m.px(12), BASE.tip, BASE.accent, 1.4)
        side = m.px(24)
        sign = QRectF(m.px(18), rect.center().y() - side / 2, side, side)
        draw_icon(painter, "info", sign, BASE.accent_ink)

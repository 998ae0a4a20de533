"""A key that is held down is told from one that is pressed again, on a busy machine too.

X sends a held key as letting go and pressing in the same millisecond. Qt makes repetitions of them if both are there
when it looks; when the machine is slow they are not, and a held Space would press one button after the other, and do
whatever it is the shortcut of. Any other shortcut is meant to be repeated.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWindow

from desktop.table.scene.safety_net import netted

HEARD = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.FocusOut)
ONCE = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)  # keys that press; others walk along something
WAIT_MS = 10  # a release, for the press that came with it


@netted
class HeldKeys(QObject):
    """Listens to a window before its widgets do."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._window = window
        self._let_go: QKeyEvent | None = None  # waits for what comes next
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self._send)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A release waits a little; with a press of the same moment it becomes a repetition."""
        if event.type() not in HEARD:
            return False
        last = self._let_go
        if not isinstance(event, QKeyEvent):
            self._send()
            return False
        if event.type() == QEvent.Type.ShortcutOverride:  # before the press; shortcuts are looked for after it
            held = event.key() in ONCE and _same(event, last) and event.modifiers() == Qt.KeyboardModifier.NoModifier
            event.setAccepted(held)  # then no shortcut is: the press comes, and becomes a repetition
            return held
        if event.type() == QEvent.Type.KeyRelease:
            self._send()
            if event.isAutoRepeat() or not event.timestamp():
                return False
            self._let_go = event.clone()
            self._timer.start()
            return True
        if last is None or not _same(event, last):
            self._send()
            return False
        self._let_go = None
        self._timer.stop()
        for half in (last, event):
            self._pass_on(_again(half))
        return True

    def _send(self) -> None:
        """It was a release."""
        event, self._let_go = self._let_go, None
        self._timer.stop()
        if event is not None:
            self._pass_on(event)

    def _pass_on(self, event: QKeyEvent) -> None:
        self._window.removeEventFilter(self)
        try:
            QCoreApplication.sendEvent(self._window, event)
        finally:
            self._window.installEventFilter(self)


def _same(event: QKeyEvent, last: QKeyEvent | None) -> bool:
    """Whether it is the key that was let go of in the same moment."""
    return last is not None and (event.key(), event.timestamp()) == (last.key(), last.timestamp())


def _again(event: QKeyEvent) -> QKeyEvent:
    """The same, as a repetition."""
    codes = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
    made = QKeyEvent(event.type(), event.key(), event.modifiers(), *codes, event.text(), True, event.count())
    made.setTimestamp(event.timestamp())
    return made

"""While an opponent thinks: its plate counts, and after a second one may cut it short (UX 24)."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop.app.play.action_bar import ActionBar
from desktop.controller.controller import Controller
from desktop.controller.phase import Deed
from desktop.words import Words

NOW_AFTER = 1.0  # seconds of thinking
THINKING_MS = 200


class Thinking(QObject):
    """Looks again and again for as long as somebody does."""

    def __init__(self, words: Words, controller: Controller, foot: ActionBar, parent: QObject) -> None:
        super().__init__(parent)
        self._words, self._controller, self._foot = words, controller, foot
        self._timer = QTimer(self)
        self._timer.setInterval(THINKING_MS)
        self._timer.timeout.connect(self.follow)

    def follow(self) -> None:
        """Tell how long it has been by now."""
        c = self._controller
        seconds, acting = c.thinking(), c.tells.acting()
        now = seconds is not None and seconds >= NOW_AFTER and c.may(Deed.HASTEN)
        self._foot.show_now(now, self._words.line("house.play.now_says", acting.name) if now and acting else "")
        if seconds is None:
            self._timer.stop()
            return
        c.refresh()
        self._foot.reword(c.tells.prompt())
        if not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """The page closes."""
        self._timer.stop()

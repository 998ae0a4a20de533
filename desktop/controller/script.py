"""Opponents that play what a lesson has stored for them, after a moment in which the table is looked at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from desktop.controller.opponents import Opponents
from desktop.engine.actions import Action
from desktop.engine.match import Match

MOMENT_MS = 700.0


class Script(Opponents):
    """Everybody but the learner; nothing is thought, so there is no process."""

    def __init__(
        self,
        match: Match,
        line: Callable[[], Action | None],
        ms: Callable[[float], float],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, parent)
        self._line, self._ms = line, ms
        self._next: Action | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._speak)

    def start(self) -> None:
        """Nobody has to be woken."""

    def ask(self) -> None:
        """The next stored move, if it is its time."""
        if self._next is None and not self._closed and self._line() is not None and not self._timer.isActive():
            self._timer.start(round(self._ms(MOMENT_MS)))

    def _speak(self) -> None:
        self._next = self._line()
        if self._next is not None:
            self.answered.emit()

    @property
    def ready(self) -> bool:
        """Whether the stored move may be played now."""
        return self._next is not None

    def take(self) -> tuple[Action, int]:
        """It, and nothing spent on it."""
        action, self._next = self._next, None
        assert action is not None
        return action, 0

    def forget(self) -> None:
        """The position has changed: what was about to be played is not."""
        self._timer.stop()
        self._next = None

    def close(self) -> None:
        """The lesson is over."""
        self.forget()
        super().close()

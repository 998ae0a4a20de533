"""A picture that leans towards the pointer, what is near in it more than what is far: so it seems to have depth."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter

NEAR = 0.022  # how far it leans at the most, in shares of its height, at its foot against its top
GROWN = 0.07  # how much larger it is meanwhile, so that no edge of it is seen
STILL = 0.33  # at this share of its height nothing moves
HALF_MS = 90.0  # in which half of the way is gone
TICK = 16
ENOUGH = 0.004  # of the way, where it has arrived


class Leaning(QObject):
    """How one picture leans: -1 to 1 from left to right, and how much of it is felt, 0 to 1."""

    def __init__(self, owner: QObject, allowed: Callable[[], bool], changed: Callable[[], None]) -> None:
        super().__init__(owner)
        self.lean = self.amount = 0.0
        self._goal = (0.0, 0.0)
        self._allowed, self._changed = allowed, changed
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._go_on)

    @property
    def moves(self) -> bool:
        """Whether it is on its way."""
        return self._timer.isActive()

    def follow(self, share: float) -> None:
        """The pointer is at this share of its width."""
        if self._allowed():
            self._head_for(max(-1.0, min(1.0, 2 * share - 1)), 1.0)

    def leave(self) -> None:
        """Back to where it was; at once for who wants no motion."""
        self._head_for(0.0, 0.0)
        if not self._allowed():
            self.step(1e6)

    def _head_for(self, lean: float, amount: float) -> None:
        self._goal = lean, amount
        if not self.moves and self._goal != (self.lean, self.amount):
            self._clock.start()
            self._timer.start()

    def _go_on(self) -> None:
        self.step(float(self._clock.restart()))

    def step(self, ms: float) -> None:
        """So much later."""
        left = 0.5 ** (ms / HALF_MS)
        self.lean += (self._goal[0] - self.lean) * (1 - left)
        self.amount += (self._goal[1] - self.amount) * (1 - left)
        if max(abs(self._goal[0] - self.lean), abs(self._goal[1] - self.amount)) < ENOUGH:
            self.lean, self.amount = self._goal
            self._timer.stop()
        self._changed()

    def tilt(self, painter: QPainter, rect: QRectF) -> None:
        """Let what is painted in this rectangle lean; it grows so much that it still fills it."""
        if not self.amount:
            return
        grown = 1 + GROWN * self.amount
        painter.translate(rect.center().x(), rect.top() + rect.height() * STILL)
        room = GROWN / 2 * rect.width() / ((1 - STILL) * rect.height())  # as far as it has grown
        painter.shear(min(NEAR, 0.85 * room) * self.lean * self.amount, 0)
        painter.scale(grown, grown)
        painter.translate(-rect.center().x(), -rect.top() - rect.height() * STILL)

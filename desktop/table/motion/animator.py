"""One clock for all that moves: a queue of steps, one after another, and motions that run beside them.

The rule kept here: at any moment everything can be completed at once, and then the table stands as if nothing had ever
moved. A duration of 0 is a jump. Nothing in here blocks input or holds truth.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Collection, Hashable
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal

from desktop.table.motion.speeds import Pace, ease_out, ease_over
from desktop.table.scene.card_item import CardItem
from desktop.table.sound.names import Sound

FARTHEST = 16.0  # units a card may pass its place, however long its way was
TICK = 12  # milliseconds; the clock stands still while nothing moves


class Step(Protocol):
    """A thing that happens: `start` changes the table, `at` shows how far it is, `end` leaves no trace of the way."""

    sound: Sound  # what is heard when it starts
    read: bool  # it stands to be read: whoever is in a hurry comes as far as this, and not past it unseen

    def start(self) -> None:
        """Change what is to change."""

    def duration(self, pace: Pace) -> float:
        """Milliseconds at this pace."""

    def at(self, t: float) -> None:
        """Show the share 0..1."""

    def end(self) -> None:
        """Stand at the end."""


class Motion:
    """Something that runs beside the queue: a card on its way, words in the air.

    What `outlasts` the rest is no way of anything on the table: completing everything lets it take its time.
    """

    def __init__(
        self, ms: float, at: Callable[[float], None], end: Callable[[], None] | None = None, outlasts: bool = False
    ) -> None:
        self.ms = ms
        self.at = at
        self.end = end
        self.outlasts = outlasts
        self.spent = 0.0


class Animator(QObject):
    """The clock, the queue, and what runs beside it."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = Pace()
        self.sound: Callable[[Sound], None] = lambda name: None
        self.overshoot = 0.0  # of cards that glide, as the world on the table has it
        self._queue: deque[Step] = deque()
        self._running: Step | None = None
        self._spent = 0.0
        self._motions: dict[Hashable, Motion] = {}
        self._busy_completing = False
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._on_timer)

    @property
    def busy(self) -> bool:
        """Whether a step runs or waits."""
        return self._running is not None or bool(self._queue)

    @property
    def moving(self) -> bool:
        """Whether anything on the table is on its way."""
        return self.busy or any(not motion.outlasts for motion in self._motions.values())

    def play(self, *steps: Step) -> None:
        """Put steps at the end of the queue; the first begins at once when nothing runs."""
        self._queue.extend(steps)
        if self._running is None and not self._busy_completing:
            self._next()
        self._wind()

    def run(self, name: Hashable, motion: Motion) -> None:
        """Run a motion beside the queue, in place of the one of the same name; without time left it jumps."""
        self._motions.pop(name, None)
        if motion.ms <= 0:
            motion.at(1.0)
            if motion.end:
                motion.end()
            return
        motion.at(0.0)
        self._motions[name] = motion
        self._wind()

    def goes_with(self, owner: QObject, name: Hashable) -> None:
        """Forget this motion when whoever it belongs to is gone: the clock may live longer."""
        owner.destroyed.connect(lambda: self.drop(name))

    @property
    def gliding(self) -> Collection[Hashable]:
        """What runs beside the queue."""
        return self._motions.keys()

    def drop(self, name: Hashable) -> None:
        """Forget a motion where it stands."""
        self._motions.pop(name, None)

    def glide(
        self, item: CardItem, to: QPointF, angle: float, ms: float, delay: float = 0.0,
        end: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """Send a card to a place, from wherever it is."""
        start, turned, size = QPointF(item.pos()), item.rotation(), item.scale()
        far = math.hypot(to.x() - start.x(), to.y() - start.y())
        past = min(self.overshoot, FARTHEST * item.unit / far) if far else 0.0

        def at(t: float) -> None:
            gone = max(0.0, (t * (ms + delay) - delay) / ms) if t < 1 and ms > 0 else 1.0
            share = ease_out(gone)
            item.setPos(start + (to - start) * ease_over(gone, past) if gone < 1 else to)
            item.setRotation(turned + (angle - turned) * share if gone < 1 else angle)
            item.setScale(size + (1 - size) * share if gone < 1 else 1.0)

        self.run(item, Motion(ms + delay if ms > 0 else 0.0, at, end))

    def hear(self, name: Sound) -> None:
        """Let a sound be heard, unless what runs is only completed."""
        if name and self.pace.heard and not self._busy_completing:
            self.sound(name)

    def hurry(self) -> None:
        """Jump to the end of everything, or to what stands next to be read."""
        self.complete(unread=False)

    def pass_on(self) -> None:
        """End what runs, and go on with what waits."""
        if self._running is not None and not self._busy_completing:
            running, self._running = self._running, None
            running.end()
            self._next()

    def complete(self, unread: bool = True) -> None:
        """Jump to the end of everything: what runs, what waits, what glides; also of what nobody has `unread` yet."""
        if self._busy_completing:
            return
        self._busy_completing = True
        if self._running is not None:
            running, self._running = self._running, None
            running.end()
        self._end_motions()
        while self._queue and (unread or not self._queue[0].read):
            step = self._queue.popleft()
            step.start()
            step.end()
            self._end_motions()
        self._busy_completing = False
        if self._queue:
            self._next()
            self._wind()
            return
        self._rest()
        self.finished.emit()

    def land(self) -> None:
        """Put every gliding card where it goes, and leave the rest."""
        for name in [name for name in self._motions if isinstance(name, CardItem)]:
            self._finish(self._motions.pop(name))

    def _end_motions(self) -> None:
        while passing := [name for name, motion in self._motions.items() if not motion.outlasts]:
            self._finish(self._motions.pop(passing[-1]))

    @staticmethod
    def _finish(motion: Motion) -> None:
        motion.at(1.0)
        if motion.end:
            motion.end()

    def tick(self, ms: float) -> None:
        """Let time pass; the clock calls this, and so may a test."""
        for name, motion in list(self._motions.items()):
            if self._motions.get(name) is not motion:
                continue
            motion.spent += ms
            motion.at(min(1.0, motion.spent / motion.ms))
            if motion.spent >= motion.ms and self._motions.get(name) is motion:
                self._motions.pop(name, None)
                if motion.end:
                    motion.end()
        if self._running is not None:
            self._spent += ms
            self._advance()
        self._rest()

    def _rest(self) -> None:
        if not self.busy and not self._motions:
            self._timer.stop()

    def _advance(self) -> None:
        step = self._running
        if step is None:
            return
        length = step.duration(self.pace)
        if self._spent < length:
            step.at(self._spent / length)
            return
        step.at(1.0)
        self._running = None
        step.end()
        self._next()

    def _next(self) -> None:
        """Begin the next step; steps without duration are over at once."""
        while self._queue and self._running is None:
            step = self._queue.popleft()
            self._running, self._spent = step, 0.0
            step.start()
            self.hear(step.sound)
            if self._running is step and step.duration(self.pace) <= 0:
                self._running = None
                step.at(1.0)
                step.end()
        if self._running is None and not self._queue:
            self.finished.emit()

    def _wind(self) -> None:
        if (self.busy or self._motions) and not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def _on_timer(self) -> None:
        # A late tick never skips more than a few frames: a stalled window must not swallow a whole move.
        self.tick(min(80.0, float(self._clock.restart())))

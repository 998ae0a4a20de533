"""A process that advises: hints on request, and the look back over a finished match.

It is apart from the opponents' process, so that a hint neither waits for an opponent nor disturbs its tree, and it is
started only when somebody asks, or thinks for a while: then it begins to judge what was played. Of that nothing is
heard before the match is over, whatever happens to it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.controller.advice import HINT_SECONDS, Review, Weighed, advice_task, weighed
from desktop.controller.ai_runner import UNTIMED, AiRunner
from desktop.controller.judged import Judged
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.worker import Answer, Task

STUDY_AFTER = 1500  # milliseconds that a person has been thinking
TELL_EVERY = 0.25  # seconds, once verdicts come: many of them take no time
PATIENCE = 60.0  # seconds for a verdict: so many playouts take, not so long


class Counsel(QObject):
    """What a search thinks of a match."""

    advised = Signal()
    reviewed = Signal()
    progressed = Signal()  # another decision of a finished match has been looked at
    trouble = Signal(str)  # the process fails again and again; why
    replaced = Signal()  # the process had fallen silent, and another has its question

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._ticket = 0
        self._runner: AiRunner | None = None
        self._hears: Callable[[Answer], None] | None = None  # whoever waits for an answer
        self._told = 0.0  # when progress was last told
        self._still = QTimer(self)
        self._still.setSingleShot(True)
        self._still.timeout.connect(self._study)
        self.judged = Judged(match)
        self.review: Review | None = None
        self.advice: list[Weighed] = []

    def ask(self, info: InfoSet) -> None:
        """Weigh the actions of a seat that is to act."""
        self.advice = []
        task = advice_task(self._match, self._ticket + 1, info, len(self._match.steps), seconds=HINT_SECONDS)
        self._put(task, HINT_SECONDS, self._advise)

    def put_first(self, make: Callable[[int], Task], within: float, hears: Callable[[Answer], None]) -> None:
        """A question of somebody who looks back, before whatever is asked of itself; that goes on afterwards."""
        self._still.stop()

        def hear(answer: Answer) -> None:
            hears(answer)
            self._resume()

        self._put(make(self._ticket + 1), within, hear)

    def withdraw(self) -> None:
        """Whoever put a question first has gone: nobody hears the answer."""
        if self._hears is not None and self._hears not in (self._take_in, self._advise, self._note):
            self._ticket += 1
            self._hears = None
            if self._runner is not None:
                self._runner.forget()
            self._resume()

    def _resume(self) -> None:
        """Go on with the look back, unless somebody has asked for something else."""
        if self._hears is None and self.review is not None and not self.review.done:
            self._go_on()

    def forget(self) -> None:
        """The position has changed: what was asked is of no use."""
        self.advice = []
        self._ticket += 1
        self._hears = None
        self._still.stop()
        if self._runner is not None:
            self._runner.forget()

    def study(self) -> None:
        """A person thinks: meanwhile what was played before is judged, until `forget`."""
        if self.review is None:
            self._still.start(STUDY_AFTER)

    def _study(self) -> None:
        if self._hears is None and self.review is None:
            task = self.judged.next_task(self._ticket + 1)
            if task is not None:
                self._put(task, PATIENCE, self._note)

    def look_back(self) -> None:
        """Go through a finished match, decision by decision."""
        if self.review is None and self._match.steps:
            self.forget()
            self.review = Review(self._match, self.judged)
            self._go_on()

    def _go_on(self) -> None:
        assert self.review is not None
        if self.review.done:
            self.close()
            self.reviewed.emit()
            return
        task = self.review.next_task(self._ticket + 1)
        self._put(task, PATIENCE if task.played else UNTIMED, self._take_in)

    def _put(self, task: Task, within: float, hears: Callable[[Answer], None]) -> None:
        self._ticket = task.ticket
        self._hears = hears
        self._running().ask(task, within)

    def _running(self) -> AiRunner:
        if self._runner is None:
            self._runner = AiRunner(self)
            self._runner.answered.connect(self._take)
            self._runner.replaced.connect(self._replaced)
            self._runner.trouble.connect(self._fail)
        return self._runner

    def _take(self, answer: Answer) -> None:
        if answer.ticket != self._ticket or self._hears is None:
            return
        hears, self._hears = self._hears, None
        hears(answer)

    def _advise(self, answer: Answer) -> None:
        self.advice = weighed(self._match, answer)
        self.advised.emit()
        self.study()

    def _note(self, answer: Answer) -> None:
        self.judged.take(answer)
        self._study()

    def _take_in(self, answer: Answer) -> None:
        assert self.review is not None
        drawing = not self.review.drawn
        self.review.take(answer)
        if drawing or time.monotonic() - self._told >= TELL_EVERY:
            self._told = time.monotonic()
            self.progressed.emit()
        self._go_on()

    def _replaced(self) -> None:
        if self._hears != self._note:
            self.replaced.emit()

    def _fail(self, why: str) -> None:
        """Whoever waits is told; what nobody asked for is left until the match is over."""
        hears, self._hears = self._hears, None
        if hears != self._note:
            self.trouble.emit(why)
        if hears != self._take_in:
            self._resume()

    def close(self) -> None:
        """End the process, also in mid-thought."""
        self._ticket += 1
        self._hears = None
        self._still.stop()
        if self._runner is not None:
            self._runner.close()

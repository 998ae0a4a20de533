"""A process that advises: hints on request, and the look back over a finished match.

It is apart from the opponents' process, so that a hint neither waits for an opponent nor disturbs its tree,
and it is started only when somebody asks.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.controller.advice import HINT_SECONDS, Review, Weighed, advice_task, weighed
from desktop.controller.ai_runner import AiRunner
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.worker import Answer


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
        self.review: Review | None = None
        self.advice: list[Weighed] = []

    def ask(self, info: InfoSet) -> None:
        """Weigh the actions of a seat that is to act."""
        self.advice = []
        self._ticket += 1
        task = advice_task(self._match, self._ticket, info, len(self._match.steps), seconds=HINT_SECONDS)
        self._running().ask(task, HINT_SECONDS)

    def forget(self) -> None:
        """The position has changed: what was asked is of no use."""
        self.advice = []
        self._ticket += 1
        if self._runner is not None:
            self._runner.forget()

    def look_back(self) -> None:
        """Go through a finished match, decision by decision."""
        if self.review is None and self._match.steps:
            self.review = Review(self._match)
            self._go_on()

    def _go_on(self) -> None:
        assert self.review is not None
        if self.review.done:
            self.close()
            self.reviewed.emit()
            return
        self._ticket += 1
        self._running().ask(self.review.next_task(self._ticket))

    def _running(self) -> AiRunner:
        if self._runner is None:
            self._runner = AiRunner(self)
            self._runner.answered.connect(self._take)
            self._runner.replaced.connect(self.replaced)
            self._runner.trouble.connect(self.trouble)
        return self._runner

    def _take(self, answer: Answer) -> None:
        if answer.ticket != self._ticket:
            return
        if self.review is not None:
            self.review.take(answer)
            self.progressed.emit()
            self._go_on()
        else:
            self.advice = weighed(self._match, answer)
            self.advised.emit()

    def close(self) -> None:
        """End the process, also in mid-thought."""
        self._ticket += 1
        if self._runner is not None:
            self._runner.close()

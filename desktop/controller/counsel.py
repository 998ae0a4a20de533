"""A process that advises: hints on request, and the look back over a finished match.

It is apart from the opponents' process, so that a hint neither waits for an opponent nor disturbs its tree, and it is
started only when somebody asks, or thinks for a while: then it begins to judge what was played. Of that nothing is
heard before the match is over, whatever happens to it. For whoever is to be warned it looks at the moves that can be
made now, first and at once; a hint goes before that too.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.ai.judging import Blunder, Settled
from desktop.controller.advice import HINT_SECONDS, Review, Weighed, watch_task, weighed
from desktop.controller.ai_runner import UNTIMED, AiRunner
from desktop.controller.judged import Judged
from desktop.controller.tasks import task_about
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.questions import Answer, Judge, Task, Weigh

STUDY_AFTER = 1500  # milliseconds that a person has been thinking
WATCH_AFTER = 150  # the same, where moves are watched
WATCHING = 0.4  # seconds until it is told what is known of them
HOLDING = 1.0  # seconds that a move may be held
TELL_EVERY = 0.25  # seconds, once verdicts come: many of them take no time
PATIENCE = 60.0  # seconds for a verdict: so many playouts take, not so long


def nobody() -> InfoSet | None:
    """Whom nobody wants to be warned."""
    return None


class Counsel(QObject):
    """What a search thinks of a match."""

    advised = Signal()
    looked = Signal()  # at the move that is about to be made
    interrupted = Signal()  # it is not looked at any more
    forgotten = Signal()  # another position
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
        self.watched: Callable[[], InfoSet | None] = nobody  # whose moves are to be watched
        self._watched: InfoSet | None = None
        self.settled = Settled()  # what is known of them by now
        self._put_off: InfoSet | None = None  # for whom a hint was on its way when a move was about to be made
        self.judged = Judged(match)
        self.review: Review | None = None
        self.advice: list[Weighed] = []

    def ask(self, info: InfoSet) -> None:
        """Weigh the actions of a seat that is to act."""
        self.advice = []
        if self._hears == self._take_looked:
            self.interrupted.emit()
        task = task_about(self._match, self._ticket + 1, info, len(self._match.steps), Weigh(HINT_SECONDS))
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
        self._watched, self.settled, self._put_off = None, Settled(), None
        self._ticket += 1
        self._hears = None
        self._still.stop()
        if self._runner is not None:
            self._runner.forget()
        self.forgotten.emit()

    def study(self) -> None:
        """A person thinks: meanwhile moves are watched, and what was played before is judged, until `forget`."""
        self._watched = self.watched()
        if self.review is None:
            self._still.start(WATCH_AFTER if self._watches else STUDY_AFTER)

    @property
    def _watches(self) -> bool:
        return self._watched is not None and not self.settled.done

    def _study(self) -> None:
        if self._hears is None and self.review is None:
            if self._watches:
                self._watch(None, WATCHING, self._take_settled)
                return
            task = self.judged.next_task(self._ticket + 1)
            if task is not None:
                self._put(task, PATIENCE, self._note)

    # ---- moves that are not made yet

    def knows(self, action: Action) -> bool:
        """Whether it is known by now if the move would be a blunder."""
        text = self._match.game.verbs.text(action)
        return text in self.settled.fine or self.blunder(action) is not None

    def blunder(self, action: Action) -> Blunder | None:
        """What the move would throw away, where that is settled."""
        return dict(self.settled.blunders).get(self._match.game.verbs.text(action))

    def look_at(self, info: InfoSet, action: Action) -> None:
        """The move is about to be made: it goes first."""
        self._still.stop()
        self._watched = info
        self._put_off = info if self._hears == self._advise else None
        self._watch(action, HOLDING, self._take_looked)

    def _watch(self, first: Action | None, seconds: float, hears: Callable[[Answer], None]) -> None:
        assert self._watched is not None
        self._put(watch_task(self._match, self._ticket + 1, self._watched, first, seconds), seconds, hears)

    def _take_settled(self, answer: Answer) -> None:
        self.settled = answer.settled or self.settled
        self._study()

    def _take_looked(self, answer: Answer) -> None:
        self.settled = answer.settled or self.settled
        self._go_on_advising()

    def _go_on_advising(self) -> None:
        """The move is made now, and all is forgotten; or it is not, and somebody still thinks."""
        self.looked.emit()
        if self._put_off is not None:
            self.ask(self._put_off)
        elif self._hears is None and self._watched is not None:
            self.study()

    # ---- a match that is over

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
        self._put(task, PATIENCE if isinstance(task.question, Judge) else UNTIMED, self._take_in)

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
        if self._hears not in self._quiet:
            self.replaced.emit()

    def _fail(self, why: str) -> None:
        """Whoever waits is told; what nobody asked for is left until the match is over."""
        hears, self._hears = self._hears, None
        if hears == self._take_looked:
            self._watched = None
            self._go_on_advising()
        if hears not in self._quiet:
            self.trouble.emit(why)
        if hears != self._take_in:
            self._resume()

    @property
    def _quiet(self) -> tuple[Callable[[Answer], None], ...]:
        """Those whom nobody waits for."""
        return self._note, self._take_settled, self._take_looked

    def close(self) -> None:
        """End the process, also in mid-thought."""
        self._ticket += 1
        self._hears = None
        self._still.stop()
        if self._runner is not None:
            self._runner.close()

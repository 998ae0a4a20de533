"""The opponents of a match: asked in their process, one question at a time, their answer kept until it can be shown.

An opponent that always thinks for the same time takes it also where it has no choice: an answer at once would tell the
others that its hand leaves it none.
"""

from __future__ import annotations

import os
import time

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.controller.ai_runner import UNTIMED, AiRunner
from desktop.controller.tasks import task_about
from desktop.engine.actions import Action
from desktop.engine.match import PERSON, Match, Spent
from desktop.engine.opponents import Level, level_of, longer_is_better
from desktop.questions import Answer, Choose

BY_ITSELF = 0  # cores: as many as the machine can spare
MANY = 4  # a machine with so many can spare a second one; of two, one is the window's


def available() -> int:
    """The cores that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def cores_for(chosen: int) -> int:
    """On how many cores opponents think, where so many are chosen: never on more than there are."""
    return min(chosen, available()) if chosen != BY_ITSELF else 2 if available() >= MANY else 1


class Opponents(QObject):
    """Everybody at the table who is no person."""

    answered = Signal()  # an answer lies ready
    trouble = Signal(str)  # the process fails again and again; why
    replaced = Signal()  # the process had fallen silent, and another has its question
    fewer = Signal()  # one of several processes has ended, and the others go on

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._ticket = 0
        self._answer: Answer | None = None
        self._closed = False
        self.stuck = False  # a question was given up; `ask_again` tries anew
        self.thought = 0.0  # seconds for an opponent that is better the longer it thinks; 0: its own
        self.cores = 1  # on which one that is better the longer it thinks may think
        self.runner: AiRunner | None = None
        self._asked = 0.0
        self._takes = 0.0  # seconds that the open question takes at least
        self._held: Answer | None = None  # known, and not yet told
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._tell)

    def start(self) -> None:
        """Warm the process up, where there is anybody to ask."""
        if all(seat.player == PERSON for seat in self._match.seats):
            return
        self.runner = AiRunner(self)
        self.runner.answered.connect(self._take)
        self.runner.trouble.connect(self._give_up)
        self.runner.replaced.connect(self.replaced)
        self.runner.fewer.connect(self.fewer)
        self.think_on(self.cores)
        self.runner.start()

    def think_on(self, cores: int) -> None:
        """From the next question on; nobody else gains by more than one."""
        self.cores = cores
        if self.runner is not None:
            sitters = (self.level(seat.player) for seat in self._match.seats)
            self.runner.cores = cores if any(map(longer_is_better, sitters)) else 1

    def level(self, level_id: str) -> Level | None:
        """A level of the match's game, be it in a style."""
        return level_of(self._match.game, level_id)

    def ask(self) -> None:
        """Ask the opponent to act, unless it has been asked or a person is to act."""
        seat = self._match.state.decider()
        if self._closed or self.stuck or self.runner is None or seat < 0 or self._match.seats[seat].player == PERSON:
            return
        if self.thinking is not None or self._answer is not None:
            return
        self._ticket += 1
        self._asked = time.monotonic()
        match, sitter = self._match, self._match.seats[seat]
        info, level = match.info(seat), self.level(sitter.player)
        seconds = self.thought if longer_is_better(level) else 0.0
        steady = level is not None and level.agent == "search" and longer_is_better(level)
        self._takes = (seconds or level.seconds) if level is not None and steady and len(info.legal) == 1 else 0.0
        asked = Choose(sitter.player, seconds)
        task = task_about(match, self._ticket, info, len(match.steps), asked, sitter.ai_seed)
        self.runner.ask(task, seconds or (level.seconds if level is not None else 0.0) or UNTIMED)

    def _take(self, answer: Answer) -> None:
        if answer.ticket == self._ticket and not self._closed:
            self._held = answer
            left = self._takes - (time.monotonic() - self._asked)
            if left > 0:
                self._hold.start(round(left * 1000))
            else:
                self._tell()

    def _tell(self) -> None:
        if self._held is not None:
            self._answer, self._held = self._held, None
            self.answered.emit()

    def _give_up(self, why: str) -> None:
        self.stuck = True
        self.trouble.emit(why)

    def ask_again(self) -> None:
        """Try once more after trouble."""
        self.stuck = False
        self.ask()

    @property
    def ready(self) -> bool:
        """Whether an answer waits to be played."""
        return self._answer is not None

    def take(self) -> tuple[Action, Spent]:
        """The answer: the action, and what its search cost."""
        answer, self._answer = self._answer, None
        assert answer is not None
        return self._match.game.verbs.parse(answer.action), answer.iterations

    def forget(self) -> None:
        """The position has changed: drop the question and its answer."""
        self._hold.stop()
        self._answer = self._held = None
        self._ticket += 1
        self.stuck = False
        if self.runner is not None:
            self.runner.forget()

    @property
    def thinking(self) -> float | None:
        """Seconds since the open question."""
        if self._held is not None:
            return time.monotonic() - self._asked
        return self.runner.thinking if self.runner is not None else None

    def hurry(self) -> None:
        """Play the best found so far."""
        self._hold.stop()
        if self._held is not None:
            self._tell()
        elif self.runner is not None:
            self._takes = 0.0
            self.runner.hurry()

    @property
    def pid(self) -> int | None:
        """The process, for whoever measures it."""
        return self.runner.pid if self.runner is not None else None

    def close(self) -> None:
        """End the process."""
        self._closed = True
        self._hold.stop()
        if self.runner is not None:
            self.runner.close()

"""The opponents of a match: asked in their process, one question at a time, their answer kept until it can be shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.controller.ai_runner import AiRunner
from desktop.engine.actions import Action
from desktop.engine.game import Level, longer_is_better
from desktop.engine.match import PERSON, Match
from desktop.worker import Answer, Task


class Opponents(QObject):
    """Everybody at the table who is no person."""

    answered = Signal()  # an answer lies ready
    trouble = Signal(str)  # the process fails again and again; why

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._ticket = 0
        self._answer: Answer | None = None
        self._closed = False
        self.stuck = False  # a question was given up; `ask_again` tries anew
        self.thought = 0.0  # seconds for an opponent that is better the longer it thinks; 0: its own
        self.runner: AiRunner | None = None

    def start(self) -> None:
        """Warm the process up, where there is anybody to ask."""
        if all(seat.player == PERSON for seat in self._match.seats):
            return
        self.runner = AiRunner(self)
        self.runner.answered.connect(self._take)
        self.runner.trouble.connect(self._give_up)
        self.runner.start()

    def level(self, level_id: str) -> Level | None:
        """A level of the match's game."""
        return next((level for level in self._match.game.bots.levels if level.id == level_id), None)

    def ask(self) -> None:
        """Ask the opponent to act, unless it has been asked or a person is to act."""
        seat = self._match.state.decider()
        if self._closed or self.stuck or self.runner is None or seat < 0 or self._match.seats[seat].player == PERSON:
            return
        if self.runner.thinking is not None or self._answer is not None:
            return
        self._ticket += 1
        self.runner.ask(self._task(seat))

    def _task(self, seat: int) -> Task:
        match, sitter = self._match, self._match.seats[seat]
        return Task(
            self._ticket,
            match.game.info.id,
            match.mode,
            len(match.seats),
            dict(match.options),
            seat,
            match.info(seat).world_json(),
            sitter.player,
            sitter.ai_seed,
            len(match.steps),
            seconds=self.thought if longer_is_better(self.level(sitter.player)) else 0.0,
            cards=match.game.book.digest,
        )

    def _take(self, answer: Answer) -> None:
        if answer.ticket == self._ticket and not self._closed:
            self._answer = answer
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

    def take(self) -> tuple[Action, int]:
        """The answer: the action, and what its search cost."""
        answer, self._answer = self._answer, None
        assert answer is not None
        return self._match.game.verbs.parse(answer.action), answer.iterations

    def forget(self) -> None:
        """The position has changed: drop the question and its answer."""
        self._answer = None
        self._ticket += 1
        self.stuck = False
        if self.runner is not None:
            self.runner.forget()

    @property
    def thinking(self) -> float | None:
        """Seconds since the open question."""
        return self.runner.thinking if self.runner is not None else None

    def hurry(self) -> None:
        """Play the best found so far."""
        if self.runner is not None:
            self.runner.hurry()

    @property
    def pid(self) -> int | None:
        """The process, for whoever measures it."""
        return self.runner.pid if self.runner is not None else None

    def close(self) -> None:
        """End the process."""
        self._closed = True
        if self.runner is not None:
            self.runner.close()

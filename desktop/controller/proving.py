"""Which of two moves is better, by games played on from here: asked bit by bit, so that one can watch it come.

It is worked out in a process of its own, as advice is, and nobody waits for it.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop.ai.played_out import PlayedOut
from desktop.controller.ai_runner import AiRunner
from desktop.controller.drilling import Posed
from desktop.engine.actions import Action
from desktop.questions import Answer, PlayOut, Task

__all__ = ["GAMES", "PlayedOut", "Proving", "Question"]

GAMES = 1000
AT_A_TIME = 50
PATIENCE = 30.0  # seconds for so many


class Question(NamedTuple):
    """Two moves of a decision; the second may win by force, and then needs no games."""

    posed: Posed
    first: Action
    second: Action
    seed: int

    @property
    def sure(self) -> bool:
        """Whether the second wins by force."""
        return self.posed.sure and self.second == self.posed.best


class Proving(QObject):
    """One question at a time."""

    progressed = Signal(object)  # what there is so far: a PlayedOut
    proved = Signal(object)  # all of it
    trouble = Signal(str)  # the process fails again and again; why

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner: AiRunner | None = None
        self._ticket = 0
        self._question: Question | None = None
        self.found = PlayedOut()

    def ask(self, question: Question) -> None:
        """Begin with this; what was asked before is dropped."""
        self.forget()
        self._question, self.found = question, PlayedOut()
        self._go_on()

    @property
    def question(self) -> Question | None:
        """What is being worked out, or has been last."""
        return self._question

    @property
    def done(self) -> bool:
        """Whether as many games have been played as are wanted."""
        return self._question is not None and self.found.games >= GAMES

    def _go_on(self) -> None:
        question = self._question
        assert question is not None
        posed, text = question.posed, question.posed.game.verbs.text
        self._ticket += 1
        games = min(AT_A_TIME, GAMES - self.found.games)
        task = Task(
            self._ticket,
            posed.game.info.id,
            posed.mode,
            posed.seats,
            dict(posed.options),
            posed.info.seat,
            posed.info.world_json(),
            self.found.games,
            PlayOut(text(question.first), text(question.second), games, question.sure),
            question.seed,
            posed.game.book.digest,
        )
        self._running().ask(task, PATIENCE)

    def _running(self) -> AiRunner:
        if self._runner is None:
            self._runner = AiRunner(self)
            self._runner.answered.connect(self._take)
            self._runner.trouble.connect(self._fail)
        return self._runner

    def _take(self, answer: Answer) -> None:
        if answer.ticket != self._ticket or self._question is None:
            return
        if answer.played_out is None or not answer.played_out.games:
            self._fail("")  # it had no time for a single game
            return
        self.found = self.found.plus(answer.played_out)
        if self.done:
            self.proved.emit(self.found)
        else:
            self.progressed.emit(self.found)
            if self._question is not None:
                self._go_on()

    def _fail(self, why: str) -> None:
        self._question = None
        self.trouble.emit(why)

    def forget(self) -> None:
        """Nobody wants to know any more."""
        self._ticket += 1
        self._question = None
        if self._runner is not None:
            self._runner.forget()

    def close(self) -> None:
        """End the process, also in mid-thought."""
        self.forget()
        if self._runner is not None:
            self._runner.close()

"""Hints in three steps, and the look back over a finished game: both ask the opponents' process what a search thinks.

A hint is made from the InfoSet of the seat that asks, so it knows no more than that seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match, Step
from desktop.worker import Answer, Task

HINT_SECONDS = 0.8
REVIEW_ITERATIONS = 300
COSTLY = 0.08  # what a move must lose of the chance to win to be named
NAMED = 3


class Weighed(NamedTuple):
    """An action and the chance to win with it."""

    action: Action
    chance: float


class Costly(NamedTuple):
    """A decision that gave much away."""

    step: int
    lost: float
    better: Action


def advice_task(
    match: Match, ticket: int, info: InfoSet, decision: int, *, seconds: float = 0.0, iterations: int = 0
) -> Task:
    """The question what a seat might best do."""
    return Task(
        ticket,
        match.game.info.id,
        match.mode,
        len(match.seats),
        dict(match.options),
        info.seat,
        info.world_json(),
        "",
        0,
        decision,
        seconds,
        iterations,
        advice=True,
        cards=match.game.book.digest,
    )


def weighed(match: Match, answer: Answer) -> list[Weighed]:
    """An answer in actions."""
    return [Weighed(match.game.verbs.parse(text), chance) for text, chance in answer.found]


class Review:
    """The chance to win at every decision of a finished match, and the moments that cost most."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._steps: list[Step] = list(match.steps)
        self._best: list[Weighed] = []
        self._costly: list[Costly] = []

    @property
    def done(self) -> bool:
        """Whether every decision has been looked at."""
        return len(self._best) == len(self._steps)

    def next_task(self, ticket: int) -> Task:
        """The question about the next decision."""
        number = len(self._best)
        step = self._steps[number]
        info = InfoSet(self._match.game, step.before, step.seat)
        return advice_task(self._match, ticket, info, number, iterations=REVIEW_ITERATIONS)

    def take(self, answer: Answer) -> None:
        """What the search thinks of it."""
        self.note(weighed(self._match, answer))

    def note(self, found: Sequence[Weighed]) -> None:
        """What is thought of the next decision."""
        step, best = self._steps[len(self._best)], max(found, key=lambda each: each.chance)
        played = next((each.chance for each in found if each.action == step.action), min(each.chance for each in found))
        if best.chance - played >= COSTLY:
            self._costly.append(Costly(len(self._best), best.chance - played, best.action))
        self._best.append(best)

    def chances(self, seat: int) -> list[float]:
        """The seat's chance before each decision; what the others hope for is shared out among the rest."""
        rivals = max(1, len(self._match.seats) - 1)
        return [
            best.chance if step.seat == seat else (1.0 - best.chance) / rivals
            for step, best in zip(self._steps, self._best, strict=False)
        ]

    def costly(self) -> list[Costly]:
        """The decisions that cost most, in their order."""
        worst = sorted(self._costly, key=lambda each: -each.lost)[:NAMED]
        return sorted(worst)

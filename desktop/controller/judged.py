"""What is thought of the people's own decisions: asked one by one, while they think and after the match, and kept.

Each is judged by what its own seat knew at that time. Nothing of it is shown before the match is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from desktop.ai.costs import Cost
from desktop.ai.judging import WORSE, Verdict
from desktop.controller.curtain import people
from desktop.controller.tasks import task_about
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match, Step
from desktop.engine.opponents import rung
from desktop.questions import Answer, Judge, Task

PLAYOUTS = 0  # the most for a decision; 0: as many as the game says
NO_WIDTHS: Mapping[int, float] = {}


def rivals_of(match: Match) -> str:
    """The level of the strongest opponent, by which it is told what is worth a word; none where only people play."""
    levels = [level.id for level in match.game.bots.levels]
    playing = [rung(seat.player) for seat in match.seats]
    return max((level for level in playing if level in levels), key=levels.index, default="")


class Moment(NamedTuple):
    """A decision that stands out, by its number."""

    step: int
    verdict: Verdict


class MatchCosts(NamedTuple):
    """By seat, what all moves cost and what was at stake; nothing of a seat that nobody looked at."""

    lost: tuple[float, ...]
    staked: tuple[float, ...]


class Judged:
    """The verdicts on a match, as far as they have been given; what is taken back is judged no more."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._verdicts: dict[int, tuple[Step, Verdict]] = {}
        self._costs: dict[int, Cost | None] = {}
        self._asked: tuple[int, Step] | None = None
        self.given = 0  # verdicts: as long as there is no other, there is nothing else to tell

    def own(self) -> list[int]:
        """The decisions to judge: the people's, or everybody's where nobody plays."""
        whose = people(self._match) or range(len(self._match.seats))
        return [number for number, step in enumerate(self._match.steps) if step.seat in whose]

    def waiting(self) -> list[int]:
        """Those that have not been judged yet."""
        return [number for number in self.own() if self._of(number) is None]

    def _of(self, number: int) -> Verdict | None:
        step, verdict = self._verdicts.get(number, (None, None))
        return verdict if step is self._match.steps[number] else None

    def next_task(self, ticket: int, widths: Mapping[int, float] = NO_WIDTHS) -> Task | None:
        """The question about the next decision, where a first look saw the widest difference; None: no more."""
        waiting = self.waiting()
        if not waiting:
            return None
        number = max(waiting, key=lambda each: widths.get(each, 0.0))
        step = self._match.steps[number]
        self._asked = number, step
        match = self._match
        asked = Judge(match.game.verbs.text(step.action), rivals_of(match), PLAYOUTS)
        return task_about(match, ticket, InfoSet(match.game, step.before, step.seat), number, asked)

    def take(self, answer: Answer) -> None:
        """What is thought of the decision that was asked about last."""
        if self._asked is not None and answer.verdict is not None:
            self.note(self._asked[0], answer.verdict, answer.cost)

    def verdict(self, number: int) -> Verdict | None:
        """What is thought of a decision of the people's, if it has been judged."""
        return self._of(number) if number in self.own() else None

    def note(self, number: int, verdict: Verdict, cost: Cost | None = None) -> None:
        """The verdict on a decision, and what it cost."""
        self.given += 1
        self._verdicts[number] = self._match.steps[number], verdict
        self._costs[number] = cost

    def costs(self) -> MatchCosts | None:
        """What the decisions of each seat cost in all, once every one of the people's is judged."""
        if self.waiting():
            return None
        lost, staked = ([0.0 for _ in self._match.seats] for _ in range(2))
        for number in self.own():
            cost = self._costs[number]
            if cost is None:
                return None
            seat = self._match.steps[number].seat
            lost[seat] += cost.lost
            staked[seat] += cost.staked
        return MatchCosts(tuple(lost), tuple(staked))

    def of_seat(self, seat: int) -> list[tuple[int, Verdict]]:
        """A seat's decisions by their numbers, as far as they have been judged."""
        found = ((number, self._of(number)) for number in self.own() if self._match.steps[number].seat == seat)
        return [(number, verdict) for number, verdict in found if verdict is not None]

    def moments(self) -> list[Moment]:
        """What stands out, in the order of the match."""
        found = ((number, self._of(number)) for number in self.own())
        return [Moment(number, verdict) for number, verdict in found if verdict is not None and verdict.size in WORSE]

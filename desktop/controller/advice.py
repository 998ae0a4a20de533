"""Hints in three steps, and the look back over a finished game: both ask the opponents' process what a search thinks.

A hint is made from the InfoSet of the seat that asks, so it knows no more than that seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from desktop.ai.luck import Parted
from desktop.controller.judged import Judged, rivals_of
from desktop.controller.parting import Apart
from desktop.controller.small_losses import SmallLosses, small_losses
from desktop.controller.tasks import task_about
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match, Step
from desktop.questions import Answer, LookAhead, Task, Watch, Weigh

HINT_SECONDS = 0.8
REVIEW_ITERATIONS = 300
REVIEW_PLAYOUTS = 40  # the same where a game plays its candidates out
WORLDS_TO_SHOW = 8
SURE = 2.3  # standard errors of a band: from nine decisions that is as much as two from many
LEAST_HOPE = 0.01  # of whoever seems to have none: it may come back
AROUND = 4  # decisions before and after that help to tell how sure one is


class Weighed(NamedTuple):
    """An action and the chance to win with it."""

    action: Action
    chance: float


def ahead_task(match: Match, ticket: int, info: InfoSet, decision: int, moves: Sequence[Action], world: int) -> Task:
    """The question how it may go on after some moves, in one of the worlds that the seat could have imagined.

    The first one is to show what the last of the moves is better in, if one of a few does.
    """
    asked = LookAhead(tuple(match.game.verbs.text(move) for move in moves), 1 if world else WORLDS_TO_SHOW)
    return task_about(match, ticket, info, decision, asked, world)


def watch_task(match: Match, ticket: int, info: InfoSet, first: Action | None, seconds: float) -> Task:
    """The question which moves of a seat would be blunders; `first` is about to be made."""
    text = match.game.verbs.text(first) if first is not None else ""
    return task_about(match, ticket, info, len(match.steps), Watch(text, rivals_of(match), seconds))


def weighed(match: Match, answer: Answer) -> list[Weighed]:
    """An answer in actions."""
    return [Weighed(match.game.verbs.parse(text), chance) for text, chance in answer.found]


class Review:
    """A look back over a finished match: the chance to win at every decision, then by turns how the people's own are
    judged, and what was luck and what was play.
    """

    def __init__(self, match: Match, judged: Judged | None = None) -> None:
        self._match = match
        self.judged = judged or Judged(match)
        self.apart = Apart(match)
        self._steps: list[Step] = list(match.steps)
        sides = match.game.sides.get(match.mode) or tuple((seat,) for seat in range(len(match.seats)))
        self._sides = {seat: number for number, side in enumerate(sides) for seat in side}
        self._best: list[Weighed] = []
        self._shares: list[list[float]] = []  # the chances of all sides before each decision
        self._errors: list[float] = []  # beside each, half of what two looks are apart
        self._widths: dict[int, float] = {}  # by decision: what it seemed to cost
        self._small: dict[int, SmallLosses | None] = {}  # by seat, once all is judged
        self._judges = False  # the last question was how a decision is to be judged

    @property
    def drawn(self) -> bool:
        """Whether the chances are known."""
        return len(self._best) == len(self._steps)

    @property
    def looked_at(self) -> int:
        """So many decisions have a chance by now."""
        return len(self._best)

    @property
    def done(self) -> bool:
        """Whether everything has been looked at."""
        return self.settled and self.apart.done

    @property
    def settled(self) -> bool:
        """Whether the chances are known, and what there is to say of the people's own decisions."""
        return self.drawn and not self.judged.waiting()

    def small_losses(self, seat: int) -> SmallLosses | None:
        """What a seat lost little by little; before all is judged nobody knows."""
        if not self.settled:
            return None
        if seat not in self._small:
            self._small[seat] = small_losses(self.judged, self._match, seat)
        return self._small[seat]

    @property
    def parts(self) -> dict[int, Parted]:
        """What luck and what play gave to each seat, by decision, as far as it is known; -1 is the deal."""
        return self.apart.parts

    def next_task(self, ticket: int) -> Task:
        """The next question: decision by decision, then what seemed to cost most; luck and play in between."""
        number = len(self._best)
        if number == len(self._steps):
            task = self.judged.next_task(ticket, self._widths) if self.apart.done or not self._judges else None
            self._judges = task is not None
            return task or self.apart.next_task(ticket)
        step = self._steps[number]
        info = InfoSet(self._match.game, step.before, step.seat)
        plays_out = self._match.game.bots.candidates is not None
        iterations = REVIEW_PLAYOUTS if plays_out else REVIEW_ITERATIONS
        return task_about(self._match, ticket, info, number, Weigh(iterations=iterations, twice=True))

    def take(self, answer: Answer) -> None:
        """What the process thinks of it."""
        if answer.parted:
            self.apart.take(answer)
        elif self.drawn:
            self.judged.take(answer)
        else:
            self.note(weighed(self._match, answer), answer.error)

    def note(self, found: Sequence[Weighed], error: float = 0.0) -> None:
        """What is thought of the next decision, and how far two looks at it were from what they say together."""
        self._errors.append(error)
        step, best = self._steps[len(self._best)], max(found, key=lambda each: each.chance)
        played = next((each.chance for each in found if each.action == step.action), min(each.chance for each in found))
        self._widths[len(self._best)] = best.chance - played
        self._best.append(best)
        self._shares.append(self._shared_out(self._sides[step.seat], best.chance))

    def chances(self, seat: int) -> list[float]:
        """The seat's chance before each decision; those who win together have the same.

        Of each decision that of whoever decides is known. What it leaves is shared out among the other sides by what
        they hoped for when they last decided: in equal shares, the lines of three would jump with every decision.
        """
        return [before[self._sides[seat]] for before in self._shares]

    def _shared_out(self, own: int, chance: float) -> list[float]:
        """The chances of all sides, where one has this."""
        count = len(set(self._sides.values()))
        last = self._shares[-1] if self._shares else [1.0 / count] * count
        hopes = [max(hope, LEAST_HOPE) if side != own else 0.0 for side, hope in enumerate(last)]
        found = [(1.0 - chance) * hope / (sum(hopes) or 1.0) for hope in hopes]
        found[own] = chance
        return found

    def bands(self, seat: int) -> list[float]:
        """By how much each of those chances may be off for want of luck alone.

        Two looks tell little of how sure one decision is; those around it help.
        """
        squares = [error * error for error in self._errors]
        near = [squares[max(0, at - AROUND) : at + AROUND + 1] for at in range(len(squares))]
        wide = [SURE * sqrt(sum(some) / len(some)) for some in near]
        found, side = [], self._sides[seat]
        for step, each, before in zip(self._steps, wide, self._shares, strict=False):
            own = self._sides[step.seat]
            left = 1.0 - before[own]
            found.append(each if side == own else each * before[side] / left if left else 0.0)
        return found

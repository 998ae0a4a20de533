"""Luck told from play in a finished match: asked of the opponents' process a few decisions at a time.

Here true positions go to that process. They do when the match is over, and never before.
"""

from __future__ import annotations

from desktop.ai.luck import DEAL, Account, Found, Ledger, Parted
from desktop.controller.tasks import task_on
from desktop.engine.match import Match
from desktop.engine.rng import mix
from desktop.questions import Answer, Task, TellLuck

SECONDS = 0.6  # that a question may take
MOST = 64  # decisions in a question
OWN = 0x1CC  # keeps its dice apart from those of the game


class Apart:
    """What luck and what play gave to each seat, as far as it has been found out."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._ledger = Ledger()
        self._decisions = len(match.steps)

    @property
    def parts(self) -> dict[int, Parted]:
        """By the number of the decision; -1 is the deal."""
        return self._ledger.parts

    @property
    def done(self) -> bool:
        """Whether there is nothing to find out: all of the match is accounted for, or it is not over."""
        return self.complete or not self._match.over

    @property
    def complete(self) -> bool:
        """Whether all of the match is accounted for."""
        return len(self.parts) > self._decisions

    def accounts(self) -> list[Account]:
        """By seat, where its result comes from; nothing before all is known."""
        return self._ledger.accounts() if self.complete else []

    def next_task(self, ticket: int) -> Task:
        """The question about the deal, and then about the next decisions."""
        match, number = self._match, len(self._ledger.parts) - 1
        if not match.over:
            raise ValueError("the match is not over: nobody else may see how it stands")
        steps = match.steps[max(number, 0) : number + MOST]
        first = match.steps[max(number, 0)].before
        walked = tuple(match.game.verbs.text(step.action) for step in steps)
        return task_on(match, ticket, 0, first.to_json(), number, TellLuck(walked, SECONDS), mix(match.seed, OWN))

    def take(self, answer: Answer) -> None:
        """What has been found out."""
        for found in answer.parted:
            self.note(found)

    def note(self, found: Found) -> None:
        """The deal, or the next decision; a match that was given up has one more, by whoever did."""
        match, number = self._match, len(self._ledger.parts) - 1
        if number == DEAL:
            self._ledger.note_deal(found if match.start is None else Found(found.came, found.came))
            return
        self._ledger.note(number, match.steps[number].seat, found)
        if self.complete and match.resigned >= 0:
            self._ledger.give_up(number + 1, match.resigned, match.outcome().shares())

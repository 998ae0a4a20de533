"""Decides recorded decisions again: whether each opponent's move follows from what its seat could see.

An opponent is a function of its InfoSet, its dice, its iterations, and the tree it kept since an earlier decision of
the same turn. A record holds all of that but one thing: where a tree was begun anew in mid-turn, because the match was
saved and loaded, something was undone or the process replaced. So where the whole turn's tree leads to another move,
every later beginning is tried. No tree can hold anything but what the seat saw, whichever fits. What opponents of
another version decided stays unchecked: these may well decide otherwise. So does what would take too long: a record may
claim any search, and no file is to keep whoever checks it busy for ever.
"""

from time import monotonic
from typing import NamedTuple

from desktop.ai.agent import Agent, Budget, SearchAgent, worth_trying
from desktop.ai.levels import UnknownLevel, agent_for, find_level
from desktop.ai.shares import total
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match
from desktop.engine.opponents import Level
from desktop.engine.rng import Rng, mix

MOST_ITERATIONS = 5_000_000  # of one audit
MOST_AT_ONCE = 500_000  # of one decision: what four cores search in the longest time to think at the table
MOST_SECONDS = 600.0


class Audit(NamedTuple):
    """How many decisions of opponents were made again, how many came out alike, and how many could not be."""

    checked: int
    agreed: int
    unchecked: int
    astray: int = -1  # the first decision that came out otherwise; the audit ends there
    bounded: bool = False  # some would have taken too long


def audit(match: Match, most_iterations: int = MOST_ITERATIONS, seconds: float = MOST_SECONDS) -> Audit:
    """Make every opponent's decisions again, in the order in which they were made."""
    purse = _Purse(most_iterations, seconds)
    same = match.opponents_version == match.game.info.opponents_version
    sitters = [_sitter(match, seat, purse) if same else None for seat in range(len(match.seats))]
    agreed = unchecked = 0
    for number, step in enumerate(match.steps):
        sitter = sitters[step.seat]
        if sitter is None:
            unchecked += match.seats[step.seat].player != PERSON
            continue
        verdict = sitter.agrees(number)
        if verdict is None:
            unchecked += 1
        elif verdict:
            agreed += 1
        else:
            return Audit(agreed + 1, agreed, unchecked, number, purse.empty)
    return Audit(agreed, agreed, unchecked, bounded=purse.empty)


class _Purse:
    """The iterations and the time that may still be spent."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.left = iterations
        self.end = monotonic() + seconds
        self.empty = False  # something was too dear

    def pay(self, iterations: int) -> bool:
        """Whether there was enough."""
        if iterations > min(self.left, MOST_AT_ONCE) or self.late():
            self.empty = True
            return False
        self.left -= iterations
        return True

    def late(self) -> bool:
        """Whether the time is over: a search that it cuts short says nothing."""
        over = monotonic() >= self.end
        self.empty = self.empty or over
        return over


class _Sitter:
    """The opponent of one seat, deciding again."""

    def __init__(self, match: Match, level: Level, purse: _Purse) -> None:
        self._match = match
        self._level = level
        self._purse = purse
        self._agent = agent_for(level)
        self._turn: list[int] = []  # its decisions in a row up to now: what the tree may have grown over
        self._gap = False  # one of them could not be made again

    def agrees(self, number: int) -> bool | None:
        """Whether the decision comes out as recorded; None: it cannot be told."""
        if not self._turn or self._turn[-1] != number - 1:
            self._turn, self._gap = [], False
        self._turn.append(number)
        if not self._known(number):
            self._gap = True
            return None
        found = self._again(self._agent, number)
        for start in range(1, len(self._turn)):
            if found or found is None:
                break
            agent = agent_for(self._level)
            found = self._all_again(agent, self._turn[start:])
            if found:
                self._agent, self._turn = agent, self._turn[start:]
        if found is None or (self._gap and not found):
            self._gap = True
            return None
        return found

    def _known(self, number: int) -> bool:
        """A searching opponent's move says nothing without its iterations, unless all else was out of the question."""
        step = self._match.steps[number]
        if total(step.iterations) > 0 or not isinstance(self._agent, SearchAgent):
            return True
        return len(worth_trying(InfoSet(self._match.game, step.before, step.seat))) == 1

    def _all_again(self, agent: Agent, numbers: list[int]) -> bool | None:
        for number in numbers:
            found = self._known(number) and self._again(agent, number)
            if not found:
                return found
        return True

    def _again(self, agent: Agent, number: int) -> bool | None:
        """Whether the agent makes the recorded move; None when too little is left to find out."""
        step = self._match.steps[number]
        if not self._purse.pay(total(step.iterations)):
            return None
        dice = Rng(mix(self._match.seats[step.seat].ai_seed, number))
        info = InfoSet(self._match.game, step.before, step.seat)
        # Whoever is given no iterations takes the level's own time: one is what a decision without a search takes.
        budget = Budget(iterations=step.iterations or 1, hurry=self._purse.late)
        chosen = agent.choose(info, budget, dice)
        return None if self._purse.late() else chosen == step.action


def _sitter(match: Match, seat: int, purse: _Purse) -> _Sitter | None:
    """None for a person, and for an opponent that is unknown here or is shown everything."""
    try:
        return _Sitter(match, find_level(match.game, match.seats[seat].player), purse)
    except UnknownLevel:
        return None

"""How long an opponent may think about a decision where its whole turn has a bound too.

A turn is a seat's decisions in a row, told by their numbers in the match: anybody at the table could count them, and
moves that are taken back begin it anew. Only how much is searched depends on the clock, never what is made of it, so
that a decision can be made again from the iterations it took.
"""

from time import perf_counter
from typing import Final

SHARE: Final = 0.5  # of what is left of a turn, that one decision may take
LEAST: Final = 1e-6  # seconds of a decision whose turn is spent: none at all would mean any number


class Pace:
    """The clock of one seat."""

    def __init__(self, turn: float) -> None:
        self._turn = turn  # seconds; 0: any number
        self._spent = 0.0
        self._last = -1
        self._begun = 0.0

    def begin(self, decision: int) -> None:
        """The seat is asked; a decision without a number is a turn by itself."""
        if decision < 0 or decision != self._last + 1:
            self._spent = 0.0
        self._last = decision
        self._begun = perf_counter()

    def allowed(self, seconds: float) -> float:
        """How much of the time for a decision is left to it: less and less of a long turn, hardly any at last."""
        if not seconds:
            return seconds
        most = min(seconds, SHARE * (self._turn - self._spent)) if self._turn else seconds
        return max(LEAST, most - (perf_counter() - self._begun))

    def end(self) -> None:
        """The seat has chosen."""
        self._spent += perf_counter() - self._begun

    def stand_by(self, decision: int) -> None:
        """Somebody else chooses for the seat: its turn goes on."""
        self.begin(decision)
        self.end()

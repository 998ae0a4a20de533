"""The positions a match has been in: few are kept, the others are played again from the nearest one before.

A position is some ten kilobytes, and a match may have thousands. The last ones are at hand for undo and log; of the
others one in so many, so that none is further from one that is kept. Whoever walks through a match finds each beside
the one before, because the last that were asked for stay for a while.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.actions import Action
from desktop.engine.state import State

RECENT = 48  # positions that are at hand
ONE_IN = 24  # of those before is kept
ASKED = 48  # that were asked for stay


class Past:
    """A position before a decision. What it gives is only read."""

    __slots__ = ("_asked", "_earlier", "_kept", "_way")

    def __init__(self, state: State, earlier: Past | None = None, way: Sequence[Action] = ()) -> None:
        self._kept: State | None = state
        self._earlier = earlier
        self._way = tuple(way)  # the actions that led here from there, the forced ones among them
        self._asked: dict[Past, State] = {} if earlier is None else earlier._asked  # one for all of a match

    def forget(self) -> None:
        """From now on it is played again when it is asked for; the first one of a match stays."""
        if self._earlier is not None:
            self._kept = None

    @property
    def state(self) -> State:
        """The position."""
        return self._kept or self._asked.get(self) or self._played_again()

    def _played_again(self) -> State:
        ways, at, found = [self._way], self._earlier, None
        while found is None:
            assert at is not None, "the first position of a match is kept"
            found = at._kept or at._asked.get(at)
            if found is None:
                ways.append(at._way)
                at = at._earlier
        state = found.clone()
        for way in reversed(ways):
            for action in way:
                state.apply(action)
        self._asked[self] = state
        if len(self._asked) > ASKED:
            del self._asked[next(iter(self._asked))]
        return state

"""Where a learner stands in a guided round: which row is taught, which move is asked for, what others play. Qt-free.

It follows the match and never leads it: a move taken back takes the lesson back with it.
"""

from __future__ import annotations

from desktop.controller.guide import Guide, Row
from desktop.engine.actions import Action
from desktop.engine.match import Match


class Course:
    """A guide on its way through a match."""

    def __init__(self, guide: Guide, match: Match) -> None:
        self.guide = guide
        self._match = match
        self.at = 0

    @property
    def row(self) -> Row:
        """What is taught now."""
        return self.guide.rows[self.at]

    @property
    def last(self) -> bool:
        """Whether nothing comes after this row."""
        return self.at == len(self.guide.rows) - 1

    @property
    def asked(self) -> Action | None:
        """The move that this row asks the learner for."""
        here = len(self._match.steps) - self.row.begins
        return self.row.moves[here] if 0 <= here < len(self.row.moves) else None

    @property
    def theirs(self) -> Action | None:
        """What another seat plays in this row."""
        here = len(self._match.steps) - self.row.begins
        return self.row.theirs[here] if 0 <= here < len(self.row.theirs) else None

    @property
    def watching(self) -> bool:
        """Whether this row is still to come true: others play before it can be said."""
        return bool(self.row.theirs) and len(self._match.steps) < self.row.ends

    @property
    def may_go_on(self) -> bool:
        """Whether the next row may be asked for: nothing of this one is still to be played."""
        return not self.last and not self.row.moves and len(self._match.steps) >= self.row.ends

    def permits(self, action: Action) -> bool:
        """Whether a learner's move is the one that is asked for, here or after what is only read."""
        played = len(self._match.steps)
        for row in self.guide.rows[self.at :]:
            if row.theirs and played < row.ends:
                return False
            if row.moves and played < row.ends:
                return row.moves[played - row.begins] == action
        return False

    def next(self) -> bool:
        """Go on from a row that has been read."""
        if not self.may_go_on:
            return False
        self.at += 1
        return True

    def follow(self) -> bool:
        """The match has changed: whether another row is taught now."""
        before, rows, played = self.at, self.guide.rows, len(self._match.steps)
        if played < self.row.begins:
            self.at = next(n for n, row in enumerate(rows) if row.begins <= played < row.ends)
        while not self.last and (played > self.row.ends or (self.row.moves and played == self.row.ends)):
            self.at += 1
        return self.at != before

"""Keeps the match that is being played: after every action, with a picture when it is left (UX 33), counted when over.

A failure never stops the game: it comes back as a sentence. A match counts with its last action, not with its last
animation: who leaves before that, or is cut off, has won all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from desktop.app.play.thumbnail import table_picture
from desktop.controller.advice import Review
from desktop.controller.matches import PERSON, Match, Text
from desktop.storage.errors import StorageError
from desktop.storage.saves import Saves
from desktop.storage.statistics import Statistics, id_of, result_of

Say = Callable[[Text], str]


class Keeping:
    """Where the match goes; without saves and statistics, nowhere."""

    def __init__(self, saves: Saves | None, statistics: Statistics | None, say: Say) -> None:
        self.saves = saves
        self.statistics = statistics
        self._say = say

    def match(self, match: Match, heading: Text) -> str:
        """Save it as it stands, and count it when it is over."""
        saves = self.saves
        said = [self._tried(lambda: saves.keep(match, heading)) if saves is not None else ""]
        if match.over:
            said.append(self._result(match))
        return " ".join(sentence for sentence in said if sentence)

    def leave(self, match: Match, say: Say) -> str:
        """Put away, with a picture for the lists of matches: the table as somebody sees it who plays in no seat."""
        saves = self.saves
        if saves is None:
            return ""
        saves.put_away(match)
        return self._tried(lambda: saves.keep_picture(match, table_picture(match, say))) if match.steps else ""

    def _result(self, match: Match) -> str:
        """It counts, once, where a person played in it."""
        statistics = self.statistics
        if statistics is None or all(seat.player != PERSON for seat in match.seats):
            return ""
        return self._tried(lambda: statistics.add(result_of(match, datetime.now().timestamp())))

    def looked_back(self, match: Match, review: Review) -> str:
        """What a look back at it has found, beside how it ended: what it comes to less luck, and what moves cost."""
        statistics = self.statistics
        if statistics is None or not match.over:
            return ""
        less_luck = tuple(round(account.adjusted, 6) for account in review.apart.accounts())
        said = [self._tried(lambda: statistics.note_luck(id_of(match), less_luck))] if less_luck else []
        costs = review.judged.costs()
        if costs is not None:
            lost, staked = (tuple(round(each, 6) for each in part) for part in costs)
            by = match.game.info.opponents_version, match.game.bots.judging.looks
            said.append(self._tried(lambda: statistics.note_costs(id_of(match), lost, staked, *by)))
        return " ".join(filter(None, said))

    def _tried(self, write: Callable[[], object]) -> str:
        try:
            write()
        except StorageError as error:
            return self._say(error.text)
        return ""

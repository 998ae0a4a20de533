"""Finished matches, a line each, and what they add up to.

The rule kept here: a match counts once, however often its last page is opened, and what a line says was won is what the
game's outcome said. Practice is counted apart, because there decisions were taken back beyond what anybody knew.
"""

import csv
import io
import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from desktop.engine.match import PERSON, Match
from desktop.engine.text import Text
from desktop.storage import atomic, reading
from desktop.storage.errors import Damaged, NewerVersion
from desktop.storage.set_aside import read_or_set_aside

VERSION = 1
FILE = "statistics.json"
LARGE = 200_000  # bytes: a thousand matches
COLUMNS = tuple(
    "when game mode seats name opponents result practice undos hints warnings decisions id"
    " less_luck lost staked".split()
)


class Result(NamedTuple):
    """How one finished match went."""

    id: str
    game: str
    mode: str
    names: tuple[str, ...]
    players: tuple[str, ...]  # "person" or a level, a seat each
    winners: tuple[int, ...]
    when: float  # seconds since 1970
    undos: int
    hints: int
    practice: bool
    decisions: int
    warnings: int = 0  # told before a blunder was made
    less_luck: tuple[float, ...] = ()  # each seat's part of the win less what luck gave; empty: not worked out
    lost: tuple[float, ...] = ()  # what each seat's moves cost, and what was at stake; empty: not worked out
    staked: tuple[float, ...] = ()  # 0: of this seat nobody looked
    seen_by: int = 0  # the version of the game's opponents by whose judgement
    looks: int = 0  # how long each choice was looked at


class Line(NamedTuple):
    """What the matches of one kind add up to, for the people who played them."""

    game: str
    mode: str
    seats: int
    opponents: tuple[str, ...]  # levels in the order of their names; empty: people among themselves
    played: int
    won: int
    shared: int  # of these, with others: a co-operative win or a tie
    streak: int  # wins in a row up to the last match
    best: int  # the longest such row
    undos: int
    hints: int
    warnings: int
    practice: int  # further matches, which count nowhere else


def id_of(match: Match) -> str:
    """By what a match is known among the results."""
    return f"{match.game.info.id}-{match.salt}"


def result_of(match: Match, when: float) -> Result:
    """A finished match as it is counted; its salt is its own from the first deal on, also in a record."""
    players = tuple(seat.player for seat in match.seats)
    names = tuple(seat.name for seat in match.seats)
    winners = tuple(match.outcome().winners)
    game = match.game.info.id
    counts = (match.undos, match.hints, match.practice, len(match.steps), match.warnings)
    return Result(id_of(match), game, match.mode, names, players, winners, when, *counts)


class Statistics:
    """The file of finished matches."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._results: list[Result] | None = None  # not read yet
        self._frozen = False  # what stands in the file is not to be replaced

    @property
    def results(self) -> list[Result]:
        """Every finished match, read when somebody first asks."""
        if self._results is None:
            self.load()
        return self._results or []

    @results.setter
    def results(self, results: list[Result]) -> None:
        self._results = results

    @property
    def waits(self) -> bool:
        """Whether there is more to read than a window that opens has time for."""
        try:
            return self._results is None and self.path.stat().st_size > LARGE
        except OSError:
            return False

    def load(self) -> Text | None:
        """Read what there is; a sentence when that was no good. Nothing unread is ever overwritten."""
        loaded = read_or_set_aside(self.path, _read, "house.statistics.damaged")
        self._results, self._frozen = loaded.held or [], loaded.frozen
        return loaded.said

    def add(self, result: Result) -> bool:
        """Count a match, once; StorageError leaves the file as it was, and the match is counted until the end."""
        if any(known.id == result.id for known in self.results):
            return False
        self.results = [*self.results, result]
        self._write()
        return True

    def note_luck(self, match: str, less_luck: tuple[float, ...]) -> bool:
        """What a counted match comes to less luck, once that is known; StorageError leaves the file as it was."""
        return self._note(match, less_luck=less_luck)

    def note_costs(
        self, match: str, lost: tuple[float, ...], staked: tuple[float, ...], seen_by: int, looks: int
    ) -> bool:
        """What moves cost in a counted match, likewise."""
        return self._note(match, lost=lost, staked=staked, seen_by=seen_by, looks=looks)

    def _note(self, match: str, **found: Any) -> bool:
        for at, known in enumerate(self.results):
            if known.id == match and known != (more := known._replace(**found)):
                self.results[at] = more
                self._write()
                return True
        return False

    def _write(self) -> None:
        if not self._frozen:
            rows = [known._asdict() for known in self.results]
            table = json.dumps({"version": VERSION, "results": rows}, ensure_ascii=False)
            atomic.write(self.path, table.encode("utf-8", "replace"))

    def names(self) -> list[str]:
        """The people who have finished a match, the most frequent first."""
        count: dict[str, int] = {}
        for result in self.results:
            for name in {name for name, _ in _people(result)}:
                count[name] = count.get(name, 0) + 1
        return sorted(count, key=lambda name: (-count[name], name))

    def lines(self, name: str | None = None) -> list[Line]:
        """The sums by game, mode, seats and opponents; of one person, or of everybody."""
        return add_up(self.results, name)


def add_up(results: Iterable[Result], name: str | None = None) -> list[Line]:
    """The sums over some results in the order of their ends, the last played kind first.

    They are added as matches end: a clock that was set back changes nothing in a streak.
    """
    kinds: dict[tuple[str, str, int, tuple[str, ...]], list[Result]] = {}
    last: dict[tuple[str, str, int, tuple[str, ...]], int] = {}
    for at, result in enumerate(results):
        if any(name in (None, who) for who, _ in _people(result)):
            key = (result.game, result.mode, len(result.players), _opponents(result))
            kinds.setdefault(key, []).append(result)
            last[key] = at
    newest = sorted(kinds.items(), key=lambda kind: -last[kind[0]])
    return [_line(key, found, name) for key, found in newest]


def _line(key: tuple[str, str, int, tuple[str, ...]], results: Sequence[Result], name: str | None) -> Line:
    counted = [result for result in results if not result.practice]
    won = [_won(result, name) for result in counted]
    streak = best = 0
    for good in won:
        streak = streak + 1 if good else 0
        best = max(best, streak)
    shared = sum(good and len(result.winners) > 1 for good, result in zip(won, counted, strict=True))
    undos, hints = sum(result.undos for result in counted), sum(result.hints for result in counted)
    warnings = sum(result.warnings for result in counted)
    practice = len(results) - len(counted)
    return Line(*key, len(counted), sum(won), shared, streak, best, undos, hints, warnings, practice)


def _won(result: Result, name: str | None) -> bool:
    """Whether that person won; of everybody, any: but where only people play, only what all of them won together."""
    won = [seat in result.winners for who, seat in _people(result) if name in (None, who)]
    together = name is None and not _opponents(result)
    return all(won) if together else any(won)


def _people(result: Result) -> tuple[tuple[str, int], ...]:
    return _seated(result.names, result.players)


@lru_cache(maxsize=512)
def _seated(names: tuple[str, ...], players: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((names[seat], seat) for seat, player in enumerate(players) if player == PERSON)


def _opponents(result: Result) -> tuple[str, ...]:
    return _against(result.players)


@lru_cache(maxsize=512)
def _against(players: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(player for player in players if player != PERSON))


def as_csv(results: Iterable[Result], when: Sequence[str]) -> str:
    """A line for each person in each match, for a spreadsheet; `when` holds the times as they are to be written."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")  # RFC 4180
    table.writerow(COLUMNS)
    for result, time in zip(results, when, strict=True):
        for name, seat in _people(result):
            won = "won" if result.winners == (seat,) else "shared" if seat in result.winners else "lost"
            ended = won if result.winners else "draw"
            opponents = " ".join(_opponents(result))
            row = (time, result.game, result.mode, len(result.players), _plain(name), opponents, ended)
            helped = (result.undos, result.hints, result.warnings)
            less_luck = f"{result.less_luck[seat]:.3f}" if result.less_luck else ""
            looked = bool(result.staked) and result.staked[seat] > 0.0
            costs = (f"{result.lost[seat]:.3f}", f"{result.staked[seat]:.3f}") if looked else ("", "")
            table.writerow((*row, int(result.practice), *helped, result.decisions, result.id, less_luck, *costs))
    return text.getvalue()


def _plain(name: str) -> str:
    """A name that a spreadsheet takes for a formula is quoted."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t") else name


def _read(path: Path) -> list[Result]:
    table = reading.json_in(path, reading.STATISTICS)
    version = reading.version_of(table)
    if version > VERSION:
        raise NewerVersion(path)
    if version != VERSION:
        raise Damaged(path, "holds no list of results")
    rows = reading.checked(path, table, reading.STATISTICS)["results"]
    results = [Result(**row) for row in rows]
    for number, result in enumerate(results):
        seats = len(result.players)
        by_seat = {len(part) for part in (result.less_luck, result.lost, result.staked)}
        fits = by_seat <= {0, seats} and len(result.lost) == len(result.staked)
        if len(result.names) != seats or not fits or any(seat >= seats for seat in result.winners):
            raise Damaged(path, "has not one name for each seat", f"results[{number}]")
    return results

"""The box of drills: moments of one's own that cost something, to be asked again when they are about to be forgotten.

A drill holds what its person knew and no more: a world that the seat could have imagined, what was played, what is
better. It counts once it has been verified with other luck than that which named it; until then it waits. When it comes
back is FSRS-6's to say (`storage/spacing.py`); the mistake in the match was the first answer to it, and a wrong one.

The box belongs to the people of one machine, each drill to a name. It is one file, and what stands in a file that does
not hold is put aside, never overwritten.
"""

import hashlib
import json
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from desktop.engine.parsing import Unfit, json_of
from desktop.engine.text import Text
from desktop.storage import atomic, reading, spacing
from desktop.storage.errors import Damaged, NewerVersion
from desktop.storage.set_aside import read_or_set_aside
from desktop.storage.shapes import near
from desktop.storage.spacing import AGAIN, Memory

VERSION = 1
FILE = "drills.json"
LARGE = 300_000  # bytes: more than a window that opens should read before it is seen
MOST = 500  # drills; the least useful go first
MOST_GONE = 1000  # of these only the names are kept
LATELY = 8  # answers of a drill that are kept one by one
DAY = 86_400.0


class Drill(NamedTuple):
    """One moment, what is known of it, and how its person has answered."""

    id: str
    player: str
    game: str
    mode: str
    seats: int
    rules: int  # the version of the rules
    cards: str  # the digest of an owner's numbers; empty: the program's own
    seat: int
    position: str  # options and world as JSON
    played: str
    best: str
    equal: tuple[str, ...]  # those as good as the best
    size: str  # of the mistake, in the words of a verdict
    low: float
    lost: float
    high: float
    worlds: int
    proved: bool  # the best wins by force
    theme: str
    match: str
    made: float  # seconds since 1970
    games: int = 0  # that were played out to verify it; 0: it waits for that
    won_played: float = 0.0
    won_best: float = 0.0
    stability: float = spacing.first(AGAIN).stability
    difficulty: float = spacing.first(AGAIN).difficulty
    last: float = 0.0  # when it was answered last, at first in the match
    due: float = 0.0
    asked: int = 0
    right: int = 0
    lately: tuple[bool, ...] = ()  # the last answers, the latest at the end

    def answered(self, grade: int, now: float) -> "Drill":
        """After another answer: when it comes back."""
        days = max(0, _day(now) - _day(self.last))
        memory = spacing.after(Memory(self.stability, self.difficulty), grade, days)
        lately = (*self.lately, grade != AGAIN)[-LATELY:]
        return self._replace(
            stability=memory.stability,
            difficulty=memory.difficulty,
            last=near(now),
            due=near(now + spacing.interval(memory) * DAY),
            asked=self.asked + 1,
            right=self.right + (grade != AGAIN),
            lately=lately,
        )

    @property
    def verified(self) -> bool:
        """Whether it may be asked."""
        return self.games > 0


class Progress(NamedTuple):
    """How somebody stands in one theme of a game."""

    game: str
    theme: str
    drills: int
    asked: int
    right: int
    lately: float  # the share of right answers among the last of each drill; below 0: none yet


def packed(options: dict[str, Any], world: dict[str, Any]) -> str:
    """A position as a drill holds it."""
    return json.dumps({"options": options, "world": world}, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def unpacked(position: str) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Options and world of such a position; None where it is none."""
    try:
        data = json_of(position)
        options, world = data["options"], data["world"]
    except (Unfit, KeyError, TypeError):
        return None
    return (options, world) if isinstance(options, dict) and isinstance(world, dict) else None


def id_of(player: str, game: str, mode: str, seat: int, position: str) -> str:
    """The same moment of the same person is one drill, in whichever match it came up."""
    said = "\0".join((player, game, mode, str(seat), position))
    return hashlib.sha256(said.encode("utf-8", "replace")).hexdigest()[:24]


class Drills:
    """The box; without a folder it is kept for this run only."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = folder / FILE if folder is not None else None
        self._drills: dict[str, Drill] | None = None  # not read yet
        self._gone: tuple[str, ...] = ()  # taken out, or not verified: they do not come back by themselves
        self._frozen = folder is None  # what stands in the file is not to be replaced

    @property
    def waits(self) -> bool:
        """Whether there is more to read than a window that opens has time for."""
        try:
            return self._drills is None and self.path is not None and self.path.stat().st_size > LARGE
        except OSError:
            return False

    def load(self) -> Text | None:
        """Read what there is; a sentence when that was no good. Nothing unread is ever overwritten."""
        if self.path is None:
            self._drills = self._drills or {}
            return None
        loaded = read_or_set_aside(self.path, _read, "house.drills.damaged")
        drills, self._gone = loaded.held or ([], ())
        self._drills, self._frozen = {drill.id: drill for drill in drills}, loaded.frozen
        return loaded.said

    @property
    def _all(self) -> dict[str, Drill]:
        if self._drills is None:
            self.load()
        assert self._drills is not None
        return self._drills

    # ---- what is in it

    def everything(self) -> list[Drill]:
        """All drills, the oldest first."""
        return list(self._all.values())

    def get(self, drill_id: str) -> Drill | None:
        """One of them, as it is now."""
        return self._all.get(drill_id)

    def has_met(self, drill_id: str) -> bool:
        """Whether it is in the box, or was."""
        return drill_id in self._all or drill_id in self._gone

    def of(self, player: str) -> list[Drill]:
        """Those of somebody that may be asked."""
        return [drill for drill in self._all.values() if drill.player == player and drill.verified]

    def waiting(self) -> list[Drill]:
        """Those that are still to be verified."""
        return [drill for drill in self._all.values() if not drill.verified]

    def players(self) -> list[str]:
        """Whose drills there are, who has most of them first."""
        count: dict[str, int] = {}
        for drill in self._all.values():
            if drill.verified:
                count[drill.player] = count.get(drill.player, 0) + 1
        return sorted(count, key=lambda name: (-count[name], name))

    def due(self, player: str, now: float) -> list[Drill]:
        """Somebody's drills that come back today or were to before, the most nearly forgotten first."""
        today = _day(now)
        found = [drill for drill in self.of(player) if _day(drill.due) <= today]
        return sorted(found, key=lambda drill: (known(drill, now), drill.id))

    def progress(self, player: str) -> list[Progress]:
        """Theme by theme, what is least known first."""
        kinds: dict[tuple[str, str], list[Drill]] = {}
        for drill in self.of(player):
            kinds.setdefault((drill.game, drill.theme), []).append(drill)
        rows = [_progress(*kind, drills) for kind, drills in kinds.items()]
        return sorted(rows, key=lambda row: (row.lately < 0, row.lately, -row.drills, row.game, row.theme))

    # ---- what changes

    def put(self, *drills: Drill) -> None:
        """Keep drills as they are now, new ones too. StorageError leaves the file as it was."""
        every = {**self._all, **{drill.id: drill for drill in drills}}
        self._gone = tuple(gone for gone in self._gone if gone not in every)
        self._keep(every)

    def remove(self, drill_id: str) -> None:
        """Take one out; `put` brings it back."""
        every = {key: drill for key, drill in self._all.items() if key != drill_id}
        self._gone = (*self._gone, drill_id)[-MOST_GONE:]
        self._keep(every)

    def _keep(self, drills: dict[str, Drill]) -> None:
        self._drills = _bounded(drills)
        if not self._frozen and self.path is not None:
            rows = [drill._asdict() for drill in self._drills.values()]
            table = json.dumps({"version": VERSION, "drills": rows, "gone": self._gone}, ensure_ascii=False)
            atomic.write(self.path, table.encode("utf-8", "replace"))


def known(drill: Drill, now: float) -> float:
    """How likely its answer is still known."""
    return spacing.still_known(Memory(drill.stability, drill.difficulty), max(0, _day(now) - _day(drill.last)))


def _bounded(drills: dict[str, Drill]) -> dict[str, Drill]:
    """Where there are too many: those of whoever has most go, what is known best first, and of that what cost least."""
    over = len(drills) - MOST
    while over > 0:
        count: dict[str, int] = {}
        for drill in drills.values():
            count[drill.player] = count.get(drill.player, 0) + 1
        most = max(count, key=lambda name: (count[name], name))
        theirs = [drill for drill in drills.values() if drill.player == most]
        least = max(theirs, key=lambda drill: (drill.stability, -drill.lost, -drill.made, drill.id))
        drills = {key: drill for key, drill in drills.items() if key != least.id}
        over -= 1
    return drills


def _progress(game: str, theme: str, drills: Iterable[Drill]) -> Progress:
    drills = list(drills)
    lately = [drill.lately[-1] for drill in drills if drill.lately]
    share = sum(lately) / len(lately) if lately else -1.0
    asked, right = sum(drill.asked for drill in drills), sum(drill.right for drill in drills)
    return Progress(game, theme, len(drills), asked, right, share)


def _day(when: float) -> int:
    """The number of the calendar's day, here."""
    return datetime.fromtimestamp(near(when)).toordinal()


def _read(path: Path) -> tuple[list[Drill], tuple[str, ...]]:
    table = reading.json_in(path, reading.DRILLS)
    version = reading.version_of(table)
    if version > VERSION:
        raise NewerVersion(path)
    if version != VERSION:
        raise Damaged(path, "holds no list of drills")
    read = reading.checked(path, table, reading.DRILLS)
    drills = [Drill(**row) for row in read["drills"]]
    for number, drill in enumerate(drills):
        if drill.seat >= drill.seats or drill.right > drill.asked:
            raise Damaged(path, "has a seat or a count that cannot be", f"drills[{number}]")
    return drills, read["gone"]

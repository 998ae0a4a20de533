"""Saved matches: one record a match, the last good copy beside it, and small facts for the list.

A match `id` is four files: `id.json` (the record), `id.json.bak` (the record before), `id.facts` (what the home page
shows, so that it need not read records) and perhaps `id.png` (a picture of the table). `unfinished.list` names those
that are not over. The rules kept here: a file that could not be read is renamed, never overwritten; and no name is made
from what stands in a file, but from its hash.

Every save has a number, one more than the highest in the folder, in the record and in its facts: it says which match
was played last, and whether facts are of their record, also where the clock was set back. Older files go by their time.
"""

import contextlib
import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from desktop.engine import record as records
from desktop.engine.game import Game
from desktop.engine.match import Match
from desktop.engine.notes import Branch, tidy
from desktop.engine.parsing import is_word
from desktop.engine.scribe import Scribe
from desktop.engine.text import Text
from desktop.storage import atomic, reading, unfinished
from desktop.storage.errors import Damaged, Missing, NewerVersion, OtherCards, StorageError, from_system, shown
from desktop.storage.shapes import near
from desktop.storage.unfinished import Unfinished

VERSION = 1  # of the facts
RECORD_VERSION = int(records.FORMAT.rpartition(" ")[2])
OTHERS = 64  # further unfinished matches that are looked at: a clock or a kill may have mixed up their order
LABEL = 80  # characters of a note that stand in lists
_HEAD = 4_000  # bytes of a record in which its number stands
_KEPT = re.compile(rb'\n "kept": (\d{1,13}),')
_FORMAT = re.compile(rb'"format":\s*"fivefold record (\d{1,6})"')


class Saved(NamedTuple):
    """A line of the list."""

    id: str
    game: str
    names: tuple[str, ...]
    turn: Text
    when: float  # seconds since 1970
    over: bool = False
    practice: bool = False
    kept: int = 0  # the number of the save
    lost: bool = False  # neither the record nor its copy can be read: opening it says why
    label: str = ""  # what somebody noted at its very beginning
    branch_of: str = ""  # the id of the match from which it was tried out
    branch_at: int = 0  # and after how many of its decisions


class Written(Enum):
    """Where notes have gone."""

    INTO_SAVE = "into_save"
    NEW_SAVE = "new_save"


class Opened(NamedTuple):
    """A match from a file, and what the person should know about it."""

    match: Match
    notice: Text | None = None


class Saves:
    """The folder of saved matches."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ids: dict[str, str] = {}  # of matches whose save is not named by their salt
        self._known_good: set[str] = set()  # ids whose file this program has read or written
        self._cleared: set[str] = set()  # ids beside whose file nothing lies that is none of ours
        self._last = -1  # the highest number of a save; -1: nobody has looked
        self._playing = ""  # the id at the head of the list of unfinished matches
        self._scribe: Scribe | None = None  # of the match that was saved last

    def id_of(self, match: Match) -> str:
        """The name of a match's files: its salt is its own from the first deal on, also in a record."""
        return self._ids.get(match.salt) or _named(match)

    def adopt(self, match: Match) -> None:
        """A match that came from elsewhere gets a save of its own: an old record never replaces a later save."""
        number = 1
        while any(os.path.lexists(path(self.id_of(match))) for path in (self._record, self._copy)):
            number += 1
            self._ids[match.salt] = f"{_named(match)}-{number}"

    # ---- writing

    def keep(self, match: Match, turn: Text) -> None:
        """Save a match as it stands; StorageError leaves the save before it untouched."""
        save_id = self.id_of(match)
        path = self._record(save_id)
        if save_id not in self._known_good and os.path.lexists(path):
            _make_way(path)
        if save_id not in self._cleared:
            self._clear(save_id)
        if self._scribe is None or self._scribe.match is not match:
            self._scribe = Scribe(match)
        match.kept = self._next_number()
        if not match.over and self._playing != save_id:
            self._list(save_id, goes_on=True)
        atomic.write(path, self._scribe.write().encode(), keep=self._copy(save_id))
        self._known_good.add(save_id)
        if match.over:
            self._list(save_id, goes_on=False)
        names = tuple(seat.name for seat in match.seats)
        when = datetime.now().timestamp()
        facts = Saved(save_id, match.game.info.id, names, turn, when, match.over, match.practice, match.kept)
        # They can be made anew from the record, and those of the move before are known by their number.
        facts = facts._replace(label=_label(match.notes.get(0, "")), **_branch(match.branch))
        atomic.write(self._facts(save_id), _dump_facts(facts), flush=False)

    def put_away(self, match: Match) -> None:
        """It has been left: nothing of it is held any longer."""
        if self._scribe is not None and self._scribe.match is match:
            self._scribe = None

    def annotate(self, match: Match, turn: Text) -> Written:
        """Put the notes of a match into its save, which else stays what and when it was; one without a save gets it."""
        save_id = self.id_of(match)
        try:
            record = read_record(self._record(save_id))
        except (Damaged, Missing) as error:
            found = isinstance(error, Damaged) or os.path.lexists(self._copy(save_id))
            self.keep(match, turn)
            return Written.INTO_SAVE if found else Written.NEW_SAVE
        if record.salt != match.salt or record.digest != records.digest(match.state):  # not this match as it stands
            self.keep(match, turn)
            return Written.INTO_SAVE
        self._put_notes(save_id, record, records.to_record(match).notes)
        return Written.INTO_SAVE

    def call(self, save_id: str, name: str) -> None:
        """Give a save a name, or none any more: it is the first line of the note at its very beginning."""
        record = read_record(self._record(save_id))
        notes = dict(record.notes)
        _, _, more = notes.pop(0, "").partition("\n")
        if first := tidy(f"{_label(name)}\n{more}"):
            notes[0] = first
        self._put_notes(save_id, record, tuple(sorted(notes.items())))

    def _put_notes(self, save_id: str, record: records.Record, notes: tuple[tuple[int, str], ...]) -> None:
        facts = self.facts(save_id)
        noted = replace(record, notes=notes)
        atomic.write(self._record(save_id), noted.dumps().encode(), keep=self._copy(save_id))
        if facts is not None and not facts.lost:
            labelled = facts._replace(label=_label(dict(notes).get(0, "")))
            atomic.write(self._facts(save_id), _dump_facts(labelled), flush=False)

    def keep_picture(self, match: Match, png: bytes) -> None:
        """Store a small picture of the table; it must show no hidden card."""
        atomic.write(self._picture(self.id_of(match)), png)

    def remove(self, save_id: str) -> None:
        """Take a match off the list; its files stay until the next `sweep`."""
        if not os.path.lexists(self._facts(save_id)) and os.path.lexists(self._record(save_id)):
            atomic.write(self._gone(save_id), b"", flush=False)  # facts are lost more easily than a record
        else:
            self._rename(self._facts(save_id), self._gone(save_id))

    def bring_back(self, save_id: str) -> None:
        """Undo `remove`."""
        self._rename(self._gone(save_id), self._facts(save_id))

    def sweep(self) -> None:
        """Delete what was taken off the list in earlier runs, and what a kill left half written."""
        atomic.sweep(self.folder)
        with contextlib.suppress(OSError):
            for gone in self.folder.glob("*.gone"):
                save_id = gone.stem
                with contextlib.suppress(OSError):  # one that cannot be deleted keeps none of the others
                    # The list goes by the .gone file: it is the last to be deleted.
                    for path in (self._record(save_id), self._copy(save_id), self._picture(save_id), gone):
                        path.unlink(missing_ok=True)
            if not unfinished.names(self.folder):
                (self.folder / unfinished.FILE).unlink(missing_ok=True)

    # ---- reading

    def resumable(self, most: int = 50) -> list[Saved]:
        """Matches that are not over, the last played first."""
        listed = self._unfinished().ids[: most + OTHERS]
        found = (saved for saved in self._newest_first(listed) if not (saved.over or saved.lost))
        return [saved for saved, _ in zip(found, range(most))]

    def everything(self) -> list[Saved]:
        """Every match that is kept, the last played first."""
        return list(self.one_by_one())

    def one_by_one(self) -> Iterator[Saved]:
        """The same for whoever has not the time to wait for all of them."""
        return self._newest_first(unfinished.names(self.folder))

    def branches(self, save_id: str) -> Iterator[Saved | None]:
        """The matches that were tried out from one, in no order; None for each that is another."""
        for other in unfinished.names(self.folder):
            try:
                data = reading.json_in(self._facts(other), reading.FACTS)
                of = data.get("branch_of", "") if isinstance(data, dict) else None
            except StorageError:
                of = None
            facts = self.facts(other) if of in (None, save_id) else None
            yield facts if facts is not None and facts.branch_of == save_id else None

    def facts(self, save_id: str) -> Saved | None:
        """The line of one match."""
        return next(self._newest_first([save_id]), None)

    def export(self, save_id: str, path: Path) -> None:
        """Write a match's record to a file of its own: the last good one, checked before anything is replaced."""
        try:
            record = read_record(self._record(save_id))
        except (Damaged, Missing) as error:
            try:
                record = read_record(self._copy(save_id))
            except StorageError:
                raise error from None
        atomic.write(path, record.dumps().encode())

    def picture(self, save_id: str) -> Path | None:
        path = self._picture(save_id)
        return path if reading.is_file(path) else None

    def open(self, save_id: str, games: Mapping[str, Game]) -> Opened:
        """Play a saved match up to where it stands; from the copy, with a notice, when the save is damaged."""
        path = self._record(save_id)
        try:
            match = read(path, games)
        except (Damaged, Missing) as error:
            return self._open_copy(save_id, games, error)
        self._known_good.add(save_id)
        self._ids[match.salt] = save_id
        return Opened(match)

    def _open_copy(self, save_id: str, games: Mapping[str, Game], error: StorageError) -> Opened:
        try:
            match = read(self._copy(save_id), games)
        except StorageError:
            raise error from None
        self._ids[match.salt] = save_id
        if isinstance(error, Missing):  # killed between two renames: the copy is the save
            return Opened(match)
        try:
            aside = atomic.set_aside(error.file, "damaged")
        except StorageError:  # a folder that may not be written: one can play all the same
            return Opened(match, Text("house.storage.from_copy_only", (error.file.name, str(error.file.parent))))
        return Opened(match, Text("house.storage.from_copy", (error.file.name, aside.name)))

    def _newest_first(self, ids: Iterable[str]) -> Iterator[Saved]:
        saves = self._saves(ids)
        for save_id in sorted(saves, key=lambda key: saves[key], reverse=True):
            if not os.path.lexists(self._gone(save_id)):
                number, when = saves[save_id]
                yield self._read_facts(save_id, number, when) or self._facts_of_record(save_id, when)

    def _saves(self, ids: Iterable[str]) -> dict[str, tuple[int, float]]:
        """The number and the time of some saves; of records that have no number, 0."""
        times: dict[str, float] = {}
        for save_id in ids:
            for path in (self._record(save_id), self._copy(save_id)):
                with contextlib.suppress(OSError):
                    times[save_id] = max(times.get(save_id, 0.0), near(path.lstat().st_mtime))
        return {save_id: (self._number_of(save_id), when) for save_id, when in times.items()}

    def _unfinished(self) -> Unfinished:
        """The matches that are not over; from their list, or where that is none of this folder's, from all records."""
        records = unfinished.names(self.folder)
        found = unfinished.read(self.folder, records)
        if found is None:
            every = list(self._newest_first(records))
            ids = [saved.id for saved in every if not saved.over]  # one that is lost may be readable again
            found = Unfinished(tuple(ids), max((saved.kept for saved in every), default=0))
            if records:
                unfinished.write(self.folder, *found, records)
        return found

    def _list(self, save_id: str, goes_on: bool) -> None:
        """A match is played, and heads the list of those that are not over; or it has ended."""
        ids = [other for other in self._unfinished().ids if other != save_id]
        self._playing = save_id if goes_on else ""
        records = unfinished.names(self.folder) | {save_id}
        unfinished.write(self.folder, [save_id, *ids] if goes_on else ids, self._last, records)

    def _number_of(self, save_id: str) -> int:
        for path in (self._record(save_id), self._copy(save_id)):
            with contextlib.suppress(StorageError):
                if found := _KEPT.search(reading.start_of(path, _HEAD)):
                    return min(int(found[1]), records.MOST_SAVES)
        return 0

    def _next_number(self) -> int:
        if self._last < 0:
            going = self._unfinished()
            numbers = (number for number, _ in self._saves(going.ids[:OTHERS]).values())
            self._last = max(going.last, *numbers, 0)
        self._last = min(self._last + 1, records.MOST_SAVES)
        return self._last

    def _read_facts(self, save_id: str, number: int, saved_at: float) -> Saved | None:
        path = self._facts(save_id)
        try:
            data = reading.json_in(path, reading.FACTS)
            if reading.version_of(data) != VERSION:
                return None
            facts = Saved(save_id, **reading.checked(path, data, reading.FACTS))
            # Killed after the record was written: these are of the move before.
            stale = facts.kept != number if number else path.stat().st_mtime < saved_at
            return None if stale else facts
        except (OSError, StorageError):
            return None

    def _facts_of_record(self, save_id: str, when: float) -> Saved:
        """The facts anew, when their file is lost: all but the words of the turn stand in the record."""
        for path in (self._record(save_id), self._copy(save_id)):
            with contextlib.suppress(StorageError):
                record = read_record(path)
                names = tuple(seat.name for seat in record.seats)
                over = record.checkpoint.get("over") is True
                turn = Text("house.save.moves", (len(record.actions),))
                facts = Saved(save_id, record.game, names, turn, when, over, record.practice, record.kept)
                return facts._replace(label=_label(dict(record.notes).get(0, "")), **_branch(record.branch))
        game = save_id.partition("-")[0]
        named = game if is_word(game) else shown(save_id)  # of another's file that was put here, its own name
        return Saved(save_id, named, (), Text("house.save.lost"), when, lost=True)

    def _clear(self, save_id: str) -> None:
        """A copy that does not hold is put aside; facts and pictures are made anew, but not in a folder's place."""
        if os.path.lexists(self._copy(save_id)):
            _make_way(self._copy(save_id))
        for other in (self._facts(save_id), self._picture(save_id)):
            if os.path.lexists(other) and not reading.is_file(other):
                atomic.set_aside(other, "damaged")
        self._cleared.add(save_id)

    def _rename(self, path: Path, other: Path) -> None:
        try:
            path.replace(other)
        except OSError as error:
            raise from_system(path, error) from error

    def _record(self, save_id: str) -> Path:
        return self.folder / f"{save_id}.json"

    def _copy(self, save_id: str) -> Path:
        return self.folder / f"{save_id}.json.bak"

    def _facts(self, save_id: str) -> Path:
        return self.folder / f"{save_id}.facts"

    def _gone(self, save_id: str) -> Path:
        return self.folder / f"{save_id}.gone"

    def _picture(self, save_id: str) -> Path:
        return self.folder / f"{save_id}.png"


def _make_way(path: Path) -> None:
    """A file under a name of ours that this program has not written: aside, unless it is a good record."""
    try:
        read_record(path)
    except StorageError:
        atomic.set_aside(path, "damaged")


def _named(match: Match) -> str:
    """What a match's files are called. Salts come from records, and records from anywhere."""
    return f"{match.game.info.id}-{hashlib.sha256(match.salt.encode()).hexdigest()[:16]}"


def read_record(path: Path) -> records.Record:
    """A record from any file, checked; a typed StorageError otherwise."""
    data = reading.data_of(path, reading.RECORD)
    written_as = _FORMAT.search(data)
    if written_as and int(written_as[1]) > RECORD_VERSION:
        raise NewerVersion(path)
    try:
        return records.loads(reading.decoded(path, data), path.name)
    except records.RecordError as error:
        raise Damaged(path, error.reason, error.place) from error


def read(path: Path, games: Mapping[str, Game]) -> Match:
    """The match of any record file, played up to where it stands."""
    record = read_record(path)
    try:
        return records.replay(record, games, path.name)
    except records.OtherCards as error:
        raise OtherCards(path, error.reason) from error
    except records.RecordError as error:
        raise Damaged(path, error.reason, error.place) from error


def _label(note: str) -> str:
    """The first line of a note, for lists."""
    return note.partition("\n")[0][:LABEL]


def _branch(branch: Branch | None) -> dict[str, Any]:
    return {} if branch is None else {"branch_of": branch.of, "branch_at": branch.at}


def _dump_facts(saved: Saved) -> bytes:
    data = {"version": VERSION, **saved._asdict(), "turn": _plain(saved.turn)}
    del data["id"]
    return json.dumps(data, ensure_ascii=False, indent=1).encode("utf-8", "replace")


def _plain(text: Text) -> list[object]:
    return [text.id, *(_plain(arg) if isinstance(arg, Text) else arg for arg in text.args)]

"""Every reader of the storage room over every bad file: `python -m tests.storage.readers STEP` prints a line a file.

A process of its own, so that an end, a hang and what memory it took can be seen from outside.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from desktop import resources
from desktop.engine.cardbook import fingerprint, open_book
from desktop.engine.record import RecordError
from desktop.engine.text import Text
from desktop.games import BY_ID
from desktop.games.clash.cards import read_cards
from desktop.storage import reading, reports, saves, settings
from desktop.storage.drills import Drills, unpacked
from desktop.storage.errors import StorageError
from desktop.storage.saves import Saves
from desktop.storage.spacing import GOOD
from desktop.storage.statistics import Statistics, as_csv, result_of
from desktop.tools.arguments import Misuse
from desktop.tools.files import read_position, read_record
from desktop.words import Words
from tests.storage.bad_files import DRILL, Entry, bad_files, match, place, put, save_id

SECONDS = 3
EXPECTED = (StorageError, RecordError, Misuse)  # each is a sentence


class TooLong(BaseException):
    """More than `SECONDS` for one reader."""


def read_all(home: Path) -> list[str]:
    """Read, keep and read again all that lies in a home; the sentences that were said."""
    said: list[str] = []
    words = Words()

    def tried(act: Callable[..., Any], *given: object) -> Any:
        try:
            return act(*given)
        except EXPECTED as error:
            said.append(words.say(error.text) if isinstance(error, StorageError) else str(error))
            return None

    chosen, notice = settings.load(home)
    results = Statistics(home)
    said += [words.say(text) for text in (notice, results.load()) if text is not None]
    tried(chosen.save)
    tried(lambda: results.add(result_of(_over(), 1.8e9)))
    as_csv(results.results, ["" for _ in results.results])
    for line in results.lines():
        words.first(f"{line.game}.mode.{line.mode}", default=line.mode)
    box = Drills(home)
    told = box.load()
    said += [words.say(told)] if told is not None else []
    for drill in [*box.everything(), *box.due("Mara", 1.8e9)]:
        unpacked(drill.position)
        tried(box.put, drill.answered(GOOD, 1.8e9))
    box.progress("Mara")
    tried(box.put, DRILL._replace(id="e" * 24))
    _matches(Saves(home / "saves"), tried, words)
    book = open_book(resources.find("clash/cards.toml"), reading.own(place(home, "cards")), read_cards)
    said += [book.wrong] if book.wrong else []
    fingerprint(reading.Own(place(home, "cards")))
    note = place(home, "note")
    tried(lambda: reading.checked(note, reading.json_in(note, reading.NOTE), reading.NOTE))
    for file in (note, place(home, "lock"), place(home, "record")):
        tried(read_record, file)
        tried(read_position, file)
        tried(reports.read_record, file)
    return said


def _over() -> Any:
    made = match("e" * 32)
    made.resign(0)
    return made


def _matches(kept: Saves, tried: Callable[..., Any], words: Words) -> None:
    for one in kept.everything():
        words.say(one.turn, one.names)
        kept.picture(one.id)
        tried(kept.export, one.id, kept.folder.parent / "out.fivefold")
        opened = tried(kept.open, one.id, BY_ID)
        if opened is not None and not opened.match.over:
            opened.match.submit(opened.match.state.decider(), opened.match.state.legal()[0])
            tried(kept.keep, opened.match, Text("house.save.moves", (5,)))
            tried(kept.keep_picture, opened.match, b"png")
    again = Saves(kept.folder)
    for one in again.everything():
        tried(again.remove, one.id)
    for gone in list(kept.folder.glob("*.gone")):
        tried(again.bring_back, gone.stem)
    made = tried(lambda: saves.read(kept.folder / f"{save_id()}.json", BY_ID))
    if made is not None:
        again.adopt(made)
        tried(lambda: again.keep(made, Text("house.save.moves", (5,))))
    again.sweep()


def _too_long(_signal: int, _frame: FrameType | None) -> None:
    raise TooLong


def peak_mb() -> int:
    """The most memory that this process has had since it was asked last."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    with contextlib.suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) // 1024


def tried(entry: Entry) -> dict[str, object]:
    """What became of one bad file."""
    home = Path(tempfile.mkdtemp(prefix="home"))
    try:
        path = put(home, entry)
    except OSError as error:
        shutil.rmtree(home, ignore_errors=True)
        return {"skipped": str(error)}
    try:
        before = kept_form(path)
        begun = time.monotonic()
        signal.alarm(SECONDS)
        said = read_all(home)
        took = time.monotonic() - begun
        signal.alarm(0)
        there = [kept_form(one) for one in path.parent.iterdir()]
        outside = sorted(one.name for one in home.parent.glob("*evil*"))
        return {"took": took, "said": said, "kept": before in there, "outside": outside}
    except TooLong:
        return {"fault": "too long"}
    except Exception as error:
        return {"fault": f"{type(error).__name__}: {ascii(error)[:200]} in {_where(error)[-3:]}"}
    finally:
        signal.alarm(0)
        shutil.rmtree(home, ignore_errors=True)


def _where(error: BaseException) -> list[str]:
    found, trace = [], error.__traceback__
    while trace is not None:
        found.append(trace.tb_frame.f_code.co_name)
        trace = trace.tb_next
    return found


def kept_form(path: Path) -> object:
    """What lies there, without reading it all: enough to know it again."""
    here = path.lstat()
    if path.is_symlink():
        return "link", os.readlink(path)
    if path.is_file():
        with path.open("rb") as file:
            return "file", here.st_size, file.read(10**5)
    return "other", here.st_mode, here.st_ino


if __name__ == "__main__":
    sys.path.insert(0, os.getcwd())
    signal.signal(signal.SIGALRM, _too_long)
    os.fsync = lambda fd: None  # the disk's own time is not what is looked at
    for one in bad_files(int(sys.argv[1])):
        print(json.dumps({"kind": one.kind, "name": one.name, **tried(one), "peak_mb": peak_mb()}), flush=True)

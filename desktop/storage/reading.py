"""The one door through which a file comes in, wherever it lies and whoever wrote it.

What is no file is not opened (a folder, a pipe, a device: some never end), more than its kind may hold is not read, and
what is read becomes text, data and a checked shape step by step. Each step fails with a StorageError that names file,
place and reason. `Kind` and the shapes below are where the bounds of every file of ours stand.
"""

import errno
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from desktop.engine import record as records
from desktop.engine.parsing import Unfit, json_of
from desktop.storage.errors import Damaged, NoFile, StorageError, from_system
from desktop.storage.shapes import (
    FLAG,
    MOMENT,
    NAMES,
    SENTENCE,
    WORD,
    WORDS,
    Shape,
    maybe,
    number,
    some,
    table,
    text,
    whole,
)

_NO_WAIT = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class Kind(NamedTuple):
    """What a kind of file may hold."""

    bytes: int
    tables: int = 10_000  # and lists
    shape: Shape | None = None  # of kinds that are checked elsewhere, none


_COUNT = whole(0, 10**9)
_FACTS = table(
    {
        "game": WORD, "names": NAMES, "turn": SENTENCE, "when": MOMENT, "over": FLAG,
        "practice": maybe(FLAG, False), "kept": maybe(whole(0, records.MOST_SAVES), 0),
        "label": maybe(text(100), ""), "branch_of": maybe(text(200), ""),
        "branch_at": maybe(whole(0, records.MOST_ACTIONS), 0),
    }
)  # fmt: skip
_RESULT = table(
    {
        "id": text(200), "game": WORD, "mode": WORD, "names": NAMES, "players": WORDS,
        "winners": some(whole(0, 15), 16), "when": MOMENT, "practice": FLAG,
        "undos": _COUNT, "hints": _COUNT, "decisions": _COUNT,
        "warnings": maybe(_COUNT, 0), "less_luck": maybe(some(number(-100, 100), 16), ()),
        "lost": maybe(some(number(-100, 10**6), 16), ()), "staked": maybe(some(number(0, 10**6), 16), ()),
        "seen_by": maybe(_COUNT, 0), "looks": maybe(_COUNT, 0),
    }
)  # fmt: skip
_SHARE = number(-1, 1)
_ACTION = text(200)
_DRILL = table(
    {
        "id": text(64), "player": text(200), "game": WORD, "mode": WORD, "seats": whole(1, 16), "rules": _COUNT,
        "cards": text(200), "seat": whole(0, 15), "position": text(200_000), "played": _ACTION, "best": _ACTION,
        "equal": some(_ACTION, 500), "size": WORD, "low": _SHARE, "lost": _SHARE, "high": number(-1, 2),
        "worlds": _COUNT, "proved": FLAG, "theme": WORD, "match": text(200), "made": MOMENT, "games": _COUNT,
        "won_played": number(0, 10**9), "won_best": number(0, 10**9), "stability": number(0.001, 10**6),
        "difficulty": number(1, 10), "last": MOMENT, "due": MOMENT, "asked": _COUNT, "right": _COUNT,
        "lately": some(FLAG, 100),
    }
)  # fmt: skip

RECORD = Kind(4 * records.LONGEST)  # a character takes up to four bytes; its shape: engine.record
FACTS = Kind(64_000, 1000, _FACTS)
SETTINGS = Kind(1_000_000)  # its shape: storage.settings, where each setting is taken over that holds
STATISTICS = Kind(16_000_000, 400_000, table({"results": some(_RESULT, 100_000)}))
DRILLS = Kind(32_000_000, 20_000, table({"drills": some(_DRILL, 2000), "gone": maybe(some(text(64), 5000), ())}))
UNFINISHED = Kind(
    4_000_000,
    10,
    table({"of": text(40), "last": whole(0, records.MOST_SAVES), "ids": some(text(300), 20_000)}),
)
NOTE = Kind(64_000, 10, table({"file": text(32_000)}))  # of a later start: what it was to open
LOCK = Kind(4_000)  # its shape is Qt's
CARDS = Kind(500_000)  # its shape: engine.cardfile, and each game's reader
PICTURE = Kind(8_000_000)
RESULTS = Kind(256_000_000)  # a line a game; its shape: tools.ladder
REPORT = Kind(2 * RECORD.bytes)


def data_of(path: Path, kind: Kind) -> bytes:
    """The bytes of a file, if it is one and no larger than its kind may be."""
    data, size = _read(path, kind.bytes + 1)  # some have no size to ask for
    if max(len(data), size) > kind.bytes:
        raise _too_long(path, kind)
    return data


def start_of(path: Path, most: int) -> bytes:
    """The first bytes of a file, however long it is."""
    return _read(path, most, whole=False)[0]


def _read(path: Path, most: int, whole: bool = True) -> tuple[bytes, int]:
    """What a file holds, and how long it says it is; of one that is too long to be wanted whole, nothing is read."""
    try:
        _must_be_file(path, os.stat(path))  # before it is opened: to open a device may be to use it
        with open(os.open(path, os.O_RDONLY | _NO_WAIT), "rb") as file:
            _must_be_file(path, os.fstat(file.fileno()))  # it may have become another meanwhile
            size = os.fstat(file.fileno()).st_size
            return b"" if whole and size >= most else file.read(most), size
    except OSError as error:
        raise from_system(path, error) from error
    except ValueError:  # with a NUL in it
        raise StorageError(path, os.strerror(errno.EINVAL)) from None


def text_of(path: Path, kind: Kind) -> str:
    return decoded(path, data_of(path, kind))


def json_in(path: Path, kind: Kind) -> Any:
    """The data of a JSON file."""
    return parsed(path, text_of(path, kind), kind)


def checked(path: Path, data: object, kind: Kind) -> Any:
    """Such data in the shape of its kind."""
    assert kind.shape is not None
    try:
        return kind.shape(data, "file")
    except Unfit as error:
        raise Damaged(path, error.reason, error.place) from None


def decoded(path: Path, data: bytes) -> str:
    """The text in some bytes of a file."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise Damaged(path, "is no text", f"byte {error.start}") from None


def parsed(path: Path, text: str, kind: Kind) -> Any:
    """The data in the text of a file."""
    try:
        return json_of(text, kind.tables)
    except Unfit as error:
        raise Damaged(path, error.reason, error.place) from None


def version_of(data: object) -> int:
    """Which program wrote this: a later one's file is left alone; 0 where it does not say."""
    version = data.get("version") if isinstance(data, Mapping) else None
    return version if type(version) is int else 0


def is_file(path: Path) -> bool:
    """Whether there is a file under this name that could be read."""
    try:
        return stat.S_ISREG(os.stat(path).st_mode)
    except (OSError, ValueError):
        return False


class Own(NamedTuple):
    """An owner's card file as the engine's book wants it."""

    path: Path

    @property
    def name(self) -> str:
        """What people call it."""
        return self.path.name

    def read_bytes(self) -> bytes:
        """All of it; OSError when that cannot be had."""
        try:
            return data_of(self.path, CARDS)
        except StorageError as error:
            raise OSError(errno.EIO, error.reason) from error


def own(path: Path | None) -> Own | None:
    """Such a file, where there is one."""
    return None if path is None else Own(path)


def _must_be_file(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        what = next((name for is_it, name in _NO_FILES if is_it(found.st_mode)), "something else")
        raise NoFile(path, f"is no file but {what}")


_NO_FILES = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


def _too_long(path: Path, kind: Kind) -> Damaged:
    return Damaged(path, f"is longer than {kind.bytes} bytes")

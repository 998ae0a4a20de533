"""Which saved matches are not over, so that the home page need not read ten thousand that are.

A list beside the saves, and no more than a short cut: it says of which records it was made, and where others lie there
now it is made anew from the records themselves. It may name too many, for a program can be killed between two writes:
what it names is looked at; it never names too few. A match is on the list before its first record is written, and off
it after its last.
"""

import contextlib
import json
import os
import zlib
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple

from desktop.storage import atomic, reading
from desktop.storage.errors import StorageError

VERSION = 1
FILE = "unfinished.list"


class Unfinished(NamedTuple):
    """The list, the last played first, and the highest number of a save when it was written."""

    ids: tuple[str, ...] = ()
    last: int = 0


def names(folder: Path) -> set[str]:
    """The id of each record in a folder, or of the copy that is left of it."""
    found = set[str]()
    with contextlib.suppress(OSError):
        for name in os.listdir(folder):
            name = name.removesuffix(".bak")
            if name.endswith(".json") and ".damaged" not in name and name[0] != ".":
                found.add(name.removesuffix(".json"))
    return found


def read(folder: Path, records: Collection[str]) -> Unfinished | None:
    """The list, if it was made of just these records."""
    path = folder / FILE
    try:
        data = reading.json_in(path, reading.UNFINISHED)
        if reading.version_of(data) != VERSION:
            return None
        told = reading.checked(path, data, reading.UNFINISHED)
    except StorageError:
        return None
    if told["of"] != _sum_of(records):
        return None
    return Unfinished(tuple(save_id for save_id in told["ids"] if save_id in records), told["last"])


def write(folder: Path, ids: Sequence[str], last: int, records: Collection[str]) -> None:
    """Where it cannot be written, the records are read the next time."""
    data = {"version": VERSION, "of": _sum_of(records), "last": last, "ids": list(ids)}
    with contextlib.suppress(StorageError):
        atomic.write(folder / FILE, json.dumps(data).encode("utf-8", "replace"), flush=False)


def _sum_of(records: Collection[str]) -> str:
    joined = "\n".join(sorted(records)).encode("utf-8", "surrogateescape")
    return f"{len(records)} {zlib.crc32(joined):08x}"

"""Reports of what went wrong inside the program: a text file each, with the match as a record at its end.

They lie in the person's own folder and go nowhere by themselves. Only the newest few are kept.
"""

import contextlib
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from desktop.engine import record as records
from desktop.engine.match import Match
from desktop.storage import atomic, reading

MOST = 20
_RECORD = "---- the match, as a record; save what follows as a file and open it with Fivefold"


def write(folder: Path, trace: str, facts: Mapping[str, str], match: Match | None, now: datetime) -> Path:
    """Write a report; StorageError when that fails too."""
    lines = ["Fivefold met something that should not have happened. This file stays on this machine.", ""]
    lines += [f"{name}: {fact}" for name, fact in facts.items()]
    lines += ["", trace.rstrip(), ""]
    if match is not None:
        lines += [_RECORD, _record(match)]
    path = folder / f"report-{now:%Y%m%d-%H%M%S}.txt"
    number = 2
    while path.exists():
        path = folder / f"report-{now:%Y%m%d-%H%M%S}-{number}.txt"
        number += 1
    atomic.write(path, "\n".join(lines).encode("utf-8", "backslashreplace"))
    _thin_out(folder, path)
    return path


def _record(match: Match) -> str:
    """A match in the middle of an accident may not even be written down."""
    try:
        return records.to_record(match).dumps()
    except Exception as error:
        return f"(it could not be written down: {type(error).__name__}: {error})"


def read_record(path: Path) -> str:
    """The record at the end of a report."""
    return reading.text_of(path, reading.REPORT).partition(_RECORD)[2].lstrip("\n")


def _thin_out(folder: Path, newest: Path) -> None:
    """The clock may have been set back since the others were written."""
    with contextlib.suppress(OSError):
        others = (path for path in folder.glob("report-*.txt") if path != newest)
        found = sorted(others, key=lambda path: path.lstat().st_mtime)
        for old in found[: -(MOST - 1)]:
            old.unlink()

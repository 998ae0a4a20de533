"""Reads the files that tools are given: whatever is wrong with one is a sentence, and the file stays as it is."""

import json
from pathlib import Path

from desktop.engine.record import FORMAT, LONGEST, Record, RecordError, loads
from desktop.tools.arguments import Misuse

# A character takes up to four bytes.
MOST_BYTES = 4 * LONGEST


def read_record(path: Path) -> Record:
    """A record; Misuse when there is no such file, RecordError when it does not hold."""
    return loads(_read(path), path.name)


def read_position(path: Path) -> Record | object:
    """A record, or whatever else the JSON of the file holds: a state, to be checked by its game."""
    text = _read(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None  # the reader of records says what is wrong with it
    if not isinstance(data, dict) or "format" in data:
        return loads(text, path.name)
    return data


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:  # a pipe or a device has no size to ask for
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Misuse(f"{path.name}: cannot be read: {error.strerror or error}") from None
    except ValueError:  # a name that no file can have
        raise Misuse(f"{path.name[:40]!a}: is no name of a file") from None
    if len(data) > MOST_BYTES:
        raise RecordError(path.name, "file", f"is longer than {MOST_BYTES} bytes")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise RecordError(path.name, f"byte {error.start}", f"is no text, so no '{FORMAT}'") from None

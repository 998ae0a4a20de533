"""Reads the files that tools are given: whatever is wrong with one is a sentence, and the file stays as it is."""

from pathlib import Path

from desktop.engine.parsing import Unfit, json_of
from desktop.engine.record import FORMAT, Record, RecordError, loads
from desktop.storage import reading
from desktop.storage.errors import Damaged, NoFile, StorageError, shown
from desktop.tools.arguments import Misuse


def read_record(path: Path) -> Record:
    """A record; Misuse when there is no such file, RecordError when it does not hold."""
    return loads(_read(path), shown(path.name))


def read_position(path: Path) -> Record | object:
    """A record, or whatever else the JSON of the file holds: a state, to be checked by its game."""
    text = _read(path)
    try:
        data = json_of(text)
    except Unfit:
        data = None  # the reader of records says what is wrong with it
    if not isinstance(data, dict) or "format" in data:
        return loads(text, shown(path.name))
    return data


def _read(path: Path) -> str:
    name = shown(path.name)
    try:
        data = reading.data_of(path, reading.RECORD)
    except StorageError as error:
        if isinstance(error, Damaged) and not isinstance(error, NoFile):
            raise RecordError(name, "file", error.reason) from None
        raise Misuse(f"{name}: cannot be read: {error.reason}") from None
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise RecordError(name, f"byte {error.start}", f"is no text, so no '{FORMAT}'") from None

"""Games of a measurement in a file, a line each: one that was broken off goes on where it was, and it can grow."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from desktop.storage import reading
from desktop.storage.errors import Missing, StorageError
from desktop.tools.arguments import Failed, Misuse


def keep(file: Path, measuring: Mapping[str, Any], line: Mapping[str, Any]) -> None:
    """A game that was played, and what was measured with it."""
    try:
        with file.open("a", encoding="utf-8", newline="\n") as out:
            out.write(json.dumps({**measuring, **line}) + "\n")
    except OSError as error:
        raise Failed(f"{file.name}: cannot be written: {error.strerror or error}") from None


def kept(file: Path, measuring: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The lines of this measurement: only games that agree in all of it are put together."""
    try:
        text = reading.data_of(file, reading.RESULTS).decode()
    except Missing:
        return
    except (StorageError, UnicodeDecodeError) as error:
        raise Misuse(f"{file.name}: cannot be read: {getattr(error, 'reason', error)}") from None
    for row in text.splitlines():
        try:
            data = json.loads(row)
        except ValueError:  # it was being written when somebody broke off
            continue
        if isinstance(data, dict) and all(data.get(key) == value for key, value in measuring.items()):
            yield data

"""A file that holds all of something: read, or put aside where it does not hold. Nothing unread is ever overwritten."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from desktop.engine.text import Text
from desktop.storage import atomic
from desktop.storage.errors import Damaged, Missing, StorageError

Held = TypeVar("Held")


class Loaded(NamedTuple, Generic[Held]):
    """What a file held, and what the person should know about it."""

    held: Held | None = None
    said: Text | None = None
    frozen: bool = False  # what stands in the file is not to be replaced


def read_or_set_aside(path: Path, read: Callable[[Path], Held], damaged: str) -> Loaded[Held]:
    """What the file holds; `damaged`: the sentence with its name, and the one under which it is kept now."""
    try:
        return Loaded(read(path))
    except Missing:
        return Loaded()
    except Damaged as error:
        try:
            aside = atomic.set_aside(path, "damaged")
        except StorageError as failed:
            return Loaded(None, failed.text, frozen=True)
        return Loaded(None, Text(damaged, (error.file.name, aside.name)))
    except StorageError as error:
        return Loaded(None, error.text, frozen=True)

"""What can go wrong with a file, by type. `text` is one sentence for people: which file, and what to do."""

import errno
from pathlib import Path

from desktop.engine.text import Text

MOST_SHOWN = 300  # characters of a name


def shown(name: str) -> str:
    """The name of a file as a person can be shown it: some are no text, and some have no end."""
    plain = name.encode("utf-8", "replace").decode()
    return plain if len(plain) <= MOST_SHOWN else f"{plain[:MOST_SHOWN]}…"


class StorageError(Exception):
    """A file could not be read or written; nothing that was good has been lost."""

    id = "house.storage.failed"

    def __init__(self, file: Path, reason: str = "", place: str = "") -> None:
        self.file = file
        self.reason = f"{place}: {reason}" if place not in ("", "file") else reason
        self.place = place  # within the file
        super().__init__(f"{shown(str(file))}: {self.reason or type(self).__name__}")

    @property
    def text(self) -> Text:
        """The sentence to show."""
        return Text(self.id, (shown(self.file.name), self.reason, shown(str(self.file.parent))))


class FullDisk(StorageError):
    """No room left."""

    id = "house.storage.full"


class ReadOnly(StorageError):
    """The folder or the file may not be written."""

    id = "house.storage.read_only"


class Missing(StorageError):
    """There is no such file."""

    id = "house.storage.missing"


class Damaged(StorageError):
    """The file's contents do not hold."""

    id = "house.storage.damaged"


class NoFile(Damaged):
    """What lies there is a folder, a pipe, a device: nothing that could be read."""


class NewerVersion(StorageError):
    """A later program wrote the file; it is left as it is."""

    id = "house.storage.newer"


class OtherCards(StorageError):
    """The match was played with other numbers on its cards; the file is good, and left as it is."""

    id = "house.storage.other_cards"


_KINDS: dict[int | None, type[StorageError]] = {
    errno.ENOSPC: FullDisk,
    errno.EDQUOT: FullDisk,
    errno.EACCES: ReadOnly,
    errno.EPERM: ReadOnly,
    errno.EROFS: ReadOnly,
    errno.ENOENT: Missing,
}


def from_system(file: Path, error: OSError) -> StorageError:
    """The typed form of what the system said."""
    return _KINDS.get(error.errno, StorageError)(file, error.strerror or str(error))

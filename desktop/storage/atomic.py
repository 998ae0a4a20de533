"""Writes a file whole or not at all: beside it first, down to the disk, then into its place.

A reader, or a program killed at any moment, finds the old contents or the new ones, never a part.
"""

import contextlib
import os
import tempfile
from pathlib import Path

from desktop.storage.errors import StorageError, from_system

_HALF = ".tmp"


def write(path: Path, data: bytes, keep: Path | None = None, flush: bool = True) -> None:
    """Write `data` to `path`; what stood there before goes to `keep`. StorageError leaves the old file in place.

    Without `flush` it costs no wait for the disk, and after a power cut the old contents may be there, or none.
    """
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=_HALF, dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            if flush:
                file.flush()
                os.fsync(file.fileno())
        _put(Path(temporary), path, keep)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise from_system(path, error) from error
    if flush:
        _settle(path.parent)


def _put(fresh: Path, path: Path, keep: Path | None) -> None:
    kept = keep is not None and path.exists()
    if keep is not None and kept:
        os.replace(path, keep)
    try:
        os.replace(fresh, path)
    except OSError:
        if keep is not None and kept:
            os.replace(keep, path)
        raise


def set_aside(path: Path, mark: str) -> Path:
    """Rename a file that could not be read, so that nothing overwrites it; returns its new name."""
    for number in range(1, 1000):
        other = path.with_name(f"{path.stem}.{mark}{number if number > 1 else ''}{path.suffix}")
        if not os.path.lexists(other):
            break
    else:
        raise StorageError(path, f"there are too many {mark} copies in the folder")
    try:
        os.replace(path, other)
    except OSError as error:
        raise from_system(path, error) from error
    return other


def sweep(folder: Path) -> None:
    """Delete what a killed program left half written; only for the one program that writes there."""
    with contextlib.suppress(OSError):
        for path in folder.glob(f".*{_HALF}"):
            with contextlib.suppress(OSError):  # one that cannot be deleted keeps none of the others
                path.unlink(missing_ok=True)


def _settle(folder: Path) -> None:
    """Bring the rename itself to the disk, where a folder can be opened for that (not on Windows)."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

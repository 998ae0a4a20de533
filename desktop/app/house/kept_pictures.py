"""What a start shows of large pictures, scaled as it shows it: kept in a folder for the next start, which decodes none.

A kept picture belongs to the bytes of its source, to its size and to the Qt that scaled it. Whatever else lies in the
folder, or none at all: then the source is decoded, and nobody notices but the clock.
"""

from __future__ import annotations

import contextlib
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, qVersion
from PySide6.QtGui import QImage

from desktop.storage import atomic, reading
from desktop.storage.errors import StorageError

MOST_BYTES = 2_000_000  # of one: a larger one is read no faster than its source is decoded
_HEAD = struct.Struct("<4sIIII")  # mark, format, width, height, and the sum of what follows
_MARK = b"5fp1"
_FORMATS = (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32, QImage.Format.Format_ARGB32_Premultiplied)
_KIND = reading.Kind(_HEAD.size + MOST_BYTES)


class KeptPictures:
    """Those of one folder; until one is opened, none."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._shown: dict[str, QImage] | None = None  # by the name of its file, until it is settled
        self._fresh: set[str] = set()

    def open(self, folder: Path) -> None:
        """Look for them here; the folder need not exist."""
        self._folder, self._shown = folder, {}

    def scaled(self, source: Path, size: QSize, make: Callable[[], QImage]) -> QImage:
        """The picture kept of this source in this size, else the one that is made."""
        if self._folder is None or size.width() * size.height() * 4 > MOST_BYTES:
            return make()
        name = self._name(source, size)
        kept = _read(self._folder / name, size)
        image = make() if kept is None else kept
        if self._shown is not None:
            self._shown[name] = image
            if kept is None:
                self._fresh.add(name)
        return image

    def settle(self) -> None:
        """Write down what was shown until now, and keep that alone: from here on nothing is added."""
        shown, self._shown = self._shown, None
        if self._folder is None or not shown or not self._fresh:
            return
        with contextlib.suppress(StorageError, OSError):
            for name in self._fresh:
                if data := _written(shown[name]):
                    atomic.write(self._folder / name, data, flush=False)
            for path in self._folder.iterdir():
                if path.name not in shown:
                    path.unlink()
        self._fresh.clear()

    @staticmethod
    def _name(source: Path, size: QSize) -> str:
        data = source.read_bytes()
        of = f"{len(data):x}-{zlib.crc32(data):08x}"
        return f"{source.stem}-{of}-{size.width()}x{size.height()}-{qVersion()}"


def _read(path: Path, size: QSize) -> QImage | None:
    try:
        data = reading.data_of(path, _KIND)
        mark, form, width, height, check = _HEAD.unpack_from(data)
    except (StorageError, struct.error):
        return None
    pixels = memoryview(data)[_HEAD.size :]
    whole = (mark, width, height, len(pixels)) == (_MARK, size.width(), size.height(), width * height * 4)
    if not whole or form >= len(_FORMATS) or zlib.crc32(pixels) != check:
        return None
    return QImage(pixels, width, height, width * 4, _FORMATS[form]).copy()


def _written(image: QImage) -> bytes:
    """A picture as `_read` reads it; nothing where that cannot read it."""
    if image.format() not in _FORMATS or image.bytesPerLine() != image.width() * 4:
        return b""
    pixels = bytes(image.constBits())
    form = _FORMATS.index(image.format())
    return _HEAD.pack(_MARK, form, image.width(), image.height(), zlib.crc32(pixels)) + pixels


KEPT = KeptPictures()

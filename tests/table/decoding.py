"""Pictures of cards and grounds are decoded once a process: to read them again was half of what a table cost."""

from collections import OrderedDict
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage

from desktop.table.drawing import faces
from desktop.table.scene import backdrop

LIMIT = 160 * 1024 * 1024  # bytes
Asked = tuple[str, str, int, int, faces.Crop | None]


class Decoded:
    """In place of `read_picture`: gives what that gives, which a file and a size decide alone."""

    def __init__(self) -> None:
        self.read = faces.read_picture
        self.weight = 0
        self._kept: OrderedDict[Asked, QImage | None] = OrderedDict()

    def __call__(self, world: str, name: str, width: int, height: int, crop: faces.Crop | None = None) -> QImage | None:
        asked = world, name, width, height, crop
        if asked not in self._kept:
            self._kept[asked] = self.read(*asked)
            self.weight += self._bytes(asked)
        self._kept.move_to_end(asked)
        while self.weight > LIMIT and len(self._kept) > 1:
            gone = next(iter(self._kept))
            self.weight -= self._bytes(gone)
            del self._kept[gone]
        return self._kept[asked]

    def _bytes(self, asked: Asked) -> int:
        image = self._kept[asked]
        return 0 if image is None else image.sizeInBytes()


_DECODED = Decoded()


@pytest.fixture(scope="session", autouse=True)
def _pictures_are_decoded_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(faces, "read_picture", _DECODED)
        patch.setattr(backdrop, "read_picture", _DECODED)
        yield

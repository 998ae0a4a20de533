"""A picture of a screen: pixels of a window dump come out as a PNG that Qt reads."""

from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QColor, QImage

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def framebuffer(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import framebuffer

    return framebuffer


def test_pixels_keep_their_places_and_colours(framebuffer: ModuleType, tmp_path: Path) -> None:
    numbers = [0] * 25
    numbers[0] = 104  # the header, and four bytes of a name
    numbers[framebuffer.WIDTH], numbers[framebuffer.HEIGHT] = 2, 1
    numbers[framebuffer.BITS], numbers[framebuffer.LINE] = 32, 12  # a pixel more than is seen
    numbers[framebuffer.COLOURS] = 1
    pixels = bytes([3, 2, 1, 0, 30, 20, 10, 0, 9, 9, 9, 9])
    dump = framebuffer.HEADER.pack(*numbers) + b"xwd\0" + b"c" * 12 + pixels
    assert framebuffer.save(dump, tmp_path / "screen.png") == (2, 1)
    image = QImage(str(tmp_path / "screen.png"))
    assert [_rgb(image.pixelColor(x, 0)) for x in (0, 1)] == [(1, 2, 3), (10, 20, 30)]


def _rgb(tint: QColor) -> tuple[int, int, int]:
    return tint.red(), tint.green(), tint.blue()

"""Icon files for Windows and macOS, taken apart again."""

import os
import struct
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import icons

    return icons


def test_a_windows_icon_leads_to_each_picture(icons: ModuleType) -> None:
    data = icons.icon_file({16: b"small", 256: b"the large one"})
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    found = {}
    for at in (6, 22):
        side, _, _, _, _, bits, size, start = struct.unpack_from("<BBBBHHII", data, at)
        assert bits == 32
        found[side or 256] = data[start : start + size]
    assert found == {16: b"small", 256: b"the large one"}


def test_a_macos_icon_is_as_long_as_it_says(icons: ModuleType) -> None:
    data = icons.icon_set({16: b"small", 24: b"of no kind", 512: b"large"})
    assert data[:4] == b"icns" and struct.unpack_from(">I", data, 4) == (len(data),)
    assert data[8:] == b"icp4\0\0\0\x0dsmallic09\0\0\0\x0dlarge"


def test_the_drawings_are_there(icons: ModuleType) -> None:
    assert icons.MARK.is_file() and icons.BOOK.is_file()
    assert all((icons.PICTURES / f"{name}.webp").is_file() for name in ("emblem", "record"))


def test_small_icons_are_drawn_and_large_ones_modelled(icons: ModuleType, tmp_path: Path) -> None:
    """All of their size and cut out."""
    script = f"import sys; sys.path.insert(0, {str(ROOT / 'packaging')!r}); import icons; from pathlib import Path; "
    script += f"icons.FOLDER = Path({str(tmp_path)!r}); icons._draw_all()"
    subprocess.run([sys.executable, "-c", script], env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, check=True)
    for name, drawing in (("app", icons.MARK), ("record", icons.BOOK)):
        for side in icons.SIZES:
            image = QImage(str(tmp_path / f"{name}-{side}.png"))
            assert (image.width(), image.height()) == (side, side)
            assert image.pixelColor(0, 0).alpha() == 0 < image.pixelColor(side // 2, side // 2).alpha()
            drawn = tmp_path / "drawn.png"
            icons._draw(drawing, side, drawn)
            assert (image == QImage(str(drawn))) is (side < icons.MODELLED), (name, side)
    assert (tmp_path / "fivefold.ico").is_file() and (tmp_path / "record.icns").is_file()

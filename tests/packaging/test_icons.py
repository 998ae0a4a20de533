"""Icon files for Windows and macOS, taken apart again."""

import struct
from pathlib import Path
from types import ModuleType

import pytest

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
    assert icons.MARK.is_file() and icons.SHEET.is_file()

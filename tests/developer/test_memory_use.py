"""Where the memory of a process lies: the parts are of the size of what was put there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop.developer.bench import rss_kb
from desktop.developer.memory_use import IN_ARENAS, IN_BLOCKS, asked_for, mapped, objects, pictures, where

only_linux = pytest.mark.skipif(not Path("/proc/self/smaps").is_file(), reason="this system does not tell")
SIDE = 1024  # of a picture of 4 MB


class Holder:
    """Something of Python's with a picture."""

    def __init__(self, picture: QImage) -> None:
        self.picture = picture


@only_linux
def test_what_is_mapped_is_all_that_is_resident() -> None:
    found = mapped()
    assert {"heap_mb", "anonymous_mb", "libraries_mb"} <= found.keys()
    assert abs(sum(found.values()) - (rss_kb(os.getpid()) or 0) / 1024) < 8


@only_linux
def test_a_large_piece_and_many_small_ones_are_told_apart() -> None:
    before = asked_for()
    large = bytearray(40 << 20)
    after = asked_for()
    assert (
        after["malloc_large_mb"] + after["malloc_used_mb"] >= before["malloc_large_mb"] + before["malloc_used_mb"] + 39
    )
    small = [(number, str(number)) for number in range(100_000)]
    assert asked_for()["python_used_mb"] > after["python_used_mb"] + 8
    del large, small


def test_pictures_are_counted_once_whoever_holds_them(qapp: object) -> None:
    before = pictures()
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    held = [Holder(picture), Holder(picture), {"the same": QImage(picture)}]
    after = pictures()
    assert after["pictures"] == before["pictures"] + 1
    assert after["pictures_mb"] == pytest.approx(before["pictures_mb"] + 4, abs=0.2)
    held.clear()


def test_objects_are_told_by_type(qapp: object) -> None:
    kept = [Holder(QImage()) for _ in range(60_000)]
    assert objects()[f"{__name__}.Holder"] == len(kept)


def test_standard_error_is_as_it_was(capfd: pytest.CaptureFixture[str]) -> None:
    asked_for()
    os.write(2, b"heard\n")
    assert capfd.readouterr().err == "heard\n"


def test_what_python_tells_is_understood() -> None:
    told = "43 arenas * 1048576 bytes/arena  =           45,088,768\n# bytes in allocated blocks      =   16,777,216\n"
    assert IN_BLOCKS.search(told)[1] == "16,777,216"  # type: ignore[index]
    assert IN_ARENAS.search(told)[1] == "45,088,768"  # type: ignore[index]


def test_all_of_it_has_one_answer(qapp: object) -> None:
    assert {"pictures_mb", "python_used_mb", "objects"} <= where().keys()

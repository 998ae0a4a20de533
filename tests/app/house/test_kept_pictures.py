"""What a start scaled is there for the next one; whatever else lies in its place is made again, and nobody is told."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from desktop.app.house.kept_pictures import MOST_BYTES, KeptPictures

SIZE = QSize(7, 5)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "cover.webp"
    file.write_bytes(b"what it is made of")
    return file


def shown(folder: Path, source: Path, tint: str = "#123456", size: QSize = SIZE) -> str:
    """The colour that a start shows, whose own drawing has this one."""
    kept = KeptPictures()
    kept.open(folder)

    def make() -> QImage:
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(tint))
        return image

    image = kept.scaled(source, size, make)
    kept.settle()
    assert image.size() == size
    return image.pixelColor(3, 3).name()


def test_the_second_start_makes_none(tmp_path: Path, source: Path) -> None:
    folder = tmp_path / "pictures"
    assert [shown(folder, source, tint) for tint in ("#102030", "#ffffff")] == ["#102030", "#102030"]


def test_another_source_and_another_size_are_made_anew_and_what_is_not_shown_goes(tmp_path: Path, source: Path) -> None:
    folder = tmp_path / "pictures"
    shown(folder, source)
    source.write_bytes(b"something else")
    assert shown(folder, source, "#aa0000") == "#aa0000"
    assert shown(folder, source, "#bb0000", QSize(8, 5)) == "#bb0000"
    assert len(list(folder.iterdir())) == 1


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-1],
        lambda data: data[:-1] + b"\x00",
        lambda data: data + b"\x00",
        lambda data: b"else" + data[4:],
        lambda data: data[:4] + b"\xff" + data[5:],
        lambda data: data[:8] + b"\xff\xff\xff\x7f" + data[12:],
    ],
    ids=["empty", "cut", "flipped", "longer", "no mark", "no format", "too wide"],
)
def test_what_is_damaged_is_made_anew(tmp_path: Path, source: Path, damage: Callable[[bytes], bytes]) -> None:
    folder = tmp_path / "pictures"
    shown(folder, source)
    (file,) = folder.iterdir()
    file.write_bytes(damage(file.read_bytes()))
    assert shown(folder, source, "#cc0000") == "#cc0000"
    assert shown(folder, source, "#dd0000") == "#cc0000"


def test_where_nothing_can_be_written_all_is_shown(tmp_path: Path, source: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert shown(tmp_path / "file" / "pictures", source, "#102030") == "#102030"
    folder = tmp_path / "pictures"
    shown(folder, source)
    (file,) = folder.iterdir()
    file.unlink()
    file.mkdir()
    assert shown(folder, source, "#102030") == "#102030"


def test_without_a_folder_and_of_very_large_ones_none_are_kept(tmp_path: Path, source: Path) -> None:
    kept = KeptPictures()
    assert kept.scaled(source, SIZE, lambda: QImage(SIZE, QImage.Format.Format_RGB32)).size() == SIZE
    side = int((MOST_BYTES / 4) ** 0.5) + 1
    shown(tmp_path / "pictures", source, size=QSize(side, side))
    assert not (tmp_path / "pictures").exists()


def test_what_is_kept_is_read_again_at_any_time_and_nothing_is_added(tmp_path: Path, source: Path) -> None:
    folder = tmp_path / "pictures"
    shown(folder, source, "#102030")
    kept = KeptPictures()
    kept.open(folder)
    kept.settle()
    plain = QImage(QSize(9, 9), QImage.Format.Format_RGB32)
    assert kept.scaled(source, SIZE, lambda: plain).size() == SIZE
    assert kept.scaled(source, QSize(9, 9), lambda: plain) is plain
    kept.settle()
    assert len(list(folder.iterdir())) == 1

"""Pictures fill their room, and one that was painted anew is shown anew."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainterPath
from pytestqt.qtbot import QtBot

from desktop.app.pages import pictures
from desktop.games import BY_ID
from tests.table.pictures import painted


@pytest.mark.parametrize("size", [QSize(100, 300), QSize(300, 100), QSize(64, 64)])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_picture_fills_its_room_at_any_ratio(qtbot: QtBot, size: QSize, ratio: float) -> None:
    pixmap = pictures.filling("covers/clash.webp", size, ratio)
    assert pixmap is not None and pixmap.deviceIndependentSize().toSize() == size


def test_there_is_none_of_what_is_not_there(qtbot: QtBot) -> None:
    assert pictures.filling("covers/none.webp", QSize(10, 10)) is None
    assert pictures.haze("covers/none.webp", QSize(10, 10)) is None


@pytest.mark.parametrize("game_id", BY_ID)
def test_every_game_has_a_cover_and_it_is_tall(qtbot: QtBot, game_id: str) -> None:
    assert pictures.filling(f"covers/{game_id}.webp", QSize(10, 10)) is not None
    assert 0.4 < pictures.cover_aspect(game_id) < 0.8


def test_a_stored_picture_that_changed_is_read_again(qtbot: QtBot, tmp_path: Path) -> None:
    file, seen = tmp_path / "table.png", []
    for stamp, tint in (("1", "#ff0000"), ("2", "#0000ff")):
        image = QImage(20, 20, QImage.Format.Format_RGB32)
        image.fill(QColor(tint))
        image.save(str(file))
        pixmap = pictures.filling(stamp, QSize(10, 10), 1.0, str(file))
        assert pixmap is not None
        seen.append(pixmap.toImage().pixelColor(5, 5).name())
    assert seen == ["#ff0000", "#0000ff"]


@pytest.mark.parametrize(
    "data",
    [
        b"", b"png", b"\x89PNG\r\n\x1a\n", b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x75\x30\0\0\x75\x30\x08\x02\0\0\0\x31\x3f\x5c\x47",
    ],
    ids=["empty", "words", "cut", "svg", "nine hundred million pixels"],
)  # fmt: skip
@pytest.mark.qt_log_ignore("libpng|QImage")
def test_what_is_no_picture_of_ours_is_none(qtbot: QtBot, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "table.png"
    file.write_bytes(data)
    assert pictures.filling(pictures.stamp(file), QSize(10, 10), 1.0, str(file)) is None


def test_a_picture_that_never_ends_is_none(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    file.symlink_to("/dev/zero")
    assert pictures.filling(pictures.stamp(file), QSize(10, 10), 1.0, str(file)) is None
    assert pictures.filling(pictures.stamp(tmp_path / "gone.png"), QSize(10, 10), 1.0, "gone.png") is None


def test_a_game_without_a_cover_has_a_tall_place_for_one(qtbot: QtBot) -> None:
    assert pictures.cover_aspect("no such game") == 0.62


def test_a_plain_cover_has_its_sign_in_the_middle_above_half_way(qtbot: QtBot) -> None:
    room, path = QRectF(0, 0, 200, 320), QPainterPath()
    path.addRect(room)
    sheet = painted(lambda p: pictures.draw_cover(p, room, path, "no such game"), 200, 320)
    ground = [sheet.pixelColor(2, y).lightness() for y in range(320)]
    sign = [
        (x, y) for x in range(20, 180) for y in range(320) if sheet.pixelColor(x, y).lightness() > ground[y] + 60
    ]  # fmt: skip
    across, down = [x for x, _ in sign], [y for _, y in sign]
    assert min(across) >= 60 and max(across) <= 140 and abs(min(across) + max(across) - 200) <= 4
    assert min(down) >= 75 and max(down) <= 156

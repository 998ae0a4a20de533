"""The comparison lets through what another machine may draw, and nothing that a person would miss."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.pages.lines import Line
from desktop.app.play.play_page import PlayPage
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.part_item import PartItem
from tests.pictures.comparing import difference, side_by_side
from tests.pictures.drawing import PICTURES, draw, elsewhere, kept, opened, seen, unpacked

NAMES = ("clash", "settings-contrast", "barbarossa-large")
HOW = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
LCD = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><cachedir>{0}</cachedir>
<match target="pattern"><edit name="rgba" mode="assign"><const>rgb</const></edit></match>
<match target="pattern"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match></fontconfig>"""


def mapped(image: QImage, table: bytes) -> QImage:
    """Every channel by a table of 256 values."""
    data = bytes(image.constBits()).translate(table)
    return QImage(data, image.width(), image.height(), QImage.Format.Format_RGB32).copy()


def shifted(image: QImage, by: float) -> QImage:
    """Everything so much of a pixel further right and down."""
    moved = image.copy()
    painter = QPainter(moved)
    painter.setOpacity(by)
    painter.drawImage(1, 1, image)
    painter.end()
    return moved


def brighter(image: QImage, gamma: float) -> QImage:
    return mapped(image, bytes(round(255 * (value / 255) ** gamma) for value in range(256)))


def noisy(image: QImage, most: int) -> QImage:
    """Up to so much more or less, each channel of each pixel by itself."""
    old, dice = bytes(image.constBits()), random.Random(3)
    noise = dice.randbytes(len(old)).translate(bytes(value % (2 * most + 1) for value in range(256)))
    data = bytes(min(255, max(0, value + more - most)) for value, more in zip(old, noise))
    return QImage(data, image.width(), image.height(), QImage.Format.Format_RGB32).copy()


def softer(image: QImage) -> QImage:
    """Edges smoothed once more: drawn a little smaller and larger again."""
    return image.scaled(image.width() * 9 // 10, image.height() * 9 // 10, *HOW).scaled(image.size(), *HOW)


OTHER_MACHINES: dict[str, Callable[[QImage], QImage]] = {
    "half a pixel further": lambda image: shifted(image, 0.5),
    "a little darker": lambda image: brighter(image, 1.03),
    "a little brighter": lambda image: brighter(image, 0.97),
    "noise of 3 in 255": lambda image: noisy(image, 3),
    "softer edges": softer,
    "all of it": lambda image: brighter(noisy(shifted(image, 0.4), 2), 1.02),
}


@pytest.fixture(scope="module")
def images(qapp: object) -> dict[str, QImage]:
    return {name: draw(PICTURES[name]) for name in NAMES}


@pytest.mark.parametrize("machine", OTHER_MACHINES)
def test_what_another_machine_may_draw_passes(images: dict[str, QImage], machine: str) -> None:
    for name, image in images.items():
        found = difference(unpacked(kept(image)), unpacked(kept(OTHER_MACHINES[machine](image))))
        print(machine, name, found)
        assert 0 < found.worst <= 1, f"{name}: {found}"


def test_letters_smoothed_for_a_flat_screen_pass(qtbot: QtBot, tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text(LCD.format(tmp_path))
    pictures = [PICTURES[name] for name in NAMES]
    for picture, data in elsewhere(pictures, 1, {"FONTCONFIG_FILE": str(config)}):
        found = difference(unpacked(picture.file.read_bytes()), unpacked(data))
        print(picture.name, found)
        assert 0 < found.worst <= 1, f"{picture.name}: {found}"


def test_no_font_of_the_system_is_used(qtbot: QtBot, tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>')
    pictures = [PICTURES[name] for name in ("cards-chronicle", "clash-ja", "about", "tip")]
    for picture, data in elsewhere(pictures, 1, {"FONTCONFIG_FILE": str(config)}):
        assert difference(unpacked(picture.file.read_bytes()), unpacked(data)).worst <= 1, picture.name


# ---- what is missing


def test_every_line_of_a_page_is_missed(qtbot: QtBot) -> None:
    picture = PICTURES["new-ganymede"]
    reference = unpacked(kept(draw(picture)))
    with opened(picture) as window:
        lines = [line for line in window.page.findChildren(Line) if line.isVisible() and line.text()]
        told = [(line.text(), _without(line, reference, lambda: seen(window))) for line in lines[:6]]
    assert len(told) == 6 and all(worst > 1 for _, worst in told), told


@pytest.mark.parametrize("kind", [CardItem, PartItem])
def test_a_missing_card_or_plate_of_a_table_is_missed(qtbot: QtBot, kind: type[CardItem | PartItem]) -> None:
    picture = PICTURES["clash"]
    reference = unpacked(kept(draw(picture)))
    with opened(picture) as window:
        assert isinstance(window.page, PlayPage)
        items = [item for item in window.page.scene.items() if isinstance(item, kind) and item.isVisible()]
        told = [(item.sceneBoundingRect(), _without(item, reference, lambda: seen(window))) for item in items[:4]]
    assert len(told) >= 2 and all(worst > 1 for _, worst in told), told


def _without(thing: QWidget | CardItem | PartItem, reference: QImage, look: Callable[[], QImage]) -> float:
    thing.setVisible(False)
    now = unpacked(kept(look()))
    thing.setVisible(True)
    return difference(reference, now).worst


def test_another_size_is_another_picture_and_the_place_is_shown() -> None:
    one, other = QImage(120, 80, QImage.Format.Format_RGB32), QImage(120, 80, QImage.Format.Format_RGB32)
    for image in (one, other):
        image.fill(0x202020)
    painter = QPainter(other)
    painter.fillRect(40, 40, 10, 10, 0x808080)
    painter.end()
    found = difference(one, other)
    assert found.worst > 1 and all(38 <= rect.center().x() <= 52 or rect.width() > 8 for rect in found.where)
    assert side_by_side(one, other, found).width() > 3 * 120
    assert difference(one, one.copy(0, 0, 119, 80)).worst > 1 and difference(one, one.copy()).worst == 0

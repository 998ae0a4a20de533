"""Every page, sheet and table looks as in its reference picture (tests/pictures/reference).

After a change that is meant: `.venv/bin/python packaging/reference_pictures.py --renew`, and look at what it shows.
"""

import pytest
from pytestqt.qtbot import QtBot

from tests.pictures.drawing import PICTURES, REFERENCE, SHRUNK, draw, elsewhere, kept, unpacked
from tests.pictures.showing import compared, complaint

PLAIN = [name for name, picture in PICTURES.items() if picture.scale == 1]
DENSE = [picture for picture in PICTURES.values() if picture.scale == 2]
MOST = 6_000_000  # bytes of all references: modelled pictures have more in them than composed ones

# What Qt says of its own popups where there is no screen.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("name", PLAIN)
def test_it_looks_as_it_did(qtbot: QtBot, name: str) -> None:
    found = compared(PICTURES[name], kept(draw(PICTURES[name])))
    assert found.worst <= 1, complaint(PICTURES[name], found)


def test_it_looks_as_it_did_on_a_dense_screen(qtbot: QtBot) -> None:
    found = {picture: compared(picture, data) for picture, data in elsewhere(DENSE, 2)}
    bad = [complaint(picture, each) for picture, each in found.items() if each.worst > 1]
    assert found and not bad, "\n".join(bad)


def test_every_reference_is_on_the_list_and_small() -> None:
    files = {path.name: path.stat().st_size for path in REFERENCE.iterdir()}
    assert set(files) == {picture.file.name for picture in PICTURES.values()}
    assert sum(files.values()) < MOST, "keep fewer or smaller ones: they lie in the repository for ever"


def test_the_same_picture_twice_is_the_same_to_the_byte(qtbot: QtBot) -> None:
    for name in ("home-kept", "clash", "rules-found"):
        first = draw(PICTURES[name])
        draw(PICTURES["settings-contrast"])  # another theme in between
        assert draw(PICTURES[name]) == first


def test_a_dense_picture_has_twice_the_pixels() -> None:
    dense, plain = (unpacked(PICTURES[name].file.read_bytes()) for name in ("dense-clash", "clash"))
    assert (dense.width(), dense.height()) == (
        2 * plain.width(),
        2 * plain.height(),
    ) and plain.width() == 1366 // SHRUNK

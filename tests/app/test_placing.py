"""The window's place: kept, restored, and sensible the first time."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app import placing
from desktop.storage.settings import Settings


def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_the_first_time_it_fits_the_screen(qtbot: QtBot) -> None:
    one = window(qtbot)
    placing.restore(one, Settings())
    room = one.screen().availableGeometry()
    assert 0 < one.width() <= room.width() and 0 < one.height() <= room.height()


def test_the_next_time_it_is_as_it_was_left(qtbot: QtBot) -> None:
    settings, one = Settings(), window(qtbot)
    one.resize(611, 402)
    placing.keep(one, settings)
    other = window(qtbot)
    placing.restore(other, settings)
    assert (other.width(), other.height()) == (611, 402)


def test_a_filled_screen_is_no_place_and_a_broken_one_is_none(qtbot: QtBot) -> None:
    settings, one = Settings(geometry="kept"), window(qtbot)
    one.showFullScreen()
    placing.keep(one, settings)
    assert settings.geometry == "kept"
    placing.restore(window(qtbot), settings)

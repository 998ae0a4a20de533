"""The window's place: kept, restored, sensible the first time, and never larger than the screen."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house import window_place
from desktop.app.house.house import House
from desktop.app.window import Window
from desktop.storage.settings import Settings
from tests.app.conftest import Open

SCREENS = [
    (683, 384),  # 1366 x 768 at 200 %
    (800, 600),
    (960, 540),  # 1920 x 1080 at 200 %
    (1092, 614),  # 1366 x 768 at 125 %
    (1366, 768),
    (3840, 2160),
]


def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_the_first_time_it_fits_the_screen(qtbot: QtBot) -> None:
    one = window(qtbot)
    window_place.restore(one, Settings())
    room = one.screen().availableGeometry()
    assert 0 < one.width() <= room.width() and 0 < one.height() <= room.height()


def test_the_next_time_it_is_as_it_was_left(qtbot: QtBot) -> None:
    settings, one = Settings(), window(qtbot)
    one.resize(784, 702)
    window_place.keep(one, settings)
    other = window(qtbot)
    window_place.restore(other, settings)
    assert (other.width(), other.height()) == (784, 702)


def test_a_filled_screen_is_no_place_and_a_broken_one_is_none(qtbot: QtBot) -> None:
    settings, one = Settings(geometry="kept"), window(qtbot)
    one.showFullScreen()
    window_place.keep(one, settings)
    assert settings.geometry == "kept"
    window_place.restore(window(qtbot), settings)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("before", [None, (1600, 1000), (700, 500)])
def test_it_opens_within_any_screen(
    qtbot: QtBot, house: House, screen: tuple[int, int], before: tuple[int, int] | None
) -> None:
    """The first time, and with the place that a larger screen, or a smaller one, has left in the settings."""
    room = QRect(60, 27, screen[0] - 60, screen[1] - 27)  # a dock on the left, a bar on top
    if before is not None:
        other = window(qtbot)
        other.setGeometry(500, 400, *before)
        window_place.keep(other, house.settings)
    made = Window(house)
    qtbot.addWidget(made)
    made.resize(*(before or (1366, 860)))
    window_place.restore(made, house.settings, room)
    inner = room.marginsRemoved(window_place.FRAME)
    assert inner.contains(made.geometry())
    assert (
        made.size().boundedTo(made.minimumSize())
        == made.minimumSize()
        == QSize(*window_place.LEAST).boundedTo(inner.size())
    )
    made.close()


def test_on_its_way_to_a_smaller_screen_it_shrinks_in_the_hand(open_window: Open) -> None:
    made = open_window(1366, 768)
    corner = made.pos()
    other = QRect(3000, 0, 800, 660)  # as wide as the one that tests run on: Qt cannot do otherwise there
    window_place.shrink(made, other)
    assert made.frameGeometry().size() == other.size() and made.pos() == corner
    window_place.keep_inside(made, other)
    assert made.frameGeometry() == other


def test_a_filled_screen_is_left_alone(open_window: Open) -> None:
    made = open_window(1366, 768)
    made.routes.fullscreen()
    filled = made.geometry()
    window_place.keep_inside(made, QRect(0, 0, 800, 700))
    assert made.geometry() == filled and made.isFullScreen()


@pytest.mark.parametrize(("size", "bars"), [((800, 600), (False, False)), ((640, 500), (True, False)),
                                            ((690, 384), (False, True))])  # fmt: skip
def test_a_window_that_is_too_small_for_its_pages_scrolls_over_them(
    qtbot: QtBot, house: House, size: tuple[int, int], bars: tuple[bool, bool]
) -> None:
    made = Window(house)
    qtbot.addWidget(made)
    made.setMinimumSize(1, 1)
    made.resize(*size)
    made.show()
    across, down = made.area.horizontalScrollBar(), made.area.verticalScrollBar()
    assert (across.maximum() > 0, down.maximum() > 0) == bars
    made.home.saves_link.setFocus()
    made.home.tools[0].setFocus()
    room, tool = made.area.viewport().rect(), made.home.tools[0]
    assert room.contains(QRect(tool.mapTo(made.area.viewport(), tool.rect().topLeft()), tool.size()))
    made.close()

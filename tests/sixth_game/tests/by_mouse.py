"""High Card from the home page to its last page by mouse alone, against an opponent in its own process."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.pages.new_game import NewGamePage
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.games import BY_ID
from tests import patience


@pytest.fixture
def playing(house: House, qtbot: QtBot) -> Iterator[PlayPage]:
    """The table, two clicks after the start."""
    house.settings.speed = "off"
    window = Window(replace(house, games=BY_ID))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=patience.MS)
    (cover,) = [cover for cover in window.home.covers if cover.game_id == "highcard"]
    qtbot.mouseClick(cover.start_button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, NewGamePage)
    qtbot.mouseClick(window.page.start_button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, PlayPage) and window.page.match.seats[1].player == "easy"
    yield window.page  # the window stays as long as its page is played on


def colours(page: PlayPage, seat: int, at: int) -> int:
    """How many colours a card of a hand has on the screen."""
    item = page.scene.cards["hand", seat][at]
    rect = page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
    image = page.view.grab(rect).toImage()
    return len({image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)})


def test_it_is_played_to_the_end(playing: PlayPage, qtbot: QtBot) -> None:
    page, match = playing, playing.match
    qtbot.waitUntil(lambda: own_turn(page), timeout=patience.MS)
    own, theirs = page.scene.cards["hand", 0], page.scene.cards["hand", 1]
    assert len(own) == 6 and all(item.look.face.title for item in own)
    assert len(theirs) == 6 and all(not item.look.face_up for item in theirs)
    # Cards and backs are painted, though the world brings no frame and no picture of its own.
    assert colours(page, 0, 0) > 20 and colours(page, 1, 0) > 5
    while True:
        qtbot.waitUntil(lambda: match.over or own_turn(page), timeout=patience.MS)
        if match.over:
            break
        before = len(match.steps)
        drag(page)
        qtbot.waitUntil(lambda: len(match.steps) > before, timeout=patience.MS)  # noqa: B023  # asked within the round
    qtbot.waitUntil(page.end.isVisible, timeout=patience.MS)
    page.window().close()


def own_turn(page: PlayPage) -> bool:
    return page.match.state.decider() == 0 and not page.controller.phase.moving


def drag(page: PlayPage) -> None:
    """The first card of the hand to the own place in the trick."""
    view, layout = page.view, page.scene.layout
    assert layout is not None
    start = view.mapFromScene(page.scene.cards["hand", 0][0].pos())
    end = view.mapFromScene(QPointF(*layout.zones["played", 0].target.centre))
    port = view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in (1, 2, 3):
        QTest.mouseMove(port, start + (end - start) * step / 3)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

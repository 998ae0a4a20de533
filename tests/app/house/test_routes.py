"""The ways of a window: all are there, none outlives it, and they keep nobody alive."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.house.navigation import Navigation
from desktop.app.house.routes import Routes
from desktop.app.pages.home import HomePage
from desktop.app.pages.new_game import NewGamePage
from desktop.app.window import Window
from tests.app.asked import WAYS, Asked
from tests.app.conftest import Open
from tests.app.playing import clash


def freed() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def uncollected() -> Iterator[None]:
    """What is freed is freed by itself, not by Python's collector, which may come at any time and place."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_the_window_knows_every_way() -> None:
    assert [name for name in WAYS if name not in vars(Navigation)] == []


def test_where_no_window_is_nothing_happens(house: House, qtbot: QtBot) -> None:
    page = HomePage(house)
    qtbot.addWidget(page)
    for button in (page.covers[0].start_button, page.covers[0].rules_button, *page.tools, *page._links):
        button.click()
    page.back()


def test_what_is_asked_is_what_the_ways_are_called(house: House, qtbot: QtBot) -> None:
    house.routes = asked = Asked()
    page = HomePage(house)
    qtbot.addWidget(page)
    game, cover = page.chosen, page.covers[0]
    for button in (cover.start_button, cover.set_up_button, cover.rules_button, *page.tools, *page._links):
        button.click()
    assert asked.heard == [
        ("guide", game), ("new_game", game, None), ("rules", game, ""),
        ("guide", game), ("rules", game, ""), ("cards", game, ""), ("fullscreen",), ("settings",),
        ("drills", None), ("statistics",), ("saves",), ("about",),
    ]  # fmt: skip


def test_from_the_pages_of_a_closed_window_nothing_leads_anywhere(window: Window) -> None:
    """Between the close and the end of its pages, what still comes from them goes nowhere."""
    home = window.home
    window.routes.new_game("clash")
    page = window.page
    assert isinstance(page, NewGamePage)
    window.routes.play(clash())
    table = window.page
    window.close()
    home.covers[0].start_button.click()
    page.begin()
    page.back()
    table.leave()  # type: ignore[attr-defined]
    assert window.stack.pages == [] and type(window.routes) is Routes
    assert not window.house.settings.setups


def test_a_page_that_was_left_is_gone(open_window: Open, uncollected: None) -> None:
    window = open_window()
    window.routes.settings()
    window.routes.about()
    left = [weakref.ref(page) for page in window.stack.pages[1:]]
    window.routes.home()
    freed()
    gc.collect()
    assert [page() for page in left] == [None, None]


@pytest.mark.parametrize("closed", [True, False])
def test_a_window_ends_by_itself(house: House, play_stub: None, uncollected: None, closed: bool) -> None:
    """Nothing that its pages hold leads back to it: who holds it last would free it, which may be one of its pages."""
    window = Window(house)
    window.show()
    window.routes.new_game("toy")
    window.routes.play(clash())
    window.routes.rules("toy")
    ended = weakref.ref(window)
    if closed:
        window.close()
    del window
    assert ended() is None

"""The home page: covers and matches by mouse and keyboard, in any window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.home import HomePage
from desktop.app.house import House
from desktop.app.new_game import NewGamePage
from desktop.app.reader import ReaderPage
from desktop.games import BY_ID
from tests.app.conftest import EVERY_GAME, SIZES, TEXTS, Open
from tests.app.looking import clipped, nameless, overlapping, tab_order, visible
from tests.toy import Toy

ONE = {"clash": BY_ID["clash"]}
TWO = {**ONE, "toy": Toy()}
FIVE = {**ONE, **{f"toy{number}": Toy() for number in range(4)}}


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("games", [ONE, TWO, FIVE, EVERY_GAME], ids=["one", "two", "five", "every"])
def test_nothing_is_clipped(open_window: Open, saved: str, size: tuple[int, int], text: int, games: dict) -> None:
    """UX 15."""
    page = open_window(*size, text, games).home
    assert clipped(page) == []
    assert overlapping([*page.cards, *page.tools, page.about_link]) == []
    for cover in page.covers:
        assert not any(cover.geometry().adjusted(0, 0, 0, -40).intersects(card.geometry()) for card in page.cards)


def test_everything_has_a_name(open_window: Open, saved: str) -> None:  # UX 40
    assert nameless(open_window().home) == []


def test_the_chosen_cover_alone_shows_its_buttons(open_window: Open, qtbot: QtBot) -> None:
    page = open_window(games=TWO).home
    first, second = page.covers
    assert first.start_button.isVisible() and not second.start_button.isVisible()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert page.chosen == second.game_id and second.hasFocus()
    assert second.start_button.isVisible() and not first.start_button.isVisible()
    qtbot.keyClick(second, Qt.Key.Key_Right)
    assert first.hasFocus()


def test_enter_starts_and_f1_explains_the_chosen_game(open_window: Open, qtbot: QtBot) -> None:  # UX 11
    window = open_window()
    focused = QApplication.focusWidget()
    assert focused is window.home.covers[0]
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert isinstance(window.page, NewGamePage)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.page is window.home
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    assert isinstance(window.page, ReaderPage)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    assert window.page is window.home


def test_a_click_on_the_picture_is_a_click_on_new_game(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    cover = window.home.covers[1]
    qtbot.mouseClick(cover, Qt.MouseButton.LeftButton, pos=cover.rect().center())
    assert isinstance(window.page, NewGamePage) and window.page.game.info.id == cover.game_id


def test_tab_goes_by_the_eye(open_window: Open, saved: str, qtbot: QtBot) -> None:
    page = open_window(games=TWO).home
    first, second = page.covers
    card = page.cards[0]
    ways = [first, first.start_button, first.rules_button, second, card.button, card.cross]
    assert tab_order(page) == [*ways, page.book_link, page.saves_link, *page.tools, page.about_link]


def test_the_ring_is_where_the_keyboard_is(open_window: Open, saved: str, qtbot: QtBot) -> None:  # UX 12
    window = open_window()
    button = window.home.cards[0].button
    button.setFocus()
    at = button.mapTo(window, button.rect().center())
    assert window.ring.isVisible() and window.ring.geometry().contains(at)
    window.resize(1366, 768)
    qtbot.wait(1)
    assert window.ring.geometry().contains(button.mapTo(window, button.rect().center()))


def test_a_match_that_waits_is_shown_with_all_it_is(open_window: Open, saved: str) -> None:  # UX 33
    card = open_window().home.cards[0]
    assert card.lines[2:] == ("Mara against Ivo", "just now")
    assert "Mara against Ivo" in card.button.accessibleName()


def test_no_match_is_no_hole(open_window: Open) -> None:
    page = open_window().home
    assert page.cards == [] and page.covers[0].height() > page.height() / 2


def test_the_list_follows_what_was_played(house: House, qtbot: QtBot, request: pytest.FixtureRequest) -> None:
    page = HomePage(house)
    qtbot.addWidget(page)
    assert page.cards == []
    saved = request.getfixturevalue("saved")
    page.entered()
    assert [card.saved.id for card in page.cards] == [saved]


def test_a_wide_cover_shows_cards_where_there_is_room(open_window: Open) -> None:
    page = open_window(games=ONE).home
    page.show_cards()
    cover = page.covers[0]
    assert not cover.tall and cover.fan is not None and len(cover.fan.faces) > 2
    page.grab()
    assert cover.start_button in visible(page)

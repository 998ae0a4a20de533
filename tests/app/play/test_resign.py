"""Giving up from the menu: one question, with playing on as its bright answer (UX 29); and practice beside it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from desktop.engine.match import PERSON
from desktop.storage.settings import Settings
from desktop.storage.statistics import Statistics
from tests.app.looking import clipped, nameless
from tests.app.playing import SIZES, OpenPage, clash, pages, to_act  # noqa: F401


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
def test_the_question_fits_every_window(open_page: OpenPage, size: tuple[int, int], text: int) -> None:  # UX 15
    page = open_page(to_act(clash(), 0), *size, settings=Settings(speed="off", text=text))
    page.resign.open()
    assert QRect(0, 0, *size).contains(page.resign.geometry())
    assert clipped(page.resign) == [] and nameless(page.resign) == []
    assert page.resign.head.geometry().bottom() < page.resign.means.y()
    assert page.resign.means.height() >= page.resign.means.heightForWidth(page.resign.means.width())
    assert page.resign.means.geometry().bottom() < page.resign.stay_button.y()


def test_enter_and_escape_play_on(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 29
    page = open_page(to_act(clash(), 0))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        page.menu.open()
        qtbot.mouseClick(page.menu.resign_item, Qt.MouseButton.LeftButton)
        assert page.resign.isVisible() and page.resign.stay_button.hasFocus()
        qtbot.keyClick(page.resign.stay_button, key)
        assert not page.resign.isVisible() and not page.match.over


def test_the_other_button_ends_the_match_and_it_counts_as_lost(
    open_page: OpenPage, qtbot: QtBot, tmp_path: Path
) -> None:
    results = Statistics(tmp_path)
    page = open_page(to_act(clash(), 0), statistics=results)
    assert "Whoever plays against you wins." in page.resign.accessibleDescription()
    page.resign.open()
    qtbot.mouseClick(page.resign.resign_button, Qt.MouseButton.LeftButton)
    assert page.match.over and page.end.isVisible()
    assert page.end.accessibleName() == "Ivo wins. You resigned."
    assert [result.winners for result in results.results] == [(1,)]
    page.menu.open()
    assert not page.menu.resign_item.isEnabled() and page.menu.resign_item.reason


def test_practice_is_said_marked_and_cannot_be_taken_back(open_page: OpenPage, qtbot: QtBot, tmp_path: Path) -> None:
    results = Statistics(tmp_path)
    page = open_page(to_act(clash(), 0), statistics=results)
    assert page.top.mark == ""
    plain = page.top.grab().toImage()
    qtbot.keyClick(page.view, Qt.Key.Key_P)
    assert page.match.practice and page.top.mark == "Practice"
    assert page.top.grab().toImage() != plain
    told = [args[0] for name, *args in page.heard if name == "tell"]
    assert len(told) == 1 and "for good" in told[0]
    assert not page.commands["practice"].isEnabled() and page.commands.why("practice")
    page.controller.resign()
    (line,) = results.lines()
    assert (line.played, line.practice) == (0, 1)


def test_nobody_resigns_at_a_curtain(open_page: OpenPage) -> None:  # UX 38
    page = open_page(clash((PERSON, PERSON)))
    assert page.curtain.up and not page.menu.resign_item.isEnabled()


def test_the_menu_asks_for_the_same_deal(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(to_act(clash(), 0))
    page.menu.open()
    item = next(item for item in page.menu.items if item.text() == "Same deal again")
    qtbot.mouseClick(item, Qt.MouseButton.LeftButton)
    assert page.heard[-1] == ("same_deal", page.match)


def test_among_several_people_it_asks_one_by_name(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(to_act(clash((PERSON, PERSON), plies=6), 1))
    page.controller.open_curtain()
    page.menu.open()
    qtbot.mouseClick(page.menu.resign_item, Qt.MouseButton.LeftButton)
    assert page.resign.title == page.resign.accessibleName() == "Ivo, resign this match?"
    alone = open_page(to_act(clash(plies=6), 0))
    alone.menu.resign_item.click()
    assert alone.resign.title == "Resign this match?"

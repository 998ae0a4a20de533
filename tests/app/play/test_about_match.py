"""What a match is: mode, seats, options, and the deal that was fixed before the first card."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.app.play.log import as_text
from desktop.engine.match import PERSON
from desktop.engine.record import commitment
from tests.app.playing import OpenPage, clash, pages  # noqa: F401 - `pages` is a fixture

LEFT = Qt.MouseButton.LeftButton


def test_the_menu_opens_it_and_it_can_be_copied(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(clash(plies=6))
    page.menu.open()
    qtbot.mouseClick(page.menu.about_item, LEFT)
    assert page.sheets.open is page.about
    deal = commitment(page.match.seed, page.match.salt)
    for said in ("Mara: you", "Ivo: AI", "Decks: Random", deal):
        assert said in page.about.told, page.about.told
    assert str(page.match.seed) not in page.about.told.split(), "what was hashed is told when the match is over"
    qtbot.mouseClick(page.about.copy, LEFT)
    assert QGuiApplication.clipboard().text() == page.about.told


def test_once_it_is_over_it_says_what_was_hashed(open_page: OpenPage) -> None:
    page = open_page(clash(plies=-1))
    page.end.dismiss()
    page.menu.about_item.click()
    assert f"{page.match.seed}:{page.match.salt}" in page.about.told


def test_it_tells_what_help_there_was(open_page: OpenPage) -> None:
    page = open_page(clash(plies=6))
    page._open_about()
    assert "Help: none" in page.about.told.splitlines()
    page.match.hints, page.match.warnings, page.match.undos = 2, 1, 3
    page._open_about()
    assert "Help: 2 hints, 1 warning, 3 moves taken back" in page.about.told.splitlines()


def test_of_several_people_nobody_is_told_of_the_others_warnings_before_the_end(open_page: OpenPage) -> None:  # UX 38
    match = clash((PERSON, PERSON), plies=6)
    match.warnings = 1
    page = open_page(match)
    page._open_about()
    assert "Help: told when the match is over" in page.about.told.splitlines() and "warning" not in page.about.told
    match.resign(0)
    page._open_about()
    assert "Help: 1 warning" in page.about.told.splitlines()


def test_the_last_page_tells_what_help_there_was(open_page: OpenPage) -> None:
    match = clash(plies=-1)
    for hints, warnings, said in ((0, 0, ""), (1, 0, "1 hint"), (2, 2, "2 hints, 2 warnings")):
        match.hints, match.warnings = hints, warnings
        page = open_page(match)
        assert page.end.helped.text() == (f"Help in this match: {said}." if said else "")
        assert page.end.helped.isHidden() == (not said)
        assert said in page.end.accessibleDescription()


def test_the_log_begins_with_the_game(open_page: OpenPage) -> None:
    page = open_page(clash(plies=6))
    assert commitment(page.match.seed, page.match.salt) not in as_text(page.log.view.all)
    assert "SHA" not in page.controller.tells.log()[0].text

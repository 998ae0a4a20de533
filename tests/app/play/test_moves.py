"""The list of legal moves: a standard item view with a search; Enter plays, a click only chooses."""

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QListView, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play import moves
from desktop.app.play.moves import ACTION, MovesSheet
from desktop.table.controls.buttons import rescale
from desktop.table.drawing.theme import Metrics
from desktop.words import Words
from tests import patience
from tests.table.hearing import Event, Heard, Text, hearing, named, of  # noqa: F401 - `hearing` is a fixture

MOVES = [("Zombie to the upper lane: 1 mana", "a"), ("Boom on Brigand: 1 mana", "b"), ("Start the assault", "c")]


@pytest.fixture
def sheet(qtbot: QtBot) -> MovesSheet:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1000, 700)
    made = MovesSheet(Words(), page)
    made.page = page  # type: ignore[attr-defined]
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=patience.MS)
    made.set_moves(MOVES)
    made.open()
    made.place_in(QRect(0, 0, 1000, 700))
    made.plays = []  # type: ignore[attr-defined]
    made.played.connect(made.plays.append)  # type: ignore[attr-defined]
    return made


def test_it_is_a_standard_item_view_with_a_row_a_move(sheet: MovesSheet) -> None:  # UX 40
    assert isinstance(sheet.view, QListView) and sheet.view.accessibleName()
    model = sheet.view.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [text for text, _ in MOVES]
    assert [model.index(row, 0).data(ACTION) for row in range(model.rowCount())] == ["a", "b", "c"]
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == MOVES[0][0]


def test_enter_in_the_search_plays_what_the_arrows_chose(sheet: MovesSheet, qtbot: QtBot) -> None:  # UX 11
    assert sheet.search.hasFocus()
    qtbot.keyClick(sheet.search, Qt.Key.Key_Down)
    qtbot.keyClick(sheet.search, Qt.Key.Key_Return)
    assert sheet.plays == ["b"]  # type: ignore[attr-defined]


def test_a_search_leaves_what_matches_and_clears_after_playing(sheet: MovesSheet, qtbot: QtBot) -> None:
    qtbot.keyClicks(sheet.search, "BRIG")
    assert sheet.found.rowCount() == 1
    qtbot.keyClick(sheet.search, Qt.Key.Key_Return)
    assert sheet.plays == ["b"] and sheet.search.text() == "" and sheet.found.rowCount() == 3  # type: ignore[attr-defined]


def test_nothing_that_matches_is_said_and_plays_nothing(sheet: MovesSheet, qtbot: QtBot) -> None:
    qtbot.keyClicks(sheet.search, "dragon")
    assert not sheet.play_button.isEnabled() and sheet.play_button.reason == "Nothing matches."
    qtbot.keyClick(sheet.search, Qt.Key.Key_Return)
    assert sheet.plays == []  # type: ignore[attr-defined]
    sheet.search.clear()
    sheet.set_moves(())
    assert "nothing to choose" in sheet.play_button.reason


def test_a_click_chooses_and_a_double_click_plays(sheet: MovesSheet, qtbot: QtBot) -> None:  # UX 10
    at = sheet.view.visualRect(sheet.view.model().index(2, 0)).center()
    qtbot.mouseClick(sheet.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert sheet.view.currentIndex().row() == 2 and sheet.plays == []  # type: ignore[attr-defined]
    qtbot.mouseDClick(sheet.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert sheet.plays == ["c"]  # type: ignore[attr-defined]


def test_the_choice_stays_in_its_place_when_the_moves_change(sheet: MovesSheet, qtbot: QtBot) -> None:
    qtbot.keyClick(sheet.search, Qt.Key.Key_Down)
    sheet.set_moves([*MOVES, ("Ogre to the lower lane: 4 mana", "d")])
    assert sheet.view.currentIndex().row() == 1
    sheet.set_moves(MOVES[:1])
    assert sheet.view.currentIndex().row() == 0


def test_the_mark_before_a_move_grows_with_its_words(sheet: MovesSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    """UX 15."""
    marks: list[QRectF] = []
    monkeypatch.setattr(moves, "draw_icon", lambda painter, name, rect, *rest: marks.append(rect))
    for text in (1.0, 2.0):
        rescale(sheet.page, Metrics(1.0, text))  # type: ignore[attr-defined]
        sheet.view.grab()
    assert marks[-1].width() > 1.5 * marks[0].width()
    assert marks[-1].right() < sheet.view.itemDelegate()._words_left  # type: ignore[attr-defined]


def test_escape_closes_it(sheet: MovesSheet, qtbot: QtBot) -> None:
    qtbot.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_what_an_assistive_tool_selects_is_what_is_played(sheet: MovesSheet) -> None:  # UX 40
    rows = named(of(sheet), "Legal moves", QAccessible.Role.List)
    assert [rows.child(at).text(Text.Name) for at in range(rows.childCount())] == [text for text, _ in MOVES]
    rows.child(2).actionInterface().doAction("Toggle")
    assert sheet.view.currentIndex().row() == 2
    rows.selectionInterface().select(rows.child(1))
    sheet.play()
    assert sheet.plays == ["b"]  # type: ignore[attr-defined]


def test_arrows_in_the_search_say_where_they_are(sheet: MovesSheet, heard: Heard, qtbot: QtBot) -> None:  # UX 40
    """The keyboard stays in the search, so no reader would follow the list by itself."""
    qtbot.keyClick(sheet.search, Qt.Key.Key_Down)
    qtbot.keyClick(sheet.search, Qt.Key.Key_Down)
    assert heard.of(Event.Announcement) == [MOVES[1][0], MOVES[2][0]]

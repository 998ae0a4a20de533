"""The bar under the table: prompt, preview and buttons that keep the keyboard."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.action_bar import LEAD, ActionBar
from desktop.controller.buttons import Button
from desktop.engine.actions import Action
from desktop.table import guard
from desktop.table.drawing.lettering import paragraph_height
from desktop.table.drawing.theme import MIN_TEXT, Metrics
from tests import patience

END, PASS, TAKE = Action("end"), Action("pass"), Action("take")


@pytest.fixture
def bar(qtbot: QtBot) -> ActionBar:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1600, 66)
    made = ActionBar("Now", "Space", page)
    made.page = page  # type: ignore[attr-defined]
    made.resize(1600, 66)
    page.show()
    return made


def shown(bar: ActionBar) -> list[str]:
    return [button.text() for button in bar.shown_buttons()]  # type: ignore[attr-defined]


def test_the_first_primary_button_is_the_bright_one_at_the_right(bar: ActionBar, qtbot: QtBot) -> None:
    pressed: list[object] = []
    bar.pressed.connect(pressed.append)
    bar.set_buttons([Button(PASS, "Pass", "", False, place=1), Button(END, "End", "Space", True)], 1)
    assert shown(bar) == ["Pass", "End"] and bar.primary.key == "Space"
    for button in bar.shown_buttons():
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert pressed == [PASS, END]
    assert bar.press_primary() and pressed[-1] == END


def test_buttons_that_change_their_words_keep_the_keyboard(bar: ActionBar, qtbot: QtBot) -> None:  # UX 12
    bar.set_buttons([Button(END, "End", "Space", True), Button(PASS, "Pass", "", False, place=1)], 1)
    bar.row[1].setFocus()
    bar.set_buttons([Button(END, "End the turn", "Space", True), Button(TAKE, "Take", "", False, place=1)], 1)
    assert bar.row[1].hasFocus() and bar.row[1].text() == "Take"


def test_a_note_makes_the_button_two_lines_and_nothing_is_cut(bar: ActionBar) -> None:  # UX 30
    bar.set_buttons([Button(END, "End", "Space", True, "four cards could still be played")], 1)
    hint = bar.primary.sizeHint()
    assert bar.primary.width() == hint.width() and bar.primary.height() <= bar.height()
    bar.set_buttons([Button(END, "End", "Space", True)], 1)
    assert bar.primary.width() < hint.width() and bar.primary.accessibleDescription() == ""


def test_whichever_is_bright_each_keeps_its_place(bar: ActionBar) -> None:  # UX 48
    """Only the brightness moves, and with it the key; so no hand that aims at one presses the other."""
    bar.set_buttons([Button(TAKE, "Draw", "Space", True, "busts 5 of 12", 1), Button(END, "Stop", "", False)], 1)
    before = {button.text(): button.geometry() for button in bar.shown_buttons()}
    bar.set_buttons([Button(END, "Stop", "Space", True), Button(TAKE, "Draw", "", False, "busts 11 of 12", 1)], 2)
    after = {button.text(): button.geometry() for button in bar.shown_buttons()}
    assert bar.primary.text() == "Stop" and after["Stop"] == before["Stop"]
    assert after["Draw"].right() == before["Draw"].right()
    bar.set_buttons([Button(END, "Stop", "Space", True)], 3)
    assert bar.primary.geometry().right() == before["Stop"].right()


def test_a_button_that_waits_keeps_its_place_and_takes_no_press(bar: ActionBar, qtbot: QtBot) -> None:  # UX 48
    pressed: list[object] = []
    bar.pressed.connect(pressed.append)
    bar.set_buttons([Button(END, "End", "Space", True)], 1)
    place = bar.primary.geometry()
    bar.set_buttons([], 2, waiting=True)
    assert bar.primary.geometry() == place and bar.primary.isVisible()
    assert bar.press_primary()  # the key is its own, and nothing comes of it
    qtbot.mouseClick(bar.primary, Qt.MouseButton.LeftButton)
    assert pressed == []
    bar.set_buttons([Button(END, "End", "Space", True)], 2)
    assert bar.press_primary() and pressed == [END]


def test_nothing_new_is_pressed_by_whoever_was_pressing(
    bar: ActionBar, monkeypatch: pytest.MonkeyPatch
) -> None:  # UX 47
    monkeypatch.setattr(guard, "FRESH_MS", 200.0)
    pressed: list[object] = []
    bar.pressed.connect(pressed.append)
    bar.set_buttons([Button(END, "End", "Space", True)], 1)
    bar.press_primary()
    QTest.mouseClick(bar.primary, Qt.MouseButton.LeftButton)
    QTest.keyClick(bar.primary, Qt.Key.Key_Return)
    assert pressed == []
    QTest.qWait(230)
    bar.set_buttons([Button(END, "End", "Space", True)], 1)  # nothing new: the same decision once more
    bar.press_primary()
    assert pressed == [END]
    bar.set_buttons([Button(END, "End", "Space", True)], 2)
    bar.press_primary()
    assert pressed == [END]


def test_without_buttons_there_is_nothing_to_press(bar: ActionBar) -> None:
    bar.set_buttons([Button(END, "End", "Space", True)], 1)
    bar.set_buttons([], 2)
    assert shown(bar) == [] and not bar.press_primary()


def test_now_is_the_default_while_it_is_offered(bar: ActionBar, qtbot: QtBot) -> None:  # UX 24
    bar.show_now(True, "Move now: Ivo stops thinking")
    with qtbot.waitSignal(bar.now_button.clicked, timeout=patience.MS):
        assert bar.press_primary()
    bar.show_now(False)
    assert not bar.press_primary()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_many_buttons_leave_room_for_the_prompt(bar: ActionBar, text: float) -> None:
    bar.set_metrics(Metrics(0.7, text))
    bar.resize(1000, 110)
    bar.set_buttons([Button(Action(f"a{n}"), f"A long label {n}", "", not n, place=n) for n in range(6)], 1)
    bar.tell("Choose one of these.", "", "#CC6236")
    boxes = [button.geometry() for button in bar.shown_buttons()]
    assert all(left.right() < right.left() for left, right in pairwise(boxes))
    assert bar._room().width() > 300


@pytest.mark.parametrize(("wide", "text"), [(560, 2.0), (560, 1.5), (800, 1.0), (1000, 2.0)])
def test_a_long_prompt_takes_another_line_before_its_letters_are_small(bar: ActionBar, wide: int, text: float) -> None:
    """With the log open in a window of 800 x 600 there is a third of it beside the buttons.  UX 15, 18"""
    bar.set_metrics(Metrics(0.6, text))
    bar.resize(wide, round(66 * 0.6 * (1 + (text - 1) * 0.75)))
    bar.set_buttons([Button(END, "Start assault", "Space", True, "4 cards could still be played")], 1)
    bar.tell("Summon: Mara has 8 mana. Play cards from the window, or start the assault.", "Mutant falls.", "#CC6236")
    room = bar._room()
    head, small = bar._faces(room)
    assert MIN_TEXT <= small.pixelSize() <= head.pixelSize()
    high = [
        paragraph_height(said, face, room.width(), LEAD) for said, face in ((bar.prompt, head), (bar.preview, small))
    ]
    assert sum(high) <= room.height()
    bar.grab()


def test_the_preview_alone_can_change(bar: ActionBar) -> None:
    bar.tell("Summon.", "Watchtower moves 2", "#CC6236")
    bar.set_preview("Rage strikes Mutant for 3")
    assert (bar.prompt, bar.preview) == ("Summon.", "Rage strikes Mutant for 3")
    assert bar.accessibleName() == "Summon." and bar.accessibleDescription() == "Rage strikes Mutant for 3"

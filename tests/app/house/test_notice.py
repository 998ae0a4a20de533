"""A notice is seen, can be answered by mouse and key, never takes the keyboard by itself, and goes away."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.house import notice
from desktop.table.accessibility.announcer import answer
from tests import patience
from tests.app.conftest import SIZES, TEXTS, Open
from tests.app.looking import clipped
from tests.table.hearing import Event, Heard, hearing, of  # noqa: F401

LONG = "clash.json was damaged: the game goes on from the copy before the last move, and the file is kept as b.json."


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_it_fits_any_window(open_window: Open, size: tuple[int, int], text: int) -> None:
    window = open_window(*size, text)
    window.notice.tell(LONG, "Bring it back", lambda: None)
    assert clipped(window.notice) == []
    assert window.rect().contains(window.notice.geometry())


def test_it_never_takes_the_keyboard_but_f6_goes_there(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    before = QApplication.focusWidget()
    answers: list[int] = []
    window.notice.tell("Something.", "Answer", lambda: answers.append(1))
    assert QApplication.focusWidget() is before
    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert window.notice.button.hasFocus()
    qtbot.keyClick(window.notice.button, Qt.Key.Key_Return)
    assert answers == [1] and not window.notice.isVisible()


def test_it_goes_by_itself_and_by_its_cross(open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "STAYS_MS", 20)
    window = open_window()
    window.notice.tell("Something.")
    assert window.notice.words == "Something."
    qtbot.waitUntil(lambda: not window.notice.isVisible(), timeout=patience.MS)
    window.notice.tell("Something else.")
    window.notice.cross.click()
    assert window.notice.words == ""


def test_it_is_told_to_assistive_tools_just_once(open_window: Open, heard: Heard) -> None:  # UX 40
    answer()
    window = open_window()
    window.notice.tell("Something.")
    told = of(window.notice)
    assert told.role() == QAccessible.Role.AlertMessage
    assert told.text(QAccessible.Text.Name) == window.notice.accessibleName()
    assert told.text(QAccessible.Text.Description) == "Something."
    assert heard.of(Event.Announcement) == ["Something."]
    assert heard.of(Event.Alert) == [] and window.notice.accessibleDescription() == ""  # each were said as well

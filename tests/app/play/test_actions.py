"""The commands: one list behind shortcuts, tooltips and the keys page."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.actions import COMMANDS, PlayActions, ToolButton
from desktop.controller.phase import Phase
from desktop.words import Words


@pytest.fixture
def actions(qtbot: QtBot) -> PlayActions:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    made = PlayActions(page, Words())
    made.page = page  # type: ignore[attr-defined]
    return made


def test_no_key_means_two_things_and_every_command_has_a_name(actions: PlayActions) -> None:
    keys = Counter(QKeySequence(key).toString() for command in COMMANDS for key in command.keys)
    assert set(keys.values()) == {1} and "" not in keys
    assert all(actions[command.id].text() and "house." not in actions[command.id].text() for command in COMMANDS)


def test_the_keys_page_lists_every_command_with_its_keys(actions: PlayActions) -> None:  # UX 13
    rows = actions.rows()
    assert [about for _, about in rows] == [actions[command.id].text() for command in COMMANDS]
    for (keys, _), command in zip(rows, COMMANDS, strict=True):
        assert keys.split(" / ") == [Words().keys(key) for key in command.keys]
        shortcuts = {shortcut.toString() for shortcut in actions[command.id].shortcuts()}
        assert shortcuts == (set() if command.passed else {QKeySequence(key).toString() for key in command.keys})


def test_a_command_that_is_off_says_why_on_its_button(actions: PlayActions) -> None:
    button = ToolButton(actions, "undo")
    assert button.isEnabled() and button.toolTip() == "Undo (Ctrl+Z)"
    actions.allow("undo", "There is nothing to take back.")
    assert not actions["undo"].isEnabled() and not button.isEnabled()
    assert button.reason == "There is nothing to take back."
    actions.allow("undo")
    assert button.isEnabled() and button.reason == ""


def test_a_button_does_what_its_command_does(actions: PlayActions, qtbot: QtBot) -> None:
    done: list[str] = []
    actions.on("redo", lambda: done.append("redo"))
    button = ToolButton(actions, "redo", parent=actions.page)  # type: ignore[attr-defined]
    button.show()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == ["redo"]


def test_the_curtain_switches_off_all_but_two_and_gives_back_what_was_on(actions: PlayActions) -> None:  # UX 38
    actions.allow("moves", "not now")
    actions.enter(Phase.COVERED)
    on = {command.id for command in COMMANDS if actions[command.id].isEnabled()}
    assert on == {"curtain", "fullscreen"}
    actions.enter(Phase.ACTING)
    off = {command.id for command in COMMANDS if not actions[command.id].isEnabled()}
    assert off == {"moves"}


def test_only_undo_and_redo_go_on_while_a_key_is_held(actions: PlayActions) -> None:
    assert {command.id for command in COMMANDS if actions[command.id].autoRepeat()} == {"undo", "redo"}

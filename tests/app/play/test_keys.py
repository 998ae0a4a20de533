"""The keys page: nothing that does something is missing on it, and nothing on it does nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.actions import COMMANDS, PlayActions
from desktop.app.play.keys import TABLE_KEYS, KeysSheet
from desktop.app.play.menu import ITEMS
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.storage.settings import Settings
from desktop.words import Words
from tests.app.playing import OpenPage, clash, pages, to_act  # noqa: F401 - `pages` is a fixture

Key = Qt.Key
CAPS = {
    Key.Key_Left: "arrows", Key.Key_Right: "arrows", Key.Key_Up: "arrows", Key.Key_Down: "arrows",
    Key.Key_Return: "enter", Key.Key_Enter: "enter", Key.Key_Z: "z", Key.Key_Tab: "tab", Key.Key_F6: "notice",
}  # fmt: skip
MODIFIERS = {Key.Key_Shift, Key.Key_Control, Key.Key_Alt, Key.Key_Meta, Key.Key_AltGr}


@pytest.fixture
def page(open_page: OpenPage) -> PlayPage:
    return open_page(to_act(clash(plies=8), 0))


def takes(widget: QWidget, key: Qt.Key) -> bool:
    """Whether a widget wants this key for itself."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    widget.keyPressEvent(event)
    return event.isAccepted()


def test_every_key_that_the_table_takes_is_on_the_page(page: PlayPage) -> None:  # UX 11, 13
    escape = {Key.Key_Escape}  # among the commands
    taken = {key for key in Key if key not in MODIFIERS | escape and takes(page.view, key)}
    assert {CAPS[key] for key in taken} | {"tab", "rule", "notice"} == set(TABLE_KEYS)
    page.scene.choose("Which?", ["This", "That"], page.scene.keyboard.stops()[0], lambda number: None)
    assert {CAPS[key] for key in Key if key not in MODIFIERS | escape and takes(page.view, key)} <= set(TABLE_KEYS)


def test_every_action_of_the_page_is_on_it_and_does_something(page: PlayPage) -> None:  # UX 13
    shown = {about: keys for keys, about in page.keys.groups[0][1]}
    assert {action.text() for action in page.actions()} == set(shown)
    for action, command in zip(page.actions(), COMMANDS, strict=True):
        assert {QKeySequence(key).toString() for key in command.keys} >= {key.toString() for key in action.shortcuts()}
        assert shown[action.text()]
        assert action.receivers("2triggered(bool)") > 0, command.id


def test_every_shortcut_of_the_window_is_on_it(
    open_window: Callable[..., Window], page: PlayPage, qtbot: QtBot
) -> None:  # UX 13
    known = {QKeySequence(key).toString() for command in COMMANDS for key in command.keys}
    known |= {QKeySequence(key).toString() for key in CAPS}
    window = open_window()
    shortcuts = {shortcut.key().toString() for shortcut in window.findChildren(QShortcut)}
    assert shortcuts and shortcuts <= known


def test_all_of_it_is_said(qtbot: QtBot) -> None:  # UX 13, 40
    parent = QWidget()
    qtbot.addWidget(parent)
    actions = PlayActions(parent, Words())
    sheet = KeysSheet(actions.words, "house.play.program_keys", actions.rows(), parent)
    told = sheet.accessibleDescription()
    rows = [row for _, group in sheet.groups for row in group]
    assert len(rows) == len(COMMANDS) + len(TABLE_KEYS)
    assert all(f"{keys}: {about}" in told and keys and "house." not in keys + about for keys, about in rows)


def test_every_command_has_a_plain_click(page: PlayPage) -> None:  # UX 41
    """One button is enough: each is on the bar, in the menu, or on the table itself."""
    tools = set(page.top.tools) | {"menu"}
    in_menu = {name for name in ITEMS if name in page.menu.commands or page.commands.why(name)}
    on_the_foot, by_cross, in_settings = {"primary"}, {"back"}, {"step"}
    assert page.foot.primary.isVisible() and page.menu.cross is not None
    at_the_cards = {"advised", "anyway"}
    assert tools | in_menu | on_the_foot | by_cross | in_settings | at_the_cards >= {command.id for command in COMMANDS}


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_letters_stay_as_large_as_was_chosen_and_the_list_scrolls(open_page: OpenPage, text: int) -> None:  # UX 15
    page = open_page(to_act(clash(plies=8), 0), 800, 600, settings=Settings(speed="off", text=text))
    page.keys.open()
    rows, bar = page.keys.rows, page.keys.column.verticalScrollBar()
    assert rows.metrics == page.metrics and rows.height() == rows.height_for(rows.width())
    assert page.rect().contains(page.keys.geometry()) and page.keys.rect().contains(page.keys.column.geometry())
    assert rows.width() <= page.keys.column.viewport().width()
    assert (bar.maximum() > 0) == (rows.height() > page.keys.column.viewport().height()) == (text > 100)


def test_keys_scroll_the_list_of_keys(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 11
    page = open_page(to_act(clash(plies=8), 0), 800, 600, settings=Settings(speed="off", text=200))
    page.keys.open()
    bar = page.keys.column.verticalScrollBar()
    assert page.keys.column.hasFocus()
    seen = []
    for key in (Key.Key_Down, Key.Key_PageDown, Key.Key_Up):
        qtbot.keyClick(page.keys.column, key)
        seen.append(bar.value())
    assert 0 < seen[0] < seen[1] > seen[2] > 0
    qtbot.keyClick(page.keys.column, Key.Key_Tab)
    assert page.keys.cross.hasFocus()
    qtbot.keyClick(page.keys.cross, Key.Key_Escape)
    assert page.keys.isHidden() and page.view.hasFocus()

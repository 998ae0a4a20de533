"""What X sends for a held key on a busy machine is a key held, not a key pressed again and again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house.held_keys import WAIT_MS, HeldKeys
from desktop.engine.match import PERSON, Match
from tests import patience
from tests.app.conftest import Open
from tests.app.play.test_play_every_game import EVERY, played
from tests.app.playing import OpenPage, pages  # noqa: F401
from tests.games.setups import SetUp

Key = Qt.Key
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class Noting(QPushButton):
    """A button that notes which of its keys are repetitions."""

    def __init__(self) -> None:
        super().__init__("OK")
        self.heard: list[tuple[str, bool]] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(("press", event.isAutoRepeat()))
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.heard.append(("release", event.isAutoRepeat()))
        super().keyReleaseEvent(event)


def send(window: QWidget, kind: QEvent.Type, at: int, key: Key = Key.Key_Space, text: str = " ") -> None:
    """As the window system does: to the window, with a time."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
    event.setTimestamp(at)
    QCoreApplication.sendEvent(window.windowHandle(), event)


def heard(window: QWidget, qtbot: QtBot) -> None:
    """A window with the keyboard, whose keys are listened to."""
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    window.setFocus()
    qtbot.waitUntil(window.hasFocus, timeout=patience.MS)
    HeldKeys(window.windowHandle())


@pytest.fixture(name="button")
def focused_button(qtbot: QtBot) -> Iterator[Noting]:
    button = Noting()
    heard(button, qtbot)
    yield button


def test_a_held_key_is_one_press_and_repetitions(button: Noting, qtbot: QtBot) -> None:
    clicked: list[int] = []
    button.clicked.connect(lambda: clicked.append(1))
    send(button, PRESS, 1000)
    for at in range(1600, 2600, 40):
        send(button, RELEASE, at)
        send(button, PRESS, at)
    assert not clicked and button.heard[0] == ("press", False)
    assert set(button.heard[1:]) == {("release", True), ("press", True)}
    send(button, RELEASE, 2630)
    qtbot.waitUntil(lambda: button.heard[-1] == ("release", False), timeout=patience.MS)
    assert clicked == [1]


def test_a_held_key_is_no_shortcut_again(qtbot: QtBot) -> None:
    """Of a press the window system asks for shortcuts before the window hears of it."""
    page = QWidget()
    heard(page, qtbot)

    def overridden(
        at: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, key: Key = Key.Key_Space
    ) -> bool:
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
        event.setTimestamp(at)
        event.ignore()
        QCoreApplication.sendEvent(page.windowHandle(), event)
        return event.isAccepted()

    assert not overridden(1000)  # the first press is one
    send(page, PRESS, 1000)
    for at in range(1600, 2000, 40):
        send(page, RELEASE, at)
        assert overridden(at)
        send(page, PRESS, at)
    send(page, RELEASE, 2100)
    assert not overridden(2150)  # pressed again
    send(page, PRESS, 2150)
    send(page, RELEASE, 2200)
    assert not overridden(2200, Qt.KeyboardModifier.ControlModifier)  # undo may be held
    for key in (Key.Key_Period, Key.Key_PageDown):  # as a walk along a match
        send(page, PRESS, 3000, key)
        send(page, RELEASE, 3600, key)
        assert not overridden(3600, key=key)


def test_a_key_pressed_again_is_pressed_again(button: Noting, qtbot: QtBot) -> None:
    """By the fastest hand there is, and another key at the same moment is another key."""
    for at in (1000, 1030):
        send(button, PRESS, at)
        send(button, RELEASE, at + 20)
    send(button, PRESS, 1050, Key.Key_A, "a")
    qtbot.wait(5 * WAIT_MS)
    assert button.heard == [("press", False), ("release", False)] * 2 + [("press", False)]


def test_what_is_typed_comes_in_order(qtbot: QtBot) -> None:
    field = QLineEdit()
    heard(field, qtbot)
    for at, letter in enumerate("barbarossa"):
        key = Key(ord(letter.upper()))
        send(field, PRESS, 1000 + at, key, letter)
        send(field, RELEASE, 1000 + at, key, letter)
    send(field, RELEASE, 2000, Key.Key_A, "a")
    send(field, PRESS, 2000, Key.Key_A, "a")
    assert field.text() == "barbarossaa"


def test_every_window_listens_once(open_window: Open) -> None:
    window = open_window()
    window.hide()
    window.show()
    assert len(window.windowHandle().findChildren(HeldKeys)) == 1


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
def test_a_key_held_on_a_busy_machine_plays_one_decision(open_page: OpenPage, qtbot: QtBot, setup: SetUp) -> None:
    """And does not go on under the hands of the next person, through the curtain."""
    match: Match = played(setup, 12, PERSON)
    page = open_page(match)
    page.controller.open_curtain()
    HeldKeys(page.window().windowHandle())
    page.activateWindow()
    page.view.setFocus()
    qtbot.waitUntil(page.view.hasFocus, timeout=patience.MS)
    before = len(match.steps)
    send(page.window(), PRESS, 10_000)
    for at in range(10_600, 16_000, 40):
        send(page.window(), RELEASE, at)
        send(page.window(), PRESS, at)
        page.controller.skip()
    assert len(match.steps) - before <= 1

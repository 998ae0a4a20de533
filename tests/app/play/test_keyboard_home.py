"""Where the keyboard goes by itself, and who sees its ring."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.table import guard
from tests import patience
from tests.app.conftest import Open
from tests.app.playing import OpenPage, clash, pages, to_act  # noqa: F401 - `pages` is a fixture

LEFT = Qt.MouseButton.LeftButton


def test_a_button_that_goes_hands_the_keyboard_to_the_cards(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 46
    """By itself it would fall on the menu, and the next Space would open it."""
    page = open_page(to_act(clash(plies=8), 0))
    for hide in (page.foot.primary.hide, lambda: page.foot.primary.disable("not now")):
        page.foot.primary.show()
        page.foot.primary.disable("")
        page.foot.primary.setFocus(Qt.FocusReason.TabFocusReason)
        assert page.foot.primary.hasFocus()
        hide()
        assert QApplication.focusWidget() is page.view


def test_a_click_on_the_bars_leaves_the_keyboard_at_the_cards(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 46
    page = open_page(to_act(clash(plies=8), 0))
    page.view.setFocus()
    for button in (page.foot.primary, *page.top.tools.values(), page.top.menu, page.log.fold):
        assert not button.focusPolicy() & Qt.FocusPolicy.ClickFocus, button.accessibleName()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus, button.accessibleName()


def test_the_ring_is_for_whoever_uses_the_keyboard(open_window: Open, qtbot: QtBot) -> None:  # UX 46
    window = open_window(1366, 768)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=patience.MS)
    handle = window.windowHandle()
    button = next(tool for tool in window.home.tools if tool.isEnabled())
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.ring.by_key and window.ring.isVisible()
    QTest.mouseClick(handle, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(5, 760))
    assert not window.ring.by_key and not window.ring.isVisible()
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.ring.isVisible()


def test_the_table_s_ring_too(open_page: OpenPage) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    page.view.setFocus()
    assert page.scene._shown_focus is not None
    page.show_ring(False)
    assert page.scene._shown_focus is None and page.scene.keyboard.focus is not None
    page.show_ring(True)
    assert page.scene._shown_focus == page.scene.keyboard.focus


def test_the_key_that_brings_the_ring_back_plays_nothing(
    open_page: OpenPage, monkeypatch: pytest.MonkeyPatch
) -> None:  # UX 46
    """Enter chooses the card with the ring: not the one with a ring that a hand on the mouse does not see."""
    page = open_page(to_act(clash(plies=8), 0))
    page.view.setFocus()
    page.show_ring(False)
    monkeypatch.setattr(guard, "FRESH_MS", 60_000.0)
    page.show_ring(True)
    steps = len(page.match.steps)
    for _ in range(2):
        QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.scene.picks.pick is None and len(page.match.steps) == steps
    monkeypatch.setattr(guard, "FRESH_MS", 0.0)
    page.scene.fresh.begin()
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.scene.picks.pick is not None


def test_a_key_that_is_held_presses_nothing(open_page: OpenPage) -> None:  # UX 47
    page = open_page(to_act(clash(plies=8), 0))
    pressed: list[str] = []
    page.menu.home_item.clicked.connect(lambda: pressed.append("home"))
    page.menu.open()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
            QApplication.sendEvent(page.menu.home_item, held)
    assert pressed == []
    QTest.keyClick(page.menu.home_item, Qt.Key.Key_Return)
    assert pressed == ["home"]


def test_the_end_takes_no_key_for_a_while(
    open_page: OpenPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:  # UX 47
    monkeypatch.setattr(guard, "CALM_MS", 300.0)
    page = open_page(clash(plies=-1))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab):
        QTest.keyClick(QApplication.focusWidget() or page, key)
    assert page.end.isVisible() and page.heard == [] and page.end.hasFocus()
    qtbot.waitUntil(page.end.table.hasFocus, timeout=patience.MS)

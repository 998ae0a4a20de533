"""Every setting can be changed, is kept at once, and fits any window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.app.house import House
from desktop.app.settings_page import SettingsPage
from desktop.app.window import Window
from desktop.storage import settings
from tests import patience
from tests.app.conftest import SIZES, TEXTS, Open
from tests.app.looking import clipped, nameless, overlapping


def opened(window: Window) -> SettingsPage:
    window.open_settings()
    assert isinstance(window.page, SettingsPage)
    return window.page


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
@pytest.mark.parametrize("text", TEXTS)
def test_nothing_is_clipped(open_window: Open, size: tuple[int, int], text: int) -> None:  # UX 15
    page = opened(open_window(*size, text))
    assert clipped(page) == []
    assert overlapping([*page.fields, *page.names, page.keys, page.place, page.names_head, page.keys_head]) == []
    assert page.place.geometry().bottom() < page.sheet.height()


def test_everything_has_a_name(open_window: Open) -> None:  # UX 40
    assert nameless(opened(open_window())) == []


def test_a_change_is_kept_at_once(open_window: Open, tmp_path: Path) -> None:
    page = opened(open_window())
    page.speed.control.choose(3)
    page.motion.control.choose(2)
    page.names[0].setText("Anna")
    page.names[0].editingFinished.emit()
    kept, _ = settings.load(tmp_path)
    assert (kept.speed, kept.motion, kept.names[:2]) == ("slow", "reduced", ["Anna", "Ivo"])


def test_a_name_taken_away_becomes_the_default_again(open_window: Open, house: House) -> None:
    page = opened(open_window())
    page.names[1].setText("  ")
    page.names[1].editingFinished.emit()
    assert house.settings.names[1] == "Ivo"


def test_full_screen_and_its_key_agree(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    page = opened(window)
    page.full.control.choose(0)
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: page.full.read() is False, timeout=patience.MS)

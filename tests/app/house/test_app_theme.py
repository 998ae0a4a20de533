"""What the program wears follows the settings, everywhere and at once."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop.app.house import app_theme
from desktop.storage.settings import SIGHTS, THEMES, Settings
from desktop.table.drawing import palettes, theme
from desktop.table.drawing.palettes import LIGHT


@pytest.fixture(autouse=True)
def usual_dress(qapp: QApplication) -> Iterator[None]:
    """Whatever a test puts on is taken off again."""
    yield
    app_theme.change(Settings())


def test_every_theme_and_sight_of_the_settings_is_there() -> None:
    assert set(THEMES) == set(palettes.THEMES)
    assert set(SIGHTS) == set(palettes.SIGHTS)


def test_what_qt_paints_by_itself_follows(qapp: QApplication) -> None:
    assert app_theme.change(Settings(theme="light"))
    role = QPalette.ColorRole
    assert qapp.palette().color(role.Window).name().upper() == LIGHT.ink
    assert QToolTip.palette().color(role.ToolTipText).name().upper() == LIGHT.text
    assert not app_theme.change(Settings(theme="light"))


@pytest.mark.parametrize("name", THEMES)
def test_words_of_qt_can_be_read(name: str, qapp: QApplication, qtbot: QtBot) -> None:
    app_theme.change(Settings(theme=name))
    role, least = QPalette.ColorRole, 7.0 if name == "contrast" else 4.5
    for word, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.PlaceholderText, role.Base),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
    ):
        assert theme.contrast(qapp.palette().color(word), qapp.palette().color(ground)) >= least

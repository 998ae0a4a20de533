"""Every setting can be changed, is kept at once, and fits any window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house import app_theme
from desktop.app.house.house import House
from desktop.app.house.preferences import TOUCHES
from desktop.app.pages.settings_page import SettingsPage
from desktop.app.window import Window
from desktop.storage import settings
from desktop.table.drawing import theme
from desktop.table.drawing.palettes import LIGHT
from desktop.table.drawing.theme import contrast
from tests import patience
from tests.app.conftest import SIZES, TEXTS, Open
from tests.app.looking import choose, clipped, nameless, overlapping, tab_order


def opened(window: Window) -> SettingsPage:
    window.routes.settings()
    assert isinstance(window.page, SettingsPage)
    return window.page


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
@pytest.mark.parametrize("text", TEXTS)
def test_nothing_is_clipped(open_window: Open, size: tuple[int, int], text: int) -> None:  # UX 15
    page = opened(open_window(*size, text))
    assert clipped(page) == []
    heads = [head for head, _ in page.groups]
    placed = [*page.fields, *heads, *page.names, page.keys, page.place, page.names_head, page.keys_head]
    assert overlapping(placed) == []
    assert page.place.geometry().bottom() < page.sheet.height()


@pytest.mark.parametrize("text", TEXTS)
def test_arrow_heading_and_link_stand_on_one_line(open_window: Open, text: int) -> None:
    page = opened(open_window(1366, 768, text))
    middles = [each.geometry().center().y() for each in (page.arrow, page.heading, page.about_link)]
    assert max(middles) - min(middles) <= 1


@pytest.mark.parametrize("size", SIZES)
def test_no_place_beside_a_choice_is_empty(open_window: Open, size: tuple[int, int]) -> None:
    page = opened(open_window(*size))
    right = max(field.geometry().right() for field in page.fields)
    for _, group in page.groups:
        rows = {
            field.y(): max(other.geometry().right() for other in group if other.y() == field.y()) for field in group
        }
        assert len(rows) < len(group) and all(right - reach <= 1 for reach in rows.values())


def test_everything_has_a_name(open_window: Open) -> None:  # UX 40
    assert nameless(opened(open_window())) == []


def test_a_change_is_kept_at_once(open_window: Open, tmp_path: Path) -> None:
    page = opened(open_window())
    choose(page.speed, 3)
    choose(page.motion, 2)
    page.names[0].setText("Anna")
    page.names[0].editingFinished.emit()
    kept, _ = settings.load(tmp_path)
    assert (kept.speed, kept.motion, kept.names[:2]) == ("slow", "reduced", ["Anna", "Ivo"])


def test_a_name_taken_away_becomes_the_default_again(open_window: Open, house: House) -> None:
    page = opened(open_window())
    page.names[1].setText("  ")
    page.names[1].editingFinished.emit()
    assert house.default_name(1) == "Ivo"


def test_full_screen_and_its_key_agree(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    page = opened(window)
    choose(page.full, 0)
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: page.full.read() is False, timeout=patience.MS)


@pytest.fixture
def usual_dress() -> Iterator[None]:
    """Whatever a test puts on is taken off again."""
    yield
    app_theme.change(settings.Settings())


def ground(page: QWidget) -> str:
    """The colour of a page's corner, as it is painted now."""
    return page.grab().toImage().pixelColor(3, 3).name()


def test_a_theme_holds_at_once_on_every_open_page(open_window: Open, usual_dress: None) -> None:
    window = open_window()
    page = opened(window)
    dark, homely = ground(page), ground(window.home)
    choose(page.theme, 1)
    assert contrast(ground(page), dark) > 10
    assert page.heading.palette().windowText().color().name().upper() == LIGHT.text
    window.routes.back()
    assert contrast(ground(window.home), homely) > 10


def test_everything_that_is_chosen_is_kept(open_window: Open, tmp_path: Path, usual_dress: None) -> None:
    page = opened(open_window())
    choose(page.theme, 2)
    choose(page.colors, 1)
    choose(page.cues, 0)
    choose(page.beds, 13)
    choose(page.visible, 2)
    choose(page.thought, 1)
    choose(page.step, 0)
    kept, _ = settings.load(tmp_path)
    assert (kept.theme, kept.colors, kept.cues, kept.beds) == ("contrast", "deutan", 0, 65)
    assert (kept.visible, kept.thought, kept.step) == (1400, 1.0, True)
    assert theme.worn() == ("contrast", "deutan")


def test_each_choice_says_what_it_touches(open_window: Open) -> None:
    assert set(opened(open_window()).choices) <= set(TOUCHES)


def test_every_page_of_the_settings_is_reached_by_tab(open_window: Open) -> None:  # UX 11
    page = opened(open_window())
    reached = tab_order(page)
    assert all(any(part is it or it.isAncestorOf(part) for part in reached) for it in (f.control for f in page.fields))

"""The About page: version, terms, how to replace Qt, everybody named, every text within reach of the keyboard."""

import re
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop import __version__, resources
from desktop.app.pages import about
from desktop.app.pages.about import Masthead, library_folder, licences
from desktop.app.pages.reader import ReaderPage
from desktop.app.pages.settings_page import SettingsPage
from desktop.app.window import Window
from tests import patience
from tests.app.conftest import SIZES, TEXTS, Open
from tests.app.looking import clipped, nameless


@pytest.fixture
def page(open_window: Open) -> ReaderPage:
    window = open_window()
    window.routes.about()
    assert isinstance(window.page, ReaderPage)
    return window.page


def test_version_and_terms_stand_on_it(page: ReaderPage) -> None:
    text = page.text.toPlainText()
    for words in (__version__, "Lesser General Public License, version 3", "You may replace them", "Python Software"):
        assert words in text
    assert "{" not in text  # a gap that nothing filled
    # The folder that is named holds what is to be replaced.
    folder = next(line for line in text.splitlines() if Path(line.strip()).is_absolute())
    assert any("Qt6Core" in file.name or "QtCore" in file.name for file in Path(folder.strip()).iterdir())


@pytest.mark.parametrize(("runs", "sentence"), [(True, "run compiled, by mypyc"), (False, "run in Python, from their")])
def test_it_says_which_engine_runs(
    runs: bool, sentence: str, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "compiled", lambda: runs)
    window = open_window()
    window.routes.about()
    assert isinstance(window.page, ReaderPage)
    assert sentence in window.page.text.toPlainText()


def test_what_is_new_begins_with_this_version(page: ReaderPage) -> None:
    changes = resources.find("about", "changes", "en.md").read_text(encoding="utf-8")
    assert changes.startswith(f"### {__version__}\n")
    lines = [line.removeprefix("- ") for line in changes.splitlines() if line.startswith("- ")]
    assert lines and all(line in page.text.toPlainText() for line in lines)


def test_on_windows_the_libraries_lie_beside_the_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Qt6Core.dll").touch()
    monkeypatch.setattr("desktop.app.pages.about.QLibraryInfo.path", lambda kind: str(tmp_path / "lib"))
    monkeypatch.setattr("desktop.app.pages.about.PySide6.__file__", str(tmp_path / "__init__.pyc"))
    assert library_folder() == tmp_path


def test_every_font_and_every_licence_is_named(page: ReaderPage) -> None:
    text = page.text.toPlainText()
    fonts = tomllib.loads(resources.find("fonts/fonts.toml").read_text(encoding="utf-8"))
    files = {entry if isinstance(entry, str) else entry["file"] for entry in fonts.values()}
    assert all(Path(file).name in text for file in files)
    assert {"Fivefold", "Lucide", "LGPL-3.0", "GPL-3.0"} <= licences().keys()
    assert {path.stem for path in resources.root().glob("fonts/licences/*.txt")} <= licences().keys()


def test_every_link_of_the_house_leads_to_a_text(page: ReaderPage) -> None:
    links = re.findall(r'href="([^":]+)"', page.text.toHtml())
    assert set(links) == set(licences())


def test_a_frozen_build_adds_the_texts_it_carries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources").mkdir()
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "python.txt").touch()
    monkeypatch.setattr(resources, "root", lambda: tmp_path / "resources")
    assert licences() == {"python": tmp_path / "licences" / "python.txt"}


def test_the_keyboard_opens_a_licence_and_comes_back(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.keyClick(window.home.about_link, Qt.Key.Key_Return)
    about = window.page
    assert isinstance(about, ReaderPage) and about.text.hasFocus()
    qtbot.keyClick(about.text, Qt.Key.Key_Tab)  # the first link
    qtbot.keyClick(about.text, Qt.Key.Key_Return)
    assert isinstance(window.page, ReaderPage) and "Permission is hereby granted" in window.page.text.toPlainText()
    for back_at in (about, window.home):
        qtbot.keyClick(window.page, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda at=back_at: window.page is at, timeout=patience.MS)  # type: ignore[misc]


def test_it_is_reached_from_the_settings(open_window: Open, qtbot: QtBot) -> None:
    window: Window = open_window()
    window.routes.settings()
    assert isinstance(window.page, SettingsPage)
    qtbot.keyClick(window.page.about_link, Qt.Key.Key_Space)
    assert isinstance(window.page, ReaderPage)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_the_masthead_lies_over_the_text(open_window: Open, size: tuple[int, int], text: int) -> None:
    window = open_window(*size, text=text)
    window.routes.about()
    page = window.page
    assert isinstance(page, ReaderPage) and isinstance(page.heading, Masthead)
    assert page.heading.geometry().bottom() < page.sheet.geometry().top()
    assert clipped(page) == [] and nameless(page) == []
    assert __version__ in page.heading.accessibleName()


def test_logo_name_and_version_stand_beside_each_other(open_window: Open) -> None:
    window = open_window(1366, 768)
    window.routes.about()
    assert isinstance(window.page, ReaderPage) and isinstance(window.page.heading, Masthead)
    drawn = window.page.heading.grab().toImage()
    ground = drawn.pixel(1, 1)
    inked = [any(drawn.pixel(x, y) != ground for y in range(drawn.height())) for x in range(drawn.width())]
    last = max(x for x, ink in enumerate(inked) if ink)
    gaps: list[int] = []
    begun: int | None = None
    for x, ink in enumerate(inked[: last + 1]):
        if ink:
            gaps += [x - begun] if begun is not None and x - begun > 12 else []
            begun = None
        elif begun is None:
            begun = x
    assert len(gaps) >= 2 and last < window.width() * 0.6, "logo, name, version"


@pytest.mark.parametrize("text", [100, 150, 200])
def test_no_line_runs_out_of_the_page(open_window: Open, text: int) -> None:  # UX 15
    window = open_window(1366, 768, text)
    window.routes.about()
    assert isinstance(window.page, ReaderPage)
    assert window.page.text.horizontalScrollBar().maximum() == 0

"""The rules page: our style, a contents list, a section by its name, and a sentence when there is no text."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.pages.reader import ReaderPage, slug
from desktop.games import BY_ID
from desktop.words import offered
from tests import patience
from tests.app.asked import Asked
from tests.app.conftest import SIZES, TEXTS, Open
from tests.games.rulebook import sections_named
from tests.rulings import rulings_of

RULES = (
    "# Last Card\n\nTake the last card.\n\n## The turn\n\n"
    + "Take one or two.\n\n" * 80
    + "## The end\n\nWho took the last one wins.\n"
)


@pytest.fixture
def page(qtbot: QtBot, house: House, tmp_path: Path) -> ReaderPage:
    file = tmp_path / "en.md"
    file.write_text(RULES, encoding="utf-8")
    page = ReaderPage(house, "Rules of Last Card", file, "", "clash")
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    return page


def test_headings_make_the_contents(page: ReaderPage) -> None:
    assert [page.contents.item(row).text() for row in range(page.contents.count())] == ["The turn", "The end"]


def test_a_section_is_gone_to_by_its_name(page: ReaderPage) -> None:
    assert page.text.verticalScrollBar().value() == 0
    page.show_section("the_end")
    assert page.contents.currentRow() == 1
    assert page.text.verticalScrollBar().value() > page.text.viewport().height()


def test_a_larger_text_keeps_the_place(page: ReaderPage, house: House) -> None:
    bar = page.text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    house.settings.text = 150
    page.fit()
    assert 0.4 < bar.value() / bar.maximum() < 0.6


def test_escape_and_f1_close_it(page: ReaderPage, qtbot: QtBot) -> None:
    page.house.routes = asked = Asked()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
        qtbot.keyClick(page.text, key)
    assert asked.heard == [("back",)] * 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_contents_and_text_lie_side_by_side(page: ReaderPage, house: House, size: tuple[int, int], text: int) -> None:
    house.settings.text = text
    page.resize(*size)
    page.fit()
    assert page.contents.geometry().right() < page.sheet.geometry().left()
    assert page.rect().contains(page.sheet.geometry()) and page.text.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_pictures_leave_the_contents_their_width(
    open_window: Open, qtbot: QtBot, size: tuple[int, int]
) -> None:  # UX 15
    window = open_window(*size, 200)
    window.routes.rules("barbarossa")
    page = window.page
    assert isinstance(page, ReaderPage)
    qtbot.waitUntil(lambda: page.text.document().size().width() > 0, timeout=patience.MS)
    assert page.text.document().size().width() <= page.text.viewport().width()


def test_rules_that_are_not_there_are_a_sentence(open_window: Open) -> None:
    window = open_window()
    window.routes.rules("toy")
    assert isinstance(window.page, ReaderPage)
    assert "not written down yet" in window.page.text.toPlainText()
    assert "resources/toy/help/en.md" in window.page.text.toPlainText()


def test_a_plain_file_is_shown_word_for_word(qtbot: QtBot, house: House, tmp_path: Path) -> None:
    file = tmp_path / "terms.txt"
    file.write_text("# 1 *Terms*\n\n  as <they> are\n", encoding="utf-8")
    page = ReaderPage(house, "Terms", file, "")
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    assert page.text.toPlainText() == file.read_text(encoding="utf-8")
    assert page.contents.count() == 0


def test_a_link_within_the_house_is_reported_and_others_go_to_the_system(
    page: ReaderPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("desktop.app.pages.reader.QDesktopServices.openUrl", lambda url: opened.append(url.toString()))
    page.house.routes = asked = Asked()
    page.text.anchorClicked.emit(QUrl("GPL-3.0"))
    page.text.anchorClicked.emit(QUrl("https://example.org/"))
    assert (asked.heard, opened) == ([("licence", "GPL-3.0")], ["https://example.org/"])


@pytest.mark.parametrize(("heading", "name"), [("The turn", "the_turn"), ("  Mana & cards! ", "mana_cards")])
def test_slug(heading: str, name: str) -> None:
    assert slug(heading) == name


def test_list_and_text_stand_in_the_middle_under_their_heading(page: ReaderPage) -> None:
    page.resize(1920, 1080)
    left, sheet = page.contents.x(), page.sheet.geometry()
    assert abs(left - (page.width() - sheet.right())) < 4 and page.arrow.x() == left


def test_the_list_is_as_high_as_its_rows_where_there_is_room(page: ReaderPage) -> None:
    two = page.contents.height()
    assert two == page.contents.sizeHint().height() < 120
    page.search.setText("take")
    page.fit()
    assert page.contents.height() > 3 * two and page.contents.geometry().bottom() <= page.sheet.geometry().bottom()


def test_the_cover_fills_what_a_short_list_leaves(page: ReaderPage) -> None:
    page.resize(1366, 768)
    below = QPoint(page.contents.x() + 40, page.height() - 200)
    assert page.contents.geometry().bottom() < below.y()
    with_cover = page.grab().toImage().pixelColor(below)
    page.cover.hide()
    assert page.grab().toImage().pixelColor(below) != with_cover


# ---- finding


def test_a_word_is_found_everywhere_and_enter_goes_on(page: ReaderPage, qtbot: QtBot) -> None:  # UX 45
    qtbot.keyClicks(page.search, "took")
    assert [page.contents.item(row).text() for row in range(page.contents.count())] == [
        "The end: Who took the last one wins."
    ]
    assert page.found.text() == "1 of 1"
    assert page.text.verticalScrollBar().value() > page.text.viewport().height()
    page.search.setText("take")
    assert page.found.text() == "1 of 81" and page.contents.count() == 81 and page.contents.currentRow() == 0
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert page.found.text() == "2 of 81"
    qtbot.keyClick(page.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(page.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.found.text() == "81 of 81", "and round the end"
    assert len(page.text.extraSelections()) == 81


def test_what_is_not_there_is_said_and_the_contents_come_back(page: ReaderPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.search, "dragon")
    assert page.found.text() == "not found" and page.contents.count() == 2
    qtbot.keyClicks(page.search, " ")
    page.search.setText("take")
    page.show_section("the_end")
    assert page.search.text() == "" and page.contents.item(page.contents.currentRow()).text() == "The end"


def test_ctrl_f_finds_and_escape_first_ends_the_search(page: ReaderPage, qtbot: QtBot) -> None:
    page.activateWindow()
    page.text.setFocus()
    qtbot.waitUntil(page.isActiveWindow, timeout=patience.MS)
    qtbot.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    page.search.setText("take")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.search.text() == "" and page.isVisible()
    page.house.routes = asked = Asked()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert asked.heard == [("back",)]


def test_places_stay_found_when_the_text_grows(page: ReaderPage, house: House) -> None:
    page.search.setText("take")
    page.contents.setCurrentRow(5)
    house.settings.text = 150
    page.fit()
    assert page.contents.currentRow() == 5 and page.found.text() == "6 of 81"


# ---- every reason leads to its section


@pytest.mark.parametrize("lang", offered())
@pytest.mark.parametrize("game", BY_ID)
def test_every_section_that_a_reason_names_is_opened_there(
    open_window: Open, game: str, lang: str
) -> None:  # UX 25, 45
    window = open_window(1366, 768)
    window.house.words.speak(lang)
    for name in sorted({*sections_named(game), "rulings"}):
        window.routes.rules(game, name)
        page = window.page
        assert isinstance(page, ReaderPage)
        row = page.contents.currentRow()
        assert page._sections[row] == name, "the page is opened at its heading"
        bar, block = page.text.verticalScrollBar(), page.text.document().findBlock(page._positions[row])
        top = page.text.document().documentLayout().blockBoundingRect(block).top()
        assert block.text() == page.contents.item(row).text()
        assert 0 <= top - bar.value() < page.text.viewport().height() or bar.value() == bar.maximum()
        window.routes.back()


@pytest.mark.parametrize("lang", offered())
@pytest.mark.parametrize("game", BY_ID)
def test_every_ruling_has_its_place_on_the_sheet(open_window: Open, game: str, lang: str) -> None:  # UX 45
    window = open_window(1366, 768)
    window.house.words.speak(lang)
    window.routes.rules(game)
    page = window.page
    assert isinstance(page, ReaderPage)
    missing = []
    for ruling in rulings_of(game):
        page.show_section(f"ruling.{ruling.id}")
        marked = page.text.extraSelections()
        if not marked or marked[0].cursor.selectedText() != window.house.words.say(ruling.title):
            missing.append(ruling.id)
            continue
        assert page._sections[page.contents.currentRow()] == "rulings"
        block = marked[0].cursor.block()
        assert block.textList() is not None or block.text().startswith(marked[0].cursor.selectedText())
        page.text.setExtraSelections([])
    assert missing == []


def test_a_ruling_that_is_not_there_leads_to_the_sheet(page: ReaderPage) -> None:
    page.show_section("ruling.no_such_thing")
    assert page.text.extraSelections() == []

"""Pictures in the rulebook: in every language under the same heading, with words, drawn when seen, played by a link."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from desktop import resources
from desktop.app.house.house import House
from desktop.app.pages.illustrated import IllustratedText
from desktop.app.pages.reader import ReaderPage, sections, slug
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.games import BY_ID
from tests.app.looking import fragments

PAGES = [(game, page) for game in BY_ID for page in sorted(resources.find(game, "help").glob("*.md"))]


def pictures(document: QTextDocument) -> list[tuple[str, str, float, float]]:
    """The heading over each picture, its name, its size."""
    found, heading = [], ""
    for block, part in fragments(document):
        heading = block.text() if block.blockFormat().headingLevel() in (2, 3) else heading
        shape = part.charFormat()
        if shape.isImageFormat():
            image = shape.toImageFormat()
            found.append((heading, image.name(), image.width(), image.height()))
    return found


@pytest.mark.parametrize(("game", "page"), [pytest.param(*each, id=f"{each[0]}-{each[1].stem}") for each in PAGES])
def test_every_language_shows_them_under_the_same_heading(qtbot: QtBot, house: House, game: str, page: Path) -> None:
    text = IllustratedText(house, game, None)  # type: ignore[arg-type]
    qtbot.addWidget(text)
    names, document = sections(page), QTextDocument()
    document.setMarkdown(text.with_pictures(page.read_text(encoding="utf-8"), names))
    text.place_pictures(document, 500)
    headings = [line.lstrip("# ") for line in page.read_text("utf-8").split("\n") if line.startswith(("## ", "### "))]
    found = pictures(document)
    assert [name for _, name, _, _ in found] == [f"example:{name}" for name in text.shown]
    for (heading, _, wide, high), example in zip(found, text.shown.values(), strict=True):
        assert names[headings.index(heading)] == example.section
        assert (wide, high) == (500, 500 * example.aspect())


@pytest.fixture
def page(qtbot: QtBot, house: House) -> ReaderPage:
    file = resources.find("clash/help/en.md")
    page = ReaderPage(house, "Rules", file, "", "clash")
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    return page


def test_the_words_of_a_picture_are_there_for_everybody(page: ReaderPage, house: House) -> None:
    told = page.text.toPlainText()
    for example in page.text.shown.values():
        assert house.words.say(example.caption) in told
    assert told.count("Play this example") == len(page.text.shown)


def test_a_picture_is_drawn_when_it_comes_into_sight(page: ReaderPage, qtbot: QtBot) -> None:
    page.grab()
    assert not page.text._drawn
    page.show_section("example")
    page.grab()
    assert page.text._drawn
    assert page.text.horizontalScrollBar().maximum() == 0


def test_the_words_stand_right_under_their_picture(page: ReaderPage, house: House) -> None:
    document, lay = page.text.document(), page.text.document().documentLayout()
    block = document.begin()
    for example in page.text.shown.values():
        said = house.words.say(example.caption)
        while not block.text().startswith(said):
            block = block.next()
        above = lay.blockBoundingRect(block.previous())
        high = page.text._wide * example.aspect()
        assert high <= above.height() <= high + 12
        assert lay.blockBoundingRect(block).top() - above.bottom() <= page.metrics.px(14)


def test_headings_are_what_the_code_calls_them(page: ReaderPage) -> None:
    assert "example" in [slug(page.contents.item(row).text()) for row in range(page.contents.count())]


def test_a_link_plays_on_from_a_picture_as_practice(window: Window, qtbot: QtBot) -> None:
    window.routes.rules("chronicle", "example")
    rules = window.page
    assert isinstance(rules, ReaderPage)
    rules.text.anchorClicked.emit(QUrl("play:merchant"))
    table = window.page
    assert isinstance(table, PlayPage) and table.match.practice and table.match.game.info.id == "chronicle"
    assert [seat.player for seat in table.match.seats].index("person") == 3
    assert table.match.state.decider() == 3

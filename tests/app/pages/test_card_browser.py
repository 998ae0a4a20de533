"""The card browser: one key away, searched, walked through, honest about its numbers; files of own numbers begin."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop import resources
from desktop.app.house import own_cards
from desktop.app.house.house import House
from desktop.app.pages.card_browser import CardBrowser
from desktop.app.pages.new_game import NewGamePage
from desktop.app.pages.reader import ReaderPage
from desktop.app.window import Window
from desktop.games import BY_ID
from tests.app.asked import Asked
from tests.app.conftest import SIZES, TEXTS, Open
from tests.app.looking import clipped, nameless, overlapping, visible

Browse = Callable[..., CardBrowser]


@pytest.fixture
def browse(qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch) -> Browse:
    monkeypatch.delenv(resources.OWN_CARDS, raising=False)

    def make(game: str = "clash", card: str = "", size: tuple[int, int] = (1366, 768)) -> CardBrowser:
        page = CardBrowser(house, game, card)
        qtbot.addWidget(page)
        page.resize(*size)
        page.entered()
        page.show()
        return page

    return make


def shown(page: CardBrowser) -> list[str]:
    return [page.list.cards.index(row, 0).data().partition(" · ")[0] for row in range(page.list.cards.rowCount())]


@pytest.mark.parametrize("game", BY_ID)
def test_every_card_is_shown_large_with_its_words(browse: Browse, game: str) -> None:
    page = browse(game)
    for number in range(0, len(page.cards), 7):
        page.list.setCurrentIndex(page.list.cards.index(number, 0))
        card = page.list.card
        assert card is not None and card.face.title in page.large.accessibleName()
        assert page.about.toPlainText().startswith(card.face.title)
        for rule in filter(None, card.face.text.replace("**", "").split("\n")):
            assert rule in page.about.toPlainText()
        picture = page.large.grab().toImage()
        tints = {picture.pixel(x, picture.height() // 3) for x in range(0, picture.width(), 5)}
        assert len(tints) > 8, card.id


def test_the_large_card_is_drawn_at_the_pixel_ratio_in_its_own_shape(browse: Browse) -> None:
    for game, card, wide in (("clash", "ogre", False), ("chronicle", "the_revolt", True)):
        page = browse(game, card)
        page.grab()
        picture = page.large._picture
        assert (picture.width() > picture.height()) is wide
        assert picture.devicePixelRatio() == page.devicePixelRatioF()
        assert max(picture.width(), picture.height()) > 400


def test_a_search_narrows_the_list_and_says_how_far(browse: Browse, qtbot: QtBot) -> None:
    page = browse()
    qtbot.keyClicks(page.search, "rage berserk")
    assert shown(page) == ["Troll", "Gnome", "Parasite", "Aberration"]
    assert page.count.text() == "4 of 50 cards"
    assert page.list.card is not None and page.list.card.id == "troll"
    qtbot.keyClicks(page.search, " dragon")
    assert shown(page) == [] and page.none.text() == "No card matches." and page.list.card is None
    page.search.clear()
    assert page.count.text() == "50 of 50 cards" and page.none.text() == ""


def test_arrows_in_the_search_walk_along_the_list(browse: Browse, qtbot: QtBot) -> None:
    page = browse()
    for key, card in ((Qt.Key.Key_Down, "brute"), (Qt.Key.Key_PageDown, "alpha"), (Qt.Key.Key_Up, "abomination")):
        qtbot.keyClick(page.search, key)
        assert page.list.card is not None and page.list.card.id == card
    qtbot.keyClick(page.search, Qt.Key.Key_PageUp)
    qtbot.keyClick(page.search, Qt.Key.Key_PageUp)
    assert page.list.card and page.list.card.id == "baron", "no further than the first"


def test_kind_and_source_narrow_too(browse: Browse) -> None:
    page = browse("ganymede")
    page.kind.setCurrentIndex(page.kind.findData("black"))
    assert len(shown(page)) == 6
    page.source.setCurrentIndex(page.source.findData("rulebook"))
    assert len(shown(page)) == 6, "their numbers are printed"
    page.kind.setCurrentIndex(page.kind.findData("red"))
    page.source.setCurrentIndex(page.source.findData("reconstructed"))
    assert shown(page) == []
    assert page.source.findData("own") == -1, "nobody has put in numbers here"


def test_sources_stand_field_by_field(browse: Browse) -> None:
    words = browse("barbarossa", "trucks").about.toPlainText().split("\n")
    at = words.index("SP to buy it")
    assert words[at : at + 3] == ["SP to buy it", "3", "printed in the rulebook"]
    at = words.index("How many")
    assert words[at : at + 3] == ["How many", "24", "reconstructed: our own"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_nothing_is_clipped_or_nameless(browse: Browse, house: House, size: tuple[int, int], text: int) -> None:
    house.settings.text = text
    page = browse("barbarossa", "independent_heavy_tank_battalion", size)
    assert clipped(page) == [] and nameless(page) == []
    assert overlapping([widget for widget in visible(page) if widget.parentWidget() is page]) == []
    assert page.about.horizontalScrollBar().maximum() == 0
    assert page.about.height() > 140 and page.list.height() > 140


# ---- one key away


def test_f2_opens_it_from_home_set_up_and_rules_and_closes_it_again(open_window: Open, qtbot: QtBot) -> None:  # UX 45
    window = open_window()
    window.home.choose("fleet")
    places = (lambda: None, lambda: window.routes.new_game("fleet"), lambda: window.routes.rules("fleet"))
    for opens in places:
        window.routes.home()
        opens()
        before = window.page
        qtbot.keyClick(before, Qt.Key.Key_F2)
        page = window.page
        assert isinstance(page, CardBrowser) and page.game == "fleet"
        qtbot.keyClick(page.search, Qt.Key.Key_F2)
        assert window.page is before


def test_f2_opens_it_from_the_table_and_f1_leads_on_to_the_rules(window: Window, qtbot: QtBot) -> None:  # UX 45
    window.routes.new_game("clash")
    assert isinstance(window.page, NewGamePage)
    window.page.begin()
    table = window.page
    qtbot.keyClick(table, Qt.Key.Key_F2)
    assert isinstance(window.page, CardBrowser) and window.page.game == "clash"
    cards = window.page
    qtbot.keyClick(cards, Qt.Key.Key_F1)
    assert isinstance(window.page, ReaderPage)
    qtbot.keyClick(window.page, Qt.Key.Key_F2)
    assert window.page is cards, "rules and cards are not heaped on each other"
    qtbot.keyClick(cards, Qt.Key.Key_F2)
    assert window.page is table


# ---- numbers of one's own


def test_a_file_to_begin_with_is_written_once(browse: Browse) -> None:
    page = browse("fleet")
    page.house.routes = asked = Asked()
    page.write.click()
    assert own_cards.file_of("fleet").is_file() and "fleet.toml" in asked.of("tell")[0][0]
    assert not page.write.isEnabled() and "there already" in page.write.reason
    assert "it is read at the next start" in page.about.toPlainText()


def test_the_folder_opens_in_the_systems_own_program(
    browse: Browse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(
        "desktop.app.pages.card_browser.QDesktopServices.openUrl", lambda url: opened.append(url.toLocalFile())
    )
    browse().folder.click()
    assert opened == [str(tmp_path / "cards")] and Path(opened[0]).is_dir()


def test_a_folder_that_cannot_be_written_is_a_sentence(browse: Browse, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "cards").write_text("no folder", encoding="utf-8")
    page = browse()
    page.house.routes = asked = Asked()
    for button in (page.write, page.folder):
        button.click()
        assert "cards" in asked.of("tell")[-1][0]
    assert len(asked.heard) == 2


def test_buttons_without_room_beside_each_other_go_under_each_other(browse: Browse, house: House) -> None:  # UX 15
    page = browse(size=(1920, 1080))
    assert page.folder.y() == page.write.y()
    house.settings.text = 200
    page.resize(1024, 700)
    assert page.folder.geometry().bottom() < page.write.y() and page.folder.x() == page.write.x()
    assert page.sheet.rect().contains(page.write.geometry())

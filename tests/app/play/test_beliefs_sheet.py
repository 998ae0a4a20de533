"""The sheet of beliefs on the replay's page: by mouse and keys, at the moment that is shown, only after the end."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.play.beliefs_sheet import ENTRY, BeliefsSheet, Entry, entries
from desktop.app.play.replay_page import ReplayPage
from desktop.app.window import Window
from desktop.controller import counsel
from desktop.engine.match import Match
from tests import patience
from tests.app.conftest import SIZES, TEXTS
from tests.app.looking import clipped, nameless, overlapping
from tests.app.playing import clash
from tests.controller.sitting import Prompted
from tests.controller.test_believed import played

Show = Callable[..., ReplayPage]


@pytest.fixture
def show(qtbot: QtBot, house: House, play_stub: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Show]:
    """Opens a window on the replay of a match, at some decision."""
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    made: list[Window] = []

    def start(match: Match, at: int = 0, size: tuple[int, int] = (1366, 768), text: int = 100) -> ReplayPage:
        house.settings.text, house.settings.speed = text, "off"
        window = Window(house)
        made.append(window)
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=patience.MS)
        window.routes.watch(match)
        page = window.page
        assert isinstance(page, ReplayPage)
        page.win = window  # type: ignore[attr-defined]
        page.replay.seek(at)
        return page

    yield start
    for window in made:
        window.close()


def over(plies: int = 24) -> Match:
    match = clash(plies=plies)
    if not match.over:
        match.resign(1)
    return match


def told(sheet: BeliefsSheet) -> list[Entry]:
    """What stands in it, once it is worked out."""
    sheet.believed.spare.finish()
    return sheet.model.entries


def test_it_opens_and_closes_by_key_button_and_cross(show: Show, qtbot: QtBot) -> None:
    page = show(over(), 14)
    sheet = page.beliefs
    assert sheet.isHidden()
    qtbot.keyClick(page, Qt.Key.Key_B)
    assert sheet.isVisible() and QApplication.focusWidget() is sheet.view
    qtbot.keyClick(page, Qt.Key.Key_B)
    assert sheet.isHidden()
    qtbot.mouseClick(page.believed, Qt.MouseButton.LeftButton)
    assert sheet.isVisible()
    qtbot.mouseClick(sheet.cross, Qt.MouseButton.LeftButton)
    assert sheet.isHidden() and page.isVisible()


def test_escape_closes_it_wherever_the_keyboard_is_and_leaves_the_page_only_then(show: Show, qtbot: QtBot) -> None:
    page = show(over(), 14)
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_B)
        if _:
            page.bar.line.setFocus()
        qtbot.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Escape)
        assert page.beliefs.isHidden() and page.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.win.page is not page  # type: ignore[attr-defined]


def test_it_follows_the_moment_that_the_table_shows(show: Show, qtbot: QtBot) -> None:
    page = show(played("clash"), 14)
    qtbot.keyClick(page, Qt.Key.Key_B)
    seen = []
    for at in (14, 16, 20):
        page.replay.seek(at)
        seen.append([entry.text for entry in told(page.beliefs)])
    assert len({tuple(each) for each in seen}) > 1
    page.replay.seek(0)
    assert [entry.card for entry in told(page.beliefs)] == [None]  # nothing is hidden in a draft
    assert "nothing" in page.beliefs.model.entries[0].text


def test_keys_walk_along_the_cards_and_a_voice_reads_them(show: Show, qtbot: QtBot) -> None:
    page = show(over(), 14)
    qtbot.keyClick(page, Qt.Key.Key_B)
    rows = told(page.beliefs)
    view = page.beliefs.view
    for row in range(1, len(rows)):
        qtbot.keyClick(view, Qt.Key.Key_Down)
        assert view.currentIndex().row() == row and view.currentIndex().data() == rows[row].text
    cards = [each.card for each in rows if each.card is not None]
    assert cards and all(each.says.count("%") == 1 and "was " in each.says for each in cards)
    assert view.currentIndex().data(ENTRY) == rows[-1] and "exactly" in rows[-1].text


def test_who_thinks_of_whom_is_chosen_and_turned_round(show: Show, qtbot: QtBot) -> None:
    page = show(played("chronicle", plies=10**6), 20)
    sheet = page.beliefs
    qtbot.keyClick(page, Qt.Key.Key_B)
    assert (sheet.thinks.currentText(), sheet.about.currentText()) == ("Ivo believed", "of you")
    assert "Your hand" in told(sheet)[0].text
    qtbot.mouseClick(sheet.swap, Qt.MouseButton.LeftButton)
    assert (sheet.thinks.currentText(), sheet.about.currentText()) == ("You believed", "of Ivo")
    assert "hand of Ivo" in told(sheet)[0].text
    sheet.thinks.setFocus()
    qtbot.keyClick(sheet.thinks, Qt.Key.Key_Down)  # Ivo thinks: not of himself, but of whoever thought before
    assert (sheet.thinks.currentIndex(), sheet.about.currentIndex()) == (1, 0)
    sheet.about.setCurrentIndex(2)
    assert "hand of Lena" in told(sheet)[0].text and "Ivo" in told(sheet)[0].text
    sheet.about.setCurrentIndex(1)
    assert (sheet.thinks.currentIndex(), sheet.about.currentIndex()) == (2, 1)


def test_a_match_that_is_not_over_tells_nothing(show: Show, qtbot: QtBot) -> None:  # UX 34, 58
    page = show(clash(plies=14), 14)
    told: list[str] = []
    page.house.routes.tell = lambda text, *_: told.append(text)  # type: ignore[method-assign]
    assert not page.believed.isEnabled() and "over" in page.believed.reason
    qtbot.keyClick(page, Qt.Key.Key_B)
    assert page.beliefs.isHidden() and page.beliefs.model.entries == []
    assert told == [page.believed.reason]  # no key is refused without a word
    assert [entry.title for entry in page.panel.list.lines.entries] == [page.house.words.line("house.study.later")]


def test_a_shared_match_names_its_people(show: Show, qtbot: QtBot) -> None:
    page = show(played("chronicle", people=2), 20)
    qtbot.keyClick(page, Qt.Key.Key_B)
    assert not any(word in entry.text for entry in told(page.beliefs) for word in ("You ", "Your ", " you"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_it_fits_every_window_and_size_of_text(show: Show, size: tuple[int, int], text: int) -> None:  # UX 15
    page = show(over(), 14, size, text)
    page.beliefs.toggle()
    told(page.beliefs)
    sheet = page.beliefs
    assert clipped(page) == [] and clipped(sheet) == [] and nameless(sheet) == []
    assert overlapping([page.title, page.seen, page.believed, page.on_button]) == []
    assert overlapping([sheet.head, sheet.cross, sheet.thinks, sheet.swap, sheet.about, sheet.view]) == []
    assert QRect(0, 0, *size).contains(sheet.geometry()) and sheet.view.height() > 100
    widest = max(sheet.view.sizeHintForIndex(sheet.model.index(row, 0)).height() for row in range(len(told(sheet))))
    assert widest < sheet.view.height() * 1.5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_cards_are_in_sight_before_one_scrolls(show: Show, size: tuple[int, int], text: int) -> None:
    page = show(over(), 14, size, text)
    page.beliefs.toggle()
    rows, view = told(page.beliefs), page.beliefs.view
    page.beliefs.grab()
    room = view.viewport().rect()
    cards = [at for at, row in enumerate(rows) if row.card is not None]
    assert rows[0].kind == "title" and room.contains(view.visualRect(page.beliefs.model.index(0)))
    seen = [at for at in cards if room.contains(view.visualRect(page.beliefs.model.index(at)))]
    assert len(seen) >= 2 and seen == cards[: len(seen)]
    assert (rows[1].card is None) or text > 100
    assert sorted(row.text for row in rows) == sorted(row.text for row in entries_at(page, 14))


def entries_at(page: ReplayPage, at: int) -> list[Entry]:
    sheet = page.beliefs
    found = sheet.believed.tell(at, *sheet._pair)
    assert found is not None
    return entries(found, sheet.believed.since(sheet._pair[1]))


def test_the_other_size_of_a_window_is_taken_while_it_is_open(show: Show, qtbot: QtBot) -> None:
    page = show(over(), 14)
    page.beliefs.toggle()
    before = page.beliefs.geometry()
    page.win.resize(1024, 700)  # type: ignore[attr-defined]
    assert page.beliefs.geometry() != before and page.rect().contains(page.beliefs.geometry())


def test_a_row_looks_another_way_when_its_card_was_there(show: Show) -> None:
    """The sign and the words beside it, not a colour alone."""
    page = show(over(), 14)
    page.beliefs.toggle()
    rows = told(page.beliefs)
    number = next(n for n, each in enumerate(rows) if each.card is not None and each.card.there)
    page.beliefs.view.scrollTo(page.beliefs.model.index(number, 0))
    here = page.beliefs.view.grab().toImage()
    card = rows[number].card
    assert card is not None
    page.beliefs.model.entries[number] = rows[number]._replace(card=card._replace(there=False))
    assert page.beliefs.view.grab().toImage() != here

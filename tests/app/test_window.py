"""From page to page: few clicks to a game, one to go on with it, and every trouble with files said."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house import set_up
from desktop.app.house.house import House
from desktop.app.pages.new_game import NewGamePage
from desktop.app.pages.reader import ReaderPage
from desktop.app.pages.settings_page import SettingsPage
from desktop.app.play.guided import GuidedPage
from desktop.app.window import Window
from desktop.engine.match import Match, Seat
from desktop.storage import settings
from tests import patience
from tests.app.conftest import Open, PlayStub
from tests.app.looking import choose


def click(qtbot: QtBot, widget: QWidget) -> None:
    assert widget.isVisible() and widget.isEnabled()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_two_clicks_from_home_to_the_table(open_window: Open, qtbot: QtBot) -> None:  # UX 43
    window = open_window()
    clicks = 0
    click(qtbot, window.home.covers[0].set_up_button)
    clicks += 1
    assert isinstance(window.page, NewGamePage)
    click(qtbot, window.page.start_button)
    clicks += 1
    assert isinstance(window.page, PlayStub) and clicks <= 4
    assert window.page.match.game.info.id == next(iter(window.house.games))


@pytest.mark.parametrize("had", [False, True])
def test_two_keys_do_the_same(open_window: Open, house: House, qtbot: QtBot, had: bool) -> None:  # UX 11 and 43
    """To the first round with a coach while that is due, then to a match."""
    house.settings.lessons = list(house.games) if had else []
    window = open_window()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.wait(320)  # what has just appeared takes no press
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(window.page, PlayStub if had else GuidedPage)


def test_the_last_set_up_is_filled_in(open_window: Open, house: House, tmp_path: Path) -> None:  # UX 43
    window = open_window()
    window.routes.new_game("toy")
    page = window.page
    assert isinstance(page, NewGamePage) and page.hint.text() == ""
    choose(page.form.options["colour"], 3)
    page.form.rows[0].name.setText("Anna")
    page.form.rows[1].player.setCurrentIndex(0)
    page.begin()
    again, notice = settings.load(tmp_path)
    assert notice is None
    later = Window(replace(house, settings=again))
    later.routes.new_game("toy")
    assert isinstance(later.page, NewGamePage)
    chosen = later.page.form.chosen
    assert chosen.seats == (Seat("Anna"), Seat("Ivo")) and chosen.options["colour"] == "yellow"
    assert later.page.hint.text() == "your last set-up is filled in"
    later.close()


def test_one_click_to_go_on(open_window: Open, saved: str, qtbot: QtBot) -> None:  # UX 33
    window = open_window()
    click(qtbot, window.home.cards[0].button)
    assert isinstance(window.page, PlayStub)
    assert len(window.page.match.steps) == 1 and [seat.name for seat in window.page.match.seats] == ["Mara", "Ivo"]


def test_leaving_the_table_leads_home_and_again_deals_anew(open_window: Open, saved: str) -> None:
    window = open_window()
    window.routes.resume(saved)
    first = window.page
    assert isinstance(first, PlayStub)
    window.routes.again(set_up.of_match(window.house, first.match))
    second = window.page
    assert isinstance(second, PlayStub) and second is not first
    assert [seat.name for seat in second.match.seats] == ["Mara", "Ivo"]
    assert second.match.seed != first.match.seed and second.match.steps == []
    window.routes.home()
    assert window.page is window.home


def test_rules_over_a_table_lead_back_to_it(open_window: Open, saved: str, qtbot: QtBot) -> None:
    window = open_window()
    window.routes.resume(saved)
    table = window.page
    assert isinstance(table, PlayStub)
    table.house.routes.rules("toy")
    assert window.page is not table
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.page is table


def test_a_damaged_save_is_said_and_opened_from_its_copy(open_window: Open, house: House, saved: str) -> None:
    match = house.saves.open(saved, house.games).match
    match.submit(match.state.decider(), match.state.legal()[0])
    house.saves.keep(match, match.state.prompt())
    (house.saves.folder / f"{saved}.json").write_text("{")
    window = open_window()
    window.routes.resume(saved)
    assert isinstance(window.page, PlayStub) and len(window.page.match.steps) == 1
    assert "damaged" in window.notice.words and f"{saved}.damaged.json" in window.notice.words


def test_a_save_that_cannot_be_opened_is_said_and_nothing_else(open_window: Open, house: House, saved: str) -> None:
    (house.saves.folder / f"{saved}.json").write_text("{")
    window = open_window()
    window.routes.resume(saved)
    assert window.page is window.home
    assert "is damaged" in window.notice.words


def test_a_match_taken_off_the_list_can_be_brought_back(open_window: Open, saved: str, qtbot: QtBot) -> None:  # UX 29
    window = open_window()
    click(qtbot, window.home.cards[0].cross)
    assert window.home.cards == []
    click(qtbot, window.notice.button)
    assert [card.saved.id for card in window.home.cards] == [saved]
    assert window.notice.words == ""


def test_a_record_file_can_be_opened(open_window: Open, house: House, saved: str, tmp_path: Path) -> None:
    copy = tmp_path / "from_a_friend.json"
    copy.write_bytes((house.saves.folder / f"{saved}.json").read_bytes())
    window = open_window()
    window.open_file(copy)
    assert isinstance(window.page, PlayStub) and house.saves.id_of(window.page.match) != saved
    window.routes.home()
    window.open_file(tmp_path / "none.json")
    assert window.page is window.home and "none.json is no longer there" in window.notice.words


def test_a_full_disk_does_not_stop_a_game(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window()
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "full")))
    window.routes.new_game("toy")
    assert isinstance(window.page, NewGamePage)
    window.page.begin()
    assert isinstance(window.page, PlayStub)
    assert "There is no room on the disk for settings.json" in window.notice.words


def test_settings_hold_at_once_on_every_page(open_window: Open, house: House, qtbot: QtBot) -> None:
    window = open_window()
    small = window.home.metrics
    qtbot.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    page = window.page
    assert isinstance(page, SettingsPage)
    choose(page.text, 3)
    assert house.settings.text == 150
    assert window.home.metrics.text == 1.5 > small.text and page.metrics.text == 1.5
    qtbot.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert window.page is page


def test_the_window_comes_back_where_it_was(open_window: Open, house: House, qtbot: QtBot) -> None:
    open_window(780, 640).close()  # the offscreen screen is 800 x 800
    later = Window(house)
    qtbot.addWidget(later)
    later.show()
    assert (later.width(), later.height()) == (784, 640)  # with a frame that is 800
    later.close()


def test_f11_fills_the_screen_and_back(open_window: Open, house: House, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen() and house.settings.fullscreen
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen() and not house.settings.fullscreen


def test_pages_left_are_gone(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    for _ in range(5):
        window.routes.new_game("toy")
        window.routes.back()
    assert window.stack.count() == 1


def test_what_the_table_asks_of_the_window(open_window: Open, saved: str) -> None:
    window = open_window()
    window.routes.resume(saved)
    table = window.page
    assert isinstance(table, PlayStub)
    answers: list[int] = []
    routes = table.house.routes
    routes.tell("Something.", "Answer", lambda: answers.append(1))
    assert window.notice.words == "Something."
    window.notice.button.click()
    assert answers == [1]
    for ask, kind in ((lambda: routes.rules("toy"), ReaderPage), (routes.settings, SettingsPage)):
        ask()
        assert isinstance(window.page, kind)
        window.routes.back()
        assert window.page is table
    routes.other_game("toy", set_up.of_match(window.house, table.match))
    assert isinstance(window.page, NewGamePage)
    assert [row.seat for row in window.page.form.rows] == [Seat("Mara"), Seat("Ivo", "strong")]
    window.routes.back()
    assert window.page is window.home


def test_from_the_start_to_a_first_legal_move_on_the_real_table(
    house: House, qtbot: QtBot, tmp_path: Path
) -> None:  # UX 43
    window = Window(house)
    qtbot.addWidget(window)
    window.show()
    click(qtbot, window.home.covers[0].set_up_button)
    click(qtbot, window.page.start_button)  # type: ignore[attr-defined]
    match = window.page.match  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: match.state.decider() == 0 and len(match.state.legal()) > 0, timeout=patience.MS)
    match_id = house.saves.id_of(match)
    window.page.keeping.match(match, match.state.prompt())  # type: ignore[attr-defined]
    window.routes.home()
    assert [card.saved.id for card in window.home.cards] == [match_id]
    window.close()


def test_an_accident_is_told_with_the_way_to_its_report(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr("desktop.app.window.QDesktopServices.openUrl", opened.append)
    window = open_window()
    window.tell_accident("/somewhere/report-1.txt", "")
    assert "report-1.txt" in window.notice.words
    window.notice.button.click()
    assert [url.toLocalFile() for url in opened] == ["/somewhere"]
    window.tell_accident("", "no room")
    assert "no room" in window.notice.words


def test_a_report_gets_the_match_also_from_under_another_page(open_window: Open) -> None:
    window = open_window()
    assert window.match_on_the_table() is None
    match = Match(window.house.games["toy"], [Seat("Mara"), Seat("Ivo")], "duel", {}, 5)
    window.routes.play(match)
    window.routes.settings()
    assert window.match_on_the_table() is match

"""What a search thinks, on the page: H and the light bulb during a game, the look back on the sheet after it."""

from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.play.end import EndSheet
from desktop.app.play.play_page import PlayPage
from desktop.controller.looking_back import LookBack
from desktop.engine.match import PERSON
from desktop.questions import Answer
from desktop.storage.settings import Settings
from desktop.table.controls.buttons import rescale
from desktop.table.drawing.theme import Metrics
from desktop.table.scene.card_item import State
from desktop.words import Words
from tests.app.play.test_end import END, nothing_hidden, sheet  # noqa: F401
from tests.app.playing import CLASH, OpenPage, answer, clash, pages, to_act  # noqa: F401 - `pages` is the fixture

H = Qt.Key.Key_H
COST = "It cost about 12 % of the chance to win, surely between 8 and 16."
MOMENTS = (
    (3, f"Turn 2, a mistake: Mara summons Revenant to the lower lane. Better: Summon Ogre to the upper lane. {COST}"),
    (7, f"Turn 4, a slip: Mara ends the turn. Better: Cast Fireball on Revenant. {COST}"),
    (9, f"Turn 5, a blunder: Mara ends the turn. Better: Summon Bat to the upper lane. {COST}"),
)
BACK = LookBack({0: [0.5, 0.6, 0.2, 0.9], 1: [0.5, 0.4, 0.8, 0.1]}, MOMENTS, small=(5, "Many small losses."))


def adviser(page: PlayPage) -> Any:
    return page.controller.counsel._runner


def lit(page: PlayPage) -> int:
    return sum(bool(item.state & State.LEGAL) for cards in page.scene.cards.values() for item in cards)


@pytest.fixture
def page(open_page: OpenPage) -> PlayPage:
    """Mara is to act against the computer, in the middle of a game."""
    return open_page(to_act(clash(plies=8), 0))


def press(qtbot: QtBot, page: PlayPage) -> None:
    qtbot.keyClick(QApplication.focusWidget() or page, H)


# ---- during the game


@pytest.mark.parametrize("way", ["key", "light bulb"])
def test_a_hint_comes_in_three_steps(page: PlayPage, qtbot: QtBot, way: str) -> None:  # UX 27
    bulb = page.top.tools["hint"]
    assert bulb.isEnabled() and bulb.toolTip() == "Hint (H)" and lit(page) == 0

    def ask() -> str:
        if way == "key":
            press(qtbot, page)
        else:
            qtbot.mouseClick(bulb, Qt.MouseButton.LeftButton)
        return page.foot.preview

    first = ask()
    assert first == page.controller.preview() and first.startswith("Hint: ")
    assert lit(page) == page.controller.gestures.cards > 0
    adviser(page).answer()
    second, third = ask(), ask()
    assert second.startswith("The best") and "% to win" in third
    assert len({first, second, third}) == 3
    page.grab()


def test_the_card_that_is_advised_can_be_played_and_the_hint_is_gone(page: PlayPage, qtbot: QtBot) -> None:
    for _ in range(3):
        press(qtbot, page)
    task, adviser(page).task = adviser(page).task, None
    best = next(action for _, action in page.controller.tells.moves() if page.controller.gestures.place_of(action))
    adviser(page).answered.emit(Answer(task.ticket, "", found=((CLASH.verbs.text(best), 0.7),)))
    said = page.foot.preview
    assert "70\xa0%" in said and lit(page) >= 1
    page.controller.play(best)
    assert page.match.steps[-1].action == best
    assert lit(page) == 0 and page.foot.preview != said


def test_a_gold_box_at_the_card_plays_what_it_advises(page: PlayPage, qtbot: QtBot) -> None:  # UX 57
    assert page.placards.hint.isHidden()
    press(qtbot, page)
    assert page.placards.hint.isVisible() and page.placards.hint.do_button.isHidden()
    press(qtbot, page)
    press(qtbot, page)
    task, adviser(page).task = adviser(page).task, None
    moves = [action for _, action in page.controller.tells.moves()]
    best = next(action for action in moves if page.controller.gestures.place_of(action))
    found = ((CLASH.verbs.text(best), 0.7), (CLASH.verbs.text(moves[-1]), 0.4))
    adviser(page).answered.emit(Answer(task.ticket, "", found=found))
    box, text = page.placards.hint, page.placards.hint.said.text
    assert box.isVisible() and box.do_button.isVisible() and text == page.foot.preview
    assert page.foot.shown_elsewhere  # assistive tools read it in the bar, nobody else need look there
    place = page.controller.gestures.place_of(best)
    assert place is not None
    near = page.placards._on_page(page.scene.rect_of(place[0]))
    assert not box.geometry().intersects(near)
    qtbot.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_D)
    assert page.match.steps[-1].action == best or page.match.steps[-2].action == best
    assert box.isHidden() and not page.foot.shown_elsewhere


def test_where_nobody_may_decide_h_does_nothing_and_the_bulb_says_why(page: PlayPage, qtbot: QtBot) -> None:
    page.foot.press_primary()
    page.scene.animator.complete()
    assert page.controller.thinking() is not None
    before = page.foot.preview
    bulb = page.top.tools["hint"]
    assert not bulb.isEnabled() and bulb.reason == "There is nothing for you to decide now."
    press(qtbot, page)
    page.commands["hint"].trigger()
    assert page.foot.preview == before and lit(page) == 0 and adviser(page) is None
    answer(page)
    assert bulb.isEnabled()


def test_h_in_the_search_is_a_letter(page: PlayPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.view, Qt.Key.Key_M)
    qtbot.keyClicks(page.moves.search, "h")
    assert page.moves.search.text() == "h" and adviser(page) is None


def test_under_the_curtain_there_is_no_hint(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 38
    page = open_page(to_act(clash((PERSON, PERSON), plies=8), 0))
    page.controller.open_curtain()
    press(qtbot, page)
    asked = adviser(page).task
    assert asked.seat == page.controller.viewer and lit(page) > 0
    page.commands["curtain"].trigger()
    assert page.curtain.up and not page.commands["hint"].isEnabled()
    press(qtbot, page)
    adviser(page).answered.emit(Answer(asked.ticket, "", found=(("end", 0.9),)))
    assert "%" not in page.foot.preview and not page.foot.preview.startswith("Hint")
    assert adviser(page).asked == [asked]


def test_leaving_sends_the_adviser_home(page: PlayPage, qtbot: QtBot) -> None:
    press(qtbot, page)
    page.close()
    assert adviser(page).closed


# ---- after the game


def test_the_sheet_shows_the_look_back_when_it_is_worked_out(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(clash(plies=-1), settings=Settings(speed="off"))
    assert page.end.isVisible() and page.end.back is None
    first = page.end.grab().toImage()
    while adviser(page).task is not None:
        adviser(page).answer()
    back = page.controller.tells.look_back()
    assert back is not None and page.end.back == back
    assert [line for line, _ in page.end.curves.lines] == [tuple(back.chances[seat]) for seat in (0, 1)]
    assert page.end.curves.scale == (0.0, 1.0)
    assert page.end.grab().toImage() != first
    qtbot.mouseClick(page.end.cross, Qt.MouseButton.LeftButton)
    qtbot.keyClick(page.view, Qt.Key.Key_Space)
    assert page.end.isVisible() and page.end.back == back  # it is still there when the sheet comes back


def test_the_look_back_is_told_to_assistive_tools(sheet: EndSheet) -> None:  # noqa: F811 - UX 40
    sheet.look_back(BACK)
    assert sheet.curves.accessibleName() == Words().line("house.play.end.chance")
    told = sheet.curves.accessibleDescription()
    assert all(sentence in told for _, sentence in MOMENTS) and "Many small losses." in told
    sheet.tell(END, "Turn 8")  # another match
    assert sheet.back is None and sheet.curves.accessibleName() == END.curve_title


@pytest.mark.parametrize("size", [(800, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_look_back_fits_every_window_and_size_of_text(
    sheet: EndSheet,  # noqa: F811
    size: tuple[int, int],
    text: float,
) -> None:  # UX 15
    sheet.page.resize(*size)  # type: ignore[attr-defined]
    sheet.look_back(BACK)
    rescale(sheet.page, Metrics(size[1] / 1000, text))  # type: ignore[attr-defined]
    sheet.place_in(QRect(0, 0, *size))
    sheet.grab()
    assert nothing_hidden(sheet) == []
    assert sheet.curves.isVisible() and all(link.isVisible() for link in sheet.course.links)


def test_a_match_in_which_nothing_stands_out_says_so(sheet: EndSheet) -> None:  # noqa: F811
    sheet.look_back(BACK)
    named = sheet.curves.height()
    sheet.look_back(BACK._replace(moments=(), small=None, note="Nothing stands out."))
    assert sheet.curves.accessibleDescription() == "Nothing stands out." and sheet.curves.height() >= named
    assert sheet.course.note.text() == "Nothing stands out." and sheet.course.note.isVisible()

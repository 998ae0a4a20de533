"""A warning on the page: at the card, in words for everybody, with keys and buttons, and nothing left of it."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.ai.judging import Blunder, Settled
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.engine.actions import Action
from desktop.engine.match import PERSON, Match
from desktop.questions import Answer
from desktop.storage.settings import WARNINGS, Settings
from tests.app.learner import Learner
from tests.app.playing import CLASH, OpenPage, clash, pages, to_act  # noqa: F401 - `pages` is the fixture

KEY = Qt.Key


def practice() -> Match:
    match = to_act(clash(plies=8), 0)
    match.practice = True
    return match


@pytest.fixture
def page(open_page: OpenPage) -> PlayPage:
    """Mara practises against the computer."""
    return open_page(practice())


def moves(page: PlayPage) -> tuple[Action, Action]:
    """One with a card, and another one."""
    legal = page.controller.legal
    card = next(action for action in legal if page.controller.gestures.place_of(action))
    return card, next(action for action in legal if action != card)


def adviser(page: PlayPage) -> Any:
    """What stands in for the process that advises."""
    return page.controller.counsel._runner


def warn_of(page: PlayPage, move: Action, better: Action) -> None:
    """The process has come to that, and the move is made."""
    page.controller.counsel._study()
    runner = adviser(page)
    task, runner.task = runner.task, None
    text = CLASH.verbs.text
    settled = Settled((text(better),), ((text(move), Blunder(text(better), 0.3, 0.4)),), done=True)
    runner.answered.emit(Answer(task.ticket, "", settled=settled))
    page.controller.play(move)


def press(qtbot: QtBot, page: PlayPage, key: Qt.Key) -> None:
    qtbot.keyClick(QApplication.focusWidget() or page, key)


def test_it_stands_at_the_card_and_is_told(page: PlayPage) -> None:
    move, better = moves(page)
    steps, box = len(page.match.steps), page.placards.warning
    assert box.isHidden()
    warn_of(page, move, better)
    assert len(page.match.steps) == steps and box.isVisible() and page.sheets.modal is None  # nothing is barred
    assert "40" in box.said.text and page.view.said == box.said.text == box.accessibleName()
    assert all(button.isVisible() for button in box.buttons)
    place = page.controller.gestures.place_of(move)
    assert place is not None
    for target in place:
        assert not box.geometry().intersects(page.placards._on_page(page.scene.rect_of(target)))
    assert page.rect().contains(box.geometry())
    page.grab()


@pytest.mark.parametrize("how", ["key", "button", "again"])
def test_it_can_be_overruled(page: PlayPage, qtbot: QtBot, how: str) -> None:
    move, better = moves(page)
    warn_of(page, move, better)
    steps = len(page.match.steps)
    if how == "key":
        press(qtbot, page, KEY.Key_A)
    elif how == "button":
        qtbot.mouseClick(page.placards.warning.anyway_button, Qt.MouseButton.LeftButton)
    else:
        page.controller.play(move)
    assert page.match.steps[steps].action == move
    box = page.placards.warning
    assert box.isHidden() and not box.said.text and not box.accessibleName()  # UX 38


@pytest.mark.parametrize("how", ["key", "button"])
def test_another_move_may_be_taken(page: PlayPage, qtbot: QtBot, how: str) -> None:
    move, better = moves(page)
    warn_of(page, move, better)
    steps, box = len(page.match.steps), page.placards.warning
    if how == "key":
        press(qtbot, page, KEY.Key_Escape)
    else:
        qtbot.mouseClick(box.other_button, Qt.MouseButton.LeftButton)
    assert box.isHidden() and not box.said.text and len(page.match.steps) == steps
    assert page.sheets.open is None  # Esc was spent on it
    press(qtbot, page, KEY.Key_A)
    assert len(page.match.steps) == steps
    page.controller.play(better)
    assert page.match.steps[steps].action == better


def test_the_key_says_why_it_is_off(page: PlayPage) -> None:
    assert not page.commands["anyway"].isEnabled() and page.commands.why("anyway")
    warn_of(page, *moves(page))
    assert page.commands["anyway"].isEnabled() and not page.commands.why("anyway")


def test_the_keyboard_reaches_both_buttons(page: PlayPage, qtbot: QtBot) -> None:  # UX 11
    warn_of(page, *moves(page))
    page.view.setFocus()
    reached = set()
    for _ in range(40):
        press(qtbot, page, KEY.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert set(page.placards.warning.buttons) <= reached


def test_a_move_that_is_held_says_so_and_offers_nothing_yet(page: PlayPage, qtbot: QtBot) -> None:
    move, _ = moves(page)
    page.controller.play(move)
    box = page.placards.warning
    qtbot.waitUntil(box.isVisible)
    assert box.said.text.startswith("One moment") and not any(button.isVisible() for button in box.buttons)
    steps = len(page.match.steps)
    press(qtbot, page, KEY.Key_Escape)
    assert page.match.steps[steps].action == move and box.isHidden()


def test_a_hint_that_stands_comes_back(page: PlayPage, qtbot: QtBot) -> None:
    press(qtbot, page, KEY.Key_H)
    adviser(page).answer()
    assert page.placards.hint.isVisible()
    move, better = moves(page)
    warn_of(page, move, better)
    assert page.placards.hint.isHidden() and page.placards.warning.isVisible()
    press(qtbot, page, KEY.Key_Escape)
    assert page.placards.hint.isVisible() and page.placards.warning.isHidden()


@pytest.mark.parametrize("chosen", WARNINGS)
@pytest.mark.parametrize("practises", [True, False])
def test_who_is_warned(open_page: OpenPage, chosen: str, practises: bool) -> None:
    match = practice()
    match.practice = practises
    page = open_page(match, settings=Settings(speed="off", warnings=chosen))
    assert page.controller.warnings.on == (chosen == "always" or (chosen == "practice" and practises))


def test_practice_that_begins_in_mid_match_warns(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    assert not page.controller.warnings.on
    press(qtbot, page, KEY.Key_P)
    assert page.match.practice and page.controller.warnings.on
    page.settings.warnings = "off"
    page.take_settings()
    assert not page.controller.warnings.on


def test_the_coach_is_not_talked_over(window: Window) -> None:
    """What he has not asked for he turns back himself; the match that goes on from the lesson is practice."""
    page = Learner(window, "clash").page
    assert page.match.practice and not page.controller.warnings.on


def test_nothing_of_it_is_left_behind_the_curtain(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 35, 38
    match = to_act(clash((PERSON, PERSON), plies=8), 0)
    page = open_page(match, settings=Settings(speed="off", warnings="always"))
    if not page.curtain.isHidden():
        page.controller.open_curtain()
    warn_of(page, *moves(page))
    box = page.placards.warning
    said = box.said.text
    assert said
    page.controller.panic()
    assert not page.room.isVisible() and not box.said.text and not box.accessibleName()
    page.controller.open_curtain()
    assert box.isHidden() and said not in page.view.said

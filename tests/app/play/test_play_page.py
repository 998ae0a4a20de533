"""The page on which a game is played: what it shows, what keys and buttons do, what it keeps."""

import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house.set_up import SetUp
from desktop.app.play.play_page import PlayPage
from desktop.controller.controller import Controller
from desktop.engine.match import PERSON, Match
from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.games import BY_ID
from desktop.storage.saves import Saves
from desktop.storage.settings import Settings
from desktop.table.hands.picks import Refusal
from desktop.table.scene.layout import frame
from desktop.words import Words
from tests import patience
from tests.app.looking import clipped, nameless
from tests.app.playing import (  # noqa: F401 - `pages` is the fixture
    CLASH,
    NAMES,
    SIZES,
    HeardPage,
    OpenPage,
    Painted,
    answer,
    clash,
    pages,
    prompted,
    said,
    to_act,
)

Key = Qt.Key


def press(
    qtbot: QtBot, page: PlayPage, key: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    qtbot.keyClick(QApplication.focusWidget() or page, key, modifier)


@pytest.fixture
def page(open_page: OpenPage) -> HeardPage:
    """Mara is to act against the computer, in the middle of a game."""
    return open_page(to_act(clash(plies=8), 0))


# ---- places


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_parts_fill_the_window_and_nothing_is_clipped(
    open_page: OpenPage, size: tuple[int, int], text: int
) -> None:  # UX 15
    page = open_page(to_act(clash(plies=8), 0), *size, Settings(speed="off", text=text))
    parts = frame(*size, None, text / 100)
    assert page.top.width() == size[0] and page.foot.geometry().bottom() == size[1] - 1
    assert page.view.geometry().right() + 1 == page.log.x() == round(parts.log.x)
    assert page.view.geometry().bottom() + 1 == page.foot.y()
    assert page.scene.metrics.unit == parts.unit and page.scene.metrics.text == text / 100
    assert clipped(page) == []
    steps = page.top.steps
    assert steps.geometry().right() < page.top.tools["undo"].x() and steps.x() > 0
    for sheet in (page.menu, page.keys, page.moves):
        sheet.open()
        assert page.rect().contains(sheet.geometry())
        assert clipped(page) == []
        sheet.dismiss()


def test_the_log_is_a_rail_in_a_small_window_and_opens_by_key(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(to_act(clash(plies=8), 0), 1366, 768)
    assert page.log.folded and not page.log.view.isVisible()
    narrow = page.view.width()
    press(qtbot, page, Key.Key_L)
    assert not page.log.folded and page.log.view.isVisible() and page.view.width() < narrow
    assert page.scene.sceneRect().width() == page.view.width()
    press(qtbot, page, Key.Key_L)
    assert page.log.folded
    assert not open_page(clash(plies=8), 1920, 1080).log.folded


def test_everything_that_takes_the_keyboard_has_a_name(page: PlayPage) -> None:
    assert nameless(page) == []


# ---- what it shows


def test_it_says_whose_turn_it_is_and_what_is_expected_in_one_place(page: PlayPage) -> None:  # UX 18
    c = page.controller
    assert page.foot.prompt == c.tells.prompt() and "you have" in c.tells.prompt()
    assert page.foot.seat_color == c.tells.face(0).color
    assert page.top.heading == c.tells.heading()
    assert (page.top.steps.labels, page.top.steps.at) == c.tells.phases()
    assert [line.text for line in page.log.view.lines.lines] == [line.text for line in c.tells.log()]


def test_what_cannot_be_done_now_says_why_on_its_button(page: PlayPage) -> None:
    undo = page.top.tools["undo"]
    assert not undo.isEnabled() and undo.reason and not page.commands["undo"].isEnabled()
    page.controller.play(page.match.state.legal()[0])
    assert undo.isEnabled() and not undo.reason


def test_a_note_on_the_button_tells_what_is_left_to_play(page: PlayPage) -> None:  # UX 30
    left = page.controller.tells.buttons()[0].note
    assert left and page.foot.primary.note == left
    assert page.foot.primary.accessibleDescription() == left


def test_the_mouse_resting_on_a_tool_reads_its_key(page: PlayPage) -> None:
    assert page.top.tools["moves"].toolTip() == "Legal moves (M)"
    assert all("(" in tool.toolTip() for tool in page.top.tools.values())


# ---- keys


def test_undo_and_redo_by_key(page: PlayPage, qtbot: QtBot) -> None:  # UX 11, 28
    before = page.match.view(0)
    page.controller.play(page.match.state.legal()[0])
    after = page.match.view(0)
    press(qtbot, page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.match.view(0) == before
    press(qtbot, page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert page.match.view(0) == after
    press(qtbot, page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(qtbot, page, Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.match.view(0) == after


def test_space_is_the_bright_button_unless_another_button_has_the_keyboard(page: PlayPage, qtbot: QtBot) -> None:
    steps = len(page.match.steps)
    page.top.tools["moves"].setFocus()
    press(qtbot, page, Key.Key_Space)
    assert page.moves.isVisible() and len(page.match.steps) == steps
    page.moves.dismiss()
    page.view.setFocus()
    press(qtbot, page, Key.Key_Space)
    assert len(page.match.steps) > steps and page.match.steps[steps].action.verb == "end"


def test_escape_goes_back_a_step_at_a_time(page: PlayPage, qtbot: QtBot) -> None:  # UX 11
    key, index = next(
        (key, at) for key, cards in page.scene.cards.items() for at in range(len(cards))
        if page.controller.hands.may_lift(key, at) is True
    )  # fmt: skip
    page.moves.open()
    page.scene.click((key, index))
    assert page.scene.picks.pick is not None
    press(qtbot, page, Key.Key_Escape)
    if page.scene.picks.pick is not None:  # the search field had the keyboard and the sheet went first
        press(qtbot, page, Key.Key_Escape)
    press(qtbot, page, Key.Key_Escape)
    assert page.scene.picks.pick is None and not page.moves.isVisible()
    page.menu.dismiss()
    press(qtbot, page, Key.Key_Escape)
    assert page.menu.isVisible()
    press(qtbot, page, Key.Key_Escape)
    assert page.sheets.open is None and page.view.hasFocus()


def test_the_keyboard_comes_back_to_the_table_after_a_sheet(page: PlayPage, qtbot: QtBot) -> None:  # UX 12
    assert page.view.hasFocus()
    for key in (Key.Key_M, Key.Key_F10):
        press(qtbot, page, key)
        assert page.sheets.open is not None and not page.view.hasFocus()
        press(qtbot, page, Key.Key_Escape)
        assert page.sheets.open is None and page.view.hasFocus()


def test_the_question_mark_opens_the_keys_and_tab_stays_on_the_sheet(page: PlayPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.view, "?")
    assert page.keys.isVisible() and page.veil.isVisible()
    for _ in range(4):
        press(qtbot, page, Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus and page.keys.isAncestorOf(focus)


def test_letters_typed_into_the_search_are_no_commands(page: PlayPage, qtbot: QtBot) -> None:
    press(qtbot, page, Key.Key_M)
    qtbot.keyClicks(page.moves.search, "lm z")
    assert page.moves.search.text() == "lm z" and page.moves.isVisible() and page.log.folded


def test_rules_settings_and_full_screen_are_asked_of_the_window(page: HeardPage, qtbot: QtBot) -> None:
    press(qtbot, page, Key.Key_F1)
    page.top.tools["settings"].click()
    page.commands["fullscreen"].trigger()
    page.foot.rules.click()
    assert page.heard == [("rules", "clash", ""), ("settings",), ("fullscreen",), ("rules", "clash", "")]


@pytest.mark.parametrize("by_key", [True, False])
def test_while_a_refusal_stands_key_and_link_open_the_section_behind_it(
    page: HeardPage, qtbot: QtBot, by_key: bool
) -> None:
    """UX 25, UX 49: the link is in the bar under the table, and the sentence itself has none."""
    cards = [(key, at) for key, held in page.scene.cards.items() for at in range(len(held))]
    answers = ((*card, page.controller.hands.may_lift(*card)) for card in cards)
    page.scene.refuse(*next((key, at, said) for key, at, said in answers if isinstance(said, Refusal)))
    refusal, link = page.scene.reading.refusal, page.foot.rules
    section = refusal.section if refusal else ""
    assert section and link.isVisible() and (link.text(), link.key) == ("Rules", "F1")
    assert link.focusPolicy() & Qt.FocusPolicy.TabFocus

    def ask() -> None:
        if by_key:
            press(qtbot, page, Key.Key_F1)
        else:
            page.scene.reading.hover(None)  # the pointer has left the table
            qtbot.mouseClick(link, Qt.MouseButton.LeftButton)

    ask()
    page.scene.reading.clear_bubble()
    ask()
    assert page.heard == [("rules", "clash", section), ("rules", "clash", "")]


def test_any_other_key_finishes_what_runs(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 21, 22
    page = open_page(to_act(clash(plies=8), 0), settings=Settings(speed="slow"))
    page.controller.play(page.match.state.legal()[0])
    assert page.scene.animator.busy
    press(qtbot, page, Key.Key_K)
    assert not page.scene.animator.busy


# ---- thinking


def test_an_opponent_that_thinks_for_a_second_can_be_cut_short(
    page: PlayPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:  # UX 24
    monkeypatch.setattr(
        type(page.controller.opponents.runner), "thinking", property(lambda self: 0.4 if self.task else None)
    )
    page.foot.press_primary()
    assert page.controller.thinking() == 0.4 and not page.foot.now_button.isVisible()
    monkeypatch.setattr(
        type(page.controller.opponents.runner), "thinking", property(lambda self: 1.3 if self.task else None)
    )
    qtbot.waitUntil(page.foot.now_button.isVisible, timeout=patience.MS)
    assert "Ivo" in page.foot.now_button.accessibleName()
    press(qtbot, page, Key.Key_Space)
    assert prompted(page).hurried == 1
    answer(page)
    qtbot.waitUntil(lambda: not page.foot.now_button.isVisible(), timeout=patience.MS)


def test_who_thinks_and_since_when_is_said_in_the_prompt(
    page: PlayPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:  # UX 24
    """From two seconds on, and it counts; a screen reader is told once, and of a person nothing."""
    spent = [1.9]
    runner = type(page.controller.opponents.runner)
    monkeypatch.setattr(runner, "thinking", property(lambda self: spent[0] if self.task else None))
    page.foot.press_primary()
    assert page.foot.prompt == page.foot.accessibleName() == "Ivo is to act"
    for spent[0], words in ((2.0, "Ivo is thinking, 2\xa0s"), (4.7, "Ivo is thinking, 4\xa0s")):
        qtbot.waitUntil(lambda words=words: page.foot.prompt == words, timeout=patience.MS)  # type: ignore[misc]
        assert page.foot.accessibleName() == "Ivo is to act" and page.foot.now_button.isVisible()
    answer(page)
    assert "thinking" not in page.foot.prompt


def test_what_happens_is_announced_once_and_in_order(page: PlayPage, monkeypatch: pytest.MonkeyPatch) -> None:  # UX 40
    heard: list[str] = []
    monkeypatch.setattr(page.view, "announce", heard.append)
    steps = len(page.match.steps)
    page.controller.play(page.match.state.legal()[0])
    page.foot.press_primary()
    answer(page)
    told = [line.text for line in page.controller.tells.log() if line.step >= steps and line.kind != "horizon"]
    said_of_it = [words for words in heard if any(line in words for line in told)]  # the ring tells of cards too
    assert told and " ".join(said_of_it) == " ".join(told)


def test_how_it_ended_waits_for_the_last_blow(open_page: OpenPage) -> None:
    match = clash(plies=-1)
    last = match.steps[-1].action
    match.state = match.steps.pop().before.clone()
    match.state.log = []
    page = open_page(match, settings=Settings(speed="slow"))
    if page.controller.viewer != match.state.decider():
        prompted(page).answer()
    else:
        page.controller.play(last)
    assert match.over and page.scene.animator.busy
    assert not page.end.isVisible() and page.foot.primary.text() != "How it ended"
    page.scene.animator.complete()
    assert page.finale.isVisible() and not page.end.isVisible()
    page.scene.animator.complete()
    assert page.end.isVisible() and page.foot.primary.text() == "How it ended"


# ---- settings at once


def test_the_menu_and_a_key_change_settings(page: HeardPage, qtbot: QtBot) -> None:
    page.menu.open()
    page.menu.speed.choose(3)
    page.menu.text.choose(3)
    page.menu.dismiss()
    press(qtbot, page, Key.Key_T)
    changes = [said for name, *said in page.heard if name == "change"]
    assert changes == [[("speed", "slow")], [("text", 150)], [("step", True)]]


# ---- the match is kept


def test_every_action_is_saved_and_a_failure_is_told(open_page: OpenPage, tmp_path: Path) -> None:  # UX 33
    saves = Saves(tmp_path / "saves")
    page = open_page(to_act(clash(plies=8), 0), saves=saves)
    for _ in range(2):
        page.controller.play(page.match.state.legal()[0])
        again = saves.open(saves.id_of(page.match), BY_ID).match
        assert len(again.steps) == len(page.match.steps)
    blocked = tmp_path / "a file"
    blocked.write_text("")
    page.keeping.saves = Saves(blocked / "saves")
    page.controller.play(page.match.state.legal()[-1])
    told = [heard for heard in page.heard if heard[0] == "tell"]
    assert told and told[-1][1]


def test_leaving_takes_a_picture_and_sends_the_opponent_home(open_page: OpenPage, tmp_path: Path) -> None:
    saves = Saves(tmp_path / "saves")
    page = open_page(to_act(clash(plies=8), 0), saves=saves)
    page.controller.play(page.match.state.legal()[0])
    page.close()
    assert prompted(page).closed
    picture = saves.picture(saves.id_of(page.match))
    assert picture is not None and QImage(str(picture)).width() == 600


def test_home_and_the_same_seats_again(page: HeardPage) -> None:
    page.menu.items[0].click()
    page.menu.items[1].click()
    assert page.heard[0] == ("home",)
    name, chosen = page.heard[1]
    assert name == "again" and isinstance(chosen, SetUp)
    assert [(seat.name, seat.player) for seat in chosen.seats] == [("Mara", PERSON), ("Ivo", "greedy")]


# ---- whole games


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_through_the_list_of_moves_by_keyboard(
    open_page: OpenPage, qtbot: QtBot, seed: int
) -> None:  # UX 11, 40
    page = open_page(clash(seed=seed))
    press(qtbot, page, Key.Key_M)
    for _ in range(400):
        answer(page)
        if page.match.over:
            break
        legal = page.controller.tells.moves()
        assert page.moves.moves.moves == legal
        qtbot.keyClick(page.moves.search, Key.Key_Down)
        qtbot.keyClick(page.moves.search, Key.Key_Return)
    assert page.match.over and page.end.isVisible() and not page.moves.isVisible()


# ---- two people


@pytest.fixture
def two(open_page: OpenPage) -> PlayPage:
    """Two people share the screen, and Mara's curtain has just been opened."""
    page = open_page(clash((PERSON, PERSON)))
    page.controller.open_curtain()
    return page


def end_turn(page: PlayPage) -> None:
    """The seat to act plays its bright button; the curtain falls."""
    page.foot.press_primary()


def test_no_frame_of_a_change_of_hands_shows_a_card(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 35
    match: Match = clash((PERSON, PERSON))
    page = open_page(match)
    page.controller.open_curtain()
    for _ in range(6):
        hidden = Painted(page)
        end_turn(page)
        while not page.curtain.up:  # a forced turn may pass without a choice
            end_turn(page)
        qtbot.wait(30)
        frame_now, cloth = page.grab().toImage(), page.curtain.grab().toImage()
        painted = hidden.stop()
        last = max(number for number, widget in enumerate(painted) if widget is page.curtain)
        first = painted.index(page.curtain)
        assert last >= first
        assert not [widget for widget in painted[first:] if page.room.isAncestorOf(widget)]
        assert frame_now == cloth and not page.room.isVisible()
        page.controller.open_curtain()
        assert page.room.isVisible() and not page.curtain.isVisible()


@pytest.mark.parametrize("plies", [0, 5, 9, 12])
def test_nothing_that_is_shown_or_told_hangs_on_what_the_viewer_cannot_see(
    open_page: OpenPage, plies: int
) -> None:  # UX 26, 38
    """Both know both lists; the order of the other's row is secret, and tells in no word."""
    match = clash((PERSON, PERSON), plies=plies)
    seat, told = match.state.decider(), []
    worlds = [match.game.resample(match.state, seat, Rng(number)) for number in (1, 2)]
    assert worlds[0].zones != worlds[1].zones
    for world in worlds:
        alike = Match(match.game, match.seats, match.mode, match.options, match.seed, "salt", start=world)
        page = open_page(alike)
        page.controller.open_curtain()
        assert page.controller.viewer == seat
        page.moves.set_moves(page.controller.tells.moves())
        told.append(re.sub(r"0x[0-9a-f]+", "", said(page)))  # objects are told by where they lie
    assert told[0] == told[1]


def test_under_the_curtain_no_word_names_a_card_that_not_all_know(two: PlayPage) -> None:  # UX 35, 38
    page = two
    for _ in range(4):
        end_turn(page)
        both = _names(page.match.view(0)) | _names(page.match.view(1))
        covered = said(page)
        public = _names(page.match.view(None))
        assert page.curtain.up and not [name for name in both - public if name in covered]
        page.controller.open_curtain()


def _names(view: View) -> set[str]:
    """Titles of all cards that a view shows."""
    looks = CLASH.face.looks(view, (), lambda text: Words().say(text, NAMES))
    return {look.face.title for cards in looks.values() for look in cards if look.face.title}


def test_under_the_curtain_no_command_works_but_it_can_fall_at_any_time(two: PlayPage, qtbot: QtBot) -> None:  # UX 36
    page = two
    press(qtbot, page, Key.Key_F12)
    assert page.curtain.up and page.curtain.hasFocus()
    steps = len(page.match.steps)
    for key in (Key.Key_M, Key.Key_L, Key.Key_F10, Key.Key_Space, Key.Key_Escape):
        press(qtbot, page, key)
    assert page.sheets.open is None and len(page.match.steps) == steps and page.curtain.up
    assert not page.commands["undo"].isEnabled()


def test_the_curtain_comes_down_over_an_open_sheet(two: PlayPage, qtbot: QtBot) -> None:
    page = two
    page.menu.open()
    page.commands["curtain"].trigger()
    assert page.curtain.up and page.sheets.open is None and not page.veil.isVisible()
    assert page.grab().toImage() == page.curtain.grab().toImage()


def test_after_the_curtain_stands_what_was_missed_until_the_first_action(two: PlayPage, qtbot: QtBot) -> None:  # UX 37
    page = two
    end_turn(page)
    page.controller.open_curtain()
    strip = page.retelling.strip
    assert strip.isVisible() and 0 < len(strip.lines) <= 5
    assert all(line in strip.accessibleName() for line in page.controller.tells.recap())
    page.controller.play(page.match.state.legal()[0])
    assert not strip.isVisible()


def test_on_the_way_to_my_turn_nothing_is_missed(page: PlayPage) -> None:  # UX 23
    """A turn that was not watched is summed up in at most five lines, until the next action."""
    page.foot.press_primary()
    page.commands["skip"].trigger()
    assert not page.retelling.open
    answer(page)
    assert page.match.state.decider() == 0 and not page.scene.animator.busy
    strip = page.retelling.strip
    assert strip.isVisible() and 0 < len(strip.lines) <= 5
    assert all(line in strip.accessibleName() for line in page.controller.tells.recap())
    page.controller.play(page.match.state.legal()[0])
    assert not page.retelling.open


def test_alone_there_is_no_curtain_and_its_command_says_why(page: PlayPage) -> None:  # UX 37
    assert page.commands.why("curtain") and not page.commands["curtain"].isEnabled()
    assert not any(item.text() == "Close the curtain" for item in page.menu.items)


def test_a_widget_of_the_page_is_never_a_top_level_window(page: PlayPage) -> None:
    assert [widget for widget in page.findChildren(QWidget) if widget.isWindow()] == []


def test_a_beginning_that_fails_is_an_accident_and_no_crash(
    open_page: OpenPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PySide 6.11.3 dies of an error that leaves showEvent: this one comes to where all others are reported."""
    caught: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: caught.append(error))
    monkeypatch.setattr(Controller, "start", lambda controller: 1 / 0)
    page = open_page(to_act(clash(plies=8), 0))
    assert [type(error) for error in caught] == [ZeroDivisionError] and page.isVisible()

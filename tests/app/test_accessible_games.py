"""Every game through Qt's accessibility interface: nothing of another seat in the tree, nothing under the curtain."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.play.play_page import PlayPage
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from tests import patience
from tests.app import playing as table
from tests.app.playing import OpenPage, answer, clash, pages, to_act  # noqa: F401 - `pages` is a fixture
from tests.table.hearing import Event, Heard, Text, hearing, named, of, press, tree, walk  # noqa: F401

NAMES = ("Mara", "Ivo", "Tess", "Odo", "Nim", "Pia")
Role = QAccessible.Role


@pytest.fixture(autouse=True)
def _everybody_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "NAMES", NAMES)


def playing(game_id: str, plies: int, players: tuple[str, ...] = (PERSON, "greedy")) -> Match:
    """A match on which greedy players have decided so often, and Mara is to act."""
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    sitting = [Seat(NAMES[at], players[min(at, len(players) - 1)], ai_seed(5, at)) for at in range(seats.start)]
    match = Match(game, sitting, mode, {}, 5, salt="salt")
    while len(match.steps) < plies or match.state.decider() != 0:
        seat = match.state.decider()
        match.submit(seat, game.bots.greedy(match.info(seat), Rng(len(match.steps))))
    return match


@pytest.mark.parametrize("game_id", list(BY_ID))
def test_what_the_seat_cannot_see_is_nowhere_in_the_tree(open_page: OpenPage, game_id: str) -> None:  # UX 38
    """Deal anew whatever the seat does not know: no word of the table changes."""
    told = []
    for world in range(3):
        match = playing(game_id, 24)
        if world:
            match.state = match.game.resample(match.state, 0, Rng(world))
            match.state.log = []
        page = open_page(match)
        QApplication.processEvents()
        told.append(tree(of(page.view)))
    assert len(told[0]) > 12
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("game_id", list(BY_ID))
def test_every_card_and_place_of_a_game_has_a_name(open_page: OpenPage, game_id: str) -> None:  # UX 40
    page = open_page(playing(game_id, 30))
    for each in walk(of(page.view)):
        assert each.text(Text.Name).strip(), (each.role(), each.rect())
        assert "house." not in each.text(Text.Description) and f"{game_id}." not in each.text(Text.Name)


@pytest.mark.parametrize("game_id", list(BY_ID))
def test_under_the_curtain_no_card_is_in_the_tree(open_page: OpenPage, game_id: str) -> None:  # UX 35, 38
    page = open_page(playing(game_id, 24, (PERSON, PERSON)))
    page.controller.panic()  # where a seat has nothing secret to decide it does not fall by itself
    assert page.curtain.up
    shown = list(walk(of(page)))
    assert not [each for each in shown if each.role() in (Role.ListItem, Role.List)]
    assert tree(of(page.view))[1:] == [line for line in tree(of(page.view))[1:] if "ListItem" not in line]
    page.controller.open_curtain()
    assert [each for each in walk(of(page)) if each.role() == Role.ListItem]


def test_a_card_is_played_by_pressing_it_and_its_target(open_page: OpenPage) -> None:  # UX 40, 41
    page = open_page(to_act(clash(plies=8), 0))
    steps, top = len(page.match.steps), of(page.view)
    card = next(each for each in walk(top) if "can be played" in each.text(Text.Description))
    press(card)
    press(next(each for each in walk(top) if "can take the card" in each.text(Text.Description)))
    if page.scene.chooser is not None:
        press(top.child(0).child(0))
    assert len(page.match.steps) > steps


def test_every_event_is_announced_once_and_in_order(open_page: OpenPage, heard: Heard) -> None:  # UX 40
    page = open_page(to_act(clash(plies=8), 0))
    steps = len(page.match.steps)
    heard.events.clear()
    for _ in range(12):
        if page.match.over:
            break
        page.controller.play(page.match.state.legal()[-1])
        answer(page)
    log = [line.text for line in page.controller.tells.log() if line.step >= steps and line.kind != "horizon"]
    if page.match.over:
        log.append(page.end.accessibleName())
    assert " ".join(heard.of(Event.Announcement)) == " ".join(log)


def test_a_turn_that_the_log_sums_up_is_not_said_again(open_page: OpenPage, heard: Heard) -> None:  # UX 40
    page = open_page(playing("barbarossa", 0))
    heard.events.clear()
    seen = len(page.match.steps)
    while page.match.state.decider() == 0 and not page.match.over:
        page.controller.play(page.match.state.legal()[-1])
        page.scene.animator.complete()
    answer(page)
    assert len({step.seat for step in page.match.steps[seen:]}) > 1
    told = page.controller.tells._log.news(0, seen, len(page.match.steps))
    assert " ".join(heard.of(Event.Announcement)) == " ".join(told)


def test_after_the_curtain_only_what_was_missed_is_told(open_page: OpenPage, heard: Heard) -> None:  # UX 37, 40
    page = open_page(clash((PERSON, PERSON)))
    page.controller.open_curtain()
    while not page.curtain.up:
        page.foot.press_primary()
    heard.events.clear()
    page.controller.open_curtain()
    assert heard.of(Event.Announcement) == [page.retelling.strip.accessibleName()] != [""]


def test_how_it_ended_is_told(open_page: OpenPage, heard: Heard) -> None:
    page: PlayPage = open_page(clash(seed=1))
    while not page.match.over:
        answer(page)
        if not page.match.over:
            page.controller.play(page.match.state.legal()[-1])
        page.scene.animator.complete()
    assert heard.of(Event.Announcement)[-1] == page.end.accessibleName() != ""


def test_the_list_of_moves_is_one_press_away(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 40, 41
    page = open_page(to_act(clash(plies=8), 0))
    press(named(of(page), "Legal moves", Role.PushButton))
    qtbot.waitUntil(page.moves.isVisible, timeout=patience.MS)  # Qt lets a button be seen pressed first
    rows = named(of(page), "Legal moves", Role.List)
    assert [rows.child(at).text(Text.Name) for at in range(rows.childCount())] == [
        words for words, _ in page.controller.tells.moves()
    ]
    _, action = page.controller.tells.moves()[-1]
    seen = len(page.match.steps)
    rows.child(rows.childCount() - 1).actionInterface().doAction("Toggle")
    page.moves.play()
    assert page.match.steps[seen].action == action


def test_what_is_taken_back_is_told_and_told_again_when_it_is_played_again(open_page: OpenPage, heard: Heard) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    heard.events.clear()
    page.controller.play(page.match.state.legal()[0])
    page.controller.undo()
    page.controller.redo()
    first, taken_back, again = heard.of(Event.Announcement)
    assert taken_back == "Taken back." and first == again != ""

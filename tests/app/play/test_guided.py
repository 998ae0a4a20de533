"""The guided first rounds: a learner who does what is said comes to the end of each, and nothing is kept of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.app.house import set_up
from desktop.app.pages.new_game import NewGamePage
from desktop.app.pages.reader import ReaderPage
from desktop.app.play import guided
from desktop.app.play.guided import GuidedPage
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.controller import opponents
from desktop.controller.guide import GuideError, guide_of, has_guide
from desktop.engine.game import Game
from desktop.engine.match import PERSON
from desktop.games import BY_ID
from desktop.table.hands.picks import Pick, Target
from desktop.words import Words
from tests.app.learner import WAYS, Learner
from tests.app.looking import clipped, nameless, overlapping
from tests.app.playing import clash
from tests.controller.sitting import Prompted

GAMES = [game_id for game_id in BY_ID if has_guide(game_id)]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game_id", GAMES)
def test_whoever_does_what_the_coach_says_comes_to_the_end(window: Window, game_id: str, way: str) -> None:  # UX 44
    learner = Learner(window, game_id)
    rows = learner.to_the_end(way)
    assert rows == [row.id for row in guide_of(BY_ID[game_id]).rows]
    assert learner.page.match.undos == 0 and learner.page.coach.on_button.isVisible()


SPEED = 200 / 60  # words a second
MOVE = 4.0  # seconds a person takes for a move
SHOWN = 1.4  # seconds that a move is seen, a rival's with the moment before it
LONGEST = 180.0


@pytest.mark.parametrize("game_id", GAMES)
def test_it_takes_three_minutes_at_most(game_id: str) -> None:  # UX 44
    guide, words = guide_of(BY_ID[game_id]), Words()
    said = sum(len(words.line(guide.says(row), "Mara", "Ivo", "Lena").split()) for row in guide.rows)
    own, theirs = (
        sum(len(moves) for moves in kind) for kind in zip(*((r.moves, r.theirs) for r in guide.rows), strict=True)
    )
    seconds = said / SPEED + own * (MOVE + SHOWN) + theirs * 2 * SHOWN
    assert seconds <= LONGEST, f"{said} words, {own} + {theirs} moves: {seconds:.0f} s"
    assert 8 <= len(guide.rows) <= 14 and own >= 3


@pytest.mark.parametrize("game_id", GAMES)
def test_one_acts_within_the_first_half_minute(game_id: str) -> None:  # UX 44
    guide, words = guide_of(BY_ID[game_id]), Words()
    first = next(number for number, row in enumerate(guide.rows) if row.moves)
    said = [words.line(guide.says(row)) for row in guide.rows[: first + 1]]
    shown = sum(len(row.theirs) for row in guide.rows[:first]) * 2 * SHOWN
    assert sum(len(each.split()) for each in said) / SPEED + shown <= 30


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("game_id", GAMES)
def test_the_coach_never_covers_what_is_lit_and_nothing_is_clipped(
    window: Window, game_id: str, text: int
) -> None:  # UX 44
    window.house.settings.text = text
    learner = Learner(window, game_id)
    page = learner.page
    while True:
        coach, row = page.coach, page.course.row
        lit = page.lit()
        assert len(lit) >= len(row.points) + bool(row.moves), f"{row.id}: something that is pointed at is not there"
        assert page.spotlight.lit == tuple(lit)
        assert not any(rect.intersects(coach.geometry()) for rect in lit), f"{row.id}: the coach lies on it"
        assert page.view.geometry().contains(coach.geometry()), row.id
        assert clipped(page) == [] and nameless(page) == [], row.id
        assert overlapping([button for button in coach.buttons if not button.isHidden()]) == [], row.id
        assert coach.text_bottom <= min(button.y() for button in coach.buttons if not button.isHidden()), row.id
        if page.course.last:
            break
        learner.follow("click")


# ---- whoever does something else


@pytest.mark.parametrize("game_id", GAMES)
def test_another_move_is_turned_back_before_it_is_made(window: Window, game_id: str) -> None:  # UX 44
    learner = Learner(window, game_id)
    page, tried = learner.page, 0
    while not page.course.last:
        asked, steps = page.course.asked, len(page.match.steps)
        for other in [action for action in page.controller.legal if action != asked] if asked is not None else []:
            page.coach.turned.tell("")
            page.controller.play(other)
            assert page.coach.turned.text and len(page.match.steps) == steps
            page.coach.turned.tell("")
            place = page.controller.gestures.place_of(other)
            if place is not None and len(page.controller.gestures.actions(*place[0], place[1])) == 1:
                page.scene.policy.dropped(Pick(*place[0]), *place[1])
                assert page.coach.turned.text
            tried += 1
            assert page.coach.said.text in page.coach.spoken
            assert not any(rect.intersects(page.coach.geometry()) for rect in page.lit())
        learner.settle()
        assert len(page.match.steps) == steps and page.course.asked == asked
        learner.follow("click")
        assert not page.coach.turned.text or page.course.row.moves[1:], "what was said of an earlier move is gone"
    assert tried and page.match.undos == 0


def test_a_dragged_card_that_is_not_asked_for_goes_home(window: Window) -> None:
    learner = Learner(window, "clash")
    learner.to("summon")
    page = learner.page
    lit = page.asked_for()
    revenant = page.on_page(page.scene.rect_of(Target(("hand", 0), 1)))
    assert lit[1] is not None
    learner.drag(revenant.center(), lit[1].center())
    learner.settle()
    card = page.scene.card(("hand", 0), 1)
    assert not page.match.steps and page.coach.turned.text and card and card.look.face.card == "revenant"
    learner.follow("drag")
    assert len(page.match.steps) == 1 and not page.coach.turned.text


def test_who_does_not_wait_for_next_may_make_the_move_that_comes(window: Window) -> None:
    learner = Learner(window, "clash")
    page = learner.page
    assert page.course.row.id == "goal"
    page.controller.play(BY_ID["clash"].verbs.parse("summon:brute:upper"))
    learner.settle()
    assert page.course.row.id == "row" and len(page.match.steps) == 1


def test_the_next_row_waits_until_the_others_have_played(window: Window) -> None:
    learner = Learner(window, "clash")
    learner.to("end")
    page = learner.page
    assert page.course.asked
    page.controller.play(page.course.asked)
    page.scene.animator.complete()
    assert page.course.row.id == "rival" and not page.coach.next_button.isEnabled()
    assert page.coach.next_button.reason and not page.lit()
    assert page.coach.said.text == page.words.line("house.guide.watch"), "what is told has not happened yet"
    learner.settle()
    assert page.coach.said.text == page.words.line("clash.guide.rival") and page.lit()
    assert page.coach.next_button.isEnabled() and len(page.match.steps) == 4


@pytest.mark.parametrize("game_id", GAMES)
def test_undo_takes_the_lesson_back_with_the_move(window: Window, game_id: str) -> None:  # UX 44
    learner = Learner(window, game_id)
    page = learner.page
    while not page.course.last:
        row, moves = page.course.row.id, bool(page.course.row.moves)
        learner.follow("click")
        if moves:
            steps = len(page.match.steps)
            page.commands["undo"].trigger()
            learner.settle()
            assert page.course.row.id == row and len(page.match.steps) < steps
            page.commands["redo"].trigger()
            learner.settle()
            if page.course.row.id == row and page.course.asked is None:
                raise AssertionError(f"{row}: the move was made again, and the lesson stands still")
            while len(page.match.steps) < steps:
                learner.follow("click")
    assert page.match.undos >= 3


# ---- leaving, and what is left of it


def test_escape_leaves_at_once_and_asks_nothing(window: Window) -> None:  # UX 44
    window.routes.new_game("clash")
    below = window.page
    learner = Learner(window, "clash")
    learner.to("boom")
    QTest.keyClick(learner.page.view, Qt.Key.Key_Escape)
    assert window.page is below


def test_home_in_the_menu_is_home(window: Window) -> None:
    window.routes.new_game("clash")
    Learner(window, "clash").page.menu.items[0].click()
    assert window.page is window.home


def test_escape_first_puts_down_what_is_in_the_hand(window: Window) -> None:
    learner = Learner(window, "clash")
    learner.to("summon")
    page = learner.page
    page.scene.picks.lift(("hand", 0), 4)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.page is page and page.scene.picks.pick is None


def test_the_coach_has_a_way_out_on_every_row(window: Window) -> None:
    learner = Learner(window, "clash")
    assert learner.page.coach.leave_button.isVisible()
    QTest.mouseClick(learner.page.coach.leave_button, Qt.MouseButton.LeftButton)
    assert window.page is window.home


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_of_it_is_kept(window: Window, game_id: str, tmp_path: Path) -> None:  # UX 44
    learner = Learner(window, game_id)
    learner.to_the_end()
    window.routes.back()
    assert window.page is window.home
    assert window.house.saves.everything() == [] and not list((tmp_path / "saves").glob("*.fivefold"))
    assert window.house.statistics.lines() == [] or not sum(line.played for line in window.house.statistics.lines())
    assert window.house.settings.setups == {} and window.home.cards == []


def test_play_on_is_a_match_of_practice_against_the_easy_opponent(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    learner = Learner(window, "clash")
    learner.to_the_end()
    steps = len(learner.page.match.steps)
    learner.page.coach.on_button.click()
    page = window.page
    assert isinstance(page, PlayPage) and not isinstance(page, GuidedPage)
    assert page.match.practice and len(page.match.steps) == steps
    assert [seat.player for seat in page.match.seats] == [PERSON, "easy"]


def test_from_the_end_to_a_new_game_and_to_the_rules(window: Window) -> None:
    learner = Learner(window, "clash")
    learner.to_the_end()
    learner.page.coach.rules_button.click()
    assert isinstance(window.page, ReaderPage)
    window.routes.back()
    assert window.page is learner.page
    learner.page.coach.new_button.click()
    assert isinstance(window.page, NewGamePage)


# ---- where it is found


def test_a_game_that_is_chosen_for_the_first_time_offers_it(window: Window) -> None:  # UX 44
    window.routes.new_game("clash")
    assert isinstance(window.page, NewGamePage)
    offer = window.page.offer
    assert not offer.isHidden() and offer.text() == "Show me the first round"
    assert "3 minutes" in offer.accessibleDescription()
    offer.click()
    assert isinstance(window.page, GuidedPage)


def test_who_has_played_a_game_is_not_asked(window: Window) -> None:
    house = window.house
    chosen = set_up.default(house, house.games["clash"])
    house.settings.setups["clash"] = chosen.to_json()
    window.routes.new_game("clash")
    assert isinstance(window.page, NewGamePage)
    assert window.page.offer.isHidden() and not window.page.guide_link.isHidden()


def test_numbers_of_ones_own_that_a_lesson_does_not_fit_are_said(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(game: Game) -> None:
        raise GuideError(game.info.id, "row 2", "move", "summon:brute:upper cannot be played")

    clash = window.house.games["clash"]
    monkeypatch.setattr(guided, "guide_of", refuse)
    monkeypatch.setattr(clash, "book", replace(clash.book, digest="own"))
    window.routes.guide("clash")
    assert window.page is window.home and "the numbers of your copy" in window.notice.words


def test_it_can_be_had_again_from_everywhere(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:  # UX 44
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    window.home.choose("fleet")
    assert window.home.tools[0].toolTip() == "Show me the first round, 3 minutes"
    window.home.tools[0].click()
    assert isinstance(window.page, GuidedPage) and window.page.game_id == "fleet"
    window.routes.home()
    window.routes.rules("chronicle")
    assert isinstance(window.page, ReaderPage)
    window.page.guide_link.click()
    assert isinstance(window.page, GuidedPage) and window.page.game_id == "chronicle"
    window.routes.back()
    assert isinstance(window.page, ReaderPage)
    window.routes.new_game("barbarossa")
    assert isinstance(window.page, NewGamePage)
    window.page.guide_link.click()
    assert isinstance(window.page, GuidedPage) and window.page.game_id == "barbarossa"
    window.routes.play(clash(seed=3))
    table = window.page
    assert isinstance(table, PlayPage)
    table.menu.guide_item.click()
    assert isinstance(window.page, GuidedPage) and window.page.game_id == "clash"
    window.page.menu.again_item.click()
    assert isinstance(window.page, GuidedPage) and not window.page.match.steps
    window.routes.back()
    assert window.page is table

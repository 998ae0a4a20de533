"""The study on its page: moments, two ways, a master, another try, notes and tries; by mouse and by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.ai.judging import AS_GOOD, BLUNDER, MISTAKE, SLIP, Verdict
from desktop.app.house.house import House
from desktop.app.play import note_field, studying
from desktop.app.play.play_page import PlayPage
from desktop.app.play.replay_keys import COMMANDS, rows
from desktop.app.play.replay_page import ReplayPage
from desktop.app.play.study_list import ENTRY, Entry
from desktop.app.play.study_panel import LOG, STUDY
from desktop.app.window import Window
from desktop.controller import looking_back, replay
from desktop.controller.advice import WORLDS_TO_SHOW, Weighed
from desktop.controller.ending import standing_of
from desktop.controller.study import Compared
from desktop.engine.actions import Action
from desktop.engine.match import PERSON, Match
from desktop.engine.notes import LONGEST_NOTE, MOST_NOTES, Branch
from desktop.engine.record import digest
from desktop.engine.sight import OPEN
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.questions import LookAhead
from desktop.storage.errors import FullDisk
from desktop.table.accessibility import announcer
from desktop.words import NO_BREAK
from tests.app.conftest import SIZES, TEXTS, PlayStub
from tests.app.looking import clipped, nameless, overlapping
from tests.app.play.test_replay_page import Show, over, show
from tests.app.playing import clash, said
from tests.controller.sitting import Prompted

__all__ = ["show"]  # a fixture

LEFT = Qt.MouseButton.LeftButton


def choices(match: Match, seat: int = 0) -> list[int]:
    return [at for at, step in enumerate(match.steps) if step.seat == seat and len(step.before.legal()) > 1]


def with_moments(page: ReplayPage, seat: int = 0, count: int = 3) -> list[int]:
    """Some decisions of a seat stand out, each by more."""
    steps = choices(page.match, seat)[1 : 1 + count]
    review = page.replay._counsel.review
    assert review is not None
    for step, size in zip(steps, (SLIP, MISTAKE, BLUNDER), strict=False):
        taken = page.match.steps[step]
        better = next(action for action in taken.before.legal() if action != taken.action)
        review.judged.note(step, Verdict(size, page.match.game.verbs.text(better), (), 0.05, 0.08, 0.11, 500))
    page._draw_course()
    return steps


def runner(page: ReplayPage) -> Prompted:
    found: Any = page.replay._counsel._runner
    assert isinstance(found, Prompted)
    return found


def entries(page: ReplayPage, kind: str) -> list[Entry]:
    return [entry for entry in page.panel.list.lines.entries if entry.kind == kind]


def click_row(qtbot: QtBot, page: ReplayPage, entry: Entry) -> None:
    listed = page.panel.list
    index = listed.lines.index(listed.lines.entries.index(entry))
    listed.scrollTo(index)
    qtbot.mouseClick(listed.viewport(), LEFT, pos=listed.visualRect(index).center())


def kept(house: House, match: Match) -> str:
    house.saves.keep(match, standing_of(match, face_of(match.game)))
    return house.saves.id_of(match)


def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    heard: list[str] = []
    monkeypatch.setattr(studying, "announce", lambda _, text: heard.append(text))
    return heard


# ---- moments and their two ways


def test_keys_walk_from_moment_to_moment_and_open_its_two_ways(
    show: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = announced(monkeypatch)
    page = show(over())
    first, second, third = with_moments(page)
    qtbot.keyClick(page.bar.line, Qt.Key.Key_N)
    assert page.replay.at == first and page.lines.isVisible() and page.lines.title.startswith("A slip · ")
    assert "between 5 and 11" in page.lines.cost.text and "500 worlds" in page.lines.cost.text
    assert page.lines.said.text == "Thinking about it…"
    runner(page).answer()
    compared = page.lines.compared
    assert compared is not None
    begins = (
        "In imagined world 1, what was played comes out no worse" if compared.contrary else "How it may go on, in an"
    )
    assert page.lines.said.text.startswith(begins)
    for column, way in ((page.lines.played, compared.played), (page.lines.better, compared.better)):
        assert column.foot.text.endswith(f"Then about {way.percent}{NO_BREAK}% to win, at a glance.")
    assert page.lines.played.head.text.startswith("Played: ") and page.lines.better.head.text.startswith("Better: ")
    told = [[line.text for line in column.lines.all] for column in (page.lines.played, page.lines.better)]
    assert told[0] and told[1] and told[0] != told[1]
    assert heard[-1] == page.lines.accessibleDescription()
    assert all(line in heard[-1] for column in told for line in column)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_N)
    assert page.replay.at == second and page.lines.isVisible() and page.lines.title.startswith("A mistake · ")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert page.replay.at == first
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert page.replay.at == third and page.lines.title.startswith("A blunder · ")


def with_small_losses(page: ReplayPage, off: float) -> list[int]:
    """Nothing stands out, but the first two decisions of the first seat cost most of what was lost."""
    steps, review, match = choices(page.match), page.replay._counsel.review, page.match
    assert review is not None
    for number in review.judged.own():
        legal = match.steps[number].before.legal()
        better = next((action for action in legal if action != match.steps[number].action), legal[0])
        cost = 0.2 if number in steps[:2] else 0.001
        instead = match.game.verbs.text(better)
        review.judged.note(number, Verdict(AS_GOOD, worlds=900, instead=instead, cost=cost, off=off))
    for step in match.steps[len(review._best) :]:
        review.note([Weighed(step.action, 0.5)])
    page._draw_course()
    return steps


def test_what_was_lost_little_by_little_is_listed_and_each_of_it_has_two_ways(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    steps = with_small_losses(page, off=0.002)
    (entry,) = entries(page, "small")
    assert entry.at == steps[0] and "No single move" in entry.text and "Most of it was lost" in entry.text
    assert nameless(page.panel) == []
    page.replay.seek(len(page.match.steps))
    qtbot.keyClick(page.bar.line, Qt.Key.Key_N)
    assert page.replay.at == entry.at and page.panel.list.entry == entry
    assert page.lines.isVisible() and page.lines.title.startswith("A small loss · ")
    assert "about 20\u00a0%" in page.lines.cost.text and "900 worlds" in page.lines.cost.text
    page.replay.seek(steps[1])
    page.studying.compare()
    assert page.lines.isVisible() and page.lines.title.startswith("A small loss · ")
    page.replay.seek(steps[3])
    assert page.lines.isHidden() and page.studying.moment_here() is None
    click_row(qtbot, page, entry)
    assert page.replay.at == entry.at and page.lines.isVisible()


def test_where_no_single_loss_is_sure_their_sum_is_announced(
    show: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = announced(monkeypatch)
    page = show(over())
    with_small_losses(page, off=0.001)
    losses = page.replay._counsel.review._small[0]  # type: ignore[union-attr]
    assert losses is not None
    page.replay._counsel.review._small[0] = losses._replace(moments=())  # type: ignore[union-attr]
    page.studying.refresh()
    (entry,) = entries(page, "small")
    page.replay.seek(len(page.match.steps))
    qtbot.keyClick(page.bar.line, Qt.Key.Key_N)
    assert page.replay.at == entry.at and heard[-1] == entry.text and page.lines.isHidden()
    assert entry.why.startswith("No single one") and page.panel.deeds["compare"].reason == entry.why
    qtbot.keyClick(page.bar.line, Qt.Key.Key_C)
    assert entry.why in said(page.win)  # type: ignore[attr-defined]


def test_what_is_told_is_worked_out_once_until_there_is_more(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a long match it takes a while, and every part of the page asks for it."""
    page, told = show(over()), list[int]()
    real = looking_back.tell_review
    monkeypatch.setattr(replay, "tell_review", lambda *args: told.append(1) or real(*args))
    runner(page).answer()
    page.replay.seek(3)
    page._draw_course()
    assert len(told) == 1
    page.replay.look_from(OPEN)
    assert len(told) == 2, "somebody else sees something else"
    with_moments(page)
    assert len(told) > 2


def test_a_moment_that_was_pressed_on_the_last_page_shows_its_two_ways(show: Show) -> None:
    page = show(over())
    moments = with_moments(page)
    window = page.win  # type: ignore[attr-defined]
    shared = page.replay._counsel
    other = next(at for at in range(1, page.replay.last) if at not in moments)
    for at, asked in ((moments[1], True), (other, False), (0, False)):
        window.routes.watch(page.match, shared, at)
        there = window.page
        assert isinstance(there, ReplayPage) and there is not page and there.replay.at == at
        assert there.lines.isVisible() == asked
        window.routes.back()


def test_the_very_first_decision_can_be_a_moment_that_was_pressed(show: Show) -> None:
    match = clash(seed=8, plies=16)
    match.resign(1)
    page = show(match)
    first = match.steps[0]
    assert first.seat == 0
    better = next(action for action in first.before.legal() if action != first.action)
    shared, text = page.replay._counsel, match.game.verbs.text(better)
    assert shared.review is not None
    shared.review.judged.note(0, Verdict(SLIP, text, (), 0.05, 0.08, 0.11, 500))
    window = page.win  # type: ignore[attr-defined]
    for at in (0, None):
        window.routes.watch(match, shared, at)
        there = window.page
        assert isinstance(there, ReplayPage) and there is not page and there.replay.at == 0
        assert there.lines.isVisible() == (at == 0)
        window.routes.back()


def test_escape_closes_the_ways_and_then_leads_back(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    with_moments(page)
    qtbot.keyClick(page.bar.line, Qt.Key.Key_N)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    window = page.win  # type: ignore[attr-defined]
    assert page.lines.isHidden() and window.page is page and QApplication.focusWidget() is page.bar.line
    qtbot.keyClick(page.bar.line, Qt.Key.Key_C)
    assert page.lines.isVisible()
    page.first_focus().setFocus()
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Escape)
    assert page.lines.isHidden() and window.page is page
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_a_click_on_a_moment_goes_there_and_walking_on_closes_its_ways(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    _, second, _ = with_moments(page)
    found = entries(page, "moment")
    assert [entry.sign for entry in found] == [SLIP, MISTAKE, BLUNDER]
    click_row(qtbot, page, found[1])
    assert page.replay.at == second and page.lines.isVisible() and page.panel.list.entry == found[1]
    assert page.bar.told.lines[1].startswith("Here: A mistake")
    runner(page).answer()
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Right)
    assert page.lines.isHidden() and page.bar.told.lines[1].startswith("A mistake")


def test_an_answer_that_comes_too_late_is_not_shown(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    with_moments(page)
    qtbot.keyClick(page.bar.line, Qt.Key.Key_N)
    page.lines.dismiss()
    runner(page).answer()
    assert page.lines.isHidden() and page.lines.compared is None


def test_another_world_is_another_example(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    with_moments(page)
    qtbot.keyClick(page.bar.line, Qt.Key.Key_N)
    runner(page).answer()
    for world in (2, 3):
        qtbot.mouseClick(page.lines.other, LEFT)
        runner(page).answer()
        assert f"imagined world {world}" in page.lines.said.text
    asked = [(task.seed, task.question.worlds) for task in runner(page).asked if isinstance(task.question, LookAhead)]
    assert asked == [(0, WORLDS_TO_SHOW), (1, 1), (2, 1)]  # only the first one is chosen


def test_a_world_that_goes_against_the_verdict_is_said_to(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    with_moments(page)
    qtbot.keyClick(page.bar.line, Qt.Key.Key_N)
    runner(page).answer()
    compared = page.lines.compared
    assert compared is not None
    for world, played, better, told in ((0, 40, 45, "in which the difference shows"), (3, 40, 45, "imagined world 4:"),
                                        (0, 45, 45, "no worse by then"), (3, 60, 45, "no worse by then")):  # fmt: skip
        ways = compared.played._replace(percent=played), compared.better._replace(percent=better)
        page.lines.tell(Compared(0, world, *ways))
        assert told in page.lines.said.text and told in page.lines.accessibleDescription()


def test_each_sees_the_moments_of_the_seat_that_is_looked_from(show: Show) -> None:
    page = show(over_for_two())
    with_moments(page, 0, 1)
    with_moments(page, 1, 1)
    assert page.replay.viewer == OPEN and len(entries(page, "moment")) == 2
    assert {entry.title.rpartition(" · ")[2] for entry in entries(page, "moment")} == {"Mara", "Ivo"}
    for seat, name in ((0, "Mara"), (1, "Ivo")):
        page.seen.setCurrentIndex(page.seen.findData(seat))
        (entry,) = entries(page, "moment")
        assert page.match.steps[entry.at].seat == seat and name in entry.text


def over_for_two() -> Match:
    match = clash((PERSON, PERSON), plies=16)
    assert not match.over
    match.resign(1)
    return match


def test_where_nothing_stands_out_that_is_said(show: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = announced(monkeypatch)
    page = show(over(4))
    while runner(page).task is not None:
        runner(page).answer()
    assert any("Nothing stands out" in entry.title for entry in entries(page, "said"))
    qtbot.keyClick(page.bar.line, Qt.Key.Key_N)
    assert page.lines.isHidden() and "Nothing stands out" in heard[-1]


# ---- a master


def test_a_master_is_asked_by_key_and_steps_on_by_enter(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    page.replay.seek(choices(page.match)[2])
    qtbot.keyClick(page.bar.line, Qt.Key.Key_S)
    assert page.strong.isVisible() and page.strong.step.reason
    runner(page).answer()
    moves = page.strong.moves.moves
    played = page.match.steps[page.replay.at].action
    assert 0 < len(moves) <= 4 and sum(text.endswith("%") for text, _ in moves) >= len(moves) - 1
    assert [action for text, action in moves if "as played" in text] == [played]
    assert QApplication.focusWidget() is page.strong.list and page.strong.list.currentIndex().row() == 0
    qtbot.keyClick(page.strong.list, Qt.Key.Key_Return)
    while not page.strong.moves.moves and runner(page).task is not None:
        runner(page).answer()
    assert page.strong.line.all and page.strong.moves.moves
    qtbot.mouseClick(page.strong.anew, LEFT)
    runner(page).answer()
    assert not page.strong.line.all and page.strong.moves.moves == moves


def test_a_master_who_sees_it_otherwise_than_the_verdict_says_how_both_can_be(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    first, *_ = with_moments(page)
    review = page.replay._counsel.review
    assert review is not None
    page.replay.seek(first)
    qtbot.keyClick(page.bar.line, Qt.Key.Key_S)
    runner(page).answer()
    (best, *others), agrees = page.strong.moves.moves, page.strong.agrees
    assert isinstance(best[1], Action)
    verdict = review.judged.verdict(first)
    assert verdict is not None
    parse = page.match.game.verbs.parse
    assert agrees.isVisible() != (best[1] == parse(verdict.best))
    assert [action for text, action in (best, *others) if "by the verdict" in text] == [parse(verdict.best)]
    taken = page.match.steps[first]
    worst = next(action for action in taken.before.legal() if action not in (best[1], taken.action))
    review.judged.note(first, verdict._replace(best=page.match.game.verbs.text(worst)))
    qtbot.keyClick(page.bar.line, Qt.Key.Key_S)
    runner(page).answer()
    assert agrees.isVisible() and "Trust the verdict" in agrees.text and "500 worlds" in agrees.text
    assert agrees.text in page.strong.accessibleDescription()
    same = next(action for action in taken.before.legal() if action == best[1])
    review.judged.note(first, verdict._replace(best=page.match.game.verbs.text(same)))
    qtbot.keyClick(page.bar.line, Qt.Key.Key_S)
    runner(page).answer()
    assert agrees.isHidden()  # both say the same
    qtbot.keyClick(page.strong.list, Qt.Key.Key_Return)
    while not page.strong.moves.moves and runner(page).task is not None:
        runner(page).answer()
    assert agrees.isHidden()  # the verdict is not about what follows
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Right)
    assert page.strong.isHidden()


def test_a_match_that_is_not_over_has_neither_moments_nor_a_master(show: Show, qtbot: QtBot) -> None:
    page = show(clash(plies=12))
    told: list[str] = []
    page.house.routes.tell = lambda text, *_: told.append(text)  # type: ignore[method-assign]
    page.replay.seek(3)
    for key in (Qt.Key.Key_S, Qt.Key.Key_T, Qt.Key.Key_C, Qt.Key.Key_N):
        qtbot.keyClick(page.bar.line, key)
    assert page.lines.isHidden() and page.strong.isHidden()
    assert any("there is the hint" in text for text in told)
    assert page.panel.deeds["strong"].reason and page.panel.deeds["again"].reason
    assert entries(page, "moment") == [] and page.replay._counsel._runner is None


# ---- another try, and those that are kept


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_trying_again_is_practice_that_says_where_it_branched_off(
    show: Show, qtbot: QtBot, house: House, by: str
) -> None:
    match = over()
    page = show(match)
    step = with_moments(page)[1]
    window = page.win  # type: ignore[attr-defined]
    click_row(qtbot, page, entries(page, "moment")[1])
    if by == "key":
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_T)
    else:
        qtbot.mouseClick(page.lines.again, LEFT)
    assert isinstance(window.page, PlayStub)
    new = window.page.match
    assert new.practice and new.branch == Branch(house.saves.id_of(match), step)
    assert match.game.view(new.state, 0) == match.game.view(match.steps[step].before, 0)
    assert digest(new.state) != digest(match.steps[step].before)


def test_tries_are_listed_seen_again_continued_and_deleted(show: Show, qtbot: QtBot, house: House) -> None:
    match = over()
    parent = kept(house, match)
    tried = []
    for at in (6, 10):
        page = show(match)
        page.replay.seek(at)
        qtbot.mouseClick(page.on_button, LEFT)
        window = page.win  # type: ignore[attr-defined]
        new = window.page.match
        legal = new.state.legal()
        new.submit(new.state.decider(), legal[0])
        tried.append(kept(house, new))
        window.close()
    page = show(match)
    page.studying.finish()
    found = entries(page, "try")
    assert [(entry.at, entry.id) for entry in found] == [(10, tried[1]), (6, tried[0])]
    assert found[0].title == "From decision 10 on"
    window = page.win  # type: ignore[attr-defined]
    click_row(qtbot, page, found[1])
    assert window.page is page  # by mouse too it can be gone on with, named or deleted
    assert [name for name, button in page.panel.deeds.items() if button.isVisible()] == ["see", "resume", "remove"]
    page.panel.list.doubleClicked.emit(page.panel.list.currentIndex())
    again = window.page
    assert isinstance(again, ReplayPage) and again is not page and again.match.branch == Branch(parent, 6)
    assert any("decision 6" in entry.title for entry in entries(again, "said"))
    qtbot.keyClick(again.bar.line, Qt.Key.Key_Escape)
    page.studying.finish()
    page.panel.list.mark("try", 10)
    assert [name for name, button in page.panel.deeds.items() if button.isVisible()] == ["see", "resume", "remove"]
    page.panel.list.setFocus()
    qtbot.keyClick(page.panel.list, Qt.Key.Key_Delete)
    page.studying.finish()
    assert [entry.id for entry in entries(page, "try")] == [tried[0]]
    window.notice.button.click()
    page.studying.look_for_tries()
    page.studying.finish()
    assert len(entries(page, "try")) == 2
    page.panel.list.mark("try", 6)
    qtbot.mouseClick(page.panel.deeds["resume"], LEFT)
    assert isinstance(window.page, PlayStub) and window.page.match.branch == Branch(parent, 6)


def test_what_is_noted_at_its_beginning_is_the_name_of_a_try(show: Show, house: House) -> None:
    match = over()
    new = Match(match.game, match.seats, match.mode, match.options, 1, practice=True, start=match.steps[4].before)
    new.branch, new.notes = Branch(kept(house, match), 4), {0: "The bold way\nwith more"}
    new.submit(new.state.decider(), new.state.legal()[0])
    kept(house, new)
    page = show(match)
    page.studying.finish()
    assert [entry.title for entry in entries(page, "try")] == ["The bold way"]


def with_a_try(house: House, match: Match, notes: dict[int, str] | None = None) -> str:
    new = Match(match.game, match.seats, match.mode, match.options, 1, practice=True, start=match.steps[4].before)
    new.branch = Branch(kept(house, match), 4)
    new.submit(new.state.decider(), new.state.legal()[0])
    new.notes = notes or {}
    return kept(house, new)


def test_a_try_leads_back_to_the_study_of_its_match(show: Show, house: House) -> None:
    match = over()
    parent = kept(house, match)
    page = show(match)
    window = page.win  # type: ignore[attr-defined]
    window.routes.study(Branch(parent, 7))
    back = window.page
    assert isinstance(back, ReplayPage) and back is not page and back.replay.at == 7
    assert house.saves.id_of(back.match) == parent
    window.routes.study(Branch("clash-there-is-none", 7))
    assert window.page is back and not window.notice.isHidden()


@pytest.mark.parametrize("ends_by", ["enter", "focus", "closing"])
def test_a_try_is_given_a_name_and_loses_it_again(show: Show, qtbot: QtBot, house: House, ends_by: str) -> None:
    match = over()
    tried = with_a_try(house, match, {0: "old\nwith more", 1: "at one"})
    page = show(match)
    page.studying.finish()
    name = page.panel.name
    assert name.isHidden()
    click_row(qtbot, page, entries(page, "try")[0])
    assert name.isVisible() and name.text() == "old" and name.accessibleName() == "Name of this try"
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "Ogre first")  # N, C, T and B are keys of the page elsewhere
    if ends_by == "enter":
        qtbot.keyClick(name, Qt.Key.Key_Return)
        assert page.panel.list.hasFocus()
    elif ends_by == "focus":
        page.bar.line.setFocus()
    else:
        page.studying.close()
    assert [entry.title for entry in entries(page, "try")] == ["Ogre first"] and page.lines.isHidden()
    facts, opened = house.saves.facts(tried), house.saves.open(tried, BY_ID).match
    assert facts is not None and facts.label == "Ogre first"
    assert opened.notes == {0: "Ogre first\nwith more", 1: "at one"}
    assert page.panel.list.entry is not None and page.panel.list.entry.id == tried
    name.setFocus()
    name.clear()
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert house.saves.open(tried, BY_ID).match.notes == {0: "with more", 1: "at one"}


def test_escape_leaves_a_name_as_it_was_and_the_page_stays(show: Show, qtbot: QtBot, house: House) -> None:
    match = over()
    tried = with_a_try(house, match)
    page = show(match)
    page.studying.finish()
    click_row(qtbot, page, entries(page, "try")[0])
    page.panel.name.setFocus()
    qtbot.keyClicks(page.panel.name, "no")
    qtbot.keyClick(page.panel.name, Qt.Key.Key_Escape)
    assert page.win.page is page and page.panel.list.hasFocus()  # type: ignore[attr-defined]
    assert house.saves.facts(tried).label == "" and page.panel.name.text() == ""  # type: ignore[union-attr]


def test_a_name_that_cannot_be_kept_is_said(
    show: Show, qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = over()
    with_a_try(house, match)
    page = show(match)
    page.studying.finish()
    told: list[str] = []
    page.house.routes.tell = lambda text, *_: told.append(text)  # type: ignore[method-assign]
    click_row(qtbot, page, entries(page, "try")[0])
    page.panel.name.setFocus()
    qtbot.keyClicks(page.panel.name, "bold")

    def full(*_: object, **__: object) -> None:
        raise FullDisk(Path("a.json"))

    monkeypatch.setattr("desktop.storage.atomic.write", full)
    qtbot.keyClick(page.panel.name, Qt.Key.Key_Return)
    assert told and [entry.title for entry in entries(page, "try")] == ["From decision 4 on"]


def test_there_are_no_more_tries_than_can_be_kept(show: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "MOST_TRIES", 1)
    page = show(over())
    page.replay.seek(6)
    assert page.on_button.isEnabled()
    page.studying.tries = list(range(1))  # type: ignore[arg-type]
    monkeypatch.setattr(page.studying, "_of_try", lambda _: Entry("try", "one"))
    page._draw_course()
    assert not page.on_button.isEnabled() and "1 tries" in page.on_button.reason


# ---- notes


def write(qtbot: QtBot, page: ReplayPage, text: str) -> None:
    qtbot.keyClick(page.bar.line, Qt.Key.Key_E)
    assert QApplication.focusWidget() is page.panel.note
    qtbot.keyClicks(page.panel.note, text)


def test_a_note_is_kept_when_the_hand_rests_and_shown_everywhere(
    show: Show, qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = over()
    save_id = kept(house, match)
    page = show(match)
    page.replay.seek(5)
    monkeypatch.setattr(note_field, "RESTS_MS", 1)
    page.panel.note._rest.setInterval(1)
    write(qtbot, page, "n too soon, slow down ")
    assert page.replay.at == 5 and not page.replay.playing  # letters are letters there
    qtbot.waitUntil(lambda: 5 in house.saves.open(save_id, BY_ID).match.notes)
    assert house.saves.open(save_id, BY_ID).match.notes == {5: "n too soon, slow down"}
    assert page.panel.note.toPlainText() == "n too soon, slow down "  # nothing moves under the hand
    assert [(entry.at, entry.text) for entry in entries(page, "note")] == [(5, "n too soon, slow down")]
    assert page.bar.line.notes == {5: "n too soon, slow down"}
    page._show()
    assert page.bar.line.accessibleDescription().endswith("Note: n too soon, slow down")
    (line,) = [line for line in page.log.lines.lines if line.kind == "note"]
    assert line.text == "Note: n too soon, slow down" and line.step == 4
    page.replay.seek(4)
    assert not [line for line in page.log.lines.lines if line.kind == "note"] and not page.panel.note.toPlainText()
    page.log.chosen.emit(line)
    assert page.replay.at == 5 and page.panel.note.toPlainText() == "n too soon, slow down"


def test_what_was_written_goes_with_its_decision_also_when_one_walks_on_at_once(
    show: Show, qtbot: QtBot, house: House
) -> None:
    match = over()
    save_id = kept(house, match)
    page = show(match)
    page.replay.seek(3)
    write(qtbot, page, "here")
    page.replay.seek(9)
    write(qtbot, page, "there")
    page.win.close()  # type: ignore[attr-defined]
    assert house.saves.open(save_id, BY_ID).match.notes == {3: "here", 9: "there"}


def test_an_emptied_note_is_gone(show: Show, qtbot: QtBot, house: House) -> None:
    match = over()
    match.notes = {3: "gone soon"}
    save_id = kept(house, match)
    page = show(match)
    page.replay.seek(3)
    assert page.panel.note.toPlainText() == "gone soon"
    qtbot.keyClick(page.bar.line, Qt.Key.Key_E)
    page.panel.note.selectAll()
    qtbot.keyClick(page.panel.note, Qt.Key.Key_Delete)
    qtbot.keyClick(page.panel.note, Qt.Key.Key_Escape)
    assert house.saves.open(save_id, BY_ID).match.notes == {} and entries(page, "note") == []
    assert page.win.page is page and QApplication.focusWidget() is page.bar.line  # type: ignore[attr-defined]


def test_a_match_from_elsewhere_is_kept_with_its_first_note_and_that_is_said(
    show: Show, qtbot: QtBot, house: House
) -> None:
    match = over()
    page = show(match)
    assert house.saves.everything() == []
    write(qtbot, page, "mine")
    page.panel.note.keep()
    assert len(house.saves.everything()) == 1
    notice = page.win.notice  # type: ignore[attr-defined]
    assert notice.isVisible() and "saved games" in said(page.win)  # type: ignore[attr-defined]
    assert house.saves.open(house.saves.id_of(match), BY_ID).match.notes == {0: "mine"}


def test_a_note_that_cannot_be_kept_is_said_and_stays_on_the_page(
    show: Show, qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = over()
    save_id = kept(house, match)
    page = show(match)
    told: list[str] = []
    page.house.routes.tell = lambda text, *_: told.append(text)  # type: ignore[method-assign]

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("desktop.storage.atomic.os.fsync", full)
        write(qtbot, page, "soon")
        page.panel.note.keep()
    assert told and entries(page, "note") and page.panel.note.toPlainText() == "soon"
    assert house.saves.open(save_id, BY_ID).match.notes == {}
    page.replay.seek(2)
    write(qtbot, page, "later")
    page.panel.note.keep()
    assert house.saves.open(save_id, BY_ID).match.notes == {0: "soon", 2: "later"}


def test_a_note_has_an_end_and_so_has_their_number(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    page.panel.note.setPlainText("x" * (LONGEST_NOTE + 30))
    assert len(page.panel.note.toPlainText()) == LONGEST_NOTE
    page.panel.note.setPlainText("")
    page.match.notes = dict.fromkeys(range(1, MOST_NOTES + 1), "full")
    page._draw_course()
    assert page.replay.at == 0 and not page.panel.note.isEnabled() and "200 notes" in page.panel.why.text()
    page.replay.seek(5)
    assert page.panel.note.isEnabled() and page.panel.why.isHidden()


def test_what_several_people_share_has_no_notes_before_its_end(show: Show, qtbot: QtBot) -> None:  # UX 38
    match = clash((PERSON, PERSON), plies=12)
    match.notes = {3: "what I hold"}  # a file of somebody's making
    page = show(match)
    page.replay.seek(6)
    assert "what I hold" not in said(page) and page.bar.line.notes == {}
    assert entries(page, "note") == [] and not page.panel.note.isEnabled()
    assert "wait until then" in page.panel.note.accessibleDescription()


def test_a_person_alone_may_note_in_a_match_that_is_not_over(show: Show, qtbot: QtBot, house: House) -> None:
    match = clash(plies=12)
    save_id = kept(house, match)
    page = show(match)
    page.panel.which.choose(STUDY)
    page.replay.seek(6)
    write(qtbot, page, "next time")
    page.panel.note.keep()
    opened = house.saves.open(save_id, BY_ID).match
    assert opened.notes == {6: "next time"} and not opened.over and house.saves.resumable()


def test_an_answer_that_comes_when_the_page_is_gone_is_heard_by_nobody(
    window: Window, qtbot: QtBot, house: House
) -> None:
    """From the end of a match: its page has the same advisers, and what they do goes on."""
    window.routes.play(over(6))
    table = window.page
    assert isinstance(table, PlayPage)
    runner: Any = table.controller.counsel._runner
    qtbot.mouseClick(table.end.replay_button, LEFT)
    page = window.page
    assert isinstance(page, ReplayPage)
    with_moments(page, count=1)
    qtbot.keyClick(page.bar.line, Qt.Key.Key_N)
    assert isinstance(runner.task.question, LookAhead)
    window.routes.back()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert runner.task is not None and not isinstance(runner.task.question, LookAhead)
    while runner.task is not None:
        runner.answer()
    assert table.controller.counsel.review is not None and table.controller.counsel.review.done


def test_writing_is_not_kept_at_every_news_of_the_look_back(show: Show, qtbot: QtBot, house: House) -> None:
    page = show(over(8))
    save_id = kept(house, page.match)
    write(qtbot, page, "slowly")
    while runner(page).task is not None:
        runner(page).answer()
    assert house.saves.open(save_id, BY_ID).match.notes == {} and page.panel.note.toPlainText() == "slowly"
    page.panel.note.keep()
    assert house.saves.open(save_id, BY_ID).match.notes == {0: "slowly"}


# ---- the panel, keys, sizes


def test_the_panel_is_turned_and_folded_by_keys_and_by_its_button(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    assert page.panel.isVisible() and page.panel.which.at == STUDY and page.panel.log.isHidden()
    qtbot.keyClick(page.bar.line, Qt.Key.Key_L)
    assert page.panel.which.at == LOG and page.panel.log.isVisible() and page.panel.list.isHidden()
    qtbot.keyClick(page.bar.line, Qt.Key.Key_L)
    assert page.panel.isHidden() and "Show" in page.panel_button.accessibleName()
    qtbot.mouseClick(page.panel_button, LEFT)
    assert page.panel.isVisible() and page.panel.which.at == LOG
    qtbot.keyClick(page.bar.line, Qt.Key.Key_M)
    assert page.panel.which.at == STUDY
    qtbot.keyClick(page.bar.line, Qt.Key.Key_M)
    assert page.panel.isHidden()
    qtbot.keyClick(page.bar.line, Qt.Key.Key_E)
    assert page.panel.isVisible() and QApplication.focusWidget() is page.panel.note


def test_every_key_of_a_replay_stands_on_its_page_of_keys(show: Show, qtbot: QtBot) -> None:  # UX 13
    page = show(over())
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Question)
    assert page.keys.isVisible()
    listed = page.keys.groups[0][1]
    assert listed == rows(page.house.words) and len(listed) == len(COMMANDS)
    assert all(about and not about.startswith("house.") for _, about in listed)
    assert len({about for _, about in listed}) == len(listed)
    qtbot.keyClick(page.keys, Qt.Key.Key_Escape)
    assert page.keys.isHidden() and page.win.page is page  # type: ignore[attr-defined]


def test_the_list_tells_assistive_tools_all_of_it(show: Show) -> None:
    announcer.answer()
    page = show(over())
    with_moments(page)
    listed = page.panel.list
    for row, entry in enumerate(listed.lines.entries):
        told = listed.lines.index(row).data(Qt.ItemDataRole.AccessibleTextRole)
        assert entry.title in told and entry.text in told and listed.lines.index(row).data(ENTRY) == entry
    assert QAccessible.queryAccessibleInterface(page.panel.note).text(QAccessible.Text.Name) == "Note at this decision"
    assert listed.accessibleName() == "What there is to study"


@pytest.mark.parametrize("size", [*SIZES, (1024, 700)])
@pytest.mark.parametrize("text", TEXTS)
def test_the_study_fits_every_window_and_size_of_text(  # UX 15
    show: Show, qtbot: QtBot, size: tuple[int, int], text: int
) -> None:
    page = show(over(), *size, text)
    with_moments(page)
    page.folded = False
    page.fit()
    for key in (Qt.Key.Key_N, Qt.Key.Key_S):
        qtbot.keyClick(page.bar.line, key)
        runner(page).answer()
        page.fit()
        sheet = page.lines if key == Qt.Key.Key_N else page.strong
        assert sheet.isVisible() and page.rect().contains(sheet.geometry())
        assert clipped(page) == [] and clipped(page.panel) == [] and clipped(sheet) == [] and nameless(page) == []
        lists = (
            [page.lines.played.lines, page.lines.better.lines]
            if sheet is page.lines
            else [page.strong.list, page.strong.line]
        )
        inside: list[QWidget] = [*sheet.buttons, sheet.cross]
        inside += [page.lines.played, page.lines.better] if sheet is page.lines else lists
        assert overlapping(inside) == []
        assert all(each.height() >= 40 for each in lists), [each.height() for each in lists]
    panel = page.panel
    shown: list[QWidget] = [panel.which, panel.list, *(b for b in panel.deeds.values() if b.isVisible()), panel.note]
    assert overlapping(shown) == [] and panel.list.height() >= 40


def test_luck_and_play_of_whoever_looks_stand_along_the_line(show: Show) -> None:
    page = show(over(6))
    assert page.bar.line.parts == {}
    while runner(page).task is not None:
        runner(page).answer()
    for seat in (0, 1):
        page.seen.setCurrentIndex(page.seen.findData(seat))
        line, name = page.bar.line, page.match.seats[seat].name
        assert line.parts and all(swing.told.startswith(f"{name}: luck ") for swing in line.parts.values())
        assert any(f"gave {name}" in entry.title for entry in entries(page, "said"))
        at = next(iter(line.parts))
        page.replay.seek(at + 1)
        assert line.parts[at].told in line.accessibleDescription()


def test_of_several_people_nobody_in_particular_has_luck_while_all_hands_lie_open(show: Show) -> None:
    page = show(over_for_two())
    while runner(page).task is not None:
        runner(page).answer()
    assert page.replay.viewer == OPEN and page.bar.line.parts == {}
    page.seen.setCurrentIndex(page.seen.findData(1))
    assert page.bar.line.parts

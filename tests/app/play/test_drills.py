"""A session of drills on the real table: by mouse, by drag, by keys and from the list; graded, kept and told."""

from __future__ import annotations

import time
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import worker
from desktop.ai.judging import Verdict
from desktop.ai.played_out import PlayedOut
from desktop.app.house.drill_box import made_of, opened
from desktop.app.house.drill_session import QUICK, SLOW, grade
from desktop.app.pages.drills_page import DrillsPage
from desktop.app.play.drill_page import DrillPage
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.controller import proving
from desktop.controller.judged import Moment
from desktop.engine.actions import Action
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.storage.drills import DAY, Drill
from desktop.storage.spacing import AGAIN, EASY, GOOD, HARD
from desktop.table.scene.view import TableView
from tests.app.looking import clipped, nameless, overlapping, tab_order
from tests.questions import asking

LEFT = Qt.MouseButton.LeftButton
WAYS = ("drag", "click", "keys", "list")
AFTER = {"clash": 20, "ganymede": 10, "fleet": 6, "chronicle": 5, "barbarossa": 8}


def decided(game_id: str = "clash", seed: int = 4, after: int = -1) -> tuple[Match, Moment]:
    """A match in which the first seat has just played another move than the rule of thumb's."""
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    sitting = [Seat("Mara"), *(Seat(f"Rival {n}", "greedy") for n in range(1, seats.start))]
    match = Match(game, sitting, mode, {}, seed, salt=f"{seed}")
    after = AFTER[game_id] if after < 0 else after

    def best() -> Action:
        seat = match.state.decider()
        return game.bots.greedy(match.info(seat), Rng(len(match.steps)))

    while len(match.steps) < after or match.state.decider() or len(match.state.legal()) < 3:
        match.submit(match.state.decider(), best())
    better = best()
    played = next(action for action in match.state.legal() if action != better)
    number = len(match.steps)
    match.submit(0, played)
    text = game.verbs.text
    return match, Moment(number, Verdict("mistake", text(better), (), 0.1, 0.17, 0.24, 900))


def drill(game_id: str = "clash", seed: int = 4, **changes: Any) -> Drill:
    """A verified drill that is due."""
    now = time.time()
    made = made_of(*decided(game_id, seed), now - 2 * DAY)
    return made._replace(games=1000, won_played=300.0, won_best=500.0, **changes)


def answered(page: DrillPage, found: PlayedOut | None = None, most: int = 3) -> None:
    """The process answers what it has been asked, with these figures where they are given."""
    runner: Any = page.proving._runner
    for _ in range(most):
        if runner.task is None:
            return
        task, runner.task = runner.task, None
        answer = worker.solve(asking(task, games=2), {}, lambda: False)
        runner.answered.emit(answer if found is None else answer._replace(played_out=found))


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games are enough."""
    monkeypatch.setattr(proving, "GAMES", 4)
    monkeypatch.setattr("desktop.app.play.drill_page.GAMES", 4)


def begun(window: Window, *drills: Drill) -> DrillPage:
    window.house.drills.put(*drills)
    window.routes.drills()
    assert isinstance(window.page, DrillsPage)
    QTest.keyClick(window.page.start_button, Qt.Key.Key_Return)
    return asked(window)


def asked(window: Window) -> DrillPage:
    page = window.page
    assert isinstance(page, DrillPage)
    for _ in range(200):
        QApplication.processEvents()
        page.scene.animator.complete()
        if page.drill_panel.isVisible() and not page.controller.phase.moving:
            return page
        QTest.qWait(1)
    raise AssertionError("the question does not come")


def move(page: DrillPage, action: Action, way: str) -> None:
    """Play a move with the hands."""
    rects = [rect.center() for rect in page.places_of(action) if rect is not None]
    if way == "list":
        page.commands["moves"].trigger()
        page.moves.played.emit(action)
        page.sheets.close()
    elif len(rects) == 1:
        button = page.foot.button_of(action)
        assert button is not None
        (QTest.mouseClick(button, LEFT) if way != "keys" else QTest.keyClick(button, Qt.Key.Key_Return))
    elif way == "keys":
        by_keys(page, action)
    else:
        on_table(page, rects[0], rects[-1], way)
    QApplication.processEvents()


def on_table(page: DrillPage, first: QPoint, last: QPoint, way: str) -> None:
    port, by = page.view.viewport(), page.view.pos()
    if way == "click":
        for at in (first, last):
            QTest.mouseMove(port, at - by)
            QTest.mouseClick(port, LEFT, pos=at - by)
        return
    QTest.mousePress(port, LEFT, pos=first - by)
    for share in (1, 2, 3, 4):
        QTest.mouseMove(port, first - by + (last - first) * share / 4)
        QApplication.processEvents()
    QTest.mouseRelease(port, LEFT, pos=last - by)


def by_keys(page: DrillPage, action: Action) -> None:
    place = page.controller.gestures.place_of(action)
    assert place is not None and page.view.hasFocus(), "the keyboard is not on the table"
    page.scene.keyboard.go(place[0])
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    for _ in range(20):
        if page.scene.picks.aim == place[1] or page.scene.picks.pick is None:
            break
        QTest.keyClick(page.view, Qt.Key.Key_Right)
    if page.scene.picks.pick is not None:
        QTest.keyClick(page.view, Qt.Key.Key_Return)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game_id", list(BY_ID))
def test_the_better_move_is_right_however_it_is_made(window: Window, few: None, game_id: str, way: str) -> None:
    page = begun(window, drill(game_id))
    assert "?" in page.drill_panel.said.text and page.drill_panel.bars.isHidden()
    before = page.match.state.to_json()
    move(page, page.posed.best, way)
    answered(page)
    assert page.session.results[0].right and page.drill_panel.verdict.text.startswith("Right")
    assert page.match.state.to_json() == before, "the move was carried out in a world that is only imagined"
    kept = window.house.drills.get(page.drill.id)
    assert kept is not None and (kept.asked, kept.right) == (1, 1) and kept.due > time.time() + DAY
    assert page.spotlight.lit, "the better move is not shown on the table"


def test_what_was_played_is_wrong_again_and_comes_back_tomorrow(window: Window, few: None) -> None:
    page = begun(window, drill())
    move(page, page.posed.played, "list")
    answered(page)
    panel = page.drill_panel
    assert panel.verdict.text.startswith("Better:") and "in the match too" in panel.said.text
    kept = window.house.drills.get(page.drill.id)
    assert kept is not None and (kept.asked, kept.right, kept.lately) == (1, 0, (False,))
    assert "tomorrow" in panel.after.text


def test_whoever_asks_is_shown_and_that_is_no_right_answer(window: Window, few: None) -> None:
    page = begun(window, drill())
    QTest.mouseClick(page.drill_panel.show_button, LEFT)
    answered(page)
    assert not page.session.results[0].right and page.drill_panel.next_button.isVisible()


@pytest.mark.parametrize(
    ("found", "right"), [(PlayedOut(4, 1.0, 2.0, 1.0), True), (PlayedOut(4, 0.0, 4.0, 4.0), False)]
)
def test_a_move_that_nobody_has_judged_is_judged_by_games(
    window: Window, few: None, found: PlayedOut, right: bool
) -> None:
    """What games cannot tell from the best is as good."""
    page = begun(window, drill())
    other = next(action for action in page.posed.info.legal if action not in (page.posed.played, *page.posed.right))
    move(page, other, "list")
    assert not page.session.results and "judged" in page.drill_panel.verdict.text
    assert not page.drill_panel.next_button.isEnabled()
    answered(page, found, most=1)
    assert page.session.results[0].right is right and page.drill_panel.next_button.isEnabled()
    text = page.match.game.verbs.text(other)
    assert (text in page.drill.equal) is right, "what games have found as good is right at once the next time"


def test_a_thousand_games_find_such_a_move_wrong(window: Window) -> None:
    page = begun(window, drill())
    other = next(action for action in page.posed.info.legal if action not in (page.posed.played, *page.posed.right))
    move(page, other, "list")
    answered(page, PlayedOut(1000, 300.0, 500.0, 600.0), most=1)
    assert not page.session.results[0].right
    assert "1000 games" in page.drill_panel.proof.text and page.drill_panel.bars.bars[0].figure == "500 won"


def test_a_process_that_fails_counts_nothing(window: Window) -> None:
    page = begun(window, drill())
    other = next(action for action in page.posed.info.legal if action not in (page.posed.played, *page.posed.right))
    move(page, other, "list")
    runner: Any = page.proving._runner
    runner.trouble.emit("gone")
    assert not page.session.results and page.drill_panel.next_button.isEnabled()
    assert "does not count" in page.drill_panel.verdict.text


def test_a_whole_session_by_keys_ends_with_what_came_of_it(window: Window, few: None) -> None:
    page = begun(window, drill(seed=4), drill(seed=5), drill("ganymede"))
    for number in range(3):
        assert page.drill_panel.head.step == f"{number + 1} of 3"
        move(page, page.posed.best if number else page.posed.played, "list")
        answered(page)
        assert page.drill_panel.next_button.hasFocus(), "Enter does not go on"
        QTest.keyClick(page.drill_panel.next_button, Qt.Key.Key_Return)
        if number < 2:
            page = asked(window)
    box = window.page
    assert isinstance(box, DrillsPage) and box.told.text() == "2 of 3 solved."
    assert len(box.came.text().splitlines()) == 3 and "tomorrow" in box.came.text()
    assert {row[3] for row in box.model.rows} <= {"1", "2"}
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_esc_leaves_and_nothing_is_lost(window: Window, few: None) -> None:
    page = begun(window, drill())
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert isinstance(window.page, DrillsPage)
    (kept,) = window.house.drills.everything()
    assert kept.asked == 0


def test_a_drill_gives_no_hint_and_is_never_saved(window: Window, few: None) -> None:
    page = begun(window, drill())
    assert not page.commands["hint"].isEnabled()
    move(page, page.posed.best, "list")
    assert window.house.saves.everything() == [] and window.house.statistics.results == []


@pytest.mark.parametrize("chosen", ["practice", "always"])
def test_a_drill_does_not_warn_of_the_move_that_it_asks_about(window: Window, few: None, chosen: str) -> None:
    window.house.settings.warnings = chosen
    page = begun(window, drill())
    page.take_settings()
    assert not page.controller.warnings.on
    assert page.controller.warnings.watched() is None


def test_one_can_be_taken_out_and_brought_back(window: Window, few: None) -> None:
    page = begun(window, drill())
    move(page, page.posed.best, "list")
    answered(page)
    page.drill_panel.remove_button.click()
    assert isinstance(window.page, DrillsPage) and window.house.drills.everything() == []
    window.notice.button.click()
    assert [one.id for one in window.house.drills.everything()] == [page.drill.id]


def test_one_can_play_on_from_there(window: Window, few: None) -> None:
    page = begun(window, drill())
    move(page, page.posed.best, "list")
    view = page.posed.info.view
    page.drill_panel.on_button.click()
    played = window.page
    assert type(played) is PlayPage and played.match.practice
    assert played.match.view(0).counters == view.counters


def test_in_another_language_the_answer_still_stands(window: Window, few: None) -> None:
    page = begun(window, drill())
    move(page, page.posed.best, "list")
    window.routes.change(language="de")
    again = asked(window)
    assert again.session.results == page.session.results and len(again.session.results) == 1
    assert again.drill_panel.verdict.text.startswith("Richtig")
    window.routes.change(language="en")


def test_a_drill_of_other_rules_or_cards_is_not_asked(window: Window, few: None) -> None:
    bad = [
        drill(seed=5, rules=99),
        drill(seed=6, cards="mine"),
        drill(seed=7, position="{}"),
        drill(seed=8, best="fly"),
    ]
    for one in bad:
        assert opened(window.house, one) is None
    page = begun(window, *bad, drill(seed=4))
    assert page.drill.id == drill(seed=4).id and len(page.session.ids) == 1


def test_nothing_is_asked_of_an_empty_box(window: Window) -> None:
    window.routes.drills()
    box = window.page
    assert isinstance(box, DrillsPage) and box.none.isVisible() and not box.start_button.isVisible()
    assert clipped(box) == [] and nameless(box) == []


def test_the_box_says_what_is_due_and_home_too(window: Window, few: None) -> None:
    later = drill(seed=6, due=time.time() + 5 * DAY)
    window.house.drills.put(drill(seed=4), drill(seed=5), later, drill(seed=7, rules=99))
    window.home.show_cards()
    link = window.home.drills_link
    assert link.text() == "Drills: 2" and link.accessibleName() == "Drills: 2 come back today."
    window.home.drills_link.click()
    box = window.page
    assert isinstance(box, DrillsPage) and box.glance.figures[0][0] == "2" and box.first_focus() is box.start_button
    assert clipped(box) == [] and nameless(box) == []


def test_where_nothing_is_due_one_may_practise_ahead(window: Window, few: None) -> None:
    page = begun(window, drill(seed=6, due=time.time() + 5 * DAY))
    assert page.drill_panel.isVisible()


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("game_id", list(BY_ID))
def test_the_panel_covers_nothing_that_is_asked_and_is_not_clipped(
    window: Window, few: None, game_id: str, text: int
) -> None:
    window.house.settings.text = text
    page = begun(window, drill(game_id))
    for way in ("asked", "answered"):
        panel = page.drill_panel
        assert page.view.geometry().contains(panel.geometry())
        assert not any(rect.intersects(panel.geometry()) for rect in page.lit())
        assert clipped(page) == [] and nameless(page) == []
        assert overlapping([button for button in panel.buttons if not button.isHidden()]) == []
        if way == "asked":
            move(page, page.posed.best, "list")
            answered(page)


def test_grades() -> None:
    """Nobody is asked how well it was known, and nobody is hurried."""
    assert [grade(True, s) for s in (QUICK, SLOW, SLOW + 1)] == [EASY, GOOD, HARD]
    assert grade(False, 0.0) == AGAIN


def test_every_button_of_the_panel_can_be_reached_by_tab(window: Window, few: None) -> None:
    page = begun(window, drill())
    assert page.drill_panel.show_button in tab_order(page) and page.drill_panel.leave_button in tab_order(page)
    move(page, page.posed.best, "list")
    answered(page)
    buttons = [button for button in page.drill_panel.buttons if not button.isHidden()]
    assert len(buttons) == 4 and set(buttons) <= set(tab_order(page))


def test_it_is_told_to_assistive_tools(window: Window, few: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question, the answer with its reason, and the games at last."""
    told: list[str] = []
    monkeypatch.setattr(TableView, "announce", lambda self, text: told.append(text))
    page = begun(window, drill())
    assert any("what do you play?" in said for said in told)
    move(page, page.posed.played, "list")
    assert "Better:" in told[-1]
    answered(page, PlayedOut(4, 1.0, 3.0, 2.0), most=1)
    assert "games played on from here" in told[-1]
    assert page.drill_panel.accessibleDescription() == page.drill_panel.spoken

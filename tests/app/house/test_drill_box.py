"""What comes into the box of drills: verified, one's own, once, and nothing that the seat could not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from desktop.ai.judging import Verdict
from desktop.ai.played_out import PlayedOut
from desktop.app.house import drill_box
from desktop.app.house.drill_box import DrillKeeper, made_of, opened
from desktop.app.house.house import House
from desktop.app.window import Window
from desktop.controller import proving
from desktop.controller.judged import Moment
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.questions import Answer, PlayOut
from desktop.storage.drills import Drills
from tests.app.play.test_drills import decided, drill
from tests.controller.sitting import Prompted

BETTER, ALIKE = PlayedOut(1000, 300.0, 500.0, 600.0), PlayedOut(1000, 400.0, 420.0, 600.0)
NOW = 1_795_000_000.0


@pytest.fixture
def keeper(house: House, monkeypatch: pytest.MonkeyPatch) -> DrillKeeper:
    monkeypatch.setattr(proving, "AiRunner", Prompted)
    return DrillKeeper(house)


def finished(game_id: str = "clash", seed: int = 4) -> tuple[Match, Moment]:
    match, moment = decided(game_id, seed)
    match.resign(1)
    return match, moment


def verify(keeper: DrillKeeper, found: PlayedOut) -> None:
    """The process has played its games."""
    runner: Any = keeper.proving._runner
    task, runner.task = runner.task, None
    runner.answered.emit(Answer(task.ticket, "", played_out=found))


def test_a_moment_is_asked_once_games_of_their_own_say_the_same(house: House, keeper: DrillKeeper) -> None:
    match, moment = finished()
    keeper.take(match, [moment])
    assert house.drills.of("Mara") == [] and len(house.drills.waiting()) == 1
    verify(keeper, BETTER)
    (kept,) = house.drills.of("Mara")
    assert (kept.games, kept.won_played, kept.won_best) == (1000, 300.0, 500.0)
    keeper.take(match, [moment])
    assert len(house.drills.everything()) == 1, "the same moment is one drill"


def test_what_games_do_not_confirm_does_not_enter_and_is_not_tried_again(
    house: House, keeper: DrillKeeper
) -> None:  # UX 59
    match, moment = finished()
    keeper.take(match, [moment])
    verify(keeper, ALIKE)
    assert house.drills.everything() == []
    keeper.take(match, [moment])
    assert house.drills.everything() == []


def test_its_games_have_other_luck_than_the_judge(keeper: DrillKeeper) -> None:
    keeper.take(*_listed(finished()))
    runner: Any = keeper.proving._runner
    task = runner.task
    assert task.seed and isinstance(task.question, PlayOut) and task.question.games and task.question.second


def _listed(found: tuple[Match, Moment]) -> tuple[Match, list[Moment]]:
    return found[0], [found[1]]


def test_one_after_the_other_is_verified(house: House, keeper: DrillKeeper) -> None:
    for seed in (4, 5, 6):
        keeper.take(*_listed(finished(seed=seed)))
    for found in (BETTER, ALIKE, BETTER):
        verify(keeper, found)
    assert len(house.drills.of("Mara")) == 2 and house.drills.waiting() == []
    runner: Any = keeper.proving._runner
    assert runner.closed, "its process has nothing to do any more"


def test_while_somebody_plays_it_waits_and_begins_anew_after(house: House, keeper: DrillKeeper) -> None:
    keeper.take(*_listed(finished()))
    keeper.rest()
    assert len(house.drills.waiting()) == 1
    keeper.go_on()
    verify(keeper, BETTER)
    assert len(house.drills.of("Mara")) == 1


def test_a_process_that_fails_leaves_it_for_the_next_start(house: House, keeper: DrillKeeper) -> None:
    keeper.take(*_listed(finished()))
    runner: Any = keeper.proving._runner
    runner.trouble.emit("gone")
    keeper.go_on()
    assert len(house.drills.waiting()) == 1 and runner.closed


def test_not_from_practice_not_of_opponents_not_where_nobody_wants_it(house: House, keeper: DrillKeeper) -> None:
    match, moment = finished()
    match.practice = True
    keeper.take(match, [moment])
    match.practice = False
    match.seats = (Seat("Mara", "greedy"), match.seats[1])
    keeper.take(match, [moment])
    match.seats = (Seat("Mara"), match.seats[1])
    house.settings.drills = False
    keeper.take(match, [moment])
    assert house.drills.everything() == []
    going, early = decided()
    house.settings.drills = True
    keeper.take(going, [early])
    assert house.drills.everything() == [], "of a match that goes on nothing is told"


def test_a_slip_is_worth_one_where_there_are_few(
    house: House, keeper: DrillKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, moment = finished()
    slip = Moment(moment.step, moment.verdict._replace(size="slip"))
    monkeypatch.setattr(drill_box, "FEW", 0)
    keeper.take(match, [slip])
    assert house.drills.everything() == []
    monkeypatch.setattr(drill_box, "FEW", 20)
    keeper.take(match, [slip])
    assert len(house.drills.everything()) == 1


def test_a_household_has_a_box_each(house: House, keeper: DrillKeeper) -> None:
    match, moment = finished()
    keeper.take(match, [moment])
    match.seats = (Seat("Nora"), match.seats[1])
    keeper.take(match, [moment])
    assert {one.player for one in house.drills.everything()} == {"Mara", "Nora"}


@pytest.mark.parametrize("game_id", list(BY_ID))
def test_it_holds_nothing_that_the_seat_could_not_know(house: House, game_id: str) -> None:
    """Relaid: had the hidden cards lain otherwise, the file would be the same to the letter."""
    match, moment = decided(game_id)
    true = match.steps[moment.step].before
    one = made_of(match, moment, NOW)
    for world in range(6):
        relaid = match.game.resample(true, 0, Rng(1000 + world))
        other = Match(match.game, match.seats, match.mode, match.options, 9, salt=match.salt, start=relaid)
        other.submit(0, match.steps[moment.step].action)
        assert made_of(other, Moment(0, moment.verdict), NOW) == one
    assert json.loads(one.position)["world"] != true.to_json(), "the true position lies in the file"


@pytest.mark.parametrize("game_id", list(BY_ID))
def test_it_can_be_laid_out_again_as_it_was_seen(house: House, game_id: str) -> None:
    match, moment = decided(game_id)
    kept = made_of(match, moment, NOW)
    posed = opened(house, kept)
    assert posed is not None
    seen = InfoSet(match.game, match.steps[moment.step].before, 0)
    assert posed.info.view == seen.view and posed.info.legal == seen.legal
    again = posed.match(match.seats, 7)
    assert again.practice and again.view(0) == seen.view
    assert house.words.known(f"{game_id}.theme.{kept.theme}") or kept.theme == "other"


@pytest.mark.parametrize("position", ["", "[]", "{}", '{"options": {}, "world": {}}', '{"options": 1, "world": 2}'])
def test_a_position_that_does_not_hold_is_not_asked(house: House, position: str) -> None:
    assert opened(house, drill()._replace(position=position)) is None


def test_at_the_end_of_a_match_its_moments_go_into_the_box(window: Window) -> None:
    """All the way: the look back has named them, and the page passes them on."""
    match, moment = finished()
    window.routes.play(match)
    page: Any = window.page
    page.controller.counsel.judged.note(moment.step, moment.verdict)
    page.controller.counsel.reviewed.emit()
    assert [one.played for one in window.house.drills.waiting()] == [
        match.game.verbs.text(match.steps[moment.step].action)
    ]
    again = Drills(window.house.saves.folder.parent)
    assert len(again.waiting()) == 1, "it is not in the file"


def test_a_replay_does_the_same(window: Window) -> None:
    match, moment = finished(seed=6)
    window.routes.watch(match)
    page: Any = window.page
    page.replay._counsel.judged.note(moment.step, moment.verdict)
    page.replay.weighed.emit()
    assert len(window.house.drills.waiting()) == 1


def test_a_verdict_by_force_counts_as_won(house: House) -> None:
    match, moment = decided()
    sure = Moment(moment.step, Verdict(*moment.verdict)._replace(proved=True))
    posed = opened(house, made_of(match, sure, NOW))
    assert posed is not None and posed.sure and proving.Question(posed, posed.played, posed.best, 1).sure
    assert not proving.Question(posed, posed.best, posed.played, 1).sure


def test_what_waits_since_an_earlier_run_is_verified_on_the_home_page(window: Window) -> None:
    window.verify_drills()
    window.house.drills.put(made_of(*finished(), NOW))
    window.verify_drills()
    assert window.home.drills_link.text() == "Drills"
    verify(window._navigation.keeper, BETTER)
    assert window.home.drills_link.text() == "Drills: 1", "it was made some days ago, and is due"


def test_whoever_begins_to_play_is_not_disturbed(window: Window) -> None:
    window.house.drills.put(made_of(*finished(), NOW))
    window.verify_drills()
    runner: Any = window._navigation.keeper.proving._runner
    window.routes.play(decided(seed=9)[0])
    assert runner.closed and len(window.house.drills.waiting()) == 1
    window.routes.home()
    verify(window._navigation.keeper, BETTER)
    assert len(window.house.drills.of("Mara")) == 1

"""The study of a finished match, in every game: two ways, what a master would do, another try; and nothing of what the
seat could not know then reaches any of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from desktop.ai.judging import BLUNDER, MISTAKE, SLIP, Verdict
from desktop.ai.luck import Parted
from desktop.controller import counsel
from desktop.controller.counsel import Counsel
from desktop.controller.race import signed
from desktop.controller.study import BEST, Compared, Strong, Study, Swing, swings
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.past import Past
from desktop.engine.record import digest, loads, replay, to_record
from desktop.engine.rng import Rng
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.look import Score
from desktop.questions import Weigh
from desktop.words import NO_BREAK, Words
from tests.controller.sitting import Prompted
from tests.controller.test_replay import FIRST, played
from tests.games.setups import SetUp
from tests.games.walks import reshuffled

RELAID = 4  # worlds a decision


class Desk:
    """A study of a match whose review names what it is told to, and all that was heard."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.counsel = Counsel(match)
        self.counsel.look_back()
        self.study = Study(match, face_of(match.game), Words(), self.counsel)
        self.compared: list[Compared] = []
        self.told: list[Strong] = []

    @property
    def runner(self) -> Prompted:
        runner: Any = self.counsel._runner
        assert isinstance(runner, Prompted)
        return runner

    def name(self, step: int, size: str = MISTAKE, proved: bool = False) -> None:
        """Have a decision stand out; better was the first other thing that could be done."""
        taken = self.match.steps[step]
        better = next(action for action in taken.before.legal() if action != taken.action)
        assert self.counsel.review is not None
        text = self.match.game.verbs.text
        verdict = Verdict(size, text(better), (), 0.08, 0.12, 0.16, 900, proved)
        self.counsel.review.judged.note(step, verdict)

    def ways(self, step: int, world: int = 0) -> Compared:
        """What comes of the question for both ways."""
        assert self.study.compare(step, world, self.compared.append)
        self.runner.answer()
        return self.compared[-1]

    def strong(self, step: int) -> Strong:
        """What comes of the question what a master would do."""
        assert self.study.strong(step, self.told.append)
        self._until_told(len(self.told) + 1)
        return self.told[-1]

    def go_on(self) -> Strong:
        """With the best of it."""
        count = len(self.told) + 1
        self.study.go_on(self.told[-1].best[0][0], self.told.append)
        self._until_told(count)
        return self.told[-1]

    def _until_told(self, count: int) -> None:
        for _ in range(100):
            if len(self.told) == count:
                return
            self.runner.answer()
        raise AssertionError("nothing is told")


@pytest.fixture
def desk(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    made: list[Desk] = []

    def sit(match: Match) -> Desk:
        made.append(Desk(match))
        return made[-1]

    yield sit
    for each in made:
        each.counsel.close()


def own_choices(match: Match, seat: int = 0) -> list[int]:
    """Decisions of the seat at which there was something to choose."""
    return [at for at, step in enumerate(match.steps) if step.seat == seat and len(step.before.legal()) > 1]


def relaid(match: Match, step: int, dice: Random) -> Match:
    """The same match to the seat that decided there; what it could not see then lies otherwise."""
    other = loads(to_record(match).dumps())
    again = replay(other, BY_ID)
    taken = again.steps[step]
    again.steps[step] = taken._replace(past=Past(reshuffled(match.game, taken.before, taken.seat, dice)))
    return again


# ---- moments


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_a_moment_says_how_large_it_is_what_it_cost_and_on_what_that_rests(desk: Any, setup: SetUp) -> None:
    one = desk(played(setup))
    first, second, third, *_ = own_choices(one.match)
    for step, size in ((first, SLIP), (second, MISTAKE), (third, BLUNDER)):
        one.name(step, size)
    shown = one.study.moments(0)
    assert [each.step for each in shown] == [first, second, third]
    assert [each.size for each in shown] == [SLIP, MISTAKE, BLUNDER]
    for each, called in zip(shown, ("A slip", "A mistake", "A blunder"), strict=True):
        assert each.title.startswith(f"{called} · ") and "About 12" in each.text and "surely 8 to 16" in each.text
        assert "{" not in each.title + each.text
    said = one.study.verdict(second)
    assert "about 12" in said and "between 8 and 16" in said and "900 worlds" in said
    one.name(first, BLUNDER, proved=True)
    assert one.study.moments(0)[0].size == "won" and "whatever is hidden" in one.study.verdict(first)


def test_each_of_several_people_has_moments_of_their_own(desk: Any) -> None:
    one = desk(played(FIRST[0], people=2))
    steps = {seat: own_choices(one.match, seat)[0] for seat in (0, 1)}
    for step in steps.values():
        one.name(step)
    for seat in (0, 1):
        assert [each.step for each in one.study.moments(seat)] == [steps[seat]]
    assert [each.seat for each in one.study.moments(None)] == [
        one.match.steps[at].seat for at in sorted(steps.values())
    ]


def test_before_the_end_there_is_nothing_to_study(desk: Any) -> None:
    match = played(FIRST[0], over=False)
    one = Desk(match)
    step = own_choices(match)[0]
    one.name(step)
    assert one.study.moments(0) == [] and one.study.moment(step) is None and one.study.verdict(step) == ""
    assert not one.study.compare(step, 0, one.compared.append)
    assert not one.study.can_ask_strong(step) and not one.study.strong(step, one.told.append)
    assert not one.study.can_try(step)
    one.counsel.close()


# ---- two ways


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_both_ways_begin_with_their_move_and_go_on(desk: Any, setup: SetUp) -> None:
    one = desk(played(setup))
    for step in own_choices(one.match)[:4]:
        one.name(step)
        ways, taken = one.ways(step), one.match.steps[step]
        view = one.match.game.view(taken.before, taken.seat)
        done = one.study._say(one.match.game.describe(view, taken.action))
        lines = [line for line in ways.played.lines if line.kind == "line"]
        assert lines[0].text.startswith(done) and lines[0].seat == taken.seat  # what is alike stands there once
        assert ways.better.lines != ways.played.lines and ways.better.move != ways.played.move
        assert len(lines) > 1 or one.match.game.info.id == "barbarossa"
        for way in ways[2:]:
            assert way.changed and "{" not in way.changed


def test_what_has_changed_is_written_as_the_table_writes_it() -> None:
    money = Score("coins", "Money", 16_000, "16,000")
    assert (signed(-3000, money), signed(5000, money), signed(1, money)) == ("−3,000", "+5,000", "+1")
    assert signed(1200, money._replace(text="16 000")) == "+1 200"
    assert signed(-12, Score("heart", "Hit points", 8, "8")) == "−12"
    match = played(next(setup for setup in FIRST if setup.game == "fleet"))
    study = Desk(match).study
    race = study._race(match, 0)
    assert race is not None
    rich = race.runners[0]._replace(scores=(money,))
    poor = rich._replace(scores=(money._replace(value=13_000),))
    told = [study._changed(race._replace(runners=(one,)), race._replace(runners=(other,))) for one, other in
            ((poor, rich), (rich, poor))]  # fmt: skip
    assert "(+3,000)" in told[0] and "(−3,000)" in told[1]


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_another_world_goes_on_otherwise_and_the_same_one_alike(desk: Any, setup: SetUp) -> None:
    one = desk(played(setup, plies=90))
    steps = own_choices(one.match)[-6:]
    for step in steps:
        one.name(step)
    assert all(one.ways(step) == one.ways(step) for step in steps)
    worlds = [[one.ways(step, world)[2:] for step in steps] for world in range(3)]
    assert worlds[0] != worlds[1] or worlds[1] != worlds[2]


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_nothing_that_the_seat_could_not_know_is_in_either_way(desk: Any, setup: SetUp) -> None:  # UX 38
    match, dice, differ = played(setup), Random(7), 0
    for step in own_choices(match)[::3][:5]:
        one = desk(match)
        one.name(step)
        before = one.ways(step)
        for _ in range(RELAID):
            other = desk(relaid(match, step, dice))
            differ += digest(other.match.steps[step].before) != digest(match.steps[step].before)
            other.name(step)
            assert other.ways(step) == before
            assert other.runner.asked[-1] == one.runner.asked[-1]._replace(ticket=other.runner.asked[-1].ticket)
    assert differ


def test_the_look_back_goes_on_after_a_question_and_after_one_that_failed(desk: Any) -> None:
    one = desk(played(FIRST[0], plies=12))
    step = own_choices(one.match)[0]
    one.name(step)
    one.runner.answer()
    looked = len(one.counsel.review._best)
    one.ways(step)
    assert (
        one.runner.task is not None
        and isinstance(one.runner.task.question, Weigh)
        and one.runner.task.decision == looked
    )
    one.study.compare(step, 1, one.compared.append)
    failed: list[str] = []
    one.counsel.trouble.connect(failed.append)
    one.runner.task = None
    one.runner.trouble.emit("it fell over")
    assert failed == ["it fell over"] and one.runner.task is not None and one.runner.task.decision == looked
    while one.runner.task is not None:
        one.runner.answer()
    assert one.counsel.review.done


# ---- what a master would do


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_a_master_names_the_best_and_steps_on_in_an_imagined_world(desk: Any, setup: SetUp) -> None:
    one = desk(played(setup))
    step = own_choices(one.match)[1]
    first = one.strong(step)
    legal = one.match.steps[step].before.legal()
    marked = [each for each in first.best if each.mark]
    assert 0 < len(first.best) <= BEST + len(marked) and all(each.action in legal for each in first.best)
    assert [each.action for each in marked] == [one.match.steps[step].action]  # as played, and no verdict yet
    assert all(0 <= each.percent <= 100 for each in first.best if not each.mark) and first.lines == ()
    second = one.go_on()
    assert second.over or second.best
    done = [line for line in second.lines if line.kind == "line"]
    assert done and done[0].seat == one.match.steps[step].seat
    assert digest(one.match.state) == digest(replay(to_record(one.match), BY_ID).state)  # the match itself is only read


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_a_master_knows_no_more_than_the_seat(desk: Any, setup: SetUp) -> None:
    match, dice = played(setup), Random(8)
    for step in own_choices(match)[::4][:3]:
        one = desk(match)
        before = [one.strong(step), one.go_on()]
        for _ in range(RELAID):
            other = desk(relaid(match, step, dice))
            assert [other.strong(step), other.go_on()] == before
            assert [task.world for task in other.runner.asked[1:]] == [task.world for task in one.runner.asked[1:]]


def test_an_answer_to_an_earlier_question_is_not_told(desk: Any) -> None:
    one = desk(played(FIRST[0]))
    first, second, *_ = own_choices(one.match)
    one.study.strong(first, one.told.append)
    assert one.strong(second).step == second and len(one.told) == 1


# ---- another try


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_a_try_begins_with_what_the_seat_knew_and_nothing_else(
    desk: Any, setup: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, dice = played(setup), Random(9)
    monkeypatch.setattr("desktop.controller.study.secrets.randbits", lambda _: 77)
    true = 0
    for step in own_choices(match)[::3][:5]:
        one, taken = desk(match), match.steps[step]
        assert one.study.can_try(step)
        new = one.study.try_again(step)
        assert new.practice and new.salt != match.salt and new.seats == match.seats and not new.steps
        assert new.state.decider() == taken.seat
        assert match.game.view(new.state, taken.seat) == match.game.view(taken.before, taken.seat)
        true += digest(new.state) == digest(taken.before)
        for _ in range(RELAID):
            other = desk(relaid(match, step, dice)).study.try_again(step)
            assert digest(other.state) == digest(new.state)
    assert not true


def test_nobody_tries_what_an_opponent_decided(desk: Any) -> None:
    seats = [Seat("Mara", PERSON), Seat("Ivo", "greedy")]
    match = Match(BY_ID["clash"], seats, "duel", {"deal": "random"}, 5, salt="salt")
    dice = Rng(3)
    while len(match.steps) < 12:
        legal = match.state.legal()
        match.submit(match.state.decider(), legal[dice.below(len(legal))])
    match.resign(0)
    one = desk(match)
    assert {one.study.can_try(at) for at, step in enumerate(match.steps) if step.seat == 1} == {False}
    assert not one.study.can_try(len(match.steps)) and not one.study.can_try(-1)


# ---- luck and play along the line


def test_luck_is_told_from_play_for_whoever_looks(desk: Any) -> None:
    parts = {
        -1: Parted(-1, -1, (0.2, -0.2), (0.0, 0.0)),
        0: Parted(0, 0, (0.041, -0.041), (-0.126, 0.126)),
        1: Parted(1, 1, (0.0, 0.0), (0.004, -0.004)),
        2: Parted(2, 1, (0.0, 0.0), (-0.05, 0.05)),
    }
    told = swings(parts, 0, "Mara", Words())
    assert told == {
        0: Swing(0.041, -0.126, f"Mara: luck +4{NO_BREAK}%, play −13{NO_BREAK}%."),
        2: Swing(0.0, -0.05, f"Mara: luck 0{NO_BREAK}%, play −5{NO_BREAK}%."),
    }
    other = swings(parts, 1, "Ivo", Words())
    assert {at: (swing.luck, swing.play) for at, swing in other.items()} == {0: (-0.041, 0.126), 2: (0.0, 0.05)}

"""Matches seen again (UX 34): seeking, playing, turns, whose eyes, and playing on as practice, in every game."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest

from desktop.ai.judging import SLIP, Verdict
from desktop.controller.replay import REST, Replay, turns, viewers
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.past import Past
from desktop.engine.record import digest, loads, replay, to_record
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN
from desktop.games import BY_ID
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.scene import TableScene
from desktop.table.scene.view import TableView
from desktop.words import Words
from tests.controller.sitting import Prompted
from tests.games.setups import SETUPS, SetUp
from tests.games.walks import pick, reshuffled

NAMES = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")
FIRST = [next(setup for setup in SETUPS if setup.game == game) for game in BY_ID]
LONG = 30


def played(setup: SetUp, over: bool = True, people: int = 1, plies: int = LONG) -> Match:
    """A match of so many random decisions; given up after them when it is to be over."""
    seats = [Seat(NAMES[n], PERSON if n < people else "greedy") for n in range(setup.seats)]
    match, dice = Match(setup.rules(), seats, setup.mode, setup.options, 5, salt="salt"), Rng(3)
    while len(match.steps) < plies and not match.over:
        match.submit(match.state.decider(), pick(match.state, dice))
    if over and not match.over:
        match.resign(0)
    return match


Show = Callable[..., Replay]
STILL = Pace(Speed.OFF)


@pytest.fixture
def show(qtbot, prompted) -> Iterator[Show]:
    """Opens a replay on a table that is shown."""
    made = []

    def start(match: Match, pace: Pace = STILL, at: int = 0) -> Replay:
        scene = TableScene()
        view = TableView(scene)
        qtbot.addWidget(view)
        view.resize(1490, 882)
        view.set_scale(1.0)
        view.show()
        made.append((view, Replay(match, scene, Words())))
        made[-1][1].set_pace(pace)
        made[-1][1].start(at)
        return made[-1][1]

    yield start
    for _, one in made:
        one.close()


def on_the_table(one: Replay) -> list:
    return [(key, [item.look for item in cards]) for key, cards in sorted(one.scene.cards.items())]


def as_seen(one: Replay, view) -> list:
    looks = one.face.looks(view, one.legal(), one.say)
    return [(key, list(looks[key])) for key in sorted(one.scene.cards)]


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_every_table_of_a_match_can_be_seen_from_every_seat_and_open(show: Show, setup: SetUp) -> None:
    match = played(setup)
    one = show(match)
    assert set(one.viewers) == {OPEN, *range(setup.seats)} and one.viewer == 0
    for viewer in one.viewers:
        one.look_from(viewer)
        for at in range(0, one.last + 1, 5):
            one.seek(at)
            state = match.steps[at].before if at < one.last else match.state
            view = match.game.view(state, viewer)
            assert on_the_table(one) == as_seen(one, view._replace(seat=0) if viewer == OPEN else view)
            assert one.heading() and one.sentence() and "{" not in one.sentence()


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_played_forwards_it_comes_to_the_same_tables(show: Show, setup: SetUp) -> None:
    match = played(setup)
    one = show(match, Pace(Speed.FAST))
    for viewer in (0, OPEN):
        one.look_from(viewer)
        one.seek(0)
        for at in range(1, 13):
            one.step()
            one.scene.animator.complete()
            assert one.at == at and not one.playing
            forwards = on_the_table(one)
            one.seek(at)
            assert on_the_table(one) == forwards


def test_it_plays_to_the_end_and_then_stands(show: Show, qtbot, monkeypatch) -> None:
    monkeypatch.setitem(REST, Speed.OFF, 0)
    one = show(played(FIRST[0], plies=6))
    one.toggle()
    assert one.playing
    qtbot.waitUntil(lambda: one.at == one.last and not one.playing)
    one.toggle()
    assert one.at <= 1 and one.playing  # again from the start
    one.seek(3)
    assert not one.playing and one.at == 3


def test_a_jump_ends_what_is_being_played(show: Show) -> None:
    one = show(played(FIRST[0]), Pace(Speed.SLOW))
    one.toggle()
    one.seek(9)
    assert one.at == 9 and not one.playing and not one.scene.animator.moving
    before = on_the_table(one)
    one.scene.animator.complete()
    assert on_the_table(one) == before


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_turns_are_found_and_walked_along(show: Show, setup: SetUp) -> None:
    match = played(setup, plies=60)
    marks = sorted({*turns(match), len(match.steps)})
    assert marks[0] == 0 and len(marks) > 2
    numbers = [number for number in turns(match).values() if number]
    assert all(after in (before, before + 1, 1) for before, after in pairwise(numbers))
    one = show(match)
    walked = [one.at]
    while one.at < one.last:
        one.turn(1)
        walked.append(one.at)
    assert walked == marks
    one.seek(marks[2] + (marks[2] + 1 < marks[3] if len(marks) > 3 else 0))
    one.turn(-1)
    assert one.at in (marks[1], marks[2])
    one.seek(0)
    one.turn(-1)
    assert one.at == 0


# ---- whose eyes


def test_before_the_end_only_the_persons_own_seat_may_be_looked_from(show: Show) -> None:  # UX 34
    one = show(played(FIRST[0], over=False))
    assert one.viewers == (0,)
    for other in (1, OPEN, None):
        one.look_from(other)
        assert one.viewer == 0
    assert one.chances() is None


def test_several_people_see_a_match_that_is_not_over_as_everybody_sees_it() -> None:  # UX 38
    assert viewers(played(FIRST[0], over=False, people=2)) == (None,)
    assert viewers(played(FIRST[0], over=False, people=0)) == (None,)
    assert viewers(played(FIRST[0], people=2))[0] == OPEN


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_nothing_hidden_is_in_a_match_that_is_not_over(show: Show, setup: SetUp) -> None:  # UX 26 and 38
    match, dice = played(setup, over=False), Random(2)
    one = show(match)

    def all_of_it() -> list:
        seen = []
        for at in range(0, one.last + 1, 3):
            one.seek(at)
            seen.append((on_the_table(one), one.heading(), one.sentence()))
        return [*seen, one.course()]

    before = all_of_it()
    match.steps[:] = [
        step._replace(past=Past(reshuffled(match.game, step.before, 0, dice))) if step.seat == 0 else step
        for step in match.steps
    ]
    assert all_of_it() == before


# ---- playing on


@pytest.mark.parametrize("setup", FIRST, ids=str)
@pytest.mark.parametrize("over", [True, False])
def test_a_new_match_begins_where_one_stands_and_is_practice(show: Show, setup: SetUp, over: bool) -> None:
    match = played(setup, over=over)
    one = show(match, at=11)
    assert one.can_play_on()
    new = one.play_on()
    assert new.practice and new.salt != match.salt and new.seats == match.seats and not new.steps
    assert match.game.view(new.state, 0) == match.game.view(match.steps[11].before, 0)
    assert (digest(new.state) == digest(match.steps[11].before)) is over
    new.submit(new.state.decider(), new.state.legal()[0])
    again = replay(loads(to_record(new).dumps()), BY_ID)
    assert again.practice and digest(again.state) == digest(new.state)


def test_nobody_plays_on_after_the_end_or_for_several_before_it(show: Show) -> None:
    match = played(FIRST[0])
    one = show(match, at=len(match.steps))
    assert not one.can_play_on()
    assert not show(played(FIRST[0], over=False, people=2)).can_play_on()


def test_the_chances_come_while_one_looks(show: Show) -> None:
    one = show(played(FIRST[0], plies=4))
    told: list[int] = []

    def tell() -> None:
        back = one.chances()
        assert back
        told.append(len(back.chances[0]))

    one.weighed.connect(tell)
    runner: object = one._counsel._runner
    assert isinstance(runner, Prompted) and not one.complete
    while runner.task is not None:
        runner.answer()
    assert one.complete and told[:4] == [1, 2, 3, 4]


def test_each_seat_sees_what_stands_out_of_its_own_moves(show: Show) -> None:
    match = played(FIRST[0], people=2)
    one = show(match)
    review = one._counsel.review
    assert review is not None
    first = {seat: next(at for at, step in enumerate(match.steps) if step.seat == seat) for seat in (0, 1)}
    for at in first.values():
        text = match.game.verbs.text(match.steps[at].action)
        review.judged.note(at, Verdict(SLIP, text, (), 0.05, 0.06, 0.07))

    def marks() -> list[int]:
        back = one.chances()
        assert back is not None
        return [at for at, _ in back.moments]

    assert one.viewer == OPEN and marks() == sorted(first.values())
    for seat in (0, 1):
        one.look_from(seat)
        assert marks() == [first[seat]]

"""Worlds that a seat cannot tell apart look, sound and take their time alike: steps of the animator, log, table.

The pairs are those of tests/games/test_pairs.py, whose events and views are equal; here is what is made of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from desktop.controller.log import Log
from desktop.controller.presenter import Presenter
from desktop.engine.match import Match, Step
from desktop.engine.rng import Rng
from desktop.engine.sight import redact
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.look import Sitter
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.scene import TableScene
from desktop.words import Words
from tests.games.setups import SETUPS, SetUp
from tests.games.test_onlooker import played
from tests.games.test_pairs import copy_of, fair_shuffles, other_world, shown
from tests.games.walks import pick

__all__ = ["fair_shuffles"]  # the same cards come to lie alike, for every test here

PAIRS = 12
WORDS = Words("en")
FIRST = {setup.game: setup for setup in reversed(SETUPS)}


def pairs(setup: SetUp) -> Iterator[tuple[int, Match, Step, Match, Step]]:
    """Matches of one step each, alike for a seat before it and different in what it cannot see."""
    found = seed = 0
    while found < PAIRS:
        for ply, match in enumerate(played(setup, 70 + seed)):
            if match.over or found >= PAIRS:
                break
            dice = Random(seed * 104729 + ply)
            action = pick(match.state, Rng(dice.getrandbits(60)))
            seat = dice.randrange(setup.seats)
            if dice.random() < 0.6:
                continue
            one = copy_of(match, match.state)
            step = one.submit(match.state.decider(), action)
            fixed = shown(match.state, step.events, action, seat)
            other = other_world(match, seat, fixed, Rng(dice.getrandbits(60)))
            if other is None or action not in other.legal():
                continue
            two = copy_of(match, other)
            found += 1
            yield seat, one, step, two, two.submit(match.state.decider(), action)
        seed += 1


def played_on_a_table(scene: TableScene, match: Match, step: Step, seat: int) -> list[Any]:
    """What the animator is given: kinds of steps, how long each takes and what is heard of it."""
    game = match.game
    presenter = Presenter(scene, face_of(game), match.state.setting, WORDS.say)
    sitters = [Sitter(f"seat {number}", "") for number in range(len(match.seats))]
    presenter.part = lambda view, key: face_of(game).part(view, key, sitters, WORDS.say)
    before, after = game.view(step.before, seat), match.view(seat)
    scene.set_table(face_of(game).spec(before, WORDS.say))
    scene.set_contents(face_of(game).looks(before, (), WORDS.say))
    events = [event for event in (redact(event, seat, match.state.setting) for event in step.events) if event]
    return described(presenter.steps(events, before, after, True))


def described(steps: Sequence[Any]) -> list[Any]:
    pace = Pace(Speed.NORMAL)
    return [
        (type(step).__name__, step.duration(pace), step.sound, described(getattr(step, "steps", ()))) for step in steps
    ]


def logged(match: Match, seat: int) -> list[str]:
    """The log, as the seat may read it."""
    names = [f"seat {number}" for number in range(len(match.seats))]
    return [line.text for line in Log(match, face_of(match.game), lambda text: WORDS.say(text, names)).lines(seat)]


@pytest.mark.parametrize("game", BY_ID)
def test_worlds_that_a_seat_cannot_tell_apart_are_shown_alike(game: str, qapp: Any) -> None:
    heard, scene = 0, TableScene()
    for seat, one, step, two, other in pairs(FIRST[game]):
        first, second = (played_on_a_table(scene, *each, seat) for each in ((one, step), (two, other)))
        assert first == second
        heard += any(sound for _, _, sound, _ in first)
        assert logged(one, seat) == logged(two, seat)
        tables = [face_of(match.game).looks(match.view(seat), (), WORDS.say) for match in (one, two)]
        assert tables[0] == tables[1]
    assert heard

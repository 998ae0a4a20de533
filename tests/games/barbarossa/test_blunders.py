"""The blunder suite: positions in which one move is plainly best, how that is known, and who finds it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from desktop.engine.actions import Action
from desktop.engine.rng import Rng
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.rules import winners
from desktop.games.barbarossa.state import TURN, VICTORY, BarbarossaState
from tests.games import blunders
from tests.games.barbarossa.fields import operation, play, reinforcement, turn
from tests.games.blunders import Blunder

WORLDS = {"attack": 10, "play": 3, "fatigue": 3}  # in how many an answer must hold, where something comes to light
MOMENTS: dict[str, Callable[..., BarbarossaState]] = {
    "operation": operation,
    "reinforcement": reinforcement,
    "activation": turn,
}


class Goal(NamedTuple):
    """What a seat can be sure of."""

    points: int  # VP at the end of the turn; 0: to win or, where `holds`, not to have lost
    holds: bool


def goal(row: dict[str, Any]) -> Goal:
    """What a row says of it."""
    return Goal(row.pop("goal", 0), row.pop("holds", False))


def laid(moment: str = "operation", moves: Sequence[str] = (), **table: Any) -> BarbarossaState:
    """The position of a row, after the moves that lead to it."""
    return play(MOMENTS[moment](**table), *moves)


BLUNDERS = blunders.read(GAME, laid, goal)


def test_the_suite_is_large_and_well_formed() -> None:
    assert len(BLUNDERS) >= 20
    blunders.assert_well_formed(GAME, BLUNDERS)


# ---- how the answers are known


def reached(state: BarbarossaState, seat: int, goal: Goal) -> bool:
    """Whether the goal stands once the turn is over."""
    if goal.points:
        return state.counters[VICTORY[seat]] >= goal.points
    won = state.over and winners(state) == (seat,)
    return won or (goal.holds and not state.over)


def sure(state: BarbarossaState, seat: int, goal: Goal, seen: dict[str, bool]) -> bool:
    """Whether the seat can be sure of its goal by the end of its turn."""
    if state.over or state.counters[TURN] != seat:
        return reached(state, seat, goal)
    key = repr((state.zones, state.counters, state.stack))
    if key not in seen:
        seen[key] = any(after(state, action, seat, goal, seen) for action in state.legal())
    return seen[key]


def after(state: BarbarossaState, action: Action, seat: int, goal: Goal, seen: dict[str, bool]) -> bool:
    """The same once an action is done, in every one of several worlds."""
    for number in range(WORLDS.get(action.verb, 1)):
        world = GAME.resample(state, seat, Rng(number))
        assert isinstance(world, BarbarossaState)
        world.apply(action)
        if not sure(world, seat, goal, seen):
            return False
    return True


def proved(blunder: Blunder[BarbarossaState]) -> list[str]:
    """The moves that keep the goal sure."""
    state = blunder.state()
    seat = state.decider()
    good = [action for action in state.legal() if after(state, action, seat, blunder.proof, {})]
    return [GAME.verbs.text(action) for action in good]


@pytest.mark.parametrize("blunder", BLUNDERS, ids=str)
def test_the_best_moves_are_proved_by_playing_every_line(blunder: Blunder[BarbarossaState]) -> None:
    assert set(proved(blunder)) == set(blunder.best)


# ---- who finds them


@pytest.mark.parametrize(
    ("level", "iterations", "share"), [("strong", 80, 0.85), ("expert", 0, 0.8), ("greedy", 0, 0.6)]
)
def test_it_solves_its_share(level: str, iterations: int, share: float) -> None:
    missed = blunders.missed(GAME, BLUNDERS, level, (1,), iterations)
    assert len(missed) <= (1 - share) * len(BLUNDERS), missed

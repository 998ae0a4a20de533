"""The blunder suite: positions in which one move is plainly best, how that is known, and who finds it."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.rules import winners
from desktop.games.barbarossa.state import TURN, VICTORY, BarbarossaState
from tests.games.barbarossa.fields import legal, operation, play, reinforcement, turn

WORLDS = {"attack": 10, "play": 3, "fatigue": 3}  # in how many an answer must hold, where something comes to light
MOMENTS = {"operation": operation, "reinforcement": reinforcement, "activation": turn}


class Blunder(NamedTuple):
    """One row of blunders.toml."""

    name: str
    best: list[str]
    goal: int  # VP that are sure at the end of the turn; 0: to win or, where `holds`, not to have lost
    why: str
    holds: bool
    moment: str
    moves: list[str]  # that lead to the position
    table: dict[str, Any]

    def __str__(self) -> str:
        return self.name

    def state(self) -> BarbarossaState:
        """The position."""
        state = MOMENTS[self.moment](**self.table)
        play(state, *self.moves)
        state.log = None
        return state


def read() -> Iterator[Blunder]:
    text = Path(__file__).with_name("blunders.toml").read_text(encoding="utf-8")
    for row in tomllib.loads(text)["position"]:
        named = [row.pop("name"), row.pop("best"), row.pop("goal", 0), row.pop("why")]
        yield Blunder(*named, row.pop("holds", False), row.pop("moment", "operation"), row.pop("moves", []), row)


BLUNDERS = tuple(read())


def test_the_suite_is_large_and_well_formed() -> None:
    assert len(BLUNDERS) >= 20 and len({blunder.name for blunder in BLUNDERS}) == len(BLUNDERS)
    for blunder in BLUNDERS:
        assert blunder.why.endswith(".") and set(blunder.best) < set(legal(blunder.state())), blunder.name


# ---- how the answers are known


def reached(state: BarbarossaState, seat: int, blunder: Blunder) -> bool:
    """Whether the goal stands once the turn is over."""
    if blunder.goal:
        return state.counters[VICTORY[seat]] >= blunder.goal
    won = state.over and winners(state) == (seat,)
    return won or (blunder.holds and not state.over)


def sure(state: BarbarossaState, seat: int, blunder: Blunder, seen: dict[str, bool]) -> bool:
    """Whether the seat can be sure of its goal by the end of its turn."""
    if state.over or state.counters[TURN] != seat:
        return reached(state, seat, blunder)
    key = repr((state.zones, state.counters, state.stack))
    if key not in seen:
        seen[key] = any(after(state, action, seat, blunder, seen) for action in state.legal())
    return seen[key]


def after(state: BarbarossaState, action: Action, seat: int, blunder: Blunder, seen: dict[str, bool]) -> bool:
    """The same once an action is done, in every one of several worlds."""
    for number in range(WORLDS.get(action.verb, 1)):
        world = GAME.resample(state, seat, Rng(number))
        assert isinstance(world, BarbarossaState)
        world.apply(action)
        if not sure(world, seat, blunder, seen):
            return False
    return True


def proved(blunder: Blunder) -> list[str]:
    """The moves that keep the goal sure."""
    state = blunder.state()
    seat = state.decider()
    good = [action for action in state.legal() if after(state, action, seat, blunder, {})]
    return [GAME.verbs.text(action) for action in good]


@pytest.mark.parametrize("blunder", BLUNDERS, ids=str)
def test_the_best_moves_are_proved_by_playing_every_line(blunder: Blunder) -> None:
    assert set(proved(blunder)) == set(blunder.best)


# ---- who finds them


@pytest.mark.parametrize(
    ("level", "iterations", "share"), [("strong", 80, 0.85), ("standard", 0, 0.8), ("greedy", 0, 0.6)]
)
def test_it_solves_its_share(level: str, iterations: int, share: float) -> None:
    level_ = find_level(GAME, level)
    budget = Budget(iterations=iterations or level_.iterations)
    missed = []
    for blunder in BLUNDERS:
        state = blunder.state()
        action = agent_for(level_).choose(InfoSet(GAME, state, state.decider()), budget, Rng(1))
        if GAME.verbs.text(action) not in blunder.best:
            missed.append(f"{blunder}: {GAME.verbs.text(action)}")
    assert len(missed) <= (1 - share) * len(BLUNDERS), missed

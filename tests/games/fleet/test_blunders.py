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
from desktop.games.fleet import GAME
from desktop.games.fleet.state import MARKET, PHASE, TURN, WINNER, FleetState
from tests.games.fleet.fields import flipping, legal, market

WORLDS = 4  # in which an answer must hold, whatever lies hidden


class Blunder(NamedTuple):
    """One row of blunders.toml."""

    name: str
    best: list[str]
    proof: str
    why: str
    table: dict[str, Any]  # as `market` or `flipping` takes it

    def __str__(self) -> str:
        return self.name

    def state(self) -> FleetState:
        """The position."""
        table = dict(self.table)
        moment = table.pop("moment", "market")
        state = flipping(**table) if moment == "flipping" else market(**table)
        state.log = None
        return state


def read() -> Iterator[Blunder]:
    text = Path(__file__).with_name("blunders.toml").read_text(encoding="utf-8")
    for row in tomllib.loads(text)["position"]:
        yield Blunder(*(row.pop(field) for field in ("name", "best", "proof", "why")), row)


BLUNDERS = tuple(read())


def test_the_suite_is_large_and_well_formed() -> None:
    assert len(BLUNDERS) >= 34 and {blunder.proof for blunder in BLUNDERS} == {"wins", "holds"}
    assert len({blunder.name for blunder in BLUNDERS}) == len(BLUNDERS)
    for blunder in BLUNDERS:
        assert blunder.why.endswith(".") and set(blunder.best) < set(legal(blunder.state())), blunder.name


# ---- how the answers are known


def reached(state: FleetState, seat: int, proof: str) -> bool:
    """Whether the goal stands once the turn is over."""
    winner = state.counters[WINNER]
    return state.over and winner == seat if proof == "wins" else not state.over or winner == seat


def sure(state: FleetState, seat: int, proof: str, turn: int) -> bool:
    """Whether the seat can be sure of its goal up to the market of a later turn, whatever the other does."""
    if state.over or (state.counters[TURN] > turn and state.counters[PHASE] == MARKET):
        return reached(state, seat, proof)
    lines = (after(state, action, seat, proof, turn) for action in state.legal())
    return any(lines) if state.decider() == seat else all(lines)


def after(state: FleetState, action: Action, seat: int, proof: str, turn: int) -> bool:
    """The same once an action is done, in every one of several worlds; where nothing is hidden one says it all."""
    for number in range(WORLDS if action.verb not in ("repair", "decline") else 1):
        world = GAME.resample(state, seat, Rng(number))
        assert isinstance(world, FleetState)
        world.apply(action)
        if not sure(world, seat, proof, turn):
            return False
    return True


@pytest.mark.parametrize("blunder", BLUNDERS, ids=str)
def test_the_best_moves_are_proved_by_playing_every_line(blunder: Blunder) -> None:
    state = blunder.state()
    seat, turn = state.decider(), state.counters[TURN]
    good = [action for action in state.legal() if after(state, action, seat, blunder.proof, turn)]
    assert {GAME.verbs.text(action) for action in good} == set(blunder.best)


# ---- who finds them


@pytest.mark.parametrize(
    ("level", "iterations", "seeds", "share"), [("strong", 600, 1, 0.9), ("standard", 0, 3, 0.8), ("greedy", 0, 3, 0.4)]
)
def test_it_solves_its_share(level: str, iterations: int, seeds: int, share: float) -> None:
    """At a budget in iterations: strong searches more than that in its time, standard that far."""
    level_ = find_level(GAME, level)
    budget = Budget(iterations=iterations or level_.iterations)
    missed = []
    for blunder in BLUNDERS:
        state = blunder.state()
        for seed in range(seeds):
            action = agent_for(level_).choose(InfoSet(GAME, state, state.decider()), budget, Rng(seed))
            if GAME.verbs.text(action) not in blunder.best:
                missed.append(f"{blunder}: {GAME.verbs.text(action)}")
    assert len(missed) <= (1 - share) * len(BLUNDERS) * seeds, missed

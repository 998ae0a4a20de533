"""The blunder suite: positions in which one move is plainly best, how that is known, and who finds it."""

from typing import Any

import pytest

from desktop.engine.actions import Action
from desktop.engine.rng import Rng
from desktop.games.fleet import GAME
from desktop.games.fleet.state import MARKET, PHASE, TURN, WINNER, FleetState
from tests.games import blunders
from tests.games.blunders import Blunder
from tests.games.fleet.fields import flipping, market

WORLDS = 4  # in which an answer must hold, whatever lies hidden


def laid(moment: str = "market", **table: Any) -> FleetState:
    """The position of a row."""
    return flipping(**table) if moment == "flipping" else market(**table)


BLUNDERS = blunders.read(GAME, laid)


def test_the_suite_is_large_and_well_formed() -> None:
    assert len(BLUNDERS) >= 34 and {blunder.proof for blunder in BLUNDERS} == {"wins", "holds"}
    blunders.assert_well_formed(GAME, BLUNDERS)


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
def test_the_best_moves_are_proved_by_playing_every_line(blunder: Blunder[FleetState]) -> None:
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
    missed = blunders.missed(GAME, BLUNDERS, level, range(seeds), iterations)
    assert len(missed) <= (1 - share) * len(BLUNDERS) * seeds, missed

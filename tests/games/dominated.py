"""Games among opponents of all levels, and the dominated moves in them: such as are never better and mostly worse than
another that is open, as whoever sees what the seat sees can tell.

What counts as dominated is listed in tests/games/<game>/dominated.py, from the rules alone: `fault` says of a legal
action why, and nothing where it is none. It shares nothing with what the opponents go by.
"""

from collections.abc import Callable
from importlib import import_module
from itertools import cycle, islice
from typing import NamedTuple

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.engine.state import State
from desktop.games import BY_ID
from tests.games.setups import SetUp, set_ups

Fault = Callable[[State, Action], str]
ITERATIONS = 6  # of a decision that is searched


class Blot(NamedTuple):
    """A dominated move that was played."""

    setup: str
    seed: int
    number: int  # of the decision
    level: str
    action: str
    why: str


def fault_of(game: str) -> Fault:
    """What a game's list says of an action."""
    found: Fault = import_module(f"tests.games.{game}.dominated").fault
    return found


def listed(state: State) -> list[str]:
    """The dominated ones among the legal actions."""
    fault, text = fault_of(state.setting.game), BY_ID[state.setting.game].verbs.text
    return [text(action) for action in state.legal() if fault(state, action)]


def left_out(state: State) -> list[str]:
    """What no opponent chooses here; the list says the same."""
    game = BY_ID[state.setting.game]
    sensible = InfoSet(game, state, state.decider()).sensible
    assert sensible
    found = [game.verbs.text(action) for action in state.legal() if action not in sensible]
    assert found == listed(state)
    return found


def blots(game: str, games: int, seed: int, levels: tuple[str, ...] = ()) -> tuple[list[Blot], int]:
    """Those of so many games, in the set-ups of a title by turns, and how many decisions there were; levels sit in
    turn, one a game further each time."""
    found, decisions = [], 0
    for number, setup in enumerate(islice(cycle(set_ups(game)), games)):
        names = levels or (*(level.id for level in setup.rules().bots.levels), "greedy")
        seated = [names[(number + seat) % len(names)] for seat in range(setup.seats)]
        for blot in played(setup, mix(seed, number), seated):
            if blot is not None:
                found.append(blot)
            decisions += 1
    return found, decisions


def played(setup: SetUp, seed: int, levels: list[str]) -> list[Blot | None]:
    """One game: for each decision its fault, or nothing."""
    game, state = setup.rules(), setup.new(seed)
    fault, text = fault_of(game.info.id), game.verbs.text
    agents = [agent_for(find_level(game, level)) for level in levels]
    told: list[Blot | None] = []
    while not state.over:
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        seat = state.decider()
        dice = Rng(mix(seed, len(told)))
        action = agents[seat].choose(InfoSet(game, state, seat), Budget(iterations=ITERATIONS), dice)
        why = fault(state, action)
        told.append(Blot(str(setup), seed, len(told), levels[seat], text(action), why) if why else None)
        state.apply(action)
    return told

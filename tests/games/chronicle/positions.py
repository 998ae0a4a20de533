"""Positions of the blunder suite: a round near its end, every line of which can be played."""

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.engine.actions import Action
from desktop.engine.rng import Rng
from desktop.games.chronicle import GAME
from desktop.games.chronicle.bots import NO_FURTHER, after_round
from desktop.games.chronicle.state import ChronicleState
from tests.games.chronicle.fields import ALL, meeting, play

MOST_LINES = 4000  # to the end of the round


def laid(then: Sequence[str] = (), **table: Any) -> ChronicleState:
    """The position of a row, after the actions that led on from there; cards not named lie with the discards."""
    return play(meeting(**table, discard=ALL), *then)


def worlds(state: ChronicleState, number: int) -> list[ChronicleState]:
    """Different worlds that fit what the decider sees."""
    found: dict[str, ChronicleState] = {}
    for seed in range(number):
        world = GAME.resample(state, state.decider(), Rng(seed))
        assert isinstance(world, ChronicleState)
        hidden = [sorted(zone) for zone in world.zones]
        found.setdefault(str(hidden), world)
    return list(found.values())


def ends(state: ChronicleState, action: Action, seat: int) -> list[float]:
    """What the match is worth to the seat after every way on to the end of the round."""
    world = state.clone()
    world.stack[0] = NO_FURTHER
    world.apply(action)
    ahead, found = [world], []
    while ahead:
        world = ahead.pop()
        if world.over:
            found.append(after_round(world)[seat])
            assert len(found) <= MOST_LINES
            continue
        for each in world.legal():
            after = world.clone()
            after.apply(each)
            ahead.append(after)
    return found


def span(state: ChronicleState, number: int) -> dict[str, tuple[float, float]]:
    """For each action the worst and the best it can come to, in so many worlds."""
    seat = state.decider()
    found: dict[str, tuple[float, float]] = {}
    sampled = worlds(state, number)
    for action in state.legal():
        values = [value for world in sampled for value in ends(world, action, seat)]
        found[GAME.verbs.text(action)] = (min(values), max(values))
    return found


def plainly_best(spans: Mapping[str, tuple[float, float]], gap: float = 0.02) -> list[str]:
    """The actions that at their worst are better than any other at its best; empty: there are none."""
    order = sorted(spans, key=lambda text: -spans[text][0])
    for count in range(1, len(order)):
        low = spans[order[count - 1]][0]
        high = max(spans[text][1] for text in order[count:])
        if low > high + gap:
            return sorted(order[:count])
    return []

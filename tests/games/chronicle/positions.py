"""Positions of the blunder suite: a round near its end, every line of which can be played."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from desktop.engine.actions import Action
from desktop.engine.rng import Rng
from desktop.games.chronicle import GAME
from desktop.games.chronicle.bots import NO_FURTHER, after_round
from desktop.games.chronicle.state import ChronicleState
from tests.games.chronicle.fields import ALL, meeting

MOST_LINES = 4000  # to the end of the round


class Blunder(NamedTuple):
    """A position in which one move, or any of a few, is plainly best."""

    name: str
    best: list[str]
    why: str
    table: Mapping[str, Any]  # as `meeting` takes it, and the actions that led on from there

    def __str__(self) -> str:
        return self.name

    def state(self) -> ChronicleState:
        """The position; all cards that are not named lie with the discards."""
        table = dict(self.table)
        texts = table.pop("then", [])
        state = meeting(**table, discard=ALL)
        for text in texts:
            action = GAME.verbs.parse(text)
            assert action in state.legal(), f"{text} cannot be played"
            state.apply(action)
        state.log = None
        return state


def read() -> Iterator[Blunder]:
    """The rows of blunders.toml."""
    text = Path(__file__).with_name("blunders.toml").read_text(encoding="utf-8")
    for row in tomllib.loads(text)["position"]:
        yield Blunder(*(row.pop(field) for field in ("name", "best", "why")), row)


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

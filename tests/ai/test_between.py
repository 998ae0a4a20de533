"""desktop/ai/between.py and the steps of desktop/engine/opponents.py: whoever stands between two rungs far apart."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from desktop.ai import pace
from desktop.ai.agent import Agent, Budget, PlayoutAgent
from desktop.ai.between import BetweenAgent
from desktop.ai.levels import UnknownLevel, agent_for, find_level
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Level, level_of, opponents_of, rung, stepped, styles_of
from desktop.engine.rng import Rng
from desktop.engine.text import Text
from desktop.games import BY_ID
from tests.games.setups import set_ups

BARBAROSSA = BY_ID["barbarossa"]
LOWER = Level("easy", "forgetful", Text(""), Text(""), steps=4)
UPPER = Level("casual", "search", Text(""), Text(""), seconds=0.5)


class Noted:
    """Says what it was asked."""

    def __init__(self, level: Level, heard: list[tuple[str, Budget]]) -> None:
        self.level, self.heard, self.iterations = level, heard, 7 if level is UPPER else 0

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        self.heard.append((self.level.id, budget))
        return info.legal[0]


def noted(heard: list[tuple[str, Budget]]) -> Callable[[Level], Agent]:
    return lambda level: Noted(level, heard)


def start() -> InfoSet:
    state = set_ups("barbarossa")[0].new(1)
    return InfoSet(BARBAROSSA, state, state.decider())


@pytest.mark.parametrize("step", [1, 2, 3])
def test_so_many_decisions_are_the_upper_ones(step: int) -> None:
    heard: list[tuple[str, Budget]] = []
    agent, info, spent = BetweenAgent(stepped(LOWER, UPPER, step), noted(heard)), start(), set()
    for seed in range(800):
        agent.choose(info, Budget(seconds=3.0, decision=seed), Rng(seed))
        spent.add((heard[-1][0], agent.iterations))
    assert [name for name, _ in heard].count("casual") / 800 == pytest.approx(step / 4, abs=0.05)
    assert spent == {("easy", 0), ("casual", 7)}
    assert {(name, budget.seconds) for name, budget in heard} == {("easy", 0.0), ("casual", 3.0)}
    assert [budget.decision for _, budget in heard] == list(range(800))


def test_a_turn_has_its_time_whoever_of_the_two_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was spent before a decision of the other half is still spent after it."""
    clock = [0.0]
    monkeypatch.setattr(pace, "perf_counter", lambda: clock[0])
    upper = PlayoutAgent(seconds=1.0, turn=10.0)
    agent = BetweenAgent(stepped(LOWER, UPPER, 1), lambda level: upper if level is UPPER else Noted(level, []))
    upper.pace.begin(3)
    clock[0] = 9.0
    upper.pace.end()
    info = start()
    lower = next(seed for seed in range(99) if Rng(seed).chance() >= 0.25)
    agent.choose(info, Budget(decision=4), Rng(lower))
    upper.pace.begin(5)
    assert upper.pace.allowed(3.0) == pytest.approx(0.5)


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_everybody_on_the_ladder_is_found_by_name_and_can_play(game: Game) -> None:
    all_of_them, rungs = opponents_of(game), [level.id for level in game.bots.levels]
    assert [level.id for level in all_of_them if level.halves is None] == rungs
    for lower, upper in pairwise(all_of_them):
        assert rungs.index(rung(upper.id)) - rungs.index(rung(lower.id)) in (0, 1)
    for level in all_of_them:
        found = level_of(game, level.id)
        assert found == level == find_level(game, level.id)
        assert hasattr(agent_for(level), "choose")
        if level.halves is not None:
            assert level.halves[0].id == rung(level.id) and 0.0 < level.upward < 1.0
            assert not styles_of(game, level.id)


@pytest.mark.parametrize("name", ["easy-", "easy-0", "easy-99", "easy-1-1", "-1", "easy-x", "easy-01"])
def test_a_step_there_is_not_is_nobody(name: str) -> None:
    assert level_of(BARBAROSSA, name) is None
    with pytest.raises(UnknownLevel):
        find_level(BARBAROSSA, name)


def test_it_decides_alike_with_the_same_dice() -> None:
    info = start()
    level = next(level for level in opponents_of(BARBAROSSA) if level.halves is not None)
    for seed in range(30):
        one, other = (agent_for(level).choose(info, Budget(iterations=20), Rng(seed)) for _ in range(2))
        assert one == other

"""desktop/ai/agent.py: who chooses, and what it is given to choose from."""

import inspect
import pickle

import pytest

from desktop.ai.agent import Agent, Budget, GreedyAgent, RandomAgent
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from tests.engine import pouch
from tests.engine.pouch import GAME

AGENTS: list[Agent] = [RandomAgent(), GreedyAgent()]


@pytest.mark.parametrize("agent", AGENTS, ids=lambda agent: type(agent).__name__)
def test_an_agent_sees_an_info_set_a_budget_and_dice_and_nothing_else(agent: Agent) -> None:
    assert list(inspect.signature(agent.choose).parameters) == ["info", "budget", "rng"]
    assert not vars(agent)  # nor does it keep anything of an earlier decision


@pytest.mark.parametrize("agent", AGENTS, ids=lambda agent: type(agent).__name__)
def test_the_same_dice_choose_the_same_legal_action(agent: Agent) -> None:
    game = BY_ID["clash"]
    for seed in range(20):
        state = game.new(2, "duel", {"deal": "random"}, seed)
        info = InfoSet(game, state, state.decider())
        chosen = agent.choose(info, Budget(), Rng(seed))
        assert chosen in info.legal and chosen is agent.choose(info, Budget(), Rng(seed))


def test_random_reaches_every_action_alike() -> None:
    info = InfoSet(GAME, pouch.new(), 0)
    counts = dict.fromkeys(info.legal, 0)
    for seed in range(100 * len(info.legal)):
        counts[RandomAgent().choose(info, Budget(), Rng(seed))] += 1
    assert all(60 < count < 140 for count in counts.values())


def test_greedy_is_the_game_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    info, dice = InfoSet(GAME, pouch.new(), 0), Rng(1)
    asked = []
    bots = GAME.bots._replace(greedy=lambda *given: asked.append(given) or info.legal[-1])
    monkeypatch.setattr(type(GAME), "bots", bots)
    assert GreedyAgent().choose(info, Budget(), dice) is info.legal[-1]
    assert asked == [(info, dice)]


def test_a_budget_is_the_level_s_own_unless_given_and_goes_to_other_processes() -> None:
    assert (Budget().seconds, Budget().iterations, Budget().hurry()) == (0.0, 0, False)
    assert pickle.loads(pickle.dumps(Budget(0.5))) == Budget(0.5)

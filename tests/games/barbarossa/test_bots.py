"""The opponents: what a position is worth, who beats whom, and plans that must not beat the rules of thumb."""

import pytest

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.bots import evaluate
from desktop.games.barbarossa.rules import winners
from desktop.games.barbarossa.shopping import GREEDY, Taste, taste
from desktop.games.barbarossa.state import BarbarossaState
from desktop.games.barbarossa.thumb import choose
from tests.games.barbarossa.fields import operation, play

INFANTRY = taste(
    trucks=(6, 4), grenadier_regiment=(9, 20), division_headquarters_company=(12, 4), panzer_grenadier=(5, 6)
)  # fmt: skip
TANKS = taste(
    trucks=(7, 5), trains=(10, 4), elite_panzer_regiment=(15, 6), panzer_regiment=(8, 4), signals_battalion=(5, 2),
    division_headquarters_company=(9, 3), grenadier_regiment=(3, 8),
)  # fmt: skip


def duel(seed: int, tastes: tuple[Taste, Taste]) -> tuple[int, ...]:
    """Who wins when each buys by its taste."""
    state = GAME.new(2, "campaign", {}, seed)
    assert isinstance(state, BarbarossaState)
    while not state.over:
        state.apply(choose(state, state.legal(), tastes[state.decider()]))
    return winners(state)


@pytest.mark.parametrize("plan", [INFANTRY, TANKS], ids=["infantry", "tanks"])
def test_no_single_plan_beats_the_rules_of_thumb(plan: Taste) -> None:
    won = sum(0 in duel(seed, (plan, GREEDY)) for seed in range(20))
    won += sum(1 in duel(seed, (GREEDY, plan)) for seed in range(20))
    assert won <= 0.55 * 40


def game(seed: int, levels: tuple[str, ...], iterations: int = 0) -> tuple[int, ...]:
    """Who wins a game between these levels."""
    state, dice = GAME.new(len(levels), "campaign", {}, seed), Rng(seed)
    agents = [agent_for(find_level(GAME, level)) for level in levels]
    while not state.over:
        seat = state.decider()
        state.apply(agents[seat].choose(InfoSet(GAME, state, seat), Budget(iterations=iterations), dice))
    assert isinstance(state, BarbarossaState)
    return winners(state)


@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("easy", "random"), ("greedy", "easy")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    won = sum(0 in game(seed, (better, worse)) for seed in range(5))
    won += sum(1 in game(seed, (worse, better)) for seed in range(5))
    assert won >= 7


@pytest.mark.soak
def test_strong_beats_greedy() -> None:
    won = sum(0 in game(seed, ("strong", "greedy"), 100) for seed in range(15))
    won += sum(1 in game(seed, ("greedy", "strong"), 100) for seed in range(15))
    assert won >= 18


def test_a_position_is_worth_more_with_more() -> None:
    even = operation(deployed=["minsk", "minsk"])
    ahead = operation(deployed=["minsk kiev", "odessa"])
    armed = operation(deployed=["minsk panzer_regiment", "minsk panzer_regiment"], hand="elite_panzer_regiment")
    assert evaluate(ahead, 0) > evaluate(armed, 0) > evaluate(even, 0) == pytest.approx(0.5)
    assert evaluate(ahead, 0) + evaluate(ahead, 1) == pytest.approx(1.0)


def test_a_game_that_is_over_is_won_lost_or_shared() -> None:
    state = operation(bp=40, cities="moscow", deployed=["anti_tank_battalion", "kiev"], events="captured_depot")
    play(state, "attack:moscow", "lose:anti_tank_battalion:active", "done")
    assert state.over and (evaluate(state, 0), evaluate(state, 1)) == (1.0, 0.0)

"""The opponents: what a position is worth, who beats whom, and plans that must not beat the rules of thumb."""

from collections.abc import Callable

import pytest

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.bots import evaluate, in_review
from desktop.games.barbarossa.rules import winners
from desktop.games.barbarossa.shopping import GREEDY, SEASONED, Taste
from desktop.games.barbarossa.state import BarbarossaState
from tests.games.barbarossa.fields import operation, play
from tests.games.barbarossa.plans import INFANTRY, TANKS, share

PLANS = pytest.mark.parametrize(("plan", "least"), [(INFANTRY, 0.1), (TANKS, 0.35)], ids=["infantry", "tanks"])


@PLANS
def test_no_single_plan_beats_the_rules_of_thumb(plan: Taste, least: float) -> None:
    """Fifty-five of a hundred are allowed; in sixty games chance may add ten to that. A plan is no straw man either."""
    assert least / 2 <= share(plan, GREEDY, 60) <= 0.65


@pytest.mark.soak
@PLANS
def test_no_single_plan_beats_them_over_many_games(plan: Taste, least: float) -> None:
    assert least <= share(plan, GREEDY, 200) <= 0.55


@pytest.mark.parametrize("games", [40, pytest.param(200, marks=pytest.mark.soak)])
def test_the_search_plays_on_by_a_better_taste(games: int) -> None:
    assert share(SEASONED, GREEDY, games) >= 0.6


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


@pytest.mark.parametrize("worth", [evaluate, in_review])
def test_a_position_is_worth_more_with_more(worth: Callable[[BarbarossaState, int], float]) -> None:
    even = operation(deployed=["minsk", "minsk"])
    ahead = operation(deployed=["minsk kiev", "odessa"])
    armed = operation(deployed=["minsk panzer_regiment", "minsk panzer_regiment"], hand="elite_panzer_regiment")
    assert worth(even, 0) == pytest.approx(0.5)
    assert min(worth(armed, 0), worth(ahead, 0)) > 0.5
    assert worth(ahead, 0) + worth(ahead, 1) == pytest.approx(1.0)


def test_an_army_is_worth_as_much_when_few_cities_are_left_and_a_bad_card_dilutes_a_deck() -> None:
    """As games that were played to their end tell; prospects have it otherwise."""
    armed = [
        operation(deployed=["panzer_regiment panzer_regiment", ""], cities=cities)
        for cities in ("moscow", "kiev minsk moscow")
    ]
    assert in_review(armed[0], 0) == pytest.approx(in_review(armed[1], 0))
    assert evaluate(armed[0], 0) < evaluate(armed[1], 0)
    good, diluted = (operation(hand=hand) for hand in ("elite_panzer_regiment", "elite_panzer_regiment horses"))
    assert in_review(diluted, 0) < in_review(good, 0) and evaluate(diluted, 0) > evaluate(good, 0)


def test_a_game_that_is_over_is_won_lost_or_shared() -> None:
    state = operation(bp=40, cities="moscow", deployed=["anti_tank_battalion", "kiev"], events="captured_depot")
    play(state, "attack:moscow", "lose:anti_tank_battalion:active", "done")
    assert state.over and (evaluate(state, 0), evaluate(state, 1)) == (1.0, 0.0)

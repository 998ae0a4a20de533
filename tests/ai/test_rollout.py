"""desktop/ai/rollout.py: playing on for a few decisions, and each seat's own value less its best rival's."""

from collections.abc import Callable
from typing import Any

import pytest

from desktop.ai.rollout import leads, rewards
from desktop.engine.rng import Rng
from tests.ai import coins
from tests.ai.coins import FOLD, GUESS, HEADS, PASS, TAILS, holding
from tests.engine import pouch

Policy = Callable[..., Any]


def valued(*values: float, policy: Policy | None = None) -> Any:
    """The pouch game's bots with these values for its seats."""
    bots = pouch.GAME.bots._replace(evaluate=lambda state, seat: values[seat])
    return bots._replace(policy=policy) if policy else bots


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((0.9, 0.1), (0.9, 0.1)),
        ((0.5, 0.5), (0.5, 0.5)),
        ((0.3, 0.6), (0.35, 0.65)),
        # The best is measured by the second, all others by the best.
        ((0.8, 0.2, 0.4), (0.7, 0.2, 0.3)),
        ((0.8, 0.2, 0.4, 0.6), (0.6, 0.2, 0.3, 0.4)),
        ((1.0, 0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0)),
        # Two that share the lead are each other's rival.
        ((0.7, 0.7, 0.1, 0.3), (0.5, 0.5, 0.2, 0.3)),
    ],
)
def test_a_reward_is_the_own_value_less_the_best_rival_s(
    values: tuple[float, ...], expected: tuple[float, ...]
) -> None:
    assert rewards(valued(*values), pouch.new(seats=len(values)), 0, Rng(1)) == pytest.approx(expected)


def test_where_values_are_chances_a_seat_s_own_is_its_reward() -> None:
    # Two who share the lead are no better off than one of four equals: what counts is the own chance.
    bots = valued(0.4, 0.4, 0.1, 0.1)._replace(chances=True)
    assert rewards(bots, pouch.new(seats=4), 0, Rng(1)) == [0.4, 0.4, 0.1, 0.1]


@pytest.mark.parametrize(
    ("values", "sides", "expected"),
    [
        # Allies are no rivals: what is good for one is good for the other.
        ((0.7, 0.7, 0.3), (0, 0, 1), (0.7, 0.7, 0.3)),
        ((0.2, 0.2, 0.8), (0, 0, 1), (0.2, 0.2, 0.8)),
        ((0.6, 0.5, 0.1, 0.3), (0, 1, 0, 1), (0.55, 0.45, 0.3, 0.35)),
        # Against the rules alone the own value counts as it is.
        ((0.7, 0.7), (0, 0), (0.7, 0.7)),
        ((0.9, 0.1), (), (0.9, 0.1)),
    ],
)
def test_seats_of_a_side_are_no_rivals(
    values: tuple[float, ...], sides: tuple[int, ...], expected: tuple[float, ...]
) -> None:
    assert leads(list(values), sides) == pytest.approx(expected)


@pytest.mark.parametrize("depth", [0, 1, 7])
def test_it_plays_so_many_decisions_by_the_policy(depth: int) -> None:
    state, asked = pouch.new(), []

    def policy(state: Any, legal: list[Any], rng: Rng) -> Any:
        asked.append(len(legal))
        return legal[0]

    turn = state.counters[0]
    rewards(valued(0.5, 0.5, 0.5, policy=policy), state, depth, Rng(1))
    assert len(asked) == depth and all(count > 1 for count in asked)
    assert (state.counters[0] > turn) is (depth > 0)


def test_a_forced_move_is_no_decision() -> None:
    state = holding(HEADS)
    state.apply(PASS)
    assert rewards(coins.GAME.bots, state, 1, Rng(1)) == [0.5, 0.5] and state.over
    state = holding(HEADS)
    rewards(coins.GAME.bots._replace(policy=lambda state, legal, rng: PASS), state, 2, Rng(1))
    assert state.over


def test_it_stops_where_a_position_is_calm() -> None:
    state = holding(TAILS)
    bots = coins.GAME.bots._replace(policy=lambda state, legal, rng: legal[0])
    rewards(bots._replace(calm=lambda state: state.decider() == 1), state, 8, Rng(1))
    assert not state.over and state.decider() == 1
    rewards(bots, state, 8, Rng(1))
    assert state.over


def test_where_two_share_a_win_the_chance_of_one_is_asked() -> None:
    asked: list[int] = []

    def evaluate(state: Any, seat: int) -> float:
        asked.append(seat)
        return 0.7

    bots = coins.GAME.bots._replace(evaluate=evaluate, chances=True)
    assert rewards(bots, holding(TAILS), 0, Rng(1)) == pytest.approx([0.7, 0.3]) and asked == [0]


def test_it_ends_with_the_game() -> None:
    state = holding(TAILS)
    state.apply(GUESS[HEADS])
    state.apply(FOLD)
    assert rewards(coins.GAME.bots, state, 8, Rng(1)) == [1.0, 0.0]


def test_the_dice_are_the_search_s() -> None:
    def played(seed: int) -> object:
        state = pouch.new()
        rewards(pouch.GAME.bots, state, 6, Rng(seed))
        return state.to_json()

    assert played(1) == played(1) != played(2)

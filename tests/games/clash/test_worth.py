"""desktop/games/clash/worth.py: quick tables and told features are one and the same sum."""

from collections.abc import Iterator
from math import log

import pytest

from desktop.engine.rng import Rng
from desktop.games.clash import features, weights, worth
from desktop.games.clash.state import ClashState
from tests.games.clash.positions import position
from tests.games.setups import set_ups

SETUPS = set_ups("clash")


def met(setup: int, seed: int) -> Iterator[ClashState]:
    """The positions of a random game."""
    state, dice = SETUPS[setup].new(seed), Rng(seed)
    assert isinstance(state, ClashState)
    while not state.over:
        yield state
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])


def summed(state: ClashState, seat: int) -> float:
    told = features.features(state, seat)
    return sum(weight * each for weight, each in zip(weights.WEIGHTS, told, strict=True))


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_tables_add_up_to_what_was_learned(setup: int) -> None:
    for state in met(setup, setup):
        seat = state.decider()
        assert worth.odds(state, seat) == pytest.approx(summed(state, seat), abs=1e-9)
        for each in (seat, 1 - seat):
            chance = worth.evaluate(state, each)
            assert log(chance / (1.0 - chance)) == pytest.approx(summed(state, each), abs=1e-6)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    for state in met(0, 5):
        mine, theirs = features.features(state, 0), features.features(state, 1)
        assert mine == [-each for each in theirs]
        assert worth.evaluate(state, 0) + worth.evaluate(state, 1) == pytest.approx(1.0)


def test_the_positions_looked_ahead_to_are_not_the_one_on_the_table() -> None:
    """A value is asked for in the middle of a search: it may leave nothing behind."""
    for state in met(0, 7):
        before = state.to_json()
        worth.evaluate(state, 0)
        assert state.to_json() == before


def test_each_feature_is_named_once_and_weighed() -> None:
    assert len(weights.WEIGHTS) == len(features.NAMES) == len(set(features.NAMES))
    assert weights.BIAS == 0.0 and features.BIAS is False


def test_an_assault_that_wins_is_seen_and_one_that_loses() -> None:
    wins = position("brute |", hand0="*W boom shaman vortex", hand1="grrr *S ogre", mana=0)
    loses = position("| brute", hand0="grrr *S ogre", hand1="*W boom shaman vortex", mana=0)
    assert features.features(wins, 0)[features.PLACE["wins"]] == 1.0
    assert features.features(loses, 0)[features.PLACE["loses"]] == 1.0
    assert worth.evaluate(wins, 0) > 0.8 > 0.4 > worth.evaluate(loses, 0)

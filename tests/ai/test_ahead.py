"""desktop/ai/ahead.py and the two looks of desktop/ai/advice.py."""

from __future__ import annotations

from random import Random
from statistics import fmean, pvariance

import pytest

from desktop.ai.advice import weigh, weigh_twice
from desktop.ai.agent import Budget
from desktop.ai.ahead import LONGEST, look_ahead
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.engine.rng import Rng
from tests.controller.test_replay import FIRST, played
from tests.games.setups import SetUp
from tests.games.walks import reshuffled


def choice(setup: SetUp, after: int = 12) -> tuple[Match, InfoSet]:
    """A decision with several things to do."""
    match = played(setup, over=False, plies=60)
    step = next(step for step in match.steps[after:] if len(step.before.legal()) > 2)
    return match, InfoSet(match.game, step.before, step.seat)


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_each_move_goes_on_in_the_same_world(setup: SetUp) -> None:
    match, info = choice(setup)
    ahead = look_ahead(info, info.legal[:3], Rng(5))
    world = match.game.from_json(match.state.setting, ahead.world)
    assert match.game.view(world, info.seat) == info.view
    for move, line in zip(info.legal, ahead.lines, strict=False):
        assert line[0] == match.game.verbs.text(move)
        again = Match(match.game, match.seats, match.mode, match.options, 0, "", True, world)
        chosen = 0
        for text in line:
            chosen += len(again.state.legal()) > 1
            again.submit(again.state.decider(), match.game.verbs.parse(text))
        assert again.over or chosen == LONGEST
    assert look_ahead(info, info.legal[:3], Rng(5)) == ahead != look_ahead(info, info.legal[:3], Rng(6))


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_what_goes_on_owes_nothing_to_how_the_hidden_cards_lie(setup: SetUp) -> None:
    match, info = choice(setup)
    dice = Random(4)
    step = next(step for step in match.steps[12:] if len(step.before.legal()) > 2)
    for _ in range(5):
        other = InfoSet(match.game, reshuffled(match.game, step.before, step.seat, dice), step.seat)
        assert look_ahead(other, info.legal[:2], Rng(5)) == look_ahead(info, info.legal[:2], Rng(5))


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_of_some_worlds_the_first_is_taken_in_which_the_better_move_is_better(setup: SetUp) -> None:
    _, info = choice(setup)
    for moves in (info.legal[:2], info.legal[1::-1]):
        one_by_one, dice = [], Rng(5)
        for _ in range(6):
            one_by_one.append(look_ahead(info, moves, dice))
        shows = [each for each in one_by_one if each.chances[1] > each.chances[0]]
        assert look_ahead(info, moves, Rng(5), worlds=6) == [*shows, one_by_one[-1]][0]
        assert all(0.0 <= chance <= 1.0 for each in one_by_one for chance in each.chances)


def test_a_move_that_ends_the_game_has_nothing_after_it() -> None:
    match = played(FIRST[-1], over=False, plies=2000)
    assert match.over
    step = match.steps[-1]
    info = InfoSet(match.game, step.before, step.seat)
    (line,) = look_ahead(info, [step.action], Rng(1)).lines
    assert 1 <= len(line) < 2000


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_two_looks_say_together_what_each_says_and_how_far_they_are_apart(setup: SetUp) -> None:
    _, info = choice(setup)
    budget, dice = Budget(iterations=60), Rng(9)
    copy = Rng(9)
    seeds = [copy.bits(), copy.bits()]
    looks = [weigh(info, budget._replace(iterations=30), Rng(seed)) for seed in seeds]
    together, error = weigh_twice(info, budget, dice)
    best = [max(each.value for each in look) for look in looks]
    assert error == pytest.approx(abs(best[0] - best[1]) / 2)
    values = {each.action: each.value for each in together}
    for action, value in values.items():
        heard = [each.value for look in looks for each in look if each.action == action]
        assert heard and value == pytest.approx(fmean(heard))
    assert [each.value for each in together] == sorted(values.values(), reverse=True)


@pytest.mark.soak
@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_the_error_is_on_average_that_of_other_dice(setup: SetUp) -> None:
    """Squared, it estimates the variance of what is told; over some decisions and forty dice each, about."""
    told, spread = [], []
    for after in (5, 12, 20, 28):
        _, info = choice(setup, after)
        found = [weigh_twice(info, Budget(iterations=60), Rng(seed)) for seed in range(40)]
        told.append(fmean(error * error for _, error in found))
        spread.append(pvariance([max(each.value for each in weighed) for weighed, _ in found]))
    print(setup, [f"{a:.5f} {b:.5f}" for a, b in zip(told, spread, strict=True)])
    assert 0.6 * sum(spread) <= sum(told) <= 1.6 * sum(spread)

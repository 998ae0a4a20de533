"""How strong somebody is by what their moves cost: a line through the rungs, with how far they lie from it."""

from random import Random

import pytest

from desktop.app.house.by_costs import FEWEST_RUNGS, LEAST, Moves, line_through, told_by
from desktop.costs import Costs, Rate

LEVELS = [f"l{number}" for number in range(8)]
POINTS = {level: 100.0 * number for number, level in enumerate(LEVELS)}


def table(rates: list[float], spread: float = 0.2) -> Costs:
    levels = {level: Rate(rate, 0.02, spread, 40) for level, rate in zip(LEVELS, rates, strict=False)}
    return Costs("clash", "duel", 2, 4, 2400, levels)


EVEN = table([1.4 - 0.2 * number for number in range(8)])


def test_who_loses_as_much_as_a_rung_has_its_points() -> None:
    line = line_through(EVEN, POINTS)
    assert line is not None and line.strays == LEAST
    found = told_by([Moves(0.4, 0.5), Moves(1.2, 1.5)], EVEN, line)
    assert found.rate == pytest.approx(0.8) and found.points == pytest.approx(300.0)


def test_rungs_in_no_order_of_costs_leave_the_points_open() -> None:
    """Some that lose as much with hundreds of points between them: nobody is told to be the one or the other."""
    crooked = table([1.4, 1.4, 1.4, 1.4, 0.2, 0.2, 0.2, 0.2])
    straight, bent = line_through(EVEN, POINTS), line_through(crooked, POINTS)
    assert straight is not None and bent is not None
    moves = [Moves(0.8, 1.0)] * 1000
    sure, open_ = told_by(moves, EVEN, straight), told_by(moves, crooked, bent)
    assert open_.variance > sure.variance + 40**2, "no number of matches takes that away"


def test_how_far_the_rungs_lie_from_the_line_widens_it_and_more_so_beyond_them() -> None:
    crooked = table([1.4, 1.3, 1.4, 0.9, 0.7, 0.8, 0.3, 0.2])
    line = line_through(crooked, POINTS)
    assert line is not None
    apart = [POINTS[level] - line.at(rate.rate) for level, rate in crooked.levels.items()]
    assert sum(apart) == pytest.approx(0.0) and max(map(abs, apart)) > LEAST
    assert line.strays**2 == pytest.approx(sum(each * each for each in apart) / 6), "two numbers make a line"
    middle, near, far = (line.variance(line.middle + off) for off in (0.0, 0.5, 1.0))
    assert far - middle == pytest.approx(4 * (near - middle)) and near > middle


def test_nothing_follows_where_weaker_rungs_lose_no_more_or_few_were_measured() -> None:
    assert line_through(table([0.2 + 0.1 * number for number in range(8)]), POINTS) is None
    assert line_through(table([0.5] * 8), POINTS) is None
    assert line_through(table([1.0 - 0.1 * number for number in range(FEWEST_RUNGS - 1)]), POINTS) is None
    assert line_through(EVEN, {"other": 1.0}) is None


def test_more_matches_make_it_surer_and_a_match_with_more_at_stake_says_more() -> None:
    line = line_through(EVEN, POINTS)
    assert line is not None
    dice = Random(2)
    drawn = [Moves(dice.uniform(0.4, 0.8), 1.0) for _ in range(64)]
    few, many = told_by(drawn[:4], EVEN, line), told_by(drawn, EVEN, line)
    assert many.variance - line.variance(0.6) < (few.variance - line.variance(0.6)) / 4
    alike = told_by([Moves(0.6, 1.0)] * 3, EVEN, line)
    assert alike.variance > 0.0, "three alike matches are no proof"
    assert told_by([Moves(0.0, 0.1), Moves(0.9, 0.9)], EVEN, line).rate == pytest.approx(0.9)


def test_the_rate_lies_in_its_interval_as_often_as_it_says() -> None:
    line, dice, held, people = line_through(EVEN, POINTS), Random(5), 0, 400
    assert line is not None
    for _ in range(people):
        rate, games = dice.uniform(0.2, 1.2), dice.choice((4, 10, 30))
        moves = [Moves((rate + dice.gauss(0.0, 0.2)) * staked, staked)
                 for staked in (dice.uniform(0.5, 1.5) for _ in range(games))]  # fmt: skip
        found = told_by(moves, EVEN, line)
        held += abs(found.points - line.at(rate)) <= 1.96 * found.variance**0.5
    assert held >= 0.92 * people

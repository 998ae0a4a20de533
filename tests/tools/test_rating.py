"""desktop/tools/rating.py: points and intervals out of games whose players' strengths are known."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from desktop.tools.rating import Result, ratings

POINTS = {"a": 0.0, "b": 120.0, "c": 250.0, "d": 500.0}


def played(seats: int, deals: int, seed: int) -> list[Result]:
    dice, results = Random(seed), []
    for deal in range(deals):
        table = [dice.choice(list(POINTS)) for _ in range(seats)]
        won = dice.choices(range(seats), [10 ** (POINTS[name] / 400) for name in table])[0]
        results.append(Result((deal,), tuple(table), tuple(float(seat == won) for seat in range(seats))))
    return results


def far_from_the_middle(points: Mapping[str, float]) -> dict[str, float]:
    middle = sum(points.values()) / len(points)
    return {name: points[name] - middle for name in points}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_strengths_come_back(seats: int) -> None:
    rated = ratings(played(seats, 3000, seats), list(POINTS), "a")
    assert rated["a"].points == 0.0
    truth, found = (far_from_the_middle(each) for each in (POINTS, {name: it.points for name, it in rated.items()}))
    for name in POINTS:
        assert found[name] == pytest.approx(truth[name], abs=1.8 * rated[name].within)
        assert 0.0 < rated[name].within < 60.0


@pytest.mark.parametrize("seats", [2, 3])
def test_an_interval_holds_the_distance_to_the_middle_about_19_times_in_20(seats: int) -> None:
    truth, held = far_from_the_middle(POINTS), dict.fromkeys(POINTS, 0)
    for seed in range(150):
        rated = ratings(played(seats, 250, seed), list(POINTS), "a")
        found = far_from_the_middle({name: it.points for name, it in rated.items()})
        for name in POINTS:
            held[name] += abs(found[name] - truth[name]) <= rated[name].within
    assert all(0.88 <= each / 150 <= 0.993 for each in held.values()), held
    assert 0.92 <= sum(held.values()) / 600 <= 0.98


def test_an_anchor_that_has_hardly_played_leaves_the_others_surer_than_itself() -> None:
    among = [result for result in played(2, 2000, 3) if "a" not in result.seats]
    few = [Result(("few", number), ("a", "b"), (0.0, 1.0) if number % 3 else (1.0, 0.0)) for number in range(6)]
    rated = ratings([*among, *few], list(POINTS), "a")
    assert rated["a"].within > 150 and max(rated[name].within for name in "bcd") < rated["a"].within / 2.5


def test_games_on_one_deal_are_no_more_than_one_observation() -> None:
    once = played(2, 200, 5)
    five_times = [result for result in once for _ in range(5)]
    within = ratings(once, list(POINTS), "a")["d"].within
    assert ratings(five_times, list(POINTS), "a")["d"].within == pytest.approx(within, rel=0.1)


def test_who_wins_everything_has_points_and_a_wide_interval() -> None:
    rated = ratings([Result((deal,), ("a", "b"), (0.0, 1.0)) for deal in range(10)], "ab", "a")
    assert 300 < rated["b"].points < 900 and rated["b"].within > 200 and rated["b"].games == 10


def test_the_order_of_seats_and_games_changes_nothing() -> None:
    results = played(3, 400, 9)
    turned = [Result(deal, seats[::-1], shares[::-1]) for deal, seats, shares in reversed(results)]
    one, other = (ratings(each, list(POINTS), "a") for each in (results, turned))
    assert [it.points for it in one.values()] == pytest.approx([it.points for it in other.values()], abs=1e-6)


def test_shared_wins_count_in_parts() -> None:
    def rate(shares: Sequence[float]) -> float:
        return ratings([Result((deal,), ("a", "b"), tuple(shares)) for deal in range(50)], "ab", "a")["b"].points

    assert rate((0.5, 0.5)) == pytest.approx(0.0, abs=1e-6)
    assert 0.0 < rate((0.4, 0.6)) < rate((0.2, 0.8))


def test_nobody_has_played() -> None:
    rated = ratings([], list(POINTS), "a")
    assert all(it.points == 0.0 and it.games == 0 for it in rated.values())

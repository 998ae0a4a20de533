"""Like which opponent somebody plays: it settles, sooner without luck, and nothing is said that would not hold."""

from math import exp, log
from random import Random

import pytest

from desktop import costs, ladder
from desktop.app.house.by_costs import Told
from desktop.app.house.plays_like import BEYOND, FEWEST, Likeness, Met, estimate, joined, likeness
from desktop.costs import Costs, Rate
from desktop.games import BY_ID
from desktop.ladder import Ladder, Standing
from desktop.storage.statistics import Result

CLASH = BY_ID["clash"]
VERSION = CLASH.info.opponents_version
POINTS = {level.id: 100 * (number + 1) for number, level in enumerate(CLASH.bots.levels)}
ELO = 400 / log(10)


@pytest.fixture(autouse=True)
def even_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred points from rung to rung."""
    levels = {level: Standing(points, 40, 100) for level, points in POINTS.items()}
    table = Ladder("clash", "duel", 2, CLASH.info.opponents_version, levels)
    monkeypatch.setattr(ladder, "ladders", lambda: (table,))
    rates = {level: Rate(1.4 - 0.002 * points, 0.02, 0.2, 40) for level, points in POINTS.items()}
    looks = CLASH.bots.judging.looks
    monkeypatch.setattr(costs, "costs", lambda: (Costs("clash", "duel", 2, VERSION, looks, rates),))


def match(
    number: int, won: bool, level: str = "standard", by_play: float | None = None, lost: float | None = None
) -> Result:
    """`lost` of what was at stake."""
    less_luck = () if by_play is None else (by_play, 1.0 - by_play)
    own, staked = ((), ()) if lost is None else ((lost, 0.0), (1.0, 0.0))
    return Result(f"{number}", "clash", "duel", ("Mara", "Ivo"), ("person", level), (0 if won else 1,), 1.0, 0, 0,
                  False, 30, 0, less_luck, own, staked, VERSION, CLASH.bots.judging.looks)  # fmt: skip


def told(results: list[Result]) -> Likeness | None:
    return likeness(CLASH, "duel", 2, "Mara", results)


def expected(strength: float, rival: float) -> float:
    return 1 / (1 + exp((rival - strength) / ELO))


def test_even_results_against_a_level_are_like_that_level() -> None:
    found = told([match(number, number % 2 == 0) for number in range(40)])
    assert found is not None and (found.like, found.games, found.by_play) == ("standard", 40, 0)
    assert found.low < POINTS["standard"] < found.high
    assert POINTS[found.weakest] <= found.low and POINTS[found.strongest] >= found.high


def test_a_few_matches_say_nothing() -> None:  # UX 59
    assert told([match(number, True, by_play=0.6) for number in range(FEWEST - 1)]) is None
    assert told([match(number, number % 2 == 0) for number in range(FEWEST)]) is None, "too wide to hold"


def test_without_luck_it_is_said_sooner() -> None:
    """The same wins and losses, of which most was luck."""
    raw = [match(number, number % 2 == 0) for number in range(12)]
    by_play = [match(number, number % 2 == 0, by_play=0.6 if number % 2 == 0 else 0.4) for number in range(12)]
    first, second = told(raw), told(by_play)
    assert second is not None
    assert first is None or second.high - second.low < 0.8 * (first.high - first.low)


def test_who_wins_all_is_beyond_the_ladder_and_not_without_end() -> None:
    found = told([match(number, True, "strong") for number in range(60)])
    assert found is not None and found.strongest == "" and found.weakest in POINTS
    assert found.high <= max(POINTS.values()) + BEYOND
    lost = told([match(number, False, "first_evening") for number in range(60)])
    assert lost is not None and lost.weakest == "" and lost.like == "first_evening"


@pytest.mark.parametrize(
    "more",
    [{"practice": True}, {"hints": 1}, {"warnings": 1}, {"players": ("person", "person")},
     {"names": ("Ben", "Ivo")}, {"mode": "other"},
     {"players": ("person", "gone")}],
)  # fmt: skip
def test_what_does_not_count(more: dict[str, object]) -> None:
    assert told([match(number, number % 2 == 0, by_play=0.5)._replace(**more) for number in range(40)]) is None  # type: ignore[arg-type]


def test_opponents_that_were_not_measured_as_they_are_are_no_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    results = [match(number, number % 2 == 0, by_play=0.5) for number in range(40)]
    assert told(results) is not None
    (table,) = ladder.ladders()
    monkeypatch.setattr(ladder, "ladders", lambda: (table._replace(opponents=table.opponents - 1),))
    assert told(results) is None


def test_a_style_counts_as_its_level() -> None:
    found = told([match(number, number % 2 == 0, "strong-raider", by_play=0.5) for number in range(30)])
    assert found is not None and found.like == "strong"


def test_the_interval_holds_as_often_as_it_says() -> None:  # UX 59
    """Of people whose strength is known, nineteen in twenty lie in their intervals, few matches or many."""
    dice, held, people = Random(5), 0, 300
    for _ in range(people):
        strength = dice.uniform(150, 800)
        met = []
        for _ in range(dice.choice((8, 20, 50))):
            rival = float(dice.choice([*POINTS.values()]))
            luck = dice.uniform(-0.3, 0.3)
            won = dice.random() < expected(strength, rival)
            met.append(Met(won - luck, (rival,)))
        _, low, high = estimate(met, -400, 1300)
        held += low <= strength <= high
    assert held >= 0.93 * people


# ---- what the moves cost


def test_what_the_moves_cost_is_said_sooner_than_what_was_won() -> None:
    raw = [match(number, number % 2 == 0) for number in range(8)]
    found = told([match(number, number % 2 == 0, lost=0.6) for number in range(8)])
    assert told(raw) is None and found is not None
    assert (found.like, found.games, found.by_moves) == ("standard", 8, 8)


def test_both_are_heard_and_in_time_what_was_won_has_the_last_word() -> None:
    """Whose moves cost as little as the strongest's, and who wins every other match against the standard."""
    few = told([match(number, number % 2 == 0, lost=0.0) for number in range(6)])
    many = told([match(number, number % 2 == 0, lost=0.0) for number in range(60)])
    alone = told([match(number, number % 2 == 0) for number in range(60)])
    assert few is not None and many is not None and alone is not None
    assert POINTS["standard"] < alone.points + 20 < many.points < few.points
    told_so = Told(0.0, 700.0, 150.0**2)
    met = [Met(0.5, (400.0,))]
    points = [joined(met * games, 400.0, told_so, -400, 1300)[0] for games in (5, 50, 5000)]
    assert points[0] > points[1] > points[2] and points[2] == pytest.approx(400.0, abs=10.0)


@pytest.mark.parametrize("more", [{"seen_by": VERSION - 1}, {"looks": 0}, {"staked": (0.0, 0.0)}])
def test_moves_that_were_seen_otherwise_or_not_at_all_do_not_count(more: dict[str, object]) -> None:
    found = told([match(number, number % 2 == 0, lost=0.6)._replace(**more) for number in range(40)])  # type: ignore[arg-type]
    assert found is not None and found.by_moves == 0


def test_a_judgement_that_was_not_measured_as_it_is_is_no_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    results = [match(number, number % 2 == 0, lost=0.6) for number in range(40)]
    (table,) = costs.costs()
    for other in (table._replace(opponents=VERSION - 1), table._replace(looks=7), table._replace(seats=3)):
        monkeypatch.setattr(costs, "costs", lambda other=other: (other,))
        found = told(results)
        assert found is not None and found.by_moves == 0


def test_the_interval_of_both_holds_as_often_as_it_says() -> None:  # UX 59
    dice, held, people = Random(5), 0, 300
    for _ in range(people):
        strength, seems = dice.uniform(150, 800), 80.0
        said = Told(0.0, strength + dice.gauss(0.0, seems), seems**2)
        met = []
        for _ in range(dice.choice((8, 20, 50))):
            rival = float(dice.choice([*POINTS.values()]))
            won = dice.random() < expected(strength, rival)
            met.append(Met(won - dice.uniform(-0.3, 0.3), (rival,)))
        at, _, _ = estimate(met, -400, 1300)
        _, low, high = joined(met, at, said, -400, 1300)
        held += low <= strength <= high
    assert held >= 0.93 * people

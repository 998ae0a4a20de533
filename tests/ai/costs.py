"""Does what moves cost tell levels apart sooner than wins and losses do?

    python -m tests.ai.costs clash --results games.jsonl --luck

reads the games that `python -m desktop costs clash --results games.jsonl` has looked at, and says: for those who met,
how many games it takes until the better level is so for certain, by results, by results less luck (`--luck`, which
plays the games again) and by what moves cost; the same for ranking all rungs, each in games with whomever it met; and
how often the interval of the statistics page holds the points of a rung that the line was not drawn through.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import combinations
from math import exp, hypot
from pathlib import Path
from random import Random
from statistics import mean, variance
from typing import NamedTuple

from desktop import ladder
from desktop.app.house.by_costs import Moves, line_through, told_by
from desktop.app.house.plays_like import BEYOND, ELO, Met, estimate, joined
from desktop.costs import Costs
from desktop.games import BY_ID
from desktop.ladder import Ladder
from desktop.tools import costs as tool
from desktop.tools.costs import Line, Measuring, costs_of, rate_of
from desktop.tools.tally import Z95
from tests.ai.luck import Sat, take_apart
from tests.games.setups import SetUp

SURE = Z95 * Z95  # a level is better for certain once its lead is so many standard errors
NEVER = 1e9


class Needs(NamedTuple):
    """Games until the better of two is so for certain; None: they are told the wrong way round."""

    lead: float
    games: float | None


def needs(leads: Sequence[float]) -> Needs:
    """By what one of them had more in each game."""
    lead, spread = mean(leads), variance(leads)
    sure = lead * lead - spread / len(leads)  # chance makes leads, too
    return Needs(lead, SURE * spread / max(sure, spread / NEVER) if lead > 0.0 else None)


def together(first: Sequence[float], second: Sequence[float]) -> list[float]:
    """Two leads in each game, weighed by how clear they are by themselves."""
    weights = [mean(each) / (variance(each) or 1.0) for each in (first, second)]
    return [weights[0] * one + weights[1] * other for one, other in zip(first, second, strict=True)]


def lead(line: Line, values: Sequence[float], better: str) -> float:
    """By how much the better level's seats are before the others."""
    own = [value for value, level in zip(values, line.levels, strict=True) if level == better]
    return mean(own) - mean(value for value, level in zip(values, line.levels, strict=True) if level != better)


def strays(line: Line, rates: dict[str, float], usual: float) -> list[float]:
    """By seat: what its moves cost less than one would expect of all levels together, as a rate."""
    every = mean(rates.values())
    return [(every * staked - lost) / usual for lost, staked in zip(line.lost, line.staked, strict=True)]


def less_luck(measuring: Measuring, line: Line) -> tuple[float, ...]:
    """Each seat's part of the win less what luck gave: the game is played again, and taken apart."""
    first = line.levels[line.number % 2], line.levels[1 - line.number % 2]
    match = tool.play(measuring, first, line.number)
    assert match.outcome().shares() == line.shares
    setup = SetUp(measuring.game, measuring.mode, measuring.mode, measuring.seats, {}, 0)
    actions = tuple((step.seat, step.action) for step in match.steps)
    apart = take_apart(measuring.rules, setup, Sat(match.seed, line.levels, actions, line.shares))
    return tuple(account.adjusted for account in apart.accounts)


def pairs_of(lines: Sequence[Line], order: Sequence[str]) -> dict[tuple[str, str], list[Line]]:
    """The games of those who met, the weaker first."""
    found: dict[tuple[str, str], list[Line]] = {}
    for line in lines:
        weaker, better = sorted(set(line.levels), key=order.index)
        found.setdefault((weaker, better), []).append(line)
    return found


def table_of(measuring: Measuring, lines: Sequence[Line], without: str = "") -> Costs:
    """What `--write` would keep."""
    found = {level.id: rate_of(costs_of(lines, level.id)) for level in measuring.rules.bots.levels}
    kept = {level: rate for level, rate in found.items() if rate is not None and level != without}
    return Costs(*measuring[:5], kept)


class Ranked(NamedTuple):
    """Rungs ranked by so many games of each: the part of all pairs in the ladder's order."""

    by_results: float
    by_costs: float
    by_both: float


def ranked(measuring: Measuring, lines: Sequence[Line], points: dict[str, int], games: int, tries: int = 100) -> Ranked:
    """In the mean over draws of games, by what is won in them, by what moves cost, and as the page of statistics does.

    What is won is thrown anew each time, by the ladder's points: the games that are there have but one result each. So
    it is told apart from what the moves of the same game cost. The rating by results knows the points of the others.
    """
    dice, order = Random(3), sorted(points, key=lambda level: points[level])
    lowest, highest = min(points.values()) - BEYOND, max(points.values()) + BEYOND
    table = table_of(measuring, lines)
    line_of = line_through(table, points)
    assert line_of is not None
    right = [0, 0, 0]
    for _ in range(tries):
        told: dict[str, tuple[float, ...]] = {}
        for level in order:
            drawn = dice.choices(sat_by(lines, level), k=games)
            met = []
            for each in met_in(drawn, points):
                chance = 1.0 / (1.0 + sum(exp((rival - points[level]) / ELO) for rival in each.rivals))
                met.append(Met(float(dice.random() < chance), each.rivals))
            by_results, by_costs = estimate(met, lowest, highest)[0], told_by(moves_in(drawn), table, line_of)
            told[level] = by_results, -by_costs.rate, joined(met, by_results, by_costs, lowest, highest)[0]
        for way in range(len(right)):
            right[way] += sum(told[one][way] < told[other][way] for one, other in combinations(order, 2))
    pairs = tries * len(order) * (len(order) - 1) / 2
    return Ranked(*(each / pairs for each in right))


def sat_by(lines: Sequence[Line], level: str) -> list[tuple[Line, int]]:
    """A level's games, with its seat."""
    return [(line, seat) for line in lines for seat, sat in enumerate(line.levels) if sat == level]


def met_in(games: Sequence[tuple[Line, int]], points: dict[str, int]) -> list[Met]:
    """What came of them."""
    rivals = [[float(points[sat]) for at, sat in enumerate(line.levels) if at != seat] for line, seat in games]
    return [Met(line.shares[seat], tuple(each)) for (line, seat), each in zip(games, rivals, strict=True)]


def moves_in(games: Sequence[tuple[Line, int]]) -> list[Moves]:
    """And what the moves cost."""
    return [Moves(line.lost[seat], line.staked[seat]) for line, seat in games]


class Held(NamedTuple):
    """Intervals of somebody who plays like a rung."""

    asked: int
    held: int
    width: float  # the mean of their halves, in points
    by_results: float  # the same without what moves cost


def intervals(measuring: Measuring, lines: Sequence[Line], measured: Ladder, games: int, tries: int = 40) -> Held:
    """For each rung, drawn games of its own, none twice, held against a line through the others.

    A rung's points are known but within their own interval.
    """
    points = {level: standing.points for level, standing in measured.levels.items()}
    dice, asked, held, widths, before = Random(7), 0, 0, list[float](), list[float]()
    lowest, highest = min(points.values()) - BEYOND, max(points.values()) + BEYOND
    for level, its in points.items():
        table = table_of(measuring, lines, without=level)
        line_of, own = line_through(table, points), sat_by(lines, level)
        for _ in range(tries if line_of is not None and len(own) >= games else 0):
            assert line_of is not None
            drawn = dice.sample(own, games)
            met = met_in(drawn, points)
            at, low, high = estimate(met, lowest, highest)
            before.append((high - low) / 2)
            _, low, high = joined(met, at, told_by(moves_in(drawn), table, line_of), lowest, highest)
            widths.append((high - low) / 2)
            asked += 1
            within = measured.levels[level].within
            held += abs((low + high) / 2 - its) <= hypot((high - low) / 2, within)
    return Held(asked, held, mean(widths or [0.0]), mean(before or [0.0]))


def report(measuring: Measuring, lines: Sequence[Line], with_luck: bool) -> list[str]:
    """In lines."""
    info = measuring.rules.info
    measured = ladder.measured_at(info.id, measuring.mode, measuring.seats, info.opponents_version)
    assert measured is not None
    order = [level.id for level in measuring.rules.bots.levels]
    points = {level: standing.points for level, standing in measured.levels.items()}
    table = table_of(measuring, lines)
    rates = {level: rate.rate for level, rate in table.levels.items()}
    told = [f"{info.id}: {len(lines)} games"]
    for (weaker, better), own in pairs_of(lines, order).items():
        usual = mean(staked for line in own for staked in line.staked)
        chance = 1.0 / (1.0 + 10 ** ((points[weaker] - points[better]) / 400))
        known = (2 * chance - 1) ** 2
        by_points = SURE * (1 - known) / known
        found = [needs([lead(line, line.shares, better) for line in own])]
        if with_luck:
            found.append(needs([lead(line, less_luck(measuring, line), better) for line in own]))
        pair_rates = {level: rates[level] for level in (weaker, better)}
        by_costs = [lead(line, strays(line, pair_rates, usual), better) for line in own]
        found += [needs(by_costs), needs(together([lead(line, line.shares, better) for line in own], by_costs))]
        told.append(
            f"  {weaker}/{better}: {len(own)} games; by the ladder's points {by_points:.0f} games needed; by results"
            f"{', less luck' if with_luck else ''}, by costs and by both: "
            + ", ".join(
                f"{each.lead:+.3f} " + (f"({each.games:.0f})" if each.games is not None else "(wrong)")
                for each in found
            )
        )
    for games in (3, 6, 12, 24, 48):
        each = ranked(measuring, lines, points, games)
        told.append(
            f"  ranked by {games} games each: pairs in the ladder's order {each.by_results:.1%} by results,"
            f" {each.by_costs:.1%} by costs, {each.by_both:.1%} by both"
        )
    for games in (5, 10, 20):
        found_in = intervals(measuring, lines, measured, games)
        told.append(
            f"  after {games} games: ±{found_in.width:.0f} points, ±{found_in.by_results:.0f} by results alone; holds"
            f" the points of a rung that the line does not know {found_in.held}/{found_in.asked}"
        )
    line = line_through(table, points)
    if line is not None:
        told.append(f"  the line: {line.slope:.0f} points for a rate of 1, rungs stray by {line.strays:.0f} points")
    rates_told = ", ".join(f"{level} {rate.rate:.3f} ±{rate.within:.3f}" for level, rate in table.levels.items())
    told.append(f"  {rates_told}")
    return told


def main() -> int:
    """Print what the arguments ask for."""
    parser = argparse.ArgumentParser(description="Does what moves cost tell levels apart sooner than results do?")
    parser.add_argument("game", choices=list(BY_ID))
    parser.add_argument("--results", type=Path, required=True, help="games that `desktop costs` has looked at")
    parser.add_argument("--iterations", type=int, default=2000, help="with which they were played")
    parser.add_argument("--luck", action="store_true", help="results less luck, too: plays the games again")
    args = parser.parse_args()
    asked = [args.game, "--iterations", str(args.iterations)]
    measuring = tool._measuring(tool._parser().parse_args(asked))
    print(*report(measuring, tool.read_lines(args.results, measuring), args.luck), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Like which opponent somebody plays, over many matches of a game: in points of the ladder, with an interval.

What counts of a match is the person's part of the win less what luck gave, where that has been worked out: it has the
same mean as the result and strays less, so the interval closes sooner. A strength is looked for with which one would
expect as much against these opponents. What the moves cost is a second witness (`by_costs.py`), heard as if it had told
before the first match how strong the person is: it is sure far sooner, and has the last word never. Not counted are
practice, matches with hints or warnings, and those with other people or partners; a match given up is lost, and what
was moved until then counts. Nothing is said where the interval leaves half of the ladder open, and nothing where
today's opponents have not been measured.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from desktop import costs, ladder
from desktop.app.house.about_even import can_fit, counts, rungs_of, share_of, steps_of
from desktop.app.house.by_costs import Moves, Told, line_through, told_by
from desktop.controller.matches import PERSON, Game
from desktop.storage.statistics import Result

RECENT = 60  # matches that count: people learn
FEWEST = 5
Z95 = 1.96
STRANGER = 4  # matches more that come to what equals get: few matches prove little, however they went
ELO = 400.0 / log(10.0)
BEYOND = 500.0  # points under and over the ladder
NEAR = 0.5  # points
LEAST = 0.05  # of the variance of wins and losses is left at least
SURELY = 0.01  # of the win: nobody is sure to have less, or more than all but that


class Met(NamedTuple):
    """A match: what part of the win the person has, and the points of whom it played."""

    share: float
    rivals: tuple[float, ...]


class Likeness(NamedTuple):
    """Points with their 95 % interval, and the levels nearest to them; no level: past the end of the ladder."""

    points: float
    low: float
    high: float
    like: str
    weakest: str
    strongest: str
    games: int
    by_play: int  # of these, in which luck is told from play
    by_moves: int = 0  # and in which it counts what the moves cost


def likeness(game: Game, mode: str, seats: int, name: str, results: Iterable[Result]) -> Likeness | None:
    """Like whom this person plays; None where nothing can be said that would hold."""
    measured = ladder.measured_at(game.info.id, mode, seats, game.info.opponents_version)
    if measured is None:
        return None
    rungs = rungs_of(game, mode, seats)
    points, steps = dict(zip(rungs.levels, rungs.points, strict=True)), steps_of(game, mode, seats)
    counted = [
        result
        for result in results
        if not result.hints
        and not result.warnings
        and can_fit(game, mode, result.players)
        and counts(result, game.info.id, mode, seats, name, rungs)
    ][-RECENT:]
    if len(counted) < FEWEST:
        return None
    met = [
        Met(less_luck(result), tuple(steps.of(player) for player in result.players if player != PERSON))
        for result in counted
    ]
    by_play = sum(bool(result.less_luck) for result in counted)
    lowest, highest = min(rungs.points) - BEYOND, max(rungs.points) + BEYOND
    at, low, high = estimate(met, lowest, highest)
    moves = _moves(game, counted)
    told = _by_moves(game, mode, seats, moves, points)
    if told is not None:
        at, low, high = joined(met, at, told, lowest, highest)
    order = sorted(rungs.levels, key=lambda level: points[level])
    under = sum(points[level] <= low for level in order) - 1  # -1: weaker than all of them
    over = len(order) - sum(points[level] >= high for level in order)  # one past the last: stronger than all
    if over - under > len(order) / 2:
        return None
    like = min(order, key=lambda level: abs(points[level] - at))
    strongest = order[over] if over < len(order) else ""
    found = Likeness(at, low, high, like, order[under] if under >= 0 else "", strongest, len(met), by_play)
    return found if told is None else found._replace(by_moves=len(moves))


def less_luck(result: Result) -> float:
    """What counts of a match."""
    return result.less_luck[result.players.index(PERSON)] if result.less_luck else share_of(result)


def estimate(met: Sequence[Met], lowest: float, highest: float) -> tuple[float, float, float]:
    """The points with which one would expect as much, and between which they nearly surely lie."""
    count = len(met) + STRANGER
    fair = sum(1.0 / (1 + len(each.rivals)) for each in met) / len(met)
    mean = (sum(each.share for each in met) + STRANGER * fair) / count
    at = _points(mean, met, lowest, highest)
    strays = sum((each.share - _expected(at, each.rivals)) ** 2 for each in met)
    error = sqrt((strays + STRANGER * fair * (1.0 - fair)) / count / count)
    low, high = (_points(mean + side * Z95 * error, met, lowest, highest) for side in (-1.0, 1.0))
    return at, low, high


def _moves(game: Game, results: Iterable[Result]) -> list[Moves]:
    """What the person's moves cost, match by match, where they were looked at as they would be now."""
    now = game.info.opponents_version, game.bots.judging.looks
    seen = [result for result in results if result.staked and (result.seen_by, result.looks) == now]
    seats = [(result, result.players.index(PERSON)) for result in seen]
    return [Moves(result.lost[seat], result.staked[seat]) for result, seat in seats if result.staked[seat] > 0.0]


def _by_moves(game: Game, mode: str, seats: int, moves: Sequence[Moves], points: Mapping[str, float]) -> Told | None:
    """What they tell; None where today's judgement was not measured, or does not tell rungs apart."""
    info = game.info
    table = costs.measured_at(info.id, mode, seats, info.opponents_version, game.bots.judging.looks)
    line = line_through(table, points) if table is not None else None
    if table is None or line is None or not moves:
        return None
    return told_by(moves, table, line)


def joined(
    met: Sequence[Met], by_results: float, told: Told, lowest: float, highest: float
) -> tuple[float, float, float]:
    """The points that results and moves together speak for, and between which they nearly surely lie."""
    fair = sum(1.0 / (1 + len(each.rivals)) for each in met) / len(met)
    strays = STRANGER * fair * (1.0 - fair) + sum(
        (each.share - _expected(by_results, each.rivals)) ** 2 for each in met
    )
    usual = STRANGER * fair * (1.0 - fair) + _sway(met, by_results)
    weight = 1.0 / (ELO * max(strays / usual, LEAST))  # of a share, where results stray less than wins and losses do

    def pull(at: float) -> float:
        stranger = STRANGER * (fair - sum(_expected(at, each.rivals) for each in met) / len(met))
        more = stranger + sum(each.share - _expected(at, each.rivals) for each in met)
        return more * weight + (told.points - at) / told.variance

    low, high = lowest, highest
    while high - low > NEAR:
        middle = (low + high) / 2
        low, high = (middle, high) if pull(middle) > 0.0 else (low, middle)
    at = (low + high) / 2
    sway = _sway(met, at) * (1.0 + STRANGER / len(met))
    wide = Z95 / sqrt(sway * weight / ELO + 1.0 / told.variance)
    return at, max(at - wide, lowest), min(at + wide, highest)


def _sway(met: Sequence[Met], at: float) -> float:
    """The variance of what somebody so strong wins of these."""
    chances = [_expected(at, each.rivals) for each in met]
    return sum(chance * (1.0 - chance) for chance in chances)


def _expected(strength: float, rivals: Sequence[float]) -> float:
    """What part of the win somebody so strong has against them in the mean."""
    return 1.0 / (1.0 + sum(exp((rival - strength) / ELO) for rival in rivals))


def _points(share: float, met: Sequence[Met], low: float, high: float) -> float:
    """With how many points one would expect this share."""
    share = min(max(share, SURELY), 1.0 - SURELY)
    while high - low > NEAR:
        middle = (low + high) / 2
        if sum(_expected(middle, each.rivals) for each in met) / len(met) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2

"""An opponent about as strong as the person who plays: which rung of the ladder that is, by how their matches went.

The person's strength is estimated on the ladder's own scale, match by match; older ones count less and less. After
each match the opponent goes one rung at most towards the chance that the person wants. Where two rungs are so far apart
that neither would be even, somebody between them may be. Within a match nothing changes, and no opponent ever plays
worse than its rung.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, log10
from typing import NamedTuple

from desktop.app.house.house import House
from desktop.controller.matches import (
    PERSON,
    Game,
    Match,
    Seat,
    level_of,
    opponents_of,
    rung,
    usual_level,
)
from desktop.storage.statistics import Result

EVEN = "even"  # who plays, in a set-up: a match has the rung itself
KEPT = 0.93  # of what a match says, when one more has been played
UNSURE = 250.0  # points by which somebody of whom nothing is known may differ from the usual opponent, at least
UNSURE_PART = 0.2  # of the whole ladder, where it is long
STEP = 25.0  # of the strengths that are weighed
BEYOND = 400.0  # points below and above the ladder that a person may have
APART = 110.0  # points between two rungs where nothing was measured
LAST = 5  # matches that are told of
ELO = 400.0 / log(10.0)


class Fit(NamedTuple):
    """The rung that fits, and what it follows from."""

    level: str
    moved: int  # rungs up or down since the match before the last
    won: int  # of the last few matches
    played: int


class Rungs(NamedTuple):
    """The levels of a game from the weakest on, each with its points."""

    levels: tuple[str, ...]
    points: tuple[float, ...]

    def of(self, player: str) -> float:
        """The points of whoever plays, in whatever style."""
        return self.points[self.levels.index(player if player in self.levels else rung(player))]


def rungs_of(game: Game, mode: str, seats: int) -> Rungs:
    """As measured at this table or the one most like it; one that was not is so much above the one before."""
    from desktop import ladder  # the home page, which can set up a match, is there before anything is measured

    levels = tuple(level.id for level in game.bots.levels)
    measured = ladder.nearest(game.info.id, mode, seats)
    known = measured.levels if measured is not None else {}
    points: list[float] = []
    for level in levels:
        above = points[-1] + APART if points else 0.0
        points.append(float(known[level].points) if level in known else above)
    return Rungs(levels, tuple(points))


def steps_of(game: Game, mode: str, seats: int) -> Rungs:
    """The same with whoever stands between two rungs: as far up as its share of the upper one's decisions."""
    rungs, opponents = rungs_of(game, mode, seats), opponents_of(game)
    points: list[float] = []
    for level in opponents:
        low, high = (rungs.of(half.id) for half in level.halves or (level, level))
        points.append(low + level.upward * (high - low))
    return Rungs(tuple(level.id for level in opponents), tuple(points))


def can_fit(game: Game, mode: str, players: Iterable[str]) -> bool:
    """Whether there is somebody to be even with: one person, and everybody for themselves."""
    people = sum(player == PERSON for player in players)
    return people == 1 and not game.sides.get(mode) and not game.roles.get(mode)


def fit(game: Game, mode: str, seats: int, name: str, results: Iterable[Result], chance: float) -> Fit:
    """What opponent fits a person of this name after these matches."""
    rungs = steps_of(game, mode, seats)
    start = at = before = rungs.levels.index(usual_level(game))
    strengths = _strengths(rungs)
    unsure = max(UNSURE, UNSURE_PART * (max(rungs.points) - min(rungs.points)))
    heard = [0.0] * len(strengths)
    shares: list[float] = []
    for result in results:
        if not counts(result, game.info.id, mode, seats, name, rungs):
            continue
        share = share_of(result)
        shares.append(share)
        rivals = [rungs.of(player) for player in result.players if player != PERSON]
        for number, strength in enumerate(strengths):
            heard[number] = KEPT * heard[number] + _log_chance(strength, rivals, share)
        mean = _mean(strengths, heard, rungs.points[start], unsure)
        before, at = at, _towards(at, mean - 400.0 * log10(chance / (1.0 - chance)), rungs)
    last = shares[-LAST:]
    return Fit(rungs.levels[at], at - before, sum(share == 1.0 for share in last), len(last))


def counts(result: Result, game: str, mode: str, seats: int, name: str, rungs: Rungs) -> bool:
    """Whether it was this person alone against opponents of the ladder, at such a table, and no practice."""
    if (result.game, result.mode, len(result.players)) != (game, mode, seats) or result.practice:
        return False
    people = [who for who, player in zip(result.names, result.players, strict=True) if player == PERSON]
    return people == [name] and all(rung(player) in (PERSON, *rungs.levels) for player in result.players)


def share_of(result: Result) -> float:
    """The person's part of the win; a draw is shared by all."""
    winners = result.winners or tuple(range(len(result.players)))
    return (result.players.index(PERSON) in winners) / len(winners)


def _strengths(rungs: Rungs) -> list[float]:
    low, high = min(rungs.points) - BEYOND, max(rungs.points) + BEYOND
    return [low + STEP * number for number in range(round((high - low) / STEP) + 1)]


def _log_chance(strength: float, rivals: Sequence[float], share: float) -> float:
    """How likely somebody so strong does so well, as a logarithm."""
    chance = 1.0 / (1.0 + sum(exp((rival - strength) / ELO) for rival in rivals))
    return share * log(max(chance, 1e-9)) + (1.0 - share) * log(max(1.0 - chance, 1e-9))


def _mean(strengths: Sequence[float], heard: Sequence[float], usual: float, unsure: float) -> float:
    """The strength to be expected, with what one would think of a stranger."""
    odds = [said - ((it - usual) / unsure) ** 2 / 2 for it, said in zip(strengths, heard, strict=True)]
    most = max(odds)
    weights = [exp(each - most) for each in odds]
    return sum(it * weight for it, weight in zip(strengths, weights, strict=True)) / sum(weights)


def _towards(at: int, wanted: float, rungs: Rungs) -> int:
    """Nearer to these points, but no further than the next rung, nor past it from between two."""
    whole = [number for number, level in enumerate(rungs.levels) if rung(level) == level]
    low = max((number for number in whole if number < at), default=at)
    high = min((number for number in whole if number > at), default=at)
    near = range(low, high + 1)
    return min(near, key=lambda number: (abs(rungs.points[number] - wanted), number != at))


def fit_at(house: House, game: Game, mode: str, seats: Sequence[Seat]) -> Fit:
    """What opponent fits the one person at this table now."""
    name = next((seat.name for seat in seats if seat.player == PERSON), "")
    return fit(game, mode, len(seats), name, house.statistics.results, house.settings.even / 100)


def seated(house: House, game: Game, mode: str, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of a match: whoever is to be even has its rung."""
    if all(seat.player != EVEN for seat in seats):
        return seats
    level = fit_at(house, game, mode, seats).level
    return tuple(seat._replace(player=level) if seat.player == EVEN else seat for seat in seats)


def told(house: House, match: Match, asked: Sequence[Seat]) -> str:
    """What a finished match means for the next one with the same people, in a sentence; nothing where none is even."""
    names = [seat.name for seat in asked if seat.player == EVEN]
    if not names or match.practice:
        return ""
    found = fit_at(house, match.game, match.mode, asked)
    if not found.played:
        return ""
    level = level_of(match.game, found.level)
    assert level is not None
    way = "up" if found.moved > 0 else "down" if found.moved < 0 else "same"
    said = (house.words.listed(names), house.words.say(level.name), found.won, found.played)
    return house.words.line(f"house.even.{way}", *said)


def asked_for(match: Match, remembered: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats of a match as they were asked for, if it was set up like this."""
    if [seat.name for seat in remembered] != [seat.name for seat in match.seats]:
        return match.seats
    pairs = list(zip(match.seats, remembered, strict=True))
    if any(was.player not in (EVEN, seat.player) for seat, was in pairs):
        return match.seats
    return tuple(seat._replace(player=was.player) for seat, was in pairs)

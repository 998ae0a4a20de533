"""How strong each of several is, on one scale, out of games among them. Knows no game.

The scale is Elo's: 100 points more win 64 of 100 games, 200 win 76. The model is that of Bradley and Terry, with Luce's
form of it for more than two seats: whoever sits there wins in proportion to a strength of its own, and a game that is
shared counts in parts. Whoever is called the anchor has 0 points. That only says where the scale begins, so an interval
is that of the distance to the middle of all: what the anchor's own games leave open moves everybody alike.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import exp, log, sqrt
from typing import NamedTuple

from desktop.tools.tally import Z95

ELO = 400.0 / log(10.0)  # points for each unit of log-odds
STEPS = 60  # of Newton's method, of which a dozen mostly do
NEAR = 1e-9


class Result(NamedTuple):
    """One game: the deal it was played on, who sat where, and what part of the win each seat has."""

    deal: tuple[object, ...]
    seats: tuple[str, ...]
    shares: tuple[float, ...]


class Rating(NamedTuple):
    points: float
    within: float  # half of the 95 % interval of how far this is from the middle of all
    games: int


Vector = list[float]
Matrix = list[Vector]


def ratings(results: Iterable[Result], order: Sequence[str], anchor: str) -> dict[str, Rating]:
    """The points of all in `order`, from the weakest on.

    Each two neighbours are taken to have drawn one game more, so that a row of wins says much and not everything.
    Games on one deal are not independent: an interval is the wider of the model's own and of the one that takes each
    deal as a single observation.
    """
    played = list(results)
    drawn = [Result((pair,), pair, (0.5, 0.5)) for pair in pairwise(order)]
    at = {name: number for number, name in enumerate(order)}
    strengths = _fit([*played, *drawn], at, at[anchor])
    spread = _spread([*played, *drawn], at, at[anchor], strengths)
    count = [0] * len(order)
    for result in played:
        for name in set(result.seats):
            count[at[name]] += 1
    return {
        name: Rating(ELO * strengths[number], ELO * Z95 * spread[number], count[number]) for name, number in at.items()
    }


def _chances(seats: tuple[int, ...], strengths: Vector) -> Vector:
    """How likely each seat wins."""
    top = max(strengths[seat] for seat in seats)
    weights = [exp(strengths[seat] - top) for seat in seats]
    total = sum(weights)
    return [weight / total for weight in weights]


def _fit(results: Sequence[Result], at: dict[str, int], anchor: int) -> Vector:
    """The most likely strengths, in log-odds, by Newton's method: there is one summit only."""
    tables = _tables(results, at)
    strengths = [0.0] * len(at)
    for _ in range(STEPS):
        slope, curve = _slope_and_curve(tables, strengths)
        slope[anchor] = 0.0
        step = _solved(_grounded(curve, anchor), [slope])[0]
        longest = max(map(abs, step))
        part = min(1.0, 1.0 / longest) if longest else 0.0
        strengths = [strength + part * by for strength, by in zip(strengths, step, strict=True)]
        if longest < NEAR:
            break
    return strengths


def _tables(results: Iterable[Result], at: dict[str, int]) -> dict[tuple[int, ...], tuple[int, Vector]]:
    """How many games each table of players had, and what each seat won of them in all."""
    tables: dict[tuple[int, ...], tuple[int, Vector]] = {}
    for result in results:
        seats = tuple(at[name] for name in result.seats)
        games, won = tables.get(seats, (0, [0.0] * len(seats)))
        tables[seats] = games + 1, [sum(pair) for pair in zip(won, result.shares, strict=True)]
    return tables


def _slope_and_curve(tables: dict[tuple[int, ...], tuple[int, Vector]], strengths: Vector) -> tuple[Vector, Matrix]:
    """Where the likelihood rises, and how fast that ends."""
    size = len(strengths)
    slope, curve = [0.0] * size, [[0.0] * size for _ in range(size)]
    for seats, (games, won) in tables.items():
        chances = _chances(seats, strengths)
        for seat, chance, share in zip(seats, chances, won, strict=True):
            slope[seat] += share - games * chance
            curve[seat][seat] += games * chance
            for other, its in zip(seats, chances, strict=True):
                curve[seat][other] -= games * chance * its
    return slope, curve


def _grounded(curve: Matrix, anchor: int) -> Matrix:
    """Points are differences: one of them is told to stay."""
    held = [row[:] for row in curve]
    for other in range(len(curve)):
        held[anchor][other] = held[other][anchor] = 0.0
    held[anchor][anchor] = 1.0
    return held


def _solved(matrix: Matrix, sides: Sequence[Vector]) -> list[Vector]:
    """By elimination, for several right sides at once."""
    size = len(matrix)
    rows = [[*matrix[row], *(side[row] for side in sides)] for row in range(size)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [value - factor * by for value, by in zip(rows[row], rows[column], strict=True)]
    return [[rows[row][size + side] / rows[row][row] for row in range(size)] for side in range(len(sides))]


def _spread(results: Sequence[Result], at: dict[str, int], anchor: int, strengths: Vector) -> Vector:
    """The standard error of each one's distance to the middle of all."""
    size = len(strengths)
    curve = _grounded(_slope_and_curve(_tables(results, at), strengths)[1], anchor)
    inverse = _solved(curve, [[float(row == column) for row in range(size)] for column in range(size)])
    inverse[anchor] = [0.0] * size  # it stays, and of a symmetric matrix rows are columns
    middle = [sum(column) / size for column in zip(*inverse, strict=True)]
    pulls: dict[tuple[object, ...], Vector] = {}
    for result in results:
        seats = tuple(at[name] for name in result.seats)
        pull = pulls.setdefault(result.deal, [0.0] * size)
        for seat, share, chance in zip(seats, result.shares, _chances(seats, strengths), strict=True):
            pull[seat] += share - chance
    spread = []
    for row in range(size):
        weights = [its - mean for its, mean in zip(inverse[row], middle, strict=True)]
        clustered = sum(sum(w * p for w, p in zip(weights, pull, strict=True)) ** 2 for pull in pulls.values())
        spread.append(sqrt(max(clustered, weights[row] - sum(weights) / size)))
    return spread

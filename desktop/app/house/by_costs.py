"""How strong somebody is by what their moves cost: held against what the moves of the ladder's rungs cost.

A straight line goes through the rungs, what they lose of what is at stake against their points; so rungs whose order
their costs do not tell are not told apart. How far the rungs themselves lie from it is in the interval: people err
otherwise than rungs, and the judge does not see everything that the strongest see. No number of matches takes
that away; what they win does, in time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from desktop.costs import Costs, rate_and_strays

FEWEST_RUNGS = 5
PRIOR = 4  # matches that stray as much as a rung's: few matches prove little, however alike they are
LEAST = 60.0  # points by which people stray from a line through rungs, however straight that is
WIDER = 1.25  # of the spread that eight rungs tell of, for they are few (Student's distribution)


class Moves(NamedTuple):
    """What somebody's moves cost in one match, and what was at stake."""

    lost: float
    staked: float


class Line(NamedTuple):
    """Points by rate, and what is needed to say how far off that may be."""

    middle: float  # the rate in the middle of the rungs
    points: float  # there
    slope: float  # points for a rate higher by 1
    strays: float  # the standard deviation of those about it who play
    rungs: int
    width: float  # the sum of squares of the rungs' rates about the middle

    def at(self, rate: float) -> float:
        return self.points + self.slope * (rate - self.middle)

    def variance(self, rate: float) -> float:
        """Of the points of another one with this rate."""
        return (WIDER * self.strays) ** 2 * (1.0 + 1.0 / self.rungs + (rate - self.middle) ** 2 / self.width)


class Told(NamedTuple):
    """What a person's moves tell."""

    rate: float
    points: float
    variance: float


def line_through(table: Costs, points: Mapping[str, float]) -> Line | None:
    """By least squares; None where there is too little to go by, or where weaker rungs lose no more."""
    rungs = [(rate.rate, points[level]) for level, rate in table.levels.items() if level in points]
    if len(rungs) < FEWEST_RUNGS:
        return None
    middle, height = (sum(column) / len(rungs) for column in zip(*rungs, strict=True))
    width = sum((rate - middle) ** 2 for rate, _ in rungs)
    slope = sum((rate - middle) * (point - height) for rate, point in rungs) / width if width else 0.0
    if slope >= 0.0:
        return None
    strays = sum((point - height - slope * (rate - middle)) ** 2 for rate, point in rungs)
    return Line(middle, height, slope, max(sqrt(strays / (len(rungs) - 2)), LEAST), len(rungs), width)


def told_by(moves: Sequence[Moves], table: Costs, line: Line) -> Told:
    """How strong somebody is whose moves cost so much, match by match; at least one, with something at stake."""
    rate, strays = rate_and_strays(moves)
    prior = sum(level.spread**2 for level in table.levels.values()) / len(table.levels)
    of_a_match = (strays + PRIOR * prior) / (len(moves) + PRIOR - 1)
    return Told(rate, line.at(rate), line.variance(rate) + line.slope**2 * of_a_match / len(moves))

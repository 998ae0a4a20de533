"""Logistic regression with a penalty on large weights, in plain Python: log-odds as a sum of weighted features.

Rows are kept sparse and features are scaled by their spread. The function is convex, so what is found does not depend
on the way there, which is L-BFGS (Nocedal 1980) with a backtracking step.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from math import exp, log, log1p, sqrt
from operator import mul
from typing import NamedTuple

REMEMBERED = 8  # steps from which the curvature is told
STEPS = 200
SETTLED = 1e-5  # a slope that is flat enough, per row

Sparse = tuple[tuple[int, ...], tuple[float, ...]]


class Model(NamedTuple):
    """Log-odds are the bias and each feature times its weight."""

    bias: float
    weights: tuple[float, ...]

    def odds(self, row: Sequence[float]) -> float:
        """The log-odds of a row."""
        return float(self.bias + sum(map(mul, self.weights, row)))


def chance(odds: float) -> float:
    """The probability behind log-odds, for any number."""
    return 1.0 / (1.0 + exp(-odds)) if odds >= 0.0 else 1.0 - 1.0 / (1.0 + exp(odds))


def log_loss(chances: Iterable[float], targets: Sequence[float]) -> float:
    """The mean surprise, in nats, at what came true."""
    sums = 0.0
    for told, target in zip(chances, targets):
        sure = min(max(told, 1e-6), 1.0 - 1e-6)
        sums -= target * log(sure) + (1.0 - target) * log(1.0 - sure)
    return sums / max(1, len(targets))


def fit(rows: Sequence[Sequence[float]], targets: Sequence[float], penalty: float, bias: bool = True) -> Model:
    """The weights under which the targets (0 to 1) are least surprising; the bias, if any, is free of the penalty."""
    wide = len(rows[0])
    spread = [sqrt(sum(row[at] * row[at] for row in rows) / len(rows)) for at in range(wide)]
    scale = [1.0 / each if each > 1e-9 else 0.0 for each in spread]
    sparse = [_sparse(row, scale, wide if bias else -1) for row in rows]
    penalties = [penalty] * wide + [0.0] * bias
    found = _least(sparse, targets, penalties)
    return Model(found[wide] if bias else 0.0, tuple(map(mul, found, scale)))


def _sparse(row: Sequence[float], scale: Sequence[float], always: int) -> Sparse:
    places = [at for at, value in enumerate(row) if value and scale[at]]
    values = [row[at] * scale[at] for at in places]
    return (*places, *([always] if always >= 0 else ())), (*values, *([1.0] if always >= 0 else ()))


def _least(rows: Sequence[Sparse], targets: Sequence[float], penalties: Sequence[float]) -> list[float]:
    at = [0.0] * len(penalties)
    value, slope = _slope(rows, targets, penalties, at)
    steps: deque[tuple[list[float], list[float], float]] = deque(maxlen=REMEMBERED)
    for _ in range(STEPS):
        if max(map(abs, slope)) < SETTLED * len(rows):
            break
        way = _downhill(slope, steps)
        falls = sum(map(mul, way, slope))
        length = 1.0 if steps else 1.0 / sqrt(sum(map(mul, slope, slope)))
        while True:
            there = [each + length * along for each, along in zip(at, way)]
            lower, slope_there = _slope(rows, targets, penalties, there)
            if lower <= value + 1e-4 * length * falls or length < 1e-10:
                break
            length /= 2
        moved = [new - old for new, old in zip(there, at)]
        turned = [new - old for new, old in zip(slope_there, slope)]
        bend = sum(map(mul, moved, turned))
        if bend > 1e-12:
            steps.append((moved, turned, bend))
        at, value, slope = there, lower, slope_there
    return at


def _downhill(slope: Sequence[float], steps: Sequence[tuple[list[float], list[float], float]]) -> list[float]:
    """The two loops: the slope seen through the curvature of the last steps."""
    way, shares = list(slope), list[float]()
    for moved, turned, bend in reversed(steps):
        share = sum(map(mul, moved, way)) / bend
        shares.append(share)
        way = [each - share * other for each, other in zip(way, turned)]
    if steps:
        _, turned, bend = steps[-1]
        way = [each * bend / sum(map(mul, turned, turned)) for each in way]
    for (moved, turned, bend), share in zip(steps, reversed(shares)):
        more = share - sum(map(mul, turned, way)) / bend
        way = [each + more * other for each, other in zip(way, moved)]
    return [-each for each in way]


def _slope(
    rows: Sequence[Sparse], targets: Sequence[float], penalties: Sequence[float], at: Sequence[float]
) -> tuple[float, list[float]]:
    """The surprise with its penalty, and how it changes with each weight."""
    value = 0.5 * sum(penalty * each * each for penalty, each in zip(penalties, at))
    slope = list(map(mul, penalties, at))
    weight = at.__getitem__
    for (places, values), target in zip(rows, targets):
        odds = sum(map(mul, values, map(weight, places)))
        value += (odds if odds > 0.0 else 0.0) + log1p(exp(-abs(odds))) - target * odds
        off = chance(odds) - target
        for place, each in zip(places, values):
            slope[place] += off * each
    return value, slope

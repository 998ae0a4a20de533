"""Logistic regression with a penalty on large weights, in plain Python: log-odds as a sum of weighted features.

Features are scaled by their spread. The function is convex, so what is found does not depend on the way there, which is
L-BFGS (Nocedal 1980) with a backtracking step. Where numpy is at hand, as in an environment made for nothing else, it
does the sums: twenty times as fast, and the same but for the last digits. Nothing needs it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import exp, log, log1p, sqrt
from operator import mul
from typing import Any, NamedTuple

try:
    import numpy
except ImportError:
    numpy = None

REMEMBERED = 8  # steps from which the curvature is told
STEPS = 200
SETTLED = 1e-4  # a slope that is flat enough, per row

Sparse = tuple[tuple[int, ...], tuple[float, ...]]
Slope = Callable[[list[float]], tuple[float, list[float]]]  # the value at a place, and how it changes with each weight


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


def fit(
    rows: Sequence[Sequence[float]],
    targets: Sequence[float],
    penalty: float,
    bias: bool = True,
    begin: Model | None = None,
    known: Model | None = None,
) -> Model:
    """The weights under which the targets (0 to 1) are least surprising; the bias, if any, is free of the penalty.

    To `begin` near them takes fewer steps. What is `known` before is what the penalty holds to, instead of nothing.
    """
    wide = len(rows[0])
    spread = [sqrt(sum(row[at] * row[at] for row in rows) / len(rows)) for at in range(wide)]
    scale = [1.0 / each if each > 1e-9 else 0.0 for each in spread]
    penalties = [penalty] * wide + [0.0] * bias
    held = _scaled(known, scale, bias)
    at = _scaled(begin or known, scale, bias)
    if numpy is None:
        sparse = [_sparse(row, scale, wide if bias else -1) for row in rows]
        slope: Slope = partial(_slope, sparse, targets, penalties, held)
    else:
        table = _dense(rows, scale, bias)
        slope = partial(_dense_slope, table, numpy.array(targets), numpy.array(penalties), numpy.array(held))
    found = _least(slope, at, SETTLED * len(rows))
    return Model(found[wide] if bias else 0.0, tuple(map(mul, found, scale)))


def _scaled(model: Model | None, scale: Sequence[float], bias: bool) -> list[float]:
    """Its weights as they are while features are scaled."""
    if model is None:
        return [0.0] * (len(scale) + bias)
    return [each / scaled if scaled else 0.0 for each, scaled in zip(model.weights, scale)] + [model.bias] * bias


def _sparse(row: Sequence[float], scale: Sequence[float], always: int) -> Sparse:
    places = [at for at, value in enumerate(row) if value and scale[at]]
    values = [row[at] * scale[at] for at in places]
    return (*places, *([always] if always >= 0 else ())), (*values, *([1.0] if always >= 0 else ()))


def _least(slope_at: Slope, at: list[float], settled: float) -> list[float]:
    value, slope = slope_at(at)
    steps: deque[tuple[list[float], list[float], float]] = deque(maxlen=REMEMBERED)
    for _ in range(STEPS):
        if max(map(abs, slope)) < settled:
            break
        way = _downhill(slope, steps)
        falls = sum(map(mul, way, slope))
        length = 1.0 if steps else 1.0 / sqrt(sum(map(mul, slope, slope)))
        while True:
            there = [each + length * along for each, along in zip(at, way)]
            lower, slope_there = slope_at(there)
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
    rows: Sequence[Sparse], targets: Sequence[float], penalties: Sequence[float], held: Sequence[float], at: list[float]
) -> tuple[float, list[float]]:
    """The surprise with its penalty, and how it changes with each weight."""
    off_held = [each - before for each, before in zip(at, held)]
    slope = list(map(mul, penalties, off_held))
    value = 0.5 * sum(map(mul, slope, off_held))
    weight = at.__getitem__
    for (places, values), target in zip(rows, targets):
        odds = sum(map(mul, values, map(weight, places)))
        value += (odds if odds > 0.0 else 0.0) + log1p(exp(-abs(odds))) - target * odds
        off = chance(odds) - target
        for place, each in zip(places, values):
            slope[place] += off * each
    return value, slope


def _dense(rows: Sequence[Sequence[float]], scale: Sequence[float], bias: bool) -> Any:
    table = numpy.array(rows) * numpy.array(scale)
    return numpy.hstack([table, numpy.ones((len(rows), 1))]) if bias else table


def _dense_slope(table: Any, targets: Any, penalties: Any, held: Any, at: list[float]) -> tuple[float, list[float]]:
    """The same as `_slope`."""
    weights = numpy.array(at)
    odds = table @ weights
    away = numpy.exp(-abs(odds))
    surprise = numpy.maximum(odds, 0.0) + numpy.log1p(away) - targets * odds
    off = numpy.where(odds >= 0.0, 1.0, away) / (1.0 + away) - targets
    pull = penalties * (weights - held)
    slope = table.T @ off + pull
    return float(surprise.sum() + 0.5 * (pull * (weights - held)).sum()), [float(each) for each in slope]

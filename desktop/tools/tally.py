"""Adds games up: wins, shares with their uncertainty, scores, lengths and times. Knows no game."""

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt
from statistics import median

from desktop.engine.game import Outcome
from desktop.engine.text import Text
from desktop.tools.contest import Played

Z95 = 1.96


class Times:
    """Durations in buckets 2 % wide: percentiles of any number of decisions in little memory."""

    WIDTH = log(1.02)
    LEAST = 1e-4  # ms

    def __init__(self) -> None:
        self._buckets: Counter[int] = Counter()
        self._max = 0.0

    def add(self, ms: float) -> None:
        self._buckets[round(log(max(ms, self.LEAST)) / self.WIDTH)] += 1
        self._max = max(self._max, ms)

    def plain(self) -> dict[str, float | None]:
        """The median, the time that 95 % stay below, and the longest."""
        longest = self._significant(self._max) if self._buckets else None
        return {"p50": self._percentile(0.50), "p95": self._percentile(0.95), "max": longest}

    def _percentile(self, part: float) -> float | None:
        left = part * self._buckets.total()
        for bucket in sorted(self._buckets):
            left -= self._buckets[bucket]
            if left <= 0:
                return self._significant(min(exp(bucket * self.WIDTH), self._max))
        return None

    @staticmethod
    def _significant(ms: float) -> float:
        return float(f"{ms:.3g}")


def half_width(share: float, games: int) -> float:
    """Half of Wilson's 95 % interval, which stays honest at shares of 0 and 1. Split wins make it a little wide."""
    return Z95 / (1 + Z95**2 / games) * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))


def shares(played: Played) -> list[float]:
    """What each seat won of this game."""
    return list(Outcome(played.winners, played.scores, Text(""), played.shared).shares())


class Tally:
    """The sums over many games."""

    def __init__(self, entries: Sequence[str]) -> None:
        seats = len(entries)
        self.entries = tuple(entries)
        self.games = self.draws = self.plies = self.illegal = 0
        self.wins = [0] * seats
        self.share = [0.0] * seats
        self.score = [0.0] * seats
        self.by_seat = [0.0] * seats
        self.by_role: dict[str, list[float]] = {}
        self.turns: list[int] = []
        self.times = {entry: Times() for entry in entries}

    def add(self, played: Played) -> None:
        self.games += 1
        self.draws += not played.winners and not played.shared
        self.plies += played.plies
        self.illegal += played.illegal
        if played.turns is not None:
            self.turns.append(played.turns)
        for seat, (entry, share) in enumerate(zip(played.seating, shares(played), strict=True)):
            self.wins[entry] += seat in played.winners
            self.share[entry] += share
            self.score[entry] += played.scores[seat]
            self.by_seat[seat] += share
            if played.roles:
                self.by_role.setdefault(played.roles[seat], []).append(share)
        for level, spent in played.decisions_ms.items():
            for ms in spent:
                self.times[level].add(ms)

    def plain(self) -> dict[str, object]:
        """The sums as the JSON of `sim` holds them."""
        share = [total / self.games for total in self.share]
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "share": [round(part, 6) for part in share],
            "ci95": [round(half_width(part, self.games), 6) for part in share],
            "mean_score": [round(total / self.games, 6) for total in self.score],
            "by_seat": [round(total / self.games, 6) for total in self.by_seat],
            "by_role": {role: round(sum(parts) / len(parts), 6) for role, parts in self.by_role.items()},
            "plies": self.plies,
            "turns_median": median(self.turns) if self.turns else None,
            "illegal": self.illegal,
            "decision_ms": {level: times.plain() for level, times in self.times.items()},
        }

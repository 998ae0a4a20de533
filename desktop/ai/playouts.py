"""Weighs the few actions that a game thinks worth it by playing each of them out, over the same imagined worlds.

Where a turn is long and chance is large, a tree hardly grows; a game then names its candidates and plays positions on
by its own rules. Every candidate meets the same worlds with the same dice, so that luck is shared and only differences
count. Whoever falls behind for certain is dropped, and the search ends when one is left. The best of several
looks better than it is: the game's rule of thumb stands until it is beaten by more than luck explains.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from desktop.ai.ismcts import Found
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng

FIRST: Final = 8  # worlds before anybody may be dropped, or preferred
SURE: Final = 2.2  # standard errors by which a candidate must be behind to be dropped
BETTER: Final = 0.6  # standard errors by which the rule of thumb must be behind to be overruled


class Tried(NamedTuple):
    """A candidate, its reward in each world, and whether nobody has left it far behind."""

    action: Action
    rewards: list[float]
    left: bool


class Playouts:
    """One weighing; the first candidate is what the game would play without any search."""

    def __init__(self, info: InfoSet, candidates: list[Action], rng: Rng) -> None:
        playout = info.game.bots.playout
        assert playout is not None
        self.info = info
        self.iterations = 0
        self._playout = playout
        self._rng = rng
        self._rewards: dict[Action, list[float]] = {action: [] for action in candidates}
        self._left = list(candidates)

    def run(self, iterations: int, seconds: float, hurry: Callable[[], bool]) -> None:
        """Play out until the iterations (0: any number) or the seconds (0: any time) are spent, or one is left."""
        begun = perf_counter()
        while len(self._left) > 1:
            if iterations and self.iterations + len(self._left) > iterations:
                return
            if self.iterations and (hurry() or (seconds and perf_counter() - begun >= seconds)):
                return
            self._round()
            if len(self._rewards[self._left[0]]) >= FIRST:
                self._drop()

    def _round(self) -> None:
        """One world for everybody who is left."""
        world = self.info.sample(self._rng)
        dice = self._rng.bits()
        for action in self._left:
            after = world.clone()
            after.rng = world.rng
            after.apply(action)
            self._rewards[action].append(self._playout(after, Rng(dice))[self.info.seat])
            self.iterations += 1

    def _drop(self) -> None:
        """Let those go that are surely worse than the best."""
        best = max(self._left, key=self._mean)
        high = self._rewards[best]
        gaps = {action: _gaps(self._rewards[action], high) for action in self._left if action != best}
        self._left = [action for action in self._left if action == best or not _clear(gaps[action], SURE)]

    def _mean(self, action: Action) -> float:
        rewards = self._rewards[action]
        return sum(rewards) / len(rewards)

    def best(self) -> Action:
        """The candidate that did best among those left, or the first while it may be as good."""
        return best_of([self.tried()])

    def tried(self) -> list[Tried]:
        """Every candidate in the order in which it was named."""
        return [Tried(action, rewards, action in self._left) for action, rewards in self._rewards.items()]

    def found(self) -> list[Found]:
        """Every candidate with its expected reward, those that stayed longest first."""
        tried = [
            Found(action, len(rewards), self._mean(action)) for action, rewards in self._rewards.items() if rewards
        ]
        return sorted(tried, key=lambda found: (-found.visits, -found.value))


def best_of(shares: Sequence[list[Tried]]) -> Action:
    """The same for several weighings of the same candidates; who was left in any of them is left."""
    rows = [[share[number] for share in shares] for number in range(len(shares[0]))]
    first = rows[0]
    if sum(max(len(tried.rewards) for tried in share) for share in shares) < FIRST:
        return first[0].action
    left = [row for row in rows if any(tried.left for tried in row)]
    best = max(left, key=_mean_of)
    gaps = [gap for low, high in zip(first, best) for gap in _gaps(low.rewards, high.rewards)]
    stays = any(tried.left for tried in first) and not _clear(gaps, BETTER)
    return first[0].action if stays else best[0].action


def ranked(shares: Sequence[list[Tried]]) -> list[Found]:
    """The best of several weighings, and the other candidates that were tried, as they did."""
    best = best_of(shares)
    rows = [[share[number] for share in shares] for number in range(len(shares[0]))]
    first = next(row for row in rows if row[0].action == best)
    others = [row for row in rows if row is not first and any(tried.rewards for tried in row)]
    return [_found(row) for row in (first, *sorted(others, key=_mean_of, reverse=True))]


def _found(row: list[Tried]) -> Found:
    """A candidate that has been left behind was met by none of the last worlds."""
    met = sum(len(tried.rewards) for tried in row)
    return Found(row[0].action, met if any(tried.left for tried in row) else 0, _mean_of(row) if met else 0.0)


def _mean_of(row: list[Tried]) -> float:
    rewards = [reward for tried in row for reward in tried.rewards]
    return sum(rewards) / len(rewards)


def _gaps(low: list[float], high: list[float]) -> list[float]:
    """By how much one is ahead in each world that both met."""
    return [better - worse for worse, better in zip(low, high)]


def _clear(gaps: list[float], errors: float) -> bool:
    """Whether that is more than so many standard errors."""
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean > errors * sqrt(spread / len(gaps)) + 1e-9

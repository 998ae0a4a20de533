"""An agent chooses among the legal actions of an InfoSet; it is given nothing else but a budget and dice."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng


def never() -> bool:
    """Nobody is in a hurry."""
    return False


class Budget(NamedTuple):
    """How long to think: iterations where a result must repeat, seconds at the table; 0: the level's own."""

    seconds: float = 0.0
    iterations: int = 0
    hurry: Callable[[], bool] = never  # true once somebody wants the move now


class Agent(Protocol):
    """Anything that can sit in a seat."""

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """One of `info.legal`."""


class RandomAgent:
    """Any legal action, each as likely."""

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """One of the legal actions."""
        return info.legal[rng.below(len(info.legal))]


class GreedyAgent:
    """The game's own rule of thumb."""

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """What the game's greedy bot plays."""
        return info.game.bots.greedy(info, rng)

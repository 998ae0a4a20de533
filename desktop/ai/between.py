"""An opponent between two rungs: in some of its decisions it plays as the upper one, in the others as the lower."""

from collections.abc import Callable

from desktop.ai.agent import SHARING, Agent, Budget
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Spent
from desktop.engine.opponents import Level, longer_is_better
from desktop.engine.rng import Rng


class BetweenAgent:
    """Whose turn it is, the dice say; both know what the seat knows, and no more."""

    def __init__(self, level: Level, agent_for: Callable[[Level], Agent]) -> None:
        assert level.halves is not None
        self.halves = tuple((half, agent_for(half)) for half in level.halves)
        self.upward = level.upward
        self.iterations: Spent = 0

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """What one of the two would play; only whoever is better the longer it thinks is given the table's time."""
        upper = rng.chance() < self.upward
        level, agent = self.halves[upper]
        other = self.halves[not upper][1]
        if isinstance(other, SHARING):
            other.pace.stand_by(budget.decision)
        action = agent.choose(info, budget if longer_is_better(level) else budget._replace(seconds=0.0), rng)
        self.iterations = agent.iterations
        return action

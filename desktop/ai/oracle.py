"""The oracle: a game's strong opponent on the true position, with three times its budget. It measures how much of a
game is luck.

It is no opponent. Only the tools import this module, because only they hold a match and need no honesty: neither
`find_level` nor the opponents' process knows the oracle, and that process holds no true state it could be shown.
"""

from typing import Final

from desktop.ai.agent import Agent, Budget
from desktop.ai.levels import agent_for, find_level, yardstick
from desktop.ai.shares import total
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match, Spent
from desktop.engine.opponents import Level
from desktop.engine.rng import Rng
from desktop.engine.state import State

ORACLE: Final = yardstick("oracle", "oracle")
MORE: Final = 3  # times the strong opponent's budget


class OpenInfo(InfoSet):
    """What no seat may have: every world it draws is the true one, generator and all, and the seat knows every card."""

    __slots__ = ()

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._world = state.clone()
        for zone, known in enumerate(state.known):
            for at in range(len(known or ())):
                self._world.reveal(zone, at, 1 << seat)
        self._view = None
        self._sensible = None
        self.legal = state.legal() if state.decider() == seat else []

    def sample(self, rng: Rng) -> State:
        """The true state."""
        return self._world.clone()


class Oracle:
    """Whoever is strong at this game, with more time; it is to be handed an `OpenInfo`."""

    def __init__(self, strong: Level) -> None:
        own = strong._replace(
            seconds=MORE * strong.seconds, iterations=MORE * strong.iterations, turn=MORE * strong.turn
        )
        self.strong = agent_for(own)
        self.iterations: Spent = 0

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """What the strong opponent plays when it sees everything."""
        more = budget._replace(seconds=MORE * budget.seconds, iterations=MORE * total(budget.iterations))
        action = self.strong.choose(info, more, rng)
        self.iterations = self.strong.iterations
        return action


def find_player(game: Game, name: str) -> Level:
    """Whoever a tool may seat: a level of the game or a yardstick, the oracle among them."""
    return ORACLE if name == ORACLE.id else find_level(game, name)


def player_for(game: Game, level: Level) -> Agent:
    """A fresh agent that plays at this level."""
    return Oracle(find_level(game, "strong")) if level is ORACLE else agent_for(level)


def info_for(agent: Agent, match: Match, seat: int) -> InfoSet:
    """What this agent is handed: an honest one, what its seat may know."""
    return OpenInfo(match.game, match.state, seat) if isinstance(agent, Oracle) else match.info(seat)

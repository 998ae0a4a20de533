"""The oracle: the same search, on the true position. It measures how much of a game is luck.

It is no opponent. Only the tools import this module, because only they hold a match and need no honesty: neither
`find_level` nor the opponents' process knows the oracle, and that process holds no true state it could be shown.
"""

from desktop.ai.agent import Agent, SearchAgent
from desktop.ai.ismcts import Plan
from desktop.ai.levels import agent_for, find_level, yardstick
from desktop.engine.game import Game, Level
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.engine.rng import Rng
from desktop.engine.state import State

ORACLE = yardstick("oracle", "oracle", seconds=0.3)


class OpenInfo(InfoSet):
    """What no seat may have: every world it draws is the true one, generator and all."""

    __slots__ = ()

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._world = state.clone()
        self._view = None
        self.legal = state.legal() if state.decider() == seat else []

    def sample(self, rng: Rng) -> State:
        """The true state."""
        return self._world.clone()


class Oracle(SearchAgent):
    """A searching opponent that is to be handed an `OpenInfo`."""


def find_player(game: Game, name: str) -> Level:
    """Whoever a tool may seat: a level of the game or a yardstick, the oracle among them."""
    return ORACLE if name == ORACLE.id else find_level(game, name)


def player_for(level: Level) -> Agent:
    """A fresh agent that plays at this level."""
    return Oracle(Plan(), level.iterations, level.seconds) if level is ORACLE else agent_for(level)


def info_for(agent: Agent, match: Match, seat: int) -> InfoSet:
    """What this agent is handed: an honest one, what its seat may know."""
    return OpenInfo(match.game, match.state, seat) if isinstance(agent, Oracle) else match.info(seat)

"""From the name of a level to the agent that plays it."""

from collections.abc import Callable

from desktop.ai.agent import Agent, GreedyAgent, RandomAgent
from desktop.engine.game import Game, Level

AGENTS: dict[str, Callable[[], Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}


class UnknownLevel(ValueError):
    """A level that the game does not offer; the message is a sentence."""


def find_level(game: Game, name: str) -> Level:
    """The game's level of this name."""
    for level in game.bots.levels:
        if level.id == name:
            return level
    offered = ", ".join(level.id for level in game.bots.levels)
    raise UnknownLevel(f"{game.info.title} has no opponent '{ascii(name[:40])[1:-1]}'; it has {offered}")


def agent_for(level: Level) -> Agent:
    """A fresh agent that plays at this level."""
    return AGENTS[level.agent]()

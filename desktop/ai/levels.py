"""From the name of a level to the agent that plays it.

Every game offers easy, standard and strong. `random` and `greedy` are yardsticks for measuring, never offered at the
table. The third yardstick, the oracle, is unknown here: what is found by name sees an InfoSet and nothing else.
"""

from collections.abc import Callable

from desktop.ai.agent import (
    Agent,
    CarelessAgent,
    GreedyAgent,
    HastyAgent,
    JudgeAgent,
    PlayoutAgent,
    RandomAgent,
    SearchAgent,
)
from desktop.ai.between import BetweenAgent
from desktop.ai.ismcts import Plan
from desktop.ai.slips import SLIPS, slipping
from desktop.engine.game import Game
from desktop.engine.opponents import STYLED, Level, level_of, rung, styles_of
from desktop.engine.text import Text

AGENTS: dict[str, Callable[[Level], Agent]] = {
    "random": lambda level: RandomAgent(),
    "greedy": lambda level: GreedyAgent(),
    "hasty": lambda level: HastyAgent(level.blur),
    "careless": lambda level: CarelessAgent(level.blur),
    "judge": lambda level: JudgeAgent(level.style),
    "playouts": lambda level: PlayoutAgent(level.iterations, level.seconds, level.turn, level.style),
    "search": lambda level: SearchAgent(
        Plan(lasting=level.lasting), level.iterations, level.seconds, level.turn, level.style
    ),
    "between": lambda level: BetweenAgent(level, agent_for),
    **dict.fromkeys(SLIPS, slipping),
}


def yardstick(name: str, agent: str, seconds: float = 0.0) -> Level:
    texts = (Text(f"house.level.{name}.name"), Text(f"house.level.{name}.character"))
    return Level(name, agent, *texts, seconds=seconds)


YARDSTICKS = {
    "random": yardstick("random", "random"),
    "greedy": yardstick("greedy", "greedy"),
}


class UnknownLevel(ValueError):
    """A level that the game does not offer; the message is a sentence."""


def find_level(game: Game, name: str) -> Level:
    """The game's level of this name, be it in a style or between two rungs, or a yardstick."""
    found = level_of(game, name) or YARDSTICKS.get(name)
    if found is None:
        raise UnknownLevel(_unknown(game, name))
    return found


def _unknown(game: Game, name: str) -> str:
    """What there is instead."""
    title, level, asked = game.info.title, rung(name), ascii(name[:40])[1:-1]
    levels = [each.id for each in game.bots.levels]
    if level not in levels or level == name:
        return f"{title} has no opponent '{asked}'; it has {', '.join([*levels, *YARDSTICKS])}"
    styles = [f"{level}{STYLED}{each.id}" for each in styles_of(game, level)]
    if styles:
        return f"{title} has no opponent '{asked}'; in a style it has {', '.join(styles)}"
    return f"{title} has no opponent '{asked}'; '{level}' plays in no style"


def agent_for(level: Level) -> Agent:
    """A fresh agent that plays at this level."""
    return AGENTS[level.agent](level)

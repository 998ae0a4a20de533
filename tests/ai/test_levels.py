"""desktop/ai/levels.py: from the name of a level to the agent that plays it."""

import pytest

from desktop.ai.agent import GreedyAgent, RandomAgent
from desktop.ai.levels import AGENTS, YARDSTICKS, UnknownLevel, agent_for, find_level
from desktop.engine.game import Game
from desktop.engine.opponents import usual_level
from desktop.games import BY_ID

LEVELS = ("first_evening", "easy", "casual", "standard", "club", "seasoned", "expert", "strong")


def test_a_level_is_found_by_its_id() -> None:
    clash = BY_ID["clash"]
    assert find_level(clash, "strong") is next(level for level in clash.bots.levels if level.id == "strong")


def test_yardsticks_are_found_too_but_never_offered() -> None:
    clash = BY_ID["clash"]
    assert list(YARDSTICKS) == ["random", "greedy"]
    for name in YARDSTICKS:
        assert find_level(clash, name) is YARDSTICKS[name]
        assert name not in [level.id for level in clash.bots.levels]


@pytest.mark.parametrize("name", ["", "oracle", "Greedy", "stdin", "person", "\ud800", "x" * 10_000])
def test_a_level_there_is_not_is_said_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownLevel) as error:
        find_level(BY_ID["clash"], name)
    said = str(error.value)
    assert said.startswith("Clash of Decks has no opponent '") and said.endswith(
        f"; it has {', '.join(LEVELS)}, random, greedy"
    )
    assert said.isprintable() and len(said) < 250


def test_each_call_makes_a_fresh_agent() -> None:
    level = find_level(BY_ID["clash"], "random")
    assert isinstance(agent_for(level), RandomAgent) and agent_for(level) is not agent_for(level)
    assert isinstance(agent_for(find_level(BY_ID["clash"], "greedy")), GreedyAgent)


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_every_level_of_every_game_can_play(game: Game) -> None:
    ids = [level.id for level in game.bots.levels]
    assert len(set(ids)) == len(ids) and tuple(ids) == LEVELS
    assert usual_level(game) == "standard"
    for level in game.bots.levels:
        assert level.agent in AGENTS
        assert hasattr(agent_for(level), "choose")

"""The blunder suite: positions in which one move is plainly best, how that is known, and who finds it."""

import pytest

from desktop.ai.agent import Budget, never
from desktop.ai.ismcts import Plan, Search
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.chronicle import GAME
from tests.games.chronicle.fields import legal
from tests.games.chronicle.positions import Blunder, plainly_best, read, span

BLUNDERS = tuple(read())
WORLDS = 12


def test_the_suite_is_large_and_well_formed() -> None:
    assert len(BLUNDERS) >= 30 and len({blunder.name for blunder in BLUNDERS}) == len(BLUNDERS)
    verbs = set()
    for blunder in BLUNDERS:
        assert blunder.why.endswith(".") and set(blunder.best) < set(legal(blunder.state())), blunder.name
        verbs |= {text.partition(":")[0] for text in blunder.best}
    assert verbs >= {"play", "cover", "return", "take", "discard", "give", "shed", "lose"}


@pytest.mark.parametrize("blunder", BLUNDERS, ids=str)
def test_the_best_moves_are_proved_by_playing_every_line(blunder: Blunder) -> None:
    assert plainly_best(span(blunder.state(), WORLDS)) == sorted(blunder.best)


def solved(name: str) -> int:
    """How many positions a level solves at once."""
    level = agent_for(find_level(GAME, name))
    count = 0
    for number, blunder in enumerate(BLUNDERS):
        state = blunder.state()
        info = InfoSet(GAME, state, state.decider())
        count += GAME.verbs.text(level.choose(info, Budget(), Rng(number))) in blunder.best
    return count


def test_random_moves_and_rules_of_thumb_are_apart() -> None:
    found = {name: solved(name) for name in ("random", "greedy")}
    assert found["random"] < len(BLUNDERS) // 2 < found["greedy"], found


def test_a_search_solves_nearly_all() -> None:
    missed = []
    for blunder in BLUNDERS:
        state = blunder.state()
        search = Search(InfoSet(GAME, state, state.decider()), Rng(1), Plan())
        search.run(300, 0.0, never)
        if GAME.verbs.text(search.found()[0].action) not in blunder.best:
            missed.append(blunder.name)
    assert len(missed) <= len(BLUNDERS) // 20, missed

"""The blunder suite: positions in which one move is plainly best, how that is known, and who finds it."""

import pytest

from desktop.ai.agent import never
from desktop.ai.ismcts import Plan, Search
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.chronicle import GAME
from desktop.games.chronicle.state import ChronicleState
from tests.games import blunders
from tests.games.blunders import Blunder
from tests.games.chronicle.positions import laid, plainly_best, span

BLUNDERS = blunders.read(GAME, laid)
WORLDS = 12


def test_the_suite_is_large_and_well_formed() -> None:
    assert len(BLUNDERS) >= 30
    blunders.assert_well_formed(GAME, BLUNDERS)
    verbs = {text.partition(":")[0] for blunder in BLUNDERS for text in blunder.best}
    assert verbs >= {"play", "cover", "return", "take", "discard", "give", "shed", "lose"}


@pytest.mark.parametrize("blunder", BLUNDERS, ids=str)
def test_the_best_moves_are_proved_by_playing_every_line(blunder: Blunder[ChronicleState]) -> None:
    assert plainly_best(span(blunder.state(), WORLDS)) == sorted(blunder.best)


def test_random_moves_and_rules_of_thumb_are_apart() -> None:
    seeds = range(3)
    missed = {name: len(blunders.missed(GAME, BLUNDERS, name, seeds)) for name in ("random", "greedy")}
    assert missed["greedy"] < len(seeds) * len(BLUNDERS) / 2 < missed["random"], missed


def test_a_search_solves_nearly_all() -> None:
    missed = []
    for blunder in BLUNDERS:
        state = blunder.state()
        search = Search(InfoSet(GAME, state, state.decider()), Rng(1), Plan())
        search.run(300, 0.0, never)
        if GAME.verbs.text(search.found()[0].action) not in blunder.best:
            missed.append(blunder.name)
    assert len(missed) <= len(BLUNDERS) // 20, missed

"""Turns that can be won are won: positions out of games, proved by tests/ai/won.py and not by what the levels use.

A few of each game always, 300 a game behind `-m soak`; `python -m tests.ai.won GAME` counts any number.
"""

from itertools import islice

import pytest

from desktop.games import BY_ID
from tests.ai.won import Prover, harvest, missed, played
from tests.games import blunders
from tests.games.clash.positions import position
from tests.games.setups import SETUPS, SetUp, set_ups

GAMES = list(BY_ID)
CLASH = BY_ID["clash"]
PLAYERS = ("greedy",)
FEW, MANY = 4, 300
STANDARD = 0.05  # the share that standard may miss


@pytest.mark.parametrize("count", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_strong_misses_none_and_standard_hardly_any(game: str, count: int) -> None:
    levels = ("standard", "strong")
    misses: dict[str, list[str]] = {level: [] for level in levels}
    for won in islice(harvest(set_ups(game), PLAYERS), count):
        for level in levels:
            chosen = missed(won, level)
            if chosen is not None:
                misses[level].append(f"{won.setup} seed {won.seed} ply {won.ply}: {chosen}")
    assert not misses["strong"]
    assert len(misses["standard"]) <= STANDARD * count, misses["standard"]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_win_is_proved_where_the_game_says_that_none_can_be(setup: SetUp) -> None:
    endgame = setup.rules().bots.endgame
    assert endgame is not None
    far = [state for _, state in played(setup, ("greedy",), 3) if not endgame.near(state)]
    for state in far[-60::6]:
        assert not Prover(setup.rules(), state, 300).winning()


def test_the_proof_finds_what_is_known_and_nothing_else() -> None:
    for blunder in blunders.read(CLASH, position):
        found = {CLASH.verbs.text(action) for action in Prover(CLASH, blunder.state()).winning()}
        if blunder.proof == "wins":
            assert found and found <= set(blunder.best), blunder.name
        else:
            assert not found, blunder.name


def test_who_leaves_a_win_lying_is_told() -> None:
    wins = list(islice(harvest(set_ups("clash"), ("greedy", "easy")), 8))
    assert any(missed(won, "easy") is not None for won in wins)


def test_what_wins_in_most_worlds_and_in_all_of_a_few_is_no_win() -> None:
    """Ganymede together: to stop wins in nine worlds of ten, and in all of the first two dozen."""
    setup = next(setup for setup in set_ups("ganymede") if str(setup) == "ganymede-coop")
    state = next(state for ply, state in played(setup, PLAYERS, 158) if ply == 34)
    prover = Prover(setup.rules(), state)
    found = prover.winning()
    assert [setup.rules().verbs.text(action) for action in found] == ["stop"]
    assert not prover.holds_in_more(found[0])


def test_a_win_that_is_one_holds_in_all_worlds() -> None:
    proved = [blunder for blunder in blunders.read(CLASH, position) if blunder.proof == "wins"]
    for blunder in proved[:3]:
        prover = Prover(CLASH, blunder.state())
        assert all(prover.holds_in_more(action) for action in prover.winning())

"""No opponent plays a dominated move, and what they choose among depends on nothing that their seat cannot see."""

from random import Random

import pytest

from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.games import BY_ID
from tests.games.dominated import blots, left_out
from tests.games.setups import SETUPS, SetUp
from tests.games.walks import reshuffled, walk


@pytest.mark.parametrize("games", [pytest.param(10, id="few"), pytest.param(500, id="many", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", BY_ID)
def test_no_level_plays_a_dominated_move(game: str, games: int) -> None:
    found, decisions = blots(game, games, 24)
    assert found == []
    assert decisions > 20 * games


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_left_out_is_what_is_dominated(setup: SetUp) -> None:
    """Along a random game: nothing more, nothing less, and never all."""
    for state in walk(setup, 5):
        if state.over:
            break
        left_out(state)


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_what_is_dominated_owes_nothing_to_what_is_hidden(game: Game) -> None:
    dice, narrowed = Random(3), 0
    for setup in SETUPS:
        if setup.game != game.info.id:
            continue
        for state in walk(setup, 11):
            if state.over:
                break
            seat = state.decider()
            infos = [InfoSet(game, world, seat) for world in (state, reshuffled(game, state, seat, dice))]
            assert infos[0].sensible == infos[1].sensible
            narrowed += len(infos[0].sensible) < len(infos[0].legal)
    assert narrowed

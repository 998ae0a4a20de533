"""No opponent knows more than its seat: whatever lies hidden, with the same dice and iterations it moves alike.

Two opponents of one level play on from the same position. One is shown it as it is, the other with everything its
seat cannot see laid out anew before each decision, the generator included. Both keep their trees.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from desktop.ai.agent import Agent, Budget
from desktop.ai.levels import agent_for, find_level
from desktop.ai.oracle import ORACLE, OpenInfo, player_for
from desktop.engine.actions import Action
from desktop.engine.compiling import compiled
from desktop.engine.game import Game, census
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import STYLED
from desktop.engine.rng import Rng, mix
from desktop.engine.state import State
from desktop.games import BY_ID
from tests.games.setups import SetUp, set_ups
from tests.games.walks import pick, reshuffled

LEVELS = [level.id for level in BY_ID["clash"].bots.levels]


def between(game: Game) -> list[str]:
    """Of those between two rungs the lowest."""
    return [f"{level.id}{STYLED}1" for level in game.bots.levels if level.steps > 1]


PLAYERS = [
    pytest.param(game, player, id=f"{game.info.id}-{player}")
    for game in BY_ID.values()
    for player in (*LEVELS, *between(game), *(f"{LEVELS[-1]}{STYLED}{style.id}" for style in game.bots.styles))
]
RUN = 5  # decisions in a row from one position


class Amount(NamedTuple):
    """How much is tried."""

    positions: int
    iterations: int


@pytest.fixture(
    params=[
        pytest.param(Amount(60 if compiled() else 30, 40), id="few"),
        pytest.param(Amount(2000, 60), id="2000", marks=pytest.mark.soak),
    ]
)
def amount(request: pytest.FixtureRequest) -> Amount:
    chosen: Amount = request.param
    return chosen


class Watched(InfoSet):
    """Looks at every world that a search draws."""

    __slots__ = ("drawn", "true")

    def __init__(self, setup: SetUp, state: State, seat: int) -> None:
        InfoSet.__init__(self, setup.rules(), state, seat)
        self.true = state
        self.drawn = 0

    def sample(self, rng: Rng) -> State:
        world = InfoSet.sample(self, rng)
        assert self.game.consistent(self.view, world) and census(world) == census(self.true)
        assert world.rng != self.true.rng
        self.drawn += 1
        return world


def starts(setup: SetUp, dice: Random) -> Iterator[State]:
    """Positions anywhere in random games, a game each."""
    while True:
        seed = dice.getrandbits(32)
        plies = dice.randrange(60)
        state, walk = setup.new(seed), Rng(mix(seed, 1))
        while plies and not state.over:
            state.apply(pick(state, walk))
            plies -= 1
        if not state.over:
            yield state


def decisions(setup: SetUp, count: int, dice: Random) -> Iterator[tuple[State, int, bool]]:
    """Positions with a choice, and whether a new run begins; whoever takes them plays on in them."""
    for start in starts(setup, dice):
        for number in range(RUN):
            while not start.over and len(start.legal()) == 1:
                start.apply(start.legal()[0])
            if start.over:
                break
            yield start, start.decider(), number == 0
            count -= 1
            if not count:
                return


def each(game: Game, count: int) -> Iterator[tuple[SetUp, int]]:
    """Every set-up of a game with its part of the positions."""
    setups = set_ups(game.info.id)
    for number, setup in enumerate(setups):
        yield setup, count // len(setups) + (number < count % len(setups))


@pytest.mark.parametrize(("game", "level"), PLAYERS)
def test_an_opponent_moves_alike_whatever_lies_hidden(game: Game, level: str, amount: Amount) -> None:
    dice, tried, drawn = Random(7), 0, 0
    for setup, count in each(game, amount.positions):
        agents: dict[int, list[Agent]] = {}
        for state, seat, fresh in decisions(setup, count, dice):
            if fresh:
                agents = {}
            pair = agents.setdefault(seat, [agent_for(find_level(game, level)) for _ in (0, 1)])
            infos = [Watched(setup, state, seat), Watched(setup, reshuffled(game, state, seat, dice), seat)]
            moves: list[Action] = [
                agent.choose(info, Budget(iterations=amount.iterations), Rng(tried))
                for agent, info in zip(pair, infos, strict=True)
            ]
            assert moves[0] is moves[1] and moves[0] in state.legal()
            assert pair[0].iterations == pair[1].iterations
            assert infos[0].drawn == infos[1].drawn
            state.apply(moves[0])
            tried += 1
            drawn += infos[0].drawn
    assert tried == amount.positions
    searching = find_level(game, level).agent == "search"  # but for decisions where all moves come to the same
    assert drawn > (tried * amount.iterations // 3 if searching else 0)


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_whoever_knew_more_would_be_found(game: Game) -> None:
    """The same measure, applied to the oracle."""
    dice, apart = Random(7), 0
    for setup, count in each(game, 60):
        for state, seat, _ in decisions(setup, count, dice):
            worlds = (state, reshuffled(game, state, seat, dice))
            moves = {
                player_for(game, ORACLE).choose(OpenInfo(game, world, seat), Budget(iterations=40), Rng(1))
                for world in worlds
            }
            apart += len(moves) > 1
            state.apply(min(moves))
    assert apart

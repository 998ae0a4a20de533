"""The set-ups that tests play: each game names its own in tests/games/<game>/setups.py."""

from importlib import import_module
from typing import Any, NamedTuple

from desktop.engine.game import Game
from desktop.engine.state import State
from desktop.games import BY_ID


class SetUp(NamedTuple):
    """A way to play a game; every mode, seat count and option that changes the course of a game has one."""

    game: str
    name: str
    mode: str
    seats: int
    options: dict[str, Any]
    most_plies: int  # no game may take longer, however it is played
    games: tuple[int, int] = (100, 1000)  # of its mode and seats, played always; of it alone, behind `-m soak`

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    def rules(self) -> Game:
        """The game itself."""
        return BY_ID[self.game]

    def new(self, seed: int, log: bool = False) -> State:
        """A game at its first decision."""
        return self.rules().new(self.seats, self.mode, self.options, seed, log)


def set_ups(game: str) -> tuple[SetUp, ...]:
    """The set-ups of a game."""
    named: tuple[SetUp, ...] = import_module(f"tests.games.{game}.setups").SETUPS
    return named


SETUPS = tuple(setup for game in BY_ID for setup in set_ups(game))

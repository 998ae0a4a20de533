"""Barbarossa for the harness: every number of seats, short games, because at random nobody takes Moscow.

Whole ones are played in tests/games/test_safeties.py.
"""

from typing import Any

from tests.games.setups import SetUp

GAMES = (20, 300)
# In a turn a seat has at most its cards to do something with, each a few times; no random game came near this.
PLIES_A_TURN = 60


def _setup(name: str, seats: int, rounds: int, **options: Any) -> SetUp:
    most = rounds * seats * PLIES_A_TURN
    return SetUp("barbarossa", name, "campaign", seats, {"round_limit": rounds, **options}, most, GAMES)


SETUPS = (
    _setup("two", 2, 20),
    _setup("two-always-asked", 2, 12, activation="always", first_seat="seat0"),
    _setup("three", 3, 12),
    _setup("four", 4, 8),
    _setup("five", 5, 7),
)

"""Chronicle for the harness: every number of seats, and both options."""

from typing import Any

from tests.games.setups import SetUp

# In a round all 36 cards are played at most once, and a few come back; each asks for at most one choice, the Fool for
# one of each seat.
ROUNDS = 200
MOST_PLIES = ROUNDS * (2 * (36 + 6) + 6)


def _setup(name: str, seats: int, **options: Any) -> SetUp:
    return SetUp("chronicle", name, "match", seats, options, MOST_PLIES)


SETUPS = (
    _setup("three", 3),
    _setup("four", 4),
    _setup("five", 5),
    _setup("six", 6),
    _setup("four-prolonged", 4, prolonged=True),
    _setup("five-two-histories", 5, histories=2),
)

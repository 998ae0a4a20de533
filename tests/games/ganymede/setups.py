"""Ganymede for the harness: the three modes, with every option that changes the course of a game."""

from typing import Any

from tests.games.setups import SetUp

# In a round each of three camps decides at most four times about drawing, thrice more for each 2 and 4 used, five times
# in the showdown, and twice after it.
ROUNDS = 200
MOST_PLIES = 2 + ROUNDS * 3 * (4 + 3 * 4 + 5 + 2)


def _setup(name: str, mode: str, seats: int, **options: Any) -> SetUp:
    many = 1000 if options else 2000
    return SetUp("ganymede", name, mode, seats, options, MOST_PLIES, (100, many))


SETUPS = (
    _setup("battle", "battle", 2),
    _setup("battle-two-played", "battle", 2, two_takes_to="played"),
    _setup("coop", "coop", 2),
    _setup("coop-recruits-open-plans", "coop", 2, purple_deck="recruits", open_plans=True),
    _setup("three", "three", 3),
    _setup("three-open-plans", "three", 3, open_plans=True, two_takes_to="played"),
)

"""Earth vs Skaxar for the harness: one mode, with every option that changes the course of a game."""

from typing import Any

from tests.games.setups import SetUp

TURNS = 500
# Every purchase costs 1000 at least, and no more than 230,000 ever come in; besides, two seats say `done` each turn and
# one may harvest.
MOST_PLIES = 230 + 3 * TURNS


def _setup(name: str, **options: Any) -> SetUp:
    games = (100, 1000 if options else 2000)
    return SetUp("fleet", name, "battle", 2, options, MOST_PLIES, games)


SETUPS = (
    _setup("battle"),
    _setup("battle-seat1-earth", fleets="seat1_earth"),
    _setup("battle-short", turn_limit=20),
)

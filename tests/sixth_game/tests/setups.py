"""High Card for the harness."""

from tests.games.setups import SetUp

SETUPS = tuple(
    SetUp("highcard", str(seats), "table", seats, {}, most_plies=6 * seats + 1, games=(20, 100)) for seats in (2, 3)
)

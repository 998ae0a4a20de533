"""How strong the opponents are, as it was measured: resources/ladder.toml, written by `python -m desktop ladder`.

A Qt-free leaf. Points are Elo's, and 0 is somebody who plays any legal card: 100 points more win 64 of 100 games
between two, 200 win 76. They hold for the game, the mode and the number of seats at which they were measured.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from desktop import measured_tables
from desktop.measured_tables import Table, content, tables

FILE = "ladder.toml"


class Standing(NamedTuple):
    """What was measured of a level."""

    points: int
    within: int  # half of the 95 % interval of how far that is from the middle of all who played
    games: int


class Ladder(NamedTuple):
    """The levels of a game at one kind of table."""

    game: str
    mode: str
    seats: int
    opponents: int  # the version of the game's opponents that was measured
    levels: dict[str, Standing]


@cache
def ladders() -> tuple[Ladder, ...]:
    """All that was measured."""
    return tuple(read(content(FILE)))


def read(text: str) -> list[Ladder]:
    """The ladders that a file's text holds."""
    return [
        Ladder(game, mode, seats, head["opponents"], {level: Standing(**told) for level, told in levels.items()})
        for game, mode, seats, head, levels in tables(text)
    ]


def measured_at(game: str, mode: str, seats: int, opponents: int) -> Ladder | None:
    """What was measured at such a table, of opponents that decide as they do now."""
    asked = (game, mode, seats, opponents)
    return next((each for each in ladders() if (each.game, each.mode, each.seats, each.opponents) == asked), None)


def nearest(game: str, mode: str, seats: int) -> Ladder | None:
    """What was measured at such a table, or else at the one of this game that is most like it."""
    own = [each for each in ladders() if each.game == game]
    return min(own, key=lambda each: (each.mode != mode, abs(each.seats - seats)), default=None)


def written(found: Iterable[Ladder]) -> str:
    """The text of a file that holds these."""
    return measured_tables.written(
        _HEAD,
        (
            Table(game, mode, seats, {"opponents": opponents}, {name: told._asdict() for name, told in levels.items()})
            for game, mode, seats, opponents, levels in found
        ),
    )


_HEAD = (
    "How strong each opponent is, by game, mode and seats: `python -m desktop ladder GAME --write`, not by hand.",
    "Points are Elo's; 0 is somebody who plays any legal card. "
    "`within`: half of the 95 % interval, beside all who played.",
)

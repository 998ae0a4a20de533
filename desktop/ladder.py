"""How strong the opponents are, as it was measured: resources/ladder.toml, written by `python -m desktop ladder`.

A Qt-free leaf. Points are Elo's, and 0 is somebody who plays any legal card: 100 points more win 64 of 100 games
between two, 200 win 76. They hold for the game, the mode and the number of seats at which they were measured.
"""

import tomllib
from functools import cache
from typing import Any, NamedTuple

from desktop import resources

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
    file = resources.path(FILE)
    return tuple(read(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def read(text: str) -> list[Ladder]:
    """The ladders that a file's text holds."""
    return [
        Ladder(game, mode, int(seats), table["opponents"], _levels(table["levels"]))
        for game, modes in tomllib.loads(text).items()
        for mode, tables in modes.items()
        for seats, table in tables.items()
    ]


def _levels(table: dict[str, Any]) -> dict[str, Standing]:
    return {level: Standing(**standing) for level, standing in table.items()}


def measured_at(game: str, mode: str, seats: int, opponents: int) -> Ladder | None:
    """What was measured at such a table, of opponents that decide as they do now."""
    asked = (game, mode, seats, opponents)
    return next((each for each in ladders() if (each.game, each.mode, each.seats, each.opponents) == asked), None)


def nearest(game: str, mode: str, seats: int) -> Ladder | None:
    """What was measured at such a table, or else at the one of this game that is most like it."""
    own = [each for each in ladders() if each.game == game]
    return min(own, key=lambda each: (each.mode != mode, abs(each.seats - seats)), default=None)


def written(found: list[Ladder]) -> str:
    """The text of a file that holds these."""
    lines = [f"# {line}" for line in _HEAD]
    for each in sorted(found, key=lambda each: (each.game, each.mode, each.seats)):
        lines += ["", f"[{each.game}.{each.mode}.{each.seats}]", f"opponents = {each.opponents}"]
        lines += ["", f"[{each.game}.{each.mode}.{each.seats}.levels]"]
        wide = max(map(len, each.levels))
        for level, (points, within, games) in each.levels.items():
            lines.append(f"{level:<{wide}} = {{ points = {points}, within = {within}, games = {games} }}")
    return "\n".join(lines) + "\n"


_HEAD = (
    "How strong each opponent is, by game, mode and seats: `python -m desktop ladder GAME --write`, not by hand.",
    "Points are Elo's; 0 is somebody who plays any legal card. "
    "`within`: half of the 95 % interval, beside all who played.",
)

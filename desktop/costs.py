"""What the moves of each opponent cost, as it was measured: resources/costs.toml, written by `python -m desktop costs`.

A Qt-free leaf. A rate is what moves lost of what was at stake (`ai/costs.py`): 1 is somebody careless. It holds for
the game, the mode and the number of seats, and for the judgement by which it was found.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from desktop import measured_tables
from desktop.measured_tables import Table, content, tables

FILE = "costs.toml"


class Rate(NamedTuple):
    """What was measured of a level."""

    rate: float
    within: float  # half of the 95 % interval
    spread: float  # the standard deviation of one match
    games: int


class Costs(NamedTuple):
    """The levels of a game at one kind of table."""

    game: str
    mode: str
    seats: int
    opponents: int  # the version of the game's opponents, who play and judge
    looks: int  # how long each choice was looked at
    levels: dict[str, Rate]


@cache
def costs() -> tuple[Costs, ...]:
    """All that was measured."""
    return tuple(read(content(FILE)))


def read(text: str) -> list[Costs]:
    """What a file's text holds."""
    return [
        Costs(game, mode, seats, **head, levels={level: Rate(**told) for level, told in levels.items()})
        for game, mode, seats, head, levels in tables(text)
    ]


def measured_at(game: str, mode: str, seats: int, opponents: int, looks: int) -> Costs | None:
    """What was measured at such a table, of opponents that play and judge as they do now."""
    asked = (game, mode, seats, opponents, looks)
    return next((each for each in costs() if each[:5] == asked), None)


def rate_and_strays(matches: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """What matches lost of what was at stake, given both of each; and the sum of squares by which they stray from it.

    A match with more at stake has more to say.
    """
    staked = sum(staked for _, staked in matches)
    rate, usual = sum(lost for lost, _ in matches) / staked, staked / len(matches)
    return rate, sum(((lost - rate * staked) / usual) ** 2 for lost, staked in matches)


def written(found: Iterable[Costs]) -> str:
    """The text of a file that holds these."""
    return measured_tables.written(
        _HEAD,
        (
            Table(
                *each[:3],
                {"opponents": each.opponents, "looks": each.looks},
                {level: rate._asdict() for level, rate in each.levels.items()},
            )
            for each in found
        ),
    )


_HEAD = (
    "What each opponent's moves cost, by game, mode and seats: `python -m desktop costs GAME --write`, not by hand.",
    "`rate` is what they lost of what was at stake, `within` half of its 95 % interval, `spread` that of one match.",
)

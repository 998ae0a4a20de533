"""What the moves of each opponent cost, as it was measured: resources/costs.toml, written by `python -m desktop costs`.

A Qt-free leaf. A rate is what moves lost of what was at stake (`ai/costs.py`): 1 is somebody careless. It holds for
the game, the mode and the number of seats, and for the judgement by which it was found.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from desktop import resources

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
    file = resources.path(FILE)
    return tuple(read(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def read(text: str) -> list[Costs]:
    """What a file's text holds."""
    return [
        Costs(game, mode, int(seats), table["opponents"], table["looks"],
              {level: Rate(**rate) for level, rate in table["levels"].items()})
        for game, modes in tomllib.loads(text).items()
        for mode, tables in modes.items()
        for seats, table in tables.items()
    ]  # fmt: skip


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


def written(found: list[Costs]) -> str:
    """The text of a file that holds these."""
    lines = [f"# {line}" for line in _HEAD]
    for each in sorted(found, key=lambda each: each[:3]):
        table = f"{each.game}.{each.mode}.{each.seats}"
        lines += ["", f"[{table}]", f"opponents = {each.opponents}", f"looks = {each.looks}", "", f"[{table}.levels]"]
        wide = max(map(len, each.levels))
        for level, (rate, within, spread, games) in each.levels.items():
            numbers = f"rate = {rate:.3f}, within = {within:.3f}, spread = {spread:.3f}, games = {games}"
            lines.append(f"{level:<{wide}} = {{ {numbers} }}")
    return "\n".join(lines) + "\n"


_HEAD = (
    "What each opponent's moves cost, by game, mode and seats: `python -m desktop costs GAME --write`, not by hand.",
    "`rate` is what they lost of what was at stake, `within` half of its 95 % interval, `spread` that of one match.",
)

"""How opponents in a style play, as it was measured: resources/styles.toml, written by `python -m desktop styles`.

A Qt-free leaf. Each style met its own level without a style, with equal iterations, each deal from all seats.
"""

import tomllib
from functools import cache
from typing import NamedTuple

from desktop.measured_tables import content

FILE = "styles.toml"


class Mean(NamedTuple):
    """A mean, in percent or as a number, and half of its 95 % interval."""

    mean: float
    within: float


class Told(NamedTuple):
    """A figure of a style's play, and of play without one."""

    styled: Mean
    balanced: Mean

    @property
    def clear(self) -> bool:
        """Whether the two intervals lie apart."""
        return abs(self.styled.mean - self.balanced.mean) > self.styled.within + self.balanced.within


class Measured(NamedTuple):
    """What was measured of a style."""

    game: str
    style: str
    level: str
    opponents: int  # the version of the game's opponents that was measured
    games: int
    won: Mean  # of its games, in percent
    figures: dict[str, Told]


@cache
def measured() -> tuple[Measured, ...]:
    """All that was measured."""
    return tuple(read(content(FILE)))


def telling(game: str, style: str) -> dict[str, Told]:
    """The figures in which a style plays otherwise for certain; none of a style that was not measured."""
    found = next((each for each in measured() if (each.game, each.style) == (game, style)), None)
    return {} if found is None else {name: told for name, told in found.figures.items() if told.clear}


def read(text: str) -> list[Measured]:
    """What a file's text holds."""
    found = []
    for game, styles in tomllib.loads(text).items():
        for style, row in styles.items():
            figures = {
                name: Told(Mean(*told["styled"]), Mean(*told["balanced"])) for name, told in row["figures"].items()
            }
            won = Mean(*row["won"])
            found.append(Measured(game, style, row["level"], row["opponents"], row["games"], won, figures))
    return found


def written(found: list[Measured]) -> str:
    """The text of a file that holds these."""
    lines = [f"# {line}" for line in _HEAD]
    for each in sorted(found, key=lambda each: (each.game, each.style)):
        lines += ["", f"[{each.game}.{each.style}]", f'level = "{each.level}"', f"opponents = {each.opponents}"]
        lines += [f"games = {each.games}", f"won = [{each.won.mean}, {each.won.within}]"]
        lines += ["", f"[{each.game}.{each.style}.figures]"]
        for name, (styled, balanced) in each.figures.items():
            means = f"styled = [{styled.mean}, {styled.within}], balanced = [{balanced.mean}, {balanced.within}]"
            lines.append(f"{name} = {{ {means} }}")
    return "\n".join(lines) + "\n"


_HEAD = (
    "How opponents in a style play: `python -m desktop styles GAME --write`, not by hand.",
    "Each figure is a mean with half of its 95 % interval, beside that of the same level without a style.",
)

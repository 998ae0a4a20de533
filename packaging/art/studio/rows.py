"""The table of a game's pictures: a row a picture, and everything that is needed to make it again."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent


class Row(NamedTuple):
    """A picture: what stands where, when, and how it is seen."""

    name: str
    figure: str  # the function that builds it, in one of the world's modules
    ground: str
    light: str
    close: tuple[float, ...] = ()  # what level S shows: left, top and width, in widths of the picture
    size: tuple[float, ...] = ()  # in units, where it is not a card's
    build: dict[str, Any] = {}  # what the function is told: palette, pose, size  # noqa: RUF012
    turn: float = 0.0  # degrees about the vertical
    grow: float = 1.0
    sink: float = 0.0  # height of the feet
    eye: float = 1.1  # height of the lens
    far: float = 7.5  # its distance
    aim: float = 1.5  # height it looks at
    lift: float = -0.14  # moves the picture up, so that the foot is free for name and numbers
    lens: float = 66
    dust: int = 30
    grain: float = 14.0  # how fine the figure's surface is
    bump: float = 0.25  # and how uneven
    exposure: float = 0.0
    seed: str = ""
    foot: float = -1.0  # how dark its lower third is, if not as the world says

    @property
    def dice(self) -> str:
        """What everything random in the picture comes from."""
        return self.seed or self.name


def rows(game: str) -> dict[str, Row]:
    """All pictures of a game, by name."""
    table = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))
    found = {}
    for name, row in table.items():
        unknown = row.keys() - set(Row._fields)
        if unknown:
            raise ValueError(f"{game}.toml, [{name}]: nobody reads {', '.join(sorted(unknown))}")
        told: dict[str, Any] = {key: tuple(each) if isinstance(each, list) else each for key, each in row.items()}
        found[name] = Row(name=name, **told)
    return found

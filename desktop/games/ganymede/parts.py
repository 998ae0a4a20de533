"""What is no card on the table of this game, as plain data; its world under `desktop/worlds/` paints it."""

from __future__ import annotations

from typing import NamedTuple

from desktop.look import Portion


class Cubes(NamedTuple):
    """Something to lose, a cube a point: hit points."""

    label: str
    have: int
    of: int
    color: str


class Gauge(NamedTuple):
    """A sum against a limit: its portions in a row; what lies past the limit is lost."""

    label: str
    reads: str  # the sum as one says it: `18`, `6 + ?`
    portions: tuple[Portion, ...]
    limit: int
    over: str  # what it is called past the limit
    hint: str = ""  # what one more would do
    ahead: tuple[Portion, ...] = ()  # each kind that may come next, and where the sum would then stand
    exact: str = ""  # what it is called when it is just the limit
    past: bool = False  # over the limit: told apart without colour
    unknown: int = 0  # portions that nobody here knows
    taken: Portion | None = None  # what another side's cards took off the end of the sum, and in which words


class Tally(NamedTuple):
    """What a pile is made of: a heading, and of each kind how many."""

    title: str
    kinds: tuple[Portion, ...]
    text: str = ""

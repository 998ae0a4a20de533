"""What is no card on the table of this game, as plain data; its world under `desktop/worlds/` paints it."""

from __future__ import annotations

from typing import NamedTuple

SIDES = (("#D98A4A", "square"), ("#6F9BD8", "diamond"))  # west, east


class Gems(NamedTuple):
    """Something to count: mana."""

    label: str
    have: int
    of: int


class Track(NamedTuple):
    """A place among places: steps to an end. `at` is -1 when it stands nowhere."""

    label: str
    at: int
    of: int
    color: str = ""
    short: str = ""  # the label in fewer words, for large text

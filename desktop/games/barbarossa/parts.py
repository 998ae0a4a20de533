"""What is no card on the table of this game, as plain data; its world under `desktop/worlds/` paints it."""

from __future__ import annotations

from typing import NamedTuple

from desktop.look import Figure


class Tiles(NamedTuple):
    """Numbers with their signs, a tile each, in so many columns; what they count in a word, where there is room."""

    cells: tuple[Figure, ...]
    columns: int
    words: tuple[str, ...] = ()


class Siege(NamedTuple):
    """What is gathered towards a cost, what more there could be, and what it may cost in the end."""

    title: str
    reads: str  # the sum as one says it: `14 of 18 BP`
    have: int
    of: int  # 0: nothing is attacked
    near: int = 0  # how much of it there would be with what only tires, and
    far: int = 0  # with what is given up for it
    lines: tuple[str, ...] = ()
    warning: str = ""

"""What is no card on the table of this game, as plain data; its world under `desktop/worlds/` paints it."""

from __future__ import annotations

from typing import NamedTuple

from desktop.look import Figure, Portion


class Purse(NamedTuple):
    """Money: how much, and in which coins; a portion a denomination."""

    label: str
    reads: str
    coins: tuple[Portion, ...]


class Figures(NamedTuple):
    """A heading over a few numbers that decide."""

    title: str
    rows: tuple[Figure, ...]
    color: str = ""  # of the heading


class Duel(NamedTuple):
    """Two numbers against each other, and what follows from it."""

    first: Figure
    sign: str
    second: Figure
    text: str
    color: str
    done: bool  # whether the first number prevails
    threat: bool = False  # whether that would be to the reader's harm


class Outlook(NamedTuple):
    """What would happen now, or if something were done: duels, and what they bring."""

    title: str
    duels: tuple[Duel, ...]
    foot: Figure | None = None
    supposed: bool = False  # if something were done: framed so that it shows

"""What is no card on the table of this game, as plain data; its world under `desktop/worlds/` paints it."""

from __future__ import annotations

from typing import NamedTuple


class Signet(NamedTuple):
    """What tells a kind apart: a sign in a shape, in two tones."""

    shape: str
    icon: str
    main: str
    deep: str


class Kind(NamedTuple):
    """A kind, and how many of it there are."""

    signet: Signet
    many: int
    warned: int = 0  # of these, how many bring harm


class Kinds(NamedTuple):
    """What somebody has of each kind, a tile each."""

    kinds: tuple[Kind, ...]
    warning: str = ""  # the sign on a tile that holds harm


class Prizes(NamedTuple):
    """What wins the game: so many got of so many."""

    icon: str
    have: int
    of: int


class Rung(NamedTuple):
    """One contest: what is asked, how much each seat has of it, and who is ahead."""

    text: str
    amounts: tuple[str, ...]
    ahead: tuple[int, ...]
    signet: Signet | None = None
    note: str = ""  # beside what is asked: why it counts


class Contest(NamedTuple):
    """How the seats stand: a column a seat, a row a contest; who is barred cannot be ahead."""

    title: str
    seats: tuple[tuple[str, str, str], ...]  # colour, shape, name
    rungs: tuple[Rung, ...]
    barred: tuple[int, ...] = ()
    barring: str = ""  # the sign over a barred seat
    text: str = ""

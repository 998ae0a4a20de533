"""What happened, as data: written by the movers, redacted for each seat, folded into views.

`seen_by` masks the seats that may know the card, `moved_by` those that may know that anything moved.
"""

from typing import Final, NamedTuple


class Place(NamedTuple):
    """A zone on the table: its name, and whose it is (-1: shared)."""

    zone: str
    seat: int = -1


NOWHERE: Final = Place("")


class Event(NamedTuple):
    """One thing that happened; verbs: move, turn, reveal, shuffle, count, mark, value, spawn, destroy, note."""

    verb: str
    seat: int = -1
    card: int = -1
    src: Place = NOWHERE
    src_at: int = -1
    dst: Place = NOWHERE
    dst_at: int = -1
    key: str = ""
    value: int = 0
    seen_by: int = -1
    moved_by: int = -1

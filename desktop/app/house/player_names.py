"""Names at the table: people are called as they were the last time, opponents as the house calls them.

The rule kept here: nobody at a table has another's name, and a name that somebody typed is never changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.app.house.house import House
from desktop.controller.matches import PERSON, Seat
from desktop.storage.settings import MOST_SEATS


def name_for(house: House, player: str, others: Sequence[Seat]) -> str:
    """A name for whoever sits down with these others."""
    taken = {seat.name for seat in others}
    person = player == PERSON
    first = sum(seat.player == PERSON for seat in others) if person else len(others)
    order = [*range(first, MOST_SEATS), *range(first), *range(MOST_SEATS, 2 * MOST_SEATS)]
    call = house.default_name if person else house.own_name
    return next(name for name in map(call, order) if name not in taken)


def seated(house: House, players: Iterable[str]) -> list[Seat]:
    """A table of these, each with a name beside those who sit there already."""
    seats: list[Seat] = []
    for player in players:
        seats.append(Seat(name_for(house, player, seats), player))
    return seats


def remember(house: House, seats: Sequence[Seat]) -> None:
    """The people of this table are the first ones of the next, in the order in which they sit."""
    known = [house.default_name(number) for number in range(MOST_SEATS)]
    names = list(known)
    for at, name in enumerate(seat.name for seat in seats if seat.player == PERSON):
        if name in names:  # somebody has moved up: whoever was there takes the place that is free now
            names[names.index(name)] = names[at]
        names[at] = name
    if names != known:  # the house's own names are a language's own, and are not written down
        house.settings.names = names

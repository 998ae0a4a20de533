"""A position of High Card: hands, what lies on the table, what each seat has won, and the cards nobody was dealt."""

from functools import cache
from typing import Self

from desktop.games.highcard.cards import CATALOG

from desktop.engine.events import Place
from desktop.engine.setting import Setting, Value, ZoneDef
from desktop.engine.state import State

STOCK = 0


def hand(seat: int) -> int:
    """The zone of a seat's hand."""
    return 1 + 3 * seat


def played(seat: int) -> int:
    """The zone of the card that a seat has led or followed with."""
    return 2 + 3 * seat


def won(seat: int) -> int:
    """The zone of the tricks of a seat."""
    return 3 + 3 * seat


@cache
def zones(seats: int) -> tuple[ZoneDef, ...]:
    """The stock, then three zones a seat."""
    made = [ZoneDef(Place("stock"), sees=0, pool="cards")]
    for seat in range(seats):
        made += [
            ZoneDef(Place("hand", seat), sees=1 << seat, pool="cards"),
            ZoneDef(Place("played", seat)),
            ZoneDef(Place("won", seat)),
        ]
    return tuple(made)


def make_setting(seats: int, mode: str, options: dict[str, Value]) -> Setting:
    """The fixed frame of one game."""
    return Setting("highcard", seats, mode, options, CATALOG, zones(seats))


class HighCardState(State):
    """Nothing but cards."""

    __slots__ = ()

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        new = type(self)()
        new.setting = self.setting
        new.zones = [zone[:] for zone in self.zones]
        new.known = [None if masks is None else masks[:] for masks in self.known]
        new.counters = self.counters[:]
        new.stack = self.stack[:]
        new.rng = self.rng
        new.log = None
        new.learned = 0
        new.over = self.over
        return new

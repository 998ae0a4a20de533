"""Who buys first in a turn."""

from typing import Final

from desktop.engine.rng import Rng
from desktop.games.fleet.cards import SPEED
from desktop.games.fleet.dealer import BUYS
from desktop.games.fleet.state import FIELD, FLIPPED, MARKET, MONEY, PHASE, FleetState

# Why, as the note `buys_first` tells it.
FASTER: Final = 0
POORER: Final = 1
LOT: Final = 2
NO_FLIP: Final = 3
RESCUED: Final = 4


def poorer(state: FleetState) -> tuple[int, int]:
    """The seat with less money, and why it comes first; with equal money it is drawn by lot."""
    money = [state.counters[MONEY[seat]] for seat in (0, 1)]
    if money[0] != money[1]:
        return int(money[1] < money[0]), POORER
    rng = Rng(state.rng)
    seat = rng.below(2)
    state.rng = rng.state
    return seat, LOT


def first_buyer(state: FleetState) -> tuple[int, int]:
    """Rulebook, Arms Dealer Phase: the player whose ship has the highest Speed. The ship flipped this turn counts."""
    flipped = [state.counters[FLIPPED[seat]] for seat in (0, 1)]
    if min(flipped) < 0:
        return poorer(state) if max(flipped) < 0 else (int(flipped[1] < 0), NO_FLIP)
    speeds = [SPEED[state.zones[FIELD[seat]][flipped[seat]]] for seat in (0, 1)]
    return poorer(state) if speeds[0] == speeds[1] else (int(speeds[1] > speeds[0]), FASTER)


def open_market(state: FleetState, rescued: int = -1) -> None:
    """The Arms Dealer Phase begins; a seat that was rescued alone buys first."""
    first, why = (rescued, RESCUED) if rescued >= 0 else first_buyer(state)
    state.count(PHASE, MARKET)
    if state.log is not None:
        state.note("buys_first", first, value=why)
    state.stack.append(BUYS[first][0])

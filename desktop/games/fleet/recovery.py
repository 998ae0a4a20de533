"""The Recovery Phase: money for the destroyed, an asteroid for the loser, a new shop and new asteroids."""

from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.events import NOWHERE
from desktop.engine.frames import Ask
from desktop.engine.text import Text, seat_name
from desktop.games.fleet.cards import VALUE
from desktop.games.fleet.coins import granted
from desktop.games.fleet.combat import Forecast
from desktop.games.fleet.state import (
    ASTEROIDS,
    DEALER,
    FIELD,
    HARVESTED,
    MONEY,
    PHASE,
    RECOVERY,
    ROCKS,
    SHOP,
    SHOP_SIZE,
    FleetState,
)
from desktop.games.fleet.verbs import DECLINE, FIELD_SIZE, HARVEST


def pay(state: FleetState, seat: int, gain: int) -> None:
    """Money from the bank."""
    if state.log is not None:
        state.note("reward", seat, value=gain)
    counters = state.counters
    state.count(MONEY[seat], granted(counters[MONEY[seat]], gain, counters[MONEY[1 - seat]]))


def recover(state: FleetState, clash: Forecast) -> None:
    """Rewards, and the loser's choice of an asteroid."""
    state.count(PHASE, RECOVERY)
    for seat in (0, 1):
        if clash.falls[1 - seat]:
            pay(state, seat, clash.value[1 - seat])
    loser = harvester(state, clash)
    if loser >= 0 and state.zones[ASTEROIDS]:
        state.stack.append(HARVESTS[loser])


def harvester(state: FleetState, clash: Forecast) -> int:
    """Rulebook, Asteroids: the defeated player alone. Both defeated: the costlier loss, then the poorer, then none."""
    if clash.falls[0] != clash.falls[1]:
        return int(clash.falls[1])
    lost = clash.value
    if lost[0] != lost[1]:
        return int(lost[1] > lost[0])
    money = [state.counters[MONEY[seat]] for seat in (0, 1)]
    return -1 if money[0] == money[1] else int(money[1] < money[0])


def lay_out(state: FleetState, deck: int, row: int, size: int) -> None:
    """Fill an empty row from its deck, as far as the deck reaches."""
    while state.zones[deck] and len(state.zones[row]) < size:
        state.move(deck, len(state.zones[deck]) - 1, row)


def restock(state: FleetState) -> None:
    """Rulebook, Recovery Phase: once all have been sold, 6 new cards; a shop deck that is depleted remains so."""
    if not state.zones[SHOP] and state.zones[DEALER]:
        state.note("restock")
        lay_out(state, DEALER, SHOP, SHOP_SIZE)


@dataclass(frozen=True)
class Harvest(Ask):
    """The loser may take one face-down asteroid."""

    seat: int

    def options(self, state: FleetState) -> list[Action]:
        return [*HARVEST[: len(state.zones[ASTEROIDS])], DECLINE]

    def choose(self, state: FleetState, action: Action) -> None:
        state.stack.pop()
        if action is DECLINE:
            return
        card = state.move(ASTEROIDS, action.target, HARVESTED)
        if state.log is not None:
            state.note("harvest", self.seat, card, src=NOWHERE, value=VALUE[card])
        counters = state.counters
        money = granted(counters[MONEY[self.seat]], VALUE[card], counters[MONEY[1 - self.seat]])
        state.count(MONEY[self.seat], money)
        if not state.zones[ASTEROIDS] and state.zones[ROCKS]:
            # Rulebook, Asteroids: the last one taken, 5 new cards are immediately placed.
            state.note("new_asteroids")
            lay_out(state, ROCKS, ASTEROIDS, FIELD_SIZE)

    def fits(self, state: FleetState) -> bool:
        """Whether a position read from a file can be at this choice."""
        recovering = state.counters[PHASE] == RECOVERY
        return recovering and bool(state.zones[ASTEROIDS]) and not any(state.zones[zone] for zone in FIELD)

    def prompt(self, state: FleetState) -> Text:
        return Text("fleet.prompt.harvest", (len(state.zones[ASTEROIDS]), seat_name(self.seat)))


HARVESTS: Final = (Harvest(0), Harvest(1))

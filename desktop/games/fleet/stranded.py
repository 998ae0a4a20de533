"""What a side does that has no ship to play.

Rulebook, The Ships: a seat that is unable to play a ship, but able to purchase a card that brings one in, gets to buy
it before the enemy buys. Rulebook, Winning: who cannot, loses; if neither can, the most money wins.
"""

from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.frames import Ask, Auto
from desktop.engine.text import Text, seat_name
from desktop.games.fleet.cards import CLASS, PRICE, REPAIRS
from desktop.games.fleet.dealer import buy
from desktop.games.fleet.ending import defeat, most_money
from desktop.games.fleet.order import open_market, poorer
from desktop.games.fleet.state import BOTH_STRANDED, FIELD, FLIP, MONEY, PHASE, SCRAP, SHOP, FleetState
from desktop.games.fleet.verbs import REPAIR


def look_for_stranded(state: FleetState) -> None:
    """Both have flipped: the market opens, or whoever has no ship must find one, the poorer of two first."""
    stranded = [seat for seat in (0, 1) if not state.zones[FIELD[seat]]]
    if not stranded:
        open_market(state)
    else:
        first = stranded[0] if len(stranded) == 1 else poorer(state)[0]
        state.stack.append(RESCUES[first][len(stranded)][0])


def rescues(state: FleetState, seat: int) -> list[Action]:
    """The Repairs that bring a ship, and that the seat can pay."""
    money = state.counters[MONEY[seat]]
    wrecks = state.zones[SCRAP[seat]]
    cards = dict.fromkeys(card for card in state.zones[SHOP] if REPAIRS[card] and PRICE[card] <= money)
    return [REPAIR[card][ship] for card in cards for ship in wrecks if CLASS[ship] == REPAIRS[card]]


@dataclass(frozen=True)
class Rescue(Auto):
    """Sides without a ship, one after the other."""

    first: int
    stranded: int  # how many
    tried: int

    def step(self, state: FleetState) -> None:
        state.stack.pop()
        for tried in range(self.tried, self.stranded):
            seat = 1 - self.first if tried else self.first
            state.note("stranded", seat)
            if rescues(state, seat):
                state.stack.append(STRANDEDS[seat][self.first][self.stranded][tried])
                return
        lost = [seat for seat in (0, 1) if not state.zones[FIELD[seat]]]
        if len(lost) == 2:
            most_money(state, BOTH_STRANDED)
        elif lost:
            defeat(state, lost[0])
        else:
            open_market(state, self.first if self.stranded == 1 else -1)


@dataclass(frozen=True)
class Stranded(Ask):
    """A seat without a ship must buy one back."""

    seat: int
    first: int
    stranded: int
    tried: int

    def options(self, state: FleetState) -> list[Action]:
        return rescues(state, self.seat)

    def choose(self, state: FleetState, action: Action) -> None:
        buy(state, self.seat, action)
        state.note("back", self.seat)
        state.stack[-1] = RESCUES[self.first][self.stranded][self.tried + 1]

    def fits(self, state: FleetState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return (
            self.first in (0, 1)
            and self.stranded in (1, 2)
            and self.tried in range(self.stranded)
            and self.seat == (1 - self.first if self.tried else self.first)
            and not state.zones[FIELD[self.seat]]
            and not state.can_flip(self.seat)
            and (self.stranded == 2 or bool(state.zones[FIELD[1 - self.seat]]))
            and state.counters[PHASE] == FLIP
        )

    def prompt(self, state: FleetState) -> Text:
        return Text("fleet.prompt.rescue", (seat_name(self.seat),))


RESCUES: Final = tuple(
    tuple(tuple(Rescue(first, count, n) for n in range(3)) for count in range(3)) for first in (0, 1)
)
STRANDEDS: Final = tuple(
    tuple(tuple(tuple(Stranded(seat, first, count, n) for n in range(2)) for count in range(3)) for first in (0, 1))
    for seat in (0, 1)
)

"""The Arms Dealer Phase: buying face-up cards one by one, and what each kind of card does at once."""

from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.frames import ShownAsk
from desktop.engine.text import Text, seat_name
from desktop.games.fleet.cards import GEAR, KIND, PRICE, REPAIRS
from desktop.games.fleet.coins import told
from desktop.games.fleet.deck import flip, reflip, scramble
from desktop.games.fleet.state import (
    BAY,
    BOUGHT,
    FIELD,
    FLIPPED,
    MARKET,
    MONEY,
    PHASE,
    SCRAP,
    SHOP,
    USED,
    FleetState,
)
from desktop.games.fleet.verbs import BUY, DONE, REPAIR

_SHOP: Final = Place("shop")


def buy(state: FleetState, seat: int, action: Action) -> None:
    """Pay for a face-up card and let it act; the card itself ends on its ship or with the used ones."""
    card = action.card
    at = state.zones[SHOP].index(card)
    counters = state.counters
    if state.log is not None:
        state.note("bought", seat, card, _SHOP, at, value=PRICE[card])
    state.count(MONEY[seat], counters[MONEY[seat]] - PRICE[card])
    state.count(BOUGHT, counters[BOUGHT] + 1)
    if GEAR[card]:
        fit(state, seat, at)
        return
    state.move(SHOP, at, USED)
    if action.verb == "repair":
        state.move(SCRAP[seat], state.zones[SCRAP[seat]].index(action.target), FIELD[seat])
    elif not ACTS[KIND[card]](state, seat):
        state.note("wasted", seat, card)


def fit(state: FleetState, seat: int, at: int) -> None:
    """Gear goes behind the ship flipped this turn; where none was, behind the last ship of the formation."""
    ship = state.counters[FLIPPED[seat]]
    state.move(SHOP, at, FIELD[seat], state.gear_after(seat, ship) if ship >= 0 else -1)


def reinforce(state: FleetState, seat: int) -> bool:
    """Printed: flip over the next card of your Fleet Deck to assist you in combat for this turn only."""
    if not flip(state, seat):
        return False
    field = state.zones[FIELD[seat]]
    state.helpers |= 1 << field[-1]
    state.mark(FIELD[seat], len(field) - 1, "helper", True)
    return True


def rapid_repair(state: FleetState, seat: int) -> bool:
    """Printed: shuffle the cards in your Repair deck back into your Fleet Deck."""
    if not state.zones[BAY[seat]]:
        return False
    scramble(state, seat)
    return True


def redraw(state: FleetState, seat: int) -> bool:
    """Printed: return your current ship to the Fleet Deck and shuffle, flip the top card over: your new card."""
    ship = state.counters[FLIPPED[seat]]
    if ship < 0:
        return False
    for at in range(state.gear_after(seat, ship) - 1, ship, -1):
        state.move(FIELD[seat], at, USED)  # its gear stays only as long as the ship is on the field
    reflip(state, seat)
    return True


def no_wreck(state: FleetState, seat: int) -> bool:
    """A Repair without a wreck of its class: bought to turn the shop over."""
    return False


ACTS: Final = {"reinforcements": reinforce, "rapid_repair": rapid_repair, "redraw": redraw, "repair": no_wreck}


@dataclass(frozen=True)
class Buy(ShownAsk):
    """A seat may buy face-up cards for as long as its money lasts; then the other, then the guns speak."""

    # Shown: so that both flipped ships are seen before the battle.
    seat: int
    last: int

    def options(self, state: FleetState) -> list[Action]:
        money = state.counters[MONEY[self.seat]]
        legal = [DONE]
        seen: set[int] = set()
        for card in state.zones[SHOP]:
            if PRICE[card] > money or card in seen:
                continue
            seen.add(card)
            if REPAIRS[card]:
                ships = REPAIR[card]
                wrecks = [ships[ship] for ship in state.zones[SCRAP[self.seat]] if ship in ships]
                legal += wrecks or [BUY[card]]
            else:
                legal.append(BUY[card])
        return legal

    def choose(self, state: FleetState, action: Action) -> None:
        if action is not DONE:
            buy(state, self.seat, action)
        elif self.last:
            state.stack.pop()
        else:
            state.stack[-1] = BUYS[1 - self.seat][1]

    def fits(self, state: FleetState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return self.last in (0, 1) and state.counters[PHASE] == MARKET and all(state.zones[zone] for zone in FIELD)

    def prompt(self, state: FleetState) -> Text:
        money = told(state.counters[MONEY[self.seat]])
        return Text("fleet.prompt.buy_last" if self.last else "fleet.prompt.buy", (money, seat_name(self.seat)))


BUYS: Final = tuple((Buy(seat, 0), Buy(seat, 1)) for seat in (0, 1))

"""The course of a game of Earth vs Skaxar: set-up, the phases of a turn one after another, and who has won.

Modelling decisions. Gear lies in the formation behind its ship, so it leaves with it by its place alone. Where no ship
was flipped, gear goes behind the last ship: it never matters which, because only the flipped ship can be redrawn and a
side that flips nothing has no helpers. The Repair Bay lies face down on the table but is an open zone: everybody saw
what went in. A purchase is one decision, the wreck of a Repair included; a Repair without a wreck is a plain `buy`.
`done` is put before the player also when nothing can be paid, so that both flipped ships are seen before the battle.
Coins follow from the money (coins.py). Lots are drawn anew at every tie.
The printed rules know no limit; `turn_limit` is a safety, nine times the longest of 10,000 games (55 turns).
"""

from dataclasses import dataclass
from typing import Final

from desktop.engine.frames import Auto
from desktop.engine.rng import Rng
from desktop.engine.setting import Setting
from desktop.games.fleet.cards import ASTEROIDS as ASTEROID_CARDS
from desktop.games.fleet.cards import COPIES, SHIPS, SOLD
from desktop.games.fleet.combat import battle
from desktop.games.fleet.dealer import Buy
from desktop.games.fleet.deck import flip, mark, unmark
from desktop.games.fleet.ending import most_money
from desktop.games.fleet.recovery import Harvest, lay_out, recover, restock
from desktop.games.fleet.state import (
    ASTEROIDS,
    BOTH_STRANDED,
    BOUGHT,
    COMBAT,
    DEALER,
    DECK,
    END,
    FLIP,
    FLIPPED,
    FROZEN,
    LIMIT,
    MARKET,
    MONEY,
    PHASE,
    ROCKS,
    SHOP,
    SHOP_SIZE,
    SIDE,
    STRANDED,
    TURN,
    WINNER,
    FleetState,
)
from desktop.games.fleet.stranded import Rescue, Stranded, look_for_stranded
from desktop.games.fleet.verbs import FIELD_SIZE, VERBS

FIRST_MONEY: Final = 8000  # Rulebook, Setup: one 5,000 coin and three 1,000 coins


def new_state(setting: Setting, seed: int) -> FleetState:
    """The table before the first flip; the seed says who has which fleet where the options leave it open."""
    state = FleetState()
    state.start(setting, seed)
    rng = Rng(state.rng)
    coin = rng.below(2)
    state.rng = rng.state
    earth = {"seat0_earth": 0, "seat1_earth": 1}.get(str(setting.options["fleets"]), coin)
    for seat in (0, 1):
        state.counters[SIDE[seat]] = int(seat != earth)
        state.counters[MONEY[seat]] = FIRST_MONEY
        for ship in SHIPS[state.counters[SIDE[seat]]]:
            state.spawn(ship, DECK[seat])
    for zone, cards in ((DEALER, SOLD), (ROCKS, ASTEROID_CARDS)):
        for card in cards:
            for _ in range(COPIES[card]):
                state.spawn(card, zone)
    for zone in (*DECK, DEALER, ROCKS):
        state.shuffle(zone)
    lay_out(state, DEALER, SHOP, SHOP_SIZE)
    lay_out(state, ROCKS, ASTEROIDS, FIELD_SIZE)
    state.stack.append(COURSE)
    return state


@dataclass(frozen=True)
class Course(Auto):
    """The bottom frame: whenever a phase is done, the next one begins."""

    def step(self, state: FleetState) -> None:
        phase = state.counters[PHASE]
        if phase == MARKET:
            state.count(PHASE, COMBAT)
            clash = battle(state)
            if any(clash.falls):
                recover(state, clash)
            elif frozen(state):
                state.note("frozen")
                most_money(state, FROZEN)
            else:
                # Rulebook, Stalemate: both ships remain and play returns to the Flip Phase.
                new_turn(state)
        else:
            if phase != FLIP:
                restock(state)
            new_turn(state)


def frozen(state: FleetState) -> bool:
    """A stalemate that cannot change: nobody flipped a ship, and nobody bought."""
    counters = state.counters
    return not counters[BOUGHT] and counters[FLIPPED[0]] < 0 and counters[FLIPPED[1]] < 0


def new_turn(state: FleetState) -> None:
    """Both flip; then the market opens, or whoever has no ship must find one."""
    counters = state.counters
    if counters[TURN] >= int(state.setting.options["turn_limit"]):
        state.note("turn_limit")
        most_money(state, LIMIT)
        return
    for seat in (0, 1):
        unmark(state, seat)
    state.count(TURN, counters[TURN] + 1)
    if counters[BOUGHT]:
        state.count(BOUGHT, 0)
    state.count(PHASE, FLIP)
    if state.log is not None:
        state.note("turn", value=counters[TURN])
    for seat in (0, 1):
        if flip(state, seat):
            mark(state, seat)
    look_for_stranded(state)


def result(state: FleetState) -> tuple[int, str]:
    """Who won, -1 for a draw, and why."""
    why = {STRANDED: "stranded", BOTH_STRANDED: "both", FROZEN: "frozen", LIMIT: "limit"}[state.counters[END]]
    return state.counters[WINNER], why


COURSE: Final = Course()
FleetState.frames = (Course, Rescue, Stranded, Buy, Harvest)

__all__ = ["VERBS", "new_state", "result"]

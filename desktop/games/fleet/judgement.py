"""What positions are worth: shared by the opponents' rules of thumb. Fitted numbers stand here, with how they were found."""

from math import log

from desktop.games.fleet.cards import FIRE, SHIELD, SHIP, VALUE
from desktop.games.fleet.combat import Forecast, weigh
from desktop.games.fleet.state import BAY, DECK, FIELD, MARKET, MONEY, PHASE, FleetState

# Log-odds of winning. What 1,000 in coins add, what each ship that is left adds by its numbers,
# and what the share of all ships left adds. COMING: how much of a battle is as good as fought.
COINS, A_SHIP, A_SHOT, A_SHIELD, NUMBERS, COMING = 0.04, 0.1, 0.02, 0.02, 0.5, 0.8
ASTEROID = 2500  # what an asteroid brings on average

WORTH = tuple(A_SHIP + A_SHOT * FIRE[card] + A_SHIELD * SHIELD[card] if ship else 0.0 for card, ship in enumerate(SHIP))


def odds(state: FleetState, seat: int) -> float:
    """The seat's log-odds of winning."""
    zones, counters = state.zones, state.counters
    ships = [0.0, 0.0]
    count = [0, 0]
    for side in (0, 1):
        worth = 0.0
        number = 0
        for zone in (DECK[side], BAY[side], FIELD[side]):
            for card in zones[zone]:
                worth += WORTH[card]
                number += SHIP[card]
        ships[side] = worth
        count[side] = number
    total = ships[0] - ships[1] + COINS * (counters[MONEY[0]] - counters[MONEY[1]]) / 1000
    total += NUMBERS * log((count[0] + 0.5) / (count[1] + 0.5))
    if counters[PHASE] == MARKET:
        total += COMING * spoils(zones[FIELD[0]], zones[FIELD[1]], weigh(zones[FIELD[0]], zones[FIELD[1]]))
    return -total if seat else total


def spoils(first: list[int], second: list[int], clash: Forecast) -> float:
    """What a battle changes, in log-odds for the first: ships lost, money for them, an asteroid for one loser."""
    total = 0.0
    if clash.falls[0]:
        total -= sum(WORTH[card] for card in first) + COINS * clash.value[0] / 1000
    if clash.falls[1]:
        total += sum(WORTH[card] for card in second) + COINS * clash.value[1] / 1000
    if clash.falls[0] != clash.falls[1]:
        total += COINS * ASTEROID / 1000 * (1 if clash.falls[0] else -1)
    return total


def loot(card: int) -> int:
    """A ship's price for its destroyer."""
    return VALUE[card]

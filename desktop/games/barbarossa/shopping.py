"""What is worth buying: by taste, less with every copy owned, otherwise while the army grows and the cities fall."""

from typing import Final

from desktop.games.barbarossa.cards import FATIGUE, TIRES, VP
from desktop.games.barbarossa.cards import SP as COST
from desktop.games.barbarossa.state import CITIES, DECK, DEPLOYED, FATIGUED, FOR_SALE, RP, BarbarossaState
from desktop.games.barbarossa.taste import Taste, taste

LATE: Final = 3  # cities from which on victory points count more than what a card will still do


GREEDY: Final = taste(
    {
        "trucks": (6.0, 3.5),
        "trains": (9.0, 4.0),
        "grenadier_regiment": (8.0, 14.0),
        "panzer_grenadier": (5.0, 5.0),
        "division_headquarters_company": (10.0, 3.0),
        "signals_battalion": (17.0, 9.0),
        "motorcycle_battalion": (6.0, 3.0),
        "armored_reconnaissance_battalion": (6.0, 2.0),
        "elite_panzer_regiment": (12.0, 4.0),
        "panzer_regiment": (7.0, 3.0),
        "independent_heavy_tank_battalion": (7.0, 4.0),
        "engineer_battalion": (4.0, 1.0),
        "field_commander": (5.0, 2.0),
        "chief_of_staff": (6.0, 2.0),
        "supply_depot": (4.0, 2.0),
    }
)


def strength(state: BarbarossaState, seat: int) -> int:
    """The BP of all that is deployed."""
    bp = 0
    for half in (DEPLOYED, FATIGUED):
        for card in state.zones[half[seat]]:
            if TIRES[card]:
                bp += FATIGUE[card][4]
    return bp


def wish(state: BarbarossaState, seat: int, own: Taste, limit: int) -> int:
    """The most wanted card of the Field that costs at most so many SP; -1: none."""
    zones = state.zones
    deck = DECK[seat]
    left = len(zones[CITIES])
    late = own.late if left <= LATE else 0.0
    gone = (12 - left) / 12
    army = min(1.0, strength(state, seat) / 24)
    thrift = own.thrift * (state.counters[RP] - 1)
    best, chosen = 0.0, -1
    for pile in FOR_SALE:
        cards = zones[pile]
        if not cards:
            continue
        card = cards[-1]
        if COST[card] > limit:
            continue
        value = own.want[card] + own.gone[card] * gone + own.army[card] * army
        if value > best:
            owned = 0
            for zone in range(deck, deck + 6):
                owned += zones[zone].count(card)
            value *= 1.0 - owned / own.enough[card]
        value -= thrift * COST[card]
        if late:
            value = 0.3 * value + late * VP[card]
        if value > best:
            best, chosen = value, card
    return chosen

"""What is worth buying: a taste gives each kind of card a weight that fades with every copy owned.

The weights were found by playing thousands of games of one taste against a slightly different one. The rules of thumb
have a plain taste; the search plays positions out by one that wants more kinds of cards, Panzer Grenadiers above all,
and has Moscow some two rounds sooner.
"""

from typing import Final, NamedTuple

from desktop.games.barbarossa.cards import NAMES, VP
from desktop.games.barbarossa.cards import SP as COST
from desktop.games.barbarossa.state import CITIES, DECK, FOR_SALE, SP, BarbarossaState

LATE: Final = 3  # cities from which on victory points count more than what a card will still do


class Taste(NamedTuple):
    """How much each card is wanted, and how many of it."""

    want: tuple[float, ...]
    enough: tuple[float, ...]
    late: float = 4.0  # what a victory point is worth once few cities are left


def taste(kinds: dict[str, tuple[float, float]], late: float = 4.0) -> Taste:
    """A taste from a few kinds of cards: how much, how many; nothing else is bought."""
    return Taste(
        tuple(kinds.get(name, (0.0, 1.0))[0] for name in NAMES),
        tuple(kinds.get(name, (0.0, 1.0))[1] for name in NAMES),
        late,
    )


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
SEASONED: Final = taste(
    {
        "trucks": (8.0, 3.5),
        "trains": (8.0, 6.0),
        "grenadier_regiment": (8.0, 14.0),
        "panzer_grenadier": (11.0, 13.5),
        "division_headquarters_company": (10.5, 6.0),
        "signals_battalion": (17.0, 8.5),
        "motorcycle_battalion": (6.0, 3.0),
        "armored_reconnaissance_battalion": (6.0, 2.0),
        "assault_gun_battalion": (8.5, 5.5),
        "elite_panzer_regiment": (12.0, 4.0),
        "panzer_regiment": (9.0, 4.0),
        "independent_heavy_tank_battalion": (8.5, 2.5),
        "engineer_battalion": (4.0, 1.0),
        "air_supply": (5.0, 5.0),
        "strategic_planning": (6.5, 5.0),
        "field_commander": (4.5, 2.0),
        "chief_of_staff": (6.0, 2.0),
        "supply_depot": (4.0, 2.0),
        "repair_workshop": (4.5, 6.0),
    }
)


def wish(state: BarbarossaState, seat: int, own: Taste, limit: int) -> int:
    """The most wanted card of the Field that costs at most so many SP; -1: none."""
    zones = state.zones
    deck = DECK[seat]
    late = own.late if len(zones[CITIES]) <= LATE else 0.0
    best, chosen = 0.0, -1
    for pile in FOR_SALE:
        cards = zones[pile]
        if not cards:
            continue
        card = cards[-1]
        if COST[card] > limit:
            continue
        value = own.want[card]
        if value > best:
            owned = 0
            for zone in range(deck, deck + 6):
                owned += zones[zone].count(card)
            value *= 1.0 - owned / own.enough[card]
        if late:
            value = 0.3 * value + late * VP[card]
        if value > best:
            best, chosen = value, card
    return chosen


def affordable(state: BarbarossaState, seat: int, own: Taste) -> int:
    """The same for the purse as it is."""
    return wish(state, seat, own, state.counters[SP])

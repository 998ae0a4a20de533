"""What a seat knows in Earth vs Skaxar.

Open: formations, shop, used cards, scrap, money, how many cards lie anywhere. The Repair Bay lies face down, but
everybody saw which ships went in, so it is an open zone. Hidden from both seats alike: the order of either fleet deck,
the Arms Dealer's deck, and the asteroids, of which nobody may look at one before it is harvested.

Known as a set, and dealt anew in any order when a world is sampled: a fleet deck is what its fleet has not elsewhere;
the Arms Dealer's deck and the asteroids are what has not yet turned up. Both seats know the same.
"""

from typing import Final

from desktop.engine.events import Place
from desktop.engine.sight import View
from desktop.games.fleet.cards import ASTEROIDS, COPIES, SHIPS, SOLD

_OPEN: Final = ("formation", "bay", "scrap")


def fleet_left(view: View, seat: int) -> list[int]:
    """The ships in a fleet deck, sorted: all of the fleet that lie nowhere else."""
    elsewhere = {slot.card for zone in _OPEN for slot in view.zones[Place(zone, seat)] or ()}
    return [ship for ship in SHIPS[view.counters[f"fleet:{seat}"]] if ship not in elsewhere]


def dealer_left(view: View) -> list[int]:
    """The cards in the Arms Dealer's deck, sorted."""
    zones = [Place("shop"), Place("used"), Place("formation", 0), Place("formation", 1)]
    return _unseen(view, zones, SOLD)


def asteroids_left(view: View) -> list[int]:
    """The asteroids that nobody has harvested, sorted: those within reach and those still in their deck."""
    return _unseen(view, [Place("harvested")], ASTEROIDS)


def _unseen(view: View, zones: list[Place], kinds: tuple[int, ...]) -> list[int]:
    seen = [slot.card for zone in zones for slot in view.zones[zone] or ()]
    return [card for card in kinds for _ in range(COPIES[card] - seen.count(card))]

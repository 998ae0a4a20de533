"""What a position is worth to a seat, in victory points that it may expect at the end."""

from typing import Final

from desktop.games.barbarossa.cards import DISCARD, FATIGUE, GAIN, TIRES, VP
from desktop.games.barbarossa.state import CITIES, DECK, DEPLOYED, FATIGUED, HAND, VICTORY, BarbarossaState

_FORCE: Final = 1.2  # VP that a BP of the deployed army will still bring while all cities stand
_POTENTIAL: Final = tuple(  # the same for a card somewhere in the deck
    0.35 * FATIGUE[card][4] + 0.15 * DISCARD[card] + 0.5 * sum(GAIN[card][:4]) + 0.2 * GAIN[card][4]
    for card in range(len(VP))
)  # fmt: skip


def prospects(state: BarbarossaState, seat: int) -> float:
    """The victory points so far, and what the army and the deck can still take from the cities that are left."""
    zones = state.zones
    left = len(zones[CITIES]) / 12
    deck = DECK[seat]
    army = 0
    for half in (DEPLOYED, FATIGUED):
        for card in zones[half[seat]]:
            if TIRES[card]:
                army += FATIGUE[card][4]
    coming = 0.0
    for zone in (deck, HAND[seat], deck + 2, deck + 5):
        for card in zones[zone]:
            coming += _POTENTIAL[card]
    return state.counters[VICTORY[seat]] + left * (_FORCE * min(army, 24) + coming)

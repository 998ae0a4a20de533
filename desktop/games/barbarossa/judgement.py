"""What a position is worth to a seat, in victory points that it may expect at the end.

Twice. Opponents go by `prospects`, and are measured so. Whoever looks back at a match goes by `standing` and `LEAD`,
which were fitted to 14,845 positions of 82 games of standard, each played to its end by the rules of thumb
(`packaging/learn_standing.py`): an army counts however many cities are left, and a deck for what its cards bring in
the mean, since who adds a card draws another one later.
"""

from typing import Final

from desktop.games.barbarossa.cards import DISCARD, FATIGUE, GAIN, TIRES, VP
from desktop.games.barbarossa.state import CITIES, DECK, DEPLOYED, FATIGUED, HAND, VICTORY, BarbarossaState

_FORCE: Final = 1.2  # VP that a BP of the deployed army will still bring while all cities stand
_POTENTIAL: Final = tuple(  # the same for a card somewhere in the deck
    0.35 * FATIGUE[card][4] + 0.15 * DISCARD[card] + 0.5 * sum(GAIN[card][:4]) + 0.2 * GAIN[card][4]
    for card in range(len(VP))
)  # fmt: skip

_MOST_BP: Final = 24  # of an army that are of any use

_ARMY: Final = 1.14  # VP that a BP of the deployed army is worth, however many cities are left
_DECK: Final = 61.0  # VP that a deck will still bring for what its cards bring in the mean, while all cities stand
LEAD: Final = 0.09  # what a point ahead adds to the log-odds of winning


def prospects(state: BarbarossaState, seat: int) -> float:
    """The victory points so far, and what the army and the deck can still take from the cities that are left."""
    coming, _ = _deck(state, seat)
    left = len(state.zones[CITIES]) / 12
    return state.counters[VICTORY[seat]] + left * (_FORCE * min(_army(state, seat), _MOST_BP) + coming)


def standing(state: BarbarossaState, seat: int) -> float:
    """The same as it was found in games that were played to their end."""
    points, bp, brings = terms(state, seat)
    return points + _ARMY * bp + _DECK * brings


def terms(state: BarbarossaState, seat: int) -> tuple[float, float, float]:
    """What it is made of: victory points, the army's BP, and what a card of the deck brings while cities are left."""
    coming, cards = _deck(state, seat)
    left = len(state.zones[CITIES]) / 12
    return float(state.counters[VICTORY[seat]]), float(min(_army(state, seat), _MOST_BP)), left * coming / max(1, cards)


def _army(state: BarbarossaState, seat: int) -> int:
    """The BP of those who are deployed, ready or fatigued."""
    bp = 0
    for half in (DEPLOYED, FATIGUED):
        for card in state.zones[half[seat]]:
            if TIRES[card]:
                bp += FATIGUE[card][4]
    return bp


def _deck(state: BarbarossaState, seat: int) -> tuple[float, int]:
    """What all cards of a seat that are not deployed will bring, and their number."""
    zones, own = state.zones, DECK[seat]
    coming, cards = 0.0, 0
    for zone in (own, HAND[seat], own + 2, own + 5):
        for card in zones[zone]:
            coming += _POTENTIAL[card]
        cards += len(zones[zone])
    return coming, cards

"""What is counted of a position to say how good it is for a seat: points, the army, and what the deck will bring.

Each is counted once as it is and once by how many cities are left: an army is worth what it can still take. The
weights are learned (weights.py).
"""

from typing import Final

from desktop.games.barbarossa.cards import FATIGUE, SP, TIRES, WITHDRAW
from desktop.games.barbarossa.cards import NAMES as CARDS
from desktop.games.barbarossa.state import CITIES, DECK, DEPLOYED, FATIGUED, HAND, TURN, VICTORY, BarbarossaState

BIAS: Final = False
KINDS: Final = tuple(card for card in range(len(CARDS)) if SP[card] >= 0)  # what can be bought
PLACE: Final = tuple(KINDS.index(card) if card in KINDS else -1 for card in range(len(CARDS)))
STRONG: Final = 16  # BP from which on most cities are within reach
_WHOLE: Final = ("points", "squared", "moves", "retreats", "strong")
_EACH: Final = (*_WHOLE, *(f"deployed {CARDS[card]}" for card in KINDS), *(f"coming {CARDS[card]}" for card in KINDS))
NAMES: Final = (*_EACH, *(f"{name}, cities left" for name in _EACH))
COMING: Final = len(_WHOLE) + len(KINDS)  # where the cards of the deck begin


def counted(state: BarbarossaState, seat: int) -> list[float]:
    """Of one seat, without the cities that are left."""
    zones = state.zones
    counters = state.counters
    found = [0.0] * len(_EACH)
    left = len(zones[CITIES]) / 12
    found[0] = float(counters[VICTORY[seat]])
    found[1] = found[0] * left
    found[2] = float(counters[TURN] == seat)
    army = 0
    for half in (DEPLOYED, FATIGUED):
        for card in zones[half[seat]]:
            found[3] += WITHDRAW[card]
            if TIRES[card]:
                army += FATIGUE[card][4]
            if PLACE[card] >= 0:
                found[len(_WHOLE) + PLACE[card]] += 1.0
    found[4] = min(army, STRONG) / STRONG
    deck = DECK[seat]
    for zone in (deck, HAND[seat], deck + 2, deck + 5):
        for card in zones[zone]:
            if PLACE[card] >= 0:
                found[COMING + PLACE[card]] += 1.0
    return found


def worths(state: BarbarossaState, weights: tuple[float, ...]) -> list[float]:
    """What each seat's position is worth, in log-odds against a seat of which it is 0."""
    left = len(state.zones[CITIES]) / 12
    each = len(_EACH)
    found = []
    for seat in range(state.setting.seats):
        total = 0.0
        for at, number in enumerate(counted(state, seat)):
            if number:
                total += number * (weights[at] + left * weights[each + at])
        found.append(total)
    return found


def features(state: BarbarossaState, seat: int) -> list[float]:
    """What a seat has more than the rival with most points."""
    rivals = [other for other in range(state.setting.seats) if other != seat]
    rival = max(rivals, key=lambda other: state.counters[VICTORY[other]])
    left = len(state.zones[CITIES]) / 12
    more = [mine - theirs for mine, theirs in zip(counted(state, seat), counted(state, rival))]
    return [*more, *(left * each for each in more)]

"""What a position is worth to a seat: its chance to win, by what was learned of points, army and deck."""

from math import exp

from desktop.games.barbarossa.features import worths
from desktop.games.barbarossa.rules import winners
from desktop.games.barbarossa.state import BarbarossaState
from desktop.games.barbarossa.weights import WEIGHTS


def chances(state: BarbarossaState) -> list[float]:
    """Each seat's chance against whoever of the others stands best; when the game is over, its share of the win."""
    seats = range(state.setting.seats)
    if state.over:
        best = winners(state)
        return [1.0 / len(best) if seat in best else 0.0 for seat in seats]
    odds = worths(state, WEIGHTS)
    found = []
    for seat in seats:
        lead = odds[seat] - max(odds[other] for other in seats if other != seat)
        found.append(1.0 / (1.0 + exp(-lead)))
    return found

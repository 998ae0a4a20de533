"""How much of a card shows where the cards of a hand lie on each other, so that what it says stays in sight."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import floor

from desktop.table.scene.layout import ZoneLayout

STEP, LEAST = 0.05, 0.45  # of a card's width: in which steps it is told, and from which share on
ASLANT = 0.03  # what a card that leans covers besides
HAIR = 1e-6

Corner = tuple[float, float]


@lru_cache(maxsize=256)  # a move changes one or two places of a table
def shares(zone: ZoneLayout) -> tuple[float, ...]:
    """Of each card of a place the share of its width, from the left, that the next one leaves free."""
    order = zone.standing if len(zone.standing) == len(zone.spots) else tuple(range(len(zone.spots)))
    return uncovered(tuple((spot.rect.x, spot.rect.y) for spot in zone.spots), zone.card, order)


def uncovered(corners: tuple[Corner, ...], card: tuple[float, float], order: tuple[int, ...]) -> tuple[float, ...]:
    """In steps, so that the cards of a hand look alike; a card that shows too little of itself is drawn as a whole."""
    shows = [1.0] * len(corners)
    for under, over in pairwise(order):
        (x, y), (right, level) = corners[under], corners[over]
        share = floor(((right - x) / card[0] - ASLANT) / STEP + HAIR) * STEP
        if abs(level - y) < card[1] / 2 and LEAST <= share < 1:
            shows[under] = round(share, 2)
    return tuple(shows)

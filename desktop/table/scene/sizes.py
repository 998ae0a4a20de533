"""How large cards are, and how far apart, where so many lie. Pure numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence

from desktop.look import CARD_ASPECT, ZoneSpec
from desktop.table.scene.grouping import Rank, roomy


def aspect_of(wide: bool) -> float:
    """Width by height of a card."""
    return 1 / CARD_ASPECT if wide else CARD_ASPECT


def side_by_side(room: float, size: float) -> int:
    """How many empty places fit without an overlap: cards must not be pressed together for the sake of nothing."""
    return int((room + 1) // (size + 1))


def steps(room: float, size: float, gap: float, count: int) -> float:
    """Distance from card to card: the gap when it fits, an overlap when it does not."""
    if count < 2:
        return size + gap
    return min(size + gap, (room - size) / (count - 1))


def card_height(zone: ZoneSpec, room: float, squeeze: float, count: int) -> float:
    """How high cards of a row are, in units: in few steps, so that they do not change with every card. One more than
    lie here has room, up to as many as there are places for. On a lower table cards are narrower too."""
    places = max(count, min(count + 1, zone.slots or count + 1))
    for card_h in zone.grows:
        if places * card_h * squeeze * aspect_of(zone.wide) + (places - 1) * zone.gap <= room:
            return card_h
    return zone.card_h


def group_height(zone: ZoneSpec, room: float, squeeze: float, ranks: Sequence[Rank]) -> float:
    """How high cards in groups are, in units: as high as may be while none is covered more than in any room."""
    for card_h in zone.grows:
        if roomy(room, card_h * squeeze * aspect_of(zone.wide), zone.gap, ranks):
            return card_h
    return zone.card_h


def rank_width(
    room: tuple[float, float], most: float, gap: float, rows: int, heads: int, peek: float, aspect: float = CARD_ASPECT
) -> float:
    """How wide cards can be in so many rows."""
    columns = max(1, math.ceil(heads / rows))
    across = (room[0] - gap * (columns - 1)) / columns
    down = (room[1] - gap * (rows - 1)) / rows
    return max(1.0, min(most * aspect, across, down / (1 / aspect + peek)))

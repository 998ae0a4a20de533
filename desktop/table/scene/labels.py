"""The words over the places: as large as the reader wishes, but clear of what lies above them.

Labels side by side have one size, which the one with the least room sets: letters of two sizes in a row look like a
difference that means something.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from desktop.look import Key
from desktop.table.drawing.lettering import fitted
from desktop.table.drawing.theme import MIN_TEXT, Metrics, ui_font
from desktop.table.scene.layout import Rect, TableLayout, ZoneLayout

SIZE = 16.0  # units
WEIGHT = 600
HIGH, RAISED = 1.4, 1.5  # of the letters' size: the line, and from the place to its top
INK = 1.3  # of the letters' size: from the place to the top of the letters
NARROW = 0.8  # so narrow letters are drawn before all of a row become smaller
JUTTING = 1.1  # of the place's width: so far words may stand out of it


class Label(NamedTuple):
    """Where the words stand, and in how many pixels."""

    line: Rect
    size: float


def labels(layout: TableLayout, metrics: Metrics) -> dict[Key, Label]:
    """The words of all places that have some."""
    rows: dict[int, list[ZoneLayout]] = defaultdict(list)
    for zone in layout.zones.values():
        if zone.spec.label:
            rows[round(zone.rect.y)].append(zone)
    found = {}
    for row in rows.values():
        rooms = [_room(zone, row, metrics) for zone in row]
        sizes = (_size(zone, room, layout, metrics) for zone, room in zip(row, rooms, strict=True))
        size = max(float(MIN_TEXT), min(sizes))
        for zone, room in zip(row, rooms, strict=True):
            line = Rect(zone.rect.x, zone.rect.y - size * RAISED, room, size * HIGH)
            found[zone.spec.key] = Label(line, size)
    return found


def _room(zone: ZoneLayout, row: Sequence[ZoneLayout], metrics: Metrics) -> float:
    """The width of the place and a little more, where no other label begins."""
    after = [other.rect.x - metrics.px(8) - zone.rect.x for other in row if other.rect.x > zone.rect.x]
    return max(zone.rect.w, min([zone.rect.w * JUTTING, *after]))


def _size(zone: ZoneLayout, room: float, layout: TableLayout, metrics: Metrics) -> float:
    """What this label could be by itself."""
    wanted = metrics.type(SIZE)
    over = [zone.rect.y]  # the table's edge
    over += [
        zone.rect.y - part.bottom
        for part in layout.parts.values()
        if part.x < zone.rect.right and part.right > zone.rect.x and part.bottom <= zone.rect.y
    ]
    by_height = min([wanted, *(gap / INK for gap in over)])
    return float(fitted(zone.spec.label, ui_font(by_height, WEIGHT), room / NARROW, 0.0).pixelSize())

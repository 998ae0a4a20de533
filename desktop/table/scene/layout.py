"""Where everything lies: a pure function of the layout's data, the room and how many cards each zone holds.

No Qt. The table's area may have any shape from 1024 x 700 to 4K: heights scale, edges follow their pins, and a spread
that no longer fits is squeezed into its zone, never out of it.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from desktop.look import (
    ACTION_BAR,
    CARD_ASPECT,
    FRAME,
    LOG,
    RACE_BAR,
    RAIL,
    TABLE,
    TOP_BAR,
    Box,
    Key,
    LayoutSpec,
    ZoneSpec,
)
from desktop.table.scene.grouping import Rank, groups, share_out, span, standing
from desktop.table.scene.sizes import aspect_of, card_height, group_height, rank_width, side_by_side, steps

TARGET = 1.3  # a target is at least this much of a card, in both directions
STACK_STEP = 0.014  # of a card's width
STACK_SHOWN = 4
PEEK = 0.22  # of a card's width: how far what is tucked under it looks out
TUCKED = 0.48  # of a card's width: how wide that is, while there is room


class Rect(NamedTuple):
    """A rectangle in pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """Middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def overlap(self, other: Rect) -> float:
        """Common area."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, wide) * max(0.0, high)

    def at_least(self, w: float, h: float) -> Rect:
        """The same middle, no smaller than this."""
        wide, high = max(self.w, w), max(self.h, h)
        return Rect(self.x - (wide - self.w) / 2, self.y - (high - self.h) / 2, wide, high)

    def holds(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether the other lies inside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


class Spot(NamedTuple):
    """A card's place: its upright rectangle, its tilt in degrees."""

    rect: Rect
    angle: float = 0.0


class ZoneLayout(NamedTuple):
    """A zone laid out: `spots` for its cards, `empty` for places without one, `entry` where the next card would lie."""

    spec: ZoneSpec
    rect: Rect
    card: tuple[float, float]
    spots: tuple[Spot, ...]
    empty: tuple[Rect, ...]
    entry: Rect
    standing: tuple[int, ...] = ()  # in a sorted place, which card by card from the left; else as they lie

    @property
    def target(self) -> Rect:
        """What a dragged card must overlap to be dropped in the zone."""
        return self.rect.at_least(self.card[0] * TARGET, self.card[1] * TARGET)

    def card_target(self, index: int) -> Rect:
        """What a dragged card must overlap to be dropped on a card of the zone."""
        return self.spots[index].rect.at_least(self.card[0] * TARGET, self.card[1] * TARGET)


class TableLayout(NamedTuple):
    """Everything on the table, in pixels of its area."""

    zones: Mapping[Key, ZoneLayout]
    parts: Mapping[Key, Rect]
    decor: tuple[Rect, ...]
    unit: float
    dock: Rect | None = None


class Frame(NamedTuple):
    """The window: top bar, table, action bar, log, in pixels."""

    unit: float
    top: Rect
    race: Rect
    table: Rect
    action: Rect
    log: Rect
    folded: bool


def unit_in(width: float, height: float) -> float:
    """The unit at which the table stands in such a room; its edge may be cut by a hair."""
    return min(height / TABLE[3], width / TABLE[2] * 1.02)


def folds(width: float, height: float) -> bool:
    """Whether the log starts as a rail: in a small window, or where the table would be too narrow beside it."""
    return height < 800 or width / height * FRAME[1] - LOG < 1240


def frame(width: float, height: float, folded: bool | None = None, text: float = 1.0) -> Frame:
    """The parts of a window. Larger text makes the bars higher and the log wider, and the table gives the room."""
    unit = height / FRAME[1]
    is_folded = folds(width, height) if folded is None else folded
    top = TOP_BAR * unit * (1 + (text - 1) * 0.25)
    action = ACTION_BAR * unit * (1 + max(0.0, text - 1) * 0.75)
    log = (RAIL if is_folded else min(LOG * (1 + (text - 1) * 0.3), width / unit * 0.3)) * unit
    race = RACE_BAR * unit  # its figures are large already
    table = Rect(0, top + race, width - log, height - top - race - action)
    return Frame(
        unit,
        Rect(0, 0, width, top),
        Rect(0, top, width, race),
        table,
        Rect(0, table.bottom, table.w, action),
        Rect(table.w, table.y, log, height - table.y),
        is_folded,
    )


def lay_out(
    spec: LayoutSpec,
    width: float,
    height: float,
    unit: float,
    counts: Mapping[Key, int],
    tucked: Mapping[Key, Collection[int]] | None = None,
    ranks: Mapping[Key, Sequence[Rank]] | None = None,
) -> TableLayout:
    """Lay a table out in an area of `width` x `height` pixels; `unit` is the size of one unit of the frame.

    `tucked`: the places of cards that lie under the card before them; only ranks know such.
    `ranks`: of the cards in sorted places.
    """
    under, sorts = tucked or {}, ranks or {}
    squeeze = height / (TABLE[3] * unit)
    spare = width / unit - TABLE[2]

    def place(box: Box, pin: tuple[float, float]) -> Rect:
        left, right = box[0] + pin[0] * spare, box[0] + box[2] + pin[1] * spare
        top = (box[1] - TABLE[1]) * squeeze
        return Rect(left * unit, top * unit, (right - left) * unit, box[3] * squeeze * unit)

    rects = _shared(spec.zones, {zone.key: place(zone.rect, zone.pin) for zone in spec.zones}, counts, sorts)
    zones = {}
    for zone in spec.zones:
        key, order = zone.key, sorts.get(zone.key, ())
        under_others = frozenset(under.get(key, ()))
        laid = _lay_zone(zone, rects[key], unit, squeeze, counts.get(key, 0), under_others, tuple(order))
        zones[key] = _in_order(laid, order)
    parts = {part.key: place(part.rect, part.pin) for part in spec.parts}
    dock = place(*spec.dock) if spec.dock is not None else None
    return TableLayout(zones, parts, tuple(place(decor.rect, decor.pin) for decor in spec.decor), unit, dock)


def _shared(
    zones: Sequence[ZoneSpec],
    rects: Mapping[Key, Rect],
    counts: Mapping[Key, int],
    sorts: Mapping[Key, Sequence[Rank]],
) -> Mapping[Key, Rect]:
    """Places that share their room get of it what their cards need."""
    result = dict(rects)
    for name in dict.fromkeys(zone.shares for zone in zones if zone.shares):
        members = sorted((zone for zone in zones if zone.shares == name), key=lambda zone: rects[zone.key].x)
        needs = [
            zone.card_h * aspect_of(zone.wide) * span(counts.get(zone.key, 0), sorts.get(zone.key, ()))
            for zone in members
        ]
        spans = share_out([(rects[zone.key].x, rects[zone.key].w) for zone in members], needs)
        for zone, (x, w) in zip(members, spans, strict=True):
            result[zone.key] = rects[zone.key]._replace(x=x, w=w)
    return result


@lru_cache(maxsize=256)  # a move changes one or two places of a table
def _lay_zone(
    zone: ZoneSpec, rect: Rect, unit: float, squeeze: float, count: int, tucked: frozenset[int], ranks: tuple[Rank, ...]
) -> ZoneLayout:
    pad = zone.padding * unit
    inner = Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, rect.h - 2 * pad)
    if zone.spread == "ranks":
        return _lay_ranks(zone, rect, inner, zone.card_h * unit * squeeze, zone.gap * unit, count, tucked)
    if zone.spread == "groups":
        known = ranks if len(ranks) == count else [(0, place) for place in range(count)]
        most = group_height(zone, inner.w / unit, squeeze, known)
        return _lay_groups(zone, rect, inner, most * unit * squeeze, zone.gap * unit, known)
    aspect = aspect_of(zone.wide)
    most = card_height(zone, inner.w / unit, squeeze, count) * unit * squeeze
    high = min(most, inner.h / max(1, zone.rows), inner.w / aspect)
    card = (high * aspect, high)
    slots = min(zone.slots, side_by_side(inner.w, card[0])) if zone.spread in ("row", "lane") else zone.slots
    places = max(count + 1, slots)
    spots = _SPREADS[zone.spread](zone, inner, card, zone.gap * unit, max(count, slots), unit)
    filled = spots[:count]
    empty = tuple(spot.rect for spot in spots[count:])
    if empty:
        entry = empty[0]
    else:
        grown = _SPREADS[zone.spread](zone, inner, card, zone.gap * unit, places, unit)
        entry = grown[count].rect
    return ZoneLayout(zone, rect, card, filled, empty, entry)


def _row(
    zone: ZoneSpec, inner: Rect, card: tuple[float, float], gap: float, count: int, unit: float
) -> tuple[Spot, ...]:
    step = steps(inner.w, card[0], gap, count)
    used = card[0] + step * (count - 1) if count else 0.0
    start = {"left": inner.x, "centre": inner.x + (inner.w - used) / 2, "right": inner.right - used}[zone.align]
    y = inner.y + (inner.h - card[1]) / 2
    return tuple(Spot(Rect(start + step * i, y, *card)) for i in range(count))


def _lane(
    zone: ZoneSpec, inner: Rect, card: tuple[float, float], gap: float, count: int, unit: float
) -> tuple[Spot, ...]:
    step = steps(inner.w, card[0], gap, count)
    y = inner.y + (inner.h - card[1]) / 2
    if zone.align == "right":
        return tuple(Spot(Rect(inner.right - card[0] - step * i, y, *card)) for i in range(count))
    return tuple(Spot(Rect(inner.x + step * i, y, *card)) for i in range(count))


def _fan(
    zone: ZoneSpec, inner: Rect, card: tuple[float, float], gap: float, count: int, unit: float
) -> tuple[Spot, ...]:
    flat = _row(zone, inner, card, gap, count, unit)
    middle = (count - 1) / 2
    spots = []
    for index, spot in enumerate(flat):
        angle = (index - middle) * zone.tilt
        sink = card[1] * 2 * (1 - math.cos(math.radians(angle)))
        spots.append(Spot(spot.rect._replace(y=spot.rect.y + sink), angle))
    return tuple(spots)


def _stack(
    zone: ZoneSpec, inner: Rect, card: tuple[float, float], gap: float, count: int, unit: float
) -> tuple[Spot, ...]:
    step = card[0] * STACK_STEP
    x, y = inner.x + (inner.w - card[0]) / 2, inner.y + (inner.h - card[1]) / 2
    return tuple(Spot(Rect(x, y - step * min(i, STACK_SHOWN), *card), zone.lean) for i in range(count))


def _grid(
    zone: ZoneSpec, inner: Rect, card: tuple[float, float], gap: float, count: int, unit: float
) -> tuple[Spot, ...]:
    rows = max(1, zone.rows)
    columns = max(1, math.ceil(count / rows))
    across = steps(inner.w, card[0], gap, columns)
    down = steps(inner.h, card[1], gap, rows)
    return tuple(
        Spot(Rect(inner.x + across * (i % columns), inner.y + down * (i // columns), *card)) for i in range(count)
    )


def _board(
    zone: ZoneSpec, inner: Rect, card: tuple[float, float], gap: float, count: int, unit: float
) -> tuple[Spot, ...]:
    spots = []
    for index in range(count):
        x, y = zone.spots[min(index, len(zone.spots) - 1)]
        left = min(inner.x + x * unit, inner.right - card[0])
        spots.append(Spot(Rect(left, min(inner.y + y * unit, inner.bottom - card[1]), *card)))
    return tuple(spots)


_SPREADS = {"row": _row, "lane": _lane, "fan": _fan, "stack": _stack, "grid": _grid, "board": _board}


# ---- ranks: cards that must all be read, in as few rows as keep them largest


def _lay_ranks(
    zone: ZoneSpec, rect: Rect, inner: Rect, most: float, gap: float, count: int, tucked: Collection[int]
) -> ZoneLayout:
    """Nothing overlaps: the cards shrink, and take another row when that lets them shrink less."""
    heads = [index for index in range(count) if index == 0 or index not in tucked]
    peek = PEEK if len(heads) < count else 0.0
    rows, wide = max(
        (
            (rows, rank_width((inner.w, inner.h), most, gap, rows, len(heads), peek, aspect_of(zone.wide)))
            for rows in range(1, max(1, zone.rows) + 1)
        ),
        key=lambda found: (round(found[1], 3), -found[0]),
    )
    card = (wide, wide / aspect_of(zone.wide))
    columns = max(1, math.ceil(len(heads) / rows))
    rows = max(1, math.ceil(len(heads) / columns))
    down = card[1] + wide * peek + gap
    top = inner.y + (inner.h - down * rows + gap) / 2
    corners = []
    for place in range(len(heads)):
        in_row = min(columns, len(heads) - place // columns * columns)
        used = in_row * wide + (in_row - 1) * gap
        left = {"left": inner.x, "centre": inner.x + (inner.w - used) / 2, "right": inner.right - used}[zone.align]
        corners.append((left + place % columns * (wide + gap), top + place // columns * down))
    spots: list[Spot] = []
    for head, after, (x, y) in zip(heads, [*heads, count][1:], corners, strict=True):
        spots.append(Spot(Rect(x, y, *card)))
        spots += _tuck(spots[-1].rect, after - head - 1)
    return ZoneLayout(zone, rect, card, tuple(spots), (), inner)


def _tuck(head: Rect, cards: int) -> list[Spot]:
    """Side by side under a card, their lower edges looking out."""
    if not cards:
        return []
    wide = head.w * min(TUCKED, 0.98 / cards)
    high = wide / CARD_ASPECT
    left, y = head.x + head.w * 0.01, head.bottom + head.w * PEEK - high
    return [Spot(Rect(left + wide * number * 1.01, y, wide, high)) for number in range(cards)]


# ---- sorted places: the cards stand by rank and lie where they lay


def sortable(spec: LayoutSpec) -> bool:
    """Whether the table has a place that the player may let stand by rank."""
    return any(zone.sortable for zone in spec.zones)


def _in_order(laid: ZoneLayout, ranks: Sequence[Rank]) -> ZoneLayout:
    """The same places, dealt out by rank."""
    if len(ranks) != len(laid.spots) or len(ranks) < 2:
        return laid
    order = standing(ranks)
    spots = list(laid.spots)
    for place, index in enumerate(order):
        spots[index] = laid.spots[place]
    return laid._replace(spots=tuple(spots), standing=order)


def _lay_groups(zone: ZoneSpec, rect: Rect, inner: Rect, most: float, gap: float, ranks: Sequence[Rank]) -> ZoneLayout:
    """Cards of a group overlap, groups stand apart."""
    aspect = aspect_of(zone.wide)
    high, corners = groups((inner.w, inner.h), most, aspect, gap, zone.rows, zone.align, ranks)
    spots = tuple(Spot(Rect(inner.x + x, inner.y + y, high * aspect, high)) for x, y in corners)
    return ZoneLayout(zone, rect, (high * aspect, high), spots, (), inner)

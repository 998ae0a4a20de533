"""The table of Barbarossa for large text: the same places, what is read most with the room of what is read least.

The left column is narrow: the city with the other targets beside it and its words under it, then the own piles and
purses. The Field's piles stand close, with their numbers on them instead of under them and no heading over them. That
is what makes the hand a third larger. Widths are those of the screen, heights less: a table with large bars is lower.
"""

from functools import cache
from typing import Any

from desktop.games.barbarossa.places import (
    GAP,
    ORDER,
    TOLD,
    Labels,
    Parts,
    Pin,
    kept,
    part_of,
    share_of,
    table,
)
from desktop.games.barbarossa.state import PILES
from desktop.look import TABLE, Box, DecorSpec, DockSpec, Key, LayoutSpec, PartSpec, Spread, ZoneSpec

SHEET, PLAIN = "large_sheet", "sheet"  # with a heading, without
STRIP: Box = (12, 56, TABLE[2] - 24, 106)
FRONT: Box = (12, 167, 326, 388)
OWN: Box = (12, 560, 326, 374)
FIELD: Box = (343, 167, 1135, 362)
BATTLE: Box = (343, 534, 711, 166)
HAND: Box = (343, 705, 711, 229)
SIEGE: Box = (1060, 534, 418, 211)
PLAYED: Box = (1060, 750, 418, 184)
DOCK: Box = (920, 167, 558, 767)  # high: it may lie over the Field, from which one buys in one phase alone
# Of the room that a wider table has: how the column on the left, the hand and what was played share it.
COLUMN, HANDS, LAST = (0.0, 0.1), (0.1, 0.7), (0.7, 1.0)
BESIDE = (0.1, 1.0)
TIRED = 0.36  # of the battle area: the fatigued cards, which are turned
ASIDE = 132.0  # of the battle area: its heading, and in words what stands there
LOWER = (0.5, 0.88)  # of a small one
NUMBER = (0.80, 0.60)  # of a pile's uppermost card: on the picture, where it covers nothing that is said


@cache
def tables(me: int, seats: int, boxed: int, labels: Labels) -> LayoutSpec:
    """The usual table, which knows this one."""
    return table(me, seats, boxed, labels)._replace(large=_large(me, seats, boxed, labels))


def _large(me: int, seats: int, boxed: int, labels: Labels) -> LayoutSpec:
    rivals = [(me + step) % seats for step in range(1, seats)]
    pieces = [_own(me, labels), _hand(me, labels), _front(labels), _field(boxed, labels), _battle(me, labels)]
    pieces += [_strip(seat, place, len(rivals)) for place, seat in enumerate(rivals)]
    left, top, wide, high = PLAYED
    played = tuple(
        ZoneSpec(("playing", seat), (left + 10, top + 34, wide - 20, high - 38), "row", 146, gap=6, pin=LAST, side=seat)
        for seat in (me, *rivals)
    )
    return LayoutSpec(
        "barbarossa",
        zones=(*(zone for zones, _, _ in pieces for zone in zones), *played),
        parts=tuple(part for _, parts, _ in pieces for part in parts),
        decor=tuple(decor for _, _, found in pieces for decor in found),
        dock=DockSpec(DOCK, LAST),
    )


def _strip(seat: int, place: int, rivals: int) -> Parts:
    """A rival: few have plate and numbers beside their cards, many over them."""
    left, y, span, high = STRIP
    wide = (span - GAP * (rivals - 1)) / rivals
    x, many = left + place * (wide + GAP), rivals >= TOLD
    card, turned, head = (68.0, 49.0, 0.0) if many else (96.0, 69.0, 208.0)
    lies, heap = x + head + (8 if many else 16), card * 0.72
    top, low = (y + 36, 69.0) if many else (y + 4, 98.0)
    first, end = lies + heap + 10, x + wide - 8
    half = first + (end - first) * 0.64 + 8

    def zone(name: str, at: float, w: float, spread: Spread, **more: Any) -> ZoneSpec:
        known = ZoneSpec((name, seat), (at, top, w, low), spread, card, gap=5, pin=share_of(at, w), side=seat)
        return known._replace(**more)

    rooms = (
        ((x + 4, y + 3, wide * 0.5, 32), (x + 10 + wide * 0.5, y + 3, wide * 0.5 - 14, 32))
        if many
        else ((x + 6, y + 6, head, 46), (x + 6, y + 55, head, 46))
    )
    return (
        (
            zone("discard", lies, heap, "stack", slots=1, show_count=True),
            zone("deployed", first, half - 8 - first, "groups", shares=f"strip {seat}"),
            zone("fatigued", half, end - half, "groups", wide=True, card_h=turned, shares=f"strip {seat}"),
        ),
        tuple(
            PartSpec((name, seat), room, share_of(room[0], room[2]))
            for name, room in zip(("plate", "tiles"), rooms, strict=True)
        ),
        (DecorSpec(PLAIN, (x, y, wide, high), share_of(x, wide)),),
    )


def _fixed(sheet: Box, x: float) -> Pin:
    """Of a place in the left column: it goes with the column's width, and keeps its own."""
    return (part_of(sheet, x, 0, COLUMN)[0],) * 2


def _front(labels: Labels) -> Parts:
    """What can be attacked, and the events."""

    def pile(name: str, x: float, y: float, w: float, card: float, **more: Any) -> ZoneSpec:
        pin = _fixed(FRONT, x)
        return ZoneSpec((name, -1), (x, y, w, card + 2), "stack", card, pin=pin, slots=1, show_count=True, **more)

    one, two, high, low = 191.0, 264.0, 234.0, 332.0
    zones = (
        pile("city", 19, 208, 150, 224, count_at=NUMBER),
        pile("event", one, high, 60, 90, label=labels.events),
        pile("revealed", two, high, 60, 90, label=labels.revealed)._replace(show_count=False),
        pile("hill", one, low, 60, 90, count_at=LOWER),
        pile("position", two, low, 60, 90, count_at=LOWER),
    )
    parts = (PartSpec(("front", -1), (18, 439, 314, 114), COLUMN),)
    return zones, parts, (DecorSpec(SHEET, FRONT, COLUMN, labels.front),)


def _field(boxed: int, labels: Labels) -> Parts:
    """Two rows of piles in the order of their types."""
    piles = [pile for pile in ORDER if boxed < 0 or pile != PILES[boxed]]
    columns = -(-len(piles) // 2)
    left, top, wide, high = FIELD
    names = dict(zip(ORDER, labels.piles, strict=True))
    share, pitch = (wide - 5) / columns, (high - 8) / 2
    zones = []
    for number, pile in enumerate(piles):
        x, y = left + 3.5 + number % columns * share, top + 7 + number // columns * pitch
        rect, pin = (x, y, share - 2, pitch - 2), part_of(FIELD, x, share - 2, BESIDE)
        zones.append(
            ZoneSpec(
                (pile, -1), rect, "stack", 175, pin=pin, slots=1, show_count=True, count_at=NUMBER, hint=names[pile]
            )
        )
    return tuple(zones), (), (DecorSpec(PLAIN, FIELD, BESIDE),)


def _battle(me: int, labels: Labels) -> Parts:
    """Fatigued cards lie turned on the left, active ones upright on the right; then how an attack stands."""
    left, top, wide, high = BATTLE
    first, end = left + ASIDE, left + wide - 8

    def zone(name: str, x: float, w: float, card: float, hint: str, lies: bool) -> ZoneSpec:
        rect, pin = (x, top + 5, w, high - 10), part_of(BATTLE, x, w, HANDS)
        return ZoneSpec(
            (name, me), rect, "groups", card, gap=6, pin=pin, side=me, wide=lies, hint=hint, shares="battle"
        )  # fmt: skip

    half = first + (end - first) * TIRED
    tired = zone("fatigued", first, half - 4 - first, 105, labels.fatigued_hint, True)
    ready = zone("deployed", half + 4, end - half - 4, 149, labels.deployed_hint, False)
    x, w = left + 8, ASIDE - 14
    parts = (
        PartSpec(("siege", -1), SIEGE, LAST),
        PartSpec(("army", me), (x, top + 38, w, high - 44), part_of(BATTLE, x, w, HANDS)),
        PartSpec(("played", -1), (PLAYED[0] + 240, PLAYED[1] + 5, PLAYED[2] - 248, 29), LAST),
    )
    sheets = DecorSpec(SHEET, BATTLE, HANDS, labels.deployed), DecorSpec(SHEET, PLAYED, LAST, labels.playing)
    return (ready, tired), parts, sheets


def _own(me: int, labels: Labels) -> Parts:
    """Plate, deck and discard pile, what is out of the game, the six purses."""

    def pile(key: Key, x: float, card: float, label: str) -> ZoneSpec:
        pin = _fixed(OWN, x)
        return ZoneSpec(key, (x, 640, 84, 98), "stack", card, pin=pin, slots=1, show_count=True, label=label)

    zones = (
        pile(("deck", me), 18, 96, labels.deck),
        pile(("discard", me), 126, 96, labels.discard),
        pile(("box", -1), 234, 75, labels.box)._replace(show_count=False),
    )
    left, top, wide, high = OWN
    parts = (
        PartSpec(("plate", me), (left, top, wide, 44), COLUMN),
        PartSpec(("tiles", me), (left, top + 186, wide, high - 186), COLUMN),
    )
    return zones, parts, ()


def _hand(me: int, labels: Labels) -> Parts:
    """The hand, and beside it the place of the card that is kept."""
    left, top, wide, _ = HAND
    x, w = left + 97, wide - 104
    rect, pin = (x, top + 3, w, 214), part_of(HAND, x, w, HANDS)  # under it hangs who else knows a card
    zones = (
        ZoneSpec(
            kept(me),
            (left + 9, top + 122, 70, 104),
            "stack",
            102,
            pin=part_of(HAND, left + 9, 70, HANDS),
            slots=1,
            label=labels.keep,
        ),
        ZoneSpec(("hand", me), rect, "row", 214, gap=8, pin=pin, sortable=True),
    )
    return zones, (), (DecorSpec(SHEET, HAND, HANDS, labels.hand),)

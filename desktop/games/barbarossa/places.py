"""Where things lie on the table of Barbarossa, in units of the frame.

Rivals in strips above, the Front on the left and the Field beside it, the own battle area under them, then deck, purse
and hand. The Field keeps its order, two rows of one pile a kind; the pile that is left out of a game leaves no gap. The
layout depends on the seats and on that pile alone: it stays the same through a whole match.
"""

from functools import cache
from typing import NamedTuple

from desktop.games.barbarossa.state import PILES
from desktop.look import LEFT, TABLE, WIDE, Box, DecorSpec, Key, LayoutSpec, PartSpec, ZoneSpec

Pin = tuple[float, float]
Parts = tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...], tuple[DecorSpec, ...]]

EDGE, GAP = 16.0, 10.0
SPAN = TABLE[2] - 2 * EDGE
TARGETS = ("hill", "position", "city")
SHOP = tuple(pile for pile in PILES if pile not in TARGETS)
# What is shown first: transports, plans, aids, then the army.
ORDER = ("horses", "trucks", "trains", "air_supply", "strategic_planning", "concentrated_offensive", "aid",
         *(pile for pile in SHOP if PILES.index(pile) > 2 and pile not in (
             "air_supply", "strategic_planning", "concentrated_offensive", "aid")))  # fmt: skip
FIELD: Box = (364, 170, 1110, 388)
FRONT: Box = (16, 170, 336, 388)


class Labels(NamedTuple):
    """The words that stand on the table for good."""

    front: str
    field: str
    deployed: str
    playing: str
    hand: str
    deck: str
    discard: str
    events: str
    revealed: str
    keep: str
    box: str
    deployed_hint: str
    fatigued_hint: str
    playing_hint: str


@cache
def table(me: int, seats: int, boxed: int, labels: Labels) -> LayoutSpec:
    """The table as a seat sees it; `boxed` is the pile that is left out."""
    rivals = [(me + step) % seats for step in range(1, seats)]
    pieces = [_own(me, labels), _hand(me, labels), _front(labels), _field(boxed, labels), _battle(me, labels)]
    pieces += [_strip(seat, place, len(rivals)) for place, seat in enumerate(rivals)]
    played = tuple(_played(seat, labels.playing_hint if seat == me else "") for seat in (me, *rivals))
    return LayoutSpec(
        "barbarossa",
        zones=(*(zone for zones, _, _ in pieces for zone in zones), *played),
        parts=tuple(part for _, parts, _ in pieces for part in parts),
        decor=tuple(decor for _, _, found in pieces for decor in found),
    )


def _share(x: float, w: float) -> Pin:
    """The edges of something follow the table by their share."""
    return x / TABLE[2], (x + w) / TABLE[2]


# ---- rivals


def _strip(seat: int, place: int, rivals: int) -> Parts:
    """A rival: plate and numbers on the left, then discard pile and deploying zone."""
    wide = (SPAN - GAP * (rivals - 1)) / rivals
    x, y = EDGE + place * (wide + GAP), 58.0
    head = 154.0 if rivals > 3 else 188.0
    left = x + head + 14
    rest = x + wide - left - 8
    card = 84.0 if rivals < 4 else 72.0
    pile = card * 0.72
    lies, tired = left + pile + 12, (rest - pile - 20) * 0.54

    def zone(name: str, at: float, w: float, spread: str, **more: object) -> ZoneSpec:
        shape = ZoneSpec((name, seat), (at, y + 9, w, 88), spread, card, gap=5, pin=_share(at, w), side=seat)
        return shape._replace(**more)

    half = lies + tired + 8
    return (
        zone("discard", left, pile, "stack", slots=1, show_count=True),
        zone("deployed", lies, tired, "groups"),
        zone("fatigued", half, x + wide - 8 - half, "groups", wide=True, card_h=card * 0.72),
    ), (
        PartSpec(("plate", seat), (x + 8, y + 7, head, 48), _share(x + 8, head)),
        PartSpec(("tiles", seat), (x + 8, y + 60, head, 38), _share(x + 8, head)),
    ), (DecorSpec("sheet", (x, y, wide, 105), _share(x, wide)),)  # fmt: skip


# ---- the Front and the Field


def _front(labels: Labels) -> Parts:
    """What can be attacked, and the events."""
    small, high = 68.0, 96.0
    first, second = 192.0, 274.0
    zones = (
        ZoneSpec(("city", -1), (28, 208, 150, 212), "stack", 206, slots=1, show_count=True),
        ZoneSpec(("event", -1), (first, 232, small, high), "stack", 92, slots=1, show_count=True, label=labels.events),
        ZoneSpec(("revealed", -1), (second, 232, small, high), "stack", 92, slots=1, label=labels.revealed),
        ZoneSpec(("hill", -1), (first, 340, small, high - 6), "stack", 88, slots=1, show_count=True, count_below=True),
        ZoneSpec(
            ("position", -1), (second, 340, small, high - 6), "stack", 88, slots=1, show_count=True, count_below=True
        ),
        ZoneSpec(("box", -1), (second + 6, 466, 56, 80), "stack", 78, slots=1, label=labels.box),
    )
    parts = (PartSpec(("front", -1), (24, 436, 244, 116)),)
    return zones, parts, (DecorSpec("sheet", FRONT, LEFT, labels.front),)


def _field(boxed: int, labels: Labels) -> Parts:
    """Two rows of piles in the order of their types."""
    piles = [pile for pile in ORDER if boxed < 0 or pile != PILES[boxed]]
    columns = -(-len(piles) // 2)
    left, top, wide, high = FIELD
    inner, pitch = wide - 16, (high - 40) / 2
    zones = []
    for number, pile in enumerate(piles):
        share = inner / columns
        x, y = left + 12 + number % columns * share, top + 38 + number // columns * pitch
        pin = ((x - left) / wide, (x + share - 7 - left) / wide)
        zones.append(
            ZoneSpec(
                (pile, -1),
                (x, y, share - 7, pitch - 30),
                "stack",
                150,
                pin=pin,
                slots=1,
                show_count=True,
                count_below=True,
            )
        )
    parts = (PartSpec(("field", -1), (left + 190, top + 5, wide - 206, 27), WIDE),)
    return tuple(zones), parts, (DecorSpec("sheet", FIELD, WIDE, labels.field),)


# ---- the own battle area


BATTLE: Box = (16, 568, 696, 152)
SIEGE: Box = (722, 568, 322, 152)
PLAYED: Box = (1054, 568, 420, 152)


def _battle(me: int, labels: Labels) -> Parts:
    """Fatigued cards lie turned on the left, active ones upright on the right; then how an attack stands."""
    left, top, wide, high = BATTLE
    half, rest = wide * 0.5, high - 38

    def pin(x: float, w: float) -> Pin:
        return (x - left) / wide * 0.5, (x + w - left) / wide * 0.5

    x = left + half + 4
    zones = (
        ZoneSpec(
            ("deployed", me), (x, top + 32, half - 16, rest), "groups", 112, gap=6, pin=pin(x, half - 16), side=me,
            hint=labels.deployed_hint,
        ),
        ZoneSpec(
            ("fatigued", me), (left + 12, top + 32, half - 20, rest), "groups", 78, gap=6,
            pin=pin(left + 12, half - 20), side=me, wide=True, hint=labels.fatigued_hint,
        ),
    )  # fmt: skip
    parts = (
        PartSpec(("siege", -1), SIEGE, (0.5, 0.5)),
        PartSpec(("tired", me), (left + 150, top + 5, half - 150, 27), pin(left + 150, half - 150)),
        PartSpec(("ready", me), (x, top + 5, half - 16, 27), pin(x, half - 16)),
    )
    sheets = (
        DecorSpec("sheet", BATTLE, (0.0, 0.5), labels.deployed),
        DecorSpec("sheet", PLAYED, (0.5, 1.0), labels.playing),
    )
    return zones, parts, sheets


def _played(seat: int, hint: str) -> ZoneSpec:
    """One place for whoever's turn it is: the zones of all seats lie here, and one of them holds cards."""
    left, top, wide, high = PLAYED
    return ZoneSpec(
        ("playing", seat),
        (left + 12, top + 32, wide - 24, high - 38),
        "row",
        112,
        gap=8,
        pin=(0.5, 1.0),
        side=seat,
        hint=hint,
    )


def _own(me: int, labels: Labels) -> Parts:
    """Plate, deck and discard pile, the six purses."""
    zones = (
        ZoneSpec(("deck", me), (24, 812, 80, 114), "stack", 110, slots=1, show_count=True, label=labels.deck),
        ZoneSpec(("discard", me), (124, 812, 80, 114), "stack", 110, slots=1, show_count=True, label=labels.discard),
    )
    parts = (
        PartSpec(("plate", me), (16, 732, 200, 50)),
        PartSpec(("tiles", me), (228, 732, 260, 198)),
    )
    return zones, parts, ()


def _hand(me: int, labels: Labels) -> Parts:
    """The hand, and beside it the place of the card that is kept."""
    rest: Box = (500, 732, 974, 198)
    zones = (
        ZoneSpec(kept(me), (514, 812, 74, 108), "stack", 104, slots=1, label=labels.keep),
        ZoneSpec(("hand", me), (612, 742, 850, 180), "row", 178, "centre", gap=12, pin=WIDE, sortable=True),
    )
    return zones, (), (DecorSpec("sheet", rest, WIDE, labels.hand),)


def kept(seat: int) -> Key:
    """Where a seat lays the card that it keeps; no place of the rules."""
    return ("kept", seat)

"""Where things lie on the table of Barbarossa, in units of the frame.

Rivals in strips above, the Front on the left and the Field beside it, the own battle area and the attack under them,
then deck, purse, hand, and what the hand has played: a turn's cards wander to the right. The Field keeps its order, two
rows of one pile a kind; the pile that is left out of a game leaves no gap. The layout depends on the seats and on that
pile alone: it stays the same through a whole match.
"""

from functools import cache
from typing import Any, NamedTuple

from desktop.games.barbarossa.state import PILES
from desktop.look import LEFT, TABLE, WIDE, Box, DecorSpec, DockSpec, Key, LayoutSpec, PartSpec, Spread, ZoneSpec

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
FIELD: Box = (364, 170, 1110, 376)
FRONT: Box = (16, 170, 336, 376)
NUMBER = (0.84, 0.60)  # of a pile's uppermost card: on the picture, where it covers nothing that is said


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
    hill: str
    position: str
    keep: str
    box: str
    deployed_hint: str
    fatigued_hint: str
    piles: tuple[str, ...]  # in the order of ORDER: said where one is sold out


@cache
def table(me: int, seats: int, boxed: int, labels: Labels) -> LayoutSpec:
    """The table as a seat sees it; `boxed` is the pile that is left out."""
    rivals = [(me + step) % seats for step in range(1, seats)]
    pieces = [_own(me, labels), _hand(me, labels), _front(labels), _field(boxed, labels), _battle(me, labels)]
    pieces += [_strip(seat, place, len(rivals)) for place, seat in enumerate(rivals)]
    played = tuple(_played(seat) for seat in (me, *rivals))
    return LayoutSpec(
        "barbarossa",
        zones=(*(zone for zones, _, _ in pieces for zone in zones), *played),
        parts=tuple(part for _, parts, _ in pieces for part in parts),
        decor=tuple(decor for _, _, found in pieces for decor in found),
        dock=DockSpec((1062, 544, 416, 388), (SPLIT, 1.0)),  # the attack, and what was played
    )


def share_of(x: float, w: float) -> Pin:
    """The edges of something follow the table by their share."""
    return x / TABLE[2], (x + w) / TABLE[2]


# ---- rivals


class Strip(NamedTuple):
    """Of a rival's strip: how wide its head is, how high its cards are: deployed, in the pile, turned."""

    head: float
    card: float
    heap: float
    turned: float


ONE, FEW, MANY = Strip(330, 88, 88, 63), Strip(188, 88, 88, 63), Strip(144, 62, 62, 44)
ARMY = 200.0  # wide: the words at the end of an only rival's strip
TOLD = 3  # so many rivals, and what overlaps in their strips is told in a line under it


def _strip(seat: int, place: int, rivals: int) -> Parts:
    """A rival: plate and numbers on the left, then discard pile and deploying zone."""
    wide = (SPAN - GAP * (rivals - 1)) / rivals
    x, y = EDGE + place * (wide + GAP), 58.0
    told = rivals >= TOLD
    shape = MANY if told else ONE if rivals == 1 else FEW
    left, end = x + shape.head + 14, x + wide - (ARMY + 8 if rivals == 1 else 8)
    pile = shape.heap * 0.72
    lies = left + pile + 10
    half = lies + (end - lies) * 0.64 + 8

    def zone(name: str, at: float, w: float, spread: Spread, **more: Any) -> ZoneSpec:
        rect = (at, y + 5, w, 66) if told else (at, y + 8, w, 90)
        known = ZoneSpec((name, seat), rect, spread, shape.card, gap=5, pin=share_of(at, w), side=seat)
        return known._replace(**more)

    parts = [
        PartSpec(("plate", seat), (x + 8, y + 7, shape.head, 48), share_of(x + 8, shape.head)),
        PartSpec(("tiles", seat), (x + 8, y + 60, shape.head, 38), share_of(x + 8, shape.head)),
    ]
    if told:
        parts.append(PartSpec(("army", seat), (lies, y + 76, end - lies, 26), share_of(lies, end - lies)))
    elif rivals == 1:
        parts.append(PartSpec(("army", seat), (end + 4, y + 38, ARMY, 58), share_of(end + 4, ARMY)))
    return (
        (
            zone("discard", left, pile, "stack", card_h=shape.heap, slots=1, show_count=True),
            zone("deployed", lies, half - 8 - lies, "groups", shares=f"strip {seat}"),
            zone("fatigued", half, end - half, "groups", wide=True, card_h=shape.turned, shares=f"strip {seat}"),
        ),
        tuple(parts),
        (DecorSpec("sheet", (x, y, wide, 105), share_of(x, wide)),),
    )


# ---- the Front and the Field


def _front(labels: Labels) -> Parts:
    """What can be attacked, and the events."""
    small = 68.0
    first, second = 192.0, 274.0

    def target(name: str, x: float, label: str) -> ZoneSpec:
        return ZoneSpec(
            (name, -1), (x, 334, small, 84), "stack", 82, slots=1, show_count=True, count_below=True, label=label
        )  # fmt: skip

    zones = (
        ZoneSpec(("city", -1), (28, 211, 150, 214), "stack", 206, slots=1, show_count=True),
        ZoneSpec(("event", -1), (first, 222, small, 84), "stack", 82, slots=1, show_count=True, label=labels.events),
        ZoneSpec(("revealed", -1), (second, 222, small, 84), "stack", 82, slots=1, label=labels.revealed),
        target("hill", first, labels.hill),
        target("position", second, labels.position),
        ZoneSpec(("box", -1), (second + 8, 472, 52, 70), "stack", 68, slots=1, label=labels.box),
    )
    parts = (PartSpec(("front", -1), (24, 434, 244, 108)),)
    return zones, parts, (DecorSpec("sheet", FRONT, LEFT, labels.front),)


def _field(boxed: int, labels: Labels) -> Parts:
    """Two rows of piles in the order of their types."""
    piles = [pile for pile in ORDER if boxed < 0 or pile != PILES[boxed]]
    columns = -(-len(piles) // 2)
    left, top, wide, high = FIELD
    names = dict(zip(ORDER, labels.piles, strict=True))
    inner, pitch = wide - 16, (high - 36) / 2
    zones = []
    for number, pile in enumerate(piles):
        share = inner / columns
        x, y = left + 12 + number % columns * share, top + 34 + number // columns * pitch
        pin = ((x - left) / wide, (x + share - 7 - left) / wide)
        zones.append(
            ZoneSpec(
                (pile, -1),
                (x, y, share - 7, pitch - 5),
                "stack",
                162,
                pin=pin,
                slots=1,
                show_count=True,
                count_at=NUMBER,
                hint=names[pile],
            )
        )
    parts = (PartSpec(("field", -1), (left + 150, top + 7, wide - 166, 25), WIDE),)
    return tuple(zones), parts, (DecorSpec("sheet", FIELD, WIDE, labels.field),)


# ---- the own half: what stays, how an attack stands, and under them the hand and what it has played


BATTLE: Box = (16, 552, 1044, 178)
SIEGE: Box = (1070, 552, 404, 178)
HAND: Box = (462, 738, 598, 194)
PLAYED: Box = (1070, 738, 404, 194)
SPLIT = 0.62  # of the room a wider table has: so much goes to the left of the two
TIRED = 0.38  # of the battle area: the fatigued cards, which are turned


def part_of(sheet: Box, x: float, w: float, of: Pin) -> Pin:
    """The edges of something on a sheet follow the sheet's, each by its share."""
    left, wide = sheet[0], sheet[2]
    low, high = of
    return low + (x - left) / wide * (high - low), low + (x + w - left) / wide * (high - low)


def _battle(me: int, labels: Labels) -> Parts:
    """Fatigued cards lie turned on the left, active ones upright on the right; then how an attack stands."""
    left, top, wide, high = BATTLE
    room, pin = high - 38, (0.0, SPLIT)
    x, w = left + 12, wide * TIRED - 20
    tired = ZoneSpec(
        ("fatigued", me), (x, top + 32, w, room), "groups", 78, gap=6, pin=part_of(BATTLE, x, w, pin), side=me,
        wide=True, hint=labels.fatigued_hint, shares="battle", grows=(95,),
    )  # fmt: skip
    x, w = left + wide * TIRED + 4, wide * (1 - TIRED) - 16
    ready = ZoneSpec(
        ("deployed", me), (x, top + 32, w, room), "groups", 112, gap=6, pin=part_of(BATTLE, x, w, pin), side=me,
        hint=labels.deployed_hint, shares="battle", grows=(136,),
    )  # fmt: skip
    x, w = left + 144, wide - 156
    parts = (
        PartSpec(("siege", -1), SIEGE, (SPLIT, 1.0)),
        PartSpec(("army", me), (x, top + 7, w, 25), part_of(BATTLE, x, w, pin)),
        PartSpec(("played", -1), (PLAYED[0] + 232, PLAYED[1] + 7, PLAYED[2] - 242, 25), (SPLIT, 1.0)),
    )
    sheets = (
        DecorSpec("sheet", BATTLE, pin, labels.deployed),
        DecorSpec("sheet", PLAYED, (SPLIT, 1.0), labels.playing),
    )
    return (ready, tired), parts, sheets


def _played(seat: int) -> ZoneSpec:
    """One place for whoever's turn it is: the zones of all seats lie here, and one of them holds cards."""
    left, top, wide, high = PLAYED
    place = (left + 12, top + 34, wide - 24, high - 42)
    return ZoneSpec(("playing", seat), place, "row", 134, gap=8, pin=(SPLIT, 1.0), side=seat)


def _own(me: int, labels: Labels) -> Parts:
    """Plate, deck and discard pile, the six purses."""
    zones = (
        ZoneSpec(("deck", me), (22, 832, 70, 90), "stack", 88, slots=1, show_count=True, label=labels.deck),
        ZoneSpec(("discard", me), (118, 832, 70, 90), "stack", 88, slots=1, show_count=True, label=labels.discard),
    )
    parts = (
        PartSpec(("plate", me), (16, 738, 188, 48)),
        PartSpec(("tiles", me), (214, 738, 238, 194)),
    )
    return zones, parts, ()


def _hand(me: int, labels: Labels) -> Parts:
    """The hand, and beside it the place of the card that is kept."""
    left, top, wide, high = HAND
    x, w = left + 106, wide - 118
    zones = (
        ZoneSpec(kept(me), (left + 14, top + 94, 74, 98), "stack", 94, slots=1, label=labels.keep),
        ZoneSpec(
            ("hand", me), (x, top + 4, w, high - 16), "row", 172, "centre", gap=10, pin=(0.0, SPLIT), sortable=True
        ),
    )
    return zones, (), (DecorSpec("sheet", HAND, (0.0, SPLIT), labels.hand),)


def kept(seat: int) -> Key:
    """Where a seat lays the card that it keeps; no place of the rules."""
    return ("kept", seat)

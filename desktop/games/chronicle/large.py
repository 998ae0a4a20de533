"""Where things lie on the table of Chronicle for large text: the same places, closer, under a larger hand.

Three seats: the own place stands beside the mat and all piles on its other side, so that twelve cards have the whole
width; the meeting is one row. With more seats everything keeps its side.
"""

from typing import NamedTuple

from desktop.games.chronicle.directions import lying
from desktop.look import LEFT, RIGHT, TABLE, WIDE, Box, DecorSpec, DockSpec, LayoutSpec, PartSpec, Spread, ZoneSpec

Pin = tuple[float, float]
Parts = tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...]]

COLUMN, ASIDE = 262.0, 56.0  # how wide a seat's place at a side is, and in it the room for what is veiled
BACKS, ALLIES, SIDE_ALLIES, OWN_ALLIES, VEILED = 66.0, 79.0, 96.0, 101.0, 72.0  # heights of cards
HAND, PRESENT = 262.0, 232.0
STACK_STEP = 32.0  # of what is veiled at a side
PRESENT_HIGH = 240.0


class Mat(NamedTuple):
    """The mat's box, and which share of it the histories have."""

    left: float
    top: float
    wide: float
    high: float
    share: float

    def pin(self, x: float, w: float) -> Pin:
        """The edges of something on the mat follow it by their share."""
        return (x - self.left) / self.wide, (x + w - self.left) / self.wide

    @property
    def middle(self) -> float:
        """Of the meeting's part."""
        return self.left + self.wide * (1 + self.share) / 2


THREE, CROSS, MORE = Mat(292, 234, 1000, 410, 0.48), Mat(298, 196, 894, 468, 0.5), Mat(298, 224, 894, 440, 0.5)
MEETING = {3: 240.0, 4: 194.0, 5: 173.0, 6: 173.0}  # heights of the cards of the meeting
WORDS, WORDS_OF_FEW = 25.0, 44.0  # under them
TALL = 68.0  # so much higher are the places at the sides where no piles lie under them


def around_large(me: int, seats: int) -> LayoutSpec:
    """The whole table for whoever sits at seat `me`."""
    mat = {3: THREE, 4: CROSS}.get(seats, MORE)
    rivals = [(me + step) % seats for step in range(1, seats)]
    sides = rivals[:1] + rivals[-1:] if seats > 3 else []
    above = [seat for seat in rivals if seat not in sides]
    pieces = [_own_beside(me, mat) if seats == 3 else _own_below(me), _mat(mat, me, seats)]
    pieces += [{3: _piles_right, 4: _corners}.get(seats, _piles_beside)()]
    spots = _spots(len(above), THREE.left + THREE.wide if seats == 3 else TABLE[2])
    if seats == 4:
        pieces += [_across(above[0])]
    else:
        pieces += [_above(seat, x, wide) for seat, (x, wide) in zip(above, spots, strict=True)]
    more = TALL if seats == 4 else 0.0
    pieces += [_beside(seat, place == 0, more) for place, seat in enumerate(sides)]
    head = _head(mat)
    own = (11.0, 234.0, COLUMN + 20, 410.0) if seats == 3 else (11.0, 676.0, COLUMN + 18, 256.0)
    courts = [DecorSpec("court", (x - 9, 52, wide + 12, 173), _share(x - 9, wide + 12)) for x, wide in spots]
    if seats == 4:
        courts = [DecorSpec("court", (mat.left, 52, mat.wide, 140), WIDE)]
    if sides:
        courts += [DecorSpec("court", (11, 238, COLUMN + 18, 324 + more), LEFT)]
        courts += [DecorSpec("court", (TABLE[2] - 29 - COLUMN, 238, COLUMN + 18, 324 + more), RIGHT)]
    return LayoutSpec(
        "chronicle",
        zones=tuple(zone for zones, _ in pieces for zone in zones),
        parts=tuple(part for _, parts in pieces for part in parts),
        decor=(
            DecorSpec("mat", (mat.left, mat.top, mat.wide, mat.high), WIDE),
            DecorSpec("plaque", head, mat.pin(head[0], head[2])),
            *courts,
            DecorSpec("court", own),
        ),
        dock=DockSpec(
            (mat.left + 8, mat.top + 4, mat.wide * mat.share - 8, mat.high - 8),
            mat.pin(mat.left + 8, mat.wide * mat.share - 8),
        ),
    )


def _share(x: float, w: float) -> Pin:
    """The edges of something above the mat follow the table by their share."""
    return x / TABLE[2], (x + w) / TABLE[2]


def _spots(places: int, right: float) -> list[tuple[float, float]]:
    """Where each of so many rivals above begins, and how wide it is."""
    slot = (right - 12) / places
    wide = min(640.0, slot - 26)
    return [(12 + slot * place + (slot - wide) / 2, wide) for place in range(places)]


def _above(seat: int, x: float, wide: float) -> Parts:
    """A rival across: plate over tiles, hand, prizes over what is known of the hand; allies, and what is veiled."""
    y, roomy = 55.0, wide > 500
    plate, known, aside = (208.0, 168.0, 118.0) if roomy else (172.0, 128.0, 86.0)

    def zone(name: str, box: Box, spread: Spread, card_h: float, gap: float = 8) -> ZoneSpec:
        return ZoneSpec((name, seat), box, spread, card_h, gap=gap, pin=_share(box[0], box[2]), side=seat)

    def part(name: str, box: Box) -> PartSpec:
        return PartSpec((name, seat), box, _share(box[0], box[2]))

    backs = (x + plate + 10, y, wide - plate - known - 34, BACKS + 2)
    hand = zone("hand", backs, "row", BACKS)._replace(show_count=True, sortable=True)
    veiled = zone("veiled", (x + wide - aside - 2, y + 91, aside, 72), "row", 68, 6)._replace(unsaid=True)
    return (hand, zone("allies", (x, y + 88, wide - aside - 10, ALLIES + 1), "groups", ALLIES), veiled), (
        part("plate", (x, y, plate, 46)),
        part("prizes", (x + wide - 112, y, 108, 36)),
        part("kinds", (x, y + 48, plate, 39)),
        part("voids", (x + wide - known, y + 37, known - 2, 52)),
    )


def _across(seat: int) -> Parts:
    """The only rival above; its Fame stands over the table."""
    x, y = CROSS.left + 8, 55.0

    def zone(name: str, box: Box, spread: Spread, card_h: float, gap: float = 8) -> ZoneSpec:
        return ZoneSpec((name, seat), box, spread, card_h, gap=gap, pin=CROSS.pin(box[0], box[2]), side=seat)

    def part(name: str, box: Box) -> PartSpec:
        return PartSpec((name, seat), box, CROSS.pin(box[0], box[2]))

    hand = zone("hand", (x + 702, y, 150, 68), "row", BACKS)._replace(show_count=True, sortable=True)
    veiled = zone("veiled", (x + 572, y + 54, 122, 80), "row", 74, 6)._replace(unsaid=True)
    return (hand, zone("allies", (x, y + 51, 562, 84), "groups", 82), veiled), (
        part("plate", (x, y, 208, 48)),
        part("kinds", (x + 214, y + 1, 208, 46)),
        part("voids", (x + 430, y, 262, 50)),
    )


def _veiled(seat: int, x: float, y: float, pin: Pin) -> ZoneSpec:
    box = (x, y, ASIDE, 2 * STACK_STEP + VEILED)
    spots = tuple((4.0, STACK_STEP * place) for place in range(3))
    return ZoneSpec(("veiled", seat), box, "board", VEILED, pin=pin, spots=spots, unsaid=True)


def _beside(seat: int, left: bool, more: float) -> Parts:
    """A rival at a side: plate, tiles, allies, then hand and prizes; `more`: higher than the lowest that will do."""
    x, pin = (20.0, LEFT) if left else (TABLE[2] - 20 - COLUMN, RIGHT)
    low = 478 + more
    return (
        ZoneSpec(
            ("allies", seat), (x - 4, 334, COLUMN - ASIDE, 144 + more), "groups", SIDE_ALLIES, gap=6, pin=pin,
            side=seat, rows=2,
        ),
        ZoneSpec(
            ("hand", seat), (x + 4, low + 6, 118, 74), "row", 72, gap=8, pin=pin, side=seat, show_count=True,
            sortable=True,
        ),
        _veiled(seat, x + COLUMN - ASIDE, 336, pin),
    ), (
        PartSpec(("plate", seat), (x, 243, COLUMN, 46), pin),
        PartSpec(("kinds", seat), (x, 292, COLUMN, 38), pin),
        PartSpec(("prizes", seat), (x + 146, low + 4, 112, 34), pin),
        PartSpec(("voids", seat), (x + 141, low + 38, 121, 44), pin),
    )  # fmt: skip


def _own_beside(me: int, mat: Mat) -> Parts:
    """The own place beside the mat, the hand under both."""
    x, y = 20.0, mat.top + 6
    return (
        ZoneSpec(("allies", me), (x - 4, y + 142, COLUMN - ASIDE, 258), "groups", OWN_ALLIES, gap=6, side=me, rows=3),
        ZoneSpec(("hand", me), (18, 648, 1454, 270), "fan", HAND, "centre", gap=8, pin=WIDE, padding=2, sortable=True),
        _veiled(me, x + COLUMN - ASIDE, y + 200, LEFT),
    ), (
        PartSpec(("plate", me), (x, y, COLUMN, 46)),
        PartSpec(("prizes", me), (x + 62, y + 50, 138, 40)),
        PartSpec(("kinds", me), (x, y + 96, COLUMN, 54)),
    )


def _own_below(me: int) -> Parts:
    """The own place at the lower left, the hand beside it."""
    x, y = 20.0, 682.0
    return (
        ZoneSpec(("allies", me), (x - 4, y + 92, COLUMN - ASIDE, 152), "groups", OWN_ALLIES, gap=6, side=me, rows=2),
        ZoneSpec(("hand", me), (306, 666, 1166, 268), "fan", HAND, "centre", gap=8, pin=WIDE, padding=2, sortable=True),
        _veiled(me, x + COLUMN - ASIDE, y + 94, LEFT),
    ), (
        PartSpec(("plate", me), (x, y, 150, 46)),
        PartSpec(("kinds", me), (x, y + 49, COLUMN, 40)),
        PartSpec(("prizes", me), (x + 156, y + 4, 106, 38)),
    )


def _mat(mat: Mat, me: int, seats: int) -> Parts:
    """Histories and how everybody stands on the left, the meeting on the right."""
    inner = mat.left + 18
    left = mat.wide * mat.share - 18
    split = mat.left + mat.wide * mat.share
    head, told, caption = _head(mat), mat.high - 34, WORDS_OF_FEW if seats < 5 else WORDS
    zones = [
        ZoneSpec(
            ("present", -1), (inner, mat.top + 12, left, PRESENT_HIGH), "ranks", PRESENT, "centre", gap=10, rows=2,
            pin=mat.pin(inner, left), wide=True,
        ),
        ZoneSpec(
            ("deck", -1), (mat.middle - 66, mat.top + 130, 132, 160), "stack", 142, pin=mat.pin(mat.middle - 66, 132)
        ),
    ]  # fmt: skip
    parts = [
        PartSpec(
            ("contest", -1), (inner, mat.top + 258, left - 4, told - 260), mat.pin(inner, left - 4)
        ),
        PartSpec(("voids", me), (inner + 20, mat.top + told, left - 24, 28), mat.pin(inner + 20, left - 24)),
        PartSpec(("ahead", -1), head, mat.pin(head[0], head[2])),
    ]  # fmt: skip
    room = (
        split + 6,
        head[1] + head[3] + 4,
        mat.left + mat.wide - split - 20,
        mat.high - head[3] - (15 if seats == 4 else 2),
    )
    for place, (box, words, lean) in enumerate(lying(seats, room, MEETING[seats], caption)):
        seat, pin = (me + place) % seats, mat.pin(box[0], box[2])
        zones.append(ZoneSpec(("played", seat), box, "stack", box[3], slots=1, pin=pin, side=seat, lean=lean))
        parts.append(PartSpec(("lies", seat), words, mat.pin(words[0], words[2])))
    return tuple(zones), tuple(parts)


def _head(mat: Mat) -> Box:
    """Where it stands who is ahead: a plaque on the mat's upper edge, over the meeting."""
    beside = 76 if mat is CROSS else 0  # the far card, whose crown would lie on its words
    return mat.middle - 212 - beside, mat.top - 10, 424, 76 if mat is THREE else 53


def _piles_right() -> Parts:
    """All piles one under the other, the words under each."""
    x, wide = 1306.0, 168.0

    def pile(name: str, y: float, high: float, card_h: float, lies: bool) -> ZoneSpec:
        width = 122.0 if not lies else 152.0
        box = (x + 6, y, width, high)
        return ZoneSpec((name, -1), box, "stack", card_h, slots=1, pin=RIGHT, wide=lies, show_count=True)

    return (
        pile("discard", 60, 170, 168, False),
        pile("pile", 290, 106, 103, True),
        pile("past", 456, 106, 103, True),
    ), (
        PartSpec(("about_discard", -1), (x, 236, wide, 46), RIGHT),
        PartSpec(("about_pile", -1), (x, 402, wide, 46), RIGHT),
        PartSpec(("about_past", -1), (x, 568, wide, 46), RIGHT),
    )


def _corners() -> Parts:
    """All piles over the seats at the sides: discards on the left, histories to come and past on the right."""
    first, second = TABLE[2] - 288, TABLE[2] - 146

    def pile(name: str, x: float) -> ZoneSpec:
        return ZoneSpec((name, -1), (x, 58, 140, 102), "stack", 98, slots=1, pin=RIGHT, wide=True, show_count=True)

    discard = ZoneSpec(("discard", -1), (16, 58, 126, 172), "stack", 167, slots=1, show_count=True)
    return (discard, pile("pile", first), pile("past", second)), (
        PartSpec(("about_discard", -1), (156, 100, 132, 70)),
        PartSpec(("about_pile", -1), (first, 176, 138, 50), RIGHT),
        PartSpec(("about_past", -1), (second, 176, 138, 50), RIGHT),
    )


def _piles_beside() -> Parts:
    """Under the seats at the sides: discards on the left, histories to come and past on the right."""
    right = TABLE[2] - 274
    return (
        ZoneSpec(("discard", -1), (182, 563, 80, 106), "stack", 105, slots=1, show_count=True),
        ZoneSpec(("pile", -1), (right, 564, 108, 76), "stack", 74, slots=1, pin=RIGHT, wide=True, show_count=True),
        ZoneSpec(
            ("past", -1), (right + 136, 564, 108, 76), "stack", 74, slots=1, pin=RIGHT, wide=True, show_count=True
        ),
    ), (
        PartSpec(("about_discard", -1), (24, 584, 150, 72)),
        PartSpec(("about_pile", -1), (right, 641, 132, 26), RIGHT),
        PartSpec(("about_past", -1), (right + 136, 641, 126, 26), RIGHT),
    )

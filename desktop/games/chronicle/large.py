"""Where things lie on the table of Chronicle for large text: the same places, closer, under a larger hand.

Three seats: the own place stands beside the mat and all piles on its other side, so that twelve cards have the whole
width; the meeting is one row. With more seats everything keeps its side.
"""

from typing import NamedTuple

from desktop.look import LEFT, RIGHT, TABLE, WIDE, Box, DecorSpec, DockSpec, LayoutSpec, PartSpec, Spread, ZoneSpec

Pin = tuple[float, float]
Parts = tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...]]

COLUMN, ASIDE = 262.0, 56.0  # how wide a seat's place at a side is, and in it the room for what is veiled
BACKS, ALLIES, SIDE_ALLIES, OWN_ALLIES, VEILED = 66.0, 79.0, 96.0, 101.0, 72.0  # heights of cards
HAND, PRESENT = 254.0, 228.0
STACK_STEP = 32.0  # of what is veiled at a side
PRESENT_HIGH = 242.0


class Mat(NamedTuple):
    """The mat's box, which share of it the histories have, and where on it the meeting's rows begin."""

    left: float
    top: float
    wide: float
    high: float
    share: float
    meeting: float

    def pin(self, x: float, w: float) -> Pin:
        """The edges of something on the mat follow it by their share."""
        return (x - self.left) / self.wide, (x + w - self.left) / self.wide

    @property
    def middle(self) -> float:
        """Of the meeting's part."""
        return self.left + self.wide * (1 + self.share) / 2


THREE, MORE = Mat(292, 234, 1000, 418, 0.545, 84), Mat(298, 226, 894, 444, 0.5, 71)
ROW, CARD, CAPTION = 182.0, (124.0, 158.0), 24.0  # of the meeting
CARD_OF_THREE, CAPTION_OF_THREE = (142.0, 190.0), 44.0


def around_large(me: int, seats: int, meeting: tuple[tuple[float, float], ...]) -> LayoutSpec:
    """The whole table for whoever sits at seat `me`; where each card lies in the meeting comes from the usual table."""
    mat = THREE if seats == 3 else MORE
    rivals = [(me + step) % seats for step in range(1, seats)]
    sides = rivals[:1] + rivals[-1:] if seats > 3 else []
    above = [seat for seat in rivals if seat not in sides]
    pieces = [_own_beside(me, mat) if seats == 3 else _own_below(me), _mat(mat, me, seats, meeting)]
    pieces += [_piles_right() if seats == 3 else _piles_beside()]
    spots = _spots(len(above), THREE.left + THREE.wide if seats == 3 else TABLE[2])
    pieces += [_above(seat, x, wide) for seat, (x, wide) in zip(above, spots, strict=True)]
    pieces += [_beside(seat, place == 0) for place, seat in enumerate(sides)]
    head = _head(mat)
    own = (11.0, 234.0, COLUMN + 20, 418.0) if seats == 3 else (11.0, 676.0, COLUMN + 18, 256.0)
    courts = [DecorSpec("court", (x - 9, 52, wide + 12, 173), _share(x - 9, wide + 12)) for x, wide in spots]
    if sides:
        courts += [DecorSpec("court", (11, 238, COLUMN + 18, 324), LEFT)]
        courts += [DecorSpec("court", (TABLE[2] - 29 - COLUMN, 238, COLUMN + 18, 324), RIGHT)]
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


def _veiled(seat: int, x: float, y: float, pin: Pin) -> ZoneSpec:
    box = (x, y, ASIDE, 2 * STACK_STEP + VEILED)
    spots = tuple((4.0, STACK_STEP * place) for place in range(3))
    return ZoneSpec(("veiled", seat), box, "board", VEILED, pin=pin, spots=spots, unsaid=True)


def _beside(seat: int, left: bool) -> Parts:
    """A rival at a side: plate, tiles, allies, then hand and prizes."""
    x, pin = (20.0, LEFT) if left else (TABLE[2] - 20 - COLUMN, RIGHT)
    return (
        ZoneSpec(
            ("allies", seat), (x, 334, COLUMN - ASIDE - 10, 144), "groups", SIDE_ALLIES, gap=6, pin=pin, side=seat,
            rows=2,
        ),
        ZoneSpec(
            ("hand", seat), (x + 4, 484, 118, 74), "row", 72, gap=8, pin=pin, side=seat, show_count=True, sortable=True
        ),
        _veiled(seat, x + COLUMN - ASIDE, 336, pin),
    ), (
        PartSpec(("plate", seat), (x, 243, COLUMN, 46), pin),
        PartSpec(("kinds", seat), (x, 292, COLUMN, 38), pin),
        PartSpec(("prizes", seat), (x + 146, 482, 112, 34), pin),
        PartSpec(("voids", seat), (x + 141, 516, 121, 44), pin),
    )  # fmt: skip


def _own_beside(me: int, mat: Mat) -> Parts:
    """The own place beside the mat, the hand under both."""
    x, y = 20.0, mat.top + 6
    return (
        ZoneSpec(("allies", me), (x, y + 142, COLUMN - ASIDE - 10, 258), "groups", OWN_ALLIES, gap=6, side=me, rows=3),
        ZoneSpec(("hand", me), (18, 648, 1454, 268), "fan", HAND, "centre", gap=8, pin=WIDE, padding=2, sortable=True),
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
        ZoneSpec(("allies", me), (x, y + 92, COLUMN - ASIDE - 10, 152), "groups", OWN_ALLIES, gap=6, side=me, rows=2),
        ZoneSpec(("hand", me), (306, 669, 1166, 262), "fan", HAND, "centre", gap=8, pin=WIDE, padding=2, sortable=True),
        _veiled(me, x + COLUMN - ASIDE, y + 94, LEFT),
    ), (
        PartSpec(("plate", me), (x, y, 150, 46)),
        PartSpec(("kinds", me), (x, y + 49, COLUMN, 40)),
        PartSpec(("prizes", me), (x + 156, y + 4, 106, 38)),
    )


def _mat(mat: Mat, me: int, seats: int, meeting: tuple[tuple[float, float], ...]) -> Parts:
    """Histories and how everybody stands on the left, the meeting on the right."""
    inner = mat.left + 18
    left = mat.wide * mat.share - 18
    head, three = _head(mat), seats == 3
    told = mat.high - 34 if three else mat.high - 36
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
            ("contest", -1), (inner, mat.top + 260, left - 4, told - 262), mat.pin(inner, left - 4)
        ),
        PartSpec(("voids", me), (inner + 20, mat.top + told, left - 24, 28), mat.pin(inner + 20, left - 24)),
        PartSpec(("ahead", -1), head, mat.pin(head[0], head[2])),
    ]  # fmt: skip
    (card, high), caption = (CARD_OF_THREE, CAPTION_OF_THREE) if three else (CARD, CAPTION)
    for place, (across, down) in enumerate(meeting):
        seat, step = (me + place) % seats, 118.0
        if three:  # one row, the own card in the middle
            across, down, step = (0.0, -1.0, 1.0)[place], 0.25, 148.0
        x, y = mat.middle + across * step - card / 2, mat.top + mat.meeting + down * ROW
        zones.append(
            ZoneSpec(("played", seat), (x, y, card, high), "stack", high - 1, slots=1, pin=mat.pin(x, card), side=seat)
        )
        parts.append(PartSpec(("lies", seat), (x - 4, y + high - 1, card + 8, caption), mat.pin(x - 4, card + 8)))
    return tuple(zones), tuple(parts)


def _head(mat: Mat) -> Box:
    """Where it stands who is ahead: a plaque on the mat's upper edge, over the meeting."""
    return mat.middle - 212, mat.top - (2 if mat.meeting < 75 else 10), 424, 53 if mat.meeting < 75 else 76


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

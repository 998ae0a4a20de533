"""Where things lie on the table of Chronicle, in units of the frame: the seats around a mat with histories and meeting.

Three seats: two above. Four: left, above, right. Five and six: two and three above, one on either side. Everything on
the mat keeps its share of it, and what stands above its share of the table, so a narrow window narrows the places and
nothing meets. The layout depends on the seats alone: it stays the same through a whole match.
"""

from functools import cache
from typing import NamedTuple

from desktop.games.chronicle.large import around_large
from desktop.look import LEFT, RIGHT, TABLE, WIDE, Box, DecorSpec, DockSpec, LayoutSpec, PartSpec, Spread, ZoneSpec

Pin = tuple[float, float]
Parts = tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...]]

COLUMN = 262.0  # how wide a seat's place is at a side
ABOVE, ABOVE_THREE = 560.0, 470.0  # and above: where one or two sit, and where three do
ASIDE = 56.0  # of a column, for what is veiled
SPLIT = 0.455  # of the mat: histories on the left, the meeting on the right
FOOT = 696.0  # where the own place begins


class Mat(NamedTuple):
    """The mat's box, and how much of the table it leaves free on either side."""

    left: float
    top: float
    wide: float
    high: float

    def pin(self, x: float, w: float) -> Pin:
        """The edges of something on the mat follow it by their share."""
        return (x - self.left) / self.wide, (x + w - self.left) / self.wide


NARROW, BROAD = Mat(298, 240, 894, 450), Mat(190, 240, 1110, 450)
# Where each seat's card lies in the meeting, as steps from its middle: across in cards, down in rows (0 or 1).
_MEETING = {
    3: ((0.0, 1.0), (-0.66, 0.0), (0.66, 0.0)),
    4: ((0.0, 1.0), (-1.32, 0.5), (0.0, 0.0), (1.32, 0.5)),
    5: ((0.0, 1.0), (-1.32, 1.0), (-0.66, 0.0), (0.66, 0.0), (1.32, 1.0)),
    6: ((0.0, 1.0), (-1.26, 1.0), (-1.26, 0.0), (0.0, 0.0), (1.26, 0.0), (1.26, 1.0)),
}


@cache
def around(me: int, seats: int) -> LayoutSpec:
    """The whole table for whoever sits at seat `me`."""
    mat = BROAD if seats == 3 else NARROW
    rivals = [(me + step) % seats for step in range(1, seats)]
    sides = rivals[:1] + rivals[-1:] if seats > 3 else []
    pieces = [_own(me), _mat(mat, me, seats), _piles(mat, bool(sides))]
    pieces += [
        _above(seat, place, seats - 1 - len(sides)) for place, seat in enumerate(s for s in rivals if s not in sides)
    ]
    pieces += [_beside(seat, place == 0) for place, seat in enumerate(sides)]
    return LayoutSpec(
        "chronicle",
        zones=tuple(zone for zones, _ in pieces for zone in zones),
        parts=tuple(part for _, parts in pieces for part in parts),
        decor=(
            *_leather(mat),
            *_courts(seats - 1 - len(sides), sides),
        ),
        dock=_dock(mat),
        large=around_large(me, seats, _MEETING[seats]),
    )


def _leather(mat: Mat) -> tuple[DecorSpec, ...]:
    """The mat, and the plaque on its edge."""
    head = _head(_middle(mat), mat)
    plaque = DecorSpec("plaque", head, mat.pin(head[0], head[2]))
    return DecorSpec("mat", (mat.left, mat.top, mat.wide, mat.high), WIDE), plaque


def _middle(mat: Mat) -> float:
    """The meeting's middle: the right part of the mat."""
    return mat.left + mat.wide * SPLIT / 2 + mat.wide / 2 - 4


def _dock(mat: Mat) -> DockSpec:
    """Over the histories and how everybody stands: the meeting and the hand stay free."""
    wide = mat.wide * SPLIT
    return DockSpec((mat.left + 8, mat.top + 4, wide - 8, mat.high - 8), mat.pin(mat.left + 8, wide - 8))


def _courts(above: int, sides: list[int]) -> tuple[DecorSpec, ...]:
    """What belongs to a seat lies on a sheet of its own."""
    slot = TABLE[2] / above
    wide = _wide(above)
    spots = [slot * place + (slot - wide) / 2 for place in range(above)]
    sheets = [DecorSpec("court", (x - 9, 57, wide + 12, 176), _share(x - 9, wide + 12)) for x in spots]
    if sides:
        sheets += [DecorSpec("court", (11, 241, COLUMN + 18, 330), LEFT)]
        sheets += [DecorSpec("court", (TABLE[2] - 29 - COLUMN, 241, COLUMN + 18, 330), RIGHT)]
    return (*sheets, DecorSpec("court", (11, FOOT - 9, COLUMN + 18, 245)))


def _share(x: float, w: float) -> Pin:
    """The edges of something above the mat follow the table by their share."""
    return x / TABLE[2], (x + w) / TABLE[2]


def _wide(places: int) -> float:
    """How wide the place of each of so many rivals above is."""
    return ABOVE if places < 3 else ABOVE_THREE


def _above(seat: int, place: int, places: int) -> Parts:
    """A rival across: plate over tiles, hand, prizes over what is known of the hand; the allies, and what is veiled."""
    slot, wide = TABLE[2] / places, _wide(places)
    x, y = slot * place + (slot - wide) / 2, 62.0
    known, aside = (126.0, 76.0) if places == 3 else (166.0, 108.0)
    right = x + wide - known

    def zone(name: str, box: Box, spread: Spread, card_h: float, gap: float = 8) -> ZoneSpec:
        return ZoneSpec((name, seat), box, spread, card_h, gap=gap, pin=_share(box[0], box[2]), side=seat)

    def part(name: str, box: Box) -> PartSpec:
        return PartSpec((name, seat), box, _share(box[0], box[2]))

    hand = zone("hand", (x + 230, y + 2, right - x - 254, 62), "row", 60)._replace(show_count=True, sortable=True)
    veiled = zone("veiled", (x + wide - aside - 2, y + 102, aside, 64), "row", 62, 6)._replace(unsaid=True)
    return (hand, zone("allies", (x, y + 98, wide - aside - 10, 72), "groups", 72), veiled), (
        part("plate", (x, y, 222, 50)),
        part("prizes", (right + 6, y + 2, 108, 33)),
        part("kinds", (x, y + 56, 222, 36)),
        part("voids", (right + 4, y + 37, known - 4, 60)),
    )


def _veiled(seat: int, x: float, y: float, pin: Pin) -> ZoneSpec:
    """Where the cards show that lie in a seat's hand or face down, one under the other: of each its number is seen."""
    box = (x, y, ASIDE, 126)
    return ZoneSpec(("veiled", seat), box, "board", 66, pin=pin, spots=((4, 0), (4, 30), (4, 60)), unsaid=True)


def _beside(seat: int, left: bool) -> Parts:
    """A rival at a side: plate, tiles, allies, then hand and prizes."""
    x, pin = (20.0, LEFT) if left else (TABLE[2] - 20 - COLUMN, RIGHT)
    return (
        ZoneSpec(("allies", seat), (x, 344, COLUMN - ASIDE - 10, 130), "groups", 88, gap=6, pin=pin, side=seat, rows=2),
        ZoneSpec(
            ("hand", seat), (x + 4, 480, 118, 68), "row", 66, gap=8, pin=pin, side=seat, show_count=True, sortable=True
        ),
        _veiled(seat, x + COLUMN - ASIDE, 346, pin),
    ), (
        PartSpec(("plate", seat), (x, 250, COLUMN, 50), pin),
        PartSpec(("kinds", seat), (x, 304, COLUMN, 36), pin),
        PartSpec(("prizes", seat), (x + 142, 478, 112, 33), pin),
        PartSpec(("voids", seat), (x + 141, 512, 121, 58), pin),
    )


def _own(me: int) -> Parts:
    """The own place at the lower left, the hand beside it."""
    return (
        ZoneSpec(("allies", me), (20, FOOT + 98, COLUMN - ASIDE - 10, 134), "groups", 92, gap=6, side=me, rows=2),
        ZoneSpec(("hand", me), (310, 704, 1160, 222), "fan", 194, "centre", gap=8, pin=WIDE, padding=4, sortable=True),
        _veiled(me, 20 + COLUMN - ASIDE, FOOT + 102, LEFT),
    ), (
        PartSpec(("plate", me), (20, FOOT, 146, 50)),
        PartSpec(("kinds", me), (20, FOOT + 54, COLUMN, 38)),
        PartSpec(("prizes", me), (172, FOOT + 6, 110, 38)),
    )


def _mat(mat: Mat, me: int, seats: int) -> Parts:
    """Histories and how everybody stands on the left, the meeting on the right."""
    inner = mat.left + 26
    split = mat.left + mat.wide * SPLIT
    left_wide = split - inner
    zones = [
        ZoneSpec(
            ("present", -1), (inner, mat.top + 22, left_wide, 216), "ranks", 208, "centre", gap=10, rows=2,
            pin=mat.pin(inner, left_wide), wide=True,
        ),
    ]  # fmt: skip
    parts = [
        PartSpec(("contest", -1), (inner, mat.top + 246, left_wide, 156), mat.pin(inner, left_wide)),
        PartSpec(("voids", me), (inner + 30, mat.top + 404, left_wide - 30, 36), mat.pin(inner + 30, left_wide - 30)),
    ]
    middle = _middle(mat)
    head = _head(middle, mat)
    parts.append(PartSpec(("ahead", -1), head, mat.pin(head[0], head[2])))
    card, high = 112.0, 146.0
    step = 118.0 if seats > 3 else 150.0
    for place, (across, down) in enumerate(_MEETING[seats]):
        seat = (me + place) % seats
        x, y = middle + across * step - card / 2, mat.top + 64 + down * 186
        zones.append(
            ZoneSpec(("played", seat), (x, y, card, high), "stack", high - 2, slots=1, pin=mat.pin(x, card), side=seat)
        )
        parts.append(PartSpec(("lies", seat), (x - 8, y + high + 4, card + 16, 35), mat.pin(x - 8, card + 16)))
    x = middle - 60
    zones.append(ZoneSpec(("deck", -1), (x, mat.top + 150, 120, 160), "stack", 130, pin=mat.pin(x, 120)))
    return tuple(zones), tuple(parts)


def _head(middle: float, mat: Mat) -> Box:
    """Where it stands who is ahead: a plaque on the mat's upper edge, over the meeting."""
    return middle - 205, mat.top - 8, 410, 60


def _piles(mat: Mat, beside: bool) -> Parts:
    """Discards on the left, histories to come and past on the right; above the mat's foot."""
    left = 28.0 if beside else 30.0
    right = TABLE[2] - 274 if beside else mat.left + mat.wide + 24
    if beside:
        zones = (
            ZoneSpec(("discard", -1), (left, 584, 70, 98), "stack", 96, slots=1, show_count=True),
            ZoneSpec(("pile", -1), (right, 582, 98, 70), "stack", 68, slots=1, pin=RIGHT, wide=True, show_count=True),
            ZoneSpec(
                ("past", -1), (right + 134, 582, 98, 70), "stack", 68, slots=1, pin=RIGHT, wide=True, show_count=True
            ),
        )
        parts = (
            PartSpec(("about_discard", -1), (left + 96, 600, 150, 60)),
            PartSpec(("about_pile", -1), (right, 652, 126, 36), RIGHT),
            PartSpec(("about_past", -1), (right + 134, 652, 126, 36), RIGHT),
        )
        return zones, parts
    zones = (
        ZoneSpec(("discard", -1), (left + 14, 380, 112, 156), "stack", 154, slots=1, show_count=True),
        ZoneSpec(("pile", -1), (right, 330, 134, 98), "stack", 94, slots=1, pin=RIGHT, wide=True, show_count=True),
        ZoneSpec(("past", -1), (right, 500, 134, 98), "stack", 94, slots=1, pin=RIGHT, wide=True, show_count=True),
    )
    parts = (
        PartSpec(("about_discard", -1), (left, 548, 140, 50)),
        PartSpec(("about_pile", -1), (right, 436, 134, 46), RIGHT),
        PartSpec(("about_past", -1), (right, 606, 134, 46), RIGHT),
    )
    return zones, parts

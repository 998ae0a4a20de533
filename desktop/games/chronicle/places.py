"""Where things lie on the table of Chronicle, in units of the frame: the seats around a mat with histories and meeting.

Three seats: two above. Four: left, above, right. Five and six: two and three above, one on either side. Everything on
the mat keeps its share of it, and what stands above its share of the table, so a narrow window narrows the places and
nothing meets. The layout depends on the seats alone: it stays the same through a whole match.
"""

from functools import cache
from typing import NamedTuple

from desktop.games.chronicle.directions import lying
from desktop.games.chronicle.large import around_large
from desktop.look import LEFT, RIGHT, TABLE, WIDE, Box, DecorSpec, DockSpec, LayoutSpec, PartSpec, Spread, ZoneSpec

Pin = tuple[float, float]
Parts = tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...]]

COLUMN = 262.0  # how wide a seat's place is at a side
ABOVE, ABOVE_THREE = 560.0, 470.0  # and above: where one or two sit, and where three do
ASIDE = 56.0  # of a column, for what is veiled
SPLIT = 0.455  # of the mat: histories on the left, the meeting on the right
FOOT = 696.0  # where the own place begins
TALL = 56.0  # so much higher are the places at the sides where no piles lie under them


class Mat(NamedTuple):
    """The mat's box, and how much of the table it leaves free on either side."""

    left: float
    top: float
    wide: float
    high: float

    def pin(self, x: float, w: float) -> Pin:
        """The edges of something on the mat follow it by their share."""
        return (x - self.left) / self.wide, (x + w - self.left) / self.wide


BROAD, CROSS, MORE = Mat(190, 240, 1110, 450), Mat(298, 200, 894, 490), Mat(298, 240, 894, 450)
MEETING = {3: 212.0, 4: 177.0, 5: 156.0, 6: 156.0}  # heights of the cards of the meeting
WORDS = 30.0  # under them
PLATES = 210.0  # how high the histories are, on the lowest mat


@cache
def around(me: int, seats: int) -> LayoutSpec:
    """The whole table for whoever sits at seat `me`."""
    mat = {3: BROAD, 4: CROSS}.get(seats, MORE)
    rivals = [(me + step) % seats for step in range(1, seats)]
    sides = rivals[:1] + rivals[-1:] if seats > 3 else []
    above = [seat for seat in rivals if seat not in sides]
    pieces = [_own(me), _mat(mat, me, seats), _corners() if seats == 4 else _piles(mat, bool(sides))]
    if seats == 4:
        pieces += [_across(above[0])]
    else:
        pieces += [_above(seat, place, len(above)) for place, seat in enumerate(above)]
    pieces += [_beside(seat, place == 0, TALL if seats == 4 else 0.0) for place, seat in enumerate(sides)]
    return LayoutSpec(
        "chronicle",
        zones=tuple(zone for zones, _ in pieces for zone in zones),
        parts=tuple(part for _, parts in pieces for part in parts),
        decor=(
            *_leather(mat),
            *(_far_court() if seats == 4 else _courts(len(above))),
            *_side_courts(len(sides), TALL if seats == 4 else 0.0),
        ),
        dock=_dock(mat),
        large=around_large(me, seats),
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


def _courts(above: int) -> tuple[DecorSpec, ...]:
    """What belongs to a seat lies on a sheet of its own: of those above."""
    slot = TABLE[2] / above
    wide = _wide(above)
    spots = [slot * place + (slot - wide) / 2 for place in range(above)]
    return tuple(DecorSpec("court", (x - 9, 57, wide + 12, 176), _share(x - 9, wide + 12)) for x in spots)


def _far_court() -> tuple[DecorSpec, ...]:
    """The one across has the mat's width."""
    return (DecorSpec("court", (CROSS.left, 57, CROSS.wide, 137), WIDE),)


def _side_courts(sides: int, more: float) -> tuple[DecorSpec, ...]:
    """The sheets at the sides, if anybody sits there, and the own one."""
    own = DecorSpec("court", (11, FOOT - 9, COLUMN + 18, 245))
    left, right = ((x, 241, COLUMN + 18, 330 + more) for x in (11, TABLE[2] - 29 - COLUMN))
    return (DecorSpec("court", left, LEFT), DecorSpec("court", right, RIGHT), own) if sides else (own,)


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


def _across(seat: int) -> Parts:
    """The only rival above: plate, tiles and what is known over the allies and what is veiled, then hand and prizes."""
    x, y = CROSS.left + 8, 62.0

    def zone(name: str, box: Box, spread: Spread, card_h: float, gap: float = 8) -> ZoneSpec:
        return ZoneSpec((name, seat), box, spread, card_h, gap=gap, pin=CROSS.pin(box[0], box[2]), side=seat)

    def part(name: str, box: Box) -> PartSpec:
        return PartSpec((name, seat), box, CROSS.pin(box[0], box[2]))

    hand = zone("hand", (x + 704, y, 146, 62), "row", 60)._replace(show_count=True, sortable=True)
    veiled = zone("veiled", (x + 582, y + 60, 112, 68), "row", 66, 6)._replace(unsaid=True)
    return (hand, zone("allies", (x, y + 56, 570, 74), "groups", 72), veiled), (
        part("plate", (x, y, 222, 50)),
        part("kinds", (x + 230, y + 4, 222, 42)),
        part("voids", (x + 464, y, 228, 50)),
        part("prizes", (x + 758, y + 86, 116, 40)),
    )


def _veiled(seat: int, x: float, y: float, pin: Pin) -> ZoneSpec:
    """Where the cards show that lie in a seat's hand or face down, one under the other: of each its number is seen."""
    box = (x, y, ASIDE, 126)
    return ZoneSpec(("veiled", seat), box, "board", 66, pin=pin, spots=((4, 0), (4, 30), (4, 60)), unsaid=True)


def _beside(seat: int, left: bool, more: float) -> Parts:
    """A rival at a side: plate, tiles, allies, then hand and prizes; `more`: higher than the lowest that will do."""
    x, pin = (20.0, LEFT) if left else (TABLE[2] - 20 - COLUMN, RIGHT)
    allies = (x, 344.0, COLUMN - ASIDE - 10, 130 + more)
    low = 474 + more
    return (
        ZoneSpec(("allies", seat), allies, "groups", 88, gap=6, pin=pin, side=seat, rows=2),
        ZoneSpec(
            ("hand", seat), (x + 4, low + 6, 118, 68), "row", 66, gap=8, pin=pin, side=seat, show_count=True,
            sortable=True,
        ),
        _veiled(seat, x + COLUMN - ASIDE, 346, pin),
    ), (
        PartSpec(("plate", seat), (x, 250, COLUMN, 50), pin),
        PartSpec(("kinds", seat), (x, 304, COLUMN, 36), pin),
        PartSpec(("prizes", seat), (x + 142, low + 4, 112, 33), pin),
        PartSpec(("voids", seat), (x + 141, low + 38, 121, 58), pin),
    )  # fmt: skip


def _own(me: int) -> Parts:
    """The own place at the lower left, the hand beside it."""
    return (
        ZoneSpec(("allies", me), (20, FOOT + 98, COLUMN - ASIDE - 10, 134), "groups", 92, gap=6, side=me, rows=2),
        ZoneSpec(("hand", me), (306, 698, 1166, 232), "fan", 206, "centre", gap=8, pin=WIDE, padding=4, sortable=True),
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
    plates = PLATES + (mat.high - MORE.high) / 2
    told, low = mat.top + plates + 30, mat.top + mat.high - 42
    zones = [
        ZoneSpec(
            ("present", -1), (inner, mat.top + 22, left_wide, plates), "ranks", plates, "centre", gap=10, rows=2,
            pin=mat.pin(inner, left_wide), wide=True,
        ),
    ]  # fmt: skip
    parts = [
        PartSpec(("contest", -1), (inner, told, left_wide, low - 4 - told), mat.pin(inner, left_wide)),
        PartSpec(
            ("voids", me),
            (inner + 30, mat.top + mat.high - 42, left_wide - 30, 32),
            mat.pin(inner + 30, left_wide - 30),
        ),
    ]
    middle = _middle(mat)
    head = _head(middle, mat)
    parts.append(PartSpec(("ahead", -1), head, mat.pin(head[0], head[2])))
    upper, lower = (72, 28) if seats == 4 else (60, 12)  # under the plaque a crown has room
    room = (split + 12, mat.top + upper, mat.left + mat.wide - 24 - split - 12, mat.high - upper - lower)
    for place, (box, words, lean) in enumerate(lying(seats, room, MEETING[seats], WORDS)):
        seat, pin = (me + place) % seats, mat.pin(box[0], box[2])
        zones.append(ZoneSpec(("played", seat), box, "stack", box[3], slots=1, pin=pin, side=seat, lean=lean))
        parts.append(PartSpec(("lies", seat), words, mat.pin(words[0], words[2])))
    x = middle - 60
    zones.append(ZoneSpec(("deck", -1), (x, mat.top + 150, 120, 160), "stack", 130, pin=mat.pin(x, 120)))
    return tuple(zones), tuple(parts)


def _head(middle: float, mat: Mat) -> Box:
    """Where it stands who is ahead: a plaque on the mat's upper edge, over the meeting."""
    return middle - 205, mat.top - 8, 410, 52


def _corners() -> Parts:
    """All piles over the seats at the sides: discards on the left, histories to come and past on the right."""
    first, second = TABLE[2] - 282, TABLE[2] - 146
    return (
        ZoneSpec(("discard", -1), (22, 66, 112, 154), "stack", 150, slots=1, show_count=True),
        ZoneSpec(("pile", -1), (first, 68, 128, 94), "stack", 88, slots=1, pin=RIGHT, wide=True, show_count=True),
        ZoneSpec(("past", -1), (second, 68, 128, 94), "stack", 88, slots=1, pin=RIGHT, wide=True, show_count=True),
    ), (
        PartSpec(("about_discard", -1), (152, 100, 132, 70)),
        PartSpec(("about_pile", -1), (first, 176, 130, 50), RIGHT),
        PartSpec(("about_past", -1), (second, 176, 130, 50), RIGHT),
    )


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

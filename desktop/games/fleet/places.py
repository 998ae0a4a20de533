"""Where things lie on the table of Earth vs Skaxar, in units of the frame.

Two formations face each other over the Arms Dealer's console; whoever looks sits below. A formation may hold fifteen
ships: its ranks shrink and take a second row, and gear looks out from under its ship. The bridge is no place of the
rules: it takes the cards that are not fitted to a ship.

For large text the same places lie closer: figures and bridge make way for the formations, and the ground between goes.
"""

from functools import cache
from typing import NamedTuple

from desktop.look import RIGHT, WIDE, Box, DecorSpec, DockSpec, Key, LayoutSpec, PartSpec, ZoneSpec

FORMATION_CARD = 221.0  # 158 units wide, for as long as there is room
SHIPS_ROWS = 2


class Labels(NamedTuple):
    """The words that stand on the table for good."""

    console: str
    bridge: str
    fleet: str
    bay: str
    scrap: str
    dealer: str
    used: str


def _side(seat: int, top: float, high: float, labels: Labels) -> tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...]]:
    """A side: plate, purse and piles on the left, the formation, its figures on the right."""
    piles = top + high - 114
    zones = (
        ZoneSpec(("fleet", seat), (16, piles, 74, 106), "stack", 104, slots=1, label=labels.fleet, show_count=True),
        ZoneSpec(("bay", seat), (102, piles, 74, 106), "stack", 104, slots=1, label=labels.bay, show_count=True),
        ZoneSpec(
            ("scrap", seat), (188, piles, 88, 106), "row", 104, gap=2, slots=1, label=labels.scrap, show_count=True
        ),
        ZoneSpec(
            ("formation", seat),
            (296, top, 940, high),
            "ranks",
            FORMATION_CARD,
            "centre",
            gap=10,
            pin=WIDE,
            rows=SHIPS_ROWS,
        ),
    )
    parts = (
        PartSpec(("plate", seat), (16, top + 2, 260, 48)),
        PartSpec(("purse", seat), (16, top + 56, 260, 62)),
    )
    return zones, parts


def _console(labels: Labels) -> tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...], tuple[DecorSpec, ...]]:
    """The Arms Dealer's six cards with deck and used cards beside them, the asteroids under them, the outlook."""
    zones = (
        ZoneSpec(("shop", -1), (34, 372, 1000, 186), "row", 182, "centre", gap=8, pin=WIDE, slots=6),
        ZoneSpec(("asteroids", -1), (34, 567, 310, 82), "row", 80, gap=6, slots=5),
        ZoneSpec(("rocks", -1), (358, 567, 58, 82), "stack", 80, slots=1, show_count=True),
        ZoneSpec(("harvested", -1), (434, 567, 58, 82), "stack", 80, slots=1, show_count=True),
        ZoneSpec(("dealer", -1), (886, 567, 58, 82), "stack", 80, pin=RIGHT, slots=1, show_count=True),
        ZoneSpec(("used", -1), (962, 567, 58, 82), "stack", 80, pin=RIGHT, slots=1, show_count=True),
    )
    parts = (
        PartSpec(("speeds", -1), (250, 338, 780, 28), WIDE),
        PartSpec(("belt", -1), (512, 576, 364, 64), WIDE),
        PartSpec(("outlook", -1), (1064, 326, 412, 328), RIGHT),
    )
    return zones, parts, (DecorSpec("console", (16, 326, 1036, 328), WIDE, labels.console),)


@cache
def table(me: int, labels: Labels) -> LayoutSpec:
    """The table as the seat sees it."""
    rival = 1 - me
    theirs, their_parts = _side(rival, 56, 262, labels)
    ours, our_parts = _side(me, 662, 268, labels)
    shared, shared_parts, decor = _console(labels)
    dock: Box = (1250, 824, 226, 104)
    laid = LayoutSpec(
        "fleet",
        zones=(*theirs, *shared, *ours, ZoneSpec(bridge(me), dock, "stack", 92, pin=RIGHT)),
        parts=(
            *their_parts,
            PartSpec(("figures", rival), (1250, 58, 226, 190), RIGHT),
            *shared_parts,
            *our_parts,
            PartSpec(("figures", me), (1250, 664, 226, 152), RIGHT),
        ),
        decor=(*decor, DecorSpec("bridge", dock, RIGHT, labels.bridge)),
        dock=DockSpec((1060, 56, 418, 600), RIGHT),  # the rival's figures, and the outlook
    )
    return laid._replace(large=_large(laid, me))


def bridge(seat: int) -> Key:
    """Where a seat lays the cards that go to no ship."""
    return ("bridge", seat)


# ---- for large text

Pin = tuple[float, float]
PILES, FIGURES = (0.0, 0.1), (0.85, 1.0)  # what the columns beside the formations get of a wider table
FORMATION = (0.1, 0.85)
CONSOLE, OUTLOOK = (0.0, 0.7), (0.7, 1.0)
BELT, FOLLOWS = 0.15, (0.7, 0.7)  # the asteroids, and what keeps to the console's right edge


class _Lies(NamedTuple):
    """Where a place or a part lies, and how high the cards in it are."""

    rect: Box
    pin: Pin
    card_h: float = 0.0


def _large(laid: LayoutSpec, me: int) -> LayoutSpec:
    """The own formation's ships are the tallest cards; everything else is as high as its cards and letters need.

    A formation's place is higher than its cards by what looks out under a ship.
    """
    lies = {
        **_large_side(1 - me, 53, 277, 268),
        **_large_side(me, 627, 306, 298),
        ("figures", 1 - me): _Lies((1338, 55, 140, 190), FIGURES),
        ("figures", me): _Lies((1338, 630, 140, 158), FIGURES),
        bridge(me): _Lies((1338, 796, 140, 134), FIGURES),
        ("shop", -1): _Lies((24, 334, 1016, 199), CONSOLE, 198.5),
        ("asteroids", -1): _Lies((24, 534, 322, 88), (0.0, BELT), 87.5),
        ("rocks", -1): _Lies((364, 534, 62, 88), (BELT, BELT), 87.5),
        ("harvested", -1): _Lies((446, 534, 62, 88), (BELT, BELT), 87.5),
        ("dealer", -1): _Lies((876, 534, 62, 88), FOLLOWS, 87.5),
        ("used", -1): _Lies((962, 534, 62, 88), FOLLOWS, 87.5),
        ("belt", -1): _Lies((534, 538, 332, 38), (BELT, 0.7)),
        ("speeds", -1): _Lies((534, 580, 332, 38), (BELT, 0.7)),
        ("outlook", -1): _Lies((1056, 331, 422, 293), OUTLOOK),
    }
    zones = (
        zone._replace(rect=place.rect, pin=place.pin, card_h=place.card_h or zone.card_h)
        for zone in laid.zones
        for place in (lies[zone.key],)
    )
    console, dock = laid.decor
    return laid._replace(
        zones=tuple(zones),
        parts=tuple(part._replace(rect=lies[part.key].rect, pin=lies[part.key].pin) for part in laid.parts),
        decor=(
            console._replace(rect=(12, 331, 1036, 293), pin=CONSOLE, label=""),  # the phase is said above the table
            dock._replace(kind="large_bridge", rect=lies[bridge(me)].rect, pin=FIGURES),
        ),
        dock=DockSpec((1056, 53, 424, 571), OUTLOOK),
    )


def _large_side(seat: int, top: float, high: float, card: float) -> dict[Key, _Lies]:
    """Plate and purse over the piles, the formation beside them."""
    tall = high > 280
    plate, purse = (60.0, 74.0) if tall else (48.0, 62.0)
    piles = top + high - 114 - 15
    return {
        ("plate", seat): _Lies((14, top + 2, 268, plate), PILES),
        ("purse", seat): _Lies((14, top + plate + 5, 268, purse), PILES),
        ("fleet", seat): _Lies((14, piles, 84, 114), (0.0, 0.03), 114),
        ("bay", seat): _Lies((105, piles, 84, 114), (0.03, 0.06), 114),
        ("scrap", seat): _Lies((196, piles, 84, 114), (0.06, 0.1), 114),
        ("formation", seat): _Lies((292, top, 1038, high), FORMATION, card),
    }

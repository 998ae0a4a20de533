"""Where things lie on the table of Earth vs Skaxar, in units of the frame.

Two formations face each other over the Arms Dealer's console; whoever looks sits below. A formation may hold fifteen
ships: its ranks shrink and take a second row, and gear looks out from under its ship. The bridge is no place of the
rules: it takes the cards that are not fitted to a ship.
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
    return LayoutSpec(
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


def bridge(seat: int) -> Key:
    """Where a seat lays the cards that go to no ship."""
    return ("bridge", seat)

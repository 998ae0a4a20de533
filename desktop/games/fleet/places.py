"""Where things lie on the table of Earth vs Skaxar, in units of the frame.

Two formations face each other over the Arms Dealer's console; whoever looks sits below. A formation may hold fifteen
ships: its ranks shrink and take a second row, and gear looks out from under its ship. The bridge is no place of the
rules: it takes the cards that are not fitted to a ship.

For large text the same places lie closer: figures and bridge make way for the formations, and the ground between goes.
"""

from functools import cache
from typing import NamedTuple

from desktop.look import Box, DecorSpec, DockSpec, Key, LayoutSpec, PartSpec, ZoneSpec

FORMATION_CARD = 280.0  # 200 units wide, for as long as there is room
SHIPS_ROWS = 2

Pin = tuple[float, float]
GROWS = 0.85  # what formations and console get of a wider table; the column on the right has the rest
SIDE = (GROWS, 1.0)


class Labels(NamedTuple):
    """The words that stand on the table for good."""

    console: str
    bridge: str
    fleet: str
    bay: str
    scrap: str
    dealer: str
    used: str
    asteroids: str
    harvested: str
    sold: str


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
            (296, top, 756, high),
            "ranks",
            FORMATION_CARD,
            "centre",
            gap=10,
            pin=(0.0, GROWS),
            rows=SHIPS_ROWS,
        ),
    )
    parts = (
        PartSpec(("plate", seat), (16, top + 2, 260, 48)),
        PartSpec(("purse", seat), (16, top + 56, 260, 62)),
    )
    return zones, parts


def _console(labels: Labels) -> tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...], tuple[DecorSpec, ...]]:
    """The Arms Dealer's cards with the four piles beside them; on the right the asteroids over the outlook."""
    upper, lower = 384, 520
    zones = (
        ZoneSpec(("shop", -1), (32, 398, 806, 220), "ranks", 190, "centre", gap=8, pin=(0.0, GROWS), hint=labels.sold),
        _pile("dealer", (858, upper), labels.dealer),
        _pile("used", (948, upper), labels.used),
        _pile("rocks", (858, lower), labels.asteroids),
        _pile("harvested", (948, lower), labels.harvested),
        ZoneSpec(("asteroids", -1), (1076, 222, 388, 98), "row", 96, "centre", gap=8, pin=SIDE, slots=5),
    )
    parts = (
        PartSpec(("speeds", -1), (250, 362, 590, 28), (0.0, GROWS)),
        PartSpec(("belt", -1), (1078, 179, 388, 42), SIDE),
        PartSpec(("outlook", -1), (1064, 332, 412, 330), SIDE),
    )
    decor = (
        DecorSpec("console", (16, 346, 1036, 294), (0.0, GROWS), labels.console),
        DecorSpec("console", (1064, 174, 412, 152), SIDE),
    )
    return zones, parts, decor


def _pile(name: str, corner: tuple[float, float], label: str) -> ZoneSpec:
    rect, pin = (*corner, 82, 88), (GROWS, GROWS)
    return ZoneSpec((name, -1), rect, "stack", 86, pin=pin, slots=1, show_count=True, label=label)


@cache
def table(me: int, labels: Labels) -> LayoutSpec:
    """The table as the seat sees it."""
    rival = 1 - me
    theirs, their_parts = _side(rival, 58, 280, labels)
    ours, our_parts = _side(me, 648, 280, labels)
    shared, shared_parts, decor = _console(labels)
    dock: Box = (1064, 786, 412, 142)
    laid = LayoutSpec(
        "fleet",
        zones=(*theirs, *shared, *ours, ZoneSpec(bridge(me), dock, "stack", 126, pin=SIDE)),
        parts=(
            *their_parts,
            PartSpec(("figures", rival), (1064, 58, 412, 110), SIDE),
            *shared_parts,
            *our_parts,
            PartSpec(("figures", me), (1064, 668, 412, 112), SIDE),
        ),
        decor=(*decor, DecorSpec("bridge", dock, SIDE, labels.bridge)),
        dock=DockSpec((1060, 330, 418, 452), SIDE),  # the outlook, and the own figures
    )
    return laid._replace(large=_large(laid, me))


def bridge(seat: int) -> Key:
    """Where a seat lays the cards that go to no ship."""
    return ("bridge", seat)


# ---- for large text

PILES = (0.0, 0.1)  # what the column beside the formations gets of a wider table
FORMATION = (0.1, GROWS)
CONSOLE = (0.0, GROWS)


class _Lies(NamedTuple):
    """Where a place or a part lies, and how high the cards in it are."""

    rect: Box
    pin: Pin
    card_h: float = 0.0


def _large(laid: LayoutSpec, me: int) -> LayoutSpec:
    """The own formation's ships are the tallest cards; everything else is as high as its cards and letters need.

    A formation's place is higher than its cards by what looks out under a ship.
    """
    upper, lower, end = 372, 474, (GROWS, GROWS)
    lies = {
        **_large_side(1 - me, 53, 311, 310),
        **_large_side(me, 587, 343, 342),
        ("figures", 1 - me): _Lies((1056, 55, 422, 126), SIDE),
        ("belt", -1): _Lies((1066, 184, 404, 38), SIDE),
        ("asteroids", -1): _Lies((1062, 222, 410, 108), SIDE, 107),
        ("outlook", -1): _Lies((1056, 336, 422, 312), SIDE),
        ("figures", me): _Lies((1056, 652, 422, 126), SIDE),
        ("speeds", -1): _Lies((1066, 782, 404, 44), SIDE),
        bridge(me): _Lies((1056, 830, 422, 100), SIDE),
        ("shop", -1): _Lies((18, 370, 866, 212), CONSOLE, 211),
        ("dealer", -1): _Lies((892, upper, 72, 97), end, 96),
        ("used", -1): _Lies((968, upper, 72, 97), end, 96),
        ("rocks", -1): _Lies((892, lower, 72, 97), end, 96),
        ("harvested", -1): _Lies((968, lower, 72, 97), end, 96),
    }
    unnamed = {(name, -1) for name in ("rocks", "harvested", "dealer", "used")}  # there is no room between them
    zones = (
        zone._replace(
            rect=place.rect,
            pin=place.pin,
            card_h=place.card_h or zone.card_h,
            label="" if zone.key in unnamed else zone.label,
            gap=min(zone.gap, 4.0) if zone.key == ("shop", -1) else zone.gap,
        )
        for zone in laid.zones
        for place in (lies[zone.key],)
    )
    console, belt, dock = laid.decor
    return laid._replace(
        zones=tuple(zones),
        parts=tuple(part._replace(rect=lies[part.key].rect, pin=lies[part.key].pin) for part in laid.parts),
        decor=(
            console._replace(rect=(12, 367, 1036, 216), pin=CONSOLE, label=""),  # the phase is said above the table
            belt._replace(rect=(1056, 184, 422, 148)),
            dock._replace(kind="large_bridge", rect=lies[bridge(me)].rect),
        ),
        dock=DockSpec((1056, 334, 424, 446), SIDE),
    )


def _large_side(seat: int, top: float, high: float, card: float) -> dict[Key, _Lies]:
    """Plate and purse over the piles, the formation beside them."""
    tall = high > 280
    plate, purse = (60.0, 74.0) if tall else (48.0, 62.0)
    piles = top + high - 114 - 15
    return {
        ("plate", seat): _Lies((14, top + 2, 268, plate), PILES),
        ("purse", seat): _Lies((14, top + plate + 5, 268, purse), PILES),
        ("fleet", seat): _Lies((14, piles, 84, 118), (0.0, 0.03), 114),
        ("bay", seat): _Lies((105, piles, 84, 118), (0.03, 0.06), 114),
        ("scrap", seat): _Lies((196, piles, 84, 118), (0.06, 0.1), 114),
        ("formation", seat): _Lies((292, top, 756, high), FORMATION, card),
    }

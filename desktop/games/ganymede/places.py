"""Where things lie on the table of Ganymede, in units of the frame.

Battle: two rows face each other over the strength gauge of whoever looks. With Purple in the game it takes the rival's
row, the players' own row splits (Red left, Green right), and each side has a gauge. A rival's discard and removed piles
have no place at all, and its deck is one card thick whatever it holds: neither may be counted.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from desktop.games.ganymede.cards import BLACK
from desktop.games.ganymede.state import GREEN, PURPLE, RED, stack_name
from desktop.look import (
    CENTRE,
    LEFT,
    LEFT_HALF,
    RIGHT,
    RIGHT_HALF,
    WIDE,
    Box,
    DecorSpec,
    DockSpec,
    Key,
    LayoutSpec,
    PartSpec,
    ZoneSpec,
)

TRAY = (308, 730, 1166, 192)
Pin = tuple[float, float]


def stacks() -> tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...]]:
    """The six open stacks, and the words under each."""
    zones, parts = [], []
    for number, card in enumerate(BLACK):
        x, y = 38 + number % 2 * 124, 150 + number // 2 * 256
        zones.append(ZoneSpec((stack_name(card), -1), (x, y, 110, 158), "stack", 154, slots=1, show_count=True))
        parts.append(PartSpec((f"about_{stack_name(card)}", -1), (x - 6, y + 172, 122, 66)))
    parts.append(PartSpec(("stacks", -1), (32, 112, 248, 26)))
    return tuple(zones), tuple(parts)


def _tray(me: int, words: tuple[str, ...]) -> tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...]]:
    """The own deck with what is left in it, the own discard pile and the cards out of the game; what each is for."""
    deck, discard, removed, discard_hint, removed_hint = words
    zones = (
        ZoneSpec(("deck", me), (330, 770, 100, 142), "stack", 138, slots=1, show_count=True, label=deck),
        ZoneSpec(("looking", me), (456, 770, 236, 142), "row", 138, gap=10),
        ZoneSpec(
            ("discard", me),
            (724, 770, 408, 142),
            "row",
            138,
            gap=8,
            pin=LEFT_HALF,
            label=discard,
            hint=discard_hint,
            show_count=True,
        ),
        ZoneSpec(
            ("removed", me),
            (1164, 770, 290, 142),
            "row",
            138,
            gap=8,
            pin=RIGHT_HALF,
            label=removed,
            hint=removed_hint,
            show_count=True,
        ),
    )
    return zones, (PartSpec(("tally", me), (460, 734, 232, 178)),)


@cache
def battle(me: int, heading: str, words: tuple[str, ...]) -> LayoutSpec:
    """Two camps; whoever looks sits below."""
    rival = 1 - me
    open_stacks, about = stacks()
    piles, tally = _tray(me, words)
    laid = LayoutSpec(
        "ganymede",
        zones=(
            *open_stacks,
            ZoneSpec(("row", rival), (640, 74, 720, 218), "row", 188, "centre", gap=14, pin=WIDE, slots=4, side=rival),
            ZoneSpec(("deck", rival), (1376, 84, 98, 150), "stack", 136, pin=RIGHT),
            ZoneSpec(
                ("row", me), (640, 466, 720, 250), "row", 218, "centre", gap=12, pin=WIDE, slots=4, padding=4, side=me
            ),
            *piles,
        ),
        parts=(
            *about,
            PartSpec(("plate", rival), (308, 74, 306, 50)),
            PartSpec(("hp", rival), (308, 132, 306, 74)),
            PartSpec(("gauge", rival), (308, 214, 306, 78)),
            PartSpec(("secret", rival), (1366, 238, 118, 48), RIGHT),
            PartSpec(("gauge", me), (308, 322, 1166, 126), WIDE),
            PartSpec(("plate", me), (308, 474, 306, 50)),
            PartSpec(("hp", me), (308, 532, 306, 84)),
            PartSpec(("disc", -1), (308, 624, 306, 64)),
            *tally,
        ),
        decor=(DecorSpec("column", (16, 70, 276, 852), LEFT, heading), DecorSpec("tray", TRAY, WIDE)),
        dock=DockSpec((640, 58, 840, 394), WIDE),  # the rival's row, and the own gauge under it
    )
    return laid._replace(large=_large_battle(laid, me))


@cache
def against_purple(me: int, heading: str, words: tuple[str, ...]) -> LayoutSpec:
    """Red and Green side by side against Purple, whoever looks; the tray below is the own one."""
    open_stacks, about = stacks()
    piles, tally = _tray(me, words)
    halves = ((RED, 308, LEFT_HALF), (GREEN, 898, RIGHT_HALF))
    rows = [
        ZoneSpec(
            ("row", camp), (x, 490, 576, 222), "row", 186, "centre", gap=11, pin=pin, slots=4, padding=2, side=camp
        )
        for camp, x, pin in halves
    ]
    decks = [camp for camp in (RED, GREEN, PURPLE) if camp != me]
    spots: dict[int, tuple[Box, Pin]] = {
        PURPLE: ((1376, 80, 98, 150), RIGHT),
        RED: ((806, 330, 74, 108), CENTRE),
        GREEN: ((1396, 330, 74, 108), RIGHT),
    }
    laid = LayoutSpec(
        "ganymede",
        zones=(
            *open_stacks,
            ZoneSpec(
                ("row", PURPLE), (640, 70, 720, 206), "row", 188, "centre", gap=14, pin=WIDE, slots=4, side=PURPLE
            ),
            *(
                ZoneSpec(("deck", camp), spots[camp][0], "stack", 136 if camp == PURPLE else 100, pin=spots[camp][1])
                for camp in decks
            ),
            *rows,
            *piles,
        ),
        parts=(
            *about,
            PartSpec(("plate", PURPLE), (308, 70, 306, 50)),
            PartSpec(("hp", PURPLE), (308, 126, 306, 66)),
            PartSpec(("gauge", PURPLE), (308, 198, 306, 76)),
            PartSpec(("secret", PURPLE), (1366, 232, 118, 44), RIGHT),
            *(part for camp, x, pin in halves for part in _half(camp, x, pin, camp != me)),
            *tally,
        ),
        decor=(DecorSpec("column", (16, 70, 276, 852), LEFT, heading), DecorSpec("tray", TRAY, WIDE)),
        dock=DockSpec((640, 56, 840, 424), WIDE),  # Purple's row, and the gauges under it
    )
    return laid._replace(large=_large_against_purple(laid, me))


def _half(camp: int, x: float, pin: Pin, with_deck: bool) -> tuple[PartSpec, ...]:
    """A player's plate, hit points and gauge over its half of the row; its deck stands beside them."""
    wide = 488 if with_deck else 576
    left, right = (LEFT, LEFT_HALF) if pin == LEFT_HALF else (CENTRE, RIGHT_HALF)
    return (
        PartSpec(("plate", camp), (x, 296, 220, 50), left),
        PartSpec(("hp", camp), (x + 228, 288, wide - 228, 66), right),
        PartSpec(("gauge", camp), (x, 362, wide, 118), pin),
    )


# ---- for large text

COLUMN, METERS = 0.12, 0.3  # what the stacks, and the meters beside them, get of a wider table
HIGH, HIGHER = 204.0, 226.0  # of a row's cards, and of the own row's against Purple
FIELD = (292.0, 1474.0)  # left and right edge of what lies beside the stacks


class _Lies(NamedTuple):
    """Where a place or a part lies, and how high the cards in it are."""

    rect: Box
    pin: Pin = LEFT
    card_h: float = 0.0


def _relaid(laid: LayoutSpec, lies: Mapping[Key, _Lies], dock: DockSpec) -> LayoutSpec:
    """The same places and parts elsewhere."""
    zones = (
        zone._replace(rect=place.rect, pin=place.pin, card_h=place.card_h or zone.card_h, gap=8, padding=0)
        for zone in laid.zones
        for place in (lies[zone.key],)
    )
    parts = (part._replace(rect=lies[part.key].rect, pin=lies[part.key].pin) for part in laid.parts if part.key in lies)
    column, tray = laid.decor
    return laid._replace(
        zones=tuple(zones),
        parts=tuple(parts),
        decor=(
            column._replace(kind="large_column", rect=(12, 58, 268, 872), pin=(0.0, COLUMN)),
            tray._replace(rect=(FIELD[0], 696, FIELD[1] - FIELD[0], 234), pin=(COLUMN, 1.0)),
        ),
        dock=dock,
    )


def _large_stacks() -> dict[Key, _Lies]:
    """Each stack with the words under it, in half of the column."""
    lies = {("stacks", -1): _Lies((28, 100, 244, 34), (0.0, COLUMN))}
    for number, card in enumerate(BLACK):
        name, y = stack_name(card), 136 + number // 2 * 264
        x, pin = ((18, (0.0, COLUMN / 2)), (148, (COLUMN / 2, COLUMN)))[number % 2]
        lies[name, -1] = _Lies((x, y, 126, 170), pin, 168)
        lies[f"about_{name}", -1] = _Lies((x + (-5, -1)[number % 2], y + 184, 132, 77), pin)
    return lies


def _large_tray(me: int) -> dict[Key, _Lies]:
    """What is in the tray shares a wider table."""
    y, high, card = 764, 152, 150.0
    return {
        ("deck", me): _Lies((306, y, 150, high), (COLUMN, 0.25), card),
        ("looking", me): _Lies((474, y, 250, high), (0.25, 0.4), card),
        ("tally", me): _Lies((474, 712, 250, 210), (0.25, 0.4)),
        ("discard", me): _Lies((742, y, 386, high), (0.4, 0.75), card),
        ("removed", me): _Lies((1160, y, 300, high), (0.75, 1.0), card),
    }


def _large_rival(camp: int, card: float) -> dict[Key, _Lies]:
    """The row on the far side: its meters on the left, its deck on the right."""
    meters, gap = (FIELD[0], 294.0), 6.0
    step = (card + 4 - 50 - 2 * gap) / 2
    return {
        ("row", camp): _Lies((600, 57, 730, card + 4), (METERS, 1.0), card),
        ("deck", camp): _Lies((1348, 58, 126, 152), RIGHT, 150),
        ("secret", camp): _Lies((1338, 216, 146, 52), RIGHT),
        ("plate", camp): _Lies((meters[0], 57, meters[1], 50), (COLUMN, METERS)),
        ("hp", camp): _Lies((meters[0], 107 + gap, meters[1], step), (COLUMN, METERS)),
        ("gauge", camp): _Lies((meters[0], 107 + 2 * gap + step, meters[1], step), (COLUMN, METERS)),
    }


def _large_battle(laid: LayoutSpec, me: int) -> LayoutSpec:
    """The own row is the tallest; everything else is as high as its cards and letters need."""
    left, right = FIELD
    lies = {
        **_large_stacks(),
        **_large_tray(me),
        **_large_rival(1 - me, HIGH),
        ("gauge", me): _Lies((left, 272, right - left, 98), (COLUMN, 1.0)),
        ("row", me): _Lies((600, 378, right - 600, 272), (METERS, 1.0), 266),
        ("plate", me): _Lies((left, 380, 294, 84), (COLUMN, METERS)),
        ("hp", me): _Lies((left, 472, 294, 104), (COLUMN, METERS)),
        ("disc", -1): _Lies((left, 584, 294, 100), (COLUMN, METERS)),
    }
    return _relaid(laid, lies, DockSpec((600, 56, right - 600, 316), (METERS, 1.0)))


def _large_against_purple(laid: LayoutSpec, me: int) -> LayoutSpec:
    """The own half of the row is the wider one: its cards are larger."""
    left, right = FIELD
    top = HIGHER if me == PURPLE else HIGH
    share = {RED: 0.535, GREEN: 0.465, PURPLE: 0.5}[me]
    middle = left + (right - left - 12) * share
    follows = COLUMN + (1 - COLUMN) * share  # how the edge between the halves follows the table's
    halves = ((RED, left, middle, (COLUMN, follows)), (GREEN, middle + 12, right, (follows, 1.0)))
    lies = {**_large_stacks(), **_large_rival(PURPLE, top), **_large_tray(me)}
    if me == PURPLE:  # whose deck lies in the tray
        del lies["secret", PURPLE]
    for camp, start, end, pin in halves:
        lies |= _large_half(camp, (start, end), pin, top + 67, me)
    return _relaid(laid, lies, DockSpec((600, 56, right - 600, 374), (METERS, 1.0)))


def _large_half(camp: int, span: tuple[float, float], pin: Pin, y: float, me: int) -> dict[Key, _Lies]:
    """Plate and hit points over the gauge, the deck beside them, the row under them."""
    left, right = span
    card = HIGH if me == PURPLE else HIGHER
    edge = right - 84 if camp != me else right
    half = (pin[0], (pin[0] + pin[1]) / 2), ((pin[0] + pin[1]) / 2, pin[1])
    middle = left + (edge - left) * 0.46
    lies = {
        ("plate", camp): _Lies((left, y, middle - 6 - left, 74), half[0]),
        ("hp", camp): _Lies((middle, y, edge - middle, 74), half[1]),
        ("gauge", camp): _Lies((left, y + 80, edge - left, 78), pin),
        ("row", camp): _Lies((left, y + 164, right - left, card), pin, card),
    }
    if camp != me:
        lies["deck", camp] = _Lies((right - 78, y + 10, 78, 138), (pin[1], pin[1]), 112)
    return lies

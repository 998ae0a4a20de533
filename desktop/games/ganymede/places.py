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

TRAY = (308, 734, 1166, 192)
Pin = tuple[float, float]


def stacks() -> tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...]]:
    """The six open stacks, and the words under each."""
    zones, parts = [], []
    for number, card in enumerate(BLACK):
        x, y = 38 + number % 2 * 124, 142 + number // 2 * 260
        zones.append(ZoneSpec((stack_name(card), -1), (x, y, 110, 158), "stack", 154, slots=1, show_count=True))
        parts.append(PartSpec((f"about_{stack_name(card)}", -1), (x - 6, y + 172, 122, 66)))
    parts.append(PartSpec(("stacks", -1), (32, 103, 248, 26)))
    return tuple(zones), tuple(parts)


def _tray(me: int, words: tuple[str, ...], deck_at: Box, pin: Pin) -> tuple[tuple[ZoneSpec, ...], tuple[PartSpec, ...]]:
    """The own deck, what is left in it, the own discard pile and the cards out of the game; what each is for."""
    left = 330 if pin == RIGHT else 456
    deck, discard, removed, discard_hint, removed_hint = words
    zones = (
        ZoneSpec(("deck", me), deck_at, "stack", 138, pin=pin, slots=1, show_count=True, label=deck),
        ZoneSpec(("looking", me), (left, 776, 670 - left, 142), "row", 138, gap=10),
        ZoneSpec(
            ("discard", me),
            (700, 776, 432, 142),
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
            (1164, 776, 290, 142),
            "row",
            138,
            gap=8,
            pin=RIGHT_HALF,
            label=removed,
            hint=removed_hint,
            show_count=True,
        ),
    )
    return zones, (PartSpec(("tally", me), (left, 740, 670 - left, 176)),)


@cache
def battle(me: int, heading: str, words: tuple[str, ...]) -> LayoutSpec:
    """Two camps; whoever looks sits below."""
    rival = 1 - me
    open_stacks, about = stacks()
    piles, tally = _tray(me, words, (1376, 524, 98, 142), RIGHT)  # beside the own row
    laid = LayoutSpec(
        "ganymede",
        zones=(
            *open_stacks,
            ZoneSpec(
                ("row", rival),
                (640, 58, 720, 244),
                "row",
                188,
                "centre",
                gap=14,
                pin=WIDE,
                slots=4,
                side=rival,
                grows=(234,),
            ),
            ZoneSpec(("deck", rival), (1376, 80, 98, 150), "stack", 136, pin=RIGHT),
            ZoneSpec(
                ("row", me),
                (640, 476, 720, 250),
                "row",
                218,
                "centre",
                gap=12,
                pin=WIDE,
                slots=4,
                padding=4,
                side=me,
                grows=(234,),
            ),
            *piles,
        ),
        parts=(
            *about,
            PartSpec(("plate", rival), (308, 60, 306, 50)),
            PartSpec(("hp", rival), (308, 118, 306, 84)),
            PartSpec(("secret", rival), (1366, 236, 118, 48), RIGHT),
            PartSpec(("gauge", rival), (308, 310, 1166, 58), WIDE),
            PartSpec(("gauge", me), (308, 372, 1166, 96), WIDE),
            PartSpec(("plate", me), (308, 478, 306, 50)),
            PartSpec(("hp", me), (308, 536, 306, 84)),
            PartSpec(("disc", -1), (308, 628, 306, 64)),
            *tally,
        ),
        decor=(DecorSpec("column", (16, 60, 276, 866), LEFT, heading), DecorSpec("tray", TRAY, WIDE)),
        dock=DockSpec((640, 58, 840, 412), WIDE),  # the rival's row, and the gauges under it
    )
    return laid._replace(large=_large_battle(laid, me))


@cache
def against_purple(me: int, heading: str, words: tuple[str, ...]) -> LayoutSpec:
    """Red and Green side by side against Purple, whoever looks; the tray below is the own one."""
    open_stacks, about = stacks()
    piles, tally = _tray(me, words, (330, 776, 100, 142), LEFT)
    halves = ((RED, 308, LEFT_HALF), (GREEN, 898, RIGHT_HALF))
    rows = [
        ZoneSpec(
            ("row", camp),
            (x, 476, 576, 250),
            "row",
            186,
            "centre",
            gap=11,
            pin=pin,
            slots=4,
            padding=10,
            side=camp,
            grows=(198,),
        )
        for camp, x, pin in halves
    ]
    end = 1474 if me == PURPLE else 1380  # the other player's deck stands beside the gauges
    laid = LayoutSpec(
        "ganymede",
        zones=(
            *open_stacks,
            ZoneSpec(
                ("row", PURPLE),
                (640, 58, 720, 210),
                "row",
                188,
                "centre",
                gap=14,
                pin=WIDE,
                slots=4,
                side=PURPLE,
                grows=(198,),
            ),
            *_decks(me, words[0]),
            *rows,
            *piles,
        ),
        parts=(
            *about,
            PartSpec(("plate", PURPLE), (308, 60, 306, 50)),
            PartSpec(("hp", PURPLE), (308, 118, 306, 70)),
            PartSpec(("secret", PURPLE), (1366, 236, 118, 34), RIGHT),
            *(
                PartSpec(("gauge", camp), (308, 274 + 46 * place, end - 308, 42), WIDE)
                for place, camp in enumerate((PURPLE, RED, GREEN))
            ),
            *(part for camp, x, pin in halves for part in _half(camp, x, pin)),
            *tally,
        ),
        decor=(DecorSpec("column", (16, 60, 276, 866), LEFT, heading), DecorSpec("tray", TRAY, WIDE)),
        dock=DockSpec((640, 56, 840, 420), WIDE),  # Purple's row, and the gauges under it
    )
    return laid._replace(large=_large_against_purple(laid, me))


def _decks(me: int, label: str) -> tuple[ZoneSpec, ...]:
    """Those of the others: Purple's over that of the other player, or those of both players."""
    if me == PURPLE:
        return tuple(
            ZoneSpec(("deck", camp), (1392, 58 + 90 * place, 70, 88), "stack", 86, pin=RIGHT)
            for place, camp in enumerate((RED, GREEN))
        )
    return (
        ZoneSpec(("deck", PURPLE), (1376, 76, 98, 150), "stack", 136, pin=RIGHT),
        ZoneSpec(("deck", GREEN + RED - me), (1392, 302, 82, 112), "stack", 101, pin=RIGHT, label=label),
    )


def _half(camp: int, x: float, pin: Pin) -> tuple[PartSpec, ...]:
    """A player's plate and hit points over its half of the row."""
    left, right = (LEFT, LEFT_HALF) if pin == LEFT_HALF else (CENTRE, RIGHT_HALF)
    return (
        PartSpec(("plate", camp), (x, 416, 220, 52), left),
        PartSpec(("hp", camp), (x + 228, 414, 348, 56), right),
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
        zone._replace(rect=place.rect, pin=place.pin, card_h=place.card_h or zone.card_h, gap=8, padding=0, grows=())
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
        ("looking", me): _Lies((470, y, 310, high), (0.25, 0.4), card),
        ("tally", me): _Lies((470, 712, 310, 210), (0.25, 0.4)),
        ("discard", me): _Lies((796, y, 346, high), (0.4, 0.75), card),
        ("removed", me): _Lies((1160, y, 300, high), (0.75, 1.0), card),
    }


def _large_rival(camp: int, card: float) -> dict[Key, _Lies]:
    """The row on the far side: its meters on the left, its deck on the right."""
    meters = (FIELD[0], 294.0)
    return {
        ("row", camp): _Lies((600, 57, 730, card + 4), (METERS, 1.0), card),
        ("deck", camp): _Lies((1348, 58, 126, 152), RIGHT, 150),
        ("secret", camp): _Lies((1338, 216, 146, 52), RIGHT),
        ("plate", camp): _Lies((meters[0], 57, meters[1], 62), (COLUMN, METERS)),
        ("hp", camp): _Lies((meters[0], 125, meters[1], 90), (COLUMN, METERS)),
    }


def _large_battle(laid: LayoutSpec, me: int) -> LayoutSpec:
    """The own row is the tallest; everything else is as high as its cards and letters need."""
    left, right = FIELD
    lies = {
        **_large_stacks(),
        **_large_tray(me),
        **_large_rival(1 - me, 234.0),
        ("gauge", 1 - me): _Lies((left, 297, right - left, 61), (COLUMN, 1.0)),
        ("gauge", me): _Lies((left, 360, right - left, 63), (COLUMN, 1.0)),
        ("row", me): _Lies((600, 427, right - 600, 266), (METERS, 1.0), 265),
        ("plate", me): _Lies((left, 428, 294, 80), (COLUMN, METERS)),
        ("hp", me): _Lies((left, 514, 294, 96), (COLUMN, METERS)),
        ("disc", -1): _Lies((left, 616, 294, 76), (COLUMN, METERS)),
    }
    return _relaid(laid, lies, DockSpec((600, 56, right - 600, 368), (METERS, 1.0)))


def _large_against_purple(laid: LayoutSpec, me: int) -> LayoutSpec:
    """The own half of the row is the wider one: its cards are larger."""
    left, right = FIELD
    top = HIGHER if me == PURPLE else HIGH
    share = {RED: 0.535, GREEN: 0.465, PURPLE: 0.5}[me]
    middle = left + (right - left - 12) * share
    follows = COLUMN + (1 - COLUMN) * share  # how the edge between the halves follows the table's
    halves = ((RED, left, middle, (COLUMN, follows)), (GREEN, middle + 12, right, (follows, 1.0)))
    lies = {**_large_stacks(), **_large_rival(PURPLE, top), **_large_tray(me)}
    end, y = right - 94, top + 65
    if me == PURPLE:  # whose deck lies in the tray
        end = right
        lies |= {("deck", camp): _Lies((1394, 58 + 96 * camp, 80, 95), RIGHT, 94) for camp in (RED, GREEN)}
        lies["secret", PURPLE] = _Lies((1338, 250, 146, 34), RIGHT)
    else:
        lies["deck", GREEN + RED - me] = _Lies((right - 84, y + 30, 84, 110), RIGHT, 110)
    for place, camp in enumerate((PURPLE, RED, GREEN)):
        lies["gauge", camp] = _Lies((left, y + 47 * place, end - left, 44.5), (COLUMN, 1.0))
    for camp, start, stop, pin in halves:
        lies |= _large_half(camp, (start, stop), pin, y + 141, me)
    return _relaid(laid, lies, DockSpec((600, 56, right - 600, 374), (METERS, 1.0)))


def _large_half(camp: int, span: tuple[float, float], pin: Pin, y: float, me: int) -> dict[Key, _Lies]:
    """Plate and hit points over the row."""
    left, right = span
    card = HIGH if me == PURPLE else HIGHER
    half = (pin[0], (pin[0] + pin[1]) / 2), ((pin[0] + pin[1]) / 2, pin[1])
    middle = left + (right - left) * 0.46
    return {
        ("plate", camp): _Lies((left, y, middle - 6 - left, 55), half[0]),
        ("hp", camp): _Lies((middle, y, right - middle, 55), half[1]),
        ("row", camp): _Lies((left, y + 57, right - left, card), pin, card),
    }

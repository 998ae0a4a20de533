"""Where things lie on the table of Ganymede, in units of the frame.

Battle: two rows face each other over the strength gauge of whoever looks. With Purple in the game it takes the rival's
row, the players' own row splits (Red left, Green right), and each side has a gauge. A rival's discard and removed piles
have no place at all, and its deck is one card thick whatever it holds: neither may be counted.
"""

from functools import cache

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
    return LayoutSpec(
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
    return LayoutSpec(
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


def _half(camp: int, x: float, pin: Pin, with_deck: bool) -> tuple[PartSpec, ...]:
    """A player's plate, hit points and gauge over its half of the row; its deck stands beside them."""
    wide = 488 if with_deck else 576
    left, right = (LEFT, LEFT_HALF) if pin == LEFT_HALF else (CENTRE, RIGHT_HALF)
    return (
        PartSpec(("plate", camp), (x, 296, 220, 50), left),
        PartSpec(("hp", camp), (x + 228, 288, wide - 228, 66), right),
        PartSpec(("gauge", camp), (x, 362, wide, 118), pin),
    )

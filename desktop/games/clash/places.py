"""Where things lie on the table of Clash of Decks: the draft's, and the battlefield, in units of the frame.

For large text both lie closer: the own row is larger and as wide as the table, what belongs to it stands in a line
over it, and the other side's things the same way round.
"""

from functools import cache

from desktop.games.clash.state import LANES
from desktop.games.clash.unseen import ZONE as UNSEEN
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

LABEL = (0.3, 0.62)  # of a bridge: in its height, what it is called


@cache
def battle(me: int, upper: str, lower: str, unseen: str, all_seen: str) -> LayoutSpec:
    """Two lanes over the bridges between the rows; beside the rival's row what is not yet seen of it."""
    rival = 1 - me
    lanes = []
    for y, lane in ((283.0, LANES[0]), (483.0, LANES[1])):
        lanes += [
            _lane((lane, 0), (20, y, 560, 190), "right", LEFT_HALF),
            _lane((lane, 1), (910, y, 560, 190), "left", RIGHT_HALF),
        ]
    return LayoutSpec(
        "clash",
        zones=(
            ZoneSpec(
                ("hand", rival), (292, 62, 850, 190), "row", 116, "left", gap=14, pin=WIDE, side=rival, grows=(164, 140)
            ),
            ZoneSpec(
                (UNSEEN, rival),
                (1160, 88, 310, 188),
                "ranks",
                160,
                gap=7,
                pin=RIGHT,
                rows=2,
                label=unseen,
                hint=all_seen,
            ),
            *lanes,
            ZoneSpec(("casting", -1), (675, 386, 140, 196), "row", 180, "left", pin=CENTRE),
            ZoneSpec(("hand", me), (288, 716, 1180, 200), "row", 187, "left", gap=14, pin=WIDE, padding=2, side=me),
        ),
        parts=(
            PartSpec(("plate", rival), (20, 62, 252, 50), LEFT),
            PartSpec(("track", rival), (20, 118, 252, 66), LEFT),
            PartSpec(("plate", me), (22, 700, 246, 50), LEFT),
            PartSpec(("track", me), (22, 755, 246, 66), LEFT),
            PartSpec(("mana", me), (24, 828, 240, 96), LEFT),
        ),
        decor=(
            DecorSpec("bridge", (580, 300, 330, 152), CENTRE, upper, LABEL),
            DecorSpec("bridge", (580, 500, 330, 152), CENTRE, lower, LABEL),
            DecorSpec("tray", (12, 690, 1466, 236), WIDE),
        ),
        dock=DockSpec((588, 206, 314, 482), CENTRE),  # between the lanes
        large=_battle_large(me, upper, lower, unseen, all_seen),
    )


def _lane(key: Key, rect: Box, align: str, pin: tuple[float, float]) -> ZoneSpec:
    return ZoneSpec(key, rect, "lane", 150, align, pin=pin, slots=5, padding=1, side=key[1], grows=(184,))


def _battle_large(me: int, upper: str, lower: str, unseen: str, all_seen: str) -> LayoutSpec:
    rival = 1 - me
    lanes = []
    for y, lane in ((296.0, LANES[0]), (463.5, LANES[1])):
        lanes += [
            ZoneSpec((lane, 0), (20, y, 560, 166.5), "lane", 166.5, "right", pin=LEFT_HALF, slots=5, side=0),
            ZoneSpec((lane, 1), (910, y, 560, 166.5), "lane", 166.5, "left", pin=RIGHT_HALF, slots=5, side=1),
        ]
    return LayoutSpec(
        "clash",
        zones=(
            ZoneSpec(
                ("hand", rival),
                (20, 106, 1130, 184),
                "row",
                150,
                "left",
                gap=14,
                pin=WIDE,
                side=rival,
                grows=(183, 156),
            ),
            ZoneSpec(
                (UNSEEN, rival),
                (1162, 98, 308, 196),
                "ranks",
                174,
                gap=4,
                pin=RIGHT,
                rows=2,
                label=unseen,
                hint=all_seen,
            ),
            *lanes,
            ZoneSpec(("casting", -1), (675, 366, 140, 200), "row", 196, "left", pin=CENTRE),
            ZoneSpec(("hand", me), (22, 675, 1446, 245), "row", 244.5, "left", gap=14, pin=WIDE, side=me),
        ),
        parts=(
            PartSpec(("plate", rival), (20, 58, 210, 44), LEFT),
            PartSpec(("track", rival), (240, 58, 440, 44), LEFT),
            PartSpec(("plate", me), (326, 630, 210, 42), LEFT),  # beside the words over the window
            PartSpec(("mana", me), (550, 630, 430, 42), (0.0, 0.3)),
            PartSpec(("track", me), (1000, 630, 468, 42), (0.3, 1.0)),
        ),
        decor=(
            DecorSpec("bridge", (580, 300, 330, 152), CENTRE, upper, LABEL),
            DecorSpec("bridge", (580, 490, 330, 152), CENTRE, lower, LABEL),
            DecorSpec("tray", (12, 628, 1466, 304), WIDE),
        ),
        dock=DockSpec((588, 274, 314, 354), CENTRE),
    )


@cache
def draft(me: int, pile: str = "") -> LayoutSpec:
    """The open cards, large, between the rows that grow; the pile they come from at the right."""
    rival = 1 - me
    return LayoutSpec(
        "clash",
        zones=(
            ZoneSpec(
                ("picked", rival),
                (276, 64, 1040, 186),
                "row",
                116,
                "left",
                gap=14,
                pin=WIDE,
                slots=8,
                side=rival,
                grows=(166,),
            ),
            ZoneSpec(("pool", -1), (1352, 94, 110, 150), "stack", 144, pin=RIGHT, show_count=True, label=pile),
            ZoneSpec(("offer", -1), (20, 268, 1450, 416), "row", 410, "centre", gap=30, pin=WIDE),
            ZoneSpec(("picked", me), (236, 716, 1220, 200), "row", 187, "left", gap=14, pin=WIDE, slots=8, side=me),
        ),
        parts=(
            PartSpec(("plate", rival), (20, 74, 226, 50), LEFT),
            PartSpec(("plate", me), (24, 704, 184, 50), LEFT),
            PartSpec(("note", me), (26, 770, 190, 140), LEFT),
        ),
        decor=(
            DecorSpec("bridge", (580, 300, 330, 152), CENTRE, ""),
            DecorSpec("bridge", (580, 500, 330, 152), CENTRE, ""),
            DecorSpec("tray", (12, 690, 1466, 236), WIDE),
        ),
        dock=DockSpec((276, 56, 1198, 208), WIDE),  # over what the rival has chosen
        large=_draft_large(me, pile),
    )


def _draft_large(me: int, pile: str) -> LayoutSpec:
    rival = 1 - me
    return LayoutSpec(
        "clash",
        zones=(
            ZoneSpec(
                ("picked", rival),
                (246, 60, 1070, 188),
                "row",
                158,
                "left",
                gap=14,
                pin=WIDE,
                slots=8,
                side=rival,
                grows=(186,),
            ),
            ZoneSpec(("pool", -1), (1340, 99, 124, 155), "stack", 155, pin=RIGHT, show_count=True, label=pile),
            ZoneSpec(("offer", -1), (20, 254, 1450, 448), "row", 447, "centre", gap=22, pin=WIDE),
            ZoneSpec(("picked", me), (250, 716, 1218, 206), "row", 204.5, "left", gap=14, pin=WIDE, slots=8, side=me),
        ),
        parts=(
            PartSpec(("plate", rival), (20, 58, 210, 46), LEFT),
            PartSpec(("plate", me), (24, 708, 210, 46), LEFT),
            PartSpec(("note", me), (20, 756, 224, 174), LEFT),
        ),
        decor=(
            DecorSpec("bridge", (580, 300, 330, 152), CENTRE, ""),
            DecorSpec("bridge", (580, 500, 330, 152), CENTRE, ""),
            DecorSpec("tray", (12, 700, 1466, 230), WIDE),
        ),
        dock=DockSpec((246, 54, 1100, 190), WIDE),
    )

"""Where things lie on the table of Clash of Decks: the draft's, and the battlefield, in units of the frame."""

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
    DecorSpec,
    DockSpec,
    LayoutSpec,
    PartSpec,
    ZoneSpec,
)


@cache
def battle(me: int, upper: str, lower: str, unseen: str, all_seen: str) -> LayoutSpec:
    """Two lanes over the bridges between the rows; beside the rival's row what is not yet seen of it."""
    rival = 1 - me
    lanes = []
    for y, lane in ((300.0, LANES[0]), (500.0, LANES[1])):
        lanes += [
            ZoneSpec((lane, 0), (20, y, 560, 152), "lane", 150, "right", pin=LEFT_HALF, slots=5, padding=1, side=0),
            ZoneSpec((lane, 1), (910, y, 560, 152), "lane", 150, "left", pin=RIGHT_HALF, slots=5, padding=1, side=1),
        ]
    return LayoutSpec(
        "clash",
        zones=(
            ZoneSpec(("hand", rival), (276, 70, 850, 132), "row", 116, "left", gap=14, pin=WIDE, side=rival),
            ZoneSpec(
                (UNSEEN, rival),
                (1180, 100, 290, 184),
                "grid",
                88,
                gap=7,
                pin=RIGHT,
                rows=2,
                label=unseen,
                hint=all_seen,
            ),
            *lanes,
            ZoneSpec(("casting", -1), (675, 386, 140, 196), "row", 180, "left", pin=CENTRE),
            ZoneSpec(("hand", me), (228, 716, 1240, 200), "row", 187, "left", gap=14, pin=WIDE, padding=2, side=me),
        ),
        parts=(
            PartSpec(("plate", rival), (20, 74, 226, 50), LEFT),
            PartSpec(("track", rival), (20, 130, 226, 66), LEFT),
            PartSpec(("plate", me), (24, 704, 184, 50), LEFT),
            PartSpec(("mana", me), (26, 760, 184, 98), LEFT),
            PartSpec(("track", me), (22, 860, 190, 60), LEFT),
        ),
        decor=(
            DecorSpec("bridge", (580, 300, 330, 152), CENTRE, upper),
            DecorSpec("bridge", (580, 500, 330, 152), CENTRE, lower),
            DecorSpec("tray", (12, 690, 1466, 236), WIDE),
        ),
        dock=DockSpec((588, 206, 314, 482), CENTRE),  # between the lanes
    )


@cache
def draft(me: int) -> LayoutSpec:
    """The open cards between the rows that grow; the pile they come from at the left."""
    rival = 1 - me
    return LayoutSpec(
        "clash",
        zones=(
            ZoneSpec(
                ("picked", rival), (276, 70, 1180, 132), "row", 116, "left", gap=14, pin=WIDE, slots=8, side=rival
            ),
            ZoneSpec(("pool", -1), (62, 380, 140, 200), "stack", 186, pin=CENTRE, show_count=True),
            ZoneSpec(("offer", -1), (225, 300, 1040, 330), "row", 316, "centre", gap=30, pin=CENTRE),
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
        dock=DockSpec((276, 56, 1198, 236), WIDE),  # over what the rival has chosen
    )

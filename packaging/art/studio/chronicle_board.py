"""Chronicle's cards from behind, its table with the mat, and the picture on the home page.

Each function sets up a whole picture, its light and lens too.
"""

from __future__ import annotations

import math
from pathlib import Path
from random import Random
from typing import Any

from studio import shoot
from studio.chronicle_binding import (
    AMBER,
    EMERALD,
    GARNET,
    SAPPHIRE,
    Leather,
    Place,
    clasp,
    corner_mount,
    cut,
    diaper,
    disc,
    enamel,
    flame_rays,
    flower,
    gold,
    lily,
    lozenge,
    medal,
    rail,
    stone,
    worn,
)
from studio.chronicle_bust import Bust
from studio.chronicle_niche import CANDLES, niche
from studio.chronicle_still import boards, candle, chamberstick, goblet, inkwell, letter, open_book, quill
from studio.clash import maker
from studio.clay import Vec
from studio.ganymede_field import calm
from studio.lighting import camera, lamp, sky
from studio.materials import FOG, paint
from studio.solids import Group, box

CARD = 3.15, 4.4  # half of it
MAT = 5.55, 2.25  # half of it
FRAME = 1778.0, 1000.0  # what the table's picture shows, in the units of the program
COMPANY = (  # on the cover: who, where, turned how, how large
    ("dragon", (0.1, 0.55, -0.4), 12, 1.1), ("king", (-0.98, -0.75, -1.9), 16, 0.86), ("wizard", (1.0, -0.75, -1.9), -18, 0.86),
)  # fmt: skip
CANDLESTICKS = ((74, 92, 130), (1448, 92, 35))  # places in the frame, and where the handle points


# ---- the backs


def back(dice: Random) -> None:
    """Oxblood leather strewn with lilies; four lilies and a garnet on a medal; gilded corners, two clasps."""
    _binding(CARD, "#7c2018", "#4a0e0c", GARNET, strewn=True)
    medal(1.5, enamel("#1c3f9c", "#0c1f5c"), 40)
    flame_rays(1.16, 0.3, 8, worn(), -0.11)
    for k in range(4):
        turn = math.radians(90 * k)
        cut(lily(), (0.66 * math.sin(turn), -0.16, 0.66 * math.cos(turn)), 0.86, 90 * k, gold())
    stone((0, -0.16, 0), 0.24, GARNET, 12)
    for side in (-1, 1):
        clasp(side, CARD[0], SAPPHIRE)
    _seen()


def back_history(dice: Random) -> None:
    """Green leather; the wheel of time, its hours set with stones; gilded corners, two clasps."""
    half = CARD[1], CARD[0]
    _binding(half, "#1c5a40", "#0a3022", EMERALD, strewn=False)
    medal(1.72, enamel("#143a66", "#0a1c3c"), 48)
    flame_rays(1.18, 0.4, 24, gold())
    for k in range(12):
        turn = math.radians(30 * k)
        at = 1.33 * math.sin(turn), -0.14, 1.33 * math.cos(turn)
        if k % 3:
            cut(lozenge(0.06, 0.12), at, 1.0, 30 * k, gold())
        else:
            stone(at, 0.085, AMBER, 6)
    stone((0, -0.16, 0), 0.3, AMBER, 16)
    for side in (-1, 1):
        clasp(side, half[0], AMBER)
    _seen()


def _binding(half: Place, tone: str, deep: str, jewel: str, strewn: bool) -> None:
    """The leather with its fillets and stamps, the rails round it, the corners' mounts."""
    FOG["depth"] = 0
    leather = Leather(2 * half[0], 2 * half[1])
    field, free = (half[0] - 1.16, half[1] - 1.16), 1.72 if strewn else 1.92
    if strewn:
        diaper(leather, field, (0.78, 0.86), lambda at, turn: leather.stamp(lily(), at, 0.42, turn), free + 0.25)
    else:
        diaper(leather, field, (0.78, 0.78), lambda at, _: leather.stamp(flower(), at, 0.2), free + 0.15)
    leather.clear([disc(free + 0.1)])
    ring = disc(free)
    leather.line([*ring, ring[0]], 0.03)
    for inset, thick in ((0.44, 0.05), (0.54, 0.02), (1.02, 0.02), (1.12, 0.05)):
        leather.frame(inset, thick)
    _border(leather, half)
    leather.laid(tone, deep)
    rail(half, 0.1, -0.06, 0.12, gold())
    rail(half, 0.27, -0.02, 0.06, worn())
    corner_mount(half, jewel)


def _border(leather: Leather, half: Place) -> None:
    """Flowers and lozenges by turns along all four sides."""
    for long, across, upright in ((half[0], half[1], False), (half[1], half[0], True)):
        many = round((long - 1.3) * 2 / 0.36)
        many += (many + 1) % 2
        for k in range(many):
            t = (k - (many - 1) / 2) * 0.36
            for side in (-1, 1):
                at = (side * (across - 0.78), t) if upright else (t, side * (across - 0.78))
                shape, size = (lozenge(0.5, 0.5), 0.14) if (k - (many - 1) // 2) % 2 else (flower(), 0.2)
                leather.stamp(shape, at, size)


def _seen() -> None:
    """The light of the niches, and the lens square to the card."""
    sky(CANDLES, stretch=1.0, low=-0.5, high=0.9, strength=1.0)
    lamp("AREA", (-5.5, -7.0, 7.0), 1250, "#ffeccc", 2.2, (0, 0, 0))
    lamp("AREA", (5.5, -7.0, 0.5), 380, "#a8c0ff", 3.0, (0, 0, 0))
    lamp("AREA", (0, -9.0, -3.5), 200, "#ffe0c0", 4.0, (0, 0, 0))
    camera((0, -30, 0), (0, 0, 0), across=2 * CARD[1])


# ---- the mat and the table


def mat(dice: Random) -> None:
    """The leather that the table's middle is covered with: two fillets, a lily in each corner. All else is quiet: the
    program stretches it between its corners."""
    FOG["depth"] = 0
    leather = Leather(2 * MAT[0], 2 * MAT[1], 160)
    leather.frame(0.115, 0.04)
    leather.frame(0.185, 0.016)
    for sx in (-1, 1):
        for sz in (-1, 1):
            at = sx * (MAT[0] - 0.44), sz * (MAT[1] - 0.44)
            leather.stamp(lily(), at, 0.4, {(1, 1): 45, (1, -1): 135, (-1, -1): 225, (-1, 1): 315}[sx, sz])
    leather.laid("#702420", "#581a1a", 0.08, edge=0.06)
    sky(CANDLES, stretch=1.0, low=-0.5, high=0.9, strength=0.5)
    lamp("AREA", (-4.0, -5.0, 5.0), 400, "#fff0e0", 1.6, (-1.0, 0, 0))
    lamp("AREA", (5.0, -5.0, 4.0), 260, "#ffe8d0", 1.6, (1.5, 0, 0))
    camera((0, -30, 0), (0, 0, 0), across=2 * MAT[0])


def table(dice: Random) -> None:
    """Dark oak by candle light from straight above; what lies on it lies at the rims."""
    FOG["depth"] = 0
    boards(dice, (FRAME[0] + 160, FRAME[1] + 120))
    for u, v, turn in CANDLESTICKS:
        with Group(on_table(u, v), (0, 0, turn), 0.9):
            chamberstick(dice)
    with Group(on_table(1655, 640), (0, 0, 20)):
        letter()
    with Group(on_table(1690, 410), (0, 0, 0)):
        goblet()
    with Group(on_table(1600, 800), (0, 0, 62)):
        quill()
    with Group(on_table(1690, 850)):
        inkwell()
    sky(CANDLES, stretch=1.0, low=-0.5, high=0.9, strength=0.4)
    for u, v, _ in CANDLESTICKS:
        x, y, _z = on_table(u, v)
        lamp("POINT", (x * 1.03, y * 1.03, 3.0), 380, "#ffb068", 0.3)
    lamp("AREA", (-3.5, 4.0, 9.0), 850, "#ffe4c4", 2.0, (-1.0, 0.6, 0))
    lamp("AREA", (6.0, -6.0, 8.0), 260, "#b8b4d8", 3.0, (3, -2, 0))
    camera((0, 0, 30), (0, 0, 0), 36 * 30 / 10)


def on_table(u: float, v: float) -> Vec:
    """Where a place of the frame is on the table."""
    return (u - FRAME[0] / 2) / 100, (FRAME[1] / 2 - v) / 100, 0.0


# ---- the cover


def cover(dice: Random) -> None:
    """A king, a wizard and a dragon in the niche; before them an illuminated book between candles."""
    FOG["depth"] = 0
    niche("wild")
    for figure, at, turn, size in COMPANY:
        with Group(at, (0, 0, turn), size):
            bust = Bust(150)
            maker(figure, ("chronicle_wild", "chronicle_wisdom"))(bust)
            bust.finish()
    oak = paint("#3a2211", 0.5, bump=0.4, grain=5, mottle=0.3, second="#241409", hazy=False)
    box((8, 3.2, 3.2), (0, -0.9, -3.9), oak, bevel=0.05)
    box((8, 3.3, 0.16), (0, -0.95, -2.32), gold(), bevel=0.04)
    with Group((0, -2.9, -2.2), (-56, 0, 0), 1.12):
        open_book(dice)
    for side, tall, x, y in ((-1, 1.3, 1.74, -1.9), (-1, 1.9, 2.42, -1.3), (1, 1.05, 1.8, -1.9), (1, 1.6, 2.36, -1.4)):
        with Group((side * x, y, -2.24)):
            candle(dice, tall, 0.17)
        lamp("POINT", (side * x, y - 0.3, -1.9 + tall), 24, "#ffa850", 0.12)
    sky(CANDLES, stretch=1.0, low=-0.5, high=0.9, strength=0.9)
    lamp("AREA", (-5.0, -8.0, 7.5), 1150, "#ffeccc", 2.4, (0, 0, 1.0))
    lamp("AREA", (5.5, -7.0, 1.5), 420, "#a8c0ff", 3.0, (0, 0, 1.2))
    lamp("AREA", (-3.0, -5.0, 4.6), 170, "#ffe4bc", 1.2, (-0.3, 0, 2.8))
    lamp("POINT", (1.6, 1.1, 3.0), 110, "#ffb060", 0.3)
    lamp("POINT", (-1.6, 1.1, 2.6), 70, "#ffc080", 0.3)
    camera((0, -30, 2.2), (0, 0, 0), 36 * 30 / 9.6, (0, -0.035))


# ---- what becomes of it


def finish(name: str, raw: Path) -> Any:
    """What the lens saw, as the program shows it."""
    if name == "cover":
        return shoot.grade(raw, bloom=0.2, vignette=0.25, foot=0.45, saturation=1.12, dust=50)
    if name == "table":
        return calm(
            shoot.grade(raw, bloom=0.45, vignette=0.0, contrast=1.0, saturation=0.95), brightest=1.8, edge=0.003
        )
    if name == "mat":
        return shoot.grade(raw, bloom=0.0, vignette=0.0, contrast=1.0)
    return shoot.twin(shoot.grade(raw, bloom=0.12, vignette=0.1, saturation=1.1), 0.3)

"""The emblem, and what carries it: the book that is the picture of a record."""

from __future__ import annotations

from random import Random

from studio.chronicle_niche import moulding
from studio.house_cards import fan, rounded
from studio.lighting import Light, camera, lamp, sky
from studio.materials import paint
from studio.solids import Group, blade, box, lathe

STUDIO = Light("#c8b8a4", "#8f98ac", 0.5, "#fff4e0", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#000000", 0.5)  # fmt: skip


def light_table(power: float = 1.0) -> None:
    """One warm lamp from the upper left, a cool fill, and a rim that parts what is dark from a dark page."""
    sky(STUDIO, stretch=1.0, low=-0.4, high=0.9, strength=1.0)
    lamp("AREA", (-6.0, -9.0, 8.5), 2300 * power, "#ffe6c0", 2.4, (0, 0, 0))
    fill = lamp("AREA", (7.0, -8.0, -2.0), 480 * power, "#a8c4ff", 4.0, (0, 0, 0))
    fill.visible_glossy = False
    lamp("AREA", (5.0, 3.0, 7.0), 900 * power, "#ffd8b0", 2.0, (0, 0, 1.5))


def emblem(dice: Random) -> None:
    """Five cards fanned as a hand, one a world, held by a brass clasp."""
    fan(dice, (0, 0, -2.15))
    light_table()
    camera((0, -30, 0.0), (0, 0, 0), across=10)


def record(dice: Random) -> None:
    """A small book of a match, bound in leather, the emblem on its lid; a ribbon marks the page."""
    leather = paint("#7a2a18", 0.55, bump=0.4, grain=20, second="#622012")
    gold, page = paint("#e8b04c", 0.32, 0.95, bump=0.08), paint("#f2e6cc", 0.8, bump=0.3, grain=26, second="#d8c8a4")
    with Group((0.15, 0, 0), (6, 0, 24)):
        for y in (-0.85, 0.85):
            box((6.2, 0.28, 8.2), (0, y, 0), leather, bevel=0.1)
        box((5.9, 1.5, 7.8), (0.0, 0, 0), page, bevel=0.02)
        for k in range(11):
            box((0.02, 1.42, 7.82), (2.94, 0, 0), page, (0, 0, 0), 0)
            box((0.03, 0.03, 7.84), (2.95, -0.66 + 0.132 * k, 0), paint("#b8a47c", 0.8), bevel=0)
        with Group((-3.05, 0, 0), scale=(0.42, 1.0, 1.0)):
            lathe([(0.99, -4.1), (0.99, 4.1)], leather, sides=48)
            for z in (-2.9, -1.0, 1.0, 2.9):
                lathe([(1.0, -0.16), (1.12, -0.1), (1.12, 0.1), (1.0, 0.16)], leather, (0, 0, z), sides=48)
        line = rounded(5.5, 7.5, 0.4)
        moulding([(x, -1.0, z) for x, z in [*line, line[0]]], 0.07, gold)
        for sx in (-1, 1):
            for sz in (-1, 1):
                with Group((sx * 2.62, -0.86, sz * 3.62), (0, 0, 0)):
                    blade(
                        [(sx * 0.5, sz * 0.5), (-sx * 0.75, sz * 0.5), (sx * 0.5, -sz * 0.75)][:: sx * sz],
                        gold,
                        0.42,
                        0.04,
                    )
        fan(dice, (0.0, -1.5, -1.3), (0.6, 0.42, 0.6))
        box((0.5, 0.06, 1.5), (1.5, 0.4, -4.5), paint("#c83a34", 0.5, bump=0.15), (0, 0, 0), 0.02)
    light_table(0.8)
    camera((0, -30, 4.5), (0.1, 0, -0.3), across=10)

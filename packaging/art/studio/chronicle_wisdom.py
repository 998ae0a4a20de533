"""Chronicle's Wisdom: ten who know, from the thief to the wizard."""

from __future__ import annotations

import math

import numpy as np
from studio.arms import held
from studio.chronicle_armour import ostrich
from studio.chronicle_bust import (
    BLACK,
    BROWN,
    CLOTH,
    GILT,
    GREY,
    IVORY,
    LEAF,
    MAN,
    OLD_MAN,
    WHITE,
    WOMAN,
    Bust,
    beard,
    chain,
    collar,
    crown,
    face,
    gem,
    hair,
    locks,
    moustache,
)
from studio.chronicle_dress import brim, folds, hem, hood, on_shoulders, spectacles, star
from studio.chronicle_wisdom_things import (
    OAK,
    PARCHMENT,
    book,
    coins,
    crystal,
    flask,
    gavel,
    gilt,
    keys,
    lantern,
    owl,
    purse,
    scales,
    scroll,
    seal,
    shine,
    wood,
)
from studio.clay import Clay
from studio.lighting import lamp
from studio.materials import paint
from studio.posing import grip
from studio.solids import Group, lathe, sphere, tube

TEAL, DEEP = "#177068", "#0c3f3c"


def thief(b: Bust) -> None:
    """A black cowl, a mask over sly eyes, stolen keys in one hand and a purse in the other."""
    black, leather = "#23262c", "#3c3230"
    b.shoulders(leather, 0.98, **CLOTH)
    folds(b.c, black, 0.98, end=0.62, **CLOTH)
    with b.head((4, 6, 0), 0.94, (0, -0.14, 2.5)) as c:
        face(
            b,
            MAN._replace(
                smile=0.75,
                frown=0.7,
                lids=0.35,
                gaze=0.9,
                stubble=0.9,
                fat=-0.5,
                nose=1.1,
                hook=0.3,
                jaw=0.92,
                eyes="#3a8a4a",
                brows=BLACK,
                blush=0.1,
                lips="#8a5444",
            ),
        )
        hood(b, black, 0.7, 0.12)
        c.ball((0, 0.02, 0.42), (0.82, 0.92, 0.62), "#18181c", 0.02, rough=0.7)  # a cap under the cowl
        c.ball((0, -0.9, -0.38), (0.9, 0.9, 0.62), "#18181c", 0.02, cut=True)
        mask = Clay()
        mask.limb([(-0.78, -0.1, 0.08), (-0.52, -0.62, 0.04), (0, -0.86, 0.05), (0.52, -0.62, 0.04), (0.78, -0.1, 0.08)],
                  (0.23, 0.26, 0.2, 0.26, 0.23), "#15151a", 0.02, flat=(1, 1.8), rough=0.3)  # fmt: skip
        mask.limb([(0, -0.86, 0.16), (0, -0.98, -0.12)], (0.13, 0.1), "#15151a", 0.05, rough=0.3)
        for side in (-1, 1):
            mask.ball((side * 0.3, -0.85, 0.0), (0.175, 0.6, 0.1), "#15151a", 0.015, (0, -side * 10, 0), cut=True)
        b.bake(mask, 1.2)
        c.limb([(0.3, -0.8, -0.86), (0, -0.88, -0.98)], (0.01, 0.01), black, 0.01)
    b.arm(1, (1.05, -0.95, 1.75), black, "#2c2624", (1, 0.3, -0.6), 0.9, None, **CLOTH)
    with Group(grip(b.f, 1)):
        keys((0, -0.12, 0))
    b.arm(0, (-0.95, -1.0, 0.95), black, "#2c2624", (-0.6, 0.3, -1), 0.9, None, **CLOTH)
    purse(b.c, (-0.95, -1.22, 0.5))
    coins((-0.95, -1.2, 0.86), 8, 0.14)
    lamp("POINT", (-1.3, -1.7, 1.6), 14, "#58ff80", 0.3)


def queen(b: Bust) -> None:
    """A crown on her veil, a high collar of lace behind her, pearls, the sceptre."""
    gown = TEAL
    b.shoulders(gown, 0.86, neck=0.82, rough=0.4)
    folds(b.c, gown, 0.86, start=0.35, rough=0.4)
    _lace(b)
    with b.head((2, 0, 0), 0.9, (0, -0.1, 2.52)) as c:
        face(b, WOMAN._replace(age=0.2, lids=0.5, smile=0.1, brows=BROWN, eyes="#2a6a6a", jaw=0.9))
        hair(b, "#7a3c1c", 0.05, 0.03, line=0.4)
        _veil(c)
        crown(c, tall=0.62, cap=TEAL, z=0.6)
    for n, (low, wide, tone) in enumerate(((0.98, 0.62, "#f2ead8"), (0.72, 0.8, "#f2ead8"))):  # pearls
        chain(
            b.c,
            (-wide, -0.36 - 0.05 * n, 1.22 - 0.1 * n),
            (0, -0.86 - 0.05 * n, low),
            (wide, -0.36 - 0.05 * n, 1.22 - 0.1 * n),
            21,
            0.062,
            tone,
        )
    gem(b.c, (0, -0.9, 0.62), 0.15, "#b01c30")
    collar(b.c, GILT, 1.42, 0.47, 0.09, 2.2)
    for k in range(7):
        a = math.radians(-90 + 24 * (k - 3))
        gem(b.c, (0.5 * math.cos(a), 0.06 + 0.5 * math.sin(a), 1.36), 0.06, ("#1c8a58", "#b01c30")[k % 2])
    b.arm(1, (1.05, -1.0, 1.1), gown, bend=(0.6, 0.3, -1), thick=0.9, rough=0.4)
    held(b.f, 1, (0.1, -0.12, 1), _sceptre)


def _veil(c: Clay) -> None:
    """A thin veil that falls from under the crown to the shoulders."""
    for side in (-1, 1):
        for k in range(6):
            a = math.radians(112 + 11 * k)
            x, y = side * math.sin(a), -math.cos(a)
            way = [
                (0.8 * x, 0.1 + 0.9 * y, 0.62),
                (0.98 * x, 0.12 + 0.98 * y, 0.0),
                (1.04 * x, 0.12 + 1.0 * y, -0.6),
                (1.2 * x, 0.1 + 1.0 * y, -1.25),
            ]
            c.limb(way, (0.1, 0.13, 0.13, 0.15), "#e8dcc0" if k % 2 else "#f4ecd8", 0.03, rough=0.6)


def _lace(b: Bust) -> None:
    """A fan of stiff lace behind the head, from shoulder to shoulder, edged with gold and pearls."""
    c = Clay()
    for k in range(25):
        a = math.radians(-14 + 208 * k / 24)
        way = np.array((math.cos(a), 0.0, math.sin(a)))
        root, tip = np.array((0, 0.2, 1.35)) + way * 0.45, np.array((0, 0.45, 1.6)) + way * (1.64, 1, 1.35)
        c.limb(
            [root, (root + tip) / 2 + (0, 0.08, 0), tip], (0.06, 0.13, 0.14), "#f2e8d4", 0.03, flat=(1, 1.6), rough=0.6
        )
        c.ball(tip + way * 0.1, 0.085, "#f2ead8" if k % 2 else GILT, 0.01, rough=0.25, metal=0.0 if k % 2 else 1.0)
        c.ball(root * 0.3 + tip * 0.7 + (0, -0.12, 0), 0.05, GILT, 0.008, **LEAF)
    b.bake(c, 1.3)


def _sceptre() -> None:
    """A gold rod with a crystal among leaves."""
    gold = gilt()
    lathe([(0.05, -0.75), (0.05, 0.9)], gold, sides=20)
    for z in (-0.7, -0.2, 0.25, 0.7):
        lathe([(0.05, z - 0.06), (0.09, z), (0.05, z + 0.06)], gold, sides=20)
    lathe([(0.05, 0.85), (0.17, 0.98), (0.19, 1.08), (0.13, 1.12)], gold, sides=24)
    sphere((0, 0, 1.26), 0.2, shine("#38c8b8", 0.05), 28)
    for k in range(4):
        a = math.pi / 2 * k
        x, y = math.cos(a), math.sin(a)
        tube(
            [(0.15 * x, 0.15 * y, 1.05), (0.23 * x, 0.23 * y, 1.26), (0.12 * x, 0.12 * y, 1.46), (0, 0, 1.52)],
            0.035,
            gold,
        )
    sphere((0, 0, 1.58), 0.075, paint("#f2ead8", 0.2, bump=0, hazy=False))


def merchant(b: Bust) -> None:
    """Well fed, in a broad beret and a fur collar; he weighs his gold."""
    robe = "#5c2f1c"
    b.shoulders(robe, 1.08, neck=1.3, **CLOTH)
    folds(b.c, robe, 1.08, start=0.3, **CLOTH)
    b.c.ball((0, -0.42, 0.6), (0.5, 0.48, 0.8), TEAL, 0.04, rough=0.4)
    for k in range(4):
        b.c.ball((0, -0.92 + 0.03 * abs(k - 1), 0.95 - 0.22 * k), 0.07, GILT, 0.006, **LEAF)
    with b.head((2, 0, 0), 0.98, (0, -0.12, 2.56)) as c:
        face(
            b,
            MAN._replace(
                fat=1.7, smile=0.35, blush=0.9, nose=1.1, jaw=1.08, frown=0.0, lids=0.4, age=0.45, brows=BROWN
            ),
        )
        hair(b, BROWN, 0.1, 0.04)
        c.ball((0, -0.3, -0.98), (0.6, 0.5, 0.26), IVORY, 0.05, rough=0.36)  # his second chin
        moustache(c, BROWN, 1.7, 0.75)
        for k in range(5):
            c.limb(
                [(0.04 * (k - 2), -0.8, -0.76), (0.03 * (k - 2), -0.98, -0.95), (0.008 * (k - 2), -0.9, -1.22)],
                (0.045, 0.05, 0.01),
                BROWN,
                0.01,
                rough=0.5,
            )
        c.ring((0, 0.06, 0.52), 0.85, 0.1, DEEP, 0.02, (-8, 0, 0), tall=1.5, oval=1.08, rough=0.6)
        c.ball((0.2, 0.14, 0.82), (1.28, 1.2, 0.32), TEAL, 0.05, (-6, 12, 0), rough=0.7)
        for k in range(16):
            a = 2 * math.pi * k / 16
            c.limb([(0.78 * math.cos(a), 0.06 + 0.84 * math.sin(a), 0.62), (0.16 + 1.1 * math.cos(a), 0.12 + 1.05 * math.sin(a), 0.8 - 0.2 * math.cos(a)), (0.22 + 0.5 * math.cos(a), 0.14 + 0.5 * math.sin(a), 1.08)],
                   (0.06, 0.13, 0.05), TEAL, 0.06, rough=0.7)  # fmt: skip
        gem(c, (-0.42, -0.86, 0.64), 0.14, "#b01c30")
        ostrich(
            [(-0.42, -0.82, 0.68), (-0.8, -0.75, 1.05), (-0.66, -0.6, 1.45), (-0.1, -0.5, 1.62), (0.55, -0.4, 1.4)],
            "#f0e4c4",
            0.32,
        )
    _pelt(b, "#8a5a30", "#5c3818")
    chain(b.c, (-0.7, -0.7, 1.1), (0, -1.06, 0.78), (0.7, -0.7, 1.1), 15, 0.07)
    b.arm(1, (1.3, -1.0, 1.9), robe, bend=(1, 0.4, -0.5), **CLOTH)
    with Group(grip(b.f, 1) + (0, -0.12, 0.05), (0, 0, -6), 1.1):
        scales()


def _pelt(b: Bust, tone: str, dark: str) -> None:
    """A broad collar of brown fur that falls to the breast on both sides."""
    for side in (-1, 1):
        for row in range(3):
            for k in range(15):
                at = on_shoulders(
                    side * (150 - 118 * min(1.0, k / 8) + 10 * (row - 1)),
                    0.12 + 0.13 * row + 0.07 * max(0, k - 8),
                    1.0,
                    0.08,
                )
                down = on_shoulders(
                    side * (150 - 118 * min(1.0, k / 8) + 10 * (row - 1)),
                    0.3 + 0.13 * row + 0.07 * max(0, k - 8),
                    1.0,
                    0.16,
                )
                b.c.limb([at, down], (0.16, 0.07), dark if (k + row) % 3 == 0 else tone, 0.03, rough=0.9)


def fortuneteller(b: Bust) -> None:
    """A kerchief hung with coins, rings in her ears, her hands about a ball of glowing crystal."""
    shawl, scarf = "#5a2a5c", "#8a2440"
    b.shoulders(PARCHMENT, 0.88, neck=0.85, **CLOTH)
    folds(b.c, shawl, 0.9, start=0.3, **CLOTH)
    for k in range(21):
        at = on_shoulders(-110 + 11 * k, 0.3, 0.9, 0.12)
        b.c.drum(at - (0, 0, 0.04), 0.09, 0.02, GILT, 0.01, 0.004, (70, 0, -110 + 11 * k), **LEAF)
    with b.head((10, -4, 0), 0.92, (0, -0.12, 2.62)) as c:
        face(
            b,
            WOMAN._replace(
                skin="#d9ae80", eyes="#3a2414", brows=BLACK, lids=0.5, lips="#9a3a38", smile=0.2, nose=0.9, age=0.1
            ),
        )
        for side in (-1, 1):
            locks(
                c,
                [
                    (side * 0.7, -0.4, 0.5),
                    (side * 0.92, -0.3, 0.0),
                    (side * 0.98, -0.25, -0.7),
                    (side * 0.86, -0.4, -1.5),
                ],
                (0.17, 0.24),
                "#2c1a14",
                b.dice,
                34,
                0.07,
                0.09,
                rough=0.4,
            )
            c.ring((side * 0.9, -0.34, -0.55), 0.26, 0.04, GILT, 0.006, (90, 0, side * 24), **LEAF)
        c.ball((0, 0.16, 0.34), (0.9, 0.96, 0.76), scarf, 0.03, rough=0.65)
        c.ball((0, -0.95, -0.16), (0.72, 0.72, 0.7), scarf, 0.04, cut=True)
        for k in range(6):  # the cloth is wound and knotted at the side
            t = k / 5
            c.limb([(-0.84, -0.1 - 0.02 * k, 0.3 + 0.1 * k), (-0.4, -0.78 + 0.1 * k, 0.52 + 0.1 * k), (0.3, -0.82 + 0.1 * k, 0.56 + 0.1 * k), (0.86, -0.1, 0.34 + 0.06 * t)],
                   (0.07, 0.1, 0.1, 0.08), scarf, 0.03, rough=0.65)  # fmt: skip
        c.ball((0.9, -0.16, 0.36), 0.16, scarf, 0.03, rough=0.65)
        for k, x in enumerate((0.2, 0.34)):
            c.limb(
                [(0.9, -0.16, 0.32), (0.96 + x * 0.5, -0.2, -0.1), (0.92 + x, -0.16, -0.7 - 0.2 * k)],
                (0.07, 0.13, 0.14),
                scarf,
                0.02,
                flat=(1, 1.6),
                rough=0.65,
            )
        for k in range(11):
            u = (k - 5) / 5
            c.drum(
                (0.74 * u, -0.95 + 0.52 * u * u, 0.42 + 0.02 * u * u),
                0.095,
                0.025,
                GILT,
                0.01,
                0.004,
                (84, 0, 42 * u),
                **LEAF,
            )
    chain(b.c, (-0.5, -0.42, 1.3), (0, -0.8, 0.95), (0.5, -0.42, 1.3), 13, 0.07)
    for n, side in enumerate((-1, 1)):
        b.arm(n, (side * 0.66, -1.15, 0.62), shawl, "#d9ae80", (side * 1.0, 0.0, -0.5), 0.85, **CLOTH)
    crystal(b, np.array((0.0, -1.45, 0.84)), 0.56)


def magistrate(b: Bust) -> None:
    """A judge's long white wig, ermine on a black robe, the gavel."""
    robe = "#22262c"
    b.shoulders(robe, 1.0, **CLOTH)
    folds(b.c, robe, 1.0, start=0.2, **CLOTH)
    with b.head((5, 0, 0), 0.95, (0, -0.12, 2.56)):
        face(b, OLD_MAN._replace(frown=0.9, age=0.9, lids=0.35, smile=-0.35, brows=GREY, nose=1.15, hook=0.35, fat=0.2))
        _wig(b)
    for side in (-1, 1):  # bands of ermine down the breast
        for k in range(12):
            b.c.ball(
                on_shoulders(side * (34 - 1.2 * k), 0.06 + 0.08 * k, 1.0, 0.06),
                (0.2, 0.14, 0.16),
                "#f2eadb",
                0.04,
                rough=0.8,
            )
            if k % 3 == 1:
                at = on_shoulders(side * (34 - 1.2 * k + 5 * (k % 2)), 0.06 + 0.08 * k, 1.0, 0.2)
                b.c.limb([at, at - (0, 0, 0.18)], (0.045, 0.015), "#1a1210", 0.004, rough=0.7)
    for side in (-1, 1):  # the jabot
        b.c.limb(
            [(side * 0.06, -0.46, 1.36), (side * 0.13, -0.84, 1.0), (side * 0.2, -0.94, 0.52)],
            (0.1, 0.13, 0.17),
            "#f4efe2",
            0.01,
            flat=(1, 1.8),
            rough=0.6,
        )
    collar(b.c, "#f4efe2", 1.38, 0.52, 0.12, rough=0.6)
    b.arm(1, (1.08, -1.0, 1.0), robe, bend=(0.6, 0.3, -1), **CLOTH)
    with Group(grip(b.f, 1), (6, 6, 14), 1.25):
        gavel(0.9)


def _wig(b: Bust) -> None:
    """Rows of rolled curls from the parting to the breast."""
    c = Clay()
    c.coat = {"metal": 0.0, "rough": 0.55, "glow": 0.0}
    white, shade = "#ece6d8", "#d8d0be"
    c.ball((0, 0.2, 0.32), (0.92, 0.95, 0.84), white, 0.03)
    for side in (-1, 1):
        for k in range(7):  # waves on the crown
            y = -0.52 + 0.2 * k
            c.limb([(side * 0.05, y, 1.16 - 0.25 * (y - 0.1) ** 2), (side * 0.5, y - 0.06, 1.0 - 0.2 * (y - 0.1) ** 2), (side * 0.86, y + 0.02, 0.55)],
                   (0.1, 0.15, 0.12), white if k % 2 else shade, 0.02)  # fmt: skip
        for row in range(10):
            z = 0.5 - 0.235 * row
            for col in range(4):
                a = math.radians(52 + 30 * col + 4 * (row % 2))
                far = 0.16 + 0.02 * row
                x, y = math.sin(a) * (0.78 + far), 0.1 - math.cos(a) * (0.92 + far)
                if row > 5:
                    y -= 0.03 * (row - 5) * (4 - col)
                tone = white if (row + col) % 2 else shade
                c.limb([(side * (x - 0.16 * math.cos(a)), y - 0.16 * math.sin(a), z), (side * (x + 0.16 * math.cos(a)), y + 0.16 * math.sin(a), z - 0.03)],
                       (0.145, 0.145), tone, 0.012)  # fmt: skip
    c.ball((0, -0.95, -0.1), (0.62, 0.72, 0.8), white, 0.03, cut=True)
    b.bake(c, 1.4)


def alchemist(b: Bust) -> None:
    """Hair that stands on end beneath goggles and a leather cap; he holds up what bubbles."""
    apron, shirt = "#5c3a20", PARCHMENT
    b.shoulders(TEAL, 0.98, **CLOTH)
    folds(b.c, TEAL, 0.98, **CLOTH)
    b.c.ball((0, -0.34, 0.5), (0.82, 0.52, 0.86), apron, 0.02, rough=0.6)
    for side in (-1, 1):
        b.c.limb(
            [(side * 0.58, -0.62, 0.95), (side * 0.62, -0.3, 1.3), (side * 0.55, 0.3, 1.35)],
            (0.1, 0.11, 0.1),
            apron,
            0.02,
            flat=(1, 1.3),
            rough=0.6,
        )
        b.c.ball((side * 0.57, -0.78, 0.98), 0.09, GILT, 0.008, **LEAF)
    with b.head((2, -5, 0), 0.98, (0, -0.12, 2.6)) as c:
        face(
            b,
            OLD_MAN._replace(
                smile=0.5, frown=-0.3, lids=0.08, age=0.7, nose=1.25, eyes="#2a7a4a", brows=GREY, blush=0.8
            ),
        )
        for side in (-1, 1):  # hair that bursts from under the cap
            for k in range(40):
                a, up = math.radians(72 + 2.6 * k), b.dice.uniform(-0.5, 0.75)
                root = np.array((side * math.sin(a) * 0.74, 0.1 - math.cos(a) * 0.86, 0.12 + 0.22 * up))
                way = np.array(
                    (side * math.sin(a) * math.cos(up), -math.cos(a) * 0.6 - 0.2, math.sin(up))
                ) * b.dice.uniform(0.4, 0.62)
                off = [np.array((0, b.dice.uniform(-0.07, 0.07), b.dice.uniform(-0.08, 0.08))) for _ in range(3)]
                c.limb(
                    [root, root + way * 0.35 + off[0], root + way * 0.7 + off[1], root + way + off[2]],
                    (0.06, 0.065, 0.055, 0.012),
                    GREY if k % 3 else WHITE,
                    0.012,
                    rough=0.5,
                )
        beard(b, GREY, 0.55, 0.7, fork=0.5)
        c.ball((0, 0.14, 0.4), (0.83, 0.92, 0.72), OAK, 0.02, rough=0.55)
        c.ball((0, -0.9, -0.12), (0.9, 0.9, 0.62), OAK, 0.03, cut=True)
        c.ring((0, 0.1, 0.5), 0.88, 0.07, "#2c1c10", 0.01, (-12, 0, 0), tall=2.0, oval=1.08, rough=0.5)
        for side in (-1, 1):
            c.drum((side * 0.33, -0.9, 0.68), 0.27, 0.12, GILT, 0.03, 0.01, (72, 0, side * 14), **LEAF)
        c.limb([(-0.12, -1.0, 0.7), (0.12, -1.0, 0.7)], (0.06, 0.06), GILT, 0.01, **LEAF)
        for side in (-1, 1):
            sphere((side * 0.345, -0.96, 0.7), (0.2, 0.1, 0.2), shine("#1c5a4a"), 24, (-18, 0, side * 14))
    b.arm(1, (1.12, -1.0, 1.55), TEAL, bend=(0.8, 0.3, -0.8), thick=1.0, cuff=shirt, **CLOTH)
    held(b.f, 1, (0.04, -0.05, 1), flask)


def hermit(b: Bust) -> None:
    """A deep hood, a beard to the belt; the lantern on his staff has seen many nights."""
    cloak = "#6a5a44"
    b.shoulders(cloak, 0.98, **CLOTH)
    folds(b.c, cloak, 0.98, **CLOTH)
    with b.head((8, 4, 0), 0.92, (0, -0.16, 2.5)):
        face(b, OLD_MAN._replace(lids=0.5, age=1.0, frown=0.1, fat=-0.6, nose=1.25, hook=0.3, brows=WHITE))
        beard(b, "#e4dccb", 1.5, 1.0)
        hood(b, cloak, 0.95, 0.2, chin=1.0)
    tube([(1.0, -1.05, 0.0), (1.06, -1.05, 1.2), (1.0, -1.05, 2.4), (1.0, -1.05, 2.95), (1.06, -1.05, 3.2), (1.2, -1.05, 3.24), (1.28, -1.05, 3.1)],
         0.085, wood("#5a3c20"), 0.06)  # fmt: skip
    b.arm(1, (1.02, -0.86, 1.1), cloak, bend=(0.6, 0.4, -1), thick=1.15, cuff=None, **CLOTH)
    lantern((1.28, -1.1, 2.98), 0.9)


def professor(b: Bust) -> None:
    """A square cap with its tassel, spectacles, an owl on the books he wrote."""
    gown = "#1c3c48"
    b.shoulders(gown, 0.98, **CLOTH)
    folds(b.c, gown, 0.98, **CLOTH)
    for side in (-1, 1):
        b.c.limb(
            [on_shoulders(side * (30 - 12 * t), t, 0.98, 0.06) for t in (0, 0.35, 0.7, 1)],
            (0.15, 0.18, 0.17, 0.16),
            PARCHMENT,
            0.015,
            flat=(1, 1.4),
            rough=0.55,
        )
        hem(b.c, side * 41, lean=-side * 16, r=0.035, out=0.1)
    with b.head((6, 0, 0), 0.96, (0, -0.12, 2.54)) as c:
        face(b, OLD_MAN._replace(age=0.6, smile=0.25, frown=0.0, lids=0.35, nose=1.15, brows=GREY, blush=0.6))
        hair(b, WHITE, 0.02, 0.05)
        for side in (-1, 1):
            for k in range(9):
                t = k / 8
                root = np.array((side * (0.8 - 0.04 * t), 0.0 - 0.28 * t, 0.05 - 0.5 * t))
                c.limb(
                    [root, root + (side * 0.14, -0.1, -0.16), root + (side * 0.06, -0.12, -0.42)],
                    (0.08, 0.12, 0.015),
                    WHITE,
                    0.015,
                    rough=0.5,
                )
        moustache(c, WHITE, 1.0)
        spectacles(c)
        cap = "#1d3440"
        c.ring((0, 0.12, 0.62), 0.84, 0.12, cap, 0.02, (-8, 0, 0), tall=2.2, oval=1.08, rough=0.65)
        c.slab((0, 0.14, 0.98), (1.02, 1.02, 0.055), cap, 0.03, 0.01, (-8, 0, 38), rough=0.65)
        c.ball((0, 0.12, 1.05), 0.09, GILT, 0.01, **LEAF)
        c.limb(
            [(0, 0.1, 1.07), (-0.42, -0.7, 1.0), (-0.62, -1.02, 0.9), (-0.66, -1.04, 0.5)],
            (0.035,) * 4,
            GILT,
            0.006,
            **LEAF,
        )
        for k in range(9):
            a = 2 * math.pi * k / 9
            c.limb(
                [(-0.66, -1.04, 0.52), (-0.66 + 0.1 * math.cos(a), -1.04 + 0.1 * math.sin(a), 0.02)],
                (0.04, 0.04),
                GILT,
                0.006,
                **LEAF,
            )
        c.ball((-0.66, -1.04, 0.5), 0.09, GILT, 0.006, **LEAF)
    x, y = 1.2, -1.0
    for k, (wide, thick, tone, turn) in enumerate(
        (
            (1.02, 0.26, "#7a2420", 6),
            (0.94, 0.22, "#1c6a60", -8),
            (0.98, 0.2, "#6a4420", 10),
            (0.82, 0.18, "#2a3c6a", -4),
        )
    ):
        book((wide, 0.7, thick), tone, (x + 0.03 * (k % 2), y, 0.13 + 0.225 * k), turn)
    owl(b, (x, y, 0.9))


def envoy(b: Bust) -> None:
    """From far, under a broad hat with a plume; the sealed letter is held high."""
    cloak = "#1c5c70"
    b.shoulders(PARCHMENT, 0.94, **CLOTH)
    folds(b.c, cloak, 1.02, start=0.12, **CLOTH)
    with b.head((0, -4, 0), 0.95, (0, -0.1, 2.56)) as c:
        face(b, MAN._replace(brows=BROWN, frown=0.0, smile=0.3, lids=0.3, jaw=0.95, eyes="#2a5a5a"))
        hair(b, BROWN, 0.8, 0.1)
        moustache(c, BROWN, 1.1, 0.5)
        for k in range(7):
            c.limb(
                [(0.035 * (k - 3), -0.78, -0.74), (0.03 * (k - 3), -0.98, -0.94), (0.006 * (k - 3), -0.9, -1.3)],
                (0.045, 0.05, 0.01),
                BROWN,
                0.01,
                rough=0.5,
            )
        felt = "#3a2c22"
        c.limb([(0, 0.1, 0.55), (0, 0.12, 1.0), (0.02, 0.14, 1.2)], (0.86, 0.74, 0.6), felt, 0.03, rough=0.75)
        c.ring((0, 0.1, 0.66), 0.87, 0.08, GILT, 0.01, (-6, 0, 0), tall=1.4, oval=1.04, **LEAF)
        with Group((0, 0, 0), (-6, 0, 0)):
            brim(felt, 0.8, 1.62, 0.56, (0.1, 0.02, -0.12, 0.0, 0.1, 0.0, 0.2, 0.75, 0.5, 0.15), "#2c2018", thick=0.07)
        ostrich(
            [(0.5, -0.85, 0.7), (0.85, -0.8, 1.0), (0.95, -0.62, 1.4), (0.6, -0.5, 1.72), (0.05, -0.45, 1.6)],
            "#f2e8d0",
            0.34,
        )
        gem(c, (0.5, -0.84, 0.7), 0.13, "#b01c30")
    gem(b.c, (0, -0.66, 1.22), 0.15, "#1c8a58")
    chain(b.c, (-0.85, -0.6, 1.12), (0, -1.0, 0.6), (0.85, -0.6, 1.12), 17, 0.08)
    b.c.drum((0, -1.0, 0.42), 0.22, 0.05, GILT, 0.02, 0.01, (84, 0, 0), **LEAF)
    b.arm(1, (1.1, -1.0, 1.45), cloak, bend=(0.8, 0.3, -0.8), thick=1.0, **CLOTH)
    with Group(grip(b.f, 1) + (0, -0.05, 0), (0, 14, 0)):
        scroll(1.7, 0.19)
        seal((0.1, -0.26, 0.25), 0.26)


def wizard(b: Bust) -> None:
    """The tall bent hat with its stars, a beard like a waterfall, a staff with light in its claw."""
    robe = "#173f66"
    b.shoulders(robe, 1.0, **CLOTH)
    folds(b.c, robe, 1.0, **CLOTH)
    for side in (-1, 1):
        hem(b.c, side * 26, lean=-side * 10, r=0.06, out=0.12)
    with b.head((4, 0, 0), 0.9, (0, -0.12, 2.36)) as c:
        face(b, OLD_MAN._replace(age=1.0, frown=0.3, nose=1.3, hook=0.2, lids=0.3, eyes="#2a6a9a", smile=0.1))
        for side in (-1, 1):  # brows like wings
            for k in range(6):
                root = np.array((side * (0.14 + 0.08 * k), -0.94 + 0.03 * k, 0.28 + 0.03 * k))
                c.limb(
                    [root, root + (side * 0.16, -0.1, 0.08), root + (side * 0.34, -0.02, 0.04 + 0.05 * k)],
                    (0.05, 0.055, 0.01),
                    WHITE,
                    0.01,
                    rough=0.5,
                )
        hair(b, WHITE, 1.0, 0.08, 1.1)
        beard(b, WHITE, 1.75, 1.2)
        _pointed_hat(c, robe)
    staff = wood("#5a3a20")
    tube([(1.3, -1.05, 0.0), (1.27, -1.05, 1.0), (1.33, -1.05, 2.0), (1.28, -1.05, 2.75)], 0.085, staff, 0.075)
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.5
        x, y = math.cos(a), math.sin(a)
        tube(
            [
                (1.28, -1.05, 2.7),
                (1.28 + 0.2 * x, -1.05 + 0.2 * y, 2.88),
                (1.28 + 0.33 * x, -1.05 + 0.33 * y, 3.2),
                (1.28 + 0.2 * x, -1.05 + 0.2 * y, 3.55),
            ],
            0.06,
            gilt(),
            0.03,
        )
    lathe(
        [(0.01, 2.78), (0.26, 3.08), (0.26, 3.3), (0.01, 3.75)],
        shine("#7ae8e0", 0.35),
        (1.28, -1.05, 0),
        sides=6,
        smooth=False,
    )
    b.arm(1, (1.28, -0.86, 1.2), robe, bend=(0.6, 0.4, -1), thick=1.1, **CLOTH)


def _pointed_hat(c: Clay, tone: str) -> None:
    """A tall hat, bent and creased, with gold stars and a broad brim."""
    line = [
        (0, 0.12, 0.4),
        (-0.02, 0.14, 0.9),
        (0.06, 0.14, 1.4),
        (0.24, 0.1, 1.85),
        (0.54, 0.02, 2.1),
        (0.86, -0.1, 1.84),
    ]
    c.limb(line, (0.88, 0.7, 0.5, 0.34, 0.18, 0.04), tone, 0.03, rough=0.6)
    for z, x, r in ((1.22, 0.02, 0.55), (1.5, 0.1, 0.46), (1.74, 0.18, 0.37)):
        c.ring((x, 0.13, z), r, 0.05, tone, 0.06, (0, 10 + 8 * x, 0), rough=0.6)
    c.ring((0, 0.1, 0.6), 0.88, 0.09, GILT, 0.01, (-6, 0, 0), tall=1.8, oval=1.05, **LEAF)
    gem(c, (0, -0.88, 0.68), 0.15, "#7fd8ff")
    with Group((0, 0, 0), (-6, 0, 0)):
        brim(tone, 0.8, 1.56, 0.5, (0.0, -0.1, 0.06, 0.16, 0.05, 0.0, 0.05, 0.16, 0.06, -0.1), "#102c4c", thick=0.07)
    for angle, z, r, x, size in (
        (-30, 1.02, 0.72, 0.0, 0.2),
        (28, 1.06, 0.7, 0.02, 0.19),
        (2, 1.4, 0.56, 0.06, 0.19),
        (-44, 1.62, 0.46, 0.12, 0.13),
        (40, 1.7, 0.44, 0.17, 0.14),
    ):
        a = math.radians(angle)
        with Group((x + r * math.sin(a), 0.13 - r * math.cos(a), z), (-22, 0, angle)):
            star(size, 0.06, paint("#f4c04a", 0.35, 0.35, bump=0.05, hazy=False))

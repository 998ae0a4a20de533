"""Chronicle's busts of Love."""

from __future__ import annotations

import math

import numpy as np
from studio.arms import held
from studio.chronicle_armour import ostrich
from studio.chronicle_bust import (
    BLACK,
    BLOND,
    GILT,
    IVORY,
    LEAF,
    MAN,
    OLD_WOMAN,
    RED,
    WOMAN,
    YOUTH,
    Bust,
    chain,
    collar,
    coronet,
    face,
    fur,
    gem,
    hair,
    locks,
    veil,
)
from studio.chronicle_dress import brim, folds, hem, on_shoulders
from studio.chronicle_love_things import (
    broom,
    carnival_mask,
    fan,
    gilt,
    herbs,
    lily,
    lute,
    mortar,
    open_book,
    raven,
    rose,
    rose_stem,
    tambourine,
)
from studio.clay import Vec, faded
from studio.lighting import lamp
from studio.posing import grip
from studio.solids import Group, lathe, pole

CREAM, ROSE, WINE = "#f0e2c4", "#c8587a", "#6a1028"


def witch(b: Bust) -> None:
    """A crooked hat, a crooked nose, a raven on her shoulder; green light from below."""
    skin, cloth_ = "#c4c48c", "#2a2032"
    b.shoulders(cloth_, 0.96, skin=skin, neck=0.8, rough=0.7)
    folds(b.c, cloth_, 0.96, rough=0.7)
    with b.head((9, -5, 0), 0.9, (-0.12, -0.24, 2.3)) as c:
        look = OLD_WOMAN._replace(
            skin=skin,
            eyes="#7ac020",
            brows="#4a4448",
            lips="#6a3a34",
            soft=0.1,
            frown=1.0,
            smile=0.75,
            nose=1.35,
            hook=1.0,
            fat=-0.6,
            jaw=0.8,
            lids=0.25,
            blush=0.15,
            gaze=0.3,
        )
        face(b, look)
        c.limb([(0, -0.7, -0.86), (0, -0.86, -0.98), (0, -0.93, -1.0)], (0.14, 0.11, 0.06), "#aeab74", 0.06, rough=0.4)
        c.limb(
            [(0, -0.9, 0.06), (0, -1.08, -0.1), (0, -1.18, -0.3), (0, -1.1, -0.47)],
            (0.05, 0.075, 0.085, 0.03),
            "#b4ae78",
            0.05,
            rough=0.4,
        )
        c.ball((0.1, -1.12, -0.12), 0.045, "#a89060", 0.02, rough=0.4)
        for side in (-1, 1):
            locks(
                c,
                [
                    (side * 0.62, -0.5, 0.42),
                    (side * 0.86, -0.3, -0.2),
                    (side * 0.92, -0.2, -0.9),
                    (side * 1.05, -0.25, -1.5),
                ],
                (0.14, 0.26),
                "#8c8a86",
                b.dice,
                20,
                0.06,
                0.1,
                rough=0.6,
            )
        c.ball((0, 0.2, 0.2), (0.82, 0.86, 0.7), "#8c8a86", 0.03, rough=0.6)
        tall = [(0, 0.12, 0.5), (0.05, 0.16, 1.0), (-0.02, 0.2, 1.42), (0.24, 0.2, 1.75), (0.62, 0.1, 1.72)]
        c.limb(tall, (0.86, 0.64, 0.42, 0.24, 0.04), cloth_, 0.03, rough=0.75)
        for k in range(3):
            c.ring(
                (0.04 - 0.03 * k, 0.18, 1.1 + 0.17 * k),
                0.6 - 0.1 * k,
                0.05,
                cloth_,
                0.06,
                (0, 14 - 16 * k, 0),
                rough=0.75,
            )
        c.ring((0.01, 0.13, 0.62), 0.86, 0.07, "#8a1830", 0.01, tall=2.0, rough=0.5)
        c.slab((0.1, -0.8, 0.64), (0.17, 0.06, 0.16), GILT, 0.02, 0.01, **LEAF)
        c.slab((0.1, -0.84, 0.64), (0.09, 0.08, 0.08), "#8a1830", 0.01, 0.006, cut=True)
        brim(cloth_, 0.72, 1.42, 0.5, (-0.06, 0.16, 0.3, 0.1, -0.2, 0.0, 0.24, 0.1), "#1c1622")
    hem(b.c, 0, "#58742c", 0.96, 0.05)
    gem(b.c, (0, -0.86, 0.98), 0.13, "#58d020")
    with Group((1.24, -0.66, 1.22), (0, -8, -4), 1.02):
        raven(b)
    lamp("POINT", (-0.2, -1.7, 0.5), 26, "#50e020", 0.4)
    lamp("POINT", (1.5, -1.6, 1.6), 14, "#50e020", 0.4)


def princess(b: Bust) -> None:
    """Fair, with a narrow circlet and long waves of hair, a rose in her hand."""
    gown = "#d88a9c"
    b.shoulders(faded(gown, IVORY, 1.08, 1.12), 0.86, neck=0.82, rough=0.4)
    folds(b.c, gown, 0.86, 17, 0.07, 0.36, rough=0.4)
    for k in range(23):
        b.c.ball(on_shoulders(-110 + 10 * k, 0.36, 0.86, 0.06), 0.06, GILT, 0.02, **LEAF)
    for k in range(5):
        rose(b.c, on_shoulders(0, 0.4 + 0.14 * k, 0.86, 0.08), 0.1, "#b01c40", (0, -1, 0.1))
    with b.head((4, -5, 0), 0.96, (0, -0.1, 2.62)) as c:
        face(b, WOMAN._replace(eyes="#4a78a8", brows="#a8742c"))
        hair(b, BLOND, 1.3, 0.13, 1.05)
        coronet(c, "#b01c30")
    chain(b.c, (-0.44, -0.3, 1.34), (0, -0.56, 1.1), (0.44, -0.3, 1.34), 15, 0.06, "#f4ecd8")
    b.arm(1, (0.98, -0.98, 0.86), gown, bend=(0.7, 0.2, -1), thick=0.84, rough=0.4)
    with Group(grip(b.f, 1), (0, 2, 0), 1.1):
        rose_stem(b)


def maid(b: Bust) -> None:
    """A white cap with a frill, an apron, and the broom shouldered."""
    dress, linen = "#8a3a3c", "#f4ecdc"
    b.shoulders(dress, 0.9, neck=0.9, rough=0.65)
    folds(b.c, dress, 0.9, 19, 0.06, 0.15, rough=0.65)
    b.c.ball((0, -0.28, 0.42), (0.56, 0.6, 0.62), linen, 0.02, rough=0.7)
    _kerchief(b, linen, 0.9)
    with b.head((3, 7, 6), 0.95, (-0.1, -0.1, 2.56)) as c:
        face(b, WOMAN._replace(eyes="#5a3a1c", brows="#6a4020", smile=0.7, blush=1.0, fat=0.25, lids=0.35, jaw=0.95))
        hair(b, "#7a4420", 0.1, 0.04)
        c.ball((0, 0.3, 0.56), (0.94, 0.92, 0.74), linen, 0.03, rough=0.7)
        for k in range(17):
            a = math.radians(-8 + 196 * k / 16)
            at = np.array((0.9 * math.cos(a), -0.16 - 0.3 * math.sin(a), 0.12 + 0.66 * math.sin(a)))
            out = np.array((math.cos(a), -0.5, 0.75 * math.sin(a)))
            c.limb([at - out * 0.1, at + out * 0.16 + (0, 0, 0.03 * (-1) ** k)], (0.1, 0.13), linen, 0.02, rough=0.7)
        c.limb(
            [
                (0.9 * math.cos(a), -0.12 - 0.3 * math.sin(a), 0.12 + 0.7 * math.sin(a))
                for a in np.linspace(-0.1, 3.24, 9)
            ],
            (0.06,) * 9,
            "#c02848",
            0.01,
            rough=0.5,
        )
        rose(c, (0.0, -0.6, 0.86), 0.14, "#c02848")
    b.arm(1, (1.12, -0.9, 1.0), dress, bend=(0.6, 0.3, -1), thick=0.92, cuff=linen, rough=0.65)
    held(b.f, 1, (0.1, 0.02, 1), lambda: broom(b))


def _kerchief(b: Bust, tone: str, wide: float) -> None:
    """A shawl of linen round the shoulders, crossed on the breast."""
    for side in (-1, 1):
        for k in range(5):
            places = ((160, 0.04), (105, 0.1 + 0.06 * k), (58, 0.14 + 0.08 * k), (-8, 0.46 + 0.07 * k))
            way = [on_shoulders(side * angle, down, wide, 0.1 + 0.02 * (side > 0)) for angle, down in places]
            b.c.limb(way, (0.1, 0.12, 0.12, 0.08), tone, 0.02, rough=0.7)
    b.c.ball(on_shoulders(0, 0.62, wide, 0.12), (0.17, 0.12, 0.15), tone, 0.03, rough=0.7)


def courtesan(b: Bust) -> None:
    """Hair dressed high with pearls and plumes, a great open fan."""
    gown = "#8c1440"
    b.shoulders(faded(gown, IVORY, 0.84, 0.9), 0.86, neck=0.8, rough=0.35)
    for k in range(15):
        angle = -100 + 200 * k / 14
        b.c.ball(on_shoulders(angle, 0.55, 0.86, 0.03), (0.15, 0.12, 0.12), CREAM, 0.03, rough=0.7)
    collar(b.c, "#2a1018", 1.6, 0.44, 0.06, rough=0.5)
    gem(b.c, (0, -0.42, 1.56), 0.1, "#b01c30")
    tone = "#7c3416"
    with b.head((2, -8, 8), 0.92, (-0.02, -0.1, 2.5)) as c:
        face(
            b,
            WOMAN._replace(eyes="#2f6a4a", brows="#3a1c10", lips="#b8524e", lids=0.62, smile=0.4, blush=0.9, gaze=0.25),
        )
        hair(b, tone, 0.0, 0.03, line=0.2)
        c.ball((0, 0.28, 0.86), (0.64, 0.68, 0.62), tone, 0.04, rough=0.45)
        for k in range(13):
            x = math.sin(math.radians(-84 + 14 * k))
            way = [
                (x * 0.62, -0.62 + 0.4 * x * x, 0.54),
                (x * 0.82, -0.42 + 0.3 * x * x, 0.94),
                (x * 0.62, 0.06, 1.44 - 0.14 * x * x),
                (x * 0.12, 0.5, 1.4),
            ]
            c.limb(way, (0.07, 0.12, 0.13, 0.07), tone, 0.012, rough=0.45)
        for side in (-1, 1):
            locks(
                c,
                [
                    (side * 0.78, -0.3, 0.1),
                    (side * 0.92, -0.34, -0.4),
                    (side * 0.84, -0.36, -0.95),
                    (side * 0.95, -0.4, -1.4),
                ],
                (0.05, 0.06),
                tone,
                b.dice,
                7,
                0.09,
                0.12,
                rough=0.45,
            )
            c.ball((side * 0.8, -0.12, -0.42), (0.07, 0.07, 0.11), "#f4ecd8", 0.005, rough=0.15)
        chain(c, (-0.82, -0.2, 0.72), (0, -0.82, 0.74), (0.82, -0.2, 0.72), 19, 0.055, "#f4ecd8")
        gem(c, (0, -0.86, 0.78), 0.1, "#b01c30")
        chain(c, (-0.7, -0.34, 1.05), (0.0, -0.62, 1.2), (0.7, -0.34, 1.05), 17, 0.045, "#f4ecd8")
        c.ball((0.3, -0.83, -0.36), 0.022, "#2a140e", 0.004)
        for x, far, feather in ((-0.35, -0.8, "#f6ecda"), (0.1, 0.1, "#d04870"), (0.45, 0.95, "#f6ecda")):
            ostrich([(x, 0.1, 1.1), (x + far * 0.4, 0.05, 1.62), (x + far, -0.1, 1.8)], feather, 0.34, 0.9)
    b.arm(1, (0.6, -1.05, 0.4), IVORY, bend=(0.8, 0.3, -0.8), thick=0.78, rough=0.35)
    with Group(grip(b.f, 1) + (-0.16, -0.24, 0.05), (8, 6, 0), 1.1):
        fan()


def minstrel(b: Bust) -> None:
    """A flat cap with a long feather, bobbed hair, a song on his lips, the lute before him."""
    stripe = ("#7a1430", CREAM)
    b.shoulders(stripe[0], 0.94, neck=0.95, rough=0.5)
    for k in range(12):
        angle = -110 + 20 * k
        b.c.limb(
            [on_shoulders(angle, down, 0.94, 0.05) for down in (0.05, 0.35, 0.65, 1)],
            (0.05, 0.09, 0.13, 0.12),
            stripe[k % 2],
            0.01,
            rough=0.5,
        )
    for k in range(22):
        a = 2 * math.pi * k / 22
        b.c.ball(
            (0.5 * math.cos(a), 0.08 + 0.46 * math.sin(a), 1.46 + 0.03 * (-1) ** k),
            (0.12, 0.12, 0.09),
            "#f4ecdc",
            0.02,
            rough=0.7,
        )
    with b.head((-5, -9, 4), 0.96, (-0.12, -0.1, 2.62)) as c:
        face(
            b,
            YOUTH._replace(
                eyes="#4a6a2a", brows="#6a3a18", sing=0.75, frown=-0.5, lids=0.45, blush=0.7, lips="#b8705c"
            ),
        )
        hair(b, "#8a4a1c", 0.3, 0.07, 1.05, line=0.35)
        c.ball((0.1, 0.1, 0.78), (1.08, 1.1, 0.3), "#8c1838", 0.05, (0, -12, 0), rough=0.6)
        c.ring((0.02, 0.08, 0.58), 0.84, 0.11, "#5a0c24", 0.02, (-6, -12, 0), tall=1.2, oval=1.08, rough=0.6)
        ostrich([(0.62, -0.62, 0.66), (1.0, -0.4, 1.3), (0.7, 0.1, 1.75), (0.0, 0.3, 1.85)], CREAM, 0.3, 0.6)
        gem(c, (0.6, -0.72, 0.7), 0.12, "#1c8a58")
    b.arm(1, (1.08, -1.02, 1.15), stripe[0], bend=(0.7, 0.3, -1), thick=0.9, cuff=CREAM, rough=0.5)
    b.arm(0, (-0.42, -1.3, 0.42), stripe[0], bend=(-0.8, 0.2, -0.8), thick=0.9, cuff=CREAM, rough=0.5)
    with Group((-0.1, -1.05, 0.55), (-6, 50, 0), 1.12):
        lute()


def healer(b: Bust) -> None:
    """A kerchief, a bundle of herbs, mortar and pestle beside her."""
    dress, linen = "#a8485a", "#f0e4cc"
    b.shoulders(dress, 0.92, neck=0.9, rough=0.65)
    folds(b.c, dress, 0.92, 17, 0.06, 0.15, rough=0.65)
    _kerchief(b, linen, 0.92)
    with b.head((6, 6, -4), 0.95, (-0.1, -0.12, 2.58)) as c:
        face(b, WOMAN._replace(age=0.35, eyes="#4a5a3a", brows="#8a5a34", lids=0.55, smile=0.45, blush=0.6, jaw=0.9))
        for k in range(4):
            c.limb(
                [
                    (0.02, -0.72 + 0.06 * k, 0.56 + 0.03 * k),
                    (0.42, -0.72 + 0.07 * k, 0.5 + 0.05 * k),
                    (0.74, -0.36 + 0.06 * k, 0.06),
                    (0.72, -0.1, -0.3),
                ],
                (0.06, 0.085, 0.08, 0.03),
                "#a06030",
                0.012,
                mirror=True,
                rough=0.5,
            )
        c.ball((0, 0.28, 0.36), (0.98, 1.02, 0.88), linen, 0.03, rough=0.7)
        for k in range(7):
            for side in (-1, 1):
                c.limb(
                    [
                        (0, -0.74 + 0.2 * k, 0.62 + 0.1 * k - 0.012 * k * k),
                        (side * 0.62, -0.5 + 0.2 * k, 0.58 + 0.03 * k),
                        (side * 0.9, 0.1 + 0.1 * k, 0.1),
                        (side * 0.5, 0.9, -0.2),
                    ],
                    (0.07, 0.09, 0.1, 0.1),
                    linen if k % 2 else "#e4d2b0",
                    0.03,
                    rough=0.7,
                )
        c.limb(
            [(-0.86, -0.16, 0.3), (0, -0.86, 0.64), (0.86, -0.16, 0.3)], (0.06, 0.08, 0.06), "#b02848", 0.01, rough=0.6
        )
        for side in (-1, 1):
            c.limb(
                [(side * 0.7, 0.5, -0.2), (side * 0.8, 0.3, -0.9), (side * 0.74, 0.1, -1.4)],
                (0.2, 0.22, 0.05),
                linen,
                0.03,
                rough=0.7,
            )
    b.arm(1, (1.0, -0.95, 0.78), dress, bend=(0.7, 0.3, -1), thick=0.92, cuff=linen, rough=0.65)
    with Group(grip(b.f, 1) + (0.04, -0.06, 0.1), (0, 14, 0), 1.1):
        herbs(b)
    with Group((-0.92, -1.0, 0.0), scale=1.15):
        mortar()


def dancer(b: Bust) -> None:
    """Dark hair under a veil hung with coins, the tambourine over her head."""
    skin, dress = "#d8a878", "#b8345c"
    b.shoulders(faded(dress, skin, 0.9, 0.95), 0.84, skin=skin, neck=0.78, rough=0.4)
    for row, (down, n) in enumerate(((0.5, 17), (0.66, 19))):
        for k in range(n):
            angle = -96 + 192 * k / (n - 1)
            b.c.ball(on_shoulders(angle, down, 0.84, 0.07), (0.085, 0.06, 0.085), GILT, 0.005, **LEAF)
            if row:
                b.c.ball(on_shoulders(angle + 5, down + 0.1, 0.84, 0.06), (0.06, 0.04, 0.07), GILT, 0.005, **LEAF)
    chain(b.c, (-0.5, -0.3, 1.3), (0, -0.72, 0.98), (0.5, -0.3, 1.3), 13, 0.07)
    with b.head((2, -12, -10), 0.94, (-0.1, -0.1, 2.52)) as c:
        face(b, WOMAN._replace(skin=skin, eyes="#3a2010", brows=BLACK, lips="#a84a44", lids=0.4, smile=0.75, blush=0.7))
        hair(b, "#1e1614", 1.2, 0.16, 1.08, line=0.1)
        c.ball((0, 0.34, 0.46), (0.94, 0.9, 0.72), ROSE, 0.03, rough=0.6)
        for side in (-1, 1):
            for k in range(5):
                c.limb(
                    [
                        (side * 0.5, 0.1 + 0.16 * k, 0.95 - 0.03 * k),
                        (side * (1.0 + 0.03 * k), 0.3 + 0.1 * k, 0.2),
                        (side * (1.16 + 0.08 * k), 0.4, -0.7),
                        (side * (1.1 + 0.12 * k), 0.35, -1.5),
                    ],
                    (0.1, 0.12, 0.12, 0.06),
                    ROSE,
                    0.02,
                    rough=0.6,
                )
        c.ring((0, 0.1, 0.56), 0.86, 0.05, GILT, 0.006, (-12, 0, 0), tall=1.3, oval=1.08, **LEAF)
        for k in range(11):
            a = math.radians(-90 + 14 * (k - 5))
            at = np.array((0.89 * math.cos(a), 0.1 + 0.97 * math.sin(a), 0.6 - 0.14 * math.sin(a) - 0.16))
            c.ball(at, (0.085, 0.03, 0.085), GILT, 0.005, (0, 0, 14 * (k - 5)), **LEAF)
            if abs(k - 5) < 2:
                c.ball(at + (0, 0.0, -0.13), (0.07, 0.03, 0.07), GILT, 0.005, **LEAF)
        for side in (-1, 1):
            c.ring((side * 0.82, -0.1, -0.42), 0.14, 0.03, GILT, 0.004, (90, 0, 40), **LEAF)
    b.arm(1, (1.2, -0.7, 2.2), skin, skin, (0.3, 0.4, -1), 0.74, rough=0.4)
    with Group(grip(b.f, 1) + (0.0, -0.12, 0.02), (10, -8, -10), 1.05):
        tambourine()


def cleric(b: Bust) -> None:
    """A stout tonsured brother in a white habit, an open book before him, prayer beads in his fist."""
    habit, dark = "#efe6d4", "#4a1c20"
    b.shoulders(habit, 1.04, neck=1.25, rough=0.75)
    folds(b.c, habit, 1.04, 21, rough=0.75)
    for k in range(3):
        b.c.ring((0, 0.06, 1.4 - 0.11 * k), 0.56 + 0.14 * k, 0.15, dark, 0.04, (12, 0, 0), oval=0.86, rough=0.75)
    with b.head((7, 4, 0), 1.0, (0, -0.14, 2.5)) as c:
        face(
            b,
            MAN._replace(
                age=0.45,
                fat=1.0,
                brows="#6a3a1c",
                eyes="#4a6a88",
                smile=0.55,
                frown=-0.3,
                lids=0.5,
                blush=1.0,
                nose=1.15,
                stubble=0.3,
            ),
        )
        for layer in (0, 1):
            for k in range(34):
                a = 2 * math.pi * (k + 0.5 * layer) / 34
                r = 0.9 + 0.03 * layer
                way = [
                    (x * math.sin(a), 0.1 - y * math.cos(a), z)
                    for x, y, z in (
                        (0.72 * r, 0.82 * r, 0.62),
                        (0.84 * r, 0.98 * r, 0.46),
                        (0.88 * r, 1.03 * r, 0.1 + 0.42 * max(0.0, math.cos(a)) - 0.05 * (k % 2)),
                    )
                ]
                c.limb(way, (0.05, 0.085, 0.03), "#6a3c1e", 0.01, rough=0.6)
    b.arm(0, (-1.0, -0.95, 0.82), habit, bend=(-0.7, 0.3, -1), thick=0.88, cuff=None, rough=0.75)
    beads = np.array(grip(b.f, 0))
    chain(
        b.c, beads + (-0.14, -0.22, -0.1), beads + (0.0, -0.34, -0.66), beads + (0.16, -0.22, -0.1), 15, 0.06, "#5a2414"
    )
    for start, end in (((0, -0.36, -0.66), (0, -0.36, -1.06)), ((-0.13, -0.36, -0.8), (0.13, -0.36, -0.8))):
        pole(beads + start, beads + end, 0.035, gilt())
    b.arm(1, (0.78, -1.1, 0.2), habit, bend=(0.9, 0.3, -0.7), thick=0.88, cuff=None, rough=0.75)
    with Group((0.4, -1.36, 0.16), (-18, -3, -4), 1.1):
        open_book()


def countess(b: Bust) -> None:
    """A high hennin with its veil, ermine, a carnival mask on a stick beside her face."""
    gown = WINE
    b.shoulders(faded(gown, IVORY, 0.96, 1.02), 0.86, neck=0.76)
    fur(b.c, z=1.2, wide=0.9)
    chain(b.c, (-0.4, -0.34, 1.36), (0, -0.62, 1.06), (0.4, -0.34, 1.36), 15, 0.055, "#f4ecd8")
    gem(b.c, (0, -0.72, 1.06), 0.1, "#2458c0")
    with b.head((-3, 4, 8), 0.86, (-0.14, -0.1, 2.4)) as c:
        face(
            b,
            WOMAN._replace(
                eyes="#4a4a5a",
                brows="#8a5a34",
                lips="#b05a5a",
                lids=0.68,
                smile=0.15,
                blush=0.35,
                frown=-0.3,
                gaze=-0.2,
                nose=0.9,
            ),
        )
        c.ball((0, 0.2, 0.22), (0.8, 0.88, 0.78), RED, 0.03, rough=0.5)
        tall: list[Vec] = [(0, 0.24, 0.42), (0, 0.42, 1.1), (0, 0.62, 1.85)]
        c.limb(tall, (0.86, 0.6, 0.2), "#d8a0a8", 0.02, rough=0.45)
        for k in range(5):
            t = 0.16 + 0.19 * k
            c.ring(
                (0, 0.24 + 0.36 * t, 0.42 + 1.43 * t),
                float(np.interp(t, (0, 0.5, 1), (0.88, 0.62, 0.22))),
                0.035,
                GILT,
                0.008,
                (-14, 0, 0),
                **LEAF,
            )
        c.ring((0, 0.08, 0.42), 0.83, 0.09, GILT, 0.01, (-24, 0, 0), tall=1.4, oval=1.1, **LEAF)
        for k in range(9):
            a = math.radians(-90 + 20 * (k - 4))
            gem(
                c,
                np.array((0.9 * math.cos(a), 0.06 + 1.0 * math.sin(a), 0.42 - 0.42 * math.sin(a))),
                0.055,
                "#f4ecd8" if k % 2 else "#b01c30",
            )
        for side in (-1, 1):
            for k in range(6):
                c.limb(
                    [
                        (side * 0.08, 0.66, 1.86),
                        (side * (0.5 + 0.06 * k), 0.75, 1.2),
                        (side * (0.86 + 0.07 * k), 0.6 - 0.08 * k, 0.2),
                        (side * (0.95 + 0.1 * k), 0.4, -0.8 - 0.1 * k),
                    ],
                    (0.04, 0.08, 0.1, 0.05),
                    "#f4e8dc",
                    0.02,
                    flat=(1, 1.6),
                    rough=0.6,
                )
    b.arm(1, (1.1, -0.9, 0.85), gown, bend=(0.6, 0.3, -1), thick=0.84, cuff="#f2eadb", rough=0.5)
    with Group(grip(b.f, 1) + (-0.24, -0.02, 0.98), (0, 14, 6), 0.92):
        carnival_mask(b)


def saint(b: Bust) -> None:
    """Lowered eyes under a white veil, rays of gold, a stem of lilies."""
    robe = "#f2e8d6"
    b.shoulders(robe, 0.88, skin=None, rough=0.65)
    folds(b.c, robe, 0.88, 21, rough=0.65)
    with b.head((12, -8, 6), 0.92, (0, -0.16, 2.46)) as c:
        face(b, WOMAN._replace(eyes="#5a7aa0", brows="#a07848", lids=0.9, smile=0.25, blush=0.5, frown=-0.25))
        c.limb([(0, -0.05, -0.7), (0, 0.1, -1.6)], (0.46, 0.6), "#f6f0e4", 0.1, rough=0.65)
    with b.head((12, -8, 6), 0.92, (0, -0.16, 2.46)):
        veil(b, "#f8f2e6", None, 1.3, 1.0)
    for side in (-1, 1):
        for k in range(5):
            way = [
                on_shoulders(side * (58 + 17 * k + lean), down, 0.88, 0.12)
                for down, lean in ((0.1, 0), (0.45, -8), (1, -16))
            ]
            b.c.limb(way, (0.1, 0.17, 0.2), "#b02440", 0.03, rough=0.55)
        hem(b.c, side * 50, GILT, 0.88, 0.05, 0.2, -16 * side)
    gold = gilt(0.3)
    with Group((0.16, 0.6, 2.76), (90, 0, 0)):
        lathe([(0.98, 0), (0.98, 0.06), (1.1, 0.06), (1.1, 0), (0.98, 0)], gold, sides=64)
        for k in range(28):
            a, far = 2 * math.pi * k / 28, 1.72 if k % 2 == 0 else 1.42
            pole(
                (1.08 * math.cos(a), 1.08 * math.sin(a), 0.03),
                (far * math.cos(a), far * math.sin(a), 0.03),
                0.07,
                gold,
                0.006,
            )
    b.arm(1, (0.96, -0.95, 0.72), robe, bend=(0.7, 0.3, -1), thick=0.9, rough=0.65)
    with Group(grip(b.f, 1) + (0.02, -0.05, 0), (0, 14, 0), 1.0):
        lily(b)

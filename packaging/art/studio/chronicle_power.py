"""Chronicle's Power: ten who fight, from the assassin to the general."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from studio.chronicle_armour import (
    PLATE,
    around,
    barbute,
    cuirass,
    dome,
    gauntlet,
    gorget,
    great_helm,
    kettle_hat,
    mail,
    on_breast,
    ostrich,
    pauldrons,
    studs,
    wield,
)
from studio.chronicle_bust import (
    BLOND,
    BROWN,
    GILT,
    GREY,
    IVORY,
    LEAF,
    MAN,
    OLD_MAN,
    RED,
    WHITE,
    YOUTH,
    Bust,
    beard,
    chain,
    collar,
    crown,
    face,
    fur,
    gem,
    hair,
    moustache,
)
from studio.chronicle_dress import folds, hem, on_shoulders
from studio.chronicle_power_things import (
    barrel,
    baton,
    crooked_dagger,
    cup,
    falcon,
    great_axe,
    halberd,
    keys,
    lantern,
    laurel,
    lily,
    longsword,
    tower_shield,
)
from studio.clay import Clay, Coat, Vec, faded, rgb, spline
from studio.lighting import lamp
from studio.posing import grip, turn_to
from studio.solids import Group

BLUE, NAVY = "#2850a8", "#16275c"
RUDDY = "#e4c198"


# ---- the knight


def knight(b: Bust) -> None:
    """A sugar-loaf helm under three ostrich feathers, blue surcoat with a golden lily, the sword upright."""
    c = b.c
    b.shoulders(BLUE, 0.96, skin=None)
    pauldrons(c, size=1.08)
    gorget(c, low=1.14)
    lily(c, 0.56, 0.62)
    with b.head((2, 0, 0), 0.86, (0, -0.06, 2.28)) as h:
        great_helm(h)
        for k in range(16):  # the wreath
            a = 2 * math.pi * k / 16
            h.ball((0.62 * math.cos(a), 0.07 + 0.62 * math.sin(a), 1.02), (0.19, 0.17, 0.15), WHITE if k % 2 else BLUE, 0.02,
                   (0, 0, math.degrees(a)), rough=0.4)  # fmt: skip
        for x, tone, top in ((-0.36, WHITE, 1.95), (0.3, "#3866c8", 1.85), (-0.02, WHITE, 2.3)):
            ostrich([(x * 0.4, 0.05, 1.1), (x * 0.9 - 0.1, -0.02, top - 0.4), (x + 0.05, -0.12, top), (x + 0.55, -0.2, top - 0.02),
                     (x + 0.95, -0.24, top - 0.5)], tone, 0.36)  # fmt: skip
    gauntlet(b, 1, (1.44, -0.85, 0.8))
    wield(b, 1, (0.06, -0.05, 1), lambda: longsword(2.35, 0.12, False))


# ---- the sergeant


def sergeant(b: Bust) -> None:
    """An iron hat over mail, a broad moustache, the halberd upright."""
    c = b.c
    b.shoulders(BLUE, 1.0, skin="#2a2c34")
    c.limb([(0, 0.1, 1.75), (0, 0.1, 1.35), (0, 0.08, 1.05)], (0.7, 0.8, 1.0), "#23252c", 0.05, rough=0.7)
    mail(
        [
            (1.68, 0.76, 0.78),
            (1.58, 0.8, 0.8),
            (1.48, 0.85, 0.83),
            (1.38, 0.92, 0.86),
            (1.28, 0.99, 0.9),
            (1.18, 1.06, 0.93),
        ],
        46,
    )
    for k in range(7):  # the quilted coat
        x = 0.32 * (k - 3)
        c.limb([(x * 0.9, -0.62 - 0.1 * (1 - (k - 3) ** 2 / 9), 1.0), (x, -0.74 + 0.06 * abs(k - 3), 0.55), (x, -0.72 + 0.07 * abs(k - 3), 0.1)],
               (0.17, 0.2, 0.18), BLUE, 0.03, rough=0.35)  # fmt: skip
    with b.head((3, 3, 0), 0.93, (0, -0.12, 2.5)) as h:
        face(
            b,
            MAN._replace(
                skin=RUDDY, age=0.7, frown=0.55, jaw=1.08, fat=0.2, nose=1.15, stubble=0.5, blush=0.8, eyes="#4a6a8a"
            ),
        )
        h.ring((0, 0.0, -0.12), 0.83, 0.14, "#23252c", 0.03, (84, 0, 0), oval=1.2, rough=0.7)
        for t in range(2):
            studs([(0.84 * math.sin(a) * (1 + 0.06 * t), -0.36 + 0.12 * t, -0.12 - 1.0 * math.cos(a)) for a in np.linspace(-2.2, 2.2, 26)],
                  0.055, "#7d8592")  # fmt: skip
        h.ball((0, 0.25, 0.0), (0.86, 0.86, 0.98), "#23252c", 0.03, rough=0.7)
        handlebar(h, BROWN)
        kettle_hat()
    b.arm(1, (1.42, -0.92, 0.85), BLUE, "#6a4426", (0.6, 0.3, -1), 0.95)
    wield(b, 1, (0.0, -0.02, 1), halberd)


def handlebar(c: Clay, tone: str, long: float = 1.0, up: float = 1.0) -> None:
    """A moustache whose ends are twirled up."""
    for k in range(5):
        z = -0.43 - 0.035 * k
        way = [(0.02, -0.97, z), (0.2 * long, -1.02 + 0.01 * k, z - 0.05), (0.42 * long, -0.93 + 0.02 * k, z - 0.11 + 0.02 * k),
               (0.62 * long, -0.84, -0.52 + 0.01 * k), (0.74 * long, -0.8, -0.52 + 0.22 * up)]  # fmt: skip
        c.limb(way, (0.05, 0.075, 0.065, 0.045, 0.012), tone, 0.008, mirror=True, rough=0.5)


# ---- the barbarian


def barbarian(b: Bust) -> None:
    """A mane and a braided beard as red as rust, a horned helmet, wolf's fur, the great axe on the shoulder."""
    c = b.c
    b.shoulders(RUDDY, 1.06, skin=RUDDY, neck=1.2, rough=0.38)
    _pelt(b)
    with b.head((0, -3, 0), 0.94, (0, -0.12, 2.42)) as h:
        face(
            b,
            MAN._replace(
                skin=RUDDY, age=0.6, frown=1.0, jaw=1.1, nose=1.2, brows=RED, eyes="#5a8ab0", blush=0.7, lids=0.2
            ),
        )
        hair(b, RED, 0.95, 0.14, 1.22)
        beard(b, RED, 0.85, 1.25)
        dome(h, "#6c7078", GILT, 0.95)
        h.limb([(0, -1.02, 0.46), (0, -1.13, 0.1), (0, -1.16, -0.18)], (0.12, 0.1, 0.13), GILT, 0.01, **LEAF)
        horn = [(0.88, 0.05, 0.62), (1.22, -0.02, 0.66), (1.4, -0.14, 1.0), (1.3, -0.26, 1.6)]
        h.limb(horn, (0.3, 0.27, 0.19, 0.02), faded("#ead7ac", "#3c2614", 0.95, 1.6), 0.02, mirror=True, rough=0.3)
        for at, r in (((0.92, 0.05, 0.63), 0.31), ((1.12, 0.02, 0.66), 0.29)):
            h.ring(at, r, 0.05, GILT, 0.008, (0, 78, 0), mirror=True, **LEAF)
        for side in (-1, 1):
            braid(h, [(side * 0.24, -0.9, -0.95), (side * 0.4, -1.12, -1.35), (side * 0.36, -1.1, -1.85)], 0.13, RED)
            braid(h, [(side * 0.86, -0.35, -0.4), (side * 0.95, -0.62, -1.0), (side * 0.86, -0.8, -1.7)], 0.15, RED)
    collar(c, GILT, 1.36, 0.6, 0.11, 1.0)
    b.arm(1, (1.44, -0.95, 0.7), RUDDY, RUDDY, (0.9, 0.1, -0.7), 1.1, None, rough=0.38)
    _bracer(b, 1, "#5a3418")
    wield(b, 1, (0.04, 0.1, 1), great_axe)


def braid(c: Clay, line: list[Vec], r: float, tone: Any) -> None:
    """A plait of three strands, closed by a golden bead."""
    way, _ = spline(line, (1, 1), 7)
    for k in range(3):
        points = []
        for i, p in enumerate(way):
            a = 1.15 * i + 2.094 * k
            thin = 1 - 0.35 * i / len(way)
            points.append(p + np.array((math.cos(a) * r * 0.75 * thin, math.sin(2 * a) * r * 0.4, 0)))
        c.limb(points, (r * 0.72, r * 0.66, r * 0.45), tone, 0.008, rough=0.5)
    end = np.array(line[-1])
    c.ball(end, (r * 0.95, r * 0.95, r * 0.75), GILT, 0.006, **LEAF)
    c.limb([end, end + (0, 0.02, -0.24)], (r * 0.75, 0.02), tone, 0.01, rough=0.5)


def _bracer(b: Bust, n: int, tone: str) -> None:
    """Leather round the forearm, held by two gilded rings."""
    elbow, hand = b.f.elbow[n], b.f.hand[n]
    b.c.limb([elbow * 0.42 + hand * 0.58, elbow * 0.06 + hand * 0.94], (0.34, 0.29), tone, 0.008, rough=0.5)
    for share in (0.6, 0.82):
        b.c.ring(
            elbow * (1 - share) + hand * share, 0.37 - 0.08 * share, 0.035, GILT, 0.006, turn_to(hand - elbow), **LEAF
        )


def _pelt(b: Bust) -> None:
    """Wolf's fur over both shoulders, in three rows of tufts."""
    c = Clay()
    c.coat = {"metal": 0.0, "rough": 0.75, "glow": 0.0}
    for row, (down, tone) in enumerate(((0.62, "#5e564e"), (0.42, "#8a8074"), (0.24, "#a79c8c"), (0.08, "#c4baa8"))):
        n = 40 - 4 * row
        for k in range(n):
            a = -150 + 300 * (k + 0.5 * (row % 2)) / n
            if abs(a) < 26 - 3 * row:
                continue
            end = down + 0.3 + 0.06 * math.sin(5.1 * k + row)
            out = 0.02 + 0.34 * down**0.5 * abs(math.sin(math.radians(a)))
            way = [on_shoulders(a, down - 0.06, 1.0, out), on_shoulders(a, (down + end) / 2, 1.0, out + 0.14),
                   on_shoulders(a + 4 * math.sin(3.3 * k), end, 1.0, out + 0.18)]  # fmt: skip
            c.limb(way, (0.13, 0.13, 0.012), tone, 0.02)
    b.bake(c, 1.2)


# ---- the sentinel


def sentinel(b: Bust) -> None:
    """A helmet with a slit and nobody in it, the tower shield before him, the lantern lifted."""
    c = b.c
    b.shoulders(BLUE, 1.0, skin=None)
    pauldrons(c, size=1.05)
    gorget(c, low=1.14)
    with b.head((0, 0, -6), 0.9, (0, -0.04, 2.5)) as h:
        barbute(h)
        comb = [(0, -0.88, 1.12), (0, -0.4, 1.46), (0, 0.1, 1.56), (0, 0.9, 1.2)]
        h.limb(comb, (0.06, 0.09, 0.06), GILT, 0.008, **LEAF)
        studs([at for at in around(0.52, 1.0, 1.08, 22, 0.1) if at[1] < 0.3 and abs(at[0]) > 0.1], 0.05)
    gauntlet(b, 1, (1.25, -0.85, 1.75), bend=(0.9, 0.2, -1))
    with Group(grip(b.f, 1) + (0.0, -0.04, 0.02)):
        lantern()
    with Group((-0.72, -1.0, 0.84), (-4, 0, -8)):
        tower_shield()


# ---- the assassin


def assassin(b: Bust) -> None:
    """A dark hood, a masked mouth, violet light on two crooked daggers."""
    cloth, mask = "#2a2440", "#3f2668"
    b.shoulders(cloth, 0.95, skin=None, rough=0.6)
    with b.head((9, 0, 0), 0.9, (0, -0.16, 2.42)) as h:
        face(
            b,
            MAN._replace(
                skin="#b9ab9c", eyes="#8a4ce8", frown=0.75, fat=-0.6, lids=0.45, brows="#1a1420", blush=0.0, age=0.3
            ),
        )
        for k in range(4):  # the mask
            h.limb([(-0.72, -0.1, -0.18 - 0.2 * k), (-0.4, -0.78 + 0.02 * k, -0.3 - 0.2 * k), (0, -1.02 + 0.06 * k, -0.2 - 0.2 * k),
                    (0.4, -0.78 + 0.02 * k, -0.3 - 0.2 * k), (0.72, -0.1, -0.18 - 0.2 * k)], (0.14, 0.15, 0.15, 0.15, 0.14), mask, 0.02,
                   rough=0.55)  # fmt: skip
        _hood(b, cloth)
        gem(h, (0, -1.7, 0.84), 0.11, "#7a3ce0")
    folds(b.c, cloth, 0.95, 21, 0.13, rough=0.85)
    for n, side in ((0, -1), (1, 1)):
        b.arm(n, (side * 0.62, -1.12, 0.62), cloth, "#17141f", (side * 0.9, 0.1, -0.8), 0.85, "#5a5266", rough=0.6)
        wield(b, n, (-side * 0.85, -0.12 * n, 1), crooked_dagger, face=(0, side, 0))
    lamp("POINT", (0.9, -1.5, 2.1), 22, "#8a4cff", 0.3)
    lamp("POINT", (-1.0, -0.6, 3.2), 16, "#6a5cff", 0.3)


def _hood(b: Bust, tone: str) -> None:
    """A pointed hood whose brim hangs over the brow."""
    c = Clay()
    c.coat = {"metal": 0.0, "rough": 0.65, "glow": 0.0}
    c.ball((0, 0.18, 0.2), (0.98, 1.06, 0.98), tone, 0.03)
    c.limb([(0, -0.3, 0.9), (0, 0.3, 1.15), (0, 0.9, 1.0)], (0.4, 0.4, 0.2), tone, 0.2)
    c.limb([(0, 0.1, -0.6), (0, 0.1, -1.25)], (0.86, 0.98), tone, 0.1)
    for side in (-1, 1):
        c.limb([(side * 0.02, -1.56, 0.78), (side * 0.5, -1.38, 0.62), (side * 0.88, -0.95, 0.16), (side * 0.86, -0.74, -0.4), (side * 0.55, -0.62, -1.1)],
               (0.12, 0.15, 0.15, 0.15, 0.16), tone, 0.06)  # fmt: skip
        for k in range(3):
            c.limb(
                [
                    (side * 0.6, -0.6, 0.75 - 0.6 * k),
                    (side * 1.0, 0.0, 0.5 - 0.55 * k),
                    (side * 0.7, 0.8, 0.4 - 0.5 * k),
                ],
                (0.05, 0.09, 0.05),
                tone,
                0.06,
            )
    c.ball((0, -0.95, -0.1), (0.7, 0.85, 0.92), tone, 0.04, cut=True)
    c.limb([(0, -0.9, 0.6), (0, -1.1, 0.9)], (0.3, 0.05), tone, 0.08, cut=True)
    b.bake(c, 1.3)


# ---- the general


def general(b: Bust) -> None:
    """Grey whiskers under a black and golden burgonet with a crest, blue sash, the baton of command."""
    c, black = b.c, "#4c505c"
    b.shoulders(black, 1.04, skin=IVORY, **PLATE)
    cuirass(c, black)
    pauldrons(c, black, size=1.06)
    gorget(c, black, low=1.2, n=2)
    for off in (-0.13, 0.0, 0.13):
        line = [(-0.86, 1.0), (-0.35, 0.72), (0.2, 0.4), (0.72, 0.08)]
        c.limb(
            [on_breast(x + off * 0.4, z + off, 0.04) for x, z in line],
            (0.1, 0.1),
            "#2f62cc" if off else "#f0e6d0",
            0.02,
            rough=0.45,
        )
    with b.head((-2, 0, 4), 0.93, (0, -0.1, 2.5)) as h:
        face(b, OLD_MAN._replace(brows=GREY, frown=0.5, eyes="#4a6a8a", hook=0.35, nose=1.2, age=0.9))
        _whiskers(b, "#aaa297")
        handlebar(h, "#b8b0a4", 0.92, 0.6)
        _burgonet(h, black)
        studs(around(0.42, 1.03, 1.14, 24, 0.1)[2:-1], 0.045, "#f0d8a0")
    gauntlet(b, 1, (1.0, -1.05, 0.8))
    wield(b, 1, (0.35, -0.1, 1), baton)


def _whiskers(b: Bust, tone: str) -> None:
    """Side whiskers from the temples to the jaw; the chin is bare."""
    c = Clay()
    c.coat = {"metal": 0.0, "rough": 0.5, "glow": 0.0}
    for layer in (0, 1):
        for k in range(17):
            t = k / 16
            root = np.array((0.76 - 0.2 * t - 0.05 * layer, -0.1 - 0.46 * t, 0.12 - 0.68 * t))
            tip = root + (0.12 + 0.03 * (k % 2) - 0.1 * layer, -0.16, -0.26 - 0.05 * (k % 3) - 0.1 * layer)
            c.limb([root, (root + tip) / 2 + (0.07, -0.06, 0.02), tip], (0.06, 0.075, 0.012), tone, 0.008, mirror=True)
    b.bake(c, 1.3)


def _burgonet(h: Clay, tone: str) -> None:
    """An open helmet with peak, cheek-pieces, and a tall comb edged in gold."""
    dome(h, tone, GILT, 1.02)
    h.ball((0, -1.02, 0.46), (0.74, 0.52, 0.08), tone, 0.02, (12, 0, 0), **PLATE)
    h.ring((0, -1.02, 0.46), 0.74, 0.045, GILT, 0.008, (12, 0, 0), oval=0.71, **LEAF)
    for side in (-1, 1):
        h.limb([(side * 0.86, -0.02, 0.4), (side * 0.88, -0.1, -0.1), (side * 0.74, -0.28, -0.6)], (0.24, 0.22, 0.1), tone, 0.02,
               flat=(0, 2.2), **PLATE)  # fmt: skip
        h.ball((side * 0.98, -0.08, 0.06), (0.05, 0.13, 0.13), GILT, 0.008, **LEAF)
    for k in range(15):
        t = math.radians(8 + 158 * k / 14)
        y, z = 0.1 - math.cos(t) * 1.02, 0.44 + math.sin(t) * 0.98
        tall = 0.16 + 0.42 * math.sin(t * 0.94)
        h.limb([(0, y, z - 0.06), (0, y - 0.1 * math.cos(t), z + tall)], (0.12, 0.075), tone, 0.05, **PLATE)
    rim = [
        (0, 0.1 - math.cos(t) * (1.04 + 0.1), 0.44 + math.sin(t) * 0.98 + 0.16 + 0.42 * math.sin(t * 0.94))
        for t in np.linspace(0.14, 2.9, 13)
    ]
    h.limb(rim, (0.07, 0.085, 0.07), GILT, 0.008, **LEAF)


# ---- the quartermaster


def quartermaster(b: Bust) -> None:
    """Stout under a soft cap, the great ring of keys in his hand, a barrel at his side."""
    c, coat = b.c, "#7a4a24"
    b.shoulders(BLUE, 1.06, skin=RUDDY, neck=1.25, deep=1.12, rough=0.4)
    c.ball((0, -0.2, 0.45), (0.98, 0.78, 0.8), coat, 0.04, rough=0.55)
    for k in range(4):
        c.ball((0, -0.93 - 0.03 * (k < 3), 1.0 - 0.24 * k), 0.075, GILT, 0.006, **LEAF)
    c.limb(
        [(0.62, 0.0, 1.42), (0.2, -0.84, 0.92), (-0.5, -0.94, 0.3), (-0.8, -0.9, 0.0)],
        (0.13, 0.13),
        "#4a2a14",
        0.01,
        rough=0.5,
    )
    with b.head((0, 5, 0), 0.96, (0, -0.12, 2.48)) as h:
        face(
            b,
            MAN._replace(
                skin=RUDDY,
                fat=0.9,
                age=0.4,
                blush=1.0,
                nose=1.25,
                smile=0.5,
                frown=-0.3,
                jaw=1.1,
                eyes="#5a3a1c",
                stubble=0.4,
            ),
        )
        hair(b, BROWN, 0.05, 0.03, bald=0.0, line=0.4)
        moustache(h, BROWN, 1.5, 0.0)
        for k in range(3):
            h.limb(
                [(-0.5, -0.6, -0.62 - 0.05 * k), (0, -0.92, -0.94 - 0.05 * k), (0.5, -0.6, -0.62 - 0.05 * k)],
                (0.06, 0.11, 0.06),
                BROWN,
                0.02,
            )
        h.ball((0.1, 0.08, 0.86), (1.12, 1.12, 0.34), BLUE, 0.06, (4, 12, 0), rough=0.65)
        for k in range(14):
            a = 2 * math.pi * k / 14
            h.limb([(0.86 * math.cos(a), 0.06 + 0.94 * math.sin(a), 0.56), (0.12 + 1.14 * math.cos(a), 0.06 + 1.12 * math.sin(a), 0.8 - 0.2 * math.cos(a))],
                   (0.1, 0.2), BLUE, 0.06, rough=0.65)  # fmt: skip
        h.ring((0, 0.06, 0.52), 0.86, 0.1, "#4a2a14", 0.01, (-4, 0, 0), tall=1.3, oval=1.08, rough=0.5)
        gem(h, (-0.3, -0.98, 0.72), 0.12, "#b01c30")
    b.arm(1, (1.22, -0.95, 1.82), BLUE, RUDDY, (0.8, 0.2, -1), 1.05, rough=0.4)
    with Group(grip(b.f, 1) + (0, -0.05, 0.0)):
        keys()
    with Group((-1.2, -0.75, 0.0), (0, 0, 0), 1.0):
        barrel()


# ---- the mercenary


def mercenary(b: Bust) -> None:
    """A slashed hat as broad as his shoulders, ostrich feathers, one eye, the two-handed sword over the shoulder."""
    c = b.c
    b.shoulders(NAVY, 1.02, skin=RUDDY, rough=0.4)
    for k in range(9):  # slashes in the doublet
        x = 0.23 * (k - 4)
        c.limb([(x * 0.8, -0.58 - 0.14 * (1 - (k - 4) ** 2 / 16), 1.0), (x, -0.76 + 0.05 * abs(k - 4), 0.6), (x, -0.74 + 0.05 * abs(k - 4), 0.1)],
               (0.05, 0.085, 0.06), "#e8c070" if k % 2 else NAVY, 0.01, rough=0.4)  # fmt: skip
    with b.head((2, -6, 0), 0.9, (0, -0.12, 2.38)) as h:
        face(
            b,
            MAN._replace(
                skin=RUDDY, age=0.5, frown=0.6, stubble=1.0, jaw=1.08, hook=0.4, nose=1.1, smile=0.2, fat=-0.3
            ),
        )
        moustache(h, BROWN, 1.0, 0.2)
        hair(b, BROWN, 0.3, 0.06)
        h.limb([(-0.3, -0.95, 0.04), (-0.3, -0.93, 0.05)], (0.2, 0.2), "#17141a", 0.02, flat=(1, 2.2), rough=0.4)
        h.limb(
            [(-0.8, -0.1, -0.2), (-0.42, -0.86, 0.0), (0.0, -0.98, 0.3), (0.5, -0.72, 0.5)],
            (0.035, 0.045, 0.035),
            "#17141a",
            0.01,
            rough=0.4,
        )
        _slashed_hat(b, h)
    b.arm(1, (1.2, -1.05, 0.72), _slashed, "#5a3a22", (0.9, 0.2, -0.8), 1.05, None, rough=0.45)
    _bracer(b, 1, "#5a3a22")
    wield(b, 1, (0.16, 0.06, 1), longsword)


def _slashed(p: Any) -> Any:
    """Sleeves of navy, cut so that the yellow shows."""
    wave = np.clip(3 * np.sin(15 * (p[..., 0] * 0.75 - p[..., 2] * 0.65)) + 0.2, 0, 1)[..., None]
    return rgb(NAVY) * (1 - wave) + rgb("#e8c070") * wave


def _slashed_hat(b: Bust, h: Clay) -> None:
    """A plate of a hat: lappets in two colours, a soft crown, feathers that fall over its rim."""
    h.ball((0, 0.08, 0.86), (0.86, 0.92, 0.42), NAVY, 0.04, (0, 8, 0), rough=0.6)
    for k in range(12):
        a = 2 * math.pi * k / 12 + 0.26
        at = (1.2 * math.cos(a), 0.06 + 1.08 * math.sin(a), 0.76 - 0.16 * math.cos(a) + 0.05 * (k % 2))
        tone = "#2f5cc0" if k % 2 else "#e8c070"
        h.ball(at, (0.58, 0.4, 0.14), tone, 0.012, (0, 8, math.degrees(a)), rough=0.55)
    for x, y, tone, lift in ((-0.25, -0.5, WHITE, 0.16), (0.1, -0.1, "#3a6ad0", 0.3), (0.0, 0.3, WHITE, 0.22)):
        ostrich([(-0.7, y, 0.95), (-0.25 + x, y - 0.1, 1.25 + lift), (0.45 + x, y - 0.12, 1.36 + lift), (1.15 + x, y - 0.1, 1.1 + lift),
                    (1.6 + x, y - 0.12, 0.5 + lift)], tone, 0.36)  # fmt: skip
    gem(h, (-0.55, -0.92, 0.92), 0.12, "#b01c30")


# ---- the prince and the champion


def prince(b: Bust) -> None:
    """Young and fair under a coronet, ermine on his short cape, a falcon on the fist."""
    b.shoulders(BLUE, 0.9, neck=0.9)
    fur(b.c, wide=0.98)
    with b.head((0, -3, 4), 0.95, (0, -0.1, 2.6)) as h:
        face(b, YOUTH._replace(soft=0.2, jaw=1.0, nose=1.0, eyes="#3a5a8a", brows="#7a4e22", smile=0.2, blush=0.3))
        hair(b, BLOND, 0.22, 0.05, line=0.5, n=17)
        for k in range(9):  # a fringe, cut straight
            x = 0.15 * (k - 4)
            h.limb([(x * 0.6, -0.6, 0.86), (x, -0.9 + 0.5 * x * x, 0.62), (x * 1.04, -0.94 + 0.55 * x * x, 0.4)], (0.08, 0.1, 0.05), BLOND, 0.012,
                   rough=0.45)  # fmt: skip
        crown(h, 8, 0.34, None, 0.66, 0.85)
    for side in (-1, 1):
        hem(b.c, side * 16, GILT, 0.9, 0.06, 0.1)
    chain(b.c, (-0.55, -0.62, 1.0), (0, -0.92, 0.5), (0.55, -0.62, 1.0), 9, 0.08)
    gem(b.c, (0, -0.92, 0.46), 0.15, "#b01c30")
    b.arm(1, (1.28, -0.9, 0.95), BLUE, "#8a5a2c", (0.6, 0.3, -1), 0.9)
    with Group(grip(b.f, 1) + (0.02, -0.02, 0.22), (0, 0, -34), 1.3):
        falcon(b)


def champion(b: Bust) -> None:
    """Bare-headed under golden laurel, a gilded muscle cuirass, the cup held high."""
    c = b.c
    b.shoulders(IVORY, 1.02, neck=1.12, rough=0.36)
    _muscles(c)
    for k in range(5):  # the cloak, from one shoulder across
        c.limb([(-1.3 + 0.06 * k, 0.25 - 0.12 * k, 1.05 + 0.03 * k), (-1.0 + 0.1 * k, -0.45 - 0.05 * k, 1.0), (-1.12 + 0.12 * k, -0.66, 0.5), (-1.2 + 0.14 * k, -0.7, 0.0)],
               (0.15, 0.16, 0.15, 0.16), BLUE, 0.02, flat=(1, 1.5), rough=0.5)  # fmt: skip
    c.ball((-0.86, -0.5, 1.2), (0.2, 0.12, 0.2), GILT, 0.01, **LEAF)
    with b.head((-4, 4, 8), 0.94, (0, -0.1, 2.58)) as h:
        face(b, MAN._replace(age=0.1, frown=0.1, jaw=1.04, smile=0.3, eyes="#4a6a4a"))
        _curls(b, "#5a3820")
        laurel()
        gem(h, (0, -1.02, 0.58), 0.1, "#b01c30")
    b.arm(1, (1.42, -0.7, 2.0), IVORY, IVORY, (0.9, 0.1, -0.9), 1.05, rough=0.36)
    with Group(grip(b.f, 1) + (0.04, -0.06, 0.1), (0, 6, 0)):
        cup()


def _muscles(c: Clay) -> None:
    """A cuirass beaten to the shape of a breast, its straps over the shoulders."""
    tone, coat = "#e2ae4c", Coat(metal=1.0, rough=0.42)
    c.ball((0, -0.06, 0.5), (1.02, 0.7, 0.84), tone, 0.04, **coat)
    c.ball((0.4, -0.56, 0.82), (0.43, 0.24, 0.29), tone, 0.05, (0, -10, 14), mirror=True, **coat)
    c.limb([(0, -0.7, 0.62), (0, -0.78, 0.3), (0, -0.76, 0.1)], (0.03, 0.04, 0.03), tone, 0.05, cut=True, **coat)
    c.limb(
        [(0.06, -0.82, 0.5), (0.3, -0.82, 0.4), (0.6, -0.64, 0.16)], (0.05, 0.06, 0.05), tone, 0.05, mirror=True, **coat
    )
    c.limb(
        [(0.66, 0.25, 1.4), (0.7, -0.3, 1.28), (0.6, -0.62, 1.05)],
        (0.2, 0.2, 0.17),
        BLUE,
        0.01,
        mirror=True,
        flat=(1, 1.2),
        rough=0.4,
    )
    c.ball((0.6, -0.78, 1.02), (0.13, 0.08, 0.13), GILT, 0.006, mirror=True, **LEAF)
    c.limb(
        [(-0.62, -0.58, 1.12), (-0.3, -0.72, 1.0), (0, -0.72, 0.96), (0.3, -0.72, 1.0), (0.62, -0.58, 1.12)],
        (0.045,) * 2,
        "#b8802a",
        0.008,
        **LEAF,
    )
    gem(c, (0, -0.74, 0.96), 0.13, "#2458c0")


def _curls(b: Bust, tone: str) -> None:
    """Short locks, each rolled into a curl."""
    c = Clay()
    c.coat = {"metal": 0.0, "rough": 0.5, "glow": 0.0}
    c.ball((0, 0.2, 0.28), (0.76, 0.84, 0.76), tone, 0.03)
    n = 95
    for k in range(n):
        z = 1.02 - 1.2 * k / n
        a = 2.4 * k
        front = math.degrees(abs(math.remainder(a, 2 * math.pi)))
        if (front < 60 and z < 0.46) or (front < 82 and z < 0.2):
            continue
        r = math.sqrt(max(0.05, 1 - ((z - 0.2) / 0.84) ** 2)) if z > 0.2 else 1.0
        out, side = np.array((math.sin(a), -1.08 * math.cos(a), 0)), np.array((math.cos(a), math.sin(a), 0))
        at = out * 0.82 * r + (0, 0.1, z)
        turns = [
            at + 0.1 * (1 - t / 8) * (side * math.cos(t) + np.array((0, 0, 1)) * math.sin(t)) + out * 0.02 * t
            for t in np.linspace(0, 6, 9)
        ]
        c.limb(turns, (0.065, 0.06, 0.04), tone, 0.008)
    b.bake(c, 1.4)

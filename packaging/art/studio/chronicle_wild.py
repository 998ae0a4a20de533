"""Chronicle's wild six: king, demon, dragon, sage, fool, angel."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
from studio.chronicle_bust import (
    BLACK,
    BLOND,
    GILT,
    IVORY,
    LEAF,
    OLD_MAN,
    WHITE,
    WOMAN,
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
    plinth,
)
from studio.chronicle_dress import folds, hem, on_shoulders
from studio.clay import Clay, Vec, rgb, spline
from studio.fire import blaze
from studio.materials import paint
from studio.people import GOLD
from studio.posing import grip, turn_to
from studio.solids import Group, blade, lathe, pole, sphere


def king(b: Bust) -> None:
    """Crowned, gold of hair and beard, in ermine."""
    b.shoulders("#8a1c2a", rough=0.35)
    folds(b.c, "#8a1c2a", start=0.3, rough=0.35)
    with b.head() as c:
        face(b, OLD_MAN._replace(brows=GILT, age=0.7, frown=0.3, eyes="#3a5a8a"))
        hair(b, GILT, 0.85, gilt=True)
        beard(b, GILT, 0.8, gilt=True)
        crown(c)
    fur(b.c)
    chain(b.c, (-0.95, -0.6, 1.1), (0, -1.0, 0.55), (0.95, -0.6, 1.1))
    gem(b.c, (0, -1.05, 0.5), 0.16, "#2458c0")


# ---- the demon


def demon(b: Bust) -> None:
    """Red enamel, ram's horns, fangs, bat's wings; a flame stands on his hand."""
    black, red = "#26222a", "#9c1e1e"
    b.shoulders(black, 1.02, skin=red, rough=0.4)
    folds(b.c, black, 1.02, start=0.3, rough=0.4)
    for side in (-1, 1):
        hem(b.c, side * 16, "#8a1418", 1.02, 0.07, 0.08, side * 14, rough=0.3)
        hem(b.c, side * 22, wide=1.02, r=0.035, out=0.1, lean=side * 16)
    for side in (-1, 1):
        _bat_wing(side)
    look = OLD_MAN._replace(skin=red, eyes="#f8a800", brows=BLACK, lips="#5a0f12", frown=1.0, age=0.7, fat=-0.5,
                            nose=1.2, hook=0.5, smile=0.7, lids=0.15, blush=0.0, jaw=0.92)  # fmt: skip
    with b.head((4, 0, 0), 0.98, (0, -0.12, 2.56)) as c:
        face(b, look)
        for k in range(3):  # fangs, a beard of one lock, the points of the ears
            x = (0.07, 0.15, 0.2)[k]
            c.limb(
                [(x, -0.86 + 0.05 * k, -0.56), (x + 0.01, -0.88 + 0.05 * k, -0.62 - (0.02, 0.12, 0.02)[k])],
                (0.03, 0.006),
                "#f4ead0",
                0.004,
                mirror=True,
                rough=0.2,
            )
        for k in range(13):  # a pointed beard of gold that curls forward
            u, out = (k - 6) / 6, -0.05 * (k % 2)
            c.limb([(0.24 * u, -0.66 + 0.06 * u * u, -0.78), (0.22 * u, -0.86 + out, -1.02), (0.1 * u, -0.94 + out, -1.32), (0.02 * u, -1.08, -1.62 + 0.12 * abs(u))],
                   (0.03, 0.038, 0.034, 0.01), GILT, 0.004, **LEAF)  # fmt: skip
        moustache(c, BLACK, 0.9, 0.8)
        c.limb(
            [(0.76, 0.1, 0.05), (0.98, 0.18, 0.28), (1.16, 0.22, 0.62)],
            (0.14, 0.13, 0.015),
            red,
            0.05,
            mirror=True,
            flat=(1, 1.6),
        )
        c.ball((0, 0.22, 0.34), (0.79, 0.86, 0.7), BLACK, 0.02, rough=0.4)
        for k in range(13):  # hair combed back to a peak
            x = (k - 6) / 6
            c.limb(
                [
                    (x * 0.52, -0.72 + 0.3 * x * x - 0.06 * (k % 2), 0.58 + 0.1 * (1 - x * x) - 0.1 * (k == 6)),
                    (x * 0.6, -0.2, 1.06 - 0.2 * x * x),
                    (x * 0.7, 0.5, 0.9),
                ],
                (0.05, 0.11, 0.05),
                BLACK,
                0.01,
                rough=0.4,
            )
        horn = [
            (0.5, -0.34, 0.72),
            (0.86, -0.4, 1.0),
            (1.16, -0.2, 1.14),
            (1.3, 0.02, 0.9),
            (1.2, -0.2, 0.62),
            (1.3, -0.45, 0.5),
        ]
        c.limb(horn, (0.24, 0.24, 0.2, 0.16, 0.1, 0.02), IVORY, 0.02, mirror=True, rough=0.3)
        way, width = spline(horn, (0.24, 0.24, 0.2, 0.16, 0.1, 0.02), 5)
        for i in range(1, len(way) - 5, 2):
            along = way[i + 1] - way[i]
            c.ring(way[i], float(width[i]) * 0.98, 0.03, GILT, 0.006, turn_to(along), mirror=True, **LEAF)
    collar(b.c, GILT, 1.36, 0.6, 0.08)
    for k in range(9):
        a = math.radians(180 + 22.5 * k)
        b.c.limb(
            [
                (0.62 * math.cos(a), 0.06 + 0.56 * math.sin(a), 1.3),
                (0.98 * math.cos(a), 0.06 + 0.86 * math.sin(a), 1.02),
            ],
            (0.12, 0.012),
            GILT,
            0.01,
            **LEAF,
        )
    gem(b.c, (0, -0.72, 1.2), 0.13, "#c81c10")
    b.arm(1, (1.12, -0.95, 1.12), black, red, (0.6, 0.3, -1), 0.92)
    blaze(b.dice, grip(b.f, 1) + (0, -0.05, 0.16), 0.34, 1.15, 12)


def _bat_wing(side: int) -> None:
    """A wing behind the shoulder: dark skin between gilded ribs."""
    root = (0.45, 0.5)
    tips = [(0.98, 3.5), (1.6, 3.0), (1.72, 2.1), (1.7, 1.1)]
    outline = [root, tips[0]]
    for one, other in itertools.pairwise(tips):
        outline += [((one[0] + other[0]) * 0.44, (one[1] + other[1]) * 0.46), other]
    skin = paint("#4a1218", 0.4, bump=0.3, grain=12, second="#2c0c12", coat=0.4, hazy=False)
    rib = paint(GILT, 0.36, 1.0, bump=0.08, hazy=False)
    with Group((0, 0.62, 0), (0, 0, -14 * side), (side, 1, 1)):
        blade([*outline, (0.9, 0.5)], skin, 0.05, 0.01)
        wrist = (0.75, 1.6)
        for x, z in tips:
            pole((wrist[0], -0.04, wrist[1]), (x, -0.04, z), 0.055, rib, 0.02)
        pole((*root[:1], -0.04, root[1]), (wrist[0], -0.04, wrist[1]), 0.08, rib, 0.06)
        sphere((wrist[0], -0.05, wrist[1]), 0.08, rib)


# ---- the dragon


def dragon(b: Bust) -> None:
    """A gilded dragon with belly and horns of ivory, crest and tongue of red enamel."""
    plinth(1.5)
    with Group((0.26, 0, 0.1), (0, 0, 0), 1.52):
        c = Clay()
        _dragon_neck(c)
        _dragon_head(c)
        c.slab((0, 0, -0.4), (2, 2, 0.46), GILT, 0.01, 0.01, cut=True, **LEAF)
        b.bake(c, 1.5)


def _dragon_neck(c: Clay) -> None:
    """The neck: rows of scales, plates on its belly, a crest down its back."""
    crest = "#b02030"
    line, radii = (
        [(0.1, 0.15, 0.0), (0.34, 0.1, 0.55), (0.22, 0.08, 1.1), (-0.02, 0.05, 1.5), (-0.02, -0.12, 1.84)],
        (0.52, 0.44, 0.35, 0.27, 0.26),
    )
    c.limb(line, radii, GILT, 0.06, **LEAF)
    way, width = spline(line, radii, 8)
    for i, (p, r) in enumerate(zip(way, width, strict=True)):
        d = way[min(i + 1, len(way) - 1)] - way[max(i - 1, 0)]
        d = d / np.linalg.norm(d)
        side = np.cross(d, (0, -1.0, 0.0))
        side /= np.linalg.norm(side)
        front = np.cross(side, d)
        for k in range(12):
            a = -2.4 + 0.44 * (k + 0.5 * (i % 2))
            out = front * math.cos(a) + side * math.sin(a)
            if math.cos(a + 0.5) < 0.72:
                c.limb(
                    [p + out * r * 0.9 + d * 0.05, p + out * (r * 1.1) - d * 0.09],
                    (r * 0.18, r * 0.05),
                    GILT,
                    0.008,
                    **LEAF,
                )
        out = front * math.cos(-0.5) + side * math.sin(-0.5)
        c.ball(p + out * r * 0.82, (r * 0.55, r * 0.42, 0.075), IVORY, 0.012, (0, 20, 0), rough=0.3)
        out = side * 0.95 - front * 0.1
        if i % 2 == 0:
            c.limb(
                [p + out * r * 0.8, p + out * r * 1.25 + d * 0.02, p + out * (r * 1.35 + 0.13) - d * 0.2],
                (0.1, 0.075, 0.008),
                crest,
                0.012,
                rough=0.12,
            )


def _dragon_head(c: Clay) -> None:
    """Jaws with teeth, a slit eye under its brow, horns, frills."""
    crest, tooth = "#b02030", "#f6ecd0"
    c.ball((-0.06, -0.2, 1.98), (0.33, 0.32, 0.28), GILT, 0.06, **LEAF)
    c.limb([(-0.2, -0.3, 2.0), (-0.55, -0.5, 1.93), (-0.86, -0.66, 1.84)], (0.25, 0.2, 0.14), GILT, 0.06, **LEAF)
    c.limb([(-0.12, -0.24, 1.78), (-0.42, -0.44, 1.58), (-0.68, -0.6, 1.44)], (0.18, 0.14, 0.09), GILT, 0.05, **LEAF)
    c.limb([(-0.1, -0.28, 1.82), (-0.5, -0.52, 1.7), (-0.95, -0.76, 1.6)], (0.05, 0.1, 0.12), "#7a1020", 0.02, cut=True)
    c.limb(
        [(-0.2, -0.32, 1.76), (-0.5, -0.5, 1.64), (-0.78, -0.72, 1.6), (-0.92, -0.86, 1.68)],
        (0.07, 0.06, 0.04, 0.01),
        crest,
        0.01,
        rough=0.1,
    )
    for k in range(7):
        t = k / 6
        for s in (-1, 1):
            b = np.array((-0.34 - 0.48 * t, -0.4 - 0.25 * t, 1.80 - 0.06 * t)) + np.array((0.09, -0.16, 0)) * s * (
                1 - 0.4 * t
            )
            c.limb([b, b + (-0.01, -0.02, -0.17 if k in (3, 6) else -0.1)], (0.032, 0.005), tooth, 0.006, rough=0.2)
            b = np.array((-0.32 - 0.34 * t, -0.4 - 0.18 * t, 1.65 - 0.13 * t)) + np.array((0.06, -0.11, 0)) * s * (
                1 - 0.3 * t
            )
            c.limb([b, b + (-0.02, -0.02, 0.13 if k == 5 else 0.09)], (0.028, 0.005), tooth, 0.006, rough=0.2)
    for k in range(8):  # plates along the snout
        t = k / 7
        c.ball(
            (-0.28 - 0.52 * t, -0.5 - 0.2 * t, 2.2 - 0.27 * t),
            (0.09 - 0.03 * t, 0.1 - 0.03 * t, 0.035),
            GILT,
            0.006,
            (0, -16, 0),
            **LEAF,
        )
    c.ball((-0.25, -0.53, 2.08), 0.085, "#ff6a1a", 0.008, rough=0.05, glow=0.1)
    c.ball((-0.268, -0.606, 2.082), (0.02, 0.022, 0.06), "#100404", 0.003)
    c.limb([(-0.44, -0.53, 2.12), (-0.25, -0.545, 2.175), (-0.05, -0.47, 2.17)], (0.03, 0.06, 0.05), GILT, 0.02, **LEAF)
    c.ball((-0.86, -0.76, 1.93), 0.05, GILT, 0.02, **LEAF)
    c.ball((-0.9, -0.8, 1.93), 0.025, "#1a0808", 0.01, cut=True)
    for y in (-0.28, -0.02):
        c.limb(
            [(0.02, y, 2.14), (0.26, y + 0.02, 2.4), (0.52, y + 0.04, 2.46), (0.74, y, 2.64)],
            (0.105, 0.09, 0.06, 0.008),
            IVORY,
            0.015,
            rough=0.25,
        )
        for k in range(3):
            c.ring((0.06 + 0.1 * k, y + 0.01, 2.19 + 0.1 * k), 0.092 - 0.01 * k, 0.02, GILT, 0.005, (0, 45, 0), **LEAF)
    for k, (dx, dz, far) in enumerate(((0.3, 0.02, 0.5), (0.28, -0.14, 0.45), (0.24, -0.28, 0.36), (0.15, -0.4, 0.3))):
        b = np.array((0.06, -0.32, 1.98 - 0.09 * k))
        c.limb(
            [b, b + np.array((dx, 0.0, dz)) * 0.6, b + np.array((dx * 1.5, 0.05, dz * 1.2 + 0.04)) * (far / 0.4)],
            (0.075, 0.06, 0.008),
            crest,
            0.02,
            rough=0.1,
            flat=(1, 1.5),
        )
    c.limb(
        [(-0.62, -0.62, 1.42), (-0.64, -0.62, 1.26), (-0.7, -0.62, 1.12)], (0.06, 0.045, 0.006), crest, 0.01, rough=0.1
    )


# ---- sage, fool, angel


def sage(b: Bust) -> None:
    """From far away: a jewelled turban, a white beard to the breast, the hourglass in his hand."""
    skin, robe = "#b9855a", "#3d3550"
    b.shoulders(robe, 0.98, skin=skin, rough=0.5)
    folds(b.c, robe, 0.98, start=0.1, rough=0.5)
    with b.head((4, 0, 0), 0.96, (0, -0.1, 2.6)) as c:
        face(
            b,
            OLD_MAN._replace(
                skin=skin, eyes="#2a1a10", lids=0.55, age=0.9, smile=0.15, frown=0.0, lips="#8a4a3a", hook=0.25
            ),
        )
        beard(b, WHITE, 1.55, 0.95)
        linen = "#efe3c8"
        c.ball((0, 0.12, 0.74), (0.84, 0.92, 0.56), linen, 0.03, rough=0.7)
        for k in range(7):  # the wound cloth
            for side in (-1, 1):
                z = 0.42 + 0.13 * k
                w = 1.0 - 0.03 * k * k
                c.limb([(-side * 0.12, -0.98 + 0.11 * k, z - 0.06 + 0.05 * k), (side * 0.62 * w, -0.76 + 0.06 * k, z + 0.04), (side * 1.02 * w, 0.05, z + 0.14), (side * 0.7 * w, 0.9, z)],
                       (0.08, 0.15, 0.17, 0.1), linen if k % 3 else "#d8b056", 0.02, rough=0.7)  # fmt: skip
        gem(c, (0, -1.0, 0.66), 0.15, "#1c8a58")
        for k in range(5):  # an aigrette
            a = math.radians(90 + 16 * (k - 2))
            c.limb(
                [(0, -0.92, 0.8), (0.5 * math.cos(a), -0.86, 0.8 + 0.62 * math.sin(a))],
                (0.04, 0.075),
                GILT,
                0.006,
                **GOLD,
            )
    for side in (-1, 1):  # a stole with gold borders
        b.c.limb(
            [(side * 0.5, 0.1, 1.42), (side * 0.62, -0.42, 1.12), (side * 0.52, -0.82, 0.2)],
            (0.2, 0.2, 0.22),
            "#9a3a22",
            0.02,
            flat=(1, 1.3),
            rough=0.55,
        )
        for off in (-0.2, 0.2):
            b.c.limb(
                [(side * 0.5 + off, 0.0, 1.44), (side * 0.62 + off, -0.56, 1.12), (side * 0.52 + off, -0.95, 0.2)],
                (0.035,) * 3,
                GILT,
                0.006,
                **LEAF,
            )
    b.arm(1, (1.12, -0.95, 1.0), robe, skin, (0.6, 0.3, -1), 0.95)
    with Group(grip(b.f, 1) + (0.06, -0.1, 0.1), (0, 0, 0)):
        _hourglass()


def _hourglass() -> None:
    """Two bulbs of glass with sand between gilded plates."""
    gold = paint(GILT, 0.34, 1.0, bump=0.08, hazy=False)
    glass = paint("#d8f0f0", 0.05, bump=0, mottle=0, coat=1.0, hazy=False)
    sand = paint("#d08a3a", 0.8, bump=0.3, grain=40, hazy=False)
    for z in (-0.55, 0.55):
        lathe([(0.3, -0.05), (0.33, 0.0), (0.3, 0.05)], gold, (0, 0, z), sides=28)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        pole(
            (0.27 * math.cos(a), 0.27 * math.sin(a), -0.55), (0.27 * math.cos(a), 0.27 * math.sin(a), 0.55), 0.03, gold
        )
    arc = [(0.04 + 0.17 * math.sin(math.pi * t) ** 0.7, 0.03 + 0.46 * t) for t in np.linspace(0, 1, 10)]
    for side in (-1, 1):
        lathe([(r, side * z) for r, z in arc], glass, sides=24)
    lathe([(0.2, -0.48), (0.2, -0.36), (0.1, -0.2), (0.02, -0.12)], sand, scale=(1.08, 1.08, 1.0), sides=24)


def fool(b: Bust) -> None:
    """Motley in red and gold, three horns with bells, a wide grin, his own head on a stick."""
    red, yellow = rgb("#b02030"), rgb("#e0a428")

    def motley(p: Any) -> Any:
        share = np.clip(p[..., 0:1] * 60 + 0.5, 0, 1)
        return red * (1 - share) + yellow * share

    def other(p: Any) -> Any:
        return motley(p * (-1, 1, 1))

    b.shoulders(motley, 0.94)
    with b.head((2, 7, 4), 0.98, (0, -0.1, 2.6)) as c:
        face(
            b,
            YOUTH._replace(
                skin="#f2e4cc",
                smile=1.5,
                frown=-0.5,
                lids=0.1,
                eyes="#2a7a4a",
                blush=1.0,
                nose=1.15,
                lips="#b82c2c",
                brows=BLACK,
                gaze=0.3,
            ),
        )
        _cap(c, motley, other)
    for out, down, tone in ((0.02, 0.62, "#24202a"), (0.14, 0.4, "#f2e6cc")):  # a collar of points, each with its bell
        for k in range(13):
            angle = 360 * (k + (0.5 if down > 0.5 else 0)) / 13
            way = [on_shoulders(angle, t, 0.94, out) for t in (0, down * 0.55, down)]
            b.c.limb(way, (0.16, 0.17, 0.02), tone, 0.012, rough=0.5)
            b.c.ball(way[-1] + (0, -0.04, -0.05), 0.085, GILT, 0.006, **LEAF)
    b.arm(1, (1.14, -1.0, 0.85), other, bend=(0.6, 0.3, -1), thick=0.9, rough=0.4)
    _marotte(b, grip(b.f, 1), motley)


def _cap(c: Clay, one: Any, other: Any) -> None:
    """The fool's cap round the face: two horns to the sides, one above, bells at their tips."""
    c.ball((0, 0.16, 0.26), (0.88, 0.98, 0.86), one, 0.02, rough=0.45)
    c.limb([(0, 0.1, -0.6), (0, 0.1, -1.3)], (0.72, 0.6), one, 0.1, rough=0.45)
    c.ball((0, -0.95, -0.16), (0.64, 0.72, 0.78), "#b02030", 0.03, cut=True)
    c.ring((0, -0.58, -0.12), 0.66, 0.055, GILT, 0.01, (84, 0, 0), oval=1.18, **LEAF)
    for side in (-1, 1):
        tone = "#e0a428" if side < 0 else "#b02030"
        c.limb(
            [(side * 0.45, 0.1, 0.75), (side * 0.9, 0.0, 1.12), (side * 1.3, -0.1, 0.9), (side * 1.42, -0.2, 0.4)],
            (0.42, 0.32, 0.2, 0.06),
            tone,
            0.04,
            rough=0.45,
        )
        _bell(c, (side * 1.43, -0.22, 0.3), 0.13)
    c.limb(
        [(0.0, 0.1, 0.8), (0.06, -0.05, 1.3), (0.2, -0.4, 1.5), (0.3, -0.75, 1.3)],
        (0.4, 0.26, 0.16, 0.05),
        one,
        0.04,
        rough=0.45,
    )
    _bell(c, (0.31, -0.8, 1.2), 0.13)


def _bell(c: Clay, at: Vec, r: float) -> None:
    """A round bell with its slit."""
    c.ball(at, r, GILT, 0.006, **LEAF)
    c.ring(at, r, 0.02, GILT, 0.004, **LEAF)
    x, y, z = at
    c.slab((x, y - r, z - r * 0.5), (r * 0.12, r, r * 0.5), "#201008", 0.004, 0.004, cut=True)


def _marotte(b: Bust, at: Any, motley: Any) -> None:
    """A stick with a little grinning head in a cap."""
    pole(at - (0, 0, 0.6), at + (0, 0, 0.6), 0.055, paint("#7a4a24", 0.5, bump=0.3, hazy=False))
    c = Clay()
    with Group(at + (0, 0, 0.82), (0, 8, 0), 0.29):
        face(b, YOUTH._replace(smile=1.0, frown=-0.4, nose=1.5, blush=0.8))
        _cap(c, lambda p: motley(p * (-1, 1, 1)), motley)
        b.bake(c, 0.9)


def angel(b: Bust) -> None:
    """Wings of ivory and gold, curls, a halo; the eyes are lowered."""
    robe, blue = "#f0ead8", "#3a70b8"
    b.shoulders(robe, 0.8, neck=0.82, rough=0.55)
    folds(b.c, robe, 0.8, start=0.25, rough=0.55)
    for side in (-1, 1):
        _wing(b, side)
        hem(b.c, side * 30, blue, 0.8, 0.12, 0.1, -side * 22, rough=0.4)
        hem(b.c, side * 23, GILT, 0.8, 0.035, 0.16, -side * 17)
        hem(b.c, side * 38, GILT, 0.8, 0.035, 0.16, -side * 27)
    with b.head((8, 0, 0), 0.84, (0, -0.14, 2.4)) as c:
        face(b, WOMAN._replace(eyes="#3a70b0", lids=0.6, brows="#a8742c", smile=0.3))
        hair(b, BLOND, 0.62, 0.11, 0.9)
        c.ring((0, 0.08, 0.62), 0.88, 0.05, GILT, 0.006, (-10, 0, 0), tall=1.3, oval=1.08, **LEAF)
        gem(c, (0, -0.92, 0.8), 0.1, "#7fc8ff")
    _halo()
    collar(b.c, GILT, 1.36, 0.5, 0.08)
    gem(b.c, (0, -0.6, 1.16), 0.16, "#7fc8ff")


def _halo() -> None:
    """A hoop of rays behind the head."""
    gold = paint("#f0c050", 0.42, 0.6, bump=0.06, hazy=False)
    with Group((0, 0.62, 2.75), (90, 0, 0)):
        lathe([(1.06, 0), (1.06, 0.05), (1.2, 0.05), (1.2, 0), (1.06, 0)], gold, sides=64)
        for k in range(40):
            a, far = 2 * math.pi * k / 40, 1.5 if k % 2 else 1.34
            pole(
                (1.2 * math.cos(a), 1.2 * math.sin(a), 0.02),
                (far * math.cos(a), far * math.sin(a), 0.02),
                0.045,
                gold,
                0.008,
            )


def _wing(b: Bust, side: int) -> None:
    """A great wing behind the shoulder: quills that hang from its bow, two rows of shorter feathers, a gilded edge of scales."""
    c = Clay()
    bow, _ = spline([(0.35, 0, 1.2), (0.72, 0, 2.6), (1.08, 0, 3.5), (1.5, 0, 3.5), (1.84, 0, 2.7)], (1, 1), 12)
    for row, (n, start, long, r) in enumerate(
        ((11, 0.2, 2.3, 0.17), (11, 0.16, 1.35, 0.16), (12, 0.1, 0.75, 0.14), (15, 0.04, 0.34, 0.11))
    ):
        y = 0.46 - 0.1 * row
        for k in range(n):
            t = k / (n - 1)
            root = bow[round((start + (1 - start) * t) * (len(bow) - 1))] + (0, y, -0.03)
            a = math.radians(-106 + 26 * t + 8 * (1 - row / 3))
            far = long * (0.5 + 0.5 * math.sin(math.pi * (0.12 + 0.6 * t)))
            far = min(far, (root[2] - 0.25) / -math.sin(a))
            way = np.array((math.cos(a), -0.02, math.sin(a))) * far
            points = [root, root + way * 0.35 + (0.05 * far, 0, 0), root + way * 0.75 + (0.05 * far, 0, 0), root + way]
            tone = GILT if row == 3 else _gilded(root, root + way, side)
            c.limb([(side * x, y_ + 0.012 * (k % 2), z) for x, y_, z in points], (r * 0.5, r * 0.9, r, r * 0.45), tone, 0.006, flat=(1, 2.4),
                   rough=0.4, metal=1.0 if row == 3 else 0.0)  # fmt: skip
    c.limb([(side * x, 0.1, z) for x, _, z in bow[::6]], (0.14, 0.13, 0.1, 0.07), GILT, 0.02, **LEAF)
    b.bake(c, 1.6)


def _gilded(root: Any, tip: Any, side: int) -> Any:
    """A feather's paint: ivory that ends in gold."""
    start, way = root * (side, 1, 1), (tip - root) * (side, 1, 1)
    pale, gold = rgb("#f4ecdc"), rgb("#e0aa48")

    def tone(p: Any) -> Any:
        share = np.clip(((p - start) @ way / (way @ way) - 0.7) * 5, 0, 1)[..., None]
        return pale * (1 - share) + gold * share

    return tone

"""People of Chronicle's histories: seen from behind and from afar, each with what he came with. They face -y."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from random import Random

import numpy as np
from studio.arms import gold, held, iron, round_shield, spear, staff, wood
from studio.clay import Clay, Vec
from studio.fire import blaze
from studio.lighting import lamp
from studio.materials import paint
from studio.people import Frame, Pose, arms, belt, helmet, legs, skirt, torso
from studio.solids import Group, blade, cloth, figure, lathe, pole, sphere

SKIN = "#d8a684"
STRIDE = ((-0.1, -0.24, -0.45), (-0.14, -0.2, -0.96)), ((0.1, 0.08, -0.5), (0.14, 0.3, -0.92))
ALOFT = Pose(*STRIDE, ((-0.34, -0.2, 0.16), (-0.36, -0.34, 0.66)), ((0.34, -0.2, 0.0), (0.5, -0.3, 0.5)), (0, -0.1))
LEVEL = Pose(*STRIDE, ((-0.3, 0.04, -0.4), (-0.1, -0.4, -0.3)), ((0.26, -0.3, -0.3), (0.16, -0.7, -0.16)), (0, -0.16))
KNEEL = Pose(((-0.1, -0.46, -0.18), (-0.12, -0.4, -0.62)), ((0.1, -0.1, -0.5), (0.12, 0.42, -0.58)),
             ((-0.14, -0.2, -0.44), (0.1, -0.5, -0.36)), ((0.14, -0.2, -0.44), (-0.1, -0.5, -0.36)), (0, -0.1), 0.4)  # fmt: skip


def rebel(
    dice: Random, at: Vec, turn: float, tool: Callable[[], object], size: float = 1.0, hat: str = "", detail: int = 62
) -> None:
    """A peasant who holds something up in his right hand."""
    with Group(at, (0, 0, turn), size):
        c, f = Clay(), Frame(ALOFT, 2.1 * dice.uniform(0.92, 1.06), girth=dice.uniform(1.0, 1.25), head=1.25)
        coat = dice.choice(("#6a4a34", "#7a3a2c", "#46543c", "#4a4a5c", "#80683c"))
        legs(c, f, dice.choice(("#5a5040", "#4a3c34")), "#33261c", 1.1)
        torso(c, f, coat)
        skirt(c, f, coat, 0.5, 1.15)
        belt(c, f)
        arms(c, f, dice.choice((coat, "#c8b48c")), SKIN, 1.1)
        _covered(c, f, hat or dice.choice(("hood", "straw", "cap", "hair")), dice)
        figure(c, detail)
        held(f, 0, (dice.uniform(-0.3, 0.3), -0.15, 1), partial(_large, tool))


def spearman(dice: Random, at: Vec, turn: float, size: float = 1.0, tone: str = "#2f5aa8", detail: int = 66) -> None:
    """A foot soldier with his spear levelled and his shield before him."""
    with Group(at, (0, 0, turn), size):
        c, f = Clay(), Frame(LEVEL, 2.1 * dice.uniform(0.95, 1.05), girth=1.15, head=1.2)
        legs(c, f, "#6a6660", "#3a2c20", 1.1)
        torso(c, f, tone)
        skirt(c, f, tone, 0.5, 1.2)
        belt(c, f)
        arms(c, f, "#8e959e", "#8a6a4a", 1.15)
        helmet(c, f, dice.choice(("kettle", "nasal")), "#a4abb4")
        figure(c, detail)
        held(f, 0, (0.1, -1, dice.uniform(0.45, 0.8)), _pike)
        held(f, 1, (0.25, -1, 0.1), lambda: round_shield(0.46, tone))


def _pike() -> None:
    """Stout enough to be seen from afar."""
    with Group(scale=(1.7, 1.7, 1)):
        spear(3.1, 1.0, 0.42)


def _large(tool: Callable[[], object]) -> None:
    """Miniatures hold more than life-size tools."""
    with Group(scale=1.3):
        tool()


def _covered(c: Clay, f: Frame, hat: str, dice: Random) -> None:
    """A head without a face, and what is on it."""
    h, s = f.head, f.skull
    c.ball(h, (0.8 * s, 0.86 * s, s), SKIN, 0.02)
    if hat == "hood":
        tone = dice.choice(("#5a3a2c", "#3f4a38", "#54344a"))
        c.ball(h + (0, 0.16 * s, 0.1 * s), (1.02 * s, 1.0 * s, 1.12 * s), tone, 0.02)
        c.limb([h + (0, 0.4 * s, 0.8 * s), h + (0, 1.2 * s, 0.5 * s)], (0.5 * s, 0.1 * s), tone, 0.06)
        c.ball(h + (0, 0.1 * s, -1.1 * s), (1.5 * s, 1.2 * s, 0.6 * s), tone, 0.05)
    elif hat == "straw":
        c.ball(h + (0, 0, 0.6 * s), (0.85 * s, 0.85 * s, 0.65 * s), "#c8a458", 0.03)
        c.ring(h + (0, 0, 0.4 * s), 1.2 * s, 0.4 * s, "#d0ac60", 0.03, (8, 0, 0), tall=0.2)
    elif hat == "cap":
        c.ball(h + (0, 0.1 * s, 0.55 * s), (0.98 * s, 1.05 * s, 0.6 * s), dice.choice(("#8a3028", "#3a4a6a")), 0.03)
    else:
        c.ball(
            h + (0, 0.2 * s, 0.22 * s),
            (0.92 * s, 0.92 * s, 0.92 * s),
            dice.choice(("#3a2818", "#6a4420", "#888078")),
            0.02,
        )


def sage(at: Vec, turn: float, size: float = 1.0, robe_tone: str = "#3f5a8a", detail: int = 90) -> None:
    """An old man in a long robe and a pointed hat, on his staff; white beard and hair."""
    with Group(at, (0, 0, turn), size):
        pose = Pose(*STRIDE, ((-0.3, -0.16, -0.2), (-0.4, -0.5, 0.1)), ((0.3, -0.14, -0.2), (0.52, -0.44, 0.2)))
        c, f = Clay(), Frame(pose, 2.1, girth=1.1, head=1.25, look=(-24, 0, 0))
        h, s = f.head, f.skull
        c.cone((0, 0.03, 0), 0.52, 0.2, 1.5, robe_tone, 0.05, folds=11, deep=0.12)
        torso(c, f, robe_tone)
        arms(c, f, robe_tone, SKIN, 1.25)
        c.ball(h, (0.8 * s, 0.86 * s, s), SKIN, 0.02)
        c.ball(h + (0, -0.86 * s, 0.0), 0.17 * s, SKIN, 0.03)
        c.ball(h + (0, 0.3 * s, -0.1 * s), (0.92 * s, 0.86 * s, 1.1 * s), "#e8e2d4", 0.02)
        for k in range(7):
            x = (k - 3) * 0.2 * s
            c.limb([h + (x, -0.7 * s, -0.45 * s), h + (x * 1.1, -0.98 * s, -1.3 * s), h + (x * 0.5, -0.8 * s, -2.6 * s + abs(x))],
                   (0.18 * s, 0.22 * s, 0.03 * s), "#f0ebe0", 0.02)  # fmt: skip
        c.ring(h + (0, 0.05 * s, 0.5 * s), 1.05 * s, 0.34 * s, robe_tone, 0.03, (-14, 0, 0), tall=0.3)
        c.limb(
            [h + (0, 0, 0.5 * s), h + (0, 0.35 * s, 1.5 * s), h + (0, 0.9 * s, 2.5 * s)],
            (0.85 * s, 0.5 * s, 0.04 * s),
            robe_tone,
            0.04,
        )
        c.ring(h + (0, 0.08 * s, 0.72 * s), 0.82 * s, 0.1 * s, "#e0aa48", 0.01, (-14, 0, 0), metal=1.0, rough=0.35)
        c.ring(f.hips + (0, 0, 0.1), 0.3, 0.035, "#e0aa48", 0.01, oval=0.9)
        figure(c, detail)
        held(f, 0, (0, -0.05, 1), _crook)


def _crook() -> None:
    """A staff with a blue stone in its fork."""
    staff(2.7, 1.35)
    sphere((0, 0, 1.45), 0.12, paint("#8fe0ff", 0.1, glow=1.6, bump=0, hazy=False), 18)


def fork() -> None:
    """A pitchfork of three tines."""
    pole((0, 0, -0.9), (0, 0, 1.0), 0.034, wood("#8a6238"))
    steel = iron("#a8a49c")
    for x in (-0.2, 0, 0.2):
        points = [(x, 0, 1.12), (x, 0, 1.62)]
        pole(points[0], points[1], 0.028, steel, 0.008, 8)
    pole((-0.2, 0, 1.12), (0.2, 0, 1.12), 0.03, steel, sides=8)
    pole((0, 0, 0.95), (0, 0, 1.14), 0.045, steel, sides=8)


def scythe() -> None:
    """A reaper's blade set straight for war."""
    pole((0, 0, -0.9), (0, 0, 1.0), 0.034, wood("#8a6238"))
    arc = [(0.55 * math.sin(t), 0.95 + 0.62 * t) for t in np.linspace(0, 1.3, 9)]
    inner = [(x - 0.14 * (1 - k / 9), z - 0.02) for k, (x, z) in enumerate(arc)]
    blade([*arc, *inner[::-1]], iron("#b8bcc0"), 0.03, 0.01)


def torch() -> None:
    """A burning brand; sheds real light."""
    pole((0, 0, -0.4), (0, 0, 0.55), 0.04, wood("#5a3c22"), 0.055)
    lathe([(0.06, 0.42), (0.1, 0.5), (0.1, 0.62), (0.05, 0.66)], wood("#33241a"), sides=12)
    blaze(Random(3), (0, 0, 0.56), 0.16, 0.62, 8)
    lamp("POINT", (0, 0, 0.95), 26, "#ff9a3a", 0.12)


def club() -> None:
    """A cudgel with nails."""
    lathe([(0.04, -0.5), (0.05, 0), (0.09, 0.6), (0.1, 0.8), (0.04, 0.88)], wood("#6a4a2c"), sides=12)
    for k in range(6):
        a = k * 1.1
        pole((0, 0, 0.6 + 0.04 * k), (0.17 * math.cos(a), 0.17 * math.sin(a), 0.62 + 0.04 * k), 0.016, iron(), 0.003, 6)


def banner_pole() -> None:
    """A pole with a ragged red cloth."""
    pole((0, 0, -0.9), (0, 0, 1.9), 0.032, wood())
    sphere((0, 0, 1.92), 0.06, gold(), 12)
    cloth(
        lambda u, v: (0.02 + 0.95 * u, 0.1 * math.sin(5 * u + 2 * v), 1.85 - 0.7 * v - 0.12 * u * math.sin(9 * v)),
        paint("#a8241c", 0.8, bump=0.3, grain=20), 14, 10, 0.012,
    )  # fmt: skip

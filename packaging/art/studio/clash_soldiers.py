"""Clash's soldiers."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from studio.arms import gold, halberd, iron, leather, spear, steel, wood
from studio.buildings import masonry
from studio.clay import Clay, Vec, blotch, rgb
from studio.lighting import lamp
from studio.materials import paint
from studio.nature import flames, rock_mesh
from studio.people import (
    POSES,
    STEEL,
    Frame,
    Pose,
    arms,
    beard,
    belt,
    cloak,
    face,
    fist,
    fur_collar,
    hair,
    helmet,
    legs,
    skirt,
    torso,
)
from studio.posing import Swivel, both_hands, facing, grip, reach, step, turn_to
from studio.solids import Group, blade, box, cloth, lathe, link, pole, sphere, tube

SKIN = blotch("#d89a74", "#c4835e", 8, 0.9)
PALE = blotch("#e8b894", "#d8a07c", 8, 0.9)


def militia(c: Clay) -> None:
    """A farmer who would rather be at home: pitchfork, apron, a cooking pot over the straw hat."""
    f = Frame("stand", tall=2.0, broad=0.92, girth=1.0, head=1.32)
    f.hips[2] -= 0.04
    step(f, 0, (-0.22, 0.06, 0.07), (0.9, -0.5, 0))
    step(f, 1, (0.24, 0.02, 0.07), (-0.9, -0.5, 0))
    for n in (0, 1):
        f.shoulder[n][2] += 0.07
    reach(f, 0, (-0.20, -0.46, 1.08), (-1, 0.2, -0.4))
    reach(f, 1, (0.30, -0.50, 1.52), (1, 0.1, -0.7))
    shirt, brown = blotch("#c8bfa4", "#b4a888", 6, 0.8), "#6a4a30"
    legs(c, f, blotch("#5f6a7a", "#4f5a6a", 6, 0.8), brown)
    torso(c, f, shirt, 1.1)
    skirt(c, f, shirt, 0.26)
    arms(c, f, shirt, PALE, 1.05)
    for n in (0, 1):  # rolled sleeves, bare forearms
        c.limb([f.elbow[n], f.hand[n]], (0.088, 0.072), PALE, 0.01)
        c.ring(f.elbow[n] * 0.9 + f.hand[n] * 0.1, 0.085, 0.035, shirt, 0.02, turn_to(f.hand[n] - f.elbow[n]))
    for side in (-1, 1):  # braces
        c.limb([f.shoulder[0] * (0.5, 1, 1) * (-side, 1, 1) + (0, -0.09, 0.03), f.chest + (side * 0.16, -0.24, 0), f.hips + (side * 0.15, -0.2, 0.1)],
               (0.034, 0.034, 0.034), brown, 0.01)  # fmt: skip
    with Swivel(c, f.neck, (6, -7, -16)):
        face(c, f, PALE, "#3a5a7a", nose=1.25, frown=-0.75, ears=1.2, mouth=False)
        hair(c, f, "#b8863c", 0.15)
        s, h = f.skull, f.head
        c.limb([h + (x * s, (-0.84 + 0.3 * x * x) * s, (-0.5 + 0.05 * math.sin(x * 22)) * s) for x in (-0.26, -0.13, 0, 0.13, 0.26)],
               (0.05 * s, 0.07 * s, 0.05 * s), "#4a1c16", 0.006)  # fmt: skip
        for x in (-0.12, 0.1):
            c.slab(h + (x * s, -0.78 * s, -0.46 * s), (0.06 * s, 0.05 * s, 0.06 * s), "#f2e6cc", 0.01, 0.01)
        straw = blotch("#e4c060", "#c89a3a", 22, 0.9)
        c.drum(h + (0, 0.02, 0.5 * s), 1.95 * s, 0.055 * s, straw, 0.04 * s, 0.02, (-5, 0, 0))
        for k in range(26):  # frayed brim
            a = 6.283 * k / 26
            root = h + (1.85 * s * math.cos(a), 1.85 * s * math.sin(a), (0.5 + 0.16 * math.sin(a) * -1) * s)
            c.limb(
                [root, root + (0.2 * s * math.cos(a + 0.5), 0.2 * s * math.sin(a + 0.5), -0.06 * s)],
                (0.035 * s, 0.01),
                straw,
                0.01,
            )
        pot: Any = {"metal": 0.75, "rough": 0.42}
        copper = blotch("#5a5e66", "#484a50", 7, 0.7)
        c.drum(h + (0, 0.02, 0.98 * s), 0.98 * s, 0.5 * s, copper, 0.12 * s, 0.015, (-5, 0, 6), **pot)
        c.ring(h + (0, 0.02, 0.56 * s), 0.99 * s, 0.085 * s, copper, 0.012, (-5, 0, 6), **pot)
        c.limb(
            [h + (0.9 * s, 0, 0.7 * s), h + (1.5 * s, -0.05, 0.95 * s), h + (2.35 * s, -0.1, 1.1 * s)],
            (0.1 * s, 0.1 * s, 0.13 * s),
            "#3a2a20",
            0.02,
        )
        c.ball(h + (-0.4 * s, -0.85 * s, 1.05 * s), 0.2 * s, copper, 0.05, cut=True, **pot)  # a dent
        c.limb(
            [h + (0.9 * s, -0.05, 0.45 * s), h + (0.62 * s, -0.5 * s, -0.6 * s), h + (0, -0.72 * s, -1.02 * s)],
            (0.045 * s, 0.045 * s, 0.045 * s),
            brown,
            0.01,
            mirror=True,
        )

    def apron(u: float, v: float) -> Vec:
        x = (2 * u - 1) * (0.17 + 0.12 * min(1, v * 2.2))
        z = 1.5 - 0.98 * v
        belly = 0.25 + 0.1 * math.sin(min(1.0, v * 1.3) * 3.0) + 0.05 * v
        return x, -belly + 0.55 * x * x + 0.015 * math.sin(14 * x) * v, z

    cloth(apron, paint("#8a4a3a", 0.85, bump=0.4, grain=24, mottle=0.25, second="#7a3e34"), 20, 20, 0.02)
    box((0.2, 0.02, 0.17), (0.02, -0.395, 0.93), paint("#c8a860", 0.85, bump=0.4, grain=24), (8, 0, 3), 0.01)
    both_hands(f, _pitchfork)
    _hen(c, (0.78, -0.35, 0.0), 30)


def _pitchfork() -> None:
    """Three tines on a long handle."""
    pole((0, 0, -0.75), (0, 0, 1.05), 0.03, wood("#94704a"), 0.026)
    metal = iron("#8a8c90")
    lathe([(0.045, 1.0), (0.03, 1.14)], metal, sides=12)
    for x in (-1, 0, 1):
        tube(
            [(0, 0, 1.1), (0.11 * x, -0.02, 1.17), (0.15 * x, -0.04, 1.34), (0.16 * x, 0.0, 1.62)], 0.024, metal, 0.008
        )
    tube([(-0.13, -0.03, 1.2), (0, -0.01, 1.15), (0.13, -0.03, 1.2)], 0.026, metal)


def _hen(c: Clay, at: Vec, turn: float) -> None:
    """A hen that came along."""
    body, red = blotch("#e8dcc4", "#b8805a", 16, 0.5), "#c8281e"
    x, y, z = at
    with Swivel(c, at, (0, 0, turn)):
        c.ball((x, y, z + 0.2), (0.11, 0.16, 0.11), body, 0.03)
        c.limb([(x, y - 0.1, z + 0.24), (x, y - 0.16, z + 0.36)], (0.075, 0.055), body, 0.03)
        c.ball((x, y - 0.17, z + 0.39), 0.06, body, 0.02)
        c.limb([(x, y - 0.21, z + 0.39), (x, y - 0.28, z + 0.37)], (0.024, 0.004), "#e0a030", 0.008)
        for k in range(3):
            c.ball((x, y - 0.19 + 0.035 * k, z + 0.45), 0.026, red, 0.01)
        c.ball((x, y - 0.22, z + 0.34), (0.014, 0.02, 0.032), red, 0.008)
        c.ball((x + 0.045, y - 0.2, z + 0.4), 0.016, "#1a1210", 0.004, mirror=False, rough=0.1)
        c.ball((x - 0.045, y - 0.2, z + 0.4), 0.016, "#1a1210", 0.004, rough=0.1)
        for k in (-1, 0, 1):
            c.limb([(x, y + 0.1, z + 0.22), (x + 0.05 * k, y + 0.24, z + 0.36)], (0.06, 0.02), body, 0.02)
        for k in (-1, 1):
            c.ball((x + 0.1 * k, y + 0.02, z + 0.21), (0.035, 0.11, 0.07), "#c89a70", 0.015)
            c.limb([(x + 0.05 * k, y, z + 0.12), (x + 0.05 * k, y - 0.01, z)], (0.014, 0.014), "#d89a30", 0.01)


def scout(c: Clay) -> None:
    """A lean ranger, hand over the eyes, a hawk on the other fist, a foot on a rock."""
    pose = Pose(*POSES["stand"][:4], lean=(0.02, -0.10))
    f = Frame(pose, tall=2.2, broad=0.84, girth=0.82, head=1.12)
    step(f, 0, (-0.26, -0.62, 0.46))
    step(f, 1, (0.22, 0.34, 0.07), (0.2, -1, 0))
    reach(f, 1, (0.56, -0.56, 1.5), (0.5, 0.2, -1))
    h, s = f.head, f.skull
    reach(f, 0, h + (-0.82 * s, -1.45 * s, 0.4 * s), (-1, -0.3, 0.1))
    green, dark = blotch("#3f6a5a", "#33584e", 6, 0.8), blotch("#5a4632", "#4a3828", 6, 0.8)
    legs(c, f, dark, "#4a3020", 0.95)
    torso(c, f, green)
    skirt(c, f, green, 0.34)
    arms(c, f, "#c8b48a", SKIN, 0.95)
    belt(c, f)
    c.limb(
        [f.shoulder[1] + (-0.06, -0.05, 0.06), f.chest + (-0.02, -0.2, 0.0), f.hips + (-0.2, -0.1, 0.08)],
        (0.032, 0.032, 0.032),
        "#5a3b22",
        0.01,
    )
    glove = "#7a4a28"
    c.limb([f.elbow[1] * 0.5 + f.hand[1] * 0.5, f.hand[1]], (0.1, 0.085), glove, 0.015)
    fist(c, f, 1, glove, 1.15)
    c.limb([f.elbow[0] * 0.55 + f.hand[0] * 0.45, f.hand[0] * 0.9 + f.elbow[0] * 0.1], (0.075, 0.068), glove, 0.015)
    with Swivel(c, f.neck, (-4, 0, 10)):
        face(c, f, PALE, "#2a5a3a", frown=0.4)
        hair(c, f, "#7a4020", 0.5, 0.15)
        _peaked_cap(c, f, blotch("#2f5a50", "#274a44", 6, 0.8))
    for k in range(9):  # the hood lies on the shoulders
        a = math.radians(-60 + 300 * k / 8)
        c.ball(f.neck + (0.17 * math.cos(a), 0.15 * math.sin(a), -0.03), (0.11, 0.1, 0.075), "#2f5a50", 0.05)
    palm = grip(f, 0)  # a flat hand over the eyes
    c.slab(palm + (0.12, -0.03, 0.0), (0.17, 0.075, 0.026), SKIN, 0.024, 0.02, (18, 4, 12))
    c.limb([f.hips + (-0.28, -0.14, 0.0), f.hips + (-0.34, -0.12, -0.34)], (0.05, 0.06), "#6a3a22", 0.01)
    for t in (0.0, 0.55, 1.0):  # the spyglass at the belt
        end = f.hips + (-0.28 - 0.06 * t, -0.14 + 0.02 * t, -0.34 * t)
        c.drum(end, 0.07, 0.018, "#d8a23e", 0.008, 0.006, (4, 10, 0), **STEEL)
    cloak(f, "#2f5a50", "#274a44", long=0.86, wide=1.1, wind=0.75, torn=0.15)
    perch = grip(f, 1) + (0.0, -0.02, 0.1)
    with Swivel(c, perch, size=0.86):
        _hawk(c, perch)
    rock = paint("#7a7c7a", 0.9, bump=0.7, grain=3, second="#5a5f60")
    link(rock_mesh(4, rock, 0.35, 4), "rock", (-0.3, -0.6, 0.08), (0, 0, 40), (0.5, 0.42, 0.34))
    with Group((0.42, 0.28, 1.55), (-22, 30, 0)):  # quiver
        lathe([(0.085, -0.5), (0.1, 0.2), (0.085, 0.2)], leather("#6a4428"), sides=16)
        for k in range(5):
            a = 1.256 * k
            pole(
                (0.04 * math.cos(a), 0.04 * math.sin(a), 0),
                (0.06 * math.cos(a), 0.06 * math.sin(a), 0.4),
                0.01,
                wood("#a8845a"),
                sides=6,
            )
            box(
                (0.06, 0.008, 0.14),
                (0.06 * math.cos(a), 0.06 * math.sin(a), 0.36),
                paint("#e8dcc0", 0.8),
                (0, 0, 60 * k),
                0.002,
            )


def _peaked_cap(c: Clay, f: Frame, tone: Any) -> None:
    """A hunter's cap, pointed in front, with a long feather."""
    s, h = f.skull, f.head
    c.ball(h + (0, 0.15 * s, 0.62 * s), (0.98 * s, 1.1 * s, 0.62 * s), tone, 0.03)
    c.limb(
        [h + (0, 1.15 * s, 0.75 * s), h + (0, 0.3 * s, 1.2 * s), h + (0, -0.5 * s, 1.1 * s)],
        (0.2 * s, 0.32 * s, 0.2 * s),
        tone,
        0.1,
    )
    for side in (-1, 1):
        c.limb([h + (0, -1.7 * s, 0.5 * s), h + (side * 0.75 * s, -0.7 * s, 0.5 * s), h + (side * 1.05 * s, 0.2 * s, 0.62 * s), h + (0, 1.3 * s, 0.75 * s)],
               (0.06 * s, 0.24 * s, 0.22 * s, 0.2 * s), tone, 0.03, flat=(2, 1.7))  # fmt: skip
    c.limb(
        [h + (0.85 * s, 0.0, 0.7 * s), h + (1.05 * s, 0.9 * s, 1.5 * s), h + (0.95 * s, 2.0 * s, 1.9 * s)],
        (0.05 * s, 0.24 * s, 0.04 * s),
        "#d8402c",
        0.02,
        flat=(0, 2),
    )


def _hawk(c: Clay, at: Vec) -> None:
    """A hawk on the fist, its wings half open."""
    p = np.array(at, float)
    brown, cream = blotch("#7a5232", "#5f3e26", 18, 0.6), blotch("#e8d4ac", "#a87a4c", 30, 0.6)
    with Swivel(c, p, (0, 0, -34)):
        c.limb([p + (0, 0.1, 0.02), p + (0, 0.0, 0.2), p + (0, -0.04, 0.34)], (0.06, 0.12, 0.085), cream, 0.03)
        c.limb([p + (0, 0.06, 0.05), p + (0, 0.09, 0.24), p + (0, 0.0, 0.38)], (0.07, 0.1, 0.08), brown, 0.02)
        c.ball(p + (0, -0.05, 0.43), 0.085, brown, 0.02)
        c.limb(
            [p + (0, -0.12, 0.43), p + (0, -0.18, 0.42), p + (0, -0.18, 0.37)],
            (0.034, 0.026, 0.005),
            "#2a2420",
            0.008,
            rough=0.3,
        )
        c.ball(p + (0, -0.125, 0.435), (0.04, 0.03, 0.025), "#e8b030", 0.008)
        for side in (-1, 1):
            c.ball(p + (side * 0.06, -0.1, 0.455), 0.026, "#f0b020", 0.004, rough=0.1)
            c.ball(p + (side * 0.072, -0.118, 0.456), 0.013, "#100a06", 0.003, rough=0.05)
            for k in range(6):  # feathers of the wing
                root = p + (side * (0.1 + 0.03 * k), 0.06 + 0.01 * k, 0.3 + 0.02 * k)
                tip = root + (side * (0.16 + 0.07 * k), 0.1, -0.2 + 0.115 * k)
                c.limb([root, (root + tip) / 2 + (0, 0, 0.04), tip], (0.06, 0.055, 0.018), brown, 0.012, flat=(1, 1.7))
            c.limb(
                [p + (side * 0.06, 0.04, 0.33), p + (side * 0.22, 0.06, 0.44), p + (side * 0.34, 0.1, 0.52)],
                (0.06, 0.05, 0.03),
                brown,
                0.02,
            )
            c.limb([p + (side * 0.04, 0.0, 0.1), p + (side * 0.04, -0.03, -0.02)], (0.04, 0.026), "#d8a030", 0.01)
        for k in (-1, 0, 1):
            c.limb([p + (0, 0.1, 0.06), p + (0.06 * k, 0.2, -0.26)], (0.05, 0.04), striped_tail, 0.012, flat=(1, 1.6))


def striped_tail(p: Any) -> Any:
    """Bars across a tail."""
    share = (np.sin(p[..., 2:3] * 60) > 0.2) * 1.0
    return rgb("#8a6038") * (1 - share) + rgb("#3a2618") * share


def shieldbearer(c: Clay) -> None:
    """A small man behind a shield larger than he is; three arrows are in it already."""
    f = Frame("stand", tall=1.62, broad=1.05, girth=1.1, head=1.5)
    step(f, 0, (-0.34, 0.0, 0.07), (-0.6, -1, 0))
    step(f, 1, (0.34, 0.1, 0.07), (0.6, -1, 0))
    f.hips[2] -= 0.05
    at = np.array((0.0, -0.55, 0.80))
    reach(f, 0, (-0.46, -0.46, 1.42), (-1, 0, -1))
    reach(f, 1, (0.52, -0.46, 1.36), (1, 0, -1))
    legs(c, f, blotch("#6a5a3a", "#5a4a30", 6, 0.8), "#3a2418", 1.1)
    torso(c, f, "#8a7a4a")
    arms(c, f, blotch("#8a7a4a", "#7a6a40", 6, 0.8), SKIN, 1.1)
    with Swivel(c, f.neck, (4, 5, 6), (0.02, -0.1, 0.13)):
        face(c, f, SKIN, "#4a3018", nose=1.3, frown=-0.5, mouth=False)
        h, s = f.head, f.skull
        steel_tone = blotch("#8e959e", "#7e858c", 7, 0.8)
        c.shell(h + (0, 0.02 * s, 0.2 * s), (1.08 * s, 1.14 * s, 1.06 * s), 0.1 * s, steel_tone, 0.1 * s, 0.02, **STEEL)
        c.ring(
            h + (0, -0.04 * s, 0.36 * s), 1.36 * s, 0.3 * s, steel_tone, 0.03, (-4, 0, 0), tall=0.22, oval=1.05, **STEEL
        )
        c.limb(
            [h + (0, -1.0 * s, 0.5 * s), h + (0, -0.4 * s, 1.26 * s), h + (0, 0.6 * s, 1.2 * s)],
            (0.1 * s, 0.1 * s, 0.08 * s),
            steel_tone,
            0.02,
            **STEEL,
        )
        for k in range(10):
            a = 6.283 * k / 10
            c.ball(h + (1.12 * s * math.cos(a), 1.15 * s * math.sin(a), 0.42 * s), 0.06 * s, "#c8a048", 0.006, **STEEL)
    _painted_shield(c, at, 0.80)
    for n in (0, 1):  # knuckles over the rim
        p = f.hand[n]
        for k in range(4):
            c.limb(
                [
                    p + (0.05 * k - 0.08, 0.02, 0.02),
                    p + (0.05 * k - 0.08, -0.1, 0.03),
                    p + (0.05 * k - 0.08, -0.15, -0.05),
                ],
                (0.036, 0.036, 0.03),
                SKIN,
                0.008,
            )
    for x, z, lean, tone in (
        (-0.42, 1.02, (-10, -26), "#d8d0b8"),
        (0.36, 0.56, (14, 20), "#c83a2c"),
        (0.5, 1.1, (-22, 30), "#d8d0b8"),
    ):
        _stuck_arrow((x, -0.68, z), lean, tone)


def _painted_shield(c: Clay, at: Any, r: float) -> None:
    """A great round shield of planks in a whirl of two colours, with boss, rim and rivets."""
    blue, cream, seam = rgb("#2a5288"), rgb("#eadcb4"), rgb("#2a2a30")

    def whirl(p: Any) -> Any:
        q = p - at
        a = np.arctan2(q[..., 2], q[..., 0]) + 1.5 * np.hypot(q[..., 0], q[..., 2]) / r
        share = np.clip(np.sin(3 * a) * 9 + 0.5, 0, 1)[..., None]
        line = np.clip(1 - np.abs((q[..., 0:1] / r * 3.5) % 1 - 0.5) * 22, 0, 1)
        worn = np.clip(
            np.sin(p[..., 0:1] * 31 + 3 * np.sin(p[..., 2:3] * 17)) * np.sin(p[..., 2:3] * 23) * 4 - 2.6, 0, 1
        )
        tone = (blue * (1 - share) + cream * share) * (1 - line * 0.6) + seam * line * 0.6
        return tone * (1 - worn * 0.6) + rgb("#8a6038") * worn * 0.6

    c.ball(at, (r, 0.15, r), whirl, 0.01, rough=0.5)
    c.ring(at + (0, 0.0, 0), r * 0.985, 0.045, "#8a8c90", 0.01, (90, 0, 0), tall=1.6, **STEEL)
    c.ball(at - (0, 0.1, 0), (0.25 * r, 0.14, 0.25 * r), "#a8acb2", 0.015, **STEEL)
    c.ring(at - (0, 0.115, 0), 0.27 * r, 0.03, "#d8a23e", 0.01, (90, 0, 0), **STEEL)
    for k in range(16):
        a = 6.283 * k / 16
        c.ball(at + (r * 0.985 * math.cos(a), -0.05, r * 0.985 * math.sin(a)), 0.028, "#d8a23e", 0.006, **STEEL)


def _stuck_arrow(at: Vec, lean: tuple[float, float], tone: str) -> None:
    """An arrow that has hit."""
    with Group(at, (90 + lean[0], 0, lean[1])):
        pole((0, 0, -0.1), (0, 0, 0.55), 0.014, wood("#b8925e"), sides=8)
        for k in range(3):
            with Group((0, 0, 0), (0, 0, 120 * k)):
                blade([(0.01, 0.36), (0.06, 0.42), (0.06, 0.54), (0.01, 0.52)], paint(tone, 0.8), 0.008, 0.001)


def pikeman(c: Clay) -> None:
    """Braced low behind a pike that crosses the whole picture, its butt under his foot."""
    pose = Pose(*POSES["stand"][:4], lean=(0.05, -0.2), sink=0.2)
    f = Frame(pose, tall=2.12, broad=1.08, girth=1.02, head=1.38)
    butt, tip = np.array((-1.12, -0.06, 0.02)), np.array((0.94, -0.94, 2.36))
    step(f, 0, (-0.66, 0.16, 0.07), (-0.5, -1, 0.2))
    step(f, 1, (0.42, -0.42, 0.07), (0.5, -1, 0.2))
    reach(f, 0, butt + (tip - butt) * 0.35 + (-0.02, 0.03, -0.03), (-1, 0.5, -0.3))
    reach(f, 1, butt + (tip - butt) * 0.56 + (0.0, 0.05, -0.05), (1, 0.2, -1))
    red, cream = "#a8342a", "#d8c490"
    slashed = _slashed(red, cream)
    legs(c, f, slashed, "#3a2a22", 1.05)
    for n in (0, 1):  # puffed breeches and sleeves
        c.ball(f.hip[n] * 0.55 + f.knee[n] * 0.45, (0.2, 0.2, 0.2), slashed, 0.05)
    torso(c, f, slashed)
    skirt(c, f, slashed, 0.2)
    arms(c, f, slashed, "#6a4528", 1.0)
    for n in (0, 1):
        c.ball(f.shoulder[n] * 0.6 + f.elbow[n] * 0.4, (0.155, 0.155, 0.155), slashed, 0.04)
    c.ball(f.chest + (0, -0.01, -0.08), (0.36, 0.28, 0.34), "#7e858e", 0.03, **STEEL)
    c.ring(f.neck + (0, -0.02, -0.04), 0.19, 0.035, "#d8a23e", 0.02, (14, 0, 0), **STEEL)
    belt(c, f)
    with Swivel(c, f.neck, (4, 0, 18)):
        face(c, f, PALE, "#3a4a5a", frown=0.8, jaw=1.15, brow=1.2)
        _whiskers(c, f, "#7a4a24")
        _morion(c, f)
    with Group(butt, along=tip - butt):
        long = float(np.linalg.norm(tip - butt))
        pole((0, 0, 0), (0, 0, long - 0.3), 0.036, wood("#8a6440"), 0.028)
        lathe([(0.02, -0.08), (0.05, 0.0), (0.045, 0.2)], iron(), sides=12)
        blade(
            [(-0.02, long - 0.34), (0.02, long - 0.34), (0.07, long - 0.2), (0, long + 0.16), (-0.07, long - 0.2)],
            steel(),
            0.05,
            0.02,
        )
        for side in (-1, 1):
            box((0.012, 0.03, 0.5), (side * 0.034, 0, long - 0.55), iron(), bevel=0.004)
        for k in range(12):  # a tassel below the point
            a = 0.52 * k
            pole(
                (0.04 * math.cos(a), 0.04 * math.sin(a), long - 0.36),
                (0.09 * math.cos(a), 0.09 * math.sin(a), long - 0.58),
                0.016,
                paint(red, 0.85),
                0.022,
                6,
            )


def _slashed(one: str, other: str) -> Callable[[Any], Any]:
    """Cloth in broad stripes all round, as landsknechts wore it."""
    first, second = rgb(one), rgb(other)

    def tone(p: Any) -> Any:
        wave = np.sin(p[..., 0:1] * 34 + 1.2 * np.sin(p[..., 2:3] * 6))
        share = np.clip(wave * 5, 0, 1)
        return first * (1 - share) + second * share

    return tone


def _whiskers(c: Clay, f: Frame, tone: str) -> None:
    """A moustache turned up, and a pointed chin beard."""
    s, h = f.skull, f.head
    c.limb(
        [h + (0, -1.04 * s, -0.38 * s), h + (0.3 * s, -1.0 * s, -0.44 * s), h + (0.62 * s, -0.86 * s, -0.14 * s)],
        (0.11 * s, 0.1 * s, 0.025 * s),
        tone,
        0.02,
        mirror=True,
    )
    c.limb([h + (0, -0.84 * s, -0.72 * s), h + (0, -0.98 * s, -1.25 * s)], (0.18 * s, 0.03 * s), tone, 0.03)


def _morion(c: Clay, f: Frame) -> None:
    """A helmet with a comb, and a brim that rises to points before and behind."""
    s, h = f.skull, f.head
    tone, trim = "#9aa1aa", "#d8a23e"
    c.shell(h + (0, 0.04 * s, 0.2 * s), (1.02 * s, 1.1 * s, 1.12 * s), 0.1 * s, tone, 0.05 * s, 0.02, **STEEL)
    for side in (-1, 1):
        c.limb([h + (0, -1.75 * s, 0.78 * s), h + (side * 0.7 * s, -1.02 * s, 0.34 * s), h + (side * 1.24 * s, 0, 0.12 * s),
                h + (side * 0.7 * s, 1.05 * s, 0.34 * s), h + (0, 1.75 * s, 0.78 * s)], (0.04 * s, 0.26 * s, 0.3 * s, 0.26 * s, 0.04 * s), tone, 0.03,
               flat=(2, 2.6), **STEEL)  # fmt: skip
    for k in range(19):
        a = math.radians(-8 + 196 * k / 18)
        root = h + (0, -math.cos(a) * 0.9 * s, (0.2 + math.sin(a) * 1.0) * s)
        c.limb(
            [root, root + (0, -math.cos(a) * 0.3 * s, math.sin(a) * 0.46 * s)], (0.12 * s, 0.1 * s), tone, 0.03, **STEEL
        )
    c.ring(h + (0, 0.03 * s, 0.3 * s), 1.06 * s, 0.07 * s, trim, 0.01, oval=1.08, **STEEL)
    c.limb(
        [h + (0.8 * s, 0.6 * s, 0.5 * s), h + (0.9 * s, 1.1 * s, 1.2 * s), h + (0.8 * s, 1.7 * s, 1.5 * s)],
        (0.09 * s, 0.3 * s, 0.06 * s),
        "#c83a2c",
        0.03,
        flat=(0, 1.6),
    )


def footman(c: Clay) -> None:
    """On the march: a spear with his bundle over the shoulder, the shield on his back."""
    pose = Pose(*POSES["stand"][:4], lean=(0.0, -0.12))
    f = Frame(pose, tall=2.1, broad=1.0, girth=0.98, head=1.22)
    step(f, 0, (-0.16, -0.62, 0.12), (-0.1, -1, 0.2))
    step(f, 1, (0.16, 0.56, 0.14), (0.1, -1, 0.2))
    reach(f, 0, (-0.52, 0.02, 0.95), (-0.6, 1, -0.4))
    reach(f, 1, (0.40, -0.52, 1.48), (0.8, 0.0, -1))
    blue, brown = blotch("#3f5f8a", "#34507a", 6, 0.8), "#4a3424"
    legs(c, f, blotch("#8a7a54", "#7a6a48", 6, 0.8), brown, 0.98)
    for n in (0, 1):  # bound shins
        for k in range(5):
            at = f.knee[n] * (0.78 - 0.14 * k) + f.foot[n] * (0.22 + 0.14 * k)
            c.ring(at, 0.125 - 0.005 * k, 0.02, "#d8c8a0", 0.01, turn_to(f.knee[n] - f.foot[n]))
    torso(c, f, blue)
    skirt(c, f, blue, 0.42)
    arms(c, f, "#8a8c90", PALE, 1.0, metal=0.7, rough=0.5)
    c.cone(f.hips + (0, -0.02, -0.12), 0.31, 0.25, 0.62, _mail, 0.03, oval=0.82, metal=0.7, rough=0.5)
    tabard = f.chest + (0, -0.06, -0.28)
    c.ball(tabard, (0.2, 0.21, 0.42), blue, 0.03)
    belt(c, f)
    with Swivel(c, f.neck, (2, 4, -4)):
        face(c, f, PALE, "#3a2a18", nose=1.15, frown=-0.1)
        open_helmet(c, f, "nasal", "#969da6", "#c8a048")
        s, h = f.skull, f.head
        c.ball(h + (0, 0.3 * s, -0.3 * s), (0.98 * s, 0.8 * s, 0.8 * s), _mail, 0.02, metal=0.7, rough=0.5)
    low = grip(f, 1)
    way = np.array((0.12, 0.86, 0.52))
    with Group(low, along=way):
        spear(2.5, 0.62, 0.36)
        for k in range(3):
            lathe([(0.034, 0), (0.034, 0.03)], leather(), (0, 0, 1.28 + 0.06 * k), sides=12)
    _bundle(c, low + way / np.linalg.norm(way) * 1.32 + (0.0, 0.0, -0.22))
    with Group(f.chest + (0.02, 0.36, -0.02), (-96, 0, 8)):
        _round_board(0.56)
    c.limb(
        [f.shoulder[0] + (0.1, 0.1, 0.05), f.chest + (-0.1, -0.24, 0.0), f.hips + (0.24, -0.12, 0.14)],
        (0.034, 0.034, 0.034),
        "#5a3b22",
        0.01,
    )
    with Group(f.hips + (-0.36, 0.02, 0.02), (18, 0, 6)):  # a pan at the belt
        lathe([(0.02, -0.02), (0.16, -0.02), (0.18, 0.05)], iron("#3a3c40"), rot=(0, -90, 0), sides=22)
        pole((0, 0, 0.15), (0, 0.03, 0.46), 0.018, iron("#3a3c40"), sides=8)


def open_helmet(c: Clay, f: Frame, kind: str, tone: str, trim: str = "#c8a048") -> None:
    """A helmet that leaves the face free: `nasal` with a bar before the nose, `kettle` with a broad brim."""
    s, h = f.skull, f.head
    c.shell(
        h + (0, 0.06 * s, 0.2 * s),
        (1.02 * s, 1.12 * s, (1.25 if kind == "nasal" else 1.02) * s),
        0.1 * s,
        tone,
        0.14 * s,
        0.02,
        **STEEL,
    )
    if kind == "kettle":
        c.ring(h + (0, -0.02 * s, 0.4 * s), 1.32 * s, 0.3 * s, tone, 0.03, (-4, 0, 0), tall=0.22, oval=1.05, **STEEL)
        c.limb(
            [h + (0, -1.0 * s, 0.55 * s), h + (0, -0.4 * s, 1.2 * s), h + (0, 0.6 * s, 1.14 * s)],
            (0.09 * s, 0.1 * s, 0.08 * s),
            tone,
            0.02,
            **STEEL,
        )
    else:
        c.ring(h + (0, 0.05 * s, 0.36 * s), 1.04 * s, 0.1 * s, trim, 0.012, (-4, 0, 0), tall=1.3, oval=1.08, **STEEL)
        c.limb([h + (0, -1.14 * s, 0.4 * s), h + (0, -1.22 * s, -0.14 * s)], (0.1 * s, 0.13 * s), tone, 0.015, **STEEL)
        c.limb([h + (0, 0.05 * s, 1.3 * s), h + (0, 0.08 * s, 1.7 * s)], (0.2 * s, 0.03 * s), tone, 0.03, **STEEL)
    for k in range(10):
        a = 6.283 * k / 10
        c.ball(h + (1.1 * s * math.cos(a), (0.05 + 1.19 * math.sin(a)) * s, 0.42 * s), 0.05 * s, trim, 0.006, **STEEL)


def _mail(p: Any) -> Any:
    """Rings of iron, light and dark."""
    wave = np.sin(p[..., 0:1] * 90) * np.sin(p[..., 2:3] * 90 + np.sin(p[..., 1:2] * 60))
    share = np.clip(wave * 1.6 + 0.5, 0, 1)
    return rgb("#8e949c") * share + rgb("#4a4e56") * (1 - share)


def _bundle(c: Clay, at: Any) -> None:
    """A spotted cloth, knotted about somebody's things."""
    red, white = rgb("#b8382a"), rgb("#f0e2c4")

    def spots(p: Any) -> Any:
        q = np.abs((p * 9) % 1 - 0.5)
        share = np.clip((0.26 - np.linalg.norm(q, axis=-1, keepdims=True)) * 12, 0, 1)
        return red * (1 - share) + white * share

    c.ball(at, (0.25, 0.23, 0.22), spots, 0.03)
    c.limb([at + (0, 0, 0.16), at + (0, 0, 0.3)], (0.12, 0.05), spots, 0.04)
    for side in (-1, 1):
        c.limb(
            [at + (0, 0, 0.26), at + (side * 0.16, 0, 0.34), at + (side * 0.24, -0.02, 0.26)],
            (0.05, 0.06, 0.02),
            spots,
            0.02,
        )


def _round_board(r: float) -> None:
    """A plain round shield of planks; z is where it faces."""
    board, other = wood("#8a5a34", "#6f4526"), wood("#a8392c", "#8a2e24")
    for k in range(7):
        x = -r + 2 * r * (k + 0.5) / 7
        deep = math.sqrt(max(0.02, r * r - x * x))
        box((2 * r / 7 - 0.008, 2 * deep, 0.05), (x, 0, 0), other if k in (2, 4) else board, bevel=0.012)
    tube([(r * math.cos(0.2856 * k), r * math.sin(0.2856 * k), 0) for k in range(23)], 0.04, iron("#7a7e84"))
    sphere((0, 0, 0.03), (0.16, 0.16, 0.11), iron("#9a9ea4"))


def warden(c: Clay) -> None:
    """A heavy gaoler with a lantern held high, a halberd, and a ring of keys."""
    f = Frame("stand", tall=2.12, broad=1.2, girth=1.42, head=1.22)
    step(f, 0, (-0.34, 0.06, 0.07))
    step(f, 1, (0.36, -0.1, 0.07))
    reach(f, 0, (-0.68, -0.36, 1.18), (-1, 0.4, -0.6))
    reach(f, 1, (0.74, -0.46, 2.02), (1, 0.1, -0.5))
    coat, dark = blotch("#6a3f6a", "#573458", 5, 0.8), "#2e2622"
    legs(c, f, "#3a3430", dark, 1.0)
    torso(c, f, coat, 1.25)
    skirt(c, f, coat, 0.62, 1.1, folds=9)
    arms(c, f, coat, "#6a4a30", 1.12)
    for n in (0, 1):
        c.limb([f.elbow[n] * 0.4 + f.hand[n] * 0.6, f.hand[n]], (0.125, 0.14), "#4a3222", 0.015)
        c.ring(
            f.hand[n] * 0.9 + f.elbow[n] * 0.1, 0.12, 0.03, "#c8a048", 0.01, turn_to(f.hand[n] - f.elbow[n]), **STEEL
        )
    c.ball(f.hips + (0, -0.06, 0.22), (0.38, 0.38, 0.3), "#7a5234", 0.05)
    for k in range(4):  # a leather front with studs
        c.ball(
            (0.02, f.hips[1] - 0.44 + 0.025 * abs(k - 1.5) ** 2, f.hips[2] + 0.06 + 0.11 * k),
            0.036,
            "#d8a848",
            0.006,
            **STEEL,
        )
    belt(c, f, size=1.46)
    c.ball(f.neck + (0, 0, -0.04), (0.36, 0.25, 0.15), "#4a3a34", 0.06)
    helmet_tone = "#868d96"
    with Swivel(c, f.neck, (-2, 0, 12)):
        face(c, f, PALE, "#3a2a18", nose=1.5, jaw=1.3, frown=0.6, mouth=False)
        helmet(c, f, "barbute", helmet_tone, "#c89a48")
        s, h = f.skull, f.head
        for k in range(9):
            u = k / 8 * 2 - 1
            c.limb(
                [h + (u * 0.3 * s, -1.0 * s, -0.62 * s), h + (u * 0.5 * s, -1.2 * s, (-1.6 + 0.4 * u * u) * s)],
                (0.13 * s, 0.04 * s),
                "#8a5a34",
                0.03,
            )
    held_at = grip(f, 0)
    with Group(held_at, along=(-0.03, -0.04, 1), roll=20):
        halberd(2.15, 1.15)
    _lantern(grip(f, 1) + (0.02, -0.05, -0.06))
    _keys(f.hips + (-0.4, -0.42, -0.02))


def _lantern(at: Any) -> None:
    """An iron lantern with horn panes and a candle, hanging from a ring."""
    x, y, z = at
    metal = iron("#4a4440")
    with Group((x, y, z), (0, 4, 10)):
        tube([(0.1 * math.cos(a), 0, -0.06 + 0.1 * math.sin(a)) for a in np.linspace(0, 6.283, 14)], 0.016, metal)
        lathe([(0.03, -0.14), (0.06, -0.2), (0.2, -0.3), (0.21, -0.33)], metal, sides=8, smooth=False)
        lathe([(0.2, -0.78), (0.2, -0.72), (0.15, -0.7)], metal, sides=8, smooth=False)
        lathe(
            [(0.145, -0.71), (0.145, -0.33)],
            paint("#ff9a2a", 0.4, glow=2.4, bump=0, second="#ffc060"),
            sides=8,
            smooth=False,
        )
        for k in range(8):
            a = 6.283 * (k + 0.0) / 8
            pole(
                (0.165 * math.cos(a), 0.165 * math.sin(a), -0.74),
                (0.165 * math.cos(a), 0.165 * math.sin(a), -0.31),
                0.016,
                metal,
                sides=6,
            )
        lamp("POINT", (-0.1, -0.3, -0.5), 22, "#ffb060", 0.14)


def _keys(at: Any) -> None:
    """A great ring with four keys."""
    metal, brass = iron("#8a8580"), gold("#c89a4a")
    with Group(at, (0, 0, -20)):
        tube([(0.15 * math.cos(a), 0, -0.13 + 0.15 * math.sin(a)) for a in np.linspace(0, 6.283, 18)], 0.018, metal)
        for k, lean in enumerate((-30, -10, 12, 34)):
            a = math.radians(-90 + lean * 1.2)
            with Group((0.15 * math.cos(a), -0.01 - 0.02 * (k % 2), -0.13 + 0.15 * math.sin(a)), (0, -lean, 0)):
                tone = brass if k % 2 else metal
                tube(
                    [(0.05 * math.cos(b), 0, -0.05 + 0.05 * math.sin(b)) for b in np.linspace(0, 6.283, 11)],
                    0.016,
                    tone,
                )
                pole((0, 0, -0.1), (0, 0, -0.36), 0.018, tone, sides=8)
                box((0.09, 0.025, 0.09), (0.045, 0, -0.32), tone, bevel=0.008)
                box((0.04, 0.03, 0.025), (0.075, 0, -0.32), paint("#1a1614", 0.8), bevel=0)


def axeman(c: Clay) -> None:
    """A bearded woodsman of the north, his great axe swung back over the shoulder."""
    pose = Pose(*POSES["stand"][:4], lean=(0.04, -0.08), sink=0.08)
    f = Frame(pose, tall=2.12, broad=1.28, girth=1.2, head=1.2)
    step(f, 0, (-0.46, -0.36, 0.07), (-0.5, -1, 0.1))
    step(f, 1, (0.40, 0.30, 0.07), (0.5, -1, 0.1))
    reach(f, 0, (0.12, -0.56, 1.36), (-0.8, -0.1, -1))
    reach(f, 1, (0.56, -0.42, 1.80), (1, -0.2, -0.8))
    hide, wool = blotch("#6a4a34", "#54382a", 7, 0.6), blotch("#4f5a4a", "#424c40", 6, 0.8)
    legs(c, f, wool, "#4a3020", 1.05)
    for n in (0, 1):  # fur about the shins
        for k in range(9):
            a = 6.283 * k / 9
            out = np.array((math.cos(a), math.sin(a), 0.0))
            at = f.knee[n] * 0.5 + f.foot[n] * 0.5
            c.limb([at + out * 0.09 + (0, 0, 0.06), at + out * 0.19 + (0, 0, -0.17)], (0.08, 0.02), "#a8906a", 0.03)
        for t in (0.3, 0.62):
            c.ring(f.knee[n] * (1 - t) + f.foot[n] * t, 0.15, 0.02, "#5a3a24", 0.01, turn_to(f.knee[n] - f.foot[n]))
    torso(c, f, hide, 1.05)
    skirt(c, f, hide, 0.34)
    arms(c, f, SKIN, SKIN, 1.3, bare=True)
    for n in (0, 1):  # muscle, bracers, rings
        c.ball(f.shoulder[n] * 0.45 + f.elbow[n] * 0.55 + (0, -0.04, 0), (0.125, 0.125, 0.13), SKIN, 0.06)
        c.limb(
            [f.elbow[n] * 0.55 + f.hand[n] * 0.45, f.hand[n] * 0.92 + f.elbow[n] * 0.08],
            (0.11, 0.095),
            "#5a3a24",
            0.012,
        )
        c.ring(
            f.shoulder[n] * 0.42 + f.elbow[n] * 0.58,
            0.115,
            0.025,
            "#d8a848",
            0.008,
            turn_to(f.elbow[n] - f.shoulder[n]),
            **STEEL,
        )
    belt(c, f, size=1.18)
    fur_collar(c, f, blotch("#a8906a", "#8a7250", 16, 0.6), 1.1)
    c.limb(
        [f.shoulder[0] + (0.06, -0.1, 0), f.chest + (0.02, -0.27, -0.1), f.hips + (0.2, -0.2, 0.1)],
        (0.04, 0.04, 0.04),
        "#5a3a24",
        0.01,
    )
    with Swivel(c, f.neck, (0, 0, 14)):
        face(c, f, SKIN, "#3a6a8a", nose=1.3, jaw=1.1, brow=1.5, frown=1.0)
        hair(c, f, blotch("#c05a24", "#a0481c", 20, 0.6), 0.9, 0.15)
        beard(c, f, blotch("#c8602a", "#a84c1e", 20, 0.6), 1.5)
        s, h = f.skull, f.head
        for x in (-0.2, 0.24):
            c.ring(h + (x * s, -1.08 * s, -1.5 * s), 0.13 * s, 0.05 * s, "#d8a848", 0.008, tall=1.6, **STEEL)
        c.ring(h + (0, 0.1 * s, 0.5 * s), 0.96 * s, 0.1 * s, "#5a3a24", 0.02, (-8, 0, 0), tall=1.6)
        c.ball(h + (0, -0.92 * s, 0.62 * s), 0.14 * s, "#d8a848", 0.01, **STEEL)
    both_hands(f, _great_axe, roll=facing(grip(f, 1) - grip(f, 0), (0.3, 1, 0)))
    timber, cut = wood("#5f4630", "#4a3626"), wood("#d8b078", "#b88e58")
    with Group((-0.82, 0.5, 0), (0, 0, 20)):  # what he practised on
        lathe([(0.42, -0.1), (0.33, 0.16), (0.31, 0.5)], timber, sides=22, wave=lambda a, z: 1 + 0.05 * math.cos(7 * a))
        lathe([(0.28, 0.5), (0.27, 0.512)], cut, sides=22, smooth=False)
    for k in range(9):
        box(
            (0.14, 0.06, 0.025),
            (-0.7 + 0.2 * math.cos(2.4 * k) * k * 0.3, 0.0 + 0.12 * math.sin(2.4 * k) * k * 0.3, 0.05),
            cut,
            (20 * k, 33 * k, 47 * k),
            0.006,
        )


def _great_axe() -> None:
    """A broad bearded axe on a haft as long as a man's leg."""
    pole((0, 0, -0.5), (0, 0, 1.15), 0.038, wood("#7a5230"), 0.042)
    arc = [(0.46 + 0.07 * math.sin(math.pi * t), 1.22 - 0.86 * t) for t in np.linspace(0, 1, 10)]
    blade(
        [(0.02, 1.1), (0.2, 1.13), *arc, (0.24, 0.72), (0.02, 0.84)][::-1],
        paint("#ccd4da", 0.34, 0.55, bump=0.2, grain=14),
        0.07,
        0.028,
    )
    blade([(-0.02, 0.86), (-0.16, 0.9), (-0.16, 1.04), (-0.02, 1.08)], iron(), 0.09, 0.02)
    box((0.11, 0.11, 0.3), (0, 0, 0.97), iron("#8a8c90"), bevel=0.02)
    for z in (-0.45, -0.05, 0.02, 0.09):
        lathe([(0.048, 0), (0.048, 0.045)], leather(), (0, 0, z), sides=14)


def sentry(c: Clay) -> None:
    """On the wall walk at his brazier, looking out; the horn is at hand."""
    f = Frame("stand", tall=2.14, broad=0.98, girth=0.96, head=1.18)
    step(f, 0, (-0.2, 0.0, 0.07), (-0.3, -1, 0))
    step(f, 1, (0.22, -0.1, 0.07), (0.4, -1, 0))
    reach(f, 0, (-0.56, -0.30, 1.36), (-0.8, 0.4, -0.8))
    reach(f, 1, (0.34, -0.34, 1.12), (1, 0.5, -0.2))
    red = blotch("#a83a2c", "#8f3026", 6, 0.8)
    legs(c, f, "#4a4038", "#3a2a20", 0.98)
    torso(c, f, red)
    arms(c, f, "#8a8c90", "#6a4a30", 1.0, metal=0.7, rough=0.5)
    c.cone(f.hips + (0, 0, -0.32), 0.34, 0.27, 0.4, _mail, 0.02, oval=0.85, metal=0.7, rough=0.5)
    skirt(c, f, red, 0.5, 0.98, folds=7)
    c.ball(f.chest + (0, -0.02, -0.1), (0.32, 0.24, 0.36), red, 0.04)
    for n in (0, 1):
        c.ball(f.shoulder[n] + (0, 0, 0.03), (0.16, 0.17, 0.12), "#8e959e", 0.01, (0, 26 * (2 * n - 1), 0), **STEEL)
    _tower_sign(c, f.chest + (0, -0.25, -0.08))
    belt(c, f)
    with Swivel(c, f.neck, (-3, 0, 52)):
        face(c, f, PALE, "#3a4a5a", nose=1.2, frown=0.3)
        open_helmet(c, f, "kettle", "#969da6")
        s, h = f.skull, f.head
        c.ball(h + (0, 0.34 * s, -0.3 * s), (0.98 * s, 0.8 * s, 0.8 * s), _mail, 0.02, metal=0.7, rough=0.5)
        _moustache(c, f)
    c.ball(f.neck + (0, 0, -0.03), (0.26, 0.2, 0.13), _mail, 0.04, metal=0.7, rough=0.5)
    cloak(f, "#3f5a8a", "#34507a", long=0.92, wide=1.0, wind=-0.35)
    with Group(grip(f, 0), along=(-0.02, 0.0, 1), roll=12):
        halberd(2.3, 1.32)
    _horn(f.hand[1] + (0.02, -0.1, -0.02))
    _wall_walk()
    _brazier((0.98, -0.1, 0.0))


def _moustache(c: Clay, f: Frame) -> None:
    """A moustache that hangs."""
    s, h = f.skull, f.head

    c.limb(
        [h + (0, -1.0 * s, -0.36 * s), h + (0.3 * s, -0.9 * s, -0.46 * s), h + (0.44 * s, -0.74 * s, -0.8 * s)],
        (0.1 * s, 0.11 * s, 0.03 * s),
        "#6a4424",
        0.02,
        mirror=True,
    )


def _tower_sign(c: Clay, at: Any) -> None:
    """A small tower in gold upon the breast."""
    tone = "#e8c060"
    c.slab(at, (0.075, 0.03, 0.1), tone, 0.01, 0.008)
    for k in (-1, 0, 1):
        c.slab(at + (0.058 * k, 0, 0.125), (0.02, 0.03, 0.035), tone, 0.006, 0.006)
    c.slab(at + (0, -0.02, -0.06), (0.024, 0.03, 0.045), "#7a241c", 0.01, 0.006)


def _horn(at: Any) -> None:
    """A hunting horn in gold bands."""
    points = [
        at + np.array((0.02 - 0.34 * t, -0.06 + 0.02 * t, -0.02 + 0.3 * (t - 0.3) ** 2 - 0.1 * t))
        for t in np.linspace(-0.5, 0.6, 9)
    ]
    tube(points, 0.03, paint("#e2d3a8", 0.4, bump=0.2, grain=12, second="#8a6a44"), 0.095)
    for k in (0, 4, 8):
        sphere(points[k], 0.042 + 0.0078 * k, gold(), 16)


def _wall_walk() -> None:
    """Flagstones, and battlements behind that leave his head free."""
    stone, other = masonry("#9a9282", "#7f786c"), masonry("#8a8478", "#746e64")
    for row in range(6):
        for k in range(7):
            x = -1.85 + 0.62 * k + 0.3 * (row % 2)
            box(
                (0.6, 0.4, 0.12),
                (x, -1.15 + 0.41 * row, -0.05 - 0.008 * ((k + row) % 2)),
                stone if (3 * k + row) % 4 else other,
                bevel=0.025,
            )
    for row in range(3):
        for k in range(7):
            box(
                (0.6, 0.3, 0.25),
                (-1.9 + 0.62 * k + 0.3 * (row % 2), 1.15, 0.13 + 0.26 * row),
                stone if (k + row) % 3 else other,
                bevel=0.03,
            )
    for x in (-1.25, 0.1, 1.45):
        box((0.66, 0.36, 0.42), (x, 1.15, 1.0), stone, bevel=0.035)
        box((0.74, 0.44, 0.1), (x, 1.15, 1.24), other, bevel=0.03)


def _brazier(at: Vec) -> None:
    """An iron basket of fire on three legs."""
    x, y, z = at
    metal = iron("#4a4440")
    for k in range(3):
        a = 2.094 * k + 0.5
        pole(
            (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), z),
            (x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), z + 0.8),
            0.028,
            metal,
            sides=8,
        )
    for h, r in ((0.68, 0.15), (0.84, 0.23), (1.02, 0.29)):
        tube([(x + r * math.cos(b), y + r * math.sin(b), z + h) for b in np.linspace(0, 6.283, 18)], 0.022, metal)
    for k in range(12):
        a = 0.5236 * k
        pole(
            (x + 0.15 * math.cos(a), y + 0.15 * math.sin(a), z + 0.68),
            (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), z + 1.06),
            0.016,
            metal,
            sides=6,
        )
    coal = paint("#2a1a14", 0.9, glow=0.0, bump=0.8, grain=12)
    sphere((x, y, z + 0.84), (0.2, 0.2, 0.13), coal)
    flames(Random("brazier"), (x, y, z + 0.88), 0.22, 0.62, 9)
    lamp("POINT", (x, y - 0.3, z + 1.25), 16, "#ffa050", 0.2)

"""What Chronicle's fighters hold, wear and stand beside: weapons, a shield, a lantern, keys, a falcon, a cup, laurel.

What is held has its grip at the origin and lies along z.
"""

from __future__ import annotations

import math

import numpy as np
from studio.chronicle_armour import leaf, on_breast, plate, studs, torus
from studio.chronicle_bust import GILT, LEAF, Bust
from studio.clay import Clay, Vec
from studio.lighting import lamp
from studio.materials import paint
from studio.solids import Group, blade, box, cloth, join, lathe, link, pole, sphere, tube


def halberd() -> None:
    """A broad blade, a hook and a long spike on an ash shaft, gilded where they meet."""
    steel, gold = plate("#98a2b2"), leaf()
    pole(
        (0, 0, -0.85), (0, 0, 2.6), 0.08, paint("#6a4422", 0.6, bump=0.4, grain=14, second="#4c2e14", hazy=False), 0.07
    )
    edge = [(0.6 + 0.18 * math.cos(2.6 * (t - 0.5)), 1.5 + 1.1 * t) for t in np.linspace(0, 1, 11)]
    blade([(0.05, 1.75), *edge, (0.05, 2.35)], steel, 0.12, 0.045)
    blade([(-0.05, 1.85), (-0.05, 2.28), (-0.34, 2.14), (-0.5, 1.72), (-0.26, 1.94)], steel, 0.11, 0.04)
    blade([(-0.1, 2.4), (0.1, 2.4), (0.13, 2.62), (0, 3.4), (-0.13, 2.62)], steel, 0.12, 0.04)
    box((0.22, 0.2, 0.78), (0, 0, 2.06), gold, bevel=0.04)
    for z in (1.6, 2.5):
        lathe([(0.1, -0.05), (0.15, 0.0), (0.1, 0.05)], gold, (0, 0, z), sides=20)


def great_axe() -> None:
    """A two-bladed axe, gold inlaid in its steel."""
    haft = paint("#5a3418", 0.6, bump=0.4, grain=14, second="#402410", hazy=False)
    pole((0, 0, -0.7), (0, 0, 2.55), 0.085, haft, 0.075)
    steel = plate("#8791a0")
    edge = [(0.72 + 0.15 * math.sin(math.pi * t), 1.25 + 1.5 * t) for t in np.linspace(0, 1, 13)]
    blade([(0.06, 1.78), (0.32, 1.7), *edge, (0.32, 2.36), (0.06, 2.34)], steel, 0.16, 0.06)
    blade([(-0.06, 1.86), (-0.06, 2.24), (-0.34, 2.16), (-0.6, 1.78), (-0.34, 1.92)], steel, 0.15, 0.05)
    for x, z, size in ((0.44, 2.04, 0.18), (0.6, 1.64, 0.09), (0.6, 2.44, 0.09)):
        box((size, 0.2, size), (x, 0, z), leaf(), (0, 45, 0), 0.03)
    box((0.24, 0.24, 0.62), (0, 0, 2.05), leaf(), bevel=0.04)
    lathe([(0.1, 0), (0.09, 0.1), (0.005, 0.42)], leaf(), (0, 0, 2.5), sides=20)
    for z in (-0.66, 0.35, 1.3):
        lathe([(0.1, 0), (0.12, 0.05), (0.1, 0.1)], leaf(), (0, 0, z), sides=20)


def longsword(long: float = 3.0, wide: float = 0.13, lugs: bool = True) -> None:
    """A sword for two hands, its grip bound in leather; `lugs` is a second guard on the blade."""
    steel, gold, w = plate("#c2cad4"), leaf(), wide
    blade([(-w, 0.55), (w, 0.55), (w * 0.85, long - 0.3), (0, long), (-w * 0.85, long - 0.3)], steel, 0.1, 0.04)
    blade([(-0.03, 0.6), (0.03, 0.6), (0.025, long * 0.7), (-0.025, long * 0.7)], gold, 0.112, 0.004)
    if lugs:
        blade([(-0.12, 0.85), (-0.3, 1.1), (-0.12, 1.05), (0.12, 1.05), (0.3, 1.1), (0.12, 0.85)], steel, 0.09, 0.02)
    pole((0, 0, -0.6), (0, 0, 0.55), 0.085, paint("#4a2414", 0.6, bump=0.6, grain=30, hazy=False))
    half = 0.21 * long
    box((2 * half, 0.15, 0.14), (0, 0, 0.55), gold, bevel=0.05)
    for x in (-half, half):
        sphere((x, 0, 0.55), 0.13, gold, 16)
    sphere((0, 0, -0.7), 0.17, gold, 20)


def crooked_dagger() -> None:
    """A dagger that curves like a claw; its edge is bright."""
    steel = paint("#77709e", 0.32, 1.0, bump=0.05, mottle=0.06, hazy=False)
    outer = [(0.11 + 0.2 * t - 0.95 * t**3, 0.2 + 2.0 * t) for t in np.linspace(0, 1, 14)]
    inner = [(-0.11 + 0.14 * t - 0.68 * t**3, 0.2 + 2.0 * t) for t in np.linspace(0, 0.97, 14)]
    blade([*outer, *inner[::-1]], steel, 0.09, 0.036)
    gold = paint("#c49a4a", 0.36, 1.0, bump=0.1, hazy=False)
    box((0.52, 0.13, 0.1), (0, 0, 0.2), gold, bevel=0.04)
    pole((0, 0, -0.28), (0, 0, 0.2), 0.08, paint("#1c1426", 0.6, bump=0.4, grain=30, hazy=False))
    sphere((0, 0, -0.36), 0.11, paint("#6a30d0", 0.08, coat=1.0, bump=0, hazy=False), 20)


def lantern() -> None:
    """Eight panes of light in gold, hanging from its ring."""
    gold, lit = leaf(), paint("#ffc860", 0.4, glow=1.3, bump=0, hazy=False)
    lathe(
        [(0.02, 0.0), (0.07, -0.06), (0.05, -0.16), (0.2, -0.22), (0.36, -0.4), (0.36, -0.46), (0.3, -0.48)],
        gold,
        sides=8,
        smooth=False,
    )
    lathe([(0.25, -0.47), (0.27, -1.02)], lit, sides=8, smooth=False)
    lathe([(0.3, -1.0), (0.36, -1.04), (0.36, -1.12), (0.22, -1.18), (0.05, -1.26)], gold, sides=8, smooth=False)
    for k in range(8):
        a = math.radians(22.5 + 45 * k)
        pole(
            (0.29 * math.cos(a), 0.29 * math.sin(a), -0.46),
            (0.3 * math.cos(a), 0.3 * math.sin(a), -1.06),
            0.03,
            gold,
            sides=8,
        )
    lamp("POINT", (0, -0.7, -0.7), 14, "#ffb450", 0.2)


def tower_shield() -> None:
    """A pavise of blue enamel, a golden tower beaten on it, its rim riveted."""
    wide, tall = 1.4, 1.62

    def bent(x: float, z: float, out: float = 0.0) -> Vec:
        return x, 0.42 * (x / wide * 2) ** 2 * 0.5 - out, z

    enamel = paint("#2450b0", 0.22, bump=0.1, grain=5, mottle=0.2, second="#173a8c", coat=0.6, hazy=False)
    gold = leaf()
    cloth(lambda u, v: bent((u - 0.5) * wide, (0.5 - v) * tall), enamel, 20, 4, 0.08)
    x, z = wide / 2, tall / 2
    rim = [*[bent(t * x, z) for t in np.linspace(-1, 1, 13)], *[bent(x, t * z) for t in (0.5, 0, -0.5)],
           *[bent(-t * x, -z) for t in np.linspace(-1, 1, 13)], *[bent(-x, t * z) for t in (-0.5, 0, 0.5)]]  # fmt: skip
    tube([(x, y - 0.04, z) for x, y, z in [*rim, rim[0]]], 0.085, gold)
    studs([bent(t * x * 0.86, s * z * 0.88, 0.07) for t in np.linspace(-1, 1, 7) for s in (-1, 1)], 0.04)
    with Group((0, -0.06, -0.02)):
        box((0.5, 0.14, 0.78), (0, 0, -0.2), gold, bevel=0.03, taper=0.86)
        box((0.62, 0.16, 0.12), (0, 0, 0.22), gold, bevel=0.02)
        for k in (-1, 0, 1):
            box((0.14, 0.16, 0.2), (0.235 * k, 0, 0.36), gold, bevel=0.02)
        box((0.18, 0.06, 0.32), (0, -0.08, -0.42), paint("#101830", 0.5, hazy=False), bevel=0.03)


def baton() -> None:
    """A staff of blue enamel, golden at its ends and sown with lozenges."""
    gold = leaf()
    pole((0, 0, -0.9), (0, 0, 1.5), 0.12, paint("#2450b0", 0.2, bump=0.05, coat=0.6, hazy=False))
    for z in (-0.9, 1.5):
        lathe([(0.1, -0.16), (0.17, -0.12), (0.17, 0.12), (0.1, 0.16)], gold, (0, 0, z), sides=24)
        sphere((0, 0, z * 1.02 + math.copysign(0.18, z)), 0.1, gold, 16)
    for k in range(6):
        for j in range(4):
            a = math.radians(90 * j + 45 * (k % 2))
            with Group((0.12 * math.cos(a), 0.12 * math.sin(a), 0.34 + 0.19 * k), (0, 0, math.degrees(a))):
                box((0.03, 0.07, 0.07), (0, 0, 0), gold, (45, 0, 0), 0.006)


def keys() -> None:
    """A ring as wide as a hand, three keys on it."""
    gold, iron = leaf(), plate("#8a8f98")
    with Group((0, 0, -0.26), (90, 0, 12)):
        torus(0.36, 0.055, gold)
    for k, (lean, long) in enumerate(((-20, 1.0), (3, 1.18), (25, 0.98))):
        metal = iron if k == 1 else gold
        with Group(
            (0.32 * math.sin(math.radians(lean)), -0.04 * k, -0.26 - 0.34 * math.cos(math.radians(lean))),
            (0, -lean * 0.6, 0),
        ):
            with Group((0, 0, -0.16), (90, 0, 0)):
                torus(0.16, 0.05, metal)
            pole((0, 0, -0.3), (0, 0, -long), 0.06, metal)
            lathe([(0.06, -0.04), (0.1, 0), (0.06, 0.04)], metal, (0, 0, -0.34), sides=16)
            for z in (0.08, 0.26):
                box((0.26, 0.09, 0.11), (0.14, 0, -long + z), metal, bevel=0.02)


def barrel() -> None:
    """A small cask in iron hoops."""
    oak = paint("#8a5a2c", 0.6, bump=0.4, grain=12, mottle=0.25, second="#6c4420", hazy=False)
    bulge = [(0.36 + 0.12 * math.sin(math.pi * t), 1.15 * t) for t in np.linspace(0, 1, 11)]
    lathe(bulge, oak, sides=32, wave=lambda a, z: 1 - 0.02 * abs(math.cos(8 * a)) ** 12)
    for t in (0.08, 0.28, 0.72, 0.92):
        r = 0.37 + 0.12 * math.sin(math.pi * t)
        lathe(
            [(r, -0.05), (r + 0.025, -0.04), (r + 0.025, 0.04), (r, 0.05)], leaf("#b8862f"), (0, 0, 1.15 * t), sides=32
        )


def falcon(b: Bust) -> None:
    """A white falcon with slate wings, hooded in gold under a red tuft, bells at its feet."""
    c, slate, pale = Clay(), "#66748c", "#f2e8d2"
    c.limb([(0, 0.1, 0.1), (0, 0, 0.5), (0, -0.06, 0.85)], (0.19, 0.29, 0.2), pale, 0.05, rough=0.5)
    c.ball((0, -0.1, 1.05), (0.2, 0.22, 0.2), GILT, 0.02, **LEAF)
    c.ring((0, -0.08, 0.9), 0.19, 0.03, "#b01c30", 0.006, (12, 0, 0), rough=0.4)
    c.limb([(0, -0.28, 1.06), (0, -0.39, 1.04), (0, -0.42, 0.93)], (0.085, 0.06, 0.01), "#2c2a30", 0.01, rough=0.25)
    for k in range(5):
        a = math.radians(90 + 22 * (k - 2))
        c.limb(
            [(0, 0.0, 1.18), (0.26 * math.cos(a), 0.04, 1.18 + 0.32 * math.sin(a))],
            (0.04, 0.06),
            "#b01c30",
            0.01,
            rough=0.5,
        )
    for row in range(4):  # the wings, from their long feathers up
        for k in range(4):
            top = np.array((0.17 + 0.05 * k, -0.12 + 0.1 * k, 0.52 + 0.12 * row - 0.03 * k))
            way = [top, top + (0.08, 0.04, -0.22), top + (-0.03, 0.12, -0.5 + 0.06 * row)]
            c.limb(way, (0.075, 0.085, 0.02), slate if row % 2 else "#7f8da4", 0.006, mirror=True, rough=0.45)
    for k in range(2):
        c.limb([(0.1, -0.05, 0.14), (0.07 + 0.07 * k, -0.2, 0.02)], (0.05, 0.03), GILT, 0.01, mirror=True, **LEAF)
    c.ball((0.12, -0.16, 0.12), 0.07, GILT, 0.006, mirror=True, **LEAF)
    for k in range(5):
        c.limb([(0.05 * (k - 2), 0.16, 0.2), (0.08 * (k - 2), 0.34, -0.42)], (0.07, 0.07), slate, 0.008, rough=0.45)
    for i in range(3):  # arrowheads on the breast
        for k in range(4 - i % 2):
            x = 0.12 * (k - 1.5 + 0.5 * (i % 2))
            c.limb(
                [(x, -0.3 + 1.5 * x * x, 0.47 + 0.13 * i), (x, -0.31 + 1.5 * x * x, 0.4 + 0.13 * i)],
                (0.014, 0.03),
                "#7a5a3c",
                0.004,
                rough=0.5,
            )
    b.bake(c, 0.9)


def cup() -> None:
    """A standing cup with two handles."""
    gold = leaf()
    lathe([(0.3, -0.5), (0.3, -0.44), (0.1, -0.36), (0.08, 0.1), (0.16, 0.2), (0.12, 0.28), (0.32, 0.42), (0.44, 0.66), (0.48, 1.0), (0.52, 1.06),
           (0.46, 1.06), (0.4, 0.7)], gold, sides=36)  # fmt: skip
    for side in (-1, 1):
        with Group((side * 0.5, 0, 0.72), (90, 0, 0), (0.8, 1, 1)):
            torus(0.22, 0.05, gold)
    for k in range(8):
        a = 2 * math.pi * k / 8
        sphere(
            (0.46 * math.cos(a), 0.46 * math.sin(a), 0.8),
            0.06,
            paint(("#b01c30", "#2458c0")[k % 2], 0.06, coat=1.0, bump=0, hazy=False),
            12,
        )


def laurel() -> None:
    """Two golden branches that meet over the brow."""
    outline = [(0.0, -0.02), (0.09, 0.12), (0.1, 0.24), (0.0, 0.46), (-0.1, 0.24), (-0.09, 0.12)]
    mesh = join([blade(outline, paint("#f2c65c", 0.5, 0.85, bump=0.15, grain=20, hazy=False), 0.035, 0.014)])
    for side in (-1, 1):
        for k in range(12):
            a = side * math.radians(16 + 12 * k)
            at = (0.9 * math.sin(a), 0.08 - 0.99 * math.cos(a), 0.5 + 0.02 * k)
            for row, tilt in ((1, 42), (-1, 112)):
                link(mesh, "leaf", (at[0], at[1], at[2] + 0.03 * row), (16 * row, -side * tilt, math.degrees(a)))


def lily(c: Clay, z: float, size: float) -> None:
    """A golden lily on the breast."""
    for line, r in (
        ([(0, -0.5), (0, 0.05), (0, 0.62)], (0.05, 0.17, 0.01)),
        ([(0.04, -0.1), (0.16, 0.2), (0.36, 0.34), (0.46, 0.12)], (0.07, 0.1, 0.11, 0.03)),
        ([(-0.04, -0.1), (-0.16, 0.2), (-0.36, 0.34), (-0.46, 0.12)], (0.07, 0.1, 0.11, 0.03)),
        ([(-0.24, -0.12), (0, -0.13), (0.24, -0.12)], (0.07, 0.07)),
        ([(0, -0.14), (0.2, -0.36), (0.3, -0.3)], (0.07, 0.06, 0.02)),
        ([(0, -0.14), (-0.2, -0.36), (-0.3, -0.3)], (0.07, 0.06, 0.02)),
    ):
        c.limb(
            [on_breast(x * size, z + y * size, -0.05) for x, y in line], tuple(q * size for q in r), GILT, 0.01, **LEAF
        )

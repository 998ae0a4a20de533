"""Chronicle's histories where the great meet: a round table, a dragon's cave, a cathedral."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
from studio.arms import sword, tall_shield
from studio.buildings import masonry
from studio.chronicle_bust import crown
from studio.chronicle_chambers import WAX, goblet, gold, indoors
from studio.chronicle_crowd import sage
from studio.chronicle_frame import looking
from studio.chronicle_serpents import Hide, head, neck, spines
from studio.clash_folk import candle
from studio.clash_yards import shaft
from studio.clay import Clay, Vec, blotch
from studio.gearwork import torus
from studio.lighting import Light, lamp, sky
from studio.materials import fog, paint
from studio.nature import fbm, land, puffs, rock_mesh, scatter
from studio.solids import Group, blade, box, cloth, figure, lathe, link, pole, solid, sphere, tube

# ---- grand alliance


def grand_alliance(dice: Random) -> None:
    """A round table with swords laid to its middle, shields and banners of all about it."""
    indoors("#ffe6bc", "#b8a890", 0.75)
    tones = ("#a8241c", "#2458b0", "#e0b040", "#2f7a4a", "#5a3078", "#c86a20", "#e8e0d0", "#2a2a34", "#1f7a80")
    box((40, 30, 0.2), (0, 2, -0.9), paint("#8a7a64", 0.6, bump=0.3, grain=3, mottle=0.3, second="#766650"), bevel=0)
    box((40, 0.3, 8), (0, 6.2, 2.5), masonry("#a8987c", "#8f8068"), bevel=0)
    for k in range(9):
        x = -5.2 + 1.3 * k
        _standard((x, 5.7, 0.75), tones[k], 1.05, 2.6)
    wood_top = paint("#7a4a24", 0.35, bump=0.2, grain=5, mottle=0.3, second="#603818", coat=0.4)
    lathe([(2.9, -0.2), (3.0, -0.14), (3.0, -0.03), (2.95, 0.0)], wood_top, sides=96, smooth=False)
    dark, pale = paint("#3a2210", 0.4, coat=0.3), paint("#d8b070", 0.4, coat=0.3)
    lathe([(1.0, -0.9), (0.7, -0.6), (0.6, -0.3), (1.2, -0.15)], dark, sides=40)
    for r in (2.72, 0.98):
        torus(r, 0.04, gold())
    for k in range(16):
        a, far = 2 * math.pi * k / 16, 0.88 if k % 2 else 0.55
        points = [(0, 0, 0.006), (0.2 * math.cos(a - 0.2), 0.2 * math.sin(a - 0.2), 0.006), (far * math.cos(a), far * math.sin(a), 0.006),
                  (0.2 * math.cos(a + 0.2), 0.2 * math.sin(a + 0.2), 0.006)]  # fmt: skip
        solid(points, [(0, 1, 2, 3)], pale if k % 2 else dark)
    for k in range(9):
        a = math.radians(-90 + 40 * k)
        c, s = math.cos(a), math.sin(a)
        with Group((c * 2.5, s * 2.5, 0.06), along=(-c, -s, 0)):
            sword(1.35, 0.085)
    with Group((0, 0, 0.32), scale=0.42):
        clay = Clay()
        crown(clay, 8, 0.6, "#8a1c2a", 0.0)
        figure(clay, 110, bump=0.06, grain=30, mottle=0.06, wash=0.7, brush=0.2)
    for k in range(9):
        a = math.radians(-90 + 40 * (k + 0.5))
        c, s = math.cos(a), math.sin(a)
        _seat((3.55 * c, 3.55 * s, -0.85), math.degrees(a) + 90, tones[k], s)
        lathe(
            [(0.13, 0), (0.13, 0.02), (0.04, 0.05), (0.03, 0.16), (0.11, 0.24), (0.13, 0.38), (0.11, 0.38)],
            gold(),
            (2.45 * c, 2.45 * s, 0),
            sides=20,
        )
    for k, (x, y) in enumerate(((-4.8, 0.4), (4.8, 0.4), (-5.0, -1.9), (5.0, -1.9), (-4.4, 2.8), (4.4, 2.8))):
        pole((x, y, -0.9), (x, y, 2.4), 0.06, gold(), sides=10)
        lathe([(0.34, 0), (0.3, 0.08), (0.08, 0.14)], gold(), (x, y, -0.88), sides=24)
        _standard((x, y - 0.06, 1.15), tones[(2 * k + 1) % 9], 1.05, 2.0)
    lamp("AREA", (-4.5, -4.0, 6.5), 1300, "#ffe4b0", 2.0, (0, 0, 0))
    lamp("AREA", (5.0, 2.0, 5.0), 500, "#ffc880", 2.0, (0, 0, 0))
    lamp("SPOT", (0, 2.5, 7.5), 900, "#fff0c8", 0.4, (0, 0, 0), 40)
    looking((0, -10.0, 6.1), (0, 0.62, 0.35), 84, (0, -0.5, 0), 2.4)


def _standard(at: Vec, tone: str, wide: float, tall: float) -> None:
    """A long banner with a charge in gold, on a bar."""
    x, y, z = at
    pole((x - wide * 0.6, y, z + tall / 2), (x + wide * 0.6, y, z + tall / 2), 0.045, gold(), sides=10)

    def place(u: float, v: float) -> Vec:
        tail = 0.34 * (1 - abs(u - 0.5) * 2) if v == 1 else 0
        return x + wide * (u - 0.5), y - 0.04 + 0.06 * math.sin(7 * u + 2 * v) * v, z + tall * (0.5 - v) - tail

    cloth(place, paint(tone, 0.75, bump=0.3, grain=22, mottle=0.2), 12, 18, 0.015)
    rim = [(0.3 if k % 2 == 0 else 0.13, math.pi * k / 8) for k in range(16)]
    with Group((x, y - 0.16, z + 0.15)):
        blade([(r * math.sin(a), r * math.cos(a)) for r, a in rim], gold(), 0.05, 0.012)


def _seat(at: Vec, turn: float, tone: str, side: float) -> None:
    """A high chair towards the table; a shield hangs on it where the lens sees it."""
    oak = paint("#4c3018", 0.5, bump=0.4, grain=8, second="#3a2410")
    with Group(at, (0, 0, turn)):
        box((0.95, 0.8, 0.12), (0, 0, 0.75), oak, bevel=0.03)
        for x in (-0.42, 0.42):
            for y in (-0.34, 0.34):
                pole((x, y, 0), (x, y, 0.75), 0.06, oak, sides=8)
        box((0.95, 0.12, 1.1), (0, -0.38 if side < 0 else 0.38, 1.3), oak, bevel=0.03)
    if side < -0.2:
        return
    x, y = at[0], at[1]
    q = math.hypot(x, y)
    with Group(
        (x * (1 + 0.55 / q), y * (1 + 0.55 / q), 0.55), (76, 0, -0.35 * math.degrees(math.atan2(x, 1.5 + abs(y))))
    ):
        tall_shield(1.3, 1.75, tone, sign="#f0e0b0" if tone != "#e8e0d0" else "#a8241c")


# ---- conversation with a dragon


def conversation_with_a_dragon(dice: Random) -> None:
    """A dragon's head, huge, bent down to a sage with his staff at the mouth of a cave."""
    fog("#d8a468", 16, 44)

    def height(x: float, y: float) -> float:
        return 0.1 * fbm(x * 0.9, y * 0.9) + 0.1 * max(0.0, abs(x) - 4)

    land(height, paint("#6a5844", 0.9, bump=0.8, grain=5, mottle=0.4, second="#524434"), (46, 40), (0, 12))
    _cave(dice)
    hide = Hide(blotch("#8a2c20", "#64201c", 3.0, 0.5), "#dcae5c", "#2c1a20", "#ffc020", 0.12)
    line: list[Vec] = [(7.2, 3.5, 0.6), (6.4, 3.0, 2.6), (4.6, 2.0, 3.5), (2.6, 0.9, 2.75)]
    radii = (1.5, 1.15, 0.9, 0.72)
    c = Clay()
    neck(c, line, radii, hide, (-0.75, -0.8, -0.5))
    figure(c, 170, bump=0.25, grain=9)
    spines(line, radii, (-0.75, -0.8, -0.6), 1.35, paint("#2c1a20", 0.5, bump=0.2), 2)
    head((2.0, 0.2, 2.15), (20, 8, -60), 2.05, hide, dice, 200, 0.42, 1.05)
    sage((-2.7, -0.7, height(-2.7, -0.7) + 0.02), 74, 0.72)
    _hoard(dice, height)
    puffs(
        dice, [(0.05 - 0.2 * k, -0.3, 1.3 + 0.1 * k + 0.03 * k * k) for k in range(5)], "#b8a898", "#8a7c74", 0.07, 0.17
    )
    lamp("POINT", (-2.5, -1.9, 2.0), 60, "#8fd8ff", 0.2)
    lamp("AREA", (4.0, -7.0, 5.0), 420, "#fff0d0", 1.5, (3.6, -1.2, 0.2))
    lamp("AREA", (-4.5, -7.0, 5.5), 1100, "#ffe2b4", 2.0, (1.0, 0, 1.6))
    lamp("AREA", (-4.0, 7.0, 4.0), 1500, "#ffb458", 2.5, (1.5, 0.5, 2.0))
    sky(
        Light(
            "#ffd08a",
            "#6a84b8",
            0.6,
            "#ffe0b0",
            (-0.5, 1, 0.12),
            "#ffb040",
            ("#ffffff", 0),
            ("#ffffff", 0),
            "#d8a468",
            0.42,
        ),
        high=0.34,
    )
    lamp("SUN", (-6, 8, 4), 2.2, "#ffbc68", 3, (0, 0, 0))
    looking((0, -11.0, 1.6), (0, 0, 1.75), 86, (0.2, -0.4, 1.8), 1.6)


def _cave(dice: Random) -> None:
    """The dark mouth of rock round the right half and overhead; hills and sun beyond."""
    stone = paint("#5c4c40", 0.9, bump=0.9, grain=2.5, mottle=0.4, second="#443830")
    meshes = [rock_mesh(dice.uniform(0, 40), stone, 0.5, 4) for _ in range(4)]
    places = [(8.5, 5, 0, 3.2), (7.2, 7, 3.5, 3.0), (4.6, 8, 5.4, 2.4), (2.0, 8.5, 6.2, 2.0), (9, 4, 3.2, 2.6), (4.0, 10, 1.6, 3.4), (6.5, 9, 0.5, 3.6),
              (2.4, 11, 4.0, 2.2), (-7.4, 4, 0, 1.8), (-7.0, 5, 2.0, 1.6), (-6.4, 5.5, 4.0, 1.5), (-4.4, 6, 5.6, 1.5), (-1.6, 7, 6.3, 1.7), (-8, 3, 3, 1.6)]  # fmt: skip
    for k, (x, y, z, r) in enumerate(places):
        link(meshes[k % 4], "rock", (x, y, z), (dice.uniform(0, 360), dice.uniform(0, 360), 0), r)
    scatter(meshes[0], [(dice.uniform(-6, 7), dice.uniform(-3.5, 4)) for _ in range(60)], None, 0.05, 0.22, dice)
    far = paint("#a8785c", 0.9, bump=0.6, grain=1.5)
    for x, y, r in ((-6, 30, 7), (1, 34, 8), (-14, 32, 8)):
        sphere((x, y, -3.5), (r, 4, r * 0.75), far, 40)


def _hoard(dice: Random, height: Any) -> None:
    """Coins in a heap with a cup and a chest's gleam, in the lower right."""
    coin = lathe([(0.11, 0), (0.12, 0.012), (0.11, 0.024)], gold(), (0, 0, -9), sides=16).data
    for _ in range(520):
        q, a = dice.random() ** 0.7, dice.uniform(0, 2 * math.pi)
        x, y = 3.6 + 2.6 * q * math.cos(a), -1.3 + 1.0 * q * math.sin(a)
        z = height(x, y) + 0.62 * (1 - q) ** 1.2 + 0.02
        link(coin, "coin", (x, y, z), (dice.uniform(-35, 35), dice.uniform(-35, 35), 0), dice.uniform(0.9, 1.2))
    sphere((3.6, -1.3, -0.05), (1.9, 0.8, 0.5), gold("#a8782c"), 30)
    with Group((2.5, -1.6, 0.22), (0, 66, 30), 0.5):
        goblet()
    for _ in range(14):
        a = dice.uniform(0, 6.28)
        sphere(
            (3.6 + 1.6 * math.cos(a), -1.3 + 0.7 * math.sin(a), 0.32),
            0.09,
            paint(dice.choice((WAX, "#1c8a58", "#2458c0")), 0.06, coat=1.0, bump=0),
            8,
        )


# ---- coronation of a king


def coronation_of_a_king(dice: Random) -> None:
    """Two hands lower the crown on a head that bows; the nave, its banners and its rose window behind."""
    indoors("#ffe6b8", "#4a3a5c", 0.36)
    _nave(dice)
    with Group((0, 0, 2.1), scale=0.92):
        c = Clay()
        crown(c, 8, 0.62, None, 0.0, 0.9)
        c.ball((0, 0.1, 0.16), (0.78, 0.84, 0.42), "#8a1c2a", 0.02, rough=0.6)
        figure(c, 170, bump=0.06, grain=30, mottle=0.06, wash=0.7, brush=0.2)
    for side in (-1, 1):
        _giving_hand(side)
    _bowed_king()
    for x in (-1.8, -0.6, 0.7, 1.9):
        shaft((x, 4.0, -0.6), 0.12 * x, 0.5, "#fff0c0", 0.16)
    lamp("AREA", (-4.0, -6.0, 5.0), 620, "#ffe6c0", 1.6, (0, 0, 1.6))
    lamp("AREA", (4.5, -4.0, 2.0), 260, "#b8a8ff", 2.0, (0, 0, 1.2))
    lamp("AREA", (0, 8.0, 6.0), 900, "#ffe8c0", 2.5, (0, 12, 2.0))
    lamp("AREA", (0, 3.6, 5.0), 380, "#fff0c0", 1.6, (0, 0, 1.6))
    looking((0, -9.5, 1.7), (0, 0, 1.7), 80, (0, -0.2, 1.9), 1.5)


def _nave(dice: Random) -> None:
    """Pillars in two rows, banners between them, pointed vaults, a rose of coloured glass."""
    stone = masonry("#c0ac8c", "#a8947a")
    box(
        (20, 24, 0.2),
        (0, 8, -0.9),
        paint("#8a7a68", 0.3, bump=0.1, grain=3, mottle=0.3, second="#6a5c50", coat=0.3),
        bevel=0,
    )
    box((16, 0.3, 12), (0, 16, 3), stone, bevel=0)
    tones = ("#6a2a8a", "#b02428", "#2458b0", "#c89028")
    for k in range(4):
        y = 2.4 + 3.4 * k
        for s in (-1, 1):
            x = s * 3.5
            for dx, dy, r in ((0, 0, 0.42), (0.34, 0, 0.16), (-0.34, 0, 0.16), (0, -0.34, 0.16)):
                lathe(
                    [(r * 1.4, -0.9), (r * 1.4, -0.5), (r, -0.3), (r, 3.8), (r * 1.5, 4.2)],
                    stone,
                    (x + dx, y + dy, 0),
                    sides=22,
                )
            box((4.4, 0.3, 9), (s * 6.6, y + 2, 3), stone, bevel=0)
            _standard((s * (2.75 if k else 4.6), y + 0.5, 2.2), tones[k], 0.8 + 0.3 * (k == 0), 2.5)
            rib = [(s * 3.5 * (1 - t), y, 4.1 + 2.6 * math.sin(t * math.pi / 2)) for t in np.linspace(0, 1, 12)]
            tube(rib, 0.16, stone)
    lit = [paint(tone, 0.5, glow=1.1, bump=0.1, hazy=False) for tone in ("#ffd470", "#5a90ff", "#ff5a50", "#c070ff")]
    with Group((0, 15.7, 3.7), (90, 0, 0)):
        lathe([(3.1, -0.1), (3.2, 0.12), (2.9, 0.18), (2.85, 0.0)], stone, sides=64)
        lathe([(0.5, 0), (0.5, 0.04)], lit[0], sides=32)
        for ring, (n, r, q) in enumerate(((12, 1.15, 0.26), (12, 2.05, 0.38), (24, 2.66, 0.15))):
            for k in range(n):
                a = 2 * math.pi * (k + 0.5 * ring) / n
                long = 1.0 if ring == 2 else 1.9 - 0.7 * ring
                lathe(
                    [(q, 0), (q, 0.05)],
                    lit[(k + ring) % 4],
                    (r * math.cos(a), r * math.sin(a), 0),
                    (0, 0, math.degrees(a)),
                    (long, 1, 1),
                    20,
                )
    for x in (-1.6, 0, 1.6):
        box((0.8, 0.1, 1.4), (x, 15.7, -0.5), lit[1 if x else 0], bevel=0.02)
        lathe([(0.4, -0.05), (0.4, 0.05)], lit[1 if x else 0], (x, 15.7, 0.2), (90, 0, 0), sides=24)
    for s in (-1, 1):
        for x, y in ((1.75, 1.2), (4.9, 0.6), (1.75, 6.0)):
            lathe(
                [(0.3, -0.9), (0.26, -0.8), (0.06, -0.7), (0.05, 0.7), (0.2, 0.8), (0.2, 0.86)],
                gold(),
                (s * x, y, 0),
                sides=20,
            )
            candle((s * x, y, 0.84), 0.6, 0.09)
            lamp("POINT", (s * x, y - 0.2, 1.7), 30, "#ffb868", 0.1)
        _standard((s * 6.0, 2.6, 2.2), "#b02428", 1.1, 2.5)
    box((1.5, 14, 0.03), (0, 8, -0.78), paint("#a0202c", 0.85, bump=0.3, grain=20), bevel=0)


def _giving_hand(side: int) -> None:
    """A hand in a bishop's sleeve that holds one side of the crown."""
    c, skin = Clay(), "#e2b090"

    def at(x: float, y: float, z: float) -> Vec:
        return side * x, y, z

    c.limb([at(3.9, 0.5, 3.3), at(2.6, 0.25, 2.7), at(1.45, 0.0, 2.24)], (0.42, 0.36, 0.3), "#f0e6d0", 0.06)
    for k in range(6):
        c.ring(at(1.5 + 0.2 * k, 0.03 * k, 2.27 + 0.082 * k), 0.3, 0.035, "#e2d6bc", 0.03, (0, side * 66, 0))
    c.ring(at(1.5, 0.0, 2.27), 0.29, 0.07, "#dda23a", 0.02, (0, side * 62, 0), tall=1.5, metal=1.0, rough=0.34)
    c.limb([at(1.6, 0, 2.3), at(1.28, -0.04, 2.14)], (0.24, 0.22), skin, 0.05)
    c.ball(at(1.12, -0.04, 2.08), (0.17, 0.26, 0.27), skin, 0.08, (0, side * 24, 0))
    for k in range(4):
        y = -0.24 + 0.15 * k
        c.limb([at(1.12, y, 2.02), at(0.99, y - 0.02, 1.88), at(0.86, y, 1.84)], (0.1, 0.09, 0.07), skin, 0.02)
    c.limb([at(1.14, -0.2, 2.2), at(1.0, -0.4, 2.24), at(0.84, -0.5, 2.2)], (0.1, 0.09, 0.07), skin, 0.04)
    figure(c, 120, bump=0.12, grain=22)

    def sleeve(u: float, v: float) -> Vec:
        a = 2 * math.pi * v
        wide = 0.46 + 0.06 * u + 0.05 * math.cos(7 * a)
        hang = 1 + 1.5 * u * u * max(0.0, -math.sin(a))
        return at(
            4.4 - 2.45 * u + 0.25 * u * max(0.0, -math.sin(a)),
            0.55 - 0.45 * u + wide * math.cos(a),
            3.5 - 1.03 * u + wide * hang * math.sin(a),
        )

    cloth(sleeve, paint("#6a2070", 0.7, bump=0.35, grain=24, mottle=0.2, second="#521858"), 24, 48, 0.02)
    for u, r in ((1.0, 0.055), (0.94, 0.03)):
        tube([sleeve(u, k / 40) for k in range(41)], r, gold())
    sphere(at(0.97, -0.33, 1.93), 0.06, paint("#1c8a58", 0.06, coat=1.0, bump=0), 12)


def _bowed_king() -> None:
    """Seen from behind: hair, a collar of ermine, a red mantle with a gold hem."""
    c = Clay()
    mantle = blotch("#9a1c2c", "#7a1424", 2.0, 0.8)
    c.ball((0, 0, 1.08), (0.5, 0.52, 0.56), "#5a3420", 0.03)
    for k in range(25):
        a = math.radians(-20 + 220 * k / 24)
        x, y = math.cos(a), -math.sin(a)
        c.limb([(0.08 * x, 0.1, 1.6), (0.44 * x, 0.46 * y, 1.36), (0.54 * x, 0.54 * y, 0.9), (0.5 * x + 0.05 * math.sin(3 * k), 0.54 * y, 0.52)],
               (0.06, 0.1, 0.1, 0.025), "#5a3420" if k % 2 else "#6e4226", 0.01)  # fmt: skip
    c.ball((0, 0.05, 0.3), (1.15, 0.62, 0.4), "#f2ecde", 0.1)
    c.cone((0, 0.05, -1.4), 1.9, 0.95, 1.7, mantle, 0.12, folds=13, deep=0.1, oval=0.7)
    for x, z in (
        (-0.8, 0.2),
        (-0.5, 0.36),
        (-0.2, 0.12),
        (0.15, 0.34),
        (0.45, 0.1),
        (0.75, 0.28),
        (-0.62, 0.04),
        (0.95, 0.1),
        (0.28, 0.0),
        (-0.05, 0.44),
        (-0.98, 0.05),
    ):
        y = -0.62 * math.sqrt(max(0.02, 1 - (x / 1.2) ** 2 - ((z - 0.3) / 0.55) ** 2)) + 0.03
        c.limb([(x, y, z + 0.06), (x, y - 0.03, z - 0.06)], (0.03, 0.045), "#1c1614", 0.01)
    figure(c, 150, bump=0.2, grain=20)

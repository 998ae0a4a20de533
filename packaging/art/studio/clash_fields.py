"""Clash's grounds of open country and games."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from studio.buildings import fence, house, masonry, wood
from studio.clay import Vec
from studio.materials import paint
from studio.nature import (
    Height,
    Place,
    around,
    fbm,
    land,
    leafy_tree,
    litter,
    mountains,
    rock_mesh,
    scatter,
    tuft,
    underfoot,
)
from studio.solids import Group, blade, box, cloth, join, lathe, link, pole, solid, sphere, tube


def field(dice: Random) -> Height:
    """Ripe corn with poppies, a hay wagon, a village with its church among round trees."""
    earth = paint("#8a7446", 0.95, bump=0.7, grain=7, mottle=0.4, second="#7d8a44")

    def height(x: float, y: float) -> float:
        far = max(0.0, y - 5)
        return (
            0.05 * fbm(x, y) + 0.06 * max(0.0, abs(x) - 1.3) + 0.035 * far + 0.25 * fbm(x * 0.2, y * 0.2) * min(1, far)
        )

    land(height, earth, (34, 32), (0, 11))
    corn = [_corn(dice, tone, second) for tone, second in (("#dcb04a", "#b8862c"), ("#c89a3a", "#e8c870"))]
    for k, (x, y) in enumerate(_corn_rows(dice)):
        tall = dice.uniform(0.75, 1.15) * (0.75 if y < 0.5 else 1.0)
        link(
            corn[k % 2],
            "corn",
            (x, y, height(x, y)),
            (dice.uniform(-7, 7), dice.uniform(-7, 7), dice.uniform(0, 360)),
            tall,
        )
    poppy, flower = _flower("#d8301e"), _flower("#4f74c8")
    beside = [(x, y) for x, y in around(dice, 150, 0.95, 2.9, (0.0, 3)) if y < 3]
    scatter(poppy, beside[:95], height, 0.8, 1.5, dice, 12)
    scatter(flower, beside[95:130], height, 0.6, 1.1, dice, 12)
    stubble = paint("#b89a50", 0.9, second="#8a9044")
    scatter(tuft(stubble, dice, 12, 0.2), underfoot(dice, 130, 1.5), height, 0.5, 1.1, dice)
    litter(dice, height, "#9a8a6c", "#6f6248")
    side = dice.choice((-1, 1))
    _hay_wagon((side * 2.35, 4.6, height(side * 2.35, 4.6)), -28 * side)
    for x, y in ((-3.3, 6.5), (-4.9, 5.4), (4.8, 7.5)):
        _stook((x * side, y, height(x * side, y)), dice)
    _village(height, side)
    trunk = paint("#5a4632", 0.9, bump=0.7)
    for tone, second in (("#5f8a3a", "#8aa848"), ("#477a3c", "#6a9444")):
        tree = leafy_tree(paint(tone, 0.9, bump=0.9, grain=7, second=second), trunk, dice)
        back = [(-6.2, 11), (6.4, 12.5), (-3.1, 17), (1.0, 18.5), (3.3, 17), (8.6, 16), (-8.4, 15)]
        scatter(tree, [(x + dice.uniform(-1, 1), y + dice.uniform(-1, 1)) for x, y in back], height, 0.6, 0.95, dice, 3)
    mountains(dice, paint("#7f9a86", 0.9, bump=0.8, grain=1.2, second="#6a8478"), far=27, tall=4.5)
    return height


def _corn_rows(dice: Random) -> list[Place]:
    """Places in two blocks of corn, left and right of a broad cart track."""
    places = []
    for _ in range(900):
        x, y = dice.choice((-1, 1)) * dice.uniform(0, 1) ** 0.8 * 4.4, dice.uniform(-0.6, 1) * 6.2
        track = 1.35 + 0.12 * max(0.0, y)
        places.append((math.copysign(track, x) + x, y + 1.0))
    return places


def _corn(dice: Random, tone: str, second: str) -> Any:
    """A bundle of stalks with ears."""
    straw, ear = paint(tone, 0.85, second=second, bump=0.1), paint(second, 0.85, bump=0.5, grain=30)
    things = [link(tuft(straw, dice, 7, 0.5, 0.3, 0.012), "straw")]
    for _ in range(8):
        a, r, tall = dice.uniform(0, 6.28), dice.uniform(0, 0.2), dice.uniform(0.62, 0.85)
        x, y, lean = r * math.cos(a), r * math.sin(a), dice.uniform(0.04, 0.12)
        tip = (x + lean * math.cos(a), y + lean * math.sin(a), tall)
        things.append(pole((x, y, 0), tip, 0.009, straw, 0.007, 4))
        things.append(sphere((tip[0], tip[1], tall + 0.05), (0.024, 0.024, 0.085), ear, 6,
                             (dice.uniform(-20, 20), dice.uniform(-20, 20), 0)))  # fmt: skip
    return join(things)


def _flower(tone: str) -> Any:
    """Four petals on a stalk."""
    petal, stalk = paint(tone, 0.7, bump=0.1), paint("#5f7a34", 0.9)
    things = [pole((0, 0, 0), (0.03, 0, 0.26), 0.007, stalk, sides=5)]
    things += [sphere((0.03 + 0.03 * math.cos(a), 0.03 * math.sin(a), 0.275), (0.034, 0.034, 0.016), petal, 8,
                      (25 * math.sin(a), -25 * math.cos(a), 0)) for a in (0, 1.57, 3.14, 4.71)]  # fmt: skip
    things.append(sphere((0.03, 0, 0.285), 0.014, paint("#241a18", 0.8), 6))
    return join(things)


def _stook(at: Vec, dice: Random) -> None:
    """Sheaves put together to dry."""
    straw = paint("#d8b45c", 0.9, bump=0.9, grain=26, second="#b08a38")
    for k in range(5):
        a = 6.283 * k / 5 + dice.uniform(-0.2, 0.2)
        with Group(
            (at[0] + 0.2 * math.cos(a), at[1] + 0.2 * math.sin(a), at[2]), (14 * math.sin(a), -14 * math.cos(a), 0)
        ):
            lathe([(0.17, 0), (0.09, 0.45), (0.1, 0.5), (0.2, 0.8), (0.05, 0.84)], straw, sides=12,
                  wave=lambda a, z: 1 + 0.1 * math.cos(7 * a))  # fmt: skip


def _hay_wagon(at: Vec, turn: float) -> None:
    """A ladder wagon, high with hay, a fork in it."""
    timber, hay = wood("#7a5534"), paint("#dcbc68", 0.95, bump=1.0, grain=22, mottle=0.4, second="#b08e40")
    with Group(at, (0, 0, turn)):
        box((1.9, 0.85, 0.08), (0, 0, 0.62), timber, bevel=0.01)
        for side in (-1, 1):
            for z in (0.78, 1.0):
                pole((-1.0, side * (0.3 + 0.2 * z), z), (1.0, side * (0.3 + 0.2 * z), z), 0.03, timber, sides=8)
            for k in range(9):
                x = -0.95 + 0.2375 * k
                pole((x, side * 0.42, 0.6), (x, side * 0.54, 1.08), 0.022, timber, sides=6)
            for x in (-0.62, 0.62):
                with Group((x, side * 0.52, 0.42), (90, 0, 0)):
                    tube([(0.4 * math.cos(0.3 * k), 0.4 * math.sin(0.3 * k), 0) for k in range(22)], 0.04, timber)
                    sphere((0, 0, 0), 0.08, timber, 12)
                    for k in range(8):
                        a = 6.283 * k / 8
                        pole((0, 0, 0), (0.38 * math.cos(a), 0.38 * math.sin(a), 0), 0.022, timber, sides=6)
        for k, (x, y, z, r) in enumerate(((-0.5, 0, 1.05, 0.6), (0.45, 0.05, 1.08, 0.62), (0, 0, 1.32, 0.56))):
            link(rock_mesh(k * 3.1, hay, 0.35, 4), "hay", (x, y, z), (0, 0, 70 * k), (r, r * 0.85, r * 0.72))
        pole((0.2, 0, 1.4), (0.5, -0.1, 2.3), 0.02, timber, sides=6)
        pole((-0.9, 0, 0.6), (-2.0, 0, 0.2), 0.04, timber, sides=8)


def _village(height: Height, side: int) -> None:
    """Houses about a church with a pointed steeple, across from the wagon."""
    tones = "#b0583a", "#a8483a", "#b8683c", "#a0503a"
    for (x, y, turn), tone in zip(
        ((-4.6, 13.4, 24), (-0.5, 15.5, -8), (2.6, 14.2, -30), (5.2, 15.5, 14)), tones, strict=True
    ):
        house((side * x, y, height(side * x, y) - 0.05), turn * side, 1.7, 1.3, 0.95, tone)
    x, y = -2.2 * side, 15.0
    white, slate = paint("#e2dac4", 0.9, bump=0.3, grain=5), paint("#6a4a4a", 0.8, bump=0.5, grain=14)
    with Group((x, y, height(x, y) - 0.1), (0, 0, 16), 1.15):
        box((1.0, 2.0, 1.3), (0.9, 0.2, 0.65), white, bevel=0.02)
        solid([(0.3, -0.9, 1.25), (1.5, -0.9, 1.25), (0.9, -0.9, 2.1), (0.3, 1.3, 1.25), (1.5, 1.3, 1.25), (0.9, 1.3, 2.1)],
              [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2)], slate)  # fmt: skip
        box((0.9, 0.9, 2.5), (0, 0, 1.25), white, bevel=0.02)
        lathe([(0.78, 2.45), (0.5, 2.75), (0.02, 4.3)], slate, rot=(0, 0, 45), sides=4, smooth=False, bevel=0.02)
        for z in (1.1, 2.05):
            box((0.2, 0.1, 0.36), (0, -0.44, z), paint("#2a2420", 0.5), bevel=0.03)
        pole((0, 0, 4.2), (0, 0, 4.7), 0.03, paint("#d8b060", 0.3, 1.0), sides=6)
        sphere((0, 0, 4.4), 0.07, paint("#d8b060", 0.3, 1.0), 10)
    fence([(-6 + 1.1 * k, 11.6 + 0.3 * math.sin(k), height(-6 + 1.1 * k, 11.6)) for k in range(6)], 0.6)


# ---- the arena

CENTRE, RING = 1.5, 8.5  # of the circle of sand: how far behind the figure its middle is, its radius
BRIGHT = ("#b83a2c", "#e0a83c", "#3f6f9a", "#e8dcc0", "#5f8a4a", "#8a4a7a", "#c87a3a")


def arena(dice: Random) -> Height:
    """Sand in a ring of arches, tiers of people under awnings, racks of arms by the wall."""
    sand = paint("#d8b078", 0.95, bump=0.8, grain=8, mottle=0.3, second="#c89a62")

    def height(x: float, y: float) -> float:
        return 0.05 * fbm(x * 0.9, y * 0.9) + 0.02 * fbm(x * 4, y * 4)

    land(height, sand, (30, 26), (0, 8))
    litter(dice, height, "#d0ac7c", "#b08c60")
    _ring_wall()
    _tiers(dice)
    for x, turn in ((-1.75, 22), (2.0, -26)):
        _rack((x, 5.4, 0), turn, dice)
    for x, y in ((-1.62, 2.4), (1.9, 3.0)):
        post = wood("#8a6844")
        pole((x, y, -0.1), (x, y, 1.25), 0.1, post, 0.09, 12)
        for z in (0.5, 0.62, 0.74):
            lathe(
                [(0.11, z), (0.12, z + 0.05), (0.11, z + 0.1)],
                paint("#c8ac80", 0.9, bump=0.6, grain=30),
                (x, y, 0),
                sides=14,
            )
    straw = tuft(paint("#e0c080", 0.9, second="#b89458"), dice, 7, 0.09, 0.2, 0.008)
    scatter(straw, underfoot(dice, 26, 1.9), height, 0.5, 1.1, dice, 40)
    return height


def _on_ring(degrees: float, r: float) -> Place:
    a = math.radians(degrees)
    return r * math.sin(a), CENTRE + r * math.cos(a)


def _ring_wall() -> None:
    """The wall of the sand: courses, arches with dark gates, a ledge, pennons."""
    stone, dark, ledge = masonry("#c8ac84", "#a88c68"), paint("#2a1e18", 0.8), masonry("#dcc6a0", "#c0a880")
    step = 12.0
    for k in range(-8, 9):
        a = k * step
        x, y = _on_ring(a, RING)
        with Group((x, y, 0), (0, 0, -a)):
            half = RING * math.tan(math.radians(step / 2))
            for row in range(5):
                shift = 0.18 * (row % 2)
                for part in range(3):
                    w = 2 * half / 3
                    box((w - 0.02, 0.5 + 0.04 * ((row + part) % 2), 0.325), (-half + w * (part + 0.5) + shift - 0.09, 0, 0.16 + 0.34 * row),
                        stone, bevel=0.03)  # fmt: skip
            box((2 * half + 0.1, 0.75, 0.16), (0, 0, 1.76), ledge, bevel=0.04)
            _arch(0.44, 1.1, stone, dark)
            if k % 2:
                _pennant(half, BRIGHT[k % len(BRIGHT)])


def _arch(wide: float, tall: float, stone: Any, dark: Any) -> None:
    """A dark doorway with wedge stones round it."""
    box((wide * 2, 0.1, tall - wide), (0, -0.25, (tall - wide) / 2), dark, bevel=0)
    lathe([(wide, -0.05), (wide, 0.05)], dark, (0, -0.25, tall - wide), (90, 0, 0), sides=24, smooth=False)
    for k in range(9):
        a = math.pi * (k + 0.5) / 9
        with Group(
            (wide * 1.14 * math.cos(a), -0.28, tall - wide + wide * 1.14 * math.sin(a)), (0, 90 - math.degrees(a), 0)
        ):
            box((0.19, 0.14, 0.2), (0, 0, 0), stone, bevel=0.02)
    for x in (-0.3, 0, 0.3):
        pole(
            (x * wide / 0.44, -0.32, 0),
            (x * wide / 0.44, -0.32, tall - 0.05),
            0.025,
            paint("#5a5048", 0.5, 0.8),
            sides=6,
        )


def _pennant(half: float, tone: str) -> None:
    """A cloth hung over the ledge."""

    def place(u: float, v: float) -> Vec:
        tail = 0.18 * (1 - abs(u - 0.5) * 2) if v == 1 else 0
        return half + 0.52 * (u - 0.5), -0.42 - 0.03 * math.sin(u * 9), 1.78 - 0.95 * v - tail

    cloth(place, paint(tone, 0.8, bump=0.3, grain=20, mottle=0.2), 8, 8)


def _tiers(dice: Random) -> None:
    """Steps full of small people, an arcade above them, awnings over it."""
    stone, dark = masonry("#d0b890", "#b89c74"), paint("#4a3426", 0.9)
    people = [_spectator(tone, skin) for tone in BRIGHT for skin in ("#e0b08a", "#9a6a48")]
    for row in range(4):
        r, z = RING + 0.35 + 0.62 * row, 1.8 + 0.42 * row
        _step(r, z, stone)
        n = 64
        for k in range(n):
            if dice.random() < 0.14:
                continue
            a = -62 + 124 * (k + 0.5 * (row % 2)) / n + dice.uniform(-0.4, 0.4)
            x, y = _on_ring(a, r + 0.3)
            link(
                dice.choice(people),
                "spectator",
                (x, y, z),
                (dice.uniform(-8, 8), dice.uniform(-8, 8), -a),
                dice.uniform(0.85, 1.12),
            )
    r, z = RING + 2.9, 3.35
    for k in range(-9, 10):
        a = k * 8.0
        x, y = _on_ring(a, r)
        with Group((x, y, z), (0, 0, -a)):
            half = r * math.tan(math.radians(4.0))
            for side in (-1, 1):
                box((0.26, 0.3, 1.0), (side * half, 0, 0.5), stone, bevel=0.03)
            box((2 * half, 0.4, 0.3), (0, 0, 1.1), stone, bevel=0.03)
            box((2 * half, 0.05, 1.0), (0, 0.2, 0.5), dark, bevel=0)
            _awning(half, BRIGHT[3 if k % 2 else k % len(BRIGHT)])
    for a in (-21, -4.5, 13, 27):
        x, y = _on_ring(a, r + 0.2)
        pole((x, y, z), (x, y, z + 2.6), 0.04, wood("#7a5a38"), sides=6)
        tone = paint(BRIGHT[int(a) % len(BRIGHT)], 0.8)
        solid([(x, y, z + 2.6), (x + 1.0, y - 0.1, z + 2.4), (x, y, z + 2.05)], [(0, 1, 2)], tone, thick=0.02)


def _step(r: float, z: float, stone: Any) -> None:
    """A step to sit on, round the back of the ring."""
    points, n = [], 50
    for k in range(n + 1):
        a = -75 + 150 * k / n
        for q, h in ((r, z - 0.5), (r, z), (r + 0.7, z)):
            points.append((*_on_ring(a, q), h))
    faces = [(3 * k + j, 3 * k + j + 1, 3 * k + j + 4, 3 * k + j + 3) for k in range(n) for j in (0, 1)]
    solid(points, faces, stone)


def _awning(half: float, tone: str) -> None:
    """Striped canvas on two poles over the upper rows."""
    timber = wood("#7a5a38")

    def place(u: float, v: float) -> Vec:
        return 2 * half * (u - 0.5), -1.15 * v, 1.35 - 0.55 * v - 0.12 * math.sin(math.pi * u) * v

    cloth(place, paint(tone, 0.85, bump=0.3, grain=14, mottle=0.15), 8, 6)
    pole((half, -1.15, 0.82), (half, -1.1, -0.7), 0.025, timber, sides=6)


def _spectator(tone: str, skin: str) -> Any:
    """Somebody far away: a dress, a head, some hair."""
    things = [lathe([(0.13, 0), (0.12, 0.22), (0.05, 0.34)], paint(tone, 0.9, bump=0), sides=8)]
    things.append(sphere((0, -0.01, 0.4), 0.085, paint(skin, 0.8, bump=0), 8))
    things.append(sphere((0, 0.025, 0.42), 0.085, paint("#3a281c", 0.9, bump=0), 8))
    return join(things)


def _rack(at: Vec, turn: float, dice: Random) -> None:
    """Spears, axes and a shield on a wooden rack."""
    timber, shaft, steel = wood("#6a4a2e"), wood("#94704a"), paint("#aab2ba", 0.4, 0.9, bump=0.15)
    with Group(at, (0, 0, turn)):
        for x in (-0.75, 0.75):
            pole((x, 0.1, 0), (x, 0, 1.15), 0.06, timber, 0.05, 9)
        for z in (0.35, 1.0):
            box((1.7, 0.1, 0.09), (0, 0, z), timber, bevel=0.015)
        for k in range(6):
            x, tall = -0.6 + 0.24 * k, dice.uniform(1.7, 2.1)
            with Group((x, -0.1, 0.0), (-5, dice.uniform(-3, 3), 0)):
                pole((0, 0, 0), (0, 0, tall), 0.024, shaft, sides=8)
                if k % 3 == 1:
                    blade(
                        [(0.02, tall - 0.3), (0.22, tall - 0.38), (0.26, tall - 0.15), (0.2, tall), (0.02, tall - 0.1)],
                        steel,
                    )
                else:
                    blade(
                        [
                            (-0.02, tall - 0.02),
                            (0.02, tall - 0.02),
                            (0.07, tall + 0.1),
                            (0, tall + 0.34),
                            (-0.07, tall + 0.1),
                        ],
                        steel,
                    )
        with Group((0.25, -0.2, 0.45), (80, 0, 0)):
            lathe([(0.4, 0), (0.36, 0.05), (0.02, 0.12)], paint("#a8392c", 0.5, second="#8a2a22"), sides=32)
            sphere((0, 0, 0.11), 0.09, paint("#d8a848", 0.35, 0.9), 14)

"""Chronicle's histories of whole countries: lean years, an age of peace, a time of darkness."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
from studio.arms import sword
from studio.beasts import bone, horn, unit
from studio.buildings import gravestone, house, wall
from studio.chronicle_frame import looking
from studio.chronicle_histories import daylight, meadow
from studio.clash_fires import cells, plate
from studio.clash_ruins import mist
from studio.clay import Clay, Vec
from studio.fire import hoop
from studio.gearwork import torus
from studio.lighting import Light
from studio.materials import fog, paint
from studio.nature import fbm, land, leafy_tree, mountains, rock_mesh, scatter, tuft
from studio.solids import Group, blade, box, figure, join, lathe, link, pole, solid, sphere, tube

# ---- lean years


def lean_years(dice: Random) -> None:
    """A withered tree over a cracked field, an empty cart with a broken wheel, crows, the skull of an ox."""
    fog("#c8ac7c", 13, 36)
    land(lambda x, y: -0.1 + 0.02 * max(0.0, y - 6), paint("#3c2c1c", 0.95, bump=0.5, grain=6), (60, 50), (0, 16), 80)
    crust = [paint(tone, 0.95, bump=0.7, grain=6, mottle=0.35, second="#8a6c44") for tone in ("#b08c5c", "#a27e50")]
    for k, (middle, corners) in enumerate(cells(dice, 620, (-13, 13), (-6, 16))):
        plate(middle, corners, dice.choice((0.035, 0.05, 0.07)), 0.02 * max(0.0, middle[1] - 6), crust[k % 2], dice)
    mountains(dice, paint("#a08a6c", 0.9, bump=0.8, grain=1.2, mottle=0.4, second="#8a7458"), far=36, tall=4)
    bark = paint("#5c4a3c", 0.9, bump=0.9, grain=7, mottle=0.35, second="#3c3028")
    _branch(dice, (-0.7, 0.6, -0.2), (0.12, 0, 1), 1.7, 0.36, bark, 5)
    for k in range(6):
        a = 1.05 * k + 0.4
        horn([(-0.7, 0.6, 0.35), (-0.7 + 0.5 * math.cos(a), 0.6 + 0.5 * math.sin(a), 0.1),
              (-0.7 + 1.2 * math.cos(a), 0.6 + 1.2 * math.sin(a), -0.1)], 0.2, bark)  # fmt: skip
    _empty_cart((2.5, 0.2, 0))
    _ox_skull((-3.0, -2.0, 0.1))
    for at, turn, flying in (((-1.62, 0.3, 2.52), 60, False), ((2.0, -0.25, 1.32), -40, False), ((-3.1, -1.9, 0.62), 120, False),
                             ((0.9, -1.7, 0.02), -70, False), ((1.9, 2.0, 3.4), 30, True), ((3.4, 3.0, 3.0), 50, True), ((-3.6, 3.0, 3.1), -20, True)):  # fmt: skip
        crow(at, turn, flying, 0.9)
    straw = tuft(paint("#a88a4c", 0.9, second="#8a7040"), dice, 9, 0.3)
    scatter(straw, [(dice.uniform(-7, 7), dice.uniform(-4, 7)) for _ in range(90)], None, 0.4, 1.0, dice, 20)
    _barn((-5.6, 6.5, 0))
    daylight(Light("#f0cc86", "#8a8474", 0.7, "#d8c096", (0.55, 1, 0.2), "#ffd078", ("#ffe6b4", 4.4), ("#ffc880", 2.6), "#c8ac7c", 0.56),
             (-5, -5, 5), (5, 6, 4))  # fmt: skip
    looking((0, -11.0, 1.5), (0, 0, 1.68), 88, (-0.4, 0.2, 1.6), 1.4)


def _branch(dice: Random, at: Vec, way: Vec, long: float, r: float, bark: Any, level: int) -> None:
    """A bent branch and what grows from it."""
    start, d = np.array(at, float), unit(way)
    bend = np.array([dice.uniform(-0.22, 0.22) for _ in range(3)]) * long
    end = start + d * long
    horn(
        [start - d * 0.1 * long, (start + end) / 2 + bend, end, end + (d + bend / long) * long * 0.5],
        r,
        bark,
        ridges=0.05,
    )
    if not level:
        return
    for k in range(3 if level > 1 else 2):
        t = dice.uniform(0.45, 0.95) if k else 0.8
        root = start + d * long * t + bend * 4 * t * (1 - t)
        turn = np.array(
            (dice.choice((-1, 1)) * dice.uniform(0.5, 1.2), dice.uniform(-0.7, 0.7), dice.uniform(-0.15, 0.7))
        )
        _branch(dice, root, d + turn, long * dice.uniform(0.62, 0.8), r * 0.52, bark, level - 1)


def crow(at: Vec, turn: float, flying: bool = False, size: float = 1.0) -> None:
    """A black bird, perched or with spread wings; it looks to -y."""
    black = paint("#16161c", 0.4, bump=0.3, grain=20)
    with Group(at, (0, 0, turn), size):
        sphere((0, 0, 0.2), (0.11, 0.24, 0.12), black, 18, (-28 if not flying else 0, 0, 0))
        sphere((0, -0.22, 0.36 if not flying else 0.24), (0.085, 0.1, 0.085), black, 16)
        z = 0.35 if not flying else 0.23
        pole((0, -0.3, z), (0, -0.46, z - 0.03), 0.035, paint("#2c2a28", 0.3), 0.006, 8)
        with Group((0, 0.18, 0.12 if not flying else 0.2), along=(0, 1, -0.45 if not flying else 0)):
            blade([(-0.05, 0), (0.05, 0), (0.1, 0.3), (-0.1, 0.3)], black, 0.02, 0.004)
        for s in (-1, 1):
            if flying:
                with Group((s * 0.06, 0.0, 0.22), (90, 0, 0)), Group(rot=(0, 0, s * 20)):
                    wing = [
                        (0, -0.14),
                        (0.4, -0.12),
                        (0.85, 0.05),
                        (0.72, 0.1),
                        (0.74, 0.18),
                        (0.6, 0.16),
                        (0.58, 0.26),
                        (0.42, 0.2),
                        (0.3, 0.26),
                        (0, 0.16),
                    ]
                    blade([(s * x, z) for x, z in wing], black, 0.02, 0.004)
            else:
                sphere((s * 0.1, 0.04, 0.2), (0.04, 0.25, 0.1), black, 14, (-30, 0, 0))
                pole((s * 0.04, -0.02, 0.12), (s * 0.05, -0.03, 0), 0.014, paint("#2c2a28", 0.5), sides=6)


def _empty_cart(at: Vec) -> None:
    """A cart on one wheel; the other lies before it, a spoke gone."""
    board, dark = paint("#7a5c3e", 0.9, bump=0.7, grain=8, second="#5c4630"), paint("#4c3826", 0.9, bump=0.6)
    with Group(at, (0, -13, -18), 1.3):
        for k in range(5):
            box((1.7, 0.17, 0.05), (0, -0.36 + 0.18 * k, 0.55), board, (0, 0, 0), 0.012)
        for y in (-0.46, 0.46):
            for k in range(2):
                box(
                    (1.7 - 0.5 * (k == 1 and y < 0), 0.05, 0.13),
                    (-0.2 * (k == 1 and y < 0), y, 0.68 + 0.19 * k),
                    board,
                    bevel=0.012,
                )
            for x in (-0.8, 0, 0.8):
                box((0.07, 0.07, 0.46), (x, y * 1.1, 0.74), dark, bevel=0.012)
            pole((0.8, y * 0.8, 0.55), (2.0, y * 0.7, 0.1), 0.045, dark, sides=9)
        _wheel((-0.1, -0.62, 0.42), 0.5)
        pole((-0.1, -0.62, 0.4), (-0.1, 0.6, 0.4), 0.05, dark, sides=8)
    with Group((at[0] - 1.1, at[1] - 1.2, 0.12), (78, 0, 24), 1.2):
        _wheel((0, 0, 0), 0.5)


def _wheel(at: Vec, r: float) -> None:
    """A spoked wheel that stands across y."""
    oak, dark = paint("#6f5236", 0.9, bump=0.6, grain=8), paint("#4a3826", 0.9, bump=0.5)
    with Group(at, (90, 0, 0)):
        torus(r * 0.93, r * 0.09, oak, section=6, sides=40)
        lathe([(r * 0.16, -0.11), (r * 0.2, 0), (r * 0.16, 0.11)], dark, sides=16)
        for k in range(7):
            a = 6.283 * k / 8
            pole((0, 0, 0), (r * 0.9 * math.cos(a), r * 0.9 * math.sin(a), 0), 0.035, oak, sides=8)


def _ox_skull(at: Vec) -> None:
    """A bleached skull with its horns."""
    pale = bone("#e8dcc0", "#b8a888")
    with Group(at, (-18, 8, 34), 1.15):
        c = Clay()
        c.ball((0, 0.1, 0.24), (0.24, 0.22, 0.17), "#e6dabc", 0.04)
        c.limb([(0, 0, 0.24), (0, -0.3, 0.16), (0, -0.58, 0.1)], (0.19, 0.13, 0.12), "#e6dabc", 0.05)
        for s in (-1, 1):
            c.ball((s * 0.17, -0.1, 0.3), (0.08, 0.1, 0.08), "#2a1c14", 0.02, cut=True)
            c.ball((s * 0.06, -0.62, 0.15), (0.045, 0.1, 0.05), "#2a1c14", 0.02, cut=True)
        figure(c, 70)
        for s in (-1, 1):
            horn(
                [(s * 0.18, 0.16, 0.3), (s * 0.5, 0.2, 0.34), (s * 0.72, 0.1, 0.56), (s * 0.66, -0.02, 0.8)],
                0.085,
                pale,
                ridges=0.1,
            )


def _barn(at: Vec) -> None:
    """A granary without doors, half its thatch gone."""
    timber, thatch = (
        paint("#5a4530", 0.9, bump=0.7, grain=8),
        paint("#a88c54", 0.95, bump=0.9, grain=16, second="#7a6238"),
    )
    with Group(at, (0, 0, 22), 1.5):
        for k in range(12):
            if k not in (5, 6, 9):
                box((0.19, 0.08, 1.2), (-1.1 + 0.2 * k, -0.8, 0.6), timber, (0, 0, 0), 0.015)
        box((2.3, 0.1, 1.2), (0, 0.8, 0.6), timber, bevel=0.02)
        for x in (-1.15, 1.15):
            box((0.1, 1.7, 1.2), (x, 0, 0.6), timber, bevel=0.02)
        for k in range(6):
            x = -1.15 + 0.46 * k
            for s in (-1, 1):
                pole((x, s * 0.95, 1.15), (x, 0, 2.0), 0.045, timber, sides=7)
        pole((-1.3, 0, 2.0), (1.3, 0, 2.0), 0.06, timber, sides=8)
        solid(
            [(-1.3, -1.05, 1.1), (-0.1, -1.05, 1.1), (0.1, -0.5, 1.6), (-0.3, 0, 2.08), (-1.3, 0, 2.08)],
            [(0, 1, 2, 3, 4)],
            thatch,
            thick=0.1,
        )
        solid([(-1.3, 1.05, 1.1), (1.3, 1.05, 1.1), (1.3, 0, 2.08), (-1.3, 0, 2.08)], [(0, 3, 2, 1)], thatch, thick=0.1)


# ---- age of peace


def age_of_peace(dice: Random) -> None:
    """A white dove over a green valley; a sword that vines have grown over."""
    fog("#a8d0e8", 18, 56)

    def height(x: float, y: float) -> float:
        slope = 0.16 * max(0.0, abs(x - 0.4) - 2.0)
        return (
            0.08 * fbm(x * 0.7, y * 0.7)
            + slope * min(1.0, max(0.0, (y + 1) / 9))
            + 0.7 * fbm(x * 0.12 + 7, y * 0.12) * min(1.0, max(0.0, y / 14))
        )

    meadow(dice, "#6f9a3c", "#5a8436", height, "#8fb048", 320)
    mountains(dice, paint("#7fa4b8", 0.9, bump=0.8, grain=1.2, mottle=0.4, second="#6a92a0"), far=38, tall=7)
    stream = [(0.4 + 0.9 * math.sin(0.5 * y), y) for y in np.linspace(1.5, 24, 40)]
    points = [(x + s * (0.34 + 0.05 * y), y, height(x, y) + 0.05) for x, y in stream for s in (-1, 1)]
    solid(
        points,
        [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(stream) - 1)],
        paint("#5aa8d8", 0.1, bump=0.1),
        smooth=True,
    )
    for x, y, turn in (
        (2.6, 5.5, -20),
        (3.9, 6.8, 15),
        (2.2, 8.0, 30),
        (5.2, 5.6, -8),
        (4.8, 8.6, 20),
        (-2.6, 8.4, 24),
        (-3.9, 7.2, -15),
        (-1.6, 10.5, 10),
        (6.4, 7.6, 5),
    ):
        house(
            (x, y, height(x, y) - 0.05), turn, 1.0, 0.85, 0.7, dice.choice(("#b8583a", "#a84a30", "#c06a40")), "#efe2c0"
        )
    with Group((3.2, 9.6, height(3.2, 9.6)), scale=0.8):
        box((1.1, 2.0, 1.3), (0.9, 0.4, 0.65), paint("#efe6d0", 0.9), bevel=0.03)
        box((0.9, 0.9, 2.4), (0, 0, 1.2), paint("#efe6d0", 0.9), bevel=0.03)
        lathe(
            [(0.75, 2.4), (0.3, 3.3), (0.02, 4.6)],
            paint("#5a6f8a", 0.7, bump=0.3),
            rot=(0, 0, 45),
            sides=4,
            smooth=False,
        )
    bark = paint("#5a4430", 0.9, bump=0.7, grain=7)
    for leaf in ("#5f8f34", "#7fa83c", "#4f8038"):
        tree = _round(leafy_tree(paint(leaf, 0.9, bump=0.9, grain=8, second="#4a7430"), bark, dice, 1.7, 12))
        scatter(
            tree,
            [(dice.choice((-1, 1)) * dice.uniform(3.6, 10), dice.uniform(4, 20)) for _ in range(16)],
            height,
            0.7,
            1.3,
            dice,
            4,
        )
    olive = _round(leafy_tree(paint("#8a9a5c", 0.9, bump=1.0, grain=12, second="#5f7444"), bark, dice, 3.4, 22))
    link(olive, "olive", (-5.0, 1.8, height(-5.0, 1.8)), (0, 0, 40), 1.0)
    for tone in ("#e8484c", "#f0c83c", "#f4f0e8"):
        flower = join(
            [
                sphere((0, 0, 0.16), (0.06, 0.06, 0.04), paint(tone, 0.7, bump=0.1), 10),
                pole((0, 0, 0), (0, 0, 0.15), 0.012, paint("#5f8a3a"), sides=5),
            ]
        )
        scatter(flower, [(dice.uniform(-6, 6), dice.uniform(-3.6, 1.5)) for _ in range(30)], height, 0.8, 1.4, dice)
    _grown_sword((2.0, -1.5, height(2.0, -1.5)), dice)
    with Group((-0.35, -0.8, 1.5), (0, 0, -8), 1.12):
        _flying_dove()
    daylight(Light("#d0e8f4", "#2070cc", 0.35, "#ffffff", (-0.8, 1, 0.1), "#806838", ("#fff2d4", 4.4), ("#d8ecff", 1.6), "#a8d0e8", 0.42),
             (-5, -6, 7), (5, 6, 5))  # fmt: skip
    looking((0, -11.0, 1.7), (0, 0, 1.62), 86, (0.2, -0.9, 1.6), 1.3)


def _round(mesh: Any) -> Any:
    """The same tree without facets."""
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    return mesh


def _grown_sword(at: Vec, dice: Random) -> None:
    """A sword upright in the earth, vines with leaves and flowers round it."""
    with Group(at, (0, 7, -12), 1.12):
        with Group((0, 0, 2.2), (180, 0, 0), 1.55):
            sword(1.35, 0.1)
        vine, leaf = paint("#4f7a34", 0.8, bump=0.3), paint("#5f9a38", 0.7, bump=0.3, second="#7fb04a")
        way = [(0.17 * math.cos(2.4 * t), 0.13 * math.sin(2.4 * t) - 0.02, 0.3 * t) for t in np.linspace(0, 7.4, 60)]
        tube(way, 0.035, vine, 0.018)
        for k in range(4, 60, 3):
            x, y, z = way[k]
            out = np.array((x, y, 0.0)) / math.hypot(x, y)
            sphere(
                (x + out[0] * 0.12, y + out[1] * 0.12, z + 0.04),
                (0.12, 0.05, 0.09),
                leaf,
                10,
                (dice.uniform(-40, 40), dice.uniform(-40, 40), dice.uniform(0, 360)),
            )
            if k % 9 == 1:
                sphere((x + out[0] * 0.16, y - 0.1, z - 0.05), 0.06, paint("#f0e4f4", 0.6, bump=0.1), 10)
        link(
            rock_mesh(3, paint("#8a8478", 0.9, bump=0.6, grain=4, second="#6f8a4c"), 0.4),
            "stone",
            (0, 0.1, 0),
            (0, 0, 0),
            (0.75, 0.55, 0.32),
        )


def _flying_dove() -> None:
    """A dove in flight to the left, wings raised, an olive twig in its beak."""
    c = Clay()
    white, grey = "#fffdf8", "#eceff4"
    c.limb([(0.85, 0, -0.02), (0.35, 0, 0.0), (-0.15, 0, 0.12), (-0.5, 0, 0.3)], (0.12, 0.27, 0.28, 0.17), white, 0.08)
    c.ball((-0.62, 0, 0.4), (0.19, 0.17, 0.17), white, 0.06)
    for k in range(7):
        a = math.radians(-24 + 8 * k)
        c.limb([(0.75, 0, -0.02), (1.2 + 0.04 * math.cos(k), (k - 3) * 0.06, -0.02 + 0.5 * math.sin(a)), (1.55, (k - 3) * 0.1, 0.9 * math.sin(a))],
               (0.09, 0.1, 0.05), (white, grey)[k % 2], 0.008, flat=(1, 1.6))  # fmt: skip
    for s, lean in ((-1, 0.55), (1, 0.25)):
        for row, (n, far, r) in enumerate(((10, 1.4, 0.165), (9, 0.98, 0.15), (8, 0.6, 0.13))):
            for k in range(n):
                t = k / (n - 1)
                root = np.array((-0.18 + 0.5 * t, s * (0.16 + 0.05 * row), 0.22))
                a = math.radians(112 - 92 * t)
                way = np.array((math.cos(a), s * lean, math.sin(a))) * far * (1 - 0.34 * t)
                c.limb(
                    [root, root + way * 0.55 + (-0.08, 0, 0.05), root + way],
                    (r * 0.7, r, r * 0.3),
                    (grey, "#ecebea", white)[row],
                    0.008,
                    flat=(1, 1.8),
                )
    figure(c, 170, bump=0.05, grain=30, wash=0.4, brush=0.2)
    for s in (-1, 1):
        sphere((-0.68, s * 0.135, 0.44), 0.032, paint("#1a1210", 0.1, bump=0), 12)
    lathe([(0.055, 0), (0.03, 0.1), (0.004, 0.16)], paint("#e8a838", 0.4), (-0.78, 0, 0.39), (0, -100, 0), sides=12)
    twig = [(-0.88, -0.04, 0.38), (-1.05, -0.08, 0.3), (-1.25, -0.1, 0.2), (-1.45, -0.1, 0.16)]
    tube(twig, 0.018, paint("#6a5434", 0.8), 0.01)
    leaf = paint("#6f9a3c", 0.6, bump=0.2, second="#8fae5c")
    for k, (x, y, z) in enumerate(
        (
            (-1.0, -0.1, 0.42),
            (-1.06, -0.1, 0.2),
            (-1.2, -0.12, 0.34),
            (-1.26, -0.12, 0.08),
            (-1.4, -0.12, 0.26),
            (-1.5, -0.12, 0.1),
        )
    ):
        sphere((x, y, z), (0.13, 0.03, 0.055), leaf, 12, (0, 50 if k % 2 else -46, 0))


# ---- time of darkness


def time_of_darkness(dice: Random) -> None:
    """An eclipse over a black castle, bats, cold light."""
    fog("#26323f", 12, 40)

    def height(x: float, y: float) -> float:
        crag = 1.85 * math.exp(-(((x + 2.2) * 0.42) ** 2) - ((y - 9) * 0.3) ** 2)
        return 0.14 * fbm(x, y) + crag * (1 + 0.3 * fbm(x * 1.2, y * 1.2)) - 0.1

    land(height, paint("#2c3034", 0.9, bump=0.9, grain=4, mottle=0.4, second="#1e2226"), (46, 40), (0, 12), 300)
    mountains(dice, paint("#26303c", 0.9, bump=0.8, grain=1.2, mottle=0.4, second="#1c2430"), far=34, tall=7, gap=6)
    _black_castle(height)
    _eclipse((5.4, 44, 8.6), 4.0)
    for x, y, z, size, roll in ((-2.6, 3, 3.2, 0.6, 14), (-3.7, 2, 2.5, 0.8, -20), (2.6, 3, 2.9, 0.7, -12), (3.9, 1, 3.3, 0.9, 18), (-1.5, 6, 4.3, 0.5, 8),
                                (4.6, 4, 2.2, 0.6, 26), (0.2, 3, 1.9, 0.5, 10), (-5.0, 4, 3.6, 0.6, -8), (1.9, 8, 5.2, 0.5, 12), (-0.8, 0, 0.9, 0.7, -16)):  # fmt: skip
        _bat((x, y, z), size, roll)
    bark = paint("#17161a", 0.9, bump=0.8, grain=7)
    for left, deep, large in ((-4.4, -0.6, 1.25), (4.5, -0.3, 1.3), (-6.2, 3.0, 1.4), (6.2, 3.0, 1.5)):
        with Group((left, deep, height(left, deep) - 0.1), scale=large):
            _branch(dice, (0, 0, 0), (-0.05 * left, 0, 1), 1.1, 0.2, bark, 4)
    for left, deep, turn, lean, cross in ((-2.6, -2.2, 12, -9, True), (-0.7, -1.4, -14, 7, False), (1.5, -2.0, 18, 10, True), (2.9, -1.2, -8, -6, False),
                                    (0.4, 0.6, 6, -8, True), (-3.5, 0.4, -16, 6, False), (3.4, 1.4, 10, 8, True)):  # fmt: skip
        gravestone((left, deep, height(left, deep)), turn, lean, "#68727c", cross)
    grass = tuft(paint("#3c444c", 0.9, second="#2c343c"), dice, 12, 0.26)
    scatter(grass, [(dice.uniform(-7, 7), dice.uniform(-4, 3)) for _ in range(130)], height, 0.5, 1.1, dice)
    scatter(
        rock_mesh(4, paint("#3a4048", 0.9, bump=0.6, grain=4), 0.5),
        [(dice.uniform(-6, 6), dice.uniform(-3.5, 5)) for _ in range(40)],
        height,
        0.08,
        0.4,
        dice,
    )
    mist([(0, 4.0, -0.1, 16, 1.1), (-3.5, 6.5, 0.2, 9, 1.4), (3.6, 6.2, 0.1, 9, 1.3), (0.5, -0.5, -0.2, 13, 0.6)], 0.5)
    daylight(Light("#7a92a8", "#101826", 0.5, "#4c6074", (0.098, 1, 0.129), "#90b0cc", ("#b4ccec", 3.0), ("#bcd8f8", 3.6), "#26323f", 0.5),
             (-5, -6, 5), (3, 8, 3), high=0.4)  # fmt: skip
    looking((0, -11.0, 1.5), (0, 0, 1.9), 80, (0, 5, 2), 2.4)


def _eclipse(at: Vec, r: float) -> None:
    """A black disc in a ring of cold fire."""
    x, y, z = at
    with Group(at, (90, 0, 0)):
        lathe([(r, -0.1), (r, 0.0)], paint("#030304", 1.0, bump=0, hazy=False), sides=72)
    with Group((x, y + 0.3, z), (90, 0, 0)):
        for q, glow, thick in ((1.0, 3.2, 0.12), (1.06, 0.9, 0.14), (1.13, 0.35, 0.16)):
            hoop(r * q, 0, thick, "#dceeff", glow, 0.006 * q * q)
    ray = paint("#cfe4f8", 0.8, glow=0.35, bump=0, hazy=False)
    for k in range(36):
        a, long = 2 * math.pi * k / 36, r * (0.34 if k % 3 else 0.75) * (1 + 0.3 * math.sin(k * 1.7))
        c, s = math.cos(a), math.sin(a)
        pole((x + r * c, y + 0.5, z + r * s), (x + (r + long) * c, y + 0.5, z + (r + long) * s), 0.09, ray, 0.004, 6)


def _black_castle(height: Any) -> None:
    """Spires on a crag, a few windows lit in a sickly green."""
    stone, roof = (
        paint("#2c2c34", 0.8, bump=0.6, grain=4, mottle=0.3, second="#202028"),
        paint("#1c1e2a", 0.6, bump=0.4, grain=12),
    )
    lit = paint("#b8ff70", 0.5, glow=1.6, bump=0, hazy=False)
    for x, y, r, tall in (
        (-2.2, 9, 0.7, 2.9),
        (-3.3, 8.6, 0.46, 2.0),
        (-1.0, 8.7, 0.5, 2.3),
        (-4.3, 8.8, 0.4, 1.9),
        (0.0, 8.9, 0.38, 1.7),
        (-1.65, 8.0, 0.34, 1.6),
        (-2.7, 8.1, 0.3, 1.9),
    ):
        z = height(x, y) - 0.5
        with Group((x, y, z)):
            lathe(
                [(r * 1.15, 0), (r, tall * 0.3), (r * 0.94, tall), (r * 1.18, tall + 0.16), (r * 1.18, tall + 0.3)],
                stone,
                sides=20,
                smooth=False,
            )
            lathe([(r * 1.3, tall + 0.28), (r * 0.6, tall + r * 1.9), (0.01, tall + r * 4.2)], roof, sides=20)
            for k, share in enumerate((0.62, 0.82)):
                if (k + round(x * 10)) % 2:
                    box((0.11, 0.1, 0.3), (0.1 * k, -r * 0.98, tall * share), lit, bevel=0.03)
    for a, b in (((-4.3, 8.6), (-3.2, 8.2)), ((-3.2, 8.2), (-1.3, 8.1)), ((-1.3, 8.1), (0.0, 8.6))):
        z = min(height(*a), height(*b)) - 0.4
        wall((*a, z), (*b, z), 1.3, "#34343c", 0.3)


def _bat(at: Vec, size: float, roll: float) -> None:
    """A bat's outline against the sky."""
    skin = paint("#0c0c10", 0.7, bump=0.1, hazy=False)
    half = [
        (0, 0.12),
        (0.1, 0.16),
        (0.3, 0.3),
        (0.62, 0.2),
        (0.95, 0.02),
        (0.74, 0.04),
        (0.6, -0.08),
        (0.46, 0.0),
        (0.3, -0.16),
        (0.16, -0.06),
        (0, -0.24),
    ]
    outline = [*half, *[(-x, z) for x, z in half[-2:0:-1]]]
    with Group(at, (0, roll, roll), size):
        blade(outline, skin, 0.02, 0.004)
        sphere((0, 0, 0.02), (0.1, 0.1, 0.2), skin, 10)
        for s in (-1, 1):
            pole((s * 0.05, 0, 0.18), (s * 0.08, 0, 0.32), 0.04, skin, 0.004, 6)

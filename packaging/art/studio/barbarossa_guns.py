"""Barbarossa's tanks and guns."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random

from studio.barbarossa_grounds import Season, terrain
from studio.clay import Clay, Vec
from studio.materials import paint
from studio.nature import Height, fbm, fir, land, puffs, rock_mesh, scatter, tuft
from studio.people import Frame, Pose, arms, legs, skirt, torso
from studio.solids import Group, box, figure, lathe, link, pole, solid, tube
from studio.vehicles import (
    anti_tank_gun,
    assault_gun,
    body_paint,
    cast,
    clods,
    field_gun,
    heavy_tank,
    muzzle_brake,
    sandbags,
    shell,
    sloped_tank,
    tank,
    track_marks,
)

GREY, DARK = "#68737b", "#566068"  # of the one side; the other's tanks are green
SIT = Pose(((-0.14, -0.5, -0.06), (-0.14, -0.52, -0.52)), ((0.14, -0.5, -0.04), (0.16, -0.54, -0.5)),
           ((-0.2, -0.16, -0.44), (-0.1, -0.6, -0.5)), ((0.2, -0.16, -0.44), (0.1, -0.6, -0.5)), (0.0, -0.08), 0.84)  # fmt: skip
KNEEL = Pose(((-0.12, -0.42, -0.22), (-0.12, -0.34, -0.66)), ((0.1, -0.06, -0.52), (0.1, 0.34, -0.66)),
             ((-0.2, -0.3, -0.4), (-0.14, -0.8, -0.36)), ((0.2, -0.3, -0.4), (0.14, -0.8, -0.36)), (0.0, -0.18), 0.3)  # fmt: skip


def soldier(
    at: Vec, turn: float, pose: str | Pose = "hold", coat: str = "#7f8676", hat: str = "helmet", steel: str = "#6f7672",
    tall: float = 0.86, trousers: str | None = None,
) -> None:  # fmt: skip
    """A small painted soldier, made grown and placed small; his hat a helmet, a cap or a fur cap, or only hair.

    With `trousers` he is in his shirt.
    """
    with Group(at, (0, 0, turn), tall / 2.1):
        c, f = Clay(), Frame(pose, 2.1, girth=1.12, head=1.25)
        legs(c, f, trousers or coat, "#3a2c20")
        torso(c, f, coat)
        skirt(c, f, coat, 0.12 if trousers else 0.3)
        arms(c, f, coat, "#d8a888", 1.1)
        s, h = f.skull, f.head
        c.ball(h, (0.8 * s, 0.86 * s, s), "#dcae90", 0.03)
        c.ball(h + (0, -0.86 * s, -0.05 * s), 0.2 * s, "#dcae90", 0.04)
        for side in (-1, 1):
            c.ball(h + (side * 0.36 * s, -0.76 * s, 0.14 * s), 0.13 * s, "#2a1c14", 0.01)
        if hat == "helmet":
            c.ball(h + (0, 0.06 * s, 0.42 * s), (1.04 * s, 1.14 * s, 0.82 * s), steel, 0.02, metal=0.4)
            c.drum(h + (0, 0.04 * s, 0.2 * s), 1.2 * s, 0.12 * s, steel, 0.05, 0.05, metal=0.4)
        elif hat == "cap":
            c.ball(h + (0, -0.02 * s, 0.7 * s), (1.0 * s, 1.1 * s, 0.42 * s), coat, 0.03)
            c.slab(h + (0, -0.95 * s, 0.5 * s), (0.55 * s, 0.3 * s, 0.06 * s), "#2a2622", 0.03, 0.02)
        elif hat == "hair":
            c.ball(h + (0, 0.12 * s, 0.4 * s), (0.88 * s, 0.9 * s, 0.72 * s), steel, 0.03)
        else:
            c.drum(h + (0, 0.05 * s, 0.55 * s), 1.1 * s, 0.34 * s, steel, 0.14, 0.04)
        figure(c, 84)


def panzer_regiment(c: Clay) -> None:
    """Three medium tanks, the nearest large."""
    with Group((-0.1, 0.0, 0.04), (0, 0, -44), 1.25):
        tank(GREY, DARK)
        track_marks(1.4, 5.0, 0.78, tone="#8a7442")
    for x, y, turn in ((2.3, 4.0, -30), (-2.2, 4.6, -40)):
        with Group((x, y, 0.15), (0, 0, turn), 0.9):
            tank(GREY, DARK)
    dice = Random("dust")
    puffs(
        dice,
        [(1.1 + dice.gauss(0, 0.3), 1.7 + dice.gauss(0, 0.4), dice.uniform(0.0, 0.2)) for _ in range(22)],
        "#d8c490",
        None,
        0.06,
        0.24,
    )


def artillery_regiment(c: Clay) -> None:
    """A howitzer with its barrel high, shells stacked beside it, two gunners; other guns beyond."""
    dice = Random("shells")
    with Group((0.05, 0.0, 0.0), (0, 0, -50), 1.24):
        field_gun("#848c70", "#6f785c", 38)
    plank = paint("#8a6a44", 0.8, bump=0.6, grain=9)
    with Group((-1.3, -0.85, 0.02), (0, 0, 18), 1.15):
        for k in range(4):
            box((1.0, 0.13, 0.05), (0, -0.2 + 0.14 * k, 0.02), plank, (0, 0, dice.uniform(-2, 2)), 0.01)
        for row in range(3):
            for k in range(5 - row):
                at = (-0.32 + 0.16 * k + 0.08 * row, 0.26, 0.13 + 0.135 * row)
                shell(at, 0.56, 0.078, (90, 0, dice.uniform(-3, 3)))
    with Group((1.25, -0.85, 0.0), (0, 0, -14), 1.1):
        for k in range(2):
            box((0.62, 0.34, 0.24), (0.03 * k, 0, 0.13 + 0.25 * k), plank, (0, 0, 8 * k), 0.02)
            for x in (-0.24, 0.24):
                box(
                    (0.06, 0.37, 0.26),
                    (x + 0.03 * k, 0, 0.13 + 0.25 * k),
                    paint("#5f4628", 0.8, bump=0.5),
                    (0, 0, 8 * k),
                    0.01,
                )
    soldier((1.75, 0.05, 0.0), -70, "hold", "#6f7a72", tall=1.12)
    with Group((1.45, -0.12, 0.62), (0, -70, 10)):
        shell((0, 0, -0.2), 0.5, 0.075)
    soldier((-1.45, 0.5, 0.0), 60, "raise", "#6f7a72", tall=1.12)
    for x, y in ((2.5, 4.6), (-2.7, 5.0)):
        with Group((x, y, 0.3), (0, 0, -50), 1.0):
            field_gun("#848c70", "#6f785c", 38)
    puddles([(0.5, -1.5, 0.8, 0.3), (-2.1, 0.1, 0.6, 0.3), (2.4, 0.9, 0.7, 0.4), (-0.9, -1.85, 0.45, 0.16)])
    clods(dice, 60, (-2.6, -2.0, 0), (2.6, 1.6, 0.02), "#4a3826", 0.02, 0.08)


def puddles(places: Sequence[tuple[float, float, float, float]]) -> None:
    """Water standing on the ground: where, half width, half depth."""
    water = paint("#8a9498", 0.04, bump=0.05, grain=3)
    for x, y, w, d in places:
        lathe([(1, 0), (0.98, 0.015)], water, (x, y, 0.015), scale=(w, d, 1), sides=40,
              wave=lambda a, _: 1 + 0.14 * math.sin(3 * a) + 0.06 * math.sin(7 * a))  # fmt: skip


def anti_tank_battalion(c: Clay) -> None:
    """A low long gun dug in behind a bank of snow, its crew kneeling."""
    dice = Random("bank")
    with Group((0.5, 0.0, 0.02), (0, 0, -46), 1.12):
        anti_tank_gun("#5f6648", "#474e38")
        muzzle_brake((0, -2.785, 0.78), 0.102, body_paint("#5f6648", "#474e38"))  # over the dark one
    soldier((1.3, 0.85, 0.0), -50, KNEEL, "#5f6e86", steel="#4a545c", tall=1.1)
    soldier((1.75, -0.05, 0.0), -60, KNEEL, "#5f6e86", steel="#4a545c", tall=1.1)
    snow = paint("#dfe8f0", 0.7, bump=0.4, grain=5)
    for k in range(10):
        t = k / 9
        x, y = -1.75 + 2.0 * t, 1.3 - 2.1 * t
        s = 0.44 + 0.08 * math.sin(k * 1.9)
        link(rock_mesh(k * 1.7, snow, 0.25, 4), "bank", (x, y, -0.02), (0, 0, 40 * k), (s * 1.15, s, s * 0.66))
    for k in range(3):
        shell((0.75 + 0.2 * k, -1.05 - 0.05 * k, 0.08), 0.62, 0.06, (90, 0, 50 + 6 * k))
    box((0.7, 0.36, 0.22), (1.35, -0.75, 0.11), paint("#8a6a44", 0.8, bump=0.6, grain=9), (0, 0, -20), 0.02)
    clods(dice, 50, (-2.2, -1.6, 0), (2.2, 1.0, 0.02), "#d4dee8", 0.02, 0.07, 0.7)


def assault_gun_battalion(c: Clay) -> None:
    """A low gun without a turret, plates along its sides; another follows."""
    dice = Random("gun")
    with Group((0.45, 0.1, 0.03), (0, 0, -36), 1.22):
        assault_gun("#727c82", "#5c666e")
        track_marks(1.5, 6.0, 0.78, tone="#6a5a3c")
        clods(dice, 40, (-1.1, 1.2, 0), (1.1, 2.2, 0.05), "#7f6c48", 0.02, 0.08, 0.9)
    with Group((-2.3, 4.8, 0.25), (0, 0, -30), 1.05):
        assault_gun("#727c82", "#5c666e")


def independent_heavy_tank_battalion(c: Clay) -> None:
    """One huge boxy tank, mud up to its tracks."""
    dice = Random("mud")
    mud = "#5f4830"
    with Group((0.5, 0.3, -0.1), (2, 2, -38), 1.12):
        heavy_tank("#9a8a60", "#7c7048", 8)
        clods(dice, 60, (-1.25, -1.9, -0.05), (-0.6, 2.2, 0.2), mud, 0.05, 0.16)
        clods(dice, 60, (0.6, -1.9, -0.05), (1.25, 2.2, 0.2), mud, 0.05, 0.16)
        clods(dice, 70, (-1.4, -2.2, -0.05), (1.4, -1.6, 0.22), mud, 0.06, 0.2)
        clods(dice, 50, (-1.2, -1.7, 0.2), (1.2, -1.62, 0.9), mud, 0.02, 0.05)
        for s in (-1, 1):
            clods(dice, 50, (s * 1.18, -1.7, 0.3), (s * 1.2, 1.6, 0.98), mud, 0.015, 0.05)
        track_marks(1.6, 6.0, 0.9, 0.56, "#3c2c1e")
    puddles([(1.7, -1.5, 0.7, 0.26), (-2.2, -0.4, 0.6, 0.3)])
    clods(dice, 90, (-2.8, -2.2, 0), (2.8, 1.6, 0.02), "#4a3826", 0.02, 0.1)


def elite_panzer_regiment(c: Clay) -> None:
    """Three tanks in a wedge on a ridge."""
    for x, y, turn in ((0.05, -0.9, -18), (2.0, 0.95, -12), (-1.75, 1.45, -20)):
        with Group((x, y, 0.05), (0, 0, turn), 0.98):
            tank("#b09a60", "#46552f", 1.5, 1.08)
            track_marks(1.4, 2.4, 0.78, tone="#5f5238")


def ridge(dice: Random, season: Season) -> Height:
    """A bare crest: behind it the land falls away, far hills beyond."""
    shift = dice.uniform(0, 90)

    def height(x: float, y: float) -> float:
        fall = max(0.0, y - 3.2 + 0.3 * fbm(x * 0.6 + shift, 0))
        far = max(0.0, y - 9.5)
        return (
            0.06 * fbm(x * 0.9 + shift, y * 0.9) - 0.42 * fall + far * (0.58 + 0.22 * fbm(x * 0.3 + shift, y * 0.3, 3))
        )

    land(
        height,
        paint(season.soil[0], 0.85, bump=0.7, grain=7, mottle=0.3, second=season.soil[1]),
        (26, 24),
        (0, 6.5),
        300,
    )
    blades = tuft(paint(season.grass, 0.9), dice, 12, 0.16, 0.1, 0.009)
    scatter(blades, [(dice.gauss(0, 2.8), dice.uniform(-3, 3.4)) for _ in range(420)], height, 0.5, 1.4, dice)
    stone = rock_mesh(3, paint("#8a8478", 0.9, bump=0.5))
    scatter(stone, [(dice.gauss(0, 2.4), dice.uniform(-3, 3)) for _ in range(90)], height, 0.01, 0.09, dice)
    return height


def soviet_guards_tank_army(c: Clay) -> None:
    """The foremost tanks of many; the ground has the others."""
    dice = Random("spray")
    for x, y, turn in ((-1.35, -0.55, 12), (0.75, -0.2, 6), (-0.35, 1.25, 9)):
        with Group((x, y, 0.03), (0, 0, turn), 0.62):
            sloped_tank(snow=True)
        puffs(dice, [(x + s * 0.5 + dice.gauss(0, 0.09), y + 0.8 + dice.uniform(-0.2, 0.4), dice.uniform(0, 0.1))
                     for s in (-1, 1) for _ in range(6)], "#eef3f8", None, 0.04, 0.13)  # fmt: skip


def guards_field(dice: Random, season: Season) -> Height:
    """Rows of tanks coming down a slope of snow."""
    height = terrain(season, dice, None, 0.12, 2.4, trees=0)
    mesh = cast(lambda: sloped_tank(snow=True))
    spray: list[Vec] = []
    for row, (y, n, gap) in enumerate(((2.6, 4, 1.75), (4.3, 5, 1.75), (6.2, 6, 1.75), (8.4, 7, 1.8), (10.8, 8, 1.9))):
        for k in range(n):
            x = (k - (n - 1) / 2) * gap + dice.uniform(-0.2, 0.2) + 0.3 * (row % 2)
            z, ahead = height(x, y), height(x, y - 0.5)
            tilt = math.degrees(math.atan2(z - ahead, 0.5))
            link(
                mesh, "tank", (x, y + dice.uniform(-0.25, 0.25), z + 0.03), (tilt * 0.7, 0, dice.uniform(-4, 16)), 0.62
            )
            spray += [(x + s * 0.45, y + 0.9, z + 0.1) for s in (-1, 1)]
    puffs(dice, spray, "#eef3f8", None, 0.08, 0.2)
    green, bark, cap = paint(season.tree, 0.9, bump=0.6), paint("#4a3626"), paint("#dfe8f2", 0.7, bump=0.4, grain=6)
    tree = fir(green, bark, dice, 6, 2.2, cap)
    places = [
        (s * dice.uniform(3.6, 7.5) + s * 0.25 * y, y) for s in (-1, 1) for y in (1.5, 3, 4, 5.5, 7, 8, 9.5, 11, 13)
    ]
    scatter(tree, places, height, 0.5, 0.9, dice, 4)
    return height


def soviet_tank_corps(c: Clay) -> None:
    """Two tanks with sloped plates, a log and bedrolls lashed on, soldiers riding behind the turret."""
    with Group((0.2, -0.1, 0.03), (0, 0, -38), 1.2):
        sloped_tank(loaded=True)
        track_marks(1.5, 3.5, 0.8, tone="#5f5a3c")
        for x, y, z, turn, coat in (
            (-0.5, 0.85, 1.0, -30, "#c0a878"),
            (0.1, 1.05, 1.12, 5, "#b89a68"),
            (0.7, 0.75, 1.12, 50, "#c8b48a"),
        ):
            soldier((x, y, z), turn, SIT, coat, "fur", "#5a4430", 1.2)
        soldier((0.98, -0.15, 1.14), 80, SIT, "#b89a68", "fur", "#5a4430", 1.15)
    with Group((-2.5, 4.9, 0.15), (0, 0, -30), 1.1):
        sloped_tank(loaded=True)
        soldier((0.0, 0.95, 0.93), 20, SIT, "#a08a5c", "fur", "#6a543c", 0.9)


def anti_tank_front(c: Clay) -> None:
    """Dragon's teeth, a gun behind sandbags, stakes that warn of mines."""
    dice = Random("teeth")
    stone = paint("#a8a296", 0.9, bump=0.6, grain=6, mottle=0.3, second="#8f8a80")
    for row in range(3):
        for k in range(7):
            x, y = -2.7 + 0.72 * k - 0.3 * (row % 2) - 0.1 * row, -1.5 + 0.62 * row - 0.12 * k + (k > 3) * 0.1
            if x > 0.9 and row < 2:
                continue
            with Group((x, y + 0.1, 0), (0, 0, dice.uniform(-12, 12))):
                box((0.5, 0.5, 0.08), (0, 0, 0.03), stone, bevel=0.02)
                box((0.42, 0.42, 0.56), (0, 0, 0.33), stone, (dice.uniform(-4, 4), 0, 0), 0.03, 0.34)
    with Group((0.75, 1.05, 0.08), (0, 0, -48), 1.1):
        anti_tank_gun("#5f7a3e", "#4c6634")
        muzzle_brake((0, -2.785, 0.78), 0.102, body_paint("#5f7a3e", "#4c6634"))  # over the dark one
    arc = [
        (0.9 + 1.55 * math.cos(a), 1.0 + 1.25 * math.sin(a), 0.02)
        for a in (math.radians(160 + 12 * k) for k in range(14))
    ]
    sandbags(arc, 3, size=0.36)
    soldier((1.35, 1.7, 0.05), -50, "hold", "#a08a5c", tall=1.0, steel="#5a6648")
    soldier((2.1, 1.15, 0.05), -60, KNEEL, "#a08a5c", tall=1.05, steel="#5a6648")
    wood, red = paint("#8a6a44", 0.8, bump=0.6, grain=9), paint("#c04a30", 0.6, bump=0.3)
    stakes = [(-2.35, 0.75), (-1.55, 1.5), (-2.6, 2.6), (-1.2, 2.9)]
    for x, y in stakes:
        pole((x, y, -0.1), (x + 0.05, y, 1.15), 0.035, wood, 0.03, 8)
        with Group((x + 0.04, y - 0.04, 1.05), (0, dice.uniform(-8, 8), 10)):
            solid([(-0.26, 0, 0.16), (0.26, 0, 0.16), (0, 0, -0.26)], [(0, 1, 2)], red, thick=0.03, bevel=0.01)
            box((0.05, 0.02, 0.16), (0, -0.03, 0.05), paint("#f0e4c8", 0.7), bevel=0.005)
            box((0.05, 0.02, 0.045), (0, -0.03, -0.08), paint("#f0e4c8", 0.7), bevel=0.005)
    wire = paint("#3a3632", 0.5, 0.8)
    for a, b in itertools.pairwise(stakes):
        for z in (0.35, 0.62):
            middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z - 0.1)
            tube([(*a, z), middle, (*b, z)], 0.012, wire)
    clods(dice, 60, (-2.6, -2.0, 0), (2.6, 1.6, 0.02), "#8f7a58", 0.02, 0.08, 0.9)

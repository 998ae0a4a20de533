"""Barbarossa's events: armies of men, weather, ambushes, aircraft, spoils."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from studio.aircraft import dive_bomber
from studio.barbarossa_grounds import Season, grown, side_road, terrain
from studio.barbarossa_staff import barrel, crate, sack
from studio.clay import Clay, Vec, blotch, faded
from studio.materials import paint
from studio.nature import Height, fbm, fir, flames, land, puffs, rock_mesh, scatter
from studio.people import Frame, Pose, arms, face, robe
from studio.skylines import block, plume, ruin
from studio.small_folk import ADVANCE, CARRY, CROUCH, PLUNGE, PUSH, SHOULDER, TRUDGE, gun, person
from studio.solids import Group, box, figure, lathe, link, pole, solid, sphere, tube
from studio.vehicles import cast, clods, lorry, open_wheel, sandbags, snowed, tank, wheel
from studio.vehicles_light import cart, locomotive, lorry_trim, rails, spade, wagon
from studio.waterside import rim

KHAKI, OCHRE, OLIVE = "#a08658", "#b0915a", "#86805a"  # padded coats


def infantry_field(dice: Random, season: Season) -> Height:
    """Ranks of infantry coming over the snow, paler with every rank."""
    height = terrain(season, dice, None, 0.14, 2.6, trees=1)
    men = [
        cast(lambda: person(ADVANCE, KHAKI, weapon="rifle", detail=64)),
        cast(lambda: person(TRUDGE, OLIVE, hat_tone="#8a7660", weapon="rifle", detail=64)),
        cast(lambda: person(ADVANCE, OCHRE, hat_tone="#5a4a40", weapon="rifle", long=0.6, detail=64)),
    ]
    kicked = []
    for row, (y, n, gap) in enumerate(((1.6, 4, 1.35), (3.1, 5, 1.35), (4.8, 7, 1.35), (7.0, 9, 1.4), (9.6, 11, 1.5))):
        for k in range(n):
            x = (k - (n - 1) / 2) * gap + dice.uniform(-0.22, 0.22) + 0.45 * (row % 2)
            deep = y + dice.uniform(-0.4, 0.4)
            link(men[(k * 2 + row) % 3], "man", (x, deep, height(x, deep) - 0.06), (0, 0, dice.uniform(-34, -14)),
                 dice.uniform(0.72, 0.8))  # fmt: skip
            kicked.append((x, deep - 0.1, height(x, deep)))
    puffs(dice, kicked, "#eef3f8", None, 0.1, 0.22)
    cap = paint("#dfe8f2", 0.7, bump=0.4, grain=6)
    tree = fir(paint(season.tree, 0.9, bump=0.6), paint("#4a3626"), dice, 6, 2.2, cap)
    scatter(
        tree,
        [(s * dice.uniform(4.2, 8), y) for s in (-1, 1) for y in (2.5, 4, 5.5, 7, 9, 11)],
        height,
        0.5,
        0.9,
        dice,
        4,
    )
    return height


def rifle_army(c: Clay) -> None:
    """Infantry in padded coats and fur caps, bent against the wind; the ground has the ranks behind."""
    dice = Random("rifles")
    for at, turn, size, pose, coat, fur, long in (
        ((-0.1, -0.95, -0.05), -30, 1.0, ADVANCE, OCHRE, "#4c3c32", 0.4),
        ((-1.4, -0.1, -0.05), -20, 0.95, TRUDGE, OLIVE, "#6e5a48", 0.4),
        ((1.15, -0.1, -0.05), -34, 0.93, TRUDGE, KHAKI, "#54443a", 0.62),
    ):
        with Group(at, (0, 0, turn), size):
            person(pose, coat, "fur", fur, long, weapon="rifle")
    puffs(dice, [(x + dice.gauss(0, 0.2), y + dice.gauss(0, 0.16), 0.0) for x, y in ((-0.1, -0.9), (-1.2, -0.1), (1.1, 0)) for _ in range(7)],
          "#f2f6fa", None, 0.06, 0.15)  # fmt: skip


def city_street(dice: Random, season: Season) -> Height:
    """A cobbled street between tall houses, some of them broken."""

    def height(x: float, y: float) -> float:
        return 0.05 * (1 - min(1.0, (x / 2.6) ** 2)) + (0.08 if abs(x) > 2.6 else 0.0)

    land(height, paint("#a89c8c", 0.85, bump=1.0, grain=26, mottle=0.35, second="#8f8478"), (26, 30), (0, 8), 260)
    tones = ("#d8b48c", "#c8947a", "#d8c8a4", "#b8a890", "#c8a878")
    for side in (-1, 1):
        for k in range(5):
            y, tall = 2.4 + 2.5 * k, dice.uniform(0.8, 1.15)
            x = side * (3.5 + 0.1 * k)
            if (side, k) == (1, 1):
                with Group((x, y, 0.05), (0, 0, 0), 3.2):
                    ruin(dice, (0, 0, 0), (0.62, 0.66, 0.95), 0, "#c08a6a")
                continue
            with Group((x, y, 0.05), (0, 0, side * 90), 3.2):
                block((0, 0, 0), (0.72, 0.6, tall), 0, tones[(k + (side > 0) * 2) % 5])
    with Group((0.6, 15, 0), (0, 0, 0), 3.2):
        block((0, 0, 0), (1.6, 0.6, 1.0), 0, "#c8a888")
    rubble = paint("#a89a88", 0.9, bump=0.5)
    scatter(
        rock_mesh(2, rubble, 0.5, 2),
        [(dice.gauss(0, 2.4), dice.uniform(-2.4, 4)) for _ in range(110)],
        height,
        0.02,
        0.09,
        dice,
    )
    return height


def hedgehog(at: Vec, turn: float, size: float = 1.0) -> None:
    """Three steel beams crossed: a tank stopper."""
    rust = paint("#8a5a40", 0.55, 0.5, bump=0.4, grain=10, second="#5f4a40")
    with Group(at, (0, 0, turn), size):
        for rot in ((0, 50, 0), (0, 50, 120), (0, 50, 240)):
            with Group((0, 0, 0.36), rot):
                box((0.03, 0.1, 1.2), (0, 0, 0), rust, bevel=0.006)
                for x in (-0.06, 0.06):
                    box((0.025, 0.15, 1.2), (x, 0, 0), rust, bevel=0.006)


def chair(at: Vec, rot: Vec, tone: str = "#a8703c") -> None:
    """A kitchen chair."""
    oak = paint(tone, 0.6, bump=0.3)
    with Group(at, rot):
        box((0.44, 0.42, 0.05), (0, 0, 0.46), oak, bevel=0.015)
        for x in (-0.19, 0.19):
            pole((x, -0.18, 0), (x, -0.18, 0.45), 0.026, oak)
            pole((x, 0.18, 0), (x * 1.1, 0.24, 1.0), 0.026, oak)
        for z in (0.66, 0.82, 0.95):
            box((0.38, 0.03, 0.06), (0, 0.2 + 0.05 * z, z), oak, bevel=0.01)


def tram(tone: str = "#b8402e", cream: str = "#f0e0b8") -> None:
    """A tramcar along x, its pole up; wheels on z = 0."""
    red, pale = paint(tone, 0.4, 0.2, bump=0.15, mottle=0.2), paint(cream, 0.5, bump=0.1)
    dark, glass = paint("#34302c", 0.5, 0.4), paint("#4f6a78", 0.1, coat=1.0)
    box((3.4, 1.1, 0.6), (0, 0, 0.65), red, bevel=0.08)
    box((3.3, 1.06, 0.62), (0, 0, 1.22), pale, bevel=0.08)
    box((3.45, 1.14, 0.06), (0, 0, 0.96), pale, bevel=0.02)
    box((3.2, 1.0, 0.14), (0, 0, 1.6), dark, bevel=0.06)
    for k in range(8):
        box((0.3, 1.09, 0.4), (-1.38 + 0.394 * k, 0, 1.24), glass, bevel=0.02)
    for side in (-1, 1):
        box((0.03, 0.7, 0.4), (side * 1.66, 0, 1.26), glass, bevel=0.02)
        lathe([(0.1, 0), (0.08, 0.06)], paint("#f0d890", 0.2), (side * 1.7, 0, 0.72), (0, side * 90, 0))
        for x in (0.6, 1.1):
            wheel((side * x, -0.45, 0.22), 0.22, 0.1, dark)
    tube([(0.3, 0, 1.65), (-0.9, 0, 2.5)], 0.025, dark)


def peoples_militia(c: Clay) -> None:
    """A worker, a woman with a shovel and an old hunter behind a barricade of a tram, furniture and sandbags."""
    dice = Random("militia")
    with Group((0.9, 2.1, 0.0), (0, 7, -16), 1.0):
        tram()
    for at, turn, size, k in (
        ((-0.2, 0.4, 0.5), -14, 0.94, 0),
        ((-1.35, 0.25, 0.4), 16, 0.9, 1),
        ((0.95, 0.25, 0.4), -34, 0.9, 2),
    ):
        with Group(at, (0, 0, turn), size):
            if k == 0:
                f = person(
                    "raise",
                    "#5f6f86",
                    "flat",
                    "#5a4a40",
                    0.75,
                    "#5f6f86",
                    quilted=False,
                    look=(-6, 0, 0),
                    shawl="#d8c8a0",
                )
                gun(f.hand[0] - (0.02, 0, 0.1), f.hand[0] + (0.0, 0, 0.15), False)
            elif k == 1:
                f = person(
                    SHOULDER,
                    "#5a8a76",
                    "scarf",
                    "#c8382c",
                    0.8,
                    "#5a8a76",
                    quilted=False,
                    look=(4, 0, 10),
                )
                x, y, z = (float(each) for each in f.hand[0])
                with Group((x - 0.13, y - 0.04, z + 0.95), (178, -8, 10), 1.8):
                    spade((0, 0, 0))
            else:
                person(
                    ADVANCE,
                    "#9a8a70",
                    "fur",
                    "#6a5a4c",
                    0.7,
                    "#9a8a70",
                    beard="#ece6dc",
                    weapon="shotgun",
                    look=(4, 0, 0),
                )
    oak, pine = paint("#8a5a34", 0.6, bump=0.3, mottle=0.3), paint("#b08850", 0.75, bump=0.4, grain=9)
    # the barricade
    with Group((-1.55, -0.2, 0.05), (0, 62, 8), 1.0):
        box((0.75, 0.9, 1.5), (-0.3, 0, 0.2), oak, bevel=0.02)
        box((0.03, 0.4, 1.3), (-0.7, -0.21, 0.2), paint("#9a6a40", 0.6, bump=0.3), bevel=0.01)
        box((0.03, 0.4, 1.3), (-0.7, 0.21, 0.2), paint("#9a6a40", 0.6, bump=0.3), bevel=0.01)
    with Group((-1.55, -0.2, 0.05), (0, 62, 8)):
        for y in (-0.05, 0.05):
            sphere((-0.74, y, 0.25), 0.04, paint("#e0b050", 0.3, 1.0), 12)
    for k, turn in enumerate((62, 40)):
        with Group((-0.62 + 1.5 * k, -0.72 + 0.3 * k, 0.46), (0, 14, turn)):
            open_wheel((0, 0, 0), 0.46, paint("#b07c44", 0.7, bump=0.4), 10, 0.03)
    sandbags([(-0.9, -0.55, 0.0), (-0.1, -0.75, 0.0), (0.7, -0.6, 0.0), (1.5, -0.25, 0.0)], 5, size=0.4)
    with Group((1.75, 0.15, 0.1), (0, -20, 30)):
        box((1.1, 0.6, 0.06), (0, 0, 0.6), pine, bevel=0.015)
        for x in (-0.48, 0.48):
            for y in (-0.24, 0.24):
                pole((x, y, 0), (x, y, 0.6), 0.035, pine)
    chair((1.5, -0.5, 0.7), (160, 24, 30))
    chair((-1.0, -0.75, 0.12), (70, 10, 60), "#8a5a34")
    barrel((0.95, -0.75, 0.0), "#5f7a70", 0.8)
    for k in range(5):
        pole(
            (-1.9 + 0.1 * k, -0.5 + 0.06 * k, 0.2 + 0.12 * k),
            (0.2 + 0.2 * k, -0.35, 0.75 + dice.uniform(-0.1, 0.1)),
            0.04,
            pine,
            0.035,
            8,
        )
    hedgehog((-1.15, -1.45, 0.05), 20, 0.95)
    hedgehog((0.2, -1.55, 0.05), 65, 0.75)


GENERAL = Pose(((-0.1, -0.06, -0.5), (-0.14, 0, -1)), ((0.1, -0.06, -0.5), (0.14, 0, -1)),
               ((-0.56, -0.16, -0.06), (-0.72, -0.34, 0.46)), ((0.5, -0.02, -0.34), (0.16, -0.36, -0.66)))  # fmt: skip


def icicle(at: Vec, long: float, r: float, along: Vec = (0, 0, -1)) -> None:
    """A spike of ice."""
    ice = paint("#9cc8ea", 0.12, bump=0.1, coat=0.8, mottle=0.3, second="#e8f4ff")
    with Group(at, along=along):
        lathe([(r, 0), (r * 0.9, long * 0.15), (r * 0.55, long * 0.5), (r * 0.3, long * 0.75), (0.004, long)], ice, sides=12,
              wave=lambda a, z: 1 + 0.12 * math.sin(14 * z / long))  # fmt: skip


def general_winter(c: Clay) -> None:
    """Winter as a general: a greatcoat of ice, epaulettes of snow, a beard of icicles, a tank stuck at his feet."""
    dice = Random("frost")
    coat = faded(blotch("#3a70ac", "#4a80ba", 4, 0.7), blotch("#265a9c", "#346cac", 4, 0.7), 0.2, 2.2)
    white = blotch("#dfe8f2", "#c8d8e8", 6, 0.8)
    with Group((0.3, 0.5, -0.2), (0, 0, -12)):
        body, f = Clay(), Frame(GENERAL, 2.9, broad=1.36, girth=1.36, head=1.62, look=(8, 0, -6))
        robe(body, f, coat, 1.12, 0.3, 11)
        arms(body, f, coat, "#2a5a98", 1.2)
        s, h = f.skull, np.array(f.head)
        body.ring((0, 0.02, 0.16), 1.05, 0.2, white, 0.04)
        for n in (0, 1):
            cuff = f.hand[n] * 0.82 + f.elbow[n] * 0.18
            body.limb([cuff, cuff * 0.8 + f.elbow[n] * 0.2], (0.26, 0.2), white, 0.02)
            body.ball(f.hand[n] * 1.04 - f.elbow[n] * 0.04, 0.2, "#2a5a98", 0.02)
            out = f.shoulder[n]
            body.ball(out + (f.side(n) * 0.1, 0, 0.16), (0.46, 0.38, 0.2), white, 0.03)
            for _ in range(7):
                body.ball(
                    out + (f.side(n) * dice.uniform(-0.2, 0.4), dice.uniform(-0.3, 0.3), 0.22),
                    dice.uniform(0.1, 0.17),
                    white,
                    0.06,
                )
        for k in range(14):
            a = 6.283 * k / 14
            body.ball(f.neck + (0.42 * math.cos(a), 0.36 * math.sin(a), -0.02), 0.19, white, 0.06)
        body.limb(
            [f.chest + (0.06, -0.46, -0.3), f.hips + (0.06, -0.54, 0), (0.06, -0.98, 0.3)],
            (0.02, 0.03, 0.03),
            "#1f4a80",
            0.02,
        )
        body.ring(f.hips + (0, 0, 0.12), 0.5, 0.06, "#e8f0f8", 0.02, tall=1.6, oval=0.9)
        figure(body, 130)
        cap = Clay()
        face(cap, f, "#8fb4d6", "#1f4a90", nose=1.4, brow=0.9, brows="#f4f8fc", lips="#5a80a8", frown=0.45)
        for k in range(15):
            a = 6.283 * k / 15
            for z in (0.62, 0.95):
                cap.ball(
                    h + (0.82 * s * math.cos(a + z), 0.08 * s + 0.86 * s * math.sin(a + z), z * s), 0.3 * s, white, 0.05
                )
        cap.drum(h + (0, 0.08 * s, 1.25 * s), 0.82 * s, 0.5 * s, blotch("#2f64a4", "#4076b2", 4, 0.7), 0.1, 0.02)
        cap.ball(h + (0, 0.08 * s, 1.75 * s), (0.84 * s, 0.84 * s, 0.24 * s), white, 0.05)
        figure(cap, 96)
        sphere(h + (0, -0.92 * s, 1.3 * s), (0.17 * s, 0.1 * s, 0.17 * s), paint("#dff0fc", 0.1, coat=1.0))
        for side in (-1, 1):
            for k in range(8):
                a = math.radians(-120 + 30 * k)
                icicle(
                    f.shoulder[(side + 1) // 2] + (side * 0.12 + 0.42 * math.cos(a), 0.34 * math.sin(a), 0.08),
                    dice.uniform(0.28, 0.5),
                    0.055,
                )
            for k in range(3):
                sphere(
                    f.chest + (side * 0.34, -0.42 - 0.07 * k, -0.1 - 0.26 * k), 0.055, paint("#f0f6fa", 0.25, 0.9), 16
                )
            for k in range(3):  # moustache
                icicle(
                    h + (side * 0.08 * s, -1.0 * s, -0.42 * s),
                    (1.1 - 0.2 * k) * s,
                    0.13 * s,
                    (side * (0.9 - 0.2 * k), -0.2, -0.35 - 0.35 * k),
                )
        for row in range(2):
            for k in range(11):
                u = (k - 5) / 5
                at = h + s * np.array((u * 0.68, -0.82 + 0.5 * u * u - 0.08 * row, -0.72 + 0.4 * u * u))
                icicle(
                    at, s * (2.3 - 1.3 * abs(u) - 0.4 * row) * dice.uniform(0.85, 1.15), 0.15 * s, (0.12 * u, -0.12, -1)
                )
        for side in (-1, 1):
            for k in range(4):
                icicle(h + s * np.array((side * (0.2 + 0.14 * k), -0.9 + 0.06 * k, 0.48)), 0.42 * s, 0.06 * s)
        a = np.array(f.hand[0])
        with Group(tuple(a + (0, -0.08, 0)), (8, -12, 0)):
            lathe(
                [(0.09, -0.5), (0.1, -0.45), (0.1, 0.85), (0.13, 0.9), (0.13, 1.0), (0.03, 1.1)],
                paint("#bfe0f4", 0.1, coat=1.0, second="#f0f8ff"),
                sides=8,
                smooth=False,
                bevel=0.01,
            )
            for z in (-0.4, 0.3, 0.75):
                lathe([(0.115, z), (0.125, z + 0.04), (0.115, z + 0.08)], paint("#f4f8fc", 0.6), sides=12)
    with Group((-0.98, -0.95, -0.2), (7, 8, -40), 0.64):
        tank("#5f6a70", "#525c62", snow=True)
    with Group((1.55, -0.1, -0.2), (4, -10, 30), 0.55):
        lorry("#6a6a4a", "#a89870")
        snowed(
            [
                ((0, 0.7, 1.5), (0.5, 0.8, 0.14)),
                ((0, -0.46, 1.4), (0.42, 0.26, 0.08)),
                ((0, -1.05, 0.9), (0.3, 0.3, 0.08)),
            ]
        )
    drift = paint("#eef4fa", 0.7, bump=0.35, grain=5)
    for x, y, s in (
        (-1.7, -1.1, 0.6),
        (-0.75, -1.35, 0.55),
        (-1.2, -0.45, 0.5),
        (0.3, 0.1, 1.3),
        (1.2, -0.5, 0.55),
        (1.9, -0.4, 0.6),
        (-0.6, 0.1, 0.7),
        (-0.35, -0.9, 0.5),
        (1.5, -0.75, 0.4),
    ):
        link(rock_mesh(x * 3, drift, 0.2, 4), "drift", (x, y, -0.06), scale=(s, s * 0.7, s * 0.36))


# mud

STUCK = -56.0  # how the lorry in the mud is turned, and the ruts with it


def _from_ruts(x: float, y: float) -> float:
    """How far a place is from the middle of the track through the mud."""
    a = math.radians(STUCK)
    return x * math.cos(a) + (y + 0.1) * math.sin(a)


def mud_sea(dice: Random, season: Season) -> Height:
    """A churned plain under water, deep ruts across it."""

    def height(x: float, y: float) -> float:
        d = abs(_from_ruts(x, y))
        z = 0.17 * fbm(x * 0.9 + 3, y * 1.3) + 0.035 * fbm(x * 4, y * 4) + rim(x, y, 3.2)
        if d < 1.4:
            z += 0.1 * math.exp(-(((d - 0.98) / 0.16) ** 2)) + 0.05 * math.exp(-((d / 0.2) ** 2))
            z -= 0.34 * math.exp(-(((d - 0.6) / 0.2) ** 2)) * (1 + 0.4 * fbm(x * 2, y * 2))
        return z

    land(height, paint("#6a4c30", 0.55, bump=0.8, grain=8, mottle=0.35, second="#7d5f40"), (26, 24), (0, 6.5), 320)
    box((30, 14, 0.02), (0, 1.5, -0.035), paint("#7c8890", 0.03, bump=0.05, grain=3, mottle=0.1), bevel=0)
    spots = [(dice.uniform(-6.5, 6.5), dice.uniform(2.5, 8)) for _ in range(60)]
    woods = [[spot for spot in spots[k::3] if abs(_from_ruts(*spot)) > 1.6] for k in range(3)]
    grown(season, dice, height, woods, lambda x, y: abs(_from_ruts(x, y)) > 1.2 and height(x, y) > 0.02)
    return height


def rasputitsa(c: Clay) -> None:
    """A lorry sunk to its axles, planks before its wheels, men who push, one who despairs; a cart in the same state."""
    dice = Random("mud")
    mud = paint("#5a3e26", 0.32, bump=0.7, grain=6, mottle=0.3)
    lump = [rock_mesh(k * 3.3, mud, 0.45, 3) for k in range(4)]
    with Group((-0.25, -0.15, 0.0), (0, 0, STUCK), 1.2):
        with Group((0, 0, -0.2), (-5, 7, 0)):
            lorry("#66704c", "#c8b488")
            lorry_trim()
            for side in (-1, 1):
                for y in (-1.0, 0.42, 1.05):
                    for _ in range(7):
                        link(
                            lump[dice.randrange(4)],
                            "mud",
                            (side * 0.62, y + dice.gauss(0, 0.16), dice.uniform(0.2, 0.5)),
                            (0, 90, 0),
                            dice.uniform(0.05, 0.12),
                        )
                for _ in range(16):
                    link(
                        lump[dice.randrange(4)],
                        "splash",
                        (side * 0.6, dice.uniform(-0.2, 1.5), dice.uniform(0.55, 0.85)),
                        (0, 90, 0),
                        dice.uniform(0.015, 0.05),
                    )
        for x, size, coat, hat, tone in (
            (-0.45, 0.66, "#78826c", "flat", "#7f8672"),
            (0.46, 0.68, "#9a8a66", "flat", "#76704e"),
        ):
            with Group((x, 2.28, -0.12), (0, 0, 4), size):
                person(PUSH, coat, hat, tone, 0.3, "#6a6450", "#4a3220", quilted=False, look=(20, 0, 0))
        plank = paint("#b08a58", 0.75, bump=0.6, grain=9, mottle=0.3)
        for side in (-1, 1):
            for k in range(3):
                box(
                    (0.16, 1.25, 0.05),
                    (side * 0.5 + 0.15 * (k - 1), -1.85 - 0.1 * k, 0.0),
                    plank,
                    (-12 + dice.uniform(-4, 4), dice.uniform(-8, 8), dice.uniform(-8, 8)),
                    0.012,
                )
            box((0.14, 0.9, 0.05), (side * 0.62, -0.4, 0.08), plank, (4, 10, 8 * side), 0.012)
        for _ in range(90):
            side = dice.choice((-1, 1))
            link(
                lump[dice.randrange(4)],
                "clod",
                (side * dice.gauss(0.82, 0.12), dice.uniform(-2.6, 2.6), dice.uniform(-0.04, 0.06)),
                (0, 0, dice.uniform(0, 360)),
                dice.uniform(0.04, 0.13),
            )
    with Group((-1.75, 0.55, -0.1), (0, 0, -10), 0.66):
        person("cast", "#a89468", "flat", "#8a7a54", 0.7, "#6a6450", "#4a3220", quilted=False, look=(-14, 0, 0))
    with Group((2.0, 2.5, -0.2), (4, -9, -40), 1.05):
        cart(Random("cart"))


# the railway

TRACK = -58.0  # how the line runs


def blown_railway(dice: Random, season: Season) -> Height:
    """A railway through a wood, a crater in it."""
    a = math.radians(TRACK)

    def off(x: float, y: float) -> float:
        return abs(x * math.cos(a) + (y - 1.5) * math.sin(a))

    def height(x: float, y: float) -> float:
        z = 0.16 * math.exp(-((off(x, y) / 1.5) ** 4)) + 0.06 * fbm(x, y) + rim(x, y, 3.6)
        return z - 0.5 * math.exp(-(((x + 0.9) / 0.8) ** 2) - ((y - 0.95) / 0.7) ** 2)

    land(
        height,
        paint(season.soil[0], season.rough, bump=0.7, grain=7, mottle=0.3, second=season.soil[1]),
        (26, 24),
        (0, 6.5),
        300,
    )
    spots = [(dice.uniform(-6, 6), dice.uniform(2.2, 8)) for _ in range(70)]
    woods = [[spot for spot in spots[k::3] if off(*spot) > 1.9] for k in range(3)]
    grown(season, dice, height, woods, lambda x, y: off(x, y) > 1.2, 2.6)
    with Group((2.55, 3.1, 0.12), (0, 0, TRACK)):
        rails(3.6, 0.6, dice)
    with Group((-2.9, -0.35, 0.12), (0, 0, TRACK)):
        rails(2.4, -0.6, dice)
    return height


def bent_rail(points: Sequence[Vec]) -> None:
    """A rail torn off its sleepers, along a curve."""
    steel = paint("#a8745c", 0.42, 0.7, bump=0.2, second="#7f5a48")
    for a, b in itertools.pairwise(points):
        p, q = np.array(a, float), np.array(b, float)
        with Group(tuple(p), along=tuple(q - p)):
            long = float(np.linalg.norm(q - p)) + 0.03
            box((0.05, 0.14, long), (0, 0, long / 2), steel, bevel=0.01)
            for y in (-0.07, 0.07):
                box((0.14, 0.035, long), (0, y, long / 2), steel, bevel=0.01)


def partisans(c: Clay) -> None:
    """A locomotive on its side, rails in the air; three in padded coats behind young firs, one at the plunger."""
    dice = Random("partisans")
    with Group((0.85, 1.6, 0.72), (0, -58, TRACK - 4), 1.14), Group((0, 0, -0.8)):
        locomotive("#5a8070")
    with Group((2.95, 4.3, 0.3), (6, -12, TRACK - 26), 1.0):
        wagon("#b0603c")
    for s, bow in ((-1, 2.0), (1, 1.55)):
        at = np.array((-2.2 + 0.1 * s, 0.4 - 0.45 * s, 0.2))
        turns = [math.radians(100 * u**1.2) * (1.15 - 0.12 * s) for u in np.linspace(0, 1.35, 15)]
        bent_rail([tuple(at + (bow * 0.62 * math.sin(a) + 0.25 * s * u, 0.3 * u, bow * 0.62 * (1 - math.cos(a))))
                   for u, a in zip(np.linspace(0, 1, 15), turns, strict=True)])  # fmt: skip
    wood = paint("#6a4a30", 0.8, bump=0.6, grain=9)
    for _ in range(9):
        box((1.3, 0.16, 0.1), (-1.0 + dice.gauss(0, 0.6), 0.8 + dice.gauss(0, 0.5), 0.25 + dice.uniform(0, 0.3)), wood,
            (dice.uniform(-40, 40), dice.uniform(-40, 40), dice.uniform(0, 180)), 0.015)  # fmt: skip
    clods(dice, 70, (-2.4, -0.2, 0), (0.4, 1.8, 0.1), "#4a3a2a", 0.03, 0.13, 0.9)
    plume(dice, (0.2, 2.9, 0.9), 2.6, 0.24, -0.25, "#5a5450", "#8a7468")
    flames(dice, (-0.35, 1.75, 0.6), 0.3, 0.8, 9)
    for at, turn, pose, coat, hat, weapon in (
        ((-1.75, -0.85, 0.0), 62, CROUCH, "#b0915a", "#4c3c32", "rifle"),
        ((-0.75, -1.25, 0.0), 36, PLUNGE, "#7f8c6c", "#6e5a48", ""),
        ((0.55, -1.35, 0.0), 78, CROUCH, "#8f7a68", "#54443a", "shotgun"),
    ):
        with Group(at, (0, 0, turn), 0.74):
            f = person(
                pose,
                coat,
                "fur",
                hat,
                0.3,
                weapon=weapon,
                look=(0, 0, 0),
                beard="#6a5038" if weapon == "shotgun" else None,
            )
            if pose is PLUNGE:
                x, y, grip = (float(each) for each in (f.hand[0] + f.hand[1]) / 2)
                crate((x, y - 0.04, 0.0), (0.4, 0.4, 0.36), 0, "#b8342a")
                pole((x, y - 0.04, 0.3), (x, y - 0.04, grip), 0.03, paint("#c8c8c4", 0.3, 1.0))
                pole((x - 0.24, y - 0.04, grip), (x + 0.24, y - 0.04, grip), 0.045, wood)
    tube(
        [(-0.5, -1.4, 0.1), (-0.2, -1.2, 0.03), (-0.3, -0.5, 0.06), (-0.9, 0.3, 0.1), (-1.0, 0.9, 0.0)],
        0.016,
        paint("#c83a2a", 0.5),
    )
    cap = paint("#dfe8f2", 0.7, bump=0.4, grain=6)
    green = paint("#3f6a44", 0.9, bump=0.6, grain=8, second="#2f5038")
    for x, y, size in (
        (-2.35, -1.2, 0.48),
        (-1.35, -1.75, 0.3),
        (1.62, -1.2, 0.42),
        (0.15, -1.95, 0.24),
        (-2.7, -0.3, 0.62),
    ):
        link(fir(green, wood, dice, 6, 2.2, cap), "fir", (x, y, 0), (0, 0, 60 * x), size)


# the air


def summer_fields(dice: Random, season: Season) -> Height:
    """A road through fields of ripe corn, hits smoking beside it."""
    height = side_road(dice, season)
    for x, y, w, d, turn, tone in (
        (-1.6, 1.0, 2.0, 1.4, 12, "#d8b450"),
        (0.0, 3.0, 2.4, 1.3, 12, "#8fa04a"),
        (-2.6, 3.6, 2.0, 1.6, 12, "#c8a848"),
    ):
        a = math.radians(turn)
        places = [(x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a))
                  for u in np.arange(-w / 2, w / 2, 0.11) for v in np.arange(-d / 2, d / 2, 0.16)]  # fmt: skip
        stalk = paint(tone, 0.9, bump=0.4)
        for px, py in places:
            box(
                (0.1, 0.1, 0.16),
                (px, py, height(px, py) + 0.06),
                stalk,
                (dice.uniform(-9, 9), dice.uniform(-9, 9), dice.uniform(0, 50)),
                0,
                0.5,
            )
    for x, y, long in ((-2.35, 0.8, 2.1), (0.75, 2.4, 2.2), (-1.2, 4.6, 2.6)):
        z = height(x, y)
        flames(dice, (x, y, z), 0.2, 0.55, 8)
        for k in range(3):
            plume(dice, (x + 0.12 * (k - 1), y, z + 0.1), long, 0.14, 0.35, "#3e3a38", "#5f5652")
        clods(dice, 40, (x - 0.5, y - 0.4, z), (x + 0.5, y + 0.3, z + 0.35), "#5a4630", 0.02, 0.09, 0.9)
    for y, turn in ((-0.9, 10), (1.1, -16)):
        x = 1.9 + 0.5 * math.sin(y * 0.5)
        with Group((x, y, height(x, y) + 0.03), (0, 0, turn), 0.42):
            lorry("#6f7a4c", "#b8a070")
    return height


def german_air_support(c: Clay) -> None:
    """Three dive bombers coming down over the fields."""
    for at, rot, size in (
        ((-0.25, -0.8, 1.55), (33, 20, -40), 0.72),
        ((2.35, 2.9, 3.0), (30, 16, -36), 0.7),
        ((-1.7, 3.9, 3.75), (34, 12, -34), 0.7),
    ):
        with Group(at, rot, size):
            dive_bomber()


# spoils


def padlock(at: Vec, turn: float, size: float = 1.0) -> None:
    """A big brass padlock, sprung open, and a broken chain, lying."""
    brass, steel = paint("#e0b050", 0.28, 1.0, bump=0.12), paint("#8f9498", 0.32, 0.9, bump=0.15)
    with Group(at, (0, 0, turn), size), Group((0, 0, 0.14), (-62, 0, 0)):
        box((0.62, 0.22, 0.5), (0, 0, 0), brass, bevel=0.06)
        lathe([(0.085, 0), (0.085, 0.03)], paint("#2a2018", 0.5), (0, -0.1, 0.04), (90, 0, 0), sides=20)
        box((0.05, 0.04, 0.16), (0, -0.12, -0.06), paint("#2a2018", 0.5), bevel=0.01)
        tube(
            [(-0.2, 0, 0.24), (-0.2, 0, 0.62)]
            + [(0.02 - 0.22 * math.cos(a), 0, 0.62 + 0.22 * math.sin(a)) for a in np.linspace(0.2, math.pi + 0.2, 9)]
            + [(0.24, 0, 0.44)],
            0.05,
            steel,
        )
    with Group(at, (0, 0, turn), size):
        for k in range(9):
            x = 0.5 + 0.2 * k if k < 5 else -0.6 - 0.2 * (k - 5)
            hang = chain_link(steel)
            hang.location = (x, 0.5 - 0.16 * math.sin(k * 1.3), 0.06)
            hang.rotation_euler = (math.radians(70 if k % 2 else 10), 0, math.radians(20 * math.sin(k)))


def chain_link(material: Any) -> Any:
    """A link of chain."""
    n, m = 18, 8
    points: list[Vec] = []
    for k in range(n):
        a = 6.2832 * k / n
        for j in range(m):
            b = 6.2832 * j / m
            r = 0.1 + 0.032 * math.cos(b)
            points.append((r * 1.4 * math.cos(a), r * math.sin(a), 0.032 * math.sin(b)))
    faces = [
        (k * m + j, (k + 1) % n * m + j, (k + 1) % n * m + (j + 1) % m, k * m + (j + 1) % m)
        for k in range(n)
        for j in range(m)
    ]
    return solid(points, faces, material, smooth=True)


def shed(wide: float = 3.3, deep: float = 2.2, tall: float = 1.7) -> None:
    """A barn of boards, open in front, dark inside, its two doors torn off their hinges."""
    dice = Random("boards")
    boards = [paint(tone, 0.8, bump=0.6, grain=9, mottle=0.3) for tone in ("#a8623c", "#9a5836", "#b06c44")]
    dark, roof = paint("#241c16", 0.9), paint("#7a848a", 0.5, 0.4, bump=0.3, grain=10, second="#8a6a54")
    pale, iron = paint("#e8d8b0", 0.8, bump=0.3), paint("#3a3632", 0.5, 0.6)
    gate, rise = 1.9, 1.0
    box((wide - 0.1, 0.05, tall), (0, deep / 2, tall / 2), dark, bevel=0)
    box((wide - 0.1, deep, 0.04), (0, 0, 0.02), paint("#6a5238", 0.9), bevel=0)
    for side in (-1, 1):
        for k in range(14):
            box(
                (0.06, deep / 14 - 0.01, tall),
                (side * wide / 2, deep * ((k + 0.5) / 14 - 0.5), tall / 2),
                boards[k % 3],
                bevel=0.01,
            )
    n = 22
    for k in range(n):
        x = wide * ((k + 0.5) / n - 0.5)
        top = tall + rise * (1 - abs(x) / (wide / 2)) - 0.04
        low = 0.0 if abs(x) > gate / 2 else 1.45
        box((wide / n - 0.012, 0.06, top - low), (x, -deep / 2, (top + low) / 2), boards[dice.randrange(3)], bevel=0.01)
    box((gate + 0.2, 0.1, 0.12), (0, -deep / 2 - 0.02, 1.47), pale, bevel=0.015)
    for side in (-1, 1):
        box((0.12, 0.1, 1.5), (side * gate / 2, -deep / 2 - 0.02, 0.75), pale, bevel=0.015)
    for y in (-deep / 2 + 0.06, deep / 2):
        solid([(-wide / 2, y, tall), (wide / 2, y, tall), (0, y, tall + rise)], [(0, 1, 2)], dark)
    slope, pitch = math.hypot(wide / 2, rise) + 0.25, math.degrees(math.atan2(rise, wide / 2))
    for side in (-1, 1):
        with Group((side * wide * 0.27, 0, tall + rise * 0.5), (0, side * pitch, 0)):
            box((slope, deep + 0.4, 0.08), (0, 0, 0.03), roof, bevel=0.01)
            for k in range(9):
                box((slope, 0.04, 0.04), (0, (deep + 0.3) * (k / 8 - 0.5), 0.07), roof, bevel=0.01)
    for side, rot in ((-1, (0, 4, -112)), (1, (-14, -9, 64))):
        with Group((side * gate / 2, -deep / 2 - 0.08, 0.02), rot):
            for k in range(5):
                box((0.18, 0.05, 1.4), (-side * (0.1 + 0.19 * k), 0, 0.7), boards[k % 3], bevel=0.01)
            for z in (0.25, 1.15):
                box((0.95, 0.04, 0.12), (-side * 0.48, -0.04, z), pale, bevel=0.01)
            box((1.25, 0.04, 0.1), (-side * 0.48, -0.04, 0.7), pale, (0, side * 44, 0), 0.01)
            box((0.3, 0.05, 0.05), (-side * 0.1, -0.06, 1.15), iron, bevel=0.01)


def straw(dice: Random, n: int) -> None:
    """Straws strewn on the ground before a door."""
    tone = paint("#e8cc78", 0.9, bump=0.2)
    mesh = cast(lambda: pole((-0.1, 0, 0), (0.1, 0, 0.01), 0.009, tone, sides=5))
    for _ in range(n):
        link(
            mesh,
            "straw",
            (dice.gauss(0.2, 1.0), dice.gauss(-0.6, 0.7), 0.03),
            (0, dice.uniform(-8, 8), dice.uniform(0, 180)),
            dice.uniform(0.6, 1.3),
        )


def captured_depot(c: Clay) -> None:
    """A barn broken open, its stores carried out to a lorry; the sprung padlock lies in front."""
    dice = Random("spoils")
    with Group((0.85, 1.35, 0.02), (0, 0, -14)):
        shed()
        for x, y, z, s in (
            (-0.62, -0.75, 0, 0.5),
            (-0.05, -0.7, 0, 0.52),
            (0.52, -0.75, 0, 0.5),
            (-0.35, -0.7, 0.5, 0.48),
            (0.25, -0.72, 0.52, 0.46),
            (-0.05, -0.65, 0.98, 0.4),
        ):
            crate(
                (x, y, z), (s, s * 0.9, s * 0.96), dice.uniform(-6, 6), dice.choice(("#b88c54", "#a07c4c", "#c09860"))
            )
    straw(dice, 260)
    with Group((-1.35, 0.35, 0.02), (0, 0, -40), 1.0):
        lorry("#68808c", "#d0bc98")
        lorry_trim()
    with Group((0.25, -0.8, 0.02), (0, 0, -8), 1.06):
        crate((0, 0, 0.52), (0.72, 0.5, 0.4), 8, "#c89c5c")
        with Group((0.62, 0.1, 0), (0, 0, -82), 0.64):
            person(CARRY, "#78826c", "flat", "#7f8672", 0.3, "#7a7c6c", quilted=False, look=(0, 0, 0))
        with Group((-0.62, -0.05, 0), (0, 0, 98), 0.64):
            person(CARRY, "#78826c", "flat", "#6f7662", 0.3, "#7a7c6c", quilted=False, look=(0, 0, 0))
    for x, y, tone in (
        (1.45, -0.35, "#b8442e"),
        (1.95, -0.2, "#5f7a70"),
        (1.72, 0.1, "#b8442e"),
        (2.3, 0.15, "#c89a3c"),
    ):
        barrel((x, y, 0), tone, 0.78)
    barrel((1.35, -0.95, 0.25), "#5f7a70", 0.75, rot=(90, 0, 70))
    for x, y, z, turn in ((-1.1, -0.95, 0, 20), (-0.75, -1.05, 0, 70), (2.6, -0.5, 0, 0)):
        sack((x, y, z), turn, "#d8bc88", 0.26)
    padlock((-0.6, -1.75, 0.0), 14, 0.8)

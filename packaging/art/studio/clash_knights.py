"""Clash's mounted and armoured fighters."""

from __future__ import annotations

import itertools
import math
from random import Random
from typing import Any

import numpy as np
from studio.arms import gold, held, iron, steel, sword, tall_shield, wood
from studio.clash_soldiers import PALE, SKIN, open_helmet
from studio.clay import Clay, Coat, Paint, Vec, blotch, rgb
from studio.horses import bridle, caparison, horse, reins, saddle
from studio.lighting import lamp
from studio.materials import paint
from studio.nature import puffs, rock_mesh
from studio.people import (
    GOLD,
    POSES,
    STEEL,
    Frame,
    Pose,
    arms,
    beard,
    belt,
    cloak,
    cuirass,
    face,
    fist,
    greaves,
    hair,
    helmet,
    legs,
    pauldrons,
    skirt,
    torso,
)
from studio.posing import Swivel, facing, grip, reach, shift, step, turn_to
from studio.solids import Group, blade, box, cloth, lathe, link, pole, sphere, tube


def knight(c: Clay) -> None:
    """In plate and plume, the blade drawn back for the stroke, a shield with a sun before him."""
    pose = Pose(*POSES["stand"][:4], lean=(0.02, -0.06), sink=0.05)
    f = Frame(pose, tall=2.08, broad=1.14, girth=1.06, head=1.14)
    step(f, 0, (-0.32, 0.24, 0.07), (-0.4, -1, 0.1))
    step(f, 1, (0.30, -0.36, 0.07), (0.4, -1, 0.1))
    reach(f, 0, (-0.58, -0.30, 2.06), (-1, 0.3, -0.5))
    reach(f, 1, (0.36, -0.60, 1.24), (1, 0.1, -0.6))
    dark, blue, white = "#3a2a22", rgb("#2f5590"), rgb("#ece4d0")

    def parted(p: Any) -> Any:
        share = np.clip((p[..., 0:1] - f.chest[0]) * 90 + 0.5, 0, 1)
        return blue * (1 - share) + white * share

    legs(c, f, dark, dark)
    skirt(c, f, parted, 0.62, folds=9)
    torso(c, f, dark)
    arms(c, f, dark, "#6a4a30")
    cuirass(c, f, "#a8b0b8")
    c.ball(f.chest - (0, 0.005, 0.12), (0.37, 0.275, 0.32), parted, 0.03)
    belt(c, f)
    _sun(c, f.chest + (0, -0.29, -0.04), 0.1)
    greaves(c, f, "#a8b0b8")
    pauldrons(c, f, "#a8b0b8", size=1.12)
    with Swivel(c, f.neck, (4, 0, 6)):
        helmet(c, f, "visor", "#b0b8c0")
        s, h = f.skull, f.head
        c.ring(h + (0, 0.02, 0.72 * s), 0.9 * s, 0.1 * s, "#2f5590", 0.015, tall=1.2)
        for k in range(7):  # the plume: blue and white by turns, falling back to the right
            a = (k - 3) * 0.34
            tone = "#ece4d0" if k % 2 else "#34609c"
            c.limb([h + (0.1 * a * s, 0.1 * s, 1.25 * s), h + ((0.5 * a + 0.25) * s, 0.35 * s, (2.35 - 0.25 * abs(a)) * s),
                    h + ((1.0 * a + 0.9) * s, 1.0 * s, (2.5 - 0.5 * abs(a)) * s), h + ((1.2 * a + 1.5) * s, 1.5 * s, (1.5 - 0.3 * a) * s)],
                   (0.12 * s, 0.26 * s, 0.24 * s, 0.05 * s), tone, 0.02)  # fmt: skip
        c.ball(h + (0, 0.05 * s, 1.28 * s), 0.17 * s, "#e0aa48", 0.01, **GOLD)
    cloak(f, "#34558a", "#2a4674", wind=0.5)
    way = (0.52, -0.12, 0.80)
    held(f, 0, way, lambda: sword(0.98, 0.082), facing(way, (0, 1, 0)))
    with Group(grip(f, 1) + (0.02, -0.05, -0.1), along=(0.16, -1, 0.1), roll=facing((0.16, -1, 0.1), (0, 0, 1))):
        _sun_shield()


def _sun(c: Clay, at: Any, r: float) -> None:
    """A small gold sun with wavy rays."""
    c.ball(at, (r * 0.6, 0.03, r * 0.6), "#e8b44c", 0.006, **GOLD)
    for k in range(10):
        a = 0.6283 * k
        c.limb(
            [
                at + (r * 0.5 * math.cos(a), 0, r * 0.5 * math.sin(a)),
                at + (r * 1.2 * math.cos(a), 0.01, r * 1.2 * math.sin(a)),
            ],
            (0.024, 0.006),
            "#e8b44c",
            0.005,
            **GOLD,
        )


def _sun_shield() -> None:
    """A shield, blue and white, with a gold sun. Its up is y, z is where it faces."""
    wide, tall = 0.72, 0.92

    def place(u: float, v: float) -> Vec:
        narrow = 1 - max(0.0, v - 0.3) ** 1.7 * 1.72
        x = wide * (u - 0.5) * max(0.03, narrow)
        return x, tall * (0.5 - v) + 0.03 * math.cos((u - 0.5) * 6.28) * (1 - v), -0.55 * x * x

    def half(start: float) -> Any:
        return lambda u, v: place(start + 0.5 * u, v)

    for start, tone in ((0.0, "#ece4d0"), (0.5, "#2f5590")):
        cloth(half(start), paint(tone, 0.45, bump=0.3, grain=10, mottle=0.2), 12, 20, 0.05)
    rim = (
        [place(0, v) for v in np.linspace(0, 1, 14)]
        + [place(1, v) for v in np.linspace(1, 0, 14)]
        + [place(u, 0) for u in np.linspace(1, 0, 9)]
    )
    tube(rim, 0.032, gold())
    sphere((0, 0.1, 0.02), (0.13, 0.13, 0.06), gold())
    for k in range(12):
        with Group((0, 0.1, 0.03), (0, 0, 30 * k)):
            pole((0.1, 0, 0), (0.25 if k % 2 else 0.2, 0, -0.02), 0.03, gold(), 0.004, 8)


def rampart(c: Clay) -> None:
    """A living wall: planks, stakes and shields on wheels, and two pairs of eyes above it."""
    timber, other, dark = wood("#7a5634", "#5f4228"), wood("#8a6440", "#6a4a2c"), wood("#4f3826", "#3f2c1e")
    tall = (1.62, 1.74, 1.5, 1.58, 1.44, 1.36, 1.5, 1.66, 1.6, 1.72)
    for k, top in enumerate(tall):  # pointed planks
        x = -1.17 + 0.26 * k
        with Group((x, 0.02 * math.sin(k * 2.2), 0.1), (0, 1.6 * math.sin(k * 1.7), 0)):
            blade(
                [(-0.12, 0), (0.12, 0), (0.12, top - 0.24), (0.0, top - 0.08), (-0.12, top - 0.24)],
                (timber, other, timber, dark)[k % 4],
                0.1,
                0.02,
            )
    for z in (0.42, 1.12):
        box((2.6, 0.12, 0.15), (0, -0.1, z), dark, (0, 0.8, 0), 0.025)
        for k in range(10):
            sphere((-1.17 + 0.26 * k, -0.17, z), (0.026, 0.02, 0.026), iron("#a8a8a8"), 8)
    for x, z, lean in (
        (-1.12, 0.32, -18),
        (-0.42, 0.22, -5),
        (0.42, 0.2, 6),
        (1.14, 0.34, 19),
    ):  # stakes against horses
        with Group((x, 0.1, z), (118, 0, lean)):
            lathe([(0.075, -0.3), (0.07, 0.75), (0.012, 1.12)], other, sides=12)
            lathe([(0.076, 0.42), (0.08, 0.47), (0.076, 0.52)], paint("#c8b48a", 0.9, bump=0.6, grain=30), sides=12)
    for side in (-1, 1):  # wheels
        with Group((side * 1.34, 0.15, 0.38), (0, 90, 0)):
            tube([(0.36 * math.cos(0.3 * k), 0.36 * math.sin(0.3 * k), 0) for k in range(22)], 0.05, dark)
            for k in range(6):
                pole((0, 0, 0), (0.35 * math.cos(1.047 * k), 0.35 * math.sin(1.047 * k), 0), 0.032, timber, sides=8)
            sphere((0, 0, 0), 0.1, iron(), 14)
    shield = np.array((-0.62, -0.26, 0.86))
    _quartered(c, shield, 0.36, "#b8342a", "#e8d4a0")
    shield = np.array((0.66, -0.28, 0.90))
    _quartered(c, shield, 0.40, "#2f5a8a", "#e0b048", 6)
    with Group((0.02, -0.24, 0.70), (90, 0, 0)):
        tall_shield(0.5, 0.98, "#4f7a3a", "#c8a048", "#e8d8a8")
    for n, (x, look, top) in enumerate(((-0.32, 10, 1.82), (0.34, 2, 1.71))):  # the men behind it
        f = Frame("stand", tall=1.9, head=1.42)
        move = np.array((x, 0.26, top)) - f.head
        with Swivel(c, f.head, (6, (-5, 7)[n], look), move):
            face(c, f, (PALE, SKIN)[n], "#3a5a2a", nose=(1.2, 1.6)[n], frown=(-0.6, 0.9)[n], mouth=False)
            open_helmet(c, f, ("kettle", "nasal")[n], ("#969da6", "#a8905a")[n])
        c.limb(
            [
                (x - 0.24, 0.34, 1.1),
                (x + 0.24, 0.34, 1.1),
            ],
            (0.24, 0.24),
            ("#8a4a3a", "#4a6a7a")[n],
            0.04,
        )
        for s in (-1, 1):
            at = np.array((x + s * (0.3 + 0.04 * n), -0.03, tall[round((x + s * 0.3 + 1.17) / 0.26)] - 0.1))
            for k in range(4):
                c.limb([at + (0.052 * k - 0.08, 0.09, 0.02), at + (0.052 * k - 0.08, -0.06, 0.035), at + (0.052 * k - 0.08, -0.085, -0.06)],
                       (0.034, 0.036, 0.03), (PALE, SKIN)[n], 0.008)  # fmt: skip
    for x, top, lean in ((-0.86, 2.5, 6), (0.02, 2.62, -2), (0.84, 2.42, -8)):  # their spears
        with Group((x, 0.34, 0.4), (0, lean, 0)):
            pole((0, 0, 0), (0, 0, top - 0.4), 0.026, wood("#94704a"), sides=10)
            z = top - 0.42
            blade([(-0.02, z), (0.02, z), (0.075, z + 0.12), (0, z + 0.36), (-0.075, z + 0.12)], steel(), 0.04, 0.015)
    for x, z, lean in ((-1.0, 1.34, 14), (0.3, 1.22, -12), (1.05, 0.72, 22)):  # what has been tried
        with Group((x, -0.12, z), (100, 0, lean)):
            pole((0, 0, -0.05), (0, 0, 0.5), 0.013, wood("#b8925e"), sides=8)
            for k in range(3):
                with Group((0, 0, 0), (0, 0, 120 * k)):
                    blade([(0.01, 0.34), (0.055, 0.4), (0.055, 0.5), (0.01, 0.48)], paint("#e8e0cc", 0.8), 0.008, 0.001)


def _quartered(c: Clay, at: Any, r: float, one: str, other: str, parts: int = 4) -> None:
    """A round shield in two colours by turns, with rim and boss."""
    first, second = rgb(one), rgb(other)

    def tone(p: Any) -> Any:
        q = p - at
        wave = np.sin(np.arctan2(q[..., 2], q[..., 0]) * parts / 2 + 0.3)
        share = np.clip(wave * 12 + 0.5, 0, 1)[..., None]
        return first * (1 - share) + second * share

    c.ball(at, (r, 0.09, r), tone, 0.01, rough=0.5)
    c.ring(at, r * 0.98, 0.035, "#8a8c90", 0.008, (90, 0, 0), tall=1.5, **STEEL)
    c.ball(at - (0, 0.06, 0), (0.3 * r, 0.1, 0.3 * r), "#a8acb2", 0.01, **STEEL)


def swordsman(c: Clay) -> None:
    """A fencer in the lunge, long blade before him, plume and cape flying."""
    pose = Pose(*POSES["stand"][:4], lean=(0.0, -0.22), sink=0.2)
    f = Frame(pose, tall=2.12, broad=0.96, girth=0.9, head=1.2)
    step(f, 0, (-0.12, -0.86, 0.07), (-0.2, -1, 0.3))
    step(f, 1, (0.16, 0.82, 0.07), (0.3, -0.6, 0.3))
    reach(f, 0, (-0.16, -0.80, 1.42), (-0.7, 0.2, -1))
    reach(f, 1, (0.46, 0.52, 1.94), (0.8, 0.6, -0.1))
    teal, cream = blotch("#2a6a72", "#225860", 6, 0.8), "#efe4cc"
    legs(c, f, blotch("#54382a", "#452e22", 6, 0.8), "#2e1f18", 0.92)
    for n in (0, 1):  # boots with broad tops
        at = f.knee[n] * 0.72 + f.foot[n] * 0.28
        way = turn_to(f.knee[n] - f.foot[n])
        c.ring(at, 0.135, 0.042, "#3a261c", 0.02, way, tall=1.4)
        c.limb([f.knee[n] * 0.8 + f.foot[n] * 0.2, f.foot[n]], (0.12, 0.1), "#3a261c", 0.02)
    torso(c, f, teal)
    skirt(c, f, teal, 0.2, 1.05)
    arms(c, f, teal, "#6a4528", 0.95)
    for n in (0, 1):  # puffed sleeves, cuffs
        c.ball(f.shoulder[n] * 0.62 + f.elbow[n] * 0.38, (0.155, 0.155, 0.155), cream, 0.03)
        c.ring(f.elbow[n] * 0.3 + f.hand[n] * 0.7, 0.085, 0.032, cream, 0.02, turn_to(f.hand[n] - f.elbow[n]), tall=1.6)
    for k in range(12):  # a ruff
        a = 0.5236 * k
        c.ball(
            f.neck + (0.15 * math.cos(a), 0.14 * math.sin(a) - 0.02, 0.01 + 0.02 * (k % 2)),
            (0.065, 0.065, 0.045),
            cream,
            0.015,
        )
    for k in range(5):
        c.ball(f.chest + (0, -0.215 + 0.012 * abs(k - 2), 0.16 - 0.085 * k), 0.024, "#e0aa48", 0.006, **GOLD)
    belt(c, f)
    c.limb(
        [f.shoulder[0] + (0.08, -0.08, 0.02), f.chest + (0.02, -0.21, -0.06), f.hips + (0.2, -0.14, 0.08)],
        (0.045, 0.045, 0.045),
        "#b8342a",
        0.01,
    )
    with Swivel(c, f.neck, (4, 0, -26)):
        face(c, f, PALE, "#2a4a6a", nose=1.2, frown=0.5)
        hair(c, f, "#3a2014", 0.75, 0.1)
        s, h = f.skull, f.head
        c.limb(
            [h + (0, -1.0 * s, -0.34 * s), h + (0.26 * s, -0.96 * s, -0.4 * s), h + (0.5 * s, -0.9 * s, -0.18 * s)],
            (0.085 * s, 0.075 * s, 0.02 * s),
            "#3a2014",
            0.02,
            mirror=True,
        )
        c.limb([h + (0, -0.82 * s, -0.7 * s), h + (0, -0.96 * s, -1.1 * s)], (0.14 * s, 0.03 * s), "#3a2014", 0.03)
        _plumed_hat(c, f)
    edge = paint("#dfe6ee", 0.2, 1.0, bump=0.05, mottle=0.06)
    with Group(grip(f, 0), along=(0.0, -0.68, 0.74), roll=facing((0.0, -0.68, 0.74), (1, 0, 0))):
        blade([(-0.05, 0.16), (0.05, 0.16), (0.036, 1.2), (0, 1.34), (-0.036, 1.2)], edge, 0.04, 0.018)
        pole((0, 0, -0.26), (0, 0, 0.14), 0.032, iron("#4a3a30"))
        box((0.46, 0.05, 0.05), (0, 0, 0.13), gold(), bevel=0.018)
        tube([(0.14 * math.cos(a), 0.14 * math.sin(a), 0.16) for a in np.linspace(0, 6.283, 16)], 0.016, gold())
        sphere((0, 0, -0.29), 0.05, gold(), 14)
    _short_cape(f)


def _plumed_hat(c: Clay, f: Frame) -> None:
    """A broad hat, turned up at one side, with two long ostrich feathers."""
    s, h = f.skull, f.head
    felt, red = blotch("#3a2a30", "#2e2026", 7, 0.8), blotch("#b0201c", "#8a1616", 14, 0.6)
    c.drum(h + (0, 0.04 * s, 0.55 * s), 1.85 * s, 0.07 * s, felt, 0.06 * s, 0.02, (-4, -9, 0))
    c.drum(h + (0, 0.1 * s, 0.9 * s), 0.92 * s, 0.36 * s, felt, 0.14 * s, 0.04, (-4, -6, 0))
    c.ring(h + (0, 0.06 * s, 0.66 * s), 0.93 * s, 0.07 * s, "#e0aa48", 0.01, (-4, -6, 0), tall=1.5, **GOLD)
    for lift, out in ((1.7, 2.2), (1.15, 2.7)):
        spine = [
            h + (0.75 * s, -0.3 * s, 0.8 * s),
            h + (0.85 * s, 0.5 * s, lift * 1.1 * s),
            h + (0.8 * s, 1.5 * s, lift * 1.15 * s),
            h + (0.7 * s, out * s, (lift - 0.75) * s),
        ]
        c.limb(spine, (0.1 * s, 0.3 * s, 0.36 * s, 0.1 * s), red, 0.02, flat=(0, 1.5))
        for k in range(1, 12):
            t = k / 12 * 3
            j = min(2, int(t))
            at = spine[j] * (1 - t + j) + spine[j + 1] * (t - j)
            for side in (-1, 1):
                c.limb([at, at + (side * 0.14 * s, 0.22 * s, (0.24 * side - 0.3) * s)], (0.13 * s, 0.02 * s), red, 0.02)


def _short_cape(f: Frame) -> None:
    """A cape from one shoulder, flying behind."""
    start, end = f.shoulder[1] + (0.06, 0.04, 0.08), f.shoulder[0] + (0.16, 0.12, 0.1)

    def place(u: float, v: float) -> Vec:
        root = start * (1 - u) + end * u
        wave = 0.05 * math.sin(9 * u + 4 * v) * v
        return (
            root[0] + 0.1 * v * (0.5 - u) + wave,
            root[1] + 0.95 * v + 0.1 * math.sin(5 * u),
            root[2] - 0.62 * v * v - 0.1 * v + 0.06 * math.sin(6 * v + 5 * u),
        )

    cloth(place, paint("#a8342a", 0.75, bump=0.3, grain=24, second="#8a2a22"), 24, 24, 0.02)


def bulwark(c: Clay) -> None:
    """A giant in plate behind a tower shield that stands in the earth: as wide as he is high."""
    f = Frame("stand", tall=2.2, broad=1.62, girth=1.62, head=1.12)
    f.head = f.head - (0, 0.1, 0.1)
    step(f, 0, (-0.52, 0.1, 0.07), (-0.6, -1, 0))
    step(f, 1, (0.54, 0.16, 0.07), (0.6, -1, 0))
    reach(f, 0, (-0.70, -0.56, 1.46), (-1, 0.2, -0.6))
    reach(f, 1, (0.78, -0.52, 1.42), (1, 0.2, -0.6))
    bronze, dark, brass = blotch("#c8ac84", "#b0946c", 5, 0.7), "#241c18", "#e8b45c"
    legs(c, f, dark, dark, 1.15)
    torso(c, f, dark, 1.1)
    arms(c, f, dark, "#6a5844", 1.2)
    c.ball(f.chest - (0, -0.02, 0.08), (0.66, 0.46, 0.56), bronze, 0.04, **STEEL)
    for n in (0, 1):
        side = 2 * n - 1
        c.limb([f.knee[n], f.foot[n] + (0, 0, 0.02)], (0.25, 0.27), bronze, 0.02, **STEEL)
        c.ball(f.knee[n] - (0, 0.14, 0), (0.2, 0.16, 0.2), brass, 0.02, **GOLD)
        for k in range(3):
            c.limb(
                [
                    f.foot[n] + (side * 0.02, 0.02 - 0.09 * k, 0.03 - 0.02 * k),
                    f.foot[n] + (side * 0.03, -0.08 - 0.09 * k, 0.0),
                ],
                (0.2 - 0.03 * k, 0.19 - 0.03 * k),
                bronze,
                0.01,
                **STEEL,
            )
        for k in range(4):  # shoulders like boulders
            at = f.shoulder[n] + (side * 0.055 * k, -0.02, 0.14 - 0.13 * k)
            c.ball(
                at,
                (0.37 - 0.02 * k, 0.37 - 0.01 * k, 0.24),
                bronze if k % 2 == 0 else "#94805e",
                0.012,
                (0, side * 26, 0),
                **STEEL,
            )
        for k in range(7):
            a = math.radians(-150 + 50 * k)
            c.ball(
                f.shoulder[n] + (0.31 * math.cos(a), 0.31 * math.sin(a), 0.2 - 0.11 * math.cos(a) * side),
                0.035,
                brass,
                0.006,
                **GOLD,
            )
        c.limb([f.elbow[n] * 0.8 + f.hand[n] * 0.2, f.hand[n]], (0.2, 0.17), bronze, 0.012, **STEEL)
        c.ball(f.elbow[n], (0.2, 0.2, 0.2), brass, 0.02, **GOLD)
        fist(c, f, n, "#8a7454", 1.9)
    s, h = f.skull, f.head
    with Swivel(c, f.neck, (0, 0, 4)):
        c.drum(h + (0, 0, -0.1 * s), 1.08 * s, 1.2 * s, bronze, 0.2 * s, 0.02, **STEEL)
        c.ball(h + (0, 0, 0.95 * s), (1.06 * s, 1.06 * s, 0.5 * s), bronze, 0.05, **STEEL)
        c.slab(h + (0, -1.1 * s, 0.34 * s), (0.82 * s, 0.5 * s, 0.15 * s), "#0d0907", 0.02, 0.012, cut=True)
        c.ball(h + (0, -0.35 * s, 0.34 * s), (0.7 * s, 0.4 * s, 0.3 * s), "#0d0907", 0.01)
        for x in (-0.34, 0.34):
            c.ball(h + (x * s, -0.84 * s, 0.34 * s), (0.17 * s, 0.1 * s, 0.13 * s), "#f4ecd8", 0.004, rough=0.15)
            c.ball(h + ((x + 0.03) * s, -0.93 * s, 0.34 * s), 0.075 * s, "#2a1a10", 0.003, rough=0.08)
        c.limb(
            [h + (0, -1.1 * s, 0.95 * s), h + (0, -1.14 * s, 0.2 * s), h + (0, -1.12 * s, -1.0 * s)],
            (0.1 * s, 0.12 * s, 0.1 * s),
            brass,
            0.01,
            **GOLD,
        )
        c.ring(h + (0, 0, 0.76 * s), 1.08 * s, 0.085 * s, brass, 0.01, **GOLD)
        for side in (-1, 1):
            c.limb(
                [
                    h + (side * 0.9 * s, 0, 0.8 * s),
                    h + (side * 1.35 * s, -0.05, 1.05 * s),
                    h + (side * 1.5 * s, -0.1, 1.65 * s),
                ],
                (0.2 * s, 0.17 * s, 0.03 * s),
                "#d8c8a0",
                0.02,
            )
    _great_pavise((0.03, -0.66, -0.06))
    _robin(c, f.shoulder[1] + (0.06, -0.06, 0.33))


def _great_pavise(at: Vec) -> None:
    """A tower shield for a giant: red boards, iron edge, a lion's face of brass."""
    wide, tall = 1.34, 1.56
    red, cream, rim = (
        paint("#9a2a24", 0.5, bump=0.35, grain=9, mottle=0.3, second="#862420"),
        paint("#e0c890", 0.5, bump=0.3, grain=9),
        iron("#8a8680"),
    )

    def bowed(x: float) -> float:
        return 0.42 * (x / wide) ** 2

    with Group(at, (-6, 0, -3)):

        def place(u: float, v: float) -> Vec:
            x = wide * (u - 0.5)
            top = 0.1 * math.cos((u - 0.5) * 3.1) * (1 - v)
            return x, bowed(x), tall * (1 - v) + top

        cloth(place, red, 28, 16, 0.1)

        def stripe(u: float, v: float) -> Vec:
            x = 0.34 * (u - 0.5)
            return x, bowed(x) - 0.07, tall * (1 - v) * 0.97 + 0.04

        cloth(stripe, cream, 8, 10, 0.03)
        line = [place(u, 0) for u in np.linspace(0, 1, 13)]
        for edge in (
            line,
            [place(0, v) for v in (0, 0.5, 1)],
            [place(1, v) for v in (0, 0.5, 1)],
            [place(u, 1) for u in np.linspace(0, 1, 13)],
        ):
            tube(edge, 0.065, rim)
        for u in np.linspace(0.02, 0.98, 9):
            for v in (0.0, 0.5):
                x, y, z = place(float(u), v)
                sphere((x, y - 0.06, z), 0.035, gold(), 10)
        with Group((0, -0.1, tall * 0.62)):
            lathe([(0.36, -0.05), (0.36, 0.0), (0.3, 0.05)], gold("#e0b054"), rot=(90, 0, 0), sides=36)
            for k in range(16):  # the mane
                a = 0.3927 * k
                with Group((0.26 * math.cos(a), -0.06, 0.26 * math.sin(a)), (0, 90 - math.degrees(a), 0)):
                    lathe([(0.07, -0.06), (0.06, 0.05), (0.005, 0.2)], gold("#d89848"), sides=10)
            sphere((0, -0.07, 0), (0.2, 0.13, 0.21), gold("#f0c470"))
            for side in (-1, 1):
                sphere((side * 0.085, -0.17, 0.06), (0.04, 0.03, 0.03), paint("#1a120c", 0.4), 12)
                sphere((side * 0.06, -0.19, -0.08), (0.075, 0.05, 0.055), gold("#f4d48c"), 14)
                sphere((side * 0.16, -0.08, 0.17), 0.06, gold("#f0c470"), 14)
            sphere((0, -0.21, -0.02), (0.05, 0.04, 0.035), paint("#3a2418", 0.4), 12)
            tube(
                [(0.09 * math.cos(a), -0.2 + 0.0 * a, -0.17 + 0.09 * math.sin(a)) for a in np.linspace(0, 6.283, 14)],
                0.018,
                iron("#5a5048"),
            )
    rock = paint("#6a665e", 0.9, bump=0.7, grain=4, second="#54504a")
    for k in range(9):
        link(
            rock_mesh(k * 2.3, rock, 0.4),
            "clod",
            (-0.7 + 0.18 * k, -0.74 - 0.07 * math.sin(k * 2.0), 0.0),
            (0, 0, 50 * k),
            0.1 + 0.05 * math.sin(k * 3.1) ** 2,
        )


def _robin(c: Clay, at: Any) -> None:
    """A small bird that has found a quiet place."""
    brown, red = "#6a5a44", "#d8642c"
    with Swivel(c, at, (0, 0, 24), size=1.25):
        c.ball(at + (0, 0.02, 0.08), (0.075, 0.095, 0.08), brown, 0.02)
        c.ball(at + (0, -0.045, 0.08), (0.06, 0.05, 0.065), red, 0.015)
        c.ball(at + (0, -0.04, 0.165), 0.055, brown, 0.015)
        c.ball(at + (0, -0.07, 0.15), 0.036, red, 0.01)
        c.limb([at + (0, -0.08, 0.17), at + (0, -0.125, 0.165)], (0.014, 0.003), "#e0b040", 0.005)
        c.limb([at + (0, 0.08, 0.08), at + (0, 0.2, 0.1)], (0.03, 0.025), brown, 0.01)
        for side in (-1, 1):
            c.ball(at + (side * 0.035, -0.075, 0.18), 0.012, "#0c0806", 0.003, rough=0.05)
            c.limb([at + (side * 0.03, 0, 0.02), at + (side * 0.03, -0.01, -0.04)], (0.01, 0.01), "#c88a40", 0.005)


def guardian(c: Clay) -> None:
    """An angel of a tomb that has come alive: winged stone, sword point down, a griffin on the shield."""
    f = Frame("stand", tall=2.1, broad=1.1, girth=1.04, head=1.1)
    stone = _weathered("#74808e", "#586472", "#5f6e42")
    step(f, 0, (-0.2, 0.0, 0.2), (-0.3, -1, 0))
    step(f, 1, (0.24, -0.22, 0.2), (0.3, -1, 0))
    f.hips[2] += 0.1
    for joints in (f.shoulder, f.hip):
        for n in (0, 1):
            joints[n][2] += 0.1
    f.chest, f.neck, f.head = f.chest + (0, 0, 0.1), f.neck + (0, 0, 0.1), f.head + (0, -0.02, 0.1)
    reach(f, 0, (-0.07, -0.50, 1.32), (-1, 0.2, -0.6))
    reach(f, 1, (0.56, -0.36, 1.22), (1, 0.3, -0.5))
    c.coat = {"metal": 0.0, "rough": 0.85, "glow": 0.0}
    legs(c, f, stone, stone, 1.05)
    torso(c, f, stone)
    skirt(c, f, stone, 0.78, 1.02, folds=13)
    arms(c, f, stone, stone, 1.1)
    c.ball(f.chest + (0, -0.03, 0), (0.37, 0.27, 0.33), stone, 0.04)
    for side in (-1, 1):
        c.ball(f.chest + (side * 0.15, -0.2, 0.06), (0.15, 0.1, 0.13), stone, 0.05)
    for k in range(9):  # strips of the kilt
        a = math.radians(190 + 160 * k / 8)
        root = f.hips + (0.28 * math.cos(a), 0.25 * math.sin(a), 0.04)
        c.limb([root, root + (0.08 * math.cos(a), 0.08 * math.sin(a), -0.36)], (0.055, 0.06), stone, 0.012)
    c.ring(f.hips + (0, 0, 0.1), 0.29, 0.045, stone, 0.015, tall=1.4, oval=0.85)
    for n in (0, 1):
        for k in range(3):
            c.ball(
                f.shoulder[n] + ((2 * n - 1) * 0.03 * k, 0, 0.05 - 0.08 * k),
                (0.2 - 0.01 * k, 0.2, 0.13),
                stone,
                0.012,
                (0, (2 * n - 1) * 24, 0),
            )
        c.limb([f.elbow[n] * 0.7 + f.hand[n] * 0.3, f.hand[n]], (0.12, 0.11), stone, 0.012)
    s, h = f.skull, f.head
    with Swivel(c, f.neck, (8, 0, 8)):
        _stone_face(c, f, stone)
        c.shell(h + (0, 0.05 * s, 0.16 * s), (1.02 * s, 1.1 * s, 1.16 * s), 0.1 * s, stone, 0.12 * s, 0.02)
        for side in (-1, 1):
            c.limb(
                [h + (side * 0.95 * s, -0.3 * s, 0.2 * s), h + (side * 0.9 * s, -0.52 * s, -0.7 * s)],
                (0.2 * s, 0.12 * s),
                stone,
                0.02,
            )
            for k in range(4):
                root = h + (side * 1.0 * s, (0.05 + 0.12 * k) * s, (0.42 - 0.12 * k) * s)
                tip = root + (side * (0.25 + 0.08 * k) * s, (0.35 + 0.2 * k) * s, (1.35 - 0.28 * k) * s)
                c.limb(
                    [root, (root + tip) / 2 + (side * 0.16 * s, 0, 0), tip],
                    (0.14 * s, 0.19 * s, 0.03 * s),
                    stone,
                    0.015,
                    flat=(0, 1.4),
                )
        c.limb(
            [h + (0, -1.1 * s, 0.3 * s), h + (0, -0.6 * s, 1.18 * s), h + (0, 0.7 * s, 1.1 * s)],
            (0.07 * s, 0.12 * s, 0.1 * s),
            stone,
            0.02,
        )
    _stone_wings(c, f, stone)
    c.drum((0.0, 0.02, 0.06), 0.72, 0.1, stone, 0.04, 0.03)
    c.drum((0.0, 0.02, -0.06), 0.84, 0.1, stone, 0.04, 0.02)
    c.limb([grip(f, 0) + (0.03, -0.03, 0.16), grip(f, 0) + (0.03, -0.03, -0.12)], (0.04, 0.04), stone, 0.01)
    p = grip(f, 0) + (0.03, -0.03, 0.0)
    c.ball(p + (0, 0, 0.2), 0.065, stone, 0.01)
    c.limb([p + (-0.27, 0, -0.12), p + (0.27, 0, -0.12)], (0.045, 0.045), stone, 0.015)
    c.limb(
        [p + (0, 0, -0.12), p + (0, -0.02, -1.0), p + (0, -0.03, -1.2)], (0.1, 0.085, 0.02), stone, 0.01, flat=(1, 1.9)
    )
    _griffin_shield(c, np.array((0.60, -0.50, 0.78)), stone)


def _stone_face(c: Clay, f: Frame, stone: Paint) -> None:
    """A calm carved face whose eyes have begun to shine."""
    s, h = f.skull, f.head
    c.limb([f.neck - (0, 0, 0.06), h - (0, 0, 0.5 * s)], (0.52 * s, 0.48 * s), stone, 0.04)
    c.ball(h + (0, 0.08 * s, 0.15 * s), (0.8 * s, 0.9 * s, 0.86 * s), stone, 0.03)
    c.ball(h + (0, -0.22 * s, -0.36 * s), (0.6 * s, 0.62 * s, 0.62 * s), stone, 0.06)
    c.ball(h + (0, -0.66 * s, -0.76 * s), (0.22 * s, 0.18 * s, 0.16 * s), stone, 0.05)
    c.ball(h + (0.31 * s, -0.9 * s, 0.07 * s), (0.22 * s, 0.17 * s, 0.13 * s), "#54595c", 0.03, cut=True, mirror=True)
    c.limb(
        [h + (0, -0.84 * s, 0.3 * s), h + (0, -1.04 * s, -0.1 * s), h + (0, -1.02 * s, -0.2 * s)],
        (0.09 * s, 0.11 * s, 0.13 * s),
        stone,
        0.03,
    )
    c.limb(
        [h + (0.04 * s, -0.88 * s, 0.25 * s), h + (0.3 * s, -0.92 * s, 0.34 * s), h + (0.6 * s, -0.62 * s, 0.22 * s)],
        (0.08 * s, 0.1 * s, 0.06 * s),
        stone,
        0.02,
        mirror=True,
    )
    for z, r in ((-0.48, 0.05), (-0.58, 0.06)):
        c.limb(
            [h + (-0.22 * s, -0.72 * s, z * s), h + (0, -0.86 * s, z * s), h + (0.22 * s, -0.72 * s, z * s)],
            (0.03 * s, r * s, 0.03 * s),
            stone,
            0.01,
        )
    c.ball(h + (0.3 * s, -0.74 * s, 0.07 * s), 0.145 * s, "#a8e0f4", 0.006, mirror=True, rough=0.2, glow=0.2)
    c.ball(h + (0.295 * s, -0.85 * s, 0.07 * s), 0.055 * s, "#14303c", 0.003, mirror=True, rough=0.1)


def _weathered(one: str, other: str, moss: str) -> Any:
    """Old stone: two greys, cracks, moss on what faces up and low down."""
    ground, green, dark, pale = blotch(one, other, 4, 1.2), rgb(moss), rgb("#3c3f40"), rgb("#d0d0c0")

    def tone(p: Any) -> Any:
        x, y, z = p[..., 0:1], p[..., 1:2], p[..., 2:3]
        crack = np.abs(np.sin(x * 5 + 2.2 * np.sin(z * 4.3 + y) + 1.4 * np.sin(z * 11)))
        line = np.clip(1 - crack * 30, 0, 1) * (np.sin(z * 3 + x * 2) > 0.2)
        mossy = (
            np.clip(np.sin(x * 7 + 1.7 * np.sin(z * 5)) * np.sin(y * 9 + z * 6) * 3 - 0.9 + 0.9 * (0.9 - z), 0, 1)
            * 0.75
        )
        lichen = np.clip(np.sin(x * 19 + 3 * np.sin(z * 13)) * np.sin(z * 21 + y * 15) * 5 - 4.0, 0, 1)
        base = ground(p) * (1 - mossy) + green * mossy
        base = base * (1 - lichen * 0.7) + pale * lichen * 0.7
        return base * (1 - line * 0.8) + dark * line * 0.8

    return tone


def _stone_wings(c: Clay, f: Frame, stone: Paint) -> None:
    """Two wings of carved feathers, half open."""
    for side in (-1, 1):
        root = f.chest + (side * 0.14, 0.24, 0.12)
        wrist = root + (side * 0.52, 0.16, 0.66)
        c.limb([root, root + (side * 0.34, 0.14, 0.3), wrist], (0.14, 0.13, 0.1), stone, 0.03)
        for row, (count, long) in enumerate(((9, 1.5), (8, 0.85), (7, 0.46))):
            for k in range(count):
                t = k / (count - 1)
                start = root * (1 - t) + wrist * t + (side * 0.08 * math.sin(3 * t), 0.06 - 0.06 * row, 0)
                angle = math.radians(-84 + 62 * t**1.3)
                reach_ = long * (0.52 + 0.48 * math.sin(0.5 + 2.0 * t))
                tip = start + np.array((side * math.cos(angle) * reach_, 0.1 * t, math.sin(angle) * reach_ + 0.2 * t))
                middle = (start + tip) / 2 + (side * 0.05, 0.02, 0.04)
                c.limb([start, middle, tip], (0.075, 0.1, 0.035), stone, 0.008, flat=(1, 2.2))
        c.ball(wrist, (0.12, 0.11, 0.12), stone, 0.03)


def _griffin_shield(c: Clay, at: Any, stone: Paint) -> None:
    """A shield with a rearing griffin carved on it."""
    with Swivel(c, at, (-8, 4, -14)):
        for k in range(9):  # pointed below
            t = k / 8
            w = 0.36 * (1 - max(0.0, t - 0.35) ** 1.6 * 1.75)
            c.slab(at + (0, 0, 0.46 - 1.02 * t), (w, 0.05, 0.085), stone, 0.03, 0.02)
        rim = [
            at + (x, -0.045, z)
            for x, z in (
                (-0.35, 0.5),
                (0.35, 0.5),
                (0.34, 0.05),
                (0.22, -0.34),
                (0, -0.62),
                (-0.22, -0.34),
                (-0.34, 0.05),
                (-0.35, 0.5),
            )
        ]
        for a, b in itertools.pairwise(rim):
            c.limb([a, b], (0.04, 0.04), stone, 0.012)
        pale = "#a8aeb0"
        p = at + (0, -0.06, 0)
        c.limb(
            [p + (0.1, 0, -0.24), p + (0.02, -0.02, -0.04), p + (-0.04, -0.02, 0.18)], (0.085, 0.1, 0.06), pale, 0.02
        )
        c.ball(p + (-0.08, -0.03, 0.29), 0.07, pale, 0.02)
        c.limb(
            [p + (-0.12, -0.04, 0.3), p + (-0.2, -0.04, 0.27), p + (-0.2, -0.04, 0.22)],
            (0.035, 0.025, 0.006),
            pale,
            0.01,
        )
        c.limb([p + (-0.04, -0.03, 0.33), p + (-0.02, -0.03, 0.41)], (0.03, 0.006), pale, 0.01)
        for k in range(4):
            c.limb([p + (0.02, -0.03, 0.1), p + (0.14 + 0.03 * k, -0.03, 0.36 - 0.1 * k)], (0.03, 0.035), pale, 0.01)
        for a, b, d in (
            ((-0.06, 0.1), (-0.2, 0.12), (-0.24, 0.04)),
            ((-0.05, 0.02), (-0.19, -0.02), (-0.22, -0.1)),
            ((0.06, -0.22), (-0.06, -0.3), (-0.08, -0.42)),
            ((0.12, -0.24), (0.14, -0.36), (0.06, -0.44)),
        ):
            c.limb(
                [p + (a[0], -0.02, a[1]), p + (b[0], -0.03, b[1]), p + (d[0], -0.02, d[1])],
                (0.045, 0.035, 0.03),
                pale,
                0.012,
            )
        c.limb(
            [p + (0.14, -0.01, -0.22), p + (0.26, -0.02, -0.14), p + (0.22, -0.02, 0.02)],
            (0.03, 0.025, 0.04),
            pale,
            0.01,
        )


def lancer(c: Clay) -> None:
    """A rider in the charge: the horse at the gallop, the lance levelled, its pennon out."""
    bay = blotch("#8a5230", "#74422a", 5, 1.0)
    horse(c, bay, "#241812", "gallop", 0.12, "#3a261c")
    saddle(c, "#2f5a8a")
    bridle(c, 0.12)
    caparison("#2f5a8a", "#274a76", wind=0.34)
    pose = Pose(*POSES["stand"][:4], lean=(0.0, -0.16))
    f = Frame(pose, tall=1.82, broad=1.12, girth=1.0, head=1.2)
    shift(f, np.array((0.0, 0.06, 1.66)) - f.hips)
    for n in (0, 1):
        side = 2 * n - 1
        f.hip[n] = f.hips + (side * 0.2, 0, -0.02)
        step(f, n, (side * 0.47, -0.16, 0.96), (side * 0.4, -1, 0.2))
    reach(f, 0, (-0.40, -0.34, 2.02), (-0.8, 0.7, -0.4))
    reach(f, 1, (0.20, -0.50, 1.84), (0.8, 0.2, -0.8))
    red = blotch("#b03a2c", "#942e24", 5, 0.8)
    plate = "#a2aab2"
    legs(c, f, "#4a3a30", "#2e2018", 0.95)
    torso(c, f, red)
    arms(c, f, red, "#5a3a26")
    cuirass(c, f, plate)
    greaves(c, f, plate)
    pauldrons(c, f, plate)
    c.ring(f.hips + (0, 0, 0.02), 0.24, 0.075, red, 0.03, tall=1.0, oval=0.9)
    with Swivel(c, f.neck, (6, 0, -14)):
        face(c, f, PALE, "#3a2a18", frown=1.0, mouth=False)
        open_helmet(c, f, "nasal", plate, "#e0aa48")
        s, h = f.skull, f.head
        for k in range(12):  # a horse-tail on the helmet, flying
            u = (k % 4 - 1.5) / 1.5
            c.limb([h + (0, 0.02, 1.45 * s), h + (0.1 * u * s, 0.8 * s, (1.9 + 0.12 * (k // 4)) * s), h + (0.35 * u * s, (2.0 + 0.3 * (k // 4)) * s, (1.5 + 0.2 * u) * s)],
                   (0.1 * s, 0.17 * s, 0.03 * s), "#d8402c", 0.02)  # fmt: skip
    reins(grip(f, 1), 0.12)
    way = np.array((0.16, -1.0, 0.03))
    with Group(grip(f, 0), along=way, roll=facing(way, (1, 0, 0))):
        _lance()
    dust = [(0.7 * math.sin(k * 2.4), 0.5 + 0.16 * k, 0.08 + 0.05 * math.sin(k * 1.9)) for k in range(11)]
    puffs(Random("charge"), dust, "#c8b48c", "#ac9870", 0.08, 0.24)
    cloak(f, "#b03a2c", "#8a2a22", long=0.52, wide=0.9, wind=0.5)


def _lance() -> None:
    """A tournament lance, striped, with a guard before the hand and a forked pennon."""
    pole((0, 0, -0.85), (0, 0, -0.1), 0.05, wood("#d8cdb4", "#c4b698"), 0.04)
    white, red = paint("#ece2c8", 0.6, bump=0.15), paint("#b8382a", 0.6, bump=0.15)
    for k in range(8):
        pole(
            (0, 0, 0.12 + 0.17 * k),
            (0, 0, 0.12 + 0.17 * (k + 1)),
            0.052 - 0.0026 * k,
            white if k % 2 else red,
            0.052 - 0.0026 * (k + 1),
        )
    lathe([(0.05, 0.22), (0.13, 0.13), (0.21, 0.1), (0.05, 0.06)], steel(), sides=28)
    lathe([(0.04, 1.46), (0.055, 1.52), (0.004, 1.76)], steel(), sides=14)

    def pennon(u: float, v: float) -> Vec:
        fork = 0.5 + (v - 0.5) * (1 - 0.35 * u)
        long = 0.72 - 0.26 * (1 - abs(2 * v - 1)) * (u > 0.9)
        return (
            0.05 * math.sin(7 * u) - 0.1 - 0.34 * (fork - 0.5) - 0.24 * u,
            0.07 * math.sin(6 * u + 2),
            1.36 - long * u - 0.16 * v,
        )

    cloth(pennon, paint("#b8382a", 0.75, bump=0.3, grain=20, second="#a02c22"), 16, 10, 0.015)


def champion(c: Clay) -> None:
    """The king of the arena: lion pelt, laurel, a belt of victory, the double axe held aloft."""
    f = Frame("stand", tall=2.28, broad=1.5, girth=1.24, head=1.06)
    step(f, 0, (-0.40, -0.10, 0.07), (-0.4, -1, 0))
    step(f, 1, (0.42, 0.12, 0.07), (0.4, -1, 0))
    reach(f, 0, (-0.62, -0.34, 1.06), (-1, 0.5, 0.1))
    reach(f, 1, (0.78, -0.24, 2.26), (1, 0.0, -0.35))
    skin = blotch("#96664c", "#84563e", 7, 0.9)
    purple, brown = blotch("#2f6a8a", "#285a78", 6, 0.8), "#4a2e20"
    legs(c, f, skin, brown, 1.06)
    torso(c, f, skin, 0.96)
    arms(c, f, skin, skin, 1.36, bare=True)
    for side in (-1, 1):  # chest and belly
        c.ball(f.chest + (side * 0.18, -0.19, 0.05), (0.21, 0.11, 0.15), skin, 0.04)
        for k in range(3):
            c.ball(f.chest + (side * 0.075, -0.235 + 0.01 * k, -0.16 - 0.105 * k), (0.078, 0.05, 0.055), skin, 0.025)
    for n in (0, 1):
        c.ball(f.shoulder[n] * 0.5 + f.elbow[n] * 0.5 + (0, -0.03, 0.02), (0.155, 0.155, 0.155), skin, 0.06)
        c.limb([f.elbow[n] * 0.6 + f.hand[n] * 0.4, f.hand[n]], (0.14, 0.118), brown, 0.012)
        for t in (0.45, 0.9):
            c.ring(
                f.elbow[n] * (1 - t) + f.hand[n] * t,
                0.132 - 0.01 * t,
                0.026,
                "#e0aa48",
                0.008,
                turn_to(f.hand[n] - f.elbow[n]),
                **GOLD,
            )
        for k in range(4):  # sandals laced to the knee
            at = f.knee[n] * (0.85 - 0.18 * k) + f.foot[n] * (0.15 + 0.18 * k)
            c.ring(at, 0.135, 0.02, "#c89a5a", 0.008, turn_to(f.knee[n] - f.foot[n]))
    skirt(c, f, purple, 0.42, folds=10)
    for k in range(9):
        a = math.radians(195 + 150 * k / 8)
        root = f.hips + (0.33 * math.cos(a), 0.28 * math.sin(a), 0.04)
        tip = root + (0.14 * math.cos(a), 0.12 * math.sin(a), -0.42)
        c.limb([root, tip], (0.055, 0.062), "#7a4a2a", 0.01)
        c.ball(tip + (0.03 * math.cos(a), 0.04 * math.sin(a), 0.02), 0.038, "#e0aa48", 0.006, **GOLD)
    c.ring(f.hips + (0, 0, 0.09), 0.33, 0.06, "#6a3a22", 0.01, tall=1.7, oval=0.86)
    for x, r in ((0, 0.17), (-0.24, 0.1), (0.24, 0.1)):  # the belt of victory
        c.drum(
            f.hips + (x, -0.31 + 0.35 * x * x * 3, 0.09), r, 0.035, "#e8b44c", 0.015, 0.008, (90, 0, x * 130), **GOLD
        )
    _sun(c, f.hips + (0, -0.36, 0.09), 0.1)
    s, h = f.skull, f.head
    with Swivel(c, f.neck, (-4, 0, 6)):
        face(c, f, skin, "#3a5a3a", nose=1.2, jaw=1.3, brow=1.5, frown=0.8)
        hair(c, f, blotch("#2e1e16", "#241610", 12, 0.8), 0.4, 0.1)
        beard(c, f, blotch("#3a261a", "#2e1c14", 14, 0.7), 0.55)
        for side in (-1, 1):  # laurel
            for k in range(9):
                a = math.radians(-86 + 19 * k)
                at = h + (side * 0.97 * s * math.cos(a), 0.97 * s * math.sin(a) + 0.05 * s, (0.52 + 0.03 * k) * s)
                c.limb(
                    [
                        at,
                        at
                        + (
                            side * 0.2 * s * math.cos(a + 0.9),
                            0.2 * s * math.sin(a + 0.9),
                            (0.3 if k % 2 else 0.05) * s,
                        ),
                    ],
                    (0.13 * s, 0.02 * s),
                    "#f0c050",
                    0.006,
                    **GOLD,
                )
    _lion_pelt(c, f)
    way = (0.10, -0.04, 1.0)
    held(f, 1, way, _double_axe, facing(way, (0, 1, 0)))


def _double_axe() -> None:
    """Two great crescents on a short haft bound with gold."""
    pole((0, 0, -0.62), (0, 0, 0.52), 0.044, wood("#5a3a26"), 0.04)
    lathe([(0.05, -0.68), (0.07, -0.62), (0.05, -0.56)], gold(), sides=14)
    for side in (1, -1):
        outer = [(side * (0.30 + 0.13 * math.sin(math.pi * t)), 0.30 + 0.36 - 0.72 * t) for t in np.linspace(0, 1, 13)]
        outline = [(side * 0.03, 0.36), (side * 0.17, 0.42), *outer, (side * 0.17, 0.18), (side * 0.03, 0.24)]
        blade(outline if side < 0 else outline[::-1], steel("#ccd4dc"), 0.07, 0.028)
    sphere((0, 0, 0.30), (0.1, 0.07, 0.13), gold())
    lathe([(0.05, 0.5), (0.04, 0.56), (0.004, 0.72)], gold(), sides=12)
    for k in range(5):
        lathe([(0.052, 0), (0.052, 0.035)], gold(), (0, 0, -0.2 + 0.06 * k), sides=14)


def _lion_pelt(c: Clay, f: Frame) -> None:
    """A lion's head on the right shoulder, its paws knotted on the breast, the hide down the back."""
    tawny, mane = blotch("#f0d8a4", "#dcc088", 8, 0.8), blotch("#5a3420", "#482818", 14, 0.6)
    at = f.shoulder[0] + np.array((-0.05, -0.10, 0.10))
    with Swivel(c, at, (10, -12, -24), size=1.14):
        for ring, (count, out, long) in enumerate(((15, 0.17, 0.2), (13, 0.13, 0.17))):
            for k in range(count):
                a = 6.283 * k / count + 0.2 * ring
                root = at + (out * math.cos(a), 0.06 - 0.05 * ring, out * math.sin(a))
                c.limb([root, root + (long * math.cos(a), 0.08, long * math.sin(a) - 0.05)], (0.075, 0.02), mane, 0.02)
        c.ball(at, (0.18, 0.17, 0.17), tawny, 0.03)
        c.limb([at + (0, -0.12, 0.05), at + (0, -0.27, -0.01)], (0.09, 0.075), tawny, 0.03)
        for side in (-1, 1):
            c.ball(at + (side * 0.06, -0.27, -0.06), (0.07, 0.07, 0.055), "#e8cc94", 0.02)
            c.ball(at + (side * 0.085, -0.15, 0.075), (0.035, 0.03, 0.02), "#2a1810", 0.006)
            c.ball(at + (side * 0.14, -0.02, 0.16), (0.06, 0.035, 0.06), tawny, 0.015)
            c.limb(
                [at + (side * 0.06, -0.31, -0.09), at + (side * 0.06, -0.31, -0.17)], (0.022, 0.004), "#f4ead0", 0.006
            )
            c.limb([at + (side * 0.02, -0.14, 0.13), at + (side * 0.13, -0.15, 0.1)], (0.03, 0.025), tawny, 0.01)
        c.ball(at + (0, -0.34, 0.0), (0.045, 0.03, 0.03), "#3a2018", 0.008)
    knot = f.chest + np.array((0.20, -0.29, -0.12))
    start = f.shoulder[0] + (0.05, -0.1, 0.04)
    c.limb([start, (start + knot) / 2 + (0, -0.09, 0.05), knot], (0.15, 0.11, 0.06), tawny, 0.015)
    c.limb(
        [f.shoulder[1] + (-0.02, 0.06, 0.08), f.shoulder[1] + (0.0, -0.13, -0.06), knot],
        (0.05, 0.05, 0.05),
        tawny,
        0.015,
    )
    for side in (-1, 1):
        paw = knot + (side * 0.08, -0.02, -0.2)
        c.limb([knot, paw], (0.055, 0.06), tawny, 0.015)
        for k in (-1, 0, 1):
            c.ball(paw + (0.035 * k, -0.035, -0.045), 0.034, tawny, 0.01)
            c.limb([paw + (0.035 * k, -0.06, -0.06), paw + (0.035 * k, -0.075, -0.1)], (0.014, 0.003), "#f4ead0", 0.004)
    c.ball(knot, (0.075, 0.05, 0.07), "#e8b44c", 0.01, **GOLD)
    c.limb(
        [f.shoulder[0] + (0, 0.1, 0.06), f.neck + (0, 0.16, 0.0), f.shoulder[1] + (0, 0.1, 0.06)],
        (0.13, 0.14, 0.12),
        mane,
        0.04,
    )
    cloak(f, "#e4cc98", "#c8ac74", long=0.78, wide=0.7, wind=-0.2, torn=0.5)


def paladin(c: Clay) -> None:
    """White and gold, a sword of light upright before his face, the cloak in the sea wind."""
    f = Frame("stand", tall=2.16, broad=1.12, girth=0.98, head=1.12)
    step(f, 0, (-0.20, -0.06, 0.07), (-0.3, -1, 0))
    step(f, 1, (0.24, 0.12, 0.07), (0.3, -1, 0))
    reach(f, 0, (0.06, -0.50, 1.36), (-1, 0.1, -0.8))
    reach(f, 1, (0.16, -0.47, 1.22), (1, 0.1, -0.8))
    white, cloth_tone, trim = "#e8e2d2", blotch("#e4dcc8", "#d0c6ae", 5, 0.8), "#e8b040"
    pearl: Coat = {"metal": 0.35, "rough": 0.34}
    legs(c, f, "#4a4440", "#5a5048", 0.98)
    skirt(c, f, cloth_tone, 0.6, 0.95, folds=9)
    torso(c, f, cloth_tone)
    arms(c, f, "#5a5450", "#8a7a60")
    c.ball(f.chest - (0, 0, 0.06), (0.36, 0.27, 0.33), white, 0.04, **pearl)
    for side in (-1, 1):
        c.ball(f.chest + (side * 0.14, -0.18, 0.03), (0.17, 0.12, 0.15), white, 0.05, **pearl)
    c.limb(
        [f.chest + (-0.32, -0.14, 0.2), f.chest + (0, -0.29, -0.1), f.chest + (0.32, -0.14, 0.2)],
        (0.03, 0.035, 0.03),
        trim,
        0.01,
        **GOLD,
    )
    _sun(c, f.chest + (0, -0.30, -0.02), 0.11)
    c.ring(f.hips + (0, 0, 0.10), 0.27, 0.05, trim, 0.01, tall=1.4, oval=0.86, **GOLD)
    for k in range(5):  # plates over the hips
        a = math.radians(210 + 30 * k)
        root = f.hips + (0.27 * math.cos(a), 0.24 * math.sin(a), 0.06)
        c.limb([root, root + (0.1 * math.cos(a), 0.09 * math.sin(a), -0.28)], (0.09, 0.1), white, 0.01, **pearl)
        c.ball(root + (0.12 * math.cos(a), 0.14 * math.sin(a), -0.32), 0.032, trim, 0.006, **GOLD)
    for n in (0, 1):
        side = 2 * n - 1
        c.limb([f.knee[n], f.foot[n] + (0, 0, 0.04)], (0.155, 0.14), white, 0.015, **pearl)
        c.ball(f.knee[n] - (0, 0.1, 0), (0.11, 0.09, 0.13), trim, 0.015, **GOLD)
        c.limb([f.foot[n] + (0, 0, -0.01), f.foot[n] + (side * 0.04, -0.15, -0.02)], (0.125, 0.1), white, 0.01, **pearl)
        for k in range(3):
            at = f.shoulder[n] + (side * 0.04 * k, 0, 0.06 - 0.09 * k)
            c.ball(at, (0.225 - 0.015 * k, 0.23, 0.145), white if k != 1 else trim, 0.012, (0, side * 26, 0), **pearl)
        c.limb(
            [f.elbow[n] * 0.8 + f.hand[n] * 0.2, f.elbow[n] * 0.1 + f.hand[n] * 0.9],
            (0.12, 0.105),
            white,
            0.012,
            **pearl,
        )
        c.ball(f.elbow[n], (0.115, 0.115, 0.115), trim, 0.012, **GOLD)
    with Swivel(c, f.neck, (2, 0, -10)):
        face(c, f, PALE, "#3a78a8", nose=1.0, frown=0.4)
        _winged_helm(c, f, white, trim, pearl)
    cloak(f, "#ece6d6", "#d8d0bc", long=0.97, wide=1.15, wind=0.9)
    with Group((grip(f, 0) + grip(f, 1)) / 2, along=(0.10, -0.06, 1)):
        edge = paint("#ffd890", 0.3, glow=1.3, bump=0, second="#ffe8b8", hazy=False)
        blade([(-0.085, 0.2), (0.085, 0.2), (0.075, 1.18), (0, 1.36), (-0.075, 1.18)], edge, 0.045, 0.02)
        blade(
            [(-0.02, 0.22), (0.02, 0.22), (0.012, 1.0), (-0.012, 1.0)],
            paint("#fff4d8", 0.3, glow=2.6, bump=0, hazy=False),
            0.052,
            0.004,
        )
        for side in (-1, 1):  # a guard of two wings
            for k in range(3):
                with Group((side * 0.05, 0, 0.2 - 0.03 * k), (0, side * (64 + 14 * k), 0)):
                    lathe([(0.035, 0), (0.03, 0.2 - 0.04 * k), (0.004, 0.3 - 0.05 * k)], gold(), sides=10)
        sphere((0, 0, 0.19), (0.075, 0.06, 0.075), gold())
        pole((0, 0, -0.2), (0, 0, 0.18), 0.036, paint("#3a4a7a", 0.6, bump=0.4, grain=20))
        sphere((0, 0, -0.24), 0.065, gold())
        lamp("POINT", (0.0, -0.25, 0.8), 6, "#ffe0a0", 0.25)


def _winged_helm(c: Clay, f: Frame, tone: str, trim: str, coat: Coat) -> None:
    """An open helm with cheek plates and two tall wings of white feathers."""
    s, h = f.skull, f.head
    c.shell(h + (0, 0.05 * s, 0.18 * s), (1.02 * s, 1.1 * s, 1.12 * s), 0.1 * s, tone, 0.1 * s, 0.02, **coat)
    c.ring(h + (0, 0.03 * s, 0.34 * s), 1.02 * s, 0.08 * s, trim, 0.01, (-5, 0, 0), tall=1.3, oval=1.08, **GOLD)
    c.limb(
        [h + (0, -1.1 * s, 0.4 * s), h + (0, -0.75 * s, 1.12 * s), h + (0, 0.5 * s, 1.3 * s)],
        (0.06 * s, 0.12 * s, 0.1 * s),
        trim,
        0.02,
        **GOLD,
    )
    for side in (-1, 1):
        c.limb(
            [h + (side * 0.95 * s, -0.2 * s, 0.25 * s), h + (side * 0.86 * s, -0.55 * s, -0.75 * s)],
            (0.24 * s, 0.13 * s),
            tone,
            0.02,
            **coat,
        )
        c.ball(h + (side * 1.06 * s, -0.02 * s, 0.4 * s), (0.12 * s, 0.26 * s, 0.26 * s), trim, 0.01, **GOLD)
        for k in range(6):
            root = h + (side * 1.1 * s, (-0.05 + 0.1 * k) * s, (0.5 - 0.09 * k) * s)
            tip = root + (side * (0.42 + 0.16 * k) * s, (0.25 + 0.18 * k) * s, (1.75 - 0.25 * k) * s)
            c.limb(
                [root, (root + tip) / 2 + (side * 0.2 * s, 0, -0.05 * s), tip],
                (0.12 * s, 0.2 * s, 0.03 * s),
                "#f4f0e4",
                0.012,
                flat=(1, 1.4),
            )

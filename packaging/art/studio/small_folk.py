"""Small painted people of a staff model: padded coats, hats, beards, rifles. Each faces -y."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from studio.clay import Clay, Paint, Vec, striped
from studio.materials import paint
from studio.people import Frame, Pose, arms, legs, torso
from studio.solids import box, figure, lathe, pole, tube

SKIN, FUR, HAIR, CROWN = "#dcae90", "#54443a", "#5a4430", "#8a7650"

ADVANCE = Pose(((-0.1, -0.32, -0.42), (-0.12, -0.34, -0.96)), ((0.1, 0.02, -0.5), (0.14, 0.42, -0.88)),
               ((-0.24, -0.08, -0.44), (0.06, -0.46, -0.62)), ((0.3, -0.28, -0.36), (0.06, -0.68, -0.22)),
               (0.0, -0.26), 0.06)  # fmt: skip
TRUDGE = Pose(((-0.12, 0.06, -0.5), (-0.16, 0.46, -0.86)), ((0.1, -0.36, -0.4), (0.12, -0.42, -0.94)),
              ((-0.26, -0.06, -0.44), (0.02, -0.42, -0.66)), ((0.3, -0.26, -0.4), (0.12, -0.66, -0.34)),
              (0.04, -0.34), 0.08)  # fmt: skip
CROUCH = Pose(((-0.2, -0.44, -0.16), (-0.18, -0.3, -0.6)), ((0.16, -0.14, -0.44), (0.2, 0.3, -0.6)),
              ((-0.24, -0.24, -0.4), (-0.02, -0.7, -0.34)), ((0.24, -0.24, -0.4), (0.02, -0.86, -0.2)),
              (0.0, -0.26), 0.4)  # fmt: skip
PLUNGE = Pose(((-0.22, -0.36, -0.2), (-0.26, -0.14, -0.6)), ((0.22, -0.36, -0.2), (0.26, -0.14, -0.6)),
              ((-0.1, -0.34, -0.44), (0.1, -0.66, -0.72)), ((0.1, -0.34, -0.44), (-0.1, -0.66, -0.72)),
              (0.0, -0.34), 0.4)  # fmt: skip
PUSH = Pose(((-0.12, -0.34, -0.36), (-0.14, -0.2, -0.84)), ((0.12, 0.2, -0.44), (0.16, 0.62, -0.78)),
            ((-0.12, -0.46, -0.16), (-0.08, -0.9, 0.1)), ((0.12, -0.46, -0.16), (0.08, -0.9, 0.1)),
            (0.0, -0.52), 0.16)  # fmt: skip
SHOULDER = Pose(((-0.05, -0.04, -0.5), (-0.08, 0.02, -1.0)), ((0.05, -0.04, -0.5), (0.08, 0.02, -1.0)),
                ((-0.36, -0.1, -0.36), (-0.5, -0.34, 0.06)), ((0.3, -0.06, -0.42), (0.12, -0.3, -0.7)))  # fmt: skip
CARRY = Pose(((-0.08, -0.28, -0.44), (-0.1, -0.3, -0.96)), ((0.08, 0.04, -0.5), (0.12, 0.34, -0.92)),
             ((-0.2, -0.18, -0.44), (-0.06, -0.66, -0.34)), ((0.2, -0.18, -0.44), (0.06, -0.66, -0.34)),
             (0.0, 0.06))  # fmt: skip


def person(
    pose: str | Pose = "stand", coat: Paint = "#a08a5c", hat: str = "fur", hat_tone: Paint = FUR, long: float = 0.34,
    trousers: Paint = "#6f6450", boots: Paint = "#4a3a2c", beard: str | None = None, look: Vec = (15, 0, 0),
    girth: float = 1.1, seam: str = "#75603a", quilted: bool = True, weapon: str = "", shawl: str | None = None, detail: int = 92,
) -> Frame:  # fmt: skip
    """Somebody 2.1 tall: a coat down to a share of the legs, a hat (fur, flat, scarf), perhaps a rifle or shotgun."""
    c, f = Clay(), Frame(pose, 2.1, girth=girth, head=1.28)
    sewn = striped(coat, seam, 0, 42.0) if quilted else coat
    legs(c, f, trousers, boots, 0.98)
    torso(c, f, sewn)
    low = float(f.hips[2] - f.leg * long)
    spread = max(abs(f.foot[0][1] - f.foot[1][1]), 0.2) * 0.24 * long
    c.cone((f.hips[0], f.hips[1] + 0.02, low), 0.33 * girth + spread, 0.26 * girth, float(f.hips[2]) + 0.14 - low, sewn,
           0.03, folds=22 if quilted else 9, deep=0.05 if quilted else 0.1, oval=0.88)  # fmt: skip
    c.ring(f.hips + (0, 0, 0.1), 0.27 * girth, 0.035, "#4a3626", 0.015, tall=1.3, oval=0.86)
    arms(c, f, sewn, SKIN, 1.14)
    for n in (0, 1):
        c.ball(f.hand[n] * 0.86 + f.elbow[n] * 0.14, 0.11, "#6a5038", 0.03)
    if shawl:
        c.ball(f.neck + (0, -0.02, 0.0), (0.27, 0.24, 0.16), shawl, 0.04)
        c.limb([f.neck + (0.05, -0.22, 0.0), f.chest + (0.08, -0.3, -0.1)], (0.1, 0.07), shawl, 0.02)
    else:
        c.ring(f.neck + (0, 0, 0.03), 0.2, 0.075, FUR if quilted else coat, 0.03)
    if not quilted:
        for z in (0.5, 0.34, 0.2, -0.1):
            y = float(f.hips[1] + (f.chest[1] - f.hips[1]) * max(z, 0) * 1.6) - 0.25 * girth
            c.ball((float(f.hips[0]) + 0.03, y, float(f.hips[2]) + z), 0.045, "#3a2c22", 0.01)
    figure(c, detail)
    _head(f, hat, hat_tone, beard, look)
    if weapon:
        _kit(f)
        gun(f.hand[0], f.hand[1], bayonet=weapon == "rifle", short=weapon == "shotgun")
    return f


def _kit(f: Frame) -> None:
    """A strap over the chest, a canvas bag at the hip, two pouches on the belt."""
    leather, canvas = paint("#5a3820", 0.6, bump=0.2), paint("#8f8a68", 0.9, bump=0.5, grain=18)
    x, y, z = (float(each) for each in f.hips)
    lean = float(f.chest[1] - f.hips[1])
    tube(
        [
            (-0.2, y + 0.7 * lean - 0.02, z + 0.72),
            (-0.12, y + 0.85 * lean - 0.26, z + 0.52),
            (0.12, y + 0.4 * lean - 0.31, z + 0.28),
            (0.32, y - 0.1, z),
        ],
        0.03,
        leather,
    )
    lathe([(0.31, -0.045), (0.315, 0), (0.31, 0.045)], leather, (x, y + 0.01, z + 0.08), scale=(1.0, 0.9, 1))
    for side in (-1, 1):
        box((0.17, 0.1, 0.15), (x + side * 0.15, y - 0.29, z + 0.06), leather, (0, 0, side * 18), 0.03)
    box((0.14, 0.3, 0.3), (x + 0.36, y + 0.02, z - 0.12), canvas, (0, -8, 0), 0.05)
    box((0.15, 0.31, 0.12), (x + 0.365, y + 0.02, z - 0.03), leather, (0, -8, 0), 0.04)


def _head(f: Frame, hat: str, tone: Paint, beard: str | None, look: Vec, crown: str = CROWN) -> None:
    """A small face and what is on it."""
    c, s = Clay(), f.skull
    c.ball((0, 0, 0), (0.8 * s, 0.86 * s, s), SKIN, 0.02)
    c.ball((0, -0.5 * s, -0.5 * s), (0.5 * s, 0.4 * s, 0.42 * s), SKIN, 0.06)
    c.ball((0, -0.94 * s, -0.12 * s), (0.17 * s, 0.22 * s, 0.2 * s), "#d89478", 0.03)
    for k in (-1, 1):
        c.ball((k * 0.32 * s, -0.8 * s, 0.08 * s), (0.08 * s, 0.05 * s, 0.07 * s), "#2a1c14", 0.005)
        if hat == "scarf":
            c.ball((k * 0.46 * s, -0.68 * s, -0.24 * s), (0.16 * s, 0.1 * s, 0.14 * s), "#d87a64", 0.04)
            c.ball((k * 0.3 * s, -0.72 * s, 0.62 * s), (0.36 * s, 0.14 * s, 0.16 * s), HAIR, 0.02)
            continue
        c.limb(
            [(k * 0.16 * s, -0.86 * s, 0.3 * s), (k * 0.5 * s, -0.74 * s, 0.28 * s)], (0.045 * s, 0.04 * s), HAIR, 0.01
        )
    if beard:
        c.ball((0, -0.5 * s, -0.85 * s), (0.62 * s, 0.5 * s, 0.62 * s), beard, 0.04)
        for k in range(7):
            x = (k - 3) * 0.17 * s
            c.limb([(x, -0.82 * s, -0.6 * s), (x * 0.8, -1.0 * s, -1.2 * s), (x * 0.5, -0.9 * s, -1.8 * s + abs(x))],
                   (0.14 * s, 0.16 * s, 0.03 * s), beard, 0.02)  # fmt: skip
        for k in (-1, 1):
            c.limb(
                [(k * 0.05 * s, -1.0 * s, -0.36 * s), (k * 0.55 * s, -0.78 * s, -0.52 * s)],
                (0.12 * s, 0.05 * s),
                beard,
                0.01,
            )
    else:
        c.limb(
            [(-0.2 * s, -0.86 * s, -0.52 * s), (0.2 * s, -0.86 * s, -0.52 * s)], (0.05 * s, 0.05 * s), "#9a5644", 0.01
        )
    if hat == "fur":
        c.ball((0, 0.08 * s, 0.72 * s), (0.96 * s, 1.02 * s, 0.84 * s), crown, 0.02)
        c.ring((0, 0.06 * s, 0.52 * s), 0.9 * s, 0.24 * s, tone, 0.02, (-6, 0, 0), oval=1.06)
        c.slab((0, -0.94 * s, 0.78 * s), (0.66 * s, 0.2 * s, 0.42 * s), tone, 0.1, 0.01, (-14, 0, 0))
        for k in (-1, 1):
            c.limb([(k * 0.98 * s, 0.16 * s, 0.4 * s), (k * 1.12 * s, 0.1 * s, -0.2 * s), (k * 1.24 * s, 0.04 * s, -0.75 * s)],
                   (0.34 * s, 0.34 * s, 0.2 * s), tone, 0.02)  # fmt: skip
    elif hat == "flat":
        c.ball((0, 0.05 * s, 0.62 * s), (1.12 * s, 1.2 * s, 0.42 * s), tone, 0.03, (10, 0, 0))
        c.slab((0, -1.1 * s, 0.42 * s), (0.56 * s, 0.34 * s, 0.08 * s), tone, 0.04, 0.03, (14, 0, 0))
        c.ring((0, 0.02 * s, 0.4 * s), 0.84 * s, 0.14 * s, tone, 0.04, oval=1.05)
        c.ball((0, 0.5 * s, -0.1 * s), (0.7 * s, 0.5 * s, 0.5 * s), HAIR, 0.03)
    elif hat == "scarf":
        c.ball((0, 0.22 * s, 0.14 * s), (1.0 * s, 0.98 * s, 1.06 * s), tone, 0.02)
        c.ring((0, -0.3 * s, 0.08 * s), 0.86 * s, 0.17 * s, tone, 0.05, (76, 0, 0), oval=1.12)
        c.limb(
            [(0, 0.9 * s, 0.1 * s), (0, 1.15 * s, -0.6 * s), (0, 1.0 * s, -1.4 * s)],
            (0.5 * s, 0.4 * s, 0.1 * s),
            tone,
            0.05,
        )
        c.ball((0, -0.6 * s, -0.98 * s), (0.26 * s, 0.24 * s, 0.22 * s), tone, 0.03)
        for k in (-1, 1):
            c.limb([(0, -0.64 * s, -1.0 * s), (k * 0.5 * s, -0.7 * s, -1.4 * s)], (0.18 * s, 0.1 * s), tone, 0.02)
    thing = figure(c, 62)
    thing.location = tuple(float(each) for each in f.head)
    thing.rotation_euler = [math.radians(each) for each in look]


def gun(right: Any, left: Any, bayonet: bool = True, short: bool = False) -> None:
    """A rifle from the right hand through the left, or a hunting gun of two barrels."""
    a, b = np.array(right, float), np.array(left, float)
    u = (b - a) / np.linalg.norm(b - a)
    wood, steel = paint("#8a5428", 0.6, bump=0.2), paint("#4c4e50", 0.35, 0.8)
    pole(a - 0.5 * u - (0, 0, 0.05), a - 0.05 * u, 0.085, wood, 0.05, 12)
    pole(a - 0.05 * u, b + 0.22 * u, 0.055, wood, 0.045, 12)
    box((0.1, 0.1, 0.1), tuple(a + 0.12 * u), steel, (0, 0, 30), 0.02)
    for side in (-1, 1) if short else (0,):
        off = np.array((0, 0, 0.05)) + side * 0.04 * np.cross(u, (0, 0, 1.0))
        pole(a + 0.1 * u + off, b + (0.6 if short else 0.72) * u + off, 0.034, steel, 0.03, 10)
    if bayonet:
        pole(b + 0.66 * u, b + 1.15 * u, 0.026, paint("#c8ccd0", 0.3, 0.9), 0.006, 8)

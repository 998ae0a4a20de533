"""What marches, rolls and hauls besides tanks: crews, half-track, armoured car, motorcycle, cart, locomotive, wagons.

A vehicle lies along y, its nose at -y, its wheels on z = 0.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random
from typing import Any

import bpy
import numpy as np
from studio.clay import Clay, Paint, Vec, blotch
from studio.materials import paint
from studio.nature import Place, rock_mesh, tuft
from studio.solids import Group, box, figure, lathe, link, pole, solid, sphere, tube
from studio.vehicles import RUBBER, body_paint, hoop, open_wheel, rivets, tracks, wheel

CLOTH, LEATHER, SKIN, STEEL = blotch("#848a68", "#757c5c", 9, 0.6), "#7a5230", "#d8a582", "#5a6350"


def cast(c: Clay, detail: int = 100) -> Any:
    """The mesh of a Clay, to be linked many times."""
    thing = figure(c, detail, bump=0.12, grain=30)
    mesh = thing.data
    bpy.data.objects.remove(thing)
    return mesh


def loft(
    sections: Sequence[tuple[float, Sequence[Place]]], material: Any, bevel: float = 0.02, thick: float = 0.0,
    lid: bool = True,
) -> Any:  # fmt: skip
    """A hull through cross-sections (y, right half from keel to rim); without its `lid` it is open above."""
    points: list[Vec] = []
    for y, half in sections:
        points += [(x, y, z) for x, z in half] + [(-x, y, z) for x, z in reversed(half)]
    n = 2 * len(sections[0][1])
    rim = n // 2 - 1
    faces: list[Sequence[int]] = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
        for j in range(len(sections) - 1)
        for i in range(n)
        if lid or i != rim
    ]
    faces += [tuple(reversed(range(n))), tuple(range((len(sections) - 1) * n, len(sections) * n))]
    return solid(points, faces, material, bevel=bevel, thick=thick)


def jerrycan(at: Vec, turn: float = 0, tone: str = "#5f6448") -> None:
    """A can of petrol."""
    with Group(at, (0, 0, turn)):
        tin = body_paint(tone)
        box((0.17, 0.09, 0.23), (0, 0, 0.115), tin, bevel=0.02)
        box((0.12, 0.1, 0.015), (0, 0, 0.1), tin, (0, 40, 0), 0.005)
        box((0.1, 0.03, 0.03), (0.01, 0, 0.25), tin, bevel=0.008)
        pole((-0.06, 0, 0.22), (-0.08, 0, 0.27), 0.022, tin)


def spade(at: Vec, rot: Vec = (0, 0, 0), scale: float = 1.0) -> None:
    """A spade; its point is at the origin, its handle up."""
    with Group(at, rot, scale):
        iron = paint("#6f7474", 0.35, 0.9, bump=0.2)
        solid([(-0.1, 0, 0.04), (0, 0, -0.06), (0.1, 0, 0.04), (0.11, 0, 0.3), (-0.11, 0, 0.3)], [(0, 1, 2, 3, 4)], iron,
              thick=0.02)  # fmt: skip
        pole((0, 0, 0.26), (0, 0, 0.85), 0.022, paint("#9a7444", 0.7, bump=0.3))
        pole((-0.08, 0, 0.87), (0.08, 0, 0.87), 0.022, paint("#9a7444", 0.7, bump=0.3))


def head(c: Clay, at: Vec, goggles: bool = False, steel: Paint = STEEL) -> None:
    """A small face under a plain helmet, its chin strap, perhaps goggles."""
    x, y, z = at
    c.ball((x, y, z), (0.115, 0.13, 0.15), SKIN, 0.02)
    c.ball((x, y - 0.135, z - 0.01), (0.03, 0.04, 0.04), SKIN, 0.02)
    c.limb([(x - 0.05, y - 0.115, z - 0.075), (x + 0.05, y - 0.115, z - 0.075)], (0.012, 0.012), "#8a4a3a", 0.008)
    for side in (-1, 1):
        if goggles:
            c.drum((x + side * 0.062, y - 0.125, z + 0.035), 0.062, 0.03, "#3a2c20", 0.01, 0.008, (82, 0, side * 18))
            c.ball(
                (x + side * 0.066, y - 0.15, z + 0.035), (0.042, 0.02, 0.042), "#a8d0d8", 0.006, rough=0.1, metal=0.3
            )
        else:
            c.ball((x + side * 0.05, y - 0.115, z + 0.025), (0.022, 0.015, 0.014), "#2a1c14", 0.005)
        c.limb([(x + side * 0.125, y, z + 0.05), (x + side * 0.08, y - 0.06, z - 0.13)], (0.014, 0.014), LEATHER, 0.01)
    if goggles:
        c.ring((x, y, z + 0.04), 0.128, 0.02, "#3a2c20", 0.01, oval=1.1)
    c.ball((x, y + 0.015, z + 0.1), (0.165, 0.19, 0.125), steel, 0.02, metal=0.25, rough=0.4)
    c.ring((x, y + 0.015, z + 0.055), 0.168, 0.018, steel, 0.03, (-6, 0, 0), oval=1.15, metal=0.25, rough=0.4)


def crewman(goggles: bool = False, cloth: Paint = CLOTH, detail: int = 90) -> Any:
    """A seated man's head, shoulders and chest as one mesh; his hip is at z = 0, his crown at 0.9."""
    c = Clay()
    c.ball((0, 0, 0.12), (0.2, 0.17, 0.2), cloth, 0.06)
    c.ball((0, 0.01, 0.36), (0.22, 0.15, 0.18), cloth, 0.08)
    c.limb([(-0.2, 0.02, 0.42), (0.2, 0.02, 0.42)], (0.1, 0.1), cloth, 0.06)
    for side in (-1, 1):
        c.limb(
            [(side * 0.23, 0.02, 0.4), (side * 0.27, -0.08, 0.18), (side * 0.12, -0.24, 0.14)],
            (0.09, 0.08, 0.06),
            cloth,
            0.03,
        )
        c.limb([(side * 0.1, -0.1, 0.46), (side * 0.1, -0.17, 0.2)], (0.022, 0.022), LEATHER, 0.01)
    c.ball((0, -0.25, 0.14), (0.12, 0.06, 0.06), SKIN, 0.02)
    c.limb([(0, 0.01, 0.45), (0, 0, 0.58)], (0.08, 0.08), cloth, 0.03)
    head(c, (0, -0.02, 0.66), goggles)
    return cast(c, detail)


def marcher(stride: int = 1, cloth: Paint = CLOTH, detail: int = 110) -> Any:
    """A marching infantryman with pack and shouldered rifle as one mesh, 1.85 high; `stride` says which foot is in front."""
    c = Clay()
    s, boot, canvas = stride, "#4a3626", "#a8905c"
    c.limb([(s * 0.1, 0, 0.92), (s * 0.11, -0.2, 0.54)], (0.14, 0.1), cloth, 0.05)
    c.limb([(s * 0.11, -0.2, 0.52), (s * 0.11, -0.36, 0.12)], (0.1, 0.085), boot, 0.02)
    c.limb([(s * 0.11, -0.36, 0.1), (s * 0.12, -0.54, 0.1)], (0.085, 0.075), boot, 0.03)
    c.limb([(-s * 0.1, 0, 0.92), (-s * 0.11, 0.04, 0.52)], (0.14, 0.1), cloth, 0.05)
    c.limb([(-s * 0.11, 0.04, 0.5), (-s * 0.11, 0.36, 0.24)], (0.1, 0.085), boot, 0.02)
    c.limb([(-s * 0.11, 0.38, 0.22), (-s * 0.11, 0.32, 0.06)], (0.085, 0.07), boot, 0.03)
    c.cone((0, 0, 0.76), 0.27, 0.19, 0.4, cloth, 0.03, folds=9, deep=0.05, oval=0.8)
    c.ball((0, 0, 1.26), (0.22, 0.17, 0.24), cloth, 0.06)
    c.limb([(-0.2, 0.01, 1.42), (0.2, 0.01, 1.42)], (0.1, 0.1), cloth, 0.05)
    c.ring((0, 0, 1.04), 0.2, 0.03, "#3a281c", 0.01, oval=0.82)
    c.limb([(0.24, 0, 1.4), (0.3, 0.1 * s, 1.15), (0.25, -0.14 - 0.12 * s, 0.98)], (0.09, 0.08, 0.06), cloth, 0.03)
    c.ball((0.24, -0.2 - 0.12 * s, 0.95), 0.065, SKIN, 0.02)
    c.limb([(-0.24, 0, 1.4), (-0.3, -0.02, 1.16), (-0.2, -0.24, 1.14)], (0.09, 0.08, 0.06), cloth, 0.03)
    c.ball((-0.18, -0.28, 1.15), 0.065, SKIN, 0.02)
    c.limb([(-0.18, -0.3, 1.06), (-0.18, -0.1, 1.42)], (0.055, 0.045), "#8a5a30", 0.02)
    c.limb([(-0.18, -0.1, 1.42), (-0.17, 0.42, 2.28)], (0.042, 0.03), "#4a4a48", 0.01, metal=0.8, rough=0.4)
    c.limb([(-0.18, -0.08, 1.42), (-0.175, 0.2, 1.88)], (0.045, 0.04), "#8a5a30", 0.01)
    c.slab((0, 0.27, 1.26), (0.18, 0.11, 0.2), canvas, 0.04, 0.02)
    c.limb(
        [(-0.22, 0.3, 1.08), (-0.23, 0.3, 1.4), (0, 0.3, 1.53), (0.23, 0.3, 1.4), (0.22, 0.3, 1.08)],
        (0.075,) * 5,
        "#8f9aa0",
        0.015,
    )
    c.ball((0, 0.4, 1.2), (0.1, 0.05, 0.1), "#4f5648", 0.01, metal=0.4)
    c.drum((0.2, 0.16, 0.94), 0.07, 0.13, "#6a6f52", 0.02, 0.01, (0, 0, 0), metal=0.3)
    for side in (-1, 1):
        c.limb(
            [(side * 0.11, 0.12, 1.5), (side * 0.12, -0.14, 1.42), (side * 0.1, -0.17, 1.06)],
            (0.024,) * 3,
            LEATHER,
            0.01,
        )
        c.slab((side * 0.12, -0.18, 1.05), (0.06, 0.04, 0.05), LEATHER, 0.015, 0.01)
    c.limb([(0, 0, 1.46), (0, -0.02, 1.62)], (0.08, 0.08), SKIN, 0.02)
    head(c, (0, -0.03, 1.7))
    return cast(c, detail)


def standing(arms: Sequence[Sequence[Vec]], cloth: Paint = CLOTH, detail: int = 100, lean: float = 0.0) -> Any:
    """A man on his feet as one mesh, 1.85 high; `arms` are elbow and hand, right and left."""
    c = Clay()
    boot = "#4a3626"
    for side in (-1, 1):
        c.limb([(side * 0.1, 0, 0.92), (side * 0.16, -0.04, 0.52)], (0.14, 0.1), cloth, 0.05)
        c.limb([(side * 0.16, -0.04, 0.5), (side * 0.17, 0.02, 0.1)], (0.1, 0.085), boot, 0.02)
        c.limb([(side * 0.17, 0, 0.08), (side * 0.19, -0.17, 0.07)], (0.08, 0.07), boot, 0.03)
    c.cone((0, 0, 0.76), 0.27, 0.19, 0.4, cloth, 0.03, folds=9, deep=0.05, oval=0.8)
    c.limb([(0, 0, 1.0), (0, -lean * 0.5, 1.2), (0, -lean, 1.34)], (0.19, 0.2, 0.2), cloth, 0.05)
    c.limb([(-0.2, -lean, 1.42), (0.2, -lean, 1.42)], (0.1, 0.1), cloth, 0.05)
    c.ring((0, 0, 1.04), 0.2, 0.03, "#3a281c", 0.01, oval=0.82)
    for side, (elbow, hand) in zip((-1, 1), arms, strict=True):
        c.limb([(side * 0.23, -lean, 1.4), elbow, hand], (0.09, 0.08, 0.06), cloth, 0.03)
        c.ball(hand, 0.065, SKIN, 0.02)
    c.limb([(0, -lean, 1.46), (0, -lean * 1.1 - 0.02, 1.62)], (0.08, 0.08), SKIN, 0.02)
    head(c, (0, -lean * 1.2 - 0.03, 1.7))
    return cast(c, detail)


def lorry_trim(spare: bool = True) -> None:
    """What makes a lorry used: bumper, mirrors, cans, a spare wheel, mud, ropes over the canvas."""
    iron, dark, brass = paint("#4a463c", 0.45, 0.5, bump=0.3), paint(RUBBER, 0.6), paint("#e0b050", 0.25, 1.0)
    mud, rope = paint("#7a5f40", 0.95, bump=0.8, grain=14, second="#8f7350"), paint("#cdb888", 0.9, bump=0.5, grain=40)
    box((1.14, 0.07, 0.12), (0, -1.5, 0.46), iron, bevel=0.02)
    for s in (-1, 1):
        pole((s * 0.3, -1.5, 0.46), (s * 0.3, -1.3, 0.46), 0.03, iron)
        lathe([(0.03, 0), (0.05, 0.03), (0.03, 0.06)], brass, (s * 0.3, -1.53, 0.46), (90, 0, 0), sides=14)
        pole((s * 0.45, -0.7, 1.0), (s * 0.64, -0.78, 1.14), 0.012, iron, sides=6)
        box((0.03, 0.02, 0.16), (s * 0.65, -0.79, 1.18), dark, (0, 0, s * 20), 0.008)
        pole((s * 0.52, -1.3, 0.7), (s * 0.54, -1.32, 0.95), 0.012, brass, sides=6)
        sphere((s * 0.54, -1.32, 0.96), 0.024, paint("#f0e8d0", 0.4), 10)
        box((0.2, 0.4, 0.03), (s * 0.54, -0.48, 0.44), iron, bevel=0.01)
        box((0.3, 0.03, 0.26), (s * 0.5, 1.42, 0.34), dark, bevel=0.008)
        for y in (-1.0, 0.42, 1.05):
            lathe([(0.31, -0.06), (0.318, 0), (0.31, 0.06)], mud, (s * 0.5, y, 0.3), (0, 90, 0), sides=20)
        for k in range(5):
            y = -0.02 + 0.38 * k
            tube([(s * 0.585, y, 0.72), (s * 0.6, y + 0.1, 0.95), (s * 0.6, y + 0.02, 1.2)], 0.012, rope)
        rivets((s * 0.592, -0.15, 0.84), (s * 0.592, 1.5, 0.84), 9, iron)
    box((0.05, 0.28, 0.12), (0.37, -1.05, 0.78), iron, bevel=0.01)
    for k in range(6):
        for s in (-1, 1):
            box((0.012, 0.05, 0.16), (s * 0.352, -1.25 + 0.09 * k, 0.72), iron, (0, 0, 0), 0.003)
    sphere((0, -1.38, 0.93), (0.035, 0.035, 0.05), brass, 10)
    pole((0, -1.42, 0.4), (0, -1.56, 0.4), 0.016, iron)
    jerrycan((-0.62, -0.36, 0.46), 90)
    jerrycan((-0.62, -0.56, 0.46), 90)
    if spare:
        with Group((0, -0.5, 1.44), (0, 90, 0)):
            wheel((0, 0, 0), 0.25, 0.14, body_paint("#6f6a4a"))
    pole((-0.3, -0.1, 1.36), (-0.3, 1.5, 1.42), 0.02, paint("#7a5a38", 0.7))


def half_track(tone: str = "#7f8a6c", second: str = "#6a7558") -> None:
    """An open armoured half-track: faceted hull, benches, helmeted men, a machine gun behind its shield."""
    hull, dark, wood = (
        body_paint(tone, second),
        paint("#2c2a26", 0.5, 0.6, bump=0.4, grain=14),
        paint("#9a7444", 0.7, bump=0.4),
    )
    brass, canvas = paint("#d8a84a", 0.3, 1.0), paint("#a8946a", 0.9, bump=0.4, grain=14)
    loft(
        [(-1.55, [(0.22, 0.46), (0.3, 0.6), (0.3, 0.66), (0.2, 0.76)]), (-1.3, [(0.3, 0.4), (0.37, 0.62), (0.37, 0.7), (0.27, 0.86)]),
         (-0.62, [(0.4, 0.4), (0.5, 0.66), (0.5, 0.76), (0.36, 0.98)])], hull)  # fmt: skip
    side = [(0.44, 0.42), (0.64, 0.74), (0.64, 0.78), (0.46, 1.18)]
    loft([(-0.66, [(0.42, 0.42), (0.54, 0.68), (0.54, 0.76), (0.36, 0.98)]), (-0.46, [(0.44, 0.42), (0.62, 0.72), (0.62, 0.77), (0.44, 1.19)]),
          (-0.2, side)], hull)  # fmt: skip
    loft(
        [(-0.22, side), (1.2, side), (1.42, [(0.4, 0.5), (0.56, 0.76), (0.56, 0.8), (0.43, 1.1)])],
        hull,
        0.012,
        0.035,
        lid=False,
    )
    box((0.86, 1.5, 0.04), (0, 0.58, 0.5), dark, bevel=0.01)
    for s in (-1, 1):
        box((0.22, 1.4, 0.06), (s * 0.36, 0.58, 0.7), wood, bevel=0.015)
        box((0.26, 0.03, 0.09), (s * 0.2, -0.6, 1.08), dark, (-32, 0, 0), 0.01)
        box((0.03, 0.2, 0.07), (s * 0.56, -0.36, 1.0), dark, (0, s * -25, 0), 0.01)
        wheel((s * 0.52, -1.08, 0.29), 0.29, 0.18, hull)
        lathe(
            [(0.3, -0.03), (0.306, 0), (0.3, 0.03)],
            paint("#7a5f40", 0.95, bump=0.8),
            (s * 0.52, -1.08, 0.29),
            (0, 90, 0),
        )
        for k, a in enumerate((-38, 0, 36)):
            box((0.24, 0.3, 0.035), (s * 0.52, -1.34 + 0.26 * k, (0.58, 0.655, 0.58)[k]), hull, (-a, 0, 0), 0.012)
        box((0.2, 1.7, 0.04), (s * 0.62, 0.45, 0.66), hull, bevel=0.012)
        for k in range(3):
            box((0.03, 0.36, 0.2), (s * 0.66, -0.05 + 0.46 * k, 0.74), hull, bevel=0.015)
        rivets((s * 0.645, -0.1, 0.8), (s * 0.645, 1.15, 0.8), 14, hull)
        rivets((s * 0.475, -0.15, 1.15), (s * 0.475, 1.15, 1.15), 14, hull, 0.011)
        rivets((s * 0.38, -1.2, 0.7), (s * 0.5, -0.66, 0.76), 8, hull)
        pole((s * 0.35, -1.42, 0.72), (s * 0.4, -1.46, 0.84), 0.014, dark, sides=8)
        lathe([(0.06, 0), (0.085, 0.05), (0.085, 0.1)], brass, (s * 0.41, -1.42, 0.88), (90, 0, 0), sides=18)
        sphere((s * 0.41, -1.52, 0.88), (0.07, 0.02, 0.07), paint("#f0e4c0", 0.15), 14)
        pole((s * 0.3, -1.5, 0.7), (s * 0.32, -1.56, 1.08), 0.009, dark, sides=6)
    with Group((0, 0.42, 0)):
        tracks(1.5, 0.6, 0.28, 0.29, 6, hull)
    box((0.34, 0.03, 0.14), (0, -1.555, 0.6), dark, bevel=0.01)
    lathe([(0.09, 0), (0.09, 0.03)], hull, (0, -0.95, 0.91), (-9, 0, 0))
    pole((-0.48, 0.1, 0.92), (-0.56, 0.85, 0.86), 0.02, wood)
    spade((0.57, 0.95, 0.9), (86, 0, 0), 0.6)
    # the machine gun and its shield
    pole((0, -0.24, 1.16), (0, -0.24, 1.36), 0.03, dark)
    pole((0, -0.02, 1.38), (0, -0.72, 1.42), 0.03, dark, 0.024)
    pole((0, -0.34, 1.4), (0, -0.6, 1.41), 0.042, dark)
    box((0.1, 0.16, 0.1), (0.07, -0.16, 1.38), hull, bevel=0.01)
    for s in (-1, 1):
        solid(
            [(s * 0.04, -0.36, 1.2), (s * 0.3, -0.26, 1.2), (s * 0.26, -0.24, 1.52), (s * 0.04, -0.36, 1.55)],
            [(0, 1, 2, 3)],
            hull,
            thick=0.025,
        )
    man = crewman()
    for s in (-1, 1):
        for k in range(4):
            y = 0.12 + 0.35 * k
            link(man, "man", (s * 0.36, y, 0.83), (0, (k * 7 % 5) - 2, s * -78 + (k * 37 % 23) - 11), 0.74)
            pole((s * 0.2, y + 0.13, 0.6), (s * (0.24 + 0.02 * (k % 2)), y + 0.15, 1.46), 0.014, dark, sides=8)
    link(man, "gunner", (0.02, 0.2, 0.98), (0, 0, 4), 0.78)
    link(man, "driver", (-0.2, -0.2, 0.72), (0, 0, 0), 0.7)
    # baggage on the back
    lathe([(0.1, -0.4), (0.11, 0), (0.1, 0.4)], canvas, (0, 1.5, 1.0), (0, 90, 0), sides=18)
    jerrycan((0.3, 1.48, 0.62))
    pole((0.5, 1.2, 1.1), (0.56, 1.32, 2.2), 0.011, dark, 0.005, 6)


def armoured_car(tone: str = "#76858a", second: str = "#64737a") -> None:
    """An eight-wheeled armoured car with a small turret and a frame aerial over it."""
    hull, dark, brass = (
        body_paint(tone, second),
        paint("#2c2a26", 0.5, 0.6, bump=0.4, grain=14),
        paint("#d8a84a", 0.3, 1.0),
    )
    mud = paint("#7a5f40", 0.95, bump=0.8, second="#8f7350")
    loft(
        [(-1.6, [(0.2, 0.56), (0.3, 0.68), (0.26, 0.74), (0.2, 0.78)]), (-1.2, [(0.34, 0.36), (0.5, 0.66), (0.5, 0.72), (0.36, 0.88)]),
         (-0.62, [(0.38, 0.34), (0.6, 0.66), (0.6, 0.76), (0.42, 1.12)]), (0.5, [(0.38, 0.34), (0.62, 0.66), (0.62, 0.76), (0.44, 1.16)]),
         (1.2, [(0.36, 0.36), (0.54, 0.66), (0.54, 0.74), (0.36, 0.98)]), (1.58, [(0.24, 0.5), (0.36, 0.66), (0.36, 0.72), (0.26, 0.82)])], hull)  # fmt: skip
    for s in (-1, 1):
        for y in (-1.1, -0.46, 0.36, 1.0):
            wheel((s * 0.58, y, 0.3), 0.3, 0.2, hull)
            lathe([(0.31, -0.03), (0.316, 0), (0.31, 0.03)], mud, (s * 0.58, y, 0.3), (0, 90, 0))
            for k in range(6):
                a = 1.0472 * k
                sphere((s * 0.71, y + 0.1 * math.cos(a), 0.3 + 0.1 * math.sin(a)), 0.016, dark, 8)
        for middle in (-0.78, 0.68):
            for a, y, z in ((-40, -0.52, 0.6), (0, -0.26, 0.69), (0, 0.02, 0.69), (0, 0.28, 0.69), (40, 0.53, 0.6)):
                box((0.3, 0.3, 0.04), (s * 0.6, middle + y, z), hull, (-a, 0, 0), 0.012)
        box((0.2, 0.34, 0.18), (s * 0.66, -0.05, 0.62), hull, bevel=0.02)
        lathe([(0.06, 0), (0.085, 0.05), (0.085, 0.1)], brass, (s * 0.5, -1.3, 0.8), (90, 0, 0), sides=18)
        sphere((s * 0.5, -1.4, 0.8), (0.07, 0.02, 0.07), paint("#f0e4c0", 0.15), 14)
        box((0.18, 0.03, 0.07), (s * 0.18, -0.88, 1.02), dark, (-62, 0, 0), 0.008)
        box((0.03, 0.24, 0.06), (s * 0.53, -0.48, 0.98), dark, (0, s * -27, 0), 0.008)
        rivets((s * 0.61, -0.6, 0.76), (s * 0.63, 0.5, 0.76), 13, hull)
        rivets((s * 0.44, -0.6, 1.11), (s * 0.455, 0.5, 1.15), 12, hull, 0.011)
        rivets((s * 0.37, -1.18, 0.87), (s * 0.43, -0.64, 1.11), 8, hull, 0.011)
        pole((s * 0.6, -1.28, 0.74), (s * 0.64, -1.34, 1.1), 0.009, dark, sides=6)
        sphere((s * 0.64, -1.34, 1.1), 0.022, paint("#f0e8d0", 0.4), 10)
    jerrycan((-0.68, -0.05, 0.72), 90)
    spade((0.64, 0.3, 0.84), (86, 0, 0), 0.6)
    with Group((0, 1.5, 0.86), (90, 0, 90)):
        wheel((0, 0, 0), 0.26, 0.16, hull)
    # turret, cannon, commander
    lathe(
        [(0.4, 0), (0.42, 0.04), (0.3, 0.34), (0.28, 0.36)],
        hull,
        (0, -0.12, 1.13),
        (0, 0, 22.5),
        (0.95, 1.15, 1),
        8,
        False,
        0.015,
    )
    box((0.3, 0.16, 0.18), (0, -0.5, 1.29), hull, bevel=0.03)
    pole((0.03, -0.5, 1.3), (0.03, -1.28, 1.36), 0.03, dark, 0.022)
    pole((0.03, -1.2, 1.354), (0.03, -1.36, 1.366), 0.034, dark)
    pole((0.03, -0.5, 1.3), (0.03, -0.82, 1.325), 0.042, hull)
    pole((-0.09, -0.5, 1.28), (-0.09, -0.82, 1.3), 0.02, dark)
    for s in (-1, 1):
        box((0.26, 0.4, 0.025), (s * 0.3, -0.08, 1.57), hull, (0, s * -52, 0), 0.008)
    link(crewman(), "commander", (0, -0.02, 1.2), (0, 0, 24), 0.82)
    # the frame aerial
    iron = paint("#6a6650", 0.4, 0.5)
    corner = [(0.5, -0.42), (0.6, -0.3), (0.6, 1.05), (0.46, 1.25)]
    loop = [(x, y, 1.62) for x, y in corner] + [(-x, y, 1.62) for x, y in reversed(corner)]
    tube([*loop, loop[0], loop[1]], 0.026, iron)
    for x, y, z in ((0.56, -0.36, 0.95), (0.6, 0.4, 1.0), (0.55, 1.08, 0.8)):
        for s in (-1, 1):
            pole((s * (x - 0.08), y, z), (s * min(0.6, x + 0.02), y, 1.62), 0.016, iron, sides=8)
    for y in (0.2, 0.65, 1.0):
        pole((-0.6, y, 1.62), (0.6, y, 1.62), 0.016, iron, sides=8)
    pole((0.3, 1.2, 0.95), (0.34, 1.34, 2.5), 0.012, dark, 0.005, 6)


def motorcycle(tone: str = "#7d7a54", second: str = "#66653f", coat: str = "#6f7558", gun: bool = True) -> None:
    """A motorcycle and sidecar with a goggled rider, a passenger and their baggage."""
    body, dark = body_paint(tone, second), paint("#2c2a26", 0.5, 0.6, bump=0.3)
    alloy, brass, leather = paint("#a8a498", 0.35, 0.9), paint("#d8a84a", 0.3, 1.0), paint("#5f3e26", 0.6, bump=0.4)
    for x, y in ((0, -0.72), (0, 0.72), (0.86, 0.5)):
        open_wheel((x, y, 0.33), 0.335, alloy, 14, 0.012, paint(RUBBER, 0.6))
        arc = [
            (x, y + 0.4 * math.cos(a), 0.33 + 0.4 * math.sin(a)) for a in np.linspace(0.25 if y < 0 else -0.1, 2.9, 9)
        ]
        for a, b in itertools.pairwise(arc):
            slope = math.degrees(math.atan2(b[2] - a[2], b[1] - a[1]))
            box(
                (0.17, math.dist(a, b) + 0.02, 0.025),
                tuple((p + q) / 2 for p, q in zip(a, b, strict=True)),
                body,
                (slope, 0, 0),
                0.008,
            )
    for s in (-1, 1):
        tube([(s * 0.08, -0.72, 0.33), (s * 0.09, -0.5, 0.88), (s * 0.1, -0.46, 0.98)], 0.026, body)
        tube([(s * 0.1, -0.46, 0.98), (s * 0.24, -0.42, 1.06), (s * 0.4, -0.22, 1.04)], 0.02, dark)
        pole((s * 0.36, -0.27, 1.045), (s * 0.42, -0.16, 1.035), 0.03, leather)
        tube(
            [(s * 0.07, -0.44, 0.8), (s * 0.08, -0.3, 0.3), (s * 0.08, 0.3, 0.28), (s * 0.09, 0.72, 0.33)], 0.024, body
        )
        tube([(s * 0.07, -0.44, 0.84), (s * 0.08, 0.2, 0.64), (s * 0.09, 0.72, 0.33)], 0.02, body)
        lathe(
            [(0.1, 0), (0.12, 0.05), (0.1, 0.1), (0.12, 0.14), (0.1, 0.18), (0.06, 0.2)],
            alloy,
            (s * 0.08, -0.06, 0.38),
            (0, s * 90, 0),
            sides=18,
        )
    lathe([(0.05, 0), (0.1, 0.04), (0.11, 0.12)], brass, (0, -0.56, 0.92), (90, 0, 0), sides=20)
    sphere((0, -0.68, 0.92), (0.095, 0.03, 0.095), paint("#f4e8c4", 0.12), 16)
    sphere((0, -0.12, 0.78), (0.15, 0.32, 0.14), body, 24)
    box((0.2, 0.3, 0.24), (0, -0.04, 0.42), alloy, bevel=0.05)
    sphere((0, 0.3, 0.78), (0.15, 0.22, 0.06), leather, 18)
    sphere((0, 0.72, 0.82), (0.14, 0.16, 0.05), leather, 18)
    tube([(-0.14, -0.14, 0.36), (-0.2, 0.1, 0.26), (-0.2, 0.8, 0.27)], 0.03, alloy)
    lathe([(0.05, 0), (0.055, 0.35)], dark, (-0.2, 0.6, 0.27), (-90, 0, 0), sides=14)
    box((0.14, 0.36, 0.26), (-0.2, 0.72, 0.56), leather, (0, 8, 0), 0.04)
    for y in (0.62, 0.82):
        box((0.15, 0.035, 0.28), (-0.21, y, 0.56), dark, (0, 8, 0), 0.008)
    # the sidecar
    with Group((0.52, 0.08, 0.12)):
        sections = [
            (-0.95, 0.05, 0.34, 0.4),
            (-0.8, 0.13, 0.22, 0.5),
            (-0.5, 0.23, 0.14, 0.6),
            (-0.1, 0.27, 0.12, 0.64),
            (0.4, 0.27, 0.12, 0.66),
            (0.72, 0.22, 0.16, 0.62),
        ]
        loft(
            [(y, [(w * 0.6, low), (w, low + 0.1), (w, top - 0.12), (w * 0.86, top)]) for y, w, low, top in sections],
            body,
            0.03,
        )
        sphere((0, 0.06, 0.64), (0.2, 0.3, 0.05), dark, 20)
        tube([(-0.2, -0.26, 0.66), (0, -0.32, 0.7), (0.2, -0.26, 0.66)], 0.025, leather)
        with Group((0, 0.7, 0.66), (0, 0, 90)), Group((0, 0, 0), (0, 62, 0)):
            open_wheel((0, 0, 0), 0.28, alloy, 12, 0.012, paint(RUBBER, 0.6))
        rivets((0.275, -0.4, 0.5), (0.275, 0.6, 0.52), 10, body)
        lathe([(0.04, 0), (0.06, 0.03), (0.06, 0.07)], brass, (0.1, -0.86, 0.52), (90, 0, 0), sides=14)
        if gun:
            pole((0, -0.42, 0.62), (0, -0.42, 0.8), 0.025, dark)
            pole((0, -0.15, 0.8), (0, -0.95, 0.86), 0.026, dark, 0.02)
            pole((0, -0.5, 0.825), (0, -0.8, 0.85), 0.038, dark)
            box((0.09, 0.13, 0.1), (0.07, -0.34, 0.8), body, bevel=0.01)
    for y in (-0.2, 0.35):
        pole((0, y, 0.3), (0.6, y, 0.3), 0.025, body)
    pole((0.5, 0.5, 0.33), (0.9, 0.5, 0.33), 0.03, dark)
    lathe(
        [(0.1, -0.24), (0.11, 0), (0.1, 0.24)],
        paint("#a8946a", 0.9, bump=0.4, grain=14),
        (0.52, 0.62, 0.86),
        (0, 90, 0),
        sides=16,
    )
    jerrycan((0.86, 0.42, 0.74), 90)
    c = Clay()
    _rider(c, coat)
    _passenger(c, coat)
    figure(c, 150, bump=0.12, grain=30)


def _rider(c: Clay, coat: str) -> None:
    """Astride, in a long coat, his hands on the bar."""
    tone = blotch(coat, "#5c624a", 9, 0.6)
    for side in (-1, 1):
        c.limb([(side * 0.1, 0.3, 0.9), (side * 0.24, -0.02, 0.82)], (0.14, 0.11), tone, 0.05)
        c.limb([(side * 0.24, -0.02, 0.8), (side * 0.22, 0.14, 0.36)], (0.1, 0.085), "#4a3626", 0.02)
        c.limb([(side * 0.22, 0.14, 0.34), (side * 0.23, -0.04, 0.32)], (0.075, 0.06), "#4a3626", 0.02)
        c.limb(
            [(side * 0.2, 0.2, 0.88), (side * 0.3, 0.26, 0.62), (side * 0.3, 0.32, 0.42)], (0.1, 0.09, 0.05), tone, 0.05
        )
        c.limb(
            [(side * 0.24, 0.16, 1.38), (side * 0.38, -0.02, 1.16), (side * 0.38, -0.2, 1.09)],
            (0.1, 0.085, 0.07),
            tone,
            0.03,
        )
        c.ball((side * 0.385, -0.24, 1.07), (0.075, 0.08, 0.07), "#6a4a2c", 0.02)
    c.limb([(0, 0.3, 0.9), (0, 0.24, 1.15), (0, 0.16, 1.36)], (0.2, 0.2, 0.19), tone, 0.06)
    c.limb([(-0.2, 0.16, 1.4), (0.2, 0.16, 1.4)], (0.1, 0.1), tone, 0.05)
    c.ring((0, 0.27, 1.04), 0.22, 0.028, "#3a281c", 0.01, (12, 0, 0), oval=0.9)
    for side in (-1, 1):
        c.limb(
            [(side * 0.12, 0.24, 1.48), (side * 0.1, -0.02, 1.34), (side * 0.06, 0.02, 1.08)],
            (0.024,) * 3,
            LEATHER,
            0.01,
        )
        c.ball((side * 0.09, 0.02, 1.12), (0.07, 0.05, 0.06), LEATHER, 0.02)
        c.drum((side * 0.37, -0.14, 1.11), 0.1, 0.045, "#5a3c22", 0.02, 0.02, (62, 0, 0))
    c.limb([(-0.14, 0.1, 1.5), (0, 0.02, 1.48), (0.14, 0.1, 1.5)], (0.06, 0.07, 0.06), "#a83a2a", 0.03)
    head(c, (0, 0.08, 1.66), goggles=True)


def _passenger(c: Clay, coat: str) -> None:
    """In the sidecar, leaning out a little."""
    tone = blotch(coat, "#5c624a", 9, 0.6)
    c.limb([(0.54, 0.22, 0.7), (0.55, 0.18, 0.9), (0.56, 0.14, 1.06)], (0.19, 0.19, 0.18), tone, 0.06)
    c.limb([(0.37, 0.14, 1.1), (0.75, 0.14, 1.1)], (0.095, 0.095), tone, 0.05)
    c.limb([(0.78, 0.12, 1.08), (0.8, -0.04, 0.9), (0.6, -0.14, 0.93)], (0.09, 0.08, 0.06), tone, 0.03)
    c.limb([(0.34, 0.12, 1.08), (0.34, -0.02, 0.9), (0.5, -0.14, 0.93)], (0.09, 0.08, 0.06), tone, 0.03)
    for side in (-1, 1):
        c.limb(
            [(0.56 + side * 0.11, 0.2, 1.2), (0.56 + side * 0.1, -0.03, 1.06), (0.55 + side * 0.08, 0.0, 0.84)],
            (0.022,) * 3,
            LEATHER,
            0.01,
        )
    c.limb([(0.44, 0.1, 1.2), (0.56, 0.02, 1.18), (0.68, 0.1, 1.2)], (0.055, 0.06, 0.055), "#c9b48a", 0.03)
    c.ball((0.54, -0.16, 0.93), (0.11, 0.06, 0.06), "#6a4a2c", 0.02)
    head(c, (0.56, 0.08, 1.36), goggles=True)


def cart(dice: Random, tone: str = "#9a7448") -> None:
    """A country cart with plank sides on four spoked wheels, loaded with sacks, a barrel, hay and a bundle."""
    wood, pale, iron = (
        paint(tone, 0.8, bump=0.6, grain=8, second="#7d5a36"),
        paint("#b08a58", 0.8, bump=0.6, grain=8),
        paint("#4a463c", 0.45, 0.5),
    )
    sack, rope = paint("#c9b48a", 0.9, bump=0.5, grain=20, mottle=0.2), paint("#d8c490", 0.9, bump=0.5, grain=40)
    for y, r in ((-0.85, 0.42), (0.85, 0.5)):
        pole((-0.66, y, r), (0.66, y, r), 0.05, wood)
        for s in (-1, 1):
            open_wheel((s * 0.64, y, r), r, wood, 10, 0.032, iron)
    box((0.16, 2.3, 0.1), (0, 0, 0.56), wood, bevel=0.02)
    box((0.86, 2.5, 0.07), (0, 0, 0.64), wood, bevel=0.015)
    for s in (-1, 1):
        for k in range(3):
            box(
                (0.05, 2.56 + 0.06 * k, 0.14),
                (s * (0.46 + 0.055 * k), 0, 0.74 + 0.165 * k),
                (wood, pale)[k % 2],
                (0, s * 18, 0),
                0.015,
            )
        for y in (-1.1, -0.4, 0.4, 1.1):
            pole((s * 0.42, y, 0.6), (s * 0.66, y, 1.24), 0.034, wood, sides=8)
    for y in (-1.28, 1.28):
        for k in range(3):
            box((0.92 + 0.11 * k, 0.05, 0.14), (0, y, 0.74 + 0.165 * k), (pale, wood)[k % 2], bevel=0.015)
    for x, y, z in (
        (-0.2, -0.85, 1.05),
        (0.24, -0.7, 1.06),
        (-0.24, -0.3, 1.08),
        (0.02, -0.62, 1.32),
        (0.22, -0.2, 1.1),
        (0.0, -0.05, 1.3),
    ):
        sphere(
            (x, y, z), (0.26, 0.36, 0.19), sack, 20, (dice.uniform(-14, 14), dice.uniform(-8, 8), dice.uniform(-60, 60))
        )
        sphere((x + 0.03, y - 0.32, z + 0.06), 0.05, sack, 10)
    lathe([(0.2, 0), (0.25, 0.15), (0.26, 0.3), (0.25, 0.45), (0.2, 0.6)], wood, (0.14, 0.42, 0.78), sides=20)
    for z in (0.08, 0.2, 0.4, 0.52):
        lathe(
            [(0.246 + 0.02 * (0.1 < z < 0.5), 0), (0.246 + 0.02 * (0.1 < z < 0.5), 0.035)],
            iron,
            (0.14, 0.42, 0.78 + z),
            sides=20,
        )
    box((0.4, 0.44, 0.36), (-0.26, 0.5, 0.98), pale, (0, 0, 12), 0.015)
    hay = tuft(paint("#d8b85a", 0.9), dice, 70, 0.34, 0.5, 0.012)
    for x, y in ((-0.2, 0.95), (0.15, 0.95), (0.0, 1.1), (-0.3, 1.05), (0.3, 1.08)):
        link(hay, "hay", (x, y, 0.84), (dice.uniform(-30, 30), dice.uniform(-30, 30), dice.uniform(0, 360)), 1.3)
    tube(
        [(-0.58, -0.5, 0.98), (-0.3, -0.5, 1.36), (0, -0.55, 1.53), (0.32, -0.55, 1.3), (0.58, -0.5, 0.98)], 0.018, rope
    )
    spade((0.6, 0.9, 1.0), (84, 0, 0), 0.9)
    lathe([(0.09, 0), (0.12, 0.2), (0.1, 0.2)], iron, (0, 1.42, 0.36), sides=16)


def rails(long: float, middle: float, dice: Random, gauge: float = 0.92) -> None:
    """Rails on sleepers in ballast along y; the rails' top is z = 0.2."""
    steel, wood = paint("#8a8680", 0.3, 0.9, bump=0.15), paint("#5f4630", 0.85, bump=0.6, grain=9)
    bed = paint("#9a9284", 0.95, bump=0.9, grain=16, mottle=0.4, second="#7d766a")
    loft(
        [
            (middle - long / 2, [(1.25, -0.2), (1.2, -0.02), (0.9, 0.06), (0.5, 0.07)]),
            (middle + long / 2, [(1.25, -0.2), (1.2, -0.02), (0.9, 0.06), (0.5, 0.07)]),
        ],
        bed,
    )
    for k in range(int(long / 0.4)):
        box(
            (1.5, 0.17, 0.08),
            (dice.uniform(-0.02, 0.02), middle - long / 2 + 0.2 + 0.4 * k, 0.09),
            wood,
            (0, 0, dice.uniform(-2, 2)),
            0.015,
        )
    for s in (-1, 1):
        box((0.035, long, 0.07), (s * gauge / 2, middle, 0.145), steel, bevel=0.005)
        box((0.075, long, 0.03), (s * gauge / 2, middle, 0.185), steel, bevel=0.01)
    stone = rock_mesh(3.3, bed, 0.5, 1)
    for _ in range(300):
        x, y = dice.choice((-1, 1)) * dice.uniform(0.5, 1.35), middle + dice.uniform(-0.5, 0.5) * long
        link(
            stone,
            "stone",
            (x, y, 0.06 - 0.2 * max(0.0, abs(x) - 0.9)),
            (0, 0, dice.uniform(0, 360)),
            dice.uniform(0.02, 0.06),
        )


def locomotive(tone: str = "#46584e") -> None:
    """A steam locomotive with eight driving wheels and its tender; it stands on rails of z = 0.2."""
    green, dark = body_paint(tone, "#3c4c44"), paint("#34322e", 0.45, 0.5, bump=0.25)
    red, steel, brass = (
        paint("#b03a2a", 0.5, bump=0.15),
        paint("#b8b4a8", 0.3, 1.0, bump=0.1),
        paint("#e0b050", 0.25, 1.0),
    )
    soot, glass = paint("#3e3c38", 0.6, 0.3, bump=0.3), paint("#f0d890", 0.2, coat=0.5)
    with Group((0, 0, 0.2)):
        lathe([(0.46, -1.7), (0.48, -1.66), (0.48, -1.1)], soot, (0, 0, 1.28), (90, 0, 180), sides=40, bevel=0.01)
        lathe([(0.46, -1.12), (0.46, 0.1), (0.52, 0.7)], green, (0, 0, 1.28), (90, 0, 180), sides=40)
        lathe([(0.4, 0), (0.36, 0.05), (0.2, 0.1), (0.02, 0.12)], soot, (0, -1.7, 1.28), (90, 0, 0), sides=36)
        for a in range(10):
            sphere((0.43 * math.cos(a * 0.6283), -1.7, 1.28 + 0.43 * math.sin(a * 0.6283)), 0.025, steel, 8)
        pole((-0.34, -1.83, 1.28), (0.34, -1.83, 1.28), 0.02, steel)
        lathe([(0.03, 0), (0.1, 0.02), (0.1, 0.03), (0.02, 0.05)], steel, (0, -1.83, 1.28), (90, 0, 0), sides=16)
        for y in (-1.08, -0.7, -0.3, 0.1):
            hoop((0, y, 1.28), 0.478 if y < 0 else 0.49, brass, 0.03, 0.03).rotation_euler = (0, 0, math.pi / 2)
        lathe(
            [(0.19, 0.38), (0.13, 0.5), (0.14, 0.9), (0.19, 0.94), (0.17, 0.98), (0.11, 0.98)],
            soot,
            (0, -1.38, 1.28),
            sides=28,
        )
        lathe([(0.2, 0.36), (0.2, 0.6), (0.15, 0.7), (0.03, 0.74)], green, (0, -0.62, 1.28), sides=28)
        lathe([(0.21, 0.36), (0.21, 0.56), (0.16, 0.66), (0.03, 0.7)], brass, (0, 0.02, 1.28), sides=28)
        for s in (-1, 1):
            pole((s * 0.06, 0.3, 1.7), (s * 0.06, 0.3, 1.98), 0.025, brass)
            box((0.3, 2.5, 0.045), (s * 0.5, -0.5, 0.86), dark, bevel=0.01)
            pole((s * 0.44, -1.6, 1.44), (s * 0.5, 0.6, 1.5), 0.016, steel, sides=8)
            pole((s * 0.62, -1.62, 0.88), (s * 0.46, -1.66, 1.1), 0.015, steel, sides=8)
            lathe(
                [(0.17, -0.26), (0.19, -0.24), (0.19, 0.24), (0.17, 0.26)],
                green,
                (s * 0.6, -1.28, 0.52),
                (90, 0, 0),
                sides=24,
            )
            lathe([(0.11, -0.26), (0.11, 0.26)], green, (s * 0.6, -1.28, 0.74), (90, 0, 0), sides=20)
            for y in (-0.72, -0.22, 0.28, 0.78):
                open_wheel((s * 0.48, y, 0.3), 0.3, red, 10, 0.022, steel)
                sphere((s * 0.6, y, 0.2), 0.04, steel, 12)
                box((0.04, 0.16, 0.2), (s * 0.5, y + 0.02, 0.42), red, bevel=0.03)
            open_wheel((s * 0.46, -1.42, 0.2), 0.2, red, 8, 0.02, steel)
            box((0.035, 1.62, 0.06), (s * 0.62, 0.03, 0.2), steel, bevel=0.012)
            box((0.03, 0.8, 0.05), (s * 0.66, -0.62, 0.35), steel, (22, 0, 0), 0.01)
            lathe(
                [(0.05, 0), (0.05, 0.1), (0.13, 0.1), (0.12, 0.14)], steel, (s * 0.4, -1.88, 0.72), (90, 0, 0), sides=20
            )
            lathe([(0.06, 0), (0.1, 0.04), (0.1, 0.1)], brass, (s * 0.42, -1.84, 0.96), (90, 0, 0), sides=20)
            sphere((s * 0.42, -1.95, 0.96), (0.085, 0.02, 0.085), glass, 16)
        box((0.7, 2.6, 0.16), (0, -0.4, 0.7), dark, bevel=0.02)
        box((1.24, 0.1, 0.24), (0, -1.83, 0.72), red, bevel=0.02)
        box((1.0, 0.34, 0.04), (0, -1.68, 0.86), dark, bevel=0.01)
        pole((0, -1.88, 0.68), (0, -2.0, 0.56), 0.03, dark)
        # cab
        box((1.2, 0.75, 0.82), (0, 0.96, 1.2), green, bevel=0.03)
        for s in (-1, 1):
            box((0.03, 0.32, 0.3), (s * 0.6, 0.9, 1.42), dark, bevel=0.01)
            box((0.03, 0.04, 0.6), (s * 0.62, 1.32, 1.2), brass, bevel=0.01)
            box((0.04, 0.4, 0.05), (s * 0.61, 0.9, 1.25), brass, bevel=0.01)
            rivets((s * 0.605, 0.62, 1.12), (s * 0.605, 1.3, 1.12), 9, brass, 0.012)
            box((0.1, 0.03, 0.14), (s * 0.45, 0.58, 1.45), glass, bevel=0.02)
            sphere((s * 0.66, 0.86, 1.42), (0.08, 0.09, 0.1), paint(SKIN, 0.6), 14)
            sphere((s * 0.66, 0.86, 1.5), (0.1, 0.12, 0.05), dark, 14)
        roof = [(0.7, 1.58), (0.68, 1.63), (0.45, 1.76), (0.15, 1.82)]
        loft([(0.48, roof), (1.6, roof)], dark, 0.015)
        # tender
        with Group((0, 2.3, 0)):
            for s in (-1, 1):
                for y in (-0.55, 0, 0.55):
                    open_wheel((s * 0.46, y, 0.22), 0.22, red, 8, 0.02, steel)
                box((0.05, 1.5, 0.14), (s * 0.56, 0, 0.3), dark, bevel=0.015)
                rivets((s * 0.615, -0.75, 0.6), (s * 0.615, 0.75, 0.6), 16, brass, 0.011)
            box((1.1, 1.7, 0.14), (0, 0, 0.48), dark, bevel=0.02)
            tub = [(0.5, 0.54), (0.6, 0.56), (0.6, 1.12), (0.62, 1.2)]
            loft([(-0.8, tub), (0.8, tub)], green, 0.02)
            lump = rock_mesh(2.1, paint("#383634", 0.35, bump=0.5, grain=7), 0.6, 1)
            dice = Random(4)
            for _ in range(110):
                x, y = dice.uniform(-0.5, 0.5), dice.uniform(-0.7, 0.7)
                link(
                    lump,
                    "coal",
                    (x, y, 1.2 + 0.3 * (1 - (x / 0.6) ** 2) * (1 - (y / 0.9) ** 2)),
                    (0, 0, dice.uniform(0, 360)),
                    dice.uniform(0.06, 0.13),
                )


def wagon(tone: str = "#96543a", long: float = 2.3, flat: bool = False) -> None:
    """A covered goods wagon of planks, or a flat one with a gun under canvas; on rails of z = 0.2."""
    plank, dark = (
        paint(tone, 0.8, bump=0.5, grain=9, mottle=0.3, second="#7d4530"),
        paint("#3a3834", 0.45, 0.5, bump=0.25),
    )
    half = long / 2
    with Group((0, 0, 0.2)):
        for s in (-1, 1):
            for y in (-half * 0.62, half * 0.62):
                wheel((s * 0.46, y, 0.22), 0.22, 0.1, dark, paint("#8a8680", 0.35, 0.9))
                box((0.05, 0.4, 0.12), (s * 0.55, y, 0.3), dark, bevel=0.015)
            lathe(
                [(0.05, 0), (0.05, 0.1), (0.12, 0.1), (0.11, 0.14)], dark, (s * 0.38, -half, 0.55), (90, 0, 0), sides=16
            )
        box((1.16, long, 0.16), (0, 0, 0.5), dark, bevel=0.02)
        if flat:
            lump = paint("#a8946a", 0.9, bump=0.5, grain=12, mottle=0.2)
            sphere((0, 0, 0.62), (0.5, 0.8, 0.6), lump, 24)
            pole((0, -0.4, 0.95), (0, -1.2, 1.2), 0.1, lump)
            return
        for k in range(9):
            box((1.16, 0.03 + long, 0.1), (0, 0, 0.64 + 0.11 * k), plank, bevel=0.014)
        for s in (-1, 1):
            for y in (-half, -0.4, 0.4, half):
                box((0.05, 0.08, 1.0), (s * 0.59, y, 1.07), dark, bevel=0.01)
            box((0.04, 0.78, 0.86), (s * 0.61, 0, 1.06), plank, bevel=0.02)
            box((0.05, 1.1, 0.06), (s * 0.62, -0.15, 1.52), dark, bevel=0.01)
            box((0.05, 1.1, 0.05), (s * 0.63, 0, 1.05), dark, (38, 0, 0), 0.01)
            for y in (-half * 0.72, half * 0.72):
                box((0.03, 0.3, 0.16), (s * 0.6, y, 1.42), dark, bevel=0.01)
            for x in (-0.4, 0.4):
                box((0.07, 0.05, 1.0), (x, s * (half + 0.02), 1.07), dark, bevel=0.01)
        roof = [(0.66, 1.6), (0.65, 1.64), (0.42, 1.75), (0.15, 1.8)]
        loft([(-half - 0.06, roof), (half + 0.06, roof)], paint("#7d7a74", 0.7, 0.2, bump=0.3), 0.015)


def radio_van(tone: str = "#6f7d6a") -> None:
    """A box van with a frame aerial on its roof, its rear door open."""
    body, dark, brass = body_paint(tone, "#5f6c5a"), paint("#34322e", 0.5, 0.4, bump=0.3), paint("#e0b050", 0.25, 1.0)
    glass, iron = paint("#6f8a94", 0.08, coat=1.0), paint("#8a8468", 0.4, 0.5)
    box((0.5, 2.5, 0.14), (0, 0, 0.42), dark, bevel=0.02)
    box((0.72, 0.62, 0.38), (0, -1.04, 0.68), body, bevel=0.07, taper=0.9)
    box((0.56, 0.05, 0.32), (0, -1.36, 0.66), dark, bevel=0.01)
    box((0.96, 0.5, 0.5), (0, -0.52, 0.74), body, bevel=0.06)
    box((0.92, 0.46, 0.4), (0, -0.5, 1.14), body, bevel=0.07, taper=0.9)
    box((0.72, 0.04, 0.24), (0, -0.73, 1.15), glass, (-5, 0, 0), 0.01)
    box((1.16, 1.56, 1.05), (0, 0.5, 1.1), body, bevel=0.06)
    for s in (-1, 1):
        wheel((s * 0.5, -1.0, 0.3), 0.3, 0.2, body)
        wheel((s * 0.5, 0.72, 0.3), 0.3, 0.28, body)
        box((0.28, 0.7, 0.05), (s * 0.5, -1.0, 0.66), body, (4, 0, 0), 0.02)
        lathe([(0.1, 0), (0.1, 0.07), (0.06, 0.11)], brass, (s * 0.38, -1.33, 0.76), (90, 0, 0), sides=18)
        for y in (0.2, 0.75):
            box((0.03, 0.32, 0.24), (s * 0.585, y, 1.35), paint("#ffd890", 0.4, glow=0.6, bump=0), bevel=0.01)
        rivets((s * 0.59, -0.2, 0.7), (s * 0.59, 1.2, 0.7), 14, iron)
        rivets((s * 0.59, -0.2, 1.58), (s * 0.59, 1.2, 1.58), 14, iron)
        for y in (-0.1, 1.15):
            pole((s * 0.5, y, 1.6), (s * 0.5, y, 1.9), 0.02, iron, sides=8)
    tube([(0.5, -0.1, 1.9), (0.5, 1.15, 1.9), (-0.5, 1.15, 1.9), (-0.5, -0.1, 1.9), (0.5, -0.1, 1.9)], 0.026, iron)
    for y in (0.3, 0.75):
        pole((-0.5, y, 1.9), (0.5, y, 1.9), 0.016, iron, sides=8)
    box((0.5, 0.04, 0.86), (0.76, 1.3, 1.1), body, (0, 0, -30), 0.02)


def pontoon(tone: str = "#76826e") -> None:
    """A bridging boat along y, open above."""
    hull, wood = body_paint(tone, "#64705c"), paint("#a8804e", 0.8, bump=0.5)
    rim = [
        (-1.0, 0.14, 0.22, 0.4),
        (-0.85, 0.24, 0.08, 0.36),
        (-0.5, 0.3, 0.0, 0.32),
        (0.5, 0.3, 0.0, 0.32),
        (0.85, 0.24, 0.08, 0.36),
        (1.0, 0.14, 0.22, 0.4),
    ]
    loft(
        [(y, [(w * 0.55, low), (w, low + 0.12), (w * 1.05, top)]) for y, w, low, top in rim],
        hull,
        0.01,
        0.03,
        lid=False,
    )
    for y in (-0.62, 0, 0.62):
        box((0.56, 0.12, 0.03), (0, y, 0.27), wood, bevel=0.01)
    for s in (-1, 1):
        pole((s * 0.32, -0.7, 0.34), (s * 0.32, 0.7, 0.34), 0.022, wood, sides=8)


def pack(tone: str = "#a08050", helmet: Paint = STEEL, detail: int = 120, boots: bool = True) -> Any:
    """A rucksack with a blanket over it, a helmet on top and boots before it, as one mesh 0.9 high."""
    c = Clay()
    canvas = blotch(tone, "#8a6c42", 8, 0.7)
    c.slab((0, 0, 0.3), (0.27, 0.19, 0.3), canvas, 0.1, 0.03)
    c.slab((0, -0.08, 0.5), (0.28, 0.15, 0.1), blotch("#8f7044", "#7d6038", 8, 0.7), 0.06, 0.015)
    c.slab((0, -0.2, 0.42), (0.27, 0.035, 0.12), blotch("#8f7044", "#7d6038", 8, 0.7), 0.03, 0.015)
    for s in (-1, 1):
        c.slab((s * 0.13, -0.22, 0.18), (0.11, 0.07, 0.13), canvas, 0.04, 0.015)
        c.slab((s * 0.13, -0.28, 0.26), (0.115, 0.03, 0.05), "#7d6038", 0.02, 0.01)
        c.limb([(s * 0.13, -0.24, 0.52), (s * 0.13, -0.3, 0.3), (s * 0.13, -0.3, 0.16)], (0.022,) * 3, "#5a3a20", 0.008)
        c.ball((s * 0.13, -0.32, 0.25), (0.03, 0.015, 0.03), "#d8a84a", 0.006, metal=1.0, rough=0.3)
        c.limb([(s * 0.2, 0.16, 0.54), (s * 0.3, 0.26, 0.4), (s * 0.22, 0.2, 0.08)], (0.03,) * 3, "#5a3a20", 0.01)
    c.limb(
        [
            (-0.35, -0.02, 0.08),
            (-0.36, -0.02, 0.5),
            (-0.24, -0.01, 0.62),
            (0.24, -0.01, 0.62),
            (0.36, -0.02, 0.5),
            (0.35, -0.02, 0.08),
        ],
        (0.085,) * 6,
        blotch("#8a96a0", "#77838c", 9, 0.6),
        0.015,
    )
    for s in (-1, 1):
        c.ring((s * 0.36, -0.02, 0.3), 0.095, 0.016, "#5a3a20", 0.008)
    c.ball((0.02, 0.0, 0.76), (0.2, 0.225, 0.15), helmet, 0.01, (-10, 5, 0), metal=0.3, rough=0.35)
    c.ring((0.02, -0.01, 0.71), 0.205, 0.022, helmet, 0.03, (-10, 5, 0), oval=1.12, metal=0.3, rough=0.35)
    c.limb([(0.2, -0.05, 0.68), (0.16, -0.2, 0.56), (0.02, -0.24, 0.52)], (0.014,) * 3, "#5a3a20", 0.006)
    c.ball((0.3, -0.24, 0.1), (0.09, 0.07, 0.1), "#5f6656", 0.01, metal=0.4)
    for k, s in enumerate((-1, 1) if boots else ()):
        x, y = s * 0.12, -0.5 - 0.05 * k
        c.limb([(x, y, 0.06), (x, y, 0.3)], (0.085, 0.1), "#4a3020", 0.01)
        c.limb([(x, y, 0.07), (x + s * 0.02, y - 0.18, 0.07)], (0.085, 0.075), "#4a3020", 0.03)
        c.drum((x, y, 0.33), 0.075, 0.06, "#1c1410", 0.02, 0.01, cut=True)
        c.slab((x + s * 0.01, y - 0.09, 0.012), (0.09, 0.18, 0.016), "#2a1c12", 0.01, 0.006)
    return cast(c, detail)

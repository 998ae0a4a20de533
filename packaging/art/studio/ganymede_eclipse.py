"""Eclipse, the camp in the shadow: violet armour, light in slits, machines that are nearly beings."""

from __future__ import annotations

import math
from random import Random
from typing import Any, NamedTuple

import numpy as np
from studio.clay import Clay, Vec
from studio.fire import blaze
from studio.fire import hoop as ring_of_light
from studio.lighting import lamp
from studio.materials import paint
from studio.mining import crew, heading, headlamp, joint, piston, sagging_hose
from studio.nature import puffs
from studio.robots import (
    between,
    fist,
    horn,
    lens,
    limb,
    rings,
    spike,
    stamped,
)
from studio.solids import Group, box, cloth, lathe, pole, solid, sphere, tube
from studio.vehicles import body_paint, hoop, rivets
from studio.vehicles_light import loft

VIOLET, DEEP, PALE = "#9a48c4", "#5a2a88", "#e0c8e8"


class Paints(NamedTuple):
    """The camp's paints."""

    armour: Any
    deep: Any
    pale: Any
    iron: Any
    dark: Any
    brass: Any
    steel: Any
    slit: Any


def _paints() -> Paints:
    return Paints(
        body_paint(VIOLET, "#7c369e"),
        body_paint(DEEP, "#46206c"),
        body_paint(PALE, "#c0a4c8"),
        paint("#6a6070", 0.42, 0.7, bump=0.3, grain=10, mottle=0.3, second="#7a5a4c"),
        paint("#2a2434", 0.5, 0.5, bump=0.35, grain=10),
        paint("#d8a050", 0.32, 0.9, bump=0.15),
        paint("#c8ccd8", 0.25, 0.9, bump=0.1),
        paint("#ff58e0", glow=1.7, bump=0),
    )


def purple_5(c: Clay) -> None:
    """An old boxy robot on two legs: dented chest with a patch on it, a searchlight for a head."""
    p = _paints()
    c.coat = {"metal": 0.35, "rough": 0.42, "glow": 0.0}
    c.slab((0, 0, 0.98), (0.4, 0.3, 0.34), VIOLET, 0.05)
    c.ball((0.16, -0.38, 1.06), (0.19, 0.17, 0.17), "#4a2474", 0.05, cut=True)
    c.ball((-0.36, -0.32, 0.72), (0.12, 0.1, 0.12), "#6a4a5c", 0.04, cut=True)
    c.slab((0, 0, 0.6), (0.29, 0.22, 0.07), DEEP, 0.03)
    c.slab((0, 0, 1.33), (0.44, 0.33, 0.035), "#b8a4dc", 0.02)
    box((0.3, 0.02, 0.22), (-0.17, -0.31, 0.94), p.pale, (0, 8, 0), 0.006)
    for k in range(4):
        sphere((-0.29 + 0.08 * k, -0.325, 1.03 - 0.01 * k), 0.014, p.brass, 8)
        sphere((-0.29 + 0.08 * k, -0.325, 0.87 - 0.01 * k), 0.014, p.brass, 8)
    for k in range(3):
        box((0.22, 0.02, 0.028), (0.2, -0.31, 0.72 + 0.055 * k), p.slit if k == 1 else p.dark, bevel=0.004)
    for x in (-0.37, 0.37):
        rivets((x, -0.3, 0.7), (x, -0.3, 1.28), 7, p.iron)
    for s in (-1, 1):
        hip, knee, foot = (s * 0.2, 0, 0.56), (s * 0.24, -0.08 - s * 0.08, 0.34), (s * 0.26, -s * 0.14, 0.1)
        joint(hip, 0.1, 0.18, p.iron, p.brass)
        limb(hip, knee, 0.085, p.iron)
        joint(knee, 0.09, 0.2, p.deep, p.brass)
        limb(knee, foot, 0.1, p.armour, 0.13)
        box((0.3, 0.46, 0.11), (s * 0.26, -s * 0.14 - 0.06, 0.055), p.deep, bevel=0.03, taper=0.85)
        rivets((s * 0.26 - 0.1, -s * 0.14 - 0.285, 0.05), (s * 0.26 + 0.1, -s * 0.14 - 0.285, 0.05), 4, p.brass)
        joint((s * 0.47, 0, 1.18), 0.13, 0.14, p.deep, p.brass)
    left = [(-0.52, 0, 1.18), (-0.66, -0.04, 1.02), (-0.7, -0.12, 0.84), (-0.66, -0.22, 0.7), (-0.6, -0.3, 0.6)]
    right = [(0.52, 0, 1.18), (0.68, -0.06, 1.1), (0.76, -0.2, 1.12), (0.76, -0.34, 1.24), (0.72, -0.42, 1.4)]
    for path in (left, right):
        points = [between(path[k // 3], path[k // 3 + 1], k % 3 / 3) for k in range(12)] + [path[-1]]
        rings(points, [0.068] * 13, lambda k: p.iron if k % 2 else p.dark, 1.1)
        end = path[-1]
        way = np.array(path[-1]) - np.array(path[-2])
        with Group(end, along=way):
            lathe([(0.09, -0.04), (0.12, 0.02), (0.1, 0.1)], p.armour, sides=18)
            for s in (-1, 1):
                limb((s * 0.06, 0, 0.08), (s * 0.14, 0, 0.2), 0.034, p.steel, 0.028)
                limb((s * 0.14, 0, 0.19), (s * 0.05, 0, 0.32), 0.03, p.steel, 0.014)
    with Group((0.735, -0.43, 1.63), (8, 12, 0)):
        lathe(
            [(0.07, -0.06), (0.1, 0.05), (0.01, 0.26)],
            paint("#b8f4ff", 0.1, glow=0.5, bump=0.1, coat=0.6),
            sides=6,
            smooth=False,
        )
    rings([(0, 0.02, 1.34 + 0.05 * k) for k in range(4)], [0.1, 0.09, 0.09, 0.09], lambda k: p.dark)
    box((0.5, 0.05, 0.05), (0, 0.02, 1.52), p.iron, bevel=0.015)
    for s in (-1, 1):
        box((0.04, 0.07, 0.26), (s * 0.25, 0.02, 1.62), p.iron, bevel=0.012)
        joint((s * 0.25, 0.02, 1.7), 0.05, 0.07, p.brass, p.iron)
    headlamp((0, -0.08, 1.7), 0.215, p.armour, (0.05, -1, -0.16))
    pole((0.1, 0.16, 1.36), (0.16, 0.2, 2.0), 0.012, p.dark, 0.006, 8)
    sphere((0.16, 0.2, 2.01), 0.026, p.slit, 10)
    box((0.5, 0.2, 0.44), (0, 0.38, 1.0), p.deep, bevel=0.04)
    for s in (-1, 1):
        lathe([(0.05, 0), (0.05, 0.34), (0.065, 0.36), (0.065, 0.42)], p.iron, (s * 0.15, 0.42, 1.2), sides=16)
    stamped(Random("five"), [(0.26, -0.2), (-0.26, 0.1)], 0.2)
    crew([(-0.95, -0.5, 60)], tall=0.16)


def _spider_leg(p: Paints, root: Vec, knee: Vec, ankle: Vec, tip: Vec, r: float) -> None:
    """A leg of three sleeves with pistons; it ends in a spike."""
    way = np.array(knee, float) - np.array(root, float)
    turn = math.degrees(math.atan2(way[1], way[0])) + 90
    for at, size in ((root, 1.25), (knee, 1.3), (ankle, 1.05)):
        joint(at, r * size, r * 2.2, p.iron, p.brass, heading(turn))
    limb(root, knee, r * 0.9, p.armour, r * 1.1)
    limb(knee, ankle, r * 1.15, p.deep, r * 0.7)
    limb(ankle, tip, r * 0.66, p.iron, r * 0.1)
    a, b = between(root, knee, 0.15) - (0, 0, r), between(root, knee, 0.8) - (0, 0, r * 1.3)
    piston(a, b, r * 0.34, p.dark, p.steel)
    edge = between(knee, ankle, 0.45)
    with Group(edge, along=np.array(ankle, float) - np.array(knee, float)):
        lathe([(r * 1.02, -r * 0.16), (r * 1.02, r * 0.16)], p.slit, sides=8, smooth=False)


def purple_6(c: Clay) -> None:
    """A spider of steel: eight legs, a banded abdomen, a cluster of lit eyes."""
    p = _paints()
    dice = Random("spider")
    feet = []
    for s in (-1, 1):
        for k, (out, y, high) in enumerate(
            ((1.0, -1.55, 1.62), (1.5, -0.75, 1.78), (1.5, 0.35, 1.72), (1.05, 1.25, 1.5))
        ):
            root = (s * 0.34, -0.42 + 0.24 * k, 0.95)
            knee = (s * out * 0.78, root[1] + (y - root[1]) * 0.5, high + dice.uniform(-0.06, 0.1))
            ankle = (s * out * 1.04, root[1] + (y - root[1]) * 0.86, 0.74)
            tip = (s * out * 1.12, y, 0.0)
            if k == 0 and s == -1:  # one forefoot is raised
                knee, ankle, tip = (-0.86, -1.0, 1.66), (-1.02, -1.5, 1.6), (-1.06, -1.9, 1.1)
            else:
                feet.append((tip[0], tip[1]))
            _spider_leg(p, root, knee, ankle, tip, 0.105)
    path = [(0, 0.22 + 0.17 * k, 1.05 + 0.2 * k - 0.014 * k * k) for k in range(9)]
    radii = [0.3, 0.5, 0.62, 0.67, 0.66, 0.58, 0.45, 0.28, 0.06]
    rings(path[::-1], radii[::-1], lambda k: (p.armour, p.deep)[k % 2], 1.06, sides=28)
    for k in (2, 4, 6):
        for s in (-1, 0, 1):
            spike(
                np.array(path[k]) + (s * 0.34 * radii[k] / 0.6, 0, radii[k] * (0.98 - 0.12 * abs(s))),
                (s * 0.3, 0.55, 1),
                0.26,
                0.06,
                p.pale,
            )
    for k in (3, 5):
        with Group(path[k], along=np.array(path[k + 1]) - np.array(path[k])):
            lathe([(radii[k] * 1.08, -0.03), (radii[k] * 1.1, 0), (radii[k] * 1.08, 0.03)], p.slit, sides=28)
    sphere((0, -0.1, 0.98), (0.44, 0.56, 0.32), p.armour, 28)
    lathe(
        [(0.4, 0), (0.44, 0.05), (0.3, 0.12)],
        p.deep,
        (0, -0.05, 1.18),
        scale=(1, 1.15, 1),
        sides=8,
        smooth=False,
        bevel=0.01,
    )
    loft([(-1.0, [(0.1, 0.72), (0.16, 0.78), (0.14, 0.9)]), (-0.78, [(0.2, 0.7), (0.34, 0.82), (0.26, 1.08)]), (-0.4, [(0.2, 0.7), (0.36, 0.86), (0.28, 1.16)])],
         p.armour, 0.03)  # fmt: skip
    for x, y, z, r in ((-0.13, -0.9, 0.96, 0.085), (0.13, -0.9, 0.96, 0.085), (-0.27, -0.8, 0.94, 0.055), (0.27, -0.8, 0.94, 0.055),
                       (-0.1, -0.82, 1.08, 0.045), (0.1, -0.82, 1.08, 0.045), (-0.21, -0.74, 1.06, 0.04), (0.21, -0.74, 1.06, 0.04)):  # fmt: skip
        lathe([(r * 1.25, -r), (r * 1.25, r * 0.2), (r, r * 0.3)], p.dark, (x, y, z), (80, 0, x * 70), sides=18)
        sphere((x, y - r * 0.3, z), r * 0.9, paint("#ff48c8", 0.15, glow=0.9, bump=0), 16)
    for s in (-1, 1):
        joint((s * 0.13, -0.96, 0.74), 0.08, 0.14, p.iron, p.brass)
        limb((s * 0.13, -0.98, 0.74), (s * 0.19, -1.16, 0.62), 0.08, p.deep, 0.075)
        spike((s * 0.19, -1.15, 0.63), (-s * 0.25, -0.2, -1), 0.3, 0.06, p.steel)
        sagging_hose((s * 0.3, -0.5, 1.1), (s * 0.35, 0.35, 1.3), 0.16, 0.028, p.dark, (s, 0, 0.6))
    stamped(dice, feet, 0.1)
    crew([(-0.5, -1.9, 10), (-0.72, -1.7, -30)], tall=0.15)


def _rack(p: Paints, at: Vec, rot: Vec, gone: int) -> Any:
    """Nine rockets in a box, one of them `gone`."""
    with Group(at, rot):
        box((0.72, 0.82, 0.72), (0, 0.05, 0), p.armour, bevel=0.04)
        box((0.78, 0.1, 0.78), (0, -0.38, 0), p.deep, bevel=0.03)
        box((0.78, 0.1, 0.78), (0, 0.44, 0), p.deep, bevel=0.03)
        for s in (-1, 1):
            box((0.02, 0.5, 0.06), (s * 0.365, 0.04, 0.12), p.slit, bevel=0.004)
            box((0.02, 0.5, 0.16), (s * 0.365, 0.04, -0.12), p.pale, bevel=0.004)
        for k in range(9):
            x, z = 0.23 * (k % 3 - 1), 0.23 * (k // 3 - 1)
            lathe([(0.1, 0), (0.105, 0.03), (0.085, 0.03), (0.08, 0.0)], p.dark, (x, -0.43, z), (90, 0, 0), sides=20)
            if k != gone:
                lathe(
                    [(0.076, 0), (0.076, 0.04), (0.05, 0.14), (0.005, 0.2)],
                    paint("#f0e6d8", 0.4, bump=0.1),
                    (x, -0.43, z),
                    (90, 0, 0),
                    sides=18,
                )
                lathe([(0.0505, 0.14), (0.004, 0.202)], paint("#e0602c", 0.4), (x, -0.43, z), (90, 0, 0), sides=18)


def purple_7(c: Clay) -> None:
    """A walker on bird's legs with a rack of rockets on each shoulder; one is leaving."""
    p = _paints()
    dice = Random("missiles")
    feet = []
    for s, step in ((-1, -0.38), (1, 0.3)):
        hip, knee = (s * 0.42, 0.08, 1.28), (s * 0.56, 0.42 + step * 0.5, 0.98)
        hock, foot = (s * 0.58, -0.12 + step, 0.66), (s * 0.58, 0.06 + step, 0.16)
        joint(hip, 0.19, 0.22, p.iron, p.brass)
        limb(hip, knee, 0.17, p.armour, 0.14)
        joint(knee, 0.15, 0.26, p.deep, p.brass)
        limb(knee, hock, 0.13, p.iron, 0.12)
        joint(hock, 0.14, 0.26, p.deep, p.brass)
        limb(hock, foot, 0.13, p.armour, 0.16)
        piston((s * 0.5, 0.2, 1.06), (s * 0.56, 0.1 + step, 0.6), 0.045, p.dark, p.steel)
        lathe([(0.2, 0), (0.2, 0.08), (0.13, 0.16)], p.deep, (foot[0], foot[1], 0.05), sides=18)
        for a in (-115, -65, 90):
            toe = (foot[0] + 0.42 * math.cos(math.radians(a)), foot[1] + 0.42 * math.sin(math.radians(a)), 0.04)
            limb((foot[0], foot[1], 0.12), toe, 0.09, p.iron, 0.05)
        feet.append((foot[0], foot[1]))
    joint((0, 0.08, 1.28), 0.2, 0.62, p.dark, p.iron)
    lathe([(0.3, 0), (0.34, 0.06), (0.24, 0.16)], p.dark, (0, 0.1, 1.36), sides=28)
    loft([(-0.86, [(0.1, 1.6), (0.16, 1.68), (0.1, 1.76)]), (-0.5, [(0.24, 1.46), (0.34, 1.7), (0.2, 1.94)]), (0.1, [(0.34, 1.44), (0.46, 1.72), (0.3, 2.08)]),
          (0.62, [(0.3, 1.5), (0.42, 1.76), (0.26, 2.0)])], p.armour, 0.035)  # fmt: skip
    for s in (-1, 1):
        solid(
            [(s * 0.11, -0.8, 1.755), (s * 0.3, -0.5, 1.79), (s * 0.2, -0.47, 1.9), (s * 0.06, -0.78, 1.775)],
            [(0, 1, 2, 3)],
            p.slit,
            (0, -0.02, 0.02),
            thick=0.02,
        )
        box((0.1, 0.3, 0.1), (s * 0.16, -0.62, 1.5), p.dark, bevel=0.02)
        pole((s * 0.16, -0.6, 1.5), (s * 0.16, -1.1, 1.46), 0.035, p.iron, 0.03)
        joint((s * 0.52, 0.1, 1.92), 0.17, 0.3, p.iron, p.brass)
        box((0.3, 0.12, 0.2), (s * 0.2, 0.66, 1.76), p.dark, bevel=0.03)
        lathe([(0.09, 0), (0.12, 0.16)], p.iron, (s * 0.2, 0.68, 1.76), (-80, 0, 0), sides=18)
        rivets((s * 0.31, -0.1, 2.0), (s * 0.29, 0.55, 1.98), 7, p.iron)
        sagging_hose((s * 0.36, 0.5, 1.7), (s * 0.74, 0.4, 2.0), 0.14, 0.03, p.dark)
        _rack(p, (s * 0.86, 0.06, 2.14), (-24, 0, s * -3), 7 if s > 0 else -1)
    headlamp((0, -0.88, 1.6), 0.08, p.iron, (0, -1, -0.2))
    pole((-0.1, 0.5, 2.0), (-0.14, 0.6, 2.9), 0.014, p.dark, 0.005, 8)
    # the rocket, on its way
    way = np.array((0.1, -0.93, 0.62))
    start = np.array((0.86, -0.4, 2.6))
    at = start + way * 0.95
    with Group(at, along=way):
        white = paint("#f0e6d8", 0.4, bump=0.1)
        lathe([(0.06, -0.3), (0.085, -0.26), (0.085, 0.2), (0.05, 0.36), (0.005, 0.44)], white, sides=22)
        lathe([(0.0515, 0.355), (0.006, 0.445)], paint("#e0602c", 0.4), sides=22)
        lathe([(0.088, 0.02), (0.088, 0.08)], p.armour, sides=22)
        for k in range(4):
            with Group(rot=(0, 0, 90 * k + 45)):
                box((0.16, 0.02, 0.2), (0.12, 0, -0.18), p.armour, (0, -14, 0), 0.008)
    with Group(at - way * 0.26, along=-way):
        blaze(dice, wide=0.1, tall=0.7, n=9)
    trail = [
        start + way * 0.02 - way * 0.16 * k + (dice.gauss(0, 0.05), dice.gauss(0, 0.05), dice.gauss(0, 0.05))
        for k in range(4)
    ]
    back = [
        (0.86 + dice.gauss(0, 0.2), 0.8 + 0.13 * k + dice.gauss(0, 0.05), 1.9 - 0.05 * k + dice.gauss(0, 0.12))
        for k in range(13)
    ]
    puffs(dice, back, "#e8dcec", "#c0a8cc", 0.1, 0.24)
    puffs(dice, trail, "#f4dcc8", "#d0b0b8", 0.06, 0.12)
    stamped(dice, feet, 0.3)
    crew([(-1.15, -0.5, 50), (-1.3, -0.3, 80)], tall=0.15)


def purple_8(c: Clay) -> None:
    """A giant with huge fists: one planted on the ice, the other drawn for a blow."""
    p = _paints()
    dice = Random("giant")
    for s, y in ((-1, -0.25), (1, 0.35)):
        hip, knee, foot = (s * 0.34, 0.1, 1.12), (s * 0.5, y - 0.16, 0.66), (s * 0.54, y, 0.2)
        joint(hip, 0.22, 0.3, p.iron, p.brass)
        limb(hip, knee, 0.22, p.iron, 0.22)
        joint(knee, 0.22, 0.42, p.deep, p.brass)
        box((0.34, 0.1, 0.34), (knee[0], knee[1] - 0.24, knee[2]), p.armour, (12, 0, 0), 0.04)
        limb(knee, foot, 0.25, p.armour, 0.34)
        box((0.62, 0.86, 0.22), (foot[0], foot[1] - 0.08, 0.11), p.deep, bevel=0.06, taper=0.84)
        for k in range(3):
            box((0.17, 0.2, 0.16), (foot[0] - 0.2 + 0.2 * k, foot[1] - 0.54, 0.09), p.iron, bevel=0.04)
        piston((s * 0.42, 0.32, 1.0), (s * 0.54, y + 0.26, 0.34), 0.06, p.dark, p.steel)
    box((0.7, 0.5, 0.34), (0, 0.1, 1.2), p.dark, bevel=0.08)
    rings([(0, 0.1, 1.3 + 0.09 * k) for k in range(5)], [0.36, 0.34, 0.34, 0.36, 0.4], lambda k: p.iron)
    loft([(-0.5, [(0.3, 1.66), (0.52, 1.9), (0.62, 2.16), (0.34, 2.3)]), (-0.3, [(0.42, 1.56), (0.7, 1.86), (0.84, 2.24), (0.42, 2.44)]),
          (0.4, [(0.42, 1.56), (0.7, 1.86), (0.84, 2.24), (0.42, 2.5)]), (0.66, [(0.34, 1.7), (0.5, 1.9), (0.6, 2.2), (0.34, 2.36)])],
         p.armour, 0.05)  # fmt: skip
    for k in range(4):
        box(
            (0.5 - 0.05 * k, 0.05, 0.035),
            (0, -0.5 + 0.035 * k, 1.9 - 0.085 * k),
            p.slit if k % 2 == 0 else p.dark,
            (-18, 0, 0),
            0.008,
        )
    for s in (-1, 1):
        box((0.4, 0.06, 0.26), (s * 0.3, -0.475, 2.12), p.pale, (14, 0, s * 18), 0.03)
        rivets((s * 0.14, -0.53, 2.21), (s * 0.42, -0.45, 2.22), 4, p.brass, 0.02)
        sagging_hose((s * 0.3, -0.36, 1.62), (s * 0.3, -0.12, 1.3), 0.08, 0.035, p.dark, (s, -1, 0))
        lathe(
            [(0.09, 0), (0.1, 0.5), (0.13, 0.53), (0.13, 0.64), (0.09, 0.64)],
            p.iron,
            (s * 0.36, 0.6, 2.2),
            (-14, s * 10, 0),
            sides=20,
        )
    # head: small, sunk between the shoulders
    lathe([(0.24, 0), (0.26, 0.06), (0.2, 0.14)], p.dark, (0, -0.22, 2.34), sides=24)
    loft([(-0.56, [(0.1, 2.36), (0.15, 2.48), (0.1, 2.6)]), (-0.4, [(0.16, 2.32), (0.24, 2.5), (0.16, 2.7)]), (-0.05, [(0.16, 2.34), (0.22, 2.5), (0.14, 2.7)])],
         p.armour, 0.03)  # fmt: skip
    for s in (-1, 1):
        box((0.13, 0.05, 0.045), (s * 0.085, -0.53, 2.52), p.slit, (0, s * 12, s * 30), 0.01)
    box((0.05, 0.4, 0.16), (0, -0.28, 2.72), p.pale, (-6, 0, 0), 0.02)
    # arms
    for s, elbow, hand, way in (
        (-1, (-1.4, -0.02, 1.4), (-1.26, -0.56, 0.62), (0.0, -0.25, -1)),
        (1, (1.42, -0.3, 1.62), (1.12, -0.9, 1.98), (-0.1, -0.8, 0.5)),
    ):
        shoulder = (s * 0.96, 0.05, 2.12)
        joint(shoulder, 0.27, 0.4, p.iron, p.brass)
        with Group(shoulder, (0, s * 16, 0)):
            lathe(
                [(0.5, -0.1), (0.52, 0.0), (0.46, 0.22), (0.3, 0.4), (0.06, 0.48)],
                p.armour,
                sides=10,
                smooth=False,
                bevel=0.02,
            )
            lathe([(0.53, -0.06), (0.545, -0.02), (0.53, 0.02)], p.pale, sides=10, smooth=False)
            for k in range(5):
                a = math.tau * k / 5
                sphere((0.42 * math.cos(a), 0.42 * math.sin(a), 0.3), 0.04, p.brass, 10)
        limb(shoulder, elbow, 0.2, p.iron, 0.22)
        joint(elbow, 0.24, 0.44, p.deep, p.brass)
        limb(elbow, hand, 0.27, p.armour, 0.4, 10)
        piston(
            between(shoulder, elbow, 0.2) + (0, 0.24, 0),
            between(elbow, hand, 0.3) + (0, 0.28, 0),
            0.06,
            p.dark,
            p.steel,
        )
        with Group(between(elbow, hand, 0.72), along=np.array(hand, float) - np.array(elbow, float)):
            lathe([(0.385, -0.04), (0.4, 0), (0.395, 0.04)], p.slit, sides=10, smooth=False)
        fist(np.array(hand, float) + np.array(way, float) * 0.2, 0.92, way, p.armour, p.dark, 180 if s < 0 else 0, -s)
    stamped(dice, [(-1.26, -0.6), (0.54, 0.35), (-0.54, -0.3)], 0.5)
    crew([(-0.5, -1.5, -60), (-0.2, -1.3, -40), (0.7, -1.5, 180)], tall=0.16)


def _pillar(p: Paints, hip: Vec, foot: Vec, out: Vec) -> None:
    """A leg as thick as a tower: hip drum, two sleeves, a round foot with toes."""
    knee = between(hip, foot, 0.48) + np.array(out, float) * 0.22
    turn = math.degrees(math.atan2(out[1], out[0])) + 90
    joint(hip, 0.3, 0.5, p.iron, p.brass, heading(turn))
    limb(hip, knee, 0.26, p.armour, 0.28, 10)
    joint(knee, 0.27, 0.52, p.deep, p.brass, heading(turn))
    limb(knee, (foot[0], foot[1], 0.2), 0.27, p.armour, 0.36, 10)
    piston(
        between(hip, knee, 0.2) - np.array(out, float) * 0.3,
        between(knee, foot, 0.5) - np.array(out, float) * 0.34,
        0.07,
        p.dark,
        p.steel,
    )
    lathe(
        [(0.5, 0), (0.52, 0.12), (0.42, 0.22), (0.3, 0.3)],
        p.deep,
        (foot[0], foot[1], 0),
        sides=14,
        smooth=False,
        bevel=0.02,
    )
    for k in range(3):
        with Group((foot[0], foot[1], 0), (0, 0, turn - 180 + 45 * (k - 1))):
            box((0.26, 0.34, 0.2), (0, -0.52, 0.1), p.iron, (10, 0, 0), 0.05, 0.8)
    for t in (0.3, 0.7):
        with Group(between(knee, foot, t), along=np.array(foot, float) - knee):
            lathe(
                [(0.33 * (0.9 + 0.2 * t), -0.03), (0.345 * (0.92 + 0.2 * t), 0.0), (0.33 * (0.92 + 0.2 * t), 0.03)],
                p.pale,
                sides=10,
                smooth=False,
            )


def purple_9(c: Clay) -> None:
    """The greatest: a fortress with a face, on four pillars; the mouth is its gate."""
    p = _paints()
    dice = Random("fortress")
    feet = []
    with Group((0.3, 0, 0)):
        for s in (-1, 1):
            for y, q in ((-0.55, -1), (0.75, 1)):
                foot = (s * 1.08 + 0.08 * q * s, y + 0.42 * q, 0.0)
                _pillar(p, (s * 0.66, y, 1.45), foot, (s * 0.8, q * 0.5, 0))
                feet.append((foot[0], foot[1]))
        box((1.7, 1.7, 0.3), (0, 0.1, 1.4), p.dark, bevel=0.08)
        for k in range(7):
            box((1.5, 0.06, 0.1), (0, -0.72 + 0.26 * k, 1.22), p.iron, bevel=0.02)
        # the skull's block and its faceted mask
        loft([(-0.55, [(0.5, 1.5), (0.86, 1.8), (0.94, 2.5), (0.7, 3.02)]), (0.3, [(0.6, 1.48), (0.96, 1.8), (1.02, 2.5), (0.76, 3.1)]),
              (1.0, [(0.5, 1.54), (0.8, 1.86), (0.86, 2.46), (0.6, 2.94)])], p.deep, 0.05)  # fmt: skip
        half = {
            "brow": [(0, -1.0, 2.62), (0.5, -0.82, 2.74), (0.95, -0.46, 2.6), (0.78, -0.5, 3.0), (0, -0.78, 3.08)],
            "lid": [
                (0, -1.0, 2.62),
                (0.06, -0.9, 2.5),
                (0.5, -0.74, 2.6),
                (0.93, -0.46, 2.5),
                (0.95, -0.46, 2.6),
                (0.5, -0.82, 2.74),
            ],
            "nose": [(0, -1.0, 2.62), (0, -1.16, 2.14), (0.16, -0.92, 2.1), (0.08, -0.86, 2.5)],
            "cheek": [
                (0.1, -0.86, 2.26),
                (0.16, -0.92, 2.1),
                (0.42, -0.84, 1.98),
                (0.8, -0.56, 1.86),
                (0.93, -0.46, 2.3),
                (0.5, -0.74, 2.3),
            ],
            "jaw": [(0.42, -0.84, 1.98), (0.8, -0.56, 1.86), (0.6, -0.62, 1.46), (0.3, -0.9, 1.42), (0.34, -0.9, 1.7)],
        }
        for s in (-1, 1):
            for name, points in half.items():
                solid(
                    [(s * x, y, z) for x, y, z in points],
                    [tuple(range(len(points)))],
                    p.pale if name in ("nose", "lid") else p.armour,
                    bevel=0.01,
                    thick=0.07,
                )
            solid(
                [(s * 0.06, -0.84, 2.6), (s * 0.93, -0.47, 2.6), (s * 0.93, -0.47, 2.22), (s * 0.06, -0.84, 2.22)],
                [(0, 1, 2, 3)],
                paint("#c02cb0", glow=0.7, bump=0),
                thick=0.02,
            )
            sphere((s * 0.4, -0.72, 2.44), (0.1, 0.1, 0.07), paint("#fff0ff", glow=1.6, bump=0), 16)
            rivets((s * 0.14, -0.985, 2.66), (s * 0.5, -0.86, 2.77), 5, p.brass, 0.022)
            rivets((s * 0.84, -0.55, 1.95), (s * 0.96, -0.48, 2.3), 5, p.brass, 0.022)
            # the scar of light down the cheek
            pole((s * 0.5, -0.83, 2.3), (s * 0.56, -0.78, 1.96), 0.018, p.slit)
        # mouth: a lit gate with bars and its ramp
        box((0.62, 0.1, 0.5), (0, -0.78, 1.7), paint("#ffc890", 0.4, glow=1.1, bump=0.1), bevel=0.02)
        for k in range(4):
            box((0.05, 0.07, 0.5), (-0.27 + 0.18 * k, -0.88, 1.72), p.dark, bevel=0.012)
        box((0.86, 0.2, 0.1), (0, -0.9, 1.98), p.armour, (-16, 0, 0), 0.03)
        box((0.66, 0.3, 0.08), (0, -0.92, 1.42), p.iron, (8, 0, 0), 0.02)
        # ears: drums with lamps; crown: towers, guns, masts
        for s in (-1, 1):
            joint((s * 0.98, 0.2, 2.3), 0.34, 0.3, p.iron, p.brass)
            headlamp((s * 1.02, -0.3, 2.72), 0.1, p.iron, (s * 0.2, -1, -0.35))
            sagging_hose((s * 0.9, 0.5, 2.0), (s * 0.7, 0.6, 1.4), 0.24, 0.06, p.dark, (s, 0.4, 0))
        for x, y, r, tall in (
            (0.0, 0.1, 0.42, 0.34),
            (-0.46, 0.3, 0.2, 0.34),
            (0.48, 0.0, 0.22, 0.5),
            (0.42, 0.55, 0.17, 0.7),
        ):
            lathe(
                [(r * 1.05, 0), (r, tall * 0.7), (r * 1.15, tall * 0.74), (r * 1.15, tall), (r * 0.9, tall)],
                p.armour,
                (x, y, 3.02),
                sides=10,
                smooth=False,
                bevel=0.01,
            )
            for k in range(8):
                a = math.tau * k / 8 + 0.3
                box(
                    (0.05, 0.02, 0.05),
                    (x + r * 0.98 * math.cos(a), y + r * 0.98 * math.sin(a), 3.02 + tall * 0.5),
                    paint("#ffd890", glow=2.0, bump=0),
                    (0, 0, math.degrees(a) + 90),
                    0,
                )
        for k in range(5):
            spike(
                (-0.6 + 0.3 * k, -0.6 + 0.05 * abs(k - 2), 3.0),
                (0.1 * (k - 2), -0.4, 1),
                0.3 + 0.12 * (2 - abs(k - 2)),
                0.07,
                p.pale,
            )
        pole((0.42, 0.55, 3.7), (0.44, 0.55, 4.3), 0.018, p.dark, 0.008, 8)
        sphere((0.44, 0.55, 4.3), 0.04, p.slit, 10)
        stamped(dice, feet, 0.5)
        crew(
            [
                (-0.3, -1.5, 20),
                (-0.1, -1.35, -20),
                (0.16, -1.6, 160),
                (0.5, -1.9, 180),
                (-0.75, -2.0, 30),
                (0.3, -0.9, 0),
            ],
            tall=0.15,
        )
        lamp("SPOT", (0, -1.0, 1.6), 120, "#ffc890", 0.1, (0, -1.6, 0), 70)


def purple_10(c: Clay) -> None:
    """An armadillo of overlapping spiked plates, rolled up halfway; what hits it flies off in sparks."""
    p = _paints()
    dice = Random("bulwark")
    centre, size, wide = np.array((0.0, 0.0, 1.18)), 1.12, 1.16

    def shell(turn: float, across: float, r: float) -> Any:
        """A place on the ball: degrees about x from the nose upwards, degrees out of the middle."""
        t, f = math.radians(turn), math.radians(across)
        ring = r * math.cos(f) ** 0.8
        return centre + np.array((wide * r * math.sin(f), -ring * math.cos(t), ring * math.sin(t)))

    n = 10
    for k in range(n):
        low, high = 2 + 24 * k, 2 + 24 * (k + 1)

        def place(u: float, v: float, low: float = low, high: float = high) -> Vec:
            lip = 0.05 * max(0.0, abs(2 * u - 1) - 0.9)
            return shell(low + (high - low) * 1.3 * v, -78 + 156 * u, size * (1.1 - 0.13 * v) + lip)

        cloth_plate = _plate(place, p.armour if k % 2 else p.deep)
        cloth_plate.name = "plate"
        edge = [shell(low + 1, a, size * 1.105) for a in np.linspace(-78, 78, 15)]
        tube(edge, 0.028, p.pale)
        for a in (-58, -30, 0, 30, 58):
            at = shell(low + 9, a, size * 1.05)
            spike(at, at - centre + (0, 0, 0.0), 0.34 - 0.08 * abs(a) / 58, 0.075, p.pale if k % 2 else p.steel)
        for a in (-70, -45, -15, 15, 45, 70):
            sphere(shell(low + 5, a, size * 1.095), 0.026, p.brass, 8)
    for s in (-1, 1):
        joint((s * 1.0, 0.0, 1.18), 0.42, 0.34, p.iron, p.brass)
        hoop((s * 1.18, 0, 1.18), 0.31, p.slit, 0.03, 0.03)
        # paws that still stand outside the ball
        for y in (-0.5, 0.55):
            hip, foot = (s * 0.62, y * 0.7, 0.62), (s * 0.74, y * 1.3, 0.1)
            limb(hip, foot, 0.17, p.iron, 0.2)
            box((0.34, 0.4, 0.16), (foot[0], foot[1] - 0.04, 0.08), p.deep, bevel=0.04, taper=0.85)
            for j in range(3):
                spike((foot[0] - 0.11 + 0.11 * j, foot[1] - 0.22, 0.08), (0, -1, -0.25), 0.22, 0.05, p.steel)
    # belly rings and the tucked head
    for k in range(4):
        with Group(tuple(centre + (0, -0.2 - 0.1 * k, -0.42 + 0.02 * k)), (0, 90, 0)):
            lathe(
                [(0.44 - 0.05 * k, -0.7), (0.5 - 0.05 * k, -0.64), (0.5 - 0.05 * k, 0.64), (0.44 - 0.05 * k, 0.7)],
                p.iron if k % 2 else p.deep,
                sides=28,
            )
    with Group((0, -0.86, 0.78), (26, 0, 0)):
        loft([(-0.56, [(0.08, -0.1), (0.13, 0.0), (0.1, 0.1)]), (-0.2, [(0.18, -0.18), (0.28, 0.0), (0.2, 0.2)]), (0.3, [(0.26, -0.2), (0.42, 0.04), (0.3, 0.32)])],
             p.armour, 0.03)  # fmt: skip
        box((0.34, 0.5, 0.06), (0, -0.06, 0.24), p.pale, (16, 0, 0), 0.03)
        for s in (-1, 1):
            box((0.04, 0.22, 0.06), (s * 0.265, -0.16, 0.08), p.slit, (0, 0, s * -16), 0.01)
            spike((s * 0.26, 0.2, 0.26), (s * 0.6, 0.7, 1), 0.32, 0.07, p.deep)
        sphere((0, -0.58, 0.0), 0.07, p.dark, 14)
    # what strikes it
    for turn, across in ((118, -5), (84, 24), (30, 44)):
        at = shell(turn, across, size * 1.14)
        way = (at - centre) / np.linalg.norm(at - centre)
        sphere(at, 0.06, paint("#fff4d0", glow=6.0, bump=0, hazy=False), 12)
        for _ in range(26):
            fling = way + np.array([dice.gauss(0, 0.55) for _ in range(3)])
            a = at + fling * dice.uniform(0.03, 0.2)
            pole(
                a, a + fling * dice.uniform(0.08, 0.34), 0.013, paint("#ffc050", glow=5.0, bump=0, hazy=False), 0.002, 6
            )
        lamp("POINT", at + way * 0.25, 14, "#ffb050", 0.05)
    stamped(dice, [(0.76, -0.7), (-0.76, -0.7), (0, 0.4)], 0.4)


def _plate(place: Any, material: Any) -> Any:
    """A curved plate of armour."""
    return cloth(place, material, 22, 5, 0.06)


def purple_2(c: Clay) -> None:
    """A robot in one great wheel; its long arm brings back a crate."""
    p = _paints()
    dice = Random("recall")
    with Group((0.12, 0.45, 0)):
        r, at = 0.78, (0, 0.35, 0.8)
        hoop(at, r, paint("#2a2428", 0.6, bump=0.3), 0.42, 0.1, 64)
        hoop(at, r * 0.9, p.armour, 0.36, 0.09, 64)
        for k in range(34):
            a = math.tau * k / 34
            with Group(at, (math.degrees(a), 0, 0)):
                box((0.44, 0.075, 0.07), (0, 0, r), p.dark, (0, 0, 14 if k % 2 else -14), 0.012)
        for s in (-1, 1):
            hoop((s * 0.2, 0.35, 0.8), r * 0.93, p.pale, 0.03, 0.05, 64)
            for k in range(16):
                a = math.tau * k / 16
                sphere((s * 0.19, 0.35 + 0.66 * math.cos(a), 0.8 + 0.66 * math.sin(a)), 0.028, p.brass, 8)
            for k in range(3):  # rollers that hold the cabin in the wheel
                a = math.radians(90 + 120 * k)
                joint((s * 0.12, 0.35 + 0.55 * math.cos(a), 0.8 + 0.55 * math.sin(a)), 0.1, 0.1, p.iron, p.brass)
                limb(
                    (s * 0.12, 0.35 + 0.2 * math.cos(a), 0.8 + 0.2 * math.sin(a)),
                    (s * 0.12, 0.35 + 0.52 * math.cos(a), 0.8 + 0.52 * math.sin(a)),
                    0.055,
                    p.iron,
                )
        lathe(
            [(0.26, -0.24), (0.32, -0.18), (0.32, 0.18), (0.26, 0.24)],
            p.armour,
            at,
            (0, 90, 0),
            sides=12,
            smooth=False,
            bevel=0.02,
        )
        for s in (-1, 1):
            lens((s * 0.24, 0.35, 0.8), 0.2, (s, 0, 0), p.deep, p.brass, p.slit)
        # shoulder on an axle outside the wheel, arm over the top
        for s in (-1, 1):
            limb((s * 0.32, 0.35, 0.8), (s * 0.36, 0.42, 1.72), 0.085, p.deep, 0.1)
            joint((s * 0.32, 0.35, 0.8), 0.13, 0.12, p.iron, p.brass)
        shoulder, elbow, wrist = (0, 0.4, 1.78), (0, -0.55, 2.42), (0, -1.5, 2.02)
        joint(shoulder, 0.2, 0.86, p.iron, p.brass)
        box((0.56, 0.42, 0.36), (0, 0.62, 1.86), p.armour, bevel=0.05)
        box((0.5, 0.02, 0.08), (0, 0.405, 1.94), p.slit, bevel=0.005)
        for k in range(5):
            box((0.1, 0.03, 0.12), (-0.2 + 0.1 * k, 0.84, 1.76), p.pale if k % 2 else p.dark, (0, 30, 0), 0.004)
        limb(shoulder, elbow, 0.15, p.armour, 0.13)
        joint(elbow, 0.17, 0.34, p.deep, p.brass)
        limb(elbow, wrist, 0.12, p.armour, 0.09)
        joint(wrist, 0.11, 0.24, p.iron, p.brass)
        piston((0, 0.1, 1.78), (0, -0.42, 2.2), 0.05, p.dark, p.steel)
        piston((0, -0.4, 2.6), (0, -1.1, 2.34), 0.045, p.dark, p.steel)
        sagging_hose((0.16, 0.36, 1.9), (0.16, -0.7, 2.44), 0.16, 0.026, p.dark, (0.2, 0, 1))
        hand = (0, -1.52, 1.72)
        pole(wrist, hand, 0.05, p.steel)
        lathe([(0.12, -0.1), (0.18, -0.06), (0.18, 0.06), (0.1, 0.12)], p.deep, hand, sides=20)
        crate = np.array((0.0, -1.52, 1.14))
        for s in (-1, 1):
            for q in (-1, 1):
                limb(np.array(hand) + (s * 0.12, q * 0.12, 0), crate + (s * 0.44, q * 0.4, 0.34), 0.045, p.armour, 0.04)
                limb(crate + (s * 0.44, q * 0.4, 0.36), crate + (s * 0.37, q * 0.35, -0.02), 0.045, p.steel, 0.02)
        with Group(crate, (0, 0, 8)):
            box(
                (0.62, 0.62, 0.54),
                (0, 0, 0),
                paint("#e89038", 0.5, 0.2, bump=0.25, mottle=0.25, second="#c87428"),
                bevel=0.02,
            )
            edge = paint("#f4e4c8", 0.5, bump=0.2)
            for x in (-0.3, 0.3):
                for y in (-0.3, 0.3):
                    box((0.07, 0.07, 0.58), (x, y, 0), edge, bevel=0.012)
                box((0.07, 0.66, 0.07), (x, 0, 0.26), edge, bevel=0.012)
                box((0.07, 0.66, 0.07), (x, 0, -0.26), edge, bevel=0.012)
            for y in (-0.3, 0.3):
                box((0.66, 0.07, 0.07), (0, y, 0.26), edge, bevel=0.012)
                box((0.66, 0.07, 0.07), (0, y, -0.26), edge, bevel=0.012)
                for tip in (-32, 32):
                    box((0.05, 0.03, 0.66), (0, y * 1.03, 0), edge, (0, tip * 1.4, 0), 0.008)
            for x in (-0.32, 0.32):
                box((0.03, 0.05, 0.66), (x, 0, 0), edge, (45, 0, 0), 0.008)
        box((0.3, 0.34, 0.26), (0.36, 0.36, 2.02), p.armour, (0, 0, -6), 0.05, 0.9)
        lens((0.35, 0.2, 2.03), 0.11, (-0.1, -1, -0.2), p.deep, p.brass, p.slit)
        pole((-0.24, 0.7, 2.0), (-0.28, 0.78, 2.6), 0.012, p.dark, 0.005, 8)
        sphere((-0.28, 0.78, 2.6), 0.03, p.slit, 10)
        stamped(dice, [(0, 0.3)], 0.3)
        for k in range(9):  # its single track in the ice
            box((0.36, 0.12, 0.02), (0, 1.3 + 0.3 * k, 0.03), p.dark, bevel=0.005)
        crew([(0.1, -1.5, 20), (-0.5, -1.3, -60)], tall=0.17)
        lamp("POINT", (0, -1.2, 1.7), 8, "#ff9ce8", 0.1)


def purple_3(c: Clay) -> None:
    """A walker that carries a battery of horn loudspeakers; its noise stands in the air as rings."""
    p = _paints()
    dice = Random("jam")
    throat = paint("#d89038", 0.4, 0.5, bump=0.15)
    feet = []
    for s in (-1, 1):
        for y, q in ((-0.3, -1), (0.5, 1)):
            hip, knee, foot = (s * 0.34, y * 0.7, 0.92), (s * 0.78, y + 0.1 * q, 1.02), (s * 0.92, y + 0.22 * q, 0.08)
            joint(hip, 0.13, 0.2, p.iron, p.brass)
            limb(hip, knee, 0.11, p.armour, 0.12)
            joint(knee, 0.13, 0.22, p.deep, p.brass)
            limb(knee, foot, 0.13, p.armour, 0.08)
            lathe([(0.17, 0), (0.18, 0.05), (0.09, 0.14)], p.deep, (foot[0], foot[1], 0), sides=16)
            piston(between(hip, knee, 0.4) - (0, 0, 0.1), between(knee, foot, 0.5), 0.032, p.dark, p.steel)
            feet.append((foot[0], foot[1]))
    loft([(-0.62, [(0.2, 0.86), (0.34, 0.96), (0.24, 1.12)]), (-0.4, [(0.3, 0.8), (0.46, 0.98), (0.34, 1.2)]), (0.6, [(0.3, 0.8), (0.46, 0.98), (0.36, 1.2)]),
          (0.78, [(0.2, 0.88), (0.34, 1.0), (0.26, 1.12)])], p.armour, 0.03)  # fmt: skip
    box((0.42, 0.03, 0.06), (0, -0.615, 1.0), p.slit, bevel=0.006)
    for s in (-1, 1):
        headlamp((s * 0.26, -0.62, 0.88), 0.06, p.iron, (0, -1, -0.2))
        box((0.02, 0.6, 0.05), (s * 0.45, 0.1, 0.99), p.slit, bevel=0.005)
        rivets((s * 0.36, -0.3, 1.2), (s * 0.37, 0.55, 1.2), 8, p.brass)
    lathe([(0.34, 0), (0.38, 0.05), (0.24, 0.14)], p.dark, (0, 0.1, 1.2), sides=28)
    pole((0, 0.1, 1.2), (0, 0.1, 2.1), 0.09, p.iron)
    with Group((0, 0.1, 1.34)):
        for x in (-0.52, 0.52):
            pole((x, 0.14, 0.0), (x, 0.14, 1.06), 0.03, p.iron)
        for z in (0.02, 0.55, 1.06):
            pole((-0.62, 0.14, z), (0.62, 0.14, z), 0.03, p.iron)
        horn((0, -0.02, 0.3), (0, -1, 0.03), 0.66, 0.42, p.armour, throat)
        horn((-0.46, 0.02, 0.76), (-0.16, -1, 0.1), 0.5, 0.3, p.pale, throat)
        horn((0.44, 0.02, 0.8), (0.16, -1, 0.1), 0.52, 0.33, p.armour, throat)
        horn((-0.62, 0.04, 0.16), (-0.22, -1, -0.02), 0.42, 0.24, p.armour, throat)
        horn((0.64, 0.04, 0.18), (0.22, -1, -0.02), 0.42, 0.25, p.pale, throat)
        horn((0.0, 0.04, 1.16), (0.0, -1, 0.16), 0.42, 0.25, p.armour, throat)
        for x, z in ((-0.46, 0.76), (0.44, 0.8), (0, 1.16), (-0.62, 0.16), (0.64, 0.18)):
            sagging_hose((x, 0.2, z), (0, 0.34, -0.1), 0.16, 0.022, p.dark, (0, 1, -0.3))
    box((0.56, 0.36, 0.34), (0, 0.5, 1.36), p.deep, bevel=0.04)
    for k in range(3):
        lathe([(0.05, 0), (0.05, 0.12)], p.brass, (-0.16 + 0.16 * k, 0.5, 1.52), sides=16)
    # the noise
    for k, r in enumerate((0.42, 0.54, 0.66, 0.8)):
        with Group((0, -0.95 - 0.3 * k, 1.66 + 0.03 * k), (88, 0, 0)):
            ring_of_light(r, 0, 0.022, "#ff70e0", 1.5 - 0.25 * k, 0.006)
    stamped(dice, feet, 0.2)
    with Group((0.9, -1.0, 0), (0, 0, 0)):
        crew([(0, 0, 160), (0.22, 0.1, 200)], tall=0.17)


def purple_4(c: Clay) -> None:
    """A scout: one great eye on long thin bent legs, feelers below it."""
    p = _paints()
    dice = Random("scout")
    ball = np.array((0.0, 0.0, 2.02))
    sphere(ball, 0.56, p.armour, 40)
    for tilt in (0, 60, 120):
        with Group(ball, (90, tilt, 0)):
            lathe([(0.555, -0.02), (0.57, -0.012), (0.57, 0.012), (0.555, 0.02)], p.deep, sides=48)
    with Group(ball, along=(-0.08, -1.0, -0.16)):
        lathe([(0.568, -0.05), (0.6, -0.03), (0.6, 0.03), (0.568, 0.05)], p.pale, sides=48)
        for k in range(20):
            a = math.tau * k / 20
            sphere((0.6 * math.cos(a), 0.6 * math.sin(a), 0), 0.022, p.brass, 8)
    look = np.array((-0.08, -1.0, -0.16))
    lens(ball + look * 0.44, 0.36, look, p.deep, p.brass, paint("#ff38c0", 0.2, glow=0.9, bump=0))
    # lids of armour over the eye
    for turn, tone in ((-52, p.armour), (-76, p.deep)):
        with Group(ball, (turn, 0, 0)):
            arc = [(0.62 * math.cos(a), 0.62 * math.sin(a)) for a in np.linspace(0.0, 0.5, 6)]
            lathe([*arc, *[(q * 0.95, z * 0.95) for q, z in reversed(arc)]], tone, rot=(-90, 0, 0), sides=40)
    for s in (-1, 1):
        lens(ball + (s * 0.4, -0.36, -0.26), 0.09, (s * 0.6, -1, -0.4), p.iron, p.brass, p.slit)
    feet = []
    for k, a in enumerate((-150, -34, 24, 80, 142)):
        out = np.array((math.cos(math.radians(a)), math.sin(math.radians(a)), 0.0))
        reach = (1.02, 1.1, 1.16, 1.0, 1.0)[k]
        hip, knee, low = (
            ball + out * 0.46 + (0, 0, -0.3),
            ball + out * reach * 0.98 + (0, 0, 0.34 - 0.1 * (k % 2)),
            ball + out * reach * 0.9 - (0, 0, 1.08),
        )
        foot = out * reach * 1.06
        joint(hip, 0.11, 0.16, p.iron, p.brass, heading(a + 90))
        limb(hip, knee, 0.06, p.armour, 0.075)
        joint(knee, 0.1, 0.16, p.deep, p.brass, heading(a + 90))
        limb(knee, low, 0.08, p.armour, 0.05)
        joint(low, 0.065, 0.11, p.iron, p.brass, heading(a + 90))
        limb(low, foot, 0.05, p.iron, 0.012)
        piston(between(hip, knee, 0.2) - (0, 0, 0.07), between(knee, low, 0.2) - out * 0.06, 0.02, p.dark, p.steel)
        with Group(between(knee, low, 0.45), along=low - knee):
            lathe([(0.072, -0.03), (0.072, 0.03)], p.slit, sides=8, smooth=False)
        feet.append((foot[0], foot[1]))
    for s, bend in ((-1, 0.3), (1, -0.24), (0, 0.18)):  # feelers
        path = [ball + (s * 0.22 + bend * math.sin(t * 2.6) * t, -0.1 - 0.26 * t + 0.1 * math.cos(t * 4) * t, -0.44 - (0.95 - 0.15 * abs(s)) * t)
                for t in np.linspace(0, 1, 15)]  # fmt: skip
        rings(path, [0.06 - 0.0034 * k for k in range(15)], lambda k: p.dark if k % 2 else p.deep)
        sphere(path[-1], 0.03, p.slit, 12)
    for s in (-1, 1):
        pole(ball + (s * 0.2, 0.1, 0.5), ball + (s * 0.26, 0.2, 1.0), 0.014, p.dark, 0.006, 8)
    lathe([(0.16, 0), (0.2, 0.04), (0.16, 0.1), (0.06, 0.14)], p.iron, ball + (0, 0.08, 0.53), sides=24)
    lamp("SPOT", ball + look * 0.8, 260, "#ffb8f0", 0.05, (-0.1, -1.5, 0.0), 34)
    stamped(dice, feet, 0.12)
    crew([(-0.2, -1.35, -10)], tall=0.17)


def purple_a(c: Clay) -> None:
    """A chameleon that walks: half of it armour, half of it clear as glass."""
    p = _paints()
    glass = paint("#e8d8ff", 0.04, bump=0.05, grain=6, mottle=0.0, clear=0.92, coat=0.6)
    bone = paint("#ffb858", 0.3, 0.8, bump=0.1)
    spine = [
        (0, -0.78, 1.3),
        (0, -0.6, 1.36),
        (0, -0.4, 1.44),
        (0, -0.2, 1.5),
        (0, 0.0, 1.52),
        (0, 0.2, 1.5),
        (0, 0.4, 1.43),
        (0, 0.58, 1.32),
        (0, 0.74, 1.2),
    ]
    radii = [0.26, 0.36, 0.44, 0.48, 0.49, 0.47, 0.41, 0.32, 0.24]

    def coat(k: int) -> Any:
        return (p.armour, p.deep)[k % 2] if k < 4 else glass

    rings(spine, radii, coat, 1.08, 0.72, 28)
    middle = spine[4]
    with Group(middle, scale=(0.72, 1, 1), along=(0, 1, -0.06)):
        lathe([(0.525, -0.012), (0.54, 0), (0.525, 0.012)], p.slit, sides=36)
    # what the glass shows: a spine of brass, ribs and a beating core
    tube([*spine[3:], (0, 0.95, 1.02)], 0.045, bone)
    for k in range(4, 8):
        hoop((0, spine[k][1] + 0.06, spine[k][2]), radii[k] * 0.8, bone, 0.03, 0.03, 28).rotation_euler = (
            0,
            0,
            math.pi / 2,
        )
    sphere((0, 0.2, 1.3), 0.13, paint("#ff70e8", 0.2, glow=2.0, bump=0), 20)
    # tail: a spiral
    coil = []
    for t in np.linspace(0, 1, 34):
        a = math.radians(150 - 640 * t)
        r = 0.52 * (1 - t) ** 0.8 + 0.05
        coil.append(np.array((0.0, 1.3 - r * math.cos(a) * -1.0 - 0.1, 1.05 + r * math.sin(a) - 0.05)))
    root = [between(spine[-1], coil[0], t) for t in (0.0, 0.33, 0.66)]
    whole = [*root, *coil]
    rings(
        whole,
        [0.22 * (1 - k / len(whole)) + 0.03 for k in range(len(whole))],
        lambda k: glass if k < 12 else (p.armour, p.pale)[k % 2],
        1.1,
        0.9,
        16,
    )
    tube(whole[:14], 0.03, bone)
    # head with its casque, turret eye, mouth
    with Group((0, -0.84, 1.34), (8, 0, 0)):
        loft([(-0.74, [(0.06, -0.14), (0.1, -0.04), (0.05, 0.06)]), (-0.42, [(0.16, -0.24), (0.24, -0.02), (0.14, 0.2)]), (-0.05, [(0.2, -0.28), (0.32, 0.02), (0.14, 0.42)]),
              (0.22, [(0.16, -0.2), (0.24, 0.1), (0.05, 0.78)])], p.armour, 0.03)  # fmt: skip
        loft([(-0.66, [(0.05, -0.2), (0.1, -0.19), (0.06, -0.15)]), (-0.05, [(0.14, -0.36), (0.24, -0.3), (0.16, -0.24)]), (0.14, [(0.1, -0.3), (0.18, -0.24), (0.12, -0.18)])],
             p.deep, 0.02)  # fmt: skip
        for s in (-1, 1):
            box((0.02, 0.5, 0.025), (s * 0.2, -0.3, -0.17), p.slit, (0, 0, s * -16), 0.004)
            joint((s * 0.26, -0.2, 0.08), 0.2, 0.12, p.deep, p.iron)
            lens((s * 0.34, -0.22, 0.08), 0.15, (s, -0.5, 0.06), p.pale, p.brass, p.slit)
            rivets((s * 0.24, 0.1, 0.3), (s * 0.1, 0.2, 0.66), 5, p.brass)
        for k in range(5):
            spike((0, -0.3 + 0.12 * k, 0.26 + 0.1 * k), (0, 0.3, 1), 0.16, 0.05, p.pale)
    for k in range(1, 4):
        spike(np.array(spine[k]) + (0, 0.05, radii[k]), (0, 0.4, 1), 0.2, 0.06, p.pale)
    # legs, bent outwards, with gripping feet
    for y, q in ((-0.5, -1), (0.5, 1)):
        for s in (-1, 1):
            skin = p.armour if q < 0 else glass
            step = 0.16 * s * q
            hip, knee, foot = (
                (s * 0.24, y, 1.2),
                (s * 0.56, y + 0.1 * q + step, 0.72),
                (s * 0.5, y + 0.26 * q + step, 0.12),
            )
            joint(hip, 0.15, 0.16, p.iron if q < 0 else bone, p.brass)
            limb(hip, knee, 0.13, skin, 0.11)
            joint(knee, 0.11, 0.18, p.deep if q < 0 else bone, p.brass)
            limb(knee, foot, 0.11, skin, 0.1)
            if q > 0:
                pole(hip, knee, 0.03, bone)
                pole(knee, foot, 0.03, bone)
            for a in (-120, -60, 90):
                toe = (foot[0] + 0.24 * math.cos(math.radians(a)), foot[1] + 0.24 * math.sin(math.radians(a)), 0.03)
                limb(foot, toe, 0.08, p.deep if q < 0 else bone, 0.04)
    crew([(1.2, -0.2, 20), (1.32, -0.4, 60)], tall=0.16)

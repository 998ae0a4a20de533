"""Clash's horrors: the dead, the grown wrong, and what should not be alive at all."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from studio.arms import held, round_shield
from studio.buildings import masonry, wood
from studio.clash_ruins import candle, headstone
from studio.clay import Clay, Paint, Vec, blotch, rgb, spline, striped, turned
from studio.lighting import lamp
from studio.materials import paint
from studio.nature import puffs, rock_mesh
from studio.people import Frame, Pose, arm, face, legs, torso
from studio.solids import Group, blade, box, cloth, lathe, link, pole, solid, sphere, tube

TOOTH = "#e8dcb4"
BONE = blotch("#d8cca4", "#b8a678", 7, 0.8)


def hand(c: Clay, at: Any, along: Vec, droop: Vec, r: float, tone: Paint, nails: Paint, fingers: int = 4) -> None:
    """A hand that grasps: `along` goes on from the arm, the fingers bend towards `droop`."""
    way = np.array(along, float) / np.linalg.norm(along)
    down = np.array(droop, float) / np.linalg.norm(droop)
    across = np.cross(way, down)
    across /= np.linalg.norm(across)
    c.ball(at + way * r * 0.7, r * 1.05, tone, 0.04)
    for k in range(fingers + 1):
        thumb = k == fingers
        spread = -1.5 if thumb else (k - (fingers - 1) / 2) * 2.0 / fingers
        root = at + way * r * (0.5 if thumb else 1.3) + across * spread * r * 0.75
        knuckle = root + way * r * (0.6 if thumb else 1.1) + across * spread * r * 0.5
        tip = knuckle + way * r * 0.35 + down * r * 0.95 + across * spread * r * 0.1
        c.limb([root, knuckle, tip], (r * 0.42, r * 0.38, r * 0.28), tone, 0.02)
        c.limb([tip, tip + down * r * 0.5], (r * 0.22, 0.004), nails, 0.008, rough=0.3)


def tatters(c: Clay, at: Any, along: Vec, r: float, tone: Paint, dice: Random, long: float = 0.12, n: int = 8) -> None:
    """A ragged hem: pointed rags round a limb, whose end it is."""
    way = np.array(along, float) / np.linalg.norm(along)
    one = np.cross(way, (0.31, 0.52, 0.8))
    one /= np.linalg.norm(one)
    other = np.cross(way, one)
    for k in range(n):
        a = 6.283 * k / n
        out = one * math.cos(a) + other * math.sin(a)
        root = at + out * r * 0.8 - way * r * 0.3
        tip = at + out * r * 1.12 + way * long * dice.uniform(0.4, 1.2) - np.array((0, 0, long * 0.25))
        c.limb([root, tip], (r * 0.36, 0.008), tone, 0.012)


def eye(c: Clay, at: Any, look: Vec, r: float, iris: str, lid: Paint, pupil: float = 0.3, shut: float = 0.0) -> None:
    """An eyeball in lids: white, iris, pupil. `shut` lowers the upper lid."""
    way = np.array(look, float) / np.linalg.norm(look)
    at = np.array(at, float)
    c.ball(at, r, "#efe6c8", 0.01, rough=0.1)
    c.ball(at + way * r * 0.62, r * 0.5, iris, 0.006, rough=0.06, glow=0.06)
    c.ball(at + way * r * 0.96, r * pupil * 0.75, "#080408", 0.004, rough=0.05)
    side = np.cross(way, (0, 0, 1.0))
    side /= np.linalg.norm(side)
    up = np.cross(side, way)
    for s in (1, -1):
        high = 0.85 - (shut if s > 0 else 0)
        points = [at + side * r * 1.05 * u + way * r * (0.95 - 0.6 * abs(u)) + up * s * r * (high - 0.5 * u * u)
                  for u in (-0.95, -0.5, 0, 0.5, 0.95)]  # fmt: skip
        c.limb(points, (r * 0.2, r * 0.32, r * 0.2), lid, 0.02)


def clods(dice: Random, n: int, inner: float, outer: float, tone: str, second: str, low: float = 0.04, high: float = 0.14,
          at: Vec = (0, 0, 0)) -> None:  # fmt: skip
    """Lumps of earth or stone in a ring on the ground."""
    meshes = [rock_mesh(k * 2.1 + 5, paint(tone, 0.95, bump=0.8, grain=6, second=second), 0.5, 3) for k in range(3)]
    for k in range(n):
        a, r = dice.uniform(0, 6.283), dice.uniform(inner, outer)
        spin = tuple(dice.uniform(0, 360) for _ in range(3))
        link(meshes[k % 3], "clod", (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + dice.uniform(-0.02, 0.05)),
             spin, dice.uniform(low, high))  # fmt: skip


SHAMBLE = Pose(((-0.12, -0.30, -0.42), (-0.20, -0.34, -0.93)), ((0.14, -0.02, -0.50), (0.22, 0.34, -0.93)),
               ((-0.24, -0.40, -0.14), (-0.16, -0.96, 0.02)), ((0.30, -0.34, -0.26), (0.30, -0.90, -0.30)),
               (0.0, -0.14), 0.04)  # fmt: skip


def zombie(c: Clay) -> None:
    """Out of his grave, arms first: torn Sunday suit, tie askew, one shoe, a worm that has moved in."""
    dice = Random(3)
    f = Frame(SHAMBLE, head=1.45, broad=1.12)
    skin = blotch("#86a06c", "#7d8a86", 7, 0.5)
    suit, trousers = blotch("#6a4a80", "#58406e", 6, 0.9), blotch("#7a6248", "#665240", 6, 0.9)
    nails = "#3a3a22"
    g = f.tall * 0.072
    for n in (0, 1):
        shin = f.knee[n] * 0.55 + f.foot[n] * 0.45
        c.limb([f.knee[n], f.foot[n]], (g * 0.66, g * 0.6), skin, 0.03)
        c.limb([f.hip[n], f.knee[n], shin], (g * 1.35, g * 1.02, g * 0.98), trousers, 0.05)
        tatters(c, shin, f.foot[n] - f.knee[n], g * 0.98, trousers, dice, 0.16)
    toe = f.foot[0] + (-0.02, -0.2, -0.02)
    c.limb([f.foot[0] + (0, 0.06, -0.01), toe], (g * 0.85, g * 0.8), "#2c2220", 0.03, rough=0.3)
    c.slab(f.foot[0] + (-0.01, -0.07, -0.075), (0.085, 0.2, 0.02), "#15100e", 0.015)
    c.limb([f.foot[1] + (0, 0.05, 0.0), f.foot[1] + (0.03, -0.16, -0.03)], (g * 0.66, g * 0.55), skin, 0.03)
    for k in range(5):
        c.ball(f.foot[1] + (-0.05 + 0.035 * k, -0.23 + 0.008 * k * k * 0.3, -0.035), 0.03 if k else 0.042, skin, 0.015)
    # the suit: jacket, a hole with ribs, shirt, tie
    middle = (f.hips + f.chest) / 2
    c.ball(f.hips + (0, 0, 0.02), (0.27, 0.2, 0.2), trousers, 0.06)
    c.ball(middle, (0.25, 0.2, 0.24), suit, 0.08)
    c.ball(f.chest, (0.34, 0.24, 0.26), suit, 0.08)
    c.ball(f.neck + (0, 0.1, -0.08), (0.3, 0.2, 0.16), suit, 0.08)
    c.limb([f.shoulder[0], f.neck - (0, 0, 0.05), f.shoulder[1]], (0.13, 0.15, 0.13), suit, 0.07)
    tatters(c, f.hips + (0, 0.0, 0.06), (0, 0.1, -1), 0.27, suit, dice, 0.2, 12)
    chest = f.chest + (0.0, -0.2, -0.02)
    c.limb(
        [chest + (0, 0.02, 0.2), chest + (0, -0.01, 0), middle + (0, -0.17, -0.06)], (0.1, 0.12, 0.06), "#c8c0a4", 0.02
    )
    c.limb(
        [chest + (0.0, -0.1, 0.2), chest + (0.05, -0.12, 0.0), chest + (0.13, -0.1, -0.22)],
        (0.035, 0.05, 0.085),
        "#a8342c",
        0.008,
    )
    c.ball(chest + (0.0, -0.09, 0.22), 0.05, "#a8342c", 0.01)
    for s in (-1, 1):
        c.limb([chest + (s * 0.06, -0.02, 0.24), chest + (s * 0.17, -0.03, 0.06), middle + (s * 0.06, -0.19, -0.06)],
               (0.05, 0.075, 0.02), blotch("#6a5278", "#5a4468", 6, 0.9), 0.015)  # fmt: skip
    side = middle + (0.21, -0.05, 0.08)
    c.ball(side, (0.1, 0.14, 0.15), "#1c1418", 0.01)
    for k in range(4):
        z = 0.11 - 0.07 * k
        c.limb(
            [side + (-0.05, -0.15, z - 0.03), side + (0.08, -0.06, z), side + (0.07, 0.11, z + 0.02)],
            (0.022, 0.026, 0.02),
            BONE,
            0.008,
        )
    # arms: the right sleeve to the wrist, the left torn off above the elbow
    a = f.tall * 0.05
    for n, share in ((0, 0.72), (1, 0.1)):
        cuff = f.elbow[n] * (1 - share) + f.hand[n] * share
        upper = (
            [f.shoulder[n], f.elbow[n], cuff] if n == 0 else [f.shoulder[n], f.shoulder[n] * 0.35 + f.elbow[n] * 0.65]
        )
        c.limb([f.shoulder[n], f.elbow[n], f.hand[n]], (a * 0.9, a * 0.8, a * 0.62), skin, 0.03)
        c.limb(upper, (a * 1.45, a * 1.2, a * 1.12) if n == 0 else (a * 1.45, a * 1.3), suit, 0.03)
        tatters(c, upper[-1], upper[-1] - upper[-2], a * 1.15, suit, dice, 0.13)
        hand(c, f.hand[n], f.hand[n] - f.elbow[n], (0.1, -0.25, -1), 0.085, skin, nails)
    _zombie_head(c, f, skin)
    _open_grave(dice)


def _zombie_head(c: Clay, f: Frame, skin: Paint) -> None:
    """A long head with a hanging jaw, one eye wide, the other half shut, a seam, tufts, and the worm."""
    s, h = f.skull, np.array(f.head) + (0, -0.05, 0.0)
    q = s

    def at(x: float, y: float, z: float) -> Any:
        return h + np.array((x, y, z)) * q

    c.limb([f.neck - (0, -0.03, 0.08), at(0, 0.15, -0.4)], (s * 0.5, s * 0.46), skin, 0.05)
    c.ball(at(0, 0.1, 0.2), (0.84 * s, 0.92 * s, 0.86 * s), skin, 0.03)
    c.ball(at(0, -0.35, -0.2), (0.62 * s, 0.52 * s, 0.42 * s), skin, 0.06)
    for x in (-1.0, 1.0):
        c.ball(at(x * 0.5, -0.5, -0.16), (0.22 * s, 0.22 * s, 0.16 * s), skin, 0.05)
        c.ball(
            at(x * 0.36, -0.86, 0.16), (0.28 * s, 0.2 * s, 0.24 * s), blotch("#4a5240", "#5a4a52", 8), 0.05, cut=True
        )
        c.limb([at(x * 0.66, -0.58, 0.34 + 0.06 * x), at(x * 0.34, -0.86, 0.5 + 0.08 * x), at(0.06 * x, -0.86, 0.34)],
               (0.09 * s, 0.14 * s, 0.1 * s), skin, 0.04)  # fmt: skip
    eye(c, at(-0.36, -0.7, 0.17), (-0.1, -1, -0.05), 0.26 * s, "#d8a010", skin, 0.36)
    eye(c, at(0.36, -0.68, 0.14), (0.35, -1, -0.2), 0.2 * s, "#d8a010", skin, 0.4, 0.5)
    c.limb([at(0, -0.8, 0.24), at(0, -1.0, -0.06)], (0.1 * s, 0.15 * s), skin, 0.04)
    for x in (-0.09, 0.09):
        c.ball(at(x, -1.1, -0.12), (0.06 * s, 0.1 * s, 0.09 * s), "#1a1210", 0.02, cut=True)
    # mouth and jaw
    c.ball(at(0, -0.62, -0.74), (0.46 * s, 0.4 * s, 0.5 * s), "#2a1016", 0.03)
    c.limb([at(-0.6, -0.1, -0.4), at(-0.5, -0.6, -1.14), at(0, -1.0, -1.34), at(0.5, -0.6, -1.14), at(0.6, -0.1, -0.4)],
           (0.17 * s, 0.2 * s, 0.26 * s, 0.2 * s, 0.17 * s), skin, 0.04)  # fmt: skip
    c.limb(
        [at(0, -0.7, -0.98), at(0.06, -1.06, -1.0), at(0.14, -1.26, -1.28)],
        (0.2 * s, 0.19 * s, 0.12 * s),
        "#8a4a62",
        0.02,
        rough=0.3,
    )
    for k, x in enumerate((-0.38, -0.2, 0.0, 0.2, 0.38)):
        y = -0.94 + 0.5 * x * x
        if k != 2:
            c.limb([at(x, y + 0.06, -0.46), at(x, y, -0.66)], (0.09 * s, 0.06 * s), TOOTH, 0.012, rough=0.3)
        if k not in (1, 2):
            c.limb([at(x, y + 0.02, -1.16), at(x, y - 0.02, -0.96)], (0.09 * s, 0.06 * s), TOOTH, 0.012, rough=0.3)
    c.ball(at(-0.84, 0.1, 0.05), (0.1 * s, 0.2 * s, 0.3 * s), skin, 0.03)
    c.limb(
        [at(-0.5, -0.62, 0.78), at(-0.1, -0.66, 0.9), at(0.35, -0.5, 0.92)],
        (0.03 * s, 0.035 * s, 0.03 * s),
        "#4a2a3a",
        0.01,
    )
    for k in range(5):
        x = -0.45 + 0.19 * k
        c.limb([at(x - 0.03, -0.72 + 0.2 * abs(x), 0.72 + 0.03 * k), at(x + 0.03, -0.6 + 0.16 * abs(x), 0.98 + 0.02 * k)],
               (0.03 * s, 0.03 * s), "#241418", 0.006)  # fmt: skip
    for k in range(14):
        a = 0.2 + 0.21 * k
        x, y = math.cos(a), math.sin(a)
        if k in (5, 6):
            continue
        c.limb([at(x * 0.6, 0.1 + y * 0.6, 0.72), at(x * 0.92, 0.2 + y * 0.95, 0.5), at(x * 1.1, 0.3 + y * 1.2, -0.1 - 0.2 * (k % 3))],
               (0.12 * s, 0.12 * s, 0.02 * s), blotch("#3a2c22", "#4a3a2c", 8), 0.02)  # fmt: skip
    worm = [at(0.25, 0.1, 0.9), at(0.32, 0.0, 1.25), at(0.12, -0.2, 1.42), at(0.0, -0.42, 1.28)]
    c.limb(worm, (0.1 * s, 0.11 * s, 0.11 * s, 0.1 * s), "#d88a86", 0.02, rough=0.3)
    for x in (-0.08, 0.08):
        c.ball(worm[-1] + np.array((x, -0.08, 0.06)) * s, 0.05 * s, "#fff6e0", 0.004, rough=0.1)
        c.ball(worm[-1] + np.array((x, -0.125, 0.06)) * s, 0.028 * s, "#100808", 0.002)


def _open_grave(dice: Random) -> None:
    """Earth thrown up behind him, coffin boards, his own stone."""
    earth = paint("#3c2c20", 0.95, bump=0.8, grain=5, second="#503c2a")
    for x, y, s in ((-0.1, 0.75, 0.5), (0.42, 0.62, 0.36), (-0.5, 0.6, 0.34), (0.1, 0.35, 0.3)):
        link(rock_mesh(x * 9 + 3, earth, 0.4, 4), "heap", (x, y, -0.04), (0, 0, 90 * x), (s, s, s * 0.55))
    clods(dice, 60, 0.25, 1.15, "#4a3626", "#3a2a1e", 0.03, 0.1, (0, 0.3, 0.02))
    headstone((0.12, 1.35, 0.0), 8, -9)
    board = wood("#6a4a30", "#4a3422")
    for x, y, rot, long in (
        (-0.55, 0.75, (18, -34, 20), 0.9),
        (0.5, 0.95, (-10, 24, -12), 0.8),
        (-0.75, 0.2, (80, 10, 40), 0.7),
    ):
        box((0.17, 0.04, long), (x, y, 0.3 if rot[0] < 60 else 0.06), board, rot, 0.012)


def aberration(c: Clay) -> None:
    """A violet mass of eyes and tentacles over black water, its tongue out."""
    dice = Random(7)
    skin = blotch("#7a3f9a", "#4f2a78", 6, 0.8)

    def wet(p: Any) -> Any:
        share = np.clip((p[..., 2:3] - 0.5) / 1.6, 0, 1)
        return skin(p) * share + rgb("#2f4a5a") * (1 - share)

    c.coat = {"metal": 0.0, "rough": 0.3, "glow": 0.0}
    c.ball((0, 0, 1.5), (0.68, 0.58, 0.62), wet, 0.15)
    c.ball((0.1, 0.1, 0.9), (0.55, 0.5, 0.55), wet, 0.25)
    c.ball((-0.22, 0.05, 1.95), (0.4, 0.36, 0.34), wet, 0.2)
    for _ in range(26):
        a, z = dice.uniform(0, 6.28), dice.uniform(1.0, 2.1)
        r = 0.6 * math.sqrt(max(0.1, 1 - ((z - 1.5) / 0.75) ** 2))
        c.ball((math.cos(a) * r, math.sin(a) * r * 0.85, z), dice.uniform(0.06, 0.13), wet, 0.06)
    lid = blotch("#8a4aa0", "#6a3288", 8)
    _staring(c, (-0.14, -0.42, 1.72), 0.27, "#ffb41e", (-0.1, -1, 0.02), skin, lid)
    _staring(c, (0.40, -0.34, 1.98), 0.13, "#7dff5a", (0.4, -1, 0.3), skin, lid)
    _staring(c, (-0.50, -0.22, 2.08), 0.11, "#7dff5a", (-0.6, -1, 0.3), skin, lid)
    _staring(c, (0.55, -0.30, 1.52), 0.10, "#ff5a3a", (0.6, -1, 0), skin, lid)
    _staring(c, (-0.62, -0.2, 1.45), 0.09, "#ff5a3a", (-0.7, -1, -0.1), skin, lid)
    _staring(c, (0.1, -0.28, 2.3), 0.09, "#ff5a3a", (0.1, -1, 0.4), skin, lid)
    c.ball((0.06, -0.62, 1.14), (0.40, 0.34, 0.19), "#3a0a1e", 0.05, cut=True)
    for k in range(15):
        a = 6.283 * k / 15
        x, z = 0.06 + 0.39 * math.cos(a), 1.14 + 0.2 * math.sin(a)
        y = -0.50 + 0.10 * abs(math.cos(a))
        inward = (0.06 + (x - 0.06) * 0.62, y - 0.13, 1.14 + (z - 1.14) * 0.35)
        c.limb([(x, y, z), inward], (0.042, 0.006), "#f2e6c0", 0.012, rough=0.2)
    tongue = [(0.06, -0.3, 1.06), (0.14, -0.66, 1.02), (0.3, -0.92, 0.86), (0.36, -0.98, 0.68)]
    c.limb(tongue, (0.11, 0.1, 0.07, 0.02), "#d0507a", 0.03)
    for a, reach, up, curl in ((200, 1.2, 1.35, 0.5), (235, 1.2, 0.5, -0.5), (270, 0.9, 0.12, 0.5), (310, 1.2, 0.45, 0.5),
                               (345, 1.25, 1.5, -0.4), (20, 1.15, 2.3, -0.45), (160, 1.15, 2.3, 0.5), (70, 0.9, 2.5, 0.3),
                               (110, 0.9, 2.4, -0.3)):  # fmt: skip
        _tentacle(c, math.radians(a), reach, up, curl, wet)


def _staring(c: Clay, at: Vec, r: float, iris: str, look: Vec, skin: Paint, lid: Paint) -> None:
    """An eye on a swelling, with a slit pupil."""
    place, way = np.array(at), np.array(look, float) / np.linalg.norm(look)
    c.ball(place, r * 1.22, skin, 0.08)
    c.ball(place + way * r * 0.45, r * 0.98, "#efe6c8", 0.01, rough=0.08)
    c.ball(place + way * r * 0.92, r * 0.6, iris, 0.008, rough=0.05, glow=0.1)
    c.ball(place + way * r * 1.47, (r * 0.10, r * 0.14, r * 0.36), "#06020a", 0.004, rough=0.05)
    side = np.cross(way, (0, 0, 1.0))
    for s in (1, -1):
        points = [place + side * r * 1.12 * u + way * r * (1.12 - 0.62 * abs(u)) + np.array((0, 0, s * r * (0.86 - 0.5 * u * u)))
                  for u in (-0.9, -0.45, 0, 0.45, 0.9)]  # fmt: skip
        c.limb(points, (r * 0.2, r * 0.26, r * 0.2), lid, 0.03)


def _tentacle(c: Clay, angle: float, reach: float, up: float, curl: float, tone: Paint) -> None:
    """An arm that swings out, rises and curls, with suckers on its inner side."""
    x, y = math.cos(angle), math.sin(angle) * 0.75
    line = [(x * 0.4, y * 0.4, 0.75), (x * 0.85, y * 0.85, 0.42 + up * 0.18), (x * reach, y * reach, 0.25 + up * 0.62),
            (x * reach - curl * 0.3 * y + x * 0.05, y * reach + curl * 0.3 * x, 0.3 + up * 0.92),
            (x * (reach - 0.3) - y * curl * 0.55, y * (reach - 0.3) + x * curl * 0.55, 0.22 + up * 0.98)]  # fmt: skip
    c.limb(line, (0.24, 0.19, 0.14, 0.09, 0.025), tone, 0.09)
    path, _ = spline(line)
    for k in range(9):
        t = 0.2 + 0.085 * k
        r = 0.21 * (1 - t) + 0.03
        at = path[int(t * (len(path) - 1))] + np.array((-x * 0.1, -0.75 * r, -0.2 * r))
        c.ring(at, 0.045 * (1.2 - t), 0.02 * (1.2 - t), "#d89ab8", 0.01, (80, 0, 0))


def abomination(c: Clay) -> None:
    """The bog has got up: rotten logs, mud, roots and bones, a stump for a head, a face of knot-holes."""
    dice = Random(11)
    mud = blotch("#4a3a2a", "#3a3226", 5, 0.9)
    barks: list[Any] = [striped(blotch(one, other, 8, 0.7), "#3a2a1e", 0, 42) for one, other in
                        (("#94704a", "#765638"), ("#82685a", "#5f5244"), ("#a8845a", "#846244"))]  # fmt: skip
    moss = blotch("#7a8a34", "#566a2c", 9, 0.8)
    c.coat = {"metal": 0.0, "rough": 0.88, "glow": 0.0}
    c.ball((0, 0.1, 0.55), (0.82, 0.6, 0.72), mud, 0.1)
    c.ball((0.05, 0.15, 1.25), (0.66, 0.5, 0.66), mud, 0.25)
    c.ball((0.12, 0.2, 1.7), (0.5, 0.4, 0.36), moss, 0.15)
    for k in range(46):
        a, top, drift = dice.uniform(0, 6.283), dice.uniform(0.6, 1.85), dice.uniform(-0.7, 0.7)
        line = []
        for t in (0.0, 0.4, 0.75, 1.0):
            z, turn = top * (1 - t) ** 1.1 + 0.02, a + drift * t
            r = (0.9 - 0.16 * z - 0.13 * z * z + (0.3 * t if t == 1 else 0)) * dice.uniform(0.92, 1.06)
            line.append((math.cos(turn) * r, 0.12 + math.sin(turn) * r * 0.74, z))
        thick = dice.uniform(0.045, 0.13)
        c.limb(line, (thick * 0.8, thick, thick * 0.8, thick * 0.3), barks[k % 3], 0.025)
    for at, size in (
        ((-0.35, -0.1, 1.72), 0.24),
        ((0.5, -0.05, 1.6), 0.22),
        ((0.3, -0.42, 1.2), 0.13),
        ((-0.55, -0.38, 0.8), 0.12),
    ):
        c.ball(at, (size * 1.1, size, size * 0.6), moss, 0.05)
    _stump_face(c, barks)
    # a log of an arm that leans on the ground, and a thin one of branch and bone
    log = [(-0.5, 0.0, 1.62), (-0.98, -0.2, 1.5), (-1.12, -0.42, 0.95), (-1.0, -0.62, 0.42)]
    c.limb(log, (0.24, 0.26, 0.25, 0.34), barks[1], 0.06)
    for k in range(15):
        a = 0.42 * k
        side = np.array((math.cos(a), math.sin(a) * 0.9, 0)) * 0.26
        twist = np.array((-math.sin(a), math.cos(a), 0)) * 0.12
        ridge = [np.array(log[1]) + side * 0.9, np.array(log[2]) + side + twist, np.array(log[3]) + side * 1.3 - twist]
        c.limb(ridge, (0.02, 0.055, 0.045), barks[k % 3], 0.012)
    c.ring((-1.17, -0.68, 1.12), 0.085, 0.035, barks[2], 0.02, (84, 0, -24))
    c.ball((-1.17, -0.68, 1.12), 0.07, "#160c06", 0.01)
    for k in range(5):
        a = math.radians(170 + 50 * k)
        out = np.array((math.cos(a), math.sin(a), 0))
        root = np.array(log[3]) + out * 0.2 - (0, 0, 0.1)
        c.limb(
            [root, root + out * 0.18 - (0, 0, 0.1), root + out * 0.26 - (0, 0, 0.32)],
            (0.13, 0.1, 0.02),
            barks[k % 2],
            0.03,
        )
    branch = [(0.48, 0.05, 1.62), (0.98, -0.1, 1.36), (1.2, -0.32, 1.8), (1.12, -0.42, 2.1)]
    c.limb(branch, (0.16, 0.1, 0.085, 0.075), barks[0], 0.05)
    c.limb([branch[1], (1.3, 0.0, 1.2)], (0.07, 0.015), barks[0], 0.03)
    for k in range(5):
        a = math.radians(-50 + 32 * k)
        way = np.array((math.sin(a), -0.35, math.cos(a)))
        root = np.array(branch[3])
        knuckle, tip = root + way * 0.17, root + way * 0.3 + np.array((0, -0.1, -0.02))
        c.limb([root, knuckle], (0.04, 0.032), BONE, 0.015)
        c.ball(knuckle, 0.042, BONE, 0.01)
        c.limb([knuckle, tip, tip + np.array((0.02 * (k - 2), -0.1, -0.06))], (0.034, 0.028, 0.006), BONE, 0.01)
    for k in range(5):
        z = 1.24 - 0.15 * k
        c.limb(
            [(0.66, 0.0, z + 0.08), (0.6, -0.42, z + 0.06), (0.32, -0.62, z - 0.02), (0.12, -0.6, z - 0.1)],
            (0.04, 0.045, 0.04, 0.02),
            BONE,
            0.012,
        )
    _horned_skull(c, np.array((-0.42, -0.5, 1.28)), 0.2)
    for x, y, z, r in (
        (0.62, -0.2, 1.82, 0.13),
        (0.76, -0.12, 1.68, 0.09),
        (0.5, -0.34, 1.72, 0.07),
        (-0.98, -0.38, 1.72, 0.09),
    ):
        c.limb([(x, y, z - 0.14), (x, y, z)], (r * 0.35, r * 0.3), "#d8ccb0", 0.02)
        c.ball((x, y, z), (r, r, r * 0.55), "#b8432c", 0.008, rough=0.3)
        for k in range(4):
            c.ball(
                (x + r * 0.6 * math.cos(1.7 * k + 4), y + r * 0.62 * math.sin(1.7 * k + 4), z + r * 0.42),
                r * 0.14,
                "#efe4cc",
                0.003,
            )
    for k in range(16):
        t = dice.uniform(0.1, 0.9)
        line, _ = spline(log if k % 2 else branch)
        at = line[int(t * (len(line) - 1))] - np.array((0, 0, 0.1 if k % 2 else 0.03))
        c.limb([at, at - (dice.uniform(-0.04, 0.04), 0, dice.uniform(0.2, 0.42))], (0.04, 0.008), moss, 0.015)
    c.ring((-0.28, -0.66, 0.42), 0.3, 0.04, "#6a4a30", 0.01, (74, 14, 0))
    for k in range(4):
        with_turn = math.radians(45 * k + 20)
        dx, dz = 0.3 * math.cos(with_turn), 0.3 * math.sin(with_turn)
        c.limb([(-0.28 - dx, -0.66, 0.42 - dz), (-0.28 + dx, -0.66, 0.42 + dz)], (0.028, 0.028), "#7a5636", 0.01)
    c.ball((-0.28, -0.68, 0.42), 0.075, "#6a4a30", 0.01)
    _robin(c, np.array((-0.9, -0.26, 1.9)))
    clods(dice, 40, 0.7, 1.25, "#3a2e20", "#4a3c28", 0.04, 0.13)


def _stump_face(c: Clay, barks: list[Any]) -> None:
    """A broken trunk with two unequal knot-holes and a crooked split, in which something glows."""
    c.limb([(-0.08, 0.0, 1.5), (-0.12, -0.22, 1.8), (-0.14, -0.3, 2.2)], (0.42, 0.36, 0.33), barks[0], 0.08)
    for k in range(15):
        a = 6.283 * k / 15
        x, y = math.cos(a), math.sin(a)
        if not (3.6 < a < 5.9):
            c.limb([(-0.1 + 0.38 * x, -0.16 + 0.36 * y, 1.55), (-0.14 + 0.34 * x, -0.3 + 0.32 * y, 2.1),
                    (-0.14 + 0.36 * x, -0.3 + 0.34 * y, 2.3 + 0.16 * math.sin(k * 2.6))], (0.08, 0.07, 0.015), barks[k % 3], 0.02)  # fmt: skip
        else:
            c.limb([(-0.14 + 0.33 * x, -0.3 + 0.31 * y, 2.2), (-0.14 + 0.36 * x, -0.3 + 0.34 * y, 2.38 + 0.1 * math.sin(k * 2.1))],
                   (0.07, 0.012), barks[k % 3], 0.02)  # fmt: skip
    glow, hollow = "#ffb030", "#160c06"
    for x, z, r in ((-0.29, 2.08, 0.115), (0.02, 2.02, 0.085)):
        y = -0.6
        c.ring((x, y - 0.0, z), r * 1.15, r * 0.42, barks[2], 0.03, (82, 0, -10 if x < 0 else 12))
        c.ball((x, y, z), (r, r * 1.6, r), hollow, 0.02, cut=True)
        c.ball((x, y + r * 1.15, z), r * 0.95, hollow, 0.005)
        c.ball((x, y + r * 0.5, z - 0.01), r * 0.52, glow, 0.004, glow=0.3)
    mouth = [(-0.38, -0.5, 1.66), (-0.24, -0.6, 1.78), (-0.1, -0.62, 1.7), (0.04, -0.58, 1.8), (0.16, -0.46, 1.72)]
    c.limb(mouth, (0.04, 0.1, 0.085, 0.1, 0.03), hollow, 0.03, cut=True)
    c.limb(
        [(-0.3, -0.44, 1.72), (-0.1, -0.48, 1.73), (0.1, -0.42, 1.75)], (0.06, 0.07, 0.05), "#e88a20", 0.01, glow=0.12
    )
    for k, (x, y, z) in enumerate(
        ((-0.27, -0.6, 1.86), (-0.12, -0.65, 1.8), (0.03, -0.6, 1.88), (-0.2, -0.6, 1.62), (-0.03, -0.61, 1.62))
    ):
        tip = 0.13 if k < 3 else -0.13
        c.limb([(x, y, z), (x + 0.01, y - 0.02, z - tip)], (0.035, 0.006), "#c8b080", 0.012)
    c.limb([(-0.14, -0.62, 2.02), (-0.12, -0.76, 1.96), (-0.1, -0.9, 1.98)], (0.07, 0.05, 0.035), barks[1], 0.03)
    c.ball((-0.05, -0.93, 2.03), (0.06, 0.015, 0.035), "#8aa83a", 0.005, (0, 30, 0))


def _horned_skull(c: Clay, at: Any, s: float) -> None:
    """A stag's skull."""
    c.ball(at, (s * 0.62, s * 0.6, s * 0.6), BONE, 0.02)
    c.limb([at + (0, -0.3 * s, -0.2 * s), at + (-0.05, -0.75 * s, -1.15 * s)], (s * 0.42, s * 0.22), BONE, 0.04)
    for x in (-0.4, 0.4):
        c.ball(at + np.array((x, -0.46, 0.02)) * s, s * 0.22, "#20140c", 0.02, cut=True)
        c.ball(at + np.array((x * 0.3, -0.98, -1.0)) * s, s * 0.09, "#20140c", 0.01, cut=True)
        line = [
            at + np.array((x, 0, 0.4)) * s,
            at + np.array((x * 3.2, -0.1, 1.0)) * s,
            at + np.array((x * 3.8, -0.2, 2.2)) * s,
        ]
        c.limb(line, (s * 0.16, s * 0.12, s * 0.03), "#a8885c", 0.02)
        c.limb([line[1], line[1] + np.array((x * 1.6, -0.4, 0.5)) * s], (s * 0.1, s * 0.02), "#a8885c", 0.02)


def _robin(c: Clay, at: Any) -> None:
    """A robin that has not noticed."""
    c.ball(at + (0, 0.02, 0), (0.075, 0.1, 0.075), "#6a5a44", 0.02)
    c.ball(at + (0, -0.055, -0.005), (0.055, 0.055, 0.06), "#d85a20", 0.02)
    c.ball(at + (0, -0.05, 0.085), 0.055, "#6a5a44", 0.02)
    c.ball(at + (0, -0.085, 0.07), 0.035, "#d85a20", 0.01)
    c.limb([at + (0, -0.1, 0.09), at + (0, -0.15, 0.085)], (0.016, 0.003), "#2a2018", 0.004)
    c.ball(at + (0.035, -0.085, 0.1), 0.012, "#080404", 0.003)
    c.ball(at + (-0.035, -0.085, 0.1), 0.012, "#080404", 0.003)
    c.limb([at + (0, 0.09, 0.0), at + (0, 0.22, 0.03)], (0.035, 0.03), "#5a4a38", 0.015)
    for x in (-0.02, 0.02):
        c.limb([at + (x, -0.01, -0.06), at + (x, -0.02, -0.14)], (0.009, 0.009), "#3a2818", 0.004)


def revenant(c: Clay) -> None:
    """A dead king over his grave: skull, rusty crown and mail, torn veils that end in nothing, a scythe."""
    dice = Random(5)
    f = Frame(HOVER, tall=2.0, head=1.25, broad=1.15)
    lift = np.array((0, 0, 0.32))
    for joints in (f.shoulder, f.elbow, f.hand):
        joints[:] = [joint + lift for joint in joints]
    f.neck, f.head, f.chest, f.hips = f.neck + lift, f.head + lift, f.chest + lift, f.hips + lift
    rust = blotch("#c8742e", "#8a5434", 8, 0.8)
    mail = blotch("#7a6258", "#9a6a4a", 22, 0.8)
    pale, deep = "#dfe6f4", "#b4c0e0"
    robe = blotch("#d4def0", "#b4c2e2", 5, 0.9)
    c.ball(f.chest, (0.3, 0.2, 0.26), mail, 0.06, rough=0.5, metal=0.4)
    c.ball(f.chest - (0, 0, 0.25), (0.24, 0.17, 0.24), mail, 0.08, rough=0.5, metal=0.4)
    for k in range(5):
        z = f.chest[2] - 0.3 + 0.085 * k
        c.ring((f.chest[0], f.chest[1], z), 0.22 + 0.028 * k, 0.018, rust, 0.01, oval=0.72, rough=0.5, metal=0.4)
    for n in (0, 1):
        s = f.side(n)
        for k in range(3):
            at = f.shoulder[n] + (s * 0.04 * k, 0, 0.03 - 0.075 * k)
            c.ball(at, (0.17 - 0.012 * k, 0.17, 0.115), rust, 0.012, (0, s * 24, 0), metal=0.5, rough=0.5)
        c.limb(
            [f.shoulder[n] + (s * 0.06, -0.02, 0.1), f.shoulder[n] + (s * 0.16, 0.0, 0.34)],
            (0.05, 0.008),
            rust,
            0.02,
            metal=0.5,
            rough=0.5,
        )
        c.limb([f.shoulder[n], f.elbow[n]], (0.045, 0.04), BONE, 0.01)
        for x in (-0.025, 0.025):
            c.limb([f.elbow[n] + (x, 0, 0), f.hand[n] + (x * 0.6, 0, 0)], (0.026, 0.022), BONE, 0.01)
        c.ball(f.elbow[n], 0.058, BONE, 0.015)
        hand(c, f.hand[n], f.hand[n] - f.elbow[n], (-s * 0.6, -0.7, -0.5), 0.075, BONE, BONE)
    _hooded_skull(c, f, robe, rust)
    _shroud(f, pale, deep)
    held(f, 1, (0.08, -0.06, 1), lambda: scythe(2.2), roll=-62)
    _sunken_grave(dice)


HOVER = Pose(((-0.05, 0, -0.5), (-0.05, 0, -1)), ((0.05, 0, -0.5), (0.05, 0, -1)),
             ((-0.36, -0.16, -0.28), (-0.50, -0.66, -0.02)), ((0.44, 0.0, -0.24), (0.80, -0.34, -0.16)), (0.0, -0.1))  # fmt: skip


def _hooded_skull(c: Clay, f: Frame, robe: Paint, rust: Paint) -> None:
    """A skull with a light in its sockets under a deep hood, and a crown on the hood."""
    s, h = f.skull, np.array(f.head)

    def at(x: float, y: float, z: float) -> Any:
        return h + np.array((x, y, z)) * s

    c.shell(at(0, 0.12, 0.05), (1.12 * s, 1.22 * s, 1.28 * s), 0.08 * s, robe, -1.25 * s, 0.02, front=0.72 * s)
    rim = [at(math.sin(a) * 0.96, -0.72, 0.08 + math.cos(a) * 1.1) for a in np.linspace(-2.5, 2.5, 11)]
    c.limb(rim, (0.14 * s, 0.17 * s, 0.14 * s), robe, 0.03)
    c.limb([at(0, 0.6, 0.9), at(0, 1.3, 0.7), at(0.1, 1.8, 0.1)], (0.4 * s, 0.26 * s, 0.04 * s), robe, 0.06)
    c.limb(
        [f.neck + (-0.2, 0, -0.05), f.neck + (0, -0.14, -0.08), f.neck + (0.2, 0, -0.05)],
        (0.08, 0.085, 0.08),
        robe,
        0.05,
    )
    c.ball(at(0, 0.05, 0), (0.86 * s, 0.7 * s, 1.0 * s), "#0c0a14", 0.02)
    c.ball(at(0, -0.42, 0.2), (0.66 * s, 0.55 * s, 0.6 * s), BONE, 0.02)
    c.limb([at(0, -0.62, -0.1), at(0, -0.66, -0.4)], (0.4 * s, 0.3 * s), BONE, 0.06)
    for x in (-1.0, 1.0):
        c.ball(at(x * 0.44, -0.72, -0.12), (0.18 * s, 0.16 * s, 0.1 * s), BONE, 0.04)
        c.ball(at(x * 0.27, -0.93, 0.14), (0.2 * s, 0.22 * s, 0.2 * s), "#120c14", 0.03, (0, x * 14, 0), cut=True)
        c.ball(at(x * 0.27, -0.8, 0.12), 0.095 * s, "#7fe8ff", 0.004, glow=0.7)
        c.limb([at(x * 0.52, -0.82, 0.34), at(x * 0.12, -0.98, 0.26)], (0.07 * s, 0.08 * s), BONE, 0.03)
        c.limb([at(x * 0.44, -0.5, -0.3), at(x * 0.34, -0.66, -0.82)], (0.1 * s, 0.1 * s), BONE, 0.02)
    c.ball(at(0, -1.0, -0.16), (0.09 * s, 0.12 * s, 0.13 * s), "#120c14", 0.02, cut=True)
    c.limb(
        [at(-0.34, -0.62, -0.8), at(0, -0.86, -0.92), at(0.34, -0.62, -0.8)], (0.12 * s, 0.15 * s, 0.12 * s), BONE, 0.03
    )
    c.slab(at(0, -0.8, -0.6), (0.3 * s, 0.14 * s, 0.1 * s), "#120c14", 0.02, 0.01)
    for k in range(6):
        x = -0.27 + 0.108 * k
        y = -0.95 + 0.5 * x * x
        c.limb([at(x, y, -0.44), at(x, y, -0.6)], (0.055 * s, 0.045 * s), TOOTH, 0.006)
        c.limb([at(x, y + 0.02, -0.82), at(x, y + 0.02, -0.68)], (0.05 * s, 0.045 * s), TOOTH, 0.006)
    c.ring(at(0, 0.08, 0.86), 1.0 * s, 0.11 * s, rust, 0.01, (-8, 0, 0), tall=1.8, metal=0.6, rough=0.45)
    for k in range(9):
        a = 6.283 * k / 9 - 1.57
        x, y = math.cos(a), math.sin(a)
        root = at(1.0 * x, 0.08 + 1.0 * y, 0.96 + 0.13 * y)
        tall = 0.3 if k == 4 else 0.62 if k % 2 == 0 else 0.46
        c.limb(
            [root, root + np.array((0.1 * x, 0.1 * y, tall)) * s],
            (0.13 * s, 0.02 * s),
            rust,
            0.02,
            metal=0.6,
            rough=0.45,
        )
    c.ball(at(0, -1.0, 0.76), 0.13 * s, "#b83a4a", 0.006, rough=0.1)


def _shroud(f: Frame, tone: str, second: str) -> None:
    """Veils from the shoulders down to a wisp, open in front, torn at the hem; and rags from both arms."""
    stuff = paint(tone, 0.7, bump=0.3, grain=20, mottle=0.2, second=second)
    inner = paint("#7482b4", 0.75, bump=0.3, grain=20, second="#5a689c")

    def spine(v: float) -> Any:
        return np.array((0.3 * math.sin(3.4 * v) * v - 0.1 * v, 0.12 * v, f.neck[2] - 0.06 - 1.78 * v))

    def layer(wide: float, long: float, ragged: float, phase: float, gap: float, material: Any) -> None:
        def place(u: float, v: float) -> Vec:
            a = -math.pi / 2 + gap + (2 * math.pi - 2 * gap) * u
            tooth = abs(((u * 7 + phase) % 1) * 2 - 1)
            t = v * long * (1 - ragged * tooth * (0.6 + 0.4 * math.sin(u * 19 + phase * 3)))
            r = float(np.interp(t, (0, 0.12, 0.35, 0.6, 0.85, 1), (0.13, 0.27, 0.33, 0.27, 0.13, 0.01))) * wide
            r *= 1 + 0.16 * t * math.cos(a * 7 + phase + 4 * t)
            p = spine(t)
            return p[0] + 1.2 * r * math.cos(a), p[1] + 0.85 * r * math.sin(a), p[2]

        cloth(place, material, 112, 36, 0.012)

    layer(0.86, 1.0, 0.1, 0.4, 0.02, inner)
    layer(1.08, 0.88, 0.45, 2.1, 0.5, stuff)
    layer(1.24, 0.6, 0.5, 4.3, 0.8, stuff)
    for n in (0, 1):
        s = f.side(n)
        for k in range(3):
            start = f.shoulder[n] * (1 - 0.3 * k) + f.hand[n] * 0.3 * k

            def rag(u: float, v: float, start: Any = start, k: int = k, s: int = s) -> Vec:
                w = 0.13 * (1 - 0.75 * v**1.5) * (1 + 0.25 * math.sin(7 * v + k))
                drop = (0.85 - 0.14 * k) * v
                sway = s * 0.1 * v + 0.1 * math.sin(4 * v + k * 1.7) * v
                return (
                    start[0] + (u - 0.5) * 2 * w + sway,
                    start[1] + 0.05 + 0.28 * v * v + 0.05 * math.sin(u * 6 + 3 * v),
                    start[2] + 0.05 - drop,
                )

            cloth(rag, stuff if k % 2 else inner, 8, 18, 0.012)


def scythe(long: float = 2.2) -> None:
    """A reaper's scythe: a bent shaft, a grip, a long worn blade."""
    shaft = wood("#4a3626", "#362618")
    low = long * 0.55
    tube([(0.06, 0, -low), (0, 0, -low * 0.5), (0.0, 0, 0.1), (-0.03, 0, long - low)], 0.032, shaft, 0.028)
    pole((0, 0, -0.42), (0.2, 0, -0.38), 0.024, shaft)
    top = long - low
    outer = [(0.04 - 1.2 * t, top + 0.06 + 0.3 * math.sin(2.2 * t) - 0.42 * t * t) for t in np.linspace(0, 1, 12)]
    inner = [(x + 0.02, z - 0.17 * (1 - t) ** 0.7) for (x, z), t in zip(outer, np.linspace(0, 1, 12), strict=True)][
        ::-1
    ]
    blade([*outer, *inner], paint("#aab4c4", 0.3, 0.9, bump=0.3, grain=10, second="#8a6a52"), 0.03, 0.01)
    box((0.12, 0.09, 0.22), (-0.02, 0, top), paint("#6a4838", 0.5, 0.6), bevel=0.02)


def _sunken_grave(dice: Random) -> None:
    """His grave: a stone kerb round loose earth, a cracked slab beside it, candle stumps."""
    stone = masonry("#84868c", "#5f6a68")
    link(
        rock_mesh(3, paint("#3a3028", 0.95, bump=0.8, grain=6, second="#4a3c30"), 0.25, 4),
        "earth",
        (0, 0.1, 0.0),
        (0, 0, 0),
        (0.62, 0.95, 0.14),
    )
    for x, y, wide, deep in ((-0.68, 0.1, 0.14, 1.9), (0.68, 0.1, 0.14, 1.9), (0, -0.88, 1.5, 0.14)):
        box((wide, deep, 0.22), (x, y, 0.08), stone, (0, 2, 1), 0.03)
    headstone((0, 1.15, 0.0), 3, -8, "#8c909a")
    box((0.62, 0.8, 0.1), (0.95, -0.35, 0.12), stone, (4, -14, 24), 0.03)
    box((0.6, 0.6, 0.1), (0.98, 0.4, 0.1), stone, (-5, -8, -12), 0.03)
    for x, y in ((-0.68, -0.8), (0.66, -0.82), (-0.4, -0.95)):
        candle((x, y, 0.19 if abs(x) > 0.5 else 0.02), 0.1 + 0.06 * dice.random())
    clods(dice, 34, 0.3, 1.2, "#40342a", "#544638", 0.03, 0.09)


def mutant(c: Clay) -> None:
    """A learned man after the accident: one vast arm, a brain that has burst its skull, tubes, a broken vat."""
    dice = Random(9)
    f = Frame(CROOKED, broad=1.1, girth=1.05, head=1.3)
    skin, flesh = blotch("#ecc0a0", "#d8a08c", 6, 0.8), blotch("#c07888", "#94506e", 5, 0.8)
    coat, trousers = blotch("#e2dccb", "#c8c2b0", 6, 0.9), "#4a4258"
    legs(c, f, trousers, "#2c221e")
    torso(c, f, coat, 1.15)
    c.cone((0, 0.03, f.hips[2] - 0.42), 0.36, 0.24, 0.55, coat, 0.05, folds=9, deep=0.12, oval=0.85)
    tatters(c, np.array((0, 0.02, f.hips[2] - 0.4)), (0, 0, -1), 0.36, coat, dice, 0.2, 12)
    for x in (-1.0, 1.0):
        c.limb([f.chest + (x * 0.05, -0.2, 0.22), f.chest + (x * 0.16, -0.24, 0.06), f.hips + (x * 0.04, -0.24, 0.1)], (0.05, 0.07, 0.025),
               blotch("#f0ead8", "#d8d2c0", 6, 0.9), 0.015)  # fmt: skip
    c.limb(
        [f.chest + (0, -0.19, 0.2), f.chest + (0, -0.25, 0), f.hips + (0, -0.2, 0.12)],
        (0.06, 0.08, 0.03),
        "#5a7a9a",
        0.012,
    )
    c.limb(
        [f.chest + (0, -0.24, 0.2), f.chest + (0.02, -0.31, 0.02), f.hips + (0.02, -0.27, 0.22)],
        (0.03, 0.045, 0.02),
        "#8a2a3a",
        0.008,
    )
    for k in range(3):
        c.ball(f.hips + (0.09, -0.235, 0.1 - 0.13 * k), 0.022, "#3a3228", 0.005)
    # the small arm lifts a flask
    arm(c, f, 0, coat, skin, 0.95)
    # the great one drags its knuckles; the sleeve burst
    line = [f.neck + (0.2, 0.02, -0.06), f.shoulder[1] + (0.22, -0.02, 0.0), (0.98, -0.25, 1.12), (0.88, -0.62, 0.52)]
    c.limb(line, (0.2, 0.34, 0.27, 0.34), flesh, 0.1)
    c.ball(np.array(line[1]) + (0.02, 0, 0.02), 0.36, flesh, 0.08)
    c.ball((0.93, -0.34, 0.92), (0.29, 0.29, 0.32), flesh, 0.08)
    tatters(c, f.shoulder[1] + (0.1, 0, 0.05), (1, -0.1, -0.2), 0.34, coat, dice, 0.22, 11)
    for k in range(4):
        x, r = 0.66 + 0.16 * k, 0.13 - 0.008 * abs(k - 1)
        c.limb([(x, -0.72, 0.5), (x + 0.01, -0.98, 0.34), (x, -0.92, 0.12)], (r * 1.05, r, r * 0.8), flesh, 0.025)
        c.ball((x, -0.93, 0.44), r * 0.85, flesh, 0.03)
        c.ball((x, -1.0, 0.1), (0.07, 0.03, 0.05), "#e0d0a0", 0.006)
    c.limb([(0.62, -0.55, 0.42), (0.46, -0.78, 0.34), (0.52, -0.92, 0.26)], (0.13, 0.12, 0.09), flesh, 0.03)
    for _ in range(8):
        a = dice.uniform(2.6, 5.6)
        at = np.array((0.97 + 0.31 * math.cos(a), -0.2 + 0.34 * math.sin(a), dice.uniform(0.75, 1.75)))
        c.ball(at, dice.uniform(0.04, 0.075), blotch("#d8d070", "#a8b850", 9), 0.02, rough=0.2)
    for s in (-0.1, 0.1):
        c.limb([(0.72 + s, -0.3, 1.74), (0.92 + s, -0.5, 1.3), (0.9 + s * 1.5, -0.64, 0.95), (0.84 + s, -0.86, 0.68)], (0.024, 0.034, 0.03, 0.018),
               "#7a4a8a", 0.02)  # fmt: skip
    _swollen_head(c, f, skin, dice)
    _tubes(f, line)
    with Group(f.hand[0] + (-0.02, -0.06, 0.0)):
        flask()
    _broken_vat(dice)


CROOKED = Pose(((-0.14, -0.16, -0.48), (-0.20, -0.12, -0.95)), ((0.14, -0.06, -0.5), (0.20, 0.16, -0.95)),
               ((-0.34, -0.12, -0.36), (-0.46, -0.56, -0.06)), ((0.3, 0, -0.3), (0.5, -0.4, -0.9)), (0.0, -0.16), 0.05)  # fmt: skip


def _swollen_head(c: Clay, f: Frame, skin: Paint, dice: Random) -> None:
    """A worried face in crooked spectacles under a bare brain held by a brass hoop."""
    s, h = f.skull, np.array(f.head) + (0, -0.05, 0)
    f.head = h
    face(c, f, skin, "#2a6a2a", 1.1, 1.0, 1.1, 1.2, mouth=False, frown=-0.2)

    def at(x: float, y: float, z: float) -> Any:
        return h + np.array((x, y, z)) * s

    c.ball(at(0, -0.72, -0.52), (0.3 * s, 0.2 * s, 0.15 * s), "#30101a", 0.02, cut=True)
    for k in range(5):
        x = -0.2 + 0.1 * k
        c.limb([at(x, -0.74, -0.4), at(x, -0.78, -0.5)], (0.05 * s, 0.045 * s), TOOTH, 0.006)
        c.limb([at(x, -0.7, -0.66), at(x, -0.75, -0.58)], (0.045 * s, 0.04 * s), TOOTH, 0.006)
    for x, r in ((-0.32, 0.26), (0.34, 0.33)):
        c.ball(at(x, -0.66, 0.1), r * s * 0.82, "#f4eedc", 0.01, rough=0.1)
        c.ball(at(x, -0.66 - r * 0.66, 0.1), r * s * 0.36, "#3a8a2a", 0.005, rough=0.06)
        c.ball(at(x, -0.66 - r * 0.86, 0.1), r * s * 0.2, "#060806", 0.003, rough=0.05)
        c.ring(at(x, -0.9, 0.09), r * s * 1.1, 0.04 * s, "#3a2a20", 0.006, (90, 0, 0))
    c.limb([at(-0.08, -1.0, 0.1), at(0.02, -1.04, 0.14)], (0.04 * s, 0.04 * s), "#3a2a20", 0.006)
    pink = blotch("#e8a0a0", "#d08090", 8, 0.9)
    c.ring(at(0, 0.02, 0.46), 0.92 * s, 0.1 * s, "#c8923a", 0.01, (-8, 0, 0), tall=1.5, metal=0.9, rough=0.4)
    for k in range(10):
        a = 0.63 * k
        c.ball(
            at(1.02 * math.cos(a), 0.02 + 1.02 * math.sin(a), 0.47 + 0.14 * math.sin(a)),
            0.055 * s,
            "#8a6228",
            0.005,
            metal=0.9,
            rough=0.4,
        )
    for side in (-1, 1):
        c.ball(at(side * 0.46, 0.06, 1.08), (0.66 * s, 1.08 * s, 0.82 * s), pink, 0.03)
        for k in range(26):
            u, a = dice.uniform(-0.9, 0.9), dice.uniform(0.1, 2.4)
            points = []
            for t in range(4):
                y, b = u + 0.16 * t * math.cos(k * 1.9) - 0.2, a + 0.22 * t * math.sin(k * 2.4)
                ring = math.sqrt(max(0.05, 1 - (y / 1.12) ** 2))
                points.append(
                    at(
                        side * (0.12 + (0.34 + 0.68 * math.sin(min(b, 2.0)) * 1.0) * ring * 0.98),
                        0.06 + y,
                        1.08 + 0.84 * ring * math.cos(b),
                    )
                )
            c.limb(points, (0.1 * s, 0.13 * s, 0.1 * s), pink, 0.008, rough=0.3)
    for k in range(12):
        a = math.radians(160 + 220 * k / 11)
        root = at(0.9 * math.cos(a), 0.1 - 0.8 * math.sin(a), 0.25)
        c.limb(
            [root, at(1.15 * math.cos(a), 0.15 - 1.0 * math.sin(a), 0.0 - 0.2 * (k % 2))],
            (0.14 * s, 0.02 * s),
            "#a8a298",
            0.02,
        )


def _tubes(f: Frame, arm_line: list[Any]) -> None:
    """Glass hoses with a glowing fluid from a tank on his back to brain and arm."""
    brass, glass = (
        paint("#b8863a", 0.4, 0.9, bump=0.2),
        paint("#4dff7a", 0.15, glow=1.5, bump=0.0, second="#9affa0", hazy=False),
    )
    s, h = f.skull, np.array(f.head)
    back = f.chest + (0.05, 0.34, 0.1)
    lathe([(0.02, -0.42), (0.2, -0.36), (0.22, 0.3), (0.12, 0.42), (0.02, 0.46)], brass, back, sides=28)
    ends = [(h + (-0.62 * s, 0.1 * s, 1.6 * s), (-0.42, 0.0)), (h + (0.7 * s, 0.15 * s, 1.7 * s), (0.42, 0.1)),
            (np.array(arm_line[1]) + (0.16, -0.12, 0.3), (0.3, 0.42)), (np.array(arm_line[2]) + (0.1, 0.1, 0.22), (0.5, 0.1))]  # fmt: skip
    for end, (aside, above) in ends:
        start = back + (0, 0, 0.4)
        bend = np.array((aside, 0.12, above))
        path, _ = spline(
            [start, start * 0.75 + end * 0.25 + bend * 0.8, start * 0.35 + end * 0.65 + bend, end], steps=8
        )
        tube([tuple(p) for p in path], 0.04, glass)
        sphere(end, 0.08, brass, 16)


def flask() -> None:
    """A round flask of something bright."""
    glow, glass = paint("#4dff7a", 0.15, glow=1.8, bump=0, hazy=False), paint("#d8f0e0", 0.08, bump=0, clear=0.9)
    lathe([(0.01, -0.1), (0.1, -0.06), (0.125, 0.02), (0.1, 0.06), (0.01, 0.065)], glow, (0, 0, 0.14), sides=24)
    lathe([(0.1, 0.06), (0.05, 0.11), (0.04, 0.26), (0.055, 0.28), (0.03, 0.27)], glass, (0, 0, 0.14), sides=24)
    for k in range(4):
        sphere((0.02 * (-1) ** k, 0, 0.45 + 0.09 * k), 0.03 - 0.004 * k, glow, 12)


def _broken_vat(dice: Random) -> None:
    """The vat he came out of: brass foot, jagged glass, the last of the fluid, shards."""
    brass, glass = paint("#a87a38", 0.45, 0.9, bump=0.3, second="#7a6a48"), paint("#cfeede", 0.08, bump=0, clear=0.95)
    fluid = paint("#3dff6a", 0.1, glow=1.1, bump=0.1, second="#8aff8a", hazy=False)
    with Group((-0.98, 0.75, 0)):
        lathe(
            [(0.52, 0), (0.52, 0.1), (0.46, 0.14), (0.44, 0.34), (0.5, 0.38), (0.5, 0.46), (0.4, 0.47)],
            brass,
            sides=40,
            smooth=False,
            bevel=0.015,
        )
        lathe([(0.39, 0.44), (0.39, 0.78), (0.3, 0.79)], fluid, sides=36)

        def wall(u: float, v: float) -> Vec:
            a = 6.2832 * u
            top = 1.25 + 0.42 * abs(((u * 9) % 1) * 2 - 1) * math.sin(a + 0.6) + 0.2 * math.sin(3 * a)
            return 0.43 * math.cos(a), 0.43 * math.sin(a), 0.45 + (top - 0.45) * v

        cloth(wall, glass, 54, 5, 0.02)
        for k in range(3):
            a = 2.1 * k + 0.5
            pole(
                (0.48 * math.cos(a), 0.48 * math.sin(a), 0.4),
                (0.48 * math.cos(a), 0.48 * math.sin(a), 1.95),
                0.03,
                brass,
            )
        lathe(
            [(0.46, 0), (0.53, 0.03), (0.53, 0.14), (0.4, 0.24), (0.1, 0.3)],
            brass,
            (0.02, 0, 1.9),
            (5, -4, 0),
            sides=40,
            smooth=False,
            bevel=0.015,
        )
        tube([(0, 0, 2.2), (-0.05, 0, 2.5), (-0.4, 0.2, 2.6), (-0.8, 0.5, 2.6)], 0.05, brass)
    for x, y, rx, ry in ((-0.6, -0.15, 0.36, 0.24), (-0.3, -0.5, 0.16, 0.1), (-0.95, -0.1, 0.2, 0.16)):
        lathe([(1.0, 0), (0.96, 0.03), (0.01, 0.035)], fluid, (x, y, 0.012), (0, 0, 0), (rx, ry, 0.6), sides=30,
              wave=lambda a, z: 1 + 0.1 * math.sin(3 * a) + 0.06 * math.sin(5 * a + 1))  # fmt: skip
    for _ in range(16):
        x, y = dice.uniform(-1.4, 0.3), dice.uniform(-0.9, 0.5)
        with Group((x, y, 0.03), (dice.uniform(60, 100), dice.uniform(-20, 20), dice.uniform(0, 360))):
            size = dice.uniform(0.06, 0.16)
            blade([(-size * 0.5, 0), (size * 0.6, 0.02), (0.1 * size, size * 1.3)], glass, 0.015, 0.002)


def parasite(c: Clay) -> None:
    """What lay in the king's coffin: a fat worm, its mouth a round of teeth, his crown on one of its spines."""
    hide, pale = blotch("#b07890", "#8a5478", 5, 0.8), blotch("#e4c0a8", "#cfa090", 6, 0.8)
    c.coat = {"metal": 0.0, "rough": 0.36, "glow": 0.0}
    line = [(0.0, 0.1, 0.35), (0.3, 0.22, 0.95), (0.26, 0.22, 1.55), (-0.06, -0.05, 2.02), (-0.3, -0.5, 1.98)]
    path, radii = spline(line, (0.46, 0.47, 0.43, 0.38, 0.44), 8)
    since = 9.0
    for k in range(len(path)):
        since += float(np.linalg.norm(path[k] - path[k - 1])) if k else 0
        if since < 0.26:
            continue
        since = 0.0
        way = path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]
        way /= np.linalg.norm(way)
        side = np.array((1.0, 0.1, 0)) - way * (way @ np.array((1.0, 0.1, 0)))
        side /= np.linalg.norm(side)
        front = np.cross(way, side) * (1 if np.cross(way, side)[1] < 0 else -1)
        r = radii[k]
        c.ball(path[k], r, hide, 0.015)
        c.ball(path[k] + front * r * 0.24, r * 0.86, pale, 0.015)
        c.limb([path[k] - front * r * 0.9, path[k] - front * r * 1.36 - way * r * 0.2], (0.08, 0.01), "#6a3a5c", 0.03)
        for s in (-1, 1):
            root = path[k] + side * s * r * 0.78 + front * r * 0.6
            knee = root + side * s * 0.17 + front * 0.14 + np.array((0, 0, 0.05))
            c.limb(
                [root, knee, knee + side * s * -0.02 + front * 0.14 - np.array((0, 0, 0.1))],
                (0.07, 0.05, 0.008),
                "#7a4462",
                0.025,
            )
    _lamprey_mouth(c, path[-1], path[-1] - path[-4], 0.44, pale)
    tail, _ = spline(
        [(0.0, 0.1, 0.4), (0.45, -0.1, 0.86), (0.8, -0.5, 0.72), (0.9, -0.82, 0.22), (0.72, -1.2, 0.12)], steps=5
    )
    for k, at in enumerate(tail):
        r = 0.36 * (1 - 0.72 * k / (len(tail) - 1))
        c.ball(at, r, hide, 0.02)
        c.ball(at + (0.03, -0.12 * r, -0.1 * r), r * 0.9, pale, 0.02)
    c.limb(
        [tail[-1], tail[-1] + (-0.1, -0.2, 0.06), tail[-1] + (-0.22, -0.24, 0.22)], (0.1, 0.06, 0.01), "#6a3a5c", 0.03
    )
    crown = path[-1] + np.array((0.16, 0.06, 0.54))
    c.ring(crown, 0.17, 0.028, "#d8a23e", 0.008, (16, 24, 0), tall=1.5, metal=0.9, rough=0.35)
    m = turned((16, 24, 0))
    for k in range(7):
        a = 0.9 * k
        root = np.array((0.17 * math.cos(a), 0.17 * math.sin(a), 0.02))
        c.limb(
            [crown + m @ root, crown + m @ (root * 1.1 + (0, 0, 0.14))],
            (0.032, 0.008),
            "#d8a23e",
            0.01,
            metal=0.9,
            rough=0.35,
        )
        c.ball(crown + m @ (root * 1.1 + (0, 0, 0.15)), 0.022, "#b0303a", 0.004, rough=0.15)
    _opened_tomb()


def _lamprey_mouth(c: Clay, at: Any, along: Any, r: float, lip: Paint) -> None:
    """A round mouth: lips, three rings of teeth, a dark throat, small eyes round it."""
    way = along / np.linalg.norm(along)
    way = way + np.array((-0.35, -0.4, -0.02))
    way /= np.linalg.norm(way)
    one = np.cross(way, (0, 0, 1.0))
    one /= np.linalg.norm(one)
    other = np.cross(one, way)

    def rim(a: float, radius: float, out: float) -> Any:
        return at + (one * math.cos(a) + other * math.sin(a)) * radius + way * out

    turns = np.linspace(0, 6.2832, 17)
    c.limb([rim(0, 0, 0.0), rim(0, 0, 0.22)], (r * 1.02, r * 1.08), lip, 0.05)
    c.limb(
        [rim(a, r * 0.98, 0.24) for a in turns], (0.12, 0.12), blotch("#d88a90", "#b8606e", 8, 0.8), 0.03, rough=0.25
    )
    c.ball(rim(0, 0, 0.42), (r * 0.86, r * 0.86, r * 0.86), "#a84458", 0.04, cut=True)
    c.ball(rim(0, 0, 0.06), r * 0.5, "#3a0a18", 0.06, cut=True)
    c.ball(rim(0, 0, -0.12), r * 0.42, "#200410", 0.02)
    for ring, (radius, depth, n, size) in enumerate(
        ((0.94, 0.32, 17, 0.22), (0.76, 0.16, 13, 0.19), (0.54, 0.02, 9, 0.15))
    ):
        for k in range(n):
            a = 6.2832 * (k + 0.5 * ring) / n
            root, tip = rim(a, r * radius, depth), rim(a, r * radius - size * 0.72, depth + size * 0.75)
            c.limb([root, tip], (size * 0.27, 0.006), "#fff6dc", 0.01, rough=0.3, glow=0.07)
    for k in range(7):
        a = 0.35 + 0.41 * k
        place = rim(a, r * 1.13, 0.04)
        c.ball(place, 0.075, "#6a3a5c", 0.03)
        c.ball(
            place + (one * math.cos(a) + other * math.sin(a)) * 0.035 + way * 0.035,
            0.055,
            "#ffd040",
            0.006,
            rough=0.06,
            glow=0.12,
        )
        c.ball(
            place + (one * math.cos(a) + other * math.sin(a)) * 0.06 + way * 0.072, 0.024, "#0a0406", 0.003, rough=0.05
        )


def _opened_tomb() -> None:
    """A sarcophagus whose lid has been thrown off and broken."""
    stone, dark = masonry("#9a9282", "#7c766a"), paint("#1c1814", 0.9)
    with Group((0.05, 0.12, 0), (0, 0, 62)):
        box((1.24, 2.0, 0.16), (0, 0, 0.08), stone, bevel=0.03)
        box((0.9, 1.66, 0.1), (0, 0, 0.2), dark)
        for x in (-0.5, 0.5):
            box((0.14, 1.84, 0.56), (x, 0, 0.44), stone, bevel=0.03)
            box((0.18, 1.92, 0.1), (x, 0, 0.7), stone, bevel=0.025)
            for y in (-0.8, -0.27, 0.27, 0.8):
                box((0.08, 0.12, 0.5), (x * 1.16, y, 0.42), stone, bevel=0.015)
        for y in (-0.86, 0.86):
            box((1.0, 0.14, 0.56), (0, y, 0.44), stone, bevel=0.03)
            box((1.1, 0.18, 0.1), (0, y, 0.7), stone, bevel=0.025)
    with Group((-0.95, -0.55, 0.34), (62, 8, 24)):
        box((0.95, 0.9, 0.13), (0, 0, 0), stone, bevel=0.03)
        box((0.8, 0.8, 0.1), (0, 0, 0.1), stone, bevel=0.03, taper=0.8)
        box((0.12, 0.6, 0.06), (0, 0, 0.17), stone, bevel=0.02)
    with Group((-0.42, -1.0, 0.08), (4, -6, -30)):
        box((0.6, 0.5, 0.12), (0, 0, 0), stone, bevel=0.03)
    clods(Random(4), 36, 0.6, 1.3, "#8a8274", "#6a645a", 0.03, 0.1)


Pipe = Callable[
    [float, float, float], Any
]  # where a hose's skin is: along it 0 to 1, round it in radians, times its radius


def pipe(line: list[Vec], radii: Vec) -> Pipe:
    """A hose through places, with a radius that changes, as a function of where on it one is."""
    path, wide = spline(line, (1, 1), 12)
    shares = np.linspace(0, 1, len(path))
    wide = np.interp(shares, np.linspace(0, 1, len(radii)), radii)
    frames, side = [], np.array((1.0, 0.0, 0.0))
    for k in range(len(path)):
        way = path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]
        way /= np.linalg.norm(way)
        side = side - way * (side @ way)
        side /= np.linalg.norm(side)
        frames.append((side, np.cross(way, side), way))

    def place(t: float, a: float, scale: float) -> Any:
        at = min(max(t, 0.0), 1.0) * (len(path) - 1)
        k = min(int(at), len(path) - 2)
        u = at - k
        middle, r = path[k] * (1 - u) + path[k + 1] * u, (wide[k] * (1 - u) + wide[k + 1] * u) * scale
        one, other, way = (frames[k][n] * (1 - u) + frames[k + 1][n] * u for n in range(3))
        return middle + (one * math.cos(a) + other * math.sin(a)) * r + way * max(0.0, t - 1) * wide[-1]

    return place


def streams(dice: Random, skin: Pipe, n: int, turns: float, wide: float, low: float = 0.0, scale: float = 1.06) -> None:
    """Bands of water wound round a hose, from deep blue to foam."""
    tones = (
        ("#1f6f8c", "#2f8fa4"),
        ("#2f93a8", "#56b4be"),
        ("#14506e", "#1f6a86"),
        ("#a8e0e2", "#dff4f0"),
        ("#eef8f6", "#c8e8ea"),
    )
    for k in range(n):
        start, phase, long = low + (0.75 - low) * k / n, dice.uniform(0, 6.28), dice.uniform(0.26, 0.5)
        broad, out = wide * dice.uniform(0.5, 1.5) * (0.6 if k % 5 > 2 else 1.0), scale * dice.uniform(0.95, 1.12)

        def band(u: float, v: float, start: float = start, phase: float = phase, long: float = long, broad: float = broad,
                 out: float = out) -> Vec:  # fmt: skip
            t = min(1.0, start + long * u)
            point: Vec = skin(
                t + (v - 0.5) * broad * math.sin(math.pi * u) ** 0.6, phase + turns * 6.283 * t, out + 0.05 * v
            )
            return point

        one, other = tones[k % 5]
        cloth(band, paint(one, 0.28, second=other, bump=0.35, grain=5, mottle=0.2), 90, 2, 0.035)


def spouts(dice: Random, skin: Pipe, n: int, long: float) -> None:
    """Fingers of foam that curl outwards from the end of a hose, and beads of spray between them."""
    foam = paint("#f4faf8", 0.6, bump=0.4, grain=9, second="#cfe8ea")
    for k in range(n):
        a, size = 6.283 * k / n + dice.uniform(-0.08, 0.08), long * dice.uniform(0.6, 1.2)
        root, mid = skin(0.985, a, 1.02), skin(1.0 + 0.9 * size, a + 0.1, 1.08 + 0.5 * size)
        curl, tip = (
            skin(1.0 + 1.15 * size, a + 0.2, 1.08 + 1.2 * size),
            skin(1.0 + 0.8 * size, a + 0.26, 1.08 + 1.6 * size),
        )
        path, _ = spline([root, mid, curl, tip], steps=4)
        tube([tuple(p) for p in path], long * 0.27, foam, 0.008)
        sphere(root, long * 0.3, foam, 12)
        for _ in range(3):
            sphere(tip + np.array([dice.gauss(0, long * 0.7) for _ in range(3)]), dice.uniform(0.012, 0.035), foam, 8)


def vortex(c: Clay) -> None:
    """A whirlpool that stood up: bands of water, foam for teeth, two arms, and eyes down in its throat."""
    dice = Random(21)
    deep = paint("#124a68", 0.25, second="#1d6480", bump=0.4, grain=4)
    night = paint("#06202e", 0.5, second="#0c3446", bump=0.4, grain=5)
    body = pipe(
        [(0.0, 0.15, -0.05), (0.14, 0.28, 0.5), (0.12, 0.34, 1.1), (0.02, 0.16, 1.65), (-0.14, -0.26, 2.02)],
        (1.0, 0.42, 0.38, 0.54, 0.8),
    )
    cloth(lambda u, v: body(v, 6.2832 * u, 0.95 * (1 + 0.05 * math.sin(5 * 6.2832 * u - 16 * v))), deep, 80, 50, 0.02)
    cloth(
        lambda u, v: body(
            0.62 + 0.37 * v, 6.2832 * u, (0.35 + 0.52 * v) * (1 + 0.06 * math.sin(4 * 6.2832 * u - 14 * v))
        ),
        night,
        80,
        30,
        0.01,
    )
    streams(dice, body, 34, 2.6, 0.075)
    rings = (("#1f7088", "#2f8fa0"), ("#58b8c0", "#a8e0e0"))
    for k in range(8):
        phase, (one, other) = 0.785 * k, rings[k % 2]

        def inside(u: float, v: float, phase: float = phase) -> Vec:
            t = 0.74 + 0.26 * u
            point: Vec = body(t, phase + 5.2 * u + v * 0.22 * u, (0.33 + 0.52 * (t - 0.62) / 0.37) * 0.95)
            return point

        cloth(inside, paint(one, 0.3, second=other, bump=0.3), 40, 3, 0.02)
    spouts(dice, body, 26, 0.16)
    _throat_eyes(body)
    for line, wide in (([(0.2, 0.2, 1.2), (0.72, 0.1, 1.12), (1.05, -0.15, 1.5), (0.98, -0.35, 1.95)], (0.2, 0.17, 0.14, 0.22)),
                       ([(-0.1, 0.2, 1.15), (-0.62, 0.1, 0.98), (-0.98, -0.2, 1.1), (-1.08, -0.5, 1.34)], (0.2, 0.17, 0.14, 0.22))):  # fmt: skip
        limb = pipe([np.array(p) for p in line], wide)
        cloth(lambda u, v, limb=limb: limb(v, 6.2832 * u, 0.95), deep, 40, 30, 0.02)  # type: ignore[misc]
        streams(dice, limb, 12, 1.6, 0.12)
        spouts(dice, limb, 9, 0.11)
        heap = [limb(0.99, 0, 0) + np.array([dice.gauss(0, 0.07) for _ in range(3)]) for _ in range(11)]
        puffs(dice, heap, "#e4f2f2", "#a8d8dc", 0.06, 0.12)
    _churned_water(dice)
    _flotsam(dice)


def _throat_eyes(body: Pipe) -> None:
    """Two slanted eyes, deep in the funnel."""
    middle = body(0.9, 0, 0)
    way = body(1.0, 0, 0) - body(0.9, 0, 0)
    way /= np.linalg.norm(way)
    right = np.cross(way, (0, 0, 1.0))
    right /= np.linalg.norm(right)
    up = np.cross(right, way)
    lid = paint("#0c3446", 0.4, bump=0.3)
    for s in (-1, 1):
        at = middle + right * s * 0.23 + up * 0.06
        sphere(at, 0.135, paint("#fff0a0", 0.2, glow=2.6, second="#ffd860", bump=0, hazy=False), 28)
        sphere(at + np.array((0.0, -0.125, -0.02)), (0.03, 0.04, 0.07), paint("#2a1404", 0.2, bump=0), 16)
        tube([tuple(at + right * s * 0.2 + up * 0.16), tuple(at + up * 0.09 + way * 0.12), tuple(at - right * s * 0.17 - up * 0.0 + way * 0.08)],
             0.06, lid, 0.045)  # fmt: skip


def _churned_water(dice: Random) -> None:
    """The sea that came up the beach with it: a turning pool with rings of foam."""
    pool = paint("#1f6478", 0.12, second="#2f8490", bump=0.4, grain=3)
    foam = paint("#eef8f6", 0.7, bump=0.5, grain=8, second="#c4e2e4")
    ripple = [(1.75, -0.06), (1.6, 0.035), (1.3, 0.02), (1.05, 0.07), (0.8, 0.05), (0.5, 0.1)]
    lathe(
        ripple,
        pool,
        (0, 0.15, 0),
        (0, 0, 0),
        (1, 0.9, 1),
        60,
        wave=lambda a, z: 1 + 0.06 * math.sin(5 * a + 9 * z) + 0.03 * math.sin(11 * a),
    )
    for _ in range(13):
        phase, r, long = dice.uniform(0, 6.28), dice.uniform(0.7, 1.6), dice.uniform(0.8, 1.9)

        def swirl(u: float, v: float, phase: float = phase, r: float = r, long: float = long) -> Vec:
            a, q = phase + long * u, r * (1 - 0.16 * u) + (v - 0.5) * 0.11 * math.sin(math.pi * u)
            return q * math.cos(a), 0.15 + 0.9 * q * math.sin(a), 0.075 + 0.02 * math.sin(9 * a)

        cloth(swirl, foam, 30, 2, 0.03)
    beads = [rock_mesh(k * 2.7, foam, 0.3, 3) for k in range(3)]
    for k in range(90):
        a, r = dice.uniform(0, 6.283), dice.gauss(0.85, 0.3)
        at = (r * math.cos(a), 0.15 + 0.9 * r * math.sin(a), 0.06 + 0.12 * abs(dice.gauss(0, 1)) * max(0.0, 1.3 - r))
        link(beads[k % 3], "foam", at, (0, 0, 40 * k), dice.uniform(0.02, 0.085))


def _flotsam(dice: Random) -> None:
    """What it whirls about: planks, a barrel, and two gulls that keep their distance."""
    plank = wood("#8a6844", "#6a4a30")
    for x, y, z, rot, long in ((0.62, -0.3, 0.62, (20, 60, 30), 0.7), (-0.62, -0.25, 0.55, (10, -50, -20), 0.6),
                               (0.5, 0.1, 2.02, (40, 20, 60), 0.5), (0.85, -0.1, 0.95, (70, 10, 10), 0.4)):  # fmt: skip
        box((0.13, 0.035, long), (x, y, z), plank, rot, 0.01)
    with Group((-0.72, -0.62, 0.3), (58, 24, 0), 0.85):
        lathe(
            [(0.15, -0.24), (0.2, -0.1), (0.21, 0.0), (0.2, 0.1), (0.15, 0.24)],
            plank,
            sides=20,
            smooth=False,
            bevel=0.01,
        )
        for z in (-0.14, 0.14):
            lathe([(0.195, z - 0.02), (0.2, z), (0.195, z + 0.02)], paint("#4a4c50", 0.5, 0.8), sides=24)
    white, grey = paint("#f4f2ea", 0.8, bump=0.1), paint("#8a929a", 0.8, bump=0.1)
    for x, y, z, turn, flap in ((0.98, -0.2, 2.62, 40, 24), (1.18, 0.3, 2.98, 20, -8)):
        with Group((x, y, z), (14, 0, turn), 0.85):
            sphere((0, 0, 0), (0.055, 0.14, 0.055), white, 16)
            sphere((0, -0.14, 0.03), 0.045, white, 14)
            pole((0, -0.17, 0.03), (0, -0.24, 0.02), 0.014, paint("#e8a030", 0.5), 0.004, 8)
            for s in (-1, 1):
                wing = [(0, -0.06, 0.02), (s * 0.2, -0.1, 0.1 + 0.004 * flap), (s * 0.46, 0.04, 0.02 + 0.006 * flap), (s * 0.2, 0.05, 0.09 + 0.004 * flap),
                        (0, 0.07, 0.02)]  # fmt: skip
                solid(wing, [(0, 1, 2, 3, 4)], grey, thick=0.012)
    spray = paint("#f4faf8", 0.6, bump=0.2)
    for _ in range(70):
        a, z = dice.uniform(0, 6.283), dice.uniform(0.2, 2.3)
        r = 0.55 + 0.2 * z + abs(dice.gauss(0, 0.22))
        sphere((r * math.cos(a), 0.2 + r * math.sin(a), z), dice.uniform(0.008, 0.028), spray, 8)


def gear(r: float, material: Any, teeth: int = 12, thick: float = 0.12) -> None:
    """A toothed wheel about z, with a hub."""
    outline = []
    for k in range(teeth * 4):
        a = 6.2832 * k / (teeth * 4)
        q = r * (1.0 if k % 4 in (0, 1) else 0.82)
        outline.append((q * math.cos(a), q * math.sin(a)))
    with Group((0, 0, 0), (90, 0, 0)):
        blade(outline, material, thick, 0.012)
    lathe([(r * 0.34, -thick * 0.85), (r * 0.34, thick * 0.85)], material, sides=20, smooth=False, bevel=0.015)
    lathe([(r * 0.14, -thick), (r * 0.14, thick)], paint("#3a3c40", 0.5, 0.8), sides=6, smooth=False, bevel=0.01)


def rivets(n: int, r: float, z: float, size: float, material: Any, oval: float = 1.0) -> None:
    """Rivets round a band about z."""
    for k in range(n):
        a = 6.2832 * (k + 0.5) / n
        sphere((r * math.cos(a), oval * r * math.sin(a), z), size, material, 10)


def machine(c: Clay) -> None:
    """A golem of brass and iron with a furnace in its belly, a lamp for an eye, a key in its back and a great round shield."""
    brass = paint("#b98a3c", 0.42, 0.85, bump=0.3, grain=10, mottle=0.3, second="#8f6a34")
    worn = paint("#2c6c74", 0.45, 0.3, bump=0.35, grain=12, mottle=0.3, second="#24565e")
    dark = paint("#54585e", 0.5, 0.85, bump=0.4, grain=12, second="#473f3a")
    hot = paint("#ff4206", 0.6, glow=0.9, second="#ff7a12", bump=0.4, grain=8, hazy=False)
    for s in (-1, 1):
        _iron_leg(s, brass, worn, dark)
    boiler = [
        (0.3, 0.72),
        (0.5, 0.8),
        (0.62, 0.98),
        (0.67, 1.2),
        (0.65, 1.42),
        (0.54, 1.64),
        (0.36, 1.78),
        (0.28, 1.84),
    ]
    lathe(boiler, brass, sides=48)
    for r, z in ((0.625, 0.96), (0.655, 1.44)):
        lathe(
            [(r - 0.03, z - 0.06), (r + 0.03, z - 0.05), (r + 0.03, z + 0.05), (r - 0.05, z + 0.06)],
            dark,
            sides=48,
            smooth=False,
            bevel=0.012,
        )
        rivets(26, r + 0.035, z, 0.026, brass)
    with Group((0.0, -0.6, 1.2), (90, 0, 0)):
        lathe(
            [(0.2, -0.05), (0.31, -0.05), (0.33, 0.04), (0.3, 0.1), (0.24, 0.11), (0.21, 0.06)],
            dark,
            sides=36,
            smooth=False,
            bevel=0.015,
        )
        lathe([(0.235, 0.05), (0.235, 0.07), (0.12, 0.085)], hot, sides=30)
        rivets(10, 0.285, 0.11, 0.022, brass)
        for k in range(5):
            x = -0.16 + 0.08 * k
            half = math.sqrt(0.235**2 - x * x)
            pole((x, -half, 0.11), (x, half, 0.11), 0.017, dark, sides=10)
    lamp("POINT", (0.0, -0.95, 1.15), 5, "#ff8030", 0.1)
    _gauge((-0.27, -0.52, 1.6), brass)
    _lamp_head(brass, worn, dark)
    _iron_arms(brass, worn, dark)
    _key_and_chimney(brass, dark)


def _iron_leg(s: int, brass: Any, worn: Any, dark: Any) -> None:
    """A leg: gear at the hip and at the knee, a piston, a boot with toe plates. One stands before the other."""
    x, y = s * 0.37, -0.12 if s < 0 else 0.12
    pole((x, y * 0.4, 0.84), (x * 1.12, y - 0.08, 0.5), 0.15, worn, 0.13)
    pole((x * 1.12, y - 0.06, 0.5), (x * 1.16, y + 0.02, 0.18), 0.15, dark, 0.19)
    pole((x * 1.4, y + 0.12, 0.8), (x * 1.3, y + 0.16, 0.2), 0.045, brass)
    for z, r, out in ((0.84, 0.25, 0.14), (0.5, 0.22, 0.13)):
        with Group((x * 1.08 + s * out, y * (1.3 - z), z), (0, 90, 0)):
            gear(r, brass, 11)
    with Group((x * 1.12, y - 0.25, 0.5), (90, 0, 0)):
        lathe([(0.14, -0.05), (0.14, 0.02), (0.09, 0.07), (0.01, 0.08)], brass, sides=24)
    box((0.44, 0.66, 0.2), (x * 1.16, y - 0.1, 0.1), dark, (0, 0, -s * -6), 0.05, 0.86)
    for k in range(3):
        box((0.13, 0.14, 0.15), (x * 1.16 - 0.145 + 0.145 * k, y - 0.44, 0.09), brass, (0, 0, 0), 0.03)
    lathe([(0.21, 0.0), (0.2, 0.07)], brass, (x * 1.16, y + 0.02, 0.19), sides=28, smooth=False, bevel=0.015)


def _gauge(at: Vec, brass: Any) -> None:
    """A pressure gauge a little in the red."""
    with Group(at, (76, 0, -26)):
        lathe([(0.13, -0.04), (0.145, 0.03), (0.12, 0.05), (0.115, 0.03)], brass, sides=30)
        lathe([(0.112, 0.0), (0.112, 0.036)], paint("#f2ecd8", 0.4, bump=0.05), sides=28)
        for k in range(9):
            a = math.radians(-40 + 260 * k / 8)
            tone = paint("#c8302a" if k < 3 else "#2a2420", 0.6, bump=0)
            box(
                (0.03, 0.012, 0.012),
                (0.09 * math.cos(a), 0.09 * math.sin(a), 0.04),
                tone,
                (0, 0, math.degrees(a)),
                0.002,
            )
        box((0.1, 0.014, 0.012), (0.04, 0.012, 0.046), paint("#c8302a", 0.5, bump=0), (0, 0, 18), 0.003)
        sphere((0, 0, 0.04), 0.02, brass, 12)


def _lamp_head(brass: Any, worn: Any, dark: Any) -> None:
    """A small domed head with one lamp for an eye, a grille of a mouth and a whistle that blows."""
    lathe([(0.3, 1.8), (0.33, 1.86), (0.24, 1.9), (0.22, 1.96)], dark, sides=36, smooth=False, bevel=0.015)
    lathe([(0.3, 1.95), (0.32, 2.0), (0.31, 2.24), (0.27, 2.38), (0.16, 2.48), (0.03, 2.52)], brass, sides=40)
    lathe([(0.32, 2.2), (0.345, 2.22), (0.345, 2.27), (0.3, 2.29)], worn, sides=40, smooth=False, bevel=0.01)
    rivets(16, 0.345, 2.245, 0.018, dark)
    with Group((0, -0.3, 2.2), (90, 0, 0)):
        lathe(
            [(0.12, -0.06), (0.19, -0.04), (0.2, 0.08), (0.17, 0.12), (0.15, 0.06)],
            dark,
            sides=36,
            smooth=False,
            bevel=0.012,
        )
        sphere(
            (0, 0, 0.04), (0.15, 0.15, 0.07), paint("#ffe9a8", 0.1, glow=1.7, second="#ffd070", bump=0, hazy=False), 28
        )
        sphere((0, 0, 0.1), (0.05, 0.05, 0.02), paint("#5a2a08", 0.2, bump=0), 16)
        for k in range(3):
            pole(
                (-0.17 + 0.04 * k, 0.09 + 0.04 * k, 0.1),
                (0.17 - 0.04 * k, 0.09 + 0.04 * k, 0.1 + 0.02 * k),
                0.03,
                worn,
                sides=10,
            )
    for k in range(5):
        box((0.028, 0.05, 0.1), (-0.1 + 0.05 * k, -0.295 - 0.012 * (2 - abs(k - 2)), 2.02), dark, bevel=0.008)
    for s in (-1, 1):
        with Group((s * 0.32, 0, 2.14), (0, s * 90, 0)):
            gear(0.12, worn, 9, 0.06)
    pole((0.06, 0.05, 2.48), (0.06, 0.05, 2.62), 0.035, dark)
    lathe([(0.03, 0), (0.055, 0.03), (0.055, 0.1), (0.02, 0.13)], brass, (0.06, 0.05, 2.6), sides=16)


def _iron_arms(brass: Any, worn: Any, dark: Any) -> None:
    """The right arm ends in a gripper with a daisy, the left carries the shield before its neighbours."""
    for s in (-1, 1):
        with Group((s * 0.74, 0, 1.52), (0, s * 66, 0)):
            lathe([(0.1, -0.16), (0.26, -0.1), (0.3, 0.02), (0.22, 0.16), (0.08, 0.22)], worn, sides=32)
            lathe([(0.3, -0.02), (0.325, 0.0), (0.3, 0.04)], dark, sides=32)
            rivets(12, 0.285, 0.07, 0.02, brass)
    elbow, wrist = np.array((-1.02, -0.1, 1.08)), np.array((-0.98, -0.56, 1.22))
    pole((-0.8, 0, 1.45), elbow, 0.13, dark, 0.11)
    pole((-0.74, -0.1, 1.4), elbow + (0.06, -0.12, 0.06), 0.04, brass)
    with Group(elbow, (0, 90, 0)):
        gear(0.2, brass, 11, 0.16)
    pole(elbow, wrist, 0.12, worn, 0.17)
    with Group(wrist, along=(0.0, -1, 0.5)):
        lathe([(0.16, -0.03), (0.2, 0.0), (0.2, 0.07), (0.1, 0.1)], dark, sides=28, smooth=False, bevel=0.015)
        for k in range(3):
            a = 2.094 * k + 0.5
            x, y = math.cos(a), math.sin(a)
            tube(
                [
                    (0.13 * x, 0.13 * y, 0.06),
                    (0.24 * x, 0.24 * y, 0.2),
                    (0.17 * x, 0.17 * y, 0.36),
                    (0.04 * x, 0.04 * y, 0.4),
                ],
                0.06,
                brass,
                0.035,
            )
    daisy(wrist + (-0.02, -0.36, 0.04))
    pole((0.8, 0, 1.45), (0.98, -0.22, 1.12), 0.13, dark, 0.11)
    with Group((0.98, -0.22, 1.12), (0, 90, 0)):
        gear(0.2, brass, 11, 0.16)
    pole((0.98, -0.22, 1.12), (0.88, -0.66, 1.08), 0.12, worn, 0.15)
    with Group((0.9, -0.9, 1.02), along=(0.3, -1, 0.06)):
        round_shield(0.6, "#9a2620")
        rivets(20, 0.6, -0.19, 0.03, dark)


def daisy(at: Any) -> None:
    """A daisy, held as gently as iron can."""
    stem, petal = paint("#4f8a34", 0.7), paint("#f6f4ea", 0.7, bump=0.05)
    tube([at + (0, 0.1, -0.14), at + (0.01, 0.02, 0.1), at + (-0.02, -0.02, 0.3)], 0.014, stem)
    with Group(at + (-0.02, -0.03, 0.31), (64, 0, 12)):
        for k in range(11):
            a = 6.2832 * k / 11
            sphere(
                (0.085 * math.cos(a), 0.085 * math.sin(a), 0), (0.06, 0.024, 0.012), petal, 12, (0, 0, math.degrees(a))
            )
        sphere((0, 0, 0.01), (0.045, 0.045, 0.03), paint("#f0b820", 0.6), 14)


def _key_and_chimney(brass: Any, dark: Any) -> None:
    """The wind-up key behind one shoulder, the smoking pipe behind the other."""
    with Group((0.36, 0.42, 1.7), along=(0.62, 0.3, 1.0)):
        pole((0, 0, 0), (0, 0, 0.62), 0.05, dark)
        lathe([(0.09, 0.3), (0.09, 0.36)], brass, sides=20, smooth=False, bevel=0.01)
    top = np.array((0.36, 0.42, 1.7)) + np.array((0.62, 0.3, 1.0)) / 1.215 * 0.66
    aside = np.array((-0.84, 0.0, 0.54))
    for s in (-1, 1):
        ring = [
            tuple(
                top + aside * s * 0.17 + 0.14 * (aside * math.cos(a) + np.array((0.5, 0.2, 0.84)) * 1.15 * math.sin(a))
            )
            for a in np.linspace(0, 6.2832, 19)
        ]
        tube(ring, 0.05, brass)
    x, y = -0.36, 0.42
    pole((x, y, 1.5), (x, y, 2.36), 0.1, dark)
    lathe([(0.1, 0), (0.16, 0.08), (0.17, 0.14), (0.13, 0.15)], brass, (x, y, 2.3), sides=24, smooth=False, bevel=0.01)
    lathe([(0.12, 0), (0.12, 0.05)], brass, (x, y, 2.0), sides=24, smooth=False, bevel=0.01)
    places = [(x, y, 2.5), (x + 0.06, y, 2.62), (x - 0.04, y + 0.05, 2.74), (x + 0.12, y + 0.05, 2.84)]
    puffs(Random(3), places, "#d8d4cc", "#b8b4ac", 0.08, 0.15)

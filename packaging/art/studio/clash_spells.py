"""Clash's spells and towers: scenes rather than figures, out of hard solids, fire and dust."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from studio.arms import gold, iron, round_shield, spear, steel, sword
from studio.buildings import house, masonry, round_tower, wood
from studio.clay import Clay, Vec, blotch
from studio.fire import EMBER, FIRE, VIOLET, blaze, hoop, sparks, tongue, tongues
from studio.lighting import lamp
from studio.materials import paint
from studio.nature import fir, lightning, puffs, rock_mesh
from studio.solids import Group, box, cloth, figure, lathe, link, pole, solid, sphere, tube

Curve = Callable[[float], Any]


# ---- cyclone


def cyclone(c: Clay) -> None:
    """A leaning whirlwind with a roof, a cow, a cart and a tree in it."""
    dice = Random("cyclone")
    height = 3.7

    def spine(t: float) -> Any:
        return np.array((0.62 * math.sin(t * 2.9) * t - 0.14, 0.1 * math.cos(t * 3), -0.25 + height * t))

    def radius(t: float) -> float:
        return 0.15 + 0.17 * t + 1.02 * t**2.3

    _funnel(spine, radius, height)
    tones = (
        ("#d8e6ea", "#b4c8d0"),
        ("#9db6c0", "#c4d6da"),
        ("#7d98a4", "#a0b6be"),
        ("#b8ae98", "#8e8a80"),
        ("#8a8474", "#a8a08c"),
    )
    for _ in range(46):
        _gust(dice, spine, radius, dice.choice(tones))
    for _ in range(26):
        _wisp(dice, spine, radius, dice.choice(tones[:3]))
    _torn_dust(dice, spine, radius)
    _debris(dice, spine, radius)
    with Group((-0.95, -0.65, 1.85), (14, -26, 40), 0.85):
        _roof()
    with Group((1.02, -0.75, 1.38), (16, 24, -48), 0.62):
        _cow()
    with Group((1.15, -0.6, 2.05), (24, 58, 10), 0.52):
        link(fir(paint("#3f6a3a", 0.9, second="#2f5434"), wood(), dice, 6, 1.7), "tree")
    with Group((-0.72, -0.9, 0.78), (30, 48, 30), 0.5):
        _cart()
    lightning(dice, (1.5, 6, 6.3), (2.2, 6, 0.2), 0.05, 14.0, forks=3)
    lightning(dice, (-2.3, 8, 7.5), (-1.7, 8, 0.6), 0.04, 10.0, forks=3)


def _funnel(spine: Curve, radius: Callable[[float], float], height: float) -> None:
    """The dark core behind the gusts."""
    tone = paint("#5a6e7a", 0.8, second="#7c9099", bump=0.9, grain=3.5, mottle=0.5)
    core = [(radius(t) * 0.84, height * t) for t in np.linspace(0, 0.99, 50)]
    thing = lathe(
        core, tone, sides=72, wave=lambda a, z: 1 + 0.05 * math.sin(a * 3 + z * 7) + 0.03 * math.sin(a * 7 + z * 15)
    )
    for v in thing.data.vertices:
        p = spine(v.co.z / height)
        v.co.x, v.co.y, v.co.z = v.co.x + p[0], v.co.y + p[1], p[2]


def _gust(dice: Random, spine: Curve, radius: Callable[[float], float], tones: tuple[str, str]) -> None:
    """A band of air round the funnel: its edges torn, its ends thrown outwards."""
    start, phase, length = dice.uniform(-0.02, 0.75), dice.uniform(0, 6.28), dice.uniform(0.12, 0.36)
    grow, broad = dice.uniform(0.9, 1.25), dice.uniform(0.025, 0.085)
    steps, points, a = 150, [], phase
    for k in range(steps):
        u = k / (steps - 1)
        t = max(0.0, min(1.0, start + length * u))
        a += 6.283 * 1.5 / steps
        flung = 1 + 0.35 * max(0.0, u - 0.75) ** 1.5 * 4
        w = broad * math.sin(math.pi * u) ** 0.5 * (0.5 + 1.4 * t)
        r, p = radius(t) * grow * flung, spine(t)
        for side in (-1, 1):
            torn = 1 + 0.5 * math.sin(23 * u + 3 * phase + side) * math.sin(9 * u + phase)
            q = r * (1 + 0.06 * side)
            points.append((p[0] + q * math.cos(a), p[1] + q * math.sin(a), p[2] + side * w * torn))
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps - 1)]
    solid(
        points, faces, paint(tones[0], 0.75, second=tones[1], bump=0.6, grain=5, mottle=0.35), smooth=True, thick=0.02
    )


def _wisp(dice: Random, spine: Curve, radius: Callable[[float], float], tones: tuple[str, str]) -> None:
    """A thread of spray farther out."""
    t0, a0, turn = dice.uniform(0.05, 0.95), dice.uniform(0, 6.28), dice.uniform(1.2, 2.6)
    reach, rise = dice.uniform(1.15, 1.6), dice.uniform(-0.05, 0.2)
    points = []
    for u in np.linspace(0, 1, 16):
        t = t0 + 0.06 * u
        r, p = radius(t) * reach * (1 + 0.25 * u), spine(t)
        points.append((p[0] + r * math.cos(a0 + turn * u), p[1] + r * math.sin(a0 + turn * u), p[2] + rise * u))
    tube(points, dice.uniform(0.006, 0.018), paint(tones[0], 0.8, second=tones[1], bump=0.2), 0.002)


def _torn_dust(dice: Random, spine: Curve, radius: Callable[[float], float]) -> None:
    """A skirt of dust at the foot, clouds carried up the side and a rolling rim at the top."""
    foot, side, rim = [], [], []
    for _ in range(70):
        a, r = dice.uniform(0, 6.28), abs(dice.gauss(0.35, 0.36))
        foot.append((r * math.cos(a) - 0.1, r * math.sin(a), dice.uniform(-0.2, 0.32) * (1.3 - min(1.0, r))))
    for _ in range(46):
        t, a = dice.uniform(0.05, 0.9), dice.uniform(0, 6.28)
        r, p = radius(t) * dice.uniform(0.95, 1.2), spine(t)
        side.append((p[0] + r * math.cos(a), p[1] + r * math.sin(a), p[2]))
    for _ in range(50):
        t, a = dice.uniform(0.86, 1.02), dice.uniform(0, 6.28)
        r, p = radius(t) * dice.uniform(0.8, 1.25), spine(t)
        rim.append((p[0] + r * math.cos(a), p[1] + r * math.sin(a), p[2]))
    puffs(dice, foot, "#a8977a", "#857860", 0.07, 0.24)
    puffs(dice, side, "#b4b8b4", "#949c9c", 0.03, 0.1)
    puffs(dice, rim, "#6c7c86", "#52626c", 0.18, 0.42)


def _debris(dice: Random, spine: Curve, radius: Callable[[float], float]) -> None:
    """Planks, tiles, stones and leaves on their way round."""
    tile, plank = paint("#a8452c", 0.8, second="#8a3420"), wood("#7a5533", "#5f4028")
    rocks = [rock_mesh(k * 3.3, masonry(), 0.5) for k in range(3)]
    leaf = paint("#6f8a3a", 0.8, second="#a88a3a")
    for k in range(64):
        t, a = dice.uniform(0.04, 0.9), dice.uniform(0, 6.28)
        r = radius(t) * dice.uniform(1.05, 1.55) + 0.12
        p = spine(t) + np.array((r * math.cos(a), r * math.sin(a), 0))
        rot = [dice.uniform(0, 360) for _ in range(3)]
        if k % 4 == 0:
            box((dice.uniform(0.2, 0.55), 0.06, 0.03), p, plank, rot, 0.008)
        elif k % 4 == 1:
            link(rocks[k % 3], "stone", p, rot, dice.uniform(0.03, 0.12))
        elif k % 4 == 2:
            box((0.13, 0.09, 0.02), p, tile, rot, 0.006)
        else:
            box((0.06, 0.035, 0.006), p, leaf, rot, 0.0)


def _roof() -> None:
    """Half a cottage's roof with its chimney, rafters bare on one side."""
    tile, timber = paint("#b04a2c", 0.8, second="#8a3420", bump=0.6, grain=14), wood()
    for side in (-1, 1):
        with Group((0, side * 0.21, 0), (side * 50, 0, 0)):
            box((0.95, 0.6, 0.05), (0, 0, 0), tile, bevel=0.012)
            for row in range(4):
                for k in range(7):
                    if side < 0 or k + row < 8:
                        box(
                            (0.125, 0.16, 0.025),
                            (-0.41 + 0.136 * k, -0.22 + 0.145 * row, 0.035),
                            tile,
                            (side * -6, 0, 0),
                            0.008,
                        )
    for x in (-0.42, -0.14, 0.14, 0.42):
        pole((x, -0.42, -0.24), (x + 0.02, 0.42, -0.24), 0.03, timber, sides=8)
    for x in (-0.42, 0.42):
        solid([(x, -0.36, -0.22), (x, 0.36, -0.22), (x, 0, 0.2)], [(0, 1, 2)], paint("#d8c8a0", 0.9), thick=0.03)
    box((0.18, 0.18, 0.46), (0.2, 0.14, 0.26), masonry(), bevel=0.02)
    box((0.24, 0.24, 0.06), (0.2, 0.14, 0.5), masonry(), bevel=0.02)


def _cow() -> None:
    """A surprised cow, legs in all directions; its head looks to -y."""
    c, white, pink = Clay(), blotch("#efe6d6", "#33281f", 4.2, 0.2), "#e0a0a0"
    c.ball((0, 0.1, 0), (0.36, 0.62, 0.36), white, 0.1)
    c.limb([(0, -0.35, 0.1), (0, -0.68, 0.32)], (0.25, 0.17), white, 0.1)
    c.ball((0, -0.82, 0.38), (0.17, 0.25, 0.18), "#efe6d6", 0.06, (-14, 0, 0))
    c.ball((0, -1.02, 0.34), (0.16, 0.12, 0.12), pink, 0.05)
    c.ball((0.06, -1.13, 0.37), 0.025, "#7a3a3a", 0.01, mirror=True)
    c.ball((0, -1.08, 0.24), (0.08, 0.06, 0.05), "#5a2020", 0.01)
    c.ball((0.12, -0.9, 0.52), 0.075, "#ffffff", 0.01, mirror=True, rough=0.15)
    c.ball((0.13, -0.965, 0.53), 0.03, "#14100c", 0.004, mirror=True, rough=0.1)
    c.limb([(0.14, -0.7, 0.48), (0.38, -0.66, 0.46)], (0.07, 0.04), "#4a3a2c", 0.03, mirror=True)
    c.limb(
        [(0.09, -0.72, 0.55), (0.2, -0.72, 0.68), (0.16, -0.76, 0.8)], (0.05, 0.035, 0.01), "#e8d8a8", 0.02, mirror=True
    )
    for x, y, ex, ey, ez in (
        (0.2, -0.25, 0.5, -0.75, -0.55),
        (-0.2, -0.25, -0.6, -0.6, -0.4),
        (0.2, 0.5, 0.55, 0.95, -0.5),
        (-0.2, 0.5, -0.5, 1.0, -0.6),
    ):
        c.limb([(x, y, -0.2), (ex, ey, ez)], (0.14, 0.085), white, 0.06)
        c.ball((ex * 1.04, ey * 1.04, ez * 1.06), 0.095, "#2c2018", 0.02)
    c.ball((0, 0.42, -0.36), (0.16, 0.16, 0.12), pink, 0.04)
    c.limb([(0, 0.7, 0.15), (0.2, 1.0, 0.35), (0.05, 1.25, 0.55)], (0.05, 0.035, 0.03), white, 0.03)
    c.ball((0.05, 1.28, 0.58), 0.085, "#33281f", 0.03)
    figure(c, 110)


def _cart() -> None:
    """A hay cart that has lost a wheel."""
    timber = wood("#8a6238", "#6a4626")
    box((0.8, 1.2, 0.07), (0, 0, 0), timber, bevel=0.015)
    for x in (-0.4, 0.4):
        for z in (0.12, 0.28):
            box((0.05, 1.25, 0.09), (x, 0, z), timber, bevel=0.012)
        for y in (-0.5, 0, 0.5):
            box((0.07, 0.07, 0.46), (x, y, 0.14), timber, bevel=0.012)
        pole((x * 0.7, -0.6, 0), (x * 0.7, -1.3, 0.02), 0.035, timber)
    for x, y, z, tip in ((-0.52, 0.1, -0.1, 0), (1.0, 0.4, -0.5, 40)):
        with Group((x, y, z), (0, 90 + tip, 0)):
            _wheel(timber)


def _wheel(timber: Any) -> None:
    """Felloe, eight spokes, an iron hub."""
    rim = [(0.37 * math.cos(6.283 * k / 16), 0.37 * math.sin(6.283 * k / 16), 0) for k in range(17)]
    tube(rim, 0.04, timber)
    for k in range(8):
        pole((0, 0, 0), (0.36 * math.cos(k * 0.785), 0.36 * math.sin(k * 0.785), 0), 0.025, timber, sides=8)
    lathe([(0.08, -0.07), (0.08, 0.07)], iron(), sides=14)


# ---- meteorite


def meteorite(c: Clay) -> None:
    """A burning rock comes down from the upper right over a village."""
    dice = Random("meteorite")
    at, way = np.array((-0.18, 0.2, 1.55)), np.array((0.56, 0.2, 0.66))
    way = way / np.linalg.norm(way)
    _molten_rock(dice, at, 0.6)
    with Group(at - way * 0.05, along=way):
        blaze(dice, (0, 0, -0.1), 0.6, 2.5, 24, FIRE, 0.2)
        blaze(dice, (0, 0, -0.15), 0.72, 4.0, 24, EMBER, -0.1)
    trail = []
    for _ in range(120):
        s = dice.uniform(0.9, 5.5)
        spread = 0.1 + 0.13 * s
        trail.append(at + way * s + np.array([dice.gauss(0, 1) for _ in range(3)]) * spread + (0, 0.5, 0))
    puffs(dice, trail[:90], "#3a2e30", "#6a4a40", 0.12, 0.36)
    puffs(dice, trail[90:], "#8a4420", "#4a3834", 0.08, 0.2)
    sparks(dice, 70, lambda: at + way * dice.uniform(-0.5, 2.2) + [dice.gauss(0, 0.42) for _ in range(3)], way)
    _village(dice)
    down = at - way * at[2] / way[2]
    _blast_ring(dice, (float(down[0]) + 0.35, float(down[1]) - 0.2, 0.05))
    _glow((float(at[0]) - 0.3, -0.6, 0.75), 26, "#ff7a28")


def _molten_rock(dice: Random, at: Any, r: float) -> None:
    """A glowing ball under a crust of dark stones."""
    sphere(at, r * 0.94, paint("#ff7a00", 0.5, glow=1.5, bump=0.4, second="#ffb020", hazy=False), 32)
    crust = [paint(tone, 0.85, bump=0.9, grain=6, mottle=0.5, second="#5a3a2c") for tone in ("#2a2120", "#40302a")]
    for k in range(40):
        z = 1 - 2 * (k + 0.5) / 40
        a, q = 2.39996 * k, math.sqrt(1 - z * z)
        out = np.array((q * math.cos(a), q * math.sin(a), z))
        turn = [dice.uniform(0, 360) for _ in range(3)]
        link(
            rock_mesh(k * 1.9, crust[k % 2], 0.55, 3), "crust", at + out * r * 0.86, turn, r * dice.uniform(0.25, 0.36)
        )


def _blast_ring(dice: Random, at: Vec) -> None:
    """Where it will strike: the ground already glows and dust flies off."""
    for r, glow in ((0.3, 1.2), (0.55, 0.9), (0.85, 0.6)):
        with Group(at):
            hoop(r, 0.0, 0.03, "#ff8a00", glow)
    ring = []
    for _ in range(60):
        a, q = dice.uniform(0, 6.28), dice.uniform(0.85, 1.15)
        ring.append((at[0] + q * math.cos(a), at[1] + q * math.sin(a), at[2] + dice.uniform(-0.03, 0.06)))
    puffs(dice, ring, "#a07a54", "#7a5c40", 0.03, 0.09)


def _glow(at: Vec, energy: float, colour: str, size: float = 0.5) -> None:
    """A lamp that belongs to a fire."""
    lamp("POINT", at, energy, colour, size)


def _village(dice: Random) -> None:
    """Tiny houses with lit windows, a church, a tree or two."""
    for x, y, turn, size in (
        (-1.15, 1.0, 20, 0.42),
        (-0.55, 1.6, -25, 0.42),
        (0.75, 1.2, 40, 0.43),
        (0.98, 0.25, -15, 0.4),
        (0.15, 2.3, -10, 0.44),
    ):
        with Group((x, y, 0.02), (0, 0, turn), size):
            house((0, 0, 0), roof=dice.choice(("#a8532c", "#8a4a30", "#7a5a3a")), lit=True)
    with Group((0.3, 0.1, 0.0), (0, 0, 24), 0.33):
        house((0, 0, 0), wide=1.2, deep=1.7, tall=1.1, roof="#6a6a78", plaster="#c8bfae", lit=True)
        box((0.6, 0.6, 2.0), (0, -1.1, 1.0), masonry("#b8ad9a"), bevel=0.03)
        lathe(
            [(0.5, 2.0), (0.02, 3.2)],
            paint("#5a6478", 0.7),
            (0, -1.1, 0),
            (0, 0, 45),
            sides=4,
            smooth=False,
            bevel=0.02,
        )
    tree = fir(paint("#3a5a34", 0.9, second="#2a4430"), wood(), dice)
    for x, y in ((-1.15, 0.0), (0.6, 0.4), (1.25, 0.7), (-0.7, 2.0), (0.75, 1.9)):
        link(tree, "tree", (x, y, 0), (0, 0, dice.uniform(0, 360)), dice.uniform(0.13, 0.2))


# ---- boom


def boom(c: Clay) -> None:
    """A bomb as large as a cart, its fuse nearly down; everybody has run."""
    dice = Random("boom")
    r, at = 0.86, np.array((0.02, 0.1, 0.8))
    black = paint("#23252b", 0.34, 0.5, bump=0.35, grain=7, mottle=0.3, second="#2e3038")
    with Group(at, (-8, 16, 0)):
        sphere((0, 0, 0), r, black, 64)
        for tilt in (0, 90):
            with Group((0, 0, 0), (tilt, 0, 25)):
                lathe(
                    [(r * 0.995, -0.05), (r * 1.02, -0.045), (r * 1.02, 0.045), (r * 0.995, 0.05)],
                    iron("#5a5f68"),
                    sides=72,
                )
                for k in range(22):
                    a = 6.283 * k / 22
                    sphere((r * 1.02 * math.cos(a), r * 1.02 * math.sin(a), 0), 0.025, iron("#8a9098"), 10)
        lathe(
            [(0.27, r * 0.93), (0.29, r * 1.0), (0.29, r * 1.13), (0.24, r * 1.16), (0.12, r * 1.15)],
            iron("#70757e"),
            sides=40,
        )
        _skull(r)
        fuse = [
            (0, 0, r * 1.1),
            (0.04, 0, r * 1.32),
            (0.18, -0.03, r * 1.48),
            (0.38, -0.06, r * 1.47),
            (0.5, -0.1, r * 1.6),
        ]
        tube(fuse, 0.05, paint("#d0b080", 0.9, bump=0.8, grain=30, second="#a88858"))
        strand = paint("#a8855a", 0.9, bump=0.6, grain=30)
        for one, two in itertools.pairwise(fuse):
            for t in (0.25, 0.6, 0.95):
                sphere(np.array(one) + (np.array(two) - np.array(one)) * t, 0.056, strand, 10)
        _hiss(dice, fuse[-1])
    _tracks(dice)
    _left_behind()
    sand = [(at[0] + q * math.cos(a), at[1] + q * math.sin(a) * 0.8, 0.0) for a, q in
            ((dice.uniform(0, 6.28), dice.uniform(0.45, 0.72)) for _ in range(50))]  # fmt: skip
    puffs(dice, sand, "#c8a468", "#a8844e", 0.05, 0.12)


def _skull(r: float) -> None:
    """Painted on the bomb's front: a round skull with a grin."""
    white, dark = paint("#e6dcc2", 0.8, bump=0.3, grain=12, mottle=0.2), paint("#23252b", 0.5)

    def patch(x: float, z: float, size: Vec, tone: Any, lift: float) -> None:
        y = -math.sqrt(max(0.0, r * r - x * x - z * z))
        turn = (math.degrees(math.asin(z / r)), 0, math.degrees(math.atan2(x, -y)))
        sphere((x * lift, y * lift, z * lift), (size[0], 0.02, size[1]), tone, 24, (-turn[0], 0, turn[2]))

    patch(-0.1, 0.12, (0.27, 0.25), white, 0.998)
    patch(-0.1, -0.1, (0.17, 0.14), white, 0.998)
    for x in (-0.21, 0.02):
        patch(x, 0.09, (0.075, 0.085), dark, 1.012)
    patch(-0.095, -0.035, (0.03, 0.04), dark, 1.012)
    for x in (-0.18, -0.1, -0.02):
        patch(x, -0.16, (0.012, 0.06), dark, 1.02)


def _hiss(dice: Random, at: Vec) -> None:
    """The burning end: a star of sparks and a curl of smoke."""
    sphere(at, 0.085, paint("#fff0b0", glow=9.0, bump=0, hazy=False), 16)
    tones = [paint(tone, glow=glow, bump=0, hazy=False) for tone, glow in (("#ffe080", 6.0), ("#ff9a30", 3.5))]
    for k in range(46):
        d = np.array([dice.gauss(0, 1) for _ in range(3)])
        d = d / np.linalg.norm(d)
        near, far = dice.uniform(0.08, 0.16), dice.uniform(0.2, 0.46)
        pole(np.array(at) + d * near, np.array(at) + d * far, 0.014, tones[k % 2], 0.002, 6)
        if k % 3 == 0:
            sphere(np.array(at) + d * (far + 0.06), 0.016, tones[1], 8)
    smoke = [(at[0] + 0.1 * math.sin(k * 0.9) - 0.07 * k, at[1] + 0.15, at[2] + 0.1 + 0.085 * k) for k in range(9)]
    puffs(dice, smoke, "#c8c0b8", "#a09890", 0.06, 0.12)


def _tracks(dice: Random) -> None:
    """Footprints that run away on all sides, deep at the toes."""
    dent, rim = paint("#3c2a14", 0.95, bump=0.5), paint("#d8b880", 0.95, bump=0.6, grain=12)
    for start in (190, 222, 254, 287, 318, 352):
        a = math.radians(start + dice.uniform(-4, 4))
        for step in range(7):
            q, side = 1.0 + 0.34 * step, 0.12 * (1 if step % 2 else -1)
            x, y = q * math.cos(a) - side * math.sin(a), q * math.sin(a) + side * math.cos(a)
            with Group((x, y, 0.045), (0, 0, math.degrees(a) - 90), 1.55):
                sphere((0, 0.05, 0), (0.055, 0.085, 0.012), dent, 16)
                sphere((0, -0.085, 0), (0.042, 0.05, 0.012), dent, 16)
                sphere((0, -0.01, -0.012), (0.075, 0.145, 0.012), rim, 20)


def _left_behind() -> None:
    """A helmet, a sandal and a sword that nobody came back for."""
    with Group((0.98, -0.75, 0.12), (70, 20, 40), 0.2):
        lathe([(1.0, -0.5), (1.02, 0), (0.9, 0.5), (0.5, 0.95), (0.05, 1.1)], steel("#9aa2aa"), sides=36)
        lathe([(1.02, -0.55), (1.12, -0.5), (1.02, -0.4)], gold(), sides=36)
    with Group((-0.95, -0.95, 0.03), (0, 0, 30), 1.0):
        box((0.11, 0.3, 0.03), (0, 0, 0), wood("#8a5a34"), bevel=0.012)
        for y in (-0.06, 0.04):
            tube([(-0.055, y, 0.01), (-0.04, y, 0.07), (0.04, y, 0.07), (0.055, y, 0.01)], 0.012, wood("#5a3a24"))
    with Group((-1.12, -0.25, 0.03), (90, 0, 65), 0.62):
        sword(0.9)


# ---- combustion


def combustion(c: Clay) -> None:
    """A pillar of fire out of the ground under a mantlet; what stands to its left and right burns as well."""
    dice = Random("combustion")
    _broken_ground(dice, 0.95)
    blaze(dice, (0, 0.1, 0), 0.62, 3.3, 28, FIRE, 0.35)
    blaze(dice, (0, 0.4, 0), 0.85, 2.6, 26, EMBER, 0.4)
    with Group((0.0, -0.62, 0.02), (-10, 3, 12)):
        _mantlet(1.0, 1.05)
        blaze(dice, (-0.34, -0.1, 0.72), 0.13, 0.75, 7)
        blaze(dice, (0.36, -0.1, 0.5), 0.11, 0.62, 7)
    for x, y, lean in ((-0.66, -0.35, -16), (0.68, -0.3, 19), (0.5, 0.0, 8), (-0.42, 0.0, -6)):
        with Group((x, y, 0.62), (6, lean, 0)):
            spear(1.75, 0.75)
    for side in (-1, 1):
        with Group((side * 1.2, -0.3, 0.42), (66, 0, side * 38)):
            round_shield(0.4, "#34558a" if side < 0 else "#4a6a3a", "#b8904a")
        pole((side * 1.16, 0.0, -0.1), (side * 1.24, 0.1, 0.85), 0.04, wood("#3a2a20"))
        _lick(dice, side)
        blaze(dice, (side * 1.18, -0.2, 0.6), 0.12, 0.6, 8)
    sparks(dice, 120, lambda: (dice.gauss(0, 0.75), dice.uniform(-0.6, 0.6), dice.uniform(0.2, 3.3)))
    _glow((0, -1.1, 0.9), 22, "#ff7a20")


def _broken_ground(dice: Random, r: float) -> None:
    """Slabs of crust heaved up in a ring, the melt between them."""
    stone = paint("#2c2526", 0.85, bump=0.9, grain=5, mottle=0.5, second="#4a3430")
    sphere((0, 0, -0.02), (r * 0.95, r * 0.8, 0.06), paint("#ff6a00", 0.5, glow=1.0, bump=0.4, second="#ffa000"), 32)
    for k in range(15):
        a, q = 6.283 * k / 15 + dice.uniform(-0.1, 0.1), r * dice.uniform(0.9, 1.1)
        size = dice.uniform(0.16, 0.26)
        link(rock_mesh(k * 3.1, stone, 0.6, 3), "slab", (q * math.cos(a), q * math.sin(a) * 0.8, 0.04),
             (dice.uniform(-20, 20), -28, math.degrees(a)), (size, size * 1.3, size * 0.6))  # fmt: skip


def _mantlet(wide: float, tall: float) -> None:
    """A standing shield of planks, charred from below, with iron bands."""
    fresh, burnt = wood("#8a6238", "#6a4626"), paint("#2a1c14", 0.95, bump=0.9, grain=9, second="#140e0c")
    n = 6
    for k in range(n):
        x, h = wide * ((k + 0.5) / n - 0.5), tall * (0.92 + 0.1 * math.sin(k * 2.3))
        w = wide / n * 0.94
        box((w, 0.09, h * 0.4), (x, 0, h * 0.2), burnt, bevel=0.015)
        box((w, 0.085, h * 0.6), (x, 0, h * 0.7), fresh if k not in (1, 4) else burnt, bevel=0.015)
        blade_top = [
            (-w / 2, -0.04, 0),
            (w / 2, -0.04, 0),
            (0, -0.04, 0.13),
            (-w / 2, 0.04, 0),
            (w / 2, 0.04, 0),
            (0, 0.04, 0.13),
        ]
        solid(blade_top, [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2)], burnt if k % 2 else fresh, (x, 0, h))
    for z in (0.28, 0.78):
        box((wide * 1.02, 0.12, 0.09), (0, -0.01, tall * z), iron(), bevel=0.015)
        for k in range(n):
            sphere((wide * ((k + 0.5) / n - 0.5), -0.075, tall * z), 0.026, iron("#9aa0a8"), 10)


def _lick(dice: Random, side: int) -> None:
    """Tongues of fire that bow over to one side."""
    made = []
    for _ in range(12):
        z0, reach, y = dice.uniform(0.15, 1.3), dice.uniform(0.7, 1.15), dice.uniform(-0.35, 0.25)

        def curve(t: float, z0: float = z0, reach: float = reach, y: float = y) -> Any:
            return np.array((side * (0.15 + reach * t), y, z0 + 0.4 * math.sin(2.8 * t) - 0.15 * t + 0.35 * t**3))

        made.append(tongue(curve, dice.uniform(0.09, 0.16), FIRE, dice.uniform(0.1, 0.4)))
    tongues(made)


# ---- annihilation


def annihilation(c: Clay) -> None:
    """A ball of light opens over the melt and takes everything apart: stones, shields, half a tower fly outwards."""
    dice = Random("annihilation")
    at = np.array((0.0, 0.2, 1.62))
    sphere(at, 0.46, paint("#f4e8ff", 0.4, glow=3.0, bump=0, hazy=False), 48)
    for r, tone, glow in ((0.62, "#d8b8ff", 1.2), (0.85, "#a070ff", 0.9), (1.15, "#7040e0", 0.7)):
        for tilt in (0, 1, 2):
            with Group(at, (72 + 14 * tilt, 26 * tilt - 20, 30 * tilt)):
                hoop(r * (1 + 0.03 * tilt), 0.0, 0.013, tone, glow, 0.02)
    made = []
    for k in range(34):
        a = 6.283 * k / 34 + dice.uniform(-0.07, 0.07)
        d = np.array((math.cos(a), dice.uniform(-0.25, 0.45), math.sin(a)))
        long, near = dice.uniform(0.7, 1.9), 0.4

        def curve(t: float, d: Any = d, long: float = long, near: float = near) -> Any:
            return at + d * (near + long * t)

        made.append(tongue(curve, dice.uniform(0.02, 0.055), VIOLET, 0.3, 10, 8))
    tongues(made)
    _flying(dice, at)
    _crater(dice, at)
    with Group((0.92, -0.1, 2.35), (14, 34, 20), 0.6):
        _tower_top(dice)
    for x, y, z, rot, tone in (
        (1.02, -0.5, 1.15, (60, 40, -20), "#9a2620"),
        (-1.05, -0.6, 1.3, (70, -35, 30), "#34558a"),
        (-0.62, -0.2, 2.62, (100, -30, 10), "#4a6a3a"),
    ):
        with Group((x, y, z), rot):
            round_shield(0.3, tone)
    with Group((0.5, -0.9, 0.75), (30, 58, 0), 0.7):
        sword(0.9)
    with Group((-0.45, -0.8, 0.68), (20, -64, 0), 0.6):
        spear(1.5, 0.7)
    sparks(
        dice,
        120,
        lambda: at + [dice.gauss(0, 0.8), dice.gauss(0, 0.4), dice.gauss(0, 0.8)],
        (0, 0, 0.6),
        "#d8b8ff",
        4.0,
    )
    _glow((0, -0.6, 1.62), 26, "#b890ff", 0.4)
    _glow((0, 0.6, 0.8), 40, "#b890ff", 0.4)


def _flying(dice: Random, at: Any) -> None:
    """Stones and bricks thrown outwards, larger ones farther out, each with its streak."""
    dark = paint("#3a3032", 0.85, bump=0.8, grain=5, mottle=0.4, second="#55464a")
    rocks = [rock_mesh(k * 4.1, dark, 0.6, 3) for k in range(4)]
    brick = masonry("#9a9284")
    streaks = []
    for k in range(74):
        a, q = 2.39996 * k, 0.62 + 1.15 * math.sqrt(k / 74)
        d = np.array((math.cos(a), dice.uniform(-0.6, 0.5), math.sin(a) * 0.95))
        p = at + d * q
        if p[2] < 0.15:
            continue
        rot, size = [dice.uniform(0, 360) for _ in range(3)], dice.uniform(0.03, 0.075) * (0.5 + q)
        if k % 3:
            link(rocks[k % 4], "stone", p, rot, size)
        else:
            box((size * 2.2, size * 1.2, size * 1.1), p, brick, rot, 0.012)
        if k % 2:

            def curve(t: float, p: Any = p, d: Any = d) -> Any:
                return p - d * (0.05 + 0.3 * t)

            streaks.append(tongue(curve, size * 0.5, VIOLET, 0.35, 8, 8))
    tongues(streaks)


def _crater(dice: Random, at: Any) -> None:
    """The crust below is torn up: slabs lean away and rise from a glowing hole."""
    crust = paint("#2a2324", 0.85, bump=0.9, grain=5, mottle=0.5, second="#4a3838")
    sphere((0, 0.1, -0.02), (0.8, 0.62, 0.06), paint("#ff6a00", 0.5, glow=1.0, bump=0.4, second="#ffa000"), 32)
    for k in range(22):
        a, q = 2.39996 * k, 0.5 + 0.17 * math.sqrt(k)
        lift = max(0.0, 0.75 - 0.35 * q) * dice.uniform(0.2, 1.0)
        size = dice.uniform(0.1, 0.2)
        link(rock_mesh(k * 2.3, crust, 0.6, 3), "slab", (q * math.cos(a) * 1.05, 0.1 + q * math.sin(a) * 0.7, 0.03 + lift),
             (dice.uniform(-30, 30), -30, math.degrees(a)), (size, size * 1.3, size * 0.55))  # fmt: skip


def _tower_top(dice: Random) -> None:
    """Half a tower with its battlements, courses breaking off below."""
    stone, other = masonry("#a09686"), masonry("#8a8070")
    for row in range(5):
        for k in range(14):
            if row < 2 and dice.random() < 0.75 - 0.3 * row:
                continue
            a = 6.283 * (k + 0.5 * (row % 2)) / 14
            out = 0.55 + (0.12 * dice.random() if row < 2 else 0.0)
            box((0.235, 0.22, 0.2), (out * math.cos(a), out * math.sin(a), 0.21 * row), stone if dice.random() < 0.6 else other,
                (0, dice.gauss(0, 8) if row < 2 else 0, math.degrees(a) + 90), 0.025)  # fmt: skip
    lathe([(0.5, 0.5), (0.7, 0.98), (0.72, 1.1), (0.5, 1.1)], stone, sides=28, smooth=False, bevel=0.015)
    for k in range(8):
        a = 6.283 * k / 8
        box(
            (0.28, 0.17, 0.28),
            (0.63 * math.cos(a), 0.63 * math.sin(a), 1.24),
            stone,
            (0, 0, math.degrees(a) + 90),
            0.03,
        )


# ---- towers


def watchtower(c: Clay) -> None:
    """A slender tower: a stone foot, a timber shaft with braces, a platform with a fire under a little roof, a flag."""
    dice = Random("watchtower")
    timber, light = wood("#8a6238", "#6a4626"), wood("#a8804e", "#8a6238")
    stone = masonry("#a89c88")
    for row in range(5):
        for k in range(16):
            a, r = 6.283 * (k + 0.5 * (row % 2)) / 16, 0.66 - 0.035 * row
            box((0.27, 0.26, 0.185), (r * math.cos(a), r * math.sin(a), 0.09 + 0.19 * row), stone if (k * 7 + row) % 3 else masonry("#93887a"),
                (0, 0, math.degrees(a) + 90), 0.03)  # fmt: skip
    lathe([(0.6, 0.0), (0.52, 0.94)], masonry("#7a7064"), sides=24)
    box((0.34, 0.1, 0.56), (0, -0.72, 0.27), wood("#4a3220"), bevel=0.02)
    for z in (0.14, 0.42):
        box((0.36, 0.03, 0.05), (0, -0.78, z), iron(), bevel=0.01)
    low, high, top = 0.9, 2.3, 2.36
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    for x, y in corners:
        pole((x * 0.42, y * 0.42, low - 0.1), (x * 0.3, y * 0.3, top), 0.06, timber, 0.05)
    for side, (one, two) in enumerate(itertools.pairwise([*corners, corners[0]])):
        for j in range(2):
            z0, z1 = low + 0.7 * j, low + 0.7 * (j + 1)
            w0, w1 = 0.42 - 0.06 * j, 0.36 - 0.06 * j
            pole((one[0] * w0, one[1] * w0, z0), (two[0] * w1, two[1] * w1, z1), 0.032, light)
            pole((two[0] * w0, two[1] * w0, z0), (one[0] * w1, one[1] * w1, z1), 0.032, light)
            pole((one[0] * w1, one[1] * w1, z1), (two[0] * w1, two[1] * w1, z1), 0.036, timber)
        _parapet(one, two, top, dice, side)
    box((1.1, 1.1, 0.08), (0, 0, top), light, bevel=0.015)
    for x, y in corners:
        pole((x * 0.3, y * 0.3, high - 0.25), (x * 0.5, y * 0.5, top - 0.02), 0.035, timber)
        pole((x * 0.48, y * 0.48, top), (x * 0.44, y * 0.44, top + 0.88), 0.035, timber)
    for k in range(3):
        a = 2.1 * k + 0.4
        pole(
            (0.16 * math.cos(a), 0.16 * math.sin(a) - 0.05, top),
            (0.07 * math.cos(a), 0.07 * math.sin(a) - 0.05, top + 0.3),
            0.018,
            iron(),
        )
    _brazier(dice, (0, -0.05, top + 0.24))
    tile = paint("#9a4a30", 0.8, bump=0.6, grain=12, second="#7a3624")
    for k in range(3):
        r, z = 0.78 - 0.2 * k, top + 0.84 + 0.16 * k
        lathe(
            [(r, z), (r * 0.98, z + 0.03), (r * 0.66, z + 0.2), (0.03, z + 0.24)],
            tile,
            sides=4,
            smooth=False,
            bevel=0.015,
            rot=(0, 0, 45),
        )
    _flag((0, 0, top + 1.35), "#c8402c")
    for stile in (-0.12, 0.12):
        pole((stile, -0.86, -0.05), (stile, -0.56, top + 0.1), 0.026, light)
    for k in range(13):
        t = (k + 0.6) / 13.4
        pole(
            (-0.13, -0.86 + 0.3 * t, -0.05 + (top + 0.15) * t),
            (0.13, -0.86 + 0.3 * t, -0.05 + (top + 0.15) * t),
            0.018,
            light,
        )


def _parapet(a: tuple[int, int], b: tuple[int, int], z: float, dice: Random, k: int) -> None:
    """Boards round a platform, one of them higher than the others."""
    light = wood("#a8804e", "#8a6238")
    for j in range(7):
        t = (j + 0.5) / 7
        x, y = 0.55 * (a[0] + (b[0] - a[0]) * t), 0.55 * (a[1] + (b[1] - a[1]) * t)
        box((0.14, 0.035, dice.uniform(0.28, 0.36)), (x, y, z + 0.18), light, (0, 0, 90 * k), 0.012)


def _brazier(dice: Random, at: Vec) -> None:
    """An iron basket of fire."""
    lathe([(0.08, 0), (0.16, 0.1), (0.2, 0.22), (0.17, 0.22)], iron(), at, sides=18)
    blaze(dice, (at[0], at[1], at[2] + 0.1), 0.26, 0.56, 10, EMBER)
    _glow((at[0], at[1] - 0.1, at[2] + 0.4), 8, "#ff9a40", 0.15)


def _flag(at: Vec, tone: str, long: float = 0.62, tall: float = 0.6) -> None:
    """A swallow-tailed flag on a pole, in the wind."""
    x, y, z = at
    pole((x, y, z - 0.3), (x, y, z + tall), 0.022, wood())
    sphere((x, y, z + tall), 0.04, gold(), 14)

    def place(u: float, v: float) -> Vec:
        notch = 0.16 * (1 - abs(2 * v - 1)) * u
        return (
            x + 0.02 + (long - notch) * u,
            y + 0.06 * math.sin(7 * u + v) * u,
            z + tall - 0.05 - 0.34 * v - 0.06 * math.sin(5 * u) * u,
        )

    cloth(place, paint(tone, 0.8, bump=0.3, grain=20), 22, 10, 0.012)


def stronghold(c: Clay) -> None:
    """A broad dark keep: a square donjon between round towers, a portcullis between two torches, banners."""
    dice = Random("stronghold")
    tone = "#57555d"
    _block_wall(dice, (-1.0, -0.42, 0), 2.0, 1.55, tone)
    box((2.0, 1.3, 1.5), (0, 0.3, 0.75), masonry("#3c3a42"), bevel=0.02)
    with Group((0, 0.45, 0.0)):
        _block_wall(dice, (-0.72, -0.3, 1.5), 1.44, 0.95, "#5c5a64")
        box((1.4, 0.9, 1.0), (0, 0.2, 1.95), masonry("#44424a"), bevel=0.02)
        for x in (-0.36, 0.36):
            box((0.13, 0.12, 0.36), (x, -0.42, 2.08), paint("#ffb850", 0.5, glow=1.8, bump=0), bevel=0.03)
            lathe(
                [(0.065, -0.06), (0.065, 0.06)],
                paint("#ffb850", 0.5, glow=1.8, bump=0),
                (x, -0.42, 2.26),
                (90, 0, 0),
                sides=16,
            )
        _flag((0, 0.2, 2.75), "#8a2420", 0.7, 0.75)
    for x in (-1.08, 1.08):
        round_tower((x, -0.28, 0), 0.44, 1.95, "#52505a")
        _torch(dice, (x * 0.5, -0.72, 0.66))
    for x in (-0.8, 0.8):
        round_tower((x, 0.75, 0), 0.34, 2.5, "#4c4a54", "#6a2e2a")
    _gate(tone)
    for x, drop in ((-0.78, 0.0), (0.78, 0.05)):
        with Group((x * 0.92, -0.74, 1.42 - drop)):
            _hanging("#8a2420")


def _block_wall(dice: Random, at: Vec, long: float, tall: float, tone: str) -> None:
    """Courses of uneven blocks facing -y, with battlements."""
    stone = [masonry(tone), masonry(tone, "#44424a"), masonry("#4c4a52")]
    rows = round(tall / 0.17)
    for row in range(rows):
        x = at[0] - 0.1 * (row % 2)
        while x < at[0] + long - 0.02:
            w = min(dice.uniform(0.2, 0.36), at[0] + long - x)
            box((w - 0.012, 0.22 + dice.uniform(0, 0.04), tall / rows - 0.01), (x + w / 2, at[1], at[2] + (row + 0.5) * tall / rows),
                dice.choice(stone), bevel=0.02)  # fmt: skip
            x += w
    box((long + 0.08, 0.32, 0.1), (at[0] + long / 2, at[1], at[2] + tall + 0.02), stone[0], bevel=0.02)
    n = round(long / 0.34)
    for k in range(n):
        box((0.2, 0.3, 0.24), (at[0] + long * (k + 0.5) / n, at[1], at[2] + tall + 0.18), stone[k % 2], bevel=0.025)


def _gate(tone: str) -> None:
    """An arch of wedge stones and a portcullis half drawn up, warm light behind."""
    box((0.62, 0.06, 0.8), (0, -0.53, 0.4), paint("#3a1e10", 0.8, glow=0.5), bevel=0)
    lathe([(0.31, -0.03), (0.31, 0.03)], paint("#3a1e10", 0.8, glow=0.5), (0, -0.53, 0.8), (90, 0, 0), sides=30)
    stone = masonry("#8a868a", "#74707a")
    for k in range(9):
        a = math.pi * (k + 0.5) / 9
        box(
            (0.17, 0.2, 0.135),
            (0.39 * math.cos(a), -0.56, 0.8 + 0.39 * math.sin(a)),
            stone,
            (0, -math.degrees(a), 0),
            0.02,
        )
    for side in (-1, 1):
        for k in range(5):
            box((0.17, 0.2, 0.15), (side * 0.39, -0.56, 0.08 + 0.16 * k), stone, bevel=0.02)
    bar = iron("#4a4a50")
    for k in range(5):
        x = -0.22 + 0.11 * k
        top = 0.8 + math.sqrt(0.31**2 - x * x)
        pole((x, -0.58, 0.3), (x, -0.58, top), 0.018, bar, sides=8)
        lathe([(0.024, 0.1), (0.002, 0.0)], bar, (x, -0.58, 0.2), sides=8)
    for z in (0.42, 0.58, 0.74, 0.9):
        pole((-0.29, -0.58, z), (0.29, -0.58, z), 0.015, bar, sides=8)


def _torch(dice: Random, at: Vec) -> None:
    """A torch in an iron holder."""
    x, y, z = at
    pole((x, y + 0.15, z - 0.15), (x, y - 0.04, z + 0.12), 0.026, wood("#4a3220"))
    lathe([(0.03, 0), (0.055, 0.06), (0.055, 0.1)], iron(), (x, y - 0.04, z + 0.08), sides=14)
    blaze(dice, (x, y - 0.04, z + 0.14), 0.1, 0.42, 8)
    _glow((x, y - 0.22, z + 0.3), 7, "#ff9a40", 0.1)


def _hanging(tone: str) -> None:
    """A long banner with a gold disc, on a bar."""
    pole((-0.19, 0, 0), (0.19, 0, 0), 0.02, wood())

    def place(u: float, v: float) -> Vec:
        tail = 0.12 * (1 - abs(u - 0.5) * 2) if v == 1 else 0
        return 0.32 * (u - 0.5), -0.02 + 0.025 * math.sin(8 * u + 3 * v) * v, -0.78 * v - tail

    cloth(place, paint(tone, 0.8, bump=0.3, grain=20, mottle=0.2), 10, 14, 0.012)
    lathe([(0.085, 0), (0.085, 0.02)], gold(), (0, -0.045, -0.3), (90, 0, 0), sides=20)

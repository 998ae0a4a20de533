"""What Wisdom's busts hold or have beside them: scales, a crystal ball, a flask, a lantern, books with an owl, a sealed scroll.

What is held has its grip at (0, 0, 0) and stands along z.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from studio.chronicle_armour import torus
from studio.chronicle_bust import GILT, LEAF, Bust
from studio.clay import Clay, Vec, faded, rgb
from studio.lighting import lamp
from studio.materials import paint
from studio.solids import Group, box, lathe, pole, sphere, tube

PARCHMENT = "#e8d8ae"
OAK = "#5a3a20"


def gilt(rough: float = 0.32) -> Any:
    return paint(GILT, rough, 1.0, bump=0.08, hazy=False)


def wood(tone: str = OAK) -> Any:
    return paint(tone, 0.55, bump=0.4, grain=10, mottle=0.3, hazy=False)


def shine(tone: str, glow: float = 0.0) -> Any:
    return paint(tone, 0.06, bump=0, mottle=0.15, coat=1.0, glow=glow, hazy=False)


def scales(wide: float = 0.56, tilt: float = 8.0) -> None:
    """Hand scales that hang from the grip: a beam, two pans on three chains each, coins in both."""
    gold, silver = gilt(), paint("#d4d8de", 0.3, 1.0, bump=0.08, hazy=False)
    pole((0, 0, 0.12), (0, 0, -0.3), 0.035, gold)
    lathe([(0.02, 0), (0.09, 0.06), (0.02, 0.16)], gold, (0, 0, 0.12), sides=20)
    sphere((0, 0, -0.3), 0.075, gold)
    drop = wide * math.sin(math.radians(tilt))
    for side in (-1, 1):
        end = np.array((side * wide, 0, -0.3 - side * drop))
        pole((0, 0, -0.3), end, 0.045, gold, 0.03)
        sphere(end, 0.05, gold)
        pan = end + (0, 0, -0.72)
        for k in range(3):
            a = 2 * math.pi * k / 3 + 0.5
            pole(end, pan + (0.33 * math.cos(a), 0.33 * math.sin(a), 0.02), 0.016, silver, sides=8)
        arc = [(0.02 + 0.35 * math.sin(t), -0.16 * math.cos(t)) for t in np.linspace(0, math.pi / 2, 8)]
        lathe([*arc, (0.39, 0.02), (0.33, 0.01)], silver, tuple(pan), sides=32)
        coins(tuple(pan + (0, 0, -0.04)), 16 if side > 0 else 7, 0.2)


def coins(at: Vec, n: int, spread: float, r: float = 0.1) -> None:
    """A heap of gold coins."""
    gold = paint("#f0bc48", 0.3, 1.0, bump=0.15, grain=24, hazy=False)
    for k in range(n):
        a, far = 2.4 * k, spread * math.sqrt((k % 7) / 7)
        place = (at[0] + far * math.cos(a), at[1] + far * math.sin(a), at[2] + 0.045 * (k // 3))
        rim = [(r * 0.7, 0), (r, 0.0), (r, 0.03), (r * 0.7, 0.035)]
        lathe(rim, gold, place, (22 * math.sin(3.0 * k), 22 * math.cos(2.0 * k), 0), sides=20)


def crystal(b: Bust, at: Any, r: float) -> None:
    """A ball of glowing crystal with mist in it, on a gilded stand."""
    c = Clay()
    one, other, light = rgb("#1c6ac0"), rgb("#5a2ac0"), rgb("#9af0e8")

    def mist(p: Any) -> Any:
        q = (p - np.array(at)) / r
        swirl = np.sin(4 * q[..., 0] + 3 * np.sin(3 * q[..., 2] + 1)) * np.cos(3.4 * q[..., 2] + 2 * q[..., 0])
        share = np.clip(0.5 + 0.5 * swirl, 0, 1)[..., None]
        core = np.exp(-(q[..., 0] ** 2 + (q[..., 2] - 0.05) ** 2) * 9)[..., None]
        return (one * (1 - share) + other * share) * (1 - core) + light * core

    c.ball(at, r, mist, 0.01, rough=0.04, glow=0.1)
    b.bake(c, 0.8)
    lathe([(r * 0.9, -r * 1.3), (r * 0.95, -r * 1.18), (r * 0.6, -r * 1.05), (r * 0.62, -r * 0.86), (r * 0.75, -r * 0.72), (r * 0.7, -r * 0.62)],
          gilt(), tuple(at), sides=40)  # fmt: skip
    lamp("POINT", tuple(np.array(at) + (0, -0.1, r * 1.5)), 16, "#7ad8ff", 0.3)


def flask(tone: str = "#168a24") -> None:
    """A round flask held by its neck's foot: liquid that glows, bubbles in it and above."""
    glass = paint("#d8f4e8", 0.04, bump=0, mottle=0, coat=1.0, clear=0.85, hazy=False)
    arc = [(0.44 * math.sin(t), -0.44 * math.cos(t)) for t in np.linspace(0.12, 2.75, 16)]
    neck = [(0.15, 0.52), (0.15, 0.86), (0.22, 0.93), (0.2, 0.97)]
    with Group((0, 0, 0.42)):
        full = [(r, z) for r, z in arc if z < 0.2]
        lathe([*full, (0.01, 0.2)], shine(tone, 0.05), sides=40)
        lathe([(r, z) for r, z in arc if z > 0.12] + neck, glass, sides=40)
        lathe([(0.17, 0.5), (0.2, 0.53), (0.2, 0.57), (0.17, 0.6)], gilt(), sides=28)
        foam = shine("#c8ffb0", 0.15)
        for k in range(9):
            a = 2.4 * k
            sphere(
                (0.24 * math.cos(a), 0.24 * math.sin(a) - 0.1, 0.2 + 0.03 * math.sin(k)),
                0.06 + 0.02 * (k % 3),
                foam,
                14,
            )
        for x, z, r in (
            (0.02, 1.04, 0.13),
            (-0.12, 1.2, 0.1),
            (0.12, 1.27, 0.12),
            (-0.02, 1.44, 0.085),
            (0.1, 1.58, 0.06),
        ):
            sphere((x, -0.02, z), r, foam, 20)
    lamp("POINT", (0, -0.5, 1.1), 7, tone, 0.3)


def lantern(at: Vec, size: float = 1.0) -> None:
    """A lantern that hangs from its ring: a flame behind six bars, a roof like a bell."""
    gold, dark = gilt(0.4), paint("#4a3620", 0.45, 0.8, bump=0.3, hazy=False)
    with Group(at, scale=size):
        lathe([(0.07, -0.1), (0.1, -0.03), (0.07, 0.02)], gold, sides=20)
        lathe([(0.4, -0.42), (0.36, -0.37), (0.24, -0.26), (0.12, -0.2), (0.06, -0.1)], dark, sides=32)
        lathe([(0.41, -0.46), (0.43, -0.43), (0.4, -0.4)], gold, sides=32)
        lathe([(0.36, -1.16), (0.42, -1.12), (0.42, -1.06), (0.36, -1.03)], gold, sides=32)
        for k in range(6):
            a = math.radians(30 + 60 * k)
            x, y = 0.36 * math.cos(a), 0.36 * math.sin(a)
            pole((x, y, -1.06), (x, y, -0.43), 0.03, dark)
        lathe(
            [(0.3, -1.05), (0.3, -0.44)],
            paint("#f0a838", 0.3, bump=0.05, mottle=0.3, second="#c87018", glow=0.25, hazy=False),
            sides=32,
        )
        flame = paint("#fff0b0", 0.4, glow=1.1, bump=0, hazy=False)
        lathe(
            [(0.03, -1.02), (0.13, -0.88), (0.1, -0.72), (0.01, -0.5)],
            flame,
            (0, -0.26, 0),
            scale=(1, 0.5, 1),
            sides=20,
        )
    lamp("POINT", tuple(np.array(at) + (0, -0.75, -0.7 * size)), 14, "#ffb050", 0.2)


def book(size: Vec, tone: str, at: Vec = (0, 0, 0), turn: float = 0.0, rot: Vec = (0, 0, 0)) -> None:
    """A bound book that lies: its spine looks to the front, its middle is the origin."""
    x, y, z = size
    cover = paint(tone, 0.5, bump=0.25, grain=18, mottle=0.2, hazy=False)
    page = paint(PARCHMENT, 0.8, bump=0.3, grain=40, hazy=False)
    with Group(at, (rot[0], rot[1], turn + rot[2])):
        box((x * 0.95, y * 0.92, z * 0.8), (0, 0.03, 0), page, bevel=0.01)
        for side in (-1, 1):
            box((x, y, z * 0.14), (0, 0, side * z * 0.43), cover, bevel=0.015)
        box((x, 0.06, z), (0, -y / 2 + 0.02, 0), cover, bevel=0.025)
        for k in (-1, 0, 1):
            box((0.05, 0.06, z * 1.02), (k * x * 0.32, -y / 2 - 0.005, 0), gilt(), bevel=0.012)


def owl(b: Bust, at: Any) -> None:
    """A small owl of ivory and gold that looks at you."""
    c = Clay()
    brown, pale = "#8a5a2c", "#f0e4c8"
    c.ball((0, 0, 0.42), (0.36, 0.32, 0.46), faded(brown, "#a87238", 0.2, 0.8), 0.05, rough=0.6)
    c.ball((0, -0.16, 0.36), (0.25, 0.22, 0.36), pale, 0.03, rough=0.6)
    c.ball((0, -0.04, 0.95), (0.37, 0.31, 0.3), brown, 0.06, rough=0.6)
    for side in (-1, 1):
        c.limb([(side * 0.16, -0.16, 1.12), (side * 0.3, -0.18, 1.38)], (0.12, 0.01), brown, 0.03, rough=0.6)
        c.drum((side * 0.16, -0.29, 0.97), 0.165, 0.05, pale, 0.02, 0.01, (90, 0, side * 12), rough=0.6)
        for k in range(4):
            c.limb([(side * 0.3, -0.04, 0.78 - 0.05 * k), (side * (0.4 - 0.01 * k), -0.06 - 0.03 * k, 0.5 - 0.06 * k), (side * 0.27, -0.02, 0.02)],
                   (0.07, 0.1, 0.02), "#6a4420" if k % 2 else brown, 0.012, rough=0.55)  # fmt: skip
        for k in range(3):
            c.limb(
                [(side * 0.12 + 0.06 * (k - 1), -0.2, 0.03), (side * 0.12 + 0.07 * (k - 1), -0.34, 0.0)],
                (0.05, 0.03),
                GILT,
                0.01,
                **LEAF,
            )
    for row in range(4):
        for k in range(5):
            x = (k - 2 + 0.5 * (row % 2)) * 0.1
            c.ball(
                (x, -0.37 + 0.5 * x * x + 0.03 * abs(row - 1), 0.56 - 0.12 * row),
                (0.05, 0.03, 0.06),
                "#d8b878",
                0.01,
                rough=0.6,
            )
    c.limb([(0, -0.32, 0.96), (0, -0.44, 0.88), (0, -0.4, 0.8)], (0.07, 0.055, 0.01), GILT, 0.01, **LEAF)
    with Group(at, (0, 0, -6)):
        b.bake(c, 0.9)
        for side in (-1, 1):
            sphere((side * 0.16, -0.31, 0.97), 0.105, shine("#f0a81c"), 24)
            sphere((side * 0.155, -0.385, 0.97), 0.06, shine("#0a0604"), 20)
            sphere((side * 0.155 - 0.03, -0.43, 1.0), 0.018, paint("#ffffff", 0.2, glow=0.6, bump=0), 10)


def scroll(long: float = 1.5, r: float = 0.15) -> None:
    """A rolled parchment with a ribbon and a great red seal."""
    page = paint(PARCHMENT, 0.7, bump=0.2, grain=10, second="#d8c48c", hazy=False)
    knob, red = gilt(), paint("#b81c20", 0.25, bump=0.25, grain=10, coat=0.5, hazy=False)
    half = long / 2
    lathe([(r, -half), (r * 1.02, 0), (r, half)], page, sides=32)
    for side in (-1, 1):
        lathe(
            [(0.07, 0), (0.1, 0.04), (0.07, 0.1), (0.11, 0.14), (0.05, 0.22)],
            knob,
            (0, 0, side * half),
            (0 if side > 0 else 180, 0, 0),
            sides=24,
        )
    lathe([(r * 1.08, -0.05), (r * 1.08, 0.05)], red, (0, 0, 0.42), sides=32)


def seal(at: Vec, r: float = 0.24) -> None:
    """A round seal of red wax that hangs on two ends of ribbon, a star pressed into it."""
    red = paint("#b81c20", 0.25, bump=0.25, grain=10, coat=0.5, hazy=False)
    x, y, z = at
    for side in (-1, 1):
        tube([(x, y, z + 0.45), (x + side * 0.05, y - 0.02, z + 0.2), (x + side * 0.12, y, z - 0.36)], 0.04, red)
    lathe([(0.01, 0.0), (r * 0.9, 0.0), (r, 0.04), (r * 0.96, 0.09), (r * 0.72, 0.09), (r * 0.66, 0.06), (0.01, 0.06)],
          red, at, (90, 0, 0), sides=30, wave=lambda a, z: 1 + 0.05 * math.sin(5 * a) + 0.03 * math.sin(11 * a))  # fmt: skip
    for k in range(6):
        with Group((x, y - 0.08, z), (0, 60 * k, 0)):
            pole((0, 0, 0), (0, 0, r * 0.5), 0.035, red, 0.01)


def keys(at: Vec) -> None:
    """A big ring with four old keys."""
    gold, iron = gilt(), paint("#8a8e96", 0.35, 1.0, bump=0.2, hazy=False)
    with Group(at):
        with Group((0, 0, -0.36), (90, 0, 0)):
            torus(0.36, 0.04, gold)
        for k, (lean, long) in enumerate(((-34, 0.8), (-12, 0.95), (10, 0.85), (33, 0.95))):
            a = math.radians(lean)
            with Group(
                (0.36 * math.sin(-a * 1.1), -0.07 - 0.03 * (k % 2), -0.36 - 0.36 * math.cos(a * 1.1)), (0, lean, 0)
            ):
                metal = gold if k % 2 else iron
                with Group((0, 0, -0.1), (90, 0, 0)):
                    torus(0.12, 0.04, metal)
                pole((0, 0, -0.2), (0, 0, -long), 0.042, metal)
                for z, wide in ((long - 0.04, 0.2), (long - 0.2, 0.14)):
                    box((wide, 0.06, 0.09), (wide / 2, 0, -z), metal, bevel=0.012)


def purse(c: Clay, at: Any) -> None:
    """A full leather purse, tied with gold."""
    x, y, z = at
    tone = "#7a3a20"
    c.ball((x, y, z), (0.36, 0.3, 0.36), tone, 0.03, rough=0.6)
    for k in range(9):
        a = 2 * math.pi * k / 9
        c.limb([(x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), z + 0.36), (x + 0.3 * math.cos(a), y + 0.26 * math.sin(a), z + 0.1)],
               (0.04, 0.07), tone, 0.03, rough=0.6)  # fmt: skip
        c.limb([(x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), z + 0.36), (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), z + 0.52)],
               (0.05, 0.07), tone, 0.02, rough=0.6)  # fmt: skip
    c.ring((x, y, z + 0.36), 0.14, 0.045, GILT, 0.01, **LEAF)


def gavel(long: float = 1.0) -> None:
    """A judge's hammer of dark wood with gilded bands."""
    oak, gold = wood("#6a3418"), gilt()
    lathe([(0.05, -0.35), (0.06, 0.0), (0.045, long - 0.2)], oak, sides=20)
    sphere((0, 0, -0.37), 0.075, gold)
    head = [
        (0.05, -0.42),
        (0.2, -0.42),
        (0.23, -0.38),
        (0.23, -0.26),
        (0.17, -0.2),
        (0.17, 0.2),
        (0.23, 0.26),
        (0.23, 0.38),
        (0.2, 0.42),
        (0.05, 0.42),
    ]
    with Group((0, 0, long), (0, 90, 0)):
        lathe(head, oak, sides=32, bevel=0.01)
        for z in (-0.23, 0, 0.23):
            lathe(
                [(0.2, -0.04), (0.215, 0), (0.2, 0.04)] if z else [(0.175, -0.08), (0.19, 0), (0.175, 0.08)],
                gold,
                (0, 0, z),
                sides=32,
            )

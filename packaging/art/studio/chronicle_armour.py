"""Armour for Chronicle's busts: cuirasses, pauldrons, gorgets, mail, gauntlets, helmets, ostrich plumes.

What sits on shoulders is in the units of the bust and goes into its clay; helmets and plumes are in heads, as hats are.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from studio import arms
from studio.chronicle_bust import GILT, LEAF, Bust
from studio.clay import Clay, Coat, Paint, Vec, spline
from studio.materials import paint
from studio.posing import facing, turn_to
from studio.solids import Group, join, lathe, link, solid, sphere, tube

STEEL = "#a4afc0"
PLATE: Coat = {"metal": 1.0, "rough": 0.37}


def plate(tone: str = STEEL) -> Any:
    """Beaten steel for hard solids."""
    return paint(tone, 0.37, 1.0, bump=0.14, grain=12, mottle=0.14, hazy=False)


def leaf(tone: str = GILT) -> Any:
    """Gold leaf for hard solids."""
    return paint(tone, 0.34, 1.0, bump=0.08, grain=16, mottle=0.1, hazy=False)


def wield(b: Bust, n: int, along: Vec, make: Callable[[], object], size: float = 1.0, face: Vec = (0, 1, 0)) -> None:
    """What a bust holds upright in a hand, its broad side to the lens; `size` enlarges the weapons of arms.py."""

    def made() -> None:
        with Group((0, 0, 0), (0, 0, 0), size):
            make()

    arms.held(b.f, n, along, made, facing(along, face))


# ---- on the body


def on_breast(x: float, z: float, out: float = 0.0) -> Any:
    """A place on the breastplate of `cuirass`."""
    deep = math.sqrt(max(0.02, 1 - (x / 1.04) ** 2 - ((z - 0.6) / 0.86) ** 2))
    return np.array((x, -0.1 - 0.76 * deep - out, z))


def cuirass(c: Clay, tone: Paint = STEEL, trim: Paint | None = GILT, ridge: float = 1.0, coat: Coat = PLATE) -> None:
    """A breastplate with a keel down its middle, and a rim under the neck."""
    c.ball((0, -0.1, 0.6), (1.04, 0.76, 0.86), tone, 0.04, **coat)
    keel = [on_breast(0, z, -0.02) for z in (1.2, 0.85, 0.5, 0.1)]
    c.limb(keel, (0.02, 0.05 * ridge, 0.06 * ridge, 0.05 * ridge), tone, 0.12, **coat)
    if trim is not None:
        for x in (0.0, 0.12):
            band(
                c,
                [(-0.62 - x, 1.14 - x), (-0.3, 1.0 - x), (0, 0.95 - x), (0.3, 1.0 - x), (0.62 + x, 1.14 - x)],
                0.035,
                trim,
            )


def band(c: Clay, line: Sequence[tuple[float, float]], r: float, tone: Paint, out: float = 0.0) -> None:
    """A rim or a ribbon of gold on the breast, through (x, z)."""
    c.limb([on_breast(x, z, out) for x, z in line], (r, r), tone, 0.006, **LEAF)


def pauldrons(
    c: Clay, tone: Paint = STEEL, trim: Paint = GILT, size: float = 1.0, lames: int = 3, coat: Coat = PLATE
) -> None:
    """Plates over both shoulders, each with a rim of gold."""
    for k in range(lames):
        at = (1.14 + 0.09 * k, 0.08, 1.06 - 0.2 * k)
        r = (0.5 - 0.035 * k) * size
        c.ball(at, (r, r * 1.1, r * 0.6), tone, 0.008, (0, 32, 0), mirror=True, **coat)
        c.ring(at, r * 0.985, 0.032, trim, 0.006, (0, 32, 0), mirror=True, oval=1.1, **LEAF)


def gorget(c: Clay, tone: Paint = STEEL, trim: Paint = GILT, low: float = 1.2, n: int = 3, coat: Coat = PLATE) -> None:
    """Plates round the neck."""
    for k in range(n):
        c.ring((0, 0.06, low + 0.14 * k), 0.56 - 0.05 * k, 0.1, tone, 0.01, (7, 0, 0), tall=1.1, **coat)
    c.ring((0, 0.06, low + 0.14 * n - 0.02), 0.6 - 0.05 * n, 0.045, trim, 0.006, (7, 0, 0), **LEAF)


def mail(rows: Sequence[tuple[float, float, float]], n: int = 40, tone: str = "#8d95a2", arc: float = 180.0) -> None:
    """Rings of mail in rows (height, radius across, radius deep), `arc` degrees to both sides of the front."""
    mesh = join([torus(1.0, 0.3, plate(tone))])
    for j, ((z, wide, deep), (z2, wide2, _)) in enumerate(itertools.pairwise([*rows, rows[-1]])):
        slope = math.degrees(math.atan2(wide2 - wide, max(0.01, z - z2))) if z2 < z else 0.0
        for k in range(n):
            a = math.radians(arc * (2 * (k + 0.5 * (j % 2)) / n - 1))
            at = (wide * math.sin(a), 0.06 - deep * math.cos(a), z)
            link(mesh, "ring", at, (64 - slope * 0.5, 26 if j % 2 else -26, math.degrees(a)), 0.052)


def torus(r: float, thick: float, material: Any) -> Any:
    """A ring about z."""
    n, m = 14, 6
    turns = [(2 * math.pi * i / n, 2 * math.pi * j / m) for i in range(n) for j in range(m)]
    points = [
        (
            (r + thick * math.cos(t)) * math.cos(a),
            (r + thick * math.cos(t)) * math.sin(a),
            thick * math.sin(t),
        )
        for a, t in turns
    ]
    faces = [
        (i * m + j, (i + 1) % n * m + j, (i + 1) % n * m + (j + 1) % m, i * m + (j + 1) % m)
        for i in range(n)
        for j in range(m)
    ]
    return solid(points, faces, material, smooth=True)


def gauntlet(
    b: Bust, n: int, at: Vec, tone: Paint = STEEL, trim: Paint = GILT, bend: Vec = (0.5, 0.3, -1), coat: Coat = PLATE
) -> None:
    """An arm in plate whose fist is at a place: a cop on the elbow, a flared cuff."""
    b.arm(n, at, tone, tone, bend, 0.9, None, **coat)
    b.c.parts[-6:] = [part._replace(coat={**part.coat, **coat}) for part in b.c.parts[-6:]]
    shoulder, elbow, hand = b.f.shoulder[n], b.f.elbow[n], b.f.hand[n]
    for start, end, r, shares in ((shoulder, elbow, 0.36, (0.3, 0.5, 0.7)), (elbow, hand, 0.31, (0.3, 0.46))):
        for share in shares:  # plates that overlap
            at = start * (1 - share) + end * share
            b.c.limb([at, at + (end - start) * 0.1], (r * 1.08, r * 0.94), tone, 0.008, **coat)
    b.c.ball(elbow, 0.38, tone, 0.01, **coat)
    wrist, cuff = elbow * 0.06 + hand * 0.94, elbow * 0.32 + hand * 0.68
    b.c.limb([cuff, wrist], (0.37, 0.25), tone, 0.008, **coat)
    b.c.ring(cuff, 0.365, 0.035, trim, 0.006, turn_to(hand - elbow), **LEAF)


# ---- on the head


def studs(places: Sequence[Vec], r: float = 0.045, tone: str = GILT) -> None:
    """Rivets."""
    mesh = join([sphere((0, 0, 0), 1.0, leaf(tone), 12)])
    for at in places:
        link(mesh, "stud", at, scale=r)


def around(z: float, wide: float, deep: float, n: int, y: float = 0.06) -> list[Vec]:
    """Places round a head at a height."""
    turns = [2 * math.pi * k / n for k in range(n)]
    return [(wide * math.sin(a), y - deep * math.cos(a), z) for a in turns]


def kettle_hat(tone: str = STEEL, trim: str = GILT) -> None:
    """An iron hat: a dome with a comb, a broad brim that slopes down."""
    with Group((0, 0.06, 0.1), (-5, 0, 0), (1, 1.12, 1)):
        lathe([(0.8, 0.42), (1.42, 0.12), (1.48, 0.12), (1.48, 0.17), (1.2, 0.36), (0.95, 0.49), (0.92, 0.56), (0.9, 0.78),
               (0.8, 1.0), (0.6, 1.17), (0.3, 1.28), (0.001, 1.31)], plate(tone), sides=64)  # fmt: skip
        lathe([(1.44, 0.1), (1.52, 0.11), (1.53, 0.16), (1.46, 0.19)], leaf(trim), sides=64)
        lathe([(0.93, 0.46), (0.98, 0.49), (0.97, 0.6), (0.91, 0.62)], leaf(trim), sides=64)
        studs(around(0.545, 0.98, 0.98, 20, 0), 0.04, "#f0d8a0")
        comb = [(0.0, math.sin(t) * 0.93, 0.46 + 0.88 * math.cos(t)) for t in np.linspace(-1.5, 1.5, 15)]
        for turn in (0, 90):
            with Group((0, 0, 0), (0, 0, turn)):
                tube(comb, 0.045, plate(tone))


def great_helm(c: Clay, tone: Paint = STEEL, trim: Paint = GILT, coat: Coat = PLATE) -> None:
    """A sugar-loaf helm: keeled front, slits between gilded bars, a gilded cross with breaths."""
    dark = "#07060a"
    c.limb([(0, 0.04, -1.0), (0, 0.04, -0.2), (0, 0.04, 0.45), (0, 0.06, 1.0), (0, 0.08, 1.32)],
           (1.0, 0.98, 0.92, 0.62, 0.18), tone, 0.06, **coat)  # fmt: skip
    c.limb(
        [(0, -0.78, -1.0), (0, -1.0, -0.4), (0, -1.02, 0.3), (0, -0.62, 0.9)], (0.2, 0.2, 0.16, 0.1), tone, 0.16, **coat
    )
    c.slab((0, 0, -2.15), (2, 2, 1.0), tone, 0.01, 0.01, cut=True, **coat)
    for z, r, out in ((0.36, 0.055, 1.02), (0.04, 0.05, 1.04), (-1.08, 0.07, 1.05)):
        line = [
            (out * math.sin(a), 0.04 - out * math.cos(a) - 0.14 * math.exp(-((a * 4) ** 2)), z)
            for a in np.linspace(-1.9, 1.9, 15)
        ]
        c.limb(line, (r, r), trim, 0.008, **LEAF)
    c.slab((0.4, -1.0, 0.2), (0.31, 0.34, 0.085), dark, 0.02, 0.008, (0, 0, 24), cut=True, mirror=True)
    c.limb([(0, -1.16, -1.05), (0, -1.25, -0.4), (0, -1.22, 0.3), (0, -0.8, 0.88), (0, -0.3, 1.22)],
           (0.09, 0.085, 0.1, 0.085, 0.06), trim, 0.008, **LEAF)  # fmt: skip
    for i in range(4):
        for j in range(4 - i // 2):
            a = math.radians(17 + 12 * j)
            at = (1.02 * math.sin(a), 0.04 - 1.03 * math.cos(a) - 0.05 * (j == 0), -0.2 - 0.2 * i)
            c.ball(at, 0.062, dark, 0.006, cut=True, mirror=True)
    c.ball((0, -1.3, 0.2), (0.13, 0.06, 0.13), trim, 0.008, **LEAF)


def barbute(c: Clay, tone: Paint = STEEL, trim: Paint = GILT, coat: Coat = PLATE) -> None:
    """A helmet down to the shoulders with a slit like a T; nobody is seen inside."""
    dark = "#050508"
    c.ball((0, 0.0, -0.05), (0.8, 0.86, 1.0), dark, 0.01, rough=0.9)
    c.limb(
        [(0, 0.05, -1.25), (0, 0.06, -0.7), (0, 0.06, 0.0), (0, 0.08, 0.5)], (1.02, 0.9, 0.97, 0.98), tone, 0.03, **coat
    )
    c.ball((0, 0.1, 0.45), (0.98, 1.06, 0.98), tone, 0.06, **coat)
    c.limb(
        [(0, -0.72, 1.1), (0, 0.1, 1.46), (0, 0.9, 1.05), (0, 1.1, 0.4)], (0.05, 0.09, 0.09, 0.04), tone, 0.1, **coat
    )
    c.limb([(0, -0.84, -0.98), (0, -0.98, 0.0), (0, -0.98, 0.4)], (0.14, 0.12, 0.1), tone, 0.14, **coat)
    c.slab((0, 0, -2.2), (2, 2, 1.0), tone, 0.01, 0.01, cut=True, **coat)
    eye = [(0.06, -1.12, 0.07), (0.34, -1.06, 0.12), (0.66, -0.8, 0.1)]
    c.limb(eye, (0.12, 0.15, 0.08), dark, 0.01, cut=True, mirror=True, rough=0.9)
    c.slab((0, -1.0, -0.62), (0.11, 0.3, 0.68), dark, 0.03, 0.01, cut=True, rough=0.9)
    rim = [(0.12, -1.02, -1.2), (0.13, -1.07, -0.6), (0.15, -1.12, -0.1), (0.36, -1.04, -0.06), (0.66, -0.82, -0.02),
           (0.8, -0.66, 0.1), (0.66, -0.82, 0.22), (0.36, -1.02, 0.3), (0.0, -1.16, 0.22)]  # fmt: skip
    c.limb(rim, (0.045, 0.045), trim, 0.006, mirror=True, **LEAF)


def dome(c: Clay, tone: Paint, trim: Paint, tall: float = 1.0, coat: Coat = PLATE) -> None:
    """A bowl on the crown of the head, with a gilded band and four ribs."""
    c.shell((0, 0.1, 0.42), (0.94, 1.06, 0.92 * tall), 0.08, tone, 0.0, 0.01, **coat)
    c.ball((0, 0.1, 0.5), (0.92, 1.02, 0.84 * tall), tone, 0.01, **coat)
    c.ring((0, 0.1, 0.42), 0.96, 0.07, trim, 0.008, tall=2.0, oval=1.11, **LEAF)
    for x, y in ((0, -1.1), (0.98, 0), (0, 1.1), (-0.98, 0)):
        arc = [
            (x * math.cos(t), 0.1 + y * math.cos(t), 0.44 + 0.98 * tall * math.sin(t))
            for t in np.linspace(0.05, 1.5, 7)
        ]
        c.limb(arc, (0.085, 0.06), trim, 0.008, **LEAF)


def ostrich(
    line: Sequence[Vec], tone: str, r: float = 0.3, drop: float = 0.5, second: str | None = None, n: int = 10
) -> Any:
    """An ostrich feather along a line: hundreds of fine barbs round its quill that curl down at their ends."""
    way, _ = spline(line, (1, 1), round(64 / (len(line) - 1)))
    dice = Random(len(way))
    points: list[Any] = []
    faces: list[Sequence[int]] = []
    _barb(points, faces, way, [0.045 * (1 - 0.6 * i / len(way)) for i in range(len(way))])
    for i, p in enumerate(way):
        t = i / (len(way) - 1)
        along = way[min(i + 1, len(way) - 1)] - way[max(0, i - 1)]
        along = along / (np.linalg.norm(along) + 1e-9)
        long = r * (0.35 + 0.85 * math.sin(math.pi * min(1.0, 0.12 + 0.76 * t)))
        one = np.cross(along, (0.15, 1.0, 0.1))
        one /= np.linalg.norm(one) + 1e-9
        other = np.cross(along, one)
        for k in range(n):
            a = 2 * math.pi * (k + 0.5 * (i % 2)) / n + dice.uniform(-0.2, 0.2)
            out = (one * math.cos(a) + other * math.sin(a) * 0.75) * long * dice.uniform(0.85, 1.15)
            curve = [
                p + out * u + along * long * (0.9 * u - 0.25 * u * u) - np.array((0, 0, drop * long * u**2.5))
                for u in (0, 0.3, 0.6, 0.85, 1.05)
            ]
            _barb(points, faces, curve, (0.03, 0.034, 0.032, 0.024, 0.008))
    feather = paint(tone, 0.6, bump=0.1, grain=8, mottle=0.08, second=second, hazy=False)
    return solid(points, faces, feather, smooth=True)


def _barb(points: list[Any], faces: list[Sequence[int]], way: Sequence[Any], radii: Sequence[float]) -> None:
    """A thin tube of four sides more in a mesh."""
    start = len(points)
    for i, (p, r) in enumerate(zip(way, radii, strict=True)):
        along = way[min(i + 1, len(way) - 1)] - way[max(0, i - 1)]
        one = np.cross(along, (0.3, 0.2, 0.9))
        one = one / (np.linalg.norm(one) + 1e-9) * r
        other = np.cross(along, one)
        other = other / (np.linalg.norm(other) + 1e-9) * r
        points += [p + one, p + other, p - one, p - other]
    for i in range(len(way) - 1):
        at = start + 4 * i
        faces += [(at + k, at + (k + 1) % 4, at + 4 + (k + 1) % 4, at + 4 + k) for k in range(4)]

"""What beasts are made of besides clay: eyes, lids, horns, teeth, claws, fur, warts. Hard parts are solids, so that they
stay sharp however coarse the clay is."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from studio.clay import Clay, Paint, Vec, spline
from studio.materials import paint
from studio.solids import solid, sphere

BONE = "#efe2bc"


def unit(way: Vec) -> Any:
    """The same direction, one long."""
    v = np.array(way, float)
    return v / (np.linalg.norm(v) + 1e-9)


def across(way: Vec) -> tuple[Any, Any]:
    """Two directions square to one: to its side and up from it."""
    n = unit(way)
    side = unit(np.cross(n, (0, 0, 1.0) if abs(n[2]) < 0.9 else (0, 1.0, 0)))
    return side, np.cross(side, n)


def eye(
    at: Vec, r: float, look: Vec, iris: str = "#e8a020", white: str = "#efe6cc", slit: bool = False, wide: float = 0.55
) -> None:
    """An eyeball that looks somewhere: white, iris, pupil, a point of light."""
    n, c = unit(look), np.array(at, float)
    side, up = across(n)
    sphere(c, r, paint(white, 0.15, bump=0.0, mottle=0.08), 24)
    _disc(c + n * r * 0.80, n, r * wide, r * 0.26, paint(iris, 0.12, glow=0.12, bump=0.1, grain=40, mottle=0.3))
    black = paint("#080504", 0.08, bump=0.0)
    if slit:
        _disc(c + n * r * 0.97, n, r * wide * 0.30, r * 0.14, black, r * wide * 0.9)
    else:
        _disc(c + n * r * 0.97, n, r * wide * 0.52, r * 0.14, black)
    sphere(c + n * r * 1.0 + (up * 0.32 - side * 0.3) * r * wide, r * 0.10, paint("#ffffff", 0.1, glow=0.8, bump=0), 8)


def _disc(at: Any, way: Any, r: float, high: float, material: Any, tall: float | None = None) -> None:
    """A lens-shaped ball that faces a way."""
    side, up = across(way)
    steps, points = 16, []
    for j in range(1, 9):
        q, h = math.sin(math.pi * j / 9), -math.cos(math.pi * j / 9)
        for k in range(steps):
            a = 2 * math.pi * k / steps
            points.append(at + side * q * r * math.cos(a) + up * q * (tall or r) * math.sin(a) + way * h * high)
    solid(points, _skin(8, steps), material, smooth=True)


def _skin(rows: int, around: int) -> list[Any]:
    """The faces of rows of points round a line, closed at both ends."""
    faces: list[Any] = [tuple(reversed(range(around))), tuple(range((rows - 1) * around, rows * around))]
    for j, k in itertools.product(range(rows - 1), range(around)):
        a, b = j * around + k, j * around + (k + 1) % around
        faces.append((a, b, b + around, a + around))
    return faces


def lids(c: Clay, at: Vec, r: float, look: Vec, tone: Paint, shut: float = 0.4, slant: float = 0.0) -> None:
    """Both lids of an eye: `shut` 0 stares, 1 sleeps; `slant` above 0 is angry for an eye at positive x."""
    n, p = unit(look), np.array(at, float)
    side, up = across(n)
    for low, gape in ((False, 0.95 - 0.8 * shut), (True, 0.85 - 0.3 * shut)):
        line = []
        for u in (-1.0, -0.5, 0.0, 0.5, 1.0):
            lift = gape * (1 - 0.55 * u * u) * (-1 if low else 1) + (0 if low else slant * u)
            lift = max(-0.9, min(0.95, lift))
            out = math.sqrt(max(0.06, 1.06 - 0.8 * u * u - 0.75 * lift * lift))
            line.append(p + (side * u * 0.95 + up * lift + n * out) * r)
        c.limb(line, (0.16 * r, 0.3 * r, 0.16 * r), tone, 0.02)


def horn(points: Sequence[Vec], r: float, material: Any = None, sharp: float = 0.04, ridges: float = 0.0) -> None:
    """A curved cone through points: horn, tusk, claw, fang, spine. `ridges` are rings on it."""
    line, _ = spline(points, steps=8) if len(points) > 2 else (np.linspace(points[0], points[1], 9), None)
    rows, around = len(line), 12
    found: list[Any] = []
    side = across(line[1] - line[0])[0]
    for j, at in enumerate(line):
        way = unit(line[min(j + 1, rows - 1)] - line[max(j - 1, 0)])
        side = unit(side - way * (side @ way))
        up = np.cross(way, side)
        t = j / (rows - 1)
        q = r * (sharp + (1 - sharp) * (1 - t) ** 0.75) * (1 + ridges * (1 - t) * (j % 2))
        found += [
            at + (side * math.cos(a) + up * math.sin(a)) * q for a in np.linspace(0, 2 * math.pi, around + 1)[:-1]
        ]
    solid(found, _skin(rows, around), material or bone(), smooth=True)


def bone(tone: str = BONE, second: str = "#c8ac78") -> Any:
    """Tooth, horn, tusk."""
    return paint(tone, 0.3, bump=0.15, grain=10, mottle=0.2, second=second)


def teeth(line: Sequence[Vec], way: Vec, long: float, r: float, n: int, dice: Random, material: Any = None) -> None:
    """A row of uneven fangs along a line of gum."""
    places, _ = spline(line, steps=12)
    for k in range(n):
        at = places[round((k + 0.5) / n * (len(places) - 1))]
        size = long * dice.uniform(0.65, 1.25)
        tip = at + unit(way) * size + np.array((dice.gauss(0, 0.06), dice.gauss(0, 0.06), 0)) * size
        root = at - unit(way) * size * 0.35
        horn([root, (root + tip) / 2 + np.array((0, -0.05 * size, 0)), tip], r * dice.uniform(0.85, 1.2), material)


def claws(points: Sequence[Vec], way: Vec, long: float, r: float, material: Any = None) -> None:
    """A curved claw at each place, bent down at its end."""
    dark = material or paint("#2e241c", 0.3, bump=0.15, grain=12, second="#4a3a2a")
    n = unit(way)
    for point in points:
        at = np.array(point, float)
        horn(
            [at - n * long * 0.3, at + n * long * 0.55 + (0, 0, long * 0.08), at + n * long + (0, 0, -long * 0.3)],
            r,
            dark,
        )


def toes(c: Clay, foot: Vec, tone: Paint, r: float, n: int = 3, wide: float = 0.2, turn: float = 0.0,
         claw: float = 0.1, material: Any = None) -> None:  # fmt: skip
    """Toes with claws, forward of a foot."""
    at = np.array(foot, float)
    for k in range(n):
        a = math.radians(turn + (k - (n - 1) / 2) * 26)
        way = np.array((math.sin(a), -math.cos(a), 0))
        end = at + way * wide
        end[2] = r * 0.8
        c.limb([at, (at + end) / 2 + (0, 0, r * 0.35), end], (r * 1.1, r, r * 0.85), tone, 0.03)
        if claw:
            claws([end + way * r * 0.5], way, claw, r * 0.5, material)


class Fur:
    """Locks gathered from many places, made one mesh at the end."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.points: list[Any] = []
        self.faces: list[Any] = []

    def lock(self, root: Vec, way: Vec, long: float, wide: float, droop: float = 0.25) -> None:
        """One lock: flat, bent, pointed."""
        n = unit(np.array(way, float) + [self.dice.gauss(0, 0.13) for _ in range(3)])
        side, up = across(n)
        a = self.dice.uniform(-0.6, 0.6)
        side, up = side * math.cos(a) + up * math.sin(a), up * math.cos(a) - side * math.sin(a)
        at, first = np.array(root, float), len(self.points)
        long *= self.dice.uniform(0.7, 1.25)
        for t, w in ((-0.15, 0.8), (0.25, 1.0), (0.6, 0.72), (1.0, 0.04)):
            p = at + n * long * t - np.array((0, 0, droop * long * t * t))
            self.points += [p + side * wide * w, p + up * wide * w * 0.5, p - side * wide * w, p - up * wide * w * 0.5]
        self.faces += [(first + q[0], first + q[1], first + q[2], first + q[3]) for q in _skin(4, 4)]

    def ball(self, at: Vec, size: Vec, way: Vec, n: int, long: float, wide: float, front: float = 1.0) -> None:
        """Locks on an ellipsoid that lie towards `way`; `front` below 1 leaves the side free that faces -y."""
        radii, centre, made = np.array(size, float), np.array(at, float), 0
        while made < n:
            d = unit([self.dice.gauss(0, 1) for _ in range(3)])
            if d[1] < -front:
                continue
            made += 1
            outward = unit(d / radii)
            self.lock(centre + d * radii * 0.97, unit(way) * 0.9 + outward * 0.55, long, wide)

    def limb(self, points: Sequence[Vec], radii: Vec, n: int, long: float, wide: float, lift: float = 0.4) -> None:
        """Locks along a limb that point to its end."""
        line, around = spline(points, radii, 8) if len(points) > 2 else (np.array(points, float), np.array(radii))
        for _ in range(n):
            t = self.dice.uniform(0, len(line) - 1.001)
            j = int(t)
            at = line[j] + (line[j + 1] - line[j]) * (t - j)
            way = unit(line[j + 1] - line[j])
            side, up = across(way)
            a = self.dice.uniform(0, 2 * math.pi)
            out = side * math.cos(a) + up * math.sin(a)
            self.lock(at + out * around[j] * 0.95, way + out * lift, long, wide)

    def made(self, tone: str, second: str, rough: float = 0.8) -> None:
        """All of it, in two tones."""
        solid(self.points, self.faces, paint(tone, rough, bump=0.3, grain=16, mottle=0.3, second=second), smooth=True)


def warts(c: Clay, dice: Random, at: Vec, size: Vec, tone: Paint, n: int, r: float) -> None:
    """Lumps on the front and the sides of an ellipsoid."""
    radii, centre = np.array(size, float), np.array(at, float)
    for _ in range(n):
        d = unit((dice.gauss(0, 1), -abs(dice.gauss(0, 0.8)), dice.gauss(0, 1)))
        c.ball(centre + d * radii, r * dice.uniform(0.5, 1.2), tone, 0.02)


def strap(c: Clay, points: Sequence[Vec], wide: float, tone: Paint, stud: str | None = "#c8963a") -> None:
    """A leather band that lies on a body; let both ends be buried in it."""
    c.limb(points, (wide,) * len(points), tone, 0.01)
    line, _ = spline(points, steps=6)
    if stud:
        for k in range(2, len(line) - 2, 3):
            sphere(line[k] + (0, -wide * 0.9, 0), wide * 0.34, paint(stud, 0.3, 0.9, bump=0.1), 10)


def wolf_head(
    c: Clay, at: Vec, way: Vec, size: float, coat: Paint, pale: Paint, dice: Random, gape: float = 20,
    ears_back: bool = False, iris: str = "#ffc030",
) -> None:  # fmt: skip
    """A wolf's head whose nose points a way, its jaw open by `gape` degrees; `size` is about half the skull's width."""
    n, centre, s = unit(way), np.array(at, float), size
    side, up = across(n)

    def put(x: float, y: float, z: float) -> Any:
        return centre + (side * x + n * y + up * z) * s

    cos, sin = math.cos(math.radians(gape)), math.sin(math.radians(gape))

    def jaw(x: float, y: float, z: float) -> Any:
        return put(x, 0.2 + y * cos + z * sin, -0.45 - y * sin + z * cos)

    c.limb([put(0, -0.5, 0.0), put(0, 0.3, 0.15)], (0.95 * s, 0.8 * s), coat, 0.05)
    c.limb([put(0, 0.3, 0.06), put(0, 1.1, 0.0), put(0, 1.85, -0.02)], (0.6 * s, 0.42 * s, 0.3 * s), coat, 0.04)
    c.limb([put(0, 0.9, -0.2), put(0, 1.8, -0.18)], (0.36 * s, 0.27 * s), pale, 0.03)
    c.limb([jaw(0, 0, -0.05), jaw(0, 0.8, -0.05), jaw(0, 1.45, -0.02)], (0.46 * s, 0.32 * s, 0.2 * s), pale, 0.04)
    c.limb([put(0, 0.4, -0.42), jaw(0, 0.6, 0.34)], (0.26 * s, 0.24 * s), "#4a0e12", 0.02)
    c.limb([jaw(0, 0.4, 0.3), jaw(0, 1.0, 0.36), jaw(0, 1.4, 0.28)], (0.2 * s, 0.2 * s, 0.12 * s), "#c8505c", 0.02)
    c.ball(put(0, 2.1, 0.12), 0.2 * s, "#141010", 0.02, rough=0.3)
    for m in (-1, 1):
        teeth(
            [put(m * 0.36, 0.8, -0.36), put(m * 0.3, 1.4, -0.38), put(m * 0.2, 1.95, -0.34)],
            -up,
            0.2 * s,
            0.07 * s,
            5,
            dice,
        )
        teeth(
            [jaw(m * 0.28, 0.55, 0.2), jaw(m * 0.22, 1.0, 0.2), jaw(m * 0.14, 1.4, 0.14)],
            jaw(0, 0, 1) - jaw(0, 0, 0),
            0.18 * s,
            0.06 * s,
            5,
            dice,
        )
        horn([put(m * 0.24, 1.75, -0.28), put(m * 0.25, 1.8, -0.6), put(m * 0.23, 1.78, -0.85)], 0.1 * s)
        horn([jaw(m * 0.18, 1.3, 0.1), jaw(m * 0.2, 1.36, 0.4), jaw(m * 0.18, 1.32, 0.62)], 0.085 * s)
        look = n * 0.75 + side * m * 0.6 + up * 0.15
        eye(put(m * 0.42, 0.66, 0.46), 0.17 * s, look, iris, wide=0.7)
        lids(c, put(m * 0.42, 0.66, 0.46), 0.17 * s, look, coat, 0.4)
        c.limb(
            [put(m * 0.7, 0.5, 0.66), put(m * 0.42, 0.84, 0.68), put(m * 0.1, 0.95, 0.45)],
            (0.12 * s, 0.16 * s, 0.12 * s),
            coat,
            0.03,
        )
        back = 0.75 if ears_back else 0.1
        root, tip = put(m * 0.55, -0.3, 0.7), put(m * 0.85, -0.4 - back * 1.2, 2.0 - back * 0.5)
        c.limb([root, (root + tip) / 2 + n * 0.06 * s, tip], (0.36 * s, 0.3 * s, 0.03 * s), coat, 0.03)
        c.limb(
            [root + n * 0.2 * s, (root + tip) / 2 + n * 0.24 * s, tip - (tip - root) * 0.15],
            (0.2 * s, 0.16 * s, 0.02 * s),
            "#a0705c",
            0.02,
        )
    fur = Fur(dice)
    for _ in range(170):
        m = dice.choice((-1, 1))
        root = put(m * dice.uniform(0.62, 0.9), dice.uniform(-0.5, 0.3), dice.uniform(-0.55, 0.3))
        fur.lock(root, side * m * 0.7 - n * 0.9 - up * 0.3, 0.7 * s, 0.1 * s)
    fur.made("#6a5a4c", "#4a3d33")

"""Barbarossa's staff: still lifes on the map table, the depots, the workshop, the air bridge."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from studio.barbarossa_guns import puddles, soldier
from studio.clay import Clay, Vec, blotch
from studio.materials import paint
from studio.people import Pose
from studio.solids import Group, box, cloth, lathe, pole, solid, sphere, tube
from studio.vehicles import body_paint, clods, hoop, hull, snowed, tank, tank_turret, wheel

REACH_UP = Pose(((-0.05, -0.04, -0.5), (-0.08, 0.02, -1.0)), ((0.05, -0.04, -0.5), (0.08, 0.02, -1.0)),
                ((-0.2, -0.3, 0.3), (-0.1, -0.6, 0.7)), ((0.2, -0.3, -0.3), (0.14, -0.75, -0.2)))  # fmt: skip


def wood(tone: str = "#9a7446", second: str = "#7f5c34") -> Any:
    return paint(tone, 0.6, bump=0.4, grain=8, mottle=0.2, second=second)


def brass() -> Any:
    return paint("#d8a648", 0.3, 1.0, bump=0.1)


def leather(tone: str = "#7a4c2a") -> Any:
    return paint(tone, 0.5, bump=0.45, grain=18, mottle=0.2, coat=0.15)


def arrow(path: Sequence[tuple[float, float]], wide: float, tone: str, tall: float = 0.14, lift: float = 0.03) -> None:
    """A painted wooden arrow along a curve on the map, its head twice as wide."""
    material = paint(tone, 0.45, bump=0.15, grain=8, mottle=0.12, coat=0.3)
    left, right = [], []
    for k, (x, y) in enumerate(path):
        a, b = path[max(0, k - 1)], path[min(len(path) - 1, k + 1)]
        length = math.dist(a, b)
        nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
        half = wide / 2 * (0.75 + 0.25 * k / (len(path) - 1))
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    (x0, y0), (x1, y1) = path[-2], path[-1]
    length = math.dist(path[-2], path[-1])
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    head = [(x1 + dy * wide * 1.05, y1 - dx * wide * 1.05), (x1 + dx * wide * 1.7, y1 + dy * wide * 1.7),
            (x1 - dy * wide * 1.05, y1 + dx * wide * 1.05)]  # fmt: skip
    outline = [*right, *head, *reversed(left)]
    n = len(outline)
    points = [(x, y, z) for z in (lift, lift + tall) for x, y in outline]
    faces: list[Any] = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    solid(points, faces, material, bevel=0.025)


def curve(
    start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float], n: int = 9
) -> list[tuple[float, float]]:
    """Places along a bow from start to end."""
    found = []
    for k in range(n):
        t = k / (n - 1)
        x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, bend, end, strict=True))
        found.append((x, y))
    return found


def pencil(at: Vec, turn: float, tone: str, long: float = 1.3) -> None:
    """A six-sided pencil, lying, sharpened."""
    with Group(at, (0, 90, turn)):
        lathe([(0.05, 0), (0.05, long)], paint(tone, 0.4, coat=0.4, bump=0.08), sides=6, smooth=False)
        lathe([(0.05, long), (0.018, long + 0.15)], paint("#e0b888", 0.7), sides=12)
        lathe([(0.018, long + 0.15), (0.002, long + 0.2)], paint(tone, 0.6), sides=10)
        lathe([(0.052, -0.1), (0.054, 0.0)], brass(), sides=14)


def map_pin(x: float, y: float, tone: str, tall: float = 0.4) -> None:
    """A pin with a round head in the map."""
    pole((x, y, 0), (x + 0.03, y, tall), 0.012, paint("#c8c8c4", 0.3, 1.0), sides=8)
    sphere((x + 0.03, y, tall), 0.075, paint(tone, 0.25, coat=0.5, bump=0.02), 20)


def strategic_planning(c: Clay) -> None:
    """Dividers striding over the map, a ruler, pencils, two wooden arrows."""
    metal = brass()
    with Group((-0.25, 0.35, 0), (0, 0, -24)):
        top = (0, 0, 2.35)
        for s in (-1, 1):
            foot = (s * 0.78, 0, 0.32)
            pole((s * 0.05, 0, 2.25), foot, 0.1, metal, 0.055, 14)
            pole(foot, (s * 0.885, 0, 0.02), 0.035, paint("#c8ccd0", 0.3, 1.0), 0.006, 12)
            lathe([(0.075, -0.05), (0.075, 0.05)], metal, (s * 0.72, 0, 0.47), (0, s * 16, 0), sides=16)
            sphere((s * 0.36, -0.1, 1.42), 0.06, metal, 14)
        pole((-0.36, -0.1, 1.42), (0.36, -0.1, 1.42), 0.022, paint("#c8ccd0", 0.3, 1.0))
        lathe([(0.17, -0.12), (0.2, -0.06), (0.2, 0.06), (0.17, 0.12)], metal, top, (90, 0, 0), sides=28)
        lathe([(0.1, -0.15), (0.1, 0.15)], paint("#8a8f94", 0.3, 1.0), top, (90, 0, 0), sides=18)
        lathe([(0.05, 0), (0.075, 0.1), (0.07, 0.34), (0.04, 0.38)], metal, (0, 0, 2.5), sides=18)
    with Group((-0.1, -1.0, 0.05), (0, 0, 8)):
        box((3.3, 0.42, 0.05), (0, 0, 0), paint("#d8ac68", 0.5, bump=0.2, grain=6, coat=0.3), bevel=0.012)
        ink = paint("#2a2018", 0.6)
        for k in range(32):
            long = 0.18 if k % 5 == 0 else 0.1
            box((0.018, long, 0.004), (-1.55 + 0.1 * k, 0.2 - long / 2, 0.027), ink, bevel=0)
    pencil((0.75, -0.35, 0.07), 28, "#b8382a")
    pencil((0.95, -0.1, 0.07), 46, "#2f5f96", 1.1)
    arrow(curve((-2.1, -0.25), (-1.7, 0.7), (-1.15, 1.05)), 0.36, "#b23a2a")
    arrow(curve((0.55, 2.3), (0.75, 1.6), (0.6, 1.2)), 0.34, "#3a6596")
    arrow(curve((1.9, 1.9), (1.9, 1.2), (1.55, 0.9)), 0.34, "#3a6596")
    with Group((-2.0, 1.5, 0.02)):
        cup([(0.3, 0), (0.32, 0.6), (0.3, 0.62), (0.27, 0.6)], "#8a6a44")
        for k in range(5):
            a = 1.3 * k
            pole((0.1 * math.cos(a), 0.1 * math.sin(a), 0.1), (0.24 * math.cos(a), 0.24 * math.sin(a), 1.05), 0.045,
                 paint(("#c8a030", "#b8382a", "#3f6f4a", "#2f5f96", "#c8a030")[k], 0.4, coat=0.3), sides=6)  # fmt: skip


def cup(profile: Sequence[tuple[float, float]], tone: str) -> None:
    """A turned vessel."""
    lathe(profile, paint(tone, 0.4, bump=0.15, coat=0.3), sides=28)


def concentrated_offensive(c: Clay) -> None:
    """Four thick red arrows that converge on a small town; a magnifying glass laid aside, pins."""
    red = "#c8301e"
    for path in (
        curve((-2.5, -0.75), (-1.9, -0.2), (-1.5, 0.0)),
        curve((-2.1, 2.6), (-1.4, 2.2), (-1.0, 1.75)),
        curve((2.1, 2.5), (1.6, 2.2), (1.15, 1.7)),
        curve((1.75, -1.0), (1.6, -0.5), (1.3, -0.2)),
    ):
        arrow(path, 0.52, red, 0.3)
    tile, plaster = paint("#3f6a86", 0.6, bump=0.2), paint("#efe4c8", 0.6, bump=0.2)
    dice = Random("town")
    for k in range(10):
        a = 2.4 * k
        r = 0.12 + 0.05 * k
        with Group((r * math.cos(a), 0.72 + r * math.sin(a), 0.02), (0, 0, dice.uniform(0, 90)), 1.25):
            w, h = dice.uniform(0.16, 0.22), dice.uniform(0.16, 0.28)
            box((w, w * 1.2, h), (0, 0, h / 2), plaster, bevel=0.015)
            solid([(-w / 2, -w * 0.6, h), (w / 2, -w * 0.6, h), (w / 2, w * 0.6, h), (-w / 2, w * 0.6, h), (0, -w * 0.6, h + 0.14), (0, w * 0.6, h + 0.14)],
                  [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5), (0, 3, 2, 1)], tile, bevel=0.01)  # fmt: skip
    box((0.22, 0.22, 0.8), (0.02, 0.74, 0.4), plaster, bevel=0.015)
    lathe([(0.19, 0), (0.01, 0.5)], tile, (0.02, 0.74, 0.8), (0, 0, 45), sides=4, smooth=False)
    with Group((-0.35, -1.15, 0.08), (0, 0, 62), 0.75):
        with Group((0, 0, 0), (0, 90, 0)):
            hoop((0, 0, 0), 0.6, brass(), 0.14, 0.1)
        sphere((0, 0, 0), (0.52, 0.52, 0.05), paint("#7fa4b4", 0.3, bump=0, mottle=0), 32)
        pole((0, -0.58, 0), (0, -0.8, 0), 0.06, brass())
        pole((0, -0.78, 0), (0, -1.6, 0), 0.085, wood("#5a3420", "#4a2a18"), 0.11, 18)
        sphere((0, -1.6, 0), 0.11, wood("#5a3420", "#4a2a18"), 18)
    for x, y, tone in ((-2.2, 0.7, "#2f5f96"), (0.1, 2.5, "#2f5f96"), (0.55, -0.75, "#d8a83a"), (2.1, 0.7, "#2f5f96")):
        map_pin(x, y, tone, 0.5)


def field_commander(c: Clay) -> None:
    """Binoculars standing on the map, a peaked cap without badges, a map case, gloves."""
    black, rubber, glass = (
        paint("#34322e", 0.4, 0.2, bump=0.3, grain=22, coat=0.2),
        paint("#1e1c1a", 0.6),
        paint("#3f6480", 0.06, coat=1.0),
    )
    with Group((-0.75, -0.25, 0.0), (0, 0, -24), 1.15):
        for s in (-1, 1):
            x = s * 0.36
            with Group((x, 0, 0.36), (72, 0, s * 2)):
                lathe([(0.3, 0.72), (0.34, 0.7), (0.34, 0.5), (0.3, 0.44), (0.25, 0.1), (0.25, -0.2)], black, sides=32)
                with Group((0, 0, 0.7), (0, 90, 0)):
                    hoop((0, 0, 0), 0.36, brass(), 0.1, 0.07)
                lathe([(0.285, 0.735), (0.15, 0.755), (0.01, 0.76)], glass, sides=32)
                box((0.44, 0.5, 0.52), (-s * 0.07, 0.06, -0.4), black, bevel=0.09)
                lathe(
                    [(0.15, -1.05), (0.21, -1.1), (0.21, -0.98), (0.13, -0.9), (0.13, -0.6)],
                    rubber,
                    (-s * 0.12, 0.1, 0),
                    sides=26,
                )
                lathe([(0.17, -0.86), (0.17, -0.78)], brass(), (-s * 0.12, 0.1, 0), sides=26)
        with Group((0, 0, 0.36), (72, 0, 0)):
            pole((0, 0.06, -0.85), (0, 0.06, 0.1), 0.06, black)
            lathe([(0.1, -0.1), (0.1, 0.1)], brass(), (0, 0.06, -0.75), sides=20)
            box((0.5, 0.1, 0.14), (0, 0.06, -0.1), black, bevel=0.03)
        strap = [
            (-0.6, 0.4, 0.5),
            (-1.1, 0.4, 0.1),
            (-1.3, -0.3, 0.05),
            (-0.9, -1.0, 0.05),
            (-0.2, -1.1, 0.05),
            (0.5, -1.05, 0.05),
            (0.9, -0.6, 0.05),
            (0.75, 0.1, 0.2),
            (0.6, 0.4, 0.5),
        ]
        tube(strap, 0.035, leather())
    grey, band = blotch("#7f8a78", "#788472", 6), "#4f5a4c"
    x, y = 1.0, 1.15
    c.drum((x, y, 0.42), 0.74, 0.2, band, 0.04, 0.03)
    c.ball((x, y - 0.02, 0.72), (1.08, 1.02, 0.2), grey, 0.06, (-12, 0, 0))
    c.ball((x, y + 0.02, 0.62), (0.9, 0.9, 0.2), grey, 0.1, (-8, 0, 0))
    c.ball((x, y - 0.5, 0.9), (0.5, 0.3, 0.16), grey, 0.12, (-16, 0, 0))
    c.ring((x, y - 0.02, 0.66), 1.03, 0.035, band, 0.02, (-12, 0, 0))
    c.limb([(x - 0.72, y - 0.42, 0.34), (x - 0.42, y - 0.98, 0.22), (x, y - 1.14, 0.18), (x + 0.42, y - 0.98, 0.22), (x + 0.72, y - 0.42, 0.34)],
           (0.06, 0.14, 0.17, 0.14, 0.06), "#24211e", 0.04, flat=(2, 2.6), rough=0.2)  # fmt: skip
    c.ball((x, y - 0.72, 0.26), (0.68, 0.44, 0.08), "#24211e", 0.04, (14, 0, 0), rough=0.2)
    c.limb([(x - 0.7, y - 0.32, 0.4), (x - 0.36, y - 0.74, 0.4), (x, y - 0.82, 0.39), (x + 0.36, y - 0.74, 0.4), (x + 0.7, y - 0.32, 0.4)],
           (0.045, 0.045), "#c8b070", 0.01)  # fmt: skip
    _glove(c, (0.55, -0.85, 0.08), 24)
    _glove(c, (0.95, -0.6, 0.2), 52)
    case = leather("#8a5630")
    with Group((-1.55, 1.35, 0.0), (-12, 0, 22)):
        box((1.25, 0.26, 0.95), (0, 0, 0.5), case, bevel=0.06)
        box((1.3, 0.3, 0.5), (0, -0.02, 0.78), leather("#7a4a28"), bevel=0.05)
        for u in (-0.35, 0.35):
            box((0.1, 0.04, 0.6), (u, -0.18, 0.55), leather("#5f3820"), bevel=0.01)
            box((0.15, 0.04, 0.12), (u, -0.2, 0.48), brass(), bevel=0.02)
        box((0.8, 0.03, 0.5), (0.05, 0.04, 1.05), paint("#e8dcb4", 0.8, bump=0.1), (0, 8, 0), 0.01)


def _glove(c: Clay, at: Vec, turn: float) -> None:
    """A leather glove, lying, its fingers towards the viewer."""
    x, y, z = at
    a = math.radians(turn)

    def put(u: float, v: float, w: float = 0.0) -> Vec:
        return x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), z + w

    hide = blotch("#4a443c", "#3c3630", 5)
    c.limb([put(0, 0.45), put(0, 0.0), put(0, -0.2)], (0.2, 0.19, 0.17), hide, 0.05, flat=(2, 1.9))
    c.limb([put(0, 0.7), put(0, 0.42)], (0.27, 0.21), "#c8a878", 0.02, flat=(2, 1.9))
    for k in range(4):
        u = -0.15 + 0.1 * k
        c.limb(
            [put(u * 0.9, -0.15), put(u * 1.15, -0.42, 0.03), put(u * 1.25, -0.66 + 0.05 * abs(k - 1.4), -0.01)],
            (0.07, 0.065, 0.055),
            hide,
            0.02,
        )
    c.limb([put(0.13, 0.1), put(0.3, -0.08, 0.02), put(0.32, -0.26)], (0.085, 0.075, 0.06), hide, 0.03)


def chief_of_staff(c: Clay) -> None:
    """Stacks of files, a telephone, a desk lamp, an ink stamp."""
    dice = Random("files")
    tones = ("#c8a868", "#a8563c", "#7f8a6a", "#b89a5c", "#8f7a5a", "#6a7f8a")
    for x, y, n in ((1.15, 1.0, 9), (1.95, 0.35, 5), (0.2, 1.75, 5)):
        z = 0.03
        for k in range(n):
            tall = dice.uniform(0.1, 0.2)
            with Group(
                (x + dice.uniform(-0.06, 0.06), y + dice.uniform(-0.05, 0.05), z + tall / 2),
                (0, 0, 18 + dice.uniform(-12, 12)),
            ):
                cover = paint(tones[(k + n) % 6], 0.75, bump=0.2, grain=14)
                box((1.0, 0.76, tall - 0.05), (0.02, 0.02, 0), paint("#cfc09a", 0.9, bump=0.5, grain=30), bevel=0.005)
                for s in (-1, 1):
                    box((1.06, 0.82, 0.025), (0, 0, s * tall / 2), cover, (dice.uniform(-1, 1), 0, 0), 0.008)
                box((0.05, 0.84, tall + 0.03), (0.1, 0, 0), paint("#b03a2a", 0.7), bevel=0.005)
                box((0.3, 0.012, tall * 0.6), (-0.28, -0.415, 0), paint("#f0e8d0", 0.8), bevel=0)
            z += tall + 0.01
    telephone((-0.55, -0.55, 0.03), -20, 1.2)
    with Group((-1.5, 1.0, 0.02), (0, 0, -20)):
        desk_lamp()
    with Group((0.75, -0.95, 0.02), (0, 0, 12), 1.2):
        box((0.6, 0.4, 0.08), (0.55, 0.3, 0.05), paint("#3a3f46", 0.3, 0.6), bevel=0.02)
        box((0.5, 0.3, 0.03), (0.55, 0.3, 0.1), paint("#2a3a6a", 0.95, bump=0.5), bevel=0.01)
        box((0.42, 0.26, 0.1), (0, 0, 0.06), wood(), bevel=0.03)
        lathe(
            [(0.06, 0.1), (0.05, 0.25), (0.13, 0.42), (0.12, 0.54), (0.04, 0.6)], wood("#8a3a20", "#7a3018"), sides=24
        )
    box((0.9, 0.62, 0.012), (0.2, -1.35, 0.03), paint("#d4c8a8", 0.85, bump=0.05), (0, 0, -14), 0)
    for k in range(5):
        box(
            (0.62 - 0.1 * (k % 3), 0.025, 0.004),
            (0.16 + 0.028 * k, -1.16 - 0.07 * k, 0.04),
            paint("#4a4438", 0.8),
            (0, 0, -14),
            0,
        )


def desk_lamp() -> None:
    """A brass desk lamp with a green shade, alight."""
    metal, shade = brass(), paint("#2f6a4a", 0.25, 0.2, bump=0.05, coat=0.6)
    lathe([(0.48, 0), (0.48, 0.06), (0.3, 0.12), (0.08, 0.16)], metal, sides=32)
    tube([(0, 0, 0.1), (0, 0.1, 1.1), (0, 0.02, 1.75), (0, -0.2, 2.02)], 0.05, metal)
    with Group((0, -0.3, 2.02), (16, 0, 0)):
        lathe(
            [(0.62, -0.34), (0.6, -0.28), (0.44, -0.02), (0.2, 0.14), (0.08, 0.2)],
            shade,
            scale=(1.3, 0.8, 1),
            sides=36,
        )
        sphere((0, 0, -0.3), (0.5, 0.3, 0.1), paint("#fff0c0", glow=5.0, bump=0, hazy=False), 20)
    sphere((0, -0.2, 2.3), 0.06, metal, 14)


def telephone(at: Vec, turn: float, scale: float) -> None:
    """A black desk telephone with a dial."""
    shell, metal = paint("#2c2a2a", 0.22, bump=0.04, coat=0.7), brass()
    with Group(at, (0, 0, turn), scale):
        hull(
            [
                (-0.5, 0.52, 0.02, 0.5, 0.12),
                (-0.42, 0.52, 0.02, 0.44, 0.26),
                (0.1, 0.52, 0.02, 0.32, 0.66),
                (0.36, 0.52, 0.02, 0.32, 0.66),
                (0.5, 0.5, 0.02, 0.42, 0.3),
            ],
            shell,
            0.07,
        )
        with Group((0, -0.28, 0.39), (38, 0, 0)):
            lathe([(0.335, 0), (0.335, 0.04), (0.31, 0.06)], metal, sides=36)
            lathe([(0.3, 0.04), (0.3, 0.075)], paint("#4a443c", 0.6, bump=0), sides=36)
            lathe([(0.12, 0.07), (0.1, 0.09)], paint("#b03a2a", 0.6, bump=0), sides=28)
            for k in range(10):
                a = 0.55 * k + 0.6
                lathe(
                    [(0.052, 0.07), (0.052, 0.082)],
                    paint("#d8ccac", 0.8, bump=0),
                    (0.215 * math.cos(a), 0.215 * math.sin(a), 0),
                    sides=14,
                )
            box((0.13, 0.03, 0.03), (0.27, -0.2, 0.09), metal, (0, 0, -35), 0.01)
        for s in (-1, 1):
            box((0.06, 0.34, 0.16), (s * 0.24, 0.23, 0.74), shell, bevel=0.025)
        tube(
            [(-0.52, 0.23, 0.92), (-0.3, 0.23, 1.0), (0, 0.23, 1.02), (0.3, 0.23, 1.0), (0.52, 0.23, 0.92)],
            0.085,
            shell,
        )
        for s in (-1, 1):
            lathe(
                [(0.2, -0.16), (0.21, -0.08), (0.12, 0.06), (0.08, 0.12)],
                shell,
                (s * 0.58, 0.23, 0.87),
                (0, s * 12, 0),
                sides=24,
            )
        cord = [
            (0.62 + 0.07 * math.cos(1.3 * k), 0.15 - 0.025 * k, max(0.07, 0.66 - 0.035 * k) + 0.06 * math.sin(1.3 * k))
            for k in range(22)
        ]
        tube(cord, 0.022, shell)


def crate(at: Vec, size: Vec, turn: float = 0.0, tone: str = "#a07c4c", snow: bool = False) -> None:
    """A crate of boards with battens and rope handles."""
    x, y, z = size
    board, batten = wood(tone, "#86643a"), wood("#7a5a34", "#6a4c2c")
    with Group(at, (0, 0, turn)):
        box((x - 0.03, y - 0.03, z - 0.03), (0, 0, z / 2), paint("#3a2a1a", 0.9), bevel=0.005)
        n = max(3, round(z / 0.16))
        for k in range(n):
            for s in (-1, 1):
                box((x, 0.03, z / n - 0.012), (0, s * y / 2, z * (k + 0.5) / n), board, bevel=0.008)
                box((0.03, y, z / n - 0.012), (s * x / 2, 0, z * (k + 0.5) / n), board, bevel=0.008)
        for k in range(4):
            box((x / 4 - 0.012, y, 0.03), (x * (k + 0.5) / 4 - x / 2, 0, z), board, bevel=0.008)
        for s in (-1, 1):
            for t in (-1, 1):
                box((0.09, 0.03, z), (s * (x / 2 - 0.06), t * (y / 2 + 0.02), z / 2), batten, bevel=0.008)
                box((0.03, 0.09, z), (s * (x / 2 + 0.02), t * (y / 2 - 0.06), z / 2), batten, bevel=0.008)
        if snow:
            snowed([((0, 0, z + 0.02), (x * 0.5, y * 0.5, 0.09))])


def barrel(at: Vec, tone: str = "#5f7058", tall: float = 0.72, r: float = 0.27, rot: Vec = (0, 0, 0)) -> None:
    """An iron drum with two hoops."""
    iron = body_paint(tone, "#6a4c34")
    with Group(at, rot):
        hoops = [
            (r, 0),
            (r, 0.3),
            (r * 1.06, 0.32),
            (r * 1.06, 0.36),
            (r, 0.38),
            (r, 0.64),
            (r * 1.06, 0.66),
            (r * 1.06, 0.7),
            (r, 0.72),
            (r, 0.98),
            (r * 1.03, 1.0),
            (r * 0.92, 1.0),
            (r * 0.92, 0.97),
        ]
        lathe([(q, z * tall) for q, z in hoops], iron, sides=30, smooth=False, bevel=0.006)
        lathe([(0.05, 0), (0.05, 0.04)], brass(), (r * 0.5, 0, tall * 0.97), sides=14)


def sack(at: Vec, turn: float, tone: str = "#b89a68", size: float = 0.34) -> None:
    """A full sack, tied at its neck, standing or lying."""
    canvas = paint(tone, 0.9, bump=0.6, grain=20, mottle=0.25)
    with Group(at, (0, 0, turn)):
        profile = [
            (0.72, 0),
            (0.98, 0.12),
            (1.02, 0.5),
            (0.9, 0.95),
            (0.6, 1.3),
            (0.24, 1.46),
            (0.22, 1.52),
            (0.42, 1.76),
        ]
        lathe(
            [(size * q, size * z) for q, z in profile],
            canvas,
            scale=(1, 0.78, 1),
            sides=36,
            wave=lambda a, z: 1 + 0.05 * math.cos(5 * a + 2) + 0.03 * math.cos(9 * a + 6 * z),
        )
        rim_at = size * 1.48
        lathe(
            [(size * 0.28, rim_at - 0.02), (size * 0.28, rim_at + 0.02)],
            paint("#6a4a2a", 0.8),
            scale=(1, 0.78, 1),
            sides=18,
        )


def supply_depot(c: Clay) -> None:
    """Stacks of crates, barrels and sacks in the snow, half under a tarpaulin."""
    for layer, (n, x0) in enumerate(((3, -1.5), (3, -1.5), (2, -1.25))):
        for k in range(n):
            crate((x0 + 0.8 * k + 0.03 * layer, 0.5 + 0.05 * (k % 2), 0.02 + 0.53 * layer), (0.76, 0.7, 0.5), (-4, 3, 6)[(k + layer) % 3],
                  ("#b08a56", "#9a7848", "#a8845a")[(k + layer) % 3], layer == 2 and k == 0)  # fmt: skip
    crate((-1.6, -1.0, 0.02), (0.8, 0.5, 0.4), 24, "#8a8f6a", True)
    for x, y, tone in (
        (1.35, 0.1, "#6a7c5c"),
        (1.95, 0.35, "#6a7c5c"),
        (1.65, 0.75, "#8a4a34"),
        (1.3, 1.25, "#6a7c5c"),
        (2.2, 1.0, "#6a7c5c"),
    ):
        barrel((x, y, 0.02), tone, 0.85, 0.3)
        snowed([((x, y, 0.86), (0.27, 0.27, 0.07))])
    barrel((1.62, 0.55, 0.9), "#7a8a68", 0.8, 0.29)
    snowed([((1.62, 0.55, 1.7), (0.27, 0.27, 0.08))])
    for x, y, turn in ((-0.75, -0.5, 10), (-0.2, -0.65, 40), (0.35, -0.45, -20), (-0.45, -0.95, 70)):
        sack((x, y, 0.0), turn)
    canvas = paint("#5f6f52", 0.8, bump=0.4, grain=16, mottle=0.25, second="#526048")

    def sheet(u: float, v: float) -> Vec:
        x = -0.45 + 1.55 * u
        s = (v - 0.5) * 2
        y = 0.5 + 0.46 * max(-1.0, min(1.0, s * 1.9)) + 0.12 * max(0.0, abs(s) - 0.52) * math.copysign(1, s)
        drop = max(0.0, abs(s) - 0.5) * 2
        top = 1.66 if u < 0.62 else 1.66 - 0.5 * min(1.0, (u - 0.62) / 0.16)
        top -= max(0.0, u - 0.86) * 5.5
        z = top - 1.15 * drop * (0.85 + 0.15 * math.sin(u * 15)) + 0.02 * math.sin(u * 31) * math.sin(v * 9)
        return (
            x + 0.04 * drop * math.sin(u * 20),
            y - 0.06 * drop * math.sin(u * 17) * math.copysign(1, s),
            max(0.08, z),
        )

    cloth(sheet, canvas, 44, 44, 0.025)
    snowed([((-0.05, 0.5, 1.68), (0.42, 0.34, 0.1)), ((0.65, 0.5, 1.2), (0.24, 0.34, 0.08))])
    rope = paint("#c8b088", 0.9, bump=0.4)
    for x in (-0.2, 0.4):
        tube([(x, -0.05, 1.4), (x - 0.02, -0.14, 0.9), (x - 0.05, -0.35, 0.05)], 0.018, rope)
    clods(Random("snow"), 60, (-2.4, -1.8, 0), (2.4, 1.2, 0.02), "#d4dee8", 0.02, 0.08, 0.8)
    soldier((-2.1, 0.0, 0.0), 24, "hold", "#a89470", "fur", "#5a4430", 1.3)
    with Group((-2.0, -0.22, 0.72), (-30, 0, 24)):
        box((0.3, 0.02, 0.38), (0, 0, 0), wood(), bevel=0.01)
        box((0.25, 0.01, 0.32), (0, -0.016, -0.01), paint("#efe6cc", 0.8), bevel=0)


def repair_workshop(c: Clay) -> None:
    """A tank on jacks without its track, its turret hanging from a crane, a mechanic with a wrench."""
    tone, second = "#76806a", "#626c58"
    iron, dark = paint("#6a6660", 0.4, 0.8, bump=0.3, grain=12, second="#6f4f34"), paint("#2c2a26", 0.5, 0.6, bump=0.4)
    timber = wood("#8a6a44", "#74552f")
    with Group((0.15, 0.35, 0.22), (0, 0, -48), 1.08):
        tank(tone, second, turret=0, bare=1)
        for y in (-1.36, 1.3):
            lathe(
                [(0.16, -0.22), (0.13, -0.1), (0.08, 0.06), (0.06, 0.34)],
                paint("#b8482c", 0.4, 0.3),
                (0.56, y, 0),
                sides=18,
            )
    with Group((0.15, 0.35, 1.98), (0, 6, -36), 1.08):
        tank_turret(tone, second)
        chain = paint("#5a564e", 0.4, 0.9)
        for x, y in ((-0.4, -0.3), (0.4, -0.3), (0.0, 0.55)):
            pole((x, y, 0.3), (0, 0, 1.05), 0.02, chain, sides=8)
    for x, y in ((-1.35, 0.35), (1.75, 0.35)):
        for s in (-1, 1):
            pole((x, y + s * 0.85, -0.05), (x, y, 3.35), 0.09, timber, 0.08, 10)
        pole((x, y - 0.45, 1.6), (x, y + 0.45, 1.6), 0.05, timber)
    box((3.6, 0.2, 0.24), (0.2, 0.35, 3.38), timber, bevel=0.03)
    box((0.34, 0.3, 0.14), (0.15, 0.35, 3.2), iron, bevel=0.03)
    pole((0.15, 0.35, 3.15), (0.15, 0.35, 3.05), 0.07, dark)
    for u in (-0.08, 0.08):
        pole((0.15 + u, 0.35, 3.2), (0.15 + u * 0.6, 0.35, 2.95), 0.014, dark, sides=6)
    with Group((-1.15, -1.05, 0.03), (0, 0, -38)):
        for k in range(16):
            box(
                (0.42, 0.078, 0.045),
                (0, -0.9 + 0.095 * k, 0.03 + 0.02 * math.sin(k * 1.1)),
                iron,
                (6 * math.sin(k * 1.4), 0, 3 * math.sin(k)),
                0.008,
            )
    # a mechanic hauls at the tackle
    soldier((-2.1, -0.35, 0.0), 55, REACH_UP, "#5f7aa8", "cap", tall=1.45)
    tube([(0.15, 0.3, 3.12), (-1.55, 0.2, 3.22), (-1.78, -0.25, 1.7), (-1.84, -0.38, 1.2), (-1.7, -0.45, 0.05), (-1.5, -0.7, 0.04)], 0.025,
         paint("#d8c490", 0.9, bump=0.4))  # fmt: skip
    with Group((0.55, -1.25, 0.03), (0, 0, 0)):
        box((0.62, 0.3, 0.2), (0, 0, 0.1), paint("#b8482c", 0.4, 0.3, bump=0.2), bevel=0.02)
        pole((-0.26, 0, 0.3), (0.26, 0, 0.3), 0.02, iron)
        for k in range(3):
            wrench((-0.7 + 0.1 * k, -0.15 - 0.16 * k, 0.03), 20 + 16 * k, 0.6 - 0.1 * k)
    barrel((1.95, -0.3, 0.0), "#7a5a3a", 0.6, 0.22)
    puddles([(-2.2, -1.2, 0.5, 0.2), (1.2, -1.7, 0.5, 0.16)])


def wrench(at: Vec, turn: float, long: float) -> None:
    """An open-ended wrench, lying."""
    steel = paint("#a8aeb4", 0.3, 1.0, bump=0.1)
    with Group(at, (0, 0, turn)):
        box((long, 0.07, 0.03), (0, 0, 0.02), steel, bevel=0.01)
        for s in (-1, 1):
            for t in (-1, 1):
                box((0.15, 0.045, 0.045), (s * (long / 2 + 0.06), t * 0.06, 0.02), steel, (0, 0, s * t * -14), 0.01)


def replacement_depot(c: Clay) -> None:
    """A quartermaster behind a table of folded uniforms, boots and helmets; two recruits, a rack of rifles, a hut."""
    timber, steel = wood("#9a7448", "#805e38"), paint("#4a4a48", 0.4, 0.8)
    dice = Random("depot")
    with Group((-0.15, -0.35, 0.0), (0, 0, 12)):
        for k in range(4):
            box((3.3, 0.26, 0.08), (0, -0.4 + 0.27 * k, 0.74), timber, (0, 0, 0.5 * (k - 1)), 0.015)
        for x in (-1.45, 1.45):
            for s in (-1, 1):
                box((0.13, 0.13, 0.74), (x, s * 0.38, 0.36), timber, (s * 6, 0, 0), 0.015)
            box((0.1, 0.95, 0.1), (x, 0, 0.64), timber, bevel=0.015)
        for x, n, tone in ((-1.3, 6, "#76805f"), (-0.62, 4, "#8a8f94")):
            for k in range(n):
                cover = paint(tone if k % 2 else "#68725a", 0.9, bump=0.5, grain=14)
                box(
                    (0.56, 0.5, 0.11),
                    (x, 0.05, 0.85 + 0.115 * k),
                    cover,
                    (0, dice.uniform(-2, 2), dice.uniform(-7, 7)),
                    0.045,
                )
        for k in range(3):
            for s in (-1, 1):
                _boot((0.06 + 0.42 * k + 0.11 * s, -0.2, 0.78), s * 5 + 6 * math.sin(k * 2.3))
        for x, y, z in ((1.2, -0.15, 0.78), (1.2, 0.3, 0.78), (0.72, 0.28, 0.78), (1.2, 0.1, 1.06)):
            _helmet((x, y, z), 12 * x)
    # the rack of rifles
    with Group((-2.05, 0.95, 0.0), (0, 0, 24), 1.1):
        for x in (-0.6, 0.6):
            box((0.1, 0.4, 0.08), (x, 0, 0.04), timber, bevel=0.015)
            box((0.1, 0.1, 1.2), (x, 0.08, 0.6), timber, bevel=0.015)
        for z in (0.3, 1.0):
            box((1.3, 0.1, 0.1), (0, 0.04, z), timber, bevel=0.015)
        for k in range(6):
            x = -0.46 + 0.185 * k
            box((0.07, 0.11, 0.5), (x, -0.1, 0.3), wood("#7a4a28", "#6a3e20"), (-6, 0, 0), 0.02)
            box((0.05, 0.07, 0.55), (x, -0.05, 0.75), wood("#7a4a28", "#6a3e20"), (-6, 0, 0), 0.02)
            pole((x, -0.06, 0.6), (x, 0.04, 1.5), 0.026, steel)
    _hut((1.15, 3.0, 0.05), -12)
    soldier((-0.05, 0.75, 0.0), 8, "hold", "#66705c", "cap", tall=1.8)
    with Group((-0.12, 0.2, 1.16), (-38, 0, 8)):
        box((0.42, 0.02, 0.54), (0, 0, 0), wood(), bevel=0.01)
        box((0.36, 0.01, 0.46), (0, -0.02, -0.01), paint("#efe6cc", 0.8), bevel=0)
    soldier((1.95, 0.1, 0.0), -66, "hold", "#d8cdb0", "hair", "#7a4e28", 1.75, "#6a7078")
    with Group((1.6, -0.04, 0.86), (0, 0, -66)):
        for k in range(4):
            tone = "#76805f" if k % 2 else "#68725a"
            box(
                (0.5, 0.4, 0.1),
                (0, 0, 0.11 * k),
                paint(tone, 0.9, bump=0.5, grain=14),
                (0, 0, dice.uniform(-6, 6)),
                0.04,
            )
        _helmet((0, 0, 0.38), 0)
    soldier((-1.2, 1.0, 0.0), 26, "stand", "#a8b0b4", "hair", "#3f3020", 1.75, "#6a7078")


def _boot(at: Vec, turn: float) -> None:
    """A marching boot, its toe towards the viewer."""
    hide, sole = paint("#3f2c20", 0.32, bump=0.25, grain=16, mottle=0.25, coat=0.3), paint("#221a14", 0.7)
    with Group(at, (0, 0, turn)):
        lathe(
            [(0.1, 0.04), (0.088, 0.16), (0.1, 0.34), (0.115, 0.52), (0.1, 0.52), (0.09, 0.45)],
            hide,
            (0, 0.06, 0),
            scale=(1, 1.15, 1),
            sides=24,
        )
        sphere((0, -0.1, 0.085), (0.092, 0.17, 0.085), hide, 22)
        sphere((0, 0.02, 0.12), (0.088, 0.12, 0.1), hide, 20)
        box((0.17, 0.36, 0.035), (0, -0.06, 0.017), sole, bevel=0.03)
        box((0.16, 0.12, 0.05), (0, 0.1, 0.02), sole, bevel=0.02)
        box((0.03, 0.012, 0.12), (0.1, 0.1, 0.5), paint("#c8b088", 0.8), bevel=0.004)


def _helmet(at: Vec, turn: float) -> None:
    """A plain steel helmet with a brim."""
    steel = body_paint("#75806c", "#66705c")
    with Group(at, (0, 0, turn)):
        lathe(
            [(0.27, 0.02), (0.25, 0.05), (0.222, 0.08), (0.215, 0.18), (0.17, 0.29), (0.09, 0.34), (0.01, 0.355)],
            steel,
            scale=(0.96, 1.12, 1),
            sides=32,
        )
        for s in (-1, 1):
            sphere((s * 0.2, -0.03, 0.17), 0.018, steel, 10)


def _hut(at: Vec, turn: float) -> None:
    """A hut of boards with a stove pipe, its door open."""
    board, dark, felt = wood("#8a6c48", "#765a38"), paint("#241c14", 0.8), paint("#4f4a42", 0.9, bump=0.5, grain=10)
    with Group(at, (0, 0, turn), 1.25):
        for k in range(13):
            box((0.235, 0.06, 1.3), (-1.45 + 0.242 * k, 0, 0.65), board, (0, 0, 0.6 * math.sin(k * 2)), 0.01)
        for s in (-1, 1):
            for k in range(8):
                box((0.06, 0.235, 1.3), (s * 1.55, 0.12 + 0.242 * k, 0.65), board, bevel=0.01)
        solid([(-1.6, 0, 1.3), (1.6, 0, 1.3), (0, 0, 1.95)], [(0, 1, 2)], board, thick=0.06)
        for s in (-1, 1):
            box((1.95, 2.4, 0.07), (s * 0.86, 0.85, 1.6), felt, (0, s * 22, 0), 0.015)
            for y in (-0.2, 0.6, 1.4):
                box((1.95, 0.06, 0.04), (s * 0.86, y, 1.655), board, (0, s * 22, 0), 0.008)
        box((0.62, 0.08, 1.02), (-0.55, -0.02, 0.51), dark, bevel=0.01)
        with Group((-0.86, -0.05, 0.0), (0, 0, -60)):
            box((0.6, 0.05, 1.0), (0.3, 0, 0.5), wood("#6a4c2c", "#5c4024"), bevel=0.01)
        box((0.5, 0.06, 0.4), (0.7, -0.03, 0.78), paint("#ffdc90", 0.5, glow=1.4, bump=0), bevel=0.01)
        for a in ((0.5, 0.05), (0.05, 0.4)):
            box((a[0] + 0.06, 0.04, a[1]), (0.7, -0.07, 0.78), board, bevel=0.008)
        pole((0.9, 0.9, 1.5), (0.9, 0.9, 2.3), 0.09, paint("#4a4642", 0.5, 0.6))
        lathe([(0.17, 0), (0.02, 0.14)], paint("#4a4642", 0.5, 0.6), (0.9, 0.9, 2.3), sides=18)


def air_supply(c: Clay) -> None:
    """A crate coming down over snow under a parachute; the three-engined aircraft that dropped it flies on above."""
    gores = 16
    silk, other = paint("#f0e6d0", 0.7, bump=0.15, mottle=0.06), paint("#d8743c", 0.7, bump=0.15, mottle=0.06)
    with Group((0.05, 0.0, 0.0), (0, -6, 0)):
        low, tall, r = 2.05, 0.95, 1.45
        for g in range(gores):
            points: list[Vec] = []
            for j in range(9):
                v = j / 8
                for i in range(5):
                    u = i / 4
                    a = 6.2832 * (g + u) / gores
                    bulge = 1 + 0.06 * math.sin(math.pi * u) * math.sin(math.pi * min(1.0, 0.15 + v))
                    q = r * math.cos(v * math.pi / 2 * 0.96) ** 0.8 * bulge
                    scallop = 0.07 * math.sin(math.pi * u) * (1 - v) ** 3
                    points.append((q * math.cos(a), q * math.sin(a), low + scallop + tall * math.sin(v * math.pi / 2)))
            faces = [(j * 5 + i, j * 5 + i + 1, j * 5 + i + 6, j * 5 + i + 5) for j in range(8) for i in range(4)]
            solid(points, faces, silk if g % 2 else other, smooth=True, thick=0.015)
            a = 6.2832 * g / gores
            pole((r * math.cos(a), r * math.sin(a), low), (0, 0, 0.98), 0.009, paint("#e8dcc0", 0.8), sides=5)
        strap = paint("#6a4a2a", 0.7)
        with Group((0, 0, 0.2), (5, 0, 24)):
            crate((0, 0, 0), (0.78, 0.62, 0.56), 0, "#b08a56")
            for x in (-0.2, 0.2):
                box((0.07, 0.68, 0.6), (x, 0, 0.29), strap, bevel=0.01)
            for x in (-0.2, 0.2):
                for y in (-0.3, 0.3):
                    pole((x, y, 0.58), (0, 0, 0.8), 0.02, strap, sides=6)
    with Group((1.9, 2.6, 3.3), (-14, 10, -62), 0.62):
        _transport()
    for x, y, z, s in ((2.45, 6.5, 2.6, 0.5), (-2.9, 8.0, 3.2, 0.45)):
        with Group((x, y, z), (0, 0, 0), s):
            lathe([(1.2, 0), (1.15, 0.3), (0.8, 0.75), (0.1, 1.0)], silk, sides=16, smooth=False)
            for k in range(6):
                pole((1.2 * math.cos(k), 1.2 * math.sin(k), 0), (0, 0, -1.4), 0.012, silk, sides=5)
            box((0.6, 0.5, 0.5), (0, 0, -1.65), wood(), bevel=0.02)
    crate((-1.3, -0.85, -0.12), (0.7, 0.55, 0.5), 30, "#b08a56", True)

    def fallen(u: float, v: float) -> Vec:
        a, q = 6.2832 * u, v * 0.85
        return (
            -2.0 + q * math.cos(a) * 1.1,
            -0.35 + q * math.sin(a) * 0.6,
            0.03 + 0.13 * (1 - v) * (1 + math.sin(5 * a)) + 0.04 * math.sin(9 * a + 4 * v),
        )

    cloth(fallen, other, 40, 12, 0.015)


def _transport() -> None:
    """A corrugated transport aircraft with three engines, its nose at -y."""
    skin, dark, glass = body_paint("#7f8a86", "#727c76"), paint("#2c2a28", 0.4, 0.5), paint("#9ab4c0", 0.08, coat=1.0)
    sections = [
        (-1.5, 0.2, -0.18, 0.18, 0.16),
        (-1.2, 0.26, -0.26, 0.24, 0.26),
        (-0.6, 0.27, -0.28, 0.25, 0.32),
        (0.6, 0.25, -0.24, 0.22, 0.28),
        (2.0, 0.07, 0.08, 0.06, 0.22),
    ]
    hull(sections, skin, 0.05)
    for k in range(16):
        y = -1.0 + 0.16 * k
        q = 1 - max(0.0, (y - 0.6) / 1.4) * 0.7
        box((0.53 * q, 0.025, 0.55 * q), (0, y, 0.02 + 0.12 * (1 - q)), skin, bevel=0.01)
    box((0.42, 0.3, 0.14), (0, -0.95, 0.32), glass, (8, 0, 0), 0.04)
    for s in (-1, 1):
        wing = [(s * 0.2, -0.75, -0.2), (s * 0.2, 0.35, -0.2), (s * 2.6, 0.05, 0.06), (s * 2.6, -0.42, 0.06)]
        solid(wing, [(0, 1, 2, 3)], skin, thick=0.1, bevel=0.02)
        for k in range(9):
            x = 0.4 + 0.26 * k
            t = (x - 0.2) / 2.4
            box((0.03, 1.08 - 0.6 * t, 0.03), (s * x, -0.2 + 0.01 * t, -0.14 + 0.26 * t), skin, bevel=0.008)
        pole((s * 0.95, -0.5, -0.1), (s * 0.95, -1.05, -0.1), 0.13, skin, 0.17)
        propeller((s * 0.95, -1.08, -0.1), dark)
        stab = [(s * 0.05, 1.6, 0.16), (s * 0.05, 2.05, 0.16), (s * 0.85, 1.98, 0.18), (s * 0.85, 1.72, 0.18)]
        solid(stab, [(0, 1, 2, 3)], skin, thick=0.05, bevel=0.01)
        pole((s * 0.5, -0.45, -0.15), (s * 0.5, -0.5, -0.52), 0.04, skin)
        wheel((s * 0.5, -0.5, -0.58), 0.17, 0.12, skin)
        for k in range(5):
            box((0.02, 0.16, 0.13), (s * 0.262, -0.55 + 0.3 * k, 0.08), dark, bevel=0.01)
    solid(
        [(0, 1.45, 0.24), (0, 2.1, 0.2), (0, 2.12, 0.86), (0, 1.85, 0.86)],
        [(0, 1, 2, 3)],
        skin,
        thick=0.06,
        bevel=0.012,
    )
    pole((0, -1.4, 0), (0, -1.75, 0), 0.19, skin, 0.2)
    propeller((0, -1.78, 0), dark)


def propeller(at: Vec, dark: Any) -> None:
    """An engine's face, and its propeller as the pale disc it is in flight."""
    x, y, z = at
    lathe([(0.16, 0), (0.16, 0.03)], dark, (x, y + 0.02, z), (90, 0, 0), sides=22)
    lathe([(0.05, 0), (0.02, 0.1)], dark, (x, y, z), (90, 0, 0), sides=14)
    lathe(
        [(0.46, 0), (0.46, 0.006)],
        paint("#c8ccc8", 0.3, bump=0, mottle=0, clear=0.9),
        (x, y - 0.04, z),
        (90, 0, 0),
        sides=36,
    )
    box((0.9, 0.02, 0.06), (x, y - 0.05, z), dark, (0, 40, 0), 0.01)

"""Clash's grounds where it burns, and where it falls away."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from scipy.spatial import Voronoi
from studio.clay import Vec, rgb
from studio.fire import painted
from studio.materials import FOG, paint
from studio.nature import (
    Height,
    bare_tree,
    fbm,
    fir,
    land,
    litter,
    mountains,
    puffs,
    rock_mesh,
    scatter,
    tuft,
    underfoot,
)
from studio.solids import Group, box, lathe, pole, solid, sphere, tube


def lava(dice: Random) -> Height:
    """Plates of black crust on a glowing melt, basalt columns, a volcano behind, embers in the air."""
    FOG.update(start=9.0, depth=26.0)
    _melt()
    crust = [paint(tone, 0.8, bump=0.9, grain=5, mottle=0.5, second="#3a2a2a") for tone in ("#1c1819", "#241d1d")]
    for k, (middle, corners) in enumerate(cells(dice, 360, (-9, 9), (-5.5, 13))):
        near = math.hypot(middle[0], middle[1])
        if near > 1.1 and dice.random() < 0.06:
            continue  # a pool
        gap = dice.choice((0.045, 0.06, 0.08, 0.13)) if near > 0.9 else 0.05
        plate(middle, corners, gap, _crust_height(*middle), crust[k % 2], dice)
    _columns(dice)
    _volcano(dice)
    _ember_sky(dice)
    ash = paint("#2c2726", 0.9, bump=0.7, grain=5, second="#4a3a34")
    for k in range(3):
        scatter(rock_mesh(k * 7.7, ash, 0.55, 2), underfoot(dice, 45, 1.6), _crust_height, 0.02, 0.11, dice, 25)
    _embers(dice, 46)
    return _crust_height


def _crust_height(x: float, y: float) -> float:
    return 0.05 * fbm(x * 0.8, y * 0.8) + 0.10 * max(0.0, abs(x) - 1.8) + 0.012 * max(0.0, y)


def _melt() -> None:
    hot = paint("#ff5a00", 0.9, glow=0.85, bump=0.4, grain=2.5, mottle=0.5, second="#ff9a00")
    land(lambda x, y: _crust_height(x, y) - 0.06, hot, (34, 26), (0, 8), 60)


def cells(dice: Random, n: int, across: tuple[float, float], deep: tuple[float, float]) -> list[tuple[Any, Any]]:
    """Middles and corners of so many crust plates, smaller towards the viewer."""
    seeds = []
    for _ in range(n):
        share = dice.random() ** 1.5
        seeds.append((dice.uniform(*across) * (0.35 + 0.65 * share), deep[0] + (deep[1] - deep[0]) * share))
    net = Voronoi(np.array(seeds))
    found = []
    for middle, region in zip(net.points, (net.regions[k] for k in net.point_region), strict=True):
        if not region or -1 in region:
            continue
        corners = net.vertices[region]
        if np.abs(corners - middle).max() < 3.2:
            found.append((corners.mean(0), corners))
    return found


def plate(middle: Any, corners: Any, gap: float, level: float, material: Any, dice: Random) -> None:
    """One cell as a slab with a broken edge, a little tilted."""
    away = np.linalg.norm(corners - middle, axis=1, keepdims=True)
    flat = (corners - middle) * np.clip(1 - gap / np.maximum(away, 1e-6), 0.2, 1)
    rim = []
    for a, b in zip(flat, np.roll(flat, -1, 0), strict=True):
        rim.append(a)
        if np.linalg.norm(b - a) > 0.16:
            rim.append((a + b) / 2 * dice.uniform(0.93, 1.0))
    n = len(rim)
    points = [(p[0] * s, p[1] * s, z) for z, s in ((-0.2, 1.02), (-0.02, 1.0), (0.0, 0.94)) for p in rim]
    faces: list[Any] = [
        (j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for j in (0, 1) for k in range(n)
    ]
    faces.append(tuple(range(2 * n, 3 * n)))
    if np.cross(flat[0], flat[1]) < 0:
        faces = [tuple(reversed(face)) for face in faces]
    tilt = (dice.gauss(0, 2.2), dice.gauss(0, 2.2), 0)
    solid(points, faces, material, (middle[0], middle[1], level + dice.uniform(-0.02, 0.03)), tilt, bevel=0.012)


def _columns(dice: Random) -> None:
    """Clusters of six-sided basalt at both sides and behind."""
    tones = [
        paint(tone, 0.75, bump=0.6, grain=5, mottle=0.4, second="#4a3c3c") for tone in ("#2b2628", "#383032", "#211d20")
    ]
    for x, y, n, tall in ((-2.9, 1.6, 13, 1.7), (3.1, 2.4, 14, 2.3), (-4.2, 5.2, 17, 3.6), (4.6, 6.2, 16, 3.0), (-1.9, 7.6, 9, 1.6),
                          (2.3, 9.0, 9, 2.0), (-6.5, 9, 14, 4.2), (7, 10, 14, 4.6)):  # fmt: skip
        for k in range(n):
            a, q = 2.4 * k, 0.36 * math.sqrt(k)
            h = tall * (1 - 0.6 * q / 1.5) * dice.uniform(0.7, 1.1)
            at = (x + q * math.cos(a), y + q * math.sin(a), -0.3)
            lathe([(0.21, 0), (0.2, h), (0.17, h + 0.03)], dice.choice(tones), at, (dice.gauss(0, 1.5), dice.gauss(0, 1.5), 30),
                  sides=6, smooth=False, bevel=0.02)  # fmt: skip


def _volcano(dice: Random) -> None:
    """A far cone with glowing streams and a plume."""
    seed = dice.uniform(0, 9)
    flank = paint("#5a2a1e", 0.9, glow=0.16, bump=0.8, grain=1.5, mottle=0.5, second="#34181a", hazy=False)
    profile = [(9.5 * (1 - t) ** 1.7 + 1.0, 6.4 * t) for t in np.linspace(0, 1, 20)]
    with Group((3.6, 25, -0.6)):
        lathe(
            profile,
            flank,
            sides=60,
            wave=lambda a, z: 1 + 0.10 * math.sin(7 * a + seed) + 0.06 * math.sin(17 * a + z * 2),
        )
        stream = paint("#ff6a00", 0.5, glow=1.6, bump=0.3, second="#ff9a10", hazy=False)
        for a0 in (-2.3, -1.85, -1.5):
            points = []
            for t in np.linspace(1, 0.25, 9):
                r, a = (9.5 * (1 - t) ** 1.7 + 1.0) * 1.06, a0 + 0.12 * math.sin(9 * t + a0)
                points.append((r * math.cos(a), r * math.sin(a), 6.4 * t))
            tube(points, 0.08, stream, 0.02)
        lathe([(1.0, 6.3), (0.7, 6.25), (0.05, 6.2)], stream, sides=30)


def _ember_sky(dice: Random) -> None:
    """Ash cloud as far as one sees, lit from below by what burns there."""
    backdrop(dice, ((0.0, "#c2500e"), (0.3, "#5a220e"), (0.6, "#130e14"), (1.0, "#0e0b12")), "#4a2018")


def backdrop(dice: Random, tones: Sequence[tuple[float, str]], cloud: str, far: float = 33, tall: float = 17) -> None:
    """A painted sky behind everything: tones from the horizon up, torn by a cloud's."""
    across, up, seed = 70, 60, dice.uniform(0, 40)
    heights, colours = [each[0] for each in tones], np.array([rgb(each[1]) for each in tones])
    points, painted_on = [], []
    for j in range(up + 1):
        for k in range(across + 1):
            x, z = far * 1.6 * (k / across - 0.5), -1.0 + tall * j / up
            torn = fbm(x * 0.13, z * 0.34, seed, 5)
            at = (z + 1.8 * torn) / tall
            tone = np.array([np.interp(at, heights, colours[:, n]) for n in range(3)])
            points.append((x, far + 0.01 * x * x, z))
            painted_on.append((tone + rgb(cloud) * max(0.0, torn) * 0.7).clip(0, 1))
    row = across + 1
    faces = [
        (j * row + k, j * row + k + 1, (j + 1) * row + k + 1, (j + 1) * row + k)
        for j in range(up)
        for k in range(across)
    ]
    painted(points, faces, np.array(painted_on), np.tile((0.0, 1.0, 0.22), (len(points), 1)), bump=0, hazy=False)


def _embers(dice: Random, n: int) -> None:
    """Sparks that float upwards."""
    spark = paint("#ffa040", glow=7.0, bump=0, hazy=False)
    for _ in range(n):
        at = (dice.uniform(-2.4, 2.4), dice.uniform(-1.5, 4), dice.uniform(0.2, 3.4))
        sphere(at, (0.01, 0.01, dice.uniform(0.012, 0.03)), spark, 8, (dice.uniform(-40, 40), dice.uniform(-40, 40), 0))


def cliff(dice: Random) -> Height:
    """A crag's top, sheer to the front and the right; a rope bridge leads off to the next one, mist lies below."""
    FOG.update(start=9.0, depth=32.0)
    _crag(dice, (-1.6, 1.1), (2.75, 2.6), 4.2)
    _crag(dice, (4.3, 7.6), (2.2, 2.0), 4.6, 0.25)
    _crag(dice, (-6.4, 11.0), (2.6, 2.0), 4.0, -0.9)
    turf = tuft(paint("#7f8a44", 0.9, second="#5f7a34"), dice, 14, 0.2)
    places = [
        (x, y) for x, y in ((dice.uniform(-3.4, 1.5), dice.uniform(-1.4, 3)) for _ in range(330)) if _inside(x, y)
    ]
    scatter(turf, places, _top, 0.35, 1.1, dice)
    grey = paint("#8c857a", 0.9, bump=0.7, grain=4, second="#6a655e")
    for k in range(3):
        scatter(
            rock_mesh(k * 5, grey, 0.5),
            [p for p in places[k::9] if abs(p[0]) > 0.7 or p[1] < -1],
            _top,
            0.03,
            0.16,
            dice,
        )
    litter(dice, lambda x, y: _top(x, y) if _inside(x, y) else -3, "#8a8478", "#6a655e")
    scatter(bare_tree(paint("#4a3a2c", 0.9, bump=0.8, grain=6), dice, 2.0), [(-2.1, 1.6)], _top, 0.7, 0.8, dice)
    rope_bridge((0.95, 0.3, 0.0), (2.75, 6.1, 0.28))
    low = [(dice.uniform(-7, 8), dice.uniform(5, 15), dice.uniform(-3.0, -1.5)) for _ in range(90)]
    near = [(dice.uniform(1.6, 4.5), dice.uniform(2, 6), dice.uniform(-3.0, -2.0)) for _ in range(30)]
    puffs(dice, [*low, *near], "#9a9aa8", "#7c8094", 0.35, 0.9)
    with Group((0, 0, -3.2)):
        mountains(dice, paint("#6f7488", 0.9, bump=0.8, grain=1.2, mottle=0.4, second="#5a5f74"), far=22, tall=8.5)
    return _top


def _top(x: float, y: float) -> float:
    return 0.05 * fbm(x * 1.1, y * 1.1) - 0.02


def _inside(x: float, y: float, slack: float = 0.12) -> bool:
    """On the crag's top, away from its edge."""
    return ((x + 1.6) / (2.75 - slack)) ** 4 + ((y - 1.1) / (2.6 - slack)) ** 4 < 0.9


def _crag(dice: Random, at: tuple[float, float], half: tuple[float, float], deep: float, top: float = 0.0) -> None:
    """A pillar of rock with turf on it: ledges and clefts all round, undercut in places."""
    seed, around, down = dice.uniform(0, 90), 300, 60
    points = []
    for j in range(down + 1):
        t = j / down
        for k in range(around):
            a = 2 * math.pi * k / around
            c, s = math.cos(a), math.sin(a)
            q = (c**4 + s**4) ** -0.25
            x, y = half[0] * q * c, half[1] * q * s
            cleft = abs(fbm(x * 2.2 + seed, y * 2.2, 0.2 * t * deep)) * 0.9
            ledge = 0.10 * fbm(x * 0.8, y * 0.8 + seed, t * deep * 1.3)
            out = 1 + (0.04 - 0.16 * cleft + ledge + 0.10 * t) * min(1.0, 14 * t) - 0.015 * (1 - min(1.0, 14 * t))
            points.append((at[0] + x * out, at[1] + y * out, top - deep * t + _top(at[0] + x, at[1] + y) * (1 - t)))
    faces: list[Any] = [
        (j * around + k, (j + 1) * around + k, (j + 1) * around + (k + 1) % around, j * around + (k + 1) % around)
        for j in range(down)
        for k in range(around)
    ]
    rock = paint("#a09484", 0.9, bump=0.9, grain=3, mottle=0.45, second="#7a7068")
    solid(points, faces, rock, smooth=False, bevel=0)
    turf = paint("#5c6a38", 0.95, bump=0.8, grain=7, mottle=0.4, second="#7d7248")
    rings, lid = 26, []
    for j in range(rings + 1):
        for k in range(around):
            x, y, _ = points[k]
            share = 1 - j / rings
            x, y = at[0] + (x - at[0]) * share, at[1] + (y - at[1]) * share
            lid.append((x, y, top + _top(x, y) + 0.01))
    roof = [(j * around + k, j * around + (k + 1) % around, (j + 1) * around + (k + 1) % around, (j + 1) * around + k)
            for j in range(rings) for k in range(around)]  # fmt: skip
    solid(lid, roof, turf, smooth=True)


def rope_bridge(start: Vec, end: Vec, sag: float = 0.4, wide: float = 0.5) -> None:
    """Planks on two ropes, two more for the hands, posts at the ends."""
    a, b = np.array(start, float), np.array(end, float)
    way = (b - a) / np.linalg.norm(b - a)
    side = np.array((way[1], -way[0], 0.0))
    side = side / np.linalg.norm(side) * wide / 2
    turn = math.degrees(math.atan2(way[1], way[0])) - 90
    planks = [paint(tone, 0.85, bump=0.7, grain=8, second="#54392a") for tone in ("#7a5836", "#6a4a2e", "#8a6a44")]
    rope = paint("#a88c5c", 0.9, bump=0.6, grain=30)
    n = max(8, int(np.linalg.norm(b - a) / 0.16))
    dice = Random(f"{start}{end}")

    def at(t: float, up: float = 0.0) -> Any:
        return a + (b - a) * t - np.array((0, 0, sag * 4 * t * (1 - t))) + (0, 0, up)

    for k in range(n):
        if k % 13 != 7:
            box((wide * dice.uniform(0.94, 1.1), 0.115, 0.03), at((k + 0.5) / n), dice.choice(planks),
                (dice.gauss(0, 2), dice.gauss(0, 3), turn + dice.gauss(0, 3)), 0.008)  # fmt: skip
    for s in (-1, 1):
        for up, r in ((-0.02, 0.02), (0.36, 0.018)):
            tube([at(t, up + 0.1 * up * math.sin(20 * t)) + s * side for t in np.linspace(0, 1, 22)], r, rope)
        for t in np.linspace(0.03, 0.97, 18):
            pole(at(t) + s * side, at(t, 0.36) + s * side, 0.008, rope, sides=6)
        for post in (a, b):
            pole(post + s * side - (0, 0, 0.25), post + s * side + (0, 0, 0.52), 0.055, planks[1], 0.045, 10)


def nothing(dice: Random) -> Height:
    """No ground: what is shown fills the picture."""
    return lambda x, y: 0.0


def gorge(dice: Random) -> Height:
    """Two cliffs, each with a terrace; a stone bridge joins the terraces and another the heights behind; mist below."""
    from studio.clash_table_scene import stone_bridge

    FOG.update(start=14.0, depth=34.0)
    for side in (-1, 1):
        _crag(dice, (side * 2.35, -0.9), (1.2, 1.0), 5.0)
        _crag(dice, (side * 2.55, 2.2), (1.5, 1.5), 6.2, 1.72)
        _crag(dice, (side * 5.2, 9.0), (2.2, 2.0), 7.0, 0.9 - 0.5 * side)
        turf = tuft(paint("#7f8a44", 0.9, second="#5f7a34"), dice, 14, 0.16)
        for x0, y0, z, wide in ((2.35, -0.9, 0.0, 0.95), (2.55, 2.2, 1.72, 1.25)):
            places = [(side * x0 + dice.uniform(-wide, wide), y0 + dice.uniform(-wide, wide) * 0.85) for _ in range(90)]
            scatter(turf, places, lambda x, y, z=z: z + _top(x, y), 0.4, 1.1, dice)  # type: ignore[misc]
    stone_bridge((0, -0.95, 0.0), 2.5, 0.86)
    stone_bridge((0, 2.4, 1.74), 2.3, 0.7, 0.5)
    green = paint("#35503a", 0.9, bump=0.6, grain=8, second="#263c34")
    for side in (-1, 1):
        places = [(side * dice.uniform(2.5, 3.5), dice.uniform(2.2, 3.3)) for _ in range(6)]
        scatter(fir(green, paint("#4a3626"), dice), places, lambda x, y: 1.7, 0.2, 0.34, dice, 3)
    low = [(dice.uniform(-6, 6), dice.uniform(2, 12), dice.uniform(-4.2, -1.8)) for _ in range(90)]
    near = [(dice.uniform(-1.4, 1.4), dice.uniform(-1, 2), dice.uniform(-4.0, -2.6)) for _ in range(30)]
    puffs(dice, [*low, *near], "#b8a4b0", "#8a84a0", 0.4, 1.2)
    with Group((0, 0, -3.4)):
        mountains(dice, paint("#6f6484", 0.9, bump=0.8, grain=1.2, mottle=0.4, second="#5a5074"), far=24, tall=9)
    sky = ((0.05, "#ffb070"), (0.22, "#f08a70"), (0.42, "#a8628c"), (0.65, "#5a4a86"), (1.0, "#262c5c"))
    backdrop(dice, sky, "#8a5a6a", 46, 20)
    star = paint("#fff4e0", glow=3.0, bump=0, hazy=False)
    for _ in range(60):
        sphere((dice.uniform(-12, 12), 45, dice.uniform(9, 17)), dice.uniform(0.015, 0.04), star, 6)
    return lambda x, y: -9.0

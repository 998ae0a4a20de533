"""Ground and what grows, lies, falls and burns on it: land, water, rocks, trees, grass, snow, flames, lightning, dust."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise
from studio.clay import Vec
from studio.materials import paint
from studio.solids import box, join, lathe, link, pole, solid

Height = Callable[[float, float], float]  # of the ground at (x, y)
Place = tuple[float, float]


def fbm(x: float, y: float, z: float = 0.0, octaves: int = 4) -> float:
    """Uneven as nature is, about -1 to 1."""
    return float(noise.fractal((x, y, z), 1.0, 2.0, octaves))


def land(height: Height, material: Any, size: Place = (26, 26), at: Place = (0, 8), cells: int = 260) -> Any:
    """A ground whose height is height(x, y); finer near the viewer."""
    xs = np.linspace(-1, 1, cells)
    xs = np.sign(xs) * np.abs(xs) ** 1.7 * size[0] / 2 + at[0]
    ys = at[1] - size[1] / 2 + size[1] * np.linspace(0, 1, cells) ** 1.6
    points = [(x, y, height(x, y)) for y in ys for x in xs]
    faces = [
        (j * cells + i, j * cells + i + 1, (j + 1) * cells + i + 1, (j + 1) * cells + i)
        for j in range(cells - 1)
        for i in range(cells - 1)
    ]
    return solid(points, faces, material, smooth=True)


def water(level: float, colour: str, rough: float = 0.06, bump: float = 0.06) -> None:
    """A still surface as far as one sees."""
    box((80, 80, 0.02), (0, 10, level), paint(colour, rough, bump=bump, grain=4, mottle=0.3), bevel=0)


def mountains(dice: Random, material: Any, far: float = 20, tall: float = 7, gap: float = 2.5) -> None:
    """Ridged peaks at the horizon, lower behind the figure."""
    seed = dice.uniform(0, 50)

    def height(x: float, y: float) -> float:
        ridge = 1 - abs(fbm(x * 0.16 + 3.3, y * 0.16, seed, 6)) * 1.5
        saddle = min(1.0, abs(x - 0.6) / gap * 0.34 + 0.30)
        return (ridge * tall * saddle) * max(0.0, min(1.0, (y - far + 8) / 5)) - 0.4

    land(height, material, (46, 18), (0, far), 240)


def around(dice: Random, n: int, near: float = 1.6, width: float = 6, back: Place = (0.5, 12)) -> list[Place]:
    """So many places beside and behind the middle, which stays free for the figure."""
    found: list[Place] = []
    while len(found) < n:
        x, y = dice.uniform(-width, width), dice.uniform(-1.8, back[1])
        if abs(x) > near + 0.05 * y or y > back[0] + 4:
            found.append((x, y))
    return found


def underfoot(dice: Random, n: int, wide: float = 1.6) -> list[Place]:
    """So many places about the figure's feet and towards the viewer."""
    return [(dice.gauss(0, wide), dice.uniform(-3.4, 1.6)) for _ in range(n)]


def scatter(
    mesh: Any, places: Sequence[Place], height: Height | None = None, low: float = 0.6, high: float = 1.3,
    dice: Random | None = None, lean: float = 8, squash: Vec = (1, 1, 1),
) -> None:  # fmt: skip
    """The mesh at each place, of some size between low and high, turned any way."""
    dice = dice or Random(1)
    for x, y in places:
        s = dice.uniform(low, high)
        rot = (dice.uniform(-lean, lean), dice.uniform(-lean, lean), dice.uniform(0, 360))
        link(mesh, "bit", (x, y, height(x, y) if height else 0), rot, tuple(s * q for q in squash))


def litter(dice: Random, height: Height, stone: str, second: str | None = None) -> None:
    """Pebbles and chips underfoot, so that no ground is bare."""
    for k in range(3):
        rock = rock_mesh(k * 9.7, paint(stone, 0.9, bump=0.5, grain=5, second=second), 0.5, 2)
        scatter(rock, underfoot(dice, 70, 1.5), height, 0.015, 0.085, dice, 25)


def _mesh(name: str, points: list[Any], faces: list[Any], material: Any) -> Any:
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    return mesh


def rock_mesh(seed: float, material: Any, rough: float = 0.35, cells: int = 3) -> Any:
    """A stone of radius 1, flat below; also a puff of dust, a drift of snow, a leaf's crown."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=cells, radius=1)
    for v in bm.verts:
        p = v.co * 1.1 + Vector((seed * 7.1, seed * 3.3, 0))
        v.co *= 1 + rough * noise.noise(p) + rough * 0.5 * noise.noise(p * 2.7)
        v.co.z = max(v.co.z, -0.3)
    mesh = bpy.data.meshes.new("rock")
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material)
    return mesh


def fir(material: Any, trunk: Any, dice: Random, layers: int = 7, height: float = 3.0, snow: Any = None) -> Any:
    """A ragged fir; with a second material, snow on its branches."""
    things = [pole((0, 0, 0), (0, 0, height * 0.4), 0.09, trunk, 0.05, 8)]
    for k in range(layers):
        t = k / layers
        r = (1 - t) ** 0.9 * 0.85 + 0.08
        z = height * (0.14 + 0.82 * t)
        phase = dice.uniform(0, 6)

        def ragged(a: float, _: float, phase: float = phase) -> float:
            return 1 + 0.16 * math.sin(a * 9 + phase) + 0.1 * math.sin(a * 5 + phase * 2)

        skirt = [(r, z - 0.16), (r * 0.62, z + 0.12), (0.03, z + height * 0.22)]
        things.append(lathe(skirt, material, sides=28, wave=ragged))
        if snow:
            cap = [(r * 0.86, z - 0.03), (r * 0.55, z + 0.17), (0.02, z + height * 0.23)]
            things.append(lathe(cap, snow, sides=28, wave=ragged))
    return join(things)


def bare_tree(material: Any, dice: Random, height: float = 3.0, depth: int = 5) -> Any:
    """A tree without leaves."""
    things: list[Any] = []

    def grow(a: Any, d: Any, length: float, r: float, level: int) -> None:
        b = a + d * length
        things.append(pole(a, b, r, material, r * 0.72, 7))
        for _ in range(dice.choice((2, 2, 3)) if level else 0):
            bend = Vector((dice.uniform(-1, 1), dice.uniform(-1, 1), dice.uniform(-0.35, 0.6)))
            grow(b, (d + bend * 0.62).normalized(), length * dice.uniform(0.62, 0.85), r * 0.66, level - 1)

    upright = Vector((dice.uniform(-0.15, 0.15), 0, 1)).normalized()
    grow(Vector((0, 0, -0.1)), upright, height * 0.3, height * 0.05, depth)
    return join(things)


def leafy_tree(leaf: Any, trunk: Any, dice: Random, height: float = 3.0, crowns: int = 7) -> Any:
    """A round tree."""
    things = [pole((0, 0, -0.1), (0.05, 0, height * 0.62), height * 0.05, trunk, height * 0.03, 9)]
    for k in range(crowns):
        a, r = 6.283 * k / crowns + dice.uniform(-0.3, 0.3), height * dice.uniform(0.08, 0.2)
        z = height * dice.uniform(0.58, 0.86)
        size = height * dice.uniform(0.16, 0.25)
        things.append(link(rock_mesh(dice.uniform(0, 9), leaf, 0.45, 3), "leaf", (r * math.cos(a), r * math.sin(a), z),
                           (0, 0, dice.uniform(0, 360)), size))  # fmt: skip
    return join(things)


def tuft(
    material: Any, dice: Random, blades: int = 14, height: float = 0.35, spread: float = 0.16, width: float = 0.014
) -> Any:
    """A tuft of grass, reeds or corn."""
    points: list[Vec] = []
    faces: list[Any] = []
    for _ in range(blades):
        a, lean = dice.uniform(0, 6.28), dice.uniform(0.1, 0.7)
        h = height * dice.uniform(0.5, 1)
        x, y = dice.gauss(0, spread / 2), dice.gauss(0, spread / 2)
        c, s = math.cos(a), math.sin(a)
        n = len(points)
        for t, w in ((0, 1), (0.5, 0.8), (1, 0.05)):
            o = lean * h * t * t
            px, py = x + c * o, y + s * o
            points += [(px - s * width * w, py + c * width * w, h * t), (px + s * width * w, py - c * width * w, h * t)]
        faces += [(n, n + 1, n + 3, n + 2), (n + 2, n + 3, n + 5, n + 4)]
    return _mesh("tuft", points, faces, material)


def fern(material: Any, dice: Random, fronds: int = 9, length: float = 0.9) -> Any:
    """A fern."""
    points: list[Vec] = []
    faces: list[Any] = []
    for f in range(fronds):
        a = 6.283 * f / fronds + dice.uniform(-0.2, 0.2)
        ln = length * dice.uniform(0.7, 1)
        for s in range(13):
            t = s / 13
            x, z = ln * t, ln * (0.75 * t - 0.85 * t * t)
            w = 0.17 * ln * math.sin(math.pi * min(1.0, t * 0.92 + 0.12)) + 0.01
            n = len(points)
            for sx, sy in ((0, 0), (0.03, 0), (0.06 + w * 0.35, w), (0.06 + w * 0.35, -w)):
                px = x + sx * ln
                turn = px * math.cos(a) - sy * math.sin(a), px * math.sin(a) + sy * math.cos(a)
                points.append((*turn, z - abs(sy) * 0.35))
            faces += [(n, n + 1, n + 2), (n, n + 3, n + 1)]
    return _mesh("fern", points, faces, material)


def flames(
    dice: Random, at: Vec = (0, 0, 0), wide: float = 0.4, tall: float = 1.0, tongues: int = 9,
    hot: str = "#fff0a0", cool: str = "#ff5a14", power: float = 3.2,
) -> None:  # fmt: skip
    """Sculpted fire: tongues that glow, the hot ones inside. No volume, so it is quick and free of noise."""
    for k in range(tongues):
        inner = k % 3 == 0
        material = paint(hot if inner else cool, 0.5, glow=power if inner else power * 0.55, bump=0.15, mottle=0.35,
                         second="#ffb030", hazy=False)  # fmt: skip
        a = 6.283 * k / tongues + dice.uniform(-0.4, 0.4)
        out = wide * (0.25 if inner else dice.uniform(0.35, 0.9))
        h = tall * (dice.uniform(0.75, 1) if inner else dice.uniform(0.4, 0.85))
        r = wide * dice.uniform(0.22, 0.34)
        phase, bend = dice.uniform(0, 6), dice.uniform(-0.5, 0.5) * wide
        profile = [(r * math.sin(math.pi * min(1.0, 0.18 + 0.82 * t)) ** 0.8 * (1 - t) ** 0.55 + 0.004, h * t)
                   for t in np.linspace(0, 1, 16)]  # fmt: skip
        thing = lathe(profile, material, (at[0] + out * math.cos(a), at[1] + out * math.sin(a), at[2]), sides=14)
        for v in thing.data.vertices:
            t = v.co.z / h
            v.co.x += bend * t * t + 0.12 * wide * math.sin(5 * t + phase)
            v.co.y += 0.1 * wide * math.cos(4 * t + phase)


def lightning(
    dice: Random,
    start: Vec,
    end: Vec,
    thick: float = 0.035,
    glow: float = 14.0,
    colour: str = "#eaf8ff",
    forks: int = 2,
) -> None:
    """A bolt between two places, with forks."""
    material = paint(colour, glow=glow, bump=0, hazy=False)
    a, b = np.array(start, float), np.array(end, float)
    n = 11
    last = a
    for k in range(1, n + 1):
        jog = np.array([dice.uniform(-1, 1) for _ in range(3)]) * np.linalg.norm(b - a) * 0.055 * (k < n)
        here = a + (b - a) * k / n + jog
        pole(last, here, thick, material, thick, 6)
        if forks and dice.random() < forks / n:
            away = here + (b - a) * 0.22 + np.array([dice.uniform(-1, 1), 0, dice.uniform(-0.4, 0.2)]) * 0.5
            lightning(dice, here, away, thick * 0.55, glow, colour, 0)
        last = here


def puffs(
    dice: Random, places: Sequence[Vec], colour: str, second: str | None = None, low: float = 0.08, high: float = 0.26
) -> None:
    """Rounded clouds of dust, smoke, snow or spray."""
    material = paint(colour, 0.95, bump=0.5, grain=4, second=second)
    meshes = [rock_mesh(k * 2.7, material, 0.3, 4) for k in range(3)]
    for k, at in enumerate(places):
        link(meshes[k % 3], "puff", at, (0, 0, k * 50), dice.uniform(low, high))

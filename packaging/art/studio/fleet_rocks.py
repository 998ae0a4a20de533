"""Asteroids: cratered stones; the richer, the more gold shows, until they are split and full of it."""

from __future__ import annotations

from random import Random
from typing import Any

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise
from studio.clay import Clay, Vec, rgb
from studio.materials import paint
from studio.solids import link

ROCKS: dict[int, tuple[Vec, Vec, tuple[str, str]]] = {  # radii, turn, and the stone's two tones
    1: ((1.0, 0.9, 0.82), (20, 0, 30), ("#8c8278", "#645c54")),
    2: ((1.25, 0.85, 0.82), (60, -28, 200), ("#7c7a7a", "#565254")),
    3: ((0.95, 0.95, 1.28), (10, 24, 10), ("#767680", "#52525c")),
    4: ((1.22, 1.05, 1.1), (0, -15, 160), ("#74707a", "#504c56")),
    5: ((1.36, 1.1, 1.24), (6, 20, 0), ("#66626a", "#423e46")),
}


def craters(dice: Random, n: int) -> list[tuple[Any, float]]:
    """Where craters are, as directions, and how wide."""
    found = []
    for k in range(n):
        way = np.array([dice.gauss(0, 1), dice.gauss(0, 1) - 0.5, dice.gauss(0, 1)])
        found.append((way / np.linalg.norm(way), dice.uniform(0.3, 0.46) if k < 3 else dice.uniform(0.08, 0.26)))
    return found


def cratered(worth: int, cells: int = 7) -> Any:
    """The stone: a ball of its radii, uneven, with craters, veins of gold and, from 4 on, a cleft of it."""
    dice = Random(f"rock {worth}")
    radii, _, tones = ROCKS[worth]
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=cells, radius=1)
    mesh = bpy.data.meshes.new("asteroid")
    ways = np.array([v.co.normalized() for v in bm.verts])

    def waves(scale: float, seed: float, turbulent: int = 0) -> Any:
        seat = Vector((seed, seed * 0.7, -seed))
        if turbulent:
            return np.array([noise.fractal(Vector(w) * scale + seat, 0.9, 2.1, turbulent) for w in ways])
        return np.array([noise.noise(Vector(w) * scale + seat) for w in ways])

    lump, knob, fine = waves(1.1, 3.3 * worth), waves(2.6, 7.1 * worth), waves(5.5, 2.2 * worth, 4)
    r = 1 + 0.28 * lump + 0.1 * knob + 0.022 * fine
    pit = np.zeros(len(ways))
    for way, wide in craters(dice, 15):
        t = np.arccos((ways @ way).clip(-1, 1)) / wide
        bowl = np.where(t < 1, (t**2 - 1) * 0.5 * wide, 0.0)
        lip = 0.17 * wide * np.exp(-(((t - 1.06) / 0.2) ** 2))
        r = r + bowl + lip
        pit = np.maximum(pit, np.clip(1.05 - t, 0, 0.5) * 2)
    stone = np.clip(0.5 + 0.9 * fine + 0.5 * knob, 0, 1)[:, None]
    colour = rgb(tones[0]) * stone + rgb(tones[1]) * (1 - stone)
    colour = colour * (1 - 0.5 * pit[:, None]) + 0.05 * np.clip(-pit + lump, 0, 1)[:, None]
    ridge = np.abs(waves(1.5 + 0.12 * worth, 11.0 + worth) + 0.12 * fine)
    thin = (0.0, 0.008, 0.035, 0.055, 0.07, 0.085)[worth]
    where = waves(1.2, 23.0 + worth) + (-0.3, -0.12, 0.06, 0.14, 0.22, 0.3)[worth]
    vein = np.clip((thin - ridge) / (thin * 0.35), 0, 1) * np.clip(where * 8 + 0.5, 0, 1)
    grains = waves(9.0, 31.0)
    vein = np.maximum(vein, np.clip((grains - (0, 0.5, 0.47, 0.46, 0.44, 0.42)[worth]) * 24, 0, 1))
    if worth >= 4:
        across = np.array([0.8, 0.12, -0.58]) / np.linalg.norm([0.8, 0.12, -0.58])
        off = np.abs(ways @ across + 0.1 * lump + 0.05 * knob + (0.02 if worth == 5 else -0.2))
        wide = 0.2 if worth == 5 else 0.1
        front = np.clip(0.55 - ways[:, 1] * 1.6, 0, 1)
        cleft = np.clip(1 - off / wide, 0, 1) ** 0.6 * front
        r = r - (0.34 if worth == 5 else 0.2) * cleft + 0.05 * np.exp(-(((off - wide * 1.15) / 0.05) ** 2)) * front
        lumps = np.abs(waves(11.0, 41.0))
        r = r + cleft * lumps * 0.34
        vein = np.maximum(vein, np.clip((cleft - 0.25) * 5, 0, 1))
    vein = vein[:, None]
    nugget = np.clip(0.55 + 1.3 * waves(16.0, 51.0), 0.1, 1)[:, None]
    colour = colour * (1 - vein) + (rgb("#ffd860") * nugget + rgb("#d09820") * (1 - nugget)) * vein
    r = r + vein[:, 0] * 0.02
    coats = np.hstack([vein * 0.4, 0.85 - 0.55 * vein, vein * 0.008 * worth])
    for v, way, q in zip(bm.verts, ways, r, strict=True):
        v.co = Vector((way * q * np.array(radii)).tolist())
    bm.to_mesh(mesh)
    bm.free()
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    for name, values in (("Col", colour), ("Coat", coats)):
        attribute = mesh.attributes.new(name, "FLOAT_COLOR", "POINT")
        whole = np.hstack([values, np.ones((len(ways), 1))]).astype(np.float32)
        attribute.data.foreach_set("color", whole.clip(0, 1).ravel())
    mesh.materials.append(paint(baked=True, bump=0.5, grain=9, coat=0.0, mottle=0.2))
    return mesh


def asteroid(c: Clay, worth: int) -> None:
    """The stone and what has broken off it."""
    dice = Random(f"bits {worth}")
    mesh = cratered(worth)
    link(mesh, "asteroid", (0, 0, 0.05), ROCKS[worth][1], 1.16)
    for _ in range(5 + worth):
        way = Vector((dice.gauss(0, 1), dice.gauss(0, 0.6), dice.gauss(0, 1))).normalized()
        at = way * dice.uniform(1.75, 2.1)
        turn = tuple(dice.uniform(0, 360) for _ in range(3))
        link(mesh, "bit", (at.x * 0.85, at.y, at.z), turn, dice.uniform(0.03, 0.12))

"""How Earth vs Skaxar's matches end: the victor's flagship before a sunrise, or one's own hulk in the cold.

Both are there for both sides, for the victor may be either.
"""

from __future__ import annotations

from random import Random
from typing import Any

import bmesh
import bpy
from studio.clay import Clay, Vec
from studio.finales import put_out
from studio.fleet_earth import earth_ship
from studio.fleet_field import BLACK, REACH, earth, nebula, spot, starfield
from studio.fleet_skaxar import skaxar_ship
from studio.lighting import camera, lamp, sky
from studio.materials import fog, paint
from studio.nature import fbm, rock_mesh
from studio.solids import Group, box, figure, link, pole, sphere

FAR = 40.0  # of the flagships
STERN = -1.58  # what is behind it is flames


def _ship(side: str, kind: str, number: int) -> None:
    clay = Clay()
    {"earth": earth_ship, "skaxar": skaxar_ship}[side](clay, kind, number)
    if clay.parts:
        figure(clay, 160)


def _wrecks(dice: Random, places: list[tuple[float, float, float]]) -> None:
    """Drifting plates, girders and grown shell: (across, down, how wide the cloud is), all in the frame."""
    steel = paint("#5f6a74", 0.5, 0.6, bump=0.3, second="#4a3a30")
    shell = rock_mesh(3.3, paint("#4a2a5a", 0.5, bump=0.5, second="#2a1838", coat=0.3), 0.6, 3)
    for u, v, wide in places:
        for k in range(26):
            at = spot(u + dice.gauss(0, wide), v + dice.gauss(0, wide * 0.5), FAR * dice.uniform(0.9, 1.6))
            size, turn = wide * 0.008 * dice.uniform(0.3, 1.6), tuple(dice.uniform(0, 360) for _ in range(3))
            if k % 3 == 0:
                link(shell, "shell", at, turn, (size * 0.9, size * 0.5, size * 0.3))
            elif k % 3 == 1:
                box((size * 1.6, size * 0.12, size), at, steel, turn, size * 0.03)
            else:
                with Group(at, turn):
                    for s in (-1, 1):
                        pole((-size, s * size * 0.16, 0), (size, s * size * 0.2, 0), size * 0.04, steel, sides=8)


def _space(dice: Random, sun: Vec, power: float, tone: str) -> None:
    fog("#000000", depth=0)
    nebula(dice)
    starfield(dice)
    sky(BLACK, strength=0.7)
    lamp("SUN", sun, power, tone, 0.6, (0, 0, 0))
    camera((0, 0, 0), (0, 50, 0), 36 * REACH)


def fleet_won(dice: Random, side: str = "earth") -> None:
    """The sun comes up over the planet, the flagship turns towards it; what is left of the battle drifts far off."""
    _space(dice, (-22, 26, 9), 5.0, "#ffd8a0")
    earth((300, 560, 1500))
    sphere(spot(330, 556, 800), 13.0, paint("#fff0d0", glow=30.0, bump=0, hazy=False), 24)
    at = spot(1300, 330, FAR)
    with Group(at, scale=4.8, along=(-0.72, 0.42, 0.26), roll=150):
        _ship(side, "mothership", 0)
    _wrecks(dice, [(820, 330, 60), (700, 420, 26), (980, 480, 34)])
    for x, power, tone in ((-9, 2600, "#ffc890"), (10, 900, "#7fb0ff")):
        lamp("AREA", (at[0] + x, at[1] - 10, at[2] + 3), power, tone, 5.0, at)


def _torn(ship: set[Any], front: bool) -> None:
    """Leaves one half of a ship: a ragged cut across its spine, and no flames behind it."""
    bpy.context.view_layer.update()
    for thing in ship:
        if thing.type != "MESH":
            continue
        thing.data = thing.data.copy()
        cut = bmesh.new()
        cut.from_mesh(thing.data)
        gone = []
        for vertex in cut.verts:
            x, y, z = thing.matrix_world @ vertex.co
            if (z < 0.25 * fbm(x * 2.5, y * 2.5) + 0.1 * fbm(x * 9, y * 9)) == front or z < STERN:
                gone.append(vertex)
        bmesh.ops.delete(cut, geom=gone, context="VERTS")
        cut.to_mesh(thing.data)
        cut.free()


def fleet_lost(dice: Random, side: str = "earth") -> None:
    """The own flagship is dark and broken in two; plates drift past it before a cold nebula."""
    fog("#000000", depth=0)
    halves = (((640, 330), (0.82, 0.34, 0.30), 20.0), ((1200, 430), (0.70, -0.30, -0.62), 60.0))
    for front, ((u, v), along, roll) in enumerate(halves):
        with Group(spot(u, v, FAR), scale=5.6, along=along, roll=roll):
            before = set(bpy.context.scene.objects)
            _ship(side, "mothership", 0)
            _torn(set(bpy.context.scene.objects) - before, bool(front))
    put_out()
    _space(dice, (14, 22, 16), 2.6, "#a8c8ff")
    _wrecks(dice, [(930, 390, 90), (420, 300, 60), (1500, 250, 60), (200, 620, 70), (1620, 640, 80)])
    ember = paint("#ff7a30", glow=4.0, bump=0.2)
    for _ in range(16):
        sphere(spot(dice.gauss(800, 30), dice.gauss(385, 30), FAR * 0.99), dice.uniform(0.04, 0.12), ember, 8)
    lamp("AREA", (-12, FAR - 14, 10), 7500, "#8fb8f0", 6.0, spot(889, 400, FAR))
    lamp("POINT", spot(800, 385, FAR - 1), 900, "#ff7a30", 0.5)

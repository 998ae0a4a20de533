"""Sculpted fire and light: tongues that cool from root to tip, hoops, rays. No volumes, so it is quick and free of noise."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import bpy
import numpy as np
from studio.clay import Vec, rgb
from studio.materials import paint
from studio.solids import link, pole, solid

Ramp = Sequence[tuple[float, str, float]]  # (how far along, colour, glow from 0 to 1)

FIRE: Ramp = ((0.0, "#ffe070", 0.62), (0.3, "#ffc41c", 0.46), (0.62, "#ff8c00", 0.30), (1.0, "#c03c00", 0.12))
EMBER: Ramp = ((0.0, "#ffb400", 0.42), (0.3, "#ff8c00", 0.32), (0.7, "#d45800", 0.18), (1.0, "#5a2408", 0.05))
VIOLET: Ramp = ((0.0, "#f4e8ff", 0.9), (0.3, "#c8a0ff", 0.6), (0.7, "#8a4af0", 0.4), (1.0, "#3a1a90", 0.2))


def painted(
    points: Any, faces: Sequence[Sequence[int]], colours: Any, coats: Any, smooth: bool = True, bump: float = 0.2,
    grain: float = 9.0, hazy: bool = True,
) -> Any:  # fmt: skip
    """A mesh with a colour and a coat (metal, roughness, glow) at each point, as a Clay's figure has."""
    mesh = bpy.data.meshes.new("painted")
    mesh.from_pydata([tuple(float(each) for each in point) for point in points], [], faces)
    mesh.update()
    if smooth:
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    for name, values in (("Col", colours), ("Coat", coats)):
        attribute = mesh.attributes.new(name, "FLOAT_COLOR", "POINT")
        whole = np.hstack([np.asarray(values, float), np.ones((len(points), 1))]).astype(np.float32)
        attribute.data.foreach_set("color", whole.ravel())
    mesh.materials.append(paint(baked=True, bump=bump, grain=grain, mottle=0.15, hazy=hazy))
    return link(mesh, "painted")


def along(ramp: Ramp, t: float) -> tuple[Any, float]:
    """Colour and glow of a ramp at a place of it."""
    places = [each[0] for each in ramp]
    tones = np.array([rgb(each[1]) for each in ramp])
    colour = np.array([np.interp(t, places, tones[:, k]) for k in range(3)])
    return colour, float(np.interp(t, places, [each[2] for each in ramp]))


def tongue(
    curve: Callable[[float], Any], thick: float, ramp: Ramp, cool: float = 0.0, steps: int = 18, sides: int = 12,
    flat: float = 1.0,
) -> tuple[Any, Any, Any, Any]:  # fmt: skip
    """Points, faces, colours and coats of one tongue along a curve; `cool` is how far down the ramp it starts."""
    points, colours, coats = [], [], []
    for j in range(steps + 1):
        t = j / steps
        here, ahead = np.asarray(curve(t), float), np.asarray(curve(min(1.0, t + 0.02)), float)
        way = ahead - here if t < 1 else here - np.asarray(curve(0.98), float)
        way = way / (np.linalg.norm(way) + 1e-9)
        side = np.cross(way, (0.0, 1.0, 0.12))
        side = side / (np.linalg.norm(side) + 1e-9)
        deep = np.cross(side, way)
        r = thick * math.sin(math.pi * min(1.0, 0.16 + 0.84 * t)) ** 0.8 * (1 - t) ** 0.5 + 0.002
        colour, glow = along(ramp, min(1.0, cool + (1 - cool) * t))
        for k in range(sides):
            a = 2 * math.pi * k / sides
            points.append(here + r * (math.cos(a) * side + flat * math.sin(a) * deep))
            colours.append(colour * (0.86 + 0.14 * math.cos(a * 2)))
            coats.append((0.0, 0.6, glow))
    faces = [(j * sides + k, j * sides + (k + 1) % sides, (j + 1) * sides + (k + 1) % sides, (j + 1) * sides + k)
             for j in range(steps) for k in range(sides)]  # fmt: skip
    return points, faces, colours, coats


def tongues(all_of_them: Sequence[tuple[Any, Any, Any, Any]]) -> Any:
    """Several tongues as one mesh."""
    points: list[Any] = []
    faces: list[Any] = []
    colours: list[Any] = []
    coats: list[Any] = []
    for p, f, c, g in all_of_them:
        faces += [tuple(k + len(points) for k in face) for face in f]
        points, colours, coats = [*points, *p], [*colours, *c], [*coats, *g]
    return painted(points, faces, np.array(colours).clip(0, 1), coats, hazy=False, bump=0.25, grain=6)


def blaze(
    dice: Random, at: Vec = (0, 0, 0), wide: float = 0.4, tall: float = 1.0, n: int = 12, ramp: Ramp = FIRE,
    gather: float = 0.6,
) -> Any:  # fmt: skip
    """A fire: tongues that sway and lean together (`gather`), the hottest and tallest in the middle."""
    made = []
    for k in range(n):
        out, a = math.sqrt((k + 0.4) / n), 2.39996 * k + dice.uniform(-0.3, 0.3)
        h = tall * (1.05 - 0.6 * out) * dice.uniform(0.78, 1.1)
        thick = wide * dice.uniform(0.24, 0.36) * (1.2 - 0.4 * out)
        phase, sway = dice.uniform(0, 6.28), min(wide, 0.3 * tall) * dice.uniform(0.2, 0.42)
        spread = wide * out * np.array((math.cos(a), math.sin(a), 0.0))

        def curve(t: float, spread: Any = spread, h: float = h, phase: float = phase, sway: float = sway) -> Any:
            apart = (0.55 + 0.45 * math.sin(math.pi * min(1.0, 1.6 * t) / 2)) * (1 - gather * t)
            bend = np.array((math.sin(5.2 * t + phase), 0.6 * math.cos(4.3 * t + phase), 0.0)) * sway * t
            return np.array(at, float) + spread * apart + bend + (0, 0, h * t)

        made.append(tongue(curve, thick, ramp, 0.34 * out))
    return tongues(made)


def hoop(
    r: float, z: float = 0.0, thick: float = 0.02, tone: str = "#ffb040", glow: float = 2.0, torn: float = 0.04
) -> Any:
    """An uneven ring of light about z."""
    around, sides = 96, 8
    points = []
    for k in range(around):
        a = 2 * math.pi * k / around
        q = r * (1 + torn * math.sin(7 * a + r) + 0.6 * torn * math.sin(17 * a))
        for s in range(sides):
            b = 2 * math.pi * s / sides
            out = q + thick * (1 + 0.5 * math.sin(5 * a)) * math.cos(b)
            points.append((out * math.cos(a), out * math.sin(a), z + thick * math.sin(b)))
    faces = [(k * sides + s, (k + 1) % around * sides + s, (k + 1) % around * sides + (s + 1) % sides, k * sides + (s + 1) % sides)
             for k in range(around) for s in range(sides)]  # fmt: skip
    return solid(points, faces, paint(tone, 0.5, glow=glow, bump=0.1, hazy=False), smooth=True)


def sparks(
    dice: Random, n: int, where: Callable[[], Vec], way: Vec = (0, 0, 1), tone: str = "#ffae40", glow: float = 4.0
) -> None:
    """Short streaks of light; `where` draws a place."""
    material = paint(tone, glow=glow, bump=0, hazy=False)
    for _ in range(n):
        at = np.array(where(), float)
        length = dice.uniform(0.02, 0.1)
        pole(
            at, at + np.array(way) * length + (dice.gauss(0, 0.015), 0, dice.gauss(0, 0.015)), 0.009, material, 0.002, 6
        )

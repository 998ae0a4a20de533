"""What walking machines are put together from: armoured limbs, joints, pistons, lenses, fists, rings, their crews."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from studio.clay import Vec
from studio.materials import paint
from studio.nature import puffs, rock_mesh, scatter
from studio.solids import Group, box, cloth, lathe, sphere


def between(a: Vec, b: Vec, share: float = 0.5) -> Any:
    """A place on the way from one to another."""
    return np.array(a, float) + (np.array(b, float) - np.array(a, float)) * share


def limb(a: Vec, b: Vec, r: float, material: Any, r2: float | None = None, sides: int = 8, roll: float = 22.5) -> None:
    """A faceted armour sleeve from one place to another, drawn in at both ends."""
    end, long = r if r2 is None else r2, math.dist(a, b)
    with Group(a, along=np.array(b, float) - np.array(a, float), roll=roll):
        profile = [(r * 0.68, 0), (r, 0.1 * long), (end, 0.84 * long), (end * 0.7, long)]
        lathe(profile, material, sides=sides, smooth=False, bevel=0.1 * min(r, end))


def rings(
    path: Sequence[Vec], radii: Sequence[float], material: Callable[[int], Any], flare: float = 1.14,
    squash: float = 1.0, sides: int = 20,
) -> None:  # fmt: skip
    """A body, tail or tentacle of overlapping rings along a path; `squash` is how wide it is for its height."""
    for k, (a, b) in enumerate(itertools.pairwise(path)):
        long, r, end = math.dist(a, b), radii[k], radii[k + 1]
        with Group(a, scale=(squash, 1, 1), along=np.array(b, float) - np.array(a, float)):
            profile = [
                (r * 0.8, -0.06 * long),
                (r * flare, 0),
                (r * flare * 1.01, 0.12 * long),
                (end * 0.92, 1.25 * long),
            ]
            lathe(profile, material(k), sides=sides)


def lens(at: Vec, r: float, way: Vec, shell: Any, rim: Any, lit: Any) -> None:
    """A camera's eye that looks along `way`: stepped rings, dark glass, a small lit pupil and a glint."""
    with Group(at, along=way):
        lathe(
            [(r * 1.1, -0.5 * r), (r * 1.1, 0.16 * r), (r, 0.24 * r), (r * 0.9, 0.24 * r), (r * 0.84, 0.06 * r)],
            shell,
            sides=40,
        )
        lathe([(r * 0.86, 0.02 * r), (r * 0.86, 0.18 * r), (r * 0.78, 0.18 * r), (r * 0.7, 0.04 * r)], rim, sides=40)
        glass = paint("#1a1030", 0.06, 0.3, bump=0, coat=1.0)
        lathe(
            [(r * 0.74 * math.cos(a), r * (0.02 + 0.3 * math.sin(a))) for a in np.linspace(0, 1.56, 8)], glass, sides=40
        )
        lathe([(r * 0.3, 0.28 * r), (r * 0.3, 0.33 * r), (r * 0.2, 0.35 * r)], lit, sides=28)
        lathe([(r * 0.17, 0.3 * r), (r * 0.15, 0.37 * r)], glass, sides=20)
        for k in range(12):
            a = math.tau * k / 12
            sphere((r * 1.0 * math.cos(a), r * 1.0 * math.sin(a), 0.235 * r), 0.045 * r, rim, 8)


def horn(at: Vec, way: Vec, long: float, r: float, outside: Any, inside: Any) -> None:
    """A horn loudspeaker: flared bell, driver behind, plug in its throat."""

    def wall(u: float, v: float) -> Vec:
        q = r * (0.15 + 0.81 * v**2.2)
        return (q * math.cos(math.tau * u), q * math.sin(math.tau * u), long * (0.06 + 0.93 * v))

    with Group(at, along=way):
        bell = [(r * (0.16 + 0.84 * t**2.2), long * t) for t in np.linspace(0, 1, 12)]
        rim = [(r * 1.06, long), (r * 1.06, long * 1.04), (r * 0.98, long * 1.04)]
        lathe([*bell, *rim, *[(q * 0.97, z) for q, z in bell[:0:-1]]], outside, sides=36)
        cloth(wall, inside, 36, 12, 0.006)
        lathe(
            [(r * 0.3, -0.3 * long), (r * 0.34, -0.26 * long), (r * 0.34, -0.02 * long), (r * 0.2, 0.06 * long)],
            outside,
            sides=24,
        )
        lathe(
            [(r * 0.1, 0.1 * long), (r * 0.16, 0.5 * long), (r * 0.2, 0.66 * long), (r * 0.04, 0.84 * long)],
            outside,
            sides=20,
        )


def fist(at: Vec, size: float, way: Vec, armour: Any, dark: Any, roll: float = 0.0, thumb: int = 1) -> None:
    """A closed hand of steel, its knuckles along `way`; `thumb` is the side it lies on."""
    with Group(at, scale=size, along=way, roll=roll):
        box((1.0, 0.72, 0.6), (0, 0, -0.25), armour, bevel=0.08)
        for k in range(4):
            x = -0.39 + 0.26 * k
            box((0.23, 0.62, 0.34), (x, 0.02, 0.2), armour, bevel=0.06)
            box((0.22, 0.3, 0.46), (x, -0.4, 0.0), armour, (14, 0, 0), 0.05)
            lathe([(0.11, -0.1), (0.11, 0.1)], dark, (x, 0.28, 0.14), (0, 90, 0), sides=16)
            box((0.09, 0.14, 0.03), (x, 0.05, 0.38), dark, bevel=0.01)
        box((0.3, 0.26, 0.62), (thumb * 0.42, -0.5, -0.2), armour, (0, thumb * -24, 0), 0.06)
        lathe([(0.46, -0.72), (0.5, -0.66), (0.5, -0.56), (0.4, -0.5)], dark, sides=28)


def spike(at: Vec, way: Vec, long: float, r: float, material: Any) -> None:
    """A horn of steel."""
    with Group(at, along=way):
        lathe(
            [(r * 1.2, -0.1 * long), (r, 0.12 * long), (r * 0.55, 0.6 * long), (0.004, long)],
            material,
            sides=10,
            smooth=False,
        )


def stamped(dice: Random, places: Sequence[tuple[float, float]], r: float, tone: str = "#c8bce0") -> None:
    """Broken ice and dust about feet that have just come down."""
    chip = rock_mesh(dice.uniform(0, 9), paint(tone, 0.4, bump=0.4, grain=6), 0.6, 2)
    for x, y in places:
        ring = [(x + r * math.cos(a) * q, y + r * math.sin(a) * q) for a, q in
                ((dice.uniform(0, math.tau), dice.uniform(0.9, 1.7)) for _ in range(16))]  # fmt: skip
        scatter(chip, ring, lambda *_: 0.02, 0.015, 0.05, dice, 40)
        low = [(x + r * math.cos(a) * 1.2, y + r * math.sin(a) * 1.2, 0.0) for a in np.linspace(0, math.tau, 9)]
        puffs(dice, low, tone, low=0.03, high=0.08)

"""Free poses: a hand or a foot is put where it belongs, the elbow or the knee follows; heads and props are turned whole."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import bpy
import numpy as np
from mathutils import Matrix, Vector
from studio.clay import Clay, Part, Vec, turned
from studio.people import Frame
from studio.solids import Group


def _joint(root: Any, tip: Any, long: float, bend: Vec) -> Any:
    """Where a limb of that length bends between two places, towards `bend`."""
    line = tip - root
    far = float(np.linalg.norm(line)) + 1e-6
    away = np.array(bend, float)
    away = away - line * (away @ line) / far**2
    away = away / (np.linalg.norm(away) + 1e-6)
    return root + line * 0.5 + away * np.sqrt(max(long**2 - far**2, (0.12 * long) ** 2)) / 2


def reach(f: Frame, n: int, hand: Vec, bend: Vec = (0, 0.3, -1)) -> None:
    """The hand (0 the right, 1 the left) at a place; the elbow towards `bend`."""
    f.hand[n] = np.array(hand, float)
    f.elbow[n] = _joint(f.shoulder[n], f.hand[n], f.arm * 1.04, bend)


def step(f: Frame, n: int, foot: Vec, bend: Vec = (0, -1, 0.1)) -> None:
    """The foot at a place; the knee towards `bend`."""
    f.foot[n] = np.array(foot, float)
    f.knee[n] = _joint(f.hip[n], f.foot[n], f.leg * 1.03, bend)


def grip(f: Frame, n: int) -> Any:
    """Where what a hand holds passes through it."""
    way = (f.hand[n] - f.elbow[n]) / (np.linalg.norm(f.hand[n] - f.elbow[n]) + 1e-6)
    return f.hand[n] + way * f.tall * 0.034


def both_hands(f: Frame, make: Callable[[], object], low: int = 0, roll: float = 0.0) -> None:
    """Something held in both hands: it lies along the line from the `low` hand to the other."""
    with Group(grip(f, low), along=grip(f, 1 - low) - grip(f, low), roll=roll):
        make()


class Swivel:
    """The clay and the solids made inside `with Swivel(...)` are turned about a place, and may be moved or scaled: a head that looks aside."""

    def __init__(self, c: Clay, at: Vec, rot: Vec = (0, 0, 0), move: Vec = (0, 0, 0), size: float = 1.0) -> None:
        self.c, self.at, self.turn = c, np.array(at, float), turned(rot)
        self.move, self.size = np.array(move, float), size

    def __enter__(self) -> Swivel:
        self.before = len(self.c.parts)
        self.things = set(bpy.context.scene.objects)
        return self

    def __exit__(self, *failure: object) -> None:
        self.c.parts[self.before :] = [self._moved(part) for part in self.c.parts[self.before :]]
        whole = Matrix.LocRotScale(Vector(self.at + self.move), Matrix(self.turn.tolist()), Vector((self.size,) * 3))
        whole = whole @ Matrix.Translation(-Vector(self.at))
        for thing in set(bpy.context.scene.objects) - self.things:
            if thing.parent is None:
                thing.matrix_basis = whole @ thing.matrix_basis

    def _moved(self, part: Part) -> Part:
        def back(p: Any) -> Any:
            return ((p - self.at - self.move) / self.size) @ self.turn + self.at

        def field(p: Any) -> Any:
            return part.field(back(p)) * self.size

        corners = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)])
        box = part.low + corners * (part.high - part.low)
        box = (box - self.at) * self.size @ self.turn.T + self.at + self.move
        colour = part.paint
        if callable(colour):
            tone = colour

            def colour(p: Any) -> Any:
                return tone(back(p))

        return part._replace(field=field, low=box.min(0), high=box.max(0), paint=colour, blend=part.blend * self.size)


def shift(f: Frame, move: Vec) -> None:
    """All joints of a figure elsewhere: on a horse, on a stone."""
    by = np.array(move, float)
    f.hips, f.chest, f.neck, f.head = f.hips + by, f.chest + by, f.neck + by, f.head + by
    for joints in (f.hip, f.knee, f.foot, f.shoulder, f.elbow, f.hand):
        joints[:] = [joint + by for joint in joints]


def facing(along: Vec, flat: Vec) -> float:
    """The roll of what lies along a direction with which its flat side (its y) looks another way."""
    turn = Vector([float(each) for each in along]).to_track_quat("Z", "Y")
    x, y = turn @ Vector((1, 0, 0)), turn @ Vector((0, 1, 0))
    way = Vector([float(each) for each in flat])
    return math.degrees(math.atan2(-way.dot(x), way.dot(y)))


def turn_to(way: Any) -> Vec:
    """The turn that lays z along a direction."""
    x, y, z = way / (np.linalg.norm(way) + 1e-9)
    return 0, math.degrees(math.acos(z)), math.degrees(math.atan2(y, x))

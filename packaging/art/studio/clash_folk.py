"""Clash's folk."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
from mathutils import Matrix
from studio.arms import bow, dagger, gold, held, iron, leather, round_shield, sword
from studio.arms import wood as haft
from studio.buildings import wall, wood
from studio.clash_yards import toadstool
from studio.clay import Clay, Paint, Vec, blotch, rgb, striped, turned
from studio.lighting import lamp
from studio.materials import paint
from studio.nature import fern, flames, rock_mesh
from studio.people import (
    LEGS,
    WIDE,
    Frame,
    Pose,
    arms,
    beard,
    belt,
    cloak,
    cuirass,
    face,
    fist,
    fur_collar,
    greaves,
    hair,
    helmet,
    hood,
    legs,
    open_hand,
    pauldrons,
    robe,
    skirt,
    straps,
    torso,
)
from studio.solids import Group, blade, box, cloth, figure, lathe, link, pole, sphere, tube

# ---- what several of them have


def spotted(ground: str, spot: str, often: float = 26.0) -> Callable[[Any], Any]:
    """Paint with dark tails in it: ermine."""
    base, dark = rgb(ground), rgb(spot)

    def tone(p: Any) -> Any:
        q = p * often
        wave = np.sin(q[..., 0]) * np.sin(q[..., 2] * 0.6 + np.sin(q[..., 0] * 0.5) * 2) * np.sin(q[..., 1] + 1)
        share = np.clip((wave - 0.55) * 8, 0, 1)[..., None]
        return base * (1 - share) + dark * share

    return tone


def hoop(at: Vec, r: float, thick: float, material: Any, along: Vec, long: float = 1.0, roll: float = 0.0) -> None:
    """A ring of round wire about a direction; `long` stretches it: a link, a rim of spectacles."""
    turn = np.linspace(0, 2 * math.pi, 9)
    with Group(at, along=along, roll=roll, scale=(1, long, 1)):
        lathe([(r + thick * math.cos(a), thick * math.sin(a)) for a in turn], material, sides=22)


def chain(start: Vec, end: Vec, sag: float = 0.1, r: float = 0.05, tone: str = "#6f747c") -> None:
    """Links between two places, every other one turned."""
    a, b = np.array(start, float), np.array(end, float)
    n = max(2, round(float(np.linalg.norm(b - a)) * (1 + sag) / (r * 2.3)))
    places = [a + (b - a) * k / n - (0, 0, sag * 4 * (k / n) * (1 - k / n)) for k in range(n + 1)]
    for k in range(n):
        way = places[k + 1] - places[k]
        side = np.cross(way, (0.3, 1, 0.2) if k % 2 else (1, 0.1, 0.3))
        m = _square(side, way)
        turn = np.linspace(0, 2 * math.pi, 9)
        ring = [(r * 0.8 + r * 0.26 * math.cos(t), r * 0.26 * math.sin(t)) for t in turn]
        thing = lathe(ring, iron(tone), sides=18)
        thing.matrix_world = _matrix(m, (places[k] + places[k + 1]) / 2, (1, 1.65, 1))


def _square(normal: Any, way: Any) -> Any:
    """Axes whose z is the normal and whose y is the way."""
    z = normal / np.linalg.norm(normal)
    y = way / np.linalg.norm(way)
    return np.stack([np.cross(y, z), y, z], 1)


def _matrix(m: Any, at: Any, scale: Vec) -> Any:
    whole = np.eye(4)
    whole[:3, :3], whole[:3, 3] = m * np.array(scale), at
    return Matrix(whole.tolist())


def scarf(start: Vec, end: Vec, wide: float, tone: str, waves: float = 2.0, swing: float = 0.09) -> None:
    """A strip of cloth that blows from one place to another, wider and torn at its end."""
    a, b = np.array(start, float), np.array(end, float)

    def place(u: float, v: float) -> Vec:
        at = a + (b - a) * v + np.array((0, 0.6, 1)) * swing * math.sin(waves * math.pi * v + 0.4 + u) * v**0.6
        across = np.array((0.25, 0.35, 0.9)) * wide * (0.55 + 0.6 * v) * (u - 0.5)
        ragged = (b - a) * 0.1 * (math.sin(u * 19) * 0.5 + math.sin(u * 8)) * max(0.0, v - 0.9) * 5
        return tuple(at + across + ragged)

    cloth(place, paint(tone, 0.8, bump=0.35, grain=24, mottle=0.2), 10, 40, 0.014)


# ---- figures


def lieutenant(c: Clay) -> None:
    """An officer in an antique cuirass who gives the order: sword up, crest and cloak in the wind."""
    pose = Pose(((-0.14, -0.22, -0.46), (-0.18, -0.22, -0.97)), ((0.2, -0.02, -0.5), (0.3, 0.2, -0.95)),
                ((-0.42, -0.06, 0.2), (-0.38, -0.26, 0.7)), ((0.36, -0.06, -0.4), (0.46, -0.5, -0.3)), (0, -0.03))  # fmt: skip
    f = Frame(pose, broad=1.12, girth=1.06, look=(-4, 0, 16))
    bronze, red, skin = "#a8743a", blotch("#8f2a22", "#7a201c", 5, 0.8), "#b8805c"
    legs(c, f, skin, "#4a2e1c")
    skirt(c, f, red, 0.42, 1.0)
    straps(c, f, blotch("#6f4526", "#5a361c", 9), "#d8a24a", 0.36)
    torso(c, f, red)
    arms(c, f, skin, skin, 1.05)
    cuirass(c, f, bronze, "#d8a24a")
    for z in (0.01, -0.075, -0.16):
        for side in (-1, 1):
            c.ball(
                f.chest + (side * 0.075, -0.262 - 0.1 * z, z - 0.1),
                (0.075, 0.05, 0.05),
                bronze,
                0.03,
                metal=1.0,
                rough=0.42,
            )
    pauldrons(c, f, bronze, "#d8a24a", 0.95)
    greaves(c, f, bronze, "#d8a24a")
    helmet(c, f, "crested", "#b58446", "#e0b050", "#b02a24")
    cloak(f, "#94251f", "#74191a", wind=-0.75, wide=1.5)
    held(f, 0, (0.14, -0.12, 1), lambda: sword(0.86, 0.085))
    held(f, 1, (0.22, -1, 0.12), lambda: round_shield(0.47, "#8a2620"))


def assassin(c: Clay) -> None:
    """A lean hooded figure that crouches on the edge of a wall, two curved daggers out, the scarf in the wind."""
    pose = Pose(((-0.4, -0.3, 0.04), (-0.32, -0.02, -0.4)), ((0.34, -0.42, 0.12), (0.36, -0.3, -0.4)),
                ((-0.5, 0.06, -0.2), (-0.72, -0.42, -0.08)), ((0.46, -0.2, -0.3), (0.42, -0.74, -0.5)), (0.0, -0.42), 0.48)  # fmt: skip
    f = Frame(pose, tall=2.2, broad=0.95, girth=0.84, head=1.12, look=(-14, 6, -16))
    c.coat = {"metal": 0.0, "rough": 0.85, "glow": 0.0}
    night, dark, skin = blotch("#24252d", "#1c1d24", 6, 0.8), blotch("#3a3540", "#2e2a34", 7), "#c99a78"
    legs(c, f, night, "#2a211c", 0.95)
    torso(c, f, night)
    skirt(c, f, dark, 0.3, 0.95, 9)
    arms(c, f, night, "#33241c", 0.95)
    for n in (0, 1):
        for t in (0.45, 0.58, 0.71, 0.84):
            c.ball(f.elbow[n] * (1 - t) + f.hand[n] * t, 0.083 - 0.02 * t, "#6a5a48", 0.008)
        for t in (0.3, 0.45, 0.6):
            c.ball(f.knee[n] * (1 - t) + f.foot[n] * t, 0.128 - 0.03 * t, "#5a4c3e", 0.01)
    belt(c, f, "#5a3b22")
    c.limb(
        [f.shoulder[1] + (0, -0.08, 0.06), f.chest + (0.02, -0.22, 0), f.hips + (-0.2, -0.12, 0.1)],
        (0.035,) * 3,
        "#5a3b22",
        0.008,
    )
    face(c, f, skin, "#8fd0d8", frown=0.7, mouth=False, brows="#1c1614")
    m, s = turned(f.look), f.skull
    wrap = Clay()
    red = blotch("#a8231f", "#8f1c1a", 9, 0.9)
    wrap.ball(f.head + m @ (s * np.array((0, -0.22, -0.62))), (0.74 * s, 0.76 * s, 0.5 * s), red, 0.02, f.look)
    wrap.ball(f.head + m @ (s * np.array((0, -0.72, -0.28))), (0.46 * s, 0.36 * s, 0.3 * s), red, 0.06, f.look)
    for low, high in ((-0.3, -0.16), (-0.62, -0.5), (-0.9, -0.74)):
        line = [
            f.head + m @ (s * np.array(p)) for p in ((-0.72, -0.3, high), (0.05, -1.02, low), (0.72, -0.3, high + 0.1))
        ]
        wrap.limb(line, (0.04 * s, 0.07 * s, 0.04 * s), red, 0.03)
    figure(wrap, 80, bump=0.4, grain=26, coat=0.0)
    hood(c, f, blotch("#262833", "#1e2029", 6, 0.8), 0.9, dark=False)
    cloak(f, "#23252f", "#1a1b23", long=0.62, wide=1.3, wind=0.5, torn=0.5)
    at = f.neck + (0.16, 0.1, 0.02)
    scarf(at, at + (0.95, 0.35, 0.34), 0.26, "#b0261f", 2.2)
    scarf(at + (0, 0.04, -0.04), at + (0.85, 0.6, 0.0), 0.2, "#96201c", 2.6)
    held(f, 0, (-0.3, -0.5, 0.9), lambda: dagger(0.62), 90)
    held(f, 1, (0.9, -0.5, 0.25), lambda: dagger(0.62), 30)
    wall((-2.6, 0.1, -1.3), (2.6, 0.1, -1.3), 1.28, "#8a8680", 0.95, teeth=False)
    for x in (-1.62, 1.22):
        wall((x, 0.12, 0), (x + 0.62, 0.12, 0), 0.62, "#948f86", 0.85, teeth=False)
    sphere(
        (-4.8, 24.6, 6.4), 1.05, paint("#e8f2ff", 0.9, glow=1.5, bump=0.4, grain=1.2, second="#b8c8dc", hazy=False), 40
    )


def baron(c: Clay) -> None:
    """A fat proud lord in velvet and ermine, both hands on a sword planted before him, his hound beside him."""
    pose = Pose(*WIDE, ((-0.44, -0.3, -0.42), (0.40, -0.86, -0.56)), ((0.44, -0.3, -0.42), (-0.42, -0.84, -0.5)))
    f = Frame(pose, girth=1.42, broad=1.02, head=1.12, look=(-8, 4, -14))
    velvet, ermine, skin = blotch("#1f5b4a", "#184a3e", 4, 0.9), spotted("#efe8d6", "#1c1814"), "#dca084"
    legs(c, f, "#8a2a2a", "#3a2418", 0.8)
    torso(c, f, velvet, 1.26)
    skirt(c, f, velvet, 0.74, 1.06, 13)
    arms(c, f, velvet, skin, 1.0)
    low = f.hips[2] - f.leg * 0.72
    c.ring((0, f.hips[1], low), 0.7, 0.1, ermine, 0.02, oval=0.88)
    c.ball((0, -0.12, 1.3), (0.26, 0.35, 0.44), blotch("#8f2230", "#781a28", 8), 0.02)
    for side in (-1, 1):
        c.limb([(side * 0.13, -0.26, 1.66), (side * 0.2, -0.42, 1.42), (side * 0.2, -0.47, 1.12), (side * 0.2, -0.55, 0.7), (side * 0.22, -0.62, low)],
               (0.07, 0.075, 0.075, 0.08, 0.08), ermine, 0.02)  # fmt: skip
        for k in range(4):
            sphere((side * 0.06, -0.485 + 0.02 * k * (k - 2), 1.42 - 0.11 * k), 0.022, gold(), 12)
        c.ball(f.shoulder[(side + 1) // 2] + (side * 0.05, 0, 0.0), (0.17, 0.16, 0.17), velvet, 0.04)
        n = (side + 1) // 2
        c.ball(f.elbow[n] * 0.22 + f.hand[n] * 0.78, 0.1, ermine, 0.015)
    fur_collar(c, f, ermine, 1.12)
    for t in np.linspace(-1, 1, 17):
        sphere((0.34 * t, -0.31 - 0.19 * (1 - t * t), 1.6 - 0.3 * (1 - t * t)), 0.034, gold(), 14)
    lathe(
        [(0.03, 0), (0.11, 0.01), (0.11, 0.03), (0.05, 0.05)],
        gold(),
        (0, -0.49, 1.22),
        (82, 0, 0),
        sides=8,
        smooth=False,
        bevel=0.008,
    )
    sphere((0, -0.545, 1.225), (0.045, 0.03, 0.045), paint("#b01c2a", 0.1, bump=0), 16)
    face(c, f, skin, nose=1.25, jaw=1.36, frown=0.15, brows="#4a2a18", smile=-0.4)
    m, s = turned(f.look), f.skull
    for z, wide in ((-0.92, 0.62), (-1.08, 0.74)):
        c.ball(f.head + m @ (s * np.array((0, -0.3, z))), (wide * s, 0.52 * s, 0.22 * s), skin, 0.03)
    lip = Clay()
    for side in (-1, 1):
        line = ((0.02, -0.98, -0.38), (0.26, -0.92, -0.45), (0.5, -0.8, -0.4), (0.56, -0.8, -0.2))
        lip.limb(
            [f.head + m @ (s * np.array((side * x, y, z))) for x, y, z in line],
            (0.07 * s, 0.08 * s, 0.05 * s, 0.015 * s),
            "#4a2a18",
            0.01,
        )
    lip.limb(
        [f.head + m @ (s * np.array((0, y, z))) for y, z in ((-0.86, -0.68), (-0.9, -0.92), (-0.9, -1.16))],
        (0.09 * s, 0.1 * s, 0.02 * s),
        "#4a2a18",
        0.01,
    )
    figure(lip, 60)
    hair(c, f, blotch("#5a3420", "#4a2a18", 12), 0.42)
    helmet(c, f, "crown")
    held(f, 0, (0, 0.05, -1), lambda: sword(1.0, 0.1), off=(0.0, -0.07, 0.02))
    hound(c, (0.98, -0.34, 0), -24)


def hound(c: Clay, at: Vec, turn: float, coat: Paint | None = None) -> None:
    """A hunting dog that sits, with a collar."""
    m, fur = turned((0, 0, turn)), coat or blotch("#8a5a34", "#e0d0b0", 5, 0.2)

    def p(x: float, y: float, z: float) -> Any:
        return m @ np.array((x, y, z)) + np.array(at)

    c.limb([p(0, 0.3, 0.2), p(0, 0.16, 0.38), p(0, -0.02, 0.54)], (0.18, 0.17, 0.16), fur, 0.06)
    for side in (-1, 1):
        c.ball(p(side * 0.15, 0.2, 0.17), (0.11, 0.18, 0.16), fur, 0.05, (0, 0, turn))
        c.limb([p(side * 0.16, 0.2, 0.06), p(side * 0.16, -0.04, 0.05)], (0.06, 0.055), fur, 0.03)
        c.limb(
            [p(side * 0.1, -0.04, 0.5), p(side * 0.1, -0.1, 0.25), p(side * 0.1, -0.12, 0.05)],
            (0.085, 0.058, 0.05),
            fur,
            0.03,
        )
        c.ball(p(side * 0.1, -0.16, 0.04), (0.06, 0.08, 0.045), fur, 0.02, (0, 0, turn))
        c.limb(
            [p(side * 0.1, -0.1, 0.95), p(side * 0.17, -0.1, 0.86), p(side * 0.17, -0.14, 0.7)],
            (0.05, 0.06, 0.04),
            "#5f3a20",
            0.015,
        )
        sphere(p(side * 0.065, -0.25, 0.92), 0.024, paint("#1a0f08", 0.1, bump=0), 12)
    c.limb([p(0, -0.04, 0.55), p(0, -0.1, 0.82)], (0.13, 0.1), fur, 0.04)
    c.ball(p(0, -0.15, 0.9), (0.12, 0.14, 0.115), fur, 0.04, (0, 0, turn))
    c.limb([p(0, -0.22, 0.88), p(0, -0.44, 0.82)], (0.085, 0.06), fur, 0.03)
    c.ball(p(0, -0.49, 0.85), 0.036, "#17110e", 0.008, rough=0.15)
    c.limb([p(0, -0.48, 0.79), p(0, -0.3, 0.8)], (0.01, 0.012), "#3a1a14", 0.008, cut=True)
    c.limb([p(0, 0.42, 0.14), p(0.2, 0.55, 0.12), p(0.34, 0.5, 0.28)], (0.06, 0.04, 0.02), fur, 0.03)
    c.ring(p(0, -0.075, 0.7), 0.118, 0.022, "#8f1f24", 0.006, (14, 0, turn))
    sphere(p(0, -0.21, 0.66), 0.03, gold(), 12)


def scribe(c: Clay) -> None:
    """An old monk over a book as wide as he is tall, with a quill to match, by candlelight."""
    pose = Pose(
        *LEGS, ((-0.42, -0.16, -0.4), (-0.34, -0.72, -0.56)), ((0.42, -0.1, -0.36), (0.16, -0.72, -0.42)), (0, -0.16)
    )
    f = Frame(pose, head=1.26, girth=1.05, look=(5, 4, 12))
    habit, skin = blotch("#8a6844", "#785a3a", 5, 0.8), "#e0b494"
    inky = blotch("#d8a888", "#34343f", 17, 0.9)
    robe(c, f, habit, 1.0, 0.2)
    for n in (0, 1):
        fist(c, f, n, inky, 1.05)
    c.limb([f.neck + (-0.3, 0, -0.06), f.neck + (0, -0.22, -0.1), f.neck + (0.3, 0, -0.06)], (0.15,) * 3, habit, 0.06)
    c.ball(f.neck + (0, 0.16, -0.06), (0.26, 0.2, 0.16), habit, 0.08)
    face(c, f, skin, nose=1.5, frown=-0.1, brows="#e4e0d4", smile=0.35, ears=1.3)
    beard(c, f, blotch("#e4e0d4", "#c4beb0", 12), 1.3)
    tonsure(f, blotch("#dcd8cc", "#bcb6a8", 12))
    spectacles(f)
    m, s = turned(f.look), f.skull
    sphere(f.head + m @ (s * np.array((0.1, -1.2, -0.12))), 0.045 * s, paint("#16161f", 0.3, bump=0), 10)
    with Group((0, -0.86, 0.86), (26, 0, 0)):
        great_book()
    trestle()
    quill(f.hand[1] + (0.0, -0.1, -0.06), (0.85, -0.2, 2.62))
    for x, y, tall in ((-0.98, -0.5, 0.34), (-0.84, -0.36, 0.5), (-1.08, -0.3, 0.22)):
        candle((x, y, 0.98), tall)


def tonsure(f: Frame, tone: Paint) -> None:
    """A wreath of hair round a bald crown."""
    m, s, wreath = turned(f.look), f.skull, Clay()
    for k in range(19):
        a = math.radians(-24 + 228 * k / 18)
        x, y = math.cos(a), math.sin(a)
        line = (
            (x * 0.76, 0.12 + y * 0.82, 0.46),
            (x * 0.94, 0.14 + y * 0.96, 0.16),
            (x * 0.98, 0.16 + y * 1.0, -0.26 - 0.1 * (k % 2)),
        )
        wreath.limb([f.head + m @ (s * np.array(p)) for p in line], (0.1 * s, 0.17 * s, 0.05 * s), tone, 0.012)
    figure(wreath, 90)


def spectacles(f: Frame) -> None:
    """Two rims of brass on the nose."""
    m, s = turned(f.look), f.skull
    for side in (-1, 1):
        hoop(
            f.head + m @ (s * np.array((side * 0.31, -0.99, 0.03))),
            0.23 * s,
            0.028 * s,
            gold(),
            m @ np.array((side * 0.12, -1, -0.05)),
        )
    ends = [f.head + m @ (s * np.array(p)) for p in ((-0.1, -1.03, 0.08), (0, -1.1, 0.13), (0.1, -1.03, 0.08))]
    tube(ends, 0.026 * s, gold())


def great_book(wide: float = 0.92, deep: float = 0.96) -> None:
    """An open book about the origin: swelling pages with lines and a painted initial, a bound cover with corners."""
    page, ink = paint("#eadbb4", 0.9, bump=0.15, grain=10, mottle=0.12, second="#dcc898"), paint("#3a2a20", 0.8, bump=0)

    def leaf(x: float, v: float) -> Vec:
        a = abs(x) / wide
        swell = 0.17 * math.sin(math.pi * min(1.0, 0.05 + 0.75 * a)) ** 0.7 * (1 - 0.35 * a)
        return x, deep * (0.5 - v), 0.06 + swell

    for side in (-1, 1):
        for k in range(4):
            cloth(partial(_sheet, leaf, side * wide, k), page, 18, 4, 0.004)
        box((wide, deep, 0.1), (side * wide / 2, 0, 0.035), page, bevel=0.01)
        box(
            (wide + 0.06, deep + 0.1, 0.05),
            (side * (wide / 2 + 0.03), 0, -0.03),
            paint("#7a2420", 0.6, bump=0.4, grain=14),
            bevel=0.02,
        )
        for sy in (-1, 1):
            box((0.16, 0.16, 0.07), (side * (wide - 0.01), sy * (deep / 2 - 0.02), -0.03), gold(), bevel=0.02)
        for line in range(11):
            v = 0.12 + 0.072 * line
            x, end = (0.14 if side > 0 or line > 3 else 0.36), 0.84 - 0.16 * (line * 7 % 3 == 0)
            if side > 0 and line > 6:
                continue
            while x < end:
                word = 0.05 + 0.05 * ((line * 5 + int(x * 40)) % 3)
                a, b = leaf(side * x * wide, v), leaf(side * min(end, x + word) * wide, v)
                pole((a[0], a[1], a[2] + 0.004), (b[0], b[1], b[2] + 0.004), 0.009, ink, sides=5)
                x += word + 0.035
    x, y, z = leaf(-0.24 * wide, 0.24)
    box((0.24, 0.24, 0.02), (x, y, z + 0.004), paint("#b0281f", 0.6), (0, 8, 0), 0.01)
    lathe([(0.08, 0), (0.08, 0.03), (0.05, 0.03), (0.05, 0)], gold(), (x, y, z + 0.006), (0, 8, 0), sides=20)
    cloth(
        lambda u, v: (0.03 * (u - 0.5) + 0.03, -deep * 0.42 - 0.34 * v, 0.07 - 0.16 * v * v),
        paint("#a8231f", 0.7),
        3,
        10,
        0.006,
    )


def _sheet(leaf: Callable[[float, float], Vec], reach: float, k: int, u: float, v: float) -> Vec:
    """A point of the k-th sheet from above."""
    x, y, z = leaf(reach * u, v)
    return x * (1 - 0.015 * k), y * (1 + 0.004 * k), z * (1 - 0.2 * k)


def trestle() -> None:
    """The table under the book, with an inkwell and a pile of volumes."""
    board = wood("#6a4a2e", "#523722")
    box((2.6, 1.0, 0.1), (-0.1, -0.5, 0.62), board, bevel=0.025)
    box((2.2, 0.5, 0.34), (0, -0.42, 0.82), board, bevel=0.03)
    for x in (-1.1, 0.95):
        box((0.16, 0.7, 0.62), (x, -0.5, 0.3), board, bevel=0.03)
    for k, (tone, wide) in enumerate((("#2f5a6a", 0.5), ("#6a2a30", 0.46), ("#3f5a34", 0.4))):
        box(
            (wide, 0.4, 0.1),
            (-0.98, -0.4, 0.72 + 0.11 * k),
            paint(tone, 0.6, bump=0.3, grain=14),
            (0, 0, 7 * k - 6),
            0.02,
        )
        box((wide - 0.04, 0.42, 0.07), (-0.97, -0.41, 0.72 + 0.11 * k), paint("#e0d0a4", 0.9), (0, 0, 7 * k - 6), 0.005)
    lathe(
        [(0.12, 0), (0.14, 0.05), (0.1, 0.15), (0.06, 0.18), (0.075, 0.21)],
        paint("#2a2a38", 0.15, coat=0.5),
        (1.02, -0.62, 0.67),
        sides=22,
    )
    sphere((0.95, -0.86, 0.672), (0.16, 0.1, 0.012), paint("#101018", 0.1, bump=0), 18)


def quill(start: Vec, end: Vec, wide: float = 0.17) -> None:
    """A feather as tall as its writer."""
    a, b = np.array(start, float), np.array(end, float)
    white, vane = paint("#e8dcc0", 0.5), paint("#f2ede0", 0.85, bump=0.5, grain=30, mottle=0.1, second="#d8d2c6")

    def spine(t: float) -> Any:
        return a + (b - a) * t + np.array((0.16, 0, 0.05)) * math.sin(math.pi * t)

    tube([spine(t) for t in np.linspace(0, 0.98, 12)], 0.022, white, 0.006)
    pole(spine(0), spine(-0.06), 0.02, paint("#1a1a22", 0.4), 0.002)

    def place(u: float, v: float) -> Vec:
        t, side = 0.2 + 0.8 * v, 2 * u - 1
        w = wide * math.sin(math.pi * min(1.0, 0.08 + 0.92 * v)) ** 0.55 * (1 if side > 0 else 0.62)
        notch = 0.72 if round(v * 44) % 9 == 0 and abs(side) > 0.5 else 1.0
        at = spine(min(1.0, t + 0.07 * abs(side)))
        return tuple(at + np.array((0.9, 0.1, -0.25)) * side * w * notch + np.array((0, -0.05, 0)) * side * side)

    cloth(place, vane, 10, 44, 0.006)


def candle(at: Vec, tall: float, r: float = 0.05) -> None:
    """Wax that ran down, and a flame."""
    x, y, z = at
    wax = paint("#e6d8b0", 0.5, bump=0.2)
    lathe([(r * 1.9, 0), (r * 1.5, 0.03), (r, 0.06), (r * 0.95, tall), (r * 0.6, tall - 0.02)], wax, at, sides=20,
          wave=lambda a, h: 1 + 0.1 * math.sin(3 * a + 6 * h))  # fmt: skip
    flame = paint("#ffdc80", 0.5, glow=7, bump=0, hazy=False)
    lathe([(0.004, 0), (0.026, 0.04), (0.022, 0.08), (0.002, 0.16)], flame, (x, y, z + tall), sides=14)


def shaman(c: Clay) -> None:
    """A dancer in a carved mask under antlers, one knee up, a bone staff full of rattles, a small fire."""
    pose = Pose(((-0.34, -0.4, -0.14), (-0.3, -0.36, -0.6)), ((0.08, -0.14, -0.47), (0.04, 0.0, -1.0)),
                ((-0.52, -0.04, 0.0), (-0.66, -0.34, 0.38)), ((0.5, -0.06, -0.04), (0.86, -0.3, 0.22)), (0.03, -0.08))  # fmt: skip
    f = Frame(pose, tall=2.0, head=1.3, girth=0.95, look=(4, -8, 10))
    skin = striped(blotch("#84502f", "#744426", 5, 0.8), "#e6dac0", 2, 17)
    straw, hide = blotch("#c49a4a", "#a67c38", 15, 0.6), blotch("#5a4030", "#483224", 8, 0.5)
    legs(c, f, skin, "#5a3a26", 0.9)
    torso(c, f, skin, 0.95)
    arms(c, f, skin, "#84502f", 0.95)
    open_hand(c, f, 1, "#84502f", 1.1)
    for row, (long, out) in enumerate(((0.5, 0.26), (0.34, 0.2))):
        for k in range(26):
            a = 6.283 * (k + 0.5 * row) / 26
            x, y = math.cos(a), math.sin(a)
            root = f.hips + (x * 0.24, y * 0.19, 0.06)
            end = f.hips + (
                x * (0.24 + out),
                y * (0.2 + out * 0.8) - (0.1 if y < 0 and x < 0.1 else 0),
                -long + 0.05 * (k % 3),
            )
            c.limb([root, (root + end) / 2 + (x * 0.05, y * 0.05, 0.03), end], (0.04, 0.045, 0.012), straw, 0.012)
    c.ring(f.hips + (0, 0, 0.08), 0.25, 0.045, "#8a2a22", 0.01, tall=1.3, oval=0.85)
    for n in (0, 1):
        for k in range(9):
            a = 6.283 * k / 9
            at = f.knee[n] * 0.35 + f.foot[n] * 0.65
            c.limb(
                [
                    at + (0.07 * math.cos(a), 0.07 * math.sin(a), 0.06),
                    at + (0.14 * math.cos(a), 0.14 * math.sin(a), -0.12),
                ],
                (0.035, 0.008),
                hide,
                0.01,
            )
        sphere(f.hand[n] * 0.8 + f.elbow[n] * 0.2, 0.001, gold(), 8)
    fur_collar(c, f, hide, 1.15)
    for t in np.linspace(-1, 1, 9):
        root = f.neck + (0.25 * t, -0.2 - 0.13 * (1 - t * t), -0.12 - 0.13 * (1 - t * t))
        c.limb([root, root + (0.02 * t, -0.05, -0.13)], (0.03, 0.004), "#efe4c8", 0.008, rough=0.3)
    mask(f)
    antlers(c, f)
    with Group(f.hand[0] + (0.0, -0.05, 0.05), along=(0.05, -0.1, 1)):
        bone_staff()
    with Group((0.92, -0.55, 0)):
        campfire()


def mask(f: Frame) -> None:
    """A long wooden face with slanted eyes, a bared mouth, and feathers round it."""
    m, s = turned(f.look), f.skull
    carved = Clay()
    base = blotch("#2f7f86", "#276c74", 6, 0.8)

    def at(x: float, y: float, z: float) -> Any:
        return f.head + m @ (s * np.array((x, y, z)))

    carved.ball(f.head, (0.86 * s, 0.92 * s, 0.95 * s), "#3a2a20", 0.03)
    carved.ball(at(0, -0.62, -0.05), (0.86 * s, 0.5 * s, 1.32 * s), base, 0.02, f.look)
    for side in (-1, 1):
        carved.limb(
            [at(side * 0.1, -1.12, 0.42), at(side * 0.45, -1.05, 0.6), at(side * 0.78, -0.75, 0.5)],
            (0.13 * s, 0.15 * s, 0.06 * s),
            "#b8322a",
            0.02,
        )
        carved.ball(
            at(side * 0.38, -1.12, 0.22),
            (0.26 * s, 0.22 * s, 0.12 * s),
            "#120d0a",
            0.015,
            (0, side * -14, f.look[2]),
            cut=True,
        )
        carved.ring(
            at(side * 0.38, -1.02, 0.22), 0.25 * s, 0.05 * s, "#efe0b8", 0.01, (90, side * 14, f.look[2]), oval=0.6
        )
        for k in range(3):
            carved.limb(
                [at(side * 0.42, -1.04, -0.12 - 0.17 * k), at(side * 0.76, -0.76, -0.05 - 0.15 * k)],
                (0.05 * s, 0.035 * s),
                "#efe0b8",
                0.01,
            )
    carved.limb(
        [at(0, -1.1, 0.5), at(0, -1.28, 0.0), at(0, -1.34, -0.2)], (0.1 * s, 0.14 * s, 0.2 * s), "#b8322a", 0.03
    )
    carved.ball(at(0, -1.05, -0.68), (0.42 * s, 0.24 * s, 0.22 * s), "#1a0c0a", 0.015, f.look, cut=True)
    carved.ring(at(0, -0.98, -0.68), 0.42 * s, 0.07 * s, "#b8322a", 0.012, (90 + f.look[0], 0, f.look[2]), oval=0.56)
    for k in range(6):
        x = (k - 2.5) * 0.13
        for up in (-1, 1):
            carved.limb(
                [at(x, -1.02, -0.68 + up * 0.2), at(x, -1.06, -0.68 + up * 0.04)],
                (0.06 * s, 0.02 * s),
                "#f2e8cc",
                0.006,
            )
    figure(carved, 120, bump=0.3, grain=20)
    tones = ("#c8322a", "#efe6d0", "#e09a2a", "#2a2430")
    for k in range(11):
        a = math.radians(-20 + 220 * k / 10)
        long = s * (1.15 - 0.2 * abs(k - 5) / 5 + 0.15 * (k % 2))
        way = m @ np.array((math.cos(a), 0.35, math.sin(a)))
        feather(at(math.cos(a) * 0.75, -0.35, 0.1 + math.sin(a) * 0.85), way, long, tones[k % 4])


def feather(at: Vec, way: Any, long: float, tone: str, wide: float = 0.2) -> None:
    """A feather with its quill at a place."""
    d = np.array(way) / np.linalg.norm(way)
    across = np.cross(d, (0, 1, 0.2))
    across = across / np.linalg.norm(across)

    def place(u: float, v: float) -> Vec:
        w = wide * long * math.sin(math.pi * min(1.0, 0.15 + 0.85 * v)) ** 0.7 * (2 * u - 1)
        return tuple(np.array(at) + d * long * v + across * w + np.array((0, -0.12 * long * math.sin(2 * v), 0)))

    cloth(place, paint(tone, 0.85, bump=0.4, grain=26, mottle=0.15), 4, 14, 0.008)
    tube([place(0.5, v) for v in (0, 0.4, 0.9)], 0.008, paint("#e8dcc0", 0.6), 0.003)


def antlers(c: Clay, f: Frame) -> None:
    """A stag's antlers on the crown, six points each."""
    m, s = turned(f.look), f.skull
    for side in (-1, 1):

        def at(x: float, y: float, z: float, side: int = side) -> Any:
            return f.head + m @ (s * np.array((side * x, y, z)))

        horn = blotch("#d8c49a", "#b89a6a", 14, 0.6)
        c.limb(
            [at(0.4, 0, 0.75), at(0.9, 0.15, 1.3), at(1.7, 0.1, 1.75), at(2.1, -0.1, 2.6)],
            (0.2 * s, 0.2 * s, 0.17 * s, 0.04 * s),
            horn,
            0.015,
        )
        for x, z, dx, dz in (
            (0.75, 1.15, -0.15, 0.75),
            (1.25, 1.55, -0.05, 0.85),
            (1.72, 1.78, 0.65, 0.25),
            (1.95, 2.2, -0.4, 0.6),
        ):
            c.limb(
                [at(x, 0.12, z), at(x + dx * 0.6, -0.05, z + dz * 0.5), at(x + dx, -0.2, z + dz)],
                (0.16 * s, 0.13 * s, 0.02 * s),
                horn,
                0.02,
            )


def bone_staff() -> None:
    """A thigh bone on a shaft, bound with hide, hung with rattles, a bird's skull on top."""
    bone = paint("#e6dabc", 0.6, bump=0.3, grain=8, second="#cbb98e")
    pole((0, 0, -1.1), (0, 0, 0.5), 0.034, haft(), 0.03, 10)
    pole((0, 0, 0.2), (0, 0, 0.72), 0.045, bone, 0.05, 14)
    for x in (-0.045, 0.045):
        sphere((x, 0, 0.72), 0.065, bone, 16)
        sphere((x, 0, 0.2), 0.055, bone, 16)
    sphere((0, 0, 0.86), (0.1, 0.12, 0.1), bone, 18)
    lathe([(0.06, 0), (0.03, 0.12), (0.004, 0.26)], bone, (0, -0.08, 0.85), (105, 0, 0), sides=14)
    for side in (-1, 1):
        sphere((side * 0.06, -0.08, 0.88), 0.035, paint("#140d0a", 0.6), 12)
    for z in (0.1, 0.14, -0.02, -0.06):
        lathe([(0.05, 0), (0.05, 0.03)], leather(), (0, 0, z), sides=12)
    for k in range(6):
        a = 1.05 * k
        x, y, low = 0.2 * math.cos(a), 0.16 * math.sin(a), 0.34 - 0.07 * (k % 3)
        tube([(0, 0, 0.66), (x * 0.8, y * 0.8, 0.6), (x, y, low)], 0.008, leather())
        sphere((x, y, low), (0.05, 0.05, 0.065), paint(("#b8642a", "#8f2a22", "#d0a850")[k % 3], 0.5), 14)


def campfire() -> None:
    """A small fire in a ring of stones."""
    for k in range(9):
        a = 6.283 * k / 9
        link(
            rock_mesh(k * 1.3, paint("#6f6a64", 0.9, bump=0.6, grain=5)),
            "stone",
            (0.3 * math.cos(a), 0.3 * math.sin(a), 0.03),
            (0, 0, 50 * k),
            0.1,
        )
    for k in range(5):
        a = 1.26 * k
        pole((0.26 * math.cos(a), 0.26 * math.sin(a), 0.02), (0, 0, 0.24), 0.035, wood("#3a2a20", "#241a14"), sides=8)
    flames(Random(3), (0, 0, 0.04), 0.2, 0.62, 10, power=1.6)


def brigand(c: Clay) -> None:
    """A broad robber in a black mask and a striped shirt who grins, his cutlass out, the loot over his shoulder."""
    pose = Pose(((-0.18, -0.28, -0.44), (-0.22, -0.34, -0.94)), ((0.18, 0.02, -0.5), (0.3, 0.28, -0.93)),
                ((-0.42, -0.14, -0.3), (-0.56, -0.5, -0.2)), ((0.52, -0.12, -0.26), (0.3, -0.36, 0.1)), (0.0, -0.06))  # fmt: skip
    f = Frame(pose, tall=2.05, broad=1.22, girth=1.24, head=1.18, look=(0, -5, -18))
    skin, hide = "#dcae90", blotch("#4a3222", "#3a271a", 6, 0.7)
    shirt = striped("#e6dec8", "#2c3a5c", 2, 34)
    legs(c, f, blotch("#4f4a54", "#423d48", 5), "#3a2416", 1.05)
    for n in (0, 1):
        c.ring(f.knee[n] * 0.62 + f.foot[n] * 0.38, 0.165, 0.05, "#5a3820", 0.02, tall=1.5)
    torso(c, f, shirt, 1.12)
    arms(c, f, shirt, skin, 1.12)
    skirt(c, f, hide, 0.34, 1.0, 9)
    for side in (-1, 1):
        c.limb([f.neck + (side * 0.3, -0.02, -0.02), f.chest + (side * 0.3, -0.2, -0.02), f.hips + (side * 0.27, -0.2, 0.1)],
               (0.12, 0.13, 0.11), hide, 0.04)  # fmt: skip
    belt(c, f, "#2f1d12", size=1.04)
    line = [f.shoulder[1] + (-0.08, -0.1, 0.1), f.chest + (0.06, -0.335, 0.0), f.hips + (-0.24, -0.26, 0.14)]
    c.limb(line, (0.055,) * 3, "#7a4a26", 0.008)
    for t in (0.28, 0.46, 0.64, 0.82):
        k = t * 2
        at = line[0] * (1 - k) + line[1] * k if k < 1 else line[1] * (2 - k) + line[2] * (k - 1)
        with Group(at + np.array((0, -0.06, 0)), (12, 40, 0)):
            box((0.05, 0.05, 0.16), (0, 0, 0.04), leather(), bevel=0.012)
            sphere((0, 0, 0.15), 0.032, gold(), 12)
    face(c, f, skin, nose=1.35, jaw=1.22, frown=0.1, mouth=False, stubble="#3a2a22", brows="#1c1210")
    domino(f)
    grin(f)
    bandana(f, blotch("#a8281f", "#8f201c", 6))
    at = f.shoulder[1] + np.array((0.22, 0.4, 0.14))
    jute = blotch("#d9d0b4", "#c6bb9a", 7, 0.5)
    c.ball(at, (0.46, 0.42, 0.52), jute, 0.05)
    c.ball(at + (0.05, 0, -0.24), (0.5, 0.44, 0.42), jute, 0.1)
    neck = at + (-0.08, -0.3, 0.5)
    c.limb([at + (0, -0.08, 0.3), neck, f.hand[1] + (0.02, -0.02, 0.06)], (0.34, 0.13, 0.06), jute, 0.06)
    for k in range(6):
        c.limb(
            [neck + (0.1 * math.cos(k), 0.05, 0), at + (0.4 * math.cos(1.05 * k), -0.3 + 0.1 * (k % 2), -0.1)],
            (0.03, 0.05),
            jute,
            0.05,
        )
    box((0.24, 0.03, 0.22), at + (0.16, -0.44, -0.1), paint("#7a6a9a", 0.9, bump=0.5, grain=30), (0, 12, 8), 0.01)
    with Group(at + np.array((0.2, -0.1, 0.42)), (8, 24, 0)):
        lathe([(0.05, 0), (0.03, 0.06), (0.03, 0.3), (0.08, 0.34), (0.09, 0.4), (0.05, 0.4)], gold(), sides=18)
    for k in range(9):
        lathe(
            [(0.05, 0), (0.05, 0.014)],
            gold(),
            (0.5 + 0.13 * (k % 4) - 0.05 * k, -0.75 + 0.17 * (k // 3), 0.06),
            (20 * (k % 3), 15 * (k % 2), 0),
            sides=16,
        )
    held(f, 0, (-0.42, -0.32, 0.85), cutlass, 8)


def cutlass() -> None:
    """A broad curved blade with a basket."""
    back = [(0.1 * math.sin(1.5 * t) - 0.06 + 0.12 * t, 0.08 + 0.78 * t) for t in np.linspace(0, 1, 9)]
    edge = [(0.06 + 0.24 * t**1.6 + 0.05 * math.sin(3.1 * t), 0.08 + 0.7 * t) for t in np.linspace(1, 0, 9)]
    blade([*back, *edge][::-1], paint("#c8d0d8", 0.2, 1.0, bump=0.08, mottle=0.08), 0.045, 0.018)
    box((0.2, 0.07, 0.05), (0.01, 0, 0.07), gold(), bevel=0.016)
    tube([(0.09, -0.02, 0.07), (0.15, -0.04, -0.05), (0.06, -0.02, -0.15)], 0.02, gold())
    pole((0, 0, -0.14), (0, 0, 0.07), 0.034, leather())
    sphere((0, 0, -0.16), 0.05, gold(), 14)


def domino(f: Frame) -> None:
    """A black mask over the eyes, knotted behind."""
    m, s, band = turned(f.look), f.skull, Clay()

    def at(x: float, y: float, z: float) -> Any:
        return f.head + m @ (s * np.array((x, y, z)))

    tone = "#17151c"
    for z, r in ((0.2, 0.12), (0.1, 0.15), (-0.02, 0.12)):
        band.limb([at(-0.82, 0.0, z), at(-0.6, -0.6, z), at(-0.3, -0.86, z), at(0, -0.9, z + 0.02), at(0.3, -0.86, z), at(0.6, -0.6, z), at(0.82, 0.0, z)],
                  (r * s,) * 7, tone, 0.02)  # fmt: skip
    for side in (-1, 1):
        band.ball(
            at(side * 0.3, -0.95, 0.07), (0.2 * s, 0.36 * s, 0.12 * s), tone, 0.006, (0, side * 10, f.look[2]), cut=True
        )
    figure(band, 80)


def grin(f: Frame) -> None:
    """A broad grin of many teeth, one of gold."""
    m, s, mouth = turned(f.look), f.skull, Clay()

    def at(x: float, y: float, z: float) -> Any:
        return f.head + m @ (s * np.array((x, y, z)))

    arc = [at(x, -0.83 + 1.5 * x * x, -0.58 + 1.6 * x * x) for x in (-0.34, -0.2, 0, 0.2, 0.34)]
    mouth.limb(arc, (0.05 * s, 0.13 * s, 0.15 * s, 0.13 * s, 0.05 * s), "#8a4436", 0.01)
    mouth.limb(
        [p + m @ (s * np.array((0, -0.06, 0))) for p in arc],
        (0.03 * s, 0.1 * s, 0.115 * s, 0.1 * s, 0.03 * s),
        "#2a0f0c",
        0.006,
    )
    figure(mouth, 60)
    for k in range(7):
        x = (k - 3) * 0.085
        for row in (-1, 1):
            metal = gold() if (k, row) == (4, 1) else paint("#efe4c4", 0.3, bump=0)
            sphere(
                at(x, -0.97 + 1.3 * x * x, -0.58 + 1.4 * x * x + row * 0.05),
                (0.048 * s, 0.04 * s, 0.055 * s),
                metal,
                12,
                f.look,
            )


def bandana(f: Frame, tone: Paint) -> None:
    """A kerchief over the hair, knotted at the back, its ends loose."""
    m, s, kerchief = turned(f.look), f.skull, Clay()

    def at(x: float, y: float, z: float) -> Any:
        return f.head + m @ (s * np.array((x, y, z)))

    kerchief.ball(at(0, 0.1, 0.42), (0.86 * s, 0.95 * s, 0.68 * s), tone, 0.02, f.look)
    kerchief.ring(
        at(0, 0.06, 0.42), 0.84 * s, 0.1 * s, tone, 0.02, (f.look[0] - 8, f.look[1], f.look[2]), tall=1.3, oval=1.08
    )
    kerchief.ball(at(0.5, 0.85, 0.3), 0.18 * s, tone, 0.03)
    for end in ((1.2, 1.1, -0.3), (1.35, 0.9, 0.1)):
        kerchief.limb(
            [at(0.5, 0.85, 0.3), at(0.9, 1.05, 0.25), at(*end)],
            (0.1 * s, 0.16 * s, 0.05 * s),
            tone,
            0.02,
            flat=(1, 1.6),
        )
    figure(kerchief, 80)


def partisan(c: Clay) -> None:
    """An archer in a green hood who kneels in the ferns, the bow drawn."""
    pose = Pose(((-0.3, 0.02, -0.42), (-0.34, 0.42, -0.5)), ((0.3, -0.3, -0.06), (0.42, -0.3, -0.56)),
                ((-0.56, 0.06, 0.03), (0.06, -0.36, 0.12)), ((0.48, -0.2, 0.02), (0.95, -0.34, 0.09)), (0.02, -0.02), 0.4)  # fmt: skip
    f = Frame(pose, tall=2.3, broad=0.94, girth=0.92, head=1.1, look=(0, 6, 52))
    c.coat = {"metal": 0.0, "rough": 0.8, "glow": 0.0}
    green, hide, skin = blotch("#2f5f34", "#264f30", 5, 0.8), blotch("#7a4f2c", "#684224", 6, 0.7), "#e2b08e"
    legs(c, f, blotch("#5a4634", "#4a3a2c", 6), "#4a2e1a", 0.95)
    torso(c, f, hide)
    skirt(c, f, hide, 0.4, 0.95, 9)
    arms(c, f, green, skin, 0.95)
    for n in (0, 1):
        c.limb([f.elbow[n] * 0.7 + f.hand[n] * 0.3, f.elbow[n] * 0.1 + f.hand[n] * 0.9], (0.1, 0.085), "#5a351c", 0.012)
    belt(c, f, "#4a2c18")
    c.limb(
        [f.shoulder[0] + (0.02, -0.06, 0.08), f.chest + (0.04, -0.24, 0), f.hips + (0.24, -0.14, 0.1)],
        (0.035,) * 3,
        "#4a2c18",
        0.008,
    )
    face(c, f, skin, "#3a6a3a", soft=0.9, frown=0.3, brows="#7a3a1c", lips="#b0524a")
    m, s = turned(f.look), f.skull
    lock = Clay()
    for side in (-1, 1):
        for k in range(3):
            line = (
                (side * 0.1, -0.7, 0.95),
                (side * (0.62 + 0.06 * k), -0.72 + 0.12 * k, 0.5),
                (side * (0.76 + 0.03 * k), -0.6 + 0.1 * k, -0.3),
                (side * 0.62, -0.66, -0.9 - 0.2 * k),
            )
            lock.limb(
                [f.head + m @ (s * np.array(p)) for p in line],
                (0.05 * s, 0.11 * s, 0.1 * s, 0.02 * s),
                blotch("#a8481c", "#8f3a18", 14),
                0.01,
            )
    figure(lock, 80)
    hood(c, f, green, 0.7, dark=False)
    feather(f.head + m @ (s * np.array((-0.85, 0.2, 0.6))), (-0.35, 0.35, 0.8), 0.72, "#c8302a", 0.13)
    cloak(f, "#2a5630", "#21452a", long=0.72, wide=1.0, wind=-0.5, torn=0.5)
    quiver(f)
    pull = float(f.hand[1][0] - f.hand[0][0])
    with Group(f.hand[1] + (0.07, -0.02, 0.02), (0, 3, -90)):
        bow(1.75, pull - 0.06)
    for n in (0, 1):
        fist(c, f, n, skin, 1.05)
    leaf = fern(paint("#6f9a38", 0.65, second="#4f8430", bump=0.1), Random(5), 11, 0.85)
    for x, y, size in (
        (-0.75, -0.55, 0.9),
        (0.15, -0.95, 0.7),
        (0.95, -0.6, 0.85),
        (-0.3, -0.8, 0.55),
        (-1.15, 0.1, 1.1),
        (1.3, 0.2, 1.1),
    ):
        link(leaf, "fern", (x, y, 0), (0, 0, 90 * x), size)


def quiver(f: Frame) -> None:
    """Arrows behind the right shoulder."""
    with Group(f.shoulder[0] + (0.1, 0.2, -0.25), along=(-0.42, 0.1, 1)):
        lathe([(0.07, -0.3), (0.1, 0), (0.11, 0.34), (0.09, 0.33)], leather(), sides=18)
        for k in range(6):
            x, y = 0.05 * math.cos(k * 1.05), 0.05 * math.sin(k * 1.05)
            pole((x, y, 0.2), (x * 1.3, y * 1.3, 0.6), 0.01, haft("#a8845a"), sides=6)
            for turn in (0, 120, 240):
                with Group((x * 1.3, y * 1.3, 0.46), (0, 0, turn)):
                    blade(
                        [(0, 0), (0.05, 0.03), (0.05, 0.14), (0, 0.17)],
                        paint(("#c8302a", "#e8dcc0")[k % 2], 0.8),
                        0.008,
                        0.0,
                    )


def disciple(c: Clay) -> None:
    """A young monk who stands on one leg, calm, the staff across the sky, a palm held out."""
    pose = Pose(((-0.2, -0.44, 0.02), (-0.08, -0.46, -0.42)), ((0.03, -0.03, -0.5), (0.02, 0.0, -1.0)),
                ((-0.46, -0.06, 0.08), (-0.3, -0.26, 0.56)), ((0.34, -0.36, -0.2), (0.5, -0.8, 0.04)), (0.0, 0.03))  # fmt: skip
    f = Frame(pose, tall=2.15, girth=0.92, head=1.16, look=(0, 3, 14))
    c.coat = {"metal": 0.0, "rough": 0.8, "glow": 0.0}
    saffron, deep, skin = blotch("#d86a10", "#c45c0e", 5, 0.9), blotch("#7f2418", "#6c1e16", 5, 0.9), "#e6c8ac"
    legs(c, f, saffron, "#6a4426", 1.18)
    for n in (0, 1):
        for t in (0.4, 0.52, 0.64, 0.76, 0.88):
            c.ball(f.knee[n] * (1 - t) + f.foot[n] * t, 0.158 - 0.05 * t, "#e6dcc4", 0.012)
    torso(c, f, saffron)
    skirt(c, f, saffron, 0.3, 1.05, 11)
    arms(c, f, skin, skin, 0.98)
    open_hand(c, f, 1, skin, 1.15)
    c.ball(f.shoulder[1], (0.15, 0.14, 0.15), saffron, 0.04)
    c.limb([f.shoulder[1], f.elbow[1] * 0.8 + f.shoulder[1] * 0.2], (0.13, 0.15), saffron, 0.03)
    for k in range(4):
        c.limb([f.shoulder[1] + (-0.05 - 0.05 * k, -0.06, 0.1 - 0.01 * k), f.chest + (0.0 - 0.05 * k, -0.245 + 0.01 * k, 0.02 - 0.05 * k), f.hips + (-0.24 + 0.02 * k, -0.12 - 0.02 * k, 0.14 - 0.03 * k)],
               (0.05, 0.06, 0.05), deep, 0.02)  # fmt: skip
    c.ring(f.hips + (0, 0, 0.1), 0.265, 0.05, deep, 0.015, tall=1.4, oval=0.8)
    scarf(f.hips + (0.2, -0.12, 0.1), f.hips + (0.62, 0.15, -0.42), 0.16, "#7f2418", 1.6)
    scarf(f.shoulder[1] + (-0.05, 0.1, 0.06), f.shoulder[1] + (0.66, 0.3, -0.36), 0.34, "#d0640e", 1.8)
    bead = haft("#6a3420", "#54281a")
    for k in range(24):
        a = 6.283 * k / 24
        sphere(
            (
                0.215 * math.cos(a),
                f.neck[1] - 0.06 - 0.19 * (0.5 - 0.5 * math.sin(a)) * 1.1 + 0.1 * math.sin(a),
                f.neck[2] - 0.12 + 0.17 * math.sin(a),
            ),
            0.04,
            bead,
            14,
        )
    face(c, f, skin, soft=0.45, frown=-0.15, brows="#3a2418", ears=1.35, smile=0.15)
    held(f, 0, (0.82, 0.05, 0.5), lambda: fighting_staff(2.3, 0.62))


def fighting_staff(long: float, low: float) -> None:
    """A smooth staff shod with brass."""
    pole((0, 0, -low), (0, 0, long - low), 0.034, haft("#8a5a30", "#744a26"), 0.03)
    for z in (-low, long - low - 0.12):
        lathe([(0.042, 0), (0.044, 0.12), (0.036, 0.13)], gold("#c8963c"), (0, 0, z), sides=16)


def gnome(c: Clay) -> None:
    """A tiny fury in a huge red cap with a shovel; the mushrooms are taller than he."""
    pose = Pose(((-0.3, -0.34, -0.28), (-0.34, -0.4, -0.74)), ((0.2, -0.02, -0.5), (0.34, 0.14, -0.98)),
                ((-0.62, -0.14, -0.1), (-0.78, -0.5, 0.34)), ((0.62, -0.06, 0.06), (0.72, -0.28, 0.62)), (0.0, -0.06))  # fmt: skip
    f = Frame(pose, tall=1.42, broad=1.1, girth=1.6, head=2.0, look=(4, 5, -12))
    c.coat = {"metal": 0.0, "rough": 0.75, "glow": 0.0}
    blue, red, snow = (
        blotch("#2f5a94", "#284c80", 6, 0.7),
        blotch("#c42a20", "#a8221c", 5, 0.9),
        blotch("#f0ead8", "#d6cebc", 12),
    )
    legs(c, f, blotch("#6a5236", "#5a452e", 7), "#3f2718", 0.9)
    for n in (0, 1):
        c.ball(f.foot[n] + (0, -0.09, -0.0), (0.13, 0.2, 0.09), "#3f2718", 0.04)
    torso(c, f, blue, 1.15)
    skirt(c, f, blue, 0.3, 1.0, 9)
    arms(c, f, blue, "#d89a78", 0.95)
    for n in (0, 1):
        fist(c, f, n, "#d89a78", 1.5)
        c.ball(f.elbow[n] * 0.3 + f.hand[n] * 0.7, 0.1, snow, 0.015)
    belt(c, f, "#3a2416", size=1.08)
    m, s = turned(f.look), f.skull

    def at(x: float, y: float, z: float) -> Any:
        return f.head + m @ (s * np.array((x, y, z)))

    face(c, f, "#dc8f6c", "#3a5a8a", nose=2.1, frown=0.75, mouth=False, ears=1.5, brow=1.2, brows="#f0ead8")
    beard(c, f, snow, 1.9)
    sphere(at(0, -0.96, -0.62), (0.3 * s, 0.14 * s, 0.2 * s), paint("#3a0f0e", 0.6, bump=0), 24, f.look)
    for k in range(5):
        x = (k - 2) * 0.1
        sphere(
            at(x, -1.05 + 0.6 * x * x, -0.5 - 0.5 * x * x),
            (0.05 * s, 0.04 * s, 0.06 * s),
            paint("#f2e8cc", 0.3, bump=0),
            12,
        )
    sphere(at(0, -1.05, -0.72), (0.14 * s, 0.06 * s, 0.06 * s), paint("#c2504a", 0.3), 14)
    tufts = Clay()
    for side in (-1, 1):
        for k in range(4):
            tufts.limb(
                [
                    at(side * (0.12 + 0.13 * k), -1.08 + 0.08 * k, 0.17 + 0.05 * k),
                    at(side * (0.26 + 0.16 * k), -1.26 + 0.1 * k, 0.33 + 0.07 * k),
                ],
                (0.085 * s, 0.02 * s),
                snow,
                0.012,
            )
        tufts.limb(
            [at(side * 0.2, -1.12, -0.36), at(side * 0.55, -0.98, -0.42), at(side * 0.95, -0.7, -0.22)],
            (0.12 * s, 0.13 * s, 0.02 * s),
            snow,
            0.015,
        )
    figure(tufts, 80)
    cap = [at(0, 0.08, 0.42), at(0, 0.1, 1.0), at(0.06, 0.16, 1.9), at(0.26, 0.2, 2.8), at(0.72, 0.2, 3.5)]
    c.limb(cap, (0.93 * s, 0.84 * s, 0.56 * s, 0.3 * s, 0.05 * s), red, 0.03)
    c.ring(at(0, 0.05, 0.4), 0.95 * s, 0.13 * s, red, 0.03, f.look, tall=1.2, oval=1.05)
    for k in range(3):
        c.limb(
            [
                at(-0.55 + 0.1 * k, -0.42, 1.2 + 0.5 * k),
                at(0, -0.62 + 0.12 * k, 1.1 + 0.5 * k),
                at(0.5 - 0.1 * k, -0.4, 1.3 + 0.5 * k),
            ],
            (0.03, 0.045, 0.03),
            red,
            0.05,
        )
    held(f, 1, (0.24, -0.1, 1), shovel, 20)
    rng = Random(11)
    caps = paint("#b8322a", 0.4, bump=0.1, second="#98261f"), paint("#c08a4a", 0.45, bump=0.1, second="#9c6a38")
    stem, spot = paint("#e8dcc0", 0.8, bump=0.2), paint("#f4ead4", 0.8)
    for x, y, h, r, k in (
        (-1.15, 0.75, 1.8, 0.56, 0),
        (1.5, 1.3, 1.7, 0.5, 1),
        (-0.82, 0.2, 0.85, 0.25, 1),
        (0.98, 0.1, 0.7, 0.22, 0),
        (-1.25, -0.35, 0.45, 0.17, 1),
    ):
        with Group((x, y, -0.03), (rng.uniform(-5, 5), rng.uniform(-7, 7), rng.uniform(0, 90))):
            toadstool(h, r, caps[k], stem, spot if k == 0 else None)


def shovel() -> None:
    """A spade with a T for a grip, clods on its blade."""
    pole((0, 0, -0.45), (0, 0, 0.5), 0.032, haft())
    pole((-0.12, 0, -0.45), (0.12, 0, -0.45), 0.034, haft())
    outline = [(-0.16, 0.46), (0.16, 0.46), (0.17, 0.68), (0.12, 0.84), (0, 0.92), (-0.12, 0.84), (-0.17, 0.68)]
    blade(outline, iron("#a8aeb4"), 0.035, 0.012)
    lathe([(0.045, 0.4), (0.05, 0.5), (0.02, 0.62)], iron("#a8aeb4"), sides=14)
    for x, z in ((0.05, 0.8), (-0.06, 0.74), (0.1, 0.68)):
        sphere((x, -0.02, z), 0.045, paint("#4a3826", 0.95, bump=0.7, grain=16), 10)


def martyr(c: Clay) -> None:
    """A calm giant in white under a wreath of thorns, chained between broken pillars, gold behind him."""
    pose = Pose(
        *LEGS, ((-0.44, 0.0, -0.3), (-0.66, -0.3, -0.5)), ((0.44, 0.0, -0.26), (0.7, -0.3, -0.34)), (0.0, -0.02)
    )
    f = Frame(pose, tall=2.45, broad=1.2, girth=1.16, head=1.02, look=(9, 7, 14))
    c.coat = {"metal": 0.0, "rough": 0.85, "glow": 0.0}
    linen, skin = blotch("#e4dccb", "#cfc6b4", 4, 0.9), blotch("#b4805c", "#a67452", 4, 0.9)
    half = draped(skin, linen, f)
    torso(c, f, half)
    for side in (-1, 1):
        c.ball(f.chest + (side * 0.15, -0.2, 0.04), (0.18, 0.12, 0.14), half, 0.06)
    arms(c, f, skin, skin, 1.15)
    for n in (0, 1):
        open_hand(c, f, n, skin, 1.15)
        c.ball(f.elbow[n] * 0.4 + f.shoulder[n] * 0.6 + (0, -0.04, 0.03), (0.15, 0.17, 0.15), skin, 0.06)
        c.ball(f.foot[n] + (0, -0.16, -0.02), (0.1, 0.17, 0.06), skin, 0.03)
    c.cone((0, 0.02, 0.02), 0.56, 0.31, 1.14, linen, 0.06, folds=15, deep=0.1, oval=0.88)
    for k in range(7):
        line = [
            f.shoulder[1] + (-0.24 + 0.05 * k, -0.02, 0.13),
            f.chest + (0.0 + 0.05 * k, -0.29 + 0.02 * k, 0.08),
            f.hips + (-0.28 + 0.07 * k, -0.25, 0.2),
        ]
        c.limb(line, (0.05, 0.055, 0.045), linen, 0.03)
    c.ring(f.hips + (0, 0, 0.13), 0.35, 0.045, "#a8854a", 0.012, tall=1.3, oval=0.82)
    scarf(f.hips + (0.1, -0.34, 0.12), f.hips + (0.14, -0.52, -0.6), 0.08, "#a8854a", 1.0, 0.03)
    face(c, f, skin, nose=1.1, jaw=1.15, frown=-0.2, brows="#2c1c12", smile=0.15)
    hair(c, f, blotch("#3a2a20", "#2c2018", 12), 0.05)
    thorns(f)
    for n, (x, tall) in enumerate(((-1.36, 2.0), (1.42, 1.45))):
        way = (f.hand[n] - f.elbow[n]) / np.linalg.norm(f.hand[n] - f.elbow[n])
        wrist = f.hand[n] - way * 0.06
        with Group(wrist, along=way):
            lathe([(0.075, -0.07), (0.105, -0.06), (0.105, 0.06), (0.075, 0.07)], iron("#5f646c"), sides=22)
        broken_pillar((x, 0.55, 0), tall, n)
        hook = np.array((x * 0.83, 0.36, tall * 0.5))
        hoop(hook, 0.09, 0.025, iron(), (0.2, -1, 0))
        chain(wrist + (0, 0, -0.1), hook + (0, -0.03, -0.06), 0.16, 0.06, "#7a808a")
    dove((1.4, 0.42, 1.56))
    for x, power in ((2.4, 1500), (-2.4, 1300)):
        lamp("AREA", (x, 1.9, 3.0), power, "#ffae3a", 1.2, (0, 0, 1.7))


def draped(skin: Paint, linen: Paint, f: Frame) -> Paint:
    """Linen over the left shoulder and below a slanting line, skin elsewhere."""

    def tone(p: Any) -> Any:
        out = np.clip((p[..., 0] - 0.02 + (f.neck[2] - p[..., 2]) * 0.5) * 40, 0, 1)[..., None]
        first, second = (t(p) if callable(t) else rgb(t) for t in (skin, linen))
        return first * (1 - out) + second * out

    return tone


def thorns(f: Frame) -> None:
    """A wreath of three twigs wound round each other, full of thorns."""
    m, s = turned(f.look), f.skull
    twig = haft("#5f4a2c", "#4a5a2c")
    for strand in range(3):
        points = []
        for k in range(29):
            a = 6.283 * k / 28
            r, z = 0.98 + 0.07 * math.cos(5 * a + 2.1 * strand), 0.5 + 0.1 * math.sin(5 * a + 2.1 * strand)
            points.append(f.head + m @ (s * np.array((r * 0.93 * math.cos(a), 0.06 + r * math.sin(a), z))))
        tube(points, 0.05 * s, twig)
        for k in range(0, 28, 2):
            out = points[k] - f.head
            out = out / np.linalg.norm(out) + np.array((0, 0, 0.6 * (-1) ** (k // 2)))
            pole(points[k], points[k] + out * 0.22 * s, 0.03 * s, twig, 0.003, 6)


def broken_pillar(at: Vec, tall: float, kind: int) -> None:
    """A fluted drum on a base, broken off; its pieces lie below."""
    stone = paint("#b0aa9c", 0.9, bump=0.6, grain=5, mottle=0.3, second="#938c80")
    dice = Random(kind)
    with Group(at):
        box((0.86, 0.86, 0.16), (0, 0, 0.06), stone, bevel=0.03)
        lathe([(0.42, 0.12), (0.44, 0.18), (0.38, 0.26)], stone, sides=40)
        top = lathe([(0.33, 0.24), (0.32, tall * 0.5), (0.31, tall * 0.8), (0.3, tall)], stone, sides=64,
                    wave=lambda a, z: 1 + 0.035 * abs(math.cos(8 * a)))  # fmt: skip
        for v in top.data.vertices:
            if v.co.z > tall - 0.01:
                v.co.z += 0.16 * math.sin(2.2 * math.atan2(v.co.y, v.co.x) + kind) + 0.1 * v.co.x * (1 - 2 * kind) / 0.3
        for _ in range(5):
            link(rock_mesh(dice.uniform(0, 20), stone, 0.5), "piece", (dice.uniform(-0.6, 0.6), dice.uniform(-0.75, -0.4), 0.06),
                 (0, 0, dice.uniform(0, 360)), dice.uniform(0.06, 0.16))  # fmt: skip


def dove(at: Vec) -> None:
    """A white dove that sits."""
    white = paint("#f2efe8", 0.8, bump=0.2)
    with Group(at, (0, 0, -30), 1.15):
        sphere((0, 0, 0.1), (0.09, 0.15, 0.085), white, 18, (-18, 0, 0))
        sphere((0, -0.12, 0.2), (0.055, 0.06, 0.055), white, 16)
        lathe([(0.018, 0), (0.002, 0.05)], gold(), (0, -0.17, 0.2), (100, 0, 0), sides=10)
        blade_tail = [(-0.03, 0), (0.03, 0), (0.06, 0.2), (-0.06, 0.2)]
        with Group((0, 0.12, 0.09), along=(0, 1, -0.15)):
            blade(blade_tail, white, 0.02, 0.004)
        for side in (-1, 1):
            sphere((side * 0.075, 0.03, 0.12), (0.03, 0.14, 0.06), paint("#dcd8d0", 0.8), 14, (-14, 0, 0))
            sphere((side * 0.045, -0.15, 0.215), 0.011, paint("#140d0a", 0.2), 8)

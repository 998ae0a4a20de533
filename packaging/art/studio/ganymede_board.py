"""Ganymede's cards from behind and the picture on the home page."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from studio import shoot
from studio.clay import Clay
from studio.ganymede_grounds import derrick, dome
from studio.ganymede_hired import brass, leg, lit, polygon
from studio.gearwork import torus
from studio.lighting import Light, camera, lamp, sky
from studio.materials import fog, paint
from studio.mining import antenna, beam, dark, headlamp, iron, joint, ladder, miner, piston, stripes
from studio.nature import fbm, land, rock_mesh, scatter
from studio.planets import jupiter
from studio.rows import Row
from studio.solids import Group, box, lathe, pole, sphere
from studio.vehicles import body_paint, hull, open_wheel, rivets, tracks

CAMPS = {"red": "#d8452c", "green": "#3fb07c", "purple": "#8a5fe0"}
NIGHT = Light(
    "#5a4048", "#07070f", 0.25, "#6a4a4a", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#8a6a60", 0.5
)
HALF = (3.15, 4.4)  # of a card, in the back's own measure
CANYON = 0.75


def stand(row: Row) -> None:
    """The back square to the lens, or the canyon of the cover."""
    if row.name == "cover":
        fog(NIGHT.haze, start=13, depth=34)
        cover(Clay())
        return
    fog("#000000", depth=0)
    back(Clay(), **row.build)


def develop(row: Row, raw: Path) -> Any:
    """The canyon, or a back that is the same when it is turned by half."""
    if row.name == "cover":
        return shoot.grade(raw, foot=0.35, vignette=0.3, saturation=1.14, dust=row.dust)
    return shoot.twin(shoot.grade(raw, vignette=0, bloom=0.15, saturation=1.12), 0.22)


# The back


def back(c: Clay, camp: str = "red") -> None:
    """A hatch of hexagonal plates, Jupiter in its brass porthole, the camp's sign above and below, an enamelled frame."""
    tone = CAMPS[camp]
    enamel = paint(tone, 0.25, 0.15, bump=0.08, grain=14, mottle=0.1, coat=0.8, glow=0.06)
    seam = paint(tone, 0.5, glow=0.25, bump=0)
    steel = paint("#3c424c", 0.36, 0.6, bump=0.22, grain=10, mottle=0.3, second="#2c313a")
    box((8, 0.1, 10), (0, 0.2, 0), seam, bevel=0)
    _cells(steel)
    with Group(scale=0.92):
        _porthole(enamel, steel)
    for s in (-1, 1):
        with Group(rot=(0, 0 if s > 0 else 180, 0)):
            _sign(camp, enamel, steel)
    _frame(enamel, steel)
    sky(NIGHT, strength=1.4)
    lamp("AREA", (-4.5, -6, 6.5), 680, "#fff0dc", 1.5, (0, 0, 0.6))
    lamp("AREA", (4.5, -5, 3.0), 190, "#a8c8ff", 2.0, (0, 0, 0.6))
    lamp("AREA", (0, -8, 0), 90, "#ffffff", 5.0, (0, 0, 0))
    camera((0, -20, 0), (0, 0, 0), across=2 * HALF[1])


def _cells(steel: Any) -> None:
    """Hexagonal plates with a bolt, open joints between them."""
    r = 0.52
    bolt = iron()
    for i in range(-6, 7):
        for j in range(-7, 8):
            x, z = i * r * 1.5, (j + 0.5 * (i % 2)) * r * math.sqrt(3)
            if math.hypot(x, z) < 1.75 or abs(x) > 3.6 or abs(z) > 5:
                continue
            q = r * 0.945
            lathe(
                [(q, -0.1), (q, 0.06), (q * 0.9, 0.1), (q * 0.72, 0.1), (q * 0.66, 0.07), (0.01, 0.07)],
                steel,
                (x, 0.1, z),
                (90, 0, 0),
                sides=6,
                smooth=False,
            )
            sphere((x, 0.02, z), (0.07, 0.04, 0.07), bolt, 12)


def _porthole(enamel: Any, steel: Any) -> None:
    """A brass ring with bolts, an enamelled one in it, and the giant behind with two of its moons."""
    lathe(
        [(2.05, -0.2), (2.05, 0.0), (1.0, 0.0), (1.0, -0.01)],
        paint("#05060c", 1.0, bump=0),
        (0, -0.12, 0),
        (90, 0, 0),
        sides=64,
    )
    gold = brass()
    for r, wide, y, material in ((2.2, 0.2, -0.2, gold), (1.93, 0.09, -0.28, enamel), (1.78, 0.07, -0.24, gold)):
        torus(r, wide, material, (0, y, 0), (90, 0, 0), tall=0.8)
    torus(2.45, 0.07, steel, (0, -0.1, 0), (90, 0, 0))
    for k in range(24):
        a = 2 * math.pi * (k + 0.5) / 24
        lathe(
            [(0.085, 0), (0.085, 0.07), (0.05, 0.1)],
            steel,
            (2.2 * math.cos(a), -0.34, 2.2 * math.sin(a)),
            (90, 0, 0),
            sides=6,
            smooth=False,
        )
    for k in range(4):
        with Group(rot=(0, 45 + 90 * k, 0)):
            box((0.34, 0.3, 0.62), (0, -0.2, 2.36), steel, bevel=0.06)
            box((0.2, 0.1, 0.4), (0, -0.36, 2.36), enamel, bevel=0.03)
    jupiter((0, 0.25, 0), 1.42)
    for s in (-1, 1):
        sphere(
            (s * 1.81, -0.5, s * 0.68), 0.21, paint("#c8ccd4", 0.9, bump=0.9, grain=6, mottle=0.4, second="#8a8f9c"), 28
        )


def _sign(camp: str, enamel: Any, steel: Any) -> None:
    """The camp's sign above the middle: enamel in brass on a shield of steel."""
    n, r = {"red": (3, 0.54), "green": (6, 0.48), "purple": (4, 0.55)}[camp]

    def shape(q: float) -> list[tuple[float, float]]:
        squeeze = 0.78 if n == 4 else 1.0
        lean = math.pi / 2 if n != 6 else 0.0
        low = -0.1 if n == 3 else 0.0
        return [
            (q * squeeze * math.cos(lean + 2 * math.pi * k / n), 3.04 + low + q * math.sin(lean + 2 * math.pi * k / n))
            for k in range(n)
        ]

    lathe([(0.82, -0.1), (0.82, 0.05), (0.74, 0.1)], steel, (0, -0.05, 3.04), (90, 0, 0), sides=32)
    torus(0.76, 0.045, brass(), (0, -0.16, 3.04), (90, 0, 0))
    grow = {3: 1.26, 4: 1.17, 6: 1.15}[n]
    polygon(shape(r * grow), paint("#f0e4cc", 0.35, 0.3, bump=0.1), -0.24, 0.12)
    polygon(shape(r), enamel, -0.3, 0.08)


def _frame(enamel: Any, steel: Any) -> None:
    """A steel edge, an enamelled band and brass on its inside, rivets."""
    x, z = HALF
    for s in (-1, 1):
        for inset, wide, y, material in (
            (0.1, 0.3, -0.1, steel),
            (0.33, 0.17, -0.2, enamel),
            (0.45, 0.06, -0.2, brass()),
        ):
            box((wide, 0.3, 2 * (z - inset)), (s * (x - inset), y, 0), material, bevel=0.04)
            box((2 * (x - inset), 0.3, wide), (0, y, s * (z - inset)), material, bevel=0.04)
        for t in (-1, 1):
            box((0.7, 0.2, 0.7), (s * (x - 0.36), -0.26, t * (z - 0.36)), steel, (0, 45, 0), 0.05)
            lathe(
                [(0.17, 0), (0.17, 0.08), (0.1, 0.12)],
                brass(),
                (s * (x - 0.42), -0.36, t * (z - 0.42)),
                (90, 0, 0),
                sides=24,
            )


# The cover


def cover(c: Clay) -> None:
    """Two giants face each other over an ice canyon: a red digger with a bucket wheel, a green walker with a drill."""
    dice = Random(12)
    _canyon(dice)
    jupiter((0.8, 40, 8.4), 8.2)
    with Group((-1.86, 1.3, 0.08), (0, 0, 58), 0.87):
        digger("#c8452c", "#9a3420")
    with Group((1.9, 1.5, 0.08), (0, 0, -60), 0.87):
        driller("#3f9a72", "#2c7454")
    for x, y, tall in ((-3.6, 12.0, 3.6), (3.3, 13.0, 4.2), (-1.9, 16.0, 3.4)):
        derrick((x, y, 0.4), tall)
    dome((4.6, 11, 0.3), 1.3)
    for left, near, turn in ((-1.0, -0.6, 60.0), (-1.25, -0.9, 30.0), (1.1, -0.4, -70.0)):
        miner((left, near, 0.08), turn, tall=0.15, wave=left > 0)
    sky(NIGHT, high=0.45)
    lamp("SUN", (-5, -7, 4.2), 5.2, "#fff0dc", 1.0, (0, 0, 0.8))
    lamp("AREA", (5.5, 7.5, 5.5), 1500, "#ffb880", 3.0, (1.5, 1, 1.4))
    lamp("AREA", (-5.5, 7.0, 4.5), 1100, "#ffb880", 3.0, (-1.5, 1, 1.4))
    lamp("AREA", (4.5, -6, 2), 260, "#8fb8ff", 3.0, (0, 0, 1))
    for deep in (-1.5, 1.5, 5.0):
        lamp("AREA", (0, deep, -2.2), 60, "#58c8ff", 1.0, (0, deep + 0.5, 2))
    camera((0, -14.2, 1.7), (0, 0, 1.9), 58, (0, -0.09), (0, 0.5, 1.5), 1.2)


def _canyon(dice: Random) -> None:
    """An ice plain with a blue rift that runs from the viewer to the horizon."""

    def middle(y: float) -> float:
        return 0.28 * math.sin(y * 0.55 + 0.6)

    def height(x: float, y: float) -> float:
        away = abs(x - middle(y)) - CANYON * (1 + 0.16 * fbm(y * 0.9, 3.0 if x > 0 else 9.0))
        if away < 0:
            return max(-3.2, away * 7) + 0.16 * fbm(x * 2, y * 2, 4)
        return (
            0.1 * fbm(x, y)
            + 0.14 * max(0.0, abs(x) - 3.5)
            + max(0.0, min(1.0, (y - 9) / 7)) * 1.3 * abs(fbm(x * 0.3, y * 0.3))
        )

    snow = paint("#a8c4d8", 0.4, bump=0.7, grain=3.5, mottle=0.3, second="#7f9cb8")
    land(height, snow, (34, 42), (0, 9.0), 360)
    shard = paint("#c8e4f4", 0.12, bump=0.2, grain=4, mottle=0.2, second="#8fb8d8", coat=0.6)
    for k in range(3):
        places = [(s * dice.uniform(1.25, 3.6), dice.uniform(-4.5, 6)) for s in (-1, 1) for _ in range(9)]
        scatter(rock_mesh(k * 5, shard, 0.6, 2), places, height, 0.06, 0.26, dice, 25, (0.6, 0.6, 1.5))
        chips = [(dice.choice((-1, 1)) * dice.uniform(1.2, 3.5), dice.uniform(-5, 3)) for _ in range(70)]
        scatter(rock_mesh(k * 3, snow, 0.5, 2), chips, height, 0.015, 0.08, dice, 25)


def digger(tone: str, second: str) -> None:
    """A tracked digger, nose at -y: house, cabin, a boom with a wheel of buckets."""
    body, rust, warn = body_paint(tone, second), iron(), paint("#e8b030", 0.5, bump=0.2)
    tracks(1.9, 0.78, wide=0.46, r=0.4, wheels=4, tone=body)
    box((1.5, 2.0, 0.24), (0, 0, 0.92), rust, bevel=0.04)
    lathe([(0.62, 0), (0.62, 0.16), (0.5, 0.2)], dark(), (0, 0.1, 1.02), sides=32)
    hull(
        [
            (-0.5, 0.6, 1.24, 0.54, 1.7),
            (-0.3, 0.66, 1.2, 0.62, 1.98),
            (1.1, 0.66, 1.2, 0.62, 1.98),
            (1.3, 0.6, 1.26, 0.5, 1.7),
        ],
        body,
        0.05,
    )
    for s in (-1, 1):
        rivets((s * 0.65, -0.3, 1.3), (s * 0.65, 1.05, 1.3), 12, brass(), 0.022)
        stripes((s * 0.76, 0, 0.92), 1.6, 0.14, rot=(0, 0, s * 90), n=10)
        headlamp((s * 0.5, -0.62, 2.2), 0.08, brass())
        for y in (0.0, 0.5):
            box((0.03, 0.3, 0.22), (s * 0.655, y, 1.66), lit("#ffd890", 1.6), bevel=0.01)
    box((0.6, 0.7, 0.6), (0.36, -0.45, 2.1), body, bevel=0.06, taper=0.86)
    box((0.46, 0.04, 0.3), (0.36, -0.79, 2.16), lit("#ffe0a0", 1.6), (6, 0, 0), 0.01)
    box((0.04, 0.44, 0.3), (0.655, -0.45, 2.16), lit("#ffe0a0", 1.6), (0, -4, 0), 0.01)
    for k in range(3):
        lathe([(0.1, 0), (0.1, 0.55), (0.13, 0.58), (0.13, 0.66)], rust, (-0.35 + 0.28 * k, 1.0, 1.95), sides=18)
    hub = np.array((-0.1, -2.0, 2.55))
    for x in (-0.36, 0.16):
        beam((x, -0.2, 1.7), (x, hub[1], hub[2]), (0.12, 0.2), (0.12, 0.2), body, bevel=0.025)
        pole((x, 0.5, 1.9), (x, 0.4, 3.1), 0.05, rust)
        pole((x, 0.4, 3.08), (x, -1.6, 2.5), 0.018, dark(), sides=6)
        pole((x, 0.4, 3.08), (x, 1.2, 1.95), 0.018, dark(), sides=6)
        piston((x, -0.5, 1.3), (x, -1.1, 2.05), 0.07, dark())
    sphere((-0.1, 0.4, 3.16), 0.07, lit(), 14)
    open_wheel((float(hub[0]), float(hub[1]), float(hub[2])), 0.72, rust, 10, 0.04)
    joint((float(hub[0]), float(hub[1]), float(hub[2])), 0.2, 2 * 0.3, iron(), brass(), (1, 0, 0))
    for k in range(10):
        t = 2 * math.pi * k / 10
        d, n = np.array((0, math.cos(t), math.sin(t))), np.array((0, -math.sin(t), math.cos(t)))
        box((0.36, 0.26, 0.26), tuple(hub + d * 0.8), warn if k % 5 == 0 else rust, (math.degrees(t), 0, 0), 0.03, 0.8)
        for x in (-0.12, 0.0, 0.12):
            pole(
                hub + d * 0.88 + n * 0.08 + (x, 0, 0),
                hub + d * 0.96 + n * 0.26 + (x, 0, 0),
                0.045,
                paint("#d8cfc0", 0.5, bump=0.2),
                0.01,
                8,
            )
    antenna((0.5, 0.9, 1.98), 0.9, (0.06, 0))
    ladder((0.78, 0.7, 0.3), (0.7, 0.7, 1.3), 0.16)


def driller(tone: str, second: str) -> None:
    """A four-legged walker, nose at -y: a round house, a lit dome, a great drill raised before it."""
    body, warn = body_paint(tone, second), paint("#e8b030", 0.5, bump=0.2)
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        leg((x * 0.5, y * 0.5 + 0.3, 1.3), (x * 1.1, y * 1.0 + 0.3, 1.75), (x * 1.3, y * 1.2 + 0.3, 0), 0.15, body)
    hull(
        [
            (-0.6, 0.42, 1.16, 0.4, 1.5),
            (-0.4, 0.6, 1.0, 0.62, 1.76),
            (1.0, 0.6, 1.0, 0.62, 1.76),
            (1.3, 0.4, 1.12, 0.4, 1.6),
        ],
        body,
        0.05,
    )
    lathe([(0.56, 0), (0.56, 0.14), (0.48, 0.2)], iron(), (0, 0.45, 1.72), sides=32)
    lathe(
        [(0.5 * math.cos(a), 0.48 * math.sin(a)) for a in np.linspace(0, 1.54, 10)],
        paint("#b8ffc8", 0.15, glow=0.22, bump=0.05, coat=0.8),
        (0, 0.45, 1.88),
        sides=24,
    )
    for k in range(8):
        with Group((0, 0.45, 1.88), (0, 0, 45 * k)):
            for a, b in zip(np.linspace(0, 1.5, 6)[:-1], np.linspace(0, 1.5, 6)[1:], strict=True):
                pole(
                    (0.51 * math.cos(a), 0, 0.49 * math.sin(a)),
                    (0.51 * math.cos(b), 0, 0.49 * math.sin(b)),
                    0.022,
                    body,
                    sides=6,
                )
    for s in (-1, 1):
        rivets((s * 0.615, -0.3, 1.2), (s * 0.615, 0.95, 1.2), 11, brass(), 0.022)
        headlamp((s * 0.42, -0.56, 1.66), 0.09, brass())
        piston((s * 0.34, -0.4, 1.1), (s * 0.2, -1.15, 1.8), 0.075, dark())
        stripes((s * 0.63, 0.3, 1.04), 1.2, 0.12, rot=(0, 0, s * 90), n=8)
    with Group((0, -0.5, 1.62), along=(0, -0.86, 0.5)):
        box((0.5, 0.5, 0.7), (0, 0, 0.3), body, bevel=0.05)
        lathe([(0.3, 0.6), (0.3, 0.8), (0.46, 0.84), (0.46, 1.0), (0.4, 1.04)], iron(), sides=28)
        torus(0.46, 0.05, warn, (0, 0, 0.92))
        lathe([(0.4, 1.02), (0.02, 2.1)], iron(), sides=28)
        for k in range(44):
            t, u = k / 44, (k + 1) / 44
            a, b = 2 * math.pi * 4.5 * t, 2 * math.pi * 4.5 * u
            p, q = 0.43 * (1 - t) + 0.02, 0.43 * (1 - u) + 0.02
            pole(
                (p * math.cos(a), p * math.sin(a), 1.04 + 1.05 * t),
                (q * math.cos(b), q * math.sin(b), 1.04 + 1.05 * u),
                0.055 * (1.1 - t),
                paint("#d8cfc0", 0.35, 0.6, bump=0.2),
                sides=8,
            )
    antenna((0.45, 1.0, 1.75), 1.0, (0.06, 0))
    antenna((-0.45, 1.0, 1.75), 0.7, (0.06, 0))
    sphere((0, 0.45, 2.42), 0.07, lit(), 14)

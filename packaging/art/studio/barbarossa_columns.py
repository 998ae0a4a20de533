"""Barbarossa's columns: what brings an army forward, and the men who keep it moving."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from studio.barbarossa_grounds import Season, terrain
from studio.clay import Clay, Paint, Vec, blotch
from studio.horses import bridle, horse
from studio.materials import paint
from studio.nature import Height, fbm, fir, land, leafy_tree, rock_mesh, scatter, tuft, water
from studio.solids import Group, box, cloth, figure, lathe, link, pole, solid, sphere, tube
from studio.vehicles import body_paint, clods, hoop, lorry
from studio.vehicles_light import (
    CLOTH,
    SKIN,
    STEEL,
    armoured_car,
    cart,
    cast,
    crewman,
    half_track,
    locomotive,
    loft,
    lorry_trim,
    marcher,
    motorcycle,
    pack,
    pontoon,
    radio_van,
    rails,
    spade,
    standing,
    wagon,
)

# grounds


def _bend(y: float) -> float:
    """Where the bending road's middle lies."""
    return -0.3 + 0.9 * y - 0.1 * y * y


def _on_road(y: float) -> tuple[Vec, Vec]:
    """A place on the bending road and how a vehicle there is turned."""
    return (_bend(y), y, 0.02), (0, 0, -math.degrees(math.atan(0.9 - 0.2 * y)))


def bend_road(dice: Random, season: Season) -> Height:
    """A road that comes from the hills in an S, so that a column is seen along its whole length."""
    return terrain(season, dice, _bend, flat=3.0)


def railway(dice: Random, season: Season) -> Height:
    """Level ground along a line from the left front to the right back."""
    return terrain(season, dice, lambda y: 0.78 * y, ruts=1e-4, wide=1.6)


def _landscape(dice: Random, season: Season, shape: Height, free: Height, trees: int = 12) -> Height:
    """Land of a shape of its own; trees, grass and hills where `free`, how far a place is from it, is above 0."""
    shift = dice.uniform(0, 90)

    def height(x: float, y: float) -> float:
        hill = max(0.0, math.hypot(x * 0.8, (y - 0.4) * 0.9) - 3.6)
        rise = min(1.7, hill * 0.2) * (0.55 + 0.6 * fbm(x * 0.28 + shift, y * 0.28, 3))
        rise *= min(1.0, max(0.0, free(x, y)))
        return shape(x, y) + 0.05 * fbm(x * 0.9 + shift, y * 0.9) + rise

    land(height, paint(season.soil[0], season.rough, bump=0.7, grain=7, mottle=0.3, second=season.soil[1]), (26, 24), (0, 6.5), 300)  # fmt: skip
    bark, cap = paint("#4a3626"), paint(season.snow, 0.7, bump=0.4, grain=6) if season.snow else None
    green = paint(season.tree, 0.9, bump=0.6, grain=8, second="#3f4a2c" if not season.snow else "#24403a")
    spots = [(dice.uniform(-6.5, 6.5), dice.uniform(-1.5, 8)) for _ in range(900)]
    spots = [
        p for p in spots if free(*p) > 0 and math.hypot(p[0], p[1] * 0.9) > 3.1 and (p[1] > 0.8 or abs(p[0]) > 2.5)
    ]
    for k in range(3):
        tree = leafy_tree(green, bark, dice, 1.9) if k and not cap else fir(green, bark, dice, 6, 2.2, cap)
        scatter(tree, spots[k * trees : (k + 1) * trees], height, 0.4, 0.8, dice, 4)
    blades = tuft(paint(season.grass, 0.9), dice, 10, 0.12, 0.08, 0.008)
    tufts = [(dice.gauss(0, 2.6), dice.uniform(-3, 4)) for _ in range(320)]
    scatter(blades, [p for p in tufts if free(*p) > 0], height, 0.5, 1.3, dice)
    stone = paint("#8a8478", 0.9, bump=0.5) if not cap else paint("#d8e0ea", 0.8)
    scatter(
        rock_mesh(3, stone), [(dice.gauss(0, 2.2), dice.uniform(-3, 3)) for _ in range(80)], height, 0.01, 0.07, dice
    )
    return height


def _stream(x: float, y: float) -> float:
    """How far a place is from the river's middle."""
    return abs(y - 0.55 - 0.3 * math.sin(x * 0.55) - 0.06 * x)


def river(dice: Random, season: Season) -> Height:
    """A small river across the picture, reeds on its banks."""

    def shape(x: float, y: float) -> float:
        share = min(1.0, max(0.0, (1.75 - _stream(x, y)) / 0.6))
        return -0.6 * share * share * (3 - 2 * share)

    height = _landscape(dice, season, shape, lambda x, y: _stream(x, y) - 1.7)
    water(-0.2, "#4f7f86", 0.05, 0.1)
    reed = tuft(paint("#7d8a4a", 0.9), dice, 16, 0.42, 0.16, 0.012)
    places = [(dice.uniform(-4.5, 4.5), dice.uniform(-1.6, 3)) for _ in range(500)]
    scatter(reed, [p for p in places if 1.36 < _stream(*p) < 1.56 and abs(p[0] + 0.1) > 1.0], height, 0.6, 1.1, dice)
    return height


def _hill(x: float, y: float) -> float:
    """The signallers' hill."""
    return 1.15 * math.exp(-(((x + 0.35) / 1.7) ** 2) - ((y - 1.9) / 1.7) ** 2)


def knoll(dice: Random, season: Season) -> Height:
    """A round hill in the middle."""
    return _landscape(dice, season, _hill, lambda x, y: math.hypot(x, y - 1.5) - 2.6)


def snow_yard(dice: Random, season: Season) -> Height:
    """Open snow before the wood."""
    return _landscape(dice, season, lambda x, y: 0.0, lambda x, y: math.hypot(x, y - 1.2) - 2.9, 16)


# figures


def _dust(dice: Random, y: float, n: int, tone: str = "#d8b890", size: float = 1.0) -> None:
    """Dust that wheels raise on the bending road: low and thin beside them, wide and high behind."""
    cloud = [rock_mesh(k * 2.7, paint(tone, 0.95, bump=0.3, grain=4, second="#cda880"), 0.25, 3) for k in range(3)]
    for k in range(n):
        t = dice.uniform(0, 1) ** 0.8
        side = dice.choice((-1, 1)) * (0.5 + dice.gauss(0, 0.1 + 0.15 * t))
        r = size * (0.05 + 0.16 * t) * dice.uniform(0.7, 1.2)
        link(
            cloud[k % 3],
            "dust",
            (_bend(y + 1.3 * t) + side, y + 1.3 * t - 0.4 * side, r * 0.3),
            (0, 0, 50 * k),
            (r, r, r * 0.7),
        )


def _smoke(places: Sequence[tuple[Vec, float]], tone: str, second: str | None = None) -> None:
    """Round clouds in the air: places and sizes. (A puff of nature.py is flat below: two make one.)"""
    half = [rock_mesh(k * 2.7, paint(tone, 0.95, bump=0.3, grain=4, second=second), 0.3, 4) for k in range(3)]
    for k, (at, r) in enumerate(places):
        link(half[k % 3], "smoke", at, (0, 0, k * 50), r)
        link(half[(k + 1) % 3], "smoke", at, (180, 0, k * 50), r)


def trucks(c: Clay) -> None:
    """A column of covered lorries on the road, in their own dust."""
    dice = Random("trucks")
    canvases = ("#b8a478", "#a89470", "#b8a882", "#a89470", "#b8a478")
    for y, canvas in zip((-0.75, 2.4, 5.3, 8.2, 11.2), canvases, strict=True):
        at, turn = _on_road(y)
        with Group(at, turn, 1.12):
            lorry("#76805c", canvas)
            lorry_trim(spare=y < 0)
        _dust(dice, y + 0.75, 24, "#a8906a", 0.7)


def horses(c: Clay) -> None:
    """Two horses before a loaded cart, its carter on the sacks."""
    with Group((-0.2, -0.3, 0.02), (0, 0, -42)):
        for x, coat, mane, gait, nod in (
            (-0.36, "#a8693a", "#3a2416", "trot", 0.25),
            (0.36, blotch("#8a8688", "#a49e9a", 7, 0.5), "#4a4648", "stand", 0.5),
        ):
            with Group((x, -0.95, 0), (0, 0, 3 if x < 0 else -2), 0.72):
                body = Clay()
                horse(body, coat, mane, gait, nod, "#4a3020" if x < 0 else None)
                bridle(body, nod)
                body.ring((0, -0.72, 1.36), 0.4, 0.055, "#5a3422", 0.01, (62, 0, 0), tall=1.3)
                figure(body, 150, bump=0.12, grain=24)
        strap, wood = paint("#5a3422", 0.6, bump=0.3), paint("#8a6238", 0.8, bump=0.5)
        for x in (-0.36, 0.36):
            for side in (-1, 1):
                tube(
                    [(x + side * 0.29, -1.45, 0.92), (x + side * 0.3, -0.8, 0.84), (x + side * 0.16, 0.1, 0.58)],
                    0.022,
                    strap,
                )
            tube([(x - 0.27, -0.9, 0.86), (x, -0.9, 1.22), (x + 0.27, -0.9, 0.86)], 0.024, strap)
            tube([(x, -1.9, 1.2), (x * 0.8, -1.0, 1.3), (0.03 + 0.1 * x, 0.2, 1.12)], 0.014, strap)
            pole((x - 0.26, 0.12, 0.56), (x + 0.26, 0.12, 0.56), 0.035, wood)
        pole((0, -1.75, 0.78), (0, 0.4, 0.52), 0.035, wood, 0.05)
        with Group((0, 1.5, 0), (0, 0, 0), 0.95):
            cart(Random("cart"))
        link(crewman(cloth="#7d6a4c"), "carter", (0, 0.4, 0.98), (0, 0, 6), 0.86)


def trains(c: Clay) -> None:
    """A steam locomotive and its wagons, smoke trailing over them."""
    dice = Random("trains")
    with Group((-0.35, -0.45, 0.0), (0, 0, -38)):
        rails(26, 8, dice)
        with Group((0, 0, 0), (0, 0, 0), (1.1, 1.1, 1.1)):
            locomotive()
            for k in range(5):
                with Group((0, 4.6 + 2.6 * k, 0)):
                    wagon(("#96543a", "#7d6a48", "#8a4c38", "#96543a", "#7d6a48")[k], flat=k == 1)
        trail = []
        for k in range(54):
            t = k / 53
            wide = 0.05 + 0.26 * t
            at = (dice.gauss(0, wide) - 0.7 * t, -1.5 + 5.6 * t**1.3, 2.75 + 0.62 * t**0.6 + dice.gauss(0, wide * 0.4))
            trail.append((at, (0.12 + 0.26 * t) * dice.uniform(0.75, 1.15)))
        _smoke(trail, "#ece6da", "#cfc8bc")
        steam = [
            (s * dice.uniform(0.7, 1.2), -1.5 + dice.gauss(0, 0.2), dice.uniform(0.25, 0.45))
            for s in (-1, 1)
            for _ in range(8)
        ]
        _smoke([(at, dice.uniform(0.05, 0.13)) for at in steam], "#f4f0e8")


def panzer_grenadier(c: Clay) -> None:
    """A half-track full of helmets, another behind it."""
    with Group((-0.15, -0.1, 0.02), (0, 0, -38), 1.3):
        half_track()
    with Group((2.3, 4.6, 0.05), (0, 0, -20), 1.1):
        half_track()


def motorcycle_battalion(c: Clay) -> None:
    """Two motorcycles with sidecars, their riders goggled."""
    dice = Random("motorcycles")
    at, turn = _on_road(-0.55)
    with Group(at, turn, 1.42):
        motorcycle()
    at, turn = _on_road(2.0)
    with Group(at, turn, 1.36):
        motorcycle(coat="#84785a", gun=False)
    _dust(dice, 0.2, 30, size=0.7)
    _dust(dice, 2.6, 30, size=0.8)


def armored_reconnaissance_battalion(c: Clay) -> None:
    """An eight-wheeled armoured car under its frame aerial."""
    with Group((-0.1, -0.1, 0.02), (0, 0, -42), 1.3):
        armoured_car()


def grenadier_regiment(c: Clay) -> None:
    """A column of marching infantry, a dog beside it."""
    dice = Random("march")
    men = [marcher(stride) for stride in (1, -1)]
    y = -1.3
    for rank in range(13):
        at, turn = _on_road(y)
        step = 0.78 * math.cos(math.radians(turn[2]))
        a = math.radians(turn[2])
        for file in (-1, 0, 1):
            x = 0.46 * file + dice.uniform(-0.04, 0.04)
            back = dice.uniform(-0.08, 0.08)
            place = (at[0] + x * math.cos(a) - back * math.sin(a), y + x * math.sin(a) + back * math.cos(a), 0.02)
            link(
                men[(rank + (file == 0)) % 2],
                "man",
                place,
                (0, 0, turn[2] + dice.uniform(-7, 7)),
                0.66 + dice.uniform(-0.03, 0.03),
            )
        y += step
        y += step
    dog = Clay()
    dog.limb([(0, -0.3, 0.42), (0, 0.3, 0.42)], (0.13, 0.11), "#e8dcc4", 0.05)
    dog.limb([(0, -0.32, 0.46), (0, -0.44, 0.64)], (0.1, 0.09), "#e8dcc4", 0.05)
    dog.ball((0, -0.48, 0.68), (0.11, 0.13, 0.1), "#8a5430", 0.03)
    dog.limb([(0, -0.54, 0.66), (0, -0.7, 0.6)], (0.07, 0.05), "#e8dcc4", 0.03)
    dog.ball((0, -0.74, 0.62), 0.03, "#1c1410", 0.008)
    for side in (-1, 1):
        dog.limb([(side * 0.08, -0.44, 0.76), (side * 0.15, -0.46, 0.66)], (0.05, 0.03), "#6a3c20", 0.01)
        dog.limb([(side * 0.08, -0.28, 0.36), (side * 0.08, -0.3 - 0.14 * side, 0.05)], (0.06, 0.04), "#e8dcc4", 0.03)
        dog.limb([(side * 0.08, 0.28, 0.36), (side * 0.08, 0.32 + 0.14 * side, 0.05)], (0.07, 0.04), "#e8dcc4", 0.03)
        dog.ball((side * 0.06, -0.58, 0.71), 0.018, "#1c1410", 0.005)
    dog.ball((0, 0.12, 0.46), (0.14, 0.14, 0.11), "#8a5430", 0.01)
    dog.limb([(0, 0.36, 0.46), (0, 0.5, 0.62), (0, 0.5, 0.8)], (0.05, 0.04, 0.03), "#8a5430", 0.03)
    with Group((-2.0, -0.35, 0.02), (0, 0, -30), 0.72):
        figure(dog, 110, bump=0.12, grain=30)


def engineer_battalion(c: Clay) -> None:
    """A bridge of boats that grows towards the near bank; planks, spades and rope wait there."""
    dice = Random("bridge")
    plank = [paint(tone, 0.8, bump=0.6, grain=8) for tone in ("#b88e56", "#a87e4a", "#c49a62")]
    beam, rope = paint("#8a6238", 0.8, bump=0.5), paint("#d8c490", 0.9, bump=0.5, grain=40)
    with Group((-0.15, 0.5, 0.0), (0, 0, -24)):
        for y in (-0.55, 0.45, 1.4):
            with Group((0, y, -0.32), (0, 0, 90)):
                pontoon()
        for x in (-0.42, -0.14, 0.14, 0.42):
            pole((x, -1.15 + 0.1 * math.sin(9 * x), 0.06), (x, 2.9, 0.12), 0.045, beam, sides=10)
        for k in range(23):
            y = -0.52 + 0.15 * k
            box(
                (1.16 + dice.uniform(-0.05, 0.05), 0.135, 0.045),
                (dice.uniform(-0.03, 0.03), y, 0.13),
                plank[k % 3],
                (0, 0, dice.uniform(-1.5, 1.5)),
                0.012,
            )
        box((1.16, 0.135, 0.045), (0.05, -0.76, 0.2), plank[0], (0, 9, 7), 0.012)
        for s in (-1, 1):
            for y in (-0.4, 0.45, 1.4, 2.3):
                pole((s * 0.54, y, 0.1), (s * 0.54, y, 0.55), 0.025, beam, sides=8)
            tube(
                [(s * 0.54, y, 0.5 - 0.06 * (k % 2)) for k, y in enumerate((-0.4, 0.02, 0.45, 0.92, 1.4, 1.85, 2.3))],
                0.015,
                rope,
            )
        bearer = standing(
            (((-0.32, -0.2, 1.2), (-0.16, -0.42, 1.16)), ((0.32, -0.2, 1.2), (0.16, -0.42, 1.16))), lean=0.06
        )
        stooping = standing(
            (((-0.3, -0.5, 1.0), (-0.24, -0.6, 0.72)), ((0.3, -0.5, 1.0), (0.24, -0.6, 0.72))), lean=0.42
        )
        link(stooping, "man", (-0.28, -0.32, 0.15), (0, 0, 10), 0.6)
        link(stooping, "man", (0.34, -0.26, 0.15), (0, 0, -14), 0.6)
        for x, y in ((-0.2, 0.75), (-0.2, 1.75)):
            link(bearer, "man", (x, y, 0.15), (0, 0, 4), 0.6)
        box((0.12, 1.9, 0.05), (-0.2, 1.0, 0.87), plank[2], (0, 0, 2), 0.012)
        box((0.12, 1.9, 0.05), (-0.08, 1.0, 0.87), plank[0], (0, 0, 1), 0.012)
    # a boat is poled into place
    with Group((-1.72, 0.5, -0.32), (0, 0, 58), 0.92):
        pontoon()
        rower = standing(
            (((-0.32, -0.1, 1.2), (-0.3, -0.34, 1.1)), ((0.24, -0.24, 1.36), (-0.1, -0.4, 1.5))), "#8f8a72", lean=0.05
        )
        link(rower, "man", (0, 0.3, 0.1), (0, 0, 20), 0.62)
        pole((-0.34, -0.25, -0.3), (-0.08, 0.08, 1.75), 0.022, beam, sides=8)
    # the near bank
    with Group((-1.15, -1.75, 0.02), (0, 0, 24)):
        for row in range(3):
            for k in range(5 - row):
                box(
                    (1.3, 0.15, 0.05),
                    (dice.uniform(-0.05, 0.05), 0.17 * (k + row / 2), 0.03 + 0.055 * row),
                    plank[(k + row) % 3],
                    (0, 0, dice.uniform(-2, 2)),
                    0.012,
                )
    for x, y, lean in ((0.0, -1.75, 9), (0.22, -1.68, -14), (0.42, -1.78, 6)):
        spade((x, y, -0.02), (lean, lean * 1.3, 20 + lean), 0.8)
    with Group((0.75, -1.55, 0.04)):
        for k in range(4):
            hoop((0, 0, 0.045 * k), 0.24 - 0.01 * k, rope, 0.06, 0.06).rotation_euler = (0, math.pi / 2, 0)


def signals_battalion(c: Clay) -> None:
    """A radio mast held by guys on a hill, telephone poles with their wires, a van, a man with a drum of cable."""
    steel, wood, wire = (
        paint("#8f9488", 0.35, 0.7, bump=0.15),
        paint("#7a5636", 0.8, bump=0.5),
        paint("#3a3834", 0.5, 0.5),
    )
    china, red = paint("#f0f0e8", 0.2), paint("#c0392a", 0.5)
    x0, y0, foot, top = 0.3, 1.5, _hill(0.3, 1.5), 2.35
    corners = [(math.cos(a), math.sin(a)) for a in (0.5, 2.07, 3.64, 5.21)]

    def leg(n: int, t: float) -> Vec:
        r = 0.36 * (1 - t) + 0.08 * t
        return x0 + r * corners[n % 4][0], y0 + r * corners[n % 4][1], foot + top * t

    for n in range(4):
        pole(leg(n, -0.03), leg(n, 1), 0.038, steel, sides=8)
        for k in range(9):
            a, b = k / 9, (k + 1) / 9
            pole(leg(n, a), leg(n + 1, b), 0.02, red if k in (2, 3, 6, 7) else steel, sides=6)
            pole(leg(n + 1, a), leg(n, b), 0.02, red if k in (2, 3, 6, 7) else steel, sides=6)
            pole(leg(n, b), leg(n + 1, b), 0.015, steel, sides=6)
    peak = foot + top
    pole((x0, y0, peak - 0.1), (x0, y0, peak + 0.5), 0.035, steel, 0.02)
    for s in (-1, 1):
        pole((x0, y0, peak + 0.3), (x0 + s * 0.7, y0 + s * 0.2, peak + 0.3), 0.025, steel, sides=8)
        sphere((x0 + s * 0.7, y0 + s * 0.2, peak + 0.3), 0.06, china, 12)
    sphere((x0, y0, peak + 0.52), 0.08, paint("#ff6a3a", 0.4, glow=1.2), 14)
    for x, y in ((-2.2, 0.5), (1.35, 0.35), (1.6, 3.2), (-2.4, 3.3)):
        z = _hill(x, y)
        for t in (0.97, 0.6):
            pole((x, y, z), (x0, y0, foot + top * t), 0.011, wire, sides=6)
        pole((x, y, z - 0.05), (x + (x - x0) * 0.05, y + (y - y0) * 0.05, z + 0.22), 0.035, wood, sides=8)
    # telephone poles
    line = [(-1.9, 0.9), (1.62, -0.35), (2.5, 2.4), (2.9, 4.9)]
    for k, (x, y) in enumerate(line):
        z = _hill(x, y)
        pole((x, y, z - 0.1), (x + 0.02, y, z + 2.15), 0.07, wood, 0.055)
        box((0.72, 0.08, 0.09), (x, y, z + 1.98), wood, (0, 0, -35), 0.01)
        for off in (-0.24, 0.0, 0.24):
            at = (x + off * 0.82, y - off * 0.57, z + 2.02)
            lathe([(0.03, 0), (0.065, 0.04), (0.07, 0.11), (0.03, 0.17)], china, at, sides=12)
            if k + 1 < len(line):
                u, v = line[k + 1]
                w = _hill(u, v)
                end = (u + off * 0.82, v - off * 0.57, w + 2.02)
                tube([tuple(p + (q - p) * t - (0.22 * 4 * t * (1 - t) if i == 2 else 0) for i, (p, q) in enumerate(zip(at, end, strict=True)))
                      for t in np.linspace(0, 1, 8)], 0.012, wire)  # fmt: skip
    climber = standing((((-0.2, -0.34, 1.3), (-0.06, -0.36, 1.5)), ((0.22, -0.34, 1.3), (0.06, -0.36, 1.46))))
    link(climber, "climber", (1.6, -0.66, 0.5), (4, 0, -8), 0.86)
    # the van, and a man who pays out cable
    with Group((-1.15, -0.45, 0.05), (0, 0, -46), 1.0):
        radio_van("#7f8f7a")
    link(
        standing((((-0.34, -0.04, 1.16), (-0.3, -0.26, 1.06)), ((0.34, -0.04, 1.16), (0.3, -0.26, 1.06))), lean=0.1),
        "man",
        (0.5, -1.15, 0.04),
        (0, 0, 40),
        0.86,
    )
    with Group((0.66, -1.35, 0.98), (0, 0, 40), 1.3):
        for x in (-0.13, 0.13):
            lathe([(0.2, -0.012), (0.2, 0.012)], red, (x, 0.12, 0), (0, 90, 0), sides=24)
        lathe(
            [(0.13, -0.13), (0.13, 0.13)], paint("#2a2826", 0.6, bump=0.8, grain=40), (0, 0.12, 0), (0, 90, 0), sides=20
        )
    tube(
        [(0.66, -1.35, 0.72), (0.2, -1.3, 0.12), (-0.2, -1.35, 0.04), (-0.7, -1.1, 0.04), (-0.9, -0.6, 0.2)],
        0.022,
        paint("#2a2826", 0.6),
    )


def division_headquarters_company(c: Clay) -> None:
    """The staff's tent with its flaps open and a pennant before it, a signpost, a map table with a field telephone."""
    dice = Random("camp")
    canvas = paint("#a39c70", 0.85, bump=0.35, grain=14, mottle=0.2, second="#8d865e")
    timber, rope = paint("#8a6238", 0.8, bump=0.5), paint("#e0d0a0", 0.9)
    with Group((0.25, 1.1, 0.0), (0, 0, -24), 1.12):
        _staff_tent(canvas, timber, rope)
    # the pennant
    with Group((-1.0, -0.25, 0.0)):
        pole((0, 0, 0), (0.02, 0, 3.05), 0.04, paint("#d8d0bc", 0.6), 0.03)
        sphere((0.02, 0, 3.08), 0.07, paint("#e0b050", 0.25, 1.0, bump=0.1), 14)
        for low, high, tone in ((0.0, 0.5, "#2f5f96"), (0.5, 1.0, "#f0e8d4")):
            cloth(_pennant(low, high), paint(tone, 0.8, bump=0.2), 24, 6, 0.015)
    # the signpost
    with Group((-1.95, 0.0, 0.0), (0, 0, 8)):
        pole((0, 0, -0.1), (0.03, 0, 1.75), 0.06, timber, 0.05)
        for k, (side, tone) in enumerate(((1, "#e8dcb8"), (-1, "#d8a848"), (1, "#e8dcb8"))):
            with Group((0.02, -0.07, 1.55 - 0.3 * k), (0, 4 * side, -14 * side)):
                w = 0.42 * side
                solid(
                    [(-w * 0.5, 0, 0.1), (w, 0, 0.1), (w * 1.35, 0, 0), (w, 0, -0.1), (-w * 0.5, 0, -0.1)],
                    [(0, 1, 2, 3, 4)],
                    paint(tone, 0.7, bump=0.2),
                    thick=0.04,
                    bevel=0.01,
                )
                for j in range(4):
                    box(
                        (0.07, 0.01, 0.06),
                        (w * 0.25 + 0.1 * (j - 1.5), -0.045, 0),
                        paint("#3a3028", 0.7),
                        bevel=0,
                    )
    # the table: a map, a field telephone whose wire runs off
    with Group((0.15, -1.2, 0.0), (0, 0, -16)):
        for s in (-1, 1):
            for t in (-1, 1):
                pole((s * 0.72, t * 0.32, 0), (-s * 0.3, t * 0.32, 0.62), 0.035, timber, sides=8)
        box((1.7, 0.85, 0.06), (0, 0, 0.66), timber, bevel=0.015)
        box((1.05, 0.72, 0.012), (0.28, 0.0, 0.7), paint("#d8c89a", 0.8), (0, 0, -5), 0)
        for k, tone in enumerate(("#b8382a", "#2f5f96", "#b8382a")):
            box((0.42, 0.05, 0.01), (0.1 + 0.18 * k, 0.16 - 0.16 * k, 0.712), paint(tone, 0.7), (0, 0, 30 - 24 * k), 0)
        with Group((-0.45, 0, 0.69), (0, 0, 12), 0.62):
            _field_telephone()
    black = paint("#26241f", 0.4)
    tube(
        [(-0.7, -1.1, 0.8), (-1.0, -1.15, 0.3), (-1.35, -1.2, 0.03), (-2.4, -0.9, 0.03), (-4.5, -1.2, 0.03)],
        0.022,
        black,
    )
    pointing = standing(
        (((-0.34, -0.3, 1.16), (-0.26, -0.62, 0.98)), ((0.36, -0.02, 1.14), (0.26, 0.1, 0.9))), "#646e5c", lean=0.22
    )
    link(pointing, "man", (0.75, -0.55, 0.0), (0, 0, -22), 0.9)
    clods(dice, 40, (-2.4, -1.8, 0), (2.4, 0.6, 0.02), "#7f7448", 0.02, 0.06, 0.8)


def _pennant(low: float, high: float) -> Callable[[float, float], Vec]:
    """Where half of a waving triangular pennant is."""

    def place(u: float, v: float) -> Vec:
        w = low + (high - low) * v
        return 0.03 + 1.15 * u, 0.1 * math.sin(6.5 * u) * u, 2.95 - 0.72 * (w * (1 - u) + 0.5 * u) - 0.12 * u

    return place


def _staff_tent(canvas: Any, timber: Any, rope: Any) -> None:
    """A wall tent, its front at -y and open, a lamp and a table within."""
    wide, tall, wall, long = 1.35, 2.05, 1.0, 1.3
    for s in (-1, 1):

        def slope(u: float, v: float, s: int = s) -> Vec:
            sag = 0.06 * math.sin(math.pi * u) * (1 - v) + 0.05 * math.sin(math.pi * v)
            return s * (wide + 0.16) * v, -long + 2 * long * u, tall - (tall - wall + 0.12) * v - sag

        def side(u: float, v: float, s: int = s) -> Vec:
            return s * (wide + 0.03 * math.sin(22 * u) * v), -long + 2 * long * u, wall * (1 - v)

        def flap(u: float, v: float, s: int = s) -> Vec:
            drawn = 0.2 + 0.8 * u if v > 0.5 else 1 - (1 - u) * (1 - 1.6 * v)
            inner = wide * (1 - (0.42 + 0.2 * math.sin(math.pi * min(1.0, v * 1.1))) * drawn * v**0.4)
            x = wide - (wide - inner) * u
            top = wall + (tall - wall) * (1 - x / wide)
            return s * x, -long - 0.07 * math.sin(19 * u) * v, top * (1 - v)

        cloth(slope, canvas, 20, 12)
        cloth(side, canvas, 40, 8)
        cloth(flap, canvas, 18, 14)
        for y in (-long, 0.0, long):
            pole((s * (wide + 0.16), y, wall - 0.1), (s * (wide + 1.0), y * 1.15, 0.0), 0.014, rope, sides=6)
            pole((s * (wide + 1.02), y * 1.15, -0.05), (s * (wide + 0.96), y * 1.15, 0.16), 0.03, timber, sides=8)
    solid(
        [(-wide, long, 0), (wide, long, 0), (wide, long, wall), (0, long, tall), (-wide, long, wall)],
        [(0, 1, 2, 3, 4)],
        paint("#6f6a4c", 0.9),
    )
    for y in (-long, long):
        pole((0, y, 0), (0, y, tall + 0.14), 0.045, timber)
    box((1.1, 0.5, 0.05), (0, 0.5, 0.7), timber, bevel=0.01)
    for x in (-0.45, 0.45):
        pole((x, 0.5, 0), (x, 0.5, 0.7), 0.03, timber)
    sphere((0, 0.1, 1.45), 0.13, paint("#ffe0a0", glow=14.0, bump=0), 16)
    for k in range(3):
        box(
            (0.3, 0.26, 0.14), (-0.3 + 0.33 * k, 0.5, 0.8), paint(("#8a4a34", "#e4d6ae", "#5f6a4c")[k], 0.8), bevel=0.02
        )


def _field_telephone() -> None:
    """A field telephone in its open case: handset across, a crank on its side."""
    case, black = body_paint("#8a7a52", "#76683f"), paint("#26241f", 0.25, coat=0.6, bump=0.08)
    brass = paint("#e0b050", 0.25, 1.0, bump=0.1)
    box((0.95, 0.7, 0.62), (0, 0, 0.32), case, bevel=0.05)
    for s in (-1, 1):
        box((0.1, 0.16, 0.16), (s * 0.28, 0, 0.7), black, bevel=0.03)
        lathe(
            [(0.08, 0), (0.17, 0.06), (0.19, 0.15), (0.16, 0.17)],
            black,
            (s * 0.5, 0, 0.92),
            (180, s * -12, 0),
            sides=24,
        )
    tube([(-0.5, 0, 0.88), (-0.28, 0, 0.95), (0.28, 0, 0.95), (0.5, 0, 0.88)], 0.08, black)
    pole((-0.47, -0.1, 0.36), (-0.62, -0.1, 0.36), 0.04, brass)
    pole((-0.61, -0.1, 0.36), (-0.61, -0.36, 0.28), 0.035, brass)
    pole((-0.6, -0.36, 0.28), (-0.8, -0.36, 0.28), 0.055, black)
    lathe([(0.13, 0), (0.15, 0.02), (0.11, 0.05)], brass, (0.1, -0.35, 0.32), (90, 0, 0), sides=24)


def recruit(stride: int = 1, cloth: Paint = CLOTH, detail: int = 110) -> Any:
    """A standing recruit with a full rucksack, a rolled blanket and his helmet on it, as one mesh, 1.85 high."""
    c = Clay()
    boot, canvas, strap = "#4a3626", blotch("#b8935a", "#a0804c", 8, 0.7), "#5a3a20"
    for side in (-1, 1):
        ahead = -0.12 * side * stride
        c.limb([(side * 0.1, 0, 0.92), (side * 0.13, ahead * 0.6 - 0.03, 0.52)], (0.15, 0.11), cloth, 0.05)
        c.limb([(side * 0.13, ahead * 0.6 - 0.03, 0.5), (side * 0.14, ahead + 0.02, 0.1)], (0.11, 0.09), boot, 0.02)
        c.limb([(side * 0.14, ahead, 0.08), (side * 0.15, ahead - 0.18, 0.07)], (0.085, 0.075), boot, 0.03)
        c.limb(
            [(side * 0.23, 0, 1.4), (side * 0.31, -0.04, 1.16), (side * 0.17, -0.24, 1.2)],
            (0.1, 0.085, 0.065),
            cloth,
            0.03,
        )
        c.ball((side * 0.15, -0.26, 1.22), 0.065, SKIN, 0.02)
        c.limb(
            [(side * 0.14, 0.14, 1.5), (side * 0.15, -0.17, 1.44), (side * 0.16, -0.2, 1.2)], (0.03,) * 3, strap, 0.01
        )
    c.cone((0, 0, 0.66), 0.3, 0.2, 0.5, cloth, 0.03, folds=9, deep=0.05, oval=0.8)
    c.ball((0, 0, 1.26), (0.23, 0.18, 0.24), cloth, 0.06)
    c.limb([(-0.2, 0, 1.42), (0.2, 0, 1.42)], (0.1, 0.1), cloth, 0.05)
    c.ring((0, 0, 1.04), 0.21, 0.03, "#3a281c", 0.01, oval=0.82)
    c.slab((0, 0.36, 1.24), (0.24, 0.19, 0.32), canvas, 0.08, 0.03)
    for side in (-1, 1):
        c.slab((side * 0.11, 0.56, 1.12), (0.09, 0.06, 0.13), canvas, 0.04, 0.015)
        c.limb(
            [(side * 0.11, 0.3, 1.58), (side * 0.11, 0.58, 1.4), (side * 0.11, 0.62, 1.0)], (0.022,) * 3, strap, 0.01
        )
    c.limb([(-0.32, 0.36, 1.6), (0.32, 0.36, 1.6)], (0.12, 0.12), blotch("#8a96a0", "#77838c", 9, 0.6), 0.015)
    c.ball((0, 0.62, 1.34), (0.17, 0.09, 0.17), STEEL, 0.01, metal=0.25, rough=0.4)
    c.limb([(0, 0, 1.46), (0, -0.03, 1.62)], (0.08, 0.08), SKIN, 0.02)
    c.ball((0, -0.05, 1.71), (0.125, 0.14, 0.16), SKIN, 0.02)
    c.ball((0, -0.195, 1.7), (0.035, 0.045, 0.045), SKIN, 0.02)
    for side in (-1, 1):
        c.ball((side * 0.055, -0.175, 1.745), (0.022, 0.015, 0.016), "#2a1c14", 0.005)
        c.ball((side * 0.13, -0.04, 1.7), (0.025, 0.04, 0.05), SKIN, 0.01)
    c.ball((0, -0.02, 1.79), (0.135, 0.16, 0.09), "#6a4a2c", 0.02)
    c.limb([(0, -0.18, 1.87), (0, 0.12, 1.84)], (0.06, 0.075), cloth, 0.03)
    c.ring((0, -0.04, 1.81), 0.135, 0.035, cloth, 0.02, oval=1.2)
    return cast(c, detail)


def field_replacement_battalion(c: Clay) -> None:
    """Recruits with rucksacks queue in the snow before a hut; one pack still waits, and a snowman in a helmet."""
    dice = Random("packs")
    log, cut, dark = (
        paint("#7a5636", 0.85, bump=0.7, grain=7, second="#5f4228"),
        paint("#c09660", 0.8, bump=0.4),
        paint("#2a2018", 0.6),
    )
    snow, glow = paint("#e4ecf4", 0.7, bump=0.35, grain=5), paint("#ffc860", 0.5, glow=2.4, bump=0)
    link(pack(), "pack", (-1.35, -1.5, 0.0), (0, 0, -30), 0.85)
    men = [recruit(stride, tone) for stride, tone in ((1, "#6f7858"), (-1, "#8a7350"), (1, "#5f6c74"))]
    for k in range(5):
        x, y = -1.5 + 0.62 * k, -0.75 + 0.33 * k
        link(men[(2 * k) % 3], "recruit", (x, y, 0.0), (0, 0, 84 + dice.uniform(-16, 12)), 0.92)
        for step in range(5):
            link(rock_mesh(k * 2.0, snow, 0.2, 3), "drift", (x + dice.gauss(0, 0.2), y + dice.gauss(0, 0.15), -0.02), scale=0.1 + 0.01 * step)  # fmt: skip
    # the hut
    with Group((0.95, 2.0, 0), (0, 0, 8)):
        for k in range(7):
            z = 0.1 + 0.19 * k
            for y in (-0.85, 0.85):
                pole((-1.45, y, z), (1.45, y, z), 0.105, log, sides=12)
                for x in (-1.46, 1.46):
                    lathe([(0.095, 0), (0.095, 0.012)], cut, (x, y, z), (0, 90 if x > 0 else -90, 0), sides=14)
            for x in (-1.25, 1.25):
                pole((x, -1.05, z + 0.09), (x, 1.05, z + 0.09), 0.105, log, sides=12)
                lathe([(0.095, 0), (0.095, 0.012)], cut, (x, -1.06, z + 0.09), (90, 0, 0), sides=14)
        with Group((0, 0, 0), (0, 0, 90)):
            gable = [(0.85, 1.3), (0.85, 1.42), (0.4, 1.85), (0.02, 2.2)]
            loft([(-1.3, gable), (1.3, gable)], log)
            for grow, material, low in ((0.0, cut, 0.0), (0.09, snow, 0.07)):
                slope = [
                    (1.15 - grow, 1.18 + low),
                    (1.17 - grow, 1.26 + low + grow),
                    (0.6, 1.78 + low + grow),
                    (0.04, 2.3 + low + grow),
                ]
                loft([(-1.55 + grow, slope), (1.55 - grow, slope)], material, 0.05)
        box((0.62, 0.08, 1.2), (0.55, -0.95, 0.6), dark, bevel=0.02)
        frame = paint("#d8dce0", 0.7)
        box((0.62, 0.08, 0.52), (-0.55, -0.96, 0.82), frame, bevel=0.02)
        box((0.48, 0.08, 0.4), (-0.55, -0.98, 0.82), glow, bevel=0.01)
        box((0.04, 0.1, 0.4), (-0.55, -0.99, 0.82), frame, bevel=0.005)
        box((0.48, 0.1, 0.04), (-0.55, -0.99, 0.84), frame, bevel=0.005)
        lathe(
            [(0.14, 0), (0.14, 0.7), (0.18, 0.72), (0.18, 0.8)],
            paint("#8a5a44", 0.85, bump=0.5),
            (0.6, 0.35, 1.95),
            sides=4,
            smooth=False,
            rot=(0, 0, 45),
        )
        _smoke([((0.6 + 0.06 * k, 0.35 + 0.05 * k, 2.85 + 0.15 * k), 0.1 + 0.025 * k) for k in range(6)], "#d8dee6")
    # a snowman in a helmet
    with Group((-2.05, 0.35, 0), (0, 0, -12)):
        for z, r in ((0.2, 0.27), (0.55, 0.2), (0.83, 0.15)):
            sphere((0, 0, z), r, snow, 20)
        lathe([(0.035, 0), (0.002, 0.17)], paint("#e07a2a", 0.6), (0, -0.13, 0.83), (90, 0, 0), sides=10)
        lathe(
            [(0.21, 0), (0.19, 0.03), (0.17, 0.09), (0.1, 0.16), (0.01, 0.18)],
            body_paint("#5a6350"),
            (0, 0, 0.9),
            (8, -7, 0),
        )
        for x in (-0.05, 0.05):
            sphere((x, -0.135, 0.88), 0.02, dark, 8)
        for z in (0.5, 0.62):
            sphere((0, -0.195, z), 0.022, dark, 8)
    # the sledge
    with Group((1.75, 0.95, 0.02), (0, 0, -50), 0.95):
        for s in (-1, 1):
            tube(
                [(s * 0.3, 0.8, 0.05), (s * 0.3, -0.6, 0.05), (s * 0.3, -0.85, 0.14), (s * 0.3, -0.92, 0.34)],
                0.035,
                cut,
            )
            for y in (-0.5, 0.05, 0.6):
                pole((s * 0.3, y, 0.05), (s * 0.27, y, 0.28), 0.028, cut, sides=8)
        for k in range(6):
            box((0.7, 0.17, 0.04), (0, -0.5 + 0.22 * k, 0.3), log, bevel=0.01)
        box((0.5, 0.5, 0.36), (0, 0.3, 0.5), cut, (0, 0, 5), 0.02)
        sphere((0, -0.25, 0.46), (0.28, 0.36, 0.18), paint("#b89f6c", 0.9, bump=0.5), 20)
        box((0.46, 0.46, 0.06), (0, 0.3, 0.7), snow, (0, 0, 5), 0.03)
        tube([(-0.3, -0.92, 0.34), (0, -1.3, 0.1), (0.3, -0.92, 0.34)], 0.016, paint("#d8c490", 0.9, bump=0.5))

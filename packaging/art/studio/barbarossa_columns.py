"""Barbarossa's columns: what brings an army forward, and the men who keep it moving."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

import numpy as np
from studio.barbarossa_grounds import Season, terrain
from studio.clay import Clay, Vec, blotch
from studio.horses import bridle, horse
from studio.materials import paint
from studio.nature import Height, fbm, fir, land, leafy_tree, rock_mesh, scatter, tuft, water
from studio.solids import Group, box, cloth, figure, lathe, link, pole, solid, sphere, tube
from studio.vehicles import body_paint, lorry
from studio.vehicles_light import (
    armoured_car,
    cart,
    crewman,
    half_track,
    hoop,
    locomotive,
    loft,
    lorry_trim,
    marcher,
    motorcycle,
    pack,
    pontoon,
    radio_van,
    rails,
    rivets,
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
        _dust(dice, y + 0.75, 40)


def horses(c: Clay) -> None:
    """Two horses before a loaded cart, its carter on the sacks."""
    with Group((0.0, -0.35, 0.02), (0, 0, -40)):
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
    with Group((-1.95, 0.35, -0.32), (0, 0, 66), 0.95):
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
    x0, y0, foot, top = -0.35, 1.9, _hill(-0.35, 1.9), 2.05
    corners = [(math.cos(a), math.sin(a)) for a in (0.5, 2.07, 3.64, 5.21)]

    def leg(n: int, t: float) -> Vec:
        r = 0.24 * (1 - t) + 0.045 * t
        return x0 + r * corners[n % 4][0], y0 + r * corners[n % 4][1], foot + top * t

    for n in range(4):
        pole(leg(n, -0.03), leg(n, 1), 0.024, steel, sides=8)
        for k in range(9):
            a, b = k / 9, (k + 1) / 9
            pole(leg(n, a), leg(n + 1, b), 0.013, red if k in (2, 3, 6, 7) else steel, sides=6)
            pole(leg(n + 1, a), leg(n, b), 0.013, red if k in (2, 3, 6, 7) else steel, sides=6)
            pole(leg(n, b), leg(n + 1, b), 0.015, steel, sides=6)
    peak = foot + top
    pole((x0, y0, peak - 0.1), (x0, y0, peak + 0.5), 0.02, steel, 0.008)
    for s in (-1, 1):
        pole((x0, y0, peak + 0.3), (x0 + s * 0.55, y0 + s * 0.2, peak + 0.3), 0.014, steel, sides=8)
        sphere((x0 + s * 0.55, y0 + s * 0.2, peak + 0.3), 0.035, china, 12)
    sphere((x0, y0, peak + 0.52), 0.05, paint("#ff6a3a", 0.4, glow=1.2), 14)
    for x, y in ((-2.2, 0.5), (1.35, 0.35), (1.6, 3.2), (-2.4, 3.3)):
        z = _hill(x, y)
        for t in (0.97, 0.6):
            pole((x, y, z), (x0, y0, foot + top * t), 0.011, wire, sides=6)
        pole((x, y, z - 0.05), (x + (x - x0) * 0.05, y + (y - y0) * 0.05, z + 0.22), 0.035, wood, sides=8)
    # telephone poles
    line = [(-1.35, 0.15), (2.05, 0.05), (2.7, 2.4), (2.9, 4.9)]
    for k, (x, y) in enumerate(line):
        z = _hill(x, y)
        pole((x, y, z - 0.1), (x + 0.02, y, z + 1.65), 0.05, wood, 0.038)
        box((0.62, 0.06, 0.07), (x, y, z + 1.5), wood, (0, 0, -35), 0.01)
        for off in (-0.24, 0.0, 0.24):
            at = (x + off * 0.82, y - off * 0.57, z + 1.54)
            lathe([(0.02, 0), (0.045, 0.03), (0.05, 0.08), (0.02, 0.12)], china, at, sides=12)
            if k + 1 < len(line):
                u, v = line[k + 1]
                w = _hill(u, v)
                end = (u + off * 0.82, v - off * 0.57, w + 1.54)
                tube([tuple(p + (q - p) * t - (0.22 * 4 * t * (1 - t) if i == 2 else 0) for i, (p, q) in enumerate(zip(at, end, strict=True)))
                      for t in np.linspace(0, 1, 8)], 0.008, wire)  # fmt: skip
    climber = standing((((-0.2, -0.34, 1.3), (-0.06, -0.36, 1.5)), ((0.22, -0.34, 1.3), (0.06, -0.36, 1.46))))
    link(climber, "climber", (2.05, -0.14, 0.5), (4, 0, 4), 0.6)
    # the van, and a man who pays out cable
    with Group((-1.2, -0.5, 0.05), (0, 0, -38), 0.9):
        radio_van("#7f8f7a")
    link(
        standing((((-0.34, -0.04, 1.16), (-0.3, -0.26, 1.06)), ((0.34, -0.04, 1.16), (0.3, -0.26, 1.06))), lean=0.1),
        "man",
        (0.45, -0.6, 0.04),
        (0, 0, 48),
        0.66,
    )
    with Group((0.58, -0.73, 0.76), (0, 0, 48)):
        for x in (-0.13, 0.13):
            lathe([(0.2, -0.012), (0.2, 0.012)], red, (x, 0.12, 0), (0, 90, 0), sides=24)
        lathe(
            [(0.13, -0.13), (0.13, 0.13)], paint("#2a2826", 0.6, bump=0.8, grain=40), (0, 0.12, 0), (0, 90, 0), sides=20
        )
    tube([(0.55, -0.68, 0.6), (0.3, -0.5, 0.12), (-0.1, -0.55, 0.06), (-0.5, -0.4, 0.1)], 0.016, paint("#2a2826", 0.6))


def division_headquarters_company(c: Clay) -> None:
    """On the staff's desk: a field telephone, a lamp, a map case, a tent for the model table, tea and pencils."""
    case, black = body_paint("#8a7a52", "#76683f"), paint("#26241f", 0.25, coat=0.6, bump=0.08)
    brass, leather = (
        paint("#e0b050", 0.25, 1.0, bump=0.1),
        paint("#8a5430", 0.5, bump=0.4, grain=14, second="#74441f", coat=0.2),
    )
    with Group((-0.2, -0.35, 0.03), (0, 0, -24), 1.25):
        box((1.3, 0.86, 0.62), (0, 0, 0.32), case, bevel=0.05)
        box((1.32, 0.06, 0.84), (0, 0.5, 0.98), case, (-16, 0, 0), 0.03)
        box((1.1, 0.02, 0.62), (0, 0.455, 1.0), paint("#d8c89a", 0.8), (-16, 0, 0), 0.01)
        for k in range(5):
            box(
                (0.8 - 0.2 * (k % 2), 0.01, 0.02),
                (-0.06, 0.492 - 0.029 * k, 1.18 - 0.1 * k),
                paint("#5a5040", 0.8),
                (-16, 0, 0),
                0,
            )
        box((1.2, 0.76, 0.04), (0, 0, 0.63), black, bevel=0.01)
        for s in (-1, 1):
            box((0.14, 0.2, 0.2), (s * 0.34, 0.02, 0.72), black, bevel=0.04)
            box((0.06, 0.03, 0.16), (s * 0.4, -0.44, 0.55), brass, bevel=0.01)
            for z in (0.06, 0.58):
                rivets((-0.6, -0.435, z), (0.6, -0.435, z), 9, brass, 0.018)
            for x in (-0.62, 0.62):
                lathe([(0.05, 0), (0.05, 0.02)], brass, (x, s * 0.36, 0.62), sides=12)
        tube([(-0.52, 0.02, 0.86), (-0.3, 0.02, 0.92), (0.3, 0.02, 0.92), (0.52, 0.02, 0.86)], 0.075, black)
        for s in (-1, 1):
            lathe(
                [(0.08, 0), (0.17, 0.06), (0.19, 0.15), (0.16, 0.17)],
                black,
                (s * 0.54, 0.02, 0.9),
                (180, s * -12, 0),
                sides=24,
            )
            lathe([(0.13, 0), (0.13, 0.02)], brass, (s * 0.565, 0.02, 0.725), (180, s * -12, 0), sides=20)
        pole((0.65, -0.1, 0.36), (0.8, -0.1, 0.36), 0.035, brass)
        pole((0.78, -0.1, 0.36), (0.8, -0.3, 0.24), 0.03, brass)
        pole((0.78, -0.3, 0.24), (0.95, -0.3, 0.24), 0.05, black, 0.04)
        lathe([(0.13, 0), (0.15, 0.02), (0.11, 0.05)], brass, (-0.3, -0.43, 0.32), (90, 0, 0), sides=24)
        for k in range(6):
            a = 1.0472 * k
            sphere((-0.3 + 0.07 * math.cos(a), -0.48, 0.32 + 0.07 * math.sin(a)), 0.018, black, 8)
        box((0.36, 0.02, 0.18), (0.26, -0.44, 0.3), paint("#e8dcb8", 0.7), bevel=0.005)
        for k in range(3):
            box((0.26 - 0.07 * k, 0.01, 0.018), (0.24, -0.455, 0.35 - 0.045 * k), paint("#4a4030", 0.8), bevel=0)
    tube(
        [
            (-0.85, -0.55, 0.2),
            (-1.25, -0.75, 0.06),
            (-1.45, -0.4, 0.05),
            (-1.2, 0.1, 0.05),
            (-1.9, 0.6, 0.05),
            (-3.4, 0.5, 0.05),
        ],
        0.03,
        black,
    )
    # lamp
    with Group((-1.75, 1.4, 0.02), (0, 0, 120)):
        lathe([(0.36, 0), (0.36, 0.06), (0.2, 0.1), (0.05, 0.16)], brass, sides=32)
        tube([(0, 0, 0.1), (0, 0, 1.25), (-0.06, -0.03, 1.55), (-0.22, -0.1, 1.7)], 0.035, brass)
        with Group((-0.34, -0.16, 1.62), (18, -22, 0)):
            lathe(
                [(0.44, -0.12), (0.42, 0.0), (0.3, 0.16), (0.1, 0.24), (0.04, 0.28)],
                paint("#2f7a54", 0.25, coat=0.8, bump=0.05),
                sides=36,
            )
            lathe([(0.38, -0.13), (0.3, -0.11)], paint("#fff0c0", 0.5, glow=4.0, bump=0), sides=28)
    # map case and rolled maps
    with Group((-1.8, 0.3, 0.02), (0, 0, 24)):
        box((0.95, 0.7, 0.14), (0, 0, 0.08), leather, bevel=0.05)
        box((0.97, 0.5, 0.05), (0, -0.12, 0.17), leather, bevel=0.03)
        for x in (-0.28, 0.28):
            box((0.08, 0.76, 0.03), (x, -0.02, 0.2), paint("#5a3420", 0.6, bump=0.3), bevel=0.01)
            box((0.12, 0.1, 0.03), (x, -0.24, 0.22), brass, bevel=0.01)
        tube([(-0.4, 0.36, 0.1), (-0.2, 0.75, 0.06), (0.3, 0.75, 0.06), (0.4, 0.36, 0.1)], 0.03, leather)
        for k, (x, z) in enumerate(((-0.1, 0.28), (0.12, 0.28), (0.01, 0.44))):
            pole(
                (x - 0.62, 0.2 + 0.1 * k, z),
                (x + 0.62, 0.1, z),
                0.085,
                paint(("#e4d6ae", "#d8c89a", "#eee2c0")[k], 0.8),
            )
    # the tent
    with Group((1.5, 1.0, 0.02), (0, 0, -26), 0.95):
        canvas = paint("#9a9468", 0.85, bump=0.35, grain=14, second="#86805a")

        def half(side: int) -> Callable[[float, float], Vec]:
            """One slope of the tent, sagging between its ends."""
            return lambda u, v: (
                side * (0.75 * v + 0.03 * math.sin(u * 12) * v),
                -0.8 + 1.6 * u,
                1.05 - v * 0.98 - 0.06 * math.sin(math.pi * u) * (1 - v),
            )

        for s in (-1, 1):
            cloth(half(s), canvas, 16, 10)
        solid([(0, 0.75, 1.0), (-0.7, 0.75, 0.05), (0.7, 0.75, 0.05)], [(0, 1, 2)], canvas)
        for s in (-1, 1):
            solid(
                [(0, -0.78, 1.03), (s * 0.72, -0.78, 0.06), (s * 0.34, -0.84, 0.06)], [(0, 1, 2)], canvas, thick=0.015
            )
            for y in (-0.7, 0, 0.7):
                pole((s * 0.4, y, 0.55), (s * 1.05, y * 1.2, 0.02), 0.012, paint("#e0d0a0", 0.9), sides=6)
        pole((0, -0.8, 0), (0, -0.8, 1.55), 0.025, brass)
        solid([(0, -0.8, 1.55), (0.42, -0.8, 1.45), (0, -0.8, 1.34)], [(0, 1, 2)], paint("#3a6a8a", 0.7), thick=0.012)
    # tea in a glass, pencils, a magnifying glass
    with Group((-1.35, -1.05, 0.02)):
        lathe([(0.2, 0), (0.22, 0.03), (0.18, 0.06), (0.19, 0.28)], brass, sides=28)
        lathe([(0.17, 0.06), (0.19, 0.36)], paint("#b8642a", 0.08, coat=1.0, bump=0), sides=28)
        hoop((-0.24, 0, 0.18), 0.1, brass, 0.03, 0.03).rotation_euler = (0, 0, math.pi / 2)
    for k, tone in enumerate(("#b03a2a", "#3a6a9a")):
        with Group((-0.65 + 0.5 * k, -1.42, 0.05), (0, 0, 30 - 55 * k)):
            pole((-0.4, 0, 0), (0.3, 0, 0), 0.035, paint(tone, 0.4, coat=0.4), sides=6)
            pole((0.3, 0, 0), (0.42, 0, 0), 0.034, paint("#d8b080", 0.8), 0.006, 6)


def field_replacement_battalion(c: Clay) -> None:
    """Packs, helmets and boots wait in a row in the snow before a hut; a sledge, and one snowman in a helmet."""
    dice = Random("packs")
    log, cut, dark = (
        paint("#7a5636", 0.85, bump=0.7, grain=7, second="#5f4228"),
        paint("#c09660", 0.8, bump=0.4),
        paint("#2a2018", 0.6),
    )
    snow, glow = paint("#e4ecf4", 0.7, bump=0.35, grain=5), paint("#ffc860", 0.5, glow=2.4, bump=0)
    packs = [pack(), pack("#8f8a60", "#66705c"), pack("#a87a48", "#5a6468")]
    for k in range(6):
        x, y = -1.75 + 0.6 * k, -1.15 + 0.34 * k
        link(
            packs[k % 3],
            "pack",
            (x, y, 0.0),
            (dice.uniform(-3, 3), dice.uniform(-4, 4), -14 + dice.uniform(-12, 12)),
            1.08,
        )
        link(rock_mesh(k * 2.0, snow, 0.2, 3), "drift", (x + 0.1, y + 0.15, -0.02), scale=(0.5, 0.4, 0.1))
    # the hut
    with Group((-0.75, 2.0, 0), (0, 0, -14)):
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
        box((0.5, 0.08, 0.95), (0.55, -0.95, 0.5), dark, bevel=0.02)
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

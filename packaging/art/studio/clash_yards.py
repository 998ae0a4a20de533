"""Clash's grounds of castles and woods."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import bpy
from studio.arms import iron
from studio.buildings import banner, masonry, round_tower, wall, wood
from studio.clay import Vec, rgb
from studio.materials import paint
from studio.nature import (
    Height,
    around,
    fbm,
    fern,
    flames,
    land,
    litter,
    mountains,
    rock_mesh,
    scatter,
    tuft,
    underfoot,
)
from studio.solids import Group, box, lathe, link, pole, solid, sphere, tube

# ---- the castle


def castle_yard(dice: Random) -> Height:
    """A flagged yard under a curtain wall: tower, stairs, torches, a well, a cart."""

    def height(x: float, y: float) -> float:
        return 0.03 * fbm(x * 0.7, y * 0.7)

    land(height, paint("#4e473a", 0.95, bump=0.6, grain=6, second="#5c5a3a"), (26, 24), (0, 7), 120)
    flags(dice, height)
    stone = "#8f887a"
    wall((-6.5, 8.6, 0), (6.5, 8.6, 0), 2.5, stone, 0.7)
    round_tower((2.5, 8.0, 0), 1.05, 4.3, stone)
    round_tower((-4.4, 11.5, 0), 1.3, 4.6, stone, "#54607a")
    box((2.6, 2.4, 5.2), (-0.6, 14, 2.6), masonry("#7d7a78", "#6a6870"), bevel=0.06)
    for k in range(4):
        box((0.42, 2.5, 0.45), (-1.65 + 0.7 * k, 14, 5.4), masonry("#7d7a78", "#6a6870"), bevel=0.04)
    stairs((-2.5, 7.4, 0), 2.5)
    for x, y in ((-2.75, 8.05), (0.55, 8.15)):
        torch(dice, (x, y, 1.75))
    banner((-1.35, 8.0, 0.3), 2.4, "#7a2c34", "#d8b060", 0.55)
    well((1.75, 3.1, 0))
    cart((-2.0, 3.6, 0), 28)
    barrel((1.75, 5.6, 0))
    barrel((2.25, 5.3, 0))
    weed = tuft(paint("#7d8a44", 0.9, second="#5f7234"), dice, 11, 0.17)
    scatter(weed, underfoot(dice, 50, 1.8), height, 0.35, 1.0, dice)
    scatter(weed, around(dice, 70, 1.2, 3.4, (0.5, 8)), height, 0.5, 1.3, dice)
    litter(dice, height, "#8f887a", "#6d665a")
    straw = paint("#c8a850", 0.9)
    scatter(tuft(straw, dice, 9, 0.22, 0.1, 0.006), underfoot(dice, 24, 1.6), height, 0.4, 0.8, dice, 75)
    mountains(dice, paint("#6f7688", 0.9, bump=0.8, grain=1.2, second="#59606f"), far=26, tall=6)
    return height


def flags(dice: Random, height: Height) -> None:
    """Paving stones in courses of uneven width, some sunk, a few missing."""
    tones = [masonry(tone, second) for tone, second in (("#857d6d", "#736c60"), ("#7b766c", "#686259"), ("#8f8674", "#7a7160"))]  # fmt: skip
    y = -3.6
    while y < 8.2:
        deep = dice.uniform(0.34, 0.5) * (1 + max(0.0, y) * 0.06)
        x = -3.4 - dice.uniform(0, 0.5)
        while x < 3.4:
            wide = dice.uniform(0.4, 0.75)
            if dice.random() > 0.07:
                at = x + wide / 2, y + deep / 2
                rot = dice.uniform(-1.6, 1.6), dice.uniform(-1.6, 1.6), dice.uniform(-1.5, 1.5)
                box((wide - 0.035, deep - 0.035, 0.12), (*at, height(*at) - 0.03 + dice.uniform(-0.012, 0.012)),
                    dice.choice(tones), rot, 0.022)  # fmt: skip
            x += wide
        y += deep


def stairs(at: Vec, tall: float, steps: int = 11, wide: float = 0.8, tone: str = "#8f887a") -> None:
    """Steps that rise to the left along a wall, closed below."""
    stone = masonry(tone, "#766f62")
    for k in range(steps):
        h = tall * (k + 1) / steps
        box((0.3, wide, h), (at[0] + 1.4 - 0.29 * k, at[1], at[2] + h / 2), stone, bevel=0.02)


def torch(dice: Random, at: Vec) -> None:
    """An iron basket on a bracket, burning."""
    x, y, z = at
    pole((x, y + 0.3, z - 0.25), (x, y, z), 0.035, iron())
    lathe([(0.05, -0.1), (0.12, 0.04), (0.13, 0.1)], iron(), (x, y, z), sides=14)
    flames(dice, (x, y, z + 0.06), 0.13, 0.42, 6, power=2.6)


def well(at: Vec) -> None:
    """A round well with a shingled roof, a winch and a bucket."""
    with Group(at):
        stone, other = masonry("#948c7c"), masonry("#7f796e", "#6a655c")
        for row in range(4):
            for k in range(13):
                a = 6.283 * (k + 0.5 * (row % 2)) / 13
                box((0.25, 0.2, 0.155), (0.52 * math.cos(a), 0.52 * math.sin(a), 0.08 + 0.165 * row),
                    (stone, other)[(k * 7 + row) % 3 == 0], (0, 0, math.degrees(a) + 90), 0.03)  # fmt: skip
        lathe([(0.45, 0), (0.45, 0.5)], paint("#0f1012", 0.5), sides=20)
        for s in (-1, 1):
            pole((0.55 * s, 0, 0), (0.55 * s, 0, 1.5), 0.055, wood(), sides=9)
            box((1.5, 0.62, 0.06), (0, 0.25 * s, 1.55), wood("#6f5238", "#553c28"), (-38 * s, 0, 0), 0.015)
        pole((-0.62, 0, 1.0), (0.68, 0, 1.0), 0.07, wood(), sides=10)
        tube([(0.68, 0, 1.0), (0.68, 0, 0.78), (0.84, 0, 0.78)], 0.022, iron())
        pole((0.05, -0.07, 1.0), (0.05, -0.07, 0.74), 0.014, paint("#c8b080", 0.9))
        lathe([(0.1, 0), (0.13, 0.22)], wood("#7a5a38"), (0.05, -0.07, 0.52), sides=14)


def wheel(at: Vec, r: float, turn: float = 0) -> None:
    """A spoked wooden wheel that stands across y."""
    with Group(at, (90, 0, turn)):
        lathe(
            [(r * 0.84, -0.045), (r, -0.045), (r, 0.045), (r * 0.84, 0.045), (r * 0.84, -0.045)],
            wood("#6f5236"),
            sides=26,
        )
        lathe([(r * 0.2, -0.1), (r * 0.22, 0), (r * 0.2, 0.1)], wood("#553c28"), sides=14)
        for k in range(8):
            a = 6.283 * k / 8
            pole((0, 0, 0), (r * 0.9 * math.cos(a), r * 0.9 * math.sin(a), 0), 0.03, wood(), sides=7)


def cart(at: Vec, turn: float = 0) -> None:
    """A two-wheeled cart on its shafts, loaded with sacks."""
    with Group(at, (0, 0, turn)):
        board = wood("#7a5a3a", "#5f452c")
        with Group((0, 0, 0.55), (0, 9, 0)):
            box((1.5, 0.75, 0.07), (0, 0, 0), board, bevel=0.015)
            for y in (-0.37, 0.37):
                for k in range(2):
                    box((1.5, 0.05, 0.14), (0, y, 0.14 + 0.17 * k), board, bevel=0.015)
                for x in (-0.6, 0, 0.6):
                    box((0.06, 0.07, 0.4), (x, y * 1.08, 0.2), wood(), bevel=0.01)
                pole((0.7, y * 0.8, 0), (1.75, y * 0.7, -0.22), 0.04, wood(), sides=8)
            for k, (x, y) in enumerate(((-0.4, -0.1), (0.1, 0.12), (0.45, -0.1))):
                sphere(
                    (x, y, 0.28), (0.27, 0.24, 0.27), paint("#b09a70", 0.95, bump=0.6, grain=26), 18, (0, 8 * k, 30 * k)
                )
        for y in (-0.48, 0.48):
            wheel((-0.1, y, 0.46), 0.46)
        pole((-0.1, -0.5, 0.46), (-0.1, 0.5, 0.46), 0.04, iron(), sides=8)


def barrel(at: Vec, tall: float = 0.7, tone: str = "#7a5636") -> None:
    """A barrel with iron hoops."""
    r = tall * 0.36
    with Group(at):
        lathe([(r * 0.82, 0), (r * 0.96, tall * 0.25), (r, tall * 0.5), (r * 0.96, tall * 0.75), (r * 0.82, tall), (r * 0.7, tall * 0.96)],
              wood(tone), sides=26, wave=lambda a, z: 1 + 0.008 * math.cos(13 * a))  # fmt: skip
        for z, q in ((0.12, 0.93), (0.36, 1.01), (0.64, 1.01), (0.88, 0.93)):
            lathe([(r * q, tall * z - 0.025), (r * q + 0.02, tall * z), (r * q, tall * z + 0.025)], iron(), sides=26)


# ---- the forest


def forest(dice: Random) -> Height:
    """Old trunks with roots and moss, ferns, mushrooms, shafts of light."""
    soil = paint("#51442c", 0.95, bump=0.7, grain=6, mottle=0.4, second="#5c6a30")

    def height(x: float, y: float) -> float:
        return 0.09 * fbm(x * 0.9, y * 0.9) + 0.16 * max(0.0, abs(x) - 1.6) + 0.02 * max(0.0, y)

    land(height, soil, (26, 24), (0, 7))
    places = [(-2.15, 2.6, 0.42), (2.3, 3.4, 0.5), (-3.4, 6.0, 0.55), (1.15, 8.2, 0.42), (4.0, 7.6, 0.6), (-1.35, 10.5, 0.45),
              (2.9, 12.0, 0.5), (-4.2, 12.5, 0.6), (0.5, 15.5, 0.5), (-2.6, 17, 0.5), (5.2, 16, 0.6)]  # fmt: skip
    for x, y, r in places:
        trunk((x, y, height(x, y)), r, dice)
    log((1.75, 1.35, height(1.75, 1.35)), 62)
    moss = paint("#66803a", 0.95, bump=0.8, grain=14, second="#4a6a30")
    mound = rock_mesh(4.2, moss, 0.3, 4)
    scatter(mound, around(dice, 26, 1.35, 3.4, (0.5, 7)), height, 0.15, 0.5, dice, 5, (1, 1, 0.5))
    grey = paint("#7c7868", 0.9, bump=0.7, grain=4, second="#5f7238")
    scatter(rock_mesh(8, grey, 0.45), around(dice, 14, 1.3, 3.4), height, 0.1, 0.32, dice)
    for colour, second in (("#5f8f34", "#3d742e"), ("#86a83e", "#5f8f30")):
        leaf = fern(paint(colour, 0.65, second=second, bump=0.1), dice, 10, 0.85)
        scatter(leaf, around(dice, 24, 1.15, 2.6, (0.3, 6)), height, 0.6, 1.25, dice)
        scatter(
            fern(paint(colour, 0.65, second=second, bump=0.1), dice, 6, 0.3),
            underfoot(dice, 18, 1.7),
            height,
            0.4,
            1,
            dice,
        )
    for x, y in [*around(dice, 11, 1.0, 2.2, (0.2, 4)), (-1.0, -0.9), (1.15, -0.6), (0.95, -1.5)]:
        toadstools(dice, (x, y, height(x, y)))
    litter(dice, height, "#7a6a4c", "#5f5238")
    fallen = paint("#a8702c", 0.8, second="#8a4a24", bump=0.1)
    scatter(_leaf(fallen), underfoot(dice, 140, 1.9), height, 0.5, 1.1, dice, 25)
    grass = tuft(paint("#7f9444", 0.9, second="#5f7c36"), dice, 11, 0.2)
    scatter(grass, underfoot(dice, 70, 1.8), height, 0.5, 1.1, dice)
    for x, y, lean, wide in (
        (-1.7, 5.0, 0.34, 0.34),
        (0.5, 7.0, 0.3, 0.5),
        (2.3, 9.5, 0.32, 0.6),
        (-3.0, 9.0, 0.3, 0.5),
    ):
        shaft((x, y, 0.0), lean, wide)
    return height


def trunk(at: Vec, r: float, dice: Random, tall: float = 9.0) -> None:
    """An old tree up to where the picture ends: ridged bark, a flared foot, roots, moss, a shelf fungus."""
    bark = paint("#5a4632", 0.95, bump=0.9, grain=5, mottle=0.4, second="#473a2e")
    moss = paint("#4c602c", 0.95, bump=0.9, grain=14, second="#6a7c38")
    phase, feet = dice.uniform(0, 6), dice.choice((5, 6, 7))

    def ridged(a: float, z: float) -> float:
        flare = math.exp(-max(0.0, z) / 0.55)
        return (
            1
            + flare * (0.75 + 0.45 * math.cos(feet * a + phase))
            + 0.06 * math.sin(15 * a + 2.4 * math.sin(z * 1.3 + phase))
        )

    heights = [-0.2, 0, 0.12, 0.25, 0.42, 0.65, 0.95, 1.4, 2, 2.8, 4, 6, tall]
    with Group(at, (dice.uniform(-2, 2), dice.uniform(-4, 4), dice.uniform(0, 360))):
        lathe([(r * (1 - 0.3 * z / tall), z) for z in heights], bark, sides=90, wave=ridged)
        for k in range(feet):
            a = (6.283 * k - phase) / feet
            bend = dice.uniform(-0.35, 0.35)
            ends = [(q * r * math.cos(a + b), q * r * math.sin(a + b), z)
                    for q, b, z in ((1.4, 0, 0.3), (2.1, bend * 0.4, 0.1), (2.9, bend, 0.02), (3.6, bend * 1.3, -0.1))]  # fmt: skip
            tube(ends, r * 0.26, bark, r * 0.06)
        for k in range(34):
            a, z = dice.uniform(0, 6.28), 1.7 * dice.random() ** 1.8
            q = r * ridged(a, z) * (1 - 0.3 * z / tall) - 0.02
            size = dice.uniform(0.05, 0.13)
            link(rock_mesh(k, moss, 0.4, 3), "moss", (q * math.cos(a), q * math.sin(a), z), (0, 90, math.degrees(a)),
                 (size * 1.5, size, size * 0.55))  # fmt: skip
    for k in range(3):
        a, z = math.radians(dice.uniform(215, 325)), 0.9 + 0.28 * k
        lathe([(0.01, -0.06), (0.16, 0), (0.15, 0.03), (0.02, 0.05)], paint("#c88a4a", 0.8, second="#e0c08a"),
              (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z), (8, 0, 0), sides=18)  # fmt: skip


def log(at: Vec, turn: float, long: float = 1.7, r: float = 0.2) -> None:
    """A mossed log that fell long ago."""
    bark = paint("#5f4a34", 0.95, bump=0.9, grain=6, second="#4f5c30")
    with Group(at, (0, 88, turn)):
        lathe([(r, -long / 2), (r * 1.06, 0), (r * 0.92, long / 2)], bark, (-r * 0.6, 0, 0), sides=40,
              wave=lambda a, z: 1 + 0.06 * math.sin(9 * a + 2 * z))  # fmt: skip
        for end in (-1, 1):
            lathe([(r * 0.9, 0), (r * 0.5, 0.012), (0.01, 0.016)], paint("#c8a070", 0.9, second="#a87c50"),
                  (-r * 0.6, 0, end * long / 2), (0 if end > 0 else 180, 0, 0), sides=30)  # fmt: skip


def toadstools(dice: Random, at: Vec, red: bool | None = None, size: float = 1.0) -> None:
    """Two to four mushrooms together, red ones with white spots."""
    red = dice.random() < 0.55 if red is None else red
    cap = paint("#b8322a" if red else "#b88a58", 0.4, bump=0.1, second="#98261f" if red else "#96683c")
    stem, spot = paint("#e8dcc0", 0.8), paint("#f4ead4", 0.8)
    for _ in range(dice.choice((2, 3, 4))):
        x, y = at[0] + dice.gauss(0, 0.1) * size, at[1] + dice.gauss(0, 0.08) * size
        h, r = dice.uniform(0.09, 0.24) * size, dice.uniform(0.05, 0.1) * size
        with Group((x, y, at[2] - 0.01), (dice.uniform(-9, 9), dice.uniform(-9, 9), dice.uniform(0, 360))):
            toadstool(h, r, cap, stem, spot if red else None)


def toadstool(h: float, r: float, cap: Any, stem: Any, spot: Any = None) -> None:
    """One mushroom with a lip, a ring on its stem and spots."""
    lathe([(r * 0.34, 0), (r * 0.26, h * 0.5), (r * 0.22, h)], stem, sides=14)
    lathe([(r * 0.26, 0.62 * h), (r * 0.44, 0.56 * h), (r * 0.24, 0.66 * h)], stem, sides=14)
    dome = [(r * math.cos(t), h + 0.72 * r * math.sin(t)) for t in (0, 0.3, 0.6, 0.9, 1.2, 1.5)]
    lathe([(r * 0.3, h + 0.02 * r), (r * 0.94, h - 0.1 * r), *dome], cap, sides=26)
    for k in range(9 if spot is not None else 0):
        a, t = 2.4 * k, 1.4 - 0.13 * k
        q = r * 1.0 * math.cos(t)
        sphere((q * math.cos(a), q * math.sin(a), h + 0.73 * r * math.sin(t)), r * (0.14 - 0.005 * k), spot, 10)


def _leaf(material: Any) -> Any:
    """A fallen leaf, folded along its rib."""
    points = [(0, -0.07, 0.02), (0.035, -0.02, 0.035), (0.03, 0.03, 0.03), (0, 0.08, 0.03), (-0.03, 0.03, 0.02), (-0.035, -0.02, 0.03), (0, 0, 0.012)]  # fmt: skip
    mesh = bpy.data.meshes.new("leaf")
    mesh.from_pydata(points, [], [(0, 1, 6), (1, 2, 6), (2, 3, 6), (3, 4, 6), (4, 5, 6), (5, 0, 6)])
    mesh.materials.append(material)
    return mesh


def shaft(at: Vec, lean: float, wide: float, tone: str = "#fff2b8", power: float = 0.3) -> None:
    """A beam of light that falls to the right: a sheet that only the lens sees, soft at its sides and lower end."""
    x, y, z = at
    tall, rows, cols = 8.0, 12, 8
    points = [(x - lean * tall * v + wide * (2 * u - 1) * (1 - 0.3 * v), y, z + tall * v)
              for v in (j / rows for j in range(rows + 1)) for u in (i / cols for i in range(cols + 1))]  # fmt: skip
    w = cols + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(rows) for i in range(cols)]
    thing = solid(points, faces, _beam(tone))
    shares = [
        power * math.sin(math.pi * i / cols) ** 1.5 * min(1.0, 2.2 * j / rows)
        for j in range(rows + 1)
        for i in range(cols + 1)
    ]
    layer = thing.data.attributes.new("Share", "FLOAT", "POINT")
    layer.data.foreach_set("value", shares)
    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


def _beam(tone: str) -> Any:
    """Light without a surface: as much of it as the attribute `Share` says."""
    material = bpy.data.materials.new("beam")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    share, clear = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeBsdfTransparent")
    light, both = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeAddShader")
    share.attribute_name = "Share"
    light.inputs[0].default_value = (*rgb(tone), 1)
    links.new(share.outputs["Fac"], light.inputs[1])
    links.new(clear.outputs[0], both.inputs[0])
    links.new(light.outputs[0], both.inputs[1])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material

"""Clash's grounds of the dead."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import bpy
from studio.buildings import gravestone, masonry
from studio.clay import Vec
from studio.lighting import lamp
from studio.materials import FOG, Nodes, paint
from studio.nature import (
    Height,
    around,
    bare_tree,
    fbm,
    land,
    litter,
    rock_mesh,
    scatter,
    tuft,
    underfoot,
)
from studio.solids import Group, blade, box, lathe, link, pole, solid, sphere, tube


def mist(banks: list[Vec], thick: float = 0.6) -> None:
    """Low banks of fog across the picture, each (x, y, z, width, height): sheets that pale what stands behind them."""
    for x, y, z, wide, tall in banks:
        points = [(-wide / 2, 0, 0), (wide / 2, 0, 0), (wide / 2, 0, tall), (-wide / 2, 0, tall)]
        sheet = solid(points, [(0, 1, 2, 3)], _veil(wide, tall, thick, x + y), (x, y, z))
        sheet.visible_shadow = sheet.visible_diffuse = sheet.visible_glossy = False


def _veil(wide: float, tall: float, thick: float, seed: float) -> Any:
    """The fog's colour, torn by noise and fading to every edge."""
    material = bpy.data.materials.new("veil")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    made = Nodes(material.node_tree)

    def new(kind: str, *inputs: Any, **values: Any) -> Any:
        node = made.new(kind, **values)
        for number, value in enumerate(inputs):
            if hasattr(value, "is_output"):
                links.new(value, node.inputs[number])
            elif value is not None:
                node.inputs[number].default_value = value
        return node

    where = new("TexCoord").outputs["Object"]
    split = new("SeparateXYZ", where)
    noise = new("TexNoise", where, noise_dimensions="4D")
    noise.inputs["W"].default_value, noise.inputs["Scale"].default_value = seed, 1.1
    torn = new("MapRange", noise.outputs["Fac"], 0.32, 0.7, 0.0, thick, interpolation_type="SMOOTHSTEP")
    down = new("MapRange", split.outputs[2], 0.0, tall, 1.0, 0.0, interpolation_type="SMOOTHSTEP")
    reach = new("Math", split.outputs[0], operation="ABSOLUTE")
    side = new("MapRange", reach.outputs[0], wide * 0.2, wide * 0.5, 1.0, 0.0, interpolation_type="SMOOTHSTEP")
    both = new("Math", torn.outputs[0], down.outputs[0], operation="MULTIPLY")
    share = new("Math", both.outputs[0], side.outputs[0], operation="MULTIPLY")
    pale = new("Emission", (*FOG["colour"], 1), 1.15)
    mixed = new("MixShader", share.outputs[0], new("BsdfTransparent").outputs[0], pale.outputs[0])
    links.new(mixed.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def graveyard(dice: Random) -> Height:
    """Leaning stones and crosses, an iron fence, bare trees, a chapel behind, mist."""
    turf = paint("#4a4f34", 0.95, bump=0.7, grain=6, mottle=0.4, second="#5f5a3c")

    def height(x: float, y: float) -> float:
        return 0.07 * fbm(x * 1.2, y * 1.2) + 0.14 * max(0.0, abs(x) - 1.7) + 0.03 * max(0.0, y)

    land(height, turf)
    earth = paint("#4a3a28", 0.95, bump=0.8, grain=5, second="#5d4a32")
    stones = [(-1.55, 1.2), (1.45, 0.9), (-2.3, 2.9), (0.95, 3.4), (2.2, 2.5), (-1.0, 4.6), (-3.3, 4.9), (2.7, 4.8), (1.7, 6.2),
              (-2.2, 6.6)]  # fmt: skip
    for k, (x, y) in enumerate(stones):
        tone = ("#8a8c88", "#7c8078", "#949088")[k % 3]
        place, turn, lean = (x, y, height(x, y)), dice.uniform(-22, 22), dice.uniform(-13, 11)
        if k % 3 == 1:
            gravestone(place, turn, lean, tone, cross=True)
        else:
            headstone(place, turn, lean, tone)
        link(rock_mesh(k * 1.3, earth, 0.25), "mound", (x, y - 0.75, height(x, y) - 0.02), (0, 0, 0), (0.42, 0.75, 0.2))
    iron_fence(dice, height, 8.2)
    chapel((3.5, 19.0, 0.3))
    bark = paint("#33302c", 0.9, bump=0.8, grain=6)
    for x, y, size in ((-2.5, 5.0, 1.0), (3.1, 6.6, 0.9), (-4.2, 9.5, 1.3), (-1.2, 11.5, 0.9)):
        link(bare_tree(bark, dice, 4.2, 5), "tree", (x, y, height(x, y)), (0, 0, dice.uniform(0, 360)), size)
    grass = tuft(paint("#7d7c4c", 0.9, second="#59663c"), dice, 16, 0.3)
    scatter(grass, around(dice, 130, 0.8, 3.4), height, 0.5, 1.1, dice)
    scatter(grass, [(x + dice.gauss(0, 0.25), y - 0.1) for x, y in stones for _ in range(3)], height, 0.5, 0.9, dice)
    scatter(rock_mesh(4, paint("#7c7e78", 0.9, bump=0.6, grain=4)), around(dice, 16, 1.2, 4), height, 0.06, 0.2, dice)
    litter(dice, height, "#7c7a70", "#5d5c54")
    short = tuft(paint("#77774a", 0.9, second="#566238"), dice, 12, 0.18)
    scatter(short, underfoot(dice, 110, 1.7), height, 0.5, 1.1, dice)
    leaf = rock_mesh(2, paint("#8a5a2c", 0.8, second="#6a4424"), 0.4, 1)
    scatter(leaf, underfoot(dice, 60, 1.6), height, 0.02, 0.05, dice, 30, (1, 1, 0.2))
    mist([(-1, 3.8, 0, 8, 0.7), (0.8, 5.6, 0, 9, 0.9), (-0.5, 7.4, 0, 12, 1.3), (1, 10, 0, 16, 2.0)])
    return height


def headstone(at: Vec, turn: float = 0.0, lean: float = 5.0, tone: str = "#8a8c88") -> None:
    """A slab with a round head, on a foot, with worn lines of writing."""
    stone, worn = paint(tone, 0.9, bump=0.7, grain=4, second="#5f6a58"), paint("#4a4c46", 0.95, bump=0.4)
    with Group(at, (lean, lean * 0.6, turn)):
        arc = [(0.3 * math.cos(a), 0.66 + 0.3 * math.sin(a)) for a in (math.pi * k / 14 for k in range(15))]
        blade([(-0.3, -0.1), (0.3, -0.1), *arc], stone, 0.16, 0.035)
        for k, wide in enumerate((0.22, 0.34, 0.3)):
            box((wide, 0.02, 0.035), (0, -0.08, 0.66 - 0.12 * k), worn, bevel=0.008)
        box((0.8, 0.4, 0.16), (0, 0, -0.02), stone, bevel=0.04)


def iron_fence(dice: Random, height: Height, y: float, span: float = 13, tall: float = 1.25) -> None:
    """Railings with spear points across the picture, some of them bent, between stone posts."""
    bar, stone = paint("#2c2e32", 0.5, 0.7, bump=0.4), masonry("#77786f")
    step = 0.26
    for k in range(int(span / step)):
        x = -span / 2 + k * step
        z, bent = height(x, y), dice.uniform(-0.02, 0.02) + (0.14 if dice.random() < 0.12 else 0)
        pole((x, y, z - 0.1), (x + bent, y, z + tall), 0.024, bar, sides=7)
        with Group((x + bent, y, z + tall)):
            lathe([(0.02, 0), (0.055, 0.06), (0.004, 0.22)], bar, sides=8)
        if k % 11 == 5:
            box((0.38, 0.38, tall + 0.3), (x, y, z + tall / 2), stone, bevel=0.04)
            box((0.5, 0.5, 0.12), (x, y, z + tall + 0.18), stone, bevel=0.03)
            sphere((x, y, z + tall + 0.36), 0.16, stone, 16)
    for share in (0.3, 0.85):
        line = [(x, y, height(x, y) + tall * share) for x in (-span / 2, -span / 4, 0, span / 4, span / 2)]
        tube(line, 0.028, bar)


def chapel(at: Vec) -> None:
    """A small dark church with a steep roof, a belfry and lit lancet windows."""
    stone, slate, lit = (
        masonry("#6d6a66", "#5a5856"),
        paint("#3a3e48", 0.7, bump=0.5, grain=12),
        paint("#ffcf70", glow=2.4, bump=0),
    )
    with Group(at, (0, 0, -24)):
        box((2.6, 4.2, 2.4), (0, 0, 1.2), stone, bevel=0.03)
        roof = [(-1.5, -2.3, 2.3), (1.5, -2.3, 2.3), (0, -2.3, 4.3), (-1.5, 2.3, 2.3), (1.5, 2.3, 2.3), (0, 2.3, 4.3)]
        solid(roof, [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)], slate, bevel=0.03)
        box((1.1, 1.1, 4.6), (-1.5, -2.0, 2.3), stone, bevel=0.04)
        box((1.25, 1.25, 0.14), (-1.5, -2.0, 3.4), stone, bevel=0.03)
        lathe(
            [(0.98, 4.55), (0.5, 5.6), (0.02, 7.2)],
            slate,
            (-1.5, -2.0, 0),
            (0, 0, 45),
            sides=4,
            smooth=False,
            bevel=0.03,
        )
        pole((-1.5, -2.0, 7.0), (-1.5, -2.0, 7.7), 0.035, slate, sides=8)
        pole((-1.72, -2.0, 7.45), (-1.28, -2.0, 7.45), 0.035, slate, sides=8)
        for x, z, tall in ((-1.5, 3.95, 0.3), (-0.35, 1.3, 0.6), (0.55, 1.3, 0.6)):
            _lancet((x, -2.13 if x > -1 else -2.56, z), tall, lit)
        for y in (-1.2, 0.2, 1.5):
            _lancet((1.31, y, 1.2), 0.6, lit, 90)


def _lancet(at: Vec, tall: float, material: Any, turn: float = 0) -> None:
    """A narrow pointed window."""
    w = tall * 0.3
    outline = [(-w, 0), (w, 0), (w, tall), (w * 0.6, tall * 1.3), (0, tall * 1.6), (-w * 0.6, tall * 1.3), (-w, tall)]
    solid([(x, 0, z) for x, z in outline], [tuple(range(len(outline)))], material, at, (0, 0, turn), thick=0.04)


def crypt(dice: Random) -> Height:
    """A vault under the ground: pillars, arches, sarcophagi, candles, cracked flags."""
    stone, dark = masonry("#8a8274", "#6f695e"), masonry("#6a645a", "#544f48")

    def height(x: float, y: float) -> float:
        return 0.02 * fbm(x * 2, y * 2)

    _flags(dice)
    sides = [(s * 1.8, y) for y in (3.8, 6.6, 9.4) for s in (-1, 1)]
    for x, y in sides:
        _pillar((x, y, 0), stone)
    for y in (3.8, 6.6, 9.4):
        _arch((0, y, 2.15), 1.8, stone)
        for s in (-1, 1):
            _arch((s * 3.3, y, 2.15), 1.1, stone)
    _spandrel(3.9, 2.15, [(-3.3, 1.25), (0.0, 1.95), (3.3, 1.25)], dark)
    vault = [(1.95 * math.cos(a), 2.1 + 1.9 * math.sin(a)) for a in (math.pi * k / 24 for k in range(25))]
    points = [(x, y, z) for y in (4.0, 12.0) for x, z in vault]
    solid(points, [(k, k + 1, k + 26, k + 25) for k in range(24)], dark, smooth=True, thick=0.1)
    for s in (-1, 1):
        box((3.4, 8.4, 0.2), (s * 3.6, 8.2, 3.75), dark)
        box((0.3, 9, 4), (s * 4.8, 8.2, 1.8), dark)
        box((0.24, 8, 1.5), (s * 1.98, 8.0, 3.1), dark)
    _back_wall(12.0, stone, dark)
    sarcophagus((-1.75, 1.9, 0), -24, ajar=0.0)
    sarcophagus((1.95, 2.6, 0), 28, ajar=0.22)
    sarcophagus((-0.75, 8.4, 0), 4)
    for k, (x, y, z) in enumerate(((-1.9, 1.6, 0.98), (-1.66, 2.0, 0.98), (1.15, 1.5, 0), (1.3, 1.65, 0), (-1.12, 3.3, 0),
                                   (-1.3, 3.2, 0), (1.3, 3.6, 0), (-0.95, 8.0, 0.98), (-0.5, 8.3, 0.98), (1.16, 6.2, 0), (-1.1, 6.3, 0))):  # fmt: skip
        candle((x, y, z), 0.16 + 0.2 * dice.random(), k % 3 == 0)
    lamp("POINT", (-1.0, 5.0, 0.7), 70, "#ffb060", 0.25)
    lamp("POINT", (1.1, 7.6, 0.9), 130, "#ffa850", 0.3)
    lamp("POINT", (-0.6, 10.6, 1.6), 150, "#ffb868", 0.4)
    for s in (-1, 1):
        lamp("POINT", (s * 3.4, 6.0, 1.0), 45, "#ff9a48", 0.3)
    litter(dice, height, "#8a8274", "#6a645a")
    bone = paint("#d8cca8", 0.6, bump=0.3, second="#b8a880")
    for x, y in underfoot(dice, 16, 1.5):
        _bone((x, y, 0.05), dice.uniform(0, 360), bone)
    chip = rock_mesh(6, stone, 0.6, 2)
    scatter(chip, around(dice, 24, 1.1, 2.6, (0.4, 8)), height, 0.05, 0.2, dice, 30)
    return height


def _flags(dice: Random) -> None:
    """Flagstones with open joints, none of them quite level; one in eight is cracked in two."""
    tones = [paint(tone, 0.8, bump=0.6, grain=5, mottle=0.4, second=second)
             for tone, second in (("#7a7468", "#686258"), ("#857d6e", "#6f685c"), ("#6d6860", "#5a564e"))]  # fmt: skip
    box((14, 24, 0.2), (0, 6, -0.2), paint("#2a2620", 0.95, bump=0.6))
    for row in range(30):
        y, x = -3.9 + row * 0.55, -5.0 - 0.3 * (row % 2)
        while x < 5:
            w = dice.uniform(0.55, 0.95)
            rot = (dice.uniform(-1.6, 1.6), dice.uniform(-1.6, 1.6), dice.uniform(-1, 1))
            cut = dice.uniform(0.35, 0.65) if dice.random() < 0.13 else 0.0
            for low, high, tip in ((0.0, cut, -3.0), (cut, 1.0, 3.0)) if cut else ((0.0, 1.0, 0.0),):
                at = (x + w * (low + high) / 2, y, -0.1 + dice.uniform(-0.012, 0.016))
                box(
                    (w * (high - low) - 0.03, 0.52, 0.2),
                    at,
                    dice.choice(tones),
                    (rot[0], rot[1] + tip, rot[2] + tip),
                    0.025,
                )
            x += w


def _pillar(at: Vec, stone: Any) -> None:
    """A thick round pillar on a square foot, under a square head."""
    with Group(at):
        box((0.92, 0.92, 0.2), (0, 0, 0.1), stone, bevel=0.04)
        profile = [(0.42, 0.2), (0.44, 0.28), (0.36, 0.36), (0.31, 0.42), (0.3, 1.1), (0.305, 1.12), (0.3, 1.75), (0.36, 1.8),
                   (0.34, 1.86), (0.44, 2.02)]  # fmt: skip
        lathe(profile, stone, sides=28, smooth=False, bevel=0.012)
        box((1.16, 1.0, 0.18), (0, 0, 2.1), stone, bevel=0.04)


def _arch(at: Vec, r: float, stone: Any, deep: float = 0.5) -> None:
    """A round arch of wedge stones."""
    n = 13
    for k in range(n):
        a = math.pi * (k + 0.5) / n
        tall = 0.42 if k != n // 2 else 0.52
        q = r + (tall - 0.42) / 2
        box((tall, deep, math.pi * r / n * 1.06), (at[0] + q * math.cos(a), at[1], at[2] + q * math.sin(a)), stone,
            (0, -math.degrees(a), 0), 0.03)  # fmt: skip


def _spandrel(y: float, z: float, arches: list[tuple[float, float]], stone: Any) -> None:
    """The wall over a row of arches, each (middle, radius) springing at `z`."""
    points: list[Vec] = []
    for middle, r in arches:
        for a in (math.pi * k / 20 for k in range(21)):
            x = middle - r * math.cos(a)
            points += [(x, y, z + r * math.sin(a)), (x, y, z + 5)]
    faces = [(k, k + 2, k + 3, k + 1) for k in range(0, len(points) - 2, 2)]
    solid(points, faces, stone, thick=0.3)


def _back_wall(y: float, stone: Any, dark: Any) -> None:
    """Courses of stone with burial niches."""
    box((10, 0.3, 5), (0, y + 0.3, 2), dark)
    for row in range(11):
        for k in range(9):
            x = -2.4 + 0.6 * k + 0.3 * (row % 2)
            if row in (2, 3, 5, 6) and k % 4 != 3:
                continue
            box((0.58, 0.3, 0.36), (x, y, 0.19 + 0.38 * row), stone, bevel=0.03)


def sarcophagus(at: Vec, turn: float = 0.0, ajar: float = 0.0, tone: str = "#8f887a") -> None:
    """A stone coffin with panels and a ridged lid; `ajar` is how far the lid has been pushed."""
    stone = masonry(tone, "#757065")
    with Group(at, (0, 0, turn)):
        box((1.0, 1.9, 0.14), (0, 0, 0.07), stone, bevel=0.03)
        box((0.82, 1.7, 0.62), (0, 0, 0.42), stone, bevel=0.03)
        for x in (-0.41, 0.41):
            for y in (-0.8, -0.27, 0.27, 0.8):
                box((0.07, 0.1, 0.56), (x, y, 0.42), stone, bevel=0.015)
        for x in (-0.36, 0.36):
            box((0.1, 0.07, 0.56), (x, -0.85, 0.42), stone, bevel=0.015)
        with Group((ajar, -ajar * 0.4, 0.73), (0, 0, ajar * 60)):
            box((0.98, 1.86, 0.12), (0, 0, 0.06), stone, bevel=0.03)
            box((0.9, 1.78, 0.14), (0, 0, 0.19), stone, bevel=0.04, taper=0.75)
            box((0.12, 1.2, 0.06), (0, 0, 0.28), stone, bevel=0.02)
            box((0.5, 0.12, 0.06), (0, 0.25, 0.28), stone, bevel=0.02)


def candle(at: Vec, tall: float = 0.25, lit: bool = False) -> None:
    """A dripping candle with its flame; `lit` ones shed real light."""
    wax = paint("#e8d8b0", 0.45, bump=0.2)
    with Group(at):
        lathe([(0.075, 0), (0.06, 0.03), (0.05, 0.06), (0.045, tall), (0.03, tall + 0.004)], wax, sides=14,
              wave=lambda a, z: 1 + 0.1 * math.sin(3 * a + 9 * z))  # fmt: skip
        flame = [(0.004, 0), (0.022, 0.03), (0.018, 0.06), (0.003, 0.12)]
        lathe(flame, paint("#ffe09a", glow=7, bump=0, hazy=False), (0, 0, tall + 0.02), sides=10)
    if lit:
        lamp("POINT", (at[0], at[1], at[2] + tall + 0.1), 9, "#ffb060", 0.04)


def _bone(at: Vec, turn: float, material: Any) -> None:
    """A long bone with its two knuckles."""
    with Group(at, (0, 0, turn)):
        pole((-0.14, 0, 0), (0.14, 0, 0), 0.02, material, sides=8)
        for x in (-0.14, 0.14):
            for y in (-0.018, 0.018):
                sphere((x, y, 0), 0.03, material, 10)

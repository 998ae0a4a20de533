"""Ganymede's table and its disc: the field between the camps from a low hill under Jupiter, and the medal.

The table lies dark behind cards and words: `spot(u, v)` is the place on the ice that is seen at (u, v) of the frame, so
that machines stand where the program leaves room. Its outermost columns are calm, for a wider window stretches them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import bpy
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter1d
from studio import shoot
from studio.clash import maker
from studio.clay import Vec
from studio.ganymede_grounds import derrick, dome
from studio.lighting import Light, camera, lamp, sky
from studio.materials import Nodes, fog, paint
from studio.nature import Height, Place, fbm, puffs, rock_mesh, scatter
from studio.planets import jupiter
from studio.rows import Row
from studio.solids import Group, blade, box, lathe, link, pole, solid, sphere
from studio.vehicles import cast

PICTURES = ("field", "disc")  # which figures are whole pictures of this module
FRAME = 1778.0, 1000.0
EYE = 9.0  # how high the hill is
HORIZON = 368.0  # where in the frame
REACH = 1.2  # the lens: what is so far away as the frame is high, is as high as this many frames
NIGHT = Light("#4a626c", "#070d16", 0.25, "#3f5660", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#34484f", 0.5)  # fmt: skip
ROOM = Light("#3a3028", "#b8a888", 0.0, "#ffffff", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#000000", 0.7)  # fmt: skip
RUST, FROST = "#b8452c", "#3fa094"
CAMPS = {"triangle": "#c8402a", "hexagon": "#34a070", "diamond": "#7a50c8"}


def stand(row: Row) -> None:
    """The whole picture in front of the lens."""
    maker(row.figure, ("ganymede_field",))(Random(row.dice))


def spot(u: float, v: float) -> Place:
    """Where on level ice a place of the frame is."""
    far = EYE * REACH * FRAME[1] / (v - HORIZON)
    return (u - FRAME[0] / 2) / FRAME[1] / REACH * far, far


# ---- the field


def field(dice: Random) -> None:
    """Rust's camp at the left, Frost's at the right, torn ice between them, Jupiter behind."""
    fog(NIGHT.haze, start=26, depth=230)
    holes = _holes(dice)
    height = _relief(holes)
    _plain(height, holes)
    far = 420.0
    across = (800 - FRAME[0] / 2) / FRAME[1] / REACH * far
    jupiter((across, far, EYE + (HORIZON - 190) / FRAME[1] / REACH * far), 262 / FRAME[1] / REACH * far)
    night = bpy.data.materials["jupiter"].node_tree.nodes["Principled BSDF"].inputs
    night["Emission Strength"].default_value = 0.012
    _stars(dice)
    _rust_camp(dice, height)
    _frost_camp(dice, height)
    _fight(dice, height)
    sky(NIGHT, high=0.4, strength=1.0)
    lamp("SUN", (-60, 18, 24), 2.5, "#e6e6e2", 1.5, (0, 40, 0))
    lamp("SUN", (-50, -30, 26), 0.4, "#9fb8c8", 20.0, (0, 40, 0))
    camera((0, 0, EYE), (0, 50, EYE), 36 * REACH, (0, HORIZON / FRAME[1] - 0.5))


def _holes(dice: Random) -> list[tuple[float, float, float]]:
    """Craters: where and how wide; most of them in no man's land."""
    found: list[tuple[float, float, float]] = []
    while len(found) < 30:
        u, v = dice.gauss(860, 330), HORIZON + 60 + 520 * dice.random()
        x, y = spot(u, v)
        r = dice.uniform(0.4, 1.7) * (0.5 + y / 70)
        if all(math.hypot(x - p, y - q) > 1.1 * (r + s) for p, q, s in found):
            found.append((x, y, r))
    return found


def _relief(holes: Sequence[tuple[float, float, float]]) -> Height:
    """Level ice with swells and craters; behind it ridges, lower under Jupiter."""

    def height(x: float, y: float) -> float:
        z = 0.25 * fbm(x * 0.07, y * 0.07, 1) + 0.07 * fbm(x * 0.6, y * 0.6, 4)
        for p, q, r in holes:
            away = math.hypot(x - p, y - q) / r
            if away < 1.8:
                rim = 0.15 * r * math.exp(-(((away - 1) / 0.24) ** 2))
                z += rim * (1 + 0.5 * fbm(x * 2, y * 2, 7)) - 0.24 * r * max(0.0, 1 - away * away)
        if y > 190:
            rise = min(1.0, (y - 190) / 70)
            low = 0.45 + 0.55 * min(1.0, abs(x / y * REACH * FRAME[1] + 60) / 420)
            z += rise * low * (2.0 + 18 * (1 - abs(fbm(x * 0.017, y * 0.017, 9, 5)) * 2.2))
        return z

    return height


def _plain(height: Height, holes: Sequence[tuple[float, float, float]]) -> None:
    """The ground as far as the ridges, as fine everywhere as it is seen."""
    across, deep = 620, 420
    points: list[Vec] = []
    for j in range(deep + 1):
        v = HORIZON + 18 + (FRAME[1] + 60 - HORIZON - 18) * (1 - j / deep) ** 1.25
        for i in range(across + 1):
            x, y = spot(-60 + (FRAME[0] + 120) * i / across, v)
            points.append((x, y, height(x, y)))
    row = across + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(deep)
        for i in range(across)
    ]
    solid(points, faces, _ice(), smooth=True)


def _ice() -> Any:
    """Dark ice in plates: broad cracks and fine ones, pale at their edges; redder at the left, paler at the right."""
    material = paint("#5f7f8c", 0.55, bump=0.6, grain=1.6, mottle=0.3, second="#48687a")
    nodes, links = material.node_tree.nodes, material.node_tree.links
    new = Nodes(material.node_tree).new
    where, bent, warp = new("TexCoord").outputs["Object"], new("VectorMath", operation="MULTIPLY_ADD"), new("TexNoise")
    warp.inputs["Scale"].default_value, warp.inputs["Detail"].default_value = 0.22, 5
    links.new(where, warp.inputs["Vector"])
    bent.inputs[1].default_value = (5.0, 5.0, 0.0)
    links.new(warp.outputs["Color"], bent.inputs[0])
    links.new(where, bent.inputs[2])
    flat = new("VectorMath", operation="MULTIPLY")
    flat.inputs[1].default_value = (1.0, 0.8, 0.0)
    links.new(bent.outputs[0], flat.inputs[0])
    surface = nodes["Principled BSDF"].inputs["Base Color"]
    last = surface.links[0].from_socket
    for scale, wide, dark in ((0.075, 0.011, 0.16), (0.26, 0.016, 0.45)):
        crack = new("TexVoronoi", feature="DISTANCE_TO_EDGE")
        crack.inputs["Scale"].default_value = scale
        links.new(flat.outputs[0], crack.inputs["Vector"])
        for low, high, tone, other in ((wide * 1.2, wide * 3.4, 1.5, 1.0), (wide * 0.3, wide, dark, 1.0)):
            share, mix = new("MapRange"), new("Mix", data_type="RGBA", blend_type="MULTIPLY")
            for number, value in enumerate((low, high, tone, other), 1):
                share.inputs[number].default_value = value
            mix.inputs[0].default_value = 1
            links.new(crack.outputs["Distance"], share.inputs[0])
            links.new(last, mix.inputs[6])
            links.new(share.outputs[0], mix.inputs[7])
            last = mix.outputs[2]
    split, ratio, side = new("SeparateXYZ"), new("Math", operation="DIVIDE"), new("ValToRGB")
    links.new(where, split.inputs[0])
    links.new(split.outputs[0], ratio.inputs[0])
    links.new(split.outputs[1], ratio.inputs[1])
    shift = new("MapRange")
    shift.inputs[1].default_value, shift.inputs[2].default_value = -0.72, 0.72
    links.new(ratio.outputs[0], shift.inputs[0])
    links.new(shift.outputs[0], side.inputs[0])
    ends = side.color_ramp.elements
    ends[0].position, ends[0].color = 0.1, (1.35, 0.72, 0.52, 1)
    ends[1].position, ends[1].color = 0.9, (0.82, 1.06, 1.04, 1)
    ends.new(0.45).color = (0.92, 0.96, 1.0, 1)
    tint = new("Mix", data_type="RGBA", blend_type="MULTIPLY")
    tint.inputs[0].default_value = 1
    links.new(last, tint.inputs[6])
    links.new(side.outputs[0], tint.inputs[7])
    links.new(tint.outputs[2], surface)
    return material


def _stars(dice: Random) -> None:
    """A few, behind Jupiter."""
    mesh = sphere((0, -500, 0), 1.0, paint("#cfe0f0", glow=2.2, bump=0, hazy=False), 8).data
    for _ in range(150):
        at = dice.uniform(-480, 480), 640.0, dice.uniform(60, 225)
        link(mesh, "star", at, scale=dice.choice((0.18, 0.25, 0.25, 0.4)))


def _placed(thing: Any, u: float, v: float, height: Height, turn: float, size: float = 1.0, sink: float = 0.05) -> Vec:
    x, y = spot(u, v)
    at = x, y, height(x, y) - sink * size
    link(thing, "machine", at, (0, 0, turn), size)
    return at


def _crawler(tone: str) -> None:
    """What all of them have: two tracks and a body; the nose at -y."""
    iron = paint("#3a3834", 0.6, 0.5, bump=0.3)
    for s in (-1, 1):
        box((0.5, 2.5, 0.62), (s * 0.75, 0, 0.34), iron, bevel=0.26)
    box((1.3, 2.2, 0.7), (0, 0.1, 0.85), paint(tone, 0.6, 0.2, bump=0.3, grain=5, mottle=0.3), bevel=0.08)


def _digger() -> None:
    """Rust: a drill's cone before a cab."""
    _crawler(RUST)
    box((1.0, 0.9, 0.7), (0, 0.6, 1.45), paint(RUST, 0.6, 0.2), bevel=0.08)
    lathe(
        [(0.62, 0), (0.5, 0.5), (0.3, 1.0), (0.02, 1.7)],
        paint("#8a8078", 0.4, 0.8),
        (0, -1.1, 0.9),
        (100, 0, 0),
        sides=20,
        wave=lambda a, z: 1 + 0.16 * math.sin(2 * a + 8 * z),
    )
    pole((0.4, 0.9, 1.7), (0.4, 0.9, 2.8), 0.04, paint("#3a3834", 0.6))
    for s in (-0.3, 0.3):
        sphere((s, 0.1, 1.5), 0.11, paint("#ffd890", glow=4, bump=0), 10)


def _loader() -> None:
    """Rust: a long arm with a bucket."""
    _crawler("#a83f2a")
    arm = paint("#a05a34", 0.6, 0.3)
    for s in (-0.3, 0.3):
        pole((s, 0.4, 1.2), (s, -1.2, 2.5), 0.11, arm)
        pole((s, -1.2, 2.5), (s, -2.4, 1.3), 0.09, arm)
    box((1.1, 0.6, 0.6), (0, -2.5, 1.0), paint("#6a5a4c", 0.5, 0.6), (25, 0, 0), 0.08, 1.3)
    box((0.8, 0.9, 0.6), (0, 0.7, 1.45), paint("#a83f2a", 0.6), bevel=0.06)
    sphere((0.0, 0.2, 1.5), 0.12, paint("#ffd890", glow=4, bump=0), 10)


def _dumper() -> None:
    """Rust: a heaped hopper on wheels."""
    tyre = paint("#2a2826", 0.9)
    for x in (-0.8, 0.8):
        for y in (-0.9, 0.1, 1.0):
            lathe([(0.42, -0.18), (0.45, 0), (0.42, 0.18)], tyre, (x, y, 0.42), (0, 90, 0), sides=18)
    box((1.2, 1.9, 0.8), (0, 0.5, 1.15), paint("#96442c", 0.7, 0.2, bump=0.4), bevel=0.06, taper=1.3)
    link(rock_mesh(3.3, paint("#8a7a70", 0.9, bump=0.6), 0.4, 3), "ore", (0, 0.5, 1.5), (0, 0, 0), (0.65, 1.0, 0.45))
    box((1.0, 0.8, 0.9), (0, -1.0, 1.1), paint(RUST, 0.6), bevel=0.08)
    box((0.8, 0.05, 0.24), (0, -1.42, 1.3), paint("#ffd890", glow=2.5, bump=0), bevel=0.01)


def _walker() -> None:
    """Frost: four bent legs under a round shell."""
    leg = paint("#6a8a90", 0.5, 0.5)
    for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        pole((0.4 * sx, 0.4 * sy, 1.6), (1.2 * sx, 1.1 * sy, 1.9), 0.11, leg)
        pole((1.2 * sx, 1.1 * sy, 1.9), (1.5 * sx, 1.5 * sy, 0), 0.10, leg, 0.05)
    shell = paint(FROST, 0.4, 0.3, bump=0.2, coat=0.3)
    lathe([(0.5, -0.3), (0.95, 0), (0.9, 0.3), (0.55, 0.66), (0.02, 0.8)], shell, (0, 0, 1.6), sides=24)
    pole((0, -0.7, 1.7), (0, -1.9, 1.8), 0.13, leg, 0.07)
    for s in (-0.4, 0.4):
        sphere((s, -0.82, 1.72), 0.11, paint("#bfffe8", glow=4, bump=0), 10)


def _bore() -> None:
    """Frost: a low crawler with a glass dome and a lance."""
    _crawler("#358c88")
    sphere((0, 0.4, 1.2), (0.55, 0.7, 0.55), paint("#a8d8d0", 0.15, 0.1, glow=0.25, bump=0, coat=0.6), 20)
    pole((0, -0.6, 1.2), (0, -2.6, 1.35), 0.16, paint("#7a9298", 0.4, 0.7), 0.05)
    sphere((0, -2.6, 1.35), 0.12, paint("#bfffe8", glow=4, bump=0), 10)


def _grower() -> None:
    """Frost: a tank of green light on a sledge."""
    for s in (-0.7, 0.7):
        box((0.2, 2.8, 0.16), (s, 0, 0.14), paint("#6a8a90", 0.5, 0.5), (4, 0, 0), 0.05)
    lathe([(0.02, -1.1), (0.6, -1.0), (0.62, 1.0), (0.02, 1.1)], paint(FROST, 0.4, 0.3), (0, 0, 0.9), (90, 0, 0), sides=24)  # fmt: skip
    box((0.1, 1.6, 0.3), (-0.58, 0, 1.05), paint("#b8ffc8", glow=2.2, bump=0), bevel=0.02)
    box((0.9, 0.8, 0.8), (0, -1.0, 1.3), paint("#2f7a78", 0.5, 0.2), bevel=0.1)


def _glow(at: Vec, colour: str, power: float, high: float = 3.0) -> None:
    """A pool of lamp light on the ice."""
    lamp("POINT", (at[0], at[1], at[2] + high), power, colour, 0.5)


def _rust_camp(dice: Random, height: Height) -> None:
    """Derricks, spoil heaps, sheds, and what drives out of them."""
    earth = paint("#7a4a34", 0.9, bump=0.7, grain=2, mottle=0.4, second="#5a3a2c")
    heaps = [rock_mesh(k * 7.0, earth, 0.3, 4) for k in range(3)]
    for k in range(26):
        u, v = dice.uniform(70, 520), HORIZON + 62 + 70 * dice.random()
        scatter(heaps[k % 3], [spot(u, v)], height, 0.7, 3.0, dice, 4, (1.2, 1, 0.55))
    iron = paint("#6a4638", 0.6, 0.4, bump=0.3)
    for u, v, tall in ((104, 462, 17), (190, 436, 22), (268, 476, 12), (352, 440, 19), (446, 452, 13), (530, 428, 17)):
        x, y = spot(u, v)
        with Group((x, y, height(x, y)), (0, 0, dice.uniform(0, 90)), tall / 3.4):
            derrick((0, 0, 0), 3.4, 0.46)
            for s in (-1, 1):
                for q in (-1, 1):
                    pole((s * 0.5, q * 0.5, -0.2), (s * 0.1, q * 0.1, 3.4), 0.06, iron)
    shed, light = paint("#6a4434", 0.7, 0.3, bump=0.4), paint("#ffc878", glow=3.0, bump=0)
    for k in range(11):
        x, y = spot(dice.uniform(80, 440), dice.uniform(434, 484))
        wide, high = dice.uniform(2.0, 4.2), dice.uniform(1.4, 2.6)
        z = height(x, y)
        turn = dice.uniform(-25, 25)
        with Group((x, y, z), (0, 0, turn)):
            box((wide, 2.2, high), (0, 0, high / 2), shed, bevel=0.08)
            for j in range(3):
                if (k + j) % 3:
                    box((0.4, 0.06, 0.4), ((j - 1) * wide / 3.4, -1.12, high * 0.6), light, bevel=0.02)
    kinds = [cast(each) for each in (_digger, _loader, _dumper)]
    rows: list[tuple[int, float, float, float]] = [
        (0, 640, 560, 64), (1, 560, 520, 80), (0, 500, 592, 58), (2, 420, 536, 96), (1, 610, 640, 52),
        (0, 700, 500, 70), (2, 330, 500, 110), (0, 400, 655, 66), (2, 250, 560, 84), (0, 560, 470, 78),
        (1, 470, 486, 60), (2, 160, 520, 100), (0, 520, 725, 60), (1, 300, 730, 72), (0, 640, 452, 85),
    ]  # fmt: skip
    for k, (kind, u, v, turn) in enumerate(rows):
        at = _placed(kinds[kind], u, v, height, turn + dice.uniform(-8, 8), dice.uniform(0.9, 1.15))
        _ruts(at, turn, height, dice.uniform(9, 20))
        if k < 9:
            _glow((at[0] + 1.6, at[1] - 1.2, at[2]), "#ffa858", 26, 1.6)
    for u, v in ((150, 450), (300, 436), (420, 446)):
        x, y = spot(u, v)
        _glow((x, y - 2, 0.5), "#ff9a48", 520, 5)
    spots = [spot(dice.uniform(60, 640), dice.uniform(428, 500)) for _ in range(26)]
    puffs(dice, [(x, y, height(x, y) + 0.2) for x, y in spots], "#6a5448", "#54463e", 0.4, 1.3)


def _frost_camp(dice: Random, height: Height) -> None:
    """Domes, masts, and what walks out of them."""
    for u, v, r in (
        (1290.0, 436.0, 5.0), (1400, 446, 6.5), (1500, 432, 8.0), (1590, 450, 5.5), (1660, 436, 7.0), (1350, 472, 3.0),
        (1470, 482, 3.4), (1620, 496, 3.2), (1220, 430, 5.0),
    ):  # fmt: skip
        x, y = spot(u, v)
        dome((x, y, height(x, y) - 0.2), r, "#5f8f8a", "#9fe8c8")
    mast, light = paint("#5a7278", 0.5, 0.5), paint("#9fffe0", glow=5.0, bump=0)
    for u, v, tall in ((1250, 440, 11), (1450, 436, 16), (1550, 444, 12), (1630, 434, 17)):
        x, y = spot(u, v)
        z = height(x, y)
        pole((x, y, z), (x, y, z + tall), 0.14, mast, 0.06)
        for k in range(3):
            box((1.6 - 0.4 * k, 0.08, 0.08), (x, y, z + tall * (0.7 + 0.1 * k)), mast, bevel=0.02)
        sphere((x, y, z + tall + 0.2), 0.22, light, 10)
    kinds = [cast(each) for each in (_walker, _bore, _grower)]
    rows: list[tuple[int, float, float, float]] = [
        (0, 1060, 575, -62), (1, 1130, 530, -78), (0, 1210, 600, -55), (1, 1080, 652, -50), (0, 1010, 505, -70),
        (2, 1300, 545, -100), (1, 1180, 480, -72), (0, 1330, 660, -66), (2, 1420, 520, -92), (0, 1110, 460, -84),
        (2, 1540, 560, -80), (1, 1250, 500, -60), (0, 1230, 730, -58), (1, 1430, 640, -75), (0, 1040, 446, -85),
    ]  # fmt: skip
    for k, (kind, u, v, turn) in enumerate(rows):
        at = _placed(kinds[kind], u, v, height, turn + dice.uniform(-8, 8), dice.uniform(0.9, 1.15))
        if kind:
            _ruts(at, turn, height, dice.uniform(9, 20))
        if k < 9:
            _glow((at[0] - 1.6, at[1] - 1.2, at[2]), "#6affd0", 22, 1.6)
    for u, v in ((1340, 446), (1470, 452), (1600, 462)):
        x, y = spot(u, v)
        _glow((x, y - 3, 0.5), "#5fe8c8", 480, 5)
    shard = paint("#5f8088", 0.4, bump=0.3, grain=2, second="#4a6a74")
    places = [spot(dice.uniform(1180, 1710), dice.uniform(470, 800)) for _ in range(36)]
    scatter(rock_mesh(5.0, shard, 0.6, 2), places, height, 0.15, 0.6, dice, 25, (0.6, 0.6, 1.4))


def _ruts(at: Vec, turn: float, height: Height, long: float) -> None:
    """The two tracks a machine left behind, winding a little."""
    dark = paint("#1c2428", 0.9, bump=0.6, grain=3)
    a = math.radians(turn)
    for s in (-0.75, 0.75):
        points: list[Vec] = []
        steps = round(long * 2)
        for k in range(steps + 1):
            t = long * k / steps
            bend = 0.8 * math.sin(t * 0.3) * t / long
            for w in (-0.34, 0.34):
                side = s + w + bend
                x = at[0] - math.sin(a) * t + math.cos(a) * side
                y = at[1] + math.cos(a) * t + math.sin(a) * side
                points.append((x, y, height(x, y) + 0.06))
        faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)]
        solid(points, faces, dark)


def _fight(dice: Random, height: Height) -> None:
    """Wrecks, embers, smoke and a few shots in no man's land."""
    black = paint("#2a2624", 0.8, 0.3, bump=0.6)
    ember = paint("#ff7a30", glow=2.4, bump=0.2, mottle=0.4)
    hulks: list[tuple[Callable[[], None], float, float, float]] = [
        (_digger, 800, 540, 150), (_bore, 905, 610, 30), (_loader, 742, 690, 200), (_walker, 960, 560, 0),
        (_dumper, 850, 470, 60), (_bore, 1000, 740, 120),
    ]  # fmt: skip
    for k, (kind, u, v, turn) in enumerate(hulks):
        mesh = cast(kind)
        mesh.materials.clear()
        mesh.materials.append(black)
        x, y = spot(u, v)
        z = height(x, y)
        link(mesh, "wreck", (x, y, z - 0.1), (dice.uniform(-14, 14), dice.uniform(8, 24), turn))
        if k in (0, 3):
            sphere((x, y, z + 0.7), (0.4, 0.5, 0.3), ember, 10)
            _glow((x, y - 1.4, z), "#ff7a30", 30, 1.4)
            _smoke((x, y, z + 0.6), 6.0)
    stone = paint("#4a626e", 0.7, bump=0.6, grain=2, second="#3a5260")
    litter = [spot(dice.gauss(880, 260), HORIZON + 70 + 560 * dice.random()) for _ in range(130)]
    for k in range(3):
        scatter(rock_mesh(k * 3.7, stone, 0.5, 2), litter[k::3], height, 0.06, 0.32, dice, 25)
    for (u0, v0), (u1, v1), tone in (
        ((705, 490), (985, 506), "#ffb070"), ((1008, 496), (760, 560), "#8affe0"), ((655, 548), (930, 545), "#ffb070"),
    ):  # fmt: skip
        ends = [spot(u, v) for u, v in ((u0, v0), (u1, v1))]
        (x0, y0), (x1, y1) = ends
        pole((x0, y0, 1.6), (x0 + 0.3 * (x1 - x0), y0 + 0.3 * (y1 - y0), 1.9), 0.035, paint(tone, glow=2.0, bump=0))


def _smoke(at: Vec, tall: float) -> None:
    """A plume, thin below, bent by the wind."""
    grey = paint("#56636a", 0.95, bump=0.5, grain=2, mottle=0.15, second="#4a565c")
    steps = np.linspace(0, 1, 44)
    profile = [((0.16 + 1.15 * t**0.9) * (1.002 - t) ** 0.7 * 1.3, float(tall * t)) for t in steps]
    phase = at[0] * 3.1
    thing = lathe(
        profile, grey, at, sides=28,
        wave=lambda a, z: 1 + 0.75 * fbm(1.3 * math.cos(a) + phase, 1.3 * math.sin(a), z * 1.1),
    )  # fmt: skip
    for vertex in thing.data.vertices:
        t = vertex.co.z / tall
        vertex.co.x += 3.4 * t**1.6 + 0.3 * math.sin(6 * t + phase)
        vertex.co.y += 0.25 * math.cos(5 * t + phase)


# ---- the disc


def disc(dice: Random) -> None:
    """The medal that wins ties: a drill's cone between the signs of three camps, struck in bronze-gold."""
    fog("#000000", depth=0)
    gold = paint("#f4c468", 0.32, 1.0, bump=0.08, grain=9, mottle=0.1)
    deep = paint("#a87c3c", 0.48, 0.9, bump=0.16, grain=16, mottle=0.2, second="#8f6630")
    box((4, 4, 0.1), (0, 0, -0.3), paint("#b07c30", 0.4, 0.9), bevel=0)
    rim = [(1.02, -0.3), (1.02, 0.06), (0.99, 0.12), (0.90, 0.13), (0.86, 0.10), (0.85, 0.0)]
    lathe(rim, gold, sides=128)
    lathe([(0.86, -0.02), (0.60, 0.015), (0.01, 0.03)], deep, sides=128)
    lathe([(0.80, -0.02), (0.795, 0.05), (0.77, 0.05), (0.765, -0.02)], gold, sides=96)
    bead = sphere((0, 0, -3), 0.02, gold, 14).data
    for k in range(60):
        a = 2 * math.pi * k / 60
        link(bead, "bead", (0.945 * math.cos(a), 0.945 * math.sin(a), 0.125), scale=0.022)
    with Group((0.085, -0.0, 0.0), (0, 0, 30), 0.8):
        _drill(gold, deep)
    for (name, tone), turn in zip(CAMPS.items(), (152, 266, 26), strict=True):
        a = math.radians(turn)
        with Group((0.585 * math.cos(a), 0.585 * math.sin(a), 0.05)):
            _sign(name, tone, gold)
    sky(ROOM, stretch=1, low=-1.0, high=1.0, strength=0.95)
    lamp("AREA", (-2.6, 2.8, 2.6), 230, "#fff4e0", 1.2, (0, 0, 0))
    lamp("AREA", (2.6, -2.2, 2.4), 26, "#ffb070", 2.0, (0, 0, 0))
    camera((0, 0, 10), (0, 0, 0), across=2.0)


def _drill(gold: Any, deep: Any) -> None:
    """A drill's cone lying on its side, point down, with its collar and bolts."""
    cone = [(0.36, 0.0), (0.35, 0.06), (0.30, 0.18), (0.21, 0.42), (0.11, 0.66), (0.03, 0.84), (0.005, 0.88)]
    fine = np.linspace(0, 0.88, 120)
    radii = np.interp(fine, [z for _, z in cone], [r for r, _ in cone])
    twist = [(float(r), float(z)) for r, z in zip(radii, fine, strict=True)]
    lathe(
        twist,
        gold,
        (0, 0.22, 0.02),
        (90, 0, 0),
        (1, 0.55, 1),
        sides=64,
        wave=lambda a, z: 1 + 0.13 * math.tanh(2.5 * math.sin(2 * a + 19 * z)),
    )
    for z, r, tall in ((0.22, 0.40, 0.1), (0.31, 0.33, 0.09), (0.39, 0.38, 0.1), (0.48, 0.16, 0.14)):
        lathe([(r - 0.02, 0), (r, 0.02), (r, tall - 0.02), (r - 0.02, tall)], gold if r != 0.33 else deep, (0, z + tall, 0.02), (90, 0, 0), (1, 0.5, 1), sides=48)  # fmt: skip


def _sign(name: str, tone: str, gold: Any) -> None:
    """A camp's sign: a raised edge round enamel."""
    corners = {"triangle": 3, "hexagon": 6, "diamond": 4}[name]
    enamel = paint(tone, 0.25, 0.2, bump=0.05, mottle=0.1, coat=0.6)
    for r, material, deep, z in ((0.2, gold, 0.09, 0.0), (0.135, enamel, 0.1, 0.012)):
        outline = [
            (r * math.cos(a) * (0.82 if name == "diamond" else 1), r * math.sin(a))
            for a in (math.pi / 2 + 2 * math.pi * k / corners for k in range(corners))
        ]
        plate = blade(outline, material, deep, 0.018)
        plate.rotation_euler, plate.location = (-math.pi / 2, 0, 0), (0, 0, z)


# ---- what the lens saw


def finish(row: Row, raw: Path) -> Any:
    """What the program shows; the field is dimmed, for cards and words lie on it."""
    if row.figure == "disc":
        return shoot.grade(raw, bloom=0.06, vignette=0.0, saturation=1.0)
    return calm(shoot.grade(raw, bloom=0.12, vignette=0.0, contrast=1.0, saturation=0.86), brightest=0.6, gain=1.36)


def calm(picture: Any, brightest: float, gain: float = 1.0, edge: float = 0.04) -> Any:
    """Nothing brighter than so; the outermost columns at both sides hold the same tones, so that they can be stretched."""
    a = np.asarray(picture.convert("RGB"), np.float32) / 255 * gain
    most = a.max(-1, keepdims=True)
    a = a * brightest * np.tanh(most / brightest) / np.maximum(most, 1e-4)
    wide = a.shape[1]
    rim = round(wide * edge)
    u = np.arange(wide) / rim
    for side, away in ((slice(0, rim), u), (slice(wide - rim, wide), u[::-1])):
        column = gaussian_filter1d(np.median(a[:, side], axis=1), a.shape[0] / 45, axis=0)[:, None]
        share = np.clip(1.45 - 0.45 * away, 0, 1)[None, :, None]
        a = a * (1 - share) + column * share
    return Image.fromarray((a.clip(0, 1) * 255).astype(np.uint8))

"""The fleets' table: space from the bridge; a nebula above, Earth's lit limb below, a battle far off.

It lies dark and calm behind cards and words. `spot(u, v, far)` is the place so far away that is seen at (u, v) of the frame.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from studio import shoot
from studio.clay import Vec, rgb
from studio.ganymede_field import calm
from studio.lighting import Light, camera, lamp, sky
from studio.materials import Nodes, fog, paint
from studio.nature import rock_mesh
from studio.rows import Row
from studio.solids import box, lathe, link, pole, solid, sphere
from studio.vehicles import cast

PICTURES = ("stand",)  # which figures are whole pictures of this module
FRAME = 1778.0, 1000.0
REACH = 1.5  # the lens: what is so far away as the frame is high, is as high as this many frames
BLACK = Light("#060910", "#04060c", 0.0, "#000000", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#000000", 0.5)  # fmt: skip
LIMB = 790.0, 812.0, 1150.0  # across and down of the limb's top, radius; all in the frame


def stand(row: Row) -> None:
    """The whole picture in front of the lens."""
    dice = Random(row.dice)
    fog("#000000", depth=0)
    nebula(dice)
    starfield(dice)
    earth()
    _battle(dice)
    _rocks(dice)
    sky(BLACK, strength=0.6)
    lamp("SUN", (-40, -8, 34), 3.0, "#fff2e0", 0.6, (0, 0, 0))
    camera((0, 0, 0), (0, 50, 0), 36 * REACH)


def spot(u: float, v: float, far: float) -> Vec:
    """Where a place of the frame is, so far away."""
    share = far / FRAME[1] / REACH
    return (u - FRAME[0] / 2) * share, far, (FRAME[1] / 2 - v) * share


def _clouds(noise: Any, shape: tuple[int, int], size: float, octaves: int = 6) -> Any:
    """Uneven as clouds are, 0 to 1: noise of several sizes, drawn by itself."""

    def field() -> Any:
        total = np.zeros(shape)
        for k in range(octaves):
            part = gaussian_filter(noise.standard_normal(shape), size / 2**k, mode="wrap")
            total += part / part.std() * 0.56**k
        return total / total.std()

    base, right, down = field(), field(), field()
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(float)
    drawn = map_coordinates(base, [y + 0.55 * size * down, x + 0.55 * size * right], order=1, mode="wrap")
    return 1 / (1 + np.exp(-1.6 * drawn))


def nebula(dice: Random) -> None:
    """A wall of violet cloud far behind: brighter veins, dark lanes, a little teal at the right."""
    shape = 506, 900
    noise = np.random.default_rng(dice.randrange(2**32))
    gas, lanes, veins, teal, haze = (_clouds(noise, shape, size) for size in (70, 46, 34, 80, 110))
    v, u = np.mgrid[0 : shape[0], 0 : shape[1]]
    v, u = v / shape[0] * FRAME[1], u / shape[1] * FRAME[0]
    arch = 210 + 70 * np.sin(u / 330 + 0.6) + 120 * (haze - 0.5)  # how far down the nebula reaches
    high = 1 / (1 + np.exp((v - arch) / 75))
    body = high * gas**1.4 * (1 - 0.8 * np.clip((lanes - 0.5) * 2.6, 0, 1))
    vein = high * np.exp(-(((veins - 0.5) / 0.13) ** 2)) * gas
    warm = np.exp(-(((u - 640) / 330) ** 2)) + 0.5 * np.exp(-(((u - 1080) / 160) ** 2))
    cool = np.exp(-(((u - 1460) / 240) ** 2)) * teal
    light = np.zeros((*shape, 3))
    for share, tone in (
        (body * 1.9, "#5a2a92"), (body * warm * 1.6, "#9a3a80"), (body * cool * 2.6, "#2a8078"),
        (vein * 0.35, "#8a5cc0"), (vein * warm * 0.3, "#d07a9a"), (haze * 0.16 + 0.22, "#1c2c50"),
    ):  # fmt: skip
        light += share[..., None] * np.array(rgb(tone))
    image = bpy.data.images.new("nebula", shape[1], shape[0], float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((*shape, 4), np.float32)
    pixels[..., :3] = light[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    material = bpy.data.materials.new("nebula")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    source, glow = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeEmission")
    source.image, source.interpolation = image, "Cubic"
    links.new(source.outputs["Color"], glow.inputs[0])
    links.new(glow.outputs[0], nodes["Material Output"].inputs["Surface"])
    corners = [spot(u, v, 900) for u, v in ((-20, 1011), (1798, 1011), (1798, -11), (-20, -11))]
    wall = solid(corners, [(0, 1, 2, 3)], material)
    wall.data.uv_layers.new().data.foreach_set("uv", np.array([0, 0, 1, 0, 1, 1, 0, 1], np.float32))


def starfield(dice: Random) -> None:
    """Small ones everywhere, and a few that are seen first."""
    tones = [paint(t, glow=p, bump=0, mottle=0, hazy=False) for t, p in (("#dfe6ff", 4.0), ("#a8c4ff", 3.4), ("#ffd8b0", 3.0))]  # fmt: skip
    meshes = [sphere((0, -900, 0), 1.0, tone, 8).data for tone in tones]
    for k in range(620):
        at = spot(dice.uniform(0, FRAME[0]), dice.uniform(0, 860), 860)
        link(
            meshes[k % 3],
            "star",
            at,
            scale=dice.choice((0.2, 0.28, 0.28, 0.36, 0.36, 0.5)) * (1.8 if k % 41 == 0 else 1),
        )


def earth(limb: tuple[float, float, float] = LIMB) -> None:
    """The limb: seas, brown land, clouds in bands, towns' lights where it is night, and air about it all."""
    far = 420.0
    share = far / FRAME[1] / REACH
    radius = limb[2] * share
    at = spot(limb[0], limb[1] + limb[2], far)
    turns = np.linspace(0, math.pi, 181)
    globe = [(math.sin(t) + 1e-4, -math.cos(t)) for t in turns]
    ball = lathe(globe, _ground(), at, (62, 0, 30), radius, sides=256)
    ball.name = "earth"
    lathe(globe, _air(), at, scale=radius * 1.045, sides=256)


def _nodes(name: str) -> tuple[Any, Any, Any]:
    """A new material, a maker of its nodes, its links."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Nodes(material.node_tree).new, material.node_tree.links


def _ramp(node: Any, stops: Sequence[tuple[float, str]]) -> Any:
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (where, tone) in zip(elements, stops, strict=True):
        element.position, element.color = where, (*rgb(tone), 1)
    return node


def _ground() -> Any:
    material, new, links = _nodes("earth")
    where = new("TexCoord").outputs["Object"]

    def noise(scale: float, squeeze: Vec, bend: float) -> Any:
        place, made = new("Mapping"), new("TexNoise")
        place.inputs["Scale"].default_value = squeeze
        links.new(where, place.inputs[0])
        for name, value in (("Scale", scale), ("Detail", 11), ("Distortion", bend)):
            made.inputs[name].default_value = value
        links.new(place.outputs[0], made.inputs["Vector"])
        return made.outputs["Fac"]

    land = _ramp(new("ValToRGB"), [(0.0, "#0a2444"), (0.50, "#1c4a78"), (0.53, "#3a6a80"), (0.545, "#4a5c3c"), (0.62, "#6f6244"), (0.75, "#8a7a5c")])  # fmt: skip
    links.new(noise(3.4, (1, 1, 1), 0.4), land.inputs[0])
    cover = _ramp(new("ValToRGB"), [(0.47, "#000000"), (0.60, "#8a8a8a"), (0.72, "#e8e8e8")])
    links.new(noise(5.2, (1, 1, 2.6), 1.1), cover.inputs[0])
    white = new("Mix", data_type="RGBA")
    white.inputs[7].default_value = (*rgb("#b8c4cc"), 1)
    links.new(cover.outputs[0], white.inputs[0])
    links.new(land.outputs[0], white.inputs[6])
    surface = next(node for node in material.node_tree.nodes if node.type == "BSDF_PRINCIPLED").inputs
    links.new(white.outputs[2], surface["Base Color"])
    surface["Roughness"].default_value = 0.85
    edge, veil = new("LayerWeight"), _ramp(new("ValToRGB"), [(0.35, "#000000"), (0.8, "#1c4a80"), (1.0, "#7ab4e8")])
    links.new(edge.outputs["Facing"], veil.inputs[0])
    links.new(veil.outputs[0], surface["Emission Color"])
    surface["Emission Strength"].default_value = 0.22
    return material


def _air() -> Any:
    """The thin blue shell: seen only past the limb, brightest next to it and where the sun is."""
    material, new, links = _nodes("air")
    edge, band = new("LayerWeight"), _ramp(new("ValToRGB"), [(0.62, "#000000"), (0.705, "#7fbcff"), (0.78, "#2c62b0"), (0.90, "#0a1c40"), (1.0, "#000000")])  # fmt: skip
    links.new(edge.outputs["Facing"], band.inputs[0])
    normal, sunny, bright = new("NewGeometry"), new("VectorMath", operation="DOT_PRODUCT"), new("MapRange")
    sunny.inputs[1].default_value = (-0.62, -0.12, 0.77)
    links.new(normal.outputs["Normal"], sunny.inputs[0])
    for number, value in enumerate((0.05, 1.0, 0.02, 0.55), 1):
        bright.inputs[number].default_value = value
    links.new(sunny.outputs["Value"], bright.inputs[0])
    glow, through, both = new("Emission"), new("BsdfTransparent"), new("AddShader")
    links.new(band.outputs[0], glow.inputs[0])
    links.new(bright.outputs[0], glow.inputs[1])
    links.new(glow.outputs[0], both.inputs[0])
    links.new(through.outputs[0], both.inputs[1])
    out = next(node for node in material.node_tree.nodes if node.type == "OUTPUT_MATERIAL")
    links.new(both.outputs[0], out.inputs["Surface"])
    return material


def _frigate() -> None:
    """Earth's: a long hull, a bridge, fins, blue engines; the nose at +x."""
    hull, light = paint("#8f9aa6", 0.5, 0.3, bump=0.2), paint("#8fc8ff", glow=5, bump=0)
    box((3.2, 0.5, 0.55), (0, 0, 0), hull, bevel=0.1)
    box((1.2, 0.36, 0.36), (2.0, 0, 0), hull, (0, 0, 0), 0.1)
    box((0.7, 0.4, 0.5), (-0.5, 0, 0.45), hull, bevel=0.08)
    for s in (-1, 1):
        box((1.2, 0.1, 0.5), (-1.0, 0, s * 0.45), hull, (0, s * 18, 0), 0.03)
        sphere((-1.7, 0, s * 0.16), 0.2, light, 10)


def _talon() -> None:
    """The Skaxar's: a horned crescent with an eye; its horns towards -x."""
    shell, eye = paint("#b070d0", 0.5, 0.1, glow=0.12, bump=0.3), paint("#5cffc8", glow=4, bump=0)
    for s in (-1, 1):
        path = [(1.0 * math.cos(t) - 0.4, 0.0, s * 1.15 * math.sin(t)) for t in np.linspace(0, 2.2, 9)]
        for k in range(8):
            pole(path[k], path[k + 1], 0.34 * (1 - k / 8.6), shell, 0.34 * (1 - (k + 1) / 8.6), 10)
    sphere((0.6, 0, 0), (0.6, 0.4, 0.42), shell, 14)
    sphere((-0.02, -0.1, 0), 0.2, eye, 10)


def _battle(dice: Random) -> None:
    """Two fleets as specks: light ships from the left, horned ones from the right, thin beams, three flashes."""
    far = 300.0
    kinds = cast(_frigate), cast(_talon)
    ours: list[Vec] = []
    theirs: list[Vec] = []
    for k in range(30):
        side = k % 2
        u = dice.gauss(560, 130) if side == 0 else dice.gauss(1230, 140)
        v = dice.gauss(530 - 0.06 * (u - 900), 62)
        at = spot(u, v, far + dice.uniform(-30, 30))
        (theirs if side else ours).append(at)
        size = dice.choice((0.6, 0.75, 0.75, 1.1, 1.8))
        turn = dice.uniform(-20, 20), dice.uniform(-12, 12), dice.uniform(-28, 28)
        link(kinds[side], "ship", at, turn, size)
    blue, green = paint("#6fb4ff", glow=1.3, bump=0, mottle=0), paint("#b06aff", glow=1.3, bump=0, mottle=0)
    for k in range(7):
        a, b = (ours, theirs) if k % 2 else (theirs, ours)
        start, end = np.array(a[k]), np.array(b[k + 2])
        t0 = dice.uniform(0.1, 0.5)
        pole(
            start + (end - start) * t0,
            start + (end - start) * (t0 + dice.uniform(0.08, 0.18)),
            0.07,
            blue if k % 2 else green,
        )
    for u, v, r in ((884, 520, 1.5), (972, 548, 0.8), (792, 480, 0.9)):
        for k in range(16):
            at = spot(u + dice.gauss(0, 5 * r), v + dice.gauss(0, 4 * r), far)
            hot = k % 3 == 0
            sphere(
                at,
                r * dice.uniform(0.2, 0.5),
                paint("#ffe0a0" if hot else "#c8602c", glow=1.6 if hot else 0.7, bump=0.2),
                10,
            )
        for _ in range(10):
            way = dice.uniform(0, 6.28)
            start, end = (
                spot(u + d * math.cos(way), v + d * 0.8 * math.sin(way), far) for d in (9 * r, dice.uniform(14, 26) * r)
            )
            pole(start, end, 0.05, paint("#c8602c", glow=0.8, bump=0), 0.01)


def _rocks(dice: Random) -> None:
    """A few asteroids, lit from the left."""
    stone = paint("#6a5e54", 0.9, bump=0.9, grain=2.2, mottle=0.4, second="#4c443e")
    for k, (u, v, r) in enumerate((
        (352, 446, 26), (410, 402, 9), (300, 500, 7), (1392, 388, 17), (1450, 424, 8), (1350, 430, 5),
        (226, 640, 12), (1560, 640, 34), (1620, 590, 11), (1510, 706, 8), (720, 392, 7), (1130, 690, 9), (470, 690, 6),
    )):  # fmt: skip
        far = 120.0
        mesh = rock_mesh(k * 7.7, stone, 0.55, 5)
        size = r * far / FRAME[1] / REACH
        link(
            mesh,
            "rock",
            spot(u, v, far),
            tuple(dice.uniform(0, 360) for _ in range(3)),
            (size, size * 0.8, size * 0.72),
        )


def finish(raw: Path) -> Any:
    """What the lens saw, dark and calm enough to lie behind cards and words."""
    return calm(shoot.grade(raw, bloom=0.25, vignette=0.0, contrast=1.0), brightest=0.6)

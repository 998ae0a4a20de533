"""Chronicle's leather: bindings and the table's mat, tooled in gold, with gilded mounts and stones set in them.

A unit is 100 units of the card; leather lies in the plane y = 0 and is seen along +y. What is tooled is drawn as an image
and pressed into the leather by its material; mounts are solids.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import bpy
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
from studio.chronicle_niche import moulding
from studio.clay import Vec, spline
from studio.gearwork import torus
from studio.materials import Nodes, paint
from studio.solids import Group, blade, box, join, lathe, link, solid, sphere

Place = tuple[float, float]
Outline = list[Place]
GARNET, SAPPHIRE, EMERALD, AMBER = "#8c0a1c", "#12349c", "#0a6a3c", "#c8660c"


def gold() -> Any:
    """What the niches are gilded with."""
    return paint("#e0a63c", 0.4, 1.0, bump=0.1, grain=16, mottle=0.12, hazy=False)


def worn() -> Any:
    """Gold that many hands have touched."""
    return paint("#b07c2a", 0.46, 1.0, bump=0.3, grain=8, mottle=0.25, second="#80541c", hazy=False)


def enamel(tone: str, deep: str) -> Any:
    return paint(tone, 0.2, bump=0.08, grain=5, mottle=0.25, second=deep, coat=0.7, hazy=False)


# ---- shapes that are stamped or cut


def ribbon(points: Sequence[Place], widths: Sequence[float]) -> Outline:
    """A curved stroke as wide as it says on its way."""
    flat: list[Vec] = [(x, 0.0, z) for x, z in points]
    way, wide = spline(flat, tuple(widths), 8)
    ahead = np.gradient(way[:, [0, 2]], axis=0)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], -1) / np.linalg.norm(ahead, axis=1, keepdims=True)
    left, right = way[:, [0, 2]] + side * wide[:, None], way[:, [0, 2]] - side * wide[:, None]
    return [(float(x), float(z)) for x, z in [*left, *right[::-1]]]


def lily() -> list[Outline]:
    """A fleur-de-lys, one unit high, its band at (0, 0)."""
    petal = ribbon([(0, -0.04), (0, 0.2), (0, 0.44), (0, 0.66)], (0.035, 0.15, 0.115, 0.004))
    tail = ribbon([(0, 0.02), (0, -0.16), (0, -0.34)], (0.03, 0.07, 0.004))
    parts = [petal, tail]
    for s in (-1, 1):
        parts.append(ribbon([(s * 0.05, -0.02), (s * 0.13, 0.2), (s * 0.27, 0.36), (s * 0.42, 0.28), (s * 0.41, 0.14), (s * 0.34, 0.11)], (0.03, 0.06, 0.085, 0.075, 0.045, 0.02)))  # fmt: skip
        parts.append(ribbon([(s * 0.04, 0.0), (s * 0.12, -0.14), (s * 0.23, -0.19), (s * 0.29, -0.11)], (0.025, 0.045, 0.045, 0.015)))  # fmt: skip
    return [*parts, [(-0.19, -0.045), (0.19, -0.045), (0.19, 0.045), (-0.19, 0.045)]]


def lozenge(wide: float = 0.5, high: float = 0.5) -> list[Outline]:
    return [[(0, high), (wide, 0), (0, -high), (-wide, 0)]]


def disc(r: float, at: Place = (0, 0)) -> Outline:
    return [(at[0] + r * math.cos(a), at[1] + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 72, endpoint=False)]


def flower() -> list[Outline]:
    """Four petals round a seed."""
    return [disc(0.16), *(disc(0.2, (0.34 * math.cos(a), 0.34 * math.sin(a))) for a in (0, math.pi / 2, math.pi, -math.pi / 2))]  # fmt: skip


def turned(outline: Outline, at: Place, size: float, degrees: float) -> Outline:
    """The outline as large as said, turned to the right, and put there."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(at[0] + size * (x * c + z * s), at[1] + size * (z * c - x * s)) for x, z in outline]


# ---- leather


class Leather:
    """A sheet of leather while it is tooled: lines and stamps are gold leaf, pressed in."""

    def __init__(self, wide: float, high: float, fine: float = 190.0) -> None:
        self.size = wide, high
        self.fine = fine  # pixels a unit
        self._leaf = Image.new("L", (round(wide * fine), round(high * fine)))
        self._pen = ImageDraw.Draw(self._leaf)

    def _pixels(self, points: Iterable[Place]) -> list[Place]:
        wide, high = self.size
        return [((x + wide / 2) * self.fine, (high / 2 - z) * self.fine) for x, z in points]

    def line(self, points: Sequence[Place], thick: float) -> None:
        """A fillet run along the places."""
        self._pen.line(self._pixels(points), fill=255, width=max(1, round(thick * self.fine)), joint="curve")

    def stamp(self, shape: Sequence[Outline], at: Place, size: float, degrees: float = 0.0) -> None:
        """A hot stamp of outlines."""
        for outline in shape:
            self._pen.polygon(self._pixels(turned(outline, at, size, degrees)), fill=255)

    def frame(self, inset: float, thick: float, corner: float = 0.0) -> None:
        """A fillet along the edge; its corners are cut in by quarter circles."""
        x, z = self.size[0] / 2 - inset, self.size[1] / 2 - inset
        points: Outline = []
        for sx, sz, first in ((-1, -1, 0), (-1, 1, -90), (1, 1, 180), (1, -1, 90)):
            turns = np.radians(first + np.linspace(0, 90, 13 if corner else 1))
            points += [(sx * x + corner * math.cos(a), sz * z + corner * math.sin(a)) for a in turns]
        self.line([*points, points[0], points[1]], thick)

    def clear(self, shape: Sequence[Outline], at: Place = (0, 0), size: float = 1.0) -> None:
        """Nothing is tooled inside these outlines."""
        for outline in shape:
            self._pen.polygon(self._pixels(turned(outline, at, size, 0)), fill=0)

    def laid(self, tone: str, deep: str, worn_at: float = 0.2, edge: float = 0.0) -> Any:
        """The sheet in the scene; `worn_at`: how much of the leaf has gone; `edge`: how far in it is rounded off."""
        leaf = gaussian_filter(np.asarray(self._leaf, np.float32) / 255, 0.6)
        noise = np.random.default_rng(5)

        def cloud(size: float) -> Any:
            field = gaussian_filter(noise.standard_normal(leaf.shape).astype(np.float32), size)
            return field / field.std()

        broad, fine = cloud(self.fine * 0.35), cloud(self.fine * 0.018)
        pores = np.clip(cloud(self.fine * 0.012), -2, 2)
        gone = np.clip((cloud(self.fine * 0.05) + 0.8 * cloud(self.fine * 0.012)) * 0.4 + worn_at - 0.35, 0, 1)
        leaf = leaf * (1 - gone)
        pressed = gaussian_filter(leaf, self.fine * 0.012)
        high = 0.5 - 0.30 * pressed + (0.007 * pores + 0.010 * fine) * (1 - leaf) + 0.02 * broad
        if edge:
            down, across = (np.minimum(np.arange(n) + 0.5, n - 0.5 - np.arange(n)) / self.fine for n in leaf.shape)
            high = high - 0.4 * np.clip(1 - np.minimum(down[:, None], across[None]) / edge, 0, 1) ** 2
        share = np.clip(0.5 + 0.22 * broad + 0.06 * fine, 0, 1)[..., None]
        colour = _tone(tone) * share + _tone(deep) * (1 - share)
        rim = np.clip(gaussian_filter(leaf, self.fine * 0.03) * 1.6, 0, 1)[..., None]
        colour = colour * (1 - 0.45 * rim)
        colour = colour * (1 - leaf[..., None]) + _tone("#e6b048") * leaf[..., None]
        wide, high_ = self.size
        corners: list[Vec] = [(x * wide / 2, 0, z * high_ / 2) for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        thing = solid(corners, [(0, 1, 2, 3)], _pressed(colour, high, leaf))
        thing.data.uv_layers.new().data.foreach_set("uv", np.array([0, 0, 1, 0, 1, 1, 0, 1], np.float32))
        return thing


def _tone(text: str) -> Any:
    """A colour as an image has it: 0 to 1, not linear."""
    return np.array([int(text[k : k + 2], 16) for k in (1, 3, 5)], np.float32) / 255


def picture(name: str, pixels: Any, colour: bool) -> Any:
    """An image of Blender's of an array, its first row on top."""
    high, wide = pixels.shape[:2]
    image = bpy.data.images.new(name, wide, high, float_buffer=not colour)
    if not colour:
        image.colorspace_settings.name = "Non-Color"
    whole = np.ones((high, wide, 4), np.float32)
    whole[..., :3] = pixels[::-1]
    image.pixels.foreach_set(whole.ravel())
    image.pack()
    return image


def _pressed(colour: Any, high: Any, leaf: Any) -> Any:
    """Leather of that colour and relief, metal where leaf is."""
    return surface(colour, np.stack([high, leaf, np.zeros_like(leaf)], -1), (0.62, 0.36), 0.9)


def surface(colour: Any, relief: Any, rough: Place, strength: float, distance: float = 0.12) -> Any:
    """A material of two images: colours, and heights (red) with metal (green); `rough` without and with metal."""
    material = bpy.data.materials.new("surface")
    material.use_nodes = True
    nodes = Nodes(material.node_tree)
    put = material.node_tree.nodes["Principled BSDF"].inputs
    tones, shape = nodes.new("TexImage"), nodes.new("TexImage")
    tones.image, shape.image = picture("tones", np.clip(colour, 0, 1), True), picture("relief", relief, False)
    shape.interpolation = "Cubic"
    split, bump, ramp = nodes.new("SeparateColor"), nodes.new("Bump"), nodes.new("MapRange")
    nodes.link(shape.outputs["Color"], split.inputs[0])
    nodes.link(tones.outputs["Color"], put["Base Color"])
    nodes.link(split.outputs[1], put["Metallic"])
    nodes.link(split.outputs[1], ramp.inputs[0])
    ramp.inputs[3].default_value, ramp.inputs[4].default_value = rough
    nodes.link(ramp.outputs[0], put["Roughness"])
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    nodes.link(split.outputs[0], bump.inputs["Height"])
    nodes.link(bump.outputs["Normal"], put["Normal"])
    return material


# ---- mounts


def stone(at: Vec, r: float, tone: str, claws: int = 8) -> None:
    """A cabochon in a gilded setting with pearls of gold."""
    x, y, z = at
    metal = gold()
    lathe(
        [(r * 1.5, 0), (r * 1.5, 0.05), (r * 1.2, 0.1), (r * 1.12, 0.14), (r * 0.9, 0.14)],
        metal,
        at,
        (90, 0, 0),
        sides=40,
    )
    sphere((x, y - 0.1, z), (r, r * 0.75, r), paint(tone, 0.06, coat=1.0, bump=0, mottle=0.1, hazy=False), 32)
    for k in range(claws):
        a = 2 * math.pi * (k + 0.5) / claws
        sphere((x + r * 1.3 * math.cos(a), y - 0.1, z + r * 1.3 * math.sin(a)), r * 0.17, metal, 10)


def rail(half: Place, inset: float, y: float, r: float, metal: Any) -> None:
    """A bar along the edge of a card."""
    x, z = half[0] - inset, half[1] - inset
    corners: list[Vec] = [(-x, y, -z), (-x, y, z), (x, y, z), (x, y, -z)]
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        moulding([a, b], r, metal)
    for corner in corners:
        sphere(corner, r, metal, 16)


def cut(shape: Sequence[Outline], at: Vec, size: float, degrees: float, metal: Any, thick: float = 0.12) -> None:
    """A shape of outlines cut from metal, lying on the leather."""
    for outline in shape:
        with Group(at):
            blade([(x, z) for x, z in turned(outline, (0, 0), size, degrees)], metal, thick, 0.045)


def corner_mount(half: Place, tone: str, long: float = 1.7) -> None:
    """A gilded plate over each corner, its inner edge scalloped, with a boss that holds a stone."""
    metal = gold()
    bow = []
    for k in range(31):  # two scallops from arm to arm
        a = math.pi / 2 * k / 30
        r = long * (0.66 + 0.11 * abs(math.cos(3 * a)) ** 0.7 + 0.2 * (4 * a / math.pi - 1) ** 2)
        bow.append((r * math.cos(a), r * math.sin(a)))
    for sx in (-1, 1):
        for sz in (-1, 1):
            x, z = sx * half[0], sz * half[1]
            edge: Outline = [(x - sx * u, z - sz * v) for u, v in bow]
            plate = [(x, z), *edge]
            with Group((0, -0.03, 0)):
                blade(plate if sx * sz > 0 else plate[::-1], worn(), 0.1, 0.02)
            moulding([(u, -0.09, v) for u, v in edge], 0.04, metal, 8)
            for u, v in ((long * 0.76, 0.4), (0.4, long * 0.76)):
                sphere((x - sx * u, -0.09, z - sz * v), 0.055, metal, 14)
            centre = (x - sx * 0.56, -0.08, z - sz * 0.56)
            lathe([(0.36, 0), (0.36, 0.05), (0.27, 0.12), (0.24, 0.18)], worn(), centre, (90, 0, 0), sides=48)
            stone((centre[0], -0.24, centre[2]), 0.15, tone)


def beads(r: float, y: float, many: int, size: float, material: Any, at: Place = (0, 0)) -> None:
    """A round of beads."""
    bead = join([sphere((0, 0, 0), size, material, 14)])
    for k in range(many):
        a = 2 * math.pi * k / many
        link(bead, "bead", (at[0] + r * math.cos(a), y, at[1] + r * math.sin(a)))


def medal(r: float, field: Any, pearls: int) -> None:
    """A round of enamel in gilded hoops, pearls between them: what stands on it comes after."""
    metal = gold()
    lathe([(r, 0), (r, 0.08), (r * 0.86, 0.12), (r * 0.86, 0.1), (0.001, 0.1)], field, (0, 0, 0), (90, 0, 0), sides=96)
    for q, thin in ((r, 0.075), (r * 0.87, 0.05)):
        torus(q, thin, metal, (0, -0.1, 0), (90, 0, 0), sides=96)
    beads(r * 0.935, -0.13, pearls, r * 0.032, paint("#f0e6cc", 0.25, bump=0, hazy=False))


def flame_rays(r: float, inner: float, many: int, metal: Any, y: float = -0.13) -> None:
    """Rays round a middle, straight and waved by turns."""
    for k in range(many):
        if k % 2:
            ray = [(-0.035, inner), (0.0, r), (0.035, inner)]
        else:
            ray = ribbon([(0, inner), (0.045, inner + (r - inner) * 0.35), (-0.04, inner + (r - inner) * 0.68), (0, r)], (0.075, 0.07, 0.05, 0.004))  # fmt: skip
        cut([ray], (0, y, 0), 1.0, 360 * k / many, metal, 0.07)


def clasp(side: int, half: float, tone: str) -> None:
    """The plate of a clasp at an edge of the binding."""
    metal, dull = gold(), worn()
    outer, s = half - 0.12, side
    plate: Outline = [(s * outer, 0.34), (s * (outer - 0.5), 0.26), (s * (outer - 0.62), 0.1), (s * (outer - 0.86), 0.0), (s * (outer - 0.62), -0.1), (s * (outer - 0.5), -0.26), (s * outer, -0.34)]  # fmt: skip
    with Group((0, -0.04, 0)):
        blade(plate if s < 0 else plate[::-1], dull, 0.12, 0.03)
    for z in (-0.2, 0.2):
        sphere((s * (outer - 0.14), -0.12, z), 0.05, metal, 14)
    for k in range(3):
        box((0.05, 0.1, 0.5 - 0.06 * k), (s * (outer - 0.24 - 0.02 * k), -0.06, 0), metal, bevel=0.02)
    stone((s * (outer - 0.44), -0.1, 0), 0.1, tone)


def diaper(leather: Leather, half: Place, step: Place, fill: Callable[[Place, float], None], free: float = 0.0) -> None:
    """Fillets crosswise over a field, and in each of its lozenges what `fill` stamps there (turned by so much); the
    lozenges that reach into the middle stay `free`."""
    x, z = half
    for k in range(-30, 31):
        for s in (1, -1):
            ends = []
            for t in np.linspace(-1, 1, 400):
                p = (k * step[0] + t * 12 * step[0], s * t * 12 * step[1])
                if abs(p[0]) <= x and abs(p[1]) <= z:
                    ends.append(p)
            if len(ends) > 1:
                leather.line([ends[0], ends[-1]], 0.02)
    for i in range(-30, 31):
        for j in range(-30, 31):
            at = i * step[0] / 2, j * step[1] / 2
            inside = abs(at[0]) < x - step[0] * 0.3 and abs(at[1]) < z - step[1] * 0.3
            if (i + j) % 2 and inside and math.hypot(*at) > free:
                fill(at, 0.0 if at[1] > 0 or (at[1] == 0 and at[0] < 0) else 180.0)

"""Chronicle's niches: a gilded Gothic arch before enamel in the suit's colour, and the vellum plate for the words.

A unit of the scene is 100 units of the card; (0, 0, 0) is its middle. Every card has the same niche but for its enamel.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from mathutils import Vector
from studio.clay import Vec
from studio.lighting import Light
from studio.materials import paint
from studio.solids import Group, blade, box, join, lathe, link, pole, solid, sphere

ENAMEL = {  # the enamel and its depths
    "power": ("#2a50b4", "#142f78"),
    "wisdom": ("#1d8070", "#0b4a44"),
    "love": ("#a8203a", "#640c20"),
    "wild": ("#3c3c46", "#1a1a22"),
}
HALF, RADIUS, SPRING, SILL, TOP = 2.52, 3.7, 0.55, -1.95, 4.4  # the arch: half its width, its bend, where it begins
CENTRE = 1.55  # height of the halo
CANDLES = Light("#ffdcae", "#7a7f98", 0.6, "#fff0d8", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#000000", 0.34)  # fmt: skip


def metals() -> tuple[Any, Any]:
    """Gilding, and gilding that many hands have worn."""
    gold = paint("#e0a63c", 0.4, 1.0, bump=0.1, grain=16, mottle=0.12, hazy=False)
    worn = paint("#b07c2a", 0.46, 1.0, bump=0.3, grain=8, mottle=0.25, second="#80541c", hazy=False)
    return gold, worn


def enamelled(suit: str) -> Any:
    """Translucent enamel in a suit's colour."""
    tone, deep = ENAMEL[suit]
    return paint(tone, 0.2, bump=0.08, grain=5, mottle=0.25, second=deep, coat=0.7, hazy=False)


def panelling() -> Any:
    """Dark oak."""
    return paint("#43290f", 0.55, bump=0.5, grain=7, mottle=0.3, second="#2f1c0d", hazy=False)


def niche(suit: str) -> None:
    """The whole niche of a suit."""
    gold, worn = metals()
    enamel = enamelled(suit)
    box((6, 0.1, 7.5), (0, 1.75, 1.2), enamel, bevel=0)
    {"power": _studs, "wisdom": _stars, "love": _hearts, "wild": _rays}[suit](gold)
    _halo(gold)
    _front(enamel)
    for inset, y, r, metal in ((-0.04, -0.02, 0.1, gold), (0.12, 0.12, 0.075, worn), (0.26, 0.3, 0.085, gold), (0.4, 0.6, 0.05, worn)):  # fmt: skip
        moulding(_arch(inset, y), r, metal)
    for side in (-1, 1):
        _shaft(side, gold, worn)
        _scrolls(side, gold)
    _foot(gold, worn)


def _arch(inset: float = 0.0, y: float = 0.0) -> list[Vec]:
    """The pointed arch from its left foot to its right."""
    half, radius = HALF - inset, RADIUS - inset
    across = [-half + half * (1 - math.cos(math.pi / 2 * k / 30)) for k in range(31)]
    centre = radius - half
    left: list[Vec] = [(x, y, SPRING + math.sqrt(max(0, radius**2 - (x - centre) ** 2))) for x in across]
    right: list[Vec] = [(-x, y, z) for x, y, z in reversed(left[:-1])]
    return [(-half, y, SILL), (-half, y, SPRING * 0.4), *left, *right, (half, y, SPRING * 0.4), (half, y, SILL)]


def moulding(points: Sequence[Vec], r: float, material: Any, sides: int = 12) -> Any:
    """A round bar swept along a path that lies square to the lens."""
    ring, faces = [], []
    for i, p in enumerate(points):
        a, b = Vector(points[max(0, i - 1)]), Vector(points[min(len(points) - 1, i + 1)])
        way = (b - a).normalized()
        out = Vector((way.z, 0, -way.x))
        for k in range(sides):
            t = 2 * math.pi * k / sides
            ring.append(Vector(p) + out * r * math.cos(t) + Vector((0, r * math.sin(t), 0)))
    for i in range(len(points) - 1):
        for k in range(sides):
            a0, b0 = i * sides + k, i * sides + (k + 1) % sides
            faces.append((a0, b0, b0 + sides, a0 + sides))
    return solid(ring, faces, material, smooth=True)


# ---- what the enamel of a suit is inlaid with


def _lattice(gold: Any, sign: Any) -> None:
    """Gold wires crosswise, and a sign where they cross."""
    step = 0.62
    for k in range(-14, 15):
        for s in (1, -1):
            pole((k * step - 4.6 * s, 1.7, -3), (k * step + 4.6 * s, 1.7, 6.2), 0.016, gold, sides=6)
    for i in range(-9, 10):
        for j in range(-6, 9):
            if (i + j) % 2 == 0:
                link(sign, "sign", (i * step / 2, 1.68, 1.6 + j * step / 2))


def _studs(gold: Any) -> None:
    """Power: lozenges."""
    _lattice(gold, join([box((0.13, 0.04, 0.13), (0, 0, 0), gold, (0, 45, 0), 0.015)]))


def _stars(gold: Any) -> None:
    """Wisdom: stars of six rays."""
    rim = [((0.13 if k % 2 == 0 else 0.05) * math.sin(k * math.pi / 6), (0.13 if k % 2 == 0 else 0.05) * math.cos(k * math.pi / 6)) for k in range(12)]  # fmt: skip
    _lattice(gold, join([blade(rim, gold, 0.04, 0.01)]))


def _hearts(gold: Any) -> None:
    """Love: hearts."""
    turns = np.linspace(0, 2 * math.pi, 24, endpoint=False)
    rim = [(0.0072 * 16 * math.sin(t) ** 3, 0.0072 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))) for t in turns]  # fmt: skip
    _lattice(gold, join([blade(rim, gold, 0.04, 0.012)]))


def _rays(gold: Any) -> None:
    """Wild: rays from the halo, long and short by turns."""
    for k in range(48):
        a = 2 * math.pi * k / 48
        x, z = math.cos(a), math.sin(a)
        pole((x * 1.2, 1.69, CENTRE + z * 1.2), (x * 5, 1.69, CENTRE + z * 5), 0.01, gold, 0.085 if k % 2 else 0.03, 6)


def _halo(gold: Any) -> None:
    """The gold hoop behind the head, set with pearls."""
    turns = np.linspace(0, 2 * math.pi, 65)
    for r, thick in ((1.5, 0.035), (1.62, 0.035), (1.56, 0.05)):
        moulding([(r * math.cos(a), 1.69, CENTRE + r * math.sin(a)) for a in turns], thick, gold, 8)
    pearl = join([sphere((0, 0, 0), 0.055, paint("#f0e6cc", 0.25, bump=0, hazy=False), 14)])
    for k in range(28):
        a = 2 * math.pi * k / 28
        link(pearl, "pearl", (1.56 * math.cos(a), 1.6, CENTRE + 1.56 * math.sin(a)))


# ---- the frame


def _front(enamel: Any) -> None:
    """The spandrels, the depth of the arch, and the oak beside it."""
    points, faces = [], []
    outline = _arch()
    for x, _, z in outline:
        points += [(x, 0.0, z), (x, 0.0, TOP + 0.3), (x, 1.8, z)]
    for i in range(len(outline) - 1):
        a = i * 3
        faces += [(a, a + 1, a + 4, a + 3), (a, a + 3, a + 5, a + 2)]
    solid(points, faces, enamel)
    oak = panelling()
    for side in (-1, 1):
        box((1.23, 0.6, 9.6), (side * (HALF + 0.615), 0.3, 0), oak, bevel=0.02)
    box((6.6, 0.1, 2.9), (0, 0.12, -3.4), oak, bevel=0)


def _shaft(side: int, gold: Any, worn: Any) -> None:
    """A twisted shaft with its capitals."""
    for turn in (0, 2.09, 4.19):
        rise = np.linspace(-4.3, 4.3, 110)
        way = [(side * 2.86 + 0.075 * math.cos(z * 5 * side + turn), -0.1 + 0.075 * math.sin(z * 5 * side + turn), z) for z in rise]  # fmt: skip
        moulding(way, 0.085, gold if turn else worn, 8)
    for z in (SPRING + 0.1, SILL - 0.1, 4.2):
        lathe([(0.2, 0), (0.29, 0.1), (0.29, 0.16), (0.2, 0.22)], gold, (side * 2.86, -0.1, z), sides=24, bevel=0.01)


def _scrolls(side: int, gold: Any) -> None:
    """Tendrils with a garnet each in a spandrel."""
    garnet = paint("#b01c30", 0.08, coat=1.0, bump=0, hazy=False)
    for x, z, r in ((2.25, 3.75, 0.36), (1.55, 4.08, 0.22), (2.42, 2.98, 0.2)):
        turns = np.linspace(0, 7, 60)
        way = [(side * (x + r * (1 - 0.13 * t) * math.cos(t * 1.25)), -0.04, z + r * (1 - 0.13 * t) * math.sin(t * 1.25)) for t in turns]  # fmt: skip
        moulding(way, 0.045, gold, 8)
        sphere((side * x, -0.06, z), r * 0.26, garnet, 16)


def _foot(gold: Any, worn: Any) -> None:
    """The sill with its row of studs, and the vellum."""
    box((6.6, 1.0, 0.22), (0, 0.0, SILL - 0.05), gold, bevel=0.05)
    box((6.6, 2.4, 0.3), (0, 0.9, SILL - 0.2), worn, bevel=0.03)
    plate(-3.22, 5.35, 2.0, gold)
    studs(SILL - 0.05, 14, gold)


def plate(z: float, wide: float, tall: float, gold: Any) -> None:
    """Vellum for words in a gold frame, with a fine line round it."""
    vellum = paint("#eadcb8", 0.75, bump=0.1, grain=5, mottle=0.05, second="#e4d4aa", hazy=False)
    box((wide, 0.12, tall), (0, -0.02, z), vellum, bevel=0.03)
    box((wide + 0.27, 0.1, tall + 0.28), (0, 0.04, z), gold, bevel=0.05)
    ink = paint("#b08038", 0.6, bump=0, hazy=False)
    for side in (1, -1):
        box((wide - 0.25, 0.02, 0.02), (0, -0.085, z + side * (tall / 2 - 0.11)), ink, bevel=0)
    for side in (-1, 1):
        box((0.02, 0.02, tall - 0.2), (side * (wide / 2 - 0.125), -0.085, z), ink, bevel=0)


def studs(z: float, beside: int, gold: Any) -> None:
    """A row of gold studs on a sill: one in the middle, so many on each side of it."""
    with Group((0, -0.5, z)):
        stud = join([sphere((0, 0, 0), (0.06, 0.04, 0.06), gold, 14)])
        for k in range(-beside, beside + 1):
            link(stud, "stud", (k * 0.2, 0, 0))

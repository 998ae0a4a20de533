"""What is grown: skins, horns and webs as meshes with a colour at every point, wet chitin, thin skin, burning gas.

Clay is soft; shells are thin and sharp, so they are swept here instead, and cost next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import bpy
import numpy as np
from studio.beasts import unit
from studio.clay import Vec, rgb
from studio.materials import paint
from studio.solids import link


def smooth(low: float, high: float, value: Any) -> Any:
    """0 below, 1 above, softly between."""
    t = np.clip((np.asarray(value, float) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def blend(one: Any, other: Any, share: Any) -> Any:
    """Between two colours (or fields of them), by a share (or a field of shares)."""
    share = np.asarray(share, float)[..., None]
    return np.asarray(one) * (1 - share) + np.asarray(other) * share


def chitin(bump: float = 0.25, grain: float = 16.0, wet: float = 0.5) -> Any:
    """Shell with the colours of its mesh, under a wet varnish."""
    return paint(baked=True, bump=bump, grain=grain, coat=wet, mottle=0.16)


def membrane(clear: float = 0.10, through: float = 0.45, glow: float = 0.05) -> Any:
    """Thin skin with the colours of its mesh: light comes through it."""
    name = f"membrane {clear} {through} {glow}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    tone, coat = nodes.new("ShaderNodeAttribute"), nodes["Principled BSDF"].inputs
    tone.attribute_name = "Col"
    lit, empty = nodes.new("ShaderNodeBsdfTranslucent"), nodes.new("ShaderNodeBsdfTransparent")
    half, whole = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeMixShader")
    half.inputs[0].default_value, whole.inputs[0].default_value = through, clear
    coat["Roughness"].default_value, coat["Coat Weight"].default_value = 0.35, 0.5
    coat["Emission Strength"].default_value = glow
    for place in (coat["Base Color"], coat["Emission Color"], lit.inputs[0]):
        links.new(tone.outputs["Color"], place)
    links.new(nodes["Principled BSDF"].outputs[0], half.inputs[1])
    links.new(lit.outputs[0], half.inputs[2])
    links.new(half.outputs[0], whole.inputs[1])
    links.new(empty.outputs[0], whole.inputs[2])
    links.new(whole.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def gas(power: float = 2.2) -> Any:
    """Burning gas: the colours of its mesh shine, its edges and (by the coat's first channel) its end are clear."""
    name = f"gas {power}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    tone, coat, split = (nodes.new(f"ShaderNode{kind}") for kind in ("Attribute", "Attribute", "SeparateColor"))
    tone.attribute_name, coat.attribute_name = "Col", "Coat"
    edge, inner, dense = (nodes.new(f"ShaderNode{kind}") for kind in ("LayerWeight", "Math", "Math"))
    edge.inputs[0].default_value = 0.5
    soft = nodes.new("ShaderNodeMath")
    inner.operation, soft.operation, dense.operation = "SUBTRACT", "POWER", "MULTIPLY"
    inner.inputs[0].default_value, soft.inputs[1].default_value = 1.0, 2.6
    shine, empty, both = (nodes.new(f"ShaderNode{kind}") for kind in ("Emission", "BsdfTransparent", "MixShader"))
    shine.inputs[1].default_value = power
    links.new(coat.outputs["Color"], split.inputs[0])
    links.new(edge.outputs["Facing"], inner.inputs[1])
    links.new(inner.outputs[0], soft.inputs[0])
    links.new(soft.outputs[0], dense.inputs[0])
    links.new(split.outputs[0], dense.inputs[1])
    links.new(tone.outputs["Color"], shine.inputs[0])
    links.new(dense.outputs[0], both.inputs[0])
    links.new(empty.outputs[0], both.inputs[1])
    links.new(shine.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def sheet(points: Any, colours: Any, coats: Any, material: Any, ring: bool = True, thick: float = 0.0) -> Any:
    """A skin of rows of points, a colour and a coat (metal, roughness, glow) at each; `ring` closes every row."""
    rows, around, _ = points.shape
    mesh = bpy.data.meshes.new("skin")
    across = np.arange(around if ring else around - 1)
    j, k = np.meshgrid(np.arange(rows - 1), across, indexing="ij")
    a, b = j * around + k, j * around + (k + 1) % around
    faces = np.stack([a, b, b + around, a + around], -1).reshape(-1, 4)
    mesh.vertices.add(rows * around)
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.update(calc_edges=True)
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    for name, values in (("Col", colours), ("Coat", coats)):
        attribute = mesh.attributes.new(name, "FLOAT_COLOR", "POINT")
        whole = np.ones((rows, around, 4), np.float32)
        whole[..., :3] = values
        attribute.data.foreach_set("color", whole.ravel())
    mesh.materials.append(material)
    thing = link(mesh, "skin")
    if thick:
        thing.modifiers.new("thick", "SOLIDIFY").thickness = thick
    return thing


def bezier(points: Sequence[Vec], steps: int = 36) -> Any:
    """Places on the curve of two to four control points."""
    left = [np.array(each, float) for each in points]
    t = np.linspace(0, 1, steps)[:, None]
    line = [np.repeat(each[None], steps, 0) for each in left]
    while len(line) > 1:
        line = [a * (1 - t) + b * t for a, b in pairwise(line)]
    return line[0]


def swept(line: Any, wide: Any, deep: Any, around: int = 20, flat: Vec = (0, 1, 0)) -> Any:
    """Rows of points round a line: `wide` in the plane square to `flat`, `deep` along it, a value a place each."""
    ways = np.gradient(line, axis=0)
    turn = np.linspace(0, 2 * np.pi, around, endpoint=False)
    found = np.zeros((len(line), around, 3))
    for j, (at, way) in enumerate(zip(line, ways, strict=True)):
        side = unit(np.cross(way, np.array(flat, float)))
        up = unit(np.cross(side, way))
        found[j] = at + side * (np.cos(turn) * wide[j])[:, None] + up * (np.sin(turn) * deep[j])[:, None]
    return found


def ringed(
    line: Any, thick: Any, tones: Sequence[str], rings: float = 9.0, deep: float = 0.6, rough: float = 0.4,
    glow: float = 0.0, material: Any = None, relief: float = 0.10,
) -> Any:  # fmt: skip
    """A horn along a line with growth rings: tones from root to tip, `thick` a value a place."""
    steps = len(line)
    t = np.linspace(0, 1, steps)
    saw = (t**0.8 * rings) % 1.0
    step = 1 + relief * (saw**1.6 - 0.35) * smooth(1.0, 0.75, t)
    points = swept(line, thick * step, thick * step * deep)
    ramp = np.array([rgb(tone) for tone in tones])
    along = np.stack([np.interp(t, np.linspace(0, 1, len(ramp)), ramp[:, k]) for k in range(3)], -1)
    along = along * (0.62 + 0.62 * saw[:, None] ** 1.4)
    colours = np.repeat(along[:, None], points.shape[1], 1).clip(0, 1)
    return sheet(points, colours, (0.0, rough, glow), material or chitin(0.2, 20))


def taper(thick: float, steps: int) -> Any:
    """The half widths of a crescent: full at its root, a point at its tip."""
    t = np.linspace(0, 1, steps)
    return thick * ((1 - t) ** 2 + 1.4 * t * (1 - t)) + 0.004


def web(
    first: Any, second: Any, tones: Sequence[str], sag: float = 0.30, fingers: int = 3, belly: float = 0.06,
    clear: float = 0.10, spot: Sequence[str] = (),
) -> None:  # fmt: skip
    """Skin between two curves that run out from a body, its edge drawn in between the tips, veins in it.

    `tones`: at the root, at the edge, of the veins; `spot`: rings of a moth's eye on it, from the middle outwards.
    """
    rows, around = 40, 49
    u = np.linspace(0, 1, around)
    drawn = 1 - sag * np.abs(np.sin(np.pi * u)) ** 1.2
    points = np.zeros((rows, around, 3))
    for j, v in enumerate(np.linspace(0.02, 0.97, rows)):
        places = v * drawn * (len(first) - 1)
        low = np.floor(places).astype(int).clip(0, len(first) - 2)
        part = (places - low)[:, None]
        one, other = (curve[low] * (1 - part) + curve[low + 1] * part for curve in (first, second))
        points[j] = one * (1 - u[:, None]) + other * u[:, None]
        points[j, :, 1] += (
            belly * np.sin(np.pi * u) * np.sin(np.pi * v * 0.9) * (1 + 0.35 * np.cos(2 * np.pi * u * (fingers + 1)))
        )
    v, w = np.meshgrid(np.linspace(0, 1, rows), u, indexing="ij")
    tone = blend(rgb(tones[0]), rgb(tones[1]), smooth(0.1, 0.95, v))
    branch = np.abs(np.sin(np.pi * (w * (fingers + 1) + 0.10 * np.sin(9 * v) + 0.05 * np.sin(23 * v + 5 * w))))
    fine = np.abs(np.sin(np.pi * (w * 4 * (fingers + 1) * smooth(0.2, 1.0, v) + v * 7)))
    vein = np.maximum(smooth(0.22, 0.03, branch) * 0.95, smooth(0.35, 0.0, fine) * 0.55)
    edge = smooth(0.93, 0.99, v)
    tone = blend(blend(tone, rgb(tones[2]), vein), rgb(tones[1]) * 1.35, edge * 0.8)
    for k, ring in reversed(list(enumerate(spot))):
        far = np.hypot((w - 0.40) * 1.15, v - 0.74)
        tone = blend(tone, rgb(ring), smooth(0.075 * (k + 1) + 0.012, 0.075 * (k + 1) - 0.012, far))
    sheet(points, tone.clip(0, 1), (0, 0.4, 0), membrane(clear), ring=False)
    for k in range(1, fingers + 1):
        line = points[:, round(k * (around - 1) / (fingers + 1))]
        ringed(line, np.linspace(0.026, 0.008, rows), (tones[2], tones[2], tones[1]), 5, 1.0)


def jet(at: Vec, r: float, long: float, core: str = "#c0ffd8", hue: str = "#10d880", way: Vec = (0, 0, -1)) -> None:
    """A flame of gas: a hollow bright root, a core, a wide pale hull round it."""
    t = np.linspace(0, 1, 40)
    for wide, reach, density, tone, power in (
        (1.9, 1.0, 0.30, hue, 1.4),
        (1.2, 0.9, 0.75, hue, 2.4),
        (0.6, 0.6, 1.0, core, 3.5),
    ):
        line = np.array(at, float) + unit(way) * (t * long * reach)[:, None]
        swell = 0.55 + 0.9 * smooth(0.0, 0.3, t) - 0.5 * smooth(0.3, 1.0, t)
        radius = r * wide * swell * (1 - t**3) + 0.002
        colour = blend(rgb(tone), rgb(hue), smooth(0.0, 0.7, t))
        coats = np.stack([density * (1 - t) ** 1.6, t, t], -1)
        sheet(swept(line, radius, radius, 24), colour[:, None], coats[:, None], gas(power))

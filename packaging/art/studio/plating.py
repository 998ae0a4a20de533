"""Painted metal made of plates: seams, two tones, chips, soot; the plume of an engine; the cells of a solar sail."""

from __future__ import annotations

from typing import Any

from studio.clay import rgb
from studio.materials import paint


class _Shop:
    """A paint, copied, whose nodes are added to."""

    def __init__(self, colour: str, **told: Any) -> None:
        self.material = paint(colour, bump=0, hazy=False, **told).copy()
        self.nodes, self.links = self.material.node_tree.nodes, self.material.node_tree.links
        self.surface = self.nodes["Principled BSDF"].inputs
        where = self.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        split = self.nodes.new("ShaderNodeSeparateXYZ")
        self.links.new(where, split.inputs[0])
        self.where, (self.x, self.y, self.z) = where, split.outputs

    def put(self, value: Any, place: Any) -> None:
        """Links an output, or writes a number."""
        if hasattr(value, "is_output"):
            self.links.new(value, place)
        else:
            place.default_value = value

    def sum(self, kind: str, one: Any, other: Any) -> Any:
        """Arithmetic of two numbers."""
        node = self.nodes.new("ShaderNodeMath")
        node.operation = kind
        self.put(one, node.inputs[0])
        self.put(other, node.inputs[1])
        return node.outputs[0]

    def spread(self, value: Any, low: float, high: float, to_low: float = 0, to_high: float = 1) -> Any:
        """A range of a number to another."""
        node = self.nodes.new("ShaderNodeMapRange")
        for number, bound in enumerate((low, high, to_low, to_high), 1):
            node.inputs[number].default_value = bound
        self.links.new(value, node.inputs[0])
        return node.outputs[0]

    def mixed(self, share: Any, one: Any, other: Any, blend: str = "MIX") -> Any:
        """Two colours."""
        node = self.nodes.new("ShaderNodeMix")
        node.data_type, node.blend_type = "RGBA", blend
        for place, value in ((0, share), (6, one), (7, other)):
            self.put(value, node.inputs[place])
        return node.outputs[2]

    def noise(self, scale: float, detail: float = 5) -> Any:
        """Clouds of a size."""
        node = self.nodes.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
        self.links.new(self.where, node.inputs["Vector"])
        return node.outputs["Fac"]

    def bricks(
        self, u: Any, v: Any, wide: float, high: float, seam: float, dim: float, dark: float, shift: float = 0.37
    ) -> tuple[Any, Any]:
        """Plates in courses: their tone, and where their seams are."""
        place = self.nodes.new("ShaderNodeCombineXYZ")
        self.put(u, place.inputs[0])
        self.put(v, place.inputs[1])
        node = self.nodes.new("ShaderNodeTexBrick")
        node.offset, node.offset_frequency, node.squash, node.squash_frequency = shift, 2, 1.0 + shift * 2, 3
        self.links.new(place.outputs[0], node.inputs["Vector"])
        for name, value in (("Scale", 1.0), ("Mortar Size", seam), ("Mortar Smooth", 0.1), ("Brick Width", wide), ("Row Height", high)):  # fmt: skip
            node.inputs[name].default_value = value
        for name, tone in (("Color1", 1.0), ("Color2", dim), ("Mortar", dark)):
            node.inputs[name].default_value = (tone, tone, tone, 1)
        return node.outputs["Color"], node.outputs["Fac"]

    def bump(self, height: Any, strength: float, deep: float = 0.02) -> None:
        """Makes the surface uneven."""
        node = self.nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = strength, deep
        self.links.new(height, node.inputs["Height"])
        self.links.new(node.outputs["Normal"], self.surface["Normal"])


def plated(colour: str, second: str, cell: float = 0.2, stern: float = -9.0, rough: float = 0.42, metal: float = 0.3,
           dim: float = 0.72) -> Any:  # fmt: skip
    """Painted plates bolted to a hull in the x-z plane: seams, some plates darker, chips; soot above `stern`."""
    shop = _Shop(colour, rough=rough, metal=metal, mottle=0.14, second=second)
    u = shop.sum("ADD", shop.x, shop.sum("MULTIPLY", shop.y, 0.7))
    large, seams = shop.bricks(shop.z, u, cell * 2.3, cell * 0.95, cell * 0.024, dim, 0.4)
    small, lines = shop.bricks(u, shop.z, cell * 0.8, cell * 0.42, cell * 0.012, 0.86, 0.74)
    source = shop.surface["Base Color"].links[0].from_socket
    tone = shop.mixed(1.0, shop.mixed(0.7, source, small, "MULTIPLY"), large, "MULTIPLY")
    bare = shop.spread(shop.noise(11.0, 8), 0.655, 0.67)
    tone = shop.mixed(bare, tone, (*rgb("#4c4a48"), 1))
    streaks = shop.spread(shop.noise(2.6), 0.3, 0.7, 0.5, 1.3)
    soot = shop.sum("MULTIPLY", shop.spread(shop.z, stern + 0.75, stern, 0.0, 0.9), streaks)
    tone = shop.mixed(soot, tone, (*rgb("#1a1614"), 1))
    shop.links.new(tone, shop.surface["Base Color"])
    height = shop.sum("ADD", shop.sum("MULTIPLY", seams, -1.0), shop.sum("MULTIPLY", lines, -0.35))
    shop.bump(shop.sum("SUBTRACT", height, shop.sum("MULTIPLY", bare, 0.3)), 0.7)
    return shop.material


def cells(colour: str = "#123a78", cell: float = 0.11) -> Any:
    """The blue glass of a solar sail, in squares, silver between."""
    shop = _Shop(colour, rough=0.22, metal=0.35, coat=0.5, second="#1c55a0", mottle=0.2)
    tone, seams = shop.bricks(shop.x, shop.z, cell, cell * 0.8, cell * 0.05, 0.7, 1.0, 0.0)
    source = shop.surface["Base Color"].links[0].from_socket
    silver = shop.mixed(seams, shop.mixed(1.0, source, tone, "MULTIPLY"), (*rgb("#8fa4bc"), 1))
    shop.links.new(silver, shop.surface["Base Color"])
    return shop.material


def plume(colour: str = "#ff9420", core: str = "#ffe8a0", power: float = 4.0) -> Any:
    """Burning gas that one sees through: white where it leaves (z = 0), gone at z = -1, thin at its edge."""
    shop = _Shop(colour)
    along = shop.spread(shop.z, -1.0, 0.0)
    edge = shop.nodes.new("ShaderNodeLayerWeight")
    edge.inputs["Blend"].default_value = 0.5
    inside = shop.sum("POWER", shop.sum("SUBTRACT", 1.0, edge.outputs["Facing"]), 3.6)
    strength = shop.sum("MULTIPLY", shop.sum("MULTIPLY", shop.sum("POWER", along, 1.7), inside), power)
    flame, clear, both = (shop.nodes.new(f"ShaderNode{kind}") for kind in ("Emission", "BsdfTransparent", "AddShader"))
    hot = shop.mixed(shop.spread(along, 0.84, 1.0), (*rgb(colour), 1), (*rgb(core), 1))
    shop.links.new(hot, flame.inputs["Color"])
    shop.links.new(strength, flame.inputs["Strength"])
    shop.links.new(flame.outputs[0], both.inputs[0])
    shop.links.new(clear.outputs[0], both.inputs[1])
    shop.links.new(both.outputs[0], shop.nodes["Material Output"].inputs["Surface"])
    return shop.material

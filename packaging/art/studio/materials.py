"""Blender's scene and its paints: every surface of a picture is one of these materials."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import bpy
from studio.clay import rgb

FOG: dict[str, Any] = {"colour": (0.5, 0.5, 0.6), "start": 6.0, "depth": 14.0}
_paints: dict[Any, Any] = {}


def reset(seed: str) -> None:
    """An empty scene, and the dice of everything that does not bring its own."""
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _paints.clear()


def fog(colour: str, start: float = 10.0, depth: float = 34.0) -> None:
    """What distance pales to, from where on, and over how much. Said before anything is painted."""
    FOG.update(colour=tuple(rgb(colour)), start=start, depth=depth)


def paint(
    colour: str = "#808080", rough: float = 0.6, metal: float = 0.0, glow: float = 0.0, bump: float = 0.3,
    grain: float = 9.0, mottle: float = 0.25, second: str | None = None, coat: float = 0.0, clear: float = 0.0,
    hazy: bool = True, baked: bool = False,
) -> Any:  # fmt: skip
    """A material. `second`: another tone in blotches; `mottle`: how much it varies; `bump` and `grain`: how uneven it is
    and how finely; `coat`: varnish; `clear`: glass; `hazy`: distance pales it; `baked`: it has the colours of a Clay."""
    key = (colour, rough, metal, glow, bump, grain, mottle, second, coat, clear, hazy, baked)
    if key not in _paints:
        _paints[key] = _Material(baked).made(colour, rough, metal, glow, bump, grain, mottle, second, coat, clear, hazy)
    return _paints[key]


class Nodes:
    """The nodes of a material or a sky, and how they are wired."""

    def __init__(self, tree: Any) -> None:
        self.tree = tree
        self.of = tree.nodes

    def new(self, kind: str, **values: Any) -> Any:
        """A shader node of Blender's, with some of its properties."""
        node = self.of.new(f"ShaderNode{kind}")
        for name, value in values.items():
            setattr(node, name, value)
        return node

    def link(self, source: Any, goal: Any) -> None:
        """A wire from an output to an input."""
        self.tree.links.new(source, goal)

    def ramp(self, tones: Sequence[str], share: Any) -> Any:
        """These colours at even distances, by a share of 0 to 1."""
        node = self.new("ValToRGB")
        elements = node.color_ramp.elements
        elements[0].color, elements[-1].color = (*rgb(tones[0]), 1), (*rgb(tones[-1]), 1)
        for k, tone in enumerate(tones[1:-1]):
            elements.new((k + 1) / (len(tones) - 1)).color = (*rgb(tone), 1)
        self.link(share, node.inputs[0])
        return node.outputs[0]


class _Material:
    def __init__(self, baked: bool) -> None:
        self.material = bpy.data.materials.new("paint")
        self.material.use_nodes = True
        tree = self.material.node_tree
        self.wired = Nodes(tree)
        self.nodes, self.links = tree.nodes, tree.links
        self.out, self.surface = self.nodes["Material Output"], self.nodes["Principled BSDF"]
        self.where = self.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        self.baked = baked

    def made(
        self, colour: str, rough: float, metal: float, glow: float, bump: float, grain: float, mottle: float,
        second: str | None, coat: float, clear: float, hazy: bool,
    ) -> Any:  # fmt: skip
        put = self.surface.inputs
        tone = self._noise(grain * 0.35, 5)
        if self.baked:
            source = self._baked()
        else:
            source = self._mixed(tone, colour, second or colour)
            put["Roughness"].default_value, put["Metallic"].default_value = rough, metal
            if glow:
                self.links.new(source, put["Emission Color"])
                put["Emission Strength"].default_value = glow
        self.links.new(self._varied(tone, source, mottle), put["Base Color"])
        if coat:
            put["Coat Weight"].default_value, put["Coat Roughness"].default_value = coat, 0.15
        if clear:
            put["Transmission Weight"].default_value = clear
        if bump:
            self._bump(bump, grain)
        if hazy and FOG["depth"]:
            self._haze()
        return self.material

    def _new(self, kind: str, **values: Any) -> Any:
        return self.wired.new(kind, **values)

    def _noise(self, scale: float, detail: float) -> Any:
        node = self._new("TexNoise")
        node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
        self.links.new(self.where, node.inputs["Vector"])
        return node.outputs["Fac"]

    def _range(self, value: Any, low: float, high: float, to_low: float = 0, to_high: float = 1) -> Any:
        node = self._new("MapRange")
        for number, bound in enumerate((low, high, to_low, to_high), 1):
            node.inputs[number].default_value = bound
        self.links.new(value, node.inputs[0])
        return node

    def _mix(self, share: Any, one: Any, other: Any, blend: str = "MIX") -> Any:
        node = self._new("Mix", data_type="RGBA", blend_type=blend)
        for place, value in ((0, share), (6, one), (7, other)):
            if hasattr(value, "is_output"):
                self.links.new(value, node.inputs[place])
            else:
                node.inputs[place].default_value = value
        return node.outputs[2]

    def _baked(self) -> Any:
        """The colours, metal, roughness and glow that were painted on the vertices."""
        colours, coats = self._new("Attribute", attribute_name="Col"), self._new("Attribute", attribute_name="Coat")
        split = self._new("SeparateColor")
        self.links.new(coats.outputs["Color"], split.inputs[0])
        self.links.new(split.outputs[0], self.surface.inputs["Metallic"])
        self.links.new(split.outputs[1], self.surface.inputs["Roughness"])
        power = self._new("Math", operation="MULTIPLY")
        power.inputs[1].default_value = 3.0
        self.links.new(split.outputs[2], power.inputs[0])
        self.links.new(power.outputs[0], self.surface.inputs["Emission Strength"])
        self.links.new(colours.outputs["Color"], self.surface.inputs["Emission Color"])
        return colours.outputs["Color"]

    def _mixed(self, tone: Any, colour: str, second: str) -> Any:
        return self._mix(self._range(tone, 0.42, 0.58).outputs[0], (*rgb(colour), 1), (*rgb(second), 1))

    def _varied(self, tone: Any, source: Any, mottle: float) -> Any:
        ramp = self._range(tone, 0.35, 0.65, 1 - mottle, 1 + mottle)
        return self._mix(1, source, ramp.outputs[0], "MULTIPLY")

    def _bump(self, strength: float, grain: float) -> None:
        node = self._new("Bump")
        node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = strength, 0.05
        self.links.new(self._noise(grain, 6), node.inputs["Height"])
        self.links.new(node.outputs["Normal"], self.surface.inputs["Normal"])

    def _haze(self) -> None:
        """Inside the material and for the camera alone: free of noise."""
        far = self._range(
            self._new("CameraData").outputs["View Distance"], FOG["start"], FOG["start"] + FOG["depth"], 0, 0.85
        )
        far.interpolation_type = "SMOOTHSTEP"
        only = self._new("Math", operation="MULTIPLY")
        self.links.new(far.outputs[0], only.inputs[0])
        self.links.new(self._new("LightPath").outputs["Is Camera Ray"], only.inputs[1])
        haze, both = self._new("Emission"), self._new("MixShader")
        haze.inputs[0].default_value = (*FOG["colour"], 1)
        self.links.new(only.outputs[0], both.inputs[0])
        self.links.new(self.surface.outputs[0], both.inputs[1])
        self.links.new(haze.outputs[0], both.inputs[2])
        self.links.new(both.outputs[0], self.out.inputs["Surface"])

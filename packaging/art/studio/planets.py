"""Globes in the sky: a banded giant, and worlds of several tones."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import bpy
import numpy as np
from studio.clay import Vec
from studio.materials import Nodes, paint
from studio.solids import lathe, tube

JUPITER = ("#8a6a50", "#d8b48a", "#b06a44", "#f0dcb8", "#e8c8a0", "#a85a38", "#f0e0c4", "#c8946a", "#e8d0a8", "#8f6f58")


def _globe(at: Vec, radius: float, tilt: Vec, tones: Sequence[str], glow: float, rough: float,
           share: Callable[[Nodes, Any], Any]) -> None:  # fmt: skip
    """A ball of these tones; `share` says by what, from where one is on it."""
    turns = np.linspace(0, math.pi, 96)
    profile = [(math.sin(t) * radius + 1e-3, -math.cos(t) * radius) for t in turns]
    ball = lathe(profile, paint("#808080", hazy=False), at, tilt, sides=128)
    material = bpy.data.materials.new("globe")
    material.use_nodes = True
    nodes = Nodes(material.node_tree)
    tone = nodes.ramp(tones, share(nodes, nodes.new("TexCoord").outputs["Object"]))
    surface = nodes.of["Principled BSDF"].inputs
    nodes.link(tone, surface["Base Color"])
    nodes.link(tone, surface["Emission Color"])
    surface["Roughness"].default_value, surface["Emission Strength"].default_value = rough, glow
    ball.data.materials[0] = material


def _swirl(nodes: Nodes, where: Any, stretch: Vec, scale: float, detail: float, distortion: float) -> Any:
    """Noise, drawn out."""
    squeeze, swirl = nodes.new("Mapping"), nodes.new("TexNoise")
    squeeze.inputs["Scale"].default_value = stretch
    nodes.link(where, squeeze.inputs[0])
    for name, value in (("Scale", scale), ("Detail", detail), ("Distortion", distortion)):
        swirl.inputs[name].default_value = value
    nodes.link(squeeze.outputs[0], swirl.inputs["Vector"])
    return swirl.outputs["Fac"]


def jupiter(at: Vec, radius: float) -> None:
    """The banded giant: rings by height, bent by noise that is drawn out along them."""

    def height(nodes: Nodes, where: Any) -> Any:
        split = nodes.new("SeparateXYZ")
        nodes.link(where, split.inputs[0])
        noise = _swirl(nodes, where, (0.35, 0.35, 3.2), 5.0 / radius, 8, 1.2)
        bent, found = nodes.new("Math", operation="MULTIPLY_ADD"), nodes.new("Math", operation="MULTIPLY_ADD")
        bent.inputs[1].default_value, bent.inputs[2].default_value = 0.16, 0.42
        nodes.link(noise, bent.inputs[0])
        found.inputs[1].default_value = 0.5 / radius
        nodes.link(split.outputs[2], found.inputs[0])
        nodes.link(bent.outputs[0], found.inputs[2])
        return found.outputs[0]

    _globe(at, radius, (14, 24, 0), JUPITER, 0.16, 1.0, height)


def planet(at: Vec, radius: float, tones: Sequence[str], scale: float = 2.2, bands: float = 1.0, glow: float = 0.04,
           air: str | None = None, cracks: str | None = None) -> None:  # fmt: skip
    """A world of several tones; `bands` draws them out along its rings, `air` is its bright edge, `cracks` glow."""

    def patches(nodes: Nodes, where: Any) -> Any:
        wide = nodes.new("MapRange")
        wide.inputs[1].default_value, wide.inputs[2].default_value = 0.3, 0.7
        nodes.link(_swirl(nodes, where, (1, 1, bands), scale / radius, 9, 0.7), wide.inputs[0])
        return wide.outputs[0]

    _globe(at, radius, (16, 20, 0), tones, glow, 0.9, patches)
    if cracks:
        out = radius * 1.003
        places = [(out * math.cos(a) * math.sin(b), out * math.sin(a) * math.sin(b), out * math.cos(b))
                  for a, b in zip(np.linspace(0, 14, 160), np.linspace(0.2, 2.9, 160), strict=True)]  # fmt: skip
        line = [tuple(float(p + q) for p, q in zip(at, place, strict=True)) for place in places]
        tube(line, radius * 0.012, paint(cracks, glow=4.0, bump=0, hazy=False))
    if air:
        edge = paint(air, glow=0.7, bump=0, hazy=False)
        halo = [(radius * r, z) for r, z in ((1.002, -0.02), (1.014, 0.0), (1.002, 0.02))]
        lathe(halo, edge, (at[0], at[1] + radius * 0.2, at[2]), (90, 0, 0), sides=160)

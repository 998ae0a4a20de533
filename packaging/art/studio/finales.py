"""How a match ends in each world: a picture of victory and one of defeat, whole scenes 1778 x 1000 units wide and high.

The program writes the result over the lower middle, which stays calm; what is told stands above it and at the sides. It
also cuts the picture to the shape of any window, so that nothing depends on the outermost edge.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import bpy
from studio import shoot
from studio.clash import maker
from studio.rows import Row

SIZE = (1778 / 1.5, 1000 / 1.5)  # so that the usual scale gives 1778 x 1000 pixels: behind words, and seen for seconds
EXPOSURE = 0.2
QUALITY = 70
SHINES = 0.9  # how bright a pane or a lamp is at least; what glows less has its own colour
FOOT = 0.35  # how dark the lower third is, over which the words lie


def stand(row: Row, detail: int) -> None:
    """Everything of a picture in front of the lens; a scene brings its ground, its light and its lens."""
    maker(row.figure, (f"finales_{row.name.partition('_')[0]}",))(Random(row.dice), **row.build)


def develop(row: Row, raw: Path) -> Any:
    """What the lens saw, as the program shows it."""
    foot = FOOT if row.foot < 0 else row.foot
    return shoot.grade(raw, foot=foot, vignette=0.3, saturation=1.12, dust=row.dust)


def put_out() -> None:
    """No light is left in what is in the scene so far: lamps and panes are dark."""
    for material in bpy.data.materials:
        surface, links = material.node_tree.nodes["Principled BSDF"].inputs, material.node_tree.links
        shone = surface["Emission Strength"].default_value > SHINES
        for name in ("Emission Strength", "Base Color") if shone else ("Emission Strength",):
            for wire in list(surface[name].links):
                links.remove(wire)
        surface["Emission Strength"].default_value = 0.0
        if shone:
            surface["Base Color"].default_value = 0.02, 0.025, 0.03, 1
        for node in material.node_tree.nodes:
            if node.type == "EMISSION" and node.inputs["Strength"].links:  # a flame; haze is as strong everywhere
                links.remove(node.inputs["Strength"].links[0])
                node.inputs["Strength"].default_value = 0.0

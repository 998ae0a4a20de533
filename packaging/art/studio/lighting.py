"""Sky, lamps and the lens. A sky is painted and lights what stands under it."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import bpy
from mathutils import Vector
from studio.clay import Vec, rgb
from studio.materials import Nodes, fog


class Light(NamedTuple):
    """An hour: the sky's two tones, its clouds and sun, a key from the upper left, a rim from behind, the haze."""

    horizon: str
    zenith: str
    clouds: float
    cloud: str
    sun: tuple[float, float, float]
    sun_colour: str
    key: tuple[str, float]
    rim: tuple[str, float]
    haze: str
    power: float


def sky(light: Light, stretch: float = 3.0, low: float = 0.0, high: float = 0.6, strength: float = 1.7) -> None:
    """A painted heaven: two tones, torn clouds, the halo of a sun."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    new = Nodes(world.node_tree).new
    view = new("TexCoord").outputs["Generated"]
    split = new("SeparateXYZ")
    links.new(view, split.inputs[0])
    ramp = new("MapRange")
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = low, high
    links.new(split.outputs[2], ramp.inputs[0])
    mix = new("Mix", data_type="RGBA")
    mix.inputs[6].default_value, mix.inputs[7].default_value = (*rgb(light.horizon), 1), (*rgb(light.zenith), 1)
    links.new(ramp.outputs[0], mix.inputs[0])
    last = mix.outputs[2]
    if light.clouds:
        mapping = new("Mapping")
        mapping.inputs["Scale"].default_value = (1, 1, stretch)
        links.new(view, mapping.inputs[0])
        torn = new("TexNoise")
        for name, value in (("Scale", 3.2), ("Detail", 7), ("Distortion", 0.5)):
            torn.inputs[name].default_value = value
        links.new(mapping.outputs[0], torn.inputs["Vector"])
        share = new("MapRange", interpolation_type="SMOOTHSTEP")
        for number, value in ((1, 0.47), (2, 0.68), (4, light.clouds)):
            share.inputs[number].default_value = value
        links.new(torn.outputs["Fac"], share.inputs[0])
        over = new("Mix", data_type="RGBA")
        over.inputs[7].default_value = (*rgb(light.cloud), 1)
        links.new(share.outputs[0], over.inputs[0])
        links.new(last, over.inputs[6])
        last = over.outputs[2]
    towards = new("VectorMath", operation="DOT_PRODUCT")
    towards.inputs[1].default_value = Vector(light.sun).normalized()
    links.new(view, towards.inputs[0])
    for exponent, gain in ((24, 0.55), (300, 1.6)):
        above = new("Math", operation="MAXIMUM")
        above.inputs[1].default_value = 0
        links.new(towards.outputs["Value"], above.inputs[0])
        narrow = new("Math", operation="POWER")
        narrow.inputs[1].default_value = exponent
        links.new(above.outputs[0], narrow.inputs[0])
        strong = new("Math", operation="MULTIPLY")
        strong.inputs[1].default_value = gain
        links.new(narrow.outputs[0], strong.inputs[0])
        added = new("Mix", data_type="RGBA", blend_type="ADD", clamp_factor=False)
        added.inputs[7].default_value = (*rgb(light.sun_colour), 1)
        links.new(strong.outputs[0], added.inputs[0])
        links.new(last, added.inputs[6])
        last = added.outputs[2]
    back = nodes["Background"]
    links.new(last, back.inputs[0])
    back.inputs[1].default_value = light.power * strength


def lamp(
    kind: str, at: Vec, energy: float, colour: str = "#ffffff", size: float = 1.0, aim: Vec = (0, 0, 1),
    spot: float = 45,
) -> Any:  # fmt: skip
    """A lamp of Blender's kinds (AREA, POINT, SPOT, SUN) that looks at `aim`."""
    data = bpy.data.lights.new("lamp", kind)
    data.energy, data.color = energy, rgb(colour)
    if kind == "AREA":
        data.size = size
    elif kind == "SUN":
        data.angle = math.radians(size)
    else:
        data.shadow_soft_size = size
    if kind == "SPOT":
        data.spot_size, data.spot_blend = math.radians(spot), 0.6
    thing = bpy.data.objects.new("lamp", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing


def air(light: Light) -> None:
    """The haze of an hour; said before anything is painted."""
    fog(light.haze)


def light_up(light: Light, target: Vec = (0, 0, 1.3), key_from: Vec = (-3.2, -4.6, 4.6)) -> None:
    """Sky, the key from the upper left, a weak fill, two coloured rims from behind."""
    sky(light)
    colour, energy = light.key
    rim, behind = light.rim
    lamp("AREA", key_from, energy * 1.25, colour, 1.3, target)
    lamp("AREA", (2.6, -6.0, 1.6), energy * 0.16, rim, 2.5, target)
    lamp("AREA", (3.0, 3.2, 3.6), behind, rim, 1.4, target)
    lamp("AREA", (-3.4, 3.0, 2.2), behind * 0.5, rim, 1.2, target)


def camera(
    at: Vec, aim: Vec, lens: float = 60, shift: tuple[float, float] = (0, 0), focus: Vec | None = None,
    stop: float = 2.0, across: float = 0.0,
) -> None:  # fmt: skip
    """The eye; `stop` is how little is out of focus. Without vanishing point if it is said how much lies `across` it."""
    data = bpy.data.cameras.new("eye")
    if across:
        data.type, data.ortho_scale, data.clip_end = "ORTHO", across, 300
    else:
        data.lens, data.shift_x, data.shift_y = lens, *shift
        data.sensor_fit, data.sensor_height = "VERTICAL", 36
    if focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(at)).length
        data.dof.aperture_fstop = stop
    eye = bpy.data.objects.new("eye", data)
    bpy.context.scene.collection.objects.link(eye)
    eye.location = at
    eye.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = eye

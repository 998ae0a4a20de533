"""Hard solids: boxes, turned shapes, poles, cloth; and groups of them that are placed as one.

They are always bevelled or smooth: an edge without light looks computed.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import bpy
import numpy as np
from mathutils import Vector
from studio.clay import Clay, Vec
from studio.materials import paint

Wave = Callable[[float, float], float]  # of an angle and a height: what the radius is multiplied by


def link(mesh: Any, name: str, at: Vec = (0, 0, 0), rot: Vec = (0, 0, 0), scale: float | Vec = 1.0) -> Any:
    """An object of a mesh in the scene; meshes may be shared."""
    thing = bpy.data.objects.new(name, mesh)
    thing.location = tuple(float(each) for each in at)
    thing.rotation_euler = [math.radians(each) for each in rot]
    thing.scale = (scale,) * 3 if isinstance(scale, int | float) else tuple(scale)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def solid(
    points: Iterable[Vec], faces: Sequence[Sequence[int]], material: Any, at: Vec = (0, 0, 0), rot: Vec = (0, 0, 0),
    scale: float | Vec = 1.0, smooth: bool = False, bevel: float = 0.0, thick: float = 0.0,
) -> Any:  # fmt: skip
    """A mesh of points and faces; `thick` makes a sheet a board."""
    mesh = bpy.data.meshes.new("solid")
    mesh.from_pydata([tuple(float(each) for each in point) for point in points], [], faces)
    mesh.update()
    if smooth:
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    mesh.materials.append(material)
    thing = link(mesh, "solid", at, rot, scale)
    if thick:
        thing.modifiers.new("thick", "SOLIDIFY").thickness = thick
    if bevel:
        soft = thing.modifiers.new("soft", "BEVEL")
        soft.width, soft.segments, soft.limit_method = bevel, 2, "ANGLE"
    return thing


def box(size: Vec, at: Vec, material: Any, rot: Vec = (0, 0, 0), bevel: float = 0.02, taper: float = 1.0) -> Any:
    """A box about `at`; its top is `taper` times its bottom."""
    x, y, z = (each / 2 for each in size)
    t = taper
    low = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z)]
    high = [(-x * t, -y * t, z), (x * t, -y * t, z), (x * t, y * t, z), (-x * t, y * t, z)]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return solid([*low, *high], faces, material, at, rot, bevel=bevel)


def lathe(
    profile: Sequence[tuple[float, float]], material: Any, at: Vec = (0, 0, 0), rot: Vec = (0, 0, 0),
    scale: float | Vec = 1.0, sides: int = 32, smooth: bool = True, bevel: float = 0.0, wave: Wave | None = None,
) -> Any:  # fmt: skip
    """(radius, height) turned about z. `wave` scales the radius: onion domes, drapery, ragged trees."""
    points, faces = [], []
    for r, z in profile:
        for k in range(sides):
            a = 2 * math.pi * k / sides
            q = r * (wave(a, z) if wave else 1)
            points.append((q * math.cos(a), q * math.sin(a), z))
    for j in range(len(profile) - 1):
        for k in range(sides):
            a0, b0 = j * sides + k, j * sides + (k + 1) % sides
            faces.append((a0, b0, b0 + sides, a0 + sides))
    ends = [tuple(range((len(profile) - 1) * sides, len(profile) * sides)), tuple(reversed(range(sides)))]
    thing = solid(points, [*faces, *ends], material, at, rot, scale, bevel=bevel)
    if smooth:
        thing.data.polygons.foreach_set("use_smooth", np.array([True] * len(faces) + [False] * 2))
    return thing


def pole(start: Vec, end: Vec, r: float, material: Any, r2: float | None = None, sides: int = 16) -> Any:
    """A round bar from one place to another; `r2` is its other radius."""
    a, b = Vector([float(each) for each in start]), Vector([float(each) for each in end])
    thing = lathe([(r, 0), (r2 if r2 is not None else r, (b - a).length)], material, sides=sides)
    thing.location = a
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = (b - a).to_track_quat("Z", "Y")
    return thing


def tube(points: Sequence[Vec], r: float, material: Any, r2: float | None = None) -> None:
    """Bars and balls through several places: pipes, ropes, branches."""
    steps = max(1, len(points) - 1)
    radii = [r + ((r2 if r2 is not None else r) - r) * k / steps for k in range(steps + 1)]
    for k, (a, b) in enumerate(itertools.pairwise(points)):
        pole(a, b, radii[k], material, radii[k + 1], 12)
        if k:
            sphere(a, radii[k], material, 12)


def sphere(at: Vec, r: float | Vec, material: Any, sides: int = 24, rot: Vec = (0, 0, 0)) -> Any:
    """A ball, or an ellipsoid."""
    steps = max(6, sides // 2)
    arc = [(math.sin(math.pi * k / steps), -math.cos(math.pi * k / steps)) for k in range(1, steps)]
    return lathe([(0.001, -1), *arc, (0.001, 1)], material, at, rot, r, sides)


def blade(outline: Sequence[tuple[float, float]], material: Any, thick: float = 0.04, bevel: float = 0.012) -> Any:
    """A flat shape of (x, z) outline, as thick as it says, its edges ground: swords, axes, wings, leaves."""
    n = len(outline)
    points = [(x, y, z) for y in (-thick / 2, thick / 2) for x, z in outline]
    faces: list[Sequence[int]] = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
    return solid(points, faces, material, bevel=bevel)


def cloth(
    place: Callable[[float, float], Vec], material: Any, across: int = 24, down: int = 28, thick: float = 0.02
) -> Any:
    """A sheet: where each point (u, v) of it lies, u across and v down, both 0 to 1."""
    points = [place(i / across, j / down) for j in range(down + 1) for i in range(across + 1)]
    row = across + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(down)
        for i in range(across)
    ]
    return solid(points, faces, material, smooth=True, thick=thick)


def join(things: Sequence[Any]) -> Any:
    """One mesh of several solids, to be scattered; the solids are gone."""
    bpy.ops.object.select_all(action="DESELECT")
    for thing in things:
        if thing.data.users > 1:
            thing.data = thing.data.copy()
        thing.select_set(True)
    bpy.context.view_layer.objects.active = things[0]
    if len(things) > 1:
        bpy.ops.object.join()
    thing = bpy.context.view_layer.objects.active
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    mesh = thing.data
    bpy.data.objects.remove(thing)
    return mesh


class Group:
    """What is made inside `with Group(...)` is placed, turned and scaled as one.

    `along` lays the group's own z along a direction instead of turning it; `roll` turns it about that.
    """

    def __init__(
        self, at: Vec = (0, 0, 0), rot: Vec = (0, 0, 0), scale: float | Vec = 1.0,
        along: Vec | None = None, roll: float = 0.0,
    ) -> None:  # fmt: skip
        self.at, self.rot, self.scale, self.along, self.roll = at, rot, scale, along, roll

    def __enter__(self) -> Group:
        self._before = set(bpy.context.scene.objects)
        return self

    def __exit__(self, *failure: object) -> None:
        made = set(bpy.context.scene.objects) - self._before
        hook = link(None, "hook", self.at, self.rot, self.scale)
        if self.along is not None:
            turn = Vector([float(each) for each in self.along]).to_track_quat("Z", "Y").to_matrix().to_4x4()
            spin = _about_z(self.roll)
            hook.rotation_mode = "QUATERNION"
            hook.rotation_quaternion = (turn @ spin).to_quaternion()
        for thing in made:
            if thing.parent is None:
                thing.parent = hook


def _about_z(degrees: float) -> Any:
    from mathutils import Matrix

    return Matrix.Rotation(math.radians(degrees), 4, "Z")


def figure(
    clay: Clay, detail: int = 180, bump: float = 0.25, grain: float = 14.0, coat: float = 0.15, mottle: float = 0.12,
    **bake: float,
) -> Any:  # fmt: skip
    """The mesh of a Clay, with the colours that were baked on it."""
    points, faces, colour, coats = clay.bake(detail, **bake)
    mesh = bpy.data.meshes.new("figure")
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces[:, ::-1].astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 3, dtype=np.int32))
    mesh.update(calc_edges=True)
    mesh.validate()
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    for name, values in (("Col", colour), ("Coat", coats)):
        attribute = mesh.attributes.new(name, "FLOAT_COLOR", "POINT")
        whole = np.hstack([values, np.ones((len(points), 1))]).astype(np.float32)
        attribute.data.foreach_set("color", whole.ravel())
    mesh.materials.append(paint(baked=True, bump=bump, grain=grain, coat=coat, mottle=mottle))
    return link(mesh, "figure")

"""Parts of the machines on the ice: worn paint, beams, joints, pistons, hoses, lamps, stripes, drills, bucket wheels, glass.

A machine lies along y, its nose at -y; what turns here turns about x.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random
from typing import Any

import bpy
import numpy as np
from studio.clay import Vec, rgb, spline
from studio.materials import paint
from studio.nature import rock_mesh
from studio.solids import Group, box, lathe, link, pole, solid, sphere, tube
from studio.vehicles import hoop

IRON, DARK = "#5a544e", "#26241f"


def worn(tone: str, second: str) -> Any:
    """A camp's paint over iron, bleached and knocked."""
    return paint(tone, 0.46, 0.25, bump=0.28, grain=7, mottle=0.34, second=second)


def iron() -> Any:
    """Bare iron with rust."""
    return paint(IRON, 0.42, 0.8, bump=0.4, grain=10, mottle=0.3, second="#7a5236")


def dark() -> Any:
    """Blackened steel."""
    return paint(DARK, 0.6, 0.4, bump=0.4)


def rod() -> Any:
    """The ground steel of pistons."""
    return paint("#c4c8cc", 0.3, 0.7, bump=0.05)


def yellow() -> Any:
    """Warning paint."""
    return paint("#e8b030", 0.5, 0.1, bump=0.2, mottle=0.3, second="#c8901c")


def window(tone: str = "#ffd890", glow: float = 1.1) -> Any:
    """A pane with light behind it."""
    return paint(tone, 0.1, glow=glow, bump=0)


def glass(tone: str = "#d8fff4", shine: float = 0.16) -> Any:
    """Thin glass: light goes through it, a little is thrown back."""
    material = bpy.data.materials.new("glass")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    clear, gloss, both = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader"))
    edge, share = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMath")
    clear.inputs["Color"].default_value = (*rgb(tone), 1)
    gloss.inputs["Roughness"].default_value = 0.06
    share.operation = "MULTIPLY_ADD"
    share.inputs[1].default_value, share.inputs[2].default_value = 0.5, shine * 0.4
    edge.inputs["Blend"].default_value = 0.35
    links.new(edge.outputs["Facing"], share.inputs[0])
    links.new(share.outputs[0], both.inputs[0])
    links.new(clear.outputs[0], both.inputs[1])
    links.new(gloss.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def beam(start: Vec, end: Vec, near: tuple[float, float], far: tuple[float, float], material: Any,
         side: Vec = (1, 0, 0), bevel: float = 0.02) -> Any:  # fmt: skip
    """A box girder from one place to another; `near` and `far` are its widths along `side` and across it."""
    a, b = np.array(start, float), np.array(end, float)
    way = (b - a) / np.linalg.norm(b - a)
    across = np.array(side, float) / np.linalg.norm(side)
    if abs(np.dot(across, way)) > 0.99:  # it lies along its own side
        across = np.array((0.0, 1.0, 0.0))
    u = across - np.dot(across, way) * way
    u /= np.linalg.norm(u)
    v = np.cross(way, u)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    points = [at + u * w * p / 2 + v * d * q / 2 for at, (w, d) in ((a, near), (b, far)) for p, q in corners]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return solid(points, faces, material, bevel=bevel)


def joint(at: Vec, r: float, wide: float, material: Any, cap: Any, along: Vec = (1, 0, 0)) -> None:
    """A bolted drum about x (or along another direction), with a cap at either end."""
    with Group(at, along=along):
        lathe([(r * 0.9, -wide / 2), (r, -wide * 0.42), (r, wide * 0.42), (r * 0.9, wide / 2)], material, sides=24)
        lathe([(r * 0.5, -wide * 0.58), (r * 0.62, -wide * 0.52), (r * 0.62, wide * 0.52), (r * 0.5, wide * 0.58)], cap,
              sides=20)  # fmt: skip
        mesh = sphere((0, 0, 0), r * 0.09, cap, 8).data
        for k in range(8):
            a = math.pi * k / 4
            for s in (-1, 1):
                link(mesh, "bolt", (r * 0.78 * math.cos(a), r * 0.78 * math.sin(a), s * wide * 0.49), scale=r * 0.09)


def piston(start: Vec, end: Vec, r: float, sleeve: Any, bright: Any = None) -> None:
    """A hydraulic cylinder, its rod and its eyes."""
    a, b = np.array(start, float), np.array(end, float)
    middle = a + (b - a) * 0.55
    pole(a, middle, r, sleeve)
    pole(middle - (b - a) * 0.03, middle + (b - a) * 0.02, r * 1.2, dark())
    pole(middle, b, r * 0.55, bright or rod())
    for at in (a, b):
        sphere(at, r * 1.15, dark(), 14)


def hose(points: Sequence[Vec], r: float = 0.03, material: Any = None) -> None:
    """A hose that sags through some places."""
    curve, _ = spline([tuple(each) for each in points], steps=5)
    tube([tuple(each) for each in curve], r, material or paint("#1e1c1a", 0.55, bump=0.2))


def sagging_hose(
    start: Vec, end: Vec, sag: float = 0.15, r: float = 0.022, material: Any = None, out: Vec = (0, 0, -1)
) -> None:
    """A slack hose between two places; it hangs, or bulges towards `out`."""
    a, b, bend = np.array(start, float), np.array(end, float), np.array(out, float) * sag
    tube([tuple(a + (b - a) * t + bend * 4 * t * (1 - t)) for t in np.linspace(0, 1, 9)], r, material or dark())


def heading(degrees: float) -> Vec:
    """The level direction that lies so far from x towards y."""
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), 0.0


def headlamp(at: Vec, r: float, material: Any, way: Vec = (0, -1, 0), tone: str = "#ffe4a8", glow: float = 6.0) -> None:
    """A lamp in its cup, looking along `way`."""
    with Group(at, along=way):
        lathe([(r * 0.4, -r * 0.9), (r * 0.8, -r * 0.5), (r, 0), (r * 1.08, 0.02), (r * 1.08, r * 0.25), (r * 0.94, r * 0.25),
               (r * 0.9, r * 0.05)], material, sides=24)  # fmt: skip
        lathe([(r * 0.9, r * 0.06), (r * 0.6, r * 0.18), (0.001, r * 0.22)], paint(tone, glow=glow, bump=0), sides=24)
        for k in (-1, 1):
            pole((k * r * 0.4, -r, r * 0.28), (k * r * 0.4, r, r * 0.28), r * 0.05, material, sides=6)


def beacon(at: Vec, r: float = 0.06, tone: str = "#ffa830", glow: float = 6.0) -> None:
    """A warning light on its foot."""
    x, y, z = at
    lathe([(r * 1.1, -r), (r * 1.1, -r * 0.3), (r * 0.8, -r * 0.2)], dark(), at, sides=14)
    sphere((x, y, z + r * 0.5), (r * 0.8, r * 0.8, r), paint(tone, glow=glow, bump=0), 14)


def stripes(at: Vec, wide: float, tall: float, rot: Vec = (0, 0, 0), n: int = 7) -> None:
    """A plate of slanted warning stripes that looks towards -y."""
    with Group(at, rot):
        box((wide, 0.02, tall), (0, 0, 0), dark(), bevel=0.004)
        step = wide / n
        for k in range(n):
            left = -wide / 2 + k * step
            lean = min(step * 0.5, tall)
            points = [(left, -0.014, -tall * 0.46), (left + step * 0.5, -0.014, -tall * 0.46),
                      (left + step * 0.5 + lean, -0.014, tall * 0.46), (left + lean, -0.014, tall * 0.46)]  # fmt: skip
            solid([(min(x, wide / 2), y, z) for x, y, z in points], [(0, 1, 2, 3)], yellow())


def antenna(at: Vec, tall: float, lean: Vec = (0, 0)) -> None:
    """A whip on its spring with a small red light."""
    x, y, z = at
    top = (x + lean[0], y + lean[1], z + tall)
    lathe([(0.03, 0), (0.03, 0.05), (0.018, 0.09)], dark(), at, sides=10)
    pole(at, top, 0.011, dark(), 0.006, 6)
    sphere(top, 0.024, paint("#ff5030", glow=5.0, bump=0), 10)


def ladder(bottom: Vec, top: Vec, wide: float = 0.2, rungs: int = 7, side: Vec = (1, 0, 0)) -> None:
    """Two rails and rungs."""
    a, b, u = np.array(bottom, float), np.array(top, float), np.array(side, float) * wide / 2
    for s in (-1, 1):
        pole(a + s * u, b + s * u, 0.012, yellow(), sides=6)
    for k in range(rungs):
        p = a + (b - a) * (k + 0.5) / rungs
        pole(p - u, p + u, 0.009, yellow(), sides=6)


def railing(path: Sequence[Vec], tall: float = 0.16, tone: Any = None) -> None:
    """Posts and two bars along a line."""
    for a, b in itertools.pairwise(path):
        p, q = np.array(a, float), np.array(b, float)
        posts = max(1, round(float(np.linalg.norm(q - p)) / 0.22))
        for k in range(posts + 1):
            at = p + (q - p) * k / posts
            pole(at, at + (0, 0, tall), 0.009, tone or yellow(), sides=6)
        for z in (tall * 0.5, tall):
            pole(p + (0, 0, z), q + (0, 0, z), 0.009, tone or yellow(), sides=6)


def exhaust(at: Vec, tall: float, r: float = 0.08) -> None:
    """A smoke stack with a sooty rim."""
    lathe([(r * 1.2, 0), (r * 1.2, 0.05), (r, 0.07), (r, tall * 0.86), (r * 1.25, tall * 0.9), (r * 1.25, tall), (r * 0.9, tall)],
          iron(), at, sides=18)  # fmt: skip
    x, y, z = at
    lathe([(r * 0.95, 0), (r * 0.95, 0.012)], dark(), (x, y, z + tall), sides=18)


def grille(at: Vec, wide: float, tall: float, rot: Vec = (0, 0, 0), n: int = 7) -> None:
    """Slats over a dark opening that looks towards -y."""
    with Group(at, rot):
        box((wide, 0.02, tall), (0, 0, 0), paint("#141210", 0.9), bevel=0.004)
        for k in range(n):
            box((wide, 0.05, tall / n * 0.45), (0, -0.015, tall * ((k + 0.5) / n - 0.5)), iron(), (35, 0, 0), 0.004)


def cone_drill(r: float, long: float, body: Any, tooth: Any, turns: float = 3.0) -> None:
    """A drill along -y from the origin: a cone, a screw around it, and teeth on the screw."""
    with Group(rot=(90, 0, 0)):
        lathe(
            [(r * 1.02, -0.12), (r * 1.06, 0), (r * 0.86, 0.05), (r * 0.1, long * 0.93), (0.01, long)], body, sides=40
        )
        for start in (0.0, math.pi):
            points: list[Vec] = []
            steps = round(turns * 22)
            for k in range(steps + 1):
                t = k / steps
                q, a = 0.86 * r * (1 - t) + 0.05 * r, start + 2 * math.pi * turns * t
                z = 0.05 + t * (long * 0.92 - 0.05)
                up, c, s = 0.15 * r * (1 - 0.6 * t), math.cos(a), math.sin(a)
                points += [(q * 0.9 * c, q * 0.9 * s, z - up * 0.7), ((q + up) * c, (q + up) * s, z),
                           (q * 0.9 * c, q * 0.9 * s, z + up * 0.7)]  # fmt: skip
                if k % 3 == 2 and t < 0.9:
                    b = a + 0.22
                    out = q + up * 1.3
                    pole(((q + up * 0.4) * c, (q + up * 0.4) * s, z), (out * math.cos(b), out * math.sin(b), z + up * 0.7),
                         up * 0.55, tooth, up * 0.08, 8)  # fmt: skip
            faces = [(3 * k + i, 3 * k + 3 + i, 3 * k + 3 + (i + 1) % 3, 3 * k + (i + 1) % 3)
                     for k in range(steps) for i in range(3)]  # fmt: skip
            solid(points, faces, iron())


def bucket(material: Any, lip: Any, size: float) -> None:
    """A digging bucket, open towards -y, with a bevelled lip and teeth; its back on z = 0."""
    w, d, h = size * 0.62, size * 0.5, size * 0.55
    side = [(-d * 0.7, 0.02), (d * 0.75, 0), (d, h * 0.35), (d * 0.55, h * 0.9), (-d * 0.1, h * 1.02), (-d * 0.85, h)]
    n = len(side)
    for s in (-1, 1):
        solid([(s * w, y, z) for y, z in side], [tuple(range(n))], material, thick=size * 0.07, bevel=0.01)
    skin = [(x * w, y, z) for y, z in side for x in (-1, 1)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n - 1)]
    solid(skin, faces, material, thick=size * 0.06, bevel=0.01)
    pole((-w * 1.06, -d * 0.8, h), (w * 1.06, -d * 0.8, h), size * 0.06, lip, sides=10)
    for k in range(4):
        x = w * (k / 1.5 - 1)
        pole((x, -d * 0.7, h), (x, -d * 1.35, h * 1.12), size * 0.085, lip, size * 0.02, 8)


def bucket_wheel(at: Vec, r: float, buckets: int, body: Any, dug: Any = None) -> None:
    """A wheel about x, spoked, with buckets around it that dig downwards in front (-y); `dug` is what fills some."""
    lip, hub = paint("#e0d8c8", 0.35, 0.4, bump=0.2), yellow()
    tin = paint("#96897a", 0.5, 0.35, bump=0.4, grain=8, mottle=0.35, second="#8a5a3a")
    for s in (-1, 1):
        hoop((at[0] + s * 0.13 * r, at[1], at[2]), r * 0.8, hub, 0.07 * r, 0.1 * r, 48)
        hoop((at[0] + s * 0.13 * r, at[1], at[2]), r * 0.34, body, 0.07 * r, 0.1 * r, 32)
    joint(at, r * 0.2, r * 0.62, hub, dark())
    lump = rock_mesh(2.0, dug, 0.5, 2) if dug else None
    for k in range(buckets):
        a = 2 * math.pi * (k + 0.3) / buckets
        with Group(at, (math.degrees(a), 0, 0)):
            for s in (-1, 1):
                beam((s * 0.13 * r, 0, r * 0.18), (s * 0.13 * r, 0, r * 0.74), (0.07 * r, 0.13 * r), (0.06 * r, 0.08 * r), body,
                     bevel=0.008)  # fmt: skip
            box((0.36 * r, 0.16 * r, 0.1 * r), (0, 0, r * 0.8), iron(), bevel=0.01)
            with Group((0, 0, r * 0.8), (0, 0, 180)):
                bucket(tin, lip, r * 0.42)
                if lump and k % 2 == 0:
                    link(lump, "lump", (0, -0.02, r * 0.12), (0, 0, 40 * k), (r * 0.2, r * 0.16, r * 0.16))


def claw(at: Vec, along: Vec, size: float, body: Any, prongs: int = 3, spread: float = 0.62, roll: float = 0.0) -> None:
    """A grab of curved prongs that open along a direction."""
    tip = paint("#cfc8bc", 0.35, 0.5, bump=0.2)
    with Group(at, scale=size, along=along, roll=roll):
        lathe([(0.2, -0.2), (0.3, -0.1), (0.34, 0.1), (0.24, 0.2)], body, sides=24)
        lathe([(0.36, -0.02), (0.36, 0.05)], dark(), sides=24)
        for k in range(prongs):
            with Group(rot=(0, 0, 360 * k / prongs)):
                joint((0.3, 0, 0.14), 0.1, 0.2, dark(), body, (0, 1, 0))
                beam((0.3, 0, 0.12), (0.3 + spread * 0.6, 0, 0.5), (0.16, 0.2), (0.15, 0.17), body, (0, 1, 0))
                beam(
                    (0.29 + spread * 0.6, 0, 0.46),
                    (0.3 + spread * 0.5, 0, 0.88),
                    (0.15, 0.16),
                    (0.1, 0.11),
                    iron(),
                    (0, 1, 0),
                )
                pole((0.3 + spread * 0.5, 0, 0.84), (0.3 + spread * 0.12, 0, 1.16), 0.075, tip, 0.01, 10)
                piston((0.12, 0, 0.2), (0.26 + spread * 0.5, 0, 0.5), 0.035, rod())


def leg(hip: Vec, knee: Vec, foot: Vec, thick: float, body: Any, side: Vec = (1, 0, 0)) -> None:
    """A walker's leg: thigh, shin, bolted joints turning about `side`, a piston over the knee, a three-toed foot."""
    h, k, f = (np.array(each, float) for each in (hip, knee, foot))
    ankle = f + (0, 0, thick * 0.7)
    beam(h, k, (thick * 1.05, thick * 1.25), (thick * 0.8, thick * 0.9), body, side, thick * 0.12)
    beam(k, ankle, (thick * 0.85, thick * 1.0), (thick * 0.55, thick * 0.55), body, side, thick * 0.1)
    joint(h, thick * 0.8, thick * 1.5, iron(), dark(), side)
    joint(k, thick * 0.66, thick * 1.25, iron(), yellow(), side)
    joint(ankle, thick * 0.42, thick * 0.9, iron(), dark(), side)
    bow = np.cross((k - h) / np.linalg.norm(k - h), side)
    shin = k + (ankle - k) * 0.55
    out = bow if np.dot(bow, shin - k) > 0 else -bow
    piston(h + (k - h) * 0.35 + out * thick * 0.5, shin + out * thick * 0.25, thick * 0.17, dark())
    way = f - h
    turn = math.degrees(math.atan2(way[1], way[0]))
    with Group(tuple(f), (0, 0, turn)):
        lathe([(thick * 0.95, 0), (thick * 0.9, thick * 0.18), (thick * 0.4, thick * 0.4), (thick * 0.3, thick * 0.7)], iron(),
              sides=20)  # fmt: skip
        for a in (-50, 0, 50, 180):
            with Group(rot=(0, 0, a)):
                beam((thick * 0.3, 0, thick * 0.3), (thick * 1.45, 0, thick * 0.1), (thick * 0.5, thick * 0.4),
                     (thick * 0.4, thick * 0.2), body, (0, 1, 0), thick * 0.08)  # fmt: skip


def miner(at: Vec, turn: float, tone: str = "#e88a30", tall: float = 0.13, wave: bool = False) -> None:
    """A tiny figure in a suit with a lamp on its helmet, for scale."""
    suit, helm = paint(tone, 0.7, bump=0), paint("#f0e8d8", 0.4, bump=0)
    with Group(at, (0, 0, turn), tall):
        for s in (-1, 1):
            pole((s * 0.12, 0, 0), (s * 0.1, 0, 0.45), 0.1, suit, 0.12, 8)
            hand = (s * 0.42, -0.1, 1.0) if wave and s > 0 else (s * 0.3, -0.12, 0.36)
            pole((s * 0.22, 0, 0.72), hand, 0.08, suit, 0.07, 8)
        lathe([(0.2, 0.4), (0.24, 0.6), (0.2, 0.78), (0.08, 0.84)], suit, sides=12)
        box((0.3, 0.16, 0.32), (0, 0.2, 0.62), dark(), bevel=0.03)
        sphere((0, 0, 0.92), 0.16, helm, 14)
        sphere((0, -0.13, 0.98), 0.06, paint("#ffe0a0", glow=6.0, bump=0), 8)


def crew(places: Sequence[tuple[float, float, float]], tone: str = "#f0a848", tall: float = 0.13) -> None:
    """Several of them, each (x, y, degrees)."""
    for x, y, turn in places:
        miner((x, y, 0.01), turn, tone, tall)


def chips(dice: Random, n: int, at: Vec, spread: Vec, tone: str = "#d8ecf8", low: float = 0.015, high: float = 0.06,
          away: Vec = (0, 0, 0)) -> None:  # fmt: skip
    """Splinters that fly from a place, thinner the further `away` they are carried."""
    ice = paint(tone, 0.25, bump=0.3, grain=6, mottle=0.2)
    meshes = [rock_mesh(k * 4.3, ice, 0.7, 1) for k in range(4)]
    for k in range(n):
        t = dice.random()
        place = [c + dice.gauss(0, s) * (0.35 + t) + v * t for c, s, v in zip(at, spread, away, strict=True)]
        size = dice.uniform(low, high) * (1.2 - 0.6 * t)
        link(meshes[k % 4], "chip", place, [dice.uniform(0, 360) for _ in range(3)], (size, size * 0.7, size * 1.2))


def spoil(dice: Random, places: Sequence[Vec], tone: str = "#c4dcec", second: str = "#8fb0c8") -> None:
    """Heaped broken ice: where, and how large the last number says."""
    ice = paint(tone, 0.3, bump=0.6, grain=4, mottle=0.25, second=second)
    meshes = [rock_mesh(k * 3.7, ice, 0.65, 2) for k in range(5)]
    for k, (x, y, s) in enumerate(places):
        for j in range(5):
            d = s * (0.4 + 0.5 * (j > 0))
            at = (x + dice.gauss(0, s * 0.6), y + dice.gauss(0, s * 0.6), 0.0)
            link(meshes[(k + j) % 5], "spoil", at, [dice.uniform(-25, 25) for _ in range(2)] + [dice.uniform(0, 360)],
                 (d * dice.uniform(0.6, 1), d * dice.uniform(0.6, 1), d * dice.uniform(0.6, 1.1)))  # fmt: skip

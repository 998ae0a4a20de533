"""The weapons and shields the Arms Dealer sells, as things one could hold. They stand on z = TOP."""

from __future__ import annotations

import math
from random import Random

import bmesh
from studio.clay import Clay, Vec
from studio.gearwork import (
    around,
    barrel,
    bolts,
    brass,
    coil,
    dark,
    film,
    foot,
    gold,
    shine,
    steel,
    torus,
)  # fmt: skip
from studio.lighting import lamp
from studio.materials import paint
from studio.solids import Group, blade, box, lathe, pole, solid, sphere, tube

TOP = -1.05  # the counter's and the bench's
CYAN = "#4fd8ff"


# ---- weapons


def gun_pod(c: Clay) -> None:
    """A swivel gun with two barrels in its clamp."""
    pale = steel("#939da6", "#7a848c")
    grey, black, trim, bright = steel("#6c7680", "#565e66"), dark(), brass(), gold()
    foot((-0.3, 0, TOP), 0.78, 0.3, grey, trim)
    lathe([(0.3, 0), (0.22, 0.12), (0.2, 0.5), (0.34, 0.62), (0.36, 0.72)], trim, (-0.3, 0, TOP + 0.28), sides=36)
    with Group((-0.3, 0, 0.3), (-16, 0, 58)):
        for s in (-1, 1):
            box((0.12, 0.5, 0.78), (s * 0.43, 0.1, -0.24), black, bevel=0.04, taper=0.75)
            lathe([(0.2, 0), (0.2, 0.1), (0.12, 0.13)], trim, (s * 0.46, 0.1, 0.1), (0, s * 90, 0), sides=28)
        box((0.9, 0.62, 0.14), (0, 0.1, -0.6), black, bevel=0.04)
        box((0.66, 1.15, 0.52), (0, 0.2, 0.12), pale, bevel=0.09)
        box((0.5, 0.8, 0.16), (0, 0.2, 0.42), trim, bevel=0.06)
        box((0.7, 0.06, 0.56), (0, -0.28, 0.12), bright, bevel=0.02)
        box((0.69, 0.1, 0.54), (0, 0.62, 0.12), black, bevel=0.02)
        for k in range(4):
            box((0.68, 0.05, 0.05), (0, 0.02 + 0.13 * k, 0.26), black, bevel=0.01)
        with Group((0, 0.86, 0.1), (90, 0, 0)):
            lathe([(0.36, -0.1), (0.36, 0.34), (0.3, 0.38)], black, (0, 0, -0.2), sides=36, bevel=0.015)
            for x, y, _ in around(10, 0.26):
                lathe([(0.055, 0), (0.055, 0.05), (0.03, 0.1)], bright, (x, y, 0.14 - 0.38), (180, 0, 0), sides=14)
        for s in (-1, 1):
            with Group((s * 0.17, -0.35, 0.14), (90, 0, 0)):
                lathe([(0.15, -0.1), (0.15, 0.22), (0.12, 0.26)], trim, sides=28)
                barrel(0.115, 0.2, 1.25, pale, 0.62)
                for k in range(5):
                    torus(0.11, 0.022, black, (0, 0, 0.36 + 0.13 * k), section=8)
                lathe(
                    [(0.11, 0.98), (0.165, 1.02), (0.165, 1.26), (0.14, 1.29), (0.09, 1.29), (0.075, 1.1)],
                    bright,
                    sides=28,
                    bevel=0.01,
                )
        with Group((0, -0.1, 0.6), (90, 0, 0)):
            barrel(0.09, -0.25, 0.3, black, 0.75, shine("#ff6a3a", 2.5))


def rail_battery(c: Clay) -> None:
    """Three pairs of long rails, wound with copper, on one mount."""
    grey, black, trim, bright = steel("#6c7680", "#565e66"), dark(), brass(), gold()
    copper, blue = paint("#b8683a", 0.35, 0.8, bump=0.15), shine("#7fd0ff", 2.6)
    box((1.7, 1.2, 0.2), (0, 0.1, TOP + 0.1), black, bevel=0.05)
    for x in (-0.7, 0.7):
        for y in (-0.4, 0.6):
            sphere((x, y, TOP + 0.2), (0.06, 0.06, 0.04), trim, 12)
    with Group((0.42, 0.1, TOP + 0.2), (0, 0, -46)):
        for s in (-1, 1):
            blade([(-0.5, 0), (0.5, 0), (0.24, 0.62), (-0.1, 0.62)], grey, 0.12, 0.03).location = (0, s * 0.84, 0)
            lathe(
                [(0.18, 0), (0.18, 0.08), (0.08, 0.12)],
                bright,
                (0.06, s * 0.9, 0.5),
                (90 if s < 0 else -90, 0, 0),
                sides=28,
            )
        with Group((0.06, 0, 0.52), (0, -42, 0)):
            box((0.62, 1.5, 0.6), (0, 0, -0.1), grey, bevel=0.08)
            box((0.66, 1.54, 0.12), (0, 0, 0.02), trim, bevel=0.03)
            for y in (-0.54, 0.0, 0.54):
                with Group((0, y, 0.2), (-y * 14, 0, 0)):
                    lathe([(0.16, 0), (0.17, 0.16), (0.12, 0.2)], black, sides=24)
                    for x in (-0.085, 0.085):
                        box((0.06, 0.14, 2.15 + (0.2 if not y else 0)), (x, 0, 1.1), grey, bevel=0.012)
                        box((0.075, 0.15, 0.16), (x, 0, 2.14 + (0.1 if not y else 0)), bright, bevel=0.02)
                    box((0.035, 0.05, 1.9), (0, 0, 1.05), blue, bevel=0.0)
                    for k in range(3):
                        with Group((0, 0, 0.4 + 0.52 * k)):
                            coil(0.15, -0.09, 0.09, 4, copper, 0.03)
                            for z in (-0.12, 0.12):
                                torus(0.17, 0.02, bright, (0, 0, z), section=8, sides=32)
            for y in (-0.36, 0, 0.36):
                lathe([(0.13, 0), (0.13, -0.26), (0.08, -0.3)], copper, (0, y, -0.42), sides=24)
    tube(
        [(-0.6, -0.3, TOP + 0.2), (-0.5, -0.4, TOP + 0.42), (-0.1, -0.3, TOP + 0.5), (0.3, -0.1, TOP + 0.55)],
        0.045,
        copper,
    )


def plasma_lance(c: Clay) -> None:
    """A lance that leans in its stand; in its chamber of glass and ribs the plasma burns."""
    grey, black, trim, bright = steel("#6c7680", "#565e66"), dark(), brass(), gold()
    glowing = paint("#ff7a2a", 0.4, glow=1.5, bump=0, mottle=0.1, second="#ffd070", grain=14)
    foot((-0.1, 0.15, TOP), 0.62, 0.24, black, trim)
    pole((-0.1, 0.22, TOP + 0.2), (-0.1, 0.26, 0.0), 0.09, grey)
    with Group((0.78, -0.15, TOP + 0.06), (-6, -33, 0)):
        lathe([(0.02, 0), (0.09, 0.06), (0.1, 0.12), (0.06, 0.2)], bright, sides=24)
        lathe([(0.075, 0.18), (0.075, 0.8)], paint("#5a3424", 0.7, bump=0.5, grain=20), sides=24)
        for k in range(7):
            torus(0.078, 0.016, black, (0, 0, 0.24 + 0.085 * k), section=8, sides=28)
        lathe([(0.08, 0.8), (0.17, 0.86), (0.19, 0.96), (0.15, 1.02), (0.15, 1.1)], trim, sides=32)
        lathe([(0.15, 1.08), (0.32, 1.16), (0.32, 1.24), (0.26, 1.27)], grey, sides=36, bevel=0.01)
        lathe([(0.1, 1.26), (0.24, 1.4), (0.27, 1.6), (0.22, 1.8), (0.12, 1.92)], glowing, sides=36)
        lathe([(0.2, 1.24), (0.32, 1.4), (0.35, 1.6), (0.3, 1.8), (0.18, 1.94)],
              paint("#ffe0b0", 0.05, bump=0, clear=0.97, mottle=0), sides=40)  # fmt: skip
        for _x, _y, a in around(6, 0.3):
            with Group((0, 0, 0), (0, 0, a)):
                tube([(0.3, 0, 1.24), (0.37, 0, 1.42), (0.39, 0, 1.6), (0.34, 0, 1.8), (0.2, 0, 1.95)], 0.026, bright)
        lathe([(0.2, 1.92), (0.27, 1.96), (0.25, 2.04), (0.16, 2.1), (0.13, 2.2)], trim, sides=36)
        for _x, _y, a in around(3, 0.1, 30):
            with Group((0, 0, 2.14), (0, 0, a)), Group((0.02, 0, 0), (90, 0, 0)):
                blade([(0.04, -0.1), (0.24, 0.0), (0.28, 0.16), (0.2, 0.46), (0.03, 0.86), (0.06, 0.4), (0.14, 0.16)], bright, 0.07, 0.02).rotation_euler = (-math.pi / 2, 0, 0)  # fmt: skip
        sphere((0, 0, 2.5), (0.05, 0.05, 0.2), shine("#ffb060", 3.0), 16)
        lamp("POINT", (0, -0.55, 1.6), 22, "#ff8a3a", 0.2)
    with Group((-0.1, -0.02, 0.02), (-6, -33, 0)):
        torus(0.17, 0.05, trim, tall=1.6)
    lathe([(0.12, 0), (0.16, 0.1), (0.16, 0.3), (0.12, 0.36)], black, (-0.75, -0.5, TOP), sides=24)
    lathe([(0.1, 0.1), (0.165, 0.14), (0.165, 0.26), (0.1, 0.3)], shine("#ff8a3a", 1.0), (-0.75, -0.5, TOP), sides=24)


def siege_torpedo(c: Clay) -> None:
    """A fat torpedo on a cradle, its warhead red."""
    grey, black, trim, bright = steel("#66707a", "#525a62"), dark(), brass(), gold()
    red = paint("#a83224", 0.4, 0.15, bump=0.15, second="#7a241c")
    with Group((0.1, 0.1, -0.12), (0, 0, 26), 0.87):
        for x in (-0.72, 0.62):
            with Group((x, 0, TOP - 0.02)):
                blade([(-0.7, 0), (0.7, 0), (0.62, 0.6), (0.5, 0.66), (0.36, 0.46), (0.0, 0.36), (-0.36, 0.46), (-0.5, 0.66),
                       (-0.62, 0.6)], black, 0.2, 0.04).rotation_euler = (0, 0, math.pi / 2)  # fmt: skip
                for s in (-1, 1):
                    box((0.24, 0.14, 0.1), (0, s * 0.55, 0.64), trim, bevel=0.03)
        for s in (-1, 1):
            box((1.6, 0.12, 0.14), (-0.05, s * 0.5, TOP + 0.14), trim, bevel=0.03)
        with Group((0, 0, 0.0), (0, -82, 0)):
            lathe([(0.3, -1.2), (0.42, -1.0), (0.54, -0.7), (0.58, -0.4), (0.58, 0.62)], grey, sides=48)
            lathe([(0.585, 0.6), (0.57, 0.8), (0.5, 1.02), (0.36, 1.22), (0.17, 1.36), (0.1, 1.38)], red, sides=48)
            lathe([(0.12, 1.35), (0.11, 1.45), (0.06, 1.5)], bright, sides=24)
            pole((0, 0, 1.46), (0, 0, 1.64), 0.025, bright)
            for z, r in ((0.6, 0.585), (-0.42, 0.585), (0.3, 0.58)):
                torus(r, 0.035, bright, (0, 0, z), sides=64, tall=1.4)
            lathe([(0.584, 0.36), (0.584, 0.52)], paint("#e0a028", 0.45, bump=0.15), sides=48)
            for _x, _y, a in around(12, 0.5):
                with Group((0, 0, 0), (0, 0, a)):
                    box((0.02, 0.1, 0.13), (0.58, 0, 0.44), black, (20, 0, 0), 0.004)
            for _x, _y, a in around(3, 0.5, 100):
                with Group((0, 0, 0), (0, 0, a)):
                    box((0.05, 0.3, 0.42), (0.575, 0, -0.05), black, bevel=0.02)
                    for k in range(3):
                        box((0.06, 0.2, 0.04), (0.585, 0, -0.17 + 0.12 * k), shine("#ffb040", 1.6), bevel=0.008)
            for _x, _y, a in around(4, 0.5, 45):
                with Group((0, 0, 0), (90, 0, a)):
                    blade([(0.36, -0.55), (0.9, -1.05), (0.92, -1.42), (0.3, -1.2)], red, 0.06, 0.015).rotation_euler = (-math.pi / 2, 0, 0)  # fmt: skip
            with Group((0, 0, -1.1), (180, 0, 0)):
                barrel(0.34, 0, 0.34, black, 0.78, shine("#ff8a3a", 1.6))
                torus(0.34, 0.04, trim, (0, 0, 0.3))
            bolts(16, 0.53, 0.62, black, 0.02)
    lathe([(0.1, 0), (0.1, 0.1), (0.06, 0.14)], bright, (-0.2, -1.0, TOP), sides=6, smooth=False)


# ---- shields


def ablative_plate(c: Clay) -> None:
    """A curved plate of tiles, scorched in its middle; one has broken off and lies before it."""
    dice = Random("tiles")
    frame, black, under = (
        steel("#6c7680", "#565e66"),
        dark(),
        paint("#2f9ac0", 0.4, glow=0.3, bump=0.1, second="#1c6488"),
    )
    tones = [paint(t, 0.65, 0.15, bump=0.4, grain=12, second=s) for t, s in (
        ("#5f8ea4", "#4a7288"), ("#6898ac", "#3f6274"), ("#4a6a7a", "#2c3a42"), ("#30363a", "#1c1e20"))]  # fmt: skip
    ember = paint("#ff7a3a", 0.5, glow=0.8, bump=0.2, second="#6a2014")
    with Group((0.05, 0.25, TOP), (-9, 0, 0), 0.86):
        for i in range(5):
            for j in range(5):
                x, z = -0.96 + 0.48 * i, 0.34 + 0.48 * j
                bow = 0.16 * (x / 1.1) ** 2
                lost = (i, j) in ((4, 4), (3, 4), (4, 3))
                box((0.5, 0.08, 0.5), (x, bow + 0.1, z), under if lost else black, (0, 0, 16 * x), 0.01)
                if lost and (i, j) != (3, 4):
                    continue
                far = math.hypot(x + 0.1, (z - 1.2)) + dice.uniform(-0.14, 0.14)
                tone = tones[3] if far < 0.42 else tones[2] if far < 0.72 else tones[dice.randrange(2)]
                if (i, j) == (3, 4):
                    with Group((x, bow, z)):
                        blade([(-0.21, -0.21), (0.21, -0.21), (0.08, -0.02), (0.1, 0.06), (-0.06, 0.12), (-0.1, 0.21), (-0.21, 0.21)], tone, 0.16, 0.02)  # fmt: skip
                    continue
                box((0.44, 0.17, 0.44), (x, bow + dice.uniform(-0.015, 0.015), z), tone,
                    (dice.uniform(-2, 2), dice.uniform(-1, 1), 16 * x), 0.04)  # fmt: skip
        for x, z, r in ((-0.12, 1.24, 0.17), (0.3, 0.9, 0.1), (-0.42, 1.5, 0.08)):
            with Group((x, -0.07, z), (90, 0, 0)):
                lathe([(r * 1.5, 0), (r, 0.05), (r * 0.7, -0.02), (0.01, -0.05)], tones[3], sides=14, wave=_ragged)
                lathe([(r * 0.72, 0.0), (r * 0.3, 0.012)], ember, sides=14, wave=_ragged)
        for s in (-1, 1):
            with Group((s * 1.24, 0.26, 0)):
                box((0.12, 0.26, 2.2 if s < 0 else 1.5), (0, 0, 1.2 if s < 0 else 0.85), frame, bevel=0.03)
                for k in range(6 if s < 0 else 4):
                    sphere((0, -0.14, 0.3 + 0.36 * k), 0.035, black, 10)
        box((2.6, 0.3, 0.14), (0, 0.14, 0.06), frame, bevel=0.03)
        pole((0, 0.3, 1.4), (0, 1.2, 0.2), 0.06, frame)
    with Group((0.86, -0.62, TOP + 0.08), (78, 8, 24)):
        box((0.44, 0.17, 0.44), (0, 0, 0), tones[0], bevel=0.04)
        box((0.36, 0.02, 0.36), (0, 0.09, 0), under, bevel=0.01)
    for k in range(7):
        box((0.09, 0.07, 0.06), (dice.uniform(0.2, 1.2), dice.uniform(-1.0, -0.4), TOP + 0.03), tones[k % 3],
            (0, 0, dice.uniform(0, 90)), 0.015)  # fmt: skip


def _ragged(a: float, z: float) -> float:
    """The rim of a burnt hole."""
    return 1 + 0.18 * math.sin(3 * a + 1) + 0.12 * math.sin(7 * a)


def deflector(c: Clay) -> None:
    """A fan of vanes on a swivel; a beam strikes it and is bent away."""
    grey, black, trim = steel("#7c868e", "#5c646c"), dark(), paint("#2f9ac8", 0.3, glow=0.5, bump=0)
    vane = paint("#8fb4c4", 0.4, 0.3, bump=0.15, second="#6f98aa")
    foot((0, 0.1, TOP), 0.6, 0.26, black, grey)
    lathe([(0.2, 0), (0.13, 0.1), (0.12, 0.36), (0.22, 0.44)], grey, (0, 0.1, TOP + 0.24), sides=32)
    with Group((0, 0.05, -0.32), (-10, 0, 0), 1.08):
        for k in range(9):
            a = -84 + 21 * k
            long = 1.62 - 0.1 * abs(k - 4) / 2
            with Group((0, 0.02 * abs(k - 4), 0), (0, a, 0)), Group((0, 0, 0), (0, 0, 14)):
                blade([(-0.04, 0.2), (0.05, 0.2), (0.25, long * 0.74), (0.19, long * 0.94), (0, long), (-0.19, long * 0.94),
                       (-0.25, long * 0.74)], vane, 0.05, 0.015)  # fmt: skip
                blade([(-0.01, 0.4), (0.01, 0.4), (0.028, long * 0.74), (0, long * 0.86), (-0.028, long * 0.74)], trim, 0.075, 0.005)  # fmt: skip
                box((0.15, 0.07, 0.07), (0, 0, long * 0.94), grey, bevel=0.02)
        for r in (0.72, 1.12):
            arc = [(r * math.sin(a), -0.06, r * math.cos(a)) for a in [math.radians(-84 + 7 * k) for k in range(25)]]
            tube(arc, 0.026, grey)
        with Group((0, 0, 0), (90, 0, 0)):
            lathe([(0.32, -0.1), (0.32, 0.12), (0.24, 0.2)], grey, sides=40, bevel=0.015)
            bolts(8, 0.26, 0.14, black, 0.03)
            lathe([(0.16, 0.16), (0.16, 0.26), (0.1, 0.3), (0.01, 0.31)], trim, sides=28)
    beam = shine("#ffb060", 4.0)
    hit = (-0.35, -0.42, 0.55)
    tube([(-1.9, -1.2, -0.35), hit], 0.03, beam)
    tube([hit, (-0.2, -0.5, 1.1), (0.25, -0.6, 1.75), (1.0, -0.7, 2.6)], 0.03, shine("#9ff0ff", 4.0))
    sphere(hit, 0.1, shine("#ffffff", 5.0), 16)
    with Group(hit, (62, 0, 0)):
        for r, p in ((0.2, 2.0), (0.34, 0.9)):
            torus(r, 0.01, shine(CYAN, p), section=6, sides=48)
    lamp("POINT", (hit[0], hit[1] - 0.2, hit[2]), 12, "#bfefff", 0.1)


def barrier_ring(c: Clay) -> None:
    """A standing ring of emitters with a film of force in it."""
    grey, black = steel("#7c868e", "#5c646c"), dark()
    light = shine(CYAN, 2.0)
    box((1.3, 0.8, 0.16), (0, 0.1, TOP + 0.08), black, bevel=0.04)
    for s in (-1, 1):
        with Group((s * 0.5, 0.1, TOP + 0.1), (0, s * 14, 0)):
            box((0.2, 0.34, 0.6), (0, 0, 0.25), grey, bevel=0.05, taper=0.8)
            sphere((0, -0.18, 0.2), 0.05, light, 12)
    with Group((0, 0.1, 0.3), (90, 0, 0)):
        torus(1.08, 0.15, grey, sides=96, section=16, tall=1.2)
        torus(1.08, 0.165, black, sides=96, section=4, tall=0.5)
        torus(0.93, 0.022, light, sides=96)
        lathe([(0.93, -0.01), (0.93, 0.01)], film(CYAN, 0.08), sides=96, smooth=False)
        for k, r in enumerate((0.3, 0.52, 0.74)):
            torus(r, 0.009, shine(CYAN, 0.7 + 0.2 * k), sides=80, section=6)
        for x, y, a in around(8, 1.08, 22.5):
            with Group((x, y, 0), (0, 0, a)):
                box((0.46, 0.3, 0.48), (0.02, 0, 0), steel("#5c666e", "#4a525a"), bevel=0.06)
                box((0.16, 0.34, 0.52), (0.1, 0, 0), paint("#d8dde0", 0.45, 0.3, bump=0.2), bevel=0.03)
                lathe([(0.08, 0), (0.05, 0.12), (0.02, 0.16)], light, (-0.2, 0, 0), (0, -90, 0), sides=20)
                sphere((0.05, 0, 0.25), 0.05, light, 12)
            tube([(x * 0.8, y * 0.8, 0.0), (x * 0.5, y * 0.55, 0.02), (x * 0.28, y * 0.28, 0)], 0.008, light)
    sphere((0, 0.1, 0.3), 0.07, shine("#e8fcff", 3.0), 16)


def dome_cells(r: float, above: float, material: object, wire: object, at: Vec) -> None:
    """A dome of hexagons: the wires between them, and panes in some."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1)
    centres = {face.index: face.calc_center_median().normalized() for face in bm.faces}
    points: list[Vec] = []
    faces: list[list[int]] = []
    panes: list[Vec] = []
    lit: list[list[int]] = []
    dice = Random("panes")
    for v in bm.verts:
        if v.co.z < above:
            continue
        side = v.co.orthogonal().normalized()
        other = v.co.cross(side)
        ring = [centres[face.index] for face in v.link_faces]
        ring.sort(key=lambda p, u=side, w=other: math.atan2(p.dot(w), p.dot(u)))  # type: ignore[misc]
        start = len(points)
        points += [tuple(p * r) for p in ring]
        panes += [tuple((v.co.normalized() + (p - v.co.normalized()) * 0.84) * r * 0.995) for p in ring]
        faces.append(list(range(start, start + len(ring))))
        if dice.random() < 0.24:
            lit.append(faces[-1])
    bm.free()
    frame = solid(points, faces, wire, at)
    weld = frame.modifiers.new("weld", "WELD")
    weld.merge_threshold = 0.01
    lines = frame.modifiers.new("lines", "WIREFRAME")
    lines.thickness = 0.028
    solid(panes, lit, material, at, thick=0.012)


def bastion_field(c: Clay) -> None:
    """A generator with its coil, under a dome of hexagons."""
    grey, black, bright = steel("#7c868e", "#5c646c"), dark(), brass()
    light = shine(CYAN, 2.4)
    lathe([(1.5, 0), (1.5, 0.12), (1.42, 0.2), (1.08, 0.22)], grey, (0, 0.1, TOP), sides=64, bevel=0.015)
    with Group((0, 0.1, TOP)):
        torus(1.4, 0.03, light, (0, 0, 0.21), sides=96)
        bolts(24, 1.46, 0.13, black, 0.03)
        for x, y, a in around(6, 0.62, 30):
            with Group((x, y, 0.2), (0, 0, a)):
                box((0.3, 0.26, 0.3), (0, 0, 0.15), black, bevel=0.04)
                box((0.02, 0.16, 0.05), (0.155, 0, 0.2), light, bevel=0.005)
                tube([(0, 0, 0.3), (-0.1, 0, 0.5), (-0.36, 0, 0.56)], 0.035, bright)
        lathe([(0.5, 0.2), (0.46, 0.34), (0.26, 0.42), (0.22, 0.5)], grey, sides=36)
        with Group((0, 0, 0.5)):
            lathe([(0.16, 0), (0.16, 0.62)], black, sides=24)
            coil(0.2, 0.02, 0.6, 9, bright, 0.036)
        lathe([(0.26, 1.12), (0.3, 1.18), (0.2, 1.26)], grey, sides=32)
        sphere((0, 0, 1.42), 0.2, paint("#9ff0ff", 0.2, glow=1.6, bump=0), 28)
        for _x, _y, a in around(3, 0, 40):
            with Group((0, 0, 0), (0, 0, a)):
                tube([(0.22, 0, 1.22), (0.3, 0, 1.42), (0.18, 0, 1.64), (0.02, 0, 1.7)], 0.026, bright)
        lamp("POINT", (0, -0.4, 1.45), 12, "#8fe8ff", 0.2)
        dome_cells(1.4, -0.02, film(CYAN, 0.06), shine(CYAN, 0.42), (0, 0, 0.2))

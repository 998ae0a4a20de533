"""What else the Arms Dealer sells: a processor, refits, models of ships and their repair, cards for cards."""

from __future__ import annotations

from random import Random

from studio.clay import Clay, Vec
from studio.fleet_gear import CYAN, TOP
from studio.gearwork import (
    around,
    barrel,
    brass,
    dark,
    gold,
    robot_arm,
    shine,
    sparks,
    steel,
    torus,
    wrench,
)  # fmt: skip
from studio.lighting import lamp
from studio.materials import paint
from studio.solids import Group, blade, box, lathe, pole, solid, sphere, tube


def crystal(at: Vec, r: float, tall: float, tone: str, glow: float = 0.5) -> None:
    """A cut stone with two points."""
    rim = [(x, y, 0.12 * tall) for x, y, _ in around(6, r)]
    low = [(x, y, -0.12 * tall) for x, y, _ in around(6, r)]
    points = [(0, 0, tall / 2), *rim, *low, (0, 0, -tall / 2)]
    faces = [f for k in range(6) for n in [(k + 1) % 6]
             for f in ((0, 1 + k, 1 + n), (1 + k, 7 + k, 7 + n, 1 + n), (13, 7 + n, 7 + k))]  # fmt: skip
    stone = paint(tone, 0.12, 0.2, glow=glow, bump=0, mottle=0.2, coat=0.8, grain=4)
    solid(points, faces, stone, at, (0, 0, 12), bevel=0.015)


def tactical_core(c: Clay) -> None:
    """A processor in its socket, a crystal floating over it."""
    grey, trace = steel("#868f96", "#666e76"), gold()
    board = paint("#1f4a44", 0.5, 0.1, bump=0.15, second="#2a5c50")
    light = shine("#6ff0d0", 2.0)
    with Group((0, 0.1, TOP + 0.6), (38, 0, 0), 0.94), Group((0, 0, 0), (0, 0, 20)):
        box((2.1, 2.1, 0.16), (0, 0, 0), board, bevel=0.04)
        for side in range(4):
            with Group((0, 0, 0), (0, 0, 90 * side)):
                for k in range(7):
                    box((0.11, 0.3, 0.1), (-0.72 + 0.24 * k, -1.14, -0.03), trace, bevel=0.02)
                    box((0.03, 0.36, 0.02), (-0.72 + 0.24 * k, -0.84, 0.085), trace, bevel=0)
                box((1.3, 0.12, 0.22), (0, -0.66, 0.14), grey, bevel=0.03)
                for s in (-1, 1):
                    box((0.16, 0.22, 0.1), (s * 0.42, -0.84, 0.13), dark(), bevel=0.02)
                with Group((0.84, -0.84, 0.08)):
                    lathe([(0.1, 0), (0.1, 0.08), (0.05, 0.1)], grey, sides=6, smooth=False)
        box((1.14, 1.14, 0.12), (0, 0, 0.12), dark(), bevel=0.03)
        box((0.86, 0.86, 0.06), (0, 0, 0.2), trace, bevel=0.02)
        box((0.7, 0.7, 0.05), (0, 0, 0.235), paint("#123a3a", 0.3, glow=0.0, bump=0.1), bevel=0.02)
        for k in range(4):
            with Group((0, 0, 0.27), (0, 0, 45 + 90 * k)):
                pole((0.1, 0, 0), (0.42, 0, 0), 0.016, light, sides=8)
                tube([(0.52, 0, -0.05), (0.52, 0, 0.3), (0.34, 0, 0.46)], 0.03, trace)
        torus(0.26, 0.016, light, (0, 0, 0.27))
    with Group((0, -0.12, 0.42), (12, 0, 0)):
        crystal((0, 0, 0.1), 0.44, 1.4, "#1f9a8c", 0.16)
        torus(0.66, 0.02, light, (0, 0, 0.08), (12, 8, 0))
    lamp("POINT", (0, -0.8, 0.1), 14, "#6ff0d0", 0.2)
    for x in (-0.7, 0.7):
        box((0.16, 0.6, 0.5), (x, 0.55, TOP + 0.22), grey, bevel=0.03)


def combat_refit(c: Clay) -> None:
    """An open toolbox; a plate of armour and a gun barrel stand crossed in it."""
    red, grey, black, trim = paint("#a8442c", 0.45, 0.3, bump=0.2, second="#7c3424"), steel("#8a949c"), dark(), brass()
    with Group((0, 0, TOP), scale=1.12):
        box((2.0, 0.9, 0.06), (0, 0.1, 0.04), red, bevel=0.015)
        for y in (-0.33, 0.53):
            box((2.0, 0.05, 0.66), (0, y, 0.36), red, bevel=0.015)
            box((2.04, 0.07, 0.06), (0, y, 0.69), grey, bevel=0.015)
        for s in (-1, 1):
            box((0.05, 0.9, 0.66), (s * 0.98, 0.1, 0.36), red, bevel=0.015)
            box((0.07, 0.94, 0.06), (s * 0.98, 0.1, 0.69), grey, bevel=0.015)
            box((0.2, 0.05, 0.26), (s * 0.62, -0.36, 0.58), trim, bevel=0.02)
            for z in (0.08, 0.6):
                sphere((s * 0.9, -0.37, z), 0.035, grey, 10)
            tube(
                [(s * 1.02, -0.1, 0.42), (s * 1.12, -0.1, 0.36), (s * 1.12, 0.3, 0.36), (s * 1.02, 0.3, 0.42)],
                0.035,
                black,
            )
        box((0.7, 0.02, 0.22), (0, -0.36, 0.32), paint("#e8dcc0", 0.6, bump=0.2), bevel=0.01)
        for k in range(3):
            blade([(0, 0.04), (0.1, -0.05), (0, 0.0), (-0.1, -0.05)], black, 0.02, 0.0).location = (
                0,
                -0.375,
                0.25 + 0.07 * k,
            )
        with Group((0, 0.58, 0.7), (-16, 0, 0)):
            box((2.0, 0.06, 0.5), (0, 0.0, 0.25), red, bevel=0.02)
            box((1.7, 0.04, 0.3), (0, -0.04, 0.25), black, bevel=0.02)
        with Group((0.62, 0.22, 0.2), (-4, -36, 0), (1.1, 1.1, 1.12)):
            for z in (0, 0.55, 1.1):
                torus(0.19, 0.035, trim, (0, 0, z + 0.3), tall=1.5)
            lathe([(0.17, 0), (0.17, 1.5), (0.14, 1.56)], grey, sides=32)
            lathe([(0.14, 1.5), (0.13, 1.86)], steel("#6c767e"), sides=32)
            barrel(0.19, 1.8, 2.14, black, 0.62)
            for _x, _y, a in around(8, 0):
                with Group((0, 0, 0), (0, 0, a)):
                    box((0.03, 0.05, 0.18), (0.185, 0, 1.95), trim, bevel=0.005)
        with Group((-0.3, -0.05, 0.22), (-6, 32, 0), (0.74, 1, 0.98)):
            blade([(-0.4, 0.1), (0.4, 0.1), (0.5, 0.9), (0.46, 1.5), (0.24, 1.66), (0, 1.62), (-0.24, 1.66), (-0.46, 1.5),
                   (-0.5, 0.9)], grey, 0.12, 0.04)  # fmt: skip
            blade([(-0.3, 0.3), (0.3, 0.3), (0.38, 0.9), (0.35, 1.4), (0.2, 1.5), (0, 1.46), (-0.2, 1.5), (-0.35, 1.4), (-0.38, 0.9)],
                  steel("#5c7890", "#4a6478"), 0.18, 0.03)  # fmt: skip
            box((0.1, 0.22, 1.1), (0, 0, 0.9), paint("#d0702a", 0.5, bump=0.2, second="#a85420"), bevel=0.02)
            for x, z in ((-0.4, 0.5), (0.4, 0.5), (-0.42, 1.4), (0.42, 1.4), (-0.44, 0.95), (0.44, 0.95)):
                sphere((x, -0.07, z), 0.035, black, 10)
        for x, z, a in ((-0.1, 0.3, 4), (0.1, 0.36, -8)):
            with Group((x, 0.3, z), (0, a, 0), 1.3):
                wrench(steel("#a8b0b6"), 0.75, 0.1)


# ---- models of ships


def _nozzle(at: Vec, r: float, long: float = 0.2) -> None:
    """An engine that points down, alight inside."""
    with Group(at, (180, 0, 0)):
        lathe([(r * 0.7, -0.05), (r, long), (r * 0.86, long), (r * 0.5, 0.02)], dark(), sides=24)
        lathe([(r * 0.6, 0.05), (r * 0.1, 0.06)], shine("#ffb060", 2.0), sides=20)


def _windows(low: Vec, high: Vec, n: int) -> None:
    """Lit windows in a row."""
    for k in range(n):
        t = k / max(1, n - 1)
        at = tuple(a + (b - a) * t for a, b in zip(low, high, strict=True))
        box((0.035, 0.03, 0.03), at, shine("#ffe0a0", 2.0), bevel=0)


def model_ship(kind: str) -> None:
    """A model of a class of Earth's ships, nose up from z = 0 to about 2, its face to the lens."""
    hull, grey = paint("#a4adb4", 0.42, 0.3, bump=0.15, second="#8c969e"), steel("#6c767e")
    orange, glass = paint("#d8702a", 0.45, 0.1, bump=0.15), paint("#2f6aa0", 0.1, 0.2, bump=0, coat=1.0)
    {"mothership": _mothership, "destroyer": _destroyer, "fighter": _fighter, "scout": _scout, "drone": _drone}[kind](
        hull, grey, orange, glass
    )


def _body(
    profile: list[tuple[float, float]], material: object, deep: float = 0.75, at: Vec = (0, 0, 0), sides: int = 8
) -> None:
    """A hull of so many sides, its flat face to the lens, turned about z."""
    lathe(profile, material, at, (0, 0, 180 / sides), (1, 1, 1), sides, sides > 12, 0.015).scale = (1, deep, 1)


def _mothership(hull: object, grey: object, orange: object, glass: object) -> None:
    """A spine between two stacks of hangars."""
    _body([(0.3, 0.1), (0.44, 0.2), (0.44, 0.8), (0.34, 0.9), (0.34, 1.3), (0.42, 1.4), (0.4, 1.7), (0.24, 1.9)], hull)
    _body([(0.455, 0.5), (0.455, 0.6)], orange)
    for z in (0.3, 0.7, 1.5):
        _windows((-0.2, -0.34, z), (0.2, -0.34, z), 5)
    box((0.3, 0.2, 0.3), (0, -0.26, 1.05), grey, bevel=0.04)
    _windows((-0.1, -0.37, 1.1), (0.1, -0.37, 1.1), 4)
    for s in (-1, 1):
        for z in (0.4, 1.1, 1.5):
            box((0.5, 0.14, 0.1), (s * 0.5, 0, z), grey, bevel=0.02)
        box((0.4, 0.42, 1.5), (s * 0.84, 0, 0.95), hull, bevel=0.05)
        box((0.42, 0.44, 0.08), (s * 0.84, 0, 1.5), orange, bevel=0.01)
        for k in range(5):
            box((0.26, 0.03, 0.17), (s * 0.84, -0.21, 0.42 + 0.23 * k), dark(), bevel=0.02)
            box((0.18, 0.02, 0.025), (s * 0.84, -0.23, 0.36 + 0.23 * k), shine("#ffc878", 1.5), bevel=0)
        lathe([(0.12, 0), (0.08, 0.2), (0.02, 0.34)], grey, (s * 0.84, 0, 1.7), sides=20)
        _nozzle((s * 0.84, 0, 0.2), 0.16)
        pole((s * 0.2, -0.1, 1.8), (s * 0.2, -0.1, 2.2), 0.035, grey)
        _nozzle((s * 0.2, 0, 0.12), 0.15)


def _destroyer(hull: object, grey: object, orange: object, glass: object) -> None:
    """A long hull with a fork for a bow and a block of engines."""
    _body([(0.36, 0.15), (0.46, 0.25), (0.44, 0.6), (0.3, 0.75), (0.26, 1.2), (0.32, 1.35), (0.26, 1.5)], hull)
    _body([(0.27, 0.95), (0.27, 1.03)], orange, 0.8)
    for s in (-1, 1):
        box((0.16, 0.28, 0.86), (s * 0.22, 0, 1.7), hull, (0, s * 3, 0), 0.03, 0.6)
        pole((s * 0.25, -0.05, 2.0), (s * 0.26, -0.05, 2.36), 0.03, grey)
        box((0.3, 0.3, 0.6), (s * 0.52, 0, 0.5), grey, (0, 0, 0), 0.05, 0.7)
        box((0.31, 0.31, 0.06), (s * 0.52, 0, 0.36), orange, bevel=0.01)
        _nozzle((s * 0.52, 0, 0.24), 0.15)
        _nozzle((s * 0.18, 0, 0.16), 0.16)
        sphere((s * 0.16, -0.26, 0.75), 0.1, grey, 16)
        pole((s * 0.16, -0.32, 0.78), (s * 0.18, -0.38, 1.06), 0.025, dark())
    box((0.26, 0.2, 0.3), (0, -0.24, 1.3), hull, bevel=0.05)
    _windows((-0.09, -0.35, 1.34), (0.09, -0.35, 1.34), 4)
    _windows((-0.2, -0.36, 0.45), (0.2, -0.36, 0.45), 6)


def _fighter(hull: object, grey: object, orange: object, glass: object) -> None:
    """A dart with wide swept wings."""
    lathe([(0.16, 0.1), (0.23, 0.4), (0.24, 0.9), (0.16, 1.5), (0.05, 1.95), (0.01, 2.05)], hull, sides=28).scale = (
        1,
        0.85,
        1,
    )
    blade([(0, 1.15), (0.22, 1.05), (1.05, 0.36), (1.08, 0.12), (0.3, 0.26), (0, 0.2), (-0.3, 0.26), (-1.08, 0.12), (-1.05, 0.36),
           (-0.22, 1.05)], hull, 0.07, 0.02)  # fmt: skip
    for s in (-1, 1):
        with Group((0, 0, 0), (0, 0, 0), (s, 1, 1)):
            blade([(0.42, 0.72), (0.58, 0.6), (0.58, 0.22), (0.42, 0.25)], orange, 0.085, 0.008)
            pole((1.06, 0, 0.1), (1.06, 0, 0.86), 0.04, grey)
            box((0.2, 0.22, 0.7), (0.3, 0.02, 0.5), grey, (0, 0, 0), 0.05, 0.7)
            blade([(0.2, 0.2), (0.36, -0.02), (0.38, 0.3), (0.24, 0.5)], orange, 0.05, 0.01)
            _nozzle((0.3, 0.02, 0.2), 0.12)
    sphere((0, -0.17, 1.2), (0.1, 0.1, 0.28), glass, 20)
    _nozzle((0, 0, 0.14), 0.14)


def _scout(hull: object, grey: object, orange: object, glass: object) -> None:
    """A thin hull with a dish before it and panels of blue cells."""
    lathe([(0.14, 0.1), (0.2, 0.25), (0.2, 1.2), (0.12, 1.4), (0.1, 1.7), (0.02, 1.9)], hull, sides=24)
    lathe([(0.205, 0.9), (0.205, 1.0)], orange, sides=24)
    pole((0, 0, 1.85), (0, 0, 2.25), 0.015, grey)
    with Group((0, -0.2, 1.3), (72, 0, 0)):
        lathe(
            [(0.02, 0), (0.2, 0.04), (0.36, 0.14), (0.4, 0.2), (0.36, 0.17), (0.2, 0.07), (0.02, 0.03)], hull, sides=36
        )
        pole((0, 0, 0), (0, 0, 0.3), 0.02, grey)
        sphere((0, 0, 0.3), 0.05, orange, 12)
    cells = paint("#24508a", 0.25, 0.4, bump=0.05, second="#1c3c6c", coat=0.5)
    for s in (-1, 1):
        pole((0, 0, 0.65), (s * 1.05, 0, 0.65), 0.03, grey)
        for k in range(3):
            box((0.22, 0.03, 0.66), (s * (0.42 + 0.26 * k), 0, 0.65), cells, (0, 0, s * 10), 0.01)
            box((0.24, 0.02, 0.7), (s * (0.42 + 0.26 * k), 0.02, 0.65), hull, (0, 0, s * 10), 0.01)
    _windows((-0.06, -0.2, 0.5), (0.06, -0.2, 0.5), 3)
    _nozzle((0, 0, 0.12), 0.15)


def _drone(hull: object, grey: object, orange: object, glass: object) -> None:
    """A ring with an eye in it, and two claws."""
    with Group((0, 0, 0.95), (90, 0, 0)):
        torus(0.6, 0.17, hull, sides=64, section=16)
        for _x, _y, a in around(4, 0, 45):
            with Group((0, 0, 0), (0, 0, a)):
                box((0.36, 0.16, 0.1), (0.36, 0, 0), grey, bevel=0.02)
                box((0.37, 0.2, 0.37), (0.6, 0, 0), orange, bevel=0.04)
        sphere((0, 0, 0), (0.3, 0.3, 0.26), hull, 28)
        lathe([(0.2, 0.2), (0.2, 0.28), (0.15, 0.3)], grey, sides=28)
        sphere((0, 0, 0.26), (0.14, 0.14, 0.08), paint("#3f9ad8", 0.1, glow=0.8, bump=0, coat=1.0), 20)
    for s in (-1, 1):
        tube([(s * 0.42, 0, 1.45), (s * 0.62, 0, 1.75), (s * 0.5, 0, 2.02), (s * 0.28, 0, 2.16)], 0.075, grey, 0.03)
    _nozzle((0, 0, 0.3), 0.16)


def reinforcements(c: Clay) -> None:
    """Five models in formation on a stand of brass rods."""
    rod, black = brass(), dark()
    lathe(
        [(1.1, 0), (1.1, 0.1), (1.0, 0.16), (0.96, 0.2)],
        paint("#4a2c1c", 0.5, bump=0.4, grain=10, coat=0.4),
        (0, 0.1, TOP),
        sides=56,
    )
    with Group((0, 0.1, TOP)):
        torus(1.06, 0.025, rod, (0, 0, 0.13), sides=80)
    places = (
        ((0, -0.35, -0.3), "destroyer", 0.82),
        ((-0.86, -0.3, -0.66), "fighter", 0.46),
        ((0.86, -0.3, -0.66), "fighter", 0.46),
        ((-1.0, 0.3, 0.36), "scout", 0.46),
        ((1.0, 0.3, 0.36), "scout", 0.46),
    )
    for (x, y, z), kind, size in places:
        root = (x * 0.5, 0.1 + y * 0.6, TOP + 0.2)
        tube([root, (x * 0.8, y + 0.2, (root[2] + z) * 0.5), (x, y + 0.05, z + 0.2)], 0.028, rod)
        sphere(root, 0.07, rod, 16)
        with Group((x, y, z), (-10, x * 10, 0), size):
            model_ship(kind)
    box((0.6, 0.06, 0.12), (0, -0.98, TOP + 0.09), black, bevel=0.02)
    box((0.5, 0.03, 0.06), (0, -1.02, TOP + 0.09), rod, bevel=0.01)


REPAIRS: dict[str, tuple[float, Vec, list[Vec]]] = {  # how large, where the weld is, where the arm's joints are
    "mothership": (1.02, (0.56, -0.3, 0.62), [(1.2, -0.5, -0.82), (1.42, -0.45, 0.1), (1.22, -0.5, 0.84), (0.86, -0.44, 0.74)]),
    "destroyer": (1.0, (0.12, -0.34, 0.7), [(1.0, -0.2, -0.82), (1.32, -0.2, 0.3), (0.84, -0.36, 1.02), (0.4, -0.42, 0.84)]),
    "fighter": (0.92, (0.3, -0.12, 0.25), [(1.12, -0.3, -0.82), (1.36, -0.2, 0.4), (0.98, -0.25, 0.9), (0.52, -0.24, 0.5)]),
    "scout": (0.86, (0.1, -0.3, 0.1), [(1.0, -0.4, -0.82), (1.34, -0.3, 0.45), (0.76, -0.4, 0.96), (0.34, -0.42, 0.4)]),
    "drone": (0.66, (0.05, -0.14, 0.3), [(1.0, 0.0, -0.82), (1.4, 0.0, 0.42), (0.72, -0.1, 1.24), (0.26, -0.18, 0.62)]),
}  # fmt: skip


def repair(c: Clay, kind: str) -> None:
    """A model of a class of ships in its cradle; a robot arm welds it."""
    size, weld, joints = REPAIRS[kind]
    black, yellow, grey = dark(), paint("#d8a028", 0.5, 0.1, bump=0.2, second="#a87c20"), steel("#7c868e")
    mid = -0.3
    with Group((mid, 0.15, TOP)):
        box((1.5 * size + 0.2, 0.9, 0.14), (0, 0, 0.07), black, bevel=0.03)
        for s in (-1, 1):
            x = s * (0.5 * size + 0.12)
            box((0.16, 0.5, 0.4 + 0.2 * size), (x, 0.1, 0.34), yellow, (0, -s * 8, 0), 0.03)
            box((0.17, 0.52, 0.1), (x, 0.1, 0.3), black, (0, -s * 8, 0), 0.02)
            pole((x, 0.1, 0.5), (s * 0.16, 0.12, 0.62), 0.05, grey)
        pole((0, 0.34, 0.1), (0, 0.34, 0.9 * size), 0.08, grey)
        with Group((0, 0.04, 0.24 + (1 - size) * 0.3), (-6, 0, -8), size):
            model_ship(kind)
    robot_arm(joints, 0.24)
    end = joints[-1]
    pole(end, tuple(a + (b - a) * 0.85 for a, b in zip(end, weld, strict=True)), 0.05, grey, 0.02)
    pole(end, tuple(a + (b - a) * 0.5 for a, b in zip(end, weld, strict=True)), 0.075, brass(), 0.06)
    sparks(weld, Random(kind), 40, 0.58)


def rapid_repair(c: Clay) -> None:
    """A robot arm alone, a spanner in its hand."""
    grey, bright = steel("#848e96"), steel("#b0b8be", "#989fa6")
    box((1.5, 1.0, 0.16), (-0.5, 0.1, TOP + 0.08), dark(), bevel=0.04)
    for k in range(6):
        box(
            (0.13, 0.03, 0.12),
            (-1.1 + 0.24 * k, -0.41, TOP + 0.08),
            paint("#d8a028", 0.5, bump=0.2),
            (0, 30, 0),
            0.005,
        )
    joints: list[Vec] = [(-0.5, 0.1, TOP + 0.42), (-1.02, 0.05, 0.36), (-0.3, -0.05, 1.24), (0.38, -0.15, 0.86)]
    robot_arm(joints, 0.38)
    with Group(joints[-1], (0, 128, 0)):
        lathe([(0.16, 0), (0.18, 0.1), (0.15, 0.22)], grey, sides=28)
        for s in (-1, 1):
            box((0.09, 0.24, 0.34), (s * 0.15, 0, 0.32), grey, (0, -s * 10, 0), 0.03)
        with Group((0, 0, 0.12)):
            wrench(bright, 1.25, 0.23)
    with Group((0.98, -0.42, TOP)):
        lathe(
            [(0.22, 0), (0.22, 0.14), (0.18, 0.18), (0.1, 0.18), (0.1, 0.1)],
            brass(),
            sides=6,
            smooth=False,
            bevel=0.015,
        )


def data_card(tone: str, edge: str, holes: Random) -> None:
    """A punched card, its foot at the origin, upright, its face to the lens."""
    blade(
        [(-0.38, 0), (0.38, 0), (0.38, 1.2), (0.22, 1.36), (-0.38, 1.36)],
        paint(tone, 0.55, 0.1, bump=0.1, second=edge),
        0.03,
        0.008,
    )
    for i in range(5):
        for j in range(8):
            if holes.random() < 0.55:
                box((0.08, 0.035, 0.06), (-0.26 + 0.13 * i, 0, 0.36 + 0.115 * j), paint("#1a1c20", 0.8), bevel=0.0)
    box((0.76, 0.036, 0.08), (0, 0, 0.2), paint("#a83a2a", 0.5, bump=0.1), bevel=0.0)


def redraw(c: Clay) -> None:
    """A fan of punched cards over the reader that swaps them."""
    grey, black, trim = steel("#7c868e", "#5c646c"), dark(), brass()
    dice = Random("cards")
    with Group((0, 0, TOP)):
        box((1.9, 1.0, 0.5), (0, 0.1, 0.27), grey, bevel=0.08, taper=0.92)
        box((1.5, 0.16, 0.06), (0, 0.0, 0.53), black, bevel=0.02)
        box((1.2, 0.04, 0.2), (-0.2, -0.39, 0.3), black, (4, 0, 0), 0.02)
        for k in range(6):
            box(
                (0.1, 0.03, 0.1),
                (-0.66 + 0.18 * k, -0.41, 0.3),
                shine("#6fe0a0" if k % 3 else "#ffb040", 1.6),
                (4, 0, 0),
                0.01,
            )
        with Group((0.64, -0.4, 0.3), (94, 0, 0)):
            lathe([(0.14, 0), (0.14, 0.08), (0.1, 0.12)], trim, sides=24)
        for s in (-1, 1):
            lathe([(0.13, -0.08), (0.13, 0.08)], trim, (s * 0.98, 0.1, 0.36), (0, 90, 0), sides=28, bevel=0.01)
            torus(0.2, 0.03, black, (s * 1.04, 0.1, 0.36), (0, 90, 0))
        for k, (tone, edge) in enumerate((("#c8b88a", "#b0a070"), ("#8fa8b8", "#7a94a4"), ("#d8ccb0", "#c0b494"), ("#a8b890", "#94a47c"),
                                          ("#c89a7a", "#b08464"))):  # fmt: skip
            with Group((0.16 * (k - 2), 0.12 - 0.06 * k, 0.5), (-8, 19 * (k - 2), 0), 1.16):
                data_card(tone, edge, dice)
    lamp("POINT", (0, -0.9, TOP + 0.5), 4, CYAN, 0.2)

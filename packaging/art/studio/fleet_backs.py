"""The backs of the four kinds of cards, which read small and the same when turned by half; and the cover."""

from __future__ import annotations

import math
from random import Random

from studio.clay import Clay, Vec
from studio.fleet import TILT
from studio.fleet_earth import earth_ship
from studio.fleet_rocks import cratered
from studio.fleet_skaxar import skaxar_ship
from studio.gearwork import around, bolts, brass, dark, gold, shine, steel, torus
from studio.lighting import lamp
from studio.materials import paint
from studio.nature import rock_mesh
from studio.solids import Group, blade, box, lathe, link, pole, solid, sphere, tube

WIDE, HIGH = 3.436, 4.8  # of the card, as far as the lens stands


def _frame(material: object, trim: object, inset: float = 0.27, thick: float = 0.1) -> None:
    """A raised edge round the card with a bolt in each corner."""
    x, z = WIDE / 2 - inset, HIGH / 2 - inset
    for s in (-1, 1):
        box((thick, 0.14, 2 * z + thick), (s * x, -0.02, 0), material, bevel=0.03)
        box((2 * x + thick, 0.14, thick), (0, -0.02, s * z), material, bevel=0.03)
        for t in (-1, 1):
            with Group((s * x, -0.08, t * z), (90, 0, 0)):
                lathe([(0.15, -0.06), (0.15, 0.03), (0.1, 0.07)], trim, sides=6, smooth=False, bevel=0.012)


def _light(warm: str, power: float) -> None:
    """One lamp from each of two opposite corners, so that neither end is the upper one."""
    for s in (-1, 1):
        lamp("AREA", (s * 3.2, -3.6, s * 3.0), power, warm, 1.4, (0, 0, 0))


def back_earth(c: Clay) -> None:
    """A hatch of blue steel with a globe in a chart of orbits."""
    blue, pale, trim = paint("#2c4c74", 0.45, 0.5, bump=0.3, second="#233e60"), steel("#9aa8b8", "#7c8a9c"), paint("#d8702a", 0.45, 0.2, bump=0.15)  # fmt: skip
    box((WIDE + 0.4, 0.2, HIGH + 0.4), (0, 0.2, 0), blue, bevel=0)
    for x in (-0.86, 0.0, 0.86):
        for z in (-1.6, -0.8, 0.0, 0.8, 1.6):
            box((0.82, 0.1, 0.76), (x * 1.02, 0.1, z), blue, bevel=0.03)
    _frame(pale, trim)
    with Group((0, 0, 0), (90, 0, 0)):
        lathe([(1.42, -0.1), (1.42, 0.06), (1.32, 0.12), (1.2, 0.12), (1.16, 0.02)], pale, sides=96)
        lathe([(1.17, 0.0), (1.17, 0.03)], paint("#0c1c34", 0.4, 0.3, bump=0.1), sides=80)
        bolts(24, 1.31, 0.12, dark(), 0.035)
        for r, bright in ((1.02, 0.45), (0.82, 0.6)):
            torus(r, 0.012, shine("#7fc8ff", bright), (0, 0, 0.06), sides=96, section=8)
        for x, y, a in around(36, 1.1):
            with Group((x, y, 0.05), (0, 0, a)):
                box((0.07 if round(a) % 30 else 0.13, 0.014, 0.02), (0, 0, 0), shine("#7fc8ff", 0.5), bevel=0)
        for r, start in ((1.02, 40.0), (0.82, 130.0)):
            for x, y, _ in around(2, r, start):
                sphere((x, y, 0.1), 0.075, paint("#ff8a3a", 0.3, glow=0.7, bump=0), 20)
                torus(0.12, 0.01, shine("#ffb070", 1.2), (x, y, 0.08), section=6, sides=32)
        sphere(
            (0, 0, 0.1),
            (0.55, 0.55, 0.55),
            paint("#1c5a94", 0.3, 0.1, bump=0.1, second="#2f86b8", grain=5, coat=0.5),
            48,
        )
        for tilt in (0, 36, 72, 108, 144):
            torus(0.565, 0.012, pale, (0, 0, 0.1), (0, tilt, 0), sides=80, section=6)
        for z in (-0.28, 0.0, 0.28):
            r = math.sqrt(0.565**2 - z**2)
            torus(r, 0.012, pale, (0, z, 0.1), (90, 0, 0), sides=64, section=6)
        for a in (24, -24):
            torus(0.92, 0.014, shine("#bfe0ff", 0.5), (0, 0, 0.12), (66, 0, a), sides=96, section=6)
    for s in (-1, 1):
        box((1.1, 0.1, 0.2), (0, 0.0, s * 1.86), pale, bevel=0.04)
        for k in range(5):
            box((0.13, 0.12, 0.1), (-0.4 + 0.2 * k, -0.02, s * 1.86), trim, (0, 30, 0), 0.01)
    _light("#dceaff", 170)


def back_skaxar(c: Clay) -> None:
    """A shell with growth rings about a slit of green light."""
    for k in range(9):
        t = k / 8
        a, b = 1.9 - 1.42 * t, 2.7 - 1.55 * t
        tone = ("#3c1a52", "#4c2266", "#5e2a7a")[k % 3]
        lathe([(1.0, -0.1), (1.0, 0.0), (0.94, 0.07), (0.8, 0.09)], paint(tone, 0.32, 0.1, bump=0.5, grain=6, second="#34164a", coat=0.6),
              (0, 0.25 - 0.055 * k, 0), (90, 0, 0), (a, b, 1.0), sides=72,
              wave=lambda q, z, k=k: 1 + 0.02 * math.sin(14 * q + k) * abs(math.cos(q)))  # type: ignore[misc]  # fmt: skip
    box(
        (WIDE + 0.4, 0.2, HIGH + 0.4),
        (0, 0.3, 0),
        paint("#220c34", 0.5, bump=0.5, grain=5, second="#32124a", coat=0.4),
        bevel=0,
    )
    horn = paint("#8a5ab0", 0.35, 0.05, bump=0.4, grain=12, second="#5c2f80", coat=0.5)
    for side in (0, 180):
        with Group((0, 0, 0), (0, side, 0)):
            for s in (-1, 1):
                for k, (x, z, long) in enumerate(((0.62, 0.98, 1.0), (0.95, 0.6, 0.75), (1.12, 0.16, 0.5))):
                    line = [(s * (x + long * u * 0.55 * math.cos(0.5 * k)), -0.25 - 0.16 * math.sin(3 * u),
                             z + long * u * (0.95 - 0.35 * k) + 0.2 * u * u) for u in (0, 0.2, 0.4, 0.6, 0.8, 1.0)]  # fmt: skip
                    tube(line, 0.13 - 0.02 * k, horn, 0.012)
    lid = paint("#7a3a96", 0.28, 0.1, bump=0.45, grain=8, second="#54246c", coat=0.8)
    for s in (-1, 1):
        rim = [
            (s * 0.44 * math.sin(u) ** 1.2, -0.3 - 0.1 * math.sin(u), 1.18 * math.cos(u))
            for u in [math.pi * k / 18 for k in range(19)]
        ]
        tube(rim, 0.12, lid)
    lathe([(0.02, -0.9), (0.2, -0.62), (0.34, -0.2), (0.36, 0), (0.34, 0.2), (0.2, 0.62), (0.02, 0.9)],
          paint("#1c8a6a", 0.15, glow=0.2, bump=0.2, second="#2fc090", grain=10, coat=1.0), (0, -0.2, 0), sides=40).scale = (1.1, 0.6, 1.2)  # fmt: skip
    lathe(
        [(0.01, -0.86), (0.06, -0.5), (0.085, 0), (0.06, 0.5), (0.01, 0.86)],
        shine("#b8ffd8", 1.6),
        (0, -0.42, 0),
        sides=20,
    ).scale = (1, 0.6, 1)
    lamp("POINT", (0, -1.0, 0), 14, "#4cffb8", 0.3)
    for x, z in ((1.0, 1.55), (1.36, 0.9)):
        for s in (-1, 1):
            for t in (-1, 1):
                sphere((s * x, -0.02, t * z), (0.07, 0.05, 0.16), shine("#5cffc8", 1.1), 16, (0, s * t * 30, 0))
    _light("#f0d8ff", 150)


def back_dealer(c: Clay) -> None:
    """A brass coin in a case of quilted leather."""
    leather = paint("#5a3220", 0.5, 0.0, bump=0.35, grain=22, second="#48281a", coat=0.08)
    seam, trim, bright = paint("#c89a5a", 0.6, bump=0.3), brass(), paint("#f0bc50", 0.36, 0.6, bump=0.08)
    n, m = 66, 92
    points, faces = [], []
    for j in range(m + 1):
        for i in range(n + 1):
            x, z = (i / n - 0.5) * (WIDE + 0.3), (j / m - 0.5) * (HIGH + 0.3)
            u, v = (x + z) / 0.44, (x - z) / 0.44
            puff = abs(math.cos(math.pi * u / 2) * math.cos(math.pi * v / 2)) ** 0.5
            points.append((x, 0.12 - 0.15 * puff, z))
    for j in range(m):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    solid(points, faces, leather, smooth=True)
    for i in range(-4, 5):
        for j in range(-5, 6):
            if (i + j) % 2:
                x, z = 0.44 * i, 0.44 * j
                if abs(x) < 1.4 and abs(z) < 2.1:
                    sphere((x, 0.08, z), (0.055, 0.04, 0.055), bright, 14)
    _frame(trim, bright, thick=0.13)
    for s in (-1, 1):
        for k in range(27):
            pole((s * 1.34, -0.06, -1.95 + 0.15 * k), (s * 1.34, -0.06, -1.87 + 0.15 * k), 0.014, seam, sides=6)
    with Group((0, -0.02, 0), (90, 0, 0)):
        lathe([(1.3, -0.2), (1.3, 0.1), (1.22, 0.16), (1.08, 0.16), (1.04, 0.04)], dark(), sides=96)
        torus(1.2, 0.04, trim, (0, 0, 0.16), sides=96)
        lathe([(1.02, -0.1), (1.02, 0.16), (0.99, 0.19), (0.87, 0.19), (0.85, 0.14)], bright, sides=96)
        lathe([(0.86, 0.0), (0.86, 0.155)], paint("#b07c2c", 0.45, 0.45, bump=0.2, second="#8c5c20"), sides=80)
        for x, y, a in around(48, 0.93):
            with Group((x, y, 0.19), (0, 0, a)):
                box((0.08, 0.03, 0.03), (0, 0, 0), trim, bevel=0.008)
        for s in (0, 180):
            with Group((0, 0, 0.15), (0, 0, s)), Group((0, 0, 0), (90, 0, 0)):
                blade([(-0.06, 0.08), (0.06, 0.08), (0.13, 0.46), (0.3, 0.36), (0.0, 0.76), (-0.3, 0.36), (-0.13, 0.46)], bright, 0.12, 0.025)  # fmt: skip
            with Group((0, 0, 0.15), (0, 0, s + 90)), Group((0, 0, 0), (90, 0, 0)):
                blade([(-0.05, 0.18), (0.05, 0.18), (0.16, 0.56), (0.0, 0.74), (-0.16, 0.56)], bright, 0.1, 0.02)
        torus(0.2, 0.05, bright, (0, 0, 0.16))
        sphere((0, 0, 0.16), (0.13, 0.13, 0.1), paint("#b03020", 0.15, 0.1, bump=0, coat=1.0), 24)
    _light("#ffe2b8", 210)


def back_asteroid(c: Clay) -> None:
    """A stone with gold in it, in a ring of brass on dark slate."""
    dice = Random("slate")
    slate, trim, bright = paint("#3a3430", 0.8, 0.1, bump=0.7, grain=7, second="#2c2826"), brass(), gold()
    box((WIDE + 0.4, 0.2, HIGH + 0.4), (0, 0.3, 0), slate, bevel=0)
    for _ in range(26):
        x, z, r = dice.uniform(-1.6, 1.6), dice.uniform(0, 2.3), dice.uniform(0.08, 0.3)
        if math.hypot(x, z) < 1.5:
            continue
        for s in (-1, 1):
            with Group((s * x, 0.2, s * z), (90, 0, 0)):
                lathe([(r * 1.3, 0), (r * 1.05, 0.07), (r * 0.85, 0.06), (r * 0.5, 0.02), (0.01, 0.0)], slate, sides=28)
    _frame(trim, bright, thick=0.1)
    with Group((0, 0, 0), (90, 0, 0)):
        lathe([(1.4, -0.2), (1.4, 0.08), (1.34, 0.14), (1.2, 0.14), (1.16, -0.1)], trim, sides=96)
        torus(1.27, 0.035, bright, (0, 0, 0.15), sides=96)
        for x, y, a in around(4, 1.28, 45):
            with Group((x, y, 0.14), (0, 0, a)):
                box((0.5, 0.26, 0.12), (-0.06, 0, 0), bright, bevel=0.03)
                sphere((0.08, 0, 0.07), 0.05, dark(), 12)
        bolts(20, 1.27, 0.17, dark(), 0.03, 9)
    link(cratered(3), "asteroid", (0, -0.1, 0), (10, 60, 25), (0.8, 0.7, 0.8))
    for s in (-1, 1):
        for k in range(3):
            sphere((s * (-0.3 + 0.3 * k), 0.14, s * 1.88), 0.09 if k == 1 else 0.06, bright, 16)
    _light("#ffe8cc", 190)


def _bolt_of_light(start: Vec, end: Vec, tone: str, r: float = 0.03) -> None:
    """A beam that thins out."""
    pole(start, end, r, shine(tone, 4.0), r * 0.6, 10)


def _explosion(at: Vec, r: float) -> None:
    """A ball of fire with shreds flying from it, and its light."""
    dice = Random("burst")
    hot, warm = (
        paint("#ffd890", 0.6, glow=2.2, bump=0.3, hazy=False),
        paint("#f07a20", 0.8, glow=1.1, bump=0.4, hazy=False),
    )
    smoke, iron = paint("#5a2a1c", 0.9, glow=0.1, bump=0.5, hazy=False), dark()
    puff = [rock_mesh(k * 3.3, tone, 0.5, 3) for k, tone in enumerate((hot, warm, warm, smoke))]
    for _ in range(46):
        way = [dice.gauss(0, 1) for _ in range(3)]
        far = dice.uniform(0.0, 1.0) ** 0.7
        place = tuple(p + q * r * far * 0.5 for p, q in zip(at, way, strict=True))
        link(
            puff[min(3, int(far * 4.2))],
            "puff",
            place,
            (dice.uniform(0, 360), dice.uniform(0, 360), 0),
            r * dice.uniform(0.2, 0.42) * (1.25 - far * 0.6),
        )
    for _ in range(36):
        way = [dice.gauss(0, 1) for _ in range(3)]
        long = math.hypot(*way)
        a = tuple(p + q / long * r * 1.0 for p, q in zip(at, way, strict=True))
        b = tuple(p + q / long * r * dice.uniform(1.2, 2.1) for p, q in zip(at, way, strict=True))
        pole(a, b, 0.02 * r, shine("#ffc060", 4.0), 0.004, 6)
        if dice.random() < 0.4:
            box((0.12 * r, 0.05 * r, 0.2 * r), b, iron, (dice.uniform(0, 360), dice.uniform(0, 360), 0), 0.01)
    lamp("POINT", (at[0], at[1] - 0.4, at[2]), 90 * r, "#ffa050", 0.5)


FLEET: tuple[tuple[str, int, Vec, Vec, float], ...] = (  # class, number, place, turn, size
    ("mothership", 0, (-0.66, 0.3, -0.36), (-26, 30, 0), 0.54),
    ("destroyer", 0, (0.5, -0.9, -0.86), (-28, 14, 0), 0.33),
    ("fighter", 0, (-1.2, -0.9, 0.62), (-30, 44, 0), 0.22),
    ("fighter", 3, (1.22, -0.8, -0.72), (-30, 8, 0), 0.2),
    ("fighter", 1, (-1.25, -1.3, -1.0), (-34, 34, 0), 0.22),
)
BROOD: tuple[tuple[str, int, Vec, Vec, float], ...] = (
    ("mothership", 0, (0.74, 1.2, 1.42), (22, 213, 0), 0.66),
    ("fighter", 0, (-0.78, 0.5, 1.72), (18, 196, 0), 0.3),
    ("fighter", 4, (1.3, -0.6, 0.28), (18, 205, 0), 0.24),
    ("drone", 2, (-0.28, 0.2, 1.05), (18, 205, 0), 0.2),
)
BEAMS: tuple[tuple[Vec, Vec, str], ...] = (
    ((-0.2, -0.1, 0.32), (0.5, 0.8, 1.0), "#ffb060"),
    ((-0.1, -0.1, 0.26), (0.62, 0.8, 0.9), "#ffb060"),
    ((-1.06, -0.95, 0.86), (-0.76, 0.4, 1.4), "#ffb060"),
    ((1.24, -0.65, 0.02), (0.72, -1.0, -0.5), "#5cffb8"),
    ((0.36, 0.7, 0.92), (-0.5, 0.0, -0.14), "#5cffb8"),
)


def cover(c: Clay) -> None:
    """Earth's ships from the lower left against the Skaxar from the upper right, over a planet's limb."""
    with Group(rot=(-TILT, 0, 0)):
        for kind, number, at, turn, size in FLEET:
            with Group(at, turn, size):
                earth_ship(c, kind=kind, number=number)
        for kind, number, at, turn, size in BROOD:
            with Group(at, turn, size):
                skaxar_ship(c, kind=kind, number=number)
        for start, end, tone in BEAMS:
            _bolt_of_light(start, end, tone, 0.016)
        _explosion((0.38, -0.3, 0.42), 0.2)

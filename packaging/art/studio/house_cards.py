"""Cards as things: thick ones in relief, one a world, in a fan with a brass clasp; thin ones with a printed picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from PIL import Image
from studio.barbarossa_board import BUFF, Sheet, printed
from studio.barbarossa_board import compass as marching_compass
from studio.chronicle_niche import moulding
from studio.clay import Vec
from studio.gearwork import around, torus
from studio.materials import paint
from studio.solids import Group, blade, box, lathe, pole, solid, sphere

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
WIDE, HIGH = 2.8, 4.3  # of a thick card
INNER, STEP = 1.25, 21.5  # from the clasp's middle to a card, and degrees from one to the next
THIN = 0.63, 0.88  # of a thin card
Place = tuple[float, float]


def rounded(wide: float, high: float, r: float, steps: int = 8) -> list[Place]:
    """The outline of a card about its middle, from the lower right corner upwards."""
    corners = ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180))
    return [
        (sx * (wide / 2 - r) + r * math.cos(a), sz * (high / 2 - r) + r * math.sin(a))
        for sx, sz, start in corners
        for a in np.radians(start + np.linspace(0, 90, steps))
    ]


def pane(outline: Sequence[Place], material: Any, y: float = 0.0) -> Any:
    """A flat face to the lens with a print on it that fills its bounds."""
    xs, zs = zip(*outline, strict=True)
    thing = solid([(x, y, z) for x, z in outline], [tuple(range(len(outline)))], material)
    wide, high = max(xs) - min(xs), max(zs) - min(zs)
    spots = [((x - min(xs)) / wide, (z - min(zs)) / high) for x, z in outline]
    thing.data.uv_layers.new().data.foreach_set("uv", np.array(spots, np.float32).ravel())
    return thing


# ---- thin cards


def picture(file: str, wide: int = 480) -> Any:
    """One of the program's own pictures, paler: it was lit once already."""
    found = Image.open(RESOURCES / file).convert("RGB").point([round(255 * (k / 255) ** 0.84) for k in range(256)] * 3)
    return found.resize((wide, round(wide * found.height / found.width)), Image.Resampling.LANCZOS)


def thin(print_: Any, edge: Any, scale: float = 1.0) -> None:
    """A card that stands, its picture to the lens."""
    wide, high = THIN[0] * scale, THIN[1] * scale
    thick = 0.018 * scale
    outline = rounded(wide, high, 0.045 * scale)
    blade(outline, edge, thick, 0)
    pane(outline, print_, -thick / 2 - 0.001)


# ---- a thick card of each world


def _frame(material: Any, r: float = 0.13, y: float = -0.16) -> None:
    line = rounded(WIDE - 0.2, HIGH - 0.2, 0.3)
    moulding([(x, y, z) for x, z in [*line, line[0]]], r, material)


def _plate(edge: Any, field: Any) -> None:
    """The card's body, and its field."""
    blade(rounded(WIDE, HIGH, 0.36), edge, 0.3, 0.05)
    pane(rounded(WIDE - 0.36, HIGH - 0.36, 0.22), field, -0.16)


def _shaded(tones: Sequence[str], spots: int = 0, seed: int = 1, cloud: str = "") -> Any:
    """A print of tones from top to bottom, with stars and a cloud on it."""
    wide, high = 140, 205
    dice = np.random.default_rng(seed)
    stops = np.array([[int(tone[k : k + 2], 16) for k in (1, 3, 5)] for tone in tones], np.float32)
    at = np.linspace(0, 1, high)
    down = np.stack([np.interp(at, np.linspace(0, 1, len(tones)), stops[:, k]) for k in range(3)], -1)
    a = np.repeat(down[:, None, :], wide, 1)
    if cloud:
        tone = np.array([int(cloud[k : k + 2], 16) for k in (1, 3, 5)], np.float32)
        v, u = np.mgrid[0:high, 0:wide] / wide
        wave = np.sin(5 * u + 3 * np.sin(4 * v)) * np.sin(4 * v - 2 * u + 1.5 * np.sin(7 * u))
        share = np.clip(wave, 0, 1)[..., None] ** 1.5 * np.exp(-(((u + 0.7 * v - 0.95) / 0.4) ** 2))[..., None]
        a = a * (1 - share) + tone * share
    for x, y in zip(dice.integers(4, wide - 4, spots), dice.integers(4, high - 4, spots), strict=True):
        a[y : y + 2, x : x + 2] = 255
    return Image.fromarray(a.clip(0, 255).astype(np.uint8)).resize((420, 615), Image.Resampling.BICUBIC)


def ice(dice: Random) -> None:
    """Ganymede: Jupiter over shards of ice, in a frame of rusted iron with bolts."""
    rust = paint("#d2502e", 0.5, 0.35, bump=0.35, grain=9, second="#a83c22")
    _plate(rust, printed(_shaded(("#10202e", "#2c5670", "#8fc0d8"), 26, 3), 0.6))
    _frame(rust, 0.15)
    with Group((-0.35, -0.16, 0.95), (0, 14, 0)):
        for k in range(9):  # bands of the planet, a lens of turned rings
            z = -0.8 + 0.2 * k
            half, r = 0.1, 0.92
            low, high = (math.sqrt(max(0.0, r * r - t * t)) for t in (z - half, z + half))
            tone = ("#e8c8a0", "#c88a5a", "#f4e0c4", "#b8683e", "#ecd0aa", "#d89a68", "#f0dcc0", "#c07c50", "#e0b88c")[
                k
            ]
            lathe([(low + 0.001, -half), (high + 0.001, half)], paint(tone, 0.6, bump=0.1, grain=5, second=tone), (0, 0, z), scale=(1, 0.3, 1), sides=48)  # fmt: skip
    shard = paint("#d4f0fc", 0.15, bump=0.15, grain=4, second="#8cc4e4", coat=0.7)
    for k in range(11):
        x = -1.05 + 0.21 * k
        tall = 0.75 + 0.75 * abs(math.sin(k * 2.1 + 0.6))
        lathe([(0.3, 0), (0.24, tall * 0.6), (0.01, tall)], shard, (x, -0.2, -1.85), (dice.uniform(4, 14), dice.uniform(-16, 16), 20 * k), sides=5, smooth=False)  # fmt: skip
    _studs(paint("#e8d8c8", 0.35, 0.8, bump=0.1))


def _studs(material: Any, r: float = 0.15) -> None:
    for sx in (-1, 1):
        for sz in (-1, 1):
            sphere((sx * (WIDE / 2 - 0.2), -0.24, sz * (HIGH / 2 - 0.2)), (r, r * 0.8, r), material, 18)


def chart(dice: Random) -> None:
    """Barbarossa: a folded staff map with a compass on it, in olive and brass."""
    olive = paint("#66713c", 0.5, 0.1, bump=0.3, second="#525c30")
    _plate(olive, printed(Sheet(dice, 260, 380, BUFF, 2.0).drawn(4, True, 1.2, (2, 3)), 0.85))
    _frame(olive, 0.14)
    with Group((-0.4, -0.16, 0.75), (90, 0, 0)):
        marching_compass(0.86, "#23301f")
    _studs(paint("#d8a848", 0.3, 0.9, bump=0.1))


def niche(dice: Random) -> None:
    """Chronicle: a crown of gold before red enamel under a pointed arch."""
    gold = paint("#f0b848", 0.3, 1.0, bump=0.08, grain=12)
    enamel = paint("#8e1a30", 0.25, 0.0, bump=0.06, second="#6c0f24", coat=0.8)
    _plate(gold, enamel)
    _frame(gold, 0.16)
    for inset, r in ((0.0, 0.075), (0.2, 0.04)):
        half, spring = 1.06 - inset, 0.25
        bend = 1.45 * half
        turns = np.linspace(0, math.acos((bend - half) / bend), 14)
        side = [(half - bend + bend * math.cos(a), spring + bend * math.sin(a)) for a in turns]
        line = [(-x, z) for x, z in side] + [(x, z) for x, z in reversed(side)]
        moulding([(-half, -0.2, -1.7 + inset), *[(x, -0.2, z) for x, z in line], (half, -0.2, -1.7 + inset)], r, gold)
    for x, z, a in around(24, 0.62):
        long = 0.46 if round(a / 15) % 2 else 0.3
        way = math.radians(a)
        pole((x, -0.17, z), (x + long * math.cos(way), -0.17, z + long * math.sin(way)), 0.045, gold, 0.012, 6)
    crown = [(-0.5, -0.36), (0.5, -0.36), (0.62, 0.34), (0.3, 0.02), (0.0, 0.5), (-0.3, 0.02), (-0.62, 0.34)]
    with Group((0, -0.3, 0)):
        blade(crown, gold, 0.24, 0.05)
        box((1.08, 0.3, 0.16), (0, 0, -0.36), gold, bevel=0.04)
        for x, z in ((-0.62, 0.4), (0, 0.58), (0.62, 0.4)):
            sphere((x, 0, z), 0.12, paint("#fff2d8", 0.2, bump=0), 18)
        sphere((0, -0.13, -0.08), (0.13, 0.08, 0.16), paint("#2c62d8", 0.1, bump=0, coat=1.0), 18)
    with Group((0, -0.26, -1.28), (0, 45, 0)):
        box((0.42, 0.16, 0.42), (0, 0, 0), paint("#2450b4", 0.15, bump=0.05, coat=0.9), bevel=0.05)
    _studs(gold)


def nebula(dice: Random) -> None:
    """Earth vs Skaxar: a violet cloud, a blue planet's limb, a ship's bright trail; steel about it."""
    steel = paint("#3f66c8", 0.4, 0.45, bump=0.2, second="#3452a4")
    _plate(steel, printed(_shaded(("#0a0820", "#2a1258", "#180a3c", "#06061a"), 60, 5, "#c048d8"), 0.5))
    _frame(steel, 0.14)
    sphere((0.6, 0.12, -0.5), (0.86, 0.4, 0.86), paint("#2f7fd0", 0.4, glow=0.05, bump=0.2, grain=3, second="#3f9f78", coat=0.3), 56)  # fmt: skip
    hull, glow = paint("#e8ecf2", 0.35, 0.4, bump=0.1), paint("#8fe4ff", glow=3.0, bump=0)
    with Group((0.42, -0.34, 1.2), (0, 40, 0), 0.95):
        blade([(0, 0.72), (0.16, 0.2), (0.44, -0.42), (0.16, -0.3), (0, -0.4), (-0.16, -0.3), (-0.44, -0.42), (-0.16, 0.2)], hull, 0.2, 0.05)  # fmt: skip
        pole((0, 0, -0.36), (0, 0, -1.1), 0.09, glow, 0.01, 12)
    _studs(paint("#ff9a4a", 0.35, 0.4, bump=0.05))


def bone(dice: Random) -> None:
    """Clash of Decks: a tower before an evening, in a frame of bones."""
    ivory = paint("#efe2c2", 0.45, bump=0.2, grain=8, second="#d8c49a")
    _plate(paint("#5a3a26", 0.6, bump=0.4, second="#472c1c"), printed(_shaded(("#4a3a78", "#c0609a", "#ff9a5a", "#ffd088"), 14, 8), 0.6))  # fmt: skip
    stone, dark = paint("#b4aea4", 0.75, bump=0.5, grain=7, second="#8c867e"), paint("#2c2430", 0.8)
    with Group((0.42, -0.3, -0.2)):
        box((1.06, 0.4, 2.1), (0, 0, -0.35), stone, bevel=0.04, taper=0.9)
        box((1.3, 0.5, 0.42), (0, 0, 0.85), stone, bevel=0.04)
        for k in (-1, 0, 1):
            box((0.3, 0.5, 0.34), (0.5 * k, 0, 1.2), stone, bevel=0.04)
        blade([(0.24, -1.36), (0.24, -0.6), (0.13, -0.36), (0, -0.27), (-0.13, -0.36), (-0.24, -0.6), (-0.24, -1.36)], dark, 0.46, 0.02)  # fmt: skip
        box((0.14, 0.46, 0.36), (0, 0, 0.3), paint("#ffd080", glow=1.6, bump=0), bevel=0.02)
        pole((0, 0.1, 1.2), (0, 0.1, 2.25), 0.035, dark)
        blade(
            [(0.02, 2.22), (0.72, 2.06), (0.5, 1.9), (0.72, 1.74), (0.02, 1.66)], paint("#c8302c", 0.6, bump=0.2), 0.05
        )
    grass = paint("#5f8a3c", 0.8, bump=0.6, grain=6, second="#476a2c")
    for x, r in ((-0.9, 0.5), (0.95, 0.55), (-0.2, 0.4), (0.4, 0.42)):
        sphere((x, -0.2, -1.85), (r, 0.22, r * 0.7), grass, 18)
    for s in (-1, 1):
        x, z = s * (WIDE / 2 - 0.16), s * (HIGH / 2 - 0.16)
        pole((x, -0.18, -HIGH / 2 + 0.3), (x, -0.18, HIGH / 2 - 0.3), 0.13, ivory)
        pole((-WIDE / 2 + 0.3, -0.18, z), (WIDE / 2 - 0.3, -0.18, z), 0.13, ivory)
        for t in (-1, 1):
            for dx, dz in ((0.1, 0), (-0.06, 0.12), (-0.06, -0.12)):
                sphere((x + s * dx, -0.2, t * (HIGH / 2 - 0.18) + t * dz), 0.2, ivory, 16)


def clasp(r: float = 1.15) -> None:
    """A brass coin that holds the fan, a jewel of each world's colour on it."""
    brass, bright = paint("#c8903a", 0.34, 0.9, bump=0.15, second="#a8742c"), paint("#f4c868", 0.28, 0.95, bump=0.06)
    with Group(rot=(90, 0, 0)):
        lathe(
            [(r, -0.2), (r, 0.14), (0.94 * r, 0.24), (0.86 * r, 0.24), (0.8 * r, 0.14), (0.02, 0.14)], brass, sides=96
        )
        torus(0.9 * r, 0.06, bright, (0, 0, 0.24), sides=96)
        lathe([(0.3 * r, 0.1), (0.3 * r, 0.26), (0.2 * r, 0.34), (0.02, 0.36)], bright, sides=48)
        for (x, y, _), tone in zip(around(5, 0.56 * r, 90), ("#b4243c", "#7c8c3c", "#e0562e", "#e8d4a0", "#3f6ce8"), strict=True):  # fmt: skip
            torus(0.19 * r, 0.035, bright, (x, y, 0.16), sides=32)
            sphere((x, y, 0.15), (0.17 * r, 0.17 * r, 0.13 * r), paint(tone, 0.12, bump=0, coat=1.0), 24)


FAN: tuple[Callable[[Random], None], ...] = (ice, chart, niche, nebula, bone)


def fan(dice: Random, at: Vec = (0, 0, 0), scale: float | Vec = 1.0) -> None:
    """Five cards out of one clasp, the middle one in front; the clasp's middle stands at `at`."""
    with Group(at, (0, 0, 0), scale):
        for number, card in enumerate(FAN):
            behind = abs(number - 2)
            with Group((0, 0.46 * behind, 0), (0, STEP * (number - 2), 0)), Group((0, 0, INNER + HIGH / 2)):
                card(dice)
        with Group((0, -0.5, 0)):
            clasp()

"""What stands and lies about in Chronicle: boards of oak, candles, a goblet, quill and ink, a sealed letter, an open book."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
from studio.barbarossa_board import laid
from studio.chronicle_binding import Place, gold, lily, surface, turned
from studio.clay import Vec
from studio.fire import tongue, tongues
from studio.gearwork import torus
from studio.materials import paint
from studio.solids import Group, blade, box, cloth, lathe, pole, solid, sphere, tube

CANDLE = ((0.0, "#ff8a10", 0.3), (0.3, "#ffb428", 0.6), (0.7, "#ffaa18", 0.55), (1.0, "#ff7008", 0.35))
OAK = "#2c1a0e", "#6a4628", "#150b05"  # early wood, late wood, joints


# ---- oak


def boards(dice: Random, frame: Place, many: int = 7, fine: float = 1.6) -> Any:
    """A table top of boards that run across the frame (its units are a hundredth of the scene's), nailed down."""
    wide, high = (round(side * fine) for side in frame)
    colour, relief = np.zeros((high, wide, 3), np.float32), np.full((high, wide), 0.5, np.float32)
    tall = high / many
    for board in range(many):
        top, foot = round(board * tall), round((board + 1) * tall)
        noise = np.random.default_rng(dice.randrange(2**32))
        joint = dice.uniform(0.2, 0.8) * wide
        for left, right in ((0, round(joint)), (round(joint), wide)):
            tones, shape = _plank(noise, foot - top, right - left, fine)
            colour[top:foot, left:right], relief[top:foot, left:right] = tones, shape
            for x in (left + 18 * fine, right - 18 * fine):
                for y in (top + 22 * fine, foot - 22 * fine):
                    if 40 * fine < x < wide - 40 * fine:
                        _nail(colour, relief, x, y, 5 * fine)
    corners: list[Vec] = [(x * frame[0] / 200, y * frame[1] / 200, 0) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    thing = solid(
        corners, [(0, 1, 2, 3)], surface(colour, np.stack([relief, relief * 0, relief * 0], -1), (0.52, 0.4), 0.8)
    )
    thing.data.uv_layers.new().data.foreach_set("uv", np.array([0, 0, 1, 0, 1, 1, 0, 1], np.float32))
    return thing


def _plank(noise: Any, high: int, wide: int, fine: float) -> tuple[Any, Any]:
    """Colour and relief of one board: rings cut lengthwise, fibres, its edges eased."""

    def cloud(down: float, across: float) -> Any:
        field = gaussian_filter(noise.standard_normal((high, wide)).astype(np.float32), (down * fine, across * fine), mode="reflect")  # fmt: skip
        return field / (field.std() + 1e-6)

    y, x = np.mgrid[0:high, 0:wide].astype(np.float32) / fine
    bend = 7 * cloud(26, 260) + 2.2 * cloud(8, 90)
    if wide > 500 * fine:  # a knot
        kx, ky = noise.uniform(0.25, 0.75) * wide / fine, noise.uniform(0.3, 0.7) * high / fine
        near = np.exp(-(((x - kx) / 70) ** 2) - ((y - ky) / 20) ** 2)
        bend = bend + near * 34 * np.sign(y - ky) * np.clip(np.abs(y - ky) / 8, 0, 1)
    rings = 0.5 + 0.5 * np.sin((y + bend) * 2 * math.pi / noise.uniform(11, 16))
    fibre = cloud(0.8, 34)
    share = np.clip(0.5 * rings**2 + 0.09 * fibre + 0.12 * cloud(14, 160) + noise.uniform(0.05, 0.35), 0, 1)[..., None]
    early, late, gap = (np.array([int(tone[k : k + 2], 16) for k in (1, 3, 5)], np.float32) / 255 for tone in OAK)
    away = np.minimum(np.minimum(y, high / fine - y), np.minimum(x, wide / fine - x))
    seam = np.clip(1 - away / 2.2, 0, 1)
    tones = (early * (1 - share) + late * share) * (1 - seam[..., None]) + gap * seam[..., None]
    relief = 0.5 + 0.010 * fibre + 0.03 * rings - 0.45 * np.clip(1 - away / 5, 0, 1) ** 2
    return tones, relief


def _nail(colour: Any, relief: Any, x: float, y: float, r: float) -> None:
    """A smith's nail, its head round."""
    y0, y1, x0, x1 = (max(0, round(each)) for each in (y - 2 * r, y + 2 * r, x - 2 * r, x + 2 * r))
    v, u = np.mgrid[y0:y1, x0:x1]
    if v.size:
        far = np.hypot(u + 0.5 - x, v + 0.5 - y) / r
        head = np.clip((1.05 - far) * 6, 0, 1)
        shape, tones = relief[y0:y1, x0:x1], colour[y0:y1, x0:x1]
        shape += head * 0.3 * np.sqrt(np.clip(1 - far**2, 0, 1)) - 0.1 * np.clip(1.6 - far, 0, 1) * (1 - head)
        tones *= 1 - head[..., None] * 0.55 - 0.4 * (np.clip(1.7 - far, 0, 1) * (1 - head))[..., None]


# ---- candles


def candle(dice: Random, tall: float, r: float, lean: float = 0.0) -> None:
    """A candle of wax that has run down, its flame on it."""
    wax = paint("#c8a460", 0.5, glow=0.03, bump=0.12, grain=6, mottle=0.08, coat=0.2, hazy=False)
    bend = dice.uniform(0, 6.28)

    def run(a: float, z: float) -> float:
        return 1 + 0.05 * math.sin(3 * a + bend) * (z / tall) + 0.03 * math.sin(7 * a + 2 * bend)

    lathe([(r * 1.04, 0), (r, tall * 0.5), (r * 1.02, tall * 0.94), (r * 0.9, tall), (r * 0.6, tall * 0.985), (0.01, tall * 0.97)], wax, sides=40, wave=run)  # fmt: skip
    for k in range(9):
        a, long = 2 * math.pi * (k + dice.uniform(-0.3, 0.3)) / 9, dice.uniform(0.15, 0.75) * tall
        x, y, q = r * 1.01 * math.cos(a), r * 1.01 * math.sin(a), r * dice.uniform(0.13, 0.2)
        pole((x, y, tall * 0.97), (x * 1.03, y * 1.03, tall - long), q * 0.7, wax, q, 10)
        sphere((x * 1.03, y * 1.03, tall - long), (q, q, q * 1.4), wax, 12)
        sphere((x, y, tall * 0.97), q * 0.8, wax, 10)
    pole((0, 0, tall * 0.96), (0, 0, tall * 1.0 + 0.06), 0.018, paint("#20140c", 0.9, hazy=False), sides=8)
    flame((0, 0, tall + 0.03), max(0.34, r * 2.0) * (1 + 0.5 * lean), lean)


def flame(at: Vec, tall: float, lean: float = 0.0) -> None:
    """A quiet flame; a draught makes it lean towards +x."""
    base = np.array(at, float)

    def curve(t: float) -> Any:
        return base + (lean * tall * t**1.3 + 0.02 * math.sin(3 * t), 0, tall * t * (1 - 0.5 * lean))

    tongues([tongue(curve, tall * 0.26, CANDLE)])


def chamberstick(dice: Random) -> None:
    """A candle on a dish of dark bronze with a ring to carry it, at +x."""
    metal = paint("#4a3216", 0.42, 0.9, bump=0.25, grain=8, mottle=0.3, second="#2e1e0e", hazy=False)
    lathe([(0.1, 0.0), (0.36, 0.0), (0.46, 0.09), (0.49, 0.12), (0.46, 0.13), (0.36, 0.05), (0.18, 0.05), (0.16, 0.3), (0.2, 0.33), (0.14, 0.36)], metal, sides=56)  # fmt: skip
    torus(0.15, 0.035, metal, (0.6, 0, 0.14), (0, 0, 0), 40)
    pole((0.44, 0, 0.11), (0.5, 0, 0.13), 0.05, metal)
    wax = paint("#c09a58", 0.5, bump=0.12, grain=6, hazy=False)
    for _ in range(4):
        a, far = dice.uniform(0, 6.28), dice.uniform(0.2, 0.33)
        sphere((far * math.cos(a), far * math.sin(a), 0.06), (0.06, 0.07, 0.03), wax, 12)
    with Group((0, 0, 0.3)):
        candle(dice, 0.75, 0.15, 0.9)


# ---- what a scribe and a king leave on the table


def goblet() -> None:
    """A gilt cup with stones, wine in it."""
    metal = gold()
    lathe([(0.36, 0), (0.38, 0.04), (0.3, 0.09), (0.1, 0.16), (0.08, 0.4), (0.13, 0.46), (0.08, 0.52), (0.2, 0.6), (0.36, 0.8), (0.4, 1.1), (0.37, 1.1), (0.33, 0.95)], metal, sides=56)  # fmt: skip
    lathe([(0.34, 0.98), (0.01, 0.985)], paint("#3a0610", 0.06, bump=0.03, coat=1.0, hazy=False), sides=48)
    torus(0.39, 0.03, metal, (0, 0, 1.1), (0, 0, 0), 56)
    for k in range(8):
        a = 2 * math.pi * k / 8
        tone = "#8c0a1c" if k % 2 else "#12349c"
        sphere(
            (0.39 * math.cos(a), 0.39 * math.sin(a), 0.92), 0.05, paint(tone, 0.06, coat=1.0, bump=0, hazy=False), 14
        )


def quill() -> None:
    """A goose feather, its nib at -x."""
    shaft = [(x, 0.10 * math.sin((x + 1.5) * 0.9), 0.07 + 0.03 * (x + 1.5)) for x in np.linspace(-1.5, 1.5, 14)]
    tube(shaft, 0.035, paint("#d8c8a0", 0.4, bump=0.05, hazy=False), 0.012)
    vane = paint("#c8bca4", 0.85, bump=0.5, grain=40, mottle=0.2, second="#a89a82", hazy=False)
    for s in (-1, 1):

        def place(u: float, v: float, s: int = s) -> Vec:
            x = -0.35 + 1.9 * u
            wide = (0.26 if s > 0 else 0.17) * math.sin(math.pi * min(1.0, u * 0.93 + 0.07)) ** 0.6
            ragged = 1 - 0.14 * abs(math.sin(u * 23 + s)) ** 6
            return (
                x - 0.22 * v,
                0.10 * math.sin((x + 1.5) * 0.9) + s * v * wide * ragged,
                0.08 + 0.03 * (x + 1.5) + 0.05 * v,
            )

        cloth(place, vane, 60, 6, 0.012)


def inkwell() -> None:
    """A pewter well with ink."""
    lathe([(0.34, 0), (0.36, 0.05), (0.3, 0.3), (0.2, 0.36), (0.22, 0.42), (0.17, 0.42), (0.15, 0.36)], paint("#70747c", 0.4, 0.9, bump=0.2, hazy=False), sides=40)  # fmt: skip
    lathe([(0.16, 0.37), (0.01, 0.372)], paint("#08080c", 0.08, coat=1.0, bump=0, hazy=False), sides=32)


def seal(r: float, tone: str = "#8a1018") -> None:
    """Wax with a lily pressed into it, lying."""
    wax = paint(tone, 0.35, bump=0.1, grain=5, coat=0.4, hazy=False)
    lathe([(r * 1.15, 0), (r * 1.12, r * 0.22), (r * 0.86, r * 0.3), (r * 0.8, r * 0.2), (0.01, r * 0.2)], wax, sides=48, wave=lambda a, _: 1 + 0.06 * math.sin(3 * a + 1) + 0.04 * math.sin(7 * a))  # fmt: skip
    for outline in lily():
        with Group((0, 0, r * 0.22), (-90, 0, 0)):
            blade(turned(outline, (0, 0), r * 1.1, 0)[::-1], wax, r * 0.12, r * 0.03)


def letter() -> None:
    """A folded parchment with a ribbon and a seal."""
    sheet = paint("#b8a070", 0.85, bump=0.3, grain=5, mottle=0.2, second="#9c8456", hazy=False)
    box((1.7, 1.15, 0.03), (0, 0, 0.02), sheet, bevel=0.01)
    box((1.66, 0.6, 0.02), (0, 0.26, 0.05), sheet, (3, 0, 0), 0.01)
    box((1.66, 0.6, 0.02), (0, -0.26, 0.05), sheet, (-3, 0, 0), 0.01)
    box((0.16, 1.2, 0.012), (0, 0, 0.085), paint("#6a1420", 0.6, bump=0.2, hazy=False), bevel=0)
    with Group((0, 0, 0.08)):
        seal(0.24)


# ---- the book


def open_book(dice: Random) -> None:
    """An illuminated book, opened: it lies in the plane of x and z, its head towards +z, and is seen along +y."""
    board, brass_ = paint("#6a1a14", 0.55, bump=0.3, grain=10, mottle=0.2, second="#4a0e0c", hazy=False), gold()
    for s in (-1, 1):
        box((1.86, 0.08, 2.5), (s * 0.98, 0.16, 0), board, bevel=0.03)
        for z in (-1.16, 1.16):
            box((0.3, 0.1, 0.3), (s * 1.8, 0.13, z), brass_, (0, 45, 0), 0.02)
        for k in range(5):  # the block of leaves
            laid(
                _leaf(s, 0.03 * k, 1 - 0.004 * k),
                paint("#d8c698" if k % 2 else "#c4ae7c", 0.8, bump=0.15, hazy=False),
                40,
                4,
            )
        page = np.asarray(_illuminated(dice, s), np.float32) / 255
        laid(_leaf(s, -0.02, 1.0), surface(page, np.zeros_like(page), (0.7, 0.7), 0.0), 48, 8)
    ribbon_ = paint("#8a1420", 0.6, bump=0.2, hazy=False)
    cloth(lambda u, v: (0.03 + 0.1 * (u - 0.5) + 0.06 * math.sin(4 * v), -0.06 - 0.12 * math.sin(math.pi * v) + 0.1 * v, 1.0 - 2.6 * v), ribbon_, 4, 24)  # fmt: skip


def _leaf(side: int, deep: float, share: float) -> Callable[[float, float], Vec]:
    """Where the points of a leaf lie, arched up from the fold; the picture's left is u = 0."""

    def place(u: float, v: float) -> Vec:
        t = u if side > 0 else 1 - u
        rise = 0.30 * math.sin(math.pi * min(1.0, t * 0.92 + 0.08) ** 0.62) * (1 - 0.25 * t)
        return side * (0.02 + 1.72 * t * share), deep - rise, (v - 0.5) * 2.3 * share

    return place


def _illuminated(dice: Random, side: int) -> Any:
    """A page: a border of vines, on the left a castle in a window, on the right a great initial; lines of ink."""
    wide, high = 860, 1150
    page = Image.new("RGB", (wide, high), "#dcc690")
    pen = ImageDraw.Draw(page)
    leaf = "#d8a02c"
    left, right, top, foot = 120, wide - 120, 130, high - 150
    for x in (70, wide - 70):
        points: list[Place] = [(x + 16 * math.sin(y / 38), y) for y in range(90, high - 90, 6)]
        pen.line(points, fill="#2c5a3a", width=7)
        _sprigs(pen, dice, points, leaf)
    for y in (72, high - 86):
        points = [(x, y + 14 * math.sin(x / 36)) for x in range(90, wide - 90, 6)]
        pen.line(points, fill="#2c5a3a", width=7)
        _sprigs(pen, dice, points, leaf)
    first = top
    if side < 0:
        page.paste(_castle(right - left, 420, leaf), (left, top))
        first = top + 460
    else:
        square = (left, top, left + 300, top + 300)
        pen.rectangle(square, fill="#a01c2c")
        pen.rectangle((left + 24, top + 24, left + 276, top + 276), fill="#1c3f8c")
        for outline in lily():
            pen.polygon([(left + 150 + x, top + 175 - z) for x, z in turned(outline, (0, 0), 210, 0)], fill=leaf)
        pen.rectangle(square, outline=leaf, width=14)
    for k, y in enumerate(range(first, foot, 46)):
        x = left + (330 if side > 0 and y < top + 310 else 0)
        ink = "#a01c2c" if k % 7 == 0 else "#3c2412"
        while x < right - 30:
            word = dice.randint(26, 84)
            for stroke in range(x, min(x + word, right), 11):
                tall = dice.choice((0, 0, 0, 9))
                pen.line([(stroke, y - tall), (stroke + 2, y + 20)], fill=ink, width=6)
            pen.line([(x, y + 10), (min(x + word, right) - 6, y + 8)], fill=ink, width=4)
            x += word + 20
    return page


def _castle(wide: int, high: int, gilt: str) -> Any:
    """A miniature: a castle on its hills, a gilt sky with a lattice."""
    window = Image.new("RGB", (wide, high), "#b88a2c")
    pen = ImageDraw.Draw(window)
    ink, stone, roof = "#2c160c", "#e8dcc8", "#24489c"
    for x in range(-800, 1600, 40):
        for s in (-high, high):
            pen.line([(x, 0), (x + s, high)], fill="#8a1c28", width=3)
    for rise, tone in ((290, "#2c6a5a"), (340, "#3c7a3a")):
        hills = [(x, rise + 26 * math.sin(x / 70 + rise)) for x in range(0, wide + 10, 10)]
        pen.polygon([(0, high), *hills, (wide, high)], fill=tone, outline=ink, width=4)
    low = 345
    pen.rectangle((170, low - 110, 460, low), fill=stone, outline=ink, width=4)
    for x, tall, broad in ((140, 170, 64), (240, 255, 84), (355, 200, 64), (430, 140, 60)):
        pen.rectangle((x, low - tall, x + broad, low + 6), fill=stone, outline=ink, width=4)
        for k in range(3):
            left = x + k * broad / 2.5
            pen.rectangle((left, low - tall - 16, left + broad / 5, low - tall), fill=stone, outline=ink, width=3)
        slit = x + broad * 0.42
        pen.rectangle((slit, low - tall * 0.72, slit + broad * 0.16, low - tall * 0.72 + 34), fill=ink)
        peak = [(x - 8, low - tall - 12), (x + broad / 2, low - tall - 74), (x + broad + 8, low - tall - 12)]
        pen.polygon(peak, fill=roof, outline=ink, width=4)
    pen.pieslice((300, low - 70, 350, low + 60), 180, 360, fill=ink)
    pen.rectangle((0, 0, wide - 1, high - 1), outline=gilt, width=16)
    pen.rectangle((0, 0, wide - 1, high - 1), outline=ink, width=4)
    return window


def _sprigs(pen: Any, dice: Random, points: list[Place], gilt: str) -> None:
    """Leaves, berries and gilt flowers along a vine."""
    for k, (x, y) in enumerate(points[::7]):
        tone = (gilt, "#a8202c", "#2450a0", gilt, "#3a7a48")[k % 5]
        dx, dy, r = dice.uniform(-22, 22), dice.uniform(-22, 22), dice.uniform(8, 15)
        pen.ellipse((x + dx - r, y + dy - r, x + dx + r, y + dy + r), fill=tone)

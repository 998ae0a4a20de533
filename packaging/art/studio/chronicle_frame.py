"""The frame of Chronicle's histories: a gilded window before its scene, the vellum plate for the words below.

A unit is 100 units of the card; (0, 0, 0) is its middle. The scene and the frame are two pictures, each by its own lens and
light: `looking` shows the scene through the window alone, `mounted` puts the frame round what was seen.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from studio import materials, shoot
from studio.chronicle_niche import CANDLES, enamelled, metals, moulding, panelling, plate, studs
from studio.clay import Vec
from studio.lighting import camera, lamp, sky
from studio.materials import paint
from studio.solids import box, lathe, sphere

WIDE, TALL = 8.8, 6.3  # the card
HALF, LOW, TOP = 4.1, -0.41, 2.9  # the window
NOTCH = 0.36  # how far a corner is cut into it


def looking(at: Vec, aim: Vec, lens: float = 70, focus: Vec | None = None, stop: float = 2.0) -> None:
    """The eye that sees the scene in the window; `lens` as if the window were all of the picture."""
    middle = (TOP + LOW) / 2
    camera(at, aim, lens * (TOP - LOW) / TALL, (0, -middle / TALL), focus, stop)
    seen = bpy.context.scene.render
    seen.use_border = True
    seen.border_min_x, seen.border_max_x = 0.5 - (HALF + 0.05) / WIDE, 0.5 + (HALF + 0.05) / WIDE
    seen.border_min_y, seen.border_max_y = 0.5 + (LOW - 0.05) / TALL, 0.5 + (TOP + 0.05) / TALL


def mounted(raw: Path, suit: str, **graded: Any) -> Any:
    """What was seen, graded, in the frame of a suit."""
    seen, taken = bpy.context.scene.render, bpy.context.scene.cycles.samples
    threads = seen.threads
    whole = Image.open(raw).convert("RGB")
    scale = whole.width / WIDE
    corners = ((-HALF, TOP), (HALF, LOW))
    left, top, right, low = (round(each) for corner in corners for each in _pixel(*corner, scale))
    cut = raw.with_name("seen.png")
    whole.crop((left, top, right, low)).save(cut)
    scene = shoot.grade(cut, **{"bloom": 0.16, "vignette": 0.3, **graded})
    materials.reset(suit)
    _frame(suit)
    shoot.render(raw.with_name("frame.png"), whole.size, taken, 0.0, threads)
    frame = shoot.grade(raw.with_name("frame.png"), bloom=0.1, vignette=0.1, saturation=1.1)
    shade = np.asarray(frame.crop((left, top, right, low)).convert("L"), np.float32)[..., None]
    shaded = np.asarray(scene, np.float32) * np.clip(shade / np.percentile(shade, 60), 0, 1) ** 0.6
    mask = Image.new("L", whole.size)
    ImageDraw.Draw(mask).polygon([_pixel(x, z, scale) for x, _, z in _window(0.14)], fill=255)
    laid = frame.copy()
    laid.paste(Image.fromarray(shaded.astype(np.uint8)), (left, top))
    return Image.composite(laid, frame, mask.filter(ImageFilter.GaussianBlur(0.6)))


def _pixel(x: float, z: float, scale: float) -> tuple[float, float]:
    return (x + WIDE / 2) * scale, (TALL / 2 - z) * scale


def _window(inset: float = 0.0, y: float = 0.0) -> list[Vec]:
    """The window's edge, its corners cut by quarter circles, from the lower left round to it again."""
    half, middle, rise, r = HALF - inset, (TOP + LOW) / 2, (TOP - LOW) / 2 - inset, NOTCH
    edge: list[Vec] = []
    for sx, sz, first in ((-1, -1, 0), (-1, 1, -90), (1, 1, 180), (1, -1, 90)):
        for k in range(13):
            a = math.radians(first + 90 * k / 12)
            edge.append((sx * half + r * math.cos(a), y, middle + sz * rise + r * math.sin(a)))
    return [*edge, edge[0]]


def _frame(suit: str) -> None:
    """Mouldings, enamel in the suit's colour, jewels in the corners, the sill and the plate, by candle light."""
    gold, worn = metals()
    enamel = enamelled(suit)
    oak = panelling()
    box((WIDE, 0.1, TALL), (0, 0.6, 0), paint("#9a9a9a", 1.0, bump=0, mottle=0, hazy=False), bevel=0)
    box((WIDE + 0.2, 0.4, 3.2), (0, 0.25, LOW - 1.6), oak, bevel=0)
    box((WIDE + 0.2, 0.4, 1.0), (0, 0.2, TOP + 0.5), enamel, bevel=0)
    jewel = paint("#b01c30" if suit != "love" else "#2458c0", 0.08, coat=1.0, bump=0, hazy=False)
    for side in (-1, 1):
        box((0.8, 0.4, TALL), (side * (HALF + 0.4), 0.2, 0), enamel, bevel=0)
        for z in (LOW, TOP):
            lathe([(NOTCH, -0.2), (NOTCH, 0.2)], enamel, (side * HALF, 0.2, z), (90, 0, 0), sides=48)
            _boss((side * (HALF + 0.01), -0.02, z + (0.01 if z > 0 else -0.02)), gold, jewel)
        for k in range(7):
            sphere((side * (HALF + 0.16), -0.02, LOW + 0.55 + k * 0.37), 0.04, gold, 12)
    for k in range(-9, 10):
        sphere((k * 0.38, -0.02, TOP + 0.13), 0.035, gold, 12)
    for inset, y, r, metal in ((-0.04, -0.04, 0.075, gold), (0.05, 0.08, 0.055, worn), (0.12, 0.2, 0.04, gold)):
        moulding(_window(inset, y), r, metal)
    edge: list[Vec] = [(-1, -0.05, -1), (-1, -0.05, 1), (1, -0.05, 1), (1, -0.05, -1), (-1, -0.05, -1)]
    for inset, r, metal in ((0.04, 0.055, worn), (0.1, 0.03, gold)):
        moulding([(x * (WIDE / 2 - inset), y, z * (TALL / 2 - inset)) for x, y, z in edge], r, metal)
    box((WIDE - 0.3, 0.7, 0.13), (0, -0.1, LOW - 0.12), gold, bevel=0.05)
    studs(LOW - 0.12, 20, gold)
    for k in range(-2, 3):
        sphere((k * 1.6, -0.45, LOW - 0.12), (0.17, 0.07, 0.085), gold, 24)
        sphere((k * 1.6, -0.49, LOW - 0.12), (0.13, 0.07, 0.058), enamel, 24)
    plate(-1.81, 8.24, 2.34, gold)
    _candles()
    camera((0, -30, 0), (0, 0, 0), across=WIDE)


def _boss(at: Vec, gold: Any, jewel: Any) -> None:
    """A round stone in a setting of pearls."""
    x, y, z = at
    lathe([(0.2, 0), (0.2, 0.05), (0.13, 0.07), (0.12, 0.1)], gold, at, (90, 0, 0), sides=32)
    sphere((x, y - 0.08, z), (0.105, 0.07, 0.105), jewel, 24)
    for k in range(12):
        a = 2 * math.pi * k / 12
        sphere((x + 0.17 * math.cos(a), y - 0.07, z + 0.17 * math.sin(a)), 0.024, gold, 8)


def _candles() -> None:
    """One large warm key from the upper left, a cool fill: the light of the busts."""
    sky(CANDLES, stretch=1.0, low=-0.5, high=0.9, strength=1.0)
    lamp("AREA", (-6.0, -8.0, 7.5), 1500, "#ffeccc", 2.6, (0, 0, 0.4))
    lamp("AREA", (6.5, -7.0, 0.5), 420, "#a8c0ff", 3.0, (0, 0, 0))
    lamp("AREA", (0.5, -9.0, -3.5), 330, "#ffe0c0", 3.0, (0, 0, -1.5))

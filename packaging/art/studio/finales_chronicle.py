"""How Chronicle's matches end: the book lies open in candle light before its twelve histories; or it is shut, and dark."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from studio.barbarossa_board import laid, printed
from studio.chronicle_niche import moulding
from studio.clay import Vec
from studio.lighting import Light, camera, lamp, sky
from studio.materials import fog, paint
from studio.solids import Group, blade, box, cloth, lathe, pole, sphere

WARM = Light("#e0a868", "#4a3c3c", 0.0, "#000000", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#000000", 0.5)  # fmt: skip
NIGHT = Light("#4a6494", "#141e36", 0.0, "#000000", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#000000", 0.5)  # fmt: skip
SUITS = ("#2a50b4", "#1d8070", "#a8203a", "#34343e")
SHUT = 0.62  # how high the shut book is
# Where candles stand, and how tall they are; the nearest are the shortest.
CANDLES = ((-4.9, -0.9, 1.1), (-4.2, 0.5, 1.9), (-5.7, 1.0, 2.6), (4.7, -1.0, 1.3), (4.1, 0.6, 2.2), (5.6, 0.9, 1.7))


def _gold() -> Any:
    return paint("#e0a63c", 0.34, 1.0, bump=0.1, grain=16, mottle=0.12, hazy=False)


def _chamber() -> None:
    """A board of old oak, and behind it a wall of panels."""
    fog("#000000", depth=0)
    oak = [paint(tone, 0.42, bump=0.35, grain=4, mottle=0.3, second="#3a2014", coat=0.25) for tone in ("#5f3a22", "#553320", "#6a4226")]  # fmt: skip
    for k in range(8):
        box((22, 1.1, 0.3), (0, -4.4 + 1.12 * k, -0.15), oak[k % 3], bevel=0.03)
    for k in range(13):
        box((1.66, 0.3, 7.0), (-10.2 + 1.7 * k, 5.0, 2.0), oak[k % 3], bevel=0.08)


def _candle(dice: Random, at: Vec, tall: float, lit: bool) -> None:
    """A dripping candle on its gilded foot, alight or just gone out."""
    wax = paint("#f0e2bc", 0.4, bump=0.15, mottle=0.12, coat=0.2)
    x, y = at[0], at[1]
    lathe(
        [(0.5, 0), (0.52, 0.06), (0.3, 0.12), (0.16, 0.2), (0.34, 0.34), (0.36, 0.4), (0.2, 0.42)],
        _gold(),
        at,
        sides=40,
    )
    top = 0.4 + tall
    lathe([(0.2, 0.38), (0.21, 0.6), (0.19, top - 0.1), (0.205, top - 0.02), (0.14, top), (0.02, top - 0.05)], wax, at, sides=28,
          wave=lambda a, z: 1 + 0.06 * math.sin(3 * a + 5 * z + x))  # fmt: skip
    for _ in range(5):
        a, long = dice.uniform(0, 6.28), dice.uniform(0.2, 0.7) * min(1.0, tall)
        start = x + 0.2 * math.cos(a), y + 0.2 * math.sin(a)
        pole((*start, top - 0.03), (*start, top - long), 0.035, wax, 0.05, 8)
    pole((x, y, top - 0.06), (x + 0.02, y, top + 0.13), 0.016, paint("#181210", 0.9), sides=6)
    if lit:
        flame = [(0.01, 0), (0.075, 0.1), (0.085, 0.18), (0.06, 0.32), (0.02, 0.48), (0.003, 0.58)]
        lathe(flame, paint("#ffc860", glow=5.0, bump=0, hazy=False), (x, y, top + 0.04), sides=16)
        lamp("POINT", (x, y - 0.1, top + 0.4), 75, "#ffab50", 0.12)
    else:
        sphere((x + 0.02, y, top + 0.14), 0.03, paint("#ff6a20", glow=3.0, bump=0), 8)


def _page(dice: Random, left: bool) -> Any:
    """An illuminated page: a great initial, lines of writing, a border of vines, a little picture; nothing to read."""
    wide, high = 560, 760
    page = Image.new("RGB", (wide, high), "#ecdcb4")
    pen = ImageDraw.Draw(page)
    pen.rectangle((34, 34, wide - 34, high - 34), outline="#b8862c", width=7)
    for k in range(46):
        t = k / 45 * 2 * (wide + high - 176)
        x, y = (44 + t, 44) if t < wide - 88 else (wide - 44, 44 + (t - wide + 88))
        if t > wide + high - 176:
            back = t - (wide + high - 176)
            x, y = (wide - 44 - back, high - 44) if back < wide - 88 else (44, high - 44 - (back - wide + 88))
        r = dice.uniform(7, 14)
        pen.ellipse((x - r, y - r, x + r, y + r), fill=dice.choice((*SUITS[:3], "#c8922c", "#3f7a4a")))
    if left:
        pen.rectangle((74, 74, 250, 250), fill=SUITS[0], outline="#c8922c", width=10)
        pen.ellipse((112, 100, 212, 224), outline="#f0c860", width=22)
        pen.line((162, 92, 162, 232), fill="#f0c860", width=14)
    else:
        pen.rectangle((74, 74, wide - 74, 330), fill="#2a4a8a", outline="#c8922c", width=10)
        pen.polygon([(90, 318), (190, 190), (260, 318)], fill="#8a9a6a")
        pen.polygon([(220, 318), (350, 150), (470, 318)], fill="#a8683c")
        pen.ellipse((340, 92, 410, 162), fill="#f0c860")
    for line in range(17):
        y, x = (90 if left else 360) + 36 * line, 278 if left and line < 5 else 78
        while x < wide - 110 and y < high - 76:
            long = dice.uniform(22, 70)
            pen.line(
                (x, y, min(x + long, wide - 84), y), fill="#8a2a20" if dice.random() < 0.08 else "#4a3420", width=11
            )
            x += long + 14
    return page


def _open_book(dice: Random) -> None:
    """Two swelling pages on their boards; a ribbon."""
    leather = paint("#6a1c20", 0.45, bump=0.3, grain=12, mottle=0.25, second="#4a1216", coat=0.2)
    for side in (-1, 1):
        box((2.5, 3.5, 0.1), (side * 1.27, 0, 0.08), leather, (0, 0, 0), 0.04)
        edge = paint("#d8c290", 0.8, bump=0.5, grain=30)
        box((2.34, 3.3, 0.2), (side * 1.22, 0, 0.2), edge, (0, side * -1.5, 0), 0.04)

        def place(u: float, v: float, side: int = side, share: float = 1.0) -> Vec:
            out = u if side > 0 else 1 - u
            rise = 0.2 * math.sin(math.pi * min(1.0, out * 1.15)) ** 0.8 - 0.2 * (1 - out) ** 8
            return side * 2.36 * out, (v - 0.5) * 3.3, 0.3 + rise * share

        for leaf in range(12):
            cloth(lambda u, v, share=leaf / 12: place(u, v, share=share), edge, 32, 4, 0.012)  # type: ignore[misc]
        laid(place, printed(_page(dice, side < 0), 0.75), 48, 8)
    box((0.1, 3.4, 0.02), (0.03, -0.1, 0.42), paint("#a8203a", 0.6), (0, 0, 1), 0.004)


def _shut_book() -> None:
    """The same book, its clasps closed: boards, bosses, the edge of its leaves."""
    leather, gold = paint("#5a1a20", 0.45, bump=0.35, grain=12, mottle=0.25, second="#3a1014", coat=0.25), _gold()
    box((2.5, 3.3, SHUT - 0.16), (0.04, 0, SHUT / 2), paint("#b8a884", 0.8, bump=0.5, grain=30), bevel=0.03)
    for z in (0.05, SHUT - 0.05):
        box((2.66, 3.5, 0.1), (0, 0, z), leather, bevel=0.04)
    pole((-1.32, -1.72, SHUT / 2), (-1.32, 1.72, SHUT / 2), SHUT / 2, leather)
    for x in (-1.05, 1.1):
        for y in (-1.5, 1.5):
            lathe([(0.2, 0), (0.18, 0.06), (0.08, 0.1), (0.01, 0.14)], gold, (x, y, SHUT), sides=24)
    with Group((0.02, 0, SHUT + 0.02), (90, 0, 0)):
        for turn in (0, 45):
            star = blade([(0, 0.9), (0.14, 0.14), (0.9, 0), (0.14, -0.14), (0, -0.9), (-0.14, -0.14), (-0.9, 0), (-0.14, 0.14)], gold, 0.06)  # fmt: skip
            star.rotation_euler = (0, math.radians(turn), 0)
    for y in (-0.9, 0.9):
        box((0.5, 0.3, SHUT + 0.06), (1.16, y, SHUT / 2 + 0.02), gold, bevel=0.04)


def _crown(at: Vec, r: float) -> None:
    """A crown of eight lilies, pearls between them, stones on its band, over a red cap."""
    gold = _gold()
    with Group(at, (-6, 5, 12), r):
        lathe([(0.94, 0), (1.0, 0.02), (1.0, 0.08), (0.97, 0.1), (0.99, 0.3), (1.03, 0.32), (1.03, 0.4), (0.98, 0.42), (0.93, 0.4), (0.92, 0.02)], gold, sides=64)  # fmt: skip
        sphere((0, 0, 0.36), (0.86, 0.86, 0.56), paint("#8a1c2a", 0.8, bump=0.3, grain=20), 32)
        lily = [(-0.1, 0), (-0.12, 0.16), (-0.27, 0.3), (-0.2, 0.42), (-0.07, 0.36), (0, 0.66), (0.07, 0.36), (0.2, 0.42), (0.27, 0.3), (0.12, 0.16), (0.1, 0)]  # fmt: skip
        for k in range(16):
            a = math.tau * k / 16
            x, y = math.cos(a), math.sin(a)
            if k % 2:
                pole((x, y, 0.4), (1.02 * x, 1.02 * y, 0.56), 0.03, gold)
                sphere((1.02 * x, 1.02 * y, 0.62), 0.075, paint("#f4ecd8", 0.2, bump=0, coat=0.6), 14)
            else:
                with Group((x, y, 0.4), (0, 0, math.degrees(a) + 90)):
                    blade(lily, gold, 0.06, 0.02)
            stone = paint(SUITS[k // 2 % 3], 0.08, bump=0, coat=1.0, glow=0.1)
            sphere((1.0 * x, 1.0 * y, 0.2), (0.085, 0.085, 0.085), gold if k % 2 else stone, 14)


def _histories() -> None:
    """Twelve little frames in a row behind the book, an arch of a suit's enamel in each, as an altar has them."""
    gold, dark = _gold(), paint("#3a2212", 0.6, bump=0.3)
    for k in range(12):
        a = math.radians((k - 5.5) * 7.0)
        far, tone = 9.6, SUITS[k % 4]
        tall = 2.9 - 0.08 * abs(k - 5.5)
        with Group((far * math.sin(a), far * math.cos(a) - 6.4, 0.0), (0, 0, -math.degrees(a))):
            box((1.1, 0.16, tall), (0, 0.1, tall / 2), dark, bevel=0.03)
            for s in (-1, 1):
                pole((s * 0.5, 0, 0), (s * 0.5, 0, tall), 0.06, gold)
                sphere((s * 0.5, 0, tall + 0.06), 0.1, gold, 16)
            for z in (0.08, tall - 0.05):
                box((1.1, 0.14, 0.12), (0, 0, z), gold, bevel=0.03)
            spring = tall * 0.55
            turns = np.linspace(0, math.pi, 14)
            outline = [
                (0.4, 0.2),
                *((0.4 * math.cos(t), spring + 0.62 * math.sin(t) ** 0.9) for t in turns),
                (-0.4, 0.2),
            ]
            blade(outline, paint(tone, 0.2, bump=0.06, mottle=0.2, coat=0.7, glow=0.06), 0.08).location = (0, 0.04, 0)
            moulding([(x, -0.02, z) for x, z in outline], 0.045, gold)
            for t in np.linspace(0, math.tau, 9)[:-1]:
                pole((0, -0.03, spring), (0.3 * math.cos(t), -0.03, spring + 0.3 * math.sin(t)), 0.022, gold, 0.004, 6)
            sphere((0, -0.03, spring), (0.13, 0.06, 0.13), gold, 16)


def chronicle_won(dice: Random) -> None:
    """Gold light: the book open, a crown on it, twelve histories behind, candles at both sides."""
    _chamber()
    _histories()
    with Group((0, -0.5, 0.0), (0, 0, 0), 1.12):
        _open_book(dice)
    sphere((0, 1.7, 0.36), (1.25, 0.9, 0.42), paint("#7a1a2a", 0.85, bump=0.35, grain=24, second="#5a1420"), 40)
    _crown((0, 1.65, 0.72), 0.92)
    for x, y, tall in CANDLES:
        _candle(dice, (x, y, 0), tall, True)
    sky(WARM)
    lamp("AREA", (-3.5, -6, 7), 620, "#ffd9a0", 2.0, (0, 0.5, 0.6))
    lamp("AREA", (4.5, -4, 6), 160, "#ffc890", 3.0, (0, 1, 1))
    lamp("SPOT", (0, -1.5, 9), 1500, "#ffe2a8", 0.6, (0, 1.4, 0), 52)
    camera((0, -10.4, 4.5), (0, 0.4, 0.35), 54, focus=(0, 0.4, 0.8), stop=4.0)


def chronicle_lost(dice: Random) -> None:
    """Blue dark: the book shut, the candles out, moonlight from a window."""
    _chamber()
    _histories()
    with Group((-0.1, 0.4, 0.0), (0, 0, -9), 1.1):
        _shut_book()
    for x, y, tall in CANDLES:
        _candle(dice, (x, y, 0), tall * 0.7, False)
    sky(NIGHT)
    lamp("SPOT", (-8, -4.5, 9), 9500, "#8fb4ff", 0.4, (0.6, 0.9, 0.4), 58)
    lamp("AREA", (6, -5, 5), 420, "#5f80c8", 3.0, (0, 1, 1))
    camera((0, -10.4, 4.5), (0, 0.4, 0.35), 54, focus=(0, 0.4, 0.8), stop=4.0)

"""What more than one of Chronicle's busts wears: folds and hems for bodies; hoods, brims and spectacles for heads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np
from studio.chronicle_bust import GILT, LEAF, Bust
from studio.clay import Clay, Coat, Paint, Vec
from studio.materials import paint
from studio.solids import blade, cloth


def on_shoulders(angle: float, down: float, wide: float = 1.0, out: float = 0.0) -> Any:
    """A place on a bust's clothes: degrees from its front, and how far from the neck (0) to the plinth (1)."""
    a = math.radians(angle - 90)
    far = np.interp(down, (0, 0.3, 0.62, 1), (0.44, 0.88, 1.32 * wide, 1.42 * wide))
    deep = np.interp(down, (0, 0.3, 0.62, 1), (0.42, 0.62, 0.74, 0.78))
    high = np.interp(down, (0, 0.3, 0.62, 1), (1.42, 1.2, 0.78, 0.1))
    return np.array(((far + out) * math.cos(a), 0.06 + (deep + out) * math.sin(a), high))


def folds(c: Clay, tone: Paint, wide: float = 1.0, n: int = 25, r: float = 0.1, start: float = 0.0, end: float = 1.0,
          **coat: Unpack[Coat]) -> None:  # fmt: skip
    """Cloth that falls in folds from the neck over shoulders and breast."""
    for k in range(n):
        angle = -125 + 250 * k / (n - 1)
        sway, thick = 9 * math.sin(2.7 * k), r * (1 + 0.4 * math.sin(4.1 * k))
        way = [on_shoulders(angle + sway * t, start + (end - start) * t, wide, 0.03) for t in (0, 0.35, 0.7, 1)]
        c.limb(way, (thick * 0.6, thick, thick * 1.2, thick), tone, 0.035, **coat)


def hem(c: Clay, angle: float, tone: Paint = GILT, wide: float = 1.0, r: float = 0.05, out: float = 0.12,
        lean: float = 0.0, **coat: Unpack[Coat]) -> None:  # fmt: skip
    """A border from the neck to the plinth, at an angle from the front that changes by `lean` on its way."""
    way = [on_shoulders(angle + lean * t, t, wide, out) for t in (0, 0.25, 0.5, 0.75, 1)]
    c.limb(way, (r,) * 5, tone, 0.008, **(coat or LEAF))


def hood(b: Bust, tone: Paint, peak: float = 0.5, deep: float = 0.25, inside: Paint = "#15100e", chin: float = 0.0,
         edge: Paint | None = None) -> None:  # fmt: skip
    """A hood with its shadow inside; `peak` is its point behind, `deep` how far it juts, `chin` leaves room for a beard."""
    c = Clay()
    c.coat = {"metal": 0.0, "rough": 0.75, "glow": 0.0}
    lip = -0.72 - deep
    c.ball((0, 0.16, 0.16), (1.02, 1.08, 1.08), tone, 0.03)
    c.limb([(0, 0.1, 0.75), (0, 0.5, 0.85 + 0.5 * peak), (0, 1.0, 0.8 + 0.5 * peak), (0, 1.3, 0.5)],
           (0.66, 0.5, 0.28, 0.1), tone, 0.08)  # fmt: skip
    c.limb(
        [(0, lip + 0.3, 1.0), (0, -0.2, 1.16 + 0.35 * peak), (0, 0.5, 1.15 + 0.5 * peak)], (0.1, 0.22, 0.3), tone, 0.08
    )
    c.ball((0, 0.15, -0.9), (1.0, 0.85, 0.6), tone, 0.1)
    rim: list[Vec] = [(0.0, lip, 1.1), (0.42, lip + 0.04, 0.98), (0.82, lip + 0.16, 0.45), (0.9, lip + 0.22, -0.25),
                      (0.68, lip + 0.2, -0.9), (0.5 * chin, lip + 0.1, -1.3)]  # fmt: skip
    c.limb(rim, (0.13, 0.14, 0.14, 0.15, 0.15, 0.15), tone, 0.06, mirror=True)
    for side in (-1, 1):  # creases
        for k in range(4):
            z = 0.8 - 0.5 * k
            way = [(side * (0.62 + 0.1 * k), lip + 0.4, z), (side * 0.98, 0.0, z - 0.16), (side * 0.86, 0.5, z - 0.26)]
            c.limb(way, (0.03, 0.08, 0.02), tone, 0.07)
    c.ball((0, -0.16, 0.02), (0.86, 1.0, 0.98), inside, 0.02, cut=True)
    c.ball((0, -1.05, -0.06), (0.74, 0.9, 1.0), inside, 0.03, cut=True)
    if chin:
        c.ball((0, -1.1, -1.0), (0.62 * chin, 0.75, 0.8), inside, 0.05, cut=True)
    if edge is not None:
        c.limb([(x, y - 0.12, z) for x, y, z in rim], (0.045,) * 6, edge, 0.008, mirror=True, **LEAF)
    b.bake(c, 1.3)


def spectacles(c: Clay, r: float = 0.235, tone: Paint = GILT) -> None:
    """Two round rims before the eyes, a bridge, and bars to the ears."""
    c.ring((0.31, -0.985, 0.02), r, 0.026, tone, 0.004, (84, 0, 14), mirror=True, **LEAF)
    c.limb([(-0.1, -1.02, 0.06), (0, -1.06, 0.12), (0.1, -1.02, 0.06)], (0.024,) * 3, tone, 0.004, **LEAF)
    c.limb(
        [(0.3 + r, -0.92, 0.06), (0.74, -0.55, 0.1), (0.84, 0.1, 0.12)], (0.024,) * 3, tone, 0.004, mirror=True, **LEAF
    )


def brim(tone: str, inner: float, outer: float, z: float, rise: Sequence[float], second: str | None = None,
         at: Vec = (0, 0.1, 0), thick: float = 0.05) -> Any:  # fmt: skip
    """The brim of a hat: `rise` is how high its rim stands at even steps round the head, from the front to the left
    side of the picture and on; a head's own lengths."""
    around = np.linspace(0, 1, len(rise) + 1)
    heights = [*rise, rise[0]]

    def place(u: float, v: float) -> Vec:
        a = -math.pi / 2 - 2 * math.pi * u
        r = inner + (outer - inner) * v
        return (
            at[0] + r * math.cos(a),
            at[1] + r * 1.06 * math.sin(a),
            z + at[2] + float(np.interp(u, around, heights)) * v**1.6,
        )

    return cloth(place, paint(tone, 0.65, bump=0.15, grain=20, second=second, hazy=False), 72, 10, thick)


def star(r: float, thick: float, material: Any, points: int = 5) -> Any:
    """A flat star that looks to the front."""
    rim = [(r * (1 if k % 2 == 0 else 0.42) * math.sin(k * math.pi / points), r * (1 if k % 2 == 0 else 0.42) * math.cos(k * math.pi / points)) for k in range(2 * points)]  # fmt: skip
    return blade(rim, material, thick, 0.012)

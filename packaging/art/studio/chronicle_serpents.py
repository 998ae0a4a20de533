"""Hydra and dragon of Chronicle's histories: scaled necks, horned heads that look anywhere."""

from __future__ import annotations

import math
from random import Random
from typing import Any, NamedTuple

import numpy as np
from studio.beasts import bone, eye, horn
from studio.clay import Clay, Paint, Vec, spline
from studio.solids import Group, figure


class Hide(NamedTuple):
    """What a serpent wears."""

    scales: Paint
    belly: Paint
    crest: Paint
    iris: str = "#ffb020"
    glow: float = 0.0  # of the throat


def neck(c: Clay, line: list[Vec], radii: Vec, hide: Hide, belly: Vec = (-0.3, -1, 0), plates: float = 1.0) -> None:
    """A neck through places: plates on the side that looks towards `belly`, overlapping scales on the others."""
    c.limb(line, radii, hide.scales, 0.08)
    way, width = spline(line, radii, 7)
    face = np.array(belly, float) / np.linalg.norm(belly)
    for i, (p, r) in enumerate(zip(way, width, strict=True)):
        d = way[min(i + 1, len(way) - 1)] - way[max(i - 1, 0)]
        d = d / np.linalg.norm(d)
        front = face - d * (face @ d)
        front = front / (np.linalg.norm(front) + 1e-6)
        side = np.cross(d, front)
        c.ball(p + front * r * 0.62, (r * 0.62, r * 0.62, r * 0.34 * plates), hide.belly, 0.02)
        for k in range(7):
            a = math.radians(62 + 39 * (k + 0.5 * (i % 2)))
            out = front * math.cos(a) + side * math.sin(a)
            c.limb(
                [p + out * r * 0.9 + d * r * 0.2, p + out * r * 1.13 - d * r * 0.25],
                (r * 0.2, r * 0.05),
                hide.scales,
                0.012,
            )


def spines(line: list[Vec], radii: Vec, belly: Vec, long: float, material: Any, every: int = 3) -> None:
    """Thorns down the back of a neck."""
    way, width = spline(line, radii, 7)
    face = np.array(belly, float) / np.linalg.norm(belly)
    for i in range(2, len(way) - 2, every):
        d = (way[i + 1] - way[i - 1]) / np.linalg.norm(way[i + 1] - way[i - 1])
        back = -(face - d * (face @ d))
        root, r = way[i] + back * width[i] * 0.8, width[i]
        horn(
            [root, root + back * r * long * 0.6 - d * 0.1 * r, root + back * r * long - d * r * 0.8], r * 0.32, material
        )


def head(
    at: Vec, rot: Vec, size: float, hide: Hide, dice: Random, detail: int = 84, gape: float = 0.55, long: float = 1.0
) -> None:
    """A head whose snout points to -y before it is turned; `gape` opens its jaws, `long` draws out its snout."""
    ivory = bone("#f2e6c4", "#cdb27c")
    with Group(at, rot, size):
        c = Clay()
        tip = -0.95 * long
        c.ball((0, 0.06, 0.0), (0.36, 0.42, 0.3), hide.scales, 0.06)
        c.limb([(0, -0.15, 0.04), (0, tip * 0.6, -0.02), (0, tip, -0.07)], (0.28, 0.22, 0.16), hide.scales, 0.06)
        low = np.array((0, tip * 0.86, -0.2 - gape))
        c.limb([(0, 0.05, -0.16), (0, tip * 0.45, -0.2 - gape * 0.5), low], (0.2, 0.15, 0.1), hide.belly, 0.05)
        c.limb([(0, 0.0, -0.14), (0, tip * 0.5, -0.16 - gape * 0.25)], (0.15, 0.12), "#701020", 0.03, glow=hide.glow)
        c.limb([(0, -0.1, -0.16), (0, tip * 0.5, -0.16 - gape * 0.42), (0, tip * 0.9, -0.16 - gape * 0.5), (0, tip * 1.12, -0.06 - gape * 0.4)],
               (0.07, 0.07, 0.05, 0.012), "#c02838", 0.01, rough=0.25)  # fmt: skip
        for s in (-1, 1):
            c.limb(
                [(s * 0.12, tip * 0.72, 0.13), (s * 0.24, -0.34, 0.23), (s * 0.3, 0.1, 0.26)],
                (0.05, 0.1, 0.07),
                hide.scales,
                0.03,
            )
            c.limb(
                [(s * 0.14, tip * 0.98, -0.14), (s * 0.22, tip * 0.5, -0.13), (s * 0.27, -0.05, -0.1)],
                (0.045, 0.05, 0.06),
                hide.scales,
                0.03,
            )
            c.ball((s * 0.1, tip * 0.98, 0.05), 0.07, hide.scales, 0.03)
            c.ball((s * 0.12, tip * 1.06, 0.06), 0.032, "#180a08", 0.01, cut=True)
            c.ball((s * 0.27, -0.02, -0.06), (0.14, 0.2, 0.16), hide.scales, 0.05)
            for k in range(4):
                root = np.array((s * 0.3, 0.12 + 0.03 * k, 0.12 - 0.13 * k))
                c.limb(
                    [root, root + (s * 0.2, 0.2, 0.02), root + (s * 0.34, 0.5 - 0.06 * k, 0.1 - 0.1 * k)],
                    (0.08, 0.07, 0.01),
                    hide.crest,
                    0.02,
                )
        for k in range(6):
            t = k / 5
            c.ball(
                (0, -0.12 + (tip + 0.25) * t, 0.3 - 0.17 * t),
                (0.1 - 0.03 * t, 0.1, 0.045),
                hide.crest,
                0.012,
                (10, 0, 0),
            )
        figure(c, detail, bump=0.2, grain=18)
        for s in (-1, 1):
            eye((s * 0.235, -0.3, 0.14), 0.095, (s * 0.75, -0.65, 0.1), hide.iris, "#f0d890", slit=True, wide=0.8)
            horn(
                [(s * 0.2, 0.16, 0.22), (s * 0.3, 0.5, 0.44), (s * 0.34, 0.86, 0.46), (s * 0.28, 1.14, 0.62)],
                0.11,
                ivory,
                ridges=0.08,
            )
            horn([(s * 0.1, tip * 0.9, 0.06), (s * 0.11, tip * 0.88, 0.2), (s * 0.1, tip * 0.78, 0.28)], 0.045, ivory)
            for k in range(5):
                t = 0.08 + 0.21 * k
                y, drop = tip * (1 - 0.62 * t), 0.2 if k in (0, 2) else 0.12
                root = np.array((s * (0.11 + 0.11 * t), y, -0.13 - 0.02 * t))
                horn([root + (0, 0, 0.05), root + (0, -0.01, -drop * 0.5), root + (0, 0.03, -drop)], 0.036, ivory)
                up = low * (1 - t) + np.array((0, 0.0, -0.2)) * t + (s * (0.07 + 0.1 * t), 0.02, 0.06)
                horn([up - (0, 0, 0.04), up + (0, 0.0, 0.07), up + (0, 0.03, 0.11 + 0.06 * (k == 0))], 0.03, ivory)

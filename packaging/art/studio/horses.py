"""Horses: skull, neck and mane, jointed legs with hooves, a tail; saddle, bridle and caparison. They look towards -y."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
from studio.clay import Clay, Coat, Paint, Vec, blotch
from studio.materials import paint
from studio.solids import cloth, pole, tube

LEATHER, BRASS = "#5a3422", "#d8a84a"
METAL: Coat = {"metal": 1.0, "rough": 0.34}

# of each leg: (elbow or stifle), knee or hock, fetlock, tip of the hoof; fore right, fore left, hind right, hind left
GAITS: dict[str, tuple[tuple[Vec, ...], ...]] = {
    "stand": (
        ((-0.20, -0.56, 1.06), (-0.20, -0.60, 0.66), (-0.20, -0.58, 0.22), (-0.20, -0.66, 0.04)),
        ((0.20, -0.56, 1.06), (0.20, -0.58, 0.66), (0.20, -0.54, 0.22), (0.20, -0.62, 0.04)),
        ((-0.22, 0.44, 1.02), (-0.21, 0.84, 0.70), (-0.21, 0.76, 0.24), (-0.21, 0.68, 0.04)),
        ((0.22, 0.44, 1.02), (0.21, 0.94, 0.70), (0.21, 0.88, 0.24), (0.21, 0.80, 0.04)),
    ),
    "gallop": (
        ((-0.21, -0.72, 1.06), (-0.20, -1.12, 0.98), (-0.19, -1.50, 0.74), (-0.19, -1.68, 0.64)),
        ((0.21, -0.68, 1.04), (0.20, -1.12, 0.86), (0.19, -0.92, 0.48), (0.19, -0.74, 0.44)),
        ((-0.23, 0.46, 0.98), (-0.22, 0.92, 0.66), (-0.21, 0.68, 0.26), (-0.21, 0.52, 0.08)),
        ((0.23, 0.62, 0.98), (0.22, 1.18, 0.82), (0.21, 1.48, 0.46), (0.21, 1.66, 0.32)),
    ),
    "trot": (
        ((-0.20, -0.66, 1.06), (-0.20, -0.98, 0.84), (-0.20, -0.84, 0.44), (-0.20, -0.74, 0.30)),
        ((0.20, -0.54, 1.06), (0.20, -0.50, 0.64), (0.20, -0.38, 0.24), (0.20, -0.42, 0.04)),
        ((-0.22, 0.44, 1.00), (-0.21, 0.98, 0.72), (-0.21, 1.10, 0.28), (-0.21, 1.06, 0.06)),
        ((0.22, 0.38, 1.00), (0.21, 0.66, 0.68), (0.21, 0.46, 0.32), (0.21, 0.34, 0.18)),
    ),
}  # fmt: skip


def horse(
    c: Clay, coat: Paint, mane: Paint = "#2a1c14", gait: str = "gallop", nod: float = 0.0, points: Paint | None = None,
    blaze: bool = True,
) -> None:  # fmt: skip
    """A horse 1.6 high at the withers; `nod` lowers the head, `points` are the colour of its lower legs."""
    for at, size in (
        ((0, -0.50, 1.27), (0.33, 0.40, 0.39)), ((0, 0.04, 1.22), (0.35, 0.62, 0.35)), ((0, 0.60, 1.29), (0.36, 0.42, 0.38)),
        ((0, -0.42, 1.52), (0.17, 0.30, 0.16)),
    ):  # fmt: skip
        c.ball(at, size, coat, 0.12)
    for side in (-1, 1):  # chest, shoulder, haunch
        c.ball((side * 0.13, -0.78, 1.20), (0.16, 0.14, 0.19), coat, 0.08)
        c.ball((side * 0.25, -0.52, 1.20), (0.12, 0.22, 0.27), coat, 0.08)
        c.ball((side * 0.25, 0.60, 1.20), (0.16, 0.28, 0.30), coat, 0.08)
    _legs(c, coat, points or coat, gait)
    _neck_and_head(c, coat, mane, nod, blaze)
    _tail(c, mane, 1.0 if gait == "gallop" else 0.35)


def _legs(c: Clay, coat: Paint, points: Paint, gait: str) -> None:
    """Four legs: thigh, cannon, fetlock, hoof."""
    for n, joints in enumerate(GAITS[gait]):
        top, knee, fetlock, tip = (np.array(joint, float) for joint in joints)
        fore = n < 2
        root = np.array((top[0] * 0.8, -0.54 if fore else 0.58, 1.24))
        c.limb([root, top, knee], (0.24 if fore else 0.30, 0.15 if fore else 0.2, 0.092), coat, 0.06)
        c.ball(knee, (0.098, 0.105, 0.115), points, 0.03)
        c.limb([knee, knee * 0.4 + fetlock * 0.6, fetlock], (0.088, 0.062, 0.074), points, 0.03)
        c.ball(fetlock, 0.088, points, 0.03)
        way = (tip - fetlock) / (np.linalg.norm(tip - fetlock) + 1e-6)
        pastern = fetlock + way * 0.1
        c.limb([fetlock, pastern], (0.078, 0.082), points, 0.03)
        c.limb([pastern + way * 0.02, pastern + way * 0.12], (0.09, 0.118), "#3a2e26", 0.01, rough=0.35)
        for k in range(5):  # feathers of the fetlock
            a = 1.257 * k
            start = fetlock + np.array((0.06 * math.cos(a), 0.06 * math.sin(a), 0.02))
            c.limb(
                [start, start + way * 0.12 + np.array((0.05 * math.cos(a), 0.05 * math.sin(a), 0))],
                (0.04, 0.012),
                points,
                0.02,
            )


def _neck_and_head(c: Clay, coat: Paint, mane: Paint, nod: float, blaze: bool) -> None:
    """Neck, jaw, muzzle, eyes, ears, forelock and the mane blown back."""
    d = np.array((0.0, -0.30, -0.55)) * nod
    crest = [np.array(p) for p in ((0, -0.55, 1.46), (0, -0.86, 1.74), (0, -1.08, 2.06))]
    crest = [crest[0], crest[1] + d * 0.4, crest[2] + d]
    c.limb(crest, (0.32, 0.235, 0.165), coat, 0.08, flat=(0, 1.12))
    p = crest[2]
    c.ball(p + (0, -0.10, 0.05), (0.135, 0.17, 0.15), coat, 0.05)
    c.limb([p + (0, -0.10, 0.07), p + (0, -0.34, -0.14), p + (0, -0.52, -0.33)], (0.14, 0.115, 0.098), coat, 0.04)
    c.ball(p + (0, -0.16, -0.10), (0.105, 0.15, 0.13), coat, 0.05)
    dark = blotch("#5a4238", "#4a362e", 14, 0.8)
    c.ball(p + (0, -0.54, -0.34), (0.105, 0.10, 0.105), dark, 0.06)
    c.ball(p + (0, -0.50, -0.42), (0.07, 0.08, 0.05), dark, 0.03)
    c.limb(
        [p + (-0.1, -0.54, -0.395), p + (0, -0.635, -0.40), p + (0.1, -0.54, -0.395)],
        (0.012, 0.012, 0.012),
        "#1c120e",
        0.01,
        cut=True,
    )
    if blaze:
        c.limb(
            [p + (0, -0.20, 0.145), p + (0, -0.36, -0.02), p + (0, -0.52, -0.22)], (0.05, 0.035, 0.05), "#eee4d0", 0.006
        )
    for side in (-1, 1):
        c.ball(p + (side * 0.065, -0.615, -0.30), (0.026, 0.03, 0.034), "#1c120e", 0.012, cut=True)
        c.ball(p + (side * 0.118, -0.215, 0.045), (0.05, 0.055, 0.05), coat, 0.02)
        c.ball(p + (side * 0.135, -0.235, 0.045), 0.04, "#f0e6d4", 0.004, rough=0.12)
        c.ball(p + (side * 0.148, -0.25, 0.045), 0.031, "#2a160c", 0.003, rough=0.06)
        c.limb(
            [p + (side * 0.09, -0.215, 0.09), p + (side * 0.14, -0.235, 0.095), p + (side * 0.135, -0.30, 0.06)],
            (0.024, 0.028, 0.02),
            coat,
            0.01,
        )
        c.limb(
            [p + (side * 0.075, -0.04, 0.15), p + (side * 0.10, -0.03, 0.27), p + (side * 0.085, -0.05, 0.36)],
            (0.05, 0.052, 0.008),
            coat,
            0.02,
        )
        c.limb(
            [p + (side * 0.08, -0.085, 0.19), p + (side * 0.09, -0.085, 0.29)], (0.02, 0.01), "#4a3028", 0.01, cut=True
        )
    for k in range(17):  # mane
        t = k / 16
        at = (
            crest[0] * (1 - t) ** 2
            + 2 * crest[1] * t * (1 - t)
            + crest[2] * t * t
            + (0, 0.17 * (1 - t) + 0.10, 0.14 * (1 - t) + 0.08)
        )
        sway = 0.10 * math.sin(k * 2.4)
        c.limb([at + (sway * 0.3, -0.06, -0.04), at + (sway + 0.05, 0.12, 0.09), at + (sway * 1.7 + 0.08, 0.34, 0.03 + 0.05 * math.sin(k * 1.7))],
               (0.075, 0.075, 0.015), mane, 0.02)  # fmt: skip
    for k in (-1, 0, 1):
        c.limb(
            [p + (0.03 * k, -0.04, 0.19), p + (0.05 * k, -0.17, 0.2), p + (0.07 * k, -0.29, 0.07)],
            (0.05, 0.045, 0.01),
            mane,
            0.015,
        )


def _tail(c: Clay, mane: Paint, wind: float) -> None:
    """A full tail, hanging or flying."""
    for k in range(9):
        u = (k - 4) / 4
        points = [(0.02 * u, 0.93, 1.42), (0.07 * u, 1.14 + 0.1 * wind, 1.44 - 0.16 * (1 - wind)),
                  (0.16 * u, 1.24 + 0.36 * wind, 1.14 + 0.18 * wind + 0.05 * math.cos(k * 2.1)),
                  (0.20 * u + 0.05 * wind, 1.22 + 0.64 * wind + 0.06 * math.sin(k * 2.6), 0.72 + 0.34 * wind + 0.1 * math.sin(k * 1.3))]  # fmt: skip
        c.limb(points, (0.06, 0.10, 0.085, 0.012), mane, 0.03)


def saddle(c: Clay, cloth_tone: Paint = "#a8342a") -> None:
    """A war saddle with high bows, its cloth, girth and stirrups."""
    c.ball((0, 0.06, 1.33), (0.385, 0.34, 0.27), cloth_tone, 0.02)
    c.ball((0, 0.04, 1.50), (0.25, 0.30, 0.14), LEATHER, 0.02)
    c.limb([(-0.2, -0.22, 1.48), (0, -0.25, 1.70), (0.2, -0.22, 1.48)], (0.05, 0.065, 0.05), LEATHER, 0.02)
    c.limb([(-0.24, 0.30, 1.48), (0, 0.36, 1.74), (0.24, 0.30, 1.48)], (0.05, 0.07, 0.05), LEATHER, 0.02)
    c.ring((0, -0.06, 1.22), 0.372, 0.028, LEATHER, 0.01, (90, 0, 0), tall=1.5)
    for side in (-1, 1):
        c.limb([(side * 0.33, -0.02, 1.42), (side * 0.44, -0.12, 1.0)], (0.024, 0.024), LEATHER, 0.01)


def bridle(c: Clay, nod: float = 0.0, stud: str = BRASS) -> None:
    """Straps about the head, with a bit and a plate on the brow."""
    p = np.array((0.0, -1.08, 2.06)) + np.array((0.0, -0.30, -0.55)) * nod
    c.ring(p + (0, -0.40, -0.20), 0.118, 0.02, LEATHER, 0.008, (-52, 0, 0), tall=1.3)
    c.ring(p + (0, -0.13, 0.04), 0.158, 0.02, LEATHER, 0.008, (18, 0, 0), tall=1.3)
    for side in (-1, 1):
        c.limb([p + (side * 0.15, -0.10, 0.02), p + (side * 0.125, -0.40, -0.22)], (0.02, 0.02), LEATHER, 0.008)
        c.ring(p + (side * 0.11, -0.46, -0.33), 0.045, 0.016, stud, 0.006, (0, 90, 0), **METAL)
    c.ball(p + (0, -0.27, 0.13), (0.05, 0.03, 0.05), stud, 0.008, **METAL)
    c.limb([(-0.30, -0.62, 1.48), (0, -0.93, 1.30), (0.30, -0.62, 1.48)], (0.035, 0.035, 0.035), LEATHER, 0.01)
    c.ball((0, -0.95, 1.30), (0.07, 0.035, 0.07), stud, 0.01, **METAL)


def reins(hand: Vec, nod: float = 0.0) -> None:
    """From the bit to a hand, on both sides of the neck."""
    p = np.array((0.0, -1.08, 2.06)) + np.array((0.0, -0.30, -0.55)) * nod
    to = np.array(hand, float)
    for side in (-1, 1):
        a = p + np.array((side * 0.13, -0.45, -0.34))
        tube([a, (a + to) / 2 + np.array((side * 0.16, 0.02, -0.1)), to], 0.014, paint(LEATHER, 0.6, bump=0.2))


def caparison(tone: str, second: str, trim: str = "#e0b04a", wind: float = 0.25, low: float = 0.72) -> None:
    """A long cloth over the croup and another round the breast, their hems blown back."""
    stuff, edge = paint(tone, 0.75, bump=0.35, grain=24, mottle=0.2, second=second), paint(trim, 0.4, 0.6, bump=0.2)

    def drape(s: float, y: float, v: float) -> Any:
        """s from -1 (right hem) over the back to 1."""
        r = 0.43 + 0.02 * math.cos(y * 9)
        a = max(-1.0, min(1.0, s / 0.5)) * math.pi / 2
        hang = max(0.0, abs(s) - 0.5) / 0.5
        fold = 0.06 * hang * math.sin(y * 14 + 2 * s)
        x = math.copysign(r * abs(math.sin(a)) + hang * 0.12 + fold, s) if s else 0.0
        z = 1.24 + (0.46 * math.cos(a)) - hang * (1.24 - low) + wind * 0.25 * hang * v
        return np.array((x, y + wind * 0.6 * hang**1.5, z))

    def back(u: float, v: float) -> Vec:
        at = drape(2 * u - 1, 0.36 + 0.66 * v, v)
        at[2] -= 0.05 * v * v
        return tuple(at)

    def breast(u: float, v: float) -> Vec:
        a = math.radians(-118 + 236 * u)
        r = 0.50 + 0.10 * v + 0.045 * v * math.cos(a * 13)
        return (
            r * math.sin(a) * 0.92,
            -0.44 - r * math.cos(a) * 1.05 + wind * 0.7 * v * v,
            1.56 - 0.08 * math.cos(a) - 0.78 * v,
        )

    for place, across in ((back, 44), (breast, 48)):
        cloth(place, stuff, across, 20, 0.02)
        hems = [[place(u, 1.0) for u in np.linspace(0, 1, 49)]]
        if place is back:
            hems = [[place(u, v) for v in np.linspace(0, 1, 13)] for u in (0.0, 1.0)] + hems
        for hem in hems:
            for a, b in itertools.pairwise(hem):
                pole(a, b, 0.026, edge, sides=6)

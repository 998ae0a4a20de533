"""Chronicle's busts: plinth, shoulders, an ivory head with a face that holds at 400 px, hair, beards, hats, jewels, hands.

A bust stands on z = 0, about 5 high, its face towards -y. What belongs to its head is made inside `with bust.head() as c`
in heads: (0, 0, 0) is between the ears, the chin at z = -1, the crown at z = 1; so a head can look anywhere.

    b.shoulders("#8a1c2a")
    with b.head((0, 0, 12)) as c:
        face(b, OLD_MAN)
        hair(b, WHITE, 0.8)
        crown(c)
    b.arm(0, (-1.2, -0.9, 1.2), "#8a1c2a")
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Unpack

import numpy as np
from studio.chronicle_face import (
    BLACK,
    BLOND,
    BROWN,
    GREY,
    IVORY,
    MAN,
    OLD_MAN,
    OLD_WOMAN,
    RED,
    WHITE,
    WOMAN,
    YOUTH,
    Face,
    carve,
)  # fmt: skip
from studio.clay import Clay, Coat, Paint, Vec
from studio.materials import paint
from studio.people import Frame, arm
from studio.posing import reach, shift, turn_to
from studio.solids import Group, figure, lathe, sphere

__all__ = [  # what the suits also want of a face
    "BLACK", "BLOND", "BROWN", "GREY", "IVORY", "MAN", "OLD_MAN", "OLD_WOMAN", "RED", "WHITE", "WOMAN", "YOUTH", "Face",
]  # fmt: skip
GILT = "#dda23a"
LEAF: Coat = {"metal": 1.0, "rough": 0.34}  # gold leaf
ENAMEL: Coat = {"rough": 0.16}
CLOTH: Coat = {"rough": 0.6}
HEAD = (0.0, -0.08, 2.72)


class Bust:
    """A bust while it is made: `c` is the clay of its body, `f` the joints of its arms."""

    def __init__(self, detail: int) -> None:
        self.detail = detail
        self.c = Clay()
        self.f = Frame(tall=6.0, head=1.6)
        shift(self.f, np.array((0, 0.05, 1.62)) - self.f.neck)
        self.front = Frame(tall=1 / 0.105)  # of the head, for what people.py puts on heads
        shift(self.front, -self.front.head)
        self.dice = Random(7)

    @contextmanager
    def head(self, look: Vec = (0, 0, 0), size: float = 1.0, at: Vec = HEAD) -> Iterator[Clay]:
        """Room for a head that nods (x), tilts (y) and turns (z); what is modelled in its clay is baked at the end."""
        with Group(at, look, size):
            clay = Clay()
            yield clay
            if clay.parts:
                self.bake(clay, 1.4)

    def bake(self, clay: Clay, fine: float = 1.0, most: int = 200, wash: float = 0.7, brush: float = 0.2) -> Any:
        """The mesh of a clay, finer than the body's by a factor, of `most` cells along its longest side."""
        cells = min(most, round(self.detail * fine))
        return figure(clay, cells, bump=0.06, grain=30, coat=0.2, mottle=0.06, wash=wash, brush=brush, zenith=0.15)

    def shoulders(
        self, tone: Paint, wide: float = 1.0, skin: Paint | None = IVORY, neck: float = 1.0, deep: float = 1.0,
        **coat: Unpack[Coat],
    ) -> None:  # fmt: skip
        """Shoulders and breast on a gilded plinth, in enamel if no other coat is said; a bare neck above."""
        c, w = self.c, wide
        told: Coat = {**ENAMEL, **coat}
        c.ball((0, 0.06, 0.7), (1.15 * w, 0.66 * deep, 0.72), tone, 0.2, **told)
        c.limb([(-1.15 * w, 0.12, 0.86), (0, 0.12, 1.2), (1.15 * w, 0.12, 0.86)], (0.36, 0.34, 0.36), tone, 0.2, **told)
        c.limb([(1.2 * w, 0.12, 0.84), (1.36 * w, 0.08, 0.0)], (0.38, 0.36), tone, 0.15, mirror=True, **told)
        c.ball((0, -0.1 * deep, 0.55), (0.95 * w, 0.66 * deep, 0.68), tone, 0.2, **told)
        if skin is not None:
            c.limb([(0, 0.12, 1.2), (0, 0.02, 2.3)], (0.45 * neck, 0.4 * neck), skin, 0.05, rough=0.35)
        plinth(1.62 * max(w, 0.95))

    def arm(self, n: int, at: Vec, sleeve: Paint, hand: Paint = IVORY, bend: Vec = (0, 0.2, -1), thick: float = 1.0,
            cuff: Paint | None = GILT, **coat: Unpack[Coat]) -> None:  # fmt: skip
        """An arm (0 its right, at the left of the picture) whose fist is at a place; `arms.held(b.f, n, ...)` fills it."""
        reach(self.f, n, at, bend)
        told: Coat = {**ENAMEL, **coat}
        arm(self.c, self.f, n, sleeve, sleeve, thick, **told)
        del self.c.parts[-5:]  # the fist, made again in the hand's own paint
        from_, to = self.f.elbow[n], self.f.hand[n]
        fist(self.c, to, to - from_, hand)
        if cuff is not None:
            self.c.ring(from_ * 0.14 + to * 0.86, 0.27 * thick, 0.06, cuff, 0.01, turn_to(to - from_), tall=1.5, **LEAF)

    def finish(self) -> None:
        """Cuts the body off at the plinth and bakes it."""
        if self.c.parts:
            self.c.slab((0, 0, -1.3), (6, 6, 1.5), GILT, 0.01, 0.01, cut=True, **LEAF)
            self.bake(self.c)


def fist(c: Clay, at: Any, way: Any, skin: Paint, r: float = 0.25) -> None:
    """A closed hand that holds what stands upright in it."""
    along = way / (np.linalg.norm(way) + 1e-6)
    across = np.cross(along, (0, 0, 1.0))
    across = across / (np.linalg.norm(across) + 1e-6)
    up = np.cross(across, along)
    c.ball(at + along * r * 0.5, (r * 0.9, r * 0.9, r), skin, 0.03, rough=0.35)
    for k in range(4):
        knuckle = at + along * r * 1.1 + up * r * (0.66 - 0.43 * k)
        c.limb([knuckle + across * r * 0.7, knuckle + along * r * 0.36, knuckle - across * r * 0.7],
               (r * 0.26, r * 0.27, r * 0.22), skin, 0.008, rough=0.35)  # fmt: skip
    c.limb([at + up * r * 0.5 + across * r * 0.8, at + along * r * 0.9 + up * r * 0.9, at + along * r * 1.3 + up * r * 0.85 - across * r * 0.3],
           (r * 0.3, r * 0.28, r * 0.2), skin, 0.02, rough=0.35)  # fmt: skip


def plinth(half: float) -> None:
    """The gilded foot: a torus, a band of stones, a torus; oval."""
    gold = paint(GILT, 0.36, 1.0, bump=0.08, grain=16, mottle=0.1, hazy=False)
    deep = 0.62
    profile = [(1.06, -0.06), (1.1, 0.0), (1.06, 0.06), (0.99, 0.08), (0.97, 0.2), (1.0, 0.22), (1.03, 0.26), (1.0, 0.31), (0.9, 0.32)]  # fmt: skip
    lathe(profile, gold, scale=(half, half * deep, 1), sides=72)
    for k in range(9):
        a = math.radians(-90 + 20 * (k - 4))
        place = (half * 0.985 * math.cos(a), half * deep * 0.985 * math.sin(a), 0.14)
        jewel(place, 0.06, ("#b01c30", "#2458c0", "#1c8a58")[k % 3], gold)


def jewel(at: Vec, r: float, tone: str, gold: Any = None) -> None:
    """A polished stone in a gold setting that looks to the front."""
    x, y, z = at
    sphere(at, (r * 1.3, r * 0.7, r * 1.3), gold or paint(GILT, 0.36, 1.0, bump=0.08, hazy=False), 16)
    sphere((x, y - r * 0.45, z), (r, r * 0.6, r), paint(tone, 0.06, bump=0, coat=1.0, mottle=0.1, hazy=False), 16)


# ---- the face


def face(b: Bust, look: Face) -> None:
    """The head: an ivory oval with eyes half hidden by their lids, nose, lips, brows, ears."""
    c = Clay()
    carve(c, look)
    thing = b.bake(c, 1.8, 250, wash=0.3, brush=0.1)
    surface = thing.data.materials[0].node_tree.nodes["Principled BSDF"].inputs  # light goes a little way into ivory
    for name, value in (("Weight", 0.3), ("Radius", (1, 0.6, 0.35)), ("Scale", 0.06)):
        surface[f"Subsurface {name}"].default_value = value


# ---- hair

SKULL = np.array((0.0, 0.1, 0.2))


def _over(angle: float, z: float, out: float = 0.0) -> Any:
    """A place on the skull, its angle from the front, at a height."""
    r = math.sqrt(max(0.05, 1 - ((z - 0.2) / 0.8) ** 2)) if z > 0.2 else 1.0
    return np.array((math.sin(angle) * (0.78 * r + out), 0.1 - math.cos(angle) * (0.92 * r + out), z))


def hair(
    b: Bust, tone: Paint, long: float = 0.5, wave: float = 0.05, wide: float = 1.0, gilt: bool = False,
    bald: float = 0.0, line: float = 0.0, n: int = 21,
) -> None:  # fmt: skip
    """Carved strands from a parting to both sides: `long` 0 to the ears, 1 to the shoulders, 1.6 to the breast; `bald`
    is how much of the crown is bare, `line` how far the hair comes into the forehead."""
    c = Clay()
    c.coat = {"metal": 1.0, "rough": 0.34, "glow": 0.0} if gilt else {"metal": 0.0, "rough": 0.5, "glow": 0.0}
    if not bald:
        c.ball((0, 0.2, 0.3), (0.8, 0.86, 0.74), tone, 0.03)
    for side in (-1, 1):
        for layer in (0, 1):
            for k in range(n):
                t = (k + 0.5 * layer) / n
                a = math.radians(48 - 14 * line + (132 + 14 * line) * t)
                y = -0.6 - 0.06 * line + 1.25 * t
                top = np.array((0.03, y, 0.26 + 0.8 * math.sqrt(max(0.03, 1 - ((y - 0.1) / 0.94) ** 2))))
                if bald:
                    top = _over(a, 0.86 - 0.8 * bald, 0.03)
                high, mid = _over(a, 0.55 - 0.35 * bald, 0.08 + 0.05 * layer), _over(a + 0.14, 0.05, 0.1 + 0.04 * layer)
                ridge = (top + high) / 2 - SKULL
                ridge = SKULL + ridge / np.linalg.norm(ridge / (0.82, 0.95, 0.85)) * (1.03 + 0.03 * layer)
                start = [top] if bald else [top, ridge]
                sway, turn = wave * math.sin(2.3 * k + 3 * layer), 1.3 * wave * math.sin(0.9 * k + 2 * layer)
                low = -0.16 - 1.35 * long - 0.14 * (k % 3) * min(1.0, long + 0.3)
                drop = mid * (wide, 1, 1) + (0.05 * wide + sway, 0.04, 0)
                fall = [(drop + (wave, turn, 0), 0.4), (drop - (wave, turn, 0), 0.75), (drop * (0.94, 0.9, 1), 1.0)]
                if long < 0.15:
                    fall = [(drop, 1.0)]
                points = [*start, high, mid, *((*way[:2], low * share) for way, share in fall)]
                r = 0.085 + 0.015 * math.sin(5.0 * k)
                radii = (*(r * 0.7, r)[: len(start)], r, r, *(r, r * 0.85)[: len(fall) - 1], 0.015)
                c.limb([(side * x, y_, z) for x, y_, z in points], radii, tone, 0.01)
    b.bake(c, 1.3)


def beard(b: Bust, tone: Paint, long: float = 0.8, wide: float = 1.0, gilt: bool = False, lip: bool = True,
          fork: float = 0.0, cheeks: float = 1.0) -> None:  # fmt: skip
    """A carved beard from ear to ear in three layers, with a moustache unless `lip` says no; `fork` parts it."""
    c = Clay()
    c.coat = {"metal": 1.0, "rough": 0.34, "glow": 0.0} if gilt else {"metal": 0.0, "rough": 0.5, "glow": 0.0}
    for layer, n in ((0, 19), (1, 15), (2, 9)):
        for k in range(n):
            u = 2 * k / (n - 1) - 1
            u = u * (1 - 0.14 * layer)
            root = np.array((u * 0.7, -0.74 + 0.6 * u * u - 0.02 * layer, -0.74 - 0.03 * layer + 0.6 * cheeks * u * u))
            far = long * (1 - 0.5 * u * u) * (1 - 0.16 * layer) * (0.92 + 0.1 * (k % 3))
            part = fork * 0.3 * (1 if u >= 0 else -1)
            tip = np.array((u * 0.34 * wide + part * long, -0.8 + 0.25 * u * u - 0.06 * layer, -0.98 - 0.95 * far))
            curl = 0.05 * math.sin(2.4 * k + layer)
            one, two = root * 0.62 + tip * 0.38, root * 0.25 + tip * 0.75
            one, two = one + (u * 0.2 * wide + curl, -0.14 + 0.08 * u * u, 0), two + (u * 0.12 * wide - curl, -0.1, 0)
            c.limb([root, one, two, tip], (0.075, 0.095, 0.07, 0.012), tone, 0.008)
    if lip:
        moustache(c, tone)
    b.bake(c, 1.3)


def moustache(c: Clay, tone: Paint, long: float = 1.0, curl: float = 0.0) -> None:
    """Strands from under the nose over the corners of the mouth; `curl` turns the ends up."""
    for k in range(4):
        end = (0.27 + 0.1 * long - 0.05 * k, -0.74, -0.6 - 0.1 * k * (1 - curl) + 0.2 * curl)
        c.limb([(0.02, -0.93, -0.45 - 0.015 * k), (0.14, -0.935, -0.465 - 0.03 * k), (0.25 + 0.02 * k, -0.85, -0.53 - 0.04 * k), end],
               (0.04, 0.055, 0.05, 0.01), tone, 0.008, mirror=True)  # fmt: skip


def locks(
    c: Clay, points: list[Vec], spread: tuple[float, float], tone: Paint, dice: Random, n: int = 14, r: float = 0.06,
    wave: float = 0.03, **coat: Unpack[Coat],
) -> None:  # fmt: skip
    """Carved curls: wavering strands about a path."""
    for _ in range(n):
        off = np.array((dice.uniform(-1, 1) * spread[0], dice.uniform(-1, 1) * spread[1], dice.uniform(-0.03, 0.03)))
        turn = dice.uniform(0, 6)
        way = [np.array(q) + off * (0.45 + 0.55 * j / (len(points) - 1)) + (wave * math.sin(turn + 2.4 * j), 0, 0) for j, q in enumerate(points)]  # fmt: skip
        c.limb(way, (r * 0.8, r, r * 0.25), tone, 0.01, **coat)


# ---- hats and jewels, in heads


def crown(
    c: Clay, points: int = 8, tall: float = 0.5, cap: Paint | None = "#8a1c2a", z: float = 0.52, wide: float = 0.86
) -> None:
    """A crown of lilies and pearls with stones on its band."""
    at = np.array((0, 0.08, z))
    c.ring(at, wide, 0.09, GILT, 0.008, (-5, 0, 0), tall=1.7, oval=1.1, **LEAF)
    for dz in (-0.15, 0.15):
        c.ring(at + (0, 0, dz), wide + 0.04, 0.045, GILT, 0.006, (-5, 0, 0), oval=1.1, **LEAF)
    if cap is not None:
        c.ball(at + (0, 0.04, 0.1), (wide * 0.9, wide * 0.98, 0.55), cap, 0.02, rough=0.6)
    for k in range(points):
        a = math.radians(-90 + 360 / points * k)
        x, y = math.cos(a), math.sin(a)
        out, side = np.array((x, y * 1.1, 0)), np.array((-y, x, 0))
        foot = at + out * wide + (0, 0, 0.16 - 0.075 * y)
        gem(c, foot + out * 0.08 + (0, 0, -0.16), 0.085 if k % 2 == 0 else 0.06, "#b01c30" if k % 2 == 0 else "#1c8a58")
        if k % 2:
            c.limb([foot, foot + out * 0.05 + (0, 0, tall * 0.5)], (0.08, 0.035), GILT, 0.01, **LEAF)
            c.ball(foot + out * 0.06 + (0, 0, tall * 0.6), 0.075, "#f0e6cc", 0.006, rough=0.2)
            continue
        c.limb([foot, foot + out * 0.06 + (0, 0, tall * 0.62)], (0.09, 0.1), GILT, 0.01, **LEAF)
        c.limb(
            [foot + out * 0.06 + (0, 0, tall * 0.5), foot + out * 0.1 + (0, 0, tall)], (0.13, 0.02), GILT, 0.01, **LEAF
        )
        for s in (-1, 1):
            c.limb([foot + out * 0.05 + (0, 0, tall * 0.35), foot + out * 0.06 + side * s * 0.17 + (0, 0, tall * 0.62), foot + out * 0.06 + side * s * 0.27 + (0, 0, tall * 0.5)],
                   (0.07, 0.08, 0.035), GILT, 0.01, **LEAF)  # fmt: skip


def coronet(c: Clay, stones: str = "#2458c0", z: float = 0.6) -> None:
    """A narrow circlet with pearls and a stone over the forehead."""
    c.ring((0, 0.08, z), 0.84, 0.06, GILT, 0.006, (-10, 0, 0), tall=1.3, oval=1.08, **LEAF)
    for k in range(14):
        a = 2 * math.pi * k / 14 + math.pi / 2
        at = np.array((0.86 * math.cos(a), 0.08 + 0.93 * math.sin(a), z + 0.1 - 0.16 * math.sin(a)))
        c.ball(at, 0.065, "#f0e6cc", 0.005, rough=0.2)
    gem(c, np.array((0, -0.92, z + 0.18)), 0.12, stones)


def gem(c: Clay, at: Vec, r: float, tone: str) -> None:
    """A stone in its setting, looking to the front."""
    c.ball(at, r * 1.35, GILT, 0.006, **LEAF)
    c.ball(np.array(at) + (0, -r * 0.75, 0), r, tone, 0.004, rough=0.05)


def chain(c: Clay, start: Vec, low: Vec, end: Vec, n: int = 13, r: float = 0.1, tone: Paint = GILT) -> None:
    """Beads on a curve that hangs through a place: gold, or whatever tone is no gold."""
    a, m, z = (np.array(p, float) for p in (start, low, end))
    more: Coat = LEAF if tone == GILT else {"rough": 0.2}
    for k in range(n):
        t = k / (n - 1)
        at = a * (1 - t) * (1 - 2 * t) + 4 * m * t * (1 - t) + z * t * (2 * t - 1)
        c.ball(at, r, tone, 0.005, **more)


def collar(c: Clay, tone: Paint = GILT, z: float = 1.46, r: float = 0.52, thick: float = 0.1, tall: float = 1.6,
           **coat: Unpack[Coat]) -> None:  # fmt: skip
    """A band round the neck: gold if nothing else is said."""
    c.ring((0, 0.08, z), r, thick, tone, 0.02, (8, 0, 0), tall=tall, oval=0.95, **(coat or LEAF))


def fur(c: Clay, tone: Paint = "#f2eadb", z: float = 1.3, spots: bool = True, wide: float = 1.0) -> None:
    """A collar of fur round the shoulders, with ermine's tails."""
    for k in range(30):
        a = 2 * math.pi * k / 30
        x, y = math.cos(a), math.sin(a)
        c.ball(
            (x * 0.98 * wide, 0.05 + y * 0.66, z - 0.1 + 0.05 * math.sin(5 * a) - 0.1 * abs(x)),
            (0.27, 0.25, 0.24),
            tone,
            0.05,
            rough=0.8,
        )
        if spots and k % 2 and y < 0.5:
            c.limb(
                [
                    (x * 1.18 * wide, 0.05 + y * 0.86, z - 0.06 - 0.1 * abs(x)),
                    (x * 1.24 * wide, 0.05 + y * 0.92, z - 0.26 - 0.1 * abs(x)),
                ],
                (0.045, 0.02),
                "#1a1210",
                0.004,
                rough=0.7,
            )


def veil(b: Bust, tone: Paint, band: Paint | None = None, long: float = 1.5, tight: float = 0.0) -> None:
    """A cloth over the head that falls in folds beside the face; `band` lies on the forehead, `tight` 1 is a wimple
    that also covers chin and neck."""
    c = Clay()
    c.coat = {"metal": 0.0, "rough": 0.65, "glow": 0.0}
    c.ball((0, 0.16, 0.24), (0.9, 0.98, 0.86), tone, 0.03)
    for side in (-1, 1):
        for k in range(9):
            t = k / 8
            a = math.radians(62 + 116 * t)
            out = 0.14 + 0.05 * (k % 2)
            top, mid = _over(a - 0.25, 0.72, 0.1), _over(a, 0.1, out)
            foot = mid * (1.22 + 0.1 * (k % 2), 1.1, 1)
            c.limb([(side * p[0], p[1], z) for p, z in ((top, 0.74), (mid, 0.15), (mid * (1.06, 1, 1), -0.5), (foot, -0.3 - long))],
                   (0.1, 0.15, 0.16, 0.17), tone, 0.035)  # fmt: skip
    c.ball((0, -0.95, -0.12), (0.66, 0.75, 0.86), tone, 0.04, cut=True)
    if tight:
        c.ring((0, -0.2, -0.2), 0.8, 0.1, tone, 0.04, (78, 0, 0), oval=1.12)
        c.limb([(0, -0.1, -0.8), (0, 0.0, -1.6)], (0.62, 0.75), tone, 0.1)
        c.ball((0, -0.85, -0.25), (0.56, 0.6, 0.72), tone, 0.03, cut=True)
    if band is not None:
        more: Coat = LEAF if band == GILT else {"rough": 0.6}
        c.ring((0, 0.12, 0.56), 0.86, 0.07, band, 0.01, (-14, 0, 0), tall=1.6, oval=1.08, **more)
    b.bake(c, 1.3)

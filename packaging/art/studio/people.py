"""People and what walks like them: a frame of joints, poses, bodies, faces, hair, clothes, armour, helmets.

A `Frame` says where the joints are; everything else is laid round it. "Right" is the figure's own right hand: it lies at
negative x, on the left of the picture. Vary pose, mass and outline first, dress second.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple, Unpack

import numpy as np
from studio.clay import Clay, Coat, Paint, Part, Vec, rgb, turned
from studio.materials import paint
from studio.solids import cloth, figure, sphere

STEEL: Coat = {"metal": 1.0, "rough": 0.38}
GOLD: Coat = {"metal": 1.0, "rough": 0.26}


class Pose(NamedTuple):
    """Offsets from hip to knee and foot, from shoulder to elbow and hand, in shares of leg and arm; lean of the chest."""

    right_leg: tuple[Vec, Vec]
    left_leg: tuple[Vec, Vec]
    right_arm: tuple[Vec, Vec]
    left_arm: tuple[Vec, Vec]
    lean: Vec = (0.0, 0.0)
    sink: float = 0.0  # how much lower the hips are


LEGS = ((-0.05, -0.04, -0.5), (-0.08, 0.02, -1.0)), ((0.05, -0.04, -0.5), (0.08, 0.02, -1.0))
WIDE = ((-0.16, -0.08, -0.5), (-0.24, 0.04, -1.0)), ((0.16, -0.08, -0.5), (0.24, 0.04, -1.0))

POSES = {
    "stand": Pose(*LEGS, ((-0.16, 0.06, -0.5), (-0.12, -0.14, -0.94)), ((0.16, 0.06, -0.5), (0.12, -0.14, -0.94))),
    "raise": Pose(*WIDE, ((-0.50, -0.16, 0.0), (-0.56, -0.34, 0.52)), ((0.26, -0.10, -0.42), (0.06, -0.52, -0.42))),
    "cast": Pose(*WIDE, ((-0.46, -0.14, -0.12), (-0.66, -0.46, 0.30)), ((0.46, -0.14, -0.12), (0.66, -0.46, 0.30))),
    "hold": Pose(*LEGS, ((-0.18, -0.22, -0.44), (0.22, -0.62, -0.46)), ((0.18, -0.22, -0.44), (-0.22, -0.62, -0.40))),
}  # fmt: skip


class Frame:
    """Joints of a figure: `hips`, `chest`, `neck`, `head`, and `shoulder`, `elbow`, `hand`, `hip`, `knee`, `foot` as pairs
    (right, left). `broad` widens the shoulders, `girth` everything, `head` enlarges the head (miniatures have large ones).
    `look` nods the head (x, down is positive), tilts it (y) and turns it (z, to its left is positive), in degrees.
    """

    def __init__(
        self,
        pose: str | Pose = "stand",
        tall: float = 2.1,
        broad: float = 1.0,
        girth: float = 1.0,
        head: float = 1.0,
        look: Vec = (0, 0, 0),
    ) -> None:
        self.pose = POSES[pose] if isinstance(pose, str) else pose
        self.tall, self.broad, self.girth, self.look = tall, broad, girth, look
        self.leg, self.arm = tall * 0.46, tall * 0.36
        lean = np.array((*self.pose.lean, 0.0)) * tall * 0.5
        self.hips = np.array((0, 0, self.leg + 0.03 - self.pose.sink * tall * 0.5))
        self.chest = self.hips + (0, 0, tall * 0.25) + lean * 0.75
        self.neck = self.hips + (0, 0, tall * 0.36) + lean
        self.skull = tall * 0.105 * head  # half the head's height
        self.head = self.neck + (0, -0.02 * tall, self.skull * 1.05) + lean * 0.25
        pairs = (-1, self.pose.right_leg, self.pose.right_arm), (1, self.pose.left_leg, self.pose.left_arm)
        self.hip, self.knee, self.foot = [], [], []
        self.shoulder, self.elbow, self.hand = [], [], []
        for side, leg, arm in pairs:
            hip = self.hips + (side * 0.085 * tall * girth, 0, -0.01)
            self.hip.append(hip)
            self.knee.append(hip + np.array(leg[0]) * self.leg)
            foot = hip + np.array(leg[1]) * self.leg
            self.foot.append(np.array((foot[0], foot[1], max(foot[2], 0.07))))
            shoulder = self.neck + (side * 0.165 * tall * broad, 0.01, -0.055 * tall)
            self.shoulder.append(shoulder)
            self.elbow.append(shoulder + np.array(arm[0]) * self.arm)
            self.hand.append(shoulder + np.array(arm[1]) * self.arm)

    def side(self, number: int) -> int:
        """-1 for the right, 1 for the left."""
        return 2 * number - 1


# ---- bodies


def legs(c: Clay, f: Frame, tone: Paint, boots: Paint, thick: float = 1.0, **coat: Unpack[Coat]) -> None:
    """Legs in trousers, hose or fur, and boots that stand."""
    g = f.tall * 0.075 * f.girth * thick
    for n in (0, 1):
        c.limb([f.hip[n], f.knee[n], f.foot[n]], (g * 1.25, g * 0.92, g * 0.72), tone, 0.05, **coat)
        shin = f.knee[n] * 0.45 + f.foot[n] * 0.55
        c.limb([shin, f.foot[n]], (g * 0.9, g * 0.86), boots, 0.02)
        toe = f.foot[n] + (f.side(n) * 0.05 * f.tall * 0.5, -0.065 * f.tall, -0.02)
        c.limb([f.foot[n] + (0, 0.02, -0.01), toe], (g * 0.78, g * 0.66), boots, 0.03)


def torso(c: Clay, f: Frame, tone: Paint, belly: float = 1.0, **coat: Unpack[Coat]) -> None:
    """Hips, belly and chest."""
    g, t = f.girth, f.tall
    middle = (f.hips + f.chest) / 2
    c.ball(f.hips + (0, 0, 0.02), (0.135 * t * g, 0.10 * t * g, 0.09 * t), tone, 0.06, **coat)
    c.ball(middle, (0.125 * t * g * belly, 0.10 * t * g * belly, 0.11 * t), tone, 0.09, **coat)
    c.ball(f.chest, (0.158 * t * g * f.broad, 0.11 * t * g, 0.115 * t), tone, 0.09, **coat)
    c.limb([f.shoulder[0], f.neck - (0, 0, 0.03), f.shoulder[1]], (0.06 * t * g, 0.075 * t * g, 0.06 * t * g), tone, 0.07,
           **coat)  # fmt: skip


def arms(
    c: Clay, f: Frame, tone: Paint, hand: Paint, thick: float = 1.0, bare: bool = False, **coat: Unpack[Coat]
) -> None:
    """Arms with sleeves, and fists that could hold something; `bare`: arms as the hands are."""
    for n in (0, 1):
        arm(c, f, n, hand if bare else tone, hand, thick, **coat)


def arm(c: Clay, f: Frame, n: int, tone: Paint, hand: Paint, thick: float = 1.0, **coat: Unpack[Coat]) -> None:
    """One arm: 0 the right, 1 the left."""
    g = f.tall * 0.056 * f.girth * thick
    c.ball(f.shoulder[n], g * 1.45, tone, 0.05, **coat)
    c.limb([f.shoulder[n], f.elbow[n], f.hand[n]], (g * 1.2, g, g * 0.78), tone, 0.04, **coat)
    fist(c, f, n, hand)


def fist(c: Clay, f: Frame, n: int, tone: Paint, size: float = 1.0) -> None:
    """A closed hand at the end of the arm: a ball with four fingers and a thumb round a grip."""
    r = f.tall * 0.044 * size
    at = f.hand[n]
    along = (at - f.elbow[n]) / (np.linalg.norm(at - f.elbow[n]) + 1e-6)
    c.ball(at + along * r * 0.5, (r, r, r * 1.05), tone, 0.03)
    across = np.cross(along, (0, 0, 1.0))
    across = across / (np.linalg.norm(across) + 1e-6) if np.linalg.norm(across) > 0.2 else np.array((1.0, 0, 0))
    up = np.cross(across, along)
    for k in range(4):
        knuckle = at + along * r * 1.15 + up * r * (0.62 - 0.42 * k)
        c.limb([knuckle + across * r * 0.62, knuckle + along * r * 0.34, knuckle - across * r * 0.62],
               (r * 0.3, r * 0.32, r * 0.26), tone, 0.012)  # fmt: skip


def open_hand(c: Clay, f: Frame, n: int, tone: Paint, size: float = 1.0, claws: Paint | None = None) -> None:
    """A hand with spread fingers, for spells and claws."""
    r = f.tall * 0.042 * size
    at = f.hand[n]
    along = (at - f.elbow[n]) / (np.linalg.norm(at - f.elbow[n]) + 1e-6)
    across = np.cross(along, (0, 1.0, 0))
    across = across / (np.linalg.norm(across) + 1e-6)
    c.ball(at + along * r * 0.6, (r * 1.05, r * 0.75, r * 1.1), tone, 0.03)
    for k in range(5):
        spread = (k - 2) * 0.42
        way = along + across * spread * (1 if k < 4 else 1.3) + np.array((0, -0.25, 0))
        root, tip = (
            at + along * r * 1.1 + across * spread * r * 0.9,
            at + along * r + way * r * (2.0 if k not in (0, 4) else 1.5),
        )
        c.limb([root, (root + tip) / 2 + along * r * 0.15, tip], (r * 0.36, r * 0.3, r * 0.22), tone, 0.015)
        if claws is not None:
            c.limb([tip, tip + way * r * 0.7 + (0, -0.2 * r, 0)], (r * 0.24, 0.004), claws, 0.008, rough=0.25)


# ---- heads


def _looking(c: Clay, f: Frame, since: int = 0) -> None:
    """Parts of the head that were made since then look where the frame does."""
    if not any(f.look):
        return
    m, pivot = turned(f.look), np.array(f.head)
    for k, part in enumerate(c.parts[since:], since):
        c.parts[k] = _turned(part, m, pivot)


def _turned(part: Part, m: Any, pivot: Any) -> Part:
    """A part turned about a place."""
    middle, half = (part.low + part.high) / 2, (part.high - part.low) / 2
    middle, half = m @ (middle - pivot) + pivot, np.abs(m) @ half

    def back(p: Any) -> Any:
        return (p - pivot) @ m + pivot

    tone = part.paint
    return part._replace(field=lambda p: part.field(back(p)), low=middle - half, high=middle + half,
                         paint=(lambda p: tone(back(p))) if callable(tone) else tone)  # fmt: skip


def _fine(c: Clay, f: Frame, detail: int, wash: float, brush: float) -> None:
    """Bakes the parts of a head by themselves, finer than a whole figure can be."""
    _looking(c, f)
    figure(c, detail, bump=0.1, grain=26, coat=0.08, wash=wash, brush=brush)


def complexion(skin: Paint, f: Frame, stubble: str | None = None, blush: float = 0.3) -> Paint:
    """Skin that reddens at nose, cheeks and ears, and darkens where a razor was."""
    h, s, red = np.array(f.head), f.skull, rgb("#c2402c")
    shadow = rgb(stubble or "#000000")

    def tone(p: Any) -> Any:
        q = (p - h) / s
        base = (skin(p) if callable(skin) else rgb(skin)) * np.ones_like(q)
        if stubble:
            low = np.clip((-0.12 - q[..., 2] - 0.25 * np.abs(q[..., 0])) * 3.5, 0, 1) * np.clip(
                -q[..., 1] * 3 - 0.3, 0, 1
            )
            base = base * (1 - 0.6 * low[..., None]) + shadow * 0.6 * low[..., None]
        x = np.abs(q[..., 0])
        spots = np.exp(-((x - 0.42) ** 2 + (q[..., 2] + 0.2) ** 2) * 14) + np.exp(-(x**2 + (q[..., 2] + 0.2) ** 2) * 50)
        share = blush * np.clip(spots + (x > 0.76) * 0.8, 0, 1)[..., None]
        return base * (1 - share) + red * share * (0.35 + base.mean())

    return tone


def face(
    c: Clay, f: Frame, skin: Paint, eyes: str = "#4a2c14", nose: float = 1.0, jaw: float = 1.0, brow: float = 1.0,
    ears: float = 1.0, mouth: bool = True, frown: float = 0.35, stubble: str | None = None,
    brows: str = "#4a3220", lips: str = "#9c5244", smile: float = 0.0, soft: float = 0.0,
) -> None:  # fmt: skip
    """A head with a face that holds at 400 px: brow, sockets, eyes, nose, cheeks, lips, ears. `soft` towards 1 is young
    or a woman's: smooth brow, large eyes with lashes, small nose, full lips."""
    s, h = f.skull, np.array(f.head)
    head = Clay()
    head.coat = c.coat
    tone = complexion(skin, f, stubble, 0.3 + 0.1 * soft)
    nose, brow, jaw = nose * (1 - 0.26 * soft), brow * (1 - 0.55 * soft), jaw * (1 - 0.08 * soft)

    def at(x: float, y: float, z: float) -> Any:
        return h + s * np.array((x, y, z))

    def both(points: list[Vec], radii: Vec, paint_: Paint, k: float, **more: Any) -> None:
        for side in (-1, 1):
            head.limb([at(side * x, y, z) for x, y, z in points], tuple(r * s for r in radii), paint_, k * s, **more)

    def twin(place: Vec, size: Vec, paint_: Paint, k: float, **more: Any) -> None:
        for side in (-1, 1):
            head.ball(at(side * place[0], place[1], place[2]), tuple(r * s for r in size), paint_, k * s, **more)

    c.limb(
        [f.neck - (0, -0.01, 0.06), h - (0, -0.12 * s, 0.5 * s)],
        (s * (0.55 - 0.12 * soft), s * (0.5 - 0.1 * soft)),
        skin,
        0.04,
    )
    head.ball(at(0, 0.1, 0.18), (0.78 * s, 0.9 * s, 0.84 * s), tone, 0.1 * s)
    head.ball(at(0, -0.2, -0.32), (0.6 * s * jaw, 0.6 * s, 0.6 * s), tone, 0.35 * s)
    twin((0.44 * jaw, -0.1, -0.52), (0.2, 0.26, 0.2), tone, 0.3)
    head.ball(at(0, -0.64, -0.78), (0.21 * s * jaw, 0.18 * s, 0.16 * s), tone, 0.24 * s)
    twin((0.42, -0.5, -0.16), (0.24, 0.22, 0.2), tone, 0.28)
    twin((0.31, -0.94, 0.06), (0.22, 0.18, 0.15), tone, 0.18, cut=True)
    inner = 0.26 - 0.2 * frown
    both(
        [(0.0, -0.8, inner + 0.04), (0.26, -0.8, inner + 0.08), (0.6, -0.56, 0.2)],
        (0.11 * brow, 0.15 * brow, 0.1 * brow),
        tone,
        0.18,
    )
    r = 0.15 + 0.02 * soft
    lid = 0.15 + 0.03 * soft - 0.05 * max(frown, 0)
    both([(0.12, -0.76, 0.07), (0.29, -0.87, lid), (0.48, -0.7, 0.07)], (0.04, 0.05, 0.035), tone, 0.03)
    both([(0.14, -0.77, 0.0), (0.3, -0.83, -0.08), (0.46, -0.71, 0.01)], (0.03, 0.035, 0.03), tone, 0.05)
    if soft:
        both(
            [(0.13, -0.8, 0.085), (0.29, -0.915, lid - 0.015), (0.53, -0.73, 0.09)],
            (0.012, 0.026, 0.012),
            "#22150f",
            0.01,
        )
    both([(0.1, -0.91, inner - 0.01), (0.3, -0.95 + 0.03 * soft, 0.3), (0.57, -0.7, 0.22)],
         (0.05 - 0.02 * soft, 0.062 - 0.03 * soft, 0.02), brows, 0.02)  # fmt: skip
    tip = -0.94 - 0.14 * nose
    head.limb(
        [at(0, -0.78, 0.2), at(0, tip + 0.1, -0.06), at(0, tip, -0.2)],
        (0.085 * s, 0.1 * s * nose, 0.13 * s * nose),
        tone,
        0.09 * s,
    )
    twin((0.115 * nose, tip + 0.12, -0.23), (0.08 * nose, 0.1 * nose, 0.07 * nose), tone, 0.05)
    twin((0.055 * nose, tip + 0.06, -0.32), (0.035, 0.05, 0.035), "#4a2018", 0.02, cut=True)
    if mouth:
        up = 0.12 * smile
        full = 1 + 0.35 * soft
        both(
            [(0, -0.83, -0.5), (0.12, -0.8, -0.485), (0.25, -0.69, -0.5 + up)],
            (0.042 * full, 0.042 * full, 0.022),
            lips,
            0.03,
        )
        both(
            [(0, -0.81, -0.6), (0.1, -0.79, -0.59), (0.22, -0.69, -0.53 + up)],
            (0.055 * full, 0.05 * full, 0.02),
            lips,
            0.03,
        )
        both(
            [(0, -0.875, -0.548), (0.13, -0.83, -0.535), (0.27, -0.71, -0.51 + up)],
            (0.014, 0.014, 0.012),
            "#3a1510",
            0.008,
        )
        if smile > 0:
            both(
                [(0.2, -0.92, -0.28), (0.33, -0.78, -0.4), (0.36, -0.68, -0.55)],
                (0.02, 0.03, 0.02),
                tone,
                0.04,
                cut=True,
            )
    twin((0.78, 0.06, 0.0), (0.09, 0.18, 0.26 * ears), tone, 0.08)
    twin((0.88, 0.0, 0.02), (0.06, 0.1, 0.15 * ears), tone, 0.03, cut=True)
    _fine(head, f, 96, 0.6, 0.3)
    _eyes(f, [(side * 0.3, -0.69, 0.065) for side in (-1, 1)], r, eyes)


def _eyes(f: Frame, places: list[Vec], r: float, iris: str) -> None:
    """Eyeballs with iris, pupil and a spark of light; places and radius in half heads."""
    s, m = f.skull, turned(f.look)
    layers = (
        (r, (0, 0, 0), paint("#f0e8da", 0.25, bump=0)),
        (r * 0.62, (0, -0.47 * r, 0), paint(iris, 0.12, bump=0)),
        (r * 0.34, (0, -0.79 * r, 0), paint("#0a0605", 0.08, bump=0)),
        (r * 0.12, (-0.2 * r, -1.1 * r, 0.22 * r), paint("#ffffff", 0.2, glow=0.8, bump=0)),
    )
    for place in places:
        for size, off, material in layers:
            sphere(f.head + m @ (s * (np.array(place) + off)), size * s, material, 22)


def beard(c: Clay, f: Frame, tone: Paint, long: float = 1.0) -> None:
    """Strands from cheek to chin in two layers, and a moustache."""
    s, h = f.skull, np.array(f.head)
    part = Clay()
    part.coat = c.coat
    for row, n in ((0, 13), (1, 10)):
        for k in range(n):
            u = (k + 0.5 * row) / (n - 1) * 2 - 1
            u = min(u, 1.0)
            root = h + s * np.array((u * 0.66, -0.7 + 0.46 * u * u - 0.06 * row, -0.7 + 0.6 * u * u))
            reach = long * (1 - 0.55 * abs(u)) * (1 - 0.25 * row) * (0.9 + 0.12 * (k % 3))
            tip = h + s * np.array((u * (0.36 + 0.1 * long), -0.84 + 0.34 * u * u - 0.1 * row, -0.92 - 0.75 * reach))
            bend = s * np.array((u * 0.16 + 0.05 * math.sin(k * 2.1), -0.16, 0))
            part.limb([root, (root + tip) / 2 + bend, tip], (0.13 * s, 0.135 * s, 0.02 * s), tone, 0.012)
    for side in (-1, 1):
        for k in range(3):
            line = (
                (0.03, -1.0, -0.37 - 0.03 * k),
                (0.22 + 0.03 * k, -0.93, -0.4 - 0.05 * k),
                (0.46 - 0.06 * k, -0.72, -0.62 - 0.12 * k),
            )
            part.limb(
                [h + s * np.array((side * x, y, z)) for x, y, z in line], (0.06 * s, 0.07 * s, 0.015 * s), tone, 0.01
            )
    _fine(part, f, 96, 0.8, 0.5)


def hair(c: Clay, f: Frame, tone: Paint, long: float = 0.4, wild: float = 0.0) -> None:
    """A head of locks that fall back from a parting; `long` 0 is cropped, 1 to the shoulders."""
    s, h = f.skull, np.array(f.head)
    part = Clay()
    part.coat = c.coat
    part.ball(h + s * np.array((0, 0.22, 0.3)), (0.84 * s, 0.86 * s, 0.78 * s), tone, 0.02)
    for k in range(25):
        a = math.radians(-42 + 264 * k / 24)
        x, y = math.cos(a), math.sin(a)
        front = max(0.0, -y)
        top = h + s * np.array((x * 0.22, 0.0 + 0.3 * y, 1.0))
        crown = h + s * np.array((x * 0.72, 0.12 + y * 0.72, 0.72))
        side = h + s * np.array((x * 0.94, 0.16 + y * 0.84, 0.14 + 0.3 * front))
        sway = 0.07 * math.sin(k * 1.9)
        tip = h + s * np.array(
            (
                x * (0.92 + wild) + sway,
                0.24 + y * (0.84 + wild),
                -0.1 - 1.25 * long + 0.4 * wild * (k % 2) + 0.12 * (k % 3),
            )
        )
        part.limb([top, crown, side, tip], (0.1 * s, 0.17 * s, 0.17 * s, 0.03 * s), tone, 0.012)
    for side_ in (-1, 1):
        for k in range(4):
            line = (
                (0.05 * side_, -0.55 + 0.1 * k, 1.0),
                (side_ * (0.42 + 0.05 * k), -0.66 + 0.16 * k, 0.74),
                (side_ * 0.82, -0.28 + 0.1 * k, 0.28),
            )
            part.limb([h + s * np.array(p) for p in line], (0.08 * s, 0.12 * s, 0.06 * s), tone, 0.012)
    _fine(part, f, 96, 0.8, 0.5)


def hood(c: Clay, f: Frame, tone: Paint, deep: float = 1.0, dark: bool = True) -> None:
    """A peaked hood with its shadow inside, and its cowl over the shoulders; with `dark`, no face is seen."""
    s, h = f.skull, np.array(f.head)
    part = Clay()
    part.coat = c.coat

    def at(x: float, y: float, z: float) -> Any:
        return h + s * np.array((x, y, z))

    lip = -0.62 - 0.3 * deep
    part.ball(at(0, 0.16, 0.1), (1.02 * s, 1.1 * s, 1.12 * s), tone, 0.03)
    part.limb(
        [at(0, 0.2, 0.7), at(0, 0.75, 0.95), at(0, 1.25, 0.72), at(0, 1.5, 0.3)],
        (0.72 * s, 0.5 * s, 0.28 * s, 0.1 * s),
        tone,
        0.07,
    )
    part.ball(at(0, 0.15, -0.85), (0.86 * s, 0.8 * s, 0.55 * s), tone, 0.09)
    for side in (-1, 1):
        part.limb([at(side * 0.1, lip + 0.02, 1.13), at(side * 0.78, lip + 0.12, 0.62), at(side * 0.93, lip + 0.24, -0.15),
                   at(side * 0.55, lip + 0.2, -0.95), at(side * 0.1, lip + 0.14, -1.2)], (0.12 * s, 0.15 * s, 0.13 * s, 0.13 * s, 0.13 * s), tone, 0.05)  # fmt: skip
        for k in range(3):
            part.limb([at(side * 0.5, lip + 0.5, 0.85 - 0.7 * k), at(side * 1.0, 0.1, 0.5 - 0.55 * k), at(side * 0.6, 0.95, 0.5 - 0.5 * k)],
                      (0.06 * s, 0.1 * s, 0.05 * s), tone, 0.05)  # fmt: skip
    part.ball(at(0, -0.12, 0.0), (0.84 * s, 0.98 * s, 1.0 * s), tone, 0.015, cut=True)
    part.ball(at(0, -1.0, -0.06), (0.7 * s, 0.7 * s, 0.98 * s), tone, 0.03, cut=True)
    if dark:
        inside = paint("#0b0908", 0.95, bump=0)
        sphere(h + turned(f.look) @ (s * np.array((0, -0.02, 0))), (0.86 * s, 0.62 * s, 1.02 * s), inside, 28, f.look)
    _fine(part, f, 96, 0.8, 0.5)
    c.cone(
        f.neck - (0, -0.1 * s, 0.95 * s),
        1.75 * s * f.broad,
        0.6 * s,
        1.25 * s,
        tone,
        0.08,
        folds=9,
        deep=0.07,
        oval=0.72,
    )


def helmet(c: Clay, f: Frame, kind: str, tone: str = "#8e959e", trim: str = "#e0aa48", plume: str = "#a02a22") -> None:
    """nasal, kettle, barbute, great, visor, crested, winged, horned, crown: each another outline."""
    since = len(c.parts)
    _helmet(c, f, kind, tone, trim, plume)
    _looking(c, f, since)


def _helmet(c: Clay, f: Frame, kind: str, tone: str, trim: str, plume: str) -> None:
    s, h = f.skull, np.array(f.head)
    dark = "#0d0907"
    top = h + (0, 0.02 * s, 0.12 * s)
    if kind == "crown":
        c.ring(h + (0, 0, 0.62 * s), 0.8 * s, 0.09 * s, trim, 0.01, (-6, 0, 0), tall=1.6, **GOLD)
        for k in range(8):
            a = 6.283 * k / 8
            p = h + (0.82 * s * math.cos(a), 0.82 * s * math.sin(a), 0.7 * s)
            c.limb([p, p + (0, 0, 0.42 * s)], (0.1 * s, 0.02 * s), trim, 0.02, **GOLD)
            c.ball(p + (0, 0, 0.5 * s), 0.075 * s, "#b02a2a", 0.01, rough=0.15)
        return
    if kind in ("great", "visor"):
        c.drum(h + (0, -0.02 * s, -0.02 * s), 0.98 * s, 1.12 * s, tone, 0.2 * s, 0.03, **STEEL)
        c.ball(h + (0, 0, 0.95 * s), (0.96 * s, 0.96 * s, 0.5 * s), tone, 0.05, **STEEL)
        if kind == "visor":
            c.limb([h + (0, -0.7 * s, 0.2 * s), h + (0, -1.35 * s, -0.2 * s), h + (0, -0.9 * s, -0.8 * s)],
                   (0.5 * s, 0.34 * s, 0.4 * s), tone, 0.08, **STEEL)  # fmt: skip
        c.slab(h + (0, -1.05 * s, 0.22 * s), (0.72 * s, 0.4 * s, 0.07 * s), dark, 0.01, 0.01, cut=True)
        c.limb([h + (0, -1.04 * s, 0.9 * s), h + (0, -1.08 * s, -0.9 * s)], (0.09 * s, 0.09 * s), trim, 0.01, **GOLD)
        c.ring(h + (0, 0, -1.05 * s), 0.98 * s, 0.08 * s, trim, 0.01, **GOLD)
        for k in range(6):
            x, z = (k % 2) * 0.2 + 0.26, -0.25 - 0.2 * (k // 2)
            c.ball(
                h + (x * s, (-1.0 if kind == "great" else -1.12) * s, z * s),
                0.05 * s,
                dark,
                0.008,
                cut=True,
                mirror=True,
            )
        return
    c.ball(h + (0, -0.04 * s, 0), (0.86 * s, 0.92 * s, 0.98 * s), dark, 0.02)
    if kind in ("barbute", "crested", "winged"):
        c.shell(top, (1.02 * s, 1.14 * s, 1.2 * s), 0.1 * s, tone, -1.3 * s, 0.02, **STEEL)
        c.slab(h + (0, -1.1 * s, -0.6 * s), (0.13 * s, 0.6 * s, 0.75 * s), dark, 0.03 * s, 0.012, cut=True)
        for side in (1, -1):
            c.ball(
                h + (side * 0.42 * s, -1.0 * s, 0.1 * s),
                (0.32 * s, 0.4 * s, 0.14 * s),
                dark,
                0.012,
                (0, side * -16, 0),
                cut=True,
            )
            c.ball(h + (side * 0.34 * s, -0.84 * s, 0.08 * s), 0.08 * s, "#e8c890", 0.004, rough=0.2)
        edge = [h + (x * s, y * s, z * s) for x, y, z in ((-0.8, -0.72, 0.34), (-0.3, -1.14, 0.24), (0, -1.2, 0.3))]
        for points in (edge, [np.array((2 * h[0] - p[0], p[1], p[2])) for p in edge]):
            c.limb(points, (0.07 * s, 0.09 * s, 0.08 * s), trim, 0.015, **GOLD)
    else:
        c.shell(top, (1.0 * s, 1.08 * s, (1.25 if kind != "kettle" else 1.0) * s), 0.1 * s, tone, 0.0, 0.02, **STEEL)
        c.ring(
            h + (0, 0, 0.16 * s),
            1.0 * s,
            0.09 * s,
            trim if kind != "kettle" else tone,
            0.012,
            tall=1.4,
            oval=1.06,
            **STEEL,
        )
    if kind == "nasal":
        c.limb([h + (0, -1.08 * s, 0.3 * s), h + (0, -1.16 * s, -0.3 * s)], (0.1 * s, 0.13 * s), tone, 0.015, **STEEL)
        c.limb([h + (0, 0, 1.2 * s), h + (0, 0.05 * s, 1.55 * s)], (0.2 * s, 0.03 * s), tone, 0.03, **STEEL)
    if kind == "kettle":
        c.ring(h + (0, -0.04 * s, 0.14 * s), 1.28 * s, 0.3 * s, tone, 0.03, (-4, 0, 0), tall=0.22, oval=1.05, **STEEL)
    if kind == "crested":
        for k in range(22):
            a = math.radians(-30 + 210 * k / 21)
            inner = top + (0, -math.cos(a) * 1.1 * s, math.sin(a) * 1.15 * s)
            outer = top + (0, -math.cos(a) * 1.75 * s, math.sin(a) * (1.75 + 0.06 * (k % 2)) * s)
            for x in (-0.12, 0.12):
                c.limb([inner + (x * s, 0, 0), outer + (x * 1.3 * s, 0, 0)], (0.17 * s, 0.19 * s), plume, 0.02)
    if kind in ("winged", "horned"):
        for side in (1, -1):
            if kind == "horned":
                c.limb([h + (side * 0.8 * s, 0, 0.6 * s), h + (side * 1.5 * s, -0.1 * s, 0.8 * s), h + (side * 1.7 * s, -0.3 * s, 1.7 * s)],
                       (0.3 * s, 0.22 * s, 0.03 * s), "#e2d3a0", 0.03, rough=0.35)  # fmt: skip
                continue
            for k in range(4):
                root = h + (side * 1.0 * s, (0.1 + 0.1 * k) * s, (0.3 - 0.1 * k) * s)
                tip = root + (side * (0.35 + 0.1 * k) * s, (0.3 + 0.25 * k) * s, (1.5 - 0.3 * k) * s)
                c.limb([root, (root + tip) / 2 + (side * 0.18 * s, 0, 0), tip], (0.12 * s, 0.17 * s, 0.02 * s), trim, 0.015,
                       flat=(0, 1.5), **GOLD)  # fmt: skip


# ---- dress


def cuirass(c: Clay, f: Frame, tone: str = "#8e959e", trim: str = "#e0aa48") -> None:
    """A breastplate with a collar and a belt."""
    t, g = f.tall, f.girth
    c.ball(f.chest - (0, 0, 0.03 * t), (0.172 * t * g * f.broad, 0.13 * t * g, 0.155 * t), tone, 0.04, **STEEL)
    c.ball(
        f.chest + (0.07 * t * g, -0.085 * t * g, 0.02 * t),
        (0.085 * t, 0.06 * t, 0.075 * t),
        tone,
        0.05,
        mirror=f.chest[0] == 0,
        **STEEL,
    )
    waist = f.hips * 0.62 + f.chest * 0.38
    c.ring(waist, 0.128 * t * g, 0.024 * t, "#5a3a22", 0.01, tall=1.4, oval=0.85)
    c.drum(waist - (0, 0.115 * t * g, 0), 0.04 * t, 0.018 * t, trim, 0.01, 0.008, (90, 0, 0), **GOLD)
    c.ring(f.neck - (0, 0.01, 0.02), 0.085 * t * g, 0.024 * t, trim, 0.02, (10, 0, 0), **GOLD)


def pauldrons(c: Clay, f: Frame, tone: str = "#8e959e", trim: str = "#e0aa48", size: float = 1.0) -> None:
    """Three plates on each shoulder."""
    r = f.tall * 0.088 * size
    for n in (0, 1):
        for k in range(3):
            at = f.shoulder[n] + (f.side(n) * 0.014 * f.tall * k, 0, (0.02 - 0.036 * k) * f.tall)
            c.ball(
                at,
                (r * (1 - 0.06 * k), r * 1.05, r * 0.66),
                trim if k == 1 else tone,
                0.012,
                (0, f.side(n) * 24, 0),
                **STEEL,
            )


def greaves(c: Clay, f: Frame, tone: str = "#8e959e", trim: str = "#e0aa48") -> None:
    """Plates on shins, knees and forearms."""
    g = f.tall * 0.075 * f.girth
    for n in (0, 1):
        c.limb([f.knee[n], f.foot[n] + (0, 0, 0.05)], (g * 1.02, g * 0.86), tone, 0.015, **STEEL)
        c.ball(f.knee[n] - (0, g * 0.6, 0), (g * 0.72, g * 0.6, g * 0.8), trim, 0.015, **GOLD)
        c.limb(
            [f.elbow[n] * 0.75 + f.hand[n] * 0.25, f.elbow[n] * 0.12 + f.hand[n] * 0.88],
            (g * 0.86, g * 0.74),
            tone,
            0.012,
            **STEEL,
        )


def skirt(
    c: Clay, f: Frame, tone: Paint, long: float = 0.45, wide: float = 1.0, folds: int = 11, **coat: Unpack[Coat]
) -> None:
    """From the belt down a share of the leg: tunic, kilt, surcoat."""
    t, g = f.tall, f.girth
    low = f.hips[2] - f.leg * long
    spread = max(abs(f.foot[0][0]), abs(f.foot[1][0]), 0.12) * long
    at = (f.hips[0], f.hips[1] + (f.foot[0][1] + f.foot[1][1]) * 0.25 * long, low)
    c.cone(at, (0.15 * t * g + spread * 0.8) * wide, 0.118 * t * g, f.hips[2] + 0.05 * t - low, tone, 0.03, folds=folds,
           deep=0.09, oval=0.86, **coat)  # fmt: skip


def straps(c: Clay, f: Frame, tone: Paint, stud: str = "#e0aa48", long: float = 0.4) -> None:
    """Leather strips with a stud, round the hips."""
    t, g = f.tall, f.girth
    for k in range(11):
        a = math.radians(165 + 210 * k / 10)
        x, y = math.cos(a), math.sin(a) * 0.86
        root = f.hips + (x * 0.13 * t * g, y * 0.13 * t * g, 0.05 * t)
        tip = f.hips + (x * 0.2 * t * g, y * 0.2 * t * g, -f.leg * long)
        c.limb([root, tip], (0.028 * t, 0.03 * t), tone, 0.01)
        c.ball(tip + (x * 0.02 * t, y * 0.02 * t, 0.02 * t), 0.017 * t, stud, 0.005, **GOLD)


def robe(c: Clay, f: Frame, tone: Paint, wide: float = 1.0, sleeves: float = 1.0, folds: int = 13) -> None:
    """To the ground, with wide sleeves; no legs are needed under it."""
    t, g = f.tall, f.girth
    c.cone((f.hips[0], f.hips[1] + 0.03, 0.01), 0.26 * t * g * wide, 0.125 * t * g, f.chest[2] - 0.06 * t, tone, 0.06,
           folds=folds, deep=0.1, oval=0.9)  # fmt: skip
    torso(c, f, tone)
    for n in (0, 1):
        near = f.elbow[n] * 0.15 + f.hand[n] * 0.85
        r = 0.062 * t * g
        c.limb([f.shoulder[n], f.elbow[n], near], (r, r * 1.1, r * (0.9 + 0.6 * sleeves)), tone, 0.05)
        if sleeves > 0.5:
            c.limb([f.elbow[n] - (0, 0, 0.02 * t), near - (0, 0, 0.07 * t * sleeves)], (r * 0.8, r * 0.9), tone, 0.06)


def belt(c: Clay, f: Frame, tone: str = "#5a3b22", buckle: str = "#d8a23e", size: float = 1.0) -> None:
    """Leather with a round buckle, and two pouches."""
    t, g = f.tall, f.girth
    at = f.hips + (0, 0, 0.045 * t)
    c.ring(at, 0.135 * t * g * size, 0.022 * t, tone, 0.012, tall=1.5, oval=0.85)
    c.drum(at - (0, 0.128 * t * g * size, 0), 0.036 * t, 0.02 * t, buckle, 0.01, 0.006, (90, 0, 0), **GOLD)
    for side in (-1, 1):
        c.slab(at + (side * 0.1 * t * g, -0.1 * t * g, -0.045 * t), (0.03 * t, 0.02 * t, 0.036 * t), tone, 0.012, 0.01)


def fur_collar(c: Clay, f: Frame, tone: Paint, size: float = 1.0) -> None:
    """A ruff of tufts over the shoulders."""
    t = f.tall
    for a in range(-80, 261, 17):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        root = f.neck + (x * 0.09 * t, y * 0.07 * t, 0.0)
        tip = f.neck + (x * 0.2 * t * f.broad * size, y * 0.14 * t * size, -0.085 * t)
        c.limb([root, tip], (0.06 * t * size, 0.015 * t), tone, 0.03)


def cloak(
    f: Frame, tone: str, second: str | None = None, long: float = 0.9, wide: float = 1.0, wind: float = 0.0,
    torn: float = 0.0,
) -> Any:  # fmt: skip
    """A real sheet from the shoulders: folds, a lining of thickness, blown to one side by `wind`, its hem `torn`."""
    t = f.tall
    top, low = f.neck[2] - 0.035 * t, f.neck[2] - 0.035 * t - long * (f.neck[2] - 0.1)
    half = 0.19 * t * f.broad

    def place(u: float, v: float) -> Vec:
        x = 2 * u - 1
        spread = half * (1 + (0.55 * wide) * v)
        fold = 0.035 * t * v**0.7 * math.cos(x * 13 + 1.2 * math.sin(3 * v))
        hang = (
            low + torn * 0.3 * t * (0.5 + 0.5 * math.sin(x * 17) * math.sin(x * 7 + 1))
            if v == 1
            else top + (low - top) * v
        )
        y = f.neck[1] + 0.06 * t + 0.05 * t * (1 - x * x) + 0.09 * t * v + fold - 0.07 * t * abs(x) ** 3 * (1 - v)
        blown = wind * t * 0.28 * v**1.6
        return f.neck[0] + x * spread + blown, y + abs(blown) * 0.5, hang + abs(wind) * 0.1 * t * v * v

    return cloth(place, paint(tone, 0.75, bump=0.35, grain=24, mottle=0.2, second=second), 40, 30, 0.02)


def cape(c: Clay, f: Frame, tone: Paint) -> None:
    """Short, over the shoulders, closed in front by a brooch."""
    t = f.tall
    c.ball(f.neck - (0, -0.01, 0.08 * t), (0.2 * t * f.broad, 0.15 * t, 0.11 * t), tone, 0.05)
    c.ball(f.neck - (0, 0.13 * t, 0.06 * t), 0.028 * t, "#e0aa48", 0.01, **GOLD)

"""The yard of the Skaxar: grown shells in overlapping plates, horns with growth rings, webs, light through slits."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from studio.clay import Clay, Vec, rgb, spline
from studio.fleet_broods import BROODS, Horn, Shape
from studio.fleet_swarm import SWARM
from studio.materials import paint
from studio.shells import bezier, blend, chitin, jet, membrane, ringed, sheet, smooth, swept, taper, web
from studio.solids import sphere

GROWTHS = BROODS | SWARM
LENGTH, HALF = 3.3, 1.42  # of a ship whose shape says 1
SCALE = {"mothership": 1.0, "destroyer": 1.04, "fighter": 1.10, "scout": 1.10, "drone": 1.20}
SLIT = "#10e896"


class Tint(NamedTuple):
    """What a brood is coloured with."""

    deep: str
    body: str
    pale: str
    second: str
    skin: tuple[str, str]


TINTS = (
    Tint("#1e0a48", "#5a22a8", "#c8a4f4", "#a83ad8", ("#6a1ab8", "#d850c0")),
    Tint("#420a2a", "#a82a5e", "#ffc0c4", "#f0705a", ("#a01c50", "#f08a50")),
    Tint("#100f48", "#3432b4", "#a8c4ff", "#2890d0", ("#2a2ac0", "#3ab8e8")),
    Tint("#34083c", "#8c1c8c", "#f4b0ea", "#f04aa0", ("#8018b0", "#f04a98")),
)
BONE = ("#8a6a4a", "#e0cc9c", "#fff2d0")
INK = ("#140c20", "#2c1e40", "#7a68a0")


def _horn_tones(tint: Tint, style: str) -> tuple[str, str, str]:
    """Bone, flesh, ink, or poison at the tips."""
    return {
        "bone": BONE,
        "flesh": (tint.body, tint.second, tint.pale),
        "ink": INK,
        "poison": (tint.deep, tint.body, "#8af0c0"),
    }[style]


class Hull:
    """A shape in space: where its flank and its belly are, and what it is painted with."""

    def __init__(self, kind: str, number: int) -> None:
        self.shape: Shape = GROWTHS[kind][number]
        self.kind, self.number = kind, number
        self.length = LENGTH * self.shape.length * SCALE[kind]
        self.half = HALF * self.shape.breadth * SCALE[kind]
        self.tint = TINTS[self.shape.tint]
        self.kin = KIN[kind, number]
        b, s, e = self.shape.broad, self.shape.at, self.shape.tail
        flank = np.vstack([
            bezier(((0, 0), (b * 0.7, 0), (b * 1.06, s * 0.55), (b, s))),
            bezier(((b, s), (b * 0.94, s + 0.18), (e * 1.6, 0.72), (e, 0.84)))[1:],
            bezier(((e, 0.84), (e * 0.7, 0.95), (e * 0.25, 1.0)))[1:],
        ])  # fmt: skip
        self._flank = flank[:, 0] * (1 + 1.5 * max(0.0, 0.3 - b)), np.maximum.accumulate(flank[:, 1])

    def wide(self, y: Any) -> Any:
        """Half the width of the shell."""
        found = np.interp(y, self._flank[1], self._flank[0]) * self.half
        for place in self.kin.waists:
            found = found * (1 - 0.42 * np.exp(-(((np.asarray(y) - place) / 0.045) ** 2)))
        return found

    def deep(self, y: Any) -> Any:
        """Half its thickness."""
        return self.wide(y) * 0.62 + 0.07 * np.sin(np.pi * np.clip(y, 0, 1)) ** 0.5

    def at(self, x: float, y: float, out: float = 0.0) -> Any:
        """A place by the shape's own measure; `out` is away from the lens."""
        return self.bent(np.array((x * self.half, out, (0.5 - y) * self.length)))

    def bent(self, points: Any) -> Any:
        """Both ends of a ship bow away from the lens."""
        points = np.array(points, float)
        points[..., 1] += 0.22 * (points[..., 2] / (self.length / 2)) ** 2
        return points

    def skin(self, x: float, y: float) -> Any:
        """The place on the belly's side of the shell."""
        share = min(0.97, abs(x) * self.half / (self.wide(y) + 1e-6))
        return self.at(x, y, -float(self.deep(y)) * math.sqrt(1 - share * share) * (1 + 0.20 * (1 - share) ** 4))


def skaxar_ship(c: Clay, kind: str, number: int) -> None:
    """The ship `number` of its class."""
    hull = Hull(kind, number)
    if hull.kin.bell:
        _bell(hull)
    else:
        _carapace(hull)
        _horns(hull)
        _barbs(hull)
        _lights(hull)
        _tail(hull)
    for limbs in hull.kin.limbs:
        limbs(hull)


def _carapace(hull: Hull) -> None:
    """The shell: plates that lie over one another, a paler keel towards the lens, green where the slits shine."""
    shape, tint = hull.shape, hull.tint
    rows, around, plates = 230, 128, 9 if shape.length > 0.8 else 7
    y, a = np.meshgrid(
        np.linspace(0, 1, rows) ** 1.05, np.linspace(0, 2 * np.pi, around, endpoint=False), indexing="ij"
    )
    front, side = np.sin(a), np.abs(np.cos(a))
    phase = plates * (y - 0.10 * side**1.6 + 0.02)
    part = phase % 1.0
    lip = np.where(part < 0.9, (part / 0.9) ** 1.7, ((1 - part) / 0.1)) * smooth(0.12, 0.2, y)
    keel = np.exp(-(((a - np.pi / 2) / 0.30) ** 2))
    swell = 1 + 0.10 * lip - 0.03
    wide, deep = hull.wide(y), hull.deep(y)
    x = np.cos(a) * (wide * swell + 0.012 * lip)
    out = -front * (deep * (swell + 0.13 * keel * smooth(0.1, 0.25, y)) + 0.012 * lip)
    points = hull.bent(np.stack([x, out, (0.5 - y) * hull.length], -1))
    tone = blend(rgb(tint.deep), rgb(tint.body), 0.25 + 0.75 * smooth(0.0, 0.75, part))
    tone = _patterned(hull, tone, y, a, part, np.floor(phase))
    mask = smooth(0.185, 0.165, y - 0.05 * side**2)
    tone = blend(tone, blend(rgb(tint.deep), rgb(tint.second), 0.35 * smooth(0.6, 0.0, side)), mask * 0.9)
    belly = smooth(0.86, 0.95, front) * smooth(0.12, 0.2, y) * smooth(0.98, 0.85, y)
    folds = 0.55 + 0.45 * np.abs(np.sin(np.pi * phase * 2)) ** 0.5
    share = belly * (0.95 if hull.kin.pattern == "belly" else 0.45)
    tone = blend(tone, blend(rgb(tint.pale), rgb(tint.second), 0.45) * 0.6 * folds[..., None], share)
    tone = tone * (1 - 0.75 * smooth(0.12, 0.0, part) * smooth(0.12, 0.2, y))[..., None]
    tone = tone + 0.30 * (smooth(0.70, 0.86, part) * smooth(0.99, 0.93, part) * smooth(0.12, 0.2, y))[..., None] * (
        tone + 0.06
    )
    lines = np.sin(61 * a + 5 * np.sin(17 * y + 3 * a)) * np.sin(23 * a + 40 * y)
    tone = tone * (1 + 0.16 * lines * smooth(0.95, 0.7, front))[..., None]
    pores = smooth(0.86, 0.94, np.sin(a * 16 + 1.3 * np.floor(y * 45)) * np.sin(np.pi * (y * 45 % 1)))
    tone = tone * (1 - 0.55 * pores * (side > 0.25))[..., None]
    glow = np.zeros_like(y)
    for spot, high in _slits(hull):
        far = np.hypot((y - spot) * hull.length / high, x / high / 0.8)
        glow = np.maximum(glow, np.exp(-((far / 1.25) ** 2)) * (front > 0))
    tone = blend(tone, rgb(SLIT) * 0.6, glow * 0.5)
    coats = np.stack([np.full_like(y, 0.05), 0.44 + 0.2 * smooth(0.4, 0.0, part), glow * 0.10], -1)
    sheet(points, tone.clip(0, 1), coats, chitin(0.30, 13))


def _patterned(hull: Hull, tone: Any, y: Any, a: Any, part: Any, plate: Any) -> Any:
    """A brood's own marks on its shell."""
    tint, turn = hull.tint, np.abs(((a / np.pi + 0.5) % 2) - 1)  # 1 on the belly's side, 0 on the back
    bright, pale = rgb(tint.second), rgb(tint.pale)
    if hull.kin.pattern == "stripes":
        odd = plate % 2 * smooth(0.1, 0.2, y)
        return blend(tone * 0.5, bright * (0.45 + 0.65 * part[..., None]), 0.95 * odd)
    if hull.kin.pattern == "wasp":
        return blend(
            rgb("#1a0c14"),
            rgb("#e89020"),
            smooth(-0.2, 0.2, np.sin(y * 74 + 1.2 * np.cos(2 * a))) * smooth(0.16, 0.2, y),
        )
    if hull.kin.pattern == "spots":
        cells = np.cos(turn * np.pi * 7) * np.sin(np.pi * part)
        tone = blend(tone, rgb(tint.deep) * 0.7, smooth(0.25, 0.45, cells))
        return blend(tone, pale, smooth(0.55, 0.68, cells))
    if hull.kin.pattern == "bands":
        band = np.sin(turn * np.pi * 5.0 + 0.4)
        return blend(tone, bright, smooth(0.25, 0.5, band) * 0.85)
    if hull.kin.pattern == "marbled":
        wave = np.sin(11 * turn + 3.0 * np.sin(19 * y + 4 * turn)) + 0.6 * np.sin(41 * y + 9 * np.sin(7 * turn))
        return blend(blend(tone, bright, smooth(0.1, 0.5, wave)), rgb(tint.deep), smooth(-0.5, -1.0, wave) * 0.8)
    if hull.kin.pattern == "edged":
        return blend(tone, rgb(BONE[1]) * 0.9, smooth(0.60, 0.88, part) * 0.75 * smooth(0.1, 0.2, y))
    return tone


def _curve(hull: Hull, horn: Horn, side: int) -> Any:
    """The line of a horn in space: through its bow, its tip towards the lens, or away if it is behind."""
    root, tip = (hull.at(x, y) for x, y in ((horn.x, horn.y), (horn.tip_x, horn.tip_y)))
    way = tip - root
    away = np.array((-way[2], 0.0, way[0])) / (np.hypot(way[0], way[2]) + 1e-9)
    if away[0] < 0:
        away = -away
    bowed = root + way * 0.5 + away * horn.bend * hull.half
    reach = float(np.linalg.norm(way))
    swing = 0.30 if horn.behind else (0.05 if hull.shape.web else -0.24)
    root[1] += float(hull.deep(horn.y)) * (0.3 if horn.behind else -0.15)
    bowed[1] += swing * reach * (0.2 if horn.behind else -0.3)
    tip[1] += swing * reach
    line = bezier((root, bowed, tip), 96)
    line[:, 0] *= side
    return line


def _horns(hull: Hull) -> None:
    """Horns on both sides, each out of a swollen socket; skin between neighbours, where the shape has it."""
    tones = _horn_tones(hull.tint, hull.kin.horns)
    horns = sorted(hull.shape.horns, key=lambda horn: horn.tip_y)
    for side in (1, -1):
        lines = []
        for horn in horns:
            line = _curve(hull, horn, side)
            lines.append(line)
            thick = horn.thick * hull.length * (0.74 if hull.kind != "scout" else 0.95)
            reach = float(np.linalg.norm(np.diff(line, axis=0), axis=1).sum())
            shade = (hull.tint.deep, hull.tint.body, tones[1]) if horn.behind else (hull.tint.body, *tones)
            ringed(line, taper(thick, len(line)), shade, 6 + reach * 8.0, relief=0.06)
            _socket(hull, line, thick)
        if hull.shape.web:
            for first, second in pairwise(lines):
                web(first, second, (*hull.tint.skin, hull.tint.deep), 0.34)


def _socket(hull: Hull, line: Any, thick: float) -> None:
    """The ring of flesh a horn grows out of, where it leaves the shell."""
    for j in range(2, 36):
        x, z = line[j][0], line[j][2]
        if abs(x) > float(hull.wide(0.5 - z / hull.length)) * 1.02:
            break
    start = line[max(0, j - 8) : j + 5]
    t = np.linspace(0, 1, len(start))
    bulge = (thick + 0.012) * (0.45 + 0.62 * np.sin(np.pi * (0.10 + 0.80 * t)))
    ringed(start, bulge, (hull.tint.deep, hull.tint.body, hull.tint.deep), 3.0, 0.75, relief=0.10)


def _barbs(hull: Hull) -> None:
    """Small thorns down the flank."""
    shape = hull.shape
    for k in range(shape.barbs):
        y = shape.at + (0.80 - shape.at) * k / shape.barbs
        x = float(hull.wide(y)) / hull.half
        for side in (1, -1):
            line = _curve(hull, Horn(x * 0.8, y, x + 0.17, y + 0.10, 0.03, 0.03), side)
            ringed(line, taper(0.022 * hull.length, len(line)), (hull.tint.body, *BONE), 4)


def _slits(hull: Hull) -> list[tuple[float, float]]:
    """Where on the spine each slit of light is, and half its height."""
    n = hull.shape.slits
    spots = [0.30 + 0.46 * (k / (n - 1) if n > 1 else 0.2) for k in range(n)]
    size = hull.length * min(1.0, max(0.66, hull.shape.broad / 0.3))
    return [(y, size * (0.046 - 0.004 * k)) for k, y in enumerate(spots)]


def almond(hull: Hull, x: float, y: float, high: float, wide: float, lid: str) -> None:
    """An opening in the shell with lips round it, lit from inside."""
    at = hull.skin(x, y)
    t = np.linspace(0, 1, 25)
    bow, rise = wide * np.sin(np.pi * t), high * np.cos(np.pi * t)
    for side in (-1, 1):
        lip = at + np.stack([side * bow, 0.3 * wide * np.cos(np.pi * t) ** 2, rise * 1.12], -1)
        ringed(lip, wide * (0.18 + 0.30 * np.sin(np.pi * t)), (lid, lid), 5, 1.0, relief=0.05)
    for part, tone, glow in ((1.0, SLIT, 1.5), (0.42, "#c8ffe4", 2.2)):
        line = at + np.stack([0 * t, 0 * t - (1 - part) * wide * 0.7, rise * (0.5 + part / 2)], -1)
        points = swept(line, bow * part, bow * 0.8 * part + 0.001, 20)
        sheet(points, rgb(tone), (0, 0.2, glow / 3), chitin(0.0))


def _lights(hull: Hull) -> None:
    """Slits along the spine, larger towards the brow, and the eyes."""
    for y, high in _slits(hull):
        almond(hull, 0.0, y, high * 1.15, high * 0.36, hull.tint.body)
    for k in range(hull.shape.eyes):
        x = min(0.10 + 0.10 * k, 0.74 * hull.shape.broad)
        for side in (-1, 1):
            at, r = hull.skin(side * x, 0.12 + 0.03 * k), hull.length * (0.024 - 0.003 * k)
            lean = (0, side * 35, side * -20)
            sphere(at, (r * 1.15, r * 0.9, r * 1.9), chitin_lid(hull.tint.deep), 24, lean)
            sphere(
                at - (0, r * 0.42, 0),
                (r * 0.6, r * 0.62, r * 1.25),
                paint(SLIT, 0.1, glow=0.8, bump=0, coat=1.0),
                20,
                lean,
            )


def chitin_lid(tone: str) -> Any:
    """Dark wet flesh round an eye."""
    return paint(tone, 0.3, bump=0.2, grain=14, coat=0.8)


def _tail(hull: Hull) -> None:
    """The vent: a ring of flesh, a hollow full of light, the jet."""
    r = min(0.2, max(0.105, hull.shape.tail * hull.half * 0.55))
    at = hull.at(0, 0.965)
    z = np.array((0.10, 0.04, -0.03, -0.09, -0.10, -0.06, 0.02)) * (r / 0.14)
    wide = np.array((0.72, 1.0, 1.12, 1.0, 0.80, 0.66, 0.5)) * r
    line = at + np.stack([z * 0, z * 0, z], -1)
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    points = np.stack([line[:, None, 0] + wide[:, None] * np.cos(turn), line[:, None, 1] + wide[:, None] * np.sin(turn),
                       np.repeat(line[:, None, 2], 40, 1)], -1)  # fmt: skip
    tone = blend(rgb(hull.tint.deep), rgb(hull.tint.second), np.abs(np.cos(turn * 6))[None] * 0.5 + z[:, None] * 0)
    hot = np.array((0, 0, 0, 0.1, 0.5, 0.9, 1.0))[:, None]
    tone = blend(tone, rgb(SLIT), hot + turn * 0)
    coats = np.stack([hot * 0, hot * 0 + 0.4, hot * 0.6], -1)
    sheet(points, tone, coats, chitin())
    jet(at + (0, 0.0, -0.04), r * 0.8, 5.0 * r + 0.4)


Limbs = Callable[[Hull], None]


def _both_sides(hull: Hull, places: Sequence[Vec], steps: int = 72) -> list[Any]:
    """A curve through the shape's own places (x, y, away from the lens), and its mirror image."""
    line, _ = spline([hull.at(*place) for place in places], steps=max(2, steps // (len(places) - 1)))
    return [line, line * (-1, 1, 1)]


def _thorns(line: Any, thick: float, n: int, long: float, inward: float, low: float = 0.2, high: float = 0.85) -> None:
    """Teeth on one edge of a limb; `inward` 1 points them at the spine, -1 away from it."""
    for place in np.linspace(low, high, n):
        j = int(place * (len(line) - 2))
        way = line[j + 1] - line[j]
        off = np.array((-way[2], 0.0, way[0])) / (np.hypot(way[0], way[2]) + 1e-9)
        off = off if off[0] * line[j][0] * inward < 0 else -off
        root = line[j] + off * thick * (1 - place) * 0.3
        tip = root + off * (long + thick * (1 - place)) + way * 2.5
        ringed(bezier((root, (root + tip) / 2 + way, tip), 16), taper(long * 0.28, 16), BONE, 3)


def mandibles(wide: float = 0.22, long: float = 0.12, thick: float = 0.05, toothed: int = 0) -> Limbs:
    """Jaws that close before the brow."""

    def grow(hull: Hull) -> None:
        root = 0.42 * hull.shape.broad
        for line in _both_sides(hull, ((root, 0.08, -0.10), (wide, -0.45 * long, -0.26), (0.03, -long, -0.32))):
            size = thick * hull.length
            ringed(line, taper(size, len(line)), (hull.tint.deep, *INK[1:], BONE[1]), 9, relief=0.05)
            _thorns(line, size, toothed, 0.06, 1.0, 0.45)

    return grow


def antennae(spread: float = 0.5, long: float = 0.22, plumed: bool = False) -> Limbs:
    """Feelers from the brow with a bud of light; a moth's are plumed."""

    def grow(hull: Hull) -> None:
        places = (
            (0.06, 0.04, -0.05),
            (spread * 0.4, -long * 0.55, -0.10),
            (spread, -long * 0.9, 0.0),
            (spread * 1.15, -long * 0.75, 0.08),
        )
        for line in _both_sides(hull, places):
            ringed(
                line, np.linspace(0.03, 0.012, len(line)), (hull.tint.deep, hull.tint.second, hull.tint.pale), 14, 1.0
            )
            if plumed:
                for j in range(10, len(line) - 2, 4):
                    for way in (-1, 1):
                        tip = line[j] + (way * 0.05 * np.sign(line[j][0]), 0.02, 0.13 if way > 0 else -0.10)
                        ringed(bezier((line[j], tip), 6), taper(0.014, 6), (hull.tint.second, hull.tint.pale), 2)
            else:
                sphere(line[-1], 0.045, paint(SLIT, 0.2, glow=0.9, bump=0, hazy=False), 16)

    return grow


def legs(rows: Sequence[tuple[float, float, float]], thick: float = 0.022) -> Limbs:
    """Jointed legs: for each pair where it grows (y), and where its foot is (x, y)."""

    def grow(hull: Hull) -> None:
        for y, foot_x, foot_y in rows:
            x = 0.7 * float(hull.wide(y)) / hull.half
            knee = x + (foot_x - x) * 0.55
            places = ((x, y, -0.12), (knee, y + (foot_y - y) * 0.2 - 0.03, -0.42), (foot_x, foot_y, -0.22))
            for line in _both_sides(hull, places):
                n, t = len(line), np.linspace(0, 1, len(line))
                size = thick * hull.length * (1 - 0.75 * t) * (1 + 0.35 * np.exp(-(((t - 0.5) / 0.06) ** 2))) + 0.006
                size[-n // 8 :] *= np.linspace(1, 0.1, len(size[-n // 8 :]))
                ringed(line, size, (hull.tint.body, hull.tint.second, *INK[:2]), 7, 0.9, relief=0.04)

    return grow


def tentacles(places: Sequence[float], low: float, long: float, thick: float = 0.05, wave: float = 0.05) -> Limbs:
    """Limbs that trail behind, waving, their tips alight: `places` are where (x) they leave the body at `low`."""

    def grow(hull: Hull) -> None:
        for k, x in enumerate(places):
            reach = long * (1 - 0.22 * (k % 3))
            t = np.linspace(0, 1, 9)
            line = [
                (
                    x * (1 + 0.5 * u) + wave * u**0.6 * math.sin(5 * u + 1.7 * k),
                    low + reach * u,
                    -0.12 + 0.22 * (k % 2) * u,
                )
                for u in t
            ]
            for arm in _both_sides(hull, line):
                ringed(
                    arm,
                    taper(thick, len(arm)) * (0.25 + 0.75 * smooth(0.0, 0.2, np.linspace(0, 1, len(arm)))) + 0.008,
                    (hull.tint.body, hull.tint.second, hull.tint.pale),
                    16,
                    1.0,
                )
                sphere(arm[-1], 0.034, paint(SLIT, 0.2, glow=0.9, bump=0, hazy=False), 12)

    return grow


def wings(rows: Sequence[Sequence[Vec]], clear: float = 0.1, spot: Sequence[str] = (), fingers: int = 4) -> Limbs:
    """Skins between a leading and a trailing edge: for each pair of wings three places of each edge."""

    def grow(hull: Hull) -> None:
        skin = (hull.tint.second, hull.tint.pale) if clear > 0.2 else hull.tint.skin
        tones, round_tip = (*skin, hull.tint.deep), -0.24 if spot else -0.12
        for row in rows:
            first, second = _both_sides(hull, row[:3]), _both_sides(hull, row[3:])
            for lead, trail in zip(first, second, strict=True):
                ringed(
                    lead, np.linspace(0.055, 0.012, len(lead)), (hull.tint.deep, hull.tint.body, hull.tint.second), 12
                )
                web(lead, trail, tones, round_tip, fingers, 0.05, clear, spot)

    return grow


def toothed(first: int, n: int = 5, long: float = 0.09, inward: float = 1.0) -> Limbs:
    """Teeth on a pair of the shape's horns."""

    def grow(hull: Hull) -> None:
        horn = hull.shape.horns[first]
        for side in (1, -1):
            _thorns(_curve(hull, horn, side), horn.thick * hull.length * 0.7, n, long, inward)

    return grow


def raptor(hull: Hull) -> None:
    """A mantis's arms: raised to the elbow, folded back over it, thorns where they close."""
    places = ((0.10, 0.30, -0.05), (0.42, 0.42, -0.25), (0.92, 0.36, -0.30), (0.98, 0.16, -0.34), (0.50, -0.05, -0.42))
    for line in _both_sides(hull, places, 96):
        t = np.linspace(0, 1, len(line))
        size = hull.length * (0.021 + 0.012 * np.exp(-(((t - 0.62) / 0.16) ** 2))) * (1 - smooth(0.75, 1.0, t) * 0.92)
        ringed(line, size, (hull.tint.deep, hull.tint.body, hull.tint.second, *BONE[1:]), 14, 0.7, relief=0.05)
        _thorns(line, 0.16, 7, 0.13, 1.0, 0.56, 0.92)


def brood_sacs(hull: Hull) -> None:
    """Eggs that shine through the skin on both sides of the keel."""
    for k in range(5):
        y = 0.31 + 0.095 * k
        x = (0.50 - 0.05 * k) * float(hull.wide(y)) / hull.half
        for side in (-1, 1):
            at, r = hull.skin(side * x, y), 0.100 - 0.008 * k
            sphere(at - (0, 0.01, 0), (r * 1.35, r * 0.55, r * 1.6), chitin_lid(hull.tint.deep), 24)
            sphere(
                at - (0, 0.035, 0),
                (r, r * 0.5, r * 1.22),
                paint("#12a870", 0.12, glow=0.3, bump=0.0, mottle=0.15, coat=1.0),
                24,
            )


def lure(hull: Hull) -> None:
    """An angler's light, hung before the jaws."""
    line, _ = spline(
        [hull.at(*each) for each in ((0, 0.05, 0.1), (0.06, -0.10, 0.1), (0.26, -0.15, -0.3), (0.34, -0.06, -0.6))],
        steps=20,
    )
    ringed(line, np.linspace(0.05, 0.016, len(line)), (hull.tint.deep, hull.tint.body, hull.tint.second), 14, 1.0)
    sphere(line[-1] - (0, 0, 0.08), (0.08, 0.08, 0.11), paint(SLIT, 0.2, glow=1.1, bump=0, hazy=False), 24)


def fangs(hull: Hull) -> None:
    """A mouth across the brow, full of long teeth."""
    wide = 0.6 * hull.shape.broad
    for x in np.linspace(-wide, wide, 9):
        root = hull.skin(x, 0.10)
        tip = root + (0.04 * np.sign(x), -0.10, 0.20 + 0.06 * math.cos(9 * x))
        ringed(bezier((root, root + (0, -0.13, 0.05), tip), 18), taper(0.042, 18), BONE, 4)


def rhino(hull: Hull) -> None:
    """One great horn before the brow, forked at its tip."""
    line, _ = spline([hull.at(*each) for each in ((0, 0.16, -0.28), (0, -0.06, -0.50), (0, -0.22, -0.34))], steps=24)
    ringed(line, np.linspace(0.15, 0.05, len(line)), (hull.tint.deep, *BONE[:2]), 9, 1.0)
    for side in (-1, 1):
        ringed(
            bezier((line[-4], line[-1] + (side * 0.06, 0, 0.06), line[-1] + (side * 0.20, 0.04, 0.14)), 20),
            taper(0.055, 20),
            BONE,
            4,
        )


def sting(hull: Hull) -> None:
    """Thorns on both sides of the vent, one long below."""
    for line in _both_sides(hull, ((0.05, 0.88, -0.08), (0.14, 0.98, -0.12), (0.06, 1.12, -0.10))):
        ringed(line, taper(0.06, len(line)), (hull.tint.body, *INK[:2], BONE[1]), 6)


def _bell(hull: Hull) -> None:
    """A jellyfish: a clear bell with lobes, its lit organs inside, frilled arms below."""
    tint = hull.tint
    rows, around, lobes = 80, 144, 12
    t, a = np.meshgrid(np.linspace(0.001, 1, rows), np.linspace(0, 2 * np.pi, around, endpoint=False), indexing="ij")
    radius = 0.60 * hull.half * 1.35 * np.sin(t * 1.75) ** 0.85 * (1 - 0.10 * smooth(0.8, 1.0, t))
    lobe = np.abs(np.sin(a * lobes / 2))
    radius = radius * (1 + 0.05 * lobe * smooth(0.2, 1.0, t))
    z = 0.5 * hull.length - 0.56 * hull.length * (1 - np.cos(t * 1.62)) - 0.10 * lobe * smooth(0.86, 1.0, t)
    points = hull.bent(np.stack([radius * np.cos(a), 0.9 * radius * np.sin(a), z], -1))
    tone = blend(rgb(tint.skin[0]), rgb(tint.skin[1]), smooth(0.2, 0.95, t))
    tone = blend(tone, rgb(tint.deep), smooth(0.20, 0.05, lobe) * 0.8)
    tone = blend(tone, rgb(tint.pale), smooth(0.35, 0.5, np.sin(t * 40) * lobe) * smooth(0.9, 0.6, t) * 0.7)
    tone = blend(tone, rgb("#8af0d0"), smooth(0.93, 0.99, t))
    sheet(points, tone.clip(0, 1), (0, 0.2, 0), membrane(0.38, 0.35, 0.10))
    for k in range(6):
        way = math.tau * k / 6 + 0.3
        at = hull.at(0.17 * math.cos(way), 0.27, 0.22 * math.sin(way))
        sphere(
            at,
            (0.12, 0.12, 0.20),
            paint("#1a9a6a", 0.3, glow=0.5, bump=0.2, second="#9affc8", hazy=False),
            20,
            (0, 25 * math.cos(way), 0),
        )
    sphere(hull.at(0, 0.34), (0.20, 0.20, 0.34), paint(tint.second, 0.3, glow=0.2, bump=0.4, coat=0.8), 24)
    for k in range(6):
        way = math.tau * k / 6
        line = [
            hull.at(
                0.12 * math.cos(way) * (1 + u) + 0.05 * math.sin(6 * u + k),
                0.40 + (0.50 + 0.08 * (k % 2)) * u,
                0.14 * math.sin(way) * (1 + u),
            )
            for u in np.linspace(0, 1, 9)
        ]
        arm, _ = spline(line, steps=14)
        u = np.linspace(0, 1, len(arm))
        ringed(
            arm,
            (0.11 * (1 - u) ** 0.7 + 0.012) * (1 + 0.22 * np.sin(u * 60)),
            (tint.second, tint.pale, tint.second),
            3,
            0.8,
        )
    for x in (-0.16, 0.16):
        at = hull.at(x, 0.26, -0.62 * hull.half * 0.74)
        sphere(at, (0.07, 0.05, 0.11), chitin_lid(tint.deep), 20)
        sphere(at - (0, 0.03, 0), (0.04, 0.035, 0.075), paint(SLIT, 0.1, glow=0.9, bump=0), 20)
    jet(hull.at(0, 0.46), 0.16, 1.1)


class Kin(NamedTuple):
    """What makes a ship itself: marks on its shell, what its horns are of, where its waists are, its limbs."""

    pattern: str
    horns: str
    limbs: Sequence[Limbs] = ()
    waists: Sequence[float] = ()
    bell: bool = False


CLEAR = (
    (0.08, 0.30, 0.1),
    (0.62, 0.06, 0.2),
    (1.12, 0.14, 0.25),
    (0.08, 0.36, 0.1),
    (0.60, 0.34, 0.25),
    (1.06, 0.24, 0.3),
)
HIND = (
    (0.08, 0.40, 0.12),
    (0.52, 0.36, 0.25),
    (0.94, 0.56, 0.3),
    (0.06, 0.48, 0.12),
    (0.42, 0.60, 0.25),
    (0.80, 0.68, 0.3),
)
SLENDER = (
    (0.08, 0.28, 0.1),
    (0.6, 0.16, 0.2),
    (1.3, 0.10, 0.3),
    (0.08, 0.33, 0.1),
    (0.6, 0.27, 0.2),
    (1.28, 0.17, 0.3),
)
SLENDER_HIND = (
    (0.08, 0.36, 0.1),
    (0.6, 0.40, 0.2),
    (1.2, 0.52, 0.3),
    (0.08, 0.42, 0.1),
    (0.55, 0.52, 0.2),
    (1.1, 0.60, 0.3),
)
MOTH = ((0.10, 0.24, 0.1), (0.6, 0.0, 0.1), (1.12, 0.06, 0.1), (0.10, 0.44, 0.1), (0.6, 0.50, 0.15), (1.12, 0.44, 0.15))
EYESPOT = ("#06100c", "#1fd090", "#f0e8a0", "#1a1030")

KIN: dict[tuple[str, int], Kin] = {
    ("mothership", 0): Kin("edged", "bone", (mandibles(0.30, 0.13, 0.055, 3), brood_sacs)),
    ("destroyer", 0): Kin("stripes", "ink", (mandibles(0.26, 0.12), toothed(0, 7, 0.10))),
    ("destroyer", 1): Kin("belly", "flesh", (mandibles(0.34, 0.15, 0.05, 3),)),
    ("destroyer", 2): Kin("marbled", "bone", (fangs, lure)),
    ("fighter", 0): Kin("bands", "poison", (antennae(0.5, 0.2), sting), (0.42,)),
    ("fighter", 1): Kin("stripes", "poison", (mandibles(0.16, 0.12, 0.05),), (0.40,)),
    ("fighter", 2): Kin("spots", "flesh", (tentacles((0.05, 0.14), 0.86, 0.34, 0.05),)),
    ("fighter", 3): Kin("edged", "bone", (toothed(0, 4, 0.10), sting)),
    ("fighter", 4): Kin("belly", "ink", (antennae(0.28, 0.16), mandibles(0.12, 0.08, 0.03))),
    ("scout", 0): Kin("bands", "flesh", (tentacles((0.05,), 0.92, 0.22, 0.03), antennae(0.3, 0.1))),
    ("scout", 1): Kin("marbled", "bone", (wings((SLENDER, SLENDER_HIND), 0.30, fingers=3), mandibles(0.12, 0.07, 0.03))),
    ("scout", 2): Kin("stripes", "ink", (toothed(0, 5, 0.09), antennae(0.16, 0.12)), (0.44,)),
    ("scout", 3): Kin("edged", "poison", (
        legs([(0.20 + 0.09 * k, 0.86 - 0.04 * k, 0.20 + 0.12 * k) for k in range(7)], 0.018), antennae(0.5, 0.2),
    )),
    ("scout", 4): Kin("belly", "flesh", (tentacles((0.12, 0.28, 0.42, 0.54, 0.64), 0.44, 0.62, 0.035, 0.07),), bell=True),
    ("scout", 5): Kin("belly", "poison", (raptor, antennae(0.4, 0.22), legs(((0.56, 0.8, 0.86),), 0.016))),
    ("scout", 6): Kin("bands", "bone", (tentacles((0.04, 0.10, 0.16), 0.84, 0.36, 0.045),)),
    ("drone", 0): Kin("marbled", "ink", (mandibles(0.26, 0.12, 0.06, 2),)),
    ("drone", 1): Kin("edged", "flesh", (antennae(0.6, 0.22), mandibles(0.24, 0.11, 0.05)), (0.27, 0.50)),
    ("drone", 2): Kin("bands", "poison", (antennae(0.4, 0.24),)),
    ("drone", 3): Kin("belly", "bone", (mandibles(0.14, 0.12, 0.05),)),
    ("drone", 4): Kin("spots", "ink", (antennae(0.5, 0.2), legs(((0.30, 0.92, 0.22), (0.46, 1.0, 0.48)), 0.026))),
    ("drone", 5): Kin("stripes", "bone", (rhino, legs(((0.50, 1.0, 0.38), (0.76, 0.92, 0.96)), 0.026))),
    ("drone", 6): Kin("wasp", "ink", (wings((CLEAR, HIND), 0.36), antennae(0.36, 0.2), sting), (0.36,)),
    ("drone", 7): Kin("edged", "poison", (toothed(0, 4, 0.09), mandibles(0.2, 0.1, 0.05), antennae(0.5, 0.16))),
    ("drone", 8): Kin("belly", "flesh", (wings((MOTH,), 0.06, EYESPOT), antennae(0.5, 0.24, True))),
}  # fmt: skip

"""Soft figures: a signed distance field of balls, limbs, slabs and shells in soft union, painted like a miniature.

Each part carries its own paint. Hollows are darkened (a wash), edges lightened (a dry brush), and so is what faces up.
Lengths are those of the scene: a grown figure is about 2.2 high, its feet at z = 0, its face towards -y.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypedDict, Unpack

import numpy as np
from scipy.ndimage import map_coordinates
from skimage.measure import marching_cubes

Vec = Sequence[float]
Field = Callable[[Any], Any]  # points -> distance
Paint = str | Callable[[Any], Any]  # "#RRGGBB", or points -> linear colours


class Coat(TypedDict, total=False):
    """What a surface is like besides its colour, 0 to 1."""

    metal: float
    rough: float
    glow: float


REACH = 0.14  # beyond a part's box in which it still blends


def rgb(text: str) -> Any:
    """'#RRGGBB' as linear light."""
    values = np.array([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def turned(degrees: Vec) -> Any:
    """The matrix of a turn about x, then y, then z."""
    a, b, c = (math.radians(d) for d in degrees)
    x = np.array([[1, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    y = np.array([[math.cos(b), 0, math.sin(b)], [0, 1, 0], [-math.sin(b), 0, math.cos(b)]])
    z = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return z @ y @ x


def spline(points: Sequence[Vec], radii: Vec = (1, 1), steps: int = 6) -> tuple[Any, Any]:
    """Points on a curve through the given ones, and the radii that run along it."""
    p = np.array([np.asarray(point, float) for point in points])
    r = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(radii)), radii)
    ends = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    curve, along = [], []
    for i in range(len(p) - 1):
        a, b, c, d = ends[i : i + 4]
        for t in np.linspace(0, 1, steps, endpoint=False):
            cubic = (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
            curve.append(0.5 * (2 * b + (c - a) * t + cubic))
            along.append(r[i] + (r[i + 1] - r[i]) * t)
    return np.array([*curve, p[-1]]), np.array([*along, r[-1]])


def blotch(one: str, other: str, scale: float = 5.0, hard: float = 0.12) -> Callable[[Any], Any]:
    """Paint in two tones, sponged; `hard` is how soft their edge is."""
    first, second = rgb(one), rgb(other)

    def tone(p: Any) -> Any:
        wave = np.sin(p[..., 0] * scale + 2 * np.sin(p[..., 1] * scale * 0.8))
        wave = wave * np.sin(p[..., 2] * scale * 1.1 + np.sin(p[..., 0] * scale * 1.3))
        share = np.clip(wave / hard * 0.5 + 0.5, 0, 1)[..., None]
        return first * (1 - share) + second * share

    return tone


def faded(low: Paint, high: Paint, bottom: float, top: float) -> Callable[[Any], Any]:
    """One paint below, another above, and a passage between the two heights."""

    def tone(p: Any) -> Any:
        share = np.clip((p[..., 2:3] - bottom) / (top - bottom), 0, 1)
        return _colour(low, p) * (1 - share) + _colour(high, p) * share

    return tone


def striped(
    ground: Paint, stripe: Paint, axis: int = 1, often: float = 13.0, above: float = -9.0
) -> Callable[[Any], Any]:
    """Stripes across an axis, from a height upwards."""

    def tone(p: Any) -> Any:
        wave = np.sin(p[..., axis] * often + 1.6 * np.sin(p[..., 2] * 5))
        share = np.clip(wave * 3 - 0.8, 0, 1)[..., None] * np.clip((p[..., 2:3] - above) * 2.5, 0, 1)
        return _colour(ground, p) * (1 - share) + _colour(stripe, p) * share

    return tone


def _box(axes: Sequence[Any], low: Any, high: Any) -> tuple[slice, ...]:
    """Which part of a grid lies between two corners."""
    return tuple(
        slice(*(int(at) for at in np.searchsorted(a, (lo, hi)))) for a, lo, hi in zip(axes, low, high, strict=True)
    )


def _colour(paint: Paint, p: Any) -> Any:
    return paint(p) if callable(paint) else rgb(paint)


class Rod(NamedTuple):
    """A straight piece of a limb, with a radius at each end."""

    a: Any
    b: Any
    ra: float
    rb: float
    weight: Any  # of the axes, squared: what is flat counts more across

    def on(self, x: Any, y: Any, z: Any) -> Any:
        """Its distance on a grid of three axes: what is of one axis alone is worked out once for that axis."""
        way = self.b - self.a
        off = [axis - at for axis, at in zip((x, y, z), self.a, strict=True)]
        along = _grid(*(d * w for d, w in zip(off, way, strict=True)))
        h = np.clip(along / np.float32(way @ way + 1e-9), 0, 1)
        if np.any(self.weight != 1):
            along = _grid(*(d * w * q for d, w, q in zip(off, way, self.weight, strict=True)))
        far = _grid(*(d * d * q for d, q in zip(off, self.weight, strict=True)))
        far += h * (h * np.float32(way @ (way * self.weight)) - 2 * along)
        return np.sqrt(np.maximum(far, 0)) - (np.float32(self.ra) + np.float32(self.rb - self.ra) * h)


def _grid(x: Any, y: Any, z: Any) -> Any:
    """The sum of what each axis says, on the grid."""
    x, y, z = (np.asarray(axis, np.float32) for axis in (x, y, z))
    return x[:, None, None] + y[None, :, None] + z[None, None, :]


class Part(NamedTuple):
    """One solid of a figure."""

    field: Field
    low: Any
    high: Any
    paint: Any  # a colour, or a function of the place
    blend: float  # how far it flows into what is there already
    cut: bool  # taken away instead of added
    coat: Coat
    rods: Sequence[Rod] = ()  # what a limb consists of: quicker than its field


class Clay:
    """A figure while it is made. `coat` is what parts are coated with that do not say otherwise."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.coat: Coat = {"metal": 0.0, "rough": 0.55, "glow": 0.0}

    def _add(
        self, field: Field, low: Any, high: Any, paint: Paint, k: float, cut: bool, mirror: bool, coat: Coat,
        rods: Sequence[Rod] = (),
    ) -> None:  # fmt: skip
        low, high = np.array(low, float), np.array(high, float)
        coat = {**self.coat, **coat}
        colour = paint if callable(paint) else rgb(paint)
        self.parts.append(Part(field, low, high, colour, k, cut, coat, rods))
        if mirror:
            flip = np.array([-1, 1, 1])
            low, high = low * flip, high * flip
            low[0], high[0] = high[0], low[0]
            rods = [rod._replace(a=rod.a * flip, b=rod.b * flip) for rod in rods]
            self.parts.append(Part(lambda p: field(p * flip), low, high, colour, k, cut, coat, rods))

    def ball(
        self, at: Vec, size: float | Vec, paint: Paint, k: float = 0.06, rot: Vec = (0, 0, 0),
        cut: bool = False, mirror: bool = False, **coat: Unpack[Coat],
    ) -> None:  # fmt: skip
        """A ball, or an ellipsoid of three radii."""
        r = np.array([size] * 3 if isinstance(size, int | float) else size, float)
        m, c = turned(rot), np.array(at, float)

        def field(p: Any) -> Any:
            q = (p - c) @ m
            near = np.linalg.norm(q / r, axis=-1)
            return near * (near - 1) / (np.linalg.norm(q / r**2, axis=-1) + 1e-9)

        s = r.max()
        self._add(field, c - s, c + s, paint, k, cut, mirror, coat)

    def limb(
        self, points: Sequence[Vec], radii: Vec, paint: Paint, k: float = 0.05, cut: bool = False,
        mirror: bool = False, flat: tuple[int, float] | None = None, **coat: Unpack[Coat],
    ) -> None:  # fmt: skip
        """A tube through points, its radii from end to end; `flat` squeezes an axis by a factor, for blades and fins."""
        if len(points) > 2:
            pts, rad = spline(points, radii)
        else:
            pts, rad = np.array([np.asarray(p, float) for p in points]), np.array(radii, float)

        def field(p: Any) -> Any:
            best = np.full(p.shape[:-1], 9.0, p.dtype)
            for a, b, ra, rb in zip(pts, pts[1:], rad, rad[1:], strict=False):
                ba = b - a
                h = np.clip(((p - a) @ ba) / (ba @ ba + 1e-9), 0, 1)
                q = p - a - h[..., None] * ba
                if flat:
                    q = q.copy()
                    q[..., flat[0]] *= flat[1]
                best = np.minimum(best, np.linalg.norm(q, axis=-1) - (ra + (rb - ra) * h))
            return best

        s = rad.max()
        weight = np.ones(3)
        if flat:
            weight[flat[0]] = flat[1] ** 2
        rods = [Rod(*rod, weight) for rod in zip(pts, pts[1:], rad, rad[1:], strict=False)]
        self._add(field, pts.min(0) - s, pts.max(0) + s, paint, k, cut, mirror, coat, rods)

    def slab(
        self, at: Vec, half: Vec, paint: Paint, edge: float = 0.02, k: float = 0.02, rot: Vec = (0, 0, 0),
        cut: bool = False, mirror: bool = False, **coat: Unpack[Coat],
    ) -> None:  # fmt: skip
        """A board with rounded edges, by its half lengths."""
        c, h, m = np.array(at, float), np.array(half, float) - edge, turned(rot)

        def field(p: Any) -> Any:
            q = np.abs((p - c) @ m) - h
            return np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(-1), 0) - edge

        s = float(np.linalg.norm(np.array(half, float)))
        self._add(field, c - s, c + s, paint, k, cut, mirror, coat)

    def drum(
        self, at: Vec, radius: float, half: float, paint: Paint, edge: float = 0.02, k: float = 0.02,
        rot: Vec = (0, 0, 0), cut: bool = False, mirror: bool = False, **coat: Unpack[Coat],
    ) -> None:  # fmt: skip
        """A disc or cylinder about z, turned by `rot`."""
        c, m = np.array(at, float), turned(rot)

        def field(p: Any) -> Any:
            q = (p - c) @ m
            d = np.stack([np.linalg.norm(q[..., :2], axis=-1) - radius + edge, np.abs(q[..., 2]) - half + edge], -1)
            return np.linalg.norm(np.maximum(d, 0), axis=-1) + np.minimum(d.max(-1), 0) - edge

        s = math.hypot(radius, half)
        self._add(field, c - s, c + s, paint, k, cut, mirror, coat)

    def ring(
        self, at: Vec, radius: float, thick: float, paint: Paint, k: float = 0.02, rot: Vec = (0, 0, 0),
        cut: bool = False, mirror: bool = False, tall: float = 1.0, oval: float = 1.0, **coat: Unpack[Coat],
    ) -> None:  # fmt: skip
        """A hoop about z; `tall` makes it a band, `oval` squeezes it in y."""
        c, m = np.array(at, float), turned(rot)

        def field(p: Any) -> Any:
            q = (p - c) @ m
            return np.hypot(np.hypot(q[..., 0], q[..., 1] / oval) - radius, q[..., 2] / tall) - thick

        s = radius + thick * max(1.0, tall)
        self._add(field, c - s, c + s, paint, k, cut, mirror, coat)

    def shell(
        self, at: Vec, size: Vec, thick: float, paint: Paint, above: float = -9.0, k: float = 0.01,
        rot: Vec = (0, 0, 0), front: float = 9.0, mirror: bool = False, **coat: Unpack[Coat],
    ) -> None:  # fmt: skip
        """The skin of an ellipsoid, kept above a height of its own and behind a plane in front: helmets, hoods."""
        r, c, m = np.array(size, float), np.array(at, float), turned(rot)

        def field(p: Any) -> Any:
            q = (p - c) @ m
            near = np.linalg.norm(q / r, axis=-1)
            d = np.abs(near * (near - 1) / (np.linalg.norm(q / r**2, axis=-1) + 1e-9)) - thick
            return np.maximum(np.maximum(d, above - q[..., 2]), -q[..., 1] - front)

        s = r.max() + thick
        self._add(field, c - s, c + s, paint, k, False, mirror, coat)

    def cone(
        self, at: Vec, low: float, high: float, tall: float, paint: Paint, k: float = 0.02, rot: Vec = (0, 0, 0),
        folds: int = 0, deep: float = 0.06, oval: float = 1.0, cut: bool = False, **coat: Unpack[Coat],
    ) -> None:  # fmt: skip
        """A skirt or a robe standing on `at`: two radii, a height, and so many folds."""
        c, m = np.array(at, float), turned(rot)

        def field(p: Any) -> Any:
            q = (p - c) @ m
            share = np.clip(q[..., 2] / tall, 0, 1)
            r = low + (high - low) * share
            if folds:
                r = r * (1 + deep * (1 - share) * np.cos(folds * np.arctan2(q[..., 1], q[..., 0])))
            out = (np.hypot(q[..., 0], q[..., 1] / oval) - r) * 0.85
            return np.maximum(out, np.abs(q[..., 2] - tall / 2) - tall / 2)

        s = max(low, high) * (1 + deep) + 0.02
        box = np.array([[-s, -s, 0], [s, s, tall]]) @ m.T
        reach = float(np.abs(box).max())
        self._add(field, c - reach, c + reach, paint, k, cut, False, coat)

    def bake(
        self, detail: int = 180, wash: float = 0.75, brush: float = 0.5, zenith: float = 0.35
    ) -> tuple[Any, Any, Any, Any]:
        """Vertices, faces, colours, coats."""
        low = np.min([p.low for p in self.parts if not p.cut], 0) - 0.05
        high = np.max([p.high for p in self.parts if not p.cut], 0) + 0.05
        step = (high - low).max() / detail
        axes = [np.arange(a, b + step, step, dtype=np.float32) for a, b in zip(low, high, strict=True)]
        volume = self._volume(axes)
        points, faces, _, _ = marching_cubes(volume, 0.0)
        points = points * step + low
        colour, coats = self._painted(points)
        slope = [map_coordinates(g, ((points - low) / step).T, order=1) for g in np.gradient(volume)]
        gradient = np.stack(slope, -1)
        normal = gradient / (np.linalg.norm(gradient, axis=1, keepdims=True) + 1e-9)

        def depth(offset: float) -> Any:
            where = ((points + normal * offset - low) / step).T
            return map_coordinates(volume, where, order=1, mode="nearest")

        reach = max(0.05, 2.5 * step)
        hollow = np.clip((reach - depth(reach)) / reach, 0, 1)
        hollow = hollow + 0.6 * np.clip((2 * reach - depth(2 * reach)) / 2 / reach, 0, 1)
        sharp = np.clip((reach * 0.6 + depth(-reach * 0.6)) / reach / 0.6, 0, 1)
        dull = (1 - coats[:, 2].clip(0, 1))[:, None]
        colour = colour * (1 - dull * (wash * hollow.clip(0, 1) ** 0.7)[:, None])
        colour = colour + dull * (brush * sharp**1.3)[:, None] * (colour * 1.2 + 0.04)
        colour = colour * (1 + dull * zenith * normal[:, 2:3].clip(-0.7, 1))
        return points, faces, colour.clip(0, 1), coats

    def _volume(self, axes: list[Any]) -> Any:
        volume = np.full([len(a) for a in axes], 1.0, np.float32)
        for part in self.parts:
            margin = part.blend + REACH
            box = _box(axes, part.low - margin, part.high + margin)
            within = [a[b] for a, b in zip(axes, box, strict=True)]
            if not all(len(a) for a in within):
                continue
            old, k = volume[box], part.blend
            if part.rods:
                d = np.full(old.shape, 9.0, np.float32)
                for rod in part.rods:
                    r = margin + max(rod.ra, rod.rb)
                    near = _box(within, np.minimum(rod.a, rod.b) - r, np.maximum(rod.a, rod.b) + r)
                    d[near] = np.minimum(d[near], rod.on(*(a[b] for a, b in zip(within, near, strict=True))))
            else:
                d = part.field(np.stack(np.meshgrid(*within, indexing="ij"), -1))
            if part.cut:
                d = -d
                share = np.clip(0.5 + 0.5 * (d - old) / k, 0, 1)
                volume[box] = old * (1 - share) + d * share + k * share * (1 - share)
            else:
                share = np.clip(0.5 + 0.5 * (old - d) / k, 0, 1)
                volume[box] = old * (1 - share) + d * share - k * share * (1 - share)
        return volume

    def _painted(self, points: Any) -> tuple[Any, Any]:
        colour, coats = np.zeros((len(points), 3)), np.zeros((len(points), 3))
        nearest = np.full(len(points), 1.0)
        for part in self.parts:
            margin = part.blend + REACH
            near = np.all((points > part.low - margin) & (points < part.high + margin), axis=1)
            if not near.any():
                continue
            p = points[near]
            d = part.field(p)
            if part.cut:
                share = np.clip(1 - np.abs(d) / 0.012, 0, 1)
            else:
                soft = min(part.blend, 0.018) if part.blend < 0.12 else part.blend * 0.5
                share = np.clip(0.5 + 0.5 * (nearest[near] - d) / soft, 0, 1)
                nearest[near] = np.minimum(nearest[near], d)
            fresh = part.paint(p) if callable(part.paint) else part.paint
            colour[near] = colour[near] * (1 - share[:, None]) + fresh * share[:, None]
            new = np.array([part.coat["metal"], part.coat["rough"], part.coat["glow"]])
            coats[near] = coats[near] * (1 - share[:, None]) + new * share[:, None]
        return colour, coats

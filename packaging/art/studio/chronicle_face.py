"""The faces of Chronicle's busts: tinted ivory, carved as a relief on an oval head.

A head is measured in its halves: (0, 0, 0) is between the ears, the chin at z = -1, the crown at z = 1, the face
towards -y. What a face shows depends on (x, z) alone: how far it stands out there, and how it is tinted. So paint and
carving agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from studio.clay import Clay, Coat, Part, rgb, spline

IVORY = "#ecd3ae"
WHITE, GREY, BLACK, BROWN, RED, BLOND = "#efe8da", "#a59c90", "#2c2420", "#5a3420", "#8e3c18", "#d0983c"
EYE = np.array((0.3, -0.585, 0.0))  # the left eyeball's middle
BALL, LID, HALF = 0.165, 0.024, 0.152  # its radius, how thick a lid is, half of an eye's width


class Face(NamedTuple):
    """What a face is like. Shares of 1 unless said; `soft` 1 is a woman's."""

    skin: str = IVORY
    eyes: str = "#5a3a1c"
    brows: str = BROWN
    lips: str = "#c08a72"
    soft: float = 0.0
    age: float = 0.0  # folds and hollows
    fat: float = 0.0  # -1 gaunt to 1
    nose: float = 1.0
    hook: float = 0.0
    jaw: float = 1.0
    frown: float = 0.2  # below 0 the brows are lifted
    smile: float = 0.0
    lids: float = 0.3  # how far they are closed
    gaze: float = 0.0  # aside, -1 to 1
    blush: float = 0.4
    stubble: float = 0.0
    sing: float = 0.0  # how far the mouth is open


MAN = Face(age=0.25)
YOUTH = Face(soft=0.5, nose=0.9, jaw=0.92, frown=0.0, smile=0.2)
OLD_MAN = Face(age=1.0, brows=WHITE, nose=1.15, lids=0.4)
WOMAN = Face(soft=1.0, nose=0.8, jaw=0.86, frown=-0.1, lips="#c87a70", lids=0.5, smile=0.3, blush=0.5)
OLD_WOMAN = Face(soft=0.5, age=1.0, nose=1.0, jaw=0.9, frown=0.0, lids=0.4, brows=GREY)


def carve(c: Clay, look: Face) -> None:
    """The whole head with its ears."""

    def field(p: Any) -> Any:
        x, z = _plan(p)
        front = np.clip(-0.15 - p[..., 1], 0, 0.35) / 0.35
        skull = _oval(p, look) - _relief(x, z, look) * front
        far = (np.abs(p[..., 0]) - EYE[0]) ** 2 + (p[..., 1] - EYE[1]) ** 2 + (p[..., 2] - EYE[2]) ** 2
        eye = np.sqrt(far) - BALL - LID * _lidded(x, z, look)
        return _union(skull, eye, 0.03)

    coat: Coat = {"metal": 0.0, "rough": 0.4, "glow": 0.0}
    low, high = np.array((-0.82, -1.25, -1.12)), np.array((0.82, 1.06, 1.04))
    tone = _tint(look)
    c.parts.append(Part(field, low, high, tone, 0.02, False, coat))
    c.limb([(0.7, 0.06, -0.22), (0.79, 0.14, -0.02), (0.77, 0.1, 0.16), (0.71, -0.02, 0.1)], (0.05, 0.06, 0.055, 0.04),
           tone, 0.04, mirror=True)  # fmt: skip
    c.ball((0.72, 0.04, -0.04), (0.06, 0.11, 0.15), tone, 0.06, mirror=True)
    if look.age > 0.5 > look.soft:
        _tufts(c, look)


def _tufts(c: Clay, look: Face) -> None:
    """The bushy brows of old men: strands that stand out."""
    way, _ = spline([(x, 0.0, z) for x, z in _brow(look)], (1, 1), 4)
    r = (0.016 + 0.022 * look.age) * (1 - 0.7 * look.soft)
    for k, (x, _, z) in enumerate(way[:-3]):
        y = -0.9 + 0.62 * x * x
        thick = r * (1 - 0.4 * k / len(way))
        c.limb([(x, y + 0.05, z - 0.015), (x + 0.05, y + 0.02, z + 0.02), (x + 0.12, y + 0.06 + 0.3 * x, z + 0.01)],
               (thick, thick, thick * 0.3), look.brows, 0.008, mirror=True, rough=0.5)  # fmt: skip


# ---- measures


def _plan(p: Any) -> tuple[Any, Any]:
    """|x| and z of points; of a grid of them one layer is enough."""
    flat = p[:, :1] if p.ndim == 4 else p
    return np.abs(flat[..., 0]), flat[..., 2]


def _union(one: Any, other: Any, k: float) -> Any:
    share = np.clip(0.5 + 0.5 * (other - one) / k, 0, 1)
    return other * (1 - share) + one * share - k * share * (1 - share)


def _ball(p: Any, x: float, y: float, z: float, size: Sequence[float]) -> Any:
    """The distance from an ellipsoid, and from its like on the other side."""
    a, b, c = (np.abs(p[..., 0]) - x) / size[0], (p[..., 1] - y) / size[1], (p[..., 2] - z) / size[2]
    near = np.sqrt(a * a + b * b + c * c)
    return near * (near - 1) / (np.sqrt((a / size[0]) ** 2 + (b / size[1]) ** 2 + (c / size[2]) ** 2) + 1e-6)


def _bump(x: Any, z: Any, at: tuple[float, float], wide: float, tall: float) -> Any:
    """A soft hill; one beside the middle has its like on the other side, or a crease would run down the nose."""
    hill = np.exp(-(((x - at[0]) / wide) ** 2))
    if at[0]:
        hill = hill + np.exp(-(((x + at[0]) / wide) ** 2))
    return hill * np.exp(-(((z - at[1]) / tall) ** 2))


def _step(value: Any, wide: float) -> Any:
    """0 below, 1 above, a soft passage between."""
    t = np.clip(value / wide * 0.5 + 0.5, 0, 1)
    return t * t * (3 - 2 * t)


def _stroke(x: Any, z: Any, points: Sequence[tuple[float, float]], wide: float, thin: float = 0.4) -> Any:
    """A line drawn through points, thickest in its middle, thin at its ends."""
    way, _ = spline([(a, 0.0, b) for a, b in points], (1, 1), 5)
    out = 0.0
    last = len(way) - 1
    for k in range(last):
        (ax, _, az), (bx, _, bz) = way[k], way[k + 1]
        dx, dz = bx - ax, bz - az
        t = np.clip(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz), 0, 1)
        far = (x - ax - t * dx) ** 2 + (z - az - t * dz) ** 2
        r = wide * (thin + (1 - thin) * np.sin(np.pi * (k + t) / last))
        out = np.maximum(out, np.exp(-far / r**2))
    return out


# ---- the form


def _oval(p: Any, look: Face) -> Any:
    """Skull, the oval of the face, cheeks, jaw and chin."""
    fat, hard = look.fat, 1 - look.soft
    jaw = look.jaw * (1 + 0.06 * fat)
    d = _ball(p, 0, 0.1, 0.2, (0.76, 0.92, 0.8))
    d = _union(d, _ball(p, 0, -0.2, -0.26, (0.58 + 0.06 * fat, 0.59, 0.7)), 0.25)
    d = _union(d, _ball(p, 0.31, -0.4, -0.3, (0.25 + 0.04 * fat, 0.25, 0.3)), 0.25)
    d = _union(d, _ball(p, (0.34 + 0.1 * hard) * jaw, -0.16, -0.52, (0.14 + 0.04 * hard, 0.26, 0.2)), 0.2)
    d = _union(d, _ball(p, 0, -0.5, -0.765, ((0.33 + 0.05 * hard) * jaw, 0.23, 0.215)), 0.22)
    if fat > 0:
        d = _union(d, _ball(p, 0, -0.32, -0.84, (0.3 + 0.12 * fat, 0.36, 0.12 + 0.14 * fat)), 0.2)
    return d


def _relief(x: Any, z: Any, look: Face) -> Any:
    """How far the face stands out."""
    age, hard = look.age, 1 - look.soft
    out = -0.075 * _bump(x, z, (0.29, 0.03), 0.2, 0.11) - 0.05 * _bump(x, z, (0.14, 0.06), 0.09, 0.1)
    out = out + (0.02 + 0.05 * hard) * _stroke(x, z, _brow(look), 0.085, 0.7)
    out = out + _nose(x, z, look) + _mouth(x, z, look)
    out = out + 0.03 * _bump(x, z, (0.42, -0.2), 0.16, 0.13) + 0.022 * _bump(x, z, (0, -0.82), 0.16, 0.09)
    out = out - 0.012 * _stroke(x, z, _crease(look), 0.013)
    out = out + (0.012 + 0.01 * hard) * _stroke(x, z, _brow(look), 0.022 + 0.012 * hard + 0.01 * age, 0.25)
    hollow = 0.06 * max(0.0, age - 0.3) + 0.09 * max(0.0, -look.fat)
    out = out - hollow * _bump(x, z, (0.47, -0.48), 0.15, 0.17)
    if age > 0.2:
        old = min(1.0, age)
        out = out - 0.034 * old * _stroke(x, z, [(0.16, -0.3), (0.27, -0.44), (0.32, -0.62)], 0.05)
        out = out - 0.02 * old * _stroke(x, z, [(0.17, -0.1), (0.28, -0.155), (0.42, -0.1)], 0.025)
        out = out + 0.02 * old * _stroke(x, z, [(0.18, -0.06), (0.29, -0.1), (0.4, -0.06)], 0.03)
        for k in range(3):
            out = out - 0.01 * old * _stroke(x, z, [(0, 0.44 + 0.1 * k), (0.36, 0.42 + 0.1 * k)], 0.022, 0.6)
        for k in range(2):
            out = out - 0.012 * old * _stroke(x, z, [(0.47, -0.01 - 0.03 * k), (0.58, 0.05 - 0.09 * k)], 0.018, 0.3)
    frown = max(0.0, look.frown - 0.3)
    return out - 0.05 * frown * _stroke(x, z, [(0.05, 0.16), (0.06, 0.34)], 0.02)


def _nose(x: Any, z: Any, look: Face) -> Any:
    """A slim straight ridge, its tip and its soft wings."""
    n, slim = look.nose, 1 - 0.22 * look.soft
    heights = np.array(
        (0.0, 0.012, 0.05, 0.075 + 0.05 * look.hook, 0.125 + 0.06 * look.hook, 0.175, 0.205, 0.2, 0.15, 0.0)
    )
    places = np.array((0.42, 0.3, 0.2, 0.1, -0.03, -0.17, -0.26 - 0.04 * look.hook, -0.335, -0.375, -0.4)) - (
        0.05 * look.hook * (np.arange(10) > 5)
    )
    rise = _smooth(z, places, heights) * (0.35 + 0.65 * n)
    wide = slim * (0.062 + 0.04 * n * np.clip((0.05 - z) * 2.6, 0, 1))
    out = rise * np.exp(-((x / wide) ** 2) * 0.9)
    foot = _step(z + 0.388 - 1.6 * np.clip(x, 0, 0.15) ** 2, 0.024)
    out = out + 0.085 * n * _bump(x, z, (0.098 * n * slim, -0.325), 0.05 * n, 0.055) * foot
    out = out + 0.02 * _bump(x, z, (0, -0.3), 0.2, 0.14)
    return out - 0.05 * n * _bump(x, z, (0.05 * n * slim, -0.405), 0.026, 0.014)


def _smooth(z: Any, places: Any, values: Any) -> Any:
    """A curve through values at places that fall, without corners."""
    fine = np.linspace(places[-1], places[0], 80)
    rough = np.interp(fine, places[::-1], values[::-1])
    kernel = np.hanning(9)
    padded = np.pad(rough, 4, mode="edge")
    return np.interp(z, fine, np.convolve(padded, kernel / kernel.sum(), "valid"))


class _Lips(NamedTuple):
    share: Any  # 1 in the middle, 0 at the corners
    line: Any
    top: Any
    bottom: Any
    open: Any
    half: float


def _lips(x: Any, look: Face) -> _Lips:
    """The heights of the lips' edges: a bow above, corners a little raised."""
    full = (0.8 + 0.2 * look.soft) * (1 - 0.3 * look.age)
    half = 0.22 - 0.02 * look.soft + 0.05 * max(0.0, look.smile) - 0.05 * look.sing
    u = np.clip(x / half, 0, 1)
    share = 1 - u * u
    line = -0.59 + (0.012 + 0.06 * look.smile) * u * u - 0.01 * np.exp(-((x / 0.04) ** 2))
    top = line + 0.062 * full * share**0.85 * (1 - 0.28 * np.exp(-((x / 0.03) ** 2)))
    gape = 0.13 * look.sing * share**0.5
    return _Lips(share, line, top, line - gape - 0.075 * full * share**0.7, gape, half)


def _mouth(x: Any, z: Any, look: Face) -> Any:
    """The mound of the mouth, two lips, the line between them, what is hollow round them."""
    m = _lips(x, look)
    low = m.line - m.open
    out = 0.045 * _bump(x, z, (0, -0.57), 0.22, 0.15)
    upper, lower = (m.line + m.top) / 2, (low + m.bottom) / 2
    out = out + 0.034 * m.share**0.5 * np.exp(-(((z - upper) / (0.6 * (m.top - m.line) + 0.012)) ** 2))
    out = out + 0.042 * m.share**0.5 * np.exp(-(((z - lower) / (0.6 * (low - m.bottom) + 0.012)) ** 2))
    inside = _step(m.line - z, 0.02) * _step(z - low, 0.02) * _step(m.share - 0.05, 0.1)
    out = out - 0.16 * inside * (look.sing > 0)
    out = out - 0.03 * np.exp(-(((z - m.line) / 0.013) ** 2)) * _step(m.half - 0.005 - x, 0.03)
    corner = 0.235 - 0.02 * look.soft + 0.05 * max(0.0, look.smile)
    out = out - 0.022 * _bump(x, z, (corner, -0.578 + 0.06 * look.smile), 0.035, 0.035)
    out = out - 0.018 * _bump(x, z, (0, -0.47), 0.03, 0.06)
    out = out + 0.03 * max(0.0, look.smile) * _bump(x, z, (0.36, -0.36), 0.12, 0.11)
    return out - 0.03 * _bump(x, z, (0, -0.72 - 0.1 * look.sing), 0.13, 0.045)


def _brow(look: Face) -> list[tuple[float, float]]:
    """The line of an eyebrow, from the nose outwards; it never comes down on the eye."""
    soft, sad = look.soft, look.frown
    inner = 0.2 + 0.02 * soft - (0.1 * sad if sad > 0 else 0.06 * sad)
    top = 0.265 + 0.05 * soft - (0.03 * sad if sad > 0 else 0.05 * sad)
    return [(0.1, inner), (0.22, (inner + top) / 2 + 0.03), (0.37, top), (0.56, 0.19 + 0.03 * soft)]


def _almond(x: Any, look: Face) -> tuple[Any, Any]:
    """The heights of the upper and the lower lid's edge."""
    u = np.clip((x - EYE[0]) / HALF, -1, 1)
    rest = 1 - u * u
    tilt = (0.012 + 0.008 * look.soft - 0.02 * max(0.0, look.age - 0.4)) * u
    up = 0.1 - 0.075 * look.lids
    return tilt + up * rest**0.75 * (1 - 0.12 * u), tilt - (0.042 + 0.01 * look.soft) * rest


def _lidded(x: Any, z: Any, look: Face) -> Any:
    """1 on the lids, 0 on the bare eyeball."""
    top, bottom = _almond(x, look)
    return 1 - _step(top - z, 0.014) * (0.45 + 0.55 * _step(z - bottom, 0.014)) * _step(z - bottom + 0.01, 0.02)


def _crease(look: Face) -> list[tuple[float, float]]:
    """Where the upper lid folds."""
    lift = 0.02 * look.soft - 0.03 * look.lids
    return [(0.15, 0.05), (0.22, 0.125 + lift), (0.31, 0.15 + lift), (0.4, 0.125 + lift), (0.49, 0.045)]


# ---- the tint


def _tint(look: Face) -> Callable[[Any], Any]:
    """Ivory with a breath of colour: cheeks, lips, irises under their lids, brows, shade where a razor was."""
    skin, warm, shade = rgb(look.skin) * (0.95, 0.9, 0.86), rgb("#cc6650"), rgb("#8a5a3c")
    lips, iris, brows, white = rgb(look.lips), rgb(look.eyes), rgb(look.brows), rgb("#f4e9d6")

    def tone(p: Any) -> Any:
        x, z = np.abs(p[..., 0]), p[..., 2]
        front = np.clip(-0.2 - p[..., 1], 0, 0.2) * 5
        out = np.broadcast_to(skin, (*x.shape, 3))

        def lay(colour: Any, share: Any) -> None:
            nonlocal out
            share = (np.clip(share, 0, 1) * front)[..., None]
            out = out * (1 - share) + colour * share

        cheeks = _bump(x, z, (0.4, -0.24), 0.17, 0.14) + 0.5 * _bump(x, z, (0, -0.3), 0.09, 0.09)
        lay(warm, look.blush * 0.6 * (cheeks + 0.25 * _bump(x, z, (0, -0.86), 0.14, 0.1)))
        low = np.clip((-0.42 - z) * 5, 0, 1) * np.clip((0.6 - x) * 6, 0, 1)
        lay(shade, 0.5 * look.stubble * low)
        lay(shade, (0.16 + 0.14 * look.age) * _bump(x, z, (0.3, 0.06), 0.19, 0.1))
        top, bottom = _almond(x, look)
        inside = _step(top - z, 0.012) * _step(z - bottom, 0.012) * (np.abs(x - EYE[0]) < HALF)
        lay(white, inside)
        far = np.hypot(p[..., 0] - np.sign(p[..., 0]) * (EYE[0] - 0.008) - 0.05 * look.gaze, z - top.clip(0.02) + 0.035)
        lay(iris, 0.85 * inside * _step(0.078 - far, 0.02))
        lay(iris * 0.18, 0.85 * inside * (_step(0.036 - far, 0.02) + 0.5 * np.exp(-(((far - 0.074) / 0.014) ** 2))))
        lay(shade * 0.5, 0.5 * inside * np.exp(-((np.clip(top - z, 0, 1) / 0.03) ** 2)))
        span = _step(HALF + 0.012 - np.abs(x - EYE[0]), 0.02)
        lay(
            rgb("#4a2a1a"),
            (0.75 + 0.2 * look.soft) * span * np.exp(-(((z - top - 0.004) / (0.01 + 0.004 * look.soft)) ** 2)),
        )
        lay(shade, 0.45 * span * np.exp(-(((z - bottom) / 0.01) ** 2)))
        lay(shade, 0.35 * _stroke(x, z, _crease(look), 0.014))
        m = _lips(x, look)
        red = _step(m.top - z, 0.022) * _step(z - m.bottom, 0.03) * _step(m.share - 0.02, 0.1)
        lay(lips, (0.5 + 0.3 * look.soft) * red)
        lay(lips * 0.35, 0.65 * np.exp(-(((z - m.line) / 0.011) ** 2)) * _step(m.half - x, 0.02))
        lay(
            rgb("#3a1410"),
            _step(m.line - z, 0.02) * _step(z - m.line + m.open, 0.02) * (m.share > 0.05) * (look.sing > 0),
        )
        lay(shade * 0.5, 0.55 * _bump(x, z, (0.05 * look.nose, -0.412), 0.022, 0.01))
        lay(
            brows,
            (0.9 - 0.15 * look.soft)
            * _stroke(x, z, _brow(look), 0.018 + 0.014 * (1 - look.soft) + 0.012 * look.age, 0.3) ** 0.7,
        )
        return out

    return tone

"""What stands over and on the ice of Ganymede: Jupiter, and the works of the camps (derricks, domes, pylons).

Jupiter is worked out once, point by point on its sphere, and then only scaled: the bands bend with the globe, and its
light comes from the upper left like all light of the table.
"""

import math
import random
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from noise import Noise
from paint import Colour, dark, disc, fall, glow, ink, kept, light, mix, polygon, slope
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

SIDE = 760
TILT = math.radians(-14)
LAMP = "#FFC56B"
# Latitude from the north pole (0) to the south pole (1), and the colour of the clouds there.
BANDS = (
    (0.00, "#6E5A4A"), (0.10, "#8E6E52"), (0.17, "#C9A680"), (0.22, "#B07A50"), (0.27, "#E6CBA0"), (0.33, "#EFDDBC"),
    (0.36, "#B9794B"), (0.41, "#8E4E30"), (0.445, "#A8623D"), (0.47, "#E2BD8E"), (0.51, "#F4E8D0"), (0.55, "#EBD3A8"),
    (0.575, "#B4683E"), (0.62, "#8E4A30"), (0.655, "#A8623D"), (0.68, "#DDB384"), (0.74, "#E9CFA6"), (0.78, "#B58458"),
    (0.83, "#C9A078"), (0.90, "#8A6A50"), (1.00, "#5E4C40"),
)  # fmt: skip
SPOT = (0.24, 0.66, 0.30, 0.055)  # longitude, latitude, half width, half height


class Camp(NamedTuple):
    """The colours of a camp, from its sky down to what it builds."""

    sky: Colour
    middle: Colour
    horizon: Colour
    frame: Colour
    emblem: Colour


CAMPS = {
    "red": Camp("#1B0B0B", "#7A2E20", "#F0A65C", "#C8452E", "#E0674A"),
    "green": Camp("#061A1B", "#175A50", "#A9DDBB", "#2F8F66", "#5FBF8C"),
    "purple": Camp("#0F0A20", "#432C78", "#BFA2EE", "#7A56BE", "#A98AE0"),
    "black": Camp("#0C0F12", "#2A2F35", "#C08E40", "#4A515A", "#C9A663"),
}


def _cloud(latitude: float) -> tuple[float, float, float]:
    """The colour of a latitude; outside the poles there is nothing to see."""
    for (low, first), (high, second) in pairwise(BANDS):
        if latitude <= high:
            share = max(0.0, (latitude - low) / (high - low))
            tone = mix(first, second, share * share * (3 - 2 * share))
            return tone.redF(), tone.greenF(), tone.blueF()
    last = QColor(BANDS[-1][1])
    return last.redF(), last.greenF(), last.blueF()


def _clouds(longitude: float, latitude: float, noise: Noise) -> tuple[float, float, float]:
    """Bands pulled into eddies along their edges, fine streaks, and the red spot in its hollow."""
    eddy = noise.fold(longitude * 4.2, latitude * 22, 3) - 0.5
    curl = noise.at(longitude * 9 + eddy * 5, latitude * 34) - 0.5
    at = latitude + 0.030 * eddy + 0.014 * curl
    x, y = (longitude - SPOT[0]) / SPOT[2], (latitude - SPOT[1]) / SPOT[3]
    near = x * x + y * y
    if near < 2.6:
        at += 0.050 * y * (1 - near / 2.6) ** 2
    red, green, blue = _cloud(min(1.0, max(0.0, at)))
    streak = 1 + 0.16 * (noise.at(longitude * 5 + 9, latitude * 120 + eddy * 6) - 0.5)
    red, green, blue = red * streak, green * streak, blue * streak
    if near < 1.25:
        share = min(1.0, (1.25 - near) / 0.4)
        swirl = 0.92 + 0.16 * math.sin(math.sqrt(near) * 9 + math.atan2(y, x) * 2)
        red, green, blue = (a + (b * swirl - a) * share for a, b in ((red, 0.72), (green, 0.33), (blue, 0.20)))
    return red, green, blue


@lru_cache(maxsize=1)
def _globe() -> QImage:
    """The planet on an empty sheet, lit from the upper left, its far limb in the dark."""
    noise = Noise("jupiter")
    pixels = bytearray(SIDE * SIDE * 4)
    half = SIDE / 2
    sun = (-0.52, -0.42, 0.745)
    for row in range(SIDE):
        ny = (row + 0.5 - half) / half
        for column in range(SIDE):
            nx = (column + 0.5 - half) / half
            far = nx * nx + ny * ny
            if far >= 1:
                continue
            nz = math.sqrt(1 - far)
            across = nx * math.cos(TILT) + ny * math.sin(TILT)
            up = -nx * math.sin(TILT) + ny * math.cos(TILT)
            tone = _clouds(math.atan2(across, nz), 0.5 + math.asin(max(-1.0, min(1.0, up))) / math.pi, noise)
            lit = max(0.0, min(1.0, (nx * sun[0] + ny * sun[1] + nz * sun[2] + 0.12) / 0.92))
            bright = (0.035 + 0.965 * lit**1.15) * (0.72 + 0.28 * nz)
            cover = min(1.0, (1 - math.sqrt(far)) * half)
            at = (row * SIDE + column) * 4
            blue_haze = 0.05 * (1 - nz) * lit
            for offset, part in enumerate((tone[2] * bright + blue_haze, tone[1] * bright, tone[0] * bright)):
                pixels[at + offset] = round(255 * min(1.0, part) * cover)
            pixels[at + 3] = round(255 * cover)
    return QImage(bytes(pixels), SIDE, SIDE, SIDE * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()


def jupiter(painter: QPainter, x: float, y: float, radius: float, veil: Colour = "#000000", dim: float = 0.0) -> None:
    """The planet; `dim` lets the sky's own colour lie over it."""
    glow(painter, x, y, radius * 1.45, "#F0C48A", 0.30 * (1 - dim))
    box = QRectF(x - radius, y - radius, radius * 2, radius * 2)
    painter.drawImage(box, _globe())
    if dim:
        painter.setBrush(ink(veil, dim))
        painter.drawEllipse(box)


def lamp(painter: QPainter, x: float, y: float, size: float, colour: Colour = LAMP) -> None:
    glow(painter, x, y, size * 7, colour, 0.75)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(light(colour, 0.6)))
    painter.drawEllipse(QPointF(x, y), size, size)


def derrick(painter: QPainter, x: float, foot: float, height: float, colour: Colour, lit: Colour) -> None:
    """A lattice tower with a crown block and a lamp; its left legs catch the light."""
    half, levels = height * 0.21, 5
    with kept(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for side, tone in ((1, ink(colour)), (-1, mix(colour, lit, 0.55))):
            painter.setPen(QPen(tone, max(1.0, height * 0.030), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(x + side * half, foot), QPointF(x + side * half * 0.16, foot - height))
        painter.setPen(QPen(mix(colour, lit, 0.16), max(0.8, height * 0.014)))
        for level in range(levels):
            low, high = level / levels, (level + 1) / levels
            wide, narrow = half * (1 - 0.84 * low), half * (1 - 0.84 * high)
            painter.drawLine(QPointF(x - wide, foot - height * low), QPointF(x + narrow, foot - height * high))
            painter.drawLine(QPointF(x + wide, foot - height * low), QPointF(x - narrow, foot - height * high))
            painter.drawLine(QPointF(x - narrow, foot - height * high), QPointF(x + narrow, foot - height * high))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(colour))
        painter.drawRect(QRectF(x - half * 0.3, foot - height * 1.04, half * 0.6, height * 0.06))
        lamp(painter, x, foot - height * 1.06, max(1.1, height * 0.020))


def dome(painter: QPainter, x: float, foot: float, radius: float, camp: Camp) -> None:
    """A glass house on the ice: ribs, a lit inside, a bright left shoulder."""
    path = QPainterPath(QPointF(x - radius, foot))
    path.arcTo(QRectF(x - radius, foot - radius * 0.92, radius * 2, radius * 1.84), 180, -180)
    path.closeSubpath()
    glass = fall(foot - radius, foot, ink(light(camp.horizon, 0.5), 0.72), ink(dark(camp.middle, 0.1), 0.85))
    with kept(painter):
        glow(painter, x, foot, radius * 1.6, camp.horizon, 0.28, 0.5)
        painter.fillPath(path, glass)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        glow(painter, x + radius * 0.1, foot, radius * 0.9, LAMP, 0.55, 0.7)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink("#FFFFFF", 0.32), max(1.0, radius * 0.02)))
        for share in (0.33, 0.66):
            painter.drawEllipse(QPointF(x, foot), radius * share, radius * 0.92)
        painter.drawLine(QPointF(x - radius, foot - radius * 0.45), QPointF(x + radius, foot - radius * 0.45))
        painter.drawLine(QPointF(x, foot), QPointF(x, foot - radius))
    painter.strokePath(path, QPen(slope(x - radius, 0, x + radius, 0, ink("#FFFFFF", 0.85), ink("#FFFFFF", 0.12)), 2.2))


def pylon(painter: QPainter, x: float, foot: float, height: float, camp: Camp) -> None:
    """A dark needle with a burning seam."""
    half = height * 0.075
    body = polygon([(x - half, foot), (x - half * 0.5, foot - height), (x + half * 0.1, foot - height * 1.10),
                    (x + half * 0.6, foot - height * 0.95), (x + half, foot)])  # fmt: skip
    painter.fillPath(
        body, slope(x - half, 0, x + half, 0, mix(camp.middle, camp.horizon, 0.45), (0.35, camp.middle), camp.sky)
    )
    seam = QRectF(x - half * 0.10, foot - height * 0.86, half * 0.22, height * 0.7)
    painter.fillRect(seam, fall(seam.top(), seam.bottom(), light(camp.horizon, 0.6), ink(camp.horizon, 0)))
    glow(painter, x, foot - height * 0.8, half * 5, camp.horizon, 0.5)


def cracks(painter: QPainter, area: QRectF, count: int, colour: Colour, seed: str) -> None:
    """Lines in the ice, seen flat: each keeps its way and sometimes parts in two; fine far off, wide and rare near."""
    dice = random.Random(seed)
    with kept(painter):
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for _ in range(count):
            near = dice.random() ** 1.5
            spot = QPointF(area.left() + dice.random() * area.width(), area.top() + near * area.height())
            path = QPainterPath(spot)
            _crack(path, spot, dice.uniform(0, 2 * math.pi), 10 + 50 * near, dice.randrange(5, 12), dice)
            painter.setPen(QPen(ink("#020608", 0.34), 1.0 + 2.0 * near))
            painter.drawPath(path.translated(0.6, 1.2))
            painter.setPen(QPen(ink(colour, 0.10 + 0.14 * near), 0.6 + 1.2 * near))
            painter.drawPath(path)


def _crack(path: QPainterPath, spot: QPointF, way: float, step: float, steps: int, dice: random.Random) -> None:
    path.moveTo(spot)
    for _ in range(steps):
        way += dice.uniform(-0.38, 0.38)
        reach = step * dice.uniform(0.5, 1.3)
        spot = spot + QPointF(math.cos(way) * reach, math.sin(way) * reach * 0.26)
        path.lineTo(spot)
        if steps > 3 and dice.random() < 0.22:
            _crack(path, spot, way + dice.choice((-0.8, 0.8)), step * 0.7, steps // 2, dice)
            path.moveTo(spot)


def lamp_cone(painter: QPainter, area: QRectF, colour: Colour) -> None:
    """Light of a hangar's lamp: a cone, and a pool where it meets the floor."""
    x, wide = area.center().x(), area.width()
    cone = polygon([(x - wide * 0.07, area.top()), (x + wide * 0.07, area.top()), (x + wide * 0.52, area.bottom()),
                    (x - wide * 0.52, area.bottom())])  # fmt: skip
    painter.fillPath(cone, fall(area.top(), area.bottom(), ink(colour, 0.50), (0.6, ink(colour, 0.16)), ink(colour, 0)))
    painter.fillRect(
        area, disc(x, area.top(), wide * 0.42, ink("#FFF3D0", 0.75), (0.25, ink(colour, 0.3)), ink(colour, 0))
    )

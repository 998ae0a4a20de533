"""The shipyard of the Skaxar: grown, not built. One curved carapace, mirrored horns and ribs, light through slits.

Layers are drawn from the back: far horns, webs between tips, near horns, the carapace with its ribs, the lights. Every
layer is finished as an emblem is, so the light on a shell is the light on every card.
"""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from emblem import Finish, stand
from fleet_broods import BROODS, Horn, Shape
from fleet_space import cast
from fleet_swarm import SWARM
from paint import dark, disc, fall, glow, ink, kept, light, mix
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

GROWTHS = BROODS | SWARM
TINTS = ("#9A5BC8", "#B0549A", "#7A62D0", "#A0489E")
SLIT, PALE = "#5CFFC8", "#D8FFF0"
SCALE = {"mothership": 1.0, "destroyer": 1.04, "fighter": 1.10, "scout": 1.10, "drone": 1.20}


class Womb(NamedTuple):
    """Where a ship grows: its spine, its brow, its scale."""

    axis: float
    brow: float
    half: float
    length: float

    def at(self, x: float, y: float) -> QPointF:
        return QPointF(self.axis + x * self.half, self.brow + y * self.length)


def skaxar_ship(painter: QPainter, name: str, kind: str, number: int, box: QRectF, size: QSize) -> None:
    """Draws the ship `number` of its class into the box."""
    shape, scale = GROWTHS[kind][number], SCALE[kind]
    length, half = box.height() * shape.length * scale, box.width() * shape.breadth * scale / 2
    womb = Womb(box.center().x(), box.center().y() - length / 2, half, length)
    tint = TINTS[shape.tint]
    far, near = (_grown(womb, [horn for horn in shape.horns if horn.behind == behind]) for behind in (True, False))
    body = _both(womb, _carapace(womb, shape))
    glow(painter, womb.axis, womb.brow + length * 0.45, box.width() * 0.56, "#3FE0B0", 0.34)
    cast(painter, far.united(near).united(body), size, 14)
    if shape.web:
        _webs(painter, womb, shape)
    for path, shade in ((far, 0.45), (near, 0.10), (body, -0.10)):
        if not path.isEmpty():
            own = dark(tint, shade) if shade > 0 else light(tint, -shade)
            stand(painter, path, size, Finish(own, "#F2C6FF", mix("#2A0C3E", "#2FA58C", 0.2), "#180822"), ground=False)
    _veins(painter, womb, near, tint)
    _ribs(painter, womb, body, shape, random.Random(name))
    _lights(painter, womb, shape)


def _both(womb: Womb, half: QPainterPath) -> QPainterPath:
    """A half and its mirror image, one outline."""
    mirror = QTransform(-1, 0, 0, 1, 2 * womb.axis, 0)
    whole = QPainterPath(half)
    whole.addPath(mirror.map(half))
    whole.setFillRule(Qt.FillRule.WindingFill)
    return whole.simplified()


def _grown(womb: Womb, horns: Sequence[Horn]) -> QPainterPath:
    half = QPainterPath()
    half.setFillRule(Qt.FillRule.WindingFill)
    for horn in horns:
        half.addPath(_horn(womb, horn))
    return _both(womb, half)


def _bow(womb: Womb, horn: Horn) -> tuple[QPointF, QPointF, QPointF, QPointF]:
    """Root, tip, the point the horn bows to, and the way across its root."""
    root, tip = womb.at(horn.x, horn.y), womb.at(horn.tip_x, horn.tip_y)
    way = tip - root
    far = math.hypot(way.x(), way.y()) or 1.0
    across = QPointF(way.y() / far, -way.x() / far)
    if across.x() < 0:
        across = -across
    bowed = root + way * 0.5 + across * (horn.bend * womb.half)
    return root, tip, bowed, across


def _horn(womb: Womb, horn: Horn) -> QPainterPath:
    """A crescent, thick at its root, sharp at its tip."""
    root, tip, bowed, across = _bow(womb, horn)
    thick = horn.thick * womb.length
    path = QPainterPath(root + across * thick)
    path.quadTo(bowed + across * thick * 0.9, tip)
    path.quadTo(bowed - across * thick * 0.5, root - across * thick)
    path.quadTo(root - (tip - root) * 0.12, root + across * thick)
    return path


def _carapace(womb: Womb, shape: Shape) -> QPainterPath:
    """Half of the shell: a brow, a shoulder, a waist, a tail; barbs stand off its flank."""
    path = QPainterPath(womb.at(0, 0.0))
    broad, at, tail = shape.broad, shape.at, shape.tail
    path.cubicTo(womb.at(broad * 0.7, 0.0), womb.at(broad * 1.06, at * 0.55), womb.at(broad, at))
    path.cubicTo(womb.at(broad * 0.94, at + 0.18), womb.at(tail * 1.6, 0.72), womb.at(tail, 0.84))
    path.quadTo(womb.at(tail * 0.7, 0.95), womb.at(0, 1.0))
    path.closeSubpath()
    for k in range(shape.barbs):
        y = at + (0.80 - at) * k / shape.barbs
        x = broad + (tail - broad) * ((y - at) / (0.84 - at)) ** 1.15
        path.addPath(_horn(womb, Horn(x * 0.8, y, x + 0.16, y + 0.10, 0.022, 0.03)))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _webs(painter: QPainter, womb: Womb, shape: Shape) -> None:
    """Skin between neighbouring tips, with the nebula's light through it."""
    tips = [
        (womb.at(horn.tip_x, horn.tip_y), _bow(womb, horn)[2], womb.at(horn.x * 0.5, horn.y))
        for horn in sorted(shape.horns, key=lambda horn: horn.tip_y)
    ]
    half = QPainterPath()
    for (first, bowed, root), (second, other, foot) in pairwise(tips):
        skin = QPainterPath(root)
        skin.quadTo(bowed, first)
        skin.quadTo((first + second) * 0.3 + (root + foot) * 0.2, second)
        skin.quadTo(other, foot)
        skin.closeSubpath()
        half.addPath(skin)
    half.setFillRule(Qt.FillRule.WindingFill)
    path = _both(womb, half)
    box = path.boundingRect()
    painter.fillPath(
        path, fall(box.top(), box.bottom(), ink("#F09AF6", 0.62), (0.6, ink("#8A46C8", 0.62)), ink("#3FC8A4", 0.55))
    )
    painter.strokePath(path, QPen(ink("#F2C6FF", 0.75), 2.4))


def _veins(painter: QPainter, womb: Womb, horns: QPainterPath, tint: str) -> None:
    """Growth rings over the horns, round the place they grow from."""
    with kept(painter):
        painter.setClipPath(horns, Qt.ClipOperation.IntersectClip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = womb.at(0, 0.34)
        for k in range(3, 16):
            radius = womb.half * 0.12 * k
            painter.setPen(QPen(ink("#180822", 0.30), 3))
            painter.drawEllipse(middle, radius, radius * 1.2)
            painter.setPen(QPen(ink(light(tint, 0.6), 0.22), 1.5))
            painter.drawEllipse(middle + QPointF(-1.5, -2.5), radius, radius * 1.2)


def _ribs(painter: QPainter, womb: Womb, body: QPainterPath, shape: Shape, dice: random.Random) -> None:
    """Plates of the shell lie over one another; pores between them."""
    with kept(painter):
        painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        for k in range(7):
            y = 0.12 + 0.125 * k
            rib = QPainterPath(womb.at(-1, y + 0.12))
            rib.quadTo(womb.at(0, y - 0.13), womb.at(1, y + 0.12))
            painter.strokePath(rib, QPen(ink("#12061C", 0.62), 5))
            painter.strokePath(rib.translated(0, 4.5), QPen(ink("#F6D8FF", 0.36), 2.2))
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(26):
            x, y = dice.uniform(0.08, shape.broad), dice.uniform(0.1, 0.8)
            for side in (-1, 1):
                painter.setBrush(ink("#12061C", 0.4))
                painter.drawEllipse(womb.at(side * x, y), 2.6, 3.4)
        box = body.boundingRect()
        away = QRectF(womb.axis, box.top(), box.width(), box.height())
        painter.fillRect(away, ink("#12061C", 0.20))


def _lights(painter: QPainter, womb: Womb, shape: Shape) -> None:
    """Slits along the spine, larger towards the brow; eyes beside the first."""
    painter.setPen(Qt.PenStyle.NoPen)
    for k in range(shape.slits):
        y = 0.30 + 0.46 * (k / max(1, shape.slits - 1) if shape.slits > 1 else 0.2)
        high = womb.length * (0.044 - 0.004 * k)
        wide = high * 0.42
        spot = womb.at(0, y)
        glow(painter, spot.x(), spot.y(), high * 3.2, SLIT, 0.85)
        painter.setBrush(ink("#062018", 0.9))
        painter.drawEllipse(spot, wide * 1.5, high * 1.15)
        painter.setBrush(disc(spot.x(), spot.y(), high, "#FFFFFF", (0.5, PALE), SLIT))
        painter.drawEllipse(spot, wide, high)
    for k in range(shape.eyes):
        for side in (-1, 1):
            spot = womb.at(side * (0.10 + 0.10 * k), 0.16 + 0.035 * k)
            glow(painter, spot.x(), spot.y(), 20, SLIT, 0.8)
            painter.setBrush(ink(PALE))
            painter.drawEllipse(spot, 4.0, 6.0)

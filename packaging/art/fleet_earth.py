"""The shipyard of Earth: hulls bolted together from chamfered plates on a straight spine, nose up.

Every part is an outline on the right of the spine, mirrored to the left; a plate takes the light edge by edge, so that
a hull of many plates reads as built. The class gives the plan, the ship's place in its class the variant, its name the
dice for windows and panel lines.
"""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from fleet_plans import Fitting, Plate
from fleet_space import EMBER, cast
from fleet_tenders import TENDERS
from fleet_warships import WARSHIPS
from paint import Colour, dark, disc, fall, glow, ink, kept, light, mix, polygon, slope
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

PLANS = WARSHIPS | TENDERS
HULL, STEEL, DEEP, ORANGE, WINDOW = "#D5E0E9", "#6E8397", "#33434F", "#E8803A", "#FFD98A"
TONES = {"hull": HULL, "steel": STEEL, "deep": DEEP, "orange": ORANGE, "pale": "#EEF4F8", "panel": "#1E3F66"}
SCALE = {"mothership": 1.02, "destroyer": 1.02, "fighter": 1.14, "scout": 1.10, "drone": 1.18}
Corner = tuple[float, float]


class Yard(NamedTuple):
    """Where a hull is built: its spine, its bow, its scale, and its own dice."""

    painter: QPainter
    axis: float
    bow: float
    half: float
    length: float
    dice: random.Random

    def at(self, x: float, y: float) -> Corner:
        return self.axis + x * self.half, self.bow + y * self.length


def earth_ship(painter: QPainter, name: str, kind: str, number: int, box: QRectF, size: QSize) -> None:
    """Draws the ship `number` of its class into the box."""
    plan = PLANS[kind][number]
    scale = SCALE[kind]
    length, half = box.height() * plan.length * scale, box.width() * plan.breadth * scale / 2
    yard = Yard(painter, box.center().x(), box.center().y() - length / 2, half, length, random.Random(name))
    sides = [outline for plate in plan.plates for outline in _outlines(yard, plate)]
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for corners in sides:
        whole.addPath(polygon(corners))
    _engines(yard, plan.engines)
    cast(painter, whole.simplified(), size, 12)
    for plate in plan.plates:
        for corners, shaded in zip(_outlines(yard, plate), (plate.spine, False), strict=False):
            _plate(yard, corners, TONES[plate.tone], plate.spine, not shaded)
    for fitting in plan.fittings:
        _FITTINGS[fitting.kind](yard, fitting)


def _outlines(yard: Yard, plate: Plate) -> list[list[Corner]]:
    """The right half and its mirror image, or one outline across the spine."""
    right = [yard.at(x, y) for x, y in plate.points]
    left = [yard.at(-x, y) for x, y in reversed(plate.points)]
    return [right + left] if plate.spine else [right, left]


def _plate(yard: Yard, corners: Sequence[Corner], tone: str, spine: bool, lines: bool) -> None:
    """One plate: its face falls off to the lower right, each edge is lit or dark by where it looks."""
    painter, path = yard.painter, polygon(list(corners))
    box = path.boundingRect()
    left_half = box.center().x() < yard.axis
    face = slope(box.left(), box.top(), box.right(), box.bottom(), light(tone, 0.30), (0.45, tone), dark(tone, 0.42))
    painter.fillPath(path, face)
    with kept(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        if spine:
            away = QRectF(yard.axis, box.top(), box.width(), box.height())
            painter.fillRect(away, slope(yard.axis, 0, box.right(), 0, ink("#10202E", 0.10), ink("#10202E", 0.46)))
        elif not left_half:
            painter.fillRect(box, ink("#10202E", 0.20))
        if lines:
            _panel_lines(yard, box)
    _edges(painter, corners)


def _panel_lines(yard: Yard, box: QRectF) -> None:
    """Seams across and short ones along, with the light just below each; here and there a darker hatch."""
    painter, dice = yard.painter, yard.dice
    y = box.top() + dice.uniform(8, 18)
    while y < box.bottom() - 4:
        painter.fillRect(QRectF(box.left(), y, box.width(), 1.6), ink("#152430", 0.42))
        painter.fillRect(QRectF(box.left(), y + 1.6, box.width(), 1.2), ink("#FFFFFF", 0.26))
        step = dice.uniform(13, 30)
        if dice.random() < 0.6:
            x = box.left() + box.width() * dice.uniform(0.15, 0.85)
            painter.fillRect(QRectF(x, y, 1.5, step), ink("#152430", 0.34))
        if dice.random() < 0.35:
            hatch = QRectF(box.left() + box.width() * dice.uniform(0.1, 0.7), y + 4, dice.uniform(5, 12), step * 0.45)
            painter.fillRect(hatch, ink("#243644", 0.5))
        y += step


def _edges(painter: QPainter, corners: Sequence[Corner]) -> None:
    around = 1 if _turns_right(corners) else -1
    painter.strokePath(polygon(list(corners)), QPen(ink("#0C161E", 0.85), 2.6))
    for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]]):
        far = math.hypot(x2 - x1, y2 - y1) or 1.0
        facing = around * ((y2 - y1) * -0.6 + (x2 - x1) * 0.8) / far
        nx, ny = -around * (y2 - y1) / far * 1.5, around * (x2 - x1) / far * 1.5
        tint = ink("#FFFFFF", 0.85 * facing) if facing > 0 else ink("#06101A", -0.55 * facing)
        painter.strokePath(polygon([(x1 + nx, y1 + ny), (x2 + nx, y2 + ny)], closed=False), QPen(tint, 2.4))


def _turns_right(corners: Sequence[Corner]) -> bool:
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]])) > 0


# ---- engines and fittings


def _engines(yard: Yard, engines: Sequence[tuple[float, float, float]]) -> None:
    """Flames under the stern: a halo, an orange plume, a white core."""
    painter = yard.painter
    for x, y, wide in engines:
        for side in (-1, 1) if x else (1,):
            px, py = yard.at(side * x, y)
            half = wide * yard.half
            glow(painter, px, py + half * 0.8, half * 5.0, "#FFA24A", 0.75)
            for share, long, stops in (
                (1.0, 7.0, (ink("#FFB060", 0.85), (0.4, ink("#FF8A2A", 0.5)), ink("#FF6A1A", 0))),
                (0.5, 4.2, (ink("#FFF6E0", 1.0), (0.5, ink("#FFD9A0", 0.8)), ink("#FFB060", 0))),
            ):
                plume = QPainterPath(QPointF(px - half * share, py - 6))
                plume.cubicTo(
                    px - half * share * 1.2, py + half * long * 0.4, px - 2, py + half * long, px, py + half * long
                )
                plume.cubicTo(
                    px + 2, py + half * long, px + half * share * 1.2, py + half * long * 0.4, px + half * share, py - 6
                )
                painter.fillPath(plume, fall(py - 6, py + half * long, *stops))


def _sides(yard: Yard, fitting: Fitting) -> list[Corner]:
    return [yard.at(side * fitting.x, fitting.y) for side in ((-1, 1) if fitting.x else (1,))]


def _round(painter: QPainter, x: float, y: float, radius: float, tone: Colour) -> None:
    painter.setBrush(
        slope(x - radius, y - radius, x + radius, y + radius, light(tone, 0.5), (0.5, tone), dark(tone, 0.5))
    )
    painter.setPen(QPen(ink("#0C161E", 0.85), 2.4))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)


def _windows(yard: Yard, fitting: Fitting) -> None:
    """Lit ports in rows, some of them dark."""
    for x, y in _sides(yard, fitting):
        wide, high = fitting.w * yard.half, fitting.h * yard.length
        columns, rows = max(1, round(wide / 13)), max(1, round(high / 13))
        for k in range(columns * rows):
            spot = QRectF(x - wide / 2 + wide * (k % columns + 0.5) / columns - 3, 0, 6, 4.6)
            spot.moveTop(y - high / 2 + high * (k // columns + 0.5) / rows - 2)
            lit = yard.dice.random() < 0.72
            if lit:
                glow(yard.painter, spot.center().x(), spot.center().y(), 9, WINDOW, 0.6)
            yard.painter.fillRect(spot, ink(WINDOW) if lit else ink("#243440"))


def _turret(yard: Yard, fitting: Fitting) -> None:
    """A twin gun on its ring."""
    radius = fitting.w * yard.half
    for x, y in _sides(yard, fitting):
        for barrel in (-0.42, 0.42):
            tube = QRectF(x + barrel * radius - radius * 0.15, y - radius * 2.9, radius * 0.3, radius * 2.8)
            yard.painter.fillRect(tube.adjusted(-1.2, -1.2, 1.2, 0), ink("#0C161E", 0.9))
            yard.painter.fillRect(tube, slope(tube.left(), 0, tube.right(), 0, "#A9BCCB", "#3A4A58"))
        _round(yard.painter, x, y, radius, STEEL)
        _round(yard.painter, x - radius * 0.08, y - radius * 0.1, radius * 0.6, "#AFC2D2")


def _cockpit(yard: Yard, fitting: Fitting) -> None:
    """A drop of blue glass with the sky in it."""
    for x, y in _sides(yard, fitting):
        wide, high = fitting.w * yard.half, fitting.h * yard.length
        glass = QPainterPath(QPointF(x, y - high))
        glass.cubicTo(x + wide * 1.1, y - high * 0.4, x + wide, y + high * 0.8, x, y + high)
        glass.cubicTo(x - wide, y + high * 0.8, x - wide * 1.1, y - high * 0.4, x, y - high)
        yard.painter.fillPath(glass, fall(y - high, y + high, "#C8F0FF", (0.4, "#4A9CCB"), "#123650"))
        yard.painter.strokePath(glass, QPen(ink("#0C161E", 0.85), 2.6))
        shine = polygon(
            [(x - wide * 0.45, y - high * 0.3), (x - wide * 0.1, y - high * 0.7), (x - wide * 0.2, y + high * 0.3)]
        )
        yard.painter.fillPath(shine, ink("#FFFFFF", 0.75))


def _eye(yard: Yard, fitting: Fitting) -> None:
    """A machine's lens."""
    radius = fitting.w * yard.half
    for x, y in _sides(yard, fitting):
        _round(yard.painter, x, y, radius, DEEP)
        _round(yard.painter, x, y, radius * 0.78, "#1A2832")
        glow(yard.painter, x, y, radius * 1.6, "#8FE3FF", 0.8)
        yard.painter.setBrush(
            disc(x - radius * 0.1, y - radius * 0.12, radius * 0.55, "#F4FEFF", (0.5, "#8FE3FF"), "#2A7CA8")
        )
        yard.painter.drawEllipse(QPointF(x, y), radius * 0.5, radius * 0.5)


def _dish(yard: Yard, fitting: Fitting) -> None:
    """A bowl seen from above, its feed on three struts."""
    radius = fitting.w * yard.half
    for x, y in _sides(yard, fitting):
        _round(yard.painter, x, y, radius, "#8CA3B6")
        yard.painter.setBrush(
            disc(x + radius * 0.3, y + radius * 0.34, radius * 1.3, "#F2F8FC", (0.5, "#B4C8D8"), "#5B7488")
        )
        yard.painter.drawEllipse(QPointF(x, y), radius * 0.86, radius * 0.86)
        for turn in (0.5, 2.6, 4.7):
            end = (x + math.cos(turn) * radius * 0.8, y + math.sin(turn) * radius * 0.8)
            yard.painter.strokePath(polygon([(x, y), end], closed=False), QPen(ink("#3A4A58"), 2.6))
        _round(yard.painter, x, y, radius * 0.2, ORANGE)


def _mast(yard: Yard, fitting: Fitting) -> None:
    """A thin boom with a lamp at its end."""
    for x, y in _sides(yard, fitting):
        top = y - fitting.h * yard.length
        yard.painter.strokePath(polygon([(x, y), (x, top)], closed=False), QPen(ink("#0C161E", 0.9), 6))
        yard.painter.strokePath(polygon([(x, y), (x, top)], closed=False), QPen(ink("#AFC2D2"), 3))
        glow(yard.painter, x, top, 20, EMBER, 0.9)
        _round(yard.painter, x, top, 4.5, EMBER)


def _ring(yard: Yard, fitting: Fitting) -> None:
    """A torus round a body: what a washer, a gasket and a wheel of dwellings have in common."""
    outer, inner = fitting.w * yard.half, fitting.h * yard.half
    tone = TONES[fitting.tone]
    for x, y in _sides(yard, fitting):
        torus = QPainterPath()
        torus.addEllipse(QPointF(x, y), outer, outer)
        torus.addEllipse(QPointF(x, y), inner, inner)
        torus.setFillRule(Qt.FillRule.OddEvenFill)
        yard.painter.fillPath(
            torus, slope(x - outer, y - outer, x + outer, y + outer, light(tone, 0.4), (0.5, tone), dark(tone, 0.45))
        )
        middle = (outer + inner) / 2
        with kept(yard.painter):
            yard.painter.setBrush(Qt.BrushStyle.NoBrush)
            yard.painter.setPen(QPen(ink("#FFFFFF", 0.35), (outer - inner) * 0.28))
            yard.painter.drawArc(QRectF(x - middle, y - middle, 2 * middle, 2 * middle), 70 * 16, 130 * 16)
            yard.painter.setPen(QPen(ink("#0C161E", 0.85), 2.4))
            yard.painter.drawPath(torus)
            yard.painter.setPen(QPen(ink("#152430", 0.5), 2))
            for k in range(12):
                way = QPointF(math.cos(k * math.pi / 6), math.sin(k * math.pi / 6))
                yard.painter.drawLine(QPointF(x, y) + way * inner, QPointF(x, y) + way * outer)


def _stripe(yard: Yard, fitting: Fitting) -> None:
    """The orange of Earth's navy, a little worn."""
    for x, y in _sides(yard, fitting):
        band = QRectF(x - fitting.w * yard.half / 2, y, fitting.w * yard.half, fitting.h * yard.length)
        yard.painter.fillRect(band, slope(band.left(), 0, band.right(), 0, light(ORANGE, 0.2), dark(ORANGE, 0.25)))
        for _ in range(3):
            worn = QRectF(
                band.left() + band.width() * yard.dice.random(), band.top() + band.height() * yard.dice.random(), 5, 2
            )
            yard.painter.fillRect(worn, ink(HULL, 0.7))


def _bays(yard: Yard, fitting: Fitting) -> None:
    """Launch bays in a column, lamps over each."""
    for x, y in _sides(yard, fitting):
        wide, high = fitting.w * yard.half, fitting.h * yard.length
        for k in range(6):
            bay = QRectF(x - wide / 2, y - high / 2 + high * k / 6, wide, high / 9)
            yard.painter.fillRect(bay.adjusted(-2, -2, 2, 2), ink("#0C161E", 0.8))
            yard.painter.fillRect(bay, fall(bay.top(), bay.bottom(), "#0E1B26", mix("#0E1B26", WINDOW, 0.55)))
            glow(yard.painter, x, bay.bottom(), wide * 0.7, WINDOW, 0.4)


def _bolt(yard: Yard, fitting: Fitting) -> None:
    """A bolt head."""
    for x, y in _sides(yard, fitting):
        _round(yard.painter, x, y, fitting.w * yard.half, TONES[fitting.tone])


_FITTINGS = {
    "windows": _windows,
    "turret": _turret,
    "cockpit": _cockpit,
    "eye": _eye,
    "dish": _dish,
    "mast": _mast,
    "ring": _ring,
    "stripe": _stripe,
    "bays": _bays,
    "bolt": _bolt,
}

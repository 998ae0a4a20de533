"""Stonework of Clash: the bridge with its deck, parapets, piers and arches, as table and cover both use it.

Seen from above and from the near side; light from the upper left, so tops are bright, near faces dim, right sides dark.
The deck stays pale and calm: the program writes the bridge's name on it.
"""

import math
import random
from typing import NamedTuple

from noise import grain
from paint import Colour, Mode, dark, fall, glow, ink, kept, light, mix, painting, polygon, sheet, slope
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

STONE, STONE_DEEP, JOINT = "#CDB994", "#8E7A5C", "#33261C"


class Bridge(NamedTuple):
    """A bridge by the middle of its deck; everything else is in parts of its height."""

    x: float
    y: float
    half: float  # half its length
    height: float  # deck and parapets; the arches reach once more as far below
    seed: str = "bridge"
    mist: Colour = "#8E86A4"

    def lift(self, x: float) -> float:
        """The camber: how far the deck rises towards its middle."""
        return self.height * 0.12 * (1 - ((x - self.x) / self.half) ** 2)

    def level(self, x: float, part: float) -> float:
        return self.y + self.height * part - self.lift(x)

    def course(self, part: float, flat: float = 0.0) -> list[tuple[float, float]]:
        """A line along the bridge at a height, following the camber less the more it is `flat`."""
        xs = [self.x + self.half * (k / 16 - 1) for k in range(33)]
        return [(x, self.y + self.height * part - self.lift(x) * (1 - flat)) for x in xs]


def _band(bridge: Bridge, top: float, bottom: float) -> QPainterPath:
    return polygon([*bridge.course(top), *reversed(bridge.course(bottom))])


def _arches(bridge: Bridge) -> list[QPainterPath]:
    """Two openings; they are open at the bottom, where the mist is."""
    openings = []
    for side in (-1, 1):
        middle, half = bridge.x + side * bridge.half * 0.47, bridge.half * 0.37
        crown, spring = bridge.y + bridge.height * 0.43, bridge.y + bridge.height * 0.86
        path = QPainterPath(QPointF(middle - half, bridge.y + bridge.height * 1.5))
        path.lineTo(middle - half, spring)
        path.cubicTo(middle - half, crown + 0.1 * (spring - crown), middle - half * 0.55, crown, middle, crown)
        path.cubicTo(middle + half * 0.55, crown, middle + half, crown + 0.1 * (spring - crown), middle + half, spring)
        path.lineTo(middle + half, bridge.y + bridge.height * 1.5)
        path.closeSubpath()
        openings.append(path)
    return openings


def _wall(painter: QPainter, bridge: Bridge, arches: list[QPainterPath], dice: random.Random) -> None:
    """The near face under the deck, down into the mist."""
    foot = bridge.y + bridge.height * 1.22
    top = bridge.y + bridge.height * 0.26
    left, right = bridge.x - bridge.half, bridge.x + bridge.half
    face = polygon([*bridge.course(0.30), (right, foot), (left, foot)])
    vaults = QPainterPath()
    for arch in arches:
        vaults.addPath(arch)
    open_face = face.subtracted(vaults)
    with kept(painter):
        painter.setClipPath(open_face, Qt.ClipOperation.IntersectClip)
        painter.fillPath(face, fall(top, foot, "#A08C70", (0.35, "#6E5E56"), (0.75, "#463E52"), ink(bridge.mist, 0.25)))
        _blocks(painter, bridge, top, foot, dice)
        painter.fillPath(
            face, slope(left, 0, right, 0, ink("#FFE6B8", 0.16), (0.5, ink("#000", 0)), ink("#0A0818", 0.30))
        )
        painter.fillRect(
            QRectF(left, top, right - left, bridge.height * 0.16),
            fall(top, top + bridge.height * 0.2, ink("#0C0812", 0.7), ink("#0C0812", 0)),
        )
    _vaults(painter, bridge, arches, open_face)


def _blocks(painter: QPainter, bridge: Bridge, top: float, foot: float, dice: random.Random) -> None:
    height = bridge.height * 0.095
    y = top
    while y < foot:
        x = bridge.x - bridge.half - dice.uniform(0, height * 2)
        while x < bridge.x + bridge.half:
            width = height * dice.uniform(1.3, 2.5)
            box = QRectF(x, y, width - 1.2, height - 1.2)
            shade = dice.uniform(-0.1, 0.14)
            painter.fillRect(box, ink("#FFF0D0" if shade > 0 else "#000000", abs(shade)))
            painter.fillRect(QRectF(x, y, width - 1.2, 1.2), ink("#FFF0D0", 0.16))
            painter.fillRect(QRectF(x + width - 1.2, y, 1.2, height), ink("#000000", 0.34))
            painter.fillRect(QRectF(x, y + height - 1.2, width, 1.2), ink("#000000", 0.34))
            x += width
        y += height


def _vaults(painter: QPainter, bridge: Bridge, arches: list[QPainterPath], open_face: QPainterPath) -> None:
    """The soffit in shade, and the ring of wedge stones round each opening."""
    depth = bridge.height * 0.13
    for arch in arches:
        box = arch.boundingRect()
        with kept(painter):
            painter.setClipPath(arch, Qt.ClipOperation.IntersectClip)
            inner = arch.translated(depth * 0.35, depth)
            shade = arch.subtracted(inner)
            painter.fillPath(
                shade,
                fall(
                    box.top(),
                    box.top() + bridge.height * 0.6,
                    "#2C2430",
                    (0.7, ink("#3A3448", 0.9)),
                    ink(bridge.mist, 0),
                ),
            )
        with kept(painter):
            painter.setClipPath(open_face, Qt.ClipOperation.IntersectClip)
            ring = QPen(
                QBrush(
                    fall(
                        box.top() - depth,
                        box.top() + bridge.height * 0.55,
                        "#C2AC88",
                        (0.5, "#85735F"),
                        ink("#4A4250", 0),
                    )
                ),
                depth * 1.5,
            )
            painter.strokePath(arch, ring)
            pen = QPen(
                QBrush(fall(box.top() - depth, box.top() + bridge.height * 0.5, ink(JOINT, 0.75), ink(JOINT, 0))), 1.3
            )
            middle, half = box.center().x(), box.width() / 2
            for k in range(19):
                turn = math.pi * k / 18
                reach = QPointF(math.cos(turn) * half, -math.sin(turn) * half * 1.12)
                spot = QPointF(middle, box.top() + half * 1.12)
                painter.strokePath(
                    polygon([(spot + reach * 0.98).toTuple(), (spot + reach * 1.16).toTuple()], closed=False), pen
                )


def _deck(painter: QPainter, bridge: Bridge, dice: random.Random) -> None:
    deck = _band(bridge, -0.30, 0.30)
    left, right = bridge.x - bridge.half, bridge.x + bridge.half
    painter.fillPath(deck.translated(-4, 3), ink("#0C0812", 0.30))
    painter.fillPath(deck.translated(5, 4), ink("#0C0812", 0.34))
    with kept(painter):
        painter.setClipPath(deck, Qt.ClipOperation.IntersectClip)
        painter.fillPath(
            deck,
            fall(
                bridge.y - bridge.height * 0.42, bridge.y + bridge.height * 0.3, "#D3BF99", (0.6, "#C2AD86"), "#A5906C"
            ),
        )
        rows = 7
        for row in range(rows):
            _slabs(painter, bridge, -0.30 + 0.60 * row / rows, 0.60 / rows, dice)
        painter.fillPath(
            deck, slope(left, 0, right, 0, ink("#FFF4D8", 0.24), (0.5, ink("#FFF4D8", 0.10)), ink("#2A2848", 0.26))
        )
        painter.fillPath(deck, grain("#2A1C10", 0.16))
        shadow = QPen(ink("#20141A", 0.34), bridge.height * 0.09)
        painter.strokePath(
            polygon([(x + 5, y + bridge.height * 0.03) for x, y in bridge.course(-0.30)], closed=False), shadow
        )


def _slabs(painter: QPainter, bridge: Bridge, top: float, depth: float, dice: random.Random) -> None:
    """One course of paving; joints are hints, so that a name can be read on it."""
    x = bridge.x - bridge.half - dice.uniform(0, 30)
    while x < bridge.x + bridge.half:
        width = bridge.height * dice.uniform(0.17, 0.32)
        corners = [(x, top), (x + width - 1.6, top), (x + width - 1.6, top + depth * 0.94), (x, top + depth * 0.94)]
        placed = [
            (cx, bridge.level(min(max(cx, bridge.x - bridge.half), bridge.x + bridge.half), part))
            for cx, part in corners
        ]
        shade = dice.uniform(-0.07, 0.10)
        painter.fillPath(polygon(placed), ink("#FFF6DC" if shade > 0 else "#3A2814", abs(shade)))
        painter.setPen(QPen(ink("#FFF6DC", 0.22), 1.1))
        painter.drawLine(QPointF(*placed[3]), QPointF(*placed[0]))
        painter.drawLine(QPointF(*placed[0]), QPointF(*placed[1]))
        painter.setPen(QPen(ink(JOINT, 0.26), 1.1))
        painter.drawLine(QPointF(*placed[1]), QPointF(*placed[2]))
        painter.drawLine(QPointF(*placed[2]), QPointF(*placed[3]))
        painter.setPen(Qt.PenStyle.NoPen)
        x += width


def _parapet(painter: QPainter, bridge: Bridge, part: float, face: float) -> None:
    """A low wall along the deck: its coping from above, its near face below, and merlons."""
    thick = 0.075
    painter.fillPath(
        _band(bridge, part, part + face),
        fall(bridge.y + bridge.height * (part - 0.1), bridge.y + bridge.height * (part + face), "#A8936F", "#6A5848"),
    )
    painter.fillPath(
        _band(bridge, part - thick, part),
        fall(bridge.y + bridge.height * (part - 0.22), bridge.y + bridge.height * part, "#F0E0BC", "#C8B48C"),
    )
    painter.strokePath(polygon(bridge.course(part), closed=False), QPen(ink(JOINT, 0.55), 1.4))
    painter.strokePath(polygon(bridge.course(part + face), closed=False), QPen(ink(JOINT, 0.75), 1.6))
    painter.strokePath(polygon(bridge.course(part - thick), closed=False), QPen(ink(JOINT, 0.6), 1.4))
    count = 13
    for k in range(count):
        x = bridge.x + bridge.half * 0.985 * (2 * k / (count - 1) - 1)
        _merlon(painter, QPointF(x, bridge.level(x, part)), bridge.height * (0.085 if k % 6 else 0.12))


def _merlon(painter: QPainter, foot: QPointF, size: float) -> None:
    x, y = foot.x(), foot.y()
    cast = [
        (x + size * 0.5, y),
        (x + size * 1.35, y + size * 0.45),
        (x + size * 1.35, y + size * 0.9),
        (x - size * 0.3, y + size * 0.6),
    ]
    painter.fillPath(polygon(cast), ink("#160E14", 0.24))
    front = QRectF(x - size / 2, y - size * 1.05, size, size * 1.45)
    painter.fillRect(front, slope(front.left(), 0, front.right(), 0, "#CBB68E", "#86735A"))
    top = QRectF(x - size / 2, y - size * 1.6, size, size * 0.56)
    painter.fillRect(top, slope(top.left(), top.top(), top.right(), top.bottom(), "#FBEECC", "#D2BD94"))
    painter.setPen(QPen(ink(JOINT, 0.8), 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(top.united(front))
    painter.setPen(Qt.PenStyle.NoPen)


def lantern(painter: QPainter, x: float, y: float, size: float) -> None:
    """A lamp on an end pillar: warm, small, never brighter than a card."""
    glow(painter, x, y - size, size * 6.5, "#FFC76A", 0.42)
    painter.fillRect(QRectF(x - size * 0.38, y - size * 1.6, size * 0.76, size * 1.3), ink("#3A2A1C"))
    painter.fillRect(QRectF(x - size * 0.24, y - size * 1.4, size * 0.48, size * 0.9), ink("#FFE2A0"))
    painter.fillPath(
        polygon([(x - size * 0.55, y - size * 1.6), (x, y - size * 2.15), (x + size * 0.55, y - size * 1.6)]),
        ink("#2A1C14"),
    )


def arcade(painter: QPainter, at: Bridge) -> None:
    """What carries the bridge: its near wall and piers, which go under in the mist."""
    area = QRectF(at.x - at.half, at.y - at.height * 0.2, at.half * 2, at.height * 1.6)
    scale = painter.worldTransform().m11()
    layer = sheet((area.size() * scale).toSize())
    with painting(layer, scale) as pen:
        pen.translate(-area.topLeft())
        _wall(pen, at, _arches(at), random.Random(f"{at.seed} wall"))
        pen.setCompositionMode(Mode.CompositionMode_DestinationIn)
        top, foot = at.y + at.height * 0.55, at.y + at.height * 1.22
        pen.fillRect(area, fall(top, foot, ink("#000"), (0.5, ink("#000", 0.9)), ink("#000", 0)))
    painter.drawImage(area, layer)


def deck(painter: QPainter, at: Bridge, lamps: bool = True) -> None:
    """What one walks on, from the far parapet to the near one."""
    dice = random.Random(f"{at.seed} deck")
    with kept(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        _deck(painter, at, dice)
        _parapet(painter, at, -0.31, 0.05)
        _parapet(painter, at, 0.33, 0.13)
        for side in (-1, 1) if lamps else ():
            for part in (-0.31, 0.33):
                x = at.x + side * at.half * 0.985
                lantern(painter, x, at.level(x, part) - at.height * 0.17, at.height * 0.07)


def shade_of(colour: Colour, turn: float) -> Colour:
    """A facet's tone: `turn` from -1, away from the light, to 1, towards it."""
    return mix(light(colour, 0.34), dark(colour, 0.5), 0.5 - turn / 2)

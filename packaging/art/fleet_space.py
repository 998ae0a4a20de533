"""The sky of Earth vs Skaxar: stars, nebulae, planets, the belt, and the hangar of the Arms Dealer.

Light comes from the upper left, cold over Earth, warm through the belt; the Skaxar's own sky lights itself.
"""

import math
import random

from noise import grain, veil
from paint import Colour, Mode, dark, disc, fall, glow, ink, kept, light, painting, polygon, sheet, slope, soft
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

STARLIGHT = {
    "earth": ("#FFFFFF", "#CFE4FF", "#FFE6C4"),
    "skaxar": ("#FFFFFF", "#F4C8FF", "#C8FFF0"),
    "belt": ("#FFFFFF", "#FFE9CC", "#D8E2F0"),
}
NEBULA = ("#B13BC0", "#5B2AA0", "#2FA58C", "#D0477E")
BRASS, EMBER = "#D9B45A", "#FFB15C"


def stars(painter: QPainter, area: QRectF, count: int, seed: str, kind: str = "earth", largest: float = 2.2) -> None:
    """Many small, few large; the largest have a halo and four points."""
    dice = random.Random(seed)
    with kept(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(count):
            x, y = area.left() + dice.random() * area.width(), area.top() + dice.random() * area.height()
            size, tint = 0.4 + dice.random() ** 5 * largest, dice.choice(STARLIGHT[kind])
            painter.setBrush(ink(tint, dice.uniform(0.25, 0.95)))
            painter.drawEllipse(QPointF(x, y), size, size)
            if size > largest * 0.86:
                glow(painter, x, y, size * 6, tint, 0.5)
                _points(painter, x, y, size * 5, tint)


def _points(painter: QPainter, x: float, y: float, reach: float, tint: Colour) -> None:
    for dx, dy in ((1, 0.06), (0.06, 1)):
        ray = polygon([(x - reach * dx, y), (x, y - reach * dy), (x + reach * dx, y), (x, y + reach * dy)])
        painter.fillPath(ray, ink(tint, 0.7))


def cloud(painter: QPainter, area: QRectF, colour: Colour, alpha: float, seed: str, waves: float, cut: float) -> None:
    """A bank of lit gas over an area of whole pixels, thin towards its rim."""
    size = QSize(int(area.width()), int(area.height()))
    bank = veil(size, colour, seed, waves, waves * size.height() / size.width() * 1.3, cut, 2.6, 5)
    with painting(bank) as pen:
        pen.setCompositionMode(Mode.CompositionMode_DestinationIn)
        clear, full = ink("#000000", 0), ink("#000000")
        pen.translate(size.width() / 2, size.height() / 2)
        pen.scale(1, size.height() / size.width())
        half = size.width() / 2
        pen.fillRect(QRectF(-half, -half, 2 * half, 2 * half), disc(0, 0, half, full, (0.55, full), clear))
    with kept(painter):
        painter.setOpacity(alpha)
        painter.setCompositionMode(Mode.CompositionMode_Screen)
        painter.drawImage(area.topLeft(), bank)


def planet(painter: QPainter, x: float, y: float, radius: float, seed: str) -> None:
    """Earth's kind of world: sea, land under cloud bands, a lit limb with its air, night at the lower right."""
    glow(painter, x - radius * 0.06, y - radius * 0.08, radius * 1.26, "#7FC4FF", 0.62)
    side, fine = int(radius * 2), max(1.0, radius / 320)
    globe = sheet(QSize(side, side))
    with painting(globe) as pen:
        pen.setBrush(
            disc(radius * 0.66, radius * 0.5, radius * 1.5, "#8CCBF2", (0.3, "#3F83B8"), (0.62, "#1B4A74"), "#0A1A2C")
        )
        pen.drawEllipse(QPointF(radius, radius), radius, radius)
        pen.setCompositionMode(Mode.CompositionMode_SourceAtop)
        pen.setOpacity(0.55)
        pen.drawImage(0, 0, veil(globe.size(), "#5E8E6A", f"{seed} land", 4 * fine, 5 * fine, 0.54, 6, 4))
        pen.setOpacity(0.7)
        pen.drawImage(0, 0, veil(globe.size(), "#F2F9FF", f"{seed} weather", 2.4 * fine, 11 * fine, 0.53, 4, 3))
        pen.setOpacity(1)
        pen.fillRect(
            globe.rect(),
            disc(
                radius * 0.6,
                radius * 0.46,
                radius * 1.62,
                ink("#FFFFFF", 0.10),
                (0.4, ink("#04101C", 0)),
                (0.72, ink("#04101C", 0.55)),
                ink("#02070E", 0.96),
            ),
        )
        rim = disc(radius, radius, radius, ink("#BFE6FF", 0), (0.95, ink("#BFE6FF", 0)), ink("#BFE6FF", 0.75))
        pen.fillRect(QRectF(0, 0, side, side * 0.55), rim)
    painter.drawImage(QPointF(x - radius, y - radius), globe)


def over_earth(painter: QPainter, area: QRectF, seed: str) -> None:
    """A card's ground: night, the blue world rising under it."""
    dice = random.Random(f"{seed} sky")
    wide, high = area.width(), area.height()
    painter.fillRect(area, slope(0, 0, wide, high, "#0B1A2C", (0.5, "#173A59"), "#0A1522"))
    glow(painter, wide * 0.12, high * 0.10, wide * 0.95, "#6FB2E8", 0.46)
    for k, tint in enumerate(("#3A78B0", "#2C5A90")):
        box = QRectF(int(-wide * 0.2), int(high * dice.uniform(0.0, 0.3)), int(wide * 1.4), int(high * 0.6))
        cloud(painter, box, tint, 0.5, f"{seed} mist {k}", 3, 0.46)
    stars(painter, area, 130, f"{seed} stars", "earth", 2.6)
    side = 1 if dice.random() < 0.7 else 0
    planet(painter, wide * (0.2 + 0.62 * side) + dice.uniform(-40, 40), high * 1.13, wide * 0.78, seed)


def in_the_nebula(painter: QPainter, area: QRectF, seed: str) -> None:
    """A card's ground: violet gas lit from inside."""
    dice = random.Random(f"{seed} sky")
    wide, high = area.width(), area.height()
    painter.fillRect(area, slope(wide, 0, 0, high, "#140920", (0.5, "#38134A"), "#0D0614"))
    for k in range(7):
        spot = (dice.gauss(0.5, 0.3) * wide, dice.gauss(0.5, 0.25) * high)
        glow(painter, *spot, wide * dice.uniform(0.3, 0.6), dice.choice(NEBULA), 0.34)
        if k < 3:
            box = QRectF(int(-wide * 0.25), int(high * dice.uniform(-0.1, 0.3)), int(wide * 1.5), int(high * 0.8))
            cloud(painter, box, NEBULA[(k + len(seed)) % 4], 0.6, f"{seed} gas {k}", 3.4, 0.46)
    stars(painter, area, 100, f"{seed} stars", "skaxar", 2.2)
    glow(painter, wide / 2, high, wide * 0.7, "#48E0B0", 0.28)
    glow(painter, wide * 0.84, high * 0.06, wide * 0.7, "#E08AF0", 0.22)
    hollow = (ink("#08030F", 0.66), (0.55, ink("#08030F", 0.46)), ink("#08030F", 0))
    painter.fillRect(area, disc(wide / 2, high * 0.43, wide * 0.62, *hollow))  # a violet ship needs a dark behind it


def hangar(painter: QPainter, area: QRectF, seed: str) -> None:
    """A drawing floor: steel with a grid, a lamp on what is for sale, chevrons along the deck."""
    wide, high = area.width(), area.height()
    painter.fillRect(area, fall(0, high, "#19212A", (0.45, "#34424F"), "#131920"))
    glow(painter, wide / 2, high * 0.42, wide * 0.66, "#BFD8EC", 0.40)
    with kept(painter):
        for k in range(1, 12):
            painter.setPen(QPen(ink("#9DBDD6", 0.20 if k % 3 == 0 else 0.10), 1.5))
            painter.drawLine(QPointF(wide * k / 12, 0), QPointF(wide * k / 12, high))
            painter.drawLine(QPointF(0, high * k / 12), QPointF(wide, high * k / 12))
        for radius in (236, 252):
            painter.setPen(
                QPen(ink("#BFD8EC", 0.30), 2.4, Qt.PenStyle.DashLine if radius > 240 else Qt.PenStyle.SolidLine)
            )
            painter.drawEllipse(QPointF(wide / 2, 372), radius, radius)
    painter.fillRect(area, grain("#000000", 0.10, seed))
    lamp = polygon([(wide * 0.30, 0), (wide * 0.70, 0), (wide * 0.98, high * 0.72), (wide * 0.02, high * 0.72)])
    painter.fillPath(lamp, fall(0, high * 0.7, ink("#FFF2D0", 0.22), ink("#FFF2D0", 0)))


def belt(painter: QPainter, area: QRectF, seed: str) -> None:
    """Rubble drifting through warm dust, from the lower left to the upper right."""
    wide, high = area.width(), area.height()
    painter.fillRect(area, slope(0, high, wide, 0, "#0C1118", (0.5, "#2A2320"), "#0E141C"))
    stars(painter, area, 90, f"{seed} stars", "belt", 2.0)
    glow(painter, wide * 0.1, high * 0.05, wide * 0.9, EMBER, 0.30)
    with kept(painter):
        painter.translate(wide / 2, high / 2)
        painter.rotate(-32)
        cloud(
            painter,
            QRectF(int(-wide), int(-high * 0.26), int(wide * 2), int(high * 0.52)),
            "#C9905A",
            0.5,
            f"{seed} dust",
            5,
            0.44,
        )
    dice = random.Random(f"{seed} rubble")
    for _ in range(34):
        x = dice.random() * wide
        y = high * 0.5 - (x - wide / 2) * 0.62 + dice.gauss(0, 0.14) * high
        rock(painter, x, y, dice.uniform(4, 20), dice.random(), dark("#A8937C", dice.uniform(0.2, 0.6)))


def rock(painter: QPainter, x: float, y: float, radius: float, seed: float | str, colour: Colour) -> QPainterPath:
    """A boulder of facets: each takes light by its own slant; craters catch the light on their far lip."""
    dice = random.Random(str(seed))
    count = 11 if radius > 30 else 8
    rim = []
    for k in range(count):
        turn, far = math.pi * 2 * (k + dice.uniform(-0.25, 0.25)) / count, radius * dice.uniform(0.80, 1.06)
        rim.append((x + far * math.cos(turn), y + far * 0.88 * math.sin(turn)))
    core = (x - radius * 0.16, y - radius * 0.18)
    inner = [
        (core[0] + (px - core[0]) * dice.uniform(0.38, 0.62), core[1] + (py - core[1]) * dice.uniform(0.38, 0.62))
        for px, py in rim
    ]
    outline = polygon(rim)
    painter.fillPath(outline, dark(colour, 0.35))
    for k in range(count):
        nxt = (k + 1) % count
        for corners in ((rim[k], rim[nxt], inner[nxt], inner[k]), (inner[k], inner[nxt], core)):
            slant = _slant(corners, (x, y), radius) + dice.uniform(-0.08, 0.08)
            tone = light(colour, slant * 0.5) if slant > 0 else dark(colour, min(0.8, -slant * 0.85))
            painter.fillPath(polygon(list(corners)), tone)
            if radius > 30:
                painter.strokePath(polygon(list(corners)), QPen(ink(tone, 0.9), 1.4))
    if radius > 30:
        _craters(painter, outline, x, y, radius, colour, dice)
    return outline


def _slant(corners: tuple[tuple[float, float], ...], middle: tuple[float, float], radius: float) -> float:
    """How far a facet turns to the light: 1 to it, -1 away."""
    dx = sum(px for px, _ in corners) / len(corners) - middle[0]
    dy = sum(py for _, py in corners) / len(corners) - middle[1]
    return max(-1.0, min(1.0, -(dx * 0.62 + dy * 0.78) / radius * 1.15))


def _craters(
    painter: QPainter, outline: QPainterPath, x: float, y: float, radius: float, colour: Colour, dice: random.Random
) -> None:
    with kept(painter):
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(9):
            spot = QPointF(x + dice.uniform(-0.7, 0.7) * radius, y + dice.uniform(-0.6, 0.6) * radius)
            size = radius * dice.uniform(0.05, 0.17)
            painter.setBrush(ink(light(colour, 0.5), 0.55))
            painter.drawEllipse(spot + QPointF(size * 0.16, size * 0.2), size, size * 0.84)
            painter.setBrush(
                slope(
                    spot.x() - size,
                    spot.y() - size,
                    spot.x() + size,
                    spot.y() + size,
                    dark(colour, 0.72),
                    dark(colour, 0.36),
                )
            )
            painter.drawEllipse(spot, size, size * 0.84)
        painter.fillPath(outline, grain("#000000", 0.22))


def cast(painter: QPainter, outline: QPainterPath, size: QSize, depth: float) -> None:
    """A soft shadow to the lower right of something that floats."""
    mask = sheet(size)
    with painting(mask) as pen:
        pen.fillPath(outline, ink("#04060A"))
    with kept(painter):
        painter.setOpacity(0.6)
        painter.drawImage(QPointF(depth * 0.6, depth), soft(mask, depth))

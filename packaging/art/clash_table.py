"""The table of Clash: two cliff roads that meet two bridges over a gorge full of mist.

Drawn in the frame's units, 1778 x 1000, for the table region that starts at x = 0; the geometry is the layout's. What
lies behind cards stays calm, and detail fades out to the sides, so that an edge column may be stretched in a wider
window.
"""

import math
import random
from typing import NamedTuple

from clash_stone import Bridge, arcade, deck, shade_of
from land import crest, haze, pine, rays, ridge, stone
from noise import Noise, grain, veil
from paint import Colour, dark, disc, fall, glow, ink, kept, light, mix, painting, polygon, sheet, slope, soft
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPen

TABLE_SCALE = 2.0
WIDTH, HEIGHT = 1778, 1000
TABLE = QSize(int(WIDTH * TABLE_SCALE), int(HEIGHT * TABLE_SCALE))
MIDDLE = 745.0  # the bridges' centre line: the middle of the table region, 1490 wide
LANES = (376.0, 576.0)
RIM = 158.0  # from the middle line to the cliff's edge
ROAD = 84.0  # half a road's width
BRIDGES = [Bridge(MIDDLE, lane + 4, 178, 150, f"bridge {lane:.0f}") for lane in LANES]
FRAME = QRectF(0, 0, WIDTH, HEIGHT)


class Side(NamedTuple):
    """One realm: which way it lies from the gorge, and its colours from the rim outwards."""

    way: int
    ground: tuple[Colour, Colour, Colour]
    road: tuple[Colour, Colour]
    rim: Colour
    wall: Colour
    facing: float  # how far its wall looks towards the light
    leaf: Colour

    def x(self, away: float) -> float:
        return MIDDLE + self.way * away

    @property
    def reach(self) -> float:
        return MIDDLE if self.way < 0 else WIDTH - MIDDLE


WEST = Side(-1, ("#92804F", "#5E5036", "#2C2826"), ("#BBA274", "#5A4A3A"), "#FFE9BE", "#6A4C4A", -0.55, "#2E3322")
EAST = Side(1, ("#5B7488", "#3E4C66", "#1F2438"), ("#93A2B8", "#3A4460"), "#D8E6FC", "#B2836C", 0.6, "#1C2A3C")


def table(painter: QPainter) -> None:
    _gorge(painter)
    sides = [(side, _rim(side)) for side in (WEST, EAST)]
    for side, rim in sides:
        _wall(painter, side, rim)
    for bridge in BRIDGES:
        _arcade(painter, bridge)
    for side, rim in sides:
        _plateau(painter, side, rim)
    for bridge in BRIDGES:
        deck(painter, bridge)
    _light(painter)


def _gorge(painter: QPainter) -> None:
    """Dusk at the far end, then spur after spur coming nearer, a river between them, mist over all."""
    area = QRectF(MIDDLE - 260, 0, 520, HEIGHT)
    with kept(painter):
        painter.setClipRect(area)
        painter.fillRect(
            area,
            fall(
                0,
                HEIGHT,
                "#2B3558",
                (0.14, "#7A5E7C"),
                (0.27, "#F2B98C"),
                (0.34, "#C9A0A0"),
                (0.55, "#6E6E98"),
                "#252B4C",
            ),
        )
        rays(painter, MIDDLE - 70, 268, 420, 20, "#FFE6B8", 0.22, "gorge")
        glow(painter, MIDDLE - 60, 272, 300, "#FFE6B0", 0.9)
        ridge(painter, area, crest(area, 262, 54, "gorge far", 4), "#9A7A92", "#E6B49C", 5, "far")
        ridge(painter, area, crest(area, 296, 40, "gorge middle", 3, 0.6, 0.9), "#75658A", "#C49A9E", 5, "mid")
        haze(painter, area, 306, 34, "#FFE2C0", 0.6)
        _river(painter)
        for k in range(9):
            _spur(painter, k)
        painter.drawImage(area, _mist("gorge mist", "#F3DCD4", 0.72))


def _river(painter: QPainter) -> None:
    left, right = [], []
    for k in range(41):
        y = 312 + 700 * k / 40
        near = k / 40
        x = MIDDLE + math.sin(k * 0.42) * (14 + 30 * near)
        half = 4 + 34 * near
        left.append((x - half, y))
        right.append((x + half, y))
    path = polygon([*left, *reversed(right)])
    painter.fillPath(path, fall(312, HEIGHT, "#FFE8C4", (0.3, "#C6B4C8"), (0.6, "#8592BC"), "#59699C"))


def _spur(painter: QPainter, k: int) -> None:
    """A shoulder of rock that runs out into the gorge from one of its sides."""
    dice = random.Random(f"spur {k}")
    way = -1 if k % 2 else 1
    near = k / 8
    y = 318 + 78 * k
    tip = MIDDLE - way * (8 - 34 * near) + dice.uniform(-12, 12)
    root = MIDDLE + way * 240
    points = []
    for step in range(13):
        part = step / 12
        x = root + (tip - root) * part
        points.append((x, y - (64 + 30 * near) * (1 - part) ** 1.35 + dice.uniform(-5, 5)))
    body = mix(mix("#A88A98", "#4A4672", near), "#2A2C52", 0.25 * near)
    foot = mix(body, "#E9CFCB", 0.62 - 0.25 * near)
    depth = 120 + 40 * near
    path = polygon([*points, (tip + way * 26, y + depth * 0.5), (root, y + depth)])
    painter.fillPath(
        path, fall(y - 70, y + depth * 0.8, light(body, 0.16 if way > 0 else 0.02), (0.4, body), ink(foot, 0.0))
    )
    with kept(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        for k in range(1, 12):
            x, top = points[k]
            slide = way * dice.uniform(10, 46) + dice.uniform(-8, 8)
            facet = [
                (x, top),
                points[min(12, k + 1)],
                (points[min(12, k + 1)][0] + slide * 0.6, top + depth * 0.5),
                (x + slide, top + depth * 0.62),
            ]
            shade = dice.random()
            tone = ink("#FFE2C4", 0.10) if shade < 0.4 else ink("#0C0A20", 0.13 * shade)
            painter.fillPath(polygon(facet), fall(top, top + depth * 0.62, tone, ink(tone, 0)))
    painter.strokePath(polygon(points, closed=False), QPen(ink("#FFE6C4", 0.34 - 0.2 * near), 1.5))


def _mist(seed: str, colour: Colour, strength: float) -> QImage:
    size = QSize(520, HEIGHT)
    cloud = veil(size, colour, seed, 2.2, 11, 0.46, 2.4, 5)
    faded = sheet(size)
    with painting(faded) as painter:
        painter.setOpacity(strength)
        painter.drawImage(0, 0, cloud)
    return faded


def _rim(side: Side) -> list[tuple[float, float]]:
    """The cliff's edge as (distance from the middle line, y), top to bottom."""
    dice, noise = random.Random(f"rim {side.way}"), Noise(f"rim {side.way}")
    points, y = [], -20.0
    while y < HEIGHT + 40:
        points.append((RIM + (noise.fold(y / 90, 1.5) - 0.5) * 34 + dice.uniform(-4, 6), y))
        y += dice.uniform(13, 30)
    return points


def _wall(painter: QPainter, side: Side, rim: list[tuple[float, float]]) -> None:
    """The rock face under the rim: columns of facets that break off downwards into the mist."""
    dice = random.Random(f"wall {side.way}")
    painter.setPen(Qt.PenStyle.NoPen)
    drops = [(dice.uniform(26, 50), dice.uniform(50, 96)) for _ in rim]
    for level in (3, 2, 1):
        start, end = (level - 1) / 3, level / 3
        for k in range(len(rim) - 1):
            (e1, y1), (e2, y2) = rim[k], rim[k + 1]
            (w1, d1), (w2, d2) = drops[k], drops[k + 1]
            turn = side.facing + (0.5 if e2 > e1 else -0.4) * -side.way * 0.7 + dice.uniform(-0.18, 0.18)
            tone = mix(shade_of(side.wall, max(-1.0, min(1.0, turn))), "#5A5888", 0.17 * level)
            corners = [
                (side.x(e1 - w1 * start), y1 + d1 * start),
                (side.x(e2 - w2 * start), y2 + d2 * start),
                (side.x(e2 - w2 * end), y2 + d2 * end),
                (side.x(e1 - w1 * end), y1 + d1 * end),
            ]
            alpha = {1: 1.0, 2: 0.94, 3: 0.7}[level]
            painter.fillPath(polygon(corners), ink(tone, alpha))
            painter.strokePath(polygon(corners[2:], closed=False), QPen(ink("#1A1428", 0.30), 1.2))


def _plateau(painter: QPainter, side: Side, rim: list[tuple[float, float]]) -> None:
    outer = side.x(side.reach + 20)
    path = polygon([(outer, -20), *[(side.x(e), y) for e, y in rim], (outer, HEIGHT + 40)])
    inner = side.x(RIM)
    with kept(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.fillPath(
            path, slope(inner, 0, side.x(RIM + 620), 0, side.ground[0], (0.5, side.ground[1]), side.ground[2])
        )
        _soil(painter, side)
        for lane in LANES:
            _road(painter, side, lane)
        _growth(painter, side)
        edge = polygon([(side.x(e), y) for e, y in rim], closed=False)
        for width in (52, 40, 30, 21, 14, 8):
            painter.strokePath(edge, QPen(ink(side.rim, 0.055), width))
    painter.strokePath(edge, QPen(ink(side.rim, 0.85), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))


def _soil(painter: QPainter, side: Side) -> None:
    """Grass, bare earth and damp, in large soft patches that end before the outer edge."""
    left = 0.0 if side.way < 0 else MIDDLE
    area = QRectF(left, 0, side.reach, HEIGHT)
    size = area.size().toSize()
    patches = sheet(size)
    with painting(patches) as pen:
        pen.drawImage(0, 0, veil(size, light(side.ground[0], 0.22), f"sun {side.way}", 5, 6, 0.50, 2.2, 5))
        pen.drawImage(0, 0, veil(size, dark(side.ground[1], 0.55), f"damp {side.way}", 6, 7, 0.52, 2.4, 5))
        pen.drawImage(0, 0, veil(size, side.leaf, f"moss {side.way}", 22, 26, 0.58, 3.2, 3))
        pen.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        inner, outer = (size.width(), 0) if side.way < 0 else (0, size.width())
        pen.fillRect(
            patches.rect(), slope(inner, 0, outer, 0, ink("#000", 0.62), (0.75, ink("#000", 0.5)), ink("#000", 0.0))
        )
    painter.drawImage(area.topLeft(), patches)


def _faded(side: Side, x: float) -> float:
    """1 near the gorge, 0 at the table's outer edge, and little beyond it."""
    away = abs(x - MIDDLE)
    return max(0.0, min(1.0, (MIDDLE + 60 - away) / 460, (side.reach - away - 30) / 200))


def _road(painter: QPainter, side: Side, lane: float) -> None:
    """Packed earth, cobbles, two worn tracks, kerbs; the far kerb throws a little shade on it."""
    dice = random.Random(f"road {side.way} {lane}")
    left = 0.0 if side.way < 0 else MIDDLE
    bed = QRectF(left, lane - ROAD, side.reach, 2 * ROAD)
    near, far = side.road
    ends = (side.x(RIM), 0, side.x(RIM + 640), 0)
    painter.fillRect(bed.adjusted(0, -9, 0, 9), slope(*ends, ink(dark(near, 0.62), 0.55), ink(dark(far, 0.6), 0.30)))
    painter.fillRect(
        bed, slope(*ends, ink(dark(near, 0.34), 0.85), (0.5, ink(dark(near, 0.52), 0.70)), ink(dark(far, 0.35), 0.55))
    )
    row = lane - ROAD + 2
    while row < lane + ROAD - 6:
        tall = dice.uniform(13, 18)
        x = RIM - 30 + dice.uniform(0, 20)
        while x < side.reach:
            wide = dice.uniform(17, 31)
            _cobble(painter, side, QRectF(side.x(x) - (wide if side.way < 0 else 0), row, wide - 2.2, tall - 2.2), dice)
            x += wide
        row += tall
    for track in (-0.42, 0.42):
        centre = lane + track * ROAD
        painter.fillRect(
            QRectF(left, centre - 13, side.reach, 26),
            fall(centre - 13, centre + 13, ink("#1A1210", 0), (0.5, ink("#1A1210", 0.16)), ink("#1A1210", 0)),
        )
    painter.fillRect(
        QRectF(left, bed.top(), side.reach, 22),
        fall(bed.top(), bed.top() + 22, ink("#0C0810", 0.40), ink("#0C0810", 0)),
    )
    for edge in (bed.top() - 3, bed.bottom() + 3):
        _kerb(painter, side, edge, dice)


def _cobble(painter: QPainter, side: Side, box: QRectF, dice: random.Random) -> None:
    """A worn stone: its tone varies a little, its upper left edge shines."""
    fade = _faded(side, box.center().x())
    tone = mix(side.road[0], side.road[1], 0.40 + dice.uniform(-0.20, 0.20))
    box = box.translated(dice.uniform(-0.8, 0.8), dice.uniform(-0.8, 0.8))
    round_ = min(box.width(), box.height()) * 0.36
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(light(tone, 0.30), 0.34 * fade))
    painter.drawRoundedRect(box, round_, round_)
    painter.setBrush(
        slope(
            box.left(), box.top(), box.right(), box.bottom(), ink(tone, 0.62 * fade), ink(dark(tone, 0.30), 0.62 * fade)
        )
    )
    painter.drawRoundedRect(box.adjusted(1.0, 1.2, 0, 0), round_, round_)


def _kerb(painter: QPainter, side: Side, y: float, dice: random.Random) -> None:
    x = RIM - 6
    while x < side.reach:
        wide = dice.uniform(24, 48)
        centre = side.x(x + wide / 2)
        fade = _faded(side, centre)
        box = QRectF(centre - wide / 2 + 1, y - 6 + dice.uniform(-1.5, 1.5), wide - 3, dice.uniform(10, 14))
        tone = mix(side.road[0], side.ground[1], 0.35 + dice.uniform(-0.1, 0.15))
        painter.setBrush(ink("#080610", 0.42 * fade))
        painter.drawRoundedRect(box.translated(2.5, 4), 4, 4)
        painter.setBrush(
            fall(box.top(), box.bottom(), ink(light(tone, 0.22), 0.80 * fade), ink(dark(tone, 0.5), 0.80 * fade))
        )
        painter.drawRoundedRect(box, 4, 4)
        x += wide + (dice.uniform(0, 10) if dice.random() < 0.3 else 0)


def _growth(painter: QPainter, side: Side) -> None:
    """Groves along the far edge, tufts and boulders on the verges; nothing on the roads."""
    dice, woods = random.Random(f"growth {side.way}"), Noise(f"woods {side.way}")
    firs = []
    for _ in range(900):
        y, away = dice.uniform(20, 272), dice.uniform(RIM + 26, side.reach - 40)
        if woods.fold(away / 74, y / 46, 3) > 0.57:
            firs.append((y, away))
    for y, away in sorted(firs):
        x = side.x(away)
        with kept(painter):
            painter.setOpacity(0.9 * _faded(side, x))
            _fir(painter, side, x, y, dice.uniform(26, 44) * (0.7 + 0.5 * y / 270))
    for top, bottom, count in ((276, 284, 10), (470, 482, 16), (676, 690, 18)):
        for _ in range(count):
            away = dice.uniform(RIM + 14, side.reach - 60)
            x, y = side.x(away), dice.uniform(top, bottom)
            with kept(painter):
                painter.setOpacity(0.8 * _faded(side, x))
                _tuft(painter, side, x, y, dice.uniform(5, 10), dice)
                if dice.random() < 0.35:
                    wide = dice.uniform(9, 18)
                    tone = mix(side.road[1], side.ground[1], 0.5)
                    stone(painter, QRectF(x + 6, y - wide * 0.4, wide, wide * 0.6), tone, dice)


def _fir(painter: QPainter, side: Side, x: float, foot: float, height: float) -> None:
    cast = [(x - height * 0.16, foot - 3), (x + height * 0.22, foot - 8), (x + height * 0.72, foot + height * 0.12)]
    painter.fillPath(polygon(cast), ink("#080610", 0.26))
    pine(painter, x, foot, height, dark(side.leaf, 0.10), mix(side.leaf, side.rim, 0.22))


def _tuft(painter: QPainter, side: Side, x: float, y: float, size: float, dice: random.Random) -> None:
    path = QPainterPath()
    for _ in range(7):
        lean = dice.uniform(-0.7, 0.9) * size
        path.moveTo(x - 1.2, y)
        path.quadTo(x + lean * 0.2, y - size * 0.7, x + lean, y - size * dice.uniform(0.7, 1.3))
        path.quadTo(x + lean * 0.4, y - size * 0.5, x + 1.2, y)
    painter.fillPath(path, QBrush(mix(side.ground[0], side.rim, 0.22)))


def _arcade(painter: QPainter, bridge: Bridge) -> None:
    """The bridge's piers, the shade it throws down the gorge, and the mist they stand in."""
    shade = sheet(QSize(WIDTH // 2, HEIGHT // 2))
    with painting(shade, 0.5) as pen:
        pen.fillRect(QRectF(MIDDLE - 150, bridge.y - 20, 330, 140), ink("#06040E", 0.7))
    painter.drawImage(FRAME, soft(shade, 14))
    arcade(painter, bridge)
    area = QRectF(MIDDLE - 260, 0, 520, HEIGHT)
    with kept(painter):
        painter.setClipRect(QRectF(MIDDLE - 210, bridge.y + 70, 420, 240))
        haze(painter, area, bridge.y + 178, 84, "#EAD6D6", 0.40)
        painter.drawImage(area, _mist(bridge.seed, "#F4E2DC", 0.36))


def _light(painter: QPainter) -> None:
    """Warmth from the upper left, dusk on the rest, quiet under the bars and hands."""
    painter.fillRect(FRAME, disc(120, -60, 1300, ink("#FFD9A0", 0.16), (0.5, ink("#FFD9A0", 0.05)), ink("#FFD9A0", 0)))
    painter.fillRect(FRAME, grain("#000000", 0.07))
    painter.fillRect(FRAME, ink("#120E18", 0.16))
    painter.fillRect(FRAME, fall(0, 250, ink("#0E0B14", 0.72), ink("#0E0B14", 0)))
    painter.fillRect(FRAME, fall(670, HEIGHT, ink("#0E0B14", 0), (0.4, ink("#0E0B14", 0.34)), ink("#0E0B14", 0.60)))
    painter.fillRect(
        FRAME,
        slope(
            0,
            0,
            WIDTH,
            0,
            ink("#0E0B14", 0.42),
            (0.2, ink("#0E0B14", 0)),
            (0.62, ink("#0E0B14", 0)),
            (0.84, ink("#0E0B14", 0.42)),
            ink("#0E0B14", 0.42),
        ),
    )

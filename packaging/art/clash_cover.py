"""The cover of Clash: the gorge at dusk, the watchtower in the west, the stronghold in the east, two bridges between.

Everything that matters stands in the middle 740 of its 900, so that it can be cropped to a narrower place; below is
mist and dark, where the program sets title and text.
"""

import random
from itertools import pairwise
from pathlib import Path

from clash_stone import Bridge, arcade, deck, shade_of
from emblem import Finish, fitted, stand
from land import Line, clouds, crest, grass, haze, pine, rays, ridge, stars
from noise import grain
from paint import Colour, fall, glow, ink, kept, mix, polygon, vignette
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

COVER = QSize(900, 1440)
AREA = QRectF(0, 0, 900, 1440)
ICONS = {"west": "watchtower", "east": "stone-tower"}


def cover(painter: QPainter, modules: Path) -> None:
    _sky(painter)
    _distance(painter)
    for bridge, mist in (
        (Bridge(450, 690, 240, 150, "cover far"), 0.34),
        (Bridge(450, 916, 264, 176, "cover near"), 0.42),
    ):
        arcade(painter, bridge)
        haze(painter, AREA, bridge.y + bridge.height * 1.2, 110, "#F2D6CC", mist)
        deck(painter, bridge, lamps=False)
    _cliffs(painter, modules)
    clouds(painter, QRectF(0, 940, 900, 460), "#F4E2DC", 0.55, "cover mist", 0.46)
    painter.fillRect(AREA, fall(860, 1440, ink("#120E1C", 0), (0.5, ink("#120E1C", 0.55)), ink("#0E0B16", 0.92)))
    vignette(painter, AREA, "#120C18", 0.55, 0.55)
    painter.fillRect(AREA, grain("#000000", 0.06))


def _sky(painter: QPainter) -> None:
    painter.fillRect(AREA, fall(0, 720, "#262E52", (0.35, "#6A5480"), (0.68, "#C9808A"), "#FBB878"))
    stars(painter, QRectF(0, 0, 900, 330), 110, "cover stars")
    rays(painter, 360, 640, 1100, 30, "#FFE6B8", 0.13, "cover rays")
    glow(painter, 360, 640, 620, "#FFE2AA", 0.85)
    glow(painter, 360, 640, 120, "#FFFBEA", 0.9)
    clouds(painter, QRectF(0, 60, 900, 560), "#FFD9B8", 0.75, "cover lit", 0.52)
    clouds(painter, QRectF(0, 20, 900, 520), "#2A2848", 0.55, "cover dark", 0.54)


def _distance(painter: QPainter) -> None:
    layers: list[tuple[float, float, Colour, Colour]] = [
        (620, 150, "#8E6E92", "#E8AE98"),
        (700, 110, "#6C5A86", "#C99AA0"),
        (830, 120, "#4E4874", "#9A86A4"),
        (1000, 120, "#383A64", "#7C749C"),
        (1200, 110, "#262A4C", "#4C4C78"),
    ]
    for k, (height, swing, top, foot) in enumerate(layers):
        ridge(painter, AREA, crest(AREA, height, swing, f"cover ridge {k}", 4.5, 0.7, 0.5), top, foot, 8, f"cover {k}")
        haze(painter, AREA, height + 70, 90, "#FBE0C8", 0.40 - 0.05 * k)


def _cliffs(painter: QPainter, modules: Path) -> None:
    _cliff(painter, -1, 560, "#8A6E52", "#FFE9BE", "#2E3322")
    _cliff(painter, 1, 500, "#66769C", "#D8E6FC", "#1C2A3C")
    towers = (
        (ICONS["west"], QRectF(84, 246, 166, 310), Finish("#D8BE8E", "#FFF4DC", "#FFE2B0", "#241820")),
        (ICONS["east"], QRectF(648, 238, 170, 268), Finish("#A3AEC6", "#EEF4FF", "#C4D2F4", "#161C30")),
    )
    for icon, box, finish in towers:
        stand(painter, fitted(modules, icon, box), COVER, finish)
    for left, y, tone in ((-4.0, 566.0, "#3A3424"), (656.0, 506.0, "#2A3650")):
        grass(painter, [(left, y), (left + 250, y)], 140, 22, tone, f"cover grass {left:.0f}")


def _cliff(painter: QPainter, way: int, top: float, rock: Colour, rim: Colour, leaf: Colour) -> None:
    """A headland: a net of facets from its lip down into the dark, turf on top."""
    dice = random.Random(f"cover cliff {way}")
    net = _net(way, top, dice)
    for row, (upper, lower) in enumerate(pairwise(net)):
        for k in range(len(upper) - 1):
            for corners in ((upper[k], upper[k + 1], lower[k]), (upper[k + 1], lower[k + 1], lower[k])):
                turn = (
                    (0.25 if way > 0 else -0.2)
                    + dice.uniform(-0.4, 0.4)
                    + (0.35 if k == 0 and way > 0 else -0.02 * row)
                )
                tone = mix(shade_of(rock, max(-1.0, min(1.0, turn))), "#2A2848", min(0.8, 0.05 * row))
                path = polygon(list(corners))
                painter.fillPath(path, tone)
                painter.strokePath(path, QPen(tone, 1.2))
    edge = [points[0] for points in net]
    _turf(painter, net[0], rim, leaf)
    painter.strokePath(
        polygon(edge, closed=False), QPen(ink(rim, 0.75), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    with kept(painter):
        for _ in range(9):
            x = 450 + way * dice.uniform(222, 440)
            pine(painter, x, top + dice.uniform(-6, 8), dice.uniform(44, 84), leaf, mix(leaf, rim, 0.3))


def _net(way: int, top: float, dice: random.Random) -> list[Line]:
    """Corners of the facets: rows go down, the first of each row is on the cliff's lip."""
    net, lip = [], 198.0
    for row in range(19):
        lip = min(250.0, max(172.0, lip + dice.uniform(-24, 24))) if row else 198.0
        points = []
        for k, part in enumerate((0.0, 0.14, 0.32, 0.55, 0.78, 1.0)):
            shake = 1.0 if 0 < k < 5 else 0.0
            away = lip + (480 - lip) * part + dice.uniform(-16, 16) * shake
            points.append((450 + way * away, top + row * 54 + dice.uniform(-15, 15) * (row > 0)))
        net.append(points)
    return net


def _turf(painter: QPainter, lip: Line, rim: Colour, leaf: Colour) -> None:
    under = [(x, y + 16 + 9 * (k % 2)) for k, (x, y) in enumerate(lip)]
    painter.fillPath(
        polygon([*[(x, y - 7) for x, y in lip], *reversed(under)]),
        fall(lip[0][1] - 8, lip[0][1] + 26, mix(leaf, rim, 0.34), leaf),
    )
    painter.strokePath(polygon([(x, y - 7) for x, y in lip], closed=False), QPen(ink(rim, 0.6), 2.4))

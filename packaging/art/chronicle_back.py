"""The backs: a book bound in oxblood leather for the characters, one in green for the histories; tooled in gold.

Both look the same from either end of the table.
"""

import math
from pathlib import Path

from chronicle_leaf import GOLD, PALE_GOLD, gilded, gold, leather, pearl, star, vine
from emblem import Finish, fitted, stand
from paint import Colour, glow, ink, kept, polygon, vignette
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPen

PLATE = QSize(880, 630)
PAGE = QSize(630, 880)


def back(painter: QPainter, modules: Path) -> None:
    _binding(painter, PAGE, ("#7A2E24", "#34100C"), "book", modules)
    _medallion(painter, PAGE, "open-book", modules, 190)


def plate_back(painter: QPainter, modules: Path) -> None:
    _binding(painter, PLATE, ("#2C5A48", "#0E2A22"), "plates", modules)
    _medallion(painter, PLATE, "tied-scroll", modules, 176)


def _binding(painter: QPainter, size: QSize, tones: tuple[Colour, Colour], seed: str, modules: Path) -> None:
    """Leather, three lines of gold, a vine between them, a lily in each corner."""
    area = QRectF(QPointF(0, 0), size)
    leather(painter, area, *tones, seed)
    for inset, width in ((24, 9), (44, 3), (102, 4)):
        line = QPainterPath()
        line.addRoundedRect(area.adjusted(inset, inset, -inset, -inset), 14 - inset * 0.08, 14 - inset * 0.08)
        gilded(painter, line, width)
    x, y, right, foot = 73.0, 73.0, size.width() - 73.0, size.height() - 73.0
    for start, end in (((130, y), (right - 57, y)), ((right - 57, foot), (130, foot)),
                       ((x, foot - 57), (x, 130)), ((right, 130), (right, foot - 57))):  # fmt: skip
        vine(painter, QPointF(*start), QPointF(*end), "#D9B45A", "#B98A35", 4.6)
    lily = fitted(modules, "fleur-de-lys", QRectF(-44, -44, 88, 88))
    for column in (0, 1):
        for row in (0, 1):
            with kept(painter):
                painter.translate(158 if not column else size.width() - 158, 158 if not row else size.height() - 158)
                painter.rotate(math.degrees(math.atan2(1 if row else -1, 1 if column else -1)) + 90)
                painter.fillPath(lily.translated(3, 5), ink("#000000", 0.5))
                painter.fillPath(lily, gold(lily.boundingRect()))
            pearl(painter, QPointF(73 if not column else right, 73 if not row else foot), 15)
    vignette(painter, area, "#0A0302", 0.55, 0.55)


def _medallion(painter: QPainter, size: QSize, icon: str, modules: Path, reach: float) -> None:
    """A lozenge with a round in it, and the emblem of the book."""
    centre = QPointF(size.width() / 2, size.height() / 2)
    tall = reach * 1.28 if size.height() > size.width() else reach
    wide = reach if size.height() > size.width() else reach * 1.5
    for share, width in ((1.0, 7.0), (0.88, 2.5)):
        corners = [(0, -tall), (wide, 0), (0, tall), (-wide, 0)]
        path = polygon([(centre.x() + dx * share, centre.y() + dy * share) for dx, dy in corners])
        gilded(painter, path, width)
    for way in (-1, 1):
        spot = star(centre.x(), centre.y() + way * (tall * 0.80), 17)
        painter.fillPath(spot, gold(spot.boundingRect()))
    glow(painter, centre.x(), centre.y(), reach * 1.2, "#FFCF8A", 0.28)
    ring = QPainterPath()
    ring.addEllipse(centre, reach * 0.66, reach * 0.66)
    painter.fillPath(ring, ink("#1A0605", 0.72))
    gilded(painter, ring, 8)
    inner = QPainterPath()
    inner.addEllipse(centre, reach * 0.58, reach * 0.58)
    painter.strokePath(inner, QPen(ink("#E2BE62", 0.6), 2))
    half = reach * 0.42
    path = fitted(modules, icon, QRectF(centre.x() - half, centre.y() - half, half * 2, half * 2))
    stand(painter, path, size, Finish(GOLD, PALE_GOLD, "#E9A85A", "#2A1006"), ground=False)

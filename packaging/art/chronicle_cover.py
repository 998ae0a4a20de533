"""The cover of Chronicle: a page of the great book, the throne in a golden arch, vines around it, lamplight on oak.

Everything that matters stands in the middle 740 of its 900, so that it can be cropped to a narrower place; the foot is
dark, where the program sets title and text.
"""

from pathlib import Path

from chronicle_grounds import field
from chronicle_leaf import GOLD, PALE_GOLD, SUITS, gilded, leather, parchment, pearl, vine
from emblem import Finish, fitted, stand
from noise import grain
from paint import dark, fall, glow, ink, kept, polygon, vignette
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPen

COVER = QSize(900, 1440)
AREA = QRectF(0, 0, 900, 1440)
PAGE = QRectF(66, 60, 768, 1010)
EMBLEM = "throne-king"
SIGNS = {"power": "broadsword", "wisdom": "open-book", "love": "hearts"}


def cover(painter: QPainter, modules: Path) -> None:
    leather(painter, AREA, "#6A261E", "#2A0D0A", "cover")
    painter.fillRect(PAGE.translated(16, 22), ink("#000000", 0.5))
    parchment(painter, PAGE, "cover page")
    frame = QPainterPath()
    frame.addRect(PAGE.adjusted(18, 18, -18, -18))
    gilded(painter, frame, 6)
    for x in (118.0, 782.0):
        vine(painter, QPointF(x, 1030), QPointF(x, 110), "#3F5A2E", "#B5392A" if x < 400 else "#2F5FA8", 8)
    with kept(painter):
        _window(painter, modules)
    _signs(painter, modules)
    _dark_foot(painter)


def _window(painter: QPainter, modules: Path) -> None:
    """The field of the Wilds, larger: the card's own drawing, one and a half times."""
    scale = 1.06
    path = QPainterPath(QPointF(178, 850))
    path.lineTo(178, 360)
    path.cubicTo(178, 250, 320, 150, 450, 104)
    path.cubicTo(580, 150, 722, 250, 722, 360)
    path.lineTo(722, 850)
    path.closeSubpath()
    painter.fillPath(path.translated(6, 12), ink("#3A2408", 0.4))
    with kept(painter):
        painter.setClipPath(path)
        painter.translate(450 - 315 * scale, 500 - 388 * scale)
        painter.scale(scale, scale)
        painter.fillRect(QRectF(-200, -200, 1200, 1400), ink(SUITS["wild"].deep))
        field(painter, "wild", "cover", 0)
    stand(painter, fitted(modules, EMBLEM, QRectF(264, 310, 372, 380)), COVER,
          Finish(GOLD, PALE_GOLD, "#FFF0BE", "#1A1006"), ground=False)  # fmt: skip
    gilded(painter, path, 15)


def _signs(painter: QPainter, modules: Path) -> None:
    """The three suits in their shapes, under the arch."""
    for number, (suit, icon) in enumerate(SIGNS.items()):
        centre, tones = QPointF(270 + 180 * number, 935), SUITS[suit]
        path = _shape(suit, centre, 52)
        painter.fillPath(path.translated(4, 7), ink("#3A2408", 0.5))
        painter.fillPath(path, fall(880, 990, tones.main, tones.deep))
        gilded(painter, path, 6)
        drawing = fitted(modules, icon, QRectF(centre.x() - 30, centre.y() - 30, 60, 60))
        painter.fillPath(drawing, ink("#FBEFC8"))
    for x in (180.0, 360.0, 540.0, 720.0):
        pearl(painter, QPointF(x, 935), 8)


def _shape(suit: str, centre: QPointF, size: float) -> QPainterPath:
    x, y = centre.x(), centre.y()
    path = QPainterPath()
    if suit == "wisdom":
        path.addEllipse(centre, size, size)
    elif suit == "love":
        path = polygon([(x, y - size * 1.2), (x + size * 1.2, y), (x, y + size * 1.2), (x - size * 1.2, y)])
    else:
        path.moveTo(x - size * 0.9, y - size)
        path.lineTo(x + size * 0.9, y - size)
        path.lineTo(x + size * 0.9, y)
        path.quadTo(x + size * 0.8, y + size * 0.75, x, y + size * 1.1)
        path.quadTo(x - size * 0.8, y + size * 0.75, x - size * 0.9, y)
        path.closeSubpath()
    return path


def _dark_foot(painter: QPainter) -> None:
    glow(painter, 330, 300, 760, "#FFD79A", 0.22)
    painter.strokePath(polygon([(0, 1120), (900, 1120)], closed=False), QPen(ink("#E2BE62", 0.25), 3))
    painter.fillRect(AREA, fall(820, 1440, ink("#140705", 0), (0.42, ink("#140705", 0.74)), ink("#0C0403", 0.96)))
    vignette(painter, AREA, "#120605", 0.55, 0.55)
    painter.fillRect(AREA, fall(0, 160, ink(dark("#2A0D0A", 0.3), 0.4), ink("#2A0D0A", 0)))
    painter.fillRect(AREA, grain("#000000", 0.06))

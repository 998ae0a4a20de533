"""The home page's room: a wall and a shelf in the light of one lamp at the upper left, and what the covers cast there.

The pictures of wall and shelf are small: the wall is out of focus, the shelf is a strip. High contrast has neither.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImageReader, QPainter, QPolygonF

from desktop.table.drawing import paint
from desktop.table.drawing.theme import BASE, Metrics, color, edge, lighter, shipped, worn
from desktop.table.world import World

LIP = 24.0  # units of the shelf that are seen before the covers' feet
SIDE = 0.30  # of the strip in the picture: the shelf's upper side, above its edge
LEAN = 26.0  # units a shadow falls to the right on the wall, for the cover farthest from the lamp
WARM, NIGHT = "#FFD49A", "#05080C"
BLURRED = {"wall": 120}  # out of focus: so many pixels across are enough, and hide how it was packed
VEILS = {
    "dark": (0.1, 0.62),
    "light": (0.56, 0.8),
}  # over the shelf's front, at its top and its foot: words stand there
HAZE = 0.3  # likewise over the wall
PLAIN = "contrast"  # the theme that wants no picture behind words


def draw(painter: QPainter, rect: QRectF, covers: Sequence[QRectF], worlds: Sequence[World], m: Metrics) -> None:
    """The whole ground of the page, for covers that stand there."""
    paint.house_ground(painter, rect)
    feet = max((cover.bottom() for cover in covers), default=rect.bottom())
    back, high = feet - m.px(LIP), rect.bottom() - feet + m.px(LIP)
    wall = QRectF(rect.left(), rect.top(), rect.width(), back - rect.top())
    board = QRectF(rect.left(), back, rect.width(), high)
    if worn()[0] == PLAIN or not (_fill(painter, "wall", wall) and _fill(painter, "ledge", board)):
        painter.fillRect(QRectF(rect.left(), feet + m.px(2), rect.width(), max(1.0, m.px(1.5))), edge(0.3))
        return
    painter.fillRect(wall, color(BASE.ground[1], HAZE))
    _shade_wall(painter, wall, covers, m)
    _shade_board(painter, board, covers, worlds, m)


def shed_light(painter: QPainter, page: QRectF) -> None:
    """The same light on what stands there: warm near the lamp, dim far from it."""
    if worn()[0] == PLAIN:
        return
    stops = ((0.0, color(WARM, 0.22)), (0.34, color(WARM, 0.0)), (0.5, color(NIGHT, 0.0)), (1.0, color(NIGHT, 0.42)))
    painter.fillRect(page, paint.gradient(page.topLeft(), page.bottomRight(), *stops))


def _fill(painter: QPainter, name: str, rect: QRectF) -> bool:
    file = shipped(f"house/art/{name}_{worn()[0]}.webp")
    image = QImageReader(str(file)).read() if file else None
    if image is None or image.isNull():
        return False
    if name in BLURRED:
        image = image.scaledToWidth(BLURRED[name], Qt.TransformationMode.SmoothTransformation)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, image)
    painter.restore()
    return True


def _shade_wall(painter: QPainter, wall: QRectF, covers: Sequence[QRectF], m: Metrics) -> None:
    """What each cover casts on the wall: to the right, and farther the farther it stands from the lamp."""
    painter.save()
    painter.setClipRect(wall)
    where = paint.vertical(wall.bottom() - m.px(46), wall.bottom(), color(NIGHT, 0.0), color(NIGHT, 0.5 * BASE.shade))
    painter.fillRect(QRectF(wall.left(), wall.bottom() - m.px(46), wall.width(), m.px(46)), where)
    for cover in covers:
        share = (cover.center().x() - wall.left()) / wall.width()
        fallen = cover.translated(m.px(6 + LEAN * share), m.px(5))
        paint.soft_shadow(painter, fallen, m.px(16), m.px(26), m.px(6), 0.5 * BASE.shade)
    painter.restore()


def _shade_board(
    painter: QPainter, board: QRectF, covers: Sequence[QRectF], worlds: Sequence[World], m: Metrics
) -> None:
    """Shadows on the shelf, what its varnish gives back of each cover, and its front gone dark for the words there."""
    front = board.top() + board.height() * SIDE
    for cover, world in zip(covers, worlds, strict=True):
        share = (cover.center().x() - board.left()) / board.width()
        slant = m.px(10 + LEAN * share)
        tint = lighter(world.sides[0].color, 0.3) if world.sides else color(BASE.accent)
        for tone, alpha, by in ((NIGHT, 0.62 * BASE.shade, slant), (tint.name(), 0.16, 0.0)):
            top = [QPointF(cover.left() + m.px(4), board.top()), QPointF(cover.right() - m.px(4), board.top())]
            fallen = QPolygonF([*top, *(QPointF(at.x() + by, front) for at in reversed(top))])
            painter.setPen(color(NIGHT, 0.0))
            painter.setBrush(paint.vertical(board.top(), front + m.px(4), color(tone, alpha), color(tone, 0.0)))
            painter.drawPolygon(fallen)
    ground = QRectF(board.left(), front, board.width(), board.bottom() - front)
    veil = (color(tint, share) for tint, share in zip(BASE.ground[1:], VEILS[worn()[0]], strict=True))
    painter.fillRect(ground, paint.vertical(ground.top(), ground.bottom(), *veil))

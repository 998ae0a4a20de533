"""The cards of the ice moon: a number in a metal frame with two cut corners, its camp's shape, hazard plate, backs.

A camp is a template: what differs is metal, tint and shape. Proportions in card units follow the art direction.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainterPath, QPen, QPolygonF

from desktop.look import LARGE_TEXT
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import HEIGHT, WIDTH, Canvas, Level
from desktop.table.drawing.lettering import CENTER, LEFT, draw_line, draw_numeral, draw_paragraph, paragraph_height
from desktop.table.drawing.theme import MIN_TEXT, color, darker, draw_icon, font, lighter

NUMERAL, TITLE, TEXT = "saira-condensed 800", "saira-condensed 700", "saira-semi-condensed 500"
EDGE, CUT = 20.0, 44.0
WHITE, INK, PLATE, PLATE_DEEP = "#F6FAFA", "#0A0E12", "#0C1115", "#080B0E"
HAZARD = 16.0
SHADE = 300.0  # how far the picture is darker about the number


class Camp(NamedTuple):
    """How a camp's metal looks."""

    shape: str
    metal: str
    sky: tuple[str, str, str]
    keyword: str
    stripe: str


CAMPS = {
    "red": Camp("triangle", "#C8452E", ("#1B0B0B", "#6E2A1E", "#E8A25C"), "#F6B59F", "#E0674A"),
    "green": Camp("hexagon", "#2F8F66", ("#061A1B", "#175A50", "#A9DDBB"), "#B4E4C8", "#5FBF8C"),
    "purple": Camp("diamond", "#7A56BE", ("#0F0A20", "#432C78", "#BFA2EE"), "#D9C8F6", "#A98AE0"),
    "black": Camp("square", "#4A515A", ("#0C0F12", "#2A2F35", "#A57A35"), "#F3D491", "#E7A93B"),
}


def number(canvas: Canvas, camp: Camp) -> None:
    """A fighter: its number twice, or once over the plate that says what else it does."""
    canvas = canvas.at_reading_size()
    rank = canvas.value("rank")
    text = rank.text if rank else canvas.face.title[:1]
    path = _frame(canvas, camp)
    p = canvas.painter
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    if canvas.face.keywords:
        _plate(canvas, camp)
    else:
        _foot(canvas, text)
    p.restore()
    _rim(canvas, camp, path)
    large = canvas.level == Level.S or (canvas.level == Level.M and canvas.text >= LARGE_TEXT)
    _numeral(canvas, QPointF(46, 165 if large else 150), text, 300.0 if large else 250.0)
    grow = 1.5 if canvas.level == Level.S else 1.2 if canvas.level == Level.M else 1.0
    spot = QPointF(WIDTH - 88 - 10 * (grow - 1), 98 + 30 * (grow - 1))
    paint.seat_shape(p, camp.shape, spot, 36 * grow, camp.metal, 7)
    canvas.tell(_around(spot, 42 * grow), "camp")
    counts = canvas.value("counts")
    if counts:
        _counts(canvas, counts.text)


def _around(centre: QPointF, reach: float) -> QRectF:
    return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)


def back(canvas: Canvas, camp: Camp) -> None:
    """Hexagon mesh, ringed Jupiter, the camp's shape at both ends."""
    p, centre = canvas.painter, QPointF(WIDTH / 2, HEIGHT / 2)
    p.fillRect(canvas.rect, QBrush(paint.gradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT), "#1E262D", "#0D1115")))
    if canvas.art is not None:
        p.drawImage(canvas.rect, canvas.art)
        return
    tint = lighter(camp.metal, 0.2)
    paint.box(p, canvas.rect.adjusted(20, 20, -20, -20), 20, None, tint, 8)
    p.setPen(QPen(tint, 9))
    p.setBrush(paint.radial(centre + QPointF(-60, -50), 300, (0, "#EBD8B8"), (0.5, "#B9794B"), (1, "#2A160E")))
    p.drawEllipse(centre, 190, 190)
    for y in (90, HEIGHT - 90):
        paint.seat_shape(p, camp.shape, QPointF(centre.x(), y), 36, camp.metal, 7)


def recycle(canvas: Canvas) -> None:
    """No card: a dashed place, the sign of what comes back, and the words for it."""
    p = canvas.painter
    p.fillRect(canvas.rect, QColor("#141B21"))
    paint.box(p, canvas.rect.adjusted(26, 26, -26, -26), 26, color("#FFFFFF", 0.04), color(WHITE, 0.6), 9, (3, 2.4))
    middle = canvas.rect.center().x()
    draw_icon(p, "refresh-cw", QRectF(middle - 150, 150, 300, 300), "#F3D491", 2)
    size = canvas.type(max(86.0, MIN_TEXT / canvas.scale), 1.5)
    room = QRectF(56, 500, WIDTH - 112, HEIGHT - 560)
    middle_of = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
    smallest = MIN_TEXT / canvas.scale
    if paragraph_height(canvas.face.title, font(TITLE, smallest), room.width(), 0.9) <= room.height():
        draw_paragraph(p, room, canvas.face.title, font(TITLE, size), WHITE, middle_of, 0.9, smallest)


def gone(canvas: Canvas) -> None:
    """No card: a tray milled for one, and the number of those that lay here."""
    rank = canvas.value("rank")
    p = canvas.painter
    p.fillRect(canvas.rect, QBrush(paint.vertical(0, HEIGHT, "#232C34", "#161C22")))
    tray = canvas.rect.adjusted(34, 34, -34, -34)
    paint.box(p, tray, 26, paint.vertical(tray.top(), tray.bottom(), "#06090C", (0.2, "#0D1217"), "#131A20"))
    rim = paint.vertical(tray.top(), tray.bottom(), color("#000000", 0.9), (0.6, color(WHITE, 0.2)), color(WHITE, 0.5))
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(rim), 8))
    p.drawRoundedRect(tray, 26, 26)
    p.restore()
    draw_line(p, canvas.rect, rank.text if rank else "", font(NUMERAL, 330), color(WHITE, 0.3), CENTER)


def _frame(canvas: Canvas, camp: Camp) -> QPainterPath:
    """Metal lit from the upper left; the picture inside has its upper left and lower right corner cut."""
    p = canvas.painter
    stops = (lighter(camp.metal, 0.38), (0.3, camp.metal), (1.0, darker(camp.metal, 0.55)))
    metal = paint.gradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT), (0.0, stops[0]), *stops[1:])
    p.fillRect(canvas.rect, QBrush(metal))
    inner = canvas.rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    corners = (
        (inner.left() + CUT, inner.top()), (inner.right(), inner.top()), (inner.right(), inner.bottom() - CUT),
        (inner.right() - CUT, inner.bottom()), (inner.left(), inner.bottom()), (inner.left(), inner.top() + CUT),
    )  # fmt: skip
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    path.closeSubpath()
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.fillRect(inner, QBrush(paint.vertical(inner.top(), inner.bottom(), *camp.sky)))
    if canvas.art is not None:
        p.drawImage(canvas.rect, canvas.art)
        shade = paint.radial(
            QPointF(90, 110), SHADE, (0.0, color(INK, 0.66)), (0.5, color(INK, 0.5)), (1.0, color(INK, 0))
        )
        p.fillRect(QRectF(EDGE, EDGE, SHADE + 90, SHADE + 110), QBrush(shade))
    p.restore()
    return path


def _rim(canvas: Canvas, camp: Camp, path: QPainterPath) -> None:
    p = canvas.painter
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(color("#000000", 0.6), 4))
    p.drawPath(path)
    p.setPen(QPen(color(lighter(camp.metal, 0.6).name(), 0.6), 2))
    p.drawPath(path.translated(-2, -2))
    p.restore()


def _numeral(canvas: Canvas, left: QPointF, text: str, size: float) -> None:
    face = font(NUMERAL, size)
    wide = QFontMetricsF(face).horizontalAdvance(text)
    canvas.tell(QRectF(left.x(), left.y() - size * 0.4, wide, size * 0.8), "rank")
    draw_numeral(canvas.painter, left + QPointF(wide / 2, 0), text, face, WHITE, INK, size * 0.07)


def _foot(canvas: Canvas, text: str) -> None:
    """The second number, for a card that lies the other way round; the camp's name on large cards."""
    p = canvas.painter
    fall = paint.vertical(560, HEIGHT - EDGE, color("#06090C", 0), color("#06090C", 0.9))
    p.fillRect(QRectF(EDGE, 560, WIDTH - 2 * EDGE, HEIGHT - 560 - EDGE), QBrush(fall))
    if canvas.level == Level.S:
        return
    face = font(NUMERAL, canvas.type(150, 1.3))
    wide = QFontMetricsF(face).horizontalAdvance(text)
    middle = HEIGHT - 104 - 40 * (canvas.type(1, 1.3) - 1)
    draw_numeral(p, QPointF(WIDTH - 64 - wide / 2, middle), text, face, WHITE, INK, 12)
    canvas.tell(QRectF(WIDTH - 64 - wide, middle - canvas.type(60, 1.3), wide, canvas.type(120, 1.3)), "rank")
    if canvas.level == Level.L and canvas.readable(46):
        room = QRectF(48, HEIGHT - 140, WIDTH - 130 - wide, 80)
        draw_line(p, room, canvas.face.kind.upper(), font(TITLE, 46, 6), color("#FFFFFF", 0.88), LEFT)


def _plate(canvas: Canvas, camp: Camp) -> None:
    """What the card does: a word under a hazard strip, and the rule itself where there is room to read it."""
    p, large = canvas.painter, canvas.level == Level.L
    high = 236.0 if large else canvas.type(176.0, 1.25)
    top = HEIGHT - EDGE - high
    fill = paint.vertical(top, HEIGHT - EDGE, color(PLATE, 0.95), color(PLATE_DEEP, 0.98))
    p.fillRect(QRectF(EDGE, top, WIDTH - 2 * EDGE, high), QBrush(fill))
    canvas.tell(QRectF(EDGE, top, WIDTH - 2 * EDGE, high), "does", canvas.face.text)
    _hazard(canvas, top, camp.stripe)
    word = canvas.face.keywords[0]
    if canvas.level == Level.S:
        draw_icon(p, f"ganymede/{word.icon}", QRectF(WIDTH / 2 - 74, top + 14, 148, 148), camp.keyword)
        return
    if not large:
        size = canvas.type(118, 1.3)
        if canvas.readable(size):
            side, foot = (44.0, 8.0) if canvas.text < LARGE_TEXT else (EDGE + 6, 56.0)  # a count hangs at the corner
            room = QRectF(side, top + 4, WIDTH - 2 * side, high - foot - 4)
            lowest = min(1.0, MIN_TEXT / canvas.scale / size)
            draw_line(p, room, word.name.upper(), font(NUMERAL, size, 2), camp.keyword, shrink=lowest)
        return
    draw_icon(p, f"ganymede/{word.icon}", QRectF(WIDTH - 124, top + 14, 62, 62), camp.keyword)
    draw_line(p, QRectF(48, top + 10, WIDTH - 190, 70), word.name.upper(), font(NUMERAL, 62, 6), camp.keyword, LEFT)
    if canvas.readable(38):
        room = QRectF(48, top + 82, WIDTH - 100, high - 92)
        draw_paragraph(p, room, canvas.face.text, font(TEXT, 38), "#EAF0F2", floor=MIN_TEXT / canvas.scale)


def _hazard(canvas: Canvas, foot: float, tint: str) -> None:
    p = canvas.painter
    p.save()
    strip = QRectF(EDGE, foot - HAZARD, WIDTH - 2 * EDGE, HAZARD)
    p.setClipRect(strip, Qt.ClipOperation.IntersectClip)
    p.fillRect(strip, QColor("#15191D"))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(tint))
    for mark in range(-1, 19):
        x = EDGE + mark * 34
        p.drawPolygon(QPolygonF([QPointF(x, foot), QPointF(x + 17, foot), QPointF(x + 33, foot - HAZARD),
                                 QPointF(x + 16, foot - HAZARD)]))  # fmt: skip
    p.restore()


def _counts(canvas: Canvas, text: str) -> None:
    """What a card of two numbers counts now: under the camp's shape, so that both stay readable."""
    p = canvas.painter
    grow = (1.35 if canvas.level == Level.S else 1.15 if canvas.level == Level.M else 1.0) * canvas.type(1, 1.3)
    plate = QRectF(WIDTH - 40 - 160 * grow, 176, 160 * grow, 118 * grow)
    canvas.tell(plate, "counts")
    paint.box(p, plate, 22, "#F3D491", "#2A1D04", 6)
    draw_line(p, plate, text, font(NUMERAL, 108 * grow), "#2A1D04", CENTER)


FACES: dict[str, Callable[[Canvas], None]] = {
    **{name: partial(number, camp=camp) for name, camp in CAMPS.items()},
    **{f"back_{name}": partial(back, camp=camp) for name, camp in CAMPS.items()},
    "back": partial(back, camp=CAMPS["black"]),
    "recycle": recycle,
    "gone": gone,
}

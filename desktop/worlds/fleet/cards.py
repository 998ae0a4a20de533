"""The cards of the fleet game: two hulls, what the Arms Dealer sells, asteroids, four backs.

Earth's cards are cut straight and notched, the Skaxar's are curved: header, frame and foot tell whose ship it is before
its colour does. The three numerals of a ship stand in one order on every card: Speed, Firepower, Shield.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainterPath, QPen, QPolygonF

from desktop.look import LARGE_TEXT
from desktop.table.drawing import line_breaking, paint
from desktop.table.drawing.canvas import HEIGHT, WIDTH, Canvas, Level
from desktop.table.drawing.lettering import (
    CENTER,
    LEFT,
    draw_line,
    draw_numeral,
    draw_paragraph,
    fits,
    fitted,
    paragraph_height,
    width,
)
from desktop.table.drawing.theme import MIN_TEXT, color, draw_icon, font

TITLE, NUMERAL = "exo-2 700", "rajdhani 700"
STATS = (("speed", "#EAF2F8"), ("fire", "#F6B53D"), ("shield", "#6FD0F2"))
ICONS = {"speed": "fleet/speed", "fire": "fleet/firepower", "shield": "fleet/shield"}
MONEY, GOLD, BRASS, BRASS_DEEP = "#F0CF72", "#FBE7AE", "#D9B45A", "#8A6A24"
HEAD = 116.0
UNNAMED = -62.0  # a header without a name is a brim
GROWN = 1.3  # how far letters and what bears them grow with the reader's text size; the picture gives the room
LEAD = 0.8  # of two lines of capitals' height
NARROW = 0.8  # of their width: so far large letters are narrowed before they become smaller


class Yard(NamedTuple):
    """What a fleet's cards are made of."""

    sky: tuple[str, str]
    line: str
    foot: tuple[str, str]
    accent: str
    title: str


EARTH = Yard(("#14304A", "#0A1522"), "#CFE3F2", ("#0F1C29", "#08101A"), "#E8803A", "#12202C")
SKAXAR = Yard(("#33113F", "#0C0612"), "#E3B4FF", ("#1C0D29", "#0E0616"), "#49E6B4", "#FBEFFF")


def ship(canvas: Canvas, yard: Yard) -> None:
    """Header, hull, foot; what it is worth and how it came hang under the header and over the foot."""
    canvas = canvas.at_reading_size()
    _picture(canvas, yard.sky)
    foot = _foot_height(canvas)
    _foot(canvas, yard, HEIGHT - foot)
    canvas.painter.save()
    if canvas.level == Level.S:
        canvas.painter.translate(0, UNNAMED)
    head = _grown(canvas) if canvas.level == Level.M else 1.0
    if yard is EARTH:
        _notched_frame(canvas, yard, head)
    else:
        _curved_frame(canvas, yard, HEIGHT - foot, head)
    canvas.painter.restore()
    _title(canvas, QRectF(34, 4, WIDTH - 60, 94 * head), yard.title, LEFT if yard is EARTH else CENTER)
    if canvas.level == Level.M:
        _worth(canvas, QPointF(WIDTH - 28, HEAD * head + 26 / head))
    _tokens(canvas, HEIGHT - foot)


def _picture(canvas: Canvas, sky: tuple[str, str]) -> None:
    p = canvas.painter
    p.fillRect(canvas.rect, QBrush(paint.gradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT), *sky)))
    if canvas.art is not None:
        p.drawImage(canvas.rect, canvas.art)


def _grown(canvas: Canvas) -> float:
    """How much larger letters are for this reader."""
    return canvas.type(1.0, GROWN)


def _foot_height(canvas: Canvas) -> float:
    return {Level.S: 282.0, Level.M: 250.0 * (0.4 + 0.6 * _grown(canvas)), Level.L: 232.0}[canvas.level]


def _foot(canvas: Canvas, yard: Yard, top: float) -> None:
    """Three numerals: under their signs on small cards, beside them on large ones."""
    p, large = canvas.painter, canvas.level == Level.L
    room = QRectF(0, top, WIDTH, HEIGHT - top)
    p.fillRect(room, QBrush(paint.vertical(top, HEIGHT, color(yard.foot[0], 0.88), color(yard.foot[1], 0.98))))
    p.fillRect(QRectF(0, top, WIDTH, 5), QColor(yard.accent))
    if large:
        _class_line(canvas, yard, top)
    step = WIDTH / 3
    band = room.adjusted(0, 62 if large else 8, 0, -8)
    for place, (style, tint) in enumerate(STATS):
        value = canvas.value(style)
        cell = QRectF(place * step, band.top(), step, band.height())
        if place:
            p.fillRect(QRectF(cell.left(), cell.top() + 14, 2.5, cell.height() - 28), color("#FFFFFF", 0.2))
        if value is not None:
            _stat(canvas, cell, style, value.text, tint)


def _stat(canvas: Canvas, cell: QRectF, style: str, text: str, tint: str) -> None:
    p = canvas.painter
    canvas.tell(cell, style)
    if canvas.level == Level.L:
        draw_icon(p, ICONS[style], QRectF(cell.left() + 22, cell.center().y() - 38, 76, 76), tint)
        face = fitted(text, font(NUMERAL, 136), cell.width() - 108)
        wide = QFontMetricsF(face).horizontalAdvance(text)
        draw_numeral(p, QPointF(cell.left() + 104 + wide / 2, cell.center().y()), text, face, "#FFFFFF")
        return
    small, grown = canvas.level == Level.S, _grown(canvas) if canvas.level == Level.M else 1.0
    sign = 80.0 if small else 70.0 * grown
    draw_icon(p, ICONS[style], QRectF(cell.center().x() - sign / 2, cell.top() + 4, sign, sign), tint)
    face = fitted(text, font(NUMERAL, 224 if small else 178 * (0.5 + 0.5 * grown)), cell.width() - 8)
    middle = cell.bottom() - (92 if small else 78 * (0.5 + 0.5 * grown))
    draw_numeral(p, QPointF(cell.center().x(), middle), text, face, "#FFFFFF")


def _class_line(canvas: Canvas, yard: Yard, top: float) -> None:
    p = canvas.painter
    if not canvas.readable(38):
        return
    draw_line(p, QRectF(34, top + 10, 320, 52), canvas.face.kind.upper(), font(TITLE, 38, 8), yard.line, LEFT)
    worth = canvas.value("worth")
    if worth is not None:
        canvas.tell(QRectF(WIDTH - 238, top + 10, 220, 52), "worth")
        draw_icon(p, "fleet/money", QRectF(WIDTH - 238, top + 14, 46, 46), MONEY)
        draw_line(p, QRectF(WIDTH - 182, top + 10, 164, 52), worth.text, font(NUMERAL, 52), GOLD, LEFT)


def _worth(canvas: Canvas, corner: QPointF) -> None:
    """What the enemy gets for it, in a pill at the upper right of the picture."""
    worth = canvas.value("worth")
    if worth is None or not canvas.readable(62):
        return
    grown = _grown(canvas)
    face = font(NUMERAL, 70 * grown)
    wide = width(worth.text, face) + 96 * grown
    pill = QRectF(corner.x() - wide, corner.y(), wide, 76 * grown)
    canvas.tell(pill, "worth")
    paint.box(canvas.painter, pill, 38 * grown, color("#06090E", 0.72), color(MONEY, 0.7), 3)
    sign = QRectF(pill.left() + 16 * grown, pill.top() + 14 * grown, 48 * grown, 48 * grown)
    draw_icon(canvas.painter, "fleet/money", sign, MONEY)
    draw_line(canvas.painter, pill.adjusted(70 * grown, 0, -10 * grown, 0), worth.text, face, GOLD, CENTER)


def _tokens(canvas: Canvas, foot: float) -> None:
    """How the ship came: turned up this turn (a chevron), or for this turn only (an hourglass)."""
    size = 148.0 if canvas.level == Level.S else 108.0 * _grown(canvas) if canvas.level == Level.M else 108.0
    signs = [("flipped", "chevrons-right", "#F5C95C"), ("helper", "hourglass", "#F1E6CC")]
    x = 26.0
    for style, icon, tint in signs:
        if canvas.value(style) is None:
            continue
        plate = QRectF(x, foot - size - 18, size, size)
        canvas.tell(plate, style)
        paint.box(canvas.painter, plate, 26, tint, "#14100A", 6)
        draw_icon(canvas.painter, icon, plate.adjusted(16, 16, -16, -16), "#14100A", 2.8)
        x += size + 12


def _title(canvas: Canvas, room: QRectF, tint: str, align: Qt.AlignmentFlag) -> None:
    """The name; where the world's wide letters would run over, the narrow ones of its numerals."""
    size = 68.0 if canvas.level == Level.L else 88.0
    if canvas.level == Level.S or not canvas.readable(size):
        return
    if canvas.level == Level.M and canvas.text > 1:
        _large_title(canvas, room, size * _grown(canvas), tint, align)
        return
    lowest = min(1.0, max(0.55, MIN_TEXT / canvas.scale / size))
    face = font(TITLE, size)
    if not fits(canvas.face.title, face, room.width(), max(0.72, lowest)):
        face = font(NUMERAL, size * 1.08)
    draw_line(canvas.painter, room, canvas.face.title, face, tint, align, lowest)


def _large_title(canvas: Canvas, room: QRectF, size: float, tint: str, align: Qt.AlignmentFlag) -> None:
    """Its size goes last: first the letters become narrow, then the narrower ones, then the name takes two lines."""
    title, wide, narrow = canvas.face.title, font(TITLE, size), font(NUMERAL, size * 1.08)
    if width(title, wide) * NARROW <= room.width():
        draw_line(canvas.painter, room, title, wide, tint, align, 1.0)
        return
    if _on_two_lines(title, room.width(), size) and room.height() > narrow.pixelSize() * 2 * LEAD:
        flags = Qt.AlignmentFlag.AlignVCenter | (align & Qt.AlignmentFlag.AlignHorizontal_Mask)
        lifted = room.translated(0, -0.06 * narrow.pixelSize())  # for the letters that reach under the line
        draw_paragraph(canvas.painter, lifted, _breakable(title), narrow, tint, flags, LEAD, MIN_TEXT / canvas.scale)
        return
    share = room.width() / NARROW / width(title, narrow)  # of its size
    draw_line(canvas.painter, room, title, narrow, tint, align, min(1.0, share))


def _breakable(title: str) -> str:
    """A line may end after a hyphen."""
    return title.replace("-", "- ")


def _on_two_lines(title: str, room: float, size: float) -> bool:
    """Whether a large name is too long for a line, and larger on two."""
    narrow = font(NUMERAL, size * 1.08)
    longest = max(width(word.strip(), narrow) for word in line_breaking.words(_breakable(title)))
    return max(room, longest) < width(title, narrow) * NARROW


def _notched_frame(canvas: Canvas, yard: Yard, grown: float = 1.0) -> None:
    """Earth: a frame with two corners cut, a white header with a step, a stripe of the navy's orange."""
    p, cut = canvas.painter, 40.0
    edge = canvas.rect.adjusted(17, 17, -17, -17)
    corners = (
        (edge.left() + cut, edge.top()), (edge.right(), edge.top()), (edge.right(), edge.bottom() - cut),
        (edge.right() - cut, edge.bottom()), (edge.left(), edge.bottom()), (edge.left(), edge.top() + cut),
    )  # fmt: skip
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(color(yard.line, 0.75), 4))
    p.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    step = WIDTH * 0.66
    low, lower = 98 * grown, HEAD * grown
    head = ((0, 0), (WIDTH, 0), (WIDTH, low), (step, low), (step - 26, lower), (0, lower))
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in head]))
    path.closeSubpath()
    p.fillPath(path.translated(0, 6), color("#000000", 0.4))
    p.fillPath(path, QBrush(paint.vertical(0, lower, "#FFFFFF", (0.5, "#E8EFF5"), "#B9C8D6")))
    p.fillRect(QRectF(0, 0, 16, lower), QColor(yard.accent))


def _curved_frame(canvas: Canvas, yard: Yard, foot: float, grown: float = 1.0) -> None:
    """Skaxar: two ribs along the sides, a brow over the picture."""
    p = canvas.painter
    p.setBrush(Qt.BrushStyle.NoBrush)
    for side in (0, 1):
        x = WIDTH * side
        inner = 1 - 2 * side
        rib = QPainterPath(QPointF(x + inner * 22, foot))
        rib.cubicTo(x + inner * 6, foot - 120, x + inner * 52, HEAD * grown + 190, x + inner * 22, HEAD * grown)
        p.setPen(QPen(color("#0A0412", 0.6), 10))
        p.drawPath(rib)
        p.setPen(QPen(color(yard.line, 0.75), 5))
        p.drawPath(rib)
    brow = QPainterPath(QPointF(0, 0))
    brow.lineTo(WIDTH, 0)
    brow.lineTo(WIDTH, 84 * grown)
    brow.quadTo(WIDTH / 2, 148 * grown, 0, 84 * grown)
    brow.closeSubpath()
    p.fillPath(brow.translated(0, 7), color("#000000", 0.45))
    p.fillPath(brow, QBrush(paint.vertical(0, 130 * grown, "#7A3AA4", (0.4, "#5A2A78"), "#2A1040")))
    line = QPainterPath(QPointF(0, 84 * grown))
    line.quadTo(WIDTH / 2, 148 * grown, WIDTH, 84 * grown)
    p.setPen(QPen(color(yard.accent, 0.95), 5))
    p.drawPath(line)


# ---- what is for sale


def goods(canvas: Canvas, fitted_out: bool = False) -> None:
    """Brass header, the thing, what it adds or does, what it costs. Of gear that is tucked under its ship only the
    lower edge shows, so what it adds stands there, and on the smallest cards too."""
    canvas = canvas.at_reading_size()
    p = canvas.painter
    _picture(canvas, ("#2C3947", "#161D25"))
    small = canvas.level == Level.S or (fitted_out and not canvas.wordy)
    grown = _grown(canvas) if canvas.level == Level.M else 1.0
    top = HEIGHT - (290.0 if small else _told_height(canvas) + 24 + 92 * grown)
    p.fillRect(QRectF(0, top, WIDTH, HEIGHT - top), QBrush(paint.vertical(top, HEIGHT, "#141B22", "#0A0E12")))
    p.fillRect(QRectF(0, top, WIDTH, 5), QColor(BRASS))
    if small:
        plate = QRectF(12, top + 4, WIDTH - 24, HEIGHT - top - 16)
        paint.box(p, plate, 26, paint.vertical(top, HEIGHT, "#4A3B18", "#241B0A"), BRASS, 14)
        _adds(canvas, plate.adjusted(14, 6, -14, -6), 244)
    else:
        room = QRectF(24, top + 10, WIDTH - 48, _told_height(canvas) - 16)
        if canvas.value("fire") or canvas.value("shield"):
            _lends(canvas, room)
        else:
            _does(canvas, room)
        _price(canvas, QRectF(30, HEIGHT - 24 - 92 * grown, WIDTH - 60, 92 * grown))
    head = HEAD + UNNAMED if small else _head_height(canvas, grown)
    p.fillRect(QRectF(0, 0, WIDTH, head), QBrush(paint.vertical(0, head, "#F4DC9A", (0.45, BRASS), "#9A7A30")))
    p.fillRect(QRectF(0, head, WIDTH, 6), QColor("#15191E"))
    if not small:
        _title(canvas, QRectF(30, 6, WIDTH - 56, head - 12), "#1A1508", LEFT)


def _told_height(canvas: Canvas) -> float:
    """What a card of the table needs to say its effect in words; the picture gives the room."""
    return 154.0 if canvas.level == Level.L else 270.0 * (0.7 + 0.3 * _grown(canvas))


def _lends(canvas: Canvas, room: QRectF) -> None:
    """Gear: a line each with sign, number and name."""
    styles = [(style, tint) for style, tint in STATS if canvas.value(style) is not None]
    names = canvas.face.short_title.split("\n")
    lines = [
        f"{value.text} {name}"
        for (style, _), name in zip_longest(styles, names[: len(styles)], fillvalue=("", ""))
        if (value := canvas.value(style)) is not None
    ]
    step = room.height() / len(styles)
    face = font(NUMERAL, min(step * 0.86, 96.0 * _grown(canvas)))
    sign = face.pixelSize() * 0.9
    wide = room.width() - sign - 10
    lowest = min(1.0, MIN_TEXT / canvas.scale / face.pixelSize())
    for line in lines:  # one size for all
        face = fitted(line, face, wide / NARROW, lowest)
    for place, ((style, tint), line) in enumerate(zip(styles, lines, strict=True)):
        cell = QRectF(room.left(), room.top() + place * step, room.width(), step)
        canvas.tell(cell, f"adds_{style}")
        written = min(width(line, face), wide)
        left = cell.center().x() - (sign + 10 + written) / 2
        draw_icon(canvas.painter, ICONS[style], QRectF(left, cell.center().y() - sign / 2, sign, sign), tint)
        words = QRectF(left + sign + 10, cell.top(), written + 1, step)
        draw_line(canvas.painter, words, line, face, "#FFFFFF", LEFT, 1.0)


def _head_height(canvas: Canvas, grown: float) -> float:
    """Of one line, or of two in large text."""
    two = canvas.text > 1 and _on_two_lines(canvas.face.title, WIDTH - 56, 88 * grown)
    return HEAD * grown * (1.5 if two else 1.0)


def _adds(canvas: Canvas, room: QRectF, size: float) -> None:
    """Firepower and Shield that it lends."""
    found = [(style, tint, value.text) for style, tint in STATS if (value := canvas.value(style)) is not None]
    if not found:
        icon = canvas.face.keywords[0].icon if canvas.face.keywords else "fleet/money"
        draw_icon(canvas.painter, icon, room.adjusted(0, 20, 0, -20), "#EAF2F8")
        return
    step = room.width() / len(found)
    size = min(size, step * 0.58)
    for place, (style, tint, text) in enumerate(found):
        cell = QRectF(room.left() + place * step, room.top(), step, room.height())
        canvas.tell(cell, f"adds_{style}")
        sign = size * (0.66 if len(found) == 1 else 0.5)
        face = fitted(text, font(NUMERAL, size), cell.width() - sign - 14)
        wide = QFontMetricsF(face).horizontalAdvance(text)
        left = cell.center().x() - (sign + 14 + wide) / 2
        draw_icon(canvas.painter, ICONS[style], QRectF(left, cell.center().y() - sign / 2, sign, sign), tint)
        draw_numeral(canvas.painter, QPointF(left + sign + 14 + wide / 2, cell.center().y()), text, face, "#FFFFFF")


def _does(canvas: Canvas, room: QRectF) -> None:
    """A rule in a few words; where they could not be read, the sign says which kind it is."""
    words = canvas.face.short_title
    size = 50.0 if canvas.level == Level.L else 80.0 * _grown(canvas)
    floor = canvas.type(MIN_TEXT, GROWN) / canvas.scale
    told = bool(words)
    if told and canvas.text >= LARGE_TEXT and not canvas.wordy:  # large, or not at all
        told = paragraph_height(words, font(TITLE, floor), room.width(), 0.94) <= room.height()
    if told:
        align = Qt.AlignmentFlag.AlignCenter
        face = font(TITLE if canvas.level == Level.L else NUMERAL, max(size, floor))
        draw_paragraph(canvas.painter, room, words, face, "#EAF2F8", align, 0.94, floor)
    elif canvas.face.keywords:
        draw_icon(canvas.painter, canvas.face.keywords[0].icon, room.adjusted(0, 8, 0, -8), "#EAF2F8")


def _price(canvas: Canvas, plate: QRectF) -> None:
    price = canvas.value("price")
    if price is None or not canvas.readable(80):
        return
    canvas.tell(plate, "price")
    paint.box(canvas.painter, plate, 18, "#2B2311", BRASS, 4)
    sign = plate.height() * 56 / 92
    face = fitted(price.text, font(NUMERAL, plate.height()), plate.width() - sign - 44)
    wide = QFontMetricsF(face).horizontalAdvance(price.text)
    left = plate.center().x() - (sign + 8 + wide) / 2
    draw_icon(canvas.painter, "fleet/money", QRectF(left, plate.center().y() - sign / 2, sign, sign), MONEY)
    draw_numeral(canvas.painter, QPointF(left + sign + 12 + wide / 2, plate.center().y()), price.text, face, GOLD)


def asteroid(canvas: Canvas) -> None:
    """Rock and ore, and what it brings."""
    p = canvas.painter
    _picture(canvas, ("#241E1B", "#0E141C"))
    top = HEIGHT - 230.0
    p.fillRect(QRectF(0, top, WIDTH, 230), QBrush(paint.vertical(top, HEIGHT, color("#1A130A", 0.8), "#0C0906")))
    p.fillRect(QRectF(0, top, WIDTH, 5), QColor(BRASS))
    worth = canvas.value("worth")
    if worth is None:
        return
    size = 220.0 if canvas.level == Level.S else 176.0 * _grown(canvas)
    text = worth.text if canvas.level > Level.S else worth.text.split()[0]
    face = fitted(text, font(NUMERAL, size), WIDTH - 190)
    wide = QFontMetricsF(face).horizontalAdvance(text)
    left, middle = (WIDTH - wide - 126) / 2, top + 118
    canvas.tell(QRectF(left, top + 20, wide + 126, 196), "ore")
    draw_icon(p, "fleet/money", QRectF(left, middle - 54, 108, 108), MONEY)
    draw_numeral(p, QPointF(left + 126 + wide / 2, middle), text, face, GOLD)


def back(canvas: Canvas, tones: tuple[str, str], line: str) -> None:
    """Its picture; without one, a framed ring."""
    p = canvas.painter
    p.fillRect(canvas.rect, QBrush(paint.gradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT), *tones)))
    if canvas.art is not None:
        p.drawImage(canvas.rect, canvas.art)
        return
    paint.box(p, canvas.rect.adjusted(22, 22, -22, -22), 24, None, line, 8)
    p.setPen(QPen(QColor(line), 9))
    p.drawEllipse(QPointF(WIDTH / 2, HEIGHT / 2), 170, 170)


FACES: dict[str, Callable[[Canvas], None]] = {
    "earth": partial(ship, yard=EARTH),
    "skaxar": partial(ship, yard=SKAXAR),
    "goods": goods,
    "fitted": partial(goods, fitted_out=True),
    "asteroid": asteroid,
    "back_earth": partial(back, tones=("#14304A", "#081320"), line="#CFE3F2"),
    "back_skaxar": partial(back, tones=("#33113F", "#0C0612"), line="#B87ADF"),
    "back_dealer": partial(back, tones=("#4A3B18", "#171208"), line=BRASS),
    "back_asteroid": partial(back, tones=("#2A2320", "#0E141C"), line="#B8A48C"),
    "back": partial(back, tones=("#4A3B18", "#171208"), line=BRASS),
}

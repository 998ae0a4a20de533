"""The cards of the illuminated book: strength on a shield, the suit's sign, a name; plates of history; two bindings.

A suit is a template: what differs is its colour and its shape. Niche, bust and vellum are in the picture; here stands
what must be read, in gold of the same make. Proportions in card units follow the picture's.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from desktop.games.chronicle.parts import Signet
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, Level
from desktop.table.drawing.faces import NO_PEN
from desktop.table.drawing.lettering import (
    CENTER,
    LEFT,
    NARROW,
    draw_line,
    draw_numeral,
    draw_paragraph,
    fits,
    paragraph_height,
    sized,
    width,
)
from desktop.table.drawing.theme import MIN_TEXT, color, darker, draw_icon, font, lighter
from desktop.worlds.chronicle.signet import draw_signet, moulding, sun_path

TITLE, NUMERAL, TEXT, STRONG = "grenze-gotisch 600", "grenze-gotisch 700", "alegreya 500 italic", "alegreya 700"
PARCHMENT, INK, INK_SOFT, FAINT = "#F1E5C6", "#2A1708", "#3A2412", "#6A4A22"
PALE = "#FDF3D2"
EVIL_DISC, EVIL_EYES = "#1E0A12", "#FF9A7A"
SUITS = {
    "power": Signet("shield", "chronicle/power", "#2F5FA8", "#173463"),
    "wisdom": Signet("circle", "chronicle/wisdom", "#23785F", "#14463A"),
    "love": Signet("diamond", "chronicle/love", "#B5392A", "#7E1F1B"),
    "wild": Signet("sun", "chronicle/wild", "#3A2A16", "#15110F"),
}
SHIELD = {Level.S: 272.0, Level.M: 224.0, Level.L: 176.0}  # how wide
POINT = 1.18  # how much taller it is
MARK = {Level.S: 78.0, Level.M: 62.0, Level.L: 47.0}
DUSK, CLEAR_DUSK = color("#120602", 0.55), color("#120602", 0.0)  # of what lies over a picture
BROWN, CLEAR_BROWN = color("#3A1E08", 0.45), color("#3A1E08", 0.0)  # and on vellum
THROWN, UNDER, IN_RIM = color("#120602", 0.13), color("#0E0502", 0.15), color("#000000", 0.16)  # a layer of a shadow
RAIL = {Level.S: 15.0, Level.M: 13.0}  # the frame of a card that shows a part of its picture
CORNER = 14.0  # how far the shield is from the card's
ASIDE = 26.0  # of name and ability on a small card
VELLUM = QRectF(66, 668, 498, 184)  # of the niche, inside its fine line


def character(canvas: Canvas, suit: Signet) -> None:
    """Strength on a gilded shield, the suit's sign at its point, evil eyes, name and ability."""
    _niche(canvas, suit)
    _words(canvas)
    if canvas.level in RAIL:
        _rail(canvas)
    wide = canvas.type(SHIELD[canvas.level], 1.12)
    box = QRectF(CORNER, CORNER, wide, wide * POINT)
    _shield(canvas, box, suit)
    canvas.tell(box, "strength" if canvas.face.values[0].text else "no_strength")
    reach = MARK[canvas.level]
    spot = QPointF(box.center().x(), box.bottom() + reach * 0.36)
    draw_signet(canvas.painter, suit, spot, reach)
    canvas.tell(_around(spot, reach), canvas.face.template)
    if canvas.value("evil"):
        _evil(canvas, box)


def _around(centre: QPointF, reach: float) -> QRectF:
    return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)


def _niche(canvas: Canvas, suit: Signet) -> None:
    """The picture, or a window in the suit's colour."""
    p = canvas.painter
    if canvas.art is not None:
        p.drawImage(canvas.rect, canvas.art)
        return
    p.fillRect(canvas.rect, QBrush(paint.vertical(0, canvas.rect.height(), PARCHMENT, "#E2CFA2")))
    window = paint.rounded(QRectF(46, 32, 538, 608), 120)
    p.fillPath(window, QBrush(paint.radial(QPointF(280, 300), 480, (0, lighter(suit.main, 0.15)), (1, suit.deep))))
    moulding(p, window, 15)
    draw_icon(p, suit.icon, QRectF(165, 240, 300, 300), "#E9C765")


def _rail(canvas: Canvas) -> None:
    """A gilded moulding along the card's edge, and the shadow that it throws on the picture."""
    p, wide = canvas.painter, RAIL[canvas.level]
    edge = canvas.rect.adjusted(wide * 0.6, wide * 0.6, -wide * 0.6, -wide * 0.6)
    inner = edge.adjusted(wide * 0.5, wide * 0.5, -wide * 0.5, -wide * 0.5)
    within = paint.rounded(inner, 22)
    for step in range(4):
        p.strokePath(within, QPen(THROWN, 8 + 10 * step))
    moulding(p, paint.rounded(edge, 28), wide)


def _escutcheon(box: QRectF) -> QPainterPath:
    """A shield: straight shoulders, its sides run together in a point."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    path.lineTo(box.right(), box.top() + box.height() * 0.54)
    path.quadTo(box.right(), box.bottom() - box.height() * 0.14, box.center().x(), box.bottom())
    path.quadTo(box.left(), box.bottom() - box.height() * 0.14, box.left(), box.top() + box.height() * 0.54)
    path.closeSubpath()
    return path


def _shield(canvas: Canvas, box: QRectF, suit: Signet) -> None:
    """Enamel in the suit's colour in a gilded rim, and the number; a Wild has a sun."""
    p, rim = canvas.painter, box.width() * 0.062
    body = _escutcheon(box.adjusted(rim, rim, -rim, -rim))
    p.save()
    p.setPen(NO_PEN)
    shade = _escutcheon(box.adjusted(-3, 0, 8, 8))
    for step in range(5):
        p.fillPath(shade.translated(0, step * 3), UNDER)
    glow = QPointF(box.left() + box.width() * 0.34, box.top() + box.height() * 0.26)
    stops = ((0.0, lighter(suit.main, 0.12)), (0.55, suit.main), (1.0, suit.deep))
    p.fillPath(body, QBrush(paint.radial(glow, box.height() * 0.82, *stops)))
    p.save()
    p.setClipPath(body, Qt.ClipOperation.IntersectClip)
    for step in range(3):  # what the rim throws on the enamel
        p.strokePath(body, QPen(IN_RIM, rim * (1.6 + 1.1 * step)))
    p.restore()
    moulding(p, body, rim * 1.5)
    middle = QPointF(box.center().x(), box.top() + box.height() * 0.45)
    strength = canvas.value("strength")
    if strength and strength.text:
        size = box.width() * (0.98 if len(strength.text) == 1 else 0.8)
        draw_numeral(p, middle, strength.text, font(NUMERAL, size), PALE, darker(suit.deep, 0.5).name(), size * 0.05)
    else:
        _sun(p, middle, box.width() * 0.36, suit)
    p.restore()


def _sun(p: QPainter, middle: QPointF, reach: float, suit: Signet) -> None:
    p.fillPath(sun_path(middle, reach), QColor(PALE))
    for share, tint in ((0.5, suit.main), (0.36, PALE)):
        p.setBrush(QColor(tint))
        p.drawEllipse(middle, reach * share, reach * share)


def _evil(canvas: Canvas, shield: QRectF) -> None:
    """Two eyes on a dark disc, where no other card has anything."""
    p = canvas.painter
    radius = {Level.S: 92.0, Level.M: 68.0, Level.L: 56.0}[canvas.level]
    centre = QPointF(canvas.right - (26 if canvas.shows == 1 else 12) - radius, 26 + radius)
    if centre.x() - radius < shield.right():  # no room beside the shield: under the suit's sign
        centre = QPointF(shield.center().x(), shield.bottom() + 1.5 * MARK[canvas.level] + radius)
    disc = QPainterPath()
    disc.addEllipse(centre, radius, radius)
    p.fillPath(disc.translated(5, 9), color("#0E0502", 0.5))
    p.fillPath(disc, QColor(EVIL_DISC))
    moulding(p, disc, radius * 0.15)
    canvas.tell(_around(centre, radius), "evil")
    reach = radius * 0.76
    draw_icon(p, "chronicle/evil", QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), EVIL_EYES)


def _words(canvas: Canvas) -> None:
    """On the niche's vellum where all of it is seen; on the large card the ability in the scribe's hand."""
    if canvas.level == Level.S:
        return
    if canvas.level == Level.M:
        _label(canvas)
        return
    room, ability = QRectF(VELLUM), _ability(canvas)
    if not ability:
        canvas.name(room, TITLE, 104, INK)
    elif canvas.wordy:
        canvas.name(QRectF(room.left(), room.top(), room.width(), 96), TITLE, 88, INK)
        if canvas.readable(40):
            _italic(canvas, room.adjusted(0, 92, 0, 0), ability, 46)
    else:
        wide = min(room.width(), canvas.right - MARGIN - room.left())
        canvas.name(QRectF(room.left(), room.top() - 4, wide, 108), TITLE, 112, INK, LEFT)
        line = QRectF(room.left(), room.top() + 100, wide, 80)
        canvas.line(line, ability, font(STRONG, canvas.type(72, 1.1)), INK_SOFT)


def _ability(canvas: Canvas) -> str:
    return canvas.face.keywords[0].name if canvas.face.keywords else ""


def _label(canvas: Canvas) -> None:
    """Name and ability on a taller foot of vellum; both begin at the left, where a card of a full hand is seen."""
    ability = _ability(canvas)
    size, least = canvas.type(126, 1.15), math.ceil(MIN_TEXT / canvas.scale)
    told = max(least, canvas.type(80, 1.25))
    left = ASIDE + 16
    wide = min(WIDTH - 2 * ASIDE - 26, WIDTH * canvas.shows - ASIDE - 20)
    whole = width(ability, font(STRONG, least)) * NARROW <= wide
    lines = 1.24 * told if whole else 2.1 * least  # in the meeting, where letters cannot shrink, a few need two
    top, foot = HEIGHT - 30 - 0.98 * size - lines, HEIGHT - 22
    _foot(canvas, top)
    if not ability:
        canvas.name(QRectF(left, top, wide, foot - top), TITLE, size, INK)
        return
    canvas.name(QRectF(left, top + 4, wide, size * 0.94), TITLE, size, INK, LEFT)
    if whole:
        line = QRectF(left, foot - 1.26 * told, wide, told * 1.2)
        canvas.line(line, ability, font(STRONG, told), INK_SOFT)
        return
    rest = QRectF(left, foot - lines - 4, wide, lines)
    middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_paragraph(canvas.painter, rest, ability, font(STRONG, least), INK_SOFT, middle, 0.76, least)


def _foot(canvas: Canvas, top: float) -> None:
    """Vellum under a gilded sill, inside the card's frame."""
    p, rail = canvas.painter, RAIL[Level.M]
    sheet = QRectF(rail, top, WIDTH - 2 * rail, HEIGHT - rail - top)
    shade = QRectF(sheet.left(), top - 40, sheet.width(), 40)
    p.fillRect(shade, QBrush(paint.vertical(shade.top(), shade.bottom(), CLEAR_DUSK, DUSK)))
    body = QPainterPath()
    body.addRoundedRect(sheet, 24, 24)
    body.addRect(QRectF(sheet.left(), top, sheet.width(), 40))
    body.setFillRule(Qt.FillRule.WindingFill)
    p.fillPath(body, QBrush(paint.vertical(top, sheet.bottom(), "#EEE0C2", "#DCC9A4")))
    p.fillRect(QRectF(sheet.left(), top, sheet.width(), 18), QBrush(paint.vertical(top, top + 18, BROWN, CLEAR_BROWN)))
    sill = QPainterPath(QPointF(rail * 0.6, top))
    sill.lineTo(WIDTH - rail * 0.6, top)
    moulding(p, sill, 15)


def _italic(canvas: Canvas, room: QRectF, text: str, size: float) -> None:
    """A line or two in the scribe's hand, in the middle of the room."""
    face = font(TEXT, size)
    floor = MIN_TEXT / canvas.scale
    while face.pixelSize() > floor and paragraph_height(text, face, room.width()) > room.height():
        face = sized(face, face.pixelSize() - 1)
    middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
    draw_paragraph(canvas.painter, room, text, face, INK_SOFT, middle, floor=floor)


# ---- histories


def history(canvas: Canvas) -> None:
    """A plate: its scene above; name, condition with the suit's mark, and the theme card below."""
    p, rect = canvas.painter, canvas.rect
    asked = canvas.value("of")
    suit = SUITS.get(asked.text) if asked else None
    if canvas.art is not None and canvas.level == Level.S:
        p.drawImage(rect, canvas.art)
        _rail(canvas)
        if suit:
            spot = QPointF(150, rect.height() - 150)
            draw_signet(p, suit, spot, 120)
            canvas.tell(_around(spot, 120), "asked")
        return
    if canvas.art is not None:
        p.drawImage(rect, canvas.art)
    else:
        p.fillRect(rect, QBrush(paint.vertical(0, rect.height(), PARCHMENT, "#E2CFA2")))
        moulding(p, paint.rounded(QRectF(36, 36, 808, 318), 8), 14)
    least = MIN_TEXT / canvas.scale
    canvas.name(QRectF(52, 386, 776, 108), TITLE, 104, INK)
    told = canvas.level == Level.L and canvas.face.text and canvas.readable(38)
    size = min(96.0, canvas.type(max(58.0, least * 1.08), 1.4))
    line = QRectF(52, 488, 776, 112) if not told else QRectF(52, 484, 776, 72)
    _condition(canvas, line, size, suit)
    theme = canvas.value("theme")
    if told and theme:
        draw_line(p, QRectF(60, 550, 760, 52), theme.text, font(TEXT, 40), FAINT, CENTER)


def _condition(canvas: Canvas, room: QRectF, size: float, suit: Signet | None) -> None:
    """The condition's words, after the mark of the suit they ask for."""
    p = canvas.painter
    asked = canvas.value("condition")
    text = asked.text if asked else ""
    face = font(STRONG, size)
    lowest = min(1.0, max(0.5, MIN_TEXT / canvas.scale / size))
    mark = size * 0.54 if suit else 0.0
    space = mark * 2 + size * 0.4 if suit else 0.0
    if suit and not fits(text, face, room.width() - space, lowest):
        suit, space = None, 0.0  # the words say it too
    if not fits(text, face, room.width() - space, lowest):
        return
    wide = min(width(text, face), room.width() - space)
    left = room.center().x() - (wide + space) / 2
    if suit:
        draw_signet(p, suit, QPointF(left + mark, room.center().y()), mark)
        canvas.tell(_around(QPointF(left + mark, room.center().y()), mark), "asked")
    draw_line(p, QRectF(left + space, room.top(), wide + 2, room.height()), text, face, INK_SOFT, CENTER, lowest)


# ---- backs


def back(canvas: Canvas, tones: tuple[str, str], icon: str) -> None:
    """A binding tooled in gold."""
    p, rect = canvas.painter, canvas.rect
    p.fillRect(rect, QBrush(paint.gradient(rect.topLeft(), rect.bottomRight(), *tones)))
    if canvas.art is not None:
        p.drawImage(rect, canvas.art)
        return
    for inset, line in ((30, 13), (62, 5), (98, 5)):
        moulding(p, paint.rounded(rect.adjusted(inset, inset, -inset, -inset), 14), line)
    draw_icon(p, icon, QRectF(rect.center().x() - 110, rect.center().y() - 110, 220, 220), "#E9C765")


OXBLOOD, GREEN = ("#7A2E24", "#34100C"), ("#2C5A48", "#0E2A22")
FACES: dict[str, Callable[[Canvas], None]] = {
    **{name: partial(character, suit=suit) for name, suit in SUITS.items()},
    "history": history,
    "back": partial(back, tones=OXBLOOD, icon="chronicle/wisdom"),
    "back_history": partial(back, tones=GREEN, icon="chronicle/history"),
}

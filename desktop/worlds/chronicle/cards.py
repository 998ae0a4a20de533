"""The cards of the illuminated book: a character's initial, suit and name on its page, a history's plate, two bindings.

A suit is a template: what differs is its colour and its shape. Page, arch and scene are in the picture; here stands
what must be read. Proportions in card units follow the art direction.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen

from desktop.games.chronicle.parts import Signet
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import HEIGHT, WIDTH, Canvas, Level
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
from desktop.worlds.chronicle.signet import draw_signet, gold, sun_path

TITLE, NUMERAL, TEXT, STRONG = "grenze-gotisch 600", "grenze-gotisch 700", "alegreya 500 italic", "alegreya 700"
PARCHMENT, EDGE, INK, INK_SOFT, FAINT = "#F1E5C6", "#B8965A", "#2A1708", "#3A2412", "#6A4A22"
PALE, FRAME = "#FDF3D2", "#4A300C"
EVIL_DISC, EVIL_RING, EVIL_EYES = "#1E0A12", "#E9C765", "#FF9A7A"
SUITS = {
    "power": Signet("shield", "chronicle/power", "#2F5FA8", "#173463"),
    "wisdom": Signet("circle", "chronicle/wisdom", "#23785F", "#14463A"),
    "love": Signet("diamond", "chronicle/love", "#B5392A", "#7E1F1B"),
    "wild": Signet("sun", "chronicle/wild", "#3A2A16", "#15110F"),
}
INITIAL = {Level.S: 296.0, Level.M: 224.0, Level.L: 172.0}
MARK = {Level.S: 82.0, Level.M: 60.0, Level.L: 46.0}
ASIDE = 26.0  # of the plate with name and ability
NAME_TOP, NAME_FOOT = 660.0, 862.0


def character(canvas: Canvas, suit: Signet) -> None:
    """Strength in an illuminated initial, the suit's mark under it, evil eyes, name and ability."""
    _page(canvas, suit)
    side = canvas.type(INITIAL[canvas.level], 1.12)
    box = QRectF(24, 24, side, side)
    _initial(canvas, box, suit)
    canvas.tell(box, "strength" if canvas.face.values[0].text else "no_strength")
    spot, reach = QPointF(box.center().x(), box.bottom() + MARK[canvas.level] * 0.86), MARK[canvas.level]
    draw_signet(canvas.painter, suit, spot, reach)
    canvas.tell(_around(spot, reach), canvas.face.template)
    if canvas.value("evil"):
        _evil(canvas)
    _words(canvas)


def _around(centre: QPointF, reach: float) -> QRectF:
    return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)


def _page(canvas: Canvas, suit: Signet) -> None:
    p = canvas.painter
    p.fillRect(canvas.rect, QBrush(paint.vertical(0, canvas.rect.height(), PARCHMENT, "#E2CFA2")))
    if canvas.art is not None and canvas.level == Level.S:
        _close(canvas, QRectF(92, 48, 430, 600))
        return
    if canvas.art is not None:
        p.drawImage(canvas.rect, canvas.art)
        return
    window = paint.rounded(QRectF(46, 32, 538, 618), 120)
    p.fillPath(window, QBrush(paint.radial(QPointF(280, 300), 480, (0, lighter(suit.main, 0.15)), (1, suit.deep))))
    p.strokePath(window, QPen(QBrush(gold(QRectF(46, 32, 538, 618))), 13))
    draw_icon(p, suit.icon, QRectF(165, 240, 300, 300), "#E9C765")


def _close(canvas: Canvas, cut: QRectF) -> None:
    """A small card shows the heart of its picture, and no room for words."""
    p, art, rect = canvas.painter, canvas.art, canvas.rect
    assert art is not None
    across, down = art.width() / rect.width(), art.height() / rect.height()
    source = QRectF(cut.x() * across, cut.y() * down, cut.width() * across, cut.height() * down)
    p.drawImage(rect, art, source)
    paint.box(p, rect.adjusted(9, 9, -9, -9), 28, None, "#4A300C", 26)
    p.strokePath(paint.rounded(rect.adjusted(9, 9, -9, -9), 28), QPen(QBrush(gold(rect)), 18))


def _initial(canvas: Canvas, box: QRectF, suit: Signet) -> None:
    """A gold frame with the suit's colour in it, and the number; a Wild has a sun."""
    p = canvas.painter
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        p.fillPath(paint.rounded(box.adjusted(-2, 2 + step * 3, 6 + step, 6 + step * 3), 14), color("#1A0C04", 0.12))
    paint.box(p, box, 12, gold(box), FRAME, 5)
    inner = box.adjusted(13, 13, -13, -13)
    lit = paint.gradient(inner.topLeft(), inner.bottomRight(), lighter(suit.main, 0.10), suit.deep)
    paint.box(p, inner, 7, lit, FRAME, 3)
    strength = canvas.value("strength")
    if strength and strength.text:
        size = box.height() * (0.80 if len(strength.text) == 1 else 0.70)
        draw_numeral(
            p, box.center(), strength.text, font(NUMERAL, size), PALE, darker(suit.deep, 0.5).name(), size * 0.05
        )
    else:
        p.fillPath(sun_path(box.center(), inner.width() * 0.42), QColor(PALE))
        p.setBrush(QColor(suit.main))
        p.drawEllipse(box.center(), inner.width() * 0.21, inner.width() * 0.21)
        p.setBrush(QColor(PALE))
        p.drawEllipse(box.center(), inner.width() * 0.15, inner.width() * 0.15)
    p.restore()


def _evil(canvas: Canvas) -> None:
    """Two eyes on a dark disc, where no other card has anything."""
    p = canvas.painter
    radius = {Level.S: 92.0, Level.M: 68.0, Level.L: 56.0}[canvas.level]
    centre = QPointF(canvas.right - (34 if canvas.shows == 1 else 12) - radius, 34 + radius)
    if centre.x() - radius < 24 + INITIAL[canvas.level]:  # no room beside the initial: under the suit's mark
        centre = QPointF(
            24 + INITIAL[canvas.level] / 2, 40 + INITIAL[canvas.level] + 1.86 * MARK[canvas.level] + radius
        )
    p.save()
    p.setPen(QPen(QColor(EVIL_RING), radius * 0.13))
    p.setBrush(QColor(EVIL_DISC))
    p.drawEllipse(centre, radius, radius)
    p.restore()
    canvas.tell(_around(centre, radius), "evil")
    reach = radius * 0.76
    draw_icon(p, "chronicle/evil", QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), EVIL_EYES)


def _words(canvas: Canvas) -> None:
    room = QRectF(44, NAME_TOP, 542, NAME_FOOT - NAME_TOP)
    if canvas.level == Level.S:
        return
    if not canvas.wordy:
        _label(canvas)
        return
    canvas.name(QRectF(room.left(), room.top(), room.width(), 98), TITLE, 88, INK)
    if canvas.face.keywords and canvas.readable(40):
        line = QRectF(58, room.top() + 98, 514, NAME_FOOT - room.top() - 100)
        _italic(canvas, line, canvas.face.keywords[0].name, 46)


def _label(canvas: Canvas) -> None:
    """Name and ability on a taller plate; both begin at the left, where a card of a full hand is seen."""
    ability = canvas.face.keywords[0].name if canvas.face.keywords else ""
    size, least = canvas.type(126, 1.15), math.ceil(MIN_TEXT / canvas.scale)
    told = max(least, canvas.type(80, 1.25))
    wide = min(WIDTH - 2 * ASIDE - 26, WIDTH * canvas.shows - ASIDE - 20)
    whole = width(ability, font(STRONG, least)) * NARROW <= wide
    lines = 1.24 * told if whole else 2.1 * least  # in the meeting, where letters cannot shrink, a few need two
    top = HEIGHT - 30 - 0.98 * size - lines
    plate = QRectF(ASIDE, top, WIDTH - 2 * ASIDE, HEIGHT - 22 - top)
    paint.box(canvas.painter, plate, 14, paint.vertical(plate.top(), plate.bottom(), "#F4E9CD", "#E6D5AA"), EDGE, 5)
    room = QRectF(ASIDE + 16, plate.top(), wide, plate.height())
    if not ability:
        canvas.name(room, TITLE, size, INK)
        return
    canvas.name(QRectF(room.left(), room.top() + 4, wide, size * 0.94), TITLE, size, INK, LEFT)
    if whole:
        line = QRectF(room.left(), room.bottom() - 1.26 * told, wide, told * 1.2)
        canvas.line(line, ability, font(STRONG, told), INK_SOFT)
        return
    rest = QRectF(room.left(), room.bottom() - lines - 4, wide, lines)
    middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_paragraph(canvas.painter, rest, ability, font(STRONG, least), INK_SOFT, middle, 0.76, least)


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
        _close(canvas, QRectF(210, 44, 440, 315))
        if suit:
            draw_signet(p, suit, QPointF(150, rect.height() - 150), 120)
            canvas.tell(_around(QPointF(150, rect.height() - 150), 120), "asked")
        return
    p.fillRect(rect, QBrush(paint.vertical(0, rect.height(), PARCHMENT, "#E2CFA2")))
    if canvas.art is not None:
        p.drawImage(rect, canvas.art)
    else:
        paint.box(p, QRectF(36, 36, 808, 330), 8, gold(rect), FRAME, 8)
    least = MIN_TEXT / canvas.scale
    canvas.name(QRectF(50, 378, 780, 116), TITLE, 108, INK)
    told = canvas.level == Level.L and canvas.face.text and canvas.readable(38)
    size = min(96.0, canvas.type(max(58.0, least * 1.08), 1.4))
    line = QRectF(50, 492, 780, 118) if not told else QRectF(50, 490, 780, 72)
    _condition(canvas, line, size, suit)
    theme = canvas.value("theme")
    if told and theme:
        draw_line(p, QRectF(60, 560, 760, 52), theme.text, font(TEXT, 40), FAINT, CENTER)


def _condition(canvas: Canvas, room: QRectF, size: float, suit: Signet | None) -> None:
    """The condition's words, after the mark of the suit they ask for."""
    p = canvas.painter
    asked = canvas.value("condition")
    text = asked.text if asked else ""
    face = font(STRONG, size)
    lowest = min(1.0, max(0.5, MIN_TEXT / canvas.scale / size))
    mark = size * 0.62 if suit else 0.0
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
    for inset, line in ((30, 9), (50, 3), (96, 3)):
        path = QPainterPath()
        path.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 14, 14)
        p.strokePath(path, QPen(QBrush(gold(rect)), line))
    draw_icon(p, icon, QRectF(rect.center().x() - 110, rect.center().y() - 110, 220, 220), "#E9C765")


OXBLOOD, GREEN = ("#7A2E24", "#34100C"), ("#2C5A48", "#0E2A22")
FACES: dict[str, Callable[[Canvas], None]] = {
    **{name: partial(character, suit=suit) for name, suit in SUITS.items()},
    "history": history,
    "back": partial(back, tones=OXBLOOD, icon="chronicle/wisdom"),
    "back_history": partial(back, tones=GREEN, icon="chronicle/history"),
}

"""The cards of Barbarossa: buff sheets with a coloured band, a window on the map, a foot that says what a card gives.

Kept here: what it costs to play stands at the upper left in a disc, what it is worth at the upper right in gold, what
it costs to buy at the lower left in a square; an objective's cost stands in a shield, an event's in a box with its
sign. So no number is told from another by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPen

from desktop.look import Value
from desktop.table.accessibility.spoken import STOPS
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import HEIGHT, WIDTH, Canvas, Level
from desktop.table.drawing.lettering import (
    CENTER,
    LEFT,
    RIGHT,
    draw_line,
    draw_numeral,
    draw_paragraph,
    fits,
    fitted,
    width,
    wrap,
)
from desktop.table.drawing.theme import MIN_TEXT, color, darker, draw_icon, font, lighter
from desktop.worlds.barbarossa.ground import HEADING
from desktop.worlds.barbarossa.sheets import COLD, COLD_EDGE, INK, PAPER, PAPER_EDGE, paper, picture, tires

TITLE, TEXT, TYPED = "barlow-condensed 700", "barlow 500", "courier-prime 700"
BANDS = {
    "transport": "#586431", "unit": "#46563A", "plan": "#2F5673", "aid": "#6E5430", "objective": "#7E3325",
    "event": "#2B2F33",
}  # fmt: skip
POINTS = {"op": "#5D7F42", "sp": "#7A5230", "dp": "#2C5A84", "rp": "#775B8E", "bp": "#A63A26"}
SOFT, RED_RULE, BAND_TEXT = "#5A4C30", "#5A1A12", "#FBF5E2"
GOLD = ("#F6E2A0", "#B98A35")
BAND = {Level.S: 180.0, Level.M: 168.0, Level.L: 124.0}
NAME = {Level.S: 116.0, Level.M: 100.0, Level.L: 68.0}
FOOT = {Level.S: 196.0, Level.M: 178.0, Level.L: 92.0}
MARGIN = 28.0
PRINTS = 250.0  # device pixels of width from which on rules are printed
GIVES = 168.0  # of the large card, whose rules stand under it
LEAST = 0.55
BRIEF = 16  # letters of a rule that is set as a headline


def printed(canvas: Canvas, table: str) -> None:
    """A card of the army: transport, unit, plan or aid."""
    canvas = _legible(canvas)
    paper(canvas, PAPER, PAPER_EDGE)
    window = _window(canvas)
    _band(canvas, BANDS[table], canvas.face.cost, _cost)
    if canvas.level == Level.L:
        if canvas.wordy:  # the rules stand under it, in the reader's own size
            _gives(canvas, QRectF(MARGIN + 10, window.bottom() + 16, WIDTH - 2 * MARGIN - 20, GIVES - 30))
        else:
            _rules(canvas, window.bottom(), BANDS[table])
        _type_line(canvas)
    else:
        _foot(canvas, window.bottom())


def objective(canvas: Canvas) -> None:
    """A hill, a position or a city: what it costs in a shield, its red rule under the map."""
    canvas = _legible(canvas)
    paper(canvas, PAPER, PAPER_EDGE)
    window = _window(canvas)
    occupy = canvas.value("occupy")
    _band(canvas, BANDS["objective"], occupy.text if occupy else "", _shield, bool(occupy and occupy.changed))
    if canvas.level == Level.L:
        if not canvas.wordy:
            _rules(canvas, window.bottom(), "#8C2F25", RED_RULE)
        _type_line(canvas)
        return
    room = QRectF(MARGIN, window.bottom() + 8, WIDTH - 2 * MARGIN, HEIGHT - window.bottom() - 24)
    size = 104.0 if canvas.level == Level.S else 92.0
    if canvas.readable(size * 0.9):
        draw_line(canvas.painter, room, canvas.face.kind.upper(), font(TITLE, size, 10), "#6A2A1E", CENTER, LEAST)


def event(canvas: Canvas) -> None:
    """News of the other side: cold paper, the modifier in a box, a rule as from a typewriter."""
    canvas = _legible(canvas)
    paper(canvas, COLD, COLD_EDGE)
    window = _window(canvas, "#C9CBC4")
    _band(canvas, BANDS["event"], "", _cost)
    modifier = canvas.value("modifier")
    if modifier is not None:
        _modifier(canvas, window, modifier.text)
    if canvas.level == Level.L:
        if not canvas.wordy:
            _typed(canvas, window.bottom())
        _type_line(canvas)
        return
    size = 104.0 if canvas.level == Level.S else 92.0
    room = QRectF(MARGIN, window.bottom() + 8, WIDTH - 2 * MARGIN, HEIGHT - window.bottom() - 24)
    if canvas.readable(size * 0.9):
        draw_line(canvas.painter, room, canvas.face.kind.upper(), font(TITLE, size, 12), "#4A2A22", CENTER, LEAST)


# ---- sheet, window, band


def _legible(canvas: Canvas) -> Canvas:
    """Rules are printed where one reads them at a glance; a middling card says more in chips than in small print."""
    small_print = canvas.level == Level.L and not canvas.wordy and canvas.scale * WIDTH < PRINTS
    return canvas._replace(level=Level.M) if small_print else canvas


def _window(canvas: Canvas, ground_tint: str = "#D9CDA6") -> QRectF:
    """The map; of its height as much as leaves the text its room, the middle first."""
    level, top = canvas.level, BAND[canvas.level] + 20
    bottom = HEIGHT - FOOT[level] - (_text_height(canvas) if level == Level.L else 0.0)
    side = MARGIN if level > Level.S else 18.0
    window = QRectF(side, top, WIDTH - 2 * side, bottom - top)
    picture(canvas, window, ground_tint)
    return window


def _band(canvas: Canvas, tint: str, cost: str, badge: Callable[..., None], changed: bool = False) -> None:
    p, high = canvas.painter, BAND[canvas.level]
    p.fillRect(QRectF(0, 0, WIDTH, high), QBrush(paint.vertical(0, high, lighter(tint, 0.16), tint, darker(tint, 0.2))))
    p.fillRect(QRectF(0, high, WIDTH, 6), QColor("#1F1B14"))
    p.fillRect(QRectF(0, high + 6, WIDTH, 4), color("#FFFFFF", 0.28))
    radius = {Level.S: 70.0, Level.M: 58.0, Level.L: 49.0}[canvas.level]
    left, right = 34.0, WIDTH - 30.0
    if cost:
        badge(canvas, QPointF(radius + 18, high * 0.5), radius, cost, changed)
        left = 2 * radius + 32
    vp = canvas.value("vp")
    if vp is not None:
        centre = QPointF(WIDTH - radius - 16, high * 0.5)
        canvas.badge("circle", centre, radius - 3, GOLD, "#3A2A0E", vp.text, TITLE, radius * 1.62, "#2A1D06", "worth")
        right = WIDTH - 2 * radius - 28
    _name(canvas, QRectF(left, 0, right - left, high))


def _name(canvas: Canvas, room: QRectF) -> None:
    """On one line, else the large card on two, and the small one by its short name."""
    p, size, face = canvas.painter, NAME[canvas.level], canvas.face
    if not canvas.readable(size):
        return
    if canvas.level == Level.L and not fits(face.title.upper(), font(TITLE, size), room.width(), 0.74):
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        two = room.adjusted(0, 4, 0, -4)
        draw_paragraph(p, two, face.title.upper(), font(TITLE, 54), BAND_TEXT, middle, 0.9, MIN_TEXT / canvas.scale)
        return
    lowest = min(1.0, max(LEAST, MIN_TEXT / canvas.scale / size))
    title = face.title
    if canvas.level < Level.L and face.short_title and not fits(title.upper(), font(TITLE, size), room.width(), 0.9):
        title = face.short_title
    _pressed_line(canvas, room, title.upper(), size, lowest)


def _pressed_line(canvas: Canvas, room: QRectF, text: str, size: float, lowest: float) -> None:
    """One line; what has no room at the smallest size is set narrower, down to two thirds."""
    p, face = canvas.painter, font(TITLE, size, 2)
    if fits(text, face, room.width(), lowest):
        draw_line(p, room, text, face, BAND_TEXT, LEFT, lowest)
        return
    smallest = font(TITLE, size * lowest)
    narrow = max(0.66, min(1.0, room.width() / width(text, smallest)))
    p.save()
    p.translate(room.left(), 0)
    p.scale(narrow, 1)
    draw_line(p, QRectF(0, room.top(), room.width() / narrow, room.height()), text, smallest, BAND_TEXT, LEFT, 1.0)
    p.restore()


def _cost(canvas: Canvas, centre: QPointF, radius: float, text: str, changed: bool = False) -> None:
    canvas.badge(
        "circle", centre, radius, ("#FBF6E4", "#E2D6B4"), "#1F1B14", text, TITLE, radius * 1.75, "#1F1B14", "cost"
    )


def _shield(canvas: Canvas, centre: QPointF, radius: float, text: str, changed: bool = False) -> None:
    """What it costs in Battle Points; a changed cost stands on paper with a red number."""
    fill, tint = (("#FFF3D0", "#E8CE92"), "#8C1A10") if changed else (("#C9503A", "#8E2C1C"), "#FFF6E4")
    size = radius * (1.62 if len(text) < 2 else 1.4)
    canvas.badge("shield", centre, radius + 2, fill, "#FBEFD8", text, TITLE, size, tint, "occupy")


def _modifier(canvas: Canvas, window: QRectF, text: str) -> None:
    """What the event adds to the cost: red when the city grows dearer, blue when cheaper, and the sign says so."""
    grow = {Level.S: 1.35, Level.M: 1.15, Level.L: 0.86}[canvas.level]
    plate = QRectF(window.left() + 16, window.top() + 14, 190 * grow, 136 * grow)
    canvas.tell(plate, "modifier")
    tint = "#2F5673" if text.startswith("−") else "#8C2F25"
    fill = paint.vertical(plate.top(), plate.bottom(), lighter(tint, 0.16), darker(tint, 0.16))
    paint.box(canvas.painter, plate.translated(4, 7), 12, color("#000000", 0.35))
    paint.box(canvas.painter, plate, 12, fill, "#F7EBD8", 6)
    face = fitted(text, font(TITLE, 120 * grow), plate.width() - 24)
    draw_numeral(canvas.painter, plate.center(), text, face, "#FFF4E2")


# ---- the foot of small cards


def _foot(canvas: Canvas, top: float) -> None:
    """The price in a square, then what the card gives."""
    small = canvas.level == Level.S
    room = QRectF(
        18 if small else MARGIN, top + 12, WIDTH - (30 if small else 54), HEIGHT - top - (26 if small else 40)
    )
    left = room.left()
    price = canvas.value("price")
    size = (112.0 if small else 104.0) if price is not None and len(price.text) < 2 else 92.0
    if price is not None and canvas.readable(size):
        side = min(room.height(), 128.0)
        square = QRectF(left, room.center().y() - side / 2, side, side)
        fill = paint.vertical(square.top(), square.bottom(), "#A9834A", "#6E5024")
        canvas.tell(square, "price")
        paint.box(canvas.painter, square, 14, fill, "#2A1F0C", 5)
        draw_numeral(canvas.painter, square.center(), price.text, font(TITLE, size), "#FFF6DC")
        left = square.right() + 16
    _gives(canvas, QRectF(left, room.top(), room.right() - left, room.height()))


def _gives(canvas: Canvas, room: QRectF) -> None:
    """Chips of points in their colours with their signs; a word where no number says it."""
    chips = [value for value in canvas.values if value.style.startswith(("gain_", "tire_"))]
    does = canvas.value("does")
    if does is not None and not chips:
        size = 104.0 if canvas.level == Level.S else 92.0
        lowest = min(1.0, max(LEAST, MIN_TEXT / canvas.scale / size))
        if canvas.readable(size) and fits(does.text.upper(), font(TITLE, size), room.width(), lowest):
            draw_line(canvas.painter, room, does.text.upper(), font(TITLE, size), INK, LEFT, lowest)
        return
    if not chips:
        return
    high = min(room.height(), 130.0)
    gap = 10.0
    wide = min(250.0, (room.width() - gap * (len(chips) - 1)) / len(chips))
    for place, chip in enumerate(chips):
        box = QRectF(room.left() + place * (wide + gap), room.center().y() - high / 2, wide, high)
        _chip(canvas, box, chip)


def _chip(canvas: Canvas, box: QRectF, chip: Value) -> None:
    """Points at once have a full plate; those for the card's fatigue a turned arrow over it."""
    p, (how, point) = canvas.painter, chip.style.split("_")
    canvas.tell(box, f"{how}+{point}")
    tint = POINTS[point]
    fill = paint.vertical(box.top(), box.bottom(), lighter(tint, 0.14), darker(tint, 0.18))
    paint.box(p, box, 18, fill, darker(tint, 0.55), 4)
    size = min(112.0, box.height() * 0.86)
    number = fitted(chip.text, font(TITLE, size), box.width() * 0.9)
    signed = box.width() > 170
    sign = min(84.0, box.width() * 0.4)
    if signed:
        place = QRectF(box.left() + 10, box.center().y() - sign / 2, sign, sign)
        draw_icon(p, f"barbarossa/{point}", place, "#FBF5E2", opacity=0.9)
    middle = QPointF(box.center().x() + (sign * 0.52 if signed else 0), box.center().y())
    draw_numeral(p, middle, chip.text, number, "#FFFFFF")
    if how == "tire":
        tires(canvas, QRectF(box.right() - 46, box.top() - 20, 62, 62))


# ---- the rules of large cards


def _sections(canvas: Canvas) -> list[tuple[str, str]]:
    """Label and text, a section a paragraph."""
    labels = [keyword.name.upper() for keyword in canvas.face.keywords]
    texts = canvas.face.text.split("\n") if canvas.face.text else []
    paired = [(labels[k] if k < len(labels) else "", text) for k, text in enumerate(texts)]
    return [(label, _unlabelled(text)) for label, text in paired]


def _unlabelled(text: str) -> str:
    """Without the bold label at its head, which a pill replaces."""
    _, mark, rest = text.removeprefix("**").partition("** ")
    return rest if text.startswith("**") and mark else text


def _text_height(canvas: Canvas) -> float:
    """How much of the card the rules want; the map keeps at least a third."""
    if canvas.wordy:
        return GIVES if canvas.face.template in ("transport", "unit", "plan", "aid") else 0.0
    face = font(TEXT, 41)
    lines = sum(len(wrap(text, face, WIDTH - 76)) * 47 + 62 for _, text in _sections(canvas))
    return min(430.0, max(180.0, lines + 22.0))


def _rules(canvas: Canvas, top: float, tint: str, ink: str = INK) -> None:
    p, sections = canvas.painter, _sections(canvas)
    if len(sections) == 1 and len(sections[0][1]) <= BRIEF:
        room = QRectF(38, top + 10, WIDTH - 76, HEIGHT - FOOT[Level.L] - top - 14)
        draw_line(p, room, sections[0][1].rstrip(STOPS), font(TITLE, 118), ink, CENTER)
        return
    room = QRectF(38, top + 14, WIDTH - 76, HEIGHT - FOOT[Level.L] - top - 22)
    size = 41.0
    floor = min(size, max(24.0, MIN_TEXT / canvas.scale))
    while size > floor and _set(sections, size, room.width()) > room.height():
        size -= 1
    y = room.top()
    for place, (label, text) in enumerate(sections):
        if label and canvas.readable(30):
            _label(canvas, QPointF(room.left() - 4, y), label, tint if not place else "#5A3A22")
        y += 50
        rest = QRectF(room.left(), y, room.width(), max(size, room.bottom() - y))
        y = draw_paragraph(p, rest, text, font(TEXT, size), ink, lead=0.96, floor=floor) + 10


def _set(sections: list[tuple[str, str]], size: float, room: float) -> float:
    face = font(TEXT, size)
    return sum(60 + len(wrap(text, face, room)) * size * 1.2 * 0.96 for _, text in sections)


def _label(canvas: Canvas, corner: QPointF, text: str, tint: str) -> None:
    face = font(TITLE, 31, 6)
    pill = QRectF(corner.x(), corner.y() + 2, width(text, face) + 28, 42)
    paint.box(canvas.painter, pill, 6, tint)
    draw_line(canvas.painter, pill, text, face, BAND_TEXT, CENTER)


def _type_line(canvas: Canvas) -> None:
    p, top = canvas.painter, HEIGHT - FOOT[Level.L]
    p.fillRect(QRectF(MARGIN, top, WIDTH - 2 * MARGIN, 3), color("#3A3222", 0.5))
    price = canvas.value("buy")
    room = QRectF(40, top + 4, WIDTH - 80, FOOT[Level.L] - 26)
    if price is not None:
        corner = QRectF(room.right() - 230, room.top(), 230, room.height())
        draw_line(p, corner, price.text.upper(), font(TITLE, 44, 3), INK, RIGHT)
        room.setRight(room.right() - 240)
    if canvas.readable(36):
        draw_line(p, room, canvas.face.kind.upper(), font(TITLE, 36, 5), SOFT, LEFT)


def _typed(canvas: Canvas, top: float) -> None:
    """The event's rules as they came over the wire."""
    p, sections = canvas.painter, _sections(canvas)
    room = QRectF(40, top + 12, WIDTH - 80, HEIGHT - top - 96)
    if sections and sections[0][0] and canvas.readable(32):
        line = QRectF(room.left(), room.top(), room.width(), 44)
        draw_line(p, line, sections[0][0], font(TITLE, 34, 7), "#7A2218", LEFT)
    body = room.adjusted(0, 48, 0, 0)
    text = "\n".join(text for _, text in sections)
    draw_paragraph(p, body, text, font(TYPED, 40), "#211C16", lead=1.0, floor=max(26.0, MIN_TEXT / canvas.scale))


def back(canvas: Canvas, tone: str) -> None:
    """Its picture; without one, a framed ring."""
    p = canvas.painter
    p.fillRect(canvas.rect, QBrush(paint.gradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT), lighter(tone, 0.14), tone)))
    if canvas.art is not None:
        p.drawImage(canvas.rect, canvas.art)
        return
    paint.box(p, canvas.rect.adjusted(26, 26, -26, -26), 16, None, HEADING, 6)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(HEADING), 8))
    p.drawEllipse(QPointF(WIDTH / 2, HEIGHT / 2), 180, 180)


FACES: dict[str, Callable[[Canvas], None]] = {
    **{table: partial(printed, table=table) for table in ("transport", "unit", "plan", "aid")},
    "objective": objective,
    "event": event,
    "back": partial(back, tone="#3D4A38"),
    "back_event": partial(back, tone="#5A2E26"),
}

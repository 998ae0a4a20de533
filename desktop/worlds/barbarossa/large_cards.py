"""The same cards for large text: the name across the whole band, the numbers on the picture's corners, the picture
behind them.

Kept here: each number keeps its corner and its shape (to play upper left, victory points upper right, to buy lower
left), and the foot belongs to what a card gives alone. The large card, which has words under it, stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.look import LARGE_TEXT
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import HEIGHT, WIDTH, Canvas, Level
from desktop.table.drawing.lettering import CENTER, LEFT, draw_line, draw_numeral, fits, fitted, width
from desktop.table.drawing.theme import MIN_TEXT, color, darker, draw_icon, font, lighter
from desktop.worlds.barbarossa import cards
from desktop.worlds.barbarossa.cards import BAND_TEXT, BANDS, GOLD, POINTS, TITLE
from desktop.worlds.barbarossa.sheets import COLD, COLD_EDGE, INK, PAPER, PAPER_EDGE, paper, picture, tires

SIDE = 16.0  # from the card's edge
BAND = {Level.S: 190.0, Level.M: 176.0}
NAME = {Level.S: 158.0, Level.M: 138.0}
FOOT = {Level.S: 206.0, Level.M: 190.0}
DISC = {Level.S: 96.0, Level.M: 82.0}  # half as wide as a number's badge
FIGURE = {Level.S: 158.0, Level.M: 142.0}  # a number at the foot
NARROW = 0.72  # so narrow a name is set before its letters become smaller
FULL = 0.9  # at least so large a name is set in full, else the short one


def wanted(canvas: Canvas) -> bool:
    """Whether the card is read at a size at which it says little and that large."""
    return canvas.text >= LARGE_TEXT and not canvas.wordy and canvas.scale * WIDTH < cards.PRINTS * canvas.text


def printed(canvas: Canvas, table: str) -> None:
    """A card of the army: transport, unit, plan or aid."""
    window = _sheet(canvas, PAPER, PAPER_EDGE, BANDS[table])
    _cost(canvas, window)
    _victory(canvas, window)
    _price(canvas, window)
    _gives(canvas)


def objective(canvas: Canvas) -> None:
    """A hill, a position or a city: what it costs in a shield."""
    says_it = canvas.face.kind == canvas.face.title  # a Hill is a Hill: the name has told it
    foot = SIDE if says_it else FOOT[canvas.level]
    window = _sheet(canvas, PAPER, PAPER_EDGE, BANDS["objective"], foot=foot)
    cost, radius = canvas.value("occupy"), DISC[canvas.level]
    if cost is not None:
        fill, tint = (("#FFF3D0", "#E8CE92"), "#8C1A10") if cost.changed else (("#C9503A", "#8E2C1C"), "#FFF6E4")
        size = radius * (1.62 if len(cost.text) < 2 else 1.4)
        canvas.badge(
            "shield", _corner(canvas, window, 0), radius + 2, fill, "#FBEFD8", cost.text, TITLE, size, tint, "occupy"
        )
    _victory(canvas, window)
    if not says_it:
        _kind(canvas, "#6A2A1E")


def event(canvas: Canvas) -> None:
    """News of the other side: cold paper, the modifier in a box."""
    window = _sheet(canvas, COLD, COLD_EDGE, BANDS["event"], "#C9CBC4")
    change = canvas.value("modifier")
    if change is not None:
        plate = QRectF(window.left() + 8, window.top() + 8, 330, 230)
        tint = "#2F5673" if change.text.startswith("−") else "#8C2F25"
        canvas.tell(plate, "modifier")
        _plate(canvas, plate, tint, "#F7EBD8", 12)
        draw_numeral(canvas.painter, plate.center(), change.text, fitted(change.text, font(TITLE, 200), 300), "#FFF4E2")
    _victory(canvas, window)
    _kind(canvas, "#4A2A22")


# ---- sheet and name


def _sheet(
    canvas: Canvas, light: str, edge: str, tint: str, ground: str = "#D9CDA6", foot: float | None = None
) -> QRectF:
    """Paper, picture, band with the name; returns the picture's window."""
    p, high = canvas.painter, BAND[canvas.level]
    low = FOOT[canvas.level] if foot is None else foot
    paper(canvas, light, edge)
    window = QRectF(SIDE, high + 14, WIDTH - 2 * SIDE, HEIGHT - high - low - 14)
    picture(canvas, window, ground, low=canvas.value("vp") is not None)
    p.fillRect(QRectF(0, 0, WIDTH, high), paint.vertical(0, high, lighter(tint, 0.16), tint, darker(tint, 0.2)))
    p.fillRect(QRectF(0, high, WIDTH, 6), color("#1F1B14"))
    _name(canvas, QRectF(SIDE + 4, 0, WIDTH - 2 * SIDE - 8, high))
    return window


def _name(canvas: Canvas, room: QRectF) -> None:
    """In full, else short, else narrower, last smaller; from the left, for another card may cover its end."""
    size, face = NAME[canvas.level], canvas.face
    if not canvas.readable(size):
        return
    title = face.title
    if face.short_title and not fits(title.upper(), font(TITLE, size), room.width(), FULL):
        title = face.short_title
    lowest = min(1.0, max(0.7, MIN_TEXT / canvas.scale / size))
    _squeezed(canvas, room, title.upper(), size, BAND_TEXT, lowest, LEFT)


def _squeezed(
    canvas: Canvas, room: QRectF, text: str, size: float, tint: str, lowest: float, align: Qt.AlignmentFlag = CENTER
) -> None:
    """One line: what has no room is set narrower, and only then smaller."""
    p, letters = canvas.painter, font(TITLE, size, 2)
    share = min(1.0, max(NARROW, room.width() / max(1.0, width(text, letters))))
    p.save()
    p.translate(room.left(), 0)
    p.scale(share, 1)
    draw_line(p, QRectF(0, room.top(), room.width() / share, room.height()), text, letters, tint, align, lowest)
    p.restore()


# ---- numbers on the picture


def _corner(canvas: Canvas, window: QRectF, side: int) -> QPointF:
    """Where a number stands: 0 on the left, 1 on the right, under the band."""
    far = DISC[canvas.level] + 8
    return QPointF(far if not side else WIDTH - far, window.top() + far - 4)


def _cost(canvas: Canvas, window: QRectF) -> None:
    if canvas.face.cost:
        radius, where = DISC[canvas.level], _corner(canvas, window, 0)
        fill = "#FBF6E4", "#E2D6B4"
        canvas.badge(
            "circle", where, radius, fill, "#1F1B14", canvas.face.cost, TITLE, radius * 1.75, "#1F1B14", "cost"
        )


def _victory(canvas: Canvas, window: QRectF) -> None:
    worth = canvas.value("vp")
    if worth is not None:
        radius, where = DISC[canvas.level], _corner(canvas, window, 1)
        size = radius * (1.62 if len(worth.text) < 2 else 1.5)
        canvas.badge("circle", where, radius - 2, GOLD, "#3A2A0E", worth.text, TITLE, size, "#2A1D06", "worth")


def _price(canvas: Canvas, window: QRectF) -> None:
    price = canvas.value("price")
    if price is None:
        return
    size = FIGURE[canvas.level]
    letters = fitted(price.text, font(TITLE, size), size * 1.16)
    square = QRectF(8, window.bottom() - size * 1.12, size * 1.16, size * 1.12)
    canvas.tell(square, "price")
    _plate(canvas, square, "#8A6836", "#2A1F0C", 16)
    draw_numeral(canvas.painter, square.center(), price.text, letters, "#FFF6DC")


def _plate(canvas: Canvas, box: QRectF, tint: str, line: str, radius: float) -> None:
    fill = paint.vertical(box.top(), box.bottom(), lighter(tint, 0.16), darker(tint, 0.18))
    paint.box(canvas.painter, box.translated(4, 7), radius, color("#000000", 0.35))
    paint.box(canvas.painter, box, radius, fill, line, 6)


# ---- the foot


def _foot(canvas: Canvas) -> QRectF:
    high = FOOT[canvas.level]
    return QRectF(SIDE, HEIGHT - high + 10, WIDTH - 2 * SIDE, high - 26)


def _kind(canvas: Canvas, tint: str) -> None:
    size = NAME[canvas.level]
    if canvas.readable(size * 0.9):
        _squeezed(canvas, _foot(canvas), canvas.face.kind.upper(), size, tint, cards.LEAST)


def _gives(canvas: Canvas) -> None:
    """Chips of points in their colours with their signs; a word where no number says it."""
    room, gap = _foot(canvas), 10.0
    chips = [value for value in canvas.values if value.style.startswith(("gain_", "tire_"))]
    does = canvas.value("does")
    if does is not None and not chips and canvas.readable(NAME[canvas.level]):
        _squeezed(canvas, room, does.text.upper(), NAME[canvas.level], INK, 0.7)
    wide = min(340.0, (room.width() - gap * (len(chips) - 1)) / max(1, len(chips)))
    for place, chip in enumerate(chips):
        _chip(
            canvas, QRectF(room.left() + place * (wide + gap), room.top(), wide, room.height()), chip.style, chip.text
        )


def _chip(canvas: Canvas, box: QRectF, style: str, text: str) -> None:
    """Points at once have a full plate; those for the card's fatigue a turned arrow over it."""
    p, (how, point) = canvas.painter, style.split("_")
    canvas.tell(box, f"{how}+{point}")
    _plate(canvas, box, POINTS[point], darker(POINTS[point], 0.55).name(), 20)
    number = fitted(text, font(TITLE, FIGURE[canvas.level]), box.width() - 16)
    wide = width(text, number)
    sign = min(110.0, box.width() - wide - 26)
    signed = sign >= 40
    if signed:
        start = box.center().x() - (sign + 8 + wide) / 2
        place = QRectF(start, box.center().y() - sign / 2, sign, sign)
        draw_icon(p, f"barbarossa/{point}", place, "#FBF5E2", opacity=0.9)
    middle = QPointF(box.center().x() + ((sign + 8) / 2 if signed else 0), box.center().y())
    draw_numeral(p, middle, text, number, "#FFFFFF")
    if how == "tire":
        tires(canvas, QRectF(box.right() - 72, box.top() - 34, 92, 92))


def fitting(usual: Callable[[Canvas], None], large: Callable[[Canvas], None]) -> Callable[[Canvas], None]:
    """The one or the other, by who reads and how near."""

    def draw(canvas: Canvas) -> None:
        if wanted(canvas):
            large(canvas._replace(level=min(canvas.level, Level.M)))
        else:
            usual(canvas)

    return draw


LARGE: dict[str, Callable[[Canvas], None]] = {
    **{table: partial(printed, table=table) for table in ("transport", "unit", "plan", "aid")},
    "objective": objective,
    "event": event,
}
FACES = {name: fitting(usual, LARGE[name]) if name in LARGE else usual for name, usual in cards.FACES.items()}

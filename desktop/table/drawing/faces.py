"""Faces as pixmaps: each is drawn once a look, size and pixel ratio, with its shadow, and kept in a bounded cache.

The pictures are what makes a frame cheap: a card on the table is one pixmap and nothing is drawn anew in motion.
"""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from collections.abc import Container
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QImageReader, QLinearGradient, QPainter, QPen, QPixmap

from desktop.look import Face, Look, Value
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import RADIUS, WIDTH, Canvas, Level, Sign, level_of, size_of
from desktop.table.drawing.lettering import LEFT, draw_line, draw_numeral
from desktop.table.drawing.lettering import width as text_width
from desktop.table.drawing.theme import FELT, MIN_TEXT, color, darker, draw_icon, shipped, ui_font
from desktop.table.drawing.weighed import kept_up_to
from desktop.table.world import world_of

CACHE_BYTES = 56 * 1024 * 1024
MOST_ART = 6 * 1024 * 1024  # bytes of pictures that faces are drawn from, and as many of shadows
TABLES = 3  # whose area the faces kept may have, up to that weight: all that lies there, lifted and as it lay before
CLOSER = 1.5  # how much larger the picture of a small card is read: a template may show its heart alone
NEARER = {Level.S: 1.0, Level.M: 0.5, Level.L: 0.0}  # how far from the whole picture towards its close part
MARKS_GROW = 0.35  # how much larger marks are at twice the text
ART_ENDINGS = ("webp", "jpg", "png")
CLEAR = QColor(0, 0, 0, 0)  # an enum goes through Python each time that Qt is given it
NO_PEN = QPen(Qt.PenStyle.NoPen)  # for the same reason
SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
EDGE_LIGHT = [(0.0, color("#FFFFFF", 0.5)), (0.35, color("#FFFFFF", 0.06)), (0.65, color("#000000", 0.12)),
              (1.0, color("#000000", 0.55))]  # fmt: skip


class Crop(NamedTuple):
    """A part of a picture, of the picture's own shape, in widths of it."""

    left: float
    top: float
    width: float


class FaceKey(NamedTuple):
    """What a baked card looks like: everything that changes its pixels."""

    face: Face
    values: tuple[Value, ...]
    counters: tuple[Value, ...]
    side: int
    marks: tuple[bool, ...]  # entered, immovable, fatigued, only_you, seen, veiled, flat
    eye_says: str
    width: float
    ratio: float
    lifted: bool
    shows: float = 1.0  # of its width, where others lie on its right


class Baked(NamedTuple):
    """A card's pixmap and how far it reaches beyond the card's edge, in logical pixels."""

    pixmap: QPixmap
    margin: float


class FaceCache:
    """The least recently used faces go when the pictures weigh too much."""

    def __init__(self, limit: int = CACHE_BYTES) -> None:
        self.limit = limit
        self.text = 1.0  # the reader's text size
        self.weight = 0
        self._kept: OrderedDict[FaceKey, Baked] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, look: Look, width: float, ratio: float, lifted: bool = False, shows: float = 1.0) -> Baked:
        """The picture of a look, `width` logical pixels wide; `shows`: the share of it that others leave free."""
        key = _key(look, width, ratio, lifted, shows)
        baked = self._kept.get(key)
        if baked is None:
            baked = self._kept[key] = bake(key, self.text)
            self.weight += _bytes(baked)
            self._shrink()
        else:
            self._kept.move_to_end(key)
        return baked

    def fit(self, pixels: float) -> None:
        """Keep as much as a table of so many device pixels has use for."""
        self.limit = min(CACHE_BYTES, round(TABLES * 4 * pixels))
        self._shrink()

    def _shrink(self) -> None:
        while self.weight > self.limit and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.weight -= _bytes(gone)

    def keep_only(self, shown: Container[int]) -> None:
        """Forget all but the pixmaps with these cache keys."""
        for key, baked in list(self._kept.items()):
            if baked.pixmap.cacheKey() not in shown:
                self.weight -= _bytes(self._kept.pop(key))

    def clear(self) -> None:
        """Forget everything: another pixel ratio or language."""
        self._kept.clear()
        self.weight = 0

    def read_at(self, text: float) -> None:
        """Forget everything, and draw for a reader's text size from now on."""
        self.clear()
        self.text = text


def _key(look: Look, width: float, ratio: float, lifted: bool = False, shows: float = 1.0) -> FaceKey:
    face, values = shown(look)
    marks = (look.entered, look.immovable, look.fatigued, look.only_you, look.seen, look.veiled, look.flat)
    return FaceKey(face, values, look.counters, look.side, marks, look.eye_says, width, ratio, lifted, shows)


def _bytes(baked: Baked) -> int:
    return baked.pixmap.width() * baked.pixmap.height() * 4


def shown(look: Look) -> tuple[Face, tuple[Value, ...]]:
    """The face the eye meets, and its present values."""
    if not look.face_up and look.back is not None:
        return look.back, ()
    return look.face, look.face.values if look.values is None else look.values


def margin_of(width: float, lifted: bool) -> float:
    """Room around a card for its shadow and its tabs."""
    lift = width * 0.11 if lifted else 0.0
    return float(round(max(8.0, width * 0.10) * 1.15 + lift * 1.8 + width * 0.06))


def bake(key: FaceKey, text: float = 1.0) -> Baked:
    """Draw shadow, card, edge light and marks."""
    # Whole device pixels, so that the card inside stays on them.
    margin = round(margin_of(key.width, key.lifted) * key.ratio) / key.ratio
    units = size_of(key.face)
    high = key.width * units[1] / units[0]
    size = QSize(round((key.width + 2 * margin) * key.ratio), round((high + 2 * margin) * key.ratio))
    pixmap = QPixmap(size)
    pixmap.fill(CLEAR)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    rect = QRectF(margin, margin, key.width, high)
    if not key.marks[-1] or key.lifted:
        _shadow(painter, rect, key.ratio, key.lifted)
    painter.scale(key.ratio, key.ratio)
    image = card_image(key.face, key.values, key.width * key.ratio, text=text, shows=key.shows)
    painter.drawImage(rect, image)
    _marks(painter, rect, key, text)
    painter.end()
    pixmap.setDevicePixelRatio(key.ratio)
    return Baked(pixmap, margin)


def _shadow(painter: QPainter, card: QRectF, ratio: float, lifted: bool) -> None:
    """In device pixels."""
    sheet = painter.device()
    painter.drawImage(
        0,
        0,
        _shadow_alone(sheet.width(), sheet.height(), (card.x(), card.y(), card.width(), card.height()), ratio, lifted),
    )


@kept_up_to(MOST_ART, most=12)
def _shadow_alone(width: int, height: int, card: tuple[float, ...], ratio: float, lifted: bool) -> QImage:
    """It is the same under all cards of a size, and costs as much as a card."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(CLEAR)
    painter = QPainter(image)
    painter.setRenderHints(SMOOTH)
    painter.scale(ratio, ratio)
    rect = QRectF(*card)
    lift = rect.width() * 0.11 if lifted else 0.0
    blur = max(8.0, rect.width() * 0.10) + lift * 1.2
    paint.soft_shadow(painter, rect, min(rect.width(), rect.height()) * 0.054, blur, blur * 0.4 + lift * 0.6, 0.55)
    painter.end()
    return image


def card_image(
    face: Face, values: tuple[Value, ...], device_width: float, level: Level | None = None, text: float = 1.0,
    shows: float = 1.0,
) -> QImage:  # fmt: skip
    """The card alone, in device pixels, with rounded corners and the light on its edge."""
    wide, high = size_of(face)
    scale = device_width / wide
    size = QSize(max(1, round(device_width)), max(1, round(high * scale)))
    sheet = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(CLEAR)
    painter = QPainter(sheet)
    painter.setRenderHints(SMOOTH)
    painter.scale(size.width() / wide, size.height() / high)
    _draw(painter, face, values, size, scale, level, text, shows)
    _edge_light(painter, wide, high, scale)
    painter.end()
    return _cut_corners(sheet, RADIUS * scale)


def _draw(
    painter: QPainter, face: Face, values: tuple[Value, ...], size: QSize, scale: float, level: Level | None,
    text: float, shows: float = 1.0, told: list[Sign] | None = None,
) -> None:  # fmt: skip
    """The printed side by its world, in card units; `told` hears what is drawn."""
    detail = level_of(WIDTH * scale) if level is None else level
    looked_at = told is None or not face.art
    art = _art(face, size, detail) if looked_at else QImage(1, 1, QImage.Format.Format_RGB32)
    canvas = Canvas(painter, face, values, detail, scale, art, level is not None, text, told, shows)
    world_of(face.world).face(face.template)(canvas)


def signs(look: Look, width: float, ratio: float, text: float = 1.0, shows: float = 1.0) -> tuple[Sign, ...]:
    """What stands on a card that wide, from its upper left corner, the uppermost last: the drawing itself tells."""
    return _signs(_key(look, width, ratio, shows=shows), text)


@lru_cache(maxsize=256)
def _signs(key: FaceKey, text: float) -> tuple[Sign, ...]:
    units = size_of(key.face)
    share, told = key.width / units[0], list[Sign]()
    scale = share * key.ratio
    sheet = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)  # nothing of it is looked at
    painter = QPainter(sheet)
    painter.save()
    painter.scale(scale, scale)
    size = QSize(round(units[0] * scale), round(units[1] * scale))
    _draw(painter, key.face, key.values, size, scale, None, text, key.shows, told)
    painter.restore()
    printed = [Sign(_scaled(sign.rect, share), *sign[1:]) for sign in told]
    told.clear()
    _marks(painter, QRectF(0, 0, key.width, units[1] * share), key, text, told)
    painter.end()
    return (*printed, *told)


def _scaled(rect: QRectF, share: float) -> QRectF:
    return QRectF(rect.x() * share, rect.y() * share, rect.width() * share, rect.height() * share)


def _edge_light(painter: QPainter, wide: float, high: float, scale: float) -> None:
    """A printed edge: white at the upper left, black at the lower right."""
    light = QLinearGradient(QPointF(0, 0), QPointF(wide, high))
    light.setStops(EDGE_LIGHT)
    painter.setBrush(QBrush())
    painter.setPen(QPen(QBrush(light), max(3.2, 1.2 / scale)))
    painter.drawRoundedRect(QRectF(2, 2, wide - 4, high - 4), RADIUS - 2, RADIUS - 2)


def _cut_corners(sheet: QImage, radius: float) -> QImage:
    result = QImage(sheet.size(), sheet.format())
    result.fill(CLEAR)
    painter = QPainter(result)
    painter.setRenderHints(SMOOTH)
    painter.setPen(NO_PEN)
    painter.setBrush(QBrush(sheet))
    painter.drawRoundedRect(QRectF(QPointF(0, 0), result.size().toSizeF()), radius, radius)
    painter.end()
    return result


def _art(face: Face, size: QSize, level: Level) -> QImage | None:
    """The picture as this level shows it: whole on a large card, on smaller ones nearer to what it is about.

    In the picture of a card that lies on its side is the plate for its words: wherever it has words it is whole.
    """
    if not face.art:
        return None
    close = _close(face.world).get(face.art)
    if close is None and level == Level.S:
        size = size * CLOSER
    nearer = 0.0 if face.wide and level == Level.M else NEARER[level]
    return _read_art(face.world, face.art, size.width(), size.height(), close and _between(close, nearer))


@lru_cache(maxsize=8)
def _close(world: str) -> dict[str, Crop]:
    """What the smallest cards of a world show of each picture."""
    file = shipped(f"{world}/art/close.toml")
    rows = tomllib.loads(file.read_text(encoding="utf-8")) if file is not None else {}
    return {name: Crop(*box) for name, box in rows.items()}


def _between(close: Crop, share: float) -> Crop:
    """On the way from the whole picture to the part."""
    return Crop(close.left * share, close.top * share, 1 + (close.width - 1) * share)


@kept_up_to(MOST_ART, most=24)
def _read_art(world: str, name: str, width: int, height: int, crop: Crop | None = None) -> QImage | None:
    image = read_picture(world, name, width, height, crop)
    return None if image is None else image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def read_picture(world: str, name: str, width: int, height: int, crop: Crop | None = None) -> QImage | None:
    """A world's picture, or a part of it, decoded at the size it is drawn in: a small card never holds a large picture
    in memory."""
    reader = _art_reader(world, name)
    if reader is None:
        return None
    if crop is not None and crop.width < 1:
        whole = reader.size()
        wide, high = crop.width * whole.width(), crop.width * whole.height()
        clip = QRectF(crop.left * whole.width(), crop.top * whole.width(), wide, high)
        reader.setClipRect(clip.toAlignedRect().intersected(QRect(QPoint(0, 0), whole)))
    reader.setScaledSize(QSize(width, height))
    image = reader.read()
    return None if image.isNull() else image


def _art_reader(world: str, name: str) -> QImageReader | None:
    """A reader of a world's picture, whatever its ending."""
    for ending in ART_ENDINGS:
        file = shipped(f"{world}/art/{name}.{ending}")
        if file is not None:
            return QImageReader(str(file))
    return None


def _marks(painter: QPainter, rect: QRectF, key: FaceKey, text: float, told: list[Sign] | None = None) -> None:
    """What the game says of a card, over its face, larger for large text; `told` hears which marks there are."""
    hear = told if told is not None else []
    grow = 1 + MARKS_GROW * min(1.0, max(0.0, text - 1))
    entered, immovable, fatigued, only_you, seen, veiled, _ = key.marks
    short = min(rect.width(), rect.height())
    unit, radius = short / 110, short * RADIUS / WIDTH
    sides = world_of(key.face.world).sides
    if 0 <= key.side < len(sides) and key.face.template != "back":  # a row of backs would drown the tower in lines
        edge = rect.adjusted(-0.8 * unit, -0.8 * unit, 0.8 * unit, 0.8 * unit)
        paint.box(painter, edge, radius, None, color(sides[key.side].color, 0.95), 3 * unit)
    if fatigued:
        painter.fillPath(paint.rounded(rect, radius), color("#000000", 0.15))
    if immovable:
        painter.fillPath(paint.rounded(rect, radius), color(FELT.veil, 0.42 + 0.2 * FELT.solid))
        right = rect.left() + rect.width() * key.shows  # under the next card it would say nothing
        tab = _lock(painter, QPointF(right - 7 * unit, rect.top() + 7 * unit), unit * grow)
        hear.append(Sign(tab, "lock"))
    if entered:
        tab = _clock(painter, rect.topRight() + QPointF(6 * unit, -9 * unit), unit * grow)
        hear.append(Sign(tab, "entered"))
    if only_you or seen:
        pill = _eye(painter, rect, "eye-off" if only_you else "eye", key.eye_says, unit, grow)
        hear.append(Sign(pill, "only_you" if only_you else "seen"))
    if veiled:
        hear.append(Sign(_here_or_there(painter, rect, radius, unit), "here_or_there"))
    for number, counter in enumerate(key.counters):
        hear.append(Sign(_counter(painter, rect, counter, number, unit, grow, fatigued), f"counter_{counter.style}"))


def _lock(painter: QPainter, corner: QPointF, unit: float) -> QRectF:
    tab = QRectF(corner.x() - 26 * unit, corner.y(), 26 * unit, 26 * unit)
    paint.box(painter, tab, 7 * unit, color(FELT.veil, 0.9), color("#FFFFFF", 0.6), unit)
    draw_icon(painter, "lock", tab.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit), "#FFFFFF", 2.4)
    return tab


def _clock(painter: QPainter, corner: QPointF, unit: float) -> QRectF:
    """Over the card's upper right corner: it came this turn."""
    tab = QRectF(corner.x() - 36 * unit, corner.y(), 36 * unit, 27 * unit)
    paint.box(painter, tab, 9 * unit, FELT.tab, FELT.tab_text, 1.5 * unit)
    draw_icon(painter, "clock", tab.adjusted(8 * unit, 4 * unit, -8 * unit, -4 * unit), FELT.tab_text, 2.4)
    return tab


def _eye(painter: QPainter, rect: QRectF, icon: str, says: str, unit: float, grow: float) -> QRectF:
    """Hanging from the lower edge, where it covers no number: who else knows this card."""
    hangs = rect.bottom() + 15 * unit + 4 * (grow - 1) * unit  # no farther than a card's shadow reaches
    unit *= grow
    letters = ui_font(max(MIN_TEXT, 13 * unit))
    words = text_width(says, letters) if says else 0.0
    told = bool(says) and words + 34 * unit < rect.width()
    wide = words + 34 * unit if told else 34 * unit
    pill = QRectF(rect.center().x() - wide / 2, hangs - 19 * unit, wide, 19 * unit)
    paint.box(painter, pill, 9.5 * unit, color(FELT.panel, 0.96), color("#FFFFFF", 0.4), 1.2 * unit)
    sign = QRectF(pill.left() + 8 * unit, pill.top() + 2 * unit, 18 * unit, 15 * unit)
    draw_icon(painter, icon, sign, FELT.text)
    if told:
        room = pill.adjusted(28 * unit, 0, -6 * unit, 0)
        draw_line(painter, room, says, letters, FELT.text, LEFT)
    return pill


def _here_or_there(painter: QPainter, rect: QRectF, radius: float, unit: float) -> QRectF:
    """A broken edge, and over the card's foot a hand, a bar and a card's back: it is the one or the other."""
    painter.save()
    painter.setClipPath(paint.rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    band = QRectF(rect.left(), rect.bottom() - 46 * unit, rect.width(), 46 * unit)
    painter.fillRect(band, color(FELT.panel, 0.94))
    painter.fillRect(QRectF(band.left(), band.top(), band.width(), max(1.0, 2 * unit)), color("#FFFFFF", 0.5))
    painter.restore()
    side, middle = 34 * unit, band.center() + QPointF(0, unit)
    draw_icon(painter, "hand", QRectF(middle.x() - 12 * unit - side, middle.y() - side / 2, side, side), FELT.text, 2.6)
    back = QRectF(middle.x() + 14 * unit, middle.y() - 17 * unit, 25 * unit, 34 * unit)
    painter.save()
    painter.setPen(QPen(QColor(FELT.text), 4 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle + QPointF(-7 * unit, 17 * unit), middle + QPointF(7 * unit, -17 * unit))
    painter.restore()
    paint.box(painter, back, 4 * unit, color(FELT.text), None)
    cross = back.adjusted(5 * unit, 6 * unit, -5 * unit, -6 * unit)
    paint.box(painter, cross, 2 * unit, None, FELT.panel, 3 * unit)
    edge = rect.adjusted(unit, unit, -unit, -unit)
    paint.box(painter, edge, radius, None, FELT.text, max(1.4, 3.5 * unit), (2.2, 1.8))
    return band


def _counter(
    painter: QPainter, rect: QRectF, counter: Value, number: int, unit: float, grow: float, fatigued: bool
) -> QRectF:
    """A token on the lower edge, as wide as its number; on a card that lies turned the number stands upright."""
    letters, radius = ui_font(max(11.0, 18 * unit) * grow, 700), max(8.5, 14 * unit) * grow
    wide = max(2 * radius, text_width(counter.text, letters) + 0.7 * radius)
    pill = QRectF(-wide / 2, -radius, wide, 2 * radius)
    painter.save()
    inside = wide / 2 - 3 * unit if fatigued else 6 * unit
    middle = QPointF(rect.left() + 2 * unit + radius + number * (2.5 * radius), rect.bottom() - inside)
    painter.translate(middle)
    if fatigued:
        painter.rotate(-90)
    tint = _COUNTERS.get(counter.style, FELT.accent)
    paint.box(painter, pill, radius, tint, darker(tint, 0.6), 2 * unit)
    draw_numeral(painter, QPointF(0, 0), counter.text, letters, "#14100A")
    painter.restore()
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


_COUNTERS = {"money": "#F0CF72", "hp": "#8FE0B0", "damage": "#FF8A65"}

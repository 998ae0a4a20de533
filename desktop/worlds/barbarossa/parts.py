"""What a staff keeps beside the map: tiles of points, and how an attack stands.

Kept here: every kind of points has its own sign beside its colour, and a sum against a cost is written as words before
it is drawn as a bar; what could still come is hatched, what would be given up for it stands in outline only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen

from desktop.games.barbarossa.parts import Siege, Tiles
from desktop.look import LARGE_TEXT, Figure, Part
from desktop.table.accessibility.spoken import Speech, clauses, tell_figures
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import Sign
from desktop.table.drawing.lettering import (
    LEFT,
    RIGHT,
    SHRINK,
    draw_line,
    draw_numeral,
    draw_paragraph,
    fitted,
    line_height,
    paragraph_height,
    sized,
    width,
)
from desktop.table.drawing.theme import FELT, MIN_TEXT, Metrics, color, darker, draw_icon, font, lighter, ui_font
from desktop.table.parts import PartKind, figures_between, number_in
from desktop.worlds.barbarossa import Barbarossa
from desktop.worlds.barbarossa.ground import SMOKE

GATHERED, READY, RED_RULE, GROUND = "#C8503A", "#E9D9A6", "#FFB59C", "#12140F"
SIGN = 20.0  # units before the red rule, for its sign
NARROWEST = 0.85  # of its width: so much a word on a tile gives


def _least(size: float) -> float:
    return min(1.0, max(SHRINK, MIN_TEXT / max(1.0, size)))


# ---- tiles


class PointTiles(PartKind[Tiles]):
    """Points, a tile a kind."""

    def paint(self, painter: QPainter, rect: QRectF, part: Tiles, m: Metrics) -> None:
        """Row by row; a sign on its colour, the number, the name and a word where they fit."""
        tiles = list(self._tiles(rect, part, m))
        words = part.words if _all_fit(part, tiles, m) else ("",) * len(tiles)
        for cell, word, tile in zip(part.cells, words, tiles, strict=True):
            _tile(painter, tile, cell, word, m)

    @staticmethod
    def _tiles(rect: QRectF, part: Tiles, m: Metrics) -> Iterator[QRectF]:
        columns = max(1, part.columns)
        rows = max(1, -(-len(part.cells) // columns))
        gap = min(m.px(8), rect.height() / rows * 0.14)
        wide = (rect.width() - gap * (columns - 1)) / columns
        high = (rect.height() - gap * (rows - 1)) / rows
        for place in range(len(part.cells)):
            x = rect.left() + place % columns * (wide + gap)
            yield QRectF(x, rect.top() + place // columns * (high + gap), wide, high)

    def signs(self, rect: QRectF, part: Tiles, m: Metrics) -> Sequence[Sign]:
        """Each kind of points by itself."""
        tiles = zip(part.cells, self._tiles(rect, part, m), strict=True)
        return [Sign(tile, cell.icon.rpartition("/")[2]) for cell, tile in tiles]

    def figures(self, part: Tiles) -> Mapping[str, int]:
        """Each kind of points, by its sign: whoever's turn begins has none."""
        read = ((cell.icon, number_in(cell.text)) for cell in part.cells)
        return {name: number for name, number in read if number is not None}

    def icon(self, part: Tiles, name: str) -> str:
        """By which they go here."""
        return name

    def spot(self, rect: QRectF, part: Tiles, name: str, m: Metrics) -> QRectF:
        """Its tile."""
        tiles = zip(part.cells, self._tiles(rect, part, m), strict=True)
        return next((tile for cell, tile in tiles if cell.icon == name), rect)

    def between(self, old: Part | None, new: Tiles, share: float) -> Tiles:
        """Every number by itself."""
        return new._replace(cells=figures_between(old.cells, new.cells, share)) if isinstance(old, Tiles) else new

    def says(self, part: Tiles, speech: Speech) -> str:
        """Each number by its name."""
        return tell_figures(part.cells, speech)


def _flag(tile: QRectF, m: Metrics) -> tuple[QRectF, QRectF]:
    """Where a tile has its sign, and the room beside it."""
    side = min(tile.height(), tile.width() * (0.34 if m.text >= LARGE_TEXT else 0.40))
    flag = QRectF(tile.left(), tile.top(), side * 0.86, tile.height())
    room = QRectF(flag.right() + side * 0.10, tile.top(), tile.right() - flag.right() - side * 0.2, tile.height())
    return flag, room


def _all_fit(part: Tiles, tiles: Sequence[QRectF], m: Metrics) -> bool:
    """Whether each tile has room for its word: along the foot, or where the name would stand if it has none."""
    if not part.words or m.text >= LARGE_TEXT:
        return False
    for cell, word, tile in zip(part.cells, part.words, tiles, strict=True):
        _, room = _flag(tile, m)
        if not cell.label:
            if not _beside(room, cell.text, word, tile.height(), m):
                return False
            continue
        face = _word(room, m)
        if room.height() - line_height(face) < m.px(24) or width(word, face) * NARROWEST > room.width():
            return False
    return True


def _word(room: QRectF, m: Metrics) -> QFont:
    return font(Barbarossa.numeral, max(MIN_TEXT, min(m.type(15), room.height() * 0.28)))


def _tile(painter: QPainter, tile: QRectF, cell: Figure, word: str, m: Metrics) -> None:
    radius = min(m.px(9), tile.height() * 0.22)
    paint.plate(painter, tile, radius, color(GROUND, 0.82), m.unit)
    flag, room = _flag(tile, m)
    lit = paint.vertical(flag.top(), flag.bottom(), lighter(cell.color, 0.14), darker(cell.color, 0.3))
    painter.save()
    painter.setClipRect(flag.adjusted(-2, -2, 0, 2), Qt.ClipOperation.IntersectClip)
    paint.box(painter, tile.adjusted(1, 1, -1, -1), radius - 1, lit)
    painter.restore()
    painter.fillRect(QRectF(flag.right(), tile.top() + 1, m.px(1.4), tile.height() - 2), color("#000000", 0.6))
    edge = cell.owner.color if cell.owner else lighter(cell.color, 0.1).name()
    paint.box(painter, tile.adjusted(1, 1, -1, -1), radius - 1, None, color(edge, 0.7), m.px(1.2))
    sign = min(flag.width() * 0.70, flag.height() * 0.62)
    place = QRectF(flag.center().x() - sign / 2, flag.center().y() - sign / 2, sign, sign)
    draw_icon(painter, cell.icon, place, "#FBF5E2")
    if word and cell.label:
        face = _word(room, m)
        high = line_height(face)
        foot = QRectF(room.left(), room.bottom() - high - m.px(1), room.width(), high)
        draw_line(painter, foot, word, face, "#C9C2A8", LEFT, NARROWEST)
        room.setBottom(foot.top() + m.px(4))
    if cell.owner:
        mark = min(m.px(7.5), tile.height() * 0.15)
        middle = QPointF(tile.right() - 1.9 * mark, tile.top() + (1.5 if word else 2.1) * mark)
        paint.seat_shape(painter, cell.owner.shape, middle, mark, cell.owner.color, m.px(1.2))
    _number(painter, room, cell.text, cell.label or word, tile.height(), m)


def _fonts(room: QRectF, tile: float, m: Metrics) -> tuple[QFont, QFont]:
    """Of the number in a tile so high, and of its name."""
    share = 0.94 if m.text >= LARGE_TEXT else 0.74
    number = font(Barbarossa.numeral, max(MIN_TEXT, min(m.type(36), tile * share, room.height() * 0.96)))
    return number, font(Barbarossa.numeral, max(MIN_TEXT, min(m.type(17), tile * 0.36)), 4)


def _beside(room: QRectF, text: str, name: str, tile: float, m: Metrics) -> bool:
    """Whether a number has room for its name at its right."""
    number, face = _fonts(room, tile, m)
    return bool(name) and width(text, number) + width(name, face) + m.px(6) <= room.width()


def _number(painter: QPainter, room: QRectF, text: str, label: str, tile: float, m: Metrics) -> None:
    """The number on the left with its name at the lower right, or in the middle where that has no room."""
    number, name = _fonts(room, tile, m)
    named = _beside(room, text, label, tile, m)
    if named:
        foot = QRectF(room.left(), room.bottom() - line_height(name) * 1.06, room.width(), line_height(name))
        draw_line(painter, foot, label, name, "#C9C2A8", RIGHT)
    number = fitted(text, number, room.width())
    left = room.left() + (0 if named else (room.width() - width(text, number)) / 2)
    tint = "#FBF5E2" if text != "0" else "#8E8A78"
    draw_numeral(painter, QPointF(left + width(text, number) / 2, room.center().y()), text, number, tint)


# ---- the siege


class AttackBar(PartKind[Siege]):
    """How an attack stands."""

    def paint(self, painter: QPainter, rect: QRectF, part: Siege, m: Metrics) -> None:
        """Heading, the sum in words, the bar, what follows in lines, the red rule last."""
        paint.panel(painter, rect, m.px(12), 0.66, wears=FELT, tint=SMOKE)
        if part.of:
            paint.box(painter, rect, m.px(12), None, color(GATHERED, 0.9), m.px(2))
        inner = rect.adjusted(m.px(14), m.px(6), -m.px(14), -m.px(7))
        bar_high = min(m.px(14), inner.height() * 0.10) if part.of else 0.0
        gap = m.px(7) if part.of else 0.0
        top = _sum(painter, inner, part, inner.height() - bar_high - gap, m)
        if part.of:
            _bar(painter, QRectF(inner.left(), top + gap * 0.43, inner.width(), bar_high), part, m)
            top += bar_high + gap
        _told(painter, QRectF(inner.left(), top, inner.width(), inner.bottom() - top), part, m)

    def figures(self, part: Siege) -> Mapping[str, int]:
        """What it costs; what is gathered stands among the points."""
        return {"cost": part.of} if part.of else {}

    def says(self, part: Siege, speech: Speech) -> str:
        """The sum, the lines, the red rule."""
        have = speech.share(part.have, part.of) if part.of else ""
        return clauses(speech, part.title, part.reads or have, *part.lines, part.warning)


def _sum(painter: QPainter, inner: QRectF, part: Siege, free: float, m: Metrics) -> float:
    """The heading with the sum under it, or beside it where the lines would have no room; returns where it ends."""
    head = font(Barbarossa.numeral, max(MIN_TEXT, min(m.type(20), inner.height() * 0.17)), 6)
    wanted = _lines_height(part, inner.width(), max(MIN_TEXT, m.px(15) * m.text**0.5), m)
    if free - line_height(head) < wanted:  # large letters above must not cost a line below
        head = sized(head, max(MIN_TEXT, min(m.px(20) * m.text**0.3, inner.height() * 0.12)))
    line = QRectF(inner.left(), inner.top(), inner.width(), line_height(head))
    size = max(MIN_TEXT, min(m.type(38), inner.height() * 0.27))
    end = line.bottom()
    if part.reads and free - line.height() - size * 1.04 < wanted:
        size = max(MIN_TEXT, min(size, line.height() * 1.1))
        free = inner.width() * 0.42
        if m.text > 1:  # what the heading leaves
            free = max(free, inner.width() - width(part.title.upper(), head) - m.px(16))
        face = fitted(part.reads, font(Barbarossa.numeral, size), free)
        wide = width(part.reads, face)
        draw_numeral(painter, QPointF(inner.right() - wide / 2, line.center().y()), part.reads, face, "#FBF5E2")
        line.setRight(inner.right() - wide - m.px(8))
    elif part.reads:
        face = fitted(part.reads, font(Barbarossa.numeral, size), inner.width())
        middle = QPointF(inner.left() + width(part.reads, face) / 2, end + size * 0.52)
        draw_numeral(painter, middle, part.reads, face, "#FBF5E2")
        end += size * 1.04
    draw_line(painter, line, part.title.upper(), head, READY, LEFT, _least(head.pixelSize()))
    return end


def _bar(painter: QPainter, bar: QRectF, part: Siege, m: Metrics) -> None:
    """Full for what is there, hatched for what can come, outlined for what would be given up."""
    whole = max(part.of, 1)
    radius = bar.height() / 2

    def upto(amount: int) -> QRectF:
        return QRectF(bar.left(), bar.top(), bar.width() * min(1.0, amount / whole), bar.height())

    paint.box(painter, bar, radius, color("#000000", 0.5), color("#FFFFFF", 0.24), m.px(1))
    painter.save()
    painter.setClipPath(paint.rounded(bar, radius), Qt.ClipOperation.IntersectClip)
    if part.far > part.near:
        painter.setPen(QPen(color(READY, 0.7), m.px(1), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(upto(part.far).adjusted(0, m.px(2), -m.px(1), -m.px(2)))
    if part.near > part.have:
        painter.fillRect(upto(part.near), color(READY, 0.20))
        painter.fillRect(upto(part.near), QBrush(color(READY, 0.55), Qt.BrushStyle.BDiagPattern))
    lit = paint.vertical(bar.top(), bar.bottom(), lighter(GATHERED, 0.25), darker(GATHERED, 0.12))
    painter.fillRect(upto(part.have), QBrush(lit))
    painter.restore()


def _texts(part: Siege) -> list[tuple[str, str]]:
    """The lines with their colours."""
    return [(text, "#E6E0C8") for text in part.lines] + ([(part.warning, RED_RULE)] if part.warning else [])


def _line_high(text: str, part: Siege, room: float, size: float, m: Metrics) -> float:
    """How high a line is in a room that wide; the red rule has a sign before it."""
    return paragraph_height(text, ui_font(size), room - (_sign(size, m) if text == part.warning else 0.0), 0.98)


def _sign(size: float, m: Metrics) -> float:
    """The room before the red rule."""
    return max(m.px(SIGN), size * 1.2)


def _lines_height(part: Siege, room: float, size: float, m: Metrics) -> float:
    return sum(_line_high(text, part, room, size, m) for text, _ in _texts(part))


def _shorter(lines: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Ways to tell them in less and less room: all; ever more run on to the last line; ever fewer; none."""
    for alone in range(len(lines), -1, -1):
        yield (*lines[:alone], *_run_on(lines[alone:]))
    for left in range(len(lines) - 1, -1, -1):
        yield _run_on(lines[:left])


def _run_on(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Sentences in one line; a full-width stop holds its own space."""
    return ("".join(line if line.endswith("。") else f"{line} " for line in lines).rstrip(),) if lines else ()


def _told(painter: QPainter, room: QRectF, part: Siege, m: Metrics) -> None:
    """The lines in one size, as large as lets all of them in; at the floor they run on, then the last ones go, never
    the red rule."""
    size = m.type(16)
    while size > MIN_TEXT and _lines_height(part, room.width(), size, m) > room.height() + 2:
        size = max(MIN_TEXT, size - 1)
    tellings = (part._replace(lines=lines) for lines in _shorter(part.lines))
    part = next(it for it in tellings if not it.lines or _lines_height(it, room.width(), size, m) <= room.height() + 2)
    y = room.top()
    for text, tint in _texts(part):
        high = _line_high(text, part, room.width(), size, m)
        left = room.left()
        if text == part.warning:
            draw_icon(painter, "triangle-alert", QRectF(left, y + size * 0.14, size, size), tint, 2.2)
            left += _sign(size, m)
        line = QRectF(left, y, room.right() - left, high + 1)
        draw_paragraph(painter, line, text, ui_font(size), tint, lead=0.98, floor=size)
        y += high


KINDS: Mapping[type, PartKind[Any]] = {Tiles: PointTiles(), Siege: AttackBar()}

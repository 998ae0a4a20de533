"""What the seats of a round table have: tiles a kind, prizes won, and how everybody stands in each contest.

Kept here: a number stands beside its sign, whoever is ahead has a frame and a crown besides the colour, and who is
barred has a sign of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen

from desktop.games.chronicle.parts import Contest, Kind, Kinds, Prizes, Rung
from desktop.look import LARGE_TEXT
from desktop.table.accessibility.spoken import Speech, clauses, noted, pair
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import Sign
from desktop.table.drawing.lettering import (
    CENTER,
    LEFT,
    SHRINK,
    draw_line,
    draw_numeral,
    draw_paragraph,
    fits,
    fitted,
    line_height,
)
from desktop.table.drawing.theme import FELT, MIN_TEXT, Metrics, color, dark, draw_icon, font, ui_font
from desktop.table.parts import PartKind
from desktop.worlds.chronicle import Chronicle
from desktop.worlds.chronicle.signet import draw_signet, gold

HARM_DISC, HARM_RING, HARM = "#1E0A12", "#E9C765", "#FF9A7A"
GOLD_TEXT, COIN_TEXT = "#F9E3A8", "#4A300C"


def _least(size: float) -> float:
    return min(1.0, max(SHRINK, MIN_TEXT / size))


# ---- kinds


class SuitTiles(PartKind[Kinds]):
    """What somebody has of each suit."""

    def paint(self, painter: QPainter, rect: QRectF, part: Kinds, m: Metrics) -> None:
        """A row of tiles: the sign and the number; a second sign on a tile that holds harm."""
        tiles = list(self._tiles(rect, part, m))
        for kind, tile in zip(part.kinds, tiles, strict=True):
            _tile(painter, tile, kind, m)
        for kind, tile in zip(part.kinds, tiles, strict=True):  # over the tiles, as they reach beyond them
            if kind.warned and part.warning:
                _harm(painter, *_warning(tile, m), part.warning)

    @staticmethod
    def _tiles(rect: QRectF, part: Kinds, m: Metrics) -> Iterator[QRectF]:
        gap = m.px(6)
        wide = (rect.width() - gap * (len(part.kinds) - 1)) / max(1, len(part.kinds))
        for place in range(len(part.kinds)):
            yield QRectF(rect.left() + place * (wide + gap), rect.top(), wide, rect.height())

    def signs(self, rect: QRectF, part: Kinds, m: Metrics) -> Sequence[Sign]:
        """Each suit by itself, and the sign of harm on it."""
        told = []
        for kind, tile in zip(part.kinds, self._tiles(rect, part, m), strict=True):
            told.append(Sign(tile, f"allies_{kind.signet.icon.rpartition('/')[2]}"))
            if kind.warned and part.warning:
                centre, radius = _warning(tile, m)
                told.append(Sign(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), "evil"))
        return told

    def figures(self, part: Kinds) -> Mapping[str, int]:
        """Each suit by its sign."""
        return {kind.signet.icon: kind.many for kind in part.kinds}

    def icon(self, part: Kinds, name: str) -> str:
        """By which they go here."""
        return name

    def spot(self, rect: QRectF, part: Kinds, name: str, m: Metrics) -> QRectF:
        """Its tile."""
        tiles = zip(part.kinds, self._tiles(rect, part, m), strict=True)
        return next((tile for kind, tile in tiles if kind.signet.icon == name), rect)

    def says(self, part: Kinds, speech: Speech) -> str:
        """How many of each, and of these how many bring harm."""
        warning = speech.sign(part.warning) if part.warning else ""
        return speech.listed(
            noted(speech, f"{speech.sign(kind.signet.icon)} {kind.many}", f"{warning} {kind.warned}" * told)
            for kind in part.kinds
            for told in [bool(kind.warned and warning)]
        )


def _tile(painter: QPainter, tile: QRectF, kind: Kind, m: Metrics) -> None:
    some = kind.many > 0
    line = color("#F6E6C4", 0.42 if some else 0.14)
    paint.box(painter, tile, m.px(8), color("#140A06", 0.66 if some else 0.42), line, m.px(1.2))
    radius = min(tile.height() * 0.30, tile.width() * 0.20)
    painter.save()
    painter.setOpacity(1.0 if some else 0.55)
    draw_signet(painter, kind.signet, QPointF(tile.left() + radius * 1.55, tile.center().y()), radius)
    painter.restore()
    room = QRectF(tile.left() + radius * 2.7, tile.top(), tile.width() - radius * 2.9, tile.height())
    face = fitted(str(kind.many), font(Chronicle.numeral, max(MIN_TEXT, tile.height() * 0.72)), room.width())
    draw_numeral(painter, room.center(), str(kind.many), face, "#FDF3D2" if some else "#B9AA8C")


def _warning(tile: QRectF, m: Metrics) -> tuple[QPointF, float]:
    """Where the sign of harm stands on a tile, and how large it is."""
    radius = min(m.px(11), tile.height() * 0.3)
    return QPointF(tile.right() - radius * 0.7, tile.top() + radius * 0.4), radius


def _harm(painter: QPainter, centre: QPointF, radius: float, icon: str) -> None:
    painter.save()
    painter.setPen(QPen(QColor(HARM_RING), radius * 0.16))
    painter.setBrush(QColor(HARM_DISC))
    painter.drawEllipse(centre, radius, radius)
    painter.restore()
    reach = radius * 0.74
    draw_icon(painter, icon, QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), HARM)


# ---- prizes


class FameCoins(PartKind[Prizes]):
    """What wins the game."""

    def paint(self, painter: QPainter, rect: QRectF, part: Prizes, m: Metrics) -> None:
        """Coins of gold, and dashed rings for those still to be won."""
        count = max(part.of, part.have)
        side = min(rect.height() * 0.92, rect.width() / max(1, count) * 0.94)
        step = min(side + m.px(5), (rect.width() - side) / max(1, count - 1))
        for place in range(count):
            centre = QPointF(rect.right() - side / 2 - (count - 1 - place) * step, rect.center().y())
            disc = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
            painter.save()
            if place < part.have:
                painter.setPen(QPen(QColor(COIN_TEXT), max(1.0, side * 0.05)))
                painter.setBrush(QBrush(gold(disc)))
                painter.drawEllipse(disc)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(color("#6A4A1E", 0.8), max(0.8, side * 0.03)))
                painter.drawEllipse(disc.adjusted(side * 0.11, side * 0.11, -side * 0.11, -side * 0.11))
                sign = disc.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
                draw_icon(painter, part.icon, sign, COIN_TEXT)
            else:
                pen = QPen(color("#F3DDA0", 0.6), m.px(1.4), Qt.PenStyle.DashLine)
                painter.setPen(pen)
                painter.setBrush(color("#000000", 0.32))
                painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            painter.restore()

    def figures(self, part: Prizes) -> Mapping[str, int]:
        """How many were won."""
        return {"have": part.have}

    def says(self, part: Prizes, speech: Speech) -> str:
        """How many of how many."""
        return pair(speech, speech.sign(part.icon), speech.share(part.have, part.of))


# ---- the contest


class HistoryContest(PartKind[Contest]):
    """How the seats stand in what history asks."""

    def paint(self, painter: QPainter, rect: QRectF, part: Contest, m: Metrics) -> None:
        """A heading, the seats' shapes as columns, and a row a contest."""
        if not part.rungs and not part.text:
            return
        rows = max(1, len(part.rungs))
        words = ui_font(max(MIN_TEXT, min(m.type(15), rect.height() * 0.13)))
        foot = line_height(words) * 1.1 if _has_foot(part, rect, words, m) else 0.0
        free = rect.height() - m.px(14) - foot
        head = min(m.type(32), free / (rows + 1))
        high = min(m.type(48), (free - head) / rows)
        sheet = QRectF(rect.left(), rect.top(), rect.width(), head + high * rows + foot + m.px(14))
        paint.plate(painter, sheet, m.px(10), dark(0.55, "#140604"), m.unit)
        paint.box(painter, sheet.adjusted(1, 1, -1, -1), m.px(9), None, color("#E2BE62", 0.26), m.px(1))
        inner = sheet.adjusted(m.px(12), m.px(6), -m.px(10), -m.px(7))
        if foot:
            line = QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot)
            draw_line(painter, line, part.text, words, FELT.muted, LEFT, _least(words.pixelSize()))
        seats = len(part.seats)
        column = min(m.px(50) * max(1.0, m.text**0.5), inner.width() * 0.56 / max(1, seats))
        first = inner.right() - column * seats
        label = QRectF(inner.left(), inner.top(), first - inner.left() - m.px(6), head)
        size = min(m.type(20), head * 0.86)
        draw_line(painter, label, part.title, font(Chronicle.title, max(MIN_TEXT, size)), "#F3D98A", LEFT, _least(size))
        for seat, (tint, shape, _) in enumerate(part.seats):
            centre = QPointF(first + column * (seat + 0.5), inner.top() + head / 2)
            paint.seat_shape(painter, shape, centre, min(head * 0.30, column * 0.26), tint, m.px(1.4))
            if seat in part.barred and part.barring:
                radius = min(head * 0.30, column * 0.28)
                _harm(painter, centre + QPointF(column * 0.30, -head * 0.16), radius * 0.8, part.barring)
        for place, rung in enumerate(part.rungs):
            row = QRectF(inner.left(), inner.top() + head + place * high, inner.width(), high)
            painter.fillRect(QRectF(row.left(), row.top(), row.width(), max(1.0, m.px(1))), color("#E2BE62", 0.22))
            _rung(painter, row, first, column, rung, part, m)

    def says(self, part: Contest, speech: Speech) -> str:
        """Each contest with what every seat has of it, and who is ahead."""
        names = [name for _, _, name in part.seats]
        rungs = []
        for rung in part.rungs:
            amounts = speech.listed(
                noted(speech, f"{name} {amount}", speech.mark("ahead") if seat in rung.ahead else "")
                for seat, (name, amount) in enumerate(zip(names, rung.amounts, strict=True))
            )
            rungs.append(speech.listed(filter(None, (pair(speech, rung.text, amounts), rung.note))))
        barred = speech.listed(
            noted(speech, names[seat], speech.sign(part.barring)) for seat in part.barred if part.barring
        )
        return clauses(speech, part.title, *rungs, barred, part.text)


def _has_foot(part: Contest, rect: QRectF, words: QFont, m: Metrics) -> bool:
    """Whether the sentence below the rows has room."""
    rows = m.type(26) * (len(part.rungs) + 1)
    room = rect.height() - rows - m.px(14) >= line_height(words)
    return bool(part.text) and room and fits(part.text, words, rect.width() - m.px(22), _least(words.pixelSize()))


def _rung(painter: QPainter, row: QRectF, first: float, column: float, rung: Rung, part: Contest, m: Metrics) -> None:
    """What is asked on the left, each seat's amount in its column."""
    left = row.left()
    if rung.signet:
        radius = min(m.px(12), row.height() * 0.30)
        draw_signet(painter, rung.signet, QPointF(left + radius * 1.1, row.center().y()), radius)
        left += radius * 2.2 + m.px(8)
    room = QRectF(left, row.top() + m.px(1), first - left - m.px(6), row.height() - m.px(2))
    face = ui_font(max(MIN_TEXT, min(m.type(16), row.height() * (0.44 if m.text < LARGE_TEXT else 0.58))), 600)
    text = f"{rung.text} · {rung.note}" if rung.note else rung.text
    if fits(text, face, room.width(), _least(face.pixelSize())):
        draw_line(painter, room, text, face, FELT.text, LEFT, _least(face.pixelSize()))
    else:
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        draw_paragraph(painter, room, text, face, FELT.text, middle, 0.9, MIN_TEXT)
    for seat, amount in enumerate(rung.amounts):
        cell = QRectF(first + column * seat, row.top(), column, row.height())
        _amount(painter, cell, amount, seat in rung.ahead, seat in part.barred, m)


def _amount(painter: QPainter, cell: QRectF, text: str, ahead: bool, barred: bool, m: Metrics) -> None:
    size = max(MIN_TEXT, min(m.type(26), cell.height() * 0.72))
    face = fitted(text, font(Chronicle.numeral, size), cell.width() * 0.8)
    if ahead:
        wide = min(cell.width() * 0.86, max(size * 1.3, m.px(34)))
        frame = QRectF(cell.center().x() - wide / 2, cell.center().y() - size * 0.62, wide, size * 1.24)
        paint.box(painter, frame, m.px(7), color("#E2BE62", 0.24), "#E2BE62", m.px(1.8))
        crown = min(m.px(13), size * 0.6)
        corner = QRectF(frame.right() - crown * 0.62, frame.top() - crown * 0.45, crown, crown)
        draw_icon(painter, "crown", corner, "#FFE9A8", 2.6)
    tint = GOLD_TEXT if ahead else "#8F8578" if barred else "#EADCC0"
    draw_line(painter, cell, text, face, tint, CENTER)


KINDS: Mapping[type, PartKind[Any]] = {Kinds: SuitTiles(), Prizes: FameCoins(), Contest: HistoryContest()}

"""Accounts on the table: a purse with its coins, the figures of a side, an outlook on what would happen.

Kept here: a sum is always written as a number beside whatever pictures it, and a verdict is a sign and a
sentence before it is a colour.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from desktop.games.fleet.parts import Duel, Figures, Outlook, Purse
from desktop.look import LARGE_TEXT, Figure, Part, Portion
from desktop.table.accessibility.spoken import Speech, clauses, pair, tell_figure, tell_figures
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import Sign
from desktop.table.drawing.lettering import (
    LEFT,
    draw_line,
    draw_numeral,
    draw_paragraph,
    fits,
    fitted,
    line_height,
    width,
)
from desktop.table.drawing.theme import FELT, MIN_TEXT, Metrics, color, dark, darker, draw_icon, font, lighter, ui_font
from desktop.table.parts import PartKind, counted, figures_between, group_of, least, number_in
from desktop.worlds.fleet import Fleet

MONEY, MONEY_LINE = "#FBE7AE", "#D9B45A"
SUPPOSED = "#7CE8D6"
CLOSER = (1.0, 0.86, 0.72)  # of their size
SIDE_BY_SIDE = 3.0  # as many times as wide as high: a place for numbers side by side
VERDICTS = {  # prevails, threatens: the sign and its colour on the felt
    (True, False): ("check", "ok"),
    (False, False): ("x", "muted"),
    (True, True): ("triangle-alert", "refused"),
    (False, True): ("shield", "ok"),
}


def _numerals(size: float) -> QFont:
    return font(Fleet.numeral, size)


def _headline(size: float) -> QFont:
    return font(Fleet.title, size, 6)


def _number(painter: QPainter, left: float, middle: float, text: str, face: QFont, tint: str = "#FFFFFF") -> float:
    """A number from its left edge on; returns where it ends."""
    wide = width(text, face)
    draw_numeral(painter, QPointF(left + wide / 2, middle), text, face, tint)
    return left + wide


# ---- purse


class MoneyPurse(PartKind[Purse]):
    """Money, with its coins."""

    def paint(self, painter: QPainter, rect: QRectF, part: Purse, m: Metrics) -> None:
        """The sum large on the left, its coins on the right."""
        paint.plate(painter, rect, m.px(10), dark(0.80, "#151006"), m.unit)
        paint.box(painter, rect.adjusted(1, 1, -1, -1), m.px(9), None, color(MONEY_LINE, 0.5), m.px(1.2))
        room, coins = self._rooms(rect, part, m)
        caption = ui_font(m.type(15))
        labelled = bool(part.label) and room.height() > caption.pixelSize() * 2.9
        number = room.adjusted(0, line_height(caption) * 0.9 if labelled else 0, 0, 0)
        if labelled:
            line = QRectF(room.left(), room.top(), room.width(), line_height(caption))
            draw_line(painter, line, part.label, caption, FELT.muted, LEFT, least(caption))
        sign = min(number.height() * 0.82, m.px(32))
        draw_icon(painter, "fleet/money", QRectF(number.left(), number.center().y() - sign / 2, sign, sign), "#F0CF72")
        left = number.left() + sign + m.px(8)
        face = fitted(part.reads, _numerals(min(m.type(36), number.height() * 1.05)), number.right() - left)
        _number(painter, left, number.center().y(), part.reads, face, MONEY)
        for coin, spot in zip(part.coins, coins, strict=False):
            _coin(painter, spot, coin, m)

    @staticmethod
    def _rooms(rect: QRectF, part: Purse, m: Metrics) -> tuple[QRectF, list[QRectF]]:
        """Of the sum, and of each kind of coin; in large text the sum stands alone, as large as it goes."""
        kinds = len(part.coins) if m.text < LARGE_TEXT else 0
        share = 0.46 if kinds else 0.0
        inner = rect.adjusted(m.px(12), m.px(4), -m.px(8), -m.px(4))
        room = inner.adjusted(0, 0, -inner.width() * share - m.px(6), 0)
        step, left = inner.width() * share / max(1, kinds), room.right() + m.px(6)
        return room, [QRectF(left + place * step, inner.top(), step, inner.height()) for place in range(kinds)]

    def signs(self, rect: QRectF, part: Purse, m: Metrics) -> Sequence[Sign]:
        """The sum, and the coins by their worth."""
        room, coins = self._rooms(rect, part, m)
        return [Sign(room, "money"), *(Sign(spot, "coin") for spot in coins)]

    def figures(self, part: Purse) -> Mapping[str, int]:
        """The sum."""
        number = number_in(part.reads)
        return {} if number is None else {"sum": number}

    def group(self, part: Purse) -> str:
        """Money is written in whole thousands."""
        return group_of(part.reads)

    def between(self, old: Part | None, new: Purse, share: float) -> Purse:
        """The sum counts; coins change hands at once."""
        return new._replace(reads=counted(old.reads, new.reads, share)) if isinstance(old, Purse) else new

    def says(self, part: Purse, speech: Speech) -> str:
        """The sum."""
        return speech.pair(part.label or speech.mark("money"), part.reads)


def _coin(painter: QPainter, room: QRectF, coin: Portion, m: Metrics) -> None:
    """A coin with its denomination, and how many there are of it."""
    count = round(coin.amount)
    few = ui_font(max(MIN_TEXT, min(m.type(15), room.height() * 0.32)), 600)
    high = line_height(few)
    radius = min(room.width() * 0.42, (room.height() - high) * 0.48, m.px(17))
    spot = QPointF(room.center().x(), room.top() + (room.height() - high) / 2)
    painter.save()
    if not count:
        painter.setOpacity(0.34)
    lift = m.px(2.4)
    for below in range(min(count, 3) - 1, 0, -1):
        painter.setPen(QPen(color("#000000", 0.6), m.px(1)))
        painter.setBrush(color(darker(coin.color, 0.35).name()))
        painter.drawEllipse(spot + QPointF(0, lift * below), radius, radius)
    lit = paint.gradient(spot - QPointF(radius, radius), spot + QPointF(radius, radius), lighter(coin.color, 0.5),
                         (0.5, coin.color), darker(coin.color, 0.4))  # fmt: skip
    painter.setPen(QPen(color("#1A1206", 0.85), m.px(1.2)))
    painter.setBrush(lit)
    painter.drawEllipse(spot, radius, radius)
    painter.setPen(QPen(color("#FFFFFF", 0.4), m.px(1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(spot, radius * 0.80, radius * 0.80)
    if radius * 1.1 >= MIN_TEXT * 0.8:
        face = fitted(coin.text, _numerals(max(MIN_TEXT, radius * 1.15)), radius * 1.5)
        draw_numeral(painter, spot, coin.text, face, "#1F1606")
    painter.restore()
    under = QRectF(room.left(), room.bottom() - high, room.width(), high)
    draw_line(painter, under, f"× {count}", few, FELT.text if count else FELT.disabled)


# ---- figures


class FormationFigures(PartKind[Figures]):
    """The numbers of a formation."""

    def paint(self, painter: QPainter, rect: QRectF, part: Figures, m: Metrics) -> None:
        """A heading, then of each number sign, name and number: a line each, side by side in a low place."""
        paint.panel(painter, rect, m.px(12), 0.66, wears=FELT)
        large = m.text >= LARGE_TEXT
        head, line, body = self._head(rect, part, m)
        if not line.isEmpty():
            draw_line(painter, line, part.title.upper(), head, part.color or FELT.text, LEFT, least(head))
        rooms = self._rooms(body, part, m)
        wide, step = (rooms[0].width(), rooms[0].height()) if rooms else (body.width(), body.height())
        for share in (1.0,) if large else CLOSER:  # numbers give a little before their names go
            sign = min(m.px(42), step * 0.74) * share
            number = _numerals(min(m.type(58), step * (1.14 if large else 1.02)) * share)
            figure = min(wide * 0.42, max((width(row.text, number) for row in part.rows), default=0.0))
            room = wide - sign - figure - m.px(20) * share
            label = ui_font(min(m.type(18), step * 0.7))
            for row in part.rows:  # one size for all names
                label = fitted(row.label, label, room, 0.0)
            if label.pixelSize() >= MIN_TEXT:
                break
        fit = label.pixelSize() >= round(m.px(18)) and all(width(row.label, label) <= room for row in part.rows)
        named = fit or not large
        if not named:
            sign, figure = min(sign, wide * 0.4), wide * 0.54
            for row in part.rows:
                number = fitted(row.text, number, figure)
        for row, spot in zip(part.rows, rooms, strict=True):
            shown = row if named else row._replace(label="")
            _figure(painter, spot, shown, m, (sign, room), (label, fitted(row.text, number, figure)))

    @staticmethod
    def _rooms(body: QRectF, part: Figures, m: Metrics) -> list[QRectF]:
        """Of each number."""
        count, gap = len(part.rows), m.px(28)
        wide, high, across, down = body.width(), body.height() / max(1, count), 0.0, 1.0
        if body.width() >= body.height() * SIDE_BY_SIDE and count:
            wide, high, across, down = (wide - gap * (count - 1)) / count, body.height(), 1.0, 0.0
        corner = body.topLeft()
        return [
            QRectF(corner.x() + at * across * (wide + gap), corner.y() + at * down * high, wide, high)
            for at in range(count)
        ]

    @staticmethod
    def _head(rect: QRectF, part: Figures, m: Metrics) -> tuple[QFont, QRectF, QRectF]:
        """The heading's letters and line, and the room of the numbers; small words are none in large text."""
        inner = rect.adjusted(m.px(16), m.px(9), -m.px(14), -m.px(7))
        head = _headline(min(m.type(20), inner.height() * 0.22))
        line = QRectF(inner.left(), inner.top(), inner.width(), line_height(head))
        if m.text >= LARGE_TEXT and not fits(part.title.upper(), head, inner.width(), m.px(20) / head.pixelSize()):
            line.setHeight(0)
        return head, line, inner.adjusted(0, line.height() + m.px(2), 0, 0)

    def signs(self, rect: QRectF, part: Figures, m: Metrics) -> Sequence[Sign]:
        """Each number by itself."""
        rooms = self._rooms(self._head(rect, part, m)[2], part, m)
        return [Sign(room, f"all_{row.icon.rpartition('/')[2]}") for row, room in zip(part.rows, rooms, strict=True)]

    def figures(self, part: Figures) -> Mapping[str, int]:
        """Each by its sign."""
        read = ((row.icon, number_in(row.text)) for row in part.rows)
        return {name: number for name, number in read if number is not None}

    def icon(self, part: Figures, name: str) -> str:
        """By which they go here."""
        return name

    def spot(self, rect: QRectF, part: Figures, name: str, m: Metrics) -> QRectF:
        """Its line."""
        lines = zip(part.rows, self.signs(rect, part, m), strict=True)
        return next((sign.rect for row, sign in lines if row.icon == name), rect)

    def between(self, old: Part | None, new: Figures, share: float) -> Figures:
        """Every number by itself."""
        return new._replace(rows=figures_between(old.rows, new.rows, share)) if isinstance(old, Figures) else new

    def says(self, part: Figures, speech: Speech) -> str:
        """Each number by its name."""
        return pair(speech, part.title, tell_figures(part.rows, speech))


def _figure(
    painter: QPainter, line: QRectF, row: Figure, m: Metrics, sizes: tuple[float, float], faces: tuple[QFont, QFont]
) -> None:
    """A line: `sizes` of the sign and the name's room, `faces` of name and number."""
    (sign, room), (label, number), middle = sizes, faces, line.center().y()
    draw_icon(painter, row.icon, QRectF(line.left(), middle - sign / 2, sign, sign), row.color)
    _number(painter, line.right() - width(row.text, number), middle, row.text, number)
    if row.label and label.pixelSize() >= MIN_TEXT:
        named = QRectF(line.left() + sign + m.px(10), line.top(), room, line.height())
        draw_line(painter, named, row.label, label, FELT.text, LEFT, 1.0)


# ---- outlook


def _duel_says(duel: Duel, speech: Speech) -> str:
    """Both numbers with how they compare, and the sentence."""
    sides = f"{tell_figure(duel.first, speech)} {duel.sign} {tell_figure(duel.second, speech)}"
    return pair(speech, sides, duel.text)


class BattleOutlook(PartKind[Outlook]):
    """What a battle would bring now."""

    def paint(self, painter: QPainter, rect: QRectF, part: Outlook, m: Metrics) -> None:
        """Duels one over the other, each with its sentence; under them what they bring. A supposition is framed."""
        paint.panel(painter, rect, m.px(14), 0.72, wears=FELT)
        if part.supposed:
            paint.box(painter, rect, m.px(14), None, SUPPOSED, m.px(2.5), (6, 4))
        head, line, body, rooms = self._rooms(rect, part, m)
        draw_line(painter, line, part.title.upper(), head, SUPPOSED if part.supposed else FELT.text, LEFT, least(head))
        step = rooms[0].height() if rooms else body.height()
        words = ui_font(min(m.type(17.5), step * (0.3 if m.text >= LARGE_TEXT else 0.26)), 600)
        for duel in part.duels:  # one size for all sentences
            words = fitted(duel.text, words, body.width(), least(words))
        for duel, room in zip(part.duels, rooms, strict=True):
            _duel(painter, room, duel, words, m)
            painter.fillRect(
                QRectF(room.left(), room.bottom() - m.px(2), room.width(), m.px(1)), color("#FFFFFF", 0.14)
            )
        if part.foot:
            _brings(painter, self._foot(body, m), part.foot, m)

    def _rooms(self, rect: QRectF, part: Outlook, m: Metrics) -> tuple[QFont, QRectF, QRectF, list[QRectF]]:
        """The heading's letters and line, all the room below it, and that of each duel."""
        inner = rect.adjusted(m.px(18), m.px(10), -m.px(18), -m.px(8))
        head = _headline(min(m.type(20), inner.height() * 0.1))
        line = QRectF(inner.left(), inner.top(), inner.width(), line_height(head))
        body = inner.adjusted(0, line.height() + m.px(2), 0, 0)
        high = body.height() - (self._foot(body, m).height() if part.foot else 0.0)
        step = high / max(1, len(part.duels))
        rooms = [QRectF(body.left(), body.top() + at * step, body.width(), step) for at in range(len(part.duels))]
        return head, line, body, rooms

    @staticmethod
    def _foot(body: QRectF, m: Metrics) -> QRectF:
        """The line under the duels."""
        return body.adjusted(0, body.height() * (0.72 if m.text >= LARGE_TEXT else 0.76), 0, 0)

    def signs(self, rect: QRectF, part: Outlook, m: Metrics) -> Sequence[Sign]:
        """Each salvo by itself, and what the battle brings."""
        _, _, body, rooms = self._rooms(rect, part, m)
        told = [
            Sign(room, "their_salvo" if duel.threat else "own_salvo")
            for duel, room in zip(part.duels, rooms, strict=True)
        ]
        return [*told, *([Sign(self._foot(body, m), "spoils")] if part.foot else [])]

    def says(self, part: Outlook, speech: Speech) -> str:
        """Each duel with its sentence, then what they bring."""
        foot = tell_figure(part.foot, speech) if part.foot is not None else ""
        return clauses(speech, part.title, *(_duel_says(duel, speech) for duel in part.duels), foot)


def _duel(painter: QPainter, room: QRectF, duel: Duel, words: QFont, m: Metrics) -> None:
    """First number, how they compare, second number, the verdict; the sentence under them."""
    under = QRectF(room.left(), 0, room.width(), line_height(words))
    large = m.text >= LARGE_TEXT  # where the lines stand closer, so that no number is smaller for it
    under.moveBottom(room.bottom() - room.height() * (0.04 if large else 0.08))
    upper = QRectF(room.left(), room.top(), room.width(), under.top() - room.top())
    size = min(m.type(50), upper.height() * (1.15 if large else 1.0))
    third, middle = upper.width() * 0.34, upper.center().y()
    mark = min(m.px(34), upper.height() * 0.66)
    for place, figure in ((0.0, duel.first), (upper.width() * 0.47, duel.second)):
        sign = min(m.px(38), upper.height() * 0.72)
        left = upper.left() + place
        draw_icon(painter, figure.icon, QRectF(left, middle - sign / 2, sign, sign), figure.color)
        face = fitted(figure.text, _numerals(size), third - sign - m.px(8))
        _number(painter, left + sign + m.px(10), middle, figure.text, face)
    sign_room = QRectF(upper.left() + third, upper.top(), upper.width() * 0.47 - third - m.px(4), upper.height())
    draw_line(painter, sign_room, duel.sign, _numerals(size * 0.86), FELT.text)
    verdict = QRectF(upper.right() - mark, middle - mark / 2, mark, mark)
    icon, tint = VERDICTS[duel.done, duel.threat]
    draw_icon(painter, icon, verdict, str(getattr(FELT, tint)), 3)
    draw_line(painter, under, duel.text, words, duel.color, LEFT, least(words))


def _brings(painter: QPainter, room: QRectF, foot: Figure, m: Metrics) -> None:
    sign = min(m.px(36), room.height() * 0.6)
    middle = room.center().y()
    draw_icon(painter, foot.icon, QRectF(room.left(), middle - sign / 2, sign, sign), foot.color)
    left = room.left() + sign + m.px(8)
    if foot.text:
        high = room.height() * (0.76 if m.text >= LARGE_TEXT else 0.8)  # and its words two lines
        face = fitted(foot.text, _numerals(min(m.type(44), high)), room.width() * 0.4)
        left = _number(painter, left, middle, foot.text, face, MONEY) + m.px(12)
    words = ui_font(min(m.type(17), room.height() * 0.4))
    sheet = QRectF(left, room.top() + m.px(2), room.right() - left, room.height() - m.px(4))
    align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_paragraph(painter, sheet, foot.label, words, FELT.text, align, floor=MIN_TEXT)


KINDS: Mapping[type, PartKind[Any]] = {Purse: MoneyPurse(), Figures: FormationFigures(), Outlook: BattleOutlook()}

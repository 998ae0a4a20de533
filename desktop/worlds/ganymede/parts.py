"""Numbers that decide a game, drawn so that one sees them move: cubes to lose, a gauge to a limit, a pile's make-up.

Nothing here is told by colour alone: what is lost is hollow, what is past the limit is hatched and named. `between`
gives the moments between two states of a meter, for whoever plays a change.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen, QPolygonF

from desktop.games.ganymede.parts import Cubes, Gauge, Tally
from desktop.look import LARGE_TEXT, Part, Portion
from desktop.table.accessibility.spoken import Speech, clauses, counted, tell_portions
from desktop.table.drawing import line_breaking, paint
from desktop.table.drawing.lettering import (
    CENTER,
    LEFT,
    draw_line,
    draw_numeral,
    draw_paragraph,
    fits,
    fitted,
    line_height,
    paragraph_height,
    sized,
    width,
)
from desktop.table.drawing.theme import (
    FELT,
    MIN_TEXT,
    Metrics,
    color,
    dark,
    darker,
    edge,
    font,
    lighter,
    ui_font,
)
from desktop.table.parts import PartKind, least
from desktop.worlds.ganymede import Ganymede

HATCH, HATCH_GROUND, OVER = "#FF8A65", "#3A1512", "#FF9E80"
LEAD = 0.92  # of lines that stand close
CLOSER = 0.6  # how far two lines shrink so that both stay
TWO_DIGITS = "20"  # for so much there is always room
WORDS, READS = 0.19, 0.11  # of the gauge's width: its label before the bar, its sum behind
SPAN = 1.24  # how far the gauge reaches, of its limit


# ---- cubes


class HitPoints(PartKind[Cubes]):
    """Something to lose, a cube a point."""

    def paint(self, painter: QPainter, rect: QRectF, part: Cubes, m: Metrics) -> None:
        """A row of slanted cubes under its label; the number stands beside, large."""
        paint.panel(painter, rect, m.px(12), 0.66, wears=FELT)
        inner = rect.adjusted(m.px(14), m.px(5), -m.px(14), -m.px(9))
        cell_high = min(m.px(18), inner.height() * 0.36)
        text, large = str(part.have), m.text >= LARGE_TEXT
        if large:
            face = font(Ganymede.numeral, min(m.type(32), inner.height()))
            inner = _beside(painter, inner, text, face, "#FFFFFF", m)
        head = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - cell_high - m.px(4))
        wide = 0.0
        if not large:
            number = font(Ganymede.numeral, min(m.type(32), head.height() * 1.15))
            wide = width(text, number) + m.px(10)
            middle = QPointF(head.right() - width(text, number) / 2, head.center().y())
            draw_numeral(painter, middle, text, number, "#FFFFFF")
        label = head.adjusted(0, 0, -wide, 0)
        face = font(Ganymede.title, min(m.type(18), head.height()), 8)
        draw_line(painter, label, part.label.upper(), face, FELT.muted, LEFT, least(face))
        step = (inner.width() - m.px(3)) / max(1, part.of)
        for place in range(part.of):
            cell = QRectF(inner.left() + step * place, inner.bottom() - cell_high, step - m.px(3), cell_high)
            _cube(painter, cell, part.color, place < part.have, m)

    def figures(self, part: Cubes) -> Mapping[str, int]:
        """Those that are left."""
        return {"have": part.have}

    def between(self, old: Part | None, new: Cubes, share: float) -> Cubes:
        """One by one."""
        return new._replace(have=round(old.have + (new.have - old.have) * share)) if isinstance(old, Cubes) else new

    def says(self, part: Cubes, speech: Speech) -> str:
        """How many of how many."""
        return counted(part.label, speech.share(part.have, part.of), speech)


def _cube(painter: QPainter, cell: QRectF, tint: str, full: bool, m: Metrics) -> None:
    slant = cell.height() * 0.18
    corners = (
        QPointF(cell.left() + slant, cell.top()), QPointF(cell.right() + slant, cell.top()),
        QPointF(cell.right() - slant, cell.bottom()), QPointF(cell.left() - slant, cell.bottom()),
    )  # fmt: skip
    painter.save()
    painter.setPen(QPen(color("#000000", 0.55) if full else color("#FFFFFF", 0.24), m.px(1)))
    lit = paint.vertical(cell.top(), cell.bottom(), lighter(tint, 0.42), tint)
    painter.setBrush(QBrush(lit) if full else color("#0A0F13", 0.65))
    painter.drawPolygon(QPolygonF(corners))
    painter.restore()


def _beside(painter: QPainter, room: QRectF, text: str, face: QFont, tint: str, m: Metrics) -> QRectF:
    """In large text a number stands beside the rest, as high as all of it; returns the room that is left."""
    wide = max(width(text, face), width(TWO_DIGITS, face))
    draw_numeral(painter, QPointF(room.right() - width(text, face) / 2, room.center().y()), text, face, tint)
    return room.adjusted(0, 0, -wide - m.px(14), 0)


# ---- the gauge


class StrengthGauge(PartKind[Gauge]):
    """A sum against a limit; it counts up, portion by portion."""

    def paint(self, painter: QPainter, rect: QRectF, part: Gauge, m: Metrics) -> None:
        """Label, bar and sum side by side, in shares of the width: bars under each other have one scale. Ticks under
        the bar where there is room."""
        paint.panel(painter, rect, m.px(14), 0.72, wears=FELT)
        inner = rect.adjusted(m.px(16), m.px(5), -m.px(16), -m.px(5))
        words, bar = QRectF(inner), QRectF(inner)
        words.setWidth(inner.width() * WORDS - m.px(12))
        bar.setLeft(inner.left() + inner.width() * WORDS)
        bar.setRight(inner.right() - inner.width() * READS)
        tick = font(Ganymede.title, m.type(17))
        scale_high = line_height(tick) + m.px(4)
        ticked = inner.height() - scale_high > max(m.type(26), m.px(38))
        high = min(m.px(40), (inner.height() - (scale_high if ticked else 0.0)) * 0.86)
        bar.setHeight(high)
        bar.moveTop(inner.center().y() - (high + (scale_high if ticked else 0.0)) / 2)
        room = inner.width() * READS - m.px(22)
        number = fitted(part.reads, font(Ganymede.numeral, min(m.type(44), inner.height() * 1.05)), room)
        middle = QPointF(inner.right() - width(part.reads, number) / 2, inner.center().y())
        draw_numeral(painter, middle, part.reads, number, _tint(part))
        _gauge_words(painter, words, part, m)
        _bar(painter, bar, part, m)
        if ticked:
            _scale(painter, bar, part, tick, m)

    def figures(self, part: Gauge) -> Mapping[str, int]:
        """The sum, as far as it is known."""
        return {"sum": round(sum(portion.amount for portion in part.portions))}

    def spot(self, rect: QRectF, part: Gauge, name: str, m: Metrics) -> QRectF:
        """At the right end, over the bar."""
        wide = min(rect.width() * 0.4, m.px(110))
        return QRectF(rect.right() - wide, rect.top(), wide, rect.height() * 0.5)

    def cleared(self, part: Gauge) -> bool:
        """Before the first card of a round."""
        return not part.portions

    def between(self, old: Part | None, new: Gauge, share: float) -> Gauge:
        """From where it stood through its portions."""
        if share >= 1:
            return new
        begins = sum(portion.amount for portion in old.portions) if isinstance(old, Gauge) else 0.0
        left = begins + (sum(portion.amount for portion in new.portions) - begins) * share
        full = left
        grown = []
        for portion in new.portions:
            grown.append(portion._replace(amount=min(portion.amount, left)))
            left -= grown[-1].amount
            if left <= 0:
                break
        reached = round(full, 6)
        return new._replace(
            portions=tuple(grown), reads=str(round(reached)), past=reached > new.limit, unknown=0, taken=None
        )

    def stands(self, old: Part | None, new: Gauge) -> bool:
        """A sum that stands already is not counted again."""
        return isinstance(old, Gauge) and old.reads == new.reads

    def says(self, part: Gauge, speech: Speech) -> str:
        """The sum against its limit, and what comes of it."""
        filled = sum(portion.amount for portion in part.portions) == part.limit
        verdict = part.over if part.past else part.exact if filled else ""
        taken = part.taken.text if part.taken is not None else ""
        share = speech.share(part.reads, part.limit)
        return clauses(speech, speech.pair(part.label, share), taken, verdict, part.hint)


def _tint(part: Gauge) -> str:
    exact = not part.past and part.exact and sum(portion.amount for portion in part.portions) == part.limit
    return OVER if part.past else FELT.chosen if exact else "#FFFFFF"


def _gauge_words(painter: QPainter, room: QRectF, part: Gauge, m: Metrics) -> None:
    """The label, and under it the hint where that can be read."""
    hint = ui_font(min(m.type(17), room.height() * 0.4), 600)
    hinted = bool(part.hint) and room.height() * 0.46 >= m.type(20) * 0.8 and _fits_under(part.hint, hint, room)
    face = font(Ganymede.title, min(m.type(20), room.height() * (0.46 if hinted else 0.9)), 8)
    upper = QRectF(room.left(), room.top(), room.width(), room.height() * (0.46 if hinted else 1.0))
    draw_line(painter, upper, part.label.upper(), face, FELT.muted, LEFT, least(face))
    if hinted:
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() * 0.54)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        draw_paragraph(painter, lower, part.hint, hint, "#F3D491", middle, LEAD, MIN_TEXT)


def _fits_under(hint: str, face: QFont, room: QRectF) -> bool:
    smallest = sized(face, MIN_TEXT)
    longest = max(width(word.strip(), smallest) for word in line_breaking.words(hint))
    return longest <= room.width() and paragraph_height(hint, smallest, room.width(), LEAD) <= room.height() * 0.54


def _at(bar: QRectF, part: Gauge, amount: float) -> float:
    return bar.left() + bar.width() * min(1.0, amount / (part.limit * SPAN))


def _bar(painter: QPainter, bar: QRectF, part: Gauge, m: Metrics) -> None:
    limit = _at(bar, part, part.limit)
    paint.box(painter, bar, m.px(6), dark(0.78, "#070B0F"), edge(0.22, FELT), m.px(1))
    painter.save()
    painter.setClipPath(paint.rounded(bar.adjusted(1, 1, -1, -1), m.px(5)), Qt.ClipOperation.IntersectClip)
    _danger(painter, QRectF(limit, bar.top(), bar.right() - limit, bar.height()), m)
    sums = list(accumulate((portion.amount for portion in part.portions), initial=0.0))
    for portion, before, after in zip(part.portions, sums, sums[1:], strict=False):
        piece = QRectF(_at(bar, part, before), bar.top(), 0, bar.height())
        piece.setRight(_at(bar, part, after))
        _piece(painter, piece, portion, m)
    lost = QRectF(limit, bar.top(), _at(bar, part, sums[-1]) - limit, bar.height())
    if lost.width() > 0:
        _hatch(painter, lost, m)
    _unknown(painter, bar, _at(bar, part, sums[-1]), part.unknown, m)
    if part.taken is not None:
        _taken(painter, bar, part, part.taken, sums[-1], m)
    _ahead(painter, bar, part, m)
    painter.restore()
    mark = QRectF(limit - m.px(1.5), bar.top() - m.px(4), m.px(3), bar.height() + m.px(8))
    painter.fillRect(mark, color("#FFF4DC"))


def _piece(painter: QPainter, piece: QRectF, portion: Portion, m: Metrics) -> None:
    lit = paint.vertical(piece.top(), piece.bottom(), lighter(portion.color, 0.28), darker(portion.color, 0.12))
    painter.fillRect(piece, QBrush(lit))
    painter.fillRect(QRectF(piece.right() - m.px(2), piece.top(), m.px(2), piece.height()), color("#000000", 0.55))
    face = font(Ganymede.title, max(MIN_TEXT, min(m.type(23), piece.height() * 0.9)))
    if portion.text and width(portion.text, face) < piece.width():
        draw_numeral(painter, piece.center(), portion.text, face, "#FFFFFF", "#0A0E12", m.px(3))


def _taken(painter: QPainter, bar: QRectF, part: Gauge, taken: Portion, total: float, m: Metrics) -> None:
    """What was there and is gone, hatched, and beside it how much and by what."""
    gone = QRectF(_at(bar, part, total), bar.top(), 0, bar.height())
    gone.setRight(_at(bar, part, total + taken.amount))
    painter.fillRect(gone, color("#FFFFFF", 0.12))
    _hatch(painter, gone, m)
    paint.box(painter, gone.adjusted(1, 1, -1, -1), m.px(3), color("#000000", 0), color(HATCH, 0.9), m.px(1.5), (3, 2))
    face = font(Ganymede.title, max(MIN_TEXT, min(m.type(18), bar.height() * 0.62)))
    wide = width(taken.text, face) + m.px(10)
    spot = QRectF(gone.right() + m.px(3), bar.center().y() - face.pixelSize() * 0.62, wide, face.pixelSize() * 1.24)
    if spot.right() > bar.right():
        spot.moveRight(gone.left() - m.px(3))
    paint.box(painter, spot, m.px(4), color("#0A0F13", 0.86))
    draw_line(painter, spot, taken.text, face, OVER, CENTER)


def _unknown(painter: QPainter, bar: QRectF, left: float, count: int, m: Metrics) -> None:
    """Hidden cards are boxes with a question mark: how many there are is known, not how long they are. They become
    smaller where not all have room."""
    side = min(bar.height() - m.px(8), max(m.px(12), (bar.right() - left) / max(1, count) - m.px(8)))
    for place in range(count):
        box = QRectF(left + m.px(6) + place * (side + m.px(5)), bar.center().y() - side / 2, side, side)
        if box.right() > bar.right():
            return
        paint.box(painter, box, m.px(4), color("#FFFFFF", 0.10), color("#FFFFFF", 0.5), m.px(1.2), (3, 2))
        draw_line(painter, box, "?", ui_font(max(MIN_TEXT, side * 0.66), 700), FELT.text, CENTER)


def _ahead(painter: QPainter, bar: QRectF, part: Gauge, m: Metrics) -> None:
    """A mark where each kind that may come next would take the sum, with its sign where signs do not meet."""
    spots, face = _ahead_spots(bar, part, m, 0.56)
    if m.text >= LARGE_TEXT:  # larger letters, unless a sign would go for them
        larger = _ahead_spots(bar, part, m, 0.8)
        spots, face = larger if len(larger[0]) == len(spots) else (spots, face)
    for kind in part.ahead:
        x = _mark_at(bar, part, kind, m)
        over = kind.amount > part.limit
        painter.save()
        style = Qt.PenStyle.DotLine if over else Qt.PenStyle.DashLine
        painter.setPen(QPen(color(OVER if over else FELT.legal, 0.95), m.px(2.2), style))
        painter.drawLine(QPointF(x, bar.top() + m.px(2)), QPointF(x, bar.bottom() - m.px(2)))
        painter.restore()
        if kind in spots:
            paint.box(painter, spots[kind], m.px(4), color("#0A0F13", 0.82))
            draw_line(painter, spots[kind], kind.text, face, OVER if over else FELT.legal, CENTER)


def _mark_at(bar: QRectF, part: Gauge, kind: Portion, m: Metrics) -> float:
    return min(_at(bar, part, kind.amount), bar.right() - m.px(3))


def _ahead_spots(bar: QRectF, part: Gauge, m: Metrics, share: float) -> tuple[dict[Portion, QRectF], QFont]:
    """Where there is room for a kind's sign, in letters of that share of the bar's height."""
    face = font(Ganymede.title, max(MIN_TEXT, min(m.type(18), bar.height() * share)))
    free = max(bar.left(), _at(bar, part, sum(portion.amount for portion in part.portions)))
    spots: dict[Portion, QRectF] = {}
    for kind in part.ahead:
        x, wide = _mark_at(bar, part, kind, m), width(kind.text, face) + m.px(8)
        spot = QRectF(x - wide - m.px(1), bar.center().y() - face.pixelSize() * 0.62, wide, face.pixelSize() * 1.24)
        if spot.left() >= free:
            spots[kind] = spot
            free = spot.right()
    return spots, face


def _danger(painter: QPainter, area: QRectF, m: Metrics) -> None:
    painter.fillRect(area, color(HATCH_GROUND))
    _hatch(painter, area, m)


def _hatch(painter: QPainter, area: QRectF, m: Metrics) -> None:
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(color(HATCH, 0.5), m.px(3)))
    x, step = area.left() - area.height(), m.px(14)
    while x < area.right() and step > 0:
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height() * 0.6, area.top()))
        x += step
    painter.restore()


def _scale(painter: QPainter, bar: QRectF, part: Gauge, tick: QFont, m: Metrics) -> None:
    top, half = bar.bottom() + m.px(6), m.px(30)
    room = QRectF(0, top, 2 * half, line_height(tick))
    for number in range(0, part.limit - 2, 5):
        x = _at(bar, part, number)
        painter.fillRect(QRectF(x, bar.bottom() + m.px(2), m.px(1.5), m.px(5)), color("#FFFFFF", 0.5))
        room.moveLeft(min(max(x - half, bar.left() - half * 0.8), bar.right() - 2 * half))
        draw_line(painter, room, str(number), tick, FELT.muted)
    x = _at(bar, part, part.limit)
    room.moveLeft(x - half)
    draw_line(painter, room, str(part.limit), tick, FELT.text)
    over = QRectF(x + m.px(16), top, bar.right() - x - m.px(16), room.height())
    if fits(part.over.upper(), tick, over.width(), least(tick)):
        draw_line(painter, over, part.over.upper(), tick, OVER, LEFT, least(tick))


# ---- badge, caption, tally


class PileTally(PartKind[Tally]):
    """What a pile is made of."""

    def paint(self, painter: QPainter, rect: QRectF, part: Tally, m: Metrics) -> None:
        """A heading as high as a place's label beside it, then a tile a kind with its number, and how many under it."""
        head = max(m.px(48 if m.text >= LARGE_TEXT else 36), m.type(16) * 1.5)
        line = QRectF(rect.left(), rect.top() + head - m.type(16) * 1.5, rect.width(), m.type(16) * 1.4)
        draw_line(painter, line, part.title, ui_font(m.type(16), 600), FELT.text, LEFT)
        y = rect.top() + head
        body = ui_font(m.type(16))
        if part.text:
            room = QRectF(
                rect.left(), y, rect.width(), min(rect.height() * 0.34, paragraph_height(part.text, body, rect.width()))
            )
            draw_paragraph(painter, room, part.text, body, FELT.muted, floor=MIN_TEXT)
            y = room.bottom()
        area = QRectF(rect.left(), y + m.px(4), rect.width(), rect.bottom() - y - m.px(4))
        count = len(part.kinds)
        if not count or area.height() < MIN_TEXT:
            return
        rows = 1 if area.width() / count >= m.px(30) or area.height() < m.px(84) else 2
        columns = -(-count // rows)
        step_x, step_y = min(m.sign(52), area.width() / columns), min(m.sign(78), area.height() / rows)
        for number, kind in enumerate(part.kinds):
            spot = QRectF(
                area.left() + step_x * (number % columns), area.top() + step_y * (number // columns), step_x - m.px(5),
                step_y - m.px(4),
            )  # fmt: skip
            _kind(painter, spot, kind, m)

    def says(self, part: Tally, speech: Speech) -> str:
        """Each kind with its number."""
        return clauses(speech, part.title, tell_portions(part.kinds, speech), part.text)


def _kind(painter: QPainter, spot: QRectF, kind: Portion, m: Metrics) -> None:
    few = ui_font(max(MIN_TEXT, min(m.type(15), spot.height() * 0.32)), 600)
    tile = spot.adjusted(0, 0, 0, -line_height(few))
    lit = paint.gradient(tile.topLeft(), tile.bottomRight(), lighter(kind.color, 0.25), darker(kind.color, 0.35))
    paint.box(painter, tile, m.px(5), lit, color("#FFFFFF", 0.35), m.px(1))
    face = fitted(kind.text, font(Ganymede.numeral, max(MIN_TEXT, tile.height() * 0.72)), tile.width() * 0.86)
    draw_numeral(painter, tile.center(), kind.text, face, "#FFFFFF", "#0A0E12", m.px(3))
    under = QRectF(spot.left() - m.px(4), tile.bottom(), spot.width() + m.px(8), line_height(few))
    draw_line(painter, under, f"× {round(kind.amount)}", few, FELT.text)


KINDS: Mapping[type, PartKind[Any]] = {Cubes: HitPoints(), Gauge: StrengthGauge(), Tally: PileTally()}

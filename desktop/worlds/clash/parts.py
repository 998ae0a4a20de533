"""The two bridges' parts: mana to count, and a track that tells how far a tower is from its end."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.games.clash.parts import Gems, Track
from desktop.look import LARGE_TEXT, Part
from desktop.table.accessibility.spoken import Speech, counted
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import (
    LEFT,
    SHRINK,
    draw_line,
    fits,
    width,
)
from desktop.table.drawing.theme import FELT, MIN_TEXT, Metrics, color, dark, edge, ui_font
from desktop.table.parts import PartKind

LOW = 60.0  # units: in a lower place there is one row of gems


def _worded(painter: QPainter, rect: QRectF, label: str, m: Metrics) -> QRectF:
    """Words at the left of a low place; returns what is left of it beside them."""
    face = ui_font(min(m.type(17), rect.height() * 0.78), 600)
    wide = min(width(label, face), rect.width() * 0.6)
    draw_line(painter, QRectF(rect.left(), rect.top(), wide + 1, rect.height()), label, face, FELT.text, LEFT)
    return rect.adjusted(wide + m.px(14), 0, 0, 0)


class ManaGems(PartKind[Gems]):
    """A gem a point, bright while it is there."""

    def paint(self, painter: QPainter, rect: QRectF, part: Gems, m: Metrics) -> None:
        """The label over rows of gems; in a low place over one row, or nothing."""
        if rect.height() < m.px(LOW):
            self._paint_low(painter, rect, part, m)
            return
        face = ui_font(m.type(18), 600)
        high = face.pixelSize() * 1.4
        draw_line(painter, QRectF(rect.left(), rect.top(), rect.width(), high), part.label, face, FELT.text, LEFT)
        total = max(part.of, part.have)
        room = rect.adjusted(0, high + m.px(6), 0, 0)
        columns = 4 if total <= 8 else 5
        rows = max(2, math.ceil(total / columns))
        step_x = min(m.px(38), room.width() / columns)
        step_y = min(m.px(46), room.height() / rows)
        radius = min(step_x * 0.4, step_y * 0.35)
        for number in range(total):
            centre = QPointF(
                room.left() + step_x * (number % columns) + radius * 1.1,
                room.top() + step_y * (number // columns) + radius * 1.3,
            )
            _gem(painter, centre, radius, number < part.have, m)

    def _paint_low(self, painter: QPainter, rect: QRectF, part: Gems, m: Metrics) -> None:
        """One line: the label, and gems in the rest."""
        total = max(1, part.of, part.have)
        rest = _worded(painter, rect, part.label, m)
        step = min(rect.height() * 0.8, rest.width() / total)
        for number in range(total):
            centre = QPointF(rest.left() + step * (number + 0.5), rect.center().y())
            _gem(painter, centre, step * 0.4, number < part.have, m)

    def figures(self, part: Gems) -> Mapping[str, int]:
        """How many are left."""
        return {"have": part.have}

    def unseen(self, part: Gems) -> Mapping[str, int]:
        """A turn begins with nothing."""
        return {"have": 0}

    def between(self, old: Part | None, new: Gems, share: float) -> Gems:
        """One by one."""
        return new._replace(have=round(old.have + (new.have - old.have) * share)) if isinstance(old, Gems) else new

    def says(self, part: Gems, speech: Speech) -> str:
        """How many of how many."""
        return counted(part.label, speech.share(part.have, part.of), speech)


def _gem(painter: QPainter, centre: QPointF, radius: float, full: bool, m: Metrics) -> None:
    painter.setPen(QPen(QColor("#EAF4FF" if full else "#7A8AA0"), m.px(2)))
    bright = paint.vertical(centre.y() - radius * 1.2, centre.y() + radius * 1.2, "#BFE4FF", "#3E86C8")
    painter.setBrush(bright if full else color("#000000", 0.45))
    painter.drawPath(paint.shape_path("gem", centre, radius))


class TowerTrack(PartKind[Track]):
    """A cell a step, the one where it stands filled."""

    def paint(self, painter: QPainter, rect: QRectF, part: Track, m: Metrics) -> None:
        """A label over a row of cells: the long one, or where it would break the one in fewer words."""
        paint.plate(painter, rect, m.px(10), dark(0.8, "#14110F"), m.unit, 0.14)
        if m.text >= LARGE_TEXT and part.short:
            inner = rect.adjusted(m.px(9), 0, -m.px(5), 0)
            rest = _worded(painter, inner, part.short, m).adjusted(0, 0, 0, -rect.height() * 0.25)
            self._cells(painter, rest, rect.height() * 0.5, part, m)
            return
        inner = rect.adjusted(m.px(9), m.px(5), -m.px(9), -m.px(9))
        face = ui_font(min(m.type(17), inner.height() * 0.55), 600)
        lowest = min(1.0, max(SHRINK, MIN_TEXT / face.pixelSize()))
        label = part.label if not part.short or fits(part.label, face, inner.width(), lowest) else part.short
        draw_line(painter, inner.adjusted(0, 0, 0, -m.px(21)), label, face, FELT.text, LEFT, lowest)
        self._cells(painter, inner, m.px(18), part, m)

    def _cells(self, painter: QPainter, inner: QRectF, cell_high: float, part: Track, m: Metrics) -> None:
        """Along the lower edge."""
        step = inner.width() / max(1, part.of)
        for number in range(part.of):
            cell = QRectF(inner.left() + step * number, inner.bottom() - cell_high, step - m.px(4), cell_high)
            here = number == part.at
            fill = color(part.color or FELT.accent, 0.9) if here else color("#FFFFFF", 0.12)
            paint.box(painter, cell, m.px(4), fill, edge(0.9 if here else 0.3, FELT), m.px(2 if here else 1))

    def figures(self, part: Track) -> Mapping[str, int]:
        """The steps that are left to the end."""
        return {"steps": part.of - 1 - part.at} if part.at >= 0 else {}

    def says(self, part: Track, speech: Speech) -> str:
        """How far along."""
        return counted(part.label, speech.share(part.at + 1, part.of) if part.at >= 0 else "", speech)


KINDS: Mapping[type, PartKind[Any]] = {Gems: ManaGems(), Track: TowerTrack()}

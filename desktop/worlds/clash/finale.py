"""How the two bridges see a match end: a Stronghold falls into dust, the victor's banner rises over the other.

Won, it is the rival's on the far cliff at sunrise; lost, one's own, near and in the dusk, with its banner.
"""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.tableau import HIGH, Tableau, along, ease, hills, poly
from desktop.table.drawing.theme import color, darker, lighter

COLUMNS, ROWS = 6, 8  # pieces that a keep falls into
KEEP = (300.0, 430.0)  # how wide and high one stands
CRACKS = (
    ((0.52, 0.98), (0.47, 0.83), (0.55, 0.70), (0.44, 0.55), (0.52, 0.38), (0.40, 0.18), (0.46, 0.02)),
    ((0.55, 0.70), (0.70, 0.60), (0.76, 0.44), (0.90, 0.33)),
    ((0.44, 0.55), (0.27, 0.47), (0.22, 0.30), (0.08, 0.22)),
    ((0.47, 0.83), (0.30, 0.78), (0.18, 0.86)),
)


class Piece(NamedTuple):
    """A block of a falling keep: where in its picture, when it goes, how far it drifts and turns."""

    source: QRectF
    place: QRectF
    begins: float
    drift: float
    turn: float


def _keep(painter: QPainter, x: float, foot: float, tint: str, night: bool) -> None:
    """A stone keep between two towers, a band in its side's colour."""
    wide, high = KEEP
    body = "#8A8396" if night else "#C8B08C"
    stone = paint.gradient(QPointF(x - wide / 2, 0), QPointF(x + wide / 2, 0), lighter(body, 0.12), darker(body, 0.45))
    top = foot - high

    def block(left: float, y: float, w: float, h: float) -> None:
        painter.setBrush(QBrush(stone))
        painter.drawRect(QRectF(x + left, y, w, h))

    block(-wide * 0.36, top + high * 0.16, wide * 0.72, high * 0.84)
    for left in (-wide * 0.5, wide * 0.24):
        block(left, top + high * 0.05, wide * 0.26, high * 0.95)
        for tooth in range(3):
            block(left - 6 + tooth * (wide * 0.26 + 12) / 2.6, top, wide * 0.075, high * 0.07)
        block(left - 8, top + high * 0.06, wide * 0.26 + 16, high * 0.045)
    for tooth in range(5):
        block(-wide * 0.22 + tooth * wide * 0.096, top + high * 0.11, wide * 0.06, high * 0.06)
    _courses(painter, x, top, night)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(tint, 0.85))
    painter.drawRect(QRectF(x - wide * 0.235, top + high * 0.30, wide * 0.47, high * 0.035))
    hollow = color("#150E14", 0.9)
    lit = color("#FFC96B", 0.95) if night else hollow
    for left, y in ((-0.39, 0.24), (0.35, 0.24), (-0.39, 0.52), (0.35, 0.52), (-0.03, 0.42)):
        painter.setBrush(lit)
        painter.drawRoundedRect(QRectF(x + wide * left, top + high * y, wide * 0.055, high * 0.075), 8, 8)
    gate = QPainterPath(QPointF(x - wide * 0.11, foot))
    gate.lineTo(x - wide * 0.11, foot - high * 0.15)
    gate.cubicTo(
        x - wide * 0.1, foot - high * 0.25, x + wide * 0.1, foot - high * 0.25, x + wide * 0.11, foot - high * 0.15
    )
    gate.lineTo(x + wide * 0.11, foot)
    painter.fillPath(gate, hollow)


def _courses(painter: QPainter, x: float, top: float, night: bool) -> None:
    """Joints between the stones, always the same ones."""
    wide, high = KEEP
    dice = Random(4)
    painter.setPen(QPen(color("#1A1218", 0.30 if night else 0.22), 1.6))
    for row in range(1, 20):
        y = top + high * (0.12 + row * 0.046)
        painter.drawLine(QPointF(x - wide * 0.49, y), QPointF(x + wide * 0.49, y))
        for _ in range(7):
            at = x + dice.uniform(-0.48, 0.48) * wide
            painter.drawLine(QPointF(at, y), QPointF(at, y + high * 0.046))


class Falling(Tableau):
    """What both endings share: one keep stands, another cracks and falls."""

    night = False
    fallen_at, fallen_size = 0.0, 1.0  # the falling keep: from the middle, and how large it is drawn
    standing_at, standing_size = 0.0, 1.0
    fallen_foot, standing_foot = 640.0, 640.0

    def draw_ground(self, painter: QPainter) -> None:
        night, wide = self.night, self.wide
        dusk = ("#0B0D1C", "#1F1B3A", "#56344F", "#A2574A")
        dawn = ("#2A2A5E", "#7E4F86", "#E58F6B", "#FBDD9C")
        painter.fillRect(QRectF(0, 0, wide, HIGH), QBrush(paint.vertical(0, 700, *(dusk if night else dawn))))
        sun = QPointF(self.middle + self.standing_at, 470)
        light = "#E0684A" if night else "#FFE9B0"
        painter.setBrush(
            paint.radial(
                sun,
                680,
                (0, color(light, 0.85)),
                (0.2, color(light, 0.42)),
                (0.55, color(light, 0.12)),
                (1, color(light, 0)),
            )
        )
        painter.drawRect(QRectF(0, 0, wide, HIGH))
        hills(painter, wide, 560, 46, "#3A2B4C" if night else "#8A5A76", 2)
        hills(painter, wide, 610, 34, "#2A2138" if night else "#6A4866", 7)
        self._cliff(painter, self.standing_at, self.standing_foot, 250 * self.standing_size)
        self._cliff(painter, self.fallen_at, self.fallen_foot, 250 * self.fallen_size)
        painter.save()
        self._stand(painter, self.standing_at, self.standing_foot, self.standing_size)
        _keep(painter, 0, 0, self.victor[0], self.night)
        painter.restore()

    def _stand(self, painter: QPainter, at: float, foot: float, size: float) -> None:
        painter.translate(self.middle + at, foot)
        painter.scale(size, size)

    def _cliff(self, painter: QPainter, at: float, y: float, half: float) -> None:
        x, dice = self.middle + at, Random(int(half))
        face = "#241D30" if self.night else "#4E3A50"
        poly(painter, face, [(x - half, y), (x + half, y), (x + half * 1.5, HIGH), (x - half * 1.5, HIGH)])
        for _ in range(26):
            across, down = dice.uniform(-1.1, 1.0) * half, dice.uniform(0, HIGH - y)
            tint = lighter(face, dice.uniform(0.0, 0.16)) if dice.random() < 0.6 else darker(face, 0.25)
            points = [(x + across, y + down), (x + across + 60, y + down + 26), (x + across + 22, y + down + 92)]
            poly(painter, tint, points)
        rim = "#3B4638" if self.night else "#8A8A54"
        poly(
            painter, rim, [(x - half - 6, y - 4), (x + half + 6, y - 4), (x + half - 4, y + 18), (x - half + 8, y + 13)]
        )

    def prepare(self) -> None:
        wide, high, size = *KEEP, self.fallen_size
        rect = QRectF(-wide * 0.54 * size, -high * 1.02 * size, wide * 1.08 * size, high * 1.03 * size)

        def draw(painter: QPainter) -> None:
            painter.scale(size, size)
            _keep(painter, 0, 0, self.loser[0], self.night)

        self.keep = self.layer(rect, draw)
        self.dust = self.puff(150 * size, "#6A5868" if self.night else "#CDB392")
        self.banner = self.cloth(170, 96, self.victor)
        self.rubble = self.layer(QRectF(-260 * size, -110 * size, 520 * size, 130 * size), self._rubble)
        self.pieces = list(self._pieces())

    def _rubble(self, painter: QPainter) -> None:
        dice, size = Random(8), self.fallen_size
        for number in range(60):
            off = dice.gauss(0, 88) * size
            high = max(0.0, 1 - abs(off) / (220 * size)) * 88 * size * dice.random()
            side = dice.uniform(12, 36) * size
            stone = darker("#8A8396" if self.night else "#C8B08C", dice.uniform(0.05, 0.5))
            painter.save()
            painter.translate(off, -high)
            painter.rotate(dice.uniform(0, 90))
            painter.setBrush(stone if number % 9 else color(self.loser[0], 0.8))
            painter.drawRect(QRectF(-side / 2, -side / 2, side, side * 0.7))
            painter.restore()

    def _pieces(self) -> list[Piece]:
        pixmap, rect, dice = self.keep.pixmap, self.keep.rect, Random(6)
        made = []
        for row in range(ROWS):
            for column in range(COLUMNS):
                part = QRectF(column / COLUMNS, row / ROWS, 1 / COLUMNS, 1 / ROWS)
                source = QRectF(
                    part.x() * pixmap.width(), part.y() * pixmap.height(),
                    part.width() * pixmap.width(), part.height() * pixmap.height(),
                )  # fmt: skip
                place = QRectF(
                    rect.x() + part.x() * rect.width(), rect.y() + part.y() * rect.height(),
                    part.width() * rect.width(), part.height() * rect.height(),
                )  # fmt: skip
                middle = abs(column - (COLUMNS - 1) / 2) / COLUMNS
                begins = 0.34 + 0.10 * (1 - row / ROWS) * 0.6 + 0.06 * middle + dice.uniform(0, 0.04)
                drift = (column - (COLUMNS - 1) / 2) * dice.uniform(6, 24)
                made.append(Piece(source, place, begins, drift * self.fallen_size, dice.uniform(-80, 80)))
        return made

    def show(self, painter: QPainter, t: float) -> None:
        x, y = self.middle + self.fallen_at, self.fallen_foot
        shake = math.sin(t * 240) * 5 * along(t, 0.16, 0.12) * (1 - along(t, 0.40, 0.1))
        self._fall(painter, x + shake, y, t)
        self._dust(painter, x, y, t)
        self._raise(painter, t)

    def _fall(self, painter: QPainter, x: float, y: float, t: float) -> None:
        heap = along(t, 0.46, 0.2)
        self.at(painter, self.rubble, x, y + 60 * self.fallen_size * (1 - ease(heap)), 1.0, heap * 1.6)
        for piece in self.pieces:
            gone = along(t, piece.begins, 0.30)
            drop = gone * gone * 560 * self.fallen_size
            fade = 1 - along(piece.place.bottom() + drop, 20, 130 * self.fallen_size)
            if fade <= 0:
                continue
            centre = piece.place.center() + QPointF(x + piece.drift * gone, y + drop)
            painter.save()
            painter.setOpacity(fade)
            painter.translate(centre)
            if gone:
                painter.rotate(piece.turn * gone)
            half = QPointF(piece.place.width() / 2, piece.place.height() / 2)
            # A hair larger, so that no joint shows while the keep still stands.
            place = QRectF(-half, half).adjusted(-0.3, -0.3, 0.3, 0.3)
            painter.drawPixmap(place, self.keep.pixmap, piece.source)
            painter.restore()
        if t < 0.44:
            self._crack(painter, x, y, t)

    def _crack(self, painter: QPainter, x: float, y: float, t: float) -> None:
        rect = self.keep.rect
        for number, crack in enumerate(CRACKS):
            shown = along(t, 0.10 + 0.05 * number, 0.17) * (len(crack) - 1)
            points = [QPointF(x + rect.x() + a * rect.width(), y + rect.y() + b * rect.height()) for a, b in crack]
            path = QPainterPath(points[0])
            for at in range(1, len(points)):
                part = min(1.0, shown - at + 1)
                if part > 0:
                    path.lineTo(points[at - 1] + (points[at] - points[at - 1]) * part)
            if shown > 0:
                painter.strokePath(path, QPen(color("#120A10", 0.9), (7 - number) * self.fallen_size))
                painter.strokePath(path.translated(2, 1), QPen(color("#FFE6C0", 0.35), 1.5 * self.fallen_size))

    def _dust(self, painter: QPainter, x: float, y: float, t: float) -> None:
        dice, size = Random(2), self.fallen_size
        for number in range(11):
            begins = 0.36 + number * 0.022
            gone = along(t, begins, 0.55)
            if 0 < gone < 1:
                way = (number - 5) / 5
                at = x + way * (90 + 190 * ease(gone)) * size
                up = y - (10 + 100 * gone * dice.uniform(0.3, 1.2)) * size
                self.at(painter, self.dust, at, up, 0.5 + 0.9 * ease(gone), 0.85 * (1 - gone) * min(1.0, gone * 8))

    def _raise(self, painter: QPainter, t: float) -> None:
        """The victor's banner over the keep that stands."""
        size = self.standing_size
        up = ease(along(t, 0.40, 0.32))
        foot = self.standing_foot - KEEP[1] * 0.86 * size
        staff, x = 200 * size * up, self.middle + self.standing_at
        if staff < 4:
            return
        painter.setBrush(color("#3A2A1C"))
        painter.drawRect(QRectF(x - 4 * size, foot - staff, 8 * size, staff))
        painter.save()
        painter.translate(x + 4 * size, foot - staff)
        painter.scale(size * 1.25, size * 1.25)
        self.wave(painter, self.banner, 0, 4, t)
        painter.restore()


class Won(Falling):
    """The rival's Stronghold, at sunrise, from beside one's own."""

    fallen_at, fallen_size, fallen_foot = 390.0, 0.92, 640.0
    standing_at, standing_size, standing_foot = -330.0, 0.98, 650.0


class Lost(Falling):
    """One's own Stronghold, near, in the dusk; the rival's banner goes up far behind."""

    night = True
    fallen_at, fallen_size, fallen_foot = -150.0, 1.14, 690.0
    standing_at, standing_size, standing_foot = 480.0, 0.5, 560.0

    def prepare(self) -> None:
        super().prepare()
        self.own = self.cloth(170, 96, self.loser)
        self.ash = [(self.dice.random(), self.dice.random(), self.dice.uniform(1.5, 4)) for _ in range(60)]

    def show(self, painter: QPainter, t: float) -> None:
        """Its own banner sinks with it, and ash comes down."""
        size, sunk = self.fallen_size, along(t, 0.30, 0.26) ** 2
        x = self.middle + self.fallen_at
        foot = self.fallen_foot - KEEP[1] * 0.86 * size + sunk * 420 * size
        if sunk < 1:
            painter.save()
            painter.setOpacity(1 - sunk)
            painter.translate(x, foot)
            painter.rotate(-60 * sunk)
            painter.setBrush(color("#2A1E18"))
            painter.drawRect(QRectF(-5, -190, 10, 200))
            painter.translate(4, -190)
            self.wave(painter, self.own, 0, 4, t)
            painter.restore()
        super().show(painter, t)
        for across, start, side in self.ash:
            y = ((start + t * 0.22) % 1.0) * 760
            drift = math.sin(t * 7 + across * 40) * 12
            painter.fillRect(QRectF(across * self.wide + drift, y, side, side), color("#E8B48A", 0.5))


TABLEAUX = {"won": Won, "lost": Lost}

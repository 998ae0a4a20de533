"""How the book sees a match end: the frames of its twelve histories light up in gold; or twelve candles go out."""

from __future__ import annotations

import math
from functools import partial
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.tableau import HIGH, Layer, Tableau, along, ease
from desktop.table.drawing.theme import color, draw_icon, lighter
from desktop.worlds.chronicle.signet import gold

TWELVE = 12
FRAME = (170.0, 214.0)
ICONS = ("history", "fame", "power", "wisdom", "love", "lily")


def _boards(painter: QPainter, wide: float, light: float) -> None:
    """The oak of the table, darker towards its edges."""
    rect = QRectF(0, 0, wide, HIGH)
    painter.fillRect(rect, QBrush(paint.gradient(rect.topLeft(), rect.bottomRight(), "#4A2A1A", "#1C0E0A")))
    dice, high = Random(5), HIGH / 8
    for board in range(8):
        painter.fillRect(QRectF(0, board * high, wide, high), color("#7A4A2A" if board % 2 else "#000000", 0.12))
        painter.fillRect(QRectF(0, (board + 1) * high - 3, wide, 3), color("#060201", 0.7))
        painter.setPen(QPen(color("#1A0B06", 0.35), 1.4))
        for _ in range(16):
            x, y = dice.uniform(0, wide), board * high + dice.uniform(8, high - 8)
            painter.drawLine(QPointF(x, y), QPointF(x + dice.uniform(60, 260), y + dice.uniform(-3, 3)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(rect, color("#000000", 1 - light))
    paint.vignette(painter, rect, 0.7)


class Won(Tableau):
    """Two rows of six frames; gold runs through them, and the victor's shape stands in their middle."""

    def draw_ground(self, painter: QPainter) -> None:
        _boards(painter, self.wide, 0.66)
        for at in self._places():
            self._frame(painter, at, lit=False)

    def _places(self) -> list[QPointF]:
        """Round an arch, from the left foot over the crown to the right foot."""
        step = min(214.0, (self.wide - 90) / 6)
        rows = []
        for number in range(6):
            x = self.middle + (number - 2.5) * step
            bow = (abs(number - 2.5) / 2.5) ** 2 * 26
            rows.append((QPointF(x, 168 + bow), QPointF(x, 424 + bow)))
        return [row[0] for row in rows] + [row[1] for row in reversed(rows)]

    def _frame(self, painter: QPainter, at: QPointF, lit: bool, number: int = 0) -> None:
        wide, high = FRAME
        rect = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        if not lit:
            paint.soft_shadow(painter, rect, 8, 14, 7, 0.55)
            paint.box(painter, rect, 8, paint.vertical(rect.top(), rect.bottom(), "#3A2A1E", "#1E130C"), "#5A452C", 3)
            paint.box(painter, rect.adjusted(13, 13, -13, -13), 60, color("#120A06", 0.9), "#4A3824", 2)
            return
        paint.box(painter, rect, 8, paint.vertical(rect.top(), rect.bottom(), "#F6E6BC", "#D9B873"))
        painter.strokePath(paint.rounded(rect.adjusted(3, 3, -3, -3), 6), QPen(QBrush(gold(rect)), 7))
        arch = rect.adjusted(18, 16, -18, -16)
        painter.fillPath(
            paint.rounded(arch, 62), QBrush(paint.vertical(arch.top(), arch.bottom(), "#3C2413", "#160B06"))
        )
        centre = arch.center()
        painter.save()
        painter.setClipPath(paint.rounded(arch, 62))
        for ray in range(16):
            painter.save()
            painter.translate(centre)
            painter.rotate(ray * 22.5)
            painter.setBrush(color("#E9BE5E", 0.30))
            painter.drawPolygon([QPointF(0, 0), QPointF(130, -10), QPointF(130, 10)])
            painter.restore()
        painter.restore()
        painter.strokePath(paint.rounded(arch, 62), QPen(QBrush(gold(arch)), 5))
        side = 88.0
        icon = ICONS[number % len(ICONS)]
        draw_icon(
            painter, f"chronicle/{icon}", QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), "#FFE39A"
        )

    def prepare(self) -> None:
        wide, high = FRAME
        box = QRectF(-wide / 2 - 6, -high / 2 - 6, wide + 12, high + 12)
        self.bright = [
            self.layer(box, partial(self._frame, at=QPointF(0, 0), lit=True, number=number))
            for number in range(len(ICONS))
        ]
        self.light, self.spark = self.glow(190, "#FFD778", 0.75), self.glow(16, "#FFF3C4", 1.0)
        self.halo = self.glow(300, lighter(self.victor[0], 0.35), 0.9)
        self.sign = self.layer(QRectF(-130, -130, 260, 260), self._sign)
        dice = Random(8)
        self.dust = [(dice.random(), dice.random(), dice.uniform(0.4, 1.3)) for _ in range(70)]
        self.places = self._places()

    def _sign(self, painter: QPainter) -> None:
        """The victor's shape in a round of gold."""
        ring = QRectF(-104, -104, 208, 208)
        paint.soft_shadow(painter, ring, 104, 18, 6, 0.6)
        painter.setBrush(QBrush(paint.vertical(-104, 104, "#3C2413", "#160B06")))
        painter.drawEllipse(ring)
        round_path = QPainterPath()
        round_path.addEllipse(ring.adjusted(5, 5, -5, -5))
        painter.strokePath(round_path, QPen(QBrush(gold(ring)), 12))
        tint, shape = self.victor
        if shape:
            paint.seat_shape(painter, shape, QPointF(0, 0), 54, tint, 5)

    def show(self, painter: QPainter, t: float) -> None:
        for number, at in enumerate(self.places):
            come = along(t, 0.04 + number * 0.036, 0.14)
            if come <= 0:
                continue
            swell = 1.0 + 0.10 * math.sin(come * math.pi)
            self.at(
                painter,
                self.light,
                at.x(),
                at.y(),
                0.8 * swell,
                (1 - along(t, 0.2 + number * 0.036, 0.5) * 0.55) * come,
            )
            self.at(painter, self.bright[number % len(self.bright)], at.x(), at.y(), swell, ease(come))
        up = ease(along(t, 0.48, 0.26))
        if up > 0:
            self.at(painter, self.halo, self.middle, 300, 0.5 + 0.5 * up, up)
            self.at(painter, self.sign, self.middle, 300, 0.4 + 0.6 * up, up)
        rise = along(t, 0.2, 0.8)
        for across, down, size in self.dust:
            y = 700 - ((down + rise * 0.35 * size) % 1.0) * 640
            gleam = max(0.0, math.sin(t * 16 * size + across * 50)) * min(1.0, rise * 4)
            self.at(painter, self.spark, across * self.wide, y, size * 0.7, gleam * 0.8)


class Lost(Tableau):
    """Twelve candles burn along the board; one after the other they go out, and the room is dark."""

    def draw_ground(self, painter: QPainter) -> None:
        _boards(painter, self.wide, 0.30)
        for x, foot, high, size in self._row():
            self._candle(painter, x, foot, high, size)
        painter.fillRect(QRectF(0, 0, self.wide, HIGH), color("#070302", 0.66))

    def _row(self) -> list[tuple[float, float, float, float]]:
        """Where each stands, how tall it is burnt down, how near it is."""
        dice = Random(19)
        made: list[tuple[float, float, float, float]] = []
        for number in range(TWELVE):
            near = number % 2
            x = self.middle + (number - 5.5) * min(122.0, (self.wide - 80) / TWELVE)
            made.append((x, 545 + near * 78, dice.uniform(150, 290), 0.86 + near * 0.22))
        return made

    def _candle(self, painter: QPainter, x: float, foot: float, high: float, size: float) -> None:
        wide = 44 * size
        painter.setBrush(color("#000000", 0.45))
        painter.drawEllipse(QPointF(x, foot + 4), wide * 1.5, 15 * size)
        plate = QRectF(x - wide * 1.15, foot - 12 * size, wide * 2.3, 24 * size)
        painter.setBrush(QBrush(gold(plate)))
        painter.drawEllipse(plate)
        painter.setBrush(color("#2A180C", 0.75))
        painter.drawEllipse(plate.adjusted(7, 4, -7, -5))
        body = QRectF(x - wide / 2, foot - high * size, wide, high * size)
        wax = paint.gradient(body.topLeft(), body.topRight(), "#E8D9B4", "#FBF2DA", "#A98F62")
        painter.setBrush(QBrush(wax))
        painter.drawRoundedRect(body, 7, 7)
        for drop, long in ((-0.30, 0.34), (0.18, 0.22), (0.36, 0.46)):
            painter.drawRoundedRect(QRectF(x + wide * drop, body.top(), wide * 0.2, high * size * long), 5, 5)
        painter.setBrush(color("#C9AE78"))
        painter.drawEllipse(QRectF(body.left(), body.top() - 6 * size, wide, 13 * size))
        painter.setBrush(color("#1A0F08"))
        painter.drawRect(QRectF(x - 2, body.top() - 18 * size, 4, 20 * size))

    def prepare(self) -> None:
        self.row = self._row()
        self.lit = [self._lit(*each) for each in self.row]
        self.flame = self.layer(QRectF(-22, -74, 44, 84), self._flame)
        self.light, self.ember = self.glow(190, "#FFB65A", 0.7), self.glow(12, "#FF6A2A", 1.0)
        self.smoke = self.puff(30, "#8A8078")
        order = list(range(TWELVE))
        Random(2).shuffle(order)
        self.order = {candle: number for number, candle in enumerate(order)}

    def _lit(self, x: float, foot: float, high: float, size: float) -> Layer:
        """A candle in its own light."""
        box = QRectF(x - 70 * size, foot - (high + 30) * size, 140 * size, (high + 54) * size)
        return self.layer(box, lambda painter: self._candle(painter, x, foot, high, size))

    def _flame(self, painter: QPainter) -> None:
        for size, tint, strength in ((1.0, "#FF8A2A", 0.85), (0.68, "#FFD25A", 0.95), (0.36, "#FFFBE6", 1.0)):
            drop = QPainterPath(QPointF(0, -70 * size))
            drop.cubicTo(24 * size, -28 * size, 20 * size, 6, 0, 6)
            drop.cubicTo(-20 * size, 6, -24 * size, -28 * size, 0, -70 * size)
            painter.fillPath(drop, color(tint, strength))

    def show(self, painter: QPainter, t: float) -> None:
        for candle, (x, foot, high, size) in enumerate(self.row):
            top = foot - high * size - 12 * size
            out = 0.10 + self.order[candle] * 0.052
            left = 1 - along(t, out, 0.045)
            if left > 0:
                beat = 1 + 0.10 * math.sin(t * 60 + candle * 2.4) + 0.06 * math.sin(t * 97 + candle)
                self.lit[candle].draw(painter, opacity=left)
                self.at(painter, self.light, x, top - 20, size * (0.8 + 0.2 * beat) * (0.5 + 0.5 * left), left * 0.9)
                self.at(painter, self.flame, x, top + 6 * (1 - left), size * beat * (0.35 + 0.65 * left), left)
                continue
            glow = 1 - along(t, out + 0.045, 0.2)
            self.at(painter, self.ember, x, top + 4, size, glow)
            gone = along(t, out + 0.03, 0.40)
            for puff in range(3):
                part = along(gone, puff * 0.14, 0.72)
                if 0 < part < 1:
                    sway = math.sin(part * 5 + candle + puff) * 14
                    self.at(painter, self.smoke, x + sway, top - 150 * part, 0.4 + part, 0.55 * (1 - part))


TABLEAUX = {"won": Won, "lost": Lost}

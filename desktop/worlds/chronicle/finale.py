"""How the book sees a match end: open in gold light, a sign over its crown; or shut, as the candles go out."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.tableau import Light, Tableau, along, ease
from desktop.table.drawing.theme import color, lighter
from desktop.worlds.chronicle.signet import gold

# Places of the pictures.
CROWN = 889, 190
FLAMES = (Light(118, 95, 1.1), Light(311, 203, 1.0), Light(143, 360, 1.0), Light(1453, 160, 1.1), Light(1630, 215, 1.0),
          Light(1617, 340, 1.0))  # fmt: skip
WICKS = (Light(142, 222, 0.9), Light(325, 303, 0.9), Light(157, 434, 1.0), Light(1440, 272, 0.9), Light(1617, 308, 0.9),
         Light(1605, 420, 1.0))  # fmt: skip


class Won(Tableau):
    """Candles burn, gold dust rises, and the victor's shape stands over the crown in a round of gold."""

    picture, focus = "chronicle_won", (0.5, 0.3)

    def prepare(self) -> None:
        self.light, self.halo = self.glow(150, "#FFC060", 0.5), self.glow(330, lighter(self.victor[0], 0.45), 0.75)
        self.spark, self.dust = self.glow(11, "#FFE7A0", 1.0), self.grains(80, 0.4, 1.3)
        self.sign = self.layer(QRectF(-130, -130, 260, 260), self._sign)

    def _sign(self, painter: QPainter) -> None:
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
        self.lights(painter, self.light, FLAMES, t)
        self.drift(painter, self.spark, self.dust, t, (0.02, -0.28), gleam=16, opacity=0.8 * along(t, 0.05, 0.3))
        up = ease(along(t, 0.3, 0.3))
        if up > 0:
            at = self.spot(*CROWN)
            self.shine(painter, self.halo, at, 0.5 + 0.5 * up, 0.8 * up)
            self.at(painter, self.sign, at.x(), at.y() + 60 * (1 - up), self.zoom * (0.35 + 0.45 * up), up)


class Lost(Tableau):
    """One candle after the other goes out; an ember, smoke, and then only the moon."""

    picture, focus = "chronicle_lost", (0.5, 0.3)
    plain = "#16233C", "#05070C"

    def prepare(self) -> None:
        self.flame = self.layer(QRectF(-22, -74, 44, 84), self._flame)
        self.light, self.ember = self.glow(210, "#FFB65A", 0.8), self.glow(14, "#FF6A2A", 1.0)
        self.smoke = self.puff(30, "#8A94A8")
        self.order = Random(2).sample(range(len(WICKS)), len(WICKS))

    def _flame(self, painter: QPainter) -> None:
        for size, tint, strength in ((1.0, "#FF8A2A", 0.85), (0.68, "#FFD25A", 0.95), (0.36, "#FFFBE6", 1.0)):
            drop = QPainterPath(QPointF(0, -70 * size))
            drop.cubicTo(24 * size, -28 * size, 20 * size, 6, 0, 6)
            drop.cubicTo(-20 * size, 6, -24 * size, -28 * size, 0, -70 * size)
            painter.fillPath(drop, color(tint, strength))

    def show(self, painter: QPainter, t: float) -> None:
        for candle, wick in enumerate(WICKS):
            at, size, out = self.spot(wick.u, wick.v), wick.size * self.zoom, 0.14 + self.order[candle] * 0.1
            left = 1 - along(t, out, 0.06)
            if left > 0:
                beat = 1 + 0.10 * math.sin(t * 60 + candle * 2.4) + 0.06 * math.sin(t * 97 + candle)
                self.shine(painter, self.light, at - QPointF(0, 30), wick.size * (0.5 + 0.5 * left), left * beat * 0.85)
                self.at(painter, self.flame, at.x(), at.y() + 4, size * beat * (0.35 + 0.65 * left), left)
                continue
            self.at(painter, self.ember, at.x(), at.y(), size, 1 - along(t, out + 0.06, 0.3))
            gone = along(t, out + 0.03, 0.6)
            for puff in range(5):
                part = along(gone, puff * 0.1, 0.7)
                sway = math.sin(part * 5 + candle + puff) * 14
                rise = 190 * part * size
                self.at(painter, self.smoke, at.x() + sway, at.y() - rise, 0.3 + part, 0.5 * math.sin(part * math.pi))


TABLEAUX = {"won": Won, "lost": Lost}

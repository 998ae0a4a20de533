"""How the camp under Jupiter sees a match end: every lamp flares up and signals rise; or they go out one by one."""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen

from desktop.table.drawing import paint
from desktop.table.drawing.tableau import HIGH, Tableau, along, clipped, ease, hills, stars
from desktop.table.drawing.theme import color, lighter

HORIZON = 560.0
JUPITER = 300.0
BANDS = ("#EBDCC4", "#C99A6E", "#E9D4B4", "#A9663F", "#D9B58C", "#8A4E30", "#DDBF9A", "#B77A50", "#E6D2B5", "#9A6244")
LAMP = "#FFD98A"


class Lamp(NamedTuple):
    """A lamp on its mast: where its light is, how near, and when something happens to it."""

    x: float
    y: float
    size: float
    begins: float


class Camp(Tableau):
    """Ice, masts and domes under the planet."""

    def draw_ground(self, painter: QPainter) -> None:
        wide = self.wide
        painter.fillRect(QRectF(0, 0, wide, HIGH), QBrush(paint.vertical(0, HORIZON, "#05070D", "#0E2032", "#2C5468")))
        stars(painter, wide, HORIZON - 60, 150)
        self._planet(painter, QPointF(self.middle + 210, 300))
        hills(painter, wide, HORIZON - 26, 34, "#1B3844", 4)
        plain = paint.vertical(HORIZON, HIGH, "#26505E", "#0D2028", "#060D12")
        painter.fillRect(QRectF(0, HORIZON, wide, HIGH - HORIZON), QBrush(plain))
        self._ice(painter)
        for lamp in sorted(self.lamps(), key=lambda lamp: lamp.size):
            self._mast(painter, lamp)
        for x, size in ((-470, 1.0), (-255, 0.72), (360, 1.15)):
            self._dome(painter, self.middle + x, HORIZON + 46 * size, 84 * size)

    def lamps(self) -> list[Lamp]:
        """From the far end of the camp to the near one, now left and now right."""
        made = []
        for number in range(12):
            near = number / 11
            side = -1 if number % 2 else 1
            x = self.middle + side * (60 + near * self.wide * 0.40)
            size = 0.35 + near * 0.85
            made.append(Lamp(x, HORIZON + 10 + near * 130 - 190 * size, size, number))
        return made

    def _planet(self, painter: QPainter, at: QPointF) -> None:
        disc = QPainterPath()
        disc.addEllipse(at, JUPITER, JUPITER)
        painter.setBrush(paint.radial(at, JUPITER * 1.5, (0.6, color("#E9C79A", 0.20)), (1.0, color("#E9C79A", 0))))
        painter.drawEllipse(at, JUPITER * 1.5, JUPITER * 1.5)

        def draw(inside: QPainter) -> None:
            dice, y, number = Random(9), at.y() - JUPITER, 0
            inside.translate(at)
            inside.rotate(-11)
            inside.translate(-at)
            while y < at.y() + JUPITER:
                high = dice.uniform(20, 62)
                band = QPainterPath(QPointF(at.x() - JUPITER * 1.2, y))
                for step in range(13):
                    band.lineTo(at.x() - JUPITER * 1.2 + step * JUPITER * 0.2, y + math.sin(step * 1.9 + number) * 5)
                band.lineTo(at.x() + JUPITER * 1.2, y + high * 2)
                band.lineTo(at.x() - JUPITER * 1.2, y + high * 2)
                inside.fillPath(band, color(BANDS[number % len(BANDS)], 0.92))
                y, number = y + high, number + 1
            inside.setBrush(color("#A4482C", 0.75))
            inside.drawEllipse(QPointF(at.x() + 90, at.y() + 82), 54, 30)
            inside.setBrush(color("#D98A5C", 0.6))
            inside.drawEllipse(QPointF(at.x() + 90, at.y() + 82), 34, 17)
            shade = paint.radial(
                at - QPointF(120, 110), JUPITER * 1.75,
                (0.0, color("#FFF2D8", 0.22)), (0.45, color("#000000", 0.0)), (0.8, color("#04060C", 0.8)),
                (1.0, color("#04060C", 0.97)),
            )  # fmt: skip
            inside.setBrush(shade)
            inside.drawEllipse(at, JUPITER * 1.1, JUPITER * 1.1)

        clipped(painter, disc, draw)

    def _ice(self, painter: QPainter) -> None:
        dice = Random(12)
        for _ in range(70):
            near = dice.random() ** 1.6
            y = HORIZON + 8 + near * 420
            x, long = dice.uniform(0, self.wide), 20 + near * 190
            painter.setPen(QPen(color("#BFE6EE", 0.05 + 0.10 * (1 - near)), 1 + near * 2))
            painter.drawLine(QPointF(x, y), QPointF(x + long, y + dice.uniform(-6, 10) * near))
        painter.setPen(Qt.PenStyle.NoPen)

    def _mast(self, painter: QPainter, lamp: Lamp) -> None:
        foot, size = lamp.y + 190 * lamp.size, lamp.size
        painter.setPen(QPen(color("#0A141A"), 5 * size))
        painter.drawLine(QPointF(lamp.x - 20 * size, foot), QPointF(lamp.x, lamp.y))
        painter.drawLine(QPointF(lamp.x + 20 * size, foot), QPointF(lamp.x, lamp.y))
        painter.setPen(QPen(color("#0A141A"), 2.4 * size))
        for step in range(1, 6):
            half, y = 20 * size * step / 6, lamp.y + 190 * size * step / 6
            above = 20 * size * (step - 1) / 6
            painter.drawLine(QPointF(lamp.x - half, y), QPointF(lamp.x + half, y))
            painter.drawLine(QPointF(lamp.x - half, y), QPointF(lamp.x + above, y - 190 * size / 6))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("#1B2A33"))
        painter.drawRoundedRect(QRectF(lamp.x - 15 * size, lamp.y - 8 * size, 30 * size, 12 * size), 4, 4)

    def _dome(self, painter: QPainter, x: float, foot: float, radius: float) -> None:
        shell = QPainterPath(QPointF(x - radius, foot))
        shell.arcTo(QRectF(x - radius, foot - radius, 2 * radius, 2 * radius), 180, -180)
        shell.closeSubpath()
        painter.fillPath(
            shell, QBrush(paint.gradient(QPointF(x - radius, 0), QPointF(x + radius, 0), "#54707C", "#14242C"))
        )
        painter.setPen(QPen(color("#0B161C", 0.8), 2))
        for part in (0.35, 0.7):
            painter.drawArc(QRectF(x - radius * part, foot - radius, 2 * radius * part, 2 * radius), 0, 180 * 16)
        painter.setPen(Qt.PenStyle.NoPen)

    def prepare(self) -> None:
        self.row = self.lamps()
        self.shine = self.glow(150, LAMP, 1.0)
        self.bulb = self.glow(26, "#FFFFFF", 1.0)
        self.pool = self.layer(QRectF(-190, -46, 380, 92), self._pool)

    def _pool(self, painter: QPainter) -> None:
        painter.scale(1.0, 0.24)
        light = (0.0, color(LAMP, 0.42)), (0.5, color(LAMP, 0.15)), (1.0, color(LAMP, 0))
        painter.setBrush(paint.radial(QPointF(0, 0), 190, *light))
        painter.drawEllipse(QPointF(0, 0), 190, 190)

    def lit(self, painter: QPainter, lamp: Lamp, light: float) -> None:
        """A lamp, so bright: 1 is its everyday light."""
        if light <= 0.01:
            return
        self.at(painter, self.pool, lamp.x, lamp.y + 196 * lamp.size, lamp.size * (0.6 + 0.4 * light), light)
        self.at(painter, self.shine, lamp.x, lamp.y, lamp.size * (0.45 + 0.4 * light), light * 0.85)
        self.at(painter, self.bulb, lamp.x, lamp.y, lamp.size * (0.7 + 0.3 * light), light)


class Won(Camp):
    """The lamps flare up from the far end to the near one, and signals in the victor's colour rise over them."""

    def prepare(self) -> None:
        super().prepare()
        tint = lighter(self.victor[0], 0.12)
        self.flare, self.spark = self.glow(210, tint, 0.95), self.glow(40, lighter(tint, 0.4), 1.0)
        self.sheen = self.layer(QRectF(0, HORIZON, self.wide, 150), self._sheen)
        dice = Random(21)
        spots = (-0.30, 0.04, 0.33, -0.12, 0.22)
        self.signals = [
            (self.middle + at * self.wide, dice.uniform(90, 210), 0.22 + 0.085 * n) for n, at in enumerate(spots)
        ]

    def _sheen(self, painter: QPainter) -> None:
        fall = QLinearGradient(0, HORIZON, 0, HORIZON + 150)
        fall.setColorAt(0, color(self.victor[0], 0.5))
        fall.setColorAt(1, color(self.victor[0], 0))
        painter.fillRect(QRectF(0, HORIZON, self.wide, 150), QBrush(fall))

    def show(self, painter: QPainter, t: float) -> None:
        self.sheen.draw(painter, opacity=ease(along(t, 0.35, 0.4)) * 0.45)
        for lamp in self.row:
            flash = along(t, 0.04 + lamp.begins * 0.035, 0.16)
            beat = math.sin(flash * math.pi) * 0.9
            self.lit(painter, lamp, 0.22 + 0.9 * ease(flash) + beat)
        for x, top, begins in self.signals:
            self._signal(painter, x, top, along(t, begins, 0.46))

    def _signal(self, painter: QPainter, x: float, top: float, gone: float) -> None:
        if gone <= 0:
            return
        up = ease(min(1.0, gone * 1.7))
        y = HORIZON + 20 - (HORIZON + 20 - top) * up
        sway = x + math.sin(gone * 5 + x) * 10
        for step in range(9):
            back = y + (HORIZON - y) * step * 0.06
            self.at(painter, self.spark, sway - step * 1.5, back, 0.8 - step * 0.07, (1 - step / 9) * 0.8)
        burst = along(gone, 0.5, 0.5)
        self.at(painter, self.flare, sway, y, 0.35 + 0.65 * ease(burst), 0.55 + 0.45 * math.sin(gone * 21) * 0.3)
        self.at(painter, self.spark, sway, y, 1.2)


class Lost(Camp):
    """One lamp after the other goes out, the nearest last; it flickers, and only the planet's light is left."""

    def prepare(self) -> None:
        super().prepare()
        self.wisp = self.puff(34, "#6B7F88")
        self.night = self.layer(QRectF(0, HORIZON - 70, self.wide, HIGH - HORIZON + 70), self._night)

    def _night(self, painter: QPainter) -> None:
        fall = paint.vertical(HORIZON - 70, HORIZON + 60, color("#03060A", 0.0), color("#03060A", 0.72))
        painter.fillRect(QRectF(0, HORIZON - 70, self.wide, HIGH - HORIZON + 70), QBrush(fall))

    def show(self, painter: QPainter, t: float) -> None:
        self.night.draw(painter, opacity=along(t, 0.1, 0.66))
        for lamp in self.row:
            out = 0.08 + lamp.begins * 0.047 + (0.10 if lamp.begins == 11 else 0.0)
            left = 1 - along(t, out, 0.05)
            if 0.0 < left < 1.0 or (lamp.begins == 11 and 0.5 < t < out):
                left *= 0.55 + 0.45 * math.sin(t * 190 + lamp.x)
            self.lit(painter, lamp, max(0.0, left) * 0.95)
            smoke = along(t, out + 0.03, 0.3)
            if 0 < smoke < 1:
                up = lamp.y - 60 * smoke * lamp.size
                self.at(painter, self.wisp, lamp.x + 12 * smoke, up, lamp.size * (0.5 + smoke), 0.4 * (1 - smoke))


TABLEAUX = {"won": Won, "lost": Lost}

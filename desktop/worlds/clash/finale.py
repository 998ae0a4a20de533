"""How the two bridges see a match end: the victor's banner over a keep at sunrise; or a tower broken in the rain."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.table.drawing.tableau import HIGH, Light, Tableau, along, ease
from desktop.table.drawing.theme import color

# Places of the pictures.
SUN, STAFF = (940, 170), (519, 108)
TORCHES = (
    Light(240, 425, 1.0),
    Light(481, 445, 0.8),
    Light(560, 445, 1.0),
    Light(1370, 465, 1.1),
    Light(1516, 440, 1.0),
    Light(1218, 238, 0.8),
)
EMBERS = (Light(500, 595, 1.6), Light(515, 425, 1.5))
SMOKE = 530, 360
CROWS = ((0.10, 0.24, 0.7), (0.02, 0.16, 0.55), (-0.12, 0.30, 0.8), (0.22, 0.10, 0.5))  # from the left, down, how near


class Won(Tableau):
    """The sun comes up over the bridges, the torches burn, sparks rise; the keep shows whose it is."""

    picture, focus = "clash_won", (0.3, 0.2)

    def prepare(self) -> None:
        self.sun, self.fire = self.glow(520, "#FFE9B0", 0.6), self.glow(80, "#FFA040", 0.75)
        self.spark, self.sparks = self.glow(8, "#FFC060", 1.0), self.grains(40, 0.4, 1.2)
        self.banner = self.cloth(168 * self.zoom, 94 * self.zoom, self.victor)

    def show(self, painter: QPainter, t: float) -> None:
        up = ease(along(t, 0.05, 0.8))
        self.shine(painter, self.sun, self.spot(*SUN), 0.75 + 0.35 * up, 0.2 + 0.5 * up)
        self.lights(painter, self.fire, TORCHES, t)
        self.drift(painter, self.spark, self.sparks, t, (0.05, -0.3), gleam=15)
        rise = ease(along(t, 0.15, 0.35))
        staff = self.spot(*STAFF)
        self.wave(painter, self.banner, staff.x(), staff.y() + 60 * (1 - rise) * self.zoom, t, max(0.05, rise))


class Lost(Tableau):
    """Rain over the broken tower; what is left of the fire smokes, and crows come."""

    picture, focus = "clash_lost", (0.24, 0.25)
    plain = "#2C3A4C", "#0A0D12"

    def prepare(self) -> None:
        self.fire, self.smoke = self.glow(120, "#FF7A30", 0.6), self.puff(120, "#5A6676")
        self.rain = self.grains(110, 0.6, 1.5)

    def show(self, painter: QPainter, t: float) -> None:
        self.lights(painter, self.fire, EMBERS, t)
        foot = self.spot(*SMOKE)
        for number in range(7):
            gone = (t * 0.8 + number / 7) % 1.0
            x, y = foot.x() + 330 * gone**1.3 * self.zoom, foot.y() - 280 * gone * self.zoom
            self.at(painter, self.smoke, x, y, (0.35 + 1.1 * gone) * self.zoom, 0.55 * math.sin(gone * math.pi))
        painter.setPen(QPen(color("#0C0F14"), 5, c=Qt.PenCapStyle.RoundCap))
        for number, (start, down, size) in enumerate(CROWS):
            self._crow(painter, QPointF((start + 0.55 * t) * self.wide, down * HIGH), size, t * 26 + number * 2)
        painter.setPen(QPen(color("#C4D8EC", 0.28), 1.6))
        for across, down, size in self.rain:
            x, y = (across - 0.06 * t) % 1.0 * self.wide, (down + 2.6 * size * t) % 1.0 * HIGH
            painter.drawLine(QPointF(x, y), QPointF(x - 5 * size, y + 44 * size))

    def _crow(self, painter: QPainter, at: QPointF, size: float, beat: float) -> None:
        """Two wings that beat and a body between them."""
        wing = 17 * size * math.sin(beat)
        for side in (-1, 1):
            elbow = at + QPointF(side * 17 * size, -9 * size - wing * 0.6)
            painter.drawLine(at, elbow)
            painter.drawLine(elbow, at + QPointF(side * 36 * size, -wing))
        painter.drawLine(at + QPointF(-9 * size, 2), at + QPointF(10 * size, 0))


TABLEAUX = {"won": Won, "lost": Lost}

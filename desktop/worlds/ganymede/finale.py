"""How the camp under Jupiter sees a match end: lamps light up and signals rise; or wind blows over the wrecks."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from desktop.table.drawing.tableau import HIGH, Light, Tableau, along, ease
from desktop.table.drawing.theme import color, lighter

# Places of the pictures.
LAMPS = (Light(1010, 315, 0.5), Light(1170, 243, 0.6), Light(398, 168, 0.7), Light(1367, 185, 0.7),
         Light(694, 432, 1.0), Light(1110, 427, 1.0), Light(118, 356, 1.1), Light(1677, 330, 1.1))  # fmt: skip
LAST = Light(1180, 245, 0.8)
GROUND = 600.0  # from where signals rise


class Won(Tableau):
    """The lamps light up from the far end to the near one, and signals in the victor's colour rise over them."""

    picture, focus = "ganymede_won", (0.25, 0.3)

    def prepare(self) -> None:
        tint = lighter(self.victor[0], 0.12)
        self.lamp = self.glow(110, "#FFD98A", 0.8)
        self.flare, self.spark = self.glow(210, tint, 0.95), self.glow(40, lighter(tint, 0.4), 1.0)
        spots = (-0.30, 0.04, 0.33, -0.12, 0.22)
        self.signals = [
            (self.middle + at * self.wide, self.dice.uniform(80, 190), 0.16 + 0.085 * n) for n, at in enumerate(spots)
        ]

    def show(self, painter: QPainter, t: float) -> None:
        for number, lamp in enumerate(LAMPS):
            flash = along(t, 0.03 + number * 0.04, 0.16)
            self.lights(painter, self.lamp, (lamp,), t, 0.2 + 0.8 * ease(flash) + 0.7 * math.sin(flash * math.pi))
        for x, top, begins in self.signals:
            self._signal(painter, x, top, along(t, begins, 0.46))

    def _signal(self, painter: QPainter, x: float, top: float, gone: float) -> None:
        if gone <= 0:
            return
        y = GROUND - (GROUND - top) * ease(min(1.0, gone * 1.7))
        sway = x + math.sin(gone * 5 + x) * 10
        for step in range(9):
            back = y + (GROUND - y) * step * 0.06
            self.at(painter, self.spark, sway - step * 1.5, back, 0.8 - step * 0.07, (1 - step / 9) * 0.8)
        burst = along(gone, 0.5, 0.5)
        self.shine(painter, self.flare, QPointF(sway, y), 0.35 + 0.65 * ease(burst), 0.55 + 0.13 * math.sin(gone * 21))
        self.at(painter, self.spark, sway, y, 1.2)


class Lost(Tableau):
    """Ice blows over the wrecks; the last lamp flickers, and goes out."""

    picture, focus = "ganymede_lost", (0.35, 0.3)
    plain = "#3A5068", "#0C1424"

    def prepare(self) -> None:
        self.lamp, self.veil = self.glow(130, "#FFD98A", 0.9), self.puff(400, "#9FB8D0")
        self.ice = self.grains(150, 0.5, 1.6)

    def show(self, painter: QPainter, t: float) -> None:
        left = 1 - along(t, 0.5, 0.06)
        if t > 0.2:
            left *= 0.5 + 0.5 * math.sin(t * 170 + math.sin(t * 60))
        self.lights(painter, self.lamp, (LAST,), t, max(0.0, left))
        for number in range(2):
            gone = (t * 0.9 + number * 0.5) % 1.0
            self.at(painter, self.veil, (-0.25 + 1.5 * gone) * self.wide, 560 + 80 * number, 1.0, 0.28)
        painter.setPen(QPen(color("#E4F0FA", 0.5), 1.8))
        for across, down, size in self.ice:
            x = (across + 1.5 * size * t) % 1.0 * self.wide
            y = (down + 0.12 * math.sin(t * 4 + across * 20)) % 1.0 * HIGH
            painter.drawLine(QPointF(x, y), QPointF(x + 30 * size, y + 3 * size))


TABLEAUX = {"won": Won, "lost": Lost}

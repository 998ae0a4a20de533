"""How deep space sees a match end: the flagship of whoever won before a sunrise, or that of whoever lost, in two."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.table.drawing.tableau import HIGH, Light, Tableau, along, ease
from desktop.table.drawing.theme import color

SKAXAR = "diamond"  # the shape of that side; whoever has none sees the other's
# Places of the pictures.
SUN = 330, 552
ENGINES = {
    "fleet_won": (
        "#FFB060",
        (Light(1645, 295, 0.8), Light(1600, 375, 0.8), Light(1575, 425, 0.8), Light(1505, 525, 0.8)),
    ),
    "fleet_won_skaxar": ("#6BFFB0", (Light(1615, 440, 1.4),)),
}
BREAK = 800, 385


class Space(Tableau):
    """The picture of the side whose ship it is."""

    plain = "#1C1238", "#04060C"

    def side(self) -> tuple[str, str]:
        """Whose flagship is seen."""
        return self.victor

    def shown(self) -> str:
        return self.picture + ("_skaxar" if self.side()[1] == SKAXAR else "")


class Won(Space):
    """The sun comes up, engines burn, and far off what is left of the others still flashes."""

    picture, focus = "fleet_won", (0.8, 0.3)

    def prepare(self) -> None:
        tint, self.engines = ENGINES[self.shown()]
        self.sun, self.ray = self.glow(420, "#FFE2B0", 1.0), self.glow(1000, "#FFE8C8", 0.9)
        self.jet, self.flash = self.glow(95, tint, 0.7), self.glow(46, "#FFD27A", 1.0)
        self.hits = [(self.dice.gauss(820, 90), self.dice.gauss(370, 50), 0.05 + 0.11 * number) for number in range(8)]

    def show(self, painter: QPainter, t: float) -> None:
        at, up = self.spot(*SUN), ease(along(t, 0.05, 0.75))
        self.shine(painter, self.sun, at, 0.45 + 0.55 * up, 0.4 + 0.6 * up)
        painter.save()
        painter.translate(at)
        painter.scale(1.0, 0.02)  # the sun's streak in the lens
        self.shine(painter, self.ray, QPointF(0, 0), 0.4 + 0.6 * up, up)
        painter.restore()
        self.lights(painter, self.jet, self.engines, t)
        for u, v, begins in self.hits:
            gone = along(t, begins, 0.12)
            if 0 < gone < 1:
                self.shine(painter, self.flash, self.spot(u, v), 0.3 + 0.7 * ease(gone), 1 - gone)


class Lost(Space):
    """The two halves drift; sparks at the break, plates that tumble past."""

    picture, focus = "fleet_lost", (0.55, 0.3)

    def side(self) -> tuple[str, str]:
        return self.loser

    def prepare(self) -> None:
        self.ember, self.spark = self.glow(150, "#FF7A30", 0.7), self.glow(9, "#FFC27A", 1.0)
        self.sparks = [
            (self.dice.uniform(0, math.tau), self.dice.uniform(60, 330), self.dice.random()) for _ in range(40)
        ]
        self.plates = [(*grain, self.dice.uniform(-260, 260)) for grain in self.grains(26, 0.6, 2.2)]

    def show(self, painter: QPainter, t: float) -> None:
        self.lights(painter, self.ember, (Light(*BREAK, 1.0),), t, 1 - 0.5 * t)
        at = self.spot(*BREAK)
        for way, far, begins in self.sparks:
            gone = along(t, begins * 0.7, 0.3)
            if 0 < gone < 1:
                off = QPointF(math.cos(way), math.sin(way) * 0.7) * far * ease(gone) * self.zoom
                self.at(painter, self.spark, at.x() + off.x(), at.y() + off.y(), 1 - 0.5 * gone, 1 - gone)
        painter.setPen(QPen(color("#8FA6C8", 0.5), 0.8))
        for across, down, size, turn in self.plates:
            painter.save()
            painter.translate((across + 0.05 * size * t) % 1.0 * self.wide, (down - 0.03 * size * t) % 1.0 * HIGH)
            painter.rotate(turn * t)
            painter.fillRect(QRectF(-4 * size, -2.4 * size, 8 * size, 4.8 * size), color("#1A2434"))
            painter.drawLine(QPointF(-4 * size, -2.4 * size), QPointF(4 * size, -2.4 * size))
            painter.restore()


TABLEAUX = {"won": Won, "lost": Lost}

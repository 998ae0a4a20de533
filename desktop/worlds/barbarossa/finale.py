"""How the map room sees a campaign end: morning, the last pin with its flag; or snow over a column left behind."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.table.drawing.tableau import Light, Tableau, along, ease
from desktop.table.drawing.theme import lighter

# Places of the picture.
WINDOW, PIN = (960, 150), (1097, 449)
LAMP = (Light(250, 345, 1.0),)


class Won(Tableau):
    """It grows light in the window, dust hangs in the beam, and the last pin shows whose city it is."""

    picture, focus = "barbarossa_won", (0.62, 0.3)

    def prepare(self) -> None:
        self.dawn, self.lamp = self.glow(520, "#FFD9A0", 0.5), self.glow(230, "#FFD890", 0.5)
        self.speck, self.dust = self.flake(4, "#FFF2D8"), self.grains(60, 0.4, 1.2)
        self.flag = self.cloth(112 * self.zoom, 56 * self.zoom, (lighter(self.victor[0], 0.05).name(), self.victor[1]))

    def show(self, painter: QPainter, t: float) -> None:
        pin = self.spot(*PIN)
        day = ease(along(t, 0.0, 0.9))
        self.shine(painter, self.dawn, self.spot(*WINDOW), 0.8 + 0.3 * day, 0.1 + 0.5 * day)
        self.lights(painter, self.lamp, LAMP, t, 1 - 0.5 * day)
        self.drift(painter, self.speck, self.dust, t, (0.05, 0.06), gleam=9, opacity=0.6)
        up = ease(along(t, 0.25, 0.3))
        if up > 0:
            self.wave(painter, self.flag, pin.x(), pin.y(), t * 0.5, up)


class Lost(Tableau):
    """Snow drives over the road until little is seen of it."""

    picture, focus = "barbarossa_lost", (0.3, 0.35)
    plain = "#6F88B8", "#1C2A58"

    def prepare(self) -> None:
        self.white, self.snow = self.flake(6, "#FFFFFF"), self.grains(190, 0.4, 1.7)
        self.gust = self.puff(400, "#C8D4EC")

    def show(self, painter: QPainter, t: float) -> None:
        for number in range(2):
            gone = (t * 0.7 + number * 0.5) % 1.0
            x = (1.25 - 1.5 * gone) * self.wide
            self.at(painter, self.gust, x, 560 + 90 * number, 1.0, 0.3 * along(t, 0.0, 0.5))
        thick = round(len(self.snow) * (0.3 + 0.7 * along(t, 0.05, 0.6)))
        self.drift(painter, self.white, self.snow[:thick], t, (-0.42, 0.5))


TABLEAUX = {"won": Won, "lost": Lost}

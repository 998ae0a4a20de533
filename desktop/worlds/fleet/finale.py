"""How deep space sees a match end: the losing flagship breaks up under the victor's fire, and the planet turns on.

Won, it is the rival's, far above one's own guns; lost, one's own, near, over a planet that turns to its night side.
"""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPolygonF

from desktop.table.drawing import paint
from desktop.table.drawing.tableau import HIGH, Layer, Tableau, along, clipped, ease, poly, stars
from desktop.table.drawing.theme import color, darker

EARTH = "circle"  # the shape of that side
HULL = (340.0, 430.0)


# Five shards that fill the hull's box, in shares of it.
SHARDS = (
    (((0, 0), (0.56, 0), (0.44, 0.30), (0.52, 0.42), (0, 0.36)), (-120, -90), -34, 0.42),
    (((0.56, 0), (1, 0), (1, 0.46), (0.52, 0.42), (0.44, 0.30)), (130, -80), 40, 0.46),
    (((0, 0.36), (0.52, 0.42), (0.40, 0.60), (0.50, 0.72), (0, 0.80)), (-170, 40), 28, 0.38),
    (((0.52, 0.42), (1, 0.46), (1, 0.84), (0.50, 0.72), (0.40, 0.60)), (160, 60), -30, 0.44),
    (((0, 0.80), (0.50, 0.72), (1, 0.84), (1, 1), (0, 1)), (-90, 130), 18, 0.50),
)


def _earth(painter: QPainter) -> None:
    """A carrier of plates and tubes, its bow up."""
    plate = paint.gradient(QPointF(-90, 0), QPointF(90, 0), "#F2F5F7", "#B9C3CB", "#6E7B86")
    dark = paint.gradient(QPointF(-120, 0), QPointF(120, 0), "#8C98A2", "#3C464F")
    for side in (-1, 1):
        poly(painter, QBrush(dark), [(side * 58, -60), (side * 128, -20), (side * 128, 150), (side * 58, 120)])
        painter.setBrush(QBrush(plate))
        painter.drawRoundedRect(QRectF(side * 118 - 22, -70, 44, 250), 16, 16)
        painter.setBrush(color("#E8843A"))
        painter.drawRect(QRectF(side * 118 - 22, -38, 44, 16))
        for step in range(5):
            painter.setBrush(color("#26303A"))
            painter.drawRect(QRectF(side * 118 - 12, 0 + step * 30, 24, 16))
    poly(
        painter,
        QBrush(plate),
        [(-34, -200), (34, -200), (74, -60), (74, 150), (44, 190), (-44, 190), (-74, 150), (-74, -60)],
    )
    poly(painter, "#E8843A", [(-30, -186), (30, -186), (36, -160), (-36, -160)])
    painter.setBrush(QBrush(dark))
    painter.drawRoundedRect(QRectF(-40, -120, 80, 110), 14, 14)
    painter.drawRoundedRect(QRectF(-52, 20, 104, 120), 14, 14)
    for x in range(-3, 4):
        for y in range(3):
            painter.setBrush(color("#FFE7A8", 0.95))
            painter.drawRect(QRectF(x * 13 - 3, 42 + y * 30, 6, 6))
    for x in (-30, 0, 30):
        painter.setBrush(color("#2C353D"))
        painter.drawRect(QRectF(x - 11, 188, 22, 20))
    for x in (-118, 118):
        painter.drawRect(QRectF(x - 14, 178, 28, 18))


def _skaxar(painter: QPainter) -> None:
    """A hull that has grown: horns, ribs, eyes that glow; its bow up like the other's."""
    flesh = paint.gradient(QPointF(-120, 0), QPointF(120, 0), "#C79AE8", "#7E45A8", "#3A1B58")
    for side in (-1, 1):
        for number, (y, out) in enumerate(((-150, 84), (-80, 128), (0, 160), (80, 150), (150, 104))):
            horn = QPainterPath(QPointF(side * 40, y + 46))
            horn.quadTo(side * out * 0.9, y + 40, side * out, y - 60)
            horn.quadTo(side * out * 0.62, y - 4, side * 40, y - 10)
            painter.fillPath(horn, QBrush(darker("#8A55B4", 0.08 * number)))
    body = QPainterPath(QPointF(0, -212))
    body.cubicTo(70, -150, 108, -40, 92, 70)
    body.cubicTo(82, 150, 40, 196, 0, 208)
    body.cubicTo(-40, 196, -82, 150, -92, 70)
    body.cubicTo(-108, -40, -70, -150, 0, -212)
    painter.fillPath(body, QBrush(flesh))
    painter.setPen(QPen(color("#2A1040", 0.6), 4))
    for rib in range(6):
        y = -120 + rib * 52
        half = 44 + 40 * math.sin((rib + 1) / 7 * math.pi)
        arc = QPainterPath(QPointF(-half, y))
        arc.quadTo(0, y + 44, half, y)
        painter.strokePath(arc, painter.pen())
    painter.setPen(Qt.PenStyle.NoPen)
    for eye in range(7):
        painter.setBrush(color("#8CFFE0", 0.95))
        painter.drawEllipse(QPointF(0, -140 + eye * 40), 8, 13)
    for x in (-34, 0, 34):
        painter.setBrush(color("#2A1040"))
        painter.drawEllipse(QPointF(x, 190), 13, 16)


class Broken(Tableau):
    """What both endings share."""

    hulk_at, hulk_y, hulk_size = 0.0, 260.0, 1.0
    guns_y, guns_size = 1010.0, 0.46
    planet_y, planet_radius = 1460.0, 900.0
    fire_up = True
    night = False

    def draw_ground(self, painter: QPainter) -> None:
        wide = self.wide
        painter.fillRect(QRectF(0, 0, wide, HIGH), QBrush(paint.vertical(0, HIGH, "#0B0718", "#0A1024", "#040810")))
        dice = Random(14)
        for _ in range(16):
            at = QPointF(dice.uniform(0, wide), dice.uniform(-60, 420))
            size, tint = dice.uniform(120, 340), dice.choice(("#7A2E9A", "#4A2A8A", "#2A4A9A", "#8A2A6A"))
            painter.setBrush(paint.radial(at, size, (0.0, color(tint, 0.22)), (1.0, color(tint, 0.0))))
            painter.drawEllipse(at, size, size)
        stars(painter, wide, HIGH, 260)

    def prepare(self) -> None:
        side, self.earth_wins = self.loser[1], self.victor[1] == EARTH
        draw = _earth if side == EARTH else _skaxar
        wide, high = HULL[0] * self.hulk_size, HULL[1] * self.hulk_size

        def hull(painter: QPainter) -> None:
            painter.scale(self.hulk_size, self.hulk_size * (-1 if self.fire_up else 1))
            draw(painter)

        box = QRectF(-wide / 2, -high / 2, wide, high)
        whole = self.layer(box, hull)
        self.shards = [
            (self._shard(whole, box, shape), QPointF(*away), turn, begins) for shape, away, turn, begins in SHARDS
        ]
        own = _earth if self.victor[1] == EARTH else _skaxar

        def gun(painter: QPainter) -> None:
            painter.scale(self.guns_size, self.guns_size * (1 if self.fire_up else -1))
            own(painter)

        small = QRectF(
            -HULL[0] / 2 * self.guns_size,
            -HULL[1] / 2 * self.guns_size,
            HULL[0] * self.guns_size,
            HULL[1] * self.guns_size,
        )
        self.gun = self.layer(small, gun)
        ray = "#FFB45A" if self.earth_wins else "#6BFFD2"
        self.ray = ray
        self.muzzle, self.blast = self.glow(60, ray, 1.0), self.glow(150, "#FFD27A", 1.0)
        self.last, self.smoke = self.glow(420, "#FFE2A6", 1.0), self.puff(110, "#5A4A58")
        self.world = self.layer(self._disc(), self._planet)
        self.clouds = self.layer(self._disc().adjusted(-220, 0, 220, 0), self._clouds)
        dice = Random(17)
        self.hits = [
            (dice.uniform(-0.36, 0.36) * wide, dice.uniform(-0.4, 0.4) * high, 0.12 + 0.028 * number)
            for number in range(12)
        ]
        self.debris = [
            (dice.uniform(0, math.tau), dice.uniform(120, 520), dice.uniform(2, 6), dice.uniform(0.36, 0.52))
            for _ in range(46)
        ]

    def _shard(self, whole: Layer, box: QRectF, shape: tuple[tuple[float, float], ...]) -> Layer:
        points = QPolygonF([QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in shape])

        def draw(painter: QPainter) -> None:
            path = QPainterPath()
            path.addPolygon(points)
            path.closeSubpath()
            clipped(painter, path, whole.turned)

        return self.layer(points.boundingRect(), draw)

    def _disc(self) -> QRectF:
        top = self.planet_y - self.planet_radius
        return QRectF(0, top - 60, self.wide, HIGH - top + 60)

    def _planet(self, painter: QPainter) -> None:
        at, radius = QPointF(self.middle, self.planet_y), self.planet_radius
        sea = ("#10243A", "#0A1626", "#050B14") if self.night else ("#3E8CC8", "#1E568C", "#0C2440")
        painter.setBrush(paint.radial(at, radius + 60, (0.93, color("#7CC4FF", 0.55)), (1.0, color("#7CC4FF", 0))))
        painter.drawEllipse(at, radius + 60, radius + 60)
        painter.setBrush(paint.radial(at - QPointF(0, radius * 0.75), radius, (0, sea[0]), (0.5, sea[1]), (1, sea[2])))
        painter.drawEllipse(at, radius, radius)

    def _clouds(self, painter: QPainter) -> None:
        path, dice = QPainterPath(), Random(23)
        path.addEllipse(QPointF(self.middle, self.planet_y), self.planet_radius + 400, self.planet_radius - 6)

        def draw(inside: QPainter) -> None:
            for _ in range(70):
                way = dice.uniform(-0.5, 0.5)
                off = self.planet_radius * dice.uniform(0.5, 0.93)
                at = QPointF(self.middle + math.sin(way) * off, self.planet_y - math.cos(way) * off)
                inside.setBrush(color("#EAF6FF", dice.uniform(0.05, 0.16) * (0.4 if self.night else 1.0)))
                inside.drawEllipse(at, dice.uniform(30, 110), dice.uniform(4, 13))

        clipped(painter, path, draw)

    def show(self, painter: QPainter, t: float) -> None:
        self.world.draw(painter)
        self.clouds.draw(painter, dx=-110 + 220 * t)
        x, y = self.middle + self.hulk_at, self.hulk_y
        near = (0.0,) if self.wide < 1200 else (-0.5, 0.0, 0.5)
        guns = [self.middle + (place * 2) * min(430, self.wide * 0.3) for place in near]
        self._hulk(painter, x, y, t)
        self._salvo(painter, guns, x, y, t)
        for number, gun in enumerate(guns):
            sway = math.sin(t * 6 + number * 2) * 6
            self.at(
                painter,
                self.gun,
                gun,
                self.guns_y + sway + (44 if number == 1 else 0) * (1 if self.fire_up else -1),
                1.0,
            )

    def _hulk(self, painter: QPainter, x: float, y: float, t: float) -> None:
        sink = (26 if self.fire_up else 60) * along(t, 0.45, 0.55) ** 2
        for layer, away, turn, begins in self.shards:
            gone = along(t, begins, 1.1 - begins)
            out = ease(gone) * self.hulk_size
            centre = layer.rect.center()
            painter.save()
            painter.translate(x + centre.x() + away.x() * out, y + centre.y() + away.y() * out + sink)
            painter.rotate(turn * ease(gone))
            painter.translate(-centre)
            layer.turned(painter, 1 - 0.55 * gone)
            painter.restore()
        for number, (dx, dy, begins) in enumerate(self.hits):
            gone = along(t, begins, 0.20)
            if 0 < gone < 1:
                self.at(
                    painter, self.blast, x + dx, y + dy, (0.25 + 0.7 * ease(gone)) * (0.6 + number % 3 * 0.25), 1 - gone
                )
        for way, far, size, begins in self.debris:
            gone = ease(along(t, begins, 0.6))
            if gone:
                at = QPointF(x + math.cos(way) * far * gone, y + math.sin(way) * far * 0.8 * gone + sink)
                painter.setBrush(color("#FFC27A" if gone < 0.6 else "#8A8F98", 1 - gone * 0.8))
                painter.drawRect(QRectF(at.x(), at.y(), size, size))
        flash = along(t, 0.40, 0.34)
        if 0 < flash < 1:
            self.at(painter, self.last, x, y, 0.35 + 0.75 * ease(flash), (1 - flash) * min(1.0, flash * 9))
        smoke = along(t, 0.48, 0.5)
        for number in range(5):
            if 0 < smoke < 1:
                aside = x + (number - 2) * 70 * (0.4 + smoke)
                self.at(
                    painter, self.smoke, aside, y + math.sin(number * 2.1) * 60, 0.6 + smoke * 0.8, 0.5 * (1 - smoke)
                )

    def _salvo(self, painter: QPainter, guns: list[float], x: float, y: float, t: float) -> None:
        for number, (dx, dy, begins) in enumerate(self.hits):
            left = 1 - along(t, begins, 0.07)
            if not 0 < left < 1:
                continue
            gun = guns[number % len(guns)]
            bow = self.guns_y - HULL[1] * 0.46 * self.guns_size * (1 if self.fire_up else -1)
            for wide, tint, strength in ((9, self.ray, 0.35), (3, "#FFFFFF", 0.95)):
                painter.setPen(QPen(color(tint, strength * left), wide))
                painter.drawLine(QPointF(gun, bow), QPointF(x + dx, y + dy))
            painter.setPen(Qt.PenStyle.NoPen)
            self.at(painter, self.muzzle, gun, bow, 0.6 + 0.4 * left, left)


class Won(Broken):
    """The rival's flagship, above one's own."""

    hulk_y, hulk_size = 236.0, 0.9
    guns_y, guns_size = 600.0, 0.42


class Lost(Broken):
    """One's own flagship, large, over the night; the rival's guns come from above."""

    hulk_y, hulk_size = 420.0, 1.06
    guns_y, guns_size = 100.0, 0.34
    fire_up, night = False, True


TABLEAUX = {"won": Won, "lost": Lost}

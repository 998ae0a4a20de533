"""How the map room sees a campaign end: the arrows reach the city and a flag goes up over it; or the line on the map
stops short, and snow covers it."""

from __future__ import annotations

import math
from functools import partial
from itertools import pairwise
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.table.drawing import paint
from desktop.table.drawing.tableau import HIGH, Tableau, along, ease
from desktop.table.drawing.theme import color, darker, lighter

CITY = QPointF(150, 335)  # from the middle of the picture
# Where columns start, and two points that bend their way to the city.
COLUMNS = (
    ((-720, 690), (-560, 430), (-230, 400)),
    ((-330, 760), (-260, 560), (-60, 430)),
    ((330, 740), (420, 560), (330, 420)),
    ((780, 640), (640, 450), (440, 330)),
)
FRONT = ((-820, 470), (-600, 400), (-420, 470), (-210, 420), (-30, 500), (170, 480), (330, 520), (560, 440), (850, 480))


class Map(Tableau):
    """A staff map of contour lines, a river, roads, rails, and a city where they meet."""

    paper = ("#C8BD94", "#A39A72", "#6E6A4C")

    def draw_ground(self, painter: QPainter) -> None:
        rect = QRectF(0, 0, self.wide, HIGH)
        painter.fillRect(rect, QBrush(paint.vertical(0, HIGH, *self.paper)))
        pool = QPointF(self.middle + CITY.x(), CITY.y() + 40)
        light = (0.0, color("#FFF3C8", 0.55)), (0.5, color("#FFF3C8", 0.16)), (1.0, color("#FFF3C8", 0))
        painter.setBrush(paint.radial(pool, 760, *light))
        painter.drawRect(rect)
        painter.save()
        painter.translate(self.middle, 0)
        self._contours(painter)
        self._grid(painter)
        self._water(painter)
        self._ways(painter)
        self._city(painter)
        painter.restore()
        paint.vignette(painter, rect, 0.62)

    def _contours(self, painter: QPainter) -> None:
        dice = Random(31)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color("#5C5233", 0.34), 1.6))
        for _ in range(13):
            centre = QPointF(dice.uniform(-950, 950), dice.uniform(-40, 1000))
            phase, lobes = dice.uniform(0, 6), dice.choice((2, 3, 4))
            for ring in range(1, 7):
                path = QPainterPath()
                for step in range(49):
                    way = step / 48 * math.tau
                    off = ring * 27 * (1 + 0.22 * math.sin(way * lobes + phase) + 0.1 * math.sin(way * 5 + phase * 2))
                    at = centre + QPointF(math.cos(way) * off * 1.35, math.sin(way) * off)
                    path.lineTo(at) if step else path.moveTo(at)
                painter.drawPath(path)

    def _grid(self, painter: QPainter) -> None:
        painter.setPen(QPen(color("#3A3420", 0.22), 1.2))
        for x in range(-1300, 1301, 200):
            painter.drawLine(QPointF(x, 0), QPointF(x, HIGH))
        for y in range(100, 1000, 200):
            painter.drawLine(QPointF(-1400, y), QPointF(1400, y))

    def _water(self, painter: QPainter) -> None:
        river = QPainterPath(QPointF(-1300, 180))
        river.cubicTo(-760, 120, -420, 320, -180, 250)
        river.cubicTo(60, 190, 120, 330, 330, 300)
        river.cubicTo(640, 260, 820, 420, 1400, 300)
        painter.strokePath(river, QPen(color("#3F7A9A", 0.55), 15, c=Qt.PenCapStyle.RoundCap))
        painter.strokePath(river, QPen(color("#A9CFDC", 0.75), 7, c=Qt.PenCapStyle.RoundCap))

    def _ways(self, painter: QPainter) -> None:
        for x, y in ((-1200, 620), (-520, 1000), (420, 1000), (1250, 560), (980, -20), (-260, -20)):
            road = QPainterPath(CITY)
            road.quadTo(QPointF((CITY.x() + x) / 2 + (y - 400) * 0.18, (CITY.y() + y) / 2), QPointF(x, y))
            painter.strokePath(road, QPen(color("#7A3328", 0.75), 7))
            painter.strokePath(road, QPen(color("#E6C9A4", 0.9), 3.4))
        rail = QPainterPath(QPointF(-1300, 760))
        rail.cubicTo(-700, 640, -300, 520, CITY.x(), CITY.y())
        rail.cubicTo(480, 120, 700, 60, 1300, 90)
        painter.strokePath(rail, QPen(color("#1E1A12", 0.85), 4))
        sleepers = QPen(color("#1E1A12", 0.85), 12)
        sleepers.setDashPattern([0.25, 1.6])
        sleepers.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.strokePath(rail, sleepers)
        painter.setPen(Qt.PenStyle.NoPen)

    def _city(self, painter: QPainter) -> None:
        dice = Random(12)
        for _ in range(150):
            way, off = dice.uniform(0, math.tau), abs(dice.gauss(0, 62))
            at = CITY + QPointF(math.cos(way) * off * 1.25, math.sin(way) * off * 0.85)
            side = dice.uniform(7, 20)
            painter.setBrush(color(dice.choice(("#A8433A", "#8E3630", "#C46A52", "#5A4A40")), 0.92))
            painter.drawRect(QRectF(at.x(), at.y(), side, side * dice.uniform(0.6, 1.0)))

    # ---- what moves

    def prepare(self) -> None:
        self.ways = [self._way(*points) for points in COLUMNS]

    def _way(self, start: tuple[float, float], first: tuple[float, float], last: tuple[float, float]) -> QPainterPath:
        way = QPainterPath(QPointF(self.middle + start[0], start[1]))
        aim = QPointF(self.middle, 0) + CITY
        last_at = QPointF(self.middle + last[0], last[1])
        near = aim + (last_at - aim) * 0.42
        way.cubicTo(QPointF(self.middle + first[0], first[1]), last_at, near)
        return way

    def column(self, painter: QPainter, way: QPainterPath, tint: str | QColor, share: float, bold: float) -> None:
        """An arrow on the map, drawn so far, broader at its tail."""
        if share <= 0.02:
            return
        steps = 16
        left, right = [], []
        for step in range(steps + 1):
            part = share * step / steps
            at, turn = way.pointAtPercent(part), math.radians(way.angleAtPercent(part))
            half = bold * (1.0 - 0.45 * part)
            side = QPointF(math.sin(turn), math.cos(turn)) * half
            left.append(at + side)
            right.append(at - side)
        tip, turn = way.pointAtPercent(share), math.radians(way.angleAtPercent(share))
        ahead, side = QPointF(math.cos(turn), -math.sin(turn)), QPointF(math.sin(turn), math.cos(turn))
        head = [tip + side * bold * 1.7, tip + ahead * bold * 2.6, tip - side * bold * 1.7]
        figure = QPolygonF([*left, *head, *reversed(right)])
        painter.setPen(QPen(darker(tint, 0.45), 2.5))
        painter.setBrush(QBrush(tint))
        painter.drawPolygon(figure)
        painter.setPen(Qt.PenStyle.NoPen)


class Won(Map):
    """Four columns reach the city, and the victor's flag goes up over it."""

    def prepare(self) -> None:
        super().prepare()
        self.reached = [
            self.layer(
                way.boundingRect().adjusted(-60, -60, 60, 60),
                partial(self.column, way=way, tint=lighter(self.victor[0], 0.05), share=1.0, bold=17),
            )
            for way in self.ways
        ]
        self.flag = self.cloth(250, 140, self.victor)
        self.light, self.smoke = self.glow(330, "#FFF0B8", 0.9), self.puff(90, "#4A4438")
        self.staff = self.layer(QRectF(-9, -330, 18, 350), self._staff)

    def _staff(self, painter: QPainter) -> None:
        painter.setBrush(QBrush(paint.gradient(QPointF(-6, 0), QPointF(6, 0), "#B58A4A", "#5A3E1C")))
        painter.drawRect(QRectF(-5, -320, 10, 330))
        painter.setBrush(color("#F3D58A"))
        painter.drawEllipse(QPointF(0, -322), 9, 9)

    def show(self, painter: QPainter, t: float) -> None:
        for number, way in enumerate(self.ways):
            share = ease(along(t, 0.02 + 0.05 * number, 0.38))
            if share < 1:
                self.column(painter, way, lighter(self.victor[0], 0.05), share, 17)
            else:
                self.reached[number].draw(painter)
        x, y = self.middle + CITY.x(), CITY.y()
        for number in range(4):
            gone = along(t, 0.26 + number * 0.05, 0.4)
            if 0 < gone < 1:
                at = x + (number - 1.5) * 56
                self.at(painter, self.smoke, at, y - 20 - 60 * gone, 0.4 + 0.6 * gone, 0.7 * (1 - gone))
        up = ease(along(t, 0.42, 0.30))
        if up <= 0:
            return
        self.at(painter, self.light, x, y - 60, 0.5 + 0.5 * up, up * 0.85)
        self.at(painter, self.staff, x, y + 20 + 60 * (1 - up), 1.0, up)
        self.wave(painter, self.flag, x + 5, y + 20 - 300 * up, t, min(1.0, 0.35 + up))


class Lost(Map):
    """The columns stop short of it; the front freezes, and snow falls on the map."""

    paper = ("#B9B8A6", "#8E9288", "#565E60")

    def prepare(self) -> None:
        super().prepare()
        self.frost = self.layer(QRectF(0, 0, self.wide, HIGH), self._frost)
        self.flake = self.glow(7, "#FFFFFF", 1.0)
        dice = Random(40)
        self.snow = [(dice.random(), dice.random(), dice.uniform(0.5, 1.6)) for _ in range(150)]
        self.front = QPainterPath(QPointF(self.middle + FRONT[0][0] * 1.3, FRONT[0][1]))
        for before, here in pairwise(FRONT):
            bend = QPointF(self.middle + (before[0] + here[0]) / 2, before[1])
            self.front.quadTo(bend, QPointF(self.middle + here[0], here[1]))
        self.drift = self.layer(self.front.boundingRect().adjusted(-60, -90, 60, 90), self._line)

    def _line(self, painter: QPainter) -> None:
        """The front, with icicles."""
        painter.strokePath(self.front, QPen(color("#0E2A3C", 0.55), 20))
        painter.strokePath(self.front, QPen(color("#BFE8F6"), 11))
        painter.strokePath(self.front, QPen(color("#FFFFFF", 0.9), 4))
        for step in range(46):
            at = self.front.pointAtPercent(step / 45)
            long = 16 + (step * 37 % 26)
            spike = QPolygonF([at + QPointF(-6, 0), at + QPointF(6, 0), at + QPointF(0, long)])
            painter.setBrush(color("#DDF4FC", 0.92))
            painter.drawPolygon(spike)

    def _frost(self, painter: QPainter) -> None:
        """White from the edges inwards, with ferns of ice."""
        rect = QRectF(0, 0, self.wide, HIGH)
        painter.fillRect(rect, color("#C9DCE6", 0.30))
        fall = (0.35, color("#EAF6FC", 0.0)), (0.75, color("#EAF6FC", 0.45)), (1.0, color("#F6FCFF", 0.92))
        painter.save()
        painter.translate(self.middle, HIGH * 0.42)
        painter.scale(self.wide / HIGH * 1.06, 1.0)
        painter.setBrush(paint.radial(QPointF(0, 0), HIGH * 0.66, *fall))
        painter.drawRect(QRectF(-HIGH, -HIGH, 2 * HIGH, 2 * HIGH))
        painter.restore()
        dice = Random(3)
        painter.setPen(QPen(color("#FFFFFF", 0.7), 2))
        for number in range(46):
            side = number % 4
            x = dice.uniform(0, self.wide) if side < 2 else (0 if side == 2 else self.wide)
            y = (0 if side == 0 else HIGH) if side < 2 else dice.uniform(0, HIGH)
            aim = math.atan2(HIGH * 0.42 - y, self.middle - x) + dice.uniform(-0.5, 0.5)
            self._fern(painter, QPointF(x, y), aim, dice.uniform(60, 190), 2)
        painter.setPen(Qt.PenStyle.NoPen)

    def _fern(self, painter: QPainter, at: QPointF, way: float, long: float, depth: int) -> None:
        tip = at + QPointF(math.cos(way), math.sin(way)) * long
        painter.drawLine(at, tip)
        if depth:
            for share in (0.3, 0.5, 0.7, 0.85):
                for side in (-0.9, 0.9):
                    self._fern(painter, at + (tip - at) * share, way + side, long * 0.34 * (1.15 - share), depth - 1)

    def show(self, painter: QPainter, t: float) -> None:
        cold = along(t, 0.30, 0.36)
        for number, way in enumerate(self.ways):
            share = 0.46 * ease(along(t, 0.02 + 0.03 * number, 0.30)) + 0.015 * number
            tint = lighter(self.loser[0], 0.05 + 0.45 * cold)
            self.column(painter, way, tint, share if t > 0.03 else 0.0, 17)
        self.drift.draw(painter, opacity=ease(along(t, 0.24, 0.26)))
        self.frost.draw(painter, opacity=ease(cold) * 0.95)
        thick = along(t, 0.10, 0.35)
        for across, down, size in self.snow[: int(len(self.snow) * thick)]:
            y = ((down + t * (0.30 + size * 0.16)) % 1.0) * HIGH
            x = (across + math.sin(t * 5 + across * 30) * 0.012 - t * 0.05) % 1.0 * self.wide
            self.at(painter, self.flake, x, y, size, 0.95)


TABLEAUX = {"won": Won, "lost": Lost}

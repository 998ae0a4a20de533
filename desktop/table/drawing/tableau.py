"""A moving picture that shows how a match ended: a ground, and layers that are laid over it as time goes on.

A world's ground is a modelled picture of resources/finales, cut to the shape of the window; what moves fits to it, at
places of that picture (`spot`). The rule kept here: a frame only lays pixmaps, draws a few short lines and small discs,
and covers the whole window with something translucent at most once. Lengths are in `unit`s: the window is 1000 of them
high, and `wide` of them wide.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QPolygonF

from desktop.look import Finale
from desktop.table.drawing import paint
from desktop.table.drawing.faces import read_picture
from desktop.table.drawing.theme import color, darker, lighter, seen

HIGH = 1000.0
FRAME = 1778.0, 1000.0  # what a picture measures
STRIPS = 48  # pieces of a cloth that waves
FALL = (0.0, 1.0), (0.13, 0.62), (0.3, 0.29), (0.55, 0.09), (0.8, 0.02), (1.0, 0.0)  # of light, away from its source
TAILS = 0.84  # of its width: from there on it is split
DRAWN = Callable[[QPainter], None]


class Layer(NamedTuple):
    """A picture, the place it was drawn for, and how many pixels of the widget a unit has."""

    pixmap: QPixmap
    rect: QRectF
    unit: float

    def draw(self, painter: QPainter, dx: float = 0.0, dy: float = 0.0, opacity: float = 1.0) -> None:
        """Where it belongs, or so much beside it: pixel on pixel, which costs a third of what stretching does."""
        if opacity <= 0.004:
            return
        ratio = self.pixmap.devicePixelRatio()
        x, y = (round((self.rect.x() + dx) * self.unit * ratio), round((self.rect.y() + dy) * self.unit * ratio))
        painter.setOpacity(min(1.0, opacity))
        painter.setWorldMatrixEnabled(False)
        painter.drawPixmap(QPointF(x / ratio, y / ratio), self.pixmap)
        painter.setWorldMatrixEnabled(True)
        painter.setOpacity(1.0)


class Light(NamedTuple):
    """Something that shines in a picture: where, and how large its light is."""

    u: float
    v: float
    size: float


class Grain(NamedTuple):
    """A flake, a spark: where it starts in the window, in shares of it, and how near it is."""

    across: float
    down: float
    size: float


class Tableau:
    """One ending in one window; `paint` shows the share 0..1 of its time, and `still` is what stands for all of it."""

    still = 0.86
    picture = ""  # of resources/finales/art
    focus = 0.5, 0.3  # what a window of another shape shows of it: how far right, how far down
    plain = "#3A4656", "#0A0D12"  # of a ground whose picture is missing

    def __init__(self, told: Finale, size: QSize, ratio: float = 1.0) -> None:
        self.told, self.ratio = told, ratio
        self.unit = max(1, size.height()) / HIGH
        self.wide = size.width() / self.unit
        self.middle = self.wide / 2
        self.zoom = max(1.0, self.wide / FRAME[0])
        spare = self.wide - FRAME[0] * self.zoom, HIGH - FRAME[1] * self.zoom
        self.corner = QPointF(spare[0] * self.focus[0], spare[1] * self.focus[1])
        self.victor, self.loser = (told.victors or _NOBODY)[0], (told.others or _NOBODY)[0]
        self.dice = Random(11)
        self.ground = self.layer(QRectF(0, 0, self.wide, HIGH), self.draw_ground, opaque=True)
        self.prepare()

    def shown(self) -> str:
        """The name of the picture, where it is not always the same one."""
        return self.picture

    def draw_ground(self, painter: QPainter) -> None:
        """What never moves, over all of the window; a picture that is missing leaves two plain tones."""
        rect = QRectF(self.corner.x(), self.corner.y(), FRAME[0] * self.zoom, FRAME[1] * self.zoom)
        share = min(1.0, self.zoom * self.unit * self.ratio)  # a large window gets no more than there is
        image = read_picture("finales", self.shown(), round(FRAME[0] * share), round(FRAME[1] * share))
        if image is None:
            whole = QRectF(0, 0, self.wide, HIGH)
            painter.fillRect(whole, QBrush(paint.vertical(0, HIGH, *self.plain)))
            paint.vignette(painter, whole, 0.6)
        else:
            painter.drawImage(rect, image)

    def spot(self, u: float, v: float) -> QPointF:
        """Where a place of the picture lies in the window."""
        return self.corner + QPointF(u, v) * self.zoom

    def prepare(self) -> None:
        """Make what moves before the ground."""

    def show(self, painter: QPainter, t: float) -> None:
        """What moves, over the ground."""

    def paint(self, painter: QPainter, t: float) -> None:
        """Everything, at this share of the time."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # light and dust are soft already
        painter.scale(self.unit, self.unit)
        self.ground.draw(painter)
        painter.setPen(Qt.PenStyle.NoPen)
        self.show(painter, t)
        painter.restore()

    # ---- what tableaux are made of

    def layer(self, rect: QRectF, draw: DRAWN, opaque: bool = False) -> Layer:
        """A picture of what is drawn inside a rect of the whole; in whole pixels, so that it is laid as it is."""
        scale = self.unit * self.ratio
        left, top = math.floor(rect.left() * scale), math.floor(rect.top() * scale)
        wide, high = math.ceil(rect.right() * scale) - left, math.ceil(rect.bottom() * scale) - top
        pixmap = QPixmap(max(1, wide), max(1, high))
        pixmap.fill(Qt.GlobalColor.black if opaque else Qt.GlobalColor.transparent)  # what is opaque is copied
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-left, -top)
        painter.scale(scale, scale)
        painter.setPen(Qt.PenStyle.NoPen)
        draw(painter)
        painter.end()
        rect = QRectF(left / scale, top / scale, pixmap.width() / scale, pixmap.height() / scale)
        pixmap.setDevicePixelRatio(self.ratio)
        return Layer(pixmap, rect, self.unit)

    def glow(self, radius: float, tint: str | QColor, strength: float = 0.9) -> Layer:
        """Light round a point; to be laid with `at`."""
        stops = tuple((place, _clear(tint, strength * share)) for place, share in FALL)
        brush = QBrush(paint.radial(QPointF(0, 0), radius, *stops))
        rect = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        return self.layer(rect, lambda painter: painter.fillRect(rect, brush))

    def flake(self, radius: float, tint: str) -> Layer:
        """Something small and soft: snow, dust."""
        brush = QBrush(
            paint.radial(
                QPointF(0, 0), radius, (0.0, _clear(tint, 1.0)), (0.4, _clear(tint, 0.85)), (1.0, _clear(tint, 0.0))
            )
        )
        rect = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        return self.layer(rect, lambda painter: painter.fillRect(rect, brush))

    def puff(self, radius: float, tint: str) -> Layer:
        """A cloud of dust or smoke: several soft balls."""
        dice = Random(5)

        def draw(painter: QPainter) -> None:
            for _ in range(9):
                way, off = dice.uniform(0, math.tau), dice.uniform(0, radius * 0.45)
                at, size = QPointF(math.cos(way) * off, math.sin(way) * off * 0.7), radius * dice.uniform(0.3, 0.5)
                shade = lighter(tint, dice.uniform(0.0, 0.18))
                solid = _clear(shade, 0.34)
                painter.setBrush(paint.radial(at, size, (0.0, solid), (0.6, solid), (1.0, _clear(shade, 0.0))))
                painter.drawEllipse(at, size, size)

        return self.layer(QRectF(-radius, -radius, 2 * radius, 2 * radius), draw)

    def at(self, painter: QPainter, layer: Layer, x: float, y: float, size: float = 1.0, opacity: float = 1.0) -> None:
        """A layer made round a point, laid at another, smaller or larger."""
        if opacity <= 0.004 or size <= 0:
            return
        painter.setOpacity(min(1.0, opacity))
        rect = layer.rect
        place = QRectF(x + rect.x() * size, y + rect.y() * size, rect.width() * size, rect.height() * size)
        painter.drawPixmap(place, layer.pixmap, QRectF(layer.pixmap.rect()))
        painter.setOpacity(1.0)

    def lights(self, painter: QPainter, glow: Layer, places: Sequence[Light], t: float, power: float = 1.0) -> None:
        """Flames and lamps of the picture, each flickering in its own time."""
        for number, (u, v, size) in enumerate(places):
            beat = 0.78 + 0.14 * math.sin(t * 57 + number * 2.4) + 0.08 * math.sin(t * 93 + number * 5)
            self.shine(painter, glow, self.spot(u, v), size * (0.9 + 0.1 * beat), beat * power)

    def grains(self, count: int, low: float = 0.5, high: float = 1.5) -> list[Grain]:
        """Snow, dust, sparks: to be laid with `drift`."""
        return [Grain(self.dice.random(), self.dice.random(), self.dice.uniform(low, high)) for _ in range(count)]

    def drift(
        self, painter: QPainter, layer: Layer, grains: Sequence[Grain], t: float, way: tuple[float, float],
        gleam: float = 0.0, opacity: float = 0.9,
    ) -> None:  # fmt: skip
        """Grains that are carried along, `way` in windows a showing, larger ones faster; some `gleam` now and then."""
        for across, down, size in grains:
            x = (across + way[0] * size * t + 0.012 * math.sin(t * 5 + across * 30)) % 1.0 * self.wide
            y = (down + way[1] * size * t) % 1.0 * HIGH
            bright = 1.0 if not gleam else max(0.0, math.sin(t * gleam * size + across * 50))
            self.at(painter, layer, x, y, size, bright * opacity)

    def shine(self, painter: QPainter, layer: Layer, at: QPointF, size: float = 1.0, opacity: float = 1.0) -> None:
        """A `glow` that brightens what it falls on, and does not veil it."""
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        self.at(painter, layer, at.x(), at.y(), size * self.zoom, opacity)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def cloth(self, wide: float, high: float, side: tuple[str, str]) -> Layer:
        """A banner in a side's colour with its shape on it; to be laid with `wave`."""
        tint, shape = side

        def draw(painter: QPainter) -> None:
            rect = QRectF(0, 0, wide, high)
            painter.setBrush(paint.vertical(0, high, lighter(tint, 0.12), darker(tint, 0.25)))
            tails = QPolygonF(
                [
                    rect.topLeft(),
                    rect.topRight(),
                    QPointF(wide * TAILS, high / 2),
                    rect.bottomRight(),
                    rect.bottomLeft(),
                ]
            )
            painter.drawPolygon(tails)
            trim = QPen(lighter(tint, 0.55), high * 0.035)
            painter.setPen(trim)
            painter.drawLine(QPointF(0, high * 0.07), QPointF(wide * 0.95, high * 0.07))
            painter.drawLine(QPointF(0, high * 0.93), QPointF(wide * 0.95, high * 0.93))
            if shape:
                paint.seat_shape(painter, shape, QPointF(wide * 0.42, high / 2), high * 0.26, tint, high * 0.035)

        return self.layer(QRectF(0, 0, wide, high), draw)

    def wave(self, painter: QPainter, cloth: Layer, x: float, y: float, t: float, height: float = 1.0) -> None:
        """A banner in the wind, its staff's side at a place."""
        pixmap, wide, high = cloth.pixmap, cloth.rect.width(), cloth.rect.height()
        source, scale = pixmap.width() / STRIPS, self.unit * self.ratio
        edges = [round((x + wide * number / STRIPS) * scale) / scale for number in range(STRIPS + 1)]  # no seams
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        for number, (left, right) in enumerate(pairwise(edges)):
            share, phase = number / STRIPS, t * 34 - number * 0.31
            rise = math.sin(phase) * high * 0.075 * share
            place = QRectF(left, y + rise, right - left, high * height)
            painter.drawPixmap(place, pixmap, QRectF(source * number, 0, source, pixmap.height()))
            if share < TAILS:
                fold = math.cos(phase) * share
                painter.fillRect(place, color("#FFFFFF", 0.16 * fold) if fold > 0 else color("#000000", -0.34 * fold))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)


class Rays(Tableau):
    """Told alike in every world: whoever won, in their colours, before slow rays; of a draw nobody's."""

    def draw_ground(self, painter: QPainter) -> None:
        rect = QRectF(0, 0, self.wide, HIGH)
        tint = self.victor[0]
        painter.fillRect(rect, QBrush(paint.vertical(0, HIGH, darker(tint, 0.86), darker(tint, 0.72), "#06080C")))
        paint.vignette(painter, rect, 0.6)

    def prepare(self) -> None:
        tint = self.victor[0]
        self.light = self.glow(430, lighter(tint, 0.35), 0.6)
        self.rays = self.layer(QRectF(-620, -620, 1240, 1240), lambda painter: _rays(painter, lighter(tint, 0.4)))
        self.signs = [
            self.layer(QRectF(-120, -120, 240, 240), partial(_sign, side=side)) for side in self.told.victors[:6]
        ]

    def show(self, painter: QPainter, t: float) -> None:
        x, y, come = self.middle, 360.0, ease(t / 0.3)
        self.at(painter, self.light, x, y, 0.7 + 0.3 * come, come)
        painter.save()
        painter.translate(x, y)
        painter.rotate(t * 24)
        painter.translate(-x, -y)
        self.at(painter, self.rays, x, y, 1.0, come * 0.5)
        painter.restore()
        step = min(250.0, self.wide / (len(self.signs) + 1))
        for number, sign in enumerate(self.signs):
            here = x + (number - (len(self.signs) - 1) / 2) * step
            rise = ease((t - 0.06 * number) / 0.3)
            self.at(painter, sign, here, y + 70 * (1 - rise), (0.6 + 0.4 * rise) * min(1.0, step / 230), rise)


_NOBODY = (("#9AA7B2", ""),)


def ease(t: float) -> float:
    """From 0 to 1, quick away and gently there; what lies outside stays at its end."""
    t = min(1.0, max(0.0, t))
    return 1 - (1 - t) ** 3


def along(t: float, start: float, length: float) -> float:
    """How much of a stretch of the time has gone, 0 to 1."""
    return min(1.0, max(0.0, (t - start) / length))


def _clear(tint: str | QColor, alpha: float) -> QColor:
    """A colour as the eyes want it, see-through."""
    result = seen(tint)
    result.setAlphaF(alpha)
    return result


def _rays(painter: QPainter, tint: QColor) -> None:
    for number in range(12):
        painter.save()
        painter.rotate(number * 30)
        bright = _clear(tint, 0.34)
        painter.setBrush(paint.radial(QPointF(0, 0), 600, (0.0, bright), (0.25, bright), (1.0, _clear(tint, 0.0))))
        painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(600, -58), QPointF(600, 58)]))
        painter.restore()


def _sign(painter: QPainter, side: tuple[str, str]) -> None:
    tint, shape = side
    if shape:
        paint.seat_shape(painter, shape, QPointF(0, 0), 92, tint, 7)

"""Colours, gradients and masks: the small vocabulary every world is painted with.

Keeps the rule that a picture depends on its input alone: nothing here asks for the time, the screen or a font.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

Colour = str | QColor
Stop = Colour | tuple[float, Colour]
Mode = QPainter.CompositionMode


def ink(colour: Colour, alpha: float = 1.0) -> QColor:
    made = QColor(colour)
    made.setAlphaF(made.alphaF() * alpha)
    return made


def mix(first: Colour, second: Colour, share: float) -> QColor:
    a, b = QColor(first), QColor(second)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * share) for x, y in pairs))


def vivid(colour: Colour, saturation: float, value: float = 1.0) -> QColor:
    old = QColor(colour)
    strength, bright = min(1.0, old.saturationF() * saturation), min(1.0, old.valueF() * value)
    return QColor.fromHsvF(max(0.0, old.hueF()), strength, bright)


def light(colour: Colour, share: float) -> QColor:
    return mix(colour, "#FFFFFF", share)


def dark(colour: Colour, share: float) -> QColor:
    return mix(colour, "#000000", share)


def _stops(gradient: QGradient, stops: tuple[Stop, ...]) -> None:
    for at, stop in enumerate(stops):
        place, colour = stop if isinstance(stop, tuple) else (at / (len(stops) - 1), stop)
        gradient.setColorAt(place, QColor(colour))


def slope(x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> QBrush:
    gradient = QLinearGradient(x1, y1, x2, y2)
    _stops(gradient, stops)
    return QBrush(gradient)


def fall(top: float, bottom: float, *stops: Stop) -> QBrush:
    return slope(0, top, 0, bottom, *stops)


def disc(x: float, y: float, radius: float, *stops: Stop) -> QBrush:
    gradient = QRadialGradient(x, y, radius)
    _stops(gradient, stops)
    return QBrush(gradient)


def sheet(size: QSize, fill: Colour | None = None) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(fill) if fill is not None else Qt.GlobalColor.transparent)
    return image


@contextmanager
def painting(image: QImage, scale: float = 1.0) -> Iterator[QPainter]:
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(scale, scale)
    try:
        yield painter
    finally:
        painter.end()


@contextmanager
def kept(painter: QPainter) -> Iterator[QPainter]:
    """Pen, brush, clip, opacity and place come back as they were."""
    painter.save()
    try:
        yield painter
    finally:
        painter.restore()


def soft(image: QImage, radius: float) -> QImage:
    """Blurred by halving and doubling: cheap at any radius, and free of the boxes that one big step shows."""
    sizes = [image.size()]
    while radius >= 1 and min(sizes[-1].width(), sizes[-1].height()) > 2:
        sizes.append(QSize(max(1, sizes[-1].width() // 2), max(1, sizes[-1].height() // 2)))
        radius /= 2
    for size in sizes[1:] + sizes[-2::-1]:
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return image


def tinted(mask: QImage, brush: QBrush | Colour) -> QImage:
    """The mask's shape, filled anew."""
    image = mask.copy()
    with painting(image) as painter:
        painter.setCompositionMode(Mode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), QBrush(QColor(brush)) if not isinstance(brush, QBrush) else brush)
    return image


def minus(mask: QImage, other: QImage, dx: float = 0.0, dy: float = 0.0) -> QImage:
    """What of `mask` is left when `other`, moved, is cut out: the way to rims and bevels."""
    image = mask.copy()
    with painting(image) as painter:
        painter.setCompositionMode(Mode.CompositionMode_DestinationOut)
        painter.drawImage(QPointF(dx, dy), other)
    return image


def closed(mask: QImage, radius: float) -> QImage:
    """The mask with gaps narrower than `radius` on either side bridged: grown all round, then shrunk again."""
    ring = [QPointF(math.cos(k * math.pi / 8) * radius, math.sin(k * math.pi / 8) * radius) for k in range(16)]
    grown = mask.copy()
    with painting(grown) as painter:
        for step in ring:
            painter.drawImage(step, mask)
    shrunk = grown.copy()
    with painting(shrunk) as painter:
        painter.setCompositionMode(Mode.CompositionMode_DestinationIn)
        for step in ring:
            painter.drawImage(step, grown)
        painter.setCompositionMode(Mode.CompositionMode_SourceOver)
        painter.drawImage(0, 0, mask)
    return shrunk


def glow(painter: QPainter, x: float, y: float, radius: float, colour: Colour, alpha: float, flat: float = 1.0) -> None:
    """A round of light that falls off as light does; `flat` under 1 presses it towards the ground."""
    with kept(painter):
        painter.translate(x, y)
        painter.scale(1, flat)
        stops = [(k / 10, ink(colour, alpha * (1 - k / 10) ** 2.2)) for k in range(11)]
        painter.setBrush(disc(0, 0, radius, *stops))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(0, 0), radius, radius)


def vignette(painter: QPainter, area: QRectF, colour: Colour, alpha: float, start: float = 0.55) -> None:
    gradient = QRadialGradient(0.5, 0.5, 0.74)
    gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectBoundingMode)
    _stops(gradient, ((0.0, ink(colour, 0)), (start, ink(colour, 0)), (1.0, ink(colour, alpha))))
    with kept(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(gradient))
        painter.drawRect(area)


def polygon(points: list[tuple[float, float]], closed: bool = True) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.closeSubpath()
    return path

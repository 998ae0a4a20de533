"""The house's surfaces on any painter: panel, buttons, key cap, chip, seat shapes, soft shadow, logo.

Light always comes from the upper left. The functions take pixels; the caller scales by its `Metrics`.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImageReader,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from desktop.table.drawing.lettering import LEFT, draw_line, width
from desktop.table.drawing.palettes import Palette
from desktop.table.drawing.theme import (
    BASE,
    FELT,
    Metrics,
    color,
    darker,
    draw_icon,
    edge,
    lighter,
    seen,
    shipped,
    ui_font,
)

Fill = str | QColor | QBrush | QLinearGradient | QRadialGradient | None
LOGO = ("#E2603C", "#8C9A4C", "#B4243C", "#5068E0", "#E8D8B4")  # of the drawn mark's cards
FAINT = 0.11  # of a shadow round what has a place of its own
MODELLED = 48  # pixels across, from which on the mark is the picture


Stop = str | QColor | tuple[float, str | QColor]  # a colour (evenly spaced), or where it stands and the colour


def vertical(top: float, bottom: float, *stops: Stop) -> QLinearGradient:
    """A gradient from top to bottom."""
    return gradient(QPointF(0, top), QPointF(0, bottom), *stops)


def gradient(start: QPointF, end: QPointF, *stops: Stop) -> QLinearGradient:
    """A linear gradient from point to point."""
    result = QLinearGradient(start, end)
    for number, stop in enumerate(stops):
        place, tint = stop if isinstance(stop, tuple) else (number / (len(stops) - 1), stop)
        result.setColorAt(place, QColor(tint))
    return result


def radial(centre: QPointF, radius: float, *stops: tuple[float, str | QColor]) -> QRadialGradient:
    """A radial gradient of (place, colour) stops."""
    result = QRadialGradient(centre, radius)
    for place, tint in stops:
        result.setColorAt(place, QColor(tint))
    return result


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: Fill = None,
    line: str | QColor | None = None,
    line_width: float = 1.0,
    dash: tuple[float, ...] = (),
) -> None:
    """A rounded rectangle, filled and outlined."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QBrush(seen(fill) if isinstance(fill, str) else fill))
    pen = QPen(Qt.PenStyle.NoPen) if line is None else QPen(seen(line), line_width)
    if dash:
        pen.setDashPattern(dash)
    painter.setPen(pen)
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def soft_shadow(
    painter: QPainter, rect: QRectF, radius: float, blur: float, drop: float, strength: float = 0.5, steps: int = 14
) -> None:
    """The baked shadow: stacked round rects whose alphas add up to `strength`."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color("#000000", 1 - (1 - strength) ** (1 / steps)))
    for step in range(steps):
        grow = blur * (step / (steps - 1)) - blur * 0.35
        corner = max(1.0, radius + grow)
        painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow).translated(0, drop), corner, corner)
    painter.restore()


def panel(
    painter: QPainter, rect: QRectF, radius: float = 12, alpha: float = 0.8, line: float = 0.12, shadow: bool = False,
    wears: Palette = BASE, tint: str = "",
) -> None:  # fmt: skip
    """A translucent sheet with a lit top edge; over a world it is a plate in the felt's colours or its own, with an
    alpha of 0.66."""
    if wears is FELT:
        plate(painter, rect, radius, color(tint or wears.panel, max(alpha, wears.solid)), unit=radius / 12, line=line)
        return
    if shadow:
        soft_shadow(painter, rect, radius, 16, 5, 0.35)
    sheet = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    box(painter, sheet, radius, color(wears.panel, max(alpha, wears.solid)), edge(line, wears))
    painter.setPen(QPen(edge(0.10, wears), 1))
    painter.drawLine(QPointF(rect.x() + radius, rect.y() + 1.5), QPointF(rect.right() - radius, rect.y() + 1.5))


def cast(painter: QPainter, rect: QRectF, radius: float, unit: float, strength: float = 0.5) -> None:
    """The shadow of something thin, outside of it alone: through what is translucent no shadow is seen."""
    if FELT.solid >= 1:
        return
    painter.save()
    outside = QPainterPath()
    outside.addRect(rect.adjusted(-16 * unit, -16 * unit, 16 * unit, 16 * unit))
    outside.addRoundedRect(rect, radius, radius)  # odd and even: a hole
    painter.setClipPath(outside, Qt.ClipOperation.IntersectClip)
    soft_shadow(painter, rect, radius, 10 * unit, 3 * unit, strength, 7)
    painter.restore()


def plate(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor, unit: float = 1.0, line: float = 0.12,
    seat: str = "",
) -> None:  # fmt: skip
    """A thin plate on a world's ground: it throws a shadow, its upper edge is lit and its lower one is not; `seat`, the
    colour of whoever is to act, runs round it and glows into it. Farther than a pixel off it is hardly seen."""
    around = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    if FELT.solid >= 1:  # where nothing shines through, nothing is modelled either
        box(painter, around, radius, fill, color(seat, 0.95) if seat else edge(line, FELT), (2 if seat else 1) * unit)
        return
    cast(painter, rect, radius, unit, FAINT)
    box(painter, rect.adjusted(-0.4, -0.4, 0.4, 0.4), radius + 0.4, None, color("#000000", 0.45), 1.1)
    upper, lower = lighter(fill, 0.03), darker(fill, 0.4)
    upper.setAlphaF(fill.alphaF())
    lower.setAlphaF(fill.alphaF())
    box(painter, rect, radius, vertical(rect.top(), rect.bottom(), upper, lower))
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lit = (edge(min(1.0, 2.4 * line), FELT), (0.3, edge(line, FELT)), edge(0.3 * line, FELT))
    thin = max(1.0, 1.2 * unit)
    rims = [(around, color("#000000", 0.55), 1.0), (around.adjusted(thin, thin, -thin, -thin), None, thin)]
    if seat:
        for ring in range(5):
            inset = (2.4 + 1.8 * ring) * unit
            rims.append((around.adjusted(inset, inset, -inset, -inset), color(seat, 0.32 - 0.064 * ring), 1.8 * unit))
        rims.append((around, color(seat, 0.95), 2 * unit))
    for rim, tint, wide in rims:
        pen = QBrush(vertical(rim.top(), rim.bottom(), *lit) if tint is None else tint)
        painter.setPen(QPen(pen, wide))
        corner = max(1.0, radius + around.left() - rim.left())
        painter.drawRoundedRect(rim, corner, corner)
    painter.restore()


def well(painter: QPainter, rect: QRectF, radius: float, unit: float) -> None:
    """A place let into the ground: in the shadow of its own upper edge, its lower edge lit."""
    if FELT.solid >= 1:
        box(painter, rect, radius, color("#0E0A14", 0.24), color("#FFF0D8", 0.17), 1.2 * unit)
        return
    painter.save()
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, color("#0B0810", 0.30))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(6):
        painter.setPen(QPen(color("#000000", 0.15), (13 - 2 * ring) * unit))
        painter.drawRoundedRect(rect.adjusted(-3 * unit, -unit, 3 * unit, 6 * unit), radius, radius)
    painter.restore()
    lit = (color("#000000", 0.55), (0.45, color("#FFF0D8", 0.10)), color("#FFF0D8", 0.32))
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(vertical(rect.top(), rect.bottom(), *lit)), 1.4 * unit))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def token(painter: QPainter, rect: QRectF, radius: float, unit: float, fill: QColor, rim: str) -> None:
    """A small dark disc or pill in a turned rim, lying on what it counts."""
    if FELT.solid >= 1:
        box(painter, rect, radius, fill, rim, 1.5 * unit)
        return
    cast(painter, rect, radius, 0.55 * unit, 0.6)
    wide = 2.4 * unit
    half = rect.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
    lit = (lighter(rim, 0.45), (0.4, rim), darker(rim, 0.55))
    upper = lighter(fill, 0.09)
    upper.setAlphaF(fill.alphaF())
    painter.save()
    painter.setBrush(vertical(rect.top(), rect.center().y(), upper, fill))
    painter.setPen(QPen(QBrush(gradient(rect.topLeft(), rect.bottomRight(), *lit)), wide))
    painter.drawRoundedRect(half, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color("#000000", 0.6), max(0.8, 0.8 * unit)))
    painter.drawRoundedRect(rect, radius, radius)
    inner = rect.adjusted(wide, wide, -wide, -wide)
    painter.setPen(QPen(color("#000000", 0.5), max(0.8, 0.9 * unit)))
    painter.drawRoundedRect(inner, radius, radius)
    painter.restore()


def brass(painter: QPainter, rect: QRectF, radius: float, hover: bool = False, pressed: bool = False) -> None:
    """The surface of the one primary button."""
    tint = lighter(BASE.accent, 0.12) if hover else QColor(BASE.accent)
    if pressed:
        tint = darker(BASE.accent, 0.12)
    stops = (lighter(tint, 0.22), tint, darker(tint, 0.12))
    box(painter, rect, radius, vertical(rect.top(), rect.bottom(), *stops), darker(tint, 0.35))
    painter.setPen(QPen(color("#FFFFFF", 0.5), 1))
    painter.drawLine(QPointF(rect.x() + radius, rect.y() + 1.5), QPointF(rect.right() - radius, rect.y() + 1.5))


def glass(
    painter: QPainter, rect: QRectF, radius: float, hover: bool = False, pressed: bool = False, wears: Palette = BASE
) -> None:
    """The surface of every other button."""
    fill = 0.16 if pressed else 0.12 if hover else 0.07
    box(painter, rect, radius, color(wears.line, fill), edge(0.5 if hover else 0.28, wears), 1.2)


def frosted(painter: QPainter, rect: QRectF, radius: float, wears: Palette = BASE) -> None:
    """The surface of a button that cannot be pressed now."""
    box(painter, rect, radius, color(wears.line, 0.03), edge(0.10, wears), 1)


def key_cap_width(label: str, metrics: Metrics) -> float:
    return width(label, ui_font(metrics.type(14), 600)) + metrics.px(14)


def key_cap(
    painter: QPainter,
    x: float,
    middle: float,
    label: str,
    metrics: Metrics,
    on_brass: bool = False,
    wears: Palette = BASE,
) -> float:
    """A key's name in a small cap, its left edge at `x`; returns its width."""
    tint = wears.accent_text if on_brass else wears.line
    face = ui_font(metrics.type(14), 600)
    high = max(metrics.px(22), face.pixelSize() * 1.45)
    rect = QRectF(x, middle - high / 2, key_cap_width(label, metrics), high)
    box(painter, rect, metrics.px(5), color(tint, 0.12), color(tint, min(1.0, 0.25 * wears.edge)))
    draw_line(painter, rect, label, face, wears.accent_text if on_brass else wears.text)
    return rect.width()


def chip_width(label: str, metrics: Metrics, on: bool = False, done: bool = False) -> float:
    face = ui_font(metrics.type(16), 600 if on else 500)
    return width(label, face) + metrics.px(26) + (metrics.px(2) + metrics.sign(16) if done else 0.0)


def chip(
    painter: QPainter, x: float, middle: float, label: str, metrics: Metrics, on: bool = False, done: bool = False
) -> float:
    """A phase: full brass when it runs, a tick when it is over; returns its width."""
    face = ui_font(metrics.type(16), 600 if on else 500)
    high = max(metrics.px(30), face.pixelSize() * 1.7)
    rect = QRectF(x, middle - high / 2, chip_width(label, metrics, on, done), high)
    if on:
        box(painter, rect, high / 2, BASE.accent)
        draw_line(painter, rect, label, face, BASE.accent_text)
        return rect.width()
    box(painter, rect, high / 2, color(BASE.line, 0.05), edge(0.14))
    if done:
        side = metrics.sign(16)
        draw_icon(painter, "check", QRectF(x + metrics.px(11), middle - side / 2, side, side), BASE.quiet)
        draw_line(painter, rect.adjusted(metrics.px(14) + side, 0, 0, 0), label, face, BASE.muted, LEFT)
    else:
        draw_line(painter, rect, label, face, BASE.muted)
    return rect.width()


def shape_path(shape: str, centre: QPointF, radius: float) -> QPainterPath:
    """A seat's or a value's shape: triangle, circle, hexagon, diamond, square, shield or gem."""
    x, y, r = centre.x(), centre.y(), radius
    path = QPainterPath()
    if shape == "circle":
        path.addEllipse(centre, r, r)
    elif shape == "square":
        path.addRoundedRect(QRectF(x - r, y - r, 2 * r, 2 * r), r * 0.22, r * 0.22)
    elif shape == "shield":
        path.moveTo(x - r, y - r)
        path.lineTo(x + r, y - r)
        path.lineTo(x + r, y + r * 0.1)
        path.quadTo(x + r * 0.9, y + r * 0.9, x, y + r * 1.25)
        path.quadTo(x - r * 0.9, y + r * 0.9, x - r, y + r * 0.1)
        path.closeSubpath()
    else:
        path.addPolygon(QPolygonF([QPointF(x + r * dx, y + r * dy) for dx, dy in _CORNERS[shape]]))
        path.closeSubpath()
    return path


_CORNERS = {
    "triangle": ((0, -1.12), (1.1, 0.82), (-1.1, 0.82)),
    "diamond": ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
    "gem": ((0, -1.2), (1, -0.35), (1, 0.45), (0, 1.25), (-1, 0.45), (-1, -0.35)),
    "hexagon": tuple(
        (1.08 * math.cos(math.pi / 3 * i + math.pi / 6), 1.08 * math.sin(math.pi / 3 * i + math.pi / 6))
        for i in range(6)
    ),
}


def seat_shape(
    painter: QPainter, shape: str, centre: QPointF, radius: float, tint: str, line: float = 2.0, rim: str = "#F6FAFA"
) -> None:
    """A seat's mark: its shape in its colour, lit from above, with a rim that shows on its ground."""
    painter.save()
    fill = vertical(centre.y() - radius * 1.2, centre.y() + radius * 1.2, lighter(tint, 0.25), tint)
    pen = QPen(QColor(rim), line)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawPath(shape_path(shape, centre, radius))
    painter.restore()


def focus_ring(painter: QPainter, rect: QRectF, radius: float, unit: float = 1.0) -> None:
    """The keyboard's ring, 7 units off the edge: white inside near-black, so it shows on any ground."""
    ring = rect.adjusted(-7 * unit, -7 * unit, 7 * unit, 7 * unit)
    box(painter, ring, radius + 6 * unit, None, BASE.focus_outer, 7 * unit)
    box(painter, ring, radius + 6 * unit, None, BASE.focus, 3.5 * unit)


def vignette(painter: QPainter, rect: QRectF, strength: float = 0.5, start: float = 0.55) -> None:
    """Darken towards the corners."""
    fall = QRadialGradient(0.5, 0.5, 0.75)
    fall.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectBoundingMode)
    for place, alpha in ((0.0, 0.0), (start, 0.0), (1.0, strength)):
        fall.setColorAt(place, color("#000000", alpha))
    painter.fillRect(rect, QBrush(fall))


def house_ground(painter: QPainter, rect: QRectF) -> None:
    """The calm ground of the house's own pages."""
    painter.fillRect(rect, QBrush(gradient(rect.topLeft(), rect.bottomRight(), *BASE.ground)))
    vignette(painter, rect, BASE.dusk)


def logo(painter: QPainter, x: float, y: float, side: float) -> None:
    """The house's mark, a fan of five cards in a brass clasp, as high as a square of `side` and wider than that."""
    whole = QRectF(x - side * 0.21, y - side * 0.2, side * 1.42, side * 1.42)
    device = painter.device()
    wide = whole.width() * (device.devicePixelRatioF() if device else 1.0)
    emblem = _emblem(round(wide)) if wide >= MODELLED else None
    if emblem is None:
        _drawn_logo(painter, whole)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(whole, emblem, QRectF(emblem.rect()))
    painter.restore()


@lru_cache(maxsize=4)
def _emblem(wide: int) -> QPixmap | None:
    """The modelled mark, so many pixels wide: of the small picture where that has enough of them."""
    for name in ("emblem_small", "emblem"):
        file = shipped(f"house/art/{name}.webp")
        reader = QImageReader(str(file)) if file else None
        if reader is not None and (reader.size().width() >= wide or name == "emblem"):
            smooth = Qt.TransformationMode.SmoothTransformation
            image = reader.read().scaledToWidth(wide, smooth)
            return None if image.isNull() else QPixmap.fromImage(image)
    return None


def _drawn_logo(painter: QPainter, whole: QRectF) -> None:
    """The same shape in flat colours, for where the modelled one would be mud; as icons/app.svg has it."""
    side = whole.width()
    for number in (0, 4, 1, 3, 2):  # the middle one in front
        painter.save()
        painter.translate(whole.x() + side * 0.5, whole.y() + side * 0.715)
        painter.rotate(-43 + 21.5 * number)
        card = QRectF(-side * 0.14, -side * 0.555, side * 0.28, side * 0.43)
        fill = gradient(card.topLeft(), card.bottomRight(), LOGO[number], darker(LOGO[number], 0.35))
        box(painter, card, side * 0.04, fill, "#FFF4DC", max(1.0, side * 0.016))
        painter.restore()
    coin = QRectF(whole.x() + side * 0.385, whole.y() + side * 0.6, side * 0.23, side * 0.23)
    box(painter, coin, coin.width() / 2, gradient(coin.topLeft(), coin.bottomRight(), "#F4C868", "#9A6A2C"), "#5A3A14")

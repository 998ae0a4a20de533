"""The table itself: the world's ground and its fixtures, drawn once a size into one opaque pixmap."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop.look import FRAME, TABLE, LayoutSpec
from desktop.table.drawing import paint
from desktop.table.drawing.faces import SMOOTH, read_picture
from desktop.table.drawing.theme import color
from desktop.table.scene.layout import TableLayout
from desktop.table.world import world_of

DUSK = 0.6  # of the dark at the edge of a table that is wider than its picture


def backdrop(spec: LayoutSpec, layout: TableLayout, width: float, height: float, ratio: float) -> QPixmap:
    """The ground and everything that stands on it."""
    pixmap = QPixmap(QSize(max(1, round(width * ratio)), max(1, round(height * ratio))))
    pixmap.fill(Qt.GlobalColor.black)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.scale(ratio, ratio)
    whole = QRectF(0, 0, width, height)
    pictured = _draw_picture(painter, spec, whole, layout.unit)
    world = world_of(spec.world)
    if not pictured:
        world.ground(painter, whole, layout.unit)
    for fixture, place in zip(spec.decor, layout.decor, strict=True):
        world.decor(fixture.kind)(painter, QRectF(*place), fixture.label, layout.unit, pictured)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _draw_picture(painter: QPainter, spec: LayoutSpec, area: QRectF, unit: float) -> bool:
    """The ground picture shows the whole frame; its table's middle comes to the middle of this table."""
    device = painter.device().width() / area.width()
    down = area.height() / TABLE[3]
    image = read_picture(spec.world, spec.ground, round(FRAME[0] * unit * device), round(FRAME[1] * down * device))
    if image is None:
        return False
    left = area.center().x() - (TABLE[0] + TABLE[2] / 2) * unit
    place = QRectF(left, -TABLE[1] * down, FRAME[0] * unit, FRAME[1] * down)
    painter.drawImage(place, image)
    _stretch_edges(painter, image, place, area)
    return True


def _stretch_edges(painter: QPainter, image: QImage, place: QRectF, area: QRectF) -> None:
    """Where the table is wider than the picture, it goes on mirrored, into the dark beyond the lamp."""
    wide = image.width() / place.width()
    for left, right, first in ((area.left(), place.left(), True), (place.right(), area.right(), False)):
        columns = min(image.width(), math.ceil((right - left) * wide))
        if columns <= 0:
            continue
        piece = image.copy(0 if first else image.width() - columns, 0, columns, image.height())
        span = columns / wide
        strip = QRectF(right - span if first else left, place.top(), span, place.height())
        painter.drawImage(strip.adjusted(-0.5, 0, 0.5, 0), piece.flipped(Qt.Orientation.Horizontal))
        ends = (strip.topRight(), strip.topLeft()) if first else (strip.topLeft(), strip.topRight())
        dusk = paint.gradient(*ends, color("#000000", 0.0), color("#000000", DUSK))
        painter.fillRect(strip.adjusted(-1, 0, 1, 0), dusk)

"""The table itself: the world's ground and its fixtures, drawn once a size into one opaque pixmap."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop.look import LayoutSpec
from desktop.table import paint
from desktop.table.faces import SMOOTH, art_reader
from desktop.table.layout import TableLayout
from desktop.table.templates import of_world
from desktop.table.theme import color


def backdrop(spec: LayoutSpec, layout: TableLayout, width: float, height: float, ratio: float) -> QPixmap:
    """The ground and everything that stands on it."""
    pixmap = QPixmap(QSize(max(1, round(width * ratio)), max(1, round(height * ratio))))
    pixmap.fill(Qt.GlobalColor.black)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.scale(ratio, ratio)
    whole = QRectF(0, 0, width, height)
    picture = _picture(spec, width * ratio, height * ratio)
    if picture is not None:
        painter.drawImage(whole, picture)
    else:
        of_world(spec.world).ground(painter, whole, layout.unit)
    decor = of_world(spec.world).DECOR
    for fixture, place in zip(spec.decor, layout.decor, strict=True):
        draw = decor.get(fixture.kind)
        rect = QRectF(*place)
        if draw is not None:
            draw(painter, rect, fixture.label, layout.unit)
        elif fixture.kind == "tray":
            paint.box(painter, rect, 16 * layout.unit, color("#0E0A14", 0.62), color("#FFFFFF", 0.12), layout.unit)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _picture(spec: LayoutSpec, width: float, height: float) -> QImage | None:
    """The ground picture, scaled to cover and cut to the table's shape around its middle."""
    reader = art_reader(spec.world, spec.ground)
    if reader is None:
        return None
    size = reader.size()
    scale = max(width / size.width(), height / size.height())
    reader.setScaledSize(QSize(round(size.width() * scale), round(size.height() * scale)))
    image = reader.read()
    if image.isNull():
        return None
    corner = QPointF((image.width() - width) / 2, (image.height() - height) / 2)
    return image.copy(round(corner.x()), round(corner.y()), round(width), round(height))

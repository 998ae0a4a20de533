"""The covers of the games: found when first shown, scaled once for each size, drawn to fill a rectangle."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QBrush, QImage, QImageReader, QPainter, QPainterPath, QPen, QPixmap

from desktop.app.house.kept_pictures import KEPT
from desktop.storage import reading
from desktop.storage.errors import StorageError
from desktop.table.drawing import paint
from desktop.table.drawing.theme import FELT, color, darker, draw_icon, shipped
from desktop.table.drawing.weighed import kept_up_to

INK = "#0A0D10"
CUT = 0.2  # of a cover's width, at the most: what it shows must not lose its arms
SEAM = 0.3  # of a cover's height, over which it goes dark where it ends before its rectangle does
MOST_PIXELS = 20_000_000  # of a kept picture of a table
MOST_BYTES = 16 * 1024 * 1024  # of all that a page shows: the covers of the home page on a large screen
A_MOMENT = 1000  # milliseconds that a picture is kept as it was decoded: the covers are asked for twice at once


def cover_aspect(game_id: str) -> float:
    """Width to height of a game's cover."""
    size = _size(f"covers/{game_id}.webp")
    return size.width() / size.height() if size.isValid() and size.height() else 0.62


Tilt = Callable[[QPainter, QRectF], None]


def draw_cover(painter: QPainter, rect: QRectF, path: QPainterPath, game_id: str, tilt: Tilt | None = None) -> None:
    """The cover, filling the rectangle from its top, inside a path; a narrow one ends in the dark before its foot."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    device, high = painter.device(), shown_height(rect, game_id)
    size = QSize(round(rect.width()), round(high))
    pixmap = filling(f"covers/{game_id}.webp", size, device.devicePixelRatioF() if device else 1.0)
    if pixmap is not None:
        painter.save()
        if tilt is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            tilt(painter, QRectF(rect.topLeft(), QSizeF(rect.width(), high)))
        painter.drawPixmap(rect.topLeft(), pixmap)
        painter.restore()
        if high < rect.height():
            top, end = rect.top() + high * (1 - SEAM), rect.top() + high
            dusk = paint.gradient(QPointF(0, top), QPointF(0, end), color(INK, 0), color(INK))
            painter.fillRect(QRectF(rect.left(), top, rect.width(), rect.bottom() - top + 1), dusk)
    else:
        _plain_cover(painter, rect)
    painter.restore()


def shown_height(rect: QRectF, game_id: str) -> float:
    """How much of a rectangle's height its cover fills."""
    return min(rect.height(), rect.width() / (1 - CUT) / cover_aspect(game_id))


def fade(
    painter: QPainter, rect: QRectF, path: QPainterPath, share: float, strength: float = 0.97, dark: float = 0.42
) -> None:
    """Darken the lower part of a picture, for words to stand on; it is dark enough from the share `dark` of it."""
    top = rect.bottom() - rect.height() * share
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    stops = ((0.0, color(INK, 0)), (dark, color(INK, strength * 0.85)), (1.0, color(INK, strength)))
    painter.fillRect(
        QRectF(rect.x(), top, rect.width(), rect.height() * share + 1),
        paint.gradient(QPointF(0, top), QPointF(0, rect.bottom()), *stops),
    )
    painter.restore()


def edge(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The lit edge of a cover: bright above, round its corners, and gone at its foot, between two dark lines."""
    paint.box(painter, rect, radius, None, color("#000000", 0.6))
    lit = (0.0, color("#FFF4E0", 0.62)), (0.06, color("#FFF4E0", 0.34)), (0.5, color("#FFF4E0", 0.12))
    light = QBrush(paint.vertical(rect.top(), rect.bottom(), *lit, (1.0, color("#FFF4E0", 0.05))))
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, pen in ((1.1, QPen(light, 1.3)), (2.3, QPen(color("#000000", 0.22), 1.1))):
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)
    painter.restore()


@kept_up_to(MOST_BYTES, most=4)
def shadow(
    size: QSize, card: tuple[float, float, float, float], how: tuple[float, float, float, float], ratio: float
) -> QPixmap:  # fmt: skip
    """What a cover casts in its room, kept: it costs most of its picture, which is painted anew while it leans."""
    pixmap = QPixmap((size.toSizeF() * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint.soft_shadow(painter, QRectF(*card), *how)
    painter.end()
    return pixmap


@kept_up_to(MOST_BYTES, most=24)
def filling(name: str, size: QSize, ratio: float = 1.0, path: str = "") -> QPixmap | None:
    """A shipped picture scaled to cover a size: cut at the sides, or at the foot.

    With `path` that file instead; it may change, so `name` must tell its state.
    """
    file = path or shipped(name)
    if not file or size.isEmpty():
        return None
    wanted = (size.toSizeF() * ratio).toSize()
    if path:
        image = _cut(_stored(path), wanted)
    else:
        image = KEPT.scaled(Path(file), wanted, lambda: _cut(_image(str(file)), wanted))
    if image.isNull():
        return None
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _cut(image: QImage, wanted: QSize) -> QImage:
    """So much of a picture as fills this size."""
    if image.isNull():
        return image
    smooth = Qt.TransformationMode.SmoothTransformation
    scaled = image.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding, smooth)
    return scaled.copy((scaled.width() - wanted.width()) // 2, 0, wanted.width(), wanted.height())


def stamp(file: Path) -> str:
    """The state of a picture that may change, or be gone by now."""
    try:
        return f"{file.stat().st_mtime_ns}"
    except OSError:
        return ""


def _stored(path: str) -> QImage:
    """A picture out of a person's own folder: as we write them, whatever may lie there by now."""
    try:
        data = QByteArray(reading.data_of(Path(path), reading.PICTURE))
    except StorageError:
        return QImage()
    buffer = QBuffer(data)
    reader = QImageReader(buffer, QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()  # as it says before anything is unpacked
    return reader.read() if size.width() * size.height() <= MOST_PIXELS else QImage()


@kept_up_to(MOST_BYTES, most=8)
def haze(name: str, size: QSize) -> QPixmap | None:
    """The colours of a picture without its shapes, for a ground behind words."""
    file = shipped(name)
    image = _image(str(file)) if file else QImage()
    if image.isNull() or size.isEmpty():
        return None
    smooth = Qt.TransformationMode.SmoothTransformation
    wide = max(1, size.width() // 4)
    middle = image.copy(0, image.height() // 8, image.width(), image.height() // 2)
    for steps in (6, 12, 24, 48, 96, wide):  # up from very small by halves: each rounds off the corners of the last
        high = max(4, round(steps * size.height() / size.width()))
        middle = middle.scaled(steps, high, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return QPixmap.fromImage(middle)


def let_go() -> None:
    """Of what is drawn again from what is kept, while nobody looks at it."""
    _image.cache_clear()
    shadow.cache_clear()


def let_go_of_all() -> None:
    """Of every picture of a page, before a table comes: whoever goes back to that page has it read once more."""
    let_go()
    filling.cache_clear()
    haze.cache_clear()


@lru_cache(maxsize=1)
def _image(file: str) -> QImage:
    """The last picture read: a cover is asked for twice, its colours and itself, and decoding it costs most."""
    QTimer.singleShot(A_MOMENT, _image.cache_clear)
    return QImageReader(file).read()


@lru_cache(maxsize=8)
def _size(name: str) -> QSize:
    file = shipped(name)
    return QImageReader(str(file)).size() if file else QSize()


def _plain_cover(painter: QPainter, rect: QRectF) -> None:
    """A game without a picture: the house's own, so that nothing looks broken."""
    painter.fillRect(
        rect, paint.gradient(rect.topLeft(), rect.bottomRight(), "#3A4656", darker("#3A4656", 0.45), FELT.ink)
    )
    side = min(rect.width(), rect.height()) * 0.4
    middle = QPointF(rect.center().x(), rect.y() + rect.height() * 0.36)
    draw_icon(painter, "layers", QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), FELT.accent, 1.0)

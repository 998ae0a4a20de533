"""Painting on a sheet, to look at what came out."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter


def painted(draw: Callable[[QPainter], object], width: int = 240, height: int = 240, grey: bool = False) -> QImage:
    """What a drawing leaves on an empty sheet."""
    sheet = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(Qt.GlobalColor.transparent if not grey else Qt.GlobalColor.black)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return sheet.convertToFormat(QImage.Format.Format_Grayscale8) if grey else sheet


def inked(image: QImage, least: int = 40) -> QRectF:
    """The rect of everything that shows."""
    marked = [
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > least
    ]
    if not marked:
        return QRectF()
    xs, ys = [x for x, _ in marked], [y for _, y in marked]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def distinct(images: Iterable[QImage]) -> int:
    """How many look different. Not by their bytes: those end with the image, and lines are padded with anything."""
    kept: list[QImage] = []
    for image in images:
        if all(image != other for other in kept):
            kept.append(image)
    return len(kept)

"""Cards as small pictures in the rows of a list, each drawn once a size."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop.controller.matches import Face
from desktop.table.drawing.canvas import HEIGHT, WIDTH
from desktop.table.drawing.faces import card_image

PLACE = 0.72  # of its height: how wide the place of a picture is


class SmallCards:
    """Keeps the pictures of one list."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[Face, int], QPixmap] = {}

    def draw(self, painter: QPainter, place: QRectF, face: Face, ratio: float) -> None:
        """The card in the middle of its place; one that lies on its side has all of the place's width."""
        wide = place.height() * WIDTH / HEIGHT if not face.wide else place.width()
        key = (face, round(wide * ratio))
        if key not in self._drawn:
            self._drawn[key] = QPixmap.fromImage(card_image(face, face.values, key[1]))
        picture = self._drawn[key]
        size = picture.size().toSizeF() / ratio
        left, top = place.center().x() - size.width() / 2, place.center().y() - size.height() / 2
        painter.drawPixmap(QRectF(left, top, size.width(), size.height()), picture, QRectF(picture.rect()))

"""A small picture of a match for the home page: the table as somebody sees it who sits in no seat.

It shows no card that anybody at the table does not know, so it may stand where everybody looks.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter

from desktop.controller.matches import Match, Sitter, Text
from desktop.face import face_of
from desktop.table.scene.scene import TableScene

SIZE = (600, 400)  # drawn for an area twice as large, so that the cards show their pictures and not only numbers
SHRINK = 2


def table_picture(match: Match, say: Callable[[Text], str]) -> bytes:
    """The table as a PNG."""
    face, view = face_of(match.game), match.view(None)
    scene = TableScene()
    wide, high = SIZE[0] * SHRINK, SIZE[1] * SHRINK
    scene.resize_table(wide, high, high / 882, 1.0, 1.0)
    scene.set_table(face.spec(view, say))
    scene.set_contents(face.looks(view, (), say))
    sitters = [Sitter(seat.name, "") for seat in match.seats]
    for key, part in face.parts(view, sitters, say).items():
        if key in scene.parts:
            scene.set_part(key, part)
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(0, 0, *SIZE), scene.sceneRect())
    painter.end()
    scene.let_go_of_pictures()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"PNG").write(image)
    return bytes(data.data())

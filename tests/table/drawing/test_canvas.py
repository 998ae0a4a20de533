"""Levels of detail and the floor of eleven pixels."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.look import Face
from desktop.table.drawing.canvas import WIDTH, Canvas, Level, level_of


@pytest.mark.parametrize(
    ("width", "level"), [(40, Level.S), (77, Level.S), (82, Level.M), (199, Level.M), (200, Level.L)]
)
def test_levels_go_by_device_width(width, level):
    assert level_of(width) == level


def named(face: Face, width: float, size: float) -> bool:
    """Whether a name left ink."""
    sheet = QImage(630, 880, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(Qt.GlobalColor.transparent)
    painter = QPainter(sheet)
    Canvas(painter, face, (), Level.M, width / WIDTH).name(QRectF(0, 0, 600, 120), "almendra 700", size, "#ffffff")
    painter.end()
    return any(sheet.pixelColor(x, y).alpha() for x in range(0, 630, 3) for y in range(0, 130, 3))


def test_no_name_is_drawn_under_eleven_pixels(qapp):
    face = Face("card", "toy", title="Ogre")
    assert named(face, 120, 104)
    assert not named(face, 60, 104)


def test_the_short_name_steps_in_before_letters_get_too_small(qapp):
    long = "Division Headquarters Company of the Northern Army"
    sheet = []
    for face in (Face("card", "toy", title=long, short_title="Div. HQ"), Face("card", "toy", title="Div. HQ")):
        image = QImage(630, 130, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        Canvas(painter, face, (), Level.M, 0.2).name(QRectF(0, 0, 600, 120), "almendra 700", 104, "#ffffff")
        painter.end()
        sheet.append(image)
    assert sheet[0] == sheet[1]

"""The large card: with its text, at every text size, inside the table."""

import pytest
from PySide6.QtCore import QRectF

from desktop.table.drawing.theme import Metrics
from desktop.table.scene.large_card import Reader
from desktop.table.scene.layout import Rect
from tests.table.pictures import inked, painted
from tests.table.tables import look

TEXT = "**Rage.** May strike on the turn it enters, but never the tower.\n" * 4


def made(text: str, scale: float, room: QRectF) -> Reader:
    one = look("ant")
    return Reader(
        one._replace(face=one.face._replace(text=text, kind="Creature", mark="published")),
        Metrics(room.height() / 882, scale),
        1.0,
        room,
    )


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(980, 600), (1332, 650), (1609, 953)])
@pytest.mark.parametrize("text", ["", "Short.", TEXT])
def test_it_fits_the_table_at_every_text_size(table, scale, size, text):  # UX 14, UX 15
    room = QRectF(0, 0, *size)
    table.scene.resize_table(*size, size[1] / 882, scale, 1.0)
    reader = made(text, scale, room)
    assert reader.size[0] < room.width() * 0.75
    assert reader.size[1] <= room.height() * 0.97
    card = Rect(size[0] / 2, size[1] * 0.75, 80, 112)
    reader.place(table.scene, card)
    shown = QRectF(reader.pos().x(), reader.pos().y(), *reader.size)
    assert room.contains(shown)
    assert not shown.intersects(QRectF(*card))


def test_long_text_goes_beside_the_card(qapp):
    room = QRectF(0, 0, 1332, 650)
    assert not made("Short.", 1.0, room).beside
    assert made(TEXT, 2.0, room).beside


def test_its_text_is_painted_inside_its_bounds(qapp):
    reader = made(TEXT, 1.5, QRectF(0, 0, 1332, 650))
    sheet = painted(lambda p: (p.translate(40, 40), reader.paint(p, None)), 800, 720)
    assert reader.boundingRect().translated(40, 40).contains(inked(sheet, 60))

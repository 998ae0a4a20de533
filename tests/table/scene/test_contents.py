"""A pile opened over the table: every card of it with its name, inside the room at every text size."""

import pytest
from PySide6.QtCore import QRectF

from desktop.look import Holding
from desktop.table.drawing.theme import Metrics
from desktop.table.scene.contents import Contents
from desktop.table.scene.large_card import Reader
from desktop.table.scene.layout import Rect
from tests.table.pictures import inked, painted
from tests.table.tables import HAND, look

NAMES = ("ant", "bear", "crow", "deer", "elk", "fox", "gnu", "hare", "ibis", "jay")


def opened(count: int, size: tuple[int, int], text: float = 1.0, names: tuple[str, ...] = NAMES) -> Contents:
    faces = tuple(look(names[number % len(names)]).face for number in range(count))
    pile = Holding("Den", "Everybody saw them go in.", faces)
    return Contents(pile, Metrics(size[1] / 882, text), 1.0, QRectF(0, 0, *size))


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(980, 600), (1332, 650), (1609, 953)])
@pytest.mark.parametrize("count", [1, 4, 10, 18, 25])
def test_it_fits_the_table_and_leaves_its_pile_free(table, count, size, text):  # UX 14, UX 15
    room, contents = QRectF(0, 0, *size), opened(count, size, text)
    table.scene.resize_table(*size, size[1] / 882, text, 1.0)
    pile = Rect(12, size[1] - 90, 60, 84)
    contents.place(table.scene, pile)
    shown = QRectF(contents.pos().x(), contents.pos().y(), *contents.size)
    assert room.contains(shown)
    assert not shown.intersects(QRectF(*pile))
    last = divmod(count - 1, contents.columns)[0] + 1
    assert contents.top + last * contents.cell[1] <= contents.size[1] + 1


@pytest.mark.parametrize("count", [1, 4, 10])
def test_every_card_shows(qapp, count):
    contents = opened(count, (1609, 953))
    drawn = painted(lambda p: contents.paint(p, None), 900, 700, grey=True)
    fewer = opened(count, (1609, 953))
    fewer.images = [image.scaled(1, 1) for image in fewer.images]
    assert drawn != painted(lambda p: fewer.paint(p, None), 900, 700, grey=True)
    assert len(contents.images) == count


def test_nothing_leaves_the_sheet_when_names_are_long(qapp):
    long = ("a remarkably long name × 3", "another name that is long")
    contents = opened(6, (980, 600), names=long)
    sheet = QRectF(0, 0, *contents.size).adjusted(-40, -40, 40, 50)
    assert sheet.contains(inked(painted(lambda p: contents.paint(p, None), 900, 700), 30))


def test_a_pile_that_holds_something_is_opened_and_a_card_is_read(table):
    scene = table.scene
    pile = look("ant", holds=Holding("Den", "", (look("bear").face,)))
    scene.set_look(HAND, 0, pile)
    scene.reading.read(scene.card(HAND, 0))
    assert isinstance(scene.reading.reader, Contents)
    scene.reading.read(scene.card(HAND, 1))
    assert isinstance(scene.reading.reader, Reader)

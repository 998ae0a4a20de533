"""The small choice at the card."""

from PySide6.QtCore import QPointF, QRectF

from desktop.table.drawing.theme import Metrics
from desktop.table.scene.chooser import Chooser
from desktop.table.scene.layout import Rect
from tests.table.pictures import painted


def made(scale: float = 1.0) -> Chooser:
    return Chooser(
        "Which lane?", ["Upper lane", "Lower lane", "A rather long third meaning"], Metrics(1.0, scale), print
    )


def test_rows_are_found_by_point(qapp):
    chooser = made()
    chooser.setPos(100, 50)
    for number in range(3):
        assert chooser.row_at(chooser.row_rect(number).center() + chooser.pos()) == number
    assert chooser.row_at(QPointF(0, 0)) is None


def test_the_keyboard_goes_round(qapp):  # UX 11
    chooser = made()
    chooser.step(-1)
    assert chooser.at == 2
    chooser.step(1)
    assert chooser.at == 0


def test_it_lies_inside_the_room_beside_what_it_asks_about(table):  # UX 49
    for corner in ((0, 0), (1400, 780), (700, 300)):
        chooser, near = made(2.0), Rect(*corner, 90, 100)
        chooser.place(table.scene, near)
        there = QRectF(chooser.pos().x(), chooser.pos().y(), *chooser.size)
        assert table.scene.sceneRect().contains(there) and not there.intersects(QRectF(*near))
        assert not any(there.intersects(QRectF(*clear)) for clear in table.scene.keep_clear())


def test_where_the_keyboard_is_shows_in_grey(qapp):  # UX 39
    chooser = made()
    first = painted(lambda p: chooser.paint(p, None), 400, 220, grey=True)
    chooser.step(1)
    assert painted(lambda p: chooser.paint(p, None), 400, 220, grey=True) != first

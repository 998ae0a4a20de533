"""The small choice at the card."""

from PySide6.QtCore import QPointF, QRectF

from desktop.table.drawing.theme import Metrics
from desktop.table.scene.chooser import Chooser
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


def test_it_stays_inside_the_room(qapp):
    room = QRectF(0, 0, 900, 600)
    for point in (QPointF(0, 0), QPointF(900, 600), QPointF(450, 300)):
        chooser = made(2.0)
        chooser.place_at(point, room)
        assert room.contains(QRectF(chooser.pos().x(), chooser.pos().y(), *chooser.size))


def test_where_the_keyboard_is_shows_in_grey(qapp):  # UX 39
    chooser = made()
    first = painted(lambda p: chooser.paint(p, None), 400, 220, grey=True)
    chooser.step(1)
    assert painted(lambda p: chooser.paint(p, None), 400, 220, grey=True) != first

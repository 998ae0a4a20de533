"""A sentence that points at a card: always inside the table, from outside the card and all that can be chosen."""

import pytest
from PySide6.QtCore import QPoint, QRectF

from desktop.table.drawing.theme import BASE, Metrics
from desktop.table.hands.picks import Refusal
from desktop.table.scene.bubble import Bubble
from desktop.table.scene.layout import Rect
from tests.table.pictures import inked, painted
from tests.table.tables import HAND, LEFT


def made(text="You must follow Wisdom: you hold 3 Wisdom cards.", scale=1.0) -> Bubble:
    return Bubble(text, Metrics(1.0, scale), BASE.refused, "ban")


@pytest.mark.parametrize("at", [(10, 10), (1390, 10), (700, 300), (1390, 560), (10, 560)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_points_at_its_card_from_outside_and_inside_the_room(table, at, scale):  # UX 15, 49
    card = Rect(*at, 90, 126)
    bubble = made(scale=scale)
    bubble.place(table.scene, card)
    sheet, tip = bubble.sheet.translated(bubble.pos()), bubble.tail.at(1) + bubble.pos()
    assert table.scene.sceneRect().contains(sheet)
    assert not sheet.intersects(QRectF(*card)) and not QRectF(*card).contains(tip)
    assert QRectF(*card).adjusted(-4, -4, 4, 4).contains(tip)


def test_it_lies_over_no_card_that_can_be_taken_up(table):  # UX 49
    for at in range(4):
        table.scene.refuse(HAND, at, Refusal("A reason that is about as long as any of them is. " * 2))
        bubble = table.scene.reading.bubble
        sheet = bubble.sheet.translated(bubble.pos())
        assert not any(sheet.intersects(QRectF(*clear)) for clear in table.scene.keep_clear())
        assert not bubble.tail.isEmpty()


def test_a_click_on_it_is_one_on_what_lies_under_it(table):  # UX 49
    table.scene.refuse(HAND, 1, Refusal("Bears sleep.", "winter", "Rules (F1)"))
    bubble = table.scene.reading.bubble
    bubble.setPos(table.scene.card(HAND, 0).scene_rect().topLeft())
    table.click(table.at(HAND, 0))
    assert table.scene.picks.pick == (HAND, 0) and table.scene.reading.bubble is None
    table.click(QPoint(*map(round, table.scene.rect_of_slot(LEFT, 3).centre)))
    assert table.scene.picks.pick is None


def test_its_text_is_not_clipped(qapp):
    bubble = made("word " * 40, 1.5)
    shown = inked(painted(lambda p: (p.translate(30, 30), bubble.paint(p, None)), 700, 400), 60)
    assert bubble.boundingRect().translated(30, 30).contains(shown)

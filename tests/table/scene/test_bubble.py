"""A sentence beside a card: always inside the table, never over its card when there is room."""

import pytest
from PySide6.QtCore import QRectF

from desktop.table.drawing.theme import BASE, Metrics
from desktop.table.scene.bubble import Bubble
from tests.table.pictures import inked, painted

ROOM = QRectF(0, 0, 1000, 700)


def made(text="You must follow Wisdom: you hold 3 Wisdom cards.", link="", scale=1.0) -> Bubble:
    return Bubble(text, Metrics(1.0, scale), BASE.refused, "ban", link)


@pytest.mark.parametrize("at", [(10, 10), (900, 10), (450, 300), (900, 560), (10, 560)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_stands_beside_its_card_and_inside_the_room(qapp, at, scale):  # UX 15
    card = QRectF(*at, 90, 126)
    bubble = made(scale=scale)
    bubble.place_beside(card, ROOM)
    sheet = bubble.sheet.translated(bubble.pos())
    assert ROOM.contains(sheet)
    assert not sheet.intersects(card)


def test_its_link_is_inside_it(qapp):
    bubble = made(link="Rulebook, Meetings 2")
    bubble.place_beside(QRectF(100, 100, 90, 126), ROOM)
    assert bubble.sheet.translated(bubble.pos()).contains(bubble.link_rect())
    assert made().link_rect().isNull()


def test_its_text_is_not_clipped(qapp):
    bubble = made("word " * 40, "Rulebook", 1.5)
    shown = inked(painted(lambda p: (p.translate(30, 30), bubble.paint(p, None)), 700, 400), 60)
    assert bubble.boundingRect().translated(30, 30).contains(shown)

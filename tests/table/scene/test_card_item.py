"""A card's item: painted by Qt, marked by a child, crisp where it lies."""

import pytest
from PySide6.QtCore import QPointF, Qt

from desktop.table.drawing.faces import FaceCache
from desktop.table.scene.card_item import CardItem, State
from tests.table.tables import HAND, look


@pytest.fixture
def item(qapp):
    card = CardItem(look("ant"), FaceCache())
    card.set_size(100, 1.0, 1.0)
    return card


def test_it_has_no_picture_before_it_has_a_size(qapp):
    card = CardItem(look("ant"), FaceCache())
    card.set_look(look("bee"))
    assert card.pixmap().isNull()
    card.set_size(100, 1.0, 1.0)
    assert not card.pixmap().isNull()


def test_its_middle_is_its_own_point(item):
    assert item.card_rect.center() == QPointF(0, 0)
    assert item.boundingRect().contains(item.card_rect)


def test_lines_are_a_child_that_is_there_only_when_needed(item):
    assert item.childItems() == []
    item.set_state(State.LEGAL, True)
    (lines,) = item.childItems()
    assert lines.isVisible()
    assert lines.boundingRect().contains(item.card_rect)
    item.set_state(State.LEGAL, False)
    assert not lines.isVisible()


def test_hover_lifts_and_chosen_lifts_more(item):  # UX 1
    rest = item.offset().y()
    item.set_state(State.HOVER, True)
    assert item.raised == 12
    assert item.offset().y() < rest - 12
    item.set_state(State.CHOSEN, True)
    assert item.raised == 18


def test_it_does_not_slip_away_from_the_pointer_that_raises_it(item):
    foot = QPointF(0, item.height / 2 - 1)
    assert item.hit(foot)
    item.set_state(State.HOVER, True)
    assert item.hit(foot)
    assert item.hit(QPointF(0, -item.height / 2 - 10))
    assert not item.hit(QPointF(0, item.height / 2 + 1))
    assert not item.hit(QPointF(item.width / 2 + 3, 0))  # its shadow is not the card


def test_smoothing_only_while_turned_or_scaled(item):
    fast, smooth = Qt.TransformationMode.FastTransformation, Qt.TransformationMode.SmoothTransformation
    assert item.transformationMode() == fast
    item.setRotation(3)
    assert item.transformationMode() == smooth
    item.setRotation(0)
    item.setScale(1.2)
    assert item.transformationMode() == smooth
    item.setScale(1)
    assert item.transformationMode() == fast


@pytest.mark.parametrize(("marks", "angle"), [({}, 0), ({"fatigued": True}, 90), ({"turned": True}, 180)])
def test_turned_cards_lie_turned(item, marks, angle):
    item.set_look(look("ant", **marks))
    assert item.turn == angle
    item.spot_angle = 2
    assert item.turn == angle + 2


def test_a_playable_card_is_marked_by_its_look(item):
    item.set_look(look("ant", playable=True))
    assert item.childItems()[0].isVisible()


def test_a_card_that_keeps_its_size_is_not_dressed_again(table, monkeypatch):
    item = table.scene.card(HAND, 0)
    asked = []
    monkeypatch.setattr(item, "dress", lambda: asked.append(item.look))
    item.set_size(item.width, item.unit, table.scene.ratio)
    assert not asked
    item.set_look(look("yak"), dress=False)
    item.set_size(item.width, item.unit, table.scene.ratio)
    assert asked == [look("yak")]

"""The pointer: thresholds, targets by overlap, and every way a drag can end."""

import sys

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from desktop.table.hands.drag import HELD_Z, best_target
from desktop.table.hands.picks import Pick, Target
from desktop.table.motion.speeds import MOVE, Pace
from desktop.table.scene.card_item import State
from desktop.table.scene.layout import Rect
from tests.table.tables import HAND, LEFT, PILE, RIGHT, look, set_zone


def lifted(table) -> bool:
    return any(item.state & State.LIFTED for cards in table.scene.cards.values() for item in cards)


def test_three_pixels_are_a_click_and_four_a_drag(table):  # UX 2
    start = table.at(HAND, 0)
    table.press(start)
    table.move(start + QPoint(3, 0))
    assert not table.scene.drag.active
    table.move(start + QPoint(4, 0))
    assert table.scene.drag.active
    table.release(start + QPoint(4, 0))
    assert table.scene.picks.pick is None  # it was a drag, so it is not also a click


def test_all_targets_light_up_when_a_drag_starts(table):  # UX 3
    start = table.at(HAND, 0)
    table.press(start)
    table.move(start + QPoint(0, -10))
    assert table.scene.zones[LEFT].legal
    assert table.scene.zones[RIGHT].legal
    assert not table.scene.zones[PILE].legal
    table.scene.drag.cancel()
    assert not table.scene.zones[LEFT].legal


def test_the_target_is_the_largest_overlap_and_not_the_pointer():  # UX 3
    card = Rect(0, 0, 100, 140)
    near, far = Target(LEFT), Target(RIGHT)
    assert best_target(card, {near: Rect(60, 0, 100, 140), far: Rect(-80, 0, 100, 140)}) == near
    assert best_target(card, {far: Rect(99, 0, 100, 140)}) is None
    assert best_target(card, {}) is None


def test_the_taker_is_stronger_and_the_policy_hears_of_it(table):  # UX 3, UX 31
    start = table.at(HAND, 0)
    table.press(start)
    table.move(table.at(LEFT, 2))
    assert table.scene.zones[LEFT].taker
    assert not table.scene.zones[RIGHT].taker
    assert ("aimed", Target(LEFT)) in table.policy.told
    table.scene.drag.cancel()
    assert table.policy.told[-1] == ("aimed", None)


def test_a_drop_on_a_target_is_reported_once(table):
    table.drag(table.at(HAND, 1), table.at(RIGHT, 1))
    assert table.policy.drops() == [(HAND, 1, RIGHT, -1)]


def test_a_card_can_be_a_target(table):
    table.drag(table.at(HAND, 2), table.at(RIGHT, 0))
    assert table.policy.drops() == [(HAND, 2, RIGHT, 0)]


def test_a_legal_drop_settles_from_where_it_was_let_go(mover):  # UX 5
    item = mover.scene.card(HAND, 0)
    mover.drag(mover.at(HAND, 0), mover.at(LEFT, 2))
    assert mover.scene.card(LEFT, 2) is item
    assert mover.home(LEFT, 2)
    assert [len(mover.scene.cards[key]) for key in (HAND, LEFT)] == [3, 3]


def test_a_legal_drop_settles_within_120_ms_while_others_take_their_time(mover):  # UX 5
    mover.policy.ms = MOVE
    mover.scene.move_card(HAND, 3, RIGHT)  # one more that goes somewhere at the same time
    mover.drag(mover.at(HAND, 0), mover.at(LEFT, 2))
    left = mover.scene.card(LEFT, 2).pos()
    mover.scene.animator.tick(1)
    assert mover.scene.card(LEFT, 2).pos() != left  # on its way from where it was let go
    mover.scene.animator.tick(119)
    assert mover.home(LEFT, 2) and not mover.home(HAND, 1)
    mover.scene.animator.tick(MOVE - 120)
    assert mover.home(HAND, 1)
    mover.policy.dropped(Pick(HAND, 0), LEFT, -1)  # by click or key it travels as everything does
    mover.scene.animator.tick(120)
    assert not mover.home(LEFT, 3)


def test_a_drop_nobody_takes_settles_at_home_within_120_ms(table):  # UX 5
    table.drag(table.at(HAND, 0), table.at(LEFT, 2))
    assert table.scene.animator.moving
    table.scene.animator.tick(120)
    assert table.home(HAND, 0)


def test_an_illegal_drop_goes_home_with_the_reason(table):  # UX 6
    table.drag(table.at(HAND, 0), table.at(PILE, 0))
    assert table.policy.drops() == []
    assert table.scene.reading.refusal.text == "Not on pile."
    assert not table.home(HAND, 0)
    table.scene.animator.tick(230)
    assert table.home(HAND, 0)


def test_a_drop_at_home_says_nothing(table):
    table.drag(table.at(HAND, 0), table.at(HAND, 1))
    assert not table.scene.refusing
    assert table.policy.drops() == []


@pytest.mark.parametrize("way", ["escape", "right button", "focus", "resize", "contents", "another event"])
def test_everything_ends_a_drag_cleanly(table, way):  # UX 6, UX 7
    start = table.at(HAND, 1)
    table.press(start)
    table.move(table.at(LEFT, 2))
    assert lifted(table)
    if way == "escape":
        table.key(Qt.Key.Key_Escape)
    elif way == "right button":
        table.press(table.at(LEFT, 2), Qt.MouseButton.RightButton)
    elif way == "focus":
        table.view.clearFocus()
    elif way == "resize":
        table.view.resize(1200, 700)
    elif way == "contents":
        table.scene.set_look(PILE, 0, look("owl"))
        set_zone(table.scene, RIGHT, [look("gnu"), look("owl")])
    else:
        table.scene.move_card(RIGHT, 0, PILE)
        table.scene.settle(0)
    assert not table.scene.drag.active
    assert not lifted(table)
    assert table.scene.picks.pick is None
    assert not table.scene.zones[LEFT].legal
    table.scene.animator.complete()
    assert table.home(HAND, 1)
    table.release(table.at(LEFT, 2))  # the button comes up later: nothing more happens
    assert table.policy.drops() == []


def test_a_card_that_may_not_move_says_why_and_stays(table):  # UX 1, UX 25
    table.drag(table.at(HAND, 3), table.at(LEFT, 2))
    assert table.policy.drops() == []
    assert table.scene.reading.refusal.text == "Deer rests this turn."
    table.scene.animator.complete()
    assert table.home(HAND, 3)


def test_a_place_without_a_card_cannot_be_dragged(table):
    table.drag(table.at(LEFT, 3), table.at(RIGHT, 2))
    assert table.policy.drops() == []
    assert not table.scene.refusing


def test_the_lifted_card_lies_above_all_and_leaves_a_gap(table):
    start = table.at(HAND, 1)
    table.press(start)
    table.move(start + QPoint(20, -40))
    item = table.scene.card(HAND, 1)
    others = (other for cards in table.scene.cards.values() for other in cards if other is not item)
    assert item.zValue() > max(other.zValue() for other in others)
    assert table.scene.zones[HAND].gap == 1
    table.scene.drag.cancel()
    assert table.scene.zones[HAND].gap == -1


def test_none_keeps_its_references(table):
    # PySide6 6.12.0 on Python 3.11 loses one with every void call and dies of it.
    item = table.scene.card(HAND, 0)
    before = sys.getrefcount(None)
    for number in range(5000):
        item.setPos(QPointF(number % 50, 0))
    assert sys.getrefcount(None) > before - 500


@pytest.mark.parametrize(("motion", "turn"), [(True, 2.5), (False, 0.0)])
def test_a_card_in_the_air_leans_a_little_but_not_under_reduced_motion(table, motion, turn):  # UX 20
    table.scene.animator.pace = Pace(table.scene.animator.pace.speed, motion)
    start = table.at(HAND, 0)
    table.press(start)
    table.move(start + QPoint(0, -10))
    item = table.scene.card(HAND, 0)
    assert item.rotation() == item.turn + turn and item.zValue() == HELD_Z
    table.scene.drag.cancel()

"""The keyboard: whole moves without a mouse, and a ring that is always somewhere."""

import pytest
from PySide6.QtCore import Qt

from desktop.table.hands.picks import Target
from desktop.table.scene.card_item import State
from tests.table.tables import CONTENTS, HAND, LEFT, PILE, RIGHT, look, set_zone


@pytest.fixture
def keyed(table):
    table.view.setFocus()
    table.scene.keyboard.activate(True)
    return table


def ring(table) -> list[Target]:
    return [
        Target(key, at)
        for key, cards in table.scene.cards.items()
        for at, item in enumerate(cards)
        if item.state & State.FOCUS
    ] + [Target(key) for key, zone in table.scene.zones.items() if zone.focused]


def test_the_ring_starts_on_what_can_be_moved(keyed):  # UX 12
    assert ring(keyed) == [Target(HAND, 0)]


def test_arrows_walk_within_a_place(keyed):  # UX 11
    keyed.key(Qt.Key.Key_Right)
    keyed.key(Qt.Key.Key_Right)
    assert ring(keyed) == [Target(HAND, 2)]
    keyed.key(Qt.Key.Key_Left)
    assert ring(keyed) == [Target(HAND, 1)]


def test_up_and_down_cross_places(keyed):
    keyed.key(Qt.Key.Key_Up)
    assert ring(keyed)[0].key in (LEFT, RIGHT)
    keyed.key(Qt.Key.Key_Down)
    assert ring(keyed)[0].key == HAND


def test_tab_goes_through_the_places_and_then_leaves(keyed):  # UX 11
    keyed.scene.keyboard.set(Target(PILE, 0))
    seen = [PILE]
    while keyed.scene.keyboard.tab(True):
        seen.append(keyed.scene.keyboard.focus.key)
    assert seen == [PILE, LEFT, RIGHT, HAND]
    assert keyed.scene.keyboard.tab(False)
    assert keyed.scene.keyboard.focus.key == RIGHT


def test_enter_takes_up_arrows_choose_a_target_enter_puts_down(keyed):  # UX 11
    keyed.key(Qt.Key.Key_Return)
    assert keyed.scene.picks.pick == (HAND, 0)
    assert ring(keyed) == [Target(LEFT)]
    keyed.key(Qt.Key.Key_Right)
    assert ring(keyed) == [Target(RIGHT)]
    assert keyed.scene.zones[RIGHT].taker
    keyed.key(Qt.Key.Key_Return)
    assert keyed.policy.drops() == [(HAND, 0, RIGHT, -1)]
    assert ring(keyed) == [Target(HAND, 0)]


def test_tab_stays_among_the_targets_of_a_pick(keyed):
    keyed.key(Qt.Key.Key_Return)
    keys = []
    for _ in range(3):
        keyed.key(Qt.Key.Key_Tab)
        keys.append(ring(keyed)[0].key)
    assert keys == [RIGHT, LEFT, RIGHT]


def test_enter_plays_at_once_with_one_target(keyed):  # UX 9
    keyed.policy.only_left = True
    keyed.key(Qt.Key.Key_Return)
    assert keyed.policy.drops() == [(HAND, 0, LEFT, -1)]


def test_escape_goes_back_and_then_belongs_to_the_page(keyed):  # UX 11
    keyed.key(Qt.Key.Key_Return)
    keyed.key(Qt.Key.Key_Escape)
    assert keyed.scene.picks.pick is None
    assert ring(keyed) == [Target(HAND, 0)]
    assert not keyed.view._escape()


def test_enter_on_a_card_that_may_not_move_says_why(keyed):  # UX 25
    keyed.scene.keyboard.set(Target(HAND, 3))
    keyed.key(Qt.Key.Key_Return)
    assert keyed.scene.reading.refusal.text == "Deer rests this turn."


def test_enter_on_a_card_of_another_is_reported(keyed):
    keyed.scene.keyboard.set(Target(RIGHT, 0))
    keyed.key(Qt.Key.Key_Return)
    assert ("clicked", RIGHT, 0) in keyed.policy.told


def test_the_ring_survives_relayout_and_undo(keyed):  # UX 12
    keyed.scene.keyboard.set(Target(HAND, 3))
    keyed.view.resize(1100, 700)
    assert ring(keyed) == [Target(HAND, 3)]
    keyed.scene.set_contents({**CONTENTS, HAND: [look("ant")]})
    assert ring(keyed) == [Target(HAND, 0)]
    keyed.scene.set_contents({**CONTENTS, HAND: []})
    assert len(ring(keyed)) == 1
    keyed.scene.set_contents(CONTENTS)
    assert len(ring(keyed)) == 1


def test_the_ring_goes_with_the_focus_and_comes_back(keyed):
    keyed.scene.keyboard.activate(False)
    assert ring(keyed) == []
    keyed.scene.keyboard.activate(True)
    assert ring(keyed) == [Target(HAND, 0)]


def test_keys_of_the_page_are_left_to_it(keyed):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    for key in (Qt.Key.Key_Space, Qt.Key.Key_H, Qt.Key.Key_F1, Qt.Key.Key_M):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        keyed.view.keyPressEvent(event)
        assert not event.isAccepted()


def test_of_a_pile_the_ring_rests_on_the_uppermost_card(keyed):
    board = keyed.scene.keyboard
    board.set(Target(LEFT, 0))
    assert board.tab(False)
    assert ring(keyed) == [Target(PILE, 1)]
    set_zone(keyed.scene, PILE, [*CONTENTS[PILE], look("jay")])
    assert ring(keyed) == [Target(PILE, 2)]


def test_the_ring_goes_where_it_is_sent_and_nowhere_else(keyed):  # UX 12
    keyed.scene.keyboard.go(Target(LEFT, 1))
    assert ring(keyed) == [Target(LEFT, 1)]
    keyed.scene.keyboard.go(Target(LEFT, 7))
    assert ring(keyed) == [Target(LEFT, 1)]


def test_a_press_from_anywhere_takes_up_and_puts_down(keyed):  # UX 9
    keyed.scene.keyboard.press(Target(HAND, 1))
    assert keyed.scene.picks.pick == (HAND, 1)
    keyed.scene.keyboard.press(Target(RIGHT, 0))  # a card of a lit place stands for the place
    assert keyed.policy.drops() == [(HAND, 1, RIGHT, -1)]


def test_a_press_beside_every_target_lets_go(keyed):
    keyed.scene.keyboard.press(Target(HAND, 1))
    keyed.scene.keyboard.press(Target(PILE, 1))
    assert keyed.scene.picks.pick is None and keyed.policy.drops() == []

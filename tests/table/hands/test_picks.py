"""Click and click: the same pick as a drag, with no mode in between."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.look import Holding
from desktop.table.hands.picks import IdlePolicy, Pick, Target
from desktop.table.scene.card_item import State
from desktop.table.scene.scene import TableScene
from tests.table.tables import CONTENTS, HAND, LEFT, PILE, RIGHT, SPEC, look


def test_a_click_takes_up_and_lights_a_click_puts_down(table):  # UX 9
    table.click(table.at(HAND, 0))
    assert table.scene.picks.pick == Pick(HAND, 0)
    assert table.scene.card(HAND, 0).state & State.CHOSEN
    assert table.scene.zones[LEFT].legal and table.scene.zones[RIGHT].legal
    table.click(table.at(LEFT, 3))
    assert table.policy.drops() == [(HAND, 0, LEFT, -1)]
    assert table.scene.picks.pick is None


def test_a_click_on_a_card_in_a_lit_place_means_the_place(table):
    table.click(table.at(HAND, 0))
    table.click(table.at(LEFT, 0))
    assert table.policy.drops() == [(HAND, 0, LEFT, -1)]


def test_a_second_click_lets_go(table):  # UX 10
    table.click(table.at(HAND, 0))
    table.click(table.at(HAND, 0))
    assert table.scene.picks.pick is None
    assert table.policy.drops() == []


def test_a_click_on_another_card_changes_the_pick(table):
    table.click(table.at(HAND, 0))
    table.click(table.at(HAND, 2))
    assert table.scene.picks.pick == Pick(HAND, 2)
    assert table.scene.card(RIGHT, 0).state & State.LEGAL
    assert not table.scene.zones[LEFT].legal


def test_a_click_where_it_may_not_go_says_why(table):  # UX 25
    table.click(table.at(HAND, 0))
    table.click(table.at(PILE, 1))
    assert table.scene.reading.refusal.text == "Not on pile."
    assert table.policy.drops() == []


def test_a_single_click_never_plays_even_with_one_target(table):  # UX 10
    table.click(table.at(HAND, 2))
    assert table.policy.drops() == []


def test_a_double_click_plays_when_there_is_one_target(table):  # UX 9
    table.click(table.at(HAND, 2))
    QTest.mouseDClick(
        table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, table.at(HAND, 2)
    )
    assert table.policy.drops() == [(HAND, 2, RIGHT, 0)]


def test_a_double_click_with_two_targets_does_not_guess(table):
    table.click(table.at(HAND, 0))
    QTest.mouseDClick(
        table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, table.at(HAND, 0)
    )
    assert table.policy.drops() == []
    assert ("double", HAND, 0) in table.policy.told


def test_a_card_nobody_can_lift_is_only_reported(table):
    table.click(table.at(RIGHT, 0))
    assert ("clicked", RIGHT, 0) in table.policy.told
    assert table.scene.picks.pick is None


def test_a_click_on_the_bare_table_lets_go(table):
    table.click(table.at(HAND, 0))
    table.click(table.view.mapFromScene(table.scene.sceneRect().center()))
    assert table.scene.picks.pick is None


def test_targets_may_be_plain_tuples(table):
    table.policy.accepts = lambda key, index: [(LEFT, -1)]
    table.click(table.at(HAND, 0))
    assert table.scene.picks.targets == {Target(LEFT)}


def test_an_idle_table_moves_nothing(qtbot):
    scene = TableScene(IdlePolicy())
    scene.set_table(SPEC)
    scene.set_contents({HAND: [look("ant")]})
    scene.click((HAND, 0))
    assert scene.picks.pick is None
    assert not scene.refusing


def test_a_pile_that_cannot_be_taken_up_opens_at_a_click_or_enter(table):
    """UX 41: no needed hover. And a pile that can be taken up is taken up."""
    whole = Holding("Pile", "Open to everybody.", (look("hare").face, look("ibis").face))
    table.scene.set_contents(CONTENTS | {PILE: [look("hare"), look("ibis", holds=whole)]})
    table.click(table.at(PILE, 1))
    assert table.scene.reading.open and not table.scene.refusing
    assert ("clicked", PILE, 1) not in table.policy.told
    table.click(table.at(LEFT, 0))
    assert not table.scene.reading.open
    table.scene.keyboard.activate(True)
    table.scene.keyboard.set(Target(PILE, 1))
    table.scene.keyboard.enter()
    assert table.scene.reading.open
    table.scene.set_contents(CONTENTS | {HAND: [look("ant", holds=whole)]})
    table.click(table.at(HAND, 0))
    assert table.scene.picks.pick == (HAND, 0) and not table.scene.reading.open


def test_a_pile_that_opens_says_why_it_cannot_be_taken_up(table):  # UX 25
    whole = Holding("Deer", "All of them.", (look("deer").face,))
    table.scene.set_contents(CONTENTS | {HAND: [look("ant"), look("bear"), look("crow"), look("deer", holds=whole)]})
    heard: list[str] = []
    table.scene.announced.connect(heard.append)
    table.click(table.at(HAND, 3))
    assert table.scene.reading.open and not table.scene.refusing
    assert table.scene.reading.bubble is not None and table.scene.reading.bubble.text == "Deer rests this turn."
    assert heard == ["Deer rests this turn."]
    table.click(table.at(HAND, 0))
    assert table.scene.reading.bubble is None

"""The scene: refusals with a way to the rule, and the choice among several meanings."""

from PySide6.QtCore import QPointF, Qt

from desktop.table.hands.picks import Refusal, Target
from desktop.table.scene.card_item import State
from desktop.table.scene.scene import TableScene
from tests.table.tables import HAND, LEFT, Noting, Pick


class Asking(Noting):
    """Each drop can mean two things."""

    scene: TableScene

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[int | None] = []

    def dropped(self, pick: Pick, key, index: int) -> None:
        super().dropped(pick, key, index)
        self.scene.choose("How?", ["Quietly", "Loudly"], Target(key, index), self.answers.append)


def asked(table):
    policy = Asking()
    policy.scene = table.scene
    table.scene.policy = policy
    table.drag(table.at(HAND, 0), table.at(LEFT, 2))
    return policy


def test_a_refusal_shakes_marks_and_speaks(table):  # UX 4, UX 25
    heard = []
    table.scene.announced.connect(heard.append)
    table.scene.refuse(HAND, 1, Refusal("Bears sleep.", "winter", "Rulebook, Winter"))
    item = table.scene.card(HAND, 1)
    assert item.state & State.REFUSED
    assert heard == ["Bears sleep."]
    assert table.scene.sceneRect().contains(
        table.scene.reading.bubble.sheet.translated(table.scene.reading.bubble.pos())
    )
    table.scene.animator.complete()
    assert item.transform().isIdentity()


def test_its_section_is_kept_until_the_next_action(table):  # UX 25
    """Also while the pointer goes from the card to the link under the table."""
    table.scene.refuse(HAND, 1, Refusal("Bears sleep.", "winter", "Rulebook, Winter"))
    assert table.scene.reading.section == "winter"
    table.click(table.at(HAND, 0))
    assert table.scene.reading.section == ""
    table.scene.picks.release()
    table.scene.reading.hover(table.scene.card(HAND, 3))
    table.scene.reading.explain(table.scene.card(HAND, 3))
    table.scene.reading.hover(None)
    assert table.scene.reading.bubble is None and table.scene.reading.section == "rest"


def test_a_refusal_goes_with_the_next_action(table):
    table.scene.refuse(HAND, 1, Refusal("Bears sleep."))
    table.click(table.at(HAND, 0))
    assert table.scene.reading.bubble is None
    assert not table.scene.card(HAND, 1).state & State.REFUSED


def test_a_choice_opens_at_the_card_which_stays_there(table):  # UX 8
    policy = asked(table)
    assert table.scene.choosing
    assert not table.home(HAND, 0)
    row = table.scene.chooser.row_rect(1).center() + table.scene.chooser.pos()
    table.press(table.view.mapFromScene(row))
    assert policy.answers == [1]
    table.scene.animator.complete()
    assert table.home(HAND, 0)


def test_a_choice_by_keyboard(table):  # UX 8, UX 11
    policy = asked(table)
    table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Return)
    assert policy.answers == [1]
    assert not table.scene.choosing


def test_escape_and_a_click_beside_choose_nothing(table):
    policy = asked(table)
    table.key(Qt.Key.Key_Escape)
    policy = asked(table)
    table.press(table.view.mapFromScene(QPointF(5, 5)))
    assert policy.answers == [None]
    assert not table.scene.choosing


def test_a_resize_closes_the_choice(table):
    policy = asked(table)
    table.view.resize(1100, 700)
    assert policy.answers == [None]

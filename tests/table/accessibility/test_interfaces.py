"""The table through Qt's accessibility interface: who is there, what can be pressed, what is told."""

import gc

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from desktop.look import Plate
from desktop.table.accessibility.nodes import Node, RowNode
from desktop.table.hands.picks import Refusal, Target
from tests.table.hearing import Event, Text, named, of, press, tree, walk
from tests.table.tables import CONTENTS, HAND, LEFT, PILE, look

Role = QAccessible.Role
DELETED = QEvent.Type.DeferredDelete.value


def test_places_hold_their_cards_and_parts_lie_beside_them(table):
    table.scene.set_part(("plate", 0), Plate("Mara", "plays here", "#fff", "circle", active=True))
    assert tree(of(table.view)) == [
        "Grouping Card table | ",
        "  List pile | 2", "    ListItem Ibis | ",
        "  List lane | 2", "    ListItem Elk | ", "    ListItem Fox | ",
        "  List lane | 1", "    ListItem Gnu | ",
        "  List hand | 4",
        "    ListItem Ant | ", "    ListItem Bear | ", "    ListItem Crow | ", "    ListItem Deer | ",
        "  StaticText 0: Mara, plays here, to act | ",
    ]  # fmt: skip


def test_everybody_knows_where_they_are(table):
    top = of(table.view)
    for each in walk(top):
        for at in range(each.childCount()):
            child = each.child(at)
            assert child.parent().object() is each.object() and each.indexOfChild(child) == at
            assert child.isValid() and child.window() is table.view.window().windowHandle()
            assert child.relations() == [] and not child.foregroundColor().isValid()
        assert each.child(each.childCount()) is None and each.child(-1) is None
    assert top.indexOfChild(named(top, "Ant")) == -1


def test_a_point_of_the_screen_leads_to_the_card_there(table):
    top = of(table.view)
    at = table.view.viewport().mapToGlobal(table.at(HAND, 1))
    place = top.childAt(at.x(), at.y())
    assert place.text(Text.Name) == "hand" and place.childAt(at.x(), at.y()).text(Text.Name) == "Bear"
    assert place.childAt(at.x(), at.y()).rect().contains(at)
    corner = table.view.viewport().mapToGlobal(QPoint(1, 1))
    assert top.childAt(corner.x(), corner.y()) is None


def test_the_ring_tells_where_it_is_once(listened):  # UX 40
    listened.key(Qt.Key.Key_Right)
    listened.key(Qt.Key.Key_Right)
    QApplication.processEvents()
    listened.scene.set_contents(CONTENTS)
    QApplication.processEvents()
    assert listened.heard.of(Event.Focus) == ["Crow"] and listened.heard.of(Event.Announcement) == []
    assert [each.text(Text.Name) for each in walk(of(listened.view)) if each.state().focused][1:] == ["Crow"]


def test_what_came_and_what_is_called_otherwise_is_told(listened):
    listened.scene.set_contents({**CONTENTS, PILE: [look("hare"), look("jay")], LEFT: CONTENTS[LEFT] + [look("kit")]})
    QApplication.processEvents()
    assert listened.heard.of(Event.ObjectCreated) == ["Kit"]
    assert listened.heard.of(Event.NameChanged) == ["Jay"]
    assert listened.heard.of(Event.DescriptionChanged) == ["lane"]


def test_nobody_stays_who_has_left(listened):
    before = set(listened.view.findChildren(Node))
    listened.scene.set_contents({})
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, DELETED)
    left = set(listened.view.findChildren(Node))
    assert left < before and len(left) == len(listened.scene.cards)
    assert [line for line in tree(of(listened.view)) if "ListItem" in line] == []


def test_a_choice_is_a_menu(listened):  # UX 8
    answers: list[int | None] = []
    listened.scene.choose("Attack or defend?", ["Attack", "Defend"], Target(HAND, 0), answers.append)
    menu = of(listened.view).child(0)
    assert menu.role() == Role.PopupMenu and menu.text(Text.Name) == "Attack or defend?"
    assert [menu.child(at).role() for at in range(2)] == [Role.MenuItem] * 2
    assert menu.child(0).state().focused and not menu.child(1).state().focused
    assert menu.rect().contains(menu.child(1).rect()) and menu.child(1).parent().object() is menu.object()
    listened.key(Qt.Key.Key_Down)
    QApplication.processEvents()
    assert listened.heard.of(Event.Focus) == ["Defend"]
    press(menu.child(1))
    assert answers == [1] and of(listened.view).child(0).role() != Role.PopupMenu
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, DELETED)
    assert listened.view.findChildren(RowNode) == []
    assert not any(isinstance(node, RowNode) for node in listened.view.access._named)


def test_views_come_and_go_while_somebody_holds_on_to_them(table, heard, qtbot):
    from tests.table.tables import Noting, Played

    gc.collect()
    for _ in range(30):
        played = Played(Noting())
        played.view.show()
        held = list(walk(of(played.view)))
        played.scene.set_contents({HAND: [look("ant")]})
        QApplication.processEvents()
        played.view.close()
        played.view.deleteLater()
        del played, held
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, DELETED)
        gc.collect()
    assert len(tree(of(table.view))) == 14 - 1


def test_a_refusal_is_a_sentence_that_names_the_key_to_its_rule(table):  # UX 25
    table.scene.refuse(HAND, 3, Refusal("Deer rests this turn.", "rest", "Rules (F1)"))
    said = of(table.view).child(0)
    assert (said.role(), said.text(Text.Name), said.text(Text.Description)) == (
        Role.StaticText, "Deer rests this turn.", "Rules (F1)"
    )  # fmt: skip
    assert said.rect().isValid() and of(table.view).text(Text.Description) == "Deer rests this turn."
    table.scene.hide_reading()
    assert of(table.view).child(0).role() == Role.List

"""What can be done with a card or a place from outside, and what it says of itself."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible

from desktop.look import Caption, Note, PartSpec
from desktop.table.hands.picks import Pick, Target
from tests.table.hearing import Event, Text, named, of, press, tree, walk
from tests.table.tables import CONTENTS, HAND, LEFT, PILE, RIGHT

Role = QAccessible.Role
DELETED = QEvent.Type.DeferredDelete.value


def test_a_press_takes_up_and_puts_down(table):  # UX 9, 41
    top = of(table.view)
    press(named(top, "Ant"))
    assert table.scene.picks.pick == Pick(HAND, 0)
    state = named(top, "Ant").state()
    assert state.selected and state.selectable and "held" in named(top, "Ant").text(Text.Description)
    lanes = [each for each in walk(top) if each.text(Text.Name) == "lane"]
    assert all("target" in lane.text(Text.Description) for lane in lanes)
    press(lanes[1])
    assert table.policy.drops() == [(HAND, 0, RIGHT, -1)]


def test_a_press_with_one_target_plays_at_once(table):
    table.policy.only_left = True
    press(named(of(table.view), "Bear"))
    assert table.policy.drops() == [(HAND, 1, LEFT, -1)]


def test_a_press_that_cannot_be_says_why(listened):  # UX 25
    press(named(of(listened.view), "Deer"))
    assert listened.heard.of(Event.Announcement) == ["Deer rests this turn."]
    press(named(of(listened.view), "Ant"))
    press(named(of(listened.view), "Ibis"))
    assert listened.heard.of(Event.Announcement)[-1] == "Not on pile." and listened.scene.picks.pick is None


def test_a_press_on_a_place_with_an_empty_hand_is_a_click_there(table):
    press(named(of(table.view), "hand"))
    assert ("clicked", HAND, -1) in table.policy.told


def test_the_keyboard_can_be_sent_to_a_card(listened):  # UX 12
    top = of(listened.view)
    named(top, "Fox").actionInterface().doAction("SetFocus")
    assert listened.scene.keyboard.focus == Target(LEFT, 1) and named(top, "Fox").state().focused
    assert top.focusChild().text(Text.Name) == "Fox"
    assert named(top, "Fox").actionInterface().keyBindingsForAction("Press") == ["Return"]


def test_a_pile_that_hides_its_count_hides_it_here(table):  # UX 17, 38
    spec = table.scene.spec
    secret = tuple(zone._replace(show_count=False) if zone.key == PILE else zone for zone in spec.zones)
    table.scene.set_table(spec._replace(zones=secret))
    table.scene.set_contents(CONTENTS)
    assert named(of(table.view), "pile").text(Text.Description) == ""
    assert [each.text(Text.Name) for each in walk(named(of(table.view), "pile"))] == ["pile", "Ibis"]


def test_a_view_that_is_not_shown_is_invisible(table):
    table.view.hide()
    assert all(
        each.state().invisible for each in [of(table.view), of(table.view).child(3), of(table.view).child(3).child(0)]
    )


def test_a_part_is_called_by_whose_it_is(table):
    table.scene.set_part(("plate", 0), Note("Mana", "2 of 5"))
    assert tree(of(table.view))[-1] == "  StaticText 0: Mana. 2 of 5 | "


def test_what_stands_beside_a_place_about_it_is_said_by_the_place(table):
    spec = table.scene.spec
    about = PartSpec(("about_pile", -1), (20, 250, 120, 30))
    table.scene.set_table(spec._replace(parts=(*spec.parts, about)))
    table.scene.set_contents(CONTENTS)
    table.scene.set_part(("about_pile", -1), Caption("Everything counts", "but once"))
    assert named(of(table.view), "pile").text(Text.Description) == "2. Everything counts. but once"
    assert not [line for line in tree(of(table.view)) if "StaticText" in line]

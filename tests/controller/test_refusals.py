"""No silent refusal: each forbidden attempt shows one sentence with its rulebook section, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from desktop.controller.gestures import Gestures
from desktop.engine.events import Place
from desktop.engine.game import Attempt
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text
from desktop.games.clash.rules import END
from desktop.games.ganymede import GAME as GANYMEDE
from desktop.games.ganymede.cards import BLACK
from desktop.games.ganymede.state import DISCARD, RED
from desktop.look import Key
from desktop.table.hands.picks import Target
from desktop.table.scene.bubble import Bubble
from tests.controller.sitting import CLASH, Sitting, chooser
from tests.controller.witness import matches, position
from tests.games.ganymede.fields import card, showdown

MINE = (PERSON, "greedy")
# Forbidden when the card is taken up.
LIFTS = ["draft", "in_play", "mana", "no_target", "theirs", "tower", "unseen", "window"]
# Forbidden where it is put down.
DROPS = ["aim", "draft_where", "realm", "where"]


def shown(view: View) -> list[Key]:
    return [zone.key for zone in CLASH.face.spec(view, lambda text: text.id).zones]


def attempts(state: State) -> Iterator[tuple[str, Key, int, Key | None]]:
    """Whatever a hand may try at a position, and why not."""
    view = CLASH.view(state, 0)
    index = Gestures(CLASH.face, view, state.legal())
    for key, cards in CLASH.face.looks(view, (), lambda text: text.id).items():
        for at in range(len(cards)):
            reason = CLASH.why_not(view, Attempt(Place(*key), at))
            if reason is not None:
                yield reason.text.id, key, at, None
            elif index.liftable(key, at):
                for place in shown(view):
                    why = CLASH.why_not(view, Attempt(Place(*key), at, Place(*place)))
                    if why is not None and place != key:
                        yield why.text.id, key, at, place


@cache
def found(kind: str) -> tuple[State, Key, int, Key | None]:
    """A position where this kind of attempt can be made."""
    for seed in range(30):
        for deal, plies in (("random", 0), ("random", 10), ("draft", 1), ("draft", 5), ("random", 22)):
            state = position(deal, seed, plies, 0)
            for said, key, at, place in attempts(state):
                if said == f"clash.why.{kind}":
                    return state, key, at, place
    raise AssertionError(f"nothing is forbidden because of {kind}")


def refused(table: Sitting, kind: str, act) -> None:
    """It shows why, where the card is, and nothing has changed."""
    before, steps = table.seen(), len(table.match.steps)
    act()
    refusal = table.scene.reading.refusal
    assert refusal is not None, "a silent refusal"
    assert table.scene.refusing
    assert refusal.section and refusal.section_label
    assert refusal.text.strip().endswith(".")
    assert table.controller.words.known(kind)
    parts = table.controller.words.line(kind, "\0", "\0", "\0").split("\0")
    assert all(part in refusal.text for part in parts)
    bubbles = [item for item in table.scene.items() if isinstance(item, Bubble)]
    assert [bubble.text for bubble in bubbles] == [refusal.text]
    assert table.view.sceneRect().contains(bubbles[0].mapRectToScene(bubbles[0].sheet))
    assert table.scene.picks.pick is None and not table.scene.drag.active
    assert (table.seen(), len(table.match.steps)) == (before, steps)
    table.settle_motions()
    table.check()


def seated(sit, state: State) -> Sitting:
    table = sit(match=matches_of(state))
    table.settle()
    return table


def matches_of(state: State):
    seats = [Seat("Mara"), Seat("Ivo", "greedy")]
    return Match(CLASH, seats, "duel", state.setting.options, 1, salt="salt", start=state)


def middle(table: Sitting, key: Key) -> QPointF:
    assert table.scene.layout
    return QPointF(*table.scene.layout.zones[key].rect.centre)


@pytest.mark.parametrize("way", ["drag", "click", "Enter"])
@pytest.mark.parametrize("kind", LIFTS)
def test_a_card_that_may_not_be_taken_says_why(sit, kind, way):  # UX 6, 25
    state, key, at, _ = found(kind)
    table = seated(sit, state)

    def act() -> None:
        if way == "drag":
            table.drag(key, at, middle(table, table.scene.spec.zones[2].key))
        elif way == "click":
            table.click(table.grip(key, at))
        else:
            table.walk_to(Target(key, at))
            table.key(Qt.Key.Key_Return)

    refused(table, f"clash.why.{kind}", act)


@pytest.mark.parametrize("way", ["drag", "click"])
@pytest.mark.parametrize("kind", DROPS)
def test_a_card_that_may_not_go_there_says_why(sit, kind, way):  # UX 6, 25
    state, key, at, place = found(kind)
    table = seated(sit, state)

    def act() -> None:
        if way == "drag":
            table.drag(key, at, middle(table, place))
        else:
            table.click(table.grip(key, at))
            table.click(middle(table, place).toPoint())

    refused(table, f"clash.why.{kind}", act)


def test_a_card_does_not_change_its_place_in_the_row(sit):  # UX 25
    state, _, tower, _ = found("tower")
    table = seated(sit, state)
    at = next(at for at in range(9) if table.controller.hands.accepts(("hand", 0), at))
    table.click(table.grip(("hand", 0), at))
    refused(table, "clash.why.order", lambda: table.click(table.grip(("hand", 0), tower)))


@pytest.mark.parametrize("way", ["drag", "click", "Enter"])
def test_while_the_opponent_thinks_it_says_whose_turn_it_is(sit, way):  # UX 25
    table = sit(match=matches(position("random", 8, 14, 0), 0, 8, MINE)[0])
    table.settle()
    table.controller.play(END)
    table.settle_motions()
    assert table.controller.thinking() is not None

    def act() -> None:
        if way == "drag":
            table.drag(("hand", 0), 1, middle(table, ("upper", 0)))
        elif way == "click":
            table.click(table.grip(("hand", 0), 1))
        else:
            table.walk_to(Target(("hand", 0), 1))
            table.key(Qt.Key.Key_Return)

    refused(table, "house.why.turn", act)


def test_after_the_end_it_says_so(sit):  # UX 25
    table = sit(MINE, seed=3)
    choose = chooser(3)
    while not table.match.over:
        table.settle()
        if table.controller.tells.moves():
            table.controller.play(choose(table.match))
    table.settle()
    refused(table, "house.why.over", lambda: table.click(table.grip(("hand", 0), 0)))


def test_the_section_of_a_refusal_stands_until_the_next_action(sit):  # UX 25
    """The link in the bar under the table and F1 open it."""
    state, key, at, _ = found("window")
    table = seated(sit, state)
    table.click(table.grip(key, at))
    assert table.scene.reading.section == table.scene.reading.refusal.section == "summoning"
    table.click(QPoint(2, 2))
    assert table.scene.reading.section == ""


@pytest.mark.parametrize("way", ["escape", "right button", "outside", "back in its row"])
def test_a_drag_that_is_called_off_changes_nothing_and_scolds_nobody(sit, way):  # UX 6
    table = sit(MINE, seed=8)
    table.settle()
    action = table.match.state.legal()[0]
    made = table.gesture(action)
    before = table.seen()
    start, end = table.carry(made.src, made.src_at, table.drop_point(Target(made.dst, made.dst_at)))
    assert table.scene.drag.active
    if way == "escape":
        table.key(Qt.Key.Key_Escape)
    elif way == "right button":
        table.press(end, Qt.MouseButton.RightButton)
    elif way == "outside":
        end = table.view.viewport().rect().bottomRight()
        table.move(end)
    else:
        end = start
        table.move(end)
    table.release(end)
    assert not table.scene.drag.active and table.scene.picks.pick is None
    assert (table.seen(), table.match.steps) == (before, [])
    table.settle_motions()
    table.check()


def test_all_refusals_of_the_game_are_tried_here():
    """A reason that is new in the texts needs its attempt above."""
    from desktop.words import sentences

    known = {name.rpartition(".")[2] for name in sentences("en", "clash") if name.startswith("clash.why.")}
    set_up = {"preset_edition", "preset_twice"}  # before there is a table
    assert known - set_up - {"nothing", "order"} == {*LIFTS, *DROPS}


def test_a_refusal_is_said_in_words_that_name_what_is_missing():
    view = CLASH.view(found("mana")[0], 0)
    _, key, at, _ = found("mana")
    reason = CLASH.why_not(view, Attempt(Place(*key), at))
    assert reason is not None
    have, card, cost = reason.text.args
    assert isinstance(card, Text)
    assert have < cost


def used_up(thinking: bool) -> Match:
    """Ganymede, where somebody takes a black card and no 7 is left; `thinking`: it is the opponent's turn."""
    state = showdown("9 9 8", "9 9 8")
    stack = BLACK.index(card(RED, "7"))
    while state.zones[stack]:
        state.move(stack, 0, DISCARD[RED])
    seats = [Seat(name, "greedy" if (seat == state.decider()) is thinking else PERSON)
             for seat, name in enumerate(("Mara", "Ivo"))]  # fmt: skip
    return Match(GANYMEDE, seats, "battle", state.setting.options, 1, salt="salt", start=state)


@pytest.mark.parametrize("thinking", [False, True], ids=["own turn", "another's turn"])
@pytest.mark.parametrize("way", ["drag", "click", "Enter", "hover"])
def test_a_used_up_stack_says_so_and_is_never_shown_as_a_card(sit, way, thinking):
    """It once told whoever pressed it to take a card from a stack, and was blown up like a card."""
    table = sit(match=used_up(thinking))
    table.settle_motions()  # the opponent goes on thinking
    more = ": all have been taken." if thinking else "; take a card of another black stack."
    said = f"No Black 7 is left here{more}"
    key, reading = ("stack_7", -1), table.scene.reading
    if way == "hover":
        reading.hover(table.scene.card(key, 0))
        reading._show_hovered()
        assert reading.bubble.text == said and not reading.open
        return

    def act() -> None:
        if way == "drag":
            table.drag(key, 0, middle(table, ("stack_2", -1)))
        elif way == "click":
            table.click(table.grip(key, 0))
        else:
            table.walk_to(Target(key, 0))
            table.key(Qt.Key.Key_Return)
        assert not reading.open

    refused(table, "ganymede.why.gone" if thinking else "ganymede.why.gone_more", act)
    assert reading.refusal.text == said

"""What hands on the table are told: what may be taken up, where it may go, why not, and what a drop means."""

import pytest

from desktop.engine.events import Place
from desktop.engine.game import Attempt
from desktop.engine.match import PERSON, Match, Seat
from desktop.games.barbarossa import GAME as BARBAROSSA
from desktop.games.clash.rules import END
from desktop.table.hands.picks import Pick, Refusal, Target
from tests.controller.sitting import CLASH, Sitting
from tests.controller.witness import matches, position
from tests.games.barbarossa.fields import operation

MINE = (PERSON, "greedy")


def playing(sit, seed: int = 8, players: tuple[str, str] = MINE) -> Sitting:
    """Seat 0 to act in the middle of a game."""
    table = sit(match=matches(position("random", seed, 14, 0), 0, seed, players)[0])
    table.settle()
    return table


def every_card(table: Sitting):
    return [(key, at) for key, items in table.scene.cards.items() for at in range(len(items))]


def a_play(table: Sitting):
    """An action with a card, the card, and where it goes."""
    for _, action in table.controller.tells.moves():
        made = CLASH.face.gesture(table.controller.view, action)
        if made is not None:
            return action, Pick(made.src, made.src_at), Target(made.dst, made.dst_at)
    raise AssertionError("nothing can be played")


def test_what_begins_an_action_may_be_lifted_and_goes_where_the_action_says(sit):
    table = playing(sit)
    hands, begins = table.controller.hands, {}
    for _, action in table.controller.tells.moves():
        made = CLASH.face.gesture(table.controller.view, action)
        if made is not None:
            begins.setdefault((made.src, made.src_at), set()).add(Target(made.dst, made.dst_at))
    assert begins
    for card in every_card(table):
        assert (hands.may_lift(*card) is True) == (card in begins)
        assert set(hands.accepts(*card)) == begins.get(card, set())


def test_what_may_not_be_lifted_says_why_with_its_section(sit):  # UX 25
    table = playing(sit)
    hands, refused = table.controller.hands, 0
    for key, at in every_card(table):
        reason = CLASH.why_not(table.controller.view, Attempt(Place(*key), at))
        answer = hands.may_lift(key, at)
        if reason is not None and answer is not True:
            assert isinstance(answer, Refusal)
            assert (answer.text, answer.section) == (table.controller.say(reason.text), reason.section)
            assert answer.section and answer.section_label
            refused += 1
    assert refused > 2


def test_a_place_that_does_not_take_the_card_says_why(sit):  # UX 25
    table = playing(sit)
    _, pick, _ = a_play(table)
    hands, refused = table.controller.hands, 0
    legal = {target.key for target in hands.accepts(*pick)}
    for key in table.scene.zones:
        why = hands.why_not(pick, key, -1)
        if key in legal:
            continue
        reason = CLASH.why_not(table.controller.view, Attempt(Place(*pick.key), pick.index, Place(*key), -1))
        assert (why is None) == (reason is None)
        if why is not None:
            assert why.text == table.controller.say(reason.text)
            refused += 1
    assert refused


def test_a_drop_with_one_meaning_is_played(sit):
    table = playing(sit)
    action, pick, target = a_play(table)
    table.controller.hands.dropped(pick, *target)
    assert table.match.steps[-1].action == action


def test_a_drop_without_a_meaning_does_nothing(sit):
    table = playing(sit)
    _, pick, _ = a_play(table)
    for key in table.scene.zones:
        if key not in {target.key for target in table.controller.hands.accepts(*pick)}:
            table.controller.hands.dropped(pick, key, -1)
    assert not table.match.steps and not table.scene.choosing


@pytest.mark.parametrize("answer", [0, 1, None])
def test_a_drop_with_two_meanings_is_asked_about_in_words(sit, monkeypatch, answer):  # UX 8
    table = playing(sit)
    action, pick, target = a_play(table)
    monkeypatch.setattr(table.controller.gestures, "actions", lambda key, index, to: [action, END])
    table.controller.hands.dropped(pick, *target)
    chooser = table.scene.chooser
    assert chooser is not None and not table.match.steps
    assert list(chooser.options) == [table.controller.say(CLASH.face.offer(each)) for each in (action, END)]
    table.scene.close_chooser(answer)
    assert [step.action for step in table.match.steps] == ([] if answer is None else [(action, END)[answer]])


def test_a_card_over_its_target_is_previewed_and_no_longer_when_it_leaves(sit):  # UX 31
    table = playing(sit)
    hands, standing = table.controller.hands, table.controller.preview()
    told = set()
    for _, action in table.controller.tells.moves():
        made = CLASH.face.gesture(table.controller.view, action)
        if made is None:
            continue
        hands.aimed(Pick(made.src, made.src_at), Target(made.dst, made.dst_at))
        for note in CLASH.preview(table.match.info(0), action):
            assert table.controller.say(note.text) in table.controller.preview()
        told.add(table.controller.preview())
        hands.aimed(Pick(made.src, made.src_at), None)
        assert table.controller.preview() == standing
    assert len(told) > 1


def test_where_nobody_may_act_nothing_is_lifted_and_nothing_told(sit):  # UX 38
    covered = playing(sit, players=(PERSON, PERSON))
    cards = every_card(covered)
    _, pick, target = a_play(covered)
    covered.controller.panic()
    hands = covered.controller.hands
    assert cards
    for card in cards:
        assert hands.may_lift(*card) is False
        assert not hands.accepts(*card)
        assert hands.why_not(pick, *card) is None
    hands.dropped(pick, *target)
    assert not covered.match.steps


def test_a_click_a_double_click_and_a_resting_mouse_play_nothing(sit):  # UX 10
    table = playing(sit)
    seen = table.seen()
    for card in every_card(table):
        table.controller.hands.clicked(*card)
        table.controller.hands.double_clicked(*card)
        table.controller.hands.hovered(*card)
    assert (table.seen(), table.match.steps) == (seen, [])


def taken_up(table: Sitting, ways: int):
    """A card that has more than one place to go and so many meanings, taken up by a click."""
    for key, at in every_card(table):
        found = table.controller.gestures.all_of(key, at)
        if len(found) == ways and len(table.controller.hands.accepts(key, at)) > 1:
            table.click(table.grip(key, at))
            assert table.scene.picks.pick == (key, at) and not table.match.steps
            return key, at, found
    raise AssertionError("no such card")


def test_a_double_click_on_a_card_with_several_meanings_asks_which(sit):  # UX 8, UX 9
    table = playing(sit)
    key, at, found = taken_up(table, 2)
    table.click(table.grip(key, at))
    table.double_click(table.grip(key, at))
    chooser = table.scene.chooser
    assert chooser is not None and not table.match.steps
    assert list(chooser.options) == [table.controller.say(CLASH.face.offer(action)) for action in found]
    table.scene.close_chooser(1)
    assert [step.action for step in table.match.steps][:1] == found[1:]


def test_a_double_click_on_a_card_that_means_one_thing_in_two_places_plays_it(sit, monkeypatch):  # UX 9
    table = playing(sit)
    key, at, found = taken_up(table, 2)
    monkeypatch.setattr(table.controller.gestures, "all_of", lambda *card: found[:1])
    table.controller.hands.double_clicked(key, at)
    assert [step.action for step in table.match.steps][:1] == found[:1]


# ---- Barbarossa: abilities, a rival's zone, and undo, by clicks alone


def campaign(sit, **table) -> Sitting:
    """Seat 0 at a position of Barbarossa."""
    seats = [Seat("Mara", PERSON), Seat("Ivo", "greedy")]
    start = operation(cities="kharkov moscow", events="rifle_army", **table)
    there = sit(match=Match(BARBAROSSA, seats, "campaign", {}, 1, salt="salt", start=start), size=(1312, 680))
    there.settle()
    return there


def done(table: Sitting) -> list[str]:
    return [BARBAROSSA.verbs.text(step.action) for step in table.match.steps]


def test_an_ability_is_used_by_clicks(sit):
    """UX 9: click a card, its targets light up, click a target. A double click on it asks which of its abilities."""
    table = campaign(sit, deployed="grenadier_regiment panzer_grenadier")
    unit = ("deployed", 0)
    table.click(table.grip(unit, 0))
    assert {target.key[0] for target in table.scene.picks.targets} == {
        "fatigued",
        "discard",
        "hill",
        "position",
        "city",
    }
    table.click(table.drop_point(Target(("fatigued", 0))).toPoint())
    table.settle_motions()
    assert done(table) == ["fatigue:grenadier_regiment"]
    table.double_click(table.grip(unit, 0))
    assert table.scene.chooser is not None
    assert list(table.scene.chooser.options)[-3:] == ["Attack Hill", "Attack Position", "Attack Kharkov"]
    table.scene.close_chooser(len(table.scene.chooser.options) - 3)
    table.settle_motions()
    assert done(table)[1:] == ["attack:hill"]


def test_in_an_attack_a_unit_can_be_clicked_and_then_the_target(sit):  # UX 9
    table = campaign(sit, deployed="grenadier_regiment panzer_regiment", sp=3)
    table.click(table.grip(("city", -1), 1))
    table.click(table.drop_point(Target(("deployed", 0))).toPoint())
    table.settle_motions()
    assert done(table) == ["attack:kharkov"] and table.controller.can_undo() == 0  # an event is turned up
    at = next(
        at for at, item in enumerate(table.scene.cards["deployed", 0]) if item.look.face.card == "panzer_regiment"
    )
    table.click(table.grip(("deployed", 0), at))
    table.click(table.grip(("city", -1), len(table.scene.cards["city", -1]) - 1))
    table.settle_motions()
    assert done(table)[1:] == ["fatigue:panzer_regiment"]


def test_a_long_turn_can_be_undone_until_something_is_revealed(sit):
    """Issue 9: "everything undoable until something is revealed"; and a rival's zone is opened by a click."""
    table = campaign(sit, hand="horses trucks grenadier_regiment", op=1, deployed=["grenadier_regiment", "minsk hill"])
    before = table.seen()
    for name in ("horses", "trucks", "grenadier_regiment"):
        hand = table.scene.cards["hand", 0]
        table.double_click(table.grip(("hand", 0), [item.look.face.card for item in hand].index(name)))
        table.settle_motions()
    table.double_click(table.grip(("playing", 0), 2))
    table.settle_motions()
    assert done(table) == ["play:horses", "play:trucks", "play:grenadier_regiment", "deploy:grenadier_regiment"]
    assert table.controller.can_undo() == 4
    for _ in range(4):
        table.controller.undo()
        table.settle_motions()
    assert table.seen() == before and not done(table)
    table.click(table.grip(("deployed", 1), 0))
    assert table.scene.reading.open and not table.scene.refusing

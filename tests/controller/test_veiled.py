"""Cards that lie in a hand or face down, on Chronicle's table: a place that is none of the game's, only to be read."""

import pytest

from desktop.controller.phase import Deed
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.text import Text, seat_name
from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import HISTORIES, NAMES
from desktop.table.hands.picks import Target
from desktop.table.motion.speeds import Pace, Speed
from tests.games.chronicle.fields import ALL, meeting
from tests.table.hearing import of, tree

VEIL = ("veiled", 1)
WHERE = Text("chronicle.table.veiled", (seat_name(1),))
PILE = " ".join(NAMES[card] for card in HISTORIES if NAMES[card] != "monster_attack")
HANDS = ["maid envoy", "general king saint", "queen wizard", "merchant knight"]


@pytest.fixture
def table(sit):
    """Seat 1 has laid the Saint face down, and all know that it had the General; seat 2 is a person, and to play."""

    def start(pace=Speed.OFF, people=(2,)):
        state = meeting(HANDS, "thief", public="general king", discard=ALL, pile=PILE)
        seats = [Seat(name, PERSON if number in people else "greedy") for number, name in enumerate(HANDS)]
        match = Match(GAME, seats, "match", {}, 1, salt="salt", practice=True, start=state)
        match.submit(1, GAME.verbs.parse("cover:saint"))
        one = sit(match=match, pace=Pace(speed=Speed.OFF))
        one.settle()
        one.controller.set_pace(Pace(pace))
        return one

    return start


def veiled(table) -> list[str]:
    return [item.look.face.card for item in table.scene.cards[VEIL]]


def test_it_lies_at_its_seat_apart_from_the_places_of_the_game(table) -> None:
    one = table()
    assert veiled(one) == ["general"] and all(not one.scene.cards["veiled", seat] for seat in (0, 2, 3))
    one.check()


def test_the_large_card_says_where_it_may_be_and_by_keys_too(table) -> None:  # UX 14
    one = table()
    stops = one.scene.keyboard.stops(VEIL)
    assert stops == [Target(VEIL, 0)]
    one.scene.keyboard.go(stops[0])
    one.scene.reading.read(one.scene.card(VEIL, 0))
    text = one.scene.reading.reader.look.face.text
    assert text.splitlines() == [one.controller.say(WHERE), one.words.line("chronicle.card.general.text")]


def test_who_tries_to_take_it_up_is_told_what_it_is(table) -> None:  # UX 25
    one = table()
    one.click(one.grip(VEIL, 0))
    assert one.scene.picks.pick is None and one.scene.reading.refusal.section == "secrets"
    assert one.scene.reading.refusal.text.startswith(one.words.line("chronicle.why.veiled", "*").partition("*")[0])
    one.drag(("hand", 2), 0, one.drop_point(Target(VEIL, 0)))
    assert len(one.match.steps) == 1 and len(one.scene.cards["hand", 2]) == 2
    one.check()


def test_a_voice_says_it_and_passes_over_the_empty_places(table) -> None:  # UX 40
    one = table()
    lines = tree(of(one.view))
    assert [line.strip() for line in lines if "List veiled" in line] == ["List veiled | 1"]
    card = lines[next(at for at, line in enumerate(lines) if "List veiled" in line) + 1]
    assert "ListItem General |" in card and one.controller.say(WHERE).rstrip(".") in card


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_it_goes_when_the_cards_are_seen_and_comes_back_with_an_undo(table, speed) -> None:
    one = table(speed)
    one.controller.play(GAME.verbs.parse("play:queen"))
    for _ in range(200):
        one.scene.animator.tick(40)
        one.check_items_in_motion()
    one.settle()
    assert veiled(one) == [] and one.match.state.veiled == [0, 0, 0, 0]
    one.check()
    one.controller.undo()
    one.settle_motions()
    assert veiled(one) == ["general"]
    one.check()


def test_under_the_curtain_it_is_not_and_after_it_all_see_the_same(table) -> None:  # UX 35
    one = table(people=(2, 3))
    before = one.scene.cards[VEIL][0].look
    one.controller.play(GAME.verbs.parse("play:queen"))
    one.settle(curtain=False)
    assert one.controller.may(Deed.UNCOVER) and not any(one.scene.cards.values())
    one.controller.open_curtain()
    assert one.controller.viewer == 3 and [item.look for item in one.scene.cards[VEIL]] == [before]
    one.check()

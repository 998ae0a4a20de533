"""desktop/engine/sight.py: the two doors to hidden information, and what events tell to whom."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from desktop.engine.events import Event, Place
from desktop.engine.game import census
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN, PUBLIC, UNSEEN, Fact, Slot, View, Where, alike, fold, redact, sees, unseen
from desktop.engine.state import State
from desktop.engine.text import Text
from tests.engine import pouch
from tests.engine.pouch import DECK, GAME, MOON, STAR, STONE, TABLE, hand
from tests.games.walks import reshuffled

DECK_AT, TABLE_AT = Place("deck"), Place("table")
SEATS = (2, 3, 4)


def laid_out() -> State:
    """Three seats. Deck: moon, star. Hand of 1: star, stone. Pouch of 1: stone."""
    state: State = GAME.blank(pouch.pouch_setting(3))
    for card, zone in ((MOON, DECK), (STAR, DECK), (STAR, hand(1)), (STONE, hand(1)), (STONE, pouch.pouch(1))):
        state.spawn(card, zone)
    state.stack.append(pouch.Turn(0))
    state.log = []
    return state


def known(state: State, zone: int) -> list[int]:
    masks = state.known[zone]
    assert masks is not None
    return masks


def random_game(seats: int, seed: int) -> Iterator[State]:
    """The one state of a game of random moves, before each."""
    state = pouch.new(seats, seed, log=True)
    dice = Rng(seed)
    while not state.over:
        yield state
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    yield state


# ---- knowledge


# Rule 6: knowledge lies with the cards. Movers keep it, a reveal adds to it, a shuffle clears it.
def test_a_card_that_moves_takes_along_who_knows_it() -> None:
    state = laid_out()
    assert known(state, DECK) == [0, 0] and known(state, hand(1)) == [0b010, 0b010]
    state.reveal(DECK, 1, 0b001)
    assert known(state, DECK) == [0, 0b001]
    state.move(DECK, 1, hand(1), 0)  # its owner gets to know it, seat 0 has not forgotten it
    assert known(state, hand(1)) == [0b011, 0b010, 0b010]
    state.move(hand(1), 0, TABLE)
    state.move(TABLE, 0, DECK, 0)  # from an open zone: everybody knows it
    assert known(state, DECK) == [0b111, 0]


def test_a_shuffle_makes_everybody_forget_but_those_who_look_on() -> None:
    state = laid_out()
    state.reveal(DECK, 0, 0b111)
    state.reveal(hand(1), 0, 0b111)
    state.shuffle(DECK)
    state.shuffle(hand(1))
    assert known(state, DECK) == [0, 0]
    assert known(state, hand(1)) == [0b010, 0b010]


def test_a_shuffle_from_a_place_on_leaves_what_is_known_before_it() -> None:
    state = laid_out()
    state.reveal(hand(1), 0, 0b111)
    state.shuffle(hand(1), first=1)
    assert known(state, hand(1)) == [0b111, 0b010]


def test_a_card_that_leaves_the_game_takes_its_mask_along() -> None:
    state = laid_out()
    state.reveal(hand(1), 0, 0b111)
    state.destroy(hand(1), 0)
    assert known(state, hand(1)) == [0b010]


def test_a_seat_learns_from_what_it_did_not_know_before() -> None:
    state = laid_out()
    state.reveal(DECK, 0, 0b001)
    assert state.learned == 0b001
    state.learned = 0
    state.reveal(DECK, 0, 0b001)
    assert state.learned == 0
    state.move(hand(1), 0, TABLE)
    assert state.learned == 0b101  # not seat 1: the card was its own


# ---- views


def test_a_seat_sees_its_own_hand_and_the_size_of_others() -> None:
    state = laid_out()
    own, other = GAME.view(state, 1), GAME.view(state, 0)
    assert own.zones[Place("hand", 1)] == (Slot(STAR), Slot(STONE))
    assert other.zones[Place("hand", 1)] == (Slot(None), Slot(None))
    assert own.zones[DECK_AT] == other.zones[DECK_AT] == (Slot(None), Slot(None))


def test_where_even_the_count_is_secret_a_view_holds_none() -> None:
    state = laid_out()
    assert GAME.view(state, 1).zones[Place("pouch", 1)] == (Slot(STONE),)
    assert GAME.view(state, 0).zones[Place("pouch", 1)] is None
    assert GAME.view(state, None).zones[Place("pouch", 1)] is None


def test_a_secret_counter_is_in_the_view_of_its_seats_alone() -> None:
    state = laid_out()
    assert set(GAME.view(state, 0).counters) == {"turn", "purse"}
    assert set(GAME.view(state, 1).counters) == set(GAME.view(state, None).counters) == {"turn"}


def test_what_everybody_knows_is_marked() -> None:
    state = laid_out()
    state.reveal(hand(1), 0, 0b111)
    for viewer in (0, 1, 2, None):
        slots = GAME.view(state, viewer).zones[Place("hand", 1)]
        assert slots is not None and slots[0] == Slot(STAR, (PUBLIC,))


def test_after_the_end_a_view_may_be_open() -> None:
    state = laid_out()
    view = GAME.view(state, OPEN)
    assert view.zones[DECK_AT] == (Slot(MOON), Slot(STAR))
    assert view.zones[Place("pouch", 1)] == (Slot(STONE),)


def test_nobody_in_particular_sees_what_all_see() -> None:
    assert sees(0b111, None, 0b111) and sees(-1, None, 0b111)
    assert not sees(0b110, None, 0b111)
    assert sees(0b110, 1, 0b111) and not sees(0b110, 0, 0b111)


# ---- worlds


# Rule 9: view and resample are the only doors: the world fits the view, and depends on it and the dice alone.
@pytest.mark.parametrize("seats", SEATS)
def test_a_world_fits_the_view_and_depends_on_nothing_else(seats: int) -> None:
    dice = Random(seats)
    for seed in range(20):
        for state in random_game(seats, seed):
            for seat in range(seats):
                world = GAME.resample(state, seat, Rng(seed))
                view = GAME.view(state, seat)
                assert GAME.view(world, seat) == view
                assert GAME.consistent(view, world) and GAME.consistent(view, state)
                assert census(world) == census(state)
                other = reshuffled(GAME, state, seat, dice)
                assert GAME.resample(other, seat, Rng(seed)).to_json() == world.to_json()


def test_unknown_cards_of_a_pool_change_places_between_its_zones() -> None:
    state = pouch.new(seed=1)
    mine = state.zones[hand(0)]
    worlds = [GAME.resample(state, 0, Rng(seed)) for seed in range(60)]
    assert all(world.zones[hand(0)] == mine for world in worlds)
    # Both moons may lie with another seat, wherever they truly lie.
    assert any(world.zones[hand(1)].count(MOON) == 2 for world in worlds)
    assert {world.rng for world in worlds} & {state.rng} == set()


def test_known_places_are_kept() -> None:
    state = pouch.new(seed=1)
    state.reveal(DECK, 0, 0b001)
    top = state.zones[DECK][0]
    assert all(GAME.resample(state, 0, Rng(seed)).zones[DECK][0] == top for seed in range(30))
    assert {GAME.resample(state, 1, Rng(seed)).zones[DECK][0] for seed in range(30)} == {MOON, STAR, STONE}


def test_a_world_that_does_not_fit_is_not_consistent() -> None:
    state = pouch.new(seed=1)
    view = GAME.view(state, 0)
    other = state.clone()
    other.move(DECK, 0, hand(0))
    assert not GAME.consistent(view, other)


# ---- events


def move(**fields: Any) -> Event:
    """A card goes from the deck into the pouch of seat 1, which only that seat looks into."""
    return Event("move", -1, STAR, DECK_AT, 0, Place("pouch", 1), 2, seen_by=0b010, moved_by=0b111)._replace(**fields)


def test_an_event_is_redacted_for_each_seat() -> None:
    setting = pouch.pouch_setting(3)
    assert redact(move(), 1, setting) == move()
    # Others see that a card went there, but neither which nor beside how many.
    assert redact(move(), 0, setting) == move(card=-1, dst_at=-1)
    assert redact(move(), None, setting) == move(card=-1, dst_at=-1)
    assert redact(move(), OPEN, setting) == move()


def test_what_a_seat_may_not_know_of_at_all_does_not_reach_it() -> None:
    setting = pouch.pouch_setting(3)
    secret = move(moved_by=0b010)
    assert redact(secret, 1, setting) == secret
    assert redact(secret, 0, setting) is None and redact(secret, None, setting) is None


def test_a_place_in_a_secret_zone_is_told_to_nobody_else() -> None:
    setting = pouch.pouch_setting(3)
    out = Event("move", -1, STAR, Place("pouch", 1), 3, TABLE_AT, 0)
    assert redact(out, 0, setting) == out._replace(src_at=-1)
    assert redact(out, 1, setting) == out


@pytest.mark.parametrize("seats", SEATS)
def test_a_redacted_card_is_one_the_seat_does_not_see(seats: int) -> None:
    """No event tells a seat of a card that neither its old nor its new view shows."""
    for seed in range(20):
        before: dict[int, View] = {}
        for state in random_game(seats, seed):
            for seat in range(seats):
                view = GAME.view(state, seat)
                if seat in before:
                    assert state.log is not None
                    told = [redact(event, seat, state.setting) for event in state.log]
                    cards = {event.card for event in told if event is not None} - {-1}
                    assert fronts(cards) <= fronts(cards_in(before[seat]) | cards_in(view))
                before[seat] = view
            state.log = []


def cards_in(view: View) -> set[int]:
    return {slot.card for slots in view.zones.values() for slot in slots or () if slot.card is not None}


def fronts(cards: set[int]) -> set[int]:
    """A card that was turned over on the way is the same card."""
    return {GAME.catalog.front[card] for card in cards}


@pytest.mark.parametrize("seats", SEATS)
def test_folding_redacted_events_gives_the_new_view(seats: int) -> None:
    """With secret counts, secret counters and cards that several seats know."""
    for seed in range(20):
        viewers = (*range(seats), None)
        views: dict[int | None, View] = {}
        for state in random_game(seats, seed):
            assert state.log is not None
            for viewer in viewers:
                view = GAME.view(state, viewer)
                if viewer in views:
                    told = (redact(event, viewer, state.setting) for event in state.log)
                    folded = fold(views[viewer], [event for event in told if event is not None], state.setting)
                    assert folded.zones == view.zones and folded.counters == view.counters
                views[viewer] = view
            state.log = []


FOLDS: list[tuple[Event, Slot]] = [
    (Event("mark", -1, MOON, TABLE_AT, 0, key="tired", value=1), Slot(MOON, ("new", "tired"), 2)),
    (Event("mark", -1, MOON, TABLE_AT, 0, key="new", value=0), Slot(MOON, (), 2)),
    (Event("value", -1, MOON, TABLE_AT, 0, value=5), Slot(MOON, ("new",), 5)),
    (Event("turn", -1, pouch.DARK_MOON, TABLE_AT, 0), Slot(pouch.DARK_MOON, ("new",), 2)),
    (Event("note", 0, MOON, TABLE_AT, 0, key="blow"), Slot(MOON, ("new",), 2)),
]


@pytest.mark.parametrize(("event", "slot"), FOLDS, ids=[event.verb for event, _ in FOLDS])
def test_marks_values_and_sides_are_folded(event: Event, slot: Slot) -> None:
    state = laid_out()
    state.spawn(MOON, TABLE)
    view = GAME.view(state, 0)
    before = view._replace(zones={**view.zones, TABLE_AT: (Slot(MOON, ("new",), 2),)})
    assert fold(before, [event], state.setting).zones[TABLE_AT] == (slot,)
    assert before.zones[TABLE_AT] == (Slot(MOON, ("new",), 2),)  # the old view stays


def test_spawned_and_destroyed_cards_are_folded() -> None:
    state = laid_out()
    before = GAME.view(state, 0)
    state.spawn(MOON, TABLE)
    state.destroy(hand(1), 1)
    assert state.log is not None
    told = [redact(event, 0, state.setting) for event in state.log[-2:]]
    folded = fold(before, [event for event in told if event is not None], state.setting)
    assert folded.zones[TABLE_AT] == (Slot(MOON),) and folded.zones[Place("hand", 1)] == (Slot(None),)


def test_equal_cards_are_alike_and_an_unknown_one_is_like_none() -> None:
    place = Place("hand", 0)
    view = View(0, {place: (Slot(3), Slot(None), Slot(3), Slot(None), Slot(5))}, {}, 0, Text("toy.prompt"))
    assert [alike(view, place, at) for at in range(6)] == [[0, 2], [1], [0, 2], [3], [4], [5]]
    assert alike(view, Place("nowhere"), 1) == [1]


def test_what_may_lie_at_a_place_comes_from_the_lots_that_lie_there() -> None:
    here, there = Place("here"), Place("there")
    notes = (
        Fact(UNSEEN, -1, (Where(here, (0, 2)), Where(there)), (5, 3)),
        Fact(UNSEEN, -1, (Where(here, (1,)),), (7,)),
        Fact("another fact", -1, (Where(here),), (9,)),
    )
    view = View(0, {}, {}, 0, Text("some"), notes)
    assert unseen(view, here) == (3, 5, 7) and unseen(view, there) == unseen(view, there, 4) == (3, 5)
    assert [unseen(view, here, at) for at in range(4)] == [(3, 5), (7,), (3, 5), ()]
    assert unseen(view, Place("nowhere")) == ()

"""desktop/engine/state.py: positions, their copies, their movers and their JSON form."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from desktop.engine.events import NOWHERE, Event, Place
from desktop.engine.record import digest
from desktop.engine.rng import Rng
from desktop.engine.state import State, StateError
from tests.engine import pouch
from tests.engine.pouch import DARK_MOON, DECK, GAME, MOON, STAR, STONE, TABLE, VERBS, hand

# ---- copies


# Rule 2: a state is slots, ints, lists of ints and the stack, with a clone written by hand.
def test_a_state_has_slots_alone() -> None:
    state = pouch.new()
    assert not hasattr(state, "__dict__")
    for cards in (*state.zones, *(masks for masks in state.known if masks is not None), state.counters):
        assert all(type(card) is int for card in cards)
    assert type(state.rng) is int


CHANGES: list[Callable[[State], None]] = [
    lambda state: state.zones[DECK].append(MOON),
    lambda state: state.zones.append([]),
    lambda state: state.known[DECK].append(1),  # type: ignore[union-attr]
    lambda state: state.counters.append(7),
    lambda state: state.stack.clear(),
    lambda state: setattr(state, "rng", 1),
    lambda state: setattr(state, "over", True),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_clone_shares_nothing_that_can_change(change: Callable[[State], None]) -> None:
    state = pouch.new()
    before = copy.deepcopy(state.to_json())
    change(state.clone())
    assert state.to_json() == before


def test_a_clone_keeps_no_log() -> None:
    state = laid_out(log=True)
    state.shuffle(DECK)
    assert state.log and state.clone().log is None


# Rule 3: copies of a card are the same int, so a legal list offers them once.
def test_copies_are_one_option() -> None:
    state = pouch.new()
    own = state.zones[hand(0)]
    own[:] = [STAR, STONE, STAR]
    assert [VERBS.text(action) for action in state.legal() if action.verb == "play"] == ["play:star", "play:stone"]
    state.apply(pouch.at(state, "play:star"))
    assert (own, state.zones[TABLE]) == ([STONE, STAR], [STAR])


# Rule 4: the randomness is one int in the state; a shuffle takes from it, a draw takes nothing.
def test_shuffling_fixes_the_order_and_drawing_consumes_nothing() -> None:
    state = pouch.new(seed=3)
    top, rng = state.zones[DECK][:2], state.rng
    for _ in range(2):
        state.move(DECK, 0, hand(0))
    assert state.zones[hand(0)][-2:] == top and state.rng == rng
    state.shuffle(DECK)
    assert state.rng != rng


def test_seed_and_actions_give_the_same_game_for_ever() -> None:
    state = pouch.new(seats=3, seed=2026)
    dice = Rng(1)
    while not state.over:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    # Were this to change, no record that people have would play again.
    assert digest(state)[:16] == "dbc2538f11553e26"


# ---- movers

DECK_AT, TABLE_AT, HAND_AT = Place("deck"), Place("table"), Place("hand", 1)
ALL = 0b111

MOVERS: list[tuple[str, Callable[[State], object], list[Event]]] = [
    ("draw", lambda s: s.move(DECK, 0, hand(1)),
     [Event("move", -1, MOON, DECK_AT, 0, HAND_AT, 2, seen_by=0b010, moved_by=ALL)]),
    ("move to a place", lambda s: s.move(hand(1), 1, TABLE, 0),
     [Event("move", -1, STONE, HAND_AT, 1, TABLE_AT, 0, seen_by=ALL, moved_by=ALL)]),
    ("secret place", lambda s: s.move(hand(1), 0, pouch.pouch(1)),
     [Event("move", -1, STAR, HAND_AT, 0, Place("pouch", 1), 0, seen_by=0b010, moved_by=ALL)]),
    ("reveal", lambda s: s.reveal(DECK, 0, 0b101),
     [Event("reveal", -1, MOON, DECK_AT, 0, seen_by=0b101, moved_by=ALL)]),
    ("turn", lambda s: s.turn(TABLE, 0, DARK_MOON),
     [Event("turn", -1, DARK_MOON, TABLE_AT, 0, seen_by=ALL, moved_by=ALL)]),
    ("count", lambda s: s.count(pouch.TURN, 5), [Event("count", key="turn", value=5)]),
    ("secret count", lambda s: s.count(pouch.PURSE, 2), [Event("count", key="purse", value=2, seen_by=1, moved_by=1)]),
    ("mark", lambda s: s.mark(TABLE, 0, "tired", True),
     [Event("mark", -1, MOON, TABLE_AT, 0, key="tired", value=1, seen_by=ALL, moved_by=ALL)]),
    ("value", lambda s: s.value(TABLE, 0, 3),
     [Event("value", -1, MOON, TABLE_AT, 0, value=3, seen_by=ALL, moved_by=ALL)]),
    ("spawn", lambda s: s.spawn(STONE, hand(1), 0),
     [Event("spawn", -1, STONE, NOWHERE, -1, HAND_AT, 0, seen_by=0b010, moved_by=ALL)]),
    ("secret spawn", lambda s: s.spawn(STONE, pouch.pouch(1)),
     [Event("spawn", -1, STONE, NOWHERE, -1, Place("pouch", 1), 0, seen_by=0b010, moved_by=0b010)]),
    ("destroy", lambda s: s.destroy(hand(1), 1),
     [Event("destroy", -1, STONE, HAND_AT, 1, seen_by=0b010, moved_by=ALL)]),
    ("note", lambda s: s.note("blow", 1, MOON, value=4), [Event("note", 1, MOON, key="blow", value=4)]),
]  # fmt: skip


def laid_out(log: bool) -> State:
    """Three seats, two cards in the deck, a moon on the table, a star and a stone in the hand of seat 1."""
    state: State = GAME.blank(pouch.pouch_setting(3))
    for card, zone in ((MOON, DECK), (STAR, DECK), (MOON, TABLE), (STAR, hand(1)), (STONE, hand(1))):
        state.spawn(card, zone)
    state.log = [] if log else None
    return state


# Rule 5: every change goes through a mover; it tells events while there is a log, and costs nothing in a search.
@pytest.mark.parametrize(("change", "events"), [row[1:] for row in MOVERS], ids=[row[0] for row in MOVERS])
def test_a_mover_tells_what_it_did(change: Callable[[State], object], events: list[Event]) -> None:
    state, silent = laid_out(log=True), laid_out(log=False)
    change(state)
    change(silent)
    assert state.log == events
    assert silent.log is None and silent.to_json() == state.to_json()


def test_a_shuffle_tells_the_new_order_to_those_who_look_into_the_zone() -> None:
    state = laid_out(log=True)
    state.shuffle(hand(1))
    assert state.log is not None and [event.verb for event in state.log] == ["shuffle", "reveal", "reveal"]
    assert [event.card for event in state.log[1:]] == state.zones[hand(1)]
    assert all(event.seen_by == 0b010 for event in state.log[1:])
    state.log = []
    state.shuffle(DECK)
    assert [event.verb for event in state.log] == ["shuffle"]


def test_movers_move_return_and_place() -> None:
    state = laid_out(log=False)
    assert state.move(DECK, 1, TABLE, 0) == STAR
    assert state.zones[TABLE] == [STAR, MOON]
    assert state.destroy(TABLE, 1) == MOON
    assert state.zones[TABLE] == [STAR]


# ---- the end


def test_a_game_that_is_over_asks_nobody() -> None:
    state = pouch.new()
    state.over = True
    assert (state.decider(), state.legal(), state.prompt().id) == (-1, [], "house.prompt.over")


# ---- JSON


def test_a_position_and_its_json() -> None:
    state = pouch.new(seed=9)
    state.apply(pouch.at(state, "look"))
    data: Any = state.to_json()
    assert data["stack"] == [{"frame": "Pass", "seat": 0}, {"frame": "Looked", "seat": 0}]
    assert data["zones"]["hand:1"] == [pouch.NAMES[card] for card in state.zones[hand(1)]]
    assert data["known"]["deck"] == [1, 0, 0, 0, 0]
    assert "table" not in data["known"]  # an open zone has nothing to know
    again = GAME.from_json(state.setting, data)
    assert again.to_json() == data


def deep(path: str, value: object) -> Callable[[Any], object]:
    """Puts a value into a JSON table; a path of names and numbers with dots between."""

    def put(data: Any) -> object:
        *way, last = path.split(".")
        for key in way:
            data = data[int(key)] if isinstance(data, list) else data[key]
        data[int(last) if isinstance(data, list) else last] = value
        return value

    return put


DAMAGES: list[tuple[Callable[[Any], object], str]] = [
    (deep("zones", []), "state.zones: must be a table"),
    (deep("zones.deck", None), "state.zones.deck: must be a list of at most 1000 entries"),
    (deep("zones.deck", ["star"] * 1001), "state.zones.deck: must be a list of at most 1000 entries"),
    (deep("zones.hand:1.0", "sun"), "state.zones.hand:1[0]: names no card of this game"),
    (deep("zones.hand:1.0", 1), "state.zones.hand:1[0]: names no card of this game"),
    (deep("zones.table", ["star"]), "state.zones: do not hold exactly the cards of the game"),
    (deep("known.deck", [0]), "state.known.deck: has not one mask for each card"),
    (deep("known.deck.0", 8), "state.known.deck: must be a whole number from 0 to 7"),
    (deep("known.deck.0", True), "state.known.deck: must be a whole number from 0 to 7"),
    (deep("counters.turn", "1"), "state.counters.turn: must be a whole number from -1000000 to 1000000"),
    (deep("counters", {}), "state.counters.turn: must be a whole number from -1000000 to 1000000"),
    (deep("rng", 2**64), "state.rng: must be a whole number from 0 to 18446744073709551615"),
    (deep("rng", 1.5), "state.rng: must be a whole number from 0 to 18446744073709551615"),
    (deep("over", 0), "state.over: must be true or false"),
    (deep("stack", {}), "state.stack: must be a list of at most 1000 entries"),
    (deep("stack", []), "state.stack: must end in a frame that waits for a seat"),
    (deep("stack.0", {"frame": "Pass", "seat": 0}), "state.stack: must end in a frame that waits for a seat"),
    (deep("stack.0", {"frame": "Turn", "seat": 3}), "state.stack[0]: Turn.seat is no seat of this game"),
]


@pytest.mark.parametrize(("damage", "sentence"), DAMAGES, ids=[sentence for _, sentence in DAMAGES])
def test_json_that_does_not_hold_is_refused_with_its_place(damage: Callable[[Any], object], sentence: str) -> None:
    data = pouch.new(seats=3).to_json()
    damage(data)
    with pytest.raises(StateError) as error:
        GAME.from_json(pouch.pouch_setting(3), data)
    assert str(error.value) == sentence
    assert sentence == f"{error.value.place}: {error.value.reason}"


@pytest.mark.parametrize("data", [None, 1, [], "state"])
def test_what_is_no_table_is_no_position(data: object) -> None:
    with pytest.raises(StateError, match="state: must be a table"):
        GAME.from_json(pouch.pouch_setting(3), data)

"""desktop/engine/game.py: options, tables and positions from files, the same for all games."""

from collections import Counter
from typing import Any

import pytest

from desktop.engine.game import Option, OptionError, census, seats_of
from desktop.engine.state import StateError
from tests.engine import pouch
from tests.engine.pouch import DARK_MOON, GAME, MOON, TABLE, hand

WORD = Option("deal", "draft", ("draft", "random"))
NUMBER = Option("turns", 100, low=2, high=1000)
TRUTH = Option("falls", True)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (WORD, "random", "random"),
        (NUMBER, "7", 7),
        (NUMBER, 1000, 1000),
        *[(TRUTH, word, True) for word in ("true", "yes", "on", "On")],
        *[(TRUTH, word, False) for word in ("false", "no", "off", "OFF")],
        (TRUTH, True, True),
        (TRUTH, False, False),
    ],
)
def test_an_option_is_read_in_its_own_type(option: Option, given: object, read: object) -> None:
    assert option.read(given) == read and type(option.read(given)) is type(read)


@pytest.mark.parametrize(
    ("option", "given", "sentence"),
    [
        (WORD, "x", "option deal must be one of draft, random, not 'x'"),
        (WORD, "\ud800", r"option deal must be one of draft, random, not '\ud800'"),
        (NUMBER, "1", "option turns must lie from 2 to 1000, not 1"),
        (NUMBER, "1001", "option turns must lie from 2 to 1000, not 1001"),
        (NUMBER, "many", "option turns must be a whole number, not 'many'"),
        (NUMBER, "-5", "option turns must be a whole number, not '-5'"),
        (NUMBER, "²", r"option turns must be a whole number, not '\xb2'"),
        (NUMBER, 5.0, "option turns must be a whole number, not '5.0'"),
        (NUMBER, True, "option turns must be a whole number, not 'True'"),
        (NUMBER, "1" * 5000, f"option turns must be a whole number, not '{'1' * 40}'"),
        (TRUTH, "maybe", "option falls must be true or false, not 'maybe'"),
        (TRUTH, 1, "option falls must be true or false, not '1'"),
    ],
)
def test_what_an_option_does_not_take_is_said(option: Option, given: object, sentence: str) -> None:
    with pytest.raises(OptionError) as error:
        option.read(given)
    assert str(error.value) == sentence


def test_options_left_out_have_their_defaults() -> None:
    assert GAME.settle({}) == {"turns": 20}
    assert GAME.settle({"turns": "3"}) == {"turns": 3}
    with pytest.raises(OptionError, match="Pouch has no option 'x'; it has turns"):
        GAME.settle({"x": 1})


@pytest.mark.parametrize(
    ("seats", "mode", "sentence"),
    [
        (5, "circle", "Pouch is played by 2 or 3 or 4 in mode circle, not by 5"),
        (0, "circle", "Pouch is played by 2 or 3 or 4 in mode circle, not by 0"),
        (3, "duel", "Pouch has no mode 'duel'; it has circle"),
    ],
)
def test_a_table_that_the_game_does_not_know(seats: int, mode: str, sentence: str) -> None:
    with pytest.raises(OptionError) as error:
        GAME.new(seats, mode, {}, 1)
    assert str(error.value) == sentence


def test_the_census_counts_pieces_of_card_whichever_side_is_up() -> None:
    state = pouch.new()
    cards = census(state)
    assert cards == Counter({0: 2, 1: 5, 2: 4})
    state.spawn(MOON, TABLE)
    state.turn(TABLE, 0, DARK_MOON)
    assert census(state) == cards + Counter({MOON: 1})


def test_a_turned_card_is_still_the_same_piece_in_a_file() -> None:
    state = pouch.new(seed=1)
    while MOON not in state.zones[hand(state.decider())]:
        state.apply(pouch.at(state, "draw"))
    state.apply(pouch.at(state, "play:moon"))
    assert state.zones[TABLE] == [DARK_MOON]
    assert GAME.from_json(state.setting, state.to_json()).to_json() == state.to_json()


def test_a_position_that_offers_nothing_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    data = pouch.new().to_json()
    monkeypatch.setattr(pouch.Turn, "options", lambda self, state: [])
    with pytest.raises(StateError, match="state.stack: leaves its seat nothing to do"):
        GAME.from_json(pouch.pouch_setting(3), data)


@pytest.mark.parametrize("error", [IndexError, KeyError, ValueError, AssertionError])
def test_a_position_in_which_the_rules_stumble_is_none(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: object, state: Any) -> None:
        raise error

    data = pouch.new().to_json()
    monkeypatch.setattr(pouch.Turn, "options", stumble)
    with pytest.raises(StateError, match="state: does not fit together"):
        GAME.from_json(pouch.pouch_setting(3), data)


def test_roles_are_the_mode_s_where_no_set_up_hands_them_out(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.new(3, "circle", {}, 1)
    assert GAME.roles_in(state) == ()
    monkeypatch.setattr(type(GAME), "roles", {"circle": ("sun", "moon", "star")})
    assert GAME.roles_in(state) == ("sun", "moon", "star")


def test_a_mask_names_its_seats() -> None:
    assert list(seats_of(0b101, 3)) == [0, 2]
    assert list(seats_of(-1, 2)) == [0, 1]


def test_a_new_game_goes_on_by_itself_to_its_first_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pouch.Pouch.deal

    def deal(self: pouch.Pouch, setting: Any, seed: int) -> pouch.PouchState:
        state = honest(self, setting, seed)
        state.stack[-1] = pouch.Pass(0)
        return state

    monkeypatch.setattr(pouch.Pouch, "deal", deal)
    state = GAME.new(3, "circle", {}, 1)
    assert state.stack == [pouch.Turn(1)] and state.decider() == 1

"""A set-up becomes a match, comes back from settings, and survives games that change."""

import pytest

from desktop.app.house import set_up
from desktop.app.house.house import House
from desktop.app.house.set_up import SetUp
from desktop.engine.match import PERSON, Match, Seat
from desktop.games import BY_ID


def test_a_first_game_is_a_person_against_an_opponent(house: House) -> None:
    usual = set_up.default(house, house.games["toy"])
    assert usual.seats == (Seat("Mara"), Seat("Ivo", "random")) and usual.mode == "duel"
    assert usual.options == {"deck": "short", "colour": "red", "open_hands": False, "cards": 7}


def test_a_match_has_its_seats_and_a_seed_for_each_opponent(house: House) -> None:
    seats = (Seat("Mara"), Seat("Ivo", "strong"), Seat("Lena", "random"))
    match = SetUp("toy", seats, "circle", {"cards": 9}).match(house.games["toy"], 5)
    assert match.seats[0] == Seat("Mara", PERSON, 0)
    assert len({seat.ai_seed for seat in match.seats}) == 3
    again = set_up.of_match(house, match)
    assert (again.mode, again.options["cards"], len(again.seats)) == ("circle", 9, 3)


def test_kept_and_read_again(house: House) -> None:
    game = house.games["toy"]
    chosen = SetUp("toy", (Seat("A", "random"), Seat("B")), "duel", {**set_up.default(house, game).options, "cards": 9})
    house.settings.setups["toy"] = chosen.to_json()
    assert set_up.last(house, game) == chosen


def test_a_style_is_kept_and_one_that_is_gone_forgotten(house: House) -> None:
    clash = BY_ID["clash"]
    for player, holds in (("strong-raider", True), ("strong-pirate", False), ("easy-raider", False), ("-", False)):
        seats = [{"name": "A", "player": "person"}, {"name": "B", "player": player}]
        house.settings.setups["clash"] = {"seats": seats, "mode": "duel"}
        last = set_up.last(house, clash)
        assert (last is not None) is holds and (last is None or last.seats[1].player == player)


@pytest.mark.parametrize(
    "stored",
    [
        {},
        {"seats": "two"},
        {"seats": [{"name": "A"}, {"name": "B", "player": "person"}], "mode": "duel"},
        {"seats": [{"name": "A", "player": "genius"}, {"name": "B", "player": "person"}], "mode": "duel"},
        {"seats": [{"name": "A", "player": "person"}], "mode": ["duel"]},
        {"seats": [{"name": "A", "player": ["person"]}, {"name": "B", "player": "person"}], "mode": "duel"},
        {"seats": [{"name": 5, "player": "person"}, {"name": "B", "player": "person"}], "mode": "duel"},
    ],
)
def test_what_no_longer_holds_is_forgotten(house: House, stored: dict) -> None:
    house.settings.setups["toy"] = stored
    assert set_up.last(house, house.games["toy"]) is None


def test_options_that_no_longer_hold_take_their_default(house: House) -> None:
    people = [{"name": name, "player": "person"} for name in "AB"]
    house.settings.setups["toy"] = {
        "seats": people,
        "mode": "gone",
        "options": {"cards": 500, "colour": "blue", "x": 1},
    }
    last = set_up.last(house, house.games["toy"])
    assert last is not None
    assert (last.mode, last.options["cards"], last.options["colour"]) == ("duel", 7, "blue")
    assert "x" not in last.options


LIMITS = {"clash": "turn_limit", "fleet": "turn_limit", "chronicle": "round_limit"}


@pytest.mark.parametrize(("game_id", "name"), LIMITS.items())
def test_a_limit_of_before_is_not_kept_for_ever(house: House, game_id: str, name: str) -> None:
    """It used to stand among the choices and was remembered with them: 100 turns, though nobody had asked for them."""
    game = BY_ID[game_id]
    usual = set_up.default(house, game)
    house.settings.setups[game_id] = usual._replace(options={**usual.options, name: 40}).to_json()
    remembered = set_up.last(house, game)
    assert remembered == usual and name not in remembered.options
    today = game.settle({})[name]
    assert today != 40 and remembered.match(game, 1).options[name] == today


def test_a_match_with_a_limit_of_its_own_is_played_again_with_todays(house: House) -> None:
    """A save of before keeps its limit to its end; the next match has today's. The same deal is the same match."""
    game = BY_ID["clash"]
    match = Match(game, [Seat("A"), Seat("B")], "duel", {"turn_limit": 100, "deal": "random"}, 1)
    again = set_up.of_match(house, match)
    assert again.options["deal"] == "random" and "turn_limit" not in again.options
    assert again.match(game, 2).options["turn_limit"] == 1000
    assert set_up.same_deal(match).options["turn_limit"] == 100

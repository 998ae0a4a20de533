"""A side without a ship: who must buy one back, who has lost."""

from dataclasses import replace
from typing import Any

from desktop.games.fleet.order import RESCUED
from desktop.games.fleet.state import BOTH_STRANDED, FIELD, MARKET, PHASE, STRANDED
from desktop.games.fleet.stranded import Stranded
from tests.games.fleet.fields import ending, flipping, legal, market, money, notes, pile, play, ruling

REPAIR = "repair_scout gun_pod repair_drone redraw"


@ruling("stranded")
def test_a_stranded_side_buys_a_ship_back_before_the_other_buys_anything() -> None:
    # Rulebook: "If a Player is unable to play a ship, but able to purchase a card allowing them to bring a ship in,
    # they get to buy the card from the shop before the enemy player is able to buy items."
    state = flipping(fleets=("", "ssil"), scraps=("meridian_ark lantern rivet beacon", ""), shop=REPAIR)
    assert state.decider() == 0 and state.prompt().id == "fleet.prompt.rescue"
    assert legal(state) == ["repair:repair_scout:lantern", "repair:repair_scout:beacon", "repair:repair_drone:rivet"]
    play(state, "repair:repair_scout:beacon")
    assert notes(state, "back", "buys_first") == [("back", 0, 0), ("buys_first", 0, RESCUED)]
    assert state.decider() == 0 and pile(state, "formation", 0) == "beacon" and money(state) == [5, 8]
    play(state, "done")
    assert state.decider() == 1


def test_who_cannot_buy_a_ship_back_loses() -> None:
    # Rulebook: "not being able to purchase a card from the shop to bring a ship back, they lose the fight and the
    # Player with ships remaining is the winner."
    for table in (
        {"scraps": ("lantern", ""), "shop": "gun_pod repair_drone repair_fighter"},  # no scout for sale
        {"scraps": ("lantern", ""), "shop": "repair_scout", "money": (2, 8)},  # too dear
        {"scraps": ("", "kri"), "shop": "repair_drone"},  # only the other's wreck
    ):
        state = flipping(fleets=("", "ssil"), **table)
        assert state.over and ending(state) == (1, STRANDED)
        assert notes(state, "stranded", "defeat") == [("stranded", 0, 0), ("defeat", 0, 0)]


def test_ships_on_the_field_are_enough() -> None:
    state = flipping(formations=("goshawk", "vekk"), fleets=("", "ssil"))
    assert not state.over and notes(state, "stranded") == []


@ruling("both_stranded")
def test_both_stranded_and_neither_comes_back_the_most_money_wins() -> None:
    # Rulebook: "If both players destroy each other's last ship and neither player can play a ship, the Player with the
    # most money wins."
    assert ending(play(market("peregrine", "skirr", money=(8, 7), asteroids=""), "done")) == (0, BOTH_STRANDED)
    assert ending(play(market("peregrine", "skirr", money=(3, 7), asteroids=""), "done")) == (1, BOTH_STRANDED)


@ruling("equal_money")
def test_equal_money_is_a_draw() -> None:
    assert ending(play(market("peregrine", "skirr", asteroids=""), "done")) == (-1, BOTH_STRANDED)


@ruling("both_stranded")
def test_both_stranded_the_poorer_tries_first() -> None:
    scraps = ("rivet", "kri zus")
    state = flipping(scraps=scraps, shop="repair_drone", money=(4, 3))
    assert state.decider() == 1 and legal(state) == ["repair:repair_drone:kri", "repair:repair_drone:zus"]
    play(state, "repair:repair_drone:zus")  # that was the only one
    assert ending(state) == (1, STRANDED)
    state = flipping(scraps=scraps, shop="repair_drone repair_drone", money=(4, 3))
    play(state, "repair:repair_drone:zus")
    assert state.decider() == 0 and legal(state) == ["repair:repair_drone:rivet"]
    play(state, "repair:repair_drone:rivet")  # both are back
    assert not state.over and state.decider() == 1 and money(state) == [2, 1]
    # The poorer cannot, the other can.
    state = flipping(scraps=scraps, shop="repair_drone repair_drone", money=(4, 1))
    assert state.decider() == 0
    assert ending(play(state, "repair:repair_drone:rivet")) == (0, STRANDED)


def test_a_formation_that_just_fell_can_leave_its_side_stranded() -> None:
    state = play(market("plumbline", "ssil", asteroids="", shop="repair_scout", money=(0, 3)), "done")
    assert state.decider() == 1 and legal(state) == ["repair:repair_scout:ssil"]


def test_a_position_from_a_file_can_only_be_at_a_rescue_that_there_is() -> None:
    both = flipping(scraps=("rivet", "kri zus"), shop="repair_drone", money=(4, 3))
    alone = flipping(fleets=("", "ssil"), scraps=("lantern", ""), shop="repair_scout")
    for state, others in ((both, ({"stranded": 1}, {"tried": 1}, {"first": 0})), (alone, ({"tried": 1}, {"first": 1}))):
        frame: Any = state.stack[-1]
        assert isinstance(frame, Stranded) and frame.fits(state)
        every = ({"first": 2}, {"first": -1}, {"stranded": 0}, {"stranded": 3}, {"tried": -1}, {"tried": 2})
        for change in (*every, *others, {"seat": 1 - frame.seat}):
            assert not replace(frame, **change).fits(state), change
        later = state.clone()
        later.counters[PHASE] = MARKET
        assert not frame.fits(later)
        found = state.clone()
        found.zones[FIELD[frame.seat]] = [0]
        assert not frame.fits(found)
    met = alone.clone()
    met.zones[FIELD[1]] = []
    alone_frame: Any = alone.stack[-1]
    assert not alone_frame.fits(met)

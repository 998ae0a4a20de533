"""The Combat Phase, with the test vectors of the rules page: who falls, who is paid, where everything goes."""

from typing import Any

import pytest

from desktop.games.fleet import GAME
from desktop.games.fleet.cards import CATALOG
from desktop.games.fleet.combat import firepower, forecast, shields, weigh
from tests.games.fleet.fields import FIVE, flipping, legal, market, money, notes, pile, play, ruling


def test_both_fire_higher_than_the_others_shield_and_both_are_destroyed() -> None:
    # Rulebook: "both ships are destroyed and both Players receive money equal to the value of the enemy ship."
    state = play(market("peregrine", "skirr", asteroids=""), "done")
    assert (pile(state, "scrap", 0), pile(state, "scrap", 1)) == ("peregrine", "skirr")
    assert money(state) == [11, 11]


def test_the_higher_firepower_destroys_and_the_winner_goes_to_its_repair_bay() -> None:
    # Rulebook: "If Ship A has a higher Firepower than Ship B's Shield Rating, Ship B is destroyed"; "the winning ship
    # is returned to the Repair Bay".
    state = play(market("plumbline", "ssil"), "done")
    assert notes(state, "salvo", "breaks", "holds", "reward") == [
        ("salvo", 0, 4), ("salvo", 1, 4), ("holds", 0, 4), ("breaks", 1, 4), ("reward", 0, 2000),
    ]  # fmt: skip
    assert money(state) == [10, 8] and pile(state, "bay", 0) == "plumbline" and pile(state, "scrap", 1) == "ssil"
    assert state.decider() == 1 and legal(state)[-1] == "decline"  # the Skaxar may harvest


@ruling("whole_formation")
def test_a_stalemate_grows_over_three_turns_and_falls_as_a_whole() -> None:
    # Rulebook: "The cards that had the Stalemate will have their Firepower and Shield Rating stats added to the new
    # cards". The vector of the page: 5/6 v 5/5, 6/9 v 8/6, 15/14 v 9/9.
    state = flipping(fleets=("goshawk rivet atlas_verdict lantern", "vekk kri zus ssil"))
    totals = [(firepower(GAME.view(state, 0), 0), shields(GAME.view(state, 0), 0))]
    for _ in range(2):
        play(state, "done", "done")
        assert notes(state, "stalemate") == [("stalemate", -1, 0)]
        totals.append((firepower(GAME.view(state, 0), 0), shields(GAME.view(state, 0), 0)))
    assert totals == [(5, 6), (6, 9), (15, 14)]
    assert (firepower(GAME.view(state, 1), 1), shields(GAME.view(state, 1), 1)) == (9, 9)
    play(state, "done", "done")
    assert money(state) == [13, 8]
    assert sorted(pile(state, "bay", 0).split()) == ["atlas_verdict", "goshawk", "rivet"]
    assert sorted(pile(state, "scrap", 1).split()) == ["kri", "vekk", "zus"]


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_stalemates_stack_until_a_formation_falls(depth: int) -> None:
    # Rulebook: "Stalemates can stack and will repeat until a winner is determined."
    drones = ["gasket", "flange", "rivet", "bobbin"], ["zus", "tik", "kru", "tok"]
    fleets = tuple(" ".join([*side[:depth], last]) for side, last in zip(drones, ("meridian_ark", "tak"), strict=True))
    state = flipping(fleets=(f"{fleets[0]} lantern", f"{fleets[1]} ssil"))
    for turn in range(depth):
        assert [len(pile(state, "formation", seat).split()) for seat in (0, 1)] == [turn + 1, turn + 1]
        play(state, "done", "done")
        assert notes(state, "stalemate", "reward") == [("stalemate", -1, 0)]
    play(state, "done", "done")
    assert notes(state, "reward") == [("reward", 0, (depth + 1) * 1000)]
    assert len(pile(state, "bay", 0).split()) == depth + 1 == len(pile(state, "scrap", 1).split())


def test_equal_firepower_and_shield_destroy_nothing() -> None:
    # Rulebook, Stalemate: "This can be obtained if Firepower and Shield Rating stats are equal".
    goshawk, merlin, jhaal = (CATALOG.numbers[name] for name in ("goshawk", "merlin", "jhaal"))
    assert weigh([goshawk], [jhaal]).falls == (False, False)  # 5 against 5, 6 against 6
    assert weigh([goshawk, CATALOG.numbers["gun_pod"]], [jhaal]).falls == (False, True)
    assert weigh([merlin], [jhaal]).falls == (False, False)  # 4 against 5


def test_gear_counts_and_is_used_up_by_winner_and_loser_alike() -> None:
    # Rulebook: "The items used will be placed face up in a stack".
    state = market("goshawk gun_pod", "vekk ablative_plate gun_pod deflector", asteroids="")
    view = GAME.view(state, 0)
    assert (firepower(view, 0), shields(view, 1)) == (6, 8)
    assert forecast(view).falls == (False, False)
    play(state, "done")
    assert notes(state, "stalemate") and pile(state, "used") == ""
    state = play(market("goshawk rail_battery", "vekk deflector gun_pod", asteroids=""), "done")
    assert notes(state, "stalemate")
    state = play(market("goshawk plasma_lance", "vekk deflector gun_pod", fleets=("rivet", "kri")), "done")
    assert sorted(pile(state, "used").split()) == ["deflector", "gun_pod", "plasma_lance"]
    assert pile(state, "bay", 0) == "goshawk"


@ruling("stalemate_skips")
def test_after_a_stalemate_everything_stays_and_there_is_no_recovery() -> None:
    # Rulebook: "both ships and their items remain on the playing field and play returns the Flip Phase."
    state = market("goshawk", "vekk gun_pod", shop="", dealer="redraw redraw", fleets=("lantern", "ssil"))
    play(state, "done")
    assert pile(state, "formation", 0) == "goshawk lantern" and pile(state, "formation", 1) == "vekk gun_pod ssil"
    assert money(state) == [8, 8] and pile(state, "shop") == "" and pile(state, "asteroids") == FIVE


@ruling("helper_leaves")
def test_a_helper_leaves_after_a_stalemate_and_goes_with_the_others_after_a_battle() -> None:
    # Printed: "Flip over the next card of your Fleet Deck to assist you in combat for this turn only".
    table: dict[str, Any] = {"shop": "reinforcements", "money": (4, 0), "bays": ("beacon", "")}
    state = market("goshawk", "ozzurath", fleets=("rivet lantern", "ssil"), **table)
    play(state, "buy:reinforcements")
    assert pile(state, "formation", 0) == "goshawk rivet"
    assert [slot.marks for slot in GAME.view(state, 1).zones[state.setting.zones[2].place] or ()] == [
        ("flipped",), ("helper",),
    ]  # fmt: skip
    play(state, "done")  # 6 against 7, and 7 against 9
    assert pile(state, "formation", 0) == "goshawk lantern" and pile(state, "bay", 0) == "beacon rivet"
    state = market("goshawk", "vekk", fleets=("rivet lantern", "ssil"), **table)
    play(state, "buy:reinforcements", "done")  # 6 against 5
    assert pile(state, "bay", 0) == "beacon rivet goshawk" and state.helpers == 0
    # An empty fleet: the Repair Bay is shuffled into it first.
    state = play(market("goshawk", "vekk", **table), "buy:reinforcements")
    assert pile(state, "formation", 0) == "goshawk beacon" and notes(state, "scramble") == [("scramble", 0, 0)]


def test_all_helpers_of_a_formation_leave_after_a_stalemate() -> None:
    """Two of a kind: whoever bought Reinforcements twice has two helpers, and neither stays."""
    table: dict[str, Any] = {"shop": "reinforcements reinforcements", "money": (8, 0), "bays": ("beacon", "")}
    state = market("lantern", "ozzurath", fleets=("rivet gasket goshawk", "ssil"), **table)
    play(state, "buy:reinforcements", "buy:reinforcements")
    assert pile(state, "formation", 0) == "lantern rivet gasket" and state.helpers.bit_count() == 2
    play(state, "done")
    assert notes(state, "stalemate") and state.helpers == 0
    assert pile(state, "formation", 0) == "lantern goshawk" and pile(state, "bay", 0) == "beacon gasket rivet"


@ruling("owners_scrap")
def test_destroyed_ships_are_their_owners_scrap() -> None:
    state = play(market("plumbline", "ssil"), "done")
    assert pile(state, "scrap", 1) == "ssil" and pile(state, "scrap", 0) == ""
    state = market("vekk", "quiv", scraps=("lantern", "ssil eshk"), shop="repair_scout", seat=1)
    assert legal(state) == ["done", "repair:repair_scout:ssil", "repair:repair_scout:eshk"]

"""desktop/games/barbarossa/dominated.py: points and losses for nothing, and a gain that is left lying."""

from typing import Any

import pytest

from desktop.games.barbarossa.cards import GROUPS
from desktop.games.barbarossa.losses import Assign, Lose
from desktop.games.barbarossa.playing import Recruit, Upgrade
from desktop.games.barbarossa.state import EVENTS, OPERATION, PHASE, REVEALED, BarbarossaState
from tests.games.barbarossa.fields import blank, ending, operation, play, reinforcement
from tests.games.dominated import left_out


@pytest.mark.parametrize(
    ("table", "dominated"),
    [
        # The regiment gives 3 BP and then 1 more; a hill costs 5, a position 8, Minsk 9 or 5 with Air Support.
        ({"deployed": "grenadier_regiment"}, ["attack:hill", "attack:position", "attack:minsk"]),
        ({"deployed": "grenadier_regiment", "bp": 1}, ["attack:position"]),
        # The Assault Gun makes 2 of the 1: 3 and 2 by tiring, 2 and 1 by discarding.
        ({"deployed": "grenadier_regiment assault_gun_battalion"}, []),
        ({"deployed": "grenadier_regiment grenadier_regiment"}, []),
        # Given back, a position takes 2 off a city's cost, of which no other objective has anything.
        ({"deployed": "grenadier_regiment position", "cities": "minsk"}, ["attack:hill", "attack:position"]),
    ],
)
def test_no_attack_that_is_lost_whatever_comes(table: dict[str, Any], dominated: list[str]) -> None:
    assert left_out(operation(op=0, **table)) == dominated


def test_moscow_is_not_taken_for_another() -> None:
    """The game ends with it; most VP win."""
    army = " ".join(["elite_panzer_regiment"] * 3)
    rival = "sevastopol leningrad stalingrad kiev"
    found = left_out(operation(op=0, sp=3, cities="moscow", deployed=(army, rival)))
    assert found == ["attack:moscow"]
    # 9 for the tanks and 16 for Moscow are 25, and an event may bring 1.
    for others, dominated in (("stalingrad leningrad", []), ("stalingrad leningrad hill", ["attack:moscow"])):
        assert left_out(operation(op=0, sp=3, cities="moscow", deployed=(army, others))) == dominated


def test_an_attack_that_is_lost_costs_no_more() -> None:
    """What was spent stays spent."""
    army = "grenadier_regiment anti_tank_battalion position supply_depot"
    state = play(operation(op=0, deployed=army, events="rifle_army"), "attack:minsk")
    assert left_out(state) == ["fatigue:grenadier_regiment", "fatigue:anti_tank_battalion",
                               "discard:anti_tank_battalion:active", "withdraw:position"]  # fmt: skip


def test_an_attack_that_is_won_by_tiring_units_is_not_given_up() -> None:
    army = "grenadier_regiment grenadier_regiment"
    assert left_out(play(operation(op=0, deployed=army), "attack:hill")) == ["break_off"]
    # A heavy tank is not made ready again for nothing.
    heavy = "independent_heavy_tank_battalion"
    assert left_out(play(operation(op=0, deployed=heavy), "attack:hill")) == []


def test_bp_are_not_gathered_when_there_was_an_attack() -> None:
    table: dict[str, Any] = {"deployed": "anti_tank_battalion grenadier_regiment", "hand": "artillery_regiment horses"}
    assert left_out(operation(attacked=1, **table)) == [
        "play:artillery_regiment", "fatigue:anti_tank_battalion", "discard:anti_tank_battalion:active",
        "fatigue:grenadier_regiment",
    ]  # fmt: skip
    assert not {"play:artillery_regiment", "fatigue:grenadier_regiment"} & set(left_out(operation(**table)))


def test_nobody_is_rallied_where_nobody_is_tired() -> None:
    hand = "concentrated_offensive horses"
    assert left_out(operation(hand=hand)) == ["play:concentrated_offensive"]
    assert left_out(operation(hand=hand, fatigued="panzer_grenadier", attacked=1)) == []
    state = play(operation(hand=hand, fatigued="panzer_grenadier", attacked=1), "play:concentrated_offensive")
    assert left_out(state) == ["decline"]


def test_points_for_nothing_are_taken() -> None:
    for aid in ("supply_depot", "replacement_depot", "field_commander"):
        assert left_out(operation(deployed=aid)) == ["done"]
    # A card drawn too late is a card lost.
    assert left_out(operation(deployed="chief_of_staff")) == []


def test_of_two_cards_that_give_points_one_is_played() -> None:
    """At most one is kept."""
    assert left_out(operation(hand="grenadier_regiment grenadier_regiment")) == ["done"]
    assert left_out(operation(hand="grenadier_regiment artillery_regiment")) == []
    assert left_out(operation(hand="grenadier_regiment grenadier_regiment", op=0)) == []


def test_a_tank_goes_into_the_field() -> None:
    assert left_out(operation(op=0, playing="panzer_regiment")) == ["done"]
    assert left_out(operation(op=0, playing="grenadier_regiment")) == []
    assert left_out(operation(op=2, hq=1, hand="panzer_regiment horses")) == ["done", "play:panzer_regiment"]


def test_the_last_rp_buys_the_better_of_two_that_do_the_same() -> None:
    assert left_out(reinforcement(sp=3, rp=1, hand="panzer_grenadier")) == ["buy:horses"]
    assert left_out(reinforcement(sp=8, rp=1, hand="panzer_grenadier")) == [
        "buy:horses", "buy:trucks", "buy:panzer_regiment",
    ]  # fmt: skip
    assert left_out(reinforcement(sp=8, rp=2, hand="panzer_grenadier")) == []


def test_of_two_transports_one_is_played() -> None:
    assert left_out(reinforcement(sp=0, rp=1, hand="horses trucks")) == ["done"]
    assert left_out(reinforcement(sp=0, rp=0, hand="horses trucks")) == []
    assert left_out(reinforcement(sp=0, rp=1, hand="horses signals_battalion")) == []
    # Partisans take 1 SP from each: Horses bring nothing then.
    assert left_out(reinforcement(sp=0, rp=1, hand="horses trucks", deployed="partisans")) == []
    assert left_out(reinforcement(sp=0, rp=1, hand="trains trucks", deployed="partisans")) == ["done"]


def test_a_card_is_kept() -> None:
    assert left_out(ending(hand="horses trucks")) == ["keep_none"]


def test_the_weaker_of_two_alike_is_lost_and_the_workshop_saves() -> None:
    tanks = "panzer_regiment elite_panzer_regiment"
    assert left_out(lost("tank", tanks)) == ["lose:elite_panzer_regiment:active"]
    saving = left_out(lost("tank", tanks + " repair_workshop"))
    assert saving == ["lose:panzer_regiment:active", "lose:elite_panzer_regiment:active"]


def lost(group: str, army: str) -> BarbarossaState:
    """One unit of a group is to be lost."""
    state = blank(deployed=army)
    state.counters[PHASE] = OPERATION
    state.stack.append(Lose(0, GROUPS.index(group), 1))
    return state


def test_a_better_card_is_taken_where_it_is_free() -> None:
    state = blank()
    state.stack.append(Upgrade(0, 3))
    assert left_out(state) == ["gain:horses"]


def test_an_infantry_comes_back() -> None:
    state = blank(discard="panzer_grenadier horses")
    state.stack.append(Recruit(0))
    assert left_out(state) == ["decline"]


def test_winter_goes_to_another() -> None:
    state = blank(seats=3, events="general_winter")
    state.move(EVENTS, len(state.zones[EVENTS]) - 1, REVEALED)
    state.stack.append(Assign(1))
    assert left_out(state) == ["assign:seat1"]

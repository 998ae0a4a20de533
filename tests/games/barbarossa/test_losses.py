"""Red rules and events, card by card: each test quotes the card it shows."""

from typing import Any

import pytest

from tests.games.barbarossa.fields import (
    counter,
    forced,
    legal,
    notes,
    operation,
    pile,
    play,
    purse,
    quotes,
    ruling,
    turn,
    vp,
)  # fmt: skip

MILD = "captured_depot"  # an event that adds nothing and demands nothing


def taken(city: str, event: str = MILD, bp: int = 40, **table: Any):  # type: ignore[no-untyped-def]
    """A city that is taken at once, up to the first choice."""
    state = operation(bp=bp, cities=f"{city} moscow", events=event, **table)
    return play(state, f"attack:{city}")


def losses(state) -> list[str]:  # type: ignore[no-untyped-def]
    """What is lost, in order, the first choice each time."""
    lost = []
    while any(text.startswith("lose") for text in legal(state)):
        choice = next(text for text in legal(state) if text.startswith("lose"))
        lost.append(choice.split(":")[1])
        play(state, choice)
    return lost


ARMY = "anti_tank_battalion panzer_regiment grenadier_regiment panzer_grenadier"


@quotes("hill", "In your attack on a City, return it to the Field: the City costs 1 BP less. Red: lose one Infantry.")
def test_hill() -> None:
    state = play(operation(bp=5, deployed=ARMY), "attack:hill")
    assert legal(state) == ["lose:grenadier_regiment:active", "lose:panzer_grenadier:active"]
    play(state, "lose:panzer_grenadier:active")
    assert "hill" in pile(state, "deployed") and vp(state) == [2, 0] and purse(state) == "1 op"
    # Its ability, in an attack on a city.
    state = operation(bp=8, cities="minsk moscow", events=MILD, deployed="hill grenadier_regiment")
    assert "withdraw:hill" not in legal(state)
    play(state, "attack:minsk", "withdraw:hill")
    assert notes(state, "won") == [("won", 0, "minsk", 8)] and len(pile(state, "hill").split()) == 10
    assert vp(forced(state)) == [6, 0]


@quotes(
    "position", "In your attack on a City, return it to the Field: the City costs 2 BP less. Red: lose one Unit."
)  # fmt: skip
def test_position() -> None:
    state = play(operation(bp=8, deployed=ARMY), "attack:position")
    assert len(legal(state)) == 4 and "lose:panzer_regiment:active" in legal(state)
    play(state, "lose:anti_tank_battalion:active")
    assert "position" in pile(state, "deployed") and vp(state) == [3, 0]
    state = operation(bp=7, cities="minsk moscow", events=MILD, deployed="position grenadier_regiment")
    play(state, "attack:minsk", "withdraw:position")
    assert notes(state, "won") == [("won", 0, "minsk", 7)]


@ruling("field_abilities")
def test_hills_and_positions_help_against_cities_only() -> None:
    state = play(operation(deployed="hill position grenadier_regiment"), "attack:position")
    assert not any(text.startswith("withdraw") for text in legal(state))


@quotes("minsk", "Red: lose one Infantry.")
def test_minsk() -> None:
    state = taken("minsk", deployed=ARMY)
    assert losses(state) == ["grenadier_regiment"] and vp(state) == [7, 0] and "minsk" in pile(state, "deployed")


@quotes("odessa", "Red: lose one Infantry.")
def test_odessa() -> None:
    state = taken("odessa", deployed=ARMY)
    assert losses(state) == ["grenadier_regiment"] and vp(state) == [7, 0]


@quotes("smolensk", "Red: lose one Infantry.")
def test_smolensk() -> None:
    state = taken("smolensk", deployed=ARMY)
    assert losses(state) == ["grenadier_regiment"] and vp(state) == [8, 0]


@quotes("rostov", "Red: lose one Tank.")
def test_rostov() -> None:
    assert losses(taken("rostov", deployed=ARMY)) == ["panzer_regiment"]


@quotes("voronezh", "Red: lose two Infantry.")
def test_voronezh() -> None:
    assert losses(taken("voronezh", deployed=ARMY)) == ["grenadier_regiment", "panzer_grenadier"]


@quotes("kharkov", "Red: lose one Tank.")
def test_kharkov() -> None:
    state = taken("kharkov", deployed=ARMY)
    assert counter(state, "cost") == 12 and losses(state) == ["panzer_regiment"]


@quotes("kiev", "Red: lose two Infantry.")
def test_kiev() -> None:
    assert losses(taken("kiev", deployed=ARMY)) == ["grenadier_regiment", "panzer_grenadier"]


@quotes("tula", "Red: lose one Infantry and one Tank.")
def test_tula() -> None:
    assert losses(taken("tula", deployed=ARMY)) == ["grenadier_regiment", "panzer_regiment"]


@quotes("sevastopol", "Red: lose two Units.")
def test_sevastopol() -> None:
    assert losses(taken("sevastopol", deployed=ARMY)) == ["anti_tank_battalion", "panzer_regiment"]


@quotes("leningrad", "Red: lose three Units.")
def test_leningrad() -> None:
    state = taken("leningrad", deployed=ARMY)
    assert losses(state) == ARMY.split()[:3] and vp(state) == [13, 0]


@quotes("stalingrad", "Red: lose all your deployed Tanks, or all your other deployed Units.")
def test_stalingrad() -> None:
    state = taken("stalingrad", deployed=ARMY, fatigued="grenadier_regiment")
    assert legal(state) == ["raze:tanks", "raze:others"]
    play(state, "raze:others")
    assert pile(state, "deployed") == "panzer_regiment stalingrad" and pile(state, "fatigued") == ""
    state = play(taken("stalingrad", deployed=ARMY), "raze:tanks")
    assert "panzer_regiment" not in pile(state, "deployed") and "panzer_grenadier" in pile(state, "deployed")


@ruling("raze_empty")
def test_an_empty_group_cannot_be_chosen_while_the_other_has_cards() -> None:
    assert pile(taken("stalingrad", deployed="panzer_regiment"), "deployed") == "stalingrad"
    assert pile(taken("stalingrad", deployed="grenadier_regiment"), "deployed") == "stalingrad"


@quotes("moscow", "Red: lose three Units. Whoever takes it ends the game with this Operation Phase.")
def test_moscow() -> None:
    state = play(operation(bp=40, cities="moscow", events=MILD, deployed=ARMY, hand="trucks"), "attack:moscow")
    assert losses(state) == ARMY.split()[:3] and counter(state, "fallen") == 1 and not state.over
    play(state, "play:trucks", "done")
    assert state.over and vp(state) == [17, 0] and counter(state, "phase") == 1


@pytest.mark.parametrize(
    ("objective", "cost", "worth"),
    [
        ("hill", 5, 1), ("position", 8, 2), ("minsk", 9, 6), ("odessa", 9, 6), ("smolensk", 10, 7), ("rostov", 11, 8),
        ("voronezh", 11, 8), ("kharkov", 12, 9), ("kiev", 12, 9), ("tula", 12, 9), ("sevastopol", 14, 10),
        ("leningrad", 15, 12), ("stalingrad", 15, 14), ("moscow", 20, 16),
    ],
)  # fmt: skip
def test_an_objective_costs_its_bp_to_the_last_one_and_is_worth_its_vp(objective: str, cost: int, worth: int) -> None:
    # Rulebook 12 (5): "If you pay enough BP, your attack success (You won the battle)."
    city = "moscow" if objective in ("hill", "position", "moscow") else f"{objective} moscow"
    for missing in (1, 0):
        state = operation(bp=cost - missing, cities=city, events=MILD, deployed="anti_tank_battalion")
        play(state, f"attack:{objective}")
        assert (objective in pile(state, "deployed").split()) == (not missing)
        assert vp(state) == [0 if missing else worth, 0] and counter(state, "bp") == (cost - 1 if missing else 0)


def test_a_lost_attack_on_moscow_takes_its_units_and_the_war_goes_on() -> None:
    state = operation(cities="moscow", events=MILD, deployed=ARMY, deck="horses horses horses horses")
    play(state, "attack:moscow", "break_off")
    assert losses(state) == ARMY.split()[:3] and counter(state, "fallen") == 0 and pile(state, "city") == "moscow"
    play(state, "done", "done")
    assert not state.over and counter(state, "player") == 1


@ruling("red_short")
def test_a_red_rule_takes_as_many_as_there_are() -> None:
    assert losses(taken("leningrad", deployed="panzer_grenadier")) == ["panzer_grenadier"]
    assert losses(taken("rostov", deployed="grenadier_regiment")) == []
    # Objectives and aids are no units.
    assert losses(taken("leningrad", deployed="hill field_commander grenadier_regiment")) == ["grenadier_regiment"]


def test_the_owner_chooses_and_fatigued_cards_count_too() -> None:
    state = taken("minsk", deployed="grenadier_regiment", fatigued="grenadier_regiment panzer_grenadier")
    assert legal(state) == [
        "lose:grenadier_regiment:active", "lose:grenadier_regiment:fatigued", "lose:panzer_grenadier:fatigued",
    ]  # fmt: skip


@quotes(
    "repair_workshop",
    "Is deployed. When a red rule takes a Tank of yours, you may fatigue this and take the Tank into your hand "
    "instead.",
)
@ruling("workshop")
def test_repair_workshop() -> None:
    assert pile(play(operation(hand="repair_workshop"), "play:repair_workshop"), "deployed") == "repair_workshop"
    state = taken("rostov", deployed="repair_workshop elite_panzer_regiment")
    assert legal(state) == ["lose:elite_panzer_regiment:active", "repair:elite_panzer_regiment:active"]
    play(state, "repair:elite_panzer_regiment:active")
    assert pile(state, "hand") == "elite_panzer_regiment" and pile(state, "fatigued") == "repair_workshop"
    assert pile(state, "discard") == MILD and vp(state) == [11, 0]
    # It must be active, and answers one loss.
    state = taken("rostov", deployed="elite_panzer_regiment panzer_regiment", fatigued="repair_workshop")
    assert not any(text.startswith("repair") for text in legal(state))
    state = taken("stalingrad", deployed="repair_workshop elite_panzer_regiment panzer_regiment")
    forced(play(state, "repair:panzer_regiment:active"))
    assert pile(state, "discard") == f"{MILD} elite_panzer_regiment" and pile(state, "hand") == "panzer_regiment"


def test_each_workshop_saves_one_tank_of_any_red_rule() -> None:
    yards = "repair_workshop repair_workshop"
    state = taken("stalingrad", deployed=f"{yards} panzer_regiment elite_panzer_regiment", fatigued="panzer_regiment")
    play(state, "repair:panzer_regiment:fatigued", "repair:elite_panzer_regiment:active")
    assert pile(forced(state), "hand") == "elite_panzer_regiment panzer_regiment" and pile(state, "fatigued") == yards
    assert pile(state, "discard") == f"{MILD} panzer_regiment"
    # An event's rule, and one that takes any Unit.
    state = taken("smolensk", "anti_tank_front", deployed="repair_workshop panzer_regiment")
    assert legal(state) == ["lose:panzer_regiment:active", "repair:panzer_regiment:active"]
    state = taken("sevastopol", deployed="repair_workshop panzer_regiment anti_tank_battalion")
    assert "repair:panzer_regiment:active" in legal(state) and "repair:anti_tank_battalion:active" not in legal(state)


# ---- events


@quotes("soviet_guards_tank_army", "Red: goes to your discard pile. Played: +3 SP from captured stores.")
def test_guards_tank_army() -> None:
    state = taken("rostov", "soviet_guards_tank_army", deployed="grenadier_regiment", bp=20)
    assert purse(state) == "1 op 3 bp" and pile(state, "discard") == "soviet_guards_tank_army" and vp(state) == [9, 0]
    assert purse(play(operation(hand="soviet_guards_tank_army"), "play:soviet_guards_tank_army")) == "3 sp"


@quotes("soviet_tank_corps", "Red: lose one Unit; then it leaves the game.")
def test_tank_corps() -> None:
    state = taken("rostov", "soviet_tank_corps", bp=20, deployed="grenadier_regiment anti_tank_battalion")
    assert purse(state) == "1 op 5 bp"
    assert losses(state) == ["grenadier_regiment"] and "soviet_tank_corps" in pile(state, "box")


@quotes("rifle_army", "Red: goes under the events.")
def test_rifle_army() -> None:
    state = taken("rostov", "rifle_army", bp=20, deployed="grenadier_regiment")
    assert purse(state) == "1 op 6 bp" and pile(state, "event").split()[-1] == "rifle_army"


@quotes("peoples_militia", "Red: goes under the events.")
def test_militia() -> None:
    state = taken("rostov", "peoples_militia", bp=20, deployed="grenadier_regiment")
    assert purse(state) == "1 op 7 bp" and pile(state, "event").split()[-1] == "peoples_militia"


@quotes("anti_tank_front", "Red: lose one Tank; then it goes under the events.")
def test_anti_tank_front() -> None:
    state = taken("minsk", "anti_tank_front", bp=20, deployed="panzer_regiment")
    assert purse(state) == "1 op 9 bp" and pile(forced(state), "deployed") == "minsk"
    assert pile(state, "event").split()[-1] == "anti_tank_front" and "panzer_regiment" in pile(state, "discard")


@quotes("german_air_support", "Red: goes under the events.")
def test_air_support() -> None:
    state = taken("minsk", "german_air_support", bp=5, deployed="anti_tank_battalion")
    assert purse(state) == "1 op" and pile(state, "event").split()[-1] == "german_air_support"


@quotes("captured_depot", "Red: goes to your discard pile. Played: +2 SP.")
def test_captured_depot() -> None:
    state = taken("minsk", "captured_depot", bp=9, deployed="anti_tank_battalion")
    assert purse(state) == "1 op" and pile(state, "discard") == "captured_depot"
    assert purse(play(operation(op=0, hand="captured_depot"), "play:captured_depot")) == "2 sp"


@quotes(
    "general_winter",
    "Red: goes to a player of your choice. In the owner's next Activation Phase each Tank costs 1 SP to activate; "
    "after that turn it goes under the events.",
)
@ruling("two_winters")
def test_general_winter() -> None:
    state = taken("minsk", "general_winter", deployed="anti_tank_battalion")
    assert legal(state) == ["assign:seat0", "assign:seat1"]
    play(state, "assign:seat1")
    assert pile(state, "deployed", 1) == "general_winter" and counter(state, "cost") == 0
    tanks = "panzer_regiment panzer_regiment independent_heavy_tank_battalion grenadier_regiment"
    state = turn(deployed="general_winter general_winter", fatigued=tanks, hand="trucks trucks")
    assert pile(state, "deployed") == "general_winter general_winter grenadier_regiment"
    play(state, "play:trucks", "activate:panzer_regiment")
    assert counter(state, "sp") == 1 and "activate:independent_heavy_tank_battalion" not in legal(state)
    play(state, "play:trucks", "activate:independent_heavy_tank_battalion")
    play(state, "done", "done", "done")
    assert counter(state, "player") == 1
    assert pile(state, "event").split()[-2:] == ["general_winter", "general_winter"]
    assert pile(state, "fatigued") == "panzer_regiment"


def test_no_other_event_keeps_tanks_from_becoming_active() -> None:
    assert pile(turn(deployed="rasputitsa partisans", fatigued="panzer_regiment", hand="trucks"), "fatigued") == ""


@quotes(
    "rasputitsa",
    "Red: goes to a player of your choice. In the owner's next Ending Phase 3 cards are drawn instead of 4; then it "
    "goes under the events.",
)
def test_rasputitsa() -> None:
    state = operation(deployed="rasputitsa", deck="horses horses horses horses horses")
    play(state, "done", "done")
    assert pile(state, "hand") == "horses horses horses" and pile(state, "event").split()[-1] == "rasputitsa"


@quotes(
    "partisans",
    "Red: goes to a player of your choice. In the owner's next turn each transport gives 1 SP less; then it goes under "
    "the events.",
)
def test_partisans() -> None:
    state = operation(deployed="partisans", hand="horses trucks trains soviet_guards_tank_army supply_depot", op=2)
    play(state, "play:horses", "play:trucks", "play:trains")
    assert counter(state, "sp") == 0 + 1 + 2
    # Only transports give less.
    play(state, "play:soviet_guards_tank_army", "play:supply_depot", "fatigue:supply_depot")
    assert counter(state, "sp") == 3 + 3 + 1
    play(state, "done", "done")
    assert pile(state, "event").split()[-1] == "partisans"
    # In every phase of the turn.
    state = turn(deployed="partisans", fatigued="independent_heavy_tank_battalion", hand="trucks trucks")
    assert purse(play(state, "play:trucks", "done", "done", "play:trucks")).split(" op ")[1] == "2 sp 1 rp"


@ruling("owner_of_event")
@pytest.mark.parametrize(("event", "waits"), [("general_winter", True), ("partisans", True), ("rasputitsa", False)])
def test_an_event_that_one_gives_to_oneself(event: str, waits: bool) -> None:
    state = operation(
        bp=40, cities="minsk moscow", events=event, deployed="anti_tank_battalion", hand="trucks",
        deck="horses horses horses horses horses",
    )  # fmt: skip
    play(state, "attack:minsk", "assign:seat0", "play:trucks")
    assert counter(state, "sp") == 2  # Partisans wait for the next turn
    play(state, "done", "done")
    assert (event in pile(state, "deployed")) == waits
    assert len(pile(state, "hand").split()) == (4 if waits else 3)


@ruling("owner_of_event")
def test_an_event_that_a_rival_gets_acts_in_the_rival_s_next_turn_and_goes() -> None:
    draw = "horses horses horses horses"
    state = operation(
        bp=40, cities="minsk moscow", events="partisans", deployed=["anti_tank_battalion", ""],
        hand=["trucks", "trucks"], deck=[draw, draw],
    )  # fmt: skip
    play(state, "attack:minsk", "assign:seat1", "play:trucks")
    assert counter(state, "sp") == 2
    play(state, "done", "done")
    assert pile(state, "deployed", 1) == "partisans" and counter(state, "player") == 1
    assert counter(play(state, "play:trucks"), "sp") == 1
    play(state, "done", "done")
    assert pile(state, "deployed", 1) == "" and pile(state, "event").split()[-1] == "partisans"


@ruling("event_on_win")
def test_after_a_lost_attack_the_event_goes_under_its_pile_without_its_red_rule() -> None:
    state = operation(cities="rostov moscow", events="soviet_tank_corps", deployed="grenadier_regiment")
    play(state, "attack:rostov", "break_off")
    assert pile(state, "event").split()[-1] == "soviet_tank_corps" and pile(state, "deployed") == "grenadier_regiment"
    assert notes(state, "failed") == [("failed", 0, "rostov", 15)] and pile(state, "city") == "rostov moscow"


def test_the_objective_s_red_rule_applies_to_a_lost_attack() -> None:
    state = operation(cities="minsk moscow", events="rifle_army", deployed="grenadier_regiment panzer_grenadier")
    play(state, "attack:minsk", "fatigue:grenadier_regiment", "break_off")
    assert legal(state) == ["lose:panzer_grenadier:active", "lose:grenadier_regiment:fatigued"]
    play(state, "lose:panzer_grenadier:active")
    assert purse(state) == "1 op 3 bp" and vp(state) == [0, 0]


def test_the_objective_s_losses_come_before_the_event_s() -> None:
    state = taken("minsk", "soviet_tank_corps", deployed="grenadier_regiment anti_tank_battalion panzer_grenadier")
    assert all("anti_tank" not in text for text in legal(state))
    play(state, "lose:grenadier_regiment:active")
    assert set(legal(state)) == {"lose:anti_tank_battalion:active", "lose:panzer_grenadier:active"}

"""Attacks: who may, against what, what is due, and how it ends; rulebook, section 12."""

from tests.games.barbarossa.fields import (
    counter,
    forced,
    legal,
    notes,
    operation,
    pile,
    play,
    purse,
    ruling,
    vp,
)  # fmt: skip


def attacks(state) -> list[str]:  # type: ignore[no-untyped-def]
    return [text for text in legal(state) if text.startswith("attack")]


def test_an_attack_needs_a_deployed_unit() -> None:
    assert attacks(operation(bp=20)) == [] == attacks(operation(bp=20, deployed="field_commander hill"))
    assert attacks(operation(bp=20, fatigued="grenadier_regiment")) == [
        "attack:hill",
        "attack:position",
        "attack:minsk",
    ]


def test_one_attack_in_a_turn() -> None:
    state = play(operation(bp=20, deployed="anti_tank_battalion"), "attack:hill")
    assert attacks(state) == [] and counter(state, "attacked") == 1
    play(state, "done", "done")
    assert counter(state, "attacked") == 0


def test_only_the_top_city_and_the_next_one_after_it() -> None:
    state = operation(bp=40, cities="kiev rostov moscow", events="captured_depot", deployed="anti_tank_battalion")
    assert attacks(state)[-1] == "attack:kiev"
    assert pile(play(state, "attack:kiev"), "city") == "rostov moscow"


@ruling("must_pay")
def test_what_can_be_paid_is_paid_and_the_rest_of_the_bp_stays() -> None:
    state = play(operation(bp=4, deployed="grenadier_regiment"), "attack:hill")
    assert legal(state)[0] == "break_off" and counter(state, "cost") == 5
    play(state, "fatigue:grenadier_regiment")
    assert notes(state, "won") == [("won", 0, "hill", 5)] and purse(state) == "1 op 2 bp"
    assert pile(forced(state), "deployed") == "hill"


def test_an_event_adds_to_the_cost_of_a_city_alone() -> None:
    state = play(operation(events="rifle_army", deployed="grenadier_regiment"), "attack:minsk")
    assert counter(state, "cost") == 12 and pile(state, "revealed") == "rifle_army"
    state = play(operation(events="rifle_army", deployed="grenadier_regiment"), "attack:hill")
    assert counter(state, "cost") == 5 and pile(state, "revealed") == ""


@ruling("cost_floor")
def test_the_cost_never_falls_below_0() -> None:
    front = " ".join(["position"] * 5)
    state = operation(cities="minsk moscow", events="german_air_support", deployed=f"{front} anti_tank_battalion", bp=0)
    play(state, "attack:minsk", "withdraw:position", "withdraw:position")
    assert counter(state, "cost") == 1
    play(state, "withdraw:position")
    assert notes(state, "won") == [("won", 0, "minsk", 0)] and purse(state) == "1 op"


@ruling("attack_no_deploy")
def test_nothing_is_played_or_deployed_in_an_attack() -> None:
    hand = "artillery_regiment grenadier_regiment trucks"
    state = operation(op=3, hq=1, hand=hand, playing="panzer_grenadier", deployed="grenadier_regiment supply_depot")
    play(state, "attack:position")
    assert {text.split(":")[0] for text in legal(state)} == {"break_off", "fatigue", "discard"}
    # Abilities that give other points may be used as well.
    assert purse(play(state, "fatigue:supply_depot")) == "3 op 1 sp"


def test_what_a_failed_attack_cost_stays_spent() -> None:
    # Rulebook 12: "any BP or any other cost you paid are not restored"; what was gathered and not paid stays.
    state = operation(sp=1, events="soviet_guards_tank_army", deployed="panzer_regiment hill")
    play(state, "attack:minsk", "fatigue:panzer_regiment", "withdraw:hill", "break_off")
    assert purse(state) == "1 op 6 bp" and notes(state, "failed") == [("failed", 0, "minsk", 8)]
    assert pile(state, "deployed") == "" and vp(state) == [1, 0] and counter(state, "target") == -1


def test_the_objective_is_deployed_active() -> None:
    state = play(operation(bp=20, events="captured_depot", deployed="anti_tank_battalion"), "attack:minsk")
    assert pile(state, "deployed") == "anti_tank_battalion minsk" and vp(state) == [6, 0]


def test_after_the_attack_the_phase_goes_on() -> None:
    # Rulebook 7-2: play cards, use abilities and attack in any order.
    state = operation(bp=20, events="captured_depot", deployed="anti_tank_battalion", hand="grenadier_regiment")
    play(state, "attack:minsk", "play:grenadier_regiment", "deploy:grenadier_regiment", "fatigue:anti_tank_battalion")
    assert counter(state, "bp") == 13

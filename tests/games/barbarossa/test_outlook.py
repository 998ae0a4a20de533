"""Previews: what comes of a move, from what the seat knows, and softly what would be wasted."""

from desktop.games.barbarossa.state import SPARED
from tests.games.barbarossa.fields import card, ending, legal, operation, pile, play, preview, reinforcement, turn


def test_an_attack_says_cost_odds_and_losses() -> None:
    front = "grenadier_regiment grenadier_regiment grenadier_regiment grenadier_regiment panzer_regiment"
    state = operation(cities="minsk moscow", deployed=front)
    # 12 by fatigue (the Panzers lack their SP), with discards 4 and 2 more; of 21 events 16 let 12 be enough.
    assert preview(state, "attack:minsk") == [
        ("costs", 9, 12, 18, False), ("odds", 16, 21, 21, False), ("loses", 1, "infantry", True),
    ]  # fmt: skip
    assert preview(state, "attack:hill")[0] == ("costs", 5, 12, 18, False)


def test_a_hopeless_attack_is_warned_of() -> None:
    state = operation(deployed="anti_tank_battalion")
    assert preview(state, "attack:position")[:1] == [("costs", 8, 2, 3, True)]


def test_hills_and_positions_count_among_all_that_one_has_against_a_city() -> None:
    # 7 BP and 1 by discarding; with 5 less for the City 13 are as good, which 19 of 21 events let be enough.
    state = operation(bp=4, cities="minsk moscow", deployed="grenadier_regiment position position hill")
    assert preview(state, "attack:minsk")[:2] == [("costs", 9, 7, 8, False), ("odds", 2, 21, 19, False)]
    assert preview(state, "attack:position")[0] == ("costs", 8, 7, 8, False)


def test_in_an_attack_each_ability_says_what_is_then_gathered() -> None:
    state = operation(sp=1, events="rifle_army", deployed="grenadier_regiment panzer_regiment position")
    play(state, "attack:minsk")
    assert preview(state, "fatigue:grenadier_regiment") == [("gathers", 3, 12, False)]
    assert preview(state, "fatigue:panzer_regiment") == [("gathers", 6, 12, False), ("sp_left", 0, False)]
    assert preview(state, "withdraw:position") == [("gathers", 0, 10, False), ("vp_lost", 2, True)]
    assert preview(state, "break_off") == [("fails", 12, True), ("loses", 1, "infantry", True)]
    play(state, "fatigue:panzer_regiment", "fatigue:grenadier_regiment", "withdraw:position")
    assert preview(state, "discard:grenadier_regiment:fatigued") == [("reaches", 10, 10, "minsk", False)]


def test_playing_and_buying_say_the_points() -> None:
    state = operation(hand="armored_reconnaissance_battalion division_headquarters_company", deck="horses")
    assert preview(state, "play:armored_reconnaissance_battalion") == [
        ("op", 2, False), ("bp", 2, False), ("op_left", 2, False),
    ]  # fmt: skip
    assert ("dp", 1, False) in preview(state, "play:division_headquarters_company")
    assert preview(reinforcement(sp=9, rp=2), "buy:elite_panzer_regiment") == [("left", 1, 1, False), ("vp", 3, False)]
    empty = operation(hand="motorcycle_battalion")
    assert ("no_draw", True) in preview(empty, "play:motorcycle_battalion")


def test_partisans_are_counted() -> None:
    state = operation(hand="trucks", deployed="partisans")
    assert preview(state, "play:trucks") == [("sp", 1, False)]
    # What has come in this very turn waits for the next.
    state.counters[SPARED] = card("partisans")
    assert preview(state, "play:trucks") == [("sp", 2, False)]


def test_an_offensive_that_would_do_nothing_says_so() -> None:
    def told(fatigued: str) -> list[tuple[object, ...]]:
        return preview(operation(hand="concentrated_offensive", fatigued=fatigued), "play:concentrated_offensive")

    assert ("no_rally", True) in told("anti_tank_battalion") and ("no_rally", True) not in told("panzer_grenadier")


def test_activating_says_what_is_left_in_any_weather() -> None:
    tanks = "panzer_regiment independent_heavy_tank_battalion"
    state = play(turn(deployed="general_winter", fatigued=tanks, hand="trains"), "play:trains")
    assert preview(state, "activate:panzer_regiment") == [("sp_left", 2, False)]
    assert preview(state, "activate:independent_heavy_tank_battalion") == [("sp_left", 0, False)]


def test_the_end_of_a_phase_warns_of_waste() -> None:
    state = operation(op=2, hand="artillery_regiment trucks", playing="grenadier_regiment")
    assert preview(state, "done") == [("waste_op", 2, 2, True), ("not_deployed", 1, True)]
    assert preview(operation(op=0, bp=3, attacked=1, deployed="hill"), "done") == [("waste_bp", 3, False)]
    assert preview(operation(op=0, deployed="anti_tank_battalion"), "done") == [("no_attack", False)]
    assert preview(reinforcement(sp=4, rp=1), "done") == [("waste_sp", 4, 1, 4, True)]
    assert preview(reinforcement(sp=0, rp=1), "done") == [("nothing_lost", False)]
    # Only transports can still be played in this phase.
    assert preview(reinforcement(sp=0, rp=1, hand="air_supply captured_depot"), "done") == [("nothing_lost", False)]
    assert preview(reinforcement(sp=0, rp=1, hand="trucks"), "done") == [("waste_carried", 0, 2, 1, 2, True)]
    tired = turn(fatigued="independent_heavy_tank_battalion", hand="trucks")
    assert preview(tired, "done") == [("stays_fatigued", 1, False)]


def test_stalingrad_and_moscow_say_what_they_mean() -> None:
    state = operation(bp=40, cities="stalingrad moscow", events="captured_depot",
                      deployed="panzer_regiment grenadier_regiment")  # fmt: skip
    assert ("raze", 1, 1, True) in preview(state, "attack:stalingrad")
    play(state, "attack:stalingrad")
    assert preview(state, "raze:others") == [("raze_others", 1, True)]
    assert preview(operation(bp=40, cities="moscow", deployed="anti_tank_battalion"), "attack:moscow")[-1] == (
        "last",
        True,
    )


def test_what_is_kept_and_what_is_not_is_counted() -> None:
    state = ending(hand="horses trucks trains", deck="horses horses horses horses")
    assert preview(state, "keep:trucks") == [("keeps", 2, False)]
    assert preview(state, "keep_none") == [("keeps_none", 3, False)]
    play(state, "keep:trucks")
    assert pile(state, "hand").split().count("trucks") == 1 and pile(state, "discard") == "horses trains"


def test_a_lost_unit_is_told_by_what_it_could_have_brought() -> None:
    state = operation(bp=40, cities="kiev moscow", events="captured_depot",
                      deployed="panzer_grenadier grenadier_regiment grenadier_regiment")  # fmt: skip
    play(state, "attack:kiev")
    losing = [text for text in legal(state) if text.startswith("lose")]
    assert losing, "Kiev's red rule takes a Unit of the seat's choice"
    assert preview(state, "lose:panzer_grenadier:active") == [("could_bring", 1, "panzer_grenadier", False)]
    assert preview(state, "lose:grenadier_regiment:active") == [("could_bring", 3, "grenadier_regiment", False)]


def test_what_comes_into_the_hand_is_told_with_its_price() -> None:
    state = play(operation(op=3, hand="field_replacement_battalion", discard="panzer_grenadier grenadier_regiment"),
                 "play:field_replacement_battalion")  # fmt: skip
    assert preview(state, "recruit:panzer_grenadier") == [("into_hand", 1, False)]
    assert preview(state, "decline") == [("does_without", False)]

"""Intentional abilities: costs in full, as often as they are paid for, one at a time."""

from tests.games.barbarossa.fields import counter, legal, operation, play, purse, reinforcement


def test_fatigue_needs_an_active_card() -> None:
    # Rulebook 5-6: fatigued cards cannot be fatigued again.
    state = play(operation(deployed="grenadier_regiment"), "fatigue:grenadier_regiment")
    assert "fatigue:grenadier_regiment" not in legal(state)


def test_copies_are_used_one_by_one() -> None:
    state = operation(deployed="grenadier_regiment grenadier_regiment")
    assert legal(state).count("fatigue:grenadier_regiment") == 1
    play(state, "fatigue:grenadier_regiment")
    assert "discard:grenadier_regiment:active" in legal(state) and "discard:grenadier_regiment:fatigued" in legal(state)
    assert purse(play(state, "fatigue:grenadier_regiment", "discard:grenadier_regiment:fatigued")) == "1 op 7 bp"


def test_the_using_cost_is_paid_in_full() -> None:
    state = operation(sp=1, deployed="panzer_regiment elite_panzer_regiment")
    play(state, "fatigue:panzer_regiment")
    assert counter(state, "sp") == 0 and "fatigue:elite_panzer_regiment" not in legal(state)


def test_abilities_are_for_the_operation_phase() -> None:
    assert not any(
        text.startswith(("fatigue", "discard")) for text in legal(reinforcement(deployed="grenadier_regiment"))
    )


def test_cards_in_the_playing_zone_have_no_deploying_rule() -> None:
    state = play(operation(hand="grenadier_regiment"), "play:grenadier_regiment")
    assert not any(text.startswith(("fatigue", "discard")) for text in legal(state))


def test_no_ability_is_used_while_something_resolves() -> None:
    # Rulebook 9: "each card play and each use of the Intentional Ability must be treated separately".
    state = operation(hand="engineer_battalion horses", deployed="grenadier_regiment supply_depot")
    assert legal(play(state, "play:engineer_battalion")) == ["decline", "remove:horses"]
    front = "grenadier_regiment panzer_grenadier supply_depot"
    state = play(operation(bp=20, events="captured_depot", deployed=front), "attack:minsk")
    assert legal(state) == ["lose:grenadier_regiment:active", "lose:panzer_grenadier:active"]


def test_abilities_of_any_kind_are_used_in_an_attack_but_what_they_bring_is_not_played() -> None:
    # Rulebook 12 (4): "you can use as many Intentional Abilities as you wish in this timing".
    state = operation(deployed="chief_of_staff field_commander replacement_depot supply_depot panzer_regiment",
                      deck="trucks horses")  # fmt: skip
    play(state, "attack:hill", "fatigue:chief_of_staff", "fatigue:field_commander", "fatigue:replacement_depot")
    assert purse(state) == "2 op 1 rp" and "fatigue:panzer_regiment" not in legal(state)
    play(state, "fatigue:supply_depot")
    assert not any(text.startswith("play") for text in legal(state))
    play(state, "fatigue:panzer_regiment")  # the SP of the depot pay for it
    assert purse(state) == "2 op 1 rp 1 bp" and "play:trucks" in legal(state)


def test_the_city_s_helpers_are_offered_in_an_attack_on_a_city_only() -> None:
    state = operation(deployed="hill position grenadier_regiment", events="rifle_army")
    assert not any(text.startswith("withdraw") for text in legal(state))
    assert {"withdraw:hill", "withdraw:position"} < set(legal(play(state, "attack:minsk")))

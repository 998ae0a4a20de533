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


def test_the_city_s_helpers_are_offered_in_an_attack_on_a_city_only() -> None:
    state = operation(deployed="hill position grenadier_regiment", events="rifle_army")
    assert not any(text.startswith("withdraw") for text in legal(state))
    assert {"withdraw:hill", "withdraw:position"} < set(legal(play(state, "attack:minsk")))

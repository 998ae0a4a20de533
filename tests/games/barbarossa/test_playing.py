"""Playing and deploying, card by card: each test quotes the card it shows."""

from typing import Any

from desktop.games.barbarossa.cards import PLAN, TRANSPORT
from desktop.games.barbarossa.state import HAND
from tests.games.barbarossa.fields import (
    card,
    counter,
    ending,
    forced,
    legal,
    operation,
    pile,
    play,
    purse,
    quotes,
    reinforcement,
    ruling,
    turn,
    vp,
)  # fmt: skip

DECK = "horses horses horses horses"  # to draw from, so that the discard pile stays as it is

# ---- transports


@quotes("horses", "+1 SP.")
def test_horses() -> None:
    assert purse(play(operation(hand="horses horses"), "play:horses", "play:horses")) == "1 op 2 sp"


@quotes("trucks", "+2 SP.")
def test_trucks() -> None:
    assert purse(play(operation(op=0, hand="trucks"), "play:trucks")) == "2 sp"


@quotes("trains", "+3 SP.")
def test_trains() -> None:
    assert purse(play(operation(hand="trains"), "play:trains")) == "1 op 3 sp"


@ruling("activation")
def test_transports_are_played_in_three_phases() -> None:
    # Rulebook 3-1: in any phase of the turn. The Ending Phase gives no chance to.
    table: dict[str, Any] = {
        "hand": "horses horses horses grenadier_regiment",
        "fatigued": "independent_heavy_tank_battalion",
    }
    state = turn(**table, deck="trucks trucks trucks trucks")
    assert legal(state) == ["done", "play:horses"]
    play(state, "play:horses", "done", "play:horses", "done", "play:horses")
    assert counter(state, "sp") == 3 and not any("grenadier" in text for text in legal(state) if "play" in text)
    play(state, "done")
    assert all(text.startswith("keep") for text in legal(state))


@ruling("activation")
def test_the_activation_phase_asks_where_needed_or_always() -> None:
    assert "play:grenadier_regiment" in legal(turn(hand="horses grenadier_regiment"))
    asked = turn(hand="horses grenadier_regiment", options={"activation": "always"})
    assert legal(asked) == ["done", "play:horses"]
    assert "play:horses" in legal(play(asked, "done"))


def test_whether_a_phase_asks_tells_nothing_of_the_hand() -> None:
    """With or without a transport in hand: the phase is put as long as anybody does not know the hand."""
    for hand in ("grenadier_regiment", "horses"):
        asked = turn(hand=hand, options={"activation": "always"})
        assert asked.prompt().id.endswith("activation") and not asked.stack[-1].passes(asked)  # type: ignore[union-attr]
    state = turn(hand="grenadier_regiment", options={"activation": "always"})
    assert legal(state) == ["done"]
    state.reveal(HAND[0], 0, state.setting.everyone)
    assert state.stack[-1].passes(state)  # type: ignore[union-attr]
    empty = turn(hand="", options={"activation": "always"})
    assert empty.prompt().id.endswith("operation")


# ---- units that go to the front


@quotes(
    "grenadier_regiment", "+1 RP. You may deploy it, fatigued. Deployed: fatigue it for 3 BP; discard it for 1 BP."
)  # fmt: skip
def test_grenadiers() -> None:
    state = play(operation(hand="grenadier_regiment"), "play:grenadier_regiment")
    assert purse(state) == "1 rp" and pile(state, "playing") == "grenadier_regiment"
    play(state, "deploy:grenadier_regiment")
    assert pile(state, "fatigued") == "grenadier_regiment"
    # Rulebook 10: the first ability has to wait for the next turn, the second has not.
    assert "fatigue:grenadier_regiment" not in legal(state)
    assert purse(play(state, "discard:grenadier_regiment:fatigued")) == "1 rp 1 bp"
    assert pile(state, "discard") == "grenadier_regiment"
    state = play(operation(deployed="grenadier_regiment"), "fatigue:grenadier_regiment")
    assert purse(state) == "1 op 3 bp" and pile(state, "fatigued") == "grenadier_regiment"
    assert purse(play(state, "discard:grenadier_regiment:fatigued")) == "1 op 4 bp"


@quotes(
    "panzer_grenadier",
    "+1 OP, +1 DP. You may deploy it, fatigued. Deployed: fatigue it for 1 BP; discard it for 2 BP.",
)
def test_panzer_grenadiers() -> None:
    state = play(operation(hand="panzer_grenadier", deck="trucks horses"), "play:panzer_grenadier")
    assert purse(state) == "1 op" and pile(state, "hand") == "trucks"
    play(state, "deploy:panzer_grenadier")
    assert pile(state, "fatigued") == "panzer_grenadier"
    state = play(
        operation(deployed="panzer_grenadier"), "fatigue:panzer_grenadier", "discard:panzer_grenadier:fatigued"
    )
    assert purse(state) == "1 op 3 bp"


@quotes(
    "assault_gun_battalion",
    "Is deployed at once, fatigued. Deployed: fatigue it for 2 BP; discard it for 1 BP; discard another deployed "
    "Infantry for 2 BP.",
)
def test_assault_guns() -> None:
    state = play(operation(hand="assault_gun_battalion"), "play:assault_gun_battalion")
    assert pile(state, "fatigued") == "assault_gun_battalion" and pile(state, "playing") == ""
    state = operation(deployed="assault_gun_battalion grenadier_regiment panzer_grenadier")
    # Also of the fatigued card, and as often as there is Infantry.
    play(
        state,
        "fatigue:assault_gun_battalion",
        "sacrifice:grenadier_regiment:active",
        "sacrifice:panzer_grenadier:active",
    )
    assert purse(state) == "1 op 6 bp" and pile(state, "discard") == "grenadier_regiment panzer_grenadier"
    assert purse(play(state, "discard:assault_gun_battalion:fatigued")) == "1 op 7 bp"
    assert not any(text.startswith("sacrifice") for text in legal(operation(deployed="grenadier_regiment")))


@quotes("anti_tank_battalion", "You may deploy it, fatigued. Deployed: fatigue it for 2 BP; discard it for 1 BP.")
def test_anti_tank_guns() -> None:
    state = play(operation(hand="anti_tank_battalion"), "play:anti_tank_battalion", "deploy:anti_tank_battalion")
    assert pile(state, "fatigued") == "anti_tank_battalion" and purse(state) == ""
    state = play(operation(deployed="anti_tank_battalion"), "fatigue:anti_tank_battalion")
    assert purse(play(state, "discard:anti_tank_battalion:fatigued")) == "1 op 3 bp"


@quotes(
    "panzer_regiment",
    "You may deploy it, fatigued. Deployed: fatigue it and pay 1 SP for 6 BP; discard it for 2 BP.",
)
def test_panzers() -> None:
    assert "play:panzer_regiment" not in legal(operation(op=1, hand="panzer_regiment"))
    state = play(operation(op=2, hand="panzer_regiment"), "play:panzer_regiment", "deploy:panzer_regiment")
    assert pile(state, "fatigued") == "panzer_regiment" and purse(state) == ""
    assert "fatigue:panzer_regiment" not in legal(operation(deployed="panzer_regiment"))
    state = play(operation(sp=1, deployed="panzer_regiment"), "fatigue:panzer_regiment")
    assert purse(state) == "1 op 6 bp"
    # Rulebook 9: the ability of a fatigued card can be used, where fatigue is not its cost.
    assert purse(play(state, "discard:panzer_regiment:fatigued")) == "1 op 8 bp"


@quotes(
    "elite_panzer_regiment",
    "You may deploy it, fatigued. Deployed: fatigue it and pay 1 SP for 8 BP; discard it for 3 BP.",
)
def test_elite_panzers() -> None:
    state = play(operation(op=2, hand="elite_panzer_regiment"), "play:elite_panzer_regiment")
    assert pile(play(state, "deploy:elite_panzer_regiment"), "fatigued") == "elite_panzer_regiment"
    state = play(operation(sp=2, deployed="elite_panzer_regiment"), "fatigue:elite_panzer_regiment")
    assert purse(state) == "1 op 1 sp 8 bp" and vp(state) == [3, 0]
    assert purse(play(state, "discard:elite_panzer_regiment:fatigued")) == "1 op 1 sp 11 bp" and vp(state) == [3, 0]


@quotes(
    "independent_heavy_tank_battalion",
    "You may deploy it, active. Deployed: to activate it costs 3 SP in your Activation Phase; fatigue it for 7 BP; "
    "discard it for 3 BP.",
)
@ruling("arrives_active")
def test_heavy_tanks() -> None:
    state = operation(op=2, hand="independent_heavy_tank_battalion")
    play(state, "play:independent_heavy_tank_battalion", "deploy:independent_heavy_tank_battalion")
    assert pile(state, "deployed") == "independent_heavy_tank_battalion"
    play(state, "fatigue:independent_heavy_tank_battalion")
    assert purse(state) == "7 bp"
    assert purse(play(state, "discard:independent_heavy_tank_battalion:fatigued")) == "10 bp"
    state = turn(fatigued="independent_heavy_tank_battalion grenadier_regiment", hand="trucks trucks")
    assert pile(state, "deployed") == "grenadier_regiment"
    assert "activate:independent_heavy_tank_battalion" not in legal(play(state, "play:trucks"))
    play(state, "play:trucks", "activate:independent_heavy_tank_battalion")
    assert purse(forced(state)).endswith("1 sp") and "independent_heavy_tank_battalion" in pile(state, "deployed")


# ---- units that do something


@quotes("artillery_regiment", "+4 BP.")
def test_artillery() -> None:
    state = play(operation(hand="artillery_regiment"), "play:artillery_regiment")
    assert purse(state) == "4 bp" and "deploy:artillery_regiment" not in legal(state)


@quotes(
    "engineer_battalion",
    "You may remove a card of your hand from the game. Then take, free, the top card of a pile that costs up to 3 SP "
    "more; it goes to your discard pile.",
)
def test_engineers() -> None:
    state = play(operation(hand="engineer_battalion horses"), "play:engineer_battalion")
    assert legal(state) == ["decline", "remove:horses"]
    play(state, "remove:horses")
    assert set(legal(state)) == {
        "gain:horses", "gain:trucks", "gain:grenadier_regiment", "gain:field_replacement_battalion",
        "gain:motorcycle_battalion", "gain:air_supply", "gain:strategic_planning",
    }  # fmt: skip
    play(state, "gain:trucks")
    assert pile(state, "discard") == "trucks" and pile(state, "hand") == "" and "horses" in pile(state, "box")
    assert purse(state) == ""
    assert (
        pile(play(operation(hand="engineer_battalion horses"), "play:engineer_battalion", "decline"), "hand")
        == "horses"
    )
    assert "done" in legal(play(operation(hand="engineer_battalion"), "play:engineer_battalion"))


def test_engineers_make_more_of_a_card_that_has_a_cost() -> None:
    # A Panzer Regiment costs 6: up to 9 is enough for the Elite. Panzer Grenadiers cost 4: up to 7 is not.
    hand = "engineer_battalion panzer_regiment panzer_grenadier"
    state = play(operation(hand=hand), "play:engineer_battalion", "remove:panzer_grenadier")
    assert "gain:panzer_regiment" in legal(state) and "gain:elite_panzer_regiment" not in legal(state)
    state = play(operation(hand=hand), "play:engineer_battalion", "remove:panzer_regiment")
    assert vp(state) == [0, 0]
    assert vp(play(state, "gain:elite_panzer_regiment")) == [3, 0] and pile(state, "discard") == "elite_panzer_regiment"


@ruling("engineers")
def test_engineers_and_a_card_without_a_buying_cost() -> None:
    state = play(operation(hand="engineer_battalion soviet_guards_tank_army"), "play:engineer_battalion")
    assert vp(state) == [1, 0]
    play(state, "remove:soviet_guards_tank_army")
    assert "decline" not in legal(state) and "gain:trucks" in legal(state) and "gain:trains" not in legal(state)
    assert vp(state) == [0, 0]


@quotes("armored_reconnaissance_battalion", "+2 OP, +2 BP.")
def test_reconnaissance() -> None:
    state = play(operation(hand="armored_reconnaissance_battalion"), "play:armored_reconnaissance_battalion")
    assert purse(state) == "2 op 2 bp"


@quotes(
    "division_headquarters_company",
    "+1 OP, +1 DP, +1 RP. For the rest of this phase you may deploy Infantry and Tanks from your hand: active, without "
    "cost, without their own playing rules.",
)
def test_headquarters() -> None:
    hand = "division_headquarters_company grenadier_regiment elite_panzer_regiment anti_tank_battalion"
    state = operation(hand=hand, deck="panzer_grenadier horses")
    assert not any(text.startswith("deploy_from_hand") for text in legal(state))
    play(state, "play:division_headquarters_company")
    assert purse(state) == "1 op 1 rp" and "panzer_grenadier" in pile(state, "hand")
    assert {text for text in legal(state) if text.startswith("deploy_from_hand")} == {
        "deploy_from_hand:grenadier_regiment", "deploy_from_hand:elite_panzer_regiment",
        "deploy_from_hand:panzer_grenadier",
    }  # fmt: skip
    play(state, "deploy_from_hand:elite_panzer_regiment", "deploy_from_hand:panzer_grenadier")
    assert pile(state, "deployed") == "elite_panzer_regiment panzer_grenadier" and pile(state, "hand").count(" ") == 1
    assert purse(state) == "1 op 1 rp"
    play(state, "done", "done", "keep:grenadier_regiment")
    forced(state)
    assert counter(state, "hq") == 0


@quotes("field_replacement_battalion", "+1 OP. You may take an Infantry from your discard pile into your hand.")
def test_field_replacement() -> None:
    state = operation(hand="field_replacement_battalion", discard="grenadier_regiment panzer_grenadier trucks")
    play(state, "play:field_replacement_battalion")
    assert purse(state) == "1 op"
    assert legal(state) == ["decline", "recruit:grenadier_regiment", "recruit:panzer_grenadier"]
    play(state, "recruit:grenadier_regiment")
    assert pile(state, "hand") == "grenadier_regiment" and pile(state, "discard") == "panzer_grenadier trucks"
    state = operation(hand="field_replacement_battalion", discard="trucks")
    assert "done" in legal(play(state, "play:field_replacement_battalion"))


@quotes("motorcycle_battalion", "+2 OP, +1 DP.")
def test_motorcycles() -> None:
    state = play(operation(hand="motorcycle_battalion", deck="trucks"), "play:motorcycle_battalion")
    assert purse(state) == "2 op" and pile(state, "hand") == "trucks"


@quotes("signals_battalion", "+1 OP, +2 DP.")
def test_signals() -> None:
    state = play(operation(hand="signals_battalion", deck="trucks horses trains"), "play:signals_battalion")
    assert purse(state) == "1 op" and pile(state, "hand") == "horses trucks"


# ---- plans


@quotes("air_supply", "+3 SP. Returns to the Field at the end of the turn.")
def test_air_supply() -> None:
    state = play(operation(hand="air_supply", deck="horses horses horses horses"), "play:air_supply")
    assert purse(state) == "1 op 3 sp" and pile(state, "air_supply").split().count("air_supply") == 5
    play(state, "done", "done")
    assert len(pile(state, "air_supply").split()) == 6 and "air_supply" not in pile(state, "discard")


@quotes("strategic_planning", "+1 OP, +3 DP. Returns to the Field at the end of the turn.")
def test_strategic_planning() -> None:
    state = play(operation(hand="strategic_planning", deck="trucks horses trains"), "play:strategic_planning")
    assert purse(state) == "1 op" and pile(state, "hand") == "horses trains trucks"
    play(state, "done", "done")
    assert len(pile(state, "strategic_planning").split()) == 6


@quotes(
    "concentrated_offensive",
    "Activate one deployed Tank, or up to two Infantry. Returns to the Field at the end of the turn.",
)
@ruling("offensive")
def test_concentrated_offensive() -> None:
    front = "panzer_regiment grenadier_regiment panzer_grenadier anti_tank_battalion"
    state = play(operation(hand="concentrated_offensive", fatigued=front), "play:concentrated_offensive")
    assert legal(state) == ["decline", "rally:panzer_regiment", "rally:grenadier_regiment", "rally:panzer_grenadier"]
    assert "done" in legal(play(state, "rally:panzer_regiment")) and pile(state, "deployed") == "panzer_regiment"
    state = play(operation(hand="concentrated_offensive", fatigued=front), "play:concentrated_offensive")
    play(state, "rally:grenadier_regiment")
    assert legal(state) == ["decline", "rally:panzer_grenadier"]
    assert "done" in legal(play(state, "rally:panzer_grenadier"))
    state = play(operation(hand="concentrated_offensive", fatigued=front), "play:concentrated_offensive", "decline")
    assert pile(state, "deployed") == ""
    assert "done" in legal(play(operation(hand="concentrated_offensive"), "play:concentrated_offensive"))


@ruling("plans_discarded")
def test_a_plan_that_was_not_played_is_discarded() -> None:
    state = play(ending(hand="air_supply trucks", deck=DECK), "keep_none")
    assert "air_supply" in pile(state, "discard") and PLAN[card("air_supply")]


# ---- aids


@quotes("field_commander", "Is deployed. Fatigue it for 1 OP.")
def test_field_commander() -> None:
    state = play(operation(hand="field_commander"), "play:field_commander")
    # Rulebook 3-4: aids are deployed directly; a card arrives active unless its text says fatigued.
    assert pile(state, "deployed") == "field_commander" and purse(state) == "" and vp(state) == [1, 0]
    assert purse(play(state, "fatigue:field_commander")) == "1 op" and pile(state, "fatigued") == "field_commander"


@quotes("chief_of_staff", "Is deployed. Fatigue it for 1 DP.")
def test_chief_of_staff() -> None:
    state = play(operation(hand="chief_of_staff", deck="trucks"), "play:chief_of_staff", "fatigue:chief_of_staff")
    assert pile(state, "hand") == "trucks" and vp(state) == [1, 0]


@quotes("supply_depot", "Is deployed. Fatigue it for 1 SP.")
def test_supply_depot() -> None:
    assert purse(play(operation(hand="supply_depot"), "play:supply_depot", "fatigue:supply_depot")) == "1 sp"


@quotes("replacement_depot", "Is deployed. Fatigue it for 1 RP.")
def test_replacement_depot() -> None:
    state = play(operation(hand="replacement_depot"), "play:replacement_depot", "fatigue:replacement_depot")
    assert purse(state) == "1 rp"


# ---- in general


@ruling("playing_cost")
def test_the_playing_cost_is_paid_in_op() -> None:
    state = operation(op=1, sp=9, hand="panzer_regiment grenadier_regiment")
    assert "play:panzer_regiment" not in legal(state) and "play:grenadier_regiment" in legal(state)
    assert purse(play(state, "play:grenadier_regiment")) == "9 sp 1 rp"


@ruling("deploy_when")
def test_a_played_card_can_be_deployed_later_in_the_phase_but_not_after_it() -> None:
    hand = "grenadier_regiment motorcycle_battalion trucks"
    state = play(operation(op=2, hand=hand), "play:grenadier_regiment", "play:motorcycle_battalion", "play:trucks")
    assert "deploy:grenadier_regiment" in legal(state)
    # Not while something resolves.
    state = operation(op=2, hand="grenadier_regiment engineer_battalion horses", deck=DECK)
    play(state, "play:grenadier_regiment", "play:engineer_battalion")
    assert "deploy:grenadier_regiment" not in legal(state)
    play(state, "decline", "done")
    assert "deploy:grenadier_regiment" not in legal(state)
    play(state, "done", "keep_none")
    assert "grenadier_regiment" in pile(state, "discard")


def test_points_of_all_kinds_come_before_the_rest_of_the_text() -> None:
    # Rulebook 5-2: the bonus, then the draw, then other rules: Headquarters draws what it may deploy.
    state = operation(hand="division_headquarters_company", deck="grenadier_regiment")
    assert "deploy_from_hand:grenadier_regiment" in legal(play(state, "play:division_headquarters_company"))


@ruling("no_buying_objectives")
def test_a_cost_that_is_not_printed_is_not_0() -> None:
    sold = {text.split(":")[1] for text in legal(reinforcement(sp=99)) if text.startswith("buy")}
    assert len(sold) == 21 and not any(name in sold for name in ("hill", "position", "minsk", "rifle_army"))
    assert all(TRANSPORT[card(name)] for name in ("horses", "trucks", "trains"))
    state = operation(op=9, hand="rifle_army minsk")
    assert not any(text.startswith("play") for text in legal(state))

"""Log lines, and refusals: each with the rule behind it, its numbers, and its section."""

from typing import Any

import pytest

from desktop.engine.events import Place
from desktop.engine.game import Attempt
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.state import BarbarossaState
from desktop.words import Words
from tests.games.barbarossa.fields import card, ending, operation, plain, play, reinforcement, turn

SAY = Words("en")


def refused(state: BarbarossaState, src: str, name: str, dst: str = "", by: int = 0) -> str:
    """Section and sentence of the refusal for a card of a place; empty where there is none."""
    zone, _, seat = src.partition(":")
    place = Place(zone, int(seat) if seat else -1)
    view = GAME.view(state, by)
    slots = view.zones[place] or ()
    at = next(n for n, slot in enumerate(slots) if slot.card == card(name)) if name else 0
    to, _, whose = dst.partition(":")
    reason = GAME.why_not(view, Attempt(place, at, Place(to, int(whose) if whose else -1) if dst else None))
    return f"{reason.section}: {SAY.say(reason.text)}" if reason is not None else ""


OPERATION: dict[str, Any] = {
    "hand": "elite_panzer_regiment trucks rifle_army", "deployed": "panzer_regiment hill minsk",
    "fatigued": "grenadier_regiment", "playing": "artillery_regiment", "discard": "horses",
}  # fmt: skip


@pytest.mark.parametrize(
    ("src", "name", "dst", "says"),
    [
        ("hand:0", "elite_panzer_regiment", "", "playing: Elite Panzer Regiment costs 2 OP to play: you have 1."),
        ("hand:0", "rifle_army", "", "playing: Rifle Army has no Playing Cost: it is never played."),
        ("hand:0", "trucks", "playing:0", ""),
        ("hand:0", "trucks", "discard:0", "playing: Trucks is played into your playing zone."),
        ("hand:0", "elite_panzer_regiment", "deployed:0",
         "deployment: Play Elite Panzer Regiment first: only with a Division Headquarters are cards deployed straight "
         "from the hand."),
        ("playing:0", "artillery_regiment", "deployed:0",
         "deployment: Artillery Regiment has no deploying rule: it is discarded at the end of the turn."),
        ("deployed:0", "panzer_regiment", "", "abilities: Panzer Regiment costs 1 SP to use: you have 0."),
        ("deployed:0", "hill", "", "attack: Hill makes a City 1 BP cheaper, in your own attack on one."),
        ("deployed:0", "minsk", "", "abilities: Minsk has no ability to use."),
        ("deployed:0", "panzer_regiment", "discard:0", ""),
        ("fatigued:0", "grenadier_regiment", "",
         "abilities: Grenadier Regiment is fatigued, and is activated in your Activation Phase."),
        ("fatigued:0", "grenadier_regiment", "discard:0", ""),
        ("trucks", "trucks", "", "reinforcement: Cards are bought in the Reinforcement Phase."),
        ("city", "odessa", "", "attack: Only the top card of a pile can be taken; Odessa lies under others."),
        ("city", "minsk", "", "attack: There is one attack in a turn, and you have made it."),
        ("event", "", "", "attack: Events are turned up by an attack on a City."),
        ("discard:0", "horses", "", "decks: A discard pile waits until the deck runs out."),
    ],
)  # fmt: skip
def test_refusals_in_the_operation_phase(src: str, name: str, dst: str, says: str) -> None:
    assert refused(operation(attacked=1, **OPERATION), src, name, dst) == says


def test_where_nobody_ever_takes_a_card() -> None:
    state = operation(deck="horses", hand="trucks")
    says = "decks: Cards are drawn from here with DP, and at the end of your turn; none is taken by hand."
    assert refused(state, "deck:0", "") == says
    assert refused(state, "discard:0", "") == "field: There is no card here."


def test_refusals_about_attacks() -> None:
    state = operation(deployed="field_commander")
    assert refused(state, "city", "minsk") == "attack: An attack needs a deployed Unit: you have none."
    state = play(operation(deployed="grenadier_regiment", hand="trucks"), "attack:position")
    assert refused(state, "hand:0", "trucks").startswith("attack: During an attack no card is played")
    assert refused(state, "hill", "hill") == "attack: An attack is on: win it, or break it off."
    assert refused(reinforcement(deployed="grenadier_regiment"), "hill", "hill").startswith("attack: Attacks are made")


def test_a_unit_led_against_a_target_is_judged_by_the_attack_though_it_is_fatigued() -> None:
    table: dict[str, Any] = {"deployed": "minsk supply_depot", "fatigued": "grenadier_regiment chief_of_staff"}
    assert refused(operation(**table), "fatigued:0", "grenadier_regiment", "city") == ""
    made = "attack: There is one attack in a turn, and you have made it."
    assert refused(operation(attacked=1, **table), "fatigued:0", "grenadier_regiment", "hill") == made
    assert refused(operation(**table), "fatigued:0", "chief_of_staff", "city").startswith(
        "abilities: Chief of Staff is"
    )
    assert refused(operation(**table), "deployed:0", "minsk", "city") == "abilities: Minsk has no ability to use."
    says = "abilities: Supply Depot gives nothing for being discarded."
    assert refused(operation(**table), "deployed:0", "supply_depot", "discard:0") == says


def test_refusals_in_the_reinforcement_phase() -> None:
    state = reinforcement(sp=6, hand="motorcycle_battalion", deployed="grenadier_regiment")
    says = "reinforcement: Elite Panzer Regiment costs 8 SP: you have 6."
    assert refused(state, "elite_panzer_regiment", "elite_panzer_regiment") == says
    assert refused(state, "trains", "trains", "discard:0") == ""
    assert refused(state, "trains", "trains", "deployed:0").endswith("A bought card goes to your discard pile.")
    assert refused(state, "hand:0", "motorcycle_battalion").startswith("transports: Only transports are played")
    assert refused(state, "deployed:0", "grenadier_regiment") == "abilities: Abilities are used in the Operation Phase."
    assert refused(reinforcement(rp=0, sp=6), "trains", "trains").endswith("you have none left for Trains.")


def test_refusals_in_the_activation_phase() -> None:
    state = turn(fatigued="independent_heavy_tank_battalion", hand="trucks motorcycle_battalion")
    says = "turn: Independent Heavy Tank Battalion costs 3 SP to activate: you have 0."
    assert refused(state, "fatigued:0", "independent_heavy_tank_battalion", "deployed:0") == says
    assert refused(state, "hand:0", "motorcycle_battalion").startswith("transports: Only transports")
    assert refused(state, "hand:0", "trucks") == ""


def test_refusals_in_the_midst_of_a_choice() -> None:
    table: dict[str, Any] = {
        "deployed": "grenadier_regiment panzer_grenadier panzer_regiment",
        "bp": 20,
        "events": "captured_depot",
    }
    state = play(operation(**table), "attack:minsk")
    assert refused(state, "deployed:0", "panzer_regiment") == "red_rules: The red rule takes one of these: Infantry."
    assert refused(state, "deployed:0", "grenadier_regiment") == ""
    state = play(operation(hand="engineer_battalion horses"), "play:engineer_battalion")
    assert refused(state, "trucks", "trucks") == "cards: First the Engineers: remove a card of your hand, or none."
    play(state, "remove:horses")
    assert refused(state, "trains", "trains") == "cards: Trains costs 6 SP, and the Engineers bring at most 3."
    assert refused(state, "trucks", "trucks") == ""
    state = play(operation(hand="field_replacement_battalion", discard="grenadier_regiment trucks"),
                 "play:field_replacement_battalion")  # fmt: skip
    for name in ("trucks", "grenadier_regiment"):  # of a pile only the top can be taken up: each has a button
        assert refused(state, "discard:0", name).startswith("cards: First the Field Replacement: say with a button")
    state = play(operation(hand="concentrated_offensive", fatigued="panzer_regiment anti_tank_battalion"),
                 "play:concentrated_offensive")  # fmt: skip
    assert refused(state, "fatigued:0", "anti_tank_battalion").startswith("cards: Only fatigued Tanks")
    state = play(operation(hand="concentrated_offensive",
                           fatigued="panzer_regiment grenadier_regiment panzer_grenadier"),
                 "play:concentrated_offensive", "rally:grenadier_regiment")  # fmt: skip
    assert refused(state, "fatigued:0", "panzer_grenadier") == ""
    assert refused(state, "fatigued:0", "panzer_regiment").startswith("cards: Only more fatigued Infantry")
    assert refused(ending(hand="trucks"), "trucks", "trucks").startswith("ending: Choose the card")


def test_refusals_about_turns_and_others() -> None:
    state = operation(hand=["trucks", "trucks"], deployed=["grenadier_regiment", "grenadier_regiment"])
    assert refused(state, "hand:1", "trucks", by=1).startswith("turn: ")
    assert refused(state, "deployed:1", "grenadier_regiment").startswith("turn: This belongs to")


def test_what_is_legal_is_not_refused() -> None:
    state = operation(hq=1, sp=2, **{**OPERATION, "hand": "grenadier_regiment trucks"})
    assert refused(state, "hand:0", "grenadier_regiment", "deployed:0") == ""
    says = "playing: Trucks is played into your playing zone."  # it is never deployed, Headquarters or not
    assert refused(state, "hand:0", "trucks", "deployed:0") == says
    assert refused(state, "city", "minsk") == refused(state, "deployed:0", "panzer_regiment", "city") == ""


# ---- log lines


def test_every_move_is_told_without_what_is_hidden() -> None:
    state = ending(hand="trucks horses")
    told = GAME.describe(GAME.view(state, 1), GAME.verbs.parse("keep:trucks"))
    assert told.id == "barbarossa.log.keep" and plain(told.args) == ["seat"]
    state = operation(deployed="grenadier_regiment")
    told = GAME.describe(GAME.view(state, 0), GAME.verbs.parse("attack:minsk"))
    assert plain(told.args) == ["seat", "minsk"]
    assert GAME.describe(GAME.view(state, 0), GAME.verbs.parse("done")).id == "barbarossa.log.done_operation"

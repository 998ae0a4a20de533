"""The Arms Dealer Phase: each kind of card, quoting what is printed on it, and what buying allows."""

from dataclasses import replace
from typing import Any

from desktop.games.fleet import GAME
from desktop.games.fleet.cards import CARDS, FIRE, KIND, NAMES, PRICE, SHIELD
from desktop.games.fleet.combat import firepower, shields
from desktop.games.fleet.state import FIELD, FLIP, PHASE
from tests.games.fleet.fields import blank, legal, market, money, notes, pile, play, ruling


def test_a_player_buys_as_many_cards_as_the_money_allows() -> None:
    # Rulebook: "a Player may purchase as many items as their supply of money allows."
    state = market("goshawk", "vekk", shop="gun_pod gun_pod rail_battery plasma_lance siege_torpedo", money=(5, 0))
    assert legal(state) == ["done", "buy:gun_pod", "buy:rail_battery", "buy:plasma_lance"]
    play(state, "buy:gun_pod")
    assert money(state) == [4, 0] and legal(state) == ["done", "buy:gun_pod", "buy:rail_battery"]
    play(state, "buy:rail_battery", "buy:gun_pod")
    assert money(state) == [0, 0] and legal(state) == ["done"]


@ruling("acts_at_once")
def test_a_card_acts_at_once_and_the_shop_is_not_refilled_within_a_turn() -> None:
    # Rulebook: "If the shop runs out of cards during the Arms Dealer Phase, no cards may be purchased until the next
    # turn after a Recovery Phase has been reached."
    state = market("goshawk", "vekk", last=0, shop="gun_pod", dealer="redraw redraw")
    play(state, "buy:gun_pod")
    assert firepower(GAME.view(state, 0), 0) == 6 and pile(state, "shop") == ""
    play(state, "done")
    assert state.decider() == 1 and legal(state) == ["done"]


def test_finishing_passes_the_shop_on_and_then_the_guns_speak() -> None:
    # Rulebook: "Once the first player is finished purchasing, the second player may then purchase for their ship."
    state = market("goshawk", "vekk", last=0, shop="gun_pod", fleets=("rivet", "kri"))
    play(state, "done")
    assert state.decider() == 1 and legal(state) == ["done", "buy:gun_pod"]
    play(state, "done")
    assert notes(state, "salvo") == [("salvo", 0, 5), ("salvo", 1, 5)]


@ruling("gear_ship")
def test_gear_goes_behind_the_ship_flipped_this_turn_and_stays_through_stalemates() -> None:
    state = market("rivet goshawk ablative_plate beacon", "ozzurath", flipped=(1, None), shop="gun_pod tactical_core")
    play(state, "buy:gun_pod", "buy:tactical_core")
    assert pile(state, "formation", 0) == "rivet goshawk ablative_plate gun_pod tactical_core beacon"
    state = market("rivet beacon", "ozzurath", flipped=(-1, None), shop="gun_pod")
    play(state, "buy:gun_pod")
    assert pile(state, "formation", 0) == "rivet beacon gun_pod"


def test_every_piece_of_gear_adds_what_is_written_on_it() -> None:
    for card, name in enumerate(NAMES):
        if KIND[card] == "gear":
            state = market("beacon", "vekk", shop=name, money=(20, 0))
            play(state, f"buy:{name}")
            view = GAME.view(state, 0)
            assert (firepower(view, 0), shields(view, 0)) == (2 + FIRE[card], 5 + SHIELD[card])
            assert money(state)[0] == 20 - PRICE[card] // 1000
    assert sum(card.copies for card in CARDS if card.kind == "gear") == 21


def test_reinforcements() -> None:
    # Printed: "Flip over the next card of your Fleet Deck to assist you in combat for this turn only".
    state = market("goshawk", "vekk", fleets=("rivet beacon", ""), shop="reinforcements")
    play(state, "buy:reinforcements")
    assert pile(state, "formation", 0) == "goshawk rivet" and pile(state, "fleet", 0) == "beacon"
    assert pile(state, "used") == "reinforcements" and money(state) == [4, 8]
    # Gear bought afterwards still goes to the flipped ship.
    state = market("goshawk", "vekk", fleets=("rivet", ""), shop="reinforcements gun_pod")
    play(state, "buy:reinforcements", "buy:gun_pod")
    assert pile(state, "formation", 0) == "goshawk gun_pod rivet"


@ruling("repaired_ship")
def test_repair_brings_back_a_ship_of_its_class_and_it_stays() -> None:
    # Printed: "Repair 1 ... from your Scrapyard to add back to your Fleet. This card will be placed on the playing
    # field to be used for combat this turn. Can be used if a ship(s) already is on the field."
    scrap = "meridian_ark atlas_verdict goshawk lantern sextant rivet"
    shop = "repair_mothership repair_destroyer repair_fighter repair_scout repair_drone"
    state = market("beacon", "ixaraan", scraps=(scrap, ""), shop=shop, money=(30, 0), fleets=("gasket", "zus"))
    assert legal(state) == [
        "done", "repair:repair_mothership:meridian_ark", "repair:repair_destroyer:atlas_verdict",
        "repair:repair_fighter:goshawk", "repair:repair_scout:lantern", "repair:repair_scout:sextant",
        "repair:repair_drone:rivet",
    ]  # fmt: skip
    for text in legal(state)[1:4]:
        play(state, text)
    play(state, "repair:repair_scout:sextant", "repair:repair_drone:rivet")
    assert pile(state, "formation", 0) == "beacon meridian_ark atlas_verdict goshawk sextant rivet"
    assert pile(state, "scrap", 0) == "lantern" and money(state)[0] == 0
    state = market("beacon", "ozzurath", scraps=("rivet", ""), shop="repair_drone", fleets=("gasket", "zus"))
    play(state, "repair:repair_drone:rivet", "done")  # 3 against 7, 7 against 8
    assert pile(state, "formation", 0) == "beacon rivet gasket"


def test_rapid_repair() -> None:
    # Printed: "Shuffle the cards in your Repair deck back into your Fleet Deck."
    state = market("goshawk", "vekk", fleets=("rivet", "kri"), bays=("beacon lantern", "ssil"), shop="rapid_repair")
    play(state, "buy:rapid_repair")
    assert sorted(pile(state, "fleet", 0).split()) == ["beacon", "lantern", "rivet"] and pile(state, "bay", 0) == ""
    assert pile(state, "bay", 1) == "ssil"


@ruling("redraw")
def test_redraw_takes_the_flipped_ship_alone_and_its_gear_is_lost() -> None:
    # Printed: "Return your current Ship card on the field to the Fleet Deck and shuffle. ... flip the top card over.
    # This will be your new card for combat this turn."
    state = market("rivet goshawk gun_pod ablative_plate beacon", "vekk", flipped=(1, None), shop="redraw gun_pod",
                   fleets=("lantern sextant", ""))  # fmt: skip
    play(state, "buy:redraw")
    first, new, third = pile(state, "formation", 0).split()
    assert (first, third) == ("rivet", "beacon") and new in ("goshawk", "lantern", "sextant")
    assert len(pile(state, "fleet", 0).split()) == 2
    assert sorted(pile(state, "used").split()) == ["ablative_plate", "gun_pod", "redraw"]
    play(state, "buy:gun_pod")
    assert pile(state, "formation", 0) == f"rivet {new} gun_pod beacon"
    drawn = set()
    for seed in range(40):
        state = market("goshawk", "vekk", shop="redraw", fleets=("lantern sextant", ""))
        state.rng = seed
        play(state, "buy:redraw")
        drawn.add(pile(state, "formation", 0))
    assert drawn == {"goshawk", "lantern", "sextant"}


@ruling("dead_cards")
def test_a_card_without_a_use_may_be_bought_to_turn_the_shop_over() -> None:
    shop = "reinforcements repair_scout rapid_repair redraw"
    state = market("goshawk", "vekk", flipped=(-1, None), shop=shop, money=(20, 0), asteroids="",
                   dealer="gun_pod gun_pod gun_pod gun_pod gun_pod gun_pod redraw")  # fmt: skip
    assert legal(state) == ["done", *(f"buy:{name}" for name in shop.split())]
    play(state, *legal(state)[1:])
    assert [key for key, _, _ in notes(state, "wasted")] == ["wasted"] * 4
    assert pile(state, "formation", 0) == "goshawk" and pile(state, "used") == shop


def test_nothing_is_refilled_while_one_card_is_left() -> None:
    # Rulebook: "New cards are not drawn until all 6 cards have been depleted and the Recovery Phase is reached."
    table: dict[str, Any] = {
        "dealer": "redraw redraw redraw redraw redraw redraw redraw",
        "fleets": ("rivet", "kri"),
        "asteroids": "",
    }
    assert pile(play(market("plumbline", "ssil", shop="gun_pod", **table), "done"), "shop") == "gun_pod"
    assert pile(play(market("plumbline", "ssil", shop="gun_pod", **table), "buy:gun_pod", "done"), "shop") == " ".join(
        ["redraw"] * 6
    )


def test_the_prompt_tells_the_last_buyer_that_combat_follows() -> None:
    assert market("goshawk", "vekk", last=0).prompt().id == "fleet.prompt.buy"
    assert market("goshawk", "vekk").prompt().id == "fleet.prompt.buy_last"
    assert blank().zones  # a table without a decision is still a table


@ruling("flipped_speed")
def test_redraw_does_not_change_who_buys_next() -> None:
    state = market("meridian_ark", "vekk", last=0, shop="redraw gun_pod", fleets=("compass_rose wayfinder", ""))
    play(state, "buy:redraw")
    assert state.decider() == 0 and state.prompt().id == "fleet.prompt.buy"
    play(state, "done")
    assert state.decider() == 1 and state.prompt().id == "fleet.prompt.buy_last"


def test_a_position_from_a_file_can_only_be_at_a_purchase_that_there_is() -> None:
    state = market("kestrel", "ssil")
    frame: Any = state.stack[-1]
    assert frame.fits(state) and replace(frame, last=1).fits(state)
    assert not replace(frame, last=2).fits(state) and not replace(frame, last=-1).fits(state)
    early, empty = state.clone(), state.clone()
    early.counters[PHASE] = FLIP
    empty.zones[FIELD[1]] = []
    assert not frame.fits(early) and not frame.fits(empty)

"""What is said about moves: log lines, refusals with their reasons, and what a purchase would do."""

from desktop.engine.events import Place
from desktop.engine.game import Attempt
from desktop.engine.text import Text
from desktop.games.fleet import GAME
from desktop.games.fleet.state import FleetState
from desktop.words import Words
from tests.games.fleet.fields import flipping, legal, market, play, preview

SAY = Words("en")
SHOP, BRIDGE, FORMATION, SCRAP = Place("shop"), Place("bridge", 0), Place("formation", 0), Place("scrap", 0)


def why(state: FleetState, src: Place, at: int = 0, dst: Place | None = None, dst_at: int = -1) -> str:
    """The refusal as it is read, with its section; empty: allowed."""
    reason = GAME.why_not(GAME.view(state, 0), Attempt(src, at, dst, dst_at))
    return f"{SAY.say(reason.text, ('Mara', 'Ivo'))} [{reason.section}]" if reason else ""


def said(state: FleetState, text: str) -> str:
    view = GAME.view(state, state.decider())
    return SAY.say(GAME.describe(view, GAME.verbs.parse(text)), ("Mara", "Ivo"))


# ---- the log


def test_the_log_tells_every_move() -> None:
    state = market("goshawk", "vekk", scraps=("rivet", ""), shop="gun_pod repair_drone")
    assert said(state, "buy:gun_pod") == "Mara buys Gun Pod for 1,000."
    assert said(state, "repair:repair_drone:rivet") == "Mara buys Repair Drone for 2,000: Rivet flies again."
    assert said(state, "done") == "Mara has finished buying."
    state = play(market("plumbline", "ssil", fleets=("rivet", "kri")), "done")
    assert said(state, "harvest:2") == "Ivo takes an asteroid."
    assert said(state, "decline") == "Ivo takes no asteroid."


def test_prompts_say_what_is_expected() -> None:
    def prompt(state: FleetState) -> str:
        return SAY.say(state.prompt(), ("Mara", "Ivo"))

    assert prompt(market("goshawk", "vekk", last=0)) == "Arms Dealer: Mara has 8,000. Buy, or finish."
    assert prompt(market("goshawk", "vekk", money=(0, 0))) == "Arms Dealer: Mara has 0. Buy, or go to Combat."
    state = flipping(fleets=("", "ssil"), scraps=("rivet", ""), shop="repair_drone")
    assert prompt(state) == "Stranded: Mara has no ship left to send and must buy a Repair."
    state = play(market("plumbline", "ssil", fleets=("rivet", "kri")), "done")
    assert prompt(state) == "Recovery: Ivo lost and may take one of 5 asteroids."


# ---- refusals


def test_every_legal_purchase_is_let_pass_as_a_gesture() -> None:
    state = market("goshawk", "vekk", scraps=("rivet lantern", ""), shop="gun_pod repair_drone redraw")
    assert [why(state, SHOP, at) for at in range(3)] == ["", "", ""]
    assert why(state, SHOP, 0, FORMATION, 0) == why(state, SHOP, 1, FORMATION) == why(state, SHOP, 2, BRIDGE) == ""
    assert why(state, SHOP, 1, SCRAP, 0) == ""


def test_where_each_kind_of_card_goes() -> None:
    state = market("goshawk", "vekk", scraps=("rivet lantern", ""), shop="gun_pod repair_drone redraw")
    for dst in (BRIDGE, FORMATION, Place("formation", 1), Place("bay", 0)):
        assert why(state, SHOP, 0, dst) == "Gun Pod is fitted to Goshawk, in your formation. [gear]"
        says = "Repair Drone brings a ship back into your formation: drop it there. [cards]"
        assert why(state, SHOP, 1, dst) == ("" if dst == FORMATION else says)
        assert why(state, SHOP, 2, dst) == ("" if dst == BRIDGE else "Redraw goes to your bridge. [arms_dealer]")
    # Without a wreck to bring back, or a ship to be fitted to, they go to the bridge too.
    state = market("goshawk", "vekk", shop="repair_drone")
    assert why(state, SHOP, 0, BRIDGE) == "" and why(state, SHOP, 0, FORMATION).startswith("Repair Drone goes to your")
    state = market("", "vekk", shop="gun_pod", flipped=(-1, None))
    assert why(state, SHOP, 0, BRIDGE) == "" and why(state, SHOP, 0, FORMATION).startswith("Gun Pod goes to your")


def test_a_card_that_is_too_dear() -> None:
    state = market("goshawk", "vekk", shop="plasma_lance", money=(4, 8))
    assert why(state, SHOP) == "Plasma Lance costs 5,000, and you have 4,000. [arms_dealer]"


def test_gear_goes_to_the_ship_flipped_this_turn() -> None:
    state = market("goshawk gun_pod rivet redraw".replace(" redraw", ""), "vekk", shop="gun_pod")
    assert why(state, SHOP, 0, FORMATION, 2) == ""
    wrong = "Gear goes to the ship flipped this turn: Rivet, not Goshawk. [gear]"
    assert why(state, SHOP, 0, FORMATION, 0) == wrong == why(state, SHOP, 0, FORMATION, 1)
    # Where none was flipped it is the last ship.
    state = market("goshawk rivet", "vekk", shop="gun_pod", flipped=(-1, None))
    assert why(state, SHOP, 0, FORMATION, 0) == "Gun Pod is fitted to Rivet, in your formation. [gear]"
    assert why(state, SHOP, 0, FORMATION, 1) == ""


def test_a_repair_brings_back_its_own_class() -> None:
    state = market("goshawk", "vekk", scraps=("rivet lantern", ""), shop="repair_drone gun_pod")
    assert why(state, SHOP, 0, SCRAP, 1) == "Lantern is a Scout; Repair Drone brings back a Drone. [cards]"
    assert why(state, SHOP, 0, SCRAP) == ""
    assert why(state, SHOP, 1, SCRAP, 0) == "Gun Pod is fitted to Goshawk, in your formation. [gear]"
    says = "Repair Drone brings a ship back into your formation: drop it there. [cards]"
    assert why(state, SHOP, 0, Place("bay", 0)) == says


def test_what_is_not_for_sale() -> None:
    state = market(
        "goshawk", "vekk", shop="gun_pod redraw", fleets=("rivet", "kri"), dealer="redraw", bays=("beacon", "")
    )
    enemy = Place("formation", 1)
    assert why(state, SHOP, 0, enemy) == "Gun Pod is fitted to Goshawk, in your formation. [gear]"
    assert why(state, SHOP, 1, enemy) == "Redraw goes to your bridge. [arms_dealer]"
    assert why(state, Place("dealer")).startswith("Only face-up cards are for sale;")
    assert why(state, Place("asteroids")).startswith("An asteroid is for the loser")
    assert why(state, FORMATION).startswith("Nothing is taken out of a formation")
    assert why(state, Place("fleet", 0)).startswith("A fleet sends out its top ship by itself")
    assert why(state, Place("bay", 0)).startswith("Ships come back from the Repair Bay")
    assert why(state, SHOP, 3) == why(state, Place("scrap", 0)) == "There is no card here. [turn]"


def test_the_other_seat_waits() -> None:
    state = market("goshawk", "vekk", seat=1, shop="gun_pod")
    assert why(state, SHOP) == "It is Ivo's turn. [arms_dealer]" or "Ivo" in why(state, SHOP)
    over = flipping(fleets=("", "ssil"))
    assert why(over, Place("formation", 1)) == "The game is over. [end]"
    assert why(over, SHOP) == "There is no card here. [turn]"


def test_a_stranded_seat_needs_a_ship() -> None:
    state = flipping(fleets=("", "ssil"), scraps=("rivet", ""), shop="repair_drone gun_pod repair_scout")
    assert why(state, SHOP, 0, FORMATION) == ""
    assert why(state, SHOP, 1) == ("You have no ship to send: only a Repair that brings one back helps now. [stranded]")
    assert why(state, SHOP, 2) == "No Scout of yours has been destroyed, and you must bring back a ship. [stranded]"


def test_harvesting() -> None:
    state = play(market("almanac", "ool", fleets=("rivet", "kri"), shop="gun_pod"), "done")
    state = play(market("almanac", "quiv deflector", fleets=("rivet", "kri"), shop="gun_pod"), "done")
    assert state.decider() == 0
    asteroids = Place("asteroids")
    assert why(state, asteroids, 4, BRIDGE) == "" == why(state, asteroids, 0)
    assert why(state, SHOP) == "You lost the battle: first take one of the asteroids that lie out, or none. [recovery]"
    assert why(state, asteroids, 0, SCRAP) == "Bring the asteroid to your bridge. [recovery]"


# ---- previews


def test_a_purchase_tells_the_battle_it_leads_to_and_the_money_left() -> None:
    # "9 against 8: destroys"
    state = market("atlas_verdict", "vekk tactical_core deflector", shop="gun_pod", fleets=("rivet", "kri"))
    assert preview(state, "buy:gun_pod") == [
        ("own_salvo_destroys", 10, 8, 3, False), ("their_salvo_destroys", 6, 5, 6, True), ("money", 7, False),
    ]  # fmt: skip
    note = GAME.preview
    assert note is not None
    assert preview(state, "done")[0] == ("own_salvo_destroys", 9, 8, 3, False)


def test_a_stalemate_is_foreseen_and_the_last_turn_too() -> None:
    state = market("goshawk", "vekk", fleets=("rivet", "kri"))
    assert preview(state, "done") == [
        ("own_salvo_holds", 5, 5, False), ("their_salvo_holds", 5, 6, False), ("stalemate", False),
    ]  # fmt: skip
    state = market("goshawk", "vekk", turn=500)
    assert preview(state, "done")[-1] == ("turn_limit", True)


def test_a_repair_counts_the_ship_that_comes_back() -> None:
    state = market("beacon", "vekk", scraps=("osprey", ""), shop="repair_fighter")
    assert preview(state, "repair:repair_fighter:osprey")[0] == ("own_salvo_destroys", 10, 5, 3, False)


def test_chance_is_told_in_ships() -> None:
    # Redraw: of goshawk, osprey and rivet, 8 alone breaks a shield of 5; 6 alone holds against 5, rivet's 3 does not.
    state = market("goshawk", "vekk", fleets=("osprey rivet", ""), shop="redraw reinforcements")
    assert preview(state, "buy:redraw")[0] == ("redraw", 3, 1, 1, False)
    # Reinforcements: with the osprey 13 against 5, with the rivet 6; both shields hold.
    assert preview(state, "buy:reinforcements") == [("reinforcements", 2, 2, 2, False), ("money", 4, False)]


def test_a_card_without_a_use_is_warned_of() -> None:
    shop = "reinforcements repair_scout rapid_repair redraw"
    state = market("goshawk", "vekk", flipped=(-1, None), shop=shop, money=(20, 0))
    for text, note in (
        ("buy:reinforcements", ("no_reinforcements", True)),
        ("buy:repair_scout", ("no_wreck", "fleet.class.scout", True)),
        ("buy:rapid_repair", ("no_rapid_repair", True)),
        ("buy:redraw", ("no_redraw", True)),
    ):
        assert preview(state, text)[0] == note
    state = market("goshawk", "vekk", bays=("beacon rivet", ""), shop="rapid_repair")
    assert preview(state, "buy:rapid_repair")[0] == ("rapid_repair", 2, False)


def test_an_asteroid_is_what_is_left_of_twenty() -> None:
    state = play(market("plumbline", "ssil", fleets=("rivet", "kri")), "done")
    assert preview(state, "harvest:3") == [("harvest", 1, 5, 3, False)]
    assert preview(state, "decline") == [("decline", False)]
    assert legal(state)[0] == "harvest:1"


def test_no_preview_tells_what_lies_hidden() -> None:
    told = []
    for fleets in (("osprey rivet", "kri"), ("rivet osprey", "kri")):
        state = market("goshawk", "vekk", fleets=fleets, shop="redraw reinforcements gun_pod")
        told.append([preview(state, text) for text in legal(state)])
    assert told[0] == told[1]


def test_sums_are_read_with_their_thousands() -> None:
    assert SAY.say(Text("fleet.money", (11,))) == "11,000"

"""Rulebook, section 14: player A's turn from its first to its last card."""

from typing import Any

from tests.games.barbarossa.fields import counter, forced, legal, notes, pile, play, purse, turn, vp

TABLE: dict[str, Any] = {
    "deployed": "grenadier_regiment position",
    "fatigued": "independent_heavy_tank_battalion panzer_grenadier",
    "hand": "trains armored_reconnaissance_battalion assault_gun_battalion division_headquarters_company trucks",
    "deck": "panzer_grenadier horses horses horses horses",
    "cities": "kharkov moscow",
    "events": "soviet_guards_tank_army",
}


def test_the_example_of_a_whole_turn() -> None:
    # 14-1: he activates his Panzer Grenadier, plays Trains and activates the Heavy Tank for 3 SP.
    state = turn(**TABLE)
    assert pile(state, "deployed") == "grenadier_regiment panzer_grenadier position"
    play(state, "play:trains")
    assert purse(state) == "3 sp"
    play(state, "activate:independent_heavy_tank_battalion", "done")
    assert purse(state) == "1 op" and pile(state, "fatigued") == ""
    # 14-2: Reconnaissance, Assault Guns, Headquarters, and a Panzer Grenadier straight from the hand.
    play(state, "play:armored_reconnaissance_battalion")
    assert purse(state) == "2 op 2 bp"
    play(state, "play:assault_gun_battalion")
    assert purse(state) == "1 op 2 bp" and pile(state, "fatigued") == "assault_gun_battalion"
    play(state, "play:division_headquarters_company")
    assert purse(state) == "1 op 1 rp 2 bp" and pile(state, "hand") == "panzer_grenadier trucks"
    play(state, "deploy_from_hand:panzer_grenadier")
    assert purse(state) == "1 op 1 rp 2 bp" and pile(state, "deployed").split().count("panzer_grenadier") == 2
    # Kharkov costs 12, and the Guards Tank Army adds 6.
    play(state, "attack:kharkov")
    assert counter(state, "cost") == 18 and notes(state, "revealed") == [("revealed", 0, "soviet_guards_tank_army", 6)]
    assert not any(text.startswith(("play", "deploy")) for text in legal(state))
    play(state, "fatigue:independent_heavy_tank_battalion", "fatigue:panzer_grenadier", "fatigue:panzer_grenadier")
    play(state, "fatigue:grenadier_regiment")
    assert counter(state, "bp") == 14
    play(state, "sacrifice:grenadier_regiment:fatigued")
    assert counter(state, "bp") == 16
    # The Position goes back to the Field: 16 are due, and 16 are paid (the printed 14 is a slip).
    play(state, "withdraw:position")
    assert notes(state, "won") == [("won", 0, "kharkov", 16)] and counter(state, "bp") == 0
    # The Heavy Tank is lost, Kharkov deployed, the event discarded.
    forced(state)
    assert pile(state, "deployed") == "kharkov"
    assert pile(state, "fatigued") == "assault_gun_battalion panzer_grenadier panzer_grenadier"
    discard = "grenadier_regiment independent_heavy_tank_battalion soviet_guards_tank_army"
    assert pile(state, "discard") == discard
    # Trucks: 1 OP, 1 RP and 2 SP are left.
    play(state, "play:trucks")
    assert purse(state) == "1 op 2 sp 1 rp"
    # 14-3: 2 RP and 2 SP buy Horses and a Field Replacement Battalion.
    play(state, "done", "buy:horses", "buy:field_replacement_battalion")
    assert purse(state) == "1 op"
    # 14-4: the playing zone is discarded, there is no hand to keep, and 4 cards are drawn.
    play(state, "done")
    assert pile(state, "hand") == "horses horses horses horses" and counter(state, "player") == 1
    assert purse(state) == "1 op"  # the next seat's
    assert pile(state, "playing") == ""
    bought = "field_replacement_battalion horses"
    played = "armored_reconnaissance_battalion division_headquarters_company trains trucks"
    assert pile(state, "discard") == " ".join(sorted(f"{discard} {bought} {played}".split()))
    # Kharkov 9, the Guards Tank Army 1, the Heavy Tank 2; the Position is gone.
    assert vp(state) == [12, 0]

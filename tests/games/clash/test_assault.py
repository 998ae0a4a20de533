"""Assaults, incantations and towers, blow by blow; each test quotes the rule it shows."""

import pytest

from tests.games.clash.positions import hand, lane, play, position, ruling

# ---- the order and the targets of an assault


def test_the_upper_lane_goes_first_and_in_it_the_unit_farthest_from_the_bridge() -> None:
    # Rulebook, Phase 3: "first the upper lane, from the unit further away from to the unit closest to the Bridge".
    table = position(upper="zombie brute | martyr", lower="ogre baron | alpha revenant")
    assert play(table, "end") == [
        "zombie 3 unit", "martyr shielded",
        "brute 5 unit", "martyr(5)",
        "ogre 4 unit", "alpha shielded",
        "baron 3 unit", "alpha falls",
    ]  # fmt: skip


def test_the_order_is_the_same_seen_from_the_right_hand_side() -> None:
    # Rulebook, Phase 3: the order counts from the Bridge, on either side of it.
    table = position(upper="martyr | brute zombie", lower="brigand | baron ogre", to_act=1)
    assert play(table, "end") == [
        "zombie 3 unit", "martyr shielded",
        "brute 5 unit", "martyr(5)",
        "ogre 4 unit", "brigand(4)",
        "baron 3 unit", "brigand falls",
    ]  # fmt: skip


def test_only_the_seat_whose_turn_it_is_attacks() -> None:
    # Rulebook, Phase 3: "each unit a player controls inflicts their ATK value to an opposing unit".
    table = position(upper="zombie | brute")
    assert play(table, "end") == ["zombie 3 unit", "brute(3)"]
    assert lane(table, "upper") == "zombie | brute"


def test_a_unit_hits_the_closest_opposing_unit_of_its_lane() -> None:
    # Rulebook, Phase 3: "to the closest opposing unit on the same lane".
    table = position(upper="brute | zombie baron", lower="| ogre")
    assert play(table, "end") == ["brute 5 unit", "zombie falls"]
    assert lane(table, "upper") == "brute | baron"


def test_with_no_unit_in_the_lane_it_hits_the_tower_even_if_the_other_lane_is_full() -> None:
    # Rulebook, Phase 3: "if no opposing unit can be attacked", the damage goes to the tower.
    table = position(upper="zombie |", lower="| ogre baron", hand1="*W troll boom vortex alpha")
    assert play(table, "end") == ["zombie 3 tower"]
    assert hand(table, 1) == "troll boom vortex *W alpha"


def test_a_unit_does_not_attack_the_turn_it_enters() -> None:
    # Rulebook, Phase 3: "a unit cannot attack the turn it enters play".
    table = position(upper="|", hand0="*W brute zombie troll boom vortex", hand1="*W ogre alpha meteorite")
    assert play(table, "summon:brute:upper", "end") == []
    assert play(table, "end", "end") == ["brute 5 tower", "watchtower falls 1"]


def test_the_lane_closes_up_at_once_for_the_next_blow() -> None:
    # Rulebook, Phase 3: "move all the units on the lane closer to the Bridge so they fill the gap".
    table = position(upper="ogre brute | microctopus lieutenant zombie")
    assert play(table, "end") == [
        "ogre 4 unit", "microctopus falls",
        "ogre 4 unit", "lieutenant shielded",
        "brute 5 unit", "lieutenant falls",
    ]  # fmt: skip
    assert lane(table, "upper") == "ogre brute | zombie"


def test_excess_damage_is_not_carried_to_the_next_unit_or_the_tower() -> None:
    # Rulebook, Phase 3: a destroyed unit "suffers the entirety of the damage".
    table = position(upper="martyr | zombie", hand1="*W troll boom")
    assert play(table, "end") == ["martyr 6 unit", "zombie falls"]
    assert hand(table, 1) == "*W troll boom zombie"


def test_damage_equal_to_the_health_destroys_one_less_does_not() -> None:
    # Rulebook, Phase 3: "at least as much damage as its HP value".
    assert play(position(upper="zombie | grrr"), "end") == ["zombie 3 unit", "grrr falls"]
    assert play(position(upper="baron | grrr"), "end") == ["baron 3 unit", "grrr falls"]
    assert play(position(upper="disciple | grrr"), "end") == ["disciple 2 unit", "grrr(2)"]


def test_damage_adds_up_over_a_turn() -> None:
    # Rulebook, Phase 3: damage stays until units "regenerate their HP at the end of the turn".
    table = position(upper="brigand zombie | baron")
    assert play(table, "end") == ["brigand 2 unit", "baron(2)", "zombie 3 unit", "baron falls"]


def test_all_units_of_both_sides_regain_their_health_at_the_end_of_the_turn() -> None:
    # Rulebook, Phase 3: "units regenerate their HP at the end of the turn".
    table = position(upper="baron(2) grrr | carapace brute(1)", lower="gnome(struck) | martyr(3)")
    play(table, "end")
    assert (lane(table, "upper"), lane(table, "lower")) == ("baron grrr | carapace brute", "gnome | martyr")


def test_destroyed_units_return_to_the_right_end_of_their_owners_hand_in_public() -> None:
    # Rulebook, Phase 3: "the card returns to its owner's hand, in the rightmost place".
    table = position(upper="brute | zombie", lower="baron | gnome", hand1="*W troll boom")
    play(table, "end")
    assert hand(table, 1) == "*W troll boom zombie gnome"
    assert hand(table, 1, seen_by=0) == "*W ? ? zombie gnome"


# ---- towers


def test_the_tower_shifts_right_by_the_damage() -> None:
    # Rulebook, Phase 3: "shift it that many places to the right in the player's hand".
    table = position(upper="brigand |", hand1="troll *W boom vortex alpha")
    play(table, "end")
    assert hand(table, 1) == "troll boom vortex *W alpha"


def test_a_watchtower_at_the_right_end_flips_and_goes_leftmost_and_the_rest_of_the_blow_is_lost() -> None:
    # Rulebook, Phase 3: "excess damage inflicted to the Watchtower does not carry over to the Stronghold".
    table = position(upper="martyr |", hand1="*W troll boom vortex")
    assert play(table, "end") == ["martyr 6 tower", "watchtower falls 1"]
    assert hand(table, 1) == "*S troll boom vortex"


def test_a_watchtower_that_just_reaches_the_right_end_falls_and_one_place_before_it_stands() -> None:
    # Rulebook, Phase 3: "when a Watchtower reaches the rightmost place in a player hand, it is destroyed".
    table = position(upper="zombie |", hand1="*W troll boom vortex")
    assert play(table, "end") == ["zombie 3 tower", "watchtower falls 1"]
    table = position(upper="zombie |", hand1="*W troll boom vortex ogre")
    assert play(table, "end") == ["zombie 3 tower"]
    assert hand(table, 1) == "troll boom vortex *W ogre"


def test_each_blow_is_resolved_by_itself() -> None:
    # Rulebook, Phase 3: the Stronghold takes the next unit's blow.
    table = position(upper="zombie baron |", hand1="troll *W boom vortex")
    assert play(table, "end") == ["zombie 3 tower", "watchtower falls 1", "baron 3 tower", "stronghold falls 1"]
    table = position(upper="brigand disciple |", hand1="troll boom *W vortex")
    assert play(table, "end") == ["brigand 2 tower", "watchtower falls 1", "disciple 2 tower"]
    assert hand(table, 1) == "troll boom *S vortex"


def test_a_stronghold_at_the_right_end_loses_the_game() -> None:
    # Rulebook, end: "the game ends as soon as a Stronghold card reaches the rightmost place".
    table = position(upper="zombie |", hand1="*S troll boom vortex")
    assert play(table, "end") == ["zombie 3 tower", "stronghold falls 1"]
    assert table.over
    assert hand(table, 1) == "troll boom vortex *S"


# ---- abilities


def test_rage_hits_units_on_the_turn_it_enters() -> None:
    # Rage: may hit opposing creatures on the turn it enters.
    table = position(upper="| baron", hand0="*W troll zombie vortex boom")
    assert play(table, "summon:troll:upper", "end") == ["troll 3 unit", "baron(3)"]


def test_rage_never_hits_the_tower_on_the_turn_it_enters_but_later() -> None:
    # Rage: never the tower on that turn; nothing to hit: does nothing.
    table = position(hand0="*W grrr zombie vortex boom", hand1="*W ogre alpha meteorite")
    assert play(table, "summon:grrr:upper", "end") == []
    assert play(table, "end", "end") == ["grrr 1 tower"]


def test_sprint_moves_to_the_bridge_and_adds_one_for_each_unit_it_passed() -> None:
    # Sprint: first moves to the place nearest the Bridge; +1 damage per own unit it passed.
    table = position(upper="reptile zombie ogre | martyr(struck)")
    assert play(table, "end") == [
        "reptile sprints", "reptile 3 unit", "martyr(3)",
        "zombie 3 unit", "martyr falls",
        "ogre 4 tower",
    ]  # fmt: skip
    assert lane(table, "upper") == "zombie ogre reptile |"


def test_sprint_at_the_bridge_already_neither_moves_nor_gains() -> None:
    # Sprint: +1 damage per own unit it passed.
    table = position(upper="zombie reptile | martyr(struck)")
    assert play(table, "end") == ["zombie 3 unit", "martyr(3)", "reptile 1 unit", "martyr(4)"]


def test_two_sprinters_each_act_once() -> None:
    # Sprint: still one attack; a unit that has acted does not act again because places changed.
    table = position(upper="reptile assassin | martyr(struck)")
    assert play(table, "end") == [
        "reptile sprints", "reptile 2 unit", "martyr(2)",
        "assassin sprints", "assassin 2 unit", "martyr(4)",
    ]  # fmt: skip
    assert lane(table, "upper") == "reptile assassin | martyr"


def test_sprint_keeps_its_bonus_while_berserk_goes_on() -> None:
    # Sprint: the bonus holds "until the assault ends".
    table = position(upper="aberration zombie | grrr reptile baron", lower="| ogre")
    told = play(table, "end")
    # 2 + 1 for the zombie passed: grrr and reptile (3 HP each) fall together by Perforation, then baron takes 3 more.
    assert told[:6] == [
        "aberration sprints",
        "aberration 3 unit",
        "grrr falls",
        "reptile falls",
        "aberration 3 unit",
        "baron(3)",
    ]


def test_berserk_goes_on_as_long_as_it_destroys_before_the_next_unit_acts() -> None:
    # Berserk: attacks again, as often as it goes on, before the next unit acts.
    table = position(upper="ogre zombie | microctopus gnome baron")
    assert play(table, "end") == [
        "ogre 4 unit", "microctopus falls",
        "ogre 4 unit", "gnome falls",
        "ogre 4 unit", "baron(4)",
        "zombie 3 unit", "baron falls",
    ]  # fmt: skip


def test_berserk_goes_on_to_the_tower_once_the_lane_is_empty() -> None:
    # Berserk: may then hit the tower.
    table = position(upper="ogre | zombie", hand1="*W troll boom vortex alpha baron gnome")
    assert play(table, "end") == ["ogre 4 unit", "zombie falls", "ogre 4 tower"]
    assert hand(table, 1) == "troll boom vortex alpha *W baron gnome zombie"


def test_berserk_does_not_go_on_to_the_tower_on_its_entering_turn() -> None:
    # Berserk: not the tower on its entering turn under Rage.
    table = position(upper="| zombie", hand0="*W gnome baron boom vortex")
    assert play(table, "summon:gnome:upper", "end") == ["gnome 2 unit", "zombie falls"]


def test_berserk_ends_with_the_tower_or_a_blow_that_destroys_nothing() -> None:
    # Berserk: after an attack that destroys at least one unit.
    assert play(position(upper="ogre | baron"), "end") == ["ogre 4 unit", "baron(4)"]
    table = position(upper="ogre |", hand1="*W troll boom vortex alpha baron")
    assert play(table, "end") == ["ogre 4 tower"]


def test_berserk_counts_a_unit_destroyed_behind_the_target() -> None:
    # Berserk: "destroys at least one unit", whichever it is.
    table = position(upper="aberration | baron alpha(struck)")
    told = play(table, "end")
    assert told[:4] == ["aberration 2 unit", "baron(2)", "alpha falls", "aberration 2 unit"]


def test_perforation_hits_the_unit_behind_the_target_too() -> None:
    # Perforation: the damage also hits the unit directly behind the target.
    table = position(upper="disciple | baron brute zombie")
    assert play(table, "end") == ["disciple 2 unit", "baron(2)", "brute(2)"]


def test_perforation_never_reaches_the_tower() -> None:
    # Perforation: never the tower.
    table = position(upper="disciple | zombie", hand1="*W troll boom")
    assert play(table, "end") == ["disciple 2 unit", "zombie falls"]
    assert hand(table, 1) == "*W troll boom zombie"


def test_splash_hits_the_same_place_of_the_other_lane() -> None:
    # Splash: the damage also hits the unit at the same position in the other lane.
    table = position(upper="brigand | baron zombie", lower="| brute ogre")
    assert play(table, "end") == ["brigand 2 unit", "baron(2)", "brute(2)"]


def test_splash_reaches_nothing_across_where_the_other_lane_is_empty() -> None:
    # Splash: never the tower.
    table = position(upper="brigand | baron", hand1="*W troll boom")
    assert play(table, "end") == ["brigand 2 unit", "baron(2)"]
    assert hand(table, 1) == "*W troll boom"


def test_splash_in_the_lower_lane_reaches_up() -> None:
    # Splash: the other lane, whichever it is.
    table = position(upper="| zombie", lower="carnivore | baron")
    assert play(table, "end") == ["carnivore 2 unit", "baron(2)", "zombie falls"]


def test_protection_turns_the_first_damage_of_each_turn_to_nothing() -> None:
    # Protection: each turn the first source that deals it at least 1 damage deals 0 instead.
    table = position(upper="martyr zombie | lieutenant baron", hand1="*W troll boom ogre")
    assert play(table, "end") == ["martyr 6 unit", "lieutenant shielded", "zombie 3 unit", "lieutenant falls"]
    table = position(upper="zombie | lieutenant", hand1="*W troll boom ogre")
    assert play(table, "end", "end", "end") == [
        "zombie 3 unit", "lieutenant shielded",
        "lieutenant 3 unit", "zombie falls",
    ]  # fmt: skip


def test_protection_holds_anew_on_every_turn() -> None:
    # Protection: "each turn".
    table = position(upper="grrr | lieutenant", hand1="*W troll boom ogre")
    assert play(table, "end") == ["grrr 1 unit", "lieutenant shielded"]
    assert play(table, "cast:boom:lieutenant") == ["boom 1 unit", "lieutenant shielded"]
    assert lane(table, "upper") == "grrr | lieutenant(struck)"


def test_an_aura_gives_its_ability_to_the_units_beside_it_and_not_to_itself() -> None:
    # Aura: the own units directly in front and behind have it while adjacent; not the card itself.
    table = position(upper="brute zombie | baron machine revenant")
    assert play(table, "end") == ["brute 5 unit", "baron shielded", "zombie 3 unit", "baron(3)"]


def test_an_aura_protects_the_unit_behind_it_and_leaves_its_own_card_bare() -> None:
    # Aura: "directly in front and behind ... not the card itself".
    table = position(upper="| machine baron brute", hand0="*W troll zombie boom vortex")
    assert play(table, "cast:boom:baron") == ["boom 1 unit", "baron shielded"]
    table = position(upper="disciple | machine baron brute")
    assert play(table, "end") == ["disciple 2 unit", "baron shielded", "machine falls"]
    table = position(upper="| machine baron brute", hand0="*W troll zombie boom vortex")
    assert play(table, "cast:boom:brute") == ["boom 1 unit", "brute(1)"]


def test_an_aura_does_not_cross_the_bridge_or_the_lane() -> None:
    # Aura: "own units directly in front and behind".
    table = position(upper="machine | baron", lower="| brute", hand0="*W boom troll vortex")
    assert play(table, "cast:boom:baron") == ["boom 1 unit", "baron(1)"]


def test_an_ability_that_a_unit_has_twice_counts_once() -> None:
    # Aura: the same ability twice counts once.
    table = position(upper="zombie brute | lieutenant machine")
    assert play(table, "end") == ["zombie 3 unit", "lieutenant shielded", "brute 5 unit", "lieutenant falls"]


def test_a_unit_between_two_auras_has_both() -> None:
    # Aura: both neighbours give.
    table = position(upper="shaman zombie(new) vortex | baron")
    assert play(table, "end") == [
        "shaman 1 unit",
        "baron(1)",
        "zombie sprints",
        "zombie 4 unit",
        "baron falls",
        "vortex 0 tower",
    ]


# ---- incantations


def test_an_incantation_hits_any_unit_of_either_side_and_returns_to_the_right_end() -> None:
    # Page, Turn 2: names a creature in play (either side), does its damage, then returns to the right end.
    table = position(upper="baron | brute ogre", hand0="*W boom troll zombie")
    assert play(table, "cast:boom:ogre") == ["boom 1 unit", "ogre(1)"]
    assert hand(table, 0) == "*W troll zombie boom"
    assert hand(table, 0, seen_by=1) == "*W ? ? boom"
    assert play(table, "cast:boom:baron") == ["boom 1 unit", "baron(1)"]
    assert lane(table, "upper") == "baron(1) | brute ogre(1)"


def test_an_incantation_may_be_cast_again_while_mana_and_window_last() -> None:
    # Page, Turn 2: any number of cards, one at a time.
    table = position(upper="| zombie gnome", hand0="*W boom troll", mana=2)
    assert play(table, "cast:boom:zombie", "cast:boom:gnome") == [
        "boom 1 unit", "zombie falls",
        "boom 1 unit", "gnome falls",
    ]  # fmt: skip
    assert table.counters[0] == 0


def test_a_unit_destroyed_by_its_owners_spell_lies_left_of_the_spell() -> None:
    # Page, Turn 2: it does its damage, then returns to the right end.
    table = position(upper="zombie |", hand0="*W boom troll baron")
    play(table, "cast:boom:zombie")
    assert hand(table, 0) == "*W troll baron zombie boom"


def test_perforation_of_an_incantation_counts_from_the_unit_it_names() -> None:
    # Perforation: "the unit directly behind the target"; behind is away from the Bridge.
    table = position(upper="| zombie baron brute", hand0="*W meteorite troll ogre")
    assert play(table, "cast:meteorite:baron") == ["meteorite 4 unit", "baron(4)", "brute(4)"]
    table = position(upper="brute baron zombie |", hand0="*W meteorite troll ogre")
    assert play(table, "cast:meteorite:baron") == ["meteorite 4 unit", "baron(4)", "brute(4)"]


def test_splash_of_an_incantation_counts_places_from_the_bridge() -> None:
    # Splash: "the unit at the same position in the other lane".
    table = position(upper="| zombie baron", lower="| ogre brute", hand0="*W combustion troll revenant")
    assert play(table, "cast:combustion:brute") == ["combustion 2 unit", "brute(2)", "baron(2)"]


def test_indestructible_takes_nothing_from_incantations_yet_the_rest_of_the_spell_goes_on() -> None:
    # Indestructible: no damage or effect from incantations; may be targeted.
    table = position(upper="| revenant baron", lower="| brute", hand0="*W cyclone troll ogre")
    assert play(table, "cast:cyclone:revenant") == ["cyclone 3 unit", "revenant immune", "baron(3)", "brute(3)"]


def test_an_immune_unit_keeps_its_protection_for_later() -> None:
    # Indestructible and Protection: a spell that does nothing deals no first damage.
    table = position(upper="zombie | alpha", hand0="*W boom troll ogre")
    assert play(table, "cast:boom:alpha", "end") == ["boom 1 unit", "alpha immune", "zombie 3 unit", "alpha shielded"]


def test_indestructible_falls_to_blows_like_any_other() -> None:
    # Indestructible: it is about incantations only.
    assert play(position(upper="zombie | revenant"), "end") == ["zombie 3 unit", "revenant falls"]


# ---- rulings


@ruling("three_targets")
def test_splash_and_perforation_together_hit_at_most_three_units() -> None:
    # Ruling 1: the target, the one behind it, the one at the same position in the other lane.
    table = position(upper="parasite | martyr(struck) baron zombie", lower="| brute brigand")
    assert play(table, "end") == ["parasite 1 unit", "martyr(1)", "baron(1)", "brute(1)"]


@ruling("order_of_return")
def test_units_destroyed_by_one_blow_return_nearest_to_the_bridge_first_then_upper_before_lower() -> None:
    # Ruling 2: nearest to the Bridge first, then upper before lower.
    table = position(upper="| gnome", lower="abomination | zombie assassin", hand1="*W troll boom")
    assert play(table, "end")[1:] == ["gnome falls", "zombie falls", "assassin falls"]
    assert hand(table, 1) == "*W troll boom gnome zombie assassin"


@ruling("spell_returns_first")
def test_a_spell_is_back_before_the_tower_is_looked_at() -> None:
    # Ruling 3: the Watchtower has the spell alone to its right; it is never rightmost.
    table = position(upper="| brute", hand0="troll *W boom")
    assert play(table, "cast:boom:brute") == ["boom 1 unit", "brute(1)"]
    assert hand(table, 0) == "troll *W boom"


@ruling("last_card")
def test_summoning_the_last_card_loses_from_full_health() -> None:
    # Ruling 4: a Watchtower alone in the hand flips and, still alone, falls again: lost.
    table = position(upper="| brute", hand0="*W zombie")
    assert play(table, "summon:zombie:upper") == ["watchtower falls 0", "stronghold falls 0"]
    assert table.over


@ruling("last_card")
def test_exposing_ones_own_stronghold_is_legal_and_loses() -> None:
    # Ruling 4: exposing one's own Stronghold is legal and loses.
    table = position(hand0="troll boom *S zombie")
    assert play(table, "summon:zombie:lower") == ["stronghold falls 0"]
    assert table.over


@ruling("exposed_tower_falls")
def test_a_tower_falls_whenever_it_is_rightmost() -> None:
    # Ruling exposed_tower_falls, true: "reaches the rightmost place", also because a card right of it was played.
    table = position(hand0="troll boom *W zombie")
    assert play(table, "summon:zombie:upper") == ["watchtower falls 0"]
    assert hand(table, 0) == "*S troll boom"


@ruling("exposed_tower_falls")
def test_with_the_flag_off_an_exposed_tower_stands_until_the_next_blow() -> None:
    # Ruling exposed_tower_falls, false: it falls only when a blow leaves it rightmost.
    table = position(upper="| brute", hand0="troll boom *W zombie", exposed_tower_falls=False)
    assert play(table, "summon:zombie:lower") == []
    assert hand(table, 0) == "troll boom *W"
    assert play(table, "end", "end") == ["brute 5 tower", "watchtower falls 0"]
    assert hand(table, 0) == "*S troll boom"


@ruling("exposed_tower_falls", "last_card")
def test_with_the_flag_off_the_last_card_may_be_summoned_and_a_blow_takes_one_side_of_the_tower() -> None:
    # Ruling exposed_tower_falls, false: a Watchtower alone flips by a blow and waits for the next.
    table = position(upper="| brute zombie", hand0="*W ogre", exposed_tower_falls=False)
    assert play(table, "summon:ogre:lower", "end") == []
    assert play(table, "end") == ["zombie 3 tower", "watchtower falls 0", "brute 5 tower", "stronghold falls 0"]
    table = position(upper="| brute", hand0="*W ogre", exposed_tower_falls=False)
    assert play(table, "summon:ogre:lower", "end", "end") == ["brute 5 tower", "watchtower falls 0"]
    assert hand(table, 0) == "*S"
    assert not table.over


@ruling("abilities_at_start")
def test_an_aura_left_behind_by_the_sprint_still_counts_for_this_attack() -> None:
    # Ruling 5: abilities are read at the start of each attack, before the Sprint move.
    # The zombie sprints away from the vortex and adds what it passed, though the aura lies behind it now.
    table = position(upper="zombie vortex | martyr(struck)")
    assert play(table, "end") == ["zombie sprints", "zombie 4 unit", "martyr(4)", "vortex 0 unit"]
    assert lane(table, "upper") == "vortex zombie | martyr"


@ruling("abilities_at_start")
def test_an_aura_left_behind_does_not_count_for_a_repeat() -> None:
    # Ruling 5: "not for a repeat": the ogre entered this turn and has Rage beside the shaman alone.
    table = position(upper="shaman(new) ogre(new) vortex(new) zombie(new) | gnome baron")
    assert play(table, "end") == ["ogre sprints", "ogre 6 unit", "gnome falls", "vortex 0 unit"]
    # Here it stays beside the shaman, and goes on.
    table = position(upper="ogre(new) shaman(new) | gnome baron")
    assert play(table, "end") == ["ogre 4 unit", "gnome falls", "ogre 4 unit", "baron(4)"]


@ruling("first_damage", "protection_source")
def test_an_aura_of_protection_that_arrives_later_does_not_help_a_unit_already_damaged() -> None:
    # Ruling 6: Protection is about the turn's first damage.
    table = position(upper="machine baron(1) |", lower="| brute", hand0="*W boom troll ogre")
    assert play(table, "cast:boom:baron") == ["boom 1 unit", "baron(2)"]
    table = position(upper="machine baron |", lower="| brute", hand0="*W boom troll ogre")
    assert play(table, "cast:boom:baron") == ["boom 1 unit", "baron shielded"]


@ruling("protection_source")
def test_protection_stops_splash_and_perforation_as_well() -> None:
    # Ruling, Protection: any damage counts, also Splash and Perforation.
    table = position(upper="parasite | baron lieutenant", lower="| martyr")
    assert play(table, "end") == ["parasite 1 unit", "baron(1)", "lieutenant shielded", "martyr shielded"]


@ruling("first_damage")
def test_a_blow_of_nothing_is_no_first_damage() -> None:
    # Ruling 6 and the ability: "at least 1 damage".
    table = position(upper="carapace zombie | lieutenant")
    assert play(table, "end") == ["carapace 0 unit", "zombie 3 unit", "lieutenant shielded"]


@ruling("no_splash_on_towers")
def test_an_attack_on_the_tower_has_no_splash() -> None:
    # Ruling 7: an attack on the tower has no Splash.
    table = position(upper="brigand |", lower="| zombie", hand1="*W troll boom vortex")
    assert play(table, "end") == ["brigand 2 tower"]
    assert lane(table, "lower") == "| zombie"


@ruling("no_splash_on_towers")
def test_rage_that_enters_opposite_an_empty_lane_neither_moves_nor_splashes() -> None:
    # Ruling 7: it does nothing at all.
    table = position(upper="carnivore(new) zombie(new) |", lower="| gnome")
    assert play(table, "end") == []
    assert lane(table, "upper") == "carnivore zombie |"


@ruling("sprint_always_moves")
def test_sprint_also_moves_before_it_hits_the_tower() -> None:
    # Ruling 8: Sprint also moves before it hits the tower.
    table = position(upper="reptile zombie(new) ogre(new) |", hand1="*W troll boom vortex alpha")
    assert play(table, "end") == ["reptile sprints", "reptile 3 tower"]
    assert lane(table, "upper") == "zombie ogre reptile |"


@ruling("sprint_always_moves")
def test_a_unit_of_no_attack_sprints_too_and_hits_with_what_it_gained() -> None:
    # Ruling 8: with 0 attack as well; a blow of 0 does nothing to the tower.
    table = position(upper="carapace vortex(new) |", hand1="*W troll boom alpha")
    assert play(table, "end") == ["carapace sprints", "carapace 1 tower"]
    assert hand(table, 1) == "troll *W boom alpha"
    table = position(upper="vortex carapace |", hand1="*W troll boom alpha")
    assert play(table, "end") == ["vortex 0 tower", "carapace 0 tower"]
    assert hand(table, 1) == "*W troll boom alpha"


@ruling("sprint_always_moves", "exposed_tower_falls")
def test_a_blow_of_nothing_does_not_fell_an_exposed_tower() -> None:
    # Ruling 8 with exposed_tower_falls false: a blow of 0 does nothing to the tower.
    table = position(upper="| carapace", hand0="troll *W", to_act=1, exposed_tower_falls=False)
    assert play(table, "end") == ["carapace 0 tower"]
    assert hand(table, 0) == "troll *W"


@ruling("one_place_in_the_order")
def test_an_aura_that_arrives_later_does_not_bring_a_unit_back() -> None:
    # Ruling 9: the baron, new, was passed over before the reptile's sprint brought the shaman beside it.
    table = position(upper="ogre(new) baron(new) reptile shaman | martyr brute")
    assert play(table, "end") == [
        "reptile sprints", "reptile 2 unit", "martyr shielded",
        "shaman 1 unit", "martyr(1)",
    ]  # fmt: skip
    assert lane(table, "upper") == "ogre baron shaman reptile | martyr brute"


@ruling("one_place_in_the_order")
def test_an_aura_that_arrives_before_a_units_place_still_helps_it() -> None:
    # Ruling 9: its place in the order is still to come.
    table = position(upper="zombie(new) shaman vortex baron(new) | martyr brute")
    assert play(table, "end")[-3:] == ["baron sprints", "baron 4 unit", "martyr falls"]


@ruling("decided_at_once")
def test_a_decided_game_stops_at_once() -> None:
    # Ruling 10: no healing, no change of turn, no further blow.
    table = position(upper="zombie baron |", lower="ogre | brute(2)", hand1="*S troll boom")
    assert play(table, "end") == ["zombie 3 tower", "stronghold falls 1"]
    assert table.over and table.legal() == []
    assert lane(table, "lower") == "ogre | brute(2)"
    assert table.counters[1] == 5


@pytest.mark.parametrize("seat", [0, 1])
def test_a_unit_that_came_back_and_enters_again_is_a_new_unit(seat: int) -> None:
    # Rulebook, Phase 3: a destroyed unit's damage and marks do not come back with the card.
    row = "*W boom annihilation troll"
    if seat == 0:
        table = position(upper="baron(2) |", to_act=0, hand0=row)
    else:
        table = position(upper="| baron(2)", to_act=1, hand1=row)
    told = play(table, "cast:annihilation:baron", "summon:baron:lower")
    assert told == ["annihilation 6 unit", "baron falls"]
    assert "baron(new)" in lane(table, "lower").split()

"""Each of the 32 starter cards and both sides of the tower, in play; the numbers are the page's, not the file's."""

import pytest

from tests.games.clash.positions import hand, lane, legal, play, position

# Page, Starter cards: id, cost, ATK, HP.
CREATURES = [
    ("baron", 3, 3, 5), ("brute", 4, 5, 5), ("carapace", 3, 0, 4), ("partisan", 3, 3, 2),
    ("revenant", 3, 3, 2), ("troll", 6, 3, 6),
    ("abomination", 6, 6, 4), ("alpha", 5, 4, 2), ("lieutenant", 3, 3, 1), ("microctopus", 2, 5, 1),
    ("ogre", 4, 4, 4), ("scribe", 4, 3, 3), ("shaman", 3, 1, 2),
    ("brigand", 4, 2, 6), ("disciple", 4, 2, 2), ("gnome", 3, 2, 1), ("grrr", 2, 1, 3),
    ("martyr", 7, 6, 6), ("parasite", 4, 1, 1), ("vortex", 2, 0, 3),
    ("aberration", 7, 2, 4), ("assassin", 2, 1, 1), ("carnivore", 6, 2, 6), ("machine", 3, 0, 1),
    ("mutant", 5, 2, 4), ("reptile", 3, 1, 3), ("zombie", 1, 3, 1),
]  # fmt: skip

# Page, Starter cards: id, cost, damage.
INCANTATIONS = [("annihilation", 4, 6), ("boom", 1, 1), ("combustion", 3, 2), ("meteorite", 5, 4), ("cyclone", 5, 3)]

PROTECTED = ("carapace", "alpha", "lieutenant", "martyr")


def others(*cards: str) -> str:
    """A hand row with the Watchtower and these cards in the window, and two more that no test here uses."""
    spare = [card for card in ("troll", "aberration", "mutant") if card not in cards]
    return " ".join(("*W", *cards, *spare[:2]))


@pytest.mark.parametrize(("card", "cost", "attack", "health"), CREATURES)
def test_cost(card: str, cost: int, attack: int, health: int) -> None:
    # Rulebook, Phase 2: "a card's Mana cost is indicated in their upper left corner".
    table = position(hand0=others(card), mana=cost)
    play(table, f"summon:{card}:upper")
    assert table.counters[0] == 0
    assert f"summon:{card}:upper" not in legal(position(hand0=others(card), mana=cost - 1))


@pytest.mark.parametrize(("card", "cost", "attack", "health"), CREATURES)
def test_attack(card: str, cost: int, attack: int, health: int) -> None:
    # Rulebook, Phase 3: "each unit a player controls inflicts their ATK value".
    table = position(lower=f"{card} |", hand1="*W boom annihilation combustion meteorite cyclone shaman machine")
    assert play(table, "end") == [f"{card} {attack} tower"]
    assert hand(table, 1).split().index("*W") == attack


@pytest.mark.parametrize(("card", "cost", "attack", "health"), CREATURES)
def test_health(card: str, cost: int, attack: int, health: int) -> None:
    # Rulebook, Phase 3: destroyed by "at least as much damage as its HP value".
    striker = "zombie" if card != "zombie" else "baron"  # both deal 3
    for damage, falls in ((health - 3, True), (health - 4, False)):
        if damage >= 0:
            table = position(upper=f"{striker} | {card}({damage or 'struck'})")
            assert (f"{card} falls" in play(table, "end")) is falls
    if health < 3:
        striker = {1: "grrr", 2: "brigand"}[health]  # deals exactly its health
        assert f"{card} falls" in play(position(upper=f"{striker} | {card}(struck)"), "end")


@pytest.mark.parametrize(("card", "cost", "damage"), INCANTATIONS)
def test_incantation(card: str, cost: int, damage: int) -> None:
    # Page, Turn 2: pay the cost; it names a creature in play, does its damage, returns to the right end.
    table = position(upper="| brute", hand0=others(card), mana=cost)
    told = play(table, f"cast:{card}:brute")
    assert told == [f"{card} {damage} unit", "brute falls" if damage >= 5 else f"brute({damage})"]
    assert table.counters[0] == 0
    assert hand(table, 0).split()[-1] == card
    assert f"cast:{card}:brute" not in legal(position(upper="| brute", hand0=others(card), mana=cost - 1))


# ---- deck 1


def test_baron() -> None:
    # 3 mana, 3/5: no ability.
    table = position(upper="baron | brute gnome", lower="| zombie")
    assert play(table, "end") == ["baron 3 unit", "brute(3)"]


def test_brute() -> None:
    # 4 mana, 5/5: no ability.
    assert play(position(upper="brute | ogre zombie"), "end") == ["brute 5 unit", "ogre falls"]


def test_carapace() -> None:
    # 3 mana, 0/4, Protection.
    table = position(upper="carapace zombie | martyr", lower="microctopus brute | alpha")
    assert play(table, "end")[:1] == ["carapace 0 unit"]
    assert play(position(upper="brute baron | carapace"), "end") == [
        "brute 5 unit",
        "carapace shielded",
        "baron 3 unit",
        "carapace(3)",
    ]


def test_partisan() -> None:
    # 3 mana, 3/2, Rage.
    table = position(upper="| ogre", hand0=others("partisan"))
    assert play(table, "summon:partisan:upper", "end") == ["partisan 3 unit", "ogre(3)"]


def test_revenant() -> None:
    # 3 mana, 3/2, Indestructible and Perforation.
    assert play(position(upper="revenant | ogre gnome"), "end") == ["revenant 3 unit", "ogre(3)", "gnome falls"]
    table = position(upper="| revenant", hand0=others("annihilation"))
    assert play(table, "cast:annihilation:revenant") == ["annihilation 6 unit", "revenant immune"]


def test_troll() -> None:
    # 6 mana, 3/6, Rage and Berserk.
    table = position(upper="| zombie gnome ogre", hand0="*W troll aberration boom mutant")
    assert play(table, "summon:troll:upper", "end") == [
        "troll 3 unit", "zombie falls",
        "troll 3 unit", "gnome falls",
        "troll 3 unit", "ogre(3)",
    ]  # fmt: skip


def test_annihilation() -> None:
    # 4 mana: 6 damage to one creature.
    table = position(upper="| brigand zombie", lower="| baron", hand0=others("annihilation"))
    assert play(table, "cast:annihilation:brigand") == ["annihilation 6 unit", "brigand falls"]


def test_boom() -> None:
    # 1 mana: 1 damage to one creature.
    table = position(upper="| zombie baron", hand0=others("boom"))
    assert play(table, "cast:boom:zombie") == ["boom 1 unit", "zombie falls"]


# ---- deck 2


def test_abomination() -> None:
    # 6 mana, 6/4, Splash and Perforation.
    table = position(upper="abomination | ogre brute zombie", lower="| martyr gnome")
    assert play(table, "end") == ["abomination 6 unit", "martyr shielded", "ogre falls", "brute falls"]
    assert (lane(table, "upper"), lane(table, "lower")) == ("abomination | zombie", "| martyr gnome")


def test_alpha() -> None:
    # 5 mana, 4/2, Perforation, Indestructible and Protection.
    assert play(position(upper="alpha | ogre baron"), "end") == ["alpha 4 unit", "baron(4)", "ogre falls"]
    table = position(upper="| alpha", hand0=others("annihilation"))
    assert play(table, "cast:annihilation:alpha") == ["annihilation 6 unit", "alpha immune"]
    assert play(position(upper="martyr zombie | alpha"), "end")[1:] == [
        "alpha shielded",
        "zombie 3 unit",
        "alpha falls",
    ]


def test_lieutenant() -> None:
    # 3 mana, 3/1, Protection.
    assert play(position(upper="martyr | lieutenant"), "end") == ["martyr 6 unit", "lieutenant shielded"]


def test_microctopus() -> None:
    # 2 mana, 5/1: no ability.
    assert play(position(upper="microctopus | brute gnome"), "end") == ["microctopus 5 unit", "brute falls"]


def test_ogre() -> None:
    # 4 mana, 4/4, Berserk.
    assert play(position(upper="ogre | gnome baron"), "end") == [
        "ogre 4 unit",
        "gnome falls",
        "ogre 4 unit",
        "baron(4)",
    ]


def test_scribe() -> None:
    # 4 mana, 3/3, Rage and Indestructible.
    table = position(upper="| ogre", hand0=others("scribe", "annihilation"))
    assert play(table, "summon:scribe:upper", "cast:annihilation:scribe", "end") == [
        "annihilation 6 unit", "scribe immune",
        "scribe 3 unit", "ogre(3)",
    ]  # fmt: skip


def test_shaman() -> None:
    # 3 mana, 1/2, Aura of Rage.
    table = position(upper="| brute", hand0=others("baron", "shaman", "zombie"))
    told = play(table, "summon:baron:upper", "summon:shaman:upper", "summon:zombie:upper", "end")
    assert told == ["zombie 3 unit", "brute(3)", "baron 3 unit", "brute falls"]
    assert lane(table, "upper") == "zombie shaman baron |"


def test_combustion() -> None:
    # 3 mana: 2 damage with Splash.
    table = position(upper="| zombie baron", lower="| brute ogre", hand0=others("combustion"))
    assert play(table, "cast:combustion:baron") == ["combustion 2 unit", "baron(2)", "ogre(2)"]


# ---- deck 3


def test_brigand() -> None:
    # 4 mana, 2/6, Splash.
    assert play(position(upper="brigand | baron", lower="| ogre"), "end") == ["brigand 2 unit", "baron(2)", "ogre(2)"]


def test_disciple() -> None:
    # 4 mana, 2/2, Rage and Perforation.
    table = position(upper="| baron ogre brute", hand0=others("disciple"))
    assert play(table, "summon:disciple:upper", "end") == ["disciple 2 unit", "baron(2)", "ogre(2)"]


def test_gnome() -> None:
    # 3 mana, 2/1, Rage and Berserk.
    table = position(upper="| zombie baron", hand0=others("gnome"))
    assert play(table, "summon:gnome:upper", "end") == ["gnome 2 unit", "zombie falls", "gnome 2 unit", "baron(2)"]


def test_grrr() -> None:
    # 2 mana, 1/3, Rage.
    table = position(upper="| baron", hand0=others("grrr"))
    assert play(table, "summon:grrr:upper", "end") == ["grrr 1 unit", "baron(1)"]


def test_martyr() -> None:
    # 7 mana, 6/6, Protection.
    assert play(position(upper="martyr | brute"), "end") == ["martyr 6 unit", "brute falls"]
    assert play(position(upper="abomination | martyr"), "end") == ["abomination 6 unit", "martyr shielded"]


def test_parasite() -> None:
    # 4 mana, 1/1, Rage, Splash, Perforation and Berserk.
    table = position(upper="| baron gnome ogre", lower="| brute", hand0=others("parasite"))
    assert play(table, "summon:parasite:upper", "end") == [
        "parasite 1 unit", "baron(1)", "brute(1)", "gnome falls",
        "parasite 1 unit", "baron(2)", "ogre(1)", "brute(2)",
    ]  # fmt: skip


def test_vortex() -> None:
    # 2 mana, 0/3, Aura of Sprint.
    table = position(upper="baron vortex zombie | martyr(struck)")
    assert play(table, "end") == [
        "baron sprints", "baron 5 unit", "martyr(5)",
        "vortex 0 unit",
        "zombie sprints", "zombie 4 unit", "martyr falls",
    ]  # fmt: skip


def test_meteorite() -> None:
    # 5 mana: 4 damage with Perforation.
    table = position(upper="| baron ogre brute", hand0=others("meteorite"))
    assert play(table, "cast:meteorite:baron") == ["meteorite 4 unit", "baron(4)", "ogre falls"]


# ---- deck 4


def test_aberration() -> None:
    # 7 mana, 2/4, Rage, Sprint, Berserk, Perforation and Indestructible.
    table = position(upper="baron(new) | gnome ogre brute", hand0="*W aberration boom troll mutant")
    told = play(table, "summon:aberration:upper", "cast:boom:aberration", "end")
    assert told == [
        "boom 1 unit", "aberration immune",
        "aberration sprints", "aberration 3 unit", "ogre(3)", "gnome falls",
        "aberration 3 unit", "brute(3)", "ogre falls",
        "aberration 3 unit", "brute falls",
    ]  # fmt: skip


def test_assassin() -> None:
    # 2 mana, 1/1, Rage and Sprint.
    table = position(upper="zombie(new) | baron", hand0=others("assassin"))
    assert play(table, "summon:assassin:upper", "end") == ["assassin sprints", "assassin 2 unit", "baron(2)"]


def test_carnivore() -> None:
    # 6 mana, 2/6, Rage, Sprint and Splash.
    table = position(upper="zombie(new) | baron", lower="| brute", hand0=others("carnivore"))
    told = play(table, "summon:carnivore:upper", "end")
    assert told == ["carnivore sprints", "carnivore 3 unit", "baron(3)", "brute(3)"]


def test_machine() -> None:
    # 3 mana, 0/1, Aura of Protection, itself Indestructible.
    table = position(upper="| baron machine ogre", hand0=others("annihilation"))
    assert play(table, "cast:annihilation:machine") == ["annihilation 6 unit", "machine immune"]
    table = position(upper="| baron machine ogre", hand0=others("boom"))
    assert play(table, "cast:boom:baron") == ["boom 1 unit", "baron shielded"]
    assert play(position(upper="zombie | machine baron"), "end") == ["zombie 3 unit", "machine falls"]


def test_mutant() -> None:
    # 5 mana, 2/4, Rage, Sprint and Perforation.
    table = position(upper="zombie(new) | baron brute", hand0="*W mutant boom troll aberration")
    told = play(table, "summon:mutant:upper", "end")
    assert told == ["mutant sprints", "mutant 3 unit", "baron(3)", "brute(3)"]


def test_reptile() -> None:
    # 3 mana, 1/3, Rage and Sprint.
    table = position(upper="gnome(new) zombie(new) | baron", hand0=others("reptile"))
    told = play(table, "summon:reptile:upper", "end")
    assert told[:2] == ["reptile sprints", "reptile 3 unit"]


def test_zombie() -> None:
    # 1 mana, 3/1: no ability.
    assert play(position(upper="zombie | ogre gnome"), "end") == ["zombie 3 unit", "ogre(3)"]


def test_cyclone() -> None:
    # 5 mana: 3 damage with Perforation and Splash.
    table = position(upper="| baron ogre zombie", lower="| brute martyr", hand0=others("cyclone"))
    assert play(table, "cast:cyclone:baron") == ["cyclone 3 unit", "baron(3)", "ogre(3)", "brute(3)"]


# ---- the tower card


def test_watchtower() -> None:
    # Rulebook, Phase 1 and 2: it counts as a card for mana, not for the four leftmost; it is never played.
    table = position(hand0="*W zombie boom baron", hand1="*W ogre alpha brute grrr gnome")
    play(table, "end")
    assert table.counters[0] == 6
    assert {text.split(":")[1] for text in legal(table) if ":" in text} == {"ogre", "alpha", "brute", "grrr"}


def test_stronghold() -> None:
    # Rulebook, Phase 3: it stands leftmost after the flip, and shifts and counts as the Watchtower did.
    table = position(upper="brute zombie |", hand1="boom *W ogre alpha gnome grrr")
    play(table, "end")
    assert hand(table, 1) == "boom ogre alpha *S gnome grrr"
    assert table.counters[0] == 6

"""The card file: what it holds, and one sentence with file, row and field for everything that is wrong with it."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop import resources
from desktop.engine.cardbook import open_book
from desktop.engine.cardfile import CardError
from desktop.games.clash import cards
from desktop.games.clash.cards import read_cards

FILE = resources.find("clash/cards.toml")
TABLES = tomllib.loads(FILE.read_text(encoding="utf-8"))
Tables = dict[str, Any]


def edited(change: Callable[[Tables], object]) -> Tables:
    tables = copy.deepcopy(TABLES)
    change(tables)
    return tables


def field(row: str, name: str, value: object) -> Callable[[Tables], object]:
    """A change of one field; a value of None takes it away."""

    def change(tables: Tables) -> None:
        table = tables["starter"] if row in tables["starter"] else tables["leaflet"]
        if value is None:
            del table[row][name]
        else:
            table[row][name] = value

    return change


EACH = "each may be one of rage, sprint, berserk, perforation, splash, protection, indestructible, once"

WRONG = [
    # the file
    (lambda t: t.pop("leaflet"), "cards.toml: file: must have the tables starter and leaflet, and no others"),
    (lambda t: t.update(deluxe={}), "cards.toml: file: must have the tables starter and leaflet, and no others"),
    (lambda t: t.update(starter=[]), "cards.toml: starter: must be a table of cards"),
    # a row
    (lambda t: t["starter"].update(ogre=4), "cards.toml: starter card ogre: must be a row of fields in braces"),
    (
        lambda t: t["starter"].update({"Old Ogre": t["starter"].pop("ogre")}),
        "cards.toml: starter card Old Ogre: the id must be made of small letters, digits and underscores",
    ),
    (
        lambda t: t["leaflet"].update(ogre=t["leaflet"].pop("scout")),
        "cards.toml: card ogre: this id stands twice, or is a tower's",
    ),
    (
        lambda t: t["leaflet"].update(watchtower=t["leaflet"].pop("scout")),
        "cards.toml: card watchtower: this id stands twice, or is a tower's",
    ),
    (lambda t: t["starter"].pop("ogre"), "cards.toml: starter: deck 2 has 7 cards; it must have 8"),
    (lambda t: t["leaflet"].pop("scout"), "cards.toml: leaflet: has 15 cards; it must have 16"),
    # a field
    (field("ogre", "kind", "hero"), "cards.toml: starter card ogre: kind must be creature or incantation"),
    (field("ogre", "kind", None), "cards.toml: starter card ogre: kind must be creature or incantation"),
    (field("ogre", "kind", ["creature"]), "cards.toml: starter card ogre: kind must be creature or incantation"),
    (field("ogre", "health", None), "cards.toml: starter card ogre: health is missing"),
    (field("boom", "damage", None), "cards.toml: starter card boom: damage is missing"),
    (field("scout", "source", None), "cards.toml: leaflet card scout: source is missing"),
    (field("ogre", "damage", 3), "cards.toml: starter card ogre: damage is no field of a card of kind creature"),
    (field("boom", "health", 3), "cards.toml: starter card boom: health is no field of a card of kind incantation"),
    (field("ogre", "cost", "4"), "cards.toml: starter card ogre: cost must be a whole number from 0 to 20, not '4'"),
    (field("ogre", "cost", True), "cards.toml: starter card ogre: cost must be a whole number from 0 to 20, not True"),
    (field("ogre", "cost", 4.0), "cards.toml: starter card ogre: cost must be a whole number from 0 to 20, not 4.0"),
    (field("ogre", "attack", -1), "cards.toml: starter card ogre: attack must be a whole number from 0 to 20, not -1"),
    (field("ogre", "health", 0), "cards.toml: starter card ogre: health must be a whole number from 1 to 20, not 0"),
    (field("boom", "damage", 21), "cards.toml: starter card boom: damage must be a whole number from 0 to 20, not 21"),
    (
        field("ogre", "source", "memory"),
        "cards.toml: starter card ogre: source must be one of rulebook, published, reconstructed",
    ),
    (
        field("ogre", "marks", {"wings": "rulebook"}),
        "cards.toml: starter card ogre: marks must give fields of this row one of rulebook, published, reconstructed",
    ),
    (
        field("ogre", "marks", {"cost": "hearsay"}),
        "cards.toml: starter card ogre: marks must give fields of this row one of rulebook, published, reconstructed",
    ),
    (
        field("ogre", "deck", 5),
        "cards.toml: starter card ogre: deck must be a number from 1 to 4, on starter cards only",
    ),
    (
        field("ogre", "deck", None),
        "cards.toml: starter card ogre: deck must be a number from 1 to 4, on starter cards only",
    ),
    (
        field("scout", "deck", 1),
        "cards.toml: leaflet card scout: deck must be a number from 1 to 4, on starter cards only",
    ),
    (field("ogre", "deck", 1), "cards.toml: starter: deck 1 has 9 cards; it must have 8"),
    (field("ogre", "disputed", 1), "cards.toml: starter card ogre: disputed must be a text"),
    (
        field("ogre", "abilities", "berserk"),
        "cards.toml: starter card ogre: abilities must be a list of abilities in brackets",
    ),
    (
        field("ogre", "abilities", ["flight"]),
        f"cards.toml: starter card ogre: abilities names 'flight'; {EACH}",
    ),
    (
        field("ogre", "abilities", ["rage", "rage"]),
        f"cards.toml: starter card ogre: abilities names 'rage'; {EACH}",
    ),
    (
        field("shaman", "aura", ["flight"]),
        f"cards.toml: starter card shaman: aura names 'flight'; {EACH}",
    ),
    (
        field("boom", "abilities", ["rage"]),
        "cards.toml: starter card boom: abilities of an incantation may be perforation and splash",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=[sentence[12:70] for _, sentence in WRONG])
def test_a_wrong_file_is_refused_by_name_row_and_field(change: Callable[[Tables], object], sentence: str) -> None:
    with pytest.raises(CardError) as error:
        read_cards(edited(change), "cards.toml")
    assert str(error.value) == sentence


def test_a_file_that_is_no_toml_says_where(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("[starter]\nogre = { cost = }\n", encoding="utf-8")
    with pytest.raises(CardError, match=r"^cards\.toml: file: is not TOML: .*line 2"):
        open_book(file, None, read_cards)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CardError, match=r"^cards\.toml: file: is not TOML: "):
        open_book(file, None, read_cards)


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"^cards\.toml: file: cannot be read: "):
        open_book(tmp_path / "cards.toml", None, read_cards)


def test_an_owner_may_put_in_other_numbers() -> None:
    # README of the card data: "an owner of the printed game can put in the numbers of their own copy".
    tables = edited(field("ogre", "attack", 5))
    tables["starter"]["ogre"] |= {"marks": {"attack": "rulebook"}}
    ogre = next(card for card in read_cards(tables, "mine.toml") if card.id == "ogre")
    assert (ogre.attack, ogre.source, ogre.marks) == (5, "published", {"attack": "rulebook"})


# Page, Starter cards, as it stands there: id, cost, ATK/HP, abilities.
PAGE = """
baron 3 3/5 | brute 4 5/5 | carapace 3 0/4 Protection | partisan* 3 3/2 Rage
 | revenant* 3 3/2 Indestructible Perforation | troll 6 3/6 Rage Berserk | annihilation 4 6 | boom 1 1
abomination 6 6/4 Splash Perforation | alpha 5 4/2 Perforation Indestructible Protection | lieutenant 3 3/1 Protection
 | microctopus 2 5/1 | ogre 4 4/4 Berserk | scribe* 4 3/3 Rage Indestructible | shaman 3 1/2 Aura(Rage)
 | combustion 3 2 Splash
brigand 4 2/6 Splash | disciple 4 2/2 Rage Perforation | gnome 3 2/1 Rage Berserk | grrr 2 1/3 Rage
 | martyr 7 6/6 Protection | parasite* 4 1/1 Rage Splash Perforation Berserk | vortex 2 0/3 Aura(Sprint)
 | meteorite 5 4 Perforation
aberration 7 2/4 Rage Sprint Berserk Perforation Indestructible | assassin 2 1/1 Rage Sprint
 | carnivore 6 2/6 Rage Sprint Splash | machine 3 0/1 Aura(Protection) Indestructible
 | mutant 5 2/4 Rage Sprint Perforation | reptile 3 1/3 Rage Sprint | zombie 1 3/1 | cyclone* 5 3 Perforation Splash
"""


def page_rows() -> list[tuple[int, str, int, str, set[str], bool]]:
    rows = []
    for deck, line in enumerate(PAGE.strip().replace("\n |", " |").splitlines(), start=1):
        for entry in line.split(" | "):
            name, cost, numbers, *words = entry.split()
            rows.append((deck, name.strip("*"), int(cost), numbers, {word.lower() for word in words}, "*" in name))
    return rows


def test_the_starter_rows_are_those_of_the_page() -> None:
    found = []
    for card in cards.CARDS:
        if card.edition == "starter":
            numbers = f"{card.attack}/{card.health}" if card.kind == "creature" else str(card.attack)
            words = {*card.abilities, *(f"aura({ability})" for ability in card.aura)}
            found.append((card.deck, card.id, card.cost, numbers, words, bool(card.disputed)))
    assert found == page_rows()


def test_every_row_says_where_it_was_read() -> None:
    # Page: starter rows are published, leaflet rows reconstructed.
    assert {(card.edition, card.source) for card in cards.CARDS} == {
        ("starter", "published"),
        ("leaflet", "reconstructed"),
    }


def test_the_two_sides_of_the_tower_are_one_piece_of_card() -> None:
    # Rulebook, Rules of the game: a "Watchtower/Stronghold" card.
    assert cards.CATALOG.front[cards.STRONGHOLD] == cards.CATALOG.front[cards.WATCHTOWER]
    assert len(set(cards.CATALOG.front)) == len(cards.NAMES) - 1

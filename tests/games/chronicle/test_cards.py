"""The card file: what it holds, and what the loader says of a wrong one."""

from copy import deepcopy
from typing import Any

import pytest

from desktop import resources
from desktop.engine.cardbook import open_book
from desktop.engine.cardfile import CardError
from desktop.games.chronicle.cards import (
    ABILITY,
    AGAIN,
    CARDS,
    CHARACTERS,
    COUNTS,
    CROWN,
    EVIL,
    EVILS,
    HISTORIES,
    MORE,
    NAMES,
    STRENGTH,
    SUIT,
    THEME,
    check,
    read_cards,
    read_edition,
)

TABLES = open_book(resources.find("chronicle/cards.toml"), None, check).tables
BY_STRENGTH = {
    1: "evil", 2: "triple", 3: "weakest", 4: "take", 5: "stop", 6: "recall", 7: "return", 8: "discard", 9: "give",
    10: "shed",
}  # fmt: skip
# Where the page of rules says a row is known from.
SOURCES = {
    "rulebook": "prince queen princess sergeant merchant maid barbarian fortuneteller courtesan mercenary hermit "
                "dancer sage angel",
    "published": "knight professor cleric court_intrigue",
}  # fmt: skip


def test_what_there_is() -> None:
    # Rulebook, Contents: 36 character cards, 12 history cards.
    assert (len(CHARACTERS), len(HISTORIES)) == (36, 12) and len(set(NAMES)) == 48
    assert [SUIT.count(suit) for suit in range(5)] == [10, 10, 10, 6, 12]
    for card in range(30):
        assert STRENGTH[card] == card % 10 + 1 and ABILITY[card] == BY_STRENGTH[STRENGTH[card]]


def test_evil_cards_are_the_demon_and_all_of_strength_1() -> None:
    # Rulebook, End of a round 2: "(the Wild Card "Demon" and all cards with strength 1)".
    assert [NAMES[card] for card in CHARACTERS if EVIL[card]] == ["assassin", "thief", "witch", "demon"] and EVILS == 4


def test_2s_count_three_and_crowns_are_ordered() -> None:
    assert [NAMES[card] for card in CHARACTERS if COUNTS[card] == 3] == ["prince", "queen", "princess"]
    crowns = sorted((CROWN[card], NAMES[card]) for card in CHARACTERS if CROWN[card])
    assert [name for _, name in crowns] == ["king", "demon", "dragon"]


def test_theme_cards() -> None:
    themes = {NAMES[history]: NAMES[card] for history, card in THEME.items()}
    assert themes["court_intrigue"] == "thief" and themes["coronation_of_a_king"] == "king"
    assert len(set(themes.values())) == 12 and (AGAIN, MORE) == (2, 2)


def test_where_the_rows_are_known_from() -> None:
    for card in CARDS:
        expected = next((source for source, names in SOURCES.items() if card.id in names.split()), "reconstructed")
        assert card.source == expected, card.id
    assert next(card for card in CARDS if card.id == "courtesan").printed == "Prostitute"


def broken(table: str, row: str, **fields: Any) -> dict[str, Any]:
    tables = deepcopy(TABLES)
    tables[table][row].update(fields)
    return tables


@pytest.mark.parametrize(
    ("table", "row", "fields", "words"),
    [
        ("power", "general", {"strength": 11}, "general: strength must be a whole number from 1 to 10"),
        ("power", "general", {"strength": 9}, "power: must have each strength from 1 to 10 once"),
        ("power", "general", {"ability": "fly"}, "ability must be one of evil, triple"),
        ("power", "general", {"colour": "blue"}, "colour is no field of a character"),
        ("power", "general", {"source": "a friend"}, "source must be one of"),
        ("power", "general", {"counts": 2}, "counts belongs to ability triple"),
        ("wild", "king", {"strength": 3}, "strength is no field of a Wild"),
        ("wild", "king", {"crown": 3}, "wild: crown must differ"),
        ("wild", "demon", {"evil": "very"}, "evil must be true or false"),
        ("wild", "sage", {"crown": 4}, "crown belongs to ability crown"),
        ("wild", "sage", {"printed": 4}, "printed must be a name"),
        ("history", "the_revolt", {"theme": "nobody"}, "theme must be the id of a character"),
        ("history", "the_revolt", {"theme": ["a"]}, "theme must be the id of a character"),
        ("history", "the_revolt", {"theme": "general"}, "theme must differ"),
        ("history", "the_revolt", {"condition": "best"}, "condition must be one of most, fewest"),
        ("history", "the_revolt", {"of": "gold"}, "of must be one of power, wisdom, love, all"),
        ("history", "the_revolt", {"count": 2}, "count belongs to condition again or more"),
        ("history", "coronation_of_a_king", {"count": 9}, "count must be a whole number from 1 to 4"),
        ("history", "coronation_of_a_king", {"condition": "again"}, "condition again must stand once"),
    ],
)
def test_what_is_wrong_is_said_with_row_and_field(table: str, row: str, fields: dict[str, Any], words: str) -> None:
    with pytest.raises(CardError) as error:
        read_cards(broken(table, row, **fields), "mine.toml")
    assert words in str(error.value) and str(error.value).startswith("mine.toml: ")


def test_tables_must_be_whole() -> None:
    tables = deepcopy(TABLES)
    del tables["love"]["maid"]
    with pytest.raises(CardError, match="love: must be a table of 10 cards"):
        read_cards(tables, "mine.toml")
    del tables["love"]
    with pytest.raises(CardError, match="must have the tables"):
        read_cards(tables, "mine.toml")


def test_no_evil_at_all_is_no_game() -> None:
    tables = deepcopy(TABLES)
    for row in ("assassin", "thief", "witch"):
        suit = next(suit for suit in ("power", "wisdom", "love") if row in tables[suit])
        tables[suit][row]["ability"] = "shed"
    del tables["wild"]["demon"]["evil"]
    tables["wild"]["demon"].pop("marks")
    with pytest.raises(CardError, match="has no evil card at all"):
        read_cards(tables, "mine.toml")


def test_the_edition_says_what_an_8_reaches() -> None:
    assert read_edition(TABLES, "mine.toml") == "ally"
    with pytest.raises(CardError, match="reaches must be one of ally, hand"):
        read_edition(broken("edition", "eight", reaches="moon"), "mine.toml")
    with pytest.raises(CardError, match="must have the row eight"):
        read_edition({"edition": {}}, "mine.toml")


def test_an_owner_may_put_in_what_the_own_copy_says() -> None:
    tables = broken("wild", "king", crown=9)
    tables["power"]["champion"]["ability"] = "shed"
    tables["history"]["coronation_of_a_king"]["count"] = 1
    cards = {card.id: card for card in read_cards(tables, "mine.toml")}
    assert cards["king"].crown == 9 and cards["champion"].ability == "shed"
    assert cards["coronation_of_a_king"].count == 1

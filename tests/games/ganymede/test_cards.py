"""desktop/games/ganymede/cards.py: the printed numbers, and a loader that names what is wrong with an edited file."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from desktop import resources
from desktop.engine.cardbook import open_book
from desktop.engine.cardfile import CardError
from desktop.games.ganymede.cards import (
    CARDS,
    EFFECT,
    EFFECTS,
    NAMES,
    RANK,
    RANKS,
    VALUE,
    Card,
    read_cards,
)

FILE = resources.find("ganymede/cards.toml")
TABLES = tomllib.loads(FILE.read_text(encoding="utf-8"))


def deck(camp: str, copies: str = "copies") -> list[str]:
    return sorted(card.rank for card in CARDS if card.camp == camp for _ in range(getattr(card, copies)))


def test_the_colours_have_a_5_two_6s_two_8s_and_a_9() -> None:
    # "One 5 card, Two 6 cards, Two 8 cards, One 9 card"
    for camp in ("red", "green"):
        assert deck(camp) == ["5", "6", "6", "8", "8", "9"]


def test_18_black_and_12_purple_cards() -> None:
    assert deck("black") == sorted(["2", "3", "4", "7", "10", "A"] * 3)
    assert deck("purple") == sorted("A A 2 2 3 3 4 4 7 7 10 10".split())
    assert deck("purple", "recruits") == sorted("A 2 3 4 5 6 6 7 8 8 9 10".split())


def test_an_a_counts_1_at_least() -> None:
    assert {value for value, rank in zip(VALUE, RANK, strict=True) if rank == "A"} == {1}
    assert all(value == int(rank) for value, rank in zip(VALUE, RANK, strict=True) if rank != "A")


def test_what_the_rulebook_prints_is_marked_so() -> None:
    by_name = {card.id: card for card in CARDS}
    assert {card.source for card in CARDS if card.camp in ("red", "green")} == {"rulebook"}
    assert all(by_name[f"black_{rank}"].marks["rank"] == "rulebook" for rank in ("2", "3", "4", "7", "10", "A"))
    assert by_name["black_2"].marks.get("effect", by_name["black_2"].source) == "reconstructed"
    assert {card.source for card in CARDS if card.camp == "purple"} == {"reconstructed"}


def test_equal_ranks_have_equal_effects_in_black_and_purple() -> None:
    black = {rank: effect for name, rank, effect in zip(NAMES, RANK, EFFECT, strict=True) if name.startswith("black")}
    for card in CARDS:
        if card.camp == "purple":
            assert card.effect == black.get(card.rank, "")


def edited(camp: str, name: str, **fields: Any) -> dict[str, Any]:
    tables = copy.deepcopy(TABLES)
    tables[camp].setdefault(name, {}).update(fields)
    return tables


def test_an_owner_s_own_numbers_are_read() -> None:
    cards = read_cards(edited("black", "black_7", copies=5, source="rulebook"), "my.toml")
    assert next(card for card in cards if card.id == "black_7") == Card(
        "black_7", "black", "7", 5, 0, "strike", "rulebook", {"rank": "rulebook", "effect": "rulebook"}
    )


SOURCES = "one of rulebook, published, reconstructed"


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        ({"red": {}}, "file: must have the tables red, green, black, purple, and no others"),
        ({**TABLES, "red": 5}, "red: must be a table of cards"),
        ({**TABLES, "red": {"red_5": 5}}, "red card red_5: must be a row of fields in braces"),
        ({**TABLES, "red": {}}, "red: has no card at all by its copies"),
        (edited("red", "blue_5"), "red card blue_5: the id must be red_ and letters, digits or underscores"),
        (edited("red", "red_7"), "red card red_7: copies is missing"),
        (edited("red", "red_5", colour=1), "red card red_5: colour is no field of a card"),
        (edited("red", "red_5", rank=5), f"red card red_5: rank must be one of {', '.join(RANKS)}, as a text"),
        (edited("red", "red_5", copies=-1), "red card red_5: copies must be a whole number from 0 to 20"),
        (edited("red", "red_5", copies=True), "red card red_5: copies must be a whole number from 0 to 20"),
        (edited("red", "red_5", recruits=1), "red card red_5: recruits belongs to Purple cards only"),
        (edited("black", "black_2", effect="fly"), f"black card black_2: effect must be one of {', '.join(EFFECTS)}"),
        (edited("black", "black_2", effect="ace"), "black card black_2: effect ace and rank A belong together"),
        (edited("red", "red_5", source="me"), f"red card red_5: source must be {SOURCES}"),
        (edited("red", "red_5", marks={"x": "y"}), f"red card red_5: marks must give fields of this row {SOURCES}"),
    ],
)  # fmt: skip
def test_a_wrong_row_is_named(tables: dict[str, Any], said: str) -> None:
    with pytest.raises(CardError) as error:
        read_cards(tables, "my.toml")
    assert str(error.value) == f"my.toml: {said}"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"none\.toml: file: cannot be read"):
        open_book(tmp_path / "none.toml", None, read_cards)
    (tmp_path / "bad.toml").write_text("[red", encoding="utf-8")
    with pytest.raises(CardError, match=r"bad\.toml: file: is not TOML"):
        open_book(tmp_path / "bad.toml", None, read_cards)

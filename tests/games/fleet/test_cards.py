"""The printed numbers, and a loader that names what is wrong with an edited file."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from desktop import resources
from desktop.engine.cardbook import open_book
from desktop.engine.cardfile import CardError
from desktop.games.fleet.cards import (
    CARDS,
    CLASSES,
    COPIES,
    FLEET,
    KIND,
    NAMES,
    ROWS,
    SHIPS,
    SOLD,
    read_cards,
)

FILE = resources.find("fleet/cards.toml")
TABLES = tomllib.loads(FILE.read_text(encoding="utf-8"))


def test_the_materials_are_complete() -> None:
    # Rulebook, Materials list: 25 cards per player, Arms Dealer deck 45 cards, asteroid deck 20 cards.
    assert [len(ships) for ships in SHIPS] == [25, 25] and all(COPIES[ship] == 1 for side in SHIPS for ship in side)
    assert sum(COPIES[card] for card in SOLD) == 45
    assert sum(card.copies for card in CARDS if card.kind == "asteroid") == 20


def test_the_arms_dealer_s_printed_counts() -> None:
    # Rulebook, cut-outs: 5 Reinforcements, 3 Rapid Repair, 5 Redraw; Repairs: 1, 2, 2, 3, 3.
    counted = {card.id: card.copies for card in CARDS if card.table == "dealer" and card.kind != "gear"}
    assert counted == {
        "reinforcements": 5, "repair_mothership": 1, "repair_destroyer": 2, "repair_fighter": 2, "repair_scout": 3,
        "repair_drone": 3, "rapid_repair": 3, "redraw": 5,
    }  # fmt: skip
    assert sum(card.copies for card in CARDS if card.kind == "gear") == 21


def test_both_fleets_have_the_same_classes() -> None:
    for side in SHIPS:
        counted = [sum(CARDS[ship].ship_class == name for ship in side) for name in CLASSES]
        assert counted == [1, 3, 5, 7, 9]


def test_every_number_that_is_our_own_is_marked_so() -> None:
    for card in CARDS:
        assert card.source == "reconstructed"
        if card.table == "dealer" and card.kind != "gear":
            assert card.marks["copies"] == "rulebook" and "price" not in card.marks
        else:
            assert card.marks == {}
    assert {card.source for card in ROWS if card.kind == "coin"} == {"rulebook"}


def test_ids_are_those_of_two_fleets_and_a_shop() -> None:
    assert len(set(NAMES)) == len(NAMES) == 50 + 18 + 5
    assert [FLEET[card] for card in range(50)] == [0] * 25 + [1] * 25
    assert KIND.count("ship") == 50


def edited(table: str, row: str, **fields: Any) -> dict[str, Any]:
    """The file with one row changed; None takes a field away."""
    tables = copy.deepcopy(TABLES)
    changed = tables[table].setdefault(row, {})
    for field, value in fields.items():
        if value is None:
            del changed[field]
        else:
            changed[field] = value
    return tables


@pytest.mark.parametrize(
    ("tables", "message"),
    [
        ({}, "cards.toml: file: must have the tables"),
        ({**TABLES, "earth": {}}, "cards.toml: earth: must be a table of cards"),
        (edited("earth", "rivet", speed=None), "cards.toml: earth card rivet: speed is missing"),
        (edited("earth", "rivet", price=1000), "cards.toml: earth card rivet: price is no field"),
        (edited("earth", "rivet", speed=100), "rivet: speed must be a whole number from 0 to 99"),
        (edited("earth", "rivet", speed=True), "rivet: speed must be a whole number"),
        (edited("earth", "rivet", value=1500), "rivet: value must be a multiple of 1000"),
        (edited("earth", "rivet", **{"class": "barge"}), "rivet: a ship's class"),
        (edited("earth", "rivet", source="rumour"), "rivet: source must be one of"),
        (edited("earth", "Rivet", speed=1), "earth card Rivet: the id must be small letters"),
        (edited("skaxar", "rivet", **TABLES["earth"]["rivet"]), "card rivet: this id stands twice"),
        (edited("dealer", "gun_pod", kind="magic"), "gun_pod: kind must be one of gear"),
        (edited("dealer", "gun_pod", repairs="drone"), "gun_pod: a ship's class, and what a repair repairs"),
        (edited("dealer", "repair_drone", repairs="barge"), "repair_drone: a ship's class, and what a repair repairs"),
        (edited("coins", "coin_5000", value=3000), "coins: each coin must hold the next smaller one"),
        (edited("coins", "coin_5000", value=0), "coins: each coin must hold the next smaller one"),
    ],
)
def test_whatever_is_wrong_is_named_with_file_row_and_field(tables: dict[str, Any], message: str) -> None:
    with pytest.raises(CardError) as raised:
        read_cards(tables, "cards.toml")
    assert message in str(raised.value)


def test_an_edited_price_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    old = 'kind = "gear", firepower = 1, shield = 0, price =  1000'
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, old.replace(" 1000", " 2000")), encoding="utf-8")
    cards = read_cards(open_book(path, None, read_cards).tables, path.name)
    assert next(card.price for card in cards if card.id == "gun_pod") == 2000

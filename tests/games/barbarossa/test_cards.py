"""The printed numbers, and a loader that names what is wrong with an edited file."""

import copy
import tomllib
from collections import Counter
from typing import Any

import pytest

from desktop import resources
from desktop.engine.cardfile import CardError
from desktop.games.barbarossa.cards import CARDS, COPIES, NAMES, read_cards

TABLES = tomllib.loads(resources.find("barbarossa/cards.toml").read_text(encoding="utf-8"))


def test_the_materials_are_complete() -> None:
    # Rulebook 1: 305 game cards. 49 kinds: 3 transports, 14 units, 3 plans, 5 aids, 14 objectives, 10 events.
    assert sum(COPIES) == 305 and len(NAMES) == 49
    assert Counter(card.table for card in CARDS) == {
        "transport": 3, "unit": 14, "plan": 3, "aid": 5, "objective": 14, "event": 10,
    }  # fmt: skip


FOR_SALE = """
    horses 40 0 0 0
    trucks 24 0 3 0
    trains 16 0 6 0
    grenadier_regiment 24 1 2 0
    panzer_grenadier 16 1 4 0
    assault_gun_battalion 10 1 5 0
    anti_tank_battalion 10 1 4 0
    artillery_regiment 8 1 4 0
    engineer_battalion 8 1 4 0
    armored_reconnaissance_battalion 8 1 5 0
    division_headquarters_company 8 1 5 0
    field_replacement_battalion 8 1 2 0
    panzer_regiment 12 2 6 1
    elite_panzer_regiment 6 2 8 3
    independent_heavy_tank_battalion 8 2 6 2
    motorcycle_battalion 8 1 3 0
    signals_battalion 8 1 4 0
    air_supply 6 0 2 0
    strategic_planning 6 1 3 0
    concentrated_offensive 6 1 4 0
    field_commander 2 1 5 1
    chief_of_staff 2 1 5 1
    repair_workshop 3 1 4 0
    supply_depot 3 1 4 0
    replacement_depot 2 1 4 0
"""  # copies, OP, SP, VP
EVENTS = """
    soviet_guards_tank_army 2 1 6 1
    soviet_tank_corps 3 - 4 0
    rifle_army 4 - 3 0
    peoples_militia 3 - 2 0
    anti_tank_front 2 - 2 0
    general_winter 2 - 3 0
    rasputitsa 1 - 1 0
    partisans 1 - 1 0
    german_air_support 2 - -4 0
    captured_depot 1 0 0 0
"""  # copies, OP, modifier, VP; what objectives cost and are worth is shown in test_losses.py


def test_the_numbers_are_those_of_the_card_list() -> None:
    found = [f"{card.id} {card.copies} {card.op} {card.cost} {card.vp}" for card in CARDS if card.cost >= 0]
    assert found == [line.strip() for line in FOR_SALE.strip().splitlines()]
    events = [card for card in CARDS if card.table == "event"]
    told = [f"{card.id} {card.copies} {'-' if card.op < 0 else card.op} {card.modifier} {card.vp}" for card in events]
    assert told == [line.strip() for line in EVENTS.strip().splitlines()]
    assert [card.copies for card in CARDS if card.table == "objective"] == [10, 10, *([1] * 12)]


def test_what_the_rulebook_prints_is_marked_so() -> None:
    marked = {card.id: card.marks for card in CARDS if card.marks}
    assert marked["armored_reconnaissance_battalion"] == {"op": "rulebook", "gain": "rulebook"}
    # Section 14: "He plays a Division Headquarters Company for the remaining 1OP".
    assert marked["division_headquarters_company"]["op"] == "rulebook"
    assert marked["kharkov"] == {"occupy": "rulebook", "loss": "rulebook"}
    assert all(card.source == "reconstructed" for card in CARDS)
    assert not {"motorcycle_battalion", "signals_battalion", "partisans"} & set(marked)


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


def test_an_owner_s_numbers_are_taken() -> None:
    cards = read_cards(edited("unit", "artillery_regiment", cost=5, gain={"bp": 3}), "my.toml")
    found = next(card for card in cards if card.id == "artillery_regiment")
    assert (found.cost, found.gain) == (5, {"bp": 3})


@pytest.mark.parametrize(
    ("tables", "says"),
    [
        (edited("unit", "artillery_regiment", cost=-1), "unit card artillery_regiment: cost must be a whole number"),
        (edited("unit", "artillery_regiment", cost=None), "unit card artillery_regiment: cost is missing"),
        (edited("unit", "artillery_regiment", colour="red"), "colour is no field of a card of this table"),
        (edited("unit", "artillery_regiment", gain={"xp": 1}), "gain must be a table of op, sp, dp, rp, bp"),
        (edited("unit", "artillery_regiment", gain={"bp": 0}), "gain must give whole numbers from 1 to 99"),
        (edited("unit", "artillery_regiment", kind="navy"), "kind must be one of infantry, artillery"),
        (edited("unit", "artillery_regiment", deploy="may"), "deploy and arrives belong together"),
        (edited("unit", "artillery_regiment", sacrifice=2), "may have sacrifice on one kind of card only"),
        (edited("unit", "artillery_regiment", source="rumour"), "source must be one of"),
        (edited("transport", "horses", copies=12), "card horses: must have at least 30 copies"),
        (edited("objective", "moscow", effect="raze"), "must have exactly one city with the effect last"),
        (edited("event", "rifle_army", modifier="3"), "modifier must be a whole number from -99 to 99"),
        (edited("event", "rifle_army", red="burn"), "red must be one of keep, under, remove, assign"),
        (edited("event", "Rifle Army", copies=1), "the id must be small letters"),
        ({**TABLES, "navy": {}}, "must have the tables transport, unit, plan"),
        ({**TABLES, "plan": {}}, "plan: must be a table of cards"),
        (
            {**TABLES, "plan": {**TABLES["plan"], "horses": TABLES["plan"]["air_supply"]}},
            "horses: this id stands twice",
        ),
        (
            {**TABLES, "event": {"rifle_army": TABLES["event"]["rifle_army"]}},
            "must have more cards than there are cities",
        ),
    ],
)
def test_what_is_wrong_is_named(tables: dict[str, Any], says: str) -> None:
    with pytest.raises(CardError) as caught:
        read_cards(tables, "my.toml")
    assert says in str(caught.value) and str(caught.value).startswith("my.toml: ")

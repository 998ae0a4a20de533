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


def test_what_the_rulebook_prints_is_marked_so() -> None:
    marked = {card.id: card.marks for card in CARDS if card.marks}
    assert marked["armored_reconnaissance_battalion"] == {"op": "rulebook", "gain": "rulebook"}
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

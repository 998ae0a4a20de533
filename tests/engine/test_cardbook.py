"""desktop/engine/cardbook.py: what an owner of the printed game puts in holds field by field, or not at all."""

from pathlib import Path

import pytest

from desktop.engine.cardbook import CardBook, digest, open_book
from desktop.engine.cardfile import CardError

SHIPPED = """
[clan]
ogre = { cost = 4, name = "Ogre", source = "reconstructed", marks = { cost = "rulebook" } }
imp = { cost = 1, name = "Imp", source = "published" }
"""


def check(tables: dict[str, dict[str, dict[str, int]]], file: str) -> None:
    for name, row in tables["clan"].items():
        if not 0 <= row["cost"] <= 9:
            raise CardError(file, f"clan card {name}", "cost must be a whole number from 0 to 9")


def book(tmp_path: Path, own: str | None) -> CardBook:
    shipped, other = tmp_path / "cards.toml", tmp_path / "clash.toml"
    shipped.write_text(SHIPPED, encoding="utf-8")
    if own is None:
        return open_book(shipped, None, check)
    other.write_text(own, encoding="utf-8")
    return open_book(shipped, other, check)


def test_without_a_file_the_shipped_rows_hold(tmp_path: Path) -> None:
    plain = book(tmp_path, None)
    assert (plain.own, plain.digest, plain.wrong) == ((), "", "")
    assert plain.rows()["ogre"].marks == {"cost": "rulebook", "name": "reconstructed"}


def test_only_what_differs_is_the_owners(tmp_path: Path) -> None:
    changed = book(tmp_path, "[clan]\nogre = { cost = 5, name = 'Ogre' }\nimp = { cost = 1 }\n")
    assert changed.own == ("ogre",) and changed.wrong == ""
    assert changed.rows()["ogre"].fields == {"cost": 5, "name": "Ogre"}
    assert changed.rows()["ogre"].marks == {"cost": "own", "name": "reconstructed"}
    assert changed.rows()["imp"].marks["cost"] == "published"


def test_a_field_that_the_printed_card_has_not_is_taken_away(tmp_path: Path) -> None:
    assert "name" not in book(tmp_path, "[clan]\nogre = { without = ['name'] }\n").rows()["ogre"].fields


def test_the_digest_tells_numbers_apart_and_nothing_else(tmp_path: Path) -> None:
    five = book(tmp_path, "[clan]\nogre = { cost = 5 }\n").digest
    assert five == book(tmp_path, "[clan]\nogre = { cost = 5 }\nimp = { cost = 1 }\n").digest
    assert five != book(tmp_path, "[clan]\nogre = { cost = 6 }\n").digest
    assert book(tmp_path, "[clan]\nogre = { cost = 4 }\n").digest == "", "the same numbers are the shipped game"
    assert digest({"clan": {"a": {"cost": 1, "source": "own"}}}) == digest({"clan": {"a": {"cost": 1}}})


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ("[clan", "clash.toml: file: is not TOML"),
        ("[tribe]\nogre = { cost = 5 }", "clash.toml: tribe: is no table of this game; it has clan"),
        ("clan = 3", "clash.toml: clan: must be a table of cards"),
        ("[clan]\nogree = { cost = 5 }", "clash.toml: clan card ogree: there is no such card in this table"),
        ("[clan]\nogre = 5", "clash.toml: clan card ogre: must be a row of fields in braces"),
        ("[clan]\nogre = { cost = 50 }", "clash.toml: clan card ogre: cost must be a whole number from 0 to 9"),
        ("[clan]\nogre = { without = ['size'] }", "clash.toml: clan card ogre: without must be a list of fields"),
        ("[clan]\nogre = { without = ['source'] }", "clash.toml: clan card ogre: without must be a list of fields"),
        ("[clan]\nogre = { without = ['marks'] }", "clash.toml: clan card ogre: without must be a list of fields"),
        ("[clan]\nogre = { without = [['cost']] }", "clash.toml: clan card ogre: without must be a list of fields"),
        ("[clan]\nogre = { without = [{ cost = 5 }] }", "clash.toml: clan card ogre: without must be a list of fields"),
    ],
)
def test_a_file_that_does_not_hold_changes_nothing_and_is_told_with_row_and_field(
    tmp_path: Path, own: str, said: str
) -> None:
    broken = book(tmp_path, own)
    assert broken.wrong.startswith(said)
    assert (broken.tables, broken.own, broken.digest) == (book(tmp_path, None).tables, (), "")

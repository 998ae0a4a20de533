"""desktop/engine/cardfile.py: what is wrong with a card file is said with file, row and field."""

import pytest

from desktop.engine.cardfile import CardError, check_row, tables_of

GOOD = {"cost": 3, "source": "published", "marks": {"cost": "rulebook"}}


def row(**changes: object) -> dict[str, object]:
    return {**GOOD, **changes}


def test_a_good_row_comes_back_as_it_is() -> None:
    assert check_row("cards.toml", "card ogre", GOOD, {"cost"}, set(), "a card") is GOOD


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ([3], "must be a row of fields in braces"),
        ({"source": "published"}, "cost is missing"),
        ({"cost": 3}, "source is missing"),
        (row(price=1), "price is no field of a card"),
        (row(source="hearsay"), "source must be one of rulebook, published, reconstructed"),
        (row(marks=3), "marks must give fields of this row one of"),
        (row(marks={"attack": "rulebook"}), "marks must give fields of this row one of"),
        (row(marks={"cost": "hearsay"}), "marks must give fields of this row one of"),
    ],
)
def test_a_bad_row_is_said_with_its_place(bad: object, said: str) -> None:
    with pytest.raises(CardError) as error:
        check_row("cards.toml", "card ogre", bad, {"cost"}, set(), "a card")
    assert str(error.value).startswith("cards.toml: card ogre: ") and said in str(error.value)


def unreadable() -> bytes:
    raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: b"[starter", "is not TOML"),
        (lambda: b"\xff", "is not TOML"),
        (unreadable, "cannot be read: Permission"),
    ],
)
def test_a_file_that_is_no_card_file_is_said(read, said: str) -> None:
    with pytest.raises(CardError, match=f"^cards.toml: file: {said}"):
        tables_of("cards.toml", read)


def test_tables_are_read() -> None:
    assert tables_of("cards.toml", lambda: b"[starter]\nogre = { cost = 4 }") == {"starter": {"ogre": {"cost": 4}}}

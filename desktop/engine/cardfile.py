"""What all card files have in common: tables of rows with marks that say where each number is known from.

Owners of a printed game put their own numbers into a file beside it (`open_book`), so whatever is wrong is said in one
sentence with file, row and field.
"""

from collections.abc import Callable, Collection
from typing import Any

from desktop.engine.parsing import Unfit, toml_of

SOURCES = ("rulebook", "published", "reconstructed")
OWN = "own"  # what an owner of the printed game has put in


class CardError(ValueError):
    """A card file that does not hold; `str()` is one sentence with file, row and field."""

    def __init__(self, file: str, row: str, reason: str) -> None:
        super().__init__(f"{file}: {row}: {reason}")


def tables_of(file: str, read: Callable[[], bytes]) -> dict[str, Any]:
    """The tables of a file that `read` brings."""
    try:
        return toml_of(read().decode())
    except Unfit as error:
        raise CardError(file, error.place, error.reason) from None
    except UnicodeDecodeError as error:
        raise CardError(file, "file", f"is not TOML: {error}") from None
    except OSError as error:
        raise CardError(file, "file", f"cannot be read: {error.strerror}") from None


def check_row(
    file: str, where: str, row: Any, needed: Collection[str], optional: Collection[str], what: str
) -> dict[str, Any]:
    """A row with all its fields and no others, its source and its marks."""
    if not isinstance(row, dict):
        raise CardError(file, where, "must be a row of fields in braces")
    for field in sorted({*needed, "source"} - set(row)):
        raise CardError(file, where, f"{field} is missing")
    for field in sorted(set(row) - {*needed, *optional, "source", "marks"}):
        raise CardError(file, where, f"{field} is no field of {what}")
    if row["source"] not in (*SOURCES, OWN):
        raise CardError(file, where, f"source must be one of {', '.join(SOURCES)}")
    marks = row.get("marks", {})
    if not isinstance(marks, dict) or any(f not in row or m not in (*SOURCES, OWN) for f, m in marks.items()):
        raise CardError(file, where, f"marks must give fields of this row one of {', '.join(SOURCES)}")
    return row

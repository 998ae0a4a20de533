"""What people add to a match: notes of their own at its decisions, and from which match it branched off.

A note stands at a number of decisions: at 0 before the first, else at the table to which that many have led.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple
from unicodedata import category

from desktop.engine.state import StateError, read_int, read_table

MOST_NOTES: Final = 200
LONGEST_NOTE: Final = 500  # characters
LONGEST_ID: Final = 120
MOST_DECISIONS: Final = 100_000
_UNFIT: Final = ("Cc", "Cs")  # control signs and halves of signs


class Branch(NamedTuple):
    """Where a match that was tried out comes from: the id of that match's save, and after how many decisions."""

    of: str
    at: int


def tidy(text: str) -> str:
    """A note as it is kept: no sign that no file or screen can hold, and no more than there is room for."""
    held = text.replace("\t", " ")
    return "".join([sign for sign in held if sign == "\n" or category(sign) not in _UNFIT])[:LONGEST_NOTE].strip()


def read_notes(data: object, place: str) -> tuple[tuple[int, str], ...]:
    """Notes from a file: each at a decision of its own, in their order."""
    if not isinstance(data, list) or len(data) > MOST_NOTES:
        raise StateError(place, f"must be a list of at most {MOST_NOTES} entries")
    found: list[tuple[int, str]] = []
    for number, each in enumerate(data):
        here = f"{place}[{number}]"
        if not isinstance(each, list) or len(each) != 2:
            raise StateError(here, "must be a number of decisions and a text")
        at = read_int(each[0], f"{here}[0]", found[-1][0] + 1 if found else 0, MOST_DECISIONS)
        text = each[1]
        if not isinstance(text, str) or not text or text != tidy(text):
            raise StateError(
                f"{here}[1]", f"must be a text of 1 to {LONGEST_NOTE} characters without blanks at its ends"
            )
        found.append((at, text))
    return tuple(found)


def read_branch(data: object, place: str) -> Branch | None:
    """From which match this one branched off; most have been dealt."""
    if data is None:
        return None
    table = read_table(data, place)
    if set(table) != {"of", "at"}:
        raise StateError(place, "must have exactly of and at")
    of = table["of"]
    if not isinstance(of, str) or not 0 < len(of) <= LONGEST_ID or not of.isprintable():
        raise StateError(f"{place}.of", f"must be a text of 1 to {LONGEST_ID} characters")
    return Branch(of, read_int(table["at"], f"{place}.at", 0, MOST_DECISIONS))


def branch_json(branch: Branch | None) -> dict[str, object] | None:
    """For the file."""
    return None if branch is None else {"of": branch.of, "at": branch.at}


def notes_json(notes: Iterable[tuple[int, str]]) -> list[list[object]]:
    """For the file."""
    return [[at, text] for at, text in notes]

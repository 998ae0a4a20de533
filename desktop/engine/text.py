"""What games say: the id of a sentence and what stands in its gaps, never the sentence itself."""

from collections.abc import Iterable
from typing import NamedTuple


class Text(NamedTuple):
    """A sentence by its id in resources/text, with numbers, words or further texts for its gaps."""

    id: str
    args: tuple["int | float | str | Text", ...] = ()


def seat_name(seat: int) -> Text:
    """The name of whoever sits there; the program knows the names, the rules do not."""
    return Text("seat", (seat,))


def listed(things: Iterable[str | Text]) -> Text:
    """Things one after the other, with a language's own commas."""
    return Text("list", tuple(things))


def series(things: Iterable[str | Text]) -> Text:
    """Things one after the other that may hold commas themselves."""
    return Text("series", tuple(things))


def within(heading: Text) -> Text:
    """A heading in the middle of a sentence: most languages write it smaller there."""
    return Text("within", (heading,))


def stopped(clauses: Iterable[str | Text]) -> Text:
    """What is no sentence yet, each with a full stop."""
    return Text("stopped", tuple(clauses))


def prose(sentences: Iterable[str | Text]) -> Text:
    """Whole sentences one after the other; between them some languages leave a space and some do not."""
    return Text("prose", tuple(sentences))

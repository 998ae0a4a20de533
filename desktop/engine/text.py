"""What games say: the id of a sentence and what stands in its gaps, never the sentence itself."""

from typing import NamedTuple


class Text(NamedTuple):
    """A sentence by its id in resources/text, with numbers, words or further texts for its gaps."""

    id: str
    args: tuple["int | str | Text", ...] = ()


def seat_name(seat: int) -> Text:
    """The name of whoever sits there; the program knows the names, the rules do not."""
    return Text("seat", (seat,))

"""Where on the mat each seat's card of a meeting lies: in the direction of its seat, turned a little towards it.

The own card lies below, the others from the left over the far side to the right. Three columns share the width; a card
is as high as its rows leave, and narrower with its column. Words lie under a card, or beside it where its column has
another card: no card gives room for them.
"""

from typing import NamedTuple

from desktop.look import Box

GAP = 8.0
LEAN = 3.0  # degrees that the card of a seat at the side stands at an angle
DROP = 0.3  # of a card: how much deeper the own one lies where nothing is above it
BESIDE = 56.0  # high: words beside a card


class Lying(NamedTuple):
    """Where a seat's card lies, where it says whose it is, and at which angle it stands."""

    card: Box
    words: Box
    lean: float = 0.0


def lying(seats: int, room: Box, high: float, words: float) -> tuple[Lying, ...]:
    """Of each seat, the own one first and on to the left; `words`: how high those are that lie under a card."""
    if seats == 3:
        return _three(room, high, words)
    return _four(room, high, words) if seats == 4 else _more(seats, room, high, words)


def beside(seats: int, step: int) -> bool:
    """Whether the words of the seat so many steps to the left stand at its card's right."""
    return seats == 4 and step % 2 == 0


def _under(room: Box, column: float, y: float, high: float, words: float, lean: float = 0.0) -> Lying:
    """A card in a column, its words under it."""
    wide = room[2] / 3
    x = room[0] + column * wide
    return Lying((x + GAP / 2, y, wide - GAP, high), (x + 1, y + high + 4, wide - 2, words - 4), lean=lean)


def _three(room: Box, high: float, words: float) -> tuple[Lying, ...]:
    """Both others above, the own card between them and deeper."""
    drop = min(high * DROP, room[3] - high - words)
    y = room[1] + (room[3] - high - words - drop) / 2
    return (
        _under(room, 1, y + drop, high, words),
        _under(room, 0, y, high, words, LEAN),
        _under(room, 2, y, high, words, -LEAN),
    )


def _four(room: Box, high: float, words: float) -> tuple[Lying, ...]:
    """A cross: the far card and the own one in the middle, their words in the free corners to the right of them."""
    left, top, wide, whole = room
    column, side = wide / 3, top + (whole - high - words) / 2
    low = top + whole - high
    corner = left + 2 * column + GAP, column - GAP
    deep = min(BESIDE, side - top - GAP)

    def middle(y: float, beside: float) -> Lying:
        card = (left + column + GAP / 2, y, column - GAP, high)
        return Lying(card, (corner[0], beside, corner[1], deep))

    return (
        middle(low, top + whole - deep),
        _under(room, 0, side, high, words, LEAN),
        middle(top, top),
        _under(room, 2, side, high, words, -LEAN),
    )


def _more(seats: int, room: Box, high: float, words: float) -> tuple[Lying, ...]:
    """Two rows: at the sides and the own card below, two or three across."""
    low = room[1] + room[3] - high - words
    far = (0.5, 1.5) if seats == 5 else (0.0, 1.0, 2.0)
    return (
        _under(room, 1, low, high, words),
        _under(room, 0, low, high, words, LEAN),
        *(_under(room, column, room[1], high, words, LEAN * (1 - column) / 2) for column in far),
        _under(room, 2, low, high, words, -LEAN),
    )

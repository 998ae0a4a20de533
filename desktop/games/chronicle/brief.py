"""What the histories of a round ask for: what each character is worth as an ally, and to whoever plays it.

Worked out once for each set of histories; the rules of thumb (thumb.py) look it up.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from desktop.games.chronicle.cards import (
    ALL_KINDS,
    CHARACTERS,
    CONDITION,
    COUNTS,
    CROWN,
    EVIL,
    OF,
    PURGES,
    STRENGTH,
    SUIT,
    WILD,
)
from desktop.games.chronicle.state import MOST_SEATS

Worth = tuple[float, ...]

EVIL_ALLY: Final = -4.0  # an evil ally shuts its seat out
_DARK_EVIL: Final = 0.9  # under A Time of Darkness it is what is wanted
_ANGEL: Final = 0.8
_ALL: Final = 0.6  # a card of any suit, where all kinds count
RELEASE: Final = 0.55  # of a card's worth is lost to its player when another wins it, and of a bad card's gained
_CROWN: Final = 0.25  # a card that wins whatever it wants is worth keeping
# By card, for each point of strength: kept where meetings are wanted, spent where they are not.
THRIFT: Final = tuple(0.03 * STRENGTH[card] for card in CHARACTERS)


@lru_cache(maxsize=4000)
def worth_of(histories: tuple[int, ...]) -> Worth:
    """What each character is worth as an ally while these histories count."""
    dark = any(CONDITION[history] == "most_evil" for history in histories)
    table = []
    for card in CHARACTERS:
        value = (_DARK_EVIL if dark else EVIL_ALLY) * EVIL[card]
        if card in PURGES and not dark:
            value += _ANGEL
        for history in histories:
            sign = {"most": 1.0, "fewest": -1.0}.get(CONDITION[history], 0.0)
            if OF[history] == ALL_KINDS:
                value += sign * _ALL * COUNTS[card]
            elif OF[history] == SUIT[card]:
                value += sign * COUNTS[card]
        table.append(value)
    return tuple(table)


@lru_cache(maxsize=4000)
def drawn_by(histories: tuple[int, ...]) -> Worth:
    """What a card is worth that others add to a meeting of each suit; the last entry: while no suit is led."""
    worth = worth_of(histories)
    average = sum(worth) / len(worth)
    suits = [sum(worth[card] for card in CHARACTERS if SUIT[card] == suit) / 10 for suit in range(WILD)]
    return (*(0.65 * suit + 0.35 * average for suit in suits), average)


# What a lead is worth, its ability aside: by the share of the next seat and whether the own one is shut out, then by
# card.
Leads = dict[tuple[float, bool], list[float]]


class Brief(NamedTuple):
    """What a set of histories asks for."""

    worth: Worth
    drawn: Worth
    dark: bool  # evil shuts nobody out
    ways: tuple[float, ...]  # what each card adds to be rid of it, face up
    leads: tuple[Leads, ...]  # by the number of seats


@lru_cache(maxsize=4000)
def brief_of(histories: tuple[int, ...]) -> Brief:
    """What these histories ask for."""
    dark = any(CONDITION[history] == "most_evil" for history in histories)
    worth, drawn = worth_of(histories), drawn_by(histories)
    hungry = drawn[WILD] > 0
    ways = [-_CROWN if CROWN[card] else -THRIFT[card] if hungry else THRIFT[card] for card in CHARACTERS]
    return Brief(worth, drawn, dark, tuple(ways), tuple([{} for _ in range(MOST_SEATS + 1)]))

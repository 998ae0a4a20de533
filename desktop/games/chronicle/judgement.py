"""The end of a round: who is shut out, who meets which history's condition, who rules by evil alone.

Pure counts over lists of allies; the rules carry them out, the table shows how things stand, opponents look ahead.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from desktop.games.chronicle.cards import CHARACTERS, CONDITION, COUNTS, EVIL, EVILS, HISTORIES, OF, PURGES, SUIT

MONOPOLY_FAME: Final = 2
EVIL_COUNT: Final = 4  # where a tally counts evil allies, beside three suits and all kinds


DARK: Final = frozenset(card for card in HISTORIES if CONDITION[card] == "most_evil")  # under it evil shuts nobody out


class Score(NamedTuple):
    """A history in play, and who meets its condition."""

    history: int
    seats: tuple[int, ...]


class Verdict(NamedTuple):
    """What a round's end brings; with a monopoly nobody else scores, and nothing is compared."""

    monopoly: int  # the seat that has all evil allies; -1: nobody
    shut_out: tuple[int, ...]
    scores: tuple[Score, ...]

    def fame(self, seats: int) -> list[int]:
        """The Fame that each seat gets."""
        gained = [0] * seats
        if self.monopoly >= 0:
            gained[self.monopoly] = MONOPOLY_FAME
        for score in self.scores:
            for seat in score.seats:
                gained[seat] += 1
        return gained


def evil_to_purge(allies: Sequence[int]) -> list[int]:
    """The evil allies that the Angel among these discards."""
    return [card for card in allies if EVIL[card]] if not PURGES.isdisjoint(allies) else []


def tally(allies: Sequence[int]) -> list[int]:
    """Power, Wisdom, Love, all kinds, evil: a 2 counts as three, but in evil."""
    sums = sum(map(_COUNTED.__getitem__, allies))
    power, wisdom, love = sums & _DIGIT, sums >> _BITS & _DIGIT, sums >> 2 * _BITS & _DIGIT
    return [power, wisdom, love, power + wisdom + love + (sums >> 3 * _BITS & _DIGIT), sums >> 4 * _BITS]


_BITS: Final = 10  # of each count, where all are in one number
_DIGIT: Final = (1 << _BITS) - 1
# By card: what it counts, each suit and evil in its place.
_COUNTED: Final = tuple((COUNTS[card] << SUIT[card] * _BITS) + (EVIL[card] << 4 * _BITS) for card in CHARACTERS)


def judge(tallies: Sequence[Sequence[int]], active: Sequence[int]) -> Verdict:
    """Rulebook, End of a round, from the allies that are left after the Angel."""
    seats = range(len(tallies))
    for seat in seats:
        if tallies[seat][EVIL_COUNT] == EVILS:
            return Verdict(seat, (), ())
    shut_out: tuple[int, ...] = ()
    if not DARK.intersection(active):
        shut_out = tuple([seat for seat in seats if tallies[seat][EVIL_COUNT]])
    remaining = [seat for seat in seats if seat not in shut_out]
    return Verdict(-1, shut_out, tuple([Score(history, meets(history, tallies, remaining)) for history in active]))


def meets(history: int, tallies: Sequence[Sequence[int]], remaining: Sequence[int]) -> tuple[int, ...]:
    """The seats among those remaining that meet a history's condition."""
    if not remaining:
        return ()
    condition = CONDITION[history]
    column = amount_column(history)
    if condition == "no_evil":
        return tuple([seat for seat in remaining if not tallies[seat][column]])
    amounts = [tallies[seat][column] for seat in remaining]
    wanted = min(amounts) if condition == "fewest" else max(amounts)
    if condition != "fewest" and not wanted:
        return ()
    return tuple([seat for seat in remaining if tallies[seat][column] == wanted])


def amount_column(history: int) -> int:
    """Which count of a tally a history looks at."""
    return EVIL_COUNT if OF[history] < 0 else OF[history]

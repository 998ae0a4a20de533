"""Strength and damage: pure sums over the rows and what was announced. The printed questions are its tests."""

from typing import Final, NamedTuple

from desktop.games.ganymede.cards import ACE, BUNKER, STRIKE, VALUE
from desktop.games.ganymede.state import (
    ACES,
    BATTLE,
    GREEN,
    PURPLE,
    ROW,
    THREES,
    THREES_ON_GREEN,
    GanymedeState,
)

LIMIT: Final = 21
CAP: Final = 3  # the most damage whoever played a 10 takes


class Clash(NamedTuple):
    """Two camps compared: full Strengths, and the damage that each takes."""

    strength: tuple[int, int]
    harm: tuple[int, int]
    uncapped: tuple[int, int]


def best_elevens(row: list[int]) -> int:
    """How many of the automated Purple's As count 11: one, unless that passes 21."""
    low = aces = 0
    for card in row:
        low += VALUE[card]
        aces += ACE[card]
    return 1 if aces and low + 10 <= LIMIT else 0


def automated_sum(row: list[int]) -> int:
    """The automated Purple's own numbers."""
    return sum(VALUE[card] for card in row) + 10 * best_elevens(row)


def threes_counter(camp: int, foe: int) -> int:
    """The counter of what a camp's 3s do to this foe."""
    return THREES_ON_GREEN if camp == PURPLE and foe == GREEN else THREES[camp]


def strength(state: GanymedeState, camp: int, foe: int) -> int:
    """Numbers, As as fixed, and what the foe's 10s and 3s add to them."""
    counters = state.counters
    total = 0
    for card in state.zones[ROW[camp]]:
        total += VALUE[card]
    fixed = counters[ACES[camp]]
    if fixed > 1:
        total += 10 * (fixed - 1)
    for card in state.zones[ROW[foe]]:
        if BUNKER[card]:
            total += 2  # Rulebook, the 10: its copies add up
    return max(0, total + counters[threes_counter(foe, camp)])


def compare(state: GanymedeState, one: int, other: int, unused: tuple[int, int] = (0, 0)) -> Clash:
    """Rulebook, Damage Calculation Phase, for two camps that leave so many 7s unused."""
    both = strength(state, one, other), strength(state, other, one)
    return weigh(state.zones[ROW[one]], state.zones[ROW[other]], both, state.kind == BATTLE, unused)


def weigh(
    one: list[int], other: list[int], both: tuple[int, int], battle: bool, unused: tuple[int, int] = (0, 0)
) -> Clash:
    """The damage between two rows with these Strengths."""
    first, second = both
    tie = first == second
    deals_first = first <= LIMIT and (second > LIMIT or first >= second)
    deals_second = second <= LIMIT and (first > LIMIT or second >= first)
    # Battle: "If you win by the Strength of exactly 21"; co-op: "If a camp reaches the Strength of exactly 21".
    bonus = not (tie and battle)
    to_other = _blow(one, first, bonus) - 2 * unused[0] if deals_first else 0
    to_one = _blow(other, second, bonus) - 2 * unused[1] if deals_second else 0
    return Clash(both, (_capped(one, to_one), _capped(other, to_other)), (to_one, to_other))


def _blow(row: list[int], total: int, bonus: bool) -> int:
    """A point for each card played, 2 for each 7, and 1 for exactly 21."""
    harm = len(row) + (1 if bonus and total == LIMIT else 0)
    for card in row:
        if STRIKE[card]:
            harm += 2
    return harm


def _capped(row: list[int], harm: int) -> int:
    """Rulebook, second question: the cap of a 10 is applied after everything else."""
    if harm > CAP:
        for card in row:
            if BUNKER[card]:
                return CAP
    return harm

"""What rows are worth against each other, and what cards are worth to own: shared by the opponents' rules of thumb.

A row's As and 3s are played at their best, each side seeing the other's; results are kept, because rows repeat.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from desktop.games.ganymede.cards import ACE, BUNKER, CARDS, SHIFT, VALUE
from desktop.games.ganymede.strength import LIMIT, automated_sum, weigh

Row = tuple[int, ...]

# What a card in the own collection adds to the log-odds of winning: logistic regression over 8,400 rounds of games in
# which both draw as greedy does, and take and remove at random. The 10 came out at -0.08, in hands that never wait for
# it; at 0.15 two who take it play as well (45 of 100 against the fit, within chance) and as long as people do.
_WORTH: Final = {
    "2": 0.02, "3": 0.42, "4": 0.06, "5": 0.14, "6": -0.04, "7": 0.09, "8": -0.19, "9": -0.29, "10": 0.15, "A": 0.18,
}  # fmt: skip
WORTH: Final = tuple(_WORTH[card.rank] for card in CARDS)


def best_total(row: list[int]) -> int:
    """The numbers of a row with its As at their best."""
    low = aces = 0
    for card in row:
        low += VALUE[card]
        aces += ACE[card]
    while aces and low + 10 <= LIMIT:
        low += 10
        aces -= 1
    return low


@lru_cache(maxsize=200_000)
def exchange(one: Row, other: Row, battle: bool, other_automated: bool = False) -> tuple[int, int]:
    """What the first row deals and takes when both announce As and 3s at their best; the first side yields first."""
    best = (-99, 0, 0)
    for own in _totals(one, other):
        for push in _pushes(one):
            worst = (99, 0, 0)
            for theirs in [automated_sum(list(other)) + _tens(one)] if other_automated else _totals(other, one):
                for pull in (0,) if other_automated else _pushes(other):
                    clash = weigh(list(one), list(other), (max(0, own + pull), max(0, theirs + push)), battle)
                    taken, dealt = clash.harm
                    if dealt - taken < worst[0]:
                        worst = (dealt - taken, dealt, taken)
            if worst[0] > best[0]:
                best = worst
    return best[1], best[2]


def _tens(row: Row) -> int:
    return 2 * sum(BUNKER[card] for card in row)


def _totals(row: Row, foe: Row) -> list[int]:
    """The Strengths that a row can announce: each number of As as 11 that does not pass 21, or all as 1."""
    low = sum(VALUE[card] for card in row) + _tens(foe)
    aces = sum(ACE[card] for card in row)
    return [low, *(low + 10 * n for n in range(1, aces + 1) if low + 10 * n <= LIMIT + 1)]


def _pushes(row: Row) -> range:
    count = sum(SHIFT[card] for card in row)
    return range(-count, count + 1)


def utility(dealt: int, taken: int, own_hp: int, foe_hp: int) -> float:
    """An exchange as a change of fortunes; a fall counts for much more than points."""
    value = float(min(dealt, foe_hp) - min(taken, own_hp))
    if dealt >= foe_hp:
        value += 8.0
    if taken >= own_hp:
        value -= 8.0
    return value


def stop_or_draw(row: Row, left: Sequence[int], draws: int, value: "RowValue") -> tuple[float, float]:
    """What it is worth to stop now, and to draw and then go on as well as possible (-inf: there is nothing to draw)."""
    stop = value(row)
    if not left or draws <= 0 or sum(VALUE[card] for card in row) > LIMIT:
        return stop, float("-inf")
    total = 0.0
    for card in set(left):
        rest = list(left)
        rest.remove(card)
        after = tuple(sorted((*row, card)))
        total += left.count(card) * max(stop_or_draw(after, rest, draws - 1, value))
    return stop, total / len(left)


class RowValue:
    """What a row is worth against likely rows of the foes, each met as often."""

    def __init__(self, foes: Sequence[tuple[Row, int]], own_hp: int, battle: bool, automated: bool) -> None:
        self._foes = foes  # a row, and the hit points of whoever has it
        self._own_hp = own_hp
        self._battle = battle
        self._automated = automated
        self._kept: dict[Row, float] = {}

    def __call__(self, row: Row) -> float:
        kept = self._kept.get(row)
        if kept is None:
            total = 0.0
            for foe, hp in self._foes:
                dealt, taken = exchange(row, foe, self._battle, self._automated)
                total += utility(dealt, taken, self._own_hp, hp)
            kept = self._kept[row] = total / max(1, len(self._foes))
        return kept

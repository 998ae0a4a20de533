"""Fair worlds: unknown cards dealt so that every deal that fits what a seat knows is exactly as likely as any other.

A seat's unknown cards are one group, in the hand and face down alike. What is known of a group: how many cards it has,
which suits it cannot have, and whether one of them must be no Wild. A face-down card may be any non-Wild of its
group, so a group counts as often as there are such cards. Cards of a suit are alike to all this: the ways to share out
the numbers of the four suits are counted exactly, group by group, and kept; a deal then is a few draws by these counts.
"""

from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import NamedTuple

from desktop.engine.rng import Rng
from desktop.games.chronicle.cards import SUIT, WILD

Numbers = tuple[int, int, int, int]  # how many cards of each suit


class Group(NamedTuple):
    """What is known of the unknown cards of a seat."""

    size: int
    void: int = 0  # the mask of suits that none of them has
    covered: int = -1  # -1: nothing lies face down; else how many known cards, beside these, may lie there
    pledged: bool = False  # at least one of them is no Wild

    @property
    def free(self) -> bool:
        """Whether any cards will do."""
        return not self.void and self.covered < 0 and not self.pledged

    def weight(self, plain: int) -> int:
        """In how many ways it can lie with so many cards that are no Wilds."""
        if self.pledged and not plain:
            return 0
        return 1 if self.covered < 0 else self.covered + plain


@lru_cache(maxsize=20_000)
def shares(group: Group, left: Numbers) -> tuple[Numbers, ...]:
    """The numbers of suits that a group may take from those left."""
    most = [0 if group.void >> suit & 1 else left[suit] for suit in range(4)]
    size = group.size
    if size == sum(left):  # the last group takes what there is
        return (left,) if tuple(most) == left and group.weight(size - left[WILD]) else ()
    found = []
    for power in range(min(size, most[0]) + 1):
        for wisdom in range(min(size - power, most[1]) + 1):
            rest = size - power - wisdom
            for love in range(max(0, rest - most[3]), min(rest, most[2]) + 1):
                if group.weight(power + wisdom + love):
                    found.append((power, wisdom, love, rest - love))
    return tuple(found)


@lru_cache(maxsize=100_000)
def ways(groups: tuple[Group, ...], left: Numbers) -> int:
    """In how many ways the groups can be dealt from so many cards of each suit; what is left over goes anywhere."""
    if not groups:
        return 1
    table = choices(groups, left)
    return table[1][-1] if table[0] else 0


@lru_cache(maxsize=100_000)
def choices(groups: tuple[Group, ...], left: Numbers) -> tuple[tuple[Numbers, ...], tuple[int, ...]]:
    """What the first group may take, with the running total of the ways that each leaves."""
    first, others = groups[0], groups[1:]
    found = []
    counts = []
    for share in shares(first, left):
        after = (left[0] - share[0], left[1] - share[1], left[2] - share[2], left[3] - share[3])
        rest = ways(others, after)
        if rest:
            taken = comb(left[0], share[0]) * comb(left[1], share[1]) * comb(left[2], share[2])
            found.append(share)
            counts.append(taken * comb(left[3], share[3]) * first.weight(sum(share[:3])) * rest)
    return tuple(found), tuple(accumulate(counts))


def deal(groups: list[Group], cards: list[int], rng: Rng) -> list[list[int]]:
    """Cards for each group, every fitting deal as likely; the groups must be able to take all the cards."""
    rng.shuffle(cards)
    bound = sorted((number for number, group in enumerate(groups) if not group.free), key=lambda n: groups[n])
    dealt: list[list[int]] = [[] for _ in groups]
    if bound:
        suits: list[list[int]] = [[], [], [], []]
        for card in cards:
            suits[SUIT[card]].append(card)
        rest = tuple(groups[number] for number in bound)
        for number in bound:
            left = (len(suits[0]), len(suits[1]), len(suits[2]), len(suits[WILD]))
            options, totals = choices(rest, left)
            share = options[_draw(totals, rng)]
            for suit, count in enumerate(share):
                for _ in range(count):
                    dealt[number].append(suits[suit].pop())
            rest = rest[1:]
        cards = suits[0] + suits[1] + suits[2] + suits[WILD]
        if len(bound) < len(groups):
            rng.shuffle(cards)  # also where one group takes the rest: its places are not those of suits
    for number, group in enumerate(groups):
        if group.free:
            dealt[number] = [cards.pop() for _ in range(group.size)]
    return dealt


def _draw(totals: tuple[int, ...], rng: Rng) -> int:
    """The number of an entry, each as likely as its share of the running totals."""
    ticket = _below(totals[-1], rng)
    low, high = 0, len(totals) - 1
    while low < high:
        middle = (low + high) // 2
        if ticket < totals[middle]:
            high = middle
        else:
            low = middle + 1
    return low


def _below(n: int, rng: Rng) -> int:
    """A number below n, which may be larger than the generator's 64 bits."""
    return (rng.bits() * n) >> 64 if n < 1 << 40 else ((rng.bits() << 64 | rng.bits()) * n) >> 128

"""Sorted places: who stands where by rank, groups of cards side by side, room shared out. Pure numbers, from 0, 0.

Keeps the rule that of a covered card as much is seen as holds its number, as long as there is room for another row.
"""

from __future__ import annotations

from collections.abc import Sequence

Rank = tuple[int, int]  # group, order in it
Corner = tuple[float, float]

OVERLAP = 0.56  # of a card's width, from card to card of a group
LEAST_SHARE = 0.22  # of what all need: who needs less gets as much
LEAST_STEP = 0.36  # under it the groups take another row


def standing(ranks: Sequence[Rank]) -> tuple[int, ...]:
    """Which card stands first, second, ...; equal ones as they lie."""
    return tuple(sorted(range(len(ranks)), key=lambda index: (ranks[index], index)))


def groups(
    room: tuple[float, float], most: float, aspect: float, gap: float, rows: int, align: str, ranks: Sequence[Rank]
) -> tuple[float, list[Corner]]:
    """How high the cards are, and their corners in the order in which they stand."""
    numbers = [rank[0] for rank in ranks]
    sizes = [numbers.count(number) for number in sorted(set(numbers))]
    wide, high = room[0], min(most, room[1], room[0] / aspect)
    lines = [sizes]
    if rows > 1 and len(sizes) > 1 and _step(wide, high * aspect, gap, sizes) < LEAST_STEP:
        high = min(most, (room[1] - gap) / 2)
        halves = ([sizes[:cut], sizes[cut:]] for cut in range(1, len(sizes)))
        lines = min(halves, key=lambda pair: max(_width(high * aspect, gap, half) for half in pair))
    top = (room[1] - high * len(lines) - gap * (len(lines) - 1)) / 2
    corners: list[Corner] = []
    for number, line in enumerate(lines):
        y = top + number * (high + gap)
        corners += [(x, y) for x in _line(wide, high * aspect, gap, line, align)]
    return high, corners


def _width(card: float, gap: float, sizes: Sequence[int]) -> float:
    return sum(card * (1 + OVERLAP * (size - 1)) for size in sizes) + gap * (len(sizes) - 1)


def _step(room: float, card: float, gap: float, sizes: Sequence[int]) -> float:
    """How much of a covered card could be seen, as a share of its width."""
    covered = sum(sizes) - len(sizes)
    if not covered:
        return OVERLAP
    return min(OVERLAP, (room - len(sizes) * card - gap * (len(sizes) - 1)) / covered / card)


def _line(room: float, card: float, gap: float, sizes: Sequence[int], align: str) -> list[float]:
    """The left edges of one row, pressed together where nothing else helps."""
    step = max(0.1, _step(room, card, gap, sizes)) * card
    lefts, x = [], 0.0
    for size in sizes:
        lefts += [x + step * place for place in range(size)]
        x += card + step * (size - 1) + gap
    last = lefts[-1] if lefts else 0.0
    shrink = min(1.0, (room - card) / last) if last > 0 else 1.0
    spare = room - card - last * shrink
    shift = {"left": 0.0, "centre": spare / 2, "right": spare}[align]
    return [shift + left * shrink for left in lefts]


def roomy(room: float, card: float, gap: float, ranks: Sequence[Rank]) -> bool:
    """Whether cards so wide cover each other no more than they do in any room, with one more group of one."""
    numbers = [rank[0] for rank in ranks]
    return _width(card, gap, [*(numbers.count(number) for number in set(numbers)), 1]) <= room


def span(count: int, ranks: Sequence[Rank] = ()) -> float:
    """How many cards wide the cards of a place lie, with room for one more; those of a group cover each other."""
    over = count - len({rank[0] for rank in ranks}) if len(ranks) == count else 0
    return 1 + count - over * (1 - OVERLAP)


def share_out(spans: Sequence[tuple[float, float]], needs: Sequence[float]) -> list[tuple[float, float]]:
    """Left edges and widths of places side by side, shared out anew by what each needs; the gaps between them stay."""
    least = LEAST_SHARE * sum(needs)
    raised = [max(need, least) for need in needs]
    room, x = sum(wide for _, wide in spans), spans[0][0]
    found = []
    for place, ((left, wide), need) in enumerate(zip(spans, raised, strict=True)):
        found.append((x, room * need / sum(raised)))
        gap = spans[place + 1][0] - left - wide if place + 1 < len(spans) else 0.0
        x += found[-1][1] + gap
    return found

"""Where something may lie over a table: in the free place that is nearest to where one would like it.

No Qt, no scene: rectangles in, a rectangle out. What must stay clear is the scene's to say (`TableScene.keep_clear`).
Something that can be given in several sizes is given in the first that finds a free place; a place that covers as
little as possible is the last resort.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from math import hypot
from typing import Any, NamedTuple

from desktop.table.scene.layout import Rect

STEPS = 16  # places across the room that are tried where none is free
CLEAR = 6.0  # units between what lies over a table and what must stay clear
HAIR = 0.01  # pixels: what touches does not overlap

Size = tuple[float, float]
Corner = tuple[float, float]
Wish = Callable[[Size], Sequence[Corner]]  # where something of this size would best have its upper left corner


class Sizes(Sequence[Size]):
    """Sizes that are worked out when they are asked for: most things lie in the first one."""

    def __init__(self, count: int, make: Callable[[int], Size]) -> None:
        self._count, self._make = count, make

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, number: Any) -> Any:
        if number >= self._count:
            raise IndexError(number)
        return self._make(number)


def first(sizes: Sequence[Size], count: int) -> Sequence[Size]:
    """Only so many of them."""
    return sizes if count == len(sizes) else Sizes(count, sizes.__getitem__)


class Place(NamedTuple):
    """Which of the sizes found a place, where, and whether it covers nothing that must stay clear."""

    form: int
    rect: Rect
    free: bool


def at(corner: Corner) -> Wish:
    """One corner, whatever the size."""
    return lambda size: (corner,)


def top_of(box: Rect) -> Wish:
    """The middle of a box's upper edge."""
    return lambda size: ((box.x + (box.w - size[0]) / 2, box.y),)


def beside(card: Rect, gap: float) -> Wish:
    """Right, left, above, below."""
    x, y = card.centre

    def corners(size: Size) -> Sequence[Corner]:
        wide, high = size
        across, down = x - wide / 2, y - high / 2
        return (card.right + gap, down), (card.x - gap - wide, down), (across, card.y - gap - high), (
            across, card.bottom + gap,
        )  # fmt: skip

    return corners


def grown(rect: Rect, by: float) -> Rect:
    """With a margin all round."""
    return Rect(rect.x - by, rect.y - by, rect.w + 2 * by, rect.h + 2 * by)


def distance(first: Rect, second: Rect) -> float:
    """Between the nearest edges of two."""
    across = max(0.0, second.x - first.right, first.x - second.right)
    down = max(0.0, second.y - first.bottom, first.y - second.bottom)
    return hypot(across, down)


def find_place(
    sizes: Sequence[Size],
    room: Rect,
    taken: Sequence[Rect],
    wish: Wish,
    rather: Sequence[Rect] = (),
    cost: Callable[[Rect], float] | None = None,
) -> Place | None:
    """The first of the sizes that has a free place, there where it costs least: by itself, near to where it is wished.

    `rather`: what is left free too as long as any of the sizes can.
    """
    for keep_off in (outer([*taken, *rather]), outer(taken))[0 if rather else 1 :]:
        for number, size in enumerate(sizes):
            free = []
            for corner in wish(size):
                place = nearest(size, room, keep_off, corner)
                if place is None:  # then there is none near to any other corner either
                    break
                free.append(place)
            if free:
                return Place(number, _cheapest(free, wish(size), cost), True)
    return None


def _cheapest(free: Sequence[Rect], wished: Sequence[Corner], cost: Callable[[Rect], float] | None) -> Rect:
    if cost is not None:
        return min(free, key=cost)
    return min(free, key=lambda rect: min(hypot(rect.x - x, rect.y - y) for x, y in wished))


def outer(rects: Sequence[Rect]) -> list[Rect]:
    """Without those that lie inside another one."""
    result: list[Rect] = []
    for rect in sorted(dict.fromkeys(rects), key=lambda each: -each.w * each.h):
        if not any(other.holds(rect) for other in result):
            result.append(rect)
    return result


def nearest(size: Size, room: Rect, taken: Sequence[Rect], corner: Corner) -> Rect | None:
    """The free place nearest to a corner. It has its own x and y, or touches something on the left or the right."""
    wide, high = size
    low, most = room.x, room.right - wide
    if most < low - HAIR or high > room.h + HAIR:
        return None
    wished = min(max(corner[0], low), most)
    edges = (x for rect in taken for x in (rect.right, rect.x - wide) if low <= x <= most)
    down = sorted(taken, key=lambda rect: rect.y)
    best: tuple[float, Rect] | None = None
    for x in sorted({wished, low, most, *edges}, key=lambda each: abs(each - corner[0])):
        if best is not None and abs(x - corner[0]) >= best[0]:
            break
        left, right = x + HAIR, x + wide - HAIR
        spans = [(rect.y - high, rect.bottom) for rect in down if rect.x < right and rect.right > left]
        y = _gap(spans, room.y, room.bottom - high, corner[1])
        if y is not None:
            far = hypot(x - corner[0], y - corner[1])
            if best is None or far < best[0]:
                best = far, Rect(x, y, wide, high)
    return best[1] if best is not None else None


def _gap(blocked: Sequence[tuple[float, float]], low: float, most: float, wished: float) -> float | None:
    """The number nearest to the wished one that is in no blocked span; the spans come as they begin."""
    begins: list[float] = []
    ends: list[float] = []
    for first, last in blocked:  # together with those that they overlap
        if ends and first + HAIR < ends[-1]:
            ends[-1] = max(ends[-1], last - HAIR)
        elif last - first > 2 * HAIR:
            begins.append(first + HAIR)
            ends.append(last - HAIR)
    edges = (y for span in blocked for y in span if low <= y <= most)
    for y in sorted({min(max(wished, low), max(low, most)), *edges}, key=lambda each: abs(each - wished)):
        before = bisect_left(begins, y) - 1
        if before < 0 or y >= ends[before]:
            return y
    return None


def least_covering(sizes: Sequence[Size], room: Rect, taken: Sequence[Rect], wish: Wish) -> Place:
    """Where nothing is free: the last of the sizes, there where it covers least."""
    number = len(sizes) - 1
    wide, high = size = sizes[number]
    corner = wish(size)[0]
    across, down = max(0.0, room.w - wide) / STEPS, max(0.0, room.h - high) / STEPS
    spots = [
        Rect(room.x + across * i, room.y + down * j, wide, high) for i in range(STEPS + 1) for j in range(STEPS + 1)
    ]

    def covers(spot: Rect) -> tuple[float, float]:
        return sum(spot.overlap(rect) for rect in taken), hypot(spot.x - corner[0], spot.y - corner[1])

    return Place(number, min(spots, key=covers), False)

"""Where something may lie: the free place nearest to where one would like it, held against trying every place."""

from functools import partial
from itertools import product
from math import hypot
from random import Random

import pytest

from desktop.table.scene.free_ground import HAIR, Corner, Size, find_place, nearest
from desktop.table.scene.layout import Rect

ROOM = Rect(0.0, 0.0, 1000.0, 700.0)


def taken(dice: Random, count: int) -> list[Rect]:
    """Things on a grid, so that many touch, and some hairlines."""
    return [
        Rect(10.0 * dice.randrange(-5, 100), 10.0 * dice.randrange(-5, 70),
             dice.choice((0.005, 60.0, 200.0)), dice.choice((0.005, 80.0, 150.0)))
        for _ in range(count)
    ]  # fmt: skip


def free(rect: Rect, things: list[Rect]) -> bool:
    return not any(
        thing.x < rect.right - HAIR and thing.right > rect.x + HAIR
        and thing.y + HAIR < rect.bottom and rect.y < thing.bottom - HAIR
        for thing in things
    )  # fmt: skip


def tried(size: tuple[float, float], things: list[Rect], corner: tuple[float, float]) -> list[Rect]:
    """Every free place that touches something, or has its own x or y."""
    wide, high = size
    most = ROOM.right - wide, ROOM.bottom - high
    across = {min(max(corner[0], 0.0), most[0]), 0.0, most[0]}
    down = {min(max(corner[1], 0.0), most[1])}
    for thing in things:
        across |= {thing.right, thing.x - wide}
        down |= {thing.bottom, thing.y - high}
    places = (Rect(x, y, wide, high) for x, y in product(across, down) if 0.0 <= x <= most[0] and 0.0 <= y <= most[1])
    return [place for place in places if free(place, things)]


@pytest.mark.parametrize("count", [0, 4, 12, 30])
def test_there_is_no_nearer_place_and_none_only_where_there_is_none(count: int) -> None:
    dice, found, none = Random(count), 0, 0
    for _ in range(60):
        things, size = taken(dice, count), (dice.uniform(20, 400), dice.uniform(20, 300))
        corner = dice.uniform(-100, 1100), dice.uniform(-100, 800)

        def far(rect: Rect, corner: tuple[float, float] = corner) -> float:
            return hypot(rect.x - corner[0], rect.y - corner[1])

        place, every = nearest(size, ROOM, things, corner), tried(size, things, corner)
        if place is None:
            none += 1
            assert not every
        else:
            found += 1
            assert free(place, things) and far(place) <= min(map(far, every)) + 1e-6
    assert found and (none or count < 30)


def wished(corners: list[Corner], size: Size) -> list[Corner]:
    return corners


def test_where_there_is_no_place_near_one_corner_there_is_none_near_any() -> None:
    """That is not asked for each corner once more."""
    dice, kinds = Random(1), set[bool]()
    for _ in range(200):
        things, size = taken(dice, 25), (dice.uniform(100, 400), dice.uniform(100, 300))
        corners = [(dice.uniform(0, 1000), dice.uniform(0, 700)) for _ in range(3)]
        places = [nearest(size, ROOM, things, corner) for corner in corners]
        assert len({place is None for place in places}) == 1
        asked = find_place([size], ROOM, things, partial(wished, corners))
        assert (asked is None) == (places[0] is None)
        kinds.add(asked is None)
    assert kinds == {True, False}

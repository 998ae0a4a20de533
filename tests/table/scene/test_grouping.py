"""Sorted places: groups stand apart, what is covered still shows its corner, and nothing leaves the room."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.look import CARD_ASPECT
from desktop.table.scene.grouping import LEAST_STEP, OVERLAP, groups, span, standing

ROOM = (262.0, 132.0)


def lay(*sizes, room=ROOM, rows=2, most=88.0, align="left"):
    ranks = [(group, place) for group, size in enumerate(sizes) for place in range(size)]
    return groups(room, most, CARD_ASPECT, 6, rows, align, ranks)


def test_equal_ranks_stand_as_they_lie():
    assert standing([(1, 0), (0, 5), (1, 0), (0, 2)]) == (3, 1, 0, 2)


def test_cards_of_a_group_overlap_and_groups_do_not():
    high, corners = lay(2, 2)
    lefts = [x for x, _ in corners]
    wide = high * CARD_ASPECT
    assert lefts[1] - lefts[0] < wide < lefts[2] - lefts[1]
    assert high == 88 and len({y for _, y in corners}) == 1


def test_groups_take_another_row_before_they_hide_their_numbers():
    high, corners = lay(4, 6, 7, 2)
    assert len({y for _, y in corners}) == 2 and high == (132 - 6) / 2
    steps = [b[0] - a[0] for a, b in pairwise(corners) if a[1] == b[1]]
    assert min(steps) >= LEAST_STEP * high * CARD_ASPECT
    assert len({y for _, y in lay(4, 6, 7, 2, rows=1)[1]}) == 1


def test_one_group_keeps_to_one_row():
    assert len({y for _, y in lay(14)[1]}) == 1


def test_a_row_starts_where_it_is_aligned():
    assert lay(1)[1][0][0] == 0
    high, corners = lay(1, align="right")
    assert corners[0][0] == pytest.approx(ROOM[0] - high * CARD_ASPECT)
    assert lay(1, align="centre")[1][0][0] == pytest.approx(corners[0][0] / 2)


def test_nothing_lies_in_an_empty_place():
    assert lay()[1] == []


@given(
    st.lists(st.integers(1, 12), max_size=5), st.floats(90, 600), st.floats(40, 200), st.sampled_from([1, 2]),
    st.sampled_from(["left", "centre", "right"]),
)  # fmt: skip
def test_every_card_lies_in_the_room(sizes, wide, tall, rows, align):
    high, corners = lay(*sizes, room=(wide, tall), rows=rows, align=align)
    assert len(corners) == sum(sizes)
    for x, y in corners:
        assert x >= -0.01 and y >= -0.01 and y + high <= tall + 0.01
        assert x + high * CARD_ASPECT <= max(wide, high * CARD_ASPECT) + 0.01


def test_a_card_is_never_wider_than_its_room():
    high, corners = lay(1, room=(40.0, 132.0), rows=1)
    assert high * CARD_ASPECT <= 40 and corners == [(0, (132 - high) / 2)]


def test_cards_that_cover_each_other_need_less_room():
    """With room for one more: three groups, two cards of which lie half under others."""
    ranks = [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)]
    assert span(5) == 6
    assert span(5, ranks) == pytest.approx(4 + 2 * OVERLAP)
    assert span(5, ranks[:-1]) == 6  # not the cards that lie there
    assert span(0) == 1

"""Where each seat's card lies in a meeting: as large as the table lets it, turned towards whoever played it."""

from itertools import combinations

import pytest

from desktop.games.chronicle import GAME
from desktop.games.chronicle.directions import LEAN, lying
from desktop.games.chronicle.state import MOST_SEATS
from desktop.table.scene.layout import Rect, frame, lay_out
from desktop.words import Words

WORDS = Words("en")
ROOM = (0.0, 0.0, 480.0, 390.0)
SEATS = range(3, MOST_SEATS + 1)


def say(text):
    return WORDS.say(text, ())


@pytest.mark.parametrize("seats", SEATS)
def test_cards_and_words_keep_apart_and_inside(seats):
    found = lying(seats, ROOM, 150.0, 30.0)
    rects = [Rect(*box) for lies in found for box in (lies.card, lies.words)]
    assert len(found) == seats and all(Rect(*ROOM).holds(rect) for rect in rects)
    assert not any(one.overlap(two) > 0.01 for one, two in combinations(rects, 2))


@pytest.mark.parametrize("seats", SEATS)
def test_the_cards_lie_around_the_middle_from_left_to_right(seats):
    own, *others = lying(seats, ROOM, 150.0, 30.0)
    middles = [lies.card[0] + lies.card[2] / 2 for lies in others]
    assert middles == sorted(middles)
    assert own.card[0] + own.card[2] / 2 == pytest.approx(240) and own.card[1] == max(
        lies.card[1] for lies in [*others, own]
    )
    assert (others[0].lean, own.lean, others[-1].lean) == (LEAN, 0.0, -LEAN)


def test_of_four_the_one_across_lies_over_the_own_card():
    """And the others between the two, at the sides."""
    own, left, across, right = (lies.card for lies in lying(4, ROOM, 150.0, 30.0))
    assert across[0] == own[0] and across[1] + across[3] < own[1]
    assert across[1] < left[1] == right[1] < own[1]


@pytest.mark.parametrize(("seats", "high"), [(3, 151), (4, 126), (5, 112), (6, 112)])
def test_the_cards_of_a_meeting_are_large(seats, high):  # UX 15
    """In pixels, in a small window."""
    window = frame(1366, 768)
    spec = GAME.face.spec(GAME.view(GAME.new(seats, "match", GAME.settle({}), 1), 0), say)
    table = lay_out(spec, window.table.w, window.table.h, window.unit, {("played", seat): 1 for seat in range(seats)})
    zones = [table.zones["played", seat] for seat in range(seats)]
    assert min(zone.card[1] for zone in zones) >= high
    assert {zone.spots[0].angle for zone in zones} >= {LEAN, -LEAN, 0.0}

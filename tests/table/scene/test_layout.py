"""The layout function: everything inside its zone, at every window the program allows."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.look import (
    CARD_ASPECT,
    CENTRE,
    LEFT,
    LEFT_HALF,
    RIGHT,
    RIGHT_HALF,
    TABLE,
    WIDE,
    LayoutSpec,
    PartSpec,
    ZoneSpec,
)
from desktop.table.scene.layout import TARGET, Rect, folds, frame, lay_out, sortable
from tests.table.tables import HAND, PILE, SPEC
from tests.table.tables import LEFT as LANE

WINDOWS = [(1024, 700), (1366, 768), (1280, 1024), (1600, 1000), (1920, 1080), (2560, 1080), (3840, 2160)]


def laid(counts, window=(1600, 1000), spec=SPEC, text=1.0):
    parts = frame(*window, text=text)
    return lay_out(spec, parts.table.w, parts.table.h, parts.unit, counts)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_parts_of_a_window_tile_it(window, text):  # UX 15
    parts = frame(*window, text=text)
    assert parts.top.bottom == parts.race.y
    assert parts.race.bottom == pytest.approx(parts.table.y)
    assert parts.race.w == pytest.approx(window[0])
    assert parts.table.bottom == pytest.approx(parts.action.y)
    assert parts.action.bottom == pytest.approx(window[1])
    assert parts.table.right == pytest.approx(parts.log.x)
    assert parts.log.right == pytest.approx(window[0])
    assert parts.table.w > window[0] * 0.6


def test_the_log_starts_folded_in_a_small_window():
    assert folds(1366, 768)
    assert folds(1024, 700)
    assert not folds(1920, 1080)
    assert not folds(1600, 1000)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("count", [0, 1, 4, 9, 25])
def test_cards_lie_inside_their_zone_whatever_their_number(window, count):  # UX 15
    table = laid({zone.key: count for zone in SPEC.zones}, window)
    for zone in table.zones.values():
        grown = zone.rect.at_least(0, zone.rect.h)
        for spot in zone.spots:
            if zone.spec.spread != "stack":
                assert grown.holds(spot.rect, 0.5)
            assert spot.rect.w == pytest.approx(zone.card[0])


@pytest.mark.parametrize("window", WINDOWS)
def test_targets_are_at_least_thirteen_tenths_of_a_card(window):  # UX 3
    table = laid({HAND: 5, LANE: 2, PILE: 3}, window)
    for zone in table.zones.values():
        targets = [zone.target, *(zone.card_target(i) for i in range(len(zone.spots)))]
        for target in targets:
            assert target.w >= zone.card[0] * TARGET - 0.01
            assert target.h >= zone.card[1] * TARGET - 0.01


def test_a_lane_grows_from_its_edge_outwards():
    lane = laid({LANE: 3}).zones[LANE]
    places = [spot.rect.x for spot in lane.spots]
    assert places == sorted(places, reverse=True)
    assert lane.spots[0].rect.right == pytest.approx(lane.rect.right)
    assert len(lane.empty) == 1  # four slots are drawn
    assert lane.entry == lane.empty[0]


def test_the_next_card_comes_after_the_last_when_the_slots_are_full():
    lane = laid({LANE: 4}).zones[LANE]
    assert lane.entry.x < lane.spots[-1].rect.x
    assert not lane.empty


def test_a_full_row_overlaps_evenly():
    row = laid({HAND: 30}).zones[HAND]
    steps = [b.rect.x - a.rect.x for a, b in zip(row.spots, row.spots[1:])]
    assert max(steps) - min(steps) < 0.01
    assert steps[0] < row.card[0]


def test_a_stack_leans_only_so_far():
    pile = laid({PILE: 40}).zones[PILE]
    assert pile.spots[-1].rect == pile.spots[-2].rect
    assert pile.spots[0].rect.y > pile.spots[3].rect.y


def test_a_fan_is_symmetric():
    spec = LayoutSpec("toy", (ZoneSpec(HAND, (300, 700, 900, 200), "fan", 170, align="centre"),))
    spots = laid({HAND: 5}, spec=spec).zones[HAND].spots
    assert [spot.angle for spot in spots] == pytest.approx([-2.2, -1.1, 0, 1.1, 2.2])
    assert spots[0].rect.y == pytest.approx(spots[4].rect.y)
    assert spots[2].rect.y < spots[0].rect.y


def test_a_grid_has_its_rows():
    spec = LayoutSpec("toy", (ZoneSpec(HAND, (100, 200, 900, 400), "grid", 150, rows=2),))
    spots = laid({HAND: 7}, spec=spec).zones[HAND].spots
    assert len({round(spot.rect.y) for spot in spots}) == 2
    assert len({round(spot.rect.x) for spot in spots}) == 4


def test_a_board_has_its_own_spots():
    spec = LayoutSpec("toy", (ZoneSpec(HAND, (100, 200, 900, 400), "board", 100, spots=((0, 0), (300, 200))),))
    zone = laid({HAND: 2}, spec=spec).zones[HAND]
    assert zone.spots[1].rect.x - zone.spots[0].rect.x == pytest.approx(300)


@pytest.mark.parametrize(
    ("pin", "left", "right"),
    [(LEFT, 0, 0), (CENTRE, 0.5, 0.5), (RIGHT, 1, 1), (WIDE, 0, 1), (LEFT_HALF, 0, 0.5), (RIGHT_HALF, 0.5, 1)],
)
def test_edges_follow_their_pins(pin, left, right):
    spec = LayoutSpec("toy", (), (PartSpec(("note", 0), (100, 100, 400, 60), pin),))
    for extra in (-180.0, 0.0, 244.0):
        rect = lay_out(spec, TABLE[2] + extra, TABLE[3], 1.0, {}).parts["note", 0]
        assert rect.x == pytest.approx(100 + left * extra)
        assert rect.right == pytest.approx(500 + right * extra)


@given(
    st.floats(-50, 50), st.floats(-50, 50), st.floats(1, 60), st.floats(1, 60), st.floats(-50, 50), st.floats(-50, 50)
)
def test_overlap_is_symmetric_and_bounded(x, y, w, h, x2, y2):
    a, b = Rect(x, y, w, h), Rect(x2, y2, 30, 30)
    assert a.overlap(b) == pytest.approx(b.overlap(a))
    assert 0 <= a.overlap(b) <= min(w * h, 900) + 1e-6
    assert math.isclose(a.overlap(a), w * h, rel_tol=1e-9)


# ---- cards that grow while few lie there


GROWING = ZoneSpec(LANE, (20, 300, 600, 200), "lane", 120, gap=10, slots=5, grows=(190, 150))


@pytest.mark.parametrize(("count", "high"), [(0, 190), (3, 190), (4, 150), (5, 150), (6, 120)])
def test_cards_are_larger_while_one_more_has_room(count, high):
    """Four of 136 units have room, and five of 107; a sixth comes after the five places."""
    lane = lay_out(LayoutSpec("toy", (GROWING,)), TABLE[2], TABLE[3], 1.0, {LANE: count}).zones[LANE]
    assert lane.card[1] == pytest.approx(high)
    assert all(lane.rect.holds(spot.rect) for spot in lane.spots)
    if count < 5:
        assert lane.rect.holds(lane.entry) and not any(lane.entry.overlap(spot.rect) for spot in lane.spots)


def test_a_place_that_is_full_needs_room_for_no_other_card():
    four = GROWING._replace(slots=4)
    assert lay_out(LayoutSpec("toy", (four,)), TABLE[2], TABLE[3], 1.0, {LANE: 4}).zones[LANE].card[1] == 190


def test_cards_that_grow_keep_to_the_height_of_their_place():
    low = GROWING._replace(rect=(20, 300, 600, 140))
    assert lay_out(LayoutSpec("toy", (low,)), TABLE[2], TABLE[3], 1.0, {LANE: 1}).zones[LANE].card[1] == 140


# ---- ranks

RANKS = LayoutSpec("toy", zones=(ZoneSpec(("fleet", 0), (296, 662, 940, 268), "ranks", 221, "centre", gap=10, rows=2),))
FLEET = ("fleet", 0)


def ranks(count: int, tucked: tuple[int, ...] = (), size: tuple[float, float] = (1490.0, 882.0), unit: float = 1.0):
    return lay_out(RANKS, *size, unit, {FLEET: count}, {FLEET: set(tucked)}).zones[FLEET]


@pytest.mark.parametrize("window", [(1024, 700), (1366, 768), (1600, 1000), (1920, 1080)])
@pytest.mark.parametrize("count", range(1, 26))
def test_ranks_never_overlap_and_stay_inside(window, count):  # UX 15
    room = frame(*window).table
    laid_out = ranks(count, size=(room.w, room.h), unit=window[1] / 1000)
    rects = [spot.rect for spot in laid_out.spots]
    assert len(rects) == count
    assert all(laid_out.rect.holds(rect) for rect in rects)
    assert all(one.overlap(other) < 0.01 for n, one in enumerate(rects) for other in rects[:n])


def test_ranks_take_a_second_row_only_when_that_lets_cards_be_larger():
    rows = [len({round(spot.rect.y) for spot in ranks(count).spots}) for count in (1, 5, 9, 12, 15)]
    assert rows == [1, 1, 1, 2, 2]
    assert [round(ranks(count).card[0]) for count in (1, 5)] == [158, 158]
    assert ranks(15).card[0] > 84


def test_what_is_tucked_looks_out_under_its_card():
    laid_out = ranks(5, tucked=(1, 2, 4))
    card, first, second, other, last = (spot.rect for spot in laid_out.spots)
    for gear, head in ((first, card), (second, card), (last, other)):
        assert head.x <= gear.x and gear.right <= head.right
        assert head.y < gear.y < head.bottom < gear.bottom
        assert laid_out.rect.holds(gear)
    assert first.right <= second.x
    assert card.overlap(other) == 0


@pytest.mark.parametrize("gear", range(7))
def test_any_gear_fits_under_its_card(gear):
    spots = ranks(1 + gear, tucked=tuple(range(1, 1 + gear))).spots
    assert all(spots[0].rect.x <= spot.rect.x and spot.rect.right <= spots[0].rect.right for spot in spots)
    assert all(one.rect.right <= other.rect.x + 0.01 for one, other in pairwise(spots[1:]))


# ---- cards on their side, groups, sorted places


def test_a_wide_zone_holds_cards_on_their_side():
    for spread in ("row", "ranks", "stack"):
        spec = LayoutSpec("toy", (ZoneSpec(PILE, (0, 52, 600, 200), spread, 120, wide=True, rows=2),))
        card = lay_out(spec, TABLE[2], TABLE[3], 1.0, {PILE: 2}).zones[PILE].card
        assert card[0] / card[1] == pytest.approx(880 / 630)


@pytest.mark.parametrize("count", [0, 1, 5, 20])
def test_groups_lie_inside_their_zone_and_stand_apart(count):
    spec = LayoutSpec("toy", (ZoneSpec(PILE, (20, 352, 262, 132), "groups", 88, gap=6, rows=2),))
    ranks = [(place % 4, place) for place in range(count)]
    zone = lay_out(spec, TABLE[2], TABLE[3], 1.0, {PILE: count}, ranks={PILE: ranks}).zones[PILE]
    assert len(zone.spots) == count and all(zone.rect.holds(spot.rect, 0.5) for spot in zone.spots)
    for one, (group, _) in zip(zone.spots, ranks, strict=True):
        for other, (another, _) in zip(zone.spots, ranks, strict=True):
            assert group == another or one.rect.overlap(other.rect) < 1


@pytest.mark.parametrize(("ranks", "high"), [((), 140), ((0, 0, 1), 140), ((0, 0, 0, 1), 110), ((0, 1, 2, 3), 110)])
def test_cards_in_groups_are_larger_while_one_more_has_room(ranks, high):
    """Overlapping cards count for what is seen of them; never is more covered for the sake of larger cards."""
    spec = LayoutSpec("toy", (ZoneSpec(PILE, (20, 352, 400, 150), "groups", 110, gap=6, grows=(140,)),))
    order = [(group, place) for place, group in enumerate(ranks)]
    laid_out = lay_out(spec, TABLE[2], TABLE[3], 1.0, {PILE: len(ranks)}, ranks={PILE: order}).zones[PILE]
    assert laid_out.card[1] == high and all(laid_out.rect.holds(spot.rect) for spot in laid_out.spots)


def test_the_cards_of_a_stack_stand_at_its_angle():
    spec = LayoutSpec("toy", (ZoneSpec(PILE, (20, 352, 262, 132), "stack", 120, lean=-3.0),))
    assert {spot.angle for spot in lay_out(spec, TABLE[2], TABLE[3], 1.0, {PILE: 2}).zones[PILE].spots} == {-3.0}


def test_a_sorted_place_deals_its_spots_out_by_rank():
    spec = LayoutSpec("toy", (ZoneSpec(HAND, (0, 700, 1000, 200), "fan", 180, sortable=True),))
    plain = lay_out(spec, TABLE[2], TABLE[3], 1.0, {HAND: 3}).zones[HAND]
    laid = lay_out(spec, TABLE[2], TABLE[3], 1.0, {HAND: 3}, ranks={HAND: [(2, 0), (0, 0), (1, 0)]}).zones[HAND]
    assert laid.standing == (1, 2, 0)
    assert [laid.spots[index] for index in laid.standing] == list(plain.spots)


def test_only_a_table_with_such_a_place_can_be_sorted():
    zone = ZoneSpec(HAND, (0, 700, 1000, 200), "fan", 180)
    assert not sortable(LayoutSpec("toy", (zone,)))
    assert sortable(LayoutSpec("toy", (zone, zone._replace(key=PILE, sortable=True))))


@pytest.mark.parametrize(
    ("left", "right", "ratio"), [(0, 0, 1.0), (9, 0, 4.13), (0, 30, 0.227), (4, 4, 1.0), (1, 3, 0.5)]
)
def test_places_that_share_their_room_get_what_their_cards_need(left, right, ratio):
    one, other = ("left", 0), ("right", 0)
    zones = (
        ZoneSpec(one, (100, 100, 300, 120), "row", 100, shares="both"),
        ZoneSpec(other, (420, 100, 500, 120), "row", 100, shares="both"),
    )
    laid = lay_out(LayoutSpec("toy", zones), 1490, 882, 1.0, {one: left, other: right}).zones
    first, second = laid[one].rect, laid[other].rect
    assert first.w / second.w == pytest.approx(ratio, rel=0.03)
    assert (first.x, second.right, second.x - first.right) == pytest.approx((100, 920, 20))
    assert all(zone.rect.holds(spot.rect) for zone in laid.values() for spot in zone.spots)


def test_what_is_shared_is_shared_by_the_size_of_the_cards():
    """Cards that lie turned and are smaller than others need only so much more room as they are wider."""
    one, other = ("left", 0), ("right", 0)
    zones = (
        ZoneSpec(one, (100, 100, 300, 120), "groups", 70, wide=True, shares="both"),
        ZoneSpec(other, (420, 100, 500, 120), "groups", 112, shares="both"),
    )
    laid = lay_out(LayoutSpec("toy", zones), 1490, 882, 1.0, {one: 4, other: 4}).zones
    assert laid[one].rect.w / laid[other].rect.w == pytest.approx(70 / 112 / CARD_ASPECT**2, rel=0.01)


def test_a_place_that_shares_nothing_stays_as_it_is():
    zones = (ZoneSpec(("left", 0), (100, 100, 300, 120), "row", 100),)
    assert lay_out(LayoutSpec("toy", zones), 1490, 882, 1.0, {("left", 0): 9}).zones["left", 0].rect.w == 300

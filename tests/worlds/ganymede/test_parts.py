"""Cubes, gauges and tallies: what they tell, and how they look on the way from one state to another."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from desktop.app.house.speech import TableSpeech
from desktop.games.ganymede.parts import Cubes, Gauge, Tally
from desktop.look import Badge, Caption, Note, Portion
from desktop.table.drawing.theme import Metrics
from desktop.table.parts import BadgeKind, CaptionKind, NoteKind
from desktop.words import Words
from desktop.worlds.ganymede.parts import HitPoints, PileTally, StrengthGauge
from tests.table.pictures import distinct, inked, painted

gauge, cubes, tally = StrengthGauge().paint, HitPoints().paint, PileTally().paint
caption, badge = CaptionKind().paint, BadgeKind().paint
RED = "#C8452E"
PLACE = QRectF(10, 10, 480, 120)
EIGHTEEN = Gauge("Strength", "18", (Portion("8", 8, RED), Portion("6", 6, RED), Portion("4", 4, RED)), 21, "Bust")
M = Metrics()


def drawn(paint, part, place: QRectF = PLACE, m: Metrics = M, grey: bool = False):
    return painted(lambda p: paint(p, place, part, m), 500, 140, grey)


def bar(part: Gauge, place: QRectF = PLACE, m: Metrics = M, grey: bool = False):
    return painted(lambda p: gauge(p, place, part, m), 500, 140, grey)


def test_every_cube_can_be_counted(qapp):  # UX 19
    rows = [drawn(cubes, Cubes("", n, 15, RED), grey=True) for n in range(16)]
    assert all(one != other for one, other in pairwise(rows))


def test_what_is_past_the_limit_is_told_in_grey(qapp):  # UX 39
    bust = EIGHTEEN._replace(portions=(*EIGHTEEN.portions, Portion("4", 4, RED)), reads="22", past=True)
    assert bar(bust, grey=True) != bar(bust._replace(past=False), grey=True)
    assert bar(EIGHTEEN, grey=True) != bar(EIGHTEEN._replace(portions=EIGHTEEN.portions[:2]), grey=True)


def test_more_than_the_gauge_holds_stays_inside(qapp):
    far = EIGHTEEN._replace(portions=(Portion("40", 40, RED),), unknown=30, reads="40")
    assert PLACE.adjusted(-2, -2, 2, 2).contains(inked(bar(far), 30))


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_same_sum_is_as_long_in_every_gauge_of_one_width(qapp, text):
    """However high it is, whatever stands before and behind the bar."""

    def ends(part: Gauge, high: float) -> list[int]:
        place, m = QRectF(0, 10, 500, high), Metrics(1.0, text)
        sheet = painted(lambda p: gauge(p, place, part, m), 500, 140)
        row = [sheet.pixelColor(x, round(10 + high * 0.36)) for x in range(500)]
        return [x for x, tint in enumerate(row) if (tint.red(), tint.green(), tint.blue()) == (0xFF, 0xF4, 0xDC)]

    long = EIGHTEEN._replace(label="Bartholomew: Strength", reads="8 / 18", hint="One more card: 1 of 3 fit")
    marks = [ends(part, high) for part in (EIGHTEEN, long) for high in (44, 60, 120)]
    assert marks[0] and all(mark == marks[0] for mark in marks)


def test_the_hint_shows_where_there_is_room_and_never_over_the_label(qapp):
    assert bar(EIGHTEEN) != bar(EIGHTEEN._replace(hint="One more: 1 of 3 fit"))
    narrow = QRectF(10, 10, 90, 60)
    assert bar(EIGHTEEN, narrow) == bar(EIGHTEEN._replace(hint="One more card: 1 of 3 left fit"), narrow)


@pytest.mark.parametrize("high", [60, 76, 126])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_low_gauge_leaves_its_scale_out(qapp, high, text):  # UX 15
    place = QRectF(10, 5, 300, high)
    assert place.adjusted(-2, -2, 2, 2).contains(inked(bar(EIGHTEEN, place, Metrics(1.0, text)), 30))


def test_a_tally_tells_kinds_and_numbers(qapp):
    two = Tally("Left", (Portion("6", 2, RED), Portion("8", 1, RED)))
    tallies = [
        drawn(tally, part, grey=True)
        for part in (
            two,
            two._replace(kinds=two.kinds[:1]),
            Tally("Left", (Portion("6", 1, RED), Portion("8", 1, RED))),
        )
    ]
    assert distinct(tallies) == 3


def test_a_caption_hangs_from_the_top_and_stands_where_it_is_told(qapp):
    wide = QRectF(10, 10, 300, 100)
    left = inked(painted(lambda p: caption(p, wide, Caption("words", align="left"), M), 340, 140))
    centre = inked(painted(lambda p: caption(p, wide, Caption("words"), M), 340, 140))
    assert left.left() < centre.left() and centre.bottom() < 50


def test_the_quieter_words_of_a_caption_stay_where_a_line_of_them_has_room(qapp):
    told = Caption("words", "and more of them")
    quiet = [
        drawn(caption, part, place)
        for place in (QRectF(10, 10, 300, 44), QRectF(10, 10, 300, 30))
        for part in (told, told._replace(small=""))
    ]
    assert quiet[0] != quiet[1] and quiet[2] == quiet[3]


def test_cubes_go_down_one_by_one(qapp):
    nine, five = Cubes("hp", 9, 15, RED), Cubes("hp", 5, 15, RED)
    assert [HitPoints().between(nine, five, share / 4).have for share in range(5)] == [9, 8, 7, 6, 5]


def test_a_sum_counts_up_through_its_portions(qapp):
    shown = [StrengthGauge().between(None, EIGHTEEN, share) for share in (0.0, 0.25, 0.5, 1.0)]
    assert [gauge.reads for gauge in shown] == ["0", "4", "9", "18"]
    assert [sum(p.amount for p in gauge.portions) for gauge in shown] == [0, 4.5, 9, 18]
    assert shown[-1] == EIGHTEEN


def test_it_turns_into_a_bust_on_the_way(qapp):
    bust = EIGHTEEN._replace(portions=(Portion("24", 24, RED),), reads="24", past=True)
    assert [StrengthGauge().between(None, bust, share).past for share in (0.5, 0.95, 1.0)] == [False, True, True]


def test_what_is_no_meter_changes_at_once():
    assert NoteKind().between(Note("old"), Note("new"), 0.1) == Note("new")
    assert HitPoints().between(Note("old"), Cubes("hp", 3, 15, RED), 0.1).have == 3


def test_what_may_come_next_is_marked_on_the_bar(qapp):
    ahead = EIGHTEEN._replace(ahead=(Portion("2", 20, RED), Portion("9", 27, RED)))
    assert bar(ahead, grey=True) != bar(EIGHTEEN, grey=True)
    assert bar(ahead, grey=True) != bar(ahead._replace(ahead=ahead.ahead[:1]), grey=True)
    far = EIGHTEEN._replace(ahead=tuple(Portion(f"{n} ×9", n, RED) for n in range(19, 60)))
    assert PLACE.adjusted(-2, -2, 2, 2).contains(inked(bar(far), 30))


def test_what_was_taken_off_is_hatched_and_said(qapp):  # UX 51
    jammed = EIGHTEEN._replace(reads="16", portions=(*EIGHTEEN.portions[:2], Portion("4", 2, RED)))
    told = jammed._replace(taken=Portion("−2 Jam", 2, RED))
    assert bar(told, grey=True) != bar(jammed, grey=True)
    assert bar(told, grey=True) != bar(told._replace(taken=Portion("−1 Jam", 1, RED)), grey=True)
    assert PLACE.adjusted(-2, -2, 2, 2).contains(inked(bar(told), 30))
    said = [StrengthGauge().says(part, TableSpeech(Words(), "ganymede", ())) for part in (jammed, told)]
    assert "−2 Jam" in said[1] and "Jam" not in said[0]
    assert StrengthGauge().between(None, told, 0.5).taken is None


def test_a_sum_goes_on_from_where_it_stood(qapp):
    six = EIGHTEEN._replace(portions=EIGHTEEN.portions[:1], reads="8 + ?")
    assert [StrengthGauge().between(six, EIGHTEEN, share).reads for share in (0.0, 0.5, 1.0)] == ["8", "13", "18"]
    assert [StrengthGauge().between(EIGHTEEN, six, share).reads for share in (0.0, 0.5, 1.0)] == ["18", "13", "8 + ?"]


def test_just_the_limit_is_told_when_it_has_a_name(qapp):
    full = EIGHTEEN._replace(portions=(Portion("21", 21, RED),), reads="21")
    assert bar(full._replace(exact="Exactly 21")) != bar(full)
    assert bar(EIGHTEEN._replace(exact="Exactly 21")) == bar(EIGHTEEN)


def test_a_caption_wraps_before_it_shrinks(qapp):
    narrow = QRectF(10, 10, 90, 60)
    one, two = (drawn(caption, Caption(t), narrow) for t in ("own", "own " * 6))
    assert inked(two).height() > 1.6 * inked(one).height()
    assert narrow.adjusted(-2, -2, 2, 2).contains(inked(two, 30))


def test_a_caption_of_two_lines_is_as_wide_as_its_widest_word_and_without_the_room_for_both_one_line(qapp):
    place, low = QRectF(10, 10, 70, 60), QRectF(10, 10, 70, 14)
    both = painted(lambda p: caption(p, place, Caption("no Love\nnot all"), M), 120, 100)
    one = painted(lambda p: caption(p, place, Caption("no Love"), M), 120, 100)
    assert inked(both).height() > 1.6 * inked(one).height()
    close = painted(lambda p: caption(p, low, Caption("no Love\nnot all"), M), 120, 100)
    assert close == painted(lambda p: caption(p, low, Caption("no Love · not all"), M), 120, 100)


@pytest.mark.parametrize("text", [1.0, 1.5, 1.8])
def test_large_letters_give_a_little_before_a_line_goes(qapp, text):  # UX 15, UX 19
    """Chronicle's plaque: who is ahead, and why."""
    place, m = QRectF(10, 10, 315, 46), Metrics(0.768, text)
    badges = [Badge("crown", "Oskar is ahead", why) for why in ("Sergeant 3: the weakest Power wins", "")]
    assert distinct(drawn(badge, part, place, m) for part in badges) == 2

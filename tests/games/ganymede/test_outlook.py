"""desktop/games/ganymede/outlook.py: what a battle is worth."""

import pytest

from desktop.games.ganymede.outlook import FOE_FIRST, KIND, NOBODY, NOTHING, OWN_FIRST, Outlook
from desktop.games.ganymede.state import GREEN, RED, STACKS
from tests.games.ganymede.fields import card, drawing, showdown


def row(camp: int, text: str) -> tuple[int, ...]:
    return tuple(sorted(card(camp, rank) for rank in text.split()))


def outlook(hp: tuple[int, int] = (15, 15), disc: int = RED, camp: int = RED) -> Outlook:
    return Outlook(drawing(rows=("9", "8", ""), decks=("5 6 6 8", "5 6 6 9", ""), hp=hp, disc=disc), camp)


@pytest.mark.parametrize("hp", [(15, 15), (12, 5), (3, 9)])
def test_the_chances_of_both_add_up_to_one(hp: tuple[int, int]) -> None:
    red, green = outlook(hp), outlook(hp, camp=GREEN)
    own, foe = hp
    for one, other in ((NOBODY, NOBODY), (OWN_FIRST, FOE_FIRST), (FOE_FIRST, OWN_FIRST)):
        lost = KIND[card(RED, "8")]
        both = red.chance(own, foe, lost, NOTHING, one) + green.chance(foe, own, NOTHING, lost, other)
        assert both == pytest.approx(1.0)


@pytest.mark.parametrize(("hp", "red"), [((3, 0), 1.0), ((0, 3), 0.0), ((0, 0), 1.0)])
def test_a_fall_ends_a_battle_and_the_disc_breaks_a_double_one(hp: tuple[int, int], red: float) -> None:
    assert outlook().chance(*hp) == red
    assert outlook(camp=GREEN).chance(*reversed(hp)) == 1.0 - red


def test_a_point_more_is_never_worse() -> None:
    chances = [outlook().chance(own, 8) for own in range(16)]
    assert chances == sorted(chances) and chances[1] < 0.3 and chances[15] > 0.7


def test_a_meeting_takes_hit_points_and_the_worst_card_of_the_damaged_who_takes_first() -> None:
    at = outlook()
    lost = KIND[card(GREEN, "8")]
    assert at.met(row(RED, "9 9"), row(GREEN, "8 8")) == at.chance(15, 13, NOTHING, lost, FOE_FIRST)
    both = KIND[card(RED, "8")]
    assert at.met(row(RED, "8 8"), row(GREEN, "8 8")) == at.chance(13, 13, both, lost, OWN_FIRST)


def test_nobody_takes_where_the_stacks_are_empty() -> None:
    state = drawing(rows=("9", "8", ""))
    for stack in range(STACKS):
        state.zones[stack].clear()
    assert Outlook(state, RED).taker(True, False) == NOBODY


def test_who_begins_announces_first() -> None:
    # 20 against 20, a 3 each: whoever speaks last can still take 1 off or leave it.
    rows = row(RED, "9 8 3"), row(GREEN, "9 8 3")
    early = drawing(rows=("9", "8", ""), disc=RED)
    late = drawing(rows=("9", "8", ""), disc=GREEN)
    assert Outlook(early, RED).begins and not Outlook(late, RED).begins
    assert 0.0 < Outlook(early, RED).met(*rows) < 1.0 and 0.0 < Outlook(late, RED).met(*rows) < 1.0


def test_taking_leaves_the_outlook_as_it_was_and_foresees_the_answer() -> None:
    at = Outlook(showdown("9 9 8", "9 9 8"), RED)
    before = list(at.own), list(at.foe), list(at.stacks)
    first, last = at.taking(card(RED, "3"), False), at.taking(card(RED, "3"), True)
    assert first < last  # the foe answers
    assert (at.own, at.foe, at.stacks) == before


def test_a_3_is_worth_more_than_a_9() -> None:
    at = outlook()
    without_3 = outlook()
    without_3.own[KIND[card(RED, "3")]] += 1
    assert Outlook.taking(at, card(RED, "3"), True) > at.chance(15, 15)
    assert at.chance(15, 15, KIND[card(RED, "9")]) > at.chance(15, 15, KIND[card(RED, "5")])

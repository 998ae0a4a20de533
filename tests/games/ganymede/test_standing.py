"""desktop/games/ganymede/standing.py: what a game against Purple stands at."""

import pytest

from desktop.games.ganymede.standing import after_meeting, chance, standing_of
from desktop.games.ganymede.state import GREEN, PURPLE, RED
from tests.games.ganymede.fields import card, drawing, showdown


def row(camp: int, text: str) -> tuple[int, ...]:
    return tuple(sorted(card(camp, rank) for rank in text.split()))


def test_against_purple_its_fall_wins_whoever_else_fell() -> None:
    at = standing_of(showdown("9 9 8", "9 9 8", "10 10 4", mode="three"), RED)
    assert chance(at._replace(hp=(0, 0, 0))) == 1.0 and chance(at._replace(hp=(0, 0, 1))) == 0.0
    assert 0.0 < chance(at._replace(hp=(0, 5, 5))) < chance(at._replace(hp=(5, 5, 5))) < 1.0
    assert chance(at._replace(camp=PURPLE)) == pytest.approx(1.0 - chance(at))


def test_a_meeting_takes_hit_points_and_a_card_of_the_damaged() -> None:
    at = standing_of(drawing(seat=1, mode="coop", rows=("9", "8", "7")), GREEN)
    after = after_meeting(at, (row(RED, "5"), row(GREEN, "9 9"), row(PURPLE, "7 10")))
    assert after.hp[RED] < 15 and after.owned[RED] == at.owned[RED]  # a 5 is worth nothing, and no harm
    assert after.owned[PURPLE] == at.owned[PURPLE]  # it removes none


def test_green_is_not_hit_by_what_red_meets() -> None:
    at = standing_of(drawing(seat=1, mode="coop", rows=("9", "8", "7")), GREEN)
    after = after_meeting(at, (row(RED, "5"), row(GREEN, "9 9"), row(PURPLE, "7 10")))
    assert after.hp[GREEN] == 15 and after.hp[RED] < 15 and after.hp[PURPLE] == 15 - 2

"""desktop/games/ganymede/announcing.py: As and 3s as whoever does not search announces them."""

import pytest

from desktop.games.ganymede import GAME
from desktop.games.ganymede.announcing import announce
from tests.games.ganymede.fields import showdown


@pytest.mark.parametrize(
    ("red", "green", "purple", "mode", "announced"),
    [
        ("A 9", "8 8", "", "battle", "aces:1"),
        ("A 9", "7 10", "", "battle", "aces:0"),  # as 11 it would bust by the 10
        ("A A 9", "9 9", "", "battle", "aces:1"),
        ("9 3", "8 8 5", "", "battle", "threes:green:+1"),
        ("9 5 3", "9 8", "", "battle", "threes:green:-1"),
        ("8 3", "8 8", "7 7 7", "coop", "threes:purple:+1"),
        ("9 6 3", "8 8", "7 7 4", "three", "threes:purple:-1"),
    ],
)
def test_it_deals_most_and_costs_least(red: str, green: str, purple: str, mode: str, announced: str) -> None:
    state = showdown(red, green, purple, mode=mode)
    assert GAME.verbs.text(announce(state, state.legal())) == announced


def test_the_other_s_as_not_fixed_yet_are_taken_at_their_best() -> None:
    # Green's A will make 20: the 3 must reckon with it, and 21 against 20 needs no push, 20 against 20 does.
    state = showdown("9 8 3", "9 A", disc=0)
    assert GAME.verbs.text(announce(state, state.legal())) == "threes:green:-1"

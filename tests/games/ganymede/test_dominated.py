"""desktop/games/ganymede/dominated.py: harm to oneself, and a gain that is left lying."""

import pytest

from desktop.games.ganymede.state import ROW, GanymedeState
from tests.games.dominated import left_out
from tests.games.ganymede.fields import drawing, play, showdown


def stopping(rows: tuple[str, str, str], deck: str, mode: str = "battle", seat: int = 0) -> GanymedeState:
    decks = tuple(deck if camp == seat else "8 8 6 5" for camp in range(3))
    return drawing(seat, fresh=False, mode=mode, rows=rows, decks=decks)


@pytest.mark.parametrize(
    ("rows", "deck", "dominated"),
    [
        (("5 2", "9", ""), "3 5 6 8", True),  # 7 against 9 in the open, and 8 more are 15
        (("6 2", "9", ""), "3 5", True),  # 13
        (("5 2", "9", ""), "3 5 6 9", False),  # 16, and three 10s would add 6
        (("5 2", "9", ""), "3 5 10 8", False),  # the own 10 would raise the other by 2
        (("5 5", "9", ""), "3 5", False),  # 10 is no less than 9
        (("5 3", "9", ""), "3 5", False),  # the 3 may bring it down to 8
        (("A", "10", ""), "2 3", False),  # 11, with the 10 of the other 13
    ],
)
def test_who_is_beaten_in_the_open_draws_what_cannot_hurt(
    rows: tuple[str, str, str], deck: str, dominated: bool
) -> None:
    assert left_out(stopping(rows, deck)) == (["stop"] if dominated else [])


@pytest.mark.parametrize(("card", "dominated"), [("2", ["stop"]), ("6", []), ("9", [])])
def test_a_card_that_makes_a_1_of_an_a_may_hurt(card: str, dominated: list[str]) -> None:
    """Purple draws last and sees all; 16 against 18: with a 2 it is 18, with a 6 12."""
    state = drawing(2, fresh=False, mode="three", rows=("9 9", "8 6", "A 5"), decks=("", "", card), place=2)
    for camp in (0, 1):
        for at in (0, 1):
            state.reveal(ROW[camp], at, state.setting.everyone)
    assert left_out(state) == dominated


def test_who_draws_second_reckons_with_the_cards_that_lie_there() -> None:
    """One card lies face down: a 10 at most, and 2 more; while the other is still to draw it may have three."""
    rows = ("9 6", "5 2", "")
    assert left_out(drawing(1, fresh=False, rows=rows, decks=("8", "9 5", ""))) == ["stop"]
    assert left_out(drawing(1, fresh=False, rows=rows, decks=("8", "9 5", ""), disc=1)) == []


def test_a_2_or_4_that_can_do_nothing_is_not_turned_up() -> None:
    idle = drawing(rows=("9 2", "9", ""), decks=("9 9", "8 8 6 5", ""))
    assert left_out(idle) == ["turn_up:black_2"]
    assert left_out(drawing(rows=("9 4", "9", ""), discards=("9 9", "", ""))) == ["turn_up:black_4"]
    assert left_out(drawing(rows=("9 2", "9", ""), decks=("9 9", "8 8 6 5", ""), discards=("9", "", ""))) == []


def test_a_4_that_was_turned_up_is_used() -> None:
    state = drawing(rows=("9 4", "9", ""), decks=("6 8 9", "8 8 6 5", ""))
    assert left_out(play(state, "turn_up:black_4")) == ["leave"]


def test_whether_a_2_fetches_is_not_judged() -> None:
    """Its card is drawn next, and may be worse than any other."""
    state = drawing(rows=("9 2", "9", ""), decks=("5 5", "8 8 6 5", ""), discards=("9", "", ""))
    assert left_out(play(state, "turn_up:black_2")) == []


@pytest.mark.parametrize(
    ("red", "green", "dominated"),
    [
        ("A 9", "8 8", ["aces:0"]),  # 20 counts more than 10
        ("A 9 5", "8 8", ["aces:1"]),  # 25 counts 0
        ("A 9", "7 10", ["aces:1"]),  # the printed question: 22 with the 2 of the 10
        ("A 10", "8 3", []),  # the 3 may make 22 of 21
        ("A A", "9 9", ["aces:0", "aces:2"]),  # 12
    ],
)
def test_as_count_what_counts_most(red: str, green: str, dominated: list[str]) -> None:
    assert left_out(showdown(red, green)) == dominated


@pytest.mark.parametrize(
    ("red", "green", "dominated"),
    [
        ("9 3", "6 6", ["threes:green:0", "threes:green:+1"]),  # 12 to 11 wins
        ("9 3", "8 8 5", ["threes:green:-1", "threes:green:0"]),  # past 21
        ("9 3", "8 A", []),  # the A is not announced yet
    ],
)
def test_a_3_serves_its_owner(red: str, green: str, dominated: list[str]) -> None:
    assert left_out(showdown(red, green)) == dominated


def test_all_7s_are_used() -> None:
    assert left_out(showdown("7 7", "8 5")) == ["sevens:1", "sevens:0"]


@pytest.mark.parametrize(
    ("green", "dominated"),
    [
        ("8 4 2", ["remove:black_4"]),
        ("9 5", ["remove:green_5"]),
        ("9 8", []),  # hardly worse
        ("8 7 2", ["remove:black_7"]),
        ("9 5 2", []),  # which of them is the best is open
    ],
)
def test_the_best_card_does_not_leave_the_game(green: str, dominated: list[str]) -> None:
    assert left_out(showdown("9 9", green)) == dominated

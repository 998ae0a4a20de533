"""desktop/games/ganymede/strength.py: ties, busts, the bonus of 21 and the cap, in each mode's own way."""

import pytest

from desktop.games.ganymede.state import ACES, ROW, STRENGTH
from desktop.games.ganymede.strength import CAP, LIMIT, automated_sum, compare, weigh
from tests.games.ganymede.fields import card, hp, notes, play, ruling, showdown


def harm(red: str, green: str, battle: bool = True) -> tuple[int, int]:
    """What Red and Green take when these rows meet with their plain Strengths; rows without As."""
    rows = [[card(camp, rank) for rank in text.split()] for camp, text in ((0, red), (1, green))]
    own = [sum(1 if rank == "A" else int(rank) for rank in text.split()) for text in (red, green)]
    tens = [2 * text.split().count("10") for text in (red, green)]
    both = (own[0] + tens[1], own[1] + tens[0])
    return weigh(rows[0], rows[1], both, battle).harm


def test_the_numbers() -> None:
    assert (LIMIT, CAP) == (21, 3)


def test_the_first_printed_question() -> None:
    # "If the start player plays "A" and "9" and the non-start player plays "7" and "10" ...": A as 1 stands at 12
    # against 17 and takes 2 for the cards and 2 for the 7.
    state = showdown("A 9", "7 10")
    play(state, "aces:0")
    assert notes(state, "strength") == [("strength", 0, 12), ("strength", 1, 17)]
    assert hp(play(state, "sevens:1")) == [11, 15]


def test_the_first_printed_question_had_the_a_been_11() -> None:
    # "they play their A as 1": as 11 it would have been 22.
    state = play(showdown("A 9", "7 10"), "aces:1")
    assert notes(state, "strength", "bust") == [("strength", 0, 22), ("bust", 0, 22), ("strength", 1, 17)]
    assert hp(play(state, "sevens:1")) == [11, 15]


@ruling("cap_last")
def test_the_second_printed_question() -> None:
    # "The start player's Strength is 21(17+4) ... normally adds up to 6 damage. However, ... only takes of 3 damage."
    state = showdown("4 6 7", "10 10")
    assert notes(state, "strength") == [("strength", 0, 21), ("strength", 1, 20)]
    assert notes(play(state, "sevens:1"), "hit", "capped") == [("capped", 1, 6), ("hit", 1, 3)]
    assert hp(state) == [15, 12]


@pytest.mark.parametrize(
    ("red", "green", "expected"),
    [
        ("8 8", "6 6 4", (3, 2)),  # 16-16: both deal their number of cards
        ("8 6 6", "10 5", (2, 0)),  # 20+2 busts
        ("7 7 5", "8 10", (0, 3)),  # 21 against 18: 3+4+1 = 8, capped
        ("9 9", "8 8 6", (0, 2)),  # 18 against 22: a bust deals nothing
        ("8 8 6", "9 9 5", (0, 0)),  # "If both players have exceeded the Strength of 21, neither of them can"
        ("9 8 4", "8 8", (0, 4)),  # exactly 21: one more
        ("9 8 4", "8 6 7", (3 + 2, 3)),  # 21-21 in battle: no bonus on a tie; the 7 still adds 2
        ("7", "5", (0, 3)),  # a card and its 2
        ("7 7", "5", (0, 6)),  # "Each copy counts"
        ("5", "7 7 9", (0, 1)),  # a bust deals nothing, 7s or not
        ("10 10", "9 5", (0, 2)),  # 20 against 14+4
        ("10", "6 6", (2, 0)),  # 10 against 12+2
        ("10 6", "8 8 3", (3, 0)),  # 16 against 19+2 = 21: three cards and one more, capped to 3
    ],
)
def test_who_deals_how_much_in_battle(red: str, green: str, expected: tuple[int, int]) -> None:
    # Rulebook, Damage Calculation Phase, and the page's vectors.
    assert harm(red, green) == expected


@ruling("twenty_one")
def test_21_by_the_foe_s_ten_counts_and_a_tie_at_21_pays_only_against_purple() -> None:
    # "If you win by the Strength of exactly 21"; co-op: "If a camp reaches the Strength of exactly 21".
    assert harm("9 8 4", "9 8 4") == (3, 3)
    assert harm("9 8 4", "9 8 4", battle=False) == (4, 4)
    # 9 + 8 + 2 + 2 for the 10: 21 after all effects; three cards and one, capped by that 10.
    assert harm("9 8 2", "10 6") == (0, 3)
    assert harm("9 8", "10 10") == (0, 3)


@ruling("cap_last")
def test_two_tens_cap_no_lower_than_one() -> None:
    # The cap stays 3.
    assert harm("7 7 3", "10 10") == (0, 3)


@ruling("announcements")
def test_each_copy_of_a_ten_adds_two() -> None:
    # "two 10s: +4".
    state = showdown("6 6", "10 10")
    assert notes(state, "strength") == [("strength", 0, 16), ("strength", 1, 20)]


@ruling("nothing_left")
def test_a_row_without_cards_has_strength_0() -> None:
    state = showdown("", "5")
    assert notes(state, "strength", "hit") == [("strength", 0, 0), ("strength", 1, 5), ("hit", 0, 1)]
    # Not even a 3 takes it below.
    state = play(showdown("", "3 5"), "threes:red:-1")
    assert notes(state, "strength") == [("strength", 0, 0), ("strength", 1, 8)]


@pytest.mark.parametrize(
    ("ranks", "total"),
    [("A 6", 17), ("A 7", 18), ("10 7", 17), ("A A", 12), ("A 10", 21), ("A 10 4", 15), ("A A 10", 12), ("A A 9", 21)],
)
@ruling("purple_aces")
def test_the_automated_purple_counts_an_a_as_11_unless_that_passes_21(ranks: str, total: int) -> None:
    # "count this card as 11 ... except for the case whereby the Purple camp's Strength exceeds 21 if counted as 11".
    assert automated_sum([card(2, rank) for rank in ranks.split()]) == total


@ruling("purple_aces")
def test_a_ten_can_bust_the_automated_purple_s_a() -> None:
    # Fixed by its own cards: A and 9 are 20, and stay so under a 10.
    state = showdown("10", "", "A 10", mode="coop", hp=(15, 0, 15))
    assert notes(state, "strength", "bust") == [("strength", 0, 12), ("strength", 2, 23), ("bust", 2, 23)]


def test_strengths_shown_are_those_compared() -> None:
    state = showdown("4 6 7", "10 10")
    assert [state.counters[STRENGTH[camp]] for camp in (0, 1)] == [21, 20]


def test_comparing_does_not_change_the_position() -> None:
    state = showdown("A 9", "7 10")
    before = state.to_json()
    clash = compare(state, 0, 1)
    assert state.to_json() == before and state.counters[ACES[0]] == 0 and len(state.zones[ROW[0]]) == 2
    assert clash.strength == (12, 17) and clash.harm == (4, 0) and clash.uncapped == (4, 0)
    assert compare(state, 0, 1, (0, 1)).harm == (2, 0)

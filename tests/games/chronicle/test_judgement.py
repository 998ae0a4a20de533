"""The end of a round in its order, and every history's condition."""

import pytest

from desktop.games.chronicle.judgement import judge, tally
from tests.games.chronicle.fields import fame, ids, judged, lies, notes, ruling

# ---- the order


def test_hands_join_the_allies_first() -> None:
    # Rulebook, End of a round 1. An evil card left in the hand shuts its seat out.
    assert fame(judged(["general", "champion", "", ""], hands=["thief", "knight sergeant", "", ""])) == [0, 1, 0, 0]


def test_the_angel_works_before_evil_is_looked_at() -> None:
    state = judged(["general thief", "champion", "", ""], hands=["angel", "", "", ""])
    assert fame(state) == [1, 1, 0, 0]


def test_evil_allies_shut_a_seat_out_and_the_rest_is_compared_among_the_others() -> None:
    # Rulebook, End of a round 3 and 4: "Of the remaining players ...".
    state = judged(["general champion knight thief", "sergeant", "", ""])
    assert fame(state) == [0, 1, 0, 0] and notes(state, "excluded") == [("excluded", 0)]


def test_all_four_evil_cards_bring_2_fame_and_nobody_else_gets_any() -> None:
    # Rulebook, note "evil" cards.
    state = judged(["assassin thief witch demon", "general", "", ""])
    assert fame(state) == [2, 0, 0, 0] and notes(state, "monopoly", "scores") == [("monopoly", 0)]


def test_three_evil_cards_only_shut_out() -> None:
    assert fame(judged(["assassin thief witch general", "", "", "champion"])) == [0, 0, 0, 1]


def test_the_own_angel_ends_a_monopoly_and_another_s_does_not() -> None:
    assert fame(judged(["assassin thief witch demon angel", "general", "", ""])) == [0, 1, 0, 0]
    assert fame(judged(["assassin thief witch demon", "general angel", "", ""])) == [2, 0, 0, 0]


def test_ties_all_score() -> None:
    # Rulebook, End of a round 4: "will earn one Fame point (each)".
    assert fame(judged(["general", "champion", "", "knight"])) == [1, 1, 0, 1]


def test_where_everybody_is_shut_out_nobody_scores() -> None:
    state = judged(["assassin general", "thief", "witch demon"])
    assert fame(state) == [0, 0, 0] and notes(state, "nobody") == [("nobody", "monster_attack")]


# ---- each history


@pytest.mark.parametrize(
    ("history", "most"),
    [("monster_attack", "general champion"), ("great_reform", "wizard envoy"), ("great_disaster", "saint countess")],
)
def test_most_of_a_suit(history: str, most: str) -> None:
    one, other = most.split()
    assert fame(judged([most, "", "king", "dragon"], present=history)) == [1, 0, 0, 0]
    assert fame(judged([one, other, "", ""], present=history)) == [1, 1, 0, 0]
    assert fame(judged(["", "", "king", ""], present=history)) == [0, 0, 0, 0]  # most needs at least one


@pytest.mark.parametrize(
    ("history", "some"),
    [("the_revolt", "general champion"), ("court_intrigue", "wizard envoy"), ("royal_scandal", "saint countess")],
)
def test_fewest_of_a_suit(history: str, some: str) -> None:
    one, other = some.split()
    assert fame(judged([some, one, other, "king"], present=history)) == [0, 0, 0, 1]  # fewest may be none
    assert fame(judged([some, one, other, "thief"], present=history)) == [0, 1, 1, 0]  # among the remaining seats


def test_grand_alliance_counts_all_kinds_and_a_2_three_times() -> None:
    assert fame(judged(["prince", "king angel", "general saint", ""], present="grand_alliance")) == [1, 0, 0, 0]
    assert fame(judged(["", "", "", ""], present="grand_alliance")) == [0, 0, 0, 0]


def test_lean_years_count_all_kinds_and_a_2_three_times() -> None:
    assert fame(judged(["prince", "king angel", "general saint", "wizard maid"], present="lean_years")) == [0, 1, 1, 1]


def test_an_age_of_peace_is_for_everybody_without_evil() -> None:
    assert fame(judged(["general", "thief", "", "demon angel"], present="age_of_peace")) == [1, 0, 1, 1]


def test_a_time_of_darkness_shuts_nobody_out_and_the_most_evil_score() -> None:
    # Rulebook, "A Time of Darkness": "players with "evil" allies are not excluded when the round ends."
    state = judged(["assassin thief", "witch", "demon", ""], present="time_of_darkness")
    assert fame(state) == [1, 0, 0, 0] and notes(state, "excluded") == []
    assert fame(judged(["", "", "", ""], present="time_of_darkness")) == [0, 0, 0, 0]


def test_the_angel_works_in_darkness_as_well() -> None:
    assert fame(judged(["assassin thief angel", "witch", "", ""], present="time_of_darkness")) == [0, 1, 0, 0]


def test_a_monopoly_in_darkness_brings_2_fame_only() -> None:
    # Rulebook: "the special rule is preceded and the player get only 2 Fame."
    assert fame(judged(["assassin thief witch demon", "", "", ""], present="time_of_darkness")) == [2, 0, 0, 0]


@ruling("conversation")
def test_the_conversation_applies_the_two_most_recent_histories_again() -> None:
    state = judged(["general", "wizard", "", ""], present="conversation_with_a_dragon",
                   past="monster_attack great_reform lean_years", recent="great_reform monster_attack")  # fmt: skip
    assert fame(state) == [1, 1, 0, 0]
    assert notes(state, "again") == [("again", "great_reform"), ("again", "monster_attack")]


@ruling("conversation")
def test_one_earlier_history_is_enough() -> None:
    state = judged(["general", "", "", ""], present="conversation_with_a_dragon", recent="monster_attack")
    assert fame(state) == [1, 0, 0, 0]


@ruling("conversation")
def test_a_history_that_is_in_play_itself_applies_twice() -> None:
    state = judged(["general", "", "", ""], present="monster_attack conversation_with_a_dragon",
                   recent="monster_attack")  # fmt: skip
    assert fame(state) == [2, 0, 0, 0]


def test_darkness_through_the_conversation_shuts_nobody_out() -> None:
    # Rulebook: "(even when co-activated by "Conversation with a Dragon" or "The Coronation of a King")".
    state = judged(["general thief", "champion", "", ""], present="conversation_with_a_dragon",
                   recent="monster_attack time_of_darkness")  # fmt: skip
    assert fame(state) == [2, 1, 0, 0] and notes(state, "excluded") == []


@ruling("coronation")
def test_every_history_of_a_coronation_gives_fame() -> None:
    # Rulebook: "Check the Fame conditions and award Fame for each of these cards."
    state = judged(["general thief", "wizard champion sergeant", "", ""],
                   present="coronation_of_a_king monster_attack time_of_darkness")  # fmt: skip
    assert fame(state) == [1, 1, 0, 0]
    assert notes(state, "scores") == [("scores", 1, "monster_attack"), ("scores", 0, "time_of_darkness")]


@ruling("two_histories")
def test_both_histories_give_fame() -> None:
    state = judged(["general wizard", "champion", "", ""], present="monster_attack great_reform", histories=2)
    assert fame(state) == [2, 1, 0, 0]


def test_the_evil_that_the_angel_drives_out_goes_to_the_discards() -> None:
    state = judged(["angel thief", "", "", ""], fame=(2, 0, 0, 0), present="age_of_peace")
    assert state.over and lies(state, "discard") == "thief" and lies(state, "allies", 0) == "angel"


def test_a_tally_counts_suits_all_kinds_and_evil() -> None:
    assert tally(ids("prince thief saint king demon")) == [3, 1, 1, 7, 2]


def test_judging_changes_nothing() -> None:
    tallies = [tally(ids("prince")), tally(ids("thief"))]
    verdict = judge(tallies, ids("monster_attack"))
    assert verdict.fame(2) == [1, 0] and verdict.shut_out == (1,) and tallies[0] == [3, 0, 0, 3, 0]

"""desktop/games/ganymede/drawing.py: who draws when, how far, the 2 and the 4, and the automated Purple."""

import pytest

from desktop.engine.events import Place
from desktop.games.ganymede import GAME
from desktop.games.ganymede.drawing import purple_draws
from desktop.games.ganymede.state import ROUND, STRENGTH, GanymedeState
from tests.games.ganymede.fields import blank, drawing, hp, legal, notes, pile, play, ruling


def opening(mode: str = "battle", **more: object) -> GanymedeState:
    """A round from its beginning, out of given decks."""
    state = blank(mode, rounds=0, **more)  # type: ignore[arg-type]
    state.counters[1] = 0  # the phase before the first round
    state.advance()
    return state


# ---- a round begins


def test_in_battle_each_draws_one_card_face_up_and_the_start_player_the_first_face_down() -> None:
    # "The players each draw 1 card from their Battle deck and place it face up"; "... draws 1 card face down".
    state = opening(decks=("9 8 6", "9 8 5", ""), disc=1)
    rows = [GAME.view(state, seat).zones[Place("row", 1)] or () for seat in (0, 1)]
    assert (pile(state, "row", 0), pile(state, "row", 1)) == ("6", "5 8")
    assert [slot.card is None for slot in rows[0]] == [False, True]
    assert [slot.card is None for slot in rows[1]] == [False, False]
    assert state.decider() == 1 and legal(state) == ["draw", "stop"]
    assert [state.counters[STRENGTH[camp]] for camp in (0, 1)] == [6, 5]


def test_the_other_player_draws_after_the_start_player_stopped() -> None:
    state = play(opening(decks=("9 8 6", "9 8 5", "")), "stop")
    assert state.decider() == 1 and pile(state, "row", 1) == "5 8"
    assert notes(state, "turn") == [("turn", 1, 1)]


def test_three_cards_are_the_most() -> None:
    # "You may draw up to 3 cards face down."
    state = play(opening(decks=("9 2 3 5 4", "9 8 5", "")), "draw", "draw")
    assert pile(state, "row", 0) == "4 5 3 2" and "draw" not in legal(state)


def test_past_21_nobody_draws() -> None:
    # "If the total exceeds 21, you cannot draw any more cards."
    state = play(opening(decks=("5 9 8 6", "9 8 5", "")), "draw")
    assert pile(state, "row", 0) == "6 8 9" and legal(state) == ["stop"]


def test_at_exactly_21_one_may_still_draw_and_bust() -> None:
    state = drawing(rows=("8 8 5", "6", ""), decks=("9", "8", ""))
    assert legal(state) == ["draw", "stop"]
    assert legal(play(state, "draw")) == ["stop"]


@ruling("locked_by_low_aces")
def test_an_a_counts_1_while_drawing() -> None:
    state = drawing(rows=("9 A", "6", ""), decks=("9 8", "8", ""))
    assert legal(state) == ["draw", "stop"]
    assert legal(play(state, "draw"))[0] == "draw"
    assert legal(play(state, "draw")) == ["stop"]  # 9 + 1 + 8 + 9


def test_stopping_is_put_before_the_player_also_when_nothing_else_is_left() -> None:
    # So that the others cannot tell a locked row, or one with a 2 or 4, from any other.
    state = play(drawing(rows=("9 8", "6", ""), decks=("9", "8", "")), "draw")
    assert legal(state) == ["stop"] and state.stack[-1].shown  # type: ignore[union-attr]
    assert state.prompt().args[0] == 2


# ---- empty decks


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    # "shuffle the discard pile (to be described later) face down to form a new Battle deck."
    state = play(drawing(rows=("9", "6", ""), discards=("5 6 8", "", "")), "draw")
    assert pile(state, "discard", 0) == "" and len(pile(state, "deck", 0).split()) == 2
    assert sorted(f"{pile(state, 'row', 0)} {pile(state, 'deck', 0)}".split()) == ["5", "6", "8", "9"]
    own = GAME.view(state, 0).zones[Place("deck", 0)]
    assert own is not None and [slot.card for slot in own] == [None, None]


@ruling("nothing_left")
def test_with_nothing_left_drawing_is_over() -> None:
    assert legal(drawing(rows=("9 5", "6", ""), decks=("", "8", ""))) == ["stop"]


@ruling("nothing_left")
def test_a_camp_without_any_card_is_not_stuck() -> None:
    state = opening(decks=("", "9 8 5", ""))
    assert pile(state, "row", 0) == "" and legal(state) == ["stop"]
    play(state, "stop", "stop")
    assert notes(state, "hit") == [("hit", 0, 2)]


# ---- the 2


def test_a_2_drawn_face_down_may_be_turned_up_and_takes_a_card_back() -> None:
    # "you may take a card from your discard"
    state = drawing(rows=("9 2", "6", ""), decks=("5 6", "8", ""), discards=("8 A", "", ""))
    assert legal(state) == ["draw", "stop", "turn_up:black_2"]
    play(state, "turn_up:black_2")
    assert legal(state) == ["fetch:red_8", "fetch:black_A"]
    play(state, "fetch:black_A")
    assert (pile(state, "deck", 0), pile(state, "discard", 0)) == ("5 6 A", "8")
    assert legal(state) == ["draw", "stop"]
    assert pile(play(state, "draw"), "row", 0) == "9 2 A"


@ruling("two_takes_to")
def test_the_2_takes_its_card_unseen_to_the_deck_or_at_once_to_the_row() -> None:
    state = drawing(rows=("9 2", "6", ""), discards=("8 A", "", ""), two_takes_to="played")
    play(state, "turn_up:black_2", "fetch:black_A")
    assert (pile(state, "row", 0), pile(state, "deck", 0)) == ("9 2 A", "")
    theirs = GAME.view(state, 1).zones[Place("row", 0)] or ()
    assert [slot.card is None for slot in theirs] == [False, False, True]
    # One of the three draws, and its own effect is not used.
    state = drawing(rows=("9 3 2", "6", ""), discards=("4", "", ""), decks=("5 6", "", ""), two_takes_to="played")
    assert legal(play(state, "turn_up:black_2", "fetch:black_4")) == ["stop"]
    full = drawing(rows=("5 3 3 2", "6", ""), discards=("4", "", ""), two_takes_to="played")
    assert legal(full) == ["stop"]


@ruling("top_two")
def test_the_2_needs_a_discard_pile() -> None:
    assert legal(drawing(rows=("9 2", "6", ""), decks=("5 6", "8", ""))) == ["draw", "stop"]


def test_a_2_must_be_used_at_once() -> None:
    # "If you draw this card face down, you may immediately flip to reveal it."
    state = drawing(rows=("9 2", "6", ""), decks=("5 3", "8", ""), discards=("8", "", ""))
    assert "turn_up:black_2" not in legal(play(state, "draw"))


def test_a_2_as_the_open_first_card_of_battle_has_no_effect() -> None:
    state = drawing(rows=("2", "6", ""), decks=("5 9", "8", ""), discards=("8", "", ""), fresh=False)
    assert legal(state) == ["draw", "stop"]


def test_a_2_may_be_used_after_the_last_draw_and_past_21() -> None:
    state = drawing(rows=("9 8 3 2", "6", ""), decks=("5", "8", ""), discards=("8", "", ""))
    assert legal(state) == ["stop", "turn_up:black_2"]


# ---- the 4


def test_a_4_looks_at_the_top_two_and_puts_them_back_in_either_order() -> None:
    # "you may take and view the top 2 cards of your Battle Deck and return them to the deck with either one on top."
    state = drawing(rows=("9 4", "6", ""), decks=("5 6 8", "8", ""))
    assert legal(state) == ["draw", "stop", "turn_up:black_4"]
    play(state, "turn_up:black_4")
    assert legal(state) == ["top:red_6", "top:red_8"]
    play(state, "top:red_6")
    assert pile(state, "deck", 0) == "5 8 6" and pile(state, "looking", 0) == ""
    own = GAME.view(state, 0).zones[Place("deck", 0)] or ()
    assert [slot.card is not None for slot in own] == [False, True, True]
    assert pile(play(state, "draw"), "row", 0) == "9 4 6"


@ruling("top_two")
def test_a_4_looks_at_what_is_there_and_makes_no_new_deck() -> None:
    state = play(drawing(rows=("9 4", "6", ""), decks=("5", "8", ""), discards=("8 8", "", "")), "turn_up:black_4")
    assert legal(state) == ["top:red_5"]
    assert "turn_up:black_4" not in legal(drawing(rows=("9 4", "6", ""), discards=("8", "", "")))


def test_a_turned_up_card_is_seen_by_all() -> None:
    state = play(drawing(rows=("9 4", "6", ""), decks=("5 6", "8", "")), "turn_up:black_4")
    theirs = GAME.view(state, 1).zones[Place("row", 0)] or ()
    assert [slot.card is None for slot in theirs] == [False, False]
    assert state.counters[STRENGTH[0]] == 13


# ---- against Purple


@ruling("face_down_plans", "red_first")
def test_red_and_green_draw_their_first_card_face_down_and_purple_s_lies_open() -> None:
    # "The Red player draws a card from the Purple camp's Battle deck and places it face up. Then both players each
    # draw a card from their Battle Deck and place it face down".
    state = opening("coop", decks=("9 8 6", "9 8 5", "7 10 7"))
    assert [pile(state, "row", camp) for camp in (0, 1, 2)] == ["6", "5", "7"]
    assert [slot.card is None for slot in GAME.view(state, 1).zones[Place("row", 0)] or ()] == [True]
    assert [slot.card is None for slot in GAME.view(state, 1).zones[Place("row", 2)] or ()] == [False]
    assert state.decider() == 0 and legal(state) == ["draw", "stop"]
    play(state, "draw", "stop")
    assert state.decider() == 1
    # Turned up when both have finished.
    assert [slot.card is None for slot in GAME.view(state, 1).zones[Place("row", 0)] or ()] == [True, True]
    play(state, "stop")
    assert notes(state, "strength")[0] == ("strength", 0, 6 + 8 + 2 * pile(state, "discard", 2).count("10"))


@ruling("face_down_plans")
def test_allies_may_agree_to_see_each_other_s_cards() -> None:
    for mode in ("coop", "three"):
        state = opening(mode, decks=("9 8 6", "9 8 5", "7 10 7"), open_plans=True)
        assert [slot.card is None for slot in GAME.view(state, 1).zones[Place("row", 0)] or ()] == [False]
        if mode == "three":
            assert [slot.card is None for slot in GAME.view(state, 2).zones[Place("row", 0)] or ()] == [True]


@ruling("first_card_counts")
def test_against_purple_the_first_card_may_be_a_2_or_4_that_is_used() -> None:
    state = opening("coop", decks=("9 8 4", "9 8 5 4", "7 10 7"))
    assert legal(state) == ["draw", "stop", "turn_up:black_4"]
    assert legal(play(state, "stop")) == ["draw", "stop", "turn_up:black_4"]
    assert state.decider() == 1


@pytest.mark.parametrize(
    ("first", "deck", "row", "strength"),
    [
        ("A", "5 6", "A 6 5", 12),  # A,6 is 17: draws
        ("A", "5 7", "A 7", 18),  # A,7 is 18: stops
        ("10", "2 7", "10 7 2", 19),  # 17: draws
        ("A", "3 A", "A A 3", 15),  # A,A is 12: draws, here until nothing is left
        ("4", "10 2 3 2", "4 2 3 2", 11),  # "up to 4 cards"
        ("10", "2 10", "10 10", 20),
        ("7", "10 9", "7 9 10", 26),  # may pass 21
    ],
)
def test_the_automated_purple_draws_to_more_than_17(first: str, deck: str, row: str, strength: int) -> None:
    # "Keep drawing until the Purple camp's Strength exceeds 17 or has revelaed up to 3 cards."
    state = blank("coop", rows=("", "", first), decks=("", "", deck))
    purple_draws(state)
    assert pile(state, "row", 2) == row and state.counters[STRENGTH[2]] == strength
    assert notes(state, "turn") == [("turn", 2, 3)]


def test_the_automated_purple_makes_a_new_deck_too() -> None:
    state = blank("coop", rows=("", "", "4"), discards=("", "", "2 2 3"))
    purple_draws(state)
    assert sorted(pile(state, "row", 2).split()) == ["2", "2", "3", "4"] and pile(state, "discard", 2) == ""


@ruling("human_purple")
def test_purple_s_player_draws_last_none_to_three_face_down() -> None:
    state = opening("three", decks=("9 8 6", "9 8 5", "2 3 4 4 7 10"), discards=("", "", "A"))
    assert pile(state, "row", 2) == "10" and state.counters[ROUND] == 1
    play(state, "stop", "stop")
    # It sees all others.
    view = GAME.view(state, 2)
    assert all(slot.card is not None for camp in (0, 1) for slot in view.zones[Place("row", camp)] or ())
    assert state.decider() == 2 and legal(state) == ["draw", "stop"]  # none is due
    play(state, "draw")
    assert [slot.card is None for slot in GAME.view(state, 0).zones[Place("row", 2)] or ()] == [False, True]
    assert legal(state) == ["draw", "stop"] and pile(state, "row", 2) == "10 7"
    # Its own 4 works like a black one, and 21 is no reason to stop.
    assert legal(play(state, "draw")) == ["draw", "stop", "turn_up:purple_4"]


def test_purple_s_first_card_lies_open_and_has_no_effect() -> None:
    state = opening("three", decks=("9 8 6", "9 8 5", "2 3 4"), discards=("", "", "A"))
    assert legal(play(state, "stop", "stop")) == ["draw", "stop"]


def test_a_fallen_camp_is_passed_over() -> None:
    state = opening("coop", decks=("9 8 6", "9 8 5", "7 10 7"), hp=(0, 15, 15))
    assert state.decider() == 1 and pile(state, "row", 0) == "" and hp(state)[0] == 0

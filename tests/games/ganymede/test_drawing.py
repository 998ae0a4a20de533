"""desktop/games/ganymede/drawing.py: who draws when, how far, the 2 and the 4, and the automated Purple."""

import pytest

from desktop.engine.events import Place
from desktop.engine.match import Match, Seat
from desktop.engine.sight import OPEN
from desktop.games.ganymede import GAME
from desktop.games.ganymede.drawing import purple_draws
from desktop.games.ganymede.sight import fetched_to
from desktop.games.ganymede.state import DECK, ROUND, STRENGTH, GanymedeState
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


@pytest.mark.parametrize("mode", ["battle", "coop", "three"])
def test_an_empty_deck_is_made_anew_in_the_initial_phase_too(mode: str) -> None:
    # "In any phase, if the cards in your Battle deck run out when you need to draw one, shuffle the discard pile".
    state = opening(mode, decks=("", "9 8 5", ""), discards=("5 6 8", "", "7 10"))
    assert pile(state, "discard", 0) == "" and pile(state, "row", 0)
    if mode != "battle":
        assert pile(state, "discard", 2) == "" and len(pile(state, "row", 2).split()) == 1


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
    assert legal(state) == ["fetch:red_8", "fetch:black_A", "leave"]
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


@ruling("two_takes_to")
def test_everybody_knows_where_a_2_takes_its_card() -> None:
    for option, goal in (("deck_top", "deck"), ("played", "row")):
        state = drawing(rows=("9 2", "6", ""), discards=("8 A", "", ""), two_takes_to=option)
        assert [fetched_to(GAME.view(state, seat)) for seat in (0, 1, None, OPEN)] == [goal] * 4
        play(state, "turn_up:black_2")
        view = GAME.view(state, 0)
        found = GAME.face.gesture(view, GAME.verbs.parse("fetch:black_A"))
        assert found and (found.src, found.dst) == (("discard", 0), (goal, 0))
        play(state, "fetch:black_A")
        assert pile(state, goal, 0).split()[-1] == "A"
        assert notes(state, "fetched") == [("fetched", 0, 0)]


@pytest.mark.parametrize("option", ["deck_top", "played"])
def test_the_2_and_the_4_ask_even_where_one_card_is_all_there_is(option: str) -> None:
    # A choice that passed by itself would tell others what the rulebook forbids them to ask: the FAQ's piles.
    for row, deck, discard, up, expected in (
        ("9 2", "5 6", "8 8", ["turn_up:black_2"], ["fetch:red_8", "leave"]),
        ("9 4", "8 6 6", "5", ["turn_up:black_4", "look"], ["top:red_6"]),
        ("9 4", "8", "5", ["turn_up:black_4", "look"], ["top:red_8"]),
    ):
        state = drawing(rows=(row, "6", ""), decks=(deck, "8", ""), discards=(discard, "", ""), two_takes_to=option)
        match = Match(GAME, [Seat("Mara"), Seat("Ivo")], "battle", {"two_takes_to": option}, 1, start=state)
        steps = [match.submit(0, GAME.verbs.parse(text)) for text in up]
        assert not any(step.forced for step in steps) and legal(match.state) == expected  # type: ignore[arg-type]


@ruling("turned_up_and_left")
def test_a_2_turned_up_may_be_left() -> None:
    # "you may immediately flip to reveal it. If revealed, you may take a card from your discard pile."
    state = drawing(rows=("9 2", "6", ""), decks=("5 6", "8", ""), discards=("8 A", "", ""))
    play(state, "turn_up:black_2", "leave")
    assert (pile(state, "row", 0), pile(state, "deck", 0), pile(state, "discard", 0)) == ("9 2", "5 6", "8 A")
    assert not notes(state, "fetched") and legal(state) == ["draw", "stop"]  # it has been turned up, once for all
    assert [slot.card is None for slot in GAME.view(state, 1).zones[Place("row", 0)] or ()] == [False, False]
    assert state.counters[STRENGTH[0]] == 11


@ruling("top_two", "turned_up_and_left")
def test_the_2_needs_a_discard_pile_but_may_be_turned_up_without() -> None:
    # "you may immediately flip to reveal it"; without a discard pile "you cannot use this effect".
    state = drawing(rows=("9 2", "6", ""), decks=("5 6", "8", ""))
    assert legal(state) == ["draw", "stop", "turn_up:black_2"]
    assert legal(play(state, "turn_up:black_2")) == ["draw", "stop"] and pile(state, "row", 0) == "9 2"
    assert [slot.card is None for slot in GAME.view(state, 1).zones[Place("row", 0)] or ()] == [False, False]


@ruling("turned_up_and_left")
def test_a_2_that_plays_its_card_needs_a_place_in_the_row() -> None:
    # How many cards lie in a row everybody sees, so nobody is asked.
    state = drawing(rows=("5 3 3 2", "6", ""), discards=("4", "", ""), two_takes_to="played")
    assert legal(state) == ["stop", "turn_up:black_2"]
    assert legal(play(state, "turn_up:black_2")) == ["stop"] and pile(state, "discard", 0) == "4"


@ruling("turned_up_and_left")
def test_whether_a_row_is_past_21_is_not_told_by_a_2_that_plays_its_card() -> None:
    # Of three cards the second lies face down: others do not know whether the 2 took the row past 21.
    for row, expected in (("10 10 2", ["leave"]), ("10 6 2", ["fetch:black_4", "leave"])):
        state = drawing(rows=(row, "6", ""), decks=("5", "8", ""), discards=("4", "", ""), two_takes_to="played")
        match = Match(GAME, [Seat("Mara"), Seat("Ivo")], "battle", {"two_takes_to": "played"}, 1, start=state)
        step = match.submit(0, GAME.verbs.parse("turn_up:black_2"))
        assert step.forced == () and legal(match.state) == expected  # type: ignore[arg-type]
        assert match.state.prompt().id == "ganymede.prompt.fetch"


def test_a_2_must_be_turned_up_at_once() -> None:
    # "If you draw this card face down, you may immediately flip to reveal it."
    state = drawing(rows=("9 2", "6", ""), decks=("5 3", "8", ""), discards=("8", "", ""))
    assert "turn_up:black_2" not in legal(play(state, "draw"))


@pytest.mark.parametrize(("mode", "seat"), [("coop", 0), ("coop", 1), ("three", 0), ("three", 1), ("three", 2)])
def test_a_2_takes_a_card_back_against_purple_and_for_purple_s_player(mode: str, seat: int) -> None:
    # Rulebook, 3-Player Game: "Purple player can also apply the card effects of "2", "3", and "4"."
    piles = ["", "", ""]
    piles[seat] = "7 10"
    rows = ("6 2", "6 2", "7 2")
    state = drawing(seat, mode=mode, rows=rows, decks=("5 6", "5 6", "4 4"), discards=piles)
    colour = "purple" if seat == 2 else "black"
    assert legal(state) == ["draw", "stop", f"turn_up:{colour}_2"]
    play(state, f"turn_up:{colour}_2", f"fetch:{colour}_10")
    assert pile(state, "deck", seat).endswith(" 10") and pile(state, "discard", seat) == "7"
    others = [GAME.view(state, other) for other in range(state.setting.seats) if other != seat]
    assert all(view.zones[Place("row", seat)][1].card is not None for view in others)  # type: ignore[index]


@pytest.mark.parametrize(("mode", "seat"), [("coop", 0), ("coop", 1), ("three", 0), ("three", 1), ("three", 2)])
def test_a_4_looks_at_two_cards_against_purple_and_for_purple_s_player(mode: str, seat: int) -> None:
    # Rulebook, the 4: "return them to the deck with either one on top"; 3-Player Game: Purple's player too.
    state = drawing(seat, mode=mode, rows=("6 4", "6 4", "7 4"), decks=("5 6 8", "5 6 8", "2 3 A"))
    colour = "purple" if seat == 2 else "black"
    play(state, f"turn_up:{colour}_4", "look")
    first, second = legal(state)
    play(state, first)
    assert pile(state, "deck", seat).split()[-1] == first.rpartition("_")[2]
    assert pile(state, "deck", seat).split()[-2] == second.rpartition("_")[2]
    assert pile(state, "row", seat).endswith(" 4") and legal(state) == ["draw", "stop"]


def test_the_automated_purple_turns_no_2_or_4_up() -> None:
    # Rulebook, the 2 and the 4: "In the Cooperative Game for 2 Players, the Purple camp does not use this card's
    # effect."
    state = blank("coop", rows=("", "", "2"), decks=("", "", "3 10 4 2"), discards=("", "", "7 A"))
    purple_draws(state)
    assert pile(state, "row", 2) == "2 2 4 10" and pile(state, "deck", 2) == "3"
    assert pile(state, "discard", 2) == "7 A" and not notes(state, "fetched", "peeks")


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
    assert legal(state) == ["look", "leave"]
    play(state, "look")
    assert legal(state) == ["top:red_6", "top:red_8"]
    play(state, "top:red_6")
    assert pile(state, "deck", 0) == "5 8 6" and pile(state, "looking", 0) == ""
    own = GAME.view(state, 0).zones[Place("deck", 0)] or ()
    assert [slot.card is not None for slot in own] == [False, True, True]
    assert pile(play(state, "draw"), "row", 0) == "9 4 6"


@ruling("turned_up_and_left")
def test_a_4_turned_up_may_be_left_and_shows_nothing() -> None:
    # "If revealed, you may take and view the top 2 cards of your Battle Deck".
    state = drawing(rows=("9 4", "6", ""), decks=("5 6 8", "8", ""))
    match = Match(GAME, [Seat("Mara"), Seat("Ivo")], "battle", {}, 1, start=state)
    for text in ("turn_up:black_4", "leave"):
        step = match.submit(0, GAME.verbs.parse(text))
        assert not step.learned & 1 and not any(event.key == "peeks" for event in step.events)
    after = match.state
    assert isinstance(after, GanymedeState)
    assert legal(after) == ["draw", "stop"] and after.zones[DECK[0]] == state.zones[DECK[0]]
    assert after.known[DECK[0]] == [0, 0, 0] and match.undoable(0) == 2


@ruling("top_two", "turned_up_and_left")
def test_a_4_looks_at_what_is_there_and_makes_no_new_deck() -> None:
    state = drawing(rows=("9 4", "6", ""), decks=("5", "8", ""), discards=("8 8", "", ""))
    assert legal(play(state, "turn_up:black_4", "look")) == ["top:red_5"]
    # "you may immediately flip to reveal it", also where there is nothing to view.
    state = drawing(rows=("9 4", "6", ""), discards=("8", "", ""))
    assert legal(state) == ["draw", "stop", "turn_up:black_4"]
    assert legal(play(state, "turn_up:black_4")) == ["draw", "stop"] and pile(state, "row", 0) == "9 4"


def test_what_a_4_looks_at_is_no_longer_to_be_taken_back() -> None:
    state = drawing(rows=("9 4", "6", ""), decks=("5 6 8", "8", ""))
    match = Match(GAME, [Seat("Mara"), Seat("Ivo")], "battle", {}, 1, start=state)
    match.submit(0, GAME.verbs.parse("turn_up:black_4"))
    assert match.submit(0, GAME.verbs.parse("look")).learned & 1 and match.undoable(0) == 0


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


def test_against_purple_red_and_green_draw_none_to_three_more_and_none_past_21() -> None:
    # Rulebook, co-op, Draw Phase: "you can draw up to 4 cards in total"; "if the total numbers on the cards exceed
    # "21", you cannot draw any more cards".
    state = opening("coop", decks=("9 3 A 4 3", "8 9 8 6", "7 10 7"))
    play(state, "draw", "draw", "draw")
    assert pile(state, "row", 0) == "3 4 A 3" and "draw" not in legal(state)
    play(state, "stop", "draw", "draw")
    assert pile(state, "row", 1) == "6 8 9" and legal(state) == ["stop"]
    state = play(opening("coop", decks=("9 8 6", "9 8 5", "7 10 7")), "stop", "stop")
    # One card each will do: Purple drew 7, 10 and 7 to 24.
    assert notes(state, "strength", "hit") == [
        ("strength", 0, 8), ("strength", 2, 24), ("hit", 2, 1), ("strength", 1, 7), ("strength", 2, 24), ("hit", 2, 1),
    ]  # fmt: skip


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

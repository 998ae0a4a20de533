"""desktop/games/ganymede/forecast.py: rows that may meet, from what one seat knows."""

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede import GAME
from desktop.games.ganymede.forecast import Meeting, forecast
from desktop.games.ganymede.judgement import best_total
from desktop.games.ganymede.state import GanymedeState
from tests.games.ganymede.fields import card, drawing, ranks


def seen(state: GanymedeState) -> list[tuple[Meeting, float]]:
    return forecast(InfoSet(GAME, state, state.decider()), Rng(3))


def test_the_weights_are_chances_and_the_own_row_is_left_open() -> None:
    found = seen(drawing(rows=("9 5", "6", ""), decks=("8 6", "5 8 8 9", "")))
    assert sum(weight for _, weight in found) == pytest.approx(1.0)
    assert {meeting[0] for meeting, _ in found} == {()}


def test_who_has_drawn_keeps_its_cards_and_who_will_draw_draws() -> None:
    done = seen(drawing(seat=1, rows=("9 5", "6", ""), decks=("", "5 8 8 9", "")))
    assert [(ranks(meeting[0]), weight) for meeting, weight in done] == [("5 9", pytest.approx(1.0))]
    ahead = seen(drawing(seat=0, rows=("9 5", "6", ""), decks=("8 6", "5 8 8 9", "")))
    # One more is due, and nobody stops at 14 or less for long.
    assert all(len(meeting[1]) >= 2 for meeting, _ in ahead)
    assert max(len(meeting[1]) for meeting, _ in ahead) > 2


def test_who_stopped_is_thought_to_be_high() -> None:
    # Red shows a 9 and stopped with one more card: a 5 it would not have kept, an 8 it would.
    state = drawing(seat=1, rows=("9 5", "6", ""), decks=("8", "5 8 8 9", ""))
    chances = {meeting[0]: weight for meeting, weight in seen(state)}
    high, low = tuple(sorted((card(0, "9"), card(0, "8")))), tuple(sorted((card(0, "9"), card(0, "5"))))
    assert chances[high] > 0.6 > 0.4 > chances[low] > 0.0


def test_the_automated_purple_goes_by_its_rule() -> None:
    found = seen(drawing(seat=1, mode="coop", rows=("9 8", "9", "10 7"), decks=("6", "5", "10 4 2")))
    for meeting, _ in found:
        assert len(meeting[2]) > 2  # it draws at 17
        assert best_total(list(meeting[2])) > 17 or len(meeting[2]) == 4


def test_it_is_made_from_what_the_seat_knows_alone() -> None:
    one = drawing(seat=1, rows=("9 5", "6", ""), decks=("8", "5 8 8 9", ""))
    other = drawing(seat=1, rows=("9 8", "6", ""), decks=("5", "8 9 5 8", ""))
    assert seen(one) == seen(other)


def test_the_deck_of_who_is_to_draw_is_made_of_its_discard_pile_when_it_runs_out() -> None:
    state = drawing(seat=0, rows=("9 5", "6", ""), decks=("8 6", "5", ""), discards=("", "8 8", ""))
    assert any(len(meeting[1]) > 2 for meeting, _ in seen(state))


def test_who_was_first_to_draw_is_thought_to_reckon_with_the_cards_it_had_left() -> None:
    # Red stopped with a 9 and one of 5, 6 and 8: with a 5 or a 6 the other of them would have brought it to 20.
    state = drawing(seat=1, rows=("9 8", "6", ""), decks=("5 6", "5 8 8 9", ""))
    chances = {ranks(meeting[0]): weight for meeting, weight in seen(state)}
    assert chances["8 9"] > 0.5 > chances.get("5 9", 0.0) + chances.get("6 9", 0.0)

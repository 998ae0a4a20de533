"""desktop/games/ganymede/forecast.py: rows that may meet, from what one seat knows."""

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede import GAME
from desktop.games.ganymede.forecast import Meeting, forecast
from desktop.games.ganymede.judgement import best_total
from desktop.games.ganymede.state import GanymedeState
from tests.games.ganymede.fields import drawing, ranks


def seen(state: GanymedeState) -> list[tuple[Meeting, float]]:
    return forecast(InfoSet(GAME, state, state.decider()), Rng(3))


def test_the_weights_are_chances_and_the_own_row_is_left_open() -> None:
    found = seen(drawing(mode="three", rows=("9 5", "6", "7"), decks=("8 6", "5 8 8 9", "4 4 10")))
    assert sum(weight for _, weight in found) == pytest.approx(1.0)
    assert {meeting[0] for meeting, _ in found} == {()}


def test_who_has_drawn_keeps_its_cards_and_who_will_draw_draws() -> None:
    done = seen(drawing(seat=1, mode="three", rows=("9 5", "6", "7"), decks=("", "5 8 8 9", "4 10")))
    assert {ranks(meeting[0]) for meeting, _ in done} == {"5 9"}
    # Nobody stops at 7.
    assert all(len(meeting[2]) > 1 for meeting, _ in done)


def test_who_stopped_is_thought_to_be_high() -> None:
    # Red stopped with two cards: 9 and 8 it would have kept, 9 and 5 rather not.
    state = drawing(seat=1, mode="three", rows=("9 5", "6", "7"), decks=("8", "5 8 8 9", "4 10"))
    chances: dict[str, float] = {}
    for meeting, weight in seen(state):
        chances[ranks(meeting[0])] = chances.get(ranks(meeting[0]), 0.0) + weight
    assert chances["8 9"] > 0.5 > chances["5 9"] > 0.0


def test_the_automated_purple_goes_by_its_rule() -> None:
    found = seen(drawing(seat=1, mode="coop", rows=("9 8", "9", "10 7"), decks=("6", "5", "10 4 2")))
    for meeting, _ in found:
        assert len(meeting[2]) > 2  # it draws at 17
        assert best_total(list(meeting[2])) > 17 or len(meeting[2]) == 4


def test_it_is_made_from_what_the_seat_knows_alone() -> None:
    one = drawing(seat=1, mode="three", rows=("9 5", "6", "7"), decks=("8", "5 8 8 9", "4 10"))
    other = drawing(seat=1, mode="three", rows=("9 8", "6", "7"), decks=("5", "8 9 5 8", "10 4"))
    assert seen(one) == seen(other)


def test_the_deck_of_who_is_to_draw_is_made_of_its_discard_pile_when_it_runs_out() -> None:
    state = drawing(seat=1, mode="three", rows=("9 5", "6", "2"), decks=("8", "5", "3"), discards=("", "", "2 4"))
    assert any(len(meeting[2]) > 2 for meeting, _ in seen(state))

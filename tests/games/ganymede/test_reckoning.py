"""desktop/games/ganymede/reckoning.py: rows that a battle's foe may end with."""

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede import GAME
from desktop.games.ganymede.outlook import Outlook
from desktop.games.ganymede.reckoning import Rows, rows_to_meet
from desktop.games.ganymede.state import GanymedeState
from tests.games.ganymede.fields import drawing, play, ranks


def seen(state: GanymedeState, dice: int = 3) -> list[Rows]:
    info = InfoSet(GAME, state, state.decider())
    world = info.sample(Rng(dice))
    assert isinstance(world, GanymedeState)
    return rows_to_meet(info, world, Outlook(world, info.seat), Rng(dice))


def by_ranks(rows: Rows) -> dict[str, float]:
    return {ranks(row): chance for row, chance in rows.items()}


def test_the_weights_are_chances_whatever_number_of_cards_lies_before_the_foe() -> None:
    for rows in seen(drawing(rows=("9 5", "6", ""), decks=("8 6", "5 8 8 9", ""))):
        assert sum(rows.values()) == pytest.approx(1.0)


def test_who_has_drawn_keeps_its_cards_and_who_will_draw_draws() -> None:
    done = seen(drawing(seat=1, rows=("9 5", "6", ""), decks=("", "5 8 8 9", "")))
    assert by_ranks(done[2]) == {"5 9": pytest.approx(1.0)}
    ahead = seen(drawing(seat=0, rows=("9 5", "6", ""), decks=("8 6", "5 8 8 9", "")))[2]
    # One more is due, and nobody stops at 11.
    assert all(len(row) >= 2 for row in ahead) and "5 6" not in by_ranks(ahead)
    assert max(len(row) for row in ahead) > 2


def test_who_was_first_to_draw_is_thought_to_reckon_with_the_cards_it_had_left() -> None:
    # Red stopped with a 9 and one of 5, 6 and 8: with a 5 or a 6 the other of them would have brought it to 20.
    chances = by_ranks(seen(drawing(seat=1, rows=("9 8", "6", ""), decks=("5 6", "5 8 8 9", ""), hp=(4, 4)))[2])
    assert chances["8 9"] > 0.5 > chances.get("5 9", 0.0) + chances.get("6 9", 0.0)


def test_it_is_made_from_what_the_seat_knows_alone() -> None:
    one = drawing(seat=1, rows=("9 5", "6", ""), decks=("8", "5 8 8 9", ""))
    other = drawing(seat=1, rows=("9 8", "6", ""), decks=("5", "8 9 5 8", ""))
    assert seen(one) == seen(other, 9)


def test_the_deck_of_who_is_to_draw_is_made_of_its_discard_pile_when_it_runs_out() -> None:
    state = drawing(seat=0, rows=("9 5", "6", ""), decks=("8 6", "5", ""), discards=("", "8 8", ""))
    assert any(len(row) > 2 for row in seen(state)[2])


def test_a_card_that_was_fetched_unseen_is_any_of_those_it_may_be() -> None:
    state = drawing(rows=("9 4 2", "9", ""), decks=("9 9", "8 8 6 5", ""), discards=("6 5", "", ""))
    play(state, "turn_up:black_2", "fetch:red_6", "draw", "stop")
    chances = by_ranks(seen(state)[2])
    # What lies on the 9 and under the 2 is a 4 or a 9 of the deck; what was fetched is the 6 or the 5.
    assert set(chances) == {"5 9 2 4", "6 9 2 4", "5 9 9 2", "6 9 9 2"}

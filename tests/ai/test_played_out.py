"""Two moves played out: paired, counted as games are won, and alike for all who cannot tell two worlds apart."""

import pytest

from desktop.ai.played_out import PlayedOut, play_out
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games import BY_ID


def deciding(game_id: str, plies: int, seed: int = 3) -> InfoSet:
    """A seat with a choice, after so many quick moves."""
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    state, dice = game.new(seats.start, mode, {}, seed), Rng(seed)
    for _ in range(plies):
        state.apply(game.bots.policy(state, state.legal(), dice))
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    return InfoSet(game, state, state.decider())


@pytest.mark.parametrize("game_id", list(BY_ID))
def test_games_go_to_their_end_and_are_counted_as_they_are_won(game_id: str) -> None:
    info = deciding(game_id, 9)
    found = play_out(info, info.legal[0], info.legal[1], 6, Rng(1))
    assert found.games == 6 and 0 <= found.first <= 6 and 0 <= found.second <= 6
    shares = {won * 60 for won in (found.first, found.second)}  # whole games, or what up to six winners share
    assert all(abs(share - round(share)) < 1e-6 for share in shares)


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    info = deciding("clash", 8)
    one, same, other = (play_out(info, info.legal[0], info.legal[-1], 40, Rng(seed)) for seed in (5, 5, 6))
    assert one == same != other


@pytest.mark.parametrize("game_id", list(BY_ID))
def test_worlds_that_the_seat_cannot_tell_apart_give_the_same(game_id: str) -> None:
    info = deciding(game_id, 11)
    again = InfoSet(info.game, info.sample(Rng(77)), info.seat)
    one, other = (play_out(each, info.legal[0], info.legal[1], 4, Rng(5)) for each in (info, again))
    assert one == other


def test_a_move_against_itself_gains_nothing() -> None:
    """The same worlds and the same dice for both."""
    info = deciding("ganymede", 12)
    found = play_out(info, info.legal[0], info.legal[0], 30, Rng(2))
    assert found.first == found.second and found.squares == 0


def test_what_wins_by_force_has_won_every_game() -> None:
    info = deciding("clash", 8)
    found = play_out(info, info.legal[0], info.legal[1], 10, Rng(2), sure=True)
    assert found.second == 10 and found.first < 10


def test_who_hurries_gets_what_there_is() -> None:
    info = deciding("clash", 8)
    assert play_out(info, info.legal[0], info.legal[1], 10, Rng(2), hurry=lambda: True) == PlayedOut()


def test_bounds_are_those_of_paired_differences() -> None:
    """Fifty more of a thousand, three hundred of which went different ways: 5 % with a standard error of about 1.7."""
    gap = PlayedOut(1000, 400.0, 450.0, 300.0).gap()
    assert gap.mean == pytest.approx(0.05) and gap.low == pytest.approx(0.0054, abs=5e-4)
    assert gap.high == pytest.approx(0.0946, abs=5e-4)
    assert PlayedOut(5, 5.0, 5.0, 0.0).gap().low < 0 < PlayedOut(5, 5.0, 5.0, 0.0).gap().high
    assert PlayedOut().gap().low == -1.0
    assert PlayedOut(2, 1.0, 0.0, 1.0).plus(PlayedOut(3, 1.0, 2.0, 1.0)) == PlayedOut(5, 2.0, 2.0, 2.0)

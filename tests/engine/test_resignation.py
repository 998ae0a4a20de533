"""desktop/engine/resignation.py: who wins a match that a seat gives up, in every game, mode and number of seats."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from desktop import resources
from desktop.engine.game import Outcome
from desktop.engine.match import IllegalAction, Match
from desktop.engine.record import RecordError, digest, loads, replay, to_record
from desktop.engine.resignation import resigned
from desktop.engine.rng import Rng
from desktop.engine.text import Text, seat_name
from desktop.games import BY_ID
from tests.games.setups import SETUPS, SetUp
from tests.games.walks import match as dealt
from tests.games.walks import pick

TOGETHER: dict[tuple[str, str], Sequence[tuple[int, ...]]] = {
    ("ganymede", "coop"): [(0, 1)],
    ("ganymede", "three"): [(0, 1), (2,)],
}


def half_played(setup: SetUp) -> Match:
    match, dice = dealt(setup, 3), Rng(7)
    while len(match.steps) < 15:
        match.submit(match.state.decider(), pick(match.state, dice))
    return match


def given_up(setup: SetUp, seat: int) -> Match:
    match = half_played(setup)
    match.resign(seat)
    return match


def in_any_seat(setup: SetUp) -> list[tuple[int, Outcome]]:
    return [(seat, given_up(setup, seat).outcome()) for seat in range(setup.seats)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_whoever_resigns_loses_with_its_side_and_somebody_of_the_others_wins(setup: SetUp) -> None:
    alone = tuple((seat,) for seat in range(setup.seats))
    sides = TOGETHER.get((setup.game, setup.mode), alone)
    for seat, outcome in in_any_seat(setup):
        others = [each for side in sides if seat not in side for each in side]
        assert set(outcome.winners) <= set(others) and bool(outcome.winners) is bool(others)
        assert outcome.why.args == (seat_name(seat),)
        assert outcome.shared is (len(sides) < setup.seats)
        if len(sides) == 2:
            assert set(outcome.winners) == set(others)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_match_given_up_is_written_down_and_replays(setup: SetUp) -> None:
    match = given_up(setup, setup.seats - 1)
    again = replay(loads(to_record(match).dumps()), BY_ID)
    assert (again.resigned, again.over, again.outcome()) == (setup.seats - 1, True, match.outcome())
    assert digest(again.state) == digest(match.state)


def standing(*scores: float) -> Any:
    """A game of as many seats, each for itself, that stands so."""
    return SimpleNamespace(sides={}, outcome=lambda state: Outcome((), scores, Text("none")))


def state_of(seats: int) -> Any:
    return SimpleNamespace(setting=SimpleNamespace(seats=seats, mode="plain"))


def test_of_several_left_the_best_wins_and_equals_win_together() -> None:
    assert resigned(standing(9, 4, 3), state_of(3), 0).winners == (1,)
    assert resigned(standing(1, 4, 4, 2), state_of(4), 0).winners == (1, 2)
    assert resigned(standing(1, 4, 2), state_of(3), 0).scores == (1, 4, 2)


def test_one_resigns_once_and_nothing_takes_it_back() -> None:
    setup = SETUPS[0]
    match = given_up(setup, 0)
    match.practice = True
    assert match.state.legal() == [] and match.state.decider() == -1
    assert [match.undo(seat) for seat in range(setup.seats)] == [False] * setup.seats
    with pytest.raises(IllegalAction, match="the game is over"):
        match.resign(1)
    with pytest.raises(IllegalAction, match="there is no seat 9"):
        half_played(setup).resign(9)


def test_a_resignation_that_fits_no_end_is_refused() -> None:
    match = half_played(SETUPS[0])
    for odd in (replace(to_record(match), resigned=7), replace(to_record(given_up(SETUPS[0], 0)), resigned=9)):
        with pytest.raises(RecordError, match="resigned: does not fit the end"):
            replay(loads(odd.dumps()), BY_ID)


def test_a_match_given_up_under_other_rules_is_still_given_up() -> None:
    match = given_up(SETUPS[0], 1)
    old = replace(to_record(match), rules=99)
    again = replay(loads(old.dumps()), BY_ID)
    assert again.over and again.outcome() == match.outcome()


@pytest.mark.parametrize("game", BY_ID)
def test_the_rulebook_says_what_resigning_means(game: str) -> None:
    text = resources.find(f"{game}/help/en.md").read_text(encoding="utf-8")
    (said,) = [line for line in text.splitlines() if line.startswith("**Resigning.**")]
    several = any(setup.seats > 2 and not BY_ID[game].sides for setup in SETUPS if setup.game == game)
    assert ("of the others the most" in said) is several
    assert ("lose together" in said) is bool(BY_ID[game].sides)


def test_nothing_is_played_again_after_a_resignation() -> None:
    match = half_played(next(setup for setup in SETUPS if setup.game == "clash"))
    match.practice = True
    seat = match.steps[-1].seat
    assert match.undo(seat) and match.redoable
    match.resign(seat)
    assert not match.redoable and match.redo(seat) is None and match.over

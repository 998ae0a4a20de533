"""Positions of long matches are few in memory, and each is the one that was played, in whatever order they come."""

from __future__ import annotations

from random import Random

import pytest

from desktop.developer.bench_saves import longest
from desktop.engine.match import Match, Seat
from desktop.engine.past import ASKED, ONE_IN, RECENT
from desktop.engine.record import digest
from desktop.games import BY_ID
from tests.games.setups import SETUPS, SetUp

MOST = 4 * RECENT

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def played(setup: SetUp, most: int = MOST) -> tuple[Match, list[str]]:
    """A practice match, and what each position was when it was left."""
    seats = [Seat(str(at)) for at in range(setup.seats)]
    match, dice, digests = Match(setup.rules(), seats, setup.mode, setup.options, 3, practice=True), Random(4), []
    while not match.over and len(match.steps) < most:
        digests.append(digest(match.state))
        match.submit(match.state.decider(), dice.choice(match.state.legal()))
    return match, digests


def kept(match: Match) -> int:
    """How many positions of it are in memory."""
    first = match.steps[0].past
    return sum(step.past._kept is not None for step in match.steps) + len(first._asked)


@every_setup
def test_every_position_is_the_one_that_was_played(setup: SetUp) -> None:
    match, digests = played(setup)
    order = list(range(len(digests)))
    for ordered in (order, order[::-1], Random(1).sample(order, len(order))):
        for number in ordered:
            assert digest(match.steps[number].before) == digests[number], number
        assert kept(match) <= 2 + RECENT + len(order) // ONE_IN + ASKED


@every_setup
def test_all_of_a_long_match_can_be_taken_back_and_played_again(setup: SetUp) -> None:
    match, digests = played(setup)
    left, last = len(match.steps), digest(match.state)
    while match.steps:
        assert match.undo(match.steps[-1].seat)
        left = len(match.steps)
        assert digest(match.state) == digests[left]
    while match.redoable:
        seat = match.state.decider()
        assert match.redo(seat) is not None
    assert digest(match.state) == last
    assert [digest(step.before) for step in match.steps] == digests


def test_the_longest_match_is_held_in_few_positions() -> None:
    """A position a decision was 84 MB of one match."""
    match = longest(BY_ID["barbarossa"])
    assert len(match.steps) > 5000
    assert kept(match) <= 2 + RECENT + len(match.steps) // ONE_IN

"""Cards lie where opponents imagine them, as often as they imagine it: counted by tests/ai/beliefs.py.

Two games of each title always, ten thousand statements behind `-m soak`. What is counted can fail: worlds of a seat
that thinks its neighbours have what they have not are told.
"""

from collections.abc import Iterator
from itertools import islice

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.state import State
from desktop.games import BY_ID
from desktop.games.chronicle.cards import LOVE, SUIT
from desktop.games.chronicle.state import HAND
from tests.ai.beliefs import STATED, Bin, Statement, Stating, bins, log_loss, stated, statements, told
from tests.games.setups import set_ups

GAMES = list(BY_ID)
FAR = 0.05  # what may be off
FEW, MANY = 200, 10_000
WIDTH = 1.5  # what is called within is two standard errors: three of them, as some fifty bins are looked at


def far_off(rows: list[Bin]) -> list[Bin]:
    """Bins in which less or more was true than imagined, and no chance that so few statements have explains it."""
    return [row for row in rows if abs(row.true - row.imagined) > FAR + WIDTH * row.within]


@pytest.mark.parametrize("stating", [None, told], ids=["anywhere", "told"])
@pytest.mark.parametrize("count", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_cards_lie_where_they_are_imagined(game: str, count: int, stating: Stating | None) -> None:
    levels = ("greedy",) if count == FEW else ("strong", "standard")
    found = list(islice(statements(BY_ID[game], levels, 10**6, 5, stating), count))
    assert len(found) == count and far_off(bins(found)) == []


class Wishful(InfoSet):
    """Imagines that Love is with the next seat rather than with the one after it."""

    def sample(self, rng: Rng) -> State:
        world = InfoSet.sample(self, rng)
        seats = world.setting.seats
        one, two = (world.zones[HAND[(self.seat + step) % seats]] for step in (1, 2))
        cards = sorted(one + two, key=lambda card: SUIT[card] != LOVE)
        one[:], two[:] = cards[: len(one)], cards[len(one) :]
        return world


def wished() -> Iterator[Statement]:
    setup = set_ups("chronicle")[0]
    for seed in range(60):
        state = setup.new(seed)
        yield from stated(Wishful(setup.rules(), state, state.decider()), state, Rng(seed))


def test_a_seat_that_imagines_what_is_not_so_is_told() -> None:
    found = list(wished())
    assert len(found) == 60 * STATED
    assert sum((each.imagined - each.true) ** 2 for each in found) > 0
    assert far_off(bins(found))


def test_statements_are_put_with_those_that_were_imagined_as_often() -> None:
    rows = bins([Statement(0.31, True), Statement(0.39, False), Statement(1.0, True), Statement(0.0, False)])
    assert [(row.times, row.true) for row in rows] == [(1, 0.0), (2, 0.5), (1, 1.0)]
    assert rows[1].imagined == pytest.approx(0.35)


def test_whoever_knows_more_is_less_surprised() -> None:
    knows = [Statement(0.9, True), Statement(0.1, False)]
    assert log_loss(knows) < log_loss([Statement(0.5, True), Statement(0.5, False)]) == pytest.approx(1.0)
    assert log_loss([Statement(0.9, False)]) > 3.0 and log_loss([Statement(1.0, False)]) < 10.0

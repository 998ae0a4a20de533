"""How many ways there are on from fixed positions, counted to a depth: a change of rules that no example shows.

Every legal list on the way is made a second time, from the refusals: each attempt that `why_not` lets pass is legal.
"""

from collections.abc import Iterator

import pytest

from desktop.engine.events import Place
from desktop.engine.game import Attempt
from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.games.fleet import GAME
from desktop.games.fleet.cards import NAMES, REPAIRS
from tests.games.walks import pick


def perft(state: State, depth: int) -> int:
    """The number of ways to play on for so many decisions; a game that ends is a way."""
    if depth == 0 or state.over:
        return 1
    assert {GAME.verbs.text(action) for action in state.legal()} == set(allowed(state))
    ways = 0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        ways += perft(after, depth - 1)
    return ways


def allowed(state: State) -> Iterator[str]:
    """The texts of the actions that nothing speaks against."""
    seat = state.decider()
    view = GAME.view(state, seat)
    expected = view.prompt.id.rpartition(".")[2]
    if expected == "harvest":
        yield "decline"
    elif expected != "rescue":
        yield "done"
    bridge, scrap = Place("bridge", seat), Place("scrap", seat)
    for at in range(len(view.zones[Place("asteroids")] or ())):
        if passes(view, Attempt(Place("asteroids"), at, bridge)):
            yield f"harvest:{at + 1}"
    for at, slot in enumerate(view.zones[Place("shop")] or ()):
        assert slot.card is not None
        name = NAMES[slot.card]
        if not passes(view, Attempt(Place("shop"), at)):
            continue
        wrecks = [
            f"repair:{name}:{NAMES[wreck.card]}"
            for number, wreck in enumerate(view.zones[scrap] or ())
            if wreck.card is not None and REPAIRS[slot.card] and passes(view, Attempt(Place("shop"), at, scrap, number))
        ]
        yield from wrecks or [f"buy:{name}"]


def passes(view: View, attempt: Attempt) -> bool:
    return GAME.why_not(view, attempt) is None


@pytest.mark.parametrize(
    ("plies", "ways"), [(0, [5, 22, 76, 217, 739]), (40, [2, 4, 4, 10, 24]), (110, [3, 9, 25, 52, 104])]
)
def test_ways_on(plies: int, ways: list[int]) -> None:
    state = GAME.new(2, "battle", {"fleets": "seat0_earth"}, seed=7)
    dice = Rng(7)
    for _ in range(plies):
        state.apply(pick(state, dice))
    assert not state.over
    assert [perft(state, depth) for depth in range(1, 6)] == ways

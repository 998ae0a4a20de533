"""How many ways there are on from fixed positions, counted to a depth: a change of rules that no example shows.

Every legal list on the way is made a second time, from the refusals: each attempt that `why_not` lets pass is legal.
"""

from collections.abc import Iterator

import pytest

from desktop.engine.events import Place
from desktop.engine.game import Attempt
from desktop.engine.rng import Rng
from desktop.engine.sight import Slot, View
from desktop.engine.state import State
from desktop.games import BY_ID
from tests.games.walks import pick

CLASH = BY_ID["clash"]
LANES = ("upper", "lower")


def clash_position(edition: str, plies: int) -> State:
    """A position in play, out of random moves."""
    state = CLASH.new(2, "duel", {"edition": edition, "deal": "random", "first": "seat0"}, seed=7)
    dice = Rng(7)
    for _ in range(plies):
        state.apply(pick(state, dice))
    assert not state.over
    return state


def perft(state: State, depth: int) -> int:
    """The number of ways to play on for so many decisions; a game that ends is a way."""
    if depth == 0 or state.over:
        return 1
    assert sorted(CLASH.verbs.text(action) for action in state.legal()) == sorted(allowed(state))
    ways = 0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        ways += perft(after, depth - 1)
    return ways


def allowed(state: State) -> Iterator[str]:
    """The texts of the actions of Clash of Decks that nothing speaks against."""
    seat = state.decider()
    view = CLASH.view(state, seat)
    home = Place("hand", seat)
    yield "end"
    for at, slot in enumerate(view.zones[home] or ()):
        for lane in LANES:
            for side in (0, 1):
                yield from attempts(view, at, name(slot), Place(lane, side))


def attempts(view: View, at: int, card: str, lane: Place) -> Iterator[str]:
    """What may be done with a card of the hand in a lane: stand behind its units, or be aimed at one of them."""
    assert view.seat is not None
    home, units = Place("hand", view.seat), view.zones[lane] or ()
    if not refused(view, Attempt(home, at, lane, len(units))):
        yield f"summon:{card}:{lane.zone}"
        return
    for number, unit in enumerate(units):
        if not refused(view, Attempt(home, at, lane, number)):
            yield f"cast:{card}:{name(unit)}"


def name(slot: Slot) -> str:
    assert slot.card is not None
    return CLASH.catalog.names[slot.card]


def refused(view: View, attempt: Attempt) -> bool:
    return CLASH.why_not(view, attempt) is not None


@pytest.mark.parametrize(
    ("edition", "plies", "ways"),
    [
        ("starter", 4, [11, 65, 333, 1352]),
        ("starter", 12, [10, 68, 237, 1585]),
        ("leaflet", 17, [9, 79, 487, 1687]),
    ],
)
def test_clash(edition: str, plies: int, ways: list[int]) -> None:
    state = clash_position(edition, plies)
    assert [perft(state, depth) for depth in range(1, len(ways) + 1)] == ways

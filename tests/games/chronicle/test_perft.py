"""How many ways there are on from fixed positions: a change of rules that no example shows.

Every legal list on the way is made a second time, from the refusals: what `why_not` lets pass is legal.
"""

from collections.abc import Iterator

import pytest

from desktop.engine.events import Place
from desktop.engine.game import Attempt
from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import NAMES, SUIT, WILD
from tests.games.walks import pick


def position(seats: int, plies: int) -> State:
    """A position in play, out of random moves."""
    state = GAME.new(seats, "match", {}, seed=7)
    dice = Rng(7)
    for _ in range(plies):
        state.apply(pick(state, dice))
    assert not state.over
    return state


def allowed(state: State) -> Iterator[str]:
    """The texts of the actions that nothing speaks against."""
    seat = state.decider()
    view = GAME.view(state, seat)
    wanted = view.prompt.id.rpartition(".")[2]
    for place, slots in view.zones.items():
        for at, slot in enumerate(slots or ()):
            if place.zone in ("hand", "played", "allies") and not refused(view, Attempt(place, at)):
                yield from texts(view, wanted, place, at, slot.card)


def texts(view: View, wanted: str, place: Place, at: int, card: int | None) -> Iterator[str]:
    """What picking this card up means."""
    if wanted in ("lead", "open", "follow"):
        assert card is not None and view.seat is not None
        own = [slot.card for slot in view.zones[Place("hand", view.seat)] or () if slot.card is not None]
        lead = view.counters["lead"]
        down = lead >= 0 and SUIT[card] != WILD and not any(SUIT[each] == lead for each in own)
        yield f"{'cover' if down else 'play'}:{NAMES[card]}"
    elif wanted == "return":
        yield f"return:seat{place.seat}"
    elif wanted == "give":
        assert card is not None
        for zone in view.zones:
            if zone.zone == "allies" and not refused(view, Attempt(place, at, zone)):
                yield f"give:{NAMES[card]}:seat{zone.seat}"
    else:
        assert card is not None
        yield f"{wanted}:{NAMES[card]}"


def refused(view: View, attempt: Attempt) -> bool:
    return GAME.why_not(view, attempt) is not None


def perft(state: State, depth: int) -> int:
    """The number of ways to play on for so many decisions; a game that ends is a way."""
    if depth == 0 or state.over:
        return 1
    assert sorted(GAME.verbs.text(action) for action in state.legal()) == sorted(allowed(state))
    ways = 0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        ways += perft(after, depth - 1)
    return ways


@pytest.mark.parametrize(
    ("seats", "plies", "ways"),
    [(3, 20, [4, 28, 176]), (4, 14, [5, 35, 235]), (5, 17, [7, 35, 105]), (6, 21, [2, 16, 40])],
)
def test_the_number_of_ways(seats: int, plies: int, ways: list[int]) -> None:
    state = position(seats, plies)
    assert [perft(state, depth) for depth in range(1, 4)] == ways


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_is_not_refused_is_legal_all_through_a_game(seats: int) -> None:
    for seed in range(3):
        state = GAME.new(seats, "match", {}, seed)
        dice = Rng(seed)
        while not state.over:
            assert sorted(GAME.verbs.text(action) for action in state.legal()) == sorted(allowed(state))
            state.apply(pick(state, dice))

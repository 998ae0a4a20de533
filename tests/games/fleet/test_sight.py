"""What a seat knows: nothing hidden shows, everything derivable can be derived, and sampled worlds are fair."""

from collections import Counter

import pytest

from desktop.engine.events import Place
from desktop.engine.rng import Rng
from desktop.games.fleet import GAME
from desktop.games.fleet.sight import asteroids_left, dealer_left, fleet_left
from desktop.games.fleet.state import ASTEROIDS, DEALER, DECK, ROCKS, FleetState
from tests.games.fleet.fields import market
from tests.games.setups import SetUp, set_ups
from tests.games.walks import walk

HIDDEN = (Place("fleet", 0), Place("fleet", 1), Place("dealer"), Place("rocks"), Place("asteroids"))
every_setup = pytest.mark.parametrize("setup", set_ups("fleet"), ids=str)


@every_setup
def test_both_seats_and_an_onlooker_see_the_same(setup: SetUp) -> None:
    for seed in range(3):
        for state in walk(setup, seed):
            views = [GAME.view(state, seat) for seat in (0, 1, None)]
            assert views[0].zones == views[1].zones == views[2].zones
            assert views[0].counters == views[1].counters == views[2].counters
            for place in HIDDEN:
                assert all(slot.card is None for slot in views[0].zones[place] or ())


@every_setup
def test_what_is_left_in_the_decks_follows_from_the_open_cards(setup: SetUp) -> None:
    for seed in range(5):
        for state in walk(setup, seed):
            assert isinstance(state, FleetState)
            view = GAME.view(state, 0)
            for seat in (0, 1):
                assert fleet_left(view, seat) == sorted(state.zones[DECK[seat]])
            assert dealer_left(view) == sorted(state.zones[DEALER])
            assert asteroids_left(view) == sorted(state.zones[ROCKS] + state.zones[ASTEROIDS])


def test_every_order_is_as_likely() -> None:
    state = market("goshawk", "vekk", fleets=("rivet lantern beacon", "kri"))
    drawn: Counter[tuple[int, ...]] = Counter()
    dice = Rng(5)
    for _ in range(6000):
        drawn[tuple(GAME.resample(state, 0, dice).zones[DECK[0]])] += 1
    assert len(drawn) == 6
    chi = sum((count - 1000) ** 2 / 1000 for count in drawn.values())
    assert chi < 20.5  # five degrees of freedom: one time in a thousand


def test_asteroids_within_reach_and_in_their_deck_change_places() -> None:
    state = market("goshawk", "vekk", asteroids="asteroid_1000", rocks="asteroid_5000")
    seen = Counter(GAME.resample(state, 1, Rng(n)).zones[ASTEROIDS][0] for n in range(400))
    assert len(seen) == 2 and min(seen.values()) > 150


def test_the_fleets_of_two_seats_never_mix() -> None:
    state = market("goshawk", "vekk", fleets=("rivet lantern", "kri zus"))
    for number in range(20):
        world = GAME.resample(state, 0, Rng(number))
        assert sorted(world.zones[DECK[0]]) == sorted(state.zones[DECK[0]])
        assert sorted(world.zones[DECK[1]]) == sorted(state.zones[DECK[1]])

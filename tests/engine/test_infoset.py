"""desktop/engine/infoset.py: one seat's honest handle on a position."""

from random import Random

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from tests.engine import pouch
from tests.engine.pouch import GAME, hand
from tests.games.walks import reshuffled


def test_it_offers_what_the_seat_may_do() -> None:
    state = pouch.new()
    assert InfoSet(GAME, state, 0).legal == state.legal()
    assert InfoSet(GAME, state, 1).legal == []


def test_it_sees_what_the_seat_sees() -> None:
    state = pouch.new()
    for seat in range(3):
        assert InfoSet(GAME, state, seat).view == GAME.view(state, seat)


def test_nothing_of_the_true_arrangement_gets_in() -> None:
    state = pouch.new(seed=5)
    info, other = (InfoSet(GAME, each, 0) for each in (state, reshuffled(GAME, state, 0, Random(1))))
    assert info.world_json() == other.world_json() != state.to_json()
    for seed in range(20):
        assert info.sample(Rng(seed)).to_json() == other.sample(Rng(seed)).to_json()


def test_it_is_made_again_from_the_world_it_drew() -> None:
    """In another process, which is told that world and never the true one."""
    state = pouch.new(seed=5)
    state.apply(pouch.at(state, "look"))
    info = InfoSet(GAME, state, 0)
    again = InfoSet(GAME, GAME.from_json(state.setting, info.world_json()), 0)
    assert (again.legal, again.view) == (info.legal, info.view)
    for seed in range(20):
        assert again.sample(Rng(seed)).to_json() == info.sample(Rng(seed)).to_json()


# Rule 4: a search never touches the game's generator, nor anything else of the true position.
def test_sampling_and_playing_in_samples_leave_the_game_alone() -> None:
    state = pouch.new(seed=5)
    before = state.to_json()
    info = InfoSet(GAME, state, 0)
    world = info.sample(Rng(1))
    while not world.over:
        world.apply(world.legal()[0])
    assert state.to_json() == before and info.sample(Rng(1)).rng != state.rng


def test_samples_differ_and_all_fit() -> None:
    state = pouch.new(seed=5)
    info = InfoSet(GAME, state, 0)
    hands = set()
    for seed in range(50):
        world = info.sample(Rng(seed))
        hands.add(tuple(sorted(world.zones[hand(1)])))
        assert GAME.consistent(info.view, world)
    assert len(hands) > 3

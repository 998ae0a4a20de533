"""Ways through games that tests follow: random play, and a world with its hidden part laid out anew."""

from collections.abc import Iterator
from random import Random

from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng, mix
from desktop.engine.state import State
from tests.games.setups import SetUp

RETRIES = 50


def walk(setup: SetUp, seed: int) -> Iterator[State]:
    """The one state of a random game at each decision, and at last when it is over; look, do not touch."""
    state = setup.new(seed)
    dice = Rng(mix(seed, 1))
    for _ in range(setup.most_plies):
        yield state
        if state.over:
            return
        state.apply(pick(state, dice))
    raise AssertionError(f"{setup} with seed {seed} is not over after {setup.most_plies} plies")


def pick(state: State, dice: Rng) -> Action:
    """Any legal action."""
    legal = state.legal()
    return legal[dice.below(len(legal))]


def match(setup: SetUp, seed: int) -> Match:
    """A match that nobody has played in yet."""
    seats = [Seat(f"seat {number}") for number in range(setup.seats)]
    return Match(setup.rules(), seats, setup.mode, setup.options, seed, salt="salt")


def reshuffled(game: Game, state: State, seat: int, dice: Random) -> State:
    """A world the seat cannot tell from this one, made without the engine's help: cards it does not know change
    their places within their pool, and the generator stands elsewhere."""
    view = game.view(state, seat)
    pools: dict[str, list[tuple[int, int]]] = {}
    for z, zone in enumerate(state.setting.zones):
        for at, mask in enumerate(state.known[z] or ()):
            if not mask >> seat & 1:
                pools.setdefault(zone.pool, []).append((z, at))
    for _ in range(RETRIES):
        world = state.clone()
        world.rng = dice.getrandbits(64)
        for places in pools.values():
            cards = [state.zones[z][at] for z, at in places]
            dice.shuffle(cards)
            for (z, at), card in zip(places, cards, strict=True):
                world.zones[z][at] = card
        if game.consistent(view, world):  # a game may know more than masks tell, a shown void
            return world
    raise AssertionError(f"no other world fits what seat {seat} sees")

"""Ways through games that tests follow: random play, and a world with its hidden part laid out anew."""

from collections.abc import Iterator
from random import Random

from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng, mix
from desktop.engine.sight import View
from desktop.engine.state import State
from tests.games.setups import SetUp

RETRIES = 5


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
    world = state.clone()
    world.rng = dice.getrandbits(64)
    for places in pools.values():
        _shuffle(game, view, world, places, dice)
    return world


def _shuffle(game: Game, view: View, world: State, places: list[tuple[int, int]], dice: Random) -> None:
    """Change cards of one pool: all at once if that fits what the seat sees, else two by two where it does.

    A game may know more than masks tell: a shown void.
    """
    zones = world.zones
    before = [zones[z][at] for z, at in places]
    for _ in range(RETRIES):
        cards = dice.sample(before, len(before))
        for (z, at), card in zip(places, cards, strict=True):
            zones[z][at] = card
        if game.consistent(view, world):
            return
    for (z, at), card in zip(places, before, strict=True):
        zones[z][at] = card
    for _ in range(4 * len(places)):
        (z, at), (y, to) = dice.choice(places), dice.choice(places)
        zones[z][at], zones[y][to] = zones[y][to], zones[z][at]
        if not game.consistent(view, world):
            zones[z][at], zones[y][to] = zones[y][to], zones[z][at]

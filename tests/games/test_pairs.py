"""Two worlds that differ only in what a seat cannot see tell it the same, step by step.

At a decision the hidden cards are laid out anew for a seat; what the step itself shows it, by a draw, a flip or a card
that is played, stays where it was. The same action in both must bring it the same events, the same view with all its
notes, the same undo horizon, and leave the same seat to choose, after the same forced moves. Log lines, sounds and what
the animator plays are made of these events and views and of nothing else.

What a shuffle brings owes nothing to how the cards lay before: here every shuffle begins by sorting them.
"""

from dataclasses import dataclass, field
from random import Random

import pytest

from desktop.engine.actions import Action
from desktop.engine.events import Event
from desktop.engine.match import Match, Step
from desktop.engine.rng import Rng
from desktop.engine.sight import redact
from desktop.engine.state import State
from desktop.games import BY_ID
from tests.engines import only_from_sources
from tests.games.setups import SETUPS, SetUp, set_ups
from tests.games.test_onlooker import played
from tests.games.walks import pick

Spot = tuple[int, int]
PREVIEWS = 3

pytestmark = only_from_sources


@pytest.fixture(autouse=True)
def fair_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards, shuffled by the same generator, come to lie alike."""
    monkeypatch.setattr(State, "shuffle", sorted_shuffle)


def sorted_shuffle(state: State, zone: int, first: int = 0) -> None:
    """Chronicle mixes a hand in an order of its own, which is what must be shown to be fair."""
    if state.setting.game != "chronicle" or state.setting.zones[zone].place.zone != "hand":
        state.zones[zone][first:] = sorted(state.zones[zone][first:])
    SHUFFLE(state, zone, first)


SHUFFLE = State.shuffle


@dataclass
class Compared:
    """How many pairs there were, and in which the seat could tell one world from the other."""

    pairs: int = 0
    differ: list[str] = field(default_factory=list)


def copy_of(match: Match, state: State) -> Match:
    """A match that begins at this very position."""
    return Match(match.game, match.seats, match.mode, match.options, match.seed, salt="salt", start=state)


def shown(state: State, events: tuple[Event, ...], action: Action, seat: int) -> list[Spot]:
    """The places of cards, hidden from the seat, that the step shows it or that the decider's action names.

    In Chronicle a known card that stays in a hand may be shown there once the card that lay face down is seen; before
    that, what is told of it owes nothing to its place.
    """
    setting = state.setting
    open_hands = set(range(setting.seats)) if setting.game != "chronicle" else set()
    hidden = {
        (z, at) for z, known in enumerate(state.known) for at, mask in enumerate(known or ()) if not mask >> seat & 1
    }
    origin: list[list[Spot | None]] = [[(z, at) for at in range(len(cards))] for z, cards in enumerate(state.zones)]
    told: list[Spot] = []
    decider = state.decider()
    for z, at in hidden:
        if action.card >= 0 and setting.zones[z].place.seat == decider and state.zones[z][at] == action.card:
            told.append((z, at))
    for event in events:
        if event.verb in ("move", "reveal"):
            z = setting.index[event.src]
            spot = origin[z][event.src_at] if event.verb == "reveal" else origin[z].pop(event.src_at)
            if event.verb == "move":
                origin[setting.index[event.dst]].insert(event.dst_at, spot)
            if event.dst.zone == "allies" and event.src.zone == "played":
                open_hands.add(event.src.seat)
            by_rule = event.verb == "move" or event.src.zone != "hand" or event.src.seat in open_hands
            if by_rule and spot in hidden and event.seen_by >> seat & 1:
                told.append(spot)
        elif event.verb == "shuffle":
            z = setting.index[event.src]
            origin[z][event.src_at :] = [None] * (len(origin[z]) - event.src_at)
    return list(dict.fromkeys(told))


def other_world(match: Match, seat: int, fixed: list[Spot], rng: Rng) -> State | None:
    """The hidden cards in other places, those of `fixed` where they were; None if no such world was found."""
    state = match.state
    world = match.game.resample(state, seat, rng)
    world.rng = state.rng
    hidden = [
        (z, at) for z, known in enumerate(state.known) for at, mask in enumerate(known or ()) if not mask >> seat & 1
    ]
    free = [spot for spot in hidden if spot not in fixed]
    for z, at in fixed:
        card = state.zones[z][at]
        if world.zones[z][at] != card:
            pool = state.setting.zones[z].pool
            there = [
                (y, to) for y, to in free if world.zones[y][to] == card and state.setting.zones[y].pool == pool
            ]  # fmt: skip
            if not there:
                return None
            y, to = there[0]
            world.zones[y][to], world.zones[z][at] = world.zones[z][at], card
    same = all(world.zones[z] == cards for z, cards in enumerate(state.zones))
    return None if same or not match.game.consistent(match.view(seat), world) else world


def told(match: Match, step: Step, seat: int) -> dict[str, object]:
    """All that a step tells a seat: also the world that its opponent or its hint would think about, and previews."""
    setting = match.state.setting
    events = [event for event in (redact(event, seat, setting) for event in step.events) if event is not None]
    info = match.info(seat)
    return {
        "events": events,
        "view": match.view(seat),
        "learned": step.learned >> seat & 1,
        "undo": match.undoable(seat),
        "forced": [each for each, _ in step.forced],
        "world": info.world_json(),
        "previews": [match.game.preview(info, action) for action in info.legal[:PREVIEWS]],
    }


def compare(match: Match, action: Action, seat: int, rng: Rng, compared: Compared, where: str) -> None:
    """One pair."""
    state = match.state
    decider = state.decider()
    one = copy_of(match, state)
    step = one.submit(decider, action)
    other = other_world(match, seat, shown(state, step.events, action, seat), rng)
    if other is None or action not in other.legal():
        return
    compared.pairs += 1
    two = copy_of(match, other)
    if two.steps or two.opening:
        compared.differ.append(f"{where}: the choice is forced in one world and put in the other")
        return
    first, second = told(one, step, seat), told(two, two.submit(decider, action), seat)
    if first != second:
        parts = [part for part in first if first[part] != second[part]]
        compared.differ.append(f"{where}: {match.game.verbs.text(action)} tells by its {', '.join(parts)}")


def walk_pairs(setup: SetUp, seed: int, compared: Compared, every: int = 1, most: int = 10**9) -> None:
    """One whole game."""
    for ply, match in enumerate(played(setup, seed)):
        if match.over or compared.pairs >= most:
            return
        dice = Random(seed * 104729 + ply)
        action = pick(match.state, Rng(dice.getrandbits(60)))
        for seat in range(setup.seats):
            if dice.random() * every < 1:
                where = f"{setup} seed {seed} ply {ply} seat {seat}"
                compare(match, action, seat, Rng(dice.getrandbits(60)), compared, where)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_tell_it_the_same(setup: SetUp) -> None:
    compared = Compared()
    for seed in range(3):
        walk_pairs(setup, seed, compared, every=3)
    assert compared.pairs > 10 and not compared.differ


@pytest.mark.soak
@pytest.mark.parametrize("game", BY_ID)
def test_ten_thousand_pairs_of_worlds_tell_the_same(game: str) -> None:
    compared = Compared()
    setups = set_ups(game)
    seed = 0
    while compared.pairs < 10_000:
        walk_pairs(setups[seed % len(setups)], 5000 + seed, compared, every=2, most=10_000)
        seed += 1
    print(game, compared.pairs, "pairs;", len(compared.differ), "differ")
    assert not compared.differ

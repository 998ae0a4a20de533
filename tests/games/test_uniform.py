"""Where all worlds that a seat may be in can be listed, the sampled ones are as likely as each other.

The list is the onlooker's: every way to lay out a pool's hidden cards that what was seen admits. Counts are held
against it by chi-square, in the form of Wilson and Hilferty.
"""

from collections import Counter
from collections.abc import Iterator
from math import factorial, prod, sqrt

import pytest

from desktop.engine.rng import Rng
from desktop.engine.state import State
from tests.games.onlooker import Onlooker
from tests.games.setups import SETUPS, SetUp
from tests.games.test_onlooker import Spot, played

FEWEST, MOST = 3, 130  # worlds that are listed
A_WORLD = 30  # samples for each
POSITIONS = 4  # of a set-up
FAR = 4.5  # standard deviations


def hidden_in_pools(state: State, seat: int) -> dict[str, list[Spot]]:
    """The places of the cards that the seat does not know, pool by pool."""
    found: dict[str, list[Spot]] = {}
    for z, known in enumerate(state.known):
        for at, mask in enumerate(known or ()):
            if not mask >> seat & 1:
                found.setdefault(state.setting.zones[z].pool, []).append((z, at))
    return found


def layouts(cards: Counter[int], spots: int) -> Iterator[tuple[int, ...]]:
    """Every way to lay cards out, equal ones in one way only."""
    if not spots:
        yield ()
        return
    for card in sorted(+cards):
        for rest in layouts(cards - Counter((card,)), spots - 1):
            yield (card, *rest)


def ways(cards: Counter[int]) -> int:
    return factorial(cards.total()) // prod(factorial(count) for count in cards.values())


def listed(world: State, onlooker: Onlooker, spots: list[Spot]) -> list[tuple[int, ...]]:
    """All that the pool's hidden cards may be, everything else as it is."""
    found = []
    for cards in layouts(Counter(world.zones[z][at] for z, at in spots), len(spots)):
        new = world.clone()
        for (z, at), card in zip(spots, cards, strict=True):
            new.zones[z][at] = card
        if onlooker.admits(new):
            found.append(cards)
    return found


def strangeness(counts: Counter[tuple[int, ...]], worlds: int, samples: int) -> float:
    """How many standard deviations the counts are from even ones."""
    even, free = samples / worlds, worlds - 1
    square = (sum((count - even) ** 2 for count in counts.values()) + (worlds - len(counts)) * even**2) / even
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / sqrt(spread))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_sampled_worlds_are_as_likely_as_each_other(setup: SetUp) -> None:
    tried, seed = 0, 0
    while tried < POSITIONS and seed < 12:
        for ply, match in enumerate(played(setup, 400 + seed)):
            if not ply:
                onlookers = [Onlooker(match, seat) for seat in range(setup.seats)]
            else:
                for onlooker in onlookers:
                    onlooker.watch(match.steps[-1].events, match.view(onlooker.seat))
            if match.over or tried >= POSITIONS:
                break
            if (ply + seed) % 7:
                continue
            onlooker = onlookers[(ply + seed) % setup.seats]
            for spots in hidden_in_pools(match.state, onlooker.seat).values():
                cards = Counter(match.state.zones[z][at] for z, at in spots)
                if FEWEST <= ways(cards) <= 20 * MOST and tried < POSITIONS:
                    tried += check(setup, ply, match.state, onlooker, spots)
        seed += 1
    assert tried, f"{setup} has no position with few worlds"


def check(setup: SetUp, ply: int, state: State, onlooker: Onlooker, spots: list[Spot]) -> int:
    """One pool at one position; 0 where too many or too few worlds can be."""
    worlds = listed(state, onlooker, spots)
    if not FEWEST <= len(worlds) <= MOST:
        return 0
    game, rng, samples = setup.rules(), Rng(ply), A_WORLD * len(worlds)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(samples):
        world = game.resample(state, onlooker.seat, rng)
        counts[tuple(world.zones[z][at] for z, at in spots)] += 1
    assert set(counts) <= set(worlds), f"{setup} ply {ply}: an impossible world"
    far = strangeness(counts, len(worlds), samples)
    assert far < FAR, f"{setup} ply {ply} seat {onlooker.seat}: {len(worlds)} worlds, {far:.1f} deviations from even"
    return 1


def test_what_is_uneven_is_found() -> None:
    even: Counter[tuple[int, ...]] = Counter({(n,): 30 for n in range(20)})
    assert strangeness(even, 20, 600) < FAR
    assert strangeness(even + Counter({(0,): 60}), 20, 660) > FAR
    assert strangeness(Counter({(n,): 40 for n in range(15)}), 20, 600) > FAR

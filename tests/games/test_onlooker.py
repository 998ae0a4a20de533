"""What is known is a theorem: games show, and deal worlds from, just what an onlooker could have worked out.

A few games of each set-up always; a thousand a title behind `-m soak`.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.games import BY_ID
from tests.games.onlooker import Onlooker
from tests.games.setups import SETUPS, SetUp, set_ups
from tests.games.walks import match as new_match
from tests.games.walks import pick

PATIENCE = 600  # samples in which a card must turn up that is said to be possible


@dataclass
class Findings:
    """What was wrong, each with game and ply."""

    too_much: list[str] = field(default_factory=list)
    forgotten: list[str] = field(default_factory=list)
    compared: int = 0


def played(setup: SetUp, seed: int) -> Iterator[Match]:
    """A match before each decision; some seats play at random, some with the rule of thumb."""
    match = new_match(setup, seed)
    dice = Rng(seed)
    thumbs = [Random(seed * 31 + seat).random() < 0.5 for seat in range(setup.seats)]
    for _ in range(setup.most_plies):
        yield match
        if match.over:
            return
        seat = match.state.decider()
        info = InfoSet(match.game, match.state, seat)
        match.submit(seat, match.game.bots.greedy(info, dice) if thumbs[seat] else pick(match.state, dice))


def follow(setup: SetUp, seed: int, found: Findings, every: int = 1) -> None:
    """Hold one whole game against its onlookers."""
    onlookers: list[Onlooker] = []
    for ply, match in enumerate(played(setup, seed)):
        if not ply:
            onlookers = [Onlooker(match, seat) for seat in range(setup.seats)]
        else:
            for onlooker in onlookers:
                onlooker.watch(match.steps[-1].events, match.view(onlooker.seat))
        if match.over:
            return
        dice = Random(seed * 7919 + ply)
        for onlooker in onlookers:
            if dice.random() * every < 1:
                hold(match, onlooker, dice, found, f"{setup} seed {seed} ply {ply} seat {onlooker.seat}")


def hold(match: Match, onlooker: Onlooker, dice: Random, found: Findings, where: str) -> None:
    """One seat at one decision."""
    game, state, view = match.game, match.state, match.view(onlooker.seat)
    found.compared += 1
    assert onlooker.admits(state), f"{where}: the onlooker has lost track"
    world = game.resample(state, onlooker.seat, Rng(dice.getrandbits(60)))
    if not onlooker.admits(world):
        found.forgotten.append(f"{where}: a sampled world is impossible")
        return
    hidden = [slot for slot in unseen(onlooker, view) if view_of(view, onlooker, slot) is None]
    for _ in range(2):
        other = swapped(world, onlooker, hidden, dice)
        if other is None:
            break
        admitted, consistent = onlooker.admits(other), game.consistent(view, other)
        if admitted and not consistent:
            found.too_much.append(f"{where}: a possible world is excluded")
        if consistent and not admitted:
            found.forgotten.append(f"{where}: an impossible world is held for possible")
    found.too_much += [f"{where}: {told}" for told in betrayed(onlooker, view, world)]
    if hidden and hasattr(game, "can_be"):
        check_can_be(match, onlooker, view, world, dice.choice(hidden), dice, found, where)


# ---- places


Spot = tuple[int, int]


def unseen(onlooker: Onlooker, view: View) -> list[Spot]:
    """The places of hidden cards that this seat has not seen lying there."""
    spots = []
    for z, cards in enumerate(onlooker.zones):
        for at, card in enumerate(cards):
            if card.kind < 0 or (z in onlooker.unordered and view_of(view, onlooker, (z, at)) is None):
                spots.append((z, at))
    return spots


def view_of(view: View, onlooker: Onlooker, spot: Spot) -> int | None:
    """The card that the view shows at a place; a pile that may not be counted shows none."""
    slots = view.zones[onlooker.setting.zones[spot[0]].place]
    return None if slots is None else slots[spot[1]].card


def swapped(world: State, onlooker: Onlooker, spots: list[Spot], dice: Random) -> State | None:
    """The world with two cards in each other's place; in a hand no card has a place."""
    for _ in range(8):
        if len(spots) < 2:
            return None
        (z, at), (y, to) = dice.sample(spots, 2)
        if world.zones[z][at] != world.zones[y][to] and (z != y or z not in onlooker.unordered):
            return exchanged(world, (z, at), (y, to))
    return None


def exchanged(world: State, one: Spot, other: Spot) -> State:
    """The world with two cards in each other's place."""
    new = world.clone()
    (z, at), (y, to) = one, other
    new.zones[z][at], new.zones[y][to] = world.zones[y][to], world.zones[z][at]
    return new


# ---- too much


def betrayed(onlooker: Onlooker, view: View, world: State) -> Iterator[str]:
    """Cards that the view shows, and that might be others by all that was seen."""
    names = onlooker.setting.catalog.names
    spots: list[Spot] | None = None
    for z, cards in enumerate(onlooker.zones):
        slots = view.zones[onlooker.setting.zones[z].place] or ()
        certain = onlooker.certain(z) if z in onlooker.unordered else Counter()
        shown = Counter(slot.card for slot in slots if slot.card is not None)
        for at, slot in enumerate(slots):
            if slot.card is None or (z not in onlooker.unordered and cards[at].kind >= 0):
                continue
            if z in onlooker.unordered and shown[slot.card] <= certain[slot.card]:
                continue
            spots = unseen_spots(onlooker) if spots is None else spots
            others = [spot for spot in spots if spot[0] != z] if z in onlooker.unordered else spots
            if any(
                world.zones[y][to] != slot.card and onlooker.admits(exchanged(world, (z, at), (y, to)))
                for y, to in others
            ):
                yield f"{names[slot.card]} is shown at {onlooker.setting.zones[z].place}"


def unseen_spots(onlooker: Onlooker) -> list[Spot]:
    return [(z, at) for z, cards in enumerate(onlooker.zones) for at, card in enumerate(cards) if card.kind < 0]


def check_can_be(
    match: Match, onlooker: Onlooker, view: View, world: State, spot: Spot, dice: Random, found: Findings, where: str
) -> None:
    """What an unknown card is said to be able to be: all that samples bring, and nothing that they never bring."""
    z, at = spot
    place = onlooker.setting.zones[z].place
    counted = view.zones[place] is not None
    possible = set(match.game.can_be(view, place, at if counted else -1))

    def lying(world: State) -> set[int]:
        return {world.zones[z][at]} if counted else {world.zones[z][i] for y, i in unseen_spots(onlooker) if y == z}

    if not lying(world) <= possible:
        found.too_much.append(f"{where}: {place} is said not to hold what it may hold")
    if dice.random() < 0.9:
        return
    wanted = dice.choice(sorted(possible))
    rng = Rng(dice.getrandbits(60))
    if not any(wanted in lying(match.game.resample(match.state, onlooker.seat, rng)) for _ in range(PATIENCE)):
        found.forgotten.append(f"{where}: {place} is said to hold what it cannot hold")


# ---- the tests


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_seat_is_told_and_remembers_what_it_could_work_out(setup: SetUp) -> None:
    found = Findings()
    for seed in range(2):
        follow(setup, seed, found, every=4)
    assert found.compared and (found.too_much, found.forgotten) == ([], [])


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(10), ids=lambda number: f"hundred{number}")
@pytest.mark.parametrize("game", BY_ID)
def test_over_a_thousand_games_nothing_is_told_too_much_and_nothing_forgotten(game: str, hundred: int) -> None:
    """Each title in ten parts: `-k "hundred0 or hundred1 or hundred2"` plays three hundred games."""
    found = Findings()
    setups = set_ups(game)
    for number in range(100 * hundred, 100 * hundred + 100):
        follow(setups[number % len(setups)], 1000 + number, found)
    counts = f"{len(found.too_much)} too much; {len(found.forgotten)} forgotten"
    print(game, found.compared, "decisions of a seat;", counts)
    assert (found.too_much, found.forgotten) == ([], [])

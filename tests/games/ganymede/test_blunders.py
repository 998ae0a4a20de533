"""The blunder suite: positions in which one move is plainly best, how that is known, and who finds it.

The proof knows nothing of the opponents' judgement. It lays the hidden cards in every way they may lie, plays every
line of the decider's to the end of the showdown, and counts.
"""

from collections.abc import Callable, Sequence
from itertools import permutations, product
from typing import Any

import pytest

from desktop.games.ganymede import GAME
from desktop.games.ganymede.muster import Take
from desktop.games.ganymede.rules import result
from desktop.games.ganymede.sight import drawable
from desktop.games.ganymede.state import (
    BATTLE,
    CLEANUP,
    DISCARD,
    HP,
    PHASE,
    PURPLE,
    REINFORCE,
    ROW,
    SHOWDOWN,
    GanymedeState,
)
from tests.games import blunders
from tests.games.blunders import Blunder
from tests.games.ganymede.fields import blank, card, drawing, legal, play, showdown

POINT = 0.01  # what a hit point counts against the game
CLEAR = 0.2 * POINT  # how much better than all others the best must be


def laid(moment: str, played: Sequence[str] = (), **table: Any) -> GanymedeState:
    """The position of a row."""
    return play(MOMENTS[moment](**table), *played)


def _drawing(**table: Any) -> GanymedeState:
    """Among three, Purple draws when all of the others' cards lie open, and its own first one."""
    state = drawing(**table)
    if state.kind != BATTLE:
        everyone = state.setting.everyone
        if state.setting.seats == 3 and state.zones[ROW[PURPLE]]:
            state.reveal(ROW[PURPLE], 0, everyone)
        for camp in (0, 1) if state.decider() == PURPLE else ():
            for at in range(len(state.zones[ROW[camp]])):
                state.reveal(ROW[camp], at, everyone)
    return state


def _taking(seat: int, mode: str = "battle", **table: Any) -> GanymedeState:
    """A round is over and a black card due to a seat; `gone` lists those that others have."""
    gone = table.pop("gone", "").split()
    state = blank(mode, **table)
    for rank in gone:
        stack = next(zone for zone in range(6) if card(0, rank) in state.zones[zone])
        state.move(stack, 0, DISCARD[1 - seat])
    state.counters[PHASE] = REINFORCE
    state.stack.append(Take(seat, 0, 0))
    return state


MOMENTS: dict[str, Callable[..., GanymedeState]] = {"drawing": _drawing, "taking": _taking, "showdown": showdown}
BLUNDERS = blunders.read(GAME, laid)
PROVED = [blunder for blunder in BLUNDERS if blunder.proof == "counted"]


def test_the_suite_is_large_well_formed_and_mostly_proved() -> None:
    assert len(BLUNDERS) >= 30 and len(PROVED) >= 24
    assert {blunder.proof for blunder in BLUNDERS} == {"counted", "plain"}
    assert {blunder.table.get("mode", "battle") for blunder in BLUNDERS} == {"battle", "coop", "three"}
    blunders.assert_well_formed(GAME, BLUNDERS)


# ---- how the answers are known


def worlds_of(state: GanymedeState, seat: int) -> list[GanymedeState]:
    """Every way in which the cards that the seat does not know may lie, each as likely as the others."""
    pools: dict[str, list[tuple[int, int]]] = {}
    for number, zone in enumerate(state.setting.zones):
        for at, mask in enumerate(state.known[number] or ()):
            if not mask >> seat & 1:
                pools.setdefault(zone.pool, []).append((number, at))
    deals = []
    for slots in pools.values():
        cards = sorted(state.zones[zone][at] for zone, at in slots)
        deals.append([list(zip(slots, order, strict=True)) for order in sorted(set(permutations(cards)))])
    worlds = []
    for deal in product(*deals):
        world = state.clone()
        for (pile, at), each in (laid for part in deal for laid in part):
            world.zones[pile][at] = each
        if all(drawable(world.zones[row]) for row in ROW[: world.camps]):
            worlds.append(world)
    return worlds


def counted(worlds: list[GanymedeState], seat: int) -> float:
    """What is sure on the average, over positions that the seat cannot tell apart."""
    first = worlds[0]
    if first.over or first.counters[PHASE] >= CLEANUP:
        return sum(_value(world, seat) for world in worlds) / len(worlds)
    if first.decider() != seat:
        assert all(world.counters[PHASE] == SHOWDOWN for world in worlds), "somebody draws after the seat"
        return sum(_answer(world, seat) for world in worlds) / len(worlds)
    return max(after(worlds, text, seat) for text in legal(first))


def after(worlds: list[GanymedeState], text: str, seat: int) -> float:
    """The same after an action, each thing that it may show apart."""
    groups: dict[str, list[GanymedeState]] = {}
    for world in worlds:
        then = world.clone()
        then.apply(GAME.verbs.parse(text))
        is_over = then.over or then.counters[PHASE] >= CLEANUP
        groups.setdefault("" if is_over else repr(GAME.view(then, seat)), []).append(then)
    ended = groups.pop("", [])
    total = sum(_value(world, seat) for world in ended)
    return (total + sum(len(group) * counted(group, seat) for group in groups.values())) / len(worlds)


def _answer(world: GanymedeState, seat: int) -> float:
    """All rows lie open: an ally announces what is best for the seat, a rival what is worst."""
    values = [counted([_then(world, text)], seat) for text in legal(world)]
    foe = world.kind == BATTLE or (world.decider() == PURPLE) != (seat == PURPLE)
    return min(values) if foe else max(values)


def _then(world: GanymedeState, text: str) -> GanymedeState:
    then = world.clone()
    then.apply(GAME.verbs.parse(text))
    return then


def _value(world: GanymedeState, seat: int) -> float:
    """1 or 0 after the end; else hit points, one's own side's less the other's."""
    if world.over:
        return float(seat in result(world)[0])
    hp = [world.counters[HP[camp]] for camp in range(world.camps)]
    if world.kind == BATTLE:
        return 0.5 + POINT * (hp[seat] - hp[1 - seat])
    lead = POINT * (hp[0] + hp[1] - 2 * hp[PURPLE]) / 2
    return 0.5 - lead if seat == PURPLE else 0.5 + lead


@pytest.mark.parametrize("blunder", PROVED, ids=str)
def test_the_best_moves_are_counted_over_all_that_is_hidden(blunder: Blunder[GanymedeState]) -> None:
    state = blunder.state()
    seat = state.decider()
    worlds = worlds_of(state, seat)
    values = {text: after(worlds, text, seat) for text in legal(state)}
    best = max(values.values())
    assert [text for text, value in values.items() if value > best - 1e-9] == blunder.best, values
    assert max(value for text, value in values.items() if text not in blunder.best) < best - CLEAR, values


# ---- who finds them


@pytest.mark.parametrize(("level", "seeds", "share"), [("strong", 3, 0.95), ("standard", 2, 0.70)])
def test_it_solves_its_share(level: str, seeds: int, share: float) -> None:
    missed = blunders.missed(GAME, BLUNDERS, level, range(seeds))
    assert len(missed) <= (1 - share) * len(BLUNDERS) * seeds, missed

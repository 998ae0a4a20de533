"""Rows that may meet Purple's when all have drawn, from what one seat knows: sampled worlds, played on until all have
drawn. (For battle see reckoning.py.)

Who went on drawing was probably low, and who stopped was probably high. So a world counts by how likely its players
would have decided as they did in the open, going by what their cards come to.
"""

from typing import Final

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede.drawing import PURPLE_STANDS
from desktop.games.ganymede.judgement import Row, best_total
from desktop.games.ganymede.state import (
    COOP,
    DECK,
    DISCARD,
    MOST,
    PURPLE,
    ROW,
    STARTER,
    GanymedeState,
)
from desktop.games.ganymede.strength import LIMIT, automated_sum

WORLDS: Final = 40
UNLIKELY: Final = 0.02  # people do odd things: no world is ruled out

# The chance that a player goes on, by what its cards come to with As at their best.
_LOW: Final = {12: 0.97, 13: 0.9, 14: 0.75, 15: 0.5, 16: 0.3, 17: 0.15, 18: 0.05, 19: 0.03, 20: 0.02, 21: 0.0}
GOES_ON: Final = tuple(_LOW.get(total, 1.0) for total in range(LIMIT + 1))

Meeting = tuple[Row, ...]  # a row of each camp, sorted; the forecaster's own is left empty


def forecast(info: InfoSet, rng: Rng) -> list[tuple[Meeting, float]]:
    """What the seat's own row may meet, and how likely; it is drawing, so the frame says who is done."""
    weights: dict[Meeting, float] = {}
    for _ in range(WORLDS):
        world = info.sample(rng)
        assert isinstance(world, GanymedeState)
        meeting, weight = _meet(world, info.seat, rng)
        weights[meeting] = weights.get(meeting, 0.0) + weight
    total = sum(weights.values())
    return [(meeting, weight / total) for meeting, weight in weights.items()]


def _meet(world: GanymedeState, seat: int, rng: Rng) -> tuple[Meeting, float]:
    order = world.players(world.counters[STARTER])
    done = order[: world.stack[-1].place]  # type: ignore[union-attr]
    rows: list[Row] = [()] * world.camps
    weight = 1.0
    for camp in (*order, PURPLE):
        if camp == seat:
            continue
        row = world.zones[ROW[camp]]
        if camp in done:
            weight *= max(UNLIKELY, _likelihood(row))
            rows[camp] = tuple(sorted(row))
        else:
            rows[camp] = _finished(world, camp, rng)
    return tuple(rows), weight


def _likelihood(row: list[int]) -> float:
    """How likely a player with these cards would have gone on and stopped as this one did."""
    weight = 1.0
    for count in range(1, len(row)):
        weight *= goes_on(row[:count])
    return weight if len(row) >= MOST else weight * (1.0 - goes_on(row))


def goes_on(row: list[int]) -> float:
    """How likely a player with these cards draws another."""
    total = best_total(row)
    return GOES_ON[total] if total <= LIMIT else 0.0


# ---- drawing that is still to come


def _finished(world: GanymedeState, camp: int, rng: Rng) -> Row:
    """The row of a camp that is still to draw: Purple by its rule where it is automated, others as is likely."""
    discard = world.zones[DISCARD[camp]][:]
    rng.shuffle(discard)
    cards = [*reversed(world.zones[DECK[camp]]), *discard]
    row = world.zones[ROW[camp]]
    if world.kind == COOP and camp == PURPLE:
        return _automated(row, cards)
    return _drawn(row, cards, rng)


def _automated(row: list[int], cards: list[int]) -> Row:
    row = row[:]
    for card in cards:
        if len(row) >= MOST or automated_sum(row) > PURPLE_STANDS:
            break
        row.append(card)
    return tuple(sorted(row))


def _drawn(row: list[int], cards: list[int], rng: Rng) -> Row:
    """A row that grows by these cards as long as is likely."""
    row = row[:]
    for card in cards:
        if len(row) >= MOST or (row and rng.chance() >= goes_on(row)):
            break
        row.append(card)
    return tuple(sorted(row))

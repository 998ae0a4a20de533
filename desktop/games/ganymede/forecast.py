"""Rows that may meet when all have drawn, from what one seat knows: sampled worlds, played on to the end of drawing.

Who went on drawing was probably low, and who stopped was probably high. So a world counts by how likely its players
would have decided as they did in the open. In battle the first to draw is thought to reckon with the cards it has left
against what the other may come to; among three, players are thought to go by what their cards come to.
"""

from math import exp
from typing import Final

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede.drawing import PURPLE_STANDS
from desktop.games.ganymede.judgement import Row, RowValue, best_total, stop_or_draw
from desktop.games.ganymede.state import (
    BATTLE,
    COOP,
    DECK,
    DISCARD,
    HP,
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

DOUBT: Final = 1.0  # by how many hit points people misjudge what to stop and to draw is worth

Meeting = tuple[Row, ...]  # a row of each camp, sorted; the forecaster's own is left empty


def forecast(info: InfoSet, rng: Rng) -> list[tuple[Meeting, float]]:
    """What the seat's own row may meet, and how likely; it is drawing, so the frame says who is done."""
    weights: dict[Meeting, float] = {}
    reckoning: RowValue | None = None
    for _ in range(WORLDS):
        world = info.sample(rng)
        assert isinstance(world, GanymedeState)
        if world.kind == BATTLE and world.counters[STARTER] != info.seat and reckoning is None:
            reckoning = _reckoning(world, info.seat, rng)
        meeting, weight = _meet(world, info.seat, rng, reckoning)
        weights[meeting] = weights.get(meeting, 0.0) + weight
    total = sum(weights.values())
    return [(meeting, weight / total) for meeting, weight in weights.items()]


def _meet(world: GanymedeState, seat: int, rng: Rng, reckoning: RowValue | None) -> tuple[Meeting, float]:
    order = world.players(world.counters[STARTER])
    done = order[: world.stack[-1].place]  # type: ignore[union-attr]
    rows: list[Row] = [()] * world.camps
    weight = 1.0
    for camp in (*order, PURPLE) if world.kind != BATTLE else order:
        if camp == seat:
            continue
        row = world.zones[ROW[camp]]
        if camp in done:
            likely = _likelihood(row) if reckoning is None else _reckoned(world, camp, reckoning)
            weight *= max(UNLIKELY, likely)
            rows[camp] = tuple(sorted(row))
        else:
            rows[camp] = _finished(world, camp, rng)
    return tuple(rows), weight


def _likelihood(row: list[int]) -> float:
    """How likely a player with these cards would have gone on and stopped as this one did."""
    weight = 1.0
    for count in range(1, len(row)):
        weight *= _goes_on(row[:count])
    return weight if len(row) >= MOST else weight * (1.0 - _goes_on(row))


def _goes_on(row: list[int]) -> float:
    total = best_total(row)
    return GOES_ON[total] if total <= LIMIT else 0.0


# ---- a foe that reckons


def _reckoning(world: GanymedeState, seat: int, rng: Rng) -> RowValue:
    """What rows are worth to the seat's foe while it draws first: it sees one card, and knows what others there are."""
    foe = 1 - seat
    row, discard = world.zones[ROW[seat]], world.zones[DISCARD[seat]]
    masks = world.known[DISCARD[seat]] or ()
    lost = [card for card, mask in zip(discard, masks, strict=True) if not mask >> foe & 1]
    pool = [*world.zones[DECK[seat]], *row[1:], *lost]
    hp = world.counters[HP[seat]]
    rows = []
    for _ in range(WORLDS):
        rng.shuffle(pool)
        rows.append((_drawn(row[:1], pool, 2, rng), hp))
    return RowValue(rows, world.counters[HP[foe]], True, False)


def _reckoned(world: GanymedeState, camp: int, reckoning: RowValue) -> float:
    """How likely a camp with these cards would have gone on and stopped as it did."""
    row, left = world.zones[ROW[camp]], list(world.zones[DECK[camp]])
    masks = world.known[ROW[camp]]
    assert masks is not None
    weight = 1.0
    for count in range(len(row), 1, -1):
        used = masks[count - 1] == world.setting.everyone  # a 2 or 4: what came next was mostly chosen
        if count == len(row) or not used:
            on = _draws_on(row[:count], left, reckoning)
            weight *= on if count < len(row) else 1.0 - on
        left.append(row[count - 1])
    return weight


def _draws_on(row: list[int], left: list[int], reckoning: RowValue) -> float:
    stop, draw = stop_or_draw(tuple(sorted(row)), left, MOST - len(row), reckoning)
    return 1.0 / (1.0 + exp((stop - draw) / DOUBT)) if draw > float("-inf") else 0.0


# ---- drawing that is still to come


def _finished(world: GanymedeState, camp: int, rng: Rng) -> Row:
    """The row of a camp that is still to draw: Purple by its rule where it is automated, others as is likely."""
    discard = world.zones[DISCARD[camp]][:]
    rng.shuffle(discard)
    cards = [*reversed(world.zones[DECK[camp]]), *discard]
    row = world.zones[ROW[camp]]
    if world.kind == COOP and camp == PURPLE:
        return _automated(row, cards)
    return _drawn(row, cards, 2 if world.kind == BATTLE else 1, rng)


def _automated(row: list[int], cards: list[int]) -> Row:
    row = row[:]
    for card in cards:
        if len(row) >= MOST or automated_sum(row) > PURPLE_STANDS:
            break
        row.append(card)
    return tuple(sorted(row))


def _drawn(row: list[int], cards: list[int], due: int, rng: Rng) -> Row:
    """A row that grows by these cards as long as is likely, up to the `due` ones in any case."""
    row = row[:]
    for card in cards:
        if len(row) >= MOST or (len(row) >= due and rng.chance() >= _goes_on(row)):
            break
        row.append(card)
    return tuple(sorted(row))

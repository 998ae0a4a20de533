"""How likely a camp would have drawn as it did, were its row this one: who stops has much, who goes on has little.

A quick policy in place of the opponents' own: the chance to stop by what a row comes to, its As at their best, and by
how many cards lie in it. Fitted to the draws of strong and standard in 40 games; `tests/games/ganymede/stopping.py`
does it again.
"""

from math import exp
from typing import Final

from desktop.games.ganymede.judgement import best_total
from desktop.games.ganymede.state import DRAWING, PHASE, ROW, GanymedeState

# By the cards in a row: what it comes to where stopping is as likely as drawing, and how fast that turns. With one card
# nobody stops, and with four all must.
TURNS: Final = {2: (19.75, 2.75), 3: (17.25, 3.75)}


def stops(row: list[int]) -> float:
    """The chance to stop with two or three cards."""
    middle, width = TURNS[len(row)]
    return 1.0 / (1.0 + exp((middle - best_total(row)) / width))


def drawn_so(world: GanymedeState, camp: int) -> float:
    """How likely the camp has drawn each card of its row after the second, and stopped if it has."""
    row = world.zones[ROW[camp]]
    likely = 1.0
    for cards in TURNS:
        if cards < len(row):
            likely *= 1.0 - stops(row[:cards])
    waits = world.counters[PHASE] == DRAWING and world.decider() != camp
    return likely * stops(row) if waits and len(row) in TURNS else likely

"""At which rows opponents of Ganymede stop drawing.

    python -m tests.games.ganymede.stopping --games 40 --seed 50

They play games; of each choice between drawing and stopping it is noted what the row came to. For rows of two and three
cards the middle and the width of the curve by which the chance to stop rises are fitted, the likeliest of a grid.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from typing import NamedTuple

from desktop.ai.agent import Agent, Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.games.ganymede.judgement import best_total
from desktop.games.ganymede.state import ROW
from desktop.games.ganymede.stopping import TURNS
from desktop.games.ganymede.verbs import DRAW, STOP
from tests.games.setups import set_ups

GAME = BY_ID["ganymede"]
MIDDLES = [number / 4 for number in range(32, 96)]
WIDTHS = [number / 4 for number in range(2, 32)]


class Choice(NamedTuple):
    """What a row came to, of how many cards, and whether its camp stopped."""

    total: int
    cards: int
    stopped: bool


def choices(games: int, seed: int, levels: Sequence[str] = ("strong", "standard")) -> Iterator[Choice]:
    """Of so many games."""
    setups = set_ups("ganymede")
    for number in range(games):
        dice = Rng(mix(seed, number))
        state = setups[number % len(setups)].new(dice.bits())
        agents: list[Agent] = [
            agent_for(find_level(GAME, levels[(seat + number) % len(levels)])) for seat in range(state.setting.seats)
        ]
        while not state.over:
            legal, seat = state.legal(), state.decider()
            action = legal[0]
            if len(legal) > 1:
                action = agents[seat].choose(InfoSet(GAME, state, seat), Budget(iterations=10), Rng(dice.bits()))
            if DRAW in legal and STOP in legal and action in (DRAW, STOP):
                row = state.zones[ROW[seat]]
                yield Choice(best_total(row), len(row), action == STOP)
            state.apply(action)


def surprise(found: Sequence[Choice], middle: float, width: float) -> float:
    """In bits a choice."""
    told = 0.0
    for each in found:
        stops = 1.0 / (1.0 + exp((middle - each.total) / width))
        told -= log(max(1e-9, stops if each.stopped else 1.0 - stops), 2)
    return told / len(found)


def main(argv: Sequence[str] | None = None) -> int:
    """A line for each number of cards."""
    parser = argparse.ArgumentParser(description="At which rows do opponents stop drawing?")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=50)
    args = parser.parse_args(argv)
    found = list(choices(args.games, args.seed))
    for cards in sorted({each.cards for each in found}):
        rows = [each for each in found if each.cards == cards]
        said = f"{cards} cards, {len(rows)} choices, {sum(each.stopped for each in rows)} stopped"
        if cards in TURNS:
            best = min((surprise(rows, middle, width), middle, width) for middle in MIDDLES for width in WIDTHS)
            said += (
                f": {best[1]:.2f} and {best[2]:.2f}, {best[0]:.3f} bits ({surprise(rows, *TURNS[cards]):.3f} as it is)"
            )
        print(said)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What a position of Barbarossa is worth, by games that were played to their end: `python -m tests.ai.standings`.

Positions of games of standard are played on for a few turns by the rules of thumb, which is where a judge looks at
them, and then to the end. Who wins is held against victory points, army and deck (`games/barbarossa/judgement.py`) by
logistic regression. Printed are the log-odds of each, and how well they foretell games that were left out.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from math import exp, log
from typing import NamedTuple

from desktop.ai.agent import Budget
from desktop.ai.judging import play_on
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.games.barbarossa.judgement import MOST_BP, army, deck
from desktop.games.barbarossa.state import CITIES, VICTORY, BarbarossaState
from tests.ai.verdicts import TO_THE_END, table

GAME = BY_ID["barbarossa"]
OFTEN = 0.04  # of the decisions are looked at
WORLDS = 4  # of each
FOLDS = 5
ROUNDS = 15  # of Newton's method
SMALL = 0.01  # keeps it from running away
SURELY = 1e-6


class Seen(NamedTuple):
    """By how much the first seat is ahead in each, and what it won."""

    game: int
    ahead: tuple[float, ...]
    won: float


def compared(state: BarbarossaState) -> tuple[float, ...]:
    """Points, army, and what the deck brings in the mean while cities are left."""
    left, rows = len(state.zones[CITIES]) / 12, []
    for seat in (0, 1):
        coming, cards = deck(state, seat)
        rows.append((state.counters[VICTORY[seat]], min(army(state, seat), MOST_BP), left * coming / max(1, cards)))
    return tuple(float(one - other) for one, other in zip(*rows, strict=True))


def seen(game: int) -> Iterator[Seen]:
    """Positions of one game."""
    state, dice = table("barbarossa").new(mix(71, game)), Rng(game)
    agents = [agent_for(find_level(GAME, "standard")) for _ in (0, 1)]
    ply, turns = 0, GAME.bots.judging.turns
    while not state.over:
        info = InfoSet(GAME, state, state.decider())
        if len(info.legal) > 1 and dice.chance() < OFTEN:
            for _ in range(WORLDS):
                world = info.sample(dice)
                play_on(GAME.bots, world, Rng(dice.bits()), turns)
                assert isinstance(world, BarbarossaState)
                if not world.over:
                    ahead = compared(world)
                    play_on(GAME.bots, world, Rng(dice.bits()), TO_THE_END)
                    yield Seen(game, ahead, GAME.bots.evaluate(world, 0))
        state.apply(agents[info.seat].choose(info, Budget(iterations=60), Rng(mix(game, ply))))
        ply += 1


def chance(weights: Sequence[float], ahead: Sequence[float]) -> float:
    """To win."""
    odds = sum(weight * by for weight, by in zip(weights, ahead, strict=True))
    return min(max(1.0 / (1.0 + exp(-odds)), SURELY), 1.0 - SURELY)


def fitted(found: Sequence[Seen]) -> list[float]:
    """The log-odds of each, by Newton's method."""
    size = range(len(found[0].ahead))
    weights = [0.0 for _ in size]
    for _ in range(ROUNDS):
        slope = [SMALL * weight for weight in weights]
        bend = [[SMALL * (row == column) for column in size] for row in size]
        for each in found:
            it = chance(weights, each.ahead)
            for row in size:
                slope[row] += (it - each.won) * each.ahead[row]
                for column in size:
                    bend[row][column] += it * (1.0 - it) * each.ahead[row] * each.ahead[column]
        weights = [weight - step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination."""
    table = [[*row, it] for row, it in zip(rows, right, strict=True)]
    for at in range(len(table)):
        best = max(range(at, len(table)), key=lambda row: abs(table[row][at]))
        table[at], table[best] = table[best], table[at]
        for row in range(len(table)):
            if row != at:
                share = table[row][at] / table[at][at]
                table[row] = [it - share * other for it, other in zip(table[row], table[at], strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(table)]


def surprise(weights: Sequence[float], found: Sequence[Seen]) -> float:
    """The mean logarithmic loss."""
    chances = [(chance(weights, each.ahead), each.won) for each in found]
    return -sum(won * log(it) + (1.0 - won) * log(1.0 - it) for it, won in chances) / len(chances)


def main() -> int:
    """Play, fit and print."""
    parser = ArgumentParser(description="What a position of Barbarossa is worth.")
    parser.add_argument("--games", type=int, default=82)
    found = [each for game in range(parser.parse_args().games) for each in seen(game)]
    left_out = [
        surprise(fitted([each for each in found if each.game % FOLDS != fold]), some)
        for fold in range(FOLDS)
        if (some := [each for each in found if each.game % FOLDS == fold])
    ]
    points, *others = fitted(found)
    told = ", ".join(f"{other / points:.2f}" for other in others)
    print(f"{len(found)} positions: a point {points:.4f}, in points army and deck {told};", end=" ")
    print(f"surprise of games left out {sum(left_out) / len(left_out):.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Learns what positions of Barbarossa are worth to whoever plays on by its rules of thumb: the game's weights.py.

    packaging/learn_worths.py --games 1500

`learn.py` would let a level play, which looks for forced wins at each decision; here the taste of the search plays
(learn_taste.py), some hundred games a second, now and then anything legal. Positions are told where playouts end: at
the beginning of a round. Fit and file are those of `learn.py`.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import compiled

EXPLORE = (0.0, 0.03, 0.1)  # of decisions, by turns
TOLD = 0.5  # of the rounds
INTO = compiled.ROOT / "desktop" / "games" / "barbarossa" / "weights.py"

Row = tuple[int, float, float, list[float], bool]


def rows(games: int, seed: int) -> list[Row]:
    """Positions of games as the first seat has them, and who won."""
    from desktop.games import BY_ID
    from desktop.games.barbarossa.features import features
    from desktop.games.barbarossa.seasoned import SEASONED
    from desktop.games.barbarossa.state import ROUND, BarbarossaState
    from desktop.games.barbarossa.thumb import choose

    game, rng = BY_ID["barbarossa"], Random(seed)
    found: list[Row] = []
    for number in range(games):
        state = game.new(2, "campaign", {}, rng.randrange(10**9))
        assert isinstance(state, BarbarossaState)
        explore, told = EXPLORE[number % len(EXPLORE)], []
        known = 0
        while not state.over:
            if state.counters[ROUND] != known:
                known = state.counters[ROUND]
                if rng.random() < TOLD:
                    told.append((game.bots.evaluate(state, 0), features(state, 0)))
            legal = state.legal()
            anything = len(legal) == 1 or rng.random() < explore
            state.apply(legal[rng.randrange(len(legal))] if anything else choose(state, legal, SEASONED))
        winners = game.outcome(state).winners
        won = (0 in winners) / len(winners)
        found += [(number, won, present, counted, True) for present, counted in told]
    return found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Learn what positions of Barbarossa are worth.")
    parser.add_argument("--games", type=int, default=1500, metavar="N", help="how many are played (1500)")
    parser.add_argument("--penalty", type=float, default=20.0, metavar="X", help="on the squares of weights (20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", type=Path, metavar="FOLDER", help="who plays; compiled from here, unless given")
    parser.add_argument("--into", type=Path, default=INTO, metavar="FILE", help="the game's weights.py, unless given")
    args = parser.parse_args(argv)
    sys.path.insert(0, str((args.engine or compiled.make()).resolve()))
    told = rows(args.games, args.seed)
    from learn import judged, written  # not before: it brings the sources of this checkout

    from desktop.games.barbarossa.features import BIAS, NAMES

    found = judged(told, args.penalty, BIAS)
    asked = ["--games", str(args.games), "--penalty", str(args.penalty), "--seed", str(args.seed)]
    how = f"{found.games} games of the search's taste, now and then any move, {found.positions} positions"
    args.into.write_text(written(f"packaging/learn_worths.py {shlex.join(asked)}", how, found, NAMES), encoding="utf-8")
    print(f"{how}: log loss {found.learned:.4f} in games held back, `evaluate` before {found.before:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

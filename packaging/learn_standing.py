"""Learns what a position of Barbarossa is worth to whoever looks back at a match, from games played to their end.

    packaging/learn_standing.py --games 82

Positions of games of standard are played on for a few turns by the rules of thumb, which is where a judge looks at
them, and then to the end. Who wins is held against victory points, army and deck (`terms` in
desktop/games/barbarossa/judgement.py, where what comes of it stands) by logistic regression. Printed is what a victory
point adds to the log-odds, what the others come to in points, and how surprised that is by games that were left out,
beside what `evaluate` says. The same call in the same checkout prints the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from operator import sub
from typing import NamedTuple

import compiled
import log_odds

sys.path.insert(0, str(compiled.ROOT))

from desktop.ai.agent import Budget
from desktop.ai.judging import play_on
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.games.barbarossa.judgement import terms
from desktop.games.barbarossa.state import BarbarossaState

GAME = BY_ID["barbarossa"]
OFTEN = 0.04  # of the decisions are looked at
WORLDS = 4  # of each
HELD_OUT = 5  # every so many games are kept back
TO_THE_END = 10**6  # turns
PENALTY = 0.01


class Seen(NamedTuple):
    """By how much the first seat is ahead in each, what it won, and what `evaluate` said."""

    game: int
    ahead: list[float]
    won: float
    said: float


def seen(game: int) -> Iterator[Seen]:
    """Positions of one game."""
    state, dice = GAME.new(2, "campaign", GAME.settle({}), mix(71, game)), Rng(game)
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
                    ahead, said = list(map(sub, terms(world, 0), terms(world, 1))), GAME.bots.evaluate(world, 0)
                    play_on(GAME.bots, world, Rng(dice.bits()), TO_THE_END)
                    yield Seen(game, ahead, GAME.bots.evaluate(world, 0), said)
        state.apply(agents[info.seat].choose(info, Budget(), Rng(mix(game, ply))))
        ply += 1


def fitted(found: Sequence[Seen]) -> log_odds.Model:
    """Nobody is ahead by sitting somewhere: there is no bias."""
    return log_odds.fit([each.ahead for each in found], [each.won for each in found], PENALTY, bias=False)


def main(argv: Sequence[str]) -> int:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=82)
    args = parser.parse_args(argv)
    found = [each for game in range(args.games) for each in seen(game)]
    held, rest = ([each for each in found if (each.game % HELD_OUT == 0) == out] for out in (True, False))
    trial, won = fitted(rest), [each.won for each in held]
    learned = log_odds.log_loss([log_odds.chance(trial.odds(each.ahead)) for each in held], won)
    before = log_odds.log_loss([each.said for each in held], won)
    point, *others = fitted(found).weights
    told = ", ".join(f"{other / point:.2f}" for other in others)
    print(f"{len(found)} positions of {args.games} games: a point {point:.4f}; in points, army and deck {told}")
    print(f"surprise at the games held out {learned:.4f}, by evaluate {before:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

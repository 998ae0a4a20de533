"""Warnings before a move: are there false alarms, and are blunders warned of in the time that there is?

    python -m tests.ai.warnings clash --games 20

plays games of `strong` against itself and looks at every decision of the first seat as the window does: all moves for
as long as somebody thinks, then the one that is made for as long as it is held. Each warning is put to so many
independent playouts of both moves, to the end of the game. One that they do not bear out (the other move is not better
by as much as a slip at least) is a false alarm. What is warned of and borne out is named, so that one can look at it.

    python -m tests.ai.warnings clash --games 20 --level easy

plays games of a low rung and judges its decisions as the look back does, with the game's own number of playouts. Which
share of what it calls a blunder is warned of?

Times are of the processor, so that a busy machine says the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import NamedTuple

from desktop.ai.blunders import Lookout, look_out
from desktop.ai.judging import BLUNDER, OPEN, Blunder, judge
from desktop.engine.game import Game
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from tests.ai.verdicts import ORACLE, Decided, decisions, independent, table

THINKING = 2.0  # seconds
HELD = 1.0
QUICK = 3000  # playouts


class Alarms(NamedTuple):
    """What was warned of in games of one level."""

    decisions: int
    warned: int
    false: int  # not borne out
    contrary: int  # of these, those where playouts put the move that was made first
    verified: int = 0  # blunders, where they were judged
    caught: int = 0  # of these, warned of


def for_seconds(seconds: float) -> Callable[[], bool]:
    """Whether so much time of the processor has been used from now on."""
    end = process_time() + seconds
    return lambda: process_time() >= end


def warning(decided: Decided, rng: Rng, against: str, thinking: float, held: float) -> Blunder | None:
    """What the window would say of the move: after this time, and while the move is held."""
    text = decided.info.game.verbs.text(decided.played)
    lookout = Lookout(decided.info, rng, against)
    enough = for_seconds(thinking)
    settled = look_out(lookout, lambda: enough() or lookout.known(decided.played))  # what is known stays so
    if not lookout.known(decided.played):
        settled = look_out(lookout, for_seconds(held), decided.played)
    return dict(settled.blunders).get(text)


def verified(decided: Decided, rng: Rng, against: str) -> bool:
    """Whether the look back calls it a blunder; where the bounds rule that out after few playouts it does not go on."""
    bar = decided.info.game.bots.judging_against(against).blunder
    few = judge(decided.info, decided.played, Rng(rng.bits()), QUICK, against=against)
    if few.size != OPEN or few.high < bar:
        return few.size == BLUNDER
    return judge(decided.info, decided.played, rng, against=against).size == BLUNDER


def alarms(
    game: Game, decided: Iterator[Decided], against: str, thinking: float, held: float, oracle: int, judged: bool
) -> Alarms:
    """Look at these decisions; `judged`: also which are blunders, warned of or not."""
    count = warned = false = contrary = known = caught = 0
    for number, each in enumerate(decided):
        count += 1
        found = warning(each, Rng(mix(21, number)), against, thinking, held)
        if judged and verified(each, Rng(mix(22, number)), against):
            known += 1
            caught += found is not None
        if found is None:
            continue
        warned += 1
        gap = independent(each, game.verbs.parse(found.best), oracle, Rng(mix(23, number)))
        borne_out = gap.mean >= game.bots.judging.slip
        false += not borne_out
        contrary += gap.mean <= 0.0
        if not judged or not borne_out:
            played = game.verbs.text(each.played)
            print(f"  {played} instead of {found.best}: lost {found.lost:.2f} ({found.low:.2f}), proved {found.proved};"
                  f" independent {gap.mean:.2f} ({gap.low:.2f} to {gap.high:.2f})", flush=True)  # fmt: skip
    return Alarms(count, warned, false, contrary, known, caught)


def main() -> int:
    """Print what the arguments ask for."""
    parser = argparse.ArgumentParser(description="False alarms, and blunders that are not warned of.")
    parser.add_argument("game", choices=list(BY_ID))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--level", default="strong", help="whose moves; below strong they are judged as well")
    parser.add_argument("--foes", default="")
    parser.add_argument("--thinking", type=float, default=THINKING)
    parser.add_argument("--held", type=float, default=HELD)
    parser.add_argument("--oracle", type=int, default=ORACLE)
    args = parser.parse_args()
    game, setup, foes = BY_ID[args.game], table(args.game), args.foes or args.level
    seeds = range(args.first, args.first + args.games)
    played = (each for seed in seeds for each in decisions(game, setup, args.level, foes, mix(6, seed)))
    judged = args.level != "strong"
    found = alarms(game, played, foes, args.thinking, args.held, args.oracle, judged)
    bar = game.bots.judging_against(foes).blunder
    print(
        f"{setup}: {args.games} games of {args.level} against {foes}, {found.decisions} decisions, bar {bar:.2f};"
        f" {found.warned} warnings, {found.false} false alarms ({found.contrary} of them contrary)"
        + (f"; verified blunders {found.verified}, warned of {found.caught}" if judged else "")
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Would a verdict be given again? Games of a middling player, judged with several seeds, and by playouts of their own.

    python -m tests.ai.verdicts clash --games 12 --seeds 3

plays games in which the first seat is a person's whose play is like `standard`, judges each of its decisions with
fresh dice as often as there are seeds, and says how many of the named moments are named again by each other seed, how
many of those have the same better move (or one proved equal), how many of the differences have the sign that so many
independent playouts in common worlds have, and how long a game takes.

    python -m tests.ai.verdicts clash --fit --levels easy,standard,strong

says what the levels' decisions lose, from which the bounds in a game's `Judging` are taken: a slip is what a level
loses twice in a game, a mistake once, a blunder twice in five games. By games, for one has fourteen decisions and
another a thousand. They are never less than the game's own, which are what can be told from luck.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import permutations
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from desktop.ai.agent import Budget
from desktop.ai.judging import BEST, FORCED, WORSE, Gap, Verdict, gap_of, judge, played_on
from desktop.ai.levels import agent_for, find_level
from desktop.engine.actions import Action
from desktop.engine.game import Game, Judging
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from tests.games.setups import SetUp

TABLES = {"clash": ("duel", 2), "ganymede": ("battle", 2), "fleet": ("battle", 2), "chronicle": ("match", 4),
          "barbarossa": ("campaign", 2)}  # fmt: skip
MID = "standard"
FEW = 60  # iterations of an opponent that searches by the clock
TO_THE_END = 10**6  # turns
ORACLE = 2000  # independent playouts of both moves
RATES = {"slip": 2.0, "mistake": 1.0, "blunder": 0.4}  # times in a game
TAIL = 6  # losses a game that are printed


class Decided(NamedTuple):
    """A decision, as its seat knew it, and what it played."""

    info: InfoSet
    played: Action
    ply: int


class Again(NamedTuple):
    """What several seeds said of the same games."""

    games: int
    decisions: int
    named: int  # by the first of two seeds, over all pairs
    again: int  # of those, by the second as well
    same: int  # of those, with the same better move or one proved equal
    asked: int  # differences that were held against independent playouts
    agreed: int
    seconds: float  # the median time of a game


def table(game: str) -> SetUp:
    """The usual one, with what is chosen where nobody chooses."""
    mode, seats = TABLES[game]
    return SetUp(game, mode, mode, seats, {}, 0)


def decisions(game: Game, setup: SetUp, level: str, foes: str, seed: int) -> list[Decided]:
    """Those of the first seat in a game, but for the forced ones."""
    state = setup.new(seed)
    names = [level if seat == 0 else foes for seat in range(setup.seats)]
    agents = [agent_for(find_level(game, name)) for name in names]
    found: list[Decided] = []
    ply = 0
    while not state.over:
        seat = state.decider()
        info = InfoSet(game, state, seat)
        iterations = find_level(game, names[seat]).iterations or FEW
        action = agents[seat].choose(info, Budget(iterations=iterations), Rng(mix(seed, ply)))
        if seat == 0 and len(info.legal) > 1:
            found.append(Decided(info, action, ply))
        state.apply(action)
        ply += 1
    return found


def independent(decided: Decided, better: Action, worlds: int, rng: Rng) -> Gap:
    """By how much another move was better, in worlds and with dice that no judge has met, to the end of the game."""
    info, bots = decided.info, decided.info.game.bots
    values: tuple[list[float], list[float]] = ([], [])
    turns = TO_THE_END if bots.judging.turns else 0
    for _ in range(worlds):
        world, dice = info.sample(rng), rng.bits()
        for action, found in zip((decided.played, better), values, strict=True):
            after = world.clone()
            after.rng = world.rng
            after.apply(action)
            found.append(played_on(bots, after, info.seat, Rng(dice), turns))
    return gap_of(*values, risk=0.05)


def _same(game: Game, decided: Decided, one: Verdict, other: Verdict, worlds: int) -> bool:
    """Whether the better move is the same, or as good by what either seed or independent playouts say."""
    if one.best == other.best or one.best in other.equal or other.best in one.equal:
        return True
    parse = game.verbs.parse
    gap = independent(Decided(decided.info, parse(one.best), 0), parse(other.best), max(2, worlds), Rng(99))
    return max(abs(gap.low), abs(gap.high)) <= game.bots.judging.slip


def measure(game: Game, sample: Sequence[Sequence[Decided]], seeds: int, most: int = 0, oracle: int = ORACLE) -> Again:
    """Judge these games with so many seeds."""
    seconds, named, again, same, asked, agreed, count = [], 0, 0, 0, 0, 0, 0
    for number, decided in enumerate(sample):
        told: list[list[Verdict]] = []
        for seed in range(seeds):
            begun = process_time()
            told.append([judge(each.info, each.played, Rng(mix(seed, number, each.ply)), most) for each in decided])
            seconds.append(process_time() - begun)
        count += len(decided)
        for first, second in permutations(told, 2):
            for each, one, other in zip(decided, first, second, strict=True):
                if one.size in WORSE:
                    named += 1
                    again += other.size in WORSE
                    same += other.size in WORSE and _same(game, each, one, other, oracle)
        for each, verdict in zip(decided, told[0], strict=True):
            if oracle and verdict.size in WORSE:
                asked += 1
                gap = independent(each, game.verbs.parse(verdict.best), oracle, Rng(mix(7, number, each.ply)))
                agreed += gap.mean > 0
    return Again(len(sample), count, named, again, same, asked, agreed, median(seconds))


def losses(decided: Iterator[Decided], most: int) -> list[float]:
    """What each decision that was one lost."""
    found = []
    for number, each in enumerate(decided):
        verdict = judge(each.info, each.played, Rng(mix(3, number)), most)
        if verdict.size != FORCED:
            found.append(0.0 if verdict.size == BEST else max(0.0, verdict.lost))
    return sorted(found)


def bounds(judging: Judging, found: Sequence[float], games: int) -> dict[str, float]:
    """From which loss on what is named how, by what was lost in so many games, the least first."""
    often = {name: int(rate * games) for name, rate in RATES.items()}
    rare = {name: found[-count - 1] if count < len(found) else 0.0 for name, count in often.items()}
    return {name: max(getattr(judging, name), loss) for name, loss in rare.items()}


def _fit(game: Game, setup: SetUp, levels: Sequence[str], seeds: Sequence[int], most: int) -> None:
    for level in levels:
        of_level = (each for seed in seeds for each in decisions(game, setup, level, level, mix(11, seed)))
        found = losses(of_level, most)
        told = ", ".join(f"{name} {bound:.3f}" for name, bound in bounds(game.bots.judging, found, len(seeds)).items())
        tail = " ".join(f"{lost:.3f}" for lost in reversed(found[-TAIL * len(seeds) :]) if lost > 0.0)
        print(f"{game.info.id} {level}: {len(seeds)} games, {len(found)} decisions, mean {mean(found):.4f}; {told}")
        print(f"  the most: {tail}", flush=True)


def main() -> int:
    """Print what the arguments ask for."""
    parser = argparse.ArgumentParser(description="Would a verdict be given again?")
    parser.add_argument("game", choices=list(BY_ID))
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--level", default=MID, help="how the person's seat is played")
    parser.add_argument("--foes", default=MID)
    parser.add_argument("--playouts", type=int, default=0, help="the most for a decision, instead of the game's own")
    parser.add_argument("--turns", type=int, default=-1, help="of a playout, instead of the game's own")
    parser.add_argument(
        "--bar", type=float, default=0.0, help="the least loss that is named, instead of the game's own"
    )
    parser.add_argument("--oracle", type=int, default=ORACLE)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--levels", default="easy,standard,strong")
    args = parser.parse_args()
    game, setup = BY_ID[args.game], table(args.game)
    judging = game.bots.judging
    judging = judging._replace(turns=args.turns if args.turns >= 0 else judging.turns, slip=args.bar or judging.slip)
    type(game).bots = game.bots._replace(judging=judging)
    if args.fit:
        seeds = range(args.first, args.first + args.games)
        _fit(game, setup, args.levels.split(","), seeds, args.playouts)
        return 0
    sample = [
        decisions(game, setup, args.level, args.foes, mix(5, seed))
        for seed in range(args.first, args.first + args.games)
    ]
    found = measure(game, sample, args.seeds, args.playouts, args.oracle)
    print(
        f"{setup}: {found.games} games, {found.decisions} decisions, {args.seeds} seeds; named {found.named} times"
        f" over pairs of seeds, again {_share(found.again, found.named)}, the same better move"
        f" {_share(found.same, found.again)}; sign as {args.oracle} playouts {_share(found.agreed, found.asked)};"
        f" median of a game {found.seconds:.1f} s"
    )
    return 0


def _share(some: int, every: int) -> str:
    return f"{some}/{every} ({some / every:.1%})" if every else "0/0"


if __name__ == "__main__":
    sys.exit(main())

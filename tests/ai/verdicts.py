"""Would a verdict be given again? Games of a middling player, judged with several seeds, and by playouts of their own.

    python -m tests.ai.verdicts clash --games 12 --seeds 3

plays games in which the first seat is a person's whose play is like `standard`, judges each of its decisions with
fresh dice as often as there are seeds, and says how many of the named moments are named again by each other seed, how
many of those have the same better move (or one proved equal), how often small losses are told again, how many of the
differences have the sign that so many independent playouts in common worlds have, and how long a game takes. With
`--results FILE` what has been found is kept there while it runs, and whoever breaks off goes on with it.

    python -m tests.ai.verdicts clash --fit --levels easy,standard,strong

says what the levels' decisions lose, from which the bounds in a game's `Judging` are taken: a slip is what a level
loses twice in a game, a mistake once, a blunder twice in five games. By games, for one has fourteen decisions and
another a thousand. They are never less than the game's own, which are what can be told from luck.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Any, NamedTuple

from desktop.ai.agent import Budget
from desktop.ai.judging import BEST, FORCED, WORSE, Gap, Verdict, gap_of, judge, played_on, together
from desktop.ai.levels import agent_for, find_level
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Judging
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
NAMED = 3  # on a last page
TAIL = 6  # losses a game that are printed


class Decided(NamedTuple):
    """A decision, as its seat knew it, and what it played."""

    info: InfoSet
    played: Action
    ply: int


class Again(NamedTuple):
    """What several seeds said of the same games."""

    games: int = 0
    decisions: int = 0
    named: int = 0  # by the first of two seeds, over all pairs
    again: int = 0  # of those, by the second as well
    same: int = 0  # of those, with the same better move or one proved equal
    first: int = 0  # of the named, those that a last page has room for
    first_again: int = 0  # of those, named by the second seed as well
    asked: int = 0  # differences that were held against independent playouts
    agreed: int = 0
    silent: int = 0  # reviews of a game that named nothing
    small: int = 0  # that told of small losses, over all pairs
    small_again: int = 0
    nothing: int = 0  # reviews that told of neither
    seconds: float = 0.0  # the median time of a game


class Kept:
    """What was found, by what it was asked of: in a file, a line each, where there is one."""

    def __init__(self, file: Path | None = None, of: str = "") -> None:
        self._file, self._of = file, of
        self._found: dict[str, list[Any]] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file is not None and file.exists() else ():
            try:
                whose, key, found = json.loads(line)
            except ValueError:  # nothing stands there, or somebody broke off while it was written
                continue
            if whose == of:
                self._found[key] = found

    def of(self, key: str, find: Callable[[], list[Any]]) -> list[Any]:
        """What is known of this, or is found out now."""
        if key not in self._found:
            self._found[key] = find()
            if self._file is not None:
                with self._file.open("a", encoding="utf-8", newline="\n") as out:
                    out.write("\n" + json.dumps([self._of, key, self._found[key]]))
        return self._found[key]


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


class Measuring(NamedTuple):
    """How games are judged."""

    game: Game
    kept: Kept
    most: int = 0  # playouts for a decision, instead of the game's own
    oracle: int = ORACLE
    against: str = MID

    def review(self, number: int, decided: Sequence[Decided], seed: int) -> tuple[float, list[Verdict]]:
        """A game with one seed, and how long it took."""

        def find() -> list[Any]:
            begun = process_time()
            told = [
                judge(each.info, each.played, Rng(mix(seed, number, each.ply)), self.most, against=self.against)
                for each in decided
            ]
            return [process_time() - begun, told]

        seconds, told = self.kept.of(f"game {number} seed {seed}", find)
        return seconds, [Verdict(size, best, tuple(equal), *rest) for size, best, equal, *rest in told]

    def independent(self, number: int, decided: Decided, one: str, better: str, dice: int) -> Gap:
        """By how much another move was better, by playouts that no judge has met."""

        def find() -> list[Any]:
            parse = self.game.verbs.parse
            asked = decided._replace(played=parse(one))
            return list(independent(asked, parse(better), max(2, self.oracle), Rng(mix(dice, number, decided.ply))))

        return Gap(*self.kept.of(f"game {number} ply {decided.ply} {one} {better} {self.oracle}", find))

    def small(self, told: Sequence[Verdict]) -> bool:
        """Whether a review tells of small losses."""
        return together(each for each in told if each.size not in WORSE).low > self.game.bots.judging.blunder

    def same(self, number: int, decided: Decided, one: Verdict, other: Verdict) -> bool:
        """Whether the better move is the same, or as good by what either seed or independent playouts say."""
        if one.best == other.best or one.best in other.equal or other.best in one.equal:
            return True
        first, second = sorted((one.best, other.best))
        gap = self.independent(number, decided, first, second, 99)
        return max(abs(gap.low), abs(gap.high)) <= self.game.bots.judging_against(self.against).slip


def first_page(told: Sequence[Verdict]) -> list[int]:
    """The numbers of those that a last page names."""
    found = [at for at, verdict in enumerate(told) if verdict.size in WORSE]
    return sorted(found, key=lambda at: -told[at].lost)[:NAMED]


def measure(by: Measuring, sample: Iterable[tuple[int, Sequence[Decided]]], seeds: int) -> Again:
    """Judge these games, which have numbers, with so many seeds."""
    seconds, text, found = [], by.game.verbs.text, Again()
    for number, decided in sample:
        told: list[list[Verdict]] = []
        for seed in range(seeds):
            time, verdicts = by.review(number, decided, seed)
            seconds.append(time)
            told.append(verdicts)
        found = found._replace(
            games=found.games + 1,
            decisions=found.decisions + len(decided),
            silent=found.silent + sum(not first_page(each) for each in told),
            nothing=found.nothing + sum(not first_page(each) and not by.small(each) for each in told),
        )
        for first, second in permutations(told, 2):
            shown, small = first_page(first), by.small(first)
            found = found._replace(
                small=found.small + small, small_again=found.small_again + (small and by.small(second))
            )
            for at, (each, one, other) in enumerate(zip(decided, first, second, strict=True)):
                if one.size in WORSE:
                    again = other.size in WORSE
                    found = found._replace(
                        named=found.named + 1,
                        again=found.again + again,
                        same=found.same + (again and by.same(number, each, one, other)),
                        first=found.first + (at in shown),
                        first_again=found.first_again + (at in shown and again),
                    )
        for each, verdict in zip(decided, told[0], strict=True):
            if by.oracle and verdict.size in WORSE:
                gap = by.independent(number, each, text(each.played), verdict.best, 7)
                found = found._replace(asked=found.asked + 1, agreed=found.agreed + (gap.mean > 0))
    return found._replace(seconds=median(seconds))


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
    parser.add_argument("--results", type=Path, help="go on with what is in this file, and keep all that is found")
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
    games = range(args.first, args.first + args.games)
    sample = ((seed, decisions(game, setup, args.level, args.foes, mix(5, seed))) for seed in games)
    of = f"{setup} {args.level} {args.foes} {judging} {args.playouts}"
    by = Measuring(game, Kept(args.results, of), args.playouts, args.oracle, args.foes)
    print(said(setup, measure(by, sample, args.seeds), args), flush=True)
    return 0


def said(setup: SetUp, found: Again, args: argparse.Namespace) -> str:
    """What was found, in words."""
    reviews = found.games * args.seeds
    return (
        f"{setup}: {found.games} games, {found.decisions} decisions, {args.seeds} seeds; over pairs of seeds"
        f" named {found.named} times, again {_share(found.again, found.named)},"
        f" the same better move {_share(found.same, found.again)};"
        f" of the {NAMED} a last page names, again {_share(found.first_again, found.first)};"
        f" small losses told, again {_share(found.small_again, found.small)};"
        f" sign as {args.oracle} playouts {_share(found.agreed, found.asked)};"
        f" reviews that name nothing {_share(found.silent, reviews)},"
        f" that tell nothing {_share(found.nothing, reviews)};"
        f" median of a game {found.seconds:.1f} s"
    )


def _share(some: int, every: int) -> str:
    return f"{some}/{every} ({some / every:.1%})" if every else "0/0"


if __name__ == "__main__":
    sys.exit(main())

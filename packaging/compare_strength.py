"""How much stronger this program's opponents are than those of another checkout, or at another budget.

    packaging/compare_strength.py clash --against ../former/build/compiled --seconds 0.03 --games 200
    packaging/compare_strength.py barbarossa --against build/compiled --iterations 300,100
    packaging/compare_strength.py chronicle --against ../former/build/compiled --table 1222 --games 200

Both sides play on mirrored deals, each in a process of its own that sees what its seat sees. `--table` says who sits
where, 1 for this program and 2 for the other; each deal is played once with each turn of the table. With --seconds both
think equally long, which holds where the machine does nothing else; --iterations holds anywhere. `--results` keeps a
line a game, and the next call goes on from there.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import compiled

sys.path.insert(0, str(compiled.ROOT))

from desktop.engine.match import Match, Seat, ai_seed
from desktop.engine.rng import mix
from desktop.games import BY_ID
from desktop.tools.tally import Z95

PLAYER = Path(__file__).resolve().with_name("strength_player.py")
OWN, OTHER = "1", "2"
_DICE = 0x5EED  # keeps the opponents' numbers apart from the deal's


class Side(NamedTuple):
    """One of the two programs."""

    folder: Path
    level: str
    seconds: float
    iterations: int


class Asked(NamedTuple):
    """What all games of a comparison share."""

    game: str
    mode: str
    table: str  # a digit a seat
    options: dict[str, str]
    seed: int


class Line(NamedTuple):
    """One game: its number, the share of the win that side 1 had, and milliseconds a decision of each side."""

    number: int
    share: float
    own_ms: float
    other_ms: float


class Player:
    """A side's process."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.spent = 0.0
        self.decisions = 0
        env = {**os.environ, "PYTHONPATH": str(side.folder), "PYTHONSAFEPATH": "1"}
        self._process = subprocess.Popen(
            [sys.executable, str(PLAYER)], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    def asked(self, task: dict[str, Any]) -> str:
        """The move in a position."""
        own = {"level": self.side.level, "seconds": self.side.seconds, "iterations": self.side.iterations}
        pipes = self._process
        assert pipes.stdin is not None and pipes.stdout is not None
        pipes.stdin.write(json.dumps({**task, **own}) + "\n")
        pipes.stdin.flush()
        line = pipes.stdout.readline()
        if not line:
            raise SystemExit(f"the player of {self.side.folder} has ended")
        answer = json.loads(line)
        if answer["failed"]:
            raise SystemExit(f"the player of {self.side.folder}: {answer['failed']}")
        self.spent += answer["seconds"]
        self.decisions += 1
        return str(answer["action"])

    def taken(self) -> float:
        """Milliseconds a decision since it was last asked for."""
        found = 1000.0 * self.spent / max(1, self.decisions)
        self.spent, self.decisions = 0.0, 0
        return found


def seating(table: str, number: int) -> str:
    """Who sits where in the game of this number: the table is turned from game to game of a deal."""
    turn = number % len(table)
    return table[turn:] + table[:turn]


def play(asked: Asked, number: int, players: dict[str, Player]) -> Line:
    """One game."""
    game = BY_ID[asked.game]
    sitting = seating(asked.table, number)
    dice = mix(asked.seed, number, _DICE)
    seats = [Seat(side, players[side].side.level, ai_seed(dice, at)) for at, side in enumerate(sitting)]
    deal = mix(asked.seed, number // len(asked.table))
    match = Match(game, seats, asked.mode, asked.options, deal, salt=f"{dice:016x}")
    while not match.over:
        seat = match.state.decider()
        task = {
            "ticket": 0,
            "game": asked.game,
            "mode": asked.mode,
            "seats": len(sitting),
            "options": match.options,
            "seat": seat,
            "world": match.info(seat).world_json(),
            "seed": match.seats[seat].ai_seed,
            "decision": len(match.steps),
            "cards": game.book.digest,
        }
        action = game.verbs.parse(players[sitting[seat]].asked(task))
        match.submit(seat, action)
    winners = match.outcome().winners
    share = (
        sum(sitting[seat] == OWN for seat in winners) / len(winners) if winners else sitting.count(OWN) / len(sitting)
    )
    return Line(number, share, round(players[OWN].taken(), 2), round(players[OTHER].taken(), 2))


class Comparison(NamedTuple):
    """How often side 1 won, half of the 95 % interval, and what that is between one and one."""

    games: int
    share: float
    within: float
    between_two: float


def compared(lines: Sequence[Line], table: str) -> Comparison:
    """Games of one deal are not independent: a deal is one observation."""
    deals: dict[int, list[float]] = {}
    for line in lines:
        deals.setdefault(line.number // len(table), []).append(line.share)
    means = [sum(shares) / len(shares) for shares in deals.values()]
    share = sum(means) / len(means)
    spread = sqrt(sum((mean - share) ** 2 for mean in means) / max(1, len(means) - 1) / len(means))
    own, other = share / table.count(OWN), (1.0 - share) / table.count(OTHER)
    return Comparison(len(lines), share, Z95 * spread, own / (own + other) if own + other else 0.5)


def said(found: Comparison, lines: Sequence[Line]) -> str:
    own, other = (sum(each) / len(lines) for each in zip(*(line[2:] for line in lines)))
    return (
        f"{found.games} games: {100 * found.share:.1f} % ± {100 * found.within:.1f}"
        f" (one against one {100 * found.between_two:.1f} %), {own:.0f} and {other:.0f} ms a decision"
    )


def kept(file: Path | None) -> list[Line]:
    """The games that were played before."""
    if file is None or not file.is_file():
        return []
    return [Line(*json.loads(row)) for row in file.read_text(encoding="utf-8").splitlines()]


def played(asked: Asked, sides: Sequence[Side], numbers: Sequence[int]) -> Iterator[Line]:
    with ExitStack() as stack:
        players = {name: stack.enter_context(Player(side)) for name, side in zip((OWN, OTHER), sides)}
        for number in numbers:
            yield play(asked, number, players)


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Set this program's opponents against others.")
    parser.add_argument("game", choices=sorted(BY_ID))
    parser.add_argument(
        "--own", type=Path, metavar="FOLDER", help="where side 1 lies; unless given, compiled from here"
    )
    parser.add_argument(
        "--against", type=Path, metavar="FOLDER", help="where side 2 lies; unless given, that of side 1"
    )
    parser.add_argument("--levels", default="strong", metavar="ONE[,OTHER]", help="who plays (strong)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many (200)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first one (0)")
    parser.add_argument("--seconds", default="0", metavar="ONE[,OTHER]", help="for each decision; the level's own (0)")
    parser.add_argument("--iterations", default="0", metavar="ONE[,OTHER]", help="instead: search steps")
    parser.add_argument("--mode", default="", help="the game's first, unless given")
    parser.add_argument("--table", default=OWN + OTHER, help="who sits where (12)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, metavar="FILE", help="a line a game, to go on from")
    return parser.parse_args(argv)


def _both(text: str) -> tuple[str, str]:
    one, _, other = text.partition(",")
    return one, other or one


def main(argv: Sequence[str] | None = None) -> int:
    args = _arguments(argv)
    own = (args.own or compiled.make()).resolve()
    folders = own, (args.against or own).resolve()
    sides = [
        Side(folder, level, float(seconds), int(iterations))
        for folder, level, seconds, iterations in zip(
            folders, _both(args.levels), _both(args.seconds), _both(args.iterations)
        )
    ]
    mode = args.mode or next(iter(BY_ID[args.game].info.modes))
    options = dict(each.split("=", 1) for each in args.option)
    asked = Asked(args.game, mode, args.table, options, args.seed)
    lines = kept(args.results)
    done = {line.number for line in lines}
    numbers = [number for number in range(args.first, args.first + args.games) if number not in done]
    for line in played(asked, sides, numbers):
        lines.append(line)
        if args.results is not None:
            with args.results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        print(said(compared(lines, args.table), lines), flush=True)
    if not numbers and lines:
        print(said(compared(lines, args.table), lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())

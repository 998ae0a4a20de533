"""`ladder`: how strong a game's opponents are, on one scale, by games among them.

Each level meets those near it, and `random`, which is 0 points. Where two rungs are far apart, whoever stands between
them plays as well. Two that meet play every deal from all seats; with more than two seats the others are filled with
either in turn. Each game is a line in a file as soon as it has ended: what stands there is not played again, so that a
measurement can be broken off, go on, and grow.
"""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from desktop import ladder
from desktop.ai.agent import Budget
from desktop.ai.levels import YARDSTICKS
from desktop.ai.oracle import find_player
from desktop.engine.compiling import compiled
from desktop.engine.game import Game
from desktop.engine.opponents import opponents_of
from desktop.games import BY_ID
from desktop.tools.arguments import Parser, seconds, tool, whole
from desktop.tools.bench import COMPILED, SOURCES
from desktop.tools.contest import Contest, Played
from desktop.tools.measurements import add_measured, keep, keep_table, kept, read_measured
from desktop.tools.processes import Batch, play_batches
from desktop.tools.rating import Rating, Result, ratings
from desktop.tools.sim import MOST_JOBS
from desktop.tools.tally import shares

ANCHOR = YARDSTICKS["random"].id


class Measuring(NamedTuple):
    """What is measured: only games that agree in all of it are put together."""

    game: str
    mode: str
    seats: int
    opponents: int
    seed: int
    think: float

    @property
    def rules(self) -> Game:
        return BY_ID[self.game]

    @property
    def order(self) -> tuple[str, ...]:
        """Who plays, from the weakest on."""
        return (ANCHOR, *(level.id for level in opponents_of(self.rules)))

    def contest(self, pair: tuple[str, str]) -> Contest:
        """The games between two, of which the first may sit more than once."""
        entries = tuple(pair[seat % 2] for seat in range(self.seats))
        return Contest(
            self.game, self.mode, self.rules.settle({}), entries, self.seed, True, Budget(seconds=self.think)
        )


class Line(NamedTuple):
    """One game in the file."""

    number: int  # in the contest of those who meet
    levels: tuple[str, ...]  # by seat
    shares: tuple[float, ...]

    @property
    def deal(self) -> tuple[object, ...]:
        """What it has in common with the games that other seatings play on the same cards."""
        return (*sorted(self.levels), self.number // len(self.levels))


@tool("ladder")
def main(argv: Sequence[str]) -> int:
    """Play what is missing, and say how strong everybody is."""
    args = _parser().parse_args(argv)
    measuring = _measuring(args)
    lines = _lines(args.results, measuring) if args.results is not None else []
    lines += _played(measuring, _missing(measuring, args.deals, _pairs(measuring, args), lines), args)
    results = [Result(line.deal, line.levels, line.shares) for line in lines]
    rated = ratings(results, measuring.order, ANCHOR)
    if args.write:
        _write(measuring, rated)
    report = {
        **measuring._asdict(),
        "engine": COMPILED if compiled() else SOURCES,
        "games": len(results),
        "levels": {name: _plain(rating) for name, rating in rated.items()},
    }
    print(json.dumps(report) if args.json else _words(report, measuring.rules.info.title))
    return 0


def _parser() -> Parser:
    parser = Parser("ladder", "How strong the opponents of a game are, on one scale: `random` has 0 points.")
    add_measured(parser, ladder.FILE)
    parser.add_argument("--near", type=whole(1, 99), default=2, metavar="N", help="how far apart two may be (2 levels)")
    parser.add_argument("--among", metavar="A,B,...", help="play between these alone; the others keep what they have")
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), default=1, metavar="N", help="on how many processes (1)")
    parser.add_argument("--think", type=seconds, default=0.0, metavar="SECONDS", help="for each decision of everybody")
    return parser


def _measuring(args: Namespace) -> Measuring:
    game, mode, seats = read_measured(args)
    return Measuring(game.info.id, mode, seats, game.info.opponents_version, args.seed, args.think)


def _pairs(measuring: Measuring, args: Namespace) -> list[tuple[str, str]]:
    """Who meets whom."""
    order = measuring.order
    among = order if args.among is None else args.among.split(",")
    for name in among:
        find_player(measuring.rules, name)
    pairs = [(one, other) for at, one in enumerate(order) for other in order[at + 1 : at + 1 + args.near]]
    pairs = [pair for pair in pairs if set(pair) <= set(among)]
    if measuring.seats % 2:  # whoever comes first sits there more often
        pairs = [turned for pair in pairs for turned in (pair, pair[::-1])]
    return pairs


def _missing(measuring: Measuring, deals: int, pairs: Sequence[tuple[str, str]], lines: Sequence[Line]) -> list[Batch]:
    """All deals that are to be played and have not been, from every seat; the same number for all as long as may be."""
    have = {line.deal for line in lines}
    contests = [measuring.contest(pair) for pair in pairs]
    return [
        (contest, range(deal * measuring.seats, (deal + 1) * measuring.seats))
        for deal in range(deals)
        for contest in contests
        if (*sorted(contest.entries), deal) not in have
    ]


def _played(measuring: Measuring, batches: list[Batch], args: Namespace) -> Iterator[Line]:
    """Plays, and writes down what was played."""
    total, shown = sum(len(numbers) for _, numbers in batches), sys.stderr is not None and sys.stderr.isatty()
    for count, played in enumerate(play_batches(batches, args.jobs) if batches else (), 1):
        line = _line(played)
        if args.results is not None:
            keep(args.results, measuring._asdict(), line._asdict())
        if shown:
            print(f"\r{count} of {total} games", end="", file=sys.stderr, flush=True)
        yield line
    if shown:
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def _line(played: Played) -> Line:
    return Line(played.number, played.levels, tuple(shares(played)))


def _lines(file: Path, measuring: Measuring) -> list[Line]:
    """The games in the file that belong to this measurement: a deal of which a seating is missing is played again."""
    deals: dict[tuple[object, ...], dict[int, Line]] = {}
    for data in kept(file, measuring._asdict()):
        if (line := _read(data, measuring)) is not None:
            deals.setdefault(line.deal, {})[line.number] = line
    return [line for deal in deals.values() if len(deal) == measuring.seats for line in deal.values()]


def _read(data: dict[str, Any], measuring: Measuring) -> Line | None:
    try:
        line = Line(int(data["number"]), tuple(data["levels"]), tuple(map(float, data["shares"])))
    except (ValueError, KeyError, TypeError):
        return None
    known = set(line.levels) <= set(measuring.order)
    return line if known and len(line.levels) == len(line.shares) == measuring.seats else None


def _plain(rating: Rating) -> dict[str, Any]:
    return {"points": round(rating.points), "within": round(rating.within), "games": rating.games}


def _write(measuring: Measuring, rated: dict[str, Rating]) -> None:
    """In place of what was measured there before: the rungs; who has not played has no points."""
    rungs = [level.id for level in measuring.rules.bots.levels]
    played = {name: rating for name, rating in rated.items() if name in rungs and rating.games}
    levels = {name: ladder.Standing(**_plain(rating)) for name, rating in played.items()}
    table = (measuring.game, measuring.mode, measuring.seats)
    others = [each for each in ladder.ladders() if (each.game, each.mode, each.seats) != table]
    text = ladder.written([*others, ladder.Ladder(*table, measuring.opponents, levels)])
    keep_table(ladder.FILE, text)


def _words(report: dict[str, Any], title: str) -> str:
    """The report for people."""
    lines = [f"{title}, {report['mode']}, {report['seats']} seats: {report['games']} games, {report['engine']}"]
    wide, before = max(map(len, report["levels"])), 0
    for name, rating in report["levels"].items():
        points, within = rating["points"], rating["within"]
        lines.append(f"  {name:<{wide}}  {points:5} ± {within:<4} {points - before:+5}   {rating['games']} games")
        before = points
    return "\n".join(lines)

"""`costs`: what the moves of each of a game's levels cost, by games among them in which every move is looked at.

Each level meets those two rungs away, so that neighbours meet the same opponents; with more than two seats the others
are filled with either in turn. Each game is a line in a file as soon as it has ended, as with `ladder`.
"""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from desktop import costs
from desktop.ai.agent import Budget
from desktop.ai.costs import Cost, cost_of
from desktop.ai.levels import find_level
from desktop.engine.compiling import compiled
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.tools.arguments import Parser, tool, whole
from desktop.tools.bench import COMPILED, SOURCES
from desktop.tools.measurements import add_measured, keep, keep_table, kept, read_measured
from desktop.tools.players import agents_of, choice, seats_of
from desktop.tools.tally import Z95

APART = 2  # rungs between those who meet


class Measuring(NamedTuple):
    """What is measured: only games that agree in all of it are put together."""

    game: str
    mode: str
    seats: int
    opponents: int
    looks: int
    seed: int
    iterations: int  # of an opponent that searches by the clock

    @property
    def rules(self) -> Game:
        return BY_ID[self.game]


class Line(NamedTuple):
    """One game in the file, by seat."""

    number: int  # among the games of those who meet
    levels: tuple[str, ...]
    shares: tuple[float, ...]
    lost: tuple[float, ...]
    staked: tuple[float, ...]

    @property
    def key(self) -> tuple[object, ...]:
        """By what it is known."""
        return (self.number, *sorted(set(self.levels)))


@tool("costs")
def main(argv: Sequence[str]) -> int:
    """Play what is missing, and say what everybody's moves cost."""
    args = _parser().parse_args(argv)
    measuring = _measuring(args)
    lines = read_lines(args.results, measuring) if args.results is not None else []
    lines += played(measuring, args.deals, args.results, {line.key for line in lines})
    rates = {level.id: rate_of(costs_of(lines, level.id)) for level in measuring.rules.bots.levels}
    found = {level: rate for level, rate in rates.items() if rate is not None}
    if args.write:
        _write(measuring, found)
    report = {
        **measuring._asdict(),
        "engine": COMPILED if compiled() else SOURCES,
        "games": len(lines),
        "levels": {level: rate._asdict() for level, rate in found.items()},
    }
    print(json.dumps(report) if args.json else _words(report, measuring.rules.info.title))
    return 0


def _parser() -> Parser:
    parser = Parser("costs", "What the moves of a game's opponents cost, as a part of what was at stake.")
    add_measured(parser, costs.FILE)
    parser.add_argument("--iterations", type=whole(1, 10**7), default=2000, metavar="N",
                        help="of an opponent that otherwise searches by the clock (2000)")  # fmt: skip
    return parser


def _measuring(args: Namespace) -> Measuring:
    game, mode, seats = read_measured(args)
    looks = game.bots.judging.looks
    return Measuring(game.info.id, mode, seats, game.info.opponents_version, looks, args.seed, args.iterations)


# ---- games


def played(measuring: Measuring, deals: int, file: Path | None, have: set[tuple[object, ...]]) -> Iterator[Line]:
    """Plays what is missing, deal by deal from every seat, and writes it down."""
    levels = [level.id for level in measuring.rules.bots.levels]
    numbers = range(deals * measuring.seats)
    for number in numbers:
        for pair in zip(levels, levels[APART:], strict=False):
            if (number, *sorted(pair)) in have:
                continue
            line = look_at(play(measuring, pair, number), number)
            if file is not None:
                keep(file, measuring._asdict(), line._asdict())
            _tell(f"{number + 1} of {len(numbers)} times all who meet")
            yield line
    _tell("")


def _tell(said: str) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r\033[K{said}", end="", file=sys.stderr, flush=True)


def play(measuring: Measuring, pair: tuple[str, str], number: int) -> Match:
    """The game of this number between two."""
    game, seats = measuring.rules, measuring.seats
    levels = tuple([pair[(seat + number) % 2] for seat in range(seats)])
    seed = mix(measuring.seed, number // seats) >> 16
    match = Match(game, seats_of(levels, mix(seed, 1)), measuring.mode, game.settle({}), seed, salt="")
    agents = agents_of(game, levels)
    while not match.over:
        seat = match.state.decider()
        agent, most = agents[seat], find_level(game, levels[seat]).iterations or measuring.iterations
        assert agent is not None
        match.submit(seat, choice(match, agent, Budget(iterations=most)))
    return match


def look_at(match: Match, number: int) -> Line:
    """What each seat's moves cost in it."""
    lost, staked = ([0.0 for _ in match.seats] for _ in range(2))
    for at, step in enumerate(match.steps):
        info = InfoSet(match.game, step.before, step.seat)
        cost = cost_of(info, step.action, Rng(mix(match.seed, 2, at)))
        lost[step.seat] += cost.lost
        staked[step.seat] += cost.staked
    levels = tuple(seat.player for seat in match.seats)
    return Line(number, levels, match.outcome().shares(), tuple(lost), tuple(staked))


def read_lines(file: Path, measuring: Measuring) -> list[Line]:
    """The games in the file that belong to this measurement, each once."""
    lines: dict[tuple[object, ...], Line] = {}
    for data in kept(file, measuring._asdict()):
        try:
            levels, parts = tuple(map(str, data["levels"])), [data[name] for name in ("shares", "lost", "staked")]
            line = Line(int(data["number"]), levels, *(tuple(map(float, part)) for part in parts))
        except (ValueError, KeyError, TypeError):
            continue
        if all(len(part) == measuring.seats for part in line[1:]):
            lines[line.key] = line
    return list(lines.values())


# ---- what comes of them


def costs_of(lines: Sequence[Line], level: str) -> list[Cost]:
    """Those of a level, a seat and game each."""
    return [
        Cost(line.lost[seat], line.staked[seat])
        for line in lines
        for seat, sat in enumerate(line.levels)
        if sat == level
    ]


def rate_of(found: Sequence[Cost]) -> costs.Rate | None:
    """What was lost of what was at stake, and how much a match strays from it; None: too little was seen."""
    if len(found) < 2 or not any(cost.staked for cost in found):
        return None
    rate, strays = costs.rate_and_strays(found)
    spread = sqrt(strays / (len(found) - 1))
    return costs.Rate(rate, Z95 * spread / sqrt(len(found)), spread, len(found))


def _write(measuring: Measuring, found: dict[str, costs.Rate]) -> None:
    """In place of what was measured there before."""
    table = (measuring.game, measuring.mode, measuring.seats)
    others = [each for each in costs.costs() if each[:3] != table]
    text = costs.written([*others, costs.Costs(*table, measuring.opponents, measuring.looks, found)])
    keep_table(costs.FILE, text)


def _words(report: dict[str, Any], title: str) -> str:
    """The report for people."""
    lines = [f"{title}, {report['mode']}, {report['seats']} seats: {report['games']} games, {report['engine']}"]
    wide = max(map(len, report["levels"]), default=0)
    for name, rate in report["levels"].items():
        numbers = f"{rate['rate']:.3f} ± {rate['within']:.3f}, a match {rate['spread']:.3f}"
        lines.append(f"  {name:<{wide}}  {numbers}, {rate['games']} games")
    return "\n".join(lines)

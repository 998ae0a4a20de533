"""`sim`: many games between the computer's players, with statistics."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from desktop.ai.agent import Budget
from desktop.tools.arguments import Misuse, Parser, Table, add_table, read_table, seconds, tool, whole
from desktop.tools.contest import Contest, Played
from desktop.tools.processes import play_all
from desktop.tools.tally import Tally

MOST_GAMES = 10_000_000
MOST_JOBS = 256


@tool("sim")
def main(argv: Sequence[str]) -> int:
    """Play the games and print what came of them."""
    args = _parser().parse_args(argv)
    if args.seats is None:
        raise Misuse("--seats says who plays: one level for each seat, with commas between")
    table = read_table(args)
    report = simulate(_contest(args, table), args.games, args.jobs, table)
    print(json.dumps(report) if args.json else _words(report, table.game.info.title))
    return 0


def _parser() -> Parser:
    parser = Parser("sim", "Many games between the computer's players, with statistics.")
    add_table(parser)
    parser.add_argument("--games", type=whole(1, MOST_GAMES), default=100, metavar="N", help="how many (100)")
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), default=1, metavar="N", help="on how many processes (1)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--think", type=seconds, default=0.0, metavar="SECONDS", help="time for each decision")
    budget.add_argument(
        "--iterations", type=whole(1, 10**9), default=0, metavar="N", help="search steps for each decision"
    )
    parser.add_argument("--records", type=Path, metavar="DIR", help="write each game's record into this folder")
    parser.add_argument(
        "--no-rotate", action="store_true", help="entries keep their seats, every game has its own deal"
    )
    return parser


def _contest(args: Namespace, table: Table) -> Contest:
    if args.records is not None:
        try:
            args.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Misuse(f"--records {args.records.name}: {error.strerror or error}") from None
    # Where the seats of a mode play different roles, an entry was meant for its role.
    rotate = not args.no_rotate and not table.game.roles.get(table.mode)
    budget = Budget(args.think, args.iterations)
    game = table.game.info.id
    return Contest(game, table.mode, table.options, table.entries, args.seed, rotate, budget, args.records)


def simulate(contest: Contest, games: int, jobs: int, table: Table) -> dict[str, Any]:
    """Play a contest; the report has exactly the keys of `sim --json`."""
    start = perf_counter()
    tally = Tally(contest.entries)
    for played in _watched(play_all(contest, games, jobs), games):
        tally.add(played)
    sums = tally.plain()
    decision_ms = sums.pop("decision_ms")
    return {
        "game": contest.game,
        "mode": contest.mode,
        "seats": list(contest.entries),
        **sums,
        "seconds": round(perf_counter() - start, 3),
        "decision_ms": decision_ms,
    }


def _watched(games: Iterable[Played], total: int) -> Iterator[Played]:
    """The same games, counted on a terminal."""
    shown = sys.stderr is not None and sys.stderr.isatty()
    last = 0.0
    for count, played in enumerate(games, 1):
        if shown and perf_counter() - last > 0.1:
            last = perf_counter()
            print(f"\r{count} of {total} games", end="", file=sys.stderr, flush=True)
        yield played
    if shown:
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def _words(report: dict[str, Any], title: str) -> str:
    """The report for people."""
    lines = [f"{title}, {report['mode']}: {report['games']} games in {report['seconds']:.1f} s"]
    width = max(len(entry) for entry in report["seats"])
    for entry, name in enumerate(report["seats"]):
        took = report["decision_ms"][name]
        lines.append(
            f"  {name:<{width}}  {100 * report['share'][entry]:5.1f} % ± {100 * report['ci95'][entry]:.1f}"
            f"   {report['wins'][entry]} wins, score {report['mean_score'][entry]:.2f}"
            f", {took['p50']} ms a decision, {took['max']} at most"
        )
    places = ", ".join(f"{100 * share:.1f} %" for share in report["by_seat"])
    lines.append(f"  by seat {places}; {report['draws']} draws, {report['plies']} plies, {report['illegal']} illegal")
    for role, share in report["by_role"].items():
        lines.append(f"  as {role} {100 * share:.1f} %")
    if report["turns_median"] is not None:
        lines.append(f"  median length {report['turns_median']:g} turns")
    return "\n".join(lines)

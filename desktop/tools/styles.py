"""`styles`: how an opponent in a style plays, and how well, against the same level without one.

Both have equal iterations and play each deal from all seats, so that neither the deal nor the seat favours a side.
"""

import json
from argparse import Namespace
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from desktop import resources, styles
from desktop.ai.agent import Budget
from desktop.engine.game import Game
from desktop.engine.opponents import STYLED, styles_of
from desktop.tools.arguments import BIGGEST_SEED, Failed, Misuse, Parser, find_game, tool, whole
from desktop.tools.contest import Contest, Played
from desktop.tools.processes import play_all
from desktop.tools.sim import MOST_JOBS
from desktop.tools.tally import Z95, half_width, shares

MOST_DEALS = 100_000


@tool("styles")
def main(argv: Sequence[str]) -> int:
    """Play the games of each style, and say what came of them."""
    args = _parser().parse_args(argv)
    game = find_game(args.game)
    level = args.level or game.bots.levels[-1].id
    offered = [each.id for each in styles_of(game, level)]
    asked = offered if args.style is None else [args.style]
    if not offered or not set(asked) <= set(offered):
        raise Misuse(f"{game.info.title}: '{level}' plays in these styles: {', '.join(offered) or 'none'}")
    found = [_measured(game, level, style, args) for style in asked]
    if args.write:
        _write(found)
    print(json.dumps([_plain(each) for each in found]) if args.json else "\n".join(map(_words, found)))
    return 0


def _parser() -> Parser:
    parser = Parser("styles", "How opponents in a style play, and how well, against the same level without one.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--level", metavar="A", help="the level of both; the strongest")
    parser.add_argument("--style", metavar="B", help="this one alone; all of the game")
    parser.add_argument(
        "--deals", type=whole(1, MOST_DEALS), default=20, metavar="N", help="played from all seats (20)"
    )
    parser.add_argument("--iterations", type=whole(1, 10**9), default=100, metavar="N", help="for a decision (100)")
    parser.add_argument("--seed", type=whole(0, BIGGEST_SEED), default=0, metavar="S", help="of the first deal (0)")
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), default=1, metavar="N", help="on how many processes (1)")
    parser.add_argument("--write", action="store_true", help="keep the answer for the program (resources/styles.toml)")
    return parser


def _measured(game: Game, level: str, style: str, args: Namespace) -> styles.Measured:
    mode, allowed = next(iter(game.info.modes.items()))
    seats = min((count for count in allowed if count % 2 == 0), default=allowed.start)
    sides = (f"{level}{STYLED}{style}", level)
    entries = tuple(sides[seat % 2] for seat in range(seats))
    budget = Budget(iterations=args.iterations)
    contest = Contest(game.info.id, mode, game.settle({}), entries, args.seed, True, budget, figures=True)
    games = list(play_all(contest, args.deals * seats, args.jobs))
    share = sum(_share(played, sides[0]) for played in games) / len(games)
    won = styles.Mean(round(100 * share, 1), round(100 * half_width(share, len(games)), 1))
    figures = {
        figure.id: styles.Told(*(_mean(_counted(games, side, figure.id), figure.share) for side in sides))
        for figure in game.bots.figures
    }
    return styles.Measured(game.info.id, style, level, game.info.opponents_version, len(games), won, figures)


def _share(played: Played, side: str) -> float:
    """What a side won of a game, all its seats together."""
    return sum(share for level, share in zip(played.levels, shares(played), strict=True) if level == side)


def _counted(games: Iterable[Played], side: str, figure: str) -> list[tuple[float, int]]:
    """By game: what was counted of a side, and of how many decisions."""
    counted = []
    for played in games:
        own = [
            seat.get(figure, (0.0, 0))
            for seat, level in zip(played.figures, played.levels, strict=True)
            if level == side
        ]
        counted.append((sum(total for total, _ in own), sum(count for _, count in own)))
    return counted


def _mean(counted: Sequence[tuple[float, int]], share: bool) -> styles.Mean:
    """The mean over all decisions; those of one game are no independent witnesses, so the interval is that of games."""
    cases = sum(count for _, count in counted)
    if not cases:
        return styles.Mean(0.0, 100.0)
    mean = sum(total for total, _ in counted) / cases
    off = sum((total - mean * count) ** 2 for total, count in counted)
    scale = 100 if share else 1
    return styles.Mean(round(scale * mean, 2), round(scale * Z95 * sqrt(off) / cases, 2))


def _plain(found: styles.Measured) -> dict[str, Any]:
    figures = {name: {"styled": told.styled, "balanced": told.balanced} for name, told in found.figures.items()}
    return {**found._asdict(), "figures": figures}


def _write(found: Sequence[styles.Measured]) -> None:
    """In place of what was measured of these before."""
    new = {(each.game, each.style) for each in found}
    text = styles.written([*(each for each in styles.measured() if (each.game, each.style) not in new), *found])
    try:
        resources.path(styles.FILE).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Failed(f"{styles.FILE}: cannot be written: {error.strerror or error}") from None


def _words(found: styles.Measured) -> str:
    """The report for people."""
    head = f"{found.game}, {found.level}{STYLED}{found.style}: won {_said(found.won)} % of {found.games} games"
    figures = (
        f"  {name}: {_said(told.styled)}, balanced {_said(told.balanced)}{'' if told.clear else ' (not clear)'}"
        for name, told in found.figures.items()
    )
    return "\n".join((head, *figures))


def _said(mean: styles.Mean) -> str:
    return f"{mean.mean} ± {mean.within}"

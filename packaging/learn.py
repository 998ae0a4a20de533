"""Learns from self-play what positions of a game are worth, and writes it beside the game's rules.

    packaging/learn.py clash --games 2000 --iterations 60
    packaging/learn.py clash --games 2000 --iterations 60 --seen build/learning/clash.jsonl --penalty 30

Opponents of the game play against themselves, now and then any sensible move, so that positions vary. Some positions of
each game with who won it, and where the moves of some decisions lead with what the search thought of them (which is
less a matter of luck, and tells good moves from bad ones), go into a logistic regression over what the game says of a
position: `NAMES` and `features(state, seat)` in desktop/games/<game>/features.py; with `BIAS = False` there it has no
bias. What comes of it stands in weights.py beside it, with the call that made it and how surprised it is by the winners
of games that it was not fitted to, beside what `evaluate` said before. The same call in the same checkout makes the
same file. Games are kept in the file of `--seen`, and what stands there is not played again: other features, or another
penalty, cost no games.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import compiled
import log_odds

sys.path.insert(0, str(compiled.ROOT))

from desktop.games import BY_ID

PLAYER = Path(__file__).resolve().with_name("learn_games.py")
LEARNING = compiled.ROOT / "build" / "learning"
HELD_OUT = 5  # every so many games are kept back
DIGITS = 4  # of a weight


class Judged(NamedTuple):
    """What was learned, and how it does in games that were held back."""

    model: log_odds.Model
    games: int
    positions: int
    learned: float  # log loss
    before: float  # the same of `evaluate`


def judged(rows: Sequence[Any], penalty: float, bias: bool, known: log_odds.Model | None = None) -> Judged:
    """Fit to most games, judge by the others; what is kept is fitted to all of them."""
    held = [row for row in rows if row[0] % HELD_OUT == 0 and row[4]]
    rest = [row for row in rows if row[0] % HELD_OUT]
    trial = _fitted(rest, penalty, bias, None, known)
    targets = [row[1] for row in held]
    learned = log_odds.log_loss((log_odds.chance(trial.odds(row[3])) for row in held), targets)
    before = log_odds.log_loss((row[2] for row in held), targets)
    games = len({row[0] for row in rows})
    return Judged(_fitted(rows, penalty, bias, trial, known), games, len(rows), learned, before)


def _fitted(
    rows: Sequence[Any], penalty: float, bias: bool, begin: log_odds.Model | None, known: log_odds.Model | None
) -> log_odds.Model:
    return log_odds.fit([row[3] for row in rows], [row[1] for row in rows], penalty, bias, begin, known)


def written(command: str, how: str, found: Judged, names: Sequence[str]) -> str:
    """The module with the weights."""
    lines = [
        '"""Log-odds of winning, a weight a feature (features.py). Learned, not written by hand:',
        "",
        *_folded(command),
        "",
        *_folded(
            f"{how}. In games held back the log loss is {found.learned:.4f}; `evaluate` before: {found.before:.4f}."
        ),
        '"""',
        "",
        "from typing import Final",
        "",
        f"BIAS: Final = {_number(found.model.bias)}",
        "WEIGHTS: Final[tuple[float, ...]] = (",
        *(f"    {_number(weight)},  # {name}" for name, weight in zip(names, found.model.weights, strict=True)),
        ")",
    ]
    return "\n".join(lines) + "\n"


def _folded(text: str) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) > 112:
            lines.append("")
        lines[-1] += " " * bool(lines[-1]) + word
    return lines


def _known(args: argparse.Namespace) -> log_odds.Model:
    """What stands in the game's weights.py."""
    weights = import_module(f"desktop.games.{args.game}.weights")
    return log_odds.Model(weights.BIAS, weights.WEIGHTS)


def _number(value: float) -> str:
    return repr(round(value, DIGITS) + 0.0)


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn by self-play what positions are worth.")
    parser.add_argument("game", choices=sorted(BY_ID))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many are played (1000)")
    parser.add_argument("--level", default="strong", help="who plays (strong)")
    parser.add_argument("--iterations", type=int, default=60, metavar="N", help="search steps of a decision (60)")
    parser.add_argument("--explore", type=float, default=0.1, metavar="SHARE", help="of decisions at random (0.1)")
    parser.add_argument("--positions", type=int, default=10, metavar="N", help="of each game, at most (10)")
    parser.add_argument("--looked", type=int, default=0, metavar="N", help="decisions of each game, at most (0)")
    parser.add_argument("--penalty", type=float, default=10.0, metavar="X", help="on the squares of weights (10)")
    parser.add_argument("--further", action="store_true", help="hold to the weights that are there, not to zero")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", default="", help="the game's first, unless given")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="as few as can, unless given")
    parser.add_argument(
        "--options", action="append", default=[], metavar="'NAME=VALUE ...'", help="several are taken by turns"
    )
    parser.add_argument("--engine", type=Path, metavar="FOLDER", help="who plays; compiled from here, unless given")
    parser.add_argument("--seen", type=Path, metavar="FILE", help="where the games are kept (build/learning)")
    parser.add_argument("--into", type=Path, metavar="FILE", help="the game's weights.py, unless given")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    args = _arguments(argv)
    game = BY_ID[args.game]
    mode = args.mode or next(iter(game.info.modes))
    asked = {
        "game": args.game,
        "mode": mode,
        "seats": args.seats or min(game.info.modes[mode]),
        "options": [dict(each.split("=", 1) for each in options.split()) for options in args.options or [""]],
        "level": args.level,
        "iterations": args.iterations,
        "explore": args.explore,
        "positions": args.positions,
        "looked": args.looked,
        "seed": args.seed,
    }
    LEARNING.mkdir(parents=True, exist_ok=True)
    seen = args.seen or LEARNING / f"{args.game}.jsonl"
    told = LEARNING / f"{args.game}-samples.jsonl"
    folder = (args.engine or compiled.make()).resolve()
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1", "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(PLAYER), str(args.games), str(seen), str(told), json.dumps(asked)]
    if code := subprocess.run(command, env=env, check=False).returncode:
        return code
    rows = [json.loads(row) for row in told.read_text(encoding="utf-8").splitlines()]
    features = import_module(f"desktop.games.{args.game}.features")
    found = judged(rows, args.penalty, getattr(features, "BIAS", True), _known(args) if args.further else None)
    who = f"{args.level} (opponents {game.info.opponents_version})"
    how = f"{found.games} games of {who} at {args.iterations} iterations, seed {args.seed}, {found.positions} positions"
    into = args.into or compiled.ROOT / "desktop" / "games" / args.game / "weights.py"
    into.write_text(written(call(args), how, found, features.NAMES), encoding="utf-8", newline="\n")
    print(f"{how}: log loss {found.learned:.4f} in games held back, `evaluate` {found.before:.4f}")
    return 0


def call(args: argparse.Namespace) -> str:
    """What makes the same file again, without the folders of this machine."""
    names = ("games", "level", "iterations", "explore", "positions", "looked", "penalty", "seed", "mode", "seats")
    plain = [f"--{name} {getattr(args, name)}" for name in names if getattr(args, name)]
    options = [f"--options {shlex.quote(each)}" for each in args.options]
    return " ".join(["packaging/learn.py", args.game, *plain, *["--further"] * args.further, *options])


if __name__ == "__main__":
    sys.exit(main())

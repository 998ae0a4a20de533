"""`bench`: how fast the games are, and by way of the app how fast the table and the start are.

A second is one of processor time, and a figure the best of several runs: what the code can do, not what else the
machine was doing. Every run goes over all of the same positions, so that a faster engine measures no others than a
slower one; packaging/compare_speed.py sets the two engines side by side.
"""

import json
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from time import process_time
from typing import Any

from desktop.ai.agent import never
from desktop.ai.ismcts import Plan, Search
from desktop.engine.compiling import compiled
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.state import State
from desktop.games import BY_ID
from desktop.tools.arguments import MISUSED, Failed, Misuse, Parser, find_game, tool

RUNS = 5
RUN_SECONDS = 0.2
POSITIONS = 40  # that a figure is averaged over
SEARCH = 100  # iterations of one search: a tree grows slower with its size
QT_SECONDS = 120
QT_BENCH = "desktop.developer.bench"  # measures what needs Qt, in a process of its own: this room has none
QT_WORDS = ("table", "start", "save", "drop", "memory")

COMPILED, SOURCES = "compiled", "sources"  # which engine it was

Work = Callable[[int], int]  # does the piece of work at this position and returns how many units it was


@tool("bench")
def main(argv: Sequence[str]) -> int:
    """Measure what was asked for, all games unless told otherwise."""
    parser = Parser(
        "bench",
        "How fast games, table, start, saves and a move on the page are, and what an evening holds.",
    )
    parser.add_argument("what", nargs="*", metavar="GAME|table|start|save|drop|memory", help="all games, unless given")
    parser.add_argument("--mode", help="the games' mode; the first one unless given")
    args = parser.parse_args(argv)
    report = measured(args)
    print(json.dumps(report) if args.json else _words(report))
    return 0


def measured(args: Namespace) -> dict[str, Any]:
    """The report; it has exactly the keys of `bench --json`."""
    what = dict.fromkeys(args.what or BY_ID)
    games = [find_game(word) for word in what if word not in QT_WORDS]
    report: dict[str, Any] = {
        "engine": COMPILED if compiled() else SOURCES,
        "games": {},
        **{word: {} for word in QT_WORDS},
    }
    for game in games:
        mode = args.mode if args.mode is not None else next(iter(game.info.modes))
        game.check_table(_fewest(game, mode), mode)
        report["games"][game.info.id] = game_figures(game, mode)
    for word in QT_WORDS:
        if word in what:
            report[word] = _qt_figures(word)
    return report


def _fewest(game: Game, mode: str) -> int:
    return min(game.info.modes.get(mode, (0,)))


# ---- games


def game_figures(game: Game, mode: str) -> dict[str, float | None]:
    """Random play with its legal lists, copies, sampled worlds, rollouts, and searches from their first iteration."""
    seats = _fewest(game, mode)
    options = game.settle({})

    def new(seed: int) -> State:
        return game.new(seats, mode, options, seed)

    middles = [_middle(new(seed), seed) for seed in range(POSITIONS)]
    openings = [new(seed) for seed in range(POSITIONS)]

    def clone(n: int) -> int:
        state = middles[n]
        for _ in range(100):
            state.clone()
        return 100

    def resample(n: int) -> int:
        state = middles[n]
        for seed in range(20):
            game.resample(state, state.decider(), Rng(seed))
        return 20

    def playout(n: int) -> int:
        state = openings[n].clone()
        rng = Rng(n)
        while not state.over:
            state.apply(game.bots.policy(state, state.legal(), rng))
        return 1

    def search(n: int) -> int:
        state = middles[n]
        searched = Search(InfoSet(game, state, state.decider()), Rng(n), Plan())
        searched.run(SEARCH, 0.0, never)
        return searched.iterations

    return {
        "plies_per_s": round(_rate(lambda n: _play_randomly(new(n), n))),
        "clone_us": round(1e6 / _rate(clone), 2),
        "resample_us": round(1e6 / _rate(resample), 2),
        "playouts_per_s": round(_rate(playout), 1),
        "ismcts_iterations_per_s": round(_rate(search)),
    }


def _play_randomly(state: State, seed: int) -> int:
    rng = Rng(seed)
    plies = 0
    while not state.over:
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        plies += 1
    return plies


def _middle(state: State, seed: int) -> State:
    """A position from the middle of a random game."""
    length = _play_randomly(state.clone(), seed)
    rng = Rng(seed)
    for _ in range(length // 2):
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return state


def _rate(work: Work) -> float:
    """Units a second in the best run; a run is whole rounds over the positions, as many as its time takes."""
    best = 0.0
    for _ in range(RUNS):
        units = 0
        start = process_time()
        while (spent := process_time() - start) < RUN_SECONDS:
            for position in range(POSITIONS):
                units += work(position)
        best = max(best, units / spent)
    return best


# ---- Qt


def _qt_figures(word: str) -> dict[str, Any]:
    """What the app measures of itself: it prints one JSON table."""
    if not _has_qt_bench():
        raise Misuse(f"'{word}' cannot be measured: this program has no {QT_BENCH}")
    command = [sys.executable, "-m", QT_BENCH, word, "--json"]
    try:
        answer = subprocess.run(
            command, capture_output=True, text=True, errors="replace", timeout=QT_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"measuring '{word}' took longer than {QT_SECONDS} s") from None
    if answer.returncode:
        lines = answer.stderr.split("\n")
        reason = next((line for line in reversed(lines) if line.strip()), f"exit code {answer.returncode}")
        raise (Misuse if answer.returncode == MISUSED else Failed)(f"'{word}' cannot be measured: {reason}")
    figures: dict[str, Any] = json.loads(answer.stdout)
    return figures


def _has_qt_bench() -> bool:
    """A frozen program has no `-m`; and a checkout may lack the module."""
    try:
        return not getattr(sys, "frozen", False) and find_spec(QT_BENCH) is not None
    except ModuleNotFoundError:
        return False


def _words(report: dict[str, Any]) -> str:
    """The report for people."""
    lines = [f"engine: {report['engine']}"]
    for name, figures in [*report["games"].items(), *((word, report[word]) for word in QT_WORDS)]:
        known = [f"{value:,} {key}" for key, value in _flat(figures) if value is not None]
        if known:
            lines.append(f"{name}: {', '.join(known)}")
    return "\n".join(lines)


def _flat(figures: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """Every single figure with the path to it."""
    for key, value in figures.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{key} ")
        else:
            yield f"{above}{key}", value

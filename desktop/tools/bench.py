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
from desktop.tools.arguments import MISUSED, Failed, Misuse, Parser, find_game, tool, whole
from desktop.tools.openspiel import GAME as HEARTS
from desktop.tools.openspiel import NAME as OPENSPIEL
from desktop.tools.openspiel import Hearts

RUNS = 5
RUN_SECONDS = 0.2
POSITIONS = 40  # that a figure is averaged over
SEARCH = 100  # iterations of one search: a tree grows slower with its size
QT_SECONDS = 120
QT_BENCH = "desktop.developer.bench"  # measures what needs Qt, in a process of its own: this room has none
QT_WORDS = ("table", "start", "save", "drop", "memory", "evening")
EVENING_SECONDS = 3600  # more than is asked for: opponents take their time, on a busy machine also more
LONGEST_EVENING = 600  # minutes

COMPILED, SOURCES = "compiled", "sources"  # which engine it was

Work = Callable[[int], int]  # does the piece of work at this position and returns how many units it was


@tool("bench")
def main(argv: Sequence[str]) -> int:
    """Measure what was asked for, all games unless told otherwise."""
    parser = Parser(
        "bench",
        "How fast games, table, start, saves and a move on the page are, and what an evening holds.",
    )
    parser.add_argument("what", nargs="*", metavar=f"GAME|{'|'.join(QT_WORDS)}", help="all games, unless given")
    parser.add_argument("--mode", help="the games' mode; the first one unless given")
    beside = "set the games against its hearts instead, by turns in one run: what is above 1 is faster here"
    parser.add_argument("--against", choices=(OPENSPIEL,), help=beside)
    spread = "`evening`: spread its matches, played to their ends, over so many minutes; else it takes a few"
    parser.add_argument("--minutes", type=whole(1, LONGEST_EVENING), metavar="M", help=spread)
    parser.add_argument("--where", action="store_true", help="`evening`: tell also where its memory lies")
    args = parser.parse_args(argv)
    if (args.minutes or args.where) and "evening" not in args.what:
        raise Misuse("--minutes and --where are for 'evening'")
    report = measured(args)
    print(json.dumps(report) if args.json else _words(report))
    return 0


def measured(args: Namespace) -> dict[str, Any]:
    """The report; it has exactly the keys of `bench --json`, and those of `--against` where that was asked for."""
    what = dict.fromkeys(args.what or BY_ID)
    games = [find_game(word) for word in what if word not in QT_WORDS]
    report: dict[str, Any] = {
        "engine": COMPILED if compiled() else SOURCES,
        "games": {},
        **{word: {} for word in QT_WORDS},
    }
    tables = [(game, args.mode if args.mode is not None else next(iter(game.info.modes))) for game in games]
    for game, mode in tables:
        game.check_table(_fewest(game, mode), mode)
    if args.against:
        report[OPENSPIEL] = against_openspiel(tables)
    else:
        report["games"] = {game.info.id: game_figures(game, mode) for game, mode in tables}
    for word in QT_WORDS:
        if word in what:
            report[word] = _evening_figures(args) if word == "evening" else _qt_figures(word)
    return report


def _fewest(game: Game, mode: str) -> int:
    return min(game.info.modes.get(mode, (0,)))


# ---- games


def game_figures(game: Game, mode: str) -> dict[str, float]:
    """What each piece of work comes to."""
    return {figure: _shown(figure, _rates([work])[0]) for figure, work in game_works(game, mode).items()}


def game_works(game: Game, mode: str) -> dict[str, Work]:
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
        "plies_per_s": lambda n: _play_randomly(new(n), n),
        "clone_us": clone,
        "resample_us": resample,
        "playouts_per_s": playout,
        "ismcts_iterations_per_s": search,
    }


def _shown(figure: str, rate: float) -> float:
    """Units a second as the figure's name says it."""
    if figure.endswith("_us"):
        return round(1e6 / rate, 2)
    return round(rate, 1) if figure == "playouts_per_s" else round(rate)


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


def _rates(works: Sequence[Work]) -> list[float]:
    """Units a second of each in its best run; where there are several, they run by turns."""
    best = [0.0] * len(works)
    for _ in range(RUNS):
        best = [max(rate, _run(work)) for rate, work in zip(best, works, strict=True)]
    return best


def _run(work: Work) -> float:
    """Units a second; a run is whole rounds over the positions, as many as its time takes."""
    units = 0
    start = process_time()
    while (spent := process_time() - start) < RUN_SECONDS:
        for position in range(POSITIONS):
            units += work(position)
    return units / spent


# ---- another program


def against_openspiel(games: Sequence[tuple[Game, str]]) -> dict[str, Any]:
    """Figures of its hearts and of our games, measured by turns, and how many times as fast ours are."""
    hearts = Hearts(POSITIONS, SEARCH)
    theirs: dict[str, Work] = {
        "plies_per_s": hearts.play,
        "clone_us": hearts.clone,
        "resample_us": hearts.resample,
        "ismcts_iterations_per_s": hearts.search,
    }
    ours = {game.info.id: game_works(game, mode) for game, mode in games}
    report: dict[str, Any] = {HEARTS: {}, **{name: {} for name in ours}, "ratios": {name: {} for name in ours}}
    for figure, work in theirs.items():
        rates = _rates([work, *(works[figure] for works in ours.values())])
        for name, rate in zip([HEARTS, *ours], rates, strict=True):
            report[name][figure] = _shown(figure, rate)
            if name != HEARTS:
                report["ratios"][name][figure] = round(rate / rates[0], 2)
    return report


# ---- Qt


def _evening_figures(args: Namespace) -> dict[str, Any]:
    more = [*(("--minutes", str(args.minutes)) if args.minutes else ()), *(("--where",) if args.where else ())]
    return _qt_figures("evening", more, EVENING_SECONDS + 60 * (args.minutes or 0))


def _qt_figures(word: str, more: Sequence[str] = (), seconds: int = QT_SECONDS) -> dict[str, Any]:
    """What the app measures of itself: it prints one JSON table."""
    if not _has_qt_bench():
        raise Misuse(f"'{word}' cannot be measured: this program has no {QT_BENCH}")
    command = [sys.executable, "-m", QT_BENCH, word, *more, "--json"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise Failed(f"measuring '{word}' took longer than {seconds} s") from None
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
    rows = [*report["games"].items(), *((word, report[word]) for word in QT_WORDS), *_beside(report)]
    for name, figures in rows:
        known = [f"{value:,} {key}" for key, value in _flat(figures) if value is not None]
        if known:
            lines.append(f"{name}: {', '.join(known)}")
    return "\n".join(lines)


def _beside(report: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each game's figures with its ratio to hearts'."""
    for name, figures in report.get(OPENSPIEL, {}).items():
        if name != "ratios":
            ratios = report[OPENSPIEL]["ratios"].get(name, {})
            yield name, {f"{key} ({ratios[key]} x)" if ratios else key: value for key, value in figures.items()}


def _flat(figures: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """Every single figure with the path to it."""
    for key, value in figures.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{key} ")
        else:
            yield f"{above}{key}", value

"""What the table costs a frame, and what the start costs: the figures of `bench table|start|save|drop|memory|evening`.

Everything that belongs to a process is measured in a process of its own: the start from the spawn to the painted home
page, memory while a game is played. `python -m desktop.developer.bench WORD --json`, where `game` is a word too.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

from desktop.controller.matches import PERSON, Match, Rng, Seat
from desktop.games import BY_ID

MISUSED = 2
STARTS = 7
HOMES = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA", "HOME")
OPEN = "import sys; from desktop.__main__ import main; sys.exit(main(['--until-settled']))"
BARE = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        print("painted", flush=True)
        app.exit()
app = QApplication(sys.argv)
window = Window()
window.resize(1366, 768)
window.show()
app.exec()
"""
DECISIONS = 40  # of the game whose memory is measured
PATIENCE = 60.0  # seconds, for any process


def main(argv: Sequence[str] | None = None) -> int:
    """Measure one word and print a table."""
    measure = {"table": table, "start": start, "save": save, "drop": drop, "memory": memory, "game": game}
    parser = argparse.ArgumentParser("bench", allow_abbrev=False, exit_on_error=False)
    parser.add_argument("what", nargs="?", choices=(*measure, "evening"))
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--where", action="store_true")
    parser.add_argument("--json", action="store_true")
    try:
        args, wrong = parser.parse_known_args(argv)
    except argparse.ArgumentError:
        args, wrong = argparse.Namespace(what=None), []
    if wrong or args.what is None:
        print(f"bench: give one of {', '.join((*measure, 'evening'))}.", file=sys.stderr)
        return MISUSED
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(json.dumps(evening(args.minutes, args.where) if args.what == "evening" else measure[args.what]()))
    return 0


# ---- frames


def table() -> dict[str, Any]:
    """Frame cost with 300 cards: at ratio 1, at ratio 2, and both again while an opponent thinks."""
    from PySide6.QtWidgets import QApplication

    from desktop.developer.bench_table import table_bench

    app = QApplication.instance() or QApplication(["fivefold"])
    alone = table_bench()
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    thinker = context.Process(target=think, args=(stop,), daemon=True)
    thinker.start()
    time.sleep(0.6)  # it has begun by now
    beside = table_bench()
    stop.set()
    thinker.join(PATIENCE)
    del app
    return {**alone["1"], "ratio2": alone["2"], "thinking": {"ratio1": beside["1"], "ratio2": beside["2"]}}


def think(stop: Event) -> None:
    """What an opponent's process does at its busiest: worlds and games played out, without a pause."""
    every = next(iter(BY_ID.values()))
    mode, seats = next(iter(every.info.modes.items()))
    state = every.new(seats.start, mode, {}, 1)
    rng = Rng(1)
    while not stop.is_set():
        world = every.resample(state, state.decider(), rng)
        while not world.over and not stop.is_set():
            world.apply(every.bots.policy(world, world.legal(), rng))


# ---- the start


def start() -> dict[str, Any]:
    """From the spawn to the painted home page, by turns with an empty window of Qt; and memory in a game."""
    with tempfile.TemporaryDirectory() as folder:
        environment = own_home(Path(folder))
        # The first of each warms the disk's cache, writes the byte code, and keeps the pictures it has scaled.
        both = [(painted_ms(environment), painted_ms(environment, BARE)) for _ in range(STARTS + 1)][1:]
        times, work = [run[0] for run, _ in both], [run[1] for run, _ in both]
        bare = [run[1] for _, run in both]
        answer = subprocess.run(
            [sys.executable, "-m", "desktop.developer.bench", "game", "--json"],
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
    figures: dict[str, Any] = json.loads(answer.stdout)
    home = {
        "home_ms": round(statistics.median(times)),
        "home_ms_runs": [round(ms) for ms in sorted(times)],
        "home_cpu_ms": round(statistics.median(work)),  # what a busy machine does not add to
        "bare_cpu_ms": round(statistics.median(bare)),
    }
    return {**home, **figures}


def own_home(folder: Path) -> dict[str, str]:
    """An environment whose settings and saves are thrown away, and in which modules are compiled once, as installed
    ones are."""
    environment = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")
    environment.update(dict.fromkeys(HOMES, str(folder)))
    root = str(Path(__file__).resolve().parents[2])
    environment["PYTHONPATH"] = os.pathsep.join(part for part in (root, os.environ.get("PYTHONPATH", "")) if part)
    return environment


def painted_ms(environment: dict[str, str], program: str = "") -> tuple[float, float]:
    """One start, until the program says that it has been painted; and the processor's time until it has settled."""
    begun, worked = time.perf_counter(), _children_s()
    process = subprocess.Popen(
        [sys.executable, "-c", program or OPEN],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout and process.stderr
    line = process.stdout.readline()
    spent = (time.perf_counter() - begun) * 1000
    _, errors = process.communicate(timeout=PATIENCE)
    if line.strip() != "painted":
        raise SystemExit(f"the app did not start: {errors.strip().splitlines()[-1:] or process.returncode}")
    return spent, (_children_s() - worked) * 1000


def _children_s() -> float:
    """Processor time of all processes that this one started and that have ended."""
    try:
        import resource
    except ImportError:  # Windows, which does not tell
        return 0.0
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)  # finer than os.times, which counts hundredths
    return spent.ru_utime + spent.ru_stime


# ---- saves


def save() -> dict[str, Any]:
    """A save early and late in a match, and opening the longest one."""
    from desktop.developer.bench_saves import figures

    return figures()


# ---- one move on the page


def drop() -> dict[str, Any]:
    """One move of each game on its page, without animations."""
    from PySide6.QtWidgets import QApplication

    from desktop.app.house.app_theme import dress
    from desktop.developer.bench_drop import figures

    app = QApplication.instance() or QApplication(["fivefold"])
    assert isinstance(app, QApplication)
    dress(app)
    return figures()


# ---- memory


def memory() -> dict[str, Any]:
    """Some decisions of every game, home after each: resident memory of the window's process."""
    from desktop.developer.bench_evening import some_decisions

    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(own_home(Path(folder)))
        return some_decisions()


def evening(minutes: float, tell_where: bool) -> dict[str, Any]:
    """Whole matches of every game with their ends, and home after each."""
    from desktop.developer.bench_evening import evening as whole_evening

    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(own_home(Path(folder)))
        return whole_evening(minutes, tell_where)


def opened(speed: str = "fast") -> tuple[Any, Any]:
    """The program and its window on the home page; by itself it waits for little."""
    from PySide6.QtWidgets import QApplication

    from desktop.app.house.app_theme import dress
    from desktop.app.main import open_window

    app = QApplication.instance() or QApplication(["fivefold"])
    assert isinstance(app, QApplication)
    dress(app)
    window, _ = open_window()
    window.resize(1366, 768)
    window.house.settings.speed = speed
    window.show()
    return app, window


def game() -> dict[str, Any]:
    """Resident memory of the window's process and of the opponents' after some decisions against the computer."""
    from desktop.app.play.play_page import PlayPage

    app, window = opened()
    every = next(iter(BY_ID.values()))
    mode, seats = next(iter(every.info.modes.items()))
    sitting = [Seat("Mara", PERSON), *(Seat(f"AI {n}", every.bots.levels[-1].id, n) for n in range(1, seats.start))]
    match = Match(every, sitting, mode, every.settle({}), 1)
    window.routes.play(match)
    page = window.page
    assert isinstance(page, PlayPage)
    controller = page.controller
    until = time.monotonic() + PATIENCE / 2
    while len(match.steps) < DECISIONS and not match.over and time.monotonic() < until:
        app.processEvents()
        if controller.viewer == match.state.decider():
            controller.play(every.bots.greedy(match.info(0), Rng(len(match.steps))))
        time.sleep(0.002)
    main_kb, ai_kb = rss_kb(os.getpid()), rss_kb(controller.ai_pid)
    window.close()
    return {"rss_mb": mb(main_kb), "ai_rss_mb": mb(ai_kb), "decisions": len(match.steps)}


def rss_kb(pid: int | None) -> int | None:
    """Resident memory of a process now; of another one only where the system tells it."""
    if pid is None:
        return None
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace")
        found = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
        return int(found[1]) if found else None
    except OSError:
        return own_peak_kb() if pid == os.getpid() else None


def own_peak_kb() -> int | None:
    """Where there is no /proc: the most this process ever held."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most


def mb(kilobytes: int | None) -> float | None:
    """In megabytes, as they are told."""
    return None if kilobytes is None else round(kilobytes / 1024, 1)


if __name__ == "__main__":
    sys.exit(main())

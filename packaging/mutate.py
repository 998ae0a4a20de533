"""Puts faults into the program, one at a time, runs the nearest tests and prints the faults that nobody noticed.

    .venv/bin/python packaging/mutate.py desktop/engine --seed 1 --most 40     operators, chosen by the seed
    .venv/bin/python packaging/mutate.py desktop/engine --again FILE           what survived in the output kept there
    .venv/bin/python packaging/mutate.py --written                             the faults of tests/faults.toml

All of it happens in a copy of the tree. A fault meets the tests of its own module first; only what survives these meets
the others that reach the module by imports, the nearest ones first, for as long as WIDE says. A survivor is a question:
is a test missing, or does the line do nothing? In the second case it goes under `harmless` in tests/faults.toml.
"""

import argparse
import contextlib
import importlib.util
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

from faults import Fault, faults_of, short
from nearest import Nearest

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = "tests/faults.toml"
GAMES = ("tests/golden/test_golden.py", "tests/golden/test_opponents.py")
DECIDES = ("desktop/games/", "desktop/ai/")  # where games and opponents are
PICTURES = ("tests/golden/test_pictures.py",)
LARGE = ["tests/pictures/test_pictures.py"]  # whole pages: slower, and the first of the others where a fault paints
SHOWS = ("PySide6.QtGui", "PySide6.QtWidgets", "desktop.look")  # what imports them has to do with what is seen
SECONDS = ROOT / "build" / "seconds.json"  # what each file of tests took when it was last run whole
TREE = ("desktop", "resources", "tests", "packaging", ".ci", ".github", "pyproject.toml", "LICENSE", "README.md")
ONE_TEST = 60  # seconds after which a single test has hung, unless it asks for more itself
NEAR, WIDE, ALL = 240, 60, 600  # seconds for the tests of the module, for the others, for those that noticed a fault
UNKNOWN = 3.0  # seconds for a file of tests that was never timed


class Fate(NamedTuple):
    """What became of a fault: which tests failed (none: it survived), or why there is nobody who could notice."""

    failed: tuple[str, ...] = ()
    excuse: str = ""


def written() -> list[Fault]:
    """Faults that once slipped through, each with the tests that are to notice it."""
    found = []
    for row in _rows("fault"):
        source = (ROOT / row["file"]).read_text(encoding="utf-8")
        if source.count(row["before"]) != 1:
            sys.exit(f"{WRITTEN}: {row['file']} does not hold just once: {short(row['before'])}")
        line = source[: source.index(row["before"])].count("\n") + 1
        text = source.replace(row["before"], row["after"])
        found.append(Fault(row["file"], line, 0, row["before"], row["after"], text, tests=tuple(row["tests"])))
    return found


def harmless() -> dict[tuple[str, str, str, str], str]:
    """Changes after which the program does the same, each with the reason."""
    return {(row["file"], row["line"], row["before"], row["after"]): row["why"] for row in _rows("harmless")}


def _rows(kind: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tomllib.loads((ROOT / WRITTEN).read_text(encoding="utf-8")).get(kind, [])
    return rows


def place_of(fault: Fault) -> tuple[str, str, str, str]:
    """A fault as `harmless` knows it: by the text of its line, which outlives its number."""
    line = (ROOT / fault.file).read_text(encoding="utf-8").splitlines()[fault.line - 1]
    return fault.file, line.strip(), fault.before, fault.after


def chosen(places: Sequence[str], seed: int, most: int, again: str = "") -> list[Fault]:
    """Which faults are put in: as many as wanted by the seed, or those that survived in an earlier output."""
    paths = [path for place in places for path in sorted((ROOT / place).rglob("*.py"))]
    paths += [ROOT / place for place in places if place.endswith(".py")]
    found = [
        fault
        for path in dict.fromkeys(paths)
        for fault in faults_of(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
    ]
    if again:
        lines = [line.removesuffix(" (painting)") for line in again.splitlines()]
        survived = {line.split(None, 1)[1] for line in lines if line.startswith("SURVIVED")}
        return [fault for fault in found if str(fault) in survived]
    return random.Random(seed).sample(found, min(most, len(found)))


class Trial:
    """A copy of the tree in which faults are tried."""

    def __init__(self, root: Path, tree: Sequence[str] = (), seconds: dict[str, float] | None = None) -> None:
        self.root, self.seconds, self.tests = root, seconds or {}, Nearest(ROOT)
        for place in tree:
            if (ROOT / place).is_dir():
                shutil.copytree(ROOT / place, root / place, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / place, root / place)

    def fate(self, fault: Fault, near: bool = False) -> Fate:
        """Put it in, run the module's own tests, then (not if only the `near` ones) others, and take it out again."""
        file, fate = self.root / fault.file, Fate()
        without = self.tests.other_games(fault.file)
        good = file.read_bytes()
        try:
            _write(file, fault.source.encode())
            own = fault.tests or self.own(fault)
            if own:
                fate = self.run(own, NEAR, without=without)
            if not fate.failed and not fault.tests and not (near and own):
                others = self.others(fault.file, own)
                fate = self.run([*(LARGE if fault.painting else []), *others], WIDE, without=without)
                if "::" in "".join(fate.failed):  # far from the fault: by the fault, or by chance?
                    fate = self.run(fate.failed, WIDE)
        finally:
            _write(file, good)
        return fate

    def own(self, fault: Fault) -> tuple[str, ...]:
        """The tests of its module, and what is written down of how games go and look, where it may change that."""
        seen = any(f"from {shows} import" in fault.source for shows in SHOWS)
        golden = [*(GAMES if fault.file.startswith(DECIDES) else []), *(PICTURES if seen else [])]
        return (*self.tests.own(fault.file), *(test for test in golden if (self.root / test).exists()))

    def others(self, file: str, own: Sequence[str]) -> list[str]:
        """The tests beside its own, as far as there is time for them."""
        found, spent = list[str](), 0.0
        for test in self.tests.others(file, self.seconds):
            spent += self.seconds.get(test, UNKNOWN)
            if test not in own and (spent <= WIDE or not found):
                found.append(test)
        return found

    def proved(self, tried: Sequence[tuple[Fault, Fate]]) -> list[tuple[Fault, Fate]]:
        """Without those whose tests fail in the good program too."""
        witnesses = sorted({test for _, fate in tried for test in fate.failed if "::" in test})
        false = self.run(witnesses, ALL, first=False).failed if witnesses else ()
        for test in false:
            print("it fails without a fault:", test)
        return [(fault, Fate() if set(fate.failed) & set(false) else fate) for fault, fate in tried]

    def run(self, tests: Sequence[str], seconds: float, first: bool = True, without: str = "") -> Fate:
        """Until the first of them fails. One that hangs, or ends the whole process, has failed."""
        report = self.root / "report.xml"
        report.unlink(missing_ok=True)
        command = [sys.executable, *"-m pytest -q -p no:cacheprovider -n 0 -o junit_family=xunit1".split(), *tests]
        command += ["--timeout", str(ONE_TEST), "--session-timeout", str(seconds), "--junitxml", str(report)]
        command += [*(["-x"] if first else []), *(["-k", without] if without else [])]
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # all but one module are as they were
        quiet, begun = subprocess.DEVNULL, time.monotonic()
        with subprocess.Popen(command, cwd=self.root, env=env, stdout=quiet, stderr=quiet, **_OWN_GROUP) as process:
            try:
                code = process.wait(2 * seconds + ONE_TEST)
            except subprocess.TimeoutExpired:
                return Fate(("a test that could not be stopped",))
            finally:
                _end(process)
        if code in (4, 5):
            return Fate(excuse="there is no test to run")
        if not report.exists():
            return Fate((f"the process, which ended with {code}",))
        failed, took = _read(report)
        for file, spent in took.items():
            self.seconds[file] = max(round(spent, 2), self.seconds.get(file, 0.0))
        late = not failed and time.monotonic() - begun > seconds
        return Fate(failed, f"after {seconds} s there were more tests" if late else "")


_OWN_GROUP: dict[str, Any] = {"start_new_session": True} if os.name == "posix" else {}


def _end(process: subprocess.Popen[bytes]) -> None:
    """With all that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL) if os.name == "posix" else process.kill()


def _write(file: Path, source: bytes) -> None:
    """Python takes byte code for fresh by the second and the size of its source."""
    file.write_bytes(source)
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def _read(report: Path) -> tuple[tuple[str, ...], dict[str, float]]:
    """The tests that failed, and what each file took as far as it was run."""
    failed, took = [], dict[str, float]()
    for case in ElementTree.parse(report).iter("testcase"):
        file = case.get("file") or case.get("classname", "").replace(".", "/") + ".py"
        took[file] = took.get(file, 0.0) + float(case.get("time", 0))
        if case.find("failure") is not None or case.find("error") is not None:
            name = str(case.get("name"))
            failed.append(file if name.endswith(Path(file).stem) else f"{file}::{name}")  # the whole file, or one
    return tuple(failed), took


def main(argv: Sequence[str] | None = None) -> int:
    """Print a line a fault; 1 where some survived."""
    parser = argparse.ArgumentParser(
        description="Puts faults in, one at a time, and prints those that no test notices."
    )
    parser.add_argument("places", nargs="*", metavar="PLACE", help="folders and files under desktop/")
    parser.add_argument("--seed", type=int, default=1, help="which faults are chosen")
    parser.add_argument("--most", type=int, default=20, help="how many")
    parser.add_argument("--part", default="", metavar="FROM:TO", help="of these the ones from here to there")
    parser.add_argument("--again", type=Path, metavar="FILE", help="instead, those that survived in an earlier output")
    parser.add_argument("--near", action="store_true", help="only a module's own tests: quick, and more survive")
    parser.add_argument("--written", action="store_true", help=f"instead, the faults of {WRITTEN}")
    args = parser.parse_args(argv)
    if not args.places and not args.written:
        parser.error("name a folder or a file under desktop/, or --written")
    again = args.again.read_text(encoding="utf-8") if args.again else ""
    faults = written() if args.written else chosen(args.places, args.seed, args.most, again)
    first, _, last = args.part.partition(":")
    faults = faults[int(first or 0) : int(last) if last else None]
    seconds = json.loads(SECONDS.read_text()) if SECONDS.exists() else {}
    known, tried = harmless(), list[tuple[Fault, Fate]]()
    with tempfile.TemporaryDirectory(prefix="fivefold-mutants-") as folder:
        trial = Trial(Path(folder), TREE, seconds)
        try:
            for fault in faults:
                why = known.get(place_of(fault), "")
                fate = Fate(excuse=f"harmless: {why}") if why else trial.fate(fault, args.near)
                tried.append((fault, fate))
                print(*_line(fault, fate), sep="\n", flush=True)
            told = trial.proved(tried)
        except KeyboardInterrupt:
            print("stopped")
            told = tried
        SECONDS.parent.mkdir(exist_ok=True)
        SECONDS.write_text(json.dumps(trial.seconds, indent=0, sort_keys=True))
    return summed_up(told)


def _line(fault: Fault, fate: Fate) -> Iterator[str]:
    word = "noticed " if fate.failed else "harmless" if fate.excuse.startswith("harmless") else "SURVIVED"
    yield f"{word} {fault}{' (painting)' if fault.painting else ''}"
    yield from (f"         by {test}" for test in fate.failed)
    yield from ([f"         {fate.excuse}"] if fate.excuse else [])


def summed_up(tried: Sequence[tuple[Fault, Fate]]) -> int:
    """How many were noticed, painting apart from all else; 1 where some were not."""
    tried = [(fault, fate) for fault, fate in tried if not fate.excuse.startswith("harmless")]
    for kind, painting in (("logic", False), ("painting", True)):
        fates = [bool(fate.failed) for fault, fate in tried if fault.painting is painting]
        if fates:
            print(f"{kind}: {sum(fates)} of {len(fates)} noticed")
    return 0 if all(fate.failed for _, fate in tried) else 1


if __name__ == "__main__":
    for stop in (signal.SIGINT, signal.SIGTERM):  # a shell's background job would not hear the first
        signal.signal(stop, signal.default_int_handler)
    sys.exit(main())

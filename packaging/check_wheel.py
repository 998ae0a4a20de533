"""Tries the wheel and the source archive: `python3 packaging/check_wheel.py [--only WORD ...] [--system DIR]`.

Makes both in build/wheel, installs them in bare environments by pip, uv and pipx, and runs the program from another
folder. What they need is fetched once, by its sums; from then on no index is asked. With --system it is done on a
minimal Debian, as root (see check_linux.py). A line a finding; exit code 1 when something fails.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import build_environment
import locks
import pip_output
import project
import setup_steps
import system_libraries
from minimal_system import PERSON, MinimalSystem, in_own_mounts
from reporting import Findings, SetupError, say

HOME = project.BUILD / "wheel"
FILES = HOME / "files"
HOUSE = HOME / "needed"  # the files of the lists `run` and `wheel`
DEBIANS_PYTHON = "3.11"
PATIENCE = 600.0  # seconds, for any step

BIN = "Scripts" if os.name == "nt" else "bin"
TRIED = (["--version"], "sim clash --seats greedy,random --games 2 --seed 1".split(), ["--smoke"])

Answer = subprocess.CompletedProcess[str]
Run = Callable[[Sequence[str]], Answer]


class Place(NamedTuple):
    """Where a try takes place, as it is named there."""

    folder: str  # for environments, a home and everything else that comes up
    house: str
    wheel: str
    source: str
    python: str
    tools: str  # the folder with uv and pipx


class Way(NamedTuple):
    """How somebody comes to the program: commands that install it, and what starts it then."""

    name: str
    install: list[list[str]]
    program: list[str]


def main() -> int:
    parser = argparse.ArgumentParser(description="Try the wheel and the source archive.")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="ways with these words in their names")
    parser.add_argument("--system", type=Path, metavar="DIR", help="where the minimal system is kept")
    asked = parser.parse_args()
    with setup_steps.one_sentence_a_failure():
        if asked.system:
            in_own_mounts()
        python = build_environment.prepare("wheel")
        wheel, source = make(python)
        fetch(python, DEBIANS_PYTHON if asked.system else "")
        findings = Findings()
        attempt = _there if asked.system else _here
        attempt(asked, wheel, source, findings)
        print(f"{findings.failures} failed" if findings.failures else "all is well", flush=True)
        return 1 if findings.failures else 0


def make(python: Path) -> tuple[Path, Path]:
    """The wheel, made from the source archive as an index's users would, and that archive."""
    shutil.rmtree(FILES, ignore_errors=True)
    say("making the source archive, and from it the wheel")
    command = [str(python), "-m", "build", "--no-isolation", "--outdir", str(FILES), str(project.ROOT)]
    made = subprocess.run(
        command, env=os.environ | _clock(), capture_output=True, text=True, errors="replace", check=False
    )
    if made.returncode:
        raise SetupError(f"the wheel cannot be made: {(made.stdout + made.stderr).strip().splitlines()[-1]}")
    (wheel,), (source,) = FILES.glob("*.whl"), FILES.glob("*.tar.gz")
    for file in (source, wheel):
        say(f"  {file.name}, {file.stat().st_size / 1e6:.1f} MB")
    return wheel, source


def _clock() -> dict[str, str]:
    return {"SOURCE_DATE_EPOCH": str(project.source_date())}


def fetch(python: Path, version: str) -> None:
    """Put what the program and its build need into one folder; for that version of Python, or for this one."""
    HOUSE.mkdir(parents=True, exist_ok=True)
    which = ["--python-version", version] if version else []
    lists = locks.install(["run", "wheel"])[1:]
    command = [str(python), "-m", "pip", "download", "--only-binary=:all:", *which, "--dest", str(HOUSE), *lists]
    made = subprocess.run(
        command, env=os.environ | build_environment.PIP, capture_output=True, text=True, errors="replace", check=False
    )
    if made.returncode:
        raise SetupError(pip_output.reason((made.stdout + made.stderr).splitlines()))


def ways(place: Place) -> list[Way]:
    """All of them. The environments are bare: nothing in them but what comes along with the program."""
    uv, pipx = f"{place.tools}/uv", f"{place.tools}/pipx"
    which = ["--python", place.python]
    by_pip = [_by_pip(place, name, file) for name, file in (("wheel", place.wheel), ("source", place.source))]
    return [
        *by_pip,
        Way("uv tool install", [[uv, "tool", "install", "--no-index", *which, place.wheel]], [_script(place, "uv")]),
        Way("uvx", [], [uv, "tool", "run", "--no-index", *which, "--from", place.wheel, "fivefold"]),
        Way("pipx install", [[pipx, "install", *which, place.wheel]], [_script(place, "pipx")]),
        Way("pipx run", [], [pipx, "run", *which, "--spec", place.wheel, "fivefold"]),
    ]


def _by_pip(place: Place, name: str, file: str) -> Way:
    inside = f"{place.folder}/pip-{name}"
    install = [[place.python, "-m", "venv", inside], [f"{inside}/{BIN}/python", "-m", "pip", "install", file]]
    return Way(f"pip, {name}", install, [f"{inside}/{BIN}/fivefold"])


def _script(place: Place, tool: str) -> str:
    return f"{place.folder}/{tool}-bin/fivefold"


def environment(place: Place) -> dict[str, str]:
    """What makes pip, uv and pipx keep to the folder and to the files fetched, and Qt to no screen."""
    inside = place.folder
    return {
        "HOME": f"{inside}/home",
        "QT_QPA_PLATFORM": "offscreen",
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": place.house,
        "UV_NO_CONFIG": "1",
        "UV_OFFLINE": "1",
        "UV_FIND_LINKS": place.house,
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_CACHE_DIR": f"{inside}/uv-cache",
        "UV_TOOL_DIR": f"{inside}/uv-tools",
        "UV_TOOL_BIN_DIR": f"{inside}/uv-bin",
        "PIPX_HOME": f"{inside}/pipx",
        "PIPX_BIN_DIR": f"{inside}/pipx-bin",
    }


def attempt_all(chosen: list[Way], run: Run, findings: Findings) -> None:
    """Install in each way and try what came of it."""
    for way in chosen:
        failed = next((answer for command in way.install if (answer := run(command)).returncode), None)
        if failed:
            findings.fact(False, f"{way.name}: it is installed")
            findings.line(f"  {_end(failed)}")
            continue
        for arguments in TRIED:
            answer = run([*way.program, *arguments])
            findings.fact(holds(arguments, answer), f"{way.name}: fivefold {' '.join(arguments)}")
            if not holds(arguments, answer):
                findings.line(f"  {_end(answer)}")


def holds(arguments: list[str], answer: Answer) -> bool:
    """Whether the program answered as it has to: --smoke, that it dealt every game."""
    if answer.returncode:
        return False
    if arguments == ["--version"]:
        return answer.stdout.strip().endswith(f"{project.TITLE} {project.version()}")
    return arguments != ["--smoke"] or all(f"smoke: {game}: dealt" in answer.stdout for game in project.game_ids())


def _end(answer: Answer) -> str:
    return f"exit code {answer.returncode}: " + " | ".join(answer.stdout.strip().splitlines()[-3:])


def _chosen(place: Place, words: list[str]) -> list[Way]:
    found = [way for way in ways(place) if not words or any(word in way.name for word in words)]
    if not found:
        raise SetupError(f"there is no such way; there are {', '.join(way.name for way in ways(place))}.")
    return found


def _here(asked: argparse.Namespace, wheel: Path, source: Path, findings: Findings) -> None:
    folder = HOME / "try"
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("home", "elsewhere"):
        (folder / part).mkdir(parents=True)
    base = Path(getattr(sys, "_base_executable", None) or sys.executable)
    tools = build_environment.prepare("wheel").parent
    place = Place(*map(str, (folder, HOUSE, wheel, source, base, tools)))

    def run(command: Sequence[str]) -> Answer:
        return subprocess.run(
            command,
            env=os.environ | environment(place),
            cwd=folder / "elsewhere",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=PATIENCE,
            check=False,
        )

    attempt_all(_chosen(place, asked.only), run, findings)


def _there(asked: argparse.Namespace, wheel: Path, source: Path, findings: Findings) -> None:
    system = MinimalSystem(asked.system.resolve())
    try:
        system.start()
        system.install("python3-venv", *system_libraries.FOR_QT)
        shutil.copytree(HOUSE, system.root / "srv" / HOUSE.name)
        for file in (wheel, source):
            shutil.copy(file, system.root / "srv")
        folder = f"/home/{PERSON}/try"
        house, made, packed = (f"/srv/{file.name}" for file in (HOUSE, wheel, source))
        place = Place(folder, house, made, packed, "/usr/bin/python3", f"{folder}/tools/bin")

        def run(command: Sequence[str]) -> Answer:
            given = [f"{name}={value}" for name, value in environment(place).items()]
            # From the root folder, without a network.
            return system.run(["env", *given, *command], PERSON, offline=True, seconds=PATIENCE)

        system.must(["mkdir", "-p", f"{folder}/home"], PERSON)
        for command in (["python3", "-m", "venv", f"{folder}/tools"], [f"{place.tools}/pip", "install", "pipx", "uv"]):
            if (answer := run(command)).returncode:
                raise SetupError(f"uv and pipx cannot be installed: {_end(answer)}")
        attempt_all(_chosen(place, asked.only), run, findings)
    finally:
        system.stop()


if __name__ == "__main__":
    sys.exit(main())

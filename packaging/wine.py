"""Runs Windows programs on Linux: wine with a folder of its own under build/, and a virtual screen.

Wine lacks a library that Windows has had since 2019 and Qt links to, icuuc.dll. A stand-in of empty functions, written
here and put into wine's system folder, lets Qt load; it is no part of anything that is shipped.
"""

import contextlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import project
from reporting import SetupError, say

FOLDER = project.BUILD / "wine"
SYSTEM = FOLDER / "drive_c" / "windows" / "system32"

# Each program, and the Debian package that brings it.
TOOLS = {
    "wine": "wine64",
    "wineboot": "wine",
    "Xvfb": "xvfb",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
}

OWN = {
    "WINEPREFIX": str(FOLDER),
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree,mshtml=",  # no offers to install .NET and a browser
}

ICU = "icuuc.dll"
STANDS_FOR = "__declspec(dllexport) void *{name}(void) {{ return 0; }}\n"


def hindrance() -> str:
    """What is missing on this machine, in a sentence; nothing where all is there."""
    missing = {tool: package for tool, package in TOOLS.items() if not shutil.which(tool)}
    if not missing:
        return ""
    packages = " ".join(sorted(set(missing.values())))
    return f"{', '.join(missing)} missing for a Windows build under wine; Debian's packages: {packages}."


def prepare(qt: Path) -> None:
    """Make wine's folder, with what this Qt6Core.dll needs and wine does not have."""
    if not (FOLDER / "system.reg").exists():
        say("making wine's folder")
        FOLDER.mkdir(parents=True, exist_ok=True)
        with screen():
            run(["wineboot", "-i"], {}, seconds=300)
            stop()
    if not (FOLDER / "system.reg").exists():
        raise SetupError("wine could not make its folder; try `WINEPREFIX=/tmp/w wineboot -i` to see why.")
    if (names := icu_functions(qt.read_bytes())) and not (SYSTEM / ICU).exists():
        _make_stand_in(names)


def icu_functions(library: bytes) -> list[str]:
    """The functions of ICU's converters that this library names."""
    found = re.findall(rb"(?<!\w)((?:ucnv_|UCNV_)\w+)(?=\0)", library)
    return sorted({name.decode() for name in found})


def _make_stand_in(names: Sequence[str]) -> None:
    source = FOLDER / "icuuc.c"
    source.write_text("".join(STANDS_FOR.format(name=name) for name in names), encoding="ascii")
    compiler = ["x86_64-w64-mingw32-gcc", "-shared", "-nostdlib", "-e", "0", "-o", str(SYSTEM / ICU), str(source)]
    answer = subprocess.run(compiler, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SetupError(f"the stand-in for {ICU} cannot be compiled: {answer.stderr.strip().splitlines()[-1]}")


def run(command: Sequence[str], environment: Mapping[str, str], seconds: float) -> subprocess.CompletedProcess[str]:
    """Run a Windows program; its two outputs come as one. SetupError when it takes too long."""
    started = [command[0]] if command[0] == "wineboot" else ["wine", command[0]]
    try:
        # Pipes on all three: wine's Python cannot begin on a plain file.
        return subprocess.run(
            [*started, *command[1:]],
            env={**os.environ, **OWN, **environment},
            cwd=project.ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        stop()
        raise SetupError(f"{Path(command[0]).name} was still not done under wine after {seconds:.0f} s.") from error


def last_line(answer: subprocess.CompletedProcess[str]) -> str:
    """What a program said last."""
    return (answer.stdout.strip().splitlines() or [f"exit code {answer.returncode}"])[-1]


def stop() -> None:
    """End what still runs in wine's folder."""
    subprocess.run(["wineserver", "-k", "-w"], env={**os.environ, **OWN}, capture_output=True, check=False)


@contextlib.contextmanager
def screen() -> Iterator[None]:
    """A virtual screen: under wine Qt's offscreen platform hangs."""
    before = os.environ.get("DISPLAY")
    listen, tell = os.pipe()
    command = ["Xvfb", "-displayfd", str(tell), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[tell], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        os.close(tell)
        try:
            with os.fdopen(listen) as told:
                number = told.readline().strip()
            if not number:
                raise SetupError("the virtual screen Xvfb does not start.")
            os.environ["DISPLAY"] = f":{number}"
            yield
        finally:
            stop()
            server.terminate()
            _put_back("DISPLAY", before)


def _put_back(name: str, value: str | None) -> None:
    if value is None:
        os.environ.pop(name, None)
    else:
        os.environ[name] = value


def path_of(windows: str) -> Path:
    """Where a path such as C:\\users lies on this machine."""
    drive, _, rest = windows.strip().partition(":")
    assert drive.lower() in ("c", "z"), windows
    start = FOLDER / "drive_c" if drive.lower() == "c" else Path("/")
    return start.joinpath(*re.split(r"[\\/]+", rest.strip("\\/")))

"""The start beside those of other programs, by turns on one virtual screen: Fivefold, an empty window, what is named.

    packaging/compare_start.py kpat                  ten starts of each
    packaging/compare_start.py kpat --rounds 20

Of each the milliseconds until its window is mapped, and the processor time of it and of all that it started until that
stands still. Wants Xvfb and, for programs of KDE, dbus-daemon. Settings and saves are thrown away; what a program keeps
for its next start is there from the second one on, and the first is not counted.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import os
import select
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SIZE = "1600x1000x24"
ROUNDS = 10
PATIENCE = 30.0  # seconds, for a window
STILL = 0.4  # seconds without work after which a program has settled
LOOK = 0.05
MAPPED, CHILDREN = 19, 1 << 19  # an event and a mask, as X.h numbers them
EMPTY = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication(sys.argv)
window = QWidget()
window.resize(1366, 860)
window.show()
app.exec()
"""


class Start(NamedTuple):
    """Milliseconds."""

    mapped: float
    work: float


class MapEvent(ctypes.Structure):
    """XMapEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("sent", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("event", ctypes.c_ulong),
        ("window", ctypes.c_ulong),
        ("override_redirect", ctypes.c_int),
    )


class Screen:
    """What comes up on an X server."""

    def __init__(self, name: str) -> None:
        self._x = ctypes.CDLL("libX11.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        opened = self._x.XOpenDisplay(name.encode())
        if not opened:
            raise SystemExit(f"compare_start: no screen {name}.")
        self._display = ctypes.c_void_p(opened)
        self._x.XSelectInput(
            self._display, ctypes.c_ulong(self._x.XDefaultRootWindow(self._display)), ctypes.c_long(CHILDREN)
        )
        self._x.XSync(self._display, 0)
        self._event = ctypes.create_string_buffer(192)

    def forget(self) -> None:
        """What has come up until now."""
        self._x.XSync(self._display, 1)

    def wait(self) -> float:
        """When the next window comes up."""
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until:
            if not self._x.XPending(self._display):
                select.select([self._x.XConnectionNumber(self._display)], [], [], LOOK)
                continue
            self._x.XNextEvent(self._display, self._event)
            event = MapEvent.from_buffer(self._event)
            if event.type == MAPPED and not event.override_redirect:
                return time.perf_counter()
        raise SystemExit("compare_start: no window came up.")


@contextlib.contextmanager
def around(folder: Path) -> Iterator[dict[str, str]]:
    """An environment with a screen, a bus and a home of its own."""
    there, told = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(told), "-screen", "0", SIZE, "-nolisten", "tcp"],
        pass_fds=[told], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    started: list[subprocess.Popen[Any]] = [screen]
    try:
        environment = {**os.environ, "DISPLAY": f":{os.read(there, 16).decode().strip()}", "PYTHONPATH": str(ROOT)}
        for name in ("PYTHONDONTWRITEBYTECODE", "QT_QPA_PLATFORM", "DBUS_SESSION_BUS_ADDRESS"):
            environment.pop(name, None)
        homes = ("HOME", *(f"XDG_{kind}_HOME" for kind in ("DATA", "CONFIG", "STATE", "CACHE")), "XDG_RUNTIME_DIR")
        environment |= dict.fromkeys(homes, str(folder))
        environment["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")
        with contextlib.suppress(FileNotFoundError):
            bus = subprocess.Popen(
                ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
                env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            )  # fmt: skip
            started.append(bus)
            assert bus.stdout
            environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        yield environment
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait()


def start(command: Sequence[str], screen: Screen, environment: Mapping[str, str]) -> Start:
    """One start, and the end of whatever it started."""
    screen.forget()
    begun = time.perf_counter()
    process = subprocess.Popen(
        command, env=dict(environment), cwd="/tmp", start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        mapped = screen.wait() - begun
        work, since = 0.0, time.perf_counter()
        while time.perf_counter() - since < STILL:
            time.sleep(LOOK)
            if (now := worked(process.pid)) > work + 1:
                work, since = now, time.perf_counter()
        return Start(mapped * 1000, work)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def worked(session: int) -> float:
    """Milliseconds that the processor gave to all threads of a session."""
    spent = 0
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (path / "stat").read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                spent += sum(int(task.read_text().split()[0]) for task in path.glob("task/*/schedstat"))
    return spent / 1e6


def compared(programs: Mapping[str, Sequence[str]], rounds: int) -> dict[str, list[Start]]:
    """Starts of each, by turns."""
    found: dict[str, list[Start]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory(prefix="fivefold-start-") as folder, around(Path(folder)) as environment:
        screen = Screen(environment["DISPLAY"])
        for number in range(rounds + 1):
            for name, command in programs.items():
                one = start(command, screen, environment)
                if number:
                    found[name].append(one)
    return found


def main() -> int:
    """Print a line a program."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="*", metavar="PROGRAM", help="to start beside them")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    own = {"fivefold": [sys.executable, "-m", "desktop"], "an empty window": [sys.executable, "-c", EMPTY]}
    others = {name: [name] for name in asked.programs}
    for name, starts in compared({**own, **others}, asked.rounds).items():
        mapped, work = (sorted(values) for values in zip(*starts, strict=True))
        print(
            f"{name}: window mapped after {statistics.median(mapped):.0f} ms ({mapped[0]:.0f}-{mapped[-1]:.0f}), "
            f"settled after {statistics.median(work):.0f} ms of processor time ({work[0]:.0f}-{work[-1]:.0f})"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

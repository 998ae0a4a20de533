"""A desk of its own for the real program: a virtual screen, a session bus, and the bus of assistive tools.

Everything is started here and ended here, with folders of its own, so that neither another run nor the person's own
session is met.
"""

from __future__ import annotations

import ctypes.util
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from tests import patience

SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
PROGRAMS = ("Xvfb", "dbus-daemon")
SCREEN = "1366x768x24"
# Of Qt's windows: one that is missing ends the program at its start.
LIBRARIES = (
    *(f"xcb-{name}" for name in "cursor icccm image keysyms randr render-util shape xkb".split()),
    "xkbcommon-x11",
)


def missing() -> str:
    """Why there can be no such desk here; empty when there can."""
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    lacking += [] if SERVICE.is_file() else ["at-spi2-core"]
    lacking += [f"lib{name}" for name in LIBRARIES if not ctypes.util.find_library(name)]
    lacking += [] if importlib.util.find_spec("jeepney") else ["jeepney (of the dev dependencies)"]
    return f"not installed: {', '.join(lacking)}" if lacking else ""


@contextmanager
def desk(folder: Path) -> Iterator[dict[str, str]]:
    """The environment of a program at this desk."""
    env = dict(os.environ)
    env.pop("WAYLAND_DISPLAY", None)
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"):
        env[variable] = str(folder / variable.lower())
        Path(env[variable]).mkdir(mode=0o700, parents=True, exist_ok=True)
    env["FIVEFOLD_HOME"] = str(folder / "home")
    env["QT_QPA_PLATFORM"] = "xcb"
    env["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
    with ExitStack() as ends:
        screen = ("Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp")
        env["DISPLAY"] = ":" + _told(ends, screen, env)
        bus = ("dbus-daemon", "--session", "--nofork", "--print-address=1")
        env["DBUS_SESSION_BUS_ADDRESS"] = _told(ends, bus, env)
        yield env


@contextmanager
def program(env: dict[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program itself, as a person starts it; what it complains of goes into the log."""
    with ExitStack() as ends, log.open("wb") as out:
        yield _start(ends, (sys.executable, "-X", "faulthandler", "-m", "desktop"), env, out)


def _told(ends: ExitStack, command: tuple[str, ...], env: dict[str, str]) -> str:
    """Start it and read the line by which it says where it is."""
    process = _start(ends, command, env, subprocess.PIPE)
    assert process.stdout is not None
    line: bytes = process.stdout.readline()
    assert line, f"{command[0]} did not start"
    return line.decode().strip()


def _start(
    ends: ExitStack, command: tuple[str, ...], env: dict[str, str], out: IO[bytes] | int
) -> subprocess.Popen[bytes]:
    """Start it in a group of its own: what it starts ends with it."""
    err = subprocess.DEVNULL if out == subprocess.PIPE else subprocess.STDOUT
    process = subprocess.Popen(command, env=env, stdout=out, stderr=err, start_new_session=True)
    ends.callback(_end, process)
    return process


def _end(process: subprocess.Popen[bytes]) -> None:
    for blow in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, blow)
        except ProcessLookupError:
            break
        try:
            process.wait(patience.SECONDS / 4)
        except subprocess.TimeoutExpired:
            continue
    if process.stdout is not None:
        process.stdout.close()
    process.wait()

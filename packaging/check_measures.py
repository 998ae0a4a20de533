"""Measures an installed program from outside: a virtual screen in the minimal system, starts, memory, pictures."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import framebuffer
from minimal_system import PERSON, MinimalSystem
from reporting import SetupError

DISPLAY = ":77"
SIZE = "1366x768x24"
BUFFER = "/tmp/screen"
SETTLED = 6.0  # seconds until windows, cards and the opponents' process stand
SETTLED_ARGUMENT = "--until-settled"


class Screen:
    """Xvfb in the system; programs on it run as an ordinary person."""

    def __init__(self, system: MinimalSystem) -> None:
        self.system = system
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Screen":
        self.system.must(["mkdir", "-p", BUFFER, "/tmp/.X11-unix"])
        self.system.must(["chmod", "1777", "/tmp/.X11-unix", BUFFER])
        command = ["Xvfb", DISPLAY, "-screen", "0", SIZE, "-fbdir", BUFFER, "-nolisten", "tcp", "-ac"]
        self._server = self._start(command, "root")
        socket = self.system.root / "tmp" / ".X11-unix" / f"X{DISPLAY[1:]}"
        for _ in range(100):
            if socket.exists():
                return self
            time.sleep(0.1)
        raise SetupError("the virtual screen does not come up.")

    def __exit__(self, *_: object) -> None:
        if self._server:
            end(self._server)

    def command(self, *words: str) -> list[str]:
        """How these words are run on this screen, by an ordinary person."""
        return self.system.command(["env", f"DISPLAY={DISPLAY}", *words], PERSON)

    @contextlib.contextmanager
    def started(self, *words: str) -> Iterator[subprocess.Popen[bytes]]:
        """A program on this screen; it is closed at the end."""
        program = self._start(["env", f"DISPLAY={DISPLAY}", *words], PERSON)
        try:
            yield program
            if program.poll() is not None:
                raise SetupError(f"`{' '.join(words)}` ended by itself with exit code {program.returncode}.")
        finally:
            end(program)

    def double_clicked(self, *words: str) -> list[tuple[str, int]]:
        """What runs once this has ended, which nobody reads: the processes that it left, and their memory."""
        program = self._start(["env", f"DISPLAY={DISPLAY}", *words], PERSON)
        try:
            program.wait(timeout=120)
            self.settle()
            return resident(program.pid)
        finally:
            end(program)

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        time.sleep(SETTLED)

    def picture(self, file: Path) -> None:
        """What the screen shows."""
        dump = self.system.root / BUFFER[1:] / "Xvfb_screen0"
        framebuffer.save(dump.read_bytes(), file)

    def _start(self, words: list[str], person: str) -> subprocess.Popen[bytes]:
        # A group of its own: the opponents' process ends with the program.
        return subprocess.Popen(
            self.system.command(words, person),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            cwd="/",
        )


def end(program: subprocess.Popen[bytes]) -> None:
    """End a program and all that it started."""
    for way in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, way)
        with contextlib.suppress(subprocess.TimeoutExpired):
            program.wait(timeout=10)
            if not resident(program.pid):
                return


def starts(screen: Screen, times: int, cold: bool) -> list[float]:
    """Seconds from the command to the painted first page, the shortest first."""
    measured = []
    for number in range(times + 1):
        if cold:
            os.sync()
            Path("/proc/sys/vm/drop_caches").write_text("3")
        started = time.perf_counter()
        answer = subprocess.run(screen.command("fivefold", SETTLED_ARGUMENT), capture_output=True, check=False, cwd="/")
        elapsed = time.perf_counter() - started
        if answer.returncode:
            raise SetupError(f"`fivefold {SETTLED_ARGUMENT}` failed: {answer.stderr.decode(errors='replace').strip()}")
        if number or cold:  # the first warm one warms the disk's cache
            measured.append(elapsed)
    return sorted(measured)


def span(seconds: list[float]) -> str:
    """The least and the most."""
    return f"{seconds[0]:.2f} to {seconds[-1]:.2f} of {len(seconds)} starts"


def resident(group: int) -> list[tuple[str, int]]:
    """Bytes in memory of each process of the program, by what it is; the window's process first."""
    found = []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        with contextlib.suppress(OSError, ValueError, KeyError):
            if os.getpgid(int(folder.name)) == group:
                status = dict(
                    line.split(":", 1) for line in (folder / "status").read_text().splitlines() if ":" in line
                )
                command = (folder / "cmdline").read_bytes().decode(errors="replace")
                kind = "opponents" if "multiprocessing" in command else "window"
                found.append((kind, int(status["VmRSS"].split()[0]) * 1024))
    return sorted(found, key=lambda entry: (entry[0] != "window", -entry[1]))


def installed(system: MinimalSystem, package: str) -> int:
    """Bytes that the files of this package take."""
    paths = system.must(["dpkg", "-L", package]).split("\n")
    files = (system.root / path.lstrip("/") for path in paths if path)
    return sum(file.lstat().st_blocks * 512 for file in files if file.is_symlink() or file.is_file())

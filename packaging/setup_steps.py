"""Makes a checkout ready to run: system libraries, an environment in .venv, and in it what packaging/locks lists.

A note inside .venv says what it was made of. While that holds, a start only reads the note; whatever else is found
(nothing, an interrupted installation, the environment of a moved checkout or of a Python that is gone) is mended.
"""

import contextlib
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

import locks
import pip_output
import system_libraries
from reporting import SetupError, follow, say

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
WINDOWS = os.name == "nt"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if WINDOWS else "bin/python")
NOTE = ENVIRONMENT / "fivefold-setup.json"
LOG = ENVIRONMENT / "fivefold-setup.log"

# What a note says while pip unpacks: should it still be there at the next start, packages may be half written.
TORN = {"unpacking": True}

INTERRUPTED = 130


def prepare(groups: Sequence[str], libraries: Sequence[str]) -> str:
    """The Python of an environment with the program's dependencies and these groups, on top of these libraries."""
    system_libraries.require([*libraries, *([] if _interpreter() else system_libraries.for_an_environment())])
    if not _ready(groups):
        with _alone():
            if not _ready(groups):  # Another start may have done it while this one waited.
                _make_ready(groups)
    return str(PYTHON)


def launch(command: list[str]) -> int:
    """Become this command: its arguments, exit code and Ctrl-C are then its own affair."""
    if not WINDOWS:
        os.execv(command[0], command)
    # Windows cannot replace a process: wait for the child, which gets the same Ctrl-C and decides what it means.
    with subprocess.Popen(command) as child:
        while True:
            with contextlib.suppress(KeyboardInterrupt):
                return child.wait()


@contextlib.contextmanager
def one_sentence_a_failure() -> Iterator[None]:
    """No traceback: what stops the set-up is said in a sentence."""
    try:
        yield
    except SetupError as error:
        _stop(str(error), 1)
    except KeyboardInterrupt:
        _stop("interrupted; the next start goes on from here.", INTERRUPTED)
    except OSError as error:
        _stop(f"the set-up cannot go on: {error.strerror} ({error.filename or ROOT}).", 1)


def _stop(sentence: str, code: int) -> NoReturn:
    say(sentence)
    sys.exit(code)


def _ready(groups: Sequence[str]) -> bool:
    note = _note()
    there = note.get("groups", [])
    return note == _made_of(there) and set(groups) <= set(there)


def _note() -> dict[str, Any]:
    """What the last start wrote into the environment; nothing where that makes no sense."""
    try:
        note = json.loads(NOTE.read_bytes())
    except (OSError, ValueError):
        return {}
    if not isinstance(note, dict):
        return {}
    groups = note.get("groups")
    listed = isinstance(groups, list) and all(locks.file(name).exists() for name in groups)
    return note if listed or note == TORN else {}


def _made_of(groups: Sequence[str]) -> dict[str, Any]:
    """What makes an environment this one, with these groups in it."""
    listed = b"".join(locks.file(name).read_bytes() for name in (locks.RUN, *groups))
    return {
        "root": str(ROOT),
        "python": _interpreter(),
        "locks": hashlib.sha256(listed).hexdigest(),
        "groups": list(groups),
    }


def _interpreter() -> str:
    """The Python that the environment leads to, or nothing where it is gone."""
    real = os.path.realpath(PYTHON)
    if WINDOWS and os.path.exists(real):
        # A copy that starts the Python named in pyvenv.cfg.
        settings = dict(line.split(" = ", 1) for line in _settings().splitlines() if " = " in line)
        real = os.path.join(settings.get("home", ""), "python.exe")
    return real if os.path.exists(real) else ""


def _settings() -> str:
    try:
        return (ENVIRONMENT / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return ""


def _make_ready(groups: Sequence[str]) -> None:
    _check_writable()
    note = _note()
    usable = note != TORN and note.get("root", str(ROOT)) == str(ROOT) and _answers()
    if not usable:
        _build_environment()
    every = sorted({*groups, *(note.get("groups", ()) if usable else ())})
    NOTE.unlink(missing_ok=True)
    _install(every)
    _lead_to_the_program()
    _check_qt()
    NOTE.write_text(json.dumps(_made_of(every)), encoding="utf-8")


def _check_writable() -> None:
    for folder in (ROOT, ENVIRONMENT):
        if folder.exists() and not os.access(folder, os.W_OK):
            raise SetupError(f"{folder} cannot be written to; put the checkout where you may write, or mend its owner.")


def _answers() -> bool:
    """Whether there is an environment whose Python starts, is new enough and has its pip."""
    if not _interpreter():
        return False
    question = "import sys, pip; sys.exit(sys.version_info < (3, 11) or sys.prefix == sys.base_prefix)"
    return subprocess.run([PYTHON, "-c", question], capture_output=True, check=False).returncode == 0


def _build_environment() -> None:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    again = " anew: the one there is unfinished or broken" if os.path.lexists(ENVIRONMENT) else ""
    say(f"making an environment for Python {version} in .venv{again}")
    # The Python behind this one: started from the very environment it must not build on itself.
    python = getattr(sys, "_base_executable", None) or sys.executable
    command = [python, "-m", "venv", "--clear", str(ENVIRONMENT)]
    code, lines = follow(command, lambda line: None, os.environ)
    if code == 0:
        return
    if any("ensurepip" in line or "No module named venv" in line for line in lines):
        raise SetupError(f"this Python {version} has no venv module; install it, or start with a Python that has it.")
    raise SetupError(f"the environment .venv cannot be made: {lines[-1] if lines else 'venv did not say why'}")


def _install(groups: Sequence[str]) -> None:
    lists = [locks.RUN, *groups]
    say(f"installing what packaging/locks lists for {' and '.join(lists)}")

    def step(line: str) -> str | None:
        if pip_output.begins_unpacking(line):
            NOTE.write_text(json.dumps(TORN), encoding="utf-8")
        return pip_output.step(line)

    # PIP_USER: a person's habit to install into the home folder is refused inside an environment.
    own = {"PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUNBUFFERED": "1"}
    code, lines = follow([str(PYTHON), "-m", "pip", *locks.install(lists)], step, os.environ | own)
    LOG.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if code:
        raise SetupError(f"{pip_output.reason(lines)} (pip's whole answer: {LOG})")


def _lead_to_the_program() -> None:
    """Let this Python find the program where it lies; nothing of it has to be built or installed."""
    # Written by the Python that reads it: up to 3.12 such a file is in the encoding of the system.
    write = "import sys, sysconfig; open(sysconfig.get_path('purelib') + '/fivefold.pth', 'w').write(sys.argv[1])"
    subprocess.run([PYTHON, "-c", write, f"{ROOT}\n"], check=True)


def _check_qt() -> None:
    answer = subprocess.run(
        [PYTHON, "-c", "import PySide6.QtWidgets"], capture_output=True, text=True, errors="replace", check=False
    )
    if answer.returncode:
        why = (answer.stderr.strip().splitlines() or [f"exit code {answer.returncode}"])[-1]
        raise SetupError(f"Qt is installed but does not load; your system lacks a library it needs: {why}")


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Two starts at once would install into each other's hands: the second waits until the first has finished."""
    if WINDOWS:
        yield
        return
    import fcntl

    folder = os.open(ROOT, os.O_RDONLY)
    # pip holds the lock too: should it outlive a killed start, the next one waits for its end.
    os.set_inheritable(folder, True)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another start that is setting up this checkout")
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)

"""A throw-away checkout with this set-up in it; pip, Qt and the program are stand-ins: no network, no wait."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests import patience

PACKAGING = Path(__file__).resolve().parent.parent.parent / "packaging"

LISTS = ("run", "dev", "build")

# Says what FAKE_PIP holds, a line an item (`sleep` waits, `exit N` ends), and leaves a line about each call.
PIP = """\
import os, pathlib, sys, time
if __name__ == "__main__":
    lists = [pathlib.Path(word) for word in sys.argv if word.endswith(".txt")]
    with open(lists[0].parents[2] / "pip_calls", "a") as calls:
        print(*(file.stem for file in lists), *(word for word in sys.argv if word == "--require-hashes"), file=calls)
    for said in os.environ.get("FAKE_PIP", "Installing collected packages: PySide6").splitlines():
        if said == "sleep":
            time.sleep(1)
        elif said.startswith("exit"):
            sys.exit(int(said.split()[1]))
        else:
            print(said, flush=True)
"""

PROGRAM = """\
import sys, time
print("program", sys.argv[1:], flush=True)
if sys.argv[1:] == ["sleep"]:
    time.sleep(30)
sys.exit(len(sys.argv[1:]))
"""


@dataclass
class Checkout:
    """A copy of packaging/ with an environment that is there but has nothing installed."""

    root: Path
    environment: dict[str, Any] = field(default_factory=dict)

    @property
    def note(self) -> Path:
        return self.root / ".venv" / "fivefold-setup.json"

    @property
    def pip_calls(self) -> list[str]:
        """The lists of each call of pip so far; every one of them with sums."""
        calls = self.root / "pip_calls"
        told = calls.read_text().splitlines() if calls.exists() else []
        assert all(line.endswith(" --require-hashes") for line in told)
        return [line.removesuffix(" --require-hashes") for line in told]

    def start(self, *argv: str, stdin: int = subprocess.DEVNULL, **environment: Any) -> subprocess.Popen[str]:
        """Start Python with these arguments in a process group of its own."""
        return subprocess.Popen(
            [sys.executable, *argv],
            env=self.environment | environment,
            cwd=self.root.parent,
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *argv: str, **environment: Any) -> subprocess.CompletedProcess[str]:
        return _answer(self.start(*argv, **environment))

    def opened(self, *argv: str, **environment: Any) -> subprocess.CompletedProcess[str]:
        """What `packaging/run.py` with these arguments answers."""
        return self.run(str(self.root / "packaging" / "run.py"), *argv, **environment)

    def begin(self, code: str, stdin: int = subprocess.DEVNULL, **environment: Any) -> subprocess.Popen[str]:
        """Start this code with the modules of packaging/ at hand."""
        here = f"import sys; sys.path.insert(0, {str(self.root / 'packaging')!r})\n"
        return self.start("-c", here + code, stdin=stdin, **environment)

    def call(self, code: str, **environment: Any) -> subprocess.CompletedProcess[str]:
        """What this code answers."""
        return _answer(self.begin(code, **environment))


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    if os.name == "nt":
        pytest.skip("the stand-ins are made for POSIX environments")
    root = tmp_path / "a checkout"
    (root / "packaging").mkdir(parents=True)
    for module in PACKAGING.glob("*.py"):
        shutil.copy(module, root / "packaging")
    for name in LISTS:
        _write(root / "packaging" / "locks" / f"{name}.txt", f"{name}==1\n")
    _write(root / "desktop" / "__main__.py", PROGRAM)
    # The Python behind the one that runs the tests: an environment made from an environment would lead into that.
    python = getattr(sys, "_base_executable", sys.executable)
    subprocess.run([python, "-m", "venv", "--without-pip", str(root / ".venv")], check=True)
    packages = next((root / ".venv" / "lib").glob("python*/site-packages"))
    _write(packages / "pip" / "__init__.py", "")
    _write(packages / "pip" / "__main__.py", PIP)
    _write(packages / "PySide6" / "QtWidgets.py", "")
    # No dpkg on this path: nothing of the real system is asked for or changed.
    (tmp_path / "bin").mkdir()
    return Checkout(root, {"PATH": str(tmp_path / "bin"), "HOME": str(tmp_path)})


def _answer(process: subprocess.Popen[str]) -> subprocess.CompletedProcess[str]:
    out, errors = process.communicate(timeout=patience.SECONDS)
    return subprocess.CompletedProcess(process.args, process.returncode, out, errors)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)

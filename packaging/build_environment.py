"""The environments that things for others are made in: build/environment-<list>, with exactly that list of locks.py.

They are not .venv: what a bundle holds must not depend on what else somebody installed there.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import locks
import pip_output
import project
from reporting import SetupError, follow, say

PIP = {"PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUNBUFFERED": "1"}


def prepare(name: str = "build") -> Path:
    """The Python of an environment that holds exactly what this list has."""
    folder = project.BUILD / f"environment-{name}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    note = folder / "fivefold-build.json"
    made_of = [locks.file(name).read_text(encoding="utf-8"), sys.version, str(folder)]
    if not (python.exists() and _noted(note, made_of)):
        _make(folder, python, name)
        note.write_text(json.dumps(made_of), encoding="utf-8")
    return python


def _noted(note: Path, made_of: list[str]) -> bool:
    try:
        return bool(json.loads(note.read_bytes()) == made_of)
    except (OSError, ValueError):
        return False


def _make(folder: Path, python: Path, name: str) -> None:
    say(f"making the build environment in {folder.relative_to(project.ROOT)}")
    base = getattr(sys, "_base_executable", None) or sys.executable
    made = subprocess.run([base, "-m", "venv", "--clear", str(folder)], capture_output=True, text=True, check=False)
    if made.returncode:
        raise SetupError(
            f"the build environment cannot be made: {(made.stdout + made.stderr).strip().splitlines()[-1]}"
        )
    code, lines = follow([str(python), "-m", "pip", *locks.install([name])], pip_output.step, os.environ | PIP)
    if code:
        raise SetupError(pip_output.reason(lines))

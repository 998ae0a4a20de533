"""The environment that bundles are made in: build/environment, with the program's dependencies and the extra `build`.

It is not .venv: what a bundle holds must not depend on what else somebody installed there.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pip_output
import project
from reporting import SetupError, follow, say

FOLDER = project.BUILD / "environment"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NOTE = FOLDER / "fivefold-build.json"


def prepare() -> Path:
    """The Python of an environment that holds exactly what a build needs."""
    requirements = project.requirements()
    made_of = [*requirements, sys.version, str(FOLDER)]
    if not _noted(made_of):
        _make(requirements)
        NOTE.write_text(json.dumps(made_of), encoding="utf-8")
    return PYTHON


def _noted(made_of: list[str]) -> bool:
    try:
        return bool(json.loads(NOTE.read_bytes()) == made_of) and PYTHON.exists()
    except (OSError, ValueError):
        return False


def _make(requirements: list[str]) -> None:
    say(f"making the build environment in {FOLDER.relative_to(project.ROOT)}")
    python = getattr(sys, "_base_executable", None) or sys.executable
    made = subprocess.run([python, "-m", "venv", "--clear", str(FOLDER)], capture_output=True, text=True, check=False)
    if made.returncode:
        raise SetupError(
            f"the build environment cannot be made: {(made.stdout + made.stderr).strip().splitlines()[-1]}"
        )
    own = {"PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUNBUFFERED": "1"}
    code, lines = follow([str(PYTHON), "-m", "pip", "install", *requirements], pip_output.step, os.environ | own)
    if code:
        raise SetupError(pip_output.reason(lines))

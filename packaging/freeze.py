"""Makes the bundle by PyInstaller: one folder with both launchers and all they need, the same bytes every time.

The bundle of this system is in build/bundle/fivefold; packages of every kind are made from it.
"""

import os
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import build_environment
import compiled
import icons
import project
import search_paths
import system_libraries
from reporting import SetupError, say

WORK = project.BUILD / "pyinstaller"
BUNDLES = project.BUILD / "bundle"
BUNDLE = BUNDLES / project.NAME
SPEC = project.ROOT / "packaging" / "fivefold.spec"

# objdump and strip, which PyInstaller asks for on Linux; and the compiler of the engine.
TOOLS = ["binutils", "gcc"]

ENGINE = "FIVEFOLD_ENGINE"  # how the recipe is told


@cache
def freeze() -> Path:
    """The folder of a new bundle for the system this runs on; packages built at one go share it."""
    libraries = [*system_libraries.FOR_QT, *system_libraries.FOR_A_WINDOW, *TOOLS]
    system_libraries.require([*libraries, *system_libraries.for_an_environment()])
    engine = compiled.make_or_say(str(build_environment.prepare("compile")), must=sys.platform == "linux")
    python = build_environment.prepare()
    icons.make(python)
    say("making the bundle")
    started = time.monotonic()
    made = subprocess.run(
        command([str(python)], BUNDLES, WORK),
        env=os.environ | environment(engine),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    WORK.mkdir(parents=True, exist_ok=True)
    log = WORK / "log.txt"
    log.write_text(made.stdout, encoding="utf-8")
    if made.returncode:
        raise SetupError(f"PyInstaller failed: {made.stdout.strip().splitlines()[-1]} (its whole answer: {log})")
    search_paths.forget(BUNDLE)
    say(f"  {size(BUNDLE) / 1e6:.0f} MB in {time.monotonic() - started:.0f} s")
    return BUNDLE


def command(python: list[str], out: Path, work: Path) -> list[str]:
    """How this Python (and what runs it) makes a bundle: `out/fivefold`."""
    where = ["--distpath", str(out), "--workpath", str(work)]
    return [*python, "-m", "PyInstaller", "--noconfirm", "--clean", *where, str(SPEC)]


def environment(engine: Path | None = None) -> dict[str, str]:
    """What makes two bundles of the same source the same: no hash order, no clock. And where a compiled engine lies."""
    return {
        ENGINE: str(engine or ""),
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(project.source_date()),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYINSTALLER_CONFIG_DIR": str(project.BUILD / "pyinstaller-cache"),
    }


def size(folder: Path) -> int:
    """Bytes of all files under a folder."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())

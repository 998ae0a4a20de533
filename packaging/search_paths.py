"""Takes out of a bundle's libraries where the build machine keeps its own: they would be looked for there elsewhere.

A Python that somebody compiled notes such a path (RUNPATH) in each of its modules. Paths that begin at $ORIGIN, the
place of the library itself, stay.
"""

import re
import subprocess
from pathlib import Path

import system_libraries
from reporting import SetupError

NOTED = re.compile(r"^\s+(?:RUNPATH|RPATH)\s+(/\S*)$", re.MULTILINE)


def forget(bundle: Path) -> None:
    """Remove every absolute search path from the libraries of this bundle; nothing to do but on Linux."""
    noted = [path for path in sorted(bundle.rglob("*.so*")) if not path.is_symlink() and absolute(path)]
    if not noted:
        return
    system_libraries.require(["chrpath"])
    try:
        answer = subprocess.run(["chrpath", "--delete", *noted], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise SetupError("chrpath is missing; it is in Debian's package of that name.") from None
    if answer.returncode:
        raise SetupError(f"chrpath failed: {answer.stderr.strip()}")


def absolute(library: Path) -> str:
    """The absolute path that this library has noted, or nothing."""
    answer = subprocess.run(["objdump", "-p", str(library)], capture_output=True, text=True, check=False)
    found = NOTED.search(answer.stdout)
    return found[1] if found else ""

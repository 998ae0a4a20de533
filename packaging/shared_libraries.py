"""What a bundle asks of a Linux system: libraries that it does not carry, and how new its C library must be.

Read from the files themselves, so that a package's Depends can neither lack one nor name one too many.
"""

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

from reporting import SetupError

# The Debian and Ubuntu package of each library that may be left to the system.
PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}

# Parts of the C library, which is asked for by its version.
OF_C = re.compile(r"(?:lib(?:c|m|mvec|dl|pthread|rt|util)|ld-linux.*)\.so\.\d+$")

# No library, but files that libraries of the bundle read: keyboard layouts.
DATA = ("xkb-data",)


class Needs(NamedTuple):
    """What a system must have."""

    libraries: frozenset[str]  # by the names that files ask for
    c_library: str  # its least version


def of(bundle: Path) -> Needs:
    """What the files of this bundle ask for beyond each other."""
    programs = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink() and _is_elf(path)]
    carried = {path.name for path in bundle.rglob("*") if ".so" in path.name}
    asked: set[str] = set()
    versions: set[tuple[int, ...]] = set()
    for path in programs:
        header = _header(path)
        asked.update(re.findall(r"^\s+NEEDED\s+(\S+)$", header, re.MULTILINE))
        versions.update(tuple(map(int, found.split("."))) for found in re.findall(r"\bGLIBC_(\d[\d.]*)$", header, re.M))
    libraries = frozenset(name for name in asked - carried if not OF_C.match(name))
    return Needs(libraries, ".".join(map(str, max(versions, default=(0,)))))


def depends(needs: Needs) -> list[str]:
    """These needs as a Debian package names them."""
    if unknown := sorted(needs.libraries - PACKAGES.keys()):
        raise SetupError(f"the bundle asks for {', '.join(unknown)}, and shared_libraries.py knows no package of it.")
    packages = sorted({*(PACKAGES[name] for name in needs.libraries), *DATA})
    return [f"libc6 (>= {needs.c_library})", *packages]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _header(path: Path) -> str:
    answer = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SetupError(f"objdump cannot read {path}: {answer.stderr.strip()}")
    return answer.stdout

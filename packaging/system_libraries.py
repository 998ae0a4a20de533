"""Qt's system libraries on Debian and Ubuntu: which are missing, and their installation by apt.

Sudo is used after a yes only; root, who gave it by being root, reads the names of the packages before apt runs. Where
apt may not be used the person gets the one line to run. Systems without dpkg are left alone: Qt's wheels for
Windows and macOS bring everything, and other Linux systems name their packages in their own ways.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable

from reporting import SetupError, follow, say

# What the PySide6 wheel links against, also without a window.
FOR_QT = """
    libdbus-1-3 libegl1 libfontconfig1 libfreetype6 libgl1 libglib2.0-0 libx11-6 libxkbcommon0
""".split()

# What Qt's xcb platform needs on top to open a window.
FOR_A_WINDOW = """
    libx11-xcb1 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0
    libxcb-render0 libxcb-shape0 libxcb-shm0 libxcb-sync1 libxcb-util1 libxcb-xfixes0 libxcb-xkb1 libxkbcommon-x11-0
""".split()


def require(libraries: Iterable[str]) -> None:
    """Return when these packages are installed, installing what is missing; SetupError where that cannot be done."""
    if not shutil.which("dpkg-query") or not shutil.which("apt-get"):
        return
    if missing := absent(list(libraries)):
        _install(missing)


def for_an_environment() -> list[str]:
    """What Python lacks to make an environment: Debian ships its own without the module that brings pip along."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return []
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def absent(packages: list[str]) -> list[str]:
    """Those of the packages that dpkg does not have."""
    query = ["dpkg-query", "-W", "-f", "${db:Status-Abbrev}${Package}\n", *packages, *map(_renamed, packages)]
    answer = subprocess.run(query, capture_output=True, text=True, check=False).stdout
    installed = {line[3:].strip() for line in answer.splitlines() if line.startswith("ii")}
    return [package for package in packages if installed.isdisjoint((package, _renamed(package)))]


def _renamed(package: str) -> str:
    # Ubuntu 24.04 and Debian 13 call libraries so that were rebuilt for 64-bit times; apt takes the old name.
    return package + "t64"


def _install(missing: list[str]) -> None:
    install = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    if as_root and not _may_use_sudo(missing):
        sudo = "sudo " if shutil.which("sudo") else ""
        line = f"{sudo}apt-get update && {sudo}{' '.join(install)}"
        who = "this" if sudo else "this as root"
        raise SetupError(f"{len(missing)} system packages are missing; run {who}, then start again:\n{line}")
    say(f"installing {len(missing)} system packages with apt{'' if as_root else ': ' + ' '.join(missing)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    # An update that fails for one of several sources is no matter as long as the installation then works.
    _, updating = follow([*as_root, "apt-get", "update"], lambda line: None, environment)
    code, installing = follow([*as_root, *install], _step, environment)
    if code or absent(missing):
        raise SetupError(_reason(updating + installing, missing))


def _may_use_sudo(missing: list[str]) -> bool:
    if not shutil.which("sudo") or not sys.stdin or not sys.stdin.isatty():
        return False
    say(f"{len(missing)} system packages are missing: {' '.join(missing)}")
    sys.stderr.write("fivefold: install them with sudo apt-get? [Y/n] ")
    sys.stderr.flush()
    return sys.stdin.readline().lower() in ("\n", "y\n", "yes\n")  # The end of the input is no yes.


def _step(line: str) -> str | None:
    """The few lines of apt that a person wants to see while it works."""
    return line if line.startswith(("Need to get", "Fetched", "After this")) else None


def _reason(lines: list[str], missing: list[str]) -> str:
    errors = [line.removeprefix("E: ") for line in lines if line.startswith("E: ")]
    if any("resolving" in line or "connect" in line for line in lines if line.startswith(("E:", "W:", "Err:"))):
        return "apt cannot reach its package servers (no network?); start again when it can."
    if any("Could not get lock" in line for line in errors):
        return "another program is using apt right now; start again when it has finished."
    return f"apt could not install {' '.join(missing)}: {errors[0] if errors else 'it did not say why'}"
